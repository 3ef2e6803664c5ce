/* melee-score: an attack in close combat with what it provokes: parry, riposte, and the parry of the riposte. */
#include "engine/retained.h"
#include "rulesets/tft_ww2/tft.h"
#include "rulesets/tft_ww2/tft_roster.h"

struct fighter {
    char name[FIELD_TEXT_SIZE(TFT_NAME_MAX)], profile[FIELD_TEXT_SIZE(TFT_NAME_MAX)];
    int32_t dexterity, strength;
    bool wounded;
    int32_t weapon, action;
    bool bayonet_fixed, fleeing, owes;
    struct tft_arms arms;
    struct house_modifiers house;
};
static const struct field fighter_rows[] = {
    TEXT(struct fighter, name, 0, TFT_NAME_MAX, "Name", NULL, "What the figure is called.", OPTIONAL),
    TEXT(struct fighter, profile, 0, TFT_NAME_MAX, "Profile", "TFT-PROF-1",
         "A named figure; it says the attributes that are not given.", OPTIONAL),
    NUMBER(struct fighter, dexterity, 0, TFT_ATTRIBUTE_MAX, "DEX", "TFT-HIT-1",
           "DEX, unhalved. It must be given unless a profile says it.", OPTIONAL),
    NUMBER(struct fighter, strength, 1, TFT_ATTRIBUTE_MAX, "STR", "TFT-DMG-1",
           "STR, unhalved. It must be given unless a profile says it.", OPTIONAL),
    FLAG(struct fighter, wounded, "Wounded", "A-TFT-39", "Whether the figure was wounded before."),
    CHOICE(struct fighter, weapon, tft_weapon_choices, "Weapon in hand", "A-TFT-11",
           "A rifle in hand is swung as a rifle butt and can parry, as attached bayonet and club can."),
    FLAG(struct fighter, bayonet_fixed, "Bayonet fixed", "A-TFT-47",
         "Whether a bayonet is fixed to the rifle: then it is an attached bayonet here."),
    CHOICE(struct fighter, action, tft_action_choices, "Action", "TFT-ACT-0",
           "The attacker's: charge, close_combat or pivot. Only close_combat parries."),
    FLAG(struct fighter, fleeing, "Fleeing", "A-TFT-44",
         "Whether it flees after a failed check; then it neither attacks nor parries nor ripostes."),
    FLAG(struct fighter, owes, "Owes dice", "TFT-DMG-1",
         "Whether a hit on it, or a grenade in its hand, is still to be rolled for; then it neither parries nor "
         "ripostes."),
    TFT_ARMS_ROWS(struct fighter, arms.),
    HOUSE_MODIFIERS_ROW(struct fighter, house, TFT_OF_NUMBER " They do not change a parry."),
};
static const struct fields fighter_fields =
    FIELDS("TftFighter", "A figure in close combat.", fighter_rows, struct fighter);

struct input {
    struct fighter side[2]; /* attacker, defender */
    bool base_contact;
};
static const struct field input_rows[] = {
    GROUP_AS(struct input, side[0], "attacker", struct fighter, fighter_fields, "Attacker", NULL,
             "The figure whose attack it is."),
    GROUP_AS(struct input, side[1], "defender", struct fighter, fighter_fields, "Defender", NULL,
             "The figure that is attacked."),
    FACT(struct input, base_contact, "Base contact", "TFT-HIT-2", "Whether their bases touch.", DEFAULT(true)),
};
static const struct fields input_fields =
    FIELDS("TftMeleeScoreInput", "An attack in close combat.", input_rows, struct input);

#define MELEE_END_VALUES(X)                                                                                            \
    X(MELEE_HIT, "hit", "The attacker hits")                                                                           \
    X(MELEE_PARRIED, "parried", "The defender parries the attack")                                                     \
    X(MELEE_MISSED, "missed", "Nobody hits")                                                                           \
    X(MELEE_RIPOSTE, "riposte", "The attacker misses, and the defender's riposte hits")                                \
    X(MELEE_RIPOSTE_PARRIED, "riposte_parried", "The attacker misses and parries the riposte")
