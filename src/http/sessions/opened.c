/* The answer to an opening, now or again: its umpire's token, the code that lets others join and the link that lets
 * others watch. */
#include "opened.h"
#include "append.h"
#include "json.h"
#include "problem.h"
#include "session_write.h"
#include <string.h>

static const char *session_location(struct exchange *exchange, const struct uuid *id)
{
    static const char base[] = "/v1/sessions/";
    char *location = arena_take(&exchange->arena, sizeof base + UUID_TEXT_SIZE);
    if (!location)
        return base;
    memcpy(location, base, sizeof base);
    uuid_write(id, location + sizeof base - 1);
    return location;
}

static void spectator_write(struct writer *out, const struct uuid *session, const char *token)
{
    char id[UUID_TEXT_SIZE], link[160];
    struct text text;
    uuid_write(session, id);
    text_start(&text, link, sizeof link);
    text_format(&text, "/v1/sessions/%s/report?access_token=%s", id, token);
    write_key(out, "spectator");
    write_object(out);
    write_member(out, "seat", ENTRY_SPECTATORS);
    write_member(out, "token", token);
    write_member(out, "link", link);
    write_object_end(out);
}

/* Which house rules the session was opened with, as its first entry says. */
static void rules_used_write(struct exchange *exchange, const struct opened *opened)
{
    const struct json_t *entry = json_read(&exchange->arena, opened->entry, opened->entry_length, exchange->violations);
    const struct json_t *used = json_member(entry, "house_rules");
    if (!used)
        return;
    write_key(&exchange->out, "house_rules");
    json_write(&exchange->out, used);
}

void opened_reply(struct exchange *exchange, const struct store_session *session, int status)
{
    const struct opened *opened = exchange->request_data;
    struct writer *out = &exchange->out;
    writer_reset(out);
    write_object(out);
    session_write(out, session);
    write_member(out, "mode", session->both ? "both" : "single");
    if (opened->opening.house_rules)
        rules_used_write(exchange, opened);
    spectator_write(out, &session->id, opened->told.spectators); /* the last token is the umpire's */
    write_member(out, "seat", seat_role_name(SEAT_UMPIRE));
    write_member(out, "token", opened->told.umpire);
    write_member(out, "join_code", opened->told.code);
    write_key(out, "tree");
    answer_write_tree(out, &opened->tree);
    write_object_end(out);
    reply_header(exchange, "Location", session_location(exchange, &session->id));
    reply_header(exchange, "Cache-Control", "no-store");
    reply_out(exchange, status);
}

/* The session that the key opened before; its secrets are made again. */
static void before_came(struct exchange *exchange)
{
    struct opened *opened = exchange->request_data;
    const struct key_ring *keys = atomic_load(&exchange->service->keys);
    enum store_result result = exchange->read.result;
    if (result != STORE_DONE) {
        problem_store(exchange, result);
        return;
    }
    exchange->session = exchange->read.found;
    exchange->session_id = exchange->session->id;
    if (opening_secrets_again(keys, exchange->session, exchange->request.idempotency_key, &opened->told))
        opened_reply(exchange, exchange->session, 200);
    else
        problem(exchange, ERROR_KEYS_MISSING, NULL);
}

void opened_before(struct exchange *exchange)
{
    struct opened *opened = exchange->request_data;
    const struct store_entry *entry = &exchange->read.entries[0];
    const struct tree_head *tree = tree_of(exchange, entry->state, entry->state_length);
    if (!tree) {
        problem(exchange, ERROR_RECORD_DAMAGED, NULL);
        return;
    }
    opened->tree = *tree;
    opened->entry = entry->bytes;
    opened->entry_length = entry->length;
    exchange->read = (struct store_read){.query = STORE_FIND_SESSION, .session = exchange->read.before};
    exchange_read(exchange, before_came);
}
