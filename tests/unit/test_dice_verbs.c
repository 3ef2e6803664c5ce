/* Each verb against dice that are known: what it answers, what it records, and what it does after an error. */
#include "unit.h"
#include <umpire/ruling.h>

static struct dice dice;
static struct dice_declared declared;
static struct dice_record record;

static void throw_these(const int32_t *faces, int32_t count)
{
    memset(&record, 0x5A, sizeof record);
    declared = (struct dice_declared){.faces = faces, .count = count, .next = 99};
    dice_start_declared(&dice, &declared, &record);
}

#define THROW(...) throw_these((const int32_t[]){__VA_ARGS__}, (int32_t)LENGTH(((const int32_t[]){__VA_ARGS__})))

/* All dice were used, none was missing. */
static void assert_used_up(void)
{
    assert_int_equal(dice.error, DICE_FINE);
    assert_int_equal(declared.next, declared.count);
    assert_int_equal(record.face_count, declared.count);
    for (int32_t i = 0; i < declared.count; i++)
        assert_int_equal(record.faces[i], declared.faces[i]);
}

static void assert_draw(int32_t index, enum dice_verb verb, const char *label, int32_t count, int32_t sides,
                        int32_t number, int32_t first_face, int32_t face_count)
{
    assert_in_range(index, 0, record.draw_count - 1);
    const struct draw *draw = &record.draws[index];
    assert_int_equal(draw->verb, verb);
    assert_string_equal(draw->label, label);
    assert_int_equal(draw->count, count);
    assert_int_equal(draw->sides, sides);
    assert_int_equal(draw->number, number);
    assert_int_equal(draw->first_face, first_face);
    assert_int_equal(draw->face_count, face_count);
}

static void face_and_sum(void **state)
{
    (void)state;
    THROW(6, 1, 2, 3, 256);
    assert_int_equal(dice_face(&dice, "one", 6), 6);
    assert_int_equal(dice_sum(&dice, "three", 3, 6), 6);
    assert_int_equal(dice_face(&dice, "large", 256), 256);
    assert_used_up();
    assert_int_equal(record.draw_count, 3);
    assert_draw(0, DICE_FACE, "one", 1, 6, 0, 0, 1);
    assert_draw(1, DICE_SUM, "three", 3, 6, 0, 1, 3);
    assert_draw(2, DICE_FACE, "large", 1, 256, 0, 4, 1);
}

static void floored_sums_have_no_negative_die(void **state)
{
    (void)state;
    THROW(1, 2, 3, 6, 4, 4, 1, 2);
    assert_int_equal(dice_sum_floored(&dice, "less two", 4, 6, 2), 0 + 0 + 1 + 4);
    assert_int_equal(dice_sum_floored(&dice, "less nothing", 2, 6, 0), 8);
    assert_int_equal(dice_sum_floored(&dice, "less all", 2, 6, 6), 0);
    assert_used_up();
    assert_draw(0, DICE_SUM_FLOORED, "less two", 4, 6, 2, 0, 4);
}

static void hits_reach_the_number(void **state)
{
    (void)state;
    THROW(1, 4, 5, 6, 5, 1, 6);
    assert_int_equal(dice_hits(&dice, "5+", 5, 6, 5), 3);
    assert_int_equal(dice_hits(&dice, "never", 1, 6, 7), 0);
    assert_int_equal(dice_hits(&dice, "always", 1, 6, 1), 1);
    assert_used_up();
    assert_draw(0, DICE_HITS, "5+", 5, 6, 5, 0, 5);
}

static void tally_counts_each_band(void **state)
{
    (void)state;
    static const struct dice_band bands[] = {{1, 2, 0}, {3, 3, 1}, {4, 5, 2}, {6, 6, 0}};
    int32_t counts[4] = {7, 7, 7, 7};
    THROW(1, 2, 3, 4, 5, 6, 6);
    dice_tally(&dice, "damage", 7, 6, bands, 4, counts, 4);
    assert_int_equal(counts[0], 4); /* two bands may count for one counter */
    assert_int_equal(counts[1], 1);
    assert_int_equal(counts[2], 2);
    assert_int_equal(counts[3], 0); /* set, not left as it was */
    assert_used_up();
    assert_draw(0, DICE_TALLY, "damage", 7, 6, 0, 0, 7);
}

