/* The effects of rulings on units, for the steps and the exchanges alike. */
#include "rulesets/d12_skirmish/d12_roster.h"

/* Whether the unit tracks wounds, and whether an officer may fall with it: a unit of several figures has no wounds, and
 * a single figure has no officer. */
static bool is_figure(const struct d12_body *body)
{
    return body->game == D12_INDIVIDUAL_GAME || body->officer;
}

/* The killed may have been among those who were pinned, have fired or cannot, were thrown, or charged: so fewer of them
 * are alive at least. */
static void fallen_effects(int32_t killed, bool able, struct d12_whom whom, struct effects *effects)
{
    effect_add(effects, whom.role, whom.item, "pinned_next_alive", -killed, "D12-WND-3");
    effect_add(effects, whom.role, whom.item, "thrown_alive", -killed, "D12-WND-3");
    effect_add(effects, whom.role, whom.item, "charging_alive", -killed, "D12-MOV-1");
    if (able)
        return;
    effect_add(effects, whom.role, whom.item, "pinned_alive", -killed, "D12-WND-3");
    effect_add(effects, whom.role, whom.item, "unready_alive", -killed, "D12-SHO-1");
    effect_add(effects, whom.role, whom.item, "fired_alive", -killed, "D12-SHO-1");
}

static void kill_effects(const struct d12_hurting *hurting, const struct d12_body *body, struct d12_whom whom,
                         struct effects *effects)
{
    int32_t killed = hurting->killed;
    if (killed == 0)
        return;
    effect_add(effects, whom.role, whom.item, "figures", -killed, "A-D12-23");
    const int32_t first = effects->count;
    effect_add(effects, whom.role, whom.item, "losses", killed, "A-D12-22");
    effect_add(effects, whom.role, whom.item, "new_losses", killed, "D12-MOR-1");
    effect_set(effects, whom.role, whom.item, "losses_call", hurting->losses_call, "D12-MOR-1");
    fallen_effects(killed, hurting->able, whom, effects);
    if (!hurting->rolled && !is_figure(body))
        effect_add(effects, whom.role, whom.item, "kills", killed, "D12-OFF-1");
    if (!hurting->unseen) {
        effect_add(effects, whom.role, whom.item, "friends_killed", killed, "D12-MOR-1");
        effect_add_friends(effects, whom.role, whom.item, "friends_killed", killed, "D12-MOR-1");
    }
    effect_only_as_taken(effects, first);
    effect_set(effects, whom.role, whom.item, "fate", D12_KILLED, "A-D12-23");
    effect_only_if_out(effects);
    effect_only_below(effects, D12_IN_PLAY + 1); /* a unit that is out for another reason stays so */
}

void d12_hurt_effects(const struct d12_hurting *hurting, const struct d12_body *body, struct d12_whom whom,
                      struct effects *effects)
{
    kill_effects(hurting, body, whom, effects);
    if (is_figure(body))
        effect_add(effects, whom.role, whom.item, "wounds", hurting->wounds, "D12-WND-0");
    effect_add(effects, whom.role, whom.item, "new_wounds", hurting->wounds, "D12-MOR-1");
    effect_add(effects, whom.role, whom.item, "turn_wounds", hurting->wounds, "D12-MOR-1");
    effect_add(effects, whom.role, whom.item, "pinned_next", hurting->pinned, "D12-WND-3");
    effect_add(effects, whom.role, whom.item, "pinned_next_alive", hurting->pinned, "D12-WND-3");
    effect_add(effects, whom.role, whom.item, "thrown", hurting->thrown, "D12-WND-2");
    effect_add(effects, whom.role, whom.item, "thrown_alive", hurting->thrown, "D12-WND-2");
}

void d12_aftermath_effects(const struct d12_aftermath *aftermath, const struct d12_unit *unit,
                           const struct d12_body *body, const struct d12_options *options, struct d12_whom whom,
                           struct effects *effects)
{
    const struct d12_hurting hurting = {.killed = aftermath->killed,
                                        .wounds = aftermath->wounds,
                                        .pinned = aftermath->pinned,
                                        .thrown = aftermath->thrown,
                                        .unseen = !unit->friends_near,
                                        .rolled = unit->has_officer,
                                        .losses_call = options->quarter_lost};
    d12_hurt_effects(&hurting, body, whom, effects);
}

void d12_officer_effects(bool killed, struct d12_whom whom, struct effects *effects)
{
    if (!killed)
        return;
    effect_set(effects, whom.role, whom.item, "has_officer", false, "D12-OFF-1");
    effect_set(effects, whom.role, whom.item, "officer_killed", true, "D12-MOR-5");
}

