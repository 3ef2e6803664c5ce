/* Units of a record: entries that bring and change them, and rulings that name them, each alone wrong. Whoever has the
 * key has signed it anew. */
#include "chronicle_within.h"
#include "referee/unit_requests.h"
#include "verifying.h"

#define TRIBE(id, seat)                                                                                                \
    "{\"id\":\"" id "\",\"side\":\"" seat                                                                              \
    "\",\"kind\":\"tribal_infantry\",\"weapon\":\"ragtag\",\"leadership\":6,\"figures\":16}"
#define FIGURE(id, seat)                                                                                               \
    "{\"id\":\"" id "\",\"side\":\"" seat                                                                              \
    "\",\"game\":\"individual\",\"quality\":\"regular\",\"weapon\":\"rifled_musket\",\"figures\":1}"
#define FIRE "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"watch\",\"target\":\"impi\"},\"input\":{\"range\":8}}"
#define CHARGE                                                                                                         \
    "{\"step\":\"charge\",\"units\":{\"chargers\":[\"tom\"],\"charged\":\"bill\"},"                                    \
    "\"input\":{\"chargers\":[{\"distance\":6}]}}"

static int32_t tribes(const struct ruleset *ruleset, const void *options, struct roster_unit list[ROSTER_UNITS_MAX])
{
    (void)ruleset;
    (void)options;
    return chronicle_units_of(&chronicle, TRIBE("watch", "red") "," TRIBE("impi", "blue"), list);
}

static int32_t figures(const struct ruleset *ruleset, const void *options, struct roster_unit list[ROSTER_UNITS_MAX])
{
    (void)ruleset;
    (void)options;
    return chronicle_units_of(&chronicle, FIGURE("tom", "red") "," FIGURE("bill", "blue"), list);
}

static void open_game(const char *ruleset,
                      int32_t (*units)(const struct ruleset *, const void *, struct roster_unit[ROSTER_UNITS_MAX]))
{
    chronicle_free(&chronicle);
    chronicle_open(&chronicle, &(struct chronicle_kind){.ruleset = ruleset, .links = 16, .seed = 7, .units = units});
    chronicle_join(&chronicle, "red", "player");
    chronicle_join(&chronicle, "blue", "player");
}

static void open_tribes(void)
{
    open_game("colonial", tribes);
}

static int64_t add(const char *seat, const char *list)
{
    struct roster_unit units[ROSTER_UNITS_MAX];
    int32_t count = chronicle_units_of(&chronicle, list, units);
    return chronicle_add_units(&chronicle, seat, units, count);
}

static void expect_without_roles(const char *before, const char *what, const char *words)
{
    char with[200];
    open_tribes();
    int64_t ruling = chronicle_rule(&chronicle, "red", "declared");
    snprintf(with, sizeof with, "%s,%s", what, before);
    chronicle_edit(&chronicle, ruling, before, with);
    expect_only_signed(VERIFY_RULINGS, ruling, words);
}

/* A ruling that names no units does nothing to any, and nothing bars any. */
static void a_ruling_without_units_that_changes_some(void **state)
{
    (void)state;
    expect_without_roles("\"format\":1",
                         "\"effects\":[{\"from\":16,\"member\":\"figures\",\"to\":1,\"unit\":\"watch\"}]", "/effects");
    expect_without_roles("\"dice\":{", "\"barred\":[{\"bar\":\"x\",\"clause\":\"x\",\"role\":\"x\",\"unit\":\"x\"}]",
                         "/barred");
}

static const struct field *member(const char *name)
{
    return field_find(chronicle.ruleset->units->fields, name, strlen(name));
}

/* A member of the first unit, by hand. */
static int64_t change(const char *name, int32_t value)
{
    const struct roster_change change = {.member = member(name), .kind = EFFECT_SET, .value = value};
    return chronicle_change(&chronicle, "umpire", &change, 1);
}

