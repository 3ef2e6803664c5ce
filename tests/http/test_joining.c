/* Sitting down with a phone: few requests, names that are told apart, a phone that comes back, and wrong codes that
 * teach nothing. And what people are called, wherever the record says an id. */
#include "stream.h"
#include "units.h"

#define NONCE "0123456789abcdef0123456789abcdef"

/* A device and how often it has asked. */
struct phone {
    struct client *client;
    char seat[32], token[64], session[64];
    int requests;
};

static const struct response *phone_ask(struct phone *phone, const char *path, const char *key, const char *body)
{
    phone->requests++;
    return client_ask(
        phone->client,
        &(struct ask){.path = path, .token = phone->token[0] ? phone->token : NULL, .key = key, .body = body});
}

/* Takes a seat by what it knows: a code. */
static const struct response *phone_join(struct phone *phone, const char *code, const char *name, const char *key)
{
    char body[256];
    snprintf(body, sizeof body, "{\"code\":\"%s\",\"name\":\"%s\",\"nonce\":\"" NONCE "\"}", code, name);
    phone->token[0] = '\0';
    const struct response *response = phone_ask(phone, "/v1/join", key, body);
    if (response->status == 201 || response->status == 200) {
        snprintf(phone->seat, sizeof phone->seat, "%s", response_text(response, "seat"));
        snprintf(phone->token, sizeof phone->token, "%s", response_text(response, "token"));
        const json_t *entry = json_object_get(response->json, "entry");
        snprintf(phone->session, sizeof phone->session, "/v1/sessions/%s",
                 json_string_value(json_object_get(entry, "session")));
    }
    return response;
}

static const struct response *phone_preview(struct phone *phone, const char *code)
{
    char body[128];
    snprintf(body, sizeof body, "{\"code\":\"%s\"}", code);
    return phone_ask(phone, "/v1/join/preview", NULL, body);
}

/* Everything that the first screen shows. */
static const json_t *phone_state(struct phone *phone)
{
    char path[128];
    snprintf(path, sizeof path, "%s/state", phone->session);
    response_expect(phone_ask(phone, path, NULL, NULL), 200);
    return phone->client->response.json;
}

static const char *text_in(const json_t *object, const char *member)
{
    const char *text = json_string_value(json_object_get(object, member));
    return text ? text : "";
}

/* The code stands in the fragment of a link, which no server ever sees. */
static void test_two_phones(void **state)
{
    struct ground *ground = *state;
    struct test_game game;
    struct phone anna = {.client = &ground->client}, bo = {.client = &ground->client};
    char link[128], typed[64];
    test_game_open(&ground->client, "colonial", NULL, &game);
    snprintf(link, sizeof link, "https://umpire.example/app/#join=%s", game.code);
    response_expect(phone_preview(&anna, strstr(link, "#join=") + strlen("#join=")), 200);
    response_expect(phone_join(&anna, strstr(link, "#join=") + strlen("#join="), "Anna", "a-key-of-anna-0001"), 201);
    assert_string_equal(text_in(json_object_get(phone_state(&anna), "you"), "name"), "Anna");
    for (size_t i = 0, at = 0; i <= strlen(game.blue_code); i++) /* as somebody types what was read aloud */
        if (game.blue_code[i] != '-')
            typed[at++] = (char)(game.blue_code[i] >= 'A' ? game.blue_code[i] + 32 : game.blue_code[i]);
    response_expect(phone_preview(&bo, typed), 200);
    char pasted[128] =
        ""; /* as a phone's keyboard makes it: an en dash and a blank that does not break for each hyphen */
    for (size_t i = 0; i < strlen(game.blue_code); i++)
        snprintf(pasted + strlen(pasted), sizeof pasted - strlen(pasted), "%.*s", game.blue_code[i] == '-' ? 5 : 1,
                 game.blue_code[i] == '-' ? "\u2013\u00A0" : game.blue_code + i);
    response_expect(phone_preview(&bo, pasted), 200);
    const json_t *sides = json_object_get(ground->client.response.json, "sides");
    const json_t *sitter = json_array_get(json_object_get(json_array_get(sides, 0), "players"), 0);
    assert_string_equal(text_in(sitter, "name"), "Anna");
    response_expect(phone_join(&bo, typed, "Bo", NULL), 201);
    const json_t *you = json_object_get(phone_state(&bo), "you");
    assert_string_equal(text_in(you, "name"), "Bo");
    assert_string_equal(text_in(you, "side"), "blue");
    assert_in_range(anna.requests, 1, 5);
    assert_in_range(bo.requests, 1, 6);
}

