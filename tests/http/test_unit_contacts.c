/* Which units are in contact, over HTTP: of two each says so, whether a hand has put one there, or one came in so. */
#include "units.h"

/* With whom a unit is in contact, in the first place. */
static void assert_contact(const struct table *table, const char *id, const char *with)
{
    const char *contact = json_string_value(json_object_get(table_unit(table, id), "contact_1"));
    assert_string_equal(contact ? contact : "", with);
}

/* Nobody is in contact with a unit that is not there, however it comes in. */
static void test_contact_with_nobody(void **state)
{
#define IN_CONTACT(id, with) "{\"id\":\"" id "\",\"side\":\"red\",\"figures\":1,\"contact_1\":\"" with "\"}"
    struct ground *ground = *state;
    struct table table;
    const struct ask opening = {.path = "/v1/sessions",
                                .body = "{\"ruleset\":\"d12-skirmish\",\"units\":[" IN_CONTACT("tom", "nobody") "]}"};
    response_expect_problem(client_ask(&ground->client, &opening), 422, "unit_unknown");
    const struct ask friends = {.path = "/v1/sessions",
                                .body = "{\"ruleset\":\"d12-skirmish\",\"units\":[" IN_CONTACT(
                                    "tom", "ann") ","
                                                  "{\"id\":\"ann\",\"side\":\"red\",\"figures\":1}]}"};
    response_expect_problem(client_ask(&ground->client, &friends), 422, "conflicting_fields");
    table_open(&table, &ground->client,
               "{\"ruleset\":\"d12-skirmish\",\"units\":[{\"id\":\"jim\",\"side\":\"blue\",\"figures\":1}]}");
    table_refuse(&table, "/units", "{\"units\":[" IN_CONTACT("tom", "nobody") "]}", 422, "unit_unknown");
    assert_non_null(answer_find(&table, "violations", "pointer", "/units/0/contact_1"));
    table_refuse(&table, "/units", "{\"units\":[" IN_CONTACT("tom", "jim") "]}", 422, "conflicting_fields");
    table_append(&table, "/units", "{\"units\":[{\"id\":\"tom\",\"side\":\"red\",\"figures\":1}]}");
    table_refuse(&table, "/units/tom/changes", "{\"changes\":{\"contact_2\":\"nobody\"},\"reason\":\"x\"}", 422,
                 "unit_unknown");
    assert_non_null(answer_find(&table, "violations", "pointer", "/changes/contact_2"));
    table_refuse(&table, "/units/tom/changes", "{\"changes\":{\"contact_2\":\"tom\"},\"reason\":\"x\"}", 422,
                 "conflicting_fields");
    table_append(&table, "/units/jim/changes", "{\"changes\":{\"contact_1\":\"tom\"},\"reason\":\"x\"}");
    /* Nor with a friend; and a unit is not removed as long as entries name it. */
    table_append(&table, "/units", "{\"units\":[{\"id\":\"ann\",\"side\":\"red\",\"figures\":1}]}");
    table_refuse(&table, "/units/tom/changes", "{\"changes\":{\"contact_2\":\"ann\"},\"reason\":\"x\"}", 422,
                 "conflicting_fields");
    table_refuse(&table, "/units", "{\"units\":[" IN_CONTACT("eve", "ann") "]}", 422, "conflicting_fields");
    int64_t met = table_append(&table, "/units/jim/changes", "{\"changes\":{\"contact_2\":\"ann\"},\"reason\":\"x\"}");
    assert_string_equal(json_string_value(json_object_get(answer_find(&table, "effects", "unit", "ann"), "to")), "jim");
    assert_contact(&table, "ann", "jim");
    table_refuse(&table, "/units/ann/removal", "{\"reason\":\"mistake\"}", 409, "unit_in_use");
    int64_t parted = table_append(&table, "/units/jim/changes", "{\"changes\":{\"contact_2\":\"\"},\"reason\":\"x\"}");
    assert_contact(&table, "ann", "");
    table_refuse(&table, "/units/ann/removal", "{\"reason\":\"mistake\"}", 409, "unit_in_use"); /* both stand */
    assert_int_equal(json_array_size(json_object_get(table.client->response.json, "rested_on")), 2);
    table_take_back(&table, parted);
    assert_contact(&table, "ann", "jim");
    table_take_back(&table, met);
    assert_contact(&table, "ann", "");
    table_append(&table, "/units/ann/removal", "{\"reason\":\"mistake\"}");
    /* Who comes to fight for the same side is a friend. */
    assert_contact(&table, "jim", "tom");
    table_append(&table, "/units/tom/side", "{\"side\":\"blue\",\"reason\":\"x\"}");
    assert_contact(&table, "jim", "");
    assert_contact(&table, "tom", "");
    table_verify(&table);
}

