/* melee-score: hand to hand combat of two figures (D12-HTH-1 to 4). */
#include "body.h"
#include "d12_roster.h"
#include "ends.h"

enum { KILLED_ON = 6, EXTRA_MAX = 7 };

enum { SWORD = D12_QUALITIES, BAYONET, WOUND, CHARGED, DEFENDING_COVER, ADDITIONAL, CAVALRY, MODIFIERS };
static const struct d12_modifier_row modifiers[MODIFIERS] = {
    [D12_ELITE] = {"elite", "Elite", 2},
    [D12_VETERAN] = {"veteran", "Veteran", 1},
    [D12_REGULAR] = {"regular", "Regular", 0},
    [D12_RAW] = {"raw", "Raw", -1},
    [SWORD] = {"sword", "Sword", 2},
    [BAYONET] = {"bayonet", "Bayonet", 1},
    [WOUND] = {"wound", "Each wound", -1},
    [CHARGED] = {"charged", "Charged", 1},
    [DEFENDING_COVER] = {"defending_cover", "Defending cover", 1},
    [ADDITIONAL] = {"additional_attacker", "Additional attackers", 1},
    [CAVALRY] = {"cavalry", "Cavalry", 1},
};
const struct table d12_melee_modifiers_table = {
    .name = "melee-modifiers",
    .title = "Hand to hand modifiers",
    .doc = "What is added to hand to hand rolls.",
    .clause = "D12-HTH-2",
    .row = &d12_modifier_row_fields,
    .rows = modifiers,
    .count = MODIFIERS,
};

/* What the winner does, by the difference. */
struct effect_row {
    int32_t from; /* the difference, up to the next row's */
    int32_t wounds;
    bool die; /* another die: dead on 6 or more */
    bool dead;
    const char *text;
};
static const struct effect_row blow_rows[] = {
    {1, 1, false, false, "A difference of 1 or 2: one wound"},
    {3, 2, false, false, "A difference of 3 or 4: two wounds"},
    {5, 2, true, false, "A difference of 5: two wounds, and dead on 6 or more"},
    {6, 0, false, true, "A difference of 6 or more: dead"},
};
enum { EFFECTS = FIELDS_COUNT(blow_rows) };

static const struct field effect_list[] = {
    {NAMED("from", "Difference", "D12-HTH-3", "The difference of the totals, up to the next line's."),
     NUMBER(struct effect_row, from, 1, 6)},
    {NAMED("wounds", "Wounds", "D12-HTH-3", "Wounds of the loser."), .unit = "wounds",
     NUMBER(struct effect_row, wounds, 0, 2)},
    {NAMED("die", "Another die", "D12-HTH-3", "Whether the loser is dead on a 6 or more of another die."),
     FACT(struct effect_row, die)},
    {NAMED("dead", "Dead", "D12-HTH-3", "Whether the loser is dead at once."), FACT(struct effect_row, dead)},
};
static const struct fields effect_fields =
    FIELDS("D12MeleeEffectRow", "What the winner of a fight does.", effect_list, struct effect_row);
const struct table d12_melee_effects_table = {
    .name = "melee-effects",
    .title = "Effects of hits hand to hand",
    .doc = "What the winner of a fight does, by the difference of the totals.",
    .clause = "D12-HTH-3",
    .row = &effect_fields,
    .rows = blow_rows,
    .count = EFFECTS,
};

static const struct choice weapon_list[] = {
    [D12_NO_WEAPON] = {"none", "Neither sword nor bayonet"},
    [D12_SWORD] = {"sword", "A sword"},
    [D12_BAYONET] = {"bayonet", "A bayonet"},
};
const struct choices d12_melee_weapons = {"D12MeleeWeapon", weapon_list, 3};

