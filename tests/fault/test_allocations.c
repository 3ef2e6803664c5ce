/* Memory runs out at the first allocation, at the second, … : the stack in memory answers as it should, or says that it
 * cannot, and gives back whatever it took. The linker puts the counting functions in malloc's place. */
#include "../unit/in_memory.h"
#include "chronicle.h"
#include "game/session_cache.h"
#include "http/rulebook/write_documents.h"
#include "http/server/run.h"
#include "http/sessions/event_write.h"
#include "members.h"
#include "odds_texts.h"
#include "odds_toy.h"
#include "referee/acts.h"
#include "referee/entry_read.h"
#include "referee/opening.h"
#include "referee/options_read.h"
#include "referee/report/luck.h"
#include "referee/report/report.h"
#include "verify/verify.h"

enum { MANY = 100000, EACH = 128 }; /* the first so many allocations fail one by one, later ones in growing steps */

static long allocations; /* since the last start */
static long failing;     /* the number of the allocation that fails, and all after it when `for_good` */
static bool for_good;
static long live; /* pieces that were given out and not given back */

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *piece, size_t size);
void __real_free(void *piece);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *piece, size_t size);
void __wrap_free(void *piece);

static bool fails(void)
{
    allocations++;
    return failing && (for_good ? allocations >= failing : allocations == failing);
}

static void *counted(void *piece)
{
    live += piece != NULL;
    return piece;
}

void *__wrap_malloc(size_t size)
{
    return fails() ? NULL : counted(__real_malloc(size));
}

void *__wrap_calloc(size_t count, size_t size)
{
    return fails() ? NULL : counted(__real_calloc(count, size));
}

void *__wrap_realloc(void *piece, size_t size)
{
    if (fails())
        return NULL;
    void *moved = __real_realloc(piece, size);
    live += !piece && moved;
    return moved;
}

void __wrap_free(void *piece)
{
    live -= piece != NULL;
    __real_free(piece);
}

static void start_failing(long number, bool all_after)
{
    allocations = 0;
    failing = number;
    for_good = all_after;
}

/* The next allocation to fail: each later attempt does all the work before it, and every one would take minutes. */
static long next_of(long number)
{
    return number < EACH ? number + 1 : number + 1 + number / 16;
}

/* Repeats `attempt` with the first, the second … allocation failing until none is left to fail. */
static void exhaust(void (*attempt)(void))
{
    for (int all_after = 0; all_after < 2; all_after++) {
        long number = 1;
        for (; number < MANY; number = next_of(number)) {
            long before = live;
            start_failing(number, all_after);
            attempt();
            bool reached = allocations >= number;
            start_failing(0, false);
            if (live != before)
                fail_msg("with allocation %ld failing, %ld pieces are not given back", number, live - before);
            if (!reached)
                break;
        }
        print_message("up to %ld allocations\n", number - 1);
        assert_in_range(number, 2, MANY - 1);
    }
}

static const struct asking *asked; /* what the attempts ask */

/* A whole life of a request. */
static void request_attempt(void)
{
    struct request *one = &request;
    request_renew();
    request_fill(&one->input, asked);
    bool sent = !one->input.body.failed; /* else the transport refuses it as too large */
    one->input.body_too_large = !sent;
    request_run(one);
    assert_int_equal(one->state, REQUEST_ANSWERED);
    int status = one->reply.status;
    if (status != 200 && status != 500 && status != 503 && (sent || status != 413))
        fail_msg("allocation %ld fails: %d %.*s", failing, status, (int)one->reply.length, one->reply.body);
    assert_true(status != 200 || one->reply.length > 0);
    assert_non_null(one->reply.body);
    request_end(one);
}

static void a_ruling(void **state)
{
    (void)state;
    asked = &(struct asking){.method = METHOD_POST,
                             .path = "/v1/rulesets/tt/morale-check",
                             .content_type = "application/json",
                             .body = "{\"input\":{\"target\":8,\"modifiers\":[{\"name\":\"wall\",\"value\":1}]}}"};
    exhaust(request_attempt);
}

static void odds(void **state)
{
    (void)state;
    asked = &(struct asking){.method = METHOD_POST,
                             .path = "/v1/rulesets/tt/morale-check/odds",
                             .content_type = "application/json",
                             .body = "{\"input\":{},\"of\":[\"/total\"],\"vary\":{\"/input/target\":[7,8]}}"};
    exhaust(request_attempt);
}

