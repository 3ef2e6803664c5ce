/* A second, naive reading of what entries do to units: out of their JSON, told again from the start whenever something
 * is put right, in numbers by the place of a member in its ruleset's table. It shares nothing with src/roster but that
 * table and what this file states for itself about new turns (demands.h). */
#pragma once
#include "verifying.h"
#include <jansson.h>

enum { NAIVE_UNITS = 24, NAIVE_MEMBERS = 96 };

struct naive_unit {
    char id[UNIT_ID_MAX + 1], side[80], name[FIELD_TEXT_SIZE(UNIT_NAME_MAX)];
    int32_t ever;                  /* how many had come in before it */
    int32_t number[NAIVE_MEMBERS]; /* FIELD_ABSENT: none; of a text its hash */
};

struct naive {
    const struct ruleset *ruleset;
    int32_t turn, phase, count;
    struct naive_unit units[NAIVE_UNITS];
};

struct naive_effect {
    int32_t unit, member, value;
    bool add, number; /* a number with a state before and after; else a text */
    int32_t before, after;
    bool ruled;   /* by a clause, and not by hand */
    bool follows; /* one of a hit that this unit owed stands before it */
};

/* What one entry says, as far as units go. */
struct naive_entry {
    bool counts;   /* it does something to units, or is a correction */
    bool undoable; /* it is of a kind that can be taken back */
    bool ruling;
    bool ended;              /* it was corrected or taken back */
    uint32_t named, changed; /* units, a bit for each that has ever come in; of a turn unit_game_look.h knows them */
    int32_t removes, renames, reassigns; /* a unit as it came in; -1: none */
    char name[FIELD_TEXT_SIZE(UNIT_NAME_MAX)], side[80];
    int64_t corrects, voids; /* 0: nothing */
    int64_t proposes;        /* what an undo would take back */
    int32_t turn, phase;     /* turn 0: none begins */
    int32_t effect_count, unit_count;
    struct naive_effect *effects;
    struct naive_unit *units;
};

struct naive_record {
    const struct ruleset *ruleset;
    struct naive_entry *list;
    int64_t count, room;
    int32_t unit_count;
    char ids[NAIVE_UNITS][UNIT_ID_MAX + 1];
};

static inline void naive_new_turn(const struct naive *naive, struct naive_unit *unit); /* demands.h */

static inline int32_t naive_text(const char *text)
{
    uint32_t hash = 2166136261u;
    for (; *text; text++)
        hash = (hash ^ (uint8_t)*text) * 16777619u;
    return (int32_t)(hash >> 1);
}

/* Looked for once where the same words ask for it again, a thousand times an entry: what was found is only compared. */
static inline int32_t naive_member(const struct ruleset *ruleset, const char *name)
{
    static struct found {
        const struct fields *fields;
        int32_t member;
    } founds[1024];
    const struct fields *fields = ruleset->units->fields;
    struct found *found = &founds[((uintptr_t)name ^ (uintptr_t)name >> 10) % (sizeof founds / sizeof founds[0])];
    if (found->fields == fields && strcmp(fields->list[found->member].name, name) == 0)
        return found->member;
    for (size_t i = 0; i < fields->count; i++)
        if (strcmp(fields->list[i].name, name) == 0) {
            *found = (struct found){fields, (int32_t)i};
            return (int32_t)i;
        }
    fail_msg("%s knows no %s", ruleset->name, name);
    return -1;
}

static inline int32_t naive_get(const struct naive *naive, const struct naive_unit *unit, const char *member)
{
    return unit->number[naive_member(naive->ruleset, member)];
}

static inline void naive_put(const struct naive *naive, struct naive_unit *unit, const char *member, int32_t value)
{
    unit->number[naive_member(naive->ruleset, member)] = value;
}

/* -2.5 is -2500. */
static inline int32_t naive_thousandths(double number)
{
    return (int32_t)(number * 1000 + (number < 0 ? -0.5 : 0.5));
}

