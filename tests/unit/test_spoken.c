/* What is read aloud: summaries, reasons, titles, labels and what is said of bars. No identifiers (X-SAY): no
 * underscore, no name of a step or of a value, and no number of a clause or of a reading, which a reason has in a
 * member of its own. Of questions with units, too: these are called by their names. Prints all summaries of all golden
 * cases, to be read. */
#include "answer.h"
#include "golden_questions.h"
#include "laid.h"
#include <ctype.h>

/* Whether a step's name with a hyphen stands in it as one word. */
static const char *step_in(const struct ruleset *ruleset, const char *sentence)
{
    for (const struct step *const *step = ruleset->steps; *step; step++) {
        const char *name = (*step)->name;
        if (strchr(name, '-') && strstr(sentence, name))
            return name;
    }
    return NULL;
}

/* The number of a clause or of a reading ("A-D12-38", "MWK-FIR-3"), or NULL. */
static const char *clause_in(const char *sentence)
{
    static const char *const rows[] = {"A-", "X-", "TT-", "TFT-", "D12-", "MWK-"};
    for (const char *at = sentence; *at; at++)
        for (size_t i = 0; i < LENGTH(rows); i++)
            if ((at == sentence || !isalnum((unsigned char)at[-1])) && strncmp(at, rows[i], strlen(rows[i])) == 0 &&
                isupper((unsigned char)at[strlen(rows[i])]))
                return at;
    return NULL;
}

static void spoken_check(const struct ruleset *ruleset, const char *where, const char *sentence)
{
    if (!sentence)
        return;
    const char *step = step_in(ruleset, sentence);
    if (strchr(sentence, '_') || step)
        fail_msg("%s: %s: \"%s\" has an identifier%s%s", ruleset->name, where, sentence, step ? ": " : "",
                 step ? step : "");
    if (clause_in(sentence))
        fail_msg("%s: %s: \"%s\" has the number of a clause", ruleset->name, where, sentence);
}

/* What players give a name of their own may hold anything. */
static void reasons_check(const struct ruleset *ruleset, const char *name, const struct explanation *why)
{
    for (int32_t i = 0; i < why->count; i++) {
        const struct reason *reason = &why->reasons[i];
        spoken_check(ruleset, name, reason->text);
        spoken_check(ruleset, name, reason->of);
        spoken_check(ruleset, name, reason->word);
        spoken_check(ruleset, name, reason->part);
    }
}

static void draws_check(const struct ruleset *ruleset, const char *name, const struct dice_record *record)
{
    for (int32_t i = 0; i < record->draw_count; i++) {
        spoken_check(ruleset, name, record->draws[i].label);
        spoken_check(ruleset, name, record->draws[i].part);
    }
}

static void ruling_check(const struct ruleset *ruleset, const char *name, const struct ruling *ruling)
{
    char words[SUMMARY_MAX];
    struct text line;
    text_start(&line, words, sizeof words);
    ruling_summarise(ruling, &line);
    print_message("%s %s, %s: %s\n", ruleset->name, ruling->step->name, name, words);
    const bool refused = ruling->status == RULING_NOT_PERMITTED; /* "Not permitted: …" and its reason */
    if (words[0] == '\0' || (!refused && words[strlen(words) - 1] != '.'))
        fail_msg("%s: \"%s\" is no sentence", name, words);
    spoken_check(ruleset, name, words);
    reasons_check(ruleset, name, ruling->why);
    draws_check(ruleset, name, ruling->dice);
}

static void case_check(const struct golden_question *golden, void *context)
{
    static struct violations violations;
    struct arena arena;
    struct ruling ruling;
    (void)context;
    arena_start(&arena, 1 << 22);
    violations_start(&violations);
    assert_true(ruling_prepare(&arena, golden->intent, &ruling));
    if (!ruling_make(&ruling, golden->intent, NULL, &violations))
        fail_msg("%s: %s", golden->name, violations.list[0].message);
    ruling_check(golden->ruleset, golden->name, &ruling);
    arena_end(&arena);
}

/* Of a table with units. */
static void table_check(const struct ruleset *ruleset, const json_t *wanted)
{
    static struct laid table;
    case_ask(&table, ruleset, wanted);
    ruling_check(ruleset, table.where, &table.ruling);
    case_end(&table);
}

static void what_is_said_of_units_has_no_identifiers(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        char file[512];
        size_t index;
        json_t *each;
        snprintf(file, sizeof file, UMPIRE_SOURCE_DIR "/tests/tables/%s.json", (*ruleset)->name);
        json_t *root = json_load_file(file, 0, NULL);
        assert_non_null(root);
        json_array_foreach(json_object_get(root, "cases"), index, each) table_check(*ruleset, each);
        assert_true(index > 0);
        json_decref(root);
    }
}

/* What the values of a choice are called in words. */
static void labels_check(const struct ruleset *ruleset, const struct choices *choices)
{
    for (int32_t i = 0; choices && i < choices->count; i++)
        if (choices->list[i].doc && clause_in(choices->list[i].doc))
            fail_msg("%s: %s: \"%s\" has the number of a clause", ruleset->name, choices->name, choices->list[i].doc);
}

static void fields_check(const struct ruleset *ruleset, const struct fields *fields)
{
    for (size_t i = 0; i < fields->count; i++) {
        const struct field *field = &fields->list[i];
        spoken_check(ruleset, fields->name, field->title);
        labels_check(ruleset, field->choices);
        if (field->of)
            fields_check(ruleset, field->of);
        if (field->item && field->item->of)
            fields_check(ruleset, field->item->of);
    }
}

static void titles_check(const struct ruleset *ruleset)
{
    for (const struct step *const *step = ruleset->steps; *step; step++) {
        spoken_check(ruleset, (*step)->name, (*step)->title);
        fields_check(ruleset, (*step)->input);
        fields_check(ruleset, (*step)->outcome);
        for (const struct step_end *end = (*step)->ends; end && end->name; end++)
            spoken_check(ruleset, (*step)->name, end->title);
        for (const struct unit_role *role = (*step)->roles; role && role->name; role++)
            for (const struct unit_fills *fill = role->fills; fill && fill->input; fill++)
                spoken_check(ruleset, (*step)->name, fill->text);
    }
    const struct unit_type *type = ruleset->units;
    fields_check(ruleset, ruleset->options);
    fields_check(ruleset, type->fields);
    for (const struct unit_due *due = type->dues; due && due->name; due++)
        spoken_check(ruleset, due->name, due->title);
    for (const struct unit_bar *bar = type->bars; bar && bar->name; bar++)
        spoken_check(ruleset, bar->name, bar->text);
}

static void what_is_said_has_no_identifiers(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        titles_check(*ruleset);
        for (const struct step *const *step = (*ruleset)->steps; *step; step++)
            golden_each(*ruleset, *step, case_check, NULL);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_said_has_no_identifiers),
        cmocka_unit_test(what_is_said_of_units_has_no_identifiers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
