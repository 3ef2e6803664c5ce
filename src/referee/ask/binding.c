/* With a roster: what units fill in, and what the ruling changes in them. */
#include "binding.h"
#include "unit_requests.h"
#include <stdlib.h>
#include <string.h>

static int by_name(const void *left, const void *right)
{
    const struct role_units *a = left, *b = right;
    return strcmp(a->role, b->role);
}

/* Who takes which role, as the entry says it. */
static void roles_say(const struct named_units *named, const struct step *step, struct units_said *said)
{
    for (int32_t role = 0; step->roles[role].name; role++)
        if (named->count[role] > 0)
            said->roles[said->role_count++] = (struct role_units){.role = step->roles[role].name,
                                                                  .many = step->roles[role].many,
                                                                  .count = named->count[role],
                                                                  .ids = named->ids[role]};
    qsort(said->roles, (size_t)said->role_count, sizeof said->roles[0], by_name);
}

static int32_t named_count(const struct named_units *named)
{
    int32_t count = 0;
    for (int32_t role = 0; role < UNIT_ROLES_MAX; role++)
        count += named->count[role];
    return count;
}

/* Where the names will stand, for the resolver and for the entry. */
static void names_point(const struct named_units *named, const struct step *step, struct bound_units *units)
{
    int32_t next = 0;
    for (int32_t role = 0; step->roles[role].name; role++)
        for (int32_t item = 0; item < named->count[role]; item++) {
            units->told.ids[role][item] = named->ids[role][item];
            units->told.names[role][item] = units->names ? units->names[next++] : NULL;
        }
    for (int32_t i = 0; i < units->said.role_count; i++)
        units->said.roles[i].names = units->told.names[unit_role_find(step, units->said.roles[i].role)];
}

bool binding_start(struct binding *binding, struct arena *arena, const struct intent *intent)
{
    const struct named_units *named = intent->units;
    *binding = (struct binding){.intent = intent, .question = intent->question};
    if (!named)
        return true;
    struct bound_units *units = arena_take_zero(arena, sizeof *units);
    if (!units)
        return false;
    size_t pointers = (size_t)named->fillable_count * sizeof units->autofilled[0];
    units->arena = arena;
    units->input = arena_take(arena, intent->step->input->size);
    units->given = (struct members_given){units->input, intent->step->input,
                                          arena_take(arena, members_given_size(intent->step->input))};
    units->autofilled = arena_take(arena, pointers);
    units->overridden = arena_take(arena, pointers);
    units->assumed = arena_take(arena, pointers);
    units->scratch = arena_take(arena, intent->step->input->size);
    units->names = arena_take(arena, (size_t)(named_count(named) + 1) * sizeof units->names[0]);
    units->barred = arena_take(arena, UNIT_BARS_MAX * sizeof units->barred[0]);
    units->said.named = true;
    units->said.applied = named->apply;
    roles_say(named, intent->step, &units->said);
    names_point(named, intent->step, units);
    binding->question.input = units->input;
    binding->question.units = &units->told;
    binding->units = units;
    return units->input && units->given.bits && units->autofilled && units->overridden && units->assumed &&
           units->scratch && units->names && units->barred;
}

/* A binding while it is made. */
struct making {
    const struct intent *intent;
    struct bound_units *units;
    const struct roster *roster;
    struct violations *violations;
    /* for bars, once the inputs are filled */
    uint32_t taken; /* roles, as in struct barring */
    bool whole;
    const struct fillable *too_many; /* for which more figures are ready than it takes; NULL: none */
};

/* Why the unit may not take the role; NULL: it may. */
static const char *bar_of(const struct making *making, const struct unit_role *role, int32_t unit,
                          enum umpire_error *ret_code)
{
    const struct roster *roster = making->roster;
    const char *out = roster_out(roster, unit);
    if (out && role->in_play && !making->intent->override) {
        *ret_code = ERROR_UNIT_OUT;
        return out;
    }
    *ret_code = ERROR_UNIT_NOT_ELIGIBLE;
    return role->unfit ? role->unfit(roster->units[unit].own) : NULL;
}

