/* An umpire who plays on a side: whom the others are asked for, and what the record says of acts without them. */
#include "units.h"
#include <unistd.h>

#define PLAYS                                                                                                          \
    "{\"ruleset\":\"colonial\",\"umpire_side\":\"red\",\"options\":{\"actions_per_turn\":\"any\"},\"units\":[" WATCH   \
    "," WARRIORS("impi", "16") "]}"
#define UNDO(entry) "{\"target\":" #entry "}"
#define YES "{\"consent\":true}"

/* Blue and nobody else has joined: entries 0 and 1. */
static void open_it(void **state, struct table *table)
{
    struct ground *ground = *state;
    table->client = &ground->client;
    game_take(client_ask(table->client, &(struct ask){.path = "/v1/sessions", .body = PLAYS}), &table->game);
    seat_join(table->client, &table->game, "blue", NULL, 'b', table->blue);
}

/* How often `umpire verify` counts what an umpire who plays did alone. */
static int counted(const struct table *table)
{
    char path[] = "/tmp/umpire-plays-XXXXXX";
    int descriptor = mkstemp(path), count = -1;
    struct program_end end;
    table_verify(table);
    const struct response *response = &table->client->response;
    FILE *file = fdopen(descriptor, "w");
    assert_non_null(file);
    assert_int_equal(fwrite(response->body, 1, response->length, file), response->length);
    assert_int_equal(fclose(file), 0);
    program_run((const char *const[]){"verify", path, NULL}, NULL, &end);
    unlink(path);
    assert_int_equal(end.status, 0);
    const char *line = strstr(end.words, "umpire_who_plays ");
    assert_non_null(line);
    if (!strstr(line, "from entry") || strstr(line, "from entry") > strchr(line, '\n'))
        return 0;
    assert_int_equal(sscanf(line, "umpire_who_plays from entry %*d %d", &count), 1);
    return count;
}

/* The umpire who plays speaks for one side, and is nobody's referee. */
static void test_who_consents(void **state)
{
    struct table table;
    open_it(state, &table);
    assert_int_equal(table_append(&table, "/rulings", FIRE), 2);
    assert_int_equal(table_append(&table, "/undos", UNDO(2)), 3);
    table_refuse(&table, "/undos/3/answer", YES, 403, "consent_not_requested");
    seat_join(table.client, &table.game, "red", NULL, 'a', table.red); /* 4: a second phone of the umpire's */
    response_expect_problem(table_ask_as(&table, table.red, "/undos/3/answer", YES), 403, "guest");
    assert_int_equal(table_append(&table, "/admissions", "{\"admitted_seat\":\"s2\"}"), 5);
    response_expect_problem(table_ask_as(&table, table.red, "/undos/3/answer", YES), 403, "consent_not_requested");
    response_expect(table_ask_as(&table, table.blue, "/undos/3/answer", "{\"consent\":false}"), 201);
    response_expect(table_ask_as(&table, table.blue, "/undos", UNDO(2)), 201); /* 7 */
    assert_int_equal(table_append(&table, "/undos/7/answer", YES), 8);         /* as one of red's */
    assert_int_equal(counted(&table), 1);                                      /* what he proposed */
}

/* Without an opponent there is nobody who could consent, and none is made up by sending one away. */
static void test_nobody_to_ask(void **state)
{
    struct table table;
    open_it(state, &table);
    seat_join(table.client, &table.game, "red", NULL, 'a', table.red);
    assert_int_equal(table_append(&table, "/rulings", FIRE), 3);
    assert_int_equal(table_append(&table, "/undos", UNDO(3)), 4);
    assert_int_equal(table_append(&table, "/seats/s1/revocation", "{}"), 5);
    table_refuse(&table, "/undos/4/answer", YES, 409, "proposal_not_open");
    table_refuse(&table, "/undos", UNDO(3), 409, "voice_lost");
    assert_int_equal(table_append(&table, "/admissions", "{\"admitted_seat\":\"s2\"}"), 6);
    response_expect_problem(table_ask_as(&table, table.red, "/undos", UNDO(3)), 409, "voice_lost");
    assert_int_equal(table_append(&table, "/rulings", FIRE), 7);
    table_refuse(&table, "/undos", UNDO(7), 409, "no_one_to_consent");
    response_expect_problem(table_ask_as(&table, table.red, "/undos", UNDO(7)), 409, "no_one_to_consent");
    assert_int_equal(counted(&table), 2); /* the proposal, and that blue was sent away */
}

/* Nothing of this is refused: the umpire is still the umpire. The record counts it. */
static void test_what_is_done_alone(void **state)
{
    struct table table;
    open_it(state, &table);
    assert_int_equal(table_append(&table, "/rulings", FIRE), 2);
    response_expect(table_ask_as(&table, table.blue, "/disputes", "{\"target\":2,\"claim\":\"In cover.\"}"), 201);
    table_append(&table, "/disputes/3/decision",
                 "{\"upheld\":true,\"clause\":\"MWK-FIR-3\",\"correction\":\"reused_dice\"}");
    table_append(&table, "/units/impi/changes", "{\"changes\":{\"figures\":9},\"reason\":\"Counted.\"}");
    assert_int_equal(counted(&table), 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_who_consents),
        cmocka_unit_test(test_nobody_to_ask),
        cmocka_unit_test(test_what_is_done_alone),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
