/* Cosignatures: what a device found consistent stands under the checkpoint, and nothing else does. */
#include "ground.h"
#include "ledger/cosignature.h"
#include "parties.h"
#include "sealed.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#define TWO_SIDED "{\"ruleset\":\"tt\",\"mode\":\"two_sided\"}"
#define QUESTION "\"step\":\"morale-check\",\"input\":{\"target\":8}"

static const struct response *pair_get(struct pair *pair, const char *path)
{
    const struct response *response =
        client_ask(pair->client, &(struct ask){.path = game_path(&pair->game, "%s", path), .token = pair->game.token});
    response_expect(response, 200);
    return response;
}

static int lines_of(const char *note)
{
    int count = 0;
    for (const char *at = note; (at = strstr(at, "\n\u2014 ")); at++)
        count++;
    return count;
}

static void cosigns(struct pair *pair, const struct pair_seat *player, const struct tree_head *head, int lines)
{
    char line[COSIGNATURE_LINE_MAX];
    bool is_newest = head->size == pair->head.size;
    pair_cosignature(pair, player, head, line, sizeof line);
    const struct response *response = pair_cosign(pair, player, head, line);
    response_expect(response, 200);
    assert_string_equal(response_header(response, "Content-Type"), "text/plain; charset=utf-8");
    assert_int_equal(strstr(response->body, line) != NULL, is_newest);
    assert_int_equal(lines_of(response->body), lines);
}

static int64_t kept(struct ground *ground, const struct pair *pair, const char *what)
{
    char sql[200];
    snprintf(sql, sizeof sql, "SELECT coalesce(%s, 0) FROM umpire.cosignature WHERE session_id = '%s'", what,
             pair->game.id);
    return database_number(ground->connection, sql);
}

static int checkpoints_of(const char *export)
{
    int count = 0;
    for (const char *at = export; (at = strstr(at, "{\"checkpoint\":")); at++)
        count++;
    return count;
}

/* `umpire verify --json`, of the export as it is now, with a saved checkpoint or NULL: how many lines of devices. */
static long long cosigned(struct pair *pair, const char *saved, int status)
{
    char path[] = "/tmp/umpire-cosigned-XXXXXX", note[] = "/tmp/umpire-cosigned-XXXXXX";
    struct program_end end;
    int descriptor = mkstemp(path), other = mkstemp(note);
    const struct response *response = pair_get(pair, "/export");
    assert_true(descriptor >= 0 && other >= 0);
    assert_int_equal(write(descriptor, response->body, response->length), response->length);
    if (saved)
        assert_int_equal(write(other, saved, strlen(saved)), strlen(saved));
    const char *const words[] = {"verify", path, "--json", saved ? "--checkpoint" : NULL, note, NULL};
    program_run(words, NULL, &end);
    close(descriptor);
    close(other);
    unlink(path);
    unlink(note);
    if (end.status != status)
        fail_msg("%d: %s", end.status, end.words);
    json_t *answer = json_loads(end.words, 0, NULL), *line;
    long long count = -1;
    size_t i;
    json_array_foreach(json_object_get(answer, "counts"), i, line)
    {
        if (strcmp(json_string_value(json_object_get(line, "what")), "cosigned") == 0)
            count = json_integer_value(json_object_get(line, "count"));
    }
    json_decref(answer);
    return count;
}

static void test_under_the_checkpoint(void **state)
{
    struct ground *ground = *state;
    struct pair pair;
    const struct response *response;
    char saved[4000], line[COSIGNATURE_LINE_MAX], body[COSIGNATURE_LINE_MAX + 200], root[HASH_TEXT_SIZE];
    pair_set(&pair, &ground->client, TWO_SIDED);
    const struct tree_head first = pair.head;
    snprintf(saved, sizeof saved, "%s", pair_get(&pair, "/checkpoint")->body);
    cosigns(&pair, &pair.red, &first, 2);
    cosigns(&pair, &pair.blue, &first, 3);
    cosigns(&pair, &pair.blue, &first, 3); /* again */
    response_expect(client_ask(&ground->client, &(struct ask){.path = game_path(&pair.game, "/checkpoint"),
                                                              .token = pair.red.token,
                                                              .headers = {"If-None-Match: *"}}),
                    304);
    pair_cosignature(&pair, &pair.blue, &first, line, sizeof line);
    hash_write(&first.root, root);
    snprintf(body, sizeof body, "{\"last_checkpoint\":{\"size\":%u,\"root\":\"%s\"},\"line\":\"%s\"}",
             (unsigned)first.size, root, line);
    response = client_ask(&ground->client, &(struct ask){.method = "POST",
                                                         .path = game_path(&pair.game, "/checkpoint/cosignatures"),
                                                         .token = pair.blue.token,
                                                         .headers = {"If-None-Match: *"},
                                                         .body = body});
    response_expect(response, 200); /* an act is no copy of anything */
    assert_null(response_header(response, "ETag"));
    response = pair_get(&pair, "/checkpoint");
    assert_memory_equal(response->body, saved, strlen(saved)); /* and the lines of both */
    snprintf(saved, sizeof saved, "%s", response->body);
    assert_int_equal(lines_of(saved), 3);
    assert_int_equal(checkpoints_of(pair_get(&pair, "/export")->body), 1);
    assert_int_equal(cosigned(&pair, NULL, 0), 2);

    pair_ruled(&pair, pair_roll(&pair, &pair.red, QUESTION), "ruling", "red");
    assert_int_equal(lines_of(pair_get(&pair, "/checkpoint")->body), 1); /* of what is new they have said nothing */
    assert_int_equal(checkpoints_of(pair_get(&pair, "/export")->body), 2);
    pair_export_holds(&pair);
    assert_int_equal(cosigned(&pair, NULL, 0), 2);
    assert_int_equal(cosigned(&pair, saved, 0), 4); /* those of the file, and those of the saved one */
    cosigns(&pair, &pair.red, &pair.head, 2);
    assert_int_equal(checkpoints_of(pair_get(&pair, "/export")->body), 2); /* blue's, and red's newer one */
    assert_int_equal(cosigned(&pair, NULL, 0), 2);
    assert_int_equal(kept(ground, &pair, "count(*)"), 2);
    cosigns(&pair, &pair.red, &first, 2); /* comes late: takes nothing back */
    assert_int_equal(kept(ground, &pair, "max(size)"), (int64_t)pair.head.size);
    assert_int_equal(lines_of(pair_get(&pair, "/checkpoint")->body), 2);
    cosigns(&pair, &pair.blue, &pair.head, 3);
    assert_int_equal(checkpoints_of(pair_get(&pair, "/export")->body), 1);
    pair_export_holds(&pair);
}

