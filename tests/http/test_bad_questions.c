/* Bad questions, made from the schemas that the service itself serves: every field of every step and option with a
 * wrong type, one past each bound, missing, unknown; dice that are too few, too many or impossible. Each answer is a
 * problem that names the one place and why, and nothing is recorded. */
#include "bodies.h"
#include "ground.h"

/* Where questions are asked, and how many were. */
struct asking {
    struct ground *ground;
    const char *path;
    const char *token; /* NULL: stateless */
    int32_t count;
};

/* The body must be refused with exactly one violation. Takes the body over. */
static void refused(struct asking *asking, json_t *body, const char *pointer, const char *code)
{
    char *text = json_dumps(body, JSON_COMPACT | JSON_REAL_PRECISION(15) | JSON_ENCODE_ANY);
    const struct response *response =
        client_ask(&asking->ground->client, &(struct ask){.path = asking->path, .token = asking->token, .body = text});
    const json_t *violations = json_object_get(response->json, "violations"), *only = json_array_get(violations, 0);
    const char *found = json_string_value(json_object_get(only, "pointer"));
    const char *why = json_string_value(json_object_get(only, "code"));
    const char *message = json_string_value(json_object_get(only, "message"));
    if (json_array_size(violations) != 1 || !found || strcmp(found, pointer) != 0 || !why || strcmp(why, code) != 0)
        fail_msg("%s: wanted %s at %s for %.1500s\nfound %d %.1500s", asking->path, code, pointer, text,
                 response->status, response->body ? response->body : "");
    response_expect_problem(response, 422, code);
    assert_true(message && *message);
    const char *detail = response_text(response, "detail"), *behind = strstr(detail, message);
    if (!behind || strcmp(behind, message) != 0 || strncmp(behind - 2, ": ", 2) != 0)
        fail_msg("%s does not say \"%s\"", detail, message);
    if (*pointer && strstr(detail, pointer)) /* a person reads it: the pointer stands in its own member */
        fail_msg("%s points to %s", detail, pointer);
    asking->count++;
    free(text);
    json_decref(body);
}

static void try_wrong_types(struct asking *asking, const json_t *schema, const json_t *body, const char *pointer)
{
    static const struct {
        const char *type, *value;
    } values[] = {
        {"integer", "1"}, {"number", "1.5"}, {"string", "\"x\""}, {"boolean", "true"},
        {"array", "[]"},  {"object", "{}"},  {"null", "null"},
    };
    for (size_t i = 0; i < sizeof values / sizeof values[0]; i++)
        if (!is_type(schema, values[i].type) && !(is_type(schema, "number") && strcmp(values[i].type, "integer") == 0))
            refused(asking, body_with(body, pointer, json_loads(values[i].value, JSON_DECODE_ANY, NULL)), pointer,
                    "wrong_type");
}

static void try_integer(struct asking *asking, const json_t *schema, const json_t *body, const char *pointer)
{
    static const long long far[] = {-9007199254740993, 4294967296, 9223372036854775807};
    refused(asking, body_with(body, pointer, json_integer(keyword(schema, "minimum", 0) - 1)), pointer, "out_of_range");
    refused(asking, body_with(body, pointer, json_integer(keyword(schema, "maximum", 0) + 1)), pointer, "out_of_range");
    for (size_t i = 0; i < sizeof far / sizeof far[0]; i++)
        refused(asking, body_with(body, pointer, json_integer(far[i])), pointer, "out_of_range");
}

