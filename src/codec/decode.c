/* JSON to structs by field tables. A path is a chain on the stack and becomes text only when something is wrong. */
#include "decode.h"
#include "decimal.h"
#include <errno.h>
#include <inttypes.h>
#include <jansson.h>

#include <stdlib.h>
#include <string.h>
#include <umpire/text.h>

struct path {
    const struct path *up;
    const char *name; /* a member's name, or NULL for a list's item */
    size_t index;     /* of the item */
};

struct decoding {
    const char *root;
    struct violations *violations;
};

static void value_decode(struct decoding *decoding, const struct path *path, const struct field *field,
                         const json_t *value, char *base);

/* RFC 6901: "~" is written "~0" and "/" "~1". */
static void name_escape(struct text *pointer, const char *name)
{
    for (;;) {
        size_t plain = strcspn(name, "~/");
        text_add_bytes(pointer, name, plain);
        name += plain;
        if (!*name)
            return;
        text_add(pointer, *name++ == '~' ? "~0" : "~1");
    }
}

static void path_write(struct text *pointer, const struct path *path)
{
    if (!path)
        return;
    path_write(pointer, path->up);
    text_add(pointer, "/");
    if (path->name)
        name_escape(pointer, path->name);
    else
        text_add_int(pointer, (int64_t)path->index);
}

static void violate(struct decoding *decoding, const struct path *path, enum umpire_error code, const char *message)
{
    char at[VIOLATION_POINTER_MAX];
    struct text pointer;
    text_start(&pointer, at, sizeof at);
    text_add(&pointer, decoding->root);
    path_write(&pointer, path);
    violation_add(decoding->violations, code, at, "%s", message);
}

static const char *type_name(const json_t *value)
{
    if (!value)
        return "nothing";
    switch (json_typeof(value)) {
    case JSON_OBJECT:
        return "an object";
    case JSON_ARRAY:
        return "a list";
    case JSON_STRING:
        return "a text";
    case JSON_INTEGER:
        return "an integer";
    case JSON_REAL:
        return "a number with a fraction";
    case JSON_TRUE:
    case JSON_FALSE:
        return "true or false";
    case JSON_NULL:
        return "null";
    }
    return "something else";
}

static void wrong_type(struct decoding *decoding, const struct path *path, const char *wanted, const json_t *value)
{
    char message[VIOLATION_MESSAGE_MAX];
    struct text text;
    text_start(&text, message, sizeof message);
    text_format(&text, "wants %s, found %s", wanted, type_name(value));
    violate(decoding, path, ERROR_WRONG_TYPE, message);
}

static void out_of_bounds(struct decoding *decoding, const struct path *path, enum umpire_error code,
                          const struct field *field, int64_t found, const char *what)
{
    char message[VIOLATION_MESSAGE_MAX];
    struct text text;
    text_start(&text, message, sizeof message);
    if (field->min == field->max)
        text_format(&text, "wants exactly %" PRId32 "%s, found %" PRId64, field->min, what, found);
    else
        text_format(&text, "wants %" PRId32 " to %" PRId32 "%s, found %" PRId64, field->min, field->max, what, found);
    violate(decoding, path, code, message);
}

static void not_a_decimal(struct decoding *decoding, const struct path *path, const struct field *field)
{
    char message[VIOLATION_MESSAGE_MAX];
    struct text text;
    text_start(&text, message, sizeof message);
    text_add(&text, "wants ");
    text_add_thousandths(&text, field->min);
    text_add(&text, " to ");
    text_add_thousandths(&text, field->max);
    text_add(&text, " with at most three decimals");
    violate(decoding, path, ERROR_OUT_OF_RANGE, message);
}

static void int32_put(char *member, int32_t value)
{
    memcpy(member, &value, sizeof value);
}

static void not_a_choice(struct decoding *decoding, const struct path *path, const struct choices *choices)
{
    char message[VIOLATION_MESSAGE_MAX];
    struct text text;
    text_start(&text, message, sizeof message);
    text_add(&text, "wants one of ");
    for (int32_t i = 0; i < choices->count; i++) {
        text_add(&text, i ? ", " : "");
        text_add(&text, choices->list[i].name);
    }
    violate(decoding, path, ERROR_NOT_A_CHOICE, message);
}

