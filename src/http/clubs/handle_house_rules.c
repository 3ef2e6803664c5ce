/* A club's house rules: adding a version, reading one, and what is played otherwise than by default in a session. */
#include "field_write.h"
#include "house_rules.h"
#include "json.h"
#include "opening.h"
#include "operation.h"
#include "problem.h"
#include "reply.h"
#include "request_query.h"
#include "write_house_rules.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HREF_MAX = 160, FULL_WORDS_MAX = 120 };

struct house_rules_query {
    int32_t version;
};

static const struct field house_rules_query_list[] = {
    {.name = "version",
     .title = "Version",
     .doc = "Which version; the newest unless it is given.",
     .kind = FIELD_INT,
     .presence = FIELD_OPTIONAL,
     .min = 1,
     .max = INT32_MAX,
     .offset = FIELD_AT(struct house_rules_query, version, int32_t)},
};

const struct fields house_rules_query_fields = {.name = "HouseRulesQuery",
                                                .list = house_rules_query_list,
                                                .count = FIELDS_COUNT(house_rules_query_list),
                                                .size = sizeof(struct house_rules_query)};

/* Where one version stands. */
static void href_write(const struct store_house_rules *rules, char ret[HREF_MAX])
{
    struct text href;
    text_start(&href, ret, HREF_MAX);
    text_format(&href, "/v1/club/house-rules/%s/%s?version=%d", rules->ruleset, rules->name, rules->version);
}

/* What a version says beside its options. */
static void rules_members_write(struct writer *out, const struct store_house_rules *rules)
{
    char href[HREF_MAX];
    href_write(rules, href);
    write_member(out, "ruleset", rules->ruleset);
    write_member(out, "name", rules->name);
    write_member_int(out, "version", rules->version);
    write_member_int(out, "newest", rules->newest);
    write_member_int(out, "ruleset_version", rules->ruleset_version);
    write_member_instant(out, "made_at", rules->made_at);
    if (rules->words)
        write_member(out, "words", rules->words);
    write_member(out, "href", href);
}

static struct sheet sheet_of(struct exchange *exchange)
{
    return (struct sheet){.out = &exchange->out, .html = exchange->media == MEDIA_HTML};
}

static void list_answer(struct exchange *exchange)
{
    const struct store_clubs *clubs = &exchange->read.clubs;
    struct writer *out = &exchange->out;
    if (exchange->read.result != STORE_DONE) {
        problem_store(exchange, exchange->read.result);
        return;
    }
    write_object(out);
    write_key(out, "house_rules");
    write_array(out);
    for (int32_t i = 0; i < clubs->count; i++) {
        write_object(out);
        rules_members_write(out, &clubs->rules[i]);
        write_object_end(out);
    }
    write_array_end(out);
    write_object_end(out);
    reply_out_private(exchange);
}

void handle_list_house_rules(struct exchange *exchange)
{
    exchange->read = (struct store_read){.query = STORE_LIST_HOUSE_RULES, .clubs = {.club = exchange->club}};
    exchange_read(exchange, list_answer);
}

static bool rules_json(struct exchange *exchange, const struct store_house_rules *rules,
                       const struct house_rules_about *about)
{
    struct writer *out = &exchange->out;
    write_object(out);
    write_member(out, "club", exchange->club);
    rules_members_write(out, rules);
    bool done = house_rules_write_differences(out, about);
    write_object_end(out);
    return done;
}

/* One version into `out`, in the media type that was asked for. False after answering what is wrong. */
static bool rules_write(struct exchange *exchange, const struct store_house_rules *rules)
{
    const struct ruleset *ruleset = ruleset_find(rules->ruleset);
    void *options = ruleset ? options_read(ruleset, rules->options, rules->options_length) : NULL;
    const struct house_rules_about about = {
        .ruleset = ruleset,
        .book = rulebook_find(&exchange->service->documents.books, rules->ruleset),
        .options = options,
        .club = exchange->club,
        .name = rules->name,
        .version = rules->version,
        .newest = rules->newest,
        .made_at = rules->made_at,
        .words = rules->words,
    };
    struct sheet sheet = sheet_of(exchange);
    bool written = options && (exchange->media == MEDIA_JSON ? rules_json(exchange, rules, &about)
                                                             : house_rules_write_page(&sheet, &about));
    if (!written)
        problem(exchange, options ? ERROR_OVERLOADED : ERROR_INTERNAL, NULL);
    free(options);
    return written;
}

static void rules_answer(struct exchange *exchange)
{
    const struct store_read *read = &exchange->read;
    if (read->result != STORE_DONE)
        problem_store(exchange, read->result);
    else if (read->clubs.count == 0)
        problem(exchange, ERROR_HOUSE_RULES_UNKNOWN, NULL);
    else if (rules_write(exchange, &read->clubs.rules[0]))
        reply_out_readable(exchange, NULL);
}

void handle_house_rules(struct exchange *exchange)
{
    const struct ruleset *ruleset = path_ruleset(exchange);
    const struct house_rules_query *query = ruleset ? exchange_query(exchange) : NULL;
    if (!query)
        return;
    if (exchange->violations->count) {
        problem_violations(exchange);
        return;
    }
    if (!house_rules_name_fits(exchange->path_values[1])) { /* nothing is called so, and it may not be UTF-8 */
        problem(exchange, ERROR_HOUSE_RULES_UNKNOWN, NULL);
        return;
    }
    exchange->read = (struct store_read){.query = STORE_GET_HOUSE_RULES,
                                         .clubs = {.club = exchange->club,
                                                   .ruleset = ruleset->name,
                                                   .name = exchange->path_values[1],
                                                   .version = query->version == FIELD_ABSENT ? 0 : query->version}};
    exchange_read(exchange, rules_answer);
}

