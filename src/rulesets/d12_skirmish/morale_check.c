/* morale-check: a die and modifiers on the morale table (D12-MOR-2 to 5), with the second die of those in cover. */
#include "rulesets/d12_skirmish/d12_roster.h"

enum { CALM_ON = 6, FAILURES_ALLOWED = 2 };

enum { PANIC, RETREAT, CONTINUE, LINES };
struct morale_line {
    int32_t lo, hi; /* of the modified roll; totals beyond the table use its end rows */
    int32_t result, in_combat;
};
static const struct morale_line lines[LINES] = {
    [PANIC] = {1, 4, D12_PANIC, D12_SURRENDER},
    [RETREAT] = {5, 6, D12_RETREAT, D12_SURRENDER},
    [CONTINUE] = {7, 12, D12_CONTINUE, D12_CONTINUE},
};

/* The totals that throw a second die in cover, by the option. */
static const struct {
    int32_t lo, hi;
} recheck_bands[] = {[D12_RECHECK_3_4] = {3, 4}, [D12_RECHECK_5_6] = {5, 6}};

LOCAL_CHOICES(results, "D12MoraleResult", D12_MORALE_RESULT_VALUES);

static const struct field line_rows[] = {
    NUMBER(struct morale_line, lo, 1, D12_SIDES, "From", "D12-MOR-2",
           "The lowest total; less than 1 is the first row, too."),
    NUMBER(struct morale_line, hi, 1, D12_SIDES, "To", "D12-MOR-2",
           "The highest total; more than 12 is the last row, too."),
    CHOICE(struct morale_line, result, results, "Result", "D12-MOR-2", "What happens."),
    CHOICE(struct morale_line, in_combat, results, "In combat", "D12-MOR-2", "What happens in combat."),
};
static const struct fields line_fields =
    FIELDS("D12MoraleRow", "A line of the morale table.", line_rows, struct morale_line);
const struct table d12_morale_table = {
    .name = "morale",
    .title = "Morale table",
    .doc = "What a morale roll gives.",
    .clause = "D12-MOR-2",
    .row = &line_fields,
    .rows = lines,
    .count = LINES,
};

#define MORALE_CAUSE_VALUES(X)                                                                                         \
    X(NO_CAUSE, "none", "None that only the players can see")                                                          \
    X(FRIEND_KILLED, "friend_killed", "A friend was killed within 12\" and in sight")                                  \
    X(OFFICER_PANICS, "officer_panics", "An officer or squad leader panics within 6\" and in sight")
ENUM(cause, MORALE_CAUSE_VALUES, CAUSES);

enum { BY_QUALITY = 1 }; /* a group: applied first */

WHEN(wounds, struct d12_morale_case, it->wounds)
WHEN(charged_by_cavalry, struct d12_morale_case, it->charged_by == D12_CHARGED_BY_CAVALRY)
WHEN(charged_unloaded, struct d12_morale_case, it->charged_by != D12_NOT_CHARGED && !it->weapon_loaded)
WHEN(elite, struct d12_morale_case, it->quality == D12_ELITE)
WHEN(veteran, struct d12_morale_case, it->quality == D12_VETERAN)
WHEN(regular, struct d12_morale_case, it->quality == D12_REGULAR)
WHEN(raw, struct d12_morale_case, it->quality == D12_RAW)
WHEN(officer_killed, struct d12_morale_case, it->officer_killed)
WHEN(in_cover, struct d12_morale_case, it->in_cover)
WHEN(officer_in_sight, struct d12_morale_case, it->officer_in_sight)

static const struct modifier modifiers[] = {
    {"wound", "D12-MOR-5", "Each wound", -1, wounds},
    {"charged_by_cavalry", "D12-MOR-5", "Charged by cavalry", -1, charged_by_cavalry},
    {"charged_unloaded", "D12-MOR-5", "Charged, and the weapon is not loaded", -1, charged_unloaded},
    {"elite", "D12-MOR-5", "Elite", 2, elite, .group = BY_QUALITY},
    {"veteran", "D12-MOR-5", "Veteran", 1, veteran, .group = BY_QUALITY},
    {"regular", "D12-MOR-5", "Regular", 0, regular, .group = BY_QUALITY},
    {"raw", "D12-MOR-5", "Raw", -1, raw, .group = BY_QUALITY},
    {"officer_killed", "D12-MOR-5", "Officer or standard killed", -1, officer_killed},
    {"in_cover", "D12-MOR-5", "In cover", 1, in_cover},
    {"officer_in_sight", "D12-MOR-5", "Officer or standard in line of sight", 1, officer_in_sight},
};
const struct table d12_morale_modifiers_table = {
    .name = "morale-modifiers",
    .title = "Morale modifiers",
    .doc = "What is added to the morale roll.",
    .clause = "D12-MOR-5",
    .row = &d12_modifier_fields,
    .rows = modifiers,
    .count = FIELDS_COUNT(modifiers),
};

