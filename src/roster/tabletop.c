/* What a ruling does to units (unit_add and its like): each change is made on a copy of the roster and recorded. */
#include "roster/roster.h"
#include <assert.h>
#include <string.h>

void tabletop_start(struct tabletop *tabletop, const struct roster *roster, const struct assignment *assignment,
                    struct roster_change *list)
{
    tabletop->before = roster;
    tabletop->assignment = assignment;
    tabletop->list = list;
    tabletop->count = 0;
    roster_copy(&tabletop->now, roster);
}

/* The unit in a place, by its index in the roster; -1: there is none. */
static int32_t unit_at(const struct tabletop *tabletop, int32_t role, int32_t item)
{
    const struct assignment *assignment = tabletop->assignment;
    return role >= 0 && item < assignment->count[role] ? assignment->units[role][item] : -1;
}

const void *unit_now(const struct tabletop *tabletop, int32_t role, int32_t item)
{
    const int32_t unit = unit_at(tabletop, role, item);
    return unit < 0 ? NULL : tabletop->now.units[unit].own;
}

bool unit_is_out(const struct tabletop *tabletop, int32_t role, int32_t item)
{
    const int32_t unit = unit_at(tabletop, role, item);
    return unit >= 0 && roster_out(&tabletop->now, unit);
}

static const struct field *member_of(const struct tabletop *tabletop, const char *name)
{
    const struct field *member = field_find(tabletop->now.type->fields, name, strlen(name));
    assert(member);
    return member;
}

/* ---- the record ---- */

/* The last change of this number, if it adds like this one and by the same clause: then both are one, so that an entry
 * holds no more than one for each unit, member and clause, however many friends fall. */
static struct roster_change *change_before(const struct tabletop *tabletop, const struct roster_change *change)
{
    int32_t last = tabletop->count - 1;
    while (last >= 0 && (tabletop->list[last].unit != change->unit || tabletop->list[last].member != change->member))
        last--;
    struct roster_change *before = last < 0 ? NULL : &tabletop->list[last];
    bool alike = before && before->kind == EFFECT_ADD && change->kind == EFFECT_ADD &&
                 (before->value > 0) == (change->value > 0) && strcmp(before->clause, change->clause) == 0;
    return alike ? before : NULL;
}

static void record(struct tabletop *tabletop, const struct roster_change *change)
{
    struct roster_change *before = change_before(tabletop, change);
    if (before) {
        before->value += change->value;
        before->after = change->after;
        return;
    }
    if (tabletop->count == ROSTER_CHANGES_MAX)
        tabletop->count = -1;
    if (tabletop->count >= 0)
        tabletop->list[tabletop->count++] = *change;
}

/* Returns how much was added. */
static int32_t change_number(struct tabletop *tabletop, int32_t unit, const struct field *member, enum effect_kind kind,
                             int32_t value, const char *clause)
{
    unsigned char *own = tabletop->now.units[unit].own;
    const int32_t before = unit_number(member, own), after = unit_change_number(member, kind, value, own);
    if (before != after)
        record(tabletop, &(struct roster_change){.unit = unit,
                                                 .member = member,
                                                 .kind = kind,
                                                 .value = value,
                                                 .clause = clause,
                                                 .before = before,
                                                 .after = after});
    return kind == EFFECT_SET ? 0 : after - (before == FIELD_ABSENT ? 0 : before);
}

/* `id` lives as long as the roster that the changes are of. */
static void change_text(struct tabletop *tabletop, int32_t unit, const struct field *member, const char *id,
                        const char *clause)
{
    const struct roster_change change = {.unit = unit,
                                         .member = member,
                                         .kind = EFFECT_SET,
                                         .text = id,
                                         .clause = clause,
                                         .before = FIELD_ABSENT,
                                         .after = FIELD_ABSENT};
    if (strcmp((const char *)tabletop->now.units[unit].own + member->offset, id) == 0)
        return;
    roster_change(&tabletop->now, &change);
    record(tabletop, &change);
}

/* ---- numbers and names ---- */

int32_t unit_add(struct tabletop *tabletop, int32_t role, int32_t item, const char *member, int32_t value,
                 const char *clause)
{
    const int32_t unit = unit_at(tabletop, role, item);
    if (unit < 0 || value == 0)
        return 0;
    return change_number(tabletop, unit, member_of(tabletop, member), EFFECT_ADD, value, clause);
}

void unit_set(struct tabletop *tabletop, int32_t role, int32_t item, const char *member, int32_t value,
              const char *clause)
{
    const int32_t unit = unit_at(tabletop, role, item);
    if (unit >= 0)
        change_number(tabletop, unit, member_of(tabletop, member), EFFECT_SET, value, clause);
}

/* ---- deeds ---- */

static bool deed_is_recorded(const struct tabletop *tabletop, const struct unit_deed *deed, int32_t unit)
{
    const struct field *member = deed_members(tabletop->now.type, deed);
    return unit_number(member, tabletop->now.units[unit].own) != unit_number(member, tabletop->before->units[unit].own);
}

