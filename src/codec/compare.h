/* How two values differ, for telling people where. */
#pragma once
#include "json.h"
#include <umpire/text.h>

/* Whether `recorded` is other than `wanted`. `may_lack`: objects of `recorded` may lack members. Where they first
 * differ stands in `where` then, as a JSON Pointer, and what is there on each side in `ret_recorded`, `ret_wanted`
 * (NULL: nothing). */
bool json_differs(const struct json_t *recorded, const struct json_t *wanted, bool may_lack, struct text *where,
                  const struct json_t **ret_recorded, const struct json_t **ret_wanted);
