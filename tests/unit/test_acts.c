/* Entries as acts: what each kind says comes back, what is no entry is refused, and questions compare by their hashes.
 */
#include "acts.h"
#include "entry.h"
#include "kept_dice.h"
#include "unit.h"
#include <umpire/rules.h>

static struct arena arena;
static struct writer out;
static struct envelope envelope;
static const uint8_t nonce[NONCE_MIN] = {1, 2, 3};

static int setup(void **state)
{
    (void)state;
    arena_start(&arena, 8 << 20);
    writer_start(&out, 1 << 18);
    envelope = (struct envelope){.seq = 5, .at = 1790000000123000, .seat = "red"};
    assert_true(uuid_read("01934abc-def0-7fff-8000-090aa00aff10", &envelope.session));
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    writer_end(&out);
    arena_end(&arena);
    return 0;
}

/* Reads what was written; `kind` is its kind. */
static struct act reread(enum act_kind kind)
{
    struct act act;
    assert_false(out.failed);
    assert_non_null(act_read(&arena, out.at, out.used, &act));
    writer_reset(&out);
    assert_int_equal(act.kind, kind);
    assert_int_equal(act.seq, 5);
    assert_int_equal(act.at, envelope.at);
    assert_string_equal(act.seat, "red");
    return act;
}

static const struct ruleset *tt(void)
{
    return ruleset_find("tt");
}

static void openings(void **state)
{
    (void)state;
    void *options = arena_take(&arena, tt()->options->size);
    fields_default(tt()->options, options);
    struct sealing sealing = {.origin = "o", .chain = {.length = 7, .secret = {{9}}}, .reveal_seconds = 60};
    envelope.kind = "opened";
    entry_write_opened(&out, &envelope, tt(), options);
    assert_int_equal(reread(ACT_OPENED).opened.mode, MODE_UNSEALED);
    entry_write_opened_sealed(&out, &envelope, tt(), options, &sealing);
    struct act act = reread(ACT_OPENED);
    assert_int_equal(act.opened.mode, MODE_SINGLE);
    assert_true(uuid_equal(&act.opened.session, &envelope.session));
    sealing.both = true;
    entry_write_opened_sealed(&out, &envelope, tt(), options, &sealing);
    act = reread(ACT_OPENED);
    assert_int_equal(act.opened.mode, MODE_BOTH);
    assert_int_equal(act.opened.reveal_seconds, 60);
    assert_int_equal(act.opened.chain.length, 7);
    assert_memory_equal(&act.opened.chain.secret, &sealing.chain.secret, HASH_SIZE);
    envelope.kind = "rekey";
    entry_write_rekey(&out, &envelope, &(struct chain_anchor){.from = 7, .length = 3, .secret = {{8}}});
    act = reread(ACT_REKEY);
    assert_int_equal(act.rekey.from, 7);
    assert_int_equal(act.rekey.length, 3);
}

static void seats(void **state)
{
    (void)state;
    envelope.kind = "joined";
    const struct joining joining = {
        .role = "player", .nonce = nonce, .nonce_length = sizeof nonce, .fallback = true, .keeper = true};
    entry_write_joined(&out, &envelope, &joining);
    struct act act = reread(ACT_JOINED);
    assert_int_equal(act.joined.role, BY_PLAYER);
    assert_true(act.joined.fallback && act.joined.keeper);
    assert_memory_equal(act.joined.nonce.bytes, nonce, sizeof nonce);
    entry_write_joined(&out, &envelope, &(struct joining){.role = "spectator"});
    act = reread(ACT_JOINED);
    assert_int_equal(act.joined.role, BY_SPECTATOR);
    assert_null(act.joined.nonce.bytes);
    envelope.kind = "nonce";
    entry_write_nonce(&out, &envelope, nonce, sizeof nonce);
    assert_int_equal(reread(ACT_NONCE).nonce.length, sizeof nonce);
    envelope.kind = "revoked";
    entry_write_revoked(&out, &envelope, "blue");
    assert_string_equal(reread(ACT_REVOKED).revoked.who, "blue");
}