/* Says what is wrong with a unit, where the body names it. */
static void unit_violate(const struct making *making, int32_t role, int32_t item, enum umpire_error code,
                         const char *words, const char *more)
{
    const struct unit_role *part = &making->intent->step->roles[role];
    char pointer[VIOLATION_POINTER_MAX];
    struct text text;
    text_start(&text, pointer, sizeof pointer);
    text_format(&text, "/units/%s", part->name);
    if (part->many)
        text_format(&text, "/%d", item);
    violation_add(making->violations, code, pointer, "%s%s", words, more);
}

/* "Jeb cannot take part, being out of the game: knocked out", of the fate "knocked_out". */
static void out_violate(const struct making *making, int32_t role, int32_t item, const char *fate)
{
    enum { WORDS_MAX = 96 };
    char words[WORDS_MAX];
    struct text text;
    text_start(&text, words, sizeof words);
    text_add(&text, " cannot take part, being out of the game: ");
    text_add_name(&text, fate);
    unit_violate(making, role, item, ERROR_UNIT_OUT, making->units->told.names[role][item], words);
}

static void unit_find(const struct making *making, int32_t role, int32_t item)
{
    int32_t unit = roster_find(making->roster, making->intent->units->ids[role][item]);
    enum umpire_error code;
    const char *bar = unit < 0 ? NULL : bar_of(making, &making->intent->step->roles[role], unit, &code);
    making->units->assignment.units[role][item] = unit;
    if (unit >= 0)
        memcpy((char *)(uintptr_t)making->units->told.names[role][item], making->roster->units[unit].name,
               sizeof making->roster->units[unit].name);
    if (unit < 0)
        unit_violate(making, role, item, ERROR_UNIT_UNKNOWN, "the session has no unit of this id", "");
    else if (bar && code == ERROR_UNIT_OUT)
        out_violate(making, role, item, bar);
    else if (bar)
        unit_violate(making, role, item, code, "the unit cannot take this role: ", bar);
}

static void units_find(const struct making *making)
{
    const struct named_units *named = making->intent->units;
    if (!making->roster) {
        violation_add(making->violations, ERROR_UNIT_UNKNOWN, "/units", "the session has no units");
        return;
    }
    for (int32_t role = 0; making->intent->step->roles[role].name; role++) {
        making->units->assignment.count[role] = named->count[role];
        for (int32_t item = 0; item < named->count[role]; item++)
            unit_find(making, role, item);
    }
}

/* Whether a unit is named before this place, where roles do not allow for that. */
static bool is_named_before(const struct making *making, int32_t role, int32_t item)
{
    const struct assignment *assignment = &making->units->assignment;
    const struct unit_role *roles = making->intent->step->roles;
    for (int32_t other = 0; other <= role; other++)
        for (int32_t i = 0; i < (other < role ? assignment->count[other] : item); i++)
            if (assignment->units[other][i] == assignment->units[role][item] &&
                (!roles[role].camp || roles[other].camp != roles[role].camp || (other == role && roles[role].once)))
                return true;
    return false;
}

static void repeats_find(const struct making *making)
{
    for (int32_t role = 0; making->intent->step->roles[role].name; role++)
        for (int32_t item = 0; item < making->units->assignment.count[role]; item++)
            if (is_named_before(making, role, item))
                unit_violate(making, role, item, ERROR_NOT_UNIQUE, "the unit is named twice", "");
}

/* Of roles that fill the same input only one may be taken. */
static void clash_find(const struct making *making)
{
    const struct fillable *list = making->intent->units->fillable;
    for (int32_t i = 1; i < making->intent->units->fillable_count; i++)
        if (strcmp(list[i - 1].pointer, list[i].pointer) == 0) {
            unit_violate(making, list[i].role, list[i].item, ERROR_CONFLICTING_FIELDS,
                         "another unit fills the same input: name one of them; it is ", list[i].to->title);
            return;
        }
}

static void items_check(const struct making *making)
{
    const struct intent *intent = making->intent;
    for (int32_t role = 0; intent->step->roles[role].name; role++) {
        const struct unit_role *part = &intent->step->roles[role];
        char pointer[VIOLATION_POINTER_MAX];
        struct text text;
        int32_t count = intent->units->count[role];
        if (!count || roster_items_fit(intent->step, role, count, intent->question.input))
            continue;
        text_start(&text, pointer, sizeof pointer);
        text_format(&text, "/input/%s", part->place);
        violation_add(
            making->violations, ERROR_CONFLICTING_FIELDS, pointer,
            "%s takes another number of units than the input has items: it must have one for each, or be left "
            "out",
            part->name);
    }
}

