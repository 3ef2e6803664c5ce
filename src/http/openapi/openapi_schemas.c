/* The schemas of the OpenAPI document. Field tables describe themselves; what frames them (a question, a ruling, an
 * entry, a problem) is put together here. */
#include "act_requests.h"
#include "draws.h"
#include "house_rules.h"
#include "intent.h"
#include "openapi.h"
#include "openapi_frame.h"
#include "openapi_place.h"
#include "opening.h"
#include "operation.h"
#include "schema.h"
#include "unit_requests.h"
#include <string.h>

enum { TABLES_MAX = 512 };

struct tables {
    const struct fields *list[TABLES_MAX];
    size_t count;
};

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

static void tables_add(struct tables *tables, const struct fields *fields);

static void field_add(void *to, const struct field *field)
{
    struct tables *tables = to;
    if (field->kind == FIELD_GROUP)
        tables_add(tables, field->of);
    if (field->kind == FIELD_LIST)
        field_add(tables, field->item);
}

static bool tables_have(const struct tables *tables, const struct fields *fields)
{
    for (size_t i = 0; i < tables->count; i++)
        if (strcmp(tables->list[i]->name, fields->name) == 0)
            return true;
    return false;
}

/* A table and all that it refers to, each once. */
static void tables_add(struct tables *tables, const struct fields *fields)
{
    if (tables_have(tables, fields) || tables->count == TABLES_MAX)
        return;
    tables->list[tables->count++] = fields;
    for (size_t i = 0; i < fields->count; i++)
        field_add(tables, &fields->list[i]);
}

/* `but` (may be NULL): those that are written already. */
static void tables_write(struct writer *out, const struct tables *tables, const struct tables *but, bool strict)
{
    for (size_t i = 0; i < tables->count; i++) {
        if (but && tables_have(but, tables->list[i]))
            continue;
        write_key(out, tables->list[i]->name);
        schema_write(out, tables->list[i], SCHEMA_REFERENCE, strict);
    }
}

static void question_write(struct writer *out, const struct ruleset *ruleset, const struct step *step)
{
    struct field list[REQUEST_FIELDS_MAX];
    char name[SCHEMA_NAME_MAX];
    struct fields fields = intent_fields(ruleset, step, list);
    schema_name_write(name, ruleset->name, step->name, "Question");
    fields.name = name;
    fields.doc = step->doc;
    write_key(out, name);
    schema_write(out, &fields, SCHEMA_REFERENCE, true);
}

/* The whole input, or with units what they do not know. */
void openapi_write_unit_input(struct writer *out, const struct step *step)
{
    write_object(out);
    write_member(out, "description", "The situation; with `units` without what they know.");
    write_key(out, "anyOf");
    write_array(out);
    reference_write(out, step->input->name);
    write_object(out);
    write_member(out, "type", "object");
    write_object_end(out);
    write_array_end(out);
    write_object_end(out);
}

static void recorded_question_write(struct writer *out, const struct ruleset *ruleset, const struct step *step)
{
    struct recorded_fields recorded;
    const struct fields *fields = &recorded.fields;
    char name[SCHEMA_NAME_MAX];
    intent_recorded_fields(step, &recorded);
    schema_name_write(name, ruleset->name, step->name, "RecordedQuestion");
    if (step->roles) {
        write_key(out, recorded.cast.name);
        schema_write(out, &recorded.cast.fields, SCHEMA_REFERENCE, true);
    }
    write_key(out, name);
    write_object(out);
    write_member(out, "title", name);
    write_member(out, "description", step->doc);
    write_member(out, "type", "object");
    write_key(out, "required");
    write_array(out);
    write_string(out, "step");
    if (!step->roles)
        write_string(out, "input");
    write_array_end(out);
    write_key(out, "properties");
    write_object(out);
    schema_constant(out, "step", step->name);
    for (size_t i = 1; i < fields->count; i++) {
        write_key(out, fields->list[i].name);
        if (fields->list[i].of == step->input && step->roles)
            openapi_write_unit_input(out, step);
        else
            schema_write_field(out, &fields->list[i], SCHEMA_REFERENCE, true);
    }
    write_object_end(out);
    write_member_bool(out, "additionalProperties", false);
    write_object_end(out);
}

