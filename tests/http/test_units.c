/* The game on the table over HTTP: units that come in, rulings that name them, changes by hand, turns and phases, and
 * what is due. What the record makes of it: test_units_record.c. */
#include "units.h"

enum { UNITS_MAX = 64, SEAT_UNITS = 24, NAME_MAX_LENGTH = 60 };
#define NONCE "0123456789abcdef0123456789abcdef"
#define ANOTHER "{\"units\":[" WARRIORS("amabutho", "12") "]}"

static void open_colonial(void **state, struct table *table)
{
    struct ground *ground = *state;
    table_open(table, &ground->client, COLONIAL);
}

/* With the members of the ruleset, its defaults, points of each and of the seats; a name where none was given. */
static void test_a_roster_from_the_opening(void **state)
{
    struct table table;
    open_colonial(state, &table);
    const json_t *impi = table_unit(&table, "impi");
    assert_string_equal(json_string_value(json_object_get(impi, "name")), "impi");
    assert_string_equal(json_string_value(json_object_get(impi, "side")), "blue");
    assert_string_equal(json_string_value(json_object_get(impi, "kind")), "tribal_infantry");
    assert_true(json_is_true(json_object_get(impi, "has_leader")));
    assert_int_equal(member_of(impi, "pinned_markers"), 0);
    assert_null(json_object_get(impi, "out"));
    const json_t *points = json_object_get(table.client->response.json, "points");
    assert_int_equal(member_of(points, "blue"), member_of(impi, "points"));
    assert_true(member_of(points, "red") > 0);
    table_verify(&table);
}

static void test_who_brings_units(void **state)
{
    struct table table;
    open_colonial(state, &table);
    const struct response *response = table_ask_as(&table, table.red, "/units", ANOTHER);
    response_expect_problem(response, 422, "not_a_choice");
    assert_non_null(strstr(response->body, "\"/units/0/side\""));
    response_expect(table_ask_as(&table, table.blue, "/units", ANOTHER), 201);
    assert_string_equal(response_text(&table.client->response, "kind"), "units_added");
    table_append(&table, "/units", "{\"units\":[" WARRIORS("scouts", "6") "]}");
    table_refuse(&table, "/units",
                 "{\"units\":[" WARRIORS("mtetwa", "6") "," WARRIORS("amabutho", "12") "," WARRIORS("impi", "6") "]}",
                 409, "unit_id_taken");
    assert_string_equal(
        json_string_value(json_object_get(answer_find(&table, "violations", "pointer", "/units/1/id"), "message")),
        "the session already has a unit amabutho");
    assert_non_null(answer_find(&table, "violations", "pointer", "/units/2/id"));
    assert_int_equal(json_array_size(json_object_get(table.client->response.json, "violations")), 2);
    table_refuse(&table, "/units", "{\"units\":[" WARRIORS("a", "6") "," WARRIORS("a", "6") "]}", 422, "not_unique");
    table_refuse(&table, "/units", "{\"units\":[" WARRIORS("A b", "6") "]}", 422, "invalid_text");
    table_refuse(&table, "/units", "{\"units\":[]}", 422, "wrong_length");
    table_refuse(&table, "/units", "{\"units\":[{\"id\":\"a\",\"side\":\"red\",\"kind\":\"elves\",\"figures\":5}]}",
                 422, "not_a_choice");
    assert_int_equal(table_figures(&table, "scouts"), 6);
    assert_int_equal(json_array_size(json_object_get(table.client->response.json, "units")), 4);
    table_verify(&table);
}

/* The body that brings so many units of a seat, "u7" first. */
static const char *many_units(const char *seat, int first, int count)
{
    static char body[16384];
    size_t used = 0;
    for (int i = 0; i < count; i++)
        used += (size_t)snprintf(body + used, sizeof body - used,
                                 "%s{\"id\":\"u%d\",\"side\":\"%s\",\"kind\":\"regular_infantry\",\"leadership\":6,"
                                 "\"figures\":8}",
                                 i ? "," : "{\"units\":[", first + i, seat);
    snprintf(body + used, sizeof body - used, "]}");
    return body;
}

/* The last problem says so, in a sentence. */
static void detail_says(const struct table *table, const char *words)
{
    const char *detail = response_text(&table->client->response, "detail");
    if (!strstr(detail, words))
        fail_msg("\"%s\" does not say \"%s\"", detail, words);
}

#define FIRE_OF(firer, target)                                                                                         \
    "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"" firer "\",\"target\":\"" target "\"},\"input\":{\"range\":"  \
    "8}}"

/* A player acts with units of the own side: the other side's are targets. The umpire acts with all; and so does
 * everybody where the opening shares the units. */