/* One step past each bound, far past them, and a place more than there may be. */
static void try_decimal(struct asking *asking, const json_t *schema, const json_t *body, const char *pointer)
{
    static const char *const wrong[] = {"9223372036854775807", "1e300", "-1e300"};
    char places[40];
    long long least = bound_of(schema, "minimum"), most = bound_of(schema, "maximum");
    long long step = bound_of(schema, "multipleOf");
    refused(asking, body_with(body, pointer, decimal_of(least - step)), pointer, "out_of_range");
    refused(asking, body_with(body, pointer, decimal_of(most + step)), pointer, "out_of_range");
    if (step > 1)
        refused(asking, body_with(body, pointer, decimal_of(least + step / 2)), pointer, "out_of_range");
    snprintf(places, sizeof places, "%lld.0001", most / 2000);
    refused(asking, body_with(body, pointer, json_loads(places, JSON_DECODE_ANY, NULL)), pointer, "out_of_range");
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        refused(asking, body_with(body, pointer, json_loads(wrong[i], JSON_DECODE_ANY, NULL)), pointer, "out_of_range");
}

static void try_string(struct asking *asking, const json_t *schema, const json_t *body, const char *pointer)
{
    if (json_object_get(schema, "oneOf")) {
        refused(asking, body_with(body, pointer, json_string("no_such_choice")), pointer, "not_a_choice");
        refused(asking, body_with(body, pointer, json_string("")), pointer, "not_a_choice");
        return;
    }
    long long least = keyword(schema, "minLength", 0), most = keyword(schema, "maxLength", 0);
    if (least > 0)
        refused(asking, body_with(body, pointer, text_of_length(least - 1)), pointer, "wrong_length");
    refused(asking, body_with(body, pointer, text_of_length(most + 1)), pointer, "wrong_length");
    refused(asking, body_with(body, pointer, json_string("a\tb")), pointer, "invalid_text");
}

static void walk(struct asking *asking, const json_t *schema, const json_t *body, const char *pointer);

static void try_array(struct asking *asking, const json_t *schema, const json_t *body, const char *pointer)
{
    char item[POINTER_SIZE];
    long long least = keyword(schema, "minItems", 0), most = keyword(schema, "maxItems", 0);
    if (least > 0)
        refused(asking, body_with(body, pointer, list_of(schema, least - 1)), pointer, "wrong_length");
    refused(asking, body_with(body, pointer, list_of(schema, most + 1)), pointer, "wrong_length");
    json_t *filled = body_with(body, pointer, list_of(schema, least > 0 ? least : 1));
    snprintf(item, sizeof item, "%s/0", pointer);
    walk(asking, json_object_get(schema, "items"), filled, item);
    json_decref(filled);
}

static void try_object(struct asking *asking, const json_t *schema, const json_t *body, const char *pointer)
{
    char at[POINTER_SIZE];
    const char *name;
    json_t *property;
    snprintf(at, sizeof at, "%s/no_such_field", pointer);
    refused(asking, body_with(body, at, json_integer(1)), at,
            strcmp(pointer, "/options") == 0 ? "unknown_option" : "unknown_field");
    json_object_foreach(json_object_get(schema, "properties"), name, property)
    {
        snprintf(at, sizeof at, "%s/%s", pointer, name);
        json_t *whole =
            value_at((json_t *)(uintptr_t)body, at) ? json_deep_copy(body) : body_with(body, at, sample(property));
        if (is_required(schema, name))
            refused(asking, body_with(whole, at, NULL), at, "missing_field");
        walk(asking, property, whole, at);
        json_decref(whole);
    }
}

/* Everything that can be wrong at a pointer and below. The body has a value there, and is right otherwise. */
static void walk(struct asking *asking, const json_t *schema, const json_t *body, const char *pointer)
{
    try_wrong_types(asking, schema, body, pointer);
    if (is_type(schema, "integer"))
        try_integer(asking, schema, body, pointer);
    else if (is_type(schema, "decimal"))
        try_decimal(asking, schema, body, pointer);
    else if (is_type(schema, "string"))
        try_string(asking, schema, body, pointer);
    else if (is_type(schema, "array"))
        try_array(asking, schema, body, pointer);
    else if (is_type(schema, "object"))
        try_object(asking, schema, body, pointer);
}

