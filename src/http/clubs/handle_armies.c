/* A club's armies: named units to begin games with. They are in no record, and the last writer wins, unless a
 * request says which version it has seen. */
#include "fields/answer_rows.h"
#include "fields/json.h"
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "http/server/reply.h"
#include "http/server/request_query.h"
#include "ledger/club_name.h"
#include "referee/army.h"
#include <stdio.h>
#include <string.h>

enum { HREF_MAX = 160, FULL_WORDS_MAX = 40 };

struct army_answer {
    struct store_army army;
    char href[HREF_MAX];
};

/* The members of an army apart from its units. */
#define ARMY_ROWS                                                                                                      \
    WORD_AS(struct army_answer, army.ruleset, "ruleset", NULL),                                                        \
        WORD_AS(struct army_answer, army.id, "id", "Its id in paths."),                                                \
        WORD_AS(struct army_answer, army.name, "name", "What the club calls it."),                                     \
        COUNT_AS(struct army_answer, army.version, "version", "Counts its changes, from 1."),                          \
        COUNT_AS(struct army_answer, army.ruleset_version, "ruleset_version",                                          \
                 "The version of the rules for which it was kept."),                                                   \
        INSTANT_AS(struct army_answer, army.updated_at, "updated_at", "RFC 3339, UTC."),                               \
        COUNT_AS(struct army_answer, army.unit_count, "unit_count", "How many units it has."),                         \
        COUNT_AS(struct army_answer, army.points, "points",                                                            \
                 "What they cost with the ruleset's options as printed; absent where it has no points.", OPTIONAL),    \
        SPELLED(struct army_answer, href, "Where it stands.")

static const struct field line_rows[] = {ARMY_ROWS};
static const struct fields line_fields = FIELDS("ArmyLine", "An army in a list.", line_rows, struct army_answer);

WRITES(units_write, struct army_answer)
{
    write_json(out, it->army.units, it->army.units_length);
}
static const struct field army_rows[] = {
    ARMY_ROWS,
    EACH_OBJECT("units", "As an opening takes them, but for their side.", units_write),
};
const struct fields army_fields = FIELDS("Army", "An army that a club keeps.", army_rows, struct army_answer);

static struct army_answer army_answer(const struct store_army *army)
{
    struct army_answer answer = {.army = *army};
    if (army->points == STORE_UNKNOWN_POINTS)
        answer.army.points = FIELD_ABSENT;
    struct text href;
    text_start(&href, answer.href, sizeof answer.href);
    text_format(&href, "/v1/club/armies/%s/%s", army->ruleset, army->id);
    return answer;
}

WRITES(lines_write, struct store_clubs)
{
    write_array(out);
    for (int32_t i = 0; i < it->count; i++) {
        const struct army_answer line = army_answer(&it->armies[i]);
        ANSWER(out, line_fields, line);
    }
    write_array_end(out);
}
static const struct field list_rows[] = {EACH("armies", line_fields, "By ruleset and id.", lines_write)};
const struct fields army_list_fields = FIELDS("ArmyList", "A club's armies.", list_rows, struct store_clubs);

static void list_answer(struct request *request)
{
    if (request->read.result != STORE_DONE) {
        problem_store(request, request->read.result);
        return;
    }
    ANSWER(&request->out, army_list_fields, request->read.clubs);
    reply_out_private(request);
}

void handle_list_armies(struct request *request)
{
    request->read = (struct store_read){.query = STORE_LIST_ARMIES, .clubs = {.club = request->club}};
    request_read(request, list_answer);
}

/* The army that was found, in the arena; NULL after answering that there is none. */
static const struct army_answer *army_write(struct request *request)
{
    const struct store_read *read = &request->read;
    if (read->result != STORE_DONE) {
        problem_store(request, read->result);
        return NULL;
    }
    if (read->clubs.count == 0) {
        problem(request, ERROR_ARMY_UNKNOWN, NULL);
        return NULL;
    }
    struct army_answer *answer = arena_take(&request->arena, sizeof *answer);
    if (!answer) {
        problem(request, ERROR_OVERLOADED, NULL);
        return NULL;
    }
    *answer = army_answer(&read->clubs.armies[0]);
    ANSWER(&request->out, army_fields, *answer);
    return answer;
}

