/* Two-sided games played by `umpire device`, as people would: the checks of the devices, the service and the verifier
 * must all agree. Devices are killed, stopped, and send again what they sent. */
#include "base/clock.h"
#include "devices.h"
#include "ground.h"
#include "ledger/note.h"
#include "patience.h"
#include "sealed.h"
#include <fcntl.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#define UNITS                                                                                                          \
    "[{\"id\":\"guards\",\"name\":\"White Guards\",\"side\":\"red\",\"quality\":\"veteran\",\"target\":7,"             \
    "\"initiative\":3,\"figures\":30},"                                                                                \
    "{\"id\":\"cossacks\",\"name\":\"Cossacks\",\"side\":\"red\",\"quality\":\"trained\",\"target\":7,"                \
    "\"initiative\":4,\"figures\":28},"                                                                                \
    "{\"id\":\"sailors\",\"name\":\"Sailors\",\"side\":\"blue\",\"quality\":\"veteran\",\"target\":7,"                 \
    "\"initiative\":3,\"figures\":30},"                                                                                \
    "{\"id\":\"militia\",\"name\":\"Militia\",\"side\":\"blue\",\"quality\":\"raw\",\"target\":8,"                     \
    "\"initiative\":2,\"figures\":32}]"
#define TABLE                                                                                                          \
    "{\"damage_table\":{\"sides\":6,\"rows\":[{\"lo\":1,\"hi\":2,\"result\":\"save\"},"                                \
    "{\"lo\":3,\"hi\":3,\"result\":\"suppressed\"},{\"lo\":4,\"hi\":4,\"result\":\"wound\"},"                          \
    "{\"lo\":5,\"hi\":6,\"result\":\"kill\"}]}}"
#define OPENING "{\"ruleset\":\"tt\",\"mode\":\"two_sided\",\"options\":" TABLE ",\"units\":" UNITS "}"
#define MORALE "{\"step\":\"morale-check\",\"input\":{\"target\":8}}"

struct table {
    struct client *client;
    struct test_game game;
    struct test_device red, blue;
};

static const struct response *table_post(struct table *table, const char *below, const char *body)
{
    return client_ask(
        table->client,
        &(struct ask){.path = game_path(&table->game, "%s", below), .token = table->game.token, .body = body});
}

/* The size that the newest checkpoint says: its second line. */
static int64_t entry_count(struct table *table)
{
    const char *line = strchr(game_read(table->client, &table->game, "/checkpoint")->body, '\n');
    assert_non_null(line);
    int64_t count = strtoll(line + 1, NULL, 10);
    assert_true(count > 0);
    return count;
}

static void table_open(struct ground *ground, struct table *table)
{
    struct program_end end;
    *table = (struct table){.client = &ground->client};
    const struct response *response = client_ask(table->client, &(struct ask){.path = "/v1/sessions", .body = OPENING});
    game_take(response, &table->game);
    device_join_game(&table->red, "red", ground->service.port, &table->game, NULL, &end);
    assert_int_equal(end.status, 0);
    assert_non_null(strstr(end.words, "joined as red"));
    device_join_game(&table->blue, "blue", ground->service.port, &table->game, NULL, &end);
    assert_int_equal(end.status, 0);
}

/* Both have committed, and watch. */
static void table_start(struct ground *ground, struct table *table)
{
    table_open(ground, table);
    device_watch(&table->red);
    device_watch(&table->blue);
    game_await_kind(table->client, &table->game, "committed", 2);
}

static void asks(const struct test_device *device, const char *question, int status, const char *words)
{
    struct program_end end;
    device_ask_question(device, question, &end);
    if (end.status != status || !strstr(end.words, words))
        fail_msg("%s asks and gets %d: %s", device->name, end.status, end.words);
}

