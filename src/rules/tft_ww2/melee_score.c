/* melee-score: an attack in close combat with what it provokes: parry, riposte, and the parry of the riposte. */
#include "ends.h"
#include "field_kinds.h"
#include "retained.h"
#include "steps.h"
#include "tft_roster.h"

#define FIGHTER struct tft_fighter
static const struct field fighter_list[] = {
    {NAMED("name", "Name", NULL, "What the figure is called."), NAME(FIGHTER, name)},
    {NAMED("profile", "Profile", "TFT-PROF-1", "A named figure; it says the attributes that are not given."),
     NAME(FIGHTER, profile)},
    {NAMED("dexterity", "DEX", "TFT-HIT-1", "DEX, unhalved. It must be given unless a profile says it."),
     NUMBER(FIGHTER, dexterity, 0, TFT_ATTRIBUTE_MAX), OPTIONAL},
    {NAMED("strength", "STR", "TFT-DMG-1", "STR, unhalved. It must be given unless a profile says it."),
     NUMBER(FIGHTER, strength, 1, TFT_ATTRIBUTE_MAX), OPTIONAL},
    {NAMED("wounded", "Wounded", "A-TFT-39", "Whether the figure was wounded before."), FLAG(FIGHTER, wounded)},
    {NAMED("weapon", "Weapon in hand", "A-TFT-11",
           "A rifle in hand is swung as a rifle butt and can parry, as attached bayonet and club can."),
     CHOICE(FIGHTER, weapon, tft_weapon_choices)},
    {NAMED("action", "Action", "TFT-MOV-1",
           "The attacker's: charge, close_combat or pivot. Only close_combat parries."),
     CHOICE(FIGHTER, action, tft_action_choices)},
};
static const struct fields fighter_fields = FIELDS("TftFighter", "A figure in close combat.", fighter_list, FIGHTER);

#define INPUT struct tft_melee_score_input
static const struct field input_list[] = {
    {NAMED("attacker", "Attacker", NULL, "The figure whose attack it is."),
     GROUP(INPUT, side[0], FIGHTER, fighter_fields)},
    {NAMED("defender", "Defender", NULL, "The figure that is attacked."),
     GROUP(INPUT, side[1], FIGHTER, fighter_fields)},
    {NAMED("base_contact", "Base contact", "TFT-HIT-2", "Whether their bases touch."), .kind = FIELD_BOOL,
     .offset = FIELD_AT(INPUT, base_contact, bool), DEFAULT(true)},
};
static const struct fields input_fields = FIELDS("TftMeleeScoreInput", "An attack in close combat.", input_list, INPUT);

static const struct choice end_list[] = {
    [TFT_MELEE_HIT] = {"hit", "The attacker hits"},
    [TFT_MELEE_PARRIED] = {"parried", "The defender parries the attack"},
    [TFT_MELEE_MISSED] = {"missed", "Nobody hits"},
    [TFT_MELEE_RIPOSTE] = {"riposte", "The attacker misses, and the defender's riposte hits"},
    [TFT_MELEE_RIPOSTE_PARRIED] = {"riposte_parried", "The attacker misses and parries the riposte"},
};
static const struct choices ends = {"TftMeleeEnd", end_list, 5};
static const struct choice failure_list[] = {
    [TFT_NO_FAILURE] = {"none", "Nothing special"},
    [TFT_ROLLED_16] = {"automatic_miss", "A 16: it misses whatever was needed"},
    [TFT_ROLLED_17] = {"dropped", "A 17: the weapon is dropped"},
    [TFT_ROLLED_18] = {"broken", "An 18: the weapon breaks"},
};
static const struct choices failures = {"TftMeleeFailure", failure_list, TFT_FAILURES};
static const struct choice blade_list[] = {
    [TFT_BLADE_READY] = {"ready", "Still in hand"},
    [TFT_DROPPED] = {"dropped", "Dropped"},
    [TFT_BROKEN] = {"broken", "Broken; it is an improvised weapon now"},
};
static const struct choices blade_states = {"TftBladeState", blade_list, 3};

