/* Units: what they filled in for rulings, what rulings did to them, and the roster through the whole game. */
#include "referee/binding.h"
#include "referee/own_side.h"
#include "referee/unit_requests.h"
#include "referee/units_read.h"
#include "referee/units_say.h"
#include "verify/verify_state.h"
#include <stdlib.h>
#include <string.h>

static const char unknown[] = "an entry could not be followed, so the units after it are not known";
static const char unknown_rules[] = "this program does not know the ruleset's units";

void verify_units_start(struct verifier *verifier)
{
    if (!verifier->ruleset->units)
        return;
    roster_start(&verifier->present, verifier->ruleset->units, verifier->options);
    verifier->history = roster_history_new(verifier->ruleset->units, verifier->options);
    verifier->starved = verifier->starved || !verifier->history;
}

/* The roster that a ruling was made with: the present one, or for a correction that before the corrected ruling. */
static struct roster *roster_before(struct verifier *verifier, const struct verify_entry *entry, int64_t corrects)
{
    if (!corrects)
        return &verifier->present;
    struct roster *then = arena_take(&verifier->arena, sizeof *then);
    if (then)
        roster_history_before(verifier->history, corrects, entry->place, then);
    verifier->starved = verifier->starved || !then;
    return then;
}

/* Binds the question as it was asked, and compares the result with what is recorded. False after its failure was noted,
 * or when out of memory. */
static bool bind_again(struct verifier *verifier, const struct intent *intent, const struct units_stated *recorded,
                       const struct roster *roster, struct binding *ret)
{
    struct violations *violations = arena_take(&verifier->arena, sizeof *violations);
    struct intent *asked = arena_take(&verifier->arena, sizeof *asked);
    const struct step *step = intent->step;
    if (!violations || !asked || !roster) {
        verifier->starved = true;
        return false;
    }
    violations_start(violations);
    *asked = *intent;
    asked->units = named_units_recorded(&verifier->arena, step, recorded, intent->question.input);
    if (!asked->units || !binding_start(ret, &verifier->arena, asked)) {
        verifier->starved = true;
        return false;
    }
    bool bound = binding_bind(ret, roster, violations);
    return verify_hold(verifier, VERIFY_UNITS, bound, "%s: %s", violations->list[0].pointer,
                       violations->list[0].message) &&
           verify_hold(verifier, VERIFY_UNITS,
                       memcmp(ret->question.input, intent->question.input, step->input->size) == 0,
                       "an input differs from what the unit knew, and is not listed as overridden");
}

/* Players ask with units of their own side. */
static bool is_own(struct verifier *verifier, const struct verify_entry *entry, const struct binding *binding,
                   const struct roster *roster)
{
    const struct protocol *protocol = &verifier->protocol;
    const struct seat *seat = protocol_seat(protocol, entry->parsed.seat);
    bool fits =
        !seat || !binding->units || seat->role == SEAT_UMPIRE || protocol->shared_units ||
        units_are_own(binding->intent->step, roster, &binding->units->assignment, protocol_side_of(protocol, seat));
    return verify_hold(verifier, VERIFY_UNITS, fits, "a player acts with a unit of another side");
}

bool verify_units_stated(struct verifier *verifier, const struct verify_entry *entry, const struct intent *intent,
                         const struct ruling *ruling, struct units_stated *ret)
{
    struct binding binding;
    if (!verifier->history || verifier->lost || verifier->refused) {
        verify_skip(verifier, VERIFY_UNITS, unknown);
        return false;
    }
    const struct roster *roster = roster_before(verifier, entry, entry->parsed.ruling.corrects);
    const struct units_stated *recorded = &entry->parsed.ruling.units;
    bool answers = entry->parsed.kind == ENTRY_CORRECTION || entry->parsed.ruling.question;
    if (!bind_again(verifier, intent, recorded, roster, &binding) ||
        (!answers && !is_own(verifier, entry, &binding, roster)))
        return false;
    bool fits = binding_affect(&binding, roster, ruling);
    *ret = binding.units->stated;
    return verify_hold(verifier, VERIFY_UNITS, fits, "the ruling changes more than an entry holds");
}

