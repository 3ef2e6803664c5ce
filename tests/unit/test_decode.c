/* Decoding by field tables: every kind of violation with its pointer, all of them at once; and query parameters. */
#include "fields/decode.h"
#include "toy.h"
#include "unit.h"

static struct arena arena;
static struct violations violations;
static struct toy toy;

static int setup(void **state)
{
    (void)state;
    arena_start(&arena, 8 << 20);
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    arena_end(&arena);
    return 0;
}

static bool decode_at(const char *pointer, const char *text)
{
    violations_start(&violations);
    const struct json_t *root = json_read(&arena, text, strlen(text), &violations);
    assert_non_null(root);
    memset(&toy, 0xA5, sizeof toy);
    return fields_decode(&toy_fields, root, pointer, &toy, &violations);
}

/* The only violation. */
static void refused(const char *text, enum umpire_error code, const char *pointer)
{
    assert_false(decode_at("", text));
    assert_int_equal(violations.count, 1);
    assert_string_equal(error_entry(violations.list[0].code)->code, error_entry(code)->code);
    assert_string_equal(violations.list[0].pointer, pointer);
    assert_true(strlen(violations.list[0].message) > 4);
}

static void the_least_that_is_enough(void **state)
{
    (void)state;
    struct toy wanted;
    memset(&wanted, 0xA5, sizeof wanted);
    fields_default(&toy_fields, &wanted);
    wanted.number = 3;
    assert_true(decode_at("", "{\"number\":3}"));
    assert_memory_equal(&toy, &wanted, sizeof toy);
}

static void everything(void **state)
{
    (void)state;
    assert_true(
        decode_at("",
                  "{\"flag\":false,\"number\":-7,\"defaulted\":5,\"maybe\":0,\"colour\":\"red\",\"shade\":\"green\","
                  "\"name\":\"é½ 12345678\",\"nick\":\"\",\"inner\":{\"kind\":\"green\"},"
                  "\"spare\":{\"kind\":\"red\",\"weight\":9},\"numbers\":[9,-9,0],"
                  "\"inners\":[{\"kind\":\"green\"},{\"weight\":1,\"kind\":\"red\"}]}") == false);
    /* The name has 13 bytes in 11 characters, and the member holds 12 bytes. */
    assert_int_equal(violations.count, 1);
    assert_string_equal(violations.list[0].pointer, "/name");
    assert_true(decode_at(
        "", "{\"flag\":false,\"number\":-7,\"defaulted\":5,\"maybe\":0,\"colour\":\"red\",\"shade\":\"green\","
            "\"name\":\"é½ 1234567\",\"nick\":\"\",\"inner\":{\"kind\":\"green\"},"
            "\"spare\":{\"kind\":\"red\",\"weight\":9},\"numbers\":[9,-9,0],"
            "\"inners\":[{\"kind\":\"green\"},{\"weight\":1,\"kind\":\"red\"}]}"));
    assert_false(toy.flag);
    assert_int_equal(toy.number, -7);
    assert_int_equal(toy.maybe, 0);
    assert_int_equal(toy.colour, TOY_RED);
    assert_int_equal(toy.shade, TOY_GREEN);
    assert_string_equal(toy.name, "é½ 1234567");
    assert_int_equal(toy.inner.kind, TOY_GREEN);
    assert_int_equal(toy.inner.weight, 3);
    assert_true(toy.has_spare);
    assert_int_equal(toy.spare.weight, 9);
    assert_int_equal(toy.number_count, 3);
    assert_int_equal(toy.numbers[1], -9);
    assert_int_equal(toy.inner_count, 2);
    assert_int_equal(toy.inners[0].weight, 3); /* an item has its own defaults */
    assert_int_equal(toy.inners[0].kind, TOY_GREEN);
    assert_int_equal(toy.inners[1].weight, 1);
}

/* JSON has one kind of numbers. */
static void integers_however_they_are_written(void **state)
{
    static const struct {
        const char *text;
        int32_t number;
    } cases[] = {
        {"{\"number\":1.0}", 1},
        {"{\"number\":1e0}", 1},
        {"{\"number\":-0.7e1}", -7},
        {"{\"number\":-0.0}", 0},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        assert_true(decode_at("", cases[i].text));
        assert_int_equal(toy.number, cases[i].number);
    }
}

