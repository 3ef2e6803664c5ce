/* The schemas of the OpenAPI document. Field tables describe themselves; what frames them (a question, a ruling, an
 * entry, a problem) is put together here. */
#include "draws.h"
#include "intent.h"
#include "openapi.h"
#include "opening.h"
#include "operation.h"
#include "schema.h"
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

static void field_add(struct tables *tables, const struct field *field)
{
    if (field->kind == FIELD_GROUP)
        tables_add(tables, field->of);
    if (field->kind == FIELD_LIST)
        field_add(tables, field->item);
}

/* A table and all that it refers to, each once. */
static void tables_add(struct tables *tables, const struct fields *fields)
{
    for (size_t i = 0; i < tables->count; i++)
        if (strcmp(tables->list[i]->name, fields->name) == 0)
            return;
    if (tables->count == TABLES_MAX)
        return;
    tables->list[tables->count++] = fields;
    for (size_t i = 0; i < fields->count; i++)
        field_add(tables, &fields->list[i]);
}

static void tables_write(struct writer *out, const struct tables *tables, bool strict)
{
    for (size_t i = 0; i < tables->count; i++) {
        write_key(out, tables->list[i]->name);
        schema_write(out, tables->list[i], SCHEMA_REFERENCE, strict);
    }
}

/* One schema whose members are written by the caller between start and end. */
static void frame_start(struct writer *out, const char *name, const char *doc, const char *const *required)
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

static void frame_end(struct writer *out)
{
    write_object_end(out);
    write_object_end(out);
}

/* A member of a simple type. `doc` may be NULL. */
static void simple_write(struct writer *out, const char *name, const char *type, const char *doc)
{
    write_key(out, name);
    write_object(out);
    write_member(out, "type", type);
    if (doc)
        write_member(out, "description", doc);
    write_object_end(out);
}

static void constant_write(struct writer *out, const char *name, const char *value)
{
    write_key(out, name);
    write_object(out);
    write_member(out, "type", "string");
    write_member(out, "const", value);
    write_object_end(out);
}

static void reference_write(struct writer *out, const char *name, const char *schema)
{
    char line[SCHEMA_NAME_MAX + sizeof SCHEMA_REFERENCE] = SCHEMA_REFERENCE;
    struct text text = {.at = line, .size = sizeof line, .used = strlen(line)};
    text_add(&text, schema);
    if (name)
        write_key(out, name);
    write_object(out);
    write_member(out, "$ref", line);
    write_object_end(out);
}

static void list_write(struct writer *out, const char *name, const char *schema, const char *doc)
{
    write_key(out, name);
    write_object(out);
    write_member(out, "type", "array");
    write_member(out, "description", doc);
    write_key(out, "items");
    reference_write(out, NULL, schema);
    write_object_end(out);
}