static void mode_both(void **state)
{
    (void)state;
    const struct hash list[] = {{{1}}, {{2}}};
    envelope.kind = "committed";
    entry_write_committed(&out, &envelope, 3, list, 2);
    struct act act = reread(ACT_COMMITTED);
    assert_int_equal(act.committed.first, 3);
    assert_int_equal(act.committed.count, 2);
    assert_memory_equal(act.committed.commitments, list, sizeof list);
    envelope.kind = "revealed";
    entry_write_revealed(&out, &envelope, 4,
                         &(struct reveal){.index = 2, .nonce = nonce, .nonce_length = sizeof nonce});
    act = reread(ACT_REVEALED);
    assert_int_equal(act.revealed.question, 4);
    assert_int_equal(act.revealed.index, 2);
    assert_memory_equal(act.revealed.nonce.bytes, nonce, sizeof nonce);
    envelope.kind = "withheld";
    entry_write_withheld(&out, &envelope, 4, "blue");
    act = reread(ACT_WITHHELD);
    assert_int_equal(act.withheld.question, 4);
    assert_string_equal(act.withheld.who, "blue");
}

static void disputes(void **state)
{
    static const struct {
        const char *name;
        enum correction_kind kind;
    } corrections[] = {
        {"none", CORRECTION_NONE}, {"new_dice", CORRECTION_NEW_DICE}, {"kept_dice", CORRECTION_KEPT_DICE}};
    (void)state;
    envelope.kind = "dispute";
    entry_write_dispute(&out, &envelope, 3, "No.", NULL);
    assert_int_equal(reread(ACT_DISPUTE).dispute.target, 3);
    envelope.kind = "decision";
    for (size_t i = 0; i < 3; i++) {
        entry_write_decision(
            &out, &envelope,
            &(struct decision){.dispute = 4, .upheld = true, .clause = "C", .correction = corrections[i].name});
        struct act act = reread(ACT_DECISION);
        assert_int_equal(act.decision.dispute, 4);
        assert_true(act.decision.upheld);
        assert_int_equal(act.decision.correction, corrections[i].kind);
    }
    entry_write_decision(&out, &envelope, &(struct decision){.dispute = 4, .clause = "C"});
    struct act act = reread(ACT_DECISION);
    assert_false(act.decision.upheld);
    assert_int_equal(act.decision.correction, CORRECTION_ABSENT);
    envelope.kind = "undo_proposed";
    entry_write_undo_proposed(&out, &envelope, 2, NULL);
    assert_int_equal(reread(ACT_UNDO_PROPOSED).undo_proposed.target, 2);
    envelope.kind = "undo_answered";
    entry_write_undo_answered(&out, &envelope, 2, true);
    act = reread(ACT_UNDO_ANSWERED);
    assert_true(act.undo_answered.consent);
    assert_int_equal(act.undo_answered.proposal, 2);
    envelope.kind = "turn";
    entry_write_turn(&out, &envelope, 2, "shoot");
    reread(ACT_TURN);
    envelope.kind = "units_added";
    entry_write_units_added(&out, &envelope, &(struct units_entered){.count = 0});
    reread(ACT_UNITS_ADDED);
    envelope.kind = "unit_changed";
    entry_write_unit_changed(&out, &envelope, "impi", &(struct unit_changes){.count = 0}, "Miscounted.");
    reread(ACT_UNIT_CHANGED);
    envelope.kind = "note";
    entry_write_note(&out, &envelope, "Words.");
    reread(ACT_NOTE);
    envelope.kind = "closed";
    entry_write_closed(&out, &envelope, NULL);
    reread(ACT_CLOSED);
}

/* A ruling of tt's morale-check on declared dice; `target` is its input. */
static void rule(struct ruling *ruling, struct intent *intent, const char *body, const int32_t *faces, int32_t count)
{
    struct violations *violations = arena_take(&arena, sizeof *violations);
    void *options = arena_take(&arena, tt()->options->size);
    violations_start(violations);
    fields_default(tt()->options, options);
    assert_true(intent_decode_recorded(&arena, tt(), options, body, strlen(body), intent, violations));
    intent->declared = true;
    intent->faces = (struct dice_declared){.faces = faces, .count = count};
    assert_true(ruling_prepare(&arena, intent, ruling));
    if (count)
        assert_true(ruling_make(ruling, intent, NULL, violations));
}

#define MORALE(target) "{\"step\":\"morale-check\",\"input\":{\"target\":" #target "}}"
static const int32_t thrown[] = {3, 4};

