/* ability: what a figure is good or bad at (D12-SKL-2), and what that adds where. */
#include "d12_roster.h"
#include "ends.h"
#include "field_kinds.h"

static const struct choice ability_list[] = {
    [D12_NO_ABILITY] = {"none", "No ability"},
    [D12_EXPERT_SKIRMISHER] = {"expert_skirmisher", "Expert Skirmisher: harder to hit when shot at"},
    [D12_COMBAT_EXPERT] = {"combat_expert", "Combat Expert: better hand to hand"},
    [D12_DEAD_EYE] = {"dead_eye", "Dead Eye: shoots better"},
    [D12_TOUGH] = {"tough", "Tough as old boots: wounds are lighter"},
    [D12_QUICK_LOADER] = {"quick_loader", "Quick loader: may move and reload"},
    [D12_LOYAL] = {"loyal", "Loyal to the cause: better morale"},
    [D12_RUNNER] = {"runner", "Runner: may run three turns in a row"},
    [D12_FAST_MOVER] = {"fast_mover", "Fast mover: moves farther"},
    [D12_YELLA] = {"yella", "Yella: worse morale"},
    [D12_SHOT_IN_THE_LEG] = {"shot_in_the_leg", "Shot in the leg: moves less far"},
    [D12_TWITCHY_ARM] = {"twitchy_arm", "Twitchy shooting arm: shoots worse"},
    [D12_CAMPAIGN_WOUND] = {"campaign_wound", "Campaign wound: can take one wound less"},
};
const struct choices d12_abilities = {"D12Ability", ability_list, D12_ABILITIES};

static const struct choice use_list[] = {
    [D12_WHEN_SHOT_AT] = {"when_shot_at", "Rolls to hit the figure"},
    [D12_IN_COMBAT] = {"in_combat", "Hand to hand rolls"},
    [D12_WHEN_SHOOTING] = {"when_shooting", "Its own rolls to hit"},
    [D12_WHEN_HURT] = {"when_hurt", "Wound rolls against it"},
    [D12_WHEN_RELOADING] = {"when_reloading", "It may move and reload; there is no modifier"},
    [D12_IN_MORALE] = {"in_morale", "Morale rolls"},
    [D12_TURNS_OF_RUNNING] = {"turns_of_running", "Turns in a row in which it may run or charge"},
    [D12_WHEN_MOVING] = {"when_moving", "Its move, in inches"},
    [D12_WOUNDS_ALLOWED] = {"wounds_allowed", "Wounds that it can take, but never less than 1"},
};
static const struct choices uses = {"D12AbilityUse", use_list, D12_USES};

struct ability_row {
    int32_t face, ability, use;
    int32_t values[D12_KINDS];
    const char *text; /* as a reason */
};

static const struct ability_row rows[] = {
    {1, D12_EXPERT_SKIRMISHER, D12_WHEN_SHOT_AT, {-1, -1}, "The target is an Expert Skirmisher"},
    {2, D12_COMBAT_EXPERT, D12_IN_COMBAT, {2, 2}, "Combat Expert"},
    {3, D12_DEAD_EYE, D12_WHEN_SHOOTING, {1, 1}, "Dead Eye"},
    {4, D12_TOUGH, D12_WHEN_HURT, {-1, -1}, "Tough as old boots"},
    {5, D12_QUICK_LOADER, D12_WHEN_RELOADING, {0, 0}, "A Quick loader may move and reload"},
    {6, D12_LOYAL, D12_IN_MORALE, {1, 1}, "Loyal to the cause"},
    {7, D12_RUNNER, D12_TURNS_OF_RUNNING, {1, 1}, "A Runner runs a turn longer"},
    {8, D12_FAST_MOVER, D12_WHEN_MOVING, {1, 2}, "Fast mover"},
    {9, D12_YELLA, D12_IN_MORALE, {-1, -1}, "Yella"},
    {10, D12_SHOT_IN_THE_LEG, D12_WHEN_MOVING, {-1, -2}, "Shot in the leg"},
    {11, D12_TWITCHY_ARM, D12_WHEN_SHOOTING, {-1, -1}, "Twitchy shooting arm"},
    {12, D12_CAMPAIGN_WOUND, D12_WOUNDS_ALLOWED, {-1, -1}, "Campaign wound"},
};

