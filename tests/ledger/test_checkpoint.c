/* Checkpoints: the published example, the vectors of the second implementation, every malformed form. And what is made
 * of them: receipts and exports. */
#include "ledger/checkpoint.h"
#include "ledger/receipt.h"
#include "ledger/tree.h"
#include "vectors.h"

static struct note_signer signer;
static struct uuid session;
static struct tree_head head;

static int setup(void **state)
{
    (void)state;
    static const uint8_t seed[NOTE_SEED_SIZE] = {7};
    assert_true(note_signer_make("umpire.example", seed, &signer));
    assert_true(uuid_read("01934abc-def0-7fff-8000-090aa00aff10", &session));
    head = (struct tree_head){.size = 3, .root = hash_of("root", 4)};
    return 0;
}

static void the_published_checkpoint(void **state)
{
    (void)state;
    json_t *root = vectors_load(VECTORS "note.json"), *vector = json_object_get(root, "checkpoint");
    const char *bytes = text_of(vector, "note");
    struct hash wanted = hash_of_hex(text_of(vector, "root"));
    struct checkpoint checkpoint;
    struct note note;
    assert_true(note_read(bytes, strlen(bytes), &note));
    assert_true(checkpoint_read(&note, &checkpoint));
    assert_string_equal(checkpoint.origin, text_of(vector, "origin"));
    assert_int_equal(checkpoint.head.size, number_of(vector, "size"));
    assert_hash(&checkpoint.head.root, &wanted);
    assert_int_equal(checkpoint.extensions_length, 0);
    json_decref(root);
}

static void the_vectors(void **state)
{
    (void)state;
    json_t *root = vectors_load(VECTORS "ledger.json"), *vector;
    size_t i;
    assert_int_equal(json_array_size(list_of(root, "checkpoints")), 3);
    json_array_foreach(json_object_get(root, "checkpoints"), i, vector)
    {
        struct tree_head wanted = {.size = number_of(vector, "size"), .root = hash_of_hex(text_of(vector, "root"))};
        struct uuid of = uuid_of(vector, "session");
        char note[CHECKPOINT_NOTE_MAX], words[NOTE_KEY_TEXT_SIZE];
        uint8_t seed[NOTE_SEED_SIZE];
        struct note_signer server;
        struct checkpoint checkpoint;
        struct note_key key;
        struct text out;
        bytes_of(text_of(vector, "seed"), seed, sizeof seed);
        assert_true(note_signer_make(text_of(vector, "server"), seed, &server));
        note_key_write(&server.key, words);
        assert_string_equal(words, text_of(vector, "key"));
        text_start(&out, note, sizeof note);
        assert_true(checkpoint_sign(&out, &of, &wanted, &server, 1));
        assert_string_equal(note, text_of(vector, "note"));
        assert_true(note_key_read(words, &key));
        assert_int_equal(checkpoint_open(note, out.used, &key, 1, &of, &checkpoint), CHECKPOINT_SIGNED);
        assert_int_equal(checkpoint.head.size, wanted.size);
        assert_hash(&checkpoint.head.root, &wanted.root);
    }
    json_decref(root);
}

static bool reads(const char *text)
{
    char bytes[1024];
    struct checkpoint checkpoint;
    struct note note;
    struct text out;
    text_start(&out, bytes, sizeof bytes);
    assert_true(note_sign(&out, text, &signer, 1));
    return note_read(bytes, out.used, &note) && checkpoint_read(&note, &checkpoint);
}

#define ROOT "CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I="

static void malformed_checkpoints(void **state)
{
    (void)state;
    static const char *const refused[] = {
        "a\n",
        "a\n1\n",
        "\n1\n" ROOT "\n",
        "a\n\n" ROOT "\n",
        "a\n1\n\n" ROOT "\n",
        "a\n01\n" ROOT "\n",
        "a\n00\n" ROOT "\n",
        "a\n+1\n" ROOT "\n",
        "a\n-1\n" ROOT "\n",
        "a\n 1\n" ROOT "\n",
        "a\n1 \n" ROOT "\n",
        "a\n0x1\n" ROOT "\n",
        "a\n18446744073709551616\n" ROOT "\n",
        "a\n99999999999999999999\n" ROOT "\n",
        "a\n1\n" ROOT "=\n",
        "a\n1\n " ROOT "\n",
        "a\n1\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2J=\n", /* bits behind the end */
        "a\n1\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I\n",
        "a\n1\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jx\n", /* 30 bytes */
        "a\n1\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2JA\n",
        "a\n1\n" ROOT "\n\n",
        "a\n1\n" ROOT "\nextension\n\nmore\n",
    };
    for (size_t i = 0; i < LENGTH(refused); i++)
        if (reads(refused[i]))
            fail_msg("read as a checkpoint: %s", refused[i]);
    assert_true(reads("a\n0\n" ROOT "\n"));
    assert_true(reads("a b+c\n18446744073709551615\n" ROOT "\n"));
    assert_true(reads("a\n1\n" ROOT "\nextension\nmore\n"));
    char longest[CHECKPOINT_ORIGIN_MAX + 64];
    memset(longest, 'o', CHECKPOINT_ORIGIN_MAX);
    snprintf(longest + CHECKPOINT_ORIGIN_MAX, 64, "\n1\n" ROOT "\n");
    assert_false(reads(longest));
    assert_true(reads(longest + 1));
}

