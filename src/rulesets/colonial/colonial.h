/* What the steps of the colonial rules share: the tables, the questions and answers that exchanges take over from their
 * steps, the functions of which exchanges are composed, and the rows that several tables have.
 * Distances are in thousandths of an inch. */
#pragma once
#include "rulesets/colonial/options.h"

enum { COLONIAL_FIGURES_MAX = 200, COLONIAL_HITS_MAX = 400, COLONIAL_MARKERS_MAX = 99, COLONIAL_CREW_MAX = 12 };
enum { COLONIAL_RANGE_MAX = 100000, COLONIAL_MOVE_MAX = 48000 };
enum { COLONIAL_DISCIPLINE_MAX = 6, COLONIAL_VALUE_MIN = 2, COLONIAL_VALUE_MAX = 6 };

/* ---- kinds of units, and what they may do (units.c) ---- */

#define COLONIAL_KIND_VALUES(X)                                                                                        \
    X(COLONIAL_REGULAR_INFANTRY, "regular_infantry", "Regular infantry")                                               \
    X(COLONIAL_IRREGULAR_INFANTRY, "irregular_infantry", "Irregular infantry")                                         \
    X(COLONIAL_TRIBAL_INFANTRY, "tribal_infantry", "Tribal infantry")                                                  \
    X(COLONIAL_REGULAR_MOUNTED_INFANTRY, "regular_mounted_infantry", "Regular mounted infantry")                       \
    X(COLONIAL_IRREGULAR_MOUNTED_INFANTRY, "irregular_mounted_infantry", "Irregular mounted infantry")                 \
    X(COLONIAL_REGULAR_CAVALRY, "regular_cavalry", "Regular cavalry")                                                  \
    X(COLONIAL_IRREGULAR_CAVALRY, "irregular_cavalry", "Irregular cavalry")                                            \
    X(COLONIAL_TRIBAL_CAVALRY, "tribal_cavalry", "Tribal cavalry")                                                     \
    X(COLONIAL_WELL_DRILLED_CREW, "well_drilled_crewed_weapon", "Crewed weapon with a well drilled crew")              \
    X(COLONIAL_POORLY_DRILLED_CREW, "poorly_drilled_crewed_weapon", "Crewed weapon with a poorly drilled crew")
ENUM(colonial_kind, COLONIAL_KIND_VALUES, COLONIAL_KINDS);

#define COLONIAL_CLASS_VALUES(X)                                                                                       \
    X(COLONIAL_INFANTRY, "infantry", "Infantry")                                                                       \
    X(COLONIAL_MOUNTED_INFANTRY, "mounted_infantry", "Mounted infantry: neither infantry nor cavalry in an attack")    \
    X(COLONIAL_CAVALRY, "cavalry", "Cavalry")                                                                          \
    X(COLONIAL_CREWED, "crewed_weapon", "Crewed weapon")
ENUM(colonial_class, COLONIAL_CLASS_VALUES, COLONIAL_CLASSES);

#define COLONIAL_ACTION_VALUES(X)                                                                                      \
    X(COLONIAL_DO_FIRE, "fire", "Fire")                                                                                \
    X(COLONIAL_DO_VOLLEY, "volley_fire", "Fire a volley")                                                              \
    X(COLONIAL_DO_MOVE, "move", "Move")                                                                                \
    X(COLONIAL_DO_AT_THE_DOUBLE, "at_the_double", "Move at the double (ATD)")                                          \
    X(COLONIAL_DO_ATTACK, "attack", "Attack")                                                                          \
    X(COLONIAL_DO_SKIRMISH, "skirmish", "Skirmish")                                                                    \
    X(COLONIAL_DO_CLOSE_ORDER, "close_order", "Form close order")                                                      \
    X(COLONIAL_DO_GO_TO_GROUND, "go_to_ground", "Go to ground (GTG)")                                                  \
    X(COLONIAL_DO_STAND_TO, "stand_to", "Stand to; the sheet does not say what it does")                               \
    X(COLONIAL_DO_LIMBER, "limber", "Limber a crewed weapon; the sheet does not say what it does")                     \
    X(COLONIAL_DO_UNLIMBER, "unlimber", "Unlimber a crewed weapon; the sheet does not say what it does")               \
    X(COLONIAL_DO_RALLY, "rally", "Rally; the rally roll is the test")