static void ruling_write(struct writer *out, const struct ruleset *ruleset, const struct step *step)
{
    static const char *const required[] = {"ruleset", "ruleset_version", "step", "status", "summary",
                                           "reasons", "draws",           "dice", NULL};
    char name[SCHEMA_NAME_MAX];
    schema_name_write(name, ruleset->name, step->name, "Ruling");
    schema_open(out, name, step->doc, required);
    schema_constant(out, "ruleset", ruleset->name);
    schema_constant(out, "step", step->name);
    openapi_write_ruling_members(out);
    schema_reference(out, "outcome", step->outcome->name);
    schema_close(out);
}

static void opening_write(struct writer *out, const struct ruleset *ruleset)
{
    char name[SCHEMA_NAME_MAX];
    struct opening_table table;
    opening_table_make(ruleset, &table);
    const struct fields fields = table.fields;
    schema_name_write(name, ruleset->name, "", "Opening");
    write_key(out, name);
    write_object(out);
    write_member(out, "title", name);
    write_member(out, "type", "object");
    write_key(out, "required");
    write_array(out);
    write_string(out, "ruleset");
    write_array_end(out);
    write_key(out, "properties");
    write_object(out);
    schema_constant(out, "ruleset", ruleset->name);
    for (size_t i = 1; i < fields.count; i++) {
        write_key(out, fields.list[i].name);
        schema_write_field(out, &fields.list[i], SCHEMA_REFERENCE, true);
    }
    write_object_end(out);
    write_member_bool(out, "additionalProperties", false);
    write_object_end(out);
}

static void house_rules_write(struct writer *out, const struct ruleset *ruleset)
{
    struct field list[HOUSE_RULES_FIELDS];
    char name[SCHEMA_NAME_MAX];
    struct fields fields = house_rules_fields(ruleset, list);
    schema_name_write(name, ruleset->name, "", fields.name);
    fields.name = name;
    write_key(out, name);
    schema_write(out, &fields, SCHEMA_REFERENCE, true);
}

static const struct fields *const act_tables[] = {
    &note_fields,   &dispute_fields,  &decision_fields,   &undo_fields,       &undo_answer_fields, &commitments_fields,
    &reveal_fields, &fallback_fields, &roll_nonce_fields, &revocation_fields, &turn_fields};

void openapi_write_schemas(struct writer *out)
{
    struct tables asked = {.count = 0}, answered = {.count = 0};
    tables_add(&answered, &reason_fields);
    tables_add(&answered, &draw_fields);
    openapi_entry_tables(field_add, &answered);
    tables_add(&asked, &close_fields);
    tables_add(&asked, &join_fields);
    tables_add(&asked, &nonce_fields);
    tables_add(&asked, &rules_choice_fields);
    tables_add(&asked, &roster_choice_fields);
    for (size_t i = 0; i < sizeof act_tables / sizeof act_tables[0]; i++)
        tables_add(&asked, act_tables[i]);
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        tables_add(&asked, (*ruleset)->options);
        for (const struct step *const *step = (*ruleset)->steps; *step; step++) {
            tables_add(&asked, (*step)->input);
            tables_add(&answered, (*step)->outcome);
        }
    }
    write_object(out);
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        opening_write(out, *ruleset);
        house_rules_write(out, *ruleset);
        for (const struct step *const *step = (*ruleset)->steps; *step; step++) {
            question_write(out, *ruleset, *step);
            recorded_question_write(out, *ruleset, *step);
            ruling_write(out, *ruleset, *step);
            openapi_write_odds_question(out, *ruleset, *step);
            openapi_write_session_odds_question(out, *ruleset, *step);
        }
    }
    tables_write(out, &asked, NULL, true);
    tables_write(out, &answered, &asked, false); /* what is asked and answered is strict for both */
    openapi_write_odds(out);
    openapi_write_reports(out);
    openapi_write_answers(out);
    write_object_end(out);
}
