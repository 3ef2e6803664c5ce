/* What is served of a game, judged by public tools that know nothing of umpire: Go's packages for signed notes and
 * transparency logs (contract/go). Skipped where there is no Go, or its packages cannot be had. */
#include "ground.h"
#include "ledger/cosignature.h"
#include "parties.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#define QUESTION "\"step\":\"morale-check\",\"input\":{\"target\":8}"

#define PROGRAM UMPIRE_SOURCE_DIR "/tests/contract/go"

enum { COMMAND_SIZE = 2000, RULINGS = 3 };

static char folder[] = "/tmp/umpire-go-XXXXXX";

static void keep(struct pair *pair, const char *below, const char *name)
{
    char path[80];
    const struct response *response =
        client_ask(pair->client, &(struct ask){.path = game_path(&pair->game, "%s", below), .token = pair->game.token});
    response_expect(response, 200);
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "we");
    assert_non_null(file);
    assert_int_equal(fwrite(response->body, 1, response->length, file), response->length);
    assert_int_equal(fclose(file), 0);
}

static void cosigned(struct pair *pair, struct pair_seat *player)
{
    char line[COSIGNATURE_LINE_MAX];
    pair_cosignature(pair, player, &pair->head, line, sizeof line);
    response_expect(pair_cosign(pair, player, &pair->head, line), 200);
}

static void key_text(const struct pair_seat *player, char ret[HASH_TEXT_SIZE])
{
    struct hash shown;
    memcpy(shown.bytes, player->key.bytes, HASH_SIZE);
    hash_write(&shown, ret);
}

__attribute__((format(printf, 1, 2))) static bool runs(const char *format, ...)
{
    char command[COMMAND_SIZE];
    va_list words;
    va_start(words, format);
    int length = vsnprintf(command, sizeof command, format, words);
    va_end(words);
    assert_in_range(length, 1, sizeof command - 1);
    return system(command) == 0;
}

static void test_go_agrees(void **state)
{
    struct ground *ground = *state;
    struct pair pair;
    char red[HASH_TEXT_SIZE], blue[HASH_TEXT_SIZE], key[200], below[80], name[40];
    assert_non_null(mkdtemp(folder));
    if (!runs("command -v go >/dev/null && cd '%s' && go mod download >%s/log 2>&1", PROGRAM, folder)) {
        print_message("Go or its packages are not to be had\n");
        runs("rm -rf %s", folder);
        skip();
    }
    assert_true(runs("cd '%s' && go build -o %s/check .", PROGRAM, folder));

    pair_set(&pair, &ground->client, "{\"ruleset\":\"tt\",\"mode\":\"two_sided\"}");
    keep(&pair, "/checkpoint", "before");
    const int before = (int)pair.head.size;
    for (int i = 0; i < RULINGS; i++)
        pair_ruled(&pair, pair_roll(&pair, i % 2 ? &pair.blue : &pair.red, QUESTION), "ruling", i % 2 ? "blue" : "red");
    assert_int_equal(pair.head.size, pair.entries);
    cosigned(&pair, &pair.red);
    cosigned(&pair, &pair.blue);
    keep(&pair, "/checkpoint", "now");
    snprintf(below, sizeof below, "/consistency?from=%d&to=%d", before, pair.entries);
    keep(&pair, below, "consistency");
    for (int i = 0; i < pair.entries; i++) {
        snprintf(below, sizeof below, "/entries/%d/receipt", i);
        snprintf(name, sizeof name, "receipt-%d", i);
        keep(&pair, below, name);
    }
    const struct response *response = client_get(pair.client, "/v1/keys");
    snprintf(key, sizeof key, "%s",
             json_string_value(json_object_get(json_array_get(json_object_get(response->json, "keys"), 0), "key")));
    key_text(&pair.red, red);
    key_text(&pair.blue, blue);
    assert_true(runs("cd %s && ./check '%s' %s,%s now before consistency receipt-*", folder, key, red, blue));
    runs("rm -rf %s", folder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_go_agrees),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