static void opposed_dice_are_thrown_again_until_they_differ(void **state)
{
    (void)state;
    THROW(3, 2);
    assert_int_equal(dice_opposed(&dice, "contest", 6), 0);
    assert_used_up();
    THROW(2, 3);
    assert_int_equal(dice_opposed(&dice, "contest", 6), 1);
    assert_used_up();
    THROW(4, 4, 1, 1, 6, 6, 2, 5, 3);
    assert_int_equal(dice_opposed(&dice, "contest", 6), 1);
    assert_int_equal(dice_face(&dice, "next", 6), 3);
    assert_used_up();
    assert_draw(0, DICE_OPPOSED, "contest", 2, 6, 0, 0, 8);
}

static void assert_order(int32_t n, const int32_t *wanted)
{
    int32_t order[DICE_MAX_RANKED];
    dice_ranking(&dice, "order", n, 6, order);
    for (int32_t place = 0; place < n; place++)
        assert_int_equal(order[place], wanted[place]);
    assert_used_up();
    assert_draw(0, DICE_RANKING, "order", n, 6, 0, 0, declared.count);
}

#define ORDER(...) assert_order((int32_t)LENGTH(((const int32_t[]){__VA_ARGS__})), (const int32_t[]){__VA_ARGS__})

static void ranking_without_ties(void **state)
{
    (void)state;
    THROW(2, 6, 4);
    ORDER(1, 2, 0);
    THROW(1, 2);
    ORDER(1, 0);
}

static void the_tied_alone_throw_again(void **state)
{
    (void)state;
    THROW(3, 5, 3, 1, /* 0 and 2 are tied */ 2, 4);
    ORDER(1, 2, 0, 3);
    THROW(4, 4, 4, /* three ways */ 6, 1, 3);
    ORDER(0, 2, 1);
    THROW(4, 4, 4, /* three ways */ 2, 5, 5, /* two of them again */ 1, 6);
    ORDER(2, 1, 0);
    THROW(1, 1, 1, 1, 1, 1, 2, 3);
    ORDER(1, 0);
}

/* The participants 0, 3 (both 5) and 1, 4 (both 2) are tied: one die each in the order of input, so 0, 1, 3, 4. */
static void several_groups_throw_in_the_order_of_input(void **state)
{
    (void)state;
    THROW(5, 2, 6, 5, 2, /* for 0, 1, 3, 4 */ 1, 6, 4, 3);
    ORDER(2, 3, 0, 1, 4);
    /* A high re-roll never lifts anyone out of the group: 1 throws 6 and stays below those who had 5. */
    THROW(5, 2, 5, 2, /* for 0 to 3 */ 1, 6, 2, 5);
    ORDER(2, 0, 1, 3);
    /* One group is still tied after the first re-roll: only its two throw the third time. */
    THROW(5, 2, 6, 5, 2, /* for 0, 1, 3, 4 */ 4, 6, 4, 1, /* for 0, 3 */ 2, 3);
    ORDER(2, 3, 0, 1, 4);
    /* A group of three splits into a pair and one, beside another pair that stays tied: 0, 2 and 1, 4 throw. */
    THROW(4, 1, 4, 4, 1, /* for 0 to 4 */ 2, 3, 2, 6, 3, /* for 0, 1, 2, 4 */ 5, 1, 1, 2);
    ORDER(3, 0, 2, 4, 1);
}

static void all_contestants_there_can_be(void **state)
{
    (void)state;
    int32_t faces[DICE_MAX_RANKED], order[DICE_MAX_RANKED];
    for (int32_t i = 0; i < DICE_MAX_RANKED; i++)
        faces[i] = i + 1;
    throw_these(faces, DICE_MAX_RANKED);
    dice_ranking(&dice, "order", DICE_MAX_RANKED, 100, order);
    for (int32_t i = 0; i < DICE_MAX_RANKED; i++)
        assert_int_equal(order[i], DICE_MAX_RANKED - 1 - i);
    assert_used_up();
}

