/* Looking at the values of a tree, writing and comparing them. */
#include "fields/json.h"
#include "fields/numbers.h"
#include <jansson.h>
#include <string.h>

const struct json_t *json_member(const struct json_t *object, const char *key)
{
    return json_object_get(object, key);
}

const char *json_text_member(const struct json_t *object, const char *key)
{
    return json_string_value(json_object_get(object, key));
}

int64_t json_int(const struct json_t *value, int64_t fallback)
{
    return json_is_integer(value) ? json_integer_value(value) : fallback;
}

bool json_thousandths(const struct json_t *value, int64_t *ret)
{
    if (json_is_integer(value)) {
        int64_t whole = json_integer_value(value), most = NUMBERS_THOUSANDTHS_MAX / 1000;
        bool fits = whole >= -most && whole <= most;
        *ret = fits ? whole * 1000 : 0;
        return fits;
    }
    double thousandths = json_real_value(value); /* as numbers.h spells it: 0.5 is what could not be held */
    *ret = (int64_t)thousandths;
    return json_is_real(value) && (double)*ret == thousandths;
}

bool json_true_member(const struct json_t *object, const char *key)
{
    return json_is_true(json_object_get(object, key));
}

int64_t json_int_member(const struct json_t *object, const char *key, int64_t fallback)
{
    return json_int(json_object_get(object, key), fallback);
}

size_t json_list_size(const struct json_t *list)
{
    return json_array_size(list);
}

const struct json_t *json_list_item(const struct json_t *list, size_t index)
{
    return json_array_get(list, index);
}

bool json_is_true_value(const struct json_t *value)
{
    return json_is_true(value);
}

bool json_is_list(const struct json_t *value)
{
    return json_is_array(value);
}

size_t json_member_count(const struct json_t *value)
{
    return json_object_size(value);
}

/* jansson's iterators take a mutable object, but change nothing. */
static json_t *mutable(const struct json_t *value)
{
    json_t *same;
    memcpy(&same, &value, sizeof same);
    return same;
}

const struct json_t *json_next(const struct json_t *object, const char **name)
{
    json_t *inside = mutable(object);
    void *at = *name ? json_object_iter_next(inside, json_object_key_to_iter(*name)) : json_object_iter(inside);
    *name = at ? json_object_iter_key(at) : NULL;
    return at ? json_object_iter_value(at) : NULL;
}

enum value_kind json_kind(const struct json_t *value)
{
    static const enum value_kind kinds[] = {
        [JSON_OBJECT] = VALUE_OBJECT,   [JSON_ARRAY] = VALUE_LIST,    [JSON_STRING] = VALUE_TEXT,
        [JSON_INTEGER] = VALUE_INTEGER, [JSON_REAL] = VALUE_FRACTION, [JSON_TRUE] = VALUE_TRUTH,
        [JSON_FALSE] = VALUE_TRUTH,     [JSON_NULL] = VALUE_NULL,
    };
    return value ? kinds[json_typeof(value)] : VALUE_NONE;
}

const char *json_text(const struct json_t *value, size_t *ret_length)
{
    if (ret_length)
        *ret_length = json_string_length(value);
    return json_string_value(value);
}

bool json_natural(const struct json_t *value, uint64_t *ret)
{
    *ret = (uint64_t)json_integer_value(value);
    return json_is_integer(value) && json_integer_value(value) >= 0;
}

bool json_text_is(const struct json_t *value, const char *text)
{
    return json_is_string(value) && strcmp(json_string_value(value), text) == 0;
}

bool json_text_copy(const struct json_t *value, char *ret, size_t size)
{
    size_t length = json_string_length(value);
    if (!json_is_string(value) || length >= size)
        return false;
    memcpy(ret, json_string_value(value), length + 1);
    return true;
}

bool json_hash(const struct json_t *value, struct hash *ret)
{
    return json_is_string(value) && hash_read(json_string_value(value), ret);
}

bool json_hashes(const struct json_t *list, size_t most, struct hash *ret, size_t *ret_count)
{
    *ret_count = json_array_size(list);
    bool read = json_is_array(list) && *ret_count <= most;
    for (size_t i = 0; read && i < *ret_count; i++)
        read = json_hash(json_array_get(list, i), &ret[i]);
    return read;
}

bool json_bytes(const struct json_t *value, uint8_t *ret, size_t size, size_t *ret_length)
{
    return json_is_string(value) && hex_read(json_string_value(value), ret, size, ret_length);
}

