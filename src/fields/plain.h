/* Quick reading of compact texts, as programs write them: jsmn finds the tokens, and jansson's values are made of
 * them. jsmn does not check that the text is JSON; so the values are written again while they are made, and only a
 * text that equals what was written is accepted. For the codec room only. */
#pragma once
#include "fields/json.h"

enum plain_order {
    PLAIN_ASCENDING, /* canonical: names are printable ASCII in ascending order */
    PLAIN_ANY,       /* members in any order, no name twice */
};

/* For json.c, which has jansson allocate from the arena. The same result as json_read; NULL if the text is not
 * compact (nothing between the tokens, numbers in their shortest form, the one way of escaping, no null), is deeply
 * nested, or is not JSON. `scratch` is overwritten. */
struct json_t *plain_read(struct arena *arena, const char *bytes, size_t length, enum plain_order order,
                          struct writer *scratch);