/* Of two units in contact each says so, also where they come in with it, by the opening or later: together, and in the
 * game. Who is there already is put in contact by a change. */
static void test_contact_of_who_comes_in(void **state)
{
#define SOLDIER(id, side, with) "{\"id\":\"" id "\",\"side\":\"" side "\",\"figures\":1" with "}"
#define WITH(id) ",\"contact_1\":\"" id "\""
#define SIX                                                                                                            \
    SOLDIER("r1", "red", WITH("joe"))                                                                                  \
    "," SOLDIER("r2", "red", WITH("joe")) "," SOLDIER("r3", "red", WITH("joe")) "," SOLDIER(                           \
        "r4", "red", WITH("joe")) "," SOLDIER("r5", "red", WITH("joe")) "," SOLDIER("r6", "red", WITH("joe"))
    struct ground *ground = *state;
    struct table table;
    table_open(&table, &ground->client,
               "{\"ruleset\":\"d12-skirmish\",\"units\":[" SOLDIER("jim", "blue", "") "," SOLDIER("tom", "red",
                                                                                                  WITH("jim")) "]}");
    assert_contact(&table, "jim", "tom");
    table_append(&table, "/units", "{\"units\":[" SIX "," SOLDIER("joe", "blue", "") "]}");
    assert_contact(&table, "joe", "r1");
    table_append(&table, "/units/r1/changes", "{\"changes\":{\"contact_1\":\"\"},\"reason\":\"x\"}");
    assert_contact(&table, "joe", "");
    /* Only entries that name a unit are in the way of its removal, which ends its contacts (A-D12-30). */
    table_refuse(&table, "/units/r1/removal", "{}", 409, "unit_in_use");
    table_append(&table, "/units/r2/removal", "{}");
    const char *second = json_string_value(json_object_get(table_unit(&table, "joe"), "contact_2"));
    assert_string_equal(second ? second : "", "");
    table_refuse(&table, "/units", "{\"units\":[" SOLDIER("b", "blue", ",\"contact_2\":\"tom\"") "]}", 422,
                 "conflicting_fields");
    assert_non_null(answer_find(&table, "violations", "pointer", "/units/0/contact_2"));
    table_verify(&table);
}

static void test_contact_of_who_may_not_come_in_so(void **state)
{
    struct ground *ground = *state;
    struct table table;
    table_open(&table, &ground->client, "{\"ruleset\":\"d12-skirmish\"}");
    table_refuse(&table, "/units",
                 "{\"units\":[" SIX "," SOLDIER("joe", "blue", "") "," SOLDIER("r7", "red", WITH("joe")) "]}", 422,
                 "conflicting_fields");
    assert_non_null(answer_find(&table, "violations", "pointer", "/units/7/contact_1"));
    table_refuse(
        &table, "/units",
        "{\"units\":[" SOLDIER("tom", "red", WITH("joe")) ",{\"id\":\"joe\",\"side\":\"blue\",\"figures\":0}]}", 422,
        "conflicting_fields");
    assert_non_null(answer_find(&table, "violations", "pointer", "/units/0/contact_1"));
    table_verify(&table);
}

