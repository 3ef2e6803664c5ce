/* What the ledger's tests include first: cmocka, and the vectors of tests/vectors. */
#pragma once
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <jansson.h>
#include <sodium.h>
#include <umpire/ledger.h>

#define LENGTH(array) (sizeof(array) / sizeof((array)[0]))
#define VECTORS UMPIRE_SOURCE_DIR "/tests/vectors/"

static inline json_t *vectors_load(const char *path)
{
    json_error_t error;
    json_t *root = json_load_file(path, JSON_REJECT_DUPLICATES, &error);
    if (!root)
        fail_msg("%s:%d: %s", path, error.line, error.text);
    return root;
}

static inline const char *text_of(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    if (!text)
        fail_msg("the vector has no text %s", key);
    return text;
}

static inline uint64_t number_of(const json_t *object, const char *key)
{
    const json_t *number = json_object_get(object, key);
    assert_true(json_is_integer(number));
    return (uint64_t)json_integer_value(number);
}

/* A member that is an array with something in it. */
static inline const json_t *list_of(const json_t *object, const char *key)
{
    const json_t *list = json_object_get(object, key);
    assert_true(json_is_array(list));
    return list;
}

static inline size_t bytes_of(const char *hex, uint8_t *ret, size_t size)
{
    size_t length;
    assert_int_equal(sodium_hex2bin(ret, size, hex, strlen(hex), NULL, &length, NULL), 0);
    return length;
}

static inline struct hash hash_of_hex(const char *hex)
{
    struct hash hash;
    assert_true(hash_read(hex, &hash));
    return hash;
}

static inline struct uuid uuid_of(const json_t *object, const char *key)
{
    struct uuid uuid;
    assert_true(uuid_read(text_of(object, key), &uuid));
    return uuid;
}

static inline void assert_hash(const struct hash *found, const struct hash *wanted)
{
    char a[HASH_TEXT_SIZE], b[HASH_TEXT_SIZE];
    hash_write(found, a);
    hash_write(wanted, b);
    assert_string_equal(a, b);
}
