/* Statements, commitments and reveals: against the vectors of the second implementation, and that none of them serves
 * anywhere but where it was made for. */
#include "ledger/statement.h"
#include "vectors.h"

/* A vector's statement with what it points at. */
struct said {
    struct statement statement;
    struct tree_head head;
    struct statement_place place;
    struct statement_about about;
};

static void statement_of(const json_t *vector, struct said *ret)
{
    const json_t *last = json_object_get(vector, "last_checkpoint"), *place = json_object_get(vector, "place"),
                 *about = json_object_get(vector, "about");
    const char *body = text_of(vector, "body");
    ret->statement = (struct statement){.session = uuid_of(vector, "session"),
                                        .seat = text_of(vector, "seat"),
                                        .operation = statement_operation_named(text_of(vector, "operation")),
                                        .body = hash_of(body, strlen(body)),
                                        .key = json_string_value(json_object_get(vector, "idempotency_key"))};
    if (last) {
        ret->head = (struct tree_head){.size = number_of(last, "size"), .root = hash_of_hex(text_of(last, "root"))};
        ret->statement.last_checkpoint = &ret->head;
    }
    if (place) {
        ret->place = (struct statement_place){.anchor = hash_of_hex(text_of(place, "anchor")),
                                              .link = number_of(place, "link"),
                                              .index = number_of(place, "index")};
        ret->statement.place = &ret->place;
    }
    if (about) {
        ret->about =
            (struct statement_about){.seq = number_of(about, "seq"), .leaf = hash_of_hex(text_of(about, "leaf"))};
        ret->statement.about = &ret->about;
    }
}

static void secret_of(const json_t *vector, struct device_secret *secret, struct device_key *key)
{
    uint8_t seed[DEVICE_SEED_SIZE], wanted[DEVICE_KEY_SIZE];
    assert_int_equal(bytes_of(text_of(vector, "seed"), seed, sizeof seed), sizeof seed);
    assert_int_equal(bytes_of(text_of(vector, "key"), wanted, sizeof wanted), sizeof wanted);
    device_key_make(seed, secret, key);
    assert_memory_equal(key->bytes, wanted, sizeof wanted);
}

static void assert_bytes(const json_t *vector, const uint8_t *found, size_t length)
{
    uint8_t wanted[STATEMENT_MAX];
    assert_int_equal(length, bytes_of(text_of(vector, "bytes"), wanted, sizeof wanted));
    assert_memory_equal(found, wanted, length);
}

static void assert_signature(const json_t *vector, const struct device_signature *found)
{
    uint8_t wanted[DEVICE_SIGNATURE_SIZE];
    assert_int_equal(bytes_of(text_of(vector, "signature"), wanted, sizeof wanted), sizeof wanted);
    assert_memory_equal(found->bytes, wanted, sizeof wanted);
}

static void hold_statement(const json_t *vector)
{
    struct said said;
    struct device_secret secret;
    struct device_key key;
    struct device_signature signature;
    uint8_t bytes[STATEMENT_MAX];
    statement_of(vector, &said);
    secret_of(vector, &secret, &key);
    assert_bytes(vector, bytes, statement_write(&said.statement, bytes));
    assert_true(statement_sign(&said.statement, &secret, &signature));
    assert_signature(vector, &signature);
    assert_true(statement_check(&said.statement, &key, &signature));
}

