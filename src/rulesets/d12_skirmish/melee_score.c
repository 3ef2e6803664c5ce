/* melee-score: hand to hand combat of two figures (D12-HTH-1 to 4). */
#include "rulesets/d12_skirmish/d12_roster.h"

enum { KILLED_ON = 6, EXTRA_MAX = 7 };

/* A figure whose modifiers are added up. */
struct fighting {
    const struct d12_fighter *own, *other;
    const struct d12_options *options;
    int32_t quality; /* whose modifier applies; FIELD_ABSENT: none */
};
enum { BY_QUALITY = 1 }; /* a group: applied first */

static int32_t additional_attackers(const struct fighting *it)
{
    int32_t extra = it->own->extra_attackers;
    return extra > 1 && it->options->gang_up == D12_GANG_ONCE ? 1 : extra;
}

WHEN(elite, struct fighting, it->quality == D12_ELITE)
WHEN(veteran, struct fighting, it->quality == D12_VETERAN)
WHEN(regular, struct fighting, it->quality == D12_REGULAR)
WHEN(raw, struct fighting, it->quality == D12_RAW)
WHEN(sword, struct fighting, it->own->weapon == D12_SWORD)
WHEN(bayonet, struct fighting, it->own->weapon == D12_BAYONET)
WHEN(wounds, struct fighting, it->own->body.wounds)
WHEN(charged, struct fighting, it->options->hth_charged == D12_BONUS_TO_CHARGER ? it->own->charged : it->other->charged)
WHEN(defending_cover, struct fighting, it->own->defending_cover)
WHEN(additional, struct fighting, additional_attackers(it))
WHEN(mounted, struct fighting, it->own->kind == D12_CAVALRY)

static const struct modifier modifiers[] = {
    {"elite", "D12-HTH-2", "Elite", 2, elite, .group = BY_QUALITY},
    {"veteran", "D12-HTH-2", "Veteran", 1, veteran, .group = BY_QUALITY},
    {"regular", "D12-HTH-2", "Regular", 0, regular, .group = BY_QUALITY},
    {"raw", "D12-HTH-2", "Raw", -1, raw, .group = BY_QUALITY},
    {"sword", "D12-HTH-2", "Sword", 2, sword},
    {"bayonet", "D12-HTH-2", "Bayonet", 1, bayonet},
    {"wound", "D12-HTH-2", "Each wound", -1, wounds},
    {"charged", "D12-HTH-2", "Charged", 1, charged},
    {"defending_cover", "D12-HTH-2", "Defending cover", 1, defending_cover},
    {"additional_attacker", "D12-HTH-2", "Additional attackers", 1, additional},
    {"cavalry", "D12-HTH-2", "Cavalry", 1, mounted},
};
const struct table d12_melee_modifiers_table = {
    .name = "melee-modifiers",
    .title = "Hand to hand modifiers",
    .doc = "What is added to hand to hand rolls.",
    .clause = "D12-HTH-2",
    .row = &d12_modifier_fields,
    .rows = modifiers,
    .count = FIELDS_COUNT(modifiers),
};

/* The winner's result, by the difference. */
struct blow {
    int32_t from; /* the difference, up to the next row's */
    int32_t wounds;
    bool die; /* another die: dead on 6 or more */
    bool dead;
    const char *text;
};
static const struct blow blows[] = {
    {1, 1, false, false, "A difference of 1 or 2: one wound"},
    {3, 2, false, false, "A difference of 3 or 4: two wounds"},
    {5, 2, true, false, "A difference of 5: two wounds, and dead on 6 or more"},
    {6, 0, false, true, "A difference of 6 or more: dead"},
};
enum { BLOWS = FIELDS_COUNT(blows) };

static const struct field blow_rows[] = {
    NUMBER(struct blow, from, 1, 6, "Difference", "D12-HTH-3", "The difference of the totals, up to the next line's.",
           OR_MORE),
    NUMBER(struct blow, wounds, 0, 2, "Wounds", "D12-HTH-3", "Wounds of the loser.", .unit = "wounds"),
    FACT(struct blow, die, "Another die", "D12-HTH-3", "Whether the loser is dead on a 6 or more of another die."),
    FACT(struct blow, dead, "Dead", "D12-HTH-3", "Whether the loser is dead at once."),
};
static const struct fields blow_fields =
    FIELDS("D12MeleeEffectRow", "What the winner of a fight does.", blow_rows, struct blow);
