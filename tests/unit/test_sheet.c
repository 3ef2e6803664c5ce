/* Sheets in both forms: the same pieces, and nothing that is said in them becomes marks. */
#include "base/markup.h"
#include "referee/sheet.h"
#include "unit.h"

static struct writer out;

static int setup(void **state)
{
    (void)state;
    writer_start(&out, 1 << 16);
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    writer_end(&out);
    return 0;
}

static const char *written(void)
{
    write_raw(&out, "", 1);
    assert_false(out.failed);
    return out.at;
}

static void assert_markup(void (*add)(struct writer *, const char *), const char *text, const char *wanted)
{
    writer_reset(&out);
    add(&out, text);
    assert_string_equal(written(), wanted);
}

static void text_is_no_html(void **state)
{
    (void)state;
    assert_markup(markup_add_html, "<script>alert('x')</script>", "&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;");
    assert_markup(markup_add_html, "\" onload=\"x", "&quot; onload=&quot;x");
    assert_markup(markup_add_html, "a & b &amp; \xC3\xBC\n\x01\x1B\x7F!", "a &amp; b &amp;amp; \xC3\xBC\n   !");
}

static void text_is_no_markdown(void **state)
{
    (void)state;
    assert_markup(markup_add_markdown, "*a* _b_ `c` [d](e) <f> # | ~",
                  "\\*a\\* \\_b\\_ \\`c\\` \\[d\\](e) \\<f\\> \\# \\| \\~");
    assert_markup(markup_add_markdown, "Tom & Tim &lt; &#60; \\", "Tom & Tim \\&lt; \\&\\#60; \\\\");
    assert_markup(markup_add_markdown, "a\nb\x02", "a b ");
}

static void assert_quote(const char *words, const char *wanted)
{
    struct sheet sheet = {.out = &out};
    writer_reset(&out);
    sheet_quote(&sheet, words);
    assert_string_equal(written(), wanted);
}

static void no_line_of_a_quotation_begins_a_block(void **state)
{
    (void)state;
    assert_quote("plain", "> plain\n\n");
    assert_quote("- a\n+ b\n12. c\n3) d\n===", "> \\- a\\\n> \\+ b\\\n> 12\\. c\\\n> 3\\) d\\\n> \\===\n\n");
    assert_quote("# a\n> b\n    code\n\n1,5", "> \\# a\\\n> \\> b\\\n> code\\\n> \\\n> 1,5\n\n");
    assert_quote("", "> \n\n");
}

/* A quotation longer than the pieces in which it is escaped. */
static void long_quotations_are_whole(void **state)
{
    (void)state;
    char words[2000];
    struct sheet sheet = {.out = &out};
    memset(words, 'x', sizeof words - 1);
    words[sizeof words - 1] = '\0';
    words[1023] = '<';
    writer_reset(&out);
    sheet_quote(&sheet, words);
    assert_int_equal(out.used, sizeof words - 1 + strlen("> \\\n\n"));
}

/* One of each. */
static void write_all(bool html)
{
    static const char *const heads[] = {"a|b", "c"};
    struct sheet sheet = {.out = &out, .html = html};
    writer_reset(&out);
    sheet_open(&sheet, "<T>");
    sheet_section(&sheet, "entry", "x-1");
    sheet_heading(&sheet, 2, "H < 1");
    sheet_paragraph(&sheet, "by");
    sheet_add(&sheet, "said <i>");
    sheet_mark(&sheet, "m*");
    sheet_die(&sheet, 6);
    sheet_link(&sheet, "/v1/x", "l]");
    sheet_reference(&sheet, "x-1", "r");
    sheet_paragraph_end(&sheet);
    sheet_list(&sheet, NULL);
    sheet_item(&sheet);
    sheet_strong(&sheet, "s");
    sheet_item_end(&sheet);
    sheet_list_end(&sheet);
    sheet_table(&sheet, heads, 2);
    sheet_row(&sheet);
    for (int i = 0; i < 2; i++) {
        sheet_cell(&sheet);
        sheet_format(&sheet, "%d|", i);
        sheet_cell_end(&sheet);
    }
    sheet_row_end(&sheet);
    sheet_table_end(&sheet);
    sheet_section_end(&sheet);
    sheet_close(&sheet);
}

