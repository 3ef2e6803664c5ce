/* The schemas of what depends on ruleset and step: questions, openings, units, house rules, and the rulings that
 * answer. The core document has them for any ruleset: its inputs, options and units are open objects. */
#include "fields/schema.h"
#include "http/openapi/openapi_frame.h"
#include "http/openapi/openapi_parts.h"
#include "referee/acts.h"
#include "referee/answer.h"
#include "referee/army.h"
#include "referee/house_rules.h"
#include "referee/intent.h"
#include "referee/opening.h"
#include "referee/preview.h"
#include "referee/roster_answer.h"
#include <string.h>

#define RULESET_DOCUMENT " Typed in the ruleset's document: GET /v1/rulesets/{ruleset}/openapi.json."

static const struct fields any_input = {.name = "StepInput"}, any_outcome = {.name = "StepOutcome"},
                           any_options = {.name = "RulesetOptions"}, any_members = {.name = "RosterUnit"};
static const struct unit_role any_roles[] = {{.name = "role"}, {0}};
static const struct step any_step = {
    .name = "", .doc = "A question of any step.", .input = &any_input, .outcome = &any_outcome, .roles = any_roles};
static int32_t any_points(const void *unit, const void *options)
{
    (void)unit, (void)options;
    return FIELD_ABSENT;
}
static const struct unit_type any_units = {.fields = &any_members, .points = any_points};
static const struct ruleset any_ruleset = {.name = "", .options = &any_options, .units = &any_units};

static bool is_any(const struct ruleset *ruleset)
{
    return ruleset == &any_ruleset;
}

static void table_write(struct writer *out, const struct fields *fields)
{
    write_key(out, fields->name);
    schema_write(out, fields, SCHEMA_REFERENCE, true);
}

/* A table under another name. */
static void named_table_write(struct writer *out, const char *name, const struct fields *fields)
{
    struct fields named = *fields;
    named.name = name;
    table_write(out, &named);
}

/* Whether some role at this place fills this input from a unit. */
static bool is_filled(const struct step *step, const char *place, const char *input)
{
    for (const struct unit_role *role = step->roles; role && role->name; role++)
        for (const struct unit_fills *fill = role->fills; fill && fill->input; fill++)
            if (role->place && strcmp(role->place, place) == 0 && !fill->unknown && strcmp(fill->input, input) == 0)
                return true;
    return false;
}

static bool is_place(const struct step *step, const char *name)
{
    for (const struct unit_role *role = step->roles; role && role->name; role++)
        if (role->place && strcmp(role->place, name) == 0)
            return true;
    return false;
}

/* The group of a field, or of the items of a list; else NULL. */
static const struct fields *group_of(const struct field *field)
{
    if (field->kind == FIELD_LIST)
        return group_of(field->item);
    return field->kind == FIELD_GROUP ? field->of : NULL;
}

/* "TtVolleyUnitInput", "target" -> "TtVolleyUnitInputTarget" */
static void part_name_make(char ret[SCHEMA_NAME_MAX], const char *name, const char *member)
{
    struct text text;
    bool capital = true;
    text_start(&text, ret, SCHEMA_NAME_MAX);
    text_add(&text, name);
    for (; *member; member++) {
        char letter = capital && *member >= 'a' && *member <= 'z' ? (char)(*member - 'a' + 'A') : *member;
        capital = *member == '_';
        if (!capital)
            text_add_bytes(&text, &letter, 1);
    }
}

/* A member of a partial input: for the place of a unit, the schema of what is left to give. */
static void partial_member_write(struct writer *out, const struct step *step, const struct field *member,
                                 const char *name, const char *place)
{
    struct field field = *member, item;
    char part[SCHEMA_NAME_MAX];
    const struct fields group = {.name = part};
    if (*place == '\0' && is_place(step, field.name) && group_of(&field)) {
        part_name_make(part, name, field.name);
        if (field.kind == FIELD_LIST) {
            item = *field.item;
            item.of = &group;
            field.item = &item;
        }
        field.of = &group;
    }
    if (is_filled(step, place, field.name)) /* without it the unit's own value applies, not the default */
        field.presence = FIELD_OPTIONAL;
    write_key(out, field.name);
    schema_write_field(out, &field, SCHEMA_REFERENCE, true);
}

