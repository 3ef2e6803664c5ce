/* Comma-separated values: rows and texts as RFC 4180 has them, lines counted, and what is refused where. */
#include "fields/cells.h"
#include "unit.h"
#include <umpire/text.h>

static struct arena arena;
static struct violations violations;

enum { ROWS_MAX = 4 };

static int setup(void **state)
{
    (void)state;
    arena_start(&arena, 1 << 20);
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    arena_end(&arena);
    return 0;
}

static const struct cells *read_bytes(const char *body, size_t length)
{
    arena_reset(&arena);
    violations_start(&violations);
    return cells_read(&arena, body, length, ROWS_MAX, &violations);
}

/* Rows as "line:text|text". */
static void assert_rows(const char *body, const char *wanted)
{
    char found[400];
    struct text text;
    const struct cells *cells = read_bytes(body, strlen(body));
    if (!cells)
        fail_msg("%s: %s %s", body, violations.list[0].pointer, violations.list[0].message);
    text_start(&text, found, sizeof found);
    for (int32_t i = 0; i < cells->count; i++) {
        text_format(&text, "%s%d:", i ? " " : "", cells->rows[i].line);
        for (int32_t k = 0; k < cells->rows[i].count; k++)
            text_format(&text, "%s%s", k ? "|" : "", cells->rows[i].texts[k]);
    }
    assert_string_equal(found, wanted);
}

static void what_is_read(void **state)
{
    (void)state;
    assert_rows("", "");
    assert_rows("a,b\r\n1,2\r\n", "1:a|b 2:1|2");
    assert_rows("a,b\n1,2", "1:a|b 2:1|2"); /* the last line needs no end */
    assert_rows("a,b\r1,2\r", "1:a|b 2:1|2");
    assert_rows("a,,\n,,c", "1:a|| 2:||c");
    assert_rows("\xEF\xBB\xBF"
                "a,b\n",
                "1:a|b"); /* a byte order mark */
    assert_rows("\"a, b\",\"say \"\"so\"\"\"\n", "1:a, b|say \"so\"");
    assert_rows(" a ,\" b \"\n", "1:a| b ");
    assert_rows("\"\",\"x\"", "1:|x");
}

/* Empty lines are passed over, and count; a quoted cell goes over several. */
static void lines_are_counted(void **state)
{
    (void)state;
    assert_rows("\n\r\na\n\n  \nb\n", "3:a 6:b");
    assert_rows("a\n\"x\r\ny\"\nb", "1:a 2:x\r\ny 4:b");
    assert_rows("a\r\r\nb", "1:a 3:b");
}

static void assert_refused(const char *body, size_t length, enum umpire_error code, const char *pointer)
{
    assert_null(read_bytes(body, length));
    assert_int_equal(violations.count, 1);
    assert_int_equal(violations.list[0].code, code);
    assert_string_equal(violations.list[0].pointer, pointer);
}

#define REFUSED(body, code, pointer) assert_refused(body, sizeof(body) - 1, code, pointer)

static void what_is_refused(void **state)
{
    (void)state;
    char wide[CELLS_COLUMNS_MAX + 2];
    REFUSED("a\nb,c\"d\n", ERROR_MALFORMED_CSV, "#2,2");
    REFUSED("a\n\"b\"c\n", ERROR_MALFORMED_CSV, "#2,1");
    REFUSED("a\n\n\"b\nc", ERROR_MALFORMED_CSV, "#3,1");
    REFUSED("a,b\n1,x\0y\n", ERROR_INVALID_TEXT, "#2,2");
    REFUSED("a\n\0b\n", ERROR_INVALID_TEXT, "#2,1");
    REFUSED("1\n2\n3\n4\n5\n", ERROR_WRONG_LENGTH, "#5,0");
    memset(wide, ',', sizeof wide);
    assert_refused(wide, CELLS_COLUMNS_MAX, ERROR_WRONG_LENGTH, "#1,129");
    assert_non_null(read_bytes(wide, CELLS_COLUMNS_MAX - 1));
    assert_non_null(read_bytes("1\n2\n3\n4\n", 8));
}

/* Memory that does not suffice is no end of the table. */
static void memory_is_out(void **state)
{
    (void)state;
    static const char body[] = "a,b\n1,2\n";
    struct arena small;
    for (size_t limit = 0; limit < 1 << 12; limit += 64) {
        arena_start(&small, limit);
        violations_start(&violations);
        const struct cells *cells = cells_read(&small, body, sizeof body - 1, ROWS_MAX, &violations);
        if (!cells)
            assert_int_equal(violations.list[0].code, ERROR_OVERLOADED);
        else
            assert_int_equal(cells->count, 2);
        arena_end(&small);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_read),
        cmocka_unit_test(lines_are_counted),
        cmocka_unit_test(what_is_refused),
        cmocka_unit_test(memory_is_out),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