ENUM(colonial_action, COLONIAL_ACTION_VALUES, COLONIAL_ACTIONS);

#define COLONIAL_PERMISSION_VALUES(X)                                                                                  \
    X(COLONIAL_NOT_LISTED, "not_permitted", "On neither list of the unit")                                             \
    X(COLONIAL_FREE, "free", "Without a roll")                                                                         \
    X(COLONIAL_TESTED, "tested", "After a test against Leadership")
ENUM(colonial_permission, COLONIAL_PERMISSION_VALUES, COLONIAL_PERMISSIONS);

struct colonial_unit_row {
    int32_t kind, class;
    int32_t number[COLONIAL_NUMBERS]; /* Leadership is FIELD_ABSENT */
    int32_t points;
    int32_t fires_as; /* enum colonial_weapon, or FIELD_ABSENT: any */
};
extern const struct colonial_unit_row colonial_units[COLONIAL_KINDS];
extern const struct choices colonial_kind_choices, colonial_action_choices;
extern const struct table colonial_units_table, colonial_actions_table;

/* What a unit may do; all pinned units share one row. */
enum colonial_permission colonial_permission(int32_t kind, enum colonial_action action, int32_t markers);
/* Whether a formation, a way of firing or a way of moving is on one of the unit's lists. */
bool colonial_is_listed(int32_t kind, enum colonial_action action);
bool colonial_may_attack_after_double(int32_t kind);

/* Refusals that several steps share, each with its condition: for a pinned unit, for an action on neither list, and for
 * hits by a rocket. */
#define COLONIAL_PINNED(holds_)                                                                                        \
    {                                                                                                                  \
        "MWK-ACT-3", "A pinned unit must rally, and may do nothing else", holds_                                       \
    }
#define COLONIAL_UNLISTED(what, holds_)                                                                                \
    {                                                                                                                  \
        "MWK-UNIT", what " is on neither list of this unit", holds_                                                    \
    }

#define COLONIAL_NO_HITS(holds_)                                                                                       \
    {                                                                                                                  \
        "MWK-FIR-8", "A rocket makes no hits: ask for rocket fire", holds_                                             \
    }

/* ---- weapons, their ranges, and the hits that remove a figure (weapons.c) ---- */

#define COLONIAL_WEAPON_VALUES(X)                                                                                      \
    X(COLONIAL_MODERN_RIFLE, "modern_rifle", "Modern rifle")                                                           \
    X(COLONIAL_OBSOLETE_RIFLE, "obsolete_rifle", "Obsolete rifle")                                                     \
    X(COLONIAL_MODERN_CARBINE, "modern_carbine", "Modern carbine")                                                     \
    X(COLONIAL_ANTIQUATED_MUSKET, "antiquated_musket", "Antiquated musket")                                            \
    X(COLONIAL_OBSOLETE_CARBINE, "obsolete_carbine", "Obsolete carbine")                                               \
    X(COLONIAL_RAGTAG, "ragtag", "Ragtag muskets and spears")                                                          \
    X(COLONIAL_FIELD_GUN, "field_gun", "Field gun")                                                                    \
    X(COLONIAL_ROCKET, "rocket", "Rocket; it makes pin tests and no hits")
ENUM(colonial_weapon, COLONIAL_WEAPON_VALUES, COLONIAL_WEAPONS);

/* Beyond the last band there is no range. */
#define COLONIAL_BAND_VALUES(X)                                                                                        \
    X(COLONIAL_SHORT, "short", "Short range")                                                                          \
    X(COLONIAL_LONG, "long", "Long range")
ENUM(colonial_band, COLONIAL_BAND_VALUES, COLONIAL_OUT_OF_RANGE);

#define COLONIAL_COVER_VALUES(X)                                                                                       \
    X(COLONIAL_NO_COVER, "none", "No cover")                                                                           \
    X(COLONIAL_SOFT, "soft", "Soft cover")                                                                             \
    X(COLONIAL_HARD, "hard", "Hard cover")
ENUM(colonial_cover, COLONIAL_COVER_VALUES, COLONIAL_COVERS);

