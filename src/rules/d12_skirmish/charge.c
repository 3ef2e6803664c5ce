/* charge: one to three figures charge another, composed of the steps: the charged figure's morale, its shot where it
 * may stand and fire, hand to hand, the officer, and the morale tests that fall due on both sides. Figures are hurt as
 * it goes on: who is wounded is worse at once, who is thrown is on foot. */
#include "d12_roster.h"

/* So few that draws and reasons always fit their records, whatever the dice show. */
enum { CHARGERS_MAX = 3 };

/* A figure of either side as it is now. */
struct figure {
    char name[FIELD_TEXT_SIZE(D12_NAME_MAX)];
    struct d12_fighter fighter;
    bool dead, wounded, pinned, thrown; /* by this charge */
    int32_t new_wounds;                 /* likewise */
};
#define FIGURE_ROWS(type, at)                                                                                          \
    TEXT_AS(type, at name, "name", 0, D12_NAME_MAX, "Name", NULL, "What the figure is called.", OPTIONAL),             \
        CHOICE_AS(type, at fighter.kind, "kind", d12_kinds, "Kind", "D12-MOV-1", "Foot or cavalry.",                   \
                  DEFAULT(D12_FOOT)),                                                                                  \
        CHOICE_AS(type, at fighter.quality, "quality", d12_qualities, "Quality", "D12-HTH-2",                          \
                  "Quality of the figure.", DEFAULT(D12_REGULAR)),                                                     \
        NUMBER_AS(type, at fighter.combat_value, "combat_value", -D12_VALUE_MAX, D12_VALUE_MAX, "Combat value",        \
                  "A-D12-24",                                                                                          \
                  "The figure's own value from the troop type table. It replaces the modifier of the quality in "      \
                  "combat, unless the option troop_type_replaces says no.",                                            \
                  OPTIONAL),                                                                                           \
        CHOICE_AS(type, at fighter.weapon, "melee_weapon", d12_melee_weapons, "Weapon in combat", "D12-HTH-2",         \
                  "What it fights with hand to hand.", DEFAULT(D12_NO_WEAPON)),                                        \
        BODY_ROWS(type, at fighter.body., "The figure's ability, for all parts of the charge.")

struct charger {
    struct figure figure;
    int32_t distance, consecutive_runs;
    bool pinned;
};
static const struct field charger_rows[] = {
    FIGURE_ROWS(struct charger, figure.),
    INCHES(struct charger, distance, D12_RANGE_MAX, "Distance", "D12-MOV-5",
           "From the charger to the figure that it charges, when it begins."),
    NUMBER(struct charger, consecutive_runs, 0, D12_RUNS_MAX, "Turns run already", "D12-MOV-1",
           "In how many turns in a row, up to the last one, the figure has run or charged.", .unit = "turns",
           DEFAULT(0)),
    FLAG(struct charger, pinned, "Pinned", "D12-WND-3", "Whether the figure is pinned and so may do nothing."),
};
static const struct fields charger_fields =
    FIELDS("D12Charger", "A figure that charges.", charger_rows, struct charger);
static const struct field charger_item = ITEM_GROUP(charger_fields, "Charger", NULL, "A figure that charges.");

struct charged {
    struct figure figure;
    struct d12_shot shot; /* its weapon may be FIELD_ABSENT: no firearm */
    int32_t fires_at, attacks;
    int32_t prior_failures;
    bool tests_morale, gives_way, in_combat, stands_and_fires, pinned, in_cover, officer_killed, officer_in_sight;
};
static const struct field charged_rows[] = {
    FIGURE_ROWS(struct charged, figure.),
    CHOICE_AS(struct charged, shot.weapon, "weapon", d12_weapons, "Firearm", "D12-MOV-5",
              "What it can fire when it stands and fires; leave it out for nothing.", OPTIONAL),
    SHOT_LOADING(struct charged, shot.),
    SHOT_VALUE(struct charged, shot.),
    FACT_AS(struct charged, shot.loaded, "loaded", "Loaded", "D12-MOR-5",
            "Whether its firearm is loaded. If it is not, it may not fire, and its morale is worse.", DEFAULT(true)),
    SHOT_OBSTACLES(struct charged, shot.),
    SHOT_COVER(struct charged, shot., "chargers_cover"),
    FACT(struct charged, stands_and_fires, "Stands and fires", "D12-MOV-5",
         "Whether it fires if it may: loaded, neither pinned nor hidden, not having moved, and the charger far enough "
         "away.",
         DEFAULT(true)),
    NUMBER(struct charged, fires_at, 1, CHARGERS_MAX, "Fires at", "D12-MOV-5",
           "At which charger it fires, counted from 1.", DEFAULT(1)),
    NUMBER(struct charged, attacks, 1, CHARGERS_MAX, "Attacks", "D12-HTH-4",
           "Which charger it attacks hand to hand, counted from 1; against the others it only defends itself. If that "
           "one does not arrive, it attacks the first who does.",
           DEFAULT(1)),
    FLAG(struct charged, in_cover, "In cover", "D12-MOR-3", "Whether it is in cover, for its morale and hand to hand."),
    FLAG(struct charged, pinned, "Pinned", "D12-WND-3",
         "Whether it is pinned: it does not fire, and only defends itself."),
    FLAG_AS(struct charged, shot.moved, "moved", "Moves", "D12-MOV-3",
            "Whether it moves this turn, so that it does not fire."),
    FLAG_AS(struct charged, shot.firer_hidden, "hidden", "Hides", "D12-MOV-4",
            "Whether it hides in or behind terrain, so that it does not fire."),
    FACT(struct charged, tests_morale, "Tests morale", "A-D12-28",
         "Whether it tests its morale for this charge. False when its unit has been tested for a charge this turn.",
         DEFAULT(true)),
    FLAG(
        struct charged, gives_way, "Gives way", "A-D12-28",
        "Whether it has failed a morale test and has not moved yet: it does not wait for the chargers, and no dice are "
        "thrown."),
    FLAG(struct charged, in_combat, "In combat", "A-D12-29",
         "Whether it is in contact with another enemy already: if it fails its test, it surrenders."),
    FLAG(struct charged, officer_killed, "Officer killed", "D12-MOR-5", "Whether its officer or standard was killed."),
    FLAG(struct charged, officer_in_sight, "Officer in sight", "D12-MOR-5",
         "Whether an officer or the standard is in its line of sight."),
    NUMBER(struct charged, prior_failures, 0, 1, "Failed before", "D12-MOR-4",
           "Whether its last morale test failed, too (1).", DEFAULT(0)),
};
static const struct fields charged_fields =
    FIELDS("D12Charged", "The figure that is charged.", charged_rows, struct charged);

