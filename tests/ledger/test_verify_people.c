/* What the verifier says to people: how often what happened, the story of one roll, and the page to print. */
#include "chronicle_within.h"
#include "cosigned.h"
#include "ledger/checkpoint.h"
#include "referee/unit_requests.h"
#include "verifying.h"

/* Entries: 0 opened, 1 and 2 joined. */
static int setup(void **state)
{
    (void)state;
    chronicle_open(&chronicle, &(struct chronicle_kind){.ruleset = "tt", .links = 64, .seed = 21});
    chronicle.no_keys = true;
    chronicle.no_seen = true;
    chronicle_join(&chronicle, "red", "player");
    chronicle_join(&chronicle, "blue", "player");
    return 0;
}

static int setup_two_sided(void **state)
{
    (void)state;
    chronicle_open(&chronicle, &(struct chronicle_kind){.ruleset = "tt", .two_sided = true, .links = 8, .seed = 11});
    chronicle.no_keys = true;
    chronicle.no_seen = true;
    chronicle_join(&chronicle, "red", "player");
    chronicle_join(&chronicle, "blue", "player");
    chronicle_commit(&chronicle, "red", 4);
    chronicle_commit(&chronicle, "blue", 4);
    return 0;
}

/* A sealed ruling that threw dice. */
static int64_t rule_with_dice_of(const char *seat)
{
    for (;;) {
        int64_t entry = chronicle_rule(&chronicle, seat, "sealed");
        if (strstr(chronicle.entries[entry].bytes, "\"faces\":["))
            return entry;
    }
}

static int64_t rule_with_dice(void)
{
    return rule_with_dice_of("red");
}

/* The file, and this ruling told. */
static void check_roll(int64_t seq, bool (*clause)(void *, const char *, const char *, const char **, const char **))
{
    struct writer out;
    const struct verify_roll roll = {.seq = seq, .clause = clause};
    writer_start(&out, 64 << 20);
    chronicle_write(&chronicle, &out);
    verifier_free(verifier);
    verifier = verifier_new(&trust);
    assert_non_null(verifier);
    verify_roll_set(verifier, &roll);
    verify_bytes(verifier, out.at, out.used);
    assert_true(verify_end(verifier));
    writer_end(&out);
}

/* What is written has these words, one after the other. */
#define EXPECT_WORDS(write, ...) expect_words(write, (const char *const[]){__VA_ARGS__, NULL})
static void expect_words(void (*write)(struct writer *out), const char *const *words)
{
    struct writer out;
    writer_start(&out, 1 << 20);
    write(&out);
    write_raw(&out, "", 1);
    assert_false(out.failed);
    const char *at = out.at;
    for (; *words; words++) {
        const char *found = strstr(at, *words);
        if (!found)
            fail_msg("wanted \"%s\" after \"%.60s\" in:\n%s", *words, at, out.at);
        else
            at = found + strlen(*words);
    }
    writer_end(&out);
}

static void text(struct writer *out)
{
    verify_write_text(out, verifier);
}

static void json(struct writer *out)
{
    verify_write_json(out, verifier);
}

static void roll_told(struct writer *out)
{
    assert_true(verify_write_roll(out, verifier));
}

static void roll_not_told(struct writer *out)
{
    assert_false(verify_write_roll(out, verifier));
}

static void certificate(struct writer *out)
{
    verify_write_certificate(out, verifier, 1790003600000000);
}

static void counted(enum verify_warning what, uint64_t count, int64_t first)
{
    assert_int_equal(verify_noticed(verifier, what)->count, count);
    assert_int_equal(verify_noticed(verifier, what)->first, first);
}

static void nothing_happened(void **state)
{
    (void)state;
    rule_with_dice();
    chronicle_sign(&chronicle);
    expect_passed();
    for (int what = VERIFY_FIRST_COUNT; what < VERIFY_WARNING_COUNT; what++)
        if (what == VERIFY_WARNING_UNSIGNED_SEATS)
            counted((enum verify_warning)what, 2, 1); /* both players came without a device */
        else
            counted((enum verify_warning)what, 0, -1);
    EXPECT_WORDS(text, "corrections                                 0  rulings that a correction replaced\n",
                 "taken_back");
    EXPECT_WORDS(json, "\"counts\":[{\"what\":\"corrections\",\"count\":0},{\"what\":\"taken_back\"");
}

