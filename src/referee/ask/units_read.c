/* Units out of the JSON of entries. */
#include "units_read.h"
#include "decode.h"
#include <string.h>

/* Whether the value is a text that the field takes. */
static bool text_fits(const struct field *field, const struct json_t *value)
{
    struct violations unused;
    struct field alone = *field;
    char scratch[UNIT_SIZE_MAX];
    alone.offset = 0;
    violations_start(&unused);
    return value && member_decode(&alone, value, "", scratch, &unused);
}

/* What every unit has, whatever its ruleset. */
static bool head_fits(const struct json_t *unit)
{
    static const struct field id = {.kind = FIELD_TEXT, .min = 1, .max = UNIT_ID_MAX};
    static const struct field name = {.kind = FIELD_TEXT, .min = 1, .max = UNIT_NAME_MAX};
    static const struct field seat = {.kind = FIELD_TEXT, .min = 1, .max = ROSTER_SEAT_MAX - 1};
    return text_fits(&id, json_member(unit, "id")) && text_fits(&name, json_member(unit, "name")) &&
           text_fits(&seat, json_member(unit, "seat"));
}

bool units_entered_read(struct arena *arena, const struct json_t *root, const struct unit_type *type,
                        struct units_entered *ret)
{
    const struct json_t *list = json_member(root, "units");
    size_t count = json_list_size(list);
    struct violations *unused = arena_take(arena, sizeof *unused);
    struct unit_entered *units = arena_take(arena, (count + 1) * sizeof *units);
    *ret = (struct units_entered){.type = type, .count = (int32_t)count, .list = units};
    if (!unused || !units || count > ROSTER_UNITS_MAX || (count && !type))
        return false;
    violations_start(unused);
    for (size_t i = 0; i < count; i++) {
        const struct json_t *unit = json_list_item(list, i);
        void *own = arena_take(arena, UNIT_SIZE_MAX);
        units[i] = (struct unit_entered){.id = json_text_member(unit, "id"),
                                         .name = json_text_member(unit, "name"),
                                         .seat = json_text_member(unit, "seat"),
                                         .own = own};
        if (!own || !head_fits(unit) || !fields_decode(type->fields, json_member(unit, "own"), "", own, unused))
            return false;
    }
    return true;
}

/* A number as field_write_number writes it; absent where nothing stands, and nothing need stand. */
static bool number_read(const struct field *field, const struct json_t *value, int32_t *ret)
{
    struct violations unused;
    struct field alone = *field;
    bool truth = false;
    *ret = FIELD_ABSENT;
    if (!value)
        return field->presence == FIELD_OPTIONAL;
    alone.offset = 0;
    violations_start(&unused);
    if (!member_decode(&alone, value, "", field->kind == FIELD_BOOL ? (void *)&truth : (void *)ret, &unused))
        return false;
    if (field->kind == FIELD_BOOL)
        *ret = truth;
    return true;
}

static bool change_read(const struct json_t *item, const struct unit_type *type, struct unit_changed *ret)
{
    const char *member = json_text_member(item, "member");
    const struct json_t *add = json_member(item, "add");
    *ret = (struct unit_changed){.unit = json_text_member(item, "unit"),
                                 .member = member ? field_find(type->fields, member, strlen(member)) : NULL,
                                 .kind = add ? EFFECT_ADD : EFFECT_SET,
                                 .clause = json_text_member(item, "clause"),
                                 .before = FIELD_ABSENT,
                                 .after = FIELD_ABSENT};
    if (!ret->unit || !ret->member)
        return false;
    if (ret->member->kind == FIELD_TEXT) {
        ret->text = json_text_member(item, "to");
        return text_fits(ret->member, json_member(item, "to"));
    }
    bool read = number_read(ret->member, json_member(item, "from"), &ret->before) &&
                number_read(ret->member, json_member(item, "to"), &ret->after);
    int64_t value = add ? json_int(add, INT32_MIN) : ret->after;
    ret->value = (int32_t)value;
    return read && value >= INT32_MIN && value <= INT32_MAX && (!add || ret->member->kind == FIELD_INT);
}

bool unit_changes_read(struct arena *arena, const struct json_t *root, const struct unit_type *type,
                       struct unit_changes *ret)
{
    const struct json_t *list = json_member(root, "effects");
    size_t count = json_list_size(list);
    struct unit_changed *changes = arena_take(arena, (count + 1) * sizeof *changes);
    *ret = (struct unit_changes){.count = (int32_t)count, .list = changes};
    if (!changes || count > ROSTER_CHANGES_MAX || !type)
        return false;
    for (size_t i = 0; i < count; i++)
        if (!change_read(json_list_item(list, i), type, &changes[i]))
            return false;
    return true;
}

static bool pointers_read(struct arena *arena, const struct json_t *list, struct pointers *ret)
{
    size_t count = json_list_size(list), length;
    const char **texts = arena_take(arena, (count + 1) * sizeof *texts);
    *ret = (struct pointers){.count = (int32_t)count, .list = texts};
    for (size_t i = 0; texts && i < count; i++)
        if (!(texts[i] = json_text(json_list_item(list, i), &length)))
            return false;
    return texts != NULL;
}

/* One role: an id, or a list of them. */
static bool role_read(struct arena *arena, const struct step *step, const char *name, const struct json_t *value,
                      struct role_units *ret)
{
    int32_t role = unit_role_find(step, name);
    bool many = role >= 0 && step->roles[role].many;
    size_t count = many ? json_list_size(value) : 1, length;
    const char **ids = arena_take(arena, (count + 1) * sizeof *ids);
    if (role < 0 || !ids || count == 0 || count > (size_t)unit_role_most(step, role))
        return false;
    *ret = (struct role_units){.role = step->roles[role].name, .many = many, .count = (int32_t)count, .ids = ids};
    for (size_t i = 0; i < count; i++)
        if (!(ids[i] = json_text(many ? json_list_item(value, i) : value, &length)))
            return false;
    return true;
}

