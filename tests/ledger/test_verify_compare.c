/* Two records of a session against each other: exports and saved checkpoints, of one record or of two. */
#include "ledger/tree.h"
#include "verify/verify_compare.h"
#include "verifying.h"

enum { OLD, NEW, SIDES };

static struct verifier *files[SIDES];
static char *notes[SIDES]; /* of the entries so far at two moments; the chronicle's */
static struct compared given[SIDES];
static struct record_comparison result;
static struct tree_head heads[SIDES];
static struct hash leaves[64];

static void remember(int which)
{
    chronicle_sign(&chronicle);
    notes[which] = chronicle.notes[chronicle.note_count - 1];
    for (size_t i = 0; i < chronicle.count; i++)
        leaves[i] = tree_leaf(chronicle.entries[i].bytes, chronicle.entries[i].length);
    heads[which] = (struct tree_head){chronicle.count, tree_root_of(leaves, chronicle.count)};
}

/* Reads the export as it is now. */
static void export_take(int which)
{
    check_chronicle();
    files[which] = verifier;
    verifier = NULL;
    given[which] = (struct compared){.name = "export", .file = files[which]};
}

static void note_take(int which, const char *note)
{
    given[which] = (struct compared){.name = "note", .note = note, .note_length = strlen(note)};
}

enum { OLD_COUNT = 6, NEW_COUNT = 9 };

static int setup(void **state)
{
    (void)state;
    chronicle_open(&chronicle, &(struct chronicle_kind){.ruleset = "tt", .links = 16, .seed = 31});
    chronicle.no_seen = true;
    chronicle_join(&chronicle, "red", "player");
    for (int i = 2; i < OLD_COUNT; i++)
        chronicle_rule(&chronicle, "red", "sealed");
    remember(OLD);
    trust.keys[0] = chronicle.signer.key;
    trust.key_count = 1;
    export_take(OLD);
    for (int i = OLD_COUNT; i < NEW_COUNT; i++)
        chronicle_note(&chronicle, "red", "later");
    remember(NEW);
    export_take(NEW);
    return 0;
}

static int teardown(void **state)
{
    for (int i = 0; i < SIDES; i++)
        verifier_free(files[i]);
    memset(files, 0, sizeof files);
    memset(given, 0, sizeof given);
    return chronicle_end(state);
}

static void compare(const struct consistency *proofs, size_t count)
{
    verify_compare(given, proofs, count, &trust, &result);
}

static void expect(enum compare_relation relation, uint64_t shared, enum verify_outcome outcome, const char *words)
{
    struct writer out;
    writer_start(&out, 1 << 20);
    comparison_write_text(&out, &result);
    write_raw(&out, "", 1);
    if (result.relation != relation || result.shared != shared || comparison_outcome(&result) != outcome ||
        !strstr(out.at, words))
        fail_msg("wanted relation %d, %d shared, outcome %d and \"%s\"; found %d, %d, %d and:\n%s", relation,
                 (int)shared, outcome, words, result.relation, (int)result.shared, comparison_outcome(&result), out.at);
    writer_end(&out);
}

static struct consistency proof_make(void)
{
    struct consistency proof = {.from = heads[OLD], .to = heads[NEW]};
    assert_true(tree_prove_consistency(leaves, NEW_COUNT, OLD_COUNT, &proof.path));
    return proof;
}

static void two_exports(void **state)
{
    (void)state;
    compare(NULL, 0);
    expect(COMPARE_FIRST_OLDER, OLD_COUNT, VERIFY_ALL_PASSED,
           "They share the first 6 entries. A is older: B goes on with 3 more.");
    struct compared first = given[0];
    given[0] = given[1];
    given[1] = first;
    compare(NULL, 0);
    expect(COMPARE_SECOND_OLDER, OLD_COUNT, VERIFY_ALL_PASSED, "B is older: A goes on with 3 more.");
    given[1] = given[0];
    compare(NULL, 0);
    expect(COMPARE_SAME, NEW_COUNT, VERIFY_ALL_PASSED, "They are the same 9 entries.");
}

/* The owner shows two players two records, each in order by itself. */
static void two_records(void **state)
{
    (void)state;
    chronicle_edit(&chronicle, OLD_COUNT + 1, "later", "never");
    chronicle_sign_anew(&chronicle);
    verifier_free(files[OLD]);
    export_take(OLD);
    compare(NULL, 0);
    expect(COMPARE_PARTED, OLD_COUNT + 1, VERIFY_ANY_FAILED, "its owner has shown two records of one session");
    expect(COMPARE_PARTED, OLD_COUNT + 1, VERIFY_ANY_FAILED,
           "They share the first 7 entries, and part there:\n  A goes on with entry 7: note 2026-09-21T14:");
    assert_true(result.fraud);
    trust.key_count = 0;
    compare(NULL, 0);
    expect(COMPARE_PARTED, OLD_COUNT + 1, VERIFY_ANY_FAILED, "At least one of them is not what the server recorded");
    assert_false(result.fraud);
}