#define SIDE struct tft_melee_side
static const struct field side_list[] = {
    {NAMED("result", "Result", "TFT-DMG-1", "What the fight did to the figure."), CHOICE(SIDE, result, tft_results)},
    {NAMED("weapon_state", "Weapon", "TFT-CRIT-2", "Its weapon after the fight."),
     CHOICE(SIDE, blade_state, blade_states)},
};
static const struct fields side_fields = FIELDS("TftMeleeSide", "A figure after the fight.", side_list, SIDE);

static const struct field hit_list[] = {
    TFT_TO_HIT_FIELDS(struct tft_roll, , "modified_dexterity", "Modified DEX", failures)};
static const struct fields hit_fields = FIELDS("TftMeleeRoll", "A roll to hit.", hit_list, struct tft_roll);
static const struct field parry_list[] = {TFT_CHECK_FIELDS(struct tft_roll, , "modified_dexterity", "Modified DEX")};
static const struct fields parry_fields = FIELDS("TftParryRoll", "A roll to parry.", parry_list, struct tft_roll);

#define OUTCOME struct tft_melee_score_outcome
static const struct field outcome_list[] = {
    {NAMED("end", "End", NULL, "How the exchange ends."), CHOICE(OUTCOME, end, ends)},
    {NAMED("attack", "Attack", "TFT-HIT-1", "The attacker's roll."),
     GROUP(OUTCOME, attack, struct tft_roll, hit_fields)},
    {NAMED("parry", "Parry", "TFT-CC-2", "The defender's parry, where one was tried."),
     GROUP_IF(OUTCOME, parry, struct tft_roll, parry_fields, has_parry)},
    {NAMED("riposte", "Riposte", "TFT-CC-3", "The defender's riposte, where one was struck."),
     GROUP_IF(OUTCOME, riposte, struct tft_roll, hit_fields, has_riposte)},
    {NAMED("riposte_parry", "Parry of the riposte", "TFT-CC-3", "The attacker's parry, where one was tried."),
     GROUP_IF(OUTCOME, riposte_parry, struct tft_roll, parry_fields, has_riposte_parry)},
    {NAMED("damage", "Damage", "TFT-DMG-1", "The damage, where it was rolled."),
     NUMBER(OUTCOME, damage, 1, TFT_DAMAGE_MAX), OPTIONAL},
    {NAMED("damage_multiplier", "Multiplier", "A-TFT-14", "How often the damage counted."),
     NUMBER(OUTCOME, multiplier, 1, 4), OPTIONAL},
    {NAMED("attacker", "Attacker", NULL, "The attacker after the fight."), GROUP(OUTCOME, side[0], SIDE, side_fields)},
    {NAMED("defender", "Defender", NULL, "The defender after the fight."), GROUP(OUTCOME, side[1], SIDE, side_fields)},
};
static const struct fields outcome_fields =
    FIELDS("TftMeleeScoreOutcome", "An exchange in close combat.", outcome_list, OUTCOME);

static void check(const struct question *question, struct violations *violations)
{
    static const char *const at[2] = {"/input/attacker", "/input/defender"};
    const INPUT *input = question->input;
    tft_profiles_check(question->options, violations);
    tft_weapons_check(question->options, violations);
    for (int32_t i = 0; i < 2; i++) {
        const FIGHTER *side = &input->side[i];
        tft_profile_check(side->profile, question->options, at[i], "profile", violations);
        tft_attribute_check(TFT_DEX, side->dexterity, side->profile, question->options, at[i], "dexterity", violations);
        tft_attribute_check(TFT_STR, side->strength, side->profile, question->options, at[i], "strength", violations);
    }
}