const struct table d12_melee_effects_table = {
    .name = "melee-effects",
    .title = "Effects of hits hand to hand",
    .doc = "What the winner of a fight does, by the difference of the totals.",
    .clause = "D12-HTH-3",
    .row = &blow_fields,
    .rows = blows,
    .count = BLOWS,
};

CHOICES(d12_melee_weapons, "D12MeleeWeapon", D12_MELEE_WEAPON_VALUES);

static const struct field fighter_rows[] = {
    CHOICE(struct d12_fighter, kind, d12_kinds, "Kind", "D12-HTH-2", "Foot or cavalry.", DEFAULT(D12_FOOT)),
    CHOICE(struct d12_fighter, quality, d12_qualities, "Quality", "D12-HTH-2", "Quality of the figure.",
           DEFAULT(D12_REGULAR)),
    NUMBER(struct d12_fighter, combat_value, -D12_VALUE_MAX, D12_VALUE_MAX, "Combat value", "A-D12-24",
           "The figure's own value from the troop type table. It replaces the modifier of the quality, unless the "
           "option troop_type_replaces says no.",
           OPTIONAL),
    CHOICE(struct d12_fighter, weapon, d12_melee_weapons, "Weapon", "D12-HTH-2", "What it fights with.",
           DEFAULT(D12_NO_WEAPON)),
    FLAG(struct d12_fighter, charged, "Made the charge", "A-D12-17",
         "Whether the figure charged into this fight. The option hth_charged says who has the +1 for it."),
    FLAG(struct d12_fighter, defending_cover, "Defends cover", "D12-HTH-2", "Whether the figure defends cover."),
    NUMBER(struct d12_fighter, extra_attackers, 0, EXTRA_MAX, "Additional attackers", "A-D12-18",
           "How many other friends attack the same enemy. The option gang_up says what they add.", .unit = "figures",
           DEFAULT(0)),
    FACT(struct d12_fighter, attacking, "Attacks", "D12-HTH-4",
         "Whether the figure attacks this opponent. One that only defends itself, because it attacks another, blocks "
         "the "
         "blow when it wins.",
         DEFAULT(true)),
    FLAG(struct d12_fighter, pinned, "Pinned", "A-D12-32",
         "Whether the figure is pinned. The option pinned_in_combat says whether it only blocks."),
    FLAG(struct d12_fighter, must_return, "Must return", "D12-COH-1",
         "Whether the figure was too far from its leader before this turn began, so that it may only move back until "
         "it is near: it only blocks."),
    BODY_ROWS(struct d12_fighter, body.,
              "The figure's ability. Combat Expert and Campaign wound matter here; Tough does not (A-D12-13)."),
    HOUSE_MODIFIERS_ROW(struct d12_fighter, house, "the roll."),
};
static const struct fields fighter_fields =
    FIELDS("D12Fighter", "A figure in hand to hand combat.", fighter_rows, struct d12_fighter);

struct input {
    struct d12_fighter side[2];
};
static const struct field input_rows[] = {
    GROUP_AS(struct input, side[0], "side1", struct d12_fighter, fighter_fields, "Side 1", "D12-HTH-1",
             "One figure of the fight."),
    GROUP_AS(struct input, side[1], "side2", struct d12_fighter, fighter_fields, "Side 2", "D12-HTH-1",
             "The other figure."),
};
static const struct fields input_fields =
    FIELDS("D12MeleeScoreInput", "Two figures in base contact.", input_rows, struct input);

LOCAL_CHOICES(winners, "D12MeleeWinner", D12_MELEE_WINNER_VALUES);
LOCAL_CHOICES(results, "D12MeleeResult", D12_MELEE_RESULT_VALUES);

