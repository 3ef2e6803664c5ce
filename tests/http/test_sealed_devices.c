/* Sealed mode with devices: a seat that came with a key signs what it asks, disputes, notes and takes back, and nothing
 * is recorded in its name without. Seats without a key act as before. */
#include "ground.h"
#include "parties.h"
#include "sealed.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define UNITS                                                                                                          \
    "[{\"id\":\"guards\",\"side\":\"red\",\"quality\":\"veteran\",\"target\":7,\"initiative\":3,\"figures\":30},"      \
    "{\"id\":\"sailors\",\"side\":\"blue\",\"quality\":\"veteran\",\"target\":7,\"initiative\":3,\"figures\":30}]"
#define TABLE                                                                                                          \
    "{\"damage_table\":{\"sides\":6,\"rows\":[{\"lo\":1,\"hi\":2,\"result\":\"save\"},"                                \
    "{\"lo\":3,\"hi\":3,\"result\":\"suppressed\"},{\"lo\":4,\"hi\":4,\"result\":\"wound\"},"                          \
    "{\"lo\":5,\"hi\":6,\"result\":\"kill\"}]}}"
#define OPENING "{\"ruleset\":\"tt\",\"options\":" TABLE ",\"units\":" UNITS "}"
#define MORALE "\"input\":{\"target\":8}"
#define STEP "\"step\":\"morale-check\""

/* Red has a device, blue has none. */
struct table {
    struct pair pair;
    char blue[64];
    uint64_t link; /* the next one */
};

static void table_open(struct ground *ground, struct table *table)
{
    struct pair *pair = &table->pair;
    *table = (struct table){.pair = {.client = &ground->client, .entries = 1}, .link = 1};
    game_take(client_ask(pair->client, &(struct ask){.path = "/v1/sessions", .body = OPENING}), &pair->game);
    pair_sit(pair, &pair->red, "red", 'a', "");
    seat_join(pair->client, &pair->game, "blue", NULL, 'b', table->blue);
    pair->entries++;
    pair_anchor(pair);
}

/* Red's question at a link. */
static const struct response *asks_at(struct table *table, uint64_t link, const char *key, const char *rest)
{
    char members[600];
    const struct statement_place place = {.anchor = table->pair.next.anchor, .link = link};
    snprintf(members, sizeof members, MORALE ",\"place\":{\"index\":0,\"link\":%u}," STEP "%s", (unsigned)link, rest);
    return pair_sign(&table->pair, &table->pair.red, STATEMENT_RULE, &place, 0, key, "/rulings", members);
}

static const struct response *post(struct table *table, const char *token, const char *path, const char *body)
{
    return pair_post(&table->pair, token, NULL, path, body);
}

