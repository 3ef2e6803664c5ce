/* Bringing in units, manual changes, turns: entries that change the roster without dice. */
#include "game/refusal_words.h"
#include "game/roster_head.h"
#include "referee/unit_requests.h"
#include "referee/units_read.h"
#include "referee/units_say.h"
#include <string.h>

static bool is_player(const struct job *job)
{
    return !seat_is_umpire(job->seat);
}

/* A list of violations about units; NULL after adding that there is no memory for it. */
static struct violations *blame_start(struct job *job)
{
    struct violations *found = arena_take(job->arena, sizeof *found);
    if (found)
        violations_start(found);
    else
        violation_add_starved(job->violations);
    return found;
}

static void blame_unit(struct violations *found, int32_t unit, const char *member, enum umpire_error code,
                       const char *message)
{
    char pointer[32];
    struct text text;
    text_start(&text, pointer, sizeof pointer);
    text_format(&text, "/units/%d/%s", unit, member);
    violation_add(found, code, pointer, "%s", message);
}

/* Reports them where the request has these units: in a list, or in cells. True if there are none. */
static bool blame_end(struct job *job, const struct units_request *request, const struct violations *found)
{
    if (request->cells)
        units_csv_blame(request->cells, found, job->violations);
    else
        *job->violations = *found;
    return found->count == 0;
}

/* Each unit has a unique id in the game, and is in contact only with units that are there. */
static bool ids_fit(struct job *job, const struct units_request *request, const struct roster *roster)
{
    char message[VIOLATION_MESSAGE_MAX];
    struct text text;
    struct violations *found = blame_start(job);
    if (!found)
        return false;
    for (int32_t i = 0; i < request->count; i++) {
        const char *id = request->units[i].id, *taken = NULL;
        for (int32_t k = 0; k < roster->count && !taken; k++)
            taken = ids_look_alike(roster->units[k].id, id) ? roster->units[k].id : NULL;
        text_start(&text, message, sizeof message);
        text_format(&text, "the session already has a unit %s%s", taken ? taken : "",
                    taken && strcmp(taken, id) != 0 ? ", which looks the same" : "");
        if (taken)
            blame_unit(found, i, "id", ERROR_UNIT_ID_TAKEN, message);
    }
    units_contacts_check(job->ruleset->units, roster, request->units, request->count, "/units", found);
    return blame_end(job, request, found);
}

static bool units_write(struct job *job, struct ledger_end *end)
{
    const struct units_request *request = job->append.request;
    struct roster *after = roster_change_begin(job, end);
    struct entry *entry = &job->append.entry;
    if (!after || !ids_fit(job, request, after))
        return false;
    for (int32_t i = 0; i < request->count; i++)
        if (!roster_add(after, &request->units[i]))
            return append_decline(job, ERROR_UNITS_FULL, NULL);
    if (is_player(job) && roster_count_of(after, job->seat->side) > ROSTER_SIDE_UNITS_MAX)
        return append_decline(job, ERROR_SIDE_UNITS_FULL, NULL);
    if (!units_enter(job->arena, job->ruleset->units, request->units, request->count, &entry->units_added.units))
        return append_decline(job, ERROR_OVERLOADED, NULL);
    entry_write(end->out, entry);
    roster_follow(job, end, after);
    return true;
}

static bool has_side(const struct sides_opened *sides, const char *id)
{
    for (int32_t i = 0; i < sides->count; i++)
        if (strcmp(sides->list[i].id, id) == 0)
            return true;
    return sides->count == 0;
}

/* Each unit belongs to one of the sides; a player brings units of their own side. */
static bool sides_fit(struct job *job, const struct units_request *request)
{
    struct violations *found = blame_start(job);
    struct sides_opened sides;
    if (!found)
        return false;
    if (!session_sides(job->arena, job->session, &sides)) {
        violation_add_starved(job->violations);
        return false;
    }
    for (int32_t i = 0; i < request->count; i++) {
        const char *side = request->units[i].side;
        if (!has_side(&sides, side))
            blame_unit(found, i, "side", ERROR_NOT_A_CHOICE, "the session has no such side");
        else if (is_player(job) && strcmp(side, job->seat->side) != 0)
            blame_unit(found, i, "side", ERROR_NOT_A_CHOICE, "a player may only add units of the player's own side");
    }
    return blame_end(job, request, found);
}

/* False after refusing: every act of this file needs both. */
static bool units_are_known(struct job *job)
{
    if (job->ruleset->units)
        return job_violations(job) && job_cache(job);
    job_refuse(job, ERROR_UNITS_NOT_ACCEPTED, "the ruleset has no units");
    return false;
}

