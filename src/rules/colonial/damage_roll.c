/* damage-roll: hits already rolled, by fire or in an attack: the figures that they remove, and the leader's test
 * (MWK-FIR-1, 4, 7, 9 and MWK-ATT-2, 3, 7). Its parts also count the losses of ranged and close attacks. */
#include "colonial_roster.h"
#include "ends.h"
#include "fields.h"

static const struct choice cause_list[] = {
    [COLONIAL_BY_FIRE] = {"fire", "By fire"},
    [COLONIAL_BY_ATTACK] = {"attack", "In an attack"},
};
const struct choices colonial_cause_choices = {"ColonialCause", cause_list, 2};

static const struct choice leader_list[] = {
    [COLONIAL_LEADER_NOT_TESTED] = {"not_tested", "No test: no casualties, no leader, or no figure left"},
    [COLONIAL_LEADER_UNHARMED] = {"unharmed", "The leader is unharmed"},
    [COLONIAL_LEADER_KILLED] = {"killed", "The leader is killed"},
};
const struct choices colonial_leader_choices = {"ColonialLeader", leader_list, 3};

static const struct choice position_list[] = {
    [COLONIAL_AT_NOTHING] = {"none", "Nothing that matters"},
    [COLONIAL_AT_SOFT_COVER] = {"soft_cover", "Soft cover: no effect in an attack"},
    [COLONIAL_AT_DIFFICULT] = {"difficult", "Difficult ground: no effect in an attack"},
    [COLONIAL_AT_HARD_COVER] = {"hard_cover", "Hard cover; infantry and crewed weapons lose a figure less easily"},
    [COLONIAL_AT_OBSTACLE] = {"obstacle", "An obstacle; infantry and crewed weapons lose a figure less easily"},
    [COLONIAL_AT_UPHILL] = {"uphill", "Uphill of the attacker; infantry and crewed weapons lose a figure less easily"},
};
const struct choices colonial_position_choices = {"ColonialPosition", position_list, 6};

#define OPTIONAL_CHOICE(member, name_, title_, clause_, doc_, choices_)                                                \
    {                                                                                                                  \
        .name = name_, .title = title_, .clause = clause_, .kind = FIELD_ENUM, .presence = FIELD_OPTIONAL,             \
        .doc = doc_, .offset = FIELD_AT(struct colonial_damage_roll_input, member, int32_t), .choices = choices_       \
    }

static const struct field input_list[] = {
    COLONIAL_CHOICE_FIELD(struct colonial_damage_roll_input, cause, "cause", "Cause", "MWK-FIR-1",
                          "What the hits come from. Fire needs weapon and band; an attack needs by_kind and kind.",
                          &colonial_cause_choices),
    COLONIAL_COUNT_FIELD(struct colonial_damage_roll_input, hits, "hits", "Hits", "hits", "A-MWK-9",
                         "Hits on the unit, already rolled.", 0, COLONIAL_HITS_MAX),
    COLONIAL_COUNT_FIELD(struct colonial_damage_roll_input, figures, "figures", "Figures", "figures", "MWK-FIR-1",
                         "Figures of the unit that was hit.", 1, COLONIAL_FIGURES_MAX),
    OPTIONAL_CHOICE(weapon, "weapon", "Weapon", "MWK-FIR-7", "What hit it. Matters, and is needed, for fire.",
                    &colonial_weapon_choices),
    OPTIONAL_CHOICE(band, "band", "Range", "MWK-FIR-1", "Short or long range. Matters, and is needed, for fire.",
                    &colonial_band_choices),
    {.name = "cover",
     .title = "Cover",
     .doc = "The cover that the unit is in. Matters for fire.",
     .clause = "MWK-FIR-4",
     .kind = FIELD_ENUM,
     .presence = FIELD_DEFAULTED,
     .offset = FIELD_AT(struct colonial_damage_roll_input, cover, int32_t),
     .choices = &colonial_cover_choices},
    OPTIONAL_CHOICE(by_unit, "by_kind", "Hit by", "MWK-ATT-2",
                    "The kind of unit that hit it. Matters, and is needed, in an attack.", &colonial_unit_choices),
    OPTIONAL_CHOICE(unit, "kind", "Kind", "MWK-ATT-2",
                    "The kind of unit that was hit. Matters, and is needed, in an attack.", &colonial_unit_choices),
    {.name = "position",
     .title = "Position",
     .doc = "What the unit defends, if it is the defender of an attack.",
     .clause = "A-MWK-12",
     .kind = FIELD_ENUM,
     .presence = FIELD_DEFAULTED,
     .offset = FIELD_AT(struct colonial_damage_roll_input, position, int32_t),
     .choices = &colonial_position_choices},
    COLONIAL_HAS_LEADER_FIELD(struct colonial_damage_roll_input, has_leader),
};
static const struct fields input_fields = {
    .name = "ColonialDamageRollInput",
    .doc = "Hits on a unit.",
    .list = input_list,
    .count = FIELDS_COUNT(input_list),
    .size = sizeof(struct colonial_damage_roll_input),
};

