/* The bytes of the ledger, to the letter. What is compared here is the wire format (docs/ledger.md): an entry that
 * exists is never rewritten, so a test that must be changed here means a new format, not a new expectation. */
#include "ledger/entry.h"
#include "toy.h"
#include "unit.h"

static const char *const no_clauses[] = {NULL};
static const char *const read_options[] = {"colour", "number", NULL};
static const struct step toy_step = {.name = "toy-step",
                                     .input = &toy_fields,
                                     .outcome = &toy_inner_fields,
                                     .options = read_options,
                                     .clauses = no_clauses};
static const struct step *const toy_steps[] = {&toy_step, NULL};
static const struct ruleset toy_ruleset = {.name = "toy", .version = 3, .options = &toy_fields, .steps = toy_steps};

static struct writer out;
static struct toy input, options;
static struct toy_inner outcome;
static struct dice_record record;
static struct explanation why;
static struct entry entry;

static int setup(void **state)
{
    (void)state;
    writer_start(&out, 1 << 16);
    fields_default(&toy_fields, &input);
    fields_default(&toy_fields, &options);
    fields_default(&toy_inner_fields, &outcome);
    memset(&record, 0, sizeof record);
    memset(&why, 0, sizeof why);
    entry = (struct entry){.kind = ENTRY_RULING, .seq = 2, .at = 1790000000123999, .seat = "umpire"};
    assert_true(uuid_read("01934abc-def0-7fff-8000-090aa00aff10", &entry.session));
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    writer_end(&out);
    return 0;
}

static void assert_bytes(const char *wanted)
{
    assert_false(out.failed);
    if (out.used != strlen(wanted) || memcmp(out.at, wanted, out.used) != 0)
        fail_msg("\n  wanted %s\n  found  %.*s", wanted, (int)out.used, out.at);
}

static struct ruling ruling_of(enum ruling_status status)
{
    return (struct ruling){.ruleset = &toy_ruleset,
                           .step = &toy_step,
                           .question = {.input = &input, .options = &options, .version = 2},
                           .source = "declared",
                           .status = status,
                           .dice = &record,
                           .why = &why,
                           .outcome = &outcome};
}

/* Three draws: one that uses its number, one that does not, one within a part. */
static void dice_throw(void)
{
    static const int32_t faces[] = {5, 1, 6, 3, 3, 2, 4};
    struct dice_declared declared = {.faces = faces, .count = 7};
    struct dice dice;
    dice_start_declared(&dice, &declared, &record);
    dice_hits(&dice, "fire", 2, 6, 5);
    dice_face(&dice, "luck", 20);
    exchange_part(&dice, &why, "morale");
    dice_opposed(&dice, "contest \"½\"", 6);
    exchange_part(&dice, &why, NULL);
    assert_int_equal(dice.error, DICE_FINE);
}

static void a_ruling(void **state)
{
    (void)state;
    struct ruling ruling = ruling_of(RULING_RESOLVED);
    dice_throw();
    explain_subject(&why, "side 1");
    explain_total(&why, "TOY-1", "texts are not recorded", 2, -3);
    explain_subject(&why, NULL);
    explain_value(&why, "TOY-2", "nor here", 0);
    why.part = "morale";
    explain(&why, "TOY-3", "nor here");
    input.number = 7;
    strcpy(input.name, "né\t");
    outcome.weight = 4;
    entry.key = "key-1";
    entry_ruling_set(&entry.ruling, &ruling);
    entry_write(&out, &entry);
    assert_bytes("{\"at\":\"2026-09-21T14:13:20.123Z\",\"dice\":{\"source\":\"declared\"},\"draws\":["
                 "{\"count\":2,\"faces\":[5,1],\"label\":\"fire\",\"number\":5,\"sides\":6,\"verb\":\"hits\"},"
                 "{\"count\":1,\"faces\":[6],\"label\":\"luck\",\"sides\":20,\"verb\":\"face\"},"
                 "{\"count\":2,\"faces\":[3,3,2,4],\"label\":\"contest \\\"½\\\"\",\"part\":\"morale\",\"sides\":6,"
                 "\"verb\":\"opposed\"}],\"format\":1,\"idempotency_key\":\"key-1\",\"input\":{\"colour\":\"green\","
                 "\"defaulted\":5,\"flag\":true,"
                 "\"inner\":{\"kind\":\"red\",\"weight\":3},\"inners\":[],\"name\":\"né\\t\",\"number\":7},"
                 "\"kind\":\"ruling\",\"options\":{\"colour\":\"green\",\"number\":0},"
                 "\"outcome\":{\"kind\":\"red\",\"weight\":4},\"reasons\":["
                 "{\"clause\":\"TOY-1\",\"subject\":\"side 1\",\"total\":-3,\"value\":2},"
                 "{\"clause\":\"TOY-2\",\"value\":0},{\"clause\":\"TOY-3\",\"part\":\"morale\"}],\"ruleset\":\"toy\","
                 "\"ruleset_version\":2,\"seat\":\"umpire\",\"seq\":2,\"session\":\"01934abc-def0-7fff-8000-"
                 "090aa00aff10\",\"status\":\"resolved\",\"step\":\"toy-step\"}");
}