struct colonial_weapon_row {
    int32_t weapon;
    int32_t dice; /* per figure or crewman; 0 for the rocket, which scores no hits */
    int32_t short_from, short_to, long_from, long_to; /* FIELD_ABSENT: it has no such band */
};
extern const struct colonial_weapon_row colonial_weapons[COLONIAL_WEAPONS];
extern const struct choices colonial_weapon_choices, colonial_band_choices, colonial_cover_choices;
extern const struct table colonial_weapons_table, colonial_hits_required_table;

enum colonial_band colonial_band_at(int32_t weapon, int32_t range);
/* Hits by fire that remove one figure, with its reasons. */
int32_t colonial_fire_hits_required(int32_t weapon, enum colonial_band band, enum colonial_cover cover,
                                    struct explanation *why);

/* ---- who a unit is (profiles.c) ---- */

/* The numbers of a unit that the question gives. Its profile, then the unit table, supplies the missing ones. */
struct colonial_who {
    char profile[FIELD_TEXT_SIZE(COLONIAL_NAME_MAX)];
    int32_t kind; /* enum colonial_kind or FIELD_ABSENT */
    int32_t number[COLONIAL_NUMBERS];
};
enum { COLONIAL_NEEDS_KIND = 1 << COLONIAL_NUMBERS };
#define COLONIAL_NEEDS(number) (1 << (number))
enum { COLONIAL_NEEDS_TEST = COLONIAL_NEEDS(COLONIAL_LEADERSHIP) | COLONIAL_NEEDS(COLONIAL_DISCIPLINE) };

/* Each is FIELD_ABSENT where nothing is known. Ask only for numbers that the step's fields describe. */
int32_t colonial_kind_of(const struct colonial_who *who, const struct colonial_options *options);
int32_t colonial_weapon_of(const struct colonial_who *who, int32_t given, const struct colonial_options *options);
int32_t colonial_number_of(const struct colonial_who *who, enum colonial_number number,
                           const struct colonial_options *options);
/* Checks that the profile is known and that each need is met; `pointer` is the unit's: "/input/attacker". */
void colonial_who_check(const struct colonial_who *who, int32_t needs, const struct colonial_options *options,
                        const char *pointer, struct violations *violations);
/* A violation at a member of the object at `pointer`. */
void colonial_violation(struct violations *violations, enum umpire_error code, const char *pointer, const char *member,
                        const char *message);
/* Contradicting stances (X-CONTRA), reported at the second of two; members that a unit does not have are false. */
void colonial_stances_check(bool close_order, bool skirmishing, bool gone_to_ground, const char *pointer,
                            struct violations *violations);
/* Checks that no two profiles share a name. */
void colonial_profiles_check(const struct colonial_options *options, struct violations *violations);

/* Its rows: profile and kind, Leadership and Discipline, the Fire and the Fight value, the move. `who` and `numbers`
 * are their paths; the descriptions of the kind and of Leadership differ between steps. */
#define COLONIAL_KIND_ROW(type, path, doc_, ...)                                                                       \
    CHOICE_AS(type, path, "kind", colonial_kind_choices, "Kind", "MWK-UNIT", doc_, OPTIONAL, __VA_ARGS__)
#define COLONIAL_KIND_NEEDED "The kind of unit."
#define COLONIAL_KIND_GIVES_DISCIPLINE "The kind of unit. Gives the Discipline, if it is not given itself."
#define COLONIAL_WHO_ROWS(type, who, kind_doc, ...)                                                                    \
    TEXT_AS(type, who.profile, "profile", 0, COLONIAL_NAME_MAX, "Profile", "A-MWK-19",                                 \
            "Name of a unit of the option profiles; what is left out here is taken from it.", OPTIONAL, __VA_ARGS__),  \
        COLONIAL_KIND_ROW(type, who.kind, kind_doc, __VA_ARGS__)
#define COLONIAL_LEADERSHIP_ROWS(type, numbers, leadership_doc, ...)                                                   \
    NUMBER_AS(type, numbers[COLONIAL_LEADERSHIP], "leadership", 2, 12, "Leadership", "A-MWK-19", leadership_doc,       \
              OPTIONAL, OR_MORE, __VA_ARGS__),                                                                         \
        NUMBER_AS(type, numbers[COLONIAL_DISCIPLINE], "discipline", -COLONIAL_DISCIPLINE_MAX, COLONIAL_DISCIPLINE_MAX, \
                  "Discipline", "MWK-UNIT",                                                                            \
                  "What the unit adds to its tests. Without it that of the profile or unit.", OPTIONAL, __VA_ARGS__)
