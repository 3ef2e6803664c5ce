/* Many more games than the memory for sessions has room for: what they take stays flat, and a game that was forgotten
 * goes on as if it had not been. */
#include "../recovery/recovery.h"
#include "units.h"

enum { GAMES = 120, WARM = 40, PLAYED_BYTES = 256 * 1024 /* of one game, and of who plays it just now */ };

static const char *const settings[] = {SESSION_MEMORY, NULL};

/* Fires once, and looks at the roster of the opening, for which all entries are followed. */
static void game_play(const struct table *table)
{
    response_expect(table_ask(table, "/rulings", FIRE), 201);
    response_expect(table_ask(table, "/roster?as_of=0", NULL), 200);
}

static void test_flat(void **state)
{
    struct ground *ground = *state;
    static struct table tables[GAMES];
    struct test_service service;
    struct client client;
    struct holdings first = {0}, last;
    service_start(&service, ground->database.url, settings);
    service_await_ready(&service);
    client_start(&client, service.port);
    long long most = client_metric(&client, "umpire_store_session_bytes_limit"), taken = 0;
    assert_int_equal(most, 1 << 20);
    for (int i = 0; i < GAMES; i++) {
        table_open(&tables[i], &client, COLONIAL);
        game_play(&tables[i]);
        taken = client_metric(&client, "umpire_store_session_bytes");
        assert_in_range(taken, 0, most + PLAYED_BYTES);
        if (i == WARM)
            first = holdings_of(service.pid);
    }
    assert_in_range(taken, most / 2, most + PLAYED_BYTES);
    assert_in_range(client_metric(&client, "umpire_store_crowded_out_sessions_total"), GAMES / 2, GAMES);
    for (int i = 0; i < GAMES; i++)
        game_play(&tables[i]);
    last = holdings_of(service.pid);
    assert_in_range(client_metric(&client, "umpire_store_session_bytes"), most / 2, most + PLAYED_BYTES);
    holdings_expect_steady(&first, &last);
    client_end(&client);
    service_stop(&service);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_flat),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
