/* How a battle goes over into the next game (X-LIFE): before each ruling of random games, the roster that a game begins
 * with that takes this one's over. As survivors, units are those of a new game of the same figures, member by member,
 * but for what is lasting; as it stood, but for what belongs to the battle, too. Which member that is, is stated here.
 */
#include "referee/opening.h"
#include "unit_game.h"

enum { GAMES = 6, ENTRIES = 300 };

#define MEMBERS(...) ((const char *const[]){__VA_ARGS__, NULL})
static const struct stated {
    const char *ruleset;
    const char *const *profile, *const *lasting, *const *turn; /* the others are the battle's */
} stated[] = {
    {"tt", MEMBERS("quality", "target", "initiative"), MEMBERS("figures", "hero", "leader", "fate"),
     MEMBERS("round_kills", "round_wounds", "round_suppressed", "round_saves", "round_opponent", "round_open",
             "checked", "ordered", "charged_by_1", "charged_by_2", "charged_by_3", "charged_by_4")},
    {"tft-ww2",
     MEMBERS("kind", "profile", "squad", "rank", "strength", "intelligence", "dexterity", "leadership", "movement",
             "green", "elite", "weapon", "sidearm", "drive", "movement_points", "fire_control", "size", "armour",
             "penetration", "he_modifier", "explosion_radius"),
     MEMBERS("commands", "wounded", "weapon_state", "sidearm_state", "served_state", "fate", "mgs_destroyed",
             "immobilised", "main_gun_destroyed"),
     MEMBERS("action", "action_used", "move_ended", "moved_inches", "points_spent", "shots", "first_target",
             "last_target", "targets_shot", "shot_last_round", "under_fire", "under_fire_last_round", "members_down",
             "members_tested", "cos_down", "attacks", "owed_blast_new", "reversed", "rally_tried", "indirect",
             "attacked", "gun_handled")},
    {"d12-skirmish",
     MEMBERS("game", "kind", "quality", "ability", "combat_value", "shooting_value", "weapon", "loading",
             "melee_weapon", "officer", "wounds_max"),
     MEMBERS("figures", "has_officer", "officer_killed", "wounds", "fate"),
     MEMBERS("pinned", "pinned_alive", "pinned_by_morale", "emptied", "reloading", "moved", "movement", "ran",
             "consecutive_runs", "fired", "fired_alive", "charging", "charging_alive", "charge_tested", "retreated",
             "turn_wounds", "morale_overdue")},
    {"colonial", MEMBERS("profile", "kind", "weapon", "leadership", "discipline", "fire_value", "fight_value", "move"),
     MEMBERS("figures", "has_leader", "fate"),
     MEMBERS("action", "action_open", "test_failed", "moved", "fired", "rallied", "follow_up", "follow_up_unit")},
};

/* What the next turn makes something else of: as long as none begins, it stays. */
static const char *const waiting[] = {"pinned_next", "pinned_next_alive", "coherency", NULL};
/* Of weapons: a jam does not outlast the battle. */
static const char *const weapons[] = {"weapon_state", "sidearm_state", "served_state", NULL};

static struct game game;
static uint64_t carried[2], changed[2];

static const struct stated *stated_of(const struct ruleset *ruleset)
{
    for (size_t i = 0; i < FIELDS_COUNT(stated); i++)
        if (strcmp(stated[i].ruleset, ruleset->name) == 0)
            return &stated[i];
    fail_msg("%s has units, and what they carry over is not stated", ruleset->name);
    return NULL;
}

static enum lifetime lifetime_stated(const struct ruleset *ruleset, const char *member)
{
    const struct stated *of_ruleset = stated_of(ruleset);
    return naive_is_one_of(member, of_ruleset->profile)   ? LIFETIME_PROFILE
           : naive_is_one_of(member, of_ruleset->lasting) ? LIFETIME_LASTING
           : naive_is_one_of(member, of_ruleset->turn)    ? LIFETIME_TURN
                                                          : LIFETIME_BATTLE;
}

static void each_member_has_its_lifetime(void **state)
{
    int32_t wrong = 0;
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        const struct fields *fields = (*ruleset)->units->fields;
        for (size_t i = 0; i < fields->count; i++) {
            const enum lifetime found = fields->list[i].lifetime,
                                want = lifetime_stated(*ruleset, fields->list[i].name);
            if (found != want)
                print_error("%s: %s is %s, not %s\n", (*ruleset)->name, fields->list[i].name,
                            found ? lifetime_names[found] : "of no lifetime", lifetime_names[want]),
                    wrong++;
        }
    }
    assert_int_equal(wrong, 0);
}

static int32_t number_new(const struct field *field)
{
    static struct roster_unit unit;
    fields_default(chronicle.ruleset->units->fields, unit.own);
    return production_number(field, &unit);
}

/* Ready, unless it is broken. */
static int32_t repaired(const struct field *field, int32_t state)
{
    return strcmp(field->choices->list[state].name, "broken") == 0 ? state : 0;
}

static int32_t number_of_survivor(const struct field *field, const struct naive_unit *unit, const char *out)
{
    const int32_t was = naive_get(&game.naive, unit, field->name);
    if (lifetime_stated(chronicle.ruleset, field->name) > LIFETIME_LASTING)
        return number_new(field);
    if (in_ruleset("tft-ww2") && naive_is_one_of(field->name, weapons))
        return repaired(field, was);
    if (in_ruleset("tft-ww2") && strcmp(field->name, "fate") == 0 &&
        out) /* who fled over the edge is out by the flight, which is over */
        return choice_find(field->choices, out);
    return was;
}