enum {
    MODIFIER_MIN = -12 - HOUSE_MODIFIER_SUM_MAX,
    MODIFIER_MAX = 18 + HOUSE_MODIFIER_SUM_MAX,
    DIFFERENCE_MAX = D12_SIDES - 1 + MODIFIER_MAX - MODIFIER_MIN,
};
static const struct field melee_rows[] = {
    NUMBER_AS(struct d12_melee, natural[0], "natural1", 1, D12_SIDES, "Die of side 1", "D12-HTH-1",
              "The face of the die."),
    NUMBER_AS(struct d12_melee, natural[1], "natural2", 1, D12_SIDES, "Die of side 2", "D12-HTH-1",
              "The face of the die."),
    NUMBER_AS(struct d12_melee, modifier[0], "modifier1", MODIFIER_MIN, MODIFIER_MAX, "Modifier of side 1", "D12-HTH-2",
              "The sum of all modifiers."),
    NUMBER_AS(struct d12_melee, modifier[1], "modifier2", MODIFIER_MIN, MODIFIER_MAX, "Modifier of side 2", "D12-HTH-2",
              "The sum of all modifiers."),
    NUMBER_AS(struct d12_melee, total[0], "total1", 1 + MODIFIER_MIN, D12_SIDES + MODIFIER_MAX, "Total of side 1",
              "D12-HTH-1", "Die and modifiers."),
    NUMBER_AS(struct d12_melee, total[1], "total2", 1 + MODIFIER_MIN, D12_SIDES + MODIFIER_MAX, "Total of side 2",
              "D12-HTH-1", "Die and modifiers."),
    CHOICE(struct d12_melee, winner, winners, "Winner", "A-D12-16", "The side with the higher total."),
    NUMBER(struct d12_melee, difference, 0, DIFFERENCE_MAX, "Difference", "D12-HTH-3", "By how much."),
    CHOICE(struct d12_melee, result, results, "Result", "D12-HTH-3", "What the winner does to the loser."),
    NUMBER(struct d12_melee, wounds, 0, 2, "Wounds", "D12-HTH-3", "New wounds of the loser.", .unit = "wounds"),
    FACT(struct d12_melee, dead, "Dead", "A-D12-23", "Whether the loser is dead, at once or by its wounds."),
    FACT(struct d12_melee, pinned_next, "Pinned", "D12-WND-3",
         "Whether the loser is wounded and does nothing at its next activation."),
};
const struct fields d12_melee_fields = FIELDS("D12Melee", "A fight of two figures.", melee_rows, struct d12_melee);

/* The total of a fighter whose die shows this face. */
static int32_t fighter_total(int32_t natural, const struct d12_fighter *own, const struct d12_fighter *other,
                             const struct d12_options *options, struct explanation *why)
{
    const struct fighting it = {.own = own,
                                .other = other,
                                .options = options,
                                .quality = d12_quality_that_counts(own->quality, own->combat_value, options)};
    int32_t total = natural;
    explain_base(why, "D12-HTH-1", "The die", "hand to hand", natural);
    MODIFY_GROUP(modifiers, BY_QUALITY, &it, &total, why);
    d12_modify_by_troop_type(own->combat_value, &total, why);
    MODIFY(modifiers, &it, &total, why);
    d12_modify_by_ability(&total, own->body.ability, D12_IN_COMBAT, own->kind, why);
    house_modify(&own->house, &total, why);
    return total;
}

static void strike(const struct d12_fighter *loser, struct dice *dice, struct explanation *why, struct d12_melee *ret)
{
    int32_t row = BLOWS - 1;
    while (ret->difference < blows[row].from)
        row--;
    const struct blow *blow = &blows[row];
    explain_judged(why, "D12-HTH-3", blow->text, ret->difference, blow->from, COMPARE_AT_LEAST);
    ret->wounds = blow->wounds;
    ret->result = blow->dead ? D12_KILLS : D12_WOUNDS;
    ret->dead = blow->dead;
    if (!ret->dead && loser->body.wounds + ret->wounds >= d12_wounds_allowed(&loser->body)) {
        d12_explain_wounds_allowed(&loser->body, why);
        ret->dead = true;
    }
    if (blow->die && !ret->dead && dice_hits(dice, "dead on 6", 1, D12_SIDES, KILLED_ON) > 0) {
        explain(why, "D12-HTH-3", "6 or more: dead");
        ret->result = D12_KILLS;
        ret->dead = true;
    }
    ret->pinned_next = !ret->dead;
    if (ret->pinned_next)
        explain(why, "D12-WND-3", "The loser is wounded, and pinned for its next activation");
}

