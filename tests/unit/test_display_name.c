/* What people are called: tidied, comparable without case, and nothing in it that hides or turns text about. */
#include "game/display_name.h"
#include "game/lookalike.h"
#include "unit.h"
#include <unictype.h>

#include <umpire/text.h>

static struct store_display made;

static const char *words_of(enum display_name name, const char *typed)
{
    static char words[DISPLAY_NAME_WORDS_MAX];
    struct text text;
    text_start(&text, words, sizeof words);
    display_name_say(name, typed, &text);
    return words;
}

static void shows(const char *typed, const char *wanted)
{
    enum display_name found = display_name_set(typed, &made);
    if (found != DISPLAY_NAME_FITS)
        fail_msg("\"%s\" %s", typed, words_of(found, typed));
    assert_string_equal(made.name, wanted);
    assert_true(made.key[0]);
}

static void is_refused(const char *typed, enum display_name wanted)
{
    if (display_name_set(typed, &made) != wanted)
        fail_msg("\"%s\" was not refused so", typed);
    assert_string_equal(made.name, "");
    assert_string_equal(made.key, "");
}

static void is_tidied(void **state)
{
    (void)state;
    shows("Anna", "Anna");
    shows("  Anna ", "Anna");
    shows("Anna   Maria", "Anna Maria");
    shows("\xC2\xA0"
          "Anna\xE3\x80\x80"
          "Maria\xE2\x80\x89",
          "Anna Maria");                /* blanks of other sorts */
    shows("Zoe\xCC\x88", "Zo\xC3\xAB"); /* composed */
    shows("\xE5\xB1\xB1\xE7\x94\xB0", "\xE5\xB1\xB1\xE7\x94\xB0");
    shows("O'Brien-Smith", "O'Brien-Smith");
}

static void same(const char *one, const char *other)
{
    struct store_display first;
    assert_int_equal(display_name_set(one, &first), DISPLAY_NAME_FITS);
    assert_int_equal(display_name_set(other, &made), DISPLAY_NAME_FITS);
    if (strcmp(first.key, made.key) != 0)
        fail_msg("\"%s\" and \"%s\" count as two names", one, other);
}

static void case_makes_no_difference(void **state)
{
    (void)state;
    same("Anna", "aNNA");
    same("Zo\xC3\xAB", "ZOE\xCC\x88");
    same("STRASSE", "stra\xC3\x9F"
                    "e");
    same("\xEF\xBC\xA1nna", "anna"); /* a letter of full width */
    same(" Anna  Maria", "anna maria");
    struct store_display other;
    assert_int_equal(display_name_set("Anna", &other), DISPLAY_NAME_FITS);
    assert_int_equal(display_name_set("Anne", &made), DISPLAY_NAME_FITS);
    assert_string_not_equal(other.key, made.key);
}

static void nothing_is_left(void **state)
{
    (void)state;
    is_refused("", DISPLAY_NAME_EMPTY);
    is_refused("   ", DISPLAY_NAME_EMPTY);
    is_refused("\xC2\xA0\xE2\x80\x83", DISPLAY_NAME_EMPTY);
    is_refused("\xCC\x80", DISPLAY_NAME_EMPTY); /* an accent without a letter */
}

static void what_hides_or_turns_text_about(void **state)
{
    static const char *const hidden[] = {
        "An\xE2\x80\x8Bna", /* zero width space */
        "An\xE2\x80\x8Dna", /* joiner */
        "\xE2\x80\xAE"
        "anna",             /* right-to-left override */
        "An\xE2\x81\xA6na", /* isolate */
        "An\xC2\xADna",     /* soft hyphen */
        "\xEF\xBB\xBF"
        "Anna", /* byte order mark */
        "An\nna",
        "An\tna",
        "An\x7Fna",
        "An\xE2\x80\xA8na", /* controls, line separator */
        "\xE3\x85\xA4",     /* Hangul filler, a letter that shows nothing */
        "\xE2\xA0\x80",     /* an empty pattern of Braille */
        "\xEE\x80\x80",     /* private use */
        "An\xEF\xBF\xBDna", /* what stands for a broken character */
    };
    (void)state;
    for (size_t i = 0; i < LENGTH(hidden); i++)
        is_refused(hidden[i], DISPLAY_NAME_INVISIBLE);
    const char *words = words_of(DISPLAY_NAME_INVISIBLE, "Ann\xE2\xA0\x80\x61"); /* it hides in names alone */
    assert_non_null(strstr(words, "U+2800 (its character 4)"));
}