static const struct field side_list[] = {
    {NAMED("kind", "Kind", "D12-HTH-2", "Foot or cavalry."), CHOICE(struct d12_fighter, kind, d12_kinds),
     DEFAULT(D12_FOOT)},
    {NAMED("quality", "Quality", "D12-HTH-2", "Quality of the figure."),
     CHOICE(struct d12_fighter, quality, d12_qualities), DEFAULT(D12_REGULAR)},
    {NAMED("combat_value", "Combat value", "A-D12-24",
           "The figure's own value from the troop type table. It replaces the modifier of the quality, unless the "
           "option troop_type_replaces says no."),
     NUMBER(struct d12_fighter, combat_value, -D12_VALUE_MAX, D12_VALUE_MAX), OPTIONAL},
    {NAMED("weapon", "Weapon", "D12-HTH-2", "What it fights with."),
     CHOICE(struct d12_fighter, weapon, d12_melee_weapons), DEFAULT(D12_NO_WEAPON)},
    {NAMED("charged", "Made the charge", "A-D12-17",
           "Whether the figure charged into this fight. The option hth_charged says who has the +1 for it."),
     FLAG(struct d12_fighter, charged)},
    {NAMED("defending_cover", "Defends cover", "D12-HTH-2", "Whether the figure defends cover."),
     FLAG(struct d12_fighter, defending_cover)},
    {NAMED("extra_attackers", "Additional attackers", "A-D12-18",
           "How many other friends attack the same enemy. The option gang_up says what they add."),
     .unit = "figures", NUMBER(struct d12_fighter, extra_attackers, 0, EXTRA_MAX), DEFAULT(0)},
    {NAMED("attacking", "Attacks", "D12-HTH-4",
           "Whether the figure attacks this opponent. One that only defends itself, because it attacks another or is "
           "pinned, blocks the blow when it wins."),
     FACT(struct d12_fighter, attacking), DEFAULT(true)},
    BODY_ABILITY(struct d12_fighter, body.,
                 "The figure's ability. Combat Expert and Campaign wound matter here; Tough does not (A-D12-13)."),
    BODY_GAME(struct d12_fighter, body.),
    BODY_OFFICER(struct d12_fighter, body.),
    BODY_WOUNDS(struct d12_fighter, body.),
    BODY_WOUNDS_MAX(struct d12_fighter, body.),
};
static const struct fields side_fields =
    FIELDS("D12Fighter", "A figure in hand to hand combat.", side_list, struct d12_fighter);

static const struct field input_list[] = {
    {NAMED("side1", "Side 1", "D12-HTH-1", "One figure of the fight."),
     GROUP(struct d12_melee_score_input, side[0], struct d12_fighter, side_fields)},
    {NAMED("side2", "Side 2", "D12-HTH-1", "The other figure."),
     GROUP(struct d12_melee_score_input, side[1], struct d12_fighter, side_fields)},
};
static const struct fields input_fields =
    FIELDS("D12MeleeScoreInput", "Two figures in base contact.", input_list, struct d12_melee_score_input);

static const struct choice winner_list[] = {
    [D12_NO_WINNER] = {"none", "Nobody: the totals are equal (A-D12-16)"},
    [D12_SIDE_1] = {"side1", "Side 1"},
    [D12_SIDE_2] = {"side2", "Side 2"},
};
static const struct choices winners = {"D12MeleeWinner", winner_list, 3};

static const struct choice result_list[] = {
    [D12_DRAW] = {"draw", "Nothing: the totals are equal"},
    [D12_BLOCKED] = {"blocked", "The winner only blocks the blow"},
    [D12_WOUNDS] = {"wounds", "The loser is wounded"},
    [D12_KILLS] = {"kills", "The loser is killed at once"},
};
static const struct choices results = {"D12MeleeResult", result_list, 4};

enum { MODIFIER_MIN = -12, MODIFIER_MAX = 18, DIFFERENCE_MAX = D12_SIDES - 1 + MODIFIER_MAX - MODIFIER_MIN };
#define OF_SIDE(name_, title_, clause_, doc_, member, low, high)                                                       \
    {NAMED(name_ "1", title_ " of side 1", clause_, doc_), NUMBER(struct d12_melee, member[0], low, high)},            \
    {                                                                                                                  \
        NAMED(name_ "2", title_ " of side 2", clause_, doc_), NUMBER(struct d12_melee, member[1], low, high)           \
    }
static const struct field melee_list[] = {
    OF_SIDE("natural", "Die", "D12-HTH-1", "The face of the die.", natural, 1, D12_SIDES),
    OF_SIDE("modifier", "Modifier", "D12-HTH-2", "The sum of all modifiers.", modifier, MODIFIER_MIN, MODIFIER_MAX),
    OF_SIDE("total", "Total", "D12-HTH-1", "Die and modifiers.", total, 1 + MODIFIER_MIN, D12_SIDES + MODIFIER_MAX),
    {NAMED("winner", "Winner", "A-D12-16", "The side with the higher total."),
     CHOICE(struct d12_melee, winner, winners)},
    {NAMED("difference", "Difference", "D12-HTH-3", "By how much."),
     NUMBER(struct d12_melee, difference, 0, DIFFERENCE_MAX)},
    {NAMED("result", "Result", "D12-HTH-3", "What the winner does to the loser."),
     CHOICE(struct d12_melee, result, results)},
    {NAMED("wounds", "Wounds", "D12-HTH-3", "New wounds of the loser."), .unit = "wounds",
     NUMBER(struct d12_melee, wounds, 0, 2)},
    {NAMED("dead", "Dead", "A-D12-23", "Whether the loser is dead, at once or by its wounds."),
     FACT(struct d12_melee, dead)},
    {NAMED("pinned_next", "Pinned", "D12-WND-3",
           "Whether the loser is wounded and does nothing at its next activation."),
     FACT(struct d12_melee, pinned_next)},
};
const struct fields d12_melee_fields = FIELDS("D12Melee", "A fight of two figures.", melee_list, struct d12_melee);

