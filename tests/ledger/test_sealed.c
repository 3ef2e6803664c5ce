/* Sealed dice: against the vectors of the second implementation, and what they depend on. */
#include "vectors.h"
#include <umpire/rules.h>

enum { GIVEN_MAX = 4 };

/* Nonces of a vector with their bytes. */
struct given {
    struct nonce list[GIVEN_MAX];
    uint8_t bytes[GIVEN_MAX][NONCE_MAX];
};

static struct nonces nonces_of(const json_t *vector, const char *key, struct given *given)
{
    const json_t *list = list_of(vector, key);
    size_t count = json_array_size(list);
    assert_true(count <= GIVEN_MAX);
    for (size_t i = 0; i < count; i++) {
        const json_t *item = json_array_get(list, i);
        given->list[i] =
            (struct nonce){.seat = text_of(item, "seat"),
                           .bytes = given->bytes[i],
                           .length = bytes_of(text_of(item, "nonce"), given->bytes[i], sizeof given->bytes[i])};
    }
    return (struct nonces){.list = given->list, .count = count};
}

static void assert_faces(const struct seal *seal, int32_t sides, const char *wanted)
{
    static struct dice_record record;
    struct sealed_dice sealed;
    struct dice dice;
    char *end;
    int32_t count = 0;
    assert_true(sealed_start(&dice, &sealed, &record, seal));
    for (const char *at = wanted; *at; at = end, count++)
        assert_int_equal(dice_face(&dice, "die", sides), strtol(at, &end, 10));
    assert_int_equal(count, 50);
    assert_int_equal(dice.error, DICE_FINE);
    assert_int_equal(record.face_count, 50);
    assert_string_equal(dice.source->name, "sealed");
}

static void the_vectors(void **state)
{
    (void)state;
    json_t *root = vectors_load(VECTORS "ledger.json"), *vector, *faces;
    size_t i, k;
    assert_int_equal(json_array_size(list_of(root, "dice")), 5);
    json_array_foreach(json_object_get(root, "dice"), i, vector)
    {
        struct given given;
        struct seal seal = {.session = uuid_of(vector, "session"),
                            .link = number_of(vector, "link"),
                            .secret = hash_of_hex(text_of(vector, "secret")),
                            .nonces = nonces_of(vector, "nonces", &given)};
        for (size_t block = 0; block < 3; block++) {
            uint8_t found[SEALED_BLOCK], wanted[SEALED_BLOCK];
            bytes_of(json_string_value(json_array_get(list_of(vector, "blocks"), block)), wanted, sizeof wanted);
            assert_true(sealed_block(&seal, block, found));
            assert_memory_equal(found, wanted, sizeof wanted);
        }
        assert_int_equal(json_array_size(list_of(vector, "faces")), 9);
        json_array_foreach(json_object_get(vector, "faces"), k, faces)
            assert_faces(&seal, (int32_t)number_of(faces, "sides"), text_of(faces, "faces"));
    }
    json_decref(root);
}

static const uint8_t bytes[NONCE_MAX] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17};

static struct seal seal_of(const struct nonce *list, size_t count)
{
    return (struct seal){.link = 3, .secret = {{9}}, .nonces = {.list = list, .count = count}};
}

/* What belongs to one field never reads as part of the next: all of these lists give other bytes. */
static void fields_do_not_run_together(void **state)
{
    (void)state;
    const struct nonce a = {"a", bytes, 16}, ab = {"ab", bytes, 16}, longer = {"a", bytes, 17}, b = {"b", bytes, 16},
                       none = {"", bytes, 16};
    const struct nonce two[] = {a, b};
    const struct seal seals[] = {
        seal_of(NULL, 0), seal_of(&a, 1),  seal_of(&ab, 1),   seal_of(&longer, 1),
        seal_of(&b, 1),   seal_of(two, 2), seal_of(&none, 1),
    };
    uint8_t blocks[LENGTH(seals)][SEALED_BLOCK];
    for (size_t i = 0; i < LENGTH(seals); i++) {
        assert_true(sealed_block(&seals[i], 0, blocks[i]));
        for (size_t k = 0; k < i; k++)
            assert_memory_not_equal(blocks[i], blocks[k], SEALED_BLOCK);
    }
}

