/* An owner who keeps two databases from one dump, and goes on with both: each service behind them is honest and knows
 * nothing of the other. What one shows, a device that has seen the other refuses; and so does whoever compares. */
#include "devices.h"
#include "ground.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#define OPENING "{\"ruleset\":\"tt\",\"mode\":\"two_sided\"}"
#define MORALE "{\"step\":\"morale-check\",\"input\":{\"target\":8}}"
#define OTHER "{\"step\":\"morale-check\",\"input\":{\"target\":3}}"
enum { ALARM = 4, PARTED = 1 };

__attribute__((format(printf, 1, 2))) static void run(const char *format, ...)
{
    char command[1200];
    va_list arguments;
    va_start(arguments, format);
    assert_in_range(vsnprintf(command, sizeof command, format, arguments), 1, sizeof command - 1);
    va_end(arguments);
    assert_int_equal(system(command), 0);
}

/* ---- The second database and its service, with the same keys ---- */

struct fork {
    struct test_database database;
    struct test_service service;
    struct client client;
};

static void fork_make(struct ground *ground, struct fork *fork)
{
    char from[KEYS_DIRECTORY_SIZE], to[KEYS_DIRECTORY_SIZE];
    database_create_empty(&fork->database);
    run("pg_dump -Fc '%s' | pg_restore --no-owner -d '%s'", ground->database.url, fork->database.url);
    keys_directory_of(ground->database.url, from);
    keys_directory_of(fork->database.url, to);
    run("rm -rf '%s' && cp -a '%s' '%s'", to, from, to);
    service_start(&fork->service, fork->database.url, NULL);
    service_await_ready(&fork->service);
    client_start(&fork->client, fork->service.port);
}

static void fork_end(struct fork *fork)
{
    char keys[KEYS_DIRECTORY_SIZE];
    client_end(&fork->client);
    service_stop(&fork->service);
    database_drop(&fork->database);
    keys_directory_of(fork->database.url, keys);
    run("rm -rf '%s'", keys);
}

/* ---- Devices ---- */

/* The device as it is now, once more. Only who cheats does that. */
static void device_copy(const struct test_device *device, struct test_device *ret)
{
    char folder[] = "/tmp/umpire-device-XXXXXX";
    *ret = (struct test_device){.name = device->name};
    assert_non_null(mkdtemp(folder));
    snprintf(ret->file, sizeof ret->file, "%s/%s", folder, device->name);
    run("cp -p '%s' '%s'", device->file, ret->file);
}

/* The server's address leads somewhere else from now on. */
static void device_lead(const struct test_device *device, uint16_t from, uint16_t to)
{
    run("sed -i 's|127.0.0.1:%u|127.0.0.1:%u|' '%s'", from, to, device->file);
}

/* Looks once: commits and reveals where it should. */
static int looks(const struct test_device *device, const char *words)
{
    static const char *const once[] = {"--once", NULL};
    struct program_end end;
    device_run(device, "watch", once, &end);
    if (words && !strstr(end.words, words))
        fail_msg("the device of %s says: %s", device->name, end.words);
    return end.status;
}

static void asks(const struct test_device *device, const char *question)
{
    struct program_end end;
    device_ask_question(device, question, &end);
    if (end.status != 0)
        fail_msg("%s asks and gets %d: %s", device->name, end.status, end.words);
}

struct table {
    struct test_game game;
    struct test_device red, blue;
};

/* Both are there and have committed. */
static void table_set(struct ground *ground, struct table *table)
{
    struct program_end end;
    game_take(client_ask(&ground->client, &(struct ask){.path = "/v1/sessions", .body = OPENING}), &table->game);
    device_join_game(&table->red, "red", ground->service.port, &table->game, NULL, &end);
    assert_int_equal(end.status, 0);
    device_join_game(&table->blue, "blue", ground->service.port, &table->game, NULL, &end);
    assert_int_equal(end.status, 0);
    assert_int_equal(looks(&table->red, NULL), 0);
    assert_int_equal(looks(&table->blue, NULL), 0);
    assert_int_equal(game_kind_count(&ground->client, &table->game, "committed"), 2);
}

