/* What the rules demand of units, said once more and independently of src/rules: over the numbers of naive_roster.h, by
 * the names of members. Who is out, what a new turn ends, what is due, and when a due is done. */
#pragma once
#include "naive_said.h"

static const struct naive *asked_naive;
static const struct naive_unit *asked_unit;
static bool only_warned; /* what is owed is only told */

/* The number of a member of the unit that is asked about; of what is not known: 0. */
static inline int32_t of(const char *member)
{
    int32_t number = naive_get(asked_naive, asked_unit, member);
    return number == FIELD_ABSENT ? 0 : number;
}

static inline bool is(const char *member, const char *choice)
{
    const struct field *field = &asked_naive->ruleset->units->fields->list[naive_member(asked_naive->ruleset, member)];
    return strcmp(field->choices->list[of(member)].name, choice) == 0;
}

static inline bool in_ruleset(const char *name)
{
    return strcmp(asked_naive->ruleset->name, name) == 0;
}

/* Removed at the edge, whoever flees there on foot (TFT-MOR-5). */
static inline bool unit_has_fled(const struct naive *naive, const struct naive_unit *unit)
{
    asked_naive = naive;
    asked_unit = unit;
    return in_ruleset("tft-ww2") && is("fate", "in_play") && is("kind", "figure") && is("flight", "to_edge") &&
           of("at_goal");
}

static inline bool naive_is_out(const struct naive *naive, const struct naive_unit *unit)
{
    bool fled = unit_has_fled(naive, unit); /* makes it the one that is asked about */
    return fled || !is("fate", "in_play") || (!in_ruleset("tft-ww2") && of("figures") == 0);
}

/* Whether the unit of this id is on the table. */
static inline bool is_still_there(int32_t id)
{
    const struct naive_unit *asking = asked_unit;
    bool there = false;
    for (int32_t i = 0; i < asked_naive->count; i++)
        if (naive_text(asked_naive->units[i].id) == id)
            there = !naive_is_out(asked_naive, &asked_naive->units[i]);
    asked_unit = asking;
    return there;
}

/* ---- what is due, but for units that are out ---- */

static inline bool is_individual(void)
{
    return is("game", "individual");
}

/* Of a quarter, by the option under which the last losses came: once, for each quarter, for each loss from it on. */
static inline bool losses_call(void)
{
    int32_t strength = of("starting_strength") ? of("starting_strength") : of("figures") + of("losses");
    int32_t after = of("losses"), before = after - of("new_losses");
    if (is_individual() || strength == 0 || after <= before || 4 * after < strength)
        return false;
    if (is("losses_call", "each_loss"))
        return true;
    return is("losses_call", "once") ? 4 * before < strength : 4 * before / strength < 4 * after / strength;
}

/* One test a turn: of the wounds that called for one this turn, not all are new any more. */
static inline bool wound_was_tested(void)
{
    return of("turn_wounds") > of("new_wounds");
}

static inline bool flees(void)
{
    return !is("flight", "none") && !of("at_goal");
}

static inline bool is_commander(void)
{
    return is("kind", "figure") && of("commands");
}

/* How many command the squad of the unit that is asked about, in the game or out of it. */
static inline int32_t commanders_of_squad(bool out)
{
    const struct naive *naive = asked_naive;
    const struct naive_unit *unit = asked_unit;
    int32_t count = 0;
    for (int32_t i = 0; i < naive->count; i++) {
        const struct naive_unit *other = &naive->units[i];
        if (strcmp(other->side, unit->side) != 0 ||
            naive_get(naive, other, "squad") != naive_get(naive, unit, "squad") || naive_is_out(naive, other) != out)
            continue;
        asked_unit = other;
        count += is_commander();
    }
    asked_unit = unit;
    return count;
}

static inline bool lost_commander(void)
{
    return commanders_of_squad(true) > 0 && commanders_of_squad(false) == 0;
}

