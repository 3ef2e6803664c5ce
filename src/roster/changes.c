/* From a step's effects to changes of units, and what units fill in. */
#include "roster.h"
#include <string.h>

/* The effects of one ruling while they become changes: each sees what those before it did. */
struct changing {
    struct roster now;
    struct roster_change *list;
    int32_t count; /* -1: too many */
};

/* The last change of this number, if it adds like this one and by the same clause: then both are one, so that an entry
 * holds no more than one for each unit, member and clause, however many friends fall. */
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

static void change_unit(struct changing *changing, int32_t unit, const struct effect *effect)
{
    const struct unit_type *type = changing->now.type;
    struct roster_change change = {
        .unit = unit,
        .member = field_find(type->fields, effect->member, strlen(effect->member)),
        .kind = effect->kind,
        .value = effect->value,
        .clause = effect->clause,
    };
    effect_apply(type, effect, changing->now.units[unit].own, &change.before, &change.after);
    if (change.before == change.after)
        return;
    struct roster_change *before = change_before(changing, &change);
    if (before) {
        before->value += change.value;
        before->after = change.after;
        return;
    }
    if (changing->count == ROSTER_CHANGES_MAX)
        changing->count = -1;
    if (changing->count >= 0)
        changing->list[changing->count++] = change;
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
        if (is_reached(&changing->now, unit, i, effect->member))
            change_unit(changing, i, effect);
}

int32_t roster_changes(const struct roster *roster, const struct assignment *assignment, const struct effects *effects,
                       struct roster_change *list)
{
    struct changing changing;
    changing.list = list;
    changing.count = 0;
    roster_copy(&changing.now, roster);
    for (int32_t i = 0; i < effects->count; i++) {
        const struct effect *effect = &effects->list[i];
        if (effect->item >= assignment->count[effect->role])
            continue;
        int32_t unit = assignment->units[effect->role][effect->item];
        if (effect->whom == WHOM_FRIENDS)
            change_friends(&changing, unit, effect);
        else
            change_unit(&changing, unit, effect);
    }
    return changing.count;
}

void roster_change(struct roster *roster, const struct roster_change *change)
{
    unsigned char *own = roster->units[change->unit].own;
    if (change->text)
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

enum filling roster_fill(const struct roster *roster, int32_t unit, const struct unit_fills *fill,
                         const struct field *to, void *base)
{
    const unsigned char *own = roster->units[unit].own;
    if (!fill->member)
        return number_put(to, fill->find(own), base);
    if (strcmp(fill->member, "id") == 0)
        return text_put(to, roster->units[unit].id, base);
    const struct field *from = field_find(roster->type->fields, fill->member, strlen(fill->member));
    if (!field_given(from, own))
        return FILLING_UNKNOWN;
    if (from->kind == FIELD_TEXT)
        return text_put(to, (const char *)own + from->offset, base);
    return number_put(to, unit_number(from, own), base);
}
