/* A ruleset is a folder and a line in the registry: the toy gets its endpoints, schemas, look-up and the seam for odds
 * with no other change anywhere. */
#include "fields/field_write.h"
#include "in_memory.h"

static json_t *answer(const char *path, const char *body, int status)
{
    struct asking asking = {.method = body ? METHOD_POST : METHOD_GET,
                            .path = path,
                            .body = body,
                            .content_type = body ? "application/json" : NULL};
    assert_int_equal(ask(&asking), status);
    json_t *json = json_loadb(request.reply.body, request.reply.length, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(json);
    return json;
}

static const char *text_at(const json_t *json, const char *name)
{
    return json_string_value(json_object_get(json, name));
}

static void it_is_listed_and_described(void **state)
{
    (void)state;
    json_t *list = answer("/v1/rulesets", NULL, 200);
    const json_t *coin = json_array_get(json_object_get(list, "rulesets"), 1);
    assert_string_equal(text_at(coin, "name"), "coin");
    json_decref(list);
    json_t *step = answer("/v1/rulesets/coin/steps/toss", NULL, 200);
    const json_t *properties = json_object_get(json_object_get(step, "input"), "properties");
    assert_int_equal(json_integer_value(json_object_get(json_object_get(properties, "coins"), "maximum")), 9);
    assert_string_equal(text_at(json_object_get(properties, "call"), "title"), "Call");
    json_decref(step);
}

static void it_is_resolved(void **state)
{
    (void)state;
    json_t *ruling =
        answer("/v1/rulesets/coin/toss", "{\"input\":{\"call\":\"heads\",\"coins\":3},\"dice\":[2,1,2]}", 200);
    assert_string_equal(text_at(ruling, "summary"), "Well called.");
    assert_int_equal(json_integer_value(json_object_get(json_object_get(ruling, "outcome"), "right")), 2);
    json_decref(ruling);
    json_t *problem = answer("/v1/rulesets/coin/toss", "{\"input\":{\"call\":\"edge\",\"coins\":10}}", 422);
    assert_int_equal(json_array_size(json_object_get(problem, "violations")), 2);
    json_decref(problem);
    problem = answer("/v1/rulesets/coin/initiative-order", "{}", 404);
    assert_non_null(strstr(text_at(problem, "detail"), "toss"));
    json_decref(problem);
}

static void it_is_looked_up(void **state)
{
    (void)state;
    json_t *table = answer("/v1/rulesets/coin/tables/faces", NULL, 200);
    assert_int_equal(json_array_size(json_object_get(table, "rows")), 2);
    json_decref(table);
    json_t *clause = answer("/v1/rulesets/coin/clauses/COIN-1", NULL, 200);
    assert_string_equal(text_at(clause, "title"), "The right side");
    json_decref(clause);
    json_t *book = answer("/v1/rulesets/coin/book", NULL, 200);
    const json_t *clauses = json_object_get(book, "clauses");
    assert_string_equal(text_at(json_array_get(clauses, 1), "id"), "COIN-2");
    assert_string_equal(text_at(json_array_get(clauses, 2), "id"), "X-DUE"); /* what every ruleset's book holds */
    json_decref(book);
}

static void it_has_an_openapi_document(void **state)
{
    (void)state;
    json_t *document = answer("/v1/rulesets/coin/openapi.json", NULL, 200);
    assert_non_null(json_object_get(json_object_get(document, "paths"), "/v1/rulesets/coin/toss"));
    const json_t *schemas = json_object_get(json_object_get(document, "components"), "schemas");
    assert_non_null(json_object_get(schemas, "CoinTossQuestion"));
    assert_non_null(json_object_get(schemas, "CoinTossRuling"));
    json_decref(document);
}

/* A source without faces: it says how the next draw comes out, as the odds will. */
static void chosen_draw(struct dice *dice, const struct draw_request *input, int32_t *ret)
{
    assert_int_equal(input->verb, DICE_HITS);
    assert_int_equal(input->number, 2);
    *ret = *(const int32_t *)dice->state;
}

static void its_outcomes_can_be_enumerated(void **state)
{
    (void)state;
    static const struct dice_source chosen = {.name = "chosen", .draw = chosen_draw};
    const struct ruleset *coin = ruleset_find("coin");
    const struct step *toss = step_find(coin, "toss");
    struct arena arena;
    struct intent intent;
    struct ruling ruling;
    struct violations violations;
    int32_t won = 0;
    violations_start(&violations);
    arena_start(&arena, 1 << 20);
    static const char body[] = "{\"input\":{\"call\":\"tails\",\"coins\":5}}";
    assert_true(intent_decode(&arena, coin, toss, body, sizeof body - 1, &intent, &violations));
    assert_true(ruling_prepare(&arena, &intent, &ruling));
    for (int32_t right = 0; right <= 5; right++) {
        struct dice dice = {.source = &chosen, .state = &right, .record = ruling.dice};
        ruling_resolve(&ruling, &dice);
        struct writer outcome;
        writer_start(&outcome, 1024);
        fields_write(&outcome, toss->outcome, ruling.outcome, FIELD_ORDER_TABLE);
        write_raw(&outcome, "", 1);
        won += strstr(outcome.at, "\"won\":true") != NULL;
        writer_end(&outcome);
    }
    assert_int_equal(won, 3);
    arena_end(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_is_listed_and_described),
        cmocka_unit_test(it_is_resolved),
        cmocka_unit_test(it_is_looked_up),
        cmocka_unit_test(it_has_an_openapi_document),
        cmocka_unit_test(its_outcomes_can_be_enumerated),
    };
    return cmocka_run_group_tests(tests, request_setup, request_teardown);
}