static void test_units_of_the_other_side(void **state)
{
    struct table table, shared;
    open_colonial(state, &table);
    response_expect_problem(table_ask_as(&table, table.blue, "/rulings", FIRE_OF("watch", "impi")), 403,
                            "not_own_unit");
    response_expect_problem(table_ask_as(&table, table.red, "/rulings", FIRE_OF("impi", "watch")), 403, "not_own_unit");
    detail_says(&table, "acts with impi or asks for its tests");
    response_expect_problem(
        table_ask_as(&table, table.red, "/rulings", "{\"step\":\"morale-check\",\"units\":{\"witness\":\"impi\"}}"),
        403, "not_own_unit");
    response_expect_problem(
        table_ask_as(&table, table.red, "/rulings",
                     "{\"step\":\"damage-roll\",\"units\":{\"target\":\"impi\"},\"input\":{\"hits\":1,"
                     "\"cause\":\"fire\",\"weapon\":\"modern_rifle\",\"band\":\"short\"}}"),
        403, "not_own_unit");
    table_append(&table, "/rulings", FIRE_OF("watch", "impi"));
    table_verify(&table);
    table_open(&shared, &((struct ground *)*state)->client,
               "{\"ruleset\":\"colonial\",\"shared_units\":true,\"units\":[" WATCH "," WARRIORS("impi", "16") "]}");
    response_expect(table_ask_as(&shared, shared.blue, "/rulings", FIRE_OF("watch", "impi")), 201);
    table_verify(&shared);
}

/* A player brings units until the own seat has 24, however many requests that takes; the umpire goes on. */
static void test_a_full_seat(void **state)
{
    struct table table;
    open_colonial(state, &table);
    response_expect_problem(table_ask_as(&table, table.red, "/units", many_units("red", 0, SEAT_UNITS)), 409,
                            "side_units_full"); /* the watch is of red */
    response_expect(table_ask_as(&table, table.red, "/units", many_units("red", 0, SEAT_UNITS - 2)), 201);
    response_expect(table_ask_as(&table, table.red, "/units", many_units("red", 22, 1)), 201);
    response_expect_problem(table_ask_as(&table, table.red, "/units", many_units("red", 23, 1)), 409,
                            "side_units_full");
    response_expect(table_ask_as(&table, table.blue, "/units", many_units("blue", 23, 1)), 201);
    table_append(&table, "/units", many_units("red", 24, 38));
    assert_int_equal(table_figures(&table, "u61"), 8);
    assert_int_equal(json_array_size(json_object_get(table.client->response.json, "units")), UNITS_MAX);
    response_expect_problem(table_ask_as(&table, table.blue, "/units", many_units("blue", 62, 1)), 409, "units_full");
    table_verify(&table);
}

/* What does not fit is refused as a whole. */
static void test_a_full_roster(void **state)
{
    struct table table;
    open_colonial(state, &table);
    table_append(&table, "/units", ANOTHER);
    table_refuse(&table, "/units", many_units("red", 0, 62), 409, "units_full");
    response_expect(table_ask(&table, "/roster", NULL), 200);
    assert_int_equal(json_array_size(json_object_get(table.client->response.json, "units")), 3);
}

/* As many units as there can be, each with all that it may say, come with the opening; one more does not. */
static void test_a_full_opening(void **state)
{
    struct ground *ground = *state;
    struct client *client = &ground->client;
    char name[NAME_MAX_LENGTH + 1], body[65536];
    memset(name, 'n', NAME_MAX_LENGTH);
    name[NAME_MAX_LENGTH] = '\0';
    for (int count = UNITS_MAX; count <= UNITS_MAX + 1; count++) {
        size_t used = (size_t)snprintf(body, sizeof body,
                                       "{\"ruleset\":\"d12-skirmish\",\"sides\":[{\"id\":\"the-left-brigade\"},"
                                       "{\"id\":\"right\"}],\"units\":[");
        for (int i = 0; i < count; i++)
            used += (size_t)snprintf(body + used, sizeof body - used,
                                     "%s{\"id\":\"the-fifth-company-of-the-second-row-%d\",\"name\":\"%s\",\"side\":"
                                     "\"the-left-brigade\","
                                     "\"figures\":20,\"starting_strength\":20,\"has_officer\":true,\"hidden\":true,"
                                     "\"officer_killed\":false,\"consecutive_runs\":0}",
                                     i ? "," : "", i, name);
        used += (size_t)snprintf(body + used, sizeof body - used, "]}");
        assert_in_range(used, 16385, sizeof body - 1);
        client_ask(client, &(struct ask){.path = "/v1/sessions", .body = body});
        if (count <= UNITS_MAX)
            response_expect(&client->response, 201);
        else
            response_expect_problem(&client->response, 422, "wrong_length");
    }
}

