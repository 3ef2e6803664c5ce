/* Field tables as JSON Schema. */
#include "schema.h"
#include "forms.h"
#include <string.h>
#include <umpire/text.h>

static void bounds_write(struct writer *writer, const struct field *field, const char *least, const char *most)
{
    write_member_int(writer, least, field->min);
    write_member_int(writer, most, field->max);
}

static void choices_write(struct writer *writer, const struct choices *choices)
{
    write_key(writer, "enum");
    write_array(writer);
    for (int32_t i = 0; i < choices->count; i++)
        if (choices->list[i].name)
            write_string(writer, choices->list[i].name);
    write_array_end(writer);
}

static void reference_write(struct writer *writer, const char *reference, const char *name)
{
    char line[200];
    struct text text;
    text_start(&text, line, sizeof line);
    text_add(&text, reference);
    text_add(&text, name);
    write_member(writer, "$ref", line);
}

/* "How many figures fight. Unit: figures. Clause: TT-SUP-2." and for choices what each of them means. */
static void description_write(struct writer *writer, const struct field *field)
{
    char line[2000];
    struct text text;
    text_start(&text, line, sizeof line);
    text_add(&text, field->doc ? field->doc : "");
    if (field->unit)
        text_format(&text, " Unit: %s.", field->unit);
    if (field->kind == FIELD_TEXT && field->max > 0)
        text_format(&text, " At most %d bytes of UTF-8.", field->max);
    if (field->clause)
        text_format(&text, " Rests on %s.", field->clause);
    for (int32_t i = 0; field->choices && i < field->choices->count; i++)
        if (field->choices->list[i].doc)
            text_format(&text, "%s`%s`: %s", i ? " " : "\n\n", field->choices->list[i].name,
                        field->choices->list[i].doc);
    if (text.used)
        write_member(writer, "description", line);
}

static void decimal_write(struct writer *writer, int32_t thousandths)
{
    char digits[24];
    struct text text;
    text_start(&text, digits, sizeof digits);
    text_add_thousandths(&text, thousandths);
    write_json(writer, digits, text.used);
}

/* A number with at most three decimals, or the same as a text, which is how it is answered. */
static void decimal_type_write(struct writer *writer, const struct field *field)
{
    static const char types[] = "\"type\":[\"number\",\"string\"],\"pattern\":\"^-?[0-9]{1,6}([.][0-9]{1,3})?$\"";
    write_json(writer, types, sizeof types - 1);
    write_key(writer, "minimum");
    decimal_write(writer, field->min);
    write_key(writer, "maximum");
    decimal_write(writer, field->max);
}

static void fallback_write(struct writer *writer, const struct field *field)
{
    if (field->presence != FIELD_DEFAULTED || field->kind == FIELD_GROUP)
        return;
    write_key(writer, "default");
    switch (field->kind) {
    case FIELD_BOOL:
        write_bool(writer, field->fallback != 0);
        break;
    case FIELD_INT:
        write_int(writer, field->fallback);
        break;
    case FIELD_DECIMAL:
        decimal_write(writer, field->fallback);
        break;
    case FIELD_ENUM:
        write_string(writer, field->choices->list[field->fallback].name);
        break;
    case FIELD_LIST:
        write_array(writer);
        write_array_end(writer);
        break;
    case FIELD_TEXT:
    case FIELD_LABEL:
    case FIELD_FORM:
    case FIELD_GROUP:
        write_string(writer, field->fallback_text ? field->fallback_text : "");
        break;
    }
}

static void form_type_write(struct writer *writer, const struct field *field)
{
    static const char *const types[] = {
        [FORM_OF_TEXT] = "string", [FORM_OF_INTEGER] = "integer", [FORM_OF_OBJECT] = "object"};
    const struct field_form *form = field->form;
    if (form->source != FORM_OF_ANYTHING)
        write_member(writer, "type", types[form->source]);
    if (form->schema)
        write_json(writer, form->schema, strlen(form->schema));
    if (form == &form_constant)
        write_member_int(writer, "const", field->fallback);
    else if (form->source == FORM_OF_INTEGER)
        write_member_int(writer, "minimum", field->min);
}

static void type_write(struct writer *writer, const struct field *field, const char *reference, bool strict)
{
    switch (field->kind) {
    case FIELD_BOOL:
        write_member(writer, "type", "boolean");
        break;
    case FIELD_INT:
        write_member(writer, "type", "integer");
        bounds_write(writer, field, "minimum", "maximum");
        break;
    case FIELD_DECIMAL:
        decimal_type_write(writer, field);
        break;
    case FIELD_ENUM:
        write_member(writer, "type", "string");
        choices_write(writer, field->choices);
        break;
    case FIELD_TEXT:
        write_member(writer, "type", "string");
        bounds_write(writer, field, "minLength", "maxLength");
        break;
    case FIELD_LABEL:
        write_member(writer, "type", "string");
        break;
    case FIELD_FORM:
        form_type_write(writer, field);
        break;
    case FIELD_GROUP:
        break;
    case FIELD_LIST:
        write_member(writer, "type", "array");
        write_member_int(writer, "minItems", field->min);
        if (field->max < INT32_MAX)
            write_member_int(writer, "maxItems", field->max);
        write_key(writer, "items");
        schema_write_field(writer, field->item, reference, strict);
        break;
    }
}

static void object_write(struct writer *writer, const struct fields *fields, const char *reference, bool strict)
{
    write_member(writer, "type", "object");
    write_key(writer, "required");
    write_array(writer);
    for (size_t i = 0; i < fields->count; i++)
        if (fields->list[i].presence == FIELD_REQUIRED)
            write_string(writer, fields->list[i].name);
    write_array_end(writer);
    write_key(writer, "properties");
    write_object(writer);
    for (size_t i = 0; i < fields->count; i++) {
        write_key(writer, fields->list[i].name);
        schema_write_field(writer, &fields->list[i], reference, strict);
    }
    write_object_end(writer);
    if (strict)
        write_member_bool(writer, "additionalProperties", false);
}

void schema_write_field(struct writer *writer, const struct field *field, const char *reference, bool strict)
{
    write_object(writer);
    if (field->title)
        write_member(writer, "title", field->title);
    if (field->kind == FIELD_GROUP && reference) {
        description_write(writer, field);
        reference_write(writer, reference, field->of->name);
    } else {
        description_write(writer, field);
        if (field->kind == FIELD_GROUP)
            object_write(writer, field->of, reference, strict);
        else
            type_write(writer, field, reference, strict);
    }
    fallback_write(writer, field);
    if (field->unit)
        write_member(writer, "x-unit", field->unit);
    if (field->clause)
        write_member(writer, "x-clause", field->clause);
    write_object_end(writer);
}

void schema_write(struct writer *writer, const struct fields *fields, const char *reference, bool strict)
{
    write_object(writer);
    write_member(writer, "title", fields->name);
    if (fields->doc)
        write_member(writer, "description", fields->doc);
    object_write(writer, fields, reference, strict);
    write_object_end(writer);
}
