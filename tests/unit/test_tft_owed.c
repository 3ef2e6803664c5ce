/* What an adversary asked of figures and vehicles of the WW2 skirmish that owe nothing of the kind: morale checks and
 * damage without a cause, other squads' figures, other sides' COs, figures that count more than once. */
#include "tft_table.h"

#define CHECK(commander, members, dice)                                                                                \
    "{\"step\":\"morale-check\",\"units\":{\"commander\":\"" commander "\",\"members\":[" members "]},"                \
    "\"dice\":" dice "}"
#define DAMAGE(units, input) "{\"step\":\"afv-damage\",\"units\":{" units "},\"input\":" input ",\"dice\":[6,6,6]}"
#define CREW "{\"step\":\"crew-check\",\"units\":{\"vehicle\":\"tiger\"},\"dice\":[1,1,1]}"
#define RALLY(co, fleeing, dice)                                                                                       \
    "{\"step\":\"rally-check\",\"units\":{\"co\":\"" co "\",\"fleeing\":[" fleeing "]},\"dice\":" dice "}"
#define ASSAULT(attackers, input)                                                                                      \
    "{\"step\":\"close-assault\",\"units\":{\"attackers\":[" attackers "],\"vehicle\":\"tiger\"},"                     \
    "\"input\":" input ",\"dice\":[6,6,5]}"

/* That a ruling is barred by this clause, of this unit as the first, and changes nothing. */
static void assert_barred(const char *body, const char *unit, const char *clause)
{
    const struct roster before = roster;
    assert_int_equal(act(body), RULING_NOT_PERMITTED);
    assert_memory_equal(&before, &roster, sizeof roster);
    assert_true(decode(body));
    assert_int_not_equal(binding.units->shown.bar_count, 0);
    const struct bar_found *first = &binding.units->shown.bars[0];
    assert_string_equal(first->clause, clause);
    assert_string_equal(binding.units->shown.ids[first->role][first->item], unit);
}

/* ---- morale (TFT-MOR-1) ---- */

static void a_check_that_nothing_calls_for_is_not_made(void **state)
{
    static const char *const checks[] = {CHECK("hans", "\"fritz\"", "[1,1,1]"), CHECK("hans", "\"fritz\"", "[6,6,5]")};
    (void)state;
    for (size_t i = 0; i < LENGTH(checks); i++)
        assert_barred(checks[i], "hans", "TFT-MOR-1");
    put(HANS, "members_down", 1);
    assert_barred(checks[0], "hans", "TFT-MOR-1");
    put(HANS, "members_down", 2);
    assert_int_equal(act(checks[0]), RULING_RESOLVED);
    assert_barred(checks[1], "hans", "TFT-MOR-1"); /* for the same once in a round */
    put(HANS, "cos_down", 1);
    assert_int_equal(act(checks[0]), RULING_RESOLVED);
    assert_barred(checks[1], "hans", "TFT-MOR-1");
}

/* What the ledger cannot see is said before. */
static void an_attack_from_the_air_calls_for_a_check(void **state)
{
    static const char *const check = CHECK("hans", "\"fritz\"", "[1,1,1]");
    (void)state;
    act("{\"step\":\"morale-due\",\"units\":{\"commander\":\"hans\"},\"input\":{\"air_artillery_flame\":true}}");
    assert_int_equal(act(check), RULING_RESOLVED);
    assert_barred(check, "hans", "TFT-MOR-1");
}

/* What befalls a squad each of its figures knows, and one of them tests for it. */
static void a_squad_is_tested_by_its_commander(void **state)
{
    static const char *const by_ann = CHECK("ann", "\"bob\"", "[6,6,5]");
    (void)state;
    for (int32_t unit = SGT; unit <= BOB; unit++) {
        put(unit, "cos_down", 1);
        put(unit, "attacks", 1);
        put(unit, "members_down", 2);
    }
    assert_barred(by_ann, "ann", "TFT-MOR-1");
    assert_string_equal(binding.units->shown.bars[0].name, "not_the_commander");
    put(SGT, "fate", choice("fate", "dead"));
    assert_barred(by_ann, "ann", "TFT-MOR-1"); /* as long as nobody says that she commands now */
    put(ANN, "commands", true);
    assert_int_equal(act(by_ann), RULING_RESOLVED);
    assert_int_equal(get(BOB, "flight"), choice("flight", "to_cover"));
}

