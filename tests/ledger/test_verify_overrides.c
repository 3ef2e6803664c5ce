/* Lies about what the umpire let happen, dice that were given back, what a turn forgot, and what units were called:
 * each alone wrong, in a record that whoever has the key has signed anew. */
#include "chronicle_within.h"
#include "verifying.h"

#define TRIBE(id, name)                                                                                                \
    "{\"id\":\"" id "\",\"side\":\"" name                                                                              \
    "\",\"kind\":\"regular_infantry\",\"weapon\":\"modern_rifle\",\"leadership\":6,\"figures\":16}"
#define SERGEANT(id, side)                                                                                             \
    "{\"id\":\"" id "\",\"side\":\"" side "\",\"profile\":\"nco\",\"commands\":true,\"weapon\":\"rifle\"}"
#define FIRE "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"watch\",\"target\":\"impi\"},\"input\":{\"range\":5}"
#define OVERRIDE ",\"override\":{\"reason\":\"A test.\"}"

static int32_t tribes(const struct ruleset *ruleset, const void *options, struct roster_unit list[ROSTER_UNITS_MAX])
{
    (void)ruleset, (void)options;
    return chronicle_units_of(&chronicle, TRIBE("watch", "red") "," TRIBE("impi", "blue"), list);
}

static int32_t sergeants(const struct ruleset *ruleset, const void *options, struct roster_unit list[ROSTER_UNITS_MAX])
{
    (void)ruleset, (void)options;
    return chronicle_units_of(&chronicle, SERGEANT("tom", "red") "," SERGEANT("fritz", "blue"), list);
}

static const char *umpire_side; /* of the games that are opened */

static void open_game(const char *ruleset,
                      int32_t (*units)(const struct ruleset *, const void *, struct roster_unit[ROSTER_UNITS_MAX]))
{
    chronicle_free(&chronicle);
    chronicle_open(&chronicle,
                   &(struct chronicle_kind){
                       .ruleset = ruleset, .links = 16, .seed = 7, .units = units, .umpire_side = umpire_side});
    chronicle_join(&chronicle, "red", "player");
    chronicle_join(&chronicle, "blue", "player");
}

/* A member of the first unit, by hand. */
static void change(const char *name, int32_t value)
{
    const struct field *member = field_find(chronicle.ruleset->units->fields, name, strlen(name));
    const struct roster_change change = {.member = member, .kind = EFFECT_SET, .value = value};
    chronicle_change(&chronicle, "umpire", &change, 1);
}

static int64_t rule(const char *seat, const char *body)
{
    struct violations violations;
    violations_start(&violations);
    int64_t ruling = chronicle_rule_on(&chronicle, seat, "declared", body, &violations);
    if (ruling < 0)
        fail_msg("%s: %s", violations.list[0].pointer, violations.list[0].message);
    return ruling;
}

/* One part of an entry is another one, and then what it was again. */
static char *entry_save(int64_t entry)
{
    char *saved = strdup(chronicle.entries[entry].bytes);
    assert_non_null(saved);
    return saved;
}

static void entry_restore(int64_t entry, char *saved)
{
    free(chronicle.entries[entry].bytes);
    chronicle.entries[entry] = (struct chronicle_entry){.bytes = saved, .length = strlen(saved)};
}

static void expect_noticed(int64_t entry, const char *old, const char *new, enum verify_check check, const char *words)
{
    char *saved = entry_save(entry);
    chronicle_edit(&chronicle, entry, old, new);
    chronicle_sign_anew(&chronicle);
    check_chronicle();
    expect_failure(check, entry, words);
    entry_restore(entry, saved);
}

/* What rests on nothing but the word of those who were there: only a saved checkpoint tells. */
static void expect_unnoticed(int64_t entry, const char *old, const char *new)
{
    char *saved = entry_save(entry);
    chronicle_edit(&chronicle, entry, old, new);
    chronicle_sign_anew(&chronicle);
    expect_passed();
    entry_restore(entry, saved);
}

static void expect_in_order(void)
{
    chronicle_sign_anew(&chronicle);
    expect_passed();
}

static int64_t overridden(void)
{
    open_game("colonial", tribes);
    change("pinned_markers", 1);
    int64_t ruling = rule("umpire", FIRE OVERRIDE "}");
    expect_in_order();
    return ruling;
}

static void an_override_is_taken_away(void **state)
{
    (void)state;
    expect_noticed(overridden(), ",\"override\":{\"reason\":\"A test.\"}", "", VERIFY_RULINGS, "/barred/0/waived");
    /* With what it let happen as well: nothing bars the unit, says the record then. */
    int64_t ruling = overridden();
    chronicle_edit(&chronicle, ruling, ",\"override\":{\"reason\":\"A test.\"}", "");
    expect_noticed(ruling,
                   "\"barred\":[{\"bar\":\"pinned\",\"clause\":\"MWK-ACT-3\",\"role\":\"firer\",\"unit\":\"watch\","
                   "\"waived\":\"override\"}],",
                   "", VERIFY_RULINGS, "/reasons/0/clause");
}

