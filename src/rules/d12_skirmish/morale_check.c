/* morale-check: a die and modifiers on the morale table (D12-MOR-2 to 5), with the second die of those in cover. */
#include "d12_roster.h"
#include "ends.h"
#include "field_kinds.h"

enum { CALM_ON = 6, FAILURES_ALLOWED = 2 };

enum { PANIC, RETREAT, CONTINUE, ROWS };
struct morale_row {
    int32_t lo, hi; /* of the modified roll; below the first row it is the first, above the last the last */
    int32_t result, in_combat;
    const char *text;
};
static const struct morale_row rows[ROWS] = {
    [PANIC] = {1, 4, D12_PANIC, D12_SURRENDER, "Panic"},
    [RETREAT] = {5, 6, D12_RETREAT, D12_SURRENDER, "Retreat to cover"},
    [CONTINUE] = {7, 12, D12_CONTINUE, D12_CONTINUE, "Continue as normal"},
};

/* The totals that throw a second die in cover, by the option. */
static const struct {
    int32_t lo, hi;
} recheck_bands[] = {[D12_RECHECK_3_4] = {3, 4}, [D12_RECHECK_5_6] = {5, 6}};

static const struct choice result_list[] = {
    [D12_CONTINUE] = {"continue", "It continues as normal"},
    [D12_RETREAT] = {"retreat", "It retreats to cover"},
    [D12_PANIC] = {"panic", "It panics: a full move away from the enemy"},
    [D12_SURRENDER] = {"surrender", "It is in combat and surrenders"},
    [D12_MORALE_PINNED] = {"pinned", "It is pinned in its cover: no actions this turn"},
};
const struct choices d12_morale_results = {"D12MoraleResult", result_list, 5};

static const struct field row_list[] = {
    {NAMED("lo", "From", "D12-MOR-2", "The lowest total; less than 1 is the first row, too."),
     NUMBER(struct morale_row, lo, 1, D12_SIDES)},
    {NAMED("hi", "To", "D12-MOR-2", "The highest total; more than 12 is the last row, too."),
     NUMBER(struct morale_row, hi, 1, D12_SIDES)},
    {NAMED("result", "Result", "D12-MOR-2", "What happens."), CHOICE(struct morale_row, result, d12_morale_results)},
    {NAMED("in_combat", "In combat", "D12-MOR-2", "What happens in combat."),
     CHOICE(struct morale_row, in_combat, d12_morale_results)},
};
static const struct fields row_fields =
    FIELDS("D12MoraleRow", "A line of the morale table.", row_list, struct morale_row);
const struct table d12_morale_table = {
    .name = "morale",
    .title = "Morale table",
    .doc = "What a morale roll gives.",
    .clause = "D12-MOR-2",
    .row = &row_fields,
    .rows = rows,
    .count = ROWS,
};

enum { WOUND, BY_CAVALRY, UNLOADED, QUALITY, OFFICER_KILLED = QUALITY + D12_QUALITIES, IN_COVER, IN_SIGHT, MODIFIERS };
static const struct d12_modifier_row modifiers[MODIFIERS] = {
    [WOUND] = {"wound", "Each wound", -1},
    [BY_CAVALRY] = {"charged_by_cavalry", "Charged by cavalry", -1},
    [UNLOADED] = {"charged_unloaded", "Charged, and the weapon is not loaded", -1},
    [QUALITY + D12_ELITE] = {"elite", "Elite", 2},
    [QUALITY + D12_VETERAN] = {"veteran", "Veteran", 1},
    [QUALITY + D12_REGULAR] = {"regular", "Regular", 0},
    [QUALITY + D12_RAW] = {"raw", "Raw", -1},
    [OFFICER_KILLED] = {"officer_killed", "Officer or standard killed", -1},
    [IN_COVER] = {"in_cover", "In cover", 1},
    [IN_SIGHT] = {"officer_in_sight", "Officer or standard in line of sight", 1},
};
const struct table d12_morale_modifiers_table = {
    .name = "morale-modifiers",
    .title = "Morale modifiers",
    .doc = "What is added to the morale roll.",
    .clause = "D12-MOR-5",
    .row = &d12_modifier_row_fields,
    .rows = modifiers,
    .count = MODIFIERS,
};

