/* Boxes, chains and tokens under the server's keys. */
#include "keys/keys.h"
#include "unit.h"
#include <sodium.h>

static struct key_ring ring;

static int setup(void **state)
{
    (void)state;
    if (sodium_init() < 0)
        return 1;
    ring = (struct key_ring){.encryption_count = 2};
    for (size_t i = 0; i < 2; i++) {
        randombytes_buf(ring.encryption[i].fingerprint, FINGERPRINT_SIZE);
        randombytes_buf(ring.encryption[i].secret, SERVER_KEY_SIZE);
    }
    return 0;
}

static void swap_keys(void)
{
    struct key_ring before = ring;
    ring.encryption[0] = before.encryption[1];
    ring.encryption[1] = before.encryption[0];
}

static void boxes_open_for_their_session(void **state)
{
    struct uuid session = {{1}}, other = {{2}};
    struct root_box box, changed;
    uint8_t root[ROOT_SIZE], found[ROOT_SIZE];
    (void)state;
    root_make(&ring, &session, root, &box);
    assert_true(root_open(&ring, &session, &box, found));
    assert_memory_equal(root, found, ROOT_SIZE);
    assert_false(root_open(&ring, &other, &box, found));
    for (size_t i = 0; i < ROOT_BOX_SIZE; i++) {
        changed = box;
        changed.bytes[i] ^= 1;
        assert_false(root_open(&ring, &session, &changed, found));
    }
    changed = box;
    changed.fingerprint[0] ^= 1; /* of a key that nobody has */
    assert_false(root_open(&ring, &session, &changed, found));
    swap_keys(); /* rotated: an older key opens what it closed */
    assert_true(root_open(&ring, &session, &box, found));
    ring.encryption_count = 1;
    assert_false(root_open(&ring, &session, &box, found));
}

static void chains_differ(void **state)
{
    struct uuid session = {{1}}, other = {{2}};
    uint8_t root[ROOT_SIZE] = {7}, second[ROOT_SIZE] = {8};
    (void)state;
    struct hash first = root_chain(root, &session, 0), same = root_chain(root, &session, 0);
    assert_true(hash_equal(&first, &same));
    const struct hash others[] = {root_chain(root, &session, 1), root_chain(root, &other, 0),
                                  root_chain(second, &session, 0)};
    for (size_t i = 0; i < LENGTH(others); i++)
        assert_false(hash_equal(&first, &others[i]));
}

static void tokens_come_again(void **state)
{
    struct uuid session = {{1}}, other = {{2}};
    char token[TOKEN_TEXT_SIZE], again[TOKEN_TEXT_SIZE];
    (void)state;
    ring.encryption_count = 2;
    assert_true(token_derive(&ring, 0, &session, TOKEN_JOINED, "a secret key", token));
    assert_int_equal(strlen(token), TOKEN_TEXT_SIZE - 1);
    swap_keys();
    assert_true(token_derive(&ring, 1, &session, TOKEN_JOINED, "a secret key", again));
    assert_string_equal(token, again);
    assert_false(token_derive(&ring, 2, &session, TOKEN_JOINED, "a secret key", again));
    static const struct {
        bool session;
        const char *key;
    } others[] = {{true, "a secret key"}, {false, "another"}, {false, "a secret key "}};
    for (size_t i = 0; i < LENGTH(others); i++) {
        assert_true(token_derive(&ring, 1, others[i].session ? &other : &session, TOKEN_JOINED, others[i].key, again));
        assert_string_not_equal(token, again);
    }
    assert_true(token_derive(&ring, 1, &session, TOKEN_REISSUED, "a secret key", again));
    assert_string_not_equal(token, again);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(boxes_open_for_their_session),
        cmocka_unit_test(chains_differ),
        cmocka_unit_test(tokens_come_again),
    };
    return cmocka_run_group_tests(tests, setup, NULL);
}