static void an_override_lets_something_else_happen(void **state)
{
    (void)state;
    int64_t ruling = overridden();
    expect_noticed(ruling, "\"waived\":\"override\"", "\"waived\":\"warn\"", VERIFY_RULINGS, "/barred/0/waived");
    expect_noticed(ruling, "\"bar\":\"pinned\"", "\"bar\":\"has_acted\"", VERIFY_RULINGS, "/barred/0/bar");
    expect_noticed(ruling, "\"clause\":\"MWK-ACT-3\",\"role\"", "\"clause\":\"MWK-UNIT\",\"role\"", VERIFY_RULINGS,
                   "/barred/0/clause");
    expect_noticed(ruling, "\"unit\":\"watch\",\"waived\"", "\"unit\":\"impi\",\"waived\"", VERIFY_UNITS, "");
    expect_noticed(ruling, "{\"clause\":\"X-OVER\"},", "", VERIFY_RULINGS, "/reasons");
    expect_unnoticed(ruling, "\"reason\":\"A test.\"", "\"reason\":\"No test.\"");
}

static void a_player_overrides(void **state)
{
    (void)state;
    int64_t ruling = overridden();
    expect_noticed(ruling, "\"seat\":\"umpire\"", "\"seat\":\"red\"", VERIFY_SEATS, "");
}

/* Nothing barred it, and so it let nothing happen: the umpire may say so, and only its reason is a lie. A ruling in
 * which something was barred has had it from the beginning. */
static void an_override_is_put_in(void **state)
{
    (void)state;
    open_game("colonial", tribes);
    int64_t ruling = rule("umpire", FIRE "}");
    expect_unnoticed(ruling, "\"reasons\":", "\"override\":{\"reason\":\"A test.\"},\"reasons\":");
    change("pinned_markers", 1);
    rule("red", "{\"step\":\"rally\",\"units\":{\"unit\":\"watch\"}}");
    int64_t refused = rule("umpire", FIRE "}");
    expect_noticed(refused, "\"reasons\":", "\"override\":{\"reason\":\"A test.\"},\"reasons\":", VERIFY_RULINGS,
                   "/barred/0/waived");
}

/* ---- dice that were given back ---- */

/* A question of a player that is not permitted, with two dice. */
static int64_t given_back(void)
{
    open_game("colonial", tribes);
    change("pinned_markers", 1);
    int64_t ruling = rule("red", FIRE "}");
    chronicle_edit(&chronicle, ruling, "\"draws\":[]", "\"dice_unused\":[3,4],\"draws\":[]");
    expect_in_order();
    return ruling;
}

static void dice_are_given_back_with_a_ruling_that_used_some(void **state)
{
    (void)state;
    open_game("colonial", tribes);
    int64_t ruling = rule("red", FIRE "}");
    expect_noticed(ruling, "\"draws\":[", "\"dice_unused\":[3],\"draws\":[", VERIFY_FORM, "contradict each other");
}

static void dice_are_given_back_that_never_fell(void **state)
{
    (void)state;
    int64_t ruling = given_back();
    expect_noticed(ruling, "\"dice_unused\":[3,4]", "\"dice_unused\":[]", VERIFY_FORM, "dice_unused");
    expect_noticed(ruling, "\"dice_unused\":[3,4]", "\"dice_unused\":[3,0]", VERIFY_FORM, "dice_unused");
    expect_noticed(ruling, "\"source\":\"declared\"", "\"source\":\"system\"", VERIFY_FORM, "contradict each other");
    expect_unnoticed(ruling, "\"dice_unused\":[3,4],", "");
    expect_unnoticed(ruling, "\"dice_unused\":[3,4]", "\"dice_unused\":[6,6,6]");
}

/* ---- what a turn forgot ---- */

#define LAPSED "\"lapsed\":[{\"due\":\"morale_for_members\",\"unit\":\"tom\",\"unit_name\":\"tom\"}],"

static int64_t forgotten(void)
{
    open_game("tft-ww2", sergeants);
    chronicle_turn(&chronicle, "umpire", 1, 3);
    change("members_down", 2);
    int64_t turn = chronicle_turn(&chronicle, "umpire", 2, 0);
    assert_non_null(strstr(chronicle.entries[turn].bytes, LAPSED));
    expect_in_order();
    return turn;
}

static void a_turn_does_not_say_what_it_forgot(void **state)
{
    (void)state;
    int64_t turn = forgotten();
    expect_noticed(turn, LAPSED, "", VERIFY_UNITS, "/lapsed");
    expect_noticed(turn, "morale_for_members", "morale_for_co", VERIFY_UNITS, "/lapsed");
    expect_noticed(turn, "members\",\"unit\":\"tom\"", "members\",\"unit\":\"fritz\"", VERIFY_UNITS, "/lapsed");
    expect_noticed(turn, "}],\"phase\"",
                   "},{\"due\":\"morale_for_members\",\"unit\":\"fritz\",\"unit_name\":\"fritz\"}],\"phase\"",
                   VERIFY_UNITS, "/lapsed");
}

