/* Finding rulesets and steps, and guessing which step was meant. */
#include "unit.h"
#include <umpire/rules.h>

static const struct fields no_fields = {.name = "None"};
static const char *const none[] = {NULL};

#define STEP(name_)                                                                                                    \
    {                                                                                                                  \
        .name = name_, .input = &no_fields, .outcome = &no_fields, .options = none, .clauses = none                    \
    }

static const struct step melee = STEP("melee-score"), ranged = STEP("ranged-attack"), movement = STEP("movement");
static const struct step *const steps[] = {&melee, &ranged, &movement, NULL};
static const struct step_hint hints[] = {{"damage-roll", "ranged-attack"}, {NULL, NULL}};
static const struct ruleset toy = {.name = "toy", .steps = steps, .hints = hints, .options = &no_fields};

static void rulesets_are_found_by_their_whole_name(void **state)
{
    (void)state;
    const struct ruleset *tt = ruleset_find("tt");
    assert_non_null(tt);
    assert_string_equal(tt->name, "tt");
    assert_null(ruleset_find("t"));
    assert_null(ruleset_find("ttt"));
    assert_null(ruleset_find("TT"));
    assert_null(ruleset_find(""));
    assert_ptr_equal(rulesets()[0], tt);
}

static void steps_are_found_by_their_whole_name(void **state)
{
    (void)state;
    assert_ptr_equal(step_find(&toy, "movement"), &movement);
    assert_null(step_find(&toy, "move"));
    assert_null(step_find(&toy, ""));
}

static void the_nearest_step(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        const struct step *nearest;
    } cases[] = {
        {"damage-roll", &ranged}, /* by the hint */
        {"melee-scores", &melee},
        {"meleescore", &melee},
        {"mele-scor", &melee},
        {"range-attack", &ranged},
        {"moovement", &movement},
        {"MOVEMENT", NULL},
        {"weather", NULL},
        {"", NULL},
        {"x", NULL},
        {"initiative-order", NULL},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const struct step *found = step_nearest(&toy, cases[i].name);
        if (found != cases[i].nearest)
            fail_msg("%s: found %s", cases[i].name, found ? found->name : "nothing");
    }
    char endless[2000];
    memset(endless, 'm', sizeof endless - 1);
    endless[sizeof endless - 1] = '\0';
    const struct step *found = step_nearest(&toy, endless);
    assert_null(found);
}

static void options_that_a_step_reads(void **state)
{
    (void)state;
    static const char *const options[] = {"roll_under", "target", NULL};
    const struct step reader = {.name = "reader", .options = options};
    assert_true(step_reads_option(&reader, "roll_under"));
    assert_true(step_reads_option(&reader, "target"));
    assert_false(step_reads_option(&reader, "roll"));
    assert_false(step_reads_option(&melee, "target"));
}

static void reasons_are_collected_to_their_maximum(void **state)
{
    (void)state;
    static struct explanation why;
    explain(NULL, "TT-1", "nobody listens");
    explain_subject(NULL, "side 1");
    explain_subject(&why, "side 1");
    explain_total(&why, "TT-1", "one", 1, 2);
    explain_subject(&why, NULL);
    explain_value(&why, "TT-2", "two", 3);
    explain(&why, "TT-3", "three");
    assert_int_equal(why.count, 3);
    assert_string_equal(why.reasons[0].subject, "side 1");
    assert_int_equal(why.reasons[0].total, 2000);
    assert_null(why.reasons[1].subject);
    assert_int_equal(why.reasons[1].value, 3000);
    assert_int_equal(why.reasons[1].total, FIELD_ABSENT);
    assert_int_equal(why.reasons[2].value, FIELD_ABSENT);
    assert_string_equal(why.reasons[2].clause, "TT-3");
    for (int i = 3; i < REASONS_MAX; i++)
        explain(&why, "TT-4", "more");
    assert_false(why.cut);
    explain(&why, "TT-4", "one too many");
    assert_true(why.cut);
    assert_int_equal(why.count, REASONS_MAX);
}

static void statuses_have_names(void **state)
{
    (void)state;
    assert_string_equal(ruling_status_name(RULING_RESOLVED), "resolved");
    assert_string_equal(ruling_status_name(RULING_NOT_PERMITTED), "not_permitted");
}

/* Names that players and authors of apps try. */
static void plausible_names_find_their_step(void **state)
{
    static const struct {
        const char *ruleset, *name, *step;
    } cases[] = {
        {"tt", "suppression", "suppression-penalties"},
        {"tt", "damage", "damage-roll"},
        {"tt", "morale", "morale-check"},
        {"tt", "initiative", "initiative-order"},
        {"tft-ww2", "shoot", "ranged-attack"},
        {"tft-ww2", "unjam", "clear-jam"},
        {"tft-ww2", "grenade", "indirect-fire"},
        {"tft-ww2", "rally", "rally-check"},
        {"d12-skirmish", "hand-to-hand", "melee-score"},
        {"d12-skirmish", "move", "movement"},
        {"d12-skirmish", "officer", "officer-casualty"},
        {"colonial", "shooting", "ranged-attack"},
        {"colonial", "fight", "melee-score"},
        {"colonial", "pin-test", "morale-check"},
        {"colonial", "leader-test", "leader-casualty"},
        {"colonial", "charge", "assault"},
        {"colonial", "activate", "activation"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const struct step *found = step_nearest(ruleset_find(cases[i].ruleset), cases[i].name);
        if (!found || strcmp(found->name, cases[i].step) != 0)
            fail_msg("%s: %s gives %s", cases[i].ruleset, cases[i].name, found ? found->name : "nothing");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(plausible_names_find_their_step),
        cmocka_unit_test(rulesets_are_found_by_their_whole_name),
        cmocka_unit_test(steps_are_found_by_their_whole_name),
        cmocka_unit_test(the_nearest_step),
        cmocka_unit_test(options_that_a_step_reads),
        cmocka_unit_test(reasons_are_collected_to_their_maximum),
        cmocka_unit_test(statuses_have_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
