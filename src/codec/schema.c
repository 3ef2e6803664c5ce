/* Field tables as JSON Schema. */
#include "schema.h"
#include "field_write.h"
#include "forms.h"
#include <string.h>
#include <umpire/text.h>

void choice_title_add(struct text *text, const char *name)
{
    for (const char *at = name; *at; at++) {
        bool first = at == name && *at >= 'a' && *at <= 'z';
        char letter = *at == '_' || *at == '-' ? ' ' : first ? (char)(*at - 'a' + 'A') : *at;
        text_add_bytes(text, &letter, 1);
    }
}

static void choice_write(struct writer *writer, const struct choice *choice)
{
    char line[200];
    struct text text;
    text_start(&text, line, sizeof line);
    if (choice->title)
        text_add(&text, choice->title);
    else
        choice_title_add(&text, choice->name);
    write_object(writer);
    write_member(writer, "const", choice->name);
    write_member(writer, "title", line);
    if (choice->doc)
        write_member(writer, "description", choice->doc);
    write_object_end(writer);
}

static void choices_write(struct writer *writer, const struct choices *choices)
{
    write_member(writer, "type", "string");
    write_key(writer, "oneOf");
    write_array(writer);
    for (int32_t i = 0; i < choices->count; i++)
        if (choices->list[i].name)
            choice_write(writer, &choices->list[i]);
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

/* "How many figures fight. Unit: figures." */
static void description_write(struct writer *writer, const struct field *field)
{
    char line[1000];
    struct text text;
    text_start(&text, line, sizeof line);
    text_add(&text, field->doc ? field->doc : "");
    if (field->unit)
        text_format(&text, " Unit: %s.", field->unit);
    if (text.used)
        write_member(writer, "description", line);
}

/* The finest step of a decimal: what its parts are, or a thousandth where they are finer and rounded. */
static int64_t step_of(const struct field *field)
{
    return 1000 % field_scale(field) == 0 ? 1000 / field_scale(field) : 1;
}

static void decimal_type_write(struct writer *writer, const struct field *field)
{
    write_member(writer, "type", "number");
    write_key(writer, "minimum");
    field_write_number(writer, field, field->min);
    write_key(writer, "maximum");
    field_write_number(writer, field, field->max);
    write_member_thousandths(writer, "multipleOf", step_of(field));
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
        field_write_number(writer, field, field->fallback);
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
        write_member_int(writer, "minimum", field->min);
        if (strict || field->max < INT32_MAX) /* of an answer nobody asks how large it may become */
            write_member_int(writer, "maximum", field->max);
        break;
    case FIELD_DECIMAL:
        decimal_type_write(writer, field);
        break;
    case FIELD_ENUM:
        choices_write(writer, field->choices);
        break;
    case FIELD_TEXT:
        write_member(writer, "type", "string");
        if (field->max > 0) {
            write_member_int(writer, "minLength", field->min);
            write_member_int(writer, "maxLength", field->max);
        }
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
        if (field->min > 0)
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
    if (reference && (field->kind == FIELD_GROUP || field->kind == FIELD_ENUM)) {
        description_write(writer, field);
        reference_write(writer, reference, field->kind == FIELD_GROUP ? field->of->name : field->choices->name);
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
    if (field->kind == FIELD_TEXT && field->max > 0 && field_text_bytes(field) < FIELD_CHARACTER_MAX * field->max)
        write_member_int(writer, "x-max-bytes", field_text_bytes(field));
    write_object_end(writer);
}

void schema_write_choices(struct writer *writer, const struct choices *choices)
{
    write_object(writer);
    write_member(writer, "title", choices->name);
    choices_write(writer, choices);
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
