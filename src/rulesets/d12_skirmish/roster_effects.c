/* The effects of rulings on units, for the steps and the exchanges alike. */
#include "rulesets/d12_skirmish/d12_roster.h"

/* Whether the unit tracks wounds, and whether an officer may fall with it: a unit of several figures has no wounds, and
 * a single figure has no officer. */
static bool is_figure(const struct d12_body *body)
{
    return body->game == D12_INDIVIDUAL_GAME || body->officer;
}

/* The killed may have been among those who are pinned, have fired or cannot, were thrown, or charged: of each, as many
 * fewer are certain to live. */
static void fallen_effects(int32_t killed, bool able, struct d12_whom whom, struct tabletop *tabletop)
{
    unit_add(tabletop, whom.role, whom.item, "pinned_next_alive", -killed, "D12-WND-3");
    unit_add(tabletop, whom.role, whom.item, "thrown_alive", -killed, "D12-WND-3");
    unit_add(tabletop, whom.role, whom.item, "charging_alive", -killed, "D12-MOV-1");
    if (able)
        return;
    unit_add(tabletop, whom.role, whom.item, "pinned_alive", -killed, "D12-WND-3");
    unit_add(tabletop, whom.role, whom.item, "unready_alive", -killed, "D12-SHO-1");
    unit_add(tabletop, whom.role, whom.item, "fired_alive", -killed, "D12-SHO-1");
}

/* No more are counted as killed than there were. */
static void kill_effects(const struct d12_hurting *hurting, const struct d12_body *body, struct d12_whom whom,
                         struct tabletop *tabletop)
{
    const int32_t killed = -unit_add(tabletop, whom.role, whom.item, "figures", -hurting->killed, "A-D12-23");
    if (hurting->killed == 0)
        return;
    unit_add(tabletop, whom.role, whom.item, "losses", killed, "A-D12-22");
    unit_add(tabletop, whom.role, whom.item, "new_losses", killed, "D12-MOR-1");
    unit_set(tabletop, whom.role, whom.item, "losses_call", hurting->losses_call, "D12-MOR-1");
    fallen_effects(killed, hurting->able, whom, tabletop);
    if (!hurting->rolled && !is_figure(body))
        unit_add(tabletop, whom.role, whom.item, "kills", killed, "D12-OFF-1");
    if (!hurting->unseen) {
        unit_add(tabletop, whom.role, whom.item, "friends_killed", killed, "D12-MOR-1");
        friends_add(tabletop, whom.role, whom.item, "friends_killed", killed, "D12-MOR-1");
    }
}

void d12_hurt_effects(const struct d12_hurting *hurting, const struct d12_body *body, struct d12_whom whom,
                      struct tabletop *tabletop)
{
    kill_effects(hurting, body, whom, tabletop);
    if (is_figure(body))
        unit_add(tabletop, whom.role, whom.item, "wounds", hurting->wounds, "D12-WND-0");
    unit_add(tabletop, whom.role, whom.item, "new_wounds", hurting->wounds, "D12-MOR-1");
    unit_add(tabletop, whom.role, whom.item, "turn_wounds", hurting->wounds, "D12-MOR-1");
    unit_add(tabletop, whom.role, whom.item, "pinned_next", hurting->pinned, "D12-WND-3");
    unit_add(tabletop, whom.role, whom.item, "pinned_next_alive", hurting->pinned, "D12-WND-3");
    unit_add(tabletop, whom.role, whom.item, "thrown", hurting->thrown, "D12-WND-2");
    unit_add(tabletop, whom.role, whom.item, "thrown_alive", hurting->thrown, "D12-WND-2");
}

void d12_aftermath_effects(const struct d12_aftermath *aftermath, const struct d12_unit *unit,
                           const struct d12_body *body, const struct d12_options *options, struct d12_whom whom,
                           struct tabletop *tabletop)
{
    const struct d12_hurting hurting = {.killed = aftermath->killed,
                                        .wounds = aftermath->wounds,
                                        .pinned = aftermath->pinned,
                                        .thrown = aftermath->thrown,
                                        .unseen = !unit->friends_near,
                                        .rolled = unit->has_officer,
                                        .losses_call = options->quarter_lost};
    d12_hurt_effects(&hurting, body, whom, tabletop);
}

void d12_officer_effects(bool killed, struct d12_whom whom, struct tabletop *tabletop)
{
    const struct d12_roster_unit *unit = unit_now(tabletop, whom.role, whom.item);
    if (!killed || !unit || !unit->has_officer) /* the officer of a single figure is that of another unit */
        return;
    unit_set(tabletop, whom.role, whom.item, "has_officer", false, "D12-OFF-1");
    unit_set(tabletop, whom.role, whom.item, "officer_killed", true, "D12-MOR-5");
}

