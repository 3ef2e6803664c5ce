/* Systematic lies: whatever the owner of the key changes in a record is noticed, but for what docs/promises.md lists by
 * name as only somebody's word; and with a saved checkpoint everything is. */
#include "base/clock.h"
#include "chronicle_within.h"
#include "cosigned.h"
#include "lies.h"
#include "referee/unit_requests.h"

#define DOCUMENT UMPIRE_SOURCE_DIR "/docs/promises.md"
#define SECTION "What is only somebody's word"

static struct lie_list unnoticed;
static struct telling foreign; /* some entries of another session */

/* A ruling that throws dice. */
static int64_t rule_with_dice(const char *seat, const char *source)
{
    uint64_t used = chronicle.used;
    int64_t entry = chronicle_rule(&chronicle, seat, source);
    while (!strstr(chronicle.entries[entry].bytes, "\"faces\":[")) {
        chronicle_remove(&chronicle, entry);
        chronicle.used = used;
        entry = chronicle_rule(&chronicle, seat, source);
    }
    return entry;
}

/* Members that a server writes and a chronicle does not. */
static void opening_fill(void)
{
    chronicle_edit(&chronicle, 0, "\"format\":1,",
                   "\"format\":1,\"house_rules\":{\"club\":\"Old Bones\",\"name\":\"monday\",\"version\":2},");
    chronicle_edit(&chronicle, 0, "\"ruleset\":",
                   "\"roster_from\":{\"as_of\":7,\"session\":\"01934abc-def0-7fff-8000-090aa00aff11\"},\"ruleset\":");
}

static void disputes(void)
{
    int64_t first = rule_with_dice("red", "sealed"), correction = -1;
    int64_t dispute = chronicle_dispute(&chronicle, "blue", first);
    chronicle_edit(&chronicle, dispute, "\"claim\":\"that was soft cover\"",
                   "\"claim\":\"that was soft cover\",\"clause\":\"TT-MOR-6\"");
    int64_t decision = chronicle_decide(&chronicle, dispute, "further_dice");
    correction = chronicle_correct(&chronicle, first, decision, false);
    assert_true(correction > 0);
    decision = chronicle_decide(&chronicle, chronicle_dispute(&chronicle, "red", correction), "reused_dice");
    chronicle_edit(&chronicle, decision, "\"seat\":", "\"reason\":\"the wood is dense\",\"seat\":");
    correction = chronicle_correct(&chronicle, correction, decision, true);
    assert_true(correction > 0);
    chronicle_decide(&chronicle, chronicle_dispute(&chronicle, "red", correction), "none");
    chronicle_decide(&chronicle, chronicle_dispute(&chronicle, "red", correction), NULL);
}

static void taking_back(void)
{
    int64_t ruling = rule_with_dice("blue", "sealed");
    int64_t proposal = chronicle_propose_undo(&chronicle, "blue", ruling);
    chronicle_edit(&chronicle, proposal, "\"seat\":", "\"reason\":\"wrong unit\",\"seat\":");
    chronicle_answer_undo(&chronicle, "red", proposal, false);
    chronicle_answer_undo(&chronicle, "red", chronicle_propose_undo(&chronicle, "blue", ruling), true);
}

/* Sealed mode, three chains. */
static void sealed_game(uint64_t seed)
{
    chronicle_open(&chronicle, &(struct chronicle_kind){.ruleset = "tt", .links = 6, .seed = seed});
    opening_fill();
    chronicle.no_seen = true;
    chronicle_join(&chronicle, "red", "player");
    chronicle_join(&chronicle, "blue", "player");
    chronicle_join(&chronicle, "crowd", "spectator");
    chronicle_join(&chronicle, "mate", "player"); /* of red, who only throws */
    rule_with_dice("mate", "sealed");
    rule_with_dice("red", "sealed");
    chronicle.tell_seen = true;
    chronicle_note(&chronicle, "red", "the wood on the left is open");
    chronicle_describe(&chronicle, "umpire", "Isandlwana", 1200);
    disputes();
    taking_back();
    while (chronicle.used < 6)
        rule_with_dice("blue", "sealed");
    chronicle_rekey(&chronicle, 3);
    chronicle_nonce(&chronicle, "red");
    chronicle_nonce(&chronicle, "blue");
    rule_with_dice("blue", "sealed");
    chronicle.step = step_find(chronicle.ruleset, "damage-roll"); /* one die more or less may change nothing */
    rule_with_dice("umpire", "declared");
    chronicle.step = NULL;
    chronicle_revoke(&chronicle, "umpire", "crowd");
    rule_with_dice("red", "sealed");
    chronicle_restore(&chronicle, 3);
    rule_with_dice("umpire", "sealed");
    rule_with_dice("red", "sealed");
    int64_t end = chronicle_close(&chronicle);
    chronicle_edit(&chronicle, end, "\"seat\":", "\"remark\":\"a draw\",\"seat\":");
    chronicle_sign_anew(&chronicle);
}

