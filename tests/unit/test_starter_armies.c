/* Starter armies: each ruleset has two of six units, which its roster takes, and a game for practice opens with both.
 */
#include "fields/json.h"
#include "http/server/operation.h"
#include "in_memory.h"
#include "referee/army.h"
#include "referee/opening.h"

enum { ARMIES = 2, UNITS = 6 };

static struct arena arena;
static struct violations violations;

static void assert_fine(const char *of)
{
    if (violations.count)
        fail_msg("%s: %s: %s", of, violations.list[0].pointer, violations.list[0].message);
}

/* The document of a ruleset's armies. */
static json_t *armies_of(const struct ruleset *ruleset)
{
    char path[100];
    snprintf(path, sizeof path, "/v1/rulesets/%s/armies", ruleset->name);
    assert_int_equal(ask(&(struct asking){.method = METHOD_GET, .path = path}), 200);
    return reply_json();
}

/* A club may keep it. Returns its points. */
static int32_t assert_army(const struct ruleset *ruleset, const json_t *army)
{
    struct army kept;
    json_t *body =
        json_pack("{s:O, s:O}", "name", json_object_get(army, "name"), "units", json_object_get(army, "units"));
    char *text = json_dumps(body, JSON_COMPACT);
    violations_start(&violations);
    bool taken = army_decode(&arena, ruleset, text, strlen(text), &kept, &violations);
    assert_fine(json_string_value(json_object_get(army, "id")));
    assert_true(taken);
    assert_int_equal(kept.unit_count, UNITS);
    free(text);
    json_decref(body);
    return kept.points;
}

static void they_are_legal_and_cost_the_same(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        json_t *root = armies_of(*ruleset), *army;
        size_t i;
        int32_t points[ARMIES];
        arena_start(&arena, 16 << 20);
        assert_int_equal(json_array_size(json_object_get(root, "armies")), ARMIES);
        json_array_foreach(json_object_get(root, "armies"), i, army) points[i] = assert_army(*ruleset, army);
        assert_int_equal(points[0], points[1]);
        arena_end(&arena);
        json_decref(root);
    }
}

/* The body that opens a game for practice. */
static char *opening_of(const struct ruleset *ruleset, json_t *root)
{
    static const char *const sides[ARMIES] = {"red", "blue"};
    json_t *units = json_array(), *army, *unit,
           *options = json_object_get(json_object_get(root, "practice"), "options");
    size_t i, j;
    json_array_foreach(json_object_get(root, "armies"), i, army)
    {
        json_array_foreach(json_object_get(army, "units"), j, unit)
        {
            json_t *of_side = json_copy(unit);
            json_object_set_new(of_side, "side", json_string(sides[i]));
            json_array_append_new(units, of_side);
        }
    }
    json_t *body = json_pack("{s:s, s:[{s:s,s:s,s:s},{s:s,s:s,s:s}], s:o}", "ruleset", ruleset->name, "sides", "id",
                             sides[0], "name", "Red", "colour", "#b3261e", "id", sides[1], "name", "Blue", "colour",
                             "#1f5fae", "units", units);
    if (options)
        json_object_set(body, "options", options);
    char *text = json_dumps(body, JSON_COMPACT);
    json_decref(body);
    return text;
}

static bool has_phase(const struct ruleset *ruleset, const char *name)
{
    for (const struct turn_phase *phase = ruleset->units->phases; phase && phase->name; phase++)
        if (strcmp(phase->name, name) == 0)
            return true;
    return false;
}

static void a_game_for_practice_opens(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        json_t *root = armies_of(*ruleset);
        const char *phase = json_string_value(json_object_get(json_object_get(root, "practice"), "phase"));
        char *body = opening_of(*ruleset, root);
        struct opening opening;
        arena_start(&arena, 16 << 20);
        violations_start(&violations);
        bool opens = opening_decode(&arena, body, strlen(body), &opening, &violations);
        assert_fine((*ruleset)->name);
        assert_true(opens);
        assert_int_equal(opening.unit_count, ARMIES * UNITS);
        assert_true(!phase || has_phase(*ruleset, phase));
        arena_end(&arena);
        free(body);
        json_decref(root);
    }
}

static void a_ruleset_that_is_not_there_has_none(void **state)
{
    (void)state;
    assert_int_equal(ask(&(struct asking){.method = METHOD_GET, .path = "/v1/rulesets/chess/armies"}), 404);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(they_are_legal_and_cost_the_same),
        cmocka_unit_test(a_game_for_practice_opens),
        cmocka_unit_test(a_ruleset_that_is_not_there_has_none),
    };
    return cmocka_run_group_tests(tests, request_setup, request_teardown);
}
