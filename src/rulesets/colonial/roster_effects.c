/* What rulings of the colonial rules do to units: losses, markers, the action of the turn, and the end of stances. */
#include "rulesets/colonial/colonial_roster.h"

void colonial_loss_effects(const struct colonial_loss *loss, const char *clause, int32_t role,
                           struct tabletop *tabletop)
{
    unit_add(tabletop, role, 0, "figures", -loss->casualties, clause);
    /* If only a part of the unit was given, more of it may be left (X-FATE). */
    if (loss->removed && unit_is_out(tabletop, role, 0))
        friends_add(tabletop, role, 0, "friends_removed", 1, "MWK-PIN-1");
}

void colonial_leader_effects(int32_t leader, const char *clause, int32_t role, struct tabletop *tabletop)
{
    if (leader != COLONIAL_LEADER_KILLED)
        return;
    unit_set(tabletop, role, 0, "has_leader", false, clause);
    unit_set(tabletop, role, 0, "leader_fire_tests", 0, clause);
    unit_set(tabletop, role, 0, "leader_attack_tests", 0, clause);
}

void colonial_marker_effects(int32_t failed, int32_t role, struct tabletop *tabletop)
{
    unit_add(tabletop, role, 0, "pinned_markers", failed, "MWK-PIN-3");
}

static void rise(int32_t role, struct tabletop *tabletop)
{
    unit_set(tabletop, role, 0, "gone_to_ground", false, "MWK-FIR-6");
}

static void open_ranks(int32_t role, struct tabletop *tabletop)
{
    unit_set(tabletop, role, 0, "close_order", false, "MWK-FIR-5");
}

static bool is_stance(int32_t deed)
{
    return deed == COLONIAL_DO_SKIRMISH || deed == COLONIAL_DO_CLOSE_ORDER || deed == COLONIAL_DO_GO_TO_GROUND;
}

static bool keeps_skirmishing(int32_t deed, const struct colonial_options *options)
{
    if (deed == COLONIAL_DO_SKIRMISH || deed == COLONIAL_DO_FIRE)
        return true;
    return options->skirmish == COLONIAL_SKIRMISH_TURN && !is_stance(deed);
}

/* An action is carried out, or begun by a test that was passed: stances end by it (A-MWK-29, A-MWK-30). */
static void stance_effects(int32_t deed, const struct colonial_options *options, int32_t role,
                           struct tabletop *tabletop)
{
    bool by_action = options->stance_ends == COLONIAL_ENDS_BY_ACTION;
    if (deed != COLONIAL_DO_GO_TO_GROUND && (is_stance(deed) || (by_action && deed != COLONIAL_DO_STAND_TO)))
        rise(role, tabletop);
    if (deed != COLONIAL_DO_CLOSE_ORDER && (is_stance(deed) || (by_action && deed == COLONIAL_DO_AT_THE_DOUBLE)))
        open_ranks(role, tabletop);
    if (!keeps_skirmishing(deed, options))
        unit_set(tabletop, role, 0, "skirmishing", false, "MWK-FIR-3");
}

void colonial_deed_effects(int32_t deed, bool open, const struct colonial_options *options, int32_t role,
                           struct tabletop *tabletop)
{
    unit_set(tabletop, role, 0, "action", deed, "MWK-UNIT");
    unit_set(tabletop, role, 0, "action_open", open, "MWK-UNIT");
    stance_effects(deed, options, role, tabletop);
}

void colonial_half_deed_effects(int32_t deed, const char *member, bool skirmishing,
                                const struct colonial_options *options, int32_t role, struct tabletop *tabletop)
{
    unit_set(tabletop, role, 0, member, true, "MWK-UNIT");
    if (skirmishing && options->skirmish == COLONIAL_SKIRMISH_TURN)
        colonial_deed_effects(COLONIAL_DO_SKIRMISH, true, options, role, tabletop);
    else
        colonial_deed_effects(deed, false, options, role, tabletop);
}

void colonial_retreat_effects(const char *clause, const struct colonial_options *options, int32_t role,
                              struct tabletop *tabletop)
{
    if (options->stance_ends == COLONIAL_ENDS_BY_ACTION) {
        rise(role, tabletop);
        open_ranks(role, tabletop);
    }
    unit_set(tabletop, role, 0, "cover", COLONIAL_NO_COVER, clause);
    unit_set(tabletop, role, 0, "position", COLONIAL_ON_NOTHING, clause);
    unit_set(tabletop, role, 0, "at_obstacle", false, clause);
}
