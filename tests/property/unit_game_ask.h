/* What players ask in a random game: anything, what is due, and deeds in an order that is hardly met by chance. */
#pragma once
#include "unit_game_look.h"

static inline const char *any_player(void)
{
    return chronicle_any(0, 1) ? "red" : "blue";
}

static inline void chain_renew(struct game *game)
{
    if (chronicle.used < game->end)
        return;
    chronicle_rekey(&chronicle, (uint32_t)game->links);
    game->end += game->links;
}

static inline int32_t step_number(const struct ruleset *ruleset, const char *name)
{
    int32_t at = 0;
    while (strcmp(ruleset->steps[at]->name, name) != 0)
        at++;
    return at;
}

/* A player asks, now and then the umpire, who lets it happen whatever bars it. False when the server would have refused
 * it. */
static inline bool ask_something(struct game *game, int32_t at, const char *role, const char *must)
{
    static char body[QUESTION_MAX];
    struct violations violations;
    bool lifts = chronicle_any(0, 7) == 0;
    const char *source = chronicle_any(0, 2) ? "sealed" : "declared";
    question_write(game->pool, at, &chronicle.present, role, must, lifts, body);
    chain_renew(game);
    if (chronicle_rule_on(&chronicle, lifts ? "umpire" : any_player(), source, body, &violations) < 0)
        return false;
    look(game);
    if (chronicle_any(0, 5) == 0) { /* the same deeds again */
        chain_renew(game);
        chronicle_rule_on(&chronicle, lifts ? "umpire" : any_player(), source, body, &violations);
    }
    return true;
}

/* Something that is due, mostly; else anything. False when the server would have refused it. */
static inline bool rule_something(struct game *game)
{
    const struct roster *roster = &chronicle.present;
    const struct unit_due *list[32], *due = NULL;
    int32_t unit = chronicle_any(0, roster->count - 1);
    int32_t count = chronicle_any(0, 2) ? roster_dues(roster, unit, list, 32) : 0;
    if (count)
        due = list[chronicle_any(0, count - 1)];
    int32_t at = due ? step_number(chronicle.ruleset, due->step) : chronicle_any(0, game->pool->step_count - 1);
    return ask_something(game, at, due ? due->role : NULL, roster->units[unit].id);
}

/* Somebody who owes something is to do something else. */
static inline void defy_something(struct game *game)
{
    const struct roster *roster = &chronicle.present;
    const struct unit_due *list[32];
    for (int32_t attempt = 0; attempt < 10; attempt++) {
        int32_t unit = chronicle_any(0, roster->count - 1), deed = chronicle_any(0, ACTING - 1);
        int32_t at = chronicle_any(0, game->pool->step_count - 1);
        if (roster_dues(roster, unit, list, 32) == 0)
            continue;
        if (strcmp(acting[deed].ruleset, chronicle.ruleset->name) == 0)
            ask_something(game, step_number(chronicle.ruleset, acting[deed].step), acting[deed].role,
                          roster->units[unit].id);
        else
            ask_something(game, at, NULL, NULL);
        return;
    }
}

/* A place in `acting` of the ruleset, of this step where it is given; -1: there is none. */
static inline int32_t any_deed(const char *step)
{
    int32_t first = chronicle_any(0, ACTING - 1);
    for (int32_t i = 0; i < ACTING; i++) {
        int32_t at = (first + i) % ACTING;
        if (strcmp(acting[at].ruleset, chronicle.ruleset->name) == 0 && (!step || strcmp(acting[at].step, step) == 0))
            return at;
    }
    return -1;
}

static inline void do_deed(struct game *game, int32_t deed, const char *id)
{
    ask_something(game, step_number(chronicle.ruleset, acting[deed].step), acting[deed].role, id);
    look(game);
}

/* What a question ends with by which the umpire lets it happen whatever bars it; else nothing. */
static inline const char *lifting(bool lifts)
{
    return lifts ? ",\"override\":{\"reason\":\"" OVERRIDE_REASON "\"}" : "";
}

/* A question with dice that are declared: the umpire's where he lifts what bars it, else a player's. */
static inline void declare(struct game *game, bool lifts, const char *body)
{
    struct violations violations;
    chain_renew(game);
    chronicle_rule_on(&chronicle, lifts ? "umpire" : any_player(), "declared", body, &violations);
    look(game);
}