ENUM(melee_end, MELEE_END_VALUES, MELEE_ENDS);
LOCAL_CHOICES(endings, "TftMeleeEnd", MELEE_END_VALUES);
#define MELEE_FAILURE_VALUES(X)                                                                                        \
    X(TFT_NO_FAILURE, "none", "Nothing special")                                                                       \
    X(TFT_ROLLED_16, "automatic_miss", "A 16: it misses whatever was needed")                                          \
    X(TFT_ROLLED_17, "dropped", "A 17: the weapon is dropped")                                                         \
    X(TFT_ROLLED_18, "broken", "An 18: the weapon breaks")
LOCAL_CHOICES(failures, "TftMeleeFailure", MELEE_FAILURE_VALUES);
#define BLADE_STATE_VALUES(X)                                                                                          \
    X(BLADE_READY, "ready", "Still in hand")                                                                           \
    X(DROPPED, "dropped", "Dropped")                                                                                   \
    X(BROKEN, "broken", "Broken; it is an improvised weapon now")
ENUM(blade_state, BLADE_STATE_VALUES, BLADE_STATES);
LOCAL_CHOICES(blade_states, "TftBladeState", BLADE_STATE_VALUES);

struct side_outcome {
    int32_t result;       /* enum tft_result */
    int32_t weapon_state; /* enum blade_state */
    bool failed;          /* dropped or broken in this fight; it follows from the roll */
};
static const struct field side_rows[] = {
    CHOICE(struct side_outcome, result, tft_results, "Result", "TFT-DMG-1", "What the fight did to the figure."),
    CHOICE(struct side_outcome, weapon_state, blade_states, "Weapon", "TFT-CRIT-2", "Its weapon after the fight."),
};
static const struct fields side_fields =
    FIELDS("TftMeleeSide", "A figure after the fight.", side_rows, struct side_outcome);

static const struct field hit_rows[] = {
    TFT_TO_HIT_ROWS(struct tft_roll, , "modified_dexterity", "Modified DEX", failures)};
static const struct fields hit_fields = FIELDS("TftMeleeRoll", "A roll to hit.", hit_rows, struct tft_roll);
static const struct field parry_rows[] = {TFT_CHECK_ROWS(struct tft_roll, , "modified_dexterity", "Modified DEX")};
static const struct fields parry_fields = FIELDS("TftParryRoll", "A roll to parry.", parry_rows, struct tft_roll);

struct outcome {
    int32_t end; /* enum melee_end */
    struct tft_roll attack;
    bool has_parry, has_riposte, has_riposte_parry;
    struct tft_roll parry, riposte, riposte_parry;
    int32_t damage, damage_multiplier; /* FIELD_ABSENT: nobody was hurt by dice */
    struct side_outcome side[2];
};
static const struct field outcome_rows[] = {
    CHOICE(struct outcome, end, endings, "End", NULL, "How the exchange ends."),
    GROUP(struct outcome, attack, struct tft_roll, hit_fields, "Attack", "TFT-HIT-1", "The attacker's roll."),
    GROUP_IF(struct outcome, parry, has_parry, struct tft_roll, parry_fields, "Parry", "TFT-CC-2",
             "The defender's parry, where one was tried."),
    GROUP_IF(struct outcome, riposte, has_riposte, struct tft_roll, hit_fields, "Riposte", "TFT-CC-3",
             "The defender's riposte, where one was struck."),
    GROUP_IF(struct outcome, riposte_parry, has_riposte_parry, struct tft_roll, parry_fields, "Parry of the riposte",
             "TFT-CC-3", "The attacker's parry, where one was tried."),
    NUMBER(struct outcome, damage, 1, TFT_DAMAGE_MAX, "Damage", "TFT-DMG-1", "The damage, where it was rolled.",
           OPTIONAL),
    NUMBER(struct outcome, damage_multiplier, 1, 4, "Multiplier", "A-TFT-14", "How often the damage counted.",
           OPTIONAL),
    GROUP_AS(struct outcome, side[0], "attacker", struct side_outcome, side_fields, "Attacker", NULL,
             "The attacker after the fight."),
    GROUP_AS(struct outcome, side[1], "defender", struct side_outcome, side_fields, "Defender", NULL,
             "The defender after the fight."),
};
static const struct fields outcome_fields =
    FIELDS("TftMeleeScoreOutcome", "An exchange in close combat.", outcome_rows, struct outcome);