static void a_ruling_that_is_not_permitted(void **state)
{
    (void)state;
    struct ruling ruling = ruling_of(RULING_NOT_PERMITTED);
    ruling.source = "system";
    explain(&why, "TOY-9", "you may not");
    entry_ruling_set(&entry.ruling, &ruling);
    entry_write(&out, &entry);
    assert_bytes(
        "{\"at\":\"2026-09-21T14:13:20.123Z\",\"dice\":{\"source\":\"system\"},\"draws\":[],\"format\":1,"
        "\"input\":{\"colour\":\"green\",\"defaulted\":5,\"flag\":true,\"inner\":{\"kind\":\"red\",\"weight\":3},"
        "\"inners\":[],\"name\":\"nobody\",\"number\":0},\"kind\":\"ruling\","
        "\"options\":{\"colour\":\"green\",\"number\":0},\"reasons\":[{\"clause\":\"TOY-9\"}],"
        "\"ruleset\":\"toy\",\"ruleset_version\":2,\"seat\":\"umpire\",\"seq\":2,"
        "\"session\":\"01934abc-def0-7fff-8000-090aa00aff10\",\"status\":\"not_permitted\","
        "\"step\":\"toy-step\"}");
}

static void an_opening(void **state)
{
    (void)state;
    entry.kind = ENTRY_OPENED;
    entry.seq = 0;
    options.maybe = 2147483647;
    options.length = -1250;
    entry.opened = (struct entry_opened){.ruleset = toy_ruleset.name,
                                         .version = toy_ruleset.version,
                                         .fields = toy_ruleset.options,
                                         .options = &options};
    entry_write(&out, &entry);
    assert_bytes(
        "{\"at\":\"2026-09-21T14:13:20.123Z\",\"format\":1,\"kind\":\"opened\",\"options\":{\"colour\":\"green\","
        "\"defaulted\":5,\"flag\":true,\"inner\":{\"kind\":\"red\",\"weight\":3},\"inners\":[],"
        "\"length\":-1.25,\"maybe\":2147483647,\"name\":\"nobody\",\"number\":0},\"ruleset\":\"toy\","
        "\"ruleset_version\":3,\"seat\":\"umpire\",\"seq\":0,"
        "\"session\":\"01934abc-def0-7fff-8000-090aa00aff10\"}");
}

static void a_closing(void **state)
{
    (void)state;
    entry.kind = ENTRY_CLOSED;
    entry.seq = 100000;
    entry.key = "k";
    entry.closed.remark = "The \"Reds\" won by ½.";
    entry_write(&out, &entry);
    assert_bytes("{\"at\":\"2026-09-21T14:13:20.123Z\",\"format\":1,\"idempotency_key\":\"k\",\"kind\":\"closed\","
                 "\"remark\":\"The \\\"Reds\\\" won by ½.\","
                 "\"seat\":\"umpire\",\"seq\":100000,\"session\":\"01934abc-def0-7fff-8000-090aa00aff10\"}");
    writer_reset(&out);
    entry.key = NULL;
    entry.closed.remark = NULL;
    entry_write(&out, &entry);
    assert_bytes(
        "{\"at\":\"2026-09-21T14:13:20.123Z\",\"format\":1,\"kind\":\"closed\",\"seat\":\"umpire\",\"seq\":100000,"
        "\"session\":\"01934abc-def0-7fff-8000-090aa00aff10\"}");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_ruling, setup, teardown),
        cmocka_unit_test_setup_teardown(a_ruling_that_is_not_permitted, setup, teardown),
        cmocka_unit_test_setup_teardown(an_opening, setup, teardown),
        cmocka_unit_test_setup_teardown(a_closing, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
