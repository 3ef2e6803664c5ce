/* jansson reads, libyaml writes. Members keep their order. */
#include "fields/yaml_text.h"
#include <inttypes.h>
#include <jansson.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <yaml.h>

static bool value_emit(yaml_emitter_t *emitter, const json_t *value);

static bool emit(yaml_emitter_t *emitter, yaml_event_t *event)
{
    return yaml_emitter_emit(emitter, event) != 0;
}

/* Words that some readers (of YAML 1.1, too) do not read as text. */
static bool is_reserved(const char *text)
{
    static const char *const words[] = {"true", "false", "null", "yes",  "no",    "on", "off", "y",
                                        "n",    "~",     ".inf", ".nan", "-.inf", "=",  "<<"};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (strcasecmp(text, words[i]) == 0)
            return true;
    return false;
}

/* Writes text in plain style if YAML would read it back as the same text; libyaml quotes it if it must. */
static bool scalar_emit(yaml_emitter_t *emitter, const char *text, const char *tag, bool is_text)
{
    yaml_event_t event;
    const yaml_char_t *bytes = (const yaml_char_t *)text;
    bool looks_like_text = text[0] && strspn(text, "0123456789.+-eE_:xo") != strlen(text) && !is_reserved(text);
    yaml_scalar_style_t style = strchr(text, '\n')            ? YAML_LITERAL_SCALAR_STYLE
                                : is_text && !looks_like_text ? YAML_DOUBLE_QUOTED_SCALAR_STYLE
                                                              : YAML_ANY_SCALAR_STYLE;
    return yaml_scalar_event_initialize(&event, NULL, (const yaml_char_t *)tag, bytes, (int)strlen(text), 1, is_text,
                                        style) &&
           emit(emitter, &event);
}

static bool object_emit(yaml_emitter_t *emitter, const json_t *object)
{
    yaml_event_t event;
    const char *key;
    json_t *value;
    json_t *readable = (json_t *)(uintptr_t)object;
    yaml_mapping_style_t style = json_object_size(object) ? YAML_BLOCK_MAPPING_STYLE : YAML_FLOW_MAPPING_STYLE;
    if (!yaml_mapping_start_event_initialize(&event, NULL, NULL, 1, style) || !emit(emitter, &event))
        return false;
    json_object_foreach(readable, key, value) if (!scalar_emit(emitter, key, YAML_STR_TAG, true) ||
                                                  !value_emit(emitter, value)) return false;
    return yaml_mapping_end_event_initialize(&event) && emit(emitter, &event);
}

static bool array_emit(yaml_emitter_t *emitter, const json_t *array)
{
    yaml_event_t event;
    size_t index;
    json_t *value;
    bool flat = true;
    json_array_foreach(array, index, value) flat = flat && !json_is_object(value) && !json_is_array(value);
    yaml_sequence_style_t style = flat ? YAML_FLOW_SEQUENCE_STYLE : YAML_BLOCK_SEQUENCE_STYLE;
    if (!yaml_sequence_start_event_initialize(&event, NULL, NULL, 1, style) || !emit(emitter, &event))
        return false;
    json_array_foreach(array, index, value) if (!value_emit(emitter, value)) return false;
    return yaml_sequence_end_event_initialize(&event) && emit(emitter, &event);
}

static bool value_emit(yaml_emitter_t *emitter, const json_t *value)
{
    char digits[24];
    switch (json_typeof(value)) {
    case JSON_OBJECT:
        return object_emit(emitter, value);
    case JSON_ARRAY:
        return array_emit(emitter, value);
    case JSON_STRING:
        return scalar_emit(emitter, json_string_value(value), YAML_STR_TAG, true);
    case JSON_INTEGER:
        snprintf(digits, sizeof digits, "%" JSON_INTEGER_FORMAT, json_integer_value(value));
        return scalar_emit(emitter, digits, YAML_INT_TAG, false);
    case JSON_TRUE:
        return scalar_emit(emitter, "true", YAML_BOOL_TAG, false);
    case JSON_FALSE:
        return scalar_emit(emitter, "false", YAML_BOOL_TAG, false);
    case JSON_NULL:
        return scalar_emit(emitter, "null", YAML_NULL_TAG, false);
    case JSON_REAL: /* bounds of decimals: at most six digits and three places */
        snprintf(digits, sizeof digits, "%.9g", json_real_value(value));
        return scalar_emit(emitter, digits, YAML_FLOAT_TAG, false);
    }
    return false;
}

static int append(void *out, unsigned char *bytes, size_t size)
{
    struct writer *writer = out;
    write_raw(writer, (const char *)bytes, size);
    return !writer->failed;
}

static bool document_emit(yaml_emitter_t *emitter, const json_t *value)
{
    yaml_event_t event;
    return yaml_stream_start_event_initialize(&event, YAML_UTF8_ENCODING) && emit(emitter, &event) &&
           yaml_document_start_event_initialize(&event, NULL, NULL, NULL, 1) && emit(emitter, &event) &&
           value_emit(emitter, value) && yaml_document_end_event_initialize(&event, 1) && emit(emitter, &event) &&
           yaml_stream_end_event_initialize(&event) && emit(emitter, &event);
}

bool yaml_of_json(const char *json, size_t length, struct writer *out)
{
    yaml_emitter_t emitter;
    json_t *value = json_loadb(json, length, JSON_REJECT_DUPLICATES, NULL);
    if (!value)
        return false;
    if (!yaml_emitter_initialize(&emitter)) {
        json_decref(value);
        return false;
    }
    yaml_emitter_set_output(&emitter, append, out);
    yaml_emitter_set_unicode(&emitter, 1);
    yaml_emitter_set_width(&emitter, 120);
    bool done = document_emit(&emitter, value);
    yaml_emitter_delete(&emitter);
    json_decref(value);
    return done && !out->failed;
}