static void check(const struct question *question, struct violations *violations)
{
    const struct input *input = question->input;
    const struct tft_options *options = question->options;
    static const char *const at[2] = {"/input/attacker", "/input/defender"};
    tft_profiles_check(options, violations);
    tft_weapons_check(options, violations);
    for (int32_t i = 0; i < 2; i++) {
        const struct fighter *side = &input->side[i];
        tft_profile_check(side->profile, options, at[i], "profile", violations);
        tft_attribute_check(TFT_DEX, side->dexterity, side->profile, options, at[i], "dexterity", violations);
        tft_attribute_check(TFT_STR, side->strength, side->profile, options, at[i], "strength", violations);
    }
}

/* The weapon that it fights with: a broken one is an improvised one. */
static int32_t blade_of(const struct fighter *side)
{
    if (tft_arms_state(&side->arms, side->weapon) == TFT_HELD_BROKEN)
        return TFT_IMPROVISED;
    return tft_weapon_in_melee(side->weapon, side->bayonet_fixed);
}

static bool has_dropped(const struct fighter *side)
{
    return tft_arms_state(&side->arms, side->weapon) == TFT_HELD_DROPPED;
}

WHEN(stand_apart, struct input, !it->base_contact)
WHEN(flees, struct input, it->side[0].fleeing)
WHEN(holds_nothing, struct input, has_dropped(&it->side[0]))
WHEN(holds_no_blade, struct input, !tft_weapon_rows[blade_of(&it->side[0])].close_combat)
static const struct refusal no_contact[] = {{"TFT-HIT-2", "Close combat needs base contact", stand_apart}};
static const struct refusal no_fight[] = {{"TFT-MOR-4", "A figure that flees does nothing else", flees}};
static const struct refusal no_blade[] = {
    {"TFT-CRIT-2", "The " TFT_IS_DROPPED, holds_nothing},
    {"TFT-WPN", "This is no close combat weapon; swung as a club it is an improvised one", holds_no_blade}};

static bool action_forbids(int32_t action, struct explanation *why)
{
    const struct tft_action_row *row = &tft_action_rows[action];
    if (!row->close_combat)
        explain(why, row->clause, row->no_close_combat);
    return !row->close_combat;
}

static int32_t state_before(const struct fighter *side)
{
    const int32_t held = tft_arms_state(&side->arms, side->weapon);
    return held == TFT_HELD_DROPPED ? DROPPED : held == TFT_HELD_BROKEN ? BROKEN : BLADE_READY;
}

static struct tft_body body_of(const struct fighter *side, const struct tft_options *options)
{
    return (struct tft_body){tft_attribute(TFT_STR, side->strength, side->profile, options), side->wounded};
}

/* The fight in progress. */
struct fight {
    const struct input *input;
    const struct tft_options *options;
    struct dice *dice;
    struct explanation *why;
    struct outcome *outcome;
};

static void strike(const struct fight *fight, int32_t by, struct tft_roll *roll)
{
    static const char *const whose[2] = {"The attacker's DEX", "The defender's DEX"};
    static const char *const labels[2] = {"to hit", "riposte"};
    const struct fighter *side = &fight->input->side[by];
    tft_roll_start(roll, by == 0 ? "TFT-HIT-1" : "TFT-CC-3", whose[by], "to hit",
                   tft_attribute(TFT_DEX, side->dexterity, side->profile, fight->options), side->wounded,
                   fight->options, fight->why);
    tft_strike_modify(roll, &(struct tft_strike){side->action}, fight->why);
    house_modify(&side->house, &roll->needed, fight->why);
    dice_for(fight->dice, by, 0);
    tft_roll_to_hit(roll, TFT_BLADE, labels[by], fight->options, fight->dice, fight->why);
    fight->outcome->side[by].failed = roll->failure == TFT_ROLLED_17 || roll->failure == TFT_ROLLED_18;
    if (fight->outcome->side[by].failed)
        fight->outcome->side[by].weapon_state = roll->failure == TFT_ROLLED_17 ? DROPPED : BROKEN;
}

/* Whether its action lets it parry and riposte with something in hand: a unit that owes dice cannot act (X-DUE). */
static bool may_answer(const struct fighter *side)
{
    return tft_action_rows[side->action].parries && !side->fleeing && !side->owes && !has_dropped(side);
}