static const struct field row_list[] = {
    {NAMED("face", "Die", "D12-SKL-2", "The face of the die."), NUMBER(struct ability_row, face, 1, D12_SIDES)},
    {NAMED("ability", "Ability", "D12-SKL-2", "The ability."), CHOICE(struct ability_row, ability, d12_abilities)},
    {NAMED("use", "Changes", "D12-SKL-2", "What it changes."), CHOICE(struct ability_row, use, uses)},
    {NAMED("foot", "On foot", "D12-SKL-2", "What it adds for a figure on foot."),
     NUMBER(struct ability_row, values[D12_FOOT], -2, 2)},
    {NAMED("cavalry", "Mounted", "D12-SKL-2", "What it adds for a mounted figure."),
     NUMBER(struct ability_row, values[D12_CAVALRY], -2, 2)},
};
static const struct fields row_fields =
    FIELDS("D12AbilityRow", "An ability and what it changes.", row_list, struct ability_row);
const struct table d12_abilities_table = {
    .name = "abilities",
    .title = "Abilities",
    .doc = "What a figure is good or bad at.",
    .clause = "D12-SKL-2",
    .row = &row_fields,
    .rows = rows,
    .count = FIELDS_COUNT(rows),
};

static const struct fields input_fields = {
    .name = "D12AbilityInput", .doc = "Nothing is asked.", .size = sizeof(struct d12_no_input)};

static const struct field outcome_list[] = {
    {NAMED("ability", "Ability", "D12-SKL-2", "What the figure is good or bad at."),
     CHOICE(struct d12_ability_outcome, ability, d12_abilities)},
    {NAMED("use", "Changes", "D12-SKL-2", "What it changes."), CHOICE(struct d12_ability_outcome, use, uses)},
    {NAMED("foot", "On foot", "D12-SKL-2", "What it adds for a figure on foot."),
     NUMBER(struct d12_ability_outcome, foot, -2, 2)},
    {NAMED("cavalry", "Mounted", "D12-SKL-2", "What it adds for a mounted figure."),
     NUMBER(struct d12_ability_outcome, cavalry, -2, 2)},
};
static const struct fields outcome_fields =
    FIELDS("D12AbilityOutcome", "The ability that a figure has.", outcome_list, struct d12_ability_outcome);

void d12_modify_by_ability(int32_t *modifier, int32_t ability, enum d12_use use, int32_t kind, struct explanation *why)
{
    if (ability == D12_NO_ABILITY)
        return;
    const struct ability_row *row = &rows[ability - 1];
    if (row->use == (int32_t)use)
        d12_modify(modifier, "D12-SKL-2", row->text, row->values[kind], why);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    (void)question;
    struct d12_ability_outcome *outcome = ret_outcome;
    const struct ability_row *row = &rows[dice_face(dice, "ability", D12_SIDES) - 1];
    outcome->ability = row->ability;
    outcome->use = row->use;
    outcome->foot = row->values[D12_FOOT];
    outcome->cavalry = row->values[D12_CAVALRY];
    explain_value(why, "D12-SKL-2", ability_list[row->ability].doc, row->face);
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    (void)question;
    const struct d12_ability_outcome *outcome = ruled;
    text_format(line, "%s.", ability_list[outcome->ability].doc);
}

HOLDS(helps, struct d12_ability_outcome,
      outcome->ability >= D12_EXPERT_SKIRMISHER && outcome->ability <= D12_FAST_MOVER)
HOLDS(hinders, struct d12_ability_outcome, outcome->ability >= D12_YELLA)

static const struct step_end step_ends[] = {
    END(helps, "The ability is good to have"),
    END(hinders, "The ability is bad to have"),
    NO_MORE_ENDS,
};

static const struct unit_role roles[] = {
    ROLE("figure", "The figure that has it.", NULL, NULL, .in_play = true),
    NO_MORE_ROLES,
};

static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const struct d12_ability_outcome *outcome = ruled;
    (void)question;
    (void)status; /* it is always answered */
    effect_set(effects, 0, 0, "ability", outcome->ability, "D12-SKL-2");
}

static const char *const options[] = {NULL};
static const char *const clauses[] = {"D12-SKL-2", NULL};

const struct step d12_ability_step = {
    .name = "ability",
    .title = "Ability",
    .doc = "Optional: a die for what a figure is good or bad at. In a game of units it is recommended for officers "
           "only (D12-SKL-3).",
    .dice = "D12",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = options,
    .clauses = clauses,
    .ends = step_ends,
    .resolve = resolve,
    .summarise = summarise,
    .roles = roles,
    .effects = affect,
};