/* Sealed mode, with devices. */
static void signed_game(uint64_t seed)
{
    chronicle_open(&chronicle, &(struct chronicle_kind){.ruleset = "tt", .keyed = true, .links = 8, .seed = seed});
    chronicle.no_seen = true;
    chronicle_join(&chronicle, "red", "player");
    chronicle_join(&chronicle, "blue", "player");
    int64_t ruling = rule_with_dice("red", "sealed");
    chronicle_note(&chronicle, "red", "the wood on the left is open");
    int64_t decision = chronicle_decide(&chronicle, chronicle_dispute(&chronicle, "blue", ruling), "further_dice");
    assert_true(chronicle_correct(&chronicle, ruling, decision, false) > 0);
    ruling = rule_with_dice("blue", "sealed");
    chronicle_answer_undo(&chronicle, "blue", chronicle_propose_undo(&chronicle, "red", ruling), false);
    chronicle_answer_undo(&chronicle, "red", chronicle_propose_undo(&chronicle, "blue", ruling), true);
    rule_with_dice("blue", "declared");
    rule_with_dice("red", "sealed");
    rule_with_dice("umpire", "sealed");
    chronicle_hand_over(&chronicle, "red", "red's new phone");
    rule_with_dice("red", "sealed");
    chronicle_reissue(&chronicle, "blue", "blue's new phone", 0);
    rule_with_dice("blue", "sealed");
    chronicle_close(&chronicle);
    chronicle_sign_anew(&chronicle);
}

/* Two-sided mode: asked by each party, late, given up, answered by declared dice. */
static void two_sided_game(uint64_t seed)
{
    chronicle_open(&chronicle, &(struct chronicle_kind){.ruleset = "tt", .two_sided = true, .links = 8, .seed = seed});
    chronicle.no_seen = true;
    chronicle_join(&chronicle, "red", "player");
    chronicle_join(&chronicle, "blue", "player");
    chronicle_commit(&chronicle, "red", 4);
    chronicle_commit(&chronicle, "blue", 4);
    chronicle_ask(&chronicle, "red");
    chronicle_reveal(&chronicle, "red");
    chronicle_reveal(&chronicle, "blue");
    chronicle_answer(&chronicle, "red");
    chronicle_ask(&chronicle, "blue");
    chronicle_reveal(&chronicle, "blue");
    chronicle_reveal(&chronicle, "red");
    chronicle_answer(&chronicle, "blue");
    chronicle_ask(&chronicle, "red");
    chronicle_give_up(&chronicle, "blue");
    chronicle_give_up(&chronicle, "red");
    chronicle_reissue(&chronicle, "blue", "blue's new phone",
                      chronicle_agree_reissue(&chronicle, "red", "blue", "blue's new phone"));
    chronicle_commit(&chronicle, "blue", 4);
    chronicle_ask(&chronicle, "blue");
    chronicle_reveal(&chronicle, "red");
    chronicle_reveal(&chronicle, "blue");
    chronicle_answer(&chronicle, "blue");
    chronicle_commit(&chronicle, "red", 1);
    chronicle.step = step_find(chronicle.ruleset, "morale-check");
    chronicle_ask(&chronicle, "red");
    assert_true(chronicle_agree_declared(&chronicle, "blue", false) > 0);
    chronicle_agree_declared(&chronicle, "red", false);
    chronicle_answer_declared(&chronicle, "red");
    chronicle_sign_anew(&chronicle);
}