static void a_document(void **state)
{
    (void)state;
    asked = &(struct asking){.method = METHOD_GET, .path = "/v1/rulesets/tt/steps/morale-check"};
    exhaust(request_attempt);
}

static void documents_attempt(void)
{
    struct documents documents;
    if (documents_start(&documents, "") && documents_write(&documents, NULL)) {
        const struct document *document = document_find(&documents, "/openapi.json", MEDIA_JSON);
        assert_non_null(document);
        if (document_open(&documents, document))
            document_close(&documents, document);
    }
    documents_end(&documents);
}

static void all_documents(void **state)
{
    (void)state;
    exhaust(documents_attempt);
}

static void options_attempt(void)
{
    static const char json[] = "{\"morale_compare\":\"gt\"}";
    free(options_read(ruleset_find("tt"), json, sizeof json - 1));
}

static void options_of_a_session(void **state)
{
    (void)state;
    exhaust(options_attempt);
}

/* An opening is decoded, or there is no memory: it is never the client's fault. */
static void opening_attempt(void)
{
    static const char json[] = "{\"ruleset\":\"tt\",\"options\":{\"morale_compare\":\"gt\"}}";
    struct arena arena;
    struct violations violations;
    struct opening opening;
    arena_start(&arena, 1 << 20);
    violations_start(&violations);
    if (!opening_decode(&arena, json, sizeof json - 1, &opening, &violations))
        assert_int_equal(violations.list[0].code, ERROR_OVERLOADED);
    arena_end(&arena);
}

static void an_opening(void **state)
{
    (void)state;
    exhaust(opening_attempt);
}

static const char entry[] =
    "{\"at\":\"2026-09-21T14:13:20.123Z\",\"dice\":{\"source\":\"declared\"},\"draws\":[{\"count\":2,\"faces\":[4,"
    "5],"
    "\"label\":\"morale\",\"sides\":6,\"verb\":\"sum\"}],\"format\":1,\"input\":{\"target\":8},\"kind\":\"ruling\","
    "\"options\":{},\"ruleset\":\"tt\",\"ruleset_version\":1,\"seat\":\"red\",\"seq\":2,"
    "\"session\":\"01934abc-def0-7fff-8000-090aa00aff10\",\"status\":\"resolved\",\"step\":\"morale-check\"}";

/* An entry is answered with its texts, or as it is, or not at all. */
static void entry_attempt(void)
{
    struct arena arena;
    struct writer out;
    arena_start(&arena, 4 << 20);
    writer_start(&out, 1 << 20);
    struct entry act;
    if (answer_write_entry(&out, &arena, entry, sizeof entry - 1, NULL))
        assert_int_equal(out.at[out.used - 1], '}');
    if (entry_parse(&arena, entry, sizeof entry - 1, &act))
        assert_int_equal(act.kind, ENTRY_RULING);
    writer_end(&out);
    arena_end(&arena);
}

/* An event is whole, or there is none; one that ends a seat's streams says so. */
static void event_attempt(void)
{
    static const char revoked[] =
        "{\"at\":\"2026-09-21T14:13:20.123Z\",\"format\":1,\"kind\":\"revoked\",\"seat\":\"red\",\"seq\":3,"
        "\"session\":\"01934abc-def0-7fff-8000-090aa00aff10\",\"revoked_seat\":\"blue\"}";
    const struct store_entry entries[] = {{.seq = 2, .bytes = entry, .length = sizeof entry - 1},
                                          {.seq = 3, .bytes = revoked, .length = sizeof revoked - 1}};
    struct arena arena;
    struct writer out;
    struct event_meaning meaning;
    arena_start(&arena, 1 << 20);
    writer_start(&out, 1 << 20);
    for (int i = 0; i < 2; i++)
        if (event_write(&out, &arena, rulesets()[0], &entries[i], &meaning)) {
            assert_memory_equal(out.at + out.used - 3, "}\n\n", 3);
            assert_string_equal(meaning.ended, i ? "blue" : "");
        }
    writer_end(&out);
    arena_end(&arena);
}

static void an_event(void **state)
{
    (void)state;
    exhaust(event_attempt);
}

static enum report_form form;