struct input {
    int32_t charger_count;
    struct charger chargers[CHARGERS_MAX];
    int32_t terrain_count;
    int32_t terrain[D12_TERRAIN_MAX]; /* as d12_terrain_item says */
    struct charged charged;
    struct d12_unit charging_unit, charged_unit;
};
static const struct field input_rows[] = {
    LIST(struct input, chargers, struct charger, charger_item, charger_count, 1, CHARGERS_MAX, "Chargers", "D12-MOV-1",
         "The figures that charge, in the order in which they fight."),
    LIST(struct input, terrain, int32_t, d12_terrain_item, terrain_count, 0, D12_TERRAIN_MAX, "Terrain", "D12-MOV-2",
         "Each terrain that the chargers cross.", .presence = FIELD_DEFAULTED),
    GROUP(struct input, charged, struct charged, charged_fields, "Charged", "D12-MOV-5", "The figure that is charged."),
    GROUP(struct input, charging_unit, struct d12_unit, d12_unit_fields, "Charging unit", "D12-MOR-1",
          "The unit of the chargers, for the tests that fall due.", .presence = FIELD_DEFAULTED),
    GROUP(struct input, charged_unit, struct d12_unit, d12_unit_fields, "Charged unit", "D12-MOR-1",
          "The unit of the charged figure, for the tests that fall due.", .presence = FIELD_DEFAULTED),
};
static const struct fields input_fields =
    FIELDS("D12ChargeInput", "Figures that charge another.", input_rows, struct input);

#define CHARGE_END_VALUES(X)                                                                                           \
    X(FOUGHT, "fought", "It came to hand to hand combat")                                                              \
    X(GAVE_WAY, "gave_way", "The charged figure failed its morale test and did not wait for them")                     \
    X(CHARGE_STOPPED, "stopped", "No charger arrived: the shot killed or unhorsed him")                                \
    X(DEFENDER_DEAD, "defender_dead", "The charged figure died of its own weapon")
ENUM(charge_end, CHARGE_END_VALUES, CHARGE_ENDS);
LOCAL_CHOICES(charge_ends, "D12ChargeEnd", CHARGE_END_VALUES);

struct fight {
    int32_t charger; /* from 1 */
    struct d12_melee melee;
};
static const struct field fight_rows[] = {
    NUMBER(struct fight, charger, 1, CHARGERS_MAX, "Charger", NULL,
           "Which charger, counted from 1. He is side 1, the charged figure side 2."),
    GROUP(struct fight, melee, struct d12_melee, d12_melee_fields, "Fight", "D12-HTH-1", "The fight."),
};
static const struct fields fight_fields =
    FIELDS("D12ChargeFight", "One fight of the charge.", fight_rows, struct fight);
static const struct field fight_item = ITEM_GROUP(fight_fields, "Fight", NULL, "One fight of the charge.");

struct outcome {
    int32_t end;
    bool has_morale;
    struct d12_morale morale;
    int32_t shot;    /* enum d12_shot_result; FIELD_ABSENT: it did not fire */
    int32_t misfire; /* enum d12_misfire; FIELD_ABSENT: none */
    int32_t fight_count;
    struct fight fights[CHARGERS_MAX];
    struct d12_aftermath chargers, charged;
};
static const struct field outcome_rows[] = {
    CHOICE(struct outcome, end, charge_ends, "How it ended", NULL, "How the charge ended."),
    GROUP_IF(struct outcome, morale, has_morale, struct d12_morale, d12_morale_fields, "Morale", "D12-MOR-1",
             "The charged figure's morale test, where it made one."),
    CHOICE(struct outcome, shot, d12_shot_results, "Shot", "D12-MOV-5",
           "What came of the charged figure's shot, where it fired.", OPTIONAL),
    CHOICE(struct outcome, misfire, d12_misfire_effects, "Misfire", "D12-MIS-1",
           "What came of its misfire, where there was one.", OPTIONAL),
    LIST(struct outcome, fights, struct fight, fight_item, fight_count, 0, CHARGERS_MAX, "Fights", "D12-HTH-4",
         "The fights, in the order of the chargers."),
    GROUP(struct outcome, chargers, struct d12_aftermath, d12_aftermath_fields, "Chargers", "D12-WND-3",
          "What the charge leaves the chargers with."),
    GROUP(struct outcome, charged, struct d12_aftermath, d12_aftermath_fields, "Charged", "D12-WND-3",
          "What the charge leaves the charged figure with."),
};
static const struct fields outcome_fields = FIELDS("D12ChargeOutcome", "A charge.", outcome_rows, struct outcome);