/* What every ruling says, recorded or not. */
static void ruling_members_write(struct writer *out)
{
    simple_write(out, "ruleset_version", "integer", "The version of the rules that was applied.");
    write_key(out, "status");
    write_object(out);
    write_member(out, "type", "string");
    write_key(out, "enum");
    write_array(out);
    write_string(out, ruling_status_name(RULING_RESOLVED));
    write_string(out, ruling_status_name(RULING_NOT_PERMITTED));
    write_array_end(out);
    write_object_end(out);
    simple_write(out, "summary", "string", "One line to read aloud.");
    list_write(out, "reasons", "Reason", "Every clause that was applied, in order.");
    list_write(out, "draws", "Draw", "Every die that was thrown, in order.");
    reference_write(out, "dice", "DiceSource");
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

static void recorded_question_write(struct writer *out, const struct ruleset *ruleset, const struct step *step)
{
    struct field list[REQUEST_FIELDS_MAX];
    char name[SCHEMA_NAME_MAX];
    struct fields fields = intent_recorded_fields(step, list);
    schema_name_write(name, ruleset->name, step->name, "RecordedQuestion");
    write_key(out, name);
    write_object(out);
    write_member(out, "title", name);
    write_member(out, "description", step->doc);
    write_member(out, "type", "object");
    write_key(out, "required");
    write_array(out);
    write_string(out, "step");
    write_string(out, "input");
    write_array_end(out);
    write_key(out, "properties");
    write_object(out);
    constant_write(out, "step", step->name);
    for (size_t i = 1; i < fields.count; i++) {
        write_key(out, fields.list[i].name);
        schema_write_field(out, &fields.list[i], SCHEMA_REFERENCE, true);
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
    frame_start(out, name, step->doc, required);
    constant_write(out, "ruleset", ruleset->name);
    constant_write(out, "step", step->name);
    ruling_members_write(out);
    reference_write(out, "outcome", step->outcome->name);
    frame_end(out);
}

static void opening_write(struct writer *out, const struct ruleset *ruleset)
{
    struct field list[OPENING_FIELDS_MAX];
    char name[SCHEMA_NAME_MAX];
    struct fields fields = opening_fields(ruleset, list);
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
    constant_write(out, "ruleset", ruleset->name);
    write_key(out, fields.list[1].name);
    schema_write_field(out, &fields.list[1], SCHEMA_REFERENCE, true);
    write_object_end(out);
    write_member_bool(out, "additionalProperties", false);
    write_object_end(out);
}

static void session_members_write(struct writer *out)
{
    simple_write(out, "id", "string", "The session's UUID.");
    simple_write(out, "ruleset", "string", NULL);
    simple_write(out, "ruleset_version", "integer", NULL);
    simple_write(out, "options", "object", "All options of the ruleset as they hold in this session.");
    simple_write(out, "opened_at", "string", "RFC 3339, UTC.");
}

static void sessions_write(struct writer *out)
{
    static const char *const opened[] = {"id",        "ruleset", "ruleset_version", "options",
                                         "opened_at", "seat",    "token",           NULL};
    static const char *const session[] = {"id",    "ruleset", "ruleset_version", "options", "opened_at",
                                          "state", "entries", "seats",           NULL};
    static const char *const seat[] = {"name", "role", NULL};
    frame_start(out, "OpenedSession", "A session just opened, with the umpire's token.", opened);
    session_members_write(out);
    simple_write(out, "seat", "string", "The seat that the token is for.");
    simple_write(out, "token", "string", "The umpire's bearer token. Only its hash is kept: it cannot be shown again.");
    frame_end(out);
    frame_start(out, "Session", "One game.", session);
    session_members_write(out);
    simple_write(out, "state", "string", "open or closed.");
    simple_write(out, "closed_at", "string", "RFC 3339, UTC; only when closed.");
    simple_write(out, "entries", "integer", "How many entries the ledger has.");
    list_write(out, "seats", "Seat", "Who may act.");
    frame_end(out);
    frame_start(out, "Seat", "Who may act in a session.", seat);
    simple_write(out, "name", "string", NULL);
    simple_write(out, "role", "string", "umpire, player or spectator.");
    frame_end(out);
}

static void entries_write(struct writer *out)
{
    static const char *const entry[] = {"seq", "kind", "session", "at", "seat", NULL};
    static const char *const page[] = {"entries", NULL};
    static const char *const source[] = {"source", NULL};
    frame_start(out, "Entry", "One line of the ledger. Which further members it has depends on its kind.", entry);
    simple_write(out, "seq", "integer", "Its number, from 1, without gaps.");
    simple_write(out, "kind", "string", "opened, ruling or closed.");
    simple_write(out, "session", "string", NULL);
    simple_write(out, "at", "string", "RFC 3339, UTC, milliseconds.");
    simple_write(out, "seat", "string", "Who acted.");
    simple_write(out, "key", "string", "The Idempotency-Key of the request, when it had one.");
    simple_write(out, "ruleset", "string", NULL);
    simple_write(out, "step", "string", NULL);
    ruling_members_write(out);
    simple_write(out, "outcome", "object", "As the step describes it.");
    simple_write(out, "input", "object", "As the step describes it, with all defaults.");
    simple_write(out, "options", "object", "Those that the step reads; for the opening, all.");
    simple_write(out, "words", "string", "What was said, for kinds that carry words.");
    frame_end(out);
    frame_start(out, "EntryPage", "Entries in order.", page);
    list_write(out, "entries", "Entry", "At most as many as were asked for.");
    simple_write(out, "next", "string", "The cursor of the next page; absent on the last.");
    frame_end(out);
    frame_start(out, "DiceSource", "Where the dice came from.", source);
    simple_write(out, "source", "string",
                 "system (rolled by the service) or declared (thrown on the table and typed in).");
    frame_end(out);
}

static void rulebook_write(struct writer *out)
{
    static const char *const list[] = {"rulesets", NULL};
    static const char *const ruleset[] = {"name", "title", "doc", "version", "steps", NULL};
    static const char *const summary[] = {"name", "title", "doc", "href", NULL};
    static const char *const step[] = {"ruleset", "name",    "title", "doc",     "dice",
                                       "clauses", "options", "input", "outcome", NULL};
    frame_start(out, "RulesetList", "All game systems.", list);
    list_write(out, "rulesets", "Ruleset", "In the order of the catalogue.");
    frame_end(out);
    frame_start(out, "Ruleset", "One game system.", ruleset);
    simple_write(out, "name", "string", "Its place in paths.");
    simple_write(out, "title", "string", NULL);
    simple_write(out, "doc", "string", NULL);
    simple_write(out, "version", "integer", "Raised only when some outcome changes.");
    simple_write(out, "options", "object", "The JSON Schema of its options.");
    list_write(out, "steps", "StepSummary", "What can be resolved.");
    frame_end(out);
    frame_start(out, "StepSummary", "A step in a list.", summary);
    simple_write(out, "name", "string", NULL);
    simple_write(out, "title", "string", NULL);
    simple_write(out, "doc", "string", NULL);
    simple_write(out, "family", "string", "Which of the common four it is, if one.");
    simple_write(out, "href", "string", "Where it is described.");
    frame_end(out);
    frame_start(out, "Step", "One thing that can be resolved.", step);
    simple_write(out, "ruleset", "string", NULL);
    simple_write(out, "name", "string", NULL);
    simple_write(out, "title", "string", NULL);
    simple_write(out, "doc", "string", NULL);
    simple_write(out, "family", "string", "Which of the common four it is, if one.");
    simple_write(out, "dice", "string", "The dice that it asks for, in order.");
    simple_write(out, "clauses", "array", "The clauses that it may name.");
    simple_write(out, "options", "array", "The options that it reads.");
    simple_write(out, "input", "object", "The JSON Schema of its input.");
    simple_write(out, "outcome", "object", "The JSON Schema of its outcome.");
    simple_write(out, "example", "object", "A question with its outcome.");
    frame_end(out);
}

static void codes_write(struct writer *out)
{
    write_key(out, "code");
    write_object(out);
    write_member(out, "type", "string");
    write_member(out, "description", "Stable; what programs switch on.");
    write_key(out, "enum");
    write_array(out);
    for (int error = ERROR_NONE + 1; error < ERROR_COUNT; error++)
        write_string(out, error_entry((enum umpire_error)error)->code);
    write_array_end(out);
    write_object_end(out);
}

static void problems_write(struct writer *out)
{
    static const char *const problem[] = {"type", "title", "status", "code", NULL};
    static const char *const violation[] = {"code", "message", NULL};
    static const char *const state[] = {"state", NULL};
    frame_start(out, "Problem", "RFC 9457 problem details.", problem);
    simple_write(out, "type", "string", "urn:umpire:problem: and the code.");
    simple_write(out, "title", "string", "The same for every occurrence.");
    simple_write(out, "status", "integer", "The HTTP status.");
    codes_write(out);
    simple_write(out, "detail", "string", "What happened this time.");
    list_write(out, "violations", "Violation", "Everything that is wrong with the request.");
    simple_write(out, "violations_omitted", "integer", "How many more there were.");
    frame_end(out);
    frame_start(out, "Violation", "What is wrong with one field.", violation);
    simple_write(out, "pointer", "string", "RFC 6901 pointer into the body.");
    simple_write(out, "parameter", "string", "The query parameter, when it is one.");
    codes_write(out);
    simple_write(out, "message", "string", "What was found, what is wanted.");
    frame_end(out);
    frame_start(out, "State", "How the service is.", state);
    simple_write(out, "state", "string", "alive or ready.");
    frame_end(out);
}

void openapi_write_schemas(struct writer *out)
{
    struct tables asked = {.count = 0}, answered = {.count = 0};
    tables_add(&answered, &reason_fields);
    tables_add(&answered, &draw_fields);
    tables_add(&asked, &closing_fields);
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
        for (const struct step *const *step = (*ruleset)->steps; *step; step++) {
            question_write(out, *ruleset, *step);
            recorded_question_write(out, *ruleset, *step);
            ruling_write(out, *ruleset, *step);
        }
    }
    tables_write(out, &asked, true);
    tables_write(out, &answered, false);
    sessions_write(out);
    entries_write(out);
    rulebook_write(out);
    problems_write(out);
    write_object_end(out);
}