/* The schema of a place (the whole input is at "") where units are named: what they fill in may be left out. */
static void partial_write(struct writer *out, const struct step *step, const struct fields *fields, const char *name,
                          const char *place)
{
    write_key(out, name);
    write_object(out);
    write_member(out, "title", name);
    write_member(out, "description", "The situation. What the units that are named know need not be given.");
    write_member(out, "type", "object");
    write_key(out, "required");
    write_array(out);
    for (size_t i = 0; i < fields->count; i++) {
        const char *member = fields->list[i].name;
        bool known = is_filled(step, place, member) || (*place == '\0' && is_place(step, member));
        if (fields->list[i].presence == FIELD_REQUIRED && !known)
            write_string(out, member);
    }
    write_array_end(out);
    write_key(out, "properties");
    write_object(out);
    for (size_t i = 0; i < fields->count; i++)
        partial_member_write(out, step, &fields->list[i], name, place);
    write_object_end(out);
    write_member_bool(out, "additionalProperties", false);
    write_object_end(out);
}

/* The name of the schema of `input` where units may be named, into `ret`. */
static void unit_input_name(char ret[SCHEMA_NAME_MAX], const struct ruleset *ruleset, const struct step *step)
{
    if (is_any(ruleset) || !step->roles)
        schema_name_write(ret, "", "", step->input->name);
    else
        schema_name_write(ret, ruleset->name, step->name, "UnitInput");
}

static void unit_inputs_write(struct writer *out, const struct ruleset *ruleset, const struct step *step)
{
    char name[SCHEMA_NAME_MAX], part[SCHEMA_NAME_MAX];
    unit_input_name(name, ruleset, step);
    partial_write(out, step, step->input, name, "");
    for (size_t i = 0; i < step->input->count; i++) {
        const struct field *field = &step->input->list[i];
        if (!is_place(step, field->name) || !group_of(field))
            continue;
        part_name_make(part, name, field->name);
        partial_write(out, step, group_of(field), part, field->name);
    }
}

static void question_write(struct writer *out, const struct ruleset *ruleset, const struct step *step)
{
    struct field list[REQUEST_FIELDS_MAX];
    char name[SCHEMA_NAME_MAX];
    struct fields fields = intent_fields(ruleset, step, list);
    schema_name_write(name, ruleset->name, step->name, "Question");
    fields.doc = step->doc;
    named_table_write(out, name, &fields);
}

static void recorded_question_write(struct writer *out, const struct ruleset *ruleset, const struct step *step)
{
    static const char *const plain[] = {"step", "input", NULL}, *const by_units[] = {"step", NULL};
    struct recorded_fields recorded;
    char name[SCHEMA_NAME_MAX], input[SCHEMA_NAME_MAX];
    intent_recorded_fields(step, &recorded);
    unit_input_name(input, ruleset, step);
    schema_name_write(name, ruleset->name, step->name, "RecordedQuestion");
    schema_open(out, name, step->doc, step->roles ? by_units : plain);
    schema_step_name(out, step);
    schema_reference(out, "input", input);
    for (size_t i = 2; i < recorded.fields.count; i++) {
        write_key(out, recorded.list[i].name);
        schema_write_field(out, &recorded.list[i], SCHEMA_REFERENCE, true);
    }
    schema_close_strict(out);
    if (step->roles && !is_any(ruleset))
        table_write(out, &recorded.roles.fields);
}

/* What a step answers: a ruling, or a question that was only checked. */
static void step_answer_write(struct writer *out, const struct ruleset *ruleset, const struct step *step,
                              const struct fields *answer)
{
    struct fields fields = *answer;
    char name[SCHEMA_NAME_MAX];
    schema_name_write(name, ruleset->name, step->name, answer->name);
    if (!is_any(ruleset))
        fields.doc = step->doc;
    schema_write_typed(out, name, &fields, &(struct typed){.ruleset = is_any(ruleset) ? NULL : ruleset, .step = step});
}

/* A ruling as the ledger has it, with the step's own input, outcome and roles. */
static void ruling_entry_write(struct writer *out, const struct ruleset *ruleset, const struct step *step)
{
    struct role_fields roles;
    char name[SCHEMA_NAME_MAX];
    role_fields_make(step, &roles);
    schema_name_write(name, ruleset->name, step->name, "RulingEntry");
    openapi_write_ruling_entry(out, name, &(struct typed){.step = step, .roles = step->roles ? roles.name : NULL});
}

/* The schemas of a ruleset's steps with one suffix. */
struct suffixed {
    const struct ruleset *ruleset;
    const char *suffix;
};

static bool step_at(const void *context, size_t number, struct alternative *ret)
{
    const struct suffixed *suffixed = context;
    const struct step *step = suffixed->ruleset->steps[number];
    if (!step)
        return false;
    ret->value = step->name;
    schema_name_write(ret->schema, suffixed->ruleset->name, step->name, suffixed->suffix);
    return true;
}