static void notes(struct client *client, const struct test_game *game, const char *body)
{
    response_expect(
        client_ask(client, &(struct ask){.path = game_path(game, "/notes"), .token = game->token, .body = body}), 201);
}

/* ---- What can be compared ---- */

static void save(struct client *client, const struct test_game *game, const char *below, char path[40])
{
    strcpy(path, "/tmp/umpire-fork-XXXXXX");
    int descriptor = mkstemp(path);
    const struct response *response = game_read(client, game, below);
    assert_true(descriptor >= 0);
    assert_int_equal(write(descriptor, response->body, response->length), response->length);
    assert_int_equal(close(descriptor), 0);
}

/* Each record holds by itself; together, and with a checkpoint of the other, they are proof of fraud. */
static void they_part(struct ground *ground, struct fork *fork, const struct test_game *game)
{
    char mine[40], theirs[40], note[40];
    struct program_end end;
    save(&ground->client, game, "/export", mine);
    save(&fork->client, game, "/export", theirs);
    save(&ground->client, game, "/checkpoint", note);
    program_run((const char *const[]){"verify", mine, NULL}, NULL, &end);
    assert_int_equal(end.status, 0);
    program_run((const char *const[]){"verify", theirs, NULL}, NULL, &end);
    assert_int_equal(end.status, 0);
    program_run((const char *const[]){"verify", mine, theirs, NULL}, NULL, &end);
    assert_int_equal(end.status, PARTED);
    assert_non_null(strstr(end.words, "part"));
    program_run((const char *const[]){"verify", note, theirs, NULL}, NULL, &end);
    assert_int_equal(end.status, PARTED);
    program_run((const char *const[]){"verify", theirs, "--checkpoint", note, NULL}, NULL, &end);
    assert_int_equal(end.status, PARTED);
    unlink(mine);
    unlink(theirs);
    unlink(note);
}

/* ---- The attacks ---- */

/* The owner plays red. He waits for blue's reveal, works out the dice, and asks something else at that index in a copy
 * from before. Blue's reveal is over another question: the service of the copy refuses it, and blue's device, led
 * there, gives no other. */