/* Whether a figure may parry this hit, by its action and what it has in hand now. */
static bool may_parry(const struct fight *fight, int32_t by, const struct tft_roll *hit)
{
    const struct fighter *side = &fight->input->side[by];
    if (!may_answer(side) || fight->outcome->side[by].failed || !tft_weapon_rows[blade_of(side)].can_parry)
        return false;
    if (hit->critical == TFT_NOTHING_SPECIAL || fight->options->parry_criticals == TFT_YES)
        return true;
    explain(fight->why, "TFT-CC-2", "A critical hit cannot be parried");
    return false;
}

/* Tries to parry; true when the hit is parried. */
static bool parry(const struct fight *fight, int32_t by, const struct tft_roll *hit, bool *has, struct tft_roll *roll)
{
    static const char *const parts[2] = {"parry of the riposte", "parry"};
    static const struct tft_check check_parry = {
        .label = "parry", .clause = "TFT-CC-2", .passed = "The hit is parried", .failed = "The parry fails"};
    const struct fighter *side = &fight->input->side[by];
    exchange_part(fight->dice, fight->why, parts[by]);
    *has = may_parry(fight, by, hit);
    if (!*has)
        return false;
    tft_roll_start(roll, "TFT-CC-2", "A parry is a roll against DEX", "DEX",
                   tft_attribute(TFT_DEX, side->dexterity, side->profile, fight->options), side->wounded,
                   fight->options, fight->why);
    dice_for(fight->dice, by, 0);
    tft_roll_check(roll, &check_parry, fight->options, fight->dice, fight->why);
    return roll->success;
}

static void hurt(const struct fight *fight, int32_t by, const struct tft_roll *hit)
{
    const struct fighter *side = &fight->input->side[by];
    struct outcome *outcome = fight->outcome;
    exchange_part(fight->dice, fight->why, "damage");
    if (hit->critical == TFT_ROLLED_3) {
        outcome->side[1 - by].result = TFT_DEAD;
        return;
    }
    const struct tft_weapon_row weapon = tft_weapon(blade_of(side), fight->options);
    const struct tft_body body = body_of(&fight->input->side[1 - by], fight->options);
    outcome->damage_multiplier = tft_multiplier(hit, by == 0 && side->action == TFT_CHARGE, fight->options);
    dice_for(fight->dice, 1 - by, 0);
    outcome->damage =
        tft_damage_throw(weapon.damage, outcome->damage_multiplier, fight->options, fight->dice, fight->why);
    outcome->side[1 - by].result = (int32_t)tft_damage_judge(outcome->damage, &body, fight->options, fight->why);
}

/* Between two throws only the last one matters, and whether the attacker may parry a riposte. */
enum fight_point { STRUCK, PARRIED, RIPOSTED, RIPOSTE_PARRIED };
static bool fight_forget(const struct fight *fight, enum fight_point place, const struct tft_roll *hit, bool parried)
{
    bool asked = (place == STRUCK && !hit->success) || (place == RIPOSTED && hit->success);
    bool in_hand = asked && !fight->outcome->side[0].failed;
    return FORGET_ALL_BUT(fight->dice, (int32_t)place, hit->success, hit->success ? hit->critical : 0, parried,
                          in_hand);
}

/* A hit of one side, which the other may parry. */
static void land(const struct fight *fight, int32_t by, const struct tft_roll *hit)
{
    static const enum melee_end by_side[2][2] = {{MELEE_HIT, MELEE_PARRIED}, {MELEE_RIPOSTE, MELEE_RIPOSTE_PARRIED}};
    struct outcome *outcome = fight->outcome;
    bool parried = by == 0 ? parry(fight, 1, hit, &outcome->has_parry, &outcome->parry)
                           : parry(fight, 0, hit, &outcome->has_riposte_parry, &outcome->riposte_parry);
    outcome->end = (int32_t)by_side[by][parried];
    if (fight_forget(fight, by == 0 ? PARRIED : RIPOSTE_PARRIED, hit, parried) && !parried)
        hurt(fight, by, hit);
}