/* A line's length is counted in characters, as its schema says: the dash is one, of three bytes. */
static void test_the_longest_line(void **state)
{
    struct ground *ground = *state;
    struct pair pair;
    char line[COSIGNATURE_LINE_MAX + 2];
    pair_set(&pair, &ground->client, TWO_SIDED);
    const int most = COSIGNATURE_LINE_MAX - 2, before = (int)strlen("- localhost ");
    for (int more = 0; more <= 1; more++) {
        int key = snprintf(line, sizeof line, "\u2014 localhost ");
        memset(line + key, 'A', (size_t)(most + more - before));
        line[key + most + more - before] = '\0';
        response_expect_problem(pair_cosign(&pair, &pair.red, &pair.head, line), 422,
                                more ? "wrong_length" : "signature_wrong");
    }
}

/* An owner who lets the record go apart or back has no line of a device for it. */
static void test_what_is_no_cosignature(void **state)
{
    struct ground *ground = *state;
    struct pair pair, elsewhere;
    char line[COSIGNATURE_LINE_MAX], other[COSIGNATURE_LINE_MAX];
    pair_set(&pair, &ground->client, TWO_SIDED);
    const struct tree_head head = pair.head;
    struct tree_head forked = head, beyond = head;
    forked.root.bytes[0] ^= 1;
    beyond.size++;
    pair_cosignature(&pair, &pair.red, &head, line, sizeof line);
    response_expect_problem(pair_cosign(&pair, &pair.blue, &head, line), 422, "signature_wrong"); /* red's line */
    response_expect_problem(pair_cosign(&pair, &pair.red, &forked, line), 409, "checkpoint_inconsistent");
    response_expect_problem(pair_cosign(&pair, &pair.red, &beyond, line), 409, "checkpoint_inconsistent");
    pair_cosignature(&pair, &pair.red, &forked, other, sizeof other); /* of another record */
    response_expect_problem(pair_cosign(&pair, &pair.red, &head, other), 422, "signature_wrong");
    pair_set(&elsewhere, &ground->client, TWO_SIDED); /* the same device and entries, in another session */
    response_expect_problem(pair_cosign(&elsewhere, &elsewhere.red, &elsewhere.head, line), 422, "signature_wrong");
    response_expect_problem(pair_cosign(&pair, &pair.red, &head, "\u2014 localhost AAAA"), 422, "signature_wrong");
    response_expect_problem(pair_cosign(&pair, &pair.red, &head, "red was here"), 422, "signature_wrong");
    response_expect_problem(pair_cosign(&pair, &pair.red, &head, "a\\nb"), 422, "invalid_text");
    response_expect_problem(pair_cosign(&pair, &pair.red, &head, ""), 422, "wrong_length");
    struct pair_seat umpire = pair.red; /* a seat without a device */
    snprintf(umpire.token, sizeof umpire.token, "%s", pair.game.token);
    response_expect_problem(pair_cosign(&pair, &umpire, &head, line), 422, "signature_wrong");
    assert_int_equal(kept(ground, &pair, "count(*)"), 0);
    assert_int_equal(lines_of(pair_get(&pair, "/checkpoint")->body), 1);

    /* The owner changes the database: a line is shown only under the record that it was made for. */
    cosigns(&pair, &pair.red, &head, 2);
    char sql[200];
    snprintf(sql, sizeof sql, "UPDATE umpire.cosignature SET size = size - 1 WHERE session_id = '%s'", pair.game.id);
    database_execute(ground->connection, sql);
    assert_int_equal(lines_of(pair_get(&pair, "/checkpoint")->body), 1);
    assert_int_equal(checkpoints_of(pair_get(&pair, "/export")->body), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_under_the_checkpoint),
        cmocka_unit_test(test_the_longest_line),
        cmocka_unit_test(test_what_is_no_cosignature),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