/* Of two units in contact both say so, and without room neither does (A-D12-30). */
static void test_contact_without_room(void **state)
{
    static const char *const ids[] = {"b1", "b2", "b3", "b4", "b5", "b6", "b7"};
    struct ground *ground = *state;
    struct table table;
    char body[1024];
    int length = snprintf(body, sizeof body,
                          "{\"ruleset\":\"d12-skirmish\",\"units\":[{\"id\":\"jim\",\"side\":\"red\",\"figures\":1}");
    for (size_t i = 0; i < 7; i++)
        length += snprintf(body + length, sizeof body - (size_t)length,
                           ",{\"id\":\"%s\",\"side\":\"blue\",\"figures\":1}", ids[i]);
    snprintf(body + length, sizeof body - (size_t)length, "]}");
    table_open(&table, &ground->client, body);
    for (size_t i = 0; i < 6; i++) {
        char path[64];
        snprintf(path, sizeof path, "/units/%s/changes", ids[i]);
        table_append(&table, path, "{\"changes\":{\"contact_1\":\"jim\"},\"reason\":\"x\"}");
    }
    table_refuse(&table, "/units/b7/changes", "{\"changes\":{\"contact_1\":\"jim\"},\"reason\":\"x\"}", 422,
                 "conflicting_fields");
    assert_contact(&table, "jim", "b1");
    table_append(&table, "/units/jim/changes", "{\"changes\":{\"contact_1\":\"b7\"},\"reason\":\"x\"}");
    assert_contact(&table, "b1", "");
    assert_contact(&table, "b7", "jim");
    table_verify(&table);
}

#define MEN                                                                                                            \
    "{\"ruleset\":\"d12-skirmish\",\"units\":[" SOLDIER("tom", "red", "") "," SOLDIER("jim", "blue", "") "," SOLDIER(  \
        "joe", "blue", "") "]}"

/* Whom a hand puts out of the game is in contact with nobody: both changes are in that entry (A-D12-30). */
static void test_contact_with_who_goes_by_hand(void **state)
{
    static const char *const ways[] = {"{\"changes\":{\"fate\":\"removed\"},\"reason\":\"x\"}",
                                       "{\"changes\":{\"figures\":0},\"reason\":\"x\"}"};
    struct ground *ground = *state;
    struct table table;
    for (size_t i = 0; i < 2; i++) {
        table_open(&table, &ground->client, MEN);
        table_append(&table, "/units/tom/changes", "{\"changes\":{\"contact_1\":\"jim\"},\"reason\":\"x\"}");
        table_append(&table, "/units/tom/changes", "{\"changes\":{\"contact_2\":\"joe\"},\"reason\":\"x\"}");
        int64_t gone = table_append(&table, "/units/tom/changes", ways[i]);
        assert_null(json_object_get(answer_find(&table, "effects", "unit", "jim"), "to"));
        assert_non_null(answer_find(&table, "effects", "unit", "joe"));
        assert_non_null(answer_find(&table, "effects", "member", "contact_2"));
        assert_contact(&table, "tom", "");
        assert_contact(&table, "jim", "");
        assert_contact(&table, "joe", "");
        table_verify(&table);
        table_take_back(&table, gone);
        assert_contact(&table, "tom", "jim");
        assert_contact(&table, "joe", "tom");
        table_verify(&table);
    }
}

/* The same enemy stands once: twice is refused, at once or after the other, and in who comes in. */
static void test_contact_twice(void **state)
{
#define TWICE ",\"contact_1\":\"jim\",\"contact_2\":\"jim\""
    struct ground *ground = *state;
    struct table table;
    const struct ask opening = {.path = "/v1/sessions",
                                .body = "{\"ruleset\":\"d12-skirmish\",\"units\":[" SOLDIER(
                                    "tom", "red", TWICE) "," SOLDIER("jim", "blue", "") "]}"};
    response_expect_problem(client_ask(&ground->client, &opening), 422, "conflicting_fields");
    table_open(&table, &ground->client, MEN);
    table_refuse(&table, "/units/tom/changes",
                 "{\"changes\":{\"contact_1\":\"jim\",\"contact_2\":\"jim\"},\"reason\":\"x\"}", 422,
                 "conflicting_fields");
    assert_non_null(answer_find(&table, "violations", "pointer", "/changes/contact_2"));
    table_append(&table, "/units/tom/changes", "{\"changes\":{\"contact_2\":\"jim\"},\"reason\":\"x\"}");
    table_refuse(&table, "/units/tom/changes", "{\"changes\":{\"contact_1\":\"jim\"},\"reason\":\"x\"}", 422,
                 "conflicting_fields");
    assert_non_null(answer_find(&table, "violations", "pointer", "/changes/contact_1"));
    table_append(&table, "/units/tom/changes",
                 "{\"changes\":{\"contact_1\":\"jim\",\"contact_2\":\"\"},\"reason\":\"x\"}");
    assert_contact(&table, "tom", "jim");
    assert_contact(&table, "jim", "tom");
    table_refuse(&table, "/units",
                 "{\"units\":[" SOLDIER("a", "red", ",\"contact_1\":\"b\",\"contact_2\":\"b\"") "," SOLDIER("b", "blue",
                                                                                                            "") "]}",
                 422, "conflicting_fields");
    assert_non_null(answer_find(&table, "violations", "pointer", "/units/0/contact_2"));
    table_verify(&table);
}