enum job_state game_add_units(struct job *job, const struct units_request *request)
{
    static const struct action action = {.kind = ENTRY_UNITS_ADDED, .write = units_write};
    if (!units_are_known(job))
        return JOB_DONE;
    if (!sides_fit(job, request))
        return job_refuse_violations(job);
    job->append.request = request;
    return append_start(job, &action, request->last_checkpoint);
}

/* False after declining. */
static bool unit_fits(struct job *job, const struct roster_unit *before, const struct roster_unit *after)
{
    const struct session_cache *cache = session_cache_of(job->session, job->ruleset);
    if (!cache)
        return append_decline(job, ERROR_OVERLOADED, NULL);
    unit_change_check(job->ruleset, cache->options, before, after, "/changes", job->violations);
    return job->violations->count == 0;
}

/* Declines; `words` end where the unit is named. */
static bool decline_naming(struct job *job, enum umpire_error error, const char *words, const char *unit)
{
    size_t size = strlen(words) + strlen(unit) + 1;
    char *detail = arena_take(job->arena, size);
    struct text text;
    if (detail) {
        text_start(&text, detail, size);
        text_add(&text, words);
        text_add(&text, unit);
    }
    return append_decline(job, error, detail);
}

static bool unit_unknown(struct job *job, const char *id)
{
    return decline_naming(job, ERROR_UNIT_UNKNOWN, "the session has no unit ", id);
}

/* Makes the change, and records the member before and after. False: the unit is so already, and nothing is recorded
 * that later entries could rest on. */
static bool change_make(struct roster *roster, struct roster_change *change)
{
    const unsigned char *own = roster->units[change->unit].own;
    const bool number = change->member->kind != FIELD_TEXT;
    change->before = number ? unit_number(change->member, own) : FIELD_ABSENT;
    change->after = number ? change->value : FIELD_ABSENT;
    if (number ? change->before == change->after
               : strcmp((const char *)own + change->member->offset, change->text) == 0)
        return false;
    roster_change(roster, change);
    return true;
}

static bool contacts_are_full(struct job *job)
{
    violation_add(job->violations, ERROR_CONFLICTING_FIELDS, "/changes",
                  "a unit that it would be in contact with is in contact with as many as it can be: %d",
                  job->ruleset->units->contacts.count);
    return false;
}

static bool unchanged(struct job *job)
{
    violation_add(job->violations, ERROR_CONFLICTING_FIELDS, "/changes",
                  "the unit is like that already, so there is nothing to record");
    return false;
}

static bool change_write(struct job *job, struct ledger_end *end)
{
    const struct unit_change_request *request = job->append.request;
    const char *id = job->append.who;
    struct roster *after = roster_change_begin(job, end);
    struct roster_change changes[UNIT_FIELDS_MAX + ROSTER_ANSWERS_MAX];
    struct unit_changed changed[UNIT_FIELDS_MAX + ROSTER_ANSWERS_MAX];
    int32_t count = 0;
    if (!after)
        return false;
    int32_t unit = roster_find(after, id);
    if (unit < 0)
        return unit_unknown(job, id);
    const struct roster_unit before = after->units[unit];
    for (int32_t i = 0; i < request->count; i++) {
        changes[count] = request->changes[i];
        changes[count].unit = unit;
        count += change_make(after, &changes[count]);
    }
    if (count == 0)
        return unchanged(job);
    const struct roster_unit asked = after->units[unit];
    roster_settle(after, unit);
    unit_change_contacts_check(after, changes, count, "/changes", job->violations);
    if (!unit_fits(job, &before, &after->units[unit]))
        return false;
    if (roster_is_undone(request->changes, request->count, &asked, &after->units[unit]) &&
        !unit_fits(job, &before, &asked))
        return false;
    count = unit_change_follow(job->ruleset->units, &asked, &after->units[unit], changes, count);
    int32_t answers = roster_contacts_answer(after, &before, unit, &changes[count]);
    if (answers < 0)
        return contacts_are_full(job);
    roster_change_all(after, &changes[count], answers);
    count += answers;
    for (int32_t i = 0; i < count; i++) {
        const struct roster_unit *whose = &after->units[changes[i].unit];
        changed[i] = unit_changed_of(whose->id, whose->name, &changes[i]);
    }
    job->append.entry.unit_changed =
        (struct entry_unit_changed){.unit = id, .reason = request->reason, .changes = {count, changed}};
    entry_write(end->out, &job->append.entry);
    roster_follow(job, end, after);
    return true;
}

/* In a two-sided session, an open question may name the unit: then it cannot be changed now. */
static enum objection change_judge(struct job *job, const struct protocol *protocol)
{
    struct entry entry = entry_begin(job, protocol, ENTRY_UNIT_CHANGED);
    entry.unit_changed.unit = job->append.who;
    return entry_judge(protocol, &entry);
}

