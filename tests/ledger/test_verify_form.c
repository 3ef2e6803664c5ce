/* The verifier over files that are not what they should be: cut lines, long lines, other bytes, wrong members. */
#include "verifying.h"

static struct writer file;

enum { NOTE = 2 };

static int setup(void **state)
{
    (void)state;
    chronicle_open(&chronicle, &(struct chronicle_kind){.ruleset = "tt", .links = 8, .seed = 6});
    chronicle.no_keys = true;
    chronicle_join(&chronicle, "red", "player");
    chronicle_note(&chronicle, "red", "x");
    chronicle_rule(&chronicle, "red", "sealed");
    chronicle_sign(&chronicle);
    writer_start(&file, 64 << 20);
    return 0;
}

static int teardown(void **state)
{
    writer_end(&file);
    return chronicle_end(state);
}

static void write_file(void)
{
    writer_reset(&file);
    chronicle_write(&chronicle, &file);
}

static void check_file(void)
{
    check_bytes(file.at, file.used);
}

/* The form is wrong at the note; the tree tells as well, and what rests on entries is not checked any further. */
static void expect_form(const char *words)
{
    chronicle_sign_anew(&chronicle);
    check_chronicle();
    expect_only(VERIFY_FORM, NOTE, words);
    assert_int_equal(verify_verdict(verifier, VERIFY_TREE), VERIFY_PASSED);
    assert_int_equal(verify_verdict(verifier, VERIFY_RULINGS), VERIFY_NOT_CHECKABLE);
    assert_int_equal(verify_verdict(verifier, VERIFY_DICE), VERIFY_NOT_CHECKABLE);
}

static void nothing_at_all(void **state)
{
    (void)state;
    check_bytes("", 0);
    expect_only(VERIFY_FORM, -1, "the file is empty");
    assert_int_equal(verify_verdict(verifier, VERIFY_TREE), VERIFY_NOT_CHECKABLE);
}