static void added_answer(struct exchange *exchange)
{
    const struct store_clubs *clubs = &exchange->read.clubs;
    enum store_result result = exchange->read.result;
    char *href = arena_take(&exchange->arena, HREF_MAX);
    if (result == STORE_FULL) {
        char words[FULL_WORDS_MAX];
        snprintf(words, sizeof words, "%d names, and %d versions of each", STORE_HOUSE_RULES_MAX, STORE_VERSIONS_MAX);
        problem(exchange, ERROR_HOUSE_RULES_FULL, words);
    } else if (result != STORE_DONE) {
        problem_store(exchange, result);
    } else if (!href) {
        problem(exchange, ERROR_OVERLOADED, NULL);
    } else if (rules_write(exchange, &clubs->rules[0])) {
        href_write(&clubs->rules[0], href);
        reply_header(exchange, "Location", href);
        reply_header(exchange, "Cache-Control", "no-store");
        reply_out(exchange, clubs->is_new ? 201 : 200);
    }
}

/* The version as it will be stored, in the arena; NULL when that has no room. */
static const struct store_house_rules *rules_new(struct exchange *exchange, const struct ruleset *ruleset,
                                                 const struct house_rules *rules)
{
    struct writer *out = &exchange->out;
    struct store_house_rules *added = arena_take_zero(&exchange->arena, sizeof *added);
    writer_reset(out); /* free until the reply is written */
    fields_write(out, ruleset->options, rules->options, FIELD_ORDER_CANONICAL);
    const char *options = out->failed ? NULL : arena_copy(&exchange->arena, out->at, out->used);
    if (added && options)
        *added = (struct store_house_rules){.ruleset = ruleset->name,
                                            .name = exchange->path_values[1],
                                            .ruleset_version = ruleset->version,
                                            .options = options,
                                            .options_length = out->used,
                                            .words = rules->words[0] ? rules->words : NULL};
    writer_reset(out);
    return options ? added : NULL;
}

void handle_add_house_rules(struct exchange *exchange)
{
    const struct writer *body = &exchange->request.body;
    const struct ruleset *ruleset = path_ruleset(exchange);
    struct house_rules *rules = ruleset ? arena_take(&exchange->arena, sizeof *rules) : NULL;
    if (!ruleset)
        return;
    if (!house_rules_name_fits(exchange->path_values[1])) {
        problem(exchange, ERROR_BAD_TEXT, "house rules are named by 1 to 40 small letters, digits and hyphens");
        return;
    }
    if (!exchange_violations(exchange))
        return;
    if (rules && !house_rules_decode(&exchange->arena, ruleset, body->at, body->used, rules, exchange->violations)) {
        problem_violations(exchange);
        return;
    }
    const struct store_house_rules *added = rules ? rules_new(exchange, ruleset, rules) : NULL;
    if (!added) {
        problem(exchange, ERROR_OVERLOADED, NULL);
        return;
    }
    exchange->read =
        (struct store_read){.query = STORE_ADD_HOUSE_RULES, .clubs = {.club = exchange->club, .added = added}};
    exchange_read(exchange, added_answer);
}

static bool session_rules_json(struct exchange *exchange, const struct json_t *used,
                               const struct house_rules_about *about)
{
    struct writer *out = &exchange->out;
    char session[UUID_TEXT_SIZE];
    uuid_write(&exchange->session_id, session);
    write_object(out);
    write_member(out, "session", session);
    write_member(out, "ruleset", exchange->session->ruleset);
    write_member_int(out, "ruleset_version", exchange->session->version);
    if (used) {
        write_key(out, "house_rules");
        json_write(out, used);
    }
    bool done = house_rules_write_differences(out, about);
    write_object_end(out);
    return done;
}

/* `opened` is the session's first entry. False when memory is out. */
static bool session_rules_write(struct exchange *exchange, const struct json_t *opened, const void *options)
{
    const struct json_t *used = json_member(opened, "house_rules");
    const struct house_rules_about about = {
        .ruleset = exchange->ruleset,
        .book = rulebook_find(&exchange->service->documents.books, exchange->ruleset->name),
        .options = options,
        .club = json_text_member(used, "club"),
        .name = json_text_member(used, "name"),
        .version = (int32_t)json_int_member(used, "version", 0),
        .session = &exchange->session_id,
    };
    struct sheet sheet = sheet_of(exchange);
    return exchange->media == MEDIA_JSON ? session_rules_json(exchange, used, &about)
                                         : house_rules_write_page(&sheet, &about);
}

static void opening_came(struct exchange *exchange)
{
    const struct store_read *read = &exchange->read;
    if (read->result != STORE_DONE) {
        problem_store(exchange, read->result);
        return;
    }
    const void *options = session_options(exchange->session, exchange->ruleset);
    struct violations *violations = exchange_violations(exchange);
    if (!violations)
        return;
    const struct json_t *opened =
        json_read(&exchange->arena, read->entries[0].bytes, read->entries[0].length, violations);
    if (!opened)
        problem(exchange, ERROR_INTERNAL, NULL);
    else if (options && session_rules_write(exchange, opened, options))
        reply_out_readable(exchange, NULL);
    else
        problem(exchange, ERROR_OVERLOADED, NULL);
}

void handle_session_house_rules(struct exchange *exchange)
{
    exchange->read = (struct store_read){.query = STORE_GET_ENTRY, .session = exchange->session_id, .seq = 0};
    exchange_read(exchange, opening_came);
}