static void each_kind_of_violation(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        enum umpire_error code;
        const char *pointer;
    } cases[] = {
        {"{}", ERROR_MISSING_FIELD, "/number"},
        {"{\"number\":null}", ERROR_WRONG_TYPE, "/number"},
        {"{\"number\":\"1\"}", ERROR_WRONG_TYPE, "/number"},
        {"{\"number\":1.5}", ERROR_WRONG_TYPE, "/number"},
        {"{\"number\":1e-1}", ERROR_WRONG_TYPE, "/number"},
        {"{\"number\":1.0000000000000000000000001}", ERROR_WRONG_TYPE, "/number"},
        {"{\"number\":8.0}", ERROR_OUT_OF_RANGE, "/number"},
        {"{\"number\":-1e15}", ERROR_OUT_OF_RANGE, "/number"},
        {"{\"number\":1e300}", ERROR_OUT_OF_RANGE, "/number"},
        {"{\"number\":8}", ERROR_OUT_OF_RANGE, "/number"},
        {"{\"number\":-8}", ERROR_OUT_OF_RANGE, "/number"},
        {"{\"number\":4294967297}", ERROR_OUT_OF_RANGE, "/number"},
        {"{\"number\":9223372036854775807}", ERROR_OUT_OF_RANGE, "/number"},
        {"{\"number\":1,\"maybe\":-2147483648}", ERROR_OUT_OF_RANGE, "/maybe"},
        {"{\"number\":1,\"maybe\":null}", ERROR_WRONG_TYPE, "/maybe"},
        {"{\"number\":1,\"flag\":1}", ERROR_WRONG_TYPE, "/flag"},
        {"{\"number\":1,\"colour\":\"blue\"}", ERROR_NOT_A_CHOICE, "/colour"},
        {"{\"number\":1,\"colour\":\"\"}", ERROR_NOT_A_CHOICE, "/colour"},
        {"{\"number\":1,\"colour\":\"RED\"}", ERROR_NOT_A_CHOICE, "/colour"},
        {"{\"number\":1,\"colour\":0}", ERROR_WRONG_TYPE, "/colour"},
        {"{\"number\":1,\"name\":\"x\"}", ERROR_WRONG_LENGTH, "/name"},
        {"{\"number\":1,\"name\":\"1234567890123\"}", ERROR_WRONG_LENGTH, "/name"},
        {"{\"number\":1,\"name\":\"ab\\u0001\"}", ERROR_INVALID_TEXT, "/name"},
        {"{\"number\":1,\"name\":\"ab\\n\"}", ERROR_INVALID_TEXT, "/name"},
        {"{\"number\":1,\"name\":\"ab\\u007f\"}", ERROR_INVALID_TEXT, "/name"},
        {"{\"number\":1,\"name\":\"ab\\u0085\"}", ERROR_INVALID_TEXT, "/name"},
        {"{\"number\":1,\"name\":\"ab\\u202E\"}", ERROR_INVALID_TEXT, "/name"},
        {"{\"number\":1,\"name\":\"a\\u200Bb\"}", ERROR_INVALID_TEXT, "/name"},
        {"{\"number\":1,\"name\":\"\\u2028b\"}", ERROR_INVALID_TEXT, "/name"},
        {"{\"number\":1,\"name\":\" \\u00A0 \"}", ERROR_INVALID_TEXT, "/name"},
        {"{\"number\":1,\"nick\":\"  \"}", ERROR_INVALID_TEXT, "/nick"},
        {"{\"number\":1,\"code\":\"a\\u2028\"}", ERROR_INVALID_TEXT, "/code"},
        {"{\"number\":1,\"code\":\"\\u096F\"}", ERROR_INVALID_TEXT, "/code"},
        {"{\"number\":1,\"code\":\"a\\u007F\"}", ERROR_INVALID_TEXT, "/code"},
        {"{\"number\":1,\"nick\":\"12345\"}", ERROR_WRONG_LENGTH, "/nick"},
        {"{\"number\":1,\"inner\":[]}", ERROR_WRONG_TYPE, "/inner"},
        {"{\"number\":1,\"inner\":{}}", ERROR_MISSING_FIELD, "/inner/kind"},
        {"{\"number\":1,\"inner\":{\"kind\":\"red\",\"weight\":10}}", ERROR_OUT_OF_RANGE, "/inner/weight"},
        {"{\"number\":1,\"inner\":{\"kind\":\"red\",\"colour\":1}}", ERROR_UNKNOWN_FIELD, "/inner/colour"},
        {"{\"number\":1,\"spare\":null}", ERROR_WRONG_TYPE, "/spare"},
        {"{\"number\":1,\"numbers\":[]}", ERROR_WRONG_LENGTH, "/numbers"},
        {"{\"number\":1,\"numbers\":[1,2,3,4]}", ERROR_WRONG_LENGTH, "/numbers"},
        {"{\"number\":1,\"numbers\":{\"0\":1}}", ERROR_WRONG_TYPE, "/numbers"},
        {"{\"number\":1,\"numbers\":[1,2,10]}", ERROR_OUT_OF_RANGE, "/numbers/2"},
        {"{\"number\":1,\"inners\":[{\"kind\":\"red\"},{\"kind\":\"blue\"}]}", ERROR_NOT_A_CHOICE, "/inners/1/kind"},
        {"{\"number\":1,\"inners\":[{\"kind\":\"red\"},{}]}", ERROR_MISSING_FIELD, "/inners/1/kind"},
        {"{\"number\":1,\"inners\":[5]}", ERROR_WRONG_TYPE, "/inners/0"},
        {"{\"number\":1,\"Number\":1}", ERROR_UNKNOWN_FIELD, "/Number"},
        {"{\"number\":1,\"\":1}", ERROR_UNKNOWN_FIELD, "/"},
        {"{\"number\":1,\"a/b~c~1\":1}", ERROR_UNKNOWN_FIELD, "/a~1b~0c~01"},
        {"{\"number\":1,\"~/\":1}", ERROR_UNKNOWN_FIELD, "/~0~1"},
        {"{\"number\":1,\"½\":1}", ERROR_UNKNOWN_FIELD, "/½"},
        {"[]", ERROR_WRONG_TYPE, ""},
        {"[{\"number\":1}]", ERROR_WRONG_TYPE, ""},
        {"5", ERROR_WRONG_TYPE, ""},
        {"\"number\"", ERROR_WRONG_TYPE, ""},
        {"null", ERROR_WRONG_TYPE, ""},
    };
    for (size_t i = 0; i < LENGTH(cases); i++)
        refused(cases[i].text, cases[i].code, cases[i].pointer);
}