bool verify_units_asked(struct verifier *verifier, const struct verify_entry *entry, int64_t corrects,
                        struct binding *binding)
{
    struct violations *violations = arena_take(&verifier->arena, sizeof *violations);
    if (!verifier->history || verifier->lost || verifier->refused) {
        verify_skip(verifier, VERIFY_UNITS, unknown);
        return false;
    }
    const struct roster *roster = roster_before(verifier, entry, corrects);
    if (!violations || !roster) {
        verifier->starved = true;
        return false;
    }
    violations_start(violations);
    bool bound = binding_bind(binding, roster, violations);
    return verify_hold(verifier, VERIFY_UNITS, bound, "%s: %s", violations->list[0].pointer,
                       violations->list[0].message) &&
           (corrects || is_own(verifier, entry, binding, roster));
}

bool verify_units_affected(struct verifier *verifier, struct binding *binding, const struct ruling *ruling,
                           struct units_stated *ret)
{
    bool fits = binding_affect(binding, &verifier->present, ruling);
    *ret = binding->units->stated;
    return verify_hold(verifier, VERIFY_UNITS, fits, "the ruling changes more than an entry holds");
}

static bool is_by_player(const struct verifier *verifier, const struct verify_entry *entry)
{
    const struct seat *seat = protocol_seat(&verifier->protocol, entry->parsed.seat);
    return !seat || seat->role != SEAT_UMPIRE;
}

/* Whether the name that the entry gives for the unit was its name. */
static bool name_fits(const struct verifier *verifier, const struct verify_entry *entry,
                      const struct roster_event *event)
{
    const char *name = event->kind == ROSTER_REMOVED      ? entry->parsed.unit_removed.unit_name
                       : event->kind == ROSTER_REASSIGNED ? entry->parsed.unit_reassigned.unit_name
                                                          : NULL;
    return !name || strcmp(name, verifier->present.units[event->unit].name) == 0;
}

/* Why units may not be added, renamed, removed or reassigned in this way; NULL: they may. */
static const char *bringing_wrong(const struct verifier *verifier, const struct verify_entry *entry,
                                  const struct roster_event *event)
{
    if (event->kind == ROSTER_REASSIGNED)
        return strcmp(verifier->present.units[event->unit].side, event->side) != 0
                   ? NULL
                   : "a unit is reassigned to the side that it fights for already";
    bool one = event->kind == ROSTER_RENAMED || event->kind == ROSTER_REMOVED;
    const struct seat *seat = protocol_seat(&verifier->protocol, entry->parsed.seat);
    const char *side = seat ? protocol_side_of(&verifier->protocol, seat) : NULL;
    if (one && is_by_player(verifier, entry))
        return side && strcmp(verifier->present.units[event->unit].side, side) == 0
                   ? NULL
                   : "a player renames or removes a unit of another side";
    if (entry->parsed.kind != ENTRY_UNITS_ADDED || !is_by_player(verifier, entry))
        return NULL;
    for (int32_t i = 0; i < event->count; i++)
        if (!side || strcmp(event->units[i].side, side) != 0)
            return "a player adds units of another side";
    bool fits = !side || roster_count_of(&verifier->present, side) + event->count <= ROSTER_SIDE_UNITS_MAX;
    return fits ? NULL : "a player adds more units than a side may have";
}

/* Whether the ids of the added units are new. */
static bool ids_are_new(const struct roster *present, const struct roster_event *event)
{
    if (event->kind != ROSTER_ADDED)
        return true;
    for (int32_t i = 0; i < event->count; i++) {
        if (roster_find(present, event->units[i].id) >= 0)
            return false;
        for (int32_t k = 0; k < i; k++)
            if (strcmp(event->units[i].id, event->units[k].id) == 0)
                return false;
    }
    return present->count + event->count <= ROSTER_UNITS_MAX;
}

/* How many of a manual change's changes are of the unit that it names: they come first. */
static int32_t own_changes(const struct verify_entry *entry, const struct roster *present,
                           const struct roster_event *event)
{
    int32_t unit = roster_find(present, entry->parsed.unit_changed.unit), count = 0;
    while (count < event->count && event->changes[count].unit == unit)
        count++;
    return count;
}

