/* What the d12 skirmish asks of a unit on the table: that its numbers fit, whether it is still in the game, what a new
 * turn ends, which dice it owes, and which steps belong to which phase. */
#include "d12_roster.h"

enum { RUNS_MAX = 99 };

static void conflict(struct violations *violations, const char *pointer, const char *member, const char *words)
{
    char whole[VIOLATION_POINTER_MAX];
    struct text text;
    text_start(&text, whole, sizeof whole);
    text_format(&text, "%s/%s", pointer, member);
    violation_add(violations, ERROR_CONFLICTING_FIELDS, whole, "%s", words);
}

static void check(const void *unit, const void *options, const char *pointer, struct violations *violations)
{
    const struct d12_roster_unit *known = unit;
    const struct d12_body body = {.game = known->game,
                                  .ability = known->ability,
                                  .officer = known->officer,
                                  .wounds = known->wounds,
                                  .wounds_max = known->wounds_max};
    bool figure = d12_roster_is_figure(known);
    (void)options;
    if (figure && known->figures > 1)
        conflict(violations, pointer, "figures", "An individual or an officer is a unit of one figure.");
    if (!figure && known->wounds > 0)
        conflict(violations, pointer, "wounds", "Of a unit of several figures the wounds are not kept.");
    if (figure && known->figures > 0 && known->wounds >= d12_wounds_allowed(&body))
        conflict(violations, pointer, "wounds", "A figure that has so many wounds is dead already.");
    if (known->starting_strength != FIELD_ABSENT && known->figures + known->losses > known->starting_strength)
        conflict(violations, pointer, "starting_strength", "These figures and losses are more than there were.");
    if (known->starting_strength == FIELD_ABSENT && known->figures + known->losses > D12_FIGURES_MAX)
        conflict(violations, pointer, "losses",
                 "Figures and losses are more than 999 together; say the starting strength, or correct them.");
}

static const char *out(const void *unit)
{
    const struct d12_roster_unit *known = unit;
    if (known->fate != D12_IN_PLAY)
        return d12_fate_list[known->fate].name;
    return known->figures == 0 ? d12_fate_list[D12_KILLED].name : NULL;
}

/* Who was pinned for this turn is, as far as he lives; and who has spent the last one on loading is loaded. */
static void new_turn_figures(struct d12_roster_unit *own)
{
    own->pinned = own->pinned_next < own->figures ? own->pinned_next : own->figures;
    own->pinned_alive = own->pinned_next_alive;
    own->pinned_next = own->pinned_next_alive = 0;
    own->pinned_by_morale = false;
    own->unready_alive -= own->reloading < own->unready_alive ? own->reloading : own->unready_alive;
    own->emptied = own->reloading = 0;
}

static void new_turn(void *unit)
{
    struct d12_roster_unit *own = unit;
    new_turn_figures(own);
    own->consecutive_runs = !own->ran ? 0 : own->consecutive_runs < RUNS_MAX ? own->consecutive_runs + 1 : RUNS_MAX;
    own->movement = D12_TARGET_OTHER;
    own->moved = own->ran = false;
    if (own->coherency == D12_STRAYED)
        own->coherency = D12_MUST_RETURN;
    if (d12_roster_tested_wound(own))
        own->new_wounds = 0;
    own->turn_wounds = own->new_wounds;
    if (!own->has_officer) /* who comes to it later was not there when they were killed */
        own->kills = 0;
}

#define OWES(name, expression)                                                                                         \
    static bool name(const void *unit)                                                                                 \
    {                                                                                                                  \
        const struct d12_roster_unit *owing = unit;                                                                    \
        return !out(owing) && (expression);                                                                            \
    }
