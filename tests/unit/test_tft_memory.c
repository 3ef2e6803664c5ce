/* What the ledger remembers of figures and vehicles of the WW2 skirmish, and what follows from it without being typed:
 * one action a turn, weapons that do not work, flights, the targets of a round, what hit and what is in the air. */
#include "tft_table.h"

#define SHOOT(firer, target, input, dice)                                                                              \
    "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"" firer "\",\"target\":\"" target "\"},\"input\":" input       \
    ",\"dice\":" dice "}"
#define FIGHT(input, dice)                                                                                             \
    "{\"step\":\"melee-score\",\"units\":{\"attacker\":\"ann\",\"defender\":\"fritz\"},\"input\":" input               \
    ",\"dice\":" dice "}"
#define DAMAGE(id, dice) "{\"step\":\"damage-roll\",\"units\":{\"target\":\"" id "\"},\"dice\":" dice "}"
#define MOVE(id, input) "{\"step\":\"movement\",\"units\":{\"figure\":\"" id "\"},\"input\":" input "}"
#define CLEAR_JAM(input, dice)                                                                                         \
    "{\"step\":\"clear-jam\",\"units\":{\"figure\":\"ann\"},\"input\":" input ",\"dice\":" dice "}"
#define MORALE_DUE(input) "{\"step\":\"morale-due\",\"units\":{\"commander\":\"sgt\"},\"input\":" input "}"
#define MISS "[6,5,4]"
#define HIT "[3,3,1]"

static const char *text_of(int32_t unit, const char *member)
{
    return (const char *)roster.units[unit].own + member_of(member)->offset;
}

/* The modified number of the last ruling's first roll. */
static int32_t last_needed(const char *body)
{
    struct ruling ruling;
    if (!decode(body))
        fail_msg("%s: %s: %s", body, violations.list[0].pointer, violations.list[0].message);
    assert_true(bound_prepare(&arena, &binding, &ruling));
    assert_true(ruling_make(&ruling, &intent, NULL, &violations));
    const struct field *needed = field_find(ruling.step->outcome, "modified_dexterity", 18);
    return unit_number(needed, ruling.outcome);
}

/* ---- weapons (A-TFT-43) ---- */

static void a_jammed_weapon_does_not_fire_when_it_is_named(void **state)
{
    (void)state;
    act(SHOOT("ann", "fritz", "{\"action\":\"pivot\",\"range\":8}", "[6,6,5]"));
    roster_turn(&roster, 1, 0);
    assert_int_equal(act(SHOOT("ann", "fritz", "{\"action\":\"pivot\",\"range\":8}", "[]")), RULING_NOT_PERMITTED);
    assert_int_equal(act(SHOOT("ann", "fritz", "{\"weapon\":\"rifle\",\"action\":\"pivot\",\"range\":8}", "[]")),
                     RULING_NOT_PERMITTED);
    assert_int_equal(act("{\"step\":\"fire-action\",\"units\":{\"firer\":\"ann\",\"targets\":[\"fritz\"]},"
                         "\"input\":{\"weapon\":\"rifle\",\"action\":\"pivot\",\"targets\":[{\"range\":8}]}}"),
                     RULING_NOT_PERMITTED);
    assert_int_equal(get(ANN, "action"), FIELD_ABSENT);
}

static void a_sidearm_has_a_state_of_its_own(void **state)
{
    static const char *const draw =
        SHOOT("ann", "fritz", "{\"weapon\":\"pistol\",\"action\":\"pivot\",\"range\":8}", "[6,6,5]");
    (void)state;
    put(ANN, "sidearm", choice("sidearm", "pistol"));
    put(ANN, "weapon_state", choice("weapon_state", "jammed"));
    assert_int_equal(act(draw), RULING_RESOLVED);
    assert_int_equal(get(ANN, "weapon"), choice("weapon", "rifle"));
    assert_int_equal(get(ANN, "weapon_state"), choice("weapon_state", "jammed"));
    assert_int_equal(get(ANN, "sidearm_state"), choice("sidearm_state", "jammed"));
    roster_turn(&roster, 1, 0);
    act("{\"step\":\"clear-jam\",\"units\":{\"figure\":\"ann\"},\"dice\":[1,1,1]}"); /* what is in hand comes first */
    assert_int_equal(get(ANN, "weapon_state"), choice("weapon_state", "ready"));
    assert_int_equal(get(ANN, "sidearm_state"), choice("sidearm_state", "jammed"));
    roster_turn(&roster, 2, 0);
    act("{\"step\":\"clear-jam\",\"units\":{\"figure\":\"ann\"},\"dice\":[1,1,1]}");
    assert_int_equal(get(ANN, "sidearm_state"), choice("sidearm_state", "ready"));
}

static void another_weapon_is_taken_up_and_ready(void **state)
{
    (void)state;
    put(ANN, "weapon_state", choice("weapon_state", "jammed"));
    act(SHOOT("ann", "fritz", "{\"weapon\":\"smg\",\"action\":\"pivot\",\"range\":8}", MISS));
    assert_int_equal(get(ANN, "weapon"), choice("weapon", "smg"));
    assert_int_equal(get(ANN, "weapon_state"), choice("weapon_state", "ready"));
}

static void an_action_picks_up_what_was_dropped(void **state)
{
    (void)state;
    put(ANN, "weapon_state", choice("weapon_state", "dropped"));
    assert_int_equal(act(FIGHT("{\"attacker\":{\"action\":\"pivot\"},\"defender\":{\"action\":\"pivot\"}}", "[]")),
                     RULING_NOT_PERMITTED);
    act(MOVE("ann", "{\"action\":\"action\",\"handles\":\"pick_up\"}"));
    assert_int_equal(get(ANN, "weapon_state"), choice("weapon_state", "ready"));
    assert_int_equal(get(ANN, "action"), choice("action", "action"));
    assert_int_equal(act(MOVE("ann", "{\"handles\":\"fix_bayonet\"}")), RULING_NOT_PERMITTED); /* one item a turn */
}