/* Decimals are kept exactly or not at all. */
static void decimals(void **state)
{
    (void)state;
    static const struct {
        const char *json;
        int32_t thousandths; /* FIELD_ABSENT: refused as out of range */
    } cases[] = {
        {"0", 0},
        {"-1", -1000},
        {"12", 12000},
        {"12.5", 12500},
        {"-1.5", -1500},
        {"0.1", 100},
        {"0.3", 300},
        {"4.005", 4005},
        {"1.001e0", 1001},
        {"12.500", 12500},
        {"125e-1", 12500},
        {"3.0", 3000},
        {"1e0", 1000},
        {"-0.0", 0},
        {"13", FIELD_ABSENT},
        {"12.501", FIELD_ABSENT},
        {"-1.501", FIELD_ABSENT},
        {"0.0005", FIELD_ABSENT},
        {"1.0001", FIELD_ABSENT},
        {"1e300", FIELD_ABSENT},
        {"-1e300", FIELD_ABSENT},
        {"9223372036854775807", FIELD_ABSENT},
        {"4294968", FIELD_ABSENT}, /* whose thousandths have the low 32 bits of a small number */
        {"1.0000000000000000000000001", FIELD_ABSENT},
        {"0.1000000000000000000000001", FIELD_ABSENT},
        {"1e18", FIELD_ABSENT},
        {"1e400", FIELD_ABSENT},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        char text[100];
        snprintf(text, sizeof text, "{\"number\":1,\"length\":%s}", cases[i].json);
        if (cases[i].thousandths == FIELD_ABSENT) {
            refused(text, ERROR_OUT_OF_RANGE, "/length");
            assert_string_equal(violations.list[0].message, "must be -1.5 to 12.5 with at most three decimals");
            continue;
        }
        if (!decode_at("", text) || toy.length != cases[i].thousandths)
            fail_msg("%s is %d", text, toy.length);
    }
    refused("{\"number\":1,\"length\":true}", ERROR_WRONG_TYPE, "/length");
    refused("{\"number\":1,\"length\":\"12.5\"}", ERROR_WRONG_TYPE, "/length");
    assert_string_equal(violations.list[0].message, "must be a number, not a text");
    refused("{\"number\":1,\"length\":null}", ERROR_WRONG_TYPE, "/length");
    refused("{\"number\":1,\"length\":[1]}", ERROR_WRONG_TYPE, "/length");
}