/* As many as there is room for. */
static void names_add(struct text *text, const struct fields *fields)
{
    for (size_t i = 0; i < fields->count; i++) {
        if (text->used + strlen(fields->list[i].name) + sizeof ", , …" > text->size) {
            text_add(text, ", …");
            return;
        }
        text_add(text, i ? ", " : "");
        text_add(text, fields->list[i].name);
    }
}

static void unknown_key(struct decoding *decoding, const struct path *path, const struct fields *fields)
{
    char message[VIOLATION_MESSAGE_MAX];
    struct text text;
    text_start(&text, message, sizeof message);
    text_add(&text, fields->count ? "is not known here; known are " : "is not known here; nothing is expected");
    names_add(&text, fields);
    violate(decoding, path, fields->unknown ? (enum umpire_error)fields->unknown : ERROR_UNKNOWN_FIELD, message);
}

static void int_decode(struct decoding *decoding, const struct path *path, const struct field *field, int64_t number,
                       char *member)
{
    if (number < field->min || number > field->max) {
        out_of_bounds(decoding, path, ERROR_OUT_OF_RANGE, field, number, "");
        return;
    }
    int32_put(member, (int32_t)number);
}

static void decimal_decode(struct decoding *decoding, const struct path *path, const struct field *field,
                           const json_t *value, char *member)
{
    int64_t thousandths = 0;
    bool exact = false;
    if (json_is_integer(value)) {
        int64_t whole = json_integer_value(value);
        exact = whole >= -1000000 && whole <= 1000000;
        thousandths = whole * (exact ? 1000 : 0);
    } else if (json_is_real(value)) {
        exact = thousandths_of_real(json_real_value(value), &thousandths);
    } else if (json_is_string(value)) {
        exact = thousandths_of_text(json_string_value(value), &thousandths);
    } else {
        wrong_type(decoding, path, "a number or a text such as \"4.5\"", value);
        return;
    }
    if (!exact || thousandths < field->min || thousandths > field->max)
        not_a_decimal(decoding, path, field);
    else
        int32_put(member, (int32_t)thousandths);
}

static void enum_decode(struct decoding *decoding, const struct path *path, const struct field *field, const char *name,
                        char *member)
{
    int32_t choice = choice_find(field->choices, name);
    if (choice < 0) {
        not_a_choice(decoding, path, field->choices);
        return;
    }
    memcpy(member, &choice, sizeof choice);
}

static bool has_control_character(const char *text)
{
    for (; *text; text++)
        if ((unsigned char)*text < 0x20 || *text == 0x7F)
            return true;
    return false;
}

static void text_decode(struct decoding *decoding, const struct path *path, const struct field *field, const char *text,
                        char *member)
{
    size_t length = strlen(text);
    if (length < (size_t)field->min || length > (size_t)field->max)
        out_of_bounds(decoding, path, ERROR_WRONG_LENGTH, field, (int64_t)length, " bytes");
    else if (has_control_character(text))
        violate(decoding, path, ERROR_BAD_TEXT, "must not contain control characters");
    else if (!text_is_utf8(text)) /* in a query; JSON is UTF-8 when it comes here */
        violate(decoding, path, ERROR_BAD_TEXT, "must be UTF-8");
    else
        memcpy(member, text, length + 1);
}

static void list_decode(struct decoding *decoding, const struct path *path, const struct field *field,
                        const json_t *value, char *base)
{
    size_t count = json_array_size(value);
    if (count < (size_t)field->min || count > (size_t)field->max) {
        out_of_bounds(decoding, path, ERROR_WRONG_LENGTH, field, (int64_t)count, " items");
        return;
    }
    for (size_t i = 0; i < count; i++) {
        struct path item = {.up = path, .index = i};
        if (field->item->kind ==
            FIELD_GROUP) /* the defaults of the struct that holds the list do not reach its items */
            fields_default(field->item->of, base + field->offset + i * field->item_size);
        value_decode(decoding, &item, field->item, json_array_get(value, i),
                     base + field->offset + i * field->item_size);
    }
    int32_t used = (int32_t)count;
    memcpy(base + field->count, &used, sizeof used);
}