static void headers(void **state)
{
    (void)state;
    static const char *const wrong[][2] = {
        {"\n", "not JSON"},
        {"[]\n", "it is no object"},
        {"{}\n", "\"export\" is missing"},
        {"{\"export\":2,\"keys\":[],\"origin\":\"o\",\"session\":\"01934abc-def0-7fff-8000-090aa00aff10\"}\n",
         "\"export\" must be 1"},
        {"{\"export\":1,\"keys\":[\"k\"],\"origin\":\"o\",\"session\":\"01934abc-def0-7fff-8000-090aa00aff10\"}\n",
         "\"keys\" must be a verifier key"},
        {"{\"export\":1,\"keys\":[],\"origin\":\"o\",\"session\":\"01934ABC-def0-7fff-8000-090aa00aff10\"}\n",
         "\"session\" must be a UUID"},
        {"{\"export\":1,\"keys\":[],\"names\":[{\"name\":\"Anna\",\"seat\":\"s1\"},{\"name\":\"Ben\",\"seat\":\"s1\"}],"
         "\"origin\":\"o\",\"session\":\"01934abc-def0-7fff-8000-090aa00aff10\"}\n",
         "the seat s1 twice"},
        {"{\"export\":1, \"keys\":[]}\n", "canonical"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        check_bytes(wrong[i][0], strlen(wrong[i][0]));
        expect_only(VERIFY_FORM, -1, wrong[i][1]);
    }
}

static void lines_in_pieces(void **state)
{
    (void)state;
    write_file();
    for (size_t piece = 1; piece < 2000; piece += 1 + piece / 3) {
        verifier_free(verifier);
        verifier = verifier_new(&trust);
        for (size_t at = 0; at < file.used; at += piece)
            verify_bytes(verifier, file.at + at, piece < file.used - at ? piece : file.used - at);
        assert_true(verify_end(verifier));
        assert_true(verify_passed(verifier));
    }
}

static void a_file_cut_anywhere(void **state)
{
    (void)state;
    write_file();
    for (size_t length = 0; length < file.used; length++) {
        check_bytes(file.at, length);
        assert_false(verify_passed(verifier));
        if (length > 0 && file.at[length - 1] != '\n')
            expect_failure(VERIFY_FORM, -1, "the last line is truncated");
    }
}

static void lines_in_another_order(void **state)
{
    (void)state;
    write_file();
    char *header = (char *)memchr(file.at, '\n', file.used) + 1;
    check_bytes(header, (size_t)(file.at + file.used - header));
    expect_only(VERIFY_FORM, -1, "this is not the header");
    char *last = memmem(file.at, file.used, "{\"checkpoint\":", 14);
    size_t head = (size_t)(header - file.at), note = (size_t)(file.at + file.used - last);
    struct writer turned;
    writer_start(&turned, 64 << 20);
    write_raw(&turned, file.at, head);
    write_raw(&turned, last, note);
    write_raw(&turned, header, file.used - head - note);
    check_bytes(turned.at, turned.used);
    expect_failure(VERIFY_FORM, 0, "only checkpoints may follow a checkpoint");
    writer_end(&turned);
}

static void a_huge_line(void **state)
{
    (void)state;
    size_t size = 5 << 20;
    char *line = malloc(size + 1);
    assert_non_null(line);
    memset(line, '[', size);
    line[size] = '\n';
    write_file();
    size_t before = (size_t)((char *)memchr(file.at, '\n', file.used) + 1 - file.at);
    struct writer huge;
    writer_start(&huge, 64 << 20);
    write_raw(&huge, file.at, before);
    write_raw(&huge, line, size + 1);
    write_raw(&huge, file.at + before, file.used - before);
    check_bytes(huge.at, huge.used);
    expect_only(VERIFY_FORM, -1, "longer than");
    verifier_free(verifier);
    verifier = verifier_new(&trust);
    for (size_t at = 0; at < huge.used; at += 1000)
        verify_bytes(verifier, huge.at + at, 1000 < huge.used - at ? 1000 : huge.used - at);
    assert_true(verify_end(verifier));
    expect_only(VERIFY_FORM, -1, "longer than");
    writer_end(&huge);
    free(line);
}

static void a_line_that_is_nested_deeply(void **state)
{
    (void)state;
    char *line = malloc(1 << 19);
    assert_non_null(line);
    memset(line, '[', (1 << 19) - 1);
    line[(1 << 19) - 1] = '\0';
    chronicle_insert(&chronicle, NOTE, line);
    free(line);
    expect_form("not JSON");
}

static void not_utf8(void **state)
{
    (void)state;
    chronicle_edit(&chronicle, NOTE, "\"text\":\"x\"", "\"text\":\"\xC0\x80\"");
    expect_form("not JSON of the form that entries have");
}

static void a_key_twice(void **state)
{
    (void)state;
    chronicle_edit(&chronicle, NOTE, "\"text\":\"x\"", "\"text\":\"x\",\"text\":\"y\"");
    expect_form("given twice");
}

static void other_bytes_of_the_same_value(void **state)
{
    (void)state;
    static const char *const same[] = {"\"text\": \"x\"", "\"text\":\"\\u0078\"", "\"text\":\"x\" "};
    for (size_t i = 0; i < sizeof same / sizeof same[0]; i++) {
        chronicle_edit(&chronicle, NOTE, "\"text\":\"x\"", same[i]);
        expect_form("canonical");
        chronicle_edit(&chronicle, NOTE, same[i], "\"text\":\"x\"");
    }
    chronicle_edit(&chronicle, NOTE, "\"format\":1,\"kind\":\"note\"", "\"kind\":\"note\",\"format\":1");
    expect_form("canonical");
}

static void numbers(void **state)
{
    (void)state;
    chronicle_edit(&chronicle, NOTE, "\"seq\":2", "\"seq\":2.0");
    expect_form("canonical");
    chronicle_edit(&chronicle, NOTE, "\"seq\":2.0", "\"seq\":9007199254740993");
    expect_form("canonical");
    chronicle_edit(&chronicle, NOTE, "\"seq\":9007199254740993", "\"seq\":-0");
    expect_form("canonical");
    chronicle_edit(&chronicle, NOTE, "\"seq\":-0", "\"seq\":null");
    expect_form("canonical");
}

static void members(void **state)
{
    (void)state;
    static const char *const changes[][3] = {
        {"\"text\":\"x\"", "\"text\":1", "\"text\" must be a text"},
        {",\"text\":\"x\"", "", "\"text\" is missing"},
        {"\"text\":\"x\"", "\"text\":\"x\",\"zeal\":1", "\"zeal\" does not belong here"},
        {"\"kind\":\"note\"", "\"kind\":\"poem\"", "unknown kind \"poem\""},
        {"\"format\":1", "\"format\":2", "\"format\" must be 1"},
        {"\"at\":\"2026", "\"at\":\"x026", "\"at\" must be a time"},
        {"\"seat\":\"red\"", "\"seat\":\"\"", "\"seat\" must be the id of a seat"},
        {"\"seat\":\"red\",", "\"last_checkpoint\":{\"root\":\"00\",\"size\":1},\"seat\":\"red\",",
         "\"root\" must be 32 bytes"},
        {"\"kind\":\"note\"", "\"kind\":\"closed\",\"link\":1", "\"link\" does not belong here"},
    };
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        chronicle_edit(&chronicle, NOTE, changes[i][0], changes[i][1]);
        if (*changes[i][1]) {
            expect_form(changes[i][2]);
            chronicle_edit(&chronicle, NOTE, changes[i][1], changes[i][0]);
        } else {
            expect_form(changes[i][2]);
            chronicle_edit(&chronicle, NOTE, "\"}", "\",\"text\":\"x\"}");
        }
    }
    chronicle_sign_anew(&chronicle);
    expect_passed();
}