void d12_empty_effects(int32_t figures, bool jammed, struct d12_whom whom, struct effects *effects)
{
    effect_add(effects, whom.role, whom.item, jammed ? "jammed" : "unloaded", figures,
               jammed ? "D12-MIS-1" : "D12-SHO-1");
    effect_add(effects, whom.role, whom.item, "emptied", figures, "D12-SHO-1");
    effect_add(effects, whom.role, whom.item, "unready_alive", figures, "D12-SHO-1");
}

void d12_weapon_effects(const int32_t misfires[D12_MISFIRES], struct d12_whom whom, struct effects *effects)
{
    d12_empty_effects(misfires[D12_EXPLODES], false, whom, effects);
    d12_empty_effects(misfires[D12_JAMMED], true, whom, effects);
    effect_add(effects, whom.role, whom.item, "out_of_ammo", misfires[D12_OUT_OF_AMMO], "D12-MIS-1");
    effect_add(effects, whom.role, whom.item, "unready_alive", misfires[D12_OUT_OF_AMMO], "D12-MIS-1");
}

/* One test covers everything since the last one. */
static void morale_settle(struct d12_whom whom, struct effects *effects)
{
    static const char *const settled[] = {"new_losses", "new_wounds", "friends_killed", "officers_panicked"};
    for (size_t i = 0; i < FIELDS_COUNT(settled); i++)
        effect_set(effects, whom.role, whom.item, settled[i], 0, "D12-MOR-1");
    effect_set(effects, whom.role, whom.item, "charged_by", D12_NOT_CHARGED, "D12-MOR-1");
    effect_set(effects, whom.role, whom.item, "morale_overdue", false, "D12-MOR-1");
}

void d12_morale_effects(const struct d12_morale *morale, bool officer, struct d12_whom whom, struct effects *effects)
{
    morale_settle(whom, effects);
    effect_set(effects, whom.role, whom.item, "prior_failures", morale->failed ? 1 : 0, "D12-MOR-4");
    if (morale->result == D12_PANIC && officer)
        effect_add_friends(effects, whom.role, whom.item, "officers_panicked", 1, "D12-MOR-1");
    if (morale->result == D12_MORALE_PINNED)
        effect_set(effects, whom.role, whom.item, "pinned_by_morale", true, "D12-MOR-3");
    if (morale->result == D12_PANIC && !morale->removed)
        effect_set(effects, whom.role, whom.item, "flight", D12_MUST_FLEE, "D12-MOR-2");
    if (morale->result == D12_RETREAT && !morale->removed)
        effect_set(effects, whom.role, whom.item, "flight", D12_MUST_RETREAT, "D12-MOR-2");
    if (morale->result == D12_PANIC || morale->result == D12_RETREAT)
        effect_part(effects, whom.role, whom.item, -1, 0, "D12-HTH-1");
    if (morale->removed)
        effect_set(effects, whom.role, whom.item, "fate", D12_REMOVED, "D12-MOR-4");
    else if (morale->result == D12_SURRENDER)
        effect_set(effects, whom.role, whom.item, "fate", D12_SURRENDERED, "D12-MOR-2");
}

/* Where each charge requires a test, an individual's test is not remembered (A-D12-28). */
void d12_charge_tested_effects(int32_t game, const struct d12_options *options, struct d12_whom whom,
                               struct effects *effects)
{
    if (options->charge_tests == D12_TESTS_PER_TURN || game == D12_UNIT_GAME)
        effect_set(effects, whom.role, whom.item, "charge_tested", true, "D12-MOR-1");
}

void d12_contact_effects(struct d12_whom whom, struct d12_whom other, struct effects *effects)
{
    effect_meet(effects, whom.role, whom.item, other.role, other.item, "D12-HTH-1");
}

void d12_fired_effects(int32_t figures, struct d12_whom whom, struct effects *effects)
{
    effect_add(effects, whom.role, whom.item, "fired", figures, "D12-SHO-1");
    effect_add(effects, whom.role, whom.item, "fired_alive", figures, "D12-SHO-1");
}

void d12_move_effects(int32_t movement, struct d12_whom whom, struct effects *effects)
{
    effect_set(effects, whom.role, whom.item, "moved", true, "D12-MOV-3");
    effect_set(effects, whom.role, whom.item, "movement", movement, "D12-MOV-1");
    /* a run or charge of this turn stays recorded, whatever other moves follow */
    if (movement < D12_TARGET_CHARGING)
        effect_only_below(effects, D12_TARGET_RUNNING);
    if (movement == D12_TARGET_RUNNING || movement == D12_TARGET_CHARGING)
        effect_set(effects, whom.role, whom.item, "ran", true, "D12-MOV-1");
}