/* Else nonces of a party change nothing. */
static bool every_ruling_threw(void)
{
    for (size_t i = 0; i < chronicle.count; i++)
        if (strstr(chronicle.entries[i].bytes, "\"draws\":[]"))
            return false;
    return true;
}

#define FIGURE(id, seat)                                                                                               \
    "{\"id\":\"" id "\",\"side\":\"" seat                                                                              \
    "\",\"game\":\"individual\",\"quality\":\"regular\",\"weapon\":\"rifled_musket\",\"figures\":1}"
#define CHARGE_FROM(distance)                                                                                          \
    "{\"step\":\"charge\",\"units\":{\"chargers\":[\"tom\"],\"charged\":\"bill\"},"                                    \
    "\"input\":{\"chargers\":[{\"distance\":" distance "}]}}"
#define CHARGE CHARGE_FROM("6")

/* Each fires once at one of his own: a musket is empty then, and who is dead is out of the game. */
#define FIRE(firer, target)                                                                                            \
    "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"" firer "\",\"target\":\"" target                              \
    "\"},\"input\":{\"range\":10}}"
enum { MOVE_PHASE = 1, SHOOT_PHASE };

static const struct field *unit_member(const char *name)
{
    const struct field *field = field_find(chronicle.ruleset->units->fields, name, strlen(name));
    assert_non_null(field);
    return field;
}

static int32_t figures(const struct ruleset *ruleset, const void *options, struct roster_unit list[ROSTER_UNITS_MAX])
{
    (void)ruleset;
    (void)options;
    return chronicle_units_of(
        &chronicle,
        FIGURE("tom", "red") "," FIGURE("bill", "blue") "," FIGURE("tim", "red") "," FIGURE("ben", "blue") "," FIGURE(
            "tam", "red") "," FIGURE("bob", "blue") "," FIGURE("idle", "red"),
        list);
}

static int64_t rule_on(const char *source, const char *body)
{
    struct violations violations;
    violations_start(&violations);
    int64_t entry = chronicle_rule_on(&chronicle, "red", source, body, &violations);
    if (entry < 0)
        fail_msg("%s: %s", violations.list[0].pointer, violations.list[0].message);
    return entry;
}

static int64_t decide_on(int64_t ruling, const char *correction)
{
    return chronicle_decide(&chronicle, chronicle_dispute(&chronicle, "blue", ruling), correction);
}

/* With the dice that fell, and further ones where they do not suffice. */
static int64_t correct_on(int64_t ruling, const char *correction, const char *body)
{
    struct violations violations;
    violations_start(&violations);
    int64_t entry = chronicle_correct_on(&chronicle, ruling, decide_on(ruling, correction),
                                         strcmp(correction, "reused_dice") == 0, body, &violations);
    if (entry < 0)
        fail_msg("%s: %s", violations.list[0].pointer, violations.list[0].message);
    return entry;
}

