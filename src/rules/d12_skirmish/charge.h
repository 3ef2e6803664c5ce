/* The question and the answer of a charge, between its fields (charge_fields.c) and its resolver (charge.c). */
#pragma once
#include "exchange.h"

/* So few that draws and reasons always fit their records, whatever the dice show. */
enum { CHARGERS_MAX = 3 };

/* A figure of either side as it is now. */
struct figure {
    char name[D12_NAME_MAX + 1];
    struct d12_fighter fighter;
    bool dead, wounded, pinned, thrown; /* by this charge */
    int32_t new_wounds;                 /* likewise */
};

struct charger {
    struct figure figure;
    int32_t distance, consecutive_runs;
    bool pinned;
};

struct charged {
    struct figure figure;
    struct d12_shot shot; /* its weapon may be FIELD_ABSENT: no firearm */
    int32_t fires_at, attacks;
    int32_t prior_failures;
    bool tests_morale, stands_and_fires, pinned, in_cover, officer_killed, officer_in_sight;
};

struct charge_input {
    int32_t charger_count;
    struct charger chargers[CHARGERS_MAX];
    int32_t terrain_count;
    int32_t terrain[D12_TERRAIN_MAX]; /* enum d12_terrain */
    struct charged charged;
    struct d12_unit charging_unit, charged_unit;
};

enum charge_end { FOUGHT, GAVE_WAY, CHARGE_STOPPED, DEFENDER_DEAD };

struct fight {
    int32_t charger; /* from 1 */
    struct d12_melee melee;
};

struct charge_outcome {
    int32_t end;
    bool has_morale;
    struct d12_morale morale;
    int32_t shot;    /* enum d12_shot_result; FIELD_ABSENT: it did not fire */
    int32_t misfire; /* enum d12_misfire; FIELD_ABSENT: none */
    int32_t fight_count;
    struct fight fights[CHARGERS_MAX];
    struct d12_aftermath chargers, charged;
};

extern const struct fields d12_charge_input_fields, d12_charge_outcome_fields;

/* What a charge does to units on the table (charge_units.c). */
extern const struct unit_role d12_charge_roles[];
void d12_charge_affect(const struct question *question, enum ruling_status status, const void *ruled,
                       struct effects *effects);

/* The figures of a charge as they are now (charge_combat.c). */
struct charge {
    int32_t count;
    struct figure chargers[CHARGERS_MAX], charged;
    bool charged_pinned; /* it does not fire, and only defends itself */
    int32_t contacts;    /* how many chargers arrived */
    int32_t attacked;    /* which of them the charged figure attacks */
};

const char *d12_charger_name(const struct charge_input *input, int32_t i);
const char *d12_charged_name(const struct charge_input *input);
/* The shot of a figure that stands and fires, and whom it hurts. */
void d12_charge_shoot(const struct question *question, struct charge *charge, struct dice *dice,
                      struct explanation *why, struct charge_outcome *outcome);
/* Who arrives, and whom the charged figure attacks. */
void d12_charge_meet(const struct charge_input *input, struct charge *charge, struct charge_outcome *outcome);
/* The fights, one after the other. False: return at once. */
bool d12_charge_fight(const struct question *question, struct charge *charge, struct dice *dice,
                      struct explanation *why, struct charge_outcome *outcome);
/* Forgets all dice but how the figures are now; of the chargers before `next` only their losses matter. */
bool d12_charge_forget(const struct charge *charge, int32_t next, struct dice *dice,
                       const struct charge_outcome *outcome);
/* Adds a figure to the losses of its side. */
void d12_charge_count(const struct figure *figure, struct d12_aftermath *aftermath);