static void got_answer(struct request *request)
{
    if (army_write(request))
        reply_out_private(request);
}

/* Finds the army in the path, or removes it. */
static void army_ask(struct request *request, enum store_query query, void (*answer)(struct request *request))
{
    const struct ruleset *ruleset = path_ruleset(request);
    if (!ruleset)
        return;
    if (!club_path_name_fits(request->path_values[1])) { /* nothing is called so */
        problem(request, ERROR_ARMY_UNKNOWN, NULL);
        return;
    }
    request->read = (struct store_read){
        .query = query, .clubs = {.club = request->club, .ruleset = ruleset->name, .name = request->path_values[1]}};
    request_read(request, answer);
}

void handle_army(struct request *request)
{
    army_ask(request, STORE_GET_ARMY, got_answer);
}

static void removed_answer(struct request *request)
{
    if (!army_write(request))
        return;
    reply_header(request, "Cache-Control", "no-store");
    reply_out(request, 200);
}

void handle_remove_army(struct request *request)
{
    army_ask(request, STORE_REMOVE_ARMY, removed_answer);
}

static void set_answer(struct request *request)
{
    enum store_result result = request->read.result;
    if (result == STORE_FULL) {
        char words[FULL_WORDS_MAX];
        snprintf(words, sizeof words, "%d armies", STORE_ARMIES_MAX);
        problem(request, ERROR_ARMIES_FULL, words);
        return;
    }
    if (result == STORE_MOVED) {
        problem(request, ERROR_ARMY_CHANGED, NULL);
        return;
    }
    const struct army_answer *stored = army_write(request);
    if (!stored)
        return;
    reply_header(request, "Location", stored->href);
    reply_header(request, "Cache-Control", "no-store");
    reply_out(request, request->read.clubs.is_new ? 201 : 200);
}

/* The army as it will be stored, in the arena; NULL when that has no room. */
static const struct store_army *army_new(struct request *request, const struct ruleset *ruleset,
                                         const struct army *army)
{
    struct writer *out = &request->out;
    struct store_army *ret = arena_take_zero(&request->arena, sizeof *ret);
    writer_reset(out); /* free until the reply is written */
    json_write(out, army->units);
    const char *units = out->failed ? NULL : arena_copy(&request->arena, out->at, out->used);
    if (ret && units)
        *ret = (struct store_army){.ruleset = ruleset->name,
                                   .id = request->path_values[1],
                                   .name = army->name,
                                   .ruleset_version = ruleset->version,
                                   .unit_count = army->unit_count,
                                   .points = army->points == FIELD_ABSENT ? STORE_UNKNOWN_POINTS : army->points,
                                   .units = units,
                                   .units_length = out->used};
    writer_reset(out);
    return units ? ret : NULL;
}

/* The decoded body, or NULL after answering what is wrong with the request. */
static const struct army *army_asked(struct request *request, const struct ruleset *ruleset)
{
    const struct writer *body = &request->input.body;
    if (!club_path_name_fits(request->path_values[1])) {
        problem(request, ERROR_INVALID_TEXT,
                "the id of an army must be 1 to 40 lower-case letters, digits and hyphens");
        return NULL;
    }
    if (!ruleset->units) {
        problem(request, ERROR_UNITS_NOT_ACCEPTED, "the ruleset has no units");
        return NULL;
    }
    struct army *army = arena_take(&request->arena, sizeof *army);
    if (!request_violations(request))
        return NULL;
    if (army && army_decode(&request->arena, ruleset, body->at, body->used, army, request->violations))
        return army;
    if (army)
        problem_violations(request);
    else
        problem(request, ERROR_OVERLOADED, NULL);
    return NULL;
}

void handle_set_army(struct request *request)
{
    const struct ruleset *ruleset = path_ruleset(request);
    const struct army *army = ruleset ? army_asked(request, ruleset) : NULL;
    if (!army)
        return;
    const struct store_army *set = army_new(request, ruleset, army);
    if (!set) {
        problem(request, ERROR_OVERLOADED, NULL);
        return;
    }
    request->read =
        (struct store_read){.query = STORE_SET_ARMY,
                            .clubs = {.club = request->club,
                                      .army = set,
                                      .version = army->replaces == FIELD_ABSENT ? STORE_ANY_VERSION : army->replaces}};
    request_read(request, set_answer);
}