static void what_jammed_and_was_dropped_is_jammed_when_it_is_picked_up(void **state)
{
    (void)state;
    put(ANN, "weapon_state", choice("weapon_state", "jammed_hard"));
    assert_int_equal(act(FIGHT("{\"attacker\":{\"action\":\"pivot\"},\"defender\":{\"action\":\"pivot\"}}", "[6,6,5]")),
                     RULING_RESOLVED); /* a jammed rifle still serves as a club */
    assert_int_equal(get(ANN, "weapon_state"), choice("weapon_state", "dropped"));
    roster_turn(&roster, 1, 0);
    act(MOVE("ann", "{\"action\":\"action\",\"handles\":\"pick_up\"}"));
    assert_int_equal(get(ANN, "weapon_state"), choice("weapon_state", "jammed_hard"));
    roster_turn(&roster, 2, 0);
    put(ANN, "sidearm", choice("sidearm", "bayonet_or_knife"));
    assert_int_equal(act(FIGHT("{\"attacker\":{\"action\":\"pivot\",\"weapon\":\"bayonet_or_knife\"},"
                               "\"defender\":{\"action\":\"pivot\"}}",
                               "[6,6,5]")),
                     RULING_RESOLVED);
    assert_int_equal(get(ANN, "sidearm_state"), choice("sidearm_state", "dropped"));
    roster_turn(&roster, 3, 0);
    act(MOVE("ann", "{\"action\":\"action\",\"handles\":\"pick_up\"}"));
    assert_int_equal(get(ANN, "sidearm_state"), choice("sidearm_state", "ready"));
    assert_int_equal(get(ANN, "weapon_state"), choice("weapon_state", "jammed_hard"));
}

/* How it jammed follows from the shot (X-KNOW), of whichever weapon is cleared. */
static void how_a_weapon_jammed_is_known(void **state)
{
    (void)state;
    put(ANN, "sidearm", choice("sidearm", "pistol"));
    put(ANN, "weapon_state", choice("weapon_state", "jammed_hard"));
    assert_int_equal(act(CLEAR_JAM("{\"severity\":17}", "[3,2,2]")), RULING_NOT_PERMITTED);
    assert_int_equal(act(CLEAR_JAM("{\"weapon_state\":\"jammed\"}", "[3,2,2]")), RULING_NOT_PERMITTED);
    assert_int_equal(act(CLEAR_JAM("{\"sidearm\":true}", "[3,2,2]")), RULING_NOT_PERMITTED); /* that one is ready */
    assert_int_equal(act(CLEAR_JAM("{\"sidearm\":true,\"severity\":17}", "[3,2,2]")), RULING_NOT_PERMITTED);
    put(ANN, "sidearm_state", choice("sidearm_state", "jammed"));
    assert_int_equal(act(CLEAR_JAM("{\"sidearm\":true,\"severity\":17}", "[3,2,2]")), RULING_RESOLVED);
    assert_int_equal(get(ANN, "sidearm_state"), choice("sidearm_state", "ready")); /* 7 under 10, not under 6 */
    assert_int_equal(get(ANN, "weapon_state"), choice("weapon_state", "jammed_hard"));
    roster_turn(&roster, 1, 0);
    assert_int_equal(act(CLEAR_JAM("{\"severity\":18}", "[3,2,2]")), RULING_RESOLVED);
    assert_int_equal(get(ANN, "weapon_state"), choice("weapon_state", "jammed_hard"));
}

/* That a squad was shelled is in the record; what came from the air is not. */
static void an_attack_that_was_recorded_is_not_talked_away(void **state)
{
    (void)state;
    assert_int_equal(act(MORALE_DUE("{\"air_artillery_flame\":true}")), RULING_RESOLVED);
    assert_int_equal(get(SGT, "attacks"), 1);
    assert_int_equal(act(MORALE_DUE("{\"air_artillery_flame\":false}")), RULING_NOT_PERMITTED);
    assert_int_equal(get(SGT, "attacks"), 1);
    assert_int_equal(act(MORALE_DUE("{}")), RULING_RESOLVED);
}

/* The loss of its CO is on record until it tests, whatever comes besides. */
static void who_lost_its_co_comes_under_attack_besides(void **state)
{
    (void)state;
    put(SGT, "cos_down", 1);
    assert_int_equal(act(MORALE_DUE("{}")), RULING_RESOLVED);
    assert_int_equal(act(MORALE_DUE("{\"air_artillery_flame\":true}")), RULING_RESOLVED);
    assert_int_equal(get(SGT, "cos_down"), 1);
    assert_int_equal(get(SGT, "attacks"), 1);
}

static void a_bayonet_is_fixed_with_an_action(void **state)
{
    (void)state;
    act(MOVE("ann", "{\"action\":\"action\",\"handles\":\"fix_bayonet\"}"));
    assert_true(get(ANN, "bayonet_fixed"));
    roster_turn(&roster, 1, 0);
    act(FIGHT("{\"attacker\":{\"action\":\"pivot\"},\"defender\":{\"action\":\"pivot\"}}", "[3,4,4,5,5,5]"));
    assert_string_equal(out_of(FRITZ), "dead"); /* 15 of three dice, not of two */
    roster_turn(&roster, 2, 0);
    act(SHOOT("ann", "hans", "{\"action\":\"pivot\",\"range\":8}", HIT));
    assert_int_equal(get(HANS, "owed_hit_1"), choice("owed_hit_1", "rifle"));
    roster_turn(&roster, 3, 0);
    act(MOVE("ann", "{\"action\":\"action\",\"handles\":\"fix_bayonet\"}"));
    assert_false(get(ANN, "bayonet_fixed"));
}

/* ---- one action (A-TFT-42) ---- */