/* A unit in the game that flees. */
static inline bool is_fleeing(const struct game *game, int32_t unit)
{
    const struct roster *roster = &chronicle.present;
    return !roster_out(roster, unit) &&
           naive_get(&game->naive, naive_find(&game->naive, roster->units[unit].id), "flight") > 0;
}

/* A figure throws, and throws again. */
static inline void throw_twice(struct game *game, const char *id)
{
    char body[300];
    for (int32_t i = 0; i < 2; i++) {
        bool lifts = chronicle_any(0, 3) == 0;
        snprintf(body, sizeof body,
                 "{\"step\":\"indirect-fire\",\"units\":{\"thrower\":\"%s\"},"
                 "\"input\":{\"weapon\":\"grenade\",\"action\":\"%s\",\"range\":5}%s}",
                 id, chronicle_any(0, 3) ? "pivot" : "walk_and_snap_shot", lifting(lifts));
        declare(game, lifts, body);
    }
}

/* The last unit in the game that has not acted in this turn; else this one. */
static inline const char *fresh_or(const struct game *game, const char *id)
{
    for (int32_t unit = chronicle.present.count - 1; unit >= 0; unit--) {
        const char *other = chronicle.present.units[unit].id;
        if (!roster_out(&chronicle.present, unit) &&
            naive_get(&game->naive, naive_find(&game->naive, other), "action") == FIELD_ABSENT)
            return other;
    }
    return id;
}

/* A figure snaps a shot, and another one. */
static inline void snap_twice(struct game *game, const char *id)
{
    const char *target = chronicle.present.units[chronicle_any(0, chronicle.present.count - 1)].id;
    char body[400];
    id = fresh_or(game, id);
    for (int32_t i = 0; i < 2; i++) {
        bool lifts = chronicle_any(0, 3) == 0;
        snprintf(body, sizeof body,
                 "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"%s\",\"target\":\"%s\"},\"input\":{"
                 "\"weapon\":\"pistol\",\"action\":\"walk_and_snap_shot\",\"range\":5,\"distance_from_previous\":2}%s}",
                 id, target, lifting(lifts));
        declare(game, lifts, body);
    }
}

/* A figure that aims fires what cannot be aimed. */
static inline void aim_and_fire(struct game *game, const char *id)
{
    const char *target = chronicle.present.units[chronicle_any(0, chronicle.present.count - 1)].id;
    char body[400];
    bool lifts = chronicle_any(0, 3) == 0;
    snprintf(body, sizeof body, "{\"step\":\"movement\",\"units\":{\"figure\":\"%s\"},\"input\":{\"action\":\"aim\"}}",
             id);
    declare(game, false, body);
    snprintf(body, sizeof body,
             "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"%s\",\"target\":\"%s\"},\"input\":{"
             "\"weapon\":\"smg\",\"action\":\"aim\",\"range\":5,\"distance_from_previous\":2}%s}",
             id, target, lifting(lifts));
    declare(game, lifts, body);
}

/* A vehicle that has spent points fires, be they more than half or not. */
static inline void fire_on_the_move(struct game *game, const char *id)
{
    bool lifts = chronicle_any(0, 3) == 0;
    char body[300];
    if (naive_get(&game->naive, naive_find(&game->naive, id), "points_spent") <= 0)
        return;
    snprintf(body, sizeof body,
             "{\"step\":\"afv-attack\",\"units\":{\"firer\":\"%s\"},"
             "\"input\":{\"he\":true,\"fire_control\":12,\"mp_total\":%d}%s}",
             id, (int)chronicle_any(1, 20), lifting(lifts));
    declare(game, lifts, body);
}