/* Why the winner only blocks the blow. */
struct winning {
    const struct d12_fighter *fighter;
    const struct d12_options *options;
};
WHEN(only_defends, struct winning, !it->fighter->attacking)
WHEN(is_pinned, struct winning, it->fighter->pinned && it->options->pinned_in_combat == D12_PINNED_BLOCKS)
WHEN(must_return, struct winning, it->fighter->must_return)
static const struct refusal blocks[] = {
    {"D12-HTH-4", "The winner only defends itself: it blocks the blow", only_defends, NULL},
    {"D12-HTH-4", "The winner is pinned, and only blocks the blow", is_pinned, NULL},
    {"D12-COH-1", "The winner is too far from its leader and may only move back: it only blocks the blow", must_return,
     NULL},
};

void d12_melee_score(const struct d12_fighter *const side[2], const struct d12_melee_whom *whom,
                     const struct d12_options *options, struct dice *dice, struct explanation *why,
                     struct d12_melee *ret)
{
    static const char *const subjects[] = {"side 1", "side 2"};
    for (int32_t i = 0; i < 2; i++) {
        explain_subject(why, subjects[i]);
        dice_for(dice, whom->role[i], whom->item[i]);
        ret->natural[i] = dice_face(dice, subjects[i], D12_SIDES);
        ret->total[i] = fighter_total(ret->natural[i], side[i], side[1 - i], options, why);
        ret->modifier[i] = ret->total[i] - ret->natural[i];
    }
    explain_subject(why, NULL);
    int32_t lead = ret->total[0] - ret->total[1], winner = lead > 0 ? 0 : 1;
    ret->difference = lead < 0 ? -lead : lead;
    if (lead == 0) {
        explain(why, "D12-HTH-1", "Equal totals: a draw without effect");
        return;
    }
    ret->winner = winner == 0 ? D12_SIDE_1 : D12_SIDE_2;
    const struct winning winning = {.fighter = side[winner], .options = options};
    if (IS_REFUSED(blocks, &winning, why)) {
        ret->result = D12_BLOCKED;
        return;
    }
    dice_for(dice, whom->role[1 - winner], whom->item[1 - winner]);
    strike(side[1 - winner], dice, why, ret);
}

static void check(const struct question *question, struct violations *violations)
{
    const struct input *input = question->input;
    d12_body_check(&input->side[0].body, "/input/side1/wounds", violations);
    d12_body_check(&input->side[1].body, "/input/side2/wounds", violations);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret)
{
    const struct input *input = question->input;
    static const struct d12_melee_whom sides = {.role = {0, 1}};
    d12_melee_score((const struct d12_fighter *const[2]){&input->side[0], &input->side[1]}, &sides, question->options,
                    dice, why, ret);
    return RULING_RESOLVED;
}

void d12_melee_say(const struct d12_melee *melee, const char *const names[2], struct text *line)
{
    if (melee->winner == D12_NO_WINNER) {
        text_format(line, "%s and %s drew at %d", names[0], names[1], melee->total[0]);
        return;
    }
    int32_t winner = melee->winner - D12_SIDE_1;
    text_format(line, "%s beat %s by %d to %d", names[winner], names[1 - winner], melee->total[winner],
                melee->total[1 - winner]);
    if (melee->result == D12_BLOCKED)
        text_add(line, ", but only blocked the blow");
    else if (melee->dead)
        text_format(line, " and killed %s", names[1 - winner]);
    else
        text_format(line, ", for %s", melee->wounds == 1 ? "one wound" : "two wounds");
}

