/* Phases, dues, cards of units and roles. */
#include "http/rulebook/write_units.h"
#include "fields/schema.h"
#include "referee/own_side.h"
#include "referee/unit_requests.h"
#include <string.h>

enum { NAME_MAX = 128, CARD_MEMBERS_MAX = 96, ROLE_INPUTS_MAX = 64 };

/* ---- phases ---- */

static const char *const whom_words[] = {
    [PHASE_EVERYBODY] = "everybody", [PHASE_ALTERNATELY] = "alternately", [PHASE_ONE_SIDE] = "one_side"};

static const char *whom_of(const struct turn_phase *phase)
{
    return whom_words[phase->whom];
}

WRITES(whom_write, struct turn_phase)
{
    write_string(out, whom_of(it));
}

static const struct field phase_rows[] = {
    WORD(struct turn_phase, name, "As `POST …/turns` takes it."),
    WORD(struct turn_phase, title, NULL),
    WORD(struct turn_phase, doc, NULL, OPTIONAL),
    WORD(struct turn_phase, clause, "The clause that it rests on.", OPTIONAL),
    MADE_WORD("whom", "Who acts in it: everybody, unit after unit alternately, or one_side.", whom_write),
    NAMES(struct turn_phase, steps, "The steps that belong to it."),
};
const struct fields phase_fields = FIELDS("Phase", "A phase of a turn.", phase_rows, struct turn_phase);

void phases_write(struct writer *out, const struct ruleset *ruleset)
{
    const struct turn_phase *phase = ruleset->units ? ruleset->units->phases : NULL;
    write_array(out);
    for (; phase && phase->name; phase++)
        ANSWER(out, phase_fields, *phase);
    write_array_end(out);
}

const char *const *step_phases(const struct ruleset *ruleset, const struct step *step,
                               const char *ret[STEP_PHASES_MAX + 1])
{
    const struct turn_phase *phase = ruleset->units ? ruleset->units->phases : NULL;
    size_t count = 0;
    for (; phase && phase->name; phase++)
        for (const char *const *name = phase->steps; *name; name++)
            if (strcmp(*name, step->name) == 0 && count < STEP_PHASES_MAX)
                ret[count++] = phase->name;
    ret[count] = NULL;
    return ret;
}

/* ---- dues ---- */

static const struct field due_kind_rows[] = {
    WORD(struct unit_due, name, "As the lists of what is due have it."),
    WORD(struct unit_due, title, "A sentence, without a full stop."),
    WORD(struct unit_due, clause, "The clause that demands it."),
    WORD(struct unit_due, step, "The step that does it."),
    WORD(struct unit_due, role, "The unit's role in it."),
    WORD(struct unit_due, only_if, "What only the players can see; absent: always.", OPTIONAL),
    YES_NO(struct unit_due, compulsory, "Whether the unit may do nothing else first."),
    WORD(struct unit_due, not_so,
         "What one says where only_if did not hold: the step is then asked with `seen` false, and throws no dice.",
         OPTIONAL),
    WORD(struct unit_due, cause, "The `cause` that such an answer names, where the step has several.", OPTIONAL),
};
const struct fields due_kind_fields =
    FIELDS("DueKind", "Something that the rules may demand of a unit.", due_kind_rows, struct unit_due);

void due_kinds_write(struct writer *out, const struct ruleset *ruleset)
{
    const struct unit_due *due = ruleset->units ? ruleset->units->dues : NULL;
    write_array(out);
    for (; due && due->name; due++)
        ANSWER(out, due_kind_fields, *due);
    write_array_end(out);
}

/* ---- units ---- */

void unit_schema_write(struct writer *out, const struct ruleset *ruleset)
{
    struct unit_table table;
    unit_table_make(ruleset, &table);
    schema_write(out, &table.fields, NULL, true);
}

/* A choice of a unit that is also the first word of the rows of a table: the row says what a unit of that sort has. */
struct unit_card {
    const char *member, *title, *table;
    char href[NAME_MAX];
    const char *column;
    const char *fills[CARD_MEMBERS_MAX + 1];
    const char *const *list;
};
static const struct field unit_card_rows[] = {
    WORD(struct unit_card, member, "The member of a unit that is chosen."),
    WORD(struct unit_card, title, "The title of the table."),
    WORD(struct unit_card, table, "The table that has a row for each choice."),
    SPELLED(struct unit_card, href, "Its address."),
    WORD(struct unit_card, column, "The member of a row that holds the choice."),
    NAMES_AS(struct unit_card, list, "fills",
             "Members that row and unit share: what the row says is what a unit of that sort has, unless it says "
             "otherwise."),
};
const struct fields unit_card_fields =
    FIELDS("UnitCard", "How a choice fills a unit's card.", unit_card_rows, struct unit_card);

static bool rows_differ(const struct table *table, const struct field *column)
{
    for (int32_t i = 0; i < table->count; i++)
        for (int32_t k = 0; k < i; k++) {
            const char *rows = table->rows;
            if (unit_number(column, rows + (size_t)i * table->row->size) ==
                unit_number(column, rows + (size_t)k * table->row->size))
                return false;
        }
    return true;
}

