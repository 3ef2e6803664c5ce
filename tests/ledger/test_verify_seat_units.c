/* Units that come into a record: whose they may be, and how many a player brings. */
#include "referee/unit_requests.h"
#include "verifying.h"

enum { SEAT_UNITS = 24 };

static int32_t units_made;

/* So many units of a seat, none of which is there yet. */
static void units_make(const char *seat, int32_t count, struct roster_unit *ret)
{
    const struct ruleset *ruleset = ruleset_find("d12-skirmish");
    const struct fields *own = ruleset->units->fields;
    memset(ret, 0, (size_t)count * sizeof *ret);
    for (int32_t i = 0; i < count; i++) {
        snprintf(ret[i].id, sizeof ret[i].id, "u%d", units_made++);
        snprintf(ret[i].name, sizeof ret[i].name, "%s", ret[i].id);
        snprintf(ret[i].side, sizeof ret[i].side, "%s", seat);
        fields_default(own, ret[i].own);
        unit_set_number(field_find(own, "figures", 7), ret[i].own, 5);
    }
}

static int32_t one_of_red(const struct ruleset *ruleset, const void *options, struct roster_unit *list)
{
    (void)ruleset, (void)options;
    units_make("red", 1, list);
    return 1;
}

/* Opens a game in which red has one unit. */
static void open_game(void)
{
    units_made = 0;
    chronicle_free(&chronicle);
    chronicle_open(&chronicle,
                   &(struct chronicle_kind){.ruleset = "d12-skirmish", .links = 16, .seed = 7, .units = one_of_red});
    chronicle_join(&chronicle, "red", "player");
    chronicle_join(&chronicle, "blue", "player");
}

static int64_t bring(const char *by, const char *seat, int32_t count)
{
    struct roster_unit units[ROSTER_UNITS_MAX];
    units_make(seat, count, units);
    return chronicle_add_units(&chronicle, by, units, count);
}

static void expect_wrong(int64_t entry, const char *words)
{
    chronicle_sign_anew(&chronicle);
    check_chronicle();
    expect_failure(VERIFY_UNITS, entry, words);
}

/* Players bring units until their seats have as many as they may; the umpire goes on. */
static void seats_that_are_filled(void **state)
{
    (void)state;
    open_game();
    bring("red", "red", 10);
    bring("red", "red", SEAT_UNITS - 11);
    bring("blue", "blue", SEAT_UNITS);
    bring("umpire", "red", ROSTER_UNITS_MAX - 2 * SEAT_UNITS);
    chronicle_sign_anew(&chronicle);
    expect_passed();
}

static void a_player_who_brings_too_many(void **state)
{
    static const char words[] = "a player adds more units than a side may";
    (void)state;
    open_game();
    expect_wrong(bring("red", "red", SEAT_UNITS), words);
    open_game();
    bring("red", "red", SEAT_UNITS - 1);
    expect_wrong(bring("red", "red", 1), words);
    open_game();
    bring("umpire", "blue", SEAT_UNITS);
    expect_wrong(bring("blue", "blue", 1), words);
}

static void a_player_who_brings_those_of_another(void **state)
{
    (void)state;
    open_game();
    expect_wrong(bring("red", "blue", 1), "of another side");
}

static void more_than_there_is_room_for(void **state)
{
    (void)state;
    open_game();
    expect_wrong(bring("umpire", "red", ROSTER_UNITS_MAX), "too many");
}

#define SHOT(firer, target)                                                                                            \
    "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"" firer "\",\"target\":\"" target                              \
    "\"},\"input\":{\"range\":10}}"

#define FIGURE(id, side)                                                                                               \
    "{\"id\":\"" id "\",\"side\":\"" side                                                                              \
    "\",\"game\":\"individual\",\"quality\":\"regular\",\"weapon\":\"rifled_musket\",\"figures\":1}"

static int32_t two_of_each(const struct ruleset *ruleset, const void *options, struct roster_unit *list)
{
    (void)ruleset, (void)options;
    return chronicle_units_of(
        &chronicle, FIGURE("u0", "red") "," FIGURE("u1", "blue") "," FIGURE("u2", "red") "," FIGURE("u3", "blue"),
        list);
}

static int64_t shoot(const char *seat, const char *body)
{
    struct violations violations;
    violations_start(&violations);
    int64_t entry = chronicle_rule_on(&chronicle, seat, "sealed", body, &violations);
    if (entry < 0)
        fail_msg("%s: %s", violations.list[0].pointer, violations.list[0].message);
    return entry;
}

/* What the service refuses (tests/http/test_units.c), an owner may write all the same. */
static void a_player_who_acts_with_a_unit_of_another_side(void **state)
{
    (void)state;
    for (int shared = 0; shared < 2; shared++) {
        chronicle_free(&chronicle);
        chronicle_open(
            &chronicle,
            &(struct chronicle_kind){
                .ruleset = "d12-skirmish", .links = 16, .seed = 7, .units = two_of_each, .own_units = !shared});
        chronicle_join(&chronicle, "red", "player");
        chronicle_join(&chronicle, "blue", "player");
        chronicle_turn(&chronicle, "umpire", 1, 2);
        shoot("red", SHOT("u0", "u3"));
        shoot("umpire", SHOT("u3", "u0"));
        int64_t other = shoot("red", SHOT("u1", "u2"));
        chronicle_sign_anew(&chronicle);
        if (shared)
            expect_passed();
        else
            expect_wrong(other, "a player acts with a unit of another side");
    }
}

static int free_all(void **state)
{
    return chronicle_end(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(seats_that_are_filled),
        cmocka_unit_test(a_player_who_brings_too_many),
        cmocka_unit_test(a_player_who_brings_those_of_another),
        cmocka_unit_test(more_than_there_is_room_for),
        cmocka_unit_test(a_player_who_acts_with_a_unit_of_another_side),
    };
    return cmocka_run_group_tests(tests, NULL, free_all);
}
