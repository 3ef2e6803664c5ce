/* What all figures have in common: foot or cavalry, quality, wounds (D12-WND-0), and sums of modifiers. */
#include "d12.h"
#include "field_kinds.h"

static const struct choice kind_list[] = {
    [D12_FOOT] = {"foot", "On foot, a rider without his mount included"},
    [D12_CAVALRY] = {"cavalry", "Mounted"},
};
const struct choices d12_kinds = {"D12Kind", kind_list, D12_KINDS};

static const struct choice quality_list[] = {
    [D12_ELITE] = {"elite", "Elite: the best troops"},
    [D12_VETERAN] = {"veteran", "Veteran"},
    [D12_REGULAR] = {"regular", "Regular"},
    [D12_RAW] = {"raw", "Raw: the poorest troops"},
};
const struct choices d12_qualities = {"D12Quality", quality_list, D12_QUALITIES};

static const struct choice game_list[] = {
    [D12_UNIT_GAME] = {"unit", "A game of units: figures have 1 wound, officers 2, and keep near their leader"},
    [D12_INDIVIDUAL_GAME] = {"individual", "A game of individuals: each figure has 3 wounds and goes where it likes"},
};
const struct choices d12_games = {"D12Game", game_list, 2};

static const struct choice cover_list[] = {
    [D12_COVER_NONE] = {"none", "In the open"},
    [D12_COVER_SOFT] = {"soft", "Soft cover, such as a fence or a hedge"},
    [D12_COVER_HARD] = {"hard", "Hard cover, such as a wall"},
};
const struct choices d12_covers = {"D12Cover", cover_list, 3};

static const struct field modifier_row_list[] = {
    {NAMED("name", "For", NULL, "What it is for."), LABEL(struct d12_modifier_row, name)},
    {NAMED("modifier", "Modifier", NULL, "What it adds to the roll."),
     NUMBER(struct d12_modifier_row, value, -D12_SIDES, D12_SIDES)},
};
const struct fields d12_modifier_row_fields =
    FIELDS("D12Modifier", "A modifier of a roll.", modifier_row_list, struct d12_modifier_row);

/* Wounds that a figure can take. */
struct wounds_row {
    const char *game, *figure;
    int32_t wounds;
};
enum { UNIT_FIGURE, UNIT_OFFICER, INDIVIDUAL };

static const struct wounds_row wounds_rows[] = {
    [UNIT_FIGURE] = {"unit", "figure", 1},
    [UNIT_OFFICER] = {"unit", "officer", 2},
    [INDIVIDUAL] = {"individual", "any", 3},
};
static const struct field wounds_row_list[] = {
    {NAMED("game", "Game", "D12-WND-0", "Units or individuals."), LABEL(struct wounds_row, game)},
    {NAMED("figure", "Figure", "D12-WND-0", "Which figures."), LABEL(struct wounds_row, figure)},
    {NAMED("wounds", "Wounds", "D12-WND-0", "Wounds that kill it."), .unit = "wounds",
     NUMBER(struct wounds_row, wounds, 1, D12_WOUNDS_MAX)},
};
static const struct fields wounds_row_fields =
    FIELDS("D12WoundsAllowed", "How many wounds a figure has.", wounds_row_list, struct wounds_row);
const struct table d12_wounds_allowed_table = {
    .name = "wounds-allowed",
    .title = "Wounds of a figure",
    .doc = "How many wounds a figure has.",
    .clause = "D12-WND-0",
    .row = &wounds_row_fields,
    .rows = wounds_rows,
    .count = FIELDS_COUNT(wounds_rows),
};

void d12_modify(int32_t *modifier, const char *clause, const char *text, int32_t value, struct explanation *why)
{
    *modifier += value;
    explain_total(why, clause, text, value, *modifier);
}

void d12_modify_by_row(int32_t *modifier, const char *clause, const struct d12_modifier_row *row,
                       struct explanation *why)
{
    d12_modify(modifier, clause, row->text, row->value, why);
}

void d12_modify_by_expertise(int32_t *modifier, const char *clause, const struct d12_modifier_row *rows,
                             int32_t quality, int32_t value, const struct d12_options *options, struct explanation *why)
{
    bool typed = value != FIELD_ABSENT;
    if (!typed || options->troop_type_replaces == D12_NO)
        d12_modify_by_row(modifier, clause, &rows[quality], why);
    if (typed)
        d12_modify(modifier, "D12-SKL-1", "The troop type's own value", value, why);
}

static int32_t wounds_at_first(const struct d12_body *body)
{
    if (body->wounds_max != FIELD_ABSENT)
        return body->wounds_max;
    if (body->game == D12_INDIVIDUAL_GAME)
        return wounds_rows[INDIVIDUAL].wounds;
    return wounds_rows[body->officer ? UNIT_OFFICER : UNIT_FIGURE].wounds;
}

int32_t d12_explain_wounds_allowed(const struct d12_body *body, struct explanation *why)
{
    int32_t allowed = wounds_at_first(body);
    explain_value(why, "D12-WND-0", "Wounds that the figure can take before it is dead", allowed);
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
