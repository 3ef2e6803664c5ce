/* What an app shows, in few requests: the state of a game, units and seats by themselves, what a unit may do, the
 * newest entries, and the games of a device. */
#include "ground.h"
#include <jansson.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define UNITS                                                                                                          \
    "\"units\":[{\"id\":\"guard\",\"name\":\"Old "                                                                     \
    "Guard\",\"side\":\"red\",\"quality\":\"trained\",\"target\":8,\"figures\":10,"                                    \
    "\"owes\":1},{\"id\":\"line\",\"name\":\"The Line\",\"side\":\"blue\",\"figures\":12}]"

static struct test_game game;

static const struct response *get(struct ground *ground, const char *rest)
{
    return client_ask(&ground->client, &(struct ask){.path = game_path(&game, "%s", rest), .token = game.token});
}

static int state_make(void **state)
{
    if (ground_make(state))
        return 1;
    struct ground *ground = *state;
    const struct response *opened =
        client_ask(&ground->client, &(struct ask){.path = "/v1/sessions", .body = "{\"ruleset\":\"tt\"," UNITS "}"});
    response_expect(opened, 201);
    snprintf(game.token, sizeof game.token, "%s", response_text(opened, "token"));
    snprintf(game.id, sizeof game.id, "%s", response_text(opened, "id"));
    snprintf(game.path, sizeof game.path, "/v1/sessions/%s", game.id);
    for (int i = 0; i < 5; i++)
        response_expect(client_ask(&ground->client, &(struct ask){.path = game_path(&game, "/notes"),
                                                                  .token = game.token,
                                                                  .body = "{\"text\":\"a remark\"}"}),
                        201);
    return 0;
}

static json_int_t seq_at(const json_t *list, size_t index)
{
    return json_integer_value(json_object_get(json_array_get(list, index), "seq"));
}

static void test_state_in_one_answer(void **state)
{
    struct ground *ground = *state;
    char tag[80], header[100];
    const struct response *answer = get(ground, "/state?entries=2");
    response_expect(answer, 200);
    assert_int_equal(response_number(answer, "as_of"), 5);
    assert_string_equal(json_string_value(json_object_get(json_object_get(answer->json, "you"), "role")), "umpire");
    assert_string_equal(json_string_value(json_object_get(json_object_get(answer->json, "session"), "id")), game.id);
    assert_int_equal(json_array_size(json_object_get(json_object_get(answer->json, "roster"), "units")), 2);
    const json_t *due = json_array_get(json_object_get(answer->json, "due"), 0),
                 *entries = json_object_get(answer->json, "entries");
    assert_string_equal(json_string_value(json_object_get(due, "unit_name")), "Old Guard");
    assert_int_equal(json_array_size(entries), 2);
    assert_int_equal(seq_at(entries, 0), 5);
    assert_int_equal(seq_at(entries, 1), 4);
    snprintf(tag, sizeof tag, "%s", response_header(answer, "ETag"));
    snprintf(header, sizeof header, "If-None-Match: %s", tag);
    response_expect(client_ask(&ground->client, &(struct ask){.path = game_path(&game, "/state?entries=2"),
                                                              .token = game.token,
                                                              .headers = {header}}),
                    304);
    response_expect(get(ground, "/state?entries=0"), 200);
    assert_int_equal(json_array_size(json_object_get(ground->client.response.json, "entries")), 0);
    response_expect_problem(get(ground, "/state?entries=101"), 422, "out_of_range");
}