/* The ruling says what it took, what was given all the same, and what it does; the roster follows. */
static void test_a_ruling_by_units(void **state)
{
    struct table table;
    open_colonial(state, &table);
    table_append(&table, "/rulings", FIRE);
    const json_t *ruling = table.client->response.json;
    const json_t *effect = answer_find(&table, "effects", "member", "figures");
    assert_int_equal(member_of(effect, "add"), -4);
    assert_int_equal(member_of(effect, "from"), 16);
    assert_int_equal(member_of(effect, "to"), 12);
    assert_string_equal(json_string_value(json_object_get(effect, "unit")), "impi");
    assert_string_equal(json_string_value(json_object_get(effect, "clause")), "MWK-FIR-1");
    assert_string_equal(json_string_value(json_object_get(effect, "title")), "Figures");
    const json_t *counted = answer_find(&table, "effects", "member", "leader_fire_tests");
    assert_non_null(counted);
    assert_null(json_object_get(counted, "title"));
    assert_true(json_is_true(json_object_get(ruling, "applied")));
    assert_string_equal(json_string_value(json_object_get(json_object_get(ruling, "roles"), "firer")), "watch");
    assert_int_equal(member_of(json_object_get(ruling, "input"), "figures"), 12);
    assert_non_null(strstr(table.client->response.body, "\"/input/target/figures\""));
    assert_null(json_object_get(ruling, "overridden"));
    assert_int_equal(table_figures(&table, "impi"), 12);

    table_append(&table, "/rulings",
                 "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"watch\",\"target\":\"impi\"},"
                 "\"input\":{\"range\":8,\"figures\":2},\"dice\":[6,6]}");
    ruling = table.client->response.json;
    const json_t *overridden = json_object_get(ruling, "overridden");
    assert_int_equal(json_array_size(overridden), 1);
    assert_string_equal(json_string_value(json_array_get(overridden, 0)), "/input/figures");
    assert_int_equal(table_figures(&table, "impi"), 10);
    table_verify(&table);
}

/* JSON may write a name in more than one way. */
static void test_a_name_that_is_escaped(void **state)
{
    struct table table;
    open_colonial(state, &table);
    table_append(&table, "/rulings",
                 "{\"step\":\"ranged-attack\",\"\\u0075nits\":{\"firer\":\"watch\",\"target\":\"impi\"},"
                 "\"input\":{\"range\":8},\"dice\":[6,6,6,6,1,1,1,1,1,1,1,1]}");
    assert_int_equal(table_figures(&table, "impi"), 12);
    response_expect(table_ask(&table, "/odds",
                              "{\"step\":\"ranged-attack\",\"unit\\u0073\":{\"firer\":\"watch\",\"target\":\"impi\"},"
                              "\"input\":{\"range\":8}}"),
                    200);
}

/* It is recorded and spends its link; the roster stays. */
static void test_without_its_effects(void **state)
{
    static const char roll[] = "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"watch\",\"target\":\"impi\"},"
                               "\"apply\":false,\"input\":{\"range\":8}}";
    struct table table;
    open_colonial(state, &table);
    table_append(&table, "/rulings", FIRE_WITH("\"apply\":false,"));
    assert_true(json_is_false(json_object_get(table.client->response.json, "applied")));
    assert_non_null(answer_find(&table, "effects", "member", "figures"));
    for (int i = 1; i <= 2; i++) {
        table_append(&table, "/rulings", roll);
        assert_int_equal(member_of(json_object_get(table.client->response.json, "dice"), "link"), i);
    }
    assert_int_equal(table_figures(&table, "impi"), 16);
    assert_false(table_owes(&table, "impi", "pin_test_after_fire"));
    table_verify(&table);
}

static void test_units_that_are_refused(void **state)
{
    struct table table;
    open_colonial(state, &table);
    const struct response *response =
        table_ask(&table, "/rulings",
                  "{\"step\":\"volley\",\"units\":{\"firer\":\"watch\",\"target\":\"zulu\"},\"input\":{\"range\":8}}");
    response_expect_problem(response, 422, "unit_unknown");
    assert_non_null(strstr(response->body, "\"/units/target\""));
    table_refuse(&table, "/rulings", "{\"step\":\"volley\",\"units\":{\"general\":\"watch\"},\"input\":{\"range\":8}}",
                 422, "unknown_field");
    table_append(&table, "/units/impi/changes", "{\"changes\":{\"fate\":\"routed\"},\"reason\":\"They ran.\"}");
    assert_string_equal(json_string_value(json_object_get(table_unit(&table, "impi"), "out")), "routed");
    assert_int_equal(member_of(json_object_get(table.client->response.json, "points"), "blue"), 0);
    table_refuse(&table, "/rulings",
                 "{\"step\":\"volley\",\"units\":{\"firer\":\"impi\",\"target\":\"watch\"},\"input\":{\"range\":3}}",
                 422, "unit_out");
    table_verify(&table);
}

/* What the members of the last manual change are called, wherever it is read. */
static void effects_are_titled(const struct table *table)
{
    char path[64];
    int64_t seq = response_number(&table->client->response, "seq");
    assert_string_equal(json_string_value(json_object_get(answer_find(table, "effects", "member", "figures"), "title")),
                        "Figures");
    char *said = json_dumps(json_object_get(table->client->response.json, "effects"), JSON_COMPACT);
    snprintf(path, sizeof path, "/entries/%lld", (long long)seq);
    response_expect(table_ask(table, path, NULL), 200);
    char *read = json_dumps(json_object_get(table->client->response.json, "effects"), JSON_COMPACT);
    assert_string_equal(read, said);
    assert_non_null(strstr(read, "\"member\":\"has_leader\",\"to\":false,\"unit\":\"impi\",\"unit_name\":\"impi\","
                                 "\"title\":\"Has a leader\"}"));
    snprintf(path, sizeof path, "/entries?after=%lld", (long long)seq - 1);
    response_expect(table_ask(table, path, NULL), 200);
    assert_non_null(strstr(table->client->response.body, "\"title\":\"Has a leader\""));
    free(said);
    free(read);
}