static inline int32_t naive_number(const struct field *field, json_t *value)
{
    if (!value)
        return FIELD_ABSENT;
    if (field->kind == FIELD_DECIMAL)
        return naive_thousandths(json_number_value(value));
    if (json_is_integer(value))
        return (int32_t)json_integer_value(value);
    if (!json_is_string(value))
        return json_is_true(value);
    for (int32_t i = 0; field->kind == FIELD_ENUM && i < field->choices->count; i++)
        if (strcmp(field->choices->list[i].name, json_string_value(value)) == 0)
            return i;
    return naive_text(json_string_value(value));
}

static inline const char *naive_string(json_t *object, const char *name)
{
    return json_string_value(json_object_get(object, name));
}

static inline int32_t naive_unit_named(const struct naive_record *record, const char *id)
{
    for (int32_t i = record->unit_count - 1; i >= 0; i--) /* an id may be another unit's later */
        if (strcmp(record->ids[i], id) == 0)
            return i;
    fail_msg("nobody is called %s", id);
    return -1;
}

static inline void naive_units_read(struct naive_record *record, json_t *list, struct naive_entry *entry)
{
    const struct fields *fields = record->ruleset->units->fields;
    entry->unit_count = (int32_t)json_array_size(list);
    entry->units = calloc((size_t)entry->unit_count + 1, sizeof *entry->units);
    assert_non_null(entry->units);
    for (int32_t i = 0; i < entry->unit_count; i++) {
        json_t *unit = json_array_get(list, (size_t)i), *own = json_object_get(unit, "properties");
        snprintf(entry->units[i].id, sizeof entry->units[i].id, "%s", naive_string(unit, "id"));
        snprintf(entry->units[i].side, sizeof entry->units[i].side, "%s", naive_string(unit, "side"));
        snprintf(entry->units[i].name, sizeof entry->units[i].name, "%s", naive_string(unit, "name"));
        entry->units[i].ever = record->unit_count;
        entry->changed |= UINT32_C(1) << record->unit_count;
        for (size_t k = 0; k < fields->count; k++) {
            json_t *value = json_object_get(own, fields->list[k].name);
            bool text = fields->list[k].kind == FIELD_TEXT;
            entry->units[i].number[k] = !value && text ? naive_text("") : naive_number(&fields->list[k], value);
        }
        assert_true(record->unit_count < NAIVE_UNITS);
        memcpy(record->ids[record->unit_count++], entry->units[i].id, UNIT_ID_MAX + 1);
    }
}

static inline bool naive_is_owed_hit(const struct naive_record *record, int32_t member)
{
    static const char owed[] = "owed_hit_";
    return strncmp(record->ruleset->units->fields->list[member].name, owed, strlen(owed)) == 0;
}

static inline void naive_effects_read(const struct naive_record *record, json_t *list, struct naive_entry *entry)
{
    const struct fields *fields = record->ruleset->units->fields;
    entry->effect_count = (int32_t)json_array_size(list);
    entry->effects = calloc((size_t)entry->effect_count + 1, sizeof *entry->effects);
    assert_non_null(entry->effects);
    for (int32_t i = 0; i < entry->effect_count; i++) {
        json_t *effect = json_array_get(list, (size_t)i), *add = json_object_get(effect, "add");
        struct naive_effect *read = &entry->effects[i];
        read->member = naive_member(record->ruleset, naive_string(effect, "member"));
        read->unit = naive_unit_named(record, naive_string(effect, "unit"));
        entry->changed |= UINT32_C(1) << read->unit;
        const struct field *field = &fields->list[read->member];
        read->before = naive_number(field, json_object_get(effect, "from"));
        read->number = field->kind != FIELD_TEXT;
        json_t *to = json_object_get(effect, "to");
        read->after = !to && !read->number ? naive_text("") : naive_number(field, to);
        read->add = add != NULL;
        read->ruled = json_object_get(effect, "clause") != NULL;
        read->follows = false;
        for (int32_t j = 0; j < i; j++)
            read->follows = read->follows || (read[j - i].unit == read->unit && read[j - i].before != FIELD_ABSENT &&
                                              naive_is_owed_hit(record, read[j - i].member));
        read->value = add ? (int32_t)json_integer_value(add) : read->after;
    }
}

