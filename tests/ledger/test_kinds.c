/* The kinds of entries that sealed sessions need, to the letter: the wire format of docs/ledger.md. Rulings without
 * sealed dice are in tests/unit/test_entry.c. A test that must be changed here means a new format. */
#include "entry.h"
#include "vectors.h"

static const char *const no_options[] = {NULL};
static const struct fields nothing = {.name = "Nothing", .size = 1};
static const struct step step = {.name = "step", .input = &nothing, .outcome = &nothing, .options = no_options};
static const struct ruleset ruleset = {.name = "toy", .version = 3, .options = &nothing};

static const uint8_t nonce[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 0xFF};
#define NONCE "000102030405060708090a0b0c0d0eff"
#define ZEROS "00000000000000000000000000000000000000000000000000000000000000"

static struct writer out;
static struct envelope envelope;
static struct dice_record record;
static struct explanation why;
static struct ruling ruling;

static int setup(void **state)
{
    static const char memory = 0;
    (void)state;
    writer_start(&out, 1 << 16);
    envelope = (struct envelope){.kind = "kind", .seq = 2, .at = 1790000000123999, .seat = "red"};
    assert_true(uuid_read("01934abc-def0-7fff-8000-090aa00aff10", &envelope.session));
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
#define KIND "\"format\":1,\"kind\":\"kind\","
#define PLACE "\"seat\":\"red\",\"seq\":2,\"session\":\"01934abc-def0-7fff-8000-090aa00aff10\""

static void openings(void **state)
{
    (void)state;
    const char memory = 0;
    struct sealing sealing = {
        .origin = "umpire.example/x", .chain = {.from = 0, .length = 4096, .secret = {{0xA0}}}, .reveal_seconds = 60};
    entry_write_opened_sealed(&out, &envelope, &ruleset, &memory, &sealing);
    assert_bytes("{" AT "\"chain\":{\"anchor\":\"a0" ZEROS "\",\"from\":0,\"length\":4096}," KIND
                 "\"mode\":\"single\",\"options\":{},\"origin\":\"umpire.example/x\","
                 "\"ruleset\":\"toy\",\"ruleset_version\":3," PLACE "}");
    sealing.house_rules = &(struct house_rules_used){.club = "Old Bones", .name = "monday", .version = 3};
    entry_write_opened_sealed(&out, &envelope, &ruleset, &memory, &sealing);
    assert_bytes("{" AT "\"chain\":{\"anchor\":\"a0" ZEROS "\",\"from\":0,\"length\":4096},\"format\":1,"
                 "\"house_rules\":{\"club\":\"Old Bones\",\"name\":\"monday\",\"version\":3},\"kind\":\"kind\","
                 "\"mode\":\"single\",\"options\":{},\"origin\":\"umpire.example/x\","
                 "\"ruleset\":\"toy\",\"ruleset_version\":3," PLACE "}");
    sealing.house_rules = NULL;
    struct roster_origin origin = {.at = 12};
    assert_true(uuid_read("01934abc-def0-7fff-8000-090aa00aff11", &origin.session));
    sealing.roster_from = &origin;
    entry_write_opened_sealed(&out, &envelope, &ruleset, &memory, &sealing);
    assert_bytes("{" AT "\"chain\":{\"anchor\":\"a0" ZEROS "\",\"from\":0,\"length\":4096}," KIND
                 "\"mode\":\"single\",\"options\":{},\"origin\":\"umpire.example/x\","
                 "\"roster_from\":{\"at\":12,\"session\":\"01934abc-def0-7fff-8000-090aa00aff11\"},"
                 "\"ruleset\":\"toy\",\"ruleset_version\":3," PLACE "}");
    sealing.roster_from = NULL;
    sealing.both = true;
    entry_write_opened_sealed(&out, &envelope, &ruleset, &memory, &sealing);
    assert_bytes("{" AT "\"chain\":{\"anchor\":\"a0" ZEROS "\",\"from\":0,\"length\":4096}," KIND
                 "\"mode\":\"both\",\"options\":{},\"origin\":\"umpire.example/x\",\"reveal_seconds\":60,"
                 "\"ruleset\":\"toy\",\"ruleset_version\":3," PLACE "}");
    entry_write_opened(&out, &envelope, &ruleset, &memory);
    assert_bytes("{" AT KIND "\"options\":{},\"ruleset\":\"toy\",\"ruleset_version\":3," PLACE "}");
    entry_write_rekey(&out, &envelope, &(struct chain_anchor){.from = 4096, .length = 2, .secret = {{0xB0}}});
    assert_bytes("{" AT "\"chain\":{\"anchor\":\"b0" ZEROS "\",\"from\":4096,\"length\":2}," KIND PLACE "}");
}

static void seats(void **state)
{
    (void)state;
    entry_write_joined(&out, &envelope, &(struct joining){.role = "spectator"});
    assert_bytes("{" AT KIND "\"role\":\"spectator\"," PLACE "}");
    entry_write_joined(
        &out, &envelope,
        &(struct joining){.role = "player", .nonce = nonce, .nonce_length = 16, .fallback = true, .keeper = true});
    assert_bytes("{" AT "\"fallback\":true,\"format\":1,\"keeper\":true,\"kind\":\"kind\",\"nonce\":\"" NONCE
                 "\",\"role\":\"player\"," PLACE "}");
    entry_write_nonce(&out, &envelope, nonce, sizeof nonce);
    assert_bytes("{" AT KIND "\"nonce\":\"" NONCE "\"," PLACE "}");
    entry_write_revoked(&out, &envelope, "blue");
    assert_bytes("{" AT KIND PLACE ",\"who\":\"blue\"}");
}

/* What every entry may have: a key, and the checkpoint that the client had last. */
static void the_envelope(void **state)
{
    (void)state;
    const struct tree_head head = {.size = 2, .root = {{0xC0}}};
    envelope.key = "k";
    envelope.seen = &head;
    entry_write_note(&out, &envelope, "½");
    assert_bytes("{" AT "\"format\":1,\"key\":\"k\",\"kind\":\"kind\",\"seat\":\"red\",\"seen\":{\"root\":\"c0" ZEROS
                 "\",\"size\":2},\"seq\":2,\"session\":\"01934abc-def0-7fff-8000-090aa00aff10\",\"words\":\"½\"}");
}

#define RULED                                                                                                          \
    "\"draws\":[{\"count\":1,\"faces\":[4],\"label\":\"die\",\"sides\":6,\"verb\":\"face\"}]," KIND_INPUT              \
    "\"options\":{},"                                                                                                  \
    "\"reasons\":[],\"ruleset\":\"toy\",\"ruleset_version\":2," PLACE                                                  \
    ",\"status\":\"not_permitted\",\"step\":\"step\"}"
#define KIND_INPUT "\"format\":1,\"input\":{},\"kind\":\"kind\","

static void rulings_on_sealed_dice(void **state)
{
    (void)state;
    const struct hash secret = {{0xD0}};
    const struct nonce list[] = {{"blue", nonce, 16}, {"red", nonce, 16}};
    const struct nonces roll = {.list = list, .count = 2}, one = {.list = list, .count = 1};
    struct grounds grounds = {.link = 7, .secret = &secret};
    entry_write_ruling_on(&out, &envelope, &ruling, &grounds);
    assert_bytes("{" AT "\"dice\":{\"link\":7,\"secret\":\"d0" ZEROS "\",\"source\":\"sealed\"}," RULED);
    grounds.roll = &roll;
    grounds.question = 9;
    entry_write_ruling_on(&out, &envelope, &ruling, &grounds);
    assert_bytes("{" AT "\"dice\":{\"link\":7,\"nonces\":[{\"nonce\":\"" NONCE
                 "\",\"seat\":\"blue\"},{\"nonce\":\"" NONCE
                 "\",\"seat\":\"red\"}],\"question\":9,\"secret\":\"d0" ZEROS "\",\"source\":\"sealed\"}," RULED);
    grounds.roll = &one;
    grounds.fallback = true;
    entry_write_ruling_on(&out, &envelope, &ruling, &grounds);
    assert_bytes("{" AT "\"dice\":{\"fallback\":true,\"link\":7,\"nonces\":[{\"nonce\":\"" NONCE
                 "\",\"seat\":\"blue\"}],\"question\":9,\"secret\":\"d0" ZEROS "\",\"source\":\"sealed\"}," RULED);
}

static void corrections(void **state)
{
    (void)state;
    ruling.source = "kept";
    entry_write_ruling_on(&out, &envelope, &ruling, &(struct grounds){.kept_from = 3, .corrects = 3, .decision = 6});
    assert_bytes("{" AT "\"corrects\":3,\"decision\":6,\"dice\":{\"from\":3,\"source\":\"kept\"}," RULED);
}

static void questions_and_reveals(void **state)
{
    (void)state;
    const struct reveal reveal = {.index = 0, .nonce = nonce, .nonce_length = sizeof nonce};
    struct open_question asked = {.link = 8, .reveal = &reveal};
    entry_write_asked(&out, &envelope, &ruling, &asked);
    assert_bytes("{" AT "\"format\":1,\"index\":0,\"input\":{},\"kind\":\"kind\",\"link\":8,\"nonce\":\"" NONCE
                 "\",\"options\":{},\"ruleset\":\"toy\",\"ruleset_version\":2," PLACE ",\"step\":\"step\"}");
    asked = (struct open_question){.link = 8, .corrects = 3, .decision = 6};
    entry_write_asked(&out, &envelope, &ruling, &asked);
    assert_bytes("{" AT "\"corrects\":3,\"decision\":6," KIND_INPUT "\"link\":8,\"options\":{},\"ruleset\":\"toy\","
                 "\"ruleset_version\":2," PLACE ",\"step\":\"step\"}");
    entry_write_revealed(&out, &envelope, 9, &reveal);
    assert_bytes("{" AT "\"format\":1,\"index\":0,\"kind\":\"kind\",\"nonce\":\"" NONCE "\",\"question\":9," PLACE "}");
    entry_write_withheld(&out, &envelope, 9, "blue");
    assert_bytes("{" AT KIND "\"question\":9," PLACE ",\"who\":\"blue\"}");
    const struct hash commitments[] = {{{0xE0}}, {{0xF0}}};
    entry_write_committed(&out, &envelope, 4, commitments, LENGTH(commitments));
    assert_bytes("{" AT "\"commitments\":[\"e0" ZEROS "\",\"f0" ZEROS "\"],\"first\":4," KIND PLACE "}");
}

static void disputes(void **state)
{
    (void)state;
    entry_write_dispute(&out, &envelope, 3, "It was long range.", "TFT-RNG-1");
    assert_bytes("{" AT "\"claim\":\"It was long range.\",\"clause\":\"TFT-RNG-1\"," KIND PLACE ",\"target\":3}");
    entry_write_dispute(&out, &envelope, 3, "No.", NULL);
    assert_bytes("{" AT "\"claim\":\"No.\"," KIND PLACE ",\"target\":3}");
    entry_write_decision(
        &out, &envelope,
        &(struct decision){
            .dispute = 5, .upheld = true, .clause = "TFT-RNG-1", .correction = "kept_dice", .words = "So it was."});
    assert_bytes("{" AT "\"clause\":\"TFT-RNG-1\",\"correction\":\"kept_dice\",\"dispute\":5," KIND PLACE
                 ",\"upheld\":true,\"words\":\"So it was.\"}");
    entry_write_decision(&out, &envelope, &(struct decision){.dispute = 5, .clause = "TFT-RNG-1"});
    assert_bytes("{" AT "\"clause\":\"TFT-RNG-1\",\"dispute\":5," KIND PLACE ",\"upheld\":false}");
}

static void taking_back(void **state)
{
    (void)state;
    entry_write_undo_proposed(&out, &envelope, 3, NULL);
    assert_bytes("{" AT KIND PLACE ",\"target\":3}");
    entry_write_undo_proposed(&out, &envelope, 3, "I meant the others.");
    assert_bytes("{" AT KIND PLACE ",\"target\":3,\"words\":\"I meant the others.\"}");
    entry_write_undo_answered(&out, &envelope, 4, true);
    assert_bytes("{" AT "\"consent\":true," KIND "\"proposal\":4," PLACE "}");
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
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
