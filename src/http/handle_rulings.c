/* What is appended to a session: rulings, and the entry that closes it. The handler validates; resolving happens in the
 * append, in the session's order (store.h). */
#include "decode.h"
#include "opening.h"
#include "operation.h"
#include "problem.h"
#include <stdlib.h>
#include <string.h>

struct closing {
    char words[501];
};

static const struct field closing_list[] = {
    {.name = "words",
     .title = "Last words",
     .doc = "What the umpire wants to have said at the end: who won, what was agreed.",
     .kind = FIELD_TEXT,
     .presence = FIELD_OPTIONAL,
     .min = 0,
     .max = 500,
     .offset = offsetof(struct closing, words)},
};

const struct fields closing_fields = {.name = "Closing",
                                      .doc = "The end of a session.",
                                      .list = closing_list,
                                      .count = FIELDS_COUNT(closing_list),
                                      .size = sizeof(struct closing)};

/* The session's options as a struct: decoded once, then kept with the session. */
static const void *session_options(struct exchange *exchange)
{
    struct store_session *session = exchange->session;
    void *options = atomic_load(&session->cached);
    if (options)
        return options;
    options = options_read(exchange->ruleset, session->options, session->options_length);
    return options ? store_session_attach(session, options, free) : NULL;
}

/* The digest of an Idempotency-Key covers operation and body (design: and nonce, once there are nonces). */
static struct hash request_digest(const struct exchange *exchange)
{
    struct writer all;
    const struct writer *body = &exchange->request.body;
    writer_start(&all, body->used + 256);
    write_string(&all, exchange->operation->id);
    write_raw(&all, body->at, body->used);
    struct hash digest = hash_of(all.at, all.used);
    writer_end(&all);
    return digest;
}

/* The envelope of what is being made, for this place in the ledger. */
static void envelope_fill(struct exchange *exchange, int64_t seq, int64_t at)
{
    exchange->envelope = (struct envelope){
        .kind = exchange->append.kind,
        .session = exchange->session_id,
        .seq = seq,
        .at = at,
        .seat = exchange->append.seat,
        .key = exchange->append.key,
    };
}

static struct exchange *exchange_of(struct store_append *append)
{
    return (struct exchange *)(void *)((char *)append - offsetof(struct exchange, append));
}

static void location_header(struct exchange *exchange, int64_t seq)
{
    enum { SIZE = 96 };
    char id[UUID_TEXT_SIZE], *location = arena_take(&exchange->arena, SIZE);
    if (!location)
        return;
    struct text text;
    uuid_write(&exchange->session_id, id);
    text_start(&text, location, SIZE);
    text_format(&text, "/v1/sessions/%s/entries/%lld", id, (long long)seq);
    reply_header(exchange, "Location", location);
}

static void append_start(struct exchange *exchange, const char *kind,
                         bool (*make)(struct store_append *, int64_t, int64_t, struct writer *))
{
    const char *key = exchange->request.idempotency_key;
    exchange->append = (struct store_append){
        .session = exchange->session_id,
        .kind = kind,
        .seat = exchange->seat->name,
        .key = key ? arena_copy(&exchange->arena, key, strlen(key)) : NULL,
        .make = make,
    };
    if (exchange->append.key)
        exchange->append.digest = request_digest(exchange);
}

/* The entry that an earlier request with this key wrote. */
static void answer_repeated(struct exchange *exchange)
{
    bool written =
        answer_write_entry(&exchange->out, &exchange->arena, exchange->append.bytes, exchange->append.length);
    free(exchange->append.bytes);
    exchange->append.bytes = NULL;
    if (!written) {
        problem(exchange, ERROR_INTERNAL, NULL);
        return;
    }
    location_header(exchange, exchange->append.seq);
    reply_header(exchange, "Cache-Control", "no-store");
    reply_out(exchange, 200);
}

/* Answers whatever is not a newly written entry. */
static bool appended(struct exchange *exchange)
{
    writer_reset(&exchange->out);
    if (exchange->append.result == STORE_DONE)
        return true;
    if (exchange->append.result == STORE_REPEATED)
        answer_repeated(exchange);
    else if (exchange->append.result == STORE_DECLINED && exchange->violations->count)
        problem_violations(exchange);
    else
        problem_store(exchange, exchange->append.result);
    return false;
}

static void reply_created(struct exchange *exchange)
{
    location_header(exchange, exchange->envelope.seq);
    reply_header(exchange, "Cache-Control", "no-store");
    reply_out(exchange, 201);
}

static bool ruling_append(struct store_append *append, int64_t seq, int64_t at, struct writer *out)
{
    struct exchange *exchange = exchange_of(append);
    struct dice_pool *pool = &exchange->service->writer_dice;
    if (!ruling_make(&exchange->ruling, &exchange->intent, pool, exchange->violations))
        return false;
    envelope_fill(exchange, seq, at);
    entry_write_ruling(out, &exchange->envelope, &exchange->ruling);
    return true;
}

static void ruling_answer(struct exchange *exchange)
{
    if (!appended(exchange))
        return;
    instant_write(exchange->envelope.at, exchange->at);
    answer_write_recorded(&exchange->out, &exchange->envelope, exchange->at, &exchange->ruling);
    reply_created(exchange);
}

void handle_record(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    const void *options = session_options(exchange);
    struct violations *violations = options ? exchange_violations(exchange) : NULL;
    struct intent *intent = &exchange->intent;
    if (!options)
        problem(exchange, ERROR_INTERNAL, NULL);
    if (!violations)
        return;
    if (!intent_decode_recorded(&exchange->arena, exchange->ruleset, options, body->at, body->used, intent,
                                violations)) {
        problem_violations(exchange);
        return;
    }
    if (!ruling_prepare(&exchange->arena, intent, &exchange->ruling)) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return;
    }
    /* Declared dice are tried here, so that a wrong one is never queued. */
    if (intent->declared && !ruling_make(&exchange->ruling, intent, exchange->dice, violations)) {
        problem_violations(exchange);
        return;
    }
    append_start(exchange, "ruling", ruling_append);
    exchange->append.step = intent->step->name;
    exchange_append(exchange, ruling_answer);
}

static bool closing_append(struct store_append *append, int64_t seq, int64_t at, struct writer *out)
{
    struct exchange *exchange = exchange_of(append);
    envelope_fill(exchange, seq, at);
    entry_write_closed(out, &exchange->envelope, exchange->closing_words);
    return true;
}

static void closing_answer(struct exchange *exchange)
{
    if (!appended(exchange))
        return;
    entry_write_closed(&exchange->out, &exchange->envelope, exchange->closing_words);
    reply_created(exchange);
}

void handle_close(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    struct violations *violations = exchange_violations(exchange);
    struct closing *closing = arena_take_zero(&exchange->arena, sizeof *closing);
    if (!violations)
        return;
    if (!closing) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return;
    }
    const struct json_t *root = body->used ? json_read(&exchange->arena, body->at, body->used, violations) : NULL;
    if (root)
        fields_decode(&closing_fields, root, "", closing, violations);
    if (violations->count) {
        problem_violations(exchange);
        return;
    }
    exchange->closing_words = closing->words[0] ? closing->words : NULL;
    append_start(exchange, "closed", closing_append);
    exchange_append(exchange, closing_answer);
}