/* Hits whose damage has not been rolled, the oldest first and none missing between them. */
static inline int32_t hits_owed(const struct naive *naive, const struct naive_unit *unit)
{
    static const char *const hits[] = {"owed_hit_1", "owed_hit_2", "owed_hit_3",
                                       "owed_hit_4", "owed_hit_5", "owed_hit_6"};
    int32_t count = 0, last = 0;
    for (int32_t i = 0; i < 6; i++)
        if (naive_get(naive, unit, hits[i]) != FIELD_ABSENT) {
            count++;
            last = i + 1;
        }
    if (count != last)
        fail_msg("%s owes %d hits, the last in the place %d", unit->id, (int)count, (int)last);
    return count;
}

#define DEMAND(name, expression)                                                                                       \
    static inline bool demand_##name(void)                                                                             \
    {                                                                                                                  \
        return expression;                                                                                             \
    }
DEMAND(morale_check, of("owes") > 0)
DEMAND(score_round, of("round_open"))
DEMAND(leader_fire, of("has_leader") && of("leader_fire_tests") > 0)
DEMAND(leader_attack, of("has_leader") && of("leader_attack_tests") > 0)
DEMAND(pin_fire, of("fire_casualties") > 0)
DEMAND(pin_attack, of("beaten") > 0)
DEMAND(pin_witness, of("friends_removed") > 0)
/* Once a turn, and not after another action or a test that failed (A-MWK-28); an activation for it is not another. */
DEMAND(rally, of("pinned_markers") > 0 && !of("rallied") &&
                  (naive_get(asked_naive, asked_unit, "action") == FIELD_ABSENT ||
                   (is("action", "rally") && of("action_open"))) &&
                  !of("test_failed"))
DEMAND(misfire, of("misfires") > 0)
DEMAND(wound, of("hits") > 0 || of("close_hits") > 0)
DEMAND(officer, of("has_officer") && of("kills") > 0)
DEMAND(losses, losses_call())
DEMAND(wounded, of("new_wounds") > 0 && !wound_was_tested())
DEMAND(charged, !is("charged_by", "none") && !of("charge_tested"))
/* Whoever saw what. */
DEMAND(must_test, demand_losses() || demand_wounded() || demand_charged())
/* Where it is charged besides, that is told. */
DEMAND(overdue, of("morale_overdue") && demand_must_test() && !demand_charged())
DEMAND(friend_killed, of("friends_killed") > 0)
DEMAND(officer_panics, of("officers_panicked") > 0)
DEMAND(panic, is("flight", "panic"))
DEMAND(retreat, is("flight", "retreat") && !of("retreated"))
DEMAND(return_back, is("coherency", "must_return"))
DEMAND(damage, is("kind", "figure") && hits_owed(asked_naive, asked_unit) > 0)
DEMAND(in_hand, is("kind", "figure") && of("in_hand"))
DEMAND(co_down, is_commander() && of("cos_down") > 0)
/* The condition is one for the whole round: a test that met it has settled it (TFT-MOR-1). */
DEMAND(members_down, is_commander() && of("members_down") >= 2 && of("members_tested") < 2)
DEMAND(attacked, is_commander() && of("attacks") > 0)
/* Who is commanded, by who fell and by nobody since, waits for another commander, who tests. */
DEMAND(commander_for_co, !of("commands") && is("kind", "figure") && of("cos_down") > 0 && lost_commander())
DEMAND(commander, !of("commands") && is("kind", "figure") && lost_commander() &&
                      (of("attacks") > 0 || (of("members_down") >= 2 && of("members_tested") < 2)))
/* Who has acted already flees in the next turn (A-TFT-44). */
DEMAND(flight, is("kind", "figure") && flees() && naive_get(asked_naive, asked_unit, "action") == FIELD_ABSENT)
DEMAND(afv_damage, is("kind", "afv") && (of("hits") > 0 || of("vulnerable_hits") > 0 || of("blast_hits") > 0))
DEMAND(crew_test, is("kind", "afv") && of("crew_tests") > 0)
DEMAND(has_points, naive_get(asked_naive, asked_unit, "movement_points") == FIELD_ABSENT ||
                       of("points_spent") < 1000 * of("movement_points"))
