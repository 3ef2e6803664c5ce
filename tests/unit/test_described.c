/* What an app builds its screens from: rulesets and steps describe themselves, as data. */
#include "in_memory.h"

static json_t *got(const char *path)
{
    assert_int_equal(ask(&(struct asking){.path = path}), 200);
    return reply_json();
}

static const json_t *named(const json_t *list, const char *member, const char *value)
{
    size_t index;
    json_t *each;
    json_array_foreach((json_t *)(uintptr_t)list, index, each)
    {
        if (strcmp(json_string_value(json_object_get(each, member)), value) == 0)
            return each;
    }
    fail_msg("nothing has %s %s", member, value);
    return NULL;
}

static bool holds(const json_t *list, const char *text)
{
    size_t index;
    json_t *each;
    json_array_foreach((json_t *)(uintptr_t)list, index, each)
    {
        if (strcmp(json_string_value(each), text) == 0)
            return true;
    }
    return false;
}

/* A step with dice names them as data, in order; one without names none. */
static void every_step_says_its_dice_and_roles(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        for (const struct step *const *step = (*ruleset)->steps; *step; step++) {
            char path[160];
            size_t roles = 0;
            snprintf(path, sizeof path, "/v1/rulesets/%s/steps/%s", (*ruleset)->name, (*step)->name);
            json_t *root = got(path);
            bool dice = json_array_size(json_object_get(root, "draws")) > 0;
            bool none = strncmp((*step)->dice, "none", 4) == 0 || strncmp((*step)->dice, "None", 4) == 0;
            if (dice == none)
                fail_msg("%s: its dice are \"%s\", and it has %sdraws", path, (*step)->dice, dice ? "" : "no ");
            while ((*step)->roles && (*step)->roles[roles].name)
                roles++;
            assert_int_equal(json_array_size(json_object_get(root, "roles")), roles);
            assert_true(json_array_size(json_object_get(root, "examples")) > 0);
            json_decref(root);
        }
}

static void roles_say_what_they_fill(void **state)
{
    (void)state;
    json_t *root = got("/v1/rulesets/colonial/steps/damage-roll");
    const json_t *by = named(json_object_get(root, "roles"), "name", "by");
    assert_string_equal(json_string_value(json_object_get(by, "title")), "Who made the hits");
    assert_int_equal(json_integer_value(json_object_get(by, "most")), 1);
    assert_true(holds(json_object_get(by, "inputs"), "/input/by_kind"));
    assert_true(json_is_true(json_object_get(by, "optional")));
    json_decref(root);
}

/* Who faces whom, and whom a screen need not ask for. */
static void roles_say_who_faces_them(void **state)
{
    (void)state;
    json_t *root = got("/v1/rulesets/d12-skirmish/steps/volley");
    const json_t *roles = json_object_get(root, "roles");
    const json_t *firers = named(roles, "name", "firers"), *target = named(roles, "name", "target");
    assert_true(holds(json_object_get(firers, "opposes"), "target"));
    assert_false(holds(json_object_get(firers, "opposes"), "firers"));
    assert_true(json_is_false(json_object_get(firers, "optional")));
    assert_true(holds(json_object_get(target, "opposes"), "firers"));
    /* Players fire with their own units, at anybody's. */
    assert_true(json_is_true(json_object_get(firers, "own")));
    assert_true(json_is_false(json_object_get(target, "own")));
    json_decref(root);
    root = got("/v1/rulesets/colonial/steps/rally");
    const json_t *alone = named(json_object_get(root, "roles"), "name", "unit");
    assert_int_equal(json_array_size(json_object_get(alone, "opposes")), 0);
    json_decref(root);
}

/* Hits by fire need the weapon, those of an attack do not. */
static void what_is_needed_when(void **state)
{
    (void)state;
    json_t *root = got("/v1/rulesets/colonial/steps/damage-roll");
    const json_t *weapon = named(json_object_get(root, "needed"), "input", "/input/weapon");
    const json_t *when = json_array_get(json_object_get(weapon, "when"), 0);
    assert_int_equal(json_array_size(json_object_get(weapon, "when")), 1);
    assert_string_equal(json_string_value(json_object_get(when, "input")), "/input/cause");
    assert_int_equal(json_array_size(json_object_get(when, "is")), 1);
    assert_true(holds(json_object_get(when, "is"), "fire"));
    json_decref(root);
    root = got("/v1/rulesets/tft-ww2/steps/clear-jam");
    when = json_array_get(
        json_object_get(named(json_object_get(root, "needed"), "input", "/input/intelligence"), "when"), 0);
    assert_true(json_is_false(json_array_get(json_object_get(when, "is"), 0)));
    json_decref(root);
    root = got("/v1/rulesets/tt/steps/morale-check"); /* what the sources do not give */
    assert_non_null(named(json_object_get(root, "needed"), "input", "/input/target"));
    json_decref(root);
    root = got("/v1/rulesets/tt/steps/damage-roll");
    assert_non_null(named(json_object_get(root, "needed"), "input", "/input/table"));
    json_decref(root);
}

/* What is data is not said again in sentences: how long a text may be, on which clause it rests, when it is needed. */
static void descriptions_are_for_readers(void **state)
{
    static const char *const instead_of_data[] = {"of UTF-8", "Rests on", "Needed, unless", "Needed unless"};
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        for (const struct step *const *step = (*ruleset)->steps; *step; step++) {
            char path[200];
            snprintf(path, sizeof path, "/v1/rulesets/%s/steps/%s", (*ruleset)->name, (*step)->name);
            assert_int_equal(ask(&(struct asking){.path = path}), 200);
            for (size_t i = 0; i < sizeof instead_of_data / sizeof instead_of_data[0]; i++)
                if (reply_holds(instead_of_data[i]))
                    fail_msg("%s says “%s”", path, instead_of_data[i]);
        }
}