/* A manual change changes the unit that it names, each member once, rests on no clause, and has the earlier values of
 * the members; after it come the changes of other units' contacts with that unit. */
static bool manual_change_fits(const struct verify_entry *entry, const struct roster *present,
                               const struct roster_event *event)
{
    if (entry->parsed.kind != ENTRY_UNIT_CHANGED)
        return true;
    int32_t own = own_changes(entry, present, event);
    for (int32_t i = 0; i < event->count; i++) {
        const struct roster_change *change = &event->changes[i];
        const char *name = entry->parsed.unit_changed.changes.list[i].unit_name;
        if (change->kind != EFFECT_SET || change->clause || !name ||
            strcmp(name, present->units[change->unit].name) != 0)
            return false;
        for (int32_t k = 0; k < i && i < own; k++)
            if (event->changes[k].member == change->member)
                return false;
        if (!change->text && unit_number(change->member, present->units[change->unit].own) != change->before)
            return false;
    }
    return own > 0;
}

/* Whether what follows the unit's own changes are the changes that other units' contacts with it need. */
static bool answers_fit(const struct roster *after, const struct roster_unit *before, const struct roster_event *event,
                        int32_t own)
{
    struct roster_change list[ROSTER_ANSWERS_MAX];
    int32_t count = roster_contacts_answer(after, before, event->changes[0].unit, list);
    if (count != event->count - own)
        return false;
    for (int32_t i = 0; i < count; i++) {
        const struct roster_change *parsed = &event->changes[own + i];
        if (parsed->unit != list[i].unit || parsed->member != list[i].member || !parsed->text ||
            strcmp(parsed->text, list[i].text) != 0)
            return false;
    }
    return true;
}

/* Checks the unit of a manual change against the rules: as it is afterwards and, if the rules then undid what was asked
 * for, as it would have been. */
static void changed_check(struct verifier *verifier, const struct roster_event *event, int32_t own,
                          struct violations *violations)
{
    struct roster *after = arena_take(&verifier->arena, sizeof *after);
    if (!after) {
        verifier->starved = true;
        return;
    }
    int32_t unit = event->changes[0].unit;
    const struct roster_unit *before = &verifier->present.units[unit];
    roster_copy(after, &verifier->present);
    for (int32_t i = 0; i < own; i++)
        roster_change(after, &event->changes[i]);
    const struct roster_unit asked = after->units[unit];
    roster_settle(after, unit);
    unit_change_contacts_check(after, event->changes, own, "/effects", violations);
    unit_change_check(verifier->ruleset, verifier->options, before, &after->units[unit], "/effects", violations);
    if (roster_is_undone(event->changes, own, &asked, &after->units[unit]))
        unit_change_check(verifier->ruleset, verifier->options, before, &asked, "/effects", violations);
    if (!answers_fit(after, before, event, own))
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/effects",
                      "others do not say the same of their contact with a unit that was changed manually");
}

/* Why units that were added, or one that was changed manually, do not fit the rules; NULL: they do. */
static const char *units_unfit(struct verifier *verifier, const struct verify_entry *entry,
                               const struct roster_event *event)
{
    struct violations *violations = arena_take(&verifier->arena, sizeof *violations);
    if (!violations) {
        verifier->starved = true;
        return NULL;
    }
    violations_start(violations);
    if (event->kind == ROSTER_ADDED)
        units_check(verifier->ruleset, verifier->options, event->units, event->count, "/units", violations);
    if (event->kind == ROSTER_ADDED && entry->parsed.kind == ENTRY_UNITS_ADDED)
        units_contacts_check(verifier->ruleset->units, &verifier->present, event->units, event->count, "/units",
                             violations);
    if (entry->parsed.kind == ENTRY_UNIT_CHANGED && event->count > 0)
        changed_check(verifier, event, own_changes(entry, &verifier->present, event), violations);
    return violations->count ? violations->list[0].message : NULL;
}