/* The fixed ranges of any text are those of Unicode, but for the two variants that emoji are written with. */
static void what_hides_is_what_unicode_leaves_out(void **state)
{
    (void)state;
    for (uint32_t character = 1; character <= 0x10FFFF; character++) {
        bool emoji = character == 0xFE0E || character == 0xFE0F, surrogate = character >= 0xD800 && character <= 0xDFFF;
        bool left_out = uc_is_property_default_ignorable_code_point(character) ||
                        uc_is_property_not_a_character(character) || uc_is_property_private_use(character) ||
                        uc_is_general_category_withtable(character, UC_CATEGORY_MASK_Cc | UC_CATEGORY_MASK_Zl |
                                                                        UC_CATEGORY_MASK_Zp);
        bool special = character >= 0xFFF9 && character <= 0xFFFD; /* annotations, objects, something broken */
        if (!surrogate && text_hides(character) != ((left_out && !emoji) || special))
            fail_msg("U+%04X", (unsigned)character);
    }
}

/* What people are really called, and what phones write. */
static void names_that_people_have(void **state)
{
    static const char *const names[] = {
        "\xD8\xB9\xD9\x84\xDB\x8C\xE2\x80\x8C\xD8\xB1\xD8\xB6\xD8\xA7",             /* Persian, a non-joiner */
        "\xE0\xB7\x83\xE0\xB7\x96\xE0\xB6\xBB\xE0\xB7\x8A\xE2\x80\x8D\xE0\xB6\xBA", /* Sinhala, a joiner */
        "\xF0\x9F\x8F\xB4\xE2\x80\x8D\xE2\x98\xA0\xEF\xB8\x8F Jack",                /* the pirates' flag */
        "\xF0\x9F\x91\xA9\xF0\x9F\x8F\xBD\xE2\x80\x8D\xE2\x9A\x95\xEF\xB8\x8F",     /* a doctor with a tone of skin */
        "\xF0\x9F\x8F\xB4\xF3\xA0\x81\xA7\xF3\xA0\x81\xA2\xF3\xA0\x81\xBF",         /* a flag with tags */
        "SL",
        "Ian",
        "Carl",
        "J\xC3\xB8rn",
        "\xD9\x85\xD8\xAD\xD9\x80\xD9\x85\xD8\xAF", /* Arabic, drawn out */
        "\xD0\x9C\xD0\xB0\xD0\xBA\xD1\x81",
    };
    static const char *const hidden[] = {
        "An\xE2\x80\x8Cna",                         /* a non-joiner between letters of no such script */
        "\xD8\xB9\xE2\x80\x8C",                     /* nothing follows it */
        "\xE2\x80\x8D\xE2\x98\xA0",                 /* nothing comes before it */
        "\xD8\xB9\xE2\x80\x8C\xE2\x80\x8C\xD8\xB1", /* two of them */
        "\xF0\x9F\x8F\xB4\xE2\x80\x8C\xE2\x98\xA0", /* a non-joiner between emoji */
    };
    (void)state;
    for (size_t i = 0; i < LENGTH(names); i++)
        shows(names[i], names[i]);
    for (size_t i = 0; i < LENGTH(hidden); i++)
        is_refused(hidden[i], DISPLAY_NAME_INVISIBLE);
    same("\xD8\xB9\xD9\x84\xDB\x8C\xE2\x80\x8C\xD8\xB1", "\xD8\xB9\xD9\x84\xDB\x8C\xD8\xB1"); /* but for the joiner */
}

static void names_that_look_alike(void **state)
{
    static const char *const alike[][2] = {
        {"Anna", "\xD0\x90nna"}, /* a Cyrillic A */
        {"Bob", "\xD0\x92\xD0\xBE"
                "b"}, /* a Cyrillic V and o */
        {"Ian", "lan"},
        {"Ian", "\xD0\x86"
                "an"}, /* a Cyrillic I */
        {"ian", "\xD0\x86"
                "an"},
        {"Enna", "\xF0\x9D\x90\x84nna"}, /* a mathematical E */
        {"Jo", "J0"},
        {"Tim", "Tirn"},
        {"anna", "an\xD9\x80na"},
        {"Kate", "\xD0\xBA\xD0\xB0t\xD0\xB5"}, /* a Cyrillic k, a and e */
    };
    static const char *const others[][2] = {{"Anna", "Anne"}, {"Kai", "Kal"}, {"Jan", "Jun"}, {"Zo\xC3\xAB", "Zoe"}};
    (void)state;
    for (size_t i = 0; i < LENGTH(alike); i++)
        if (!names_look_alike(alike[i][0], alike[i][1]) || !names_look_alike(alike[i][1], alike[i][0]))
            fail_msg("%s and %s", alike[i][0], alike[i][1]);
    for (size_t i = 0; i < LENGTH(others); i++)
        if (names_look_alike(others[i][0], others[i][1]))
            fail_msg("%s and %s", others[i][0], others[i][1]);
}