static void hold_list(const json_t *vector)
{
    const json_t *nonces = list_of(vector, "nonces"), *wanted = list_of(vector, "commitments"),
                 *stated = json_object_get(vector, "statement");
    struct hash commitments[4];
    struct uuid session = uuid_of(vector, "session");
    struct commitment_list list = {.anchor = hash_of_hex(text_of(vector, "anchor")),
                                   .first = number_of(vector, "first"),
                                   .commitments = commitments,
                                   .count = json_array_size(nonces)};
    assert_in_range(list.count, 1, LENGTH(commitments));
    for (size_t i = 0; i < list.count; i++) {
        uint8_t bytes[NONCE_MAX];
        struct nonce nonce = {.seat = text_of(vector, "seat"), .bytes = bytes};
        nonce.length = bytes_of(json_string_value(json_array_get(nonces, i)), bytes, sizeof bytes);
        assert_true(commitment_make(&session, &list.anchor, list.first + i, &nonce, &commitments[i]));
        struct hash hash = hash_of_hex(json_string_value(json_array_get(wanted, i)));
        assert_hash(&commitments[i], &hash);
    }
    struct said said;
    statement_of(stated, &said);
    struct statement made = said.statement;
    struct statement_place place;
    made.operation = STATEMENT_OPERATION_COUNT;
    made.body = (struct hash){{0}};
    made.place = NULL;
    assert_true(commitment_list_state(&list, &made, &place));
    assert_hash(&made.body, &said.statement.body);
    uint8_t bytes[STATEMENT_MAX];
    assert_bytes(stated, bytes, statement_write(&made, bytes));
    hold_statement(stated);
}

static void reveal_of(const json_t *vector, uint8_t nonce[NONCE_MAX], struct reveal *ret)
{
    *ret = (struct reveal){.session = uuid_of(vector, "session"),
                           .nonce = {.seat = text_of(vector, "seat"), .bytes = nonce},
                           .asked = hash_of_hex(text_of(vector, "asked")),
                           .root = hash_of_hex(text_of(vector, "root")),
                           .index = number_of(vector, "index")};
    ret->nonce.length = bytes_of(text_of(vector, "nonce"), nonce, NONCE_MAX);
}

static void hold_reveal(const json_t *vector)
{
    struct reveal reveal;
    struct device_secret secret;
    struct device_key key;
    struct device_signature signature;
    uint8_t nonce[NONCE_MAX], bytes[STATEMENT_MAX];
    reveal_of(vector, nonce, &reveal);
    secret_of(vector, &secret, &key);
    assert_bytes(vector, bytes, reveal_write(&reveal, bytes));
    assert_true(reveal_sign(&reveal, &secret, &signature));
    assert_signature(vector, &signature);
    assert_true(reveal_check(&reveal, &key, &signature));
}

static void hold_each(const json_t *root, const char *list, size_t count, void (*hold)(const json_t *vector))
{
    const json_t *vectors = list_of(root, list);
    assert_int_equal(json_array_size(vectors), count);
    for (size_t i = 0; i < count; i++)
        hold(json_array_get(vectors, i));
}

static void the_vectors(void **state)
{
    (void)state;
    json_t *root = vectors_load(VECTORS "ledger.json");
    hold_each(root, "statements", 4, hold_statement);
    hold_each(root, "commitment_lists", 1, hold_list);
    hold_each(root, "reveals", 2, hold_reveal);
    json_decref(root);
}

/* Statements that differ in one thing each. */

static const struct tree_head head = {.size = 5, .root = {{5}}}, later = {.size = 6, .root = {{5}}},
                              fork = {.size = 5, .root = {{6}}};
static const struct statement_place place = {.anchor = {{7}}, .link = 3, .index = 2},
                                    other_chain = {.anchor = {{8}}, .link = 3, .index = 2},
                                    other_link = {.anchor = {{7}}, .link = 4, .index = 2},
                                    other_index = {.anchor = {{7}}, .link = 3, .index = 3},
                                    swapped = {.anchor = {{7}}, .link = 2, .index = 3};
static const struct statement_about about = {.seq = 9, .leaf = {{9}}}, other_entry = {.seq = 10, .leaf = {{9}}},
                                    other_leaf = {.seq = 9, .leaf = {{10}}};

static const struct statement asks = {.session = {{1}},
                                      .seat = "red",
                                      .operation = STATEMENT_ASK,
                                      .body = {{2}},
                                      .key = "k",
                                      .last_checkpoint = &head,
                                      .place = &place};