/* Page by page from the newest on, with nothing twice and nothing left out. */
static void test_newest_first(void **state)
{
    struct ground *ground = *state;
    char rest[200] = "/entries?order=desc&limit=2";
    json_int_t wanted = 5;
    for (;;) {
        const struct response *page = get(ground, rest);
        response_expect(page, 200);
        const json_t *entries = json_object_get(page->json, "entries");
        for (size_t i = 0; i < json_array_size(entries); i++)
            assert_int_equal(seq_at(entries, i), wanted--);
        if (!response_text(page, "next")[0])
            break;
        assert_non_null(strstr(response_header(page, "Link"), "order=desc"));
        snprintf(rest, sizeof rest, "/entries?order=desc&limit=2&cursor=%s", response_text(page, "next"));
    }
    assert_int_equal(wanted, -1);
    const struct response *after = get(ground, "/entries?after=3");
    assert_int_equal(json_array_size(json_object_get(after->json, "entries")), 2);
    assert_int_equal(seq_at(json_object_get(after->json, "entries"), 0), 4);
    after = get(ground, "/entries?after=3&order=desc");
    assert_int_equal(json_array_size(json_object_get(after->json, "entries")), 2);
    assert_int_equal(seq_at(json_object_get(after->json, "entries"), 0), 5);
    after = get(ground, "/entries?after=5");
    assert_int_equal(json_array_size(json_object_get(after->json, "entries")), 0);
    response_expect_problem(get(ground, "/entries?order=up"), 422, "not_a_choice");
}

static void test_one_by_one(void **state)
{
    struct ground *ground = *state;
    const struct response *answer = get(ground, "/units/guard");
    response_expect(answer, 200);
    assert_string_equal(json_string_value(json_object_get(json_object_get(answer->json, "unit"), "name")), "Old Guard");
    assert_int_equal(json_array_size(json_object_get(answer->json, "due")), 1);
    response_expect_problem(get(ground, "/units/nobody"), 404, "not_found");
    answer = get(ground, "/seats/umpire");
    response_expect(answer, 200);
    assert_string_equal(response_text(answer, "role"), "umpire");
    response_expect_problem(get(ground, "/seats/nobody"), 404, "seat_unknown");
}

/* Of the unit that owes a check, the check is due, and what it may not do says why. */
static void test_actions(void **state)
{
    struct ground *ground = *state;
    const struct response *answer = get(ground, "/units/guard/actions");
    bool found = false;
    size_t index;
    json_t *each;
    response_expect(answer, 200);
    json_array_foreach(json_object_get(answer->json, "may"), index, each)
    {
        found |= strcmp(json_string_value(json_object_get(each, "step")), "morale-check") == 0 &&
                 json_is_true(json_object_get(each, "due"));
    }
    assert_true(found);
    json_array_foreach(json_object_get(answer->json, "may_not"), index, each)
    {
        const json_t *why = json_array_get(json_object_get(each, "reasons"), 0);
        assert_true(json_string_length(json_object_get(why, "clause")) > 0);
        assert_true(json_string_length(json_object_get(why, "text")) > 0);
    }
    response_expect_problem(get(ground, "/units/nobody/actions"), 404, "not_found");
}

/* Nothing is rolled or recorded, whatever is asked. */
static void test_preview(void **state)
{
    struct ground *ground = *state;
    const char *path = game_path(&game, "/rulings/preview");
    int64_t before = ground_entries(ground);
    const struct response *answer =
        client_ask(&ground->client, &(struct ask){.path = path,
                                                  .token = game.token,
                                                  .body = "{\"step\":\"morale-check\",\"units\":{\"loser\":\"guard\"},"
                                                          "\"input\":{\"winner_figures\":10}}"});
    response_expect(answer, 200);
    assert_int_equal(json_array_size(json_object_get(answer->json, "needs")), 0);
    assert_true(json_is_true(json_object_get(answer->json, "permitted")));
    assert_true(json_array_size(json_object_get(answer->json, "autofilled")) > 0);
    const json_t *next = json_object_get(answer->json, "next_draw");
    assert_int_equal(json_integer_value(json_object_get(next, "count")), 2);
    assert_int_equal(json_integer_value(json_object_get(next, "sides")), 6);
    assert_int_equal(ground_entries(ground), before);
}

