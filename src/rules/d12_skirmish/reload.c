/* reload: a turn spent on loading the weapon (D12-SHO-1, D12-MOV-3). */
#include "d12_roster.h"
#include "field_kinds.h"

static const struct field input_list[] = {
    {NAMED("loaded", "Loaded already", "D12-SHO-1", "Whether the weapon is loaded already."),
     FLAG(struct d12_reload_input, loaded)},
    {NAMED("moved", "Moves", "D12-MOV-3", "Whether the figure moves this turn."), FLAG(struct d12_reload_input, moved)},
    {NAMED("ability", "Ability", "D12-SKL-2", "The figure's ability. Only the Quick loader matters here."),
     CHOICE(struct d12_reload_input, ability, d12_abilities), DEFAULT(D12_NO_ABILITY)},
    {NAMED("pinned", "Pinned", "D12-WND-3", "Whether the figure is pinned and so may do nothing."),
     FLAG(struct d12_reload_input, pinned)},
    {NAMED("fired", "Fired", "D12-SHO-1",
           "Whether the weapon was fired or jammed this turn: reloading takes a turn of its own."),
     FLAG(struct d12_reload_input, fired)},
    {NAMED(
         "out_of_ammo", "Out of ammo", "D12-MIS-1",
         "Whether the figure is out of ammo, so that there is nothing to load. The source does not say for how long."),
     FLAG(struct d12_reload_input, out_of_ammo)},
    {NAMED("unloaded", "Not loaded", "D12-SHO-1", "Figures whose weapons are not loaded."), .unit = "figures",
     NUMBER(struct d12_reload_input, unloaded, 0, D12_FIGURES_MAX), DEFAULT(1)},
    {NAMED("waiting", "Do not reload", "D12-WND-3",
           "Figures among them that are pinned or have fired this turn: they stay as they are. Where a unit does not "
           "know whether its pinned figures are those that are not loaded, it takes it that they are."),
     .unit = "figures", NUMBER(struct d12_reload_input, waiting, 0, D12_FIGURES_MAX), DEFAULT(0)},
};
static const struct fields input_fields =
    FIELDS("D12ReloadInput", "A figure that wants to reload.", input_list, struct d12_reload_input);

static const struct field outcome_list[] = {
    {NAMED("loaded", "Loaded", "D12-SHO-1", "Whether the weapon is loaded now."),
     FACT(struct d12_reload_outcome, loaded)},
};
static const struct fields outcome_fields =
    FIELDS("D12ReloadOutcome", "A weapon after a turn of loading.", outcome_list, struct d12_reload_outcome);

/* Why nobody may reload, or NULL with the clause as it was. */
static const char *refusal_of(const struct d12_reload_input *input, const char **ret_clause)
{
    const struct {
        bool holds;
        const char *clause, *text;
    } refusals[] = {
        {input->moved && input->ability != D12_QUICK_LOADER, "D12-MOV-3",
         "A figure may not move and reload in one turn"},
        {input->out_of_ammo, "D12-MIS-1", "Who is out of ammo has nothing to load"},
        {input->fired, "D12-SHO-1", "Reloading takes a turn: not the one in which the weapon was fired"},
        {input->waiting > 0 && input->waiting >= input->unloaded, "D12-WND-3",
         "All who are not loaded are pinned or have fired this turn, and may not reload"},
    };
    for (size_t i = 0; i < FIELDS_COUNT(refusals); i++)
        if (refusals[i].holds) {
            *ret_clause = refusals[i].clause;
            return refusals[i].text;
        }
    return NULL;
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    (void)dice;
    const struct d12_reload_input *input = question->input;
    struct d12_reload_outcome *outcome = ret_outcome;
    const char *clause = "D12-WND-3";
    const char *refusal = input->pinned ? "A pinned figure may do nothing" : NULL;
    int32_t nothing = 0;
    if (!refusal && !input->loaded)
        refusal = refusal_of(input, &clause);
    if (refusal) {
        explain(why, clause, refusal);
        return RULING_NOT_PERMITTED;
    }
    outcome->loaded = true;
    if (input->loaded) {
        explain(why, "D12-SHO-1", "The weapon is loaded already");
        return RULING_RESOLVED;
    }
    if (input->moved)
        d12_modify_by_ability(&nothing, input->ability, D12_WHEN_RELOADING, D12_FOOT, why);
    explain(why, "D12-SHO-1", "A turn is spent on reloading");
    if (input->waiting > 0)
        explain_value(why, "D12-WND-3", "Who is pinned or has fired this turn does not reload", input->waiting);
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    (void)ruled;
    const struct d12_reload_input *input = question->input;
    text_add(line, input->loaded ? "The weapon is loaded already." : "The weapon is loaded again.");
}