static bool has_charge_bonus(const struct d12_fighter *own, const struct d12_fighter *other,
                             const struct d12_options *options)
{
    return options->hth_charged == D12_BONUS_TO_CHARGER ? own->charged : other->charged;
}

static int32_t fighter_modifier(const struct d12_fighter *own, const struct d12_fighter *other,
                                const struct d12_options *options, struct explanation *why)
{
    int32_t modifier = 0, extra = own->extra_attackers;
    d12_modify_by_expertise(&modifier, "D12-HTH-2", modifiers, own->quality, own->combat_value, options, why);
    if (own->weapon != D12_NO_WEAPON)
        d12_modify_by_row(&modifier, "D12-HTH-2", &modifiers[own->weapon == D12_SWORD ? SWORD : BAYONET], why);
    if (own->body.wounds > 0)
        d12_modify(&modifier, "D12-HTH-2", modifiers[WOUND].text, own->body.wounds * modifiers[WOUND].value, why);
    if (has_charge_bonus(own, other, options))
        d12_modify_by_row(&modifier, "D12-HTH-2", &modifiers[CHARGED], why);
    if (own->defending_cover)
        d12_modify_by_row(&modifier, "D12-HTH-2", &modifiers[DEFENDING_COVER], why);
    if (extra > 1 && options->gang_up == D12_GANG_ONCE)
        extra = 1;
    if (extra > 0)
        d12_modify(&modifier, "D12-HTH-2", modifiers[ADDITIONAL].text, extra * modifiers[ADDITIONAL].value, why);
    if (own->kind == D12_CAVALRY)
        d12_modify_by_row(&modifier, "D12-HTH-2", &modifiers[CAVALRY], why);
    d12_modify_by_ability(&modifier, own->body.ability, D12_IN_COMBAT, own->kind, why);
    return modifier;
}

static void strike(const struct d12_fighter *loser, struct dice *dice, struct explanation *why, struct d12_melee *ret)
{
    int32_t row = EFFECTS - 1;
    while (ret->difference < blow_rows[row].from)
        row--;
    const struct effect_row *effect = &blow_rows[row];
    explain_value(why, "D12-HTH-3", effect->text, ret->difference);
    ret->wounds = effect->wounds;
    ret->result = effect->dead ? D12_KILLS : D12_WOUNDS;
    ret->dead = effect->dead;
    if (!ret->dead && loser->body.wounds + ret->wounds >= d12_wounds_allowed(&loser->body)) {
        d12_explain_wounds_allowed(&loser->body, why);
        ret->dead = true;
    }
    if (effect->die && !ret->dead && dice_hits(dice, "dead on 6", 1, D12_SIDES, KILLED_ON) > 0) {
        explain(why, "D12-HTH-3", "6 or more: dead");
        ret->result = D12_KILLS;
        ret->dead = true;
    }
    ret->pinned_next = !ret->dead;
    if (ret->pinned_next)
        explain(why, "D12-WND-3", "The loser is wounded, and pinned for its next activation");
}

void d12_melee_score(const struct d12_fighter *const side[2], const struct d12_options *options, struct dice *dice,
                     struct explanation *why, struct d12_melee *ret)
{
    static const char *const subjects[] = {"side 1", "side 2"};
    for (int32_t i = 0; i < 2; i++) {
        explain_subject(why, subjects[i]);
        ret->modifier[i] = fighter_modifier(side[i], side[1 - i], options, why);
        ret->natural[i] = dice_face(dice, subjects[i], D12_SIDES);
        ret->total[i] = ret->natural[i] + ret->modifier[i];
        explain_total(why, "D12-HTH-1", "The die and its modifiers", ret->natural[i], ret->total[i]);
    }
    explain_subject(why, NULL);
    int32_t lead = ret->total[0] - ret->total[1], winner = lead > 0 ? 0 : 1;
    ret->difference = lead < 0 ? -lead : lead;
    if (lead == 0) {
        explain(why, "D12-HTH-1", "Equal totals: a draw without effect (A-D12-16)");
        return;
    }
    ret->winner = winner == 0 ? D12_SIDE_1 : D12_SIDE_2;
    if (side[winner]->attacking) {
        strike(side[1 - winner], dice, why, ret);
        return;
    }
    ret->result = D12_BLOCKED;
    explain(why, "D12-HTH-4", "The winner only defends itself: it blocks the blow");
}

static void check(const struct question *question, struct violations *violations)
{
    const struct d12_melee_score_input *input = question->input;
    d12_body_check(&input->side[0].body, "/input/side1/wounds", violations);
    d12_body_check(&input->side[1].body, "/input/side2/wounds", violations);
    if (!input->side[0].attacking && !input->side[1].attacking)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/input/side1/attacking",
                      "In a fight at least one side attacks the other.");
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *outcome)
{
    const struct d12_melee_score_input *input = question->input;
    d12_melee_score((const struct d12_fighter *const[2]){&input->side[0], &input->side[1]}, question->options, dice,
                    why, outcome);
    return RULING_RESOLVED;
}