static inline void naive_turn_read(const struct naive_record *record, json_t *root, struct naive_entry *entry)
{
    const struct turn_phase *phases = record->ruleset->units->phases;
    const char *phase = naive_string(root, "phase");
    entry->turn = (int32_t)json_integer_value(json_object_get(root, "turn"));
    entry->phase = -1;
    for (int32_t i = 0; phase && phases[i].name; i++)
        if (strcmp(phases[i].name, phase) == 0)
            entry->phase = i;
}

static inline void naive_roles_read(const struct naive_record *record, json_t *roles, struct naive_entry *entry)
{
    const char *role;
    json_t *units, *unit;
    size_t i;
    json_object_foreach(roles, role, units)
    {
        if (json_is_string(units))
            entry->named |= UINT32_C(1) << naive_unit_named(record, json_string_value(units));
        json_array_foreach(units, i, unit) entry->named |= UINT32_C(1)
                                                           << naive_unit_named(record, json_string_value(unit));
    }
}

static inline void naive_standing_read(const struct naive_record *record, json_t *root, const char *kind,
                                       struct naive_entry *entry)
{
    bool changed = strcmp(kind, "unit_changed") == 0;
    entry->removes = entry->renames = entry->reassigns = -1;
    if (strcmp(kind, "unit_removed") == 0)
        entry->removes = naive_unit_named(record, naive_string(root, "unit"));
    if (strcmp(kind, "unit_renamed") == 0) {
        entry->renames = naive_unit_named(record, naive_string(root, "unit"));
        snprintf(entry->name, sizeof entry->name, "%s", naive_string(root, "name"));
    }
    if (strcmp(kind, "unit_reassigned") == 0) {
        entry->reassigns = naive_unit_named(record, naive_string(root, "unit"));
        entry->changed |= UINT32_C(1) << entry->reassigns;
        snprintf(entry->side, sizeof entry->side, "%s", naive_string(root, "side"));
    }
    naive_roles_read(record, json_object_get(root, "roles"), entry);
    if (entry->ruling || changed || entry->reassigns >= 0)
        entry->named |= entry->changed;
    entry->undoable = entry->ruling || changed || entry->turn || entry->renames >= 0 || entry->reassigns >= 0 ||
                      strcmp(kind, "units_added") == 0;
    entry->counts = entry->counts || (entry->undoable && !entry->ruling);
    if (entry->corrects)
        record->list[entry->corrects].ended = true;
    if (entry->voids)
        record->list[entry->voids].ended = true;
}

/* Takes one entry more. */
static inline void naive_add(struct naive_record *record, json_t *root)
{
    const char *kind = naive_string(root, "kind");
    if (record->count == record->room) {
        record->room = record->room ? 2 * record->room : 64;
        record->list = realloc(record->list, (size_t)record->room * sizeof *record->list);
        assert_non_null(record->list);
    }
    struct naive_entry *entry = &record->list[record->count++];
    memset(entry, 0, sizeof *entry);
    bool opened = strcmp(kind, "opened") == 0, corrects = strcmp(kind, "correction") == 0;
    bool ruling = corrects || strcmp(kind, "ruling") == 0;
    if (opened || strcmp(kind, "units_added") == 0)
        naive_units_read(record, json_object_get(root, "units"), entry);
    if ((ruling && json_is_true(json_object_get(root, "applied"))) || strcmp(kind, "unit_changed") == 0)
        naive_effects_read(record, json_object_get(root, "effects"), entry);
    if (strcmp(kind, "turn") == 0)
        naive_turn_read(record, root, entry);
    entry->counts = corrects || (ruling && json_object_get(root, "roles"));
    entry->corrects = corrects ? json_integer_value(json_object_get(root, "corrects")) : 0;
    if (strcmp(kind, "undo_proposed") == 0)
        entry->proposes = json_integer_value(json_object_get(root, "target"));
    if (strcmp(kind, "undo_answered") == 0 && json_is_true(json_object_get(root, "consent")))
        entry->voids = record->list[json_integer_value(json_object_get(root, "proposal"))].proposes;
    entry->ruling = ruling;
    naive_standing_read(record, root, kind, entry);
}

static inline struct naive_unit *naive_unit_there(struct naive *naive, int32_t ever)
{
    for (int32_t i = 0; i < naive->count; i++)
        if (naive->units[i].ever == ever)
            return &naive->units[i];
    fail_msg("unit %d is gone", ever);
    return NULL;
}

