/* The roster and the record: what it was at each entry, what corrections and undos make of it, two processes on one
 * database, retries, and copies that are the present ones. */
#include "units.h"

enum { ENTRIES_MAX = 32 };

struct two {
    struct ground *ground;
    struct test_service second;
};

/* The roster's bytes behind each entry. */
struct told {
    int64_t count;
    char *bodies[ENTRIES_MAX];
};

static void tell(const struct table *table, struct told *told)
{
    response_expect(table_ask(table, "/roster", NULL), 200);
    int64_t at = response_number(&table->client->response, "as_of");
    assert_in_range(at, 0, ENTRIES_MAX - 1);
    told->bodies[at] = strdup(table->client->response.body);
    told->count = at + 1;
}

static void told_free(struct told *told)
{
    for (int64_t i = 0; i < told->count; i++)
        free(told->bodies[i]);
}

/* Every roster of then is answered by `client` as it was. */
static void told_check(const struct table *table, const struct told *told, struct client *client)
{
    for (int64_t at = 2; at < told->count; at++) {
        if (!told->bodies[at])
            fail_msg("nothing was told behind entry %lld", (long long)at);
        struct ask ask = {.path = game_path(&table->game, "/roster?as_of=%lld", (long long)at),
                          .token = table->game.token};
        response_expect(client_ask(client, &ask), 200);
        assert_string_equal(client->response.body, told->bodies[at]);
    }
}

/* One append after the other. */
struct move {
    const char *path, *body;
    enum { UMPIRE, RED, BLUE } who;
};

/* 3 … in order: an entry's number is its place and three. */
static const struct move moves[] = {
    {"/rulings", FIRE, UMPIRE},
    {"/rulings", FIRE, UMPIRE},
    {"/turns", "", UMPIRE},
    {"/units", "{\"units\":[" WARRIORS("scouts", "6") "]}", BLUE},
    {"/units/impi/changes", "{\"changes\":{\"figures\":14},\"reason\":\"Counted again.\"}", UMPIRE},
    {"/rulings", FIRE_WITH("\"apply\":false,"), UMPIRE}, /* 8 */
    {"/rulings", "{\"step\":\"morale-check\",\"units\":{\"after_fire\":\"impi\"},\"dice\":[1,1]}", BLUE},
    {"/notes", "{\"text\":\"The smoke drifts.\"}", BLUE},
    {"/disputes", "{\"target\":4,\"claim\":\"Six of them saw it.\"}", BLUE}, /* 11 */
    {"/disputes/11/decision", "{\"upheld\":true,\"clause\":\"MWK-FIR-3\",\"correction\":\"further_dice\"}", UMPIRE},
    {"/decisions/12/correction",
     "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"watch\",\"target\":\"impi\"},"
     "\"input\":{\"range\":8,\"figures\":6}}",
     UMPIRE}, /* 13 */
    {"/rulings", FIRE, UMPIRE},
    {"/undos", "{\"target\":14}", RED}, /* 15 */
    {"/undos/15/answer", "{\"consent\":true}", BLUE},
    {"/turns", "{\"turn\":4}", UMPIRE},
};

/* The newest roster by another process: out of what is kept beside an entry, or folded. */
static void told_check_newest(const struct table *table, const struct told *told, struct client *client)
{
    struct ask ask = {.path = game_path(&table->game, "/roster"), .token = table->game.token};
    response_expect(client_ask(client, &ask), 200);
    assert_string_equal(client->response.body, told->bodies[told->count - 1]);
}

/* At each entry: by the process that wrote it, by another one, and by one that has only just started. */
static void test_the_roster_at_every_entry(void **state)
{
    const struct two *two = *state;
    struct table table;
    struct told told = {.count = 0};
    struct client other;
    table_open(&table, &two->ground->client, COLONIAL);
    client_start(&other, two->second.port);
    tell(&table, &told);
    for (size_t i = 0; i < sizeof moves / sizeof moves[0]; i++) {
        const struct move *move = &moves[i];
        const char *token = move->who == BLUE ? table.blue : move->who == RED ? table.red : table.game.token;
        response_expect(table_ask_as(&table, token, move->path, move->body), 201);
        assert_int_equal(response_number(&table.client->response, "seq"), i + 3);
        tell(&table, &told);
        told_check_newest(&table, &told, &other);
    }
    told_check(&table, &told, table.client);
    told_check(&table, &told, &other);
    client_end(&other);
    struct test_service fresh;
    service_start(&fresh, two->ground->database.url, NULL);
    service_await_ready(&fresh);
    client_start(&other, fresh.port);
    told_check(&table, &told, &other);
    client_end(&other);
    service_stop(&fresh);
    table_refuse(&table, "/roster?as_of=999", NULL, 404, "entry_unknown");
    table_refuse(&table, "/roster?as_of=-1", NULL, 422, "out_of_range");
    table_verify(&table);
    told_free(&told);
}