static void both_forms_say_the_same(void **state)
{
    (void)state;
    write_all(false);
    assert_string_equal(written(), "## H \\< 1\n\nsaid \\<i\\>**m\\*** `6`[l\\]](/v1/x)r\n\n- **s**\n\n"
                                   "| a\\|b | c |\n|---|---|\n| 0\\| | 1\\| |\n\n");
    write_all(true);
    const char *page = written(), *body = strstr(page, "<main>");
    assert_true(starts_with(page, "<!DOCTYPE html>"));
    assert_non_null(strstr(page, "<title>&lt;T&gt;</title>"));
    assert_null(strstr(page, "<script"));
    assert_non_null(strstr(page, "@media print"));
    assert_non_null(strstr(page, "prefers-color-scheme:dark"));
    assert_string_equal(
        body,
        "<main>\n<section class=\"entry\" id=\"x-1\">\n<h2>H &lt; 1</h2>\n"
        "<p class=\"by\">said &lt;i&gt;<span class=\"mark\">m*</span> <span class=\"die\">6</span>"
        "<a href=\"/v1/x\">l]</a><a href=\"#x-1\">r</a></p>\n<ul>\n<li><strong>s</strong></li>\n</ul>\n"
        "<div class=\"wide\" tabindex=\"0\" role=\"group\" aria-label=\"Table\"><table>\n<thead><tr><th "
        "scope=\"col\">a|b</th><th scope=\"col\">c</th></tr></thead>\n"
        "<tbody>\n<tr><td>0|</td><td>1|</td></tr>\n</tbody></table></div>\n</section>\n</main>\n</body>\n</html>\n");
}

static void cells_stand_over_several_columns(void **state)
{
    (void)state;
    static const char *const heads[] = {"a", "b", "c"};
    for (int html = 0; html < 2; html++) {
        struct sheet sheet = {.out = &out, .html = html != 0};
        writer_reset(&out);
        sheet_table(&sheet, heads, 3);
        sheet_row(&sheet);
        sheet_cell_across(&sheet, "wide", 2, "<Dice>");
        sheet_add(&sheet, "<1>");
        sheet_cell_across_end(&sheet, 2);
        sheet_cell_across(&sheet, NULL, 1, NULL);
        sheet_cell_across_end(&sheet, 1);
        sheet_row_end(&sheet);
        sheet_table_end(&sheet);
        assert_non_null(
            strstr(written(), html ? "<tr><td class=\"wide\" data-label=\"&lt;Dice&gt;\" colspan=\"2\">&lt;1&gt;"
                                     "</td><td></td></tr>"
                                   : "| \\<1\\> | |  |\n"));
    }
}

static void a_style_of_its_own_stands_behind_that_of_all(void **state)
{
    (void)state;
    struct sheet sheet = {.out = &out, .html = true};
    writer_reset(&out);
    sheet_open_with(&sheet, "T", "p{color:red}");
    assert_non_null(strstr(written(), "}}p{color:red}</style>"));
}

static void assert_sentence(bool html, const char *sentence, const char *wanted)
{
    static const char *const names[] = {"\xD7\x90\xD7\x91", "\xD7\x90\xD7\x91\xD7\x92 & <b>", "Tom", ""};
    struct sheet sheet = {.out = &out, .html = html};
    writer_reset(&out);
    sheet_sentence(&sheet, sentence, names, LENGTH(names));
    assert_string_equal(written(), wanted);
}

static void names_in_sentences_are_set_apart(void **state)
{
    char sentence[400];
    (void)state;
    assert_sentence(true, "", "");
    assert_sentence(true, "Tom & Tim", "Tom &amp; Tim");
    assert_sentence(true, "\xD7\x90\xD7\x91 fires, 3 at \xD7\x90\xD7\x91.",
                    "<bdi>\xD7\x90\xD7\x91</bdi> fires, 3 at <bdi>\xD7\x90\xD7\x91</bdi>.");
    assert_sentence(true, "<Tom> \xD7\x90\xD7\x91\xD7\x92 & <b>!",
                    "&lt;Tom&gt; <bdi>\xD7\x90\xD7\x91\xD7\x92 &amp; &lt;b&gt;</bdi>!"); /* the longest */
    assert_sentence(false, "\xD7\x90\xD7\x91 fires", "\xD7\x90\xD7\x91 fires");
    memset(sentence, 'x', 300);
    strcpy(sentence + 300, "\xD7\x90\xD7\x91");
    writer_reset(&out);
    assert_true(strlen(sentence) == 304);
    struct sheet sheet = {.out = &out, .html = true};
    sheet_sentence(&sheet, sentence, &(const char *){"\xD7\x90\xD7\x91"}, 1);
    assert_memory_equal(written(), sentence, 300);
    assert_string_equal(written() + 300, "<bdi>\xD7\x90\xD7\x91</bdi>");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(text_is_no_html),
        cmocka_unit_test(text_is_no_markdown),
        cmocka_unit_test(no_line_of_a_quotation_begins_a_block),
        cmocka_unit_test(long_quotations_are_whole),
        cmocka_unit_test(both_forms_say_the_same),
        cmocka_unit_test(cells_stand_over_several_columns),
        cmocka_unit_test(a_style_of_its_own_stands_behind_that_of_all),
        cmocka_unit_test(names_in_sentences_are_set_apart),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