static inline void naive_go(struct naive *naive, int32_t ever)
{
    struct naive_unit *unit = naive_unit_there(naive, ever), *end = &naive->units[--naive->count];
    memmove(unit, unit + 1, (size_t)(end - unit) * sizeof *unit);
}

/* Hits that a figure owes: what a ruling put there goes behind those that are there, and what it took is taken from
 * wherever it is; false for other members. */
static inline bool naive_push_or_pop(const struct naive *naive, struct naive_unit *unit, const char *member,
                                     const struct naive_effect *effect)
{
    static const char *const hits[] = {"owed_hit_1", "owed_hit_2", "owed_hit_3",
                                       "owed_hit_4", "owed_hit_5", "owed_hit_6"};
    if (strncmp(member, "owed_hit_", strlen("owed_hit_")) != 0)
        return false;
    for (int i = 0; i < 6; i++) {
        if (naive_get(naive, unit, hits[i]) != effect->before)
            continue;
        if (effect->before == FIELD_ABSENT)
            naive_put(naive, unit, hits[i], effect->value);
        else if (!effect->follows)
            naive_put(naive, unit, hits[i], FIELD_ABSENT); /* the others move up when all is settled */
        break;
    }
    return true;
}

/* Who charged or ran over the unit: what a ruling put there goes where there is room. */
static inline bool naive_is_by_whom(struct naive_unit *unit, const struct field *field,
                                    const struct naive_effect *effect)
{
    static const char *const stems[] = {"charged_by_", "overrun_by_"};
    const size_t stem = strlen(stems[0]);
    if (strncmp(field->name, stems[0], stem) != 0 && strncmp(field->name, stems[1], stem) != 0)
        return false;
    const int32_t first = effect->member - (field->name[stem] - '1');
    for (int32_t i = 0; i < 4; i++)
        if (unit->number[first + i] == naive_text("")) {
            unit->number[first + i] = effect->value;
            break;
        }
    return true;
}

static inline void naive_effect(struct naive *naive, const struct naive_effect *effect)
{
    const struct field *field = &naive->ruleset->units->fields->list[effect->member];
    struct naive_unit *unit = naive_unit_there(naive, effect->unit);
    int32_t *number = &unit->number[effect->member];
    if (effect->ruled && naive_is_by_whom(unit, field, effect))
        return;
    if (effect->ruled && naive_push_or_pop(naive, unit, field->name, effect))
        return;
    int64_t sum = (int64_t)effect->value + (*number == FIELD_ABSENT ? 0 : *number);
    if (!effect->add)
        *number = effect->value;
    else
        *number = sum < field->min ? field->min : sum > field->max ? field->max : (int32_t)sum;
}

static inline const char *naive_word(const struct naive *naive, const struct naive_unit *unit, const char *member)
{
    int32_t at = naive_member(naive->ruleset, member), number = unit->number[at];
    return number == FIELD_ABSENT ? "" : naive->ruleset->units->fields->list[at].choices->list[number].name;
}

static inline bool naive_is_one_of(const char *word, const char *const *list)
{
    while (*list && strcmp(*list, word) != 0)
        list++;
    return *list != NULL;
}

/* Whether a colonial action is on a list of the kind (MWK-UNIT). */
static inline bool naive_colonial_lists(const char *kind, const char *action)
{
    static const char *const of_crews[] = {"stand_to", "limber", "unlimber", "move", "fire", "rally", NULL};
    static const char *const of_all[] = {"stand_to", "move",   "at_the_double", "skirmish",
                                         "fire",     "attack", "rally",         NULL};
    static const char *const of_regulars[] = {"close_order", "volley_fire", NULL};
    if (strstr(kind, "crewed"))
        return naive_is_one_of(action, of_crews);
    return naive_is_one_of(action, of_all) ||
           (strcmp(kind, "regular_infantry") == 0 && naive_is_one_of(action, of_regulars)) ||
           (strcmp(kind, "tribal_infantry") == 0 && strcmp(action, "go_to_ground") == 0);
}

/* A colonial unit stands only in a way that is on a list of its kind, and has nothing else yet to do; nor anything of a
 * skirmish that it has done. */
