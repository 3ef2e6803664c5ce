/* A club's house rules: adding a version, reading one, and what is played otherwise than by default in a session. */
#include "fields/answer_rows.h"
#include "fields/json.h"
#include "http/clubs/write_house_rules.h"
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "http/server/reply.h"
#include "http/server/request_query.h"
#include "ledger/entry.h"
#include "referee/house_rules.h"
#include "referee/options_read.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HREF_MAX = 160, FULL_WORDS_MAX = 120 };

struct house_rules_query {
    int32_t version;
};

static const struct field house_rules_query_rows[] = {
    NUMBER(struct house_rules_query, version, 1, INT32_MAX, "Version", NULL, "Which version; the latest by default.",
           OPTIONAL),
};
const struct fields house_rules_query_fields =
    FIELDS("HouseRulesQuery", NULL, house_rules_query_rows, struct house_rules_query);

/* The address of one version. */
static void href_write(const struct store_house_rules *rules, char ret[HREF_MAX])
{
    struct text href;
    text_start(&href, ret, HREF_MAX);
    text_format(&href, "/v1/club/house-rules/%s/%s?version=%d", rules->ruleset, rules->name, rules->version);
}

/* ---- what is answered ---- */

struct rules_answer {
    struct house_rules_played played; /* the first */
    const char *club;
    struct store_house_rules rules;
    char href[HREF_MAX];
};

/* The members of a version besides its options. */
#define RULES_ROWS                                                                                                     \
    WORD_AS(struct rules_answer, rules.ruleset, "ruleset", NULL),                                                      \
        WORD_AS(struct rules_answer, rules.name, "name", NULL),                                                        \
        COUNT_AS(struct rules_answer, rules.version, "version", "Counts from 1."),                                     \
        COUNT_AS(struct rules_answer, rules.newest, "latest_version", "The latest version of this name."),             \
        COUNT_AS(struct rules_answer, rules.ruleset_version, "ruleset_version",                                        \
                 "The version of the rules for which they were set."),                                                 \
        INSTANT_AS(struct rules_answer, rules.created_at, "created_at", "RFC 3339, UTC."),                             \
        WORD_AS(struct rules_answer, rules.note, "note", "What the club says about them.", OPTIONAL),                  \
        SPELLED(struct rules_answer, href, "Where this version stands.")

static const struct field line_rows[] = {RULES_ROWS};
static const struct fields line_fields =
    FIELDS("HouseRulesLine", "House rules in a list.", line_rows, struct rules_answer);

static const struct field rules_rows[] = {
    WORD(struct rules_answer, club, NULL),
    RULES_ROWS,
    HOUSE_RULES_PLAYED_ROWS,
};
const struct fields house_rules_answer_fields =
    FIELDS("HouseRules", "How a club plays.", rules_rows, struct rules_answer);

WRITES(lines_write, struct store_clubs)
{
    write_array(out);
    for (int32_t i = 0; i < it->count; i++) {
        struct rules_answer line = {.rules = it->rules[i]};
        href_write(&it->rules[i], line.href);
        ANSWER(out, line_fields, line);
    }
    write_array_end(out);
}

static const struct field list_rows[] = {
    EACH("house_rules", line_fields, "The latest version of each name.", lines_write),
};
const struct fields house_rules_list_fields =
    FIELDS("HouseRulesList", "A club's house rules.", list_rows, struct store_clubs);

struct session_rules_answer {
    struct house_rules_played played; /* the first */
    struct uuid session;
    const char *ruleset;
    int32_t ruleset_version;
    const struct json_t *used;
};

WRITES(used_write, struct session_rules_answer)
{
    json_write(out, it->used);
}
GIVEN(has_used, struct session_rules_answer, it->used != NULL)

static const struct field session_rows[] = {
    ID(struct session_rules_answer, session, "The session's UUID."),
    WORD(struct session_rules_answer, ruleset, NULL),
    COUNT(struct session_rules_answer, ruleset_version, NULL),
    MADE("house_rules", house_rules_used_fields, NULL, used_write, ONLY_IF(has_used)),
    HOUSE_RULES_PLAYED_ROWS,
};
const struct fields session_house_rules_fields =
    FIELDS("SessionHouseRules", "How a game is played.", session_rows, struct session_rules_answer);