static void extensions_are_handed_on(void **state)
{
    (void)state;
    char bytes[1024], words[512];
    struct checkpoint checkpoint;
    struct text out;
    text_start(&out, bytes, sizeof bytes);
    snprintf(words, sizeof words, "umpire.example/01934abc-def0-7fff-8000-090aa00aff10\n5\n" ROOT "\none\ntwo\n");
    assert_true(note_sign(&out, words, &signer, 1));
    assert_int_equal(checkpoint_open(bytes, out.used, &signer.key, 1, &session, &checkpoint), CHECKPOINT_SIGNED);
    assert_int_equal(checkpoint.extensions_length, 8);
    assert_memory_equal(checkpoint.extensions, "one\ntwo\n", 8);
}

/* Every verdict of checkpoint_open. */
static void checkpoints_are_opened(void **state)
{
    (void)state;
    static const uint8_t other_seed[NOTE_SEED_SIZE] = {8}, witness_seed[NOTE_SEED_SIZE] = {9};
    char note[CHECKPOINT_NOTE_MAX];
    struct note_signer signers[2], other;
    struct checkpoint checkpoint;
    struct uuid elsewhere = {{1}};
    struct text out;
    signers[0] = signer;
    assert_true(note_signer_make("witness.example", witness_seed, &signers[1]));
    assert_true(note_signer_make("umpire.example", other_seed, &other));
    text_start(&out, note, sizeof note);
    assert_true(checkpoint_sign(&out, &session, &head, signers, 2));
    const struct note_key all[] = {other.key, signers[1].key, signer.key};
    assert_int_equal(checkpoint_open(note, out.used, all, 3, &session, &checkpoint), CHECKPOINT_SIGNED);
    assert_int_equal(checkpoint.head.size, 3);
    assert_hash(&checkpoint.head.root, &head.root);
    assert_int_equal(checkpoint_open(note, out.used, all + 2, 1, &session, &checkpoint), CHECKPOINT_SIGNED);
    assert_int_equal(checkpoint_open(note, out.used, all, 1, &session, &checkpoint), CHECKPOINT_UNKNOWN);
    assert_int_equal(checkpoint_open(note, out.used, all, 0, &session, &checkpoint), CHECKPOINT_UNKNOWN);
    /* A witness alone does not make it the server's, nor another session's. */
    assert_int_equal(checkpoint_open(note, out.used, all + 1, 1, &session, &checkpoint), CHECKPOINT_ELSEWHERE);
    assert_int_equal(checkpoint_open(note, out.used, all, 3, &elsewhere, &checkpoint), CHECKPOINT_ELSEWHERE);
    assert_int_equal(checkpoint_open(note, out.used - 1, all, 3, &session, &checkpoint), CHECKPOINT_MALFORMED);
    char *size = strstr(note, "\n3\n");
    assert_non_null(size);
    size[1] = '4';
    assert_int_equal(checkpoint_open(note, out.used, all, 3, &session, &checkpoint), CHECKPOINT_FORGED);
    assert_int_equal(checkpoint_open(note, out.used, all, 1, &session, &checkpoint), CHECKPOINT_UNKNOWN);
}

static void an_origin_may_not_be_too_long(void **state)
{
    (void)state;
    static char name[CHECKPOINT_ORIGIN_MAX];
    char origin[CHECKPOINT_ORIGIN_MAX];
    assert_true(checkpoint_origin("umpire.example", &session, origin));
    assert_string_equal(origin, "umpire.example/01934abc-def0-7fff-8000-090aa00aff10");
    memset(name, 'n', NOTE_NAME_MAX - 1);
    assert_true(checkpoint_origin(name, &session, origin)); /* whatever a key's name may be */
    memset(name, 'n', NOTE_NAME_MAX);
    assert_false(checkpoint_origin(name, &session, origin));
}