static void test_a_change_by_hand(void **state)
{
    static const char counted[] = "{\"changes\":{\"figures\":9,\"has_leader\":false},\"reason\":\"Counted again.\"}";
    struct table table;
    open_colonial(state, &table);
    table_append(&table, "/units/impi/changes", counted);
    const json_t *entry = table.client->response.json, *effect = answer_find(&table, "effects", "member", "figures");
    assert_string_equal(json_string_value(json_object_get(entry, "kind")), "unit_changed");
    assert_string_equal(json_string_value(json_object_get(entry, "reason")), "Counted again.");
    assert_int_equal(member_of(effect, "from"), 16);
    assert_int_equal(member_of(effect, "to"), 9);
    assert_null(json_object_get(effect, "clause"));
    effects_are_titled(&table);
    const json_t *impi = table_unit(&table, "impi");
    assert_int_equal(member_of(impi, "figures"), 9);
    assert_true(json_is_false(json_object_get(impi, "has_leader")));
    response_expect_problem(table_ask_as(&table, table.blue, "/units/impi/changes", counted), 403, "not_allowed");
    table_refuse(&table, "/units/zulu/changes", counted, 422, "unit_unknown");
    assert_string_equal(response_text(&table.client->response, "detail"), "the session has no unit zulu");
    table_refuse(&table, "/units/impi/changes", "{\"changes\":{\"luck\":1},\"reason\":\"x\"}", 422, "unknown_field");
    table_refuse(&table, "/units/impi/changes", "{\"changes\":{\"a/b~c\":1},\"reason\":\"x\"}", 422, "unknown_field");
    assert_non_null(answer_find(&table, "violations", "pointer", "/changes/a~1b~0c"));
    table_refuse(&table, "/units/impi/changes", "{\"changes\":{\"figures\":-1},\"reason\":\"x\"}", 422, "out_of_range");
    table_refuse(&table, "/units/impi/changes", "{\"changes\":{},\"reason\":\"x\"}", 422, "wrong_type");
    table_refuse(&table, "/units/impi/changes", "{\"changes\":{\"figures\":8}}", 422, "missing_field");
    table_verify(&table);
}

/* What a change takes with it stands in the entry: a stance that the new kind has not. */
static void test_what_a_change_takes_with_it(void **state)
{
    struct table table;
    open_colonial(state, &table);
    table_append(&table, "/units/impi/changes", "{\"changes\":{\"gone_to_ground\":true},\"reason\":\"They lie.\"}");
    table_append(&table, "/units/impi/changes", "{\"changes\":{\"kind\":\"regular_infantry\"},\"reason\":\"No.\"}");
    const json_t *lost = answer_find(&table, "effects", "member", "gone_to_ground");
    assert_int_equal(json_array_size(json_object_get(table.client->response.json, "effects")), 2);
    assert_true(json_is_true(json_object_get(lost, "from")));
    assert_true(json_is_false(json_object_get(lost, "to")));
    assert_true(json_is_false(json_object_get(table_unit(&table, "impi"), "gone_to_ground")));
    table_verify(&table);
}

/* Nothing rests on a change that changes nothing, since none is recorded. */
static void test_a_change_that_changes_nothing(void **state)
{
    struct table table;
    open_colonial(state, &table);
    response_expect_problem(table_ask_as(&table, table.game.token, "/units/impi/changes",
                                         "{\"changes\":{\"gone_to_ground\":false},\"reason\":\"As it was.\"}"),
                            422, "conflicting_fields");
    table_append(&table, "/units/impi/changes",
                 "{\"changes\":{\"gone_to_ground\":false,\"figures\":3},\"reason\":\"Some left.\"}");
    assert_int_equal(json_array_size(json_object_get(table.client->response.json, "effects")), 1);
    table_verify(&table);
}

/* Who has no figure left is out of the game, by hand as by rulings; figures alone bring it back (X-FATE). */
static void test_out_follows_the_figures(void **state)
{
    static const struct {
        const char *ruleset, *units, *out;
    } games[] = {
        {"colonial", "\"kind\":\"tribal_infantry\",\"leadership\":6,\"figures\":4", "removed"},
        {"tt", "\"figures\":4", "removed"},
        {"d12-skirmish", "\"figures\":4", "killed"},
    };
    struct ground *ground = *state;
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        struct table table;
        char body[256];
        snprintf(body, sizeof body, "{\"ruleset\":\"%s\",\"units\":[{\"id\":\"impi\",\"side\":\"red\",%s}]}",
                 games[i].ruleset, games[i].units);
        table_open(&table, &ground->client, body);
        int64_t emptied =
            table_append(&table, "/units/impi/changes", "{\"changes\":{\"figures\":0},\"reason\":\"They left.\"}");
        assert_int_equal(json_array_size(json_object_get(table.client->response.json, "effects")), 1);
        assert_string_equal(json_string_value(json_object_get(table_unit(&table, "impi"), "out")), games[i].out);
        table_take_back(&table, emptied);
        assert_null(json_object_get(table_unit(&table, "impi"), "out"));
        table_append(&table, "/units/impi/changes", "{\"changes\":{\"figures\":0},\"reason\":\"They left.\"}");
        table_append(&table, "/units/impi/changes", "{\"changes\":{\"figures\":2},\"reason\":\"Two came back.\"}");
        assert_null(json_object_get(table_unit(&table, "impi"), "out"));
        table_verify(&table);
    }
}