static void checkpoint_lines(void **state)
{
    (void)state;
    static const char *const lines[][2] = {{"{\"checkpoint\":1}\n", "\"checkpoint\" must be a text"},
                                           {"{\"checkpoint\":\"x\",\"more\":1}\n", "\"more\" does not belong here"},
                                           {"{\"checkpoint\":\n", "not JSON"}};
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        write_file();
        write_raw(&file, lines[i][0], strlen(lines[i][0]));
        check_file();
        expect_only(VERIFY_FORM, -1, lines[i][1]);
    }
    write_file();
    static const char no_note[] = "{\"checkpoint\":\"x\"}\n";
    write_raw(&file, no_note, sizeof no_note - 1);
    check_file();
    expect_only(VERIFY_SIGNATURES, -1, "it is not a signed checkpoint");
}

/* Whoever has the key with which a seat was asked for gets its token again: no entry shows it. */
static void keys_that_bring_a_token_back(void **state)
{
    (void)state;
    static const char *const kinds[] = {"opened", "joined", "reissued"};
    chronicle_free(&chronicle);
    chronicle_open(&chronicle, &(struct chronicle_kind){.ruleset = "tt", .links = 8, .seed = 3});
    chronicle_join(&chronicle, "red", "player");
    chronicle_reissue(&chronicle, "red", NULL, 0);
    for (int64_t i = 0; i < 3; i++) {
        char plain[32], keyed[64];
        snprintf(plain, sizeof plain, "\"kind\":\"%s\"", kinds[i]);
        snprintf(keyed, sizeof keyed, "\"idempotency_key\":\"k\",%s", plain);
        chronicle_sign_anew(&chronicle);
        expect_passed();
        chronicle_edit(&chronicle, i, plain, keyed);
        chronicle_sign_anew(&chronicle);
        check_chronicle();
        expect_failure(VERIFY_FORM, i, "\"idempotency_key\"");
        chronicle_edit(&chronicle, i, keyed, plain);
    }
}