static void a_player_begins_the_turn_that_forgets(void **state)
{
    (void)state;
    expect_noticed(forgotten(), "\"seat\":\"umpire\"", "\"seat\":\"red\"", VERIFY_UNITS, "forgets what is due");
}

static void a_turn_says_that_it_forgot_what_was_not_due(void **state)
{
    (void)state;
    open_game("tft-ww2", sergeants);
    chronicle_turn(&chronicle, "umpire", 1, 3);
    int64_t turn = chronicle_turn(&chronicle, "umpire", 2, 0);
    expect_noticed(turn, "\"phase\":", LAPSED "\"phase\":", VERIFY_UNITS, "/lapsed");
}

/* ---- what an umpire who plays does alone ---- */

static void alone(uint64_t count)
{
    expect_in_order();
    assert_int_equal(verify_noticed(verifier, VERIFY_WARNING_UMPIRE_WHO_PLAYS)->count, umpire_side ? count : 0);
}

static void an_umpire_who_plays_is_counted(void **state)
{
    (void)state;
    for (int plays = 0; plays < 2; plays++) {
        umpire_side = plays ? "red" : NULL;
        overridden();
        alone(2); /* the change by hand that barred the unit, and the override */
        struct roster_unit twin[ROSTER_UNITS_MAX];
        chronicle_add_units(&chronicle, "blue", twin, chronicle_units_of(&chronicle, TRIBE("twin", "blue"), twin));
        chronicle_rename(&chronicle, "umpire", 1, "The Horde");
        alone(3);
        chronicle_remove_unit(&chronicle, "umpire", 2);
        alone(4);
        chronicle_reassign(&chronicle, "umpire", 1, "red");
        alone(5);
        chronicle_reissue(&chronicle, "blue", NULL, 0);
        alone(6);
        chronicle_restore(&chronicle, 8);
        alone(7);
        chronicle_rename(&chronicle, "umpire", 0, "The Watch"); /* as players may: it is of the own side */
        alone(7);
        forgotten();
        alone(2); /* the change by hand, and the turn that forgot what was due; not the one before */
    }
    umpire_side = NULL;
}

/* ---- what units were called ---- */

static void units_were_called_something_else(void **state)
{
    (void)state;
    open_game("colonial", tribes);
    int64_t ruling = rule("red", FIRE "}");
    expect_in_order();
    expect_noticed(ruling, "\"names\":{\"firer\":\"watch\"", "\"names\":{\"firer\":\"guards\"", VERIFY_RULINGS,
                   "/names");
    expect_noticed(ruling, "\"names\":{\"firer\":\"watch\",\"target\":\"impi\"}",
                   "\"names\":{\"firer\":\"impi\",\"target\":\"watch\"}", VERIFY_RULINGS, "/names");
    expect_noticed(ruling, "\"names\":{\"firer\":\"watch\",\"target\":\"impi\"},", "", VERIFY_FORM,
                   "contradict each other");
    expect_noticed(ruling, "\"names\":{\"firer\":\"watch\",", "\"names\":{", VERIFY_FORM, "");
}

/* A unit that is renamed was called what it was called then. */
static void a_later_name_is_put_into_an_earlier_ruling(void **state)
{
    (void)state;
    open_game("colonial", tribes);
    int64_t before = rule("red", FIRE "}");
    chronicle_rename(&chronicle, "red", 0, "The Watch");
    int64_t after = rule("umpire", FIRE OVERRIDE "}");
    expect_in_order();
    expect_noticed(before, "\"names\":{\"firer\":\"watch\"", "\"names\":{\"firer\":\"The Watch\"", VERIFY_RULINGS,
                   "/names");
    expect_noticed(after, "\"names\":{\"firer\":\"The Watch\"", "\"names\":{\"firer\":\"watch\"", VERIFY_RULINGS,
                   "/names");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_override_is_taken_away),
        cmocka_unit_test(an_override_lets_something_else_happen),
        cmocka_unit_test(a_player_overrides),
        cmocka_unit_test(an_override_is_put_in),
        cmocka_unit_test(dice_are_given_back_with_a_ruling_that_used_some),
        cmocka_unit_test(dice_are_given_back_that_never_fell),
        cmocka_unit_test(a_turn_does_not_say_what_it_forgot),
        cmocka_unit_test(a_player_begins_the_turn_that_forgets),
        cmocka_unit_test(a_turn_says_that_it_forgot_what_was_not_due),
        cmocka_unit_test(an_umpire_who_plays_is_counted),
        cmocka_unit_test(units_were_called_something_else),
        cmocka_unit_test(a_later_name_is_put_into_an_earlier_ruling),
    };
    return cmocka_run_group_tests(tests, NULL, chronicle_end);
}