/* Nobody rests on what is kept beside an entry: where it is missing or another program's, entries are folded. */
static void test_a_kept_roster_that_is_useless(void **state)
{
    static const char *const spoilt[] = {"NULL", "state || '\\x00'::bytea", "substr(state, 1, length(state) - 1)"};
    const struct two *two = *state;
    for (size_t i = 0; i < sizeof spoilt / sizeof spoilt[0]; i++) {
        struct table table;
        struct client other;
        struct told told = {.count = 0};
        char sql[240];
        table_open(&table, &two->ground->client, COLONIAL);
        table_append(&table, "/rulings", FIRE); /* 3: beside it the roster is kept */
        table_append(&table, "/rulings", FIRE);
        tell(&table, &told);
        snprintf(sql, sizeof sql, "UPDATE umpire.entry SET state = %s WHERE session_id = '%s' AND seq = 3", spoilt[i],
                 table.game.id);
        database_execute(two->ground->connection, sql);
        client_start(&other, two->second.port);
        told_check_newest(&table, &told, &other);
        client_end(&other);
        table_verify(&table);
        told_free(&told);
    }
}

static int64_t decide(const struct table *table, const char *target, const char *correction)
{
    char body[200], path[60];
    snprintf(body, sizeof body, "{\"target\":%s,\"claim\":\"Six of them saw it.\"}", target);
    snprintf(path, sizeof path, "/disputes/%lld/decision", (long long)table_append(table, "/disputes", body));
    snprintf(body, sizeof body, "{\"upheld\":true,\"clause\":\"MWK-FIR-3\",\"correction\":\"%s\"}", correction);
    return table_append(table, path, body);
}

/* A correction stands in the place of what it corrects: it meets the roster of then, and what came after is kept. */
static void test_a_correction_by_units(void **state)
{
    static const char hand[] = "{\"changes\":{\"figures\":14},\"reason\":\"Counted again.\"}";
    const struct two *two = *state;
    struct table table;
    char path[60], preview[70];
    table_open(&table, &two->ground->client, COLONIAL);
    table_append(&table, "/rulings", FIRE); /* 3: 16 to 12 */
    table_append(&table, "/rulings", FIRE); /* 4: 12 to 8 */
    snprintf(path, sizeof path, "/decisions/%lld/correction", (long long)decide(&table, "3", "further_dice"));
    snprintf(preview, sizeof preview, "%s/preview", path);
    response_expect(table_ask(&table, preview,
                              "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"watch\",\"target\":\"impi\"},"
                              "\"input\":{\"range\":8,\"figures\":6}}"),
                    200);
    assert_int_equal(member_of(answer_find(&table, "effects", "member", "figures"), "from"), 16); /* as it was then */
    assert_int_equal(table_figures(&table, "impi"), 8);
    response_expect(table_ask(&table, preview,
                              "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"watch\",\"target\":\"impi\"},"
                              "\"input\":{}}"),
                    200); /* what it lacks is no refusal */
    assert_non_null(answer_find(&table, "needs", "pointer", "/input/range"));
    table_append(&table, path,
                 "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"watch\",\"target\":\"impi\"},"
                 "\"input\":{\"range\":8,\"figures\":6}}"); /* the first six dice */
    const json_t *effect = answer_find(&table, "effects", "member", "figures");
    assert_int_equal(member_of(effect, "from"), 16);
    assert_int_equal(table_figures(&table, "impi"), 8); /* four fell among the six, then four */
    response_expect(table_ask(&table, "/roster?as_of=4", NULL), 200);
    assert_int_equal(member_of(answer_find(&table, "units", "id", "impi"), "figures"), 8);

    snprintf(path, sizeof path, "/decisions/%lld/correction", (long long)decide(&table, "4", "reused_dice"));
    table_append(&table, path,
                 "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"watch\",\"target\":\"impi\"},"
                 "\"input\":{\"range\":8,\"figures\":2}}");
    assert_int_equal(table_figures(&table, "impi"), 10); /* four, then the two sixes that are kept */

    table_append(&table, "/units/impi/changes", hand);
    assert_int_equal(table_figures(&table, "impi"), 14);
    table_verify(&table);
}