/* A chain has 1 to 4096 links. */
static void chains_of_other_lengths(void **state)
{
    (void)state;
    static const char *const wrong[] = {"0", "4097", "-1", "4294967297"};
    static const char *const right[] = {"4095", "4096"};
    char now[32] = "\"length\":5", next[32];
    chronicle_free(&chronicle);
    chronicle_open(&chronicle, &(struct chronicle_kind){.ruleset = "tt", .links = 5, .seed = 3});
    for (size_t i = 0; i < 6; i++) {
        snprintf(next, sizeof next, "\"length\":%s", i < 4 ? wrong[i] : right[i - 4]);
        chronicle_edit(&chronicle, 0, now, next);
        chronicle_sign_anew(&chronicle);
        check_chronicle();
        if (i < 4)
            expect_failure(VERIFY_FORM, 0, "\"length\" must be");
        else
            assert_true(verify_passed(verifier));
        snprintf(now, sizeof now, "%s", next);
    }
}

/* What a file says must not speak to the terminal. */
static void reasons_are_tame(void **state)
{
    (void)state;
    chronicle_edit(&chronicle, NOTE, "\"seat\":\"red\"", "\"seat\":\"\\u001b[2Jr\xC2\x9B\"");
    chronicle_sign_anew(&chronicle);
    check_chronicle();
    expect_only(VERIFY_SEATS, NOTE, "no seat of this name has joined (note 2, by the seat ?[2Jr\?\?)");
}

static void a_session_that_is_not_sealed(void **state)
{
    (void)state;
    static const char lines[] =
        "{\"export\":1,\"keys\":[],\"origin\":\"o\",\"session\":\"01934abc-def0-7fff-8000-090aa00aff10\"}\n"
        "{\"at\":\"2026-09-21T14:13:20.123Z\",\"format\":1,\"kind\":\"opened\",\"options\":{},\"ruleset\":\"unheard\","
        "\"ruleset_version\":1,\"seat\":\"umpire\",\"seq\":0,\"session\":\"01934abc-def0-7fff-8000-090aa00aff10\"}\n";
    check_bytes(lines, sizeof lines - 1);
    assert_int_equal(verify_outcome(verifier), VERIFY_INCOMPLETE);
    assert_int_equal(verify_verdict(verifier, VERIFY_TREE), VERIFY_NOT_APPLICABLE);
    assert_int_equal(verify_verdict(verifier, VERIFY_RULINGS), VERIFY_NOT_CHECKABLE);
    assert_int_equal(verify_verdict(verifier, VERIFY_SIGNATURES), VERIFY_NOT_APPLICABLE);
    assert_int_equal(verify_noticed(verifier, VERIFY_WARNING_NOT_SEALED)->count, 1);

    /* Anybody can write such a file: it is nothing to whoever trusts a key. */
    trust.key_count = 1;
    trust.keys[0] = chronicle.signer.key;
    check_bytes(lines, sizeof lines - 1);
    expect_only(VERIFY_SIGNATURES, -1, "the last checkpoint is not signed by a trusted key");
}

/* A forged outcome that says it is of rules that nobody can apply. */
static void a_ruling_of_another_version(void **state)
{
    (void)state;
    chronicle_edit(&chronicle, NOTE + 1, "\"ruleset_version\":1", "\"ruleset_version\":99");
    expect_only_signed(VERIFY_RULINGS, NOTE + 1,
                       "version 99 of the rules was applied; the session is played by version 1");
    assert_int_equal(verify_outcome(verifier), VERIFY_ANY_FAILED);
}

static void a_step_that_the_version_does_not_have(void **state)
{
    (void)state;
    chronicle_edit(&chronicle, NOTE + 1, "\"step\":\"", "\"step\":\"newer-");
    expect_only_signed(VERIFY_RULINGS, NOTE + 1, "version 1 of the rules has no step newer-");
    assert_int_equal(verify_outcome(verifier), VERIFY_ANY_FAILED);
}

