/* A unit of the d12 skirmish on the table: figures under a leader, or a single figure. The inputs that it fills in, and
 * what rulings do to it. */
#pragma once
#include "rulesets/d12_skirmish/exchange.h"

/* Why what acts names no deed. */
#define D12_BY_FIGURES "each figure does it once a turn, and the unit's members count them (A-D12-36)"

#define D12_FATE_VALUES(X)                                                                                             \
    X(D12_IN_PLAY, "in_play", NULL)                                                                                    \
    X(D12_REMOVED, "removed", "it failed two morale tests in a row")                                                   \
    X(D12_SURRENDERED, "surrendered", "it surrendered in combat")                                                      \
    X(D12_KILLED, "killed", "no figure of it is left")
ENUM(d12_fate, D12_FATE_VALUES, D12_FATES);

enum { D12_CONTACTS = 6 };
#define D12_COHERENCY_VALUES(X)                                                                                        \
    X(D12_TOGETHER, "together", "All are within 8\" of their leader")                                                  \
    X(D12_STRAYED, "strayed", "Figures have moved out of coherency this turn")                                         \
    X(D12_MUST_RETURN, "must_return", "This turn they may only move back")
ENUM(d12_coherency, D12_COHERENCY_VALUES, D12_COHERENCIES);

struct d12_roster_unit {
    int32_t game, kind, quality, ability; /* the enums of these names */
    int32_t combat_value, shooting_value; /* FIELD_ABSENT: no troop type */
    int32_t weapon, loading;              /* of its firearm; FIELD_ABSENT: none */
    int32_t melee_weapon;
    int32_t figures, losses;
    int32_t starting_strength; /* FIELD_ABSENT: its figures and losses tell */
    bool officer;              /* the unit is an officer */
    bool has_officer, officer_killed;
    int32_t wounds, wounds_max; /* of a single figure */
    /* Counts of its figures. */
    int32_t pinned, pinned_next; /* this turn, next turn */
    int32_t unloaded, jammed, out_of_ammo;
    int32_t emptied, reloading; /* this turn: not loaded since it fired, and used up for loading */
    int32_t thrown;
    /* At least this many of the counted figures are alive: the record does not say which figures were killed. */
    int32_t pinned_alive, pinned_next_alive, unready_alive, thrown_alive;
    /* This turn, and in the turns before it. */
    bool moved, hidden, pinned_by_morale, ran;
    bool charge_tested;               /* it has taken its test for a charge this turn */
    bool retreated;                   /* it has made this turn's move of a retreat */
    int32_t fired, fired_alive;       /* figures that have fired this turn, and how many of those are alive at least */
    int32_t charging, charging_alive; /* figures that have charged this turn, and how many of them are alive at least */
    int32_t cover;                    /* enum d12_cover */
    char contacts[D12_CONTACTS][UNIT_ID_MAX + 1];
    int32_t movement; /* enum d12_target_movement */
    int32_t consecutive_runs;
    int32_t coherency; /* enum d12_coherency */
    /* Dice that are yet to be thrown. */
    int32_t hits, close_hits, misfires, kills;
    /* Events since its last morale test. */
    int32_t new_losses, new_wounds, friends_killed, officers_panicked;
    int32_t losses_call; /* enum d12_quarter_lost: how often losses of a quarter call for a test */
    int32_t turn_wounds; /* losses when this turn began, and those since */
    int32_t charged_by;  /* enum d12_charged_by */
    bool morale_overdue; /* a test was due when this turn began */
    int32_t prior_failures;
    int32_t flight, fate; /* enum d12_flight, enum d12_fate */
};

extern const struct unit_type d12_unit_type;
extern const struct unit_bar d12_bars[]; /* (roster_bars.c) */

/* What its members say together (roster_fills.c); a number is FIELD_ABSENT where the unit does not know it. */
/* Whether it is an individual or an officer, whose wounds are kept. */
bool d12_roster_is_figure(const struct d12_roster_unit *unit);
/* Whether it has tested this turn for being wounded. */
bool d12_roster_tested_wound(const struct d12_roster_unit *unit);
int32_t d12_roster_strength(const struct d12_roster_unit *unit);
int32_t d12_roster_kind(const struct d12_roster_unit *unit);
int32_t d12_roster_wounds(const struct d12_roster_unit *unit);
/* Whether all are pinned, whether somebody can fire, and how many can. */
int32_t d12_roster_pinned(const struct d12_roster_unit *unit);
int32_t d12_roster_loaded(const struct d12_roster_unit *unit);
int32_t d12_roster_shooters(const struct d12_roster_unit *unit);
/* What it fills in, by the rows below. */
bool d12_knows_figure(const struct unit_fact *it);
int32_t d12_knows_strength(const struct unit_fact *it);
int32_t d12_knows_counted_losses(const struct unit_fact *it);
int32_t d12_knows_officer(const struct unit_fact *it);
int32_t d12_knows_wound_tested(const struct unit_fact *it);
int32_t d12_knows_kind(const struct unit_fact *it);
int32_t d12_knows_wounds(const struct unit_fact *it);
int32_t d12_knows_pinned(const struct unit_fact *it);
int32_t d12_knows_loaded(const struct unit_fact *it);
/* Whether it is in contact with an enemy, in cover, and was out of coherency before this turn began, so that it may
 * only move back. */
