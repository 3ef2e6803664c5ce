/* A game of each ruleset (tests/games) in two-sided mode, by two devices: units, turns, questions, takings back,
 * disputes and corrections as the scripts have them, and the dice as they fall. Every question is signed, recorded,
 * revealed twice and ruled; or the service refuses it, where the dice have taken another turn than the script. In each
 * game one question comes again and again, one device holds, and one is killed. Only the beginning of the games;
 * with the argument `whole`, all of them. */
#include "devices.h"
#include "ground.h"
#include "patience.h"
#include "sealed.h"
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

/* Of the beginning; and behind how many rulings something befalls a device. */
enum { ROLLS = 14, STORM_BEHIND = 3, HELD_BEHIND = 6, KILLED_BEHIND = 9 };

static bool whole;

struct table {
    struct client *client;
    uint16_t port;
    struct test_game game;
    struct test_device red, blue;
    char tokens[3][128]; /* umpire, red, blue */
    json_t *named;       /* the entries to which the script gives names: their numbers */
    int questions, rulings, refused, corrections, sealed_corrections, taken_back;
    bool stormed, held, killed;
};

static void table_open(struct ground *ground, struct table *table, const json_t *opening)
{
    struct program_end end;
    *table = (struct table){.client = &ground->client, .port = ground->service.port, .named = json_object()};
    json_t *body = json_pack("{s:O, s:s, s:O}", "ruleset", json_object_get(opening, "ruleset"), "mode", "two_sided",
                             "units", json_object_get(opening, "units"));
    if (json_object_get(opening, "options"))
        json_object_set(body, "options", json_object_get(opening, "options"));
    char *text = json_dumps(body, JSON_COMPACT | JSON_REAL_PRECISION(15));
    const struct response *response = client_ask(table->client, &(struct ask){.path = "/v1/sessions", .body = text});
    game_take(response, &table->game);
    free(text);
    json_decref(body);
    device_join_game(&table->red, "red", ground->service.port, &table->game, NULL, &end);
    assert_int_equal(end.status, 0);
    device_join_game(&table->blue, "blue", ground->service.port, &table->game, NULL, &end);
    assert_int_equal(end.status, 0);
    snprintf(table->tokens[0], sizeof table->tokens[0], "%s", table->game.token);
    device_token(&table->red, table->tokens[1]);
    device_token(&table->blue, table->tokens[2]);
    device_watch(&table->red);
    device_watch(&table->blue);
    game_await_kind(table->client, &table->game, "committed", 2);
}

static int seat_number(const char *by)
{
    return strcmp(by, "red") == 0 ? 1 : strcmp(by, "blue") == 0 ? 2 : 0;
}

/* What the umpire asks for in the script, red does here. */
static struct test_device *device_of(struct table *table, const char *by)
{
    return strcmp(by, "blue") == 0 ? &table->blue : &table->red;
}

static int64_t newest(struct table *table, const char *kind)
{
    json_t *entry = game_newest(table->client, &table->game, kind);
    int64_t seq = json_integer_value(json_object_get(entry, "seq"));
    json_decref(entry);
    return seq;
}

static void name_take(struct table *table, const json_t *line, int64_t seq)
{
    const char *name = json_string_value(json_object_get(line, "as"));
    if (name)
        json_object_set_new(table->named, name, json_integer(seq));
}

/* The number of "@name"; 0 where nothing came of it. */
static int64_t named(const struct table *table, const char *at)
{
    char name[20];
    snprintf(name, sizeof name, "%.*s", (int)strcspn(at + 1, "/"), at + 1);
    return json_integer_value(json_object_get(table->named, name));
}

/* A refusal must be the service's, by its code, and one of the rules: dice that fell otherwise than in the script
 * explain neither that a device declines nor that what it sent is wrong. */
static void refusal_expect(const char *what, const char *words)
{
    static const char *const never[] = {"signature", "checkpoint", "question",    "place", "nonce",
                                        "commit",    "device",     "idempotency", "token", "not_allowed"};
    static const char start[] = "umpire: ", letters[] = "abcdefghijklmnopqrstuvwxyz_";
    const char *code = strncmp(words, start, strlen(start)) == 0 ? words + strlen(start) : words;
    size_t length = strspn(code, letters);
    if (length == 0 || (code[length] && code[length] != ':'))
        fail_msg("%s: %s", what, words);
    for (size_t i = 0; i < sizeof never / sizeof never[0]; i++)
        if (memmem(code, length, never[i], strlen(never[i])))
            fail_msg("%s: %s", what, words);
    print_message("  refused (%.*s): %.150s\n", (int)length, code, what);
}

/* ---- questions ---- */

