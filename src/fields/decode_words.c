/* The messages of decoding: where the mistake is, what was found, what is expected. */
#include "fields/decode.h"
#include "fields/decoding.h"
#include <inttypes.h>
#include <jansson.h>
#include <string.h>
#include <umpire/text.h>

void pointer_add_name(struct text *pointer, const char *name)
{
    text_add(pointer, "/");
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
    if (path->name) {
        pointer_add_name(pointer, path->name);
    } else {
        text_add(pointer, "/");
        text_add_int(pointer, (int64_t)path->index);
    }
}

void decoding_violate(struct decoding *decoding, const struct path *path, enum umpire_error code, const char *message)
{
    char at[VIOLATION_POINTER_MAX];
    struct text pointer;
    text_start(&pointer, at, sizeof at);
    text_add(&pointer, decoding->root);
    path_write(&pointer, path);
    if (path && path->name)
        violation_add_named(decoding->violations, code, at, message);
    else
        violation_add(decoding->violations, code, at, "%s", message);
}

void decoding_missing(struct decoding *decoding, const struct path *path, const struct field *field)
{
    struct path member = {.up = path, .name = field->name};
    decoding_violate(decoding, &member, ERROR_MISSING_FIELD, "is required");
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
        return "a decimal number";
    case JSON_TRUE:
    case JSON_FALSE:
        return "true or false";
    case JSON_NULL:
        return "null";
    }
    return "something else";
}

void decoding_wrong_type(struct decoding *decoding, const struct path *path, const char *wanted, const json_t *value)
{
    char message[VIOLATION_MESSAGE_MAX];
    struct text text;
    text_start(&text, message, sizeof message);
    text_format(&text, "must be %s, not %s", wanted, type_name(value));
    decoding_violate(decoding, path, ERROR_WRONG_TYPE, message);
}

void decoding_out_of_bounds(struct decoding *decoding, const struct path *path, enum umpire_error code,
                            const struct field *field, int64_t found, const char *what)
{
    char message[VIOLATION_MESSAGE_MAX];
    struct text text;
    bool held = found < INT64_MAX && found > -INT64_MAX; /* else it represents a number beyond 64 bits */
    text_start(&text, message, sizeof message);
    if (field->min == field->max)
        text_format(&text, "must be exactly %" PRId32 "%s", field->min, what);
    else if (field->max == INT32_MAX && found < field->min)
        text_format(&text, "must be at least %" PRId32 "%s", field->min, what);
    else
        text_format(&text, "must be %" PRId32 " to %" PRId32 "%s", field->min, field->max, what);
    if (held)
        text_format(&text, ", not %" PRId64, found);
    decoding_violate(decoding, path, code, message);
}

void decoding_too_many_bytes(struct decoding *decoding, const struct path *path, size_t most, size_t found)
{
    char message[VIOLATION_MESSAGE_MAX];
    struct text text;
    text_start(&text, message, sizeof message);
    text_format(&text, "must be at most %zu bytes of UTF-8, not %zu", most, found);
    decoding_violate(decoding, path, ERROR_WRONG_LENGTH, message);
}

void decoding_not_a_decimal(struct decoding *decoding, const struct path *path, const struct field *field)
{
    char message[VIOLATION_MESSAGE_MAX];
    struct text text;
    text_start(&text, message, sizeof message);
    text_add(&text, "must be ");
    field_number_add(&text, field, field->min);
    text_add(&text, " to ");
    field_number_add(&text, field, field->max);
    if (1000 % field_scale(field) == 0 && field_scale(field) < 1000) {
        text_add(&text, " in steps of ");
        field_number_add(&text, field, 1);
    } else {
        text_add(&text, " with at most three decimals");
    }
    decoding_violate(decoding, path, ERROR_OUT_OF_RANGE, message);
}

void decoding_not_a_choice(struct decoding *decoding, const struct path *path, const struct choices *choices)
{
    char message[VIOLATION_MESSAGE_MAX];
    struct text text;
    text_start(&text, message, sizeof message);
    text_add(&text, "must be one of ");
    for (int32_t i = 0; i < choices->count; i++) {
        if (!choices->list[i].name)
            continue;
        text_add(&text, text.used > sizeof "must be one of " - 1 ? ", " : "");
        text_add(&text, choices->list[i].name);
    }
    decoding_violate(decoding, path, ERROR_NOT_A_CHOICE, message);
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

void decoding_unknown_key(struct decoding *decoding, const struct path *path, const struct fields *fields)
{
    char message[VIOLATION_MESSAGE_MAX];
    struct text text;
    text_start(&text, message, sizeof message);
    text_add(&text, fields->count ? "is not known here; the known ones are " : "is not known here; none are expected");
    names_add(&text, fields);
    decoding_violate(decoding, path, fields->unknown ? (enum umpire_error)fields->unknown : ERROR_UNKNOWN_FIELD,
                     message);
}
