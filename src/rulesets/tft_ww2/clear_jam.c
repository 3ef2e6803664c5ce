/* clear-jam: an Action and a roll under INT make a jammed weapon ready again (TFT-CRIT-2, TFT-AFVC-5). */
#include "rulesets/tft_ww2/tft.h"
#include "rulesets/tft_ww2/tft_roster.h"

struct input {
    struct house_modifiers house;
    char profile[FIELD_TEXT_SIZE(TFT_NAME_MAX)];
    int32_t intelligence;
    bool wounded;
    int32_t severity;                    /* 17 or 18; FIELD_ABSENT */
    int32_t weapon_state, sidearm_state; /* enum tft_held_state; FIELD_ABSENT: the severity implies it */
    int32_t served_state;                /* enum tft_weapon_state; FIELD_ABSENT: the same */
    int32_t action;
    bool action_used, afv_gun, served, sidearm;
};
static const struct field input_rows[] = {
    TEXT(struct input, profile, 0, TFT_NAME_MAX, "Figure's profile", "TFT-PROF-1",
         "A named figure; it says the INT where none is given.", OPTIONAL),
    NUMBER(struct input, intelligence, 0, TFT_ATTRIBUTE_MAX, "INT", "TFT-CRIT-2",
           "INT, unhalved. It must be given unless a profile says it, or the gun is an AFV's.", OPTIONAL),
    FLAG(struct input, wounded, "Wounded", "A-TFT-39", "Whether the figure is wounded; then the INT is halved here."),
    NUMBER(struct input, severity, 17, 18, "Severity", "TFT-CRIT-2",
           "The roll that jammed the weapon: 17, or 18 for INT -4. It must be given unless the weapon's state says it.",
           OPTIONAL),
    CHOICE(struct input, weapon_state, tft_held_states, "State of the weapon", "A-TFT-43",
           "Of what is in hand, or of an AFV's gun.", OPTIONAL),
    CHOICE(struct input, sidearm_state, tft_held_states, "State of the sidearm", "A-TFT-43", "Of the sidearm.",
           OPTIONAL),
    CHOICE(struct input, served_state, tft_weapon_states, "State of the weapon it serves", "A-TFT-22",
           "Of the mortar or the like.", OPTIONAL),
    CHOICE(struct input, action, tft_action_choices, "Action", "TFT-ACT-9",
           "What the figure does this turn; only action allows it. Crews need none.", DEFAULT(TFT_ACTION)),
    FLAG(struct input, action_used, "Action used", "TFT-ACT-9",
         "Whether it has used the Action of this turn already, to clear a jam, say. Crews need none."),
    FLAG(struct input, served, "Served weapon", "A-TFT-22",
         "Whether it is a mortar or the like that the figure serves, and not what it has in hand."),
    FLAG(struct input, sidearm, "Sidearm", "A-TFT-43", "Whether it is its sidearm, and not what it has in hand."),
    FLAG(struct input, afv_gun, "Gun of an AFV", "A-TFT-41",
         "Whether it is the gun of an AFV, whose crew has the INT of an NCO."),
    HOUSE_MODIFIERS_ROW(struct input, house, TFT_OF_NUMBER),
};
static const struct fields input_fields = FIELDS("TftClearJamInput", "A jammed weapon.", input_rows, struct input);

struct outcome {
    struct tft_roll roll;
};
static const struct field outcome_rows[] = {
    NUMBER_AS(struct outcome, roll.needed, "modified_intelligence", -TFT_NUMBER_MAX, TFT_NUMBER_MAX, "Modified INT",
              "A-TFT-1", "What the dice must stay under."),
    NUMBER_AS(struct outcome, roll.natural, "natural", 3, 18, "Dice", NULL, "The sum of the three dice."),
    FACT_AS(struct outcome, roll.success, "cleared", "Cleared", "TFT-CRIT-2", "Whether the weapon is ready again."),
};
static const struct fields outcome_fields =
    FIELDS("TftClearJamOutcome", "A try to clear a jam.", outcome_rows, struct outcome);

