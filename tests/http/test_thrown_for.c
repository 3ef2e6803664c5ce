/* For whom dice are thrown where several units take one role: each draw and each next_draw names its own one. What one
 * unit throws is held by the games (`thrown_for` in tests/games). */
#include "units.h"

#define MEN(id, side) "{\"id\":\"" id "\",\"side\":\"" side "\",\"weapon\":\"rifled_musket\",\"figures\":4}"
#define SKIRMISH                                                                                                       \
    "{\"ruleset\":\"d12-skirmish\",\"options\":{\"enforce_due\":\"warn\"},\"units\":[" MEN("greys", "red") "," MEN(    \
        "browns", "red") "," MEN("blues", "blue") "]}"
#define PRIVATE(id, side) "{\"id\":\"" id "\",\"side\":\"" side "\",\"profile\":\"private\",\"weapon\":\"rifle\"}"
#define BLAST                                                                                                          \
    "{\"ruleset\":\"tft-ww2\",\"options\":{\"blast_roll\":\"each\"},\"units\":[" PRIVATE("ford", "red") "," PRIVATE(   \
        "braun", "blue") "," PRIVATE("weber", "blue") "]}"

enum { ROUNDS_MAX = 60 };

/* "wound blues", "initiative -". */
static json_t *whom_of(const json_t *draw)
{
    const json_t *unit = json_object_get(draw, "unit");
    return json_sprintf("%s %s", json_string_value(json_object_get(draw, "label")),
                        unit ? json_string_value(unit) : "-");
}

/* Asks with ever more dice, as they are asked for, all of one face but those of "side 2", which show a 12. Holds that
 * each draw fell for whom it was asked for; all of them in order. */
static void thrown_for(const struct table *table, const char *question, int face, const char *wanted)
{
    char dice[1000] = "", body[2000];
    json_t *asked = json_object(), *came = json_array(), *draw, *all = json_loads(wanted, 0, NULL);
    const struct response *response = NULL;
    size_t place;
    for (int round = 0; !response || response->status != 201; round++) {
        assert_in_range(round, 0, ROUNDS_MAX);
        snprintf(body, sizeof body, "%s,\"dice\":[%s]}", question, dice);
        response = table_ask(table, "/rulings", body);
        if (response->status == 201)
            break;
        response_expect_problem(response, 422, "dice_exhausted");
        const json_t *next = json_object_get(response->json, "next_draw");
        const bool second = strcmp(json_string_value(json_object_get(next, "label")), "side 2") == 0;
        snprintf(body, sizeof body, "%zu", json_array_size(json_object_get(response->json, "draws")));
        json_object_set_new(asked, body, whom_of(next));
        for (json_int_t i = json_integer_value(json_object_get(next, "count")); i > 0; i--)
            snprintf(dice + strlen(dice), sizeof dice - strlen(dice), "%s%d", *dice ? "," : "", second ? 12 : face);
    }
    json_array_foreach(json_object_get(response->json, "draws"), place, draw)
    {
        json_array_append_new(came, whom_of(draw));
        snprintf(body, sizeof body, "%zu", place);
        assert_true(json_equal(json_array_get(came, place), json_object_get(asked, body)));
    }
    if (!json_equal(came, all))
        fail_msg("they are thrown for %s", json_dumps(came, JSON_COMPACT));
    json_decref(asked);
    json_decref(came);
    json_decref(all);
}

/* Each group throws for its own shots; the wounds are the target's. */
static void a_volley_of_two_groups(void **state)
{
    struct ground *ground = *state;
    struct table table;
    table_open(&table, &ground->client, SKIRMISH);
    thrown_for(&table,
               "{\"step\":\"volley\",\"units\":{\"firers\":[\"greys\",\"browns\"],\"target\":\"blues\"},\"input\":{"
               "\"shooters\":[{\"range\":8},{\"range\":8}]}",
               12, "[\"to hit greys\",\"to hit browns\",\"wound blues\"]");
}

/* The one that is charged tests; whoever fights throws for itself, one charger after the other. */
static void a_charge_of_two_units(void **state)
{
    struct ground *ground = *state;
    struct table table;
    table_open(&table, &ground->client, SKIRMISH);
    thrown_for(&table,
               "{\"step\":\"charge\",\"units\":{\"chargers\":[\"greys\",\"browns\"],\"charged\":\"blues\"},"
               "\"input\":{\"chargers\":[{\"distance\":4},{\"distance\":4}]}",
               7, "[\"morale blues\",\"side 1 greys\",\"side 2 blues\",\"side 1 browns\",\"side 2 blues\"]");
}

/* With a throw for each figure that a template touches, each is named. */
static void a_blast_for_each(void **state)
{
    struct ground *ground = *state;
    struct table table;
    table_open(&table, &ground->client, BLAST);
    thrown_for(&table,
               "{\"step\":\"blast-damage\",\"units\":{\"targets\":[\"weber\",\"braun\"]},"
               "\"input\":{\"weapon\":\"grenade\"}",
               1, "[\"blast weber\",\"blast braun\"]");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_volley_of_two_groups),
        cmocka_unit_test(a_charge_of_two_units),
        cmocka_unit_test(a_blast_for_each),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
