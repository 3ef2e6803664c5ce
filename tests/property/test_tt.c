/* What must hold for every question that Triumph & Tragedy can be asked: outcomes stay within their own description,
 * reasons within the step's clauses, effects within the step's options; sides and input order carry no weight. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "tt/tt.h"
#include "tt/tt_ruleset.h"

enum { TRIALS = 4000 };

static uint64_t seed;

static int setup(void **state)
{
    (void)state;
    seed = 0x9E3779B97F4A7C15;
    return 0;
}

/* A number of lo..hi; the same in every run. */
static int32_t any(int32_t lo, int32_t hi)
{
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return lo + (int32_t)((seed >> 16) % (uint64_t)(hi - lo + 1));
}

/* Mostly near the lower end, where things happen; sometimes anywhere. */
static int32_t any_near(int32_t lo, int32_t hi)
{
    return hi - lo > 8 && any(0, 9) > 0 ? any(lo, lo + 8) : any(lo, hi);
}

static int32_t any_face(struct dice *dice, int32_t sides)
{
    (void)dice;
    return any(1, sides);
}
static const struct dice_source any_source = {.name = "any", .draw = dice_draw_by_faces, .face = any_face};

static int32_t int32_at(const char *at)
{
    int32_t value;
    memcpy(&value, at, sizeof value);
    return value;
}

static void int32_set(char *at, int32_t value)
{
    memcpy(at, &value, sizeof value);
}

/* A table whose rows cover each face once. */
static void fill_table(struct tt_damage_table *table)
{
    table->sides = any(2, 12);
    table->row_count = 0;
    for (int32_t lo = 1, hi; lo <= table->sides; lo = hi + 1) {
        hi = any(lo, table->sides);
        table->rows[table->row_count++] = (struct tt_damage_row){lo, hi, any(0, TT_RESULTS - 1)};
    }
}

static void fill_struct(const struct fields *fields, char *base);

static void fill_member(const struct field *field, char *base)
{
    char *member = base + field->offset;
    int32_t length;
    switch (field->kind) {
    case FIELD_BOOL:
        *(bool *)member = any(0, 1) == 1;
        break;
    case FIELD_INT:
    case FIELD_DECIMAL:
        /* A signed range is used around zero. */
        int32_set(member, field->min < 0 ? any(-9, 12) : any_near(field->min, field->max));
        break;
    case FIELD_ENUM:
        int32_set(member, any(0, field->choices->count - 1));
        break;
    case FIELD_TEXT:
        length = any(field->min, field->min + 5);
        for (int32_t i = 0; i < length; i++)
            member[i] = (char)any('a', 'z');
        member[length] = '\0';
        break;
    case FIELD_GROUP:
        fill_struct(field->of, member);
        if (field->presence == FIELD_OPTIONAL)
            *(bool *)(base + field->present) = true;
        break;
    case FIELD_LIST:
        length = any_near(field->min, field->max);
        int32_set(base + field->count, length);
        for (int32_t i = 0; i < length; i++)
            fill_member(field->item, member + (size_t)i * field->item_size);
        break;
    case FIELD_FORM:
    case FIELD_LABEL:
        fail_msg("an input has no labels: %s", field->name);
    }
}

static void fill_struct(const struct fields *fields, char *base)
{
    fields_default(fields, base);
    if (fields == &tt_damage_table_fields) {
        fill_table((struct tt_damage_table *)(void *)base);
        return;
    }
    for (size_t i = 0; i < fields->count; i++)
        if (fields->list[i].presence == FIELD_REQUIRED || any(0, 2) > 0)
            fill_member(&fields->list[i], base);
}

static void assert_within(const struct fields *fields, const char *base);

static void assert_member_within(const struct field *field, const char *base)
{
    const char *member = base + field->offset;
    if (!field_given(field, base))
        return;
    switch (field->kind) {
    case FIELD_INT:
    case FIELD_DECIMAL:
        assert_true(int32_at(member) >= field->min && int32_at(member) <= field->max);
        break;
    case FIELD_ENUM:
        assert_true(int32_at(member) >= 0 && int32_at(member) < field->choices->count);
        break;
    case FIELD_TEXT:
        assert_in_range(strlen(member), field->min, field->max);
        break;
    case FIELD_GROUP:
        assert_within(field->of, member);
        break;
    case FIELD_LIST:
        assert_in_range(int32_at(base + field->count), field->min, field->max);
        for (int32_t i = 0; i < int32_at(base + field->count); i++)
            assert_member_within(field->item, member + (size_t)i * field->item_size);
        break;
    case FIELD_BOOL:
    case FIELD_FORM:
    case FIELD_LABEL:
        break;
    }
}

