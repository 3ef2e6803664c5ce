/* Quick reading of compact texts, as programs write them: jsmn finds the tokens, and jansson's values are made of them.
 * jsmn is no judge of what is JSON; so while values are made they are written again, and only a text that is what was
 * written is taken. For the codec room alone. */
#pragma once
#include "json.h"

enum plain_order {
    PLAIN_ASCENDING, /* canonical: names are printable ASCII in ascending order */
    PLAIN_ANY,       /* members in any order, no name twice */
};

/* For json.c, which has jansson's memory come from the arena. What json_read makes of the text; NULL where it is not
 * compact (nothing between the tokens, numbers in their shortest form, the one way of escaping, no null), goes deep, or
 * is no JSON. `scratch` is written over. */
struct json_t *plain_read(struct arena *arena, const char *bytes, size_t length, enum plain_order order,
                          struct writer *scratch);
