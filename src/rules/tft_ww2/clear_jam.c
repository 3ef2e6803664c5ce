/* clear-jam: an Action and a roll under INT make a jammed weapon ready again (TFT-CRIT-2, TFT-AFVC-5). */
#include "ends.h"
#include "field_kinds.h"
#include "steps.h"
#include "tft_roster.h"

#define INPUT struct tft_clear_jam_input
static const struct field input_list[] = {
    {NAMED("profile", "Figure's profile", "TFT-PROF-1", "A named figure; it says the INT where none is given."),
     NAME(INPUT, profile)},
    {NAMED("intelligence", "INT", "TFT-CRIT-2",
           "INT, unhalved. It must be given unless a profile says it, or the gun is an AFV's."),
     NUMBER(INPUT, intelligence, 0, TFT_ATTRIBUTE_MAX), OPTIONAL},
    {NAMED("wounded", "Wounded", "A-TFT-39", "Whether the figure is wounded; then the INT is halved here."),
     FLAG(INPUT, wounded)},
    {NAMED("severity", "Severity", "TFT-CRIT-2", "The roll that jammed the weapon: 17, or 18 for INT -4."),
     NUMBER(INPUT, severity, 17, 18)},
    {NAMED("action", "Action", "TFT-ACT-9", "What the figure does this turn; only action allows it. Crews need none."),
     CHOICE(INPUT, action, tft_action_choices), DEFAULT(TFT_ACTION)},
    {NAMED("action_used", "Action used", "TFT-ACT-9",
           "Whether it has used the Action of this turn already, to clear a jam, say. Crews need none."),
     FLAG(INPUT, action_used)},
    {NAMED("served", "Served weapon", "A-TFT-22",
           "Whether it is a mortar or the like that the figure serves, and not what it has in hand."),
     FLAG(INPUT, served)},
    {NAMED("afv_gun", "Gun of an AFV", "A-TFT-41",
           "Whether it is the gun of an AFV, whose crew has the INT of an NCO."),
     FLAG(INPUT, afv_gun)},
};
static const struct fields input_fields = FIELDS("TftClearJamInput", "A jammed weapon.", input_list, INPUT);

#define OUTCOME struct tft_check_outcome
static const struct field outcome_list[] = {
    {NAMED("modified_intelligence", "Modified INT", "A-TFT-1", "What the dice must stay under."),
     NUMBER(OUTCOME, roll.needed, -TFT_NUMBER_MAX, TFT_NUMBER_MAX)},
    {NAMED("natural", "Dice", NULL, "The sum of the three dice."), NUMBER(OUTCOME, roll.natural, 3, 18)},
    {NAMED("cleared", "Cleared", "TFT-CRIT-2", "Whether the weapon is ready again."), FACT(OUTCOME, roll.success)},
};
static const struct fields outcome_fields =
    FIELDS("TftClearJamOutcome", "A try to clear a jam.", outcome_list, OUTCOME);

static void check(const struct question *question, struct violations *violations)
{
    const INPUT *input = question->input;
    tft_profiles_check(question->options, violations);
    if (input->afv_gun)
        return; /* its profile is a vehicle's, which knows no INT */
    tft_profile_check(input->profile, question->options, "/input", "profile", violations);
    tft_attribute_check(TFT_INT, input->intelligence, input->profile, question->options, "/input", "intelligence",
                        violations);
}