/* A report is whole, or there is none: nothing is left out of it for want of memory. */
static void report_attempt(void)
{
    static const char opened[] =
        "{\"at\":\"2026-09-21T14:13:20.123Z\",\"format\":1,\"kind\":\"opened\",\"options\":{\"morale_compare\":\"gt\"},"
        "\"ruleset\":\"tt\",\"seat\":\"red\",\"seq\":0,\"session\":\"01934abc-def0-7fff-8000-090aa00aff10\"}";
    static const char closed[] =
        "{\"at\":\"2026-09-21T14:13:20.123Z\",\"format\":1,\"kind\":\"closed\",\"seat\":\"red\",\"seq\":2,"
        "\"session\":\"01934abc-def0-7fff-8000-090aa00aff10\",\"remark\":\"The end of it\"}";
    static const struct uuid session;
    struct report *report = report_new(form, ruleset_find("tt"), &session, NULL);
    struct writer out;
    writer_start(&out, 1 << 20);
    if (report && report_add(report, opened, sizeof opened - 1) && report_add(report, entry, sizeof entry - 1) &&
        report_add(report, closed, sizeof closed - 1))
        report_write(&out, report, false);
    write_raw(&out, "", 1);
    if (!out.failed && out.used > 1) {
        assert_non_null(strstr(out.at, "gt"));
        assert_non_null(strstr(out.at, "morale"));
        assert_non_null(strstr(out.at, "The end of it"));
    }
    writer_end(&out);
    report_free(report);
}

static void reports(void **state)
{
    (void)state;
    for (form = REPORT_JSON; form <= REPORT_HTML; form++)
        exhaust(report_attempt);
}

static void luck_attempt(void)
{
    static struct luck luck;
    if (luck_start(&luck) && luck_add(&luck, entry, sizeof entry - 1))
        luck_finish(&luck);
    luck_end(&luck);
}

static void luck_of_a_session(void **state)
{
    (void)state;
    exhaust(luck_attempt);
}

static void an_entry_read_back(void **state)
{
    (void)state;
    exhaust(entry_attempt);
}

/* Odds are found, or memory is said to be out; with many levels, and with numbers that must widen. */
static void chain_attempt(void)
{
    static const struct odds_toy_chain_input inputs[] = {{5, 6, true}, {100, 6, true}};
    for (int i = 0; i < 2; i++) {
        struct odds *found;
        const struct odds_request input = {.ruleset = &odds_toy_ruleset,
                                           .step = &odds_toy_chain,
                                           .question = {.input = &inputs[i]},
                                           .branches_max = 100000};
        enum odds_result result = odds_find(&input, &found);
        assert_int_equal(result, found ? ODDS_FOUND : ODDS_STARVED);
        if (found)
            assert_string_equal(odds_fraction(found, "/high", "true"), "1/2");
        odds_free(found);
    }
}

static void odds_of_a_chain(void **state)
{
    (void)state;
    exhaust(chain_attempt);
}

/* Each body of an append that is no question: whole, or told that there is no memory. */
#define ZEROS "0000000000000000000000000000000000000000000000000000000000000000"

static void bodies_attempt(void)
{
    static const char seen[] =
        "{\"remark\":\"end\",\"last_checkpoint\":{\"size\":3,\"root\":\"0123456789abcdef0123456789abcdef"
        "0123456789abcdef0123456789abcdef\"}}";
    static const char nonce[] = "{\"nonce\":\"0123456789abcdef0123456789abcdef\"}";
    static const char join[] = "{\"code\":\"x\",\"name\":\"blue\",\"nonce\":\"0123456789abcdef0123456789abcdef\"}";
    struct arena arena;
    struct violations violations;
    arena_start(&arena, 1 << 20);
    violations_start(&violations);
    const struct act *closing = act_decode(&arena, &close_fields, seen, sizeof seen - 1, &violations);
    assert_true(closing ? closing->entry.last_checkpoint != NULL : violations.list[0].code == ERROR_OVERLOADED);
    violations_start(&violations);
    const struct act *giving = act_decode(&arena, &nonce_fields, nonce, sizeof nonce - 1, &violations);
    assert_true(giving ? giving->entry.nonce.length == 16 : violations.list[0].code == ERROR_OVERLOADED);
    violations_start(&violations);
    const struct act *joining = act_decode(&arena, &join_fields, join, sizeof join - 1, &violations);
    assert_true(joining ? joining->entry.joined.nonce.length == 16 : violations.list[0].code == ERROR_OVERLOADED);
    static const char dispute[] = "{\"target\":3,\"claim\":\"No.\"}",
                      reveal[] =
                          "{\"index\":0,\"nonce\":\"0123456789abcdef0123456789abcdef\",\"signature\":\"" ZEROS ZEROS
                          "\"}";
    violations_start(&violations);
    const struct act *disputing = act_decode(&arena, &dispute_fields, dispute, sizeof dispute - 1, &violations);
    assert_true(disputing ? disputing->entry.dispute.target == 3 : violations.list[0].code == ERROR_OVERLOADED);
    violations_start(&violations);
    const struct act *revealing = act_decode(&arena, &reveal_fields, reveal, sizeof reveal - 1, &violations);
    assert_true(revealing ? revealing->entry.revealed.nonce.length == 16 : violations.list[0].code == ERROR_OVERLOADED);
    arena_end(&arena);
}