/* With units, phases, and a change by hand. */
static void game_of_units(uint64_t seed)
{
    struct roster_unit units[ROSTER_UNITS_MAX];
    chronicle_open(&chronicle,
                   &(struct chronicle_kind){
                       .ruleset = "d12-skirmish", .links = 8, .seed = seed, .units = figures, .enforce_phases = true});
    chronicle.no_seen = true;
    chronicle_join(&chronicle, "red", "player");
    chronicle_join(&chronicle, "blue", "player");
    chronicle_turn(&chronicle, "umpire", 1, SHOOT_PHASE);
    static const char *const shots[] = {FIRE("tim", "ben"), FIRE("tam", "bob"), FIRE("bill", "tim"),
                                        FIRE("tom", "bob")};
    for (int i = 0; i < 4; i++) { /* so many dice that no other nonce gives the same ones */
        int64_t shot = rule_on("sealed", shots[i]);
        if (!strstr(chronicle.entries[shot].bytes, "\"faces\":["))
            fail_msg("no dice: %s", chronicle.entries[shot].bytes);
    }
    int64_t empty = rule_on("declared", FIRE("tim", "ben")); /* is not permitted: its dice count for nothing */
    chronicle_edit(&chronicle, empty, "\"draws\":[]", "\"dice_unused\":[3,4],\"draws\":[]");
    chronicle_turn(&chronicle, "umpire", 2, MOVE_PHASE);
    int64_t charge = rule_on("sealed", CHARGE);
    correct_on(charge, "further_dice", CHARGE_FROM("5"));
    chronicle_add_units(&chronicle, "red", units, chronicle_units_of(&chronicle, FIGURE("sam", "red"), units));
    const struct roster_change changes[] = {
        {.unit = 1, .member = unit_member("quality"), .kind = EFFECT_SET, .value = 0},
        {.unit = 1, .member = unit_member("wounds"), .kind = EFFECT_SET, .value = 1},
    };
    chronicle_change(&chronicle, "umpire", changes, 2);
    chronicle_rename(&chronicle, "umpire", 0, "Tom the Bold");
    chronicle_reassign(&chronicle, "umpire", 5, "red");
    chronicle_add_units(&chronicle, "red", units, chronicle_units_of(&chronicle, FIGURE("twin", "red"), units));
    chronicle_remove_unit(&chronicle, "red", chronicle.present.count - 1);
    int64_t wrong = chronicle_turn(&chronicle, "umpire", 3, SHOOT_PHASE);
    chronicle_answer_undo(&chronicle, "blue", chronicle_propose_undo(&chronicle, "red", wrong), true);
    wrong = chronicle_turn(&chronicle, "umpire", 3, 0); /* as a player might begin it */
    chronicle_answer_undo(&chronicle, "blue", chronicle_propose_undo(&chronicle, "red", wrong), true);
    chronicle_turn(&chronicle, "umpire", 3, MOVE_PHASE);
    chronicle_note(&chronicle, "red", "the wood on the left is open");
    rule_on("sealed", "{\"step\":\"charge\",\"units\":{\"chargers\":[\"sam\"],\"charged\":\"bill\"},"
                      "\"input\":{\"chargers\":[{\"distance\":6}]}}");
    chronicle_rename(&chronicle, "umpire", 0, "Tom the Old"); /* which nothing later says, and nothing of this one: */
    chronicle_add_units(&chronicle, "red", units, chronicle_units_of(&chronicle, FIGURE("late", "red"), units));
    chronicle_sign_anew(&chronicle);
}

#define TRIBE(id, side)                                                                                                \
    "{\"id\":\"" id "\",\"side\":\"" side                                                                              \
    "\",\"kind\":\"regular_infantry\",\"weapon\":\"modern_rifle\",\"leadership\":6,\"figures\":16}"
#define SERGEANT(id, side)                                                                                             \
    "{\"id\":\"" id "\",\"side\":\"" side "\",\"profile\":\"nco\",\"commands\":true,\"weapon\":\"rifle\"}"

static int32_t tribes(const struct ruleset *ruleset, const void *options, struct roster_unit list[ROSTER_UNITS_MAX])
{
    (void)ruleset, (void)options;
    return chronicle_units_of(
        &chronicle,
        TRIBE("watch", "red") "," TRIBE("impi", "blue") "," TRIBE("guard", "red") "," TRIBE("horde", "blue"), list);
}

static int32_t sergeants(const struct ruleset *ruleset, const void *options, struct roster_unit list[ROSTER_UNITS_MAX])
{
    (void)ruleset, (void)options;
    return chronicle_units_of(
        &chronicle,
        SERGEANT("tom", "red") "," SERGEANT("fritz", "blue") "," SERGEANT("tim", "red") "," SERGEANT("hans", "blue"),
        list);
}

static void game_of(const char *ruleset,
                    int32_t (*units)(const struct ruleset *, const void *, struct roster_unit[ROSTER_UNITS_MAX]),
                    const char *umpire_side)
{
    chronicle_open(&chronicle,
                   &(struct chronicle_kind){
                       .ruleset = ruleset, .links = 8, .seed = 5, .units = units, .umpire_side = umpire_side});
    chronicle.no_seen = true;
    chronicle_join(&chronicle, "red", "player");
    chronicle_join(&chronicle, "blue", "player");
}