static void what_happened_is_counted(void **state)
{
    (void)state;
    int64_t first = rule_with_dice(), correction = -1;
    int64_t decision = chronicle_decide(&chronicle, chronicle_dispute(&chronicle, "blue", first), "further_dice");
    correction = chronicle_correct(&chronicle, first, decision, false);
    assert_true(correction > 0);
    int64_t declared = chronicle_rule(&chronicle, "blue", "declared");
    chronicle_answer_undo(&chronicle, "blue", chronicle_propose_undo(&chronicle, "red", declared), false);
    chronicle_answer_undo(&chronicle, "red", chronicle_propose_undo(&chronicle, "blue", declared), true);
    chronicle_sign(&chronicle);
    expect_passed();
    counted(VERIFY_WARNING_CORRECTIONS, 1, correction);
    counted(VERIFY_WARNING_DECISIONS, 1, decision);
    counted(VERIFY_WARNING_DECLARED, 1, declared);
    counted(VERIFY_WARNING_TAKEN_BACK, 1, declared);
    counted(VERIFY_WARNING_NO_PLAYER_NONCE, 0, -1);
    counted(VERIFY_WARNING_GIVEN_UP, 0, -1);
    EXPECT_WORDS(json, "{\"what\":\"taken_back\",\"count\":1,\"first\":");
}

/* What an umpire who is on a side does alone is counted besides; what players may do as well is not. */
static void an_umpire_who_plays_is_counted(void **state)
{
    (void)state;
    for (int plays = 0; plays < 2; plays++) {
        chronicle_free(&chronicle);
        chronicle_open(&chronicle, &(struct chronicle_kind){
                                       .ruleset = "tt", .links = 64, .seed = 23, .umpire_side = plays ? "red" : NULL});
        chronicle.no_keys = chronicle.no_seen = true;
        chronicle_join(&chronicle, "blue", "player");
        int64_t first = rule_with_dice_of("blue");
        rule_with_dice_of("umpire");
        int64_t decision = chronicle_decide(&chronicle, chronicle_dispute(&chronicle, "blue", first), "further_dice");
        assert_true(chronicle_correct(&chronicle, first, decision, false) > 0);
        chronicle_revoke(&chronicle, "umpire", "blue");
        chronicle_sign(&chronicle);
        expect_passed();
        counted(VERIFY_WARNING_UMPIRE_WHO_PLAYS, plays ? 3 : 0, plays ? decision : -1);
    }
}

static void restores_are_counted(void **state)
{
    (void)state;
    rule_with_dice();
    int64_t restored = chronicle_restore(&chronicle, 8);
    chronicle_sign(&chronicle);
    expect_passed();
    counted(VERIFY_WARNING_RESTORES, 1, restored);
    counted(VERIFY_WARNING_REKEYS, 1, restored);
}

/* Under the file's checkpoint, and under the one that a player saved. */
static void cosignatures_are_checked(void **state)
{
    (void)state;
    chronicle_sign(&chronicle);
    cosign(seat_of("red"), seat_of("red"));
    cosign(seat_of("blue"), seat_of("blue"));
    expect_passed();
    counted(VERIFY_WARNING_COSIGNED, 2, (int64_t)chronicle.count - 1);
    char *saved = strdup(chronicle.notes[chronicle.note_count - 1]);
    chronicle_sign_anew(&chronicle);
    trust.saved = saved;
    trust.saved_length = strlen(saved);
    expect_passed();
    counted(VERIFY_WARNING_COSIGNED, 2, (int64_t)chronicle.count - 1);
    trust.saved = NULL;
    trust.saved_length = 0;
    free(saved);
    cosign(seat_of("blue"), seat_of("red"));
    check_chronicle();
    assert_int_equal(verify_result(verifier, VERIFY_SIGNATURES)->failed, 1);
}

static void chains_are_counted(void **state)
{
    (void)state;
    for (int i = 0; i < 64; i++)
        chronicle_rule(&chronicle, "red", "sealed");
    int64_t rekey = chronicle_rekey(&chronicle, 8);
    int64_t bare = chronicle_rule(&chronicle, "red", "sealed");
    chronicle_sign(&chronicle);
    expect_passed();
    counted(VERIFY_WARNING_REKEYS, 1, rekey);
    counted(VERIFY_WARNING_NO_PLAYER_NONCE, 1, bare);
    counted(VERIFY_WARNING_SHORT_CHAIN, 2, 0);
}

/* A sealed roll. */

static bool a_clause(void *context, const char *ruleset, const char *clause, const char **ret_title,
                     const char **ret_words)
{
    (void)context;
    assert_string_equal(ruleset, "tt");
    *ret_title = clause;
    *ret_words = "Words of the rulebook.";
    return true;
}