/* Units may be out of the game by now: what counts is how they stood then. */
static void test_a_correction_by_units_that_are_gone(void **state)
{
    const struct two *two = *state;
    struct table table;
    char path[60];
    table_open(&table, &two->ground->client, COLONIAL);
    for (int i = 0; i < 4; i++) /* 3 to 6 */
        table_append(&table, "/rulings", FIRE);
    assert_string_equal(json_string_value(json_object_get(table_unit(&table, "impi"), "out")), "removed");
    table_append(&table, "/units/watch/changes", "{\"changes\":{\"fate\":\"routed\"},\"reason\":\"They ran.\"}");
    snprintf(path, sizeof path, "/decisions/%lld/correction", (long long)decide(&table, "6", "further_dice"));
    table_append(&table, path,
                 "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"watch\",\"target\":\"impi\"},"
                 "\"input\":{\"range\":8,\"figures\":1}}"); /* a six */
    assert_int_equal(table_figures(&table, "impi"), 3);
    assert_null(json_object_get(table_unit(&table, "impi"), "out"));
    table_verify(&table);
}

/* The ruling was about the wrong one of two units that are alike: all that differs is which. */
static void test_a_correction_of_the_wrong_unit(void **state)
{
    static const char other[] = "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"watch\",\"target\":\"impi-2\"},"
                                "\"input\":{\"range\":8}}",
                      same[] = "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"watch\",\"target\":\"impi\"},"
                               "\"input\":{\"range\":8}}";
    const struct two *two = *state;
    struct table table;
    char path[60];
    table_open(&table, &two->ground->client,
               "{\"ruleset\":\"colonial\",\"options\":{\"actions_per_turn\":\"any\"},\"units\":[" WATCH
               "," WARRIORS("impi", "16") "," WARRIORS("impi-2", "16") "]}");
    table_append(&table, "/rulings", FIRE);
    snprintf(path, sizeof path, "/decisions/%lld/correction", (long long)decide(&table, "3", "reused_dice"));
    table_refuse(&table, path, same, 422, "input_unchanged");
    table_append(&table, path, other);
    assert_int_equal(table_figures(&table, "impi"), 16);
    assert_int_equal(table_figures(&table, "impi-2"), 12); /* by the same dice */
    table_verify(&table);
}

/* What is corrected happened before they came. */
static void test_a_correction_by_units_of_later(void **state)
{
    const struct two *two = *state;
    struct table table;
    char path[60];
    table_open(&table, &two->ground->client, COLONIAL);
    table_append(&table, "/rulings", FIRE); /* 3 */
    table_append(&table, "/units", "{\"units\":[" WARRIORS("scouts", "6") "]}");
    snprintf(path, sizeof path, "/decisions/%lld/correction", (long long)decide(&table, "3", "further_dice"));
    table_refuse(&table, path,
                 "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"watch\",\"target\":\"scouts\"},"
                 "\"input\":{\"range\":8,\"target\":{\"figures\":6}}}",
                 422, "unit_unknown");
    table_refuse(&table, "/decisions/3/correction", FIRE, 409, "correction_not_decided");
    table_verify(&table);
}

/* What is corrected named no units: there is no place to take, so that the effects come where the correction stands. */
static void test_a_correction_that_brings_units(void **state)
{
    const struct two *two = *state;
    struct table table;
    char path[60];
    table_open(&table, &two->ground->client, COLONIAL);
    table_append(&table, "/rulings",
                 "{\"step\":\"ranged-attack\",\"input\":{\"range\":8,\"kind\":\"regular_infantry\","
                 "\"weapon\":\"modern_rifle\",\"figures\":2,\"target\":{\"figures\":5}},\"dice\":[6,6]}"); /* 3 */
    table_append(&table, "/rulings", FIRE);                                                                /* 4 */
    snprintf(path, sizeof path, "/decisions/%lld/correction", (long long)decide(&table, "3", "further_dice"));
    table_append(&table, path,
                 "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"watch\",\"target\":\"impi\"},"
                 "\"input\":{\"range\":8},\"dice\":[6,6,1,1,1,1,1,1,1,1]}"); /* and the two sixes that fell */
    assert_int_equal(table_figures(&table, "impi"), 8);
    table_verify(&table);
}