/* X-WHOSE: which CO was the nearest, only the players see. They say it of a squad without a commander, too. */
static void a_co_that_was_not_the_nearest_is_not_tested_for(void **state)
{
    static const char *const of_ann =
        "{\"step\":\"morale-check\",\"units\":{\"commander\":\"ann\"},\"input\":{\"seen\":false}}";
    (void)state;
    for (int32_t unit = SGT; unit <= BOB; unit++) {
        put(unit, "cos_down", 1);
        put(unit, "members_down", 2);
    }
    assert_int_equal(act(of_ann), RULING_NOT_PERMITTED);
    assert_int_equal(get(ANN, "cos_down"), 0);
    assert_int_equal(get(BOB, "cos_down"), 0);
    assert_int_equal(get(SGT, "members_tested"), 0); /* which it still tests for */
    assert_true(is_due(SGT, "morale_for_members"));
}

/* The test is not lost with him: it waits until a change says who commands now, and holds the turn up until then. */
static void a_squad_whose_commander_fell_wants_another(void **state)
{
    static const char *const kill =
        "{\"step\":\"blast-damage\",\"units\":{\"targets\":[\"sgt\",\"ann\"]},\"input\":{\"weapon\":\"grenade\"},"
        "\"dice\":[6,6,6,6]}";
    struct roster_lapse lapses[ROSTER_LAPSES_MAX];
    (void)state;
    put(SGT, "rank", choice("rank", "co"));
    act(kill);
    assert_true(is_due(BOB, "commander"));
    assert_true(is_due(BOB, "commander_for_co"));
    assert_false(is_due(BOB, "morale_for_members"));                           /* which is the commander's */
    assert_false(is_due(EVA, "commander") || is_due(EVA, "commander_for_co")); /* another squad, which has one */
    assert_false(is_due(FRITZ, "commander"));                                  /* nor another side's of that name */
    assert_false(is_due(SGT, "commander"));
    assert_int_equal(roster_lapses(&roster, 1, lapses), 1);
    assert_int_equal(lapses[0].unit, BOB);
    assert_string_equal(lapses[0].due->name, "commander");
    put(BOB, "commands", true);
    assert_false(is_due(BOB, "commander") || is_due(BOB, "commander_for_co"));
    assert_true(is_due(BOB, "morale_for_members") && is_due(BOB, "morale_for_co"));
    act("{\"step\":\"morale-check\",\"units\":{\"commander\":\"bob\"},\"dice\":[1,1,1]}");
    assert_int_equal(roster_lapses(&roster, 1, lapses), 0);
}

/* Nobody said who commands it, before or since. */
static void a_squad_that_never_had_a_commander_wants_none(void **state)
{
    (void)state;
    put(SGT, "commands", false);
    put(BOB, "members_down", 2);
    put(BOB, "attacks", 1);
    assert_false(is_due(BOB, "commander"));
    put(SGT, "commands", true);
    assert_false(is_due(BOB, "commander")); /* it has one */
    put(SGT, "flight", choice("flight", "to_edge"));
    put(SGT, "at_goal", true);
    assert_true(is_due(BOB, "commander"));
    put(BOB, "members_tested", 2);
    put(BOB, "attacks", 0);
    assert_false(is_due(BOB, "commander"));
}