DEMAND(reverse, is("kind", "afv") && flees() && !of("reversed") && !of("immobilised") && demand_has_points())

struct demand {
    const char *ruleset, *due;
    bool (*holds)(void);
};
static const struct demand demands[] = {
    {"tt", "morale_check", demand_morale_check},
    {"tt", "score_round", demand_score_round},
    {"colonial", "leader_test_after_fire", demand_leader_fire},
    {"colonial", "leader_test_after_attack", demand_leader_attack},
    {"colonial", "pin_test_after_fire", demand_pin_fire},
    {"colonial", "pin_test_after_attack", demand_pin_attack},
    {"colonial", "pin_test_as_witness", demand_pin_witness},
    {"colonial", "rally", demand_rally},
    {"d12-skirmish", "misfire_roll", demand_misfire},
    {"d12-skirmish", "wound_roll", demand_wound},
    {"d12-skirmish", "officer_roll", demand_officer},
    {"d12-skirmish", "morale_losses", demand_losses},
    {"d12-skirmish", "morale_wounded", demand_wounded},
    {"d12-skirmish", "morale_charged", demand_charged},
    {"d12-skirmish", "morale_overdue", demand_overdue},
    {"d12-skirmish", "morale_friend_killed", demand_friend_killed},
    {"d12-skirmish", "morale_officer_panics", demand_officer_panics},
    {"d12-skirmish", "panic", demand_panic},
    {"d12-skirmish", "retreat", demand_retreat},
    {"d12-skirmish", "return_to_coherency", demand_return_back},
    {"tft-ww2", "damage_roll", demand_damage},
    {"tft-ww2", "blast_in_hand", demand_in_hand},
    {"tft-ww2", "morale_for_co", demand_co_down},
    {"tft-ww2", "morale_for_members", demand_members_down},
    {"tft-ww2", "morale_for_attack", demand_attacked},
    {"tft-ww2", "commander_for_co", demand_commander_for_co},
    {"tft-ww2", "commander", demand_commander},
    {"tft-ww2", "flight", demand_flight},
    {"tft-ww2", "afv_damage", demand_afv_damage},
    {"tft-ww2", "crew_test", demand_crew_test},
    {"tft-ww2", "reverse", demand_reverse},
};
enum { DEMANDS = sizeof demands / sizeof demands[0] };

/* Whether the rules demand it of the unit; fails for a due that is not stated here. */
static inline bool is_demanded(const struct naive *naive, const struct naive_unit *unit, const char *due)
{
    if (naive_is_out(naive, unit))
        return false;
    for (int32_t i = 0; i < DEMANDS; i++)
        if (in_ruleset(demands[i].ruleset) && strcmp(demands[i].due, due) == 0)
            return demands[i].holds();
    fail_msg("%s has a due that is not stated: %s", naive->ruleset->name, due);
    return false;
}

/* ---- a new turn ---- */

static inline int32_t the_less(int32_t a, int32_t b)
{
    return a < b ? a : b;
}

/* Pinned figures lose the turn that begins (D12-WND-3); reloading has taken the one that ends (D12-SHO-1). */
static inline void d12_new_turn_figures(const struct naive *naive, struct naive_unit *unit)
{
    static const char *const over[] = {"pinned_next", "pinned_next_alive", "pinned_by_morale", "emptied", "reloading"};
    naive_put(naive, unit, "pinned", the_less(of("pinned_next"), of("figures")));
    naive_put(naive, unit, "pinned_alive", of("pinned_next_alive"));
    naive_put(naive, unit, "unready_alive", of("unready_alive") - the_less(of("reloading"), of("unready_alive")));
    for (size_t i = 0; i < sizeof over / sizeof over[0]; i++)
        naive_put(naive, unit, over[i], 0);
}