static bool is_refused(const INPUT *input, struct explanation *why)
{
    const struct tft_action_row *action = &tft_action_rows[input->side[0].action];
    if (!input->base_contact)
        explain(why, "TFT-HIT-2", "Close combat needs base contact");
    else if (!action->close_combat)
        explain(why, action->clause, action->no_close_combat);
    else if (!tft_weapon_rows[tft_weapon_in_melee(input->side[0].weapon)].close_combat)
        explain(why, "TFT-WPN", "This is no close combat weapon; swung as a club it is an improvised one");
    else
        return false;
    return true;
}

/* The fight while it goes on. */
struct fight {
    const INPUT *input;
    const struct tft_options *options;
    struct dice *dice;
    struct explanation *why;
    OUTCOME *outcome;
};

static void strike(const struct fight *fight, int32_t by, struct tft_roll *roll)
{
    static const char *const whose[2] = {"The attacker's DEX", "The defender's DEX"};
    static const char *const labels[2] = {"to hit", "riposte"};
    const FIGHTER *side = &fight->input->side[by];
    tft_roll_start(roll, by == 0 ? "TFT-HIT-1" : "TFT-CC-3", whose[by],
                   tft_attribute(TFT_DEX, side->dexterity, side->profile, fight->options), side->wounded,
                   fight->options, fight->why);
    if (by == 0 && side->action == TFT_CHARGE)
        tft_roll_apply(roll, TFT_CHARGING, fight->why);
    tft_roll_to_hit(roll, TFT_BLADE, labels[by], fight->options, fight->dice, fight->why);
    fight->outcome->side[by].blade_state = roll->failure == TFT_ROLLED_17   ? TFT_DROPPED
                                           : roll->failure == TFT_ROLLED_18 ? TFT_BROKEN
                                                                            : TFT_BLADE_READY;
}

/* Whether a figure may parry this hit: by its action, with what it still has in hand. */
static bool may_parry(const struct fight *fight, int32_t by, const struct tft_roll *hit)
{
    const FIGHTER *side = &fight->input->side[by];
    if (!tft_action_rows[side->action].parries || fight->outcome->side[by].blade_state != TFT_BLADE_READY ||
        !tft_weapon_rows[tft_weapon_in_melee(side->weapon)].can_parry)
        return false;
    if (hit->critical == TFT_NOTHING_SPECIAL || fight->options->parry_criticals == TFT_YES)
        return true;
    explain(fight->why, "TFT-CC-2", "A critical hit cannot be parried (A-TFT-12)");
    return false;
}

/* Tries to parry; true when the hit is parried. */
static bool parry(const struct fight *fight, int32_t by, const struct tft_roll *hit, bool *has, struct tft_roll *roll)
{
    static const char *const parts[2] = {"parry of the riposte", "parry"};
    static const struct tft_check check_parry = {
        .label = "parry", .clause = "TFT-CC-2", .passed = "The hit is parried", .failed = "The parry fails"};
    const FIGHTER *side = &fight->input->side[by];
    exchange_part(fight->dice, fight->why, parts[by]);
    *has = may_parry(fight, by, hit);
    if (!*has)
        return false;
    tft_roll_start(roll, "TFT-CC-2", "A parry is a roll against DEX",
                   tft_attribute(TFT_DEX, side->dexterity, side->profile, fight->options), side->wounded,
                   fight->options, fight->why);
    tft_roll_check(roll, &check_parry, fight->options, fight->dice, fight->why);
    return roll->success;
}

static void hurt(const struct fight *fight, int32_t by, const struct tft_roll *hit)
{
    const FIGHTER *side = &fight->input->side[by], *victim = &fight->input->side[1 - by];
    OUTCOME *outcome = fight->outcome;
    struct tft_body body = {tft_attribute(TFT_STR, victim->strength, victim->profile, fight->options), victim->wounded};
    exchange_part(fight->dice, fight->why, "damage");
    if (hit->critical == TFT_ROLLED_3) {
        outcome->side[1 - by].result = TFT_DEAD;
        return;
    }
    struct tft_weapon_row weapon = tft_weapon(tft_weapon_in_melee(side->weapon), fight->options);
    outcome->multiplier = tft_multiplier(hit, by == 0 && side->action == TFT_CHARGE, fight->options);
    outcome->damage = tft_damage_throw(weapon.damage, outcome->multiplier, fight->options, fight->dice, fight->why);
    outcome->side[1 - by].result = (int32_t)tft_damage_judge(outcome->damage, &body, fight->options, fight->why);
}