static void others_do_not_flee_with_a_squad(void **state)
{
    (void)state;
    put(SGT, "cos_down", 1);
    assert_barred(CHECK("sgt", "\"fritz\"", "[6,6,5]"), "fritz", "TFT-MOR-1"); /* able, but of the other side */
    assert_barred(CHECK("sgt", "\"ann\",\"eva\"", "[6,6,5]"), "eva", "TFT-MOR-1");
    refuse("{\"step\":\"morale-check\",\"units\":{\"members\":[\"fritz\"]},\"input\":{\"leadership\":1}}",
           ERROR_MISSING_FIELD, "/units/commander");
    assert_int_equal(act(CHECK("sgt", "\"ann\",\"bob\"", "[6,6,5]")), RULING_RESOLVED);
    assert_int_equal(get(ANN, "flight"), choice("flight", "to_cover"));
    assert_int_equal(get(EVA, "flight"), choice("flight", "none"));
}

/* ---- rallies (TFT-MOR-4) ---- */

static void a_co_rallies_who_flees_of_its_side(void **state)
{
    (void)state;
    put(ANN, "flight", choice("flight", "to_cover"));
    put(FRITZ, "flight", choice("flight", "to_cover"));
    assert_barred(RALLY("lt", "\"ann\",\"fritz\"", "[1,1,1]"), "fritz", "TFT-MOR-4");
    assert_barred(RALLY("lt", "\"ann\",\"bob\"", "[1,1,1]"), "bob", "TFT-MOR-4");
    put(EVA, "flight", choice("flight", "to_cover")); /* of whichever squad */
    assert_int_equal(act(RALLY("lt", "\"ann\",\"eva\"", "[1,1,1]")), RULING_RESOLVED);
    assert_int_equal(get(ANN, "flight"), choice("flight", "none"));
    assert_int_equal(get(EVA, "flight"), choice("flight", "none"));
    put(BOB, "flight", choice("flight", "to_cover"));
    put(BOB, "at_goal", true); /* its flight is over */
    assert_barred(RALLY("lt", "\"bob\"", "[1,1,1]"), "bob", "TFT-MOR-4");
}

/* Each fleeing figure is tried for once a turn, by whichever CO, alone or with others (A-TFT-54). */
static void a_rally_is_tried_once_a_turn(void **state)
{
    static const int32_t both[] = {ANN, BOB};
    (void)state;
    for (size_t i = 0; i < LENGTH(both); i++)
        put(both[i], "flight", choice("flight", "to_cover"));
    assert_int_equal(act(RALLY("lt", "\"ann\"", "[6,6,6]")), RULING_RESOLVED);
    assert_int_equal(get(ANN, "rally_tried"), 1);
    assert_barred(RALLY("lt", "\"ann\"", "[1,1,1]"), "ann", "A-TFT-54");
    assert_barred(RALLY("lt", "\"bob\",\"ann\"", "[1,1,1]"), "ann", "A-TFT-54");
    assert_int_equal(get(ANN, "flight"), choice("flight", "to_cover"));
    assert_int_equal(act(RALLY("lt", "\"bob\"", "[6,6,6]")), RULING_RESOLVED); /* who was not tried for */
    roster_turn(&roster, 1, 0);
    assert_int_equal(get(ANN, "rally_tried"), 0);
    assert_int_equal(act(RALLY("lt", "\"bob\",\"ann\"", "[1,1,1]")), RULING_RESOLVED);
    assert_int_equal(get(ANN, "flight"), choice("flight", "none"));
}

/* What a player types is somebody's LDR, and listed where that is another one (X-KNOW). */
static void nobody_is_rallied_by_a_co_who_is_not_named(void **state)
{
    (void)state;
    put(ANN, "flight", choice("flight", "to_cover"));
    refuse("{\"step\":\"rally-check\",\"units\":{\"fleeing\":[\"ann\"]},\"input\":{\"leadership\":18},"
           "\"dice\":[5,5,5]}",
           ERROR_MISSING_FIELD, "/units/co");
    assert_int_equal(act("{\"step\":\"rally-check\",\"units\":{\"co\":\"lt\",\"fleeing\":[\"ann\"]},"
                         "\"input\":{\"leadership\":18},\"dice\":[5,5,5]}"),
                     RULING_RESOLVED);
    assert_int_equal(binding.units->stated.overridden.count, 1);
    assert_string_equal(binding.units->stated.overridden.list[0], "/input/leadership");
    assert_int_equal(get(ANN, "flight"), choice("flight", "none"));
}

