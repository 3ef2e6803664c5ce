/* What a problem says, without HTTP. */
#include "referee/problem_write.h"
#include "unit.h"

static void assert_written(struct writer *out, const char *wanted)
{
    write_raw(out, "", 1);
    assert_false(out->failed);
    assert_string_equal(out->at, wanted);
    writer_reset(out);
}

static void it_says_what_the_registry_says(void **state)
{
    (void)state;
    struct writer out;
    writer_start(&out, 4096);
    problem_write(&out, ERROR_SESSION_CLOSED, NULL, NULL);
    assert_written(&out, "{\"type\":\"/v1/problems/session_closed\",\"title\":\"The session is closed\","
                         "\"status\":409,\"code\":\"session_closed\"}");
    problem_write(&out, ERROR_SESSION_CLOSED, "It was closed \"today\"", NULL);
    assert_written(&out, "{\"type\":\"/v1/problems/session_closed\",\"title\":\"The session is closed\","
                         "\"status\":409,\"code\":\"session_closed\",\"detail\":\"It was closed \\\"today\\\"\"}");
    writer_end(&out);
}

/* A violation stands in the body, in the query, or in a cell or a line of comma-separated values. */
static void it_names_every_violation(void **state)
{
    static const char *const pointers[][3] = {
        {"/input/range", "\"pointer\":\"/input/range\"", "range: wants more"},
        {"/input", "\"pointer\":\"/input\"", "input: wants more"},
        {"/units/2/full_cover", "\"pointer\":\"/units/2/full_cover\"", "units 3, full cover: wants more"},
        {"/units/by", "\"pointer\":\"/units/by\"", "units, by: wants more"},
        {"/input/targets/0/range", "\"pointer\":\"/input/targets/0/range\"", "targets 1, range: wants more"},
        {"", "\"pointer\":\"\"", "the body: wants more"},
        {"?limit", "\"parameter\":\"limit\"", "the parameter limit: wants more"},
        {"#3,2", "\"line\":3,\"column\":2", "line 3, cell 2: wants more"},
        {"#4,0", "\"line\":4", "line 4: wants more"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof pointers / sizeof pointers[0]; i++) {
        struct violations violations;
        struct writer out;
        char wanted[400];
        writer_start(&out, 4096);
        violations_start(&violations);
        violation_add(&violations, ERROR_OUT_OF_RANGE, pointers[i][0], "wants more");
        problem_write(&out, violations_error(&violations), NULL, &violations);
        const char *title = error_entry(ERROR_OUT_OF_RANGE)->title;
        snprintf(wanted, sizeof wanted,
                 "{\"type\":\"/v1/problems/out_of_range\",\"title\":\"%s\",\"status\":422,"
                 "\"code\":\"out_of_range\",\"detail\":\"%s\",\"violations\":[{%s,\"code\":\"out_of_range\","
                 "\"message\":\"wants more\"}]}",
                 title, pointers[i][2], pointers[i][1]);
        assert_written(&out, wanted);
        writer_end(&out);
    }
}

/* What a client calls a member may look like a place in a list, a pointer, or nothing at all. */
static void a_name_is_no_place(void **state)
{
    static const char *const pointers[][2] = {
        {"/input/9223372036854775807", "9223372036854775807: is wrong"},
        {"/input/2nd", "2nd: is wrong"},
        {"/input/0x", "0x: is wrong"},
        {"/input/1", "1: is wrong"},
        {"/input/targets/1/2", "targets 2, 2: is wrong"},
        {"/input/a~1b~0c", "a/b~c: is wrong"},
        {"/vary/12", "vary, 12: is wrong"},
        {"/input/", "\\\"\\\": is wrong"},
        {"/input/~", "~: is wrong"},
        {"/~1input~1x", "/input/x: is wrong"},
        {"/input/__proto__", "__proto__: is wrong"},
        {"/input/a\n\nunits 3", "a  units 3: is wrong"},
        {"/input/0123456789012345678901234567890123456789012345678901234567890123456789",
         "0123456789012345678901234567890123456789012345678901234567890123…: is wrong"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof pointers / sizeof pointers[0]; i++) {
        struct violations violations;
        struct writer out;
        char wanted[200];
        writer_start(&out, 4096);
        violations_start(&violations);
        violation_add_named(&violations, ERROR_UNKNOWN_FIELD, pointers[i][0], "is wrong");
        problem_write(&out, ERROR_UNKNOWN_FIELD, NULL, &violations);
        write_raw(&out, "", 1);
        snprintf(wanted, sizeof wanted, "\"detail\":\"%s\"", pointers[i][1]);
        if (!strstr(out.at, wanted))
            fail_msg("%s: %s", pointers[i][0], out.at);
        writer_end(&out);
    }
    /* And what no list has is no place either. */
    struct violations violations;
    struct writer out;
    writer_start(&out, 4096);
    violations_start(&violations);
    violation_add(&violations, ERROR_OUT_OF_RANGE, "/units/9223372036854775807/x", "is wrong");
    problem_write(&out, ERROR_OUT_OF_RANGE, NULL, &violations);
    write_raw(&out, "", 1);
    assert_non_null(strstr(out.at, "\"detail\":\"units, 9223372036854775807, x: is wrong\""));
    writer_end(&out);
}

static void it_says_how_many_are_left_out(void **state)
{
    (void)state;
    struct violations violations;
    struct writer out;
    writer_start(&out, 1 << 16);
    violations_start(&violations);
    for (int i = 0; i < VIOLATIONS_MAX + 3; i++)
        violation_add(&violations, ERROR_INVALID_TEXT, "/x", "is bad");
    problem_write(&out, ERROR_INVALID_TEXT, NULL, &violations);
    write_raw(&out, "", 1);
    assert_non_null(strstr(out.at, "\"detail\":\"x: is bad (and 66 more)\",\"violations\":["));
    assert_non_null(strstr(out.at, "],\"violations_omitted\":3}"));
    writer_end(&out);
}

/* The request that it answers is named as the log names it. */
static void it_names_the_request(void **state)
{
    (void)state;
    struct writer out;
    writer_start(&out, 4096);
    problem_write_occurrence(&out, &(struct problem_occurrence){.error = ERROR_SESSION_CLOSED,
                                                                .request_id = "8a5b0c1d-0000-8000-8000-000000000001"});
    assert_written(&out, "{\"type\":\"/v1/problems/session_closed\",\"title\":\"The session is closed\","
                         "\"status\":409,\"code\":\"session_closed\","
                         "\"instance\":\"urn:uuid:8a5b0c1d-0000-8000-8000-000000000001\","
                         "\"request_id\":\"8a5b0c1d-0000-8000-8000-000000000001\"}");
    writer_end(&out);
}

/* The code of the whole is that of its parts when they share one. */
static void the_code_of_a_list(void **state)
{
    (void)state;
    struct violations violations;
    violations_start(&violations);
    assert_int_equal(violations_error(&violations), ERROR_INTERNAL);
    violation_add(&violations, ERROR_INVALID_TEXT, "/a", "is bad");
    violation_add(&violations, ERROR_INVALID_TEXT, "/b", "is bad");
    assert_int_equal(violations_error(&violations), ERROR_INVALID_TEXT);
    violation_add(&violations, ERROR_WRONG_TYPE, "/c", "is a list");
    assert_int_equal(violations_error(&violations), ERROR_INVALID_INPUT);
}

/* Odds that take too much work come with their figures. */
static void it_says_what_was_too_large(void **state)
{
    const struct odds_excess excess = {.estimate = 7, .budget = 5, .sampled = true};
    struct writer out;
    (void)state;
    writer_start(&out, 4096);
    problem_write_occurrence(&out, &(struct problem_occurrence){.error = ERROR_ODDS_TOO_LARGE, .excess = &excess});
    assert_written(&out, "{\"type\":\"/v1/problems/odds_too_large\",\"title\":\"Calculating these odds takes "
                         "more work than the service allows\",\"status\":422,\"code\":\"odds_too_large\","
                         "\"detail\":\"these samples throw about 7 dice; 5 are allowed. Ask for fewer samples.\","
                         "\"too_large\":{\"estimate\":7,\"budget\":5}}");
    writer_end(&out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_says_what_the_registry_says), cmocka_unit_test(it_names_every_violation),
        cmocka_unit_test(it_names_the_request),           cmocka_unit_test(a_name_is_no_place),
        cmocka_unit_test(it_says_how_many_are_left_out),  cmocka_unit_test(the_code_of_a_list),
        cmocka_unit_test(it_says_what_was_too_large),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