static const struct choice charged_by_list[] = {
    [D12_NOT_CHARGED] = {"none", "It is not being charged"},
    [D12_CHARGED_BY_FOOT] = {"foot", "Foot charges it"},
    [D12_CHARGED_BY_CAVALRY] = {"cavalry", "Cavalry charges it"},
};
const struct choices d12_charged_bys = {"D12ChargedBy", charged_by_list, 3};

static const struct field input_list[] = {
    {NAMED("quality", "Quality", "A-D12-24", "Quality of the figure or unit; troop types do not change morale."),
     CHOICE(struct d12_morale_case, quality, d12_qualities), DEFAULT(D12_REGULAR)},
    {NAMED("wounds", "Wounds", "D12-MOR-5", "Wounds that it has taken."), .unit = "wounds",
     NUMBER(struct d12_morale_case, wounds, 0, D12_WOUNDS_MAX), DEFAULT(0)},
    {NAMED("ability", "Ability", "D12-SKL-2", "Its ability. Loyal to the cause and Yella matter here."),
     CHOICE(struct d12_morale_case, ability, d12_abilities), DEFAULT(D12_NO_ABILITY)},
    {NAMED("charged_by", "Charged by", "D12-MOR-5", "Whether it is being charged, and by whom."),
     CHOICE(struct d12_morale_case, charged_by, d12_charged_bys), DEFAULT(D12_NOT_CHARGED)},
    {NAMED("weapon_loaded", "Weapon loaded", "D12-MOR-5",
           "Whether its weapon is loaded. It matters when it is being charged."),
     FACT(struct d12_morale_case, weapon_loaded), DEFAULT(true)},
    {NAMED("officer_killed", "Officer killed", "D12-MOR-5", "Whether its officer or standard was killed."),
     FLAG(struct d12_morale_case, officer_killed)},
    {NAMED("officer_in_sight", "Officer in sight", "D12-MOR-5",
           "Whether an officer or the standard is in its line of sight."),
     FLAG(struct d12_morale_case, officer_in_sight)},
    {NAMED(
         "officer", "Officer", "D12-MOR-1",
         "Whether it is an officer or squad leader itself: when it panics, friends near it must test, too. The roll is "
         "the same."),
     FLAG(struct d12_morale_case, officer)},
    {NAMED("in_cover", "In cover", "D12-MOR-3",
           "Whether it is in cover, which also gives it a second die where the roll just fails."),
     FLAG(struct d12_morale_case, in_cover)},
    {NAMED("in_combat", "In combat", "D12-MOR-2",
           "Whether it is in hand to hand combat: then who would panic or retreat surrenders."),
     FLAG(struct d12_morale_case, in_combat)},
    {NAMED("prior_failures", "Failed before", "D12-MOR-4",
           "Whether its last test failed, too (1): two failures in a row remove it."),
     NUMBER(struct d12_morale_case, prior_failures, 0, 1), DEFAULT(0)},
};
static const struct fields input_fields =
    FIELDS("D12MoraleCheckInput", "A figure or unit that tests its morale.", input_list, struct d12_morale_case);

enum { MODIFIER_MIN = -14, MODIFIER_MAX = 5 };

#define MORALE_MEMBERS(type, prefix)                                                                                   \
    {NAMED("modifier", "Modifier", "D12-MOR-5", "The sum of all modifiers."),                                          \
     NUMBER(type, prefix modifier, MODIFIER_MIN, MODIFIER_MAX)},                                                       \
        {NAMED("result", "Result", "D12-MOR-2", "What it does."), CHOICE(type, prefix result, d12_morale_results)},    \
        {NAMED("rechecked", "Second die", "D12-MOR-3",                                                                 \
               "Whether a second die was thrown in cover. It is not modified "                                         \
               "(A-D12-7)."),                                                                                          \
         FACT(type, prefix rechecked)},                                                                                \
        {NAMED("failed", "Failed", "A-D12-6", "Whether the test failed; who is pinned by the second die has failed."), \
         FACT(type, prefix failed)},                                                                                   \
    {                                                                                                                  \
        NAMED("removed", "Removed", "D12-MOR-4", "Whether it is removed, having failed twice in a row."),              \
            FACT(type, prefix removed)                                                                                 \
    }

