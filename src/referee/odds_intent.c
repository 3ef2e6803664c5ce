/* Decodes a question of odds: the body once, then a question for each case, with its varied values. */
#include "referee/odds_intent.h"
#include "fields/decode.h"
#include "referee/binding.h"
#include "referee/odds_view.h"
#include "referee/outcome_members.h"
#include "referee/vary.h"
#include <string.h>
#include <umpire/rows.h>

enum { ODDS_FIELDS_MAX = 10 };

/* The body of a question of odds: its head, then the step's input and the ruleset's options. */
struct odds_body {
    struct odds_view view;
    struct role_names names;
    char step[STEP_NAME_MAX];
};

struct odds_table {
    struct field list[ODDS_FIELDS_MAX];
    struct role_fields roles;
    struct fields fields;
};

/* The member that is read by itself. */
static const struct field vary_field = {.name = "vary", .kind = FIELD_LABEL, .presence = FIELD_OPTIONAL};

static const struct field step_field =
    TEXT(struct odds_body, step, 1, STEP_NAME_MAX - 1, NULL, NULL, NULL, .pattern = FIELD_ASCII);

/* `session`: with a step by its name and units, and without options. */
static void table_make(const struct ruleset *ruleset, const struct step *step, bool session, struct odds_table *ret)
{
    struct field *next = ret->list, options = intent_options_field(ruleset, step, sizeof(struct odds_body));
    *next++ = intent_input_field(step, sizeof(struct odds_body));
    if (!session)
        *next++ = options;
    for (size_t i = 0; i < odds_view_fields.count; i++)
        *next++ = odds_view_fields.list[i];
    *next++ = vary_field;
    if (session)
        *next++ = step_field;
    if (session && step->roles) {
        role_fields_make(step, &ret->roles);
        *next++ = intent_units_member(&ret->roles, offsetof(struct odds_body, names));
    }
    ret->fields = (struct fields){.name = "OddsQuestion",
                                  .list = ret->list,
                                  .count = (size_t)(next - ret->list),
                                  .size = options.offset + (session ? 0 : ruleset->options->size)};
}

static bool out_of_memory(const struct arena *arena, struct violations *violations)
{
    if (arena->starved)
        violation_add_starved(violations);
    else
        violation_add(violations, ERROR_BODY_TOO_LARGE, "", "its cases need more memory than a request may use");
    return false;
}

/* ---- Cases ---- */

/* Makes the cases one after the other: the question, with the case's values in it. */
struct case_making {
    struct arena *arena;
    struct odds_intent *odds;
    const struct roster *roster;
    bool sound; /* nothing is wrong with what all cases share */
    struct intent intent;
    struct named_units named;
    struct members_given given;
    struct binding binding;
    void *input, *options; /* options NULL: none is varied, and all cases share them */
};

static bool making_start(struct case_making *making)
{
    const struct odds_intent *odds = making->odds;
    const struct step *step = odds->step;
    making->intent = odds->asked;
    making->input = arena_take(making->arena, step->input->size);
    making->given = (struct members_given){.base = making->input, .fields = step->input};
    making->given.bits = arena_take(making->arena, members_given_size(step->input));
    making->intent.question.input = making->input;
    if (vary_has(odds, "/options")) {
        making->options = arena_take(making->arena, odds->ruleset->options->size);
        making->intent.question.options = making->options;
    }
    if (odds->asked.units) {
        making->named = *odds->asked.units;
        making->named.given = making->given;
        making->intent.units = &making->named;
    }
    return making->input && making->given.bits && (making->options || !vary_has(odds, "/options")) &&
           binding_start(&making->binding, making->arena, &making->intent);
}

/* Makes one case and adds its violations to `violations`; its question gets copies. False when there can be no case. */
static bool case_make(struct case_making *making, int32_t number, struct question *ret, struct violations *found,
                      struct violations *violations)
{
    const struct odds_intent *odds = making->odds;
    const struct step *step = odds->step;
    const struct vary_question varied = {making->input, making->options, odds->given.bits ? &making->given : NULL};
    memcpy(making->input, odds->asked.question.input, step->input->size);
    if (odds->given.bits)
        memcpy(making->given.bits, odds->given.bits, members_given_size(step->input));
    if (making->options)
        memcpy(making->options, odds->asked.question.options, odds->ruleset->options->size);
    if (!vary_set(odds, number, &varied, found, violations))
        return false;
    if (!making->sound || found->count)
        return true;
    if (odds->asked.units)
        binding_bind(&making->binding, making->roster, found);
    else if (fields_require(step->input, making->input, "/input", &making->given, found) && step->check)
        step->check(&making->intent.question, found);
    const struct question *question = &making->binding.question;
    *ret = *question;
    ret->input = arena_copy(making->arena, question->input, step->input->size);
    if (question->units) /* bars may differ between cases */
        ret->units = (void *)arena_copy(making->arena, (const void *)question->units, sizeof *question->units);
    if (making->options)
        ret->options = arena_copy(making->arena, question->options, odds->ruleset->options->size);
    return (ret->input && ret->options && !question->units == !ret->units) || out_of_memory(making->arena, violations);
}

