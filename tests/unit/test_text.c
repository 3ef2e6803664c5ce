/* Bounded text: it never grows past its memory, and is cut between characters only. */
#include "unit.h"
#include <umpire/text.h>

static const char mixed[] = "aé½€😀z";

static void it_holds_what_fits(void **state)
{
    (void)state;
    char memory[64];
    struct text text;
    text_start(&text, memory, sizeof memory);
    assert_string_equal(memory, "");
    text_add(&text, "side ");
    text_add_int(&text, 2);
    text_add_bytes(&text, ": lost it", 6);
    text_format(&text, " %s%d%%", "by ", 50);
    assert_string_equal(memory, "side 2: lost by 50%");
    assert_int_equal(text.used, strlen(memory));
    assert_false(text.cut);
}

/* What every way of adding must leave behind in `size` bytes: the longest start of `wanted` of whole characters. */
static void assert_longest_start(const struct text *text, const char *wanted)
{
    size_t best = 0;
    for (size_t length = 0; length < text->size && length <= strlen(wanted); length++)
        if (is_utf8(wanted, length))
            best = length;
    assert_int_equal(text->used, best);
    assert_memory_equal(text->at, wanted, best);
    assert_int_equal(text->at[best], '\0');
    assert_int_equal(text->cut, best < strlen(wanted));
}

static void it_is_cut_between_characters(void **state)
{
    (void)state;
    for (size_t size = 1; size <= sizeof mixed + 1; size++) {
        char memory[sizeof mixed + 2];
        struct text text;
        text_start(&text, memory, size);
        text_add(&text, mixed);
        assert_longest_start(&text, mixed);
        text_start(&text, memory, size);
        text_format(&text, "%s", mixed);
        assert_longest_start(&text, mixed);
    }
}

static void nothing_is_added_behind_a_cut(void **state)
{
    (void)state;
    char memory[4];
    struct text text;
    text_start(&text, memory, sizeof memory);
    text_add(&text, "ab€");
    assert_string_equal(memory, "ab");
    text_add(&text, "c");
    text_format(&text, "%d", 1);
    text_add_int(&text, 1);
    assert_string_equal(memory, "ab");
    assert_true(text.cut);
}

static void a_long_format_is_cut_between_characters(void **state)
{
    (void)state;
    char words[2400], memory[3000];
    for (size_t shift = 0; shift < 3; shift++) {
        struct text text;
        memset(words, 'x', shift);
        for (size_t i = shift; i + 3 < sizeof words; i += 3)
            memcpy(words + i, "€", 4);
        text_start(&text, memory, 1000);
        text_format(&text, "%s", words);
        assert_longest_start(&text, words);
        text_start(&text, memory, sizeof memory);
        text_format(&text, "%s", words);
        assert_longest_start(&text, words);
    }
}

static void numbers_to_their_ends(void **state)
{
    (void)state;
    char memory[64];
    struct text text;
    text_start(&text, memory, sizeof memory);
    text_add_int(&text, INT64_MIN);
    text_add(&text, " ");
    text_add_int(&text, INT64_MAX);
    assert_string_equal(memory, "-9223372036854775808 9223372036854775807");
}

static void halves_as_players_say_them(void **state)
{
    (void)state;
    static const struct {
        int64_t halves;
        const char *words;
    } cases[] = {{0, "0"},   {1, "½"},   {2, "1"},    {3, "1½"},    {13, "6½"},
                 {-1, "-½"}, {-2, "-1"}, {-3, "-1½"}, {-13, "-6½"}, {INT64_MAX, "4611686018427387903½"}};
    for (size_t i = 0; i < LENGTH(cases); i++) {
        char memory[64];
        struct text text;
        text_start(&text, memory, sizeof memory);
        text_add_halves(&text, cases[i].halves);
        assert_string_equal(memory, cases[i].words);
    }
}

static void thousandths_without_idle_zeros(void **state)
{
    (void)state;
    static const struct {
        int64_t thousandths;
        const char *words;
    } cases[] = {{0, "0"},
                 {1, "0.001"},
                 {-1, "-0.001"},
                 {100, "0.1"},
                 {250, "0.25"},
                 {4500, "4.5"},
                 {-4500, "-4.5"},
                 {12000, "12"},
                 {-999, "-0.999"},
                 {INT32_MAX, "2147483.647"},
                 {INT32_MIN, "-2147483.648"}};
    for (size_t i = 0; i < LENGTH(cases); i++) {
        char memory[64];
        struct text text;
        text_start(&text, memory, sizeof memory);
        text_add_thousandths(&text, cases[i].thousandths);
        assert_string_equal(memory, cases[i].words);
    }
}