static const struct field morale_list[] = {MORALE_MEMBERS(struct d12_morale, )};
const struct fields d12_morale_fields =
    FIELDS("D12Morale", "A morale test that was made.", morale_list, struct d12_morale);

static const struct field outcome_list[] = {
    {NAMED("natural", "Die", "D12-MOR-2", "The face of the first die."),
     NUMBER(struct d12_morale_check_outcome, natural, 1, D12_SIDES)},
    {NAMED("total", "Total", "A-D12-4", "The first die and all modifiers; it is looked up in the table."),
     NUMBER(struct d12_morale_check_outcome, total, 1 + MODIFIER_MIN, D12_SIDES + MODIFIER_MAX)},
    MORALE_MEMBERS(struct d12_morale_check_outcome, morale.),
};
static const struct fields outcome_fields =
    FIELDS("D12MoraleCheckOutcome", "A morale test.", outcome_list, struct d12_morale_check_outcome);

static int32_t case_modifier(const struct d12_morale_case *checking, struct explanation *why)
{
    bool charged = checking->charged_by != D12_NOT_CHARGED;
    const struct {
        bool holds;
        int32_t row;
    } circumstances[] = {
        {checking->charged_by == D12_CHARGED_BY_CAVALRY, BY_CAVALRY},
        {charged && !checking->weapon_loaded, UNLOADED},
        {checking->officer_killed, OFFICER_KILLED},
        {checking->in_cover, IN_COVER},
        {checking->officer_in_sight, IN_SIGHT},
    };
    int32_t modifier = 0;
    d12_modify_by_row(&modifier, "D12-MOR-5", &modifiers[QUALITY + checking->quality], why);
    if (checking->wounds > 0)
        d12_modify(&modifier, "D12-MOR-5", modifiers[WOUND].text, checking->wounds * modifiers[WOUND].value, why);
    for (size_t i = 0; i < FIELDS_COUNT(circumstances); i++)
        if (circumstances[i].holds)
            d12_modify_by_row(&modifier, "D12-MOR-5", &modifiers[circumstances[i].row], why);
    d12_modify_by_ability(&modifier, checking->ability, D12_IN_MORALE, D12_FOOT, why);
    return modifier;
}

/* What a total calls for: a row of the table, or the second die. */
enum { RECHECK = ROWS, CALLS };

static int32_t call_of(const struct d12_morale_case *checking, int32_t total, const struct d12_options *options)
{
    bool allowed = checking->in_cover && (!checking->in_combat || options->cover_recheck_in_combat == D12_YES);
    if (allowed && total >= recheck_bands[options->cover_recheck_band].lo &&
        total <= recheck_bands[options->cover_recheck_band].hi)
        return RECHECK;
    int32_t row = PANIC;
    while (row < CONTINUE && total > rows[row].hi)
        row++;
    return row;
}

static void recheck(struct dice *dice, struct explanation *why, struct d12_morale *ret)
{
    bool calm = dice_hits(dice, "second die", 1, D12_SIDES, CALM_ON) > 0;
    ret->rechecked = true;
    ret->result = calm ? D12_CONTINUE : D12_MORALE_PINNED;
    explain(why, "D12-MOR-3",
            calm ? "In cover, and the second die is 6 or more: it continues as normal"
                 : "In cover, but the second die is 5 or less: it is pinned and does nothing this turn");
}

static void judge(const struct d12_morale_case *checking, int32_t call, struct dice *dice, struct explanation *why,
                  struct d12_morale *ret)
{
    if (call == RECHECK) {
        recheck(dice, why, ret);
    } else {
        ret->result = checking->in_combat ? rows[call].in_combat : rows[call].result;
        explain(why, "D12-MOR-2", result_list[ret->result].doc);
    }
    ret->failed = ret->result != D12_CONTINUE;
    ret->removed = ret->failed && checking->prior_failures + 1 >= FAILURES_ALLOWED;
    if (ret->removed)
        explain(why, "D12-MOR-4", "The second failure in a row: it is removed");
}

