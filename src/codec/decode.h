/* Decoding by field tables: every violation is found and named with its JSON Pointer. */
#pragma once
#include "json.h"
#include <umpire/field.h>
#include <umpire/text.h>

/* Adds a slash and a member's name to a JSON Pointer, in which RFC 6901 writes "~" as "~0" and "/" as "~1". */
void pointer_add_name(struct text *pointer, const char *name);

/* Sets `into` to its defaults, then decodes the object `value` into it. `pointer` is where the value stands in the
 * request ("" for the root). False when a violation was added; `into` is then complete but not to be used. */
bool fields_decode(const struct fields *fields, const struct json_t *value, const char *pointer, void *into,
                   struct violations *violations);

/* Decodes an object that one or more tables describe together, each into its own struct, with what their members point
 * at in the arena or in the JSON itself. `strict`: a member that none of them has is wrong; else it is passed over. */
bool fields_read(struct arena *arena, const struct fields_part *parts, size_t count, const struct json_t *value,
                 bool strict, struct violations *violations);

/* Decodes the value of one member alone into its place in `base`. */
bool member_decode(const struct field *field, const struct json_t *value, const char *pointer, void *base,
                   struct violations *violations);

/* The same from plain text, as queries and cells have it. */
bool text_member_decode(const struct field *field, const char *value, const char *pointer, void *base,
                        struct violations *violations);
/* The field of a name, or NULL after adding the violation that it is not known. */
const struct field *field_named(const struct fields *fields, const char *name, const char *pointer,
                                struct violations *violations);

/* Decodes one query parameter into `into` (which fields_default has prepared). Violations name it as "?name". */
bool parameter_decode(const struct fields *fields, const char *name, const char *value, void *into,
                      struct violations *violations);