/* The export, with the program and with nothing but libumpire; returns how many of its rulings are sealed. */
static int record_holds(struct table *table)
{
    char path[] = "/tmp/umpire-devices-XXXXXX", key[NOTE_KEY_TEXT_SIZE];
    struct program_end end;
    int sealed, descriptor = mkstemp(path);
    assert_true(descriptor >= 0);
    const struct response *response = client_get(table->client, "/v1/keys");
    snprintf(key, sizeof key, "%s",
             json_string_value(json_object_get(json_array_get(json_object_get(response->json, "keys"), 0), "key")));
    response = game_read(table->client, &table->game, "/export");
    assert_int_equal(write(descriptor, response->body, response->length), response->length);
    close(descriptor);
    const char *const words[] = {"verify", path, "--key", key, NULL};
    program_run(words, NULL, &end);
    unlink(path);
    if (end.status != 0)
        fail_msg("%s", end.words);
    assert_true(export_check(game_read(table->client, &table->game, "/export")->body, &sealed) > 0);
    return sealed;
}

/* Of its rulings so many are with declared dice. */
static void table_end_with(struct table *table, int32_t declared)
{
    response_expect(table_post(table, "/close", "{}"), 201);
    assert_int_equal(device_await(&table->red), 0); /* they see that it is over */
    assert_int_equal(device_await(&table->blue), 0);
    assert_int_equal(record_holds(table) + declared, game_kind_count(table->client, &table->game, "ruling"));
    device_clear(&table->red);
    device_clear(&table->blue);
}

static void table_end(struct table *table)
{
    table_end_with(table, 0);
}

/* And no entry more. */
static void storm_question(struct ground *ground, struct table *table)
{
    int64_t count = entry_count(table);
    device_storm(&table->red, table->client, &table->game, ground->service.port);
    assert_int_equal(entry_count(table), count);
}

/* Asks, and the ruling follows; false when the unit is out of the game, which is so by now. */
static bool rolls(struct table *table, const struct test_device *device, const char *question, int *rulings)
{
    struct program_end end;
    device_ask_question(device, question, &end);
    if (end.status == 1 && strstr(end.words, "unit_out"))
        return false;
    if (end.status != 0)
        fail_msg("%s gets %d: %s", question, end.status, end.words);
    game_await_kind(table->client, &table->game, "ruling", ++*rulings);
    return true;
}

/* A game of T&T with units: every question is asked, revealed twice and ruled. */
static void test_a_whole_game(void **state)
{
    static const char *const questions[] = {
        "{\"step\":\"initiative-order\",\"units\":{\"units\":[\"cossacks\",\"militia\"]}}",
        "{\"step\":\"damage-roll\",\"units\":{\"target\":\"militia\"},\"input\":{\"hits\":4}}",
        "{\"step\":\"damage-roll\",\"units\":{\"target\":\"cossacks\"},\"input\":{\"hits\":3}}",
        "{\"step\":\"pinned-charge\",\"units\":{\"unit\":\"cossacks\",\"charger\":\"sailors\"},\"apply\":false}",
        ("{\"step\":\"melee-round\",\"units\":{\"side1\":\"guards\",\"side2\":\"sailors\"},"
         "\"input\":{\"side1\":{\"hits\":3},\"side2\":{\"hits\":4}}}"),
        "{\"step\":\"damage-roll\",\"units\":{\"target\":\"guards\",\"by\":\"sailors\"},\"input\":{\"hits\":5}}",
        "{ \"input\" : {\"target\": 8.0} , \"step\":\"morale-check\"}",
    };
    struct ground *ground = *state;
    struct table table;
    int rulings = 0, out = 0;
    table_start(ground, &table);
    for (int turn = 1; turn <= 3; turn++) {
        response_expect(table_post(&table, "/turns", "{}"), 201);
        for (size_t i = 0; i < sizeof questions / sizeof questions[0]; i++)
            out += !rolls(&table, i % 2 ? &table.blue : &table.red, questions[i], &rulings);
    }
    assert_true(rulings >= 12 && out <= 9);
    asks(&table.red, "{\"step\":\"damage-roll\",\"units\":{\"target\":\"nobody\"},\"input\":{\"hits\":4}}", 1,
         "umpire: unit_");
    asks(&table.red, "{\"step\":\"no-step\"}", 1, "umpire: ");
    json_t *ruling = game_newest(table.client, &table.game, "ruling");
    char number[24];
    snprintf(number, sizeof number, "%d", (int)json_integer_value(json_object_get(ruling, "seq")));
    json_decref(ruling);
    device_do(&table.red, "note", (const char *const[]){"It rains.", NULL}); /* in this mode neither is signed */
    device_do(&table.blue, "dispute", (const char *const[]){number, "It was nine.", NULL});
    assert_int_equal(game_kind_count(table.client, &table.game, "note"), 1);
    assert_int_equal(game_kind_count(table.client, &table.game, "dispute"), 1);
    asks(&table.red, "[]", 2, "not a JSON object");
    table_end(&table);
}

