/* The system's dice are fair: exactly so byte for byte, and as far as a million of them can tell. And a source without
 * faces, as the odds will use one, drives a resolver. */
#include "unit.h"
#include <umpire/rules.h>

enum { THROWN = 1000000 };

static void every_face_has_as_many_bytes(void **state)
{
    (void)state;
    for (int32_t sides = DICE_MIN_SIDES; sides <= DICE_MAX_SIDES; sides++) {
        int32_t counts[DICE_MAX_SIDES + 1] = {0};
        for (int byte = 0; byte < 256; byte++) {
            int32_t face = dice_face_of_byte((uint8_t)byte, sides);
            assert_in_range(face, 0, sides);
            counts[face]++;
        }
        assert_int_equal(counts[0], 256 % sides);
        for (int32_t face = 1; face <= sides; face++)
            assert_int_equal(counts[face], 256 / sides);
    }
}

static double chi_square(const int32_t *counts, int32_t cells, int32_t total)
{
    double expected = (double)total / cells, sum = 0;
    for (int32_t i = 0; i < cells; i++)
        sum += (counts[i] - expected) * (counts[i] - expected) / expected;
    return sum;
}

/* The bounds are the values that a fair source passes once in ten million runs: all eight together are missed less than
 * once in a million. Whether the second die depends on the first is seen in the pairs, less what the two dice's own
 * counts explain: that has (sides - 1) squared degrees of freedom. */
static void a_million_dice_fall_evenly(void **state)
{
    (void)state;
    static const struct {
        int32_t sides;
        double faces, pairs;
    } cases[] = {{6, 40.9, 80.4}, {10, 50.2, 165.3}, {12, 54.4, 219.9}, {100, 190.2, 10546.4}};
    static struct dice_record record;
    static int32_t counts[100], first[100], second[100], pairs[10000];
    static struct dice_pool pool;
    for (size_t i = 0; i < LENGTH(cases); i++) {
        int32_t sides = cases[i].sides;
        memset(counts, 0, sizeof counts);
        memset(first, 0, sizeof first);
        memset(second, 0, sizeof second);
        memset(pairs, 0, sizeof pairs);
        for (int32_t k = 0; k < THROWN / 2; k++) {
            struct dice dice;
            dice_start_system(&dice, &pool, &record);
            dice_sum(&dice, "two", 2, sides);
            int32_t a = record.faces[0] - 1, b = record.faces[1] - 1;
            assert_true(a >= 0 && a < sides && b >= 0 && b < sides);
            counts[a]++;
            counts[b]++;
            first[a]++;
            second[b]++;
            pairs[a * sides + b]++;
        }
        double faces = chi_square(counts, sides, THROWN);
        double together = chi_square(pairs, sides * sides, THROWN / 2) - chi_square(first, sides, THROWN / 2) -
                          chi_square(second, sides, THROWN / 2);
        print_message("d%d: chi-square %.1f of %.1f, of pairs %.1f of %.1f\n", sides, faces, cases[i].faces, together,
                      cases[i].pairs);
        assert_true(faces < cases[i].faces);
        assert_true(together < cases[i].pairs);
    }
}

static void thrown_dice_leave_the_pool(void **state)
{
    (void)state;
    static struct dice_record record;
    struct dice_pool pool = {0};
    struct dice dice;
    dice_start_system(&dice, &pool, &record);
    assert_string_equal(dice.source->name, "system");
    dice_sum(&dice, "hundred", 100, 256);
    assert_int_equal(pool.left, sizeof pool.bytes - 100);
    for (size_t i = 0; i < 100; i++)
        assert_int_equal(pool.bytes[i], 0);
    int zeros = 0;
    for (size_t i = 100; i < sizeof pool.bytes; i++)
        zeros += pool.bytes[i] == 0;
    assert_in_range(zeros, 0, 30);
}

/* A source of outcomes: it answers the sum of two dice with the next of 2 to 12 and its weight, and has no faces. */
struct outcomes {
    int32_t sum;
    int32_t draws;
};

static void outcome_draw(struct dice *dice, const struct draw_request *request, int32_t *ret)
{
    struct outcomes *outcomes = dice->state;
    assert_int_equal(request->verb, DICE_SUM);
    assert_int_equal(request->count, 2);
    assert_int_equal(request->sides, 6);
    outcomes->draws++;
    *ret = outcomes->sum;
}

static const struct dice_source outcome_source = {.name = "outcomes", .draw = outcome_draw};

/* tt morale-check with a target of 8: passed by 15 of 36 throws of two dice. No record, no reasons. */
static void a_source_without_faces_drives_a_resolver(void **state)
{
    (void)state;
    const struct ruleset *tt = ruleset_find("tt");
    const struct step *step = step_find(tt, "morale-check");
    const struct field *target = field_find(step->input, "target", 6);
    const struct field *passed = field_find(step->outcome, "passed", 6);
    char *input = malloc(step->input->size), *options = malloc(tt->options->size),
         *outcome = malloc(step->outcome->size);
    int32_t wanted = 8, ways = 0, branches = 0;
    fields_default(step->input, input);
    fields_default(tt->options, options);
    memcpy(input + target->offset, &wanted, sizeof wanted);
    struct question question = {.input = input, .options = options, .version = tt->version};
    for (int32_t sum = 2; sum <= 12; sum++) {
        struct outcomes outcomes = {.sum = sum};
        struct dice dice = {.source = &outcome_source, .state = &outcomes};
        fields_default(step->outcome, outcome);
        assert_int_equal(step->resolve(&question, &dice, NULL, outcome), RULING_RESOLVED);
        assert_int_equal(outcomes.draws, 1);
        branches++;
        if (*(const bool *)(outcome + passed->offset))
            ways += 6 - abs(sum - 7);
    }
    assert_int_equal(branches, 11);
    assert_int_equal(ways, 15);
    free(input);
    free(options);
    free(outcome);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_face_has_as_many_bytes),
        cmocka_unit_test(a_million_dice_fall_evenly),
        cmocka_unit_test(thrown_dice_leave_the_pool),
        cmocka_unit_test(a_source_without_faces_drives_a_resolver),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
