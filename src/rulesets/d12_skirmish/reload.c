/* reload: a turn spent loading the weapon (D12-SHO-1, D12-MOV-3). */
#include "rulesets/d12_skirmish/d12_roster.h"

struct input {
    bool loaded, moved, pinned, fired, out_of_ammo;
    int32_t ability;
    int32_t unloaded, waiting; /* figures: those not loaded, and how many of them may not reload */
};
static const struct field input_rows[] = {
    FLAG(struct input, loaded, "Loaded already", "D12-SHO-1", "Whether the weapon is loaded already."),
    FLAG(struct input, moved, "Moves", "D12-MOV-3", "Whether the figure moves this turn."),
    CHOICE(struct input, ability, d12_abilities, "Ability", "D12-SKL-2",
           "The figure's ability. Only the Quick loader matters here.", DEFAULT(D12_NO_ABILITY)),
    FLAG(struct input, pinned, "Pinned", "D12-WND-3", "Whether the figure is pinned and so may do nothing."),
    FLAG(struct input, fired, "Fired", "D12-SHO-1",
         "Whether the weapon was fired or jammed this turn: reloading takes a turn of its own."),
    FLAG(struct input, out_of_ammo, "Out of ammo", "D12-MIS-1",
         "Whether the figure is out of ammo, so that there is nothing to load. The source does not say for how long."),
    NUMBER(struct input, unloaded, 0, D12_FIGURES_MAX, "Not loaded", "D12-SHO-1",
           "Figures whose weapons are not loaded. Fewer than a unit has are those of them that are to reload.",
           .unit = "figures", DEFAULT(1)),
    NUMBER(struct input, waiting, 0, D12_FIGURES_MAX, "Do not reload", "D12-WND-3",
           "Figures among them that are pinned or have fired this turn: they stay as they are. Where a unit does not "
           "know whether its pinned figures are those that are not loaded, it takes it that they are.",
           .unit = "figures", DEFAULT(0)),
};
static const struct fields input_fields =
    FIELDS("D12ReloadInput", "A figure that wants to reload.", input_rows, struct input);

struct outcome {
    bool loaded;
};
static const struct field outcome_rows[] = {
    FACT(struct outcome, loaded, "Loaded", "D12-SHO-1", "Whether the weapon is loaded now."),
};
static const struct fields outcome_fields =
    FIELDS("D12ReloadOutcome", "A weapon after a turn of loading.", outcome_rows, struct outcome);

WHEN(is_pinned, struct input, it->pinned)
WHEN(has_moved, struct input, !it->loaded && it->moved && it->ability != D12_QUICK_LOADER)
WHEN(has_no_ammo, struct input, !it->loaded && it->out_of_ammo)
WHEN(has_fired, struct input, !it->loaded && it->fired)
WHEN(all_wait, struct input, !it->loaded && it->waiting > 0 && it->waiting >= it->unloaded)

static const struct refusal refusals[] = {
    {"D12-WND-3", "A pinned figure may do nothing", is_pinned},
    {"D12-MOV-3", "A figure may not move and reload in one turn", has_moved},
    {"D12-MIS-1", "Who is out of ammo has nothing to load", has_no_ammo},
    {"D12-SHO-1", "Reloading takes a turn: not the one in which the weapon was fired", has_fired},
    {"D12-WND-3", "All who are not loaded are pinned or have fired this turn, and may not reload", all_wait},
};

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    (void)dice;
    const struct input *input = question->input;
    struct outcome *ret = ruled;
    if (IS_REFUSED(refusals, input, why))
        return RULING_NOT_PERMITTED;
    ret->loaded = input->loaded || input->unloaded > input->waiting;
    if (input->loaded) {
        explain(why, "D12-SHO-1", "The weapon is loaded already");
        return RULING_RESOLVED;
    }
    if (input->moved)
        explain(why, "D12-SKL-2", "A Quick loader may move and reload");
    explain(why, "D12-SHO-1", "A turn is spent on reloading");
    if (input->waiting > 0)
        explain_count(why, "D12-WND-3", "Who is pinned or has fired this turn does not reload", input->waiting);
    return RULING_RESOLVED;
}

static void say(const struct question *question, const void *outcome, struct text *line)
{
    (void)outcome;
    const struct input *input = question->input;
    const struct question_units *units = question->units;
    const char *name = unit_called(units, 0, 0, "The figure");
    int32_t figures = input->unloaded - input->waiting;
    if (input->loaded)
        text_format(line, "%s had loaded already.", name);
    else if (figures <= 0)
        text_format(line, "Nobody of %s reloaded.", unit_called(units, 0, 0, "the unit"));
    else if (figures > 1)
        text_format(line, "%d figures of %s reloaded.", figures, unit_called(units, 0, 0, "the unit"));
    else
        text_format(line, "%s reloaded.", name);
}

static int32_t lesser(int32_t a, int32_t b)
{
    return a < b ? a : b;
}

/* The figures that could load if they were free to. */
static int32_t loadable(const struct d12_roster_unit *unit)
{
    return lesser(unit->unloaded + unit->jammed, unit->figures);
}

/* Of several figures, some may have loaded weapons: the unit has loaded only when all have. */
FOUND(all_loaded, struct d12_roster_unit,
      unit->weapon == FIELD_ABSENT ? FIELD_ABSENT : unit->unloaded + unit->jammed + unit->out_of_ammo == 0)
