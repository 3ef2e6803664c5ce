/* The search: hundreds of questions as players type them, each with the clauses that answer it; and what becomes of
 * words that no book has. */
#include "rulebook/rulebook.h"
#include "unit.h"
#include <ctype.h>
#include <stdio.h>

enum { FIRST = 3, BY_TITLE = 10, LINE_SIZE = 400, PERCENT = 95 };

static struct rulebooks books;
static struct arena arena;
static struct search_answer answer;

static int books_read(void **state)
{
    (void)state;
    arena_start(&arena, 64 << 20);
    return rulebooks_start(&books) ? 0 : -1;
}

static int books_end(void **state)
{
    (void)state;
    arena_end(&arena);
    rulebooks_end(&books);
    return 0;
}

static void ask(const char *words, const char *ruleset, int32_t limit)
{
    arena_reset(&arena);
    assert_true(search_ask(books.index, &arena, words, ruleset, limit, &answer));
}

/* ---- questions of players ---- */

static char *trimmed(char *text)
{
    while (isspace((unsigned char)*text))
        text++;
    for (char *end = text + strlen(text); end > text && isspace((unsigned char)end[-1]);)
        *--end = '\0';
    return text;
}

/* "ruleset | words | ids"; false for a comment or an empty line. */
static bool question_read(char *line, char *ret[3])
{
    char *rest = trimmed(line);
    if (*rest == '#' || !*rest)
        return false;
    for (int i = 0; i < 3; i++) {
        char *part = strsep(&rest, "|");
        assert_non_null(part);
        ret[i] = trimmed(part);
    }
    return true;
}

static bool names(const char *ids, const char *id)
{
    size_t length = strlen(id);
    for (const char *at = ids; (at = strstr(at, id)); at += length)
        if ((at == ids || at[-1] == ' ') && (at[length] == ' ' || at[length] == '\0'))
            return true;
    return false;
}

static void ids_exist(const char *ids)
{
    for (size_t length; *ids; ids += length + (ids[length] == ' ')) {
        const struct clause *clause = NULL;
        length = strcspn(ids, " ");
        for (size_t i = 0; !clause && i < books.count; i++)
            clause = clause_find(&books.list[i], ids, length);
        if (!clause)
            fail_msg("there is no clause %.*s", (int)length, ids);
    }
}

/* What was looked for in place of another word is said. */
static bool is_told(const char *words)
{
    for (size_t i = 0; i < answer.correction_count; i++)
        if (!answer.corrections[i].asked || !answer.corrections[i].used ||
            !strcasestr(words, answer.corrections[i].asked))
            return false;
    return true;
}

static bool is_answered(char *question[3])
{
    ask(question[1], strcmp(question[0], "-") == 0 ? NULL : question[0], FIRST);
    ids_exist(question[2]);
    assert_true(is_told(question[1]));
    for (size_t i = 0; i < answer.found_count; i++)
        if (names(question[2], answer.found[i].clause->id))
            return true;
    print_message("%s: \"%s\" wants %s, finds", question[0], question[1], question[2]);
    for (size_t i = 0; i < answer.found_count; i++)
        print_message(" %s", answer.found[i].clause->id);
    for (size_t i = 0; i < answer.correction_count; i++)
        print_message(" (%s for %s)", answer.corrections[i].used, answer.corrections[i].asked);
    for (size_t i = 0; i < answer.suggestion_count; i++)
        print_message(" (%s: %s?)", answer.suggestions[i].asked, answer.suggestions[i].used);
    print_message("\n");
    return false;
}

static void test_a_hundred_questions(void **state)
{
    char line[LINE_SIZE], *question[3];
    int asked = 0, answered = 0;
    FILE *file = fopen(UMPIRE_SOURCE_DIR "/tests/search/questions.txt", "re");
    (void)state;
    assert_non_null(file);
    while (fgets(line, sizeof line, file))
        if (question_read(line, question)) {
            asked++;
            answered += is_answered(question);
        }
    fclose(file);
    print_message("%d of %d questions have a right clause among the first %d\n", answered, asked, FIRST);
    assert_true(asked >= 100);
    assert_true(answered * 100 >= asked * PERCENT);
}

/* Every clause is found by its id, first of all, and in its ruleset by its title too. */
static void test_every_clause(void **state)
{
    (void)state;
    for (size_t i = 0; i < books.count; i++)
        for (size_t k = 0; k < books.list[i].clause_count; k++) {
            const struct clause *clause = &books.list[i].clauses[k];
            ask(clause->id, books.list[i].ruleset, 1);
            assert_string_equal(answer.found[0].clause->id, clause->id);
            ask(clause->title, books.list[i].ruleset, BY_TITLE);
            bool found = false;
            for (size_t j = 0; j < answer.found_count; j++)
                found = found || answer.found[j].clause->id == clause->id;
            if (!found)
                fail_msg("%s is not found by \"%s\"", clause->id, clause->title);
        }
}

/* ---- words that nothing has ---- */

static void assert_corrected(const char *words, const char *ruleset, const char *asked, const char *used)
{
    ask(words, ruleset, FIRST);
    assert_int_equal(answer.correction_count, 1);
    assert_string_equal(answer.corrections[0].asked, asked);
    assert_string_equal(answer.corrections[0].used, used);
}