/* However it is written: what is whole is an integer, and one that is too large is out of range. */
static void integers_of_any_size(void **state)
{
    static const char *const large[] = {
        "1e400", "-1e400", "1e19", "12345678901234567890.0", "1e18", "9223372036854775807"};
    static const char *const broken[] = {"0.5", "1e-400", "12345678901234567890.5", "1.0000000000000000000000001"};
    char text[100];
    (void)state;
    for (size_t i = 0; i < LENGTH(large); i++) {
        snprintf(text, sizeof text, "{\"number\":%s}", large[i]);
        refused(text, ERROR_OUT_OF_RANGE, "/number");
    }
    for (size_t i = 0; i < LENGTH(broken); i++) {
        snprintf(text, sizeof text, "{\"number\":%s}", broken[i]);
        refused(text, ERROR_WRONG_TYPE, "/number");
    }
}

static void all_violations_at_once(void **state)
{
    (void)state;
    assert_false(decode_at("/input", "{\"flag\":0,\"colour\":\"blue\",\"numbers\":[10,\"x\",1],\"x\":1,"
                                     "\"inners\":[{\"weight\":-1},7]}"));
    static const struct {
        enum umpire_error code;
        const char *pointer;
    } wanted[] = {
        {ERROR_WRONG_TYPE, "/input/flag"},
        {ERROR_NOT_A_CHOICE, "/input/colour"},
        {ERROR_OUT_OF_RANGE, "/input/numbers/0"},
        {ERROR_WRONG_TYPE, "/input/numbers/1"},
        {ERROR_UNKNOWN_FIELD, "/input/x"},
        {ERROR_OUT_OF_RANGE, "/input/inners/0/weight"},
        {ERROR_MISSING_FIELD, "/input/inners/0/kind"},
        {ERROR_WRONG_TYPE, "/input/inners/1"},
        {ERROR_MISSING_FIELD, "/input/number"},
    };
    assert_int_equal(violations.count, LENGTH(wanted));
    for (size_t i = 0; i < LENGTH(wanted); i++) {
        assert_int_equal(violations.list[i].code, wanted[i].code);
        assert_string_equal(violations.list[i].pointer, wanted[i].pointer);
    }
}

static void more_violations_than_fit(void **state)
{
    (void)state;
    char text[4096] = "{\"number\":1";
    for (int i = 0; i < 100; i++)
        snprintf(text + strlen(text), sizeof text - strlen(text), ",\"u%d\":0", i);
    strcat(text, "}");
    assert_false(decode_at("", text));
    assert_int_equal(violations.count, VIOLATIONS_MAX);
    assert_int_equal(violations.omitted, 100 - VIOLATIONS_MAX);
}