/* Those who may load, were they free to. */
static int32_t loadable(const struct d12_roster_unit *unit)
{
    int32_t figures = unit->unloaded + unit->jammed;
    return figures < unit->figures ? figures : unit->figures;
}

/* Of several figures some may have loaded weapons: the unit is done only when all have. */
static int32_t all_loaded(const void *unit)
{
    const struct d12_roster_unit *known = unit;
    return known->weapon == FIELD_ABSENT ? FIELD_ABSENT : known->unloaded + known->jammed + known->out_of_ammo == 0;
}

static int32_t out_of_ammo(const void *unit)
{
    const struct d12_roster_unit *known = unit;
    return known->out_of_ammo > 0 && loadable(known) == 0;
}

static int32_t fired(const void *unit)
{
    const struct d12_roster_unit *known = unit;
    return known->emptied > 0 && known->emptied >= loadable(known);
}

static int32_t unloaded(const void *unit)
{
    return loadable(unit);
}

/* Who has fired this turn was not pinned in it. */
static int32_t waiting(const void *unit)
{
    const struct d12_roster_unit *known = unit;
    int32_t figures = known->pinned + known->emptied;
    return figures < loadable(known) ? figures : loadable(known);
}

static const struct unit_fills unit_fills[] = {FILLS_BY("loaded", all_loaded),
                                               FILLS("moved"),
                                               FILLS("ability"),
                                               FILLS_BY("pinned", d12_roster_pinned),
                                               FILLS_BY("fired", fired),
                                               FILLS_BY("out_of_ammo", out_of_ammo),
                                               FILLS_BY("unloaded", unloaded),
                                               FILLS_BY("waiting", waiting),
                                               NO_MORE_FILLS};
static const struct unit_role roles[] = {
    ROLE("unit", "The unit that reloads, all of its figures.", "", unit_fills, .in_play = true),
    NO_MORE_ROLES,
};

/* Whoever waits must reload later, whether his weapon was fired or jammed. How figures come by new ammunition the
 * source does not say. */
static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const struct d12_reload_input *input = question->input;
    (void)ruled;
    if (status != RULING_RESOLVED || input->loaded)
        return;
    effect_set(effects, 0, 0, "unloaded", input->waiting, "D12-SHO-1");
    effect_set(effects, 0, 0, "jammed", 0, "D12-MIS-1");
    effect_add(effects, 0, 0, "reloading", input->unloaded - input->waiting, "D12-SHO-1");
}

static const char *const options[] = {NULL};
static const char *const clauses[] = {"D12-SHO-1", "D12-MOV-3", "D12-MIS-1", "D12-WND-3", "D12-SKL-2", NULL};

const struct step d12_reload_step = {
    .name = "reload",
    .title = "Reload",
    .doc =
        "A turn spent on reloading a gunpowder weapon, or any weapon that jammed: not the turn in which it was fired, "
        "and it may be fired from the next turn on. Who moves may not reload, but for a Quick loader.",
    .dice = "None",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = options,
    .clauses = clauses,
    .resolve = resolve,
    .summarise = summarise,
    .roles = roles,
    .effects = affect,
};