/* The turn is over: what ends with it has ended, and no other one has begun. */
static int32_t number_as_it_stood(const struct field *field, const struct naive_unit *unit)
{
    static struct naive after;
    if (lifetime_stated(chronicle.ruleset, field->name) == LIFETIME_TURN)
        return number_new(field);
    if (naive_is_one_of(field->name, waiting))
        return naive_get(&game.naive, unit, field->name);
    after = game.naive;
    struct naive_unit *later = &after.units[unit - game.naive.units];
    naive_new_turn(&after, later);
    return naive_get(&after, later, field->name);
}

static void assert_carried(const struct roster_unit *unit, int32_t was, enum carry carry)
{
    const struct fields *fields = chronicle.ruleset->units->fields;
    const struct naive_unit *before = &game.naive.units[was];
    assert_string_equal(unit->id, before->id);
    assert_string_equal(unit->name, before->name);
    for (size_t i = 0; i < fields->count; i++) {
        const struct field *field = &fields->list[i];
        const int32_t want = carry == CARRY_SURVIVORS
                                 ? number_of_survivor(field, before, roster_out(&chronicle.present, was))
                                 : number_as_it_stood(field, before);
        const int32_t found = production_number(field, unit);
        if (found != want)
            fail_msg("%s: %s of %s goes over as %d, not %d", carry == CARRY_SURVIVORS ? "survivors" : "as it stood",
                     field->name, unit->id, found, want);
        changed[carry] += found != before->number[i];
    }
}

static void sides_take(struct opening *opening)
{
    for (int32_t i = 0; i < chronicle.present.count; i++)
        if (!opening_has_side(opening, chronicle.present.units[i].side))
            strcpy(opening->sides[opening->side_count++].id, chronicle.present.units[i].side);
}

static void assert_goes_over(enum carry carry, bool fallen)
{
    static struct roster_unit units[ROSTER_UNITS_MAX];
    static struct roster begun;
    static struct arena arena;
    struct violations violations;
    struct opening opening = {.ruleset = chronicle.ruleset,
                              .options = chronicle.options,
                              .units = units,
                              .roster_from = {.carry = (int32_t)carry, .include_fallen = fallen}};
    const struct roster *roster = &chronicle.present;
    arena_start(&arena, 1 << 20);
    violations_start(&violations);
    sides_take(&opening);
    if (!opening_take_roster(&arena, &opening, roster, &violations))
        fail_msg("%s: %s", chronicle.ruleset->name, violations.list[0].message);
    arena_end(&arena);
    roster_start(&begun, roster->type, roster->options);
    for (int32_t i = 0, at = 0; i < roster->count; i++) {
        if (!fallen && roster_out(roster, i))
            continue;
        assert_true(roster_add(&begun, &units[at]));
        assert_carried(&units[at], i, carry);
        assert_int_equal(!roster_out(&begun, at), !roster_out(roster, i));
        const struct unit_due *due;
        if (carry == CARRY_SURVIVORS && roster_dues(&begun, at, &due, 1))
            fail_msg("%s owes in its next battle: %s", units[at].id, due->title);
        carried[carry]++;
        at++;
    }
    assert_int_equal(begun.count, opening.unit_count);
}

static void before_ruling(const struct binding *binding, const struct ruling *ruling)
{
    (void)binding, (void)ruling;
    const bool fallen = chronicle_any(0, 1);
    assert_goes_over(CARRY_SURVIVORS, fallen);
    assert_goes_over(CARRY_AS_IT_STOOD, fallen);
}

static void a_battle_goes_over_into_the_next_game(void **state)
{
    static struct pool pool;
    static uint64_t settled[SETTLEMENTS], was_due[DEMANDS];
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        pool_fill(&pool, *ruleset);
        for (uint64_t seed = 1; seed <= GAMES; seed++) {
            game_start(&game, &pool, settled, was_due);
            game.ruled = before_ruling;
            game_play(&game, seed, ENTRIES);
            naive_free(&game.record);
            chronicle_end(state);
        }
        pool_empty(&pool);
    }
    assert_true(carried[CARRY_SURVIVORS] > 10000 && carried[CARRY_AS_IT_STOOD] > 10000);
    assert_true(changed[CARRY_SURVIVORS] > changed[CARRY_AS_IT_STOOD] && changed[CARRY_AS_IT_STOOD] > 1000);
}

/* Random figures seldom get there: who fled over the edge is out because of the flight, and stays out. */
static void who_fled_over_the_edge_stays_out(void **state)
{
    const struct unit_type *type = ruleset_find("tft-ww2")->units;
    static struct roster_unit unit;
    static const struct {
        const char *member, *choice;
    } fled[] = {{"flight", "to_edge"}, {"at_goal", NULL}};
    (void)state;
    fields_default(type->fields, unit.own);
    for (size_t i = 0; i < FIELDS_COUNT(fled); i++) {
        const struct field *field = field_find(type->fields, fled[i].member, strlen(fled[i].member));
        unit_set_number(field, unit.own, fled[i].choice ? choice_find(field->choices, fled[i].choice) : 1);
    }
    assert_string_equal(type->out(unit.own), "fled");
    unit_carry(type, NULL, CARRY_AS_IT_STOOD, unit.own);
    assert_string_equal(type->out(unit.own), "fled");
    unit_carry(type, NULL, CARRY_SURVIVORS, unit.own);
    assert_string_equal(type->out(unit.own), "fled");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_member_has_its_lifetime),
        cmocka_unit_test(a_battle_goes_over_into_the_next_game),
        cmocka_unit_test(who_fled_over_the_edge_stays_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