LOCAL_CHOICES(causes, "D12MoraleCause", MORALE_CAUSE_VALUES);
CHOICES(d12_charged_bys, "D12ChargedBy", D12_CHARGED_BY_VALUES);

bool d12_morale_cause_is_none(const void *input)
{
    const struct d12_morale_case *checking = input;
    return checking->cause == NO_CAUSE;
}

static const struct field input_rows[] = {
    CHOICE(struct d12_morale_case, game, d12_games, "Game", "A-D12-28",
           "Where units fight, one of them tests for charges once a turn, whatever the option charge_tests says. The "
           "roll is the same.",
           DEFAULT(D12_UNIT_GAME)),
    CHOICE(struct d12_morale_case, quality, d12_qualities, "Quality", "A-D12-24",
           "Quality of the figure or unit; troop types do not change morale.", DEFAULT(D12_REGULAR)),
    NUMBER(struct d12_morale_case, wounds, 0, D12_WOUNDS_MAX, "Wounds", "D12-MOR-5", "Wounds that it has taken.",
           .unit = "wounds", DEFAULT(0)),
    CHOICE(struct d12_morale_case, ability, d12_abilities, "Ability", "D12-SKL-2",
           "Its ability. Loyal to the cause and Yella matter here.", DEFAULT(D12_NO_ABILITY)),
    CHOICE(struct d12_morale_case, charged_by, d12_charged_bys, "Charged by", "D12-MOR-5",
           "Whether it is being charged, and by whom.", DEFAULT(D12_NOT_CHARGED)),
    FACT(struct d12_morale_case, weapon_loaded, "Weapon loaded", "D12-MOR-5",
         "Whether its weapon is loaded. It matters when it is being charged.", DEFAULT(true)),
    FLAG(struct d12_morale_case, officer_killed, "Officer killed", "D12-MOR-5",
         "Whether its officer or standard was killed."),
    FLAG(struct d12_morale_case, officer_in_sight, "Officer in sight", "D12-MOR-5",
         "Whether an officer or the standard is in its line of sight."),
    FLAG(struct d12_morale_case, officer, "Officer", "D12-MOR-1",
         "Whether it is an officer or squad leader itself: when it panics, friends near it must test, too. The roll is "
         "the same."),
    FLAG(struct d12_morale_case, in_cover, "In cover", "D12-MOR-3",
         "Whether it is in cover, which also gives it a second die where the roll just fails."),
    FLAG(struct d12_morale_case, in_combat, "In combat", "D12-MOR-2",
         "Whether it is in hand to hand combat: then who would panic or retreat surrenders."),
    CHOICE(
        struct d12_morale_case, cause, causes, "Cause", "A-D12-37",
        "What calls for the test, where the ledger cannot see it: a unit of a session tests only when a test is due. "
        "The roll is the same.",
        DEFAULT(NO_CAUSE)),
    NUMBER(struct d12_morale_case, prior_failures, 0, 1, "Failed before", "D12-MOR-4",
           "Whether its last test failed, too (1): two failures in a row remove it.", DEFAULT(0)),
    FLAG(struct d12_morale_case, seen, "Seen", "X-WHOSE",
         "False where it was not near, or did not see, what the cause says (without a cause: none of it). Then it need "
         "not test for that, and no dice are thrown.",
         .fallback = true),
    HOUSE_MODIFIERS_ROW(struct d12_morale_case, house, "the roll; not of the second die."),
};
static const struct fields input_fields =
    FIELDS("D12MoraleCheckInput", "A figure or unit that tests its morale.", input_rows, struct d12_morale_case);

enum { MODIFIER_MIN = -14 - HOUSE_MODIFIER_SUM_MAX, MODIFIER_MAX = 5 + HOUSE_MODIFIER_SUM_MAX };

