/* What units fill in for a charge, and its effects on them. */
#include "rulesets/d12_skirmish/charge.h"

/* Chargers of one unit all have its id as their name. */
int32_t d12_charge_taken(const struct barring *it)
{
    int32_t figures = 0;
    for (int32_t i = 0; i <= it->item; i++)
        figures += it->named[i] == it->named[it->item];
    return figures;
}

int32_t d12_charger_turns_of_running(const struct barring *it)
{
    const struct charge_input *charge = it->input;
    const struct charger *charger = &charge->chargers[it->item];
    return d12_turns_of_running(charger->figure.fighter.body.ability, charger->figure.fighter.kind);
}

/* Each charger is a figure of a unit, and so is the charged figure. Their units, in which figures are counted, are
 * named again in roles of their own; individuals have no such unit. */
#define FIGURE_FILLS                                                                                                   \
    FILLS("name", .member = "id"), D12_KNOWS_KIND("kind"), FILLS("quality"), FILLS("combat_value"),                    \
        FILLS("melee_weapon"), D12_BODY_FILLS

FOUND(tests_morale, struct d12_roster_unit, !unit->charge_tested)
FOUND(gives_way, struct d12_roster_unit,
      unit->flight == D12_MUST_FLEE || (unit->flight == D12_MUST_RETREAT && !unit->retreated))

bool d12_charge_shoots_back(const void *input)
{
    const struct charged *charged = &((const struct charge_input *)input)->charged;
    return charged->stands_and_fires && charged->shot.weapon != FIELD_ABSENT;
}

static bool chargers_fit(const struct unit_fact *it)
{
    const struct charge_input *charge = it->input;
    return d12_roster_has_had(it->unit, charge->charger_count);
}

static bool charged_fits(const struct unit_fact *it)
{
    return d12_roster_has_had(it->unit, 1);
}

static const struct unit_fills charger_fills[] = {FIGURE_FILLS,
                                                  D12_KNOWS_PINNED("pinned"),
                                                  D12_KNOWS_RUNS("consecutive_runs"),
                                                  D12_SIDE_FILLS("charging_unit", chargers_fit),
                                                  {0}};
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
    KNOWS("tests_morale", "D12-MOR-1",
          "whether it was tested for a charge this turn is on record: the first charge tests it, and the next turn "
          "brings another test",
          .find = tests_morale),
    KNOWS("gives_way", "D12-MOR-2", "whether it gives way follows from its last test and its move", .find = gives_way),
    D12_KNOWS_IN_COMBAT("in_combat"),
    FILLS("in_cover", .find = d12_knows_in_cover, .assumed = true),
    D12_KNOWS_PINNED("pinned"),
    D12_KNOWS_MUST_RETURN("must_return"),
    KNOWS("stands_and_fires", "D12-MOV-5", "no figure of it can stand and fire", .find = d12_knows_stands_and_fires),
    ASSUMES("obstacles"),
    ASSUMES("officer_in_sight"),
    D12_SIDE_FILLS("charged_unit", charged_fits),
    {0}};
const struct unit_role d12_charge_roles[] = {
    [CHARGERS] = ROLE("chargers", "The units of the figures that charge, one for each.", "chargers", charger_fills,
                      .many = true, .in_play = true, .camp = 1, .opposed = 1, .no_deed = D12_BY_FIGURES),
    [CHARGED] = ROLE("charged", "The unit of the figure that is charged.", "charged", charged_fills, .in_play = true,
                     .camp = 2, .passive = true, .opposed = 2, .whose = UNIT_SUFFERS),
    {0},
};

/* The harm to each charger. The fights tell it for those who fought; the rest of the outcome's totals happened to the
 * one that the charged figure shot at. */