/* Why the turn that begins is wrong; NULL: it is not. */
static const char *begun_wrong(const struct verifier *verifier, const struct verify_entry *entry)
{
    const struct roster *present = &verifier->present;
    const struct entry_turn *parsed = &entry->parsed.turn;
    int32_t phase;
    if (!turn_read(present->type, parsed->turn, parsed->phase, &phase))
        return "there is no such turn or phase";
    if (parsed->turn < present->turn)
        return "that turn is already over";
    if (present->type->phases && phase < 0)
        return "it does not say which phase begins";
    bool may = !is_by_player(verifier, entry) ||
               turn_follows(present->type, present->turn, present->phase, parsed->turn, phase);
    if (!may)
        return "a player may only begin the next turn or phase";
    bool forgets = parsed->lapsed_count && is_by_player(verifier, entry) &&
                   enforce_due_of(verifier->ruleset->options, verifier->options) == ENFORCE_DUE_REFUSE;
    return forgets ? "a player begins a turn that forgets what is due" : NULL;
}

/* The same for the turn that a ruling states: it must be the current one. */
static const char *ruled_wrong(const struct verify_entry *entry, const struct roster *present)
{
    const struct entry_ruling *parsed = &entry->parsed.ruling;
    int32_t phase;
    if (!turn_read(present->type, parsed->turn, parsed->phase, &phase))
        return "there is no such turn or phase";
    bool same = parsed->turn == present->turn && phase == (parsed->turn ? present->phase : -1);
    return same ? NULL : "it is not the current turn";
}

/* Whether a unit that takes a role of the step owes it before anything else. */
static bool is_owed(struct verifier *verifier, const struct entry *entry, const char *step)
{
    const struct roster *present = &verifier->present;
    struct entry parsed = *entry; /* which has the units in roles only as JSON yet */
    bool asks = parsed.kind == ENTRY_ASKED;
    const struct units_stated *units = asks ? &parsed.asked.units : &parsed.ruling.units;
    if (!(asks ? asked_units_read(&verifier->arena, &parsed.asked)
               : ruling_units_read(&verifier->arena, &parsed.ruling)))
        return false;
    for (int32_t i = 0; i < units->role_count; i++)
        for (int32_t item = 0; item < units->roles[i].count; item++) {
            int32_t unit = roster_find(present, units->roles[i].ids[item]);
            if (unit >= 0 && roster_owes_first(present, unit, step, units->roles[i].role))
                return true;
        }
    return false;
}

/* If the opening asks for it, what is ruled or asked must belong to the phase, or be owed before anything else. A
 * question of two-sided mode was asked in its phase and is answered in any; a correction belongs to what it corrects.
 */
static bool phase_fits(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct roster *present = &verifier->present;
    const struct entry *parsed = &entry->parsed;
    const char *step = parsed->kind == ENTRY_RULING && !parsed->ruling.question ? parsed->ruling.subject.step
                       : parsed->kind == ENTRY_ASKED && !parsed->asked.corrects ? parsed->asked.subject.step
                                                                                : NULL;
    return !step || !present->turn || phase_has(present->type, present->phase, step) || is_owed(verifier, parsed, step);
}

static void turn_check(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct entry *parsed = &entry->parsed;
    const char *wrong = NULL;
    if (verifier->phases_enforced)
        verify_hold(verifier, VERIFY_UNITS, phase_fits(verifier, entry),
                    "the step does not belong to the current phase");
    bool ruled =
        entry_is_ruling(parsed->kind) && (verifier->present.turn || parsed->ruling.turn || parsed->ruling.phase);
    if (parsed->kind == ENTRY_TURN)
        wrong = begun_wrong(verifier, entry);
    else if (ruled)
        wrong = ruled_wrong(entry, &verifier->present);
    else
        return;
    verify_hold(verifier, VERIFY_UNITS, !wrong, "%s", wrong ? wrong : "");
}

/* Entries that are only about units and turns. */
static bool is_about_units(const struct verify_entry *entry)
{
    enum entry_kind kind = entry->parsed.kind;
    return kind == ENTRY_UNITS_ADDED || kind == ENTRY_UNIT_CHANGED || kind == ENTRY_TURN;
}