static void test_what_is_signed(void **state)
{
    struct ground *ground = *state;
    struct table table;
    table_open(ground, &table);
    struct pair *pair = &table.pair;
    pair_comes(pair, asks_at(&table, 1, NULL, ""), 201); /* 3 */
    const struct response *response =
        client_ask(pair->client, &(struct ask){.path = game_path(&pair->game, "/entries/3"), .token = table.blue});
    assert_non_null(strstr(response_text(response, "body"), "\"place\":{\"index\":0,\"link\":1}"));
    assert_int_equal(strlen(response_text(response, "signature")), 2 * DEVICE_SIGNATURE_SIZE);
    pair_comes(pair, post(&table, table.blue, "/rulings", "{" STEP "," MORALE "}"), 201); /* 4, link 2 */
    static char again[2000];
    const struct statement_place place = {.anchor = pair->next.anchor, .link = 3};
    const struct statement statement = {.operation = STATEMENT_RULE, .key = "again", .place = &place};
    pair_signed_body(pair, &pair->red, &statement, MORALE ",\"place\":{\"index\":0,\"link\":3}," STEP, again,
                     sizeof again);
    pair_comes(pair, pair_post(pair, pair->red.token, "again", "/rulings", again), 201); /* 5 */
    response_expect(pair_post(pair, pair->red.token, "again", "/rulings", again), 200);  /* a retry */
    pair_comes(
        pair, pair_sign(pair, &pair->red, STATEMENT_RULE, NULL, 0, NULL, "/rulings", "\"dice\":[3,4]," MORALE "," STEP),
        201); /* 6, on the table */
    pair_comes(pair, pair_sign(pair, &pair->red, STATEMENT_NOTE, NULL, 0, NULL, "/notes", "\"text\":\"It rains.\""),
               201);
    pair_comes(pair,
               pair_sign(pair, &pair->red, STATEMENT_DISPUTE, NULL, 4, NULL, "/disputes",
                         "\"claim\":\"It was nine.\",\"clause\":\"TT-MOR-2\",\"target\":4"),
               201); /* 8 */
    int64_t proposal = pair_comes(
        pair, pair_sign(pair, &pair->red, STATEMENT_PROPOSE_UNDO, NULL, 5, NULL, "/undos", "\"target\":5"), 201);
    char path[60];
    snprintf(path, sizeof path, "/undos/%d/answer", (int)proposal);
    pair_comes(pair, post(&table, table.blue, path, "{\"consent\":true}"), 201);
    proposal = pair_comes(pair, post(&table, table.blue, "/undos", "{\"target\":4}"), 201);
    snprintf(path, sizeof path, "/undos/%d/answer", (int)proposal);
    pair_comes(
        pair, pair_sign(pair, &pair->red, STATEMENT_ANSWER_UNDO, NULL, proposal, NULL, path, "\"consent\":false"), 201);
    pair_export_holds(pair);
}

/* With units, which fill in what the question leaves out. */
static void test_units(void **state)
{
    struct ground *ground = *state;
    struct table table;
    table_open(ground, &table);
    struct pair *pair = &table.pair;
    const struct statement_place place = {.anchor = pair->next.anchor, .link = 1};
    pair_comes(pair,
               pair_sign(pair, &pair->red, STATEMENT_RULE, &place, 0, NULL, "/rulings",
                         "\"input\":{\"hits\":5},\"place\":{\"index\":0,\"link\":1},\"step\":\"damage-roll\","
                         "\"units\":{\"target\":\"guards\"}"),
               201);
    pair_comes(pair,
               post(&table, table.blue, "/rulings",
                    "{\"step\":\"damage-roll\",\"units\":{\"target\":\"sailors\"},"
                    "\"input\":{\"hits\":3}}"),
               201);
    pair_export_holds(pair);
}

