/* Turns a step's effects into changes of units, and reads what units fill in. */
#include "roster/roster.h"
#include <stdlib.h>
#include <string.h>

/* The effects of one ruling while they become changes: each sees the result of those before it. */
struct changing {
    struct roster now;
    struct roster_change *list;
    int32_t count; /* -1: too many */
    int32_t taken; /* what the last independent effect added or took off */
    int32_t rest;  /* and the part of it that did not fit */
};

/* The last change of this number, if it adds by the same clause. The two are joined, so that an entry has at most one
 * change for each unit, member and clause, however many friends fall. */
static struct roster_change *change_before(const struct changing *changing, const struct roster_change *change)
{
    int32_t last = changing->count - 1;
    while (last >= 0 && (changing->list[last].unit != change->unit || changing->list[last].member != change->member))
        last--;
    struct roster_change *before = last < 0 ? NULL : &changing->list[last];
    bool alike = before && before->kind == EFFECT_ADD && change->kind == EFFECT_ADD &&
                 (before->value > 0) == (change->value > 0) && strcmp(before->clause, change->clause) == 0;
    return alike ? before : NULL;
}

static void change_add(struct changing *changing, const struct roster_change *change)
{
    if (changing->count == ROSTER_CHANGES_MAX)
        changing->count = -1;
    if (changing->count >= 0)
        changing->list[changing->count++] = *change;
}

/* The amount of an effect that is limited to what the one before it achieved (X-FATE). */
static int32_t as_taken(const struct changing *changing, int32_t value)
{
    return value > changing->taken ? changing->taken : value < -changing->taken ? -changing->taken : value;
}

/* A member of the unit that effects add to or set. */
static void change_number(struct changing *changing, int32_t unit, const struct effect *given)
{
    struct effect limited = *given;
    const struct effect *effect = &limited;
    if (given->only_as_taken)
        limited.value = as_taken(changing, given->value);
    if (given->only_the_rest)
        limited.value = changing->rest;
    const struct unit_type *type = changing->now.type;
    struct roster_change change = {
        .unit = unit,
        .member = field_find(type->fields, effect->member, strlen(effect->member)),
        .kind = effect->kind,
        .value = effect->value,
        .clause = effect->clause,
    };
    effect_apply(type, effect, changing->now.units[unit].own, &change.before, &change.after);
    if ((effect->only_up && change.after <= change.before) ||
        (effect->only_below > 0 && change.before >= effect->only_below)) {
        unit_set_number(change.member, changing->now.units[unit].own, change.before);
        return;
    }
    if (!effect->only_as_taken && effect->kind == EFFECT_ADD) {
        const int32_t added = change.after - (change.before == FIELD_ABSENT ? 0 : change.before);
        changing->taken = abs(added);
        changing->rest = effect->value - added;
    }
    if (change.before == change.after)
        return;
    if (effect->as_difference) {
        change.kind = EFFECT_ADD;
        change.value = change.after - change.before;
    }
    struct roster_change *before = change_before(changing, &change);
    if (before) {
        before->value += change.value;
        before->after = change.after;
        return;
    }
    change_add(changing, &change);
}

/* `id` lives as long as the changes' roster. */
static void change_name(struct changing *changing, int32_t unit, const struct effect *effect, const char *id)
{
    const struct roster_change change = {
        .unit = unit,
        .member = field_find(changing->now.type->fields, effect->member, strlen(effect->member)),
        .kind = EFFECT_SET,
        .text = id,
        .clause = effect->clause,
        .before = FIELD_ABSENT,
        .after = FIELD_ABSENT,
    };
    if (strcmp((const char *)changing->now.units[unit].own + change.member->offset, id) == 0)
        return;
    roster_change(&changing->now, &change);
    change_add(changing, &change);
}

/* The id that such an effect writes: "" for none; NULL where no unit takes the role. */
static const char *id_given(const struct roster *roster, const struct assignment *assignment,
                            const struct effect *effect)
{
    if (effect->of_role < 0)
        return "";
    if (effect->of_item >= assignment->count[effect->of_role])
        return NULL;
    return roster->units[assignment->units[effect->of_role][effect->of_item]].id;
}

static void change_set(struct changing *changing, int32_t unit, const struct field *member, int32_t value,
                       const char *clause)
{
    const struct effect set = {.kind = EFFECT_SET, .member = member->name, .value = value, .clause = clause};
    change_number(changing, unit, &set);
}