/* Every two bytes, and every edge of the longer forms, by another reading of RFC 3629 (unit.h). */
static void utf8_in_its_shortest_forms(void **state)
{
    (void)state;
    for (unsigned first = 1; first < 256; first++)
        for (unsigned second = 0; second < 256; second++) {
            char bytes[] = {(char)first, (char)second, (char)(second ? 0x80 : 0), (char)(second ? 0xBF : 0), 0};
            for (size_t length = 1; length <= 4 && bytes[length - 1]; length++) {
                char words[5] = {0};
                memcpy(words, bytes, length);
                if (text_is_utf8(words) != is_utf8(words, length))
                    fail_msg("%02x %02x, %zu bytes", first, second, length);
            }
        }
    assert_true(text_is_utf8(""));
    assert_true(text_is_utf8("½ … € 🎲"));
    assert_false(text_is_utf8("\xED\xA0\x80"));
    assert_false(text_is_utf8("\xF4\x90\x80\x80"));
    assert_false(text_is_utf8("ok \xC0\xAF"));
    assert_true(text_bytes_are_utf8("½ more", 2));
    assert_false(text_bytes_are_utf8("½ more", 1)); /* half a character */
    assert_false(text_bytes_are_utf8("a\0b", 3));
    assert_true(text_bytes_are_utf8("", 0));
}

static void what_can_be_seen(void **state)
{
    static const struct {
        const char *words;
        enum text_look look;
    } cases[] = {
        {"", TEXT_BLANK},
        {"a", TEXT_SHOWS},
        {"  Old Guard ", TEXT_SHOWS},
        {"\xC3\xA9t\xC3\xA9 \xE9\xBE\x8D \xF0\x9F\x8E\xB2", TEXT_SHOWS},
        {"\xE2\x9D\xA4\xEF\xB8\x8F", TEXT_SHOWS}, /* a heart, and that it is to be red */
        {"\xF0\x9F\x8F\xB4\xF3\xA0\x81\xA7\xF3\xA0\x81\xA2\xF3\xA0\x81\xBF", TEXT_SHOWS}, /* a flag and what of */
        {"\xF0\x9F\x8F\xB4 \xF3\xA0\x81\xA7", TEXT_HIDES},
        {"\xF0\x9F\x8F\xB4"
         "b\xF3\xA0\x81\xA7",
         TEXT_HIDES},
        {"\xF3\xA0\x81\x81", TEXT_HIDES},  /* a tag of nothing */
        {"a\xF3\xA0\x84\x80", TEXT_HIDES}, /* a further variant */
        {"a\xCD\x8F", TEXT_HIDES},         /* grapheme joiner */
        {"a\xE1\x85\x9F", TEXT_HIDES},     /* Hangul filler */
        {"a\xE1\x9E\xB4", TEXT_HIDES},     /* Khmer vowel */
        {"a\xE1\xA0\x8E", TEXT_HIDES},     /* Mongolian vowel separator */
        {"a\xEE\x80\x80", TEXT_HIDES},     /* private use */
        {"a\xF4\x80\x80\x80", TEXT_HIDES}, /* likewise */
        {"a\xEF\xB7\x90", TEXT_HIDES},     /* no character */
        {"a\xEF\xBF\xB9", TEXT_HIDES},     /* annotation */
        {"a\xEF\xBF\xBF", TEXT_HIDES},     /* no character */
        {"a\xF0\x9F\xBF\xBE", TEXT_HIDES}, /* likewise, U+1FFFE */
        {"a\xEF\xB8\x80", TEXT_HIDES},     /* a variant that is no emoji's */
        {"  ", TEXT_BLANK},
        {"\xC2\xA0\xE3\x80\x80\xE2\xA0\x80", TEXT_BLANK},
        {"\xEF\xB8\x8F", TEXT_BLANK},
        {"a\nb", TEXT_HIDES},
        {"a\tb", TEXT_HIDES},
        {"\x1B[2J", TEXT_HIDES},
        {"a\x7F", TEXT_HIDES},
        {"a\xC2\x85", TEXT_HIDES},
        {"a\xC2\x9B", TEXT_HIDES},
        {"a\xC2\xADz", TEXT_HIDES},
        {"a\xD8\x9Cz", TEXT_HIDES},
        {"a\xE2\x80\x8Bz", TEXT_HIDES},
        {"a\xE2\x80\x8Fz", TEXT_HIDES},
        {"a\xE2\x80\xA8z", TEXT_HIDES},
        {"a\xE2\x80\xAAz", TEXT_HIDES},
        {"a\xE2\x80\xAEz", TEXT_HIDES},
        {"a\xE2\x81\xA0z", TEXT_HIDES},
        {"a\xE2\x81\xA6z", TEXT_HIDES},
        {"a\xE2\x81\xA9z", TEXT_HIDES},
        {"\xEF\xBB\xBFz", TEXT_HIDES},
        {"\xD8\xB9\xE2\x80\x8C\xD8\xB1", TEXT_SHOWS}, /* a non-joiner between Arabic letters */
        {"\xD8\xB9\xE2\x80\x8Cz", TEXT_HIDES},
        {"a\xE2\x80\x8Dz", TEXT_HIDES},
        {"\xD8\xB9\xE2\x80\x8C", TEXT_HIDES},
        {"\xF0\x9F\x8F\xB4\xE2\x80\x8D\xE2\x98\xA0\xEF\xB8\x8F", TEXT_SHOWS}, /* the pirates' flag */
        {"\xF0\x9F\x8F\xB4\xE2\x80\x8D", TEXT_HIDES},
        {"a\xE2\x80\x90z", TEXT_SHOWS}, /* hyphen, directly behind the marks of direction */
        {"a\xE2\x80\xAFz", TEXT_SHOWS}, /* narrow space, directly behind the override */
    };
    (void)state;
    for (size_t i = 0; i < LENGTH(cases); i++)
        if (text_look(cases[i].words) != cases[i].look)
            fail_msg("case %zu: %s", i, cases[i].words);
}

