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
};
static const struct fields input_fields =
    FIELDS("D12ReloadInput", "A figure that wants to reload.", input_list, struct d12_reload_input);

static const struct field outcome_list[] = {
    {NAMED("loaded", "Loaded", "D12-SHO-1", "Whether the weapon is loaded now."),
     FACT(struct d12_reload_outcome, loaded)},
};
static const struct fields outcome_fields =
    FIELDS("D12ReloadOutcome", "A weapon after a turn of loading.", outcome_list, struct d12_reload_outcome);

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    (void)dice;
    const struct d12_reload_input *input = question->input;
    struct d12_reload_outcome *outcome = ret_outcome;
    int32_t nothing = 0;
    if (input->pinned) {
        explain(why, "D12-WND-3", "A pinned figure may do nothing");
        return RULING_NOT_PERMITTED;
    }
    outcome->loaded = true;
    if (input->loaded) {
        explain(why, "D12-SHO-1", "The weapon is loaded already");
        return RULING_RESOLVED;
    }
    if (input->moved && input->ability != D12_QUICK_LOADER) {
        explain(why, "D12-MOV-3", "A figure may not move and reload in one turn");
        return RULING_NOT_PERMITTED;
    }
    if (input->moved)
        d12_modify_by_ability(&nothing, input->ability, D12_WHEN_RELOADING, D12_FOOT, why);
    explain(why, "D12-SHO-1", "A turn is spent on reloading");
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    (void)ruled;
    const struct d12_reload_input *input = question->input;
    text_add(line, input->loaded ? "The weapon is loaded already." : "The weapon is loaded again.");
}

/* Of several figures some may have loaded weapons: the unit is done only when all have. */
static int32_t all_loaded(const void *unit)
{
    const struct d12_roster_unit *known = unit;
    return known->weapon == FIELD_ABSENT ? FIELD_ABSENT : known->unloaded + known->jammed + known->out_of_ammo == 0;
}

static const struct unit_fills unit_fills[] = {FILLS_BY("loaded", all_loaded), FILLS("moved"), FILLS("ability"),
                                               FILLS_BY("pinned", d12_roster_pinned), NO_MORE_FILLS};
static const struct unit_role roles[] = {
    ROLE("unit", "The unit that reloads, all of its figures.", "", unit_fills, .in_play = true),
    NO_MORE_ROLES,
};

/* How figures come by new ammunition the source does not say. */
static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    (void)question;
    (void)ruled;
    if (status != RULING_RESOLVED)
        return;
    effect_set(effects, 0, 0, "unloaded", 0, "D12-SHO-1");
    effect_set(effects, 0, 0, "jammed", 0, "D12-MIS-1");
}

static const char *const options[] = {NULL};
static const char *const clauses[] = {"D12-SHO-1", "D12-MOV-3", "D12-WND-3", "D12-SKL-2", NULL};

const struct step d12_reload_step = {
    .name = "reload",
    .title = "Reload",
    .doc = "A turn spent on reloading a gunpowder weapon, or any weapon that jammed. Who moves may not reload, but for "
           "a Quick loader.",
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