/* A figure whose weapon is not ready shoots with some weapon, which it may carry or not. */
static inline void shoot_with_something(struct game *game, const char *id)
{
    static const char *const weapons[] = {"rifle", "smg", "pistol"};
    const struct roster_unit *target = &chronicle.present.units[chronicle_any(0, chronicle.present.count - 1)];
    char body[400];
    if (naive_get(&game->naive, naive_find(&game->naive, id), "weapon_state") <= 0)
        return;
    snprintf(body, sizeof body,
             "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"%s\",\"target\":\"%s\"},"
             "\"input\":{\"weapon\":\"%s\",\"action\":\"pivot\",\"range\":5,\"distance_from_previous\":2}%s}",
             id, target->id, weapons[chronicle_any(0, 2)], lifting(chronicle_any(0, 2) == 0));
    declare(game, strstr(body, "override"), body);
}

/* Somebody runs, turns and would run on. */
static inline void run_on(struct game *game, const char *id)
{
    char body[300];
    for (int32_t i = 0; i < 2; i++) {
        snprintf(body, sizeof body,
                 "{\"step\":\"movement\",\"units\":{\"figure\":\"%s\"},\"input\":{\"action\":\"run\",\"inches\":1,"
                 "\"turns\":1}%s}",
                 id, lifting(i > 0 && chronicle_any(0, 1) == 0));
        declare(game, strstr(body, "override"), body);
    }
}

/* Somebody charges, fights and would charge on; who flees does not fight. */
static inline void charge_on(struct game *game, const char *id)
{
    const char *foe = chronicle.present.units[chronicle_any(0, chronicle.present.count - 1)].id;
    char body[500];
    snprintf(body, sizeof body,
             "{\"step\":\"melee-score\",\"units\":{\"attacker\":\"%s\",\"defender\":\"%s\"},\"input\":{\"attacker\":{"
             "\"action\":\"charge\",\"weapon\":\"improvised\",\"dexterity\":12,\"strength\":12},\"defender\":{"
             "\"action\":\"pivot\",\"weapon\":\"improvised\",\"dexterity\":12,\"strength\":12}},\"dice\":[6,5,4]%s}",
             id, foe, lifting(chronicle_any(0, 3) == 0));
    declare(game, strstr(body, "override"), body);
    snprintf(body, sizeof body,
             "{\"step\":\"movement\",\"units\":{\"figure\":\"%s\"},\"input\":{\"action\":\"charge\",\"inches\":1}%s}",
             id, lifting(chronicle_any(0, 1) == 0));
    declare(game, strstr(body, "override"), body);
}

/* A CO rallies somebody, who flees or not, of its side or not: few of them live long enough to be met by chance. */
static inline void rally_somebody(struct game *game)
{
    const struct roster *roster = &chronicle.present;
    const struct unit_role *co = step_find(chronicle.ruleset, "rally-check")->roles;
    int32_t unit = 0, other = chronicle_any(0, roster->count - 1);
    char body[300];
    while (unit < roster->count && (roster_out(roster, unit) || co->unfit(roster->units[unit].own)))
        unit++;
    if (unit == roster->count)
        return;
    snprintf(body, sizeof body, "{\"step\":\"rally-check\",\"units\":{\"co\":\"%s\",\"fleeing\":[\"%s\"]}%s}",
             roster->units[unit].id, roster->units[other].id, lifting(chronicle_any(0, 2) == 0));
    declare(game, strstr(body, "override"), body);
}

/* A commander whose squad is under attack tests morale for it; few live long enough to be met by chance. */
static inline void test_morale(struct game *game)
{
    char body[200];
    for (int32_t unit = 0; unit < chronicle.present.count; unit++) {
        const char *id = chronicle.present.units[unit].id;
        if (!is_demanded(&game->naive, naive_find(&game->naive, id), "morale_for_attack"))
            continue;
        snprintf(body, sizeof body, "{\"step\":\"morale-check\",\"units\":{\"commander\":\"%s\"}}", id);
        declare(game, false, body);
    }
}

/* The next unit from this place on that flees; NULL: none. */
static inline const char *next_fleeing(const struct game *game, int32_t *unit)
{
    for (; *unit < chronicle.present.count; ++*unit)
        if (is_fleeing(game, *unit))
            return chronicle.present.units[*unit].id;
    return NULL;
}