static void a_given_action_does_not_replace_the_one_taken(void **state)
{
    static const char *const others[] = {
        SHOOT("ann", "fritz", "{\"action\":\"aim\",\"range\":8}", "[]"),
        FIGHT("{\"attacker\":{\"action\":\"charge\"},\"defender\":{\"action\":\"pivot\"}}", "[]"),
        MOVE("ann", "{\"action\":\"charge\",\"inches\":3}"),
        ("{\"step\":\"indirect-fire\",\"units\":{\"thrower\":\"ann\"},"
         "\"input\":{\"weapon\":\"grenade\",\"action\":\"pivot\",\"range\":8}}"),
    };
    (void)state;
    for (size_t i = 0; i < LENGTH(others); i++) {
        put(ANN, "action", choice("action", "run"));
        assert_int_equal(act(others[i]), RULING_NOT_PERMITTED);
        assert_int_equal(get(ANN, "action"), choice("action", "run"));
    }
}

static void a_close_assault_is_close_combat(void **state)
{
    static const char *const assault =
        "{\"step\":\"close-assault\",\"units\":{\"attackers\":[\"ann\"],\"vehicle\":\"tiger\"},"
        "\"input\":{\"plus_1\":1},\"dice\":[6,6,6]}";
    (void)state;
    act(MOVE("ann", "{\"action\":\"run\",\"inches\":3}"));
    assert_int_equal(act(assault), RULING_NOT_PERMITTED);
    roster_turn(&roster, 1, 0);
    act(MOVE("ann", "{\"action\":\"charge\",\"inches\":3}"));
    assert_int_equal(act(assault), RULING_RESOLVED);
    assert_int_equal(get(ANN, "action"), choice("action", "charge"));
    roster_turn(&roster, 2, 0);
    act(assault); /* that is its action, where it has chosen none */
    assert_int_equal(get(ANN, "action"), choice("action", "close_combat"));
    assert_int_equal(act(MOVE("ann", "{\"action\":\"run\",\"inches\":3}")), RULING_NOT_PERMITTED);
    assert_int_equal(act(SHOOT("ann", "fritz", "{\"action\":\"pivot\",\"range\":8}", "[]")), RULING_NOT_PERMITTED);
}

static void a_charge_ends_in_a_fight_without_saying_so(void **state)
{
    (void)state;
    act(MOVE("ann", "{\"action\":\"charge\",\"inches\":3}"));
    assert_int_equal(act(FIGHT("{\"defender\":{\"action\":\"pivot\"}}", "[1,1,6,1,1]")), RULING_RESOLVED);
    assert_true(get(FRITZ, "wounded")); /* 8 against 9; 2 dice, doubled */
}

static void a_defender_keeps_the_action_that_it_took(void **state)
{
    (void)state;
    act(MOVE("fritz", "{\"action\":\"run\",\"inches\":3}"));
    act(FIGHT("{\"attacker\":{\"action\":\"pivot\"}}", MISS)); /* no riposte of one who runs */
    roster_turn(&roster, 1, 0);
    act(FIGHT("{\"attacker\":{\"action\":\"pivot\"},\"defender\":{\"action\":\"close_combat\"}}", "[6,5,4,6,5,4]"));
    assert_int_equal(get(FRITZ, "action"), choice("action", "close_combat"));
    assert_int_equal(act(MOVE("fritz", "{\"action\":\"run\",\"inches\":3}")), RULING_NOT_PERMITTED);
}

/* ---- flight (A-TFT-44) ---- */

static void who_flees_fights_without_parry_or_riposte(void **state)
{
    (void)state;
    put(FRITZ, "flight", choice("flight", "to_cover"));
    act(FIGHT("{\"attacker\":{\"action\":\"pivot\"}}", MISS));
    assert_int_equal(get(FRITZ, "action"), FIELD_ABSENT); /* its flight is still to come */
    assert_true(is_due(FRITZ, "flight"));
    put(FRITZ, "action", choice("action", "close_combat")); /* chosen before its squad failed */
    put(ANN, "attacked", 0);
    act(FIGHT("{}", "[3,3,2,1,1]")); /* a hit, and no parry */
    assert_true(get(FRITZ, "wounded"));
}

/* The damage comes first (X-DUE). */
static void who_was_hit_fights_without_parry_or_riposte(void **state)
{
    static const char *const owed[] = {"owed_hit_1", "in_hand"};
    for (size_t i = 0; i < LENGTH(owed); i++) {
        table_clear(state);
        table_lay(state);
        put(FRITZ, owed[i], 1);
        put(FRITZ, "action", choice("action", "close_combat"));
        act(FIGHT("{\"attacker\":{\"action\":\"close_combat\"}}", MISS));
        assert_int_equal(act(FIGHT("{\"attacker\":{\"action\":\"close_combat\"},\"defender\":{\"owes\":false}}", MISS)),
                         RULING_NOT_PERMITTED);
        put(ANN, "attacked", 0);
        act(FIGHT("{}", "[3,3,2,1,1]"));
        assert_true(get(FRITZ, "wounded"));
    }
}

static void who_reaches_cover_acts_in_the_next_turn(void **state)
{
    (void)state;
    put(ANN, "flight", choice("flight", "to_cover"));
    act(MOVE("ann", "{\"inches\":3,\"reaches_goal\":true,\"cover\":\"soft\"}"));
    assert_int_equal(get(ANN, "cover"), choice("cover", "soft"));
    assert_false(is_due(ANN, "flight"));
    assert_int_equal(act(SHOOT("ann", "fritz", "{\"action\":\"pivot\",\"range\":8}", "[]")), RULING_NOT_PERMITTED);
    roster_turn(&roster, 1, 0);
    assert_false(is_due(ANN, "flight"));
    assert_int_equal(act(SHOOT("ann", "fritz", "{\"action\":\"pivot\",\"range\":8}", MISS)), RULING_RESOLVED);
}