/* Keys are the client's: however long, the pointer stays whole characters of UTF-8. */
static void long_keys_are_cut_between_characters(void **state)
{
    (void)state;
    for (size_t shift = 0; shift < 4; shift++) {
        char text[2000] = "{\"number\":1,\"";
        memset(text + strlen(text), 'x', shift);
        for (int i = 0; i < 200; i++)
            strcat(text, "😀");
        strcat(text, "\":1}");
        assert_false(decode_at("", text));
        const char *pointer = violations.list[0].pointer;
        assert_in_range(strlen(pointer), VIOLATION_POINTER_MAX - 4, VIOLATION_POINTER_MAX - 1);
        assert_true(is_utf8(pointer, strlen(pointer)));
    }
}

/* Where the rule counts in halves, a quarter is no value. */
static void decimals_in_halves(void **state)
{
    (void)state;
    static const struct {
        const char *json;
        int32_t halves; /* FIELD_ABSENT: refused as out of range */
    } cases[] = {{"0", 0},
                 {"0.5", 1},
                 {"4.5", 9},
                 {"4", 8},
                 {"3.50", 7},
                 {"1e0", 2},
                 {"0.25", FIELD_ABSENT},
                 {"0.501", FIELD_ABSENT},
                 {"5", FIELD_ABSENT},
                 {"-0.5", FIELD_ABSENT},
                 {"4294967296.5", FIELD_ABSENT}};
    for (size_t i = 0; i < LENGTH(cases); i++) {
        char text[100];
        snprintf(text, sizeof text, "{\"number\":1,\"points\":%s}", cases[i].json);
        if (cases[i].halves == FIELD_ABSENT) {
            refused(text, ERROR_OUT_OF_RANGE, "/points");
            assert_string_equal(violations.list[0].message, "must be 0 to 4.5 in steps of 0.5");
        } else if (!decode_at("", text) || toy.points != cases[i].halves) {
            fail_msg("%s is %d", text, toy.points);
        }
    }
}

static void messages_say_what_is_wanted(void **state)
{
    (void)state;
    refused("{\"number\":8}", ERROR_OUT_OF_RANGE, "/number");
    assert_string_equal(violations.list[0].message, "must be -7 to 7, not 8");
    refused("{\"number\":1,\"defaulted\":4}", ERROR_OUT_OF_RANGE, "/defaulted");
    assert_string_equal(violations.list[0].message, "must be exactly 5, not 4");
    refused("{\"number\":1.5}", ERROR_WRONG_TYPE, "/number");
    assert_string_equal(violations.list[0].message, "must be an integer, not a decimal number");
    refused("{\"number\":1,\"colour\":\"x\"}", ERROR_NOT_A_CHOICE, "/colour");
    assert_string_equal(violations.list[0].message, "must be one of red, green");
    refused("{\"number\":1,\"numbers\":[]}", ERROR_WRONG_LENGTH, "/numbers");
    assert_string_equal(violations.list[0].message, "must be 1 to 3 items, not 0");
    refused("{\"number\":1,\"inner\":{\"kind\":\"red\",\"x\":1}}", ERROR_UNKNOWN_FIELD, "/inner/x");
    assert_string_equal(violations.list[0].message, "is not known here; the known ones are weight, kind");
}

static void nothing_at_all_is_no_object(void **state)
{
    (void)state;
    violations_start(&violations);
    assert_false(fields_decode(&toy_fields, NULL, "/input", &toy, &violations));
    assert_int_equal(violations.list[0].code, ERROR_WRONG_TYPE);
    assert_string_equal(violations.list[0].pointer, "/input");
}

static void tables_name_their_unknown_keys(void **state)
{
    (void)state;
    struct fields options = toy_fields;
    options.unknown = ERROR_UNKNOWN_OPTION;
    violations_start(&violations);
    const struct json_t *root = json_read(&arena, "{\"number\":1,\"x\":1}", 18, &violations);
    assert_false(fields_decode(&options, root, "/options", &toy, &violations));
    assert_int_equal(violations.list[0].code, ERROR_UNKNOWN_OPTION);
    assert_string_equal(violations.list[0].pointer, "/options/x");
}