#define AIMED ",\"action\":\"pivot\"}"
#define SHOOT(firer, target, more)                                                                                     \
    "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"" firer "\",\"target\":\"" target                              \
    "\"},\"input\":{\"range\":5" more "}"

static int64_t rule_by(const char *seat, const char *body)
{
    struct violations violations;
    violations_start(&violations);
    int64_t ruling = chronicle_rule_on(&chronicle, seat, "sealed", body, &violations);
    if (ruling < 0)
        fail_msg("%s: %s", violations.list[0].pointer, violations.list[0].message);
    if (!strstr(chronicle.entries[ruling].bytes, "\"faces\":["))
        fail_msg("no dice: %s", chronicle.entries[ruling].bytes);
    return ruling;
}

#define OVERRIDE ",\"override\":{\"reason\":\"A test.\"}"

/* Colonial: what bars a unit is overridden by the umpire, who cannot make the record say that nothing did. */
static void overridden_game(void)
{
    game_of("colonial", tribes, NULL);
    chronicle_turn(&chronicle, "umpire", 1, -1);
    int64_t few = rule_by("red", SHOOT("guard", "impi", ",\"figures\":4}"));
    correct_on(few, "further_dice", SHOOT("guard", "impi", "}"));
    rule_by("blue", SHOOT("horde", "watch", "}"));
    const struct roster_change pinned = {.member = unit_member("pinned_markers"), .kind = EFFECT_SET, .value = 1};
    chronicle_change(&chronicle, "umpire", &pinned, 1);
    int64_t ruling = rule_by("umpire", SHOOT("watch", "impi", "}" OVERRIDE));
    correct_on(ruling, "further_dice", SHOOT("watch", "impi", ",\"figures\":12}" OVERRIDE));
    chronicle_sign_anew(&chronicle);
}

/* Asks, both reveal, and the answer. Of a correction: which entry, by which decision; else 0. */
static int64_t roll_on(const char *seat, int64_t corrects, int64_t decision, const char *body)
{
    struct violations violations;
    violations_start(&violations);
    if (chronicle_ask_on(&chronicle, seat, corrects, decision, body, &violations) < 0)
        fail_msg("%s: %s", violations.list[0].pointer, violations.list[0].message);
    chronicle_reveal(&chronicle, "red");
    chronicle_reveal(&chronicle, "blue");
    int64_t ruling = chronicle_answer(&chronicle, seat);
    if (!strstr(chronicle.entries[ruling].bytes, "\"faces\":["))
        fail_msg("no dice: %s", chronicle.entries[ruling].bytes);
    return ruling;
}

/* Two-sided mode with units: questions that name them, also for a correction, which another one corrects with fewer
 * dice. */
static void two_sided_units_game(void)
{
    chronicle_open(&chronicle, &(struct chronicle_kind){
                                   .ruleset = "colonial", .two_sided = true, .links = 16, .seed = 5, .units = tribes});
    chronicle.no_seen = true;
    chronicle_join(&chronicle, "red", "player");
    chronicle_join(&chronicle, "blue", "player");
    chronicle_commit(&chronicle, "red", 8);
    chronicle_commit(&chronicle, "blue", 8);
    chronicle_turn(&chronicle, "umpire", 1, -1);
    int64_t six = roll_on("red", 0, 0, SHOOT("watch", "impi", ",\"figures\":6}"));
    int64_t all = roll_on("red", six, decide_on(six, "further_dice"), SHOOT("watch", "impi", "}"));
    correct_on(all, "reused_dice", SHOOT("watch", "impi", ",\"figures\":8}"));
    roll_on("blue", 0, 0, SHOOT("horde", "guard", "}"));
    chronicle_sign_anew(&chronicle);
}

