/* The golden files: each case's question is asked through the same decoding as a request, with its declared dice, and
 * the whole answer is compared. Holds that the cases, with those of tests/tables, and the steps' own lists of clauses
 * name the same clauses. */
#include "base/clock.h"
#include "engine/draws.h"
#include "referee/answer.h"
#include <dirent.h>
#include <jansson.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define GOLDEN UMPIRE_SOURCE_DIR "/tests/golden/"
#define TABLES UMPIRE_SOURCE_DIR "/tests/tables/"

struct coverage {
    const struct step *step;
    bool *named; /* per clause of the step */
};

static void clause_count(struct coverage *coverage, const char *clause, const char *where)
{
    for (size_t i = 0; coverage->step->clauses[i]; i++)
        if (strcmp(coverage->step->clauses[i], clause) == 0) {
            coverage->named[i] = true;
            return;
        }
    fail_msg("%s: the reason %s is not in the step's list of clauses", where, clause);
}

static char *body_of(const json_t *example)
{
    json_t *body = json_object();
    static const char *const members[] = {"input", "options"};
    for (size_t i = 0; i < 2; i++)
        if (json_object_get(example, members[i]))
            json_object_set(body, members[i], json_object_get(example, members[i]));
    json_t *dice = json_object_get(example, "dice");
    if (dice)
        json_object_set(body, "dice", dice);
    else
        json_object_set_new(body, "dice", json_array()); /* a case without dice must need none */
    char *text = json_dumps(body, JSON_COMPACT | JSON_REAL_PRECISION(15));
    json_decref(body);
    return text;
}

static void violations_compare(const char *where, const json_t *wanted, const struct violations *found)
{
    if (json_array_size(wanted) != (size_t)found->count) {
        for (int32_t i = 0; i < found->count; i++)
            print_error("  %s at %s: %s\n", error_entry(found->list[i].code)->code, found->list[i].pointer,
                        found->list[i].message);
        fail_msg("%s: %d violations, wanted %zu", where, found->count, json_array_size(wanted));
    }
    for (int32_t i = 0; i < found->count; i++) {
        const json_t *violation = json_array_get(wanted, (size_t)i);
        assert_string_equal(error_entry(found->list[i].code)->code,
                            json_string_value(json_object_get(violation, "code")));
        assert_string_equal(found->list[i].pointer, json_string_value(json_object_get(violation, "pointer")));
        assert_true(found->list[i].message[0] != '\0');
        const json_t *message = json_object_get(violation, "message");
        if (message)
            assert_string_equal(found->list[i].message, json_string_value(message));
    }
}

static bool same_text(const json_t *a, const json_t *b, const char *member)
{
    const json_t *left = json_object_get(a, member), *right = json_object_get(b, member);
    return !left && !right ? true : left && right && json_equal(left, right);
}

/* The running number before it: of the newest reason with the same part and name; 0 where it begins. */
static bool chain_before(const json_t *reasons, size_t index, double *ret)
{
    const json_t *reason = json_array_get(reasons, index);
    *ret = 0;
    while (index-- > 0) {
        const json_t *before = json_array_get(reasons, index);
        if (json_object_get(before, "total") && same_text(before, reason, "of") && same_text(before, reason, "part")) {
            *ret = json_number_value(json_object_get(before, "total"));
            return true;
        }
    }
    return false;
}

static bool near_enough(double a, double b)
{
    return a - b < 0.0011 && b - a < 0.0011;
}

/* X-REASON: value and total both or neither, and they add up within their chain, which has a name; needed with compare;
 * and no other bare number. */
static void reasons_check(const char *where, const json_t *reasons)
{
    for (size_t i = 0; i < json_array_size(reasons); i++) {
        const json_t *reason = json_array_get(reasons, i);
        const json_t *value = json_object_get(reason, "value"), *total = json_object_get(reason, "total");
        double before, sum = json_number_value(total);
        if (!value != !total || !value != !json_object_get(reason, "of"))
            fail_msg("%s: reason %zu: value, total and of belong together", where, i);
        if (!json_object_get(reason, "needed") != !json_object_get(reason, "compare"))
            fail_msg("%s: reason %zu: needed and compare belong together", where, i);
        if (!value)
            continue;
        bool follows = chain_before(reasons, i, &before);
        bool begins = near_enough(sum, json_number_value(value));
        if (!begins && !(follows && near_enough(sum, before + json_number_value(value))))
            fail_msg("%s: reason %zu, \"%s\": %g and %g do not make %g", where, i,
                     json_string_value(json_object_get(reason, "of")), before, json_number_value(value), sum);
    }
}