/* Asks; 0 is a question, and 1 none. */
static int question_put(const struct test_device *device, const json_t *line, int64_t decision)
{
    static const char *const members[] = {"step", "input", "units", "apply"};
    struct program_end end;
    json_t *question = json_object();
    for (size_t i = 0; i < sizeof members / sizeof members[0]; i++)
        if (json_object_get(line, members[i]))
            json_object_set(question, members[i], json_object_get(line, members[i]));
    if (decision)
        json_object_set_new(question, "decision", json_integer(decision));
    char *text = json_dumps(question, JSON_COMPACT | JSON_REAL_PRECISION(15));
    device_ask_question(device, text, &end);
    if (end.status != 0 && end.status != 1)
        fail_msg("%s: %d: %s", text, end.status, end.words);
    if (end.status != 0)
        refusal_expect(text, end.words);
    free(text);
    json_decref(question);
    return end.status;
}

static void line_ask(struct table *table, const json_t *line, const char *by)
{
    struct test_device *asker = device_of(table, by), *other = asker == &table->red ? &table->blue : &table->red;
    bool holds = !table->held && table->rulings >= HELD_BEHIND,
         dies = !holds && !table->killed && table->rulings >= KILLED_BEHIND;
    table->questions++;
    if (holds || dies)
        device_signal(other, SIGSTOP);
    int status = question_put(asker, line, 0);
    if (status == 0 && holds) {
        assert_int_equal(game_kind_count(table->client, &table->game, "ruling"), table->rulings);
        table->held = true;
    }
    if (status == 0 && dies) {
        device_signal(other, SIGKILL);
        assert_int_equal(device_await(other), 128 + SIGKILL);
        assert_int_equal(game_kind_count(table->client, &table->game, "ruling"), table->rulings);
        device_watch(other);
        table->killed = true;
    } else if (holds || dies)
        device_signal(other, SIGCONT);
    if (status != 0) {
        table->refused++;
        return;
    }
    game_await_kind(table->client, &table->game, "ruling", ++table->rulings);
    name_take(table, line, newest(table, "ruling"));
    if (!table->stormed && table->rulings > STORM_BEHIND) {
        device_storm(asker, table->client, &table->game, table->port);
        table->stormed = true;
    }
}

/* ---- everything else ---- */

static const struct response *table_post(struct table *table, const char *by, const char *path, const json_t *body)
{
    char *text = body ? json_dumps(body, JSON_COMPACT | JSON_REAL_PRECISION(15)) : strdup("{}");
    const struct response *response =
        client_ask(table->client, &(struct ask){.path = game_path(&table->game, "%s", path),
                                                .token = table->tokens[seat_number(by)],
                                                .body = text});
    free(text);
    return response;
}

/* False: refused, for a reason that there may be. */
static bool is_done(const char *path, const struct response *response)
{
    if (response->status != 201)
        refusal_expect(path, response_text(response, "code"));
    return response->status == 201;
}

/* The same of a device's act on an entry. */
static bool device_does(const struct test_device *device, const char *what, int64_t about, const char *words)
{
    char number[24];
    struct program_end end;
    snprintf(number, sizeof number, "%d", (int)about);
    device_run(device, what, (const char *const[]){number, words, NULL}, &end);
    if (end.status != 0 && end.status != 1)
        fail_msg("%s: %d: %s", what, end.status, end.words);
    if (end.status != 0)
        refusal_expect(what, end.words);
    return end.status == 0;
}

/* What is said about an entry that never came is left out. */
static void line_take_back(struct table *table, const json_t *line, const char *by, const char *path)
{
    const json_t *body = json_object_get(line, "body");
    const struct test_device *device = device_of(table, by);
    const char *target = json_string_value(json_object_get(body, "target"));
    int64_t about = named(table, target ? target : strchr(path, '@'));
    if (about && target) {
        if (device_does(device, "undo", about, NULL))
            name_take(table, line, newest(table, "undo_proposed"));
    } else if (about) {
        bool consents = json_is_true(json_object_get(body, "consent"));
        assert_true(device_does(device, consents ? "consent" : "refuse", about, NULL));
        table->taken_back += consents;
    }
}

static void line_dispute(struct table *table, const json_t *line, const char *by)
{
    const json_t *body = json_object_get(line, "body");
    int64_t about = named(table, json_string_value(json_object_get(body, "target")));
    if (about && device_does(device_of(table, by), "dispute", about, json_string_value(json_object_get(body, "claim"))))
        name_take(table, line, newest(table, "dispute"));
}

static void line_decide(struct table *table, const json_t *line, const char *by, const char *path)
{
    int64_t about = named(table, strchr(path, '@'));
    char below[60];
    snprintf(below, sizeof below, "/disputes/%d/decision", (int)about);
    if (about && is_done(below, table_post(table, by, below, json_object_get(line, "body"))))
        name_take(table, line, newest(table, "decision"));
}

