/* A value is written again as the canonical form has it, and the bytes are compared. */
#include "canonical.h"
#include <jansson.h>
#include <string.h>

static bool value_write(struct writer *out, const json_t *value);

/* A name that write_key can write: printable ASCII without anything to escape. */
static bool is_plain(const char *key)
{
    for (; *key; key++)
        if (*key < 0x20 || *key > 0x7E || *key == '"' || *key == '\\')
            return false;
    return true;
}

static bool object_write(struct writer *out, const json_t *object)
{
    json_t *whole = (json_t *)(uintptr_t)object; /* walking changes nothing */
    const char *before = NULL, *key;
    write_object(out);
    for (void *at = json_object_iter(whole); at; before = key, at = json_object_iter_next(whole, at)) {
        key = json_object_iter_key(at);
        if (!is_plain(key) || (before && strcmp(before, key) >= 0))
            return false;
        write_key(out, key);
        if (!value_write(out, json_object_iter_value(at)))
            return false;
    }
    write_object_end(out);
    return true;
}

static bool list_write(struct writer *out, const json_t *list)
{
    write_array(out);
    for (size_t i = 0; i < json_array_size(list); i++)
        if (!value_write(out, json_array_get(list, i)))
            return false;
    write_array_end(out);
    return true;
}

static bool integer_write(struct writer *out, int64_t value)
{
    if (value > CANONICAL_INTEGER_MAX || value < -CANONICAL_INTEGER_MAX)
        return false;
    write_int(out, value);
    return true;
}

static bool decimal_write(struct writer *out, const json_t *value)
{
    int64_t thousandths;
    if (!json_thousandths(value, &thousandths))
        return false;
    write_thousandths(out, thousandths);
    return true;
}

/* False for what has no canonical form. Depth is bounded by the parser's limit. */
static bool value_write(struct writer *out, const json_t *value)
{
    switch (json_typeof(value)) {
    case JSON_OBJECT:
        return object_write(out, value);
    case JSON_ARRAY:
        return list_write(out, value);
    case JSON_STRING:
        write_string_bytes(out, json_string_value(value), json_string_length(value));
        return true;
    case JSON_INTEGER:
        return integer_write(out, json_integer_value(value));
    case JSON_TRUE:
    case JSON_FALSE:
        write_bool(out, json_is_true(value));
        return true;
    case JSON_REAL:
        return decimal_write(out, value);
    case JSON_NULL:
        break;
    }
    return false;
}

bool json_is_canonical(const struct json_t *value, const char *bytes, size_t length, struct writer *scratch)
{
    writer_reset(scratch);
    return value_write(scratch, value) && !scratch->failed && scratch->used == length &&
           memcmp(scratch->at, bytes, length) == 0;
}