/* The figures of a charge as they are now. */
struct charge {
    const struct question_units *units;
    int32_t count;
    struct figure chargers[CHARGERS_MAX], charged;
    bool charged_pinned; /* it does not fire, and only defends itself */
    int32_t contacts;    /* how many chargers arrived */
    int32_t attacked;    /* which of them the charged figure attacks */
};

/* Chargers of one unit have its id as their name. */
int32_t d12_charge_taken(const struct barring *it)
{
    int32_t figures = 0;
    for (int32_t i = 0; i <= it->item; i++)
        figures += it->named[i] == it->named[it->item];
    return figures;
}

int32_t d12_charger_turns_of_running(const struct barring *it)
{
    const struct input *charge = it->input;
    const struct charger *charger = &charge->chargers[it->item];
    return d12_turns_of_running(charger->figure.fighter.body.ability, charger->figure.fighter.kind);
}

enum { CHARGERS, CHARGED, CHARGING_UNIT, CHARGED_UNIT };

static const char *charger_name(const struct question_units *units, const struct input *input, int32_t i)
{
    static const char *const names[CHARGERS_MAX] = {"charger 1", "charger 2", "charger 3"};
    return unit_called(units, CHARGERS, i,
                       input->chargers[i].figure.name[0] != '\0' ? input->chargers[i].figure.name : names[i]);
}

static const char *charged_name(const struct question_units *units, const struct input *input)
{
    return unit_called(units, CHARGED, 0,
                       input->charged.figure.name[0] != '\0' ? input->charged.figure.name : "the charged figure");
}

static void check(const struct input *input, const struct d12_options *options, struct violations *violations)
{
    (void)options;
    const struct charged *charged = &input->charged;
    for (int32_t i = 0; i < input->charger_count; i++) {
        char pointer[VIOLATION_POINTER_MAX];
        struct text text;
        text_start(&text, pointer, sizeof pointer);
        text_format(&text, "/input/chargers/%d/wounds", i);
        d12_body_check(&input->chargers[i].figure.fighter.body, pointer, violations);
    }
    d12_body_check(&charged->figure.fighter.body, "/input/charged/wounds", violations);
    if (charged->fires_at > input->charger_count)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/input/charged/fires_at", "There are only %d chargers.",
                      input->charger_count);
    if (charged->attacks > input->charger_count)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/input/charged/attacks", "There are only %d chargers.",
                      input->charger_count);
    d12_unit_check(&input->charging_unit, input->charger_count, "/input/charging_unit/starting_strength", violations);
    d12_unit_check(&input->charged_unit, 1, "/input/charged_unit/starting_strength", violations);
}
CHECKS(check)

/* Whether one charger may charge so far. */
static enum ruling_status permit_charger(const struct input *input, const struct charger *charger,
                                         const struct d12_options *options, struct explanation *why)
{
    struct d12_movement_outcome move = {.allowance = 0};
    struct d12_movement_input charge = {.kind = charger->figure.fighter.kind,
                                        .mode = D12_CHARGE,
                                        .wounds = charger->figure.fighter.body.wounds,
                                        .ability = charger->figure.fighter.body.ability,
                                        .consecutive_runs = charger->consecutive_runs,
                                        .pinned = charger->pinned,
                                        .terrain_count = input->terrain_count};
    for (int32_t i = 0; i < input->terrain_count; i++)
        charge.terrain[i] = input->terrain[i];
    if (d12_movement(&charge, options, why, &move) == RULING_NOT_PERMITTED)
        return RULING_NOT_PERMITTED;
    if ((int64_t)charger->distance * move.exact.denominator <= (int64_t)move.exact.numerator * D12_INCH)
        return RULING_RESOLVED;
    explain_judged_parts(why, "D12-MOV-1", "The enemy is beyond the charge move", charger->distance, move.allowance,
                         D12_INCH, COMPARE_AT_MOST);
    return RULING_NOT_PERMITTED;
}

static enum ruling_status permit(const struct question_units *units, const struct input *input,
                                 const struct d12_options *options, struct dice *dice, struct explanation *why)
{
    enum ruling_status status = RULING_RESOLVED;
    exchange_part(dice, why, "move");
    for (int32_t i = 0; i < input->charger_count && status == RULING_RESOLVED; i++) {
        explain_subject(why, charger_name(units, input, i));
        status = permit_charger(input, &input->chargers[i], options, why);
    }
    return status;
}

static int32_t charged_by(const struct input *input)
{
    for (int32_t i = 0; i < input->charger_count; i++)
        if (input->chargers[i].figure.fighter.kind == D12_CAVALRY)
            return D12_CHARGED_BY_CAVALRY;
    return D12_CHARGED_BY_FOOT;
}

