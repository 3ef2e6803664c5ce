/* The chain of secrets: against the vectors of the second implementation, and as it is kept and served. */
#include "ledger/chain.h"
#include "vectors.h"

static struct chain chain;

static void the_vectors(void **state)
{
    (void)state;
    json_t *root = vectors_load(VECTORS "ledger.json"), *vector, *secret;
    const char *number;
    size_t i;
    assert_int_equal(json_array_size(list_of(root, "chains")), 6);
    json_array_foreach(json_object_get(root, "chains"), i, vector)
    {
        struct uuid session = uuid_of(vector, "session");
        struct hash highest = hash_of_hex(text_of(vector, "highest")), anchor = hash_of_hex(text_of(vector, "anchor"));
        assert_true(
            chain_start(&chain, &session, number_of(vector, "from"), (uint32_t)number_of(vector, "length"), &highest));
        assert_hash(&chain.anchor.secret, &anchor);
        assert_true(json_object_size(json_object_get(vector, "links")) > 0);
        json_object_foreach(json_object_get(vector, "links"), number, secret)
        {
            struct hash found, wanted = hash_of_hex(json_string_value(secret));
            uint64_t link = strtoull(number, NULL, 10);
            assert_true(chain_link(&chain, link, &found));
            assert_hash(&found, &wanted);
            found = chain_walk(&session, link, &wanted, chain.anchor.from);
            assert_hash(&found, &anchor);
        }
    }
    json_decref(root);
}

/* Every length around the steps, every link: each hashes to the one below, the first to the anchor, none is beyond. */
static void every_link_of_every_length(void **state)
{
    (void)state;
    static const uint32_t lengths[] = {1, 2, 3, 127, 128, 129, 255, 256, 257, 1000, CHAIN_LENGTH};
    const struct uuid session = {{1, 2, 3}};
    for (size_t i = 0; i < LENGTH(lengths); i++) {
        uint64_t from = i % 2 ? 4096 * i : 0;
        struct hash highest = hash_of(&lengths[i], sizeof lengths[i]), found, below;
        assert_true(chain_start(&chain, &session, from, lengths[i], &highest));
        struct hash last = chain.anchor.secret;
        for (uint64_t link = from + 1; link <= from + lengths[i]; link++) {
            assert_true(chain_link(&chain, link, &found));
            below = chain_below(&session, link, &found);
            assert_hash(&below, &last);
            last = found;
        }
        assert_hash(&last, &highest);
        assert_false(chain_link(&chain, from, &found));
        assert_false(chain_link(&chain, from + lengths[i] + 1, &found));
        assert_false(chain_link(&chain, 0, &found));
        assert_false(chain_link(&chain, UINT64_MAX, &found));
        assert_true(chain_link(&chain, from + 1, &found)); /* a lost race asks again */
        below = chain_below(&session, from + 1, &found);
        assert_hash(&below, &chain.anchor.secret);
    }
}

/* No part of a link can be exchanged: session, number, secret. */
static void links_belong_to_their_place(void **state)
{
    (void)state;
    const struct uuid session = {{1}};
    const struct hash secret = hash_of("secret", 6);
    struct hash below = chain_below(&session, 7, &secret), other;
    for (size_t bit = 0; bit < 128; bit++) {
        struct uuid changed = session;
        changed.bytes[bit / 8] ^= (uint8_t)(1 << bit % 8);
        other = chain_below(&changed, 7, &secret);
        assert_false(hash_equal(&below, &other));
    }
    for (size_t bit = 0; bit < 64; bit++) {
        other = chain_below(&session, 7 ^ ((uint64_t)1 << bit), &secret);
        assert_false(hash_equal(&below, &other));
    }
    for (size_t bit = 0; bit < 256; bit++) {
        struct hash changed = secret;
        changed.bytes[bit / 8] ^= (uint8_t)(1 << bit % 8);
        other = chain_below(&session, 7, &changed);
        assert_false(hash_equal(&below, &other));
    }
}

static void what_is_no_chain(void **state)
{
    (void)state;
    const struct uuid session = {{1}};
    const struct hash highest = hash_of("highest", 7);
    struct hash found;
    assert_false(chain_start(&chain, &session, 0, 0, &highest));
    assert_false(chain_start(&chain, &session, 0, CHAIN_LENGTH_MAX + 1, &highest));
    assert_false(chain_start(&chain, &session, UINT64_MAX - 1, 2, &highest));
    assert_true(chain_start(&chain, &session, 0, 10, &highest));
    assert_true(chain_link(&chain, 10, &found));
    chain_end(&chain);
    for (uint64_t link = 0; link <= 10; link++)
        assert_false(chain_link(&chain, link, &found));
    for (size_t i = 0; i < LENGTH(chain.links); i++) /* wiped */
        assert_true(sodium_is_zero(chain.links[i].bytes, HASH_SIZE));
    assert_true(sodium_is_zero(chain.marks[0].bytes, HASH_SIZE));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_vectors),
        cmocka_unit_test(every_link_of_every_length),
        cmocka_unit_test(links_belong_to_their_place),
        cmocka_unit_test(what_is_no_chain),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