/* Devices that are killed, that withhold, and a question that comes again and again. */
static void test_devices_that_fail(void **state)
{
    struct ground *ground = *state;
    struct table table;
    table_start(ground, &table);

    device_signal(&table.blue, SIGSTOP); /* blue withholds */
    asks(&table.red, MORALE, 0, "asked at link 1, index 0");
    asks(&table.red, MORALE, 1, "(waiting)");
    storm_question(ground, &table);
    assert_int_equal(game_kind_count(table.client, &table.game, "ruling"), 0);
    device_signal(&table.blue, SIGCONT); /* it comes after all */
    game_await_kind(table.client, &table.game, "ruling", 1);
    storm_question(ground, &table);

    device_signal(&table.blue, SIGSTOP); /* blue's phone dies with a question open, and is started again */
    asks(&table.red, MORALE, 0, "asked at link 2, index 1");
    device_signal(&table.blue, SIGKILL);
    assert_int_equal(device_await(&table.blue), 128 + SIGKILL);
    assert_int_equal(game_kind_count(table.client, &table.game, "ruling"), 1);
    device_watch(&table.blue);
    game_await_kind(table.client, &table.game, "ruling", 2);
    table_end(&table);
}

/* Those that watch go on: they send what was decided on, and reveal. Until nothing is open, and stays so for a while;
 * how many were asked. */
static int settled(struct table *table)
{
    int before = -1;
    for (int64_t until = clock_monotonic_ms() + PATIENCE_MS; clock_monotonic_ms() < until;) {
        int asked = game_kind_count(table->client, &table->game, "asked");
        if (asked == before && game_kind_count(table->client, &table->game, "ruling") == asked)
            return asked;
        before = asked;
        pause_ms(700);
    }
    fail_msg("a question stays open");
    return 0;
}

/* A device that is killed anywhere between deciding and knowing: what it decided is asked once, or never. */
static void test_killed_while_asking(void **state)
{
    struct ground *ground = *state;
    struct table table;
    struct program_end end;
    int asked = 0;
    table_start(ground, &table);
    device_ask_question(&table.red, MORALE, &end);
    assert_int_equal(end.status, 0);
    game_await_kind(table.client, &table.game, "ruling", 1);
    char question[DEVICE_FILE_SIZE + 16];
    snprintf(question, sizeof question, "%s.question", table.red.file);
    for (int i = 0; i < 12; i++) {
        pid_t pid = device_begin(&table.red, "ask", question);
        pause_ms(4 * i);
        kill(pid, SIGKILL);
        waitpid(pid, NULL, 0);
        asked = settled(&table);
        assert_true(asked <= i + 2);
    }
    asks(&table.red, MORALE, 0, "asked at link");
    game_await_kind(table.client, &table.game, "ruling", asked + 1);
    table_end(&table);
}

static int64_t newest(struct table *table)
{
    return entry_count(table) - 1;
}

static void on_entry(const struct test_device *device, const char *what, int64_t entry)
{
    char number[24];
    snprintf(number, sizeof number, "%d", (int)entry);
    const char *const words[] = {number, NULL};
    device_do(device, what, words);
}