static const struct field outcome_list[] = {
    COLONIAL_LOSS_FIELDS(struct colonial_damage_roll_outcome, loss),
    COLONIAL_CHOICE_FIELD(struct colonial_damage_roll_outcome, leader, "leader", "Leader", "MWK-FIR-9",
                          "What became of its leader.", &colonial_leader_choices),
    COLONIAL_FACT_FIELD(struct colonial_damage_roll_outcome, pin_test_due, "pin_test_due", "Pin test due", "MWK-PIN-1",
                        "Whether the unit tests for pinning because of fire. In an attack its loser tests."),
};
static const struct fields outcome_fields = {
    .name = "ColonialDamageRollOutcome",
    .doc = "What the hits do.",
    .list = outcome_list,
    .count = FIELDS_COUNT(outcome_list),
    .size = sizeof(struct colonial_damage_roll_outcome),
};

static bool counts_as_infantry(int32_t unit, const struct colonial_options *options)
{
    int32_t class = colonial_units[unit].class;
    return class == COLONIAL_INFANTRY || class == COLONIAL_CREWED ||
           (class == COLONIAL_MOUNTED_INFANTRY && options->mounted_infantry_hits_as_infantry == COLONIAL_YES);
}

int32_t colonial_attack_hits_required(int32_t by_unit, int32_t unit, enum colonial_position position,
                                      const struct colonial_options *options, struct explanation *why)
{
    bool two = colonial_units[unit].class == COLONIAL_CAVALRY && counts_as_infantry(by_unit, options);
    int32_t required = two ? 2 : 1;
    explain_total(why, "MWK-ATT-2",
                  two ? "Two hits of infantry or crewed weapons remove a cavalry figure" : "One hit removes a figure",
                  required, required);
    if (position == COLONIAL_AT_NOTHING)
        return required;
    if (position == COLONIAL_AT_SOFT_COVER || position == COLONIAL_AT_DIFFICULT) {
        explain_total(why, "MWK-ATT-3", "Soft cover and difficult ground have no effect", 0, required);
    } else if (counts_as_infantry(unit, options)) {
        required++;
        explain_total(why, "MWK-ATT-3", "Defending hard cover, an obstacle or uphill: one hit more is required", 1,
                      required);
    } else {
        explain_total(why, "MWK-ATT-3", "Only infantry and crewed weapons gain by what they defend", 0, required);
    }
    return required;
}

void colonial_remove(enum colonial_cause cause, int32_t hits, int32_t hits_required, int32_t figures,
                     struct explanation *why, struct colonial_loss *ret)
{
    int32_t casualties = hits / hits_required < figures ? hits / hits_required : figures;
    ret->hits_required = hits_required; /* one by one: an outcome is compared as bytes, its padding too */
    ret->casualties = casualties;
    ret->figures_left = figures - casualties;
    ret->removed = casualties == figures;
    explain_total(why, cause == COLONIAL_BY_FIRE ? "MWK-FIR-1" : "MWK-ATT-2",
                  "Figures are removed; hits left over are lost", -casualties, ret->figures_left);
    if (ret->removed)
        explain(why, "MWK-PIN-1", "The unit is removed: friendly units within 12 inches test for pinning");
}

static void check_fire(const struct colonial_damage_roll_input *input, struct violations *violations)
{
    if (input->weapon == FIELD_ABSENT)
        colonial_violation(violations, ERROR_MISSING_FIELD, "/input", "weapon", "Hits by fire need the weapon.");
    if (input->weapon == COLONIAL_ROCKET)
        colonial_violation(violations, ERROR_NOT_A_CHOICE, "/input", "weapon",
                           "A rocket makes no hits; ask the step rocket-fire.");
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
    if (input->by_unit == FIELD_ABSENT)
        colonial_violation(violations, ERROR_MISSING_FIELD, "/input", "by_kind",
                           "Hits in an attack need the kind of unit that made them.");
    if (input->unit == FIELD_ABSENT)
        colonial_violation(violations, ERROR_MISSING_FIELD, "/input", "kind",
                           "Hits in an attack need the kind of unit that was hit.");
}