static void test_asking_otherwise_after_the_reveal(void **state)
{
    struct ground *ground = *state;
    struct program_end end;
    struct table table;
    struct fork fork;
    struct test_device red;
    char reveal[600];
    table_set(ground, &table);
    device_copy(&table.red, &red);
    fork_make(ground, &fork);

    asks(&table.red, MORALE);
    assert_int_equal(looks(&table.blue, NULL), 0);
    assert_int_equal(game_kind_count(&ground->client, &table.game, "ruling"), 1);
    const struct response *response = game_read(&ground->client, &table.game, "/entries");
    const json_t *revealed = NULL, *entries = json_object_get(response->json, "entries"), *each;
    size_t i;
    json_array_foreach(entries, i, each)
    {
        if (strcmp(json_string_value(json_object_get(each, "kind")), "revealed") == 0 &&
            strcmp(json_string_value(json_object_get(each, "seat")), "s2") == 0)
            revealed = each;
    }
    assert_non_null(revealed);
    snprintf(reveal, sizeof reveal, "{\"index\":0,\"nonce\":\"%s\",\"signature\":\"%s\"}",
             json_string_value(json_object_get(revealed, "nonce")),
             json_string_value(json_object_get(revealed, "signature")));
    json_int_t question = json_integer_value(json_object_get(revealed, "question"));

    device_lead(&red, ground->service.port, fork.service.port);
    asks(&red, OTHER);
    assert_int_equal(game_kind_count(&fork.client, &table.game, "asked"), 1);
    char token[64];
    FILE *file = fopen(table.blue.file, "re"); /* the owner has it: it came with each of blue's requests */
    json_t *kept = json_loadf(file, 0, NULL);
    fclose(file);
    snprintf(token, sizeof token, "%s", json_string_value(json_object_get(kept, "token")));
    json_decref(kept);
    response_expect_problem(
        client_ask(&fork.client, &(struct ask){.path = game_path(&table.game, "/questions/%d/reveal", (int)question),
                                               .token = token,
                                               .body = reveal}),
        422, "signature_wrong");

    device_lead(&table.blue, ground->service.port, fork.service.port);
    assert_int_equal(looks(&table.blue, "rolled_back"), ALARM); /* it has seen more entries */
    notes(&fork.client, &table.game, "{\"text\":\"so that there are as many\"}");
    notes(&fork.client, &table.game, "{\"text\":\"or more\"}");
    notes(&fork.client, &table.game, "{\"text\":\"than it has seen\"}");
    assert_int_equal(looks(&table.blue, "rolled_back"), ALARM); /* which stands */
    device_run(&table.blue, "look-again", NULL, &end);
    assert_int_equal(end.status, ALARM);
    assert_non_null(strstr(end.words, "rewritten"));
    assert_int_equal(game_kind_count(&fork.client, &table.game, "revealed"), 1); /* red's own */
    they_part(ground, &fork, &table.game);
    fork_end(&fork);
    device_clear(&table.red);
    device_clear(&table.blue);
    device_clear(&red);
}

/* Two databases from one dump, both continued behind what both had seen. Each device follows its own and finds nothing
 * wrong there; who comes from the one to the other finds it at once, and no cosignature of blue's covers the copy. */
static void test_both_go_on(void **state)
{
    struct ground *ground = *state;
    struct table table;
    struct fork fork;
    struct test_device red;
    struct program_end end;
    table_set(ground, &table);
    asks(&table.red, MORALE);
    assert_int_equal(looks(&table.blue, NULL), 0);
    device_do(&table.blue, "show", NULL);
    device_copy(&table.red, &red);
    fork_make(ground, &fork);
    device_lead(&red, ground->service.port, fork.service.port);

    asks(&table.red, MORALE);
    assert_int_equal(looks(&table.blue, NULL), 0);
    assert_int_equal(game_kind_count(&ground->client, &table.game, "ruling"), 2);
    device_do(&table.blue, "cosign", NULL);
    asks(&red, OTHER);
    for (int i = 0; i < 4; i++)
        notes(&fork.client, &table.game, "{\"text\":\"Blue's phone is slow today.\"}");
    assert_int_equal(looks(&red, NULL), 0);

    int lines[2];
    struct client *clients[] = {&ground->client, &fork.client};
    for (int i = 0; i < 2; i++) {
        lines[i] = 0;
        const char *at = game_read(clients[i], &table.game, "/checkpoint")->body;
        for (; (at = strstr(at, "\xE2\x80\x94 ")) != NULL; at++)
            lines[i]++;
    }
    assert_in_range(lines[0], 2, 3); /* the server's, blue's, and red's where nothing has come since */
    assert_in_range(lines[1], 1, 2);
    device_lead(&table.blue, ground->service.port, fork.service.port);
    device_run(&table.blue, "show", NULL, &end);
    assert_int_equal(end.status, ALARM);
    assert_non_null(strstr(end.words, "rewritten"));
    device_lead(&red, fork.service.port, ground->service.port); /* nor does the owner's copy come back */
    device_run(&red, "show", NULL, &end);
    assert_int_equal(end.status, ALARM);
    they_part(ground, &fork, &table.game);
    fork_end(&fork);
    device_clear(&table.red);
    device_clear(&table.blue);
    device_clear(&red);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_asking_otherwise_after_the_reveal),
        cmocka_unit_test(test_both_go_on),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
