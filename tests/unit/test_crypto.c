/* What the room `crypto` promises, against published vectors. Hashes and notes have theirs in tests/ledger. */
#include "crypto/crypto.h"
#include "unit.h"
#include <string.h>

static void read_hex(const char *text, uint8_t *ret, size_t size)
{
    size_t length = 0;
    assert_true(hex_decode(text, strlen(text), NULL, ret, size, &length));
    assert_int_equal(length, size);
}

/* RFC 8032, 7.1, test 2. */
static void test_signature(void **state)
{
    (void)state;
    uint8_t seed[SIGNATURE_SEED_SIZE], secret[SIGNATURE_SECRET_SIZE], key[SIGNATURE_KEY_SIZE];
    uint8_t expected_key[SIGNATURE_KEY_SIZE], expected[SIGNATURE_SIZE], signature[SIGNATURE_SIZE];
    const uint8_t message[] = {0x72};
    read_hex("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb", seed, sizeof seed);
    read_hex("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c", expected_key, sizeof expected_key);
    read_hex("92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
             "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
             expected, sizeof expected);
    signature_pair(seed, secret, key);
    assert_memory_equal(key, expected_key, sizeof key);
    assert_memory_equal(secret, seed, sizeof seed);
    assert_memory_equal(secret + sizeof seed, key, sizeof key);
    signature_make(message, sizeof message, secret, signature);
    assert_memory_equal(signature, expected, sizeof signature);
    assert_true(signature_verify(signature, message, sizeof message, key));
    assert_false(signature_verify(signature, message, 0, key));
    signature[3] ^= 1;
    assert_false(signature_verify(signature, message, sizeof message, key));
    assert_true(signature_key_sound(key));
}

static void test_weak_key(void **state)
{
    (void)state;
    uint8_t neutral[SIGNATURE_KEY_SIZE] = {1}, zero[SIGNATURE_KEY_SIZE] = {0};
    assert_false(signature_key_sound(neutral));
    assert_false(signature_key_sound(zero));
}

static void test_box(void **state)
{
    (void)state;
    uint8_t key[BOX_KEY_SIZE], nonce[BOX_NONCE_SIZE], again[BOX_NONCE_SIZE], box[6 + BOX_TAG_SIZE], opened[6];
    const struct box_label label = {"table", 5}, other = {"tables", 6};
    random_fill(key, sizeof key);
    box_seal("secret", 6, label, key, again, box);
    box_seal("secret", 6, label, key, nonce, box);
    assert_memory_not_equal(nonce, again, sizeof nonce);
    assert_true(box_open(box, sizeof box, label, key, nonce, opened));
    assert_memory_equal(opened, "secret", 6);
    assert_false(box_open(box, sizeof box, other, key, nonce, opened));
    assert_false(box_open(box, sizeof box, label, key, again, opened));
    assert_false(box_open(box, BOX_TAG_SIZE - 1, label, key, nonce, opened));
    box[0] ^= 1;
    assert_false(box_open(box, sizeof box, label, key, nonce, opened));
    box[0] ^= 1, key[0] ^= 1;
    assert_false(box_open(box, sizeof box, label, key, nonce, opened));
}

/* The vector of the paper on SipHash, as little-endian bytes. */
static void test_table_hash(void **state)
{
    (void)state;
    uint8_t key[TABLE_KEY_SIZE], bytes[15], expected[8];
    for (uint8_t i = 0; i < sizeof key; i++)
        key[i] = i;
    for (uint8_t i = 0; i < sizeof bytes; i++)
        bytes[i] = i;
    read_hex("e545be4961ca29a1", expected, sizeof expected);
    uint64_t hash = table_hash(key, bytes, sizeof bytes);
    assert_memory_equal(&hash, expected, sizeof expected);
}

static void test_secret(void **state)
{
    (void)state;
    uint8_t a[] = {1, 2, 3}, b[] = {1, 2, 4};
    assert_true(secret_equal(a, b, 2));
    assert_false(secret_equal(a, b, 3));
    secret_wipe(a, 2);
    assert_true(a[0] == 0 && a[1] == 0 && a[2] == 3);
}

static void test_encoding(void **state)
{
    (void)state;
    const uint8_t bytes[] = {0xFB, 0xEF, 0xFF, 0x01};
    uint8_t back[4];
    char text[9];
    size_t length = 0;
    hex_encode(bytes, sizeof bytes, text);
    assert_string_equal(text, "fbefff01");
    assert_true(hex_decode("FB-EF-ff01", 10, "-", back, sizeof back, &length) && length == 4);
    assert_memory_equal(back, bytes, sizeof bytes);
    assert_false(hex_decode("fb-ef", 5, NULL, back, sizeof back, &length));
    assert_false(hex_decode("fbefff0102", 10, NULL, back, sizeof back, &length));
    base64_encode(BASE64_PADDED, bytes, sizeof bytes, text, sizeof text);
    assert_string_equal(text, "++//AQ==");
    assert_true(base64_decode(BASE64_PADDED, text, 8, back, sizeof back, &length) && length == 4);
    assert_false(base64_decode(BASE64_URL, text, 8, back, sizeof back, &length));
    base64_encode(BASE64_URL, bytes, sizeof bytes, text, sizeof text);
    assert_string_equal(text, "--__AQ");
    assert_true(base64_decode(BASE64_URL, text, 6, back, sizeof back, &length) && length == 4);
    assert_memory_equal(back, bytes, sizeof bytes);
    assert_false(base64_decode(BASE64_URL, text, 6, back, 3, &length));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_signature),  cmocka_unit_test(test_weak_key), cmocka_unit_test(test_box),
        cmocka_unit_test(test_table_hash), cmocka_unit_test(test_secret),   cmocka_unit_test(test_encoding),
    };
    return crypto_start() ? cmocka_run_group_tests(tests, NULL, NULL) : 1;
}
