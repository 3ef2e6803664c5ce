/* Units from entries: the ruleset's reading of their JSON. */
#include "referee/units_read.h"
#include "fields/decode.h"
#include <string.h>

/* Whether a text has 1 to `most` bytes and is well-formed, as in requests. */
static bool text_fits(const char *text, int32_t most)
{
    return text_look(text) == TEXT_SHOWS && strlen(text) <= (size_t)most;
}

/* The members of every unit, in any ruleset. */
static bool head_fits(const struct unit_entered *unit)
{
    return text_fits(unit->id, UNIT_ID_MAX) && text_fits(unit->name, FIELD_CHARACTER_MAX * UNIT_NAME_MAX) &&
           text_fits(unit->side, ROSTER_SIDE_MAX - 1);
}

bool units_entered_read(struct arena *arena, const struct unit_type *type, struct units_entered *units)
{
    struct violations *unused = arena_take(arena, sizeof *unused);
    struct unit_entered *list = arena_take(arena, ((size_t)units->count + 1) * sizeof *list);
    if (!unused || !list || units->count > ROSTER_UNITS_MAX || (units->count && !type))
        return false;
    violations_start(unused);
    for (int32_t i = 0; i < units->count; i++) {
        void *own = arena_take(arena, UNIT_SIZE_MAX);
        list[i] = units->list[i];
        list[i].fields = type->fields;
        list[i].own = own;
        if (!own || !head_fits(&list[i]) || !fields_decode(type->fields, list[i].read, "", own, unused))
            return false;
    }
    units->list = list;
    return true;
}

/* A number as field_write_number writes it; absent if it is missing and optional. */
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

static bool change_read(const struct unit_type *type, struct unit_changed *change)
{
    struct violations unused;
    char scratch[UNIT_SIZE_MAX];
    size_t length;
    change->field = field_find(type->fields, change->name, strlen(change->name));
    change->before = change->after = FIELD_ABSENT;
    if (!change->field)
        return false;
    if (change->field->kind == FIELD_TEXT) {
        struct field alone = *change->field;
        alone.offset = 0;
        violations_start(&unused);
        change->text = change->to ? json_text(change->to, &length) : "";
        return change->to ? member_decode(&alone, change->to, "", scratch, &unused) : alone.presence == FIELD_OPTIONAL;
    }
    return number_read(change->field, change->from, &change->before) &&
           number_read(change->field, change->to, &change->after) &&
           (change->add == FIELD_ABSENT || change->field->kind == FIELD_INT);
}

