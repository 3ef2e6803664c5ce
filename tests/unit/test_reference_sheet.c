/* Reference sheets: every table stands on one, as players read it. That it is one page, whole on paper and on screens,
 * is for tests/browser/pages.mjs. Needs no database. */
#include "http/rulebook/write_rules.h"
#include "in_memory.h"

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
        free(page);
        free(text);
    }
}

static void cells_are_as_players_read_them(void **state)
{
    (void)state;
    char *page = sheet_of(ruleset_find("tft-ww2"), "text/html");
    assert_non_null(strstr(page, "colspan=\"2\">AFV HE</td>"));              /* a kind, as the tables write it */
    assert_non_null(strstr(page, "<td data-label=\"Note\">Can parry</td>")); /* for narrow screens */
    assert_non_null(strstr(page, "<th scope=\"col\">Snap\nshot</th>"));
    assert_non_null(strstr(page, "<td class=\"tight\">+4</td>"));
    assert_non_null(strstr(page, "<td class=\"tight\" data-label=\"Moves\">\xE2\x9C\x93</td>"));
    assert_non_null(strstr(page, "class=\"across\" data-label=\"Firearm, Close combat\" colspan=\"2\">A hit, and the "
                                 "target is killed outright</td>"));
    assert_null(strstr(page, "auto_rifle"));
    free(page);
    page = sheet_of(ruleset_find("d12-skirmish"), "text/html");
    assert_non_null(strstr(page, "Initiative → Move → Shoot"));
    free(page);
}

/* Numbers that dice must reach are the same in every form that players read. */
static void targets_are_five_or_more(void **state)
{
    (void)state;
    static const struct {
        const char *path, *accept, *words;
    } forms[] = {
        {"/v1/rulesets/colonial/sheet", "text/html", "data-label=\"Fire\">5+</td>"},
        {"/v1/rulesets/colonial/sheet", "text/markdown", " | 6 | 5+ | 5+ | +1 | 6 | "},
        {"/v1/rulesets/colonial/tables/units", "text/html", "<td>5+</td>"},
        {"/v1/rulesets/colonial/book", "text/markdown", " | 6 | 5+ | 5+ | +1 | 6 | "},
        {"/v1/rulesets/d12-skirmish/sheet", "text/html", "<td class=\"tight\">6+</td>"},
        {"/v1/rulesets/colonial", "application/json", "\"x-or-more\":true"},
    };
    for (size_t i = 0; i < LENGTH(forms); i++) {
        assert_int_equal(ask(&(struct asking){.path = forms[i].path, .accept = forms[i].accept}), 200);
        if (!memmem(request.reply.body, request.reply.length, forms[i].words, strlen(forms[i].words)))
            fail_msg("%s as %s lacks %s", forms[i].path, forms[i].accept, forms[i].words);
    }
}

static void a_ruleset_without_tables_has_its_clauses(void **state)
{
    (void)state;
    char *page = sheet_of(ruleset_find("tt"), "text/html");
    assert_non_null(strstr(page, "<a href=\"/rules/tt/clauses/TT-PIN-1\">TT-PIN-1</a>"));
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
        static const char link[] = "href=\"/rules/tt/sheet\"";
        assert_non_null(memmem(request.reply.body, request.reply.length, link, sizeof link - 1));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_table_stands_on_the_sheet),
        cmocka_unit_test(cells_are_as_players_read_them),
        cmocka_unit_test(targets_are_five_or_more),
        cmocka_unit_test(a_ruleset_without_tables_has_its_clauses),
        cmocka_unit_test(sheets_are_linked),
    };
    return cmocka_run_group_tests(tests, request_setup, request_teardown);
}
