/* The kinds of entries that sealed sessions need, to the letter: the wire format of docs/ledger.md. Rulings without
 * sealed dice are in tests/unit/test_entry.c. A test that must be changed here means a new format. */
#include "ledger/kinds.h"
#include "vectors.h"

static const char *const no_options[] = {NULL};
static const struct fields nothing = {.name = "Nothing", .size = 1};
static const struct step step = {.name = "step", .input = &nothing, .outcome = &nothing, .options = no_options};
static const struct ruleset ruleset = {.name = "toy", .version = 3, .options = &nothing};

static const uint8_t nonce[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 0xFF};
#define NONCE "000102030405060708090a0b0c0d0eff"
#define ZEROS "00000000000000000000000000000000000000000000000000000000000000"

static struct writer out;
static struct entry entry;
static struct dice_record record;
static struct explanation why;
static struct ruling ruling;

static int setup(void **state)
{
    static const char memory = 0;
    (void)state;
    writer_start(&out, 1 << 16);
    entry = (struct entry){.seq = 2, .at = 1790000000123999, .seat = "red"};
    assert_true(uuid_read("01934abc-def0-7fff-8000-090aa00aff10", &entry.session));
    static const int32_t faces[] = {4};
    struct dice_declared declared = {.faces = faces, .count = 1};
    struct dice dice;
    dice_start_declared(&dice, &declared, &record);
    dice_face(&dice, "die", 6);
    ruling = (struct ruling){.ruleset = &ruleset,
                             .step = &step,
                             .question = {.input = &memory, .options = &memory, .version = 2},
                             .source = "sealed",
                             .status = RULING_NOT_PERMITTED,
                             .dice = &record,
                             .why = &why};
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    writer_end(&out);
    return 0;
}

