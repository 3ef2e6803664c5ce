/* JSON in: a body becomes a tree in the request's arena. The only header of this house that knows that jansson exists,
 * and it shows only the name of its value type. */
#pragma once
#include "base/arena.h"
#include "base/writer.h"
#include <stdbool.h>
#include <stddef.h>
#include <umpire/violation.h>

struct json_t;

/* Numbers are read as exactly as they are written. What is whole is an integer, however it is spelt (`3.0`, `1e0`);
 * what has at most three decimals is a number of thousandths (json_thousandths); anything else is a number that nothing
 * here can hold. No decimal is ever rounded to a binary fraction. */
enum { JSON_DEPTH_MAX = 2048 }; /* that the parser goes */

/* Parses one JSON text. Refuses duplicate keys, U+0000, invalid UTF-8, numbers beyond 64 bits and absurd depth. Quick
 * where it is as programs write it, without spaces, whatever the order of members (JSON.stringify; umpire's entries).
 * The tree lives as long as the arena; nothing of it is freed singly. NULL after adding a violation. */
struct json_t *json_read(struct arena *arena, const char *bytes, size_t length, struct violations *violations);

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

/* The value of a number in thousandths; false if it is not a number, or has more than three decimals, or is beyond
 * 2^53 thousandths. */
bool json_thousandths(const struct json_t *value, int64_t *ret);

bool json_is_list(const struct json_t *value);
/* How many members an object has; 0 for any other value. */
size_t json_member_count(const struct json_t *value);
/* The member with this number (there is one) in the order of the text, and its name. */
const struct json_t *json_member_number(const struct json_t *object, size_t number, const char **ret_name);

/* Changing a tree that json_read made in this arena. */
/* Takes a member out of an object and returns it; NULL when there is none. */
const struct json_t *json_take_out(struct arena *arena, struct json_t *object, const char *name);

enum json_set_result {
    JSON_SET_DONE,
    JSON_SET_NOWHERE, /* the pointer leads through something that is not there or holds nothing */
    JSON_SET_STARVED, /* the arena has no more */
};

/* Sets the value at an RFC 6901 pointer. A member that its object does not have is added; a list is not made longer.
 * The value is shared, not copied. */
enum json_set_result json_set(struct arena *arena, struct json_t *root, const char *pointer,
                              const struct json_t *value);
/* What a value is; VALUE_NONE where there is none. */
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
/* A text and its length, or NULL. */
const char *json_text(const struct json_t *value, size_t *ret_length);
/* The members' names in their order: the one after `key`, the first after NULL, NULL after the last. `key` came from
 * here. */
const char *json_next_key(const struct json_t *object, const char *key);

/* Writes a value, members in their order, strings and numbers in the one form that the canonical writer gives them. */
void json_write(struct writer *writer, const struct json_t *value);