/* The Second World War: a turn forgets what was due. */
static void forgetful_game(void)
{
    game_of("tft-ww2", sergeants, "red");
    chronicle_turn(&chronicle, "umpire", 1, 3);
    rule_by("red", SHOOT("tom", "fritz", AIMED));
    rule_by("blue", SHOOT("hans", "tim", AIMED));
    const struct roster_change down = {.member = unit_member("members_down"), .kind = EFFECT_SET, .value = 2};
    chronicle_change(&chronicle, "umpire", &down, 1);
    int64_t turn = chronicle_turn(&chronicle, "umpire", 2, 0);
    assert_non_null(strstr(chronicle.entries[turn].bytes, "\"lapsed\":["));
    chronicle_join(&chronicle, "mate", "player");
    chronicle_admit(&chronicle, "umpire", "mate");
    chronicle_note(&chronicle, "blue", "welcome");
    chronicle_sign_anew(&chronicle);
}

/* A few entries of each game are put into the others. */
static int setup(void **state)
{
    static const char *const wanted[] = {"note", "ruling", "nonce", "decision", "closed"};
    sealed_game(77);
    struct telling whole;
    telling_read(&whole, &chronicle);
    for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; i++)
        for (size_t k = 0; k < whole.count; k++)
            if (strcmp(kind_of(whole.entries[k]), wanted[i]) == 0) {
                foreign.entries[foreign.count++] = json_deep_copy(whole.entries[k]);
                break;
            }
    telling_free(&whole);
    assert_int_equal(foreign.count, sizeof wanted / sizeof wanted[0]);
    chronicle_end(state);
    memset(lies_kinds, 0, sizeof lies_kinds);
    lies_members.count = 0;
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    telling_free(&foreign);
    return 0;
}

/* A correction says of some reason what came out. */
static bool correction_tells_a_result(void)
{
    bool tells = false;
    struct telling whole;
    telling_read(&whole, &chronicle);
    for (size_t i = 0; i < whole.count; i++) {
        size_t k;
        json_t *reason;
        json_array_foreach(json_object_get(whole.entries[i], "reasons"), k, reason) tells =
            tells || (strcmp(kind_of(whole.entries[i]), "correction") == 0 && json_object_get(reason, "result"));
    }
    telling_free(&whole);
    return tells;
}

static void lies_about_a_sealed_game(void **state)
{
    (void)state;
    sealed_game(19);
    for (uint64_t seed = 20; !correction_tells_a_result(); seed++) {
        chronicle_free(&chronicle);
        sealed_game(seed);
    }
    lies_tell(&foreign, &unnoticed);
}

static void lies_about_a_signed_game(void **state)
{
    (void)state;
    signed_game(10);
    check_chronicle();
    assert_true(verify_passed(verifier));
    lies_tell(&foreign, &unnoticed);
}

static void lies_about_a_two_sided_game(void **state)
{
    (void)state;
    two_sided_game(5);
    for (uint64_t seed = 6; !every_ruling_threw(); seed++) {
        chronicle_free(&chronicle);
        two_sided_game(seed);
    }
    lies_tell(&foreign, &unnoticed);
}

static void lies_about_a_game_of_units(void **state)
{
    (void)state;
    game_of_units(6);
    lies_tell(&foreign, &unnoticed);
}

static void lies_about_a_two_sided_game_of_units(void **state)
{
    (void)state;
    two_sided_units_game();
    check_chronicle();
    assert_true(verify_passed(verifier));
    lies_tell(&foreign, &unnoticed);
}

static void lies_about_an_overridden_game(void **state)
{
    (void)state;
    overridden_game();
    lies_tell(&foreign, &unnoticed);
}

static void lies_about_a_forgetful_game(void **state)
{
    (void)state;
    forgetful_game();
    lies_tell(&foreign, &unnoticed);
}

/* ---- what stands behind the entries: checkpoints, and devices' lines under them ---- */

/* The file with other lines behind the entries. */
static void lines_try(char *const *notes, size_t count, const char *name)
{
    const struct chronicle was = chronicle;
    assert_true(count <= CHRONICLE_NOTES_MAX);
    for (size_t i = 0; i < count; i++)
        chronicle.notes[i] = notes[i];
    chronicle.note_count = count;
    check_chronicle();
    if (verify_passed(verifier) && verify_complete(verifier))
        lies_add(&unnoticed, name);
    chronicle = was;
    lies_told++;
}

