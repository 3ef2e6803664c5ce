/* The schemas of a document. Field tables describe themselves; the schemas around them (a question, a ruling, an entry,
 * a problem) are made by other files. */
#include "engine/draws.h"
#include "fields/schema.h"
#include "http/openapi/openapi_frame.h"
#include "http/openapi/openapi_parts.h"
#include "referee/acts.h"
#include "referee/odds_answer.h"
#include "referee/odds_view.h"
#include "referee/opening.h"
#include "referee/preview.h"
#include "referee/problem_write.h"
#include <string.h>

enum { TABLES_MAX = 512 };

/* Tables and enumerations, each once by its name. */
struct tables {
    const struct fields *list[TABLES_MAX];
    size_t count;
    const struct choices *choices[TABLES_MAX];
    size_t choices_count;
};

static void tables_add(struct tables *tables, const struct fields *fields);

static void choices_add(struct tables *tables, const struct choices *choices)
{
    for (size_t i = 0; i < tables->choices_count; i++)
        if (strcmp(tables->choices[i]->name, choices->name) == 0)
            return;
    if (tables->choices_count < TABLES_MAX)
        tables->choices[tables->choices_count++] = choices;
}

static void field_add(void *to, const struct field *field)
{
    struct tables *tables = to;
    if (field->kind == FIELD_GROUP)
        tables_add(tables, field->of);
    if (field->kind == FIELD_LIST)
        field_add(tables, field->item);
    if (field->kind == FIELD_ENUM)
        choices_add(tables, field->choices);
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
    if (!fields || (!fields->list && fields->size == 0) || tables_have(tables, fields) || tables->count == TABLES_MAX)
        return;
    tables->list[tables->count++] = fields;
    for (size_t i = 0; i < fields->count; i++)
        field_add(tables, &fields->list[i]);
}

/* Those of `but` are left out. */
static void tables_write(struct writer *out, const struct tables *tables, const struct tables *but, bool strict)
{
    for (size_t i = 0; i < tables->count; i++) {
        if (but && tables_have(but, tables->list[i]))
            continue;
        write_key(out, tables->list[i]->name);
        schema_write(out, tables->list[i], SCHEMA_REFERENCE, strict);
    }
}

static void enumerations_write(struct writer *out, struct tables *asked, const struct tables *answered)
{
    for (size_t i = 0; i < answered->choices_count; i++)
        choices_add(asked, answered->choices[i]);
    for (size_t i = 0; i < asked->choices_count; i++) {
        write_key(out, asked->choices[i]->name);
        schema_write_choices(out, asked->choices[i]);
    }
}

/* The tables that every document may refer to. */
static void shared_add(struct tables *asked, struct tables *answered)
{
    struct opening_table opening;
    const struct operation *operation;
    tables_add(answered, &reason_fields);
    tables_add(answered, &draw_fields);
    tables_add(answered, &recorded_odds_fields);
    openapi_entry_tables(field_add, answered);
    tables_add(asked, &odds_view_fields);
    tables_add(asked, &question_place_fields);
    tables_add(asked, &override_request_fields);
    tables_add(asked, &about_choice_fields);
    tables_add(asked, &rules_choice_fields);
    tables_add(asked, &side_choice_fields);
    tables_add(asked, &roster_choice_fields);
    for (size_t i = 0; (operation = operation_at(i)); i++) {
        tables_add(asked, operation->fields);
        tables_add(asked, operation->query);
        tables_add(answered, operation->answers);
    }
    tables_add(answered, &problem_fields);
    for (size_t i = 0; i < preview_fields.count; i++) /* itself it is typed by its step (openapi_requests.c) */
        field_add(answered, &preview_fields.list[i]);
    opening_table_make(rulesets()[0], &opening);
    for (size_t i = 0; i < opening.fields.count; i++)
        if (opening.list[i].kind == FIELD_ENUM)
            choices_add(asked, opening.list[i].choices);
}

static void ruleset_add(struct tables *asked, struct tables *answered, const struct ruleset *ruleset)
{
    tables_add(asked, ruleset->options);
    for (const struct step *const *step = ruleset->steps; *step; step++) {
        tables_add(asked, (*step)->input);
        tables_add(answered, (*step)->outcome);
    }
    for (size_t i = 0; ruleset->units && i < ruleset->units->fields->count; i++)
        field_add(asked, &ruleset->units->fields->list[i]);
}

/* What is JSON Schema or OpenAPI itself is an open object here. */
static void document_write(struct writer *out)
{
    static const char *const required[] = {NULL};
    schema_open(out, "OpenapiDocument", "An OpenAPI 3.1 document.", required);
    schema_close_open(out);
}

void openapi_write_schemas(struct writer *out, const struct ruleset *ruleset)
{
    struct tables asked = {.count = 0}, answered = {.count = 0};
    shared_add(&asked, &answered);
    if (ruleset)
        ruleset_add(&asked, &answered, ruleset);
    write_key(out, "schemas");
    write_object(out);
    if (ruleset)
        openapi_write_requests(out, ruleset);
    else
        openapi_write_open_requests(out);
    tables_write(out, &asked, NULL, true);
    tables_write(out, &answered, &asked, false); /* what is both asked and answered is strict */
    enumerations_write(out, &asked, &answered);
    schema_write_texts(out);
    openapi_write_odds(out);
    openapi_write_entries(out);
    document_write(out);
    write_object_end(out);
}
