/* Memory runs out at the first allocation, at the second, … : the stack in memory answers as it should, or says that it
 * cannot, and gives back whatever it took. The linker puts the counting functions in malloc's place. */
#include "../unit/exchanging.h"
#include "act_requests.h"
#include "acts.h"
#include "kept.h"
#include "opening.h"

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

/* A whole life of an exchange. */
static void request_attempt(void)
{
    struct exchange *one = &exchange;
    exchange_start(one, &service);
    one->dice = &pool;
    request_fill(&one->request, asked);
    bool sent = !one->request.body.failed; /* else the transport refuses it as too large */
    one->request.body_too_large = !sent;
    exchange_run(one);
    assert_int_equal(one->state, EXCHANGE_ANSWERED);
    int status = one->reply.status;
    if (status != 200 && status != 500 && status != 503 && (sent || status != 413))
        fail_msg("allocation %ld fails: %d %.*s", failing, status, (int)one->reply.length, one->reply.body);
    assert_true(status != 200 || one->reply.length > 0);
    assert_non_null(one->reply.body);
    exchange_end(one);
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

static void a_document(void **state)
{
    (void)state;
    asked = &(struct asking){.method = METHOD_GET, .path = "/v1/rulesets/tt/steps/morale-check"};
    exhaust(request_attempt);
}

static void documents_attempt(void)
{
    struct documents documents;
    if (documents_start(&documents))
        assert_non_null(document_find(&documents, "/openapi.json", MEDIA_JSON));
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

/* An entry is answered with its texts, or as it is, or not at all. */
static void entry_attempt(void)
{
    static const char entry[] =
        "{\"at\":\"2026-09-21T14:13:20.123Z\",\"dice\":{\"source\":\"declared\"},\"draws\":[{\"count\":2,\"faces\":[4,"
        "5],"
        "\"label\":\"morale\",\"sides\":6,\"verb\":\"sum\"}],\"format\":1,\"input\":{\"target\":8},\"kind\":\"ruling\","
        "\"options\":{},\"ruleset\":\"tt\",\"ruleset_version\":1,\"seat\":\"red\",\"seq\":2,"
        "\"session\":\"01934abc-def0-7fff-8000-090aa00aff10\",\"status\":\"resolved\",\"step\":\"morale-check\"}";
    struct arena arena;
    struct writer out;
    arena_start(&arena, 4 << 20);
    writer_start(&out, 1 << 20);
    struct act act;
    if (answer_write_entry(&out, &arena, entry, sizeof entry - 1, NULL))
        assert_int_equal(out.at[out.used - 1], '}');
    if (act_read(&arena, entry, sizeof entry - 1, &act))
        assert_int_equal(act.kind, ACT_RULING);
    writer_end(&out);
    arena_end(&arena);
}

static void an_entry_read_back(void **state)
{
    (void)state;
    exhaust(entry_attempt);
}

/* Each body of an append that is no question: whole, or told that there is no memory. */
static void bodies_attempt(void)
{
    static const char seen[] = "{\"words\":\"end\",\"seen\":{\"size\":3,\"root\":\"0123456789abcdef0123456789abcdef"
                               "0123456789abcdef0123456789abcdef\"}}";
    static const char nonce[] = "{\"nonce\":\"0123456789abcdef0123456789abcdef\"}";
    static const char join[] = "{\"code\":\"x\",\"name\":\"blue\",\"nonce\":\"0123456789abcdef0123456789abcdef\"}";
    struct arena arena;
    struct violations violations;
    arena_start(&arena, 1 << 20);
    violations_start(&violations);
    const struct close_request *closing = close_decode(&arena, seen, sizeof seen - 1, &violations);
    assert_true(closing ? closing->seen_head != NULL : violations.list[0].code == ERROR_OVERLOADED);
    violations_start(&violations);
    const struct nonce_request *giving = nonce_decode(&arena, nonce, sizeof nonce - 1, &violations);
    assert_true(giving ? giving->nonce_length == 16 : violations.list[0].code == ERROR_OVERLOADED);
    violations_start(&violations);
    const struct join_request *joining = join_decode(&arena, join, sizeof join - 1, &violations);
    assert_true(joining ? joining->nonce_length == 16 : violations.list[0].code == ERROR_OVERLOADED);
    static const char dispute[] = "{\"target\":3,\"claim\":\"No.\"}",
                      reveal[] = "{\"index\":0,\"nonce\":\"0123456789abcdef0123456789abcdef\"}";
    violations_start(&violations);
    const struct dispute_request *disputing = dispute_decode(&arena, dispute, sizeof dispute - 1, &violations);
    assert_true(disputing ? disputing->target == 3 : violations.list[0].code == ERROR_OVERLOADED);
    violations_start(&violations);
    const struct reveal_request *revealing = reveal_decode(&arena, reveal, sizeof reveal - 1, &violations);
    assert_true(revealing ? revealing->nonce_length == 16 : violations.list[0].code == ERROR_OVERLOADED);
    arena_end(&arena);
}

static void bodies_of_appends(void **state)
{
    (void)state;
    exhaust(bodies_attempt);
}

/* What is kept with a session, and goes with it. */
static void kept_attempt(void)
{
    static char options[] = "{}";
    struct store_session session = {.options = options, .options_length = 2};
    struct kept *kept = kept_of(&session, ruleset_find("tt"));
    struct kept_chain *chain = kept ? kept_chain_new(1) : NULL;
    if (chain) {
        kept_add_chain(kept, chain);
        assert_ptr_equal(kept_chain(kept, 1), chain);
        assert_null(kept_chain(kept, 0));
    }
    for (int64_t more = 1; kept && more < 1000; more *= 10) {
        struct protocol *protocol = kept_protocol_lock(kept, more);
        if (!protocol)
            continue;
        assert_true(protocol->capacity >= protocol->next + more);
        kept_protocol_unlock(kept);
    }
    if (kept)
        session.free_cached(kept);
}

static void what_is_kept(void **state)
{
    (void)state;
    exhaust(kept_attempt);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_ruling),          cmocka_unit_test(a_document),
        cmocka_unit_test(all_documents),     cmocka_unit_test(options_of_a_session),
        cmocka_unit_test(an_opening),        cmocka_unit_test(an_entry_read_back),
        cmocka_unit_test(bodies_of_appends), cmocka_unit_test(what_is_kept),
    };
    return cmocka_run_group_tests(tests, exchange_setup, exchange_teardown);
}
