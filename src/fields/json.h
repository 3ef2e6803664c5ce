/* JSON in: a body becomes a tree in the request's arena. The only header in this program that mentions jansson, by the
 * name of its value type. */
#pragma once
#include "base/arena.h"
#include "base/writer.h"
#include <stdbool.h>
#include <stddef.h>
#include <umpire/id.h>
#include <umpire/text.h>
#include <umpire/violation.h>

struct json_t;

/* Numbers are read as exactly as they are written. A whole number is an integer, however it is spelt (`3.0`, `1e0`);
 * one with at most three decimals is a number of thousandths (json_thousandths); any other number fits no member. No
 * decimal is ever rounded to a binary fraction. */
enum { JSON_DEPTH_MAX = 2048 }; /* that the parser goes */

/* Parses one JSON text. Refuses duplicate keys, U+0000, invalid UTF-8, numbers beyond 64 bits and absurd depth. Quick
 * if it is as programs write it, without spaces, whatever the order of members (JSON.stringify; umpire's entries). The
 * tree lives as long as the arena; nothing of it is freed singly. NULL after adding a violation. */
struct json_t *json_read(struct arena *arena, const char *bytes, size_t length, struct violations *violations);

/* The form of the bytes that json_read_compact takes. */
enum json_form {
    JSON_FORM_COMPACT, /* as programs write it: nothing between the tokens, numbers in their shortest form, the one way
                        * of escaping, no null; members in any order */
    JSON_FORM_CANONICAL, /* that of docs/ledger.md: also, names are printable ASCII in ascending order */
};
/* Reads a text only if it has this form, and is nested at most 64 deep: the tree that json_read makes of it. NULL for
 * any other text; or out of memory, as *ret_starved says. */
struct json_t *json_read_compact(struct arena *arena, const char *bytes, size_t length, enum json_form form,
                                 bool *ret_starved);

/* Whether arrays and objects are nested at most `most` deep; for malformed input, checks bracket nesting only. */
bool json_depth_fits(const char *bytes, size_t length, int32_t most);
/* The same, and no bracket closes that was not opened: for such a one the tokenizer rescans all earlier tokens. */
bool json_brackets_fit(const char *bytes, size_t length, int32_t most);

/* For reading what umpire itself wrote (entries); each returns NULL or the fallback if the member is missing. */
const struct json_t *json_member(const struct json_t *object, const char *key);
const char *json_text_member(const struct json_t *object, const char *key);
int64_t json_int_member(const struct json_t *object, const char *key, int64_t fallback);
size_t json_list_size(const struct json_t *list);
const struct json_t *json_list_item(const struct json_t *list, size_t index);
int64_t json_int(const struct json_t *value, int64_t fallback);
/* Whether the value, or the member, is there and true. */
bool json_is_true_value(const struct json_t *value);
bool json_true_member(const struct json_t *object, const char *key);

/* The same for bytes from anybody: false if the value is missing or of another form. */
/* A whole number from 0 on. */
bool json_natural(const struct json_t *value, uint64_t *ret);
bool json_text_is(const struct json_t *value, const char *text);
/* A text of at most `size` - 1 bytes. */
bool json_text_copy(const struct json_t *value, char *ret, size_t size);
/* Texts of lower-case hexadecimal; of a list at most `most`. */
bool json_hash(const struct json_t *value, struct hash *ret);
bool json_hashes(const struct json_t *list, size_t most, struct hash *ret, size_t *ret_count);
bool json_bytes(const struct json_t *value, uint8_t *ret, size_t size, size_t *ret_length);

/* The value of a number in thousandths; false if it is not a number, or has more than three decimals, or is beyond
 * 2^53 thousandths. */
bool json_thousandths(const struct json_t *value, int64_t *ret);

bool json_is_list(const struct json_t *value);
/* How many members an object has; 0 for any other value. */
size_t json_member_count(const struct json_t *value);
/* The members in the order of the text: sets `*name` to the next name and returns its value. Begin with NULL in
 * `*name`. NULL after the last, and for any other value. */
const struct json_t *json_next(const struct json_t *object, const char **name);

/* The value at an RFC 6901 pointer; NULL where there is none. */
const struct json_t *json_at(const struct json_t *root, const char *pointer);

/* Changing a tree that json_read made in this arena. */
/* Takes a member out of an object and returns it; NULL when there is none. */
const struct json_t *json_take_out(struct arena *arena, struct json_t *object, const char *name);

enum json_set_result {
    JSON_SET_DONE,
    JSON_SET_NOWHERE, /* the pointer leads through something that is not there or has no members */
    JSON_SET_STARVED, /* the arena is full */
};

/* Sets the value at an RFC 6901 pointer. A member that its object does not have is added; a list is not made longer.
 * The value is shared, not copied. */
enum json_set_result json_set(struct arena *arena, struct json_t *root, const char *pointer,
                              const struct json_t *value);
/* The type of a value; VALUE_NONE: there is none. */
enum value_kind {
    VALUE_NONE,
    VALUE_OBJECT,
    VALUE_LIST,
    VALUE_TEXT,
    VALUE_INTEGER,
    VALUE_FRACTION,
    VALUE_TRUTH,
    VALUE_NULL
};
enum value_kind json_kind(const struct json_t *value);
/* A text, or NULL; and its length, unless `ret_length` is NULL. */
const char *json_text(const struct json_t *value, size_t *ret_length);

/* Writes a value, members in their order, strings and numbers in the one form that the canonical writer gives them. */
void json_write(struct writer *writer, const struct json_t *value);

/* Whether `recorded` differs from `wanted`. `may_lack`: objects of `recorded` may lack members. If they differ,
 * `where` is the place of the first difference as a JSON Pointer, and `ret_recorded`, `ret_wanted` are the values
 * there (NULL: nothing). */
bool json_differs(const struct json_t *recorded, const struct json_t *wanted, bool may_lack, struct text *where,
                  const struct json_t **ret_recorded, const struct json_t **ret_wanted);
/* Whether both are the same value, or missing. */
bool json_same(const struct json_t *a, const struct json_t *b);
/* Whether `whole` contains all of `part`: every member of its objects, and its lists item by item. */
bool json_contains(const struct json_t *whole, const struct json_t *part);