static void a_sealed_roll(void **state)
{
    (void)state;
    int64_t entry = rule_with_dice_of("umpire"); /* whom the file calls Anna */
    rule_with_dice();
    chronicle_sign(&chronicle);
    check_roll(entry, a_clause);
    const char *secret = strstr(chronicle.entries[entry].bytes, "\"secret\":\"") + strlen("\"secret\":\"");
    const char *face = strstr(chronicle.entries[entry].bytes, "\"faces\":[") + strlen("\"faces\":[");
    char hex[HASH_TEXT_SIZE], gives[32], faces[32], fell[48];
    snprintf(hex, sizeof hex, "%s", secret);
    snprintf(gives, sizeof gives, " gives %.*s", (int)strspn(face, "0123456789"), face);
    snprintf(faces, sizeof faces, "faces: %.*s", (int)strspn(face, "0123456789"), face);
    snprintf(fell, sizeof fell, " fell: %.*s", (int)strspn(face, "0123456789"), face);
    EXPECT_WORDS(roll_told, "ruling\numpire (\"Anna\") asked. ", fell, "The dice follow from a secret that was fixed ",
                 "from numbers", "that blue", "red", " gave.\n\n",
                 "Checked   and right, in a record that is in order\nNames     of seats are the file's word",
                 "Asked     by umpire (\"Anna\") at 2026-09-21 14:", "Step      ", " of tt, version 1", "Question\n",
                 "Outcome\n", "Rule by rule\n          TT-", "\n              Words of the rulebook.\n",
                 VERIFY_SUMS_HEADING "\nDice      sealed: link ", hex, "nonces of the seats:", "blue, given in entry 2",
                 "red, given in entry 1", "bytes: ", gives, faces);
}

static void without_a_rulebook(void **state)
{
    (void)state;
    int64_t entry = rule_with_dice();
    chronicle_sign(&chronicle);
    check_roll(entry, NULL);
    EXPECT_WORDS(roll_told, "Checked   and right", "Rule by rule\n          TT-", VERIFY_SUMS_HEADING);
}

static void a_roll_that_is_wrong(void **state)
{
    (void)state;
    int64_t entry = rule_with_dice();
    char *face = strstr(chronicle.entries[entry].bytes, "\"faces\":[") + strlen("\"faces\":[");
    *face = *face == '1' ? '2' : '1';
    chronicle_sign_anew(&chronicle);
    check_roll(entry, NULL);
    EXPECT_WORDS(roll_told, "FAILED    dice: die 1 of draw 1", "bytes: ");
    chronicle_edit(&chronicle, 1, "\"role\":\"player\"", "\"role\":\"spectator\"");
    chronicle_note(&chronicle, "red", "x");
    chronicle_sign_anew(&chronicle);
    check_roll(entry, NULL);
    EXPECT_WORDS(roll_told, "An entry before this one may not be where it is, so what", "Dice      sealed\n");
}

static void what_became_of_it(void **state)
{
    (void)state;
    chronicle.step = step_find(chronicle.ruleset, "morale-check"); /* any other question of it throws as many dice */
    int64_t entry = rule_with_dice();
    int64_t decision = chronicle_decide(&chronicle, chronicle_dispute(&chronicle, "blue", entry), "reused_dice");
    int64_t correction = chronicle_correct(&chronicle, entry, decision, true);
    int64_t declared = chronicle_rule(&chronicle, "red", "declared");
    chronicle_answer_undo(&chronicle, "blue", chronicle_propose_undo(&chronicle, "red", declared), true);
    chronicle_sign(&chronicle);
    char words[64];
    check_roll(entry, NULL);
    snprintf(words, sizeof words, "Later     the correction in entry %lld replaced it.", (long long)correction);
    EXPECT_WORDS(roll_told, "red asked. ", "Later     blue disputed it, in entry", words);
    check_roll(correction, NULL);
    snprintf(words, sizeof words, "Corrects  entry %lld, as the decision in entry %lld wants", (long long)entry,
             (long long)decision);
    EXPECT_WORDS(roll_told, ": correction\numpire (\"Anna\") corrected entry ",
                 "The dice are those that had fallen before, used again.", words, "Dice      the faces of entry ",
                 "faces: ");
    check_roll(declared, NULL);
    EXPECT_WORDS(roll_told, "thrown", "typed", "nothing", "proves", "how", "they",
                 "fell.\n", /* wherever its lines break */
                 "Later     it was taken back, with the consent of blue", "Dice      declared\n");
}

