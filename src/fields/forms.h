/* Forms that many tables share: numbers of 64 bits, hashes, UUIDs, instants, nonces, and values that no table describes
 * beforehand. Their rows are in answer_rows.h. */
#pragma once
#include <umpire/field.h>
#include <umpire/id.h>

/* int64_t or uint64_t from `min` to 2^53 - 1, or to `max` if that is not 0. Absent is 0, which needs a minimum of 1 or
 * a bool beside it. */
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
/* The same for a signature, which always has 64 bytes: another number of digits in a request is a violation. */
extern const struct field_form form_signature;
/* An int32_t that is always `fallback`; the struct has no member for it. */
extern const struct field_form form_constant;
/* const struct json_t *: an object, or a text, number or truth, which is decoded by code that knows more. Read as the
 * JSON itself, and written by the field's own `write`. */
extern const struct field_form form_object;
extern const struct field_form form_scalar;
/* The same for any JSON value, written by the field's own `write`. */
extern const struct field_form form_anything;
/* The same for a number that is not an exact decimal: only in answers. */
extern const struct field_form form_number;

/* For further forms: hashes; members that are pointers, texts as const char *, and the JSON itself. */
void form_hash_write(struct writer *out, const struct field *field, const void *base);
bool form_hash_read(struct arena *arena, const struct field *field, const struct form_value *value, void *base);
bool form_pointer_given(const struct field *field, const void *base);
bool form_json_keep(struct arena *arena, const struct field *field, const struct form_value *value, void *base);
void form_label_write(struct writer *out, const struct field *field, const void *base);
void form_label_put(const struct field *field, const struct form_value *value, void *base);

/* const char *const *: names, the last NULL; never absent. */
extern const struct field_form form_names;