/* The answer was lost, or the phone: with its key it sits where it sat. One that has lost everything gets another seat,
 * and its name back once the umpire has taken it from the old one. */
static void test_a_lost_phone_returns(void **state)
{
    struct ground *ground = *state;
    struct test_game game;
    struct phone anna = {.client = &ground->client}, again = anna, new = anna;
    test_game_open(&ground->client, "colonial", NULL, &game);
    response_expect(phone_join(&anna, game.code, "Anna", "a-key-of-anna-0002"), 201);
    response_expect(phone_join(&again, game.code, "Anna", "a-key-of-anna-0002"), 200);
    assert_string_equal(again.seat, anna.seat);
    assert_string_equal(again.token, anna.token);
    response_expect_problem(phone_join(&new, game.code, "Anna", NULL), 409, "name_taken");
    struct ask erase = {.path = game_path(&game, "/seats/s1/name"), .token = game.token, .body = "{}"};
    response_expect(client_ask(&ground->client, &erase), 200);
    assert_null(json_object_get(ground->client.response.json, "name"));
    struct ask revoke = {.path = game_path(&game, "/seats/s1/revocation"), .token = game.token, .body = "{}"};
    response_expect(client_ask(&ground->client, &revoke), 201);
    response_expect(phone_join(&new, game.code, "Anna", NULL), 201);
    assert_string_equal(new.seat, "s2");
    assert_string_equal(text_in(json_object_get(phone_state(&new), "you"), "name"), "Anna");
}

static void test_two_people_of_one_name(void **state)
{
    struct ground *ground = *state;
    struct test_game game;
    struct phone anna = {.client = &ground->client}, other = anna;
    test_game_open(&ground->client, "colonial", NULL, &game);
    response_expect(phone_join(&anna, game.code, "Anna", NULL), 201);
    static const char *const same[] = {"Anna", "anna", "  ANNA ", "\xEF\xBC\xA1nna"};
    for (size_t i = 0; i < sizeof same / sizeof same[0]; i++)
        response_expect_problem(phone_join(&other, game.blue_code, same[i], NULL), 409, "name_taken");
    response_expect(phone_join(&other, game.blue_code, "Anna B.", NULL), 201);
    const json_t *seats = json_object_get(json_object_get(phone_state(&other), "session"), "seats");
    assert_int_equal(json_array_size(seats), 3);
    assert_string_equal(text_in(json_array_get(seats, 1), "name"), "Anna");
    assert_string_equal(text_in(json_array_get(seats, 2), "name"), "Anna B.");
    assert_string_not_equal(text_in(json_array_get(seats, 1), "id"), text_in(json_array_get(seats, 2), "id"));
}

/* What is said of a code, without what tells one request from another. */
static void answer_of(struct phone *phone, const char *code, bool joins, char *ret, size_t size)
{
    const struct response *response = joins ? phone_join(phone, code, "Eve", NULL) : phone_preview(phone, code);
    response_expect_problem(response, 403, "join_code_wrong");
    json_t *told = json_deep_copy(response->json);
    json_object_del(told, "instance");
    json_object_del(told, "request_id");
    char *text = json_dumps(told, JSON_SORT_KEYS);
    snprintf(ret, size, "%s", text);
    free(text);
    json_decref(told);
}

/* One wrong character or all of them, too short or none at all: the same answer. */
static void test_a_wrong_code_teaches_nothing(void **state)
{
    struct ground *ground = *state;
    struct test_game game;
    struct phone eve = {.client = &ground->client};
    char near[64], first[512], said[512];
    test_game_open(&ground->client, "colonial", NULL, &game);
    snprintf(near, sizeof near, "%s", game.code);
    near[strlen(near) - 1] = near[strlen(near) - 1] == 'Z' ? 'Y' : 'Z';
    const char *const wrong[] = {near, "0000-0000-0000-0000", "0000", "U!", "0000\u20AC0000"};
    for (int joins = 0; joins < 2; joins++) {
        answer_of(&eve, wrong[0], joins, first, sizeof first);
        for (size_t i = 1; i < sizeof wrong / sizeof wrong[0]; i++) {
            answer_of(&eve, wrong[i], joins, said, sizeof said);
            assert_string_equal(said, first);
        }
        assert_null(strstr(first, game.code));
        assert_null(strstr(first, game.id));
    }
}

