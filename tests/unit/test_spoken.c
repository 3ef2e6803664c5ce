/* What is read aloud: summaries, reasons, titles and what is said of bars. No identifiers (X-SAY): no underscore, and
 * no name of a step or of a value. Prints all summaries of all golden cases, to be read. */
#include "answer.h"
#include "golden_questions.h"

/* Rulesets whose sentences are not for people yet; each is taken off here when they are. */
static const char *const not_yet[] = {"tft-ww2", "colonial", NULL};

static bool is_spoken(const struct ruleset *ruleset)
{
    for (const char *const *name = not_yet; *name; name++)
        if (strcmp(*name, ruleset->name) == 0)
            return false;
    return true;
}

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

static void spoken_check(const struct ruleset *ruleset, const char *where, const char *sentence)
{
    if (!sentence)
        return;
    const char *step = step_in(ruleset, sentence);
    if (strchr(sentence, '_') || step)
        fail_msg("%s: %s: \"%s\" has an identifier%s%s", ruleset->name, where, sentence, step ? ": " : "",
                 step ? step : "");
}

/* What players give a name of their own may hold anything. */
static void reasons_check(const struct golden_question *golden, const struct explanation *why)
{
    for (int32_t i = 0; i < why->count; i++) {
        const struct reason *reason = &why->reasons[i];
        spoken_check(golden->ruleset, golden->name, reason->text);
        spoken_check(golden->ruleset, golden->name, reason->of);
        spoken_check(golden->ruleset, golden->name, reason->word);
        spoken_check(golden->ruleset, golden->name, reason->part);
    }
}

static void draws_check(const struct golden_question *golden, const struct dice_record *record)
{
    for (int32_t i = 0; i < record->draw_count; i++) {
        spoken_check(golden->ruleset, golden->name, record->draws[i].label);
        spoken_check(golden->ruleset, golden->name, record->draws[i].part);
    }
}

static void case_check(const struct golden_question *golden, void *context)
{
    static struct violations violations;
    struct arena arena;
    struct ruling ruling;
    char words[SUMMARY_MAX];
    struct text line;
    (void)context;
    arena_start(&arena, 1 << 22);
    violations_start(&violations);
    assert_true(ruling_prepare(&arena, golden->intent, &ruling));
    if (!ruling_make(&ruling, golden->intent, NULL, &violations))
        fail_msg("%s: %s", golden->name, violations.list[0].message);
    text_start(&line, words, sizeof words);
    ruling_summarise(&ruling, &line);
    print_message("%s %s, %s: %s\n", golden->ruleset->name, golden->step->name, golden->name, words);
    if (words[0] == '\0' || words[strlen(words) - 1] != '.')
        fail_msg("%s: \"%s\" is no sentence", golden->name, words);
    spoken_check(golden->ruleset, golden->name, words);
    reasons_check(golden, ruling.why);
    draws_check(golden, ruling.dice);
    arena_end(&arena);
}

static void fields_check(const struct ruleset *ruleset, const struct fields *fields)
{
    for (size_t i = 0; i < fields->count; i++) {
        const struct field *field = &fields->list[i];
        spoken_check(ruleset, fields->name, field->title);
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
        if (!is_spoken(*ruleset))
            continue;
        titles_check(*ruleset);
        for (const struct step *const *step = (*ruleset)->steps; *step; step++)
            golden_each(*ruleset, *step, case_check, NULL);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_said_has_no_identifiers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