/* What the dice of tallies were read as: a word for each face, and where a case says the words ("reads"), these. */
static void reads_check(const char *where, const json_t *wanted, const json_t *draws)
{
    json_t *found = json_array(), *draw, *word;
    size_t index, at;
    json_array_foreach(draws, index, draw)
    {
        json_t *words = json_object_get(draw, "result");
        if (!words)
            continue;
        assert_string_equal(json_string_value(json_object_get(draw, "verb")), "tally");
        assert_int_equal(json_array_size(words), json_array_size(json_object_get(draw, "faces")));
        json_array_foreach(words, at, word)
            assert_true(json_string_length(word) > 0 && !strchr(json_string_value(word), '_'));
        json_array_append(found, words);
    }
    if (wanted && !json_equal(wanted, found)) {
        char *text = json_dumps(found, JSON_COMPACT);
        fail_msg("%s: the dice are read as %s", where, text);
    }
    json_decref(found);
}

static void answer_compare(const char *where, const json_t *wanted, const struct ruling *ruling,
                           struct coverage *coverage)
{
    struct writer out;
    writer_start(&out, 1 << 20);
    answer_write(&out, ruling);
    assert_false(out.failed);
    json_error_t error;
    json_t *answer = json_loadb(out.at, out.used, JSON_REJECT_DUPLICATES, &error);
    if (!answer)
        fail_msg("%s: the answer is not JSON: %s", where, error.text);
    const json_t *outcome = json_object_get(wanted, "outcome"), *found = json_object_get(answer, "outcome");
    if ((outcome || found) && !json_equal(outcome, found)) { /* neither has one when it is not permitted */
        char *a = json_dumps(outcome, JSON_SORT_KEYS | JSON_REAL_PRECISION(15)),
             *b = json_dumps(found, JSON_SORT_KEYS | JSON_REAL_PRECISION(15));
        fail_msg("%s:\n  wanted %s\n  found  %s", where, a ? a : "nothing", b ? b : "nothing");
    }
    assert_string_equal(json_string_value(json_object_get(answer, "status")),
                        json_string_value(json_object_get(wanted, "status")));
    const json_t *summary = json_object_get(wanted, "summary");
    if (summary)
        assert_string_equal(json_string_value(json_object_get(answer, "summary")), json_string_value(summary));
    assert_true(json_string_length(json_object_get(answer, "summary")) > 0);

    reads_check(where, json_object_get(wanted, "reads"), json_object_get(answer, "draws"));
    const json_t *clauses = json_object_get(wanted, "clauses"), *reasons = json_object_get(answer, "reasons");
    size_t index;
    json_t *reason;
    assert_false(ruling->why->cut);
    reasons_check(where, reasons);
    json_array_foreach(reasons, index, reason)
    {
        const char *clause = json_string_value(json_object_get(reason, "clause"));
        const char *expected = json_string_value(json_array_get(clauses, index));
        if (!expected || strcmp(clause, expected) != 0)
            fail_msg("%s: reason %zu is %s, wanted %s", where, index, clause, expected ? expected : "no more");
        assert_true(json_string_length(json_object_get(reason, "text")) > 0);
        clause_count(coverage, clause, where);
    }
    if (json_array_size(clauses) != json_array_size(reasons))
        fail_msg("%s: %zu reasons, wanted %zu", where, json_array_size(reasons), json_array_size(clauses));
    json_decref(answer);
    writer_end(&out);
}