static struct device_secret secret;
static struct device_key key;

static int set_up(void **state)
{
    static const uint8_t seed[DEVICE_SEED_SIZE] = {1, 2, 3};
    (void)state;
    device_key_make(seed, &secret, &key);
    return 0;
}

/* What was signed for one use is refused for every other. */
static void a_statement_serves_nowhere_else(void **state)
{
    (void)state;
    struct statement others[24];
    struct device_signature signature;
    size_t count = 0;
#define OTHER(member, value)                                                                                           \
    others[count] = asks;                                                                                              \
    others[count++].member = value
    OTHER(session.bytes[15], 1);
    OTHER(seat, "blue");
    OTHER(seat, "re");
    OTHER(seat, "redk");
    OTHER(operation, STATEMENT_RULE);
    OTHER(body.bytes[31], 1);
    OTHER(key, "kk");
    OTHER(key, "l");
    OTHER(last_checkpoint, &later);
    OTHER(last_checkpoint, &fork);
    OTHER(place, &other_chain);
    OTHER(place, &other_link);
    OTHER(place, &other_index);
    OTHER(place, &swapped);
    assert_true(statement_sign(&asks, &secret, &signature));
    assert_true(statement_check(&asks, &key, &signature));
    for (size_t i = 0; i < count; i++) {
        struct device_signature own;
        assert_false(statement_check(&others[i], &key, &signature));
        assert_true(statement_sign(&others[i], &secret, &own)); /* it is refused for what it says, not for its form */
    }
    struct statement gives_up = asks, elsewhere, younger;
    gives_up.operation = STATEMENT_GIVE_UP;
    gives_up.place = NULL;
    gives_up.about = &about;
    elsewhere = younger = gives_up;
    elsewhere.about = &other_entry;
    younger.about = &other_leaf;
    assert_true(statement_sign(&gives_up, &secret, &signature));
    assert_true(statement_check(&gives_up, &key, &signature));
    assert_false(statement_check(&elsewhere, &key, &signature));
    assert_false(statement_check(&younger, &key, &signature));
    gives_up.operation = STATEMENT_AGREE_DECLARED;
    assert_false(statement_check(&gives_up, &key, &signature));
    struct device_key stranger = key;
    stranger.bytes[0] ^= 1;
    assert_true(statement_sign(&asks, &secret, &signature));
    assert_false(statement_check(&asks, &stranger, &signature));
    assert_false(device_key_equal(&key, &stranger));
    assert_true(device_key_equal(&key, &key));
}

/* Every operation, written with what it must say, gives bytes of its own; with less or more it gives none. */
static void what_each_operation_must_say(void **state)
{
    (void)state;
    enum { PLACE = 1, ABOUT = 2, LAST = 4, KEY = 8, ALL = 16 };
    static uint8_t written[STATEMENT_OPERATION_COUNT * ALL][STATEMENT_MAX];
    size_t lengths[STATEMENT_OPERATION_COUNT * ALL], count = 0;
    struct statement_place first = place;
    first.link = 0;
    for (int operation = 0; operation < STATEMENT_OPERATION_COUNT; operation++) {
        int allowed = 0;
        for (int says = 0; says < ALL; says++) {
            struct statement statement = asks;
            statement.operation = (enum statement_operation)operation;
            const struct statement_place *where = operation == STATEMENT_COMMIT ? &first : &place;
            statement.place = says & PLACE ? where : NULL;
            statement.about = says & ABOUT ? &about : NULL;
            statement.last_checkpoint = says & LAST ? &head : NULL;
            statement.key = says & KEY ? "k" : NULL;
            size_t length = statement_write(&statement, written[count]);
            struct device_signature signature;
            assert_int_equal(statement_sign(&statement, &secret, &signature), length > 0);
            if (!length)
                continue;
            for (size_t i = 0; i < count; i++)
                assert_false(lengths[i] == length && memcmp(written[i], written[count], length) == 0);
            lengths[count++] = length;
            allowed++;
        }
        bool either = operation == STATEMENT_JOIN || operation == STATEMENT_RULE;
        assert_int_equal(allowed, either ? 2 : 1);
        assert_int_equal(statement_operation_named(statement_operation_name((enum statement_operation)operation)),
                         operation);
    }
    assert_int_equal(statement_operation_named("reveal"), STATEMENT_OPERATION_COUNT);
    assert_null(statement_operation_name(STATEMENT_OPERATION_COUNT));
    struct statement statement = asks;
    statement.operation = STATEMENT_OPERATION_COUNT;
    assert_int_equal(statement_write(&statement, written[0]), 0);
    statement.operation = STATEMENT_COMMIT; /* a link is no part of it */
    assert_int_equal(statement_write(&statement, written[0]), 0);
    statement.place = NULL;
    assert_int_equal(statement_write(&statement, written[0]), 0);
}