static void named_as(const json_t *entry, const char *name)
{
    const json_t *found = json_object_get(entry, "seat_name");
    if (name && !found)
        fail_msg("no name beside %s", text_in(entry, "seat"));
    else if (name)
        assert_string_equal(json_string_value(found), name);
    else
        assert_null(found);
}

/* As the append is answered, and as it is read in every way. */
static void called_everywhere(struct table *table, int64_t seq, const char *name)
{
    char path[96], line[128];
    snprintf(path, sizeof path, "/entries/%lld", (long long)seq);
    response_expect(table_ask(table, path, NULL), 200);
    named_as(table->client->response.json, name);
    response_expect(table_ask(table, "/entries?order=desc&limit=1", NULL), 200);
    named_as(json_array_get(json_object_get(table->client->response.json, "entries"), 0), name);
    response_expect(table_ask(table, "/state", NULL), 200);
    named_as(json_array_get(json_object_get(table->client->response.json, "entries"), 0), name);
    static const char *const pages[] = {"/report", "/luck"};
    for (size_t i = 0; i < 2; i++) {
        struct ask ask = {.path = game_path(&table->game, "%s", pages[i]),
                          .token = table->game.token,
                          .headers = {"Accept: text/markdown"}};
        response_expect(client_ask(table->client, &ask), 200);
        if (!strstr(table->client->response.body, name ? name : "s1"))
            fail_msg("%s does not say %s: %s", pages[i], name ? name : "s1", table->client->response.body);
    }
    response_expect(table_ask(table, "/luck", NULL), 200);
    const json_t *throws = json_object_get(json_object_get(table->client->response.json, "declared"), "throws");
    for (size_t i = 0; i < json_array_size(throws); i++) {
        const json_t *throw = json_array_get(throws, i);
        if (strcmp(text_in(throw, "seat"), "s1") == 0)
            named_as(throw, name);
    }
    table_verify(table);
    const char *header = strstr(table->client->response.body, "\"names\":[");
    assert_true(header && header < strchr(table->client->response.body, '\n'));
    snprintf(line, sizeof line, "{\"name\":\"%s\",\"seat\":\"s1\"}", name ? name : "");
    assert_int_equal(strstr(table->client->response.body, line) != NULL, name != NULL);
    assert_null(strstr(strchr(table->client->response.body, '\n'), "seat_name"));
}

static void event_is_named(struct table *table, uint16_t port, int64_t seq, const char *name)
{
    struct stream stream = {.keep = true, .last = seq - 1};
    assert_true(stream_open(&stream, port, table->game.path, table->game.token, seq - 1, NULL));
    stream_await(&stream, 1);
    named_as(stream.data, name);
    stream_close(&stream);
}

/* Ids stand in the record; what people are called now stands beside them, is changed, and is erased. */
static void test_names_beside_ids(void **state)
{
    struct ground *ground = *state;
    struct table table;
    table_open(&table, &ground->client, COLONIAL);
    struct ask rename = {
        .path = game_path(&table.game, "/seats/s1/name"), .token = table.red, .body = "{\"name\":\" Anna \"}"};
    response_expect(client_ask(table.client, &rename), 200);
    assert_string_equal(response_text(&table.client->response, "name"), "Anna");
    table_append(&table, "/rulings", FIRE); /* by another seat, too, or luck compares none */
    response_expect(table_ask_as(&table, table.red, "/rulings", FIRE), 201);
    named_as(table.client->response.json, "Anna");
    int64_t seq = response_number(&table.client->response, "seq");
    called_everywhere(&table, seq, "Anna");
    event_is_named(&table, ground->service.port, seq, "Anna");
    rename.path = game_path(&table.game, "/seats/s1/name");
    rename.body = "{\"name\":\"Bo\xE2\x80\xAE\"}";
    response_expect_problem(client_ask(table.client, &rename), 422, "invalid_text");
    rename.path = game_path(&table.game, "/seats/s2/name");
    rename.body = "{\"name\":\"Bo\"}";
    response_expect_problem(client_ask(table.client, &rename), 403, "not_allowed"); /* another's */
    rename.path = game_path(&table.game, "/seats/s1/name");
    rename.body = "{\"name\":\"BLUE\"}";
    response_expect_problem(client_ask(table.client, &rename), 409, "name_taken");
    rename.path = game_path(&table.game, "/seats/s1/name");
    rename.body = "{\"name\":\"Annabel\"}";
    response_expect(client_ask(table.client, &rename), 200);
    called_everywhere(&table, seq, "Annabel");
    rename.path = game_path(&table.game, "/seats/s1/name");
    rename.body = "{}";
    response_expect(client_ask(table.client, &rename), 200);
    called_everywhere(&table, seq, NULL);
    event_is_named(&table, ground->service.port, seq, NULL);
    response_expect(table_ask_as(&table, table.red, "/notes", "{\"text\":\"Nobody.\"}"), 201);
    named_as(table.client->response.json, NULL);
}

