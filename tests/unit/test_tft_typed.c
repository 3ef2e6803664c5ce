/* What is left to type where units are named, step by step (catalogue, section 9): nothing else is asked for. */
#include "rulesets/tft_ww2/tft_roster.h"
#include "tft_table.h"

/* Who has taken which action, and what is owed. */
struct state {
    int32_t unit;
    const char *member;
    int32_t value;
};
struct least {
    const char *step, *body; /* units, and the little that is typed */
    struct state states[3];
    const char *typed; /* what of it is needed, one pointer after the other; NULL: nothing */
};
#define TAKEN(unit, action)                                                                                            \
    {                                                                                                                  \
        unit, "action", action                                                                                         \
    }
static const struct least cases[] = {
    {"movement",
     "\"units\":{\"figure\":\"ann\"},\"input\":{\"action\":\"run\",\"inches\":4}",
     {{-1, NULL, 0}},
     "/input/action"},
    {"movement", "\"units\":{\"figure\":\"ann\"},\"input\":{\"inches\":16}", {{ANN, "flight", 1}}, NULL},
    {"movement", "\"units\":{\"figure\":\"ann\"},\"input\":{\"inches\":2}", {TAKEN(ANN, TFT_RUN)}, NULL},
    {"ranged-attack",
     "\"units\":{\"firer\":\"ann\",\"target\":\"fritz\"},\"input\":{\"range\":8}",
     {TAKEN(ANN, TFT_AIM)},
     "/input/range"},
    {"ranged-attack",
     "\"units\":{\"firer\":\"ann\",\"target\":\"fritz\"},\"input\":{\"range\":8,\"action\":\"aim\"}",
     {{-1, NULL, 0}},
     "/input/action"},
    {"fire-action",
     "\"units\":{\"firer\":\"ann\",\"targets\":[\"fritz\"]},\"input\":{\"targets\":[{\"range\":8}]}",
     {TAKEN(ANN, TFT_AIM)},
     "/input/targets/0/range"},
    {"melee-score",
     "\"units\":{\"attacker\":\"ann\",\"defender\":\"fritz\"}",
     {TAKEN(ANN, TFT_CHARGE), TAKEN(FRITZ, TFT_CLOSE_COMBAT)},
     NULL},
    {"melee-score",
     "\"units\":{\"attacker\":\"ann\",\"defender\":\"fritz\"}",
     {TAKEN(ANN, TFT_PIVOT), {FRITZ, "flight", 1}},
     NULL},
    {"damage-roll", "\"units\":{\"target\":\"ann\"}", {{ANN, "owed_hit_1", 3}}, NULL},
    {"clear-jam", "\"units\":{\"figure\":\"ann\"}", {{ANN, "weapon_state", 1}}, NULL},
    {"clear-jam", "\"units\":{\"figure\":\"tiger\"}", {{TIGER, "weapon_state", 2}}, NULL},
    {"morale-due", "\"units\":{\"commander\":\"sgt\"}", {{SGT, "cos_down", 1}}, NULL},
    {"morale-check", "\"units\":{\"commander\":\"sgt\",\"members\":[\"ann\",\"bob\"]}", {{SGT, "cos_down", 1}}, NULL},
    {"rally-check", "\"units\":{\"co\":\"lt\",\"fleeing\":[\"ann\"]}", {{ANN, "flight", 1}}, NULL},
    {"indirect-fire",
     "\"units\":{\"thrower\":\"ann\"},\"input\":{\"range\":8}",
     {{ANN, "weapon", TFT_GRENADE}},
     "/input/range"},
    {"indirect-fire",
     "\"units\":{\"thrower\":\"ann\"},\"input\":{\"range\":8,\"weapon\":\"grenade\"}",
     {{-1, NULL, 0}},
     "/input/weapon"},
    {"indirect-fire",
     "\"units\":{\"observer\":\"bob\",\"firer\":\"bob\"},\"input\":{\"weapon\":\"light_mortar\"}",
     {{-1, NULL, 0}},
     "/input/weapon"},
    {"blast-damage",
     "\"units\":{\"by\":\"ann\",\"targets\":[\"fritz\",\"hans\"]}",
     {{ANN, "owed_blast", TFT_LIGHT_MORTAR}},
     NULL},
    {"building-damage",
     "\"units\":{\"inside\":[\"ann\"]},\"input\":{\"material\":\"wood\",\"size\":\"small\",\"attack\":3}",
     {{-1, NULL, 0}},
     "/input/attack"},
    {"afv-movement",
     "\"units\":{\"vehicle\":\"tiger\"},\"input\":{\"segments\":[{\"terrain\":\"open\",\"inches\":2}]}",
     {{-1, NULL, 0}},
     NULL},
    {"afv-attack", "\"units\":{\"firer\":\"tiger\",\"target\":\"sherman\"}", {{TIGER, "points_spent", 2000}}, NULL},
    {"afv-damage", "\"units\":{\"firer\":\"tiger\",\"target\":\"sherman\"}", {{SHERMAN, "hits", 1}}, NULL},
    {"crew-check", "\"units\":{\"vehicle\":\"tiger\"}", {{TIGER, "crew_tests", 1}}, NULL},
    {"overrun", "\"units\":{\"vehicle\":\"tiger\",\"target\":\"ann\"}", {{-1, NULL, 0}}, NULL},
    {"close-assault",
     "\"units\":{\"attackers\":[\"ann\"],\"vehicle\":\"tiger\"},\"input\":{\"attackers\":[{\"weapon\":\"grenade\"}]}",
     {{-1, NULL, 0}},
     "/input/attackers"},
};

