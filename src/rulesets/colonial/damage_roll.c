/* damage-roll: hits already rolled, by fire or in an attack: the figures that they remove, and the leader's test
 * (MWK-FIR-1, 4, 7, 9 and MWK-ATT-2, 3, 7). Its parts also count the losses of ranged and close attacks. */
#include "rulesets/colonial/colonial_roster.h"

CHOICES(colonial_cause_choices, "ColonialCause", COLONIAL_CAUSE_VALUES);
CHOICES(colonial_position_choices, "ColonialPosition", COLONIAL_POSITION_VALUES);

static const struct field input_rows[] = {
    CHOICE(struct colonial_damage_roll_input, cause, colonial_cause_choices, "Cause", "MWK-FIR-1",
           "What the hits come from. Fire needs weapon and band; an attack needs by_kind and kind."),
    NUMBER(struct colonial_damage_roll_input, hits, 0, COLONIAL_HITS_MAX, "Hits", "A-MWK-9",
           "Hits on the unit, already rolled.", .unit = "hits", .asked = "Hits that … suffered"),
    NUMBER(struct colonial_damage_roll_input, figures, 1, COLONIAL_FIGURES_MAX, "Figures", "MWK-FIR-1",
           "Figures of the unit that was hit.", .unit = "figures"),
    CHOICE(struct colonial_damage_roll_input, weapon, colonial_weapon_choices, "Weapon", "MWK-FIR-7",
           "What hit it. Matters, and is needed, for fire.", OPTIONAL),
    CHOICE(struct colonial_damage_roll_input, band, colonial_band_choices, "Range", "MWK-FIR-1",
           "Short or long range. Matters, and is needed, for fire.", OPTIONAL),
    CHOICE(struct colonial_damage_roll_input, cover, colonial_cover_choices, "Cover", "MWK-FIR-4",
           "The cover that the unit is in. Matters for fire.", DEFAULT(COLONIAL_NO_COVER)),
    CHOICE(struct colonial_damage_roll_input, by_kind, colonial_kind_choices, "Hit by", "MWK-ATT-2",
           "The kind of unit that hit it. Matters, and is needed, in an attack.", OPTIONAL),
    CHOICE(struct colonial_damage_roll_input, kind, colonial_kind_choices, "Kind", "MWK-ATT-2",
           "The kind of unit that was hit. Matters, and is needed, in an attack.", OPTIONAL),
    CHOICE(struct colonial_damage_roll_input, position, colonial_position_choices, "Position", "A-MWK-12",
           "What the unit defends, if it is the defender of an attack.", DEFAULT(COLONIAL_AT_NOTHING)),
    COLONIAL_HAS_LEADER_ROW(struct colonial_damage_roll_input),
};
static const struct fields input_fields =
    FIELDS("ColonialDamageRollInput", "Hits on a unit.", input_rows, struct colonial_damage_roll_input);

struct outcome {
    struct colonial_loss loss;
    int32_t leader; /* enum colonial_leader */
    bool pin_test_due;
};
static const struct field outcome_rows[] = {
    COLONIAL_LOSS_ROWS(struct outcome, loss),
    CHOICE(struct outcome, leader, colonial_leader_choices, "Leader", "MWK-FIR-9", "What became of its leader."),
    FACT(struct outcome, pin_test_due, "Pin test due", "MWK-PIN-1",
         "Whether the unit tests for pinning because of fire. In an attack its loser tests."),
};
static const struct fields outcome_fields =
    FIELDS("ColonialDamageRollOutcome", "What the hits do.", outcome_rows, struct outcome);

static bool counts_as_infantry(int32_t kind, const struct colonial_options *options)
{
    int32_t class = colonial_units[kind].class;
    return class == COLONIAL_INFANTRY || class == COLONIAL_CREWED ||
           (class == COLONIAL_MOUNTED_INFANTRY && options->mounted_infantry_hits_as_infantry == COLONIAL_YES);
}

/* A unit that defends something. */
struct defender {
    enum colonial_position position;
    bool infantry;
};
static bool is_held(enum colonial_position position)
{
    return position == COLONIAL_AT_HARD_COVER || position == COLONIAL_AT_OBSTACLE || position == COLONIAL_AT_UPHILL;
}
WHEN(without_effect, struct defender, it->position == COLONIAL_AT_SOFT_COVER || it->position == COLONIAL_AT_DIFFICULT)
WHEN(held_by_infantry, struct defender, is_held(it->position) && it->infantry)
WHEN(held_by_others, struct defender, is_held(it->position) && !it->infantry)

