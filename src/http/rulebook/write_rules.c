/* Rulesets and their steps as JSON. */
#include "http/rulebook/write_rules.h"
#include "fields/answer_rows.h"
#include "fields/schema.h"
#include "http/rulebook/examples.h"
#include "http/rulebook/write_units.h"

enum { EXAMPLE_ARENA_MAX = 1 << 22, ADDRESS_MAX = 128, EXAMPLES_SHOWN = 4 };

/* ---- a step ---- */

struct step_answer {
    const struct ruleset *of;
    const char *ruleset; /* its name */
    struct step step;
    const struct json_t *cases; /* of its golden file; NULL: none */
    const char *phases[STEP_PHASES_MAX + 1];
    const char *const *belongs;
    const char *const *parts;
    char href[ADDRESS_MAX];
};

static const struct field end_rows[] = {
    WORD(struct step_end, name, NULL),
    WORD(struct step_end, title, "A sentence, without a full stop."),
};
static const struct fields end_fields = FIELDS("StepEnd", "A way in which a step may end.", end_rows, struct step_end);

WRITES(ends_write, struct step_answer)
{
    write_array(out);
    for (const struct step_end *end = it->step.ends; end && end->name; end++)
        ANSWER(out, end_fields, *end);
    write_array_end(out);
}

WRITES(input_write, struct step_answer)
{
    schema_write(out, it->step.input, NULL, true);
}

WRITES(outcome_write, struct step_answer)
{
    schema_write(out, it->step.outcome, NULL, false);
}

struct example_answer {
    const char *name;
    const struct json_t *example;
    const struct step *step;
};

WRITES(request_write, struct example_answer)
{
    example_write_body(out, it->example, it->step, EXAMPLE_QUESTION);
}

WRITES(example_outcome_write, struct example_answer)
{
    json_write(out, json_member(it->example, "outcome"));
}

GIVEN(has_outcome, struct example_answer, json_member(it->example, "outcome") != NULL)

static const struct field example_rows[] = {
    WORD(struct example_answer, name, "What it shows."),
    MADE_OBJECT("request", "The body that asks it.", request_write),
    MADE_OBJECT("outcome", "What comes of it; absent where it is not permitted.", example_outcome_write,
                ONLY_IF(has_outcome)),
};
static const struct fields example_fields =
    FIELDS("StepExample", "A question with its outcome.", example_rows, struct example_answer);

WRITES(examples_write, struct step_answer)
{
    write_array(out);
    for (size_t i = 0; i < json_list_size(it->cases) && i < EXAMPLES_SHOWN; i++) {
        const struct json_t *example = json_list_item(it->cases, i);
        ANSWER(out, example_fields, (struct example_answer){json_text_member(example, "name"), example, &it->step});
    }
    write_array_end(out);
}

WRITES(step_roles_write, struct step_answer)
{
    role_list_write(out, it->of, &it->step);
}

static const struct field way_rows[] = {
    WORD(struct step_way, clause, "The clause that a reason of the refusal names."),
    WORD(struct step_way, input, "A pointer into the question: what may be said otherwise."),
    WORD(struct step_way, value, "What is then said there."),
    WORD(struct step_way, title, "What that means, for people."),
};
static const struct fields way_fields =
    FIELDS("StepWay", "What may be said instead, where a step is refused.", way_rows, struct step_way);

WRITES(ways_write, struct step_answer)
{
    write_array(out);
    for (const struct step_way *way = it->step.ways; way && way->clause; way++)
        ANSWER(out, way_fields, *way);
    write_array_end(out);
}
GIVEN(has_ways, struct step_answer, it->step.ways != NULL)

WRITES(step_needed_write, struct step_answer)
{
    needed_write(out, it->of, &it->step);
}

WRITES(step_draws_write, struct step_answer)
{
    draw_kinds_write(out, it->of, &it->step, it->cases);
}

static const struct field step_rows[] = {
    WORD(struct step_answer, ruleset, NULL),
    WORD_AS(struct step_answer, step.name, "name", NULL),
    WORD_AS(struct step_answer, step.title, "title", NULL),
    WORD_AS(struct step_answer, step.doc, "doc", NULL),
    WORD_AS(struct step_answer, step.family, "family", "Which of the four common families it belongs to, if any.",
            OPTIONAL),
    WORD_AS(struct step_answer, step.dice, "dice", "The dice that it asks for, in order."),
    EACH("draws", draw_kind_fields,
         "The same as data: what a ruling may ask for, in this order. One question needs some of them, and of some "
         "several.",
         step_draws_write),
    EACH("roles", role_fields, "The parts that units take in it; empty where it is about no units.", step_roles_write),
    NAMES_AS(struct step_answer, belongs, "phases", "The phases of a turn to which it belongs; empty: any time."),
    NAMES_AS(struct step_answer, parts, "parts",
             "The steps that it goes through, where it is a whole exchange: by themselves they are asked only by who "
             "goes through it step by step."),
    EACH("ways", way_fields, "What may be said instead where it is refused; absent: nothing.", ways_write,
         ONLY_IF(has_ways)),
    EACH("needed", needed_fields, "Inputs that the schema lets be left out, and when they are needed all the same.",
         step_needed_write),
    NAMES_AS(struct step_answer, step.clauses, "clauses", "The clauses that it may name."),
    NAMES_AS(struct step_answer, step.options, "options", "The options that it reads."),
    EACH("ends", end_fields, "The named ways in which it may end; its odds give the chance of each.", ends_write),
    MADE_OBJECT("input", "The JSON Schema of its input.", input_write),
    MADE_OBJECT("outcome", "The JSON Schema of its outcome.", outcome_write),
    EACH("examples", example_fields, "Questions with their outcomes.", examples_write),
};
const struct fields step_fields = FIELDS("Step", "One thing that can be resolved.", step_rows, struct step_answer);

