/* What the files of the charge share: the question, its answer, and what each file offers the others. No other file
 * includes it. charge.c is the step; charge_fields.c describes its question and answer, charge_clash.c runs it from the
 * morale test to the last fight, charge_units.c fills it in from units and applies its effects. */
#pragma once
#include "rulesets/d12_skirmish/d12_roster.h"

/* Limits that keep draws and reasons within their records, whatever the dice show. */
enum { CHARGERS_MAX = 3 };

/* The current state of a figure on either side. */
struct figure {
    char name[FIELD_TEXT_SIZE(D12_NAME_MAX)];
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
    bool tests_morale, gives_way, in_combat, stands_and_fires, pinned, in_cover, officer_killed, officer_in_sight;
};

struct charge_input {
    int32_t charger_count;
    struct charger chargers[CHARGERS_MAX];
    int32_t terrain_count;
    int32_t terrain[D12_TERRAIN_MAX]; /* as d12_terrain_item describes it */
    struct charged charged;
    struct d12_unit charging_unit, charged_unit;
};

#define CHARGE_END_VALUES(X)                                                                                           \
    X(FOUGHT, "fought", "It came to hand to hand combat")                                                              \
    X(GAVE_WAY, "gave_way", "The charged figure failed its morale test and did not wait for them")                     \
    X(CHARGE_STOPPED, "stopped", "No charger arrived: the shot killed or unhorsed him")                                \
    X(DEFENDER_DEAD, "defender_dead", "The charged figure died of its own weapon")
ENUM(charge_end, CHARGE_END_VALUES, CHARGE_ENDS);

struct charge_fight {
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
    struct charge_fight fights[CHARGERS_MAX];
    struct d12_aftermath chargers, charged;
};

extern const struct fields d12_charge_input_fields, d12_charge_outcome_fields;

enum { CHARGERS, CHARGED };
extern const struct unit_role d12_charge_roles[];

/* The names of these places: the unit's, else the one that the input gives, else the place's number. */
const char *d12_charger_name(const struct question_units *units, const struct charge_input *input, int32_t i);
const char *d12_charged_name(const struct question_units *units, const struct charge_input *input);

/* Whether only foot charges, or cavalry too: enum d12_charged_by. */
int32_t d12_charge_comes_by(const struct charge_input *input);

/* From the morale test to the last fight, with the harm done. False: return at once. */
bool d12_charge_clash(const struct question_units *units, const struct charge_input *input,
                      const struct d12_options *options, struct dice *dice, struct explanation *why,
                      struct charge_outcome *outcome);

void d12_charge_apply(const struct question *question, const void *ruled, struct tabletop *tabletop);