/* The members of a run are consecutive in the table. */
static void change_run(struct changing *changing, int32_t unit, const struct effect *effect)
{
    const struct field *run = field_find(changing->now.type->fields, effect->member, strlen(effect->member));
    const unsigned char *own = changing->now.units[unit].own;
    int32_t filled = 0;
    while (filled < effect->run && unit_number(&run[filled], own) != FIELD_ABSENT)
        filled++;
    if (effect->kind == EFFECT_PUSH && filled < effect->run)
        change_set(changing, unit, &run[filled], effect->value, effect->clause);
    if (effect->kind == EFFECT_PUSH)
        return;
    for (int32_t i = 0; i < filled; i++)
        change_set(changing, unit, &run[i], i + 1 < filled ? unit_number(&run[i + 1], own) : FIELD_ABSENT,
                   effect->clause);
}

static void contact_put(struct changing *changing, int32_t unit, int32_t place, const char *id, const char *clause)
{
    const struct effect put = {.member = roster_contacts(changing->now.type)[place].name, .clause = clause};
    change_name(changing, unit, &put, id);
}

/* Both units store the contact or, if one has no room for it, neither does. Ids are those of the changes' roster. */
static void contact_begin(struct changing *changing, const struct roster *roster, int32_t unit, int32_t other,
                          const char *clause)
{
    const struct roster *now = &changing->now;
    const int32_t room = roster_contact_find(now, unit, ""), back = roster_contact_find(now, other, "");
    if (!roster_may_meet(now, unit, other) || roster_are_in_contact(now, unit, other) || room < 0 || back < 0)
        return;
    contact_put(changing, unit, room, roster->units[other].id, clause);
    contact_put(changing, other, back, roster->units[unit].id, clause);
}

static void contact_end(struct changing *changing, int32_t unit, int32_t other, const char *clause)
{
    int32_t place = roster_contact_find(&changing->now, unit, changing->now.units[other].id);
    if (place >= 0)
        contact_put(changing, unit, place, "", clause);
}

/* `but`: the unit that it stays in contact with; -1: none. */
static void change_part(struct changing *changing, int32_t unit, int32_t but, const char *clause)
{
    for (int32_t other = 0; other < changing->now.count; other++)
        if (other != but && other != unit) {
            contact_end(changing, unit, other, clause);
            contact_end(changing, other, unit, clause);
        }
}

/* A unit that has just left the game is in contact with nobody. */
static void part_the_out(struct changing *changing, const struct roster *roster)
{
    const struct unit_contacts *contacts = &roster->type->contacts;
    for (int32_t unit = 0; contacts->first && unit < roster->count; unit++)
        if (roster_out(&changing->now, unit) && !roster_out(roster, unit))
            change_part(changing, unit, -1, contacts->clause);
}

static void change_contacts(struct changing *changing, const struct roster *roster, const struct assignment *assignment,
                            int32_t unit, const struct effect *effect)
{
    bool is_named = effect->of_role >= 0 && effect->of_item < assignment->count[effect->of_role];
    int32_t other = is_named ? assignment->units[effect->of_role][effect->of_item] : -1;
    if (effect->kind == EFFECT_PART)
        change_part(changing, unit, other, effect->clause);
    else if (is_named)
        contact_begin(changing, roster, unit, other, effect->clause);
}

static void change_unit(struct changing *changing, int32_t unit, const struct effect *effect)
{
    if (effect->kind == EFFECT_PUSH || effect->kind == EFFECT_POP)
        change_run(changing, unit, effect);
    else
        change_number(changing, unit, effect);
}

static bool is_reached(const struct roster *now, int32_t unit, int32_t other, const char *member)
{
    if (other == unit || strcmp(now->units[other].side, now->units[unit].side) != 0 || roster_out(now, other))
        return false;
    return !now->type->reaches || now->type->reaches(now->units[unit].own, now->units[other].own, member);
}

static void change_friends(struct changing *changing, int32_t unit, const struct effect *effect)
{
    for (int32_t i = 0; i < changing->now.count; i++)
        if (is_reached(&changing->now, unit, i, effect->reach ? effect->reach : effect->member))
            change_unit(changing, i, effect);
}

/* The numbers are those of the changed roster. An added amount is recorded as it was asked for, since a correction
 * before it may leave more room; a set number is recorded as it settled, and is set to that when replayed. */
