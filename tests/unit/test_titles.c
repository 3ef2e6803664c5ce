/* Titles of values, members and roles can be read aloud: abbreviations stand as they are spoken, and within a choice no
 * two values are called alike. */
#include "fields/schema.h"
#include "unit.h"
#include <ctype.h>
#include <strings.h>
#include <umpire/rules.h>

static const char *const spoken[] = {"SMG", "LMG", "HMG", "MG",  "MGs", "AFV", "CO", "COs", "NCO", "HE",
                                     "AP",  "DEX", "INT", "LDR", "MOV", "STR", "D6", "D10", "D12"};

static void check_word(const char *title, const char *word, size_t length)
{
    bool is_spoken = false;
    for (size_t i = 0; i < LENGTH(spoken); i++) {
        if (length != strlen(spoken[i]) || strncasecmp(word, spoken[i], length) != 0)
            continue;
        is_spoken = true;
        if (strncmp(word, spoken[i], length) != 0)
            fail_msg("\"%s\" says %.*s, not %s", title, (int)length, word, spoken[i]);
    }
    for (size_t i = 1; i < length && !is_spoken; i++)
        if (isdigit((unsigned char)word[i]) && isalpha((unsigned char)word[i - 1]))
            fail_msg("\"%s\": %.*s is no word", title, (int)length, word);
}

static void check_title(const char *title)
{
    assert_non_null(title);
    if (title[0] == '\0' || islower((unsigned char)title[0]) || strchr(title, '_') || title[strlen(title) - 1] == '.')
        fail_msg("\"%s\" is no title", title);
    for (const char *at = title; *at; at += strspn(at, " ,;:")) {
        size_t length = strcspn(at, " ,;:'");
        check_word(title, at, length);
        at += length;
        at += strcspn(at, " ,;:");
    }
}

static void check_choices(const struct choices *choices)
{
    enum { TITLE_MAX = 100 };
    char titles[64][TITLE_MAX];
    int32_t count = 0;
    assert_in_range(choices->count, 1, 64);
    for (int32_t i = 0; i < choices->count; i++) {
        struct text text;
        if (!choices->list[i].name)
            continue;
        text_start(&text, titles[count], TITLE_MAX);
        title_add(&text, choices->list[i].title, choices->list[i].name);
        check_title(titles[count]);
        for (int32_t k = 0; k < count; k++)
            if (strcasecmp(titles[k], titles[count]) == 0)
                fail_msg("%s has two values \"%s\"", choices->name, titles[k]);
        count++;
    }
}

static void check_fields(const struct fields *fields);

static void check_field(const struct field *field)
{
    if (field->title)
        check_title(field->title);
    if (field->choices)
        check_choices(field->choices);
    if (field->of)
        check_fields(field->of);
    if (field->item)
        check_field(field->item);
}

static void check_fields(const struct fields *fields)
{
    for (size_t i = 0; i < fields->count; i++)
        check_field(&fields->list[i]);
}

static void check_role(const struct unit_role *role)
{
    char title[100];
    struct text text;
    text_start(&text, title, sizeof title);
    title_add(&text, role->title, role->name);
    check_title(title);
}

static void all_titles(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        check_fields((*ruleset)->options);
        if ((*ruleset)->units)
            check_fields((*ruleset)->units->fields);
        for (const struct step *const *step = (*ruleset)->steps; *step; step++) {
            check_title((*step)->title);
            check_fields((*step)->input);
            check_fields((*step)->outcome);
            for (const struct unit_role *role = (*step)->roles; role && role->name; role++)
                check_role(role);
        }
    }
}

static void titles_follow_from_names(void **state)
{
    (void)state;
    static const struct {
        const char *title, *name, *said;
    } cases[] = {
        {NULL, "at_the_double", "At the double"},
        {NULL, "fire-action", "Fire action"},
        {NULL, "3_to_5", "3 to 5"},
        {"SMG", "smg", "SMG"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        char line[40];
        struct text text;
        text_start(&text, line, sizeof line);
        title_add(&text, cases[i].title, cases[i].name);
        assert_string_equal(line, cases[i].said);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(all_titles), cmocka_unit_test(titles_follow_from_names)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