static void parameters(void **state)
{
    (void)state;
    static const struct {
        const char *name, *value;
        enum umpire_error code;
    } cases[] = {
        {"number", "-7", ERROR_NONE},         {"number", "7", ERROR_NONE},
        {"number", "8", ERROR_OUT_OF_RANGE},  {"number", "", ERROR_WRONG_TYPE},
        {"number", "7x", ERROR_WRONG_TYPE},   {"number", " 7", ERROR_WRONG_TYPE},
        {"number", "\t7", ERROR_WRONG_TYPE},  {"number", "\n7", ERROR_WRONG_TYPE},
        {"number", "+7", ERROR_WRONG_TYPE},   {"number", "-", ERROR_WRONG_TYPE},
        {"number", "- 7", ERROR_WRONG_TYPE},  {"number", "0x7", ERROR_WRONG_TYPE},
        {"number", "7.0", ERROR_WRONG_TYPE},  {"number", "99999999999999999999", ERROR_WRONG_TYPE},
        {"colour", "red", ERROR_NONE},        {"colour", "blue", ERROR_NOT_A_CHOICE},
        {"name", "any", ERROR_NONE},          {"name", "x", ERROR_WRONG_LENGTH},
        {"name", "a\nb", ERROR_INVALID_TEXT}, {"unheard", "1", ERROR_UNKNOWN_FIELD},
        {"", "1", ERROR_UNKNOWN_FIELD},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        char pointer[VIOLATION_POINTER_MAX];
        violations_start(&violations);
        fields_default(&toy_fields, &toy);
        bool taken = parameter_decode(&toy_fields, cases[i].name, cases[i].value, &toy, &violations);
        assert_int_equal(taken, cases[i].code == ERROR_NONE);
        assert_int_equal(violations.count, !taken);
        if (taken)
            continue;
        if (violations.list[0].code != cases[i].code)
            fail_msg("%s=%s: %s", cases[i].name, cases[i].value, error_entry(violations.list[0].code)->code);
        snprintf(pointer, sizeof pointer, "?%s", cases[i].name);
        assert_string_equal(violations.list[0].pointer, pointer);
    }
}

/* ---- What was given ---- */

static unsigned char bits[(2 * sizeof(struct toy) + 7) / 8];
static struct members_given given = {.base = &toy, .fields = &toy_fields, .bits = bits};

static bool decode_given(const char *text)
{
    violations_start(&violations);
    const struct json_t *root = json_read(&arena, text, strlen(text), &violations);
    assert_non_null(root);
    memset(bits, 0xFF, sizeof bits);
    return fields_decode_given(NULL, &toy_fields, root, "", &toy, &given, &violations);
}

static bool is_given(const char *name)
{
    return members_given_has(&given, field_find(&toy_fields, name, strlen(name)), &toy);
}

static void assert_missing(const char *const *pointers, int32_t count)
{
    violations_start(&violations);
    assert_int_equal(fields_require(&toy_fields, &toy, "/toy", &given, &violations), count == 0);
    assert_int_equal(violations.count, count);
    for (int32_t i = 0; i < count; i++) {
        assert_int_equal(violations.list[i].code, ERROR_MISSING_FIELD);
        assert_string_equal(violations.list[i].pointer, pointers[i]);
    }
}

/* Each member, those of groups and of the items of lists; what has its default was not given. */
static void what_was_given_is_known(void **state)
{
    (void)state;
    assert_int_equal(members_given_size(&toy_fields), sizeof bits);
    assert_true(
        decode_given("{\"number\":0,\"flag\":true,\"inner\":{\"weight\":3},\"inners\":[{},{\"kind\":\"red\"}]}"));
    assert_true(is_given("number") && is_given("flag") && is_given("inner") && is_given("inners"));
    assert_false(is_given("defaulted") || is_given("maybe") || is_given("spare") || is_given("numbers"));
    const struct field *weight = &toy_inner_list[0], *kind = &toy_inner_list[1];
    assert_true(members_given_has(&given, weight, &toy.inner) && !members_given_has(&given, kind, &toy.inner));
    assert_false(members_given_has(&given, weight, &toy.spare));
    assert_true(!members_given_has(&given, kind, &toy.inners[0]) && members_given_has(&given, kind, &toy.inners[1]));
    struct toy_inner other;
    assert_true(members_given_has(&given, kind, &other)); /* of which it does not tell */
}