/* The request as a whole, and its dice. */
static void try_request(struct asking *asking, const json_t *body)
{
    static const struct {
        const char *dice, *pointer, *code;
    } dice[] = {
        {"[0]", "/dice/0", "out_of_range"}, {"[257]", "/dice/0", "out_of_range"}, {"[\"6\"]", "/dice/0", "wrong_type"},
        {"[2.5]", "/dice/0", "wrong_type"}, {"[null]", "/dice/0", "wrong_type"},  {"{}", "/dice", "wrong_type"},
        {"\"66\"", "/dice", "wrong_type"},  {"6", "/dice", "wrong_type"},         {"null", "/dice", "wrong_type"},
    };
    for (size_t i = 0; i < sizeof dice / sizeof dice[0]; i++)
        refused(asking, body_with(body, "/dice", json_loads(dice[i].dice, JSON_DECODE_ANY, NULL)), dice[i].pointer,
                dice[i].code);
    json_t *many = json_array();
    for (int i = 0; i < 1025; i++)
        json_array_append_new(many, json_integer(1));
    refused(asking, body_with(body, "/dice", many), "/dice", "wrong_length");
    refused(asking, body_with(body, "/no_such_field", json_true()), "/no_such_field", "unknown_field");
    refused(asking, body_with(body, "/input", NULL), "/input", "missing_field");
}

/* The example's dice: one fewer, one more, one that shows what its die does not have. */
static void try_dice(struct asking *asking, const json_t *body)
{
    size_t count = json_array_size(json_object_get(body, "dice"));
    json_t *more = count ? json_deep_copy(json_object_get(body, "dice")) : json_array();
    json_array_append_new(more, json_integer(1));
    refused(asking, body_with(body, "/dice", more), "/dice", "dice_surplus");
    if (count == 0)
        return;
    json_t *fewer = json_deep_copy(json_object_get(body, "dice"));
    json_array_remove(fewer, count - 1);
    refused(asking, body_with(body, "/dice", fewer), "/dice", "dice_exhausted");
    refused(asking, body_with(body, "/dice", json_array()), "/dice", "dice_exhausted");
    refused(asking, body_with(body, "/dice/0", json_integer(200)), "/dice/0", "dice_impossible");
}

/* The question of the step's first example. */
static json_t *example_of(const json_t *step)
{
    return json_object_get(json_array_get(json_object_get(step, "examples"), 0), "request");
}

static json_t *document(struct ground *ground, const char *path)
{
    const struct response *response = client_get(&ground->client, path);
    response_expect(response, 200);
    return json_incref(response->json);
}

/* One step, asked in one place, with the example as what is right. */
static void step_try(struct asking *asking, const json_t *step, const json_t *body)
{
    int64_t before = ground_entries(asking->ground);
    walk(asking, json_object_get(step, "input"), body, "/input");
    try_request(asking, body);
    try_dice(asking, body);
    assert_int_equal(ground_entries(asking->ground), before);
}

/* The example is right: what is refused below is refused for what is wrong with it. */
static void example_answered(struct asking *asking, const json_t *body, int status)
{
    char *text = json_dumps(body, JSON_COMPACT | JSON_REAL_PRECISION(15));
    response_expect(
        client_ask(&asking->ground->client, &(struct ask){.path = asking->path, .token = asking->token, .body = text}),
        status);
    free(text);
}

static void try_step_without_session(struct ground *ground, const json_t *step, const json_t *options)
{
    char path[128];
    const char *name = json_string_value(json_object_get(step, "name"));
    json_t *body = example_of(step);
    struct asking asking = {.ground = ground, .path = path};
    snprintf(path, sizeof path, "/v1/rulesets/%s/%s", json_string_value(json_object_get(step, "ruleset")), name);
    json_t *optioned =
        json_object_get(body, "options") ? json_incref(body) : body_with(body, "/options", json_object());
    example_answered(&asking, optioned, 200);
    step_try(&asking, step, optioned);
    walk(&asking, options, optioned, "/options");
    json_decref(optioned);
    print_message("  %s: %d bad questions refused\n", path, asking.count);
    assert_true(asking.count > 40);
}