static void texts_have_their_lengths(void **state)
{
    (void)state;
    static char seat[SEALED_SEAT_MAX + 2], long_key[STATEMENT_KEY_MAX + 2];
    uint8_t bytes[STATEMENT_MAX];
    memset(seat, 'x', SEALED_SEAT_MAX + 1);
    memset(long_key, 'x', STATEMENT_KEY_MAX + 1);
    const char *const wrong_seats[] = {NULL, "", seat}, *const wrong_keys[] = {NULL, "", long_key};
    for (size_t i = 0; i < LENGTH(wrong_seats); i++) {
        struct statement statement = asks;
        statement.seat = wrong_seats[i];
        assert_int_equal(statement_write(&statement, bytes), 0);
        statement = asks;
        statement.key = wrong_keys[i];
        assert_int_equal(statement_write(&statement, bytes), 0);
    }
    struct statement statement = asks; /* the longest there is */
    statement.seat = seat + 1;
    statement.key = long_key + 1;
    assert_true(statement_write(&statement, bytes) > SEALED_SEAT_MAX + STATEMENT_KEY_MAX);
}

static const uint8_t nonce_bytes[NONCE_MAX + 1] = {4, 5, 6}, other_bytes[NONCE_MAX] = {4, 5, 7};

static void a_commitment_serves_nowhere_else(void **state)
{
    (void)state;
    static char long_seat[SEALED_SEAT_MAX + 2];
    const struct uuid session = {{1}}, other_session = {{2}};
    const struct hash anchor = {{3}}, other_anchor = {{4}};
    const struct nonce nonce = {"red", nonce_bytes, 16}, longer = {"red", nonce_bytes, 17},
                       blue = {"blue", nonce_bytes, 16}, other = {"red", other_bytes, 16};
    const struct {
        const struct uuid *session;
        const struct hash *anchor;
        uint64_t index;
        const struct nonce *nonce;
    } uses[] = {
        {&session, &anchor, 0, &nonce}, {&other_session, &anchor, 0, &nonce}, {&session, &other_anchor, 0, &nonce},
        {&session, &anchor, 1, &nonce}, {&session, &anchor, 0, &longer},      {&session, &anchor, 0, &blue},
        {&session, &anchor, 0, &other},
    };
    struct hash made[LENGTH(uses)];
    for (size_t i = 0; i < LENGTH(uses); i++) {
        assert_true(commitment_make(uses[i].session, uses[i].anchor, uses[i].index, uses[i].nonce, &made[i]));
        for (size_t k = 0; k < i; k++)
            assert_false(hash_equal(&made[i], &made[k]));
    }
    memset(long_seat, 'x', SEALED_SEAT_MAX + 1);
    const struct nonce refused[] = {
        {long_seat, nonce_bytes, 16}, {"red", nonce_bytes, NONCE_MIN - 1}, {"red", nonce_bytes, NONCE_MAX + 1}};
    for (size_t i = 0; i < LENGTH(refused); i++)
        assert_false(commitment_make(&session, &anchor, 0, &refused[i], &made[0]));
}