static inline void naive_colonial_settle(const struct naive *naive, struct naive_unit *unit)
{
    if (strcmp(naive_word(naive, unit, "action"), "skirmish") == 0 && naive_get(naive, unit, "fired") &&
        naive_get(naive, unit, "moved"))
        naive_put(naive, unit, "action_open", 0);
    const struct field *field = &naive->ruleset->units->fields->list[naive_member(naive->ruleset, "kind")];
    int32_t number = naive_get(naive, unit, "kind");
    if (number == FIELD_ABSENT)
        return;
    const char *kind = field->choices->list[number].name;
    if (strstr(kind, "crewed"))
        naive_put(naive, unit, "skirmishing", 0);
    if (strcmp(kind, "regular_infantry") != 0)
        naive_put(naive, unit, "close_order", 0);
    if (strcmp(kind, "tribal_infantry") != 0)
        naive_put(naive, unit, "gone_to_ground", 0);
    if (!naive_colonial_lists(kind, naive_word(naive, unit, "action")))
        naive_put(naive, unit, "action_open", 0);
}

/* What it does when it does nothing that counts. */
static inline void naive_stop(const struct naive *naive, struct naive_unit *unit)
{
    int32_t at = naive_member(naive->ruleset, "movement");
    const struct choices *choices = naive->ruleset->units->fields->list[at].choices;
    for (int32_t i = 0; i < choices->count; i++)
        if (strcmp(choices->list[i].name, "other") == 0)
            unit->number[at] = i;
}

/* No more live than are counted, nor than there are. */
static inline void naive_keep_within(const struct naive *naive, struct naive_unit *unit, const char *alive,
                                     int32_t count)
{
    int32_t figures = naive_get(naive, unit, "figures"), most = count < figures ? count : figures;
    if (naive_get(naive, unit, alive) > most)
        naive_put(naive, unit, alive, most);
}

/* Of a d12 unit of several figures no wounds are kept; a figure that lives has fewer than kill it: three of an
 * individual, two of a unit's officer, one less after a campaign. On horseback nobody crawls, nobody else is thrown.
 * An officer who was killed is not there. No more are pinned, fire or charge than there are or were. */
static inline void naive_d12_settle(const struct naive *naive, struct naive_unit *unit)
{
    static const char *const counted[] = {"pinned", "fired", "charging", "thrown"};
    static const char *const weapons[] = {"out_of_ammo", "jammed", "unloaded", "reloading"};
    int32_t all = naive_get(naive, unit, "figures") + naive_get(naive, unit, "losses"), unready = 0;
    for (size_t i = 0; i < sizeof counted / sizeof counted[0]; i++)
        if (naive_get(naive, unit, counted[i]) > all)
            naive_put(naive, unit, counted[i], all);
    for (size_t i = 0; i < sizeof weapons / sizeof weapons[0]; i++) {
        if (unready + naive_get(naive, unit, weapons[i]) > all)
            naive_put(naive, unit, weapons[i], all - unready);
        unready += naive_get(naive, unit, weapons[i]);
    }
    if (naive_get(naive, unit, "officer_killed"))
        naive_put(naive, unit, "has_officer", 0);
    if (strcmp(naive_word(naive, unit, "kind"), "foot") == 0)
        naive_put(naive, unit, "thrown", 0);
    if (strcmp(naive_word(naive, unit, "kind"), "cavalry") == 0 && naive_get(naive, unit, "thrown") == 0 &&
        strcmp(naive_word(naive, unit, "movement"), "crawling") == 0)
        naive_stop(naive, unit);
    bool individual = naive_get(naive, unit, "game") != 0, officer = naive_get(naive, unit, "officer");
    int32_t most = naive_get(naive, unit, "wounds_max");
    if (most == FIELD_ABSENT)
        most = individual ? 3 : 2;
    if (most > 1 && strcmp(naive_word(naive, unit, "ability"), "campaign_wound") == 0)
        most--;
    if (!individual && !officer)
        naive_put(naive, unit, "wounds", 0);
    else if (naive_get(naive, unit, "figures") > 0 && naive_get(naive, unit, "wounds") >= most)
        naive_put(naive, unit, "wounds", most - 1);
    static const char *const living[] = {"pinned", "pinned_next", "thrown", "fired", "charging"};
    static const char *const alive[] = {"pinned_alive", "pinned_next_alive", "thrown_alive", "fired_alive",
                                        "charging_alive"};
    for (size_t i = 0; i < sizeof living / sizeof living[0]; i++)
        naive_keep_within(naive, unit, alive[i], naive_get(naive, unit, living[i]));
    naive_keep_within(naive, unit, "unready_alive", unready);
}