static int64_t rule(const char *body)
{
    struct violations violations;
    violations_start(&violations);
    int64_t ruling = chronicle_rule_on(&chronicle, "red", "declared", body, &violations);
    if (ruling < 0)
        fail_msg("%s: %s", violations.list[0].pointer, violations.list[0].message);
    return ruling;
}

/* The entry has been changed, and what it says of units is wrong. */
static void expect_wrong(int64_t entry, const char *old, const char *new, const char *words)
{
    chronicle_edit(&chronicle, entry, old, new);
    chronicle_sign_anew(&chronicle);
    check_chronicle();
    expect_failure(VERIFY_UNITS, entry, words);
}

/* The same where the table of its kind says it. */
static void expect_wrong_form(int64_t entry, const char *old, const char *new, const char *words)
{
    chronicle_edit(&chronicle, entry, old, new);
    chronicle_sign_anew(&chronicle);
    check_chronicle();
    expect_failure(VERIFY_FORM, entry, words);
}

static void units_that_are_in_order(void **state)
{
    (void)state;
    open_tribes();
    add("red", TRIBE("scouts", "red"));
    change("figures", 12);
    chronicle_turn(&chronicle, "umpire", 1, -1);
    rule(FIRE);
    chronicle_sign_anew(&chronicle);
    expect_passed();
}

/* ---- roles ---- */

/* An input that units fill in has an item for each of them: else what they know would be written behind it. */
static void more_units_than_items(void **state)
{
    (void)state;
    open_game("d12-skirmish", figures);
    int64_t ruling = rule(CHARGE);
    chronicle_edit(&chronicle, ruling, "\"chargers\":[\"tom\"]", "\"chargers\":[\"tom\",\"tom\",\"tom\"]"); /* names */
    expect_wrong(ruling, "\"chargers\":[\"tom\"]", "\"chargers\":[\"tom\",\"tom\",\"tom\"]",
                 "chargers takes another number of units than the input has items");
}

/* No list of the step holds so many; the entry cannot be read. */
static void more_units_than_the_role_takes(void **state)
{
    (void)state;
    open_game("d12-skirmish", figures);
    int64_t ruling = rule(CHARGE);
    chronicle_edit(&chronicle, ruling, "\"chargers\":[\"tom\"]",
                   "\"chargers\":[\"tom\",\"tom\",\"tom\",\"tom\",\"tom\",\"tom\",\"tom\",\"tom\",\"tom\",\"tom\"]");
    chronicle_sign_anew(&chronicle);
    check_chronicle();
    expect_failure(VERIFY_FORM, ruling, "contradict each other");
}

/* ---- what a member becomes ---- */

static void a_member_that_must_be_there_is_taken_away(void **state)
{
    (void)state;
    open_tribes();
    int64_t entry = change("fate", 1);
    change("figures", 9);
    expect_wrong(entry, ",\"to\":\"removed\"", "", "cannot be read");
}

static void a_ruling_takes_away_a_member_that_must_be_there(void **state)
{
    (void)state;
    open_game("d12-skirmish", figures);
    int64_t ruling = rule(CHARGE);
    chronicle_edit(&chronicle, ruling, ",\"member\":\"movement\",\"to\":\"charging\"", ",\"member\":\"movement\"");
    chronicle_sign_anew(&chronicle);
    check_chronicle();
    expect_failure(VERIFY_FORM, ruling, "contradict each other");
}

static void a_number_outside_its_range(void **state)
{
    (void)state;
    open_tribes();
    int64_t entry = change("figures", 9);
    expect_wrong(entry, "\"to\":9", "\"to\":1000000", "cannot be read");
    chronicle_edit(&chronicle, entry, "\"to\":1000000", "\"to\":9");
    expect_wrong(entry, "\"from\":16", "\"from\":-1", "cannot be read");
}