/* One of them, distinguished by `step`. */
static void union_write(struct writer *out, const struct ruleset *ruleset, const char *suffix, const char *doc)
{
    char name[SCHEMA_NAME_MAX];
    schema_name_write(name, ruleset->name, "", suffix);
    schema_write_union(out, name, doc, "step", step_at, &(struct suffixed){ruleset, suffix});
}

static void opening_write(struct writer *out, const struct ruleset *ruleset)
{
    static const char *const required[] = {"ruleset", NULL};
    struct opening_table table;
    char name[SCHEMA_NAME_MAX];
    opening_table_make(ruleset, &table);
    schema_name_write(name, ruleset->name, "", "Opening");
    schema_open(out, name, "A game that begins.", required);
    if (is_any(ruleset))
        schema_rules_name(out, "ruleset", "The game system to play.", rulesets()[0]->name);
    else
        schema_constant(out, "ruleset", ruleset->name);
    for (size_t i = 1; i < table.fields.count; i++) {
        write_key(out, table.list[i].name);
        schema_write_field(out, &table.list[i], SCHEMA_REFERENCE, true);
    }
    schema_close_strict(out);
}

static void house_rules_write(struct writer *out, const struct ruleset *ruleset)
{
    struct field list[HOUSE_RULES_FIELDS];
    char name[SCHEMA_NAME_MAX];
    struct fields fields = house_rules_fields(ruleset, list);
    schema_name_write(name, ruleset->name, "", fields.name);
    named_table_write(out, name, &fields);
}

/* The members of a unit, any of which may be given. */
static void members_write(struct writer *out, const struct fields *members)
{
    static const char *const required[] = {NULL};
    schema_open(out, members->name, members->doc, required);
    for (size_t i = 0; i < members->count; i++) {
        write_key(out, members->list[i].name);
        schema_write_field(out, &members->list[i], SCHEMA_REFERENCE, true);
    }
    write_object_end(out);
    write_member_int(out, "minProperties", 1);
    write_member_bool(out, "additionalProperties", members->count == 0);
    write_object_end(out);
}

/* The roster as an answer. */
static void roster_write(struct writer *out, const struct ruleset *ruleset)
{
    const struct typed typed = {.ruleset = is_any(ruleset) ? NULL : ruleset};
    struct roster_table table;
    char name[SCHEMA_NAME_MAX], unit[SCHEMA_NAME_MAX];
    roster_table_make(ruleset, &table);
    schema_name_write(name, ruleset->name, "", table.fields.name);
    schema_name_write(unit, ruleset->name, "", table.unit.name);
    table.unit.name = unit;
    schema_write_typed(out, unit, &table.unit, &(struct typed){.open = is_any(ruleset)});
    schema_write_typed(out, name, &table.fields, &typed);
}

/* The bodies about units. What a unit is, and its members alone, are open objects where the ruleset is any. */
static void unit_bodies_write(struct writer *out, const struct ruleset *ruleset)
{
    struct units_table units;
    struct unit_change_table change;
    struct army_table army;
    char name[SCHEMA_NAME_MAX];
    units_table_make(ruleset, &units);
    unit_change_table_make(ruleset, &change);
    army_table_make(ruleset, &army);
    schema_name_write(name, ruleset->name, "", "UnitsBody");
    named_table_write(out, name, &units.fields);
    schema_name_write(name, ruleset->name, "", "UnitChangeBody");
    named_table_write(out, name, &change.fields);
    schema_name_write(name, ruleset->name, "", army.fields.name);
    named_table_write(out, name, &army.fields);
    roster_write(out, ruleset);
    if (is_any(ruleset))
        return;
    table_write(out, &units.unit.fields);
    table_write(out, &army.unit.fields);
    members_write(out, &change.changes.fields);
}

void body_name_write(char *ret, const struct ruleset *ruleset, const struct step *step, enum body body)
{
    static const char *const suffixes[] = {
        [BODY_QUESTION] = "Question",
        [BODY_ODDS] = "OddsQuestion",
        [BODY_SESSION_ODDS] = "SessionOddsQuestion",
        [BODY_RECORDED_QUESTION] = "RecordedQuestion",
        [BODY_OPENING] = "Opening",
        [BODY_UNITS] = "UnitsBody",
        [BODY_UNIT_CHANGE] = "UnitChangeBody",
        [BODY_HOUSE_RULES] = "HouseRulesBody",
        [BODY_ARMY] = "ArmyBody",
    };
    schema_name_write(ret, ruleset ? ruleset->name : "", step ? step->name : "", suffixes[body]);
}

static void step_write(struct writer *out, const struct ruleset *ruleset, const struct step *step)
{
    char input[SCHEMA_NAME_MAX];
    unit_input_name(input, ruleset, step);
    question_write(out, ruleset, step);
    recorded_question_write(out, ruleset, step);
    step_answer_write(out, ruleset, step, &ruling_answer_fields);
    step_answer_write(out, ruleset, step, &preview_fields);
    openapi_write_odds_questions(out, ruleset, step, input);
}