static void try_step_in_session(struct ground *ground, const json_t *step, const json_t *options)
{
    (void)options; /* the session's hold */
    char path[128];
    const char *name = json_string_value(json_object_get(step, "name"));
    json_t *body = json_deep_copy(example_of(step));
    struct asking asking = {.ground = ground, .path = path, .token = ground->game.token};
    snprintf(path, sizeof path, "%s", game_path(&ground->game, "/rulings"));
    json_object_del(body, "options");
    json_object_set_new(body, "step", json_string(name));
    example_answered(&asking, body, 201);
    step_try(&asking, step, body);
    refused(&asking, body_with(body, "/options", json_object()), "/options", "unknown_field");
    refused(&asking, body_with(body, "/step", NULL), "/step", "missing_field");
    refused(&asking, body_with(body, "/step", json_string("no-such-step")), "/step", "not_a_choice");
    json_decref(body);
}

/* Calls `try` with the description of every ruleset. */
static void for_every_ruleset(struct ground *ground, void (*try)(struct ground *ground, const json_t *ruleset))
{
    size_t index;
    json_t *list = document(ground, "/v1/rulesets"), *each;
    assert_true(json_array_size(json_object_get(list, "rulesets")) > 0);
    json_array_foreach(json_object_get(list, "rulesets"), index, each)
    {
        char path[128];
        snprintf(path, sizeof path, "/v1/rulesets/%s", json_string_value(json_object_get(each, "name")));
        json_t *ruleset = document(ground, path);
        try(ground, ruleset);
        json_decref(ruleset);
    }
    json_decref(list);
}

static void for_every_step(struct ground *ground, const json_t *ruleset,
                           void (*try)(struct ground *ground, const json_t *step, const json_t *options))
{
    size_t index;
    json_t *summary;
    assert_true(json_array_size(json_object_get(ruleset, "steps")) > 0);
    json_array_foreach(json_object_get(ruleset, "steps"), index, summary)
    {
        json_t *step = document(ground, json_string_value(json_object_get(summary, "href")));
        try(ground, step, json_object_get(ruleset, "options"));
        json_decref(step);
    }
}

static void try_ruleset_without_session(struct ground *ground, const json_t *ruleset)
{
    for_every_step(ground, ruleset, try_step_without_session);
}

static void try_ruleset_in_session(struct ground *ground, const json_t *ruleset)
{
    test_game_open(&ground->client, json_string_value(json_object_get(ruleset, "name")), NULL, &ground->game);
    for_every_step(ground, ruleset, try_step_in_session);
}

static void test_bad_questions_without_a_session(void **state)
{
    struct ground *ground = *state;
    for_every_ruleset(ground, try_ruleset_without_session);
}

static void test_bad_questions_in_a_session(void **state)
{
    struct ground *ground = *state;
    for_every_ruleset(ground, try_ruleset_in_session);
}

static void try_opening(struct ground *ground, const json_t *ruleset)
{
    struct asking asking = {.ground = ground, .path = "/v1/sessions"};
    json_t *body = json_pack("{s:O,s:{}}", "ruleset", json_object_get(ruleset, "name"), "options");
    walk(&asking, json_object_get(ruleset, "options"), body, "/options");
    refused(&asking, body_with(body, "/ruleset", NULL), "/ruleset", "missing_field");
    refused(&asking, body_with(body, "/ruleset", json_string("chess")), "/ruleset", "not_a_choice");
    refused(&asking, body_with(body, "/no_such_field", json_true()), "/no_such_field", "unknown_field");
    assert_true(asking.count > 10);
    json_decref(body);
}

static void test_bad_openings(void **state)
{
    struct ground *ground = *state;
    int64_t before = ground_entries(ground);
    int64_t sessions = database_number(ground->connection, "SELECT count(*) FROM umpire.session");
    for_every_ruleset(ground, try_opening);
    assert_int_equal(ground_entries(ground), before);
    assert_int_equal(database_number(ground->connection, "SELECT count(*) FROM umpire.session"), sessions);
}