/* combat_ends: turn */
static inline bool turn_parts(void)
{
    const struct field *option = field_find(chronicle.ruleset->options, "combat_ends", strlen("combat_ends"));
    return chronicle.options && strcmp(option->choices->list[unit_number(option, chronicle.options)].name, "turn") == 0;
}

static inline void d12_new_turn(const struct naive *naive, struct naive_unit *unit)
{
    d12_new_turn_figures(naive, unit);
    naive_put(naive, unit, "consecutive_runs", of("ran") ? the_less(of("consecutive_runs") + 1, 99) : 0);
    static const char *const of_the_turn[] = {"ran",       "moved",    "fired",         "fired_alive",
                                              "retreated", "charging", "charging_alive"};
    for (size_t i = 0; i < sizeof of_the_turn / sizeof of_the_turn[0]; i++)
        naive_put(naive, unit, of_the_turn[i], 0);
    if (of("charge_tested"))
        naive_put(naive, unit, "charged_by", 0);
    naive_put(naive, unit, "charge_tested", 0);
    static const char *const contacts[] = {"contact_1", "contact_2", "contact_3",
                                           "contact_4", "contact_5", "contact_6"};
    for (size_t i = 0; turn_parts() && i < sizeof contacts / sizeof contacts[0]; i++)
        naive_put(naive, unit, contacts[i], naive_text(""));
    const struct field *movement = &naive->ruleset->units->fields->list[naive_member(naive->ruleset, "movement")];
    for (int32_t i = 0; i < movement->choices->count; i++)
        if (strcmp(movement->choices->list[i].name, "other") == 0)
            naive_put(naive, unit, "movement", i);
    if (is("coherency", "strayed"))
        naive_put(naive, unit, "coherency", of("coherency") + 1); /* must_return follows in the list */
    if (wound_was_tested())
        naive_put(naive, unit, "new_wounds", 0);
    naive_put(naive, unit, "turn_wounds", of("new_wounds"));
    if (!of("has_officer"))
        naive_put(naive, unit, "kills", 0);
    bool overdue = !naive_is_out(naive, unit) && demand_must_test();
    naive_put(naive, unit, "morale_overdue", overdue);
}

static inline void tft_new_turn(const struct naive *naive, struct naive_unit *unit)
{
    static const char *const over[] = {
        "under_fire",   "reversed",       "shots",    "moved_inches", "points_spent", "action_used",
        "members_down", "members_tested", "cos_down", "attacks",      "targets_shot", "owed_blast_new",
        "move_ended",   "rally_tried",    "indirect", "attacked",     "gun_handled"};
    naive_put(naive, unit, "shot_last_round", of("shots") > 0);
    naive_put(naive, unit, "under_fire_last_round", of("under_fire"));
    for (size_t i = 0; i < sizeof over / sizeof over[0]; i++)
        naive_put(naive, unit, over[i], 0);
    naive_put(naive, unit, "action", FIELD_ABSENT);
    if ((!is("flight", "to_edge") || is("kind", "afv")) && of("at_goal")) {
        naive_put(naive, unit, "flight", 0);
        naive_put(naive, unit, "at_goal", 0);
    }
    naive_put(naive, unit, "first_target", naive_text(""));
    naive_put(naive, unit, "last_target", naive_text(""));
}

/* The action of the turn and what was done in it; who skirmishes does so for a turn (A-MWK-30). */
static inline void colonial_new_turn(const struct naive *naive, struct naive_unit *unit)
{
    static const char *const over[] = {"action_open", "test_failed", "moved",      "fired",
                                       "rallied",     "follow_up",   "skirmishing"};
    for (size_t i = 0; i < sizeof over / sizeof over[0]; i++)
        naive_put(naive, unit, over[i], 0);
    naive_put(naive, unit, "action", FIELD_ABSENT);
    naive_put(naive, unit, "follow_up_unit", naive_text(""));
}