static void group_decode(struct decoding *decoding, const struct path *path, const struct fields *fields,
                         const json_t *value, char *into)
{
    uint64_t seen = 0;
    for (void *at = json_object_iter((json_t *)(uintptr_t)value); at;
         at = json_object_iter_next((json_t *)(uintptr_t)value, at)) {
        const char *key = json_object_iter_key(at);
        struct path member = {.up = path, .name = key};
        const struct field *field = field_find(fields, key, strlen(key));
        if (!field) {
            unknown_key(decoding, &member, fields);
            continue;
        }
        seen |= UINT64_C(1) << (field - fields->list);
        value_decode(decoding, &member, field, json_object_iter_value(at), into);
    }
    for (size_t i = 0; i < fields->count; i++) {
        struct path member = {.up = path, .name = fields->list[i].name};
        if (fields->list[i].presence == FIELD_REQUIRED && !(seen >> i & 1))
            violate(decoding, &member, ERROR_MISSING_FIELD, "is required");
    }
}

static void value_decode(struct decoding *decoding, const struct path *path, const struct field *field,
                         const json_t *value, char *base)
{
    char *member = base + field->offset;
    switch (field->kind) {
    case FIELD_BOOL:
        if (json_is_boolean(value))
            *(bool *)member = json_is_true(value);
        else
            wrong_type(decoding, path, "true or false", value);
        break;
    case FIELD_INT:
        if (json_is_integer(value))
            int_decode(decoding, path, field, json_integer_value(value), member);
        else
            wrong_type(decoding, path, "an integer", value);
        break;
    case FIELD_DECIMAL:
        decimal_decode(decoding, path, field, value, member);
        break;
    case FIELD_ENUM:
        if (json_is_string(value))
            enum_decode(decoding, path, field, json_string_value(value), member);
        else
            wrong_type(decoding, path, "a text", value);
        break;
    case FIELD_TEXT:
        if (json_is_string(value))
            text_decode(decoding, path, field, json_string_value(value), member);
        else
            wrong_type(decoding, path, "a text", value);
        break;
    case FIELD_GROUP:
        if (!json_is_object(value)) {
            wrong_type(decoding, path, "an object", value);
            break;
        }
        group_decode(decoding, path, field->of, value, member);
        if (field->presence == FIELD_OPTIONAL)
            *(bool *)(base + field->present) = true;
        break;
    case FIELD_LIST:
        if (json_is_array(value))
            list_decode(decoding, path, field, value, base);
        else
            wrong_type(decoding, path, "a list", value);
        break;
    case FIELD_LABEL: /* labels are only written */
        break;
    }
}

bool fields_decode(const struct fields *fields, const struct json_t *value, const char *pointer, void *into,
                   struct violations *violations)
{
    struct decoding decoding = {.root = pointer, .violations = violations};
    int32_t before = violations->count;
    fields_default(fields, into);
    if (json_is_object(value))
        group_decode(&decoding, NULL, fields, value, into);
    else
        wrong_type(&decoding, NULL, "an object", value);
    return violations->count == before;
}

bool member_decode(const struct field *field, const struct json_t *value, const char *pointer, void *base,
                   struct violations *violations)
{
    struct decoding decoding = {.root = pointer, .violations = violations};
    int32_t before = violations->count;
    value_decode(&decoding, NULL, field, value, base);
    return violations->count == before;
}

static bool int_of_text(const char *text, int64_t *ret)
{
    char *end;
    errno = 0;
    *ret = strtoll(text, &end, 10);
    return errno == 0 && end != text && *end == '\0' && (*text == '-' || (*text >= '0' && *text <= '9'));
}

bool parameter_decode(const struct fields *fields, const char *name, const char *value, void *into,
                      struct violations *violations)
{
    char pointer[VIOLATION_POINTER_MAX];
    struct text text;
    text_start(&text, pointer, sizeof pointer);
    text_add(&text, "?");
    text_add(&text, name);
    struct decoding decoding = {.root = pointer, .violations = violations};
    const struct field *field = field_find(fields, name, strlen(name));
    int32_t before = violations->count;
    int64_t number;
    if (!field)
        unknown_key(&decoding, NULL, fields);
    else if (field->kind == FIELD_ENUM)
        enum_decode(&decoding, NULL, field, value, (char *)into + field->offset);
    else if (field->kind == FIELD_TEXT)
        text_decode(&decoding, NULL, field, value, (char *)into + field->offset);
    else if (int_of_text(value, &number))
        int_decode(&decoding, NULL, field, number, (char *)into + field->offset);
    else
        violate(&decoding, NULL, ERROR_WRONG_TYPE, "wants an integer");
    return violations->count == before;
}