/* Several mistakes are told at once. */
static void test_every_mistake_is_told(void **state)
{
    static const char *const pointers[] = {"/input/target",
                                           "/input/modifiers/1/value",
                                           "/input/loser_figures",
                                           "/options/morale_compare",
                                           "/options/luck",
                                           "/dice/1",
                                           "/extra"};
    struct ground *ground = *state;
    const struct response *response = client_ask(
        &ground->client,
        &(struct ask){.path = "/v1/rulesets/tt/morale-check",
                      .body =
                          "{\"input\":{\"target\":\"8\",\"modifiers\":[{\"name\":\"a\",\"value\":1},{\"name\":\"b\","
                          "\"value\":21}],\"loser_figures\":0},\"options\":{\"morale_compare\":\"eq\",\"luck\":1},"
                          "\"dice\":[1,0],\"extra\":null}"});
    response_expect_problem(response, 422, "invalid_input");
    const json_t *violations = json_object_get(response->json, "violations");
    assert_int_equal(json_array_size(violations), sizeof pointers / sizeof pointers[0]);
    for (size_t i = 0; i < sizeof pointers / sizeof pointers[0]; i++) {
        size_t index, found = 0;
        json_t *each;
        json_array_foreach(violations, index, each) found +=
            strcmp(json_string_value(json_object_get(each, "pointer")), pointers[i]) == 0;
        if (found != 1)
            fail_msg("%s is told %zu times", pointers[i], found);
    }
}

/* A member that looks like a place in a list, or like a pointer, is called by its name, wherever it stands. */
static void test_names_that_look_like_places(void **state)
{
    static const char *const names[] = {"9223372036854775807", "2nd", "0x", "1", "a/b~c", "__proto__"};
    static const struct {
        const char *path, *before, *after; /* the body around the name */
        const char *where;                 /* what the detail says before it */
    } cases[] = {
        {"/v1/rulesets/tt/morale-check", "{\"input\":{\"target\":8,\"", "\":1}}", ""},
        {"/v1/rulesets/tt/morale-check", "{\"input\":{\"target\":8},\"options\":{\"", "\":1}}", ""},
        {"/v1/rulesets/tt/morale-check", "{\"input\":{\"target\":8},\"", "\":1}", ""},
        {"/v1/rulesets/tt/morale-check/odds", "{\"input\":{\"target\":8},\"vary\":{\"", "\":[1]}}", "vary, "},
        {"/v1/sessions", "{\"ruleset\":\"tt\",\"units\":[{\"id\":\"a\",\"side\":\"red\",\"", "\":2}]}", "units 1, "},
        {"/v1/sessions", "{\"ruleset\":\"tt\",\"sides\":[{\"id\":\"a\",\"", "\":2},{\"id\":\"b\"}]}", "sides 1, "},
    };
    struct ground *ground = *state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        for (size_t j = 0; j < sizeof names / sizeof names[0]; j++) {
            char body[300], wanted[100];
            snprintf(body, sizeof body, "%s%s%s", cases[i].before, names[j], cases[i].after);
            snprintf(wanted, sizeof wanted, "%s%s: ", cases[i].where, names[j]);
            const struct response *response =
                client_ask(&ground->client, &(struct ask){.path = cases[i].path, .body = body});
            assert_int_equal(response->status, 422);
            if (strncmp(response_text(response, "detail"), wanted, strlen(wanted)) != 0)
                fail_msg("%s: wanted \"%s…\", found %s", body, wanted, response->body);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_bad_questions_without_a_session),
        cmocka_unit_test(test_bad_questions_in_a_session),
        cmocka_unit_test(test_bad_openings),
        cmocka_unit_test(test_every_mistake_is_told),
        cmocka_unit_test(test_names_that_look_like_places),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