/* With the dice that fell the umpire makes it; for others a device asks. */
static void line_correct(struct table *table, const json_t *line, const char *by, const char *path)
{
    int64_t about = named(table, strchr(path, '@'));
    char below[60];
    if (!about)
        return;
    json_t *body = json_copy(json_object_get(line, "body"));
    json_object_del(body, "dice");
    snprintf(below, sizeof below, "/decisions/%d/correction", (int)about);
    const struct response *response = table_post(table, by, below, body);
    if (response->status == 403) {
        response_expect_problem(response, 403, "not_allowed");
        if (question_put(&table->blue, body, about) == 0) {
            game_await_kind(table->client, &table->game, "correction", ++table->corrections);
            table->sealed_corrections++;
        }
    } else if (is_done(below, response))
        table->corrections++;
    json_decref(body);
}

static bool starts(const char *path, const char *with)
{
    return strncmp(path, with, strlen(with)) == 0;
}

static void line_post(struct table *table, const json_t *line, const char *by, const char *path)
{
    const json_t *body = json_object_get(line, "body");
    if (strcmp(path, "/close") == 0)
        return; /* at the end, in any case */
    if (starts(path, "/undos"))
        line_take_back(table, line, by, path);
    else if (strcmp(path, "/disputes") == 0)
        line_dispute(table, line, by);
    else if (starts(path, "/disputes/"))
        line_decide(table, line, by, path);
    else if (starts(path, "/decisions/"))
        line_correct(table, line, by, path);
    else if (strcmp(path, "/notes") == 0)
        device_do(device_of(table, by), "note",
                  (const char *const[]){json_string_value(json_object_get(body, "text")), NULL});
    else if (json_object_get(line, "status"))
        response_expect(table_post(table, by, path, body), (int)json_integer_value(json_object_get(line, "status")));
    else if (strcmp(path, "/turns") == 0 || strcmp(path, "/units") == 0)
        response_expect(table_post(table, by, path, body), 201);
    else
        is_done(path, table_post(table, by, path, body));
}

/* ---- a game ---- */

static void record_holds(struct table *table)
{
    char path[] = "/tmp/umpire-devices-XXXXXX";
    struct program_end end;
    int sealed, descriptor = mkstemp(path);
    assert_true(descriptor >= 0);
    const struct response *response = game_read(table->client, &table->game, "/export");
    assert_int_equal(write(descriptor, response->body, response->length), response->length);
    close(descriptor);
    const char *const words[] = {"verify", path, NULL};
    program_run(words, NULL, &end);
    unlink(path);
    if (end.status != 0)
        fail_msg("%s", end.words);
    assert_true(export_check(game_read(table->client, &table->game, "/export")->body, &sealed) > 0);
    assert_int_equal(sealed, table->rulings + table->sealed_corrections);
    assert_int_equal(game_kind_count(table->client, &table->game, "asked"), sealed);
}

static void game_play(struct ground *ground, const char *ruleset)
{
    struct table table;
    char path[200];
    snprintf(path, sizeof path, UMPIRE_SOURCE_DIR "/tests/games/%s.game", ruleset);
    FILE *script = fopen(path, "re");
    assert_non_null(script);
    json_t *opening = json_loadf(script, JSON_DISABLE_EOF_CHECK, NULL), *line;
    assert_non_null(opening);
    table_open(ground, &table, opening);
    while ((whole || table.rulings < ROLLS) && (line = json_loadf(script, JSON_DISABLE_EOF_CHECK, NULL))) {
        const char *by = json_string_value(json_object_get(line, "by")),
                   *post = json_string_value(json_object_get(line, "post"));
        if (by && post)
            line_post(&table, line, by, post);
        else if (by && json_object_get(line, "step"))
            line_ask(&table, line, by);
        json_decref(line);
    }
    json_decref(opening);
    json_decref(table.named);
    fclose(script);
    print_message("%s: %d questions, %d rulings, %d were refused; %d corrections, %d taken back\n", ruleset,
                  table.questions, table.rulings, table.refused, table.corrections, table.taken_back);
    assert_true(table.stormed && table.held && table.killed);
    assert_true(table.rulings >= ROLLS);
    assert_true(table.refused * 3 <=
                table.questions * 2); /* of a unit that falls early all is refused; a third often is */
    response_expect(
        client_ask(table.client,
                   &(struct ask){.path = game_path(&table.game, "/close"), .token = table.game.token, .body = "{}"}),
        201);
    assert_int_equal(device_await(&table.red), 0);
    assert_int_equal(device_await(&table.blue), 0);
    record_holds(&table);
    device_clear(&table.red);
    device_clear(&table.blue);
}

static void test_tt(void **state)
{
    game_play(*state, "tt");
}

static void test_tft_ww2(void **state)
{
    game_play(*state, "tft-ww2");
}

static void test_d12_skirmish(void **state)
{
    game_play(*state, "d12-skirmish");
}

static void test_colonial(void **state)
{
    game_play(*state, "colonial");
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_tt),
        cmocka_unit_test(test_tft_ww2),
        cmocka_unit_test(test_d12_skirmish),
        cmocka_unit_test(test_colonial),
    };
    whole = argc > 1 && strcmp(argv[1], "whole") == 0;
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