static void assert_within(const struct fields *fields, const char *base)
{
    for (size_t i = 0; i < fields->count; i++)
        assert_member_within(&fields->list[i], base);
}

/* A question with its answer. */
struct asking {
    const struct step *step;
    _Alignas(max_align_t) char input[STEP_INPUT_MAX];
    _Alignas(max_align_t) char outcome[STEP_OUTCOME_MAX];
    struct tt_options options;
    struct violations violations;
    struct dice_record record;
    struct explanation why;
};

static struct question question_of(const struct asking *asking)
{
    return (struct question){.input = asking->input, .options = &asking->options, .version = ruleset_tt.version};
}

static bool check_passes(struct asking *asking)
{
    struct question question = question_of(asking);
    violations_start(&asking->violations);
    if (asking->step->check)
        asking->step->check(&question, &asking->violations);
    return asking->violations.count == 0;
}

/* Resolves with dice that start from `from`. */
static void resolve_from(struct asking *asking, uint64_t from)
{
    struct question question = question_of(asking);
    struct dice dice = {.source = &any_source, .record = &asking->record};
    uint64_t kept = seed;
    seed = from;
    memset(&asking->record, 0, sizeof asking->record);
    memset(&asking->why, 0, sizeof asking->why);
    memset(asking->outcome, 0, sizeof asking->outcome);
    fields_default(asking->step->outcome, asking->outcome);
    assert_int_equal(asking->step->resolve(&question, &dice, &asking->why, asking->outcome), RULING_RESOLVED);
    assert_int_equal(dice.error, DICE_FINE);
    assert_null(dice.part);
    seed = kept;
}

/* A random question of the step whose check passes. */
static void ask_anything(struct asking *asking, const struct step *step)
{
    asking->step = step;
    for (int32_t attempt = 0; attempt < 1000; attempt++) {
        fill_struct(step->input, asking->input);
        fill_struct(&tt_option_fields, (char *)&asking->options);
        if (check_passes(asking))
            return;
    }
    fail_msg("no valid question of %s was found", step->name);
}

static bool is_listed(const char *const *list, const char *name)
{
    for (; *list; list++)
        if (strcmp(*list, name) == 0)
            return true;
    return false;
}

/* Gives an option another value. */
static void poison(const struct field *option, struct tt_options *options)
{
    char *base = (char *)options, *member = base + option->offset;
    if (option->kind == FIELD_ENUM)
        int32_set(member, (int32_at(member) + any(1, option->choices->count - 1)) % option->choices->count);
    else if (field_given(option, options) && any(0, 1) == 0)
        *(bool *)(base + option->present) = false;
    else
        fill_member(option, base);
}

static bool same_answer(const struct asking *a, const struct asking *b)
{
    return memcmp(a->outcome, b->outcome, sizeof a->outcome) == 0 &&
           memcmp(&a->record, &b->record, sizeof a->record) == 0 && a->why.count == b->why.count;
}

static struct asking asking, other;

static void answers_stay_within_their_description(void **state)
{
    (void)state;
    for (const struct step *const *step = ruleset_tt.steps; *step; step++) {
        assert_true((*step)->input->size <= STEP_INPUT_MAX && (*step)->outcome->size <= STEP_OUTCOME_MAX);
        for (int32_t trial = 0; trial < TRIALS; trial++) {
            ask_anything(&asking, *step);
            resolve_from(&asking, seed);
            assert_within((*step)->outcome, asking.outcome);
            assert_false(asking.why.cut);
            assert_true(asking.why.count > 0);
            for (int32_t i = 0; i < asking.why.count; i++)
                assert_true(is_listed((*step)->clauses, asking.why.reasons[i].clause));
            char line[8192];
            struct text text;
            struct question question = question_of(&asking);
            text_start(&text, line, sizeof line);
            (*step)->summarise(&question, asking.outcome, &text);
            assert_false(text.cut);
            assert_true(text.used > 1 && line[text.used - 1] == '.');
        }
    }
    assert_true(tt_option_fields.size <= RULESET_OPTIONS_MAX);
}