static void nonces_out_of_order_are_refused(void **state)
{
    (void)state;
    static struct dice_record record;
    static char long_seat[SEALED_SEAT_MAX + 2];
    memset(long_seat, 'x', SEALED_SEAT_MAX + 1);
    const struct nonce a = {"a", bytes, 16}, b = {"b", bytes, 16}, accent = {"\xC3\x84", bytes, 16};
    const struct nonce wrong_order[] = {b, a}, twice[] = {a, a}, high[] = {accent, b}, right[] = {a, b, accent};
    const struct nonce shorter = {"a", bytes, NONCE_MIN - 1}, longer = {"a", bytes, NONCE_MAX + 1},
                       name = {long_seat, bytes, 16}, last = {long_seat + 1, bytes, NONCE_MAX};
    const struct seal refused[] = {
        seal_of(wrong_order, 2),
        seal_of(twice, 2),
        seal_of(high, 2),
        seal_of(&shorter, 1),
        seal_of(&longer, 1),
        seal_of(&name, 1),
        seal_of(right, SEALED_NONCES_MAX + 1),
    };
    struct sealed_dice sealed;
    struct dice dice;
    uint8_t block[SEALED_BLOCK];
    for (size_t i = 0; i < LENGTH(refused); i++) {
        assert_false(sealed_block(&refused[i], 0, block));
        assert_false(sealed_start(&dice, &sealed, &record, &refused[i]));
    }
    struct seal seal = seal_of(right, 3), longest = seal_of(&last, 1);
    assert_true(sealed_block(&seal, 0, block));
    assert_true(sealed_block(&longest, 0, block));
}

/* As many seats as there may be, with the longest names and nonces: nothing overflows. */
static void the_fullest_table(void **state)
{
    (void)state;
    static char names[SEALED_NONCES_MAX][SEALED_SEAT_MAX + 1];
    struct nonce list[SEALED_NONCES_MAX];
    for (size_t i = 0; i < LENGTH(list); i++) {
        memset(names[i], (char)('A' + i), SEALED_SEAT_MAX);
        list[i] = (struct nonce){.seat = names[i], .bytes = bytes, .length = NONCE_MAX};
    }
    struct seal seal = seal_of(list, LENGTH(list));
    uint8_t block[SEALED_BLOCK], other[SEALED_BLOCK];
    assert_true(sealed_block(&seal, UINT64_MAX, block));
    names[SEALED_NONCES_MAX - 1][SEALED_SEAT_MAX - 1] = '~';
    assert_true(sealed_block(&seal, UINT64_MAX, other));
    assert_memory_not_equal(block, other, sizeof block);
}

/* A ruling on sealed dice is resolved as on any others; the same seal gives the same faces, and every one is recorded.
 */
static void a_resolver_on_sealed_dice(void **state)
{
    (void)state;
    static struct dice_record first, second;
    struct seal seal = seal_of(NULL, 0);
    struct sealed_dice sealed;
    struct dice dice;
    int32_t sums[2];
    for (int i = 0; i < 2; i++) {
        assert_true(sealed_start(&dice, &sealed, i ? &second : &first, &seal));
        sums[i] = dice_sum(&dice, "hundred", 100, 6);
        dice_opposed(&dice, "contest", 2);
    }
    assert_int_equal(sums[0], sums[1]);
    assert_int_equal(first.draw_count, 2);
    assert_int_equal(first.face_count, second.face_count);
    assert_true(first.face_count >= 102);
    assert_memory_equal(first.faces, second.faces, (size_t)first.face_count * sizeof first.faces[0]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_vectors),
        cmocka_unit_test(fields_do_not_run_together),
        cmocka_unit_test(nonces_out_of_order_are_refused),
        cmocka_unit_test(the_fullest_table),
        cmocka_unit_test(a_resolver_on_sealed_dice),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