static void test_giving_up_and_taking_back(void **state)
{
    struct ground *ground = *state;
    struct table table;
    struct program_end end;
    table_start(ground, &table);
    asks(&table.red, MORALE, 0, "asked at link 1");
    game_await_kind(table.client, &table.game, "ruling", 1);
    on_entry(&table.red, "undo", newest(&table));
    on_entry(&table.blue, "consent", newest(&table));
    assert_int_equal(game_kind_count(table.client, &table.game, "undo_answered"), 1);
    asks(&table.red, MORALE, 0, "asked at link 2");
    game_await_kind(table.client, &table.game, "ruling", 2);
    on_entry(&table.blue, "undo", newest(&table));
    on_entry(&table.red, "refuse", newest(&table));
    device_signal(&table.blue, SIGKILL); /* and not SIGSTOP: it might hold the file's lock */
    device_await(&table.blue);
    asks(&table.red, MORALE, 0, "asked at link 3");
    device_run(&table.red, "give-up", NULL, &end); /* its nonce is out: the other one goes first */
    assert_int_not_equal(end.status, 0);
    assert_non_null(strstr(end.words, "give_up_first"));
    device_do(&table.blue, "give-up", NULL);
    device_do(&table.red, "give-up", NULL);
    device_watch(&table.blue);
    asks(&table.blue, MORALE, 0, "asked at link 4, index 3");
    game_await_kind(table.client, &table.game, "ruling", 3);
    table_end(&table);
}

/* Dice on the table: once one of them has agreed, neither device reveals, though both watch. */
static void test_agreeing_to_declared_dice(void **state)
{
    struct ground *ground = *state;
    struct table table;
    struct program_end end;
    table_start(ground, &table);
    device_signal(&table.blue, SIGKILL);
    device_await(&table.blue);
    asks(&table.red, MORALE, 0, "asked at link 1");
    device_run(&table.blue, "declare", (const char *const[]){"3;4", NULL}, &end);
    assert_int_equal(end.status, 2);
    device_do(&table.blue, "declare", (const char *const[]){"3,4", NULL});
    device_watch(&table.blue);
    device_run(&table.red, "declare", (const char *const[]){"6,6", NULL}, &end); /* its nonce is out */
    assert_int_not_equal(end.status, 0);
    assert_non_null(strstr(end.words, "declared_first"));
    device_do(&table.red, "declare", (const char *const[]){"3,4", NULL});
    game_await_kind(table.client, &table.game, "ruling", 1);
    assert_int_equal(game_kind_count(table.client, &table.game, "revealed"), 1);
    asks(&table.blue, MORALE, 0, "asked at link 2, index 1");
    game_await_kind(table.client, &table.game, "ruling", 2);
    table_end_with(&table, 1);
}

/* What the file is held to, and what a device says of a key that is not the pinned one. */
static void test_files_and_keys(void **state)
{
    static const char other[] = "other.example+f3b0d9c8+AQ2nYB7U6dQhWvQq8x7E3rU0w3y5mC3c2u4m6r8t0v2x";
    struct ground *ground = *state;
    struct table table;
    struct program_end end;
    struct test_device third;
    struct stat about;
    table_open(ground, &table);
    assert_int_equal(stat(table.red.file, &about), 0);
    assert_int_equal(about.st_mode & 0777, 0600);
    device_run(&table.red, "join",
               (const char *const[]){"--server", "http://127.0.0.1:1", "--session", table.game.id, "--code", "x",
                                     "--name", "red", NULL},
               &end);
    assert_int_equal(end.status, 2);
    assert_non_null(strstr(end.words, "the file is there already"));
    assert_int_equal(chmod(table.red.file, 0644), 0);
    device_run(&table.red, "show", NULL, &end);
    assert_int_equal(end.status, 2);
    assert_non_null(strstr(end.words, "its mode must be 0600"));
    assert_int_equal(chmod(table.red.file, 0600), 0);
    device_run(&table.red, "cosign", NULL, &end);
    assert_int_equal(end.status, 0);
    const struct response *note = client_ask(
        table.client, &(struct ask){.path = game_path(&table.game, "/checkpoint"), .token = table.game.token});
    assert_string_equal(end.words, note->body); /* the server shows it now, with this device's line */
    assert_non_null(strstr(note->body, "/"));
    device_run(&table.red, "show", NULL, &end);
    assert_int_equal(end.status, 0);
    assert_non_null(strstr(end.words, "this device's key: "));
    device_join_game(&third, "third", ground->service.port, &table.game, other, &end);
    assert_int_equal(end.status, 2);
    assert_non_null(strstr(end.words, "the server's key is not one"));
    device_clear(&third);
    device_run(&table.red, "dance", NULL, &end);
    assert_int_equal(end.status, 2);
    device_clear(&table.red);
    device_clear(&table.blue);
}

