/* Questions of odds: what is refused and where, what is varied, and what comes out of it. */
#include "referee/odds_intent.h"
#include "unit.h"

static struct arena arena;
static struct violations violations;
static struct odds_intent intent;
static const struct ruleset *ruleset;
static const struct step *step;
static const struct odds_limits limits = {.branches = 1000, .samples = 500000};

static int setup(void **state)
{
    (void)state;
    arena_start(&arena, 4 << 20);
    violations_start(&violations);
    ruleset = ruleset_find("tt");
    step = step_find(ruleset, "morale-check");
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    arena_end(&arena);
    return 0;
}

static bool decode(const char *body)
{
    arena_reset(&arena);
    violations_start(&violations);
    return odds_intent_decode(&arena, ruleset, step, &limits, body, strlen(body), &intent, &violations);
}

static void violations_show(const char *body)
{
    for (int32_t i = 0; i < violations.count; i++)
        print_error("%s: %s %s\n", violations.list[i].pointer, error_entry(violations.list[i].code)->code,
                    violations.list[i].message);
    fail_msg("%s", body);
}

struct refusal {
    const char *body;
    enum umpire_error code;
    const char *pointer;
};

#define INPUT "\"input\":{\"target\":8}"

static void what_is_refused(void **state)
{
    (void)state;
    static const struct refusal cases[] = {
        {"", ERROR_MALFORMED_JSON, ""},
        {"[]", ERROR_WRONG_TYPE, ""},
        {"5", ERROR_WRONG_TYPE, ""},
        {"{}", ERROR_MISSING_FIELD, "/input"},
        {"{\"input\":{}}", ERROR_TARGET_REQUIRED, "/input/target"},
        {"{" INPUT ",\"dice\":[1]}", ERROR_UNKNOWN_FIELD, "/dice"},
        {"{" INPUT ",\"options\":{\"luck\":1}}", ERROR_UNKNOWN_OPTION, "/options/luck"},
        {"{" INPUT ",\"of\":5}", ERROR_WRONG_TYPE, "/of"},
        {"{" INPUT ",\"of\":[5]}", ERROR_WRONG_TYPE, "/of/0"},
        {"{" INPUT ",\"of\":[\"\"]}", ERROR_WRONG_LENGTH, "/of/0"},
        {"{" INPUT ",\"of\":[\"/total\",\"/totl\"]}", ERROR_NOT_A_CHOICE, "/of/1"},
        {"{" INPUT ",\"of\":[\"total\"]}", ERROR_NOT_A_CHOICE, "/of/0"},
        {"{" INPUT ",\"of\":[\"/total/\"]}", ERROR_NOT_A_CHOICE, "/of/0"},
        {"{" INPUT ",\"of\":[\"/total/0\"]}", ERROR_NOT_A_CHOICE, "/of/0"},
        {"{" INPUT ",\"of\":[\"/total\",\"/total\"]}", ERROR_NOT_UNIQUE, "/of/1"},
        {"{" INPUT ",\"joint\":1}", ERROR_WRONG_TYPE, "/joint"},
        {"{" INPUT ",\"method\":\"guess\"}", ERROR_NOT_A_CHOICE, "/method"},
        {"{" INPUT ",\"samples\":10}", ERROR_CONFLICTING_FIELDS, "/samples"},
        {"{" INPUT ",\"method\":\"sample\",\"samples\":0}", ERROR_OUT_OF_RANGE, "/samples"},
        {"{" INPUT ",\"method\":\"sample\",\"samples\":500001}", ERROR_OUT_OF_RANGE, "/samples"},
        {"{" INPUT ",\"method\":\"sample\",\"samples\":250001,\"vary\":{\"/input/target\":[7,8]}}", ERROR_OUT_OF_RANGE,
         "/samples"},
        {"{" INPUT ",\"vary\":5}", ERROR_WRONG_TYPE, "/vary"},
        {"{" INPUT ",\"vary\":null}", ERROR_WRONG_TYPE, "/vary"},
        {"{" INPUT ",\"vary\":{}}", ERROR_WRONG_TYPE, "/vary"},
        {"{" INPUT ",\"vary\":{\"/input/target\":8}}", ERROR_WRONG_TYPE, "/vary/~1input~1target"},
        {"{" INPUT ",\"vary\":{\"/input/target\":[]}}", ERROR_WRONG_LENGTH, "/vary/~1input~1target"},
        {"{" INPUT ",\"vary\":{\"/of\":[1]}}", ERROR_NOT_A_CHOICE, "/vary/~1of"},
        {"{" INPUT ",\"vary\":{\"/input\":[{}]}}", ERROR_NOT_A_CHOICE, "/vary/~1input"},
        {"{" INPUT ",\"vary\":{\"input/target\":[1]}}", ERROR_NOT_A_CHOICE, "/vary/input~1target"},
        {"{" INPUT ",\"vary\":{\"/input/a~0b\":[1]}}", ERROR_UNKNOWN_FIELD, "/vary/~1input~1a~00b/0"},
        {"{" INPUT ",\"vary\":{\"/input/a~2b\":[1]}}", ERROR_UNKNOWN_FIELD, "/vary/~1input~1a~02b"},
        {"{" INPUT ",\"vary\":{\"/input/modifiers/0/value\":[1]}}", ERROR_UNKNOWN_FIELD,
         "/vary/~1input~1modifiers~10~1value"},
        {"{" INPUT ",\"vary\":{\"/input/target/deeper\":[1]}}", ERROR_UNKNOWN_FIELD, "/vary/~1input~1target~1deeper"},
        {"{\"vary\":{\"/input/target\":[1]}}", ERROR_UNKNOWN_FIELD, "/vary/~1input~1target"},
        {"{" INPUT ",\"vary\":{\"/input/modifiers\":[[]],\"/input/modifiers/0\":[1]}}", ERROR_CONFLICTING_FIELDS,
         "/vary/~1input~1modifiers~10"},
        {"{" INPUT ",\"vary\":{\"/input/modifiers/0\":[1],\"/input/modifiers\":[[]]}}", ERROR_CONFLICTING_FIELDS,
         "/vary/~1input~1modifiers"},
        {"{" INPUT ",\"vary\":{\"/input/target\":[7,8,100000]}}", ERROR_OUT_OF_RANGE, "/vary/~1input~1target/2"},
        {"{" INPUT ",\"vary\":{\"/input/luck\":[7]}}", ERROR_UNKNOWN_FIELD, "/vary/~1input~1luck/0"},
        {"{" INPUT ",\"vary\":{\"/options/luck\":[7]}}", ERROR_UNKNOWN_OPTION, "/vary/~1options~1luck/0"},
        {"{\"input\":{\"target\":8,\"luck\":1},\"vary\":{\"/input/target\":[7,8]}}", ERROR_UNKNOWN_FIELD,
         "/input/luck"},
        {"{\"input\":{\"target\":8,\"modifiers\":[{\"name\":\"a\",\"value\":1}]},"
         "\"vary\":{\"/input/modifiers/01/value\":[1]}}",
         ERROR_UNKNOWN_FIELD, "/vary/~1input~1modifiers~101~1value"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        if (decode(cases[i].body) || violations.count != 1 || violations.list[0].code != cases[i].code ||
            strcmp(violations.list[0].pointer, cases[i].pointer) != 0)
            violations_show(cases[i].body);
        assert_true(violations.list[0].message[0] != '\0');
    }
}

/* Who forgets the slash is not told that there is no such member. */
static void a_pointer_begins_with_a_slash(void **state)
{
    (void)state;
    assert_false(decode("{" INPUT ",\"of\":[\"total\"]}"));
    assert_string_equal(violations.list[0].message, "must be a JSON Pointer, which begins with /");
}

static void many_cases_are_refused(void **state)
{
    (void)state;
    char body[1000] = "{" INPUT ",\"vary\":{\"/input/target\":[1";
    for (int i = 0; i < 64; i++)
        strcat(body, ",1");
    strcat(body, "]}}");
    assert_false(decode(body));
    assert_string_equal(violations.list[0].pointer, "/vary/~1input~1target");
    assert_false(decode("{" INPUT ",\"vary\":{\"/input/target\":[1,2,3,4,5],\"/input/after_melee\":[1,2,3,4,5],"
                        "\"/options/x\":[1,2,3]}}"));
    assert_string_equal(violations.list[0].pointer, "/vary");
    assert_string_equal(violations.list[0].message, "must have at most 64 cases, not 75");
    assert_false(decode("{" INPUT ",\"vary\":{\"/input/a\":[1],\"/input/b\":[1],\"/input/c\":[1],\"/input/d\":[1]}}"));
    assert_string_equal(violations.list[0].pointer, "/vary");
}

/* What is wrong with `vary` does not hide what else is. */
static void vary_hides_nothing(void **state)
{
    (void)state;
    assert_false(decode("{" INPUT ",\"vary\":5,\"colour\":1,\"method\":\"guess\"}"));
    assert_int_equal(violations.count, 3);
    assert_false(decode("{\"input\":{\"target\":\"x\"},\"vary\":{\"/input/none\":[1]}}"));
    assert_int_equal(violations.count, 2);
}

/* All of it at once, and what is wrong with every case only once. */
static void everything_is_told(void **state)
{
    (void)state;
    assert_false(decode("{\"input\":{\"luck\":1},\"of\":[\"/x\"],\"method\":\"sample\",\"samples\":500001,"
                        "\"vary\":{\"/input/target\":[7,\"8\",9,\"10\"]}}"));
    static const char *const pointers[] = {"/input/luck", "/vary/~1input~1target/1", "/vary/~1input~1target/3", "/of/0",
                                           "/samples"};
    assert_int_equal(violations.count, LENGTH(pointers));
    for (size_t i = 0; i < LENGTH(pointers); i++)
        assert_string_equal(violations.list[i].pointer, pointers[i]);
}

static void members_are_named(void **state)
{
    (void)state;
    assert_false(decode("{" INPUT ",\"of\":[\"/totl\"]}"));
    assert_string_equal(violations.list[0].message,
                        "must point to a single value of the outcome; the outcome has natural, "
                        "modifier, total, target, double_one, passed, removed");
    assert_false(decode("{" INPUT ",\"of\":[\"/total/0\"]}"));
    assert_string_equal(violations.list[0].message,
                        "must point to a single value of the outcome; /total is a single value");
}

static int32_t number_of(int32_t number, const char *name)
{
    int32_t value;
    const struct field *field = field_find(step->input, name, strlen(name));
    memcpy(&value, (const char *)intent.questions[number].input + field->offset, sizeof value);
    return value;
}

static void a_plain_question(void **state)
{
    (void)state;
    if (!decode("{" INPUT "}"))
        violations_show("plain");
    assert_int_equal(intent.case_count, 1);
    assert_int_equal(intent.varied_count, 0);
    assert_int_equal(intent.shown_count, 0);
    assert_int_equal(intent.samples, 0);
    assert_false(intent.joint);
    assert_int_equal(number_of(0, "target"), 8);
    assert_int_equal(intent.questions[0].version, ruleset->version);
    if (!decode("{" INPUT ",\"of\":[\"/total\",\"/passed\"],\"joint\":true,\"method\":\"sample\"}"))
        violations_show("sample");
    assert_int_equal(intent.shown_count, 2);
    assert_string_equal(intent.shown[1], "/passed");
    assert_true(intent.joint);
    assert_int_equal(intent.samples, ODDS_SAMPLES_DEFAULT);
}

static void values_are_varied(void **state)
{
    (void)state;
    if (!decode("{\"input\":{\"modifiers\":[{\"name\":\"wall\",\"value\":1}]},"
                "\"vary\":{\"/input/target\":[7,9],\"/options/morale_compare\":[\"gt\",\"ge\"],"
                "\"/input/modifiers/0/value\":[1,2,3]}}"))
        violations_show("vary");
    assert_int_equal(intent.case_count, 12);
    const struct field *compare = field_find(ruleset->options, "morale_compare", 14);
    const struct field *modifiers = field_find(step->input, "modifiers", 9);
    const struct field *value = field_find(modifiers->item->of, "value", 5);
    for (int32_t i = 0; i < 12; i++) {
        int32_t compared, modified;
        memcpy(&compared, (const char *)intent.questions[i].options + compare->offset, sizeof compared);
        memcpy(&modified, (const char *)intent.questions[i].input + modifiers->offset + value->offset, sizeof modified);
        assert_int_equal(number_of(i, "target"), i / 6 ? 9 : 7);
        assert_string_equal(compare->choices->list[compared].name, i / 3 % 2 ? "ge" : "gt");
        assert_int_equal(modified, i % 3 + 1);
        assert_int_equal(odds_case_place(&intent, i, 2), i % 3);
    }
}

static void samples_are_shared_by_cases(void **state)
{
    (void)state;
    assert_true(decode("{\"input\":{},\"method\":\"sample\",\"vary\":{\"/input/target\":[1,2,3,4,5,6,7,8]}}"));
    assert_int_equal(intent.samples, 500000 / 8);
}

/* Bodies as large as may come, varied as often as may be: they are decoded or refused in valid words. */
static void memory_is_bounded(void **state)
{
    (void)state;
    static char body[65536];
    struct text text;
    text_start(&text, body, sizeof body);
    text_add(&text, "{\"input\":{\"target\":8},\"vary\":{\"/input/modifiers\":[");
    for (int i = 0; i < 64; i++) {
        text_add(&text, i ? ",[" : "[");
        for (int k = 0; k < 24; k++)
            text_add(&text, k ? ",{\"name\":\"a\",\"value\":1}" : "{\"name\":\"a\",\"value\":1}");
        text_add(&text, "]");
    }
    text_add(&text, "]}}");
    assert_false(text.cut);
    bool decoded = decode(body);
    if (!decoded && violations.list[0].code != ERROR_BODY_TOO_LARGE && violations.list[0].code != ERROR_WRONG_LENGTH)
        violations_show("large");
    assert_true(arena.taken <= arena.limit);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_refused),
        cmocka_unit_test(a_pointer_begins_with_a_slash),
        cmocka_unit_test(many_cases_are_refused),
        cmocka_unit_test(vary_hides_nothing),
        cmocka_unit_test(everything_is_told),
        cmocka_unit_test(members_are_named),
        cmocka_unit_test(a_plain_question),
        cmocka_unit_test(values_are_varied),
        cmocka_unit_test(samples_are_shared_by_cases),
        cmocka_unit_test(memory_is_bounded),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