static void parts_are_recorded(void **state)
{
    (void)state;
    THROW(1, 2, 3);
    dice_face(&dice, "before", 6);
    exchange_part(&dice, NULL, "morale");
    dice_face(&dice, "within", 6);
    exchange_part(&dice, NULL, NULL);
    dice_face(&dice, "after", 6);
    assert_null(record.draws[0].part);
    assert_string_equal(record.draws[1].part, "morale");
    assert_null(record.draws[2].part);
}

/* Every verb once: legal values whatever the dice do. */
static void assert_legal_values(void)
{
    static const struct dice_band bands[] = {{1, 3, 0}, {4, 6, 1}};
    int32_t counts[2], order[5];
    assert_in_range(dice_face(&dice, "a", 6), 1, 6);
    assert_in_range(dice_sum(&dice, "b", 4, 6), 4, 24);
    assert_in_range(dice_sum_floored(&dice, "c", 4, 6, 2), 0, 16);
    assert_in_range(dice_hits(&dice, "d", 4, 6, 5), 0, 4);
    dice_tally(&dice, "e", 4, 6, bands, 2, counts, 2);
    assert_int_equal(counts[0] + counts[1], 4);
    assert_in_range(dice_opposed(&dice, "f", 6), 0, 1);
    dice_ranking(&dice, "g", 5, 6, order);
    int32_t seen = 0;
    for (int i = 0; i < 5; i++)
        seen |= 1 << order[i];
    assert_int_equal(seen, 31);
}

static void too_few_dice_end_in_legal_values(void **state)
{
    (void)state;
    static const int32_t faces[] = {3, 1, 2, 3, 4, 1, 1, 5, 5, 5, 5, 6, 6, 1, 4,
                                    4, 4, 6, 1, 4, 4, 4, 4, 4, 6, 5, 4, 3, 2};
    bool exhausted = true;
    for (int32_t count = 0; count <= (int32_t)LENGTH(faces); count++) {
        throw_these(faces, count);
        assert_legal_values();
        exhausted = dice.error == DICE_EXHAUSTED;
        assert_true(exhausted || dice.error == DICE_FINE);
        assert_int_equal(record.face_count, declared.next);
        assert_legal_values(); /* and for ever */
        assert_int_equal(record.face_count, declared.next);
    }
}

static void the_draw_that_ran_out_is_the_last_one(void **state)
{
    (void)state;
    THROW(2, 5, 5, 5);
    dice_face(&dice, "fine", 6);
    dice_sum(&dice, "in the middle", 5, 6);
    dice_face(&dice, "not thrown", 6);
    assert_int_equal(dice.error, DICE_EXHAUSTED);
    assert_int_equal(record.draw_count, 2);
    assert_draw(1, DICE_SUM, "in the middle", 5, 6, 0, 1, 3);
    assert_int_equal(declared.next, 4);
}

static void impossible_faces_are_refused(void **state)
{
    (void)state;
    static const int32_t wrong[] = {0, -1, 7, 256, INT32_MAX, INT32_MIN};
    for (size_t i = 0; i < LENGTH(wrong); i++) {
        THROW(6, wrong[i], 3);
        dice_face(&dice, "fine", 6);
        assert_in_range(dice_face(&dice, "impossible", 6), 1, 6);
        assert_int_equal(dice.error, DICE_IMPOSSIBLE);
        assert_int_equal(declared.next, 1); /* where it stands */
        assert_int_equal(record.draw_count, 2);
        assert_draw(1, DICE_FACE, "impossible", 1, 6, 0, 1, 0);
        assert_legal_values();
        assert_int_equal(dice.error, DICE_IMPOSSIBLE);
    }
}