/* Whatever it does that takes no action of the turn. */
static void who_reaches_cover_does_nothing_else_in_that_turn(void **state)
{
    static const char *const others[] = {
        "{\"step\":\"indirect-fire\",\"units\":{\"observer\":\"lt\"},\"input\":{\"weapon\":\"light_mortar\"},"
        "\"dice\":[1,2,3]}",
        "{\"step\":\"indirect-fire\",\"units\":{\"spotter\":\"lt\"},"
        "\"input\":{\"weapon\":\"heavy_artillery\",\"on_table\":false},\"dice\":[1,2,3]}",
        "{\"step\":\"rally-check\",\"units\":{\"co\":\"lt\",\"fleeing\":[\"ann\"]},\"dice\":[1,1,1]}",
        MOVE("lt", "{\"inches\":3}"),
    };
    (void)state;
    for (size_t i = 0; i < LENGTH(others); i++) {
        table_clear(state);
        table_lay(state);
        put(ANN, "flight", choice("flight", "to_cover"));
        put(LT, "flight", choice("flight", "to_cover"));
        act(MOVE("lt", "{\"inches\":3,\"reaches_goal\":true,\"cover\":\"hard\"}"));
        assert_int_equal(act(others[i]), RULING_NOT_PERMITTED);
        assert_string_equal(binding.units->shown.bars[0].clause, "A-TFT-44");
        roster_turn(&roster, 1, 0);
        if (i + 1 < LENGTH(others))
            assert_int_equal(act(others[i]), RULING_RESOLVED);
    }
    assert_int_equal(act(MOVE("lt", "{\"action\":\"run\",\"inches\":3}")), RULING_RESOLVED);
}

static void a_crew_that_failed_reverses_until_the_edge(void **state)
{
    static const char *const forward =
        "{\"step\":\"afv-movement\",\"units\":{\"vehicle\":\"tiger\"},"
        "\"input\":{\"reverse\":false,\"segments\":[{\"terrain\":\"open\",\"inches\":2}]}}";
    (void)state;
    act("{\"step\":\"afv-movement\",\"units\":{\"vehicle\":\"tiger\"},"
        "\"input\":{\"reaches_edge\":true,\"segments\":[{\"terrain\":\"open\",\"inches\":2}]}}");
    assert_false(get(TIGER, "at_goal")); /* it was not fleeing there */
    roster_turn(&roster, 1, 0);
    put(TIGER, "flight", choice("flight", "to_edge"));
    assert_int_equal(act(forward), RULING_NOT_PERMITTED);
    act("{\"step\":\"afv-movement\",\"units\":{\"vehicle\":\"tiger\"},"
        "\"input\":{\"reaches_edge\":true,\"segments\":[{\"terrain\":\"open\",\"inches\":2}]}}");
    assert_true(get(TIGER, "reversed"));
    assert_false(is_due(TIGER, "reverse"));
    roster_turn(&roster, 2, 0);
    assert_false(is_due(TIGER, "reverse"));
    assert_int_equal(act(forward), RULING_RESOLVED);
}

/* To turn is not to go back. */
static void a_crew_that_failed_goes_back_some_way(void **state)
{
    (void)state;
    put(TIGER, "flight", choice("flight", "to_edge"));
    act("{\"step\":\"afv-movement\",\"units\":{\"vehicle\":\"tiger\"},\"input\":{\"turns\":[60]}}");
    act("{\"step\":\"afv-movement\",\"units\":{\"vehicle\":\"tiger\"},"
        "\"input\":{\"segments\":[{\"terrain\":\"open\",\"inches\":0}]}}");
    assert_true(is_due(TIGER, "reverse"));
    act("{\"step\":\"afv-movement\",\"units\":{\"vehicle\":\"tiger\"},"
        "\"input\":{\"segments\":[{\"terrain\":\"open\",\"inches\":1}]}}");
    assert_false(is_due(TIGER, "reverse"));
}

/* ---- the targets of a round (A-TFT-45) ---- */

static void shots_in_two_requests_are_ruled_as_in_one(void **state)
{
    (void)state;
    put(ANN, "weapon", choice("weapon", "smg"));
    act(SHOOT("ann", "fritz", "{\"action\":\"pivot\",\"range\":8}", MISS));
    assert_string_equal(text_of(ANN, "first_target"), "fritz");
    assert_string_equal(text_of(ANN, "last_target"), "fritz");
    assert_int_equal(get(ANN, "targets_shot"), 1);
    assert_int_equal(last_needed(SHOOT("ann", "fritz", "{\"range\":8}", MISS)), 12);
    refuse(SHOOT("ann", "hans", "{\"range\":8}", "[]"), ERROR_MISSING_FIELD, "/input/distance_from_previous");
    assert_int_equal(act(SHOOT("ann", "hans", "{\"range\":8,\"distance_from_previous\":4.5}", "[]")),
                     RULING_NOT_PERMITTED);
    assert_int_equal(last_needed(SHOOT("ann", "hans", "{\"range\":8,\"distance_from_previous\":4}", MISS)), 10);
    act(SHOOT("ann", "hans", "{\"range\":8,\"distance_from_previous\":4}", MISS));
    assert_string_equal(text_of(ANN, "first_target"), "fritz");
    assert_string_equal(text_of(ANN, "last_target"), "hans");
    assert_int_equal(get(ANN, "targets_shot"), 2);
    refuse(SHOOT("ann", "fritz", "{\"range\":8}", "[]"), ERROR_MISSING_FIELD, "/input/distance_from_previous");
    assert_int_equal(last_needed(SHOOT("ann", "fritz", "{\"range\":8,\"distance_from_previous\":4}", MISS)), 12);
    assert_int_equal(last_needed(SHOOT("ann", "hans", "{\"range\":8}", MISS)), 10);
    roster_turn(&roster, 1, 0);
    assert_string_equal(text_of(ANN, "first_target"), "");
    assert_int_equal(get(ANN, "targets_shot"), 0);
    assert_int_equal(last_needed(SHOOT("ann", "hans", "{\"action\":\"pivot\",\"range\":8}", MISS)), 12);
}

