/* Entries read back: a ruling that this program knows is resolved again and gets its texts; whatever else is a valid
 * entry is answered as it was recorded. */
#include "referee/answer.h"
#include "unit.h"
#include <jansson.h>

static struct arena arena;
static struct writer entry, answer;

/* The entry of a morale check of Triumph & Tragedy, with two declared dice. */
static int setup(void **state)
{
    (void)state;
    static const char body[] = "{\"input\":{\"target\":8},\"dice\":[4,5]}";
    const struct ruleset *tt = ruleset_find("tt");
    struct entry recorded = {.kind = ENTRY_RULING, .seq = 2, .at = 1790000000123999, .seat = "red", .key = "k"};
    struct violations violations;
    struct intent intent;
    struct ruling ruling;
    arena_start(&arena, 4 << 20);
    writer_start(&entry, 1 << 16);
    writer_start(&answer, 1 << 16);
    violations_start(&violations);
    assert_true(uuid_read("01934abc-def0-7fff-8000-090aa00aff10", &recorded.session));
    assert_true(intent_decode(&arena, tt, step_find(tt, "morale-check"), body, sizeof body - 1, &intent, &violations));
    assert_true(ruling_prepare(&arena, &intent, &ruling));
    assert_true(ruling_make(&ruling, &intent, NULL, &violations));
    entry_ruling_set(&recorded.ruling, &ruling);
    entry_write(&entry, &recorded);
    assert_false(entry.failed);
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    arena_end(&arena);
    writer_end(&entry);
    writer_end(&answer);
    return 0;
}