/* A note without the line at `from` (NULL: with all of them), and with `more` behind them; the caller's. */
static char *note_bend(const char *note, const char *from, const char *more, size_t more_length)
{
    size_t length = strlen(note), before = from ? (size_t)(from - note) : length;
    size_t gone = from ? strcspn(from, "\n") + 1 : 0;
    char *bent = calloc(1, length + more_length + 1);
    assert_non_null(bent);
    memcpy(bent, note, before);
    memcpy(bent + before, note + before + gone, length - before - gone);
    memcpy(bent + length - gone, more, more_length);
    return bent;
}

static void line_lies(size_t at, const char *line, bool by_server)
{
    char *notes[CHRONICLE_NOTES_MAX], name[LIES_NAME_MAX];
    size_t other = at ? at - 1 : at + 1, length = strcspn(line, "\n") + 1;
    const char *what = by_server ? "signature" : "cosignature";
    memcpy(notes, chronicle.notes, sizeof notes);
    notes[at] = note_bend(chronicle.notes[at], line, "", 0);
    snprintf(name, sizeof name, "dropped %s", what);
    lines_try(notes, chronicle.note_count, name);
    free(notes[at]);
    notes[at] = note_bend(chronicle.notes[at], NULL, line, length);
    snprintf(name, sizeof name, "doubled %s", what);
    lines_try(notes, chronicle.note_count, name);
    free(notes[at]);
    notes[at] = chronicle.notes[at];
    notes[other] = note_bend(chronicle.notes[other], NULL, line, length);
    snprintf(name, sizeof name, "foreign %s", what);
    lines_try(notes, chronicle.note_count, name);
    free(notes[other]);
}

static void checkpoint_lies(size_t at)
{
    char *notes[CHRONICLE_NOTES_MAX];
    size_t count = chronicle.note_count, used = 0;
    for (size_t i = 0; i < count; i++)
        if (i != at)
            notes[used++] = chronicle.notes[i];
    lines_try(notes, used, at + 1 == count ? "dropped last checkpoint" : "dropped checkpoint");
    used = 0;
    for (size_t i = 0; i < count; i++)
        for (int times = i == at ? 2 : 1; times > 0; times--)
            notes[used++] = chronicle.notes[i];
    lines_try(notes, used, "doubled checkpoint");
    memcpy(notes, chronicle.notes, sizeof notes);
    if (at + 1 < count) {
        notes[at] = chronicle.notes[at + 1];
        notes[at + 1] = chronicle.notes[at];
        lines_try(notes, count, "swapped checkpoint");
    }
    const char *first = strstr(chronicle.notes[at], "\n\n");
    assert_non_null(first);
    first += 2;
    for (const char *line = first; *line; line += strcspn(line, "\n") + 1)
        line_lies(at, line, line == first);
}

/* A saved checkpoint, which covers the entries, tells no more of them. */
static void lies_about_lines(void **state)
{
    (void)state;
    signed_game(5);
    size_t count = chronicle.count;
    free(chronicle.notes[--chronicle.note_count]);
    for (size_t part = 1; part <= 3; part++) {
        chronicle.count = count * part / 3;
        chronicle_sign(&chronicle);
        cosign(seat_of("red"), seat_of("red"));
        cosign(seat_of("blue"), seat_of("blue"));
    }
    check_chronicle();
    assert_true(verify_passed(verifier) && verify_complete(verifier));
    char *saved = strdup(chronicle.notes[2]);
    size_t without = 0;
    for (int with_saved = 0; with_saved < 2; with_saved++) {
        trust.saved = with_saved ? saved : NULL;
        trust.saved_length = with_saved ? strlen(saved) : 0;
        for (size_t i = 0; i < chronicle.note_count; i++)
            checkpoint_lies(i);
        assert_true(!with_saved || unnoticed.count == without);
        without = unnoticed.count;
    }
    trust = (struct verify_trust){0};
    free(saved);
}