/* The other answers that have members of the ruleset. */
static void answers_write(struct writer *out, const struct ruleset *ruleset)
{
    const struct operation *operation;
    for (size_t i = 0; (operation = operation_at(i)); i++) {
        char name[SCHEMA_NAME_MAX];
        if (!operation->of_ruleset || !operation->answers)
            continue;
        schema_name_write(name, ruleset->name, "", operation->answers->name);
        schema_write_typed(out, name, operation->answers, &(struct typed){.ruleset = ruleset});
    }
}

void openapi_write_requests(struct writer *out, const struct ruleset *ruleset)
{
    for (const struct step *const *step = ruleset->steps; *step; step++) {
        step_write(out, ruleset, *step);
        ruling_entry_write(out, ruleset, *step);
        if ((*step)->roles)
            unit_inputs_write(out, ruleset, *step);
    }
    union_write(out, ruleset, "RecordedQuestion", "A question of one of the steps, to be recorded.");
    union_write(out, ruleset, "SessionOddsQuestion", "A question of the odds of one of the steps.");
    union_write(out, ruleset, "RulingEntry", "A ruling of one of the steps, as it is recorded.");
    union_write(out, ruleset, preview_fields.name, preview_fields.doc);
    answers_write(out, ruleset);
    opening_write(out, ruleset);
    house_rules_write(out, ruleset);
    if (ruleset->units)
        unit_bodies_write(out, ruleset);
}

static void open_object_write(struct writer *out, const char *name, const char *doc)
{
    static const char *const required[] = {NULL};
    char line[400];
    struct text text;
    text_start(&text, line, sizeof line);
    text_add(&text, doc);
    text_add(&text, RULESET_DOCUMENT);
    schema_open(out, name, line, required);
    schema_close_open(out);
}

/* A unit: what every ruleset has, and its own members. */
static void open_unit_write(struct writer *out, const struct fields *unit, const char *const *required)
{
    schema_open(out, unit->name, "A unit with the members of its ruleset." RULESET_DOCUMENT, required);
    for (size_t i = 0; i < unit->count; i++) {
        write_key(out, unit->list[i].name);
        schema_write_field(out, &unit->list[i], SCHEMA_REFERENCE, true);
    }
    schema_close_open(out);
}

/* A unit as it is added to a game, and as an army has it. */
static void open_units_write(struct writer *out)
{
    static const char *const in_game[] = {"id", "side", NULL}, *const in_army[] = {"id", NULL};
    struct unit_table unit;
    struct army_table army;
    unit_table_make(&any_ruleset, &unit);
    army_table_make(&any_ruleset, &army);
    open_unit_write(out, &unit.fields, in_game);
    open_unit_write(out, &army.unit.fields, in_army);
}

/* The units in the roles of a step. */
static void open_roles_write(struct writer *out)
{
    static const struct field unit = {.kind = FIELD_TEXT, .min = 1, .max = UNIT_ID_MAX, .pattern = FIELD_UNIT_ID};
    static const struct field units = {.kind = FIELD_LIST, .min = 1, .max = UNITS_IN_ROLE_MAX, .item = &unit};
    struct role_fields roles;
    role_fields_make(&any_step, &roles);
    write_key(out, roles.name);
    write_object(out);
    write_member(out, "title", roles.name);
    write_member(out, "description", "By role the id of the unit that takes it, or a list of them." RULESET_DOCUMENT);
    write_member(out, "type", "object");
    write_key(out, "additionalProperties");
    write_object(out);
    write_key(out, "anyOf");
    write_array(out);
    schema_write_field(out, &unit, SCHEMA_REFERENCE, true);
    schema_write_field(out, &units, SCHEMA_REFERENCE, true);
    write_array_end(out);
    write_object_end(out);
    write_object_end(out);
}

void openapi_write_open_requests(struct writer *out)
{
    step_write(out, &any_ruleset, &any_step);
    opening_write(out, &any_ruleset);
    house_rules_write(out, &any_ruleset);
    unit_bodies_write(out, &any_ruleset);
    open_units_write(out);
    open_roles_write(out);
    open_object_write(out, any_input.name, "The situation, as the step describes it.");
    open_object_write(out, any_outcome.name, "What comes of it, as the step describes it.");
    open_object_write(out, any_options.name, "Readings and house rules of the ruleset.");
    members_write(out, &(struct fields){.name = "RosterUnitMembers",
                                        .doc = "Members of a unit of the ruleset." RULESET_DOCUMENT});
}