/* Makes the cases of the question as long as it is valid. `roster`: for named units. */
static bool cases_make(struct arena *arena, struct odds_intent *odds, const struct roster *roster,
                       struct violations *violations)
{
    struct case_making making = {.arena = arena, .odds = odds, .roster = roster, .sound = violations->count == 0};
    struct violations *found = arena_take(arena, sizeof *found);
    struct question *questions = arena_take(arena, (size_t)odds->case_count * sizeof *questions);
    if (!found || !questions || !making_start(&making))
        return out_of_memory(arena, violations);
    for (int32_t i = 0; i < odds->case_count; i++) {
        violations_start(found);
        if (!case_make(&making, i, &questions[i], found, violations))
            return false;
        vary_blame(odds, i, found, violations);
    }
    odds->questions = questions;
    return violations->count == 0;
}

/* The question with the units' values before anything is varied: it need not be complete. */
static bool units_say(struct arena *arena, struct odds_intent *odds, const struct roster *roster, int64_t at)
{
    struct odds_units *units = arena_take_zero(arena, sizeof *units);
    struct violations *unused = arena_take(arena, sizeof *unused);
    struct binding binding;
    if (!units || !unused || !binding_start(&binding, arena, &odds->asked))
        return false;
    violations_start(unused);
    binding_bind(&binding, roster, unused);
    const struct pointers *filled = &binding.units->stated.autofilled;
    *units = (struct odds_units){.at = at, .input = binding.question.input, .given = binding.units->given};
    units->autofilled.list = binding.units->autofilled;
    for (int32_t i = 0; i < filled->count; i++)
        if (!vary_reaches(odds, filled->list[i]))
            binding.units->autofilled[units->autofilled.count++] = filled->list[i];
    odds->units = units;
    return true;
}

void odds_intent_set_version(struct odds_intent *intent, int32_t version)
{
    struct question *cases = (struct question *)(uintptr_t)intent->questions; /* in the arena, made here */
    intent->asked.question.version = version;
    for (int32_t i = 0; cases && i < intent->case_count; i++)
        cases[i].version = version;
}

bool odds_intent_bind(struct arena *arena, struct odds_intent *intent, const struct roster *roster, int64_t at,
                      struct violations *violations)
{
    if (!intent->asked.units)
        return true;
    if (!cases_make(arena, intent, roster, violations))
        return false;
    return units_say(arena, intent, roster, at) || out_of_memory(arena, violations);
}

/* ---- The head ---- */

static void pointer_of_shown(int32_t number, char ret[32])
{
    struct text pointer;
    text_start(&pointer, ret, 32);
    text_add(&pointer, "/of/");
    text_add_int(&pointer, number);
}

static void shown_check(const struct odds_intent *intent, int32_t number, struct violations *violations)
{
    char pointer[32], words[VIOLATION_MESSAGE_MAX - 40]; /* after the words of the message */
    struct text known;
    if (!intent->shown[number][0]) /* not a pointer, which was reported already */
        return;
    pointer_of_shown(number, pointer);
    text_start(&known, words, sizeof words);
    if (intent->shown[number][0] != '/')
        violation_add(violations, ERROR_NOT_A_CHOICE, pointer, "must be a JSON Pointer, which begins with /");
    else if (!member_find(intent->step->outcome, intent->shown[number], NULL, &known))
        violation_add(violations, ERROR_NOT_A_CHOICE, pointer, "must point to a single value of the outcome; %s",
                      words);
    for (int32_t i = 0; i < number; i++)
        if (strcmp(intent->shown[i], intent->shown[number]) == 0)
            violation_add(violations, ERROR_NOT_UNIQUE, pointer, "is already given at /of/%d", i);
}

/* How often each case is resolved. */
static int32_t samples_of(const struct odds_view *view, const struct odds_intent *intent,
                          const struct odds_limits *limits, struct violations *violations)
{
    int32_t share = limits->samples / intent->case_count, most = share > 0 ? share : 1;
    if (view->method == ODDS_EXACT) {
        if (view->samples != FIELD_ABSENT)
            violation_add(violations, ERROR_CONFLICTING_FIELDS, "/samples", "is only for \"method\":\"sample\"");
        return 0;
    }
    if (view->samples == FIELD_ABSENT)
        return most < ODDS_SAMPLES_DEFAULT ? most : ODDS_SAMPLES_DEFAULT;
    if (view->samples > most)
        violation_add(violations, ERROR_OUT_OF_RANGE, "/samples", "must be 1 to %d for each of %d cases here", most,
                      intent->case_count);
    return view->samples;
}