/* The ruling of who has not seen what became of a unit is refused, with what did; nothing is recorded. */
static void test_as_of(void **state)
{
    struct ground *ground = *state;
    char path[128], body[300];
    snprintf(path, sizeof path, "%s/units/guard/changes", game.path);
    response_expect(client_ask(&ground->client,
                               &(struct ask){.path = path,
                                             .token = game.token,
                                             .body = "{\"changes\":{\"figures\":7},\"reason\":\"Counted again.\"}"}),
                    201);
    snprintf(path, sizeof path, "%s/rulings", game.path);
    for (int as_of = 5; as_of <= 6; as_of++) {
        int64_t before = ground_entries(ground);
        snprintf(body, sizeof body,
                 "{\"step\":\"morale-check\",\"units\":{\"loser\":\"guard\"},\"input\":{\"winner_figures\":10},"
                 "\"dice\":[6,6],\"as_of\":%d}",
                 as_of);
        const struct response *answer =
            client_ask(&ground->client, &(struct ask){.path = path, .token = game.token, .body = body});
        if (as_of == 6) {
            response_expect(answer, 201);
            continue;
        }
        response_expect_problem(answer, 409, "units_changed");
        const json_t *changed = json_array_get(json_object_get(answer->json, "changed"), 0);
        assert_string_equal(json_string_value(json_object_get(changed, "unit_name")), "Old Guard");
        assert_string_equal(json_string_value(json_object_get(changed, "member")), "figures");
        assert_int_equal(json_integer_value(json_object_get(changed, "from")), 10);
        assert_int_equal(json_integer_value(json_object_get(changed, "to")), 7);
        assert_int_equal(ground_entries(ground), before);
    }
    snprintf(body, sizeof body,
             "{\"step\":\"morale-check\",\"units\":{\"loser\":\"guard\"},\"dice\":[6,6],\"as_of\":500}");
    response_expect_problem(client_ask(&ground->client, &(struct ask){.path = path, .token = game.token, .body = body}),
                            404, "entry_unknown");
}

static void test_my_sessions(void **state)
{
    struct ground *ground = *state;
    char body[600];
    snprintf(body, sizeof body,
             "{\"sessions\":[{\"session\":\"%s\",\"token\":\"%s\"},{\"session\":\"%s\",\"token\":\"wrong\"},"
             "{\"session\":\"01934abc-def0-7fff-8000-090aa00aff10\",\"token\":\"x\"}]}",
             game.id, game.token, game.id);
    const struct response *answer = client_ask(&ground->client, &(struct ask){.path = "/v1/my-sessions", .body = body});
    response_expect(answer, 200);
    const json_t *lines = json_object_get(answer->json, "sessions");
    assert_int_equal(json_array_size(lines), 3);
    assert_string_equal(json_string_value(json_object_get(json_array_get(lines, 0), "ruleset")), "tt");
    assert_string_equal(json_string_value(json_object_get(json_array_get(lines, 0), "state")), "open");
    assert_int_equal(json_integer_value(json_object_get(json_array_get(lines, 0), "entries")), 6);
    assert_string_equal(json_string_value(json_object_get(json_array_get(lines, 1), "code")), "token_invalid");
    assert_null(json_object_get(json_array_get(lines, 1), "ruleset"));
    assert_string_equal(json_string_value(json_object_get(json_array_get(lines, 2), "code")), "session_unknown");
    response_expect_problem(
        client_ask(&ground->client, &(struct ask){.path = "/v1/my-sessions", .body = "{\"sessions\":[]}"}), 422,
        "wrong_length");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_state_in_one_answer),
        cmocka_unit_test(test_newest_first),
        cmocka_unit_test(test_one_by_one),
        cmocka_unit_test(test_actions),
        cmocka_unit_test(test_preview),
        cmocka_unit_test(test_my_sessions),
        cmocka_unit_test(test_as_of),
    };
    return cmocka_run_group_tests(tests, state_make, ground_clear);
}
