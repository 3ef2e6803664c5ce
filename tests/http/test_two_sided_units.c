/* Units in two-sided mode: a question names them, they stay as they are while it is open, and its answer does to them
 * what the rules say. */
#include "ground.h"
#include "parties.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#define OPENING                                                                                                        \
    "{\"ruleset\":\"colonial\",\"options\":{\"actions_per_turn\":\"any\"},\"mode\":\"two_sided\",\"units\":["          \
    "{\"id\":\"watch\",\"name\":\"Black Watch\",\"side\":\"red\",\"kind\":\"regular_infantry\","                       \
    "\"weapon\":\"modern_rifle\",\"leadership\":6,\"figures\":12}," IMPI("impi") "," IMPI("scouts") "]}"
#define IMPI(id)                                                                                                       \
    "{\"id\":\"" id "\",\"side\":\"blue\",\"kind\":\"tribal_infantry\",\"weapon\":\"ragtag\",\"leadership\":6,"        \
    "\"figures\":16}"
#define FIRE(target)                                                                                                   \
    "\"step\":\"ranged-attack\",\"units\":{\"firer\":\"watch\",\"target\":\"" target "\"},\"input\":{\"range\":8"
#define SIX ",\"figures\":6}"
#define SIDE "{\"side\":\"red\",\"reason\":\"It ran over.\"}"
#define CHANGE "{\"changes\":{\"figures\":9},\"reason\":\"Counted again.\"}"

static long long figures_of(struct pair *pair, const char *id)
{
    const struct response *response =
        client_ask(pair->client, &(struct ask){.path = game_path(&pair->game, "/roster"), .token = pair->game.token});
    response_expect(response, 200);
    const json_t *units = json_object_get(response->json, "units"), *unit;
    size_t i;
    json_array_foreach((json_t *)(uintptr_t)units, i,
                       unit) if (strcmp(json_string_value(json_object_get(unit, "id")), id) ==
                                 0) return json_integer_value(json_object_get(unit, "figures"));
    return -1;
}

/* The newest entry, which is a ruling: how many figures it takes from the unit. */
static long long losses(struct pair *pair, const char *id)
{
    const struct response *response =
        client_ask(pair->client, &(struct ask){.path = game_path(&pair->game, "/entries/%d", pair->entries - 1),
                                               .token = pair->game.token});
    const json_t *effects = json_object_get(response->json, "effects"), *effect;
    size_t i;
    assert_string_equal(json_string_value(json_object_get(json_object_get(response->json, "roles"), "target")), id);
    assert_true(json_is_true(json_object_get(response->json, "applied")));
    json_array_foreach((json_t *)(uintptr_t)effects, i,
                       effect) if (strcmp(json_string_value(json_object_get(effect, "unit")), id) == 0 &&
                                   strcmp(json_string_value(json_object_get(effect, "member")), "figures") ==
                                       0) return -json_integer_value(json_object_get(effect, "add"));
    return 0;
}

static void test_a_question_by_units(void **state)
{
    struct ground *ground = *state;
    struct pair pair;
    pair_set(&pair, &ground->client, OPENING);
    const struct response *response = pair_ask(&pair, &pair.red, NULL, FIRE("impi") "}");
    assert_string_equal(json_string_value(json_object_get(json_object_get(response->json, "roles"), "firer")), "watch");
    assert_true(json_array_size(json_object_get(response->json, "autofilled")) > 0);
    assert_null(json_object_get(response->json, "effects"));
    int64_t question = pair_asked(&pair, response);
    assert_int_equal(figures_of(&pair, "impi"), 16);
    pair_comes(&pair, pair_reveal(&pair, &pair.blue, question, 0, NULL), 201);
    pair_comes(&pair, pair_reveal(&pair, &pair.red, question, 0, NULL), 201);
    pair_ruled(&pair, question, "ruling", "red");
    assert_int_equal(figures_of(&pair, "impi"), 16 - losses(&pair, "impi"));
    response_expect_problem(pair_ask(&pair, &pair.red, NULL, FIRE("nobody") "}"), 422, "unit_unknown");
    pair_export_holds(&pair);
}