/* ---- blasts (A-TFT-46) ---- */

#define BLAST(by, target)                                                                                              \
    "{\"step\":\"blast-damage\",\"units\":{\"by\":\"" by "\",\"targets\":[\"" target "\"]},"                           \
    "\"input\":{\"weapon\":\"grenade\"},\"dice\":[6,6,6,6]}"

static void a_blast_is_of_who_threw_it(void **state)
{
    (void)state;
    assert_barred(BLAST("ann", "fritz"), "ann", "A-TFT-46");
    assert_int_equal(act("{\"step\":\"indirect-fire\",\"units\":{\"thrower\":\"ann\"},"
                         "\"input\":{\"weapon\":\"grenade\",\"range\":5},\"dice\":[1,2,2]}"),
                     RULING_RESOLVED);
    assert_barred(BLAST("bob", "fritz"), "bob", "A-TFT-46");
    assert_int_equal(act(BLAST("ann", "fritz")), RULING_RESOLVED);
    assert_string_equal(out_of(FRITZ), "dead");
    assert_barred(BLAST("ann", "hans"), "ann", "A-TFT-46"); /* once */
}

/* Whether the ruling gives this reason, by this clause. */
static bool is_told(const char *body, const char *text, const char *clause)
{
    struct ruling ruling;
    if (!decode(body))
        fail_msg("%s: %s", body, violations.list[0].message);
    assert_true(bound_prepare(&arena, &binding, &ruling));
    assert_true(ruling_make(&ruling, &intent, NULL, &violations));
    for (int32_t i = 0; i < ruling.why->count; i++)
        if (strcmp(ruling.why->reasons[i].text, text) == 0) {
            assert_string_equal(ruling.why->reasons[i].clause, clause);
            assert_int_equal(ruling.status, RULING_RESOLVED);
            return true;
        }
    return false;
}

static const char lapse[] =
    "the blast of what it threw or fired before was not resolved, and lapses where this goes off";

static bool is_told_to_lapse(const char *body)
{
    return is_told(body, lapse, "A-TFT-46");
}

/* How often the ruling that was made last changed what blast a figure owes. */
static int32_t changes_of_the_blast(void)
{
    int32_t count = 0;
    for (int32_t i = 0; i < binding.units->stated.changes.count; i++)
        count += binding.units->changes[i].member == member_of("owed_blast");
    return count;
}

#define GRENADE_OF(dice)                                                                                               \
    "{\"step\":\"indirect-fire\",\"units\":{\"thrower\":\"ann\"},\"input\":{\"weapon\":\"grenade\",\"range\":5},"      \
    "\"dice\":" dice "}"
#define SHELL_OF(who, weapon, dice)                                                                                    \
    "{\"step\":\"indirect-fire\",\"units\":{" who "},\"input\":{\"weapon\":\"" weapon "\"},\"dice\":" dice "}"
#define MORTAR_OF(who) SHELL_OF(who, "light_mortar", "[1,2,2]")
#define GUNS_OF(who) SHELL_OF(who, "light_artillery", "[1,2,2]")

/* Whether anybody stands in a blast no record tells, so it bars nothing in a later turn (X-DUE); but what lapses then
 * is told. */