static void bodies_of_appends(void **state)
{
    (void)state;
    exhaust(bodies_attempt);
}

/* What is cached with a session, and goes with it. */
static void cache_attempt(void)
{
    static char options[] = "{}";
    struct store_session session = {.options = options, .options_length = 2};
    struct session_cache *cache = session_cache_of(&session, ruleset_find("tt"));
    struct cached_chain *chain = cache ? cached_chain_new(1) : NULL;
    if (chain) {
        session_cache_add_chain(cache, chain);
        assert_ptr_equal(session_cache_chain(cache, 1), chain);
        assert_null(session_cache_chain(cache, 0));
    }
    for (int64_t more = 1; cache && more < 1000; more *= 10) {
        struct protocol *protocol = session_cache_lock(cache, more);
        if (!protocol)
            continue;
        assert_true(protocol->capacity >= protocol->next + more);
        session_cache_unlock(cache);
    }
    if (cache)
        session.free_cached(cache);
}

static void what_is_cached(void **state)
{
    (void)state;
    exhaust(cache_attempt);
}

static struct chronicle chronicle;
static struct writer session;

enum { TOLD = 8 }; /* the ruling that is told */

/* A session is in order, or there is no memory: that is never the session's fault. */
static void verify_attempt(void)
{
    static const struct verify_trust nobody;
    static const struct verify_roll roll = {.seq = TOLD};
    struct verifier *verifier = verifier_new(&nobody);
    if (!verifier)
        return;
    verify_roll_set(verifier, &roll);
    verify_bytes(verifier, session.at, session.used / 2);
    verify_bytes(verifier, session.at + session.used / 2, session.used - session.used / 2);
    if (verify_end(verifier)) {
        struct writer out;
        assert_true(verify_passed(verifier));
        writer_start(&out, 1 << 20);
        verify_write_roll(&out, verifier);
        verify_write_certificate(&out, verifier, 0);
        writer_end(&out);
    }
    verifier_free(verifier);
}

static void a_session_that_is_verified(void **state)
{
    (void)state;
    chronicle_open(&chronicle,
                   &(struct chronicle_kind){.ruleset = "tft-ww2", .two_sided = true, .links = 8, .seed = 8});
    chronicle_join(&chronicle, "red", "player");
    chronicle_join(&chronicle, "blue", "player");
    chronicle_commit(&chronicle, "red", 2);
    chronicle_commit(&chronicle, "blue", 2);
    chronicle_ask(&chronicle, "red");
    chronicle_reveal(&chronicle, "blue");
    chronicle_reveal(&chronicle, "red");
    chronicle_answer(&chronicle, "red");
    chronicle_answer_undo(&chronicle, "blue",
                          chronicle_propose_undo(&chronicle, "red", chronicle_rule(&chronicle, "red", "declared")),
                          true);
    int64_t ruling = chronicle_rule(&chronicle, "red", "declared");
    chronicle_correct(&chronicle, ruling,
                      chronicle_decide(&chronicle, chronicle_dispute(&chronicle, "red", ruling), "reused_dice"), true);
    chronicle_sign(&chronicle);
    writer_start(&session, 1 << 20);
    chronicle_write(&chronicle, &session);
    chronicle_free(&chronicle);
    exhaust(verify_attempt);
    writer_end(&session);
}

static int32_t no_units(const struct ruleset *ruleset, const void *options, struct roster_unit list[ROSTER_UNITS_MAX])
{
    (void)ruleset, (void)options, (void)list;
    return 0;
}