static void test_morale(const struct question_units *units, const struct input *input,
                        const struct d12_options *options, struct dice *dice, struct explanation *why,
                        struct outcome *outcome)
{
    const struct charged *charged = &input->charged;
    const struct d12_fighter *fighter = &charged->figure.fighter;
    struct d12_due due;
    exchange_part(dice, why, "morale");
    explain_subject(why, charged_name(units, input));
    d12_morale_due(&(struct d12_morale_due_input){.starting_strength = FIELD_ABSENT, .charged = true}, why, &due);
    const struct d12_morale_case checking = {.quality = fighter->quality,
                                             .wounds = fighter->body.wounds,
                                             .ability = fighter->body.ability,
                                             .charged_by = charged_by(input),
                                             .weapon_loaded =
                                                 charged->shot.weapon == FIELD_ABSENT || charged->shot.loaded,
                                             .officer_killed = charged->officer_killed,
                                             .officer_in_sight = charged->officer_in_sight,
                                             .in_cover = charged->in_cover,
                                             .in_combat = charged->in_combat,
                                             .prior_failures = charged->prior_failures};
    dice_for(dice, CHARGED, 0);
    d12_morale_check(&checking, options, dice, why, &outcome->morale);
    outcome->has_morale = true;
}

static void begin(const struct input *input, struct charge *charge)
{
    charge->count = input->charger_count;
    charge->contacts = charge->attacked = 0;
    charge->charged = input->charged.figure;
    charge->charged_pinned = input->charged.pinned;
    charge->charged.fighter.defending_cover = input->charged.in_cover;
    for (int32_t i = 0; i < charge->count; i++) {
        charge->chargers[i] = input->chargers[i].figure;
        charge->chargers[i].fighter.charged = true;
        charge->chargers[i].fighter.attacking = true;
    }
}

/* The charged figure's morale, where it tests: it may give way, or be pinned. */
static void receive(const struct input *input, const struct d12_options *options, struct charge *charge,
                    struct dice *dice, struct explanation *why, struct outcome *outcome)
{
    if (input->charged.gives_way) {
        exchange_part(dice, why, "morale");
        explain_subject(why, charged_name(charge->units, input));
        explain(why, "D12-MOR-2", "It gives way already, and does not wait for them");
        outcome->end = GAVE_WAY;
    }
    if (input->charged.gives_way || !input->charged.tests_morale || options->charge_test == D12_TEST_IN_MORALE_PHASE)
        return;
    test_morale(charge->units, input, options, dice, why, outcome);
    if (outcome->morale.removed || (outcome->morale.failed && outcome->morale.result != D12_MORALE_PINNED))
        outcome->end = GAVE_WAY;
    else
        charge->charged_pinned = charge->charged_pinned || outcome->morale.failed;
}

/* Adds a figure to the losses of its side. */
static void count_figure(const struct figure *figure, struct d12_aftermath *aftermath)
{
    aftermath->killed += figure->dead;
    aftermath->wounded += figure->wounded && !figure->dead;
    aftermath->wounds += figure->dead ? 0 : figure->new_wounds;
    aftermath->pinned += figure->pinned && !figure->dead;
    aftermath->thrown += figure->thrown && !figure->dead;
}

/* What a figure is now, as one number. */
static int32_t figure_number(const struct figure *figure)
{
    return figure->fighter.body.wounds * 16 + figure->dead * 8 + figure->wounded * 4 + figure->pinned * 2 +
           figure->thrown;
}

/* Forgets all dice but how the figures are now; of the chargers before `next` only their losses matter. */
static bool forget_all_but_figures(const struct charge *charge, int32_t next, struct dice *dice,
                                   const struct outcome *outcome)
{
    struct retained retained;
    struct d12_aftermath fought = {.killed = 0};
    retained.count = 0;
    for (int32_t i = 0; i < charge->count; i++)
        if (i < next)
            count_figure(&charge->chargers[i], &fought);
        else
            retain(&retained, figure_number(&charge->chargers[i]));
    retain(&retained, fought.killed);
    retain(&retained, fought.wounded);
    retain(&retained, fought.wounds);
    retain(&retained, fought.pinned);
    retain(&retained, fought.thrown);
    retain(&retained, figure_number(&charge->charged));
    retain(&retained, charge->charged_pinned);
    retain(&retained, outcome->fight_count); /* with who is left, it tells who arrived: no more than one was shot */
    retain(&retained, outcome->end);
    return forget_all_but(&retained, dice);
}

static void harm_figure(struct figure *figure, int32_t wounds, bool dead, bool thrown)
{
    figure->fighter.body.wounds += wounds;
    figure->new_wounds += wounds;
    figure->dead = dead;
    figure->wounded = figure->wounded || wounds > 0;
    figure->pinned = true;
    figure->thrown = figure->thrown || thrown;
    if (thrown)
        figure->fighter.kind = D12_FOOT;
}

static void shoot_figure(struct figure *figure, const char *name, bool close_range, struct dice *dice,
                         struct explanation *why)
{
    explain_subject(why, name);
    struct d12_harm harm =
        d12_hit_figure(figure->fighter.kind, &figure->fighter.body, close_range, D12_DEATH_IS_DEATH, dice, why);
    harm_figure(figure, harm.wounds, harm.dead, harm.thrown);
}

static void resolve_shot(const struct input *input, const struct d12_options *options, int32_t band,
                         struct charge *charge, struct dice *dice, struct explanation *why, struct outcome *outcome)
{
    int32_t target = input->charged.fires_at - 1, effects[D12_MISFIRES];
    if (outcome->shot == D12_HIT) {
        exchange_part(dice, why, "wound");
        dice_for(dice, CHARGERS, target);
        shoot_figure(&charge->chargers[target], charger_name(charge->units, input, target), band == D12_CLOSE, dice,
                     why);
    }
    if (outcome->shot != D12_MISFIRE)
        return;
    exchange_part(dice, why, "misfire");
    dice_for(dice, CHARGED, 0);
    d12_misfires(1, options, dice, why, effects);
    for (outcome->misfire = D12_EXPLODES; effects[outcome->misfire] == 0;)
        outcome->misfire++;
    if (outcome->misfire == D12_EXPLODES)
        shoot_figure(&charge->charged, charged_name(charge->units, input), false, dice, why);
}