static void card_write(struct writer *out, const struct ruleset *ruleset, const struct field *member,
                       const struct table *table, const struct field *column)
{
    struct unit_card card = {
        .member = member->name, .title = table->title, .table = table->name, .column = column->name};
    struct text href;
    size_t count = 0;
    text_start(&href, card.href, sizeof card.href);
    text_format(&href, "/v1/rulesets/%s/tables/%s", ruleset->name, table->name);
    for (size_t i = 0; i < ruleset->units->fields->count && count < CARD_MEMBERS_MAX; i++) {
        const struct field *own = &ruleset->units->fields->list[i];
        const struct field *shared = field_find(table->row, own->name, strlen(own->name));
        if (shared && shared != column && shared->kind == own->kind && shared->choices == own->choices)
            card.fills[count++] = own->name;
    }
    card.list = card.fills;
    ANSWER(out, unit_card_fields, card);
}

void unit_cards_write(struct writer *out, const struct ruleset *ruleset)
{
    write_array(out);
    for (size_t i = 0; ruleset->units && i < ruleset->units->fields->count; i++) {
        const struct field *member = &ruleset->units->fields->list[i];
        for (const struct table *const *table = ruleset->tables; member->kind == FIELD_ENUM && table && *table;
             table++) {
            const struct field *column = NULL;
            for (size_t k = 0; k < (*table)->row->count && !column; k++)
                if ((*table)->row->list[k].kind == FIELD_ENUM && (*table)->row->list[k].choices == member->choices)
                    column = &(*table)->row->list[k];
            if (column && rows_differ(*table, column))
                card_write(out, ruleset, member, *table, column);
        }
    }
    write_array_end(out);
}

/* ---- roles ---- */

struct role_answer {
    const char *name, *doc;
    char title[NAME_MAX];
    int32_t most;
    bool many, in_play, optional, own, alike;
    const char *sort;
    char pointers[ROLE_INPUTS_MAX][NAME_MAX];
    const char *inputs[ROLE_INPUTS_MAX + 1];
    const char *const *fills;
    const char *facing[UNIT_ROLES_MAX + 1];
    const char *const *opposes;
    const char *phases[STEP_PHASES_MAX + 1];
    const char *const *belongs;
};
static const struct field role_rows[] = {
    WORD(struct role_answer, name, "As `units` of a question has it."),
    SPELLED(struct role_answer, title, NULL),
    WORD(struct role_answer, doc, NULL),
    COUNT(struct role_answer, most, "How many units may take it."),
    YES_NO(struct role_answer, many, "Whether it is a list of ids."),
    YES_NO(struct role_answer, in_play, "Whether a unit that is out of the game is refused."),
    YES_NO(struct role_answer, optional, "Whether the step is asked about without it as a rule."),
    YES_NO(struct role_answer, own,
           "Whether players name units of their own side in it, unless the session shares units; of whoever stands "
           "against an own unit that fights back, anybody's."),
    YES_NO(struct role_answer, alike,
           "Whether it makes no difference which of the roles that face each other a unit takes."),
    WORD(struct role_answer, sort, "The sort of units that can take it, as a unit's `sorts` has it; absent: any can.",
         OPTIONAL),
    NAMES(struct role_answer, opposes,
          "The roles that face it: who takes them is the enemy of who takes this one; empty: none do."),
    NAMES_AS(
        struct role_answer, fills, "inputs",
        "Pointers to what the unit fills in; in a list `*` stands for the unit's place. Those need not be asked for."),
    NAMES_AS(struct role_answer, belongs, "phases", "The phases to which the step belongs; empty: any time."),
};
const struct fields role_fields = FIELDS("Role", "A part that a unit takes in a step.", role_rows, struct role_answer);

static const char *sort_of(const struct unit_type *type, const struct unit_role *role)
{
    const struct unit_sort *sort = role->unfit && type ? type->sorts : NULL;
    while (sort && sort->name && sort->unfit != role->unfit)
        sort++;
    return sort ? sort->name : NULL;
}

static void role_write(struct writer *out, const struct ruleset *ruleset, const struct step *step, int32_t number)
{
    const struct unit_role *role = &step->roles[number];
    struct role_answer answer = {.name = role->name,
                                 .doc = role->doc,
                                 .most = unit_role_most(step, number),
                                 .many = role->many,
                                 .in_play = role->in_play,
                                 .optional = role->optional,
                                 .own = role_is_own(role),
                                 .alike = role->alike,
                                 .sort = sort_of(ruleset->units, role)};
    size_t count = 0, facing = 0;
    struct text text;
    text_start(&text, answer.title, sizeof answer.title);
    title_add(&text, role->title, role->name);
    for (const struct unit_fills *fill = role->fills; fill && fill->input && count < ROLE_INPUTS_MAX; fill++) {
        text_start(&text, answer.pointers[count], sizeof answer.pointers[count]);
        text_add(&text, "/input");
        const struct unit_role *there = fill->for_role ? &step->roles[unit_role_find(step, fill->for_role)] : role;
        const char *const place = fill->place ? fill->place : there->place;
        if (place[0])
            text_format(&text, "/%s", place);
        text_format(&text, there->many && !fill->place ? "/*/%s" : "/%s", fill->input);
        answer.inputs[count] = answer.pointers[count];
        count++;
    }
    answer.fills = answer.inputs;
    for (int32_t i = 0; step->roles[i].name; i++)
        if (role->opposed && step->roles[i].opposed && step->roles[i].opposed != role->opposed)
            answer.facing[facing++] = step->roles[i].name;
    answer.opposes = answer.facing;
    answer.belongs = step_phases(ruleset, step, answer.phases);
    ANSWER(out, role_fields, answer);
}

void role_list_write(struct writer *out, const struct ruleset *ruleset, const struct step *step)
{
    write_array(out);
    for (int32_t i = 0; step->roles && step->roles[i].name; i++)
        role_write(out, ruleset, step, i);
    write_array_end(out);
}
