/* What is left to type of the d12 skirmish where units are named, step by step (catalogue, section 9.3): nothing else
 * is asked for, and of what is typed nothing can be left out. */
#include "roster_table.h"

struct least {
    const char *step, *units; /* NULL: the step has no roles */
    const char *typed;        /* members of the input, or NULL */
    const char *dice;         /* or NULL */
    const char *before;       /* a ruling that makes it due, or NULL */
};
#define SHOT(firer, target, dice)                                                                                      \
    "'step':'ranged-attack','units':{'firer':'" firer "','target':'" target "'},'input':{'range':8},'dice':" dice
static const struct least cases[] = {
    {"initiative-order", NULL, "'players':[{'name':'Ann'},{'name':'Fritz'}]", "[3,9]", NULL},
    {"movement", "'mover':'line'", NULL, NULL, NULL},
    {"volley", "'firers':['line'],'target':'company'", "'shooters':[{'range':10}]", "[2,2,2,2]", NULL},
    {"ranged-attack", "'firer':'tom','target':'scout'", "'range':8", "[5]", NULL},
    {"charge", "'chargers':['tom'],'charged':'scout'", "'chargers':[{'distance':4}]", "[12,5,6]", NULL},
    {"stand-and-fire", "'charged':'tom','charger':'scout'", "'distance':4", NULL, NULL},
    {"coherency", "'unit':'line'", "'distance':4", NULL, NULL},
    {"melee-score", "'side1':'tom','side2':'scout'", NULL, "[5,6]", NULL},
    {"damage-roll", "'target':'scout'", NULL, "[2]", SHOT("tom", "scout", "[9]")},
    {"misfire", "'firer':'tom'", NULL, "[9]", SHOT("tom", "scout", "[1]")},
    {"officer-casualty", "'unit':'company'", NULL, "[3]",
     "'step':'damage-roll','units':{'target':'company'},'dice':[3]"},
    {"morale-due", "'unit':'company'", NULL, NULL, NULL},
    {"morale-check", "'unit':'company'", NULL, "[7]", "'step':'damage-roll','units':{'target':'company'},'dice':[3]"},
    {"reload", "'unit':'empty'", NULL, NULL, NULL},
    {"troop-type", "'figure':'tom'", NULL, "[7,7]", NULL},
    {"ability", "'figure':'tom'", NULL, "[7]", NULL},
};

static void lay(void)
{
    lay_out("d12-skirmish",
            "{'id':'line','side':'red','figures':4,'weapon':'rifled_musket'},"
            "{'id':'tom','side':'red','game':'individual','figures':1,'weapon':'rifled_musket'},"
            "{'id':'empty','side':'red','game':'individual','figures':1,'weapon':'rifled_musket','unloaded':1},"
            "{'id':'company','side':'blue','figures':12,'weapon':'rifled_musket','has_officer':true},"
            "{'id':'scout','side':'blue','game':'individual','figures':1,'weapon':'rifled_musket'}");
}

static const struct ruling *ask_least(const struct least *least, const char *typed)
{
    char body[700];
    lay();
    if (least->before)
        play(least->before);
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