void d12_morale_check(const struct d12_morale_case *checking, const struct d12_options *options, struct dice *dice,
                      struct explanation *why, struct d12_morale *ret)
{
    struct dice_band bands[D12_SIDES];
    int32_t counts[CALLS], call = 0;
    ret->modifier = case_modifier(checking, why);
    for (int32_t face = 1; face <= D12_SIDES; face++)
        bands[face - 1] = (struct dice_band){face, face, call_of(checking, face + ret->modifier, options)};
    dice_tally(dice, "morale", 1, D12_SIDES, bands, D12_SIDES, counts, CALLS);
    while (counts[call] == 0)
        call++;
    judge(checking, call, dice, why, ret);
}

const char *d12_morale_words(const struct d12_morale *morale)
{
    static const char *const words[] = {
        [D12_CONTINUE] = "continues as normal", [D12_RETREAT] = "retreats to cover", [D12_PANIC] = "panics",
        [D12_SURRENDER] = "surrenders",         [D12_MORALE_PINNED] = "is pinned",
    };
    return morale->removed ? "fails again and is removed" : words[morale->result];
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    const struct d12_morale_case *checking = question->input;
    struct d12_morale_check_outcome *outcome = ret_outcome;
    outcome->morale.modifier = case_modifier(checking, why);
    outcome->natural = dice_face(dice, "morale", D12_SIDES);
    outcome->total = outcome->natural + outcome->morale.modifier;
    explain_total(why, "D12-MOR-2", "The die and its modifiers", outcome->natural, outcome->total);
    judge(checking, call_of(checking, outcome->total, question->options), dice, why, &outcome->morale);
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    (void)question;
    const struct d12_morale_check_outcome *outcome = ruled;
    text_format(line, "Morale: %d", outcome->natural);
    if (outcome->morale.modifier != 0)
        text_format(line, "%+d makes %d", outcome->morale.modifier, outcome->total);
    text_format(line, ", it %s.", d12_morale_words(&outcome->morale));
}

HOLDS(passed, struct d12_morale_check_outcome, !outcome->morale.failed)
HOLDS(failed, struct d12_morale_check_outcome, outcome->morale.failed)
HOLDS(retreats, struct d12_morale_check_outcome, outcome->morale.result == D12_RETREAT)
HOLDS(panics, struct d12_morale_check_outcome, outcome->morale.result == D12_PANIC)
HOLDS(surrenders, struct d12_morale_check_outcome, outcome->morale.result == D12_SURRENDER)
HOLDS(removed, struct d12_morale_check_outcome, outcome->morale.removed)

static const struct step_end step_ends[] = {
    END(passed, "It continues as normal"),
    END(failed, "The test fails"),
    END(retreats, "It retreats"),
    END(panics, "It panics"),
    END(surrenders, "It surrenders"),
    END(removed, "It is removed"),
    NO_MORE_ENDS,
};

static const struct unit_fills unit_fills[] = {FILLS("quality"),
                                               FILLS_BY("wounds", d12_roster_wounds),
                                               FILLS("ability"),
                                               FILLS("charged_by"),
                                               FILLS_BY("weapon_loaded", d12_roster_loaded),
                                               FILLS("officer_killed"),
                                               FILLS("prior_failures"),
                                               FILLS("officer"),
                                               NO_MORE_FILLS};
static const struct unit_role roles[] = {
    ROLE("unit", "The figure or unit that tests.", "", unit_fills, .in_play = true),
    NO_MORE_ROLES,
};

static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const struct d12_morale_case *checking = question->input;
    const struct d12_morale_check_outcome *outcome = ruled;
    (void)status; /* it is always answered */
    d12_morale_effects(&outcome->morale, checking->officer, (struct d12_whom){0, 0}, effects);
}

static const char *const options[] = {"cover_recheck_band", "cover_recheck_in_combat", NULL};
static const char *const clauses[] = {"D12-MOR-2", "D12-MOR-3", "D12-MOR-4", "D12-MOR-5", "D12-SKL-2", NULL};

const struct step d12_morale_check_step = {
    .name = "morale-check",
    .title = "Morale test",
    .doc = "A die and modifiers on the morale table. Less than 7 is a failure, and the second failure in a row removes "
           "the figure or unit.",
    .family = "morale-check",
    .dice = "D12; another D12 in cover where the total just fails",
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