/* Which character it is, and where: nobody sees it. */
static void what_hides_is_named(void **state)
{
    static const struct {
        const char *words, *named;
    } cases[] = {
        {"A\xE2\x80\x8Bnna", "U+200B (its character 2)"},
        {"\xC3\x89t\xC3\xA9\xE2\x80\xAE", "U+202E (its character 4)"},
        {"\xF0\x9F\x8E\xB2\xF3\xA0\x81\x81", "U+E0041 (its character 2)"},
        {"a\nb", "U+000A (its character 2)"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct text_hiding hiding;
        char words[160];
        struct text text;
        text_start(&text, words, sizeof words);
        assert_true(text_hiding_find(cases[i].words, &hiding));
        text_add_hiding(&text, &hiding);
        assert_non_null(strstr(words, cases[i].named));
    }
    struct text_hiding none;
    assert_false(text_hiding_find("Anna \xF0\x9F\x8E\xB2", &none));
}

static void what_a_terminal_is_told(void **state)
{
    static const struct {
        const char *words, *tame;
    } cases[] = {
        {"Old Guard, \xC3\xA9t\xC3\xA9", "Old Guard, \xC3\xA9t\xC3\xA9"},
        {"\x1B[2J", "?[2J"},
        {"a\xC2\x9B", "a?\?"},
        {"a\xE2\x80\xAE"
         "b",
         "a?\??b"},
        {"\xE2\x80", "?\?"}, /* cut within a character */
        {"\xC3\xA9\xFF", "?\??"},
    };
    (void)state;
    for (size_t i = 0; i < LENGTH(cases); i++) {
        char words[32];
        snprintf(words, sizeof words, "%s", cases[i].words);
        text_tame(words);
        assert_string_equal(words, cases[i].tame);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_holds_what_fits),
        cmocka_unit_test(it_is_cut_between_characters),
        cmocka_unit_test(nothing_is_added_behind_a_cut),
        cmocka_unit_test(a_long_format_is_cut_between_characters),
        cmocka_unit_test(numbers_to_their_ends),
        cmocka_unit_test(halves_as_players_say_them),
        cmocka_unit_test(thousandths_without_idle_zeros),
        cmocka_unit_test(utf8_in_its_shortest_forms),
        cmocka_unit_test(what_can_be_seen),
        cmocka_unit_test(what_hides_is_named),
        cmocka_unit_test(what_a_terminal_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