/* Nothing is said to be wrong, and nothing is said to have passed. */
static void expect_incomplete(void)
{
    chronicle_sign_anew(&chronicle);
    check_chronicle();
    assert_null(verify_first(verifier));
    assert_int_equal(verify_outcome(verifier), VERIFY_INCOMPLETE);
    assert_false(verify_passed(verifier));
    assert_false(verify_complete(verifier));
    assert_int_equal(verify_verdict(verifier, VERIFY_RULINGS), VERIFY_NOT_CHECKABLE);
    assert_int_equal(verify_result(verifier, VERIFY_RULINGS)->not_checkable, 2);
    assert_int_equal(verify_verdict(verifier, VERIFY_CHAIN), VERIFY_PASSED);
}

static void rules_that_this_program_does_not_know(void **state)
{
    (void)state;
    chronicle_edit(&chronicle, 0, "\"ruleset_version\":1", "\"ruleset_version\":99");
    chronicle_edit(&chronicle, NOTE + 1, "\"ruleset_version\":1", "\"ruleset_version\":99");
    expect_incomplete();
    chronicle_edit(&chronicle, NOTE + 1, "\"step\":\"", "\"step\":\"newer-");
    expect_incomplete();
    chronicle_edit(&chronicle, 0, "\"ruleset\":\"tt\"", "\"ruleset\":\"to-come\"");
    chronicle_edit(&chronicle, NOTE + 1, "\"ruleset\":\"tt\"", "\"ruleset\":\"to-come\"");
    expect_incomplete();
    chronicle_edit(&chronicle, NOTE + 1, "\"ruleset_version\":99", "\"ruleset_version\":98");
    expect_only_signed(VERIFY_RULINGS, NOTE + 1,
                       "version 98 of the rules was applied; the session is played by version 99");
}

#define OPENED(rules) "\"format\":1,\"house_rules\":" rules ",\"kind\""

/* An opening may name the house rules of a club, and then wholly. */
static void house_rules(void **state)
{
    (void)state;
    static const char plain[] = "\"format\":1,\"kind\"";
    static const char *const right[] = {
        OPENED("{\"club\":\"Old Bones\",\"name\":\"monday\",\"version\":1}"),
        OPENED("{\"club\":\"\xC3\x96\",\"name\":\"2-player\",\"version\":2147483647}"),
    };
    static const char *const wrong[][2] = {
        {OPENED("{\"club\":\"Old Bones\",\"name\":\"monday\"}"), "\"version\" is missing"},
        {OPENED("{\"name\":\"monday\",\"version\":1}"), "\"club\" is missing"},
        {OPENED("{\"club\":\"Old Bones\",\"version\":1}"), "\"name\" is missing"},
        {OPENED("{\"club\":\" Bones\",\"name\":\"monday\",\"version\":1}"), "\"club\" must be"},
        {OPENED("{\"club\":\"Old Bones\",\"name\":\"Monday\",\"version\":1}"), "\"name\" must be"},
        {OPENED("{\"club\":\"Old Bones\",\"name\":\"monday\",\"version\":0}"), "\"version\" must be"},
        {OPENED("{\"club\":\"Old Bones\",\"name\":\"monday\",\"version\":2147483648}"), "\"version\" must be"},
        {OPENED("{\"club\":\"Old Bones\",\"name\":\"monday\",\"version\":1,\"words\":\"x\"}"), "\"words\""},
        {OPENED("true"), "\"house_rules\" must be"},
    };
    const char *now = plain;
    for (size_t i = 0; i < sizeof right / sizeof right[0]; now = right[i++]) {
        chronicle_edit(&chronicle, 0, now, right[i]);
        chronicle_sign_anew(&chronicle);
        expect_passed();
    }
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; now = wrong[i++][0]) {
        chronicle_edit(&chronicle, 0, now, wrong[i][0]);
        chronicle_sign_anew(&chronicle);
        check_chronicle();
        expect_failure(VERIFY_FORM, 0, wrong[i][1]);
    }
}