/* Nobody acts in red's name, and nothing that red signed is used otherwise. */
static void test_what_is_refused(void **state)
{
    static char held[2000];
    struct ground *ground = *state;
    struct table table;
    table_open(ground, &table);
    struct pair *pair = &table.pair;
    static const char *const unsigned_acts[][2] = {
        {"/rulings", "{" STEP "," MORALE "}"}, {"/rulings", "{" STEP "," MORALE ",\"dice\":[3,4]}"},
        {"/notes", "{\"text\":\"x\"}"},        {"/disputes", "{\"target\":3,\"claim\":\"x\"}"},
        {"/undos", "{\"target\":3}"},
    };
    pair_comes(pair, asks_at(&table, 1, NULL, ""), 201); /* 3 */
    for (size_t i = 0; i < sizeof unsigned_acts / sizeof unsigned_acts[0]; i++)
        response_expect_problem(post(&table, pair->red.token, unsigned_acts[i][0], unsigned_acts[i][1]), 422,
                                "signature_wrong");
    struct pair_seat forger = pair->red; /* who has the token and not the key, as the server's owner does */
    forger.secret = (struct device_secret){{1}};
    const struct statement_place place = {.anchor = pair->next.anchor, .link = 2};
    response_expect_problem(pair_sign(pair, &forger, STATEMENT_RULE, &place, 0, NULL, "/rulings",
                                      MORALE ",\"place\":{\"index\":0,\"link\":2}," STEP),
                            422, "signature_wrong");
    response_expect_problem(pair_sign(pair, &forger, STATEMENT_NOTE, NULL, 0, NULL, "/notes", "\"text\":\"x\""), 422,
                            "signature_wrong");

    /* A question is kept back, and blue's comes first: it fits no other link. */
    const struct statement statement = {.operation = STATEMENT_RULE, .key = "held", .place = &place};
    pair_signed_body(pair, &pair->red, &statement, MORALE ",\"place\":{\"index\":0,\"link\":2}," STEP, held,
                     sizeof held);
    pair_comes(pair, post(&table, table.blue, "/rulings", "{" STEP "," MORALE "}"), 201); /* 4, link 2 */
    response_expect_problem(pair_post(pair, pair->red.token, "held", "/rulings", held), 409, "place_taken");
    memcpy(strstr(held, "\"link\":2"), "\"link\":3", strlen("\"link\":3"));
    response_expect_problem(pair_post(pair, pair->red.token, "held", "/rulings", held), 422, "signature_wrong");
    response_expect_problem(asks_at(&table, 9, NULL, ""), 409, "place_taken");

    response_expect_problem(pair_sign(pair, &pair->red, STATEMENT_RULE, NULL, 0, NULL, "/rulings", MORALE "," STEP),
                            422, "missing_field"); /* the place */
    response_expect_problem(pair_sign(pair, &pair->red, STATEMENT_RULE, &place, 0, NULL, "/rulings",
                                      "\"dice\":[3,4]," MORALE ",\"place\":{\"index\":0,\"link\":3}," STEP),
                            422, "conflicting_fields");
    response_expect_problem(
        post(&table, table.blue, "/rulings", "{" STEP "," MORALE ",\"place\":{\"index\":0,\"link\":3}}"), 422,
        "conflicting_fields");
    struct pair_seat unkeyed = pair->red; /* blue has no key that could have signed */
    snprintf(unkeyed.name, sizeof unkeyed.name, "s2");
    snprintf(unkeyed.token, sizeof unkeyed.token, "%s", table.blue);
    response_expect_problem(pair_sign(pair, &unkeyed, STATEMENT_NOTE, NULL, 0, NULL, "/notes", "\"text\":\"x\""), 422,
                            "signature_wrong");
    pair_comes(pair, asks_at(&table, 3, NULL, ""), 201);
    pair_export_holds(pair);
}

/* Two processes, each of which judges by what it wrote last itself: what the other one wrote since is found out before
 * anything is recorded, and before anything is refused. */
static void test_in_two_processes(void **state)
{
    struct ground *ground = *state;
    struct test_service second;
    struct client other;
    struct table table;
    service_start(&second, ground->database.url, NULL);
    service_await_ready(&second);
    client_start(&other, second.port);
    table_open(ground, &table);
    struct pair *pair = &table.pair;
    struct client *clients[] = {pair->client, &other};
    for (uint64_t link = 1; link <= 12; link++) {
        pair->client = clients[link / 2 % 2]; /* each twice in turn: behind its own entry, and behind the other's */
        pair_comes(pair, asks_at(&table, link, NULL, ""), 201);
    }
    pair->client = clients[0];
    pair_comes(pair, asks_at(&table, 13, NULL, ""), 201);
    pair->client = clients[1];
    pair_comes(pair, asks_at(&table, 14, NULL, ""), 201);
    int64_t note = pair_comes(pair, post(&table, table.blue, "/notes", "{\"text\":\"The wind turns.\"}"), 201);
    char members[100];
    snprintf(members, sizeof members, "\"claim\":\"It does not.\",\"target\":%d", (int)note - 1);
    pair->client = clients[0]; /* which has not seen what is disputed, nor the link that is spent */
    pair_comes(pair, pair_sign(pair, &pair->red, STATEMENT_DISPUTE, NULL, note - 1, NULL, "/disputes", members), 201);
    response_expect_problem(asks_at(&table, 14, NULL, ""), 409, "place_taken");
    pair_comes(pair, asks_at(&table, 15, NULL, ""), 201);
    pair_export_holds(pair);
    client_end(&other);
    service_stop(&second);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_is_signed),
        cmocka_unit_test(test_units),
        cmocka_unit_test(test_what_is_refused),
        cmocka_unit_test(test_in_two_processes),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
