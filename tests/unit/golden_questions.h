/* The questions of the golden files, decoded as a request's are, for tests that ask all of them. */
#pragma once
#include "referee/referee.h"
#include "unit.h"
#include <jansson.h>

/* A question of a step. The intent lives as long as the visit. */
struct golden_question {
    const struct ruleset *ruleset;
    const struct step *step;
    const char *name;
    const struct intent *intent;
    const json_t *answer; /* the case, with "status" */
};

/* Decodes {"input", "options", "dice"}; fails the test where that is not possible. */
static inline void question_decode(struct arena *arena, const struct ruleset *ruleset, const struct step *step,
                                   const char *body, struct intent *ret)
{
    static struct violations violations;
    violations_start(&violations);
    if (!intent_decode(arena, ruleset, step, body, strlen(body), ret, &violations))
        fail_msg("%s: %s: %s", step->name, body, violations.list[0].message);
}

static inline void golden_visit(const struct ruleset *ruleset, const struct step *step, const json_t *each,
                                void (*visit)(const struct golden_question *, void *), void *context)
{
    struct arena arena;
    struct intent intent;
    json_t *body = json_object(), *options = json_object_get(each, "options"), *dice = json_object_get(each, "dice");
    json_object_set(body, "input", json_object_get(each, "input"));
    if (options)
        json_object_set(body, "options", options);
    if (dice)
        json_object_set(body, "dice", dice);
    char *text = json_dumps(body, JSON_COMPACT | JSON_REAL_PRECISION(15));
    arena_start(&arena, 1 << 22);
    question_decode(&arena, ruleset, step, text, &intent);
    visit(&(struct golden_question){ruleset, step, json_string_value(json_object_get(each, "name")), &intent, each},
          context);
    arena_end(&arena);
    free(text);
    json_decref(body);
}

/* What a question is answered with its own dice, in memory of exactly the size that the step says. */
struct golden_answer {
    enum ruling_status status;
    void *outcome;
    struct dice_record *record;
};

static inline struct golden_answer golden_answer(const struct golden_question *golden)
{
    struct golden_answer ret = {.outcome = malloc(golden->step->outcome->size), .record = malloc(sizeof *ret.record)};
    struct dice_declared declared = golden->intent->faces;
    struct dice dice;
    assert_true(ret.outcome && ret.record);
    dice_start_declared(&dice, &declared, ret.record);
    fields_default(golden->step->outcome, ret.outcome);
    ret.status = golden->step->resolve(&golden->intent->question, &dice, NULL, ret.outcome);
    assert_int_equal(dice.error, DICE_FINE);
    return ret;
}

static inline void golden_answer_end(struct golden_answer *answer)
{
    free(answer->outcome);
    free(answer->record);
}

/* Visits every case of a step that is answered, be it with "you may not". */
static inline void golden_each(const struct ruleset *ruleset, const struct step *step,
                               void (*visit)(const struct golden_question *, void *), void *context)
{
    char file[512];
    size_t index;
    json_t *each;
    snprintf(file, sizeof file, UMPIRE_SOURCE_DIR "/tests/golden/%s/%s.json", ruleset->name, step->name);
    json_t *root = json_load_file(file, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(root);
    json_array_foreach(json_object_get(root, "cases"), index, each)
    {
        if (!json_object_get(each, "violations"))
            golden_visit(ruleset, step, each, visit, context);
    }
    json_decref(root);
}