/* Between two throws only what the last one was still matters, and whether the attacker may parry a riposte. */
enum place { STRUCK, PARRIED, RIPOSTED, RIPOSTE_PARRIED };
static bool fight_forget(const struct fight *fight, enum place place, const struct tft_roll *hit, bool parried)
{
    bool asked = (place == STRUCK && !hit->success) || (place == RIPOSTED && hit->success);
    bool in_hand = asked && fight->outcome->side[0].blade_state == TFT_BLADE_READY;
    return FORGET_ALL_BUT(fight->dice, (int32_t)place, hit->success, hit->success ? hit->critical : 0, parried,
                          in_hand);
}

/* A hit of one side, which the other may parry. */
static void land(const struct fight *fight, int32_t by, const struct tft_roll *hit)
{
    static const enum tft_melee_end by_side[2][2] = {{TFT_MELEE_HIT, TFT_MELEE_PARRIED},
                                                     {TFT_MELEE_RIPOSTE, TFT_MELEE_RIPOSTE_PARRIED}};
    OUTCOME *outcome = fight->outcome;
    bool parried = by == 0 ? parry(fight, 1, hit, &outcome->has_parry, &outcome->parry)
                           : parry(fight, 0, hit, &outcome->has_riposte_parry, &outcome->riposte_parry);
    outcome->end = (int32_t)by_side[by][parried];
    if (fight_forget(fight, by == 0 ? PARRIED : RIPOSTE_PARRIED, hit, parried) && !parried)
        hurt(fight, by, hit);
}

static void riposte(const struct fight *fight)
{
    const FIGHTER *defender = &fight->input->side[1];
    OUTCOME *outcome = fight->outcome;
    outcome->end = TFT_MELEE_MISSED;
    outcome->has_riposte = tft_action_rows[defender->action].parries &&
                           tft_weapon_rows[tft_weapon_in_melee(defender->weapon)].close_combat;
    if (!outcome->has_riposte)
        return;
    exchange_part(fight->dice, fight->why, "riposte");
    strike(fight, 1, &outcome->riposte);
    if (fight_forget(fight, RIPOSTED, &outcome->riposte, false) && outcome->riposte.success)
        land(fight, 1, &outcome->riposte);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    struct fight fight = {question->input, question->options, dice, why, ret_outcome};
    const struct tft_roll *attack = &fight.outcome->attack;
    if (is_refused(fight.input, why))
        return RULING_NOT_PERMITTED;
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

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    const INPUT *input = question->input;
    const OUTCOME *outcome = ruled;
    const char *attacker = input->side[0].name[0] ? input->side[0].name : "The attacker";
    const char *defender = input->side[1].name[0] ? input->side[1].name : "The defender";
    if (outcome->end == TFT_MELEE_PARRIED)
        text_format(line, "%s hits, and %s parries.", attacker, defender);
    else if (outcome->end == TFT_MELEE_MISSED)
        text_format(line, "%s %s %s%s.", attacker, outcome->has_riposte ? "and" : "misses", defender,
                    outcome->has_riposte ? " both miss" : "");
    else if (outcome->end == TFT_MELEE_RIPOSTE_PARRIED)
        text_format(line, "%s misses and parries the riposte of %s.", attacker, defender);
    else if (outcome->end == TFT_MELEE_HIT)
        text_format(line, "%s hits: %s is %s.", attacker, defender, tft_result_name(outcome->side[1].result));
    else
        text_format(line, "%s ripostes: %s is %s.", defender, attacker, tft_result_name(outcome->side[0].result));
}