static void a_card_is_filled_from_a_choice(void **state)
{
    (void)state;
    json_t *root = got("/v1/rulesets/colonial");
    const json_t *card = named(json_object_get(root, "unit_cards"), "member", "kind");
    assert_string_equal(json_string_value(json_object_get(card, "table")), "units");
    assert_true(holds(json_object_get(card, "fills"), "fire_value"));
    const json_t *members = json_object_get(json_object_get(root, "unit"), "properties");
    const json_t *figures = json_object_get(members, "pinned_markers");
    assert_non_null(json_object_get(members, "id"));
    if (figures)
        assert_non_null(json_object_get(figures, "title"));
    const json_t *due = named(json_object_get(root, "dues"), "name", "leader_test_after_fire");
    assert_string_equal(json_string_value(json_object_get(due, "step")), "leader-casualty");
    json_decref(root);
}

static void phases_are_told(void **state)
{
    (void)state;
    json_t *root = got("/v1/rulesets/d12-skirmish");
    const json_t *shoot = named(json_object_get(root, "phases"), "name", "shoot");
    assert_true(holds(json_object_get(shoot, "steps"), "ranged-attack"));
    json_decref(root);
    root = got("/v1/rulesets/d12-skirmish/steps/ranged-attack");
    assert_true(holds(json_object_get(root, "phases"), "shoot"));
    json_decref(root);
    root = got("/v1/rulesets/tt");
    assert_int_equal(json_array_size(json_object_get(root, "phases")), 0);
    json_decref(root);
}

/* ---- what a screen must know to offer each deed once, and to nobody who cannot do it ---- */

static bool names_one(const char *const *names, const char *name)
{
    while (names && *names && strcmp(*names, name) != 0)
        names++;
    return names && *names;
}

static void role_is_whole(const struct ruleset *ruleset, const struct step *step, const struct unit_role *role)
{
    const struct unit_sort *sort = ruleset->units ? ruleset->units->sorts : NULL;
    while (role->unfit && sort && sort->name && sort->unfit != role->unfit)
        sort++;
    if (role->unfit && !(sort && sort->name))
        fail_msg("%s/%s: no sort of the ruleset's says who can be its %s", ruleset->name, step->name, role->name);
    if (role->alike && !role->opposed)
        fail_msg("%s/%s: nobody faces %s, which is like the others", ruleset->name, step->name, role->name);
}

static void step_is_whole(const struct ruleset *ruleset, const struct step *step)
{
    for (const struct unit_role *role = step->roles; role && role->name; role++)
        role_is_whole(ruleset, step, role);
    for (const char *const *part = step->parts; part && *part; part++)
        assert_non_null(step_find(ruleset, *part));
    for (const struct step_way *way = step->ways; way && way->clause; way++)
        assert_true(names_one(step->clauses, way->clause));
}

static void dues_are_whole(const struct ruleset *ruleset)
{
    for (const struct unit_due *due = ruleset->units ? ruleset->units->dues : NULL; due && due->name; due++) {
        const struct step *step = step_find(ruleset, due->step);
        if (!due->only_if != !due->not_so || (due->not_so && !field_find(step->input, "seen", strlen("seen"))))
            fail_msg("%s: %s has a condition, and not both of its answers", ruleset->name, due->name);
        if (due->cause)
            assert_true(choice_find(field_find(step->input, "cause", strlen("cause"))->choices, due->cause) >= 0);
    }
}

static void what_is_offered_is_told_whole(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        dues_are_whole(*ruleset);
        for (const struct step *const *step = (*ruleset)->steps; *step; step++)
            step_is_whole(*ruleset, *step);
    }
}

static void a_melee_is_one_deed(void **state)
{
    (void)state;
    json_t *root = got("/v1/rulesets/tt/steps/melee-round");
    assert_true(holds(json_object_get(root, "parts"), "melee-score"));
    const json_t *side = named(json_object_get(root, "roles"), "name", "side1");
    assert_true(json_is_true(json_object_get(side, "alike")));
    assert_null(json_object_get(side, "sort"));
    json_decref(root);
    assert_true(reply_holds("\"x-asked\":\"Hits that … suffered\""));
    root = got("/v1/rulesets/tft-ww2/steps/close-assault");
    assert_string_equal(
        json_string_value(json_object_get(named(json_object_get(root, "roles"), "name", "vehicle"), "sort")),
        "vehicle");
    json_decref(root);
    root = got("/v1/rulesets/tft-ww2/steps/melee-score");
    assert_string_equal(
        json_string_value(json_object_get(named(json_object_get(root, "ways"), "value", "improvised"), "clause")),
        "TFT-WPN");
    json_decref(root);
    root = got("/v1/rulesets/d12-skirmish/steps/initiative-order");
    assert_true(reply_holds("\"x-sides\":true"));
    json_decref(root);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_step_says_its_dice_and_roles),
        cmocka_unit_test(roles_say_what_they_fill),
        cmocka_unit_test(roles_say_who_faces_them),
        cmocka_unit_test(what_is_needed_when),
        cmocka_unit_test(descriptions_are_for_readers),
        cmocka_unit_test(a_card_is_filled_from_a_choice),
        cmocka_unit_test(phases_are_told),
        cmocka_unit_test(what_is_offered_is_told_whole),
        cmocka_unit_test(a_melee_is_one_deed),
    };
    return cmocka_run_group_tests(tests, request_setup, request_teardown);
}
