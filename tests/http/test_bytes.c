/* What an app has to fetch, without compression: the first screen, a ruling, a refresh. The numbers are held here so
 * that whoever adds to an answer notices. */
#include "units.h"

enum { FIRST_SCREEN_MAX = 30 << 10, RULING_MAX = 3 << 10, RULESET_MAX = 10 << 10, REFRESH_REQUESTS = 1 };

/* A game of so many units on each side: the opening's body. */
static const char *opening_of(int units)
{
    static char body[8192];
    size_t used =
        (size_t)snprintf(body, sizeof body, "{\"ruleset\":\"colonial\",\"options\":{\"actions_per_turn\":\"any\"}");
    for (int i = 0; i < 2 * units; i++)
        used +=
            (size_t)snprintf(body + used, sizeof body - used,
                             "%s{\"id\":\"u%d\",\"name\":\"Company %d\",\"side\":\"%s\",\"kind\":\"regular_infantry\","
                             "\"weapon\":\"modern_rifle\",\"leadership\":6,\"figures\":12}",
                             i ? "," : ",\"units\":[", i, i, i % 2 ? "blue" : "red");
    snprintf(body + used, sizeof body - used, "]}");
    return body;
}

static size_t bytes_of(const struct table *table, const char *token, const char *path, const char *body, int status)
{
    response_expect(table_ask_as(table, token, path, body), status);
    return table->client->response.length;
}

static void at_most(const char *what, size_t found, size_t most)
{
    print_message("%s: %zu bytes of at most %zu\n", what, found, most);
    if (found > most)
        fail_msg("%s: %zu bytes, at most %zu", what, found, most);
}

/* What a phone asks that has just joined: the state; and what it asks once for a ruleset. */
static void test_the_first_screen(void **state)
{
    struct ground *ground = *state;
    struct table table;
    table_open(&table, &ground->client, opening_of(5));
    static const char *const targets[] = {"u1", "u3", "u5"}; /* none is shot at twice: it might be gone */
    for (int i = 0; i < 3; i++) {
        char fire[160];
        snprintf(fire, sizeof fire,
                 "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"u0\",\"target\":\"%s\"},\"input\":{\"range\":8}}",
                 targets[i]);
        table_append(&table, "/rulings", fire);
    }
    size_t all = bytes_of(&table, table.red, "/state", NULL, 200);
    at_most("the state of ten units and ten entries", all, FIRST_SCREEN_MAX);
    struct ask again = {.path = game_path(&table.game, "/state"), .token = table.red};
    char condition[120];
    snprintf(condition, sizeof condition, "If-None-Match: %s", response_header(&table.client->response, "ETag"));
    again.headers[0] = condition;
    response_expect(client_ask(table.client, &again), 304);
    assert_int_equal(table.client->response.length, 0); /* a refresh is one request, and nothing where nothing is new */
}

/* What it asks once for a ruleset comes before the first screen, too: held as browsers ask for it, compressed. */
static void test_a_ruleset(void **state)
{
    static const char *const names[] = {"tt", "colonial", "d12-skirmish", "tft-ww2"};
    struct ground *ground = *state;
    for (int i = 0; i < 4; i++) {
        char path[64], what[96];
        snprintf(path, sizeof path, "/v1/rulesets/%s", names[i]);
        response_expect(client_ask(&ground->client, &(struct ask){.path = path}), 200);
        print_message("%s: %zu bytes as it is\n", path, ground->client.response.length);
        struct ask asked = {.path = path};
        asked.headers[0] = "Accept-Encoding: gzip";
        response_expect(client_ask(&ground->client, &asked), 200);
        snprintf(what, sizeof what, "%s, compressed", path);
        at_most(what, ground->client.response.length, RULESET_MAX);
    }
}

/* A ruling that names units, with its reasons, its dice and what it does. */
static void test_a_ruling(void **state)
{
    struct ground *ground = *state;
    struct table table;
    table_open(&table, &ground->client, opening_of(2));
    size_t ruling = bytes_of(&table, table.red, "/rulings",
                             "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"u0\",\"target\":\"u1\"},"
                             "\"input\":{\"range\":8}}",
                             201);
    at_most("a volley", ruling, RULING_MAX);
    size_t note = bytes_of(&table, table.red, "/notes", "{\"text\":\"Hard luck.\"}", 201);
    at_most("a note", note, 512);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_first_screen),
        cmocka_unit_test(test_a_ruleset),
        cmocka_unit_test(test_a_ruling),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