/* Whoever changes a file without the keys has not proven a fraud of the owner's. */
static void a_file_that_somebody_changed(void **state)
{
    (void)state;
    chronicle_edit(&chronicle, OLD_COUNT + 1, "later", "never");
    verifier_free(files[OLD]);
    export_take(OLD);
    compare(NULL, 0);
    expect(COMPARE_PARTED, OLD_COUNT + 1, VERIFY_ANY_FAILED, "FAILED. First failure: tree");
    assert_false(result.fraud);
}

static void an_export_and_a_checkpoint(void **state)
{
    (void)state;
    note_take(OLD, notes[OLD]);
    compare(NULL, 0);
    expect(COMPARE_FIRST_OLDER, OLD_COUNT, VERIFY_ALL_PASSED, "a checkpoint of 6 entries; its signature is right");
    trust.key_count = 0; /* the export's own keys */
    compare(NULL, 0);
    expect(COMPARE_FIRST_OLDER, OLD_COUNT, VERIFY_ALL_PASSED, "its signature is right");
    note_take(OLD, notes[NEW]);
    compare(NULL, 0);
    expect(COMPARE_SAME, NEW_COUNT, VERIFY_ALL_PASSED, "They are the same 9 entries");
}

static void a_checkpoint_of_another_record(void **state)
{
    (void)state;
    char *note = strdup(notes[OLD]);
    chronicle_edit(&chronicle, 2, "\"seat\":\"red\"", "\"seat\":\"umpire\"");
    chronicle_sign_anew(&chronicle);
    verifier_free(files[NEW]);
    export_take(NEW);
    note_take(OLD, note);
    compare(NULL, 0);
    expect(COMPARE_PARTED, 0, VERIFY_ANY_FAILED, "They part: their first 6 entries are not the same.");
    assert_true(result.fraud);
    free(note);
}

/* The saved checkpoint is newer than the export: a proof tells. */
static void an_older_export(void **state)
{
    (void)state;
    struct consistency proof = proof_make(), wrong = proof;
    note_take(NEW, notes[NEW]);
    compare(NULL, 0);
    expect(COMPARE_UNPROVEN, 0, VERIFY_INCOMPLETE, "Nothing shows whether the longer one begins with the shorter one");
    compare(&proof, 1);
    expect(COMPARE_FIRST_OLDER, OLD_COUNT, VERIFY_ALL_PASSED, "B goes on with 3 more, as the proof shows");
    wrong.path.path[0].bytes[0] ^= 1;
    compare(&wrong, 1);
    expect(COMPARE_UNPROVEN, 0, VERIFY_ANY_FAILED, "FAILED: a proof that was given does not lead");
}

static void two_checkpoints(void **state)
{
    (void)state;
    struct consistency proof = proof_make();
    note_take(OLD, notes[OLD]);
    note_take(NEW, notes[NEW]);
    compare(NULL, 0);
    expect(COMPARE_UNPROVEN, 0, VERIFY_INCOMPLETE, "it takes a consistency proof");
    compare(&proof, 1);
    expect(COMPARE_FIRST_OLDER, OLD_COUNT, VERIFY_ALL_PASSED, "A is older");
    trust.key_count = 0;
    compare(&proof, 1);
    expect(COMPARE_FIRST_OLDER, OLD_COUNT, VERIFY_INCOMPLETE, "its signature was not checked, since no key was given");
    note_take(NEW, notes[OLD]);
    trust.key_count = 1;
    compare(NULL, 0);
    expect(COMPARE_SAME, OLD_COUNT, VERIFY_ALL_PASSED, "They are the same 6 entries");
}

/* Two signed roots of one size. */
static void two_checkpoints_of_one_size(void **state)
{
    (void)state;
    char *note = strdup(notes[NEW]);
    chronicle_edit(&chronicle, 2, "\"seat\":\"red\"", "\"seat\":\"umpire\"");
    chronicle_sign_anew(&chronicle);
    note_take(OLD, note);
    note_take(NEW, chronicle.notes[0]);
    compare(NULL, 0);
    expect(COMPARE_PARTED, 0, VERIFY_ANY_FAILED, "Keep both files, they prove it.");
    assert_true(result.fraud);
    char *at = strrchr(note, '=');
    assert_non_null(at);
    at[-8] = at[-8] == 'A' ? 'B' : 'A';
    compare(NULL, 0);
    expect(COMPARE_PARTED, 0, VERIFY_ANY_FAILED, "FAILED: its signature is wrong");
    assert_false(result.fraud);
    free(note);
}