/* What is wrong with the turn is reported elsewhere. */
static bool turn_again(struct verifier *verifier, struct entry_turn *turn)
{
    int32_t phase;
    turn_read(verifier->present.type, turn->turn, turn->phase, &phase);
    return turn_say(&verifier->arena, &verifier->present, phase, turn);
}

/* The entry could be read; written again it is the same. */
static void rewritten_check(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct unit_type *type = verifier->present.type;
    struct entry again = entry->parsed;
    bool read = again.kind == ENTRY_UNITS_ADDED ? units_entered_read(&verifier->arena, type, &again.units_added.units)
                : again.kind == ENTRY_UNIT_CHANGED
                    ? unit_changes_read(&verifier->arena, type, &again.unit_changed.changes)
                : again.kind == ENTRY_TURN ? turn_again(verifier, &again.turn)
                                           : true;
    if (!is_about_units(entry))
        return;
    writer_reset(&verifier->scratch);
    entry_write(&verifier->scratch, &again);
    if (read)
        verify_rewritten(verifier, VERIFY_UNITS, entry, verifier->older);
    else
        verifier->starved = true;
}

/* Whether the roster is still known; if not, counts what the entry says of units as not checkable. */
static bool is_followed(struct verifier *verifier, const struct verify_entry *entry)
{
    bool lost = verifier->lost || !entry->admitted;
    if (verifier->history && !lost)
        return true;
    if (is_about_units(entry) && verifier->rules_known && !verifier->ruleset->units)
        verify_hold(verifier, VERIFY_UNITS, false, "the ruleset knows no units");
    else if (is_about_units(entry))
        verify_skip(verifier, VERIFY_UNITS, lost ? unknown : unknown_rules);
    return false;
}

/* An umpire who plays renames or removes a unit of another side, which a player may not. */
static void alone_notice(struct verifier *verifier, const struct verify_entry *entry, const struct roster_event *event)
{
    bool one = event->kind == ROSTER_RENAMED || event->kind == ROSTER_REMOVED;
    const struct seat *seat = one ? protocol_seat(&verifier->protocol, entry->parsed.seat) : NULL;
    const char *side = seat && seat->role == SEAT_UMPIRE ? protocol_side_of(&verifier->protocol, seat) : NULL;
    if (side && strcmp(verifier->present.units[event->unit].side, side) != 0)
        verify_notice(verifier, VERIFY_WARNING_UMPIRE_WHO_PLAYS, entry->place);
}

void verify_units_follow(struct verifier *verifier, const struct verify_entry *entry, int64_t voids)
{
    struct roster_event event;
    const char *wrong;
    bool any;
    if (!is_followed(verifier, entry))
        return;
    turn_check(verifier, entry);
    bool read = roster_event_read(&verifier->arena, &entry->parsed, voids, &verifier->present, &event, &any);
    if (read && !any)
        return;
    wrong = read ? bringing_wrong(verifier, entry, &event) : NULL;
    verifier->lost =
        !verify_hold(verifier, VERIFY_UNITS, read, "what the entry says about units cannot be read") ||
        !verify_hold(verifier, VERIFY_UNITS, ids_are_new(&verifier->present, &event),
                     "a unit's id is not unique, or there are too many units") ||
        !verify_hold(verifier, VERIFY_UNITS, !wrong, "%s", wrong ? wrong : "") ||
        !verify_hold(verifier, VERIFY_UNITS, name_fits(verifier, entry, &event), "the unit was called otherwise") ||
        !verify_hold(verifier, VERIFY_UNITS, manual_change_fits(entry, &verifier->present, &event),
                     "a manual change is not one of its unit, or does not give that unit's previous values");
    const char *unfit = verifier->lost ? NULL : units_unfit(verifier, entry, &event);
    verifier->lost = verifier->lost || !verify_hold(verifier, VERIFY_UNITS, !unfit, "%s", unfit ? unfit : "");
    if (verifier->lost)
        return;
    alone_notice(verifier, entry, &event);
    rewritten_check(verifier, entry);
    if (!roster_history_add(verifier->history, &event, &verifier->present)) {
        verifier->starved = true;
        return;
    }
    roster_history_follow(verifier->history, &verifier->present);
}