/* What the question was asked about stays; the rest of the game goes on. */
static void test_what_is_frozen(void **state)
{
    struct ground *ground = *state;
    struct pair pair;
    pair_set(&pair, &ground->client, OPENING);
    pair_comes(&pair, pair_post(&pair, pair.red.token, NULL, "/turns", "{}"), 201);
    pair_comes(
        &pair,
        pair_post(&pair, pair.red.token, NULL, "/rulings", "{" FIRE("scouts") "},\"dice\":[6,6,6,6,1,1,1,1,1,1,1,1]}"),
        201);
    int64_t declared = pair.entries - 1;
    int64_t proposal = pair_comes(&pair, pair_propose_undo(&pair, &pair.red, declared), 201);
    int64_t question = pair_asked(&pair, pair_ask(&pair, &pair.red, NULL, FIRE("impi") "}"));
    pair_refused(&pair, pair.game.token, "/units/impi/changes", CHANGE, 409, "unit_in_question");
    pair_refused(&pair, pair.game.token, "/units/watch/changes", CHANGE, 409, "unit_in_question");
    pair_refused(&pair, pair.game.token, "/units/impi/side", SIDE, 409, "unit_in_question");
    pair_refused(&pair, pair.game.token, "/units/impi/name", "{\"name\":\"Them\"}", 409, "unit_in_question");
    pair_refused(&pair, pair.game.token, "/units/impi/removal", "{}", 409, "unit_in_question");
    pair_comes(&pair, pair_post(&pair, pair.game.token, NULL, "/description", "{\"title\":\"Isandlwana\"}"), 201);
    pair_refused(&pair, pair.red.token, "/turns", "{}", 409, "question_open");
    pair_refused(&pair, pair.red.token, "/rulings", "{" FIRE("scouts") "},\"dice\":[6,6,6,6,1,1,1,1,1,1,1,1]}", 409,
                 "unit_in_question"); /* the watch is in it */
    response_expect_problem(pair_answer_undo(&pair, &pair.blue, proposal, true), 409, "unit_in_question");
    pair_comes(&pair, pair_post(&pair, pair.game.token, NULL, "/units/scouts/changes", CHANGE), 201);
    pair_comes(&pair, pair_reveal(&pair, &pair.red, question, 0, NULL), 201);
    pair_comes(&pair, pair_reveal(&pair, &pair.blue, question, 0, NULL), 201);
    pair_ruled(&pair, question, "ruling", "red");
    assert_int_equal(figures_of(&pair, "scouts"), 9);
    response_expect_problem(pair_answer_undo(&pair, &pair.blue, proposal, true), 409, "not_undoable");
    pair_comes(&pair, pair_answer_undo(&pair, &pair.blue, proposal, false), 201);
    pair_comes(&pair, pair_post(&pair, pair.red.token, NULL, "/turns", "{}"), 201);
    pair_export_holds(&pair);
}

/* The faces of the first draw of a ruling, so many. */
static void faces_of(struct pair *pair, int64_t seq, size_t count, long long *ret)
{
    const struct response *response =
        client_ask(pair->client,
                   &(struct ask){.path = game_path(&pair->game, "/entries/%d", (int)seq), .token = pair->game.token});
    const json_t *draw = json_array_get(json_object_get(response->json, "draws"), 0);
    const json_t *faces = json_object_get(draw, "faces");
    assert_int_equal(json_array_size(faces), count);
    for (size_t i = 0; i < count; i++)
        ret[i] = json_integer_value(json_array_get(faces, i));
}

/* A correction is bound to what its ruling met, keeps the faces that fell, and asks for those that it wants beyond
 * them; its question freezes the units, too. */
static void test_a_correction_by_units(void **state)
{
    struct ground *ground = *state;
    struct pair pair;
    char body[300], path[60];
    long long fell[6], corrected[12];
    pair_set(&pair, &ground->client, OPENING);
    int64_t question = pair_roll(&pair, &pair.red, FIRE("impi") SIX), ruling = pair.entries;
    pair_ruled(&pair, question, "ruling", "red");
    snprintf(body, sizeof body, "{\"target\":%d,\"claim\":\"Only six of them fired.\"}", (int)ruling);
    int64_t dispute = pair_comes(&pair, pair_post(&pair, pair.blue.token, NULL, "/disputes", body), 201);
    snprintf(body, sizeof body, "/disputes/%d/decision", (int)dispute);
    int64_t decision =
        pair_comes(&pair,
                   pair_post(&pair, pair.game.token, NULL, body,
                             "{\"upheld\":true,\"clause\":\"MWK-FIR-3\",\"correction\":\"further_dice\"}"),
                   201);
    snprintf(path, sizeof path, "/decisions/%d/correction", (int)decision);
    pair_refused(&pair, pair.game.token, path, "{" FIRE("impi") "}}", 403, "not_allowed"); /* more dice: a party asks */
    snprintf(body, sizeof body, "%s},\"decision\":%d", FIRE("impi"), (int)decision);
    question = pair_asked(&pair, pair_ask(&pair, &pair.blue, NULL, body));
    pair_comes(&pair, pair_reveal(&pair, &pair.red, question, 1, NULL), 201);
    pair_comes(&pair, pair_reveal(&pair, &pair.blue, question, 1, NULL), 201);
    pair_ruled(&pair, question, "correction", "blue");
    assert_int_equal(figures_of(&pair, "impi"), 16 - losses(&pair, "impi"));
    faces_of(&pair, pair.entries - 1, 12, corrected);
    faces_of(&pair, ruling, 6, fell);
    assert_memory_equal(corrected, fell, sizeof fell); /* and six more */
    pair_export_holds(&pair);
}