/* Hits owed stand without a gap, also where a correction has taken
 * one out of the middle; and there is no full cover without one, nor a bayonet on
 * anything but a rifle. */
static inline void naive_settle(const struct naive *naive, struct naive_unit *unit)
{
    if (strcmp(naive->ruleset->name, "d12-skirmish") == 0)
        naive_d12_settle(naive, unit);
    if (strcmp(naive->ruleset->name, "colonial") == 0)
        naive_colonial_settle(naive, unit);
    static const char *const hits[] = {"owed_hit_1", "owed_hit_2", "owed_hit_3",
                                       "owed_hit_4", "owed_hit_5", "owed_hit_6"};
    if (strcmp(naive->ruleset->name, "tft-ww2") != 0)
        return;
    if (naive_get(naive, unit, "cover") == 0)
        naive_put(naive, unit, "full_cover", 0);
    const char *weapon = naive_word(naive, unit, "weapon");
    if (weapon[0] && strcmp(weapon, "rifle") != 0)
        naive_put(naive, unit, "bayonet_fixed", 0);
    for (int round = 0; round < 6; round++)
        for (int i = 0; i + 1 < 6; i++)
            if (naive_get(naive, unit, hits[i]) == FIELD_ABSENT) {
                naive_put(naive, unit, hits[i], naive_get(naive, unit, hits[i + 1]));
                naive_put(naive, unit, hits[i + 1], FIELD_ABSENT);
            }
}

static const char *const naive_contacts[] = {"contact_1", "contact_2", "contact_3",
                                             "contact_4", "contact_5", "contact_6"};

static inline bool naive_d12_is_out(const struct naive *naive, const struct naive_unit *unit)
{
    return naive_get(naive, unit, "fate") != 0 || naive_get(naive, unit, "figures") == 0;
}

/* The first place in which a unit says that it is in contact with another; -1: it does not. */
static inline int naive_contact(const struct naive *naive, const struct naive_unit *unit, const char *id)
{
    for (int i = 0; i < 6; i++)
        if (naive_get(naive, unit, naive_contacts[i]) == naive_text(id))
            return i;
    return -1;
}

/* With whom a unit is, one of the other side, and says so, too; both live. */
static inline bool naive_meets(const struct naive *naive, const struct naive_unit *unit, int place)
{
    int32_t said = naive_get(naive, unit, naive_contacts[place]);
    for (int32_t k = 0; k < naive->count; k++) {
        const struct naive_unit *other = &naive->units[k];
        if (naive_text(other->id) == said)
            return strcmp(other->side, unit->side) != 0 && !naive_d12_is_out(naive, other) &&
                   !naive_d12_is_out(naive, unit) && naive_contact(naive, other, unit->id) >= 0 &&
                   naive_contact(naive, unit, other->id) == place;
    }
    return false;
}

/* Both of two say that they are in contact, once, or neither. */
static inline void naive_part(struct naive *naive)
{
    for (int32_t i = 0; strcmp(naive->ruleset->name, "d12-skirmish") == 0 && i < naive->count; i++)
        for (int place = 0; place < 6; place++)
            if (naive_get(naive, &naive->units[i], naive_contacts[place]) != naive_text("") &&
                !naive_meets(naive, &naive->units[i], place))
                naive_put(naive, &naive->units[i], naive_contacts[place], naive_text(""));
}

/* X-FATE, of the colonial rules: losses take the last figures of a unit of which some were left when they were
 * recorded. Its friends that are still there may have seen it. */
