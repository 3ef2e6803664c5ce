/* Entries are read page by page and folded under the session's lock; two requests that fold at once fold the same. */
#include "fold.h"
#include "append.h"
#include "entry.h"
#include "problem.h"
#include <string.h>

enum { PAGE = 100, PAGE_ARENA_MAX = 32 << 20, ROUNDS_MAX = 8 };

static void page_read(struct exchange *exchange);

bool fold_is_outdated(const struct exchange *exchange)
{
    return store_session_is_outdated(exchange->service->store, exchange->session);
}

/* A party that is overdue and not yet named. */
static const struct seat *overdue_seat(const struct protocol *protocol)
{
    if (!protocol->question.seq || clock_now() < protocol_reveal_until(protocol))
        return NULL;
    for (int32_t i = 0; i < protocol->party_count; i++) {
        const struct party *party = &protocol->parties[i];
        if (protocol_awaits(protocol, party) && !party->withheld)
            return &protocol->seats[party->seat];
    }
    return NULL;
}

static bool withheld_make(struct store_append *append, const struct store_place *place, struct writer *out,
                          struct writer *left)
{
    struct exchange *exchange = exchange_of_append(append);
    const struct folding *folding = &exchange->folding;
    struct session_state *state;
    if (fold_is_outdated(exchange) || !state_open(exchange, place, &state))
        return false;
    const struct entry entry = {.kind = ENTRY_WITHHELD,
                                .session = exchange->session_id,
                                .seq = place->seq,
                                .at = place->at,
                                .seat = append->seat,
                                .withheld = {.question = folding->question, .who = folding->who}};
    entry_write(out, &entry);
    return state_close(exchange, state, out, left);
}

/* Written, or something else came first: either way there is more to fold. */
static void withheld_came(struct exchange *exchange)
{
    enum store_result result = exchange->append.result;
    if (result == STORE_DECLINED && fold_is_outdated(exchange))
        problem(exchange, ERROR_DATABASE_AWAY, NULL);
    else if (result == STORE_DONE || result == STORE_MOVED)
        page_read(exchange);
    else
        problem_store(exchange, result);
}

static void withheld_append(struct exchange *exchange)
{
    exchange->append = (struct store_append){.session = exchange->session_id,
                                             .kind = entry_kind_name(ENTRY_WITHHELD),
                                             .seat = ENTRY_SERVER,
                                             .expected = exchange->folding.expected,
                                             .make = withheld_make};
    exchange_append(exchange, withheld_came);
}

/* All that is recorded is folded: is something overdue? Else it is looked at. True when an entry must be written. */
static bool is_overdue(struct exchange *exchange, const struct protocol *protocol)
{
    struct folding *folding = &exchange->folding;
    const struct seat *seat = folding->rounds++ < ROUNDS_MAX ? overdue_seat(protocol) : NULL;
    if (!seat)
        return false;
    memcpy(folding->who, seat->name, strlen(seat->name) + 1);
    folding->question = protocol->question.seq;
    folding->expected = protocol->next;
    return true;
}

/* The protocol of the exchange's session, locked. NULL after answering that memory is out. */
static struct protocol *protocol_lock(struct exchange *exchange, int64_t more, struct kept **ret_kept)
{
    *ret_kept = kept_of(exchange->session, exchange->ruleset);
    struct protocol *protocol = *ret_kept ? kept_protocol_lock(*ret_kept, more) : NULL;
    if (!protocol)
        problem(exchange, ERROR_OVERLOADED, NULL);
    return protocol;
}

static void page_came(struct exchange *exchange)
{
    const struct store_read *read = &exchange->read;
    bool more = read->more, overdue = false;
    struct kept *kept;
    if (read->result != STORE_DONE) {
        problem_store(exchange, read->result);
        return;
    }
    if (fold_is_outdated(exchange)) {
        problem(exchange, ERROR_DATABASE_AWAY, NULL);
        return;
    }
    /* One more than there are: the act that is going to be asked about. */
    struct protocol *protocol = protocol_lock(exchange, read->entry_count + 1, &kept);
    if (!protocol)
        return;
    if (protocol->next < read->seq) { /* what was folded is forgotten meanwhile: the page is not the next one */
        kept_protocol_unlock(kept);
        page_read(exchange);
        return;
    }
    enum umpire_error error = kept_fold(kept, exchange->ruleset->units, read->entries, read->entry_count);
    if (!error && !more) {
        overdue = is_overdue(exchange, protocol);
        if (!overdue)
            exchange->folding.look(exchange, protocol);
    }
    kept_protocol_unlock(kept);
    arena_end(&exchange->page);
    if (error)
        problem(exchange, error, NULL);
    else if (more)
        page_read(exchange);
    else if (overdue)
        withheld_append(exchange);
    else
        exchange->folding.then(exchange);
}

static void page_read(struct exchange *exchange)
{
    struct kept *kept;
    const struct protocol *protocol = protocol_lock(exchange, 0, &kept);
    if (!protocol)
        return;
    int64_t next = protocol->next;
    kept_protocol_unlock(kept);
    arena_end(&exchange->page);
    arena_start(&exchange->page, PAGE_ARENA_MAX);
    exchange->read =
        (struct store_read){.query = STORE_LIST_ENTRIES, .session = exchange->session_id, .seq = next, .limit = PAGE};
    exchange_read_into(exchange, &exchange->page, page_came);
}

void fold_start(struct exchange *exchange, void (*look)(struct exchange *exchange, const struct protocol *protocol),
                void (*then)(struct exchange *exchange))
{
    exchange->folding = (struct folding){.look = look, .then = then};
    page_read(exchange);
}