static int32_t hits_required(const struct question *question, struct explanation *why)
{
    const struct colonial_damage_roll_input *input = question->input;
    if (input->cause == COLONIAL_BY_FIRE)
        return colonial_fire_hits_required(input->weapon, (enum colonial_band)input->band,
                                           (enum colonial_cover)input->cover, why);
    return colonial_attack_hits_required(input->by_unit, input->unit, (enum colonial_position)input->position,
                                         question->options, why);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    const struct colonial_damage_roll_input *input = question->input;
    struct colonial_damage_roll_outcome *outcome = ret_outcome;
    enum colonial_cause cause = (enum colonial_cause)input->cause;
    if (cause == COLONIAL_BY_FIRE && input->band == COLONIAL_LONG &&
        colonial_weapons[input->weapon].long_to == FIELD_ABSENT) {
        explain(why, "MWK-FIR-2", "The weapon has no long range");
        return RULING_NOT_PERMITTED;
    }
    colonial_remove(cause, input->hits, hits_required(question, why), input->figures, why, &outcome->loss);
    outcome->leader = (int32_t)colonial_leader_test(cause, &outcome->loss, input->has_leader, dice, why);
    outcome->pin_test_due = cause == COLONIAL_BY_FIRE && outcome->loss.casualties > 0 && !outcome->loss.removed;
    if (outcome->pin_test_due)
        explain(why, "MWK-PIN-1", "Casualties from fire: the unit tests for pinning");
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    const struct colonial_damage_roll_input *input = question->input;
    const struct colonial_damage_roll_outcome *outcome = ruled;
    text_format(line, "Hits %d, %d for a figure: removed %d, left %d", input->hits, outcome->loss.hits_required,
                outcome->loss.casualties, outcome->loss.figures_left);
    if (outcome->leader == COLONIAL_LEADER_KILLED)
        text_add(line, "; the leader is killed");
    text_add(line, outcome->pin_test_due ? "; a pin test is due." : ".");
}

HOLDS(leader_killed, struct colonial_damage_roll_outcome, outcome->leader == COLONIAL_LEADER_KILLED)

static const struct step_end step_ends[] = {
    END(leader_killed, "The leader is killed"),
    NO_MORE_ENDS,
};

/* Its own, or what the unit table says that it fires as; that of a profile is the players' to say. */
static int32_t weapon_of(const void *unit)
{
    const struct colonial_roster_unit *known = unit;
    if (known->weapon != FIELD_ABSENT || known->unit == FIELD_ABSENT || known->profile[0])
        return known->weapon;
    return colonial_units[known->unit].fires_as;
}

static const struct unit_fills target_fills[] = {FILLS("figures"), FILLS("kind"), FILLS("has_leader"), NO_MORE_FILLS};
static const struct unit_fills by_fills[] = {FILLS_FROM("by_kind", "kind"), FILLS_BY("weapon", weapon_of),
                                             NO_MORE_FILLS};
static const struct unit_role roles[] = {
    [COLONIAL_FIRER] = ROLE("by", "The unit that made the hits.", "", by_fills),
    [COLONIAL_TARGET] = ROLE("target", "The unit that was hit.", "", target_fills, .in_play = true),
    NO_MORE_ROLES,
};

static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const struct colonial_damage_roll_input *input = question->input;
    const struct colonial_damage_roll_outcome *outcome = ruled;
    bool fire = input->cause == COLONIAL_BY_FIRE;
    if (status != RULING_RESOLVED)
        return;
    colonial_loss_effects(&outcome->loss, fire ? "MWK-FIR-1" : "MWK-ATT-2", COLONIAL_TARGET, effects);
    colonial_leader_effects(outcome->leader, fire ? "MWK-FIR-9" : "MWK-ATT-7", COLONIAL_TARGET, effects);
    if (outcome->pin_test_due)
        effect_add(effects, COLONIAL_TARGET, 0, "fire_casualties", outcome->loss.casualties, "MWK-PIN-1");
}

static const char *const options[] = {"mounted_infantry_hits_as_infantry", NULL};
static const char *const clauses[] = {"MWK-FIR-1", "MWK-FIR-2", "MWK-FIR-4", "MWK-FIR-7", "MWK-FIR-9",
                                      "MWK-ATT-2", "MWK-ATT-3", "MWK-ATT-7", "MWK-PIN-1", NULL};

const struct step colonial_damage_roll_step = {
    .name = "damage-roll",
    .title = "Damage roll",
    .doc = "Hits already rolled, by fire or in an attack: how many figures they remove, and whether the leader is "
           "killed.",
    .family = "damage-roll",
    .dice = "2D6 for the leader, if figures were removed and some are left",
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
