/* umpire verify as people call it: files, keys, a saved checkpoint, receipts, JSON, exit statuses; without a database.
 */
#include "ledger/receipt.h"
#include "ledger/tree.h"
#include "service.h"
#include "verifying.h"
#include <jansson.h>
#include <unistd.h>

enum { PATH = 128 };

static char folder[PATH], session_path[2 * PATH], key_path[2 * PATH], note_path[2 * PATH], receipt_path[2 * PATH];
static char key[NOTE_KEY_TEXT_SIZE];

static void file_write(const char *path, const char *bytes, size_t length)
{
    FILE *file = fopen(path, "we");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, length, file), length);
    assert_int_equal(fclose(file), 0);
}

static void export_write(void)
{
    struct writer out;
    writer_start(&out, 64 << 20);
    chronicle_write(&chronicle, &out);
    file_write(session_path, out.at, out.used);
    writer_end(&out);
}

/* The receipt of an entry under the last checkpoint. */
static void receipt_make(uint64_t seq)
{
    struct hash leaves[64];
    struct tree_proof proof;
    struct writer out;
    assert_true(chronicle.count <= 64);
    for (size_t i = 0; i < chronicle.count; i++)
        leaves[i] = tree_leaf(chronicle.entries[i].bytes, chronicle.entries[i].length);
    assert_true(tree_prove_inclusion(leaves, chronicle.count, seq, &proof));
    struct receipt receipt = {.entry = chronicle.entries[seq].bytes,
                              .entry_length = chronicle.entries[seq].length,
                              .seq = seq,
                              .proof = &proof,
                              .checkpoint = chronicle.notes[chronicle.note_count - 1]};
    writer_start(&out, 1 << 20);
    receipt_write(&out, &receipt);
    file_write(receipt_path, out.at, out.used);
    writer_end(&out);
}

static int setup(void **state)
{
    (void)state;
    strcpy(folder, "/tmp/umpire-verify-XXXXXX");
    assert_non_null(mkdtemp(folder));
    snprintf(session_path, sizeof session_path, "%s/session.ndjson", folder);
    snprintf(key_path, sizeof key_path, "%s/keys", folder);
    snprintf(note_path, sizeof note_path, "%s/checkpoint", folder);
    snprintf(receipt_path, sizeof receipt_path, "%s/receipt.json", folder);
    chronicle_open(&chronicle, &(struct chronicle_kind){.ruleset = "colonial", .links = 8, .seed = 3});
    chronicle_join(&chronicle, "red", "player");
    chronicle_rule(&chronicle, "red", "sealed");
    chronicle_note(&chronicle, "red", "x");
    chronicle_sign(&chronicle);
    note_key_write(&chronicle.signer.key, key);
    file_write(key_path, key, strlen(key));
    file_write(note_path, chronicle.notes[0], strlen(chronicle.notes[0]));
    export_write();
    receipt_make(2);
    return 0;
}

static int teardown(void **state)
{
    unlink(session_path);
    unlink(key_path);
    unlink(note_path);
    unlink(receipt_path);
    rmdir(folder);
    return chronicle_end(state);
}

/* Runs it and holds the exit status and words of what it says. */
#define EXPECT(status, said, ...) expect((const char *const[]){"verify", __VA_ARGS__, NULL}, status, said)
static void expect(const char *const *words, int status, const char *said)
{
    static const char *const nothing[] = {"UMPIRE_DATABASE_URL=postgresql://nowhere.invalid/none",
                                          "UMPIRE_CONFIG=/nonexistent", NULL};
    struct program_end end;
    program_run(words, nothing, &end);
    if (end.status != status || !strstr(end.words, said))
        fail_msg("exit status %d, wanted %d and \"%s\": %s", end.status, status, said, end.words);
}

static void sessions(void **state)
{
    (void)state;
    EXPECT(0, "4 entries: nothing is wrong.", session_path);
    EXPECT(0, "no trusted key was given", session_path);
    EXPECT(0, "saved_checkpoint   passed", session_path, "--key", key, "--checkpoint", note_path);
    EXPECT(0, "nothing is wrong", "--key", key_path, session_path);
    chronicle_edit(&chronicle, 3, "\"text\":\"x\"", "\"text\":\"y\"");
    export_write();
    EXPECT(1, "FAILED. First failure: tree, at entry 0:", session_path);
    chronicle_sign_anew(&chronicle);
    export_write();
    EXPECT(0, "nothing is wrong", session_path);
    EXPECT(1, "First failure: saved_checkpoint, at entry 0: the first 4 entries", session_path, "--checkpoint",
           note_path);
}