/* Whether units and roles fit each other: one look after the other, as far as nothing is wrong. */
static bool units_assign(const struct making *making)
{
    static void (*const looks[])(const struct making *) = {units_find, repeats_find, clash_find, items_check};
    for (size_t i = 0; i < sizeof looks / sizeof looks[0] && making->violations->count == 0; i++)
        looks[i](making);
    return making->violations->count == 0;
}

/* ---- What bars the units ---- */

static bool is_out(const struct making *making, int32_t role, int32_t item)
{
    const struct unit_role *part = &making->intent->step->roles[role];
    return part->in_play && roster_out(making->roster, making->units->assignment.units[role][item]);
}

/* A bar that a unit in a role met. Those beyond what an entry holds say nothing new. */
static void bar_meet(const struct making *making, int32_t role, int32_t item, struct bar_found found, bool due)
{
    struct question_units *told = &making->units->told;
    const struct intent *intent = making->intent;
    if (told->bar_count == UNIT_BARS_MAX)
        return;
    found.role = role;
    found.item = item;
    if (intent->override)
        found.waiver = BAR_OVERRIDDEN;
    else if (due && enforce_due_of(intent->ruleset->options, intent->question.options) == ENFORCE_DUE_WARN)
        found.waiver = BAR_WARNED;
    told->bars[told->bar_count++] = found;
}

/* In which roles a unit stands: a bit each. */
static uint32_t roles_of(const struct making *making, int32_t unit)
{
    const struct assignment *assignment = &making->units->assignment;
    uint32_t roles = 0;
    for (int32_t role = 0; making->intent->step->roles[role].name; role++)
        for (int32_t item = 0; item < assignment->count[role]; item++)
            if (assignment->units[role][item] == unit)
                roles |= UINT32_C(1) << role;
    return roles;
}

static uint32_t roles_taken(const struct making *making)
{
    uint32_t roles = 0;
    for (int32_t role = 0; making->intent->step->roles[role].name; role++)
        if (making->units->assignment.count[role] > 0)
            roles |= UINT32_C(1) << role;
    return roles;
}

/* Whether the question says all that its step demands; in an entry it does. */
static bool is_whole(const struct making *making)
{
    const struct fields *fields = making->intent->step->input;
    for (size_t i = 0; !making->intent->units->recorded && i < fields->count; i++)
        if (fields->list[i].presence == FIELD_REQUIRED &&
            !members_given_has(&making->units->given, &fields->list[i], making->units->input))
            return false;
    return true;
}

/* One unit and one role, which it has or not. */
static struct barring barring_of(const struct making *making, int32_t unit, int32_t role)
{
    return (struct barring){.unit = making->roster->units[unit].own,
                            .options = making->intent->question.options,
                            .input = making->units->input,
                            .step = making->intent->step,
                            .role = role,
                            .roles = roles_of(making, unit),
                            .taken = making->taken,
                            .whole = making->whole,
                            .named = making->units->assignment.units[role],
                            .count = making->units->assignment.count[role],
                            .ids = making->units->told.ids};
}

/* Whom the unit goes with in this role, where somebody is named there. */
static void leader_find(const struct making *making, int32_t unit, struct barring *barring)
{
    const struct assignment *assignment = &making->units->assignment;
    const char *led_by = barring->step->roles[barring->role].led_by;
    int32_t role = led_by ? unit_role_find(barring->step, led_by) : -1;
    if (role < 0 || assignment->count[role] == 0)
        return;
    barring->leader = making->roster->units[assignment->units[role][0]].own;
    barring->leader_is_friend = roster_are_friends(making->roster, unit, assignment->units[role][0]);
}