bool units_said_read(struct arena *arena, const struct json_t *root, const struct step *step,
                     const struct unit_type *type, const struct units_said **ret)
{
    const struct json_t *roles = json_member(root, "units");
    size_t count = json_member_count(roles);
    *ret = NULL;
    if (!roles)
        return true;
    struct units_said *said = arena_take_zero(arena, sizeof *said);
    if (!said || count > UNIT_ROLES_MAX || !step->roles)
        return false;
    for (size_t i = 0; i < count; i++) {
        const char *name;
        const struct json_t *value = json_member_number(roles, i, &name);
        if (!role_read(arena, step, name, value, &said->roles[said->role_count++]))
            return false;
    }
    said->applied = json_true_member(root, "applied");
    *ret = said;
    return pointers_read(arena, json_member(root, "autofilled"), &said->autofilled) &&
           pointers_read(arena, json_member(root, "overridden"), &said->overridden) &&
           unit_changes_read(arena, root, type, &said->changes);
}

bool turn_read(const struct json_t *root, const struct unit_type *type, int32_t *ret_turn, int32_t *ret_phase)
{
    const char *name = json_text_member(root, "phase");
    int64_t turn = json_int_member(root, "turn", 0);
    const struct turn_phase *phases = type ? type->phases : NULL;
    *ret_turn = (int32_t)turn;
    *ret_phase = -1;
    for (int32_t i = 0; name && phases && phases[i].name; i++)
        if (strcmp(phases[i].name, name) == 0)
            *ret_phase = i;
    return turn >= 0 && turn <= INT16_MAX && (!name || *ret_phase >= 0);
}

static bool added_event(struct arena *arena, const struct json_t *root, const struct roster *now,
                        struct roster_event *ret)
{
    struct units_entered entered;
    if (!units_entered_read(arena, root, now->type, &entered))
        return false;
    struct roster_unit *units = arena_take_zero(arena, ((size_t)entered.count + 1) * sizeof *units);
    for (int32_t i = 0; units && i < entered.count; i++) {
        const struct unit_entered *unit = &entered.list[i];
        memcpy(units[i].id, unit->id, strlen(unit->id) + 1);
        memcpy(units[i].name, unit->name, strlen(unit->name) + 1);
        memcpy(units[i].seat, unit->seat, strlen(unit->seat) + 1);
        memcpy(units[i].own, unit->own, now->type->fields->size);
    }
    ret->kind = ROSTER_ADDED;
    ret->count = entered.count;
    ret->units = units;
    return units != NULL;
}

static bool changed_event(struct arena *arena, const struct unit_changes *changes, const struct roster *now,
                          struct roster_event *ret)
{
    struct roster_change *list = arena_take_zero(arena, ((size_t)changes->count + 1) * sizeof *list);
    for (int32_t i = 0; list && i < changes->count; i++) {
        const struct unit_changed *change = &changes->list[i];
        list[i] = (struct roster_change){.unit = roster_find(now, change->unit),
                                         .member = change->member,
                                         .kind = change->kind,
                                         .value = change->value,
                                         .text = change->text,
                                         .clause = change->clause,
                                         .before = change->before,
                                         .after = change->after};
        if (list[i].unit < 0)
            return false;
    }
    ret->kind = ROSTER_CHANGED;
    ret->count = changes->count;
    ret->changes = list;
    return list != NULL;
}

/* A ruling that names units counts even where it changes nothing: its correction takes its place. */
static bool ruling_event(struct arena *arena, const struct json_t *root, const struct act *act,
                         const struct roster *now, struct roster_event *ret, bool *ret_any)
{
    const char *ruleset = json_text_member(root, "ruleset"), *name = json_text_member(root, "step");
    const struct ruleset *rules = ruleset ? ruleset_find(ruleset) : NULL;
    const struct step *step = rules && name ? step_find(rules, name) : NULL;
    static const struct unit_changes none = {0};
    const struct units_said *said;
    if (!json_member(root, "units") && !act->ruling.corrects)
        return true;
    if (!step || !units_said_read(arena, root, step, now->type, &said))
        return false;
    *ret_any = said || act->ruling.corrects;
    ret->replaces = act->ruling.corrects;
    return !*ret_any || changed_event(arena, said && said->applied ? &said->changes : &none, now, ret);
}

bool roster_event_read(struct arena *arena, const struct json_t *root, const struct act *act, int64_t voids,
                       const struct roster *now, struct roster_event *ret, bool *ret_any)
{
    struct unit_changes changes;
    *ret = (struct roster_event){.seq = act->seq};
    *ret_any = false;
    switch (act->kind) {
    case ACT_OPENED:
    case ACT_UNITS_ADDED:
        *ret_any = json_member(root, "units") != NULL;
        return !*ret_any || added_event(arena, root, now, ret);
    case ACT_UNIT_CHANGED:
        *ret_any = true;
        return unit_changes_read(arena, root, now->type, &changes) && changed_event(arena, &changes, now, ret);
    case ACT_TURN:
        *ret_any = true;
        ret->kind = ROSTER_TURNED;
        return turn_read(root, now->type, &ret->turn, &ret->phase);
    case ACT_RULING:
    case ACT_CORRECTION:
        return ruling_event(arena, root, act, now, ret, ret_any);
    default:
        *ret_any = voids != 0;
        ret->kind = ROSTER_VOIDED;
        ret->replaces = voids;
        return true;
    }
}