/* How a position changes the hits that remove a figure. */
static const struct modifier positions[] = {
    {"without_effect", "MWK-ATT-3", "Soft cover and difficult ground have no effect", 0, without_effect},
    {"held_by_infantry", "MWK-ATT-3", "Defending hard cover, an obstacle or uphill: one hit more is required", 1,
     held_by_infantry},
    {"held_by_others", "MWK-ATT-3", "Only infantry and crewed weapons gain by what they defend", 0, held_by_others},
};

int32_t colonial_attack_hits_required(int32_t by_kind, int32_t kind, enum colonial_position position,
                                      const struct colonial_options *options, struct explanation *why)
{
    const struct defender defender = {position, counts_as_infantry(kind, options)};
    bool two = colonial_units[kind].class == COLONIAL_CAVALRY && counts_as_infantry(by_kind, options);
    int32_t required = two ? 2 : 1;
    explain_base(why, "MWK-ATT-2",
                 two ? "Two hits of infantry or crewed weapons remove a cavalry figure" : "One hit removes a figure",
                 "hits required", required);
    MODIFY(positions, &defender, &required, why);
    return required;
}

void colonial_remove(enum colonial_cause cause, int32_t hits, int32_t hits_required, int32_t figures, bool others,
                     struct explanation *why, struct colonial_loss *ret)
{
    int32_t casualties = hits / hits_required < figures ? hits / hits_required : figures;
    ret->hits_required = hits_required; /* member by member: outcomes are compared as bytes, including padding */
    ret->casualties = casualties;
    ret->figures_left = figures - casualties;
    ret->removed = casualties == figures;
    ret->gone = ret->removed && !others;
    explain_count(why, cause == COLONIAL_BY_FIRE ? "MWK-FIR-1" : "MWK-ATT-2",
                  "Figures are removed; hits left over are lost", casualties);
    if (ret->gone)
        explain(why, "MWK-PIN-1", "The unit is removed: friendly units within 12 inches test for pinning");
}

static void check_fire(const struct colonial_damage_roll_input *input, struct violations *violations)
{
    if (input->weapon == FIELD_ABSENT)
        colonial_violation(violations, ERROR_MISSING_FIELD, "/input", "weapon", "Hits by fire need the weapon.");
    if (input->band == FIELD_ABSENT)
        colonial_violation(violations, ERROR_MISSING_FIELD, "/input", "band", "Hits by fire need the range.");
}

static void check(const struct question *question, struct violations *violations)
{
    const struct colonial_damage_roll_input *input = question->input;
    if (input->cause == COLONIAL_BY_FIRE) {
        check_fire(input, violations);
        return;
    }
    if (input->by_kind == FIELD_ABSENT)
        colonial_violation(violations, ERROR_MISSING_FIELD, "/input", "by_kind",
                           "Hits in an attack need the kind of unit that made them.");
    if (input->kind == FIELD_ABSENT)
        colonial_violation(violations, ERROR_MISSING_FIELD, "/input", "kind",
                           "Hits in an attack need the kind of unit that was hit.");
}

WHEN(rocket, struct colonial_damage_roll_input, it->cause == COLONIAL_BY_FIRE && it->weapon == COLONIAL_ROCKET)
WHEN(no_long_range, struct colonial_damage_roll_input,
     it->cause == COLONIAL_BY_FIRE && it->band == COLONIAL_LONG && colonial_weapons[it->weapon].long_to == FIELD_ABSENT)

static const struct refusal refusals[] = {
    COLONIAL_NO_HITS(rocket),
    {"MWK-FIR-2", "The weapon has no long range", no_long_range},
};