static void states_put(const struct least *least)
{
    for (size_t i = 0; i < LENGTH(least->states) && least->states[i].member && least->states[i].unit >= 0; i++)
        put(least->states[i].unit, least->states[i].member, least->states[i].value);
}

static void nothing_else_is_asked_for(void **state)
{
    char body[400];
    for (size_t i = 0; i < LENGTH(cases); i++) {
        struct ruling ruling;
        table_clear(state);
        table_lay(state);
        states_put(&cases[i]);
        snprintf(body, sizeof body, "{\"step\":\"%s\",%s}", cases[i].step, cases[i].body);
        if (!decode(body))
            fail_msg("%s asks for %s: %s", body, violations.list[0].pointer, violations.list[0].message);
        assert_true(bound_prepare(&arena, &binding, &ruling));
        if (question_is_barred(&binding.question))
            fail_msg("%s is barred", body);
    }
}

/* What is listed as needed is: without it the step asks for it. */
static void what_is_typed_is_needed(void **state)
{
    char body[400];
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const char *input = strstr(cases[i].body, ",\"input\"");
        if (!cases[i].typed || !input)
            continue;
        table_clear(state);
        table_lay(state);
        states_put(&cases[i]);
        snprintf(body, sizeof body, "{\"step\":\"%s\",%.*s}", cases[i].step, (int)(input - cases[i].body),
                 cases[i].body);
        if (decode(body))
            fail_msg("%s asks for nothing", body);
        assert_true(violations.count > 0);
    }
}

/* Every step of the ruleset has its least. */
static void every_step_is_there(void **state)
{
    (void)state;
    for (const struct step *const *step = tft->steps; *step; step++) {
        bool found = false;
        for (size_t i = 0; i < LENGTH(cases); i++)
            found = found || strcmp(cases[i].step, (*step)->name) == 0;
        if (!found)
            fail_msg("%s has no least", (*step)->name);
    }
}

int main(void)
{
#define ON_A_TABLE(test) cmocka_unit_test_setup_teardown(test, table_lay, table_clear)
    const struct CMUnitTest tests[] = {
        ON_A_TABLE(nothing_else_is_asked_for),
        ON_A_TABLE(what_is_typed_is_needed),
        ON_A_TABLE(every_step_is_there),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