static void reasons_are_not_needed_for_the_outcome(void **state)
{
    (void)state;
    for (const struct step *const *step = ruleset_tt.steps; *step; step++)
        for (int32_t trial = 0; trial < TRIALS / 10; trial++) {
            ask_anything(&asking, *step);
            uint64_t from = seed;
            resolve_from(&asking, from);
            memcpy(other.outcome, asking.outcome, sizeof other.outcome);
            struct question question = question_of(&asking);
            struct dice dice = {.source = &any_source, .record = &other.record};
            memset(&other.record, 0, sizeof other.record);
            fields_default((*step)->outcome, asking.outcome);
            seed = from;
            (*step)->resolve(&question, &dice, NULL, asking.outcome);
            assert_memory_equal(asking.outcome, other.outcome, (*step)->outcome->size);
        }
}

static void options_that_are_not_listed_change_nothing(void **state)
{
    (void)state;
    for (const struct step *const *step = ruleset_tt.steps; *step; step++)
        for (int32_t trial = 0; trial < TRIALS; trial++) {
            ask_anything(&asking, *step);
            other = asking;
            for (size_t i = 0; i < tt_option_fields.count; i++)
                if (!is_listed((*step)->options, tt_option_fields.list[i].name))
                    poison(&tt_option_fields.list[i], &other.options);
            uint64_t from = seed;
            assert_true(check_passes(&other));
            resolve_from(&asking, from);
            resolve_from(&other, from);
            assert_true(same_answer(&asking, &other));
        }
}

/* Whether changing one option ever changes what the step says. */
static bool option_matters(const struct step *step, const struct field *option)
{
    for (int32_t trial = 0; trial < 20 * TRIALS; trial++) {
        ask_anything(&asking, step);
        other = asking;
        poison(option, &other.options);
        uint64_t from = seed;
        if (!check_passes(&other))
            return true;
        resolve_from(&asking, from);
        resolve_from(&other, from);
        if (!same_answer(&asking, &other))
            return true;
    }
    return false;
}

static void options_that_are_listed_matter(void **state)
{
    (void)state;
    for (const struct step *const *step = ruleset_tt.steps; *step; step++)
        for (const char *const *name = (*step)->options; *name; name++) {
            const struct field *option = field_find(&tt_option_fields, *name, strlen(*name));
            assert_non_null(option);
            if (!option_matters(*step, option))
                fail_msg("%s lists %s but never reads it", (*step)->name, *name);
        }
}

static void score(const struct tt_damage damage[2], const int32_t faces[2], const struct tt_options *options,
                  struct tt_melee_score *ret)
{
    struct dice_declared declared = {.faces = faces, .count = 2};
    struct dice dice;
    dice_start_declared(&dice, &declared, &asking.record);
    memset(ret, 0, sizeof *ret);
    tt_melee_score(damage, options, &dice, NULL, ret);
    assert_int_equal(dice.error, DICE_FINE);
}

/* Both ways round: the same decision, and the other side loses. */
static void assert_swaps(const struct tt_damage damage[2], const int32_t faces[2], const struct tt_options *options)
{
    static const int32_t swapped_loser[] = {TT_NOBODY, TT_SIDE_2, TT_SIDE_1};
    struct tt_damage turned[2] = {damage[1], damage[0]};
    int32_t turned_faces[2] = {faces[1], faces[0]};
    if (options->melee_tie_die == TT_TIE_SINGLE_D6)
        turned_faces[0] = 7 - faces[0];
    struct tt_melee_score score1, score2;
    score(damage, faces, options, &score1);
    score(turned, turned_faces, options, &score2);
    assert_int_equal(score2.loser, swapped_loser[score1.loser]);
    assert_int_equal(score2.decided_by, score1.decided_by);
    assert_int_equal(score2.score[0], score1.score[1]);
    assert_int_equal(score2.kills[1], score1.kills[0]);
    assert_int_equal(score2.casualties[0], score1.casualties[1]);
    assert_int_equal(score1.loser == TT_NOBODY, score1.decided_by == TT_DECIDED_NO_CASUALTIES);
}

