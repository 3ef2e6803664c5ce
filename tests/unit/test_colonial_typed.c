/* What is left to type where units are named, step by step (catalogue, section 9.4): nothing else is asked for, and of
 * what is typed nothing can be left out. */
#include "roster_table.h"

struct least {
    const char *step, *units;
    const char *typed; /* members of the input, or NULL */
    const char *dice;
    const char *before; /* a ruling that makes it due, or NULL */
};
#define FIRE "'step':'ranged-attack','units':{'firer':'watch','target':'impi'},'input':{'range':8},'dice':[6,6,6,6,1,1]"
#define CHARGE "'step':'activation','units':{'unit':'impi'},'input':{'action':'attack'},'dice':[6,6]"
static const struct least cases[] = {
    {"volley", "'firer':'watch','target':'impi'", "'range':8", "[1,1,1,1,1,1]", NULL},
    {"ranged-attack", "'firer':'watch','target':'impi'", "'range':8", "[1,1,1,1,1,1]", NULL},
    {"rocket-fire", "'firer':'rockets','target':'impi'", "'range':24", "[6,6,6,6,6,6,6,6]",
     "'step':'activation','units':{'unit':'rockets'},'input':{'action':'fire'},'dice':[6,6]"},
    {"assault", "'attacker':'impi','defender':'watch'", NULL, "[1,1,1,1,1,1,1,1,1,1,1,1]", CHARGE},
    {"melee-score", "'attacker':'impi','defender':'watch'", NULL, "[1,1,1,1,1,1,1,1,1,1,1,1]", CHARGE},
    {"activation", "'unit':'watch'", "'action':'move'", "[6,6]", NULL},
    {"movement", "'unit':'impi'", NULL, "[]", NULL},
    {"rally", "'unit':'beaten'", NULL, "[6,6]", NULL},
    {"leader-casualty", "'after_fire':'impi'", NULL, "[1,2]", FIRE},
    {"morale-check", "'after_fire':'impi'", NULL, "[6,6]", FIRE},
    {"damage-roll", "'by':'watch','target':'impi'", "'cause':'fire','hits':3,'band':'short'", "[1,2]", NULL},
};

static void lay(void)
{
    lay_out("colonial",
            "{'id':'watch','side':'red','kind':'regular_infantry','weapon':'modern_rifle','leadership':7,'figures':6},"
            "{'id':'rockets','side':'red','kind':'well_drilled_crewed_weapon','leadership':7,'figures':4},"
            "{'id':'beaten','side':'red','kind':'regular_infantry','leadership':7,'figures':6,'pinned_markers':1},"
            "{'id':'impi','side':'blue','kind':'tribal_infantry','weapon':'ragtag','leadership':6,'figures':6}");
}

static const struct ruling *ask_least(const struct least *least, const char *typed)
{
    char body[500];
    lay();
    if (least->before)
        play(least->before);
    snprintf(body, sizeof body, "'step':'%s','units':{%s}%s%s%s,'dice':%s", least->step, least->units,
             typed ? ",'input':{" : "", typed ? typed : "", typed ? "}" : "", least->dice);
    return ask_at(body);
}

/* Whatever is asked for beyond the dice would be a violation, and a bar is none of these questions. */
static void nothing_else_is_asked_for(void **state)
{
    (void)state;
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const struct ruling *ruling = ask_least(&cases[i], cases[i].typed);
        if (!ruling && violations.list[0].code != ERROR_DICE_EXHAUSTED && violations.list[0].code != ERROR_DICE_SURPLUS)
            fail_msg("%s asks for %s: %s", cases[i].step, violations.list[0].pointer, violations.list[0].message);
        if (ruling && ruling->status != RULING_RESOLVED)
            fail_msg("%s %s is not permitted", cases[i].step, cases[i].units);
    }
}

static void what_is_typed_is_needed(void **state)
{
    (void)state;
    for (size_t i = 0; i < LENGTH(cases); i++) {
        if (!cases[i].typed)
            continue;
        if (ask_least(&cases[i], NULL))
            fail_msg("%s asks for nothing", cases[i].step);
        assert_int_equal(violations.list[0].code, ERROR_MISSING_FIELD);
    }
}

static void every_step_is_there(void **state)
{
    (void)state;
    lay();
    for (const struct step *const *step = rules->steps; *step; step++) {
        bool found = false;
        for (size_t i = 0; i < LENGTH(cases); i++)
            found = found || strcmp(cases[i].step, (*step)->name) == 0;
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
