/* Entries as acts: what each kind says comes back, what is no entry is refused, and questions compare by their hashes.
 */
#include "ledger/entry.h"
#include "referee/entry_read.h"
#include "referee/reused_dice.h"
#include "unit.h"
#include <umpire/rules.h>

static struct arena arena;
static struct writer out;
static struct entry envelope;
static const uint8_t nonce[NONCE_MIN] = {1, 2, 3};

static int setup(void **state)
{
    (void)state;
    arena_start(&arena, 8 << 20);
    writer_start(&out, 1 << 18);
    envelope = (struct entry){.seq = 5, .at = 1790000000123000, .seat = "red"};
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
static struct entry reread(enum entry_kind kind)
{
    struct entry act;
    assert_false(out.failed);
    assert_non_null(entry_parse(&arena, out.at, out.used, &act));
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

/* What every entry has, of a kind. */
static struct entry said(enum entry_kind kind)
{
    struct entry said = envelope;
    said.kind = kind;
    return said;
}

static struct entry through(const struct entry *wrote)
{
    entry_write(&out, wrote);
    return reread(wrote->kind);
}

static void openings(void **state)
{
    (void)state;
    void *options = arena_take(&arena, tt()->options->size);
    fields_default(tt()->options, options);
    const struct chain_anchor chain = {.length = 7, .secret = {{9}}};
    struct entry opened = said(ENTRY_OPENED), rekey = said(ENTRY_REKEY);
    opened.opened =
        (struct entry_opened){.ruleset = "tt", .version = tt()->version, .fields = tt()->options, .options = options};
    struct entry act = through(&opened);
    assert_int_equal(act.opened.mode, MODE_UNSEALED);
    assert_string_equal(act.opened.ruleset, "tt");
    opened.opened.mode = MODE_SEALED;
    opened.opened.chain = &chain;
    opened.opened.origin = "o";
    act = through(&opened);
    assert_int_equal(act.opened.mode, MODE_SEALED);
    assert_true(uuid_equal(&act.session, &envelope.session));
    opened.opened.mode = MODE_TWO_SIDED;
    opened.opened.enforce_phases = true;
    opened.opened.house_rules = &(struct house_rules_used){"Old Bones", "monday", 3};
    opened.opened.roster_from = &(struct roster_origin){.session = envelope.session, .as_of = 12};
    act = through(&opened);
    assert_int_equal(act.opened.mode, MODE_TWO_SIDED);
    assert_int_equal(act.opened.chain->length, 7);
    assert_memory_equal(&act.opened.chain->secret, &chain.secret, HASH_SIZE);
    assert_true(act.opened.enforce_phases);
    assert_string_equal(act.opened.house_rules->name, "monday");
    assert_int_equal(act.opened.house_rules->version, 3);
    assert_int_equal(act.opened.roster_from->as_of, 12);
    assert_true(uuid_equal(&act.opened.roster_from->session, &envelope.session));
    rekey.rekey.chain = (struct chain_anchor){.from = 7, .length = 3, .secret = {{8}}};
    act = through(&rekey);
    assert_int_equal(act.rekey.chain.from, 7);
    assert_int_equal(act.rekey.chain.length, 3);
}

static void seats(void **state)
{
    (void)state;
    const struct hash key = {{7}};
    struct entry joined = said(ENTRY_JOINED), given = said(ENTRY_NONCE), revoked = said(ENTRY_REVOKED);
    joined.joined = (struct entry_joined){.role = SEAT_PLAYER, .nonce = {nonce, sizeof nonce}, .device_key = &key};
    struct entry act = through(&joined);
    assert_int_equal(act.joined.role, SEAT_PLAYER);
    assert_memory_equal(act.joined.device_key, &key, sizeof key);
    assert_memory_equal(act.joined.nonce.bytes, nonce, sizeof nonce);
    joined.joined = (struct entry_joined){.role = SEAT_SPECTATOR};
    act = through(&joined);
    assert_int_equal(act.joined.role, SEAT_SPECTATOR);
    assert_null(act.joined.nonce.bytes);
    assert_null(act.joined.device_key);
    given.nonce = (struct nonce_already_given){nonce, sizeof nonce};
    assert_int_equal(through(&given).nonce.length, sizeof nonce);
    revoked.revoked.revoked_seat = "blue";
    assert_string_equal(through(&revoked).revoked.revoked_seat, "blue");
}

static void mode_both(void **state)
{
    (void)state;
    const struct hash list[] = {{{1}}, {{2}}};
    static const uint8_t signature[DEVICE_SIGNATURE_SIZE] = {9, 8};
    struct entry committed = said(ENTRY_COMMITTED), revealed = said(ENTRY_REVEALED), gave_up = said(ENTRY_GAVE_UP),
                 agreed = said(ENTRY_DECLARED_AGREED);
    const int32_t faces[] = {6, 1};
    committed.committed = (struct entry_committed){.first = 3, .commitments = list, .count = 2};
    struct entry act = through(&committed);
    assert_int_equal(act.committed.first, 3);
    assert_int_equal(act.committed.count, 2);
    assert_memory_equal(act.committed.commitments, list, sizeof list);
    revealed.revealed = (struct entry_revealed){.question = 4, .index = 2, .nonce = {nonce, sizeof nonce}};
    revealed.signature = (struct signature_given){signature, sizeof signature};
    act = through(&revealed);
    assert_int_equal(act.signature.length, sizeof signature);
    assert_memory_equal(act.signature.bytes, signature, sizeof signature);
    assert_int_equal(act.revealed.question, 4);
    assert_int_equal(act.revealed.index, 2);
    assert_memory_equal(act.revealed.nonce.bytes, nonce, sizeof nonce);
    gave_up.gave_up.question = 4;
    assert_int_equal(through(&gave_up).gave_up.question, 4);
    agreed.declared_agreed = (struct entry_declared_agreed){.question = 4, .faces = {2, faces}};
    act = through(&agreed);
    assert_int_equal(act.declared_agreed.question, 4);
    assert_int_equal(act.declared_agreed.faces.count, 2);
    assert_memory_equal(act.declared_agreed.faces.list, faces, sizeof faces);
}

static void disputes(void **state)
{
    (void)state;
    struct entry dispute = said(ENTRY_DISPUTE), decision = said(ENTRY_DECISION), proposed = said(ENTRY_UNDO_PROPOSED),
                 answered = said(ENTRY_UNDO_ANSWERED);
    dispute.dispute = (struct entry_dispute){.target = 3, .claim = "No."};
    struct entry act = through(&dispute);
    assert_int_equal(act.dispute.target, 3);
    assert_string_equal(act.dispute.claim, "No.");
    assert_null(act.dispute.clause);
    for (enum correction_kind kind = CORRECTION_NONE; kind <= CORRECTION_REUSED_DICE; kind++) {
        decision.decision = (struct entry_decision){.dispute = 4, .upheld = true, .clause = "C", .correction = kind};
        act = through(&decision);
        assert_int_equal(act.decision.dispute, 4);
        assert_true(act.decision.upheld);
        assert_int_equal(act.decision.correction, kind);
    }
    decision.decision = (struct entry_decision){.dispute = 4, .clause = "C"};
    act = through(&decision);
    assert_false(act.decision.upheld);
    assert_int_equal(act.decision.correction, CORRECTION_ABSENT);
    proposed.undo_proposed.target = 2;
    assert_int_equal(through(&proposed).undo_proposed.target, 2);
    answered.undo_answered = (struct entry_undo_answered){.proposal = 2, .consent = true};
    act = through(&answered);
    assert_true(act.undo_answered.consent);
    assert_int_equal(act.undo_answered.proposal, 2);
}

static void units_and_words(void **state)
{
    (void)state;
    static const struct field figures = {.name = "figures", .kind = FIELD_INT};
    void *options = arena_take(&arena, tt()->options->size);
    fields_default(tt()->options, options);
    const struct unit_entered unit = {
        .id = "impi", .name = "Impi", .side = "red", .fields = tt()->options, .own = options};
    const struct unit_changed change = {.unit = "impi",
                                        .unit_name = "Impi",
                                        .name = "figures",
                                        .field = &figures,
                                        .add = FIELD_ABSENT,
                                        .before = 3,
                                        .after = 2};
    struct entry turn = said(ENTRY_TURN), added = said(ENTRY_UNITS_ADDED), changed = said(ENTRY_UNIT_CHANGED),
                 note = said(ENTRY_NOTE), closed = said(ENTRY_CLOSED);
    turn.turn = (struct entry_turn){.turn = 2, .phase = "shoot"};
    struct entry act = through(&turn);
    assert_int_equal(act.turn.turn, 2);
    assert_string_equal(act.turn.phase, "shoot");
    added.units_added.units = (struct units_entered){1, &unit};
    act = through(&added);
    assert_int_equal(act.units_added.units.count, 1);
    assert_string_equal(act.units_added.units.list[0].name, "Impi");
    assert_non_null(act.units_added.units.list[0].read);
    changed.unit_changed =
        (struct entry_unit_changed){.unit = "impi", .reason = "Miscounted.", .changes = {1, &change}};
    act = through(&changed);
    assert_string_equal(act.unit_changed.reason, "Miscounted.");
    assert_int_equal(act.unit_changed.changes.list[0].add, FIELD_ABSENT);
    assert_int_equal(json_int(act.unit_changed.changes.list[0].to, 0), 2);
    note.note.text = "Words.";
    assert_string_equal(through(&note).note.text, "Words.");
    assert_null(through(&closed).closed.remark);
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
    struct entry ruled = said(ENTRY_RULING), corrected = said(ENTRY_CORRECTION), question = said(ENTRY_ASKED);
    entry_ruling_set(&ruled.ruling, &ruling);
    struct entry act = through(&ruled);
    assert_int_equal(act.ruling.dice, DICE_KIND_DECLARED);
    assert_int_equal(act.ruling.link, 0);
    assert_int_equal(act.ruling.draws.count, 1);
    assert_int_equal(act.ruling.draws.list[0].faces[1], 4);
    assert_true(act.ruling.reason_count > 0);
    assert_true(
        question_hash(&arena, tt(), intent.step, &intent.question, NULL, &asked)); /* the same hashes either way */
    assert_memory_equal(act.ruling.subject.asks, &asked, sizeof asked);
    ruling.source = "sealed";
    ruled.ruling = (struct entry_ruling){.link = 3, .secret = &secret, .roll = roll, .question = 4};
    entry_ruling_set(&ruled.ruling, &ruling);
    act = through(&ruled);
    assert_int_equal(act.ruling.dice, DICE_KIND_SEALED);
    assert_int_equal(act.ruling.link, 3);
    assert_memory_equal(act.ruling.secret, &secret, sizeof secret);
    assert_int_equal(act.ruling.question, 4);
    assert_int_equal(act.ruling.roll.count, 2);
    assert_string_equal(act.ruling.roll.list[1].seat, "red");
    ruling.source = "reused";
    corrected.ruling = (struct entry_ruling){.from = 2, .corrects = 2, .decision = 4};
    entry_ruling_set(&corrected.ruling, &ruling);
    act = through(&corrected);
    assert_int_equal(act.ruling.dice, DICE_KIND_REUSED);
    assert_int_equal(act.ruling.from, 2);
    assert_int_equal(act.ruling.corrects, 2);
    assert_int_equal(act.ruling.decision, 4);
    question.asked = (struct entry_asked){.body = "{\"step\":\"½\"}", .link = 9, .index = 6};
    entry_question_set(&question.asked.subject, &ruling);
    act = through(&question);
    assert_int_equal(act.asked.link, 9);
    assert_int_equal(act.asked.index, 6);
    assert_string_equal(act.asked.body, "{\"step\":\"½\"}");
    assert_false(act.asked.units.named);
    assert_memory_equal(act.asked.subject.asks, &asked, sizeof asked); /* a ruling is compared with its question */
    question.asked = (struct entry_asked){.body = "{}", .link = 9, .corrects = 2, .decision = 4};
    entry_question_set(&question.asked.subject, &ruling);
    act = through(&question);
    assert_int_equal(act.asked.corrects, 2);
    struct act_question other;
    rule(&ruling, &intent, MORALE(9), thrown, 2);
    assert_true(question_hash(&arena, tt(), intent.step, &intent.question, NULL, &other));
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
        "{" HEAD "\"kind\":\"rekey\",\"chain\":{\"anchor\":\"00\",\"base\":0,\"length\":1}}",
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
        "{" HEAD "\"kind\":\"ruling\"}",
        "{" HEAD "\"kind\":\"ruling\",\"dice\":{\"source\":\"luck\"},\"step\":\"s\",\"input\":{}}",
        "{" HEAD "\"kind\":\"ruling\",\"dice\":{\"source\":\"sealed\"},\"step\":\"s\",\"input\":{}}",
        "{" HEAD "\"kind\":\"ruling\",\"dice\":{\"source\":\"reused\"},\"step\":\"s\",\"input\":{}}",
        "{" HEAD "\"kind\":\"ruling\"," DECLARED("\"from_entry\":3") "}",
        "{" HEAD "\"kind\":\"ruling\"," DECLARED("\"link\":3") "}",
        "{" HEAD "\"kind\":\"ruling\"," DECLARED("\"question\":3,\"nonces\":[]") "}",
        "{" HEAD "\"kind\":\"ruling\"," DECLARED("\"nonces\":[]") "}",
        "{" HEAD "\"kind\":\"joined\",\"role\":\"player\",\"device_key\":\"00\"}",
        "{" HEAD "\"kind\":\"note\",\"text\":\"a\",\"signature\":\"00\"}",
        "{" HEAD "\"kind\":\"gave_up\"}",
        "{" HEAD "\"kind\":\"asked\",\"link\":1}",
        "{" HEAD "\"kind\":\"opened\",\"chain\":{}}",
    };
    struct entry act;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        if (entry_parse(&arena, texts[i], strlen(texts[i]), &act))
            fail_msg("%s is no entry", texts[i]);
}

/* Each draw keeps its faces from its first on; what is left over comes back for the correction of a correction. */
static void reused_dice(void **state)
{
    (void)state;
    struct violations *violations = arena_take(&arena, sizeof *violations);
    struct ruling ruling;
    struct intent intent;
    struct reused_dice kept;
    struct entry_spares spare;
    rule(&ruling, &intent, MORALE(8), thrown, 2);
    struct entry ruled = said(ENTRY_RULING);
    entry_ruling_set(&ruled.ruling, &ruling);
    struct entry act = through(&ruled);
    assert_true(reused_dice_read(&arena, &act.ruling, &kept));
    assert_int_equal(kept.count, 1);
    assert_int_equal(kept.list[0].count, 2);
    assert_int_equal(kept.list[0].sides, 6);
    rule(&ruling, &intent, MORALE(9), NULL, 0);
    assert_true(ruling_make_reused(&ruling, &kept));
    assert_string_equal(ruling.source, "reused");
    assert_int_equal(ruling.dice->faces[0], 3);
    assert_int_equal(ruling.dice->faces[1], 4);
    assert_true(reused_dice_spare(&arena, &kept, ruling.dice, &spare));
    assert_null(spare.list);

    kept.list[0].count = 1; /* one falls anew */
    assert_false(ruling_make_reused(&ruling, &kept));
    static const int32_t six[] = {6, 6}, seven[] = {7};
    struct dice_declared further = {.faces = six, .count = 1};
    violations_start(violations);
    assert_true(ruling_make_reused_declared(&ruling, &kept, &further, violations));
    assert_string_equal(ruling.source, "declared");
    assert_int_equal(ruling.dice->faces[0], 3);
    assert_int_equal(ruling.dice->faces[1], 6);
    further.count = 2;
    assert_false(ruling_make_reused_declared(&ruling, &kept, &further, violations));
    assert_int_equal(violations->list[0].code, ERROR_DICE_SURPLUS);
    violations_start(violations);
    further.count = 0;
    assert_false(ruling_make_reused_declared(&ruling, &kept, &further, violations));
    assert_int_equal(violations->list[0].code, ERROR_DICE_EXHAUSTED);
    violations_start(violations);
    further = (struct dice_declared){.faces = seven, .count = 1};
    assert_false(ruling_make_reused_declared(&ruling, &kept, &further, violations));
    assert_int_equal(violations->list[0].code, ERROR_DICE_IMPOSSIBLE);
    kept.list[0].count = 2;
    violations_start(violations);
    assert_true(reused_dice_suit(&arena, &kept, &ruling, NULL, violations));
    kept.list[0].sides = 10; /* others do not fall in their place */
    assert_false(ruling_make_reused(&ruling, &kept));
    assert_false(reused_dice_suit(&arena, &kept, &ruling, NULL, violations));
    assert_int_equal(violations->list[0].code, ERROR_CONFLICTING_FIELDS);
    assert_non_null(strstr(violations->list[0].message, "dice with 6 sides; those that fell have 10"));

    static const int32_t many[] = {3, 4, 5}, older[] = {2}, elsewhere[] = {1};
    const char *label = ruling.dice->draws[0].label;
    const struct entry_draw draw = {
        .label = label, .verb = "sum", .count = 2, .sides = 6, .face_count = 3, .faces = many};
    const struct entry_spare spares[] = {{NULL, label, 6, 1, 1, older}, {"part", label, 6, 1, 1, elsewhere}};
    ruled.ruling.draws = (struct entry_draws){1, &draw};
    ruled.ruling.spare = (struct entry_spares){2, spares};
    assert_true(reused_dice_read(&arena, &ruled.ruling, &kept));
    assert_int_equal(kept.count, 2);
    assert_int_equal(kept.list[0].count, 4);
    assert_true(ruling_make_reused(&ruling, &kept));
    assert_int_equal(ruling.dice->face_count, 2);
    assert_true(reused_dice_spare(&arena, &kept, ruling.dice, &spare));
    assert_int_equal(spare.count, 2);
    assert_int_equal(spare.list[0].face_count, 2);
    assert_int_equal(spare.list[0].faces[0], 5);
    assert_int_equal(spare.list[0].faces[1], 2);
    assert_string_equal(spare.list[1].part, "part");

    /* A correction without dice forgets neither those that fell, nor their sides. */
    const struct entry_draw none = {.label = label, .verb = "sum", .sides = 8},
                            others = {.label = label, .verb = "sum", .sides = 8, .face_count = 3, .faces = many};
    ruled.ruling.draws = (struct entry_draws){1, &none};
    ruled.ruling.spare = (struct entry_spares){1, spares};
    assert_true(reused_dice_read(&arena, &ruled.ruling, &kept));
    assert_int_equal(kept.list[0].sides, 6);
    ruled.ruling.draws = (struct entry_draws){1, &others};
    assert_false(reused_dice_read(&arena, &ruled.ruling, &kept));

    static const int32_t too_many[DICE_MAX_FACES + 1];
    const struct entry_draw large = {
        .label = label, .verb = "sum", .sides = 6, .face_count = DICE_MAX_FACES + 1, .faces = too_many};
    ruled.ruling.draws = (struct entry_draws){1, &large};
    ruled.ruling.spare = (struct entry_spares){0};
    assert_false(reused_dice_read(&arena, &ruled.ruling, &kept));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(openings, setup, teardown),
        cmocka_unit_test_setup_teardown(seats, setup, teardown),
        cmocka_unit_test_setup_teardown(mode_both, setup, teardown),
        cmocka_unit_test_setup_teardown(disputes, setup, teardown),
        cmocka_unit_test_setup_teardown(units_and_words, setup, teardown),
        cmocka_unit_test_setup_teardown(rulings, setup, teardown),
        cmocka_unit_test_setup_teardown(what_is_no_entry, setup, teardown),
        cmocka_unit_test_setup_teardown(reused_dice, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