static void an_earlier_blast_lapses_aloud(void **state)
{
    (void)state;
    assert_false(is_told_to_lapse(GRENADE_OF("[1,2,2]")));
    act(GRENADE_OF("[1,2,2]"));
    assert_false(is_told_to_lapse(GRENADE_OF("[1,2,2]"))); /* in this turn it is refused */
    roster_turn(&roster, 1, 0);
    assert_true(is_told_to_lapse(GRENADE_OF("[1,2,2]")));
    act(GRENADE_OF("[6,6,4]")); /* a dud: the earlier one may still be resolved */
    assert_int_equal(get(ANN, "owed_blast"), choice("owed_blast", "grenade"));
    assert_int_equal(changes_of_the_blast(), 0);
    roster_turn(&roster, 2, 0);
    act(GRENADE_OF("[1,2,2]"));
    assert_int_equal(changes_of_the_blast(), 2); /* it lapses, and another one is owed */
    assert_int_equal(get(ANN, "owed_blast"), choice("owed_blast", "grenade"));
}

/* Of each who then owes another one, and of nobody else. */
static void a_blast_lapses_for_another_of_its_own(void **state)
{
    static const char *const own[] = {MORTAR_OF("\"observer\":\"ann\""), GUNS_OF("\"spotter\":\"ann\""),
                                      MORTAR_OF("\"firer\":\"ann\",\"observer\":\"bob\""),
                                      GUNS_OF("\"spotter\":\"ann\",\"firer\":\"bob\"")};
    static const char *const of_others[] = {MORTAR_OF("\"observer\":\"ann\",\"firer\":\"bob\""),
                                            MORTAR_OF("\"spotter\":\"ann\",\"firer\":\"bob\""),
                                            GUNS_OF("\"firer\":\"ann\",\"spotter\":\"bob\"")};
    (void)state;
    put(ANN, "owed_blast", choice("owed_blast", "grenade"));
    for (size_t i = 0; i < LENGTH(own); i++)
        assert_true(is_told_to_lapse(own[i]));
    for (size_t i = 0; i < LENGTH(of_others); i++)
        assert_false(is_told_to_lapse(of_others[i]));
}

/* Of a weapon on the table at which nobody is named no record tells which it is: what is taken of it is listed, and a
 * jam says what to do. */
static void a_spotter_alone_has_no_weapon(void **state)
{
    static const char lost[] = "Nobody was named as the firer, so no unit has this jam on record; a change of whoever "
                               "serves the weapon puts it there";
    static const char *const jams = SHELL_OF("\"spotter\":\"ann\"", "light_mortar", "[6,6,5]");
    (void)state;
    assert_true(is_told(jams, lost, "TFT-CRIT-2"));
    assert_int_equal(binding.units->stated.assumed.count, 2);
    assert_string_equal(binding.units->stated.assumed.list[0], "/input/firer_under_fire");
    assert_string_equal(binding.units->stated.assumed.list[1], "/input/served_state");
    assert_int_equal(act(jams), RULING_RESOLVED);
    assert_int_equal(get(ANN, "served_state"), choice("served_state", "ready"));
    assert_false(is_told(SHELL_OF("\"spotter\":\"ann\"", "light_mortar", "[6,6,4]"), lost, ""));
    assert_false(is_told(SHELL_OF("\"spotter\":\"ann\"", "light_artillery", "[6,6,5]"), lost, ""));
    assert_int_equal(binding.units->stated.assumed.count, 0);
    assert_false(is_told(SHELL_OF("\"spotter\":\"ann\",\"firer\":\"bob\"", "light_mortar", "[6,6,5]"), lost, ""));
    assert_int_equal(binding.units->stated.assumed.count, 0);
    assert_false(is_told(SHELL_OF("\"observer\":\"ann\"", "light_mortar", "[6,6,5]"), lost, ""));
}

/* ---- vehicles ---- */