#define COLONIAL_LEADERSHIP_NEEDED                                                                                     \
    "The number that the unit's tests must reach. The sheet gives none, so it is needed, unless a profile gives it."
#define COLONIAL_FIRE_VALUE_ROW(type, numbers, ...)                                                                    \
    NUMBER_AS(type, numbers[COLONIAL_FIRE], "fire_value", COLONIAL_VALUE_MIN, COLONIAL_VALUE_MAX, "Fire value",        \
              "MWK-UNIT", "What a die must reach to hit. Without it that of the profile or unit.", OPTIONAL, OR_MORE,  \
              __VA_ARGS__)
#define COLONIAL_FIGHT_VALUE_ROW(type, numbers, ...)                                                                   \
    NUMBER_AS(type, numbers[COLONIAL_FIGHT], "fight_value", COLONIAL_VALUE_MIN, COLONIAL_VALUE_MAX, "Fight value",     \
              "MWK-UNIT", "What a die must reach to hit in an attack. Without it that of the profile or unit.",        \
              OPTIONAL, OR_MORE, __VA_ARGS__)
#define COLONIAL_MOVE_ROW(type, numbers, ...)                                                                          \
    INCHES_AS(type, numbers[COLONIAL_MOVE], "move", COLONIAL_MOVE_MAX, "Move", "MWK-UNIT",                             \
              "A full move of the unit. Without it that of the profile or unit.", OPTIONAL, __VA_ARGS__)
/* Its pinned markers, and whether its leader is there. */
#define COLONIAL_MARKERS_ROW_AS(type, path, low, doc_, ...)                                                            \
    NUMBER_AS(type, path, "pinned_markers", low, COLONIAL_MARKERS_MAX, "Pinned markers", "MWK-PIN-3", doc_,            \
              .unit = "markers", __VA_ARGS__)
#define COLONIAL_MARKERS_ROW(type, doc_, ...)                                                                          \
    COLONIAL_MARKERS_ROW_AS(type, pinned_markers, 0, doc_, DEFAULT(0), __VA_ARGS__)
#define COLONIAL_HAS_LEADER_ROW(type, ...)                                                                             \
    FLAG(type, has_leader, "Has a leader", "MWK-FIR-9",                                                                \
         "False once the unit's leader was killed; then no dice are thrown for him.", .fallback = true, __VA_ARGS__)

/* ---- two dice, Discipline and modifiers against Leadership (leadership_test.c) ---- */

struct colonial_test {
    int32_t natural, modifier, total, leadership;
    bool passed;
};
/* Throws, adds Discipline and what the table agrees on (NULL: nothing); the caller adds further modifiers to the total,
 * then it is judged. `label` also names the running number. */
void colonial_test_throw(struct colonial_test *test, const char *label, const char *clause, int32_t discipline,
                         const struct house_modifiers *house, struct dice *dice, struct explanation *why);
void colonial_test_judge(struct colonial_test *test, int32_t leadership, struct explanation *why);
/* " with 6 (7-1) against 7", after "passed the test" or "failed the test". */
void colonial_test_say(const struct colonial_test *test, struct text *line);
/* "3 figures", "1 figure", "no figure". */
void colonial_figures_say(int32_t figures, struct text *line);

enum {
    COLONIAL_MODIFIER_MIN = -COLONIAL_DISCIPLINE_MAX - 2 * COLONIAL_FIGURES_MAX - HOUSE_MODIFIER_SUM_MAX,
    COLONIAL_MODIFIER_MAX = COLONIAL_DISCIPLINE_MAX + HOUSE_MODIFIER_SUM_MAX,
};
/* The numbers of a test at `test`; OPTIONAL where there may be none. */
#define COLONIAL_TEST_ROWS(type, test, ...)                                                                            \
    NUMBER_AS(type, test.natural, "natural", 2, 12, "Dice", "MWK-ACT-1", "The sum of the two dice.", __VA_ARGS__),     \
        NUMBER_AS(type, test.modifier, "modifier", COLONIAL_MODIFIER_MIN, COLONIAL_MODIFIER_MAX, "Modifier", NULL,     \
                  "Discipline and all other modifiers.", __VA_ARGS__),                                                 \
        NUMBER_AS(type, test.total, "total", 2 + COLONIAL_MODIFIER_MIN, 12 + COLONIAL_MODIFIER_MAX, "Total", NULL,     \
                  "Dice and modifiers.", __VA_ARGS__),                                                                 \
        NUMBER_AS(type, test.leadership, "leadership", 2, 12, "Leadership", "MWK-ACT-2",                               \
                  "What the total had to reach.", OR_MORE, __VA_ARGS__)

