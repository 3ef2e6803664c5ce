/* What is read aloud: summaries, reasons, titles, labels and what is said of bars (support/spoken.h). Of questions with
 * units, too: these are called by their names, which are in the plural. Prints all summaries of all golden cases, to
 * be read. */
#include "golden_questions.h"
#include "laid.h"
#include "spoken.h"

static void summary_print(const struct ruling *ruling, const char *name)
{
    char words[SUMMARY_MAX];
    struct text line;
    text_start(&line, words, sizeof words);
    ruling_summarise(ruling, &line);
    print_message("%s %s, %s: %s\n", ruling->ruleset->name, ruling->step->name, name, words);
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
    masks_wear(true);
    bool made = ruling_make(&ruling, golden->intent, NULL, &violations);
    if (made)
        ruling_check(golden->ruleset, golden->name, &ruling);
    masks_wear(false);
    if (!made)
        fail_msg("%s: %s", golden->name, violations.list[0].message);
    summary_print(&ruling, golden->name);
    arena_end(&arena);
}

/* ---- tables with units, whose ids are no words ---- */

/* "qx3" for the fourth unit of the table; NULL: it is nobody's id. */
static const char *id_masked(const json_t *units, const char *id, char ret[24])
{
    size_t index;
    const json_t *unit;
    json_array_foreach((json_t *)(uintptr_t)units, index, unit)
    {
        if (strcmp(json_string_value(json_object_get(unit, "id")), id) != 0)
            continue;
        snprintf(ret, 24, MASK "%zu", index);
        return ret;
    }
    return NULL;
}

/* A copy in which every id is masked. */
static json_t *ids_mask(const json_t *units, const json_t *value)
{
    char masked[24];
    size_t index;
    const char *name;
    json_t *inside, *copy;
    if (json_is_string(value) && id_masked(units, json_string_value(value), masked))
        return json_string(masked);
    if (!json_is_object(value) && !json_is_array(value))
        return json_deep_copy(value);
    copy = json_is_array(value) ? json_array() : json_object();
    json_array_foreach((json_t *)(uintptr_t)value, index, inside) json_array_append_new(copy, ids_mask(units, inside));
    json_object_foreach((json_t *)(uintptr_t)value, name, inside)
        json_object_set_new(copy, name, ids_mask(units, inside));
    return copy;
}

/* Names that can be said, beside ids that cannot. */
static json_t *table_masked(const json_t *wanted)
{
    const json_t *units = json_object_get(wanted, "units");
    json_t *masked = ids_mask(units, wanted), *unit;
    size_t index;
    json_array_foreach(json_object_get(masked, "units"), index, unit)
    {
        char name[16];
        snprintf(name, sizeof name, "Grenadiers %c", (char)('A' + index));
        json_object_set_new(unit, "name", json_string(name));
    }
    return masked;
}

static void table_check(const struct ruleset *ruleset, const json_t *wanted)
{
    static struct laid table;
    struct ruling again;
    json_t *masked = table_masked(wanted);
    case_ask(&table, ruleset, masked);
    ruling_check(ruleset, table.where, &table.ruling);
    summary_print(&table.ruling, table.where);
    assert_true(bound_prepare(&table.arena, &table.binding, &again));
    masks_wear(true);
    if (!ruling_make(&again, &table.intent, NULL, &table.violations))
        refused(&table, "ruled again");
    ruling_check(ruleset, table.where, &again);
    masks_wear(false);
    case_end(&table);
    json_decref(masked);
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

/* Why a unit takes no role, for each fate that it may have. */
static void what_is_said_of_fates_has_no_identifiers(void **state)
{
    static const char question[] = "{\"step\":\"afv-movement\",\"units\":{\"vehicle\":\"qx0\"}}";
    static struct laid table;
    const struct ruleset *ruleset = ruleset_find("tft-ww2");
    const struct field *fate = field_find(ruleset->units->fields, "fate", strlen("fate"));
    json_t *wanted =
        json_pack("{s:[{s:s, s:s, s:s, s:s}]}", "units", "id", "qx0", "name", "Tiger", "side", "red", "kind", "afv");
    (void)state;
    for (int32_t i = 1; i < fate->choices->count; i++) {
        table.ruleset = ruleset;
        table.where = fate->choices->list[i].name;
        arena_start(&table.arena, 1 << 24);
        violations_start(&table.violations);
        table.options = options_read(ruleset, "{}", 2);
        units_lay(&table, json_object_get(wanted, "units"));
        unit_set_number(fate, table.roster.units[0].own, i);
        assert_false(bound_decode(&table.arena, ruleset, table.options, &table.roster, question, &table.intent,
                                  &table.binding, &table.violations));
        assert_int_equal(table.violations.list[0].code, ERROR_UNIT_OUT);
        spoken_check(ruleset, table.where, table.violations.list[0].message);
        case_end(&table);
    }
    json_decref(wanted);
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

/* "The Blues: Test for pinning". */
static void due_check(const struct unit_due *due)
{
    if (is_numbered(due->title, strcspn(due->title, " ,:")))
        fail_msg("%s: \"%s\" is said of one unit alone", due->name, due->title);
    plural_check(due->name, due->title, "The unit");
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
    for (const struct unit_due *due = type->dues; due && due->name; due++) {
        spoken_check(ruleset, due->name, due->title);
        due_check(due);
    }
    for (const struct unit_bar *bar = type->bars; bar && bar->name; bar++)
        spoken_check(ruleset, bar->name, bar->text);
    for (const struct unit_deed *deed = type->deeds; deed && deed->bar.name; deed++)
        spoken_check(ruleset, deed->bar.name, deed->bar.text);
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

/* The check itself, of "The Blues". */
static void what_agrees_with_a_name_is_noticed(void **state)
{
    static const struct {
        const char *sentence, *word;
    } rows[] = {
        {"The Blues fired at Third Impi with 1 die: no figure of Third Impi was killed.", NULL},
        {"Third Impi fired at The Blues with 9 dice: 3 figures of The Blues were killed; The Blues must test.", NULL},
        {"The leader of The Blues was killed.", NULL},
        {"The hit on The Blues was saved: a score of 0.", NULL},
        {"The order was The Blues, then The Blues as usual.", NULL},
        {"The Blues need not test.", NULL},
        {"Not permitted for The Blues: it has fired, and its guns are hot.", NULL},
        {"The Bluest has fired.", NULL},
        {"The Blues fires at Third Impi.", "fires"},
        {"The Blues was destroyed.", "was"},
        {"The Blues have 2 markers.", "have"},
        {"The Blues need 5.", "need"},
        {"Third Impi attacked The Blues and won; The Blues retreats 4 inches.", "retreats"},
        {"The Blues passed its morale check.", "its"},
        {"The Blues lost the round; their leader fell.", "their"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        size_t length = 0;
        const char *found = number_in(rows[i].sentence, "The Blues", &length);
        if (!found != !rows[i].word ||
            (found && (strlen(rows[i].word) != length || strncmp(found, rows[i].word, length) != 0)))
            fail_msg("\"%s\": found %.*s", rows[i].sentence, found ? (int)length : 7, found ? found : "nothing");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_said_has_no_identifiers),
        cmocka_unit_test(what_is_said_of_units_has_no_identifiers),
        cmocka_unit_test(what_is_said_of_fates_has_no_identifiers),
        cmocka_unit_test(what_agrees_with_a_name_is_noticed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