/* Tallies of 0 to 2 of each result, numbered from 0. */
enum { TALLIES = 3 * 3 * 3 };
static struct tt_damage tally_numbered(int32_t number)
{
    return (struct tt_damage){
        .counts = {[TT_KILL] = number % 3, [TT_WOUND] = number / 3 % 3, [TT_SUPPRESSED] = number / 9}};
}

static void swapping_the_sides_swaps_the_loser(void **state)
{
    (void)state;
    static const int32_t dice[][2] = {{1, 2}, {6, 3}, {4, 5}};
    struct tt_options options;
    fields_default(&tt_option_fields, &options);
    for (int32_t reading = 0; reading < 2 * 2 * 3; reading++) {
        options.casualty_counts = reading % 2;
        options.one_sided = reading / 2 % 2;
        options.melee_tie_die = reading / 4;
        for (int32_t pair = 0; pair < TALLIES * TALLIES; pair++)
            for (size_t i = 0; i < sizeof dice / sizeof dice[0]; i++)
                assert_swaps((struct tt_damage[]){tally_numbered(pair % TALLIES), tally_numbered(pair / TALLIES)},
                             dice[i], &options);
    }
}

static void shuffle(struct tt_initiative_order_input *input)
{
    for (int32_t i = input->unit_count - 1; i > 0; i--) {
        int32_t k = any(0, i);
        struct tt_unit moved = input->units[i];
        input->units[i] = input->units[k];
        input->units[k] = moved;
    }
}

static void the_order_of_the_input_does_not_show_without_dice(void **state)
{
    (void)state;
    int32_t compared = 0, simultaneous = 0;
    for (int32_t trial = 0; trial < 2 * TRIALS; trial++) {
        ask_anything(&asking, &tt_initiative_order_step);
        resolve_from(&asking, seed);
        if (asking.record.draw_count > 0)
            continue;
        other = asking;
        shuffle((struct tt_initiative_order_input *)(void *)other.input);
        resolve_from(&other, seed);
        assert_true(same_answer(&asking, &other));
        const struct tt_initiative_order_outcome *outcome = (const void *)asking.outcome;
        simultaneous += outcome->decided_by == TT_BY_NOTHING;
        compared++;
    }
    assert_true(compared > TRIALS / 2);
    assert_true(simultaneous > TRIALS / 10);
}

static void no_more_figures_are_lost_than_there_are(void **state)
{
    (void)state;
    int32_t removed = 0;
    for (int32_t trial = 0; trial < 2 * TRIALS; trial++) {
        ask_anything(&asking, &tt_melee_round_step);
        resolve_from(&asking, seed);
        const struct tt_melee_round_input *input = (const void *)asking.input;
        const struct tt_melee_round_outcome *outcome = (const void *)asking.outcome;
        for (int32_t side = 0; side < 2; side++) {
            const struct tt_damage *damage = &outcome->damage[side];
            int32_t hits = 0;
            for (int32_t result = 0; result < TT_RESULTS; result++)
                hits += damage->counts[result];
            assert_int_equal(hits, input->side[side].hits);
            int32_t lost = input->side[side].figures - outcome->figures[side];
            assert_true(lost >= 0 && lost <= damage->counts[TT_KILL] + damage->counts[TT_WOUND]);
        }
        assert_true(outcome->removed == TT_NOBODY || outcome->removed == outcome->score.loser);
        removed += outcome->removed != TT_NOBODY;
    }
    assert_true(removed > 0 && removed < 2 * TRIALS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(answers_stay_within_their_description, setup),
        cmocka_unit_test_setup(reasons_are_not_needed_for_the_outcome, setup),
        cmocka_unit_test_setup(options_that_are_not_listed_change_nothing, setup),
        cmocka_unit_test_setup(options_that_are_listed_matter, setup),
        cmocka_unit_test_setup(swapping_the_sides_swaps_the_loser, setup),
        cmocka_unit_test_setup(the_order_of_the_input_does_not_show_without_dice, setup),
        cmocka_unit_test_setup(no_more_figures_are_lost_than_there_are, setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
