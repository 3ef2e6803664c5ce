/* Decoding a question of odds: the head once, the question once for each case. */
#include "odds_intent.h"
#include "decode.h"
#include "odds_view.h"
#include "outcome_members.h"
#include "vary.h"
#include <string.h>

struct fields odds_fields(const struct ruleset *ruleset, const struct step *step, struct field *list)
{
    list[0] = intent_input_field(step, sizeof(struct odds_view));
    list[1] = intent_options_field(ruleset, step, sizeof(struct odds_view));
    for (size_t i = 0; i < odds_view_fields.count; i++)
        list[2 + i] = odds_view_fields.list[i];
    return (struct fields){.name = "OddsQuestion",
                           .list = list,
                           .count = 2 + odds_view_fields.count,
                           .size = list[1].offset + ruleset->options->size};
}

static bool out_of_memory(const struct arena *arena, struct violations *violations)
{
    if (arena->starved)
        violation_add(violations, ERROR_OVERLOADED, "", "there is no memory for this request just now");
    else
        violation_add(violations, ERROR_BODY_TOO_LARGE, "", "its cases take more memory than a request may have");
    return false;
}

/* A body that is decoded once for each case. */
struct asked {
    struct fields fields;
    struct json_t *body;
    const void *options; /* the session's; NULL: they are in the body */
    char *request;       /* memory that all cases share */
};

/* A copy of a part of the request as the last case decoded it. */
static void *part_copy(struct arena *arena, const struct asked *asked, size_t number, size_t size)
{
    void *part = arena_take(arena, size);
    if (part)
        memcpy(part, asked->request + asked->fields.list[number].offset, size);
    return part;
}

/* One case out of the body as it stands; the question gets copies. */
static bool case_decode(struct arena *arena, const struct odds_intent *intent, const struct asked *asked,
                        struct question *ret, struct violations *violations)
{
    const struct step *step = intent->step;
    if (!fields_decode(&asked->fields, asked->body, "", asked->request, violations))
        return false;
    const void *input = part_copy(arena, asked, 0, step->input->size);
    const void *options = asked->options ? asked->options : part_copy(arena, asked, 1, intent->ruleset->options->size);
    if (!input || !options)
        return out_of_memory(arena, violations);
    *ret = (struct question){.input = input, .options = options, .version = intent->ruleset->version};
    if (step->check)
        step->check(ret, violations);
    return violations->count == 0;
}

static bool cases_decode(struct arena *arena, struct odds_intent *intent, const struct asked *asked,
                         struct violations *violations)
{
    struct violations *found = arena_take(arena, sizeof *found);
    struct question *questions = arena_take(arena, (size_t)intent->case_count * sizeof *questions);
    if (!found || !questions)
        return out_of_memory(arena, violations);
    intent->questions = questions;
    for (int32_t i = 0; i < intent->case_count; i++) {
        violations_start(found);
        if (!vary_set(arena, intent, i, asked->body, violations))
            return false;
        if (!case_decode(arena, intent, asked, &questions[i], found))
            vary_blame(intent, i, found, violations);
    }
    return violations->count == 0;
}

static void pointer_of_shown(int32_t number, char ret[32])
{
    struct text pointer;
    text_start(&pointer, ret, 32);
    text_add(&pointer, "/of/");
    text_add_int(&pointer, number);
}

static void shown_check(const struct odds_intent *intent, int32_t number, struct violations *violations)
{
    char pointer[32], words[VIOLATION_MESSAGE_MAX - 40]; /* behind the words of the message */
    struct text known;
    if (!intent->shown[number][0]) /* it was no pointer, which is told already */
        return;
    pointer_of_shown(number, pointer);
    text_start(&known, words, sizeof words);
    if (intent->shown[number][0] != '/')
        violation_add(violations, ERROR_NOT_A_CHOICE, pointer, "wants a JSON Pointer, which begins with /");
    else if (!member_find(intent->step->outcome, intent->shown[number], NULL, &known))
        violation_add(violations, ERROR_NOT_A_CHOICE, pointer, "wants a single value of the outcome; %s", words);
    for (int32_t i = 0; i < number; i++)
        if (strcmp(intent->shown[i], intent->shown[number]) == 0)
            violation_add(violations, ERROR_NOT_UNIQUE, pointer, "stands there already at /of/%d", i);
}

/* How often each case is resolved. */
static int32_t samples_of(const struct odds_view *view, const struct odds_intent *intent,
                          const struct odds_limits *limits, struct violations *violations)
{
    int32_t share = limits->samples / intent->case_count, most = share > 0 ? share : 1;
    if (view->method == ODDS_EXACT) {
        if (view->samples != FIELD_ABSENT)
            violation_add(violations, ERROR_CONFLICTING_FIELDS, "/samples", "is for \"method\":\"sample\" only");
        return 0;
    }
    if (view->samples == FIELD_ABSENT)
        return most < ODDS_SAMPLES_DEFAULT ? most : ODDS_SAMPLES_DEFAULT;
    if (view->samples > most)
        violation_add(violations, ERROR_OUT_OF_RANGE, "/samples", "wants 1 to %d for each of %d cases here", most,
                      intent->case_count);
    return view->samples;
}