/* Rules that this program does not know: neither passed nor failed. */
static void incomplete(void **state)
{
    (void)state;
    chronicle_edit(&chronicle, 0, "\"ruleset_version\":1", "\"ruleset_version\":7");
    chronicle_edit(&chronicle, 2, "\"ruleset_version\":1", "\"ruleset_version\":7");
    chronicle_sign_anew(&chronicle);
    export_write();
    EXPECT(3, "INCOMPLETE. 4 entries: nothing is wrong in what was checked, but not all of it was", session_path);
    EXPECT(3, "{\"passed\":false,\"complete\":false,", session_path, "--json");
    chronicle_edit(&chronicle, 3, "\"text\":\"x\"", "\"text\":\"y\"");
    export_write();
    EXPECT(1, "FAILED. First failure: tree", session_path);
}

static void json(void **state)
{
    (void)state;
    struct program_end end;
    const char *const words[] = {"verify", "--json", session_path, NULL};
    chronicle_edit(&chronicle, 3, "\"text\":\"x\"", "\"text\":\"\\u001b\"");
    chronicle_edit(&chronicle, 3, "\"seat\":\"red\"", "\"seat\":\"r\\\"d\"");
    chronicle_sign_anew(&chronicle);
    export_write();
    program_run(words, NULL, &end);
    assert_int_equal(end.status, 1);
    json_t *root = json_loads(end.words, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(root);
    assert_true(json_is_false(json_object_get(root, "passed")));
    assert_int_equal(json_integer_value(json_object_get(root, "entries")), 4);
    assert_int_equal(json_array_size(json_object_get(root, "checks")), VERIFY_CHECK_COUNT);
    const json_t *failure = json_object_get(root, "first_failure");
    assert_string_equal(json_string_value(json_object_get(failure, "check")), "seats");
    assert_int_equal(json_integer_value(json_object_get(failure, "entry")), 3);
    assert_int_equal(json_integer_value(json_object_get(failure, "line")), 5);
    assert_string_equal(json_string_value(json_object_get(failure, "reason")),
                        "no seat of this name has joined (note 3, by the seat r\"d)");
    json_decref(root);
}

static void receipts(void **state)
{
    (void)state;
    EXPECT(0, "Entry 2 (ruling) of session", "--receipt", receipt_path, "--key", key);
    EXPECT(0, "{\"passed\":true,\"session\":", "--receipt", receipt_path, "--key", key, "--json");
    EXPECT(2, "usage", "--receipt", receipt_path);
    EXPECT(1, "it is not a receipt", "--receipt", session_path, "--key", key);
    EXPECT(1, "not signed by a key that was given", "--receipt", receipt_path, "--key",
           "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW");
    chronicle_edit(&chronicle, 2, "\"seat\":\"red\"", "\"seat\":\"rod\"");
    receipt_make(2);
    EXPECT(1, "does not lead from the entry to the root", "--receipt", receipt_path, "--key", key);
}

static void for_people(void **state)
{
    (void)state;
    EXPECT(0, "Rule by rule\n          MWK-", session_path, "--roll", "2");
    EXPECT(2, "Entry 3 is no ruling that could be read.\n4 entries: nothing is wrong.", "--roll", "3", session_path);
    EXPECT(2, "usage: umpire verify", session_path, "--roll", "two");
    EXPECT(2, "usage: umpire verify", session_path, "--roll", "0");
    EXPECT(2, "usage: umpire verify", session_path, "--roll", "2", "--json");
    EXPECT(0, "Verdict       NOTHING IS WRONG", session_path, "--certificate", "--key", key);
    EXPECT(2, "usage: umpire verify", session_path, "--certificate", "--json");
    chronicle_edit(&chronicle, 3, "\"text\":\"x\"", "\"text\":\"y\"");
    export_write();
    EXPECT(1, "the record is not in order: see the end\n", session_path, "--roll", "2");
    EXPECT(1, "\nFAILED. First failure: tree", session_path, "--roll", "2");
    EXPECT(1, "Verdict       FAILED", session_path, "--certificate");
}

/* A proof as the service gives it, from the first `from` entries to all. */
static void proof_write(size_t from, size_t to)
{
    struct hash leaves[16];
    struct tree_proof proof;
    char root[HASH_TEXT_SIZE];
    struct writer out;
    for (size_t i = 0; i < to; i++)
        leaves[i] = tree_leaf(chronicle.entries[i].bytes, chronicle.entries[i].length);
    assert_true(tree_prove_consistency(leaves, to, from, &proof));
    writer_start(&out, 1 << 16);
    write_object(&out);
    for (int side = 0; side < 2; side++) {
        struct hash hash = tree_root_of(leaves, side ? to : from);
        hash_write(&hash, root);
        write_key(&out, side ? "to" : "from");
        write_object(&out);
        write_member_int(&out, "size", (int64_t)(side ? to : from));
        write_member(&out, "root", root);
        write_object_end(&out);
    }
    write_key(&out, "proof");
    write_array(&out);
    for (size_t i = 0; i < proof.count; i++) {
        hash_write(&proof.path[i], root);
        write_string(&out, root);
    }
    write_array_end(&out);
    write_object_end(&out);
    file_write(receipt_path, out.at, out.used);
    writer_end(&out);
}

static void two_files(void **state)
{
    (void)state;
    EXPECT(0, "They are the same 4 entries.", session_path, note_path, "--key", key);
    EXPECT(0, "\"relation\":\"same\"", session_path, session_path, "--json");
    chronicle_note(&chronicle, "red", "later");
    chronicle_sign(&chronicle);
    export_write();
    EXPECT(0, "B is older: A goes on with 1 more.", session_path, note_path);
    file_write(key_path, chronicle.notes[1], strlen(chronicle.notes[1]));
    EXPECT(3, "Nothing shows whether", note_path, key_path, "--key", key);
    proof_write(4, 5);
    EXPECT(0, "B goes on with 1 more, as the proof shows.", note_path, key_path, "--key", key, "--proof", receipt_path);
    EXPECT(2, "it is not a consistency proof", note_path, key_path, "--proof", note_path);
    EXPECT(2, "No such file", note_path, "/nonexistent/session");
    EXPECT(2, "usage: umpire verify", "-", "-");
    EXPECT(2, "usage: umpire verify", session_path, note_path, "--certificate");
    EXPECT(2, "usage: umpire verify", session_path, "--proof", receipt_path);
    EXPECT(2, "usage: umpire verify", session_path, note_path, key_path);
}

/* A checkpoint and keys that an editor or a mail changed are what they were. */
static void what_was_carried(void **state)
{
    (void)state;
    char text[4096] = "\xEF\xBB\xBF";
    size_t used = 3;
    for (const char *at = chronicle.notes[0]; *at; at++) {
        if (*at == '\n')
            text[used++] = '\r';
        text[used++] = *at;
    }
    static const size_t left_out[] = {0, 1, 2}; /* the newline, and the carriage return before it */
    for (size_t i = 0; i < sizeof left_out / sizeof left_out[0]; i++) {
        file_write(note_path, text, used - left_out[i]);
        EXPECT(0, "saved_checkpoint   passed", session_path, "--key", key, "--checkpoint", note_path);
        EXPECT(0, "its signature is right", session_path, note_path, "--key", key);
    }
    int length = snprintf(text, sizeof text, "\xEF\xBB\xBF%s\r\n", key);
    file_write(key_path, text, (size_t)length);
    EXPECT(0, "4 entries: nothing is wrong", session_path, "--key", key_path);
}

static void what_cannot_be_checked(void **state)
{
    (void)state;
    EXPECT(2, "usage: umpire verify", "--json");
    EXPECT(2, "usage: umpire verify", session_path, "--what");
    EXPECT(2, "No such file", "/nonexistent/session");
    EXPECT(2, "Is a directory", folder);
    EXPECT(2, "No such file", session_path, "--key", "/nonexistent/key");
    EXPECT(2, "contains no verifier keys", session_path, "--key", note_path);
    EXPECT(2, "No such file", session_path, "--checkpoint", "/nonexistent/note");
    EXPECT(2, "it is not a signed checkpoint", session_path, "--checkpoint", key_path);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
    const struct CMUnitTest tests[] = {TEST(sessions),
                                       TEST(incomplete),
                                       TEST(json),
                                       TEST(receipts),
                                       TEST(for_people),
                                       TEST(two_files),
                                       TEST(what_was_carried),
                                       TEST(what_cannot_be_checked)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