/* ---- hits and what they remove (damage_roll.c) ---- */

#define COLONIAL_CAUSE_VALUES(X)                                                                                       \
    X(COLONIAL_BY_FIRE, "fire", "By fire")                                                                             \
    X(COLONIAL_BY_ATTACK, "attack", "In an attack")
ENUM(colonial_cause, COLONIAL_CAUSE_VALUES, COLONIAL_CAUSES);

#define COLONIAL_POSITION_VALUES(X)                                                                                    \
    X(COLONIAL_AT_NOTHING, "none", "Nothing that matters")                                                             \
    X(COLONIAL_AT_SOFT_COVER, "soft_cover", "Soft cover: no effect in an attack")                                      \
    X(COLONIAL_AT_DIFFICULT, "difficult", "Difficult ground: no effect in an attack")                                  \
    X(COLONIAL_AT_HARD_COVER, "hard_cover", "Hard cover; infantry and crewed weapons lose a figure less easily")       \
    X(COLONIAL_AT_OBSTACLE, "obstacle", "An obstacle; infantry and crewed weapons lose a figure less easily")          \
    X(COLONIAL_AT_UPHILL, "uphill", "Uphill of the attacker; infantry and crewed weapons lose a figure less easily")
ENUM(colonial_position, COLONIAL_POSITION_VALUES, COLONIAL_POSITIONS);
extern const struct choices colonial_cause_choices, colonial_position_choices;

struct colonial_loss {
    int32_t hits_required, casualties, figures_left;
    bool removed;
    bool gone; /* and no other figures of the unit are left: then nobody tests or retreats (X-FATE) */
};
/* Hits by attack that remove one figure of `kind`, which is the defender at `position`, or the attacker in the open. */
int32_t colonial_attack_hits_required(int32_t by_kind, int32_t kind, enum colonial_position position,
                                      const struct colonial_options *options, struct explanation *why);
/* The figures that the hits remove; excess hits are lost. `others`: the unit has more figures than were given. */
void colonial_remove(enum colonial_cause cause, int32_t hits, int32_t hits_required, int32_t figures, bool others,
                     struct explanation *why, struct colonial_loss *ret);

#define COLONIAL_LOSS_ROWS(type, loss)                                                                                 \
    NUMBER_AS(type, loss.hits_required, "hits_required", 1, 4, "Hits required", "MWK-FIR-1",                           \
              "How many hits remove one figure of it.", .unit = "hits"),                                               \
        NUMBER_AS(type, loss.casualties, "casualties", 0, COLONIAL_FIGURES_MAX, "Casualties", "A-MWK-9",               \
                  "Figures that it loses; hits left over are lost.", .unit = "figures"),                               \
        NUMBER_AS(type, loss.figures_left, "figures_left", 0, COLONIAL_FIGURES_MAX, "Figures left", NULL,              \
                  "Figures that it has after it.", .unit = "figures"),                                                 \
        FACT_AS(type, loss.removed, "removed", "Removed", "A-MWK-20",                                                  \
                "Whether no figure of it is left. Then friendly units within 12 inches test for pinning.")

/* ---- the leader of a unit that lost figures (leader_casualty.c) ---- */

#define COLONIAL_LEADER_VALUES(X)                                                                                      \
    X(COLONIAL_LEADER_NOT_TESTED, "not_tested", "No test: no casualties, no leader, or no figure left")                \
    X(COLONIAL_LEADER_UNHARMED, "unharmed", "The leader is unharmed")                                                  \
    X(COLONIAL_LEADER_KILLED, "killed", "The leader is killed")
ENUM(colonial_leader, COLONIAL_LEADER_VALUES, COLONIAL_LEADERS);
extern const struct choices colonial_leader_choices;

