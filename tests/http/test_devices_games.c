/* The beginning of a game of each ruleset (tests/games) in two-sided mode, by two devices: units, turns and questions
 * as the scripts have them, and the dice as they fall. Every question is signed, recorded, revealed twice and ruled; or
 * the service refuses it, where the dice have taken another turn than the script. */
#include "devices.h"
#include "ground.h"
#include "sealed.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

enum { ROLLS = 14 };

struct table {
    struct client *client;
    struct test_game game;
    struct test_device red, blue;
    char tokens[3][128]; /* umpire, red, blue */
    int rulings, refused;
};

/* The seat's token, which only its file knows. */
static void token_of(const struct test_device *device, char ret[128])
{
    json_t *file = json_load_file(device->file, 0, NULL);
    assert_non_null(file);
    snprintf(ret, 128, "%s", json_string_value(json_object_get(file, "token")));
    json_decref(file);
}

static void table_open(struct ground *ground, struct table *table, const json_t *opening)
{
    struct program_end end;
    *table = (struct table){.client = &ground->client};
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
    token_of(&table->red, table->tokens[1]);
    token_of(&table->blue, table->tokens[2]);
    device_watch(&table->red);
    device_watch(&table->blue);
    game_await_kind(table->client, &table->game, "committed", 2);
}

static int seat_number(const char *by)
{
    return strcmp(by, "red") == 0 ? 1 : strcmp(by, "blue") == 0 ? 2 : 0;
}

/* Units that come in, and turns; whatever else the script does there rests on its dice. */
static void line_post(struct table *table, const json_t *line, const char *by, const char *path)
{
    const json_t *body = json_object_get(line, "body");
    if (strcmp(path, "/turns") != 0 && strcmp(path, "/units") != 0)
        return;
    char *text = body ? json_dumps(body, JSON_COMPACT | JSON_REAL_PRECISION(15)) : strdup("{}");
    const struct response *response =
        client_ask(table->client, &(struct ask){.path = game_path(&table->game, "%s", path),
                                                .token = table->tokens[seat_number(by)],
                                                .body = text});
    if (!json_object_get(line, "status"))
        response_expect(response, 201);
    free(text);
}

static void line_ask(struct table *table, const json_t *line, const char *by)
{
    static const char *const members[] = {"step", "input", "units", "apply"};
    struct program_end end;
    json_t *question = json_object();
    for (size_t i = 0; i < sizeof members / sizeof members[0]; i++)
        if (json_object_get(line, members[i]))
            json_object_set(question, members[i], json_object_get(line, members[i]));
    char *text = json_dumps(question, JSON_COMPACT | JSON_REAL_PRECISION(15));
    device_ask_question(strcmp(by, "blue") == 0 ? &table->blue : &table->red, text, &end);
    if (end.status != 0 && end.status != 1)
        fail_msg("%s: %d: %s", text, end.status, end.words);
    if (end.status == 0)
        game_await_kind(table->client, &table->game, "ruling", ++table->rulings);
    else
        table->refused++;
    free(text);
    json_decref(question);
}

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
    assert_int_equal(sealed, table->rulings);
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
    while (table.rulings < ROLLS && (line = json_loadf(script, JSON_DISABLE_EOF_CHECK, NULL))) {
        const char *by = json_string_value(json_object_get(line, "by")),
                   *post = json_string_value(json_object_get(line, "post"));
        if (by && post)
            line_post(&table, line, by, post);
        else if (by && json_object_get(line, "step"))
            line_ask(&table, line, by);
        json_decref(line);
    }
    json_decref(opening);
    fclose(script);
    print_message("%s: %d rulings, %d questions were refused\n", ruleset, table.rulings, table.refused);
    assert_int_equal(table.rulings, ROLLS);
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_tt),
        cmocka_unit_test(test_tft_ww2),
        cmocka_unit_test(test_d12_skirmish),
        cmocka_unit_test(test_colonial),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