enum job_state game_change_unit(struct job *job, const char *unit, const struct unit_change_request *request)
{
    static const struct action action = {.kind = ENTRY_UNIT_CHANGED, .write = change_write};
    static const struct action judged = {
        .kind = ENTRY_UNIT_CHANGED, .judged = true, .judge = change_judge, .write = change_write};
    if (!units_are_known(job))
        return JOB_DONE;
    job->append.request = request;
    job->append.who = unit;
    return append_start(job, job->session->two_sided ? &judged : &action, request->last_checkpoint);
}

/* The unit that an entry is about, which must be of the player's own side; -1 after declining. */
static int32_t own_unit_find(struct job *job, const struct roster *roster)
{
    int32_t unit = roster_find(roster, job->append.who);
    if (unit < 0)
        unit_unknown(job, job->append.who);
    else if (!is_player(job) || strcmp(roster->units[unit].side, job->seat->side) == 0)
        return unit;
    else
        append_decline(job, ERROR_NOT_ALLOWED, "a player may only do that to units of the player's own side");
    return -1;
}

static bool rename_write(struct job *job, struct ledger_end *end)
{
    const char *name = job->append.act->entry.unit_renamed.name;
    struct roster *after = roster_change_begin(job, end);
    int32_t unit = after ? own_unit_find(job, after) : -1;
    if (unit < 0)
        return false;
    memcpy(after->units[unit].name, name, strlen(name) + 1);
    entry_write(end->out, &job->append.entry);
    roster_follow(job, end, after);
    return true;
}

enum job_state game_rename_unit(struct job *job, const char *unit, struct act *act)
{
    static const struct action action = {.kind = ENTRY_UNIT_RENAMED, .write = rename_write};
    static const struct action judged = {.kind = ENTRY_UNIT_RENAMED, .judged = true, .write = rename_write};
    if (!units_are_known(job))
        return JOB_DONE;
    act->entry.unit_renamed.unit = job->append.who = unit;
    return append_act(job, job->session->two_sided ? &judged : &action, act);
}

static bool removal_write(struct job *job, struct ledger_end *end)
{
    struct roster *after = roster_change_begin(job, end);
    int32_t unit = after ? own_unit_find(job, after) : -1;
    if (unit < 0)
        return false;
    job->append.entry.unit_removed.unit_name = after->units[unit].name;
    entry_write(end->out, &job->append.entry);
    roster_remove(after, unit);
    roster_follow(job, end, after);
    return true;
}

/* Only the protocol knows which entries in force name the unit, so it is asked in every mode. */
enum job_state game_remove_unit(struct job *job, const char *unit, struct act *act)
{
    static const struct action action = {.kind = ENTRY_UNIT_REMOVED, .judged = true, .write = removal_write};
    if (!units_are_known(job))
        return JOB_DONE;
    act->entry.unit_removed.unit = job->append.who = unit;
    return append_act(job, &action, act);
}

static bool reassignment_write(struct job *job, struct ledger_end *end)
{
    const char *side = job->append.act->entry.unit_reassigned.side;
    struct roster *after = roster_change_begin(job, end);
    if (!after)
        return false;
    int32_t unit = roster_find(after, job->append.who);
    if (unit < 0)
        return unit_unknown(job, job->append.who);
    if (strcmp(after->units[unit].side, side) == 0) {
        violation_add(job->violations, ERROR_NOT_A_CHOICE, "/side", "the unit already fights for that side");
        return false;
    }
    roster_reassign(after, unit, side);
    job->append.entry.unit_reassigned.unit_name = after->units[unit].name;
    entry_write(end->out, &job->append.entry);
    roster_follow(job, end, after);
    return true;
}

enum job_state game_reassign_unit(struct job *job, const char *unit, struct act *act)
{
    static const struct action action = {.kind = ENTRY_UNIT_REASSIGNED, .write = reassignment_write};
    static const struct action judged = {.kind = ENTRY_UNIT_REASSIGNED, .judged = true, .write = reassignment_write};
    struct sides_opened sides;
    if (!units_are_known(job))
        return JOB_DONE;
    if (!session_sides(job->arena, job->session, &sides))
        return job_refuse(job, ERROR_OVERLOADED, NULL);
    if (!has_side(&sides, act->entry.unit_reassigned.side)) {
        violation_add(job->violations, ERROR_NOT_A_CHOICE, "/side", "the session has no such side");
        return job_refuse_violations(job);
    }
    act->entry.unit_reassigned.unit = job->append.who = unit;
    return append_act(job, job->session->two_sided ? &judged : &action, act);
}