/* The shot of a figure that stands and fires, and whom it hurts. */
static void shoot(const struct input *input, const struct d12_options *options, struct charge *charge,
                  struct dice *dice, struct explanation *why, struct outcome *outcome)
{
    const struct charged *charged = &input->charged;
    const struct charger *target = &input->chargers[charged->fires_at - 1];
    int32_t band, results[D12_SHOT_RESULTS];
    if (!charged->stands_and_fires || charged->shot.weapon == FIELD_ABSENT)
        return;
    exchange_part(dice, why, "stand and fire");
    explain_subject(why, charged_name(charge->units, input));
    struct d12_shot shot = charged->shot;
    shot.range = target->distance;
    shot.quality = charged->figure.fighter.quality;
    shot.wounds = charged->figure.fighter.body.wounds;
    shot.ability = charged->figure.fighter.body.ability;
    shot.target_movement = D12_TARGET_CHARGING;
    shot.target_expert = target->figure.fighter.body.ability == D12_EXPERT_SKIRMISHER;
    shot.pinned = charge->charged_pinned;
    const struct d12_stand_and_fire_input standing = {.charger = target->figure.fighter.kind,
                                                      .distance = target->distance,
                                                      .loaded = shot.loaded,
                                                      .moved = shot.moved,
                                                      .hidden = shot.firer_hidden};
    if (!d12_stand_and_fire(&standing, why) || d12_shot_permit(&shot, why, &band) == RULING_NOT_PERMITTED)
        return;
    dice_for(dice, CHARGED, 0);
    d12_shots(d12_shot_modifier(&shot, band, options, why), 1, dice, why, results);
    for (outcome->shot = D12_HIT; results[outcome->shot] == 0;)
        outcome->shot++;
    resolve_shot(input, options, band, charge, dice, why, outcome);
}

/* Whether a charger is in base contact: a rider who was thrown did not get there (A-D12-31). */
static bool in_contact(const struct figure *charger, const struct d12_options *options)
{
    return !charger->dead && (!charger->thrown || options->thrown_charger == D12_THROWN_ARRIVES);
}

/* Who arrives, and whom the charged figure attacks. */
static void meet(const struct input *input, const struct d12_options *options, struct charge *charge,
                 struct outcome *outcome)
{
    charge->contacts = 0;
    charge->attacked = input->charged.attacks - 1;
    for (int32_t i = charge->count - 1; i >= 0; i--)
        charge->contacts += in_contact(&charge->chargers[i], options);
    if (charge->contacts == 0)
        outcome->end = CHARGE_STOPPED;
    else if (!in_contact(&charge->chargers[charge->attacked], options))
        for (charge->attacked = 0; !in_contact(&charge->chargers[charge->attacked], options);)
            charge->attacked++;
}

static void fight(const struct d12_options *options, int32_t i, struct charge *charge, struct dice *dice,
                  struct explanation *why, struct outcome *outcome)
{
    static const char *const parts[CHARGERS_MAX] = {"fight 1", "fight 2", "fight 3"};
    struct figure *figures[2] = {&charge->chargers[i], &charge->charged};
    struct fight *fought = &outcome->fights[outcome->fight_count++];
    figures[0]->fighter.extra_attackers = charge->contacts - 1;
    figures[1]->fighter.attacking = i == charge->attacked;
    figures[1]->fighter.pinned = charge->charged_pinned;
    exchange_part(dice, why, parts[i]);
    fought->charger = i + 1;
    const struct d12_melee_whom whom = {.role = {CHARGERS, CHARGED}, .item = {i, 0}};
    d12_melee_score((const struct d12_fighter *const[2]){&figures[0]->fighter, &figures[1]->fighter}, &whom, options,
                    dice, why, &fought->melee);
    if (fought->melee.result == D12_WOUNDS || fought->melee.result == D12_KILLS)
        harm_figure(figures[fought->melee.winner == D12_SIDE_1 ? 1 : 0], fought->melee.wounds, fought->melee.dead,
                    false);
}

/* The fights, one after the other. False: return at once. */
static bool fight_all(const struct d12_options *options, struct charge *charge, struct dice *dice,
                      struct explanation *why, struct outcome *outcome)
{
    for (int32_t i = 0; i < charge->count; i++) {
        if (i > 0 && !forget_all_but_figures(charge, i, dice, outcome))
            return false;
        if (outcome->end == FOUGHT && in_contact(&charge->chargers[i], options) && !charge->charged.dead)
            fight(options, i, charge, dice, why, outcome);
    }
    return true;
}

/* From the morale to the last fight. False: a way that is not followed any further. */
static bool clash(const struct input *input, const struct d12_options *options, struct charge *charge,
                  struct dice *dice, struct explanation *why, struct outcome *outcome)
{
    receive(input, options, charge, dice, why, outcome);
    if (!forget_all_but_figures(charge, 0, dice, outcome))
        return false;
    if (outcome->end == FOUGHT)
        shoot(input, options, charge, dice, why, outcome);
    if (charge->charged.dead)
        outcome->end = DEFENDER_DEAD;
    if (outcome->end == FOUGHT)
        meet(input, options, charge, outcome);
    return forget_all_but_figures(charge, 0, dice, outcome) && fight_all(options, charge, dice, why, outcome);
}

