/* Making and clearing the common ground. */
#include "ground.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

int ground_make(void **state)
{
    struct ground *ground = calloc(1, sizeof *ground);
    assert_non_null(ground);
    database_create(&ground->database);
    ground->connection = database_connect(ground->database.url);
    service_start(&ground->service, ground->database.url, NULL);
    service_await_ready(&ground->service);
    client_start(&ground->client, ground->service.port);
    test_game_open(&ground->client, "tt", NULL, &ground->game);
    *state = ground;
    return 0;
}

int ground_clear(void **state)
{
    struct ground *ground = *state;
    if (!ground)
        return 0; /* it was never made */
    client_end(&ground->client);
    service_stop(&ground->service);
    PQfinish(ground->connection);
    database_drop(&ground->database);
    free(ground);
    return 0;
}

int64_t ground_entries(struct ground *ground)
{
    return database_number(ground->connection, "SELECT count(*) FROM umpire.entry");
}

void ground_check_counts(struct ground *ground)
{
    static const char start[] = "umpire_rulings_total{";
    const struct response *metrics = client_get(&ground->client, "/metrics");
    int64_t counted = 0;
    response_expect(metrics, 200);
    for (const char *line = metrics->body; (line = strstr(line, start)); line++) {
        const char *value = strchr(line, ' ');
        const char *recorded = strstr(line, "recorded=\"true\"");
        counted += recorded && recorded < value ? atoll(value) : 0;
    }
    int64_t standing =
        database_number(ground->connection, "SELECT count(*) FROM umpire.entry WHERE kind IN ('ruling', 'correction')");
    assert_in_range(standing, 1, INT64_MAX);
    assert_int_equal(counted, standing);
}

const struct response *ground_ask(struct ground *ground, const char *path, const char *body)
{
    struct ask ask = {.path = game_path(&ground->game, "%s", path), .token = ground->game.token, .body = body};
    return client_ask(&ground->client, &ask);
}