static struct sheet sheet_of(struct request *request)
{
    return (struct sheet){.out = &request->out, .html = request->media == MEDIA_HTML};
}

static void list_answer(struct request *request)
{
    if (request->read.result != STORE_DONE) {
        problem_store(request, request->read.result);
        return;
    }
    ANSWER(&request->out, house_rules_list_fields, request->read.clubs);
    reply_out_private(request);
}

void handle_list_house_rules(struct request *request)
{
    request->read = (struct store_read){.query = STORE_LIST_HOUSE_RULES, .clubs = {.club = request->club}};
    request_read(request, list_answer);
}

static bool rules_json(struct request *request, const struct store_house_rules *rules,
                       const struct house_rules_about *about)
{
    struct rules_answer answer = {.played = {about}, .club = request->club, .rules = *rules};
    href_write(rules, answer.href);
    ANSWER(&request->out, house_rules_answer_fields, answer);
    return !request->out.failed;
}

/* One version into `out`, in the media type that was asked for. False after answering what is wrong. */
static bool rules_write(struct request *request, const struct store_house_rules *rules)
{
    const struct ruleset *ruleset = ruleset_find(rules->ruleset);
    void *options = ruleset ? options_read(ruleset, rules->options, rules->options_length) : NULL;
    const struct house_rules_about about = {
        .ruleset = ruleset,
        .book = rulebook_find(&request->service->documents.books, rules->ruleset),
        .options = options,
        .club = request->club,
        .name = rules->name,
        .version = rules->version,
        .newest = rules->newest,
        .created_at = rules->created_at,
        .note = rules->note,
    };
    struct sheet sheet = sheet_of(request);
    bool written = options && (request->media == MEDIA_JSON ? rules_json(request, rules, &about)
                                                            : house_rules_write_page(&sheet, &about));
    if (!written)
        problem(request, options ? ERROR_OVERLOADED : ERROR_INTERNAL, NULL);
    free(options);
    return written;
}

static void rules_answer(struct request *request)
{
    const struct store_read *read = &request->read;
    if (read->result != STORE_DONE)
        problem_store(request, read->result);
    else if (read->clubs.count == 0)
        problem(request, ERROR_HOUSE_RULES_UNKNOWN, NULL);
    else if (rules_write(request, &read->clubs.rules[0]))
        reply_out_readable(request, NULL);
}

void handle_house_rules(struct request *request)
{
    const struct ruleset *ruleset = path_ruleset(request);
    const struct house_rules_query *query = ruleset ? request_query(request) : NULL;
    if (!query)
        return;
    if (request->violations->count) {
        problem_violations(request);
        return;
    }
    if (!club_path_name_fits(request->path_values[1])) { /* nothing is called so */
        problem(request, ERROR_HOUSE_RULES_UNKNOWN, NULL);
        return;
    }
    request->read = (struct store_read){.query = STORE_GET_HOUSE_RULES,
                                        .clubs = {.club = request->club,
                                                  .ruleset = ruleset->name,
                                                  .name = request->path_values[1],
                                                  .version = query->version == FIELD_ABSENT ? 0 : query->version}};
    request_read(request, rules_answer);
}

static void added_answer(struct request *request)
{
    const struct store_clubs *clubs = &request->read.clubs;
    enum store_result result = request->read.result;
    char *href = arena_take(&request->arena, HREF_MAX);
    if (result == STORE_FULL) {
        char words[FULL_WORDS_MAX];
        snprintf(words, sizeof words, "%d names, and %d versions of each", STORE_HOUSE_RULES_MAX, STORE_VERSIONS_MAX);
        problem(request, ERROR_HOUSE_RULES_FULL, words);
    } else if (result != STORE_DONE) {
        problem_store(request, result);
    } else if (!href) {
        problem(request, ERROR_OVERLOADED, NULL);
    } else if (rules_write(request, &clubs->rules[0])) {
        href_write(&clubs->rules[0], href);
        reply_header(request, "Location", href);
        reply_header(request, "Cache-Control", "no-store");
        reply_out(request, clubs->is_new ? 201 : 200);
    }
}