/* The state of the weapon that is cleared: enum tft_held_state, or FIELD_ABSENT. */
static int32_t state_of(const struct input *input)
{
    return input->served ? input->served_state : input->sidearm ? input->sidearm_state : input->weapon_state;
}

/* Given values win: for units they differ only where the umpire overrides the record. */
static int32_t severity_of(const struct input *input)
{
    return input->severity != FIELD_ABSENT ? input->severity : tft_severity_by(state_of(input));
}

static void check(const struct question *question, struct violations *violations)
{
    const struct input *input = question->input;
    const struct tft_options *options = question->options;
    tft_profiles_check(options, violations);
    if (input->severity == FIELD_ABSENT && state_of(input) == FIELD_ABSENT)
        violation_add(violations, ERROR_MISSING_FIELD, "/input/severity", "Say which roll jammed it: 17 or 18.");
    if (input->served && input->sidearm)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/input/sidearm", "It is one weapon or the other.");
    if (input->afv_gun)
        return; /* its profile is a vehicle's, which has no INT */
    tft_profile_check(input->profile, options, "/input", "profile", violations);
    tft_attribute_check(TFT_INT, input->intelligence, input->profile, options, "/input", "intelligence", violations);
}

static int32_t intelligence_of(const struct input *input, const struct tft_options *options)
{
    int32_t known = tft_attribute(TFT_INT, input->intelligence, input->profile, options);
    return known == FIELD_ABSENT ? tft_profile_rows[TFT_NCO].attributes.of[TFT_INT] : known;
}

WHEN(does_other_things, struct input, !it->afv_gun && it->action != TFT_ACTION)
WHEN(has_acted, struct input, !it->afv_gun && it->action_used)
WHEN(has_no_jam, struct input, severity_of(it) == FIELD_ABSENT)
static const struct refusal refusals[] = {
    {"TFT-CRIT-2", "Its weapon is not jammed", has_no_jam},
    {"TFT-ACT-9", "Clearing a jam takes the Action of the turn", does_other_things},
};
/* A unit's state bars it. */
WHEN(jammed_otherwise, struct input,
     it->severity != FIELD_ABSENT && state_of(it) != FIELD_ABSENT && it->severity != tft_severity_by(state_of(it)))
static const struct refusal bars[] = {
    {"TFT-CRIT-2", "The state of the weapon says otherwise how it jammed", jammed_otherwise},
    {"TFT-ACT-9", "The Action of this turn is used already; the next turn brings another", has_acted},
};

WHEN(hard_jam, struct input, !it->afv_gun && severity_of(it) == 18)
WHEN(hard_jam_of_afv, struct input, it->afv_gun &&severity_of(it) == 18)
static const struct modifier modifiers[] = {
    {"hard_jam", "TFT-CRIT-2", "It jammed on an 18", -4, .times = hard_jam},
    {"hard_jam_of_afv", "TFT-AFVC-5", "It jammed on an 18", -4, .times = hard_jam_of_afv},
};

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    const struct input *input = question->input;
    const struct tft_options *options = question->options;
    const struct question_units *units = question->units;
    struct outcome *outcome = ruled;
    static const struct tft_check checks[2] = {
        {.label = "clear jam", .clause = "TFT-CRIT-2", .passed = "The jam is cleared", .failed = "It stays jammed"},
        {.label = "clear jam", .clause = "TFT-AFVC-5", .passed = "The jam is cleared", .failed = "It stays jammed"},
    };
    const struct tft_check *checking = &checks[input->afv_gun];
    if (IS_REFUSED(refusals, input, why) || (!units && IS_REFUSED(bars, input, why)))
        return RULING_NOT_PERMITTED;
    tft_roll_start(&outcome->roll, checking->clause,
                   input->afv_gun ? "The crew's INT, as an NCO's" : "The figure's INT", "INT",
                   intelligence_of(input, options), input->wounded, options, why);
    MODIFY(modifiers, input, &outcome->roll.needed, why);
    house_modify(&input->house, &outcome->roll.needed, why);
    dice_for(dice, 0, 0);
    tft_roll_check(&outcome->roll, checking, options, dice, why);
    return RULING_RESOLVED;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct input *input = question->input;
    const struct outcome *outcome = ruled;
    text_format(line, "%s rolled ", unit_called(question->units, 0, 0, input->afv_gun ? "The crew" : "The figure"));
    tft_roll_say(&outcome->roll, line);
    text_add(line, outcome->roll.success ? " and cleared the jam." : ", but could not clear the jam.");
}

