/* Asking a step of Triumph & Tragedy in a test: defaults, the check, declared dice, and what the reasons cited. */
#pragma once
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "tt/tt.h"
#include "tt/tt_ruleset.h"

struct asked {
    const struct step *step;
    void *input;
    struct tt_options options;
    struct dice_record record;
    struct explanation why;
    struct violations violations;
    char clauses[4096]; /* of the reasons, in their order, with blanks between them */
    char summary[4096];
};

static inline void ask(struct asked *asked, const struct step *step, void *input)
{
    asked->step = step;
    asked->input = input;
    fields_default(step->input, input);
    fields_default(&tt_option_fields, &asked->options);
}

static inline struct question asked_question(const struct asked *asked)
{
    return (struct question){.input = asked->input, .options = &asked->options, .version = ruleset_tt.version};
}

/* How many violations the check finds. */
static inline int32_t ask_check(struct asked *asked)
{
    struct question question = asked_question(asked);
    violations_start(&asked->violations);
    if (asked->step->check)
        asked->step->check(&question, &asked->violations);
    return asked->violations.count;
}

static inline void assert_violation(const struct asked *asked, int32_t index, enum umpire_error code,
                                    const char *pointer)
{
    assert_in_range(index, 0, asked->violations.count - 1);
    assert_int_equal(asked->violations.list[index].code, code);
    assert_string_equal(asked->violations.list[index].pointer, pointer);
}

/* Resolves with exactly these dice; every one of them must be used. */
static inline void ask_resolve(struct asked *asked, void *outcome, int32_t count, const int32_t *faces)
{
    struct question question = asked_question(asked);
    struct dice_declared declared = {.faces = faces, .count = count};
    struct dice dice;
    assert_int_equal(ask_check(asked), 0);
    dice_start_declared(&dice, &declared, &asked->record);
    memset(&asked->why, 0, sizeof asked->why);
    fields_default(asked->step->outcome, outcome);
    assert_int_equal(asked->step->resolve(&question, &dice, &asked->why, outcome), RULING_RESOLVED);
    assert_int_equal(dice.error, DICE_FINE);
    assert_int_equal(declared.next, count);
    assert_false(asked->why.cut);
    struct text text;
    text_start(&text, asked->clauses, sizeof asked->clauses);
    for (int32_t i = 0; i < asked->why.count; i++) {
        text_add(&text, i > 0 ? " " : "");
        text_add(&text, asked->why.reasons[i].clause);
    }
    text_start(&text, asked->summary, sizeof asked->summary);
    asked->step->summarise(&question, outcome, &text);
}

#define DICE(...)                                                                                                      \
    (int32_t)(sizeof((int32_t[]){__VA_ARGS__}) / sizeof(int32_t)), (const int32_t[])                                   \
    {                                                                                                                  \
        __VA_ARGS__                                                                                                    \
    }
#define NO_DICE 0, NULL

/* A damage table for the tests: 1-2 save, 3 suppressed, 4 wound, 5-6 kill on a D6. */
static inline struct tt_damage_table table_of_tests(void)
{
    return (struct tt_damage_table){
        .sides = 6,
        .row_count = 4,
        .rows = {{1, 2, TT_SAVE}, {3, 3, TT_SUPPRESSED}, {4, 4, TT_WOUND}, {5, 6, TT_KILL}}};
}