/* What the state of one unit bars. */
static void states_bar(const struct making *making, int32_t role, int32_t item)
{
    const struct step *step = making->intent->step;
    const struct unit_role *part = &step->roles[role];
    const struct fields *unused;
    struct barring barring = barring_of(making, making->units->assignment.units[role][item], role);
    barring.item = item;
    if (part->place)
        barring.at = (const char *)making->units->input + role_place(step, role, item, &unused);
    leader_find(making, making->units->assignment.units[role][item], &barring);
    if (is_out(making, role, item)) {
        bar_meet(making, role, item, bar_found_of(&unit_bar_out), false);
        return;
    }
    /* In a role that the rules have for who is gone, what it owes itself bars nothing. */
    bool gone = roster_out(making->roster, making->units->assignment.units[role][item]);
    for (const struct unit_bar *bar = making->roster->type->bars; bar && bar->name; bar++)
        if (unit_bar_concerns(bar, step, role) && !(gone && bar->rule == BAR_DUE) && bar->holds(&barring)) {
            struct bar_found found = bar_found_of(bar);
            found.most = bar->most ? bar->most(&barring) : FIELD_ABSENT;
            bar_meet(making, role, item, found, bar->rule == BAR_DUE);
        }
}

/* Whether a unit is attacked by its own side. */
static bool is_attacked_by_friends(const struct making *making, int32_t role, int32_t item)
{
    const struct assignment *assignment = &making->units->assignment;
    const struct unit_role *roles = making->intent->step->roles;
    for (int32_t other = 0; roles[role].opposed == 2 && roles[other].name; other++)
        for (int32_t i = 0; roles[other].opposed == 1 && i < assignment->count[other]; i++)
            if (roster_are_friends(making->roster, assignment->units[role][item], assignment->units[other][i]))
                return true;
    return false;
}

static void bars_find(const struct making *making)
{
    const struct step *step = making->intent->step;
    for (int32_t role = 0; step->roles[role].name; role++)
        for (int32_t item = 0; item < making->units->assignment.count[role]; item++) {
            states_bar(making, role, item);
            if (is_attacked_by_friends(making, role, item))
                bar_meet(making, role, item, bar_found_of(&unit_bar_friends), false);
        }
}

/* The same as the entry says it. */
static void bars_say(struct bound_units *units, const struct step *step)
{
    for (int32_t i = 0; i < units->told.bar_count; i++) {
        const struct bar_found *found = &units->told.bars[i];
        units->barred[i] = (struct unit_barred){.bar = found->name,
                                                .clause = found->clause,
                                                .input = found->input,
                                                .most = found->most,
                                                .role = step->roles[found->role].name,
                                                .unit = units->told.ids[found->role][found->item],
                                                .waived = found->waiver};
    }
    units->said.barred = (struct units_barred){units->told.bar_count, units->barred};
}

/* ---- What the units fill in ---- */

static void pointer_add(struct pointers *pointers, const struct fillable *fillable)
{
    ((const char **)(uintptr_t)pointers->list)[pointers->count++] = fillable->pointer;
}

/* How often each number or choice stands in a list, weighed so that the order does not matter. */
static bool lists_differ(const struct field *to, const char *given, const char *known)
{
    int32_t counts[2];
    memcpy(&counts[0], given + to->count, sizeof counts[0]);
    memcpy(&counts[1], known + to->count, sizeof counts[1]);
    const int32_t *a = (const void *)(given + to->offset), *b = (const void *)(known + to->offset);
    if (counts[0] != counts[1])
        return true;
    for (int32_t i = 0; i < counts[0]; i++) {
        int32_t in_a = 0, in_b = 0;
        for (int32_t k = 0; k < counts[0]; k++) {
            in_a += a[k] == a[i];
            in_b += b[k] == a[i];
        }
        if (in_a != in_b)
            return true;
    }
    return false;
}

/* How what was given differs from what the unit knows: below 0 less, above 0 more or otherwise, 0 not at all. */
static int64_t given_differs(const struct making *making, const struct fillable *fillable, int32_t unit)
{
    const struct field *to = fillable->to;
    const char *place = (const char *)making->units->input + fillable->place;
    char *known = (char *)making->units->scratch + fillable->place;
    if (to->kind == FIELD_LIST) {
        roster_fill(making->roster, unit, fillable->fill, to, known);
        return lists_differ(to, place, known);
    }
    if (to->kind != FIELD_TEXT)
        return (int64_t)unit_number(to, place) - roster_knows(making->roster, unit, fillable->fill);
    roster_fill(making->roster, unit, fillable->fill, to, known);
    return strcmp(place + to->offset, known + to->offset) != 0;
}