/* An action that is still to be carried out, and that the new kind has not, ends with it (A-MWK-18). */
static void test_a_kind_that_has_not_the_action(void **state)
{
    struct table table;
    open_colonial(state, &table);
    table_append(&table, "/rulings",
                 "{\"step\":\"activation\",\"units\":{\"unit\":\"watch\"},\"input\":{\"action\":\"volley_fire\"},"
                 "\"dice\":[6,6]}");
    assert_true(json_is_true(json_object_get(table_unit(&table, "watch"), "action_open")));
    table_append(&table, "/units/watch/changes", "{\"changes\":{\"kind\":\"tribal_infantry\"},\"reason\":\"x\"}");
    assert_true(json_is_false(json_object_get(answer_find(&table, "effects", "member", "action_open"), "to")));
    assert_true(json_is_false(json_object_get(table_unit(&table, "watch"), "action_open")));
    table_verify(&table);
}

/* A hand makes no unit that could not have come in: its members are held against each other. */
static void test_a_change_that_does_not_fit(void **state)
{
    struct ground *ground = *state;
    struct table table;
    table_open(&table, &ground->client,
               "{\"ruleset\":\"d12-skirmish\",\"units\":[{\"id\":\"blues\",\"side\":\"red\",\"figures\":10},"
               "{\"id\":\"captain\",\"side\":\"red\",\"figures\":1,\"officer\":true}]}");
    table_refuse(&table, "/units/blues/changes", "{\"changes\":{\"wounds\":1},\"reason\":\"x\"}", 422,
                 "conflicting_fields");
    assert_non_null(strstr(table.client->response.body, "\"/changes/wounds\""));
    table_append(&table, "/units/blues/changes", "{\"changes\":{\"figures\":9},\"reason\":\"Counted again.\"}");
    table_refuse(&table, "/units/captain/changes", "{\"changes\":{\"figures\":2},\"reason\":\"x\"}", 422,
                 "conflicting_fields");
    assert_int_equal(table_figures(&table, "captain"), 1);
    table_verify(&table);
}

/* Casualties make a test due; it is gone when it is thrown, and what it leads to is due then. */
static void test_what_is_due(void **state)
{
    struct table table;
    open_colonial(state, &table);
    assert_false(table_owes(&table, "impi", "pin_test_after_fire"));
    table_append(&table, "/rulings", FIRE);
    assert_true(table_owes(&table, "impi", "leader_test_after_fire"));
    assert_true(table_owes(&table, "impi", "pin_test_after_fire"));
    assert_false(table_owes(&table, "watch", "pin_test_after_fire"));
    const json_t *due = answer_find(&table, "due", "due", "pin_test_after_fire");
    assert_string_equal(json_string_value(json_object_get(due, "step")), "morale-check");
    assert_string_equal(json_string_value(json_object_get(due, "role")), "after_fire");
    assert_string_equal(json_string_value(json_object_get(due, "clause")), "MWK-PIN-1");
    table_append(&table, "/rulings", "{\"step\":\"morale-check\",\"units\":{\"after_fire\":\"impi\"},\"dice\":[1,1]}");
    assert_false(table_owes(&table, "impi", "pin_test_after_fire"));
    assert_true(table_owes(&table, "impi", "rally"));
    assert_true(table_owes(&table, "impi", "leader_test_after_fire"));
    table_append(&table, "/rulings",
                 "{\"step\":\"leader-casualty\",\"units\":{\"after_fire\":\"impi\"},\"dice\":[6,6]}");
    assert_false(table_owes(&table, "impi", "leader_test_after_fire"));
    table_append(&table, "/rulings", "{\"step\":\"rally\",\"units\":{\"unit\":\"impi\"},\"dice\":[6,6]}");
    assert_false(table_owes(&table, "impi", "rally"));
    table_verify(&table);
}