/* Whether a unit throws for its leader; the reason, given once; and the throw, if it is due. */
bool colonial_leader_tests(const struct colonial_loss *loss, bool has_leader);
void colonial_leader_explain(enum colonial_cause cause, struct explanation *why);
enum colonial_leader colonial_leader_test(enum colonial_cause cause, const struct colonial_loss *loss, bool has_leader,
                                          struct dice *dice, struct explanation *why);

/* ---- fire (ranged_attack.c) ---- */

struct colonial_firer {
    struct colonial_who who;
    int32_t weapon; /* enum colonial_weapon or FIELD_ABSENT */
    int32_t range;
    int32_t figures;
    int32_t pinned_markers;
    bool volley, skirmishing, close_order;
    struct house_modifiers house;
};
struct colonial_target {
    int32_t figures;
    int32_t fire_casualties; /* earlier losses to fire for which it has not tested yet */
    int32_t cover;           /* enum colonial_cover */
    bool close_order, gone_to_ground;
    struct colonial_who who; /* from here on: only for the tests that follow */
    int32_t pinned_markers;
    bool has_leader;
};
struct colonial_ranged_attack_input {
    struct colonial_firer firer;
    struct colonial_target target;
};
struct colonial_ranged_attack {
    int32_t band;
    int32_t dice, needed, hits;
    struct colonial_loss loss;
    bool leader_test_due, pin_test_due;
};
extern const struct fields colonial_ranged_attack_fields;
void colonial_firer_check(const struct colonial_firer *firer, const struct colonial_options *options,
                          struct violations *violations);
enum ruling_status colonial_ranged_attack(const struct colonial_ranged_attack_input *input,
                                          const struct colonial_options *options, const struct question_units *units,
                                          struct dice *dice, struct explanation *why,
                                          struct colonial_ranged_attack *ret);
/* "Black Watch fired at Impi with 12 dice and made 7 hits: 3 figures of Impi were killed", without an end. */
void colonial_ranged_attack_say(const struct question_units *units, const struct colonial_ranged_attack_input *input,
                                const struct colonial_ranged_attack *attack, struct text *line);
/* The dice of figures that fire: two for each crewman of a gun, half where the unit skirmishes. */
int32_t colonial_fire_dice(int32_t figures, bool skirmishing, int32_t weapon, const struct colonial_options *options);
/* The action of the unit that fires: enum colonial_action. */
int32_t colonial_fire_deed(const struct colonial_firer *firer);
/* Half of a number of figures, rounded by the option. */
int32_t colonial_half(int32_t figures, const struct colonial_options *options);
/* Of what their modifiers are; and the end of every chain of them. */
#define COLONIAL_OF_NEEDED "what each die must reach: -1 hits more easily."
enum { COLONIAL_NEEDED_MAX = COLONIAL_VALUE_MAX + HOUSE_MODIFIER_SUM_MAX };
int32_t colonial_needed(int32_t needed, const struct house_modifiers *house, const char *clause,
                        struct explanation *why);

/* The rows of the unit that fires, in the input itself; and of its target, in a group. */
#define COLONIAL_FIRER_ROWS(type, firer)                                                                               \
    COLONIAL_WHO_ROWS(type, firer.who, COLONIAL_KIND_NEEDED),                                                          \
        CHOICE_AS(type, firer.weapon, "weapon", colonial_weapon_choices, "Weapon", "A-MWK-23",                         \
                  "What it fires. Mounted infantry fires the rifle of the unit table, if nothing else is said. "       \
                  "A rocket has a step of its own.",                                                                   \
                  OPTIONAL),                                                                                           \
        COLONIAL_FIRE_VALUE_ROW(type, firer.who.number),                                                               \
        INCHES_AS(type, firer.range, "range", COLONIAL_RANGE_MAX, "Range", "MWK-FIR-2",                                \
                  "How far away the target is."),                                                                      \
        NUMBER_AS(type, firer.figures, "figures", 1, COLONIAL_FIGURES_MAX, "Figures", "MWK-FIR-3",                     \
                  "Figures that fire; for a field gun its crewmen.", .unit = "figures"),                               \
        COLONIAL_MARKERS_ROW_AS(type, firer.pinned_markers, 0,                                                         \
                                "Markers on the unit that fires; a pinned unit may not.", DEFAULT(0)),                 \
        FLAG_AS(type, firer.volley, "volley", "Volley fire", "A-MWK-1",                                                \
                "Whether it fires a volley: a bonus of one, so 5+ becomes 4+."),                                       \
        FLAG_AS(type, firer.skirmishing, "skirmishing", "Skirmishing", "A-MWK-4",                                      \
                "Whether it skirmishes: then half of its figures fire."),                                              \
        FLAG_AS(type, firer.close_order, "close_order", "Close order", "A-MWK-17",                                     \
                "Whether it stands in close order. Matters only under volley_requires_close_order."),                  \
        HOUSE_MODIFIERS_ROW(type, firer.house, COLONIAL_OF_NEEDED)