int32_t d12_knows_in_combat(const struct unit_fact *it);
int32_t d12_knows_in_cover(const struct unit_fact *it);
int32_t d12_knows_must_return(const struct unit_fact *it);
/* The cover that it is known to be in; FIELD_ABSENT: it is not known. */
int32_t d12_knows_cover(const struct unit_fact *it);
/* Whether any of its figures may stand and fire; FIELD_ABSENT: some may. */
int32_t d12_knows_stands_and_fires(const struct unit_fact *it);
/* Whether some of its figures have charged this turn, and some may not have: it is not known which ones a question is
 * about. */
bool d12_knows_partly_charging(const struct unit_fact *it);
/* How many of its figures at least are pinned, cannot fire, or have fired or charged this turn. */
int32_t d12_roster_pinned_least(const struct d12_roster_unit *unit);
int32_t d12_roster_unready_least(const struct d12_roster_unit *unit);
int32_t d12_roster_fired_least(const struct d12_roster_unit *unit);
/* At least this many of those who cannot fire are not loaded, jammed or out of ammo, or reload this turn. */
int32_t d12_roster_empty_least(const struct d12_roster_unit *unit);
int32_t d12_roster_reloading_least(const struct d12_roster_unit *unit);
int32_t d12_roster_charging_least(const struct d12_roster_unit *unit);
/* At least this many cannot charge because they reload: none is a Quick loader. */
int32_t d12_roster_loading_least(const struct d12_roster_unit *unit);
/* At least this many do not charge: they have fired, reload, are pinned, or have charged this turn. */
int32_t d12_roster_busy_least(const struct d12_roster_unit *unit);
/* Whether it owes a morale test of any kind. */
bool d12_roster_tests(const struct d12_roster_unit *unit);
/* Whether such a test was due before this turn began, and still is: it comes before anything else. */
bool d12_roster_is_overdue(const struct d12_roster_unit *unit);
/* How many figures of the unit a question uses, up to its place in the role. */
int32_t d12_volley_taken(const struct barring *it);
int32_t d12_charge_taken(const struct barring *it);
/* Whether the question lets the shot, the charged figure, or the figures in a place of a volley fire from hiding. */
bool d12_shot_hides(const void *input);
bool d12_stand_hides(const void *input);
bool d12_volley_hides(const struct barring *it);
/* For how many turns in a row the figure in a place of a charge may run or charge. */
int32_t d12_charger_turns_of_running(const struct barring *it);
/* For a question of reload (reload.c): the weapon is slow; somebody reloads who is out of ammo, who has fired this
 * turn, or who is not free to; more reload than are free; more are given as not free than there are. */
bool d12_reload_slowly(const void *input);
bool d12_reload_without_ammo(const struct d12_roster_unit *unit, const void *input);
bool d12_reload_after_firing(const struct d12_roster_unit *unit, const void *input);
bool d12_reload_by_nobody(const struct d12_roster_unit *unit, const void *input);
bool d12_reload_by_more(const struct d12_roster_unit *unit, const void *input);
bool d12_reload_without_others(const struct d12_roster_unit *unit, const void *input);
/* How many of its figures may be free to reload. */
int32_t d12_reload_most(const struct barring *it);
/* Whether the charged figure is to stand and fire, and has something to fire. */
bool d12_charge_shoots_back(const void *input);
/* The number of kills for which an officer-casualty question throws. */
int32_t d12_officer_kills(const void *input);
/* Whether a question of damage-roll is about a hit at close range. */
bool d12_damage_is_close(const void *input);
/* Whether a question of movement is about a charge. */
bool d12_movement_charges(const void *input);
/* Whether a question of morale-check names no cause that only the players can see. */
bool d12_morale_cause_is_none(const void *input);
/* Whether its new losses call for a test (A-D12-33). */
bool d12_roster_losses_call(const struct d12_roster_unit *unit);

/* The body of a figure of the unit. */
#define D12_BODY_FILLS                                                                                                 \
    FILLS("ability"), FILLS("game"), FILLS("officer"), D12_KNOWS_WOUNDS("wounds"), FILLS("wounds_max")
/* Record facts that several steps ask for. */
#define D12_KNOWS_WOUNDS(name)                                                                                         \
    KNOWS(name, "D12-WND-0", "its wounds are those that it has taken", .find = d12_knows_wounds)
#define D12_KNOWS_KIND(name)                                                                                           \
    KNOWS(name, "D12-WND-2", "it is mounted, or thrown, as its wounds have left it", .find = d12_knows_kind)
#define D12_KNOWS_PINNED(name)                                                                                         \
    KNOWS(name, "D12-WND-3",                                                                                           \
          "whether it is pinned follows from what befell it; the next turn "                                           \
          "ends it",                                                                                                   \
          .find = d12_knows_pinned)