/* Without a body what comes next; rulings say in which turn they fall. */
static void test_turns(void **state)
{
    struct table table;
    open_colonial(state, &table);
    table_append(&table, "/rulings", FIRE);
    assert_null(json_object_get(table.client->response.json, "turn"));
    table_append(&table, "/turns", "");
    assert_int_equal(response_number(&table.client->response, "turn"), 1);
    table_append(&table, "/rulings", FIRE);
    assert_int_equal(response_number(&table.client->response, "turn"), 1);
    table_append(&table, "/turns", "{}");
    assert_int_equal(response_number(&table.client->response, "turn"), 2);
    table_append(&table, "/turns", "{\"turn\":5}");
    table_refuse(&table, "/turns", "{\"turn\":4}", 409, "turn_not_available");
    detail_says(&table, "It is turn 5, and turn 4 is over: begin turn 6");
    table_refuse(&table, "/turns", "{\"phase\":\"move\"}", 422, "not_a_choice");
    response_expect(table_ask(&table, "/roster", NULL), 200);
    assert_int_equal(response_number(&table.client->response, "turn"), 5);
    assert_null(json_object_get(table.client->response.json, "phase"));
    table_verify(&table);
}

/* Players begin the next phase or the next turn, also when they name it; the umpire alone jumps, so that no player can
 * use up the turns. */
static void test_who_begins_what(void **state)
{
    static const char *const jumps[] = {"{\"turn\":9999}",        "{\"turn\":4}",
                                        "{\"turn\":2}",           "{\"turn\":3,\"phase\":\"morale\"}",
                                        "{\"phase\":\"morale\"}", "{\"phase\":\"initiative\"}"};
    struct ground *ground = *state;
    struct table table;
    table_open(&table, &ground->client, "{\"ruleset\":\"d12-skirmish\"}");
    response_expect_problem(table_ask_as(&table, table.red, "/turns", "{\"turn\":2}"), 403, "not_allowed");
    response_expect(table_ask_as(&table, table.red, "/turns", ""), 201);
    response_expect(table_ask_as(&table, table.blue, "/turns", "{\"phase\":\"move\"}"), 201);
    response_expect(table_ask_as(&table, table.blue, "/turns", "{\"turn\":2}"), 201);
    assert_string_equal(response_text(&table.client->response, "phase"), "initiative");
    for (size_t i = 0; i < sizeof jumps / sizeof jumps[0]; i++) {
        const struct response *response = table_ask_as(&table, table.red, "/turns", jumps[i]);
        response_expect_problem(response, 403, "not_allowed");
        assert_non_null(strstr(response_text(response, "detail"), "next turn"));
    }
    response_expect_problem(table_ask_as(&table, table.red, "/turns", "{\"turn\":1}"), 409, "turn_not_available");
    table_append(&table, "/turns", "{\"phase\":\"morale\"}");
    response_expect(table_ask_as(&table, table.red, "/turns", "{}"), 201);
    assert_int_equal(response_number(&table.client->response, "turn"), 3);
    table_append(&table, "/turns", "{\"turn\":9999}");
    table_verify(&table);
}

/* Where the game was opened so, a step of another phase is refused, from the first turn on. */
static void test_phases(void **state)
{
    static const char first[] =
        "{\"step\":\"initiative-order\",\"input\":{\"players\":[{\"name\":\"Blue\"},{\"name\":\"Grey\"}]}}";
    struct ground *ground = *state;
    struct table table;
    for (int enforced = 0; enforced < 2; enforced++) {
        table_open(&table, &ground->client,
                   enforced ? "{\"ruleset\":\"d12-skirmish\",\"enforce_phases\":true}"
                            : "{\"ruleset\":\"d12-skirmish\"}");
        table_append(&table, "/rulings", first);
        table_append(&table, "/turns", "");
        assert_string_equal(response_text(&table.client->response, "phase"), "initiative");
        table_append(&table, "/rulings", first);
        assert_string_equal(response_text(&table.client->response, "phase"), "initiative");
        response_expect(table_ask(&table, "/rulings/preview", first), 200);
        table_append(&table, "/turns", "");
        assert_string_equal(response_text(&table.client->response, "phase"), "move");
        if (enforced) {
            table_refuse(&table, "/rulings", first, 409, "wrong_phase");
            detail_says(&table, "and Initiative belongs to the phase Initiative: begin that phase first");
            table_refuse(&table, "/rulings/preview", first, 409,
                         "wrong_phase"); /* a preview says what a ruling would */
            detail_says(&table, "and Initiative belongs to the phase Initiative: begin that phase first");
        } else
            table_append(&table, "/rulings", first);
        table_append(&table, "/turns", "{\"phase\":\"morale\"}");
        assert_int_equal(response_number(&table.client->response, "turn"), 1);
        table_append(&table, "/turns", "");
        assert_int_equal(response_number(&table.client->response, "turn"), 2);
        table_append(&table, "/rulings", first);
        table_verify(&table);
    }
}

