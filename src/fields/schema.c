/* Field tables as JSON Schema. */
#include "fields/schema.h"
#include "fields/field_write.h"
#include "fields/forms.h"
#include <string.h>
#include <umpire/text.h>

void title_add(struct text *text, const char *title, const char *name)
{
    if (title) {
        text_add(text, title);
        return;
    }
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
    title_add(&text, choice->title, choice->name);
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

/* The finest step of a decimal: one of its parts, or a thousandth if the parts are finer and rounded. */
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

enum { JOINERS = 0x200C }; /* whether they may be there depends on what is beside them */

/* Up to U+FFFF: characters beyond are written differently in patterns with and without the flag `u`. */
static void ranges_add(struct text *text, const struct text_ranges *ranges)
{
    for (size_t i = 0; i < ranges->count && ranges->list[i].to <= 0xFFFF; i++) {
        const struct text_range *range = &ranges->list[i];
        if (range->from == JOINERS)
            continue;
        text_format(text, "\\u%04X", (unsigned)range->from);
        if (range->to > range->from)
            text_format(text, "-\\u%04X", (unsigned)range->to);
    }
}

/* For a text without a pattern of its own: blanks, a visible character, and no hidden ones after it. */
static void pattern_write(struct writer *writer, const struct field *field)
{
    char line[1000];
    struct text text;
    text_start(&text, line, sizeof line);
    text_add(&text, field->min > 0 ? "^[" : "^([");
    ranges_add(&text, &text_blank);
    text_add(&text, "]*[^");
    ranges_add(&text, &text_hidden);
    ranges_add(&text, &text_blank);
    text_add(&text, "][^");
    ranges_add(&text, &text_hidden);
    text_add(&text, field->min > 0 ? "]*$" : "]*)?$");
    write_member(writer, "pattern", field->pattern ? field->pattern : line);
}

/* By its minimum length. */
static const char *shared_text_name(const struct field *field)
{
    return field->min > 0 ? "VisibleText" : "VisibleTextOrNone";
}

void schema_write_texts(struct writer *writer)
{
    static const struct {
        struct field field;
        const char *doc;
    } texts[] = {
        {{.min = 1},
         "A text with at least one character that can be seen, and none that hides or turns the text around "
         "it about; nor what the pattern says nothing of: beyond U+FFFF tags without their flag, variants, private "
         "use; U+200C and U+200D but between letters of scripts that are spelt with them, U+200D but between emoji."},
        {{.min = 0},
         "A text that is empty or can be seen, and has no character that hides or turns the text around it "
         "about; nor what the pattern says nothing of: beyond U+FFFF tags without their flag, variants, private "
         "use; U+200C and U+200D but between letters of scripts that are spelt with them, U+200D but between emoji."},
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        write_key(writer, shared_text_name(&texts[i].field));
        write_object(writer);
        write_member(writer, "title", shared_text_name(&texts[i].field));
        write_member(writer, "description", texts[i].doc);
        write_member(writer, "type", "string");
        pattern_write(writer, &texts[i].field);
        write_object_end(writer);
    }
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
        if (strict || field->max < INT32_MAX) /* an answer's size has no limit */
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
        if (strict && reference && !field->pattern)
            reference_write(writer, reference, shared_text_name(field));
        else if (strict)
            pattern_write(writer, field);
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
    if (field->asked)
        write_member(writer, "x-asked", field->asked);
    if (field->clause)
        write_member(writer, "x-clause", field->clause);
    if (field->or_more)
        write_member_bool(writer, "x-or-more", true);
    if (field->lifetime)
        write_member(writer, "x-lifetime", lifetime_names[field->lifetime]);
    if (field->bookkeeping)
        write_member_bool(writer, "x-bookkeeping", true);
    if (field->of_sides)
        write_member_bool(writer, "x-sides", true);
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
