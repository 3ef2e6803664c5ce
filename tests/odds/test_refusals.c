/* What a refused question has cost: the golden questions with other numbers, up to the bounds of each, and with any
 * members asked for. Counts of runs, never seconds. A few are found out only on the way (ADR 67): how many is held,
 * too. */
#include "odds/distributions.h"
#include "questions.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

enum { BRANCHES = 100000, TRIED_MAX = 5000 /* what a refusal may cost */, TIMES = 12, SHOWN_MAX = 6 };

static struct refusals {
    uint64_t random;
    int32_t asked, refused, late;
} refusals = {.random = 1};

/* SplitMix64, so that the same questions are asked each time. */
static int32_t below(int32_t count)
{
    uint64_t mixed = refusals.random += UINT64_C(0x9e3779b97f4a7c15);
    mixed = (mixed ^ (mixed >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    mixed = (mixed ^ (mixed >> 27)) * UINT64_C(0x94d049bb133111eb);
    return (int32_t)((mixed ^ (mixed >> 31)) % (uint64_t)count);
}

/* Small, anything, or the most. */
static int32_t number_of(const struct field *field)
{
    int32_t span = field->max - field->min, small = span < 8 ? span : 8;
    switch (below(4)) {
    case 0:
        return field->max;
    case 1:
        return field->min + below(small + 1);
    case 2:
        return field->min + below(span / 3 + 1);
    default:
        return field->min + (span < INT32_MAX ? below(span + 1) : below(span));
    }
}

static void members_change(const struct fields *fields, char *base, int32_t percent);

static void list_change(const struct field *field, char *base, int32_t percent)
{
    char *items = base + field->offset;
    int32_t count;
    memcpy(&count, base + field->count, sizeof count);
    if (count > 0 && below(100) < percent) {
        int32_t more = field->min + below(field->max - field->min + 1);
        for (int32_t i = count; i < more; i++)
            memcpy(items + (size_t)i * field->item_size, items + (size_t)below(count) * field->item_size,
                   field->item_size);
        count = more;
        memcpy(base + field->count, &count, sizeof count);
    }
    for (int32_t i = 0; i < count; i++)
        members_change(field->item->of, items + (size_t)i * field->item_size, percent);
}

/* Other numbers where there are some; tables stay whole. */
static void members_change(const struct fields *fields, char *base, int32_t percent)
{
    for (size_t i = 0; i < fields->count; i++) {
        const struct field *field = &fields->list[i];
        int32_t number;
        if (field->indirect || (field->name && strstr(field->name, "table")))
            continue;
        if (field->kind == FIELD_GROUP && field_given(field, base))
            members_change(field->of, base + field->offset, percent);
        if (field->kind == FIELD_LIST && !field->wide && field->item->kind == FIELD_GROUP)
            list_change(field, base, percent);
        if (field->kind != FIELD_INT && field->kind != FIELD_DECIMAL)
            continue;
        memcpy(&number, base + field->offset, sizeof number);
        if (number == FIELD_ABSENT || below(100) >= percent)
            continue;
        number = number_of(field);
        memcpy(base + field->offset, &number, sizeof number);
    }
}

static void cost_judge(const struct odds_request *request, const char *name)
{
    struct odds *odds;
    enum odds_result result = odds_find(request, &odds);
    assert_int_not_equal(result, ODDS_STARVED); /* what does not fit its memory is too large */
    refusals.asked++;
    if (result == ODDS_TOO_LARGE) {
        refusals.refused++;
        refusals.late += odds->spent > TRIED_MAX;
        if (odds->spent > TRIED_MAX)
            print_message("late: %s %s: %lld runs\n", request->step->name, name, (long long)odds->spent);
        assert_true(odds->spent <= BRANCHES + TRIED_MAX);
    }
    odds_free(odds);
}

/* Everything, the ends alone, or some members, apart or together. */
static void ask(struct odds_request *request, const char *name)
{
    struct arena arena;
    struct view view;
    const char *shown[SHOWN_MAX];
    arena_start(&arena, 16 << 20);
    assert_true(view_start(&view, &arena, request->step->outcome, NULL, 0));
    request->shown = shown;
    switch (below(4)) {
    case 0:
        request->joint = below(2);
        break;
    case 1:
        request->ends_only = true;
        break;
    default:
        request->shown_count = 1 + below(SHOWN_MAX);
        request->joint = below(2);
    }
    for (int32_t i = 0; i < request->shown_count; i++)
        shown[i] = view.members[below(view.count)].pointer;
    cost_judge(request, name);
    arena_end(&arena);
}

static bool question_change(const struct intent *intent, const char *name, size_t index, void *context)
{
    static char input[STEP_INPUT_MAX];
    static struct violations violations;
    (void)index;
    (void)context;
    for (int32_t i = 0; i < TIMES; i++) {
        struct odds_request request = {
            .ruleset = intent->ruleset, .step = intent->step, .question = intent->question, .branches_max = BRANCHES};
        memcpy(input, intent->question.input, intent->step->input->size);
        members_change(intent->step->input, input, 20 + below(80));
        request.question.input = input;
        violations_start(&violations);
        if (intent->step->check)
            intent->step->check(&request.question, &violations);
        if (violations.count == 0)
            ask(&request, name);
    }
    return true;
}

static void refusals_cost_little(void **state)
{
    (void)state;
    assert_true(golden_questions(question_change, NULL));
    print_message("%d questions, %d refused, %d of them late\n", refusals.asked, refusals.refused, refusals.late);
    assert_true(refusals.asked > 2000 && refusals.refused > 50);
    assert_true(refusals.late * 50 <= refusals.refused);
}

/* With the service's budget: refused after a hundredth of it. But for the third they were walked until their memory was
 * full. */
static void found_cases_cost_a_hundredth(void **state)
{
    enum { SERVICE = 4000000 };
#define TABLE                                                                                                          \
    "\"table\":{\"sides\":6,\"rows\":[{\"lo\":1,\"hi\":2,\"result\":\"save\"},{\"lo\":3,\"hi\":3,\"result\":"          \
    "\"suppressed\"},{\"lo\":4,\"hi\":5,\"result\":\"wound\"},{\"lo\":6,\"hi\":6,\"result\":\"kill\"}]}"
#define ROUND(hits1, hits2)                                                                                            \
    "{\"input\":{\"side1\":{\"figures\":20,\"hits\":" hits1 ",\"target\":7},\"side2\":{\"figures\":20,\"hits\":" hits2 \
    ",\"target\":7}," TABLE "}}"
    static const struct {
        const char *step, *body;
        bool joint;
    } cases[] = {
        {"melee-round", ROUND("12", "12"), true},
        {"melee-round", ROUND("14", "11"), true},
        {"melee-round", ROUND("178", "170"), false},
        {"damage-roll", "{\"input\":{\"hits\":150," TABLE "}}", true},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct asked asked;
        struct odds *odds;
        assert_true(question_ask(&asked, "tt", cases[i].step, cases[i].body));
        const struct odds_request request = {.ruleset = asked.intent.ruleset,
                                             .step = asked.intent.step,
                                             .question = asked.intent.question,
                                             .joint = cases[i].joint,
                                             .branches_max = SERVICE};
        assert_int_equal(odds_find(&request, &odds), ODDS_TOO_LARGE);
        if (odds->spent > SERVICE / 100)
            fail_msg("case %zu took %lld runs", i, (long long)odds->spent);
        odds_free(odds);
        question_end(&asked);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(found_cases_cost_a_hundredth),
        cmocka_unit_test(refusals_cost_little),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