/* Whose crew failed goes back, to the table edge or not; of figures that flee it is refused. */
static inline void go_back(struct game *game)
{
    const char *id;
    char body[300];
    for (int32_t unit = 0; (id = next_fleeing(game, &unit)); unit++) {
        snprintf(body, sizeof body,
                 "{\"step\":\"afv-movement\",\"units\":{\"vehicle\":\"%s\"},\"input\":{\"reverse\":true,"
                 "\"reaches_edge\":%s,\"segments\":[{\"terrain\":\"open\",\"inches\":1}]}}",
                 id, chronicle_any(0, 1) ? "true" : "false");
        declare(game, false, body);
    }
}

/* Who flees runs to its cover, and would have somebody's guns fire in the same turn. */
static inline void flee_and_act(struct game *game)
{
    const char *id;
    char body[300];
    for (int32_t unit = 0; (id = next_fleeing(game, &unit)); unit++) {
        bool lifts = chronicle_any(0, 1) == 0;
        snprintf(body, sizeof body,
                 "{\"step\":\"movement\",\"units\":{\"figure\":\"%s\"},\"input\":{\"inches\":1,\"reaches_goal\":true,"
                 "\"cover\":\"hard\"}}",
                 id);
        declare(game, false, body);
        snprintf(body, sizeof body,
                 "{\"step\":\"indirect-fire\",\"units\":{\"spotter\":\"%s\"},\"input\":{\"weapon\":\"light_artillery\","
                 "\"on_table\":false},\"dice\":[1,1,5]%s}",
                 id, lifting(lifts));
        declare(game, lifts, body);
    }
}

/* Somebody does one thing after the other in a turn, where a test comes before it that, too, and the last twice. */
static inline void press_on(struct game *game)
{
    int32_t unit = chronicle_any(0, chronicle.present.count - 1), tests = any_deed("activation");
    char id[UNIT_ID_MAX + 1];
    memcpy(id, chronicle.present.units[unit].id, sizeof id);
    if (any_deed(NULL) < 0)
        return;
    int32_t deed = any_deed(tests >= 0 && chronicle_any(0, 1) ? "movement" : NULL);
    if (tests >= 0)
        do_deed(game, tests, id);
    do_deed(game, any_deed(NULL), id);
    do_deed(game, deed, id);
    do_deed(game, deed, id);
    if (strcmp(chronicle.ruleset->name, "tft-ww2") != 0)
        return;
    if (chronicle_any(0, 1) == 0)
        run_on(game, id);
    else
        charge_on(game, fresh_or(game, id));
    fire_on_the_move(game, id);
    if (chronicle_any(0, 1))
        snap_twice(game, id);
    else
        aim_and_fire(game, id);
    throw_twice(game, id);
    shoot_with_something(game, id);
    rally_somebody(game);
    test_morale(game);
    flee_and_act(game);
    go_back(game);
}

/* Whether nothing is wrong with a question by itself: that is told before anybody looks at a roster. */
static inline bool is_sound(const char *body)
{
    struct violations violations;
    struct arena arena;
    struct intent intent;
    arena_start(&arena, 16 << 20);
    violations_start(&violations);
    bool sound =
        intent_decode_recorded(&arena, chronicle.ruleset, chronicle.options, body, strlen(body), &intent, &violations);
    arena_end(&arena);
    return sound;
}

/* A unit that is out is refused wherever it would act. */
static inline void try_the_dead(const struct game *game)
{
    const struct roster *roster = &chronicle.present;
    static char body[QUESTION_MAX];
    struct violations violations;
    int32_t unit = chronicle_any(0, roster->count - 1);
    if (!naive_is_out(&game->naive, &game->naive.units[unit]))
        return;
    for (int32_t at = 0; at < game->pool->step_count; at++)
        for (const struct unit_role *role = chronicle.ruleset->steps[at]->roles; role && role->name; role++) {
            if (!role->in_play)
                continue;
            question_write(game->pool, at, roster, role->name, roster->units[unit].id, false, body);
            violations_start(&violations);
            assert_int_equal(chronicle_rule_on(&chronicle, "red", "declared", body, &violations), -1);
            bool told = false;
            for (int32_t i = 0; i < violations.count; i++)
                told = told || violations.list[i].code == ERROR_UNIT_OUT;
            if (!told && is_sound(body))
                fail_msg("%s: %s: %s", body, violations.list[0].pointer, violations.list[0].message);
        }
}