/* The others record it, as long as they have room. */
static void deed_record_pair(struct tabletop *tabletop, const struct unit_deed *deed, int32_t unit, int32_t to)
{
    const struct field *members = deed_members(tabletop->now.type, deed);
    for (int32_t item = 0; item < tabletop->assignment->count[to]; item++) {
        const int32_t other = unit_at(tabletop, to, item);
        const int32_t place = deed_pair_find(members, &tabletop->now.units[other], "");
        if (place >= 0)
            change_text(tabletop, other, &members[place], tabletop->before->units[unit].id, deed->bar.clause);
    }
}

/* What the units in the step's roles have done. A unit that is named twice does it once. */
static void deeds_record(struct tabletop *tabletop, const struct step *step, const struct question *question)
{
    for (int32_t role = 0; step->roles && step->roles[role].name; role++) {
        const struct unit_deed *deed =
            role_deed(tabletop->now.type, &step->roles[role], question->input, question->options);
        for (int32_t item = 0; deed && item < tabletop->assignment->count[role]; item++) {
            const int32_t unit = unit_at(tabletop, role, item);
            if (deed->per == DEED_PAIR)
                deed_record_pair(tabletop, deed, unit, unit_role_find(step, step->roles[role].deed_to));
            else if (!roster_out(&tabletop->now, unit) && !deed_is_recorded(tabletop, deed, unit))
                change_number(tabletop, unit, deed_members(tabletop->now.type, deed), EFFECT_ADD, 1, deed->bar.clause);
        }
    }
}

void step_apply(const struct step *step, const struct question *question, enum ruling_status status,
                const void *outcome, struct tabletop *tabletop)
{
    if (status == RULING_RESOLVED && step->apply)
        step->apply(question, outcome, tabletop);
    if (status == RULING_RESOLVED)
        deeds_record(tabletop, step, question);
    if (status != RULING_RESOLVED && step->apply_refused)
        step->apply_refused(question, tabletop);
}

void unit_raise(struct tabletop *tabletop, int32_t role, int32_t item, const char *member, int32_t value,
                const char *clause)
{
    const void *unit = unit_now(tabletop, role, item);
    if (unit && value > unit_number(member_of(tabletop, member), unit))
        unit_set(tabletop, role, item, member, value, clause);
}

void unit_set_by_difference(struct tabletop *tabletop, int32_t role, int32_t item, const char *member, int32_t value,
                            const char *clause)
{
    const void *unit = unit_now(tabletop, role, item);
    if (unit)
        unit_add(tabletop, role, item, member, value - unit_number(member_of(tabletop, member), unit), clause);
}

void unit_name(struct tabletop *tabletop, int32_t role, int32_t item, const char *member, int32_t of_role,
               int32_t of_item, const char *clause)
{
    const int32_t unit = unit_at(tabletop, role, item), other = unit_at(tabletop, of_role, of_item);
    if (unit >= 0 && (other >= 0 || of_role < 0))
        change_text(tabletop, unit, member_of(tabletop, member), other < 0 ? "" : tabletop->before->units[other].id,
                    clause);
}

/* ---- runs: their members are consecutive in the table ---- */

static int32_t run_filled(const struct tabletop *tabletop, int32_t unit, const struct field *first, int32_t run)
{
    int32_t filled = 0;
    while (filled < run && unit_number(&first[filled], tabletop->now.units[unit].own) != FIELD_ABSENT)
        filled++;
    return filled;
}

void unit_push(struct tabletop *tabletop, int32_t role, int32_t item, const char *first, int32_t run, int32_t value,
               const char *clause)
{
    const int32_t unit = unit_at(tabletop, role, item);
    if (unit < 0)
        return;
    const struct field *members = member_of(tabletop, first);
    const int32_t filled = run_filled(tabletop, unit, members, run);
    if (filled < run)
        change_number(tabletop, unit, &members[filled], EFFECT_SET, value, clause);
}

void unit_pop(struct tabletop *tabletop, int32_t role, int32_t item, const char *first, int32_t run, const char *clause)
{
    const int32_t unit = unit_at(tabletop, role, item);
    if (unit < 0)
        return;
    const struct field *members = member_of(tabletop, first);
    const int32_t filled = run_filled(tabletop, unit, members, run);
    for (int32_t i = 0; i < filled; i++) {
        const int32_t next =
            i + 1 < filled ? unit_number(&members[i + 1], tabletop->now.units[unit].own) : FIELD_ABSENT;
        change_number(tabletop, unit, &members[i], EFFECT_SET, next, clause);
    }
}

/* ---- contacts ---- */

static void contact_put(struct tabletop *tabletop, int32_t unit, int32_t place, const char *id, const char *clause)
{
    change_text(tabletop, unit, &roster_contacts(tabletop->now.type)[place], id, clause);
}

