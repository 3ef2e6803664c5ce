/* traceparent: the examples of W3C Trace Context, and everything that the recommendation calls invalid. */
#include "base/trace.h"
#include "unit.h"

#define ID "0af7651916cd43dd8448eb211c80319c"
#define PARENT "b7ad6b7169203331"

static void valid_ones_are_read(void **state)
{
    (void)state;
    static const char *const valid[] = {
        "00-" ID "-" PARENT "-01",  "00-" ID "-" PARENT "-00", "00-" ID "-" PARENT "-ff",
        "01-" ID "-" PARENT "-01",  "cc-" ID "-" PARENT "-01", "fe-" ID "-" PARENT "-01-what-may-come",
        "cc-" ID "-" PARENT "-01-",
    };
    for (size_t i = 0; i < LENGTH(valid); i++) {
        struct trace trace;
        if (!trace_read(valid[i], &trace))
            fail_msg("refused: %s", valid[i]);
        assert_string_equal(trace.id, ID);
        assert_string_equal(trace.parent, PARENT);
    }
}

static void invalid_ones_are_not(void **state)
{
    (void)state;
    static const char *const invalid[] = {
        "",
        "00",
        "00-",
        "ff-" ID "-" PARENT "-01", /* the forbidden version */
        "ff-" ID "-" PARENT "-01-more",
        "00-00000000000000000000000000000000-" PARENT "-01",
        "00-" ID "-0000000000000000-01",
        "00-" ID "-" PARENT "-01-", /* version 00 ends with its flags */
        "00-" ID "-" PARENT "-01-more",
        "00-" ID "-" PARENT "-01.",
        "cc-" ID "-" PARENT "-01.what", /* what is added stands behind a dash */
        "cc-" ID "-" PARENT "-011",
        "00-" ID "-" PARENT "-1",
        "00-" ID "-" PARENT "-0",
        "00-" ID "-" PARENT "-",
        "00-" ID "-" PARENT,
        "00-" ID "-" PARENT "-0x",
        "00-" ID "-" PARENT "-.0",
        ".0-" ID "-" PARENT "-01",
        "0-" ID "-" PARENT "-01",
        "000-" ID "-" PARENT "-01",
        "qw-" ID "-" PARENT "-01",
        "00-.af7651916cd43dd8448eb211c80319c-" PARENT "-01",
        "00-0AF7651916CD43DD8448EB211C80319C-" PARENT "-01", /* lowercase only */
        "00-" ID "-B7AD6B7169203331-01",
        "00-" ID "-" PARENT "-0A",
        "00-0af7651916cd43dd8448eb211c8031-" PARENT "-01",
        "00-" ID "00-" PARENT "-01",
        "00-" ID "-b7ad6b71692033-01",
        "00-" ID "-" PARENT "00-01",
        "00_" ID "_" PARENT "_01",
        " 00-" ID "-" PARENT "-01",
        "00-" ID "-" PARENT "-01 ",
        "00-" ID "-" PARENT "-01,00-" ID "-" PARENT "-01",
    };
    struct trace trace;
    for (size_t i = 0; i < LENGTH(invalid); i++) {
        trace = (struct trace){.id = "left", .parent = "over"};
        if (trace_read(invalid[i], &trace))
            fail_msg("accepted: %s", invalid[i]);
        assert_string_equal(trace.id, "");
        assert_string_equal(trace.parent, "");
    }
    assert_false(trace_read(NULL, &trace));
}

/* Every byte that is cut off, and every one that is changed, is noticed: nothing behind the end is read. */
static void every_byte_counts(void **state)
{
    (void)state;
    static const char valid[] = "00-" ID "-" PARENT "-01";
    struct trace trace;
    for (size_t length = 0; length < sizeof valid - 1; length++) {
        char *cut = malloc(length + 1);
        assert_non_null(cut);
        memcpy(cut, valid, length);
        cut[length] = '\0';
        assert_false(trace_read(cut, &trace));
        free(cut);
        char changed[sizeof valid];
        memcpy(changed, valid, sizeof valid);
        changed[length] = 'g';
        assert_false(trace_read(changed, &trace));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(valid_ones_are_read),
        cmocka_unit_test(invalid_ones_are_not),
        cmocka_unit_test(every_byte_counts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