/* A round of melee lasts no longer than its turn. */
static inline void tt_new_turn(const struct naive *naive, struct naive_unit *unit)
{
    static const char *const over[] = {"round_kills", "round_wounds", "round_suppressed", "round_saves",
                                       "round_open",  "checked",      "ordered"};
    static const char *const ids[] = {"round_opponent", "charged_by_1", "charged_by_2", "charged_by_3", "charged_by_4"};
    for (size_t i = 0; i < sizeof over / sizeof over[0]; i++)
        naive_put(naive, unit, over[i], 0);
    for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++)
        naive_put(naive, unit, ids[i], naive_text(""));
}

static inline void naive_new_turn(const struct naive *naive, struct naive_unit *unit)
{
    asked_naive = naive;
    asked_unit = unit;
    if (in_ruleset("d12-skirmish"))
        d12_new_turn(naive, unit);
    if (in_ruleset("tft-ww2"))
        tft_new_turn(naive, unit);
    if (in_ruleset("colonial"))
        colonial_new_turn(naive, unit);
    if (in_ruleset("tt"))
        tt_new_turn(naive, unit);
}

/* ---- what a step settles ---- */

enum settles {
    IT_IS_GONE,  /* the due is not there any more */
    ONE_IS_LESS, /* one of several is done: the counter has fallen by one */
    HIT_IS_LESS, /* the same of hits that are owed, of which the oldest is done */
    IT_STAYS,    /* the rule demands it again */
};
/* In the order in which they are tried; the first whose member of the entry has this value says it. */
struct settlement {
    const char *ruleset, *due;
    const char *part, *member, *value; /* "input", "cause", "fire"; part NULL: in any case */
    enum settles settles;
    const char *counter;
};
static const struct settlement settlements[] = {
    {"tt", "morale_check", "input", "after_melee", "true", ONE_IS_LESS, "owes"},
    {"colonial", "leader_test_after_fire", "outcome", "killed", "true", IT_IS_GONE, NULL},
    {"colonial", "leader_test_after_fire", NULL, NULL, NULL, ONE_IS_LESS, "leader_fire_tests"},
    {"colonial", "leader_test_after_attack", "outcome", "killed", "true", IT_IS_GONE, NULL},
    {"colonial", "leader_test_after_attack", NULL, NULL, NULL, ONE_IS_LESS, "leader_attack_tests"},
    {"colonial", "pin_test_after_fire", NULL, NULL, NULL, IT_IS_GONE, NULL},
    {"colonial", "pin_test_after_attack", NULL, NULL, NULL, ONE_IS_LESS, "beaten"},
    {"colonial", "pin_test_as_witness", NULL, NULL, NULL, ONE_IS_LESS, "friends_removed"},
    {"colonial", "rally", "outcome", "result", "rallied", IT_IS_GONE, NULL},
    {"colonial", "rally", "outcome", "result", "routs", IT_IS_GONE, NULL},
    {"colonial", "rally", NULL, NULL, NULL, IT_IS_GONE, NULL},
    {"d12-skirmish", "misfire_roll", NULL, NULL, NULL, ONE_IS_LESS, "misfires"},
    {"d12-skirmish", "wound_roll", "input", "close_range", "true", ONE_IS_LESS, "close_hits"},
    {"d12-skirmish", "wound_roll", "input", "close_range", "false", ONE_IS_LESS, "hits"},
    {"d12-skirmish", "officer_roll", NULL, NULL, NULL, IT_IS_GONE, "kills"},
    {"d12-skirmish", "morale_losses", NULL, NULL, NULL, IT_IS_GONE, NULL},
    {"d12-skirmish", "morale_wounded", NULL, NULL, NULL, IT_IS_GONE, NULL},
    {"d12-skirmish", "morale_charged", NULL, NULL, NULL, IT_IS_GONE, NULL},
    {"d12-skirmish", "morale_overdue", NULL, NULL, NULL, IT_IS_GONE, NULL},
    {"d12-skirmish", "morale_friend_killed", NULL, NULL, NULL, IT_IS_GONE, NULL},
    {"d12-skirmish", "morale_officer_panics", NULL, NULL, NULL, IT_IS_GONE, NULL},
    {"d12-skirmish", "panic", NULL, NULL, NULL, IT_IS_GONE, NULL},
    {"d12-skirmish", "retreat", NULL, NULL, NULL, IT_IS_GONE, NULL},
    {"d12-skirmish", "return_to_coherency", "outcome", "in_coherency", "true", IT_IS_GONE, NULL},
    {"d12-skirmish", "return_to_coherency", "input", "must_return", "true", IT_STAYS, NULL}, /* until it is back */
    {"tft-ww2", "damage_roll", NULL, NULL, NULL, HIT_IS_LESS, NULL},
    {"tft-ww2", "blast_in_hand", NULL, NULL, NULL, IT_IS_GONE, NULL},
    {"tft-ww2", "morale_for_co", NULL, NULL, NULL, IT_IS_GONE, NULL},
    {"tft-ww2", "morale_for_members", NULL, NULL, NULL, IT_IS_GONE, "members_down_this_round"},
    {"tft-ww2", "morale_for_attack", NULL, NULL, NULL, IT_IS_GONE, NULL},
    {"tft-ww2", "flight", "outcome", "legal", "false", IT_STAYS, NULL},
    {"tft-ww2", "flight", "input", "action", "flee", IT_IS_GONE, NULL},
    {"tft-ww2", "afv_damage", "input", "hit_by", "blast", ONE_IS_LESS, "blast_hits"},
    {"tft-ww2", "afv_damage", "input", "critical", "vulnerable", ONE_IS_LESS, "vulnerable_hits"},
    {"tft-ww2", "afv_damage", NULL, NULL, NULL, ONE_IS_LESS, "hits"},
    {"tft-ww2", "crew_test", NULL, NULL, NULL, ONE_IS_LESS, "crew_tests"},
    {"tft-ww2", "reverse", "outcome", "legal", "false", IT_STAYS, NULL},
    {"tft-ww2", "reverse", "input", "reaches_edge", "true", IT_IS_GONE, NULL},
    {"tft-ww2", "reverse", "input", "segments", "nowhere", IT_STAYS, NULL},
    {"tft-ww2", "reverse", "input", "reverse", "true", IT_IS_GONE, NULL},
};
enum { SETTLEMENTS = sizeof settlements / sizeof settlements[0] };