static void riposte(const struct fight *fight)
{
    const struct fighter *defender = &fight->input->side[1];
    struct outcome *outcome = fight->outcome;
    outcome->end = MELEE_MISSED;
    outcome->has_riposte = may_answer(defender) && tft_weapon_rows[blade_of(defender)].close_combat;
    if (!outcome->has_riposte)
        return;
    exchange_part(fight->dice, fight->why, "riposte");
    strike(fight, 1, &outcome->riposte);
    if (fight_forget(fight, RIPOSTED, &outcome->riposte, false) && outcome->riposte.success)
        land(fight, 1, &outcome->riposte);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    const struct input *input = question->input;
    const struct question_units *units = question->units;
    struct outcome *outcome = ruled;
    struct fight fight = {input, question->options, dice, why, outcome};
    const struct tft_roll *attack = &fight.outcome->attack;
    if (IS_REFUSED(no_contact, input, why) || (!units && IS_REFUSED(no_fight, input, why)) ||
        action_forbids(input->side[0].action, why) || IS_REFUSED(no_blade, input, why))
        return RULING_NOT_PERMITTED;
    for (int32_t side = 0; side < 2; side++)
        outcome->side[side].weapon_state = state_before(&input->side[side]);
    exchange_part(dice, why, "attack");
    strike(&fight, 0, &fight.outcome->attack);
    if (!fight_forget(&fight, STRUCK, attack, false))
        return RULING_RESOLVED;
    if (attack->success)
        land(&fight, 0, attack);
    else
        riposte(&fight);
    exchange_part(dice, why, NULL);
    return RULING_RESOLVED;
}

/* The side that lost its weapon to a roll of 17 or 18. */
static void say_lost_weapon(const struct side_outcome *side, const char *whose, struct text *line)
{
    if (side->failed)
        text_format(line, "; %s %s the weapon", whose, side->weapon_state == DROPPED ? "dropped" : "broke");
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct input *input = question->input;
    const struct outcome *outcome = ruled;
    static const char *const harms[TFT_RESULTS] = {
        [TFT_UNHARMED] = ", but did not harm",
        [TFT_WOUNDED] = " and wounded",
        [TFT_INCAPACITATED] = " and incapacitated",
        [TFT_DEAD] = " and killed",
    };
    const char *const given[2] = {input->side[0].name, input->side[1].name};
    const char *attacker = unit_called(question->units, 0, 0, given[0][0] ? given[0] : NULL);
    const char *defender = unit_called(question->units, 1, 0, given[1][0] ? given[1] : "the defender");
    const char *by = attacker ? attacker : "The attacker", *on = attacker ? attacker : "the attacker";
    if (outcome->end == MELEE_PARRIED)
        text_format(line, "%s hit, and %s parried", by, defender);
    else if (outcome->end == MELEE_MISSED && outcome->has_riposte)
        text_format(line, "%s and %s both missed", by, defender);
    else if (outcome->end == MELEE_MISSED)
        text_format(line, "%s missed %s", by, defender);
    else if (outcome->end == MELEE_RIPOSTE_PARRIED)
        text_format(line, "%s missed and parried the riposte of %s", by, defender);
    else if (outcome->end == MELEE_HIT)
        text_format(line, "%s hit%s %s", by, harms[outcome->side[1].result], defender);
    else
        text_format(line, "%s missed, and %s riposted%s %s", by, defender, harms[outcome->side[0].result], on);
    say_lost_weapon(&outcome->side[0], on, line);
    say_lost_weapon(&outcome->side[1], defender, line);
    text_add(line, ".");
}

HOLDS(attacker_hurt, struct outcome, outcome->side[0].result >= TFT_WOUNDED)
HOLDS(attacker_down, struct outcome, outcome->side[0].result >= TFT_INCAPACITATED)
HOLDS(defender_hurt, struct outcome, outcome->side[1].result >= TFT_WOUNDED)
HOLDS(defender_down, struct outcome, outcome->side[1].result >= TFT_INCAPACITATED)

/* A figure that flees and has not acted yet does nothing but flee. */
FOUND(action_of, struct tft_unit,
      unit->action != FIELD_ABSENT ? unit->action
      : tft_unit_flees(unit)       ? TFT_FLEE
                                   : FIELD_ABSENT)

/* With enforce_due = warn, dice that are owed bar nothing. */
static int32_t owes_dice(const struct unit_fact *it)
{
    const struct tft_unit *unit = it->unit;
    const struct tft_options *options = it->options;
    return options->enforce_due == ENFORCE_DUE_REFUSE && (tft_hits_owed(unit) > 0 || unit->in_hand);
}