static void chargers_hurt(const struct charge_input *input, const struct charge_outcome *outcome,
                          struct d12_hurting hurting[CHARGERS_MAX])
{
    const struct d12_aftermath *all = &outcome->chargers;
    struct d12_hurting shot = {.killed = all->killed, .wounds = all->wounds, .pinned = all->pinned};
    int32_t target = input->charged.fires_at - 1;
    for (int32_t i = 0; i < outcome->fight_count; i++) {
        const struct charge_fight *fought = &outcome->fights[i];
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

static void charger_effects(const struct charge_input *input, const struct d12_options *options,
                            const struct charge_outcome *outcome, struct tabletop *tabletop)
{
    struct d12_hurting hurting[CHARGERS_MAX] = {{.killed = 0}};
    chargers_hurt(input, outcome, hurting);
    for (int32_t i = 0; i < input->charger_count; i++) {
        hurting[i].unseen = !input->charging_unit.friends_near;
        hurting[i].rolled = input->charging_unit.has_officer;
        hurting[i].losses_call = options->quarter_lost;
        d12_move_effects(D12_TARGET_CHARGING, (struct d12_whom){CHARGERS, i}, tabletop);
        unit_add(tabletop, CHARGERS, i, "charging", 1, "D12-MOV-1");
        unit_add(tabletop, CHARGERS, i, "charging_alive", 1, "D12-MOV-1");
        unit_set(tabletop, CHARGERS, i, "hidden", false, "D12-MOV-4");
        unit_set(tabletop, CHARGERS, i, "cover", D12_COVER_NONE, "D12-MOV-4");
        unit_part(tabletop, CHARGERS, i, CHARGED, 0, "D12-HTH-1");
        d12_hurt_effects(&hurting[i], &input->chargers[i].figure.fighter.body, (struct d12_whom){CHARGERS, i},
                         tabletop);
    }
}

/* A charger who is killed takes his weapon with him. */
static void shot_effects(const struct charge_input *input, const struct charge_outcome *outcome,
                         struct tabletop *tabletop)
{
    int32_t misfires[D12_MISFIRES] = {0};
    if (outcome->shot == FIELD_ABSENT)
        return;
    if (outcome->charged.killed > 0)
        return;
    d12_fired_effects(1, (struct d12_whom){CHARGED, 0}, tabletop);
    if (outcome->shot != D12_MISFIRE) {
        d12_empty_effects(input->charged.shot.loading == D12_MUZZLE, false, (struct d12_whom){CHARGED, 0}, tabletop);
        return;
    }
    misfires[outcome->misfire] = 1;
    d12_weapon_effects(misfires, (struct d12_whom){CHARGED, 0}, tabletop);
}

static void morale_effects(const struct charge_input *input, const struct d12_options *options,
                           const struct charge_outcome *outcome, struct tabletop *tabletop)
{
    const struct d12_body *body = &input->charged.figure.fighter.body;
    d12_morale_effects(&outcome->morale, body->officer, (struct d12_whom){CHARGED, 0}, tabletop);
    d12_charge_tested_effects(body->game, options, (struct d12_whom){CHARGED, 0}, tabletop);
}

void d12_charge_apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct charge_input *input = question->input;
    const struct d12_options *options = question->options;
    const struct charge_outcome *outcome = ruled;
    const struct d12_body *body = &input->charged.figure.fighter.body;
    if (outcome->has_morale)
        morale_effects(input, options, outcome, tabletop);
    else if (outcome->charged.tests.due && input->charged.tests_morale && options->charge_test != D12_TEST_ON_CHARGE)
        unit_set(tabletop, CHARGED, 0, "charged_by", d12_charge_comes_by(input), "D12-MOR-1");
    charger_effects(input, options, outcome, tabletop);
    shot_effects(input, outcome, tabletop);
    d12_aftermath_effects(&outcome->charged, &input->charged_unit, body, options, (struct d12_whom){CHARGED, 0},
                          tabletop);
    for (int32_t i = 0; i < outcome->fight_count; i++)
        d12_contact_effects((struct d12_whom){CHARGERS, outcome->fights[i].charger - 1}, (struct d12_whom){CHARGED, 0},
                            tabletop);
    d12_officer_effects(outcome->chargers.officer_killed, (struct d12_whom){CHARGERS, 0}, tabletop);
    d12_officer_effects(outcome->charged.officer_killed, (struct d12_whom){CHARGED, 0}, tabletop);
}