static void a_list_and_single_shots_leave_the_same(void **state)
{
    (void)state;
    put(ANN, "weapon", choice("weapon", "smg"));
    put(BOB, "weapon", choice("weapon", "smg"));
    act("{\"step\":\"fire-action\",\"units\":{\"firer\":\"ann\",\"targets\":[\"fritz\",\"hans\"]},"
        "\"input\":{\"action\":\"pivot\",\"targets\":[{\"range\":8},{\"range\":8,\"distance_from_previous\":2}]},"
        "\"dice\":[6,5,4,6,5,4]}");
    act(SHOOT("bob", "fritz", "{\"action\":\"pivot\",\"range\":8}", MISS));
    act(SHOOT("bob", "hans", "{\"range\":8,\"distance_from_previous\":2}", MISS));
    static const char *const same[] = {"shots", "targets_shot", "action"};
    for (size_t i = 0; i < LENGTH(same); i++)
        assert_int_equal(get(ANN, same[i]), get(BOB, same[i]));
    assert_string_equal(text_of(ANN, "first_target"), "fritz");
    assert_string_equal(text_of(ANN, "last_target"), "hans");
}

/* ---- what is owed (A-TFT-46) ---- */

static void damage_takes_the_oldest_hit_and_asks_for_nothing(void **state)
{
    (void)state;
    put(ANN, "weapon", choice("weapon", "smg"));
    put(BOB, "weapon", choice("weapon", "pistol"));
    act(SHOOT("ann", "fritz", "{\"action\":\"pivot\",\"range\":8}", HIT));
    act(SHOOT("bob", "fritz", "{\"action\":\"pivot\",\"range\":8}", "[1,1,2]"));
    assert_int_equal(get(FRITZ, "owed_hit_1"), choice("owed_hit_1", "smg"));
    assert_int_equal(get(FRITZ, "owed_hit_2"), choice("owed_hit_2", "pistol_doubled"));
    assert_int_equal(act("{\"step\":\"damage-roll\",\"units\":{\"target\":\"fritz\"},\"input\":{\"weapon\":\"lmg\"}}"),
                     RULING_NOT_PERMITTED);
    act(DAMAGE("fritz", "[1,2,2]"));
    assert_true(get(FRITZ, "wounded"));
    assert_true(is_due(FRITZ, "damage_roll"));
    act(DAMAGE("fritz", "[2,2]")); /* 8 of what is left, 6 */
    assert_string_equal(out_of(FRITZ), "dead");
}

static void the_seventh_hit_waits_for_the_others(void **state)
{
    char member[20];
    (void)state;
    for (int32_t i = 1; i <= 6; i++) {
        snprintf(member, sizeof member, "owed_hit_%d", (int)i);
        put(FRITZ, member, choice(member, "rifle"));
    }
    assert_int_equal(act(SHOOT("ann", "fritz", "{\"action\":\"pivot\",\"range\":8}", "[]")), RULING_NOT_PERMITTED);
    act(DAMAGE("fritz", "[1,1,1,1]"));
    assert_int_equal(get(FRITZ, "owed_hit_6"), FIELD_ABSENT);
    assert_int_equal(act(SHOOT("ann", "fritz", "{\"action\":\"pivot\",\"range\":8}", HIT)), RULING_RESOLVED);
}

static void a_blast_knows_what_was_thrown(void **state)
{
    (void)state;
    put(ANN, "weapon", choice("weapon", "grenade"));
    put(FRITZ, "cover", choice("cover", "hard"));
    act("{\"step\":\"indirect-fire\",\"units\":{\"thrower\":\"ann\"},\"input\":{\"range\":8},\"dice\":[6,5,4,1,2]}");
    assert_int_equal(get(ANN, "owed_blast"), choice("owed_blast", "grenade"));
    assert_true(get(ANN, "owed_blast_scattered"));
    act("{\"step\":\"blast-damage\",\"units\":{\"by\":\"ann\",\"targets\":[\"fritz\",\"hans\"]},\"dice\":[5,5,6,6]}");
    assert_true(get(FRITZ, "wounded"));                 /* 6 of 22, halved: 3 */
    assert_string_equal(out_of(HANS), "incapacitated"); /* 11 */
    assert_int_equal(get(ANN, "owed_blast"), FIELD_ABSENT);
    assert_false(get(ANN, "owed_blast_scattered"));
    /* Of a throw that nobody ruled on nothing is on record: it is nobody's that is known. */
    assert_int_equal(act("{\"step\":\"blast-damage\",\"units\":{\"by\":\"ann\",\"targets\":[\"fritz\"]},"
                         "\"input\":{\"weapon\":\"grenade\",\"multiplier\":2,\"scattered\":true},\"dice\":[1,1,1,1]}"),
                     RULING_NOT_PERMITTED);
    assert_int_equal(act("{\"step\":\"blast-damage\",\"units\":{\"targets\":[\"fritz\"]},"
                         "\"input\":{\"weapon\":\"grenade\",\"multiplier\":2,\"scattered\":true},\"dice\":[1,1,1,1]}"),
                     RULING_RESOLVED);
}

static void a_blast_in_hand_touches_its_thrower(void **state)
{
    (void)state;
    act("{\"step\":\"indirect-fire\",\"units\":{\"thrower\":\"ann\"},"
        "\"input\":{\"weapon\":\"grenade\",\"action\":\"pivot\",\"range\":8},\"dice\":[6,6,6]}");
    assert_true(is_due(ANN, "blast_in_hand"));
    assert_int_equal(act("{\"step\":\"blast-damage\",\"units\":{\"by\":\"ann\",\"targets\":[\"fritz\"]},"
                         "\"dice\":[1,1,1,1]}"),
                     RULING_NOT_PERMITTED);
    assert_true(is_due(ANN, "blast_in_hand"));
    act("{\"step\":\"blast-damage\",\"units\":{\"by\":\"ann\",\"targets\":[\"ann\",\"bob\"]},\"dice\":[1,1,1,1]}");
    assert_false(is_due(ANN, "blast_in_hand"));
    assert_true(get(ANN, "wounded"));
}