static void test_slips_are_corrected_and_told(void **state)
{
    (void)state;
    assert_corrected("chrage", "tt", "chrage", "charge");
    assert_corrected("initative", NULL, "initative", "initiative");
    assert_corrected("surpression", "tt", "surpression", "suppression");
    assert_corrected("headshot", "d12-skirmish", "headshot", "head shot");
    assert_corrected("cannnon", NULL, "cannnon", "cannon"); /* and not "can" and "none" */
    assert_corrected("cannnon", "colonial", "cannnon", "cannon");
    assert_corrected("missfire", "d12-skirmish", "missfire", "misfire"); /* and not "miss" and "fire" */
    assert_corrected("Spielreihenfolge", "d12-skirmish", "spielreihenfolge", "reihenfolge");
    assert_corrected("Schadenswurf", "tt", "schadenswurf", "schaden");
}

/* Another word altogether is at most offered. */
static void test_other_words_are_offered(void **state)
{
    static const char *const others[] = {"cannon", "door", "flinch", "hovel", "zebra", "banana", "cannot"};
    (void)state;
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        ask(others[i], "tt", FIRST);
        assert_int_equal(answer.correction_count, 0);
        for (size_t k = 0; k < answer.suggestion_count; k++) {
            const char *meant = answer.suggestions[k].used;
            assert_true(!meant || meant[0] == others[i][0]);
        }
    }
    ask("dismounted", "colonial", FIRST); /* the contrary of "mounted" */
    assert_int_equal(answer.correction_count, 0);
    ask("died", "tt", FIRST); /* not "did" */
    assert_int_equal(answer.correction_count, 0);
    ask("zebra", NULL, FIRST);
    assert_int_equal(answer.suggestion_count, 1);
    assert_string_equal(answer.suggestions[0].asked, "zebra");
    assert_int_equal(answer.found_count, 0);
}

/* What one game calls by a word says nothing in another. */
static void test_synonyms_are_of_their_book(void **state)
{
    (void)state;
    ask("cannon", "colonial", 1);
    assert_string_equal(answer.found[0].clause->id, "MWK-FIR-7");
    assert_int_equal(answer.correction_count + answer.suggestion_count, 0);
    ask("cannon", "tt", 1);
    assert_int_equal(answer.found_count, 0);
    assert_int_equal(answer.suggestion_count, 1);
}

static void test_a_clause_of_all_books_is_found_once(void **state)
{
    int times = 0;
    (void)state;
    ask("X-DUE", NULL, SEARCH_FOUND_MAX);
    for (size_t i = 0; i < answer.found_count; i++)
        times += strcmp(answer.found[i].clause->id, "X-DUE") == 0;
    assert_int_equal(times, 1);
}

/* The letters of an id are no words that nothing has. */
static void test_an_id_is_no_word(void **state)
{
    (void)state;
    ask("tt mel 2", NULL, SEARCH_FOUND_MAX);
    assert_int_equal(answer.found_count, 1);
    assert_int_equal(answer.correction_count + answer.suggestion_count, 0);
    ask("mwk-fir", NULL, SEARCH_FOUND_MAX);
    assert_int_equal(answer.found_count, 9);
}

static void test_what_was_found_is_marked(void **state)
{
    (void)state;
    ask("PINNED   charge", "tt", 1);
    assert_string_equal(answer.words, "pinned charge");
    assert_non_null(strstr(answer.found[0].snippet, SEARCH_MARK "pinned" SEARCH_MARK_END));
}

/* Nothing that can be typed breaks it. */
static void test_hostile_words(void **state)
{
    static const char *const hostile[] = {
        "",
        " ",
        "-",
        "'",
        "' or 1=1",
        "\\",
        "*",
        "%",
        "\xC3\xA4",
        "\xF0\x9F\x8E\xB2",
        "\xE2\x80\x8B",
        "a-",
        "---",
        "\xD0\xB4\xD0\xB0",
        "tt-",
        "1",
        "d6",
        "&<>\"",
    };
    char longest[SEARCH_QUERY_MAX + 1];
    (void)state;
    for (size_t i = 0; i < sizeof hostile / sizeof hostile[0]; i++)
        ask(hostile[i], NULL, SEARCH_FOUND_MAX);
    memset(longest, 'a', SEARCH_QUERY_MAX);
    longest[SEARCH_QUERY_MAX] = '\0';
    ask(longest, NULL, SEARCH_FOUND_MAX);
    for (size_t i = 0; i < SEARCH_QUERY_MAX; i += 2)
        longest[i] = ' ';
    ask(longest, NULL, SEARCH_FOUND_MAX);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_hundred_questions),
        cmocka_unit_test(test_every_clause),
        cmocka_unit_test(test_slips_are_corrected_and_told),
        cmocka_unit_test(test_other_words_are_offered),
        cmocka_unit_test(test_synonyms_are_of_their_book),
        cmocka_unit_test(test_a_clause_of_all_books_is_found_once),
        cmocka_unit_test(test_an_id_is_no_word),
        cmocka_unit_test(test_what_was_found_is_marked),
        cmocka_unit_test(test_hostile_words),
    };
    return cmocka_run_group_tests(tests, books_read, books_end);
}
