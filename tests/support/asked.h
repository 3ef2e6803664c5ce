/* Asking a step in a unit test: its defaults, members by their names in JSON ("figures", "side1/target", "units/2/id"),
 * its check, dice declared one by one, and what came of it.
 *
 *     ask(&asked, &ruleset_tt, "melee-score");
 *     ask_count(&asked, "side1", 1);
 *     ask_choice(&asked, "side1/0", "kill");
 *     ask_resolve(&asked, NO_DICE);
 *     assert_string_equal(ruled_choice(&asked, "loser"), "side1");
 *
 * Where an input or options are a struct of the ruleset's header, asked.input and asked.options may be that, too. */
#pragma once
#include "members.h"
#include <umpire/rules.h>

/* A question with its answer. */
struct asked {
    const struct ruleset *ruleset;
    const struct step *step;
    _Alignas(max_align_t) char input[STEP_INPUT_MAX];
    _Alignas(max_align_t) char options[RULESET_OPTIONS_MAX];
    _Alignas(max_align_t) char outcome[STEP_OUTCOME_MAX];
    struct violations violations;
    struct dice_record record;
    struct explanation why;
    enum ruling_status status;
    int32_t used;       /* dice */
    char clauses[4096]; /* of the reasons, in their order, with blanks between them */
    char summary[4096]; /* of what was resolved */
};

/* A question with all members and options at their defaults. */
static inline void ask(struct asked *asked, const struct ruleset *ruleset, const char *step)
{
    asked->ruleset = ruleset;
    asked->step = step_find(ruleset, step);
    assert_non_null(asked->step);
    fields_default(asked->step->input, asked->input);
    fields_default(ruleset->options, asked->options);
}

/* ---- what is asked ---- */

/* A number, a truth (0 or 1), or FIELD_ABSENT; a group on the way there is given from now on. */
static inline void ask_number(struct asked *asked, const char *member, int32_t value)
{
    member_set(asked->step->input, asked->input, member, value);
}

/* How many items a list has; set before they are. */
static inline void ask_count(struct asked *asked, const char *list, int32_t count)
{
    member_set(asked->step->input, asked->input, list, count);
}

static inline void ask_choice(struct asked *asked, const char *member, const char *choice)
{
    ask_number(asked, member, member_value(asked->step->input, asked->input, member, choice));
}

static inline void ask_text(struct asked *asked, const char *member, const char *text)
{
    member_set_text(asked->step->input, asked->input, member, text);
}

/* Leaves out what may be left out. */
static inline void ask_without(struct asked *asked, const char *member)
{
    struct member found = member_find(asked->step->input, asked->input, member);
    assert_int_equal(found.field->presence, FIELD_OPTIONAL);
    if (found.field->kind == FIELD_GROUP)
        found.base[found.field->present] = false;
    else
        unit_set_number(found.field, found.base, FIELD_ABSENT);
}

static inline void ask_option(struct asked *asked, const char *option, int32_t value)
{
    member_set(asked->ruleset->options, asked->options, option, value);
}

static inline void ask_option_choice(struct asked *asked, const char *option, const char *choice)
{
    ask_option(asked, option, member_value(asked->ruleset->options, asked->options, option, choice));
}

static inline struct question asked_question(const struct asked *asked)
{
    return (struct question){.input = asked->input, .options = asked->options, .version = asked->ruleset->version};
}

/* ---- the check ---- */

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

/* ---- the ruling ---- */

#define DICE(...)                                                                                                      \
    (int32_t)(sizeof((int32_t[]){__VA_ARGS__}) / sizeof(int32_t)), (const int32_t[])                                   \
    {                                                                                                                  \
        __VA_ARGS__                                                                                                    \
    }
#define NO_DICE 0, NULL

/* Resolves with as many of these dice as it needs. */
static inline enum ruling_status ask_throw(struct asked *asked, int32_t count, const int32_t *faces)
{
    struct question question = asked_question(asked);
    struct dice_declared declared = {.faces = faces, .count = count};
    struct dice dice;
    struct text text;
    assert_int_equal(ask_check(asked), 0);
    dice_start_declared(&dice, &declared, &asked->record);
    memset(&asked->why, 0, sizeof asked->why);
    fields_default(asked->step->outcome, asked->outcome);
    asked->status = asked->step->resolve(&question, &dice, &asked->why, asked->outcome);
    asked->used = declared.next;
    assert_int_equal(dice.error, DICE_FINE);
    assert_false(asked->why.cut);
    assert_null(dice.part);
    assert_null(asked->why.part);
    text_start(&text, asked->clauses, sizeof asked->clauses);
    for (int32_t i = 0; i < asked->why.count; i++) {
        text_add(&text, i > 0 ? " " : "");
        text_add(&text, asked->why.reasons[i].clause);
    }
    text_start(&text, asked->summary, sizeof asked->summary);
    if (asked->status == RULING_RESOLVED)
        asked->step->summarise(&question, asked->outcome, &text);
    return asked->status;
}

/* Resolves with exactly these dice. */
static inline void ask_resolve(struct asked *asked, int32_t count, const int32_t *faces)
{
    assert_int_equal(ask_throw(asked, count, faces), RULING_RESOLVED);
    assert_int_equal(asked->used, count);
}

/* A number or truth of the outcome; how many items a list has. */
static inline int32_t ruled(const struct asked *asked, const char *member)
{
    return member_number(asked->step->outcome, asked->outcome, member);
}

/* Whether a member that may be left out is there. */
static inline bool is_ruled(const struct asked *asked, const char *member)
{
    struct member found = member_find(asked->step->outcome, (void *)(uintptr_t)asked->outcome, member);
    return field_given(found.field, found.base);
}

static inline const char *ruled_choice(const struct asked *asked, const char *member)
{
    return member_choice(asked->step->outcome, asked->outcome, member);
}

static inline const char *ruled_text(const struct asked *asked, const char *member)
{
    return member_text(asked->step->outcome, asked->outcome, member);
}

/* ---- draws and reasons of an exchange ---- */

static inline void assert_part(const struct asked *asked, int32_t draw, const char *part, const char *label)
{
    assert_in_range(draw, 0, asked->record.draw_count - 1);
    assert_string_equal(asked->record.draws[draw].part, part);
    assert_string_equal(asked->record.draws[draw].label, label);
}

/* That reasons go through these parts in this order, and through no others; NULL ends them. */
static inline void assert_parts(const struct asked *asked, const char *const *parts)
{
    int32_t part = 0;
    for (int32_t i = 0; i < asked->why.count; i++) {
        const char *named = asked->why.reasons[i].part;
        assert_non_null(named);
        if (strcmp(named, parts[part]) != 0)
            part++;
        assert_non_null(parts[part]);
        assert_string_equal(named, parts[part]);
    }
    assert_null(parts[part + 1]);
}
