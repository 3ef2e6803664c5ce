/* Records of an old version of the rules keep verifying after the rules' code has changed. version-1.ndjson was written
 * when half of the coins still had lost, before the outcome said `even` and before the step read the option `edge`. */
#include "verifying.h"

#define OLD UMPIRE_SOURCE_DIR "/tests/toy/version-1.ndjson"

static char old[1 << 16];
static size_t old_length;

/* Of the old record: a ruling in which half of the coins were right. */
enum { EVEN = 5 };

static int setup(void **state)
{
    (void)state;
    FILE *file = fopen(OLD, "re");
    assert_non_null(file);
    old_length = fread(old, 1, sizeof old - 1, file);
    old[old_length] = '\0';
    fclose(file);
    return 0;
}

/* The old record with one change behind `after`. */
static void check_changed(const char *after, const char *from, const char *to)
{
    char changed[sizeof old];
    char *at = strstr(old, after);
    assert_non_null(at);
    at = strstr(at, from);
    assert_non_null(at);
    int length = snprintf(changed, sizeof changed, "%.*s%s%s", (int)(at - old), old, to, at + strlen(from));
    check_bytes(changed, (size_t)length);
}

static void an_old_record_verifies(void **state)
{
    (void)state;
    check_bytes(old, old_length);
    assert_true(verify_passed(verifier));
    assert_int_equal(verify_verdict(verifier, VERIFY_RULINGS), VERIFY_PASSED);
    assert_int_equal(verify_result(verifier, VERIFY_RULINGS)->not_checkable, 0);
}

static void an_old_ruling_is_still_held_to_its_rules(void **state)
{
    (void)state;
    check_changed("\"link\":4,", "\"won\":false", "\"won\":true");
    expect_failure(VERIFY_RULINGS, EVEN, "/outcome/won: recorded is true, the rules give false");
    check_changed("\"link\":4,", "\"options\":{}", "\"options\":{\"edge\":\"nobody\"}");
    expect_failure(VERIFY_RULINGS, EVEN, "/options/edge");
}

/* The old record as one of another version, from its opening on. */
static void check_as_version(char version)
{
    static const char says[] = "\"ruleset_version\":";
    char changed[sizeof old];
    memcpy(changed, old, old_length + 1);
    for (char *at = strstr(changed, says); at; at = strstr(at, says)) {
        at += sizeof says - 1;
        *at = version;
    }
    check_bytes(changed, old_length);
}

/* Under the new rules its outcomes would have said more. */
static void an_old_record_is_none_of_the_new_rules(void **state)
{
    (void)state;
    check_as_version('2');
    expect_failure(VERIFY_RULINGS, 2, "/options/edge: recorded is nothing, the rules give \"again\"");
}

/* A session is played by one version to its end. */
static void a_ruling_of_another_version_than_the_session_s(void **state)
{
    (void)state;
    check_changed("\"link\":4,", "\"ruleset_version\":1", "\"ruleset_version\":2");
    expect_failure(VERIFY_RULINGS, EVEN, "version 2 of the rules was applied; the session is played by version 1");
    check_changed("\"link\":4,", "\"ruleset_version\":1", "\"ruleset_version\":3");
    expect_failure(VERIFY_RULINGS, EVEN, "version 3 of the rules was applied; the session is played by version 1");
}

static void a_new_record_verifies(void **state)
{
    (void)state;
    chronicle_open(&chronicle, &(struct chronicle_kind){.ruleset = "coin", .links = 64, .seed = 4});
    chronicle_join(&chronicle, "red", "player");
    for (int i = 0; i < 60; i++)
        chronicle_rule(&chronicle, "red", "sealed");
    chronicle_sign(&chronicle);
    expect_passed();
    int64_t entry = 2;
    while (!strstr(chronicle.entries[entry].bytes, "\"even\":true"))
        entry++;
    assert_non_null(strstr(chronicle.entries[entry].bytes, "\"label\":\"again\""));
    chronicle_edit(&chronicle, entry, "\"even\":true,", "");
    chronicle_sign_anew(&chronicle);
    check_chronicle();
    expect_failure(VERIFY_RULINGS, entry, "/outcome/even: recorded is nothing, the rules give true");
    chronicle_free(&chronicle);
}

static void a_version_to_come(void **state)
{
    (void)state;
    check_as_version('3');
    assert_false(verify_complete(verifier));
    assert_int_equal(verify_verdict(verifier, VERIFY_RULINGS), VERIFY_NOT_CHECKABLE);
    assert_true(verify_result(verifier, VERIFY_RULINGS)->not_checkable > 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_old_record_verifies),
        cmocka_unit_test(an_old_ruling_is_still_held_to_its_rules),
        cmocka_unit_test(an_old_record_is_none_of_the_new_rules),
        cmocka_unit_test(a_ruling_of_another_version_than_the_session_s),
        cmocka_unit_test(a_new_record_verifies),
        cmocka_unit_test(a_version_to_come),
    };
    return cmocka_run_group_tests(tests, setup, NULL);
}