/* A record fact was given otherwise, or the unit has nothing that the input takes: of figures the unit's number is
 * told. */
static void known_meet(const struct making *making, const struct fillable *fillable, int32_t unit)
{
    struct bar_found found = bar_found_known(fillable->fill, fillable->pointer);
    if (fillable->fill->kind == FILLS_AT_MOST)
        found.most = roster_knows(making->roster, unit, fillable->fill);
    bar_meet(making, fillable->role, fillable->item, found, false);
}

/* What was given, and the unit knows, too: it wins, but a record fact that is given otherwise bars. */
static void given_weigh(const struct making *making, const struct fillable *fillable, int32_t unit)
{
    const struct unit_fills *fill = fillable->fill;
    bool in_doubt = fill->in_doubt && fill->in_doubt(making->roster->units[unit].own);
    bool on_table = fill->kind == FILLS_TABLE_FACT || in_doubt;
    int64_t differs = on_table ? 1 : given_differs(making, fillable, unit);
    if (differs)
        pointer_add(&making->units->said.overridden, fillable);
    if (fill->kind == FILLS_AT_MOST && differs < 0)
        making->units->told.fewer[fillable->role][fillable->item] = true;
    if (!on_table && (fill->kind == FILLS_AT_MOST ? differs > 0 : differs != 0))
        known_meet(making, fillable, unit);
}

static void unfit_say(const struct making *making, const struct fillable *fillable)
{
    violation_add(making->violations, ERROR_OUT_OF_RANGE, fillable->pointer,
                  "what the unit has is outside the range of this input");
}

/* What the unit has is outside the range of the input. A record fact bars then (no figure is ready), and the input gets
 * what is nearest; of others, and where more are ready than may be given, the players must say what is meant. */
static void unfit_weigh(struct making *making, const struct fillable *fillable, int32_t unit, void *place)
{
    const struct field *to = fillable->to;
    bool text = to->kind == FIELD_TEXT;
    int32_t known = text ? FIELD_ABSENT : roster_knows(making->roster, unit, fillable->fill);
    bool more = fillable->fill->kind == FILLS_AT_MOST && known > to->max;
    if (fillable->fill->kind == FILLS_TABLE_FACT || text) {
        unfit_say(making, fillable);
        return;
    }
    unit_set_number(to, place, known < to->min ? to->min : to->max);
    if (more)
        making->too_many = fillable;
    else
        known_meet(making, fillable, unit);
}

/* Whether an input that the unit leaves to its profile, kind or rank was given otherwise. */
static bool is_given_otherwise(const struct making *making, const struct fillable *fillable, int32_t unit)
{
    const struct unit_type *type = making->roster->type;
    const struct field *to = fillable->to;
    const char *place = (const char *)making->units->input + fillable->place, *member = fillable->fill->member;
    const void *own = making->roster->units[unit].own;
    int32_t follows =
        member && type->follows ? type->follows(own, making->intent->question.options, member) : FIELD_ABSENT;
    if (follows == FIELD_ABSENT || !field_given(to, place))
        return false;
    return to->kind == FIELD_TEXT || unit_number(to, place) != follows;
}

/* Whether the default of what nobody said counts for anything. */
static bool is_assumed(const struct making *making, const struct unit_fills *fill)
{
    return fill->assumed && (!fill->matters || fill->matters(making->units->input, making->intent->question.options));
}

/* Whether the unit in this place stands in another one of the role, too. */
static bool is_in_parts(const struct making *making, int32_t role, int32_t item)
{
    const struct assignment *assignment = &making->units->assignment;
    int32_t places = 0;
    for (int32_t i = 0; i < assignment->count[role]; i++)
        places += assignment->units[role][i] == assignment->units[role][item];
    return places > 1;
}

/* Whether the unit knows what it fills here, beside what is given. */
static bool unit_knows(const struct making *making, const struct fillable *fillable, int32_t unit)
{
    const struct unit_fills *fill = fillable->fill;
    return !(fill->whole && is_in_parts(making, fillable->role, fillable->item)) &&
           (!fill->fits || fill->fits(making->roster->units[unit].own, making->units->input));
}