/* Another question under the same dice, resolved by the rules: it wants a saved checkpoint. */
static void another_question_under_the_same_dice(void **state)
{
    (void)state;
    sealed_game(5);
    chronicle_remove(&chronicle, (int64_t)chronicle.count - 1);
    int64_t entry = (int64_t)chronicle.count - 1;
    char *was = strdup(chronicle.entries[entry].bytes), *saved = strdup(chronicle.notes[0]);
    chronicle_remove(&chronicle, entry);
    chronicle.used--;
    do
        assert_int_equal(chronicle_rule(&chronicle, "red", "sealed"), entry);
    while (strcmp(chronicle.entries[entry].bytes, was) == 0);
    chronicle_close(&chronicle);
    chronicle_sign_anew(&chronicle);
    check_chronicle();
    assert_true(verify_passed(verifier));
    trust.saved = saved;
    trust.saved_length = strlen(saved);
    check_chronicle();
    expect_only(VERIFY_SAVED_CHECKPOINT, 0, "the record was rewritten");
    free(saved);
    free(was);
}

/* Members that stand in no entry of these games; each is put there all the same. A member that comes to a kind's table,
 * or into one of these games, must be lied about or be named here. */
static const char *const untold[] = {
    "ruling.barred.input",        "ruling.barred.most",       "ruling.dice.from_entry",
    "ruling.dice.spare",          "ruling.dice.spare.faces",  "ruling.dice.spare.label",
    "ruling.dice.spare.number",   "ruling.dice.spare.part",   "ruling.dice.spare.sides",
    "correction.dice.spare.part", "correction.dice_unused",   "correction.effects.unit_name",
    "ruling.effects.unit_name",   "unit_changed.effects.add", "unit_changed.effects.clause",
    "turn.effects.add",           "turn.effects.clause",
};

static void every_member_was_lied_about(void **state)
{
    (void)state;
    struct lie_list missed = {0}, known = {0};
    for (int kind = 0; kind < ENTRY_KIND_COUNT; kind++)
        members_miss(entry_row((enum entry_kind)kind)->fields, entry_kind_name((enum entry_kind)kind), &missed);
    for (size_t i = 0; i < sizeof untold / sizeof untold[0]; i++)
        assert_true(lies_add(&known, untold[i]));
    size_t wrong = lies_differ(&missed, &known, "no lie was told about");
    wrong += lies_differ(&known, &missed, "a lie was told, and the list says that none was");
    for (size_t i = 0; i < missed.count; i++)
        if (!lies_have(&lies_invented, missed.names[i])) {
            print_error("nor was it invented: %s\n", missed.names[i]);
            wrong++;
        }
    assert_int_equal(wrong, 0);
}

/* The document's list and what was found are the same; and every kind was lied about. */
static void the_document_lists_them(void **state)
{
    (void)state;
    struct lie_list listed = {0};
    for (int kind = 0; kind < ENTRY_KIND_COUNT; kind++)
        if (!lies_kinds[kind])
            fail_msg("no entry of the kind %s was lied about", entry_kind_name((enum entry_kind)kind));
    lies_read(DOCUMENT, SECTION, &listed);
    size_t wrong = lies_differ(&unnoticed, &listed, "not noticed, and docs/promises.md does not list it");
    wrong += lies_differ(&listed, &unnoticed, "docs/promises.md lists it, and it was noticed each time");
    print_message("%llu lies, %zu of their names not noticed without a saved checkpoint\n",
                  (unsigned long long)lies_told, unnoticed.count);
    assert_int_equal(wrong, 0);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_teardown(name, chronicle_end)
    const struct CMUnitTest tests[] = {
        TEST(lies_about_a_sealed_game),
        TEST(lies_about_a_signed_game),
        TEST(lies_about_a_two_sided_game),
        TEST(lies_about_a_game_of_units),
        TEST(lies_about_a_two_sided_game_of_units),
        TEST(lies_about_an_overridden_game),
        TEST(lies_about_a_forgetful_game),
        TEST(lies_about_lines),
        cmocka_unit_test(every_member_was_lied_about),
        cmocka_unit_test(the_document_lists_them),
        TEST(another_question_under_the_same_dice),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