/* Both units record it or, if one of them has no room for another contact, neither does. */
void unit_meet(struct tabletop *tabletop, int32_t role, int32_t item, int32_t of_role, int32_t of_item,
               const char *clause)
{
    const struct roster *now = &tabletop->now, *before = tabletop->before;
    const int32_t unit = unit_at(tabletop, role, item), other = unit_at(tabletop, of_role, of_item);
    if (unit < 0 || other < 0 || !roster_may_meet(now, unit, other) || roster_are_in_contact(now, unit, other))
        return;
    const int32_t room = roster_contact_find(now, unit, ""), back = roster_contact_find(now, other, "");
    if (room < 0 || back < 0)
        return;
    contact_put(tabletop, unit, room, before->units[other].id, clause);
    contact_put(tabletop, other, back, before->units[unit].id, clause);
}

static void contact_end(struct tabletop *tabletop, int32_t unit, int32_t other, const char *clause)
{
    const int32_t place = roster_contact_find(&tabletop->now, unit, tabletop->now.units[other].id);
    if (place >= 0)
        contact_put(tabletop, unit, place, "", clause);
}

static void contacts_end(struct tabletop *tabletop, int32_t unit, int32_t but, const char *clause)
{
    for (int32_t other = 0; other < tabletop->now.count; other++)
        if (other != but && other != unit) {
            contact_end(tabletop, unit, other, clause);
            contact_end(tabletop, other, unit, clause);
        }
}

void unit_part(struct tabletop *tabletop, int32_t role, int32_t item, int32_t but_role, int32_t but_item,
               const char *clause)
{
    const int32_t unit = unit_at(tabletop, role, item);
    if (unit >= 0)
        contacts_end(tabletop, unit, unit_at(tabletop, but_role, but_item), clause);
}

/* ---- friends ---- */

static bool is_reached(const struct roster *now, int32_t unit, int32_t other, const char *member)
{
    if (other == unit || !roster_are_friends(now, unit, other) || roster_out(now, other))
        return false;
    return !now->type->reaches || now->type->reaches(now->units[unit].own, now->units[other].own, member);
}

static void change_friends(struct tabletop *tabletop, int32_t unit, const char *member, const char *reach,
                           enum effect_kind kind, int32_t value, const char *clause)
{
    for (int32_t i = 0; unit >= 0 && i < tabletop->now.count; i++)
        if (is_reached(&tabletop->now, unit, i, reach))
            change_number(tabletop, i, member_of(tabletop, member), kind, value, clause);
}

void friends_add(struct tabletop *tabletop, int32_t role, int32_t item, const char *member, int32_t value,
                 const char *clause)
{
    if (value != 0)
        change_friends(tabletop, unit_at(tabletop, role, item), member, member, EFFECT_ADD, value, clause);
}

void friends_set(struct tabletop *tabletop, int32_t role, int32_t item, const char *member, int32_t value,
                 const char *reach, const char *clause)
{
    change_friends(tabletop, unit_at(tabletop, role, item), member, reach, EFFECT_SET, value, clause);
}

/* ---- the end ---- */

/* A unit that is out of the game now, and was in it before, is in contact with nobody. */
static void part_the_out(struct tabletop *tabletop)
{
    const struct unit_contacts *contacts = &tabletop->now.type->contacts;
    for (int32_t unit = 0; contacts->first && unit < tabletop->now.count; unit++)
        if (roster_out(&tabletop->now, unit) && !roster_out(tabletop->before, unit))
            contacts_end(tabletop, unit, -1, contacts->clause);
}

/* The numbers say what the roster becomes. An amount that was added is recorded beside them as it is, since an earlier
 * correction may leave it more room; what was set is recorded as it settled, and is set so again. */
static void record_settled(struct tabletop *tabletop, int32_t number, const unsigned char *made)
{
    struct roster_change *change = &tabletop->list[number];
    const int32_t raw = unit_number(change->member, made);
    const int32_t settled = unit_number(change->member, tabletop->now.units[change->unit].own);
    if (settled == raw)
        return;
    for (int32_t i = number - 1; i >= 0; i--)
        if (tabletop->list[i].unit == change->unit && tabletop->list[i].member == change->member) {
            change->before = tabletop->list[i].after;
            break;
        }
    if (change->after == raw || change->after > settled)
        change->after = settled;
}

/* A unit's own rules may limit what the ruling made of it: no more have fired than there are. */
static void settle(struct tabletop *tabletop)
{
    _Alignas(8) unsigned char made[UNIT_SIZE_MAX];
    for (int32_t unit = 0; tabletop->now.type->settle && unit < tabletop->now.count; unit++) {
        memcpy(made, tabletop->now.units[unit].own, sizeof made);
        roster_settle(&tabletop->now, unit);
        if (memcmp(made, tabletop->now.units[unit].own, sizeof made) == 0)
            continue;
        for (int32_t i = 0; i < tabletop->count; i++)
            if (tabletop->list[i].unit == unit && !tabletop->list[i].text)
                record_settled(tabletop, i, made);
    }
}

int32_t tabletop_end(struct tabletop *tabletop)
{
    part_the_out(tabletop);
    settle(tabletop);
    return tabletop->count;
}