/* A receipt has all that is needed: read with another JSON library, its parts prove the entry. */
static void a_receipt_proves_its_entry(void **state)
{
    (void)state;
    static const char *const entries[] = {"{\"a\":1}", "{\"words\":\"\\\"½\\\" \\n\"}", "{}"};
    struct hash leaves[LENGTH(entries)];
    struct tree_proof proof, read = {.count = 0};
    struct checkpoint checkpoint;
    struct writer out;
    struct text note;
    char bytes[CHECKPOINT_NOTE_MAX];
    for (size_t i = 0; i < LENGTH(entries); i++)
        leaves[i] = tree_leaf(entries[i], strlen(entries[i]));
    struct tree_head three = {.size = 3, .root = tree_root_of(leaves, 3)};
    text_start(&note, bytes, sizeof bytes);
    assert_true(checkpoint_sign(&note, &session, &three, &signer, 1));
    assert_true(tree_prove_inclusion(leaves, 3, 1, &proof));
    writer_start(&out, 4096);
    receipt_write(
        &out,
        &(struct receipt){
            .entry = entries[1], .entry_length = strlen(entries[1]), .seq = 1, .proof = &proof, .checkpoint = bytes});
    assert_false(out.failed);
    json_t *root = json_loadb(out.at, out.used, JSON_REJECT_DUPLICATES, NULL), *hash;
    char *again = json_dumps(root, JSON_SORT_KEYS | JSON_COMPACT | JSON_REAL_PRECISION(15));
    assert_int_equal(strlen(again), out.used); /* canonical */
    assert_memory_equal(again, out.at, out.used);
    json_array_foreach(json_object_get(root, "proof"), read.count, hash) read.path[read.count] =
        hash_of_hex(json_string_value(hash));
    assert_int_equal(number_of(root, "format"), 1);
    assert_string_equal(text_of(root, "entry"), entries[1]);
    const char *shown = text_of(root, "checkpoint"), *entry = text_of(root, "entry");
    assert_int_equal(checkpoint_open(shown, strlen(shown), &signer.key, 1, &session, &checkpoint), CHECKPOINT_SIGNED);
    struct hash leaf = tree_leaf(entry, strlen(entry));
    assert_true(tree_verify_inclusion(&leaf, number_of(root, "seq"), &checkpoint.head, &read));
    assert_false(tree_verify_inclusion(&leaf, 0, &checkpoint.head, &read));
    free(again);
    json_decref(root);
    writer_end(&out);
}

static void an_export_by_lines(void **state)
{
    (void)state;
    struct writer out;
    char key[NOTE_KEY_TEXT_SIZE], wanted[1024];
    note_key_write(&signer.key, key);
    writer_start(&out, 4096);
    static const struct export_seat names[] = {{"s1", "Anna"}, {"s2", "Bo \"Red\""}};
    struct export_header header = {.server = "umpire.example", .session = session, .key_count = 1, .keys = &signer.key};
    export_write_header(&out, &header);
    struct writer named;
    writer_start(&named, 1 << 16);
    header.name_count = 2;
    header.names = names;
    export_write_header(&named, &header);
    write_raw(&named, "", 1);
    assert_non_null(strstr(named.at, "\"],\"names\":[{\"name\":\"Anna\",\"seat\":\"s1\"},"
                                     "{\"name\":\"Bo \\\"Red\\\"\",\"seat\":\"s2\"}],\"origin\":"));
    writer_end(&named);
    export_write_entry(&out, "{\"at\":1}", 8);
    export_write_entry(&out, "{\"at\":2}", 8);
    export_write_checkpoint(&out, "origin\n");
    int length = snprintf(wanted, sizeof wanted,
                          "{\"export\":1,\"keys\":[\"%s\"],\"origin\":\"umpire.example/01934abc-def0-7fff-8000-"
                          "090aa00aff10\",\"session\":\"01934abc-def0-7fff-8000-090aa00aff10\"}\n"
                          "{\"at\":1}\n{\"at\":2}\n{\"checkpoint\":\"origin\\n\"}\n",
                          key);
    assert_int_equal(out.used, length);
    assert_memory_equal(out.at, wanted, out.used);
    writer_end(&out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_published_checkpoint),   cmocka_unit_test(the_vectors),
        cmocka_unit_test(malformed_checkpoints),      cmocka_unit_test(extensions_are_handed_on),
        cmocka_unit_test(checkpoints_are_opened),     cmocka_unit_test(an_origin_may_not_be_too_long),
        cmocka_unit_test(a_receipt_proves_its_entry), cmocka_unit_test(an_export_by_lines),
    };
    return cmocka_run_group_tests(tests, setup, NULL);
}