/* What is recorded reads back as the same ruling: same facts, and so the same texts. */
static void entry_compare(const char *where, const struct ruling *ruling)
{
    struct entry recorded = {
        .kind = ENTRY_RULING, .session = uuid_new(), .seq = 7, .at = 1790000000123456, .seat = "umpire"};
    struct writer entry, said, read;
    struct arena arena;
    entry_ruling_set(&recorded.ruling, ruling);
    writer_start(&entry, 1 << 20);
    writer_start(&said, 1 << 20);
    writer_start(&read, 1 << 20);
    arena_start(&arena, 1 << 22);
    entry_write(&entry, &recorded);
    answer_write_recorded(&said, &recorded, NULL);
    assert_false(entry.failed || said.failed);

    json_t *parsed = json_loadb(entry.at, entry.used, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(parsed);
    char *canonical = json_dumps(parsed, JSON_SORT_KEYS | JSON_COMPACT | JSON_REAL_PRECISION(15));
    if (strlen(canonical) != entry.used || memcmp(canonical, entry.at, entry.used) != 0)
        fail_msg("%s: the entry is not canonical:\n  %.*s\n  %s", where, (int)entry.used, entry.at, canonical);
    free(canonical);
    json_decref(parsed);

    if (!answer_write_entry(&read, &arena, entry.at, entry.used, NULL))
        fail_msg("%s: the entry cannot be read back", where);
    if (said.used != read.used || memcmp(said.at, read.at, said.used) != 0)
        fail_msg("%s:\n  said %.*s\n  read %.*s", where, (int)said.used, said.at, (int)read.used, read.at);
    arena_end(&arena);
    writer_end(&entry);
    writer_end(&said);
    writer_end(&read);
}

static void case_check(const char *file, const struct ruleset *ruleset, const json_t *wanted, struct coverage *coverage)
{
    struct arena arena;
    struct intent intent;
    struct ruling ruling;
    char where[1024];
    struct violations *violations = malloc(sizeof *violations);
    snprintf(where, sizeof where, "%s: %s", file, json_string_value(json_object_get(wanted, "name")));
    arena_start(&arena, 1 << 22);
    violations_start(violations);
    char *body = body_of(wanted);
    bool made = intent_decode(&arena, ruleset, coverage->step, body, strlen(body), &intent, violations) &&
                ruling_prepare(&arena, &intent, &ruling) && ruling_make(&ruling, &intent, NULL, violations);
    const json_t *expected = json_object_get(wanted, "violations");
    if (expected || !made) {
        violations_compare(where, expected, violations);
    } else {
        answer_compare(where, wanted, &ruling, coverage);
        entry_compare(where, &ruling);
    }
    free(body);
    free(violations);
    arena_end(&arena);
}

/* The clauses that only questions about units name: those of the step's cases in tests/tables. */
static void tables_count(const struct ruleset *ruleset, struct coverage *coverage)
{
    char file[512];
    json_error_t error;
    size_t index, number;
    json_t *each, *clause;
    snprintf(file, sizeof file, TABLES "%s.json", ruleset->name);
    json_t *root = json_load_file(file, JSON_REJECT_DUPLICATES, &error);
    if (!root)
        fail_msg("%s: line %d: %s", file, error.line, error.text);
    json_array_foreach(json_object_get(root, "cases"), index, each)
    {
        const json_t *asked = json_object_get(json_object_get(each, "question"), "step");
        if (strcmp(json_string_value(asked), coverage->step->name) != 0)
            continue;
        json_array_foreach(json_object_get(each, "clauses"), number, clause)
        {
            for (size_t i = 0; coverage->step->clauses[i]; i++)
                coverage->named[i] |= strcmp(coverage->step->clauses[i], json_string_value(clause)) == 0;
        }
    }
    json_decref(root);
}

static void step_check(const struct ruleset *ruleset, const struct step *step)
{
    char file[512];
    json_error_t error;
    snprintf(file, sizeof file, GOLDEN "%s/%s.json", ruleset->name, step->name);
    json_t *root = json_load_file(file, JSON_REJECT_DUPLICATES, &error), *each;
    size_t index, clauses = 0;
    if (!root)
        fail_msg("%s: line %d: %s", file, error.line, error.text);
    assert_string_equal(json_string_value(json_object_get(root, "ruleset")), ruleset->name);
    assert_string_equal(json_string_value(json_object_get(root, "step")), step->name);
    while (step->clauses[clauses])
        clauses++;
    struct coverage coverage = {.step = step, .named = calloc(clauses + 1, sizeof(bool))};
    assert_true(json_array_size(json_object_get(root, "cases")) > 0);
    json_array_foreach(json_object_get(root, "cases"), index, each)
        case_check(file + strlen(GOLDEN), ruleset, each, &coverage);
    tables_count(ruleset, &coverage);
    for (size_t i = 0; i < clauses; i++)
        if (!coverage.named[i])
            fail_msg("%s: no case names %s", file, step->clauses[i]);
    print_message("%s: %zu cases, %zu clauses\n", file + strlen(GOLDEN),
                  json_array_size(json_object_get(root, "cases")), clauses);
    free(coverage.named);
    json_decref(root);
}

static void test_every_step_agrees_with_its_golden_file(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        for (const struct step *const *step = (*ruleset)->steps; *step; step++)
            step_check(*ruleset, *step);
}

static void test_every_golden_file_belongs_to_a_step(void **state)
{
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        char folder[512];
        snprintf(folder, sizeof folder, GOLDEN "%s", (*ruleset)->name);
        DIR *open = opendir(folder);
        assert_non_null(open);
        for (const struct dirent *file = readdir(open); file; file = readdir(open)) {
            char name[256];
            size_t length = strlen(file->d_name);
            if (length < 6 || strcmp(file->d_name + length - 5, ".json") != 0)
                continue;
            snprintf(name, sizeof name, "%.*s", (int)(length - 5), file->d_name);
            if (!step_find(*ruleset, name))
                fail_msg("%s/%s belongs to no step", folder, file->d_name);
        }
        closedir(open);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_step_agrees_with_its_golden_file),
        cmocka_unit_test(test_every_golden_file_belongs_to_a_step),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
