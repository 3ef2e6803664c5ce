/* Reference sheets: every table stands on one, as players read it; how a page is reckoned. That a browser prints what
 * was reckoned is for tests/browser/pages.mjs. Needs no database. */
#include "in_memory.h"
#include "sheet_fit.h"
#include "write_rules.h"

/* The bytes of a sheet, with a NUL behind them. */
static char *sheet_of(const struct ruleset *ruleset, const char *accept)
{
    char path[200];
    snprintf(path, sizeof path, "/v1/rulesets/%s/sheet", ruleset->name);
    assert_int_equal(ask(&(struct asking){.path = path, .accept = accept}), 200);
    char *sheet = malloc(request.reply.length + 1);
    assert_non_null(sheet);
    memcpy(sheet, request.reply.body, request.reply.length);
    sheet[request.reply.length] = '\0';
    return sheet;
}

static int count_of(const char *text, const char *words)
{
    int count = 0;
    for (; (text = strstr(text, words)) != NULL; text += strlen(words))
        count++;
    return count;
}

static void every_table_stands_on_the_sheet(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        char *page = sheet_of(*ruleset, "text/html"), *text = sheet_of(*ruleset, "text/markdown");
        for (const struct table *const *table = (*ruleset)->tables; table && *table; table++) {
            char words[200];
            snprintf(words, sizeof words, "id=\"%s\"", (*table)->name);
            assert_int_equal(count_of(page, words), 1);
            snprintf(words, sizeof words, "\n## %s\n", (*table)->title);
            assert_int_equal(count_of(text, words), 1);
        }
        assert_true(count_of(page, "<h2>") > 3);
        assert_int_equal(count_of(page, "<h1>"), 1);
        assert_null(strstr(page, "<script"));
        const char *size = strstr(page, "main{font-size:");
        assert_non_null(size);
        assert_in_range((int)(10 * strtod(size + strlen("main{font-size:"), NULL) + 0.5), SHEET_TENTHS_LEAST,
                        SHEET_TENTHS_MOST);
        free(page);
        free(text);
    }
}

static void cells_are_as_players_read_them(void **state)
{
    (void)state;
    char *page = sheet_of(ruleset_find("tft-ww2"), "text/html");
    assert_non_null(strstr(page, "colspan=\"2\">AFV HE</td>")); /* a kind, as the tables write it */
    assert_non_null(strstr(page, "<td class=\"tight\">+4</td>"));
    assert_non_null(strstr(page, "<td class=\"tight\">\xE2\x9C\x93</td>"));
    assert_non_null(strstr(page, "class=\"across\" colspan=\"2\">A hit, and the target is killed outright</td>"));
    assert_null(strstr(page, "auto_rifle"));
    free(page);
    page = sheet_of(ruleset_find("d12-skirmish"), "text/html");
    assert_non_null(strstr(page, "<td>Light\xC2\xA0woods</td>")); /* short words do not break */
    assert_non_null(strstr(page, "Initiative → Move → Shoot"));
    free(page);
}

static void a_ruleset_without_tables_has_its_clauses(void **state)
{
    (void)state;
    char *page = sheet_of(ruleset_find("tt"), "text/html");
    assert_non_null(strstr(page, "<a href=\"/v1/rulesets/tt/clauses/TT-PIN-1\">TT-PIN-1</a>"));
    assert_null(strstr(page, "id=\"A-TT-1\""));
    assert_non_null(strstr(page, "<td>with a Hero</td>"));
    free(page);
}

static void sheets_are_linked(void **state)
{
    (void)state;
    static const char *const from[] = {"/v1/rulesets/tt", "/v1/rulesets/tt/book"};
    for (size_t i = 0; i < LENGTH(from); i++) {
        assert_int_equal(ask(&(struct asking){.path = from[i], .accept = "text/html"}), 200);
        static const char link[] = "href=\"/v1/rulesets/tt/sheet\"";
        assert_non_null(memmem(request.reply.body, request.reply.length, link, sizeof link - 1));
    }
}

/* ---- reckoning ---- */

static struct sheet_parts parts;
static struct sheet_fit fit;
static struct table tables[8];
static const char *cells[400];

/* Tables of one column with so many rows of these words each. */
static void fill(int32_t count, int32_t rows, const char *words)
{
    parts = (struct sheet_parts){.table_count = count};
    for (size_t i = 0; i < LENGTH(cells); i++)
        cells[i] = words;
    for (int32_t i = 0; i < count; i++) {
        tables[i] = (struct table){.title = "Table", .count = rows};
        parts.tables[i] =
            (struct sheet_table){.table = &tables[i], .columns = {{.head = "Head"}}, .column_count = 1, .cells = cells};
    }
    sheet_fit(&parts, &fit);
}

static void small_sheets_have_large_letters(void **state)
{
    (void)state;
    fill(1, 3, "short");
    assert_int_equal(fit.tenths, SHEET_TENTHS_MOST);
    assert_int_equal(fit.line, SHEET_LINE_MOST);
    int32_t before = fit.tenths;
    for (int32_t rows = 20; rows <= 400; rows += 20) { /* never larger where there is more */
        fill(3, rows, "short");
        assert_true(fit.tenths <= before && fit.tenths >= SHEET_TENTHS_LEAST);
        before = fit.tenths;
    }
    assert_int_equal(fit.tenths, SHEET_TENTHS_LEAST);
    assert_int_equal(fit.line, SHEET_LINE_LEAST);
}

static void tables_are_dealt_evenly(void **state)
{
    (void)state;
    fill(6, 10, "short");
    for (int column = 0; column < SHEET_SHARES; column++)
        assert_int_equal(fit.columns[SHEET_SHARES - 1][column].count, 2);
    fill(2, 10, "short"); /* not enough for three columns */
    for (int column = 0; column < 2; column++)
        assert_int_equal(fit.columns[1][column].count, 1);
}

static void long_words_take_lines(void **state)
{
    (void)state;
    fill(3, 40, "short");
    int32_t tenths = fit.tenths;
    fill(3, 40,
         "so many words that they do not stand in one line of a column that is a third of the page, but in three");
    assert_true(fit.tenths < tenths);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_table_stands_on_the_sheet),
        cmocka_unit_test(cells_are_as_players_read_them),
        cmocka_unit_test(a_ruleset_without_tables_has_its_clauses),
        cmocka_unit_test(sheets_are_linked),
        cmocka_unit_test(small_sheets_have_large_letters),
        cmocka_unit_test(tables_are_dealt_evenly),
        cmocka_unit_test(long_words_take_lines),
    };
    return cmocka_run_group_tests(tests, request_setup, request_teardown);
}
