/* How two values differ, for telling people where. */
#pragma once
#include "fields/json.h"
#include <umpire/text.h>

/* Whether `recorded` differs from `wanted`. `may_lack`: objects of `recorded` may lack members. If they differ,
 * `where` is the place of the first difference as a JSON Pointer, and `ret_recorded`, `ret_wanted` are the values
 * there (NULL: nothing). */
bool json_differs(const struct json_t *recorded, const struct json_t *wanted, bool may_lack, struct text *where,
                  const struct json_t **ret_recorded, const struct json_t **ret_wanted);