/* The fields of a test that was taken, at a path that is empty or ends with a dot. */
#define MORALE_ROWS(type, at)                                                                                          \
    NUMBER_AS(type, at modifier, "modifier", MODIFIER_MIN, MODIFIER_MAX, "Modifier", "D12-MOR-5",                      \
              "The sum of all modifiers."),                                                                            \
        CHOICE_AS(type, at result, "result", results, "Result", "D12-MOR-2", "What it does."),                         \
        FACT_AS(type, at rechecked, "rechecked", "Second die", "D12-MOR-3",                                            \
                "Whether a second die was thrown in cover. It is not modified (A-D12-7)."),                            \
        FACT_AS(type, at failed, "failed", "Failed", "A-D12-6",                                                        \
                "Whether the test failed; who is pinned by the second die has failed."),                               \
        FACT_AS(type, at removed, "removed", "Removed", "D12-MOR-4",                                                   \
                "Whether it is removed, having failed twice in a row.")

static const struct field morale_rows[] = {MORALE_ROWS(struct d12_morale, )};
const struct fields d12_morale_fields =
    FIELDS("D12Morale", "A morale test that was made.", morale_rows, struct d12_morale);

struct outcome {
    int32_t natural, total;
    struct d12_morale morale;
};
static const struct field outcome_rows[] = {
    NUMBER(struct outcome, natural, 1, D12_SIDES, "Die", "D12-MOR-2", "The face of the first die."),
    NUMBER(struct outcome, total, 1 + MODIFIER_MIN, D12_SIDES + MODIFIER_MAX, "Total", "A-D12-4",
           "The first die and all modifiers; it is looked up in the table."),
    MORALE_ROWS(struct outcome, morale.),
};
static const struct fields outcome_fields =
    FIELDS("D12MoraleCheckOutcome", "A morale test.", outcome_rows, struct outcome);

/* Adds the modifiers of a morale roll. */
static int32_t modified(const struct d12_morale_case *checking, int32_t roll, struct explanation *why)
{
    MODIFY_GROUP(modifiers, BY_QUALITY, checking, &roll, why);
    MODIFY(modifiers, checking, &roll, why);
    d12_modify_by_ability(&roll, checking->ability, D12_IN_MORALE, D12_FOOT, why);
    house_modify(&checking->house, &roll, why);
    return roll;
}

/* The line of the table for a total, or the second die. */
enum { RECHECK = LINES, CALLS };

static int32_t call_of(const struct d12_morale_case *checking, int32_t total, const struct d12_options *options)
{
    bool allowed = checking->in_cover && (!checking->in_combat || options->cover_recheck_in_combat == D12_YES);
    if (allowed && total >= recheck_bands[options->cover_recheck_band].lo &&
        total <= recheck_bands[options->cover_recheck_band].hi)
        return RECHECK;
    int32_t line = PANIC;
    while (line < CONTINUE && total > lines[line].hi)
        line++;
    return line;
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
        ret->result = checking->in_combat ? lines[call].in_combat : lines[call].result;
        explain(why, "D12-MOR-2", results_list[ret->result].doc);
    }
    ret->failed = ret->result != D12_CONTINUE;
    ret->removed = ret->failed && checking->prior_failures + 1 >= FAILURES_ALLOWED;
    if (ret->removed)
        explain(why, "D12-MOR-4", "The second failure in a row: it is removed");
}

void d12_morale_check(const struct d12_morale_case *checking, const struct d12_options *options, struct dice *dice,
                      struct explanation *why, struct d12_morale *ret)
{
    static const char *const words[2][CALLS] = {
        {[PANIC] = "panic", [RETREAT] = "retreat to cover", [CONTINUE] = "continue", [RECHECK] = "another die"},
        {[PANIC] = "surrender", [RETREAT] = "surrender", [CONTINUE] = "continue", [RECHECK] = "another die"},
    };
    struct dice_band bands[D12_SIDES];
    int32_t counts[CALLS], call = 0;
    explain_resume(why, "morale");
    ret->modifier = modified(checking, 0, why);
    for (int32_t face = 1; face <= D12_SIDES; face++)
        bands[face - 1] = (struct dice_band){face, face, call_of(checking, face + ret->modifier, options)};
    dice_read_as(dice, words[checking->in_combat]);
    dice_tally(dice, "morale", 1, D12_SIDES, bands, D12_SIDES, counts, CALLS);
    while (counts[call] == 0)
        call++;
    judge(checking, call, dice, why, ret);
}

const char *d12_morale_words(const struct d12_morale *morale)
{
    static const char *const words[] = {
        [D12_CONTINUE] = "continued as normal", [D12_RETREAT] = "retreated to cover",    [D12_PANIC] = "panicked",
        [D12_SURRENDER] = "surrendered",        [D12_MORALE_PINNED] = "ended up pinned",
    };
    return morale->removed ? "failed again and left the table" : words[morale->result];
}

