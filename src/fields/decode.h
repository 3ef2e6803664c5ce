/* Decoding by field tables: every violation is found and named with its JSON Pointer. */
#pragma once
#include "fields/json.h"
#include <umpire/field.h>
#include <umpire/text.h>

/* Adds a slash and a member's name to a JSON Pointer, in which RFC 6901 writes "~" as "~0" and "/" as "~1". */
void pointer_add_name(struct text *pointer, const char *name);

/* Sets `into` to its defaults, then decodes the object `value` into it. `pointer` is the place of the value in the
 * request ("" for the root). False when a violation was added; `into` is then complete but must not be used. */
bool fields_decode(const struct fields *fields, const struct json_t *value, const char *pointer, void *into,
                   struct violations *violations);

/* Which members of a struct were given, its groups and the items of its lists included. `bits` has members_given_size
 * bytes; a copy of them is valid for a copy of the struct. */
struct members_given {
    const void *base;            /* the struct, */
    const struct fields *fields; /* and its table */
    unsigned char *bits;
};
size_t members_given_size(const struct fields *fields);
/* Whether a member of the struct, or of the group in it at `at`, was given. Anything outside counts as given. */
bool members_given_has(const struct members_given *given, const struct field *field, const void *at);
void members_given_add(struct members_given *given, const struct field *field, const void *at);

/* The same, with what members point at in the arena (NULL: none does) or in the JSON itself. `given` is cleared first
 * and then notes what was given (NULL: not noted). Its struct is `into` or a part of it; a missing member of it is no
 * violation yet: fields_require reports those that nothing else has filled in. */
bool fields_decode_given(struct arena *arena, const struct fields *fields, const struct json_t *value,
                         const char *pointer, void *into, struct members_given *given, struct violations *violations);
/* False after adding a violation for each required member that is not in `given`. */
bool fields_require(const struct fields *fields, const void *from, const char *pointer,
                    const struct members_given *given, struct violations *violations);

/* Adds what is wrong with the members of `fields` in an object that cannot be decoded as a whole, since what it is
 * about is not known. `open`, NULL-terminated: its other members, which may hold anything. False: it is not an object.
 */
bool fields_judge(struct arena *arena, const struct fields *fields, const char *const *open, const struct json_t *value,
                  struct violations *violations);

/* Writes an object of the members that were given, and only such members of its groups and lists. */
void members_given_write(struct writer *writer, const struct fields *fields, const void *from,
                         const struct members_given *given);
/* Decodes an object that one or more tables describe together, each into its own struct, with what their members point
 * at in the arena or in the JSON itself. `strict`: a member that none of them has is wrong; else it is ignored. */
bool fields_read(struct arena *arena, const struct fields_part *parts, size_t count, const struct json_t *value,
                 bool strict, struct violations *violations);

/* Decodes the value of one member alone into its place in `base`. */
bool member_decode(const struct field *field, const struct json_t *value, const char *pointer, void *base,
                   struct violations *violations);
/* The same within a struct, noting in `given` what was given (NULL: not noted). */
bool member_decode_given(const struct field *field, const struct json_t *value, const char *pointer, void *base,
                         struct members_given *given, struct violations *violations);

/* The same from plain text, as queries and cells have it. */
bool text_member_decode(const struct field *field, const char *value, const char *pointer, void *base,
                        struct violations *violations);
/* The field of a name, or NULL after adding the violation that it is not known. */
const struct field *field_named(const struct fields *fields, const char *name, const char *pointer,
                                struct violations *violations);

/* Decodes one query parameter into `into` (which fields_default has prepared). Violations name it as "?name". */
bool parameter_decode(const struct fields *fields, const char *name, const char *value, void *into,
                      struct violations *violations);