bool unit_changes_read(struct arena *arena, const struct unit_type *type, struct unit_changes *changes)
{
    struct unit_changed *list = arena_take(arena, ((size_t)changes->count + 1) * sizeof *list);
    if (!list || changes->count > ROSTER_CHANGES_MAX || !type)
        return false;
    for (int32_t i = 0; i < changes->count; i++) {
        list[i] = changes->list[i];
        if (!change_read(type, &list[i]))
            return false;
    }
    changes->list = list;
    return true;
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

/* The names of the units of a role, in the order of their ids. */
static bool names_read(struct arena *arena, const struct json_t *names, struct role_units *role)
{
    const struct json_t *value = json_member(names, role->role);
    const char **list = arena_take(arena, ((size_t)role->count + 1) * sizeof *list);
    size_t length;
    if (!list || (role->many && json_list_size(value) != (size_t)role->count))
        return false;
    for (int32_t i = 0; i < role->count; i++) {
        list[i] = json_text(role->many ? json_list_item(value, (size_t)i) : value, &length);
        if (!list[i] || length == 0 || length > FIELD_CHARACTER_MAX * UNIT_NAME_MAX)
            return false;
    }
    role->names = list;
    return true;
}

/* The units in roles, and the changes, by the ruleset of the session. */
static bool units_stated_read(struct arena *arena, const struct step *step, const struct unit_type *type,
                              struct units_stated *stated)
{
    const char *name = NULL;
    size_t count = json_member_count(stated->read);
    if (count > UNIT_ROLES_MAX || !step->roles)
        return false;
    stated->role_count = 0;
    for (const struct json_t *value; (value = json_next(stated->read, &name));)
        if (!role_read(arena, step, name, value, &stated->roles[stated->role_count++]))
            return false;
    for (int32_t i = 0; stated->names_read && i < stated->role_count; i++)
        if (!names_read(arena, stated->names_read, &stated->roles[i]))
            return false;
    return json_member_count(stated->names_read) == (stated->names_read ? count : 0) &&
           unit_changes_read(arena, type, &stated->changes);
}

static bool question_units_read(struct arena *arena, const struct entry_question *subject, struct units_stated *units)
{
    const struct ruleset *rules = ruleset_find(subject->ruleset);
    const struct step *step = rules ? step_find(rules, subject->step) : NULL;
    return !step || !units->named || units_stated_read(arena, step, rules->units, units);
}

bool ruling_units_read(struct arena *arena, struct entry_ruling *ruling)
{
    return question_units_read(arena, &ruling->subject, &ruling->units);
}

bool asked_units_read(struct arena *arena, struct entry_asked *asked)
{
    return question_units_read(arena, &asked->subject, &asked->units);
}

bool turn_read(const struct unit_type *type, int32_t turn, const char *name, int32_t *ret_phase)
{
    const struct turn_phase *phases = type ? type->phases : NULL;
    *ret_phase = -1;
    for (int32_t i = 0; name && phases && phases[i].name; i++)
        if (strcmp(phases[i].name, name) == 0)
            *ret_phase = i;
    return turn <= INT16_MAX && (!name || *ret_phase >= 0);
}

static bool added_event(struct arena *arena, struct units_entered entered, const struct roster *now,
                        struct roster_event *ret)
{
    if (!units_entered_read(arena, now->type, &entered))
        return false;
    struct roster_unit *units = arena_take_zero(arena, ((size_t)entered.count + 1) * sizeof *units);
    for (int32_t i = 0; units && i < entered.count; i++) {
        const struct unit_entered *unit = &entered.list[i];
        memcpy(units[i].id, unit->id, strlen(unit->id) + 1);
        memcpy(units[i].name, unit->name, strlen(unit->name) + 1);
        memcpy(units[i].side, unit->side, strlen(unit->side) + 1);
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
                                         .member = change->field,
                                         .kind = change->add == FIELD_ABSENT ? EFFECT_SET : EFFECT_ADD,
                                         .value = change->add == FIELD_ABSENT ? change->after : change->add,
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

/* A ruling that names units counts even if it changes nothing: its correction replaces it. */
static bool ruling_event(struct arena *arena, const struct entry_ruling *ruling, const struct roster *now,
                         struct roster_event *ret, bool *ret_any)
{
    static const struct unit_changes none = {0};
    const struct ruleset *rules = ruleset_find(ruling->subject.ruleset);
    *ret_any = ruling->units.named || ruling->corrects;
    if (!*ret_any)
        return true;
    if (!rules || rules->units != now->type || !step_find(rules, ruling->subject.step))
        return false;
    ret->replaces = ruling->corrects;
    return changed_event(arena, ruling->units.named && ruling->units.applied ? &ruling->units.changes : &none, now,
                         ret);
}

/* A current unit is renamed or removed. */
static bool unit_event(const char *id, const char *name, const struct roster *now, struct roster_event *ret)
{
    ret->kind = name ? ROSTER_RENAMED : ROSTER_REMOVED;
    ret->unit = roster_find(now, id);
    ret->name = name;
    return ret->unit >= 0 && (!name || text_fits(name, FIELD_CHARACTER_MAX * UNIT_NAME_MAX));
}

static bool reassigned_event(const struct entry_unit_reassigned *stated, const struct roster *now,
                             struct roster_event *ret)
{
    ret->kind = ROSTER_REASSIGNED;
    ret->unit = roster_find(now, stated->unit);
    ret->side = stated->side;
    return ret->unit >= 0 && text_fits(stated->side, ROSTER_SIDE_MAX - 1);
}

bool roster_event_read(struct arena *arena, const struct entry *entry, int64_t voids, const struct roster *now,
                       struct roster_event *ret, bool *ret_any)
{
    struct unit_changes changes;
    *ret = (struct roster_event){.seq = entry->seq};
    *ret_any = true;
    switch (entry->kind) {
    case ENTRY_OPENED:
        *ret_any = entry->opened.units.count != 0;
        return !*ret_any || added_event(arena, entry->opened.units, now, ret);
    case ENTRY_UNITS_ADDED:
        return added_event(arena, entry->units_added.units, now, ret);
    case ENTRY_UNIT_CHANGED:
        changes = entry->unit_changed.changes;
        return unit_changes_read(arena, now->type, &changes) && changed_event(arena, &changes, now, ret);
    case ENTRY_UNIT_RENAMED:
        return unit_event(entry->unit_renamed.unit, entry->unit_renamed.name, now, ret);
    case ENTRY_UNIT_REMOVED:
        return unit_event(entry->unit_removed.unit, NULL, now, ret);
    case ENTRY_UNIT_REASSIGNED:
        return reassigned_event(&entry->unit_reassigned, now, ret);
    case ENTRY_TURN:
        ret->kind = ROSTER_TURNED;
        ret->turn = entry->turn.turn;
        return turn_read(now->type, entry->turn.turn, entry->turn.phase, &ret->phase);
    case ENTRY_RULING:
    case ENTRY_CORRECTION:
        return ruling_event(arena, &entry->ruling, now, ret, ret_any);
    default:
        *ret_any = voids != 0;
        ret->kind = ROSTER_VOIDED;
        ret->replaces = voids;
        return true;
    }
}