/* Else it would be forgotten. One that touches nobody holds up nothing in the next turn. */
static void one_blast_is_resolved_before_the_next_throw(void **state)
{
    static const char *const throw_one =
        "{\"step\":\"indirect-fire\",\"units\":{\"thrower\":\"ann\"},"
        "\"input\":{\"weapon\":\"grenade\",\"action\":\"pivot\",\"range\":8},\"dice\":[1,2,3]}";
    (void)state;
    assert_int_equal(act(throw_one), RULING_RESOLVED);
    assert_int_equal(act(throw_one), RULING_NOT_PERMITTED);
    act("{\"step\":\"blast-damage\",\"units\":{\"by\":\"ann\",\"targets\":[\"fritz\"]},\"dice\":[1,1,1,1]}");
    assert_int_equal(act(throw_one), RULING_NOT_PERMITTED); /* one throw a turn (A-TFT-52) */
    roster_turn(&roster, 1, 0);
    assert_int_equal(act(throw_one), RULING_RESOLVED);
}

/* A blast that is in the air comes down, whatever has befallen the thrower since. */
static void who_flees_throws_no_other_blast(void **state)
{
    (void)state;
    put(ANN, "flight", choice("flight", "to_cover"));
    assert_int_equal(act("{\"step\":\"blast-damage\",\"units\":{\"by\":\"ann\",\"targets\":[\"fritz\"]},"
                         "\"input\":{\"weapon\":\"heavy_artillery\"},\"dice\":[6,6,6,6,6,6,6,6]}"),
                     RULING_NOT_PERMITTED);
    put(ANN, "owed_blast", choice("owed_blast", "grenade"));
    put(ANN, "owed_hit_1", 0);
    assert_int_equal(act("{\"step\":\"blast-damage\",\"units\":{\"by\":\"ann\",\"targets\":[\"fritz\"]},"
                         "\"dice\":[1,1,1,1]}"),
                     RULING_RESOLVED);
    assert_int_equal(act("{\"step\":\"blast-damage\",\"units\":{\"by\":\"ann\",\"targets\":[\"hans\"]},"
                         "\"input\":{\"weapon\":\"grenade\"},\"dice\":[1,1,1,1]}"),
                     RULING_NOT_PERMITTED);
}

static void who_spots_for_guns_off_the_table_owes_their_blast(void **state)
{
    (void)state;
    act("{\"step\":\"indirect-fire\",\"units\":{\"spotter\":\"lt\"},"
        "\"input\":{\"weapon\":\"medium_artillery\",\"on_table\":false},\"dice\":[3,3,1]}");
    act("{\"step\":\"blast-damage\",\"units\":{\"by\":\"lt\",\"targets\":[\"fritz\"]},\"dice\":[1,1,1,1,1,1,1]}");
    assert_string_equal(out_of(FRITZ), "incapacitated");
    assert_true(is_due(HANS, "morale_for_attack"));
}

static void a_building_says_whom_it_buries(void **state)
{
    (void)state;
    assert_string_equal(told("{\"step\":\"building-damage\",\"units\":{\"inside\":[\"ann\",\"fritz\"]},"
                             "\"input\":{\"material\":\"wood\",\"size\":\"small\",\"attack\":90}}"),
                        "Damage of 90 against 12 hit points: the building collapsed; incapacitated inside it: Ann and "
                        "Fritz.");
}

/* ---- cover, and a vehicle on the move ---- */

static void cover_is_where_the_move_ended(void **state)
{
    (void)state;
    act(MOVE("fritz", "{\"action\":\"run\",\"inches\":4,\"cover\":\"hard\"}"));
    assert_int_equal(last_needed(SHOOT("ann", "fritz", "{\"action\":\"pivot\",\"range\":8}", MISS)), 8);
    act("{\"step\":\"afv-movement\",\"units\":{\"vehicle\":\"tiger\"},"
        "\"input\":{\"cover\":\"soft\",\"segments\":[{\"terrain\":\"open\",\"inches\":2}]}}");
    assert_int_equal(get(TIGER, "cover"), choice("cover", "soft"));
}

static void a_vehicle_that_drove_is_on_the_move(void **state)
{
    static const char *const fire =
        "{\"step\":\"afv-attack\",\"units\":{\"firer\":\"tiger\",\"target\":\"sherman\"},\"dice\":[3,3,3]}";
    (void)state;
    put(TIGER, "points_spent", 2000); /* turned on the spot */
    act(fire);
    assert_int_equal(get(SHERMAN, "hits"), 0); /* 9 against 12 + 1 - 4 */
    put(TIGER, "points_spent", 0);
    put(TIGER, "shots", 0);
    act(fire);
    assert_int_equal(get(SHERMAN, "hits"), 1);
}

/* Fire of the turn before hinders the crew as closed hatches do; that of this turn does not. */
static void who_was_under_fire_is_hindered(void **state)
{
    static const char *const fire =
        "{\"step\":\"afv-attack\",\"units\":{\"firer\":\"tiger\",\"target\":\"sherman\"},\"dice\":[3,3,3]}";
    const struct field *hindered;
    (void)state;
    for (int32_t turn = 0; turn < 3; turn++) {
        roster_turn(&roster, turn, 0);
        assert_true(decode(fire));
        hindered = field_find(intent.step->input, "buttoned_or_under_fire", strlen("buttoned_or_under_fire"));
        assert_int_equal(unit_number(hindered, binding.question.input), turn == 1);
        put(TIGER, "under_fire", turn == 0);
    }
}

/* ---- bars (X-DUE, X-FRIEND) ---- */

struct barred_case {
    int32_t unit;
    const char *member;
    int32_t value;
    const char *clause;
};