/* Who is hurt, and what that calls for. Of all dice before it only those for the officers are left to throw. */
static bool count_losses(const struct input *input, const struct d12_options *options, const struct charge *charge,
                         struct dice *dice, struct outcome *outcome)
{
    for (int32_t i = 0; i < charge->count; i++)
        count_figure(&charge->chargers[i], &outcome->chargers);
    count_figure(&charge->charged, &outcome->charged);
    const struct d12_body *body = &input->charged.figure.fighter.body;
    bool is_gone = charge->charged.dead && (body->game == D12_INDIVIDUAL_GAME || body->officer);
    bool tests_later = input->charged.tests_morale && options->charge_test == D12_TEST_IN_MORALE_PHASE && !is_gone;
    d12_aftermath_find_tests(&input->charged_unit, tests_later, options, &outcome->charged);
    d12_aftermath_find_tests(&input->charging_unit, false, options, &outcome->chargers);
    return FORGET_ALL_BUT(dice, d12_aftermath_dice(&input->charged_unit, &outcome->charged, dice),
                          d12_aftermath_dice(&input->charging_unit, &outcome->chargers, dice));
}

static enum ruling_status resolve(const struct question_units *units, const struct input *input,
                                  const struct d12_options *options, struct dice *dice, struct explanation *why,
                                  struct outcome *outcome)
{
    static const struct d12_aftermath_names of_chargers = {"chargers' officer", "chargers' tests", "officer, chargers",
                                                           CHARGING_UNIT};
    static const struct d12_aftermath_names of_charged = {"charged officer", "charged tests", "officer, charged",
                                                          CHARGED_UNIT};
    struct charge charge;
    enum ruling_status status = permit(units, input, options, dice, why);
    if (status == RULING_RESOLVED) {
        charge.units = units;
        begin(input, &charge);
        if (!clash(input, options, &charge, dice, why, outcome) ||
            !count_losses(input, options, &charge, dice, outcome))
            return status;
        d12_aftermath(&input->charged_unit, &of_charged, dice, why, &outcome->charged);
        if (!FORGET_ALL_BUT(dice, d12_aftermath_dice(&input->charging_unit, &outcome->chargers, dice)))
            return status;
        d12_aftermath(&input->charging_unit, &of_chargers, dice, why, &outcome->chargers);
    }
    exchange_part(dice, why, NULL);
    return status;
}
RESOLVES_WITH_UNITS(resolve)

/* What a figure is called in a sentence: after its unit, else by the name that the input gives. */
static const char *called(const struct question_units *units, int32_t role, int32_t item, const struct figure *figure,
                          const char *otherwise, char *room)
{
    return d12_figure_called(unit_called(units, role, item, NULL), otherwise, &figure->fighter.body, room);
}

/* The test is the unit's, and so is what comes of it (A-D12-28); the shot is the figure's. `charged` is the figure. */
static void end_say(const struct question_units *units, const char *charged, const struct outcome *outcome,
                    struct text *line)
{
    const char *const unit = unit_called(units, CHARGED, 0, charged);
    switch (outcome->end) {
    case DEFENDER_DEAD:
        text_format(line, "an exploding weapon killed %s", charged);
        break;
    case CHARGE_STOPPED:
        text_format(line, "%s stopped the charge", charged);
        break;
    case GAVE_WAY:
        text_format(line, "%s %s", unit, outcome->has_morale ? d12_morale_words(&outcome->morale) : "gave way");
        break;
    default:
        text_format(line, "%s stood", unit);
    }
}

static void say(const struct question_units *units, const struct input *input, const struct outcome *outcome,
                struct text *line)
{
    char rooms[2][D12_CALLED_MAX];
    const char *charged = called(units, CHARGED, 0, &input->charged.figure, charged_name(NULL, input), rooms[1]);
    text_add(line, "The charge: ");
    end_say(units, charged, outcome, line);
    for (int32_t i = 0; i < outcome->fight_count; i++) {
        const struct fight *fought = &outcome->fights[i];
        const int32_t charger = fought->charger - 1;
        text_add(line, "; ");
        d12_melee_say(&fought->melee,
                      (const char *const[2]){called(units, CHARGERS, charger, &input->chargers[charger].figure,
                                                    charger_name(NULL, input, charger), rooms[0]),
                                             charged},
                      line);
    }
    d12_aftermath_say_tests(&outcome->charged, "the charged side", line);
    d12_aftermath_say_tests(&outcome->chargers, "the charging side", line);
    text_add(line, ".");
}
SAYS_WITH_UNITS(say)

HOLDS(charged_gives_way, struct outcome, outcome->end == GAVE_WAY)
HOLDS(charge_stopped, struct outcome, outcome->end == CHARGE_STOPPED)
HOLDS(charged_dead, struct outcome, outcome->charged.killed > 0)
HOLDS(charged_wounded, struct outcome, outcome->charged.wounded > 0)
HOLDS(charger_dead, struct outcome, outcome->chargers.killed > 0)
HOLDS(charger_wounded, struct outcome, outcome->chargers.wounded > 0)
HOLDS(charged_side_tests, struct outcome, outcome->charged.tests.due)
HOLDS(charging_side_tests, struct outcome, outcome->chargers.tests.due)

static const struct step_end ends[] = {
    END(charged_gives_way, "The charged figure gives way", READS(struct outcome, end)),
    END(charge_stopped, "The shot stops the charge", READS(struct outcome, end)),
    END(charged_dead, "The charged figure is dead", READS(struct outcome, charged.killed)),
    END(charged_wounded, "The charged figure is wounded and lives", READS(struct outcome, charged.wounded)),
    END(charger_dead, "A charger is dead", READS(struct outcome, chargers.killed)),
    END(charger_wounded, "A charger is wounded and lives", READS(struct outcome, chargers.wounded)),
    END(charged_side_tests, "The charged side must test morale", READS(struct outcome, charged.tests.due)),
    END(charging_side_tests, "The charging side must test morale", READS(struct outcome, chargers.tests.due)),
    NO_MORE_ENDS,
};

