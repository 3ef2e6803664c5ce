/* Join codes as they are told and as people type them. */
#include "game/join_code.h"
#include "unit.h"

static const uint8_t bits[JOIN_CODE_BITS / 8] = {0x00, 0x44, 0x32, 0x14, 0xC7, 0x42, 0x54, 0xB6, 0x35, 0xCF};
#define TOLD "0123-4567-89AB-CDEF"

static void is_told_in_four_groups(void **state)
{
    uint8_t all[JOIN_CODE_BITS / 8];
    char code[JOIN_CODE_SIZE];
    (void)state;
    join_code_write(bits, code);
    assert_string_equal(code, TOLD);
    memset(all, 0xFF, sizeof all);
    join_code_write(all, code);
    assert_string_equal(code, "ZZZZ-ZZZZ-ZZZZ-ZZZZ");
    memset(all, 0, sizeof all);
    join_code_write(all, code);
    assert_string_equal(code, "0000-0000-0000-0000");
    all[sizeof all - 1] = 1; /* the last bit counts */
    join_code_write(all, code);
    assert_string_equal(code, "0000-0000-0000-0001");
}

/* What is stored is SHA-256 of the sixteen characters. */
static void however_it_is_typed(void **state)
{
    static const char *const same[] = {TOLD,
                                       "0123456789ABCDEF",
                                       "0123 4567 89ab cdef",
                                       "  0-1-2-3 4567--89aB-CdEf ",
                                       "O123-4567-89AB-CDEF",
                                       "oI23-4567-89AB-CDEF",
                                       "0l23-4567-89AB-CDEF",
                                       "0L23-4567-89AB-CDEF",
                                       "0123\u20134567\u201389AB\u2014CDEF",
                                       "0123\u00A04567\u00A089AB\u202FCDEF",
                                       "0123\u2212\u20104567\u201189AB\u2012CDEF\n",
                                       "0123\u3000\uFF0D4567\uFE6389AB\uFE58CDEF"};
    struct hash wanted = hash_of("0123456789ABCDEF", 16), found;
    (void)state;
    for (size_t i = 0; i < LENGTH(same); i++) {
        memset(&found, 0, sizeof found);
        if (!join_code_hash(same[i], &found) || !hash_equal(&found, &wanted))
            fail_msg("not the same code: %s", same[i]);
    }
    assert_true(join_code_hash("0123-4567-89AB-CDEG", &found));
    assert_false(hash_equal(&found, &wanted));
}

static void what_is_no_code(void **state)
{
    static const char *const none[] = {"",
                                       "-",
                                       "0123-4567-89AB-CDE",
                                       "0123-4567-89AB-CDEF0",
                                       "U123-4567-89AB-CDEF", /* no letter of it */
                                       "0123_4567_89AB_CDEF",
                                       "0123.4567.89AB.CDEF",
                                       "0123\u20BD4567-89AB-CDEF", /* its first bytes are those of a dash */
                                       "0123-4567-89AB-CDEF\xE2\x80",
                                       "0123-4567-89AB-CD\xC3\x89",
                                       "\357\274\220123-4567-89AB-CDEF" /* a digit of full width */};
    struct hash hash;
    (void)state;
    for (size_t i = 0; i < LENGTH(none); i++)
        if (join_code_hash(none[i], &hash))
            fail_msg("taken for a code: %s", none[i]);
}

/* Each bit makes another code, and what is told is what is understood. */
static void every_bit_counts(void **state)
{
    char code[JOIN_CODE_SIZE];
    struct hash seen[JOIN_CODE_BITS];
    (void)state;
    for (int i = 0; i < JOIN_CODE_BITS; i++) {
        uint8_t other[sizeof bits];
        memcpy(other, bits, sizeof bits);
        other[i / 8] ^= (uint8_t)(0x80 >> i % 8);
        join_code_write(other, code);
        assert_true(join_code_hash(code, &seen[i]));
        for (int k = 0; k < i; k++)
            assert_false(hash_equal(&seen[i], &seen[k]));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(is_told_in_four_groups),
        cmocka_unit_test(however_it_is_typed),
        cmocka_unit_test(what_is_no_code),
        cmocka_unit_test(every_bit_counts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