static void a_vehicle_takes_no_damage_without_a_hit(void **state)
{
    static const char *const of_nobody[] = {
        DAMAGE("\"target\":\"tiger\"", "{\"critical\":\"knocked_out\"}"),
        DAMAGE("\"target\":\"tiger\"", "{\"critical\":\"vulnerable\",\"he_modifier\":0}"),
        DAMAGE("\"target\":\"tiger\"", "{\"penetration\":6,\"he_modifier\":0}"),
        DAMAGE("\"target\":\"tiger\",\"firer\":\"sherman\"", "{}"),
        DAMAGE("\"target\":\"tiger\",\"firer\":\"sherman\"", "{\"penetration\":5}"),
    };
    (void)state;
    for (size_t i = 0; i < LENGTH(of_nobody); i++)
        assert_barred(of_nobody[i], "tiger", "TFT-PEN-1");
    /* no record has a vehicle that a shell hit, but the shell has an AP factor (TFT-IWPN) */
    assert_int_equal(act("{\"step\":\"afv-damage\",\"units\":{\"target\":\"tiger\"},"
                         "\"input\":{\"penetration\":5,\"he_modifier\":0}}"),
                     RULING_RESOLVED);
    assert_int_equal(get(TIGER, "crew_tests"), 1);
}

static void a_hit_is_what_its_roll_was(void **state)
{
    (void)state;
    put(TIGER, "hits", 1);
    assert_barred(DAMAGE("\"target\":\"tiger\",\"firer\":\"sherman\"", "{\"critical\":\"knocked_out\"}"), "tiger",
                  "TFT-AFVC-5");
    assert_barred(DAMAGE("\"target\":\"tiger\",\"firer\":\"sherman\"", "{\"critical\":\"vulnerable\"}"), "tiger",
                  "TFT-AFVC-5");
    put(TIGER, "vulnerable_hits", 1); /* of several the question may say which */
    assert_int_equal(act(DAMAGE("\"target\":\"tiger\",\"firer\":\"sherman\"", "{\"critical\":\"automatic_hit\"}")),
                     RULING_RESOLVED);
    assert_int_equal(get(TIGER, "hits"), 0);
    assert_barred(DAMAGE("\"target\":\"tiger\",\"firer\":\"sherman\"", "{\"critical\":\"none\"}"), "tiger",
                  "TFT-AFVC-5");
    assert_int_equal(act(DAMAGE("\"target\":\"tiger\",\"firer\":\"sherman\"", "{}")), RULING_RESOLVED);
    assert_int_equal(get(TIGER, "vulnerable_hits"), 0);
}

/* A blast's hit is none of a gun's: the damage is of the hit that it is asked of (TFT-IND-2). */
static void damage_is_of_the_hit_that_is_meant(void **state)
{
    (void)state;
    put(TIGER, "hits", 1);
    put(HANS, "cover", choice("cover", "hard"));
    assert_int_equal(act("{\"step\":\"blast-damage\",\"units\":{\"targets\":[\"hans\"],\"vehicles\":[\"tiger\"]},"
                         "\"input\":{\"weapon\":\"medium_artillery\"},\"dice\":[1,1,1,1,1,1,1]}"),
                     RULING_RESOLVED);
    assert_int_equal(get(TIGER, "blast_hits"), 1);
    act("{\"step\":\"afv-damage\",\"units\":{\"target\":\"tiger\"},"
        "\"input\":{\"hit_by\":\"blast\",\"penetration\":4,\"he_modifier\":0}}");
    assert_int_equal(get(TIGER, "blast_hits"), 0);
    assert_int_equal(get(TIGER, "hits"), 1);
    act("{\"step\":\"afv-damage\",\"units\":{\"target\":\"tiger\"}," /* of one that nobody recorded */
        "\"input\":{\"hit_by\":\"blast\",\"penetration\":4,\"he_modifier\":0}}");
    assert_int_equal(get(TIGER, "hits"), 1);
    put(TIGER, "blast_hits", 1);
    act(DAMAGE("\"target\":\"tiger\",\"firer\":\"sherman\"", "{}"));
    assert_int_equal(get(TIGER, "hits"), 0);
    assert_int_equal(get(TIGER, "blast_hits"), 1);
    assert_true(is_due(TIGER, "afv_damage"));
    assert_barred(DAMAGE("\"target\":\"tiger\",\"firer\":\"sherman\"", "{\"hit_by\":\"gun\"}"), "tiger", "TFT-AFVC-5");
    act("{\"step\":\"afv-damage\",\"units\":{\"target\":\"tiger\"},\"input\":{\"penetration\":4,\"he_modifier\":0}}");
    assert_int_equal(get(TIGER, "blast_hits"), 0);
}