static void a_roll_of_two(void **state)
{
    (void)state;
    int64_t asked = chronicle_ask(&chronicle, "red");
    chronicle_reveal(&chronicle, "red");
    int64_t revealed = chronicle_reveal(&chronicle, "blue");
    int64_t entry = chronicle_answer(&chronicle, "red");
    chronicle_sign(&chronicle);
    char in[64], shown[64];
    snprintf(in, sizeof in, ", in entry %lld, before its dice existed", (long long)asked);
    snprintf(shown, sizeof shown, "blue, revealed in entry %lld at ", (long long)revealed);
    check_roll(entry, NULL);
    EXPECT_WORDS(roll_told, "Checked   and right", "Asked     by red at ", in, "shown for this roll:", shown);
}

#define TRIBE(id, name, seat)                                                                                          \
    "{\"id\":\"" id "\",\"name\":\"" name "\",\"side\":\"" seat                                                        \
    "\",\"kind\":\"tribal_infantry\",\"weapon\":\"ragtag\",\"leadership\":6,\"figures\":16}"

static int32_t tribes(const struct ruleset *ruleset, const void *options, struct roster_unit list[ROSTER_UNITS_MAX])
{
    (void)ruleset, (void)options;
    return chronicle_units_of(&chronicle, TRIBE("watch", "Black Watch", "red") "," TRIBE("impi", "Third Impi", "blue"),
                              list);
}

/* Units, members, values and changes are told by the names that players know, never as JSON. */
static void a_roll_of_units(void **state)
{
    (void)state;
    struct violations violations;
    violations_start(&violations);
    chronicle_free(&chronicle);
    chronicle_open(&chronicle,
                   &(struct chronicle_kind){.ruleset = "colonial", .links = 16, .seed = 7, .units = tribes});
    chronicle_join(&chronicle, "red", "player");
    chronicle_join(&chronicle, "blue", "player");
    int64_t entry = chronicle_rule_on(&chronicle, "umpire", "declared",
                                      "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"watch\",\"target\":\"impi\"},"
                                      "\"input\":{\"range\":5},\"override\":{\"reason\":\"A test.\"}}",
                                      &violations);
    assert_true(entry > 0);
    chronicle_sign(&chronicle);
    check_roll(entry, NULL);
    EXPECT_WORDS(roll_told, "umpire (\"Anna\") asked. ",
                 "Units\n            Firer: Black Watch\n            Target: Third Impi\n", "Question\n",
                 "Kind: Tribal infantry", "            Range: 5\n", "Effects\n",
                 "            Third Impi: Figures 16 to ", " (MWK-", VERIFY_SUMS_HEADING);
}

static void no_roll(void **state)
{
    (void)state;
    chronicle_note(&chronicle, "red", "x");
    chronicle_sign(&chronicle);
    check_roll(3, NULL);
    EXPECT_WORDS(roll_not_told, "Entry 3 is no ruling that could be read.");
    check_roll(4, NULL);
    EXPECT_WORDS(roll_not_told, "There is no entry 4.");
}

/* What a file says is no command to the terminal. */
static void a_roll_is_tame(void **state)
{
    (void)state;
    int64_t entry = rule_with_dice();
    chronicle_edit(&chronicle, entry, "\"seat\":\"red\"", "\"seat\":\"\\u001b[2J\"");
    chronicle_edit(&chronicle, entry, "\"label\":\"", "\"label\":\"\\u001b[2J");
    chronicle_sign_anew(&chronicle);
    check_roll(entry, NULL);
    struct writer out;
    writer_start(&out, 1 << 20);
    verify_write_roll(&out, verifier);
    assert_null(memchr(out.at, '\x1b', out.used));
    writer_end(&out);
    EXPECT_WORDS(roll_told, "by ?[2J at");
}

/* The page. */

