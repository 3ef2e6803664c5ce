/* ability: a figure's strength or weakness (D12-SKL-2), and which numbers it changes. */
#include "rulesets/d12_skirmish/d12_roster.h"

CHOICES(d12_abilities, "D12Ability", D12_ABILITY_VALUES);
LOCAL_CHOICES(uses, "D12AbilityUse", D12_USE_VALUES);

struct ability {
    int32_t face, ability, use;
    int32_t values[D12_KINDS];
    const char *text; /* in words, for a reason */
};

static const struct ability abilities[] = {
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

static const struct field ability_rows[] = {
    NUMBER(struct ability, face, 1, D12_SIDES, "Die", "D12-SKL-2", "The face of the die."),
    CHOICE(struct ability, ability, d12_abilities, "Ability", "D12-SKL-2", "The ability."),
    CHOICE(struct ability, use, uses, "Changes", "D12-SKL-2", "What it changes."),
    NUMBER_AS(struct ability, values[D12_FOOT], "foot", -2, 2, "On foot", "D12-SKL-2",
              "What it adds for a figure on foot."),
    NUMBER_AS(struct ability, values[D12_CAVALRY], "cavalry", -2, 2, "Mounted", "D12-SKL-2",
              "What it adds for a mounted figure."),
};
static const struct fields ability_fields =
    FIELDS("D12AbilityRow", "An ability and what it changes.", ability_rows, struct ability);
const struct table d12_abilities_table = {
    .name = "abilities",
    .title = "Abilities",
    .doc = "What a figure is good or bad at.",
    .clause = "D12-SKL-2",
    .row = &ability_fields,
    .rows = abilities,
    .count = FIELDS_COUNT(abilities),
};

static const struct fields input_fields = {
    .name = "D12AbilityInput", .doc = "Nothing is asked.", .size = sizeof(struct d12_no_input)};

struct outcome {
    int32_t ability, use;
    int32_t foot, cavalry;
};
static const struct field outcome_rows[] = {
    CHOICE(struct outcome, ability, d12_abilities, "Ability", "D12-SKL-2", "What the figure is good or bad at."),
    CHOICE(struct outcome, use, uses, "Changes", "D12-SKL-2", "What it changes."),
    NUMBER(struct outcome, foot, -2, 2, "On foot", "D12-SKL-2", "What it adds for a figure on foot."),
    NUMBER(struct outcome, cavalry, -2, 2, "Mounted", "D12-SKL-2", "What it adds for a mounted figure."),
};
static const struct fields outcome_fields =
    FIELDS("D12AbilityOutcome", "The ability that a figure has.", outcome_rows, struct outcome);

void d12_modify_by_ability(int32_t *modifier, int32_t ability, enum d12_use use, int32_t kind, struct explanation *why)
{
    if (ability == D12_NO_ABILITY)
        return;
    const struct ability *row = &abilities[ability - 1];
    if (row->use == (int32_t)use)
        modifier_add("D12-SKL-2", row->text, row->values[kind], modifier, why);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    struct outcome *ret = ruled;
    (void)question;
    dice_for(dice, 0, 0);
    const struct ability *row = &abilities[dice_face(dice, "ability", D12_SIDES) - 1];
    ret->ability = row->ability;
    ret->use = row->use;
    ret->foot = row->values[D12_FOOT];
    ret->cavalry = row->values[D12_CAVALRY];
    explain_number(why, "D12-SKL-2", d12_abilities_list[row->ability].doc, row->face);
    return RULING_RESOLVED;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct outcome *outcome = ruled;
    text_format(line, "%s rolled the ability %s.", unit_called(question->units, 0, 0, "The figure"),
                d12_abilities_list[outcome->ability].doc);
}

HOLDS(helps, struct outcome, outcome->ability >= D12_EXPERT_SKIRMISHER && outcome->ability <= D12_FAST_MOVER)
HOLDS(hinders, struct outcome, outcome->ability >= D12_YELLA)

static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct outcome *outcome = ruled;
    (void)question;
    unit_set(tabletop, 0, 0, "ability", outcome->ability, "D12-SKL-2");
}

const struct step d12_ability_step = {
    .name = "ability",
    .title = "Ability",
    .doc = "Optional: a die for what a figure is good or bad at. In a game of units it is recommended for officers "
           "only (D12-SKL-3).",
    .dice = "D12",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS(NULL),
    .clauses = STRINGS("D12-SKL-2"),
    .ends = ROWS(struct step_end, END(helps, "The ability is good to have", READS(struct outcome, ability)),
                 END(hinders, "The ability is bad to have", READS(struct outcome, ability))),
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role, ROLE("figure", "The figure that has it.", NULL, NULL, .in_play = true,
                                         .passive = true, .whose = UNIT_TESTS)),
    .apply = apply,
};