HOLDS(attacker_hurt, OUTCOME, outcome->side[0].result >= TFT_WOUNDED)
HOLDS(attacker_down, OUTCOME, outcome->side[0].result >= TFT_INCAPACITATED)
HOLDS(defender_hurt, OUTCOME, outcome->side[1].result >= TFT_WOUNDED)
HOLDS(defender_down, OUTCOME, outcome->side[1].result >= TFT_INCAPACITATED)

static const struct step_end step_ends[] = {
    END(attacker_hurt, "The attacker is wounded or worse"),
    END(attacker_down, "The attacker is incapacitated or dead"),
    END(defender_hurt, "The defender is wounded or worse"),
    END(defender_down, "The defender is incapacitated or dead"),
    NO_MORE_ENDS,
};

static const struct unit_fills side_fills[] = {TFT_NAMED_FILLS, FILLS("dexterity"), FILLS("action"),
                                               FILLS_BY("weapon", tft_blade_of), NO_MORE_FILLS};
static const struct unit_role roles[] = {
    ROLE("attacker", "The figure whose attack it is.", "attacker", side_fills, .in_play = true, TFT_OF_FIGURES),
    ROLE("defender", "The figure that is attacked.", "defender", side_fills, .in_play = true, TFT_OF_FIGURES),
    NO_MORE_ROLES,
};

static struct tft_body body_of(const FIGHTER *side, const struct tft_options *options)
{
    return (struct tft_body){tft_attribute(TFT_STR, side->strength, side->profile, options), side->wounded};
}

/* One side is hurt at most, and the damage is its own. A defender has acted when it parried or riposted. */
static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    static const enum tft_held_state states[] = {
        [TFT_BLADE_READY] = TFT_HELD_READY, [TFT_DROPPED] = TFT_HELD_DROPPED, [TFT_BROKEN] = TFT_HELD_BROKEN};
    const INPUT *input = question->input;
    const OUTCOME *outcome = ruled;
    if (status != RULING_RESOLVED)
        return;
    const bool acts[2] = {true, outcome->has_parry || outcome->has_riposte};
    for (int32_t side = 0; side < 2; side++) {
        struct tft_body body = body_of(&input->side[side], question->options);
        if (acts[side])
            effect_set(effects, side, 0, "action", input->side[side].action, "TFT-MOV-1");
        tft_weapon_effects(input->side[side].weapon, states[outcome->side[side].blade_state], side, effects);
        tft_harm_effects(outcome->side[side].result, tft_harm_clause(outcome->damage, &body, question->options), side,
                         0, effects);
    }
}

static const char *const options[] = {
    "roll_under",  "check_criticals", "half_rounding", "parry_criticals", "double_stack",
    "damage_mode", "wounded_str",     "weapons",       "profiles",        NULL};
static const char *const clauses[] = {"TFT-HIT-1", "TFT-HIT-2",  "TFT-ACT-1",  "TFT-ACT-2",  "TFT-ACT-3", "TFT-ACT-5",
                                      "TFT-ACT-7", "TFT-ACT-8",  "TFT-ACT-9",  "TFT-WPN",    "TFT-CC-1",  "TFT-CC-2",
                                      "TFT-CC-3",  "TFT-CRIT-1", "TFT-CRIT-2", "TFT-CRIT-3", "TFT-DMG-1", "TFT-DMG-2",
                                      "TFT-DMG-3", "TFT-DMG-4",  NULL};

const struct step tft_melee_score_step = {
    .name = "melee-score",
    .title = "Melee score",
    .doc = "One attack in close combat: 3D6 under DEX; a defender who chose close combat parries a hit or ripostes a "
           "miss. No riposte follows a parry, and a missed riposte ends it (A-TFT-13).",
    .family = "melee-score",
    .dice = "3D6 for the attack; 3D6 for a parry; 3D6 for a riposte; 3D6 for its parry; the weapon's damage dice",
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