/* What bars its unit from everything else belongs to every phase, as long as it is owed (X-DUE). */
static void test_what_is_owed_first_belongs_to_every_phase(void **state)
{
#define ARMOUR(id, side)                                                                                               \
    "{\"id\":\"" id "\",\"side\":\"" side "\",\"kind\":\"afv\",\"drive\":\"tracked\",\"movement_points\":12,"          \
    "\"fire_control\":12,\"size\":0,\"armour\":6,\"penetration\":9,\"he_modifier\":2}"
#define DAMAGE(more) "{\"step\":\"afv-damage\",\"units\":{\"firer\":\"tiger\",\"target\":\"sherman\"}" more "}"
    static const char moves[] = "{\"step\":\"afv-movement\",\"units\":{\"vehicle\":\"sherman\"},"
                                "\"input\":{\"segments\":[{\"terrain\":\"open\",\"inches\":1}]}}";
    static const char other[] = "{\"step\":\"afv-damage\",\"units\":{\"firer\":\"sherman\",\"target\":\"tiger\"},"
                                "\"dice\":[4,4,4,3]}";
    static const char thrown[] = DAMAGE(",\"dice\":[4,4,4,3]"), preview[] = DAMAGE("");
    struct ground *ground = *state;
    struct table table;
    table_open(&table, &ground->client,
               "{\"ruleset\":\"tft-ww2\",\"enforce_phases\":true,\"units\":[" ARMOUR("tiger", "blue") "," ARMOUR(
                   "sherman", "red") "]}");
    table_append(&table, "/turns", "{\"turn\":1,\"phase\":\"ranged_combat\"}");
    table_append(&table, "/rulings",
                 "{\"step\":\"afv-attack\",\"units\":{\"firer\":\"tiger\",\"target\":\"sherman\"},\"dice\":[1,2,2]}");
    table_append(&table, "/turns", "");
    assert_string_equal(response_text(&table.client->response, "phase"), "close_combat");
    table_refuse(&table, "/rulings", other, 409, "wrong_phase"); /* which owes nothing */
    response_expect(table_ask(&table, "/units/sherman/actions", NULL), 200);
    const json_t *action = answer_find(&table, "may", "step", "afv-damage");
    assert_true(json_is_true(json_object_get(action, "due")));
    assert_true(json_is_true(json_object_get(action, "in_phase")));
    response_expect(table_ask(&table, "/rulings/preview", preview), 200);
    table_append(&table, "/rulings", thrown);
    assert_string_equal(response_text(&table.client->response, "status"), "resolved");
    table_refuse(&table, "/rulings", thrown, 409, "wrong_phase"); /* it is settled */
    table_refuse(&table, "/rulings/preview", preview, 409, "wrong_phase");
    detail_says(&table, "and AFV damage belongs to the phase Ranged combat: begin that phase first");
    table_refuse(&table, "/rulings", moves, 409, "wrong_phase");
    table_verify(&table);
#undef ARMOUR
#undef DAMAGE
}

/* Where the option only warns, a preview and what a unit may do say the same as the ruling will (X-DUE). */
static void test_a_warning_is_given_beforehand(void **state)
{
#define FIGURE(id, side)                                                                                               \
    "{\"id\":\"" id "\",\"side\":\"" side "\",\"game\":\"individual\",\"weapon\":\"rifled_musket\",\"figures\":1}"
#define MOVES(more) "{\"step\":\"movement\",\"units\":{\"mover\":\"bob\"}" more "}"
    static const char first[] = "it was hit, and the die for the wound comes first";
    struct ground *ground = *state;
    struct table table;
    table_open(&table, &ground->client,
               "{\"ruleset\":\"d12-skirmish\",\"options\":{\"enforce_due\":\"warn\"},\"units\":[" FIGURE(
                   "ann", "red") "," FIGURE("bob", "blue") "]}");
    const struct response *response = &table.client->response;
    table_append(&table, "/turns", "");
    response_expect(table_ask(&table, "/rulings/preview", MOVES("")), 200);
    assert_null(json_object_get(response->json, "reasons")); /* nothing is owed yet */
    table_append(&table, "/rulings",
                 "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"ann\",\"target\":\"bob\"},\"input\":{\"range\":8},"
                 "\"dice\":[9]}");
    response_expect(table_ask(&table, "/rulings/preview", MOVES("")), 200);
    assert_true(json_is_true(json_object_get(response->json, "permitted")));
    assert_int_equal(json_array_size(json_object_get(response->json, "reasons")), 1);
    assert_non_null(answer_find(&table, "reasons", "text", first));
    response_expect(table_ask(&table, "/units/bob/actions", NULL), 200);
    const json_t *action = answer_find(&table, "may", "step", "movement");
    const json_t *why = json_array_get(json_object_get(action, "reasons"), 0);
    assert_string_equal(json_string_value(json_object_get(why, "text")), first);
    table_append(&table, "/rulings", MOVES(""));
    assert_non_null(answer_find(&table, "reasons", "text", first));
    table_verify(&table);
#undef MOVES
#undef FIGURE
}

/* Who owes a check does nothing else (X-DUE): the record says what bars it. The umpire overrides with a reason, and
 * nobody else does (X-OVER). */
