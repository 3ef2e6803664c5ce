/* What must hold for every question that Triumph & Tragedy can be asked: outcomes stay within their own description,
 * reasons within the step's clauses, effects within the step's options; sides and input order carry no weight. */
#include "asking_tests.h"
#include "members.h"

#include "rulesets/tt/tt.h"
#include "rulesets/tt/tt_ruleset.h"

enum { TRIALS = 4000 };

/* A table whose rows cover each face once. */
static void make_table(struct tt_damage_table *table)
{
    table->sides = any(2, 12);
    table->row_count = 0;
    for (int32_t lo = 1, hi; lo <= table->sides; lo = hi + 1) {
        hi = any(lo, table->sides);
        table->rows[table->row_count++] = (struct tt_damage_row){lo, hi, any(0, TT_RESULTS - 1)};
    }
}

/* Tables that are whole, and what may be negative around zero, where dice still matter. */
static void make_likely(const struct fields *fields, char *base)
{
    if (fields == &tt_damage_table_fields) {
        make_table((struct tt_damage_table *)(void *)base);
        return;
    }
    for (size_t i = 0; i < fields->count; i++) {
        const struct field *field = &fields->list[i];
        char *member = base + field->offset;
        if (field->kind == FIELD_GROUP)
            make_likely(field->of, member);
        if (field->kind == FIELD_INT && field->min < 0 && field_given(field, base))
            int32_set(member, any(-9, 12));
        for (size_t k = 0; field->kind == FIELD_LIST && field->item->of && k < field_count(field, base); k++)
            make_likely(field->item->of, member + k * field->item_size);
    }
}

static void adjust(struct asking *question)
{
    make_likely(question->step->input, question->input);
    make_likely(&tt_option_fields, question->options);
}

static int setup(void **state)
{
    (void)state;
    asking_tests_start(&ruleset_tt, adjust, TRIALS, TRIALS);
    return 0;
}

static void resolve_score(const struct tt_damage damage[2], const int32_t faces[2], const struct tt_options *options,
                          struct tt_melee_score *ret)
{
    struct dice_declared declared = {.faces = faces, .count = 2};
    struct dice dice;
    dice_start_declared(&dice, &declared, &asking.record);
    memset(ret, 0, sizeof *ret);
    static const struct tt_sides sides = {{"Side 1", "Side 2"}};
    tt_melee_score(damage, NULL, &sides, options, &dice, NULL, ret);
    assert_int_equal(dice.error, DICE_FINE);
}

static bool is_without_casualties(const struct tt_melee_score *score)
{
    return strcmp(member_choice(&tt_melee_score_fields, score, "decided_by"), "no_casualties") == 0;
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
    resolve_score(damage, faces, options, &score1);
    resolve_score(turned, turned_faces, options, &score2);
    assert_int_equal(score2.loser, swapped_loser[score1.loser]);
    assert_int_equal(score2.decided_by, score1.decided_by);
    assert_int_equal(score2.score[0], score1.score[1]);
    assert_int_equal(score2.kills[1], score1.kills[0]);
    assert_int_equal(score2.casualties[0], score1.casualties[1]);
    assert_int_equal(score1.loser == TT_NOBODY, is_without_casualties(&score1));
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

/* The units of initiative-order. */
static void shuffle(struct asking *question)
{
    const struct field *list = field_find(question->step->input, "units", 5);
    char *units = question->input + list->offset, moved[256];
    assert_in_range(list->item_size, 1, sizeof moved);
    for (int32_t i = (int32_t)field_count(list, question->input) - 1; i > 0; i--) {
        char *a = units + (size_t)i * list->item_size, *b = units + (size_t)any(0, i) * list->item_size;
        memcpy(moved, a, list->item_size);
        memmove(a, b, list->item_size);
        memcpy(b, moved, list->item_size);
    }
}

static void the_order_of_the_input_does_not_show_without_dice(void **state)
{
    (void)state;
    int32_t compared = 0, simultaneous = 0;
    for (int32_t trial = 0; trial < 2 * TRIALS; trial++) {
        ask_anything(&asking, &tt_initiative_order_step);
        resolve_from(&asking, asking_state.seed, true);
        if (asking.record.draw_count > 0)
            continue;
        other = asking;
        shuffle(&other);
        resolve_from(&other, asking_state.seed, true);
        assert_true(same_answer(&asking, &other));
        const char *decided_by = member_choice(asking.step->outcome, asking.outcome, "decided_by");
        simultaneous += strcmp(decided_by, "simultaneous") == 0;
        compared++;
    }
    assert_true(compared > TRIALS / 2);
    assert_true(simultaneous > TRIALS / 10);
}

static int32_t asked_number(const char *member)
{
    return member_number(asking.step->input, asking.input, member);
}

static int32_t ruled_number(const char *member)
{
    return member_number(asking.step->outcome, asking.outcome, member);
}

static void assert_side(const char *hits, const char *before, const char *damage_at, const char *after)
{
    const struct tt_damage *damage = member_at(asking.step->outcome, asking.outcome, damage_at);
    int32_t results = 0, lost = asked_number(before) - ruled_number(after);
    for (int32_t result = 0; result < TT_RESULTS; result++)
        results += damage->counts[result];
    assert_int_equal(results, asked_number(hits));
    assert_true(lost >= 0 && lost <= damage->counts[TT_KILL] + damage->counts[TT_WOUND]);
}

static void no_more_figures_are_lost_than_there_are(void **state)
{
    (void)state;
    int32_t removed = 0;
    for (int32_t trial = 0; trial < 2 * TRIALS; trial++) {
        ask_anything(&asking, &tt_melee_round_step);
        resolve_from(&asking, asking_state.seed, true);
        assert_side("side1/hits", "side1/figures", "damage1", "figures1");
        assert_side("side2/hits", "side2/figures", "damage2", "figures2");
        /* Who has no figure left is removed, and the loser that failed its check, and nobody else. */
        for (int32_t side = TT_SIDE_1; side <= TT_SIDE_2; side++) {
            bool empty = ruled_number(side == TT_SIDE_1 ? "figures1" : "figures2") == 0;
            bool failed = ruled_number("score/loser") == side && !empty && !ruled_number("morale/passed");
            assert_int_equal((ruled_number("removed") & side) != 0, empty || failed);
        }
        removed += ruled_number("removed") != TT_NOBODY;
    }
    assert_true(removed > 0 && removed < 2 * TRIALS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ASKING_TESTS(setup),
        cmocka_unit_test_setup(swapping_the_sides_swaps_the_loser, setup),
        cmocka_unit_test_setup(the_order_of_the_input_does_not_show_without_dice, setup),
        cmocka_unit_test_setup(no_more_figures_are_lost_than_there_are, setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
