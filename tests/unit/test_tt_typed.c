/* What is left to type of Triumph & Tragedy where units are named, step by step (catalogue, section 9.1): nothing else
 * is asked for, and of what is typed nothing can be left out. The damage table stands once, in the options. */
#include "opening.h"
#include "roster_table.h"

struct least {
    const char *step, *units; /* NULL: the step has no roles */
    const char *typed;        /* members of the input, or NULL */
    const char *dice;         /* or NULL */
    const char *before;       /* a ruling that makes it due, or NULL */
    const char *too;          /* another, or NULL */
};
#define LOSES                                                                                                          \
    "'step':'melee-score','units':{'side1':'blues','side2':'reds'},'input':{'side1':['kill'],'side2':['kill','kill']}"
#define HIT(unit, hits, dice)                                                                                          \
    "'step':'damage-roll','units':{'target':'" unit "'},'input':{'hits':" hits "},'dice':" dice
static const struct least cases[] = {
    {"initiative-order", "'units':['reds','blues']", NULL, NULL, NULL},
    {"suppression-penalties", "'unit':'reds'", "'eligible_figures':2", NULL, NULL},
    {"damage-roll", "'target':'reds'", "'hits':1", "[6]", NULL},
    {"melee-round", "'side1':'reds','side2':'blues'", "'side1':{'hits':0},'side2':{'hits':1}", "[6,6,6]", NULL},
    {"melee-score", "'side1':'reds','side2':'blues'", "'side2':[]", NULL, HIT("reds", "1", "[6]")}, /* it was not hit */
    {"melee-score", "'side1':'reds','side2':'blues'", NULL, NULL, HIT("reds", "1", "[6]"), HIT("blues", "2", "[6,6]")},
    {"melee-size-modifier", "'winner':'blues','loser':'reds'", NULL, NULL, NULL},
    {"morale-check", "'loser':'reds','winner':'blues'", NULL, "[6,6]", LOSES},
    {"pinned-charge", "'unit':'reds'", NULL, NULL, NULL},
};

static void lay(void)
{
    static const char table[] = "{\"damage_table\":{\"sides\":6,\"rows\":[{\"lo\":1,\"hi\":3,\"result\":\"save\"},"
                                "{\"lo\":4,\"hi\":6,\"result\":\"kill\"}]}}";
    lay_out("tt", "{'id':'reds','side':'red','quality':'raw','target':8,'figures':10,'initiative':4},"
                  "{'id':'blues','side':'blue','quality':'veteran','target':6,'figures':10,'initiative':3}");
    void *given = options_read(rules, table, strlen(table));
    assert_non_null(given);
    memcpy(options, given, rules->options->size);
    free(given);
}

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
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const struct ruling *ruling = ask_least(&cases[i], cases[i].typed);
        if (!ruling)
            fail_msg("%s asks for %s: %s", cases[i].step, violations.list[0].pointer, violations.list[0].message);
        if (ruling->status != RULING_RESOLVED)
            fail_msg("%s %s is not permitted: %s", cases[i].step, cases[i].units, ruling->why->reasons[0].text);
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