/* Who has just joined has a name for everybody, also through a process whose seats are from before: the record tells of
 * a seat sooner than the process does. */
static void test_named_from_the_first_look(void **state)
{
    struct ground *ground = *state;
    struct test_service second;
    struct test_game game;
    struct client client;
    struct phone bo = {.client = &ground->client};
    test_game_open(&ground->client, "colonial", NULL, &game);
    service_start(&second, ground->database.url, NULL);
    service_await_ready(&second);
    client_start(&client, second.port);
    struct ask look = {.path = game.path, .token = game.token};
    response_expect(client_ask(&client, &look), 200);
    response_expect(phone_join(&bo, game.code, "Bo", NULL), 201);
    response_expect(client_ask(&client, &look), 200);
    const json_t *seats = json_object_get(client.response.json, "seats");
    assert_string_equal(text_in(json_array_get(seats, json_array_size(seats) - 1), "name"), "Bo");
    client_end(&client);
    service_stop(&second);
}

/* How many lines of the log have a text. */
static int lines_with(const struct test_service *service, const char *words)
{
    char line[4096];
    int count = 0;
    FILE *log = fopen(service->log_path, "re");
    assert_non_null(log);
    while (fgets(line, sizeof line, log))
        count += strstr(line, words) != NULL;
    fclose(log);
    return count;
}

/* A taken name is the player's to hear of, not the operator's. A failure that nobody knows is no taken name, and is the
 * operator's. */
static void test_taken_and_failing_names(void **state)
{
    struct ground *ground = *state;
    struct test_game game;
    struct phone anna = {.client = &ground->client}, other = anna;
    test_game_open(&ground->client, "colonial", NULL, &game);
    response_expect(phone_join(&anna, game.code, "Anna", NULL), 201);
    response_expect(phone_join(&other, game.blue_code, "Bo", NULL), 201);
    struct ask rename = {
        .path = game_path(&game, "/seats/s2/name"), .token = game.token, .body = "{\"name\":\"Anna\"}"};
    response_expect_problem(client_ask(&ground->client, &rename), 409, "name_taken");
    response_expect_problem(phone_join(&other, game.blue_code, "Anna", NULL), 409, "name_taken");
    assert_int_equal(lines_with(&ground->service, "\"level\":\"warning\""), 0);
    database_execute(ground->connection, "CREATE FUNCTION umpire.fails() RETURNS trigger LANGUAGE plpgsql AS"
                                         " $$BEGIN RAISE EXCEPTION USING ERRCODE = 'XX000'; END$$");
    database_execute(ground->connection, "CREATE TRIGGER fails BEFORE INSERT OR UPDATE ON umpire.seat_name"
                                         " FOR EACH ROW EXECUTE FUNCTION umpire.fails()");
    rename.path = game_path(&game, "/seats/s2/name");
    rename.body = "{\"name\":\"Cleo\"}";
    response_expect_problem(client_ask(&ground->client, &rename), 500, "internal");
    response_expect_problem(phone_join(&other, game.blue_code, "Cleo", NULL), 500, "entry_refused");
    database_execute(ground->connection, "DROP FUNCTION umpire.fails CASCADE");
    assert_int_equal(lines_with(&ground->service, "XX000"), 2);
    rename.path = game_path(&game, "/seats/s2/name");
    response_expect(client_ask(&ground->client, &rename), 200);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_two_phones),
        cmocka_unit_test(test_a_lost_phone_returns),
        cmocka_unit_test(test_two_people_of_one_name),
        cmocka_unit_test(test_a_wrong_code_teaches_nothing),
        cmocka_unit_test(test_names_beside_ids),
        cmocka_unit_test(test_named_from_the_first_look),
        cmocka_unit_test(test_taken_and_failing_names),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