static inline void naive_effect_tells(struct naive *naive, const struct naive_effect *effect)
{
    struct naive_unit *unit = naive_unit_there(naive, effect->unit);
    bool falls = strcmp(naive->ruleset->name, "colonial") == 0 && effect->add && effect->after > 0 &&
                 effect->member == naive_member(naive->ruleset, "figures") && naive_get(naive, unit, "figures") > 0 &&
                 naive_get(naive, unit, "figures") + effect->value <= 0 && naive_get(naive, unit, "fate") == 0;
    naive_effect(naive, effect);
    for (int32_t i = 0; falls && i < naive->count; i++) {
        struct naive_unit *other = &naive->units[i];
        int32_t seen = naive_get(naive, other, "friends_removed");
        if (other != unit && strcmp(other->side, unit->side) == 0 && naive_get(naive, other, "fate") == 0 &&
            naive_get(naive, other, "figures") > 0)
            naive_put(naive, other, "friends_removed", seen < 99 ? seen + 1 : 99);
    }
}

static inline void naive_apply(struct naive *naive, const struct naive_entry *entry)
{
    for (int32_t i = 0; i < entry->unit_count; i++)
        naive->units[naive->count++] = entry->units[i];
    for (int32_t i = 0; i < entry->effect_count; i++)
        naive_effect_tells(naive, &entry->effects[i]);
    for (int32_t i = 0; i < entry->effect_count; i++)
        naive_settle(naive, naive_unit_there(naive, entry->effects[i].unit));
    if (entry->removes >= 0)
        naive_go(naive, entry->removes);
    if (entry->renames >= 0)
        memcpy(naive_unit_there(naive, entry->renames)->name, entry->name, sizeof entry->name);
    if (entry->reassigns >= 0)
        snprintf(naive_unit_there(naive, entry->reassigns)->side, sizeof naive->units[0].side, "%s", entry->side);
    naive_part(naive);
    if (!entry->turn)
        return;
    for (int32_t i = 0; entry->turn != naive->turn && i < naive->count; i++)
        naive_new_turn(naive, &naive->units[i]);
    naive->turn = entry->turn;
    naive->phase = entry->phase;
}

/* The unit came in with an entry that has been taken back. */
static inline bool is_renamed_in_vain(const struct naive_record *record, const struct naive_entry *entry,
                                      const int64_t *instead)
{
    for (int64_t i = 0; entry->renames >= 0 && &record->list[i] != entry; i++)
        for (int32_t k = 0; k < record->list[i].unit_count; k++)
            if (record->list[i].units[k].ever == entry->renames)
                return instead[i] != 0;
    return false;
}

/* Everything up to an entry again: what was corrected or taken back up to another one, in its place. */
static inline void naive_tell(const struct naive_record *record, int64_t last, int64_t heard, struct naive *ret)
{
    int64_t *instead = calloc((size_t)heard + 1, sizeof *instead);
    assert_non_null(instead);
    ret->ruleset = record->ruleset;
    ret->turn = ret->phase = ret->count = 0;
    for (int64_t i = 0; i <= heard; i++) {
        int64_t place = record->list[i].corrects + record->list[i].voids;
        if (place && record->list[place].counts)
            instead[place] = i;
    }
    for (int64_t i = 0; i <= last; i++) {
        const struct naive_entry *entry = &record->list[i];
        if (entry->corrects && record->list[entry->corrects].counts)
            continue; /* it has been told in the place of what it corrects */
        int64_t stands = i;
        while (instead[stands])
            stands = instead[stands];
        if (is_renamed_in_vain(record, &record->list[stands], instead))
            continue;
        naive_apply(ret, &record->list[stands]);
    }
    free(instead);
}

static inline void naive_replay(const struct naive_record *record, int64_t last, struct naive *ret)
{
    naive_tell(record, last, last, ret);
}

/* What an entry that the newest one corrects had met, in whose place it stands. */
static inline void naive_before(const struct naive_record *record, int64_t place, struct naive *ret)
{
    while (record->list[place].corrects && record->list[record->list[place].corrects].counts)
        place = record->list[place].corrects;
    naive_tell(record, place - 1, record->count - 2, ret);
}

static inline void naive_free(struct naive_record *record)
{
    for (int64_t i = 0; i < record->count; i++) {
        free(record->list[i].effects);
        free(record->list[i].units);
    }
    free(record->list);
}
