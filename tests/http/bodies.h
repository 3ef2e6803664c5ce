/* Bodies made from the schemas that the service serves: the least value that fits a schema, and copies of a body with
 * one value changed. */
#pragma once
#include <jansson.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { POINTER_SIZE = 256 };

static json_t *child(const json_t *parent, const char *segment, size_t length)
{
    char name[64];
    snprintf(name, sizeof name, "%.*s", (int)length, segment);
    return json_is_array(parent) ? json_array_get(parent, (size_t)atoi(name)) : json_object_get(parent, name);
}

/* The value at a pointer, NULL when there is none. */
static json_t *value_at(json_t *root, const char *pointer)
{
    while (*pointer == '/' && root) {
        size_t length = strcspn(++pointer, "/");
        root = child(root, pointer, length);
        pointer += length;
    }
    return root;
}

/* Splits "/input/units/0" into its parent's value and its last segment. */
static json_t *parent_at(json_t *root, const char *pointer, const char **ret_name)
{
    char above[POINTER_SIZE];
    const char *last = strrchr(pointer, '/');
    snprintf(above, sizeof above, "%.*s", (int)(last - pointer), pointer);
    *ret_name = last + 1;
    return value_at(root, above);
}

/* A copy of the body with another value at the pointer (NULL: without it). Takes the value over. */
static json_t *body_with(const json_t *body, const char *pointer, json_t *value)
{
    const char *name;
    if (*pointer == '\0')
        return value;
    json_t *copy = json_deep_copy(body), *parent = parent_at(copy, pointer, &name);
    assert_non_null(parent);
    if (!value)
        json_object_del(parent, name);
    else if (json_is_array(parent))
        json_array_set_new(parent, (size_t)atoi(name), value);
    else
        json_object_set_new(parent, name, value);
    return copy;
}

static const char *type_of(const json_t *schema)
{
    const json_t *type = json_object_get(schema, "type");
    assert_true(json_is_string(type));
    return json_string_value(type);
}

static bool is_type(const json_t *schema, const char *type)
{
    return strcmp(type_of(schema), type) == 0;
}

static long long keyword(const json_t *schema, const char *name, long long otherwise)
{
    const json_t *number = json_object_get(schema, name);
    return number ? json_integer_value(number) : otherwise;
}

/* A decimal's bound in thousandths. */
static long long bound_of(const json_t *schema, const char *name)
{
    const json_t *number = json_object_get(schema, name);
    assert_true(json_is_number(number));
    double thousandths = json_number_value(number) * 1000;
    return (long long)(thousandths + (thousandths < 0 ? -0.5 : 0.5));
}

static json_t *decimal_of(long long thousandths)
{
    char digits[32];
    snprintf(digits, sizeof digits, "%s%lld.%03lld", thousandths < 0 ? "-" : "", llabs(thousandths) / 1000,
             llabs(thousandths) % 1000);
    return json_loads(digits, JSON_DECODE_ANY, NULL);
}

static json_t *text_of_length(long long length)
{
    char *text = malloc((size_t)length + 1);
    assert_non_null(text);
    memset(text, 'x', (size_t)length);
    text[length] = '\0';
    json_t *json = json_string(text);
    free(text);
    return json;
}

/* The least value that fits the schema. */
static json_t *sample(const json_t *schema)
{
    if (is_type(schema, "integer"))
        return json_integer(keyword(schema, "minimum", 0));
    if (is_type(schema, "number"))
        return decimal_of(bound_of(schema, "minimum"));
    if (is_type(schema, "boolean"))
        return json_true();
    if (is_type(schema, "string")) {
        const json_t *choices = json_object_get(schema, "oneOf");
        return choices ? json_copy(json_object_get(json_array_get(choices, 0), "const"))
                       : text_of_length(keyword(schema, "minLength", 0));
    }
    json_t *made = is_type(schema, "array") ? json_array() : json_object(), *each;
    size_t index;
    if (json_is_array(made))
        for (long long i = 0; i < keyword(schema, "minItems", 0); i++)
            json_array_append_new(made, sample(json_object_get(schema, "items")));
    else
        json_array_foreach(json_object_get(schema, "required"), index, each) json_object_set_new(
            made, json_string_value(each),
            sample(json_object_get(json_object_get(schema, "properties"), json_string_value(each))));
    return made;
}

static json_t *list_of(const json_t *schema, long long count)
{
    json_t *list = json_array();
    for (long long i = 0; i < count; i++)
        json_array_append_new(list, sample(json_object_get(schema, "items")));
    return list;
}

static bool is_required(const json_t *schema, const char *name)
{
    size_t index;
    json_t *each;
    json_array_foreach(json_object_get(schema, "required"), index,
                       each) if (strcmp(json_string_value(each), name) == 0) return true;
    return false;
}