/* The version as it will be stored, in the arena; NULL when that has no room. */
static const struct store_house_rules *rules_new(struct request *request, const struct ruleset *ruleset,
                                                 const struct house_rules *rules)
{
    struct writer *out = &request->out;
    struct store_house_rules *added = arena_take_zero(&request->arena, sizeof *added);
    writer_reset(out); /* free until the reply is written */
    fields_write(out, ruleset->options, rules->options, FIELD_ORDER_CANONICAL);
    const char *options = out->failed ? NULL : arena_copy(&request->arena, out->at, out->used);
    if (added && options)
        *added = (struct store_house_rules){.ruleset = ruleset->name,
                                            .name = request->path_values[1],
                                            .ruleset_version = ruleset->version,
                                            .options = options,
                                            .options_length = out->used,
                                            .note = rules->note[0] ? rules->note : NULL};
    writer_reset(out);
    return options ? added : NULL;
}

void handle_add_house_rules(struct request *request)
{
    const struct writer *body = &request->input.body;
    const struct ruleset *ruleset = path_ruleset(request);
    struct house_rules *rules = ruleset ? arena_take(&request->arena, sizeof *rules) : NULL;
    if (!ruleset)
        return;
    if (!club_path_name_fits(request->path_values[1])) {
        problem(request, ERROR_INVALID_TEXT,
                "the name of house rules must be 1 to 40 lower-case letters, digits and hyphens");
        return;
    }
    if (!request_violations(request))
        return;
    if (rules && !house_rules_decode(&request->arena, ruleset, body->at, body->used, rules, request->violations)) {
        problem_violations(request);
        return;
    }
    const struct store_house_rules *added = rules ? rules_new(request, ruleset, rules) : NULL;
    if (!added) {
        problem(request, ERROR_OVERLOADED, NULL);
        return;
    }
    request->read =
        (struct store_read){.query = STORE_ADD_HOUSE_RULES, .clubs = {.club = request->club, .added = added}};
    request_read(request, added_answer);
}

static bool session_rules_json(struct request *request, const struct json_t *used,
                               const struct house_rules_about *about)
{
    const struct store_session *session = request->session;
    ANSWER(&request->out, session_house_rules_fields,
           (struct session_rules_answer){{about}, request->session_id, session->ruleset, session->version, used});
    return !request->out.failed;
}

/* `opened` is the session's first entry. False when out of memory. */
static bool session_rules_write(struct request *request, const struct json_t *opened, const void *options)
{
    const struct json_t *used = json_member(opened, "house_rules");
    const struct house_rules_about about = {
        .ruleset = request->ruleset,
        .book = rulebook_find(&request->service->documents.books, request->ruleset->name),
        .options = options,
        .club = json_text_member(used, "club"),
        .name = json_text_member(used, "name"),
        .version = (int32_t)json_int_member(used, "version", 0),
        .session = &request->session_id,
    };
    struct sheet sheet = sheet_of(request);
    return request->media == MEDIA_JSON ? session_rules_json(request, used, &about)
                                        : house_rules_write_page(&sheet, &about);
}

static void on_opening_read(struct request *request)
{
    const struct store_read *read = &request->read;
    if (read->result != STORE_DONE) {
        problem_store(request, read->result);
        return;
    }
    const void *options = session_options(request->session, request->ruleset);
    struct violations *violations = request_violations(request);
    if (!violations)
        return;
    const struct json_t *opened =
        json_read(&request->arena, read->entries[0].bytes, read->entries[0].length, violations);
    if (!opened)
        problem(request, ERROR_INTERNAL, NULL);
    else if (options && session_rules_write(request, opened, options))
        reply_out_readable(request, NULL);
    else
        problem(request, ERROR_OVERLOADED, NULL);
}

void handle_session_house_rules(struct request *request)
{
    request->read = (struct store_read){.query = STORE_GET_ENTRY, .session = request->session_id, .seq = 0};
    request_read(request, on_opening_read);
}