static void lists_of_commitments(void **state)
{
    (void)state;
    static struct hash commitments[COMMITMENTS_MAX + 1];
    struct commitment_list list = {.anchor = {{7}}, .first = 2, .commitments = commitments, .count = COMMITMENTS_MAX};
    struct statement statement = asks, other = asks;
    struct statement_place at, elsewhere;
    struct device_signature signature;
    assert_true(commitment_list_state(&list, &statement, &at));
    assert_true(statement_sign(&statement, &secret, &signature));
    assert_true(statement_check(&statement, &key, &signature));
    list.first = 3;
    assert_true(commitment_list_state(&list, &other, &elsewhere));
    assert_false(statement_check(&other, &key, &signature));
    list.first = 2;
    list.anchor.bytes[0] = 8; /* after a re-key */
    assert_true(commitment_list_state(&list, &other, &elsewhere));
    assert_false(statement_check(&other, &key, &signature));
    list.anchor.bytes[0] = 7;
    commitments[COMMITMENTS_MAX - 1].bytes[31] = 1;
    assert_true(commitment_list_state(&list, &other, &elsewhere));
    assert_false(statement_check(&other, &key, &signature));
    list.count = 0;
    assert_false(commitment_list_state(&list, &other, &elsewhere));
    list.count = COMMITMENTS_MAX + 1;
    assert_false(commitment_list_state(&list, &other, &elsewhere));
    list.count = 1;
    list.first = ((uint64_t)1 << 53) + 1;
    assert_false(commitment_list_state(&list, &other, &elsewhere));
}

static void a_reveal_serves_nowhere_else(void **state)
{
    (void)state;
    const struct reveal shown = {
        .session = {{1}}, .nonce = {"red", nonce_bytes, 16}, .asked = {{2}}, .root = {{3}}, .index = 4};
    struct device_signature signature;
    struct reveal others[8];
    size_t count = 0;
    uint8_t bytes[STATEMENT_MAX], statement_bytes[STATEMENT_MAX];
#undef OTHER
#define OTHER(member, value)                                                                                           \
    others[count] = shown;                                                                                             \
    others[count++].member = value
    OTHER(session.bytes[0], 2);
    OTHER(nonce.seat, "blue");
    OTHER(nonce.bytes, other_bytes);
    OTHER(nonce.length, 17);
    OTHER(asked.bytes[0], 3); /* a fork that asks something else at that index */
    OTHER(root.bytes[0], 2);  /* a fork before the question */
    OTHER(index, 5);
    assert_true(reveal_sign(&shown, &secret, &signature));
    assert_true(reveal_check(&shown, &key, &signature));
    for (size_t i = 0; i < count; i++)
        assert_false(reveal_check(&others[i], &key, &signature));
    /* No statement begins as a reveal does. */
    size_t length = reveal_write(&shown, bytes);
    assert_true(length > 40 && statement_write(&asks, statement_bytes) > 40);
    assert_memory_not_equal(bytes, statement_bytes, 24);
    struct reveal refused = shown;
    refused.nonce.length = NONCE_MIN - 1;
    assert_false(reveal_sign(&refused, &secret, &signature));
    refused = shown;
    refused.nonce.seat = "";
    assert_int_equal(reveal_write(&refused, bytes), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_vectors),
        cmocka_unit_test(a_statement_serves_nowhere_else),
        cmocka_unit_test(what_each_operation_must_say),
        cmocka_unit_test(texts_have_their_lengths),
        cmocka_unit_test(a_commitment_serves_nowhere_else),
        cmocka_unit_test(lists_of_commitments),
        cmocka_unit_test(a_reveal_serves_nowhere_else),
    };
    return cmocka_run_group_tests(tests, set_up, NULL);
}