WHEN(unseen, struct d12_morale_case, !it->seen)
static const struct refusal refusals[] = {
    {"D12-MOR-1", "It was not near, or did not see it, and need not test for it", unseen},
};

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    const struct d12_morale_case *checking = question->input;
    struct outcome *ret = ruled;
    if (IS_REFUSED(refusals, checking, why))
        return RULING_NOT_PERMITTED;
    dice_for(dice, 0, 0);
    ret->natural = dice_face(dice, "morale", D12_SIDES);
    explain_base(why, "D12-MOR-2", "The die", "morale", ret->natural);
    ret->total = modified(checking, ret->natural, why);
    ret->morale.modifier = ret->total - ret->natural;
    explain_judged(why, "D12-MOR-2", "7 or more continues as normal", ret->total, lines[CONTINUE].lo, COMPARE_AT_LEAST);
    judge(checking, call_of(checking, ret->total, question->options), dice, why, &ret->morale);
    return RULING_RESOLVED;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct outcome *outcome = ruled;
    text_format(line, "%s tested morale%s %s: the die showed %d", unit_called(question->units, 0, 0, "The unit"),
                outcome->morale.removed ? "," : " and", d12_morale_words(&outcome->morale), outcome->natural);
    if (outcome->morale.modifier != 0)
        text_format(line, ", which made %d", outcome->total);
    text_add(line, ".");
}

FOUND(charged_by, struct d12_roster_unit, unit->charge_tested ? D12_NOT_CHARGED : unit->charged_by)

static const struct unit_fills unit_fills[] = {
    FILLS("game"),
    FILLS("quality"),
    D12_KNOWS_WOUNDS("wounds"),
    FILLS("ability"),
    KNOWS("charged_by", "D12-MOR-1", "the charges against it are on record", .find = charged_by),
    D12_KNOWS_LOADED("weapon_loaded"),
    D12_KNOWS_OFFICER_KILLED("officer_killed"),
    D12_KNOWS_FAILURES("prior_failures"),
    FILLS("officer"),
    FILLS("in_cover", .find = d12_knows_in_cover, .assumed = true),
    D12_KNOWS_IN_COMBAT("in_combat"),
    ASSUMES("officer_in_sight"),
    {0}};

static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct d12_morale_case *checking = question->input;
    const struct outcome *outcome = ruled;
    d12_morale_effects(&outcome->morale, checking->officer, (struct d12_whom){0, 0}, tabletop);
    if (checking->charged_by != D12_NOT_CHARGED)
        d12_charge_tested_effects(checking->game, question->options, (struct d12_whom){0, 0}, tabletop);
}

static void apply_refused(const struct question *question, struct tabletop *tabletop)
{
    const struct d12_morale_case *checking = question->input;
    if (checking->cause != OFFICER_PANICS)
        unit_set(tabletop, 0, 0, "friends_killed", 0, "D12-MOR-1");
    if (checking->cause != FRIEND_KILLED)
        unit_set(tabletop, 0, 0, "officers_panicked", 0, "D12-MOR-1");
}

const struct step d12_morale_check_step = {
    .name = "morale-check",
    .title = "Morale test",
    .doc = "A die and modifiers on the morale table. Less than 7 is a failure, and the second failure in a row removes "
           "the figure or unit.",
    .family = "morale-check",
    .dice = "D12; another D12 in cover where the total just fails",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS("cover_recheck_band", "cover_recheck_in_combat", "charge_tests"),
    .clauses = STRINGS("D12-MOR-1", "D12-MOR-2", "D12-MOR-3", "D12-MOR-4", "D12-MOR-5", "D12-SKL-2", "X-HOUSE"),
    .ends = ROWS(struct step_end, END_IS(passed, "It continues as normal", struct outcome, morale.failed, false),
                 END_IS(failed, "The test fails", struct outcome, morale.failed, true),
                 END_IS(retreats, "It retreats", struct outcome, morale.result, D12_RETREAT),
                 END_IS(panics, "It panics", struct outcome, morale.result, D12_PANIC),
                 END_IS(surrenders, "It surrenders", struct outcome, morale.result, D12_SURRENDER),
                 END_IS(removed, "It is removed", struct outcome, morale.removed, true)),
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role, ROLE("unit", "The figure or unit that tests.", "", unit_fills, .in_play = true,
                                         .passive = true, .whose = UNIT_TESTS)),
    .apply = apply,
    .apply_refused = apply_refused,
};