/* A way of no inches. */
static inline bool leads_nowhere(json_t *way)
{
    size_t i;
    json_t *part;
    json_array_foreach(way, i, part)
    {
        if (json_number_value(json_object_get(part, "inches")) > 0)
            return false;
    }
    return true;
}

static inline bool entry_says(json_t *root, const struct settlement *settlement)
{
    json_t *value = json_object_get(json_object_get(root, settlement->part), settlement->member);
    if (json_is_array(value))
        return leads_nowhere(value);
    if (json_is_integer(value))
        return json_integer_value(value) == strtol(settlement->value, NULL, 10);
    if (json_is_boolean(value))
        return strcmp(settlement->value, json_is_true(value) ? "true" : "false") == 0;
    return json_is_string(value) && strcmp(settlement->value, json_string_value(value)) == 0;
}

/* Whether the players gave the number themselves that the unit keeps: dice for a part of it, say. Of a due that is gone
 * it is the input that says what was settled. */
static inline bool entry_overrides(json_t *root, const char *counter)
{
    json_t *list = json_object_get(root, "overridden");
    for (size_t i = 0; counter && i < json_array_size(list); i++)
        if (strcmp(json_string_value(json_array_get(list, i)) + strlen("/input/"), counter) == 0)
            return true;
    return false;
}

