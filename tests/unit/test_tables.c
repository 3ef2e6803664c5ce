/* Every field table there is, held to what its readers rely on: the decoder, the writer, the schemas, the forms. A new
 * step that forgets something is told so here. */
#include "cli/settings.h"
#include "engine/draws.h"
#include "http/server/operation.h"
#include "referee/acts.h"
#include "unit.h"
#include <umpire/rules.h>

enum { FIELDS_PER_TABLE = 64, TABLES = 1024, EXTENTS = 3 * FIELDS_PER_TABLE };

static struct {
    const struct fields *tables[TABLES];
    const struct choices *choices[TABLES];
    size_t table_count, choices_count;
} seen;

static bool is_name(const char *name, const char *first, const char *rest)
{
    return name && name[0] && strchr(first, name[0]) && strspn(name, rest) == strlen(name) && !strstr(name, "__") &&
           !strstr(name, "--") && !strchr("_-", name[strlen(name) - 1]);
}

static bool is_snake(const char *name)
{
    return is_name(name, "abcdefghijklmnopqrstuvwxyz0123456789", "abcdefghijklmnopqrstuvwxyz0123456789_");
}

static bool is_kebab(const char *name)
{
    return is_name(name, "abcdefghijklmnopqrstuvwxyz", "abcdefghijklmnopqrstuvwxyz0123456789-");
}

static bool is_pascal(const char *name)
{
    return is_name(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
                   "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789");
}

static bool is_sentence(const char *words)
{
    size_t length = words ? strlen(words) : 0;
    return length > 3 && !strchr("abcdefghijklmnopqrstuvwxyz ", words[0]) && strchr(".?!", words[length - 1]) &&
           is_utf8(words, length);
}

/* Bytes of the struct that a field lays claim to. */
struct extent {
    size_t start, end;
    const char *name;
};

static size_t member_size(const struct field *field)
{
    if (field->indirect || (field->form && field->form->size == 0))
        return sizeof(char *);
    if (field->form)
        return field->form->size;
    switch (field->kind) {
    case FIELD_BOOL:
        return sizeof(bool);
    case FIELD_INT:
        return field->wide ? sizeof(int64_t) : sizeof(int32_t);
    case FIELD_DECIMAL:
    case FIELD_ENUM:
        return sizeof(int32_t);
    case FIELD_TEXT:
        return (size_t)field->max + 1;
    case FIELD_FORM:
    case FIELD_LABEL:
        return sizeof(char *);
    case FIELD_GROUP:
        return field->of->size;
    case FIELD_LIST:
        return (size_t)field->max * field->item_size;
    }
    return 0;
}

static int by_start(const void *a, const void *b)
{
    const struct extent *one = a, *other = b;
    return (one->start > other->start) - (one->start < other->start);
}

static void extents_check(const struct fields *fields)
{
    struct extent extents[EXTENTS];
    size_t count = 0;
    for (size_t i = 0; i < fields->count; i++) {
        const struct field *field = &fields->list[i];
        extents[count++] = (struct extent){field->offset, field->offset + member_size(field), field->name};
        if (field->kind == FIELD_GROUP && field->presence == FIELD_OPTIONAL && !field->indirect)
            extents[count++] = (struct extent){field->present, field->present + sizeof(bool), field->name};
        if (field->kind == FIELD_LIST)
            extents[count++] = (struct extent){field->count, field->count + sizeof(int32_t), field->name};
    }
    qsort(extents, count, sizeof extents[0], by_start);
    for (size_t i = 0; i < count; i++) {
        if (extents[i].end > fields->size)
            fail_msg("%s: %s ends at %zu, the struct at %zu", fields->name, extents[i].name, extents[i].end,
                     fields->size);
        if (i > 0 && extents[i - 1].end > extents[i].start)
            fail_msg("%s: %s and %s overlap", fields->name, extents[i - 1].name, extents[i].name);
    }
}

