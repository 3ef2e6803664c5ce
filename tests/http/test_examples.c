/* The worked examples of the sources, recorded with declared dice through the running service, read back, and compared
 * with the bytes in the table: both examples of the melee score and of suppression, Hero against Leader, each row of
 * the pinned-charge list, the size rule at its boundaries, the double one. */
#include "ground.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

struct example {
    const char *name, *step;
    const char *input;   /* each given member comes back as it is */
    const char *dice;    /* the declared dice */
    const char *outcome; /* members that the outcome has */
    const char *clauses; /* each stands in a reason */
};

static const struct example examples[] = {
    {"TT-MEL-4: five against four", "melee-score",
     "{\"side1\":[\"kill\",\"kill\",\"wound\"],\"side2\":[\"kill\",\"kill\",\"save\"]}", "[]",
     "{\"score1\":5,\"score2\":4,\"loser\":\"side1\",\"decided_by\":\"score\"}", "TT-MEL-2 TT-MOR-1"},
    {"TT-MEL-5: six against seven", "melee-score",
     "{\"side1\":[\"kill\",\"kill\",\"wound\",\"suppressed\",\"suppressed\"],"
     "\"side2\":[\"kill\",\"kill\",\"kill\",\"suppressed\",\"suppressed\"]}",
     "[]", "{\"score1\":6,\"score2\":7,\"loser\":\"side2\",\"decided_by\":\"score\"}", "TT-MEL-2 TT-MOR-1"},
    {"TT-SUP-3, first: three markers, seven see the target", "suppression-penalties",
     "{\"suppression\":3,\"eligible_figures\":7}", "[]", "{\"penalised\":3,\"unpenalised\":4,\"unused\":0}",
     "TT-SUP-1 TT-SUP-2 TT-SUP-3"},
    {"TT-SUP-3, second: five reach the enemy", "suppression-penalties", "{\"suppression\":3,\"eligible_figures\":5}",
     "[]", "{\"penalised\":3,\"unpenalised\":2,\"unused\":0}", "TT-SUP-1 TT-SUP-2 TT-SUP-3"},
    {"TT-INI-4: Hero against Leader", "initiative-order",
     "{\"units\":[{\"id\":\"L\",\"initiative\":3,\"hero\":false,\"leader\":true,\"suppression\":0},"
     "{\"id\":\"H\",\"initiative\":3,\"hero\":true,\"leader\":false,\"suppression\":0}]}",
     "[]",
     "{\"order\":[{\"id\":\"H\",\"place\":1,\"group\":0,\"decided_by\":\"command\"},"
     "{\"id\":\"L\",\"place\":2,\"group\":0,\"decided_by\":\"command\"}],\"decided_by\":\"command\"}",
     "TT-INI-3"},
    {"TT-INI-5: equal standing, the higher die", "initiative-order",
     "{\"units\":[{\"id\":\"A\",\"initiative\":3,\"hero\":false,\"leader\":false,\"suppression\":0},"
     "{\"id\":\"B\",\"initiative\":3,\"hero\":false,\"leader\":false,\"suppression\":0}]}",
     "[2,5]",
     "{\"order\":[{\"id\":\"B\",\"place\":1,\"group\":1,\"decided_by\":\"die\"},"
     "{\"id\":\"A\",\"place\":2,\"group\":1,\"decided_by\":\"die\"}]}",
     "TT-INI-5"},

    {"TT-PIN-1: raw, no dice", "pinned-charge", "{\"quality\":\"raw\"}", "[]", "{\"result\":\"destroyed\"}",
     "TT-PIN-1"},
    {"TT-PIN-2: trained at -1, destroyed", "pinned-charge", "{\"quality\":\"trained\",\"target\":7}", "[4,3]",
     "{\"result\":\"destroyed\",\"natural\":7,\"modifier\":-1,\"total\":6}", "TT-PIN-2 TT-MOR-6"},
    {"TT-PIN-2: trained at -1, survives", "pinned-charge", "{\"quality\":\"trained\",\"target\":7}", "[4,4]",
     "{\"result\":\"survives\",\"natural\":8,\"modifier\":-1,\"total\":7}", "TT-PIN-2 TT-MOR-6"},
    {"TT-PIN-3: veteran unmodified, survives", "pinned-charge", "{\"quality\":\"veteran\",\"target\":7}", "[4,3]",
     "{\"result\":\"survives\",\"natural\":7,\"modifier\":0,\"total\":7}", "TT-PIN-3 TT-MOR-6"},
    {"TT-PIN-3: veteran unmodified, destroyed", "pinned-charge", "{\"quality\":\"veteran\",\"target\":7}", "[3,3]",
     "{\"result\":\"destroyed\",\"natural\":6,\"modifier\":0,\"total\":6}", "TT-PIN-3 TT-MOR-6"},
    {"TT-PIN-4: elite at +1, survives", "pinned-charge", "{\"quality\":\"elite\",\"target\":7}", "[3,3]",
     "{\"result\":\"survives\",\"natural\":6,\"modifier\":1,\"total\":7}", "TT-PIN-4 TT-MOR-6"},
    {"TT-PIN-4: elite at +1, destroyed", "pinned-charge", "{\"quality\":\"elite\",\"target\":7}", "[3,2]",
     "{\"result\":\"destroyed\",\"natural\":5,\"modifier\":1,\"total\":6}", "TT-PIN-4 TT-MOR-6"},
    {"TT-PIN-5: a double one, elite or not", "pinned-charge", "{\"quality\":\"elite\",\"target\":2}", "[1,1]",
     "{\"result\":\"destroyed\",\"double_one\":true,\"total\":3}", "TT-PIN-4 TT-PIN-5"},

    {"TT-MOR-2: exactly four fewer", "melee-size-modifier", "{\"winner_figures\":6,\"loser_figures\":10}", "[]",
     "{\"modifier\":1,\"applies\":true}", "TT-MOR-2"},
    {"TT-MOR-3: three fewer", "melee-size-modifier", "{\"winner_figures\":7,\"loser_figures\":10}", "[]",
     "{\"modifier\":0,\"applies\":false}", "TT-MOR-3"},
    {"TT-MOR-4: eleven against fifteen", "melee-size-modifier", "{\"winner_figures\":11,\"loser_figures\":15}", "[]",
     "{\"modifier\":0,\"applies\":false}", "TT-MOR-4"},
    {"TT-MOR-4: exactly ten is not more than ten", "melee-size-modifier",
     "{\"winner_figures\":10,\"loser_figures\":14}", "[]", "{\"modifier\":1,\"applies\":true}", "TT-MOR-2"},
    {"TT-MOR-4: one unit above ten is not both", "melee-size-modifier", "{\"winner_figures\":10,\"loser_figures\":40}",
     "[]", "{\"modifier\":1,\"applies\":true}", "TT-MOR-2"},
    {"TT-MOR-5: one size", "melee-size-modifier", "{\"winner_figures\":10,\"loser_figures\":10}", "[]",
     "{\"modifier\":0,\"applies\":false}", "TT-MOR-5"},
    {"TT-MOR-5: the winner is larger", "melee-size-modifier", "{\"winner_figures\":15,\"loser_figures\":10}", "[]",
     "{\"modifier\":0,\"applies\":false}", "TT-MOR-5"},
    {"TT-MOR-7: a double one fails whatever the modifiers", "morale-check",
     "{\"target\":2,\"modifiers\":[{\"name\":\"the general looks on\",\"value\":20}]}", "[1,1]",
     "{\"passed\":false,\"double_one\":true,\"total\":22,\"removed\":true}", "TT-MOR-7 TT-MOR-1"},
    {"the same without the double one", "morale-check",
     "{\"target\":2,\"modifiers\":[{\"name\":\"the general looks on\",\"value\":20}]}", "[1,2]",
     "{\"passed\":true,\"double_one\":false,\"total\":23,\"removed\":false}", "TT-MOR-6 TT-MOR-8"},
};