static void test_an_undo_gives_back(void **state)
{
    const struct two *two = *state;
    struct table table;
    table_open(&table, &two->ground->client, COLONIAL);
    table_append(&table, "/rulings", FIRE); /* 3 */
    response_expect(table_ask_as(&table, table.blue, "/undos", "{\"target\":3}"), 201);
    assert_int_equal(table_figures(&table, "impi"), 12);
    assert_true(table_owes(&table, "impi", "pin_test_after_fire"));
    response_expect(table_ask_as(&table, table.red, "/undos/4/answer", "{\"consent\":true}"), 201);
    assert_int_equal(table_figures(&table, "impi"), 16);
    assert_false(table_owes(&table, "impi", "pin_test_after_fire"));
    table_append(&table, "/rulings", FIRE);
    assert_int_equal(table_figures(&table, "impi"), 12);
    table_verify(&table);
}

/* Taken back by blue's wish and red's consent. */
static void take_back(const struct table *table, int64_t target)
{
    char body[40], path[60];
    snprintf(body, sizeof body, "{\"target\":%lld}", (long long)target);
    response_expect(table_ask_as(table, table->blue, "/undos", body), 201);
    snprintf(path, sizeof path, "/undos/%lld/answer", (long long)response_number(&table->client->response, "seq"));
    response_expect(table_ask_as(table, table->red, path, "{\"consent\":true}"), 201);
    assert_int_equal(response_number(&table->client->response, "taken_back"), target);
}

static void resting(const struct table *table, int64_t target, int64_t newest)
{
    char body[40];
    snprintf(body, sizeof body, "{\"target\":%lld}", (long long)target);
    table_refuse(table, "/undos", body, 409, "not_undoable");
    const json_t *list = json_object_get(table->client->response.json, "rested_on");
    assert_int_equal(json_integer_value(json_array_get(list, 0)), newest);
}

static int64_t turn_of(const struct table *table)
{
    response_expect(table_ask(table, "/roster", NULL), 200);
    bool any = json_object_get(table->client->response.json, "turn") != NULL;
    return any ? member_of(table->client->response.json, "turn") : 0;
}

/* A turn, a manual change, units that came in, and a ruling that is not the latest. */
static void test_whatever_nothing_rests_on(void **state)
{
    struct two *two = *state;
    struct table table;
    table_open(&table, &two->ground->client, COLONIAL);
    int64_t came = table_append(&table, "/units", "{\"units\":[" WARRIORS("scouts", "6") "]}");
    int64_t first = table_append(&table, "/turns", "");
    int64_t shot = table_append(&table, "/rulings", FIRE);
    int64_t hand =
        table_append(&table, "/units/watch/changes", "{\"changes\":{\"figures\":11},\"reason\":\"Counted again.\"}");
    resting(&table, first, hand);
    int64_t second = table_append(&table, "/turns", "{\"current\":{\"turn\":1}}");
    table_refuse(&table, "/turns", "{\"current\":{\"turn\":1}}", 409, "turn_changed");
    assert_non_null(strstr(response_text(&table.client->response, "detail"), "It is already turn 2"));
    assert_int_equal(member_of(json_object_get(table.client->response.json, "current"), "turn"), 2);
    resting(&table, first, second);
    take_back(&table, second);
    assert_int_equal(turn_of(&table), 1);
    table_refuse(&table, "/turns", "{\"current\":{\"turn\":2}}", 409, "turn_changed");
    take_back(&table, hand);
    assert_int_equal(table_figures(&table, "watch"), 12);
    take_back(&table, shot);
    assert_int_equal(table_figures(&table, "impi"), 16);
    take_back(&table, first);
    assert_int_equal(turn_of(&table), 0);
    table_append(&table, "/turns", "{\"current\":{\"turn\":0}}");
    assert_int_equal(turn_of(&table), 1);
    table_append(&table, "/rulings", FIRE); /* in the turn that is on, says the verifier */
    take_back(&table, came);
    table_refuse(&table, "/units/scouts/changes", "{\"changes\":{\"figures\":5},\"reason\":\"Gone.\"}", 422,
                 "unit_unknown");
    table_append(&table, "/units", "{\"units\":[" WARRIORS("scouts", "9") "]}"); /* the id is free again */
    assert_int_equal(table_figures(&table, "scouts"), 9);
    table_refuse(&table, "/undos", "{\"target\":1}", 409, "not_undoable"); /* a seat that joined */
    struct table there = table;
    struct client other;
    client_start(&other, two->second.port);
    there.client = &other;
    assert_int_equal(table_figures(&there, "scouts"), 9);
    table_append(&there, "/rulings", FIRE);
    client_end(&other);
    table_verify(&table);
}