static void a_member_that_is_changed_twice(void **state)
{
    (void)state;
    open_tribes();
    int64_t entry = change("figures", 9);
    expect_wrong(
        entry, "\"effects\":[{\"from\":16,\"member\":\"figures\",\"to\":9,\"unit\":\"watch\",\"unit_name\":\"watch\"}",
        "\"effects\":[{\"from\":16,\"member\":\"figures\",\"to\":9,\"unit\":\"watch\",\"unit_name\":\"watch\"},"
        "{\"from\":16,\"member\":\"figures\",\"to\":9,\"unit\":\"watch\",\"unit_name\":\"watch\"}",
        "a manual change is not one of its unit");
}

static void a_manual_change_of_another_name(void **state)
{
    (void)state;
    open_tribes();
    int64_t entry = change("figures", 9);
    expect_wrong(entry, "\"unit_name\":\"watch\"", "\"unit_name\":\"scouts\"",
                 "a manual change is not one of its unit");
}

static void a_name_that_is_no_choice(void **state)
{
    (void)state;
    open_tribes();
    expect_wrong(change("fate", 1), "\"to\":\"removed\"", "\"to\":\"gone\"", "cannot be read");
}

/* ---- units that come in ---- */

static void units_without_their_defaults(void **state)
{
    (void)state;
    open_tribes();
    expect_wrong(add("red", TRIBE("scouts", "red")), "\"fate\":\"in_play\",", "",
                 "/units/0/properties/fate: recorded is nothing, the rules give \"in_play\"");
}

static void an_id_that_is_none(void **state)
{
    (void)state;
    open_tribes();
    expect_wrong(add("red", TRIBE("scouts", "red")), "\"id\":\"scouts\"", "\"id\":\"WA TCH/<b>\"", "letters a to z");
}

static void an_id_of_the_opening_that_is_none(void **state)
{
    (void)state;
    open_tribes();
    expect_wrong(0, "\"id\":\"watch\"", "\"id\":\"-<b>\"", "letters a to z");
}

static void a_name_that_speaks_to_the_terminal(void **state)
{
    (void)state;
    open_tribes();
    expect_wrong(add("red", TRIBE("scouts", "red")), "\"name\":\"scouts\"", "\"name\":\"\\u001b[2J\"",
                 "cannot be read");
}

static void no_units_come_in(void **state)
{
    (void)state;
    open_tribes();
    int64_t entry = add("red", TRIBE("scouts", "red"));
    char all[2000];
    const char *units = strstr(chronicle.entries[entry].bytes, "\"units\":");
    snprintf(all, sizeof all, "%.*s", (int)strlen(units) - 1, units);
    expect_wrong_form(entry, all, "\"units\":[]", "\"units\" must be at least 1 items");
}

/* A figure that has died of its wounds, which the ruleset's check alone can say. */
static void a_unit_that_does_not_fit_its_rules(void **state)
{
    (void)state;
    open_game("d12-skirmish", figures);
    expect_wrong(add("red", FIGURE("joe", "red")), "\"wounds\":0", "\"wounds\":9", "is dead already");
}

/* ---- changes by hand, and turns ---- */

static void a_change_of_nothing(void **state)
{
    (void)state;
    open_tribes();
    int64_t entry = change("figures", 9);
    char all[400];
    const char *effects = strstr(chronicle.entries[entry].bytes, "\"effects\":");
    snprintf(all, sizeof all, "%.*s", (int)(strchr(effects, ']') + 1 - effects), effects);
    expect_wrong_form(entry, all, "\"effects\":[]", "\"effects\" must be at least 1 items");
}

static void a_change_that_does_not_fit_the_rules(void **state)
{
    (void)state;
    open_game("d12-skirmish", figures);
    change("wounds", 1);
    int64_t entry = change("wounds", 0);
    expect_wrong(entry, "\"to\":0", "\"to\":9", "is dead already");
}

static void a_change_of_a_text_says_what_was(void **state)
{
    const struct roster_change change = {.member = NULL, .kind = EFFECT_SET, .text = ""};
    struct roster_change text = change;
    (void)state;
    open_tribes();
    text.member = member("profile");
    expect_wrong(chronicle_change(&chronicle, "umpire", &text, 1), "\"member\":\"profile\"",
                 "\"from\":\"before\",\"member\":\"profile\"", "/effects/0/from");
}

