/* Forms that many tables share: numbers of 64 bits, hashes, UUIDs, instants, nonces, and values that no table describes
 * beforehand. Each `FORM_…` fills in the kind and place of a field. */
#pragma once
#include <umpire/field.h>
#include <umpire/id.h>

/* int64_t or uint64_t from `min` to 2^53 - 1, or to `max` where that is not 0. Absent, which wants a minimum of 1 or a
 * bool beside it: 0. */
extern const struct field_form form_long;
/* struct hash, as 64 hexadecimal digits. */
extern const struct field_form form_hash;
/* struct uuid. */
extern const struct field_form form_uuid;
/* int64_t, microseconds since 1970, written as RFC 3339 with milliseconds. */
extern const struct field_form form_instant;
/* const uint8_t *, and its length in a size_t beside it: `min` to `max` bytes in hexadecimal. NULL is absent. */
enum { FORM_BYTES_MAX = 64 };
extern const struct field_form form_bytes;
/* An int32_t that is always `fallback`; the struct has no member for it. */
extern const struct field_form form_constant;
/* const struct json_t *: an object, or a text, number or truth, of which whoever knows more makes something. Read as
 * the JSON itself, and written by the field's own `write`. */
extern const struct field_form form_object;
extern const struct field_form form_scalar;
/* Likewise any JSON value, written by the field's own `write`. */
extern const struct field_form form_anything;
/* Likewise a number that is no exact decimal: of answers alone. */
extern const struct field_form form_number;

/* For further forms: members that are pointers, texts as const char *, and the JSON itself. */
bool form_pointer_given(const struct field *field, const void *base);
bool form_json_keep(struct arena *arena, const struct field *field, const struct form_value *value, void *base);
void form_label_write(struct writer *out, const struct field *field, const void *base);
void form_label_put(const struct field *field, const struct form_value *value, void *base);

/* The address of a member, checked by its size: for enumerations, and numbers with and without a sign. */
#define SIZED_AT(type, member, want)                                                                                   \
    (offsetof(type, member) + 0 * sizeof(char[sizeof(((type *)0)->member) == sizeof(want) ? 1 : -1]))

#define FORM(form_, type, member, want) .kind = FIELD_FORM, .form = &(form_), .offset = SIZED_AT(type, member, want)
#define FORM_LONG(type, member, low) FORM(form_long, type, member, int64_t), .min = (low)
/* The number of an entry; absent: 0. */
#define FORM_SEQ(type, member) FORM_LONG(type, member, 1)
#define FORM_HASH(type, member) FORM(form_hash, type, member, struct hash)
#define FORM_HASH_AT(type, member) FORM(form_hash, type, member, void *), .indirect = true
#define FORM_UUID(type, member) FORM(form_uuid, type, member, struct uuid)
#define FORM_INSTANT(type, member) FORM(form_instant, type, member, int64_t)
#define FORM_BYTES(type, member, length, low, high)                                                                    \
    FORM(form_bytes, type, member, void *), .count = SIZED_AT(type, length, size_t), .min = (low), .max = (high)
#define FORM_OBJECT(type, member) FORM(form_object, type, member, void *)
#define FORM_SCALAR(type, member) FORM(form_scalar, type, member, void *)

/* Further kinds of members that are pointers, or of other types. */
#define GROUP_AT(type, member, fields_)                                                                                \
    .kind = FIELD_GROUP, .offset = SIZED_AT(type, member, void *), .of = &(fields_), .indirect = true
#define LIST_AT(type, member, of_type, item_, count_, low, high)                                                       \
    .kind = FIELD_LIST, .offset = SIZED_AT(type, member, void *), .min = (low), .max = (high), .item = &(item_),       \
    .item_size = sizeof(of_type), .count = offsetof(type, count_), .indirect = true,                                   \
    .wide = sizeof(((type *)0)->count_) == sizeof(size_t)
/* A member of an enum type, by its own list of choices. */
#define ENUM_OF(type, member, choices_)                                                                                \
    .kind = FIELD_ENUM, .offset = SIZED_AT(type, member, int32_t), .choices = &(choices_)
#define COUNTER(type, member, low, high)                                                                               \
    .kind = FIELD_INT, .offset = SIZED_AT(type, member, int32_t), .min = (low), .max = (high)
/* True where it is there. */
#define TRUE_IF(type, member) .kind = FIELD_BOOL, .presence = FIELD_OPTIONAL, .offset = FIELD_AT(type, member, bool)
/* const char *const *: names, the last NULL; never absent. */
extern const struct field_form form_names;
#define FORM_NAMES(type, member) FORM(form_names, type, member, void *)

#define ABSENT_IS_ZERO .presence = FIELD_OPTIONAL, .zero = true