static const struct unit_fills side_fills[] = {
    TFT_NAMED_FILLS,
    FILLS("dexterity"),
    KNOWS("action", "TFT-ACT-0", "its action of this turn is settled, and is another one", .find = action_of),
    TFT_ARMS_FILLS,
    KNOWS("bayonet_fixed", "A-TFT-47", "whether its bayonet is fixed is on record, and it is not so"),
    KNOWS("fleeing", "TFT-MOR-4", TFT_AS_BEFORE, .find = tft_is_fleeing),
    KNOWS("owes", "TFT-DMG-1", TFT_AS_BEFORE, .find = owes_dice),
    {0}};

/* At most one side is hurt, and the damage is that side's. Both have taken their actions, except a figure that flees:
 * its flight is still to come. A broken weapon that is dropped is an improvised one. */
static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct input *input = question->input;
    const struct tft_options *options = question->options;
    const struct outcome *outcome = ruled;
    static const enum tft_held_state states[] = {
        [BLADE_READY] = TFT_HELD_READY, [DROPPED] = TFT_HELD_DROPPED, [BROKEN] = TFT_HELD_BROKEN};
    for (int32_t side = 0; side < 2; side++) {
        struct tft_body body = body_of(&input->side[side], options);
        const struct fighter *fighter = &input->side[side];
        if (!fighter->fleeing)
            unit_set(tabletop, side, 0, "action", fighter->action, "TFT-ACT-0");
        if (outcome->side[side].failed)
            tft_weapon_effects(&fighter->arms, fighter->weapon,
                               state_before(fighter) == BROKEN ? TFT_IMPROVISED : fighter->weapon,
                               (int32_t)states[outcome->side[side].weapon_state], side, tabletop);
        tft_harm_effects(outcome->side[side].result, tft_harm_clause(outcome->damage, &body, options), side, 0,
                         tabletop);
    }
    unit_set(tabletop, 0, 0, "move_ended", true, "TFT-ACT-4");
}

static const struct step_way ways[] = {
    {"TFT-WPN", "/input/attacker/weapon", "improvised", "Use it as a club"},
    {0},
};

const struct step tft_melee_score_step = {
    .name = "melee-score",
    .title = "Hand to hand",
    .doc = "One attack in close combat: 3D6 under DEX; a defender who chose close combat parries a hit or ripostes a "
           "miss. No riposte follows a parry, and a missed riposte ends it (A-TFT-13).",
    .family = "melee-score",
    .dice = "3D6 for the attack; 3D6 for a parry; 3D6 for a riposte; 3D6 for its parry; the weapon's damage dice",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS("roll_under", "check_criticals", "half_rounding", "parry_criticals", "double_stack",
                       "damage_mode", "wounded_str", "weapons", "profiles"),
    .clauses =
        STRINGS("TFT-HIT-1", "TFT-HIT-2", "TFT-ACT-1", "TFT-ACT-2", "TFT-ACT-3", "TFT-ACT-5", "TFT-MOR-4", "TFT-ACT-7",
                "TFT-ACT-8", "TFT-ACT-9", "TFT-WPN", "TFT-CC-1", "TFT-CC-2", "TFT-CC-3", "TFT-CRIT-1", "TFT-CRIT-2",
                "TFT-CRIT-3", "TFT-DMG-1", "TFT-DMG-2", "TFT-DMG-3", "TFT-DMG-4", "X-HOUSE"),
    .ends = ROWS(struct step_end,
                 END(attacker_hurt, "The attacker is wounded or worse", READS(struct outcome, side[0].result)),
                 END(attacker_down, "The attacker is incapacitated or dead", READS(struct outcome, side[0].result)),
                 END(defender_hurt, "The defender is wounded or worse", READS(struct outcome, side[1].result)),
                 END(defender_down, "The defender is incapacitated or dead", READS(struct outcome, side[1].result))),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role,
                  ROLE("attacker", "The figure whose attack it is.", "attacker", side_fills, .in_play = true,
                       .opposed = 1, TFT_OF_FIGURES, .deed = "attacked"),
                  ROLE("defender", "The figure that is attacked.", "defender", side_fills, .in_play = true,
                       .passive = true, .opposed = 2, TFT_OF_FIGURES, .whose = UNIT_SUFFERS)),
    .ways = ways,
    .apply = apply,
};
