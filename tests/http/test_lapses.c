/* What a turn would forget: a player does not begin it, the umpire does, and the record says what lapsed. */
#include "units.h"

#define PROFILE                                                                                                        \
    "{\"name\":\"rifleman\",\"strength\":11,\"intelligence\":11,\"dexterity\":11,\"leadership\":11,\"movement\":6}"
#define OPENING(enforce)                                                                                               \
    "{\"ruleset\":\"tft-ww2\",\"options\":{\"enforce_due\":\"" enforce "\",\"profiles\":[" PROFILE                     \
    "]},\"units\":[{\"id\":\"sergeant\",\"name\":\"Ann\",\"side\":\"red\",\"profile\":\"rifleman\",\"commands\":true}" \
    "]}"
#define SHELLED                                                                                                        \
    "{\"step\":\"morale-due\",\"units\":{\"commander\":\"sergeant\"},\"input\":{\"air_artillery_flame\":true}}"

static void test_what_is_due_is_not_forgotten(void **state)
{
    struct ground *ground = *state;
    struct table table;
    table_open(&table, &ground->client, OPENING("refuse"));
    table_append(&table, "/turns", "{}");
    table_append(&table, "/rulings", SHELLED);
    response_expect(table_ask(&table, "/due", NULL), 200);
    const json_t *due = json_array_get(json_object_get(table.client->response.json, "due"), 0);
    char name[64], title[200];
    assert_string_equal(json_string_value(json_object_get(due, "unit")), "sergeant");
    snprintf(name, sizeof name, "%s", json_string_value(json_object_get(due, "due")));
    snprintf(title, sizeof title, "%s", json_string_value(json_object_get(due, "title")));
    response_expect_problem(table_ask_as(&table, table.red, "/turns", "{\"turn\":2}"), 409, "due_open");
    assert_non_null(strstr(response_text(&table.client->response, "detail"), "Ann"));
    assert_null(strstr(response_text(&table.client->response, "detail"), "sergeant")); /* an id is no name (X-SAY) */
    assert_non_null(strstr(response_text(&table.client->response, "detail"), "X-DUE"));
    assert_int_equal(table_append(&table, "/turns", "{\"turn\":2}"),
                     5); /* the umpire: nothing was recorded in between */
    const json_t *lapsed = json_object_get(table.client->response.json, "lapsed");
    assert_int_equal(json_array_size(lapsed), 1);
    assert_string_equal(json_string_value(json_object_get(json_array_get(lapsed, 0), "unit")), "sergeant");
    assert_string_equal(json_string_value(json_object_get(json_array_get(lapsed, 0), "due")), name);
    assert_string_equal(json_string_value(json_object_get(json_array_get(lapsed, 0), "unit_name")), "Ann");
    const json_t *effects = json_object_get(table.client->response.json, "effects");
    assert_int_not_equal(json_array_size(effects), 0); /* what was due is one of what the turn changes */
    for (size_t i = 0; i < json_array_size(effects); i++) {
        assert_string_equal(json_string_value(json_object_get(json_array_get(effects, i), "unit")), "sergeant");
        assert_string_equal(json_string_value(json_object_get(json_array_get(effects, i), "unit_name")), "Ann");
        assert_non_null(json_object_get(json_array_get(effects, i), "member"));
    }
    assert_string_equal(json_string_value(json_object_get(json_array_get(lapsed, 0), "title")), title);
    response_expect(table_ask_as(&table, table.red, "/turns", "{\"turn\":3}"), 201); /* nothing is due any more */
    assert_null(json_object_get(table.client->response.json, "lapsed"));
    table_verify(&table);
}

/* Where the option only warns, a player begins it as well. */
static void test_where_it_only_warns(void **state)
{
    struct ground *ground = *state;
    struct table table;
    table_open(&table, &ground->client, OPENING("warn"));
    table_append(&table, "/turns", "{}");
    table_append(&table, "/rulings", SHELLED);
    response_expect(table_ask_as(&table, table.red, "/turns", "{\"turn\":2}"), 201);
    assert_int_equal(json_array_size(json_object_get(table.client->response.json, "lapsed")), 1);
    table_verify(&table);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_is_due_is_not_forgotten),
        cmocka_unit_test(test_where_it_only_warns),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