/* A further seat of the side joins; what it was told. */
static void mate_joins(struct ground *ground, struct table *table, const char *side, const char *name,
                       struct program_end *end)
{
    struct test_device mate = {.name = name};
    char url[60];
    snprintf(url, sizeof url, "http://127.0.0.1:%d", ground->service.port);
    snprintf(mate.file, sizeof mate.file, "%.150s.%s", table->red.file, name); /* in red's folder */
    const char *const words[] = {"--server",     url,      "--session",
                                 table->game.id, "--code", test_game_code(&table->game, side),
                                 "--name",       name,     NULL};
    device_run(&mate, "join", words, end);
    assert_int_equal(end->status, 0);
}

static void is_told(const struct program_end *end, const char *words)
{
    if (!strstr(end->words, words))
        fail_msg("it is not told \"%s\", but: %s", words, end->words);
}

static void revokes(struct table *table, const char *seat)
{
    char path[40];
    snprintf(path, sizeof path, "/seats/%s/revocation", seat);
    response_expect(table_post(table, path, "{}"), 201);
}

/* A further seat of red's side reads in the record, not in the server's answer, who was there before, and which of
 * them speak for it. */
static void guests_join(struct ground *ground, struct table *table)
{
    struct program_end end;
    mate_joins(ground, table, "red", "Nobody", &end); /* s3 */
    is_told(&end, "*** The seat s1 joined red before you: it speaks for this side.");
    is_told(&end, "until a seat that speaks for this side admits you. If nobody of your side sits there, do not play.");
    mate_joins(ground, table, "red", "Somebody", &end); /* s4 */
    is_told(&end, "*** The seat s3 joined red before you: it is a guest like you");
    revokes(table, "s3");
    device_do(&table->red, "admit", (const char *const[]){"s4", NULL});
    mate_joins(ground, table, "red", "Everybody", &end); /* s5 */
    is_told(&end, "*** The seat s3 joined red before you: it left or was sent away");
    is_told(&end, "*** The seat s4 joined red before you: it speaks for this side.");
}

/* Nobody is left who speaks for blue. */
static void test_a_guest_of_nobody(void **state)
{
    struct ground *ground = *state;
    struct program_end end;
    struct table table = {.client = &ground->client};
    game_take(client_ask(table.client, &(struct ask){.path = "/v1/sessions", .body = "{\"ruleset\":\"tt\"}"}),
              &table.game);
    device_join_game(&table.red, "red", ground->service.port, &table.game, NULL, &end);
    mate_joins(ground, &table, "blue", "Early", &end); /* s2 */
    assert_null(strstr(end.words, "***"));
    revokes(&table, "s2");
    mate_joins(ground, &table, "blue", "Late", &end);
    is_told(&end, "*** The seat s2 joined blue before you: it left or was sent away");
    is_told(&end, "until the umpire, since nobody speaks for this side, admits you.");
    assert_null(strstr(end.words, "do not play"));
    device_clear(&table.red);
}

