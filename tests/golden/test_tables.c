/* The golden files of tests/tables: questions that name units, on a table where something was played before. What a
 * case is asked once, it is held against in full: status, clauses, odds, and what its units are like afterwards. Every
 * value of every option stands in a golden case, here or in the file of a step. */
#include "laid.h"
#include "referee/answer.h"
#include <dirent.h>
#include <jansson.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <umpire/odds.h>

#include <cmocka.h>

#define TESTS UMPIRE_SOURCE_DIR "/tests/"

/* Says all that were found, so that a new case shows them at once. */
static void clauses_compare(const struct laid *table, const json_t *wanted)
{
    const struct explanation *why = table->ruling.why;
    bool same = (size_t)why->count == json_array_size(wanted);
    for (int32_t i = 0; same && i < why->count; i++)
        same = strcmp(json_string_value(json_array_get(wanted, (size_t)i)), why->reasons[i].clause) == 0;
    for (int32_t i = 0; !same && i < why->count; i++)
        print_error("  \"%s\": %s\n", why->reasons[i].clause, why->reasons[i].text);
    if (!same)
        fail_msg("%s: other reasons are wanted", table->where);
}

/* The chances of some of its ends. */
static void odds_compare(const struct laid *table, json_t *wanted)
{
    struct odds *odds;
    const struct odds_request request = {.ruleset = table->ruleset,
                                         .step = table->intent.step,
                                         .question = table->binding.question,
                                         .branches_max = 100000};
    assert_int_equal(odds_find(&request, &odds), ODDS_FOUND);
    assert_int_equal(odds->status, table->ruling.status);
    const char *name;
    json_t *chance;
    json_object_foreach(wanted, name, chance)
    {
        int32_t at = 0;
        while (at < odds->end_count && strcmp(odds->ends[at].end->name, name) != 0)
            at++;
        if (at == odds->end_count)
            fail_msg("%s: nothing ends with %s", table->where, name);
        if (strcmp(json_string_value(chance), odds->ends[at].chance.fraction) != 0)
            fail_msg("%s: the chance of %s is %s, wanted %s", table->where, name, odds->ends[at].chance.fraction,
                     json_string_value(chance));
    }
    odds_free(odds);
}

/* {"red": {"figures": 4, "action": "move"}} */
static void units_compare(const struct laid *table, json_t *wanted)
{
    const char *id, *member;
    json_t *members, *value;
    json_object_foreach(wanted, id, members)
    {
        const int32_t unit = roster_find(&table->roster, id);
        assert_true(unit >= 0);
        json_object_foreach(members, member, value)
        {
            const struct field *field = field_find(table->ruleset->units->fields, member, strlen(member));
            assert_non_null(field);
            const int32_t number = unit_number(field, table->roster.units[unit].own);
            const int32_t expected = json_is_string(value)    ? choice_find(field->choices, json_string_value(value))
                                     : json_is_null(value)    ? FIELD_ABSENT
                                     : json_is_boolean(value) ? json_is_true(value)
                                                              : (int32_t)json_integer_value(value);
            if (number != expected)
                fail_msg("%s: %s.%s is %d, wanted %d", table->where, id, member, number, expected);
        }
    }
}

static void case_check(const struct ruleset *ruleset, const json_t *wanted)
{
    static struct laid table;
    case_ask(&table, ruleset, wanted);
    const char *status = table.ruling.status == RULING_RESOLVED ? "resolved" : "not_permitted";
    if (strcmp(status, json_string_value(json_object_get(wanted, "status"))) != 0)
        fail_msg("%s: it is %s, by %s", table.where, status,
                 table.ruling.why->count > 0 ? table.ruling.why->reasons[0].clause : "nothing");
    clauses_compare(&table, json_object_get(wanted, "clauses"));
    if (json_object_get(wanted, "odds"))
        odds_compare(&table, json_object_get(wanted, "odds"));
    ruling_apply(&table);
    units_compare(&table, json_object_get(wanted, "after"));
    case_end(&table);
}

static json_t *cases_of(const char *file)
{
    json_error_t error;
    json_t *root = json_load_file(file, JSON_REJECT_DUPLICATES, &error);
    if (!root)
        fail_msg("%s: line %d: %s", file, error.line, error.text);
    return root;
}

static void every_table_is_ruled_as_written(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        char file[512];
        size_t index;
        json_t *each;
        snprintf(file, sizeof file, TESTS "tables/%s.json", (*ruleset)->name);
        json_t *root = cases_of(file);
        assert_string_equal(json_string_value(json_object_get(root, "ruleset")), (*ruleset)->name);
        json_array_foreach(json_object_get(root, "cases"), index, each) case_check(*ruleset, each);
        print_message("tables/%s.json: %zu cases\n", (*ruleset)->name, index);
        json_decref(root);
    }
}

/* ---- every value of every option ---- */

static void options_gather(json_t *seen, const char *file)
{
    size_t index;
    json_t *root = cases_of(file), *each, *value;
    const char *name;
    json_array_foreach(json_object_get(root, "cases"), index, each)
    {
        json_object_foreach(json_object_get(each, "options"), name, value)
        {
            char key[128];
            if (!json_is_string(value))
                continue;
            snprintf(key, sizeof key, "%s: %s", name, json_string_value(value));
            json_object_set_new(seen, key, json_true());
        }
    }
    json_decref(root);
}

static void options_look_up(const struct ruleset *ruleset, const json_t *seen)
{
    const void *defaults = options_read(ruleset, "{}", 2);
    assert_non_null(defaults);
    for (int32_t i = 0; i < (int32_t)ruleset->options->count; i++) {
        const struct field *field = &ruleset->options->list[i];
        if (field->kind != FIELD_ENUM)
            continue;
        for (int32_t k = 0; k < (int32_t)field->choices->count; k++) {
            char key[128];
            snprintf(key, sizeof key, "%s: %s", field->name, field->choices->list[k].name);
            if (k != unit_number(field, defaults) && !json_object_get(seen, key))
                fail_msg("%s: no golden case has the option %s", ruleset->name, key);
        }
    }
    free((void *)(uintptr_t)defaults);
}

static void every_value_of_every_option_has_a_case(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        char file[512];
        json_t *seen = json_object();
        snprintf(file, sizeof file, TESTS "tables/%s.json", (*ruleset)->name);
        options_gather(seen, file);
        for (const struct step *const *step = (*ruleset)->steps; *step; step++) {
            snprintf(file, sizeof file, TESTS "golden/%s/%s.json", (*ruleset)->name, (*step)->name);
            options_gather(seen, file);
        }
        options_look_up(*ruleset, seen);
        json_decref(seen);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_table_is_ruled_as_written),
        cmocka_unit_test(every_value_of_every_option_has_a_case),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