/* What the head contains; the request's memory has it as the last case decoded it, which is the same for all. */
static bool view_take(struct arena *arena, const struct odds_view *view, const struct odds_limits *limits,
                      struct odds_intent *intent, struct violations *violations)
{
    const char **shown = arena_take(arena, ODDS_SHOWN_MAX * sizeof *shown);
    if (!shown)
        return out_of_memory(arena, violations);
    intent->shown = shown;
    intent->shown_count = view->of_count;
    intent->ends_only = view->of_given && view->of_count == 0;
    intent->joint = view->joint && !intent->ends_only;
    for (int32_t i = 0; i < view->of_count; i++) {
        shown[i] = view->of[i];
        shown_check(intent, i, violations);
    }
    intent->samples = samples_of(view, intent, limits, violations);
    return violations->count == 0;
}

/* ---- The body ---- */

/* Decodes the question and notes which members were given. False after adding violations. */
static bool question_decode(struct arena *arena, struct odds_table *table, const struct json_t *root,
                            const void *options, const void **ret_view, struct odds_intent *odds,
                            struct violations *violations)
{
    const struct step *step = odds->step;
    struct field *input = &table->list[0];
    const struct field *units = intent_units_field(&table->fields, root);
    char *request = arena_take(arena, table->fields.size);
    unsigned char *bits = arena_take(arena, members_given_size(step->input));
    if (!request || !bits)
        return out_of_memory(arena, violations);
    struct members_given given = {.base = request + input->offset, .fields = step->input, .bits = bits};
    if (units || vary_has(odds, "/input")) /* units may fill in all of it; without it, no pointer of `vary` leads
                                            * anywhere */
        input->presence = FIELD_DEFAULTED;
    bool complete = fields_decode_given(NULL, &table->fields, root, "", request, &given, violations);
    if (json_member(root, "input") || units)
        odds->given = given;
    odds->asked = (struct intent){.ruleset = odds->ruleset, .step = step};
    odds->asked.question = (struct question){.input = given.base,
                                             .options = options ? options : request + table->list[1].offset,
                                             .version = odds->ruleset->version};
    *ret_view = request;
    if (!complete || !units)
        return complete;
    odds->asked.units =
        named_units_read(arena, step, (const void *)(request + units->offset), &given, request + input->offset);
    return odds->asked.units || out_of_memory(arena, violations);
}

/* The body, `vary` first. If no unit is named the cases are made at once. */
static bool asked_decode(struct arena *arena, struct odds_table *table, const struct json_t *root, const void *options,
                         const struct odds_limits *limits, struct odds_intent *odds, struct violations *violations)
{
    const void *view = NULL;
    bool varied = vary_read(json_member(root, "vary"), odds, violations);
    if (options && vary_has(odds, "/options")) {
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/vary", "the options are fixed by the session");
        varied = false;
    }
    question_decode(arena, table, root, options, &view, odds, violations);
    if (!view)
        return false;
    if (varied && !intent_units_field(&table->fields, root))
        cases_make(arena, odds, NULL, violations);
    view_take(arena, view, limits, odds, violations);
    return violations->count == 0;
}

bool odds_intent_decode(struct arena *arena, const struct ruleset *ruleset, const struct step *step,
                        const struct odds_limits *limits, const char *body, size_t length, struct odds_intent *ret,
                        struct violations *violations)
{
    const struct json_t *root = json_read(arena, body, length, violations);
    struct odds_table table;
    *ret = (struct odds_intent){.ruleset = ruleset, .step = step};
    if (!root)
        return false;
    table_make(ruleset, step, false, &table);
    return asked_decode(arena, &table, root, NULL, limits, ret, violations);
}

/* What is wrong with a question of no step. */
static void stepless_explain(struct arena *arena, const struct ruleset *ruleset, const struct json_t *root,
                             struct violations *violations)
{
    static const char *const open[] = {"step", "input", "units", "vary", NULL};
    if (fields_judge(arena, &odds_view_fields, open, root, violations))
        intent_step_explain(ruleset, root, violations);
}

bool odds_intent_decode_session(struct arena *arena, const struct ruleset *ruleset, const void *options,
                                const struct odds_limits *limits, const char *body, size_t length,
                                struct odds_intent *ret, struct violations *violations)
{
    const struct json_t *root = json_read(arena, body, length, violations);
    const struct step *step = root ? intent_step(ruleset, root) : NULL;
    struct odds_table table;
    if (root && !step)
        stepless_explain(arena, ruleset, root, violations);
    if (!step)
        return false;
    *ret = (struct odds_intent){.ruleset = ruleset, .step = step};
    table_make(ruleset, step, true, &table);
    return asked_decode(arena, &table, root, options, limits, ret, violations);
}