static void of_two_sessions(void **state)
{
    (void)state;
    chronicle_free(&chronicle);
    chronicle_open(&chronicle, &(struct chronicle_kind){.ruleset = "tt", .links = 16, .seed = 32});
    chronicle_sign(&chronicle);
    verifier_free(files[NEW]);
    export_take(NEW);
    compare(NULL, 0);
    expect(COMPARE_OTHER_SESSION, 0, VERIFY_ANY_FAILED, "They are of different sessions.");
}

static void what_is_neither(void **state)
{
    (void)state;
    note_take(NEW, "no note");
    compare(NULL, 0);
    expect(COMPARE_UNREADABLE, 0, VERIFY_ANY_FAILED, "it is not a signed checkpoint");
    note_take(OLD, notes[OLD]);
    compare(NULL, 0);
    expect(COMPARE_UNREADABLE, 0, VERIFY_ANY_FAILED,
           "A: note\n  a checkpoint of 6 entries; its signature is right\nB: note\n  it is not a signed checkpoint\n");
    struct writer out;
    writer_start(&out, 1 << 20);
    comparison_write_json(&out, &result);
    write_raw(&out, "", 1);
    assert_non_null(strstr(out.at, "{\"passed\":false,\"complete\":false,\"relation\":\"unreadable\""));
    assert_non_null(strstr(out.at, "\"first\":{\"what\":\"checkpoint\",\"entries\":6,\"passed\":true,"
                                   "\"complete\":true,\"signed\":true},\"second\":{\"what\":\"checkpoint\","
                                   "\"entries\":0,\"passed\":false,\"complete\":false,\"signed\":false}}"));
    writer_end(&out);
}

static void programs_are_told(void **state)
{
    (void)state;
    struct writer out;
    compare(NULL, 0);
    writer_start(&out, 1 << 20);
    comparison_write_json(&out, &result);
    static const char wanted[] =
        "{\"passed\":true,\"complete\":true,\"relation\":\"first_older\",\"shared\":6,\"proof_used\":"
        "false,\"fraud\":false,\"first\":{\"what\":\"export\",\"entries\":6,\"passed\":true,"
        "\"complete\":true,\"signed\":true},\"second\":{\"what\":\"export\",\"entries\":9,"
        "\"passed\":true,\"complete\":true,\"signed\":true}}\n";
    assert_int_equal(out.used, sizeof wanted - 1);
    assert_memory_equal(out.at, wanted, sizeof wanted - 1);
    writer_end(&out);
}

static void proofs_as_the_service_gives_them(void **state)
{
    (void)state;
    static const char *const wrong[] = {
        "",
        "{}",
        "[]",
        "{\"from\":{\"root\":\"00\",\"size\":1},\"proof\":[],\"to\":{}}",
        "{\"from\":{\"root\":\"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855\",\"size\":0},"
        "\"proof\":1,"
        "\"to\":{\"root\":\"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855\",\"size\":0}}",
        "{\"from\":{\"root\":\"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855\",\"size\":0},"
        "\"proof\":[1],"
        "\"to\":{\"root\":\"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855\",\"size\":0}}",
        "{\"from\":{\"root\":\"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855\",\"size\":-1},"
        "\"proof\":[],"
        "\"to\":{\"root\":\"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855\",\"size\":0}}",
    };
    static const char right[] =
        "{\"from\":{\"size\":0,\"root\":\"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855\"},"
        "\"to\":{\"size\":1,\"root\":\"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855\"},"
        "\"proof\":[\"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855\"]}";
    struct consistency proof;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        assert_false(consistency_read(wrong[i], strlen(wrong[i]), &proof));
    assert_true(consistency_read(right, strlen(right), &proof));
    assert_int_equal(proof.to.size, 1);
    assert_int_equal(proof.path.count, 1);
    assert_int_equal(proof.path.path[0].bytes[0], 0xe3);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
    const struct CMUnitTest tests[] = {
        TEST(two_exports),
        TEST(two_records),
        TEST(a_file_that_somebody_changed),
        TEST(an_export_and_a_checkpoint),
        TEST(a_checkpoint_of_another_record),
        TEST(an_older_export),
        TEST(two_checkpoints),
        TEST(two_checkpoints_of_one_size),
        TEST(of_two_sessions),
        TEST(what_is_neither),
        TEST(programs_are_told),
        TEST(proofs_as_the_service_gives_them),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
