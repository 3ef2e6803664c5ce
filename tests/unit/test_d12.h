/* Asking a step of the d12 skirmish in a test: defaults, the check, declared dice, and what came of it. */
#pragma once
#include "unit.h"

#include "d12_skirmish/charge.h"
#include "d12_skirmish/d12_skirmish_ruleset.h"
#include "d12_skirmish/volley.h"

struct asked {
    const struct step *step;
    void *input;
    struct d12_options options;
    struct dice_record record;
    struct explanation why;
    enum ruling_status status;
    int32_t used; /* dice */
};

static inline void ask(struct asked *asked, const struct step *step, void *input)
{
    asked->step = step;
    asked->input = input;
    fields_default(step->input, input);
    fields_default(&d12_option_fields, &asked->options);
}

/* The defaults of what a list or group of the step's input holds. */
static inline void part_default(const struct step *step, const char *name, void *into)
{
    const struct field *field = field_find(step->input, name, strlen(name));
    fields_default(field->kind == FIELD_GROUP ? field->of : field->item->of, into);
}

/* Resolves with as many of these dice as it needs. */
static inline void ask_resolve(struct asked *asked, void *outcome, int32_t count, const int32_t *faces)
{
    static struct violations violations;
    struct question question = {
        .input = asked->input, .options = &asked->options, .version = ruleset_d12_skirmish.version};
    struct dice_declared declared = {.faces = faces, .count = count};
    struct dice dice;
    violations_start(&violations);
    if (asked->step->check)
        asked->step->check(&question, &violations);
    assert_int_equal(violations.count, 0);
    dice_start_declared(&dice, &declared, &asked->record);
    memset(&asked->why, 0, sizeof asked->why);
    fields_default(asked->step->outcome, outcome);
    asked->status = asked->step->resolve(&question, &dice, &asked->why, outcome);
    assert_int_equal(dice.error, DICE_FINE);
    assert_false(asked->why.cut);
    assert_null(asked->why.part);
    asked->used = declared.next;
}

static inline void assert_part(const struct asked *asked, int32_t draw, const char *part, const char *label)
{
    assert_in_range(draw, 0, asked->record.draw_count - 1);
    assert_string_equal(asked->record.draws[draw].part, part);
    assert_string_equal(asked->record.draws[draw].label, label);
}

/* That reasons go through these parts in this order, and through no others. */
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

#define DICE(...)                                                                                                      \
    (int32_t)(sizeof((int32_t[]){__VA_ARGS__}) / sizeof(int32_t)), (const int32_t[])                                   \
    {                                                                                                                  \
        __VA_ARGS__                                                                                                    \
    }