static const struct field summary_rows[] = {
    WORD_AS(struct step_answer, step.name, "name", NULL),
    WORD_AS(struct step_answer, step.title, "title", NULL),
    WORD_AS(struct step_answer, step.doc, "doc", NULL),
    WORD_AS(struct step_answer, step.family, "family", "Which of the four common families it belongs to, if any.",
            OPTIONAL),
    SPELLED(struct step_answer, href, "Where it is described."),
};
static const struct fields summary_fields =
    FIELDS("StepSummary", "A step in a list.", summary_rows, struct step_answer);

static struct step_answer step_answer(const struct ruleset *ruleset, const struct step *step)
{
    static const char *const none[] = {NULL};
    struct step_answer answer = {
        .of = ruleset, .ruleset = ruleset->name, .step = *step, .parts = step->parts ? step->parts : none};
    struct text href;
    text_start(&href, answer.href, sizeof answer.href);
    text_format(&href, "/v1/rulesets/%s/steps/%s", ruleset->name, step->name);
    return answer;
}

void step_write(struct writer *out, const struct ruleset *ruleset, const struct step *step)
{
    struct step_answer answer = step_answer(ruleset, step);
    struct arena arena;
    arena_start(&arena, EXAMPLE_ARENA_MAX);
    answer.cases = examples_of(&arena, ruleset, step);
    answer.belongs = step_phases(ruleset, step, answer.phases);
    ANSWER(out, step_fields, answer);
    arena_end(&arena);
}

/* ---- a ruleset ---- */

WRITES(summaries_write, struct ruleset)
{
    write_array(out);
    for (const struct step *const *step = it->steps; *step; step++) {
        struct step_answer answer = step_answer(it, *step);
        ANSWER(out, summary_fields, answer);
    }
    write_array_end(out);
}

WRITES(options_write, struct ruleset)
{
    schema_write(out, it->options, NULL, true);
}

WRITES(unit_schema_of, struct ruleset)
{
    unit_schema_write(out, it);
}
GIVEN(has_units, struct ruleset, it->units != NULL)

WRITES(phases_of, struct ruleset)
{
    phases_write(out, it);
}

WRITES(dues_of, struct ruleset)
{
    due_kinds_write(out, it);
}

WRITES(cards_of, struct ruleset)
{
    unit_cards_write(out, it);
}

#define RULESET_ROWS                                                                                                   \
    WORD(struct ruleset, name, "Its name in paths."), WORD(struct ruleset, title, NULL),                               \
        WORD(struct ruleset, doc, NULL), COUNT(struct ruleset, version, "Increased only when some outcome changes.")
static const struct field ruleset_rows[] = {
    RULESET_ROWS,
    MADE_OBJECT("options", "The JSON Schema of its options.", options_write),
    EACH("phases", phase_fields, "The phases of a turn, in order; empty where the sources give none.", phases_of),
    MADE_OBJECT("unit", "The JSON Schema of a unit: its members with their titles and defaults.", unit_schema_of,
                ONLY_IF(has_units)),
    EACH("unit_cards", unit_card_fields, "How choices fill a unit's card from tables.", cards_of),
    EACH("dues", due_kind_fields, "What the rules may demand of a unit.", dues_of),
    EACH("steps", summary_fields, "What can be resolved.", summaries_write),
};
const struct fields ruleset_fields = FIELDS("Ruleset", "One game system.", ruleset_rows, struct ruleset);

static const struct field ruleset_summary_rows[] = {
    RULESET_ROWS,
    EACH("steps", summary_fields, "What can be resolved.", summaries_write),
};
static const struct fields ruleset_summary_fields =
    FIELDS("RulesetSummary", "A game system in a list.", ruleset_summary_rows, struct ruleset);

void ruleset_write(struct writer *out, const struct ruleset *ruleset)
{
    ANSWER(out, ruleset_fields, *ruleset);
}

struct ruleset_list {
    const struct ruleset *const *rulesets;
};

WRITES(list_write, struct ruleset_list)
{
    write_array(out);
    for (const struct ruleset *const *ruleset = it->rulesets; *ruleset; ruleset++)
        ANSWER(out, ruleset_summary_fields, **ruleset);
    write_array_end(out);
}

static const struct field list_rows[] = {
    EACH("rulesets", ruleset_summary_fields, "In the order of the catalogue.", list_write),
};
const struct fields ruleset_list_fields = FIELDS("RulesetList", "All game systems.", list_rows, struct ruleset_list);

void rulesets_write(struct writer *out)
{
    ANSWER(out, ruleset_list_fields, (struct ruleset_list){rulesets()});
}