/* What the entry does to a due; NULL where nothing is stated. */
static inline const struct settlement *settlement_of(const struct ruleset *ruleset, const char *due, json_t *root)
{
    for (int32_t i = 0; i < SETTLEMENTS; i++)
        if (strcmp(settlements[i].ruleset, ruleset->name) == 0 && strcmp(settlements[i].due, due) == 0 &&
            (!settlements[i].part || entry_says(root, &settlements[i])))
            return &settlements[i];
    return NULL;
}

/* ---- what ends otherwise ---- */

/* A due that its own step does not settle alone: another one ends it, or what has become of the unit. */
struct ending {
    const char *ruleset, *due, *step; /* step NULL: any */
    bool (*holds)(void);              /* NULL: always */
};
DEMAND(has_acted, naive_get(asked_naive, asked_unit, "action") != FIELD_ABSENT)
DEMAND(has_acted_or_failed, demand_has_acted() || of("test_failed"))
DEMAND(stands_still, of("immobilised") || !demand_has_points())
DEMAND(is_commanded, commanders_of_squad(false) > 0)
DEMAND(has_no_leader, !of("has_leader"))
DEMAND(has_no_officer, !of("has_officer"))
/* What a hand made of the reading, the next loss puts right. */
DEMAND(counts_once, is("losses_call", "once"))
static const struct ending endings[] = {
    {"colonial", "leader_test_after_fire", NULL, demand_has_no_leader},
    {"colonial", "leader_test_after_attack", NULL, demand_has_no_leader},
    {"colonial", "pin_test_after_fire", "volley", NULL},
    {"colonial", "rally", NULL, demand_has_acted_or_failed},       /* likewise let: it rallies in the next turn */
    {"d12-skirmish", "officer_roll", NULL, demand_has_no_officer}, /* who fell in an exchange cannot fall again */
    {"d12-skirmish", "panic", "morale-check", NULL},
    {"d12-skirmish", "panic", "charge", NULL},
    {"d12-skirmish", "retreat", "morale-check", NULL},
    {"d12-skirmish", "retreat", "charge", NULL},
    {"d12-skirmish", "morale_charged", "charge", NULL},
    {"d12-skirmish", "morale_friend_killed", "charge", NULL},
    {"d12-skirmish", "morale_officer_panics", "charge", NULL},
    {"d12-skirmish", "morale_wounded", "charge", NULL},
    {"d12-skirmish", "morale_losses", "charge", NULL},
    {"d12-skirmish", "morale_losses", NULL, demand_counts_once},
    {"d12-skirmish", "morale_overdue", "charge", NULL},
    {"d12-skirmish", "morale_overdue", NULL, demand_counts_once},
    {"d12-skirmish", "morale_overdue", NULL, demand_charged}, /* as what it is told then */
    {"tft-ww2", "flight", "rally-check", NULL},
    {"tft-ww2", "flight", NULL, demand_has_acted},    /* let by warning or override: it flees in the next turn */
    {"tft-ww2", "morale_for_co", "morale-due", NULL}, /* it was not the nearest */
    {"tft-ww2", "commander_for_co", "morale-due", NULL},
    {"tft-ww2", "commander_for_co", NULL, demand_is_commanded}, /* by who came back from the edge */
    {"tft-ww2", "commander", NULL, demand_is_commanded},
    {"tft-ww2", "reverse", NULL, demand_stands_still},
};

static inline bool ends_otherwise(const struct naive *naive, const struct naive_unit *unit, const char *due,
                                  const char *step)
{
    asked_naive = naive;
    asked_unit = unit;
    for (size_t i = 0; i < sizeof endings / sizeof endings[0]; i++)
        if (in_ruleset(endings[i].ruleset) && strcmp(endings[i].due, due) == 0 &&
            (!endings[i].step || strcmp(endings[i].step, step) == 0) && (!endings[i].holds || endings[i].holds()))
            return true;
    return false;
}