static void a_record_holds_so_many_draws(void **state)
{
    (void)state;
    struct dice_pool pool = {0};
    dice_start_system(&dice, &pool, &record);
    for (int i = 0; i < DICE_MAX_DRAWS; i++)
        dice_face(&dice, "one of many", 6);
    assert_int_equal(dice.error, DICE_FINE);
    assert_int_equal(record.draw_count, DICE_MAX_DRAWS);
    assert_in_range(dice_face(&dice, "one too many", 6), 1, 6);
    assert_int_equal(dice.error, DICE_OVERFLOW);
    assert_int_equal(record.draw_count, DICE_MAX_DRAWS);
    assert_int_equal(record.face_count, DICE_MAX_DRAWS);
    assert_legal_values();
}

static void a_record_holds_so_many_faces(void **state)
{
    (void)state;
    struct dice_pool pool = {0};
    dice_start_system(&dice, &pool, &record);
    dice_sum(&dice, "all there can be", DICE_MAX_FACES, 6);
    assert_int_equal(dice.error, DICE_FINE);
    assert_int_equal(record.face_count, DICE_MAX_FACES);
    assert_in_range(dice_face(&dice, "one too many", 6), 1, 6);
    assert_int_equal(dice.error, DICE_OVERFLOW);
    assert_int_equal(record.face_count, DICE_MAX_FACES);
    assert_int_equal(record.draws[1].face_count, 0);
    assert_legal_values();
}

/* A coin that always falls the same way would tie for ever: the record's end ends it. */
static int32_t always_one(struct dice *of, int32_t sides)
{
    (void)of;
    (void)sides;
    return 1;
}

static void contests_that_never_end_overflow(void **state)
{
    (void)state;
    static const struct dice_source stubborn = {.name = "stubborn", .draw = dice_draw_by_faces, .face = always_one};
    int32_t order[3];
    struct dice_pool pool = {0};
    dice_start_system(&dice, &pool, &record);
    dice.source = &stubborn;
    assert_in_range(dice_opposed(&dice, "contest", 2), 0, 1);
    assert_int_equal(dice.error, DICE_OVERFLOW);
    dice_start_system(&dice, &pool, &record);
    dice.source = &stubborn;
    dice_ranking(&dice, "order", 3, 2, order);
    assert_int_equal(dice.error, DICE_OVERFLOW);
    assert_int_equal(order[0] + order[1] + order[2], 3);
}

static void the_first_error_stays(void **state)
{
    (void)state;
    THROW(1);
    dice_fail(&dice, DICE_BROKEN);
    dice_fail(&dice, DICE_EXHAUSTED);
    assert_int_equal(dice.error, DICE_BROKEN);
    assert_legal_values();
    assert_int_equal(record.draw_count, 0);
    dice_start_declared(&dice, &declared, &record);
    assert_int_equal(dice.error, DICE_FINE); /* a new start forgets it */
}

static void verbs_have_names(void **state)
{
    (void)state;
    static const char *const names[] = {"face", "sum", "sum_floored", "hits", "tally", "opposed", "ranking"};
    for (int verb = DICE_FACE; verb <= DICE_RANKING; verb++)
        assert_string_equal(dice_verb_name((enum dice_verb)verb), names[verb]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(face_and_sum),
        cmocka_unit_test(floored_sums_have_no_negative_die),
        cmocka_unit_test(hits_reach_the_number),
        cmocka_unit_test(tally_counts_each_band),
        cmocka_unit_test(opposed_dice_are_thrown_again_until_they_differ),
        cmocka_unit_test(ranking_without_ties),
        cmocka_unit_test(the_tied_alone_throw_again),
        cmocka_unit_test(several_groups_throw_in_the_order_of_input),
        cmocka_unit_test(all_contestants_there_can_be),
        cmocka_unit_test(parts_are_recorded),
        cmocka_unit_test(too_few_dice_end_in_legal_values),
        cmocka_unit_test(the_draw_that_ran_out_is_the_last_one),
        cmocka_unit_test(impossible_faces_are_refused),
        cmocka_unit_test(a_record_holds_so_many_draws),
        cmocka_unit_test(a_record_holds_so_many_faces),
        cmocka_unit_test(contests_that_never_end_overflow),
        cmocka_unit_test(the_first_error_stays),
        cmocka_unit_test(verbs_have_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