static void choices_check(const char *where, const struct choices *choices)
{
    if (!choices || choices->count < 1)
        fail_msg("%s has no choices", where);
    if (!is_pascal(choices->name))
        fail_msg("%s: the choices' name %s is not PascalCase", where, choices->name);
    for (int32_t i = choices->list[0].name ? 0 : 1; i < choices->count; i++) { /* the first may stand for none */
        /* An operator writes words of the configuration as they are spoken: club-key. */
        if (!is_snake(choices->list[i].name) && strncmp(where, "Settings.", 9) != 0)
            fail_msg("%s: choice %s is not snake_case", where, choices->list[i].name);
        if (choice_find(choices, choices->list[i].name) != i)
            fail_msg("%s: choice %s stands twice", where, choices->list[i].name);
    }
    for (size_t i = 0; i < seen.choices_count; i++)
        if (seen.choices[i] != choices && strcmp(seen.choices[i]->name, choices->name) == 0 &&
            seen.choices[i]->list != choices->list)
            fail_msg("%s: two lists of choices are called %s", where, choices->name);
    assert_in_range(seen.choices_count, 0, TABLES - 1);
    seen.choices[seen.choices_count++] = choices;
}

static void fields_check(const struct fields *fields, bool asked, bool titled);

static void kind_check(const char *where, const struct field *field, bool asked, bool titled)
{
    bool number = field->kind == FIELD_INT || field->kind == FIELD_DECIMAL;
    bool bounded = number || field->kind == FIELD_TEXT || field->kind == FIELD_LIST;
    if (bounded && field->min > field->max)
        fail_msg("%s: its minimum is above its maximum", where);
    if (number && field->presence == FIELD_OPTIONAL && field->min == FIELD_ABSENT)
        fail_msg("%s: a value looks like absence", where);
    if ((field->kind == FIELD_TEXT || field->kind == FIELD_LIST) && (field->min < 0 || field->max < 1))
        fail_msg("%s: a length is not positive", where);
    if (field->kind == FIELD_TEXT && asked && !field->pattern && strncmp(where, "Settings.", 9) != 0 &&
        field_text_bytes(field) < FIELD_CHARACTER_MAX * field->max)
        fail_msg("%s: what the schema allows may be too long in bytes", where);
    if (field->kind == FIELD_BOOL && field->presence == FIELD_OPTIONAL && !field->present)
        fail_msg("%s: an optional bool is three-valued and needs another beside it that says whether it is there",
                 where);
    if (field->kind == FIELD_LABEL && asked)
        fail_msg("%s: a label cannot be asked for", where);
    if (field->kind == FIELD_ENUM)
        choices_check(where, field->choices);
    if (field->kind == FIELD_GROUP)
        fields_check(field->of, asked, titled);
    if (field->presence != FIELD_DEFAULTED)
        return;
    if (number && (field->fallback < field->min || field->fallback > field->max))
        fail_msg("%s: its default is out of range", where);
    if (field->kind == FIELD_ENUM && (field->fallback < 0 || field->fallback >= field->choices->count))
        fail_msg("%s: its default is no choice", where);
    if (field->kind == FIELD_TEXT) {
        size_t length = field->fallback_text ? strlen(field->fallback_text) : 0;
        if (length < (size_t)field->min || length > (size_t)field->max)
            fail_msg("%s: its default is too short or too long", where);
    }
    if (field->kind == FIELD_LIST && field->min != 0)
        fail_msg("%s: a list that may be left out may be empty", where);
}

