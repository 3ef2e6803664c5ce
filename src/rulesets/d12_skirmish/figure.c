/* What all figures share: foot or cavalry, quality, wounds (D12-WND-0), and what a row of modifiers is. */
#include "rulesets/d12_skirmish/d12.h"

CHOICES(d12_kinds, "D12Kind", D12_KIND_VALUES);
CHOICES(d12_qualities, "D12Quality", D12_QUALITY_VALUES);
CHOICES(d12_games, "D12Game", D12_GAME_VALUES);
CHOICES(d12_covers, "D12Cover", D12_COVER_VALUES);

static const struct field modifier_rows[] = {
    LABEL(struct modifier, name, "For", NULL, "What it is for."),
    NUMBER_AS(struct modifier, value, "modifier", -D12_SIDES, D12_SIDES, "Modifier", NULL, "What it adds to the roll."),
};
const struct fields d12_modifier_fields =
    FIELDS("D12Modifier", "A modifier of a roll.", modifier_rows, struct modifier);

/* Wounds that a figure can take. */
struct allowance {
    const char *game, *figure;
    int32_t wounds;
};
enum { UNIT_FIGURE, UNIT_OFFICER, INDIVIDUAL };

static const struct allowance allowances[] = {
    [UNIT_FIGURE] = {"unit", "figure", 1},
    [UNIT_OFFICER] = {"unit", "officer", 2},
    [INDIVIDUAL] = {"individual", "any", 3},
};
static const struct field allowance_rows[] = {
    LABEL(struct allowance, game, "Game", "D12-WND-0", "Units or individuals."),
    LABEL(struct allowance, figure, "Figure", "D12-WND-0", "Which figures."),
    NUMBER(struct allowance, wounds, 1, D12_WOUNDS_MAX, "Wounds", "D12-WND-0", "Wounds that kill it.",
           .unit = "wounds"),
};
static const struct fields allowance_fields =
    FIELDS("D12WoundsAllowed", "How many wounds a figure has.", allowance_rows, struct allowance);
const struct table d12_wounds_allowed_table = {
    .name = "wounds-allowed",
    .title = "Wounds of a figure",
    .doc = "How many wounds a figure has.",
    .clause = "D12-WND-0",
    .row = &allowance_fields,
    .rows = allowances,
    .count = FIELDS_COUNT(allowances),
};

int32_t d12_quality_that_counts(int32_t quality, int32_t value, const struct d12_options *options)
{
    return value == FIELD_ABSENT || options->troop_type_replaces == D12_NO ? quality : FIELD_ABSENT;
}

void d12_modify_by_troop_type(int32_t value, int32_t *modifier, struct explanation *why)
{
    if (value != FIELD_ABSENT)
        modifier_add("D12-SKL-1", "The troop type's own value", value, modifier, why);
}

static int32_t wounds_at_first(const struct d12_body *body)
{
    if (body->wounds_max != FIELD_ABSENT)
        return body->wounds_max;
    if (body->game == D12_INDIVIDUAL_GAME)
        return allowances[INDIVIDUAL].wounds;
    return allowances[body->officer ? UNIT_OFFICER : UNIT_FIGURE].wounds;
}

int32_t d12_explain_wounds_allowed(const struct d12_body *body, struct explanation *why)
{
    int32_t allowed = wounds_at_first(body);
    explain_base(why, "D12-WND-0", "Wounds that the figure can take before it is dead", "wounds allowed", allowed);
    if (body->ability == D12_CAMPAIGN_WOUND && allowed > 1)
        d12_modify_by_ability(&allowed, body->ability, D12_WOUNDS_ALLOWED, D12_FOOT, why);
    return allowed;
}

int32_t d12_wounds_allowed(const struct d12_body *body)
{
    return d12_explain_wounds_allowed(body, NULL);
}

void d12_body_check(const struct d12_body *body, const char *pointer, struct violations *violations)
{
    int32_t allowed = d12_wounds_allowed(body);
    if (body->wounds >= allowed)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, pointer,
                      "A figure that has taken %d of the %d wounds that it can take is dead already.", body->wounds,
                      allowed);
}