static void nobody_is_called_as_a_seat(void **state)
{
    static const char *const seats[] = {
        "umpire",
        "Umpire",
        " SERVER ",
        "spectators",
        "s1",
        "S32",
        "s007",
        "\xEF\xBD\x93\xEF\xBC\x91", /* s1 of full width */
        "ump\xC4\xB1re",            /* without a dot */
        "umpir\xD0\xB5",            /* a Cyrillic e */
        "\xD1\x95\x31",             /* a Cyrillic s */
        "UMPlRE",
        "urnpire",
        "sI",
        "s|",
        "S|",
        "sl",
        "s|2",
        "sIO",
        "s\xD3\x80",                                                        /* a Cyrillic palochka */
        "umpir\xE2\x84\xAE",                                                /* the sign of an estimate */
        "um\xD9\x80pire",                                                   /* a tatweel */
        "\xE1\xB4\x9C\xE1\xB4\x8D\xE1\xB4\x98\xC9\xAA\xCA\x80\xE1\xB4\x87", /* small capitals */
        "u\xD0\xBCpire"};
    static const char *const people[] = {"s",   "s1a",  "Umpire Anna", "Sam 1", "spectator", "SL", "Sl", "SI",
                                         "Sol", "Solo", "Slo",         "Sll",   "Si",        "So", "Iso"};
    (void)state;
    for (size_t i = 0; i < LENGTH(seats); i++)
        is_refused(seats[i], DISPLAY_NAME_RESERVED);
    for (size_t i = 0; i < LENGTH(people); i++)
        shows(people[i], people[i]);
}

/* 64 characters of any size, counted when it is tidy; and its key must fit, too. */
static void how_long_it_may_be(void **state)
{
    char typed[2 * STORE_DISPLAY_MAX], name[STORE_DISPLAY_MAX];
    static const char *const characters[] = {"x", "\xC3\xA4", "\xE3\x81\x82", "\xF0\x9F\x90\x98"}; /* an elephant */
    (void)state;
    for (size_t i = 0; i < LENGTH(characters); i++) {
        name[0] = '\0';
        for (int k = 0; k < STORE_DISPLAY_CHARACTERS; k++)
            strcat(name, characters[i]);
        shows(name, name);
        snprintf(typed, sizeof typed, "%.*s%s", (int)strlen(name), name, characters[i]);
        is_refused(typed, DISPLAY_NAME_LONG);
    }
    memset(name, 'x', STORE_DISPLAY_CHARACTERS);
    name[STORE_DISPLAY_CHARACTERS] = '\0';
    shows(name, name);
    snprintf(typed, sizeof typed, "   %.64s   ", name);
    shows(typed, name);
    for (int i = 0; i < STORE_DISPLAY_CHARACTERS; i++)
        memcpy(typed + 3 * i, "\xEF\xB7\xBA", 4); /* one character, whose key is eighteen letters and blanks */
    is_refused(typed, DISPLAY_NAME_LONG);
}

static void every_refusal_has_words(void **state)
{
    (void)state;
    for (enum display_name i = DISPLAY_NAME_EMPTY; i <= DISPLAY_NAME_RESERVED; i++)
        assert_true(strlen(words_of(i, "x")) > 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(is_tidied),
        cmocka_unit_test(case_makes_no_difference),
        cmocka_unit_test(nothing_is_left),
        cmocka_unit_test(what_hides_or_turns_text_about),
        cmocka_unit_test(what_hides_is_what_unicode_leaves_out),
        cmocka_unit_test(names_that_people_have),
        cmocka_unit_test(names_that_look_alike),
        cmocka_unit_test(nobody_is_called_as_a_seat),
        cmocka_unit_test(how_long_it_may_be),
        cmocka_unit_test(every_refusal_has_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