/* Upholds a dispute over a ruling, which is corrected. */
static void correct(const struct table *table, int64_t ruling, const char *body)
{
    char text[128], path[64];
    snprintf(text, sizeof text, "{\"target\":%lld,\"claim\":\"It was another.\"}", (long long)ruling);
    response_expect(table_ask_as(table, table->blue, "/disputes", text), 201);
    snprintf(path, sizeof path, "/disputes/%lld/decision", (long long)response_number(&table->client->response, "seq"));
    int64_t decision =
        table_append(table, path, "{\"upheld\":true,\"clause\":\"D12-HTH-1\",\"correction\":\"further_dice\"}");
    snprintf(path, sizeof path, "/decisions/%lld/correction", (long long)decision);
    table_append(table, path, body);
}

/* What was recorded later parts whom the correction put in contact, or does not: both of two say the same. */
static void test_contact_that_was_corrected(void **state)
{
#define GANG(id, side) "{\"id\":\"" id "\",\"side\":\"" side "\",\"figures\":5}"
#define CHARGE(charged)                                                                                                \
    "{\"step\":\"charge\",\"units\":{\"chargers\":[\"tom\"],\"charged\":\"" charged "\"}," CHARGED_AT
#define CHARGED_AT "\"input\":{\"chargers\":[{\"distance\":3}]}"
#define FIGHT(with) "{\"step\":\"melee-score\",\"units\":{\"side1\":\"tom\",\"side2\":\"" with "\"}"
    static const struct {
        const char *ruling, *mover, *correction;
    } games[] = {
        {CHARGE("jim") ",\"dice\":[10,7,7]}", "tom", CHARGE("joe") "}"},
        {FIGHT("jim") ",\"dice\":[6,6]}", "jim", FIGHT("joe") "}"},
        {FIGHT("jim") ",\"dice\":[6,6]}", "tom", FIGHT("joe") "}"},
    };
    struct ground *ground = *state;
    struct table table;
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        char move[128];
        table_open(&table, &ground->client,
                   "{\"ruleset\":\"d12-skirmish\",\"units\":[" GANG("tom", "red") "," GANG("jim", "blue") "," GANG(
                       "joe", "blue") "]}");
        table_append(&table, "/turns", "");
        int64_t ruling = table_append(&table, "/rulings", games[i].ruling);
        assert_contact(&table, "jim", "tom");
        table_append(&table, "/turns", "");
        snprintf(move, sizeof move, "{\"step\":\"movement\",\"units\":{\"mover\":\"%s\"}}", games[i].mover);
        table_append(&table, "/rulings", move);
        correct(&table, ruling, games[i].correction);
        assert_contact(&table, "tom", "");
        assert_contact(&table, "jim", "");
        assert_contact(&table, "joe", "");
        table_verify(&table);
    }
}

/* Who falls in the fight does not come to be in contact, and does not part either. */
static void test_contact_with_who_falls_in_the_fight(void **state)
{
    struct ground *ground = *state;
    struct table table;
    table_open(
        &table, &ground->client,
        "{\"ruleset\":\"d12-skirmish\",\"units\":[" SOLDIER("tom", "red", "") "," SOLDIER("jim", "blue", "") "]}");
    table_append(&table, "/rulings", FIGHT("jim") ",\"dice\":[12,1]}");
    assert_non_null(answer_find(&table, "effects", "member", "figures"));
    assert_null(answer_find(&table, "effects", "member", "contact_1"));
    assert_contact(&table, "tom", "");
    table_verify(&table);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_contact_with_nobody),
        cmocka_unit_test(test_contact_of_who_comes_in),
        cmocka_unit_test(test_contact_of_who_may_not_come_in_so),
        cmocka_unit_test(test_contact_without_room),
        cmocka_unit_test(test_contact_with_who_goes_by_hand),
        cmocka_unit_test(test_contact_twice),
        cmocka_unit_test(test_contact_that_was_corrected),
        cmocka_unit_test(test_contact_with_who_falls_in_the_fight),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
