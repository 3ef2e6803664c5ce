/* Reading rulebooks: what a clause consists of, what is wrong with a book and in which line, and the pages. */
#include "rulebook/rulebook.h"
#include "unit.h"

static struct arena arena;
static struct rulebook book;
static char fault[300];

static int arena_setup(void **state)
{
    (void)state;
    arena_start(&arena, 1 << 20);
    return 0;
}

static int arena_teardown(void **state)
{
    (void)state;
    arena_end(&arena);
    return 0;
}

static bool book_of(const char *markdown)
{
    struct text text;
    text_start(&text, fault, sizeof fault);
    return rulebook_read(&arena, "config/rulebooks/toy.md", markdown, strlen(markdown), &book, &text);
}

#define OPENING "# Toy soldiers\n\nA *small* game.\n\n"
#define SECOND "## A-TOY-2: Is it so?\n\nNo.\n\n- source: inference\n"

static const char whole[] = OPENING "## TOY-HIT-1: Hits & misses\n"
                                    "\n"
                                    "A five\nor `six` **hits**.\n"
                                    "\n"
                                    "| die | what |\n"
                                    "|---|---|\n"
                                    "| 1 | a miss |\n"
                                    "| 5 | a hit |\n"
                                    "\n"
                                    "- source: 007, part 1: shooting\n"
                                    "- option: `even`, `odd`\n"
                                    "- see: A-TOY-2\n"
                                    "- tags: shooting, two words\n"
                                    "- table-only: nobody\n"
                                    "  knows\n"
                                    "\n" SECOND;

static void a_book_and_its_clauses(void **state)
{
    (void)state;
    if (!book_of(whole))
        fail_msg("%s", fault);
    assert_string_equal(book.ruleset, "toy");
    assert_string_equal(book.title, "Toy soldiers");
    assert_string_equal(book.introduction, "A *small* game.");
    assert_string_equal(book.markdown, whole);
    assert_int_equal(book.clause_count, 2);
    const struct clause *clause = &book.clauses[0];
    assert_string_equal(clause->id, "TOY-HIT-1");
    assert_string_equal(clause->title, "Hits & misses");
    assert_int_equal(clause->line, 5);
    assert_string_equal(clause->plain, "A five or six hits.\ndie what\n1 a miss\n5 a hit");
    assert_true(starts_with(clause->markdown, "A five\nor `six` **hits**.\n\n| die"));
    assert_string_equal(strrchr(clause->markdown, '\n'), "\n| 5 | a hit |");
    assert_true(starts_with(clause->section, "## TOY-HIT-1: "));
    assert_string_equal(strrchr(clause->section, '\n'), "\n  knows");
    assert_string_equal(clause->source, "007, part 1: shooting");
    assert_string_equal(clause->options[0], "even");
    assert_string_equal(clause->options[1], "odd");
    assert_null(clause->options[2]);
    assert_string_equal(clause->see[0], "A-TOY-2");
    assert_string_equal(clause->tags[1], "two words");
    assert_string_equal(clause->table_only, "nobody knows");
    clause = &book.clauses[1];
    assert_null(clause->table_only);
    assert_null(clause->options[0]);
    assert_null(clause->see[0]);
    assert_null(clause->tags[0]);
    assert_string_equal(clause->section, "## A-TOY-2: Is it so?\n\nNo.\n\n- source: inference");
}

static void clauses_are_found_by_their_whole_id(void **state)
{
    (void)state;
    assert_true(book_of(whole));
    assert_ptr_equal(clause_find(&book, "TOY-HIT-1 and more", 9), &book.clauses[0]);
    assert_ptr_equal(clause_find(&book, "A-TOY-2", 7), &book.clauses[1]);
    assert_null(clause_find(&book, "A-TOY-2", 6));
    assert_null(clause_find(&book, "A-TOY-22", 8));
    assert_null(clause_find(&book, "", 0));
    assert_null(clause_find(NULL, "A-TOY-2", 7));
}

