/* Putting schemas together. */
#include "http/openapi/openapi_frame.h"
#include "fields/schema.h"
#include <string.h>

void schema_open(struct writer *out, const char *name, const char *doc, const char *const *required)
{
    write_key(out, name);
    write_object(out);
    write_member(out, "title", name);
    write_member(out, "description", doc);
    write_member(out, "type", "object");
    write_key(out, "required");
    write_array(out);
    for (; *required; required++)
        write_string(out, *required);
    write_array_end(out);
    write_key(out, "properties");
    write_object(out);
}

void schema_close(struct writer *out)
{
    write_object_end(out);
    write_object_end(out);
}

void schema_close_strict(struct writer *out)
{
    write_object_end(out);
    write_member_bool(out, "additionalProperties", false);
    write_object_end(out);
}

void schema_close_open(struct writer *out)
{
    write_object_end(out);
    write_member_bool(out, "additionalProperties", true);
    write_object_end(out);
}

void schema_member(struct writer *out, const char *name, const char *type, const char *doc)
{
    write_key(out, name);
    write_object(out);
    write_member(out, "type", type);
    if (doc)
        write_member(out, "description", doc);
    write_object_end(out);
}

void schema_rules_name(struct writer *out, const char *name, const char *doc, const char *example)
{
    write_key(out, name);
    write_object(out);
    write_member(out, "type", "string");
    write_member(out, "description", doc);
    write_member_int(out, "minLength", 1);
    write_member_int(out, "maxLength", RULES_NAME_LENGTH);
    write_member(out, "pattern", RULES_NAME);
    write_key(out, "examples");
    write_array(out);
    write_string(out, example);
    write_array_end(out);
    write_object_end(out);
}

void schema_step_name(struct writer *out, const struct step *step)
{
    if (*step->name)
        schema_constant(out, "step", step->name);
    else
        schema_rules_name(out, "step", "A step of the session's ruleset.", rulesets()[0]->steps[0]->name);
}

void schema_constant(struct writer *out, const char *name, const char *value)
{
    write_key(out, name);
    write_object(out);
    write_member(out, "type", "string");
    write_member(out, "const", value);
    write_object_end(out);
}

void part_reference(struct writer *out, const char *key, const char *section, const char *name)
{
    char line[SCHEMA_NAME_MAX + 40];
    struct text text;
    text_start(&text, line, sizeof line);
    text_format(&text, "#/components/%s/%s", section, name);
    if (key)
        write_key(out, key);
    write_object(out);
    write_member(out, "$ref", line);
    write_object_end(out);
}

void schema_reference(struct writer *out, const char *name, const char *schema)
{
    part_reference(out, name, "schemas", schema);
}

/* Writes the member if the document has more about it than the table; returns whether it has. */
static bool typed_write(struct writer *out, const struct typed *typed, const struct field *field)
{
    const struct step *step = typed->step;
    const char *name = field->name;
    if (typed->ruleset && strcmp(name, "ruleset") == 0)
        schema_constant(out, name, typed->ruleset->name);
    else if (step && *step->name && strcmp(name, "step") == 0)
        schema_constant(out, name, step->name);
    else if (step && strcmp(name, "input") == 0)
        schema_reference(out, name, step->input->name);
    else if (step && strcmp(name, "outcome") == 0)
        schema_reference(out, name, step->outcome->name);
    else if (typed->ruleset && strcmp(name, "options") == 0)
        schema_reference(out, name, typed->ruleset->options->name);
    else if (typed->roles && strcmp(name, "roles") == 0)
        schema_reference(out, name, typed->roles);
    else
        return false;
    return true;
}

/* A member whose schema the ruleset has under a name of its own, alone or in a list; or any other member. */
static void own_part_write(struct writer *out, const struct field *field, const struct ruleset *ruleset)
{
    static const char *const parts[] = {"Roster", "UnitState", "Session"};
    char name[SCHEMA_NAME_MAX];
    const struct fields own = {.name = name};
    const struct fields *of = field->kind == FIELD_LIST ? field->item->of : field->of;
    const struct field item = {.kind = FIELD_GROUP, .of = &own};
    struct field typed = *field;
    for (size_t i = 0; ruleset && of && i < sizeof parts / sizeof parts[0]; i++)
        if (strcmp(of->name, parts[i]) == 0) {
            schema_name_write(name, ruleset->name, "", of->name);
            typed.item = &item;
            typed.of = &own;
        }
    schema_write_field(out, &typed, SCHEMA_REFERENCE, false);
}

void schema_write_members(struct writer *out, const struct fields *fields, const struct typed *typed)
{
    for (size_t i = 0; i < fields->count; i++) {
        if (typed_write(out, typed, &fields->list[i]))
            continue;
        write_key(out, fields->list[i].name);
        own_part_write(out, &fields->list[i], typed->ruleset);
    }
}

void schema_write_typed(struct writer *out, const char *name, const struct fields *fields, const struct typed *typed)
{
    write_key(out, name);
    write_object(out);
    write_member(out, "title", name);
    write_member(out, "description", fields->doc);
    write_member(out, "type", "object");
    write_key(out, "required");
    write_array(out);
    for (size_t i = 0; i < fields->count; i++)
        if (fields->list[i].presence == FIELD_REQUIRED)
            write_string(out, fields->list[i].name);
    write_array_end(out);
    write_key(out, "properties");
    write_object(out);
    schema_write_members(out, fields, typed);
    if (typed->open)
        schema_close_open(out);
    else
        schema_close(out);
}

void schema_write_union(struct writer *out, const char *name, const char *doc, const char *member,
                        bool (*at)(const void *context, size_t number, struct alternative *ret), const void *context)
{
    char line[SCHEMA_NAME_MAX + sizeof SCHEMA_REFERENCE];
    struct alternative each;
    write_key(out, name);
    write_object(out);
    write_member(out, "title", name);
    write_member(out, "description", doc);
    write_key(out, "oneOf");
    write_array(out);
    for (size_t i = 0; at(context, i, &each); i++)
        schema_reference(out, NULL, each.schema);
    write_array_end(out);
    write_key(out, "discriminator");
    write_object(out);
    write_member(out, "propertyName", member);
    write_key(out, "mapping");
    write_object(out);
    for (size_t i = 0; at(context, i, &each); i++) {
        struct text reference;
        text_start(&reference, line, sizeof line);
        text_add(&reference, SCHEMA_REFERENCE);
        text_add(&reference, each.schema);
        write_member(out, each.value, line);
    }
    write_object_end(out);
    write_object_end(out);
    write_object_end(out);
}

void schema_name_write(char ret[SCHEMA_NAME_MAX], const char *ruleset, const char *step, const char *suffix)
{
    const char *const parts[] = {ruleset, "-", step, NULL};
    struct text name;
    bool capital = true;
    text_start(&name, ret, SCHEMA_NAME_MAX);
    for (size_t i = 0; parts[i]; i++)
        for (const char *at = parts[i]; *at; at++) {
            if (*at == '-') {
                capital = true;
                continue;
            }
            char letter = capital && *at >= 'a' && *at <= 'z' ? (char)(*at - 'a' + 'A') : *at;
            text_add_bytes(&name, &letter, 1);
            capital = false;
        }
    text_add(&name, suffix);
}