static void change_say_settled(struct changing *changing, int32_t number, const unsigned char *made)
{
    struct roster_change *change = &changing->list[number];
    const int32_t raw = unit_number(change->member, made);
    const int32_t settled = unit_number(change->member, changing->now.units[change->unit].own);
    if (settled == raw)
        return;
    for (int32_t i = number - 1; i >= 0; i--)
        if (changing->list[i].unit == change->unit && changing->list[i].member == change->member) {
            change->before = changing->list[i].after;
            break;
        }
    if (change->after == raw || change->after > settled)
        change->after = settled;
}

/* The ruleset's own rules may limit what the effects made of a unit: no more figures have fired than there are. */
static void changes_settle(struct changing *changing)
{
    _Alignas(8) unsigned char made[UNIT_SIZE_MAX];
    for (int32_t unit = 0; changing->now.type->settle && unit < changing->now.count; unit++) {
        memcpy(made, changing->now.units[unit].own, sizeof made);
        roster_settle(&changing->now, unit);
        if (memcmp(made, changing->now.units[unit].own, sizeof made) == 0)
            continue;
        for (int32_t i = 0; i < changing->count; i++)
            if (changing->list[i].unit == unit && !changing->list[i].text)
                change_say_settled(changing, i, made);
    }
}

int32_t roster_changes(const struct roster *roster, const struct assignment *assignment, const struct effects *effects,
                       struct roster_change *list)
{
    struct changing changing;
    changing.list = list;
    changing.count = changing.taken = changing.rest = 0;
    roster_copy(&changing.now, roster);
    for (int32_t i = 0; i < effects->count; i++) {
        const struct effect *effect = &effects->list[i];
        if (effect->item >= assignment->count[effect->role])
            continue;
        int32_t unit = assignment->units[effect->role][effect->item];
        const char *id = effect->kind == EFFECT_NAME ? id_given(roster, assignment, effect) : NULL;
        if (roster_out(&changing.now, unit) ? effect->only_if_in : effect->only_if_out)
            continue;
        if (effect->whom == WHOM_FRIENDS)
            change_friends(&changing, unit, effect);
        else if (id)
            change_name(&changing, unit, effect, id);
        else if (effect->kind == EFFECT_NAME)
            continue;
        else if (effect->kind == EFFECT_MEET || effect->kind == EFFECT_PART)
            change_contacts(&changing, roster, assignment, unit, effect);
        else
            change_unit(&changing, unit, effect);
    }
    part_the_out(&changing, roster);
    changes_settle(&changing);
    return changing.count;
}

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

void roster_change(struct roster *roster, const struct roster_change *change)
{
    unsigned char *own = roster->units[change->unit].own;
    if (is_of_run(&roster->type->run, change))
        run_change(&roster->type->run, change, (int32_t *)(void *)(own + roster->type->run.offset));
    else if (change->text)
        memcpy(own + change->member->offset, change->text, strlen(change->text) + 1);
    else
        unit_change_number(change->member, change->kind, change->value, own);
}

size_t role_place(const struct step *step, int32_t role, int32_t item, const struct fields **ret)
{
    const struct unit_role *part = &step->roles[role];
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
    if (fill->find_with)
        return fill->find_with(own, roster->options);
    return fill->find ? fill->find(own) : FIELD_ABSENT;
}

int32_t roster_knows(const struct roster *roster, int32_t unit, const struct unit_fills *fill)
{
    const unsigned char *own = roster->units[unit].own;
    const struct field *from =
        fill->member ? field_find(roster->type->fields, fill->member, strlen(fill->member)) : NULL;
    if (!fill->member)
        return number_found(roster, own, fill);
    return from && from->kind != FIELD_TEXT && field_given(from, own) ? unit_number(from, own) : FIELD_ABSENT;
}

static enum filling list_put(const struct field *to, const struct unit_fills *fill, const unsigned char *own,
                             void *base)
{
    int32_t items[LIST_FILLS_MAX];
    int32_t most = to->max < LIST_FILLS_MAX ? to->max : LIST_FILLS_MAX;
    int32_t count = fill->list(own, items, most);
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
    if (fill->list)
        return list_put(to, fill, own, base);
    if (!fill->member)
        return number_put(to, number_found(roster, own, fill), base);
    if (strcmp(fill->member, "id") == 0)
        return text_put(to, roster->units[unit].id, base);
    const struct field *from = field_find(roster->type->fields, fill->member, strlen(fill->member));
    if (!field_given(from, own))
        return FILLING_UNKNOWN;
    if (from->kind == FIELD_TEXT)
        return text_put(to, (const char *)own + from->offset, base);
    return number_put(to, unit_number(from, own), base);
}