/* Sealed mode: each device signs what it asks, and the ruling follows at once. */
static void test_a_sealed_game(void **state)
{
    struct ground *ground = *state;
    struct program_end end;
    struct table table = {.client = &ground->client};
    const struct response *response = client_ask(
        table.client, &(struct ask){.path = "/v1/sessions",
                                    .body = "{\"ruleset\":\"tt\",\"options\":" TABLE ",\"units\":" UNITS "}"});
    game_take(response, &table.game);
    device_join_game(&table.red, "red", ground->service.port, &table.game, NULL, &end);
    assert_int_equal(end.status, 0);
    device_join_game(&table.blue, "blue", ground->service.port, &table.game, NULL, &end);
    assert_int_equal(end.status, 0);
    assert_null(strstr(end.words, "You are a guest"));
    asks(&table.red, MORALE, 0, "asked at link 1, index 0");
    asks(&table.blue, "{\"step\":\"damage-roll\",\"units\":{\"target\":\"militia\"},\"input\":{\"hits\":4}}", 0,
         "asked at link 2, index 0");
    asks(&table.blue, "{\"dice\":[3,4],\"step\":\"morale-check\",\"input\":{\"target\":8}}", 0, "");
    assert_int_equal(game_kind_count(table.client, &table.game, "ruling"), 3);
    device_do(&table.red, "note", (const char *const[]){"It rains, \"cats\" & dogs.", NULL});
    device_do(&table.red, "dispute", (const char *const[]){"4", "It was nine.", NULL});
    device_run(&table.red, "dispute", (const char *const[]){"4", "Again.", NULL}, &end);
    assert_int_equal(end.status, 1);
    assert_non_null(strstr(end.words, "dispute_open"));
    on_entry(&table.red, "undo", 3);
    on_entry(&table.blue, "consent", newest(&table));
    guests_join(ground, &table);
    device_watch(&table.red);
    device_watch(&table.blue);
    response_expect(table_post(&table, "/close", "{}"), 201);
    assert_int_equal(device_await(&table.red), 0);
    assert_int_equal(device_await(&table.blue), 0);
    const char *line = strstr(game_read(table.client, &table.game, "/checkpoint")->body, "\n\u2014 ");
    assert_non_null(line && strstr(line + 1, "\n\u2014 ")); /* they have seen and cosigned its end */
    assert_int_equal(record_holds(&table), 2);
    asks(&table.red, MORALE, 1, "(closed)");
    device_clear(&table.red);
    device_clear(&table.blue);
}

/* The key that `umpire device prepare` says, for red's or blue's seat. */
static void prepares(struct ground *ground, struct table *table, const struct test_device *device, const char *seat,
                     char ret[65])
{
    struct program_end end;
    char url[60];
    snprintf(url, sizeof url, "http://127.0.0.1:%d", ground->service.port);
    const char *const words[] = {"--server", url, "--session", table->game.id, "--seat", seat, NULL};
    device_run(device, "prepare", words, &end);
    assert_int_equal(end.status, 0);
    const char *key = strstr(end.words, "this device's key: ");
    assert_non_null(key);
    snprintf(ret, 65, "%.64s", key + strlen("this device's key: "));
}

