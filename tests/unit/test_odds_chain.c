/* Long chains of dice that forget: many levels, and denominators far beyond 64 and 256 bits, against a recurrence that
 * goes from die to die with numbers of any size. */
#include "odds_texts.h"
#include "odds_toy.h"
#include "unit.h"
#include <gmp.h>

enum { RESTS = 7 };

static struct odds *find(const struct odds_toy_chain_input *input, enum odds_result wanted)
{
    struct odds *odds;
    const struct odds_request request = {.ruleset = &odds_toy_ruleset,
                                         .step = &odds_toy_chain,
                                         .question = {.input = input, .version = 1},
                                         .branches_max = 1000000};
    assert_int_equal(odds_find(&request, &odds), wanted);
    return odds;
}

static void assert_fraction(const char *found, const mpz_t ways, const mpz_t all)
{
    mpq_t chance;
    mpq_init(chance);
    mpq_set_num(chance, ways);
    mpq_set_den(chance, all);
    mpq_canonicalize(chance);
    char *wanted = mpq_get_str(NULL, 10, chance);
    assert_string_equal(found, wanted);
    free(wanted);
    mpq_clear(chance);
}

/* The ways in which the total leaves each rest; [1]: and was a multiple of 7 before. */
struct ways {
    mpz_t of[2][RESTS];
};

static void ways_start(struct ways *ways)
{
    for (int32_t i = 0; i < 2 * RESTS; i++)
        mpz_init(ways->of[i / RESTS][i % RESTS]);
}

static void ways_end(struct ways *ways)
{
    for (int32_t i = 0; i < 2 * RESTS; i++)
        mpz_clear(ways->of[i / RESTS][i % RESTS]);
}

/* One die more; `ret_first` gets the ways in which the total is a multiple for the first time. */
static void ways_throw(struct ways *ways, int32_t sides, mpz_t ret_first)
{
    struct ways next;
    ways_start(&next);
    for (int32_t face = 1; face <= sides; face++)
        for (int32_t i = 0; i < 2 * RESTS; i++) {
            int32_t rest = (i % RESTS + face) % RESTS, found = i / RESTS || rest == 0;
            mpz_add(next.of[found][rest], next.of[found][rest], ways->of[i / RESTS][i % RESTS]);
            if (rest == 0 && i < RESTS)
                mpz_add(ret_first, ret_first, ways->of[0][i]);
        }
    for (int32_t i = 0; i < 2 * RESTS; i++)
        mpz_set(ways->of[i / RESTS][i % RESTS], next.of[i / RESTS][i % RESTS]);
    ways_end(&next);
}

/* Everything that the odds of a chain say. */
static void assert_chain(const struct odds_toy_chain_input *input, const struct odds *odds)
{
    struct ways ways;
    mpz_t all, share;
    char name[16];
    ways_start(&ways);
    mpz_init(share);
    mpz_init(all);
    mpz_set_ui(ways.of[0][0], 1);
    for (int32_t i = 1; i <= input->draws; i++) {
        mpz_ui_pow_ui(all, (unsigned long)input->sides, (unsigned long)i);
        mpz_set_ui(share, 0);
        ways_throw(&ways, input->sides, share);
        snprintf(name, sizeof name, "%d", i);
        assert_fraction(odds_fraction(odds, "/first", name), share, all);
    }
    mpz_set_ui(share, 0);
    for (int32_t rest = 0; rest < RESTS; rest++) {
        mpz_add(share, share, ways.of[0][rest]);
        mpz_add(ways.of[1][rest], ways.of[1][rest], ways.of[0][rest]);
        snprintf(name, sizeof name, "%d", rest);
        assert_fraction(odds_fraction(odds, "/rest", name), ways.of[1][rest], all);
    }
    assert_fraction(odds_fraction(odds, "/first", NULL), share, all); /* never */
    mpz_set_ui(share, (unsigned long)(input->sides - input->sides / 2));
    mpz_set_ui(all, (unsigned long)input->sides);
    assert_fraction(odds_fraction(odds, "/high", "true"), share, all);
    mpz_clear(all);
    mpz_clear(share);
    ways_end(&ways);
}

static void forty_dice_with_their_total_by_seven(void **state)
{
    const struct odds_toy_chain_input input = {.draws = 40, .sides = 6, .forgets = true}; /* 103 bits */
    (void)state;
    struct odds *odds = find(&input, ODDS_FOUND);
    assert_chain(&input, odds);
    assert_true(odds->branches < 40 * 2 * RESTS * 2 * 6); /* nodes of a level times faces */
    odds_free(odds);
}

static void numbers_widen_until_they_fit(void **state)
{
    const struct odds_toy_chain_input inputs[] = {{98, 6, true}, {100, 6, true}, {128, 6, true}, {128, 20, true}};
    (void)state; /* of 253, 258, 331 and 553 bits */
    for (size_t i = 0; i < LENGTH(inputs); i++) {
        struct odds *odds = find(&inputs[i], ODDS_FOUND);
        assert_chain(&inputs[i], odds);
        odds_free(odds);
    }
}

static void forgetting_changes_nothing_but_the_branches(void **state)
{
    const struct odds_toy_chain_input remembers = {.draws = 7, .sides = 5};
    const struct odds_toy_chain_input forgets = {.draws = 7, .sides = 5, .forgets = true};
    (void)state;
    struct odds *all = find(&remembers, ODDS_FOUND), *few = find(&forgets, ODDS_FOUND);
    assert_chain(&remembers, all);
    assert_chain(&forgets, few);
    assert_int_equal(all->branches, 78125);
    assert_true(few->branches < 1000);
    odds_free(all);
    odds_free(few);
}

static void without_forgetting_it_is_too_large(void **state)
{
    const struct odds_toy_chain_input input = {.draws = 40, .sides = 6};
    (void)state;
    struct odds *odds = find(&input, ODDS_TOO_LARGE);
    assert_true(odds->estimate > 1.3e31 && odds->estimate < 1.4e31); /* 6^40 */
    odds_free(odds);
}

/* A draw more than a record of dice holds. */
static void too_many_draws(void **state)
{
    const struct odds_toy_chain_input input = {.draws = DICE_MAX_DRAWS + 1, .sides = 6, .forgets = true};
    (void)state;
    odds_free(find(&input, ODDS_TOO_LARGE));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(forty_dice_with_their_total_by_seven),
        cmocka_unit_test(numbers_widen_until_they_fit),
        cmocka_unit_test(forgetting_changes_nothing_but_the_branches),
        cmocka_unit_test(without_forgetting_it_is_too_large),
        cmocka_unit_test(too_many_draws),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