/* Nothing of it can be rested on (X-REFUSED). */
#define RALLY "{\"step\":\"rally\",\"units\":{\"unit\":\"impi\"},\"dice\":[6,6]}"

static int64_t refuse(const struct table *table)
{
    int64_t seq = table_append(table, "/rulings", RALLY);
    assert_string_equal(response_text(&table->client->response, "status"), "not_permitted");
    assert_string_equal(response_text(&table->client->response, "summary"),
                        "Not permitted for impi: it has no pinned markers to rally from.");
    return seq;
}

static int64_t asked_of_marks(const struct table *table, int64_t target)
{
    int64_t count = 0;
    response_expect(table_ask(table, "/report", NULL), 200);
    const json_t *marks = json_object_get(table->client->response.json, "marks");
    for (size_t i = 0; i < json_array_size(marks); i++) {
        const json_t *mark = json_array_get(marks, i);
        count += member_of(mark, "target") == target &&
                 strcmp(json_string_value(json_object_get(mark, "text")), "Asked of a state that was taken back") == 0;
    }
    return count;
}

static void taken_back_past_refusals(const struct table *table, int64_t target)
{
    int64_t refused[15];
    for (int i = 0; i < 15; i++)
        refused[i] = refuse(table);
    assert_int_equal(asked_of_marks(table, refused[0]), 0);
    table_take_back(table, target);
    for (int i = 0; i < 15; i++)
        assert_int_equal(asked_of_marks(table, refused[i]), 1);
    table_verify(table);
}

static void test_a_refusal_is_in_nobodys_way(void **state)
{
    struct two *two = *state;
    struct table table;
    table_open(&table, &two->ground->client, COLONIAL);
    int64_t fired = table_append(&table, "/rulings", FIRE);
    taken_back_past_refusals(&table, fired);
    assert_int_equal(table_figures(&table, "impi"), 16);
    taken_back_past_refusals(&table, table_append(&table, "/units/impi/changes",
                                                  "{\"changes\":{\"figures\":9},\"reason\":\"Counted again.\"}"));
    assert_int_equal(table_figures(&table, "impi"), 16);
    taken_back_past_refusals(&table, table_append(&table, "/turns", "{}"));
    int64_t refused = refuse(&table);
    response_expect(table_ask(&table, "/units/impi/removal", "{\"reason\":\"It never came.\"}"), 201);
    assert_int_equal(asked_of_marks(&table, refused), 0); /* nothing was taken back */
    table_verify(&table);
}

static void test_units_are_renamed_and_removed(void **state)
{
    const struct two *two = *state;
    struct table table;
    table_open(&table, &two->ground->client, COLONIAL);
    response_expect(table_ask_as(&table, table.blue, "/units", "{\"units\":[" WARRIORS("scouts", "6") "]}"), 201);
    response_expect_problem(table_ask_as(&table, table.red, "/units/scouts/removal", "{}"), 403, "not_allowed");
    response_expect_problem(table_ask_as(&table, table.red, "/units/scouts/name", "{\"name\":\"Mine\"}"), 403,
                            "not_allowed");
    response_expect(table_ask_as(&table, table.blue, "/units/scouts/name", "{\"name\":\"The Eyes\"}"), 201);
    assert_string_equal(json_string_value(json_object_get(table_unit(&table, "scouts"), "name")), "The Eyes");
    table_refuse(&table, "/units/scouts/name", "{\"name\":\"\"}", 422, "wrong_length");
    table_refuse(&table, "/units/scouts/name", "{\"name\":\"a\\u0007\"}", 422, "invalid_text");
    table_refuse(&table, "/units/scouts/name", "{}", 422, "missing_field");
    table_refuse(&table, "/units/nobody/name", "{\"name\":\"Nobody\"}", 422, "unit_unknown");
    table_refuse(&table, "/units/nobody/removal", "{}", 422, "unit_unknown");
    int64_t shot = table_append(&table, "/rulings", FIRE);
    table_refuse(&table, "/units/watch/removal", "{}", 409, "unit_in_use");
    assert_int_equal(json_integer_value(json_array_get(json_object_get(table.client->response.json, "rested_on"), 0)),
                     shot);
    response_expect(table_ask_as(&table, table.blue, "/units/scouts/removal", "{\"reason\":\"Not in the list.\"}"),
                    201);
    assert_string_equal(response_text(&table.client->response, "unit_name"), "The Eyes");
    table_refuse(&table, "/units/scouts/removal", NULL, 405, "method_not_allowed");
    table_refuse(&table, "/units/scouts/removal", "", 422, "unit_unknown");
    table_append(&table, "/units", "{\"units\":[" WARRIORS("scouts", "4") "]}");
    assert_string_equal(json_string_value(json_object_get(table_unit(&table, "scouts"), "name")), "scouts");
    take_back(&table, shot);
    table_append(&table, "/units/watch/removal", "");
    response_expect(table_ask(&table, "/report", NULL), 200);
    table_verify(&table);
}