#define CONTINUED(from) from "\"ruleset\":"
#define BEFORE "01934abc-def0-7fff-8000-090aa00aff11"

/* An opening may name the game whose roster it took over, and then wholly. */
static void roster_from(void **state)
{
    (void)state;
    static const char right[] = CONTINUED("\"roster_from\":{\"as_of\":0,\"session\":\"" BEFORE "\"},");
    static const char *const wrong[][2] = {
        {CONTINUED("\"roster_from\":{\"session\":\"" BEFORE "\"},"), "\"as_of\" is missing"},
        {CONTINUED("\"roster_from\":{\"as_of\":1},"), "\"session\" is missing"},
        {CONTINUED("\"roster_from\":{\"as_of\":-1,\"session\":\"" BEFORE "\"},"), "\"as_of\" must be"},
        {CONTINUED("\"roster_from\":{\"as_of\":1,\"session\":\"x\"},"), "\"session\" must be"},
        {CONTINUED("\"roster_from\":{\"as_of\":1,\"session\":\"" BEFORE "\",\"token\":\"x\"},"), "\"token\""},
        {CONTINUED("\"roster_from\":true,"), "\"roster_from\" must be"},
    };
    chronicle_edit(&chronicle, 0, CONTINUED(""), right);
    chronicle_sign_anew(&chronicle);
    expect_passed();
    const char *now = right;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; now = wrong[i++][0]) {
        chronicle_edit(&chronicle, 0, now, wrong[i][0]);
        chronicle_sign_anew(&chronicle);
        check_chronicle();
        expect_failure(VERIFY_FORM, 0, wrong[i][1]);
    }
}

/* What an editor or a mail does to a file is told as that, with what to do; and what else is wrong is not called so. */
static void harmless_changes_are_told(void **state)
{
    static const char *const wanted[] = {"the line is in order but for its end or a mark before it", "no newline"};
    struct writer whole;
    (void)state;
    chronicle_sign(&chronicle);
    writer_start(&whole, 1 << 20);
    chronicle_write(&chronicle, &whole);
    for (int how = 0; how < 4; how++) {
        verifier_free(verifier);
        verifier = verifier_new(&trust);
        if (how == 1)
            verify_bytes(verifier, "\xEF\xBB\xBF", 3);
        for (size_t at = 0; at + (how == 2) < whole.used; at++) {
            if ((how == 0 || how == 3) && whole.at[at] == '\n')
                verify_bytes(verifier, how == 3 ? " \r" : "\r", how == 3 ? 2 : 1);
            verify_bytes(verifier, whole.at + at, 1);
        }
        assert_true(verify_end(verifier));
        const char *reason = verify_first(verifier)->reason;
        if (how < 3)
            assert_non_null(strstr(reason, wanted[how == 2]));
        else
            assert_null(strstr(reason, wanted[0]));
    }
    writer_end(&whole);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
    const struct CMUnitTest tests[] = {
        TEST(nothing_at_all),
        TEST(harmless_changes_are_told),
        TEST(headers),
        TEST(lines_in_pieces),
        TEST(a_file_cut_anywhere),
        TEST(lines_in_another_order),
        TEST(a_huge_line),
        TEST(a_line_that_is_nested_deeply),
        TEST(not_utf8),
        TEST(a_key_twice),
        TEST(other_bytes_of_the_same_value),
        TEST(numbers),
        TEST(members),
        TEST(checkpoint_lines),
        TEST(reasons_are_tame),
        TEST(a_session_that_is_not_sealed),
        TEST(a_ruling_of_another_version),
        TEST(a_step_that_the_version_does_not_have),
        TEST(rules_that_this_program_does_not_know),
        TEST(house_rules),
        TEST(keys_that_bring_a_token_back),
        TEST(chains_of_other_lengths),
        TEST(roster_from),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