OWES(owes_misfire, owing->misfires > 0)
OWES(owes_wound, owing->hits + owing->close_hits > 0)
OWES(owes_officer, owing->kills > 0 && owing->has_officer)
OWES(owes_morale_for_losses, owing->new_losses > 0 && d12_quarter_lost(d12_roster_strength(owing), owing->losses))
OWES(owes_morale_for_wounds, owing->new_wounds > 0 && !d12_roster_tested_wound(owing))
OWES(owes_morale_when_charged, owing->charged_by != D12_NOT_CHARGED)
OWES(owes_morale_as_witness, owing->friends_killed > 0)
OWES(owes_morale_for_officer, owing->officers_panicked > 0)
OWES(owes_panic, owing->flight == D12_MUST_FLEE)
OWES(owes_retreat, owing->flight == D12_MUST_RETREAT)
OWES(owes_return, owing->coherency == D12_MUST_RETURN)

static const struct unit_due dues[] = {
    {"misfire_roll", "Rolls on the misfire table: a shot was a natural 1", "D12-SHO-6", "misfire", "firer", NULL, false,
     owes_misfire},
    {"wound_roll", "Rolls for its wound: it was hit", "D12-WND-1", "damage-roll", "target", NULL, false, owes_wound},
    {"officer_roll", "Throws for its officer or standard: figures were killed", "D12-OFF-1", "officer-casualty", "unit",
     NULL, false, owes_officer},
    {"morale_losses", "Tests morale: a quarter of it is lost", "D12-MOR-1", "morale-check", "unit", NULL, false,
     owes_morale_for_losses},
    {"morale_wounded", "Tests morale: it was wounded", "D12-MOR-1", "morale-check", "unit", NULL, false,
     owes_morale_for_wounds},
    {"morale_charged", "Tests morale: it is charged", "D12-MOR-1", "morale-check", "unit", NULL, false,
     owes_morale_when_charged},
    {"morale_friend_killed", "Tests morale: a friend was killed", "D12-MOR-1", "morale-check", "unit",
     "it was within 12 inches and saw it", false, owes_morale_as_witness},
    {"morale_officer_panics", "Tests morale: an officer or squad leader panics", "D12-MOR-1", "morale-check", "unit",
     "it was within 6 inches and saw it", false, owes_morale_for_officer},
    {"panic", "Makes a full move away from the enemy: it panics", "D12-MOR-2", "movement", "mover", NULL, true,
     owes_panic},
    {"retreat", "Retreats to cover", "D12-MOR-2", "movement", "mover", NULL, true, owes_retreat},
    /* Not compulsory for the unit: it binds those of its figures that strayed. */
    {"return_to_coherency", "Its figures that strayed may only move back", "D12-COH-1", "coherency", "unit", NULL,
     false, owes_return},
    NO_MORE_DUES,
};

/* A charge is answered at once, so that what belongs to a shot and a morale test belongs to the moves, too. */
static const char *const initiative_steps[] = {"initiative-order", NULL};
static const char *const move_steps[] = {
    "movement",      "coherency", "reload",  "charge",      "stand-and-fire",   "morale-due", "morale-check",
    "ranged-attack", "volley",    "misfire", "damage-roll", "officer-casualty", NULL};
static const char *const shoot_steps[] = {"ranged-attack",    "volley", "misfire", "damage-roll",
                                          "officer-casualty", "reload", NULL};
static const char *const fight_steps[] = {"melee-score", "officer-casualty", NULL};
static const char *const morale_steps[] = {"morale-due", "morale-check", "movement", NULL};

static const struct turn_phase phases[] = {
    {"initiative", "Initiative", "Each player rolls; the highest chooses to move first or second.", "D12-INI-1",
     PHASE_EVERYBODY, initiative_steps},
    {"move", "Move", "Units or individuals move, one side's and the other's alternately.", "D12-INI-1",
     PHASE_ALTERNATELY, move_steps},
    {"shoot", "Shoot", "Who did not move may fire or reload.", "D12-TURN-1", PHASE_EVERYBODY, shoot_steps},
    {"hand_to_hand", "Hand to hand", "Figures in base contact fight.", "D12-TURN-1", PHASE_EVERYBODY, fight_steps},
    {"morale", "Morale", "Morale is tested, and who fails gives way.", "D12-TURN-1", PHASE_EVERYBODY, morale_steps},
    {.name = NULL},
};

const struct unit_type d12_unit_type = {
    .fields = &d12_roster_fields, .check = check, .out = out, .new_turn = new_turn, .dues = dues, .phases = phases};