/* The same with dice on the table, to which both agree: those that fell are kept all the same. */
static void test_a_correction_with_agreed_dice(void **state)
{
    struct ground *ground = *state;
    struct pair pair;
    char body[300];
    long long fell[6], corrected[12];
    pair_set(&pair, &ground->client, OPENING);
    int64_t question = pair_roll(&pair, &pair.red, FIRE("impi") SIX), ruling = pair.entries;
    pair_ruled(&pair, question, "ruling", "red");
    snprintf(body, sizeof body, "{\"target\":%d,\"claim\":\"All of them fired.\"}", (int)ruling);
    int64_t dispute = pair_comes(&pair, pair_post(&pair, pair.blue.token, NULL, "/disputes", body), 201);
    snprintf(body, sizeof body, "/disputes/%d/decision", (int)dispute);
    int64_t decision =
        pair_comes(&pair,
                   pair_post(&pair, pair.game.token, NULL, body,
                             "{\"upheld\":true,\"clause\":\"MWK-FIR-3\",\"correction\":\"further_dice\"}"),
                   201);
    snprintf(body, sizeof body, "%s},\"decision\":%d", FIRE("impi"), (int)decision);
    question = pair_asked(&pair, pair_ask(&pair, &pair.blue, NULL, body));
    response_expect_problem(pair_declare(&pair, &pair.red, question, "1,2,3,4,5"), 422, "dice_exhausted");
    pair_comes(&pair, pair_declare(&pair, &pair.red, question, "1,2,3,4,5,6"), 201);
    pair_comes(&pair, pair_declare(&pair, &pair.blue, question, "1,2,3,4,5,6"), 201);
    pair_ruled_declared(&pair, question, "correction", "blue");
    faces_of(&pair, pair.entries - 1, 12, corrected);
    faces_of(&pair, ruling, 6, fell);
    assert_memory_equal(corrected, fell, sizeof fell);
    for (long long i = 0; i < 6; i++)
        assert_int_equal(corrected[6 + i], i + 1);
    assert_int_equal(figures_of(&pair, "impi"), 16 - losses(&pair, "impi"));
    pair_export_holds(&pair);
}

/* It is given back as the fold says. */
static void test_taking_back_by_units(void **state)
{
    struct ground *ground = *state;
    struct pair pair;
    pair_set(&pair, &ground->client, OPENING);
    int64_t question = pair_roll(&pair, &pair.red, FIRE("impi") "}"), ruling = pair.entries;
    pair_ruled(&pair, question, "ruling", "red");
    int64_t proposal = pair_comes(&pair, pair_propose_undo(&pair, &pair.blue, ruling), 201);
    pair_comes(&pair, pair_answer_undo(&pair, &pair.red, proposal, true), 201);
    assert_int_equal(figures_of(&pair, "impi"), 16);
    question = pair_roll(&pair, &pair.red, FIRE("impi") "}");
    pair_ruled(&pair, question, "ruling", "red");
    assert_int_equal(figures_of(&pair, "impi"), 16 - losses(&pair, "impi"));
    pair_export_holds(&pair);
}

/* Where phases are enforced the question belongs to the one that is on. */
static void test_phases(void **state)
{
    static const char first[] =
        "\"step\":\"initiative-order\",\"input\":{\"players\":[{\"name\":\"Blue\"},{\"name\":\"Grey\"}]}";
    struct ground *ground = *state;
    struct pair pair;
    pair_set(&pair, &ground->client, "{\"ruleset\":\"d12-skirmish\",\"mode\":\"two_sided\",\"enforce_phases\":true}");
    pair_comes(&pair, pair_post(&pair, pair.red.token, NULL, "/turns", ""), 201);
    int64_t question = pair_roll(&pair, &pair.red, first);
    pair_ruled(&pair, question, "ruling", "red");
    pair_comes(&pair, pair_post(&pair, pair.red.token, NULL, "/turns", ""), 201);
    response_expect_problem(pair_ask(&pair, &pair.red, NULL, first), 409, "wrong_phase");
    pair_export_holds(&pair);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_question_by_units),   cmocka_unit_test(test_what_is_frozen),
        cmocka_unit_test(test_a_correction_by_units), cmocka_unit_test(test_a_correction_with_agreed_dice),
        cmocka_unit_test(test_taking_back_by_units),  cmocka_unit_test(test_phases),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
