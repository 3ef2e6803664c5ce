/* What an app has to fetch: the first screen, a ruling, a refresh, and a whole game of each ruleset. The numbers are
 * held here so that whoever adds to an answer notices. */
#include "play.h"
#include "units.h"

enum {
    FIRST_SCREEN_MAX = 30 << 10,
    RULING_MAX = 3 << 10,
    RULESET_MAX = 10 << 10,
    REFRESH_MAX = 9 << 10,
    LINES_MAX = 200
};

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

/* Of each of some answers: its bytes as it is and compressed. */
struct lengths {
    int count;
    size_t plain[LINES_MAX], packed[LINES_MAX];
};

/* A whole game, as whoever fetches it counts it. */
struct fetched {
    struct client *client;
    const char *ruleset;
    json_t *steps; /* that were described: {step: what its description had} */
    struct lengths descriptions, rulings, refreshes, firsts;
    int requests;
    size_t plain, packed;
};

static void lengths_add(struct lengths *lengths, size_t plain, size_t packed)
{
    assert_true(lengths->count < LINES_MAX);
    lengths->plain[lengths->count] = plain;
    lengths->packed[lengths->count++] = packed;
}

static int smaller_first(const void *left, const void *right)
{
    const size_t *one = left, *other = right;
    return (*one > *other) - (*one < *other);
}

/* The middle one and the largest, once they are in order. */
static size_t middle_of(const struct lengths *lengths, const size_t *list)
{
    assert_true(lengths->count > 0);
    return list[lengths->count / 2];
}

static size_t largest_of(const struct lengths *lengths, const size_t *list)
{
    assert_true(lengths->count > 0);
    return list[lengths->count - 1];
}

static void lengths_sort(struct lengths *lengths)
{
    qsort(lengths->plain, (size_t)lengths->count, sizeof *lengths->plain, smaller_first);
    qsort(lengths->packed, (size_t)lengths->count, sizeof *lengths->packed, smaller_first);
}

/* The same path twice: as it is, and compressed. */
static void fetch(struct client *client, const char *path, const char *token, struct lengths *ret)
{
    struct ask ask = {.path = path, .token = token};
    response_expect(client_ask(client, &ask), 200);
    const size_t plain = client->response.length;
    ask.headers[0] = "Accept-Encoding: gzip";
    response_expect(client_ask(client, &ask), 200);
    lengths_add(ret, plain, client->response.length);
}

static void count_last(struct fetched *fetched, const struct lengths *lengths)
{
    fetched->requests++;
    fetched->plain += lengths->plain[lengths->count - 1];
    fetched->packed += lengths->packed[lengths->count - 1];
}

/* The description of the step, when it is asked for the first time. Which of them it is. */
static int step_describe(struct fetched *fetched, const char *step)
{
    char path[160];
    if (!json_object_get(fetched->steps, step)) {
        snprintf(path, sizeof path, "/v1/rulesets/%s/steps/%s", fetched->ruleset, step);
        fetch(fetched->client, path, NULL, &fetched->descriptions);
        count_last(fetched, &fetched->descriptions);
        json_object_set_new(fetched->steps, step, json_integer(fetched->descriptions.count - 1));
    }
    return (int)json_integer_value(json_object_get(fetched->steps, step));
}

/* Whoever comes in now and asks this step wants the ruleset, the state, and what the step says of itself. */
static void first_screen(struct fetched *fetched, int step)
{
    const int now = fetched->refreshes.count - 1;
    const struct lengths *state = &fetched->refreshes, *described = &fetched->descriptions;
    struct lengths ruleset = {.count = 0};
    char path[80];
    snprintf(path, sizeof path, "/v1/rulesets/%s", fetched->ruleset);
    fetch(fetched->client, path, NULL, &ruleset);
    lengths_add(&fetched->firsts, ruleset.plain[0] + state->plain[now] + described->plain[step],
                ruleset.packed[0] + state->packed[now] + described->packed[step]);
    if (fetched->firsts.count == 1)
        count_last(fetched, &ruleset);
}

/* The app of a player after each line: one request shows what has changed. What was ruled is what the asker was
 * answered. */
static void line_answered(const struct play *play, const json_t *line, const struct response *response)
{
    struct fetched *fetched = play->context;
    const char *step = json_string_value(json_object_get(line, "step")), *token = play->seats[1].token;
    fetch(fetched->client, game_path(&play->game, "/state"), token, &fetched->refreshes);
    count_last(fetched, &fetched->refreshes);
    if (!step || response->status != 201)
        return;
    const char *path = game_path(&play->game, "/entries/%lld", response_number(response, "seq"));
    fetch(fetched->client, path, token, &fetched->rulings);
    assert_int_equal(fetched->rulings.plain[fetched->rulings.count - 1], response->length);
    count_last(fetched, &fetched->rulings);
    first_screen(fetched, step_describe(fetched, step));
}

/* A row of the table of docs/api.md, and what is held. */
static void row_hold(struct fetched *fetched)
{
    struct lengths *firsts = &fetched->firsts, *rulings = &fetched->rulings, *refreshes = &fetched->refreshes;
    lengths_sort(firsts);
    lengths_sort(rulings);
    lengths_sort(refreshes);
    print_message("| `%s` | %zu, %zu | %zu, %zu | %zu, %zu | %zu, %zu | %d | %zu, %zu |\n", fetched->ruleset,
                  largest_of(firsts, firsts->plain), largest_of(firsts, firsts->packed),
                  middle_of(rulings, rulings->plain), middle_of(rulings, rulings->packed),
                  largest_of(rulings, rulings->plain), largest_of(rulings, rulings->packed),
                  middle_of(refreshes, refreshes->plain), middle_of(refreshes, refreshes->packed), fetched->requests,
                  fetched->plain, fetched->packed);
    at_most("the first screen, compressed", largest_of(firsts, firsts->packed), FIRST_SCREEN_MAX);
    at_most("a ruling, the middle one", middle_of(rulings, rulings->plain), RULING_MAX);
    at_most("a ruling, the largest, compressed", largest_of(rulings, rulings->packed), RULING_MAX);
    at_most("a refresh, compressed", largest_of(refreshes, refreshes->packed), REFRESH_MAX);
    assert_int_equal(fetched->requests, /* beside the ruleset and the steps: each ruling, and one a refresh */
                     1 + fetched->descriptions.count + rulings->count + refreshes->count);
}

static void test_whole_games(void **state)
{
    static const char *const names[] = {"tt", "colonial", "d12-skirmish", "tft-ww2"};
    struct ground *ground = *state;
    const uint16_t ports[PLAY_PROCESSES] = {ground->service.port, ground->service.port};
    for (int i = 0; i < 4; i++) {
        struct fetched fetched = {.client = &ground->client, .ruleset = names[i], .steps = json_object()};
        struct play play = {.answered = line_answered, .context = &fetched, .sparing = true};
        char path[256];
        snprintf(path, sizeof path, "%s/tests/games/%s.game", UMPIRE_SOURCE_DIR, names[i]);
        play_run(&play, path, ports);
        row_hold(&fetched);
        json_decref(fetched.steps);
        play_free(&play);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_first_screen),
        cmocka_unit_test(test_a_ruleset),
        cmocka_unit_test(test_a_ruling),
        cmocka_unit_test(test_whole_games),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