/* Markdown joins a list of the text with the list behind it. */
static void a_list_that_belongs_to_the_text(void **state)
{
    (void)state;
    assert_true(book_of(OPENING "## TOY-1: Order\n\n- first this\n- then that\n\n- source: 007\n- tags: order\n"));
    assert_string_equal(book.clauses[0].markdown, "- first this\n- then that");
    assert_string_equal(book.clauses[0].plain, "first this\nthen that");
    assert_string_equal(book.clauses[0].tags[0], "order");
}

static void a_fault_is_told_with_its_line(void **state)
{
    (void)state;
    static const struct {
        const char *markdown, *fault;
    } cases[] = {
        {"", "1: a book begins with"},
        {"Toy soldiers\n", "1: a book begins with"},
        {"# Toy\n", "1: an introduction follows"},
        {"# Toy\n\n" SECOND, "1: an introduction follows"},
        {"# Toy\n\nWords.\n", "4: there is no clause"},
        {"# Toy\n\nWords.\n\n### Deeper\n", "5: there is no clause"},
        {OPENING "## A-TOY-2 Is it so?\n\nNo.\n\n- source: x\n",
         "5: a clause begins with \"## ID: Title\", and not with"},
        {OPENING "## a-toy: x\n\nNo.\n\n- source: x\n", "5: a clause begins with"},
        {OPENING "## A-TOY:\n\nNo.\n\n- source: x\n", "5: a clause begins with"},
        {OPENING SECOND "\n" SECOND, "11: A-TOY-2 stands twice"},
        {OPENING "## TOY-1: x\n", "5: TOY-1 does not end with a list that names its source"},
        {OPENING "## TOY-1: x\n\nText.\n", "5: TOY-1 does not end with a list"},
        {OPENING "## TOY-1: x\n\nText.\n\n- tags: a\n", "5: TOY-1 does not end with a list"},
        {OPENING "## TOY-1: x\n\n- source: 007\n", "5: TOY-1 has no text"},
        {OPENING "## TOY-1: x\n\nText.\n\n- source: 007\n- colour: red\n", "10: \"colour: red\" is none of source"},
        {OPENING "## TOY-1: x\n\nText.\n\n- source: 007\n- tags:\n", "10: \"tags:\" is none of source"},
        {OPENING "## TOY-1: x\n\nText.\n\n- source: 007\n- tags: a\n- tags: b\n", "11: tags is given twice"},
        {OPENING "## TOY-1: x\n\nText.\n\n- source: 007\n- see: TOY-2\n",
         "5: TOY-1 refers to TOY-2, which is not here"},
        {OPENING SECOND "\n### Deeper\n", "11: only headings of the second level"},
        {OPENING SECOND "\n# Another\n", "11: only headings of the second level"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        static const char file[] = "config/rulebooks/toy.md:";
        if (book_of(cases[i].markdown))
            fail_msg("no fault was found: %s", cases[i].fault);
        if (!starts_with(fault, file) || !starts_with(fault + strlen(file), cases[i].fault))
            fail_msg("\"%s\" instead of \"%s\"", fault, cases[i].fault);
    }
}

static void a_book_that_needs_too_much_memory(void **state)
{
    (void)state;
    struct text text;
    for (size_t limit = 0; limit < 40000; limit += 97) {
        struct arena small;
        arena_start(&small, limit);
        text_start(&text, fault, sizeof fault);
        if (!rulebook_read(&small, "toy.md", whole, strlen(whole), &book, &text))
            assert_non_null(strstr(fault, "memory"));
        arena_end(&small);
    }
}

static void the_embedded_books(void **state)
{
    (void)state;
    struct rulebooks books;
    assert_true(rulebooks_start(&books));
    assert_true(books.count > 0);
    const struct rulebook *tt = rulebook_find(&books, "tt");
    assert_non_null(tt);
    assert_string_equal(tt->title, "Triumph & Tragedy");
    assert_non_null(clause_find(tt, "TT-PIN-1", 8));
    assert_null(rulebook_find(&books, "chess"));
    rulebooks_end(&books);
    rulebooks_end(&books);
}

/* The page of some Markdown with the toy book's clauses. */
static const char *page_of(struct writer *out, const char *markdown, const char *up)
{
    assert_true(book_of(whole));
    writer_start(out, 1 << 20);
    page_write(out,
               &(struct page){
                   .book = &book, .title = "<Toys & \"games\">", .link_base = "#", .up = up, .up_title = book.title},
               markdown, strlen(markdown));
    write_raw(out, "", 1);
    assert_false(out->failed);
    return out->at;
}

static void pages_link_clauses(void **state)
{
    (void)state;
    struct writer out;
    const char *page = page_of(&out,
                               "## TOY-HIT-1: Hits\n\nSee A-TOY-2, TOY-HIT-1's text and A-TOY-22, not XA-TOY-2; "
                               "`A-TOY-2` [A-TOY-2](x).\n",
                               "../book?a&b");
    assert_non_null(strstr(page, "<h2><a id=\"TOY-HIT-1\"></a>TOY-HIT-1: Hits</h2>"));
    assert_non_null(strstr(page,
                           "See <a href=\"#A-TOY-2\">A-TOY-2</a>, <a href=\"#TOY-HIT-1\">TOY-HIT-1</a>'s text and "
                           "A-TOY-22, not XA-TOY-2; <code>A-TOY-2</code> <a href=\"x\">A-TOY-2</a>.</p>"));
    assert_non_null(strstr(page, "<title>&lt;Toys &amp; &quot;games&quot;&gt;"));
    assert_non_null(strstr(page, "<nav aria-label=\"Up\"><a href=\"../book?a&amp;b\">Toy soldiers</a></nav>"));
    assert_true(starts_with(page, "<!DOCTYPE html>\n<html lang=\"en\">"));
    writer_end(&out);
}

static void pages_hold_no_raw_html(void **state)
{
    (void)state;
    struct writer out;
    const char *page = page_of(&out,
                               "Mind <script>alert(1)</script> & [this](javascript:alert(1)).\n\n<div onclick=x>\n\n"
                               "| a | b |\n|---|---|\n| <b>1</b> | 2 |\n",
                               NULL);
    assert_null(strstr(page, "<script"));
    assert_null(strstr(page, "javascript:"));
    assert_null(strstr(page, "<div o"));
    assert_null(strstr(page, "<b>"));
    assert_null(strstr(page, "<nav"));
    assert_non_null(strstr(page, "<td>2</td>"));
    assert_non_null(strstr(page, "&amp;"));
    writer_end(&out);
}

static void a_part_of_a_page_links_clauses_too(void **state)
{
    (void)state;
    struct writer out;
    assert_true(book_of(whole));
    writer_start(&out, 1 << 20);
    page_write_part(&out, &(struct page){.book = &book, .link_base = "/clauses/"},
                    "See TOY-HIT-1 <b>!\n\n| a |\n|---|\n| 1 |\n");
    write_raw(&out, "", 1);
    assert_true(starts_with(out.at, "<p>See <a href=\"/clauses/TOY-HIT-1\">TOY-HIT-1</a> "));
    assert_non_null(strstr(out.at, "<div class=\"wide\" tabindex=\"0\""));
    assert_null(strstr(out.at, "<b>"));
    assert_null(strstr(out.at, "<html"));
    writer_end(&out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_book_and_its_clauses, arena_setup, arena_teardown),
        cmocka_unit_test_setup_teardown(clauses_are_found_by_their_whole_id, arena_setup, arena_teardown),
        cmocka_unit_test_setup_teardown(a_list_that_belongs_to_the_text, arena_setup, arena_teardown),
        cmocka_unit_test_setup_teardown(a_fault_is_told_with_its_line, arena_setup, arena_teardown),
        cmocka_unit_test(a_book_that_needs_too_much_memory),
        cmocka_unit_test(the_embedded_books),
        cmocka_unit_test_setup_teardown(pages_link_clauses, arena_setup, arena_teardown),
        cmocka_unit_test_setup_teardown(pages_hold_no_raw_html, arena_setup, arena_teardown),
        cmocka_unit_test_setup_teardown(a_part_of_a_page_links_clauses_too, arena_setup, arena_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
