/* Sealed dice are uniform: over consecutive links of one session and over random sessions, per face, per position in
 * the ruling, and from one link to the next. Secrets and sessions are fixed, so that the test never fails by bad luck.
 */
#include "vectors.h"

enum { RULINGS = 60000, POSITIONS = 4 };

/* The bounds are the values that a fair source passes once in ten million runs (degrees of freedom: sides - 1 for
 * faces, (sides - 1) squared for pairs). */
static const struct {
    int32_t sides;
    double faces, pairs;
} cases[] = {{6, 40.9, 80.4}, {10, 50.2, 165.3}, {12, 54.4, 219.9}, {100, 190.2, 10546.4}};

struct counts {
    int32_t faces[100], positions[POSITIONS][100], first[100], second[100], pairs[10000];
};

static double chi_square(const int32_t *counts, int32_t cells, int32_t total)
{
    double expected = (double)total / cells, sum = 0;
    for (int32_t i = 0; i < cells; i++)
        sum += (counts[i] - expected) * (counts[i] - expected) / expected;
    return sum;
}

/* The seal of a ruling: the links of one session downwards, or a session of its own for each. */
static void seal_next(struct seal *seal, bool consecutive, int32_t number)
{
    if (consecutive && number > 0) {
        seal->secret = chain_below(&seal->session, seal->link, &seal->secret);
        seal->link--;
        return;
    }
    char words[32];
    int length = snprintf(words, sizeof words, "%s %d", consecutive ? "chain" : "session", number);
    seal->secret = hash_of(words, (size_t)length);
    memcpy(seal->session.bytes, hash_of(&seal->secret, HASH_SIZE).bytes, sizeof seal->session.bytes);
    seal->link = consecutive ? RULINGS : 1;
}

static void throw_all(struct counts *counts, int32_t sides, bool consecutive)
{
    static const uint8_t nonce[NONCE_MIN] = "sixteen bytes..";
    static const struct nonce seats[] = {{"blue", nonce, NONCE_MIN}, {"red", nonce, NONCE_MIN}};
    static struct dice_record record;
    struct seal seal = {.nonces = {.list = seats, .count = LENGTH(seats)}};
    struct sealed_dice sealed;
    struct dice dice;
    memset(counts, 0, sizeof *counts);
    for (int32_t i = 0, before = 0; i < RULINGS; i++) {
        seal_next(&seal, consecutive, i);
        assert_true(sealed_start(&dice, &sealed, &record, &seal));
        dice_sum(&dice, "some", POSITIONS, sides);
        for (int32_t place = 0; place < POSITIONS; place++) {
            assert_in_range(record.faces[place], 1, sides);
            counts->faces[record.faces[place] - 1]++;
            counts->positions[place][record.faces[place] - 1]++;
        }
        int32_t face = record.faces[0] - 1;
        if (i % 2) {
            counts->first[before]++;
            counts->second[face]++;
            counts->pairs[before * sides + face]++;
        }
        before = face;
    }
}

static void assert_uniform(bool consecutive)
{
    static struct counts counts;
    for (size_t i = 0; i < LENGTH(cases); i++) {
        int32_t sides = cases[i].sides;
        throw_all(&counts, sides, consecutive);
        double faces = chi_square(counts.faces, sides, RULINGS * POSITIONS);
        double pairs = chi_square(counts.pairs, sides * sides, RULINGS / 2) -
                       chi_square(counts.first, sides, RULINGS / 2) - chi_square(counts.second, sides, RULINGS / 2);
        print_message("d%d: chi-square %.1f of %.1f, of pairs %.1f of %.1f, by position", sides, faces, cases[i].faces,
                      pairs, cases[i].pairs);
        assert_true(faces < cases[i].faces);
        assert_true(pairs < cases[i].pairs);
        for (int32_t place = 0; place < POSITIONS; place++) {
            double position = chi_square(counts.positions[place], sides, RULINGS);
            print_message(" %.1f", position);
            assert_true(position < cases[i].faces);
        }
        print_message("\n");
    }
}

static void over_consecutive_links(void **state)
{
    (void)state;
    assert_uniform(true);
}

static void over_random_sessions(void **state)
{
    (void)state;
    assert_uniform(false);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(over_consecutive_links),
        cmocka_unit_test(over_random_sessions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