/* Each charger is a figure of a unit, and so is who is charged. The units to which they belong, of which figures are
 * counted, are named once more; where individuals fight there are none. */
#define FIGURE_FILLS                                                                                                   \
    FILLS_FROM("name", "id"), D12_KNOWS_KIND("kind"), FILLS("quality"), FILLS("combat_value"), FILLS("melee_weapon"),  \
        D12_BODY_FILLS

FOUND(tests_morale, struct d12_roster_unit, !unit->charge_tested)

bool d12_charge_shoots_back(const void *input)
{
    const struct charged *charged = &((const struct input *)input)->charged;
    return charged->stands_and_fires && charged->shot.weapon != FIELD_ABSENT;
}

static bool chargers_fit(const void *unit, const void *input)
{
    return d12_roster_has_had(unit, ((const struct input *)input)->charger_count);
}

static bool charged_fits(const void *unit, const void *input)
{
    (void)input;
    return d12_roster_has_had(unit, 1);
}

static const struct unit_fills charger_fills[] = {FIGURE_FILLS, D12_KNOWS_PINNED("pinned"),
                                                  D12_KNOWS_RUNS("consecutive_runs"),
                                                  D12_SIDE_FILLS_FOR("charging_unit", chargers_fit), NO_MORE_FILLS};
static const struct unit_fills charged_fills[] = {
    FIGURE_FILLS,
    FILLS("weapon"),
    FILLS("loading"),
    FILLS("shooting_value"),
    D12_KNOWS_LOADED("loaded"),
    D12_KNOWS_MOVED("moved"),
    FILLS("hidden"),
    D12_KNOWS_OFFICER_KILLED("officer_killed"),
    D12_KNOWS_FAILURES("prior_failures"),
    KNOWS_BY("tests_morale", tests_morale, "D12-MOR-1",
             "whether it was tested for a charge this turn is on record: the first charge tests it, and the next turn "
             "brings another test"),
    KNOWS_BY("gives_way", d12_roster_gives_way, "D12-MOR-2",
             "whether it gives way follows from its last test and its move"),
    D12_KNOWS_IN_COMBAT("in_combat"),
    FILLS_OR_ASSUMES_BY("in_cover", d12_roster_in_cover),
    KNOWS_BY("pinned", d12_roster_only_blocks, "D12-WND-3", "whether it may act follows from what befell it"),
    KNOWS_WITH("stands_and_fires", d12_roster_stands_and_fires, "D12-MOV-5", "no figure of it can stand and fire"),
    ASSUMES("obstacles"),
    ASSUMES("officer_in_sight"),
    D12_SIDE_FILLS_FOR("charged_unit", charged_fits),
    NO_MORE_FILLS};
static const struct unit_role roles[] = {
    [CHARGERS] = ROLE("chargers", "The units of the figures that charge, one for each.", "chargers", charger_fills,
                      .many = true, .in_play = true, .camp = 1, .opposed = 1),
    [CHARGED] = ROLE("charged", "The unit of the figure that is charged.", "charged", charged_fills, .in_play = true,
                     .camp = 2, .passive = true, .opposed = 2),
    [CHARGING_UNIT] =
        ROLE("charging_unit", "The chargers' unit, when it may lose its officer or a quarter of its figures.",
             "charging_unit", d12_side_unit_fills, .in_play = true, .optional = true, .camp = 1, .passive = true,
             .opposed = 1),
    [CHARGED_UNIT] = ROLE("charged_unit", "The unit of the charged figure, when it may lose its officer or a quarter.",
                          "charged_unit", d12_side_unit_fills, .in_play = true, .optional = true, .camp = 2,
                          .passive = true, .opposed = 2),
    NO_MORE_ROLES,
};

/* What each charger suffered. Fights say it of those who fought; the rest of what the outcome adds up befell the one at
 * whom the charged figure fired. */
static void chargers_hurt(const struct input *input, const struct outcome *outcome,
                          struct d12_hurting hurting[CHARGERS_MAX])
{
    const struct d12_aftermath *all = &outcome->chargers;
    struct d12_hurting shot = {.killed = all->killed, .wounds = all->wounds, .pinned = all->pinned};
    int32_t target = input->charged.fires_at - 1;
    for (int32_t i = 0; i < outcome->fight_count; i++) {
        const struct fight *fought = &outcome->fights[i];
        struct d12_hurting *own = &hurting[fought->charger - 1];
        if (fought->melee.winner != D12_SIDE_2 || fought->melee.result == D12_BLOCKED)
            continue;
        *own = (struct d12_hurting){.killed = fought->melee.dead,
                                    .wounds = fought->melee.dead ? 0 : fought->melee.wounds,
                                    .pinned = fought->melee.pinned_next};
        shot.killed -= own->killed;
        shot.wounds -= own->wounds;
        shot.pinned -= own->pinned;
    }
    hurting[target].killed += shot.killed;
    hurting[target].wounds += shot.wounds;
    hurting[target].pinned += shot.pinned;
    hurting[target].thrown = all->thrown;
}