/* How many phases the ruleset has. */
static int32_t phase_count(const struct unit_type *type)
{
    int32_t count = 0;
    while (type->phases && type->phases[count].name)
        count++;
    return count;
}

static int32_t phase_find(const struct unit_type *type, const char *name)
{
    for (int32_t i = 0; i < phase_count(type); i++)
        if (strcmp(type->phases[i].name, name) == 0)
            return i;
    return -1;
}

/* The turn and phase that begin: the requested ones, else the next. */
static void turn_find(const struct unit_type *type, const struct session_state *state, const struct entry_turn *asked,
                      int32_t *ret_turn, int32_t *ret_phase)
{
    int32_t phases = phase_count(type);
    bool next = !asked->turn && !asked->phase;
    bool over = state->turn == 0 || state->phase + 1 >= phases;
    *ret_turn = asked->turn ? asked->turn : state->turn + (next ? over : state->turn == 0);
    *ret_phase = asked->phase    ? phase_find(type, asked->phase)
                 : phases == 0   ? -1
                 : next && !over ? state->phase + 1
                                 : 0;
}

/* Whether the current turn and phase are those that the request expects. False after declining. */
static bool turn_is_expected(struct job *job, const struct session_state *state)
{
    const struct turn_on *current = job->append.act->current;
    const char *phase = state->turn ? phase_name(job->ruleset, state->phase) : NULL;
    if (!current ||
        (current->turn == state->turn && (!current->phase[0] || (phase && strcmp(current->phase, phase) == 0))))
        return true;
    append_decline(job, ERROR_TURN_CHANGED, turn_changed_words(job->arena, job->ruleset, state));
    job->refusal.current.turn = state->turn;
    if (phase)
        memcpy(job->refusal.current.phase, phase, strlen(phase) + 1);
    return false;
}

static const char *due_title(const struct job *job, const char *name)
{
    const struct unit_due *due = job->ruleset->units->dues;
    while (due->name && strcmp(due->name, name) != 0)
        due++;
    return due->name ? due->title : "something is still due";
}

/* Declines, naming the first that would be forgotten. */
static bool due_is_open(struct job *job, const struct entry_turn *parsed)
{
    enum { DETAIL_MAX = 400 };
    char *detail = arena_take(job->arena, DETAIL_MAX);
    struct text text;
    if (detail) {
        text_start(&text, detail, DETAIL_MAX);
        text_format(&text, "%s: %s (X-DUE)", parsed->lapsed[0].unit_name, due_title(job, parsed->lapsed[0].due));
    }
    return append_decline(job, ERROR_DUE_OPEN, detail);
}

static bool turn_write(struct job *job, struct ledger_end *end)
{
    const struct unit_type *type = job->ruleset->units;
    struct roster *after = roster_change_begin(job, end);
    int32_t turn, phase;
    if (!after || !turn_is_expected(job, end->state))
        return false;
    turn_find(type, end->state, &job->append.act->entry.turn, &turn, &phase);
    if (turn < end->state->turn || turn > 9999)
        return append_decline(job, ERROR_TURN_NOT_AVAILABLE, turn_over_words(job->arena, end->state, turn));
    if (is_player(job) && !turn_follows(type, end->state->turn, end->state->phase, turn, phase))
        return append_decline(job, ERROR_NOT_ALLOWED,
                              "a player may begin only the next phase or the next turn; the umpire, any later one");
    struct entry_turn *parsed = &job->append.entry.turn;
    *parsed = (struct entry_turn){.turn = turn, .phase = phase_name(job->ruleset, phase)};
    if (!turn_say(job->arena, after, phase, parsed))
        return append_decline(job, ERROR_OVERLOADED, NULL);
    if (parsed->lapsed_count && is_player(job) &&
        enforce_due_of(job->ruleset->options, after->options) == ENFORCE_DUE_REFUSE)
        return due_is_open(job, parsed);
    roster_turn(after, turn, phase);
    end->state->turn = turn;
    end->state->phase = phase;
    entry_write(end->out, &job->append.entry);
    roster_follow(job, end, after);
    return true;
}

enum job_state game_begin_turn(struct job *job, struct act *act)
{
    static const struct action action = {.kind = ENTRY_TURN, .write = turn_write};
    static const struct action judged = {.kind = ENTRY_TURN, .judged = true, .write = turn_write};
    if (!units_are_known(job))
        return JOB_DONE;
    if (act->entry.turn.phase && phase_find(job->ruleset->units, act->entry.turn.phase) < 0) {
        violation_add(job->violations, ERROR_NOT_A_CHOICE, "/phase", "the ruleset has no such phase");
        return job_refuse_violations(job);
    }
    return append_act(job, job->session->two_sided ? &judged : &action, act);
}