/* One input. Of a unit that is out of the game as much is known as of others: the umpire lets it act (X-OVER). */
static void input_fill(struct making *making, const struct fillable *fillable)
{
    struct bound_units *units = making->units;
    void *place = (char *)units->input + fillable->place;
    bool given = members_given_has(&units->given, fillable->to, place);
    int32_t unit = units->assignment.units[fillable->role][fillable->item];
    bool knows = unit_knows(making, fillable, unit);
    enum filling filling = !knows
                               ? FILLING_UNKNOWN
                               : roster_fill(making->roster, unit, fillable->fill, fillable->to, given ? NULL : place);
    if (filling == FILLING_UNKNOWN) {
        if (given && is_given_otherwise(making, fillable, unit))
            pointer_add(&units->said.overridden, fillable);
        return;
    }
    if (given) {
        given_weigh(making, fillable, unit);
        return;
    }
    if (filling == FILLING_UNFIT && is_out(making, fillable->role, fillable->item)) {
        violation_add(making->violations, ERROR_MISSING_FIELD, fillable->pointer,
                      "is required: the unit is out of the game, and has no number that fits here");
        return;
    }
    if (filling == FILLING_UNFIT)
        unfit_weigh(making, fillable, unit, place);
    pointer_add(&units->said.autofilled, fillable);
    members_given_add(&units->given, fillable->to, place);
}

/* What neither the question nor a unit has said, when all that units know is filled in. */
static void assumed_list(const struct making *making)
{
    struct bound_units *units = making->units;
    for (int32_t i = 0; i < making->intent->units->fillable_count; i++) {
        const struct fillable *fillable = &making->intent->units->fillable[i];
        if (!members_given_has(&units->given, fillable->to, (char *)units->input + fillable->place) &&
            is_assumed(making, fillable->fill))
            pointer_add(&units->said.assumed, fillable);
    }
}

/* The input as it was given, and what the units fill in. */
static void inputs_fill(struct making *making)
{
    const struct intent *intent = making->intent;
    struct bound_units *units = making->units;
    memcpy(units->input, intent->question.input, intent->step->input->size);
    memcpy(units->given.bits, intent->units->given.bits, members_given_size(intent->step->input));
    units->said.autofilled = (struct pointers){.list = units->autofilled};
    units->said.overridden = (struct pointers){.list = units->overridden};
    units->said.assumed = (struct pointers){.list = units->assumed};
    for (int32_t i = 0; i < intent->units->fillable_count; i++)
        input_fill(making, &intent->units->fillable[i]);
    assumed_list(making);
}

/* The first unit because of which somebody must take the role, by its place in the roster; -1: there is none. */
static int32_t wanting_unit(const struct making *making, int32_t role)
{
    for (int32_t unit = 0; unit < making->roster->count; unit++) {
        const struct barring barring = barring_of(making, unit, role);
        if (!roster_out(making->roster, unit) && making->intent->step->roles[role].wanted(&barring))
            return unit;
    }
    return -1;
}

/* Roles that nobody takes, and somebody must. */
static void wanted_find(const struct making *making)
{
    const struct step *step = making->intent->step;
    const struct roster *roster = making->roster;
    for (int32_t role = 0; step->roles[role].name; role++) {
        int32_t unit = step->roles[role].wanted && !(making->taken >> role & 1) ? wanting_unit(making, role) : -1;
        if (unit >= 0)
            unit_violate(making, role, 0, ERROR_MISSING_FIELD, roster->units[unit].name, step->roles[role].wanted_text);
    }
}

/* A list that has an item for each unit wants as many as the input says: one unit alone has no order. */
static void units_suffice(const struct making *making)
{
    const struct step *step = making->intent->step;
    for (int32_t role = 0; step->roles[role].name; role++) {
        const struct unit_role *part = &step->roles[role];
        if (!part->many || !part->fills || !part->place[0] || !making->intent->units->count[role])
            continue;
        const struct field *list = field_find(step->input, part->place, strlen(part->place));
        char pointer[VIOLATION_POINTER_MAX];
        int32_t count;
        struct text text;
        text_start(&text, pointer, sizeof pointer);
        text_format(&text, "/input/%s", part->place);
        memcpy(&count, (const char *)making->units->input + list->count, sizeof count);
        if (count < list->min)
            violation_add(making->violations, ERROR_MISSING_FIELD, pointer, "needs at least %d units", (int)list->min);
    }
}

