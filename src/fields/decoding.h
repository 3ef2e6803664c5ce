/* For decode*.c and given.c alone: a decoding in progress, its place in the value, and its messages. */
#pragma once
#include "fields/decode.h"
#include <umpire/field.h>

struct path {
    const struct path *up;
    const char *name; /* a member's name, or NULL for a list's item */
    size_t index;     /* of the item */
};

struct decoding {
    const char *root; /* where the decoded value is */
    struct violations *violations;
    struct members_given *given; /* NULL: nobody asks */
    struct arena *arena;         /* for what members point at; NULL: none does */
    bool lenient;                /* members that no table has are ignored */
};

void decoding_violate(struct decoding *decoding, const struct path *path, enum umpire_error code, const char *message);
void decoding_missing(struct decoding *decoding, const struct path *path, const struct field *field);
void decoding_wrong_type(struct decoding *decoding, const struct path *path, const char *wanted,
                         const struct json_t *value);
void decoding_out_of_bounds(struct decoding *decoding, const struct path *path, enum umpire_error code,
                            const struct field *field, int64_t found, const char *what);
void decoding_too_many_bytes(struct decoding *decoding, const struct path *path, size_t most, size_t found);
void decoding_not_a_decimal(struct decoding *decoding, const struct path *path, const struct field *field);
void decoding_not_a_choice(struct decoding *decoding, const struct path *path, const struct choices *choices);
void decoding_unknown_key(struct decoding *decoding, const struct path *path, const struct fields *fields);

/* Forgets what was given inside of a member. */
void members_given_clear(struct members_given *given, const struct field *field, const void *at);