static json_t *json_of(const char *text)
{
    json_t *json = json_loads(text, JSON_REJECT_DUPLICATES, NULL);
    if (!json)
        fail_msg("not JSON: %s", text);
    return json;
}

/* The entry's bytes as they stand in the table, ending with a NUL. */
static char *bytes_stored(struct ground *ground, long long seq)
{
    char number[24];
    const char *values[] = {ground->game.id, number};
    snprintf(number, sizeof number, "%lld", seq);
    PGresult *result = PQexecParams(ground->connection,
                                    "SELECT bytes FROM umpire.entry WHERE session_id = $1::uuid AND seq = $2::bigint",
                                    2, NULL, values, NULL, NULL, 1);
    assert_int_equal(PQntuples(result), 1);
    size_t length = (size_t)PQgetlength(result, 0, 0);
    char *bytes = malloc(length + 1);
    assert_non_null(bytes);
    memcpy(bytes, PQgetvalue(result, 0, 0), length);
    bytes[length] = '\0';
    PQclear(result);
    assert_int_equal(strlen(bytes), length);
    return bytes;
}

static void members_expect(const json_t *found, const json_t *wanted)
{
    const char *key;
    json_t *value;
    json_object_foreach((json_t *)(uintptr_t)wanted, key, value)
    {
        if (!json_equal(json_object_get(found, key), value))
            fail_msg("the member %s differs", key);
    }
}