const char *d12_figure_called(const char *name, const char *otherwise, const struct d12_body *body, char *room)
{
    bool is_figure = body->game == D12_INDIVIDUAL_GAME || body->officer;
    struct text text;
    if (!name || is_figure)
        return name ? name : otherwise;
    text_start(&text, room, D12_CALLED_MAX);
    text_format(&text, "a figure of %s", name);
    return room;
}

static void say(const struct question *question, const void *melee, struct text *line)
{
    const struct input *input = question->input;
    char rooms[2][D12_CALLED_MAX];
    const char *const names[] = {
        d12_figure_called(unit_called(question->units, 0, 0, NULL), "side 1", &input->side[0].body, rooms[0]),
        d12_figure_called(unit_called(question->units, 1, 0, NULL), "side 2", &input->side[1].body, rooms[1])};
    text_add(line, "Hand to hand, ");
    d12_melee_say(melee, names, line);
    text_add(line, ".");
}

HOLDS(side1_dead, struct d12_melee, outcome->dead && outcome->winner == D12_SIDE_2)
HOLDS(side2_dead, struct d12_melee, outcome->dead && outcome->winner == D12_SIDE_1)

FOUND(has_charged, struct d12_roster_unit, unit->charging > 0 || unit->movement == D12_TARGET_CHARGING)

FOUND(defends_cover, struct d12_roster_unit, unit->movement == D12_TARGET_CHARGING ? false : d12_knows_in_cover(it))

static const struct unit_fills side_fills[] = {D12_KNOWS_KIND("kind"),
                                               FILLS("quality"),
                                               FILLS("combat_value"),
                                               FILLS("weapon", .member = "melee_weapon"),
                                               KNOWS("charged", "D12-MOV-1",
                                                     "whether it has charged this turn is on record",
                                                     .find = has_charged, .in_doubt = d12_knows_partly_charging),
                                               D12_KNOWS_PINNED("pinned"),
                                               D12_KNOWS_MUST_RETURN("must_return"),
                                               FILLS("defending_cover", .find = defends_cover, .assumed = true),
                                               ASSUMES("extra_attackers"),
                                               D12_BODY_FILLS,
                                               {0}};

static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct input *input = question->input;
    const struct d12_options *options = question->options;
    const struct d12_melee *melee = ruled;
    const struct d12_hurting hurting = {.killed = melee->dead,
                                        .wounds = melee->dead ? 0 : melee->wounds,
                                        .pinned = melee->pinned_next,
                                        .losses_call = options->quarter_lost};
    int32_t loser = melee->winner == D12_SIDE_1 ? 1 : 0;
    d12_hurt_effects(&hurting, &input->side[loser].body, (struct d12_whom){loser, 0}, tabletop);
    d12_contact_effects((struct d12_whom){0, 0}, (struct d12_whom){1, 0}, tabletop);
}

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
    .options = STRINGS("hth_charged", "gang_up", "troop_type_replaces", "pinned_in_combat", "quarter_lost"),
    .clauses = STRINGS("D12-HTH-1", "D12-HTH-2", "D12-HTH-3", "D12-HTH-4", "D12-COH-1", "D12-WND-0", "D12-WND-3",
                       "D12-SKL-1", "D12-SKL-2", "X-HOUSE"),
    .ends = ROWS(struct step_end, END_IS(side1_wins, "Side 1 wins", struct d12_melee, winner, D12_SIDE_1),
                 END_IS(side2_wins, "Side 2 wins", struct d12_melee, winner, D12_SIDE_2),
                 END_IS(drawn, "The fight is a draw", struct d12_melee, winner, D12_NO_WINNER),
                 END(side1_dead, "Side 1 is dead", READS(struct d12_melee, dead), READS(struct d12_melee, winner)),
                 END(side2_dead, "Side 2 is dead", READS(struct d12_melee, dead), READS(struct d12_melee, winner))),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role,
                  ROLE("side1", "The unit of the figure that is side 1.", "side1", side_fills, .title = "One figure",
                       .in_play = true, .passive = true, .opposed = 1, .alike = true),
                  ROLE("side2", "The unit of the figure that is side 2.", "side2", side_fills,
                       .title = "The other figure", .in_play = true, .passive = true, .opposed = 2, .alike = true)),
    .apply = apply,
};