/* It is told when nothing else has filled it in: of groups that are there, and of each item. */
static void what_is_missing_is_told_later(void **state)
{
    static const char *const most[] = {"/toy/inner/kind", "/toy/inners/0/kind"};
    (void)state;
    assert_true(decode_given("{\"number\":1,\"name\":\"any\",\"inner\":{},\"inners\":[{},{\"kind\":\"red\"}]}"));
    assert_missing(most, 2);
    members_given_add(&given, &toy_inner_list[1], &toy.inner);
    assert_missing(most + 1, 1);
    members_given_add(&given, &toy_inner_list[1], &toy.inners[0]);
    assert_missing(NULL, 0);
    assert_false(decode_given("{\"number\":99,\"inner\":7}"));
    assert_int_equal(violations.count, 2);
}

/* A member that is decoded anew takes the place of all that was given inside of it. */
static void a_member_is_decoded_anew(void **state)
{
    static const char *const missing[] = {"/toy/inner/kind"};
    const struct field *inner = field_find(&toy_fields, "inner", 5);
    (void)state;
    assert_true(decode_given("{\"number\":1,\"name\":\"any\",\"inner\":{\"kind\":\"green\",\"weight\":9}}"));
    const struct json_t *value = json_read(&arena, "{\"weight\":5}", 12, &violations);
    assert_true(member_decode_given(inner, value, "/x", &toy, &given, &violations));
    assert_int_equal(toy.inner.weight, 5);
    assert_int_equal(toy.inner.kind, 0);
    assert_missing(missing, 1);
}

/* Nothing of what has its default is written. */
static void what_was_given_is_written(void **state)
{
    struct writer out;
    (void)state;
    assert_true(decode_given("{\"inners\":[{\"weight\":5},{}],\"inner\":{\"kind\":\"green\"},\"number\":4,"
                             "\"numbers\":[1,-2],\"name\":\"any\"}"));
    writer_start(&out, 1000);
    members_given_write(&out, &toy_fields, &toy, &given);
    write_raw(&out, "", 1);
    assert_string_equal(out.at, "{\"number\":4,\"name\":\"any\",\"inner\":{\"kind\":\"green\"},\"numbers\":[1,-2],"
                                "\"inners\":[{\"weight\":5},{}]}");
    writer_end(&out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(the_least_that_is_enough, setup, teardown),
        cmocka_unit_test_setup_teardown(everything, setup, teardown),
        cmocka_unit_test_setup_teardown(integers_however_they_are_written, setup, teardown),
        cmocka_unit_test_setup_teardown(each_kind_of_violation, setup, teardown),
        cmocka_unit_test_setup_teardown(decimals, setup, teardown),
        cmocka_unit_test_setup_teardown(decimals_in_halves, setup, teardown),
        cmocka_unit_test_setup_teardown(integers_of_any_size, setup, teardown),
        cmocka_unit_test_setup_teardown(all_violations_at_once, setup, teardown),
        cmocka_unit_test_setup_teardown(more_violations_than_fit, setup, teardown),
        cmocka_unit_test_setup_teardown(long_keys_are_cut_between_characters, setup, teardown),
        cmocka_unit_test_setup_teardown(messages_say_what_is_wanted, setup, teardown),
        cmocka_unit_test_setup_teardown(nothing_at_all_is_no_object, setup, teardown),
        cmocka_unit_test_setup_teardown(tables_name_their_unknown_keys, setup, teardown),
        cmocka_unit_test_setup_teardown(parameters, setup, teardown),
        cmocka_unit_test_setup_teardown(what_was_given_is_known, setup, teardown),
        cmocka_unit_test_setup_teardown(what_is_missing_is_told_later, setup, teardown),
        cmocka_unit_test_setup_teardown(a_member_is_decoded_anew, setup, teardown),
        cmocka_unit_test_setup_teardown(what_was_given_is_written, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