static int32_t intelligence_of(const INPUT *input, const struct tft_options *options)
{
    int32_t known = tft_attribute(TFT_INT, input->intelligence, input->profile, options);
    return known == FIELD_ABSENT ? tft_profile_rows[TFT_NCO].attributes.of[TFT_INT] : known;
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    static const struct tft_check checks[2] = {
        {.label = "clear jam", .clause = "TFT-CRIT-2", .passed = "The jam is cleared", .failed = "It stays jammed"},
        {.label = "clear jam", .clause = "TFT-AFVC-5", .passed = "The jam is cleared", .failed = "It stays jammed"},
    };
    const INPUT *input = question->input;
    OUTCOME *outcome = ret_outcome;
    const struct tft_check *checking = &checks[input->afv_gun];
    if (!input->afv_gun && input->action != TFT_ACTION) {
        explain(why, "TFT-ACT-9", "Clearing a jam takes the Action of the turn");
        return RULING_NOT_PERMITTED;
    }
    if (!input->afv_gun && input->action_used) {
        explain(why, "TFT-ACT-9", "The Action of this turn is used already");
        return RULING_NOT_PERMITTED;
    }
    tft_roll_start(&outcome->roll, checking->clause,
                   input->afv_gun ? "The crew's INT, as an NCO's (A-TFT-41)" : "The figure's INT",
                   intelligence_of(input, question->options), input->wounded, question->options, why);
    if (input->severity == 18)
        tft_roll_modify(&outcome->roll, checking->clause, "It jammed on an 18", -4, why);
    tft_roll_check(&outcome->roll, checking, question->options, dice, why);
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    (void)question;
    const OUTCOME *outcome = ruled;
    tft_roll_say(&outcome->roll, line);
    text_add(line, outcome->roll.success ? ": the jam is cleared." : ": it stays jammed.");
}

_Static_assert((int)TFT_HELD_READY == 0 && (int)TFT_READY == 0, "what is ready again, whichever weapon it is");

HOLDS(cleared, OUTCOME, outcome->roll.success)
HOLDS(stays_jammed, OUTCOME, !outcome->roll.success)

static const struct step_end step_ends[] = {
    END(cleared, "The jam is cleared"),
    END(stays_jammed, "The weapon stays jammed"),
    NO_MORE_ENDS,
};

/* What is in hand comes first; which weapon it really is, the question may say, with its severity. */
static int32_t serves(const void *unit)
{
    const struct tft_unit *known = unit;
    return tft_severity_of(unit) == FIELD_ABSENT && known->served_state != TFT_READY;
}

static int32_t severity_of(const void *unit)
{
    const struct tft_unit *known = unit;
    return !serves(unit) ? tft_severity_of(unit) : known->served_state == TFT_JAMMED ? 17 : 18;
}

static const struct unit_fills figure_fills[] = {TFT_FIGURE_FILLS,
                                                 FILLS("intelligence"),
                                                 FILLS("action"),
                                                 FILLS_BY("severity", severity_of),
                                                 FILLS("action_used"),
                                                 FILLS_BY("served", serves),
                                                 FILLS_BY("afv_gun", tft_is_afv),
                                                 NO_MORE_FILLS};
static const struct unit_role roles[] = {
    ROLE("figure",
         "The figure that clears the weapon in its hand or that it serves, or the vehicle whose gun is cleared.", "",
         figure_fills, .in_play = true),
    NO_MORE_ROLES,
};

static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const INPUT *input = question->input;
    const OUTCOME *outcome = ruled;
    if (status != RULING_RESOLVED)
        return;
    if (!input->afv_gun) {
        effect_set(effects, 0, 0, "action", TFT_ACTION, "TFT-ACT-9");
        effect_set(effects, 0, 0, "action_used", true, "TFT-ACT-9");
    }
    if (outcome->roll.success)
        effect_set(effects, 0, 0, input->served ? "served_state" : "weapon_state", 0,
                   input->afv_gun ? "TFT-AFVC-5" : "TFT-CRIT-2");
}

static const char *const options[] = {"roll_under", "check_criticals", "half_rounding", "profiles", NULL};
static const char *const clauses[] = {"TFT-CRIT-2", "TFT-AFVC-5", "TFT-ACT-9", "TFT-DMG-2", "TFT-CRIT-3", NULL};

const struct step tft_clear_jam_step = {
    .name = "clear-jam",
    .title = "Clear a jam",
    .doc = "A figure that takes the Action rolls 3D6 under INT, or INT -4 after an 18, to clear a jammed weapon.",
    .dice = "3D6",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = options,
    .clauses = clauses,
    .ends = step_ends,
    .check = check,
    .resolve = resolve,
    .summarise = summarise,
    .roles = roles,
    .effects = affect,
};
