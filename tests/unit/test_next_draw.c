/* Whoever throws only the dice that next_draw asks for plays every golden case to its end; and a preview says the first
 * of them, without throwing any. */
#include "http/rulebook/examples.h"
#include "in_memory.h"

enum { CASES_MAX = 12, ROUNDS_MAX = 200 };

static json_t *asked(const char *path, const json_t *body, int *ret_status)
{
    char *text = json_dumps(body, JSON_COMPACT | JSON_REAL_PRECISION(15));
    *ret_status =
        ask(&(struct asking){.method = METHOD_POST, .path = path, .body = text, .content_type = "application/json"});
    free(text);
    return reply_json();
}

/* Of a case's body the dice are taken away, and given back as they are asked for. */
static void case_play(const char *path, json_t *body)
{
    json_t *all = json_incref(json_object_get(body, "dice")), *given = json_array(), *first = NULL;
    size_t next = 0;
    int status;
    char checked[200];
    json_object_set(body, "dice", given);
    snprintf(checked, sizeof checked, "%s/preview", path);
    json_t *preview = asked(checked, body, &status);
    assert_int_equal(status, 200);
    assert_int_equal(json_array_size(json_object_get(preview, "needs")), 0);
    first = json_object_get(preview, "next_draw");
    for (int round = 0; round < ROUNDS_MAX; round++) {
        json_t *answer = asked(path, body, &status);
        if (status == 200) {
            if (next != json_array_size(all))
                fail_msg("%s: asked for %zu dice, the case has %zu", path, next, json_array_size(all));
            bool permitted = strcmp(json_string_value(json_object_get(answer, "status")), "resolved") == 0;
            assert_int_equal(json_is_true(json_object_get(preview, "permitted")), permitted);
            if (round == 0)
                assert_null(first);
            json_decref(answer);
            break;
        }
        const json_t *wanted = json_object_get(answer, "next_draw");
        assert_int_equal(status, 422);
        assert_string_equal(json_string_value(json_object_get(answer, "code")), "dice_exhausted");
        if (round == 0)
            assert_true(json_equal(wanted, first));
        json_int_t count = json_integer_value(json_object_get(wanted, "count"));
        assert_in_range(count, 1, 1000);
        assert_in_range(json_integer_value(json_object_get(wanted, "sides")), 2, 256);
        assert_true(json_string_length(json_object_get(wanted, "label")) > 0);
        for (json_int_t i = 0; i < count; i++, next++) {
            if (next >= json_array_size(all))
                fail_msg("%s: asks for more dice than the case has", path);
            json_array_append(given, json_array_get(all, next));
        }
        json_decref(answer);
    }
    json_decref(preview);
    json_decref(given);
    json_decref(all);
}

static void every_case_is_played_by_what_is_asked_for(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        for (const struct step *const *step = (*ruleset)->steps; *step; step++) {
            struct arena arena;
            char path[160];
            snprintf(path, sizeof path, "/v1/rulesets/%s/%s", (*ruleset)->name, (*step)->name);
            arena_start(&arena, 64 << 20);
            const struct json_t *cases = examples_of(&arena, *ruleset, *step);
            for (size_t i = 0; i < json_list_size(cases) && i < CASES_MAX; i++) {
                struct writer out;
                writer_start(&out, 1 << 20);
                example_write_body(&out, json_list_item(cases, i), *step, EXAMPLE_QUESTION);
                json_t *body = json_loadb(out.at, out.used, 0, NULL);
                if (json_object_get(body, "dice"))
                    case_play(path, body);
                json_decref(body);
                writer_end(&out);
            }
            arena_end(&arena);
        }
}

/* Ties are thrown again, by those who tied, and only by them. */
static void ties_ask_for_a_round(void **state)
{
    (void)state;
    const char *path = "/v1/rulesets/d12-skirmish/initiative-order";
    int status;
    json_t *body = json_loads(
        "{\"input\":{\"players\":[{\"name\":\"Red\"},{\"name\":\"Blue\"},{\"name\":\"Grey\"}]},\"dice\":[5,5]}", 0,
        NULL);
    json_t *answer = asked(path, body, &status), *next = json_object_get(answer, "next_draw");
    assert_int_equal(status, 422);
    assert_int_equal(json_integer_value(json_object_get(next, "count")), 1);
    assert_int_equal(json_integer_value(json_object_get(next, "given")), 2);
    json_decref(answer);
    json_array_append_new(json_object_get(body, "dice"), json_integer(7)); /* the two fives throw again */
    answer = asked(path, body, &status);
    assert_int_equal(status, 422);
    assert_int_equal(json_integer_value(json_object_get(json_object_get(answer, "next_draw"), "count")), 2);
    json_decref(answer);
    json_decref(body);
}

static void a_preview_says_what_is_missing(void **state)
{
    (void)state;
    int status;
    json_t *body = json_loads("{\"input\":{\"cause\":\"fire\",\"hits\":3,\"figures\":5}}", 0, NULL);
    json_t *answer = asked("/v1/rulesets/colonial/damage-roll/preview", body, &status);
    assert_int_equal(status, 200);
    const json_t *needs = json_object_get(answer, "needs");
    assert_int_equal(json_array_size(needs), 2);
    assert_string_equal(json_string_value(json_object_get(json_array_get(needs, 0), "pointer")), "/input/weapon");
    assert_string_equal(json_string_value(json_object_get(json_array_get(needs, 0), "title")), "Weapon");
    assert_null(json_object_get(answer, "permitted"));
    json_decref(answer);
    json_decref(body);
    body = json_loads("{\"input\":{\"cause\":\"water\"}}", 0, NULL);
    answer = asked("/v1/rulesets/colonial/damage-roll/preview", body, &status);
    assert_int_equal(status, 422); /* what is wrong, and not only missing, is a problem here, too */
    json_decref(answer);
    json_decref(body);
}

/* Dice that were declared for what is not permitted are given back (X-DECL). */
static void dice_for_what_is_not_permitted_are_unused(void **state)
{
    (void)state;
    int status;
    json_t *body = json_pack("{s:{s:i,s:s,s:b},s:[i,i]}", "input", "range", 8, "weapon", "rifled_musket", "loaded", 0,
                             "dice", 5, 7);
    json_t *wanted = json_pack("[i,i]", 5, 7);
    json_t *answer = asked("/v1/rulesets/d12-skirmish/ranged-attack", body, &status);
    assert_int_equal(status, 200);
    assert_string_equal(json_string_value(json_object_get(answer, "status")), "not_permitted");
    assert_true(json_equal(json_object_get(answer, "dice_unused"), wanted));
    assert_int_equal(json_array_size(json_object_get(answer, "draws")), 0);
    json_decref(answer);
    json_decref(wanted);
    json_decref(body);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_case_is_played_by_what_is_asked_for),
        cmocka_unit_test(ties_ask_for_a_round),
        cmocka_unit_test(a_preview_says_what_is_missing),
        cmocka_unit_test(dice_for_what_is_not_permitted_are_unused),
    };
    return cmocka_run_group_tests(tests, request_setup, request_teardown);
}