/* What it may not do: every acting role of the figure Ann, or of the vehicle Tiger. */
static const char *const acts_of_ann[] = {
    SHOOT("ann", "fritz", "{\"action\":\"pivot\",\"range\":8}", "[]"),
    "{\"step\":\"fire-action\",\"units\":{\"firer\":\"ann\",\"targets\":[\"fritz\"]},"
    "\"input\":{\"action\":\"pivot\",\"targets\":[{\"range\":8}]}}",
    FIGHT("{\"attacker\":{\"action\":\"pivot\"},\"defender\":{\"action\":\"pivot\"}}", "[]"),
    MOVE("ann", "{\"action\":\"run\",\"inches\":3}"),
    "{\"step\":\"clear-jam\",\"units\":{\"figure\":\"ann\"},\"input\":{\"severity\":17}}",
    "{\"step\":\"indirect-fire\",\"units\":{\"thrower\":\"ann\"},\"input\":{\"weapon\":\"grenade\",\"range\":8}}",
    "{\"step\":\"indirect-fire\",\"units\":{\"spotter\":\"ann\"},"
    "\"input\":{\"weapon\":\"heavy_artillery\",\"on_table\":false}}",
    "{\"step\":\"indirect-fire\",\"units\":{\"observer\":\"bob\",\"firer\":\"ann\"},"
    "\"input\":{\"weapon\":\"light_mortar\"}}",
    "{\"step\":\"close-assault\",\"units\":{\"attackers\":[\"ann\"],\"vehicle\":\"tiger\"},\"input\":{\"plus_1\":1}}",
};
static const char *const acts_of_the_tiger[] = {
    "{\"step\":\"afv-attack\",\"units\":{\"firer\":\"tiger\",\"target\":\"sherman\"}}",
    "{\"step\":\"afv-movement\",\"units\":{\"vehicle\":\"tiger\"},\"input\":{\"reverse\":false}}",
    "{\"step\":\"clear-jam\",\"units\":{\"figure\":\"tiger\"},\"input\":{\"severity\":17}}",
    "{\"step\":\"overrun\",\"units\":{\"vehicle\":\"tiger\",\"target\":\"ann\"}}",
};

/* That a ruling is barred, by this clause, and changes nothing. */
static void assert_barred(const char *body, const char *clause)
{
    struct ruling ruling;
    const struct roster before = roster;
    assert_int_equal(act(body), RULING_NOT_PERMITTED);
    assert_memory_equal(&before, &roster, sizeof roster);
    assert_true(decode(body) && bound_prepare(&arena, &binding, &ruling));
    assert_true(ruling_make(&ruling, &intent, NULL, &violations));
    for (int32_t i = 0; i < ruling.why->count; i++)
        if (strcmp(ruling.why->reasons[i].clause, clause) == 0)
            return;
    fail_msg("%s is not barred by %s", body, clause);
}