#define D12_KNOWS_MUST_RETURN(name)                                                                                    \
    KNOWS(name, "D12-COH-1", "whether it must return to its leader is on record", .find = d12_knows_must_return)
#define D12_KNOWS_MOVED(name)                                                                                          \
    KNOWS(name, "D12-MOV-3",                                                                                           \
          "whether it has moved this turn is on record; the next turn makes it free "                                  \
          "again",                                                                                                     \
          .member = "moved")
#define D12_LOADED "whether its weapons are loaded follows from what it fired"
#define D12_KNOWS_LOADED(name) KNOWS(name, "D12-SHO-1", D12_LOADED, .find = d12_knows_loaded)
#define D12_KNOWS_RUNS(name)                                                                                           \
    KNOWS(name, "D12-MOV-1", "how often it has run in a row is on record", .member = "consecutive_runs")
#define D12_KNOWS_FAILURES(name)                                                                                       \
    KNOWS(name, "D12-MOR-4", "whether its last test failed is on record", .member = "prior_failures")
#define D12_KNOWS_OFFICER_KILLED(name)                                                                                 \
    KNOWS(name, "D12-MOR-5", "whether its officer or standard was killed is on record", .member = "officer_killed")
#define D12_KNOWS_MOVEMENT(name)                                                                                       \
    KNOWS(name, "D12-MOV-1", "how it has moved this turn is on record", .member = "movement",                          \
          .in_doubt = d12_knows_partly_charging)
#define D12_KNOWS_IN_COMBAT(name)                                                                                      \
    KNOWS(name, "D12-HTH-1", "whom it is in contact with follows from its charges and fights",                         \
          .find = d12_knows_in_combat)
/* The side of an exchange, by the unit that fires, is hit, charges or is charged (A-D12-46). A single figure may belong
 * to another unit: the players know better. Where several units are one side, the die for each officer is thrown
 * later (D12-OFF-1). */
#define D12_SIDE_FILLS(side, fits_)                                                                                    \
    KNOWS("starting_strength", "A-D12-22", "its starting strength is on record", .find = d12_knows_strength,           \
          .place = side, .fits = fits_, .in_doubt = d12_knows_figure),                                                 \
        KNOWS("losses", "A-D12-22", "its losses are on record", .find = d12_knows_counted_losses, .place = side,       \
              .fits = fits_, .in_doubt = d12_knows_figure),                                                            \
        KNOWS("has_officer", "D12-OFF-1", "whether its officer or standard is with it is on record",                   \
              .find = d12_knows_officer, .place = side),                                                               \
        KNOWS("wound_tested", "D12-MOR-1", "its tests are on record", .find = d12_knows_wound_tested, .place = side,   \
              .in_doubt = d12_knows_figure),                                                                           \
        ASSUMES("friends_near", .place = side)
/* Whether its losses and a number of figures are at most its starting strength. */
bool d12_roster_has_had(const struct d12_roster_unit *unit, int32_t figures);

/* What rulings do to the unit in a role (roster_effects.c). */
struct d12_whom {
    int32_t role, item;
};
/* Harm to figures; all but the killed live on. */
struct d12_hurting {
    int32_t killed, wounds, pinned, thrown;
    bool unseen;         /* no friends were near the killed */
    bool rolled;         /* the dice for the officer are already thrown */
    bool able;           /* the killed had fired: they were neither pinned nor unable to fire */
    int32_t losses_call; /* enum d12_quarter_lost */
};
void d12_hurt_effects(const struct d12_hurting *hurting, const struct d12_body *body, struct d12_whom whom,
                      struct tabletop *tabletop);
/* What an exchange leaves a side with. */
void d12_aftermath_effects(const struct d12_aftermath *aftermath, const struct d12_unit *unit,
                           const struct d12_body *body, const struct d12_options *options, struct d12_whom whom,
                           struct tabletop *tabletop);
void d12_officer_effects(bool killed, struct d12_whom whom, struct tabletop *tabletop);
/* Weapons that are not loaded any more, or `jammed`. */
void d12_empty_effects(int32_t figures, bool jammed, struct d12_whom whom, struct tabletop *tabletop);
/* What misfires do to weapons, a count for each line of their table. An explosion's wound is not among it. */
void d12_weapon_effects(const int32_t misfires[D12_MISFIRES], struct d12_whom whom, struct tabletop *tabletop);
/* A morale test that was made. */
void d12_morale_effects(const struct d12_morale *morale, bool officer, struct d12_whom whom, struct tabletop *tabletop);
/* It was tested for a charge. */
void d12_charge_tested_effects(int32_t game, const struct d12_options *options, struct d12_whom whom,
                               struct tabletop *tabletop);
/* A move of this kind. */
void d12_move_effects(int32_t movement, struct d12_whom whom, struct tabletop *tabletop);
/* Both are in base contact (A-D12-30), as far as they live: call this after what hurts them. */
void d12_contact_effects(struct d12_whom whom, struct d12_whom other, struct tabletop *tabletop);
/* Figures that fired. */
void d12_fired_effects(int32_t figures, struct d12_whom whom, struct tabletop *tabletop);