/* The figures whose weapons are not loaded may all be dead. */
static bool may_be_loaded(const struct unit_fact *it)
{
    return all_loaded(it) == false && d12_roster_empty_least(it->unit) == 0;
}

static bool is_out_of_ammo(const struct d12_roster_unit *unit)
{
    return unit->out_of_ammo > 0 && loadable(unit) == 0;
}

static bool all_have_fired(const struct d12_roster_unit *unit)
{
    return unit->emptied > 0 && unit->emptied >= loadable(unit);
}

/* Figures that have fired this turn were not pinned in it. */
static int32_t waiting_of(const struct d12_roster_unit *unit)
{
    return lesser(unit->pinned + unit->emptied, loadable(unit));
}

FOUND(out_of_ammo, struct d12_roster_unit, is_out_of_ammo(unit))
FOUND(fired, struct d12_roster_unit, all_have_fired(unit))
FOUND(unloaded, struct d12_roster_unit, loadable(unit))
FOUND(waiting, struct d12_roster_unit, waiting_of(unit))
/* If fewer are to reload, they are those who are free. */
static bool all_are_asked(const struct unit_fact *it)
{
    return ((const struct input *)it->input)->unloaded >= loadable(it->unit);
}

/* How many may be able to reload: some of the unloaded may be pinned, or all of the pinned may be loaded. */
static int32_t free_most(const struct d12_roster_unit *unit)
{
    int32_t others = d12_roster_pinned_least(unit) + d12_roster_reloading_least(unit);
    int32_t most = lesser(unit->unloaded + unit->jammed - unit->emptied, unit->figures - others);
    return most > 0 ? most : 0;
}

int32_t d12_reload_most(const struct barring *it)
{
    return free_most(it->unit);
}

bool d12_reload_slowly(const void *input)
{
    const struct input *asked = input;
    return asked->ability != D12_QUICK_LOADER;
}

static bool loads(const void *input)
{
    return !((const struct input *)input)->loaded;
}

bool d12_reload_without_ammo(const struct d12_roster_unit *unit, const void *input)
{
    return loads(input) && is_out_of_ammo(unit);
}

bool d12_reload_after_firing(const struct d12_roster_unit *unit, const void *input)
{
    return loads(input) && all_have_fired(unit);
}

bool d12_reload_by_more(const struct d12_roster_unit *unit, const void *input)
{
    const struct input *asked = input;
    int32_t figures = asked->unloaded - asked->waiting;
    return loads(input) && figures > 0 && figures > free_most(unit);
}

bool d12_reload_without_others(const struct d12_roster_unit *unit, const void *input)
{
    return loads(input) && ((const struct input *)input)->waiting > waiting_of(unit);
}

bool d12_reload_by_nobody(const struct d12_roster_unit *unit, const void *input)
{
    return waiting_of(unit) > 0 && waiting_of(unit) >= loadable(unit) && all_wait(input);
}

static const struct unit_fills unit_fills[] = {
    KNOWS("loaded", "D12-SHO-1", D12_LOADED, .find = all_loaded, .in_doubt = may_be_loaded),
    D12_KNOWS_MOVED("moved"),
    FILLS("ability"),
    D12_KNOWS_PINNED("pinned"),
    KNOWS("fired", "D12-SHO-1", "whether its weapons were fired this turn is on record", .find = fired),
    KNOWS("out_of_ammo", "D12-MIS-1", "whether it is out of ammo is on record", .find = out_of_ammo),
    AT_MOST("unloaded", "D12-SHO-1", "fewer of its weapons are not loaded", "all of its weapons are loaded",
            .find = unloaded),
    FILLS("waiting", .find = waiting, .fits = all_are_asked),
    {0}};

/* A figure that waits must reload later, whether its weapon was fired or jammed; if all who live reload, the weapons of
 * the dead count no more. The source does not say how figures get new ammunition. */
static void apply(const struct question *question, const void *outcome, struct tabletop *tabletop)
{
    (void)outcome;
    const struct input *input = question->input;
    int32_t figures = input->unloaded - input->waiting;
    const struct d12_roster_unit *unit = unit_now(tabletop, 0, 0);
    if (input->loaded || !unit)
        return;
    if (unit_has_others(question->units, 0, 0)) {
        const int32_t unloaded = lesser(figures, unit->unloaded);
        unit_add(tabletop, 0, 0, "unloaded", -unloaded, "D12-SHO-1");
        unit_add(tabletop, 0, 0, "jammed", -lesser(figures - unloaded, unit->jammed), "D12-MIS-1");
    } else {
        unit_set_by_difference(tabletop, 0, 0, "unloaded", input->waiting, "D12-SHO-1");
        unit_set_by_difference(tabletop, 0, 0, "jammed", 0, "D12-MIS-1");
    }
    unit_add(tabletop, 0, 0, "reloading", figures, "D12-SHO-1");
}

const struct step d12_reload_step = {
    .name = "reload",
    .title = "Reload",
    .doc =
        "A turn spent on reloading a gunpowder weapon, or any weapon that jammed: not the turn in which it was fired, "
        "and it may be fired from the next turn on. Who moves may not reload, but for a Quick loader.",
    .dice = "None",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS(NULL),
    .clauses = STRINGS("D12-SHO-1", "D12-MOV-3", "D12-MIS-1", "D12-WND-3", "D12-SKL-2"),
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role, ROLE("unit", "The unit that reloads, all of its figures.", "", unit_fills,
                                         .in_play = true, .no_deed = D12_BY_FIGURES)),
    .apply = apply,
};