/* Who acts with a unit changes with its side; a roster of then stays as it was. */
static void test_a_unit_changes_sides(void **state)
{
    static const char over[] = "{\"side\":\"red\",\"reason\":\"It ran over.\"}";
    const struct two *two = *state;
    struct table table;
    table_open(&table, &two->ground->client, COLONIAL);
    response_expect_problem(table_ask_as(&table, table.red, "/units/impi/side", over), 403, "not_allowed");
    table_refuse(&table, "/units/impi/side", "{\"side\":\"red\"}", 422, "missing_field");
    table_refuse(&table, "/units/impi/side", "{\"side\":\"green\",\"reason\":\"x\"}", 422, "not_a_choice");
    table_refuse(&table, "/units/impi/side", "{\"side\":\"blue\",\"reason\":\"x\"}", 422, "not_a_choice");
    table_refuse(&table, "/units/nobody/side", over, 422, "unit_unknown");
    int64_t reassigned = table_append(&table, "/units/impi/side", over);
    assert_string_equal(response_text(&table.client->response, "kind"), "unit_reassigned");
    assert_string_equal(response_text(&table.client->response, "unit_name"), "impi");
    assert_string_equal(json_string_value(json_object_get(table_unit(&table, "impi"), "side")), "red");
    response_expect(table_ask(&table, "/roster?as_of=2", NULL), 200);
    assert_string_equal(json_string_value(json_object_get(answer_find(&table, "units", "id", "impi"), "side")), "blue");
    response_expect_problem(table_ask_as(&table, table.blue, "/units/impi/name", "{\"name\":\"Ours\"}"), 403,
                            "not_allowed");
    response_expect(table_ask_as(&table, table.red, "/units/impi/name", "{\"name\":\"Ours now\"}"), 201);
    response_expect(client_ask(table.client, &(struct ask){.path = game_path(&table.game, "/report"),
                                                           .token = table.game.token,
                                                           .headers = {"Accept: text/markdown"}}),
                    200);
    assert_non_null(strstr(table.client->response.body, "fights for Red from now on"));
    table_refuse(&table, "/units/impi/removal", "{}", 409, "unit_in_use");
    take_back(&table, reassigned);
    assert_string_equal(json_string_value(json_object_get(table_unit(&table, "impi"), "side")), "blue");
    table_verify(&table);
}

/* One figure falls; each ruling meets what the one before it left, wherever that was written. */
static void shoot(const struct table *table, struct client *client, int64_t wanted)
{
    struct ask ask = {.path = game_path(&table->game, "/rulings"),
                      .token = table->game.token,
                      .body = "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"watch\",\"target\":\"impi\"},"
                              "\"input\":{\"range\":8},\"dice\":[6,1,1,1,1,1,1,1,1,1,1,1]}"};
    struct table there = *table;
    there.client = client;
    response_expect(client_ask(client, &ask), 201);
    const json_t *effect = answer_find(&there, "effects", "member", "figures");
    assert_int_equal(member_of(effect, "from"), wanted + 1);
    assert_int_equal(member_of(effect, "to"), wanted);
    assert_int_equal(table_figures(&there, "impi"), wanted);
}