/* Compares with the wanted text, and holds that it is canonical: what another JSON library sorts is the same bytes. */
static void assert_bytes(const char *wanted)
{
    assert_false(out.failed);
    if (out.used != strlen(wanted) || memcmp(out.at, wanted, out.used) != 0)
        fail_msg("\n  wanted %s\n  found  %.*s", wanted, (int)out.used, out.at);
    json_t *root = json_loadb(out.at, out.used, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(root);
    char *sorted = json_dumps(root, JSON_SORT_KEYS | JSON_COMPACT | JSON_REAL_PRECISION(15));
    assert_string_equal(sorted, wanted);
    free(sorted);
    json_decref(root);
    writer_reset(&out);
}

#define AT "\"at\":\"2026-09-21T14:13:20.123Z\","
#define KIND(name) "\"format\":1,\"kind\":\"" name "\","
#define PLACE "\"seat\":\"red\",\"seq\":2,\"session\":\"01934abc-def0-7fff-8000-090aa00aff10\""

static struct entry said(enum entry_kind kind)
{
    struct entry said = entry;
    said.kind = kind;
    return said;
}

/* The entry's bytes are these. */
static void assert_writes(const struct entry *wrote, const char *wanted)
{
    entry_write(&out, wrote);
    assert_bytes(wanted);
}

static void openings(void **state)
{
    (void)state;
    const char memory = 0;
    const struct chain_anchor chain = {.from = 0, .length = 4096, .secret = {{0xA0}}};
    struct entry opened = said(ENTRY_OPENED);
    opened.opened = (struct entry_opened){.ruleset = "toy",
                                          .version = 3,
                                          .fields = &nothing,
                                          .options = &memory,
                                          .mode = MODE_SEALED,
                                          .chain = &chain,
                                          .origin = "umpire.example/x"};
    assert_writes(&opened, "{" AT "\"chain\":{\"anchor\":\"a0" ZEROS "\",\"base\":0,\"length\":4096}," KIND(
                               "opened") "\"mode\":\"sealed\",\"options\":{},\"origin\":\"umpire.example/x\","
                                         "\"ruleset\":\"toy\",\"ruleset_version\":3," PLACE "}");
    opened.opened.house_rules = &(struct house_rules_used){.club = "Old Bones", .name = "monday", .version = 3};
    assert_writes(&opened,
                  "{" AT "\"chain\":{\"anchor\":\"a0" ZEROS "\",\"base\":0,\"length\":4096},\"format\":1,"
                  "\"house_rules\":{\"club\":\"Old Bones\",\"name\":\"monday\",\"version\":3},\"kind\":\"opened\","
                  "\"mode\":\"sealed\",\"options\":{},\"origin\":\"umpire.example/x\","
                  "\"ruleset\":\"toy\",\"ruleset_version\":3," PLACE "}");
    opened.opened.house_rules = NULL;
    struct roster_origin origin = {.as_of = 12};
    assert_true(uuid_read("01934abc-def0-7fff-8000-090aa00aff11", &origin.session));
    opened.opened.roster_from = &origin;
    assert_writes(&opened,
                  "{" AT "\"chain\":{\"anchor\":\"a0" ZEROS "\",\"base\":0,\"length\":4096}," KIND(
                      "opened") "\"mode\":\"sealed\",\"options\":{},\"origin\":\"umpire.example/x\","
                                "\"roster_from\":{\"as_of\":12,\"session\":\"01934abc-def0-7fff-8000-090aa00aff11\"},"
                                "\"ruleset\":\"toy\",\"ruleset_version\":3," PLACE "}");
    opened.opened.roster_from = NULL;
    opened.opened.mode = MODE_TWO_SIDED;
    assert_writes(&opened, "{" AT "\"chain\":{\"anchor\":\"a0" ZEROS "\",\"base\":0,\"length\":4096}," KIND(
                               "opened") "\"mode\":\"two_sided\",\"options\":{},\"origin\":\"umpire.example/x\","
                                         "\"ruleset\":\"toy\",\"ruleset_version\":3," PLACE "}");
    opened.opened = (struct entry_opened){.ruleset = "toy", .version = 3, .fields = &nothing, .options = &memory};
    assert_writes(&opened, "{" AT KIND("opened") "\"options\":{},\"ruleset\":\"toy\",\"ruleset_version\":3," PLACE "}");
    struct entry rekey = said(ENTRY_REKEY);
    rekey.rekey.chain = (struct chain_anchor){.from = 4096, .length = 2, .secret = {{0xB0}}};
    assert_writes(&rekey,
                  "{" AT "\"chain\":{\"anchor\":\"b0" ZEROS "\",\"base\":4096,\"length\":2}," KIND("rekey") PLACE "}");
}

static void seats(void **state)
{
    (void)state;
    const struct hash key = {{0xA0}};
    struct entry joined = said(ENTRY_JOINED), given = said(ENTRY_NONCE), revoked = said(ENTRY_REVOKED);
    joined.joined.role = SEAT_SPECTATOR;
    assert_writes(&joined, "{" AT KIND("joined") "\"role\":\"spectator\"," PLACE "}");
    joined.joined = (struct entry_joined){.role = SEAT_PLAYER, .nonce = {nonce, 16}, .device_key = &key};
    assert_writes(&joined, "{" AT "\"device_key\":\"a0" ZEROS "\",\"format\":1,\"kind\":\"joined\",\"nonce\":\"" NONCE
                           "\",\"role\":\"player\"," PLACE "}");
    given.nonce = (struct nonce_already_given){nonce, sizeof nonce};
    assert_writes(&given, "{" AT KIND("nonce") "\"nonce\":\"" NONCE "\"," PLACE "}");
    revoked.revoked.revoked_seat = "blue";
    assert_writes(&revoked, "{" AT KIND("revoked") "\"revoked_seat\":\"blue\"," PLACE "}");
    struct entry admitted = said(ENTRY_ADMITTED);
    admitted.admitted.admitted_seat = "blue";
    assert_writes(&admitted, "{\"admitted_seat\":\"blue\"," AT KIND("admitted") PLACE "}");
    struct entry agreed = said(ENTRY_REISSUE_AGREED), reissued = said(ENTRY_REISSUED), handed = said(ENTRY_HANDED_OVER);
    agreed.reissue_agreed = (struct entry_reissue_agreed){.reissued_seat = "blue", .device_key = key};
    assert_writes(&agreed, "{" AT "\"device_key\":\"a0" ZEROS "\",\"format\":1,\"kind\":\"reissue_agreed\","
                           "\"reissued_seat\":\"blue\"," PLACE "}");
    reissued.reissued = (struct entry_reissued){.reissued_seat = "blue"};
    assert_writes(&reissued, "{" AT KIND("reissued") "\"reissued_seat\":\"blue\"," PLACE "}");
    reissued.reissued = (struct entry_reissued){.reissued_seat = "blue", .device_key = &key, .agreed = 7};
    assert_writes(&reissued, "{\"agreed\":7," AT "\"device_key\":\"a0" ZEROS
                             "\",\"format\":1,\"kind\":\"reissued\",\"reissued_seat\":\"blue\"," PLACE "}");
    handed.handed_over.device_key = key;
    assert_writes(&handed, "{" AT "\"device_key\":\"a0" ZEROS "\",\"format\":1,\"kind\":\"handed_over\"," PLACE "}");
}

/* What every entry may have: a key, and the checkpoint that the client had last. */
static void the_envelope(void **state)
{
    (void)state;
    const struct tree_head head = {.size = 2, .root = {{0xC0}}};
    struct entry note = said(ENTRY_NOTE);
    note.key = "k";
    note.last_checkpoint = &head;
    note.note.text = "½";
    assert_writes(&note,
                  "{" AT
                  "\"format\":1,\"idempotency_key\":\"k\",\"kind\":\"note\",\"last_checkpoint\":{\"root\":\"c0" ZEROS
                  "\",\"size\":2},\"seat\":\"red\",\"seq\":2,\"session\":\"01934abc-def0-7fff-8000-090aa00aff10\","
                  "\"text\":\"½\"}");
}

#define INPUT(name) "\"format\":1,\"input\":{},\"kind\":\"" name "\","
#define RULED(name)                                                                                                    \
    "\"draws\":[{\"count\":1,\"faces\":[4],\"label\":\"die\",\"sides\":6,\"verb\":\"face\"}]," INPUT(                  \
        name) "\"options\":{},"                                                                                        \
              "\"reasons\":[],\"ruleset\":\"toy\",\"ruleset_version\":2," PLACE                                        \
              ",\"status\":\"not_permitted\",\"step\":\"step\"}"

static void rulings_on_sealed_dice(void **state)
{
    (void)state;
    const struct hash secret = {{0xD0}};
    const struct nonce list[] = {{"blue", nonce, 16}, {"red", nonce, 16}};
    struct entry ruled = said(ENTRY_RULING);
    ruled.ruling = (struct entry_ruling){.link = 7, .secret = &secret};
    entry_ruling_set(&ruled.ruling, &ruling);
    assert_writes(&ruled,
                  "{" AT "\"dice\":{\"link\":7,\"secret\":\"d0" ZEROS "\",\"source\":\"sealed\"}," RULED("ruling"));
    ruled.ruling.roll = (struct nonces){.list = list, .count = 2};
    ruled.ruling.question = 9;
    assert_writes(&ruled, "{" AT "\"dice\":{\"link\":7,\"nonces\":[{\"nonce\":\"" NONCE
                          "\",\"seat\":\"blue\"},{\"nonce\":\"" NONCE
                          "\",\"seat\":\"red\"}],\"question\":9,\"secret\":\"d0" ZEROS
                          "\",\"source\":\"sealed\"}," RULED("ruling"));
}

static void corrections(void **state)
{
    (void)state;
    struct entry corrected = said(ENTRY_CORRECTION);
    ruling.source = "reused";
    corrected.ruling = (struct entry_ruling){.from = 3, .corrects = 3, .decision = 6};
    entry_ruling_set(&corrected.ruling, &ruling);
    assert_writes(
        &corrected,
        "{" AT "\"corrects\":3,\"decision\":6,\"dice\":{\"from_entry\":3,\"source\":\"reused\"}," RULED("correction"));
}

static void questions_and_reveals(void **state)
{
    (void)state;
    struct entry asked = said(ENTRY_ASKED), revealed = said(ENTRY_REVEALED), committed = said(ENTRY_COMMITTED),
                 gave_up = said(ENTRY_GAVE_UP);
    static const uint8_t signature[DEVICE_SIGNATURE_SIZE] = {0xAB};
    static const char *const ids[] = {"watch"};
    asked.asked = (struct entry_asked){.body = "{}", .link = 8, .index = 0};
    entry_question_set(&asked.asked.subject, &ruling);
    assert_writes(&asked, "{" AT "\"body\":\"{}\",\"format\":1,\"index\":0,\"input\":{},\"kind\":\"asked\",\"link\":8,"
                          "\"options\":{},\"ruleset\":\"toy\",\"ruleset_version\":2," PLACE ",\"step\":\"step\"}");
    asked.asked = (struct entry_asked){.body = "{}", .link = 8, .index = 2, .corrects = 3, .decision = 6};
    asked.asked.units = (struct units_stated){
        .named = true, .applied = true, .role_count = 1, .roles = {{.role = "firer", .count = 1, .ids = ids}}};
    entry_question_set(&asked.asked.subject, &ruling);
    assert_writes(&asked,
                  "{\"applied\":true," AT "\"body\":\"{}\",\"corrects\":3,\"decision\":6,\"format\":1,\"index\":2,"
                  "\"input\":{},\"kind\":\"asked\",\"link\":8,\"options\":{},\"roles\":{\"firer\":\"watch\"},"
                  "\"ruleset\":\"toy\",\"ruleset_version\":2," PLACE ",\"step\":\"step\"}");
    revealed.revealed = (struct entry_revealed){.question = 9, .index = 0, .nonce = {nonce, sizeof nonce}};
    assert_writes(&revealed, "{" AT "\"format\":1,\"index\":0,\"kind\":\"revealed\",\"nonce\":\"" NONCE
                             "\",\"question\":9," PLACE "}");
    gave_up.signature = (struct signature_given){signature, sizeof signature};
    gave_up.gave_up.question = 9;
    assert_writes(&gave_up,
                  "{" AT KIND("gave_up") "\"question\":9," PLACE ",\"signature\":\"ab" ZEROS "00" ZEROS "\"}");
    static const int32_t faces[] = {6, 1};
    struct entry agreed = said(ENTRY_DECLARED_AGREED);
    agreed.declared_agreed = (struct entry_declared_agreed){.question = 9, .faces = {LENGTH(faces), faces}};
    assert_writes(&agreed, "{" AT "\"faces\":[6,1]," KIND("declared_agreed") "\"question\":9," PLACE "}");
    const struct hash commitments[] = {{{0xE0}}, {{0xF0}}};
    committed.committed =
        (struct entry_committed){.first = 4, .commitments = commitments, .count = LENGTH(commitments)};
    assert_writes(&committed,
                  "{" AT "\"commitments\":[\"e0" ZEROS "\",\"f0" ZEROS "\"],\"first\":4," KIND("committed") PLACE "}");
}

static void disputes(void **state)
{
    (void)state;
    struct entry dispute = said(ENTRY_DISPUTE), decision = said(ENTRY_DECISION);
    dispute.dispute = (struct entry_dispute){.target = 3, .claim = "It was long range.", .clause = "TFT-RNG-1"};
    assert_writes(&dispute, "{" AT "\"claim\":\"It was long range.\",\"clause\":\"TFT-RNG-1\"," KIND("dispute") PLACE
                  ",\"target\":3}");
    dispute.dispute = (struct entry_dispute){.target = 3, .claim = "No."};
    assert_writes(&dispute, "{" AT "\"claim\":\"No.\"," KIND("dispute") PLACE ",\"target\":3}");
    decision.decision = (struct entry_decision){.dispute = 5,
                                                .upheld = true,
                                                .clause = "TFT-RNG-1",
                                                .correction = CORRECTION_REUSED_DICE,
                                                .reason = "So it was."};
    assert_writes(&decision, "{" AT "\"clause\":\"TFT-RNG-1\",\"correction\":\"reused_dice\",\"dispute\":5," KIND(
                                 "decision") "\"reason\":\"So it was.\"," PLACE ",\"upheld\":true}");
    decision.decision = (struct entry_decision){.dispute = 5, .clause = "TFT-RNG-1"};
    assert_writes(&decision,
                  "{" AT "\"clause\":\"TFT-RNG-1\",\"dispute\":5," KIND("decision") PLACE ",\"upheld\":false}");
}

static void taking_back(void **state)
{
    (void)state;
    struct entry proposed = said(ENTRY_UNDO_PROPOSED), answered = said(ENTRY_UNDO_ANSWERED);
    proposed.undo_proposed.target = 3;
    assert_writes(&proposed, "{" AT KIND("undo_proposed") PLACE ",\"target\":3}");
    proposed.undo_proposed.reason = "I meant the others.";
    assert_writes(&proposed, "{" AT KIND("undo_proposed") "\"reason\":\"I meant the others.\"," PLACE ",\"target\":3}");
    answered.undo_answered = (struct entry_undo_answered){.proposal = 4, .consent = true};
    assert_writes(&answered, "{" AT "\"consent\":true," KIND("undo_answered") "\"proposal\":4," PLACE "}");
    answered.undo_answered.taken_back = 3;
    assert_writes(&answered,
                  "{" AT "\"consent\":true," KIND("undo_answered") "\"proposal\":4," PLACE ",\"taken_back\":3}");
}

/* Units that come in, one that a hand changes, a turn. */
static void units(void **state)
{
    (void)state;
    const char memory = 0;
    static const struct field figures = {.name = "figures", .kind = FIELD_INT};
    const struct unit_entered list[] = {
        {.id = "impi", .name = "Third Impi", .side = "blue", .fields = &nothing, .own = &memory}};
#define OF_IMPI .unit = "impi", .unit_name = "Impi", .field = &figures
    const struct unit_changed changes[] = {
        {OF_IMPI, .name = "figures", .add = FIELD_ABSENT, .before = 16, .after = 14},
        {OF_IMPI, .name = "note", .add = FIELD_ABSENT, .after = 3, .before = FIELD_ABSENT},
        {OF_IMPI, .name = "weapon", .add = FIELD_ABSENT, .before = 1, .text = "spear"},
        {OF_IMPI, .name = "figures", .add = -2, .before = 16, .after = 14, .clause = "C"}};
    struct entry added = said(ENTRY_UNITS_ADDED), changed = said(ENTRY_UNIT_CHANGED), turn = said(ENTRY_TURN);
    added.units_added.units = (struct units_entered){1, list};
    assert_writes(&added, "{" AT KIND("units_added") PLACE
                  ",\"units\":[{\"id\":\"impi\",\"name\":\"Third Impi\",\"properties\":{},\"side\":\"blue\"}]}");
    changed.unit_changed =
        (struct entry_unit_changed){.unit = "impi", .reason = "Miscounted.", .changes = {4, changes}};
    assert_writes(
        &changed,
        "{" AT "\"effects\":[{\"from\":16,\"member\":\"figures\",\"to\":14,\"unit\":\"impi\",\"unit_name\":\"Impi\"},"
        "{\"member\":\"note\",\"to\":3,\"unit\":\"impi\",\"unit_name\":\"Impi\"},"
        "{\"member\":\"weapon\",\"to\":\"spear\",\"unit\":\"impi\",\"unit_name\":\"Impi\"},"
        "{\"add\":-2,\"clause\":\"C\",\"from\":16,\"member\":\"figures\",\"to\":14,\"unit\":\"impi\",\"unit_name\":"
        "\"Impi\"}]," KIND("unit_changed") "\"reason\":\"Miscounted.\"," PLACE ",\"unit\":\"impi\"}");
    turn.turn.turn = 2;
    assert_writes(&turn, "{" AT KIND("turn") PLACE ",\"turn\":2}");
    turn.turn.phase = "shoot";
    assert_writes(&turn, "{" AT KIND("turn") "\"phase\":\"shoot\"," PLACE ",\"turn\":2}");
    turn.turn = (struct entry_turn){.turn = 2, .changes = {1, changes}};
    assert_writes(
        &turn,
        "{" AT
        "\"effects\":[{\"from\":16,\"member\":\"figures\",\"to\":14,\"unit\":\"impi\",\"unit_name\":\"Impi\"}]," KIND(
            "turn") PLACE ",\"turn\":2}");
    const struct due_lapsed lapsed = {.due = "fire-test", .unit = "impi", .unit_name = "Impi"};
    turn.turn = (struct entry_turn){.turn = 3, .lapsed_count = 1, .lapsed = &lapsed};
    assert_writes(
        &turn,
        "{" AT KIND("turn") "\"lapsed\":[{\"due\":\"fire-test\",\"unit\":\"impi\",\"unit_name\":\"Impi\"}]," PLACE
                            ",\"turn\":3}");
}

/* What the session is about, and a unit that fights for another side. */
static void the_umpire_says(void **state)
{
    (void)state;
    struct entry described = said(ENTRY_DESCRIBED), reassigned = said(ENTRY_UNIT_REASSIGNED);
    described.described = (struct entry_described){"Isandlwana", "At the club", "Bring dice.", 1200};
    assert_writes(&described, "{" AT KIND("described") "\"note\":\"Bring dice.\",\"place\":\"At the club\","
                                                       "\"points\":1200," PLACE ",\"title\":\"Isandlwana\"}");
    described.described = (struct entry_described){.points = FIELD_ABSENT};
    assert_writes(&described, "{" AT KIND("described") PLACE "}");
    reassigned.unit_reassigned = (struct entry_unit_reassigned){"impi", "red", "It ran over.", "Impi"};
    assert_writes(&reassigned,
                  "{" AT KIND("unit_reassigned") "\"reason\":\"It ran over.\"," PLACE
                                                 ",\"side\":\"red\",\"unit\":\"impi\",\"unit_name\":\"Impi\"}");
    struct entry removed = said(ENTRY_UNIT_REMOVED);
    removed.unit_removed = (struct entry_unit_removed){.unit = "impi", .unit_name = "Impi"};
    assert_writes(&removed, "{" AT KIND("unit_removed") PLACE ",\"unit\":\"impi\",\"unit_name\":\"Impi\"}");
}

static void sorted(const struct fields *fields)
{
    assert_true(fields->sorted);
    for (size_t i = 0; i < fields->count; i++) {
        const struct field *field = &fields->list[i], *item = field->kind == FIELD_LIST ? field->item : field;
        if (i > 0 && strcmp(field[-1].name, field->name) >= 0)
            fail_msg("%s: %s stands before %s", fields->name, field[-1].name, field->name);
        if (!field->doc || !fields->name || !fields->doc)
            fail_msg("%s: %s has no doc", fields->name, field->name);
        if (item->kind == FIELD_GROUP)
            sorted(item->of);
    }
}

/* The tables stand in the order of the bytes, and no member of a kind is one that every entry has. */
static void every_kind_has_its_row(void **state)
{
    (void)state;
    sorted(&entry_fields);
    for (enum entry_kind kind = 0; kind < ENTRY_KIND_COUNT; kind++) {
        const struct entry_row *row = entry_row(kind);
        sorted(row->fields);
        assert_true(row->doc && row->who && row->when);
        for (size_t i = 0; i < row->fields->count; i++)
            assert_null(field_find(&entry_fields, row->fields->list[i].name, strlen(row->fields->list[i].name)));
        assert_int_equal(entry_kind_named(entry_kind_name(kind)), kind);
    }
    assert_null(entry_row(ENTRY_KIND_COUNT));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(openings, setup, teardown),
        cmocka_unit_test_setup_teardown(seats, setup, teardown),
        cmocka_unit_test_setup_teardown(the_envelope, setup, teardown),
        cmocka_unit_test_setup_teardown(rulings_on_sealed_dice, setup, teardown),
        cmocka_unit_test_setup_teardown(corrections, setup, teardown),
        cmocka_unit_test_setup_teardown(questions_and_reveals, setup, teardown),
        cmocka_unit_test_setup_teardown(disputes, setup, teardown),
        cmocka_unit_test_setup_teardown(taking_back, setup, teardown),
        cmocka_unit_test_setup_teardown(units, setup, teardown),
        cmocka_unit_test_setup_teardown(the_umpire_says, setup, teardown),
        cmocka_unit_test_setup_teardown(every_kind_has_its_row, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