/* Blue's phone is lost and turns up again: it raises the alarm. Red gets a new one and hands its seat over. */
static void test_other_devices(void **state)
{
    struct ground *ground = *state;
    struct table table;
    struct program_end end;
    struct test_device fresh = {.name = "fresh"}, next = {.name = "next"};
    char key[65], body[200], token[128];
    table_start(ground, &table);
    device_signal(&table.blue, SIGSTOP); /* in the river */
    asks(&table.red, MORALE, 0, "asked at link 1");
    snprintf(fresh.file, sizeof fresh.file, "%.150s.fresh", table.blue.file);
    prepares(ground, &table, &fresh, "s2", key);
    device_run(&fresh, "show", NULL, &end);
    assert_int_equal(end.status, 1);
    assert_non_null(strstr(end.words, "no seat's token yet"));
    snprintf(body, sizeof body, "{\"device_key\":\"%s\"}", key);
    response_expect_problem(table_post(&table, "/seats/s2/reissue", body), 409, "reissue_not_agreed");
    device_do(&table.red, "agree", (const char *const[]){"s2", key, NULL});
    const struct response *response = table_post(&table, "/seats/s2/reissue", body);
    response_expect(response, 201);
    snprintf(token, sizeof token, "%s", response_text(response, "token"));
    device_do(&fresh, "accept", (const char *const[]){token, NULL});
    device_watch(&fresh);
    game_await_kind(table.client, &table.game, "committed", 3);
    asks(&table.red, MORALE, 0, "asked at link 2, index 1"); /* the first one ended with the phone */
    game_await_kind(table.client, &table.game, "ruling", 1);
    device_signal(&table.blue, SIGCONT);
    device_run(&table.red, "show", NULL, &end);
    assert_non_null(strstr(end.words, "1 times a seat was given to another device"));

    snprintf(next.file, sizeof next.file, "%.150s.next", table.red.file);
    device_signal(&table.red, SIGTERM);
    device_await(&table.red);
    prepares(ground, &table, &next, "s1", key);
    device_run(&table.red, "hand-over", (const char *const[]){key, NULL}, &end);
    assert_int_equal(end.status, 0);
    device_token(&table.red, token);
    assert_non_null(strstr(end.words, token));
    device_do(&next, "accept", (const char *const[]){token, NULL});
    device_run(&table.red, "show", NULL, &end);
    assert_int_equal(end.status, 1); /* it knows, and that is no alarm */
    assert_non_null(strstr(end.words, "(handed_over)"));
    device_watch(&next);
    game_await_kind(table.client, &table.game, "committed", 4);
    asks(&next, MORALE, 0, "asked at link 3, index 2");
    game_await_kind(table.client, &table.game, "ruling", 2);

    /* The old phone still has its seat's old token, which is an alarm; with the new one it would see what was done. */
    assert_int_equal(device_await(&table.blue), 4);
    device_run(&table.blue, "show", NULL, &end);
    assert_int_equal(end.status, 4);
    assert_non_null(strstr(end.words, "(token_lost)"));
    json_t *file = json_load_file(table.blue.file, 0, NULL);
    json_object_set_new(file, "alarm", json_string("none"));
    device_token(&fresh, token);
    json_object_set_new(file, "token", json_string(token));
    json_object_del(file, "pending");
    assert_int_equal(json_dump_file(file, table.blue.file, JSON_COMPACT | JSON_SORT_KEYS), 0);
    json_decref(file);
    device_run(&table.blue, "show", NULL, &end);
    assert_int_equal(end.status, 4);
    assert_non_null(strstr(end.words, "ALARM: "));
    assert_non_null(strstr(end.words, "(own_key)"));

    response_expect(table_post(&table, "/close", "{}"), 201);
    assert_int_equal(device_await(&fresh), 0);
    assert_int_equal(device_await(&next), 0);
    assert_int_equal(record_holds(&table), 2);
    for (size_t i = 0; i < 3; i++) { /* they live in the folders of the others */
        static const char *const ends[] = {"", ".lock", ".question"};
        snprintf(body, sizeof body, "%.150s%s", fresh.file, ends[i]);
        unlink(body);
        snprintf(body, sizeof body, "%.150s%s", next.file, ends[i]);
        unlink(body);
    }
    device_clear(&table.red);
    device_clear(&table.blue);
}

/* The server's key is another one than was pinned: the device stops with an alarm and reveals nothing. */
static void test_another_key(void **state)
{
    static const uint8_t seed[NOTE_SEED_SIZE] = {1};
    struct ground *ground = *state;
    struct note_signer signer;
    struct program_end end;
    struct table table;
    struct test_device pinned;
    char words[NOTE_KEY_TEXT_SIZE];
    table = (struct table){.client = &ground->client};
    const struct response *response = client_ask(table.client, &(struct ask){.path = "/v1/sessions", .body = OPENING});
    response_expect(response, 201);
    game_take(response, &table.game);
    assert_true(note_signer_make("localhost", seed, &signer));
    note_key_write(&signer.key, words);
    device_join_game(&pinned, "red", ground->service.port, &table.game, words, &end);
    assert_int_equal(end.status, 4);
    assert_non_null(strstr(end.words, "ALARM: "));
    assert_non_null(strstr(end.words, "(server_key)"));
    device_run(&pinned, "watch", (const char *const[]){"--once", NULL}, &end);
    assert_int_equal(end.status, 4);
    device_clear(&pinned);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_whole_game),        cmocka_unit_test(test_devices_that_fail),
        cmocka_unit_test(test_killed_while_asking), cmocka_unit_test(test_giving_up_and_taking_back),
        cmocka_unit_test(test_killed_while_asking), cmocka_unit_test(test_agreeing_to_declared_dice),
        cmocka_unit_test(test_files_and_keys),      cmocka_unit_test(test_a_guest_of_nobody),
        cmocka_unit_test(test_a_sealed_game),       cmocka_unit_test(test_other_devices),
        cmocka_unit_test(test_another_key),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