static void number_write(struct writer *writer, const json_t *value)
{
    int64_t thousandths;
    if (json_is_integer(value))
        write_int(writer, json_integer_value(value));
    else if (json_thousandths(value, &thousandths))
        write_thousandths(writer, thousandths);
    else
        write_json(writer, "0.0005", 6); /* what cannot be held stays so when it is read again */
}

static void object_write(struct writer *writer, const json_t *object)
{
    const char *key = NULL;
    write_object(writer);
    for (const json_t *value; (value = json_next(object, &key));) {
        write_key_bytes(writer, key, strlen(key));
        json_write(writer, value);
    }
    write_object_end(writer);
}

static void list_write(struct writer *writer, const json_t *list)
{
    write_array(writer);
    for (size_t i = 0; i < json_array_size(list); i++)
        json_write(writer, json_array_get(list, i));
    write_array_end(writer);
}

void json_write(struct writer *writer, const struct json_t *value)
{
    if (!value) { /* the value to be written could not be made */
        writer->failed = writer->starved = true;
        return;
    }
    switch (json_typeof(value)) {
    case JSON_OBJECT:
        object_write(writer, value);
        break;
    case JSON_ARRAY:
        list_write(writer, value);
        break;
    case JSON_STRING:
        write_string_bytes(writer, json_string_value(value), json_string_length(value));
        break;
    case JSON_INTEGER:
    case JSON_REAL:
        number_write(writer, value);
        break;
    case JSON_TRUE:
    case JSON_FALSE:
        write_bool(writer, json_is_true(value));
        break;
    case JSON_NULL:
        write_null(writer);
        break;
    }
}

/* ---- Comparing ---- */

struct comparison {
    bool may_lack;
    struct text *where;
    const json_t **recorded, **wanted;
};

static bool values_differ(const struct comparison *comparison, const json_t *recorded, const json_t *wanted);

static bool found(const struct comparison *comparison, const json_t *recorded, const json_t *wanted)
{
    *comparison->recorded = recorded;
    *comparison->wanted = wanted;
    return true;
}

/* Compares one step further down; the path keeps that step only when they differ there. */
static bool step_differs(const struct comparison *comparison, const char *name, size_t index, const json_t *recorded,
                         const json_t *wanted)
{
    struct text *where = comparison->where, before = *where;
    text_add(where, "/");
    if (name)
        text_add(where, name);
    else
        text_add_int(where, (int64_t)index);
    if (values_differ(comparison, recorded, wanted))
        return true;
    *where = before;
    where->at[where->used] = '\0';
    return false;
}

static bool objects_differ(const struct comparison *comparison, const json_t *recorded, const json_t *wanted)
{
    const char *key = NULL;
    for (const json_t *value; (value = json_next(recorded, &key));)
        if (step_differs(comparison, key, 0, value, json_object_get(wanted, key)))
            return true;
    for (const json_t *value; !comparison->may_lack && (value = json_next(wanted, &key));)
        if (step_differs(comparison, key, 0, json_object_get(recorded, key), value))
            return true;
    return false;
}

static bool lists_differ(const struct comparison *comparison, const json_t *recorded, const json_t *wanted)
{
    size_t count = json_array_size(recorded), other = json_array_size(wanted);
    for (size_t i = 0; i < count || i < other; i++)
        if (step_differs(comparison, NULL, i, json_array_get(recorded, i), json_array_get(wanted, i)))
            return true;
    return false;
}

static bool values_differ(const struct comparison *comparison, const json_t *recorded, const json_t *wanted)
{
    if (json_is_object(recorded) && json_is_object(wanted))
        return objects_differ(comparison, recorded, wanted);
    if (json_is_array(recorded) && json_is_array(wanted))
        return lists_differ(comparison, recorded, wanted);
    return !json_equal(recorded, wanted) && found(comparison, recorded, wanted);
}

bool json_differs(const struct json_t *recorded, const struct json_t *wanted, bool may_lack, struct text *where,
                  const struct json_t **ret_recorded, const struct json_t **ret_wanted)
{
    const struct comparison comparison = {
        .may_lack = may_lack, .where = where, .recorded = ret_recorded, .wanted = ret_wanted};
    return values_differ(&comparison, recorded, wanted);
}

bool json_same(const struct json_t *a, const struct json_t *b)
{
    return a && b ? json_equal(a, b) : a == b;
}

bool json_contains(const struct json_t *whole, const struct json_t *part)
{
    char pointer[1];
    struct text where;
    const struct json_t *unused;
    text_start(&where, pointer, sizeof pointer);
    return !part || !json_differs(part, whole, true, &where, &unused, &unused);
}
