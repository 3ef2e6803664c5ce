/* What is left to type where units are named, step by step: the tests that tables of least questions share. Who
 * includes this says which questions those are, and what stands on the table. */
#pragma once
#include "roster_table.h"

struct least {
    const char *step, *units; /* NULL: the step has no roles */
    const char *typed;        /* members of the input, or NULL */
    const char *dice;         /* or NULL */
    const char *before;       /* a ruling that makes it due, or NULL */
    const char *too;          /* another, or NULL */
};
static const struct least *least_at(size_t place); /* NULL behind the last one */
static void lay(void);

static const struct ruling *ask_least(const struct least *least, const char *typed)
{
    char body[700];
    lay();
    if (least->before)
        play(least->before);
    if (least->too)
        play(least->too);
    snprintf(body, sizeof body, "'step':'%s'%s%s%s%s%s%s%s%s", least->step, least->units ? ",'units':{" : "",
             least->units ? least->units : "", least->units ? "}" : "", typed ? ",'input':{" : "", typed ? typed : "",
             typed ? "}" : "", least->dice ? ",'dice':" : "", least->dice ? least->dice : "");
    return ask_at(body);
}

/* Whatever is asked for beyond the dice would be a violation, and a bar is none of these questions. */
static void nothing_else_is_asked_for(void **state)
{
    (void)state;
    const struct least *least;
    for (size_t i = 0; (least = least_at(i)); i++) {
        const struct ruling *ruling = ask_least(least, least->typed);
        if (!ruling)
            fail_msg("%s asks for %s: %s", least->step, violations.list[0].pointer, violations.list[0].message);
        if (ruling->status != RULING_RESOLVED)
            fail_msg("%s %s is not permitted: %s", least->step, least->units ? least->units : "",
                     ruling->why->reasons[0].text);
    }
}

static void what_is_typed_is_needed(void **state)
{
    (void)state;
    const struct least *least;
    for (size_t i = 0; (least = least_at(i)); i++) {
        if (!least->typed)
            continue;
        if (ask_least(least, NULL))
            fail_msg("%s asks for nothing", least->step);
        assert_int_equal(violations.list[0].code, ERROR_MISSING_FIELD);
    }
}

static void every_step_is_there(void **state)
{
    (void)state;
    lay();
    for (const struct step *const *step = rules->steps; *step; step++) {
        bool found = false;
        for (size_t i = 0; least_at(i); i++)
            found = found || strcmp(least_at(i)->step, (*step)->name) == 0;
        if (!found)
            fail_msg("%s has no least", (*step)->name);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_else_is_asked_for),
        cmocka_unit_test(what_is_typed_is_needed),
        cmocka_unit_test(every_step_is_there),
    };
    return cmocka_run_group_tests(tests, NULL, sweep);
}