static void field_check(const struct fields *fields, const struct field *field, bool asked, bool titled)
{
    char where[200];
    snprintf(where, sizeof where, "%s.%s", fields->name, field->name ? field->name : "(no name)");
    if (!is_snake(field->name))
        fail_msg("%s: the name is not snake_case", where);
    if (field_find(fields, field->name, strlen(field->name)) != field)
        fail_msg("%s stands twice", where);
    if (titled && (!field->title || strlen(field->title) < 2 || strlen(field->title) > 40))
        fail_msg("%s: two or three words are missing as its title", where);
    if (!is_sentence(field->doc))
        fail_msg("%s: its doc is no sentence: %s", where, field->doc ? field->doc : "nothing");
    kind_check(where, field, asked, titled);
    if (field->kind != FIELD_LIST)
        return;
    const struct field *item = field->item;
    if (!item || item->name || item->offset != 0 || item->presence == FIELD_OPTIONAL || item->kind == FIELD_LIST)
        fail_msg("%s: its item must have no name, no offset, no absence and be no list", where);
    if (item->kind == FIELD_GROUP && item->of->size != field->item_size)
        fail_msg("%s: its item has another size than its table", where);
    kind_check(where, item, asked, titled);
}

/* `asked`: it is decoded, not only written. `titled`: forms are made of it. */
static void fields_check(const struct fields *fields, bool asked, bool titled)
{
    assert_in_range(fields->count, 0, FIELDS_MAX);
    for (size_t i = 0; i < seen.table_count; i++) {
        if (seen.tables[i] == fields)
            return;
        if (strcmp(seen.tables[i]->name, fields->name) == 0)
            fail_msg("two tables are called %s", fields->name);
    }
    assert_in_range(seen.table_count, 0, TABLES - 1);
    seen.tables[seen.table_count++] = fields;
    if (!is_pascal(fields->name))
        fail_msg("%s: the table's name is not PascalCase", fields->name);
    if (fields->count > FIELDS_PER_TABLE)
        fail_msg("%s has %zu fields; %d is the most that the codec can take", fields->name, fields->count,
                 FIELDS_PER_TABLE);
    for (size_t i = 0; i < fields->count; i++)
        field_check(fields, &fields->list[i], asked, titled);
    extents_check(fields);
}

static void tables_of_the_rulesets(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        fields_check((*ruleset)->options, true, true);
        assert_true((*ruleset)->options->size <= RULESET_OPTIONS_MAX);
        for (const struct step *const *step = (*ruleset)->steps; *step; step++) {
            fields_check((*step)->input, true, true);
            fields_check((*step)->outcome, false, true);
            if ((*step)->input->size > STEP_INPUT_MAX || (*step)->outcome->size > STEP_OUTCOME_MAX)
                fail_msg("%s %s: its structs are too large", (*ruleset)->name, (*step)->name);
            assert_true(is_sentence((*step)->input->doc) && is_sentence((*step)->outcome->doc));
        }
    }
    print_message("%zu tables\n", seen.table_count);
}

static void tables_of_the_service(void **state)
{
    (void)state;
    fields_check(&draw_fields, false, true);
    fields_check(&reason_fields, false, true);
    fields_check(&close_fields, true, true);
    fields_check(&join_fields, true, true);
    fields_check(&nonce_fields, true, true);
    fields_check(&note_fields, true, true);
    fields_check(&dispute_fields, true, true);
    fields_check(&decision_fields, true, true);
    fields_check(&undo_fields, true, true);
    fields_check(&undo_answer_fields, true, true);
    fields_check(&commitments_fields, true, true);
    fields_check(&reveal_fields, true, true);
    fields_check(&question_place_fields, true, true);
    fields_check(&give_up_fields, true, true);
    fields_check(&declared_request_fields, true, true);
    fields_check(&revocation_fields, true, true);
    fields_check(&entries_query_fields, true, true);
    fields_check(&settings_fields, true, false);
}

static bool is_family(const char *name)
{
    static const char *const families[] = {"initiative-order", "melee-score", "morale-check", "damage-roll"};
    for (size_t i = 0; i < LENGTH(families); i++)
        if (strcmp(families[i], name) == 0)
            return true;
    return false;
}