static void rulings(void **state)
{
    (void)state;
    struct ruling ruling;
    struct intent intent;
    struct act_question asked;
    rule(&ruling, &intent, MORALE(8), thrown, 2);
    const struct hash secret = {{7}};
    const struct nonce shown[] = {{"blue", nonce, sizeof nonce}, {"red", nonce, sizeof nonce}};
    const struct nonces roll = {shown, 2};
    envelope.kind = "ruling";
    entry_write_ruling(&out, &envelope, &ruling);
    struct act act = reread(ACT_RULING);
    assert_int_equal(act.ruling.dice, DICE_KIND_DECLARED);
    assert_int_equal(act.ruling.link, 0);
    assert_true(act_question_of(tt(), intent.step, &intent.question, &asked)); /* the same hashes either way */
    assert_memory_equal(act.ruling.asks, &asked, sizeof asked);
    ruling.source = "sealed";
    entry_write_ruling_on(
        &out, &envelope, &ruling,
        &(struct grounds){.link = 3, .secret = &secret, .roll = &roll, .question = 4, .fallback = true});
    act = reread(ACT_RULING);
    assert_int_equal(act.ruling.dice, DICE_KIND_SEALED);
    assert_int_equal(act.ruling.link, 3);
    assert_int_equal(act.ruling.question, 4);
    assert_true(act.ruling.fallback);
    assert_int_equal(act.ruling.roll.count, 2);
    assert_string_equal(act.ruling.roll.list[1].seat, "red");
    ruling.source = "kept";
    envelope.kind = "correction";
    entry_write_ruling_on(&out, &envelope, &ruling, &(struct grounds){.kept_from = 2, .corrects = 2, .decision = 4});
    act = reread(ACT_CORRECTION);
    assert_int_equal(act.ruling.dice, DICE_KIND_KEPT);
    assert_int_equal(act.ruling.from, 2);
    assert_int_equal(act.ruling.corrects, 2);
    assert_int_equal(act.ruling.decision, 4);
    envelope.kind = "asked";
    const struct reveal reveal = {.index = 6, .nonce = nonce, .nonce_length = sizeof nonce};
    entry_write_asked(&out, &envelope, &ruling, &(struct open_question){.link = 9, .reveal = &reveal});
    act = reread(ACT_ASKED);
    assert_int_equal(act.asked.link, 9);
    assert_true(act.asked.shown);
    assert_int_equal(act.asked.index, 6);
    assert_memory_equal(act.asked.asks, &asked, sizeof asked); /* a ruling is compared with its question */
    entry_write_asked(&out, &envelope, &ruling, &(struct open_question){.link = 9, .corrects = 2, .decision = 4});
    act = reread(ACT_ASKED);
    assert_false(act.asked.shown);
    assert_int_equal(act.asked.corrects, 2);
    struct act_question other;
    rule(&ruling, &intent, MORALE(9), thrown, 2);
    assert_true(act_question_of(tt(), intent.step, &intent.question, &other));
    assert_memory_equal(&other.step, &asked.step, HASH_SIZE);
    assert_memory_equal(&other.options, &asked.options, HASH_SIZE);
    assert_memory_not_equal(&other.input, &asked.input, HASH_SIZE);
}

#define HEAD                                                                                                           \
    "\"at\":\"2026-09-21T14:13:20.123Z\",\"format\":1,\"seat\":\"red\",\"seq\":5,"                                     \
    "\"session\":\"01934abc-def0-7fff-8000-090aa00aff10\","

/* Declared dice rest on nothing else. */
#define DECLARED(more) "\"dice\":{" more ",\"source\":\"declared\"},\"input\":{},\"step\":\"s\""