_Static_assert((int)TFT_HELD_READY == 0 && (int)TFT_READY == 0, "what is ready again, whichever weapon it is");

/* The weapon in hand comes first, then the sidearm; the question may name another one. */
static bool is_jammed(int32_t held_state)
{
    return tft_severity_by(held_state) != FIELD_ABSENT;
}
FOUND(draws, struct tft_unit, !is_jammed(unit->weapon_state) && is_jammed(unit->sidearm_state))
FOUND(serves, struct tft_unit,
      !is_jammed(unit->weapon_state) && !is_jammed(unit->sidearm_state) && is_jammed(unit->served_state))

static const struct unit_fills figure_fills[] = {
    TFT_FIGURE_FILLS,
    FILLS("intelligence"),
    TFT_KNOWS_ACTION,
    KNOWS("weapon_state", "A-TFT-43", "its weapon is in another state"),
    KNOWS("sidearm_state", "A-TFT-43", "its sidearm is in another state"),
    KNOWS("served_state", "A-TFT-43", "the weapon that it serves is in another state"),
    KNOWS("action_used", "TFT-ACT-9", "whether it has handled an item in this turn is on record, and it is not so"),
    FILLS("served", .find = serves),
    FILLS("sidearm", .find = draws),
    FILLS("afv_gun", .find = tft_is_afv),
    {0}};

static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct input *input = question->input;
    const struct outcome *outcome = ruled;
    if (!input->afv_gun) {
        unit_set(tabletop, 0, 0, "action", TFT_ACTION, "TFT-ACT-0");
        unit_set(tabletop, 0, 0, "action_used", true, "TFT-ACT-9");
    }
    if (outcome->roll.success)
        unit_set(tabletop, 0, 0,
                 input->served    ? "served_state"
                 : input->sidearm ? "sidearm_state"
                                  : "weapon_state",
                 0, input->afv_gun ? "TFT-AFVC-5" : "TFT-CRIT-2");
}

/* A figure clears by its action. */
static const char *deed(const void *asked, const void *options)
{
    const struct input *input = asked;
    (void)options;
    return input->afv_gun ? "gun_handled" : NULL;
}

const struct step tft_clear_jam_step = {
    .name = "clear-jam",
    .title = "Clear a jam",
    .doc = "A figure that takes the Action rolls 3D6 under INT, or INT -4 after an 18, to clear a jammed weapon.",
    .dice = "3D6",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS("roll_under", "check_criticals", "half_rounding", "profiles"),
    .clauses = STRINGS("TFT-CRIT-2", "TFT-AFVC-5", "TFT-ACT-9", "TFT-DMG-2", "TFT-CRIT-3", "X-HOUSE"),
    .ends = ROWS(struct step_end, END_IS(cleared, "The jam is cleared", struct outcome, roll.success, true),
                 END_IS(stays_jammed, "The weapon stays jammed", struct outcome, roll.success, false)),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(
        struct unit_role,
        ROLE("figure",
             "The figure that clears the weapon in its hand or that it serves, or the vehicle whose gun is cleared.",
             "", figure_fills, .in_play = true, .deed_of = deed)),
    .apply = apply,
};