/* Whom a hand puts out of the game the others leave in that entry. */
static void a_contact_with_who_goes_manually(void **state)
{
    (void)state;
    open_game("d12-skirmish", figures);
    const struct roster_change meets = {.member = member("contact_1"), .kind = EFFECT_SET, .text = "bill"};
    const struct roster_change falls = {.member = member("figures"), .kind = EFFECT_SET, .value = 0};
    chronicle_change(&chronicle, "umpire", &meets, 1);
    expect_wrong(chronicle_change(&chronicle, "umpire", &falls, 1), "\"member\":\"contact_1\",\"unit\":\"bill\"",
                 "\"member\":\"contact_1\",\"to\":\"tom\",\"unit\":\"bill\"",
                 "others do not say the same of their contact");
}

/* Of two units in contact each says so, also where a hand has put one there. */
static void a_contact_that_the_other_does_not_say(void **state)
{
    static const char *const others[] = {"", ",\"to\":\"bill\""};
    (void)state;
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        open_game("d12-skirmish", figures);
        const struct roster_change meets = {.member = member("contact_1"), .kind = EFFECT_SET, .text = "bill"};
        expect_wrong(chronicle_change(&chronicle, "umpire", &meets, 1), ",\"to\":\"tom\"", others[i],
                     "others do not say the same of their contact");
    }
}

static void a_turn_without_phases_has_none(void **state)
{
    (void)state;
    open_tribes();
    expect_wrong(chronicle_turn(&chronicle, "umpire", 1, -1), "\"kind\":\"turn\"",
                 "\"kind\":\"turn\",\"phase\":\"tea\"", "no such turn or phase");
}

/* ---- behind what may not stand ---- */

/* Who adds a unit has not joined: which units there are is not known from there on, and no ruling is blamed for it. */
static void units_behind_a_refusal(void **state)
{
    (void)state;
    open_tribes();
    int64_t entry = add("red", TRIBE("scouts", "red"));
    rule("{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"scouts\",\"target\":\"impi\"},\"input\":{\"range\":8}}");
    chronicle_edit(&chronicle, entry, "\"seat\":\"red\",\"seq\"", "\"seat\":\"grey\",\"seq\"");
    chronicle_sign_anew(&chronicle);
    check_chronicle();
    expect_only(VERIFY_SEATS, entry, "");
    assert_int_equal(verify_verdict(verifier, VERIFY_UNITS), VERIFY_NOT_CHECKABLE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(units_that_are_in_order),
        cmocka_unit_test(a_ruling_without_units_that_changes_some),
        cmocka_unit_test(more_units_than_items),
        cmocka_unit_test(more_units_than_the_role_takes),
        cmocka_unit_test(a_member_that_must_be_there_is_taken_away),
        cmocka_unit_test(a_ruling_takes_away_a_member_that_must_be_there),
        cmocka_unit_test(a_number_outside_its_range),
        cmocka_unit_test(a_member_that_is_changed_twice),
        cmocka_unit_test(a_manual_change_of_another_name),
        cmocka_unit_test(a_name_that_is_no_choice),
        cmocka_unit_test(units_without_their_defaults),
        cmocka_unit_test(an_id_that_is_none),
        cmocka_unit_test(an_id_of_the_opening_that_is_none),
        cmocka_unit_test(a_name_that_speaks_to_the_terminal),
        cmocka_unit_test(no_units_come_in),
        cmocka_unit_test(a_unit_that_does_not_fit_its_rules),
        cmocka_unit_test(a_change_of_nothing),
        cmocka_unit_test(a_change_that_does_not_fit_the_rules),
        cmocka_unit_test(a_change_of_a_text_says_what_was),
        cmocka_unit_test(a_contact_that_the_other_does_not_say),
        cmocka_unit_test(a_contact_with_who_goes_manually),
        cmocka_unit_test(a_turn_without_phases_has_none),
        cmocka_unit_test(units_behind_a_refusal),
    };
    return cmocka_run_group_tests(tests, NULL, chronicle_end);
}