/* A unit that comes in, changes by hand and by rulings, a turn; something is taken back. */
static void tell_a_game(void)
{
    static const char fire[] = "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"watch\",\"target\":\"impi\"},"
                               "\"input\":{\"range\":8}}";
    static struct roster_unit units[2];
    struct violations violations;
    static const char *const ids[] = {"watch", "impi"};
    chronicle_open(&chronicle,
                   &(struct chronicle_kind){.ruleset = "colonial", .links = 16, .seed = 9, .units = no_units});
    chronicle_join(&chronicle, "red", "player");
    chronicle_join(&chronicle, "blue", "player");
    const struct fields *own = chronicle.ruleset->units->fields;
    for (int i = 0; i < 2; i++) {
        snprintf(units[i].id, sizeof units[i].id, "%s", ids[i]);
        snprintf(units[i].name, sizeof units[i].name, "%s", ids[i]);
        snprintf(units[i].side, sizeof units[i].side, "%s", i ? "blue" : "red");
        fields_default(own, units[i].own);
        member_set(own, units[i].own, "figures", 12);
        member_set(own, units[i].own, "kind", member_value(own, units[i].own, "kind", "regular_infantry"));
        member_set(own, units[i].own, "weapon", member_value(own, units[i].own, "weapon", "modern_rifle"));
        member_set(own, units[i].own, "leadership", 7);
    }
    chronicle_add_units(&chronicle, "umpire", units, 2);
    chronicle_turn(&chronicle, "umpire", 1, -1);
    violations_start(&violations);
    int64_t shot = chronicle_rule_on(&chronicle, "red", "declared", fire, &violations);
    assert_true(shot > 0);
    const struct roster_change change = {
        .unit = 1, .member = field_find(own, "figures", 7), .kind = EFFECT_SET, .value = 9};
    chronicle_change(&chronicle, "umpire", &change, 1);
    shot = chronicle_rule_on(&chronicle, "red", "declared", fire, &violations);
    chronicle_answer_undo(&chronicle, "blue", chronicle_propose_undo(&chronicle, "red", shot), true);
}

/* The first try may fail; whatever it left, the next one knows every entry. */
static void fold_attempt(void)
{
    static char options[] = "{}";
    static struct store_entry entries[64];
    struct store_session owner = {.options = options, .options_length = 2};
    for (size_t i = 0; i < chronicle.count; i++)
        entries[i] = (struct store_entry){
            .seq = (int64_t)i, .bytes = chronicle.entries[i].bytes, .length = chronicle.entries[i].length};
    struct session_cache *cache = session_cache_of(&owner, chronicle.ruleset);
    struct protocol *protocol = cache ? session_cache_lock(cache, (int64_t)chronicle.count) : NULL;
    if (!protocol) {
        if (cache)
            owner.free_cached(cache);
        return;
    }
    const struct unit_type *type = chronicle.ruleset->units;
    enum umpire_error error = session_cache_fold(cache, type, entries, (int32_t)chronicle.count);
    assert_true(error == ERROR_NONE || error == ERROR_OVERLOADED);
    long reached = allocations;
    start_failing(0, false);
    assert_int_equal(session_cache_fold(cache, type, entries, (int32_t)chronicle.count), ERROR_NONE);
    assert_int_equal(protocol->next, chronicle.count);
    struct roster_snapshot *roster = session_cache_take_roster(cache, type, 0);
    assert_non_null(roster);
    assert_int_equal(roster->roster.turn, 1);
    assert_memory_equal(roster->roster.units, chronicle.present.units, 2 * sizeof chronicle.present.units[0]);
    roster_snapshot_free(roster);
    session_cache_unlock(cache);
    owner.free_cached(cache);
    allocations = reached;
}

static void a_session_that_is_folded(void **state)
{
    (void)state;
    tell_a_game();
    exhaust(fold_attempt);
    chronicle_free(&chronicle);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_ruling),
        cmocka_unit_test(odds),
        cmocka_unit_test(odds_of_a_chain),
        cmocka_unit_test(a_document),
        cmocka_unit_test(all_documents),
        cmocka_unit_test(options_of_a_session),
        cmocka_unit_test(an_opening),
        cmocka_unit_test(an_entry_read_back),
        cmocka_unit_test(an_event),
        cmocka_unit_test(reports),
        cmocka_unit_test(luck_of_a_session),
        cmocka_unit_test(bodies_of_appends),
        cmocka_unit_test(what_is_cached),
        cmocka_unit_test(a_session_that_is_verified),
        cmocka_unit_test(a_session_that_is_folded),
    };
    return cmocka_run_group_tests(tests, request_setup, request_teardown);
}
