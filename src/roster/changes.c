/* Recorded changes of units, and what units fill in. */
#include "roster/roster.h"
#include <string.h>

static bool is_of_run(const struct unit_run *run, const struct roster_change *change)
{
    const size_t offset = change->member->offset, end = run->offset + (size_t)run->count * sizeof(int32_t);
    return run->count > 0 && change->clause && !change->text && offset >= run->offset && offset < end;
}

static int32_t run_find(const struct unit_run *run, const int32_t *members, int32_t value)
{
    int32_t place = 0;
    while (place < run->count && members[place] != value)
        place++;
    return place;
}

/* What a ruling pushed goes after the present items; what it popped is removed wherever it is now. */
static void run_change(const struct unit_run *run, const struct roster_change *change, int32_t *members)
{
    const int32_t place = run_find(run, members, change->before);
    if (place == run->count)
        return;
    if (change->before == FIELD_ABSENT) {
        members[place] = change->value;
        return;
    }
    memmove(&members[place], &members[place + 1], (size_t)(run->count - place - 1) * sizeof *members);
    members[run->count - 1] = FIELD_ABSENT;
}

bool roster_change_follows(const struct unit_type *type, const struct roster_change *list, int32_t at)
{
    const struct roster_change *change = &list[at];
    if (!is_of_run(&type->run, change) || change->before == FIELD_ABSENT)
        return false;
    for (int32_t i = 0; i < at; i++)
        if (list[i].unit == change->unit && is_of_run(&type->run, &list[i]) && list[i].before != FIELD_ABSENT)
            return true;
    return false;
}

/* Where a ruling recorded who did something to the unit; NULL: elsewhere, or by a manual change. */
static const struct field *pairs_of(const struct unit_type *type, const struct roster_change *change)
{
    for (const struct unit_deed *deed = type->deeds; change->clause && deed && deed->bar.name; deed++) {
        const struct field *members = deed_members(type, deed);
        if (deed->per == DEED_PAIR && change->member >= members && change->member < members + DEED_PAIRS)
            return members;
    }
    return NULL;
}

/* In whatever place is free, whatever a correction has left of the earlier ones. */
static void pair_change(const struct field *members, const struct roster_change *change, struct roster_unit *unit)
{
    const int32_t place = deed_pair_find(members, unit, "");
    if (place >= 0)
        memcpy((char *)unit->own + members[place].offset, change->text, strlen(change->text) + 1);
}

void roster_change(struct roster *roster, const struct roster_change *change)
{
    unsigned char *own = roster->units[change->unit].own;
    const struct field *pairs = pairs_of(roster->type, change);
    if (pairs)
        pair_change(pairs, change, &roster->units[change->unit]);
    else if (is_of_run(&roster->type->run, change))
        run_change(&roster->type->run, change, (int32_t *)(void *)(own + roster->type->run.offset));
    else if (change->text)
        memcpy(own + change->member->offset, change->text, strlen(change->text) + 1);
    else
        unit_change_number(change->member, change->kind, change->value, own);
}

size_t role_place(const struct step *step, const struct unit_role *part, int32_t item, const struct fields **ret)
{
    const struct field *field = part->place[0] ? field_find(step->input, part->place, strlen(part->place)) : NULL;
    *ret = !field ? step->input : part->many ? field->item->of : field->of;
    return (field ? field->offset : 0) + (part->many ? (size_t)item * field->item_size : 0);
}

bool roster_items_fit(const struct step *step, int32_t role, int32_t count, const void *input)
{
    const struct unit_role *part = &step->roles[role];
    int32_t items;
    if (!part->many || !part->place)
        return true;
    memcpy(&items, (const char *)input + field_find(step->input, part->place, strlen(part->place))->count,
           sizeof items);
    return items == count;
}

static enum filling number_put(const struct field *to, int32_t number, void *base)
{
    bool ranged = to->kind == FIELD_INT || to->kind == FIELD_DECIMAL;
    if (number == FIELD_ABSENT)
        return FILLING_UNKNOWN;
    if (ranged && (number < to->min || number > to->max))
        return FILLING_UNFIT;
    if (base)
        unit_set_number(to, base, number);
    return FILLING_DONE;
}

static enum filling text_put(const struct field *to, const char *text, void *base)
{
    size_t length = strlen(text);
    if (length < (size_t)to->min || length > (size_t)to->max)
        return FILLING_UNFIT;
    if (base)
        memcpy((char *)base + to->offset, text, length + 1);
    return FILLING_DONE;
}

/* The value that a fill's own function finds; FIELD_ABSENT without such a function. */
static int32_t number_found(const struct roster *roster, const unsigned char *own, const struct unit_fills *fill)
{
    return fill->find ? fill->find(&(struct unit_fact){.row = fill, .unit = own, .options = roster->options})
                      : FIELD_ABSENT;
}

int32_t roster_knows(const struct roster *roster, int32_t unit, const struct unit_fills *fill)
{
    const unsigned char *own = roster->units[unit].own;
    const char *member = unit_fills_member(fill);
    const struct field *from = member ? field_find(roster->type->fields, member, strlen(member)) : NULL;
    if (!member)
        return number_found(roster, own, fill);
    return from && from->kind != FIELD_TEXT && field_given(from, own) ? unit_number(from, own) : FIELD_ABSENT;
}

static enum filling list_put(const struct field *to, const struct unit_fact *fact, void *base)
{
    int32_t items[LIST_FILLS_MAX];
    int32_t most = to->max < LIST_FILLS_MAX ? to->max : LIST_FILLS_MAX;
    int32_t count = fact->row->list(fact, items, most);
    if (count == FIELD_ABSENT)
        return FILLING_UNKNOWN;
    if (base) {
        memcpy((char *)base + to->offset, items, (size_t)count * sizeof items[0]);
        memcpy((char *)base + to->count, &count, sizeof count);
    }
    return FILLING_DONE;
}

enum filling roster_fill(const struct roster *roster, int32_t unit, const struct unit_fills *fill,
                         const struct field *to, void *base)
{
    const unsigned char *own = roster->units[unit].own;
    const char *member = unit_fills_member(fill);
    if (fill->list)
        return list_put(to, &(struct unit_fact){.row = fill, .unit = own, .options = roster->options}, base);
    if (!member)
        return number_put(to, number_found(roster, own, fill), base);
    if (strcmp(member, "id") == 0)
        return text_put(to, roster->units[unit].id, base);
    const struct field *from = field_find(roster->type->fields, member, strlen(member));
    if (!field_given(from, own))
        return FILLING_UNKNOWN;
    if (from->kind == FIELD_TEXT)
        return text_put(to, (const char *)own + from->offset, base);
    return number_put(to, unit_number(from, own), base);
}