bool binding_bind(struct binding *binding, const struct roster *roster, struct violations *violations)
{
    const struct intent *intent = binding->intent;
    struct bound_units *units = binding->units;
    struct making making = {.intent = intent, .units = units, .roster = roster, .violations = violations};
    if (!units)
        return true;
    units->told.bar_count = 0;
    units->told.overridden = intent->override != NULL;
    memset(units->told.fewer, 0, sizeof units->told.fewer);
    if (!units_assign(&making))
        return false;
    inputs_fill(&making);
    making.taken = roles_taken(&making);
    making.whole = is_whole(&making);
    bars_find(&making);
    bars_say(units, intent->step);
    if (making.too_many && !question_is_barred(&binding->question))
        unfit_say(&making, making.too_many);
    wanted_find(&making);
    if (!intent->units->recorded) {
        fields_require(intent->step->input, units->input, "/input", &units->given, violations);
        units_suffice(&making);
    }
    if (violations->count == 0 && intent->step->check)
        intent->step->check(&binding->question, violations);
    return violations->count == 0;
}

/* Memory for the changes that the entry says; what there is serves as long as it is enough. */
static bool changes_room(struct bound_units *units, int32_t count)
{
    if (count <= units->change_room)
        return true;
    int32_t room = count > ROSTER_CHANGES_MAX / 2 ? ROSTER_CHANGES_MAX : 2 * count;
    units->changes = arena_take(units->arena, (size_t)room * sizeof *units->changes);
    units->changed = arena_take(units->arena, (size_t)room * sizeof *units->changed);
    units->changed_ids = arena_take(units->arena, (size_t)room * sizeof *units->changed_ids);
    bool taken = units->changes && units->changed && units->changed_ids;
    units->change_room = taken ? room : 0;
    return taken;
}

/* Whose name the ruling says already, beside the roles. */
static bool is_named(const struct assignment *assignment, int32_t unit)
{
    for (int32_t role = 0; role < UNIT_ROLES_MAX; role++)
        for (int32_t i = 0; i < assignment->count[role]; i++)
            if (assignment->units[role][i] == unit)
                return true;
    return false;
}

/* Ids and texts outlive the roster. */
static bool change_say(struct bound_units *units, const struct roster *roster, int32_t number)
{
    struct roster_change *change = &units->changes[number];
    const struct roster_unit *unit = &roster->units[change->unit];
    char *id = units->changed_ids[number], *name = NULL;
    if (!is_named(&units->assignment, change->unit) &&
        !(name = arena_copy(units->arena, unit->name, strlen(unit->name))))
        return false;
    if (change->text) {
        size_t size = strlen(change->text) + 1;
        char *text = arena_take(units->arena, size);
        if (!text)
            return false;
        change->text = memcpy(text, change->text, size);
    }
    memcpy(id, unit->id, sizeof units->changed_ids[0]);
    units->changed[number] = unit_changed_of(id, name, change);
    return true;
}

bool binding_affect(struct binding *binding, const struct roster *roster, const struct ruling *ruling)
{
    struct bound_units *units = binding->units;
    struct roster_change list[ROSTER_CHANGES_MAX];
    struct effects effects;
    effects_start(&effects);
    if (ruling->step->effects && !question_is_barred(&ruling->question))
        ruling->step->effects(&ruling->question, ruling->status, ruling->outcome, &effects);
    int32_t count = roster_changes(roster, &units->assignment, &effects, list);
    units->said.changes = (struct unit_changes){.count = 0};
    if (effects.cut || count < 0 || !changes_room(units, count))
        return false;
    if (count)
        memcpy(units->changes, list, (size_t)count * sizeof *list);
    for (int32_t i = 0; i < count; i++)
        if (!change_say(units, roster, i))
            return false;
    units->said.changes = (struct unit_changes){.count = count, .list = units->changed};
    return true;
}