static int32_t hits_required(const struct colonial_damage_roll_input *input, const struct colonial_options *options,
                             struct explanation *why)
{
    if (input->cause == COLONIAL_BY_FIRE)
        return colonial_fire_hits_required(input->weapon, (enum colonial_band)input->band,
                                           (enum colonial_cover)input->cover, why);
    return colonial_attack_hits_required(input->by_kind, input->kind, (enum colonial_position)input->position, options,
                                         why);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    const struct colonial_damage_roll_input *input = question->input;
    struct outcome *ret = ruled;
    enum colonial_cause cause = (enum colonial_cause)input->cause;
    if (IS_REFUSED(refusals, input, why))
        return RULING_NOT_PERMITTED;
    colonial_remove(cause, input->hits, hits_required(input, question->options, why),
                    unit_figures(question->units, COLONIAL_TARGET, 0, input->figures),
                    unit_has_others(question->units, COLONIAL_TARGET, 0), why, &ret->loss);
    dice_for(dice, COLONIAL_TARGET, 0);
    if (colonial_leader_tests(&ret->loss, input->has_leader))
        colonial_leader_explain(cause, why);
    ret->leader = (int32_t)colonial_leader_test(cause, &ret->loss, input->has_leader, dice, why);
    ret->pin_test_due = cause == COLONIAL_BY_FIRE && ret->loss.casualties > 0 && !ret->loss.gone;
    if (ret->pin_test_due)
        explain(why, "MWK-PIN-1", "Casualties from fire: the unit tests for pinning");
    return RULING_RESOLVED;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct colonial_damage_roll_input *input = question->input;
    const struct outcome *outcome = ruled;
    const char *target = unit_called(question->units, COLONIAL_TARGET, 0, "the unit");
    text_format(line, "%s took %d %s and lost ", unit_called(question->units, COLONIAL_TARGET, 0, "The unit"),
                input->hits, input->hits == 1 ? "hit" : "hits");
    colonial_figures_say(outcome->loss.casualties, line);
    if (outcome->loss.gone)
        text_add(line, ", and none was left");
    if (outcome->leader == COLONIAL_LEADER_KILLED)
        text_format(line, "; the leader of %s was killed", target);
    if (outcome->pin_test_due)
        text_format(line, "; %s must test for pinning", target);
    text_add(line, ".");
}

/* The weapon that the unit carries or, by the unit table, fires as; players give that of a profile. */
static int32_t weapon_of(const struct colonial_roster_unit *unit)
{
    if (unit->weapon != FIELD_ABSENT || unit->who.kind == FIELD_ABSENT || unit->who.profile[0])
        return unit->weapon;
    return colonial_units[unit->who.kind].fires_as;
}
FOUND(weapon, struct colonial_roster_unit, weapon_of(unit))

/* Only the players know whether the unit that was hit defended its position. */
static const struct unit_fills target_fills[] = {
    COLONIAL_FIGURES_FILL, FILLS("kind"),
    COLONIAL_LEADER_FILL,  FILLS("cover", .find = colonial_roster_cover, .assumed = true),
    ASSUMES("position"),   {0}};
static const struct unit_fills by_fills[] = {FILLS("by_kind", .member = "kind"), FILLS("weapon", .find = weapon), {0}};

static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct colonial_damage_roll_input *input = question->input;
    const struct outcome *outcome = ruled;
    bool fire = input->cause == COLONIAL_BY_FIRE;
    colonial_loss_effects(&outcome->loss, fire ? "MWK-FIR-1" : "MWK-ATT-2", COLONIAL_TARGET, tabletop);
    colonial_leader_effects(outcome->leader, fire ? "MWK-FIR-9" : "MWK-ATT-7", COLONIAL_TARGET, tabletop);
    if (outcome->pin_test_due)
        unit_add(tabletop, COLONIAL_TARGET, 0, "fire_casualties", outcome->loss.casualties, "MWK-PIN-1");
}

const struct step colonial_damage_roll_step = {
    .name = "damage-roll",
    .title = "Damage roll",
    .doc = "Hits already rolled, by fire or in an attack: how many figures they remove, and whether the leader is "
           "killed.",
    .family = "damage-roll",
    .dice = "2D6 for the leader, if figures were removed and some are left",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS("mounted_infantry_hits_as_infantry"),
    .clauses = STRINGS("MWK-FIR-1", "MWK-FIR-2", "MWK-FIR-4", "MWK-FIR-7", "MWK-FIR-8", "MWK-FIR-9", "MWK-ATT-2",
                       "MWK-ATT-3", "MWK-ATT-7", "MWK-PIN-1"),
    .ends = ROWS(struct step_end,
                 END_IS(leader_killed, "The leader is killed", struct outcome, leader, COLONIAL_LEADER_KILLED)),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role,
                  [COLONIAL_FIRER] =
                      ROLE("by", "The unit that made the hits.", "", by_fills, .title = "Who made the hits",
                           .in_play = true, .passive = true, .optional = true, .opposed = 1, .whose = UNIT_DID_IT),
                  [COLONIAL_TARGET] = ROLE("target", "The unit that was hit.", "", target_fills, .in_play = true,
                                           .passive = true, .opposed = 2, .whose = UNIT_SUFFERS)),
    .apply = apply,
};