#define COLONIAL_TARGET_ROWS                                                                                           \
    NUMBER(struct colonial_target, figures, 1, COLONIAL_FIGURES_MAX, "Figures", "MWK-FIR-1", "Figures of the target.", \
           .unit = "figures"),                                                                                         \
        CHOICE(struct colonial_target, cover, colonial_cover_choices, "Cover", "MWK-FIR-4",                            \
               "The cover that it is in. It raises the hits required, never the hits.", DEFAULT(COLONIAL_NO_COVER)),   \
        FLAG(struct colonial_target, close_order, "Close order", "A-MWK-1",                                            \
             "Whether it stands in close order: it is hit more easily, by one."),                                      \
        FLAG(struct colonial_target, gone_to_ground, "Gone to ground", "MWK-FIR-6",                                    \
             "Whether it has gone to ground: then it can be hit at short range only."),                                \
        COLONIAL_HAS_LEADER_ROW(struct colonial_target)

/* ---- the pin test (morale_check.c) ---- */

/* A unit that tests. */
struct colonial_pin_case {
    const struct colonial_who *who;
    const struct colonial_options *options;
    int32_t fire_casualties, attack_casualties;
    int32_t pinned_markers;
    const struct house_modifiers *house; /* or NULL */
};
struct colonial_pin {
    struct colonial_test test;
    int32_t pinned_markers; /* after the test */
};
extern const struct fields colonial_pin_fields;
void colonial_pin_test(const struct colonial_pin_case *testing, struct dice *dice, struct explanation *why,
                       struct colonial_pin *ret);
/* "Impi failed the pin test with 5 against 6, and ended with 1 pinned marker", without an end. */
void colonial_pin_say(const char *name, const struct colonial_pin *pin, struct text *line);
/* "2 pinned markers" */
void colonial_markers_say(int32_t markers, struct text *line);

/* ---- an attack (melee_score.c) ---- */

enum colonial_side_number { COLONIAL_ATTACKER, COLONIAL_DEFENDER };

#define COLONIAL_MELEE_RESULT_VALUES(X)                                                                                \
    X(COLONIAL_ATTACKER_WINS, "attacker_wins", "The defender is beaten")                                               \
    X(COLONIAL_DEFENDER_WINS, "defender_wins", "The attacker is beaten")                                               \
    X(COLONIAL_DRAW, "draw", "Nobody is beaten")
ENUM(colonial_melee_result, COLONIAL_MELEE_RESULT_VALUES, COLONIAL_MELEE_RESULTS);

#define COLONIAL_FOLLOW_UP_VALUES(X)                                                                                   \
    X(COLONIAL_NO_FOLLOW_UP, "none", "No further attack")                                                              \
    X(COLONIAL_SAME_UNIT, "same_unit", "The attacker may attack the same unit again")                                  \
    X(COLONIAL_ANOTHER_UNIT, "another_unit", "The attacker may attack another unit within half a move")
ENUM(colonial_follow_up, COLONIAL_FOLLOW_UP_VALUES, COLONIAL_FOLLOW_UPS);
extern const struct choices colonial_follow_up_choices;

#define COLONIAL_WHOM_VALUES(X)                                                                                        \
    X(COLONIAL_NOBODY, "none", "Neither side")                                                                         \
    X(COLONIAL_THE_ATTACKER, "attacker", "The attacker")                                                               \
    X(COLONIAL_THE_DEFENDER, "defender", "The defender")
ENUM(colonial_whom, COLONIAL_WHOM_VALUES, COLONIAL_WHOMS);