/* Each clause stands in a reason, and each reason has words. */
static void clauses_expect(const json_t *reasons, const char *clauses)
{
    size_t index;
    json_t *reason;
    json_array_foreach(reasons, index, reason)
        assert_true(strlen(json_string_value(json_object_get(reason, "text"))) > 0);
    for (; *clauses; clauses += strspn(clauses, " ")) {
        size_t length = strcspn(clauses, " ");
        bool found = false;
        json_array_foreach(reasons, index, reason)
        {
            const char *clause = json_string_value(json_object_get(reason, "clause"));
            found = found || (strlen(clause) == length && strncmp(clause, clauses, length) == 0);
        }
        if (!found)
            fail_msg("no reason rests on %.*s", (int)length, clauses);
        clauses += length;
    }
}

/* A copy of the reasons with what a ledger keeps of them: no words. */
static json_t *reasons_bare(const json_t *reasons)
{
    json_t *bare = json_deep_copy(reasons), *reason;
    size_t index;
    json_array_foreach(bare, index, reason) json_object_del(reason, "text");
    return bare;
}

/* A copy of the answer whose draws are as a ledger keeps them: for whom they fell and what they had to reach is
 * derived. */
static json_t *answer_bare(const json_t *answer)
{
    json_t *bare = json_deep_copy(answer), *draw;
    size_t index;
    json_array_foreach(json_object_get(bare, "draws"), index, draw)
    {
        json_object_del(draw, "needed");
        json_object_del(draw, "unit");
    }
    return bare;
}

/* What stands in the table is canonical, holds the facts of the answer and nothing else. */
static void stored_check(const char *bytes, const json_t *answer)
{
    static const char *const facts[] = {"at",      "dice", "draws", "input",  "kind", "options", "outcome",
                                        "ruleset", "seat", "seq",   "status", "step", "session", "ruleset_version"};
    enum { FACTS = sizeof facts / sizeof facts[0] };
    json_t *stored = json_of(bytes), *reasons = reasons_bare(json_object_get(answer, "reasons"));
    json_t *bare = answer_bare(answer);
    char *canonical = json_dumps(stored, JSON_SORT_KEYS | JSON_COMPACT | JSON_REAL_PRECISION(15));
    assert_string_equal(canonical, bytes);
    for (size_t i = 0; i < FACTS; i++)
        if (!json_object_get(stored, facts[i]) ||
            !json_equal(json_object_get(stored, facts[i]), json_object_get(bare, facts[i])))
            fail_msg("the fact %s is not recorded as it was answered: %s", facts[i], bytes);
    assert_int_equal(json_integer_value(json_object_get(stored, "format")), 1);
    if (!json_equal(json_object_get(stored, "reasons"), reasons))
        fail_msg("the reasons are not recorded as they were answered: %s", bytes);
    json_decref(bare);
    assert_int_equal(json_object_size(stored), FACTS + 2);
    free(canonical);
    json_decref(reasons);
    json_decref(stored);
}

static void example_check(struct ground *ground, const struct example *example, long long seq)
{
    char body[2048];
    json_t *wanted = json_of(example->outcome), *input = json_of(example->input), *dice = json_of(example->dice);
    snprintf(body, sizeof body, "{\"step\":\"%s\",\"input\":%s,\"dice\":%s}", example->step, example->input,
             example->dice);
    const struct response *response = client_ask(
        &ground->client,
        &(struct ask){.path = game_path(&ground->game, "/rulings"), .token = ground->game.token, .body = body});
    response_expect(response, 201);
    assert_string_equal(response_header(response, "Location"), game_path(&ground->game, "/entries/%lld", seq));
    json_t *answer = json_incref(response->json);

    assert_int_equal(json_integer_value(json_object_get(answer, "seq")), seq);
    assert_string_equal(json_string_value(json_object_get(answer, "kind")), "ruling");
    assert_string_equal(json_string_value(json_object_get(answer, "seat")), "umpire");
    assert_string_equal(json_string_value(json_object_get(answer, "step")), example->step);
    assert_string_equal(json_string_value(json_object_get(json_object_get(answer, "dice"), "source")), "declared");
    assert_true(strlen(json_string_value(json_object_get(answer, "summary"))) > 0);
    members_expect(json_object_get(answer, "outcome"), wanted);
    members_expect(json_object_get(answer, "input"), input);
    clauses_expect(json_object_get(answer, "reasons"), example->clauses);

    response = client_ask(&ground->client, &(struct ask){.path = game_path(&ground->game, "/entries/%lld", seq),
                                                         .token = ground->game.token});
    response_expect(response, 200);
    assert_true(json_equal(response->json, answer));
    char *bytes = bytes_stored(ground, seq);
    stored_check(bytes, answer);
    free(bytes);
    json_decref(answer);
    json_decref(dice);
    json_decref(input);
    json_decref(wanted);
}