static void a_certificate(void **state)
{
    (void)state;
    char words[FINGERPRINT_TEXT_SIZE], key[NOTE_KEY_TEXT_SIZE], root[HASH_TEXT_SIZE];
    rule_with_dice();
    chronicle_sign(&chronicle);
    expect_passed();
    fingerprint_write(chronicle.signer.key.bytes, words);
    note_key_write(&chronicle.signer.key, key);
    struct tree tree;
    tree_start(&tree);
    for (size_t i = 0; i < chronicle.count; i++) {
        struct hash leaf = tree_leaf(chronicle.entries[i].bytes, chronicle.entries[i].length);
        tree_add(&tree, &leaf);
    }
    struct tree_head head = tree_head_of(&tree);
    hash_write(&head.root, root);
    EXPECT_WORDS(certificate, "Session", "Played by     tt, version 1 of its rules; mode: sealed",
                 "Opened        2026-09-21 14:13 UTC", "Entries  ", "Root  ", root, "Signed by     ", key,
                 "In words      ", words, "No key was given", "Verdict       NOTHING IS WRONG",
                 "Checked       2026-09-21 15:13 UTC", "No saved checkpoint was given",
                 "0  rulings that a correction replaced");
    trust.keys[0] = chronicle.signer.key;
    trust.key_count = 1;
    expect_passed();
    EXPECT_WORDS(certificate, words, "This key was given by whoever checked");
}

/* A file may end before the roll that hurts: it says that the game was not closed, and a closed one does not. */
static void a_game_that_goes_on(void **state)
{
    (void)state;
    rule_with_dice();
    chronicle_sign(&chronicle);
    expect_passed();
    EXPECT_WORDS(certificate, "the game was not closed");
    assert_int_equal(verify_noticed(verifier, VERIFY_WARNING_NOT_CLOSED)->count, 1);
    chronicle_close(&chronicle);
    chronicle_sign(&chronicle);
    expect_passed();
    assert_int_equal(verify_noticed(verifier, VERIFY_WARNING_NOT_CLOSED)->count, 0);
}

/* One page has 60 lines of 100 columns. */
static void a_certificate_fits_its_page(void **state)
{
    (void)state;
    struct writer out;
    rule_with_dice();
    chronicle_sign(&chronicle);
    expect_passed();
    writer_start(&out, 1 << 20);
    certificate(&out);
    size_t lines = 0;
    for (const char *at = out.at, *end; at < out.at + out.used; at = end + 1, lines++) {
        end = memchr(at, '\n', (size_t)(out.at + out.used - at));
        assert_non_null(end);
        assert_true(end - at <= 120);
    }
    assert_true(lines <= 60);
    writer_end(&out);
}

static void a_certificate_of_what_is_wrong(void **state)
{
    (void)state;
    int64_t entry = rule_with_dice();
    chronicle_sign(&chronicle);
    chronicle_edit(&chronicle, entry, "\"seat\":\"red\"", "\"seat\":\"rod\"");
    check_chronicle();
    EXPECT_WORDS(certificate, "Verdict       FAILED\n", "no seat of this name has joined");
    chronicle_edit(&chronicle, entry, "\"seat\":\"rod\"", "\"seat\":\"red\"");
    chronicle_edit(&chronicle, 0, "\"ruleset_version\":1", "\"ruleset_version\":2");
    chronicle_edit(&chronicle, entry, "\"ruleset_version\":1", "\"ruleset_version\":2");
    chronicle_sign_anew(&chronicle);
    for (int64_t i = 3; i < entry; i++)
        chronicle_edit(&chronicle, i, "\"ruleset_version\":1", "\"ruleset_version\":2");
    chronicle_sign_anew(&chronicle);
    check_chronicle();
    EXPECT_WORDS(certificate, "Verdict       INCOMPLETE");
    struct note_signer other = chronicle.signer;
    uint8_t seed[NOTE_SEED_SIZE] = {9};
    assert_true(note_signer_make("umpire.example", seed, &chronicle.signer));
    check_chronicle();
    EXPECT_WORDS(certificate, "Signed by     nobody, or not rightly");
    chronicle.signer = other;
    check_bytes("", 0);
    EXPECT_WORDS(certificate, "Entries       0", "Verdict       FAILED");
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, chronicle_end)
    const struct CMUnitTest tests[] = {
        TEST(nothing_happened),
        TEST(what_happened_is_counted),
        TEST(an_umpire_who_plays_is_counted),
        TEST(chains_are_counted),
        TEST(restores_are_counted),
        cmocka_unit_test_setup_teardown(cosignatures_are_checked, setup_two_sided, chronicle_end),
        TEST(a_sealed_roll),
        TEST(without_a_rulebook),
        TEST(a_roll_that_is_wrong),
        TEST(what_became_of_it),
        cmocka_unit_test_setup_teardown(a_roll_of_two, setup_two_sided, chronicle_end),
        TEST(a_roll_of_units),
        TEST(no_roll),
        TEST(a_roll_is_tame),
        TEST(a_certificate),
        TEST(a_certificate_fits_its_page),
        TEST(a_game_that_goes_on),
        TEST(a_certificate_of_what_is_wrong),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