/* What the head says; the request's memory holds it as the last case decoded it, which is as every case did. */
static bool view_take(struct arena *arena, const struct odds_view *view, const struct odds_limits *limits,
                      struct odds_intent *intent, struct violations *violations)
{
    const char **shown = arena_take(arena, ODDS_SHOWN_MAX * sizeof *shown);
    if (!shown)
        return out_of_memory(arena, violations);
    intent->shown = shown;
    intent->shown_count = view->of_count;
    intent->joint = view->joint;
    for (int32_t i = 0; i < view->of_count; i++) {
        shown[i] = view->of[i];
        shown_check(intent, i, violations);
    }
    intent->samples = samples_of(view, intent, limits, violations);
    return violations->count == 0;
}

/* An option may be varied without any being given. */
static bool options_add(struct arena *arena, const struct odds_intent *intent, struct json_t *body,
                        struct violations *violations)
{
    if (intent->varied_count == 0 || json_member(body, "options"))
        return true;
    const struct json_t *none = json_read(arena, "{}", 2, violations);
    return none && json_set(arena, body, "/options", none) == JSON_SET_DONE;
}

/* Everything but `vary`, which is read already. */
static bool asked_decode(struct arena *arena, struct asked *asked, const struct odds_limits *limits,
                         struct odds_intent *intent, struct violations *violations)
{
    asked->request = arena_take(arena, asked->fields.size);
    if (!asked->request)
        return out_of_memory(arena, violations);
    fields_default(&asked->fields, asked->request);
    bool decoded = cases_decode(arena, intent, asked, violations);
    return view_take(arena, (const void *)asked->request, limits, intent, violations) && decoded;
}

bool odds_intent_decode(struct arena *arena, const struct ruleset *ruleset, const struct step *step,
                        const struct odds_limits *limits, const char *body, size_t length, struct odds_intent *ret,
                        struct violations *violations)
{
    struct field list[ODDS_FIELDS_MAX];
    struct asked asked = {.fields = odds_fields(ruleset, step, list),
                          .body = json_read(arena, body, length, violations)};
    *ret = (struct odds_intent){.ruleset = ruleset, .step = step};
    if (!asked.body || !vary_read(json_take_out(arena, asked.body, "vary"), ret, violations))
        return false;
    if (!options_add(arena, ret, asked.body, violations))
        return out_of_memory(arena, violations);
    return asked_decode(arena, &asked, limits, ret, violations);
}

/* The same without options: a session has its own. */
static struct fields session_fields(const struct ruleset *ruleset, const struct step *step, struct field *list)
{
    struct fields fields = odds_fields(ruleset, step, list);
    memmove(list + 1, list + 2, (fields.count - 2) * sizeof *list);
    fields.count--;
    return fields;
}

static bool is_varied(const struct odds_intent *intent, const char *pointer)
{
    for (int32_t i = 0; i < intent->varied_count; i++)
        if (strcmp(intent->varied[i].pointer, pointer) == 0)
            return true;
    return false;
}

/* What the answer says of them. False when memory is out. */
static bool units_say(struct arena *arena, const struct casting *casting, int64_t at, const struct json_t *body,
                      struct odds_intent *intent)
{
    struct odds_units *units = arena_take_zero(arena, sizeof *units);
    const char **taken = arena_take(arena, (size_t)casting->taking_count * sizeof *taken);
    struct writer input;
    writer_start(&input, 1 << 20);
    json_write(&input, json_member(body, "input"));
    write_raw(&input, "", 1);
    if (units && taken && !input.failed) {
        units->at = at;
        units->input = arena_copy(arena, input.at, input.used);
        units->taken.list = taken;
        for (int32_t i = 0; i < casting->taking_count; i++)
            if (casting->takings[i].filled && !is_varied(intent, casting->takings[i].pointer))
                taken[units->taken.count++] = casting->takings[i].pointer;
        intent->units = units->input ? units : NULL;
    }
    writer_end(&input);
    return intent->units != NULL;
}

/* Reads and takes off the body what only a session knows; what units fill in is put into its input. */
static bool units_take(struct arena *arena, const struct table_top *table, struct json_t *body,
                       struct odds_intent *intent, struct violations *violations)
{
    struct casting *casting;
    for (int32_t i = 0; i < intent->varied_count; i++)
        if (strncmp(intent->varied[i].pointer, "/options/", 9) == 0)
            violation_add(violations, ERROR_CONFLICTING_FIELDS, "/vary", "the options are the session's");
    if (violations->count || !intent_units(arena, intent->step, table->roster, body, &casting, violations))
        return false;
    if (casting && !units_say(arena, casting, table->roster_at, body, intent))
        return out_of_memory(arena, violations);
    json_take_out(arena, body, "units");
    json_take_out(arena, body, "step");
    return true;
}

bool odds_intent_decode_session(struct arena *arena, const struct table_top *table, const struct odds_limits *limits,
                                const char *body, size_t length, struct odds_intent *ret, struct violations *violations)
{
    struct json_t *root = json_read(arena, body, length, violations);
    const struct step *step = root ? intent_step(table->ruleset, root, violations) : NULL;
    struct field list[ODDS_FIELDS_MAX];
    if (!step)
        return false;
    *ret = (struct odds_intent){.ruleset = table->ruleset, .step = step};
    if (!vary_read(json_take_out(arena, root, "vary"), ret, violations) ||
        !units_take(arena, table, root, ret, violations))
        return false;
    struct asked asked = {
        .fields = session_fields(table->ruleset, step, list), .body = root, .options = table->options};
    return asked_decode(arena, &asked, limits, ret, violations);
}