void d12_empty_effects(int32_t figures, bool jammed, struct d12_whom whom, struct tabletop *tabletop)
{
    unit_add(tabletop, whom.role, whom.item, jammed ? "jammed" : "unloaded", figures,
             jammed ? "D12-MIS-1" : "D12-SHO-1");
    unit_add(tabletop, whom.role, whom.item, "emptied", figures, "D12-SHO-1");
    unit_add(tabletop, whom.role, whom.item, "unready_alive", figures, "D12-SHO-1");
}

void d12_weapon_effects(const int32_t misfires[D12_MISFIRES], struct d12_whom whom, struct tabletop *tabletop)
{
    d12_empty_effects(misfires[D12_EXPLODES], false, whom, tabletop);
    d12_empty_effects(misfires[D12_JAMMED], true, whom, tabletop);
    unit_add(tabletop, whom.role, whom.item, "out_of_ammo", misfires[D12_OUT_OF_AMMO], "D12-MIS-1");
    unit_add(tabletop, whom.role, whom.item, "unready_alive", misfires[D12_OUT_OF_AMMO], "D12-MIS-1");
}

/* One test is made for all that has happened since the last one. */
static void morale_settle(struct d12_whom whom, struct tabletop *tabletop)
{
    static const char *const settled[] = {"new_losses", "new_wounds", "friends_killed", "officers_panicked"};
    for (size_t i = 0; i < FIELDS_COUNT(settled); i++)
        unit_set(tabletop, whom.role, whom.item, settled[i], 0, "D12-MOR-1");
    unit_set(tabletop, whom.role, whom.item, "charged_by", D12_NOT_CHARGED, "D12-MOR-1");
    unit_set(tabletop, whom.role, whom.item, "morale_overdue", false, "D12-MOR-1");
}

void d12_morale_effects(const struct d12_morale *morale, bool officer, struct d12_whom whom, struct tabletop *tabletop)
{
    morale_settle(whom, tabletop);
    unit_set(tabletop, whom.role, whom.item, "prior_failures", morale->failed ? 1 : 0, "D12-MOR-4");
    if (morale->result == D12_PANIC && officer)
        friends_add(tabletop, whom.role, whom.item, "officers_panicked", 1, "D12-MOR-1");
    if (morale->result == D12_MORALE_PINNED)
        unit_set(tabletop, whom.role, whom.item, "pinned_by_morale", true, "D12-MOR-3");
    if (morale->result == D12_PANIC && !morale->removed)
        unit_set(tabletop, whom.role, whom.item, "flight", D12_MUST_FLEE, "D12-MOR-2");
    if (morale->result == D12_RETREAT && !morale->removed)
        unit_set(tabletop, whom.role, whom.item, "flight", D12_MUST_RETREAT, "D12-MOR-2");
    if (morale->result == D12_PANIC || morale->result == D12_RETREAT)
        unit_part(tabletop, whom.role, whom.item, -1, 0, "D12-HTH-1");
    if (morale->removed)
        unit_set(tabletop, whom.role, whom.item, "fate", D12_REMOVED, "D12-MOR-4");
    else if (morale->result == D12_SURRENDER)
        unit_set(tabletop, whom.role, whom.item, "fate", D12_SURRENDERED, "D12-MOR-2");
}

/* If each charge requires a test, an individual's test is not remembered (A-D12-28). */
void d12_charge_tested_effects(int32_t game, const struct d12_options *options, struct d12_whom whom,
                               struct tabletop *tabletop)
{
    if (options->charge_tests == D12_TESTS_PER_TURN || game == D12_UNIT_GAME)
        unit_set(tabletop, whom.role, whom.item, "charge_tested", true, "D12-MOR-1");
}

void d12_contact_effects(struct d12_whom whom, struct d12_whom other, struct tabletop *tabletop)
{
    unit_meet(tabletop, whom.role, whom.item, other.role, other.item, "D12-HTH-1");
}

void d12_fired_effects(int32_t figures, struct d12_whom whom, struct tabletop *tabletop)
{
    unit_add(tabletop, whom.role, whom.item, "fired", figures, "D12-SHO-1");
    unit_add(tabletop, whom.role, whom.item, "fired_alive", figures, "D12-SHO-1");
}

void d12_move_effects(int32_t movement, struct d12_whom whom, struct tabletop *tabletop)
{
    const struct d12_roster_unit *unit = unit_now(tabletop, whom.role, whom.item);
    unit_set(tabletop, whom.role, whom.item, "moved", true, "D12-MOV-3");
    /* a unit that ran or charged this turn has done so, whatever slower moves are stated in it */
    if (unit && (movement >= D12_TARGET_CHARGING || unit->movement < D12_TARGET_RUNNING))
        unit_set(tabletop, whom.role, whom.item, "movement", movement, "D12-MOV-1");
    if (movement == D12_TARGET_RUNNING || movement == D12_TARGET_CHARGING)
        unit_set(tabletop, whom.role, whom.item, "ran", true, "D12-MOV-1");
}
