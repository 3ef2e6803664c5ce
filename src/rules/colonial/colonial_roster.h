/* A unit of the colonial rules on the table, and which inputs it fills in the steps. */
#pragma once
#include "colonial.h"

#define COLONIAL_FATE_VALUES(X)                                                                                        \
    X(COLONIAL_IN_PLAY, "in_play", NULL)                                                                               \
    X(COLONIAL_REMOVED, "removed", "no figure of it is left")                                                          \
    X(COLONIAL_ROUTED, "routed", "a failed rally with a total of two or less (MWK-RAL-4)")
ENUM(colonial_fate, COLONIAL_FATE_VALUES, COLONIAL_FATES);

struct colonial_roster_unit {
    struct colonial_who who;
    int32_t weapon; /* enum colonial_weapon or FIELD_ABSENT */
    int32_t figures;
    int32_t pinned_markers;
    int32_t fate; /* enum colonial_fate */
    /* What it has suffered and not tested for yet. */
    int32_t fire_casualties, attack_casualties;
    int32_t leader_fire_casualties, leader_attack_casualties;
    int32_t leader_fire_tests, leader_attack_tests;
    int32_t beaten;          /* attacks */
    int32_t friends_removed; /* units of its side */
    bool has_leader;
    bool close_order, gone_to_ground, skirmishing;
};

extern const struct unit_type colonial_unit_type;

/* Who a unit is, and what it tests with. */
#define COLONIAL_WHO_FILLS FILLS("profile"), FILLS("kind")
#define COLONIAL_LEADERSHIP_FILLS FILLS("leadership"), FILLS("discipline")

/* The roles of fire: who fires, and at whom. */
enum colonial_fire_role { COLONIAL_FIRER, COLONIAL_TARGET };
extern const struct unit_fills colonial_firer_fills[];

/* Figures that a unit loses, and what its removal means to its friends. */
void colonial_loss_effects(const struct colonial_loss *loss, const char *clause, int32_t role, struct effects *effects);
/* A leader who was tested for. Nothing is owed for one who is killed. */
void colonial_leader_effects(int32_t leader, const char *clause, int32_t role, struct effects *effects);
/* A marker for each pin test that failed. */
void colonial_marker_effects(int32_t failed, int32_t role, struct effects *effects);