/* The AP factor of the weapon whose blast it was is its penetration (A-TFT-28); of several it is not known whose damage
 * comes first. */
static void a_blast_that_is_known_has_its_ap_factor(void **state)
{
    static const char *const blasts[] = {
        "{\"step\":\"blast-damage\",\"units\":{\"by\":\"ann\",\"vehicles\":[\"tiger\"]}}",
        "{\"step\":\"blast-damage\",\"units\":{\"vehicles\":[\"tiger\"]},\"input\":{\"weapon\":\"heavy_bomb\"}}",
        "{\"step\":\"blast-damage\",\"units\":{\"vehicles\":[\"tiger\"]},\"input\":{\"dice_count\":6}}"};
    static const char *const damage = "{\"step\":\"afv-damage\",\"units\":{\"target\":\"tiger\"},"
                                      "\"input\":{\"armour\":5,\"he_modifier\":0},\"dice\":[6,6,6]}";
    static const char *const by_gun = "{\"step\":\"afv-damage\",\"units\":{\"target\":\"tiger\"},"
                                      "\"input\":{\"hit_by\":\"gun\",\"he_modifier\":0},\"dice\":[6,6,6]}";
    (void)state;
    put(ANN, "owed_blast", choice("owed_blast", "heavy_artillery"));
    for (size_t i = 0; i < 2; i++) {
        act(blasts[i]);
        assert_int_equal(get(TIGER, "blast_ap"), 5);
        assert_string_equal(told(damage), "The hit penetrated Tiger without damage, and the crew must test.");
        act(damage);
        assert_int_equal(get(TIGER, "blast_ap"), FIELD_ABSENT);
    }
    act(blasts[2]);
    refuse(damage, ERROR_MISSING_FIELD, "/input/penetration");
    act(blasts[1]);
    refuse(damage, ERROR_MISSING_FIELD, "/input/penetration");
    put(TIGER, "blast_hits", 1);
    put(TIGER, "hits", 1);
    refuse(by_gun, ERROR_MISSING_FIELD, "/input/penetration"); /* of the gun nobody knows it */
    assert_int_equal(act(DAMAGE("\"target\":\"tiger\",\"firer\":\"sherman\"", "{}")), RULING_RESOLVED);
    assert_int_equal(get(TIGER, "blast_ap"), 5);
}

/* Every base that the template touches is attacked, be it a figure's or a vehicle's (TFT-IND-2); it touches somebody.
 */
static void a_blast_may_touch_vehicles_alone(void **state)
{
    (void)state;
    put(ANN, "owed_blast", choice("owed_blast", "grenade"));
    assert_string_equal(told("{\"step\":\"blast-damage\",\"units\":{\"by\":\"ann\",\"vehicles\":[\"tiger\"]}}"),
                        "The blast hit Tiger.");
    assert_int_equal(act("{\"step\":\"blast-damage\",\"units\":{\"by\":\"ann\",\"vehicles\":[\"tiger\"]}}"),
                     RULING_RESOLVED);
    assert_int_equal(get(TIGER, "blast_hits"), 1);
    assert_true(get(TIGER, "under_fire"));
    assert_int_equal(get(ANN, "owed_blast"), FIELD_ABSENT);
    assert_string_equal(told("{\"step\":\"blast-damage\",\"units\":{\"vehicles\":[\"tiger\",\"sherman\"]},"
                             "\"input\":{\"weapon\":\"light_bomb\",\"targets\":[]}}"),
                        "The blast hit Tiger and Sherman.");
    refuse("{\"step\":\"blast-damage\",\"units\":{\"by\":\"ann\"},\"input\":{\"weapon\":\"light_mortar\"}}",
           ERROR_MISSING_FIELD, "/input/targets");
    refuse("{\"step\":\"blast-damage\",\"input\":{\"weapon\":\"light_mortar\"}}", ERROR_MISSING_FIELD,
           "/input/targets");
    put(ANN, "in_hand", true); /* what goes off in the hand touches the thrower, too */
    put(ANN, "owed_blast", choice("owed_blast", "grenade"));
    assert_barred("{\"step\":\"blast-damage\",\"units\":{\"by\":\"ann\",\"vehicles\":[\"tiger\"]}}", "ann",
                  "TFT-CRIT-2");
}