static void who_owes_does_nothing_else_first(void **state)
{
    static const struct barred_case cases[] = {
        {ANN, "flight", 1, "TFT-MOR-4"},        {ANN, "owed_hit_1", 0, "TFT-DMG-1"},
        {ANN, "in_hand", 1, "TFT-CRIT-2"},      {TIGER, "flight", 2, "TFT-CREW-1"},
        {TIGER, "hits", 1, "TFT-PEN-1"},        {TIGER, "vulnerable_hits", 1, "TFT-PEN-1"},
        {TIGER, "crew_tests", 1, "TFT-CREW-1"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        const char *const *acts = cases[i].unit == ANN ? acts_of_ann : acts_of_the_tiger;
        for (size_t k = 0; k < (cases[i].unit == ANN ? LENGTH(acts_of_ann) : LENGTH(acts_of_the_tiger)); k++) {
            table_clear(state);
            table_lay(state);
            put(cases[i].unit, cases[i].member, cases[i].value);
            assert_barred(acts[k], cases[i].clause);
        }
    }
    put(LT, "flight", choice("flight", "to_cover"));
    assert_barred("{\"step\":\"rally-check\",\"units\":{\"co\":\"lt\",\"fleeing\":[\"ann\"]}}", "TFT-MOR-4");
}

static void who_owes_still_suffers(void **state)
{
    static const char *const suffering[] = {
        SHOOT("fritz", "ann", "{\"action\":\"pivot\",\"range\":8}", MISS),
        "{\"step\":\"melee-score\",\"units\":{\"attacker\":\"fritz\",\"defender\":\"ann\"},"
        "\"input\":{\"attacker\":{\"action\":\"pivot\"}},\"dice\":[6,5,4]}",
        "{\"step\":\"blast-damage\",\"units\":{\"targets\":[\"ann\"]},\"input\":{\"weapon\":\"light_mortar\"},"
        "\"dice\":[1,1,1,1,1]}",
        "{\"step\":\"morale-check\",\"units\":{\"commander\":\"sgt\",\"members\":[\"ann\"]},\"dice\":[1,1,1]}",
        "{\"step\":\"overrun\",\"units\":{\"vehicle\":\"tiger\",\"target\":\"ann\"},\"dice\":[1,1,1]}",
    };
    for (size_t i = 0; i < LENGTH(suffering); i++) {
        table_clear(state);
        table_lay(state);
        put(ANN, "flight", choice("flight", "to_cover"));
        put(ANN, "owed_hit_1", 0);
        put(SGT, "attacks", 1);
        assert_int_equal(act(suffering[i]), RULING_RESOLVED);
    }
}

/* Who is in the way of a vehicle that moved: back to the edge, or before it was immobilised. */
static void who_does_not_move_runs_nobody_over(void **state)
{
    static const char *const run_over =
        "{\"step\":\"overrun\",\"units\":{\"vehicle\":\"tiger\",\"target\":\"ann\"},\"dice\":[1,1,1]}";
    (void)state;
    put(TIGER, "immobilised", true);
    assert_barred("{\"step\":\"overrun\",\"units\":{\"vehicle\":\"tiger\",\"target\":\"ann\"}}", "TFT-PEN-2");
    put(TIGER, "moved_inches", 2000);
    assert_int_equal(act(run_over), RULING_RESOLVED);
    put(TIGER, "immobilised", false);
    put(TIGER, "flight", choice("flight", "to_edge"));
    put(TIGER, "reversed", true);
    assert_int_equal(act(run_over), RULING_RESOLVED);
}

static void a_crew_that_was_not_hit_does_not_test(void **state)
{
    (void)state;
    assert_barred("{\"step\":\"crew-check\",\"units\":{\"vehicle\":\"tiger\"}}", "TFT-CREW-1");
    put(TIGER, "crew_tests", 1);
    assert_int_equal(act("{\"step\":\"crew-check\",\"units\":{\"vehicle\":\"tiger\"},\"dice\":[1,1,1]}"),
                     RULING_RESOLVED);
    assert_barred("{\"step\":\"crew-check\",\"units\":{\"vehicle\":\"tiger\"}}", "TFT-CREW-1");
}

static void friends_are_not_attacked(void **state)
{
    (void)state;
    assert_barred(SHOOT("ann", "eva", "{\"action\":\"pivot\",\"range\":8}", "[]"), "X-FRIEND");
    assert_barred("{\"step\":\"melee-score\",\"units\":{\"attacker\":\"ann\",\"defender\":\"eva\"},"
                  "\"input\":{\"attacker\":{\"action\":\"pivot\"},\"defender\":{\"action\":\"pivot\"}}}",
                  "X-FRIEND");
    assert_barred("{\"step\":\"close-assault\",\"units\":{\"attackers\":[\"ann\"],\"vehicle\":\"sherman\"},"
                  "\"input\":{\"plus_1\":1}}",
                  "X-FRIEND");
    put(EVA, "wounded", true);
    assert_int_equal(act("{\"step\":\"blast-damage\",\"units\":{\"targets\":[\"eva\",\"ann\"]},"
                         "\"input\":{\"weapon\":\"grenade\"},\"dice\":[1,1,1,1]}"),
                     RULING_RESOLVED);
}

/* The record says what it did; said otherwise, nothing happens. Cover is a fact of the table. */
static void records_are_not_said_otherwise(void **state)
{
    static const struct {
        const char *body, *clause;
    } cases[] = {
        {SHOOT("ann", "fritz", "{\"action\":\"pivot\",\"range\":8,\"weapon_state\":\"jammed\"}", "[]"), "A-TFT-43"},
        {SHOOT("ann", "fritz", "{\"action\":\"pivot\",\"range\":8,\"wounded\":true}", "[]"), "TFT-DMG-2"},
        {SHOOT("ann", "fritz", "{\"action\":\"pivot\",\"range\":8,\"shot_number\":2}", "[]"), "TFT-WPN"},
        {SHOOT("ann", "fritz", "{\"action\":\"pivot\",\"range\":8,\"target\":{\"prone\":true}}", "[]"), "TFT-RNG-7"},
        {SHOOT("ann", "fritz", "{\"action\":\"pivot\",\"range\":8,\"target\":{\"moved_inches\":7}}", "[]"),
         "TFT-RNG-4"},
        {"{\"step\":\"morale-check\",\"units\":{\"commander\":\"sgt\"},\"input\":{\"casualties\":3}}", "TFT-MOR-2"},
    };
    (void)state;
    for (size_t i = 0; i < LENGTH(cases); i++)
        assert_barred(cases[i].body, cases[i].clause);
    put(FRITZ, "cover", choice("cover", "hard"));
    assert_int_equal(
        last_needed(SHOOT("ann", "fritz", "{\"action\":\"pivot\",\"range\":8,\"target\":{\"cover\":\"none\"}}", MISS)),
        12);
}

int main(void)
{
#define ON_A_TABLE(test) cmocka_unit_test_setup_teardown(test, table_lay, table_clear)
    const struct CMUnitTest tests[] = {
        ON_A_TABLE(a_jammed_weapon_does_not_fire_when_it_is_named),
        ON_A_TABLE(a_sidearm_has_a_state_of_its_own),
        ON_A_TABLE(another_weapon_is_taken_up_and_ready),
        ON_A_TABLE(an_action_picks_up_what_was_dropped),
        ON_A_TABLE(what_jammed_and_was_dropped_is_jammed_when_it_is_picked_up),
        ON_A_TABLE(how_a_weapon_jammed_is_known),
        ON_A_TABLE(an_attack_that_was_recorded_is_not_talked_away),
        ON_A_TABLE(who_lost_its_co_comes_under_attack_besides),
        ON_A_TABLE(a_bayonet_is_fixed_with_an_action),
        ON_A_TABLE(a_given_action_does_not_replace_the_one_taken),
        ON_A_TABLE(a_close_assault_is_close_combat),
        ON_A_TABLE(a_charge_ends_in_a_fight_without_saying_so),
        ON_A_TABLE(a_defender_keeps_the_action_that_it_took),
        ON_A_TABLE(who_flees_fights_without_parry_or_riposte),
        ON_A_TABLE(who_was_hit_fights_without_parry_or_riposte),
        ON_A_TABLE(who_reaches_cover_acts_in_the_next_turn),
        ON_A_TABLE(who_reaches_cover_does_nothing_else_in_that_turn),
        ON_A_TABLE(a_crew_that_failed_reverses_until_the_edge),
        ON_A_TABLE(a_crew_that_failed_goes_back_some_way),
        ON_A_TABLE(shots_in_two_requests_are_ruled_as_in_one),
        ON_A_TABLE(a_list_and_single_shots_leave_the_same),
        ON_A_TABLE(damage_takes_the_oldest_hit_and_asks_for_nothing),
        ON_A_TABLE(the_seventh_hit_waits_for_the_others),
        ON_A_TABLE(a_blast_knows_what_was_thrown),
        ON_A_TABLE(a_blast_in_hand_touches_its_thrower),
        ON_A_TABLE(one_blast_is_resolved_before_the_next_throw),
        ON_A_TABLE(who_flees_throws_no_other_blast),
        ON_A_TABLE(who_spots_for_guns_off_the_table_owes_their_blast),
        ON_A_TABLE(a_building_says_whom_it_buries),
        ON_A_TABLE(cover_is_where_the_move_ended),
        ON_A_TABLE(a_vehicle_that_drove_is_on_the_move),
        ON_A_TABLE(who_was_under_fire_is_hindered),
        ON_A_TABLE(who_owes_does_nothing_else_first),
        ON_A_TABLE(who_owes_still_suffers),
        ON_A_TABLE(who_does_not_move_runs_nobody_over),
        ON_A_TABLE(a_crew_that_was_not_hit_does_not_test),
        ON_A_TABLE(friends_are_not_attacked),
        ON_A_TABLE(records_are_not_said_otherwise),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