static void test_what_is_barred_and_overridden(void **state)
{
#define TT_UNIT(id, name, side) "{\"id\":\"" id "\",\"name\":\"" name "\",\"side\":\"" side "\",\"figures\":8}"
#define MARKERS(more)                                                                                                  \
    "{\"step\":\"suppression-penalties\",\"units\":{\"unit\":\"blues\"}," more "\"input\":{\"eligible_figures\":3}}"
    struct ground *ground = *state;
    struct table table;
    table_open(&table, &ground->client,
               "{\"ruleset\":\"tt\",\"units\":[" TT_UNIT("reds", "The Reds", "red") "," TT_UNIT("blues", "The Blues",
                                                                                                "blue") "]}");
    const struct response *response = &table.client->response;
    table_append(&table, "/rulings",
                 "{\"step\":\"melee-score\",\"units\":{\"side1\":\"reds\",\"side2\":\"blues\"},"
                 "\"input\":{\"side1\":[\"save\"],\"side2\":[\"kill\"]}}");
    assert_string_equal(response_text(response, "summary"),
                        "The Blues lost the round as the only side with casualties, and must check morale at once.");
    table_append(&table, "/rulings", MARKERS(""));
    assert_string_equal(response_text(response, "status"), "not_permitted");
    assert_non_null(strstr(response->body, "\"bar\":\"owes_check\""));
    assert_non_null(strstr(response_text(response, "summary"), "The Blues"));
    response_expect_problem(
        table_ask_as(&table, table.blue, "/rulings", MARKERS("\"override\":{\"reason\":\"please\"},")), 403,
        "not_allowed");
    table_append(&table, "/rulings", MARKERS("\"override\":{\"reason\":\"a late start\"},"));
    assert_string_equal(response_text(response, "status"), "resolved");
    assert_non_null(strstr(response->body, "a late start"));
    assert_non_null(strstr(response->body, "\"waived\":\"override\""));
    table_verify(&table);
#undef MARKERS
#undef TT_UNIT
}

/* Lengths are counted in characters, whatever these take in UTF-8: an elephant takes four bytes. */
static void test_long_words_in_any_script(void **state)
{
    enum { WORDS = 501, BYTES = 4 * WORDS + 1 };
    static char words[BYTES], body[2 * BYTES];
    struct ground *ground = *state;
    struct table table;
    for (int i = 0; i < WORDS; i++)
        memcpy(words + 4 * i, "\xF0\x9F\x90\x98", 5);
#define SAYING(format, characters) (snprintf(body, sizeof body, format, 4 * (characters), words), body)
    table_open(&table, &ground->client,
               SAYING("{\"ruleset\":\"colonial\",\"units\":[" WATCH "],\"sides\":["
                      "{\"id\":\"red\",\"name\":\"%.*s\"},{\"id\":\"blue\"}]}",
                      40));
    table_append(&table, "/units/watch/name", SAYING("{\"name\":\"%.*s\"}", 60));
    table_refuse(&table, "/units/watch/name", SAYING("{\"name\":\"%.*s\"}", 61), 422, "wrong_length");
    words[4 * 60] = '\0';
    assert_string_equal(json_string_value(json_object_get(table_unit(&table, "watch"), "name")), words);
    words[4 * 60] = '\xF0';
    table_append(&table, "/notes", SAYING("{\"text\":\"%.*s\"}", 500));
    table_refuse(&table, "/notes", SAYING("{\"text\":\"%.*s\"}", 501), 422, "wrong_length");
    table_append(&table, "/description", SAYING("{\"title\":\"%.*s\"}", 80));
    table_append(&table, "/units/watch/changes", SAYING("{\"changes\":{\"figures\":3},\"reason\":\"%.*s\"}", 500));
    response_expect(client_ask(&ground->client, &(struct ask){.path = game_path(&table.game, "/seats/s1/name"),
                                                              .token = table.red,
                                                              .body = SAYING("{\"name\":\"%.*s\"}", 64)}),
                    200);
    table_verify(&table);
#undef SAYING
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_roster_from_the_opening),
        cmocka_unit_test(test_who_brings_units),
        cmocka_unit_test(test_units_of_the_other_side),
        cmocka_unit_test(test_a_full_seat),
        cmocka_unit_test(test_a_full_roster),
        cmocka_unit_test(test_a_full_opening),
        cmocka_unit_test(test_a_ruling_by_units),
        cmocka_unit_test(test_a_name_that_is_escaped),
        cmocka_unit_test(test_without_its_effects),
        cmocka_unit_test(test_units_that_are_refused),
        cmocka_unit_test(test_a_change_by_hand),
        cmocka_unit_test(test_what_a_change_takes_with_it),
        cmocka_unit_test(test_a_change_that_changes_nothing),
        cmocka_unit_test(test_out_follows_the_figures),
        cmocka_unit_test(test_a_kind_that_has_not_the_action),
        cmocka_unit_test(test_a_change_that_does_not_fit),
        cmocka_unit_test(test_what_is_due),
        cmocka_unit_test(test_turns),
        cmocka_unit_test(test_who_begins_what),
        cmocka_unit_test(test_phases),
        cmocka_unit_test(test_what_is_owed_first_belongs_to_every_phase),
        cmocka_unit_test(test_a_warning_is_given_beforehand),
        cmocka_unit_test(test_what_is_barred_and_overridden),
        cmocka_unit_test(test_long_words_in_any_script),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