/* Once for each hit, and not before it is known whether there is a crew left. */
static void a_crew_tests_after_the_damage(void **state)
{
    (void)state;
    put(TIGER, "hits", 2);
    assert_barred(CREW, "tiger", "TFT-CREW-1");
    act(DAMAGE("\"target\":\"tiger\",\"firer\":\"sherman\"", "{}"));
    assert_int_equal(act(CREW), RULING_RESOLVED);
    assert_barred(CREW, "tiger", "TFT-CREW-1");
}

static void who_assaults_counts_once(void **state)
{
    (void)state;
    assert_barred(ASSAULT("\"ann\"", "{\"attackers\":[{\"weapon\":\"satchel_charge\",\"count\":20}]}"), "ann",
                  "TFT-CA-1");
    assert_barred(ASSAULT("\"ann\",\"bob\"", "{\"attackers\":[{\"weapon\":\"grenade\",\"count\":2}],\"plus_3\":1}"),
                  "ann", "TFT-CA-1");
    assert_int_equal(act(ASSAULT("\"ann\",\"bob\"", "{\"attackers\":[{\"weapon\":\"grenade\"}],\"plus_3\":1}")),
                     RULING_RESOLVED);
    assert_barred(ASSAULT("\"ann\"", "{\"attackers\":[{\"weapon\":\"grenade\"}]}"), "ann",
                  "A-TFT-53"); /* one attack a turn */
    put(ANN, "attacked", 0);
    put(BOB, "attacked", 0);
    assert_int_equal(act(ASSAULT("\"ann\",\"bob\"", "{\"plus_1\":1}")), RULING_RESOLVED); /* fewer may be counted */
}

int main(void)
{
#define ON_A_TABLE(test) cmocka_unit_test_setup_teardown(test, table_lay, table_clear)
    const struct CMUnitTest tests[] = {
        ON_A_TABLE(a_check_that_nothing_calls_for_is_not_made),
        ON_A_TABLE(an_attack_from_the_air_calls_for_a_check),
        ON_A_TABLE(a_squad_is_tested_by_its_commander),
        ON_A_TABLE(a_co_that_was_not_the_nearest_is_not_tested_for),
        ON_A_TABLE(a_squad_whose_commander_fell_wants_another),
        ON_A_TABLE(a_squad_that_never_had_a_commander_wants_none),
        ON_A_TABLE(others_do_not_flee_with_a_squad),
        ON_A_TABLE(a_co_rallies_who_flees_of_its_side),
        ON_A_TABLE(a_rally_is_tried_once_a_turn),
        ON_A_TABLE(nobody_is_rallied_by_a_co_who_is_not_named),
        ON_A_TABLE(a_blast_is_of_who_threw_it),
        ON_A_TABLE(an_earlier_blast_lapses_aloud),
        ON_A_TABLE(a_blast_lapses_for_another_of_its_own),
        ON_A_TABLE(a_spotter_alone_has_no_weapon),
        ON_A_TABLE(a_vehicle_takes_no_damage_without_a_hit),
        ON_A_TABLE(a_hit_is_what_its_roll_was),
        ON_A_TABLE(damage_is_of_the_hit_that_is_meant),
        ON_A_TABLE(a_blast_that_is_known_has_its_ap_factor),
        ON_A_TABLE(a_blast_may_touch_vehicles_alone),
        ON_A_TABLE(a_crew_tests_after_the_damage),
        ON_A_TABLE(who_assaults_counts_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