void d12_melee_say(const struct d12_melee *melee, const char *const names[2], struct text *line)
{
    if (melee->winner == D12_NO_WINNER) {
        text_format(line, "%d all: a draw", melee->total[0]);
        return;
    }
    int32_t winner = melee->winner - D12_SIDE_1;
    text_format(line, "%s wins, %d to %d: ", names[winner], melee->total[winner], melee->total[1 - winner]);
    if (melee->result == D12_BLOCKED)
        text_add(line, "the blow is blocked");
    else if (melee->dead)
        text_format(line, "%s is dead", names[1 - winner]);
    else
        text_format(line, "%s takes %s", names[1 - winner], melee->wounds == 1 ? "one wound" : "two wounds");
}

static void summarise(const struct question *question, const void *outcome, struct text *line)
{
    static const char *const names[] = {"side 1", "side 2"};
    (void)question;
    text_add(line, "Hand to hand: ");
    d12_melee_say(outcome, names, line);
    text_add(line, ".");
}

HOLDS(side1_wins, struct d12_melee, outcome->winner == D12_SIDE_1)
HOLDS(side2_wins, struct d12_melee, outcome->winner == D12_SIDE_2)
HOLDS(drawn, struct d12_melee, outcome->winner == D12_NO_WINNER)
HOLDS(side1_dead, struct d12_melee, outcome->dead && outcome->winner == D12_SIDE_2)
HOLDS(side2_dead, struct d12_melee, outcome->dead && outcome->winner == D12_SIDE_1)

static const struct step_end step_ends[] = {
    END(side1_wins, "Side 1 wins"),    END(side2_wins, "Side 2 wins"),    END(drawn, "The fight is a draw"),
    END(side1_dead, "Side 1 is dead"), END(side2_dead, "Side 2 is dead"), NO_MORE_ENDS,
};

/* That it did not charge, or that it attacks whom it faces, the unit does not know. */
static int32_t has_charged(const void *unit)
{
    const struct d12_roster_unit *known = unit;
    return known->movement == D12_TARGET_CHARGING ? true : FIELD_ABSENT;
}
static int32_t may_attack(const void *unit)
{
    return d12_roster_pinned(unit) == true ? false : FIELD_ABSENT;
}

static const struct unit_fills side_fills[] = {FILLS_BY("kind", d12_roster_kind),
                                               FILLS("quality"),
                                               FILLS("combat_value"),
                                               FILLS_FROM("weapon", "melee_weapon"),
                                               FILLS_BY("charged", has_charged),
                                               FILLS_BY("attacking", may_attack),
                                               D12_BODY_FILLS,
                                               NO_MORE_FILLS};
static const struct unit_role roles[] = {
    ROLE("side1", "The unit of the figure that is side 1.", "side1", side_fills, .in_play = true),
    ROLE("side2", "The unit of the figure that is side 2.", "side2", side_fills, .in_play = true),
    NO_MORE_ROLES,
};

static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const struct d12_melee_score_input *input = question->input;
    const struct d12_melee *melee = ruled;
    const struct d12_hurting hurting = {
        .killed = melee->dead, .wounds = melee->dead ? 0 : melee->wounds, .pinned = melee->pinned_next};
    int32_t loser = melee->winner == D12_SIDE_1 ? 1 : 0;
    (void)status; /* it is always answered */
    d12_hurt_effects(&hurting, &input->side[loser].body, (struct d12_whom){loser, 0}, effects);
}

static const char *const options[] = {"hth_charged", "gang_up", "troop_type_replaces", NULL};
static const char *const clauses[] = {"D12-HTH-1", "D12-HTH-2", "D12-HTH-3", "D12-HTH-4", "D12-WND-0",
                                      "D12-WND-3", "D12-SKL-1", "D12-SKL-2", NULL};

const struct step d12_melee_score_step = {
    .name = "melee-score",
    .title = "Hand to hand",
    .doc =
        "A fight of two figures in base contact: a die and modifiers each, the higher total wins, and the difference "
        "says what becomes of the loser. A figure with several opponents fights each of them, attacking one of its "
        "choice.",
    .family = "melee-score",
    .dice = "D12 for side 1, D12 for side 2; another D12 for a loser who lives on at a difference of 5",
    .input = &input_fields,
    .outcome = &d12_melee_fields,
    .options = options,
    .clauses = clauses,
    .ends = step_ends,
    .check = check,
    .resolve = resolve,
    .summarise = summarise,
    .roles = roles,
    .effects = affect,
};