/* Neither process may rule from what it remembers; one that has started again remembers nothing. */
static void test_two_processes(void **state)
{
    struct two *two = *state;
    struct table table;
    struct client other;
    int64_t figures = 16;
    table_open(&table, &two->ground->client, COLONIAL);
    client_start(&other, two->second.port);
    for (int i = 0; i < 3; i++) {
        shoot(&table, table.client, --figures);
        shoot(&table, &other, --figures);
    }
    client_end(&other);
    service_stop(&two->second);
    shoot(&table, table.client, --figures);
    table_append(&table, "/units/impi/changes", "{\"changes\":{\"figures\":16},\"reason\":\"Reserves.\"}");
    service_start(&two->second, two->ground->database.url, NULL);
    service_await_ready(&two->second);
    client_start(&other, two->second.port);
    figures = 16;
    shoot(&table, &other, --figures);
    shoot(&table, &other, --figures);
    shoot(&table, table.client, --figures);
    client_end(&other);
    table_verify(&table);
}

/* A question is right or wrong by the roster at the head, also where this process knows only an older one: of units
 * that came in elsewhere, and of as many dice as there are figures now. */
static void test_what_happened_elsewhere(void **state)
{
    const struct two *two = *state;
    struct table table, there;
    struct client other;
    table_open(&table, &two->ground->client, COLONIAL);
    client_start(&other, two->second.port);
    there = table;
    there.client = &other;
    table_append(&there, "/rulings", FIRE);
    table_append(&table, "/units", "{\"units\":[" WARRIORS("scouts", "6") "]}");
    table_append(&there, "/rulings",
                 "{\"step\":\"volley\",\"units\":{\"firer\":\"watch\",\"target\":\"scouts\"},\"input\":{\"range\":8}}");
    table_append(&table, "/units/watch/changes", "{\"changes\":{\"figures\":3},\"reason\":\"Fever.\"}");
    table_append(&there, "/rulings",
                 "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"watch\",\"target\":\"impi\"},"
                 "\"input\":{\"range\":8},\"dice\":[6,1,1]}");
    table_append(&table, "/units/watch/changes", "{\"changes\":{\"fate\":\"routed\"},\"reason\":\"They ran.\"}");
    table_refuse(&there, "/rulings", FIRE, 422, "unit_out");
    table_append(&table, "/units/watch/changes",
                 "{\"changes\":{\"fate\":\"in_play\",\"figures\":12},\"reason\":\"They came back.\"}");
    table_append(&there, "/rulings", FIRE);
    table_refuse(&there, "/rulings", FIRE_WITH("\"luck\":1,"), 422, "unknown_field");
    client_end(&other);
    table_verify(&table);
}

/* What this process remembers may be older than what was taken back; a question that leaves out what the unit no longer
 * says is right at once. */
static void test_what_is_not_known_any_more(void **state)
{
    static const char question[] = "{\"step\":\"indirect-fire\",\"units\":{\"thrower\":\"sergeant\"},"
                                   "\"input\":{\"weapon\":\"light_mortar\",\"range\":20,\"intelligence\":12}}";
    const struct two *two = *state;
    struct table table, there;
    struct client other;
    client_start(&other, two->second.port);
    for (int elsewhere = 0; elsewhere < 2; elsewhere++) {
        table_open(&table, &two->ground->client,
                   "{\"ruleset\":\"tft-ww2\",\"units\":[{\"id\":\"sergeant\",\"side\":\"red\",\"profile\":\"co\","
                   "\"weapon\":\"rifle\"}]}");
        there = table;
        if (elsewhere)
            there.client = &other;
        table_append(&table, "/rulings",
                     "{\"step\":\"movement\",\"units\":{\"figure\":\"sergeant\"},\"input\":{\"action\":\"pivot\"}}");
        response_expect(table_ask_as(&table, table.blue, "/undos", "{\"target\":3}"), 201);
        response_expect(table_ask_as(&there, table.red, "/undos/4/answer", "{\"consent\":true}"), 201);
        table_append(&table, "/rulings", question);
        table_verify(&table);
    }
    client_end(&other);
}

/* What was ruled, corrected and taken back before units came is not about them. */
static void test_units_that_come_late(void **state)
{
    static const char shot[] = "{\"step\":\"ranged-attack\",\"input\":{\"kind\":\"regular_infantry\",\"weapon\":"
                               "\"modern_rifle\",\"figures\":12,\"range\":%d,\"target\":{\"figures\":16}}}";
    const struct two *two = *state;
    struct table table;
    char body[300];
    table_open(&table, &two->ground->client, "{\"ruleset\":\"colonial\"}");
    snprintf(body, sizeof body, shot, 8);
    table_append(&table, "/rulings", body); /* 3 */
    table_append(&table, "/disputes", "{\"target\":3,\"claim\":\"Too far.\"}");
    table_append(&table, "/disputes/4/decision",
                 "{\"upheld\":true,\"clause\":\"MWK-FIR-1\",\"correction\":\"further_dice\"}");
    snprintf(body, sizeof body, shot, 12);
    table_append(&table, "/decisions/5/correction", body);
    response_expect(table_ask_as(&table, table.blue, "/undos", "{\"target\":6}"), 201);
    response_expect(table_ask_as(&table, table.red, "/undos/7/answer", "{\"consent\":true}"), 201);
    table_append(&table, "/units", "{\"units\":[" WATCH "," WARRIORS("impi", "16") "]}");
    table_append(&table, "/turns", "");
    table_append(&table, "/rulings", FIRE);
    assert_int_equal(table_figures(&table, "impi"), 12);
    table_verify(&table);
}