static void charger_effects(const struct input *input, const struct d12_options *options, const struct outcome *outcome,
                            struct effects *effects)
{
    struct d12_hurting hurting[CHARGERS_MAX] = {{.killed = 0}};
    chargers_hurt(input, outcome, hurting);
    for (int32_t i = 0; i < input->charger_count; i++) {
        hurting[i].unseen = !input->charging_unit.friends_near;
        hurting[i].rolled = input->charging_unit.has_officer;
        hurting[i].losses_call = options->quarter_lost;
        d12_move_effects(D12_TARGET_CHARGING, (struct d12_whom){CHARGERS, i}, effects);
        effect_add(effects, CHARGERS, i, "charging", 1, "D12-MOV-1");
        effect_add(effects, CHARGERS, i, "charging_alive", 1, "D12-MOV-1");
        effect_set(effects, CHARGERS, i, "hidden", false, "D12-MOV-4");
        effect_set(effects, CHARGERS, i, "cover", D12_COVER_NONE, "D12-MOV-4");
        effect_part(effects, CHARGERS, i, CHARGED, 0, "D12-HTH-1");
        d12_hurt_effects(&hurting[i], &input->chargers[i].figure.fighter.body, (struct d12_whom){CHARGERS, i}, effects);
    }
}

/* Who is killed in the charge takes his weapon with him. */
static void shot_effects(const struct input *input, const struct outcome *outcome, struct effects *effects)
{
    int32_t misfires[D12_MISFIRES] = {0};
    if (outcome->shot == FIELD_ABSENT)
        return;
    if (outcome->charged.killed > 0)
        return;
    d12_fired_effects(1, (struct d12_whom){CHARGED, 0}, effects);
    if (outcome->shot != D12_MISFIRE) {
        d12_empty_effects(input->charged.shot.loading == D12_MUZZLE, false, (struct d12_whom){CHARGED, 0}, effects);
        return;
    }
    misfires[outcome->misfire] = 1;
    d12_weapon_effects(misfires, (struct d12_whom){CHARGED, 0}, effects);
}

static void morale_effects(const struct input *input, const struct d12_options *options, const struct outcome *outcome,
                           struct effects *effects)
{
    const struct d12_body *body = &input->charged.figure.fighter.body;
    d12_morale_effects(&outcome->morale, body->officer, (struct d12_whom){CHARGED, 0}, effects);
    d12_charge_tested_effects(body->game, options, (struct d12_whom){CHARGED, 0}, effects);
}

static void affect(const struct input *input, const struct d12_options *options, const struct outcome *outcome,
                   struct effects *effects)
{
    const struct d12_body *body = &input->charged.figure.fighter.body;
    if (outcome->has_morale)
        morale_effects(input, options, outcome, effects);
    else if (outcome->charged.tests.due && input->charged.tests_morale && options->charge_test != D12_TEST_ON_CHARGE)
        effect_set(effects, CHARGED, 0, "charged_by", charged_by(input), "D12-MOR-1");
    charger_effects(input, options, outcome, effects);
    shot_effects(input, outcome, effects);
    d12_aftermath_effects(&outcome->charged, &input->charged_unit, body, options, (struct d12_whom){CHARGED, 0},
                          effects);
    for (int32_t i = 0; i < outcome->fight_count; i++)
        d12_contact_effects((struct d12_whom){CHARGERS, outcome->fights[i].charger - 1}, (struct d12_whom){CHARGED, 0},
                            effects);
    d12_officer_effects(outcome->chargers.officer_killed, (struct d12_whom){CHARGING_UNIT, 0}, effects);
    d12_officer_effects(outcome->charged.officer_killed, (struct d12_whom){CHARGED_UNIT, 0}, effects);
}
AFFECTS(affect)

static const char *const options[] = {"misfire_4",
                                      "cover_recheck_band",
                                      "cover_recheck_in_combat",
                                      "hth_charged",
                                      "gang_up",
                                      "terrain_stack",
                                      "troop_type_replaces",
                                      "charge_test",
                                      "charge_tests",
                                      "thrown_charger",
                                      "pinned_in_combat",
                                      "quarter_lost",
                                      NULL};
static const char *const clauses[] = {"D12-MOV-1", "D12-MOV-2", "D12-MOV-3", "D12-MOV-4", "D12-MOV-5", "D12-SHO-2",
                                      "D12-SHO-3", "D12-SHO-4", "D12-SHO-5", "D12-SHO-6", "D12-MIS-1", "D12-WND-0",
                                      "D12-WND-1", "D12-WND-2", "D12-WND-3", "D12-WND-4", "D12-HTH-1", "D12-HTH-2",
                                      "D12-HTH-3", "D12-HTH-4", "D12-MOR-1", "D12-MOR-2", "D12-MOR-3", "D12-MOR-4",
                                      "D12-MOR-5", "D12-OFF-1", "D12-SKL-1", "D12-SKL-2", NULL};

const struct step d12_charge_step = {
    .name = "charge",
    .title = "Charge",
    .doc = "One to three figures charge another: its morale, its shot where it may stand and fire, hand to hand, the "
           "officer, and the morale tests that fall due on both sides. A charger who is thrown from his horse does not "
           "arrive; who is wounded fights on at -1 and is pinned afterwards.",
    .dice = "D12 for morale, another one in cover; D12 for the shot, then for the wound or the misfire; for each fight "
            "D12 a side and one for a difference of 5; D12 for each kill when there is an officer",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = options,
    .clauses = clauses,
    .ends = ends,
    .check = step_check,
    .resolve = step_resolve,
    .summarise = step_summarise,
    .roles = roles,
    .effects = step_effects,
};