struct colonial_side {
    struct colonial_who who;
    int32_t figures;
    int32_t pinned_markers;
    bool close_order, gone_to_ground;
    bool has_leader;  /* for the test that follows */
    int32_t position; /* of the defender: enum colonial_position */
    struct house_modifiers house;
};
struct colonial_melee_score_input {
    struct colonial_side side[2]; /* enum colonial_side_number */
};
struct colonial_fought {
    int32_t dice, needed, hits; /* that the side scored */
    struct colonial_loss loss;  /* that the side suffered */
    bool leader_test_due;
};
struct colonial_melee_score {
    struct colonial_fought side[2];
    int32_t result;                 /* enum colonial_melee_result */
    int32_t retreats, pin_test_due; /* enum colonial_whom */
    int32_t retreat_inches;         /* or FIELD_ABSENT */
    int32_t follow_up;              /* enum colonial_follow_up */
    int32_t follow_up_inches;       /* or FIELD_ABSENT */
    bool may_occupy;
};
extern const struct fields colonial_melee_score_fields;
/* `needs` are those of the exchange, in addition to the attack's own. */
void colonial_melee_score_check(const struct colonial_melee_score_input *input, int32_t needs,
                                const struct colonial_options *options, struct violations *violations);
enum ruling_status colonial_melee_score(const struct question *question, struct dice *dice, struct explanation *why,
                                        void *ruled);
/* "Impi attacked Black Watch and won: 2 figures of Impi and 4 figures of Black Watch were killed", without an end. */
void colonial_melee_score_say(const struct question_units *units, const struct colonial_melee_score *score,
                              struct text *line);
/* The name of a side, at the beginning of a sentence or within it. */
const char *colonial_side_called(const struct question_units *units, int32_t side, bool head);

#define COLONIAL_SIDE_ROWS                                                                                             \
    COLONIAL_WHO_ROWS(struct colonial_side, who, COLONIAL_KIND_NEEDED),                                                \
        COLONIAL_FIGHT_VALUE_ROW(struct colonial_side, who.number),                                                    \
        COLONIAL_MOVE_ROW(struct colonial_side, who.number),                                                           \
        NUMBER(struct colonial_side, figures, 1, COLONIAL_FIGURES_MAX, "Figures", "MWK-ATT-1",                         \
               "Figures of the unit before the attack.", .unit = "figures"),                                           \
        COLONIAL_MARKERS_ROW(struct colonial_side, "Markers on the unit; a pinned unit may be attacked, not attack."), \
        FLAG(struct colonial_side, close_order, "Close order", "A-MWK-1",                                              \
             "Whether it fights in close order: a bonus of one, so 5+ becomes 4+."),                                   \
        FLAG(struct colonial_side, gone_to_ground, "Gone to ground", "A-MWK-4",                                        \
             "Whether it has gone to ground: then half of its figures fight."),                                        \
        COLONIAL_HAS_LEADER_ROW(struct colonial_side),                                                                 \
        HOUSE_MODIFIERS_ROW(struct colonial_side, house, COLONIAL_OF_NEEDED)
#define COLONIAL_POSITION_ROW                                                                                          \
    CHOICE(struct colonial_side, position, colonial_position_choices, "Position", "A-MWK-12",                          \
           "What it holds. If there are several things, one that makes a difference; it counts once.",                 \
           DEFAULT(COLONIAL_AT_NOTHING))
/* The input of an attack; `side_fields_` describe a side, `defender_fields_` one that defends a position. */
#define COLONIAL_ATTACK_ROWS(side_fields_, defender_fields_)                                                           \
    GROUP_AS(struct colonial_melee_score_input, side[COLONIAL_ATTACKER], "attacker", struct colonial_side,             \
             side_fields_, "Attacker", NULL, "The unit that attacks."),                                                \
        GROUP_AS(struct colonial_melee_score_input, side[COLONIAL_DEFENDER], "defender", struct colonial_side,         \
                 defender_fields_, "Defender", NULL, "The unit that is attacked.")

extern const struct step colonial_activation_step, colonial_movement_step, colonial_ranged_attack_step,
    colonial_rocket_fire_step, colonial_melee_score_step, colonial_morale_check_step, colonial_rally_step,
    colonial_leader_casualty_step, colonial_damage_roll_step, colonial_volley_step, colonial_assault_step;