static void test_every_example_is_recorded_with_its_reasons(void **state)
{
    struct ground *ground = *state;
    long long seq = 1; /* 0 is the opening */
    for (size_t i = 0; i < sizeof examples / sizeof examples[0]; i++) {
        print_message("  %s\n", examples[i].name);
        example_check(ground, &examples[i], seq++);
    }
    const struct response *page = client_ask(
        &ground->client, &(struct ask){.path = game_path(&ground->game, "/entries"), .token = ground->game.token});
    response_expect(page, 200);
    const json_t *entries = json_object_get(page->json, "entries");
    assert_int_equal(json_array_size(entries), sizeof examples / sizeof examples[0] + 1);
    for (size_t i = 0; i < sizeof examples / sizeof examples[0]; i++) {
        json_t *outcome = json_of(examples[i].outcome);
        const json_t *entry = json_array_get(entries, i + 1);
        assert_int_equal(json_integer_value(json_object_get(entry, "seq")), (long long)i + 1);
        members_expect(json_object_get(entry, "outcome"), outcome);
        clauses_expect(json_object_get(entry, "reasons"), examples[i].clauses);
        json_decref(outcome);
    }
}

/* The club's own numbers, given once, hold for every ruling of the session, and stand in the entries. */
static void test_the_options_of_the_session_hold(void **state)
{
    static const char options[] = "{\"morale_compare\":\"gt\",\"morale_targets\":{\"elite\":6}}";
    struct ground *ground = *state;
    struct test_game club;
    json_t *wanted = json_of("{\"result\":\"destroyed\",\"total\":6,\"target\":6,\"passed\":false}");
    test_game_open(&ground->client, "tt", options, &club);
    const struct response *response = client_ask(
        &ground->client, &(struct ask){.path = game_path(&club, "/rulings"),
                                       .token = club.token,
                                       .body = "{\"step\":\"pinned-charge\",\"input\":{\"quality\":\"elite\"},"
                                               "\"dice\":[3,2]}"});
    response_expect(response, 201);
    members_expect(json_object_get(response->json, "outcome"), wanted);
    assert_string_equal(
        json_string_value(json_object_get(json_object_get(response->json, "options"), "morale_compare")), "gt");
    response = client_ask(&ground->client, &(struct ask){.path = game_path(&club, "/entries/0"), .token = club.token});
    response_expect(response, 200);
    assert_string_equal(response_text(response, "kind"), "opened");
    const json_t *targets = json_object_get(json_object_get(response->json, "options"), "morale_targets");
    assert_int_equal(json_integer_value(json_object_get(targets, "elite")), 6);
    json_decref(wanted);
}

/* Dice that the service throws are recorded face by face, and reading them back gives the same ruling. */
static void test_rolled_dice_are_recorded(void **state)
{
    struct ground *ground = *state;
    for (int i = 0; i < 20; i++) {
        const struct response *response =
            client_ask(&ground->client,
                       &(struct ask){.path = game_path(&ground->game, "/rulings"),
                                     .token = ground->game.token,
                                     .body = "{\"step\":\"morale-check\",\"input\":{\"target\":8,\"winner_figures\":4,"
                                             "\"loser_figures\":9}}"});
        response_expect(response, 201);
        json_t *answer = json_incref(response->json);
        const json_t *draw = json_array_get(json_object_get(answer, "draws"), 0);
        const json_t *faces = json_object_get(draw, "faces");
        assert_int_equal(json_array_size(faces), 2);
        long long sum = json_integer_value(json_array_get(faces, 0)) + json_integer_value(json_array_get(faces, 1));
        assert_int_equal(json_integer_value(json_object_get(json_object_get(answer, "outcome"), "natural")), sum);
        assert_string_equal(json_string_value(json_object_get(json_object_get(answer, "dice"), "source")), "sealed");
        long long seq = response_number(response, "seq");
        response = client_ask(&ground->client, &(struct ask){.path = game_path(&ground->game, "/entries/%lld", seq),
                                                             .token = ground->game.token});
        response_expect(response, 200);
        assert_true(json_equal(response->json, answer));
        char *bytes = bytes_stored(ground, seq);
        stored_check(bytes, answer);
        free(bytes);
        json_decref(answer);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_example_is_recorded_with_its_reasons),
        cmocka_unit_test(test_the_options_of_the_session_hold),
        cmocka_unit_test(test_rolled_dice_are_recorded),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