/* Ids of clauses: "TT-MEL-2", no two the same. */
static void clauses_check(const struct step *step)
{
    assert_non_null(step->clauses[0]);
    for (size_t i = 0; step->clauses[i]; i++) {
        assert_true(is_name(step->clauses[i], "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
                            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-"));
        for (size_t k = 0; k < i; k++)
            if (strcmp(step->clauses[i], step->clauses[k]) == 0)
                fail_msg("%s names the clause %s twice", step->name, step->clauses[i]);
    }
}

static void step_check(const struct ruleset *ruleset, const struct step *step)
{
    if (!is_kebab(step->name) || step_find(ruleset, step->name) != step)
        fail_msg("%s: the step's name %s is taken or not kebab-case", ruleset->name, step->name);
    if (!step->title || !is_sentence(step->doc) || !step->dice || !step->dice[0])
        fail_msg("%s %s: title, doc or dice is missing", ruleset->name, step->name);
    if (step->family && (!is_family(step->family) || strcmp(step->family, step->name) != 0))
        fail_msg("%s %s: the family %s is not one of the four, or not the step's name", ruleset->name, step->name,
                 step->family);
    if (!step->family && is_family(step->name))
        fail_msg("%s %s does not say that it is one of the four", ruleset->name, step->name);
    assert_non_null(step->resolve);
    assert_non_null(step->summarise);
    for (const char *const *option = step->options; *option; option++)
        if (!field_find(ruleset->options, *option, strlen(*option)))
            fail_msg("%s %s reads the option %s, which is not there", ruleset->name, step->name, *option);
    clauses_check(step);
}

/* Read where a question is bound to units, by what bars them, or where a new turn changes them. */
static bool is_of_units(const struct ruleset *ruleset, const char *option)
{
    static const char *const options[] = {"enforce_due", "actions_per_turn", "failed_activation", "combat_ends",
                                          "afv_shots"};
    for (size_t i = 0; ruleset->units && i < sizeof options / sizeof options[0]; i++)
        if (strcmp(options[i], option) == 0)
            return true;
    return false;
}

/* An option that no step reads would be asked for in vain. */
static void options_check(const struct ruleset *ruleset)
{
    for (size_t i = 0; i < ruleset->options->count; i++) {
        bool read = is_of_units(ruleset, ruleset->options->list[i].name);
        for (const struct step *const *step = ruleset->steps; *step; step++)
            read = read || step_reads_option(*step, ruleset->options->list[i].name);
        if (!read)
            fail_msg("%s: no step reads the option %s", ruleset->name, ruleset->options->list[i].name);
        if (ruleset->options->list[i].presence == FIELD_REQUIRED)
            fail_msg("%s: the option %s has no default", ruleset->name, ruleset->options->list[i].name);
    }
}

static void the_four_families_check(const struct ruleset *ruleset)
{
    static const char *const families[] = {"initiative-order", "melee-score", "morale-check", "damage-roll"};
    for (size_t i = 0; i < LENGTH(families); i++) {
        bool hinted = false;
        for (const struct step_hint *hint = ruleset->hints; hint && hint->family; hint++) {
            assert_true(is_family(hint->family));
            if (strcmp(hint->family, families[i]) != 0)
                continue;
            hinted = true;
            if (!step_find(ruleset, hint->step))
                fail_msg("%s: the hint for %s names %s, which is not there", ruleset->name, families[i], hint->step);
        }
        if (hinted == (step_find(ruleset, families[i]) != NULL))
            fail_msg("%s must either define or hint %s", ruleset->name, families[i]);
    }
}

static void steps_and_rulesets(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        assert_true(is_kebab((*ruleset)->name));
        assert_ptr_equal(ruleset_find((*ruleset)->name), *ruleset);
        assert_true((*ruleset)->title && is_sentence((*ruleset)->doc));
        assert_true((*ruleset)->version >= 1);
        assert_int_equal((*ruleset)->options->unknown, ERROR_UNKNOWN_OPTION);
        assert_non_null((*ruleset)->steps[0]);
        for (const struct step *const *step = (*ruleset)->steps; *step; step++)
            step_check(*ruleset, *step);
        options_check(*ruleset);
        the_four_families_check(*ruleset);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tables_of_the_rulesets),
        cmocka_unit_test(tables_of_the_service),
        cmocka_unit_test(steps_and_rulesets),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