static void what_is_no_entry(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "",
        "[]",
        "{}",
        "{" HEAD "\"kind\":\"dance\"}",
        "{" HEAD "\"kind\":\"joined\"}",
        "{" HEAD "\"kind\":\"joined\",\"role\":\"server\"}",
        "{" HEAD "\"kind\":\"joined\",\"role\":\"player\",\"nonce\":\"00\"}",
        "{" HEAD "\"kind\":\"nonce\"}",
        "{" HEAD "\"kind\":\"rekey\"}",
        "{" HEAD "\"kind\":\"rekey\",\"chain\":{\"anchor\":\"00\",\"from\":0,\"length\":1}}",
        "{" HEAD "\"kind\":\"dispute\"}",
        "{" HEAD "\"kind\":\"dispute\",\"target\":\"4\"}",
        "{" HEAD "\"kind\":\"dispute\",\"target\":-4}",
        "{" HEAD "\"kind\":\"decision\",\"dispute\":4}",
        "{" HEAD "\"kind\":\"decision\",\"dispute\":4,\"upheld\":1}",
        "{" HEAD "\"kind\":\"decision\",\"dispute\":4,\"upheld\":true,\"correction\":\"some\"}",
        "{" HEAD "\"kind\":\"undo_proposed\"}",
        "{" HEAD "\"kind\":\"undo_answered\",\"proposal\":4}",
        "{" HEAD "\"kind\":\"committed\",\"commitments\":[]}",
        "{" HEAD "\"kind\":\"committed\",\"first\":0,\"commitments\":[7]}",
        "{" HEAD "\"kind\":\"revealed\",\"question\":4,\"index\":0}",
        "{" HEAD "\"kind\":\"withheld\",\"question\":4}",
        "{" HEAD "\"kind\":\"ruling\"}",
        "{" HEAD "\"kind\":\"ruling\",\"dice\":{\"source\":\"luck\"},\"step\":\"s\",\"input\":{}}",
        "{" HEAD "\"kind\":\"ruling\",\"dice\":{\"source\":\"sealed\"},\"step\":\"s\",\"input\":{}}",
        "{" HEAD "\"kind\":\"ruling\",\"dice\":{\"source\":\"kept\"},\"step\":\"s\",\"input\":{}}",
        "{" HEAD "\"kind\":\"ruling\"," DECLARED("\"from\":3") "}",
        "{" HEAD "\"kind\":\"ruling\"," DECLARED("\"link\":3") "}",
        "{" HEAD "\"kind\":\"ruling\"," DECLARED("\"question\":3") "}",
        "{" HEAD "\"kind\":\"ruling\"," DECLARED("\"nonces\":[]") "}",
        "{" HEAD "\"kind\":\"ruling\"," DECLARED("\"fallback\":true") "}",
        "{" HEAD "\"kind\":\"asked\",\"link\":1}",
        "{" HEAD "\"kind\":\"opened\",\"chain\":{}}",
    };
    struct act act;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        if (act_read(&arena, texts[i], strlen(texts[i]), &act))
            fail_msg("%s is no entry", texts[i]);
}

/* Kept dice fit in number and in sides; those that are left over are left. */
static void kept_dice(void **state)
{
    (void)state;
    struct violations *violations = arena_take(&arena, sizeof *violations);
    struct ruling ruling;
    struct intent intent;
    struct kept_dice kept;
    rule(&ruling, &intent, MORALE(8), thrown, 2);
    envelope.kind = "ruling";
    entry_write_ruling(&out, &envelope, &ruling);
    assert_true(kept_dice_read(&arena, out.at, out.used, &kept));
    assert_int_equal(kept.faces.count, 2);
    assert_int_equal(kept.sides[1], 6);
    violations_start(violations);
    rule(&ruling, &intent, MORALE(9), NULL, 0);
    assert_true(ruling_make_kept(&ruling, &kept, violations));
    assert_string_equal(ruling.source, "kept");
    assert_int_equal(ruling.dice->faces[0], 3);
    assert_int_equal(ruling.dice->faces[1], 4);
    kept.faces.count = 1;
    assert_false(ruling_make_kept(&ruling, &kept, violations));
    assert_int_equal(violations->list[0].code, ERROR_DICE_EXHAUSTED);
    static const int32_t many[] = {3, 4, 5}, sides[] = {6, 6, 6}, ten[] = {6, 10, 6}, high[] = {3, 9, 5};
    kept = (struct kept_dice){.faces = {.faces = many, .count = 3}, .sides = sides};
    violations_start(violations);
    assert_true(ruling_make_kept(&ruling, &kept, violations));
    assert_int_equal(ruling.dice->face_count, 2);
    kept.sides = ten; /* a four, but of a die with ten sides */
    assert_false(ruling_make_kept(&ruling, &kept, violations));
    assert_int_equal(violations->list[0].code, ERROR_DICE_IMPOSSIBLE);
    violations_start(violations);
    kept.faces.faces = high;
    assert_false(ruling_make_kept(&ruling, &kept, violations));
    assert_int_equal(violations->list[0].code, ERROR_DICE_IMPOSSIBLE);
    assert_false(kept_dice_read(&arena, "{}", 2, &kept));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(openings, setup, teardown),
        cmocka_unit_test_setup_teardown(seats, setup, teardown),
        cmocka_unit_test_setup_teardown(mode_both, setup, teardown),
        cmocka_unit_test_setup_teardown(disputes, setup, teardown),
        cmocka_unit_test_setup_teardown(rulings, setup, teardown),
        cmocka_unit_test_setup_teardown(what_is_no_entry, setup, teardown),
        cmocka_unit_test_setup_teardown(kept_dice, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