/* The same key again, at whichever process: the same answer, and nobody falls twice. */
static void test_retries(void **state)
{
    const struct two *two = *state;
    struct table table;
    struct client other;
    table_open(&table, &two->ground->client, COLONIAL);
    struct ask ask = {
        .path = game_path(&table.game, "/rulings"), .token = table.game.token, .key = "volley-1", .body = FIRE};
    response_expect(client_ask(table.client, &ask), 201);
    char *first = strdup(table.client->response.body);
    client_start(&other, two->second.port);
    struct client *const clients[] = {table.client, &other};
    for (int i = 0; i < 4; i++) {
        response_expect(client_ask(clients[i % 2], &ask), 200);
        assert_string_equal(clients[i % 2]->response.body, first);
        ask.path = game_path(&table.game, "/rulings");
    }
    assert_int_equal(table_figures(&table, "impi"), 12);
    free(first);
    client_end(&other);
    table_verify(&table);
}

/* Whoever has the present copy is told so, until something is added; a roster of then stays as it is. */
static void test_present_copies(void **state)
{
    static const char *const paths[] = {"/roster", "/due"};
    const struct two *two = *state;
    struct table table;
    char condition[120];
    table_open(&table, &two->ground->client, COLONIAL);
    for (size_t i = 0; i < 2; i++) {
        const struct response *response = table_ask(&table, paths[i], NULL);
        response_expect(response, 200);
        assert_string_equal(response_header(response, "Cache-Control"), "private, no-cache");
        snprintf(condition, sizeof condition, "If-None-Match: %s", response_header(response, "ETag"));
        struct ask ask = {
            .path = game_path(&table.game, "%s", paths[i]), .token = table.game.token, .headers = {condition}};
        response_expect(client_ask(table.client, &ask), 304);
        table_append(&table, "/rulings", FIRE);
        ask.path = game_path(&table.game, "%s", paths[i]);
        response_expect(client_ask(table.client, &ask), 200);
    }
}

static int two_make(void **state)
{
    struct two *two = calloc(1, sizeof *two);
    void *ground = NULL;
    assert_non_null(two);
    ground_make(&ground);
    two->ground = ground;
    service_start(&two->second, two->ground->database.url, NULL);
    service_await_ready(&two->second);
    *state = two;
    return 0;
}

static int two_clear(void **state)
{
    struct two *two = *state;
    if (!two)
        return 0; /* it was never made */
    void *ground = two->ground;
    service_stop(&two->second);
    ground_clear(&ground);
    free(two);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_roster_at_every_entry),
        cmocka_unit_test(test_a_kept_roster_that_is_useless),
        cmocka_unit_test(test_a_correction_by_units),
        cmocka_unit_test(test_a_correction_of_the_wrong_unit),
        cmocka_unit_test(test_a_correction_by_units_that_are_gone),
        cmocka_unit_test(test_a_correction_by_units_of_later),
        cmocka_unit_test(test_a_correction_that_brings_units),
        cmocka_unit_test(test_an_undo_gives_back),
        cmocka_unit_test(test_whatever_nothing_rests_on),
        cmocka_unit_test(test_a_refusal_is_in_nobodys_way),
        cmocka_unit_test(test_units_are_renamed_and_removed),
        cmocka_unit_test(test_a_unit_changes_sides),
        cmocka_unit_test(test_two_processes),
        cmocka_unit_test(test_what_happened_elsewhere),
        cmocka_unit_test(test_what_is_not_known_any_more),
        cmocka_unit_test(test_units_that_come_late),
        cmocka_unit_test(test_retries),
        cmocka_unit_test(test_present_copies),
    };
    return cmocka_run_group_tests(tests, two_make, two_clear);
}
