/* JSON in: a body becomes a tree in the request's arena. The only header of this house that knows that jansson exists,
 * and it shows only the name of its value type. */
#pragma once
#include "arena.h"
#include "writer.h"
#include <stdbool.h>
#include <stddef.h>
#include <umpire/violation.h>

struct json_t;

/* Parses one JSON text. Refuses duplicate keys, U+0000, invalid UTF-8, numbers beyond 64 bits and absurd depth.
 * The tree lives as long as the arena; nothing of it is freed singly. NULL after adding a violation. */
const struct json_t *json_read(struct arena *arena, const char *bytes, size_t length, struct violations *violations);

/* For reading what umpire itself wrote (entries); each returns NULL or the fallback where the member is not there. */
const struct json_t *json_member(const struct json_t *object, const char *key);
const char *json_text_member(const struct json_t *object, const char *key);
int64_t json_int_member(const struct json_t *object, const char *key, int64_t fallback);
size_t json_list_size(const struct json_t *list);
const struct json_t *json_list_item(const struct json_t *list, size_t index);
int64_t json_int(const struct json_t *value, int64_t fallback);

/* Writes a value as it is, members in their order. */
void json_write(struct writer *writer, const struct json_t *value);
