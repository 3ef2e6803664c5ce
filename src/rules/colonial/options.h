/* The options of the colonial rules: the readings that the sheet leaves open, and the club's own units as named
 * profiles, since the sheet gives no Leadership. */
#pragma once
#include <umpire/field.h>

enum { COLONIAL_NAME_MAX = 40, COLONIAL_PROFILES_MAX = 32 };

/* The numbers that a unit has. Leadership is in no table of the sheet; the others have a place in the unit table. */
enum colonial_number {
    COLONIAL_LEADERSHIP,
    COLONIAL_DISCIPLINE,
    COLONIAL_FIRE,
    COLONIAL_FIGHT,
    COLONIAL_MOVE, /* thousandths of an inch */
    COLONIAL_NUMBERS,
};

enum colonial_attack_loser { COLONIAL_LOSER_BY_CASUALTIES, COLONIAL_LOSER_BY_HITS };
enum colonial_half_rounding { COLONIAL_HALF_DOWN, COLONIAL_HALF_UP };
enum colonial_atd { COLONIAL_ATD_DOUBLE, COLONIAL_ATD_PLUS_D6 };
enum colonial_switch { COLONIAL_NO, COLONIAL_YES };

/* A unit of the club: what it gives stands in for what an input leaves out; FIELD_ABSENT where it gives nothing. */
struct colonial_profile {
    char name[COLONIAL_NAME_MAX + 1];
    int32_t unit;   /* enum colonial_unit */
    int32_t weapon; /* enum colonial_weapon */
    int32_t number[COLONIAL_NUMBERS];
};

struct colonial_options {
    int32_t attack_loser;
    int32_t half_rounding;
    int32_t pin_attack_casualties;             /* enum colonial_switch */
    int32_t mounted_infantry_hits_as_infantry; /* enum colonial_switch */
    int32_t gun_target_mods;                   /* enum colonial_switch */
    int32_t atd;
    int32_t volley_requires_close_order; /* enum colonial_switch */
    int32_t profile_count;
    struct colonial_profile profiles[COLONIAL_PROFILES_MAX];
};

extern const struct fields colonial_option_fields;
