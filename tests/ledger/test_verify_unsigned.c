/* What a file's header says, which nobody signs, and what proves nothing by itself: neither is told as if it were
 * proven. */
#include "referee/seat_names.h"
#include "verifying.h"

static struct writer file, told;

/* Entries: 0 opened, 1 joined, 2 the umpire's ruling, 3 a note. */
static int setup(void **state)
{
    (void)state;
    chronicle_open(&chronicle, &(struct chronicle_kind){.ruleset = "tt", .links = 8, .seed = 21});
    chronicle.no_keys = chronicle.no_seen = true;
    chronicle_join(&chronicle, "red", "player");
    chronicle_rule(&chronicle, "umpire", "sealed");
    chronicle_note(&chronicle, "red", "x");
    chronicle_sign(&chronicle);
    writer_start(&file, 1 << 20);
    writer_start(&told, 1 << 20);
    return 0;
}

static int teardown(void **state)
{
    writer_end(&file);
    writer_end(&told);
    return chronicle_end(state);
}

/* The file, in which `words` of its header are replaced. */
static void file_write(const char *words, const char *by)
{
    struct writer whole;
    writer_start(&whole, 1 << 20);
    chronicle_write(&chronicle, &whole);
    char *at = memmem(whole.at, whole.used, words, strlen(words));
    assert_non_null(at);
    const char *rest = at + strlen(words);
    writer_reset(&file);
    write_raw(&file, whole.at, (size_t)(at - whole.at));
    write_words(&file, by);
    write_raw(&file, rest, (size_t)(whole.at + whole.used - rest));
    writer_end(&whole);
}

static const char *roll_tell_of(int64_t seq)
{
    const struct verify_roll roll = {.seq = seq};
    verifier_free(verifier);
    verifier = verifier_new(&trust);
    assert_non_null(verifier);
    verify_roll_set(verifier, &roll);
    verify_bytes(verifier, file.at, file.used);
    assert_true(verify_end(verifier));
    writer_reset(&told);
    assert_true(verify_write_roll(&told, verifier));
    write_raw(&told, "", 1);
    return told.at;
}

static const char *roll_tell(void)
{
    return roll_tell_of(2);
}

static size_t line_count(const char *words)
{
    size_t count = 0;
    while ((words = strchr(words, '\n')))
        words++, count++;
    return count;
}

/* A name begins no line and ends no quotation, and it is no longer than the service takes one. */
static void a_name_that_tells_another_story(void **state)
{
    (void)state;
    static const char *const hidden[] = {"\\n", "\\n\\n\\n", "\\r", "\\t", "\\u001b", "\xE2\x80\xA8", "\xE2\x80\xAE"};
    file_write("Anna", "Anna");
    size_t lines = line_count(roll_tell());
    for (size_t i = 0; i < sizeof hidden / sizeof hidden[0]; i++) {
        char name[64];
        snprintf(name, sizeof name, "Anna%sChecked", hidden[i]);
        file_write("Anna", name);
        assert_int_equal(line_count(roll_tell()), lines);
        assert_null(strstr(told.at, "\nChecked\""));
        assert_non_null(strstr(told.at, "umpire (\"Anna?"));
    }
    file_write("Anna", "Anna\\\") asked. (\\\"");
    assert_non_null(strstr(roll_tell(), "umpire (\"Anna') asked. ('\") asked."));
    char name[512], shown[512];
    memset(name, 'y', sizeof name - 1);
    name[sizeof name - 1] = '\0';
    file_write("Anna", name);
    snprintf(shown, sizeof shown, "Asked     by umpire (\"%.*s\") at", SEAT_NAME_CHARACTERS, name);
    assert_non_null(strstr(roll_tell(), shown));
}

/* Checks the file, which must be incomplete, and holds what is said. */
static void expect_incomplete(const char *why)
{
    check_bytes(file.at, file.used);
    assert_int_equal(verify_outcome(verifier), VERIFY_INCOMPLETE);
    writer_reset(&told);
    verify_write_text(&told, verifier);
    verify_write_json(&told, verifier);
    write_raw(&told, "", 1);
    assert_non_null(strstr(told.at, why));
    assert_non_null(strstr(told.at, "{\"warning\":\"stopped\",\"count\":1}"));
}

/* A file that says of itself that the server signed nothing never passes, and that is told as the file's word. */
static void a_file_that_says_stopped(void **state)
{
    (void)state;
    static const char origin[] = "\"}\n{";
    file_write(origin, "\",\"stopped\":true}\n{");
    expect_incomplete("it has checkpoints");
    trust.keys[0] = chronicle.signer.key;
    trust.key_count = 1;
    expect_incomplete("it has checkpoints");
    while (chronicle.note_count > 0)
        free(chronicle.notes[--chronicle.note_count]);
    chronicle_edit(&chronicle, 3, "\"text\":\"x\"", "\"text\":\"y\"");
    file_write(origin, "\",\"stopped\":true}\n{");
    expect_incomplete("nothing is signed; the file says \"stopped\"");
    expect_incomplete("but anybody can write that");
}

/* Whose nonce was late for whose roll, and that this proves nothing by itself. */
static void a_nonce_that_came_late(void **state)
{
    (void)state;
    chronicle_restore(&chronicle, 8);
    int64_t first = chronicle_rule(&chronicle, "umpire", "sealed");
    int64_t nonce = chronicle_nonce(&chronicle, "red"), roll = chronicle_rule(&chronicle, "umpire", "sealed");
    chronicle_sign_anew(&chronicle);
    file_write("Anna", "Anna");
    char words[128];
    snprintf(words, sizeof words, "roll, which is entry %lld,", (long long)first);
    roll_tell_of(roll);
    for (char *at = told.at; *at; at++) /* wherever its lines break */
        if (*at == '\n')
            memmove(at + 1, at + 1 + strspn(at + 1, " "), strlen(at + 1 + strspn(at + 1, " ")) + 1), *at = ' ';
    assert_non_null(strstr(told.at, "LATE: red gave it too late for the chain's first"));
    assert_non_null(strstr(told.at, words));
    assert_non_null(strstr(told.at, "asked by umpire (\"Anna\"). This happens to honest devices"));
    assert_non_null(strstr(told.at, "It is suspicious only if red could know"));
    assert_int_equal(verify_noticed(verifier, VERIFY_WARNING_LATE_NONCES)->count, 1);
    assert_int_equal(verify_noticed(verifier, VERIFY_WARNING_LATE_NONCES)->first, nonce);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
    const struct CMUnitTest tests[] = {TEST(a_name_that_tells_another_story), TEST(a_file_that_says_stopped),
                                       TEST(a_nonce_that_came_late)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