static json_t *parsed(const struct writer *from)
{
    json_t *root = json_loadb(from->at, from->used, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(root);
    return root;
}

static bool read_back(const char *bytes, size_t length)
{
    writer_reset(&answer);
    arena_reset(&arena);
    return answer_write_entry(&answer, &arena, bytes, length, NULL);
}

static void a_ruling_gets_its_texts(void **state)
{
    (void)state;
    assert_true(read_back(entry.at, entry.used));
    json_t *root = parsed(&answer);
    assert_string_equal(json_string_value(json_object_get(root, "status")), "resolved");
    assert_string_equal(json_string_value(json_object_get(root, "at")), "2026-09-21T14:13:20.123Z");
    assert_string_equal(json_string_value(json_object_get(root, "idempotency_key")), "k");
    assert_string_equal(json_string_value(json_object_get(root, "seat")), "red");
    assert_int_equal(json_integer_value(json_object_get(root, "seq")), 2);
    assert_true(json_string_length(json_object_get(root, "summary")) > 0);
    const json_t *reason = json_array_get(json_object_get(root, "reasons"), 0);
    assert_true(json_string_length(json_object_get(reason, "text")) > 0);
    assert_string_equal(json_string_value(json_object_get(json_object_get(root, "dice"), "source")), "declared");
    json_decref(root);
}

/* Changes one member of the entry; the answer is then the bytes as they are. */
static void assert_as_it_is(const char *key, json_t *value)
{
    json_t *root = parsed(&entry);
    if (value)
        json_object_set_new(root, key, value);
    else
        json_object_del(root, key);
    char *bytes = json_dumps(root, JSON_COMPACT | JSON_REAL_PRECISION(15) | JSON_SORT_KEYS);
    if (!read_back(bytes, strlen(bytes)) || answer.used != strlen(bytes) || memcmp(answer.at, bytes, answer.used) != 0)
        fail_msg("%s: %.*s", key, (int)answer.used, answer.at);
    free(bytes);
    json_decref(root);
}

static json_t *json_of(const char *text)
{
    json_t *value = json_loads(text, JSON_DECODE_ANY, NULL);
    assert_non_null(value);
    return value;
}

static void what_is_not_known_is_answered_as_it_is(void **state)
{
    (void)state;
    assert_as_it_is("kind", json_string("something new"));
    assert_as_it_is("ruleset", json_string("unheard-of"));
    assert_as_it_is("ruleset", json_integer(1));
    assert_as_it_is("ruleset", NULL);
    assert_as_it_is("step", json_string("unheard-of"));
    assert_as_it_is("step", NULL);
    assert_as_it_is("ruleset_version", json_integer(0));
    assert_as_it_is("ruleset_version", json_integer(ruleset_find("tt")->version + 1));
    assert_as_it_is("ruleset_version", json_integer((INT64_C(1) << 32) + 1));
    assert_as_it_is("ruleset_version", NULL);
}

static void what_does_not_fit_the_tables_is_answered_as_it_is(void **state)
{
    (void)state;
    assert_as_it_is("input", NULL);
    assert_as_it_is("input", json_null());
    assert_as_it_is("input", json_of("{\"target\":8,\"of_the_future\":1}"));
    assert_as_it_is("input", json_of("[]"));
    assert_as_it_is("input", json_of("{}")); /* no target: the fields allow it, the step's check does not */
    assert_as_it_is("options", NULL);
    assert_as_it_is("options", json_of("{\"unheard\":1}"));
    assert_as_it_is("draws", NULL);
    assert_as_it_is("draws", json_of("5"));
    assert_as_it_is("draws", json_of("[]"));
    assert_as_it_is("draws", json_of("[5,{},{\"faces\":1}]"));
    assert_as_it_is("draws", json_of("[{\"faces\":[4]}]"));
    assert_as_it_is("draws", json_of("[{\"faces\":[4,7]}]"));
    assert_as_it_is("draws", json_of("[{\"faces\":[4,5,1]}]"));
    assert_as_it_is("draws", json_of("[{\"faces\":[4,\"5\"]}]"));
    assert_as_it_is("draws", json_of("[{\"faces\":[4,4294967301]}]")); /* whose low 32 bits are a 5 */
}

/* A damage roll without a damage table: no resolver may see it. */
static void what_a_step_would_refuse_is_answered_as_it_is(void **state)
{
    (void)state;
    json_t *root = parsed(&entry);
    json_object_set_new(root, "step", json_string("damage-roll"));
    json_object_set_new(root, "input", json_of("{\"hits\":2}"));
    json_object_set_new(root, "options", json_of("{}"));
    char *bytes = json_dumps(root, JSON_COMPACT | JSON_REAL_PRECISION(15));
    assert_true(read_back(bytes, strlen(bytes)));
    assert_int_equal(answer.used, strlen(bytes));
    assert_memory_equal(answer.at, bytes, answer.used);
    free(bytes);
    json_decref(root);
}

static void what_is_no_entry_is_refused(void **state)
{
    (void)state;
    static const char *const cases[] = {
        "", "x", "{}", "[]", "5", "null", "{\"at\":\"x\"}", "{\"at\":1,\"kind\":\"closed\",\"seat\":\"u\",\"seq\":1}"};
    static const char *const members[] = {"at", "kind", "seat", "seq", "session"};
    for (size_t i = 0; i < LENGTH(cases); i++)
        assert_false(read_back(cases[i], strlen(cases[i])));
    for (size_t i = 0; i < LENGTH(members); i++) {
        json_t *root = parsed(&entry);
        json_object_del(root, members[i]);
        char *bytes = json_dumps(root, JSON_COMPACT | JSON_REAL_PRECISION(15));
        if (read_back(bytes, strlen(bytes)))
            fail_msg("without %s it is no entry", members[i]);
        free(bytes);
        json_decref(root);
    }
    for (size_t length = 0; length < entry.used; length++)
        assert_false(read_back(entry.at, length)); /* cut off anywhere */
}

static void an_answer_that_does_not_fit_is_refused(void **state)
{
    (void)state;
    struct writer small;
    for (size_t max = 0; max < 200; max += 33) {
        writer_start(&small, max);
        arena_reset(&arena);
        assert_false(answer_write_entry(&small, &arena, entry.at, entry.used, NULL));
        writer_end(&small);
    }
}

/* Where the rules' code would decide otherwise today, the record is shown and not the code. */
static void what_was_decided_is_shown(void **state)
{
    (void)state;
    char decided[4096];
    assert_true(entry.used < sizeof decided);
    memcpy(decided, entry.at, entry.used);
    decided[entry.used] = '\0';
    char *natural = strstr(decided, "\"natural\":9");
    assert_non_null(natural);
    natural[strlen("\"natural\":")] = '8';
    assert_true(read_back(decided, entry.used));
    assert_int_equal(answer.used, entry.used);
    assert_memory_equal(answer.at, decided, entry.used);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_ruling_gets_its_texts, setup, teardown),
        cmocka_unit_test_setup_teardown(what_was_decided_is_shown, setup, teardown),
        cmocka_unit_test_setup_teardown(what_is_not_known_is_answered_as_it_is, setup, teardown),
        cmocka_unit_test_setup_teardown(what_does_not_fit_the_tables_is_answered_as_it_is, setup, teardown),
        cmocka_unit_test_setup_teardown(what_a_step_would_refuse_is_answered_as_it_is, setup, teardown),
        cmocka_unit_test_setup_teardown(what_is_no_entry_is_refused, setup, teardown),
        cmocka_unit_test_setup_teardown(an_answer_that_does_not_fit_is_refused, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
