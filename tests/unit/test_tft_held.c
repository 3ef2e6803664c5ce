/* What an adversary tried with figures and vehicles of the WW2 skirmish, and what holds all the same: blasts that are
 * resolved once, throws by whoever throws, fates that only get worse, vehicles that stand; and whom sentences name. */
#include "tft_table.h"

#define DRIVE(input) "{\"step\":\"afv-movement\",\"units\":{\"vehicle\":\"tiger\"},\"input\":" input "}"
#define THROW(role, input)                                                                                             \
    "{\"step\":\"indirect-fire\",\"units\":{\"" role "\":\"ann\"},\"input\":" input ",\"dice\":[1,2,3]}"
#define BLAST_OF(units, input)                                                                                         \
    "{\"step\":\"blast-damage\",\"units\":{" units "},\"input\":" input ",\"dice\":[1,1,1,1]}"
#define SHELLS(role)                                                                                                   \
    "{\"step\":\"indirect-fire\",\"units\":{\"" role "\":\"lt\"},\"input\":{\"weapon\":\"light_artillery\","           \
    "\"on_table\":false,\"spotter\":\"spotter\"},\"dice\":[3,3,1]}"

/* ---- blasts (A-TFT-46) ---- */

/* By the weapon that somebody has thrown nobody else's blast is meant, unless it is said. */
static void a_blast_that_is_owed_says_whose_it_is(void **state)
{
    (void)state;
    act(THROW("thrower", "{\"weapon\":\"grenade\",\"range\":8}"));
    refuse(BLAST_OF("\"targets\":[\"fritz\"]", "{\"weapon\":\"grenade\"}"), ERROR_MISSING_FIELD, "/units/by");
    assert_int_equal(act("{\"step\":\"blast-damage\",\"units\":{\"targets\":[\"fritz\"]},"
                         "\"input\":{\"weapon\":\"light_mortar\"},\"dice\":[1,1,1,1,1]}"),
                     RULING_RESOLVED);
    act("{\"step\":\"indirect-fire\",\"units\":{\"thrower\":\"bob\"},"
        "\"input\":{\"weapon\":\"grenade\",\"range\":8},\"dice\":[3,3,3]}");
    assert_int_equal(act(BLAST_OF("\"by\":\"bob\",\"targets\":[\"hans\"]", "{\"weapon\":\"grenade\"}")),
                     RULING_RESOLVED);
    assert_int_equal(get(ANN, "owed_blast"), choice("owed_blast", "grenade"));
    assert_int_equal(act(BLAST_OF("\"by\":\"ann\",\"targets\":[\"eva\"]", "{}")), RULING_RESOLVED);
    assert_int_equal(act(BLAST_OF("\"targets\":[\"eva\"]", "{\"weapon\":\"grenade\"}")), RULING_RESOLVED);
}

static void a_blast_in_hand_says_whose_it_is(void **state)
{
    (void)state;
    put(ANN, "in_hand", true);
    refuse(BLAST_OF("\"targets\":[\"ann\"]", "{\"weapon\":\"grenade\"}"), ERROR_MISSING_FIELD, "/units/by");
    act(BLAST_OF("\"targets\":[\"ann\"]", "{\"dice_count\":4}")); /* another's, so hers is still to come */
    assert_true(get(ANN, "in_hand"));
    act(BLAST_OF("\"by\":\"bob\",\"targets\":[\"ann\"]", "{\"weapon\":\"grenade\",\"scattered\":true}"));
    assert_true(get(ANN, "in_hand"));
    put(ANN, "fate", choice("fate", "dead")); /* and of who is out nobody is asked */
    assert_int_equal(act(BLAST_OF("\"targets\":[\"eva\"]", "{\"weapon\":\"grenade\"}")), RULING_RESOLVED);
}

/* Each is said by who does it. */
static void throws_are_named_by_the_thrower(void **state)
{
    static const char *const otherwise[] = {THROW("observer", "{\"weapon\":\"grenade\",\"range\":8}"),
                                            THROW("firer", "{\"weapon\":\"grenade\",\"range\":8,\"dexterity\":12}"),
                                            THROW("thrower", "{\"weapon\":\"light_mortar\"}")};
    (void)state;
    for (size_t i = 0; i < LENGTH(otherwise); i++)
        assert_int_equal(act(otherwise[i]), RULING_NOT_PERMITTED);
    assert_int_equal(act(THROW("observer", "{\"weapon\":\"light_mortar\"}")), RULING_RESOLVED);
    static const char *const open[] = {"thrower", "observer", "spotter", "firer"};
    char body[100];
    roster_turn(&roster, 1, 0);
    for (size_t i = 0; i < LENGTH(open); i++) { /* as long as nobody says what it is */
        snprintf(body, sizeof body, "{\"step\":\"indirect-fire\",\"units\":{\"%s\":\"ann\"}}", open[i]);
        assert_false(decode(body));
        assert_int_equal(binding.units->shown.bar_count, 0);
    }
}

static void who_called_down_fire_waits_for_its_blast(void **state)
{
    static const char *const callers[] = {"{\"step\":\"indirect-fire\",\"units\":{\"spotter\":\"lt\"},\"input\":"
                                          "{\"weapon\":\"light_artillery\",\"on_table\":false},\"dice\":[3,3,1]}",
                                          SHELLS("observer")};
    static const char *const blast =
        "{\"step\":\"blast-damage\",\"units\":{\"by\":\"lt\",\"targets\":[\"fritz\"]},\"dice\":[1,1,1,1,1,1]}";
    for (size_t i = 0; i < LENGTH(callers); i++) {
        table_clear(state);
        table_lay(state);
        assert_int_equal(act(callers[i]), RULING_RESOLVED);
        assert_int_equal(get(LT, "owed_blast"), choice("owed_blast", "light_artillery"));
        assert_int_equal(act(callers[i]), RULING_NOT_PERMITTED);
        act(blast);
        assert_int_equal(act(callers[i]), RULING_NOT_PERMITTED); /* one call a turn (A-TFT-52) */
        assert_int_equal(get(LT, "shots"), 0);                   /* it has not shot (TFT-RNG-8) */
        roster_turn(&roster, 1, 0);                              /* and where it touched nobody, the next turn comes */
        assert_int_equal(act(callers[i]), RULING_RESOLVED);
    }
}

/* Where nobody else is named at the weapon, who observes fires it. */
static void who_observes_alone_fires(void **state)
{
    static const char *const fire = THROW("observer", "{\"weapon\":\"light_mortar\"}");
    static const char *const served = "{\"step\":\"indirect-fire\",\"units\":{\"observer\":\"ann\",\"firer\":\"bob\"},"
                                      "\"input\":{\"weapon\":\"light_mortar\"},\"dice\":[1,2,3]}";
    (void)state;
    assert_int_equal(act(fire), RULING_RESOLVED);
    assert_int_equal(get(ANN, "owed_blast"), choice("owed_blast", "light_mortar"));
    assert_int_equal(get(ANN, "shots"), 1);
    assert_int_equal(act(fire), RULING_NOT_PERMITTED);
    put(ANN, "indirect", 0);
    assert_int_equal(act(served), RULING_RESOLVED); /* that one is Bob's */
    assert_int_equal(get(BOB, "owed_blast"), choice("owed_blast", "light_mortar"));
    assert_int_equal(get(ANN, "shots"), 1);
    assert_int_equal(act(served), RULING_NOT_PERMITTED);
}

/* So it is its weapon that jams, and its state of the turn before that counts. */
static void who_observes_alone_has_a_weapon_that_jams(void **state)
{
    static const char *const jams = "{\"step\":\"indirect-fire\",\"units\":{\"observer\":\"ann\"},"
                                    "\"input\":{\"weapon\":\"light_mortar\"},\"dice\":[6,6,5]}";
    static const char *const other = "{\"step\":\"indirect-fire\",\"units\":{\"observer\":\"ann\",\"firer\":\"bob\"},"
                                     "\"input\":{\"weapon\":\"light_mortar\"},\"dice\":[6,6,4]}";
    static const char *const denied =
        "{\"step\":\"indirect-fire\",\"units\":{\"observer\":\"ann\"},"
        "\"input\":{\"weapon\":\"light_mortar\",\"served_state\":\"ready\"},\"dice\":[6,6,4]}";
    (void)state;
    assert_int_equal(act(jams), RULING_RESOLVED);
    assert_int_equal(get(ANN, "served_state"), choice("served_state", "jammed"));
    roster_turn(&roster, 1, 0);
    assert_int_equal(act(jams), RULING_NOT_PERMITTED);
    assert_string_equal(binding.units->shown.bars[0].clause, "TFT-CRIT-2");
    assert_int_equal(act(denied), RULING_NOT_PERMITTED);
    assert_int_equal(act(other), RULING_RESOLVED); /* for who has another one it observes all the same */
    put(BOB, "served_state", choice("served_state", "jammed"));
    assert_int_equal(act(other), RULING_NOT_PERMITTED);
    put(ANN, "served_state", choice("served_state", "jammed_hard"));
    assert_int_equal(act(jams), RULING_NOT_PERMITTED);
    put(LT, "served_state", choice("served_state", "jammed"));
    assert_int_equal(act(SHELLS("observer")), RULING_RESOLVED); /* guns off the table are not its own */
    act("{\"step\":\"clear-jam\",\"units\":{\"figure\":\"ann\"},\"dice\":[1,1,1]}");
    roster_turn(&roster, 2, 0); /* who has cleared it fires again in the next turn */
    put(ANN, "under_fire_last_round", true);
    assert_true(decode(jams));
    const struct field *hindered = field_find(intent.step->input, "firer_under_fire", strlen("firer_under_fire"));
    assert_true(unit_number(hindered, binding.question.input));
    assert_int_equal(act(jams), RULING_RESOLVED);
}

/* Artillery and bombs never stand on it, and a mortar does, unless somebody says otherwise. */
static void what_is_off_the_table_need_not_be_said(void **state)
{
    static const char *const spotted = "{\"step\":\"indirect-fire\",\"units\":{\"spotter\":\"lt\"},"
                                       "\"input\":{\"weapon\":\"medium_artillery\"},\"dice\":[3,3,1]}";
    static const char *const blind = "{\"step\":\"indirect-fire\",\"units\":{\"observer\":\"lt\"},"
                                     "\"input\":{\"weapon\":\"light_bomb\"},\"dice\":[3,3,1]}";
    static const char *const on_it = "{\"step\":\"indirect-fire\",\"units\":{\"spotter\":\"ann\"},"
                                     "\"input\":{\"weapon\":\"medium_artillery\",\"on_table\":true},\"dice\":[3,3,1]}";
    static const char *const heavy = "{\"step\":\"indirect-fire\",\"units\":{\"observer\":\"ann\"},"
                                     "\"input\":{\"weapon\":\"heavy_mortar\"},\"dice\":[3,3,1]}";
    (void)state;
    assert_int_equal(act(blind), RULING_NOT_PERMITTED);
    assert_int_equal(act(spotted), RULING_RESOLVED);
    assert_int_equal(get(LT, "owed_blast"), choice("owed_blast", "medium_artillery"));
    assert_int_equal(get(LT, "shots"), 0);
    assert_int_equal(act(spotted), RULING_NOT_PERMITTED); /* its blast comes first */
    assert_int_equal(act(on_it), RULING_NOT_PERMITTED);
    assert_int_equal(act(heavy), RULING_RESOLVED);
    assert_int_equal(get(ANN, "shots"), 1);
}

/* ---- weapons that are not ready (A-TFT-43) ---- */

#define SHOOT_WITH(weapon, dice)                                                                                       \
    "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"ann\",\"target\":\"fritz\"},"                                  \
    "\"input\":{\"weapon\":\"" weapon "\",\"action\":\"pivot\",\"range\":8},\"dice\":" dice "}"
#define FIRE_WITH(weapon, dice)                                                                                        \
    "{\"step\":\"fire-action\",\"units\":{\"firer\":\"ann\",\"targets\":[\"fritz\"]},"                                 \
    "\"input\":{\"weapon\":\"" weapon "\",\"action\":\"pivot\",\"targets\":[{\"range\":8}]},\"dice\":" dice "}"
#define FIGHT_WITH(weapon, dice)                                                                                       \
    "{\"step\":\"melee-score\",\"units\":{\"attacker\":\"ann\",\"defender\":\"fritz\"},\"input\":{\"attacker\":"       \
    "{\"action\":\"pivot\",\"weapon\":\"" weapon "\"},\"defender\":{\"action\":\"pivot\"}},\"dice\":" dice "}"

static void a_jam_is_not_forgotten_for_another_weapon(void **state)
{
    static const char *const others[] = {SHOOT_WITH("smg", "[6,6,3]"), FIRE_WITH("smg", "[6,6,3]")};
    static const char *const again[] = {SHOOT_WITH("rifle", "[]"), FIRE_WITH("rifle", "[]")};
    for (size_t i = 0; i < LENGTH(others); i++) {
        table_clear(state);
        table_lay(state);
        put(ANN, "weapon_state", choice("weapon_state", "jammed_hard"));
        assert_int_equal(act(others[i]), RULING_RESOLVED);
        assert_int_equal(get(ANN, "weapon"), choice("weapon", "smg"));
        assert_int_equal(get(ANN, "weapon_state"), choice("weapon_state", "ready"));
        assert_int_equal(get(ANN, "sidearm"), choice("sidearm", "rifle"));
        assert_int_equal(get(ANN, "sidearm_state"), choice("sidearm_state", "jammed_hard"));
        assert_int_equal(act(again[i]), RULING_NOT_PERMITTED);
        roster_turn(&roster, 1, 0);
        act("{\"step\":\"clear-jam\",\"units\":{\"figure\":\"ann\"},\"dice\":[1,1,1]}");
        roster_turn(&roster, 2, 0);
        assert_int_equal(act(SHOOT_WITH("rifle", "[6,6,3]")), RULING_RESOLVED);
    }
}

/* What is jammed and was dropped is jammed when it is picked up, whatever it used in between. */
static void a_jam_is_not_forgotten_for_a_drop(void **state)
{
    static const char *const others[] = {SHOOT_WITH("smg", "[6,6,3]"), FIRE_WITH("smg", "[6,6,3]"),
                                         FIGHT_WITH("bayonet_or_knife", "[6,6,5]")};
    for (size_t i = 0; i < LENGTH(others); i++) {
        table_clear(state);
        table_lay(state);
        put(ANN, "weapon_state", choice("weapon_state", "dropped"));
        put(ANN, "dropped_state", choice("dropped_state", "jammed_hard"));
        assert_int_equal(act(others[i]), RULING_RESOLVED);
        assert_int_equal(get(ANN, "sidearm"), choice("sidearm", "rifle"));
        assert_int_equal(get(ANN, "sidearm_state"), choice("sidearm_state", "dropped"));
        assert_int_equal(get(ANN, "sidearm_dropped_state"), choice("sidearm_dropped_state", "jammed_hard"));
        for (int32_t turn = 1; turn <= 2; turn++) { /* in a fight it drops the knife as well */
            roster_turn(&roster, turn, 0);
            act("{\"step\":\"movement\",\"units\":{\"figure\":\"ann\"},"
                "\"input\":{\"action\":\"action\",\"handles\":\"pick_up\"}}");
        }
        assert_int_equal(get(ANN, "sidearm_state"), choice("sidearm_state", "jammed_hard"));
        assert_int_equal(act(SHOOT_WITH("rifle", "[]")), RULING_NOT_PERMITTED);
    }
}

/* Where the one in hand is not ready, it takes up no third one to shoot with. */
static void two_weapons_that_are_not_ready_are_enough(void **state)
{
    (void)state;
    put(ANN, "weapon_state", choice("weapon_state", "jammed"));
    put(ANN, "sidearm", choice("sidearm", "pistol"));
    put(ANN, "sidearm_state", choice("sidearm_state", "jammed"));
    assert_int_equal(act(SHOOT_WITH("smg", "[]")), RULING_NOT_PERMITTED);
    assert_int_equal(act(FIRE_WITH("smg", "[]")), RULING_NOT_PERMITTED);
    assert_int_equal(act(FIGHT_WITH("bayonet_or_knife", "[6,6,5]")), RULING_RESOLVED);
    assert_int_equal(get(ANN, "weapon"), choice("weapon", "rifle"));
    assert_int_equal(get(ANN, "weapon_state"), choice("weapon_state", "jammed"));
    put(ANN, "sidearm_state", choice("sidearm_state", "ready"));
    assert_int_equal(act(SHOOT_WITH("smg", "[]")), RULING_NOT_PERMITTED); /* it draws that one */
    assert_int_equal(act(SHOOT_WITH("pistol", "[6,6,3]")), RULING_RESOLVED);
}

/* Two are carried: no third takes the place of one of them, whatever becomes of it. */
static void a_ready_sidearm_is_not_lost(void **state)
{
    static const char *const states[] = {"jammed", "jammed_hard", "dropped", "broken"};
    static const char *const thirds[] = {SHOOT_WITH("smg", "[6,6,4]"), FIRE_WITH("smg", "[6,6,4]"),
                                         FIGHT_WITH("bayonet_or_knife", "[6,6,5]"), FIGHT_WITH("rifle", "[6,6,5]")};
    for (size_t i = 0; i < LENGTH(states); i++)
        for (size_t k = 0; k < LENGTH(thirds); k++) {
            const bool is_left_behind = i == 3 && k < 3;
            table_clear(state);
            table_lay(state);
            put(ANN, "weapon_state", choice("weapon_state", states[i]));
            put(ANN, "sidearm", choice("sidearm", "pistol"));
            act(thirds[k]);
            assert_int_equal(get(ANN, "sidearm"), choice("sidearm", "pistol"));
            assert_int_equal(get(ANN, "sidearm_state"), choice("sidearm_state", "ready"));
            if (!is_left_behind)
                assert_int_not_equal(get(ANN, "weapon_state"), choice("weapon_state", "ready"));
        }
}

/* The umpire may let it; and who has one in hand that is broken for good waits for nothing, and carries on the other as
 * it is. */
static void a_comrades_weapon_is_taken_up(void **state)
{
    static const char *const let = "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"ann\",\"target\":\"fritz\"},"
                                   "\"override\":{\"reason\":\"an example\"},"
                                   "\"input\":{\"weapon\":\"smg\",\"action\":\"pivot\",\"range\":8},\"dice\":[6,6,5]}";
    static const char *const shots[] = {SHOOT_WITH("smg", "[6,6,5]"), FIRE_WITH("smg", "[6,6,5]")};
    static const char *const others[] = {"ready", "jammed", "jammed_hard", "dropped", "broken"};
    (void)state;
    put(ANN, "weapon_state", choice("weapon_state", "jammed"));
    put(ANN, "sidearm", choice("sidearm", "pistol"));
    put(ANN, "sidearm_state", choice("sidearm_state", "broken"));
    assert_int_equal(act(shots[0]), RULING_NOT_PERMITTED); /* an Action clears the rifle */
    assert_int_equal(act(let), RULING_RESOLVED);
    assert_int_equal(get(ANN, "weapon_state"), choice("weapon_state", "jammed"));
    for (size_t i = 0; i < LENGTH(shots) * LENGTH(others); i++) {
        const char *shot = shots[i % LENGTH(shots)], *other = others[i / LENGTH(shots)];
        table_clear(state);
        table_lay(state);
        put(ANN, "weapon_state", choice("weapon_state", "broken"));
        put(ANN, "sidearm", choice("sidearm", "pistol"));
        put(ANN, "sidearm_state", choice("sidearm_state", other));
        assert_int_equal(act(shot), RULING_RESOLVED);
        assert_int_equal(get(ANN, "weapon"), choice("weapon", "smg"));
        assert_int_equal(get(ANN, "weapon_state"), choice("weapon_state", "jammed"));
        assert_int_equal(get(ANN, "sidearm"), choice("sidearm", "pistol"));
        assert_int_equal(get(ANN, "sidearm_state"), choice("sidearm_state", other));
        assert_int_equal(act(shot), RULING_NOT_PERMITTED); /* it jammed */
    }
}

/* In a fight, too. */
static void what_is_taken_up_in_a_fight_is_in_hand(void **state)
{
    (void)state;
    put(ANN, "weapon_state", choice("weapon_state", "broken"));
    put(ANN, "sidearm", choice("sidearm", "pistol"));
    assert_int_equal(act(FIGHT_WITH("bayonet_or_knife", "[6,6,5]")), RULING_RESOLVED);
    assert_int_equal(get(ANN, "weapon"), choice("weapon", "bayonet_or_knife"));
    assert_int_equal(get(ANN, "weapon_state"), choice("weapon_state", "dropped"));
    assert_int_equal(get(ANN, "sidearm"), choice("sidearm", "pistol"));
}

static void what_broke_stays_broken(void **state)
{
    (void)state;
    put(ANN, "weapon_state", choice("weapon_state", "broken"));
    assert_int_equal(act(FIGHT_WITH("rifle_butt_or_club", "[6,6,5]")), RULING_RESOLVED);
    assert_int_equal(get(ANN, "weapon"), choice("weapon", "rifle_butt_or_club"));
    assert_int_equal(act(SHOOT_WITH("rifle", "[]")), RULING_NOT_PERMITTED);
    table_clear(state);
    table_lay(state);
    put(ANN, "weapon_state", choice("weapon_state", "broken"));
    assert_int_equal(act(FIGHT_WITH("rifle", "[6,6,5]")), RULING_RESOLVED); /* what is left of it is dropped */
    assert_int_equal(get(ANN, "weapon"), choice("weapon", "improvised"));
    assert_int_equal(act(SHOOT_WITH("rifle", "[]")), RULING_NOT_PERMITTED);
    table_clear(state);
    table_lay(state);
    put(ANN, "sidearm", choice("sidearm", "bayonet_or_knife"));
    put(ANN, "sidearm_state", choice("sidearm_state", "broken"));
    assert_int_equal(act(FIGHT_WITH("bayonet_or_knife", "[6,6,5]")), RULING_RESOLVED);
    assert_int_equal(get(ANN, "weapon"), choice("weapon", "rifle")); /* which it still has */
    assert_int_equal(get(ANN, "sidearm"), choice("sidearm", "improvised"));
    assert_int_equal(get(ANN, "sidearm_state"), choice("sidearm_state", "dropped"));
}

/* ---- fates (X-OVER) ---- */

static void what_is_worse_stays(void **state)
{
    static const char *const buries =
        "{\"step\":\"building-damage\",\"units\":{\"inside\":[\"ann\"]},\"override\":{\"reason\":\"an example\"},"
        "\"input\":{\"material\":\"wood\",\"size\":\"small\",\"attack\":90}}";
    static const char *const gives_up =
        "{\"step\":\"morale-check\",\"units\":{\"commander\":\"sgt\",\"members\":[\"ann\"]},"
        "\"override\":{\"reason\":\"an example\"},\"input\":{\"surrounded\":true,\"in_cover\":true},\"dice\":[6,6,6]}";
    static const char *const worse[][2] = {{"dead", "dead"},
                                           {"incapacitated", "incapacitated"},
                                           {"surrendered", "incapacitated"},
                                           {"fled", "incapacitated"}};
    (void)state;
    for (size_t i = 0; i < LENGTH(worse); i++) {
        put(ANN, "fate", choice("fate", worse[i][0]));
        put(SGT, "fate", choice("fate", "in_play"));
        act(buries);
        assert_string_equal(out_of(ANN), worse[i][1]);
        act(gives_up);
        assert_string_equal(out_of(ANN), worse[i][1]);
    }
    assert_int_equal(get(SGT, "casualties"), 0); /* they were down before, or gone */
}

static void a_wreck_stays_a_wreck(void **state)
{
    static const char *const knocks_out =
        "{\"step\":\"afv-attack\",\"units\":{\"firer\":\"sherman\",\"target\":\"tiger\"},"
        "\"override\":{\"reason\":\"an example\"},"
        "\"input\":{\"size_mod\":0,\"target_moved\":0,\"cover\":\"none\"},\"dice\":[1,1,1]}";
    static const char *const leave =
        "{\"step\":\"crew-check\",\"units\":{\"vehicle\":\"tiger\"},\"override\":{\"reason\":\"an example\"},"
        "\"input\":{\"immobilised\":true},\"dice\":[6,6,6]}";
    (void)state;
    put(TIGER, "fate", choice("fate", "exploded"));
    act(knocks_out);
    assert_string_equal(out_of(TIGER), "exploded");
    put(TIGER, "fate", choice("fate", "knocked_out"));
    act(leave);
    assert_string_equal(out_of(TIGER), "knocked_out");
    put(TIGER, "fate", choice("fate", "abandoned"));
    act(knocks_out);
    assert_string_equal(out_of(TIGER), "knocked_out");
}

/* Who was removed at the edge flees no more, and is not brought back by a test or a move. */
static void who_is_gone_stays_gone(void **state)
{
    static const char *const brings_back[] = {
        ("{\"step\":\"morale-check\",\"units\":{\"commander\":\"sgt\",\"members\":[\"ann\"]},"
         "\"override\":{\"reason\":\"an example\"},\"dice\":[6,6,6]}"),
        ("{\"step\":\"rally-check\",\"units\":{\"co\":\"lt\",\"fleeing\":[\"ann\"]},"
         "\"override\":{\"reason\":\"an example\"},\"dice\":[1,1,1]}"),
        ("{\"step\":\"movement\",\"units\":{\"figure\":\"ann\"},\"override\":{\"reason\":\"an example\"},"
         "\"input\":{\"action\":\"walk_and_snap_shot\",\"inches\":3,\"profile\":\"private\"}}"),
    };
    (void)state;
    for (size_t i = 0; i < LENGTH(brings_back); i++) {
        put(ANN, "flight", choice("flight", "to_edge"));
        put(ANN, "at_goal", true);
        assert_int_equal(act(brings_back[i]), RULING_RESOLVED);
        assert_string_equal(out_of(ANN), "fled");
    }
}

/* ---- vehicles that are immobilised ---- */

static void who_is_immobilised_is_told_so(void **state)
{
    (void)state;
    put(TIGER, "immobilised", true);
    assert_string_equal(told(DRIVE("{\"segments\":[{\"terrain\":\"open\",\"inches\":3}]}")),
                        "Tiger, immobilised, cannot drive but may fire.");
    assert_string_equal(told(DRIVE("{\"turns\":[60]}")), "Tiger, immobilised, cannot drive but may fire.");
    assert_string_equal(told(DRIVE("{}")), "Tiger, immobilised, stayed put and may fire.");
    act(DRIVE("{\"segments\":[{\"terrain\":\"open\",\"inches\":3}],\"movement_points\":20}"));
    assert_int_equal(get(TIGER, "moved_inches"), 0);
    assert_int_equal(act(DRIVE("{\"segments\":[{\"terrain\":\"open\",\"inches\":3}],\"immobilised\":false}")),
                     RULING_NOT_PERMITTED);
}

/* ---- whom sentences name (X-SAY) ---- */

static void fire_names_whom_it_misses(void **state)
{
    (void)state;
    assert_string_equal(told("{\"step\":\"fire-action\",\"units\":{\"firer\":\"ann\",\"targets\":[\"fritz\"]},"
                             "\"input\":{\"action\":\"pivot\",\"targets\":[{\"range\":8}]},\"dice\":[6,6,3]}"),
                        "Ann fired 1 shot at Fritz and hit nobody.");
    put(ANN, "weapon", choice("weapon", "smg"));
    assert_string_equal(told("{\"step\":\"fire-action\",\"units\":{\"firer\":\"ann\",\"targets\":[\"fritz\",\"hans\"]},"
                             "\"input\":{\"action\":\"pivot\",\"targets\":[{\"range\":8},"
                             "{\"range\":8,\"distance_from_previous\":2}]},\"dice\":[6,6,3,1,1,1]}"),
                        "Ann fired 2 shots at Fritz and Hans and hit once, killing Hans.");
}

static void a_fight_tells_whose_weapon_was_lost(void **state)
{
    (void)state;
    assert_string_equal(told(FIGHT_WITH("rifle", "[6,6,5]")), "Ann missed Fritz; Ann dropped the weapon.");
    assert_string_equal(told(FIGHT_WITH("rifle", "[6,6,6]")), "Ann missed Fritz; Ann broke the weapon.");
    put(FRITZ, "action", choice("action", "close_combat"));
    assert_string_equal(told("{\"step\":\"melee-score\",\"units\":{\"attacker\":\"ann\",\"defender\":\"fritz\"},"
                             "\"input\":{\"attacker\":{\"action\":\"pivot\"}},\"dice\":[6,5,4,6,6,5]}"),
                        "Ann and Fritz both missed; Fritz dropped the weapon.");
}

static void an_action_tells_what_it_handled(void **state)
{
    static const char *const bayonet = "{\"step\":\"movement\",\"units\":{\"figure\":\"ann\"},"
                                       "\"input\":{\"action\":\"action\",\"handles\":\"fix_bayonet\"}}";
    (void)state;
    assert_string_equal(told(bayonet), "Ann chose Action and fixed the bayonet.");
    put(ANN, "bayonet_fixed", true);
    assert_string_equal(told(bayonet), "Ann chose Action and took off the bayonet.");
    put(ANN, "weapon_state", choice("weapon_state", "dropped"));
    assert_string_equal(told("{\"step\":\"movement\",\"units\":{\"figure\":\"ann\"},"
                             "\"input\":{\"action\":\"action\",\"handles\":\"pick_up\"}}"),
                        "Ann chose Action and picked up the weapon.");
}

/* By a rule of the step itself, too. */
static void a_refusal_names_who_may_not(void **state)
{
    (void)state;
    assert_string_equal(told("{\"step\":\"fire-action\",\"units\":{\"firer\":\"ann\",\"targets\":[\"fritz\"]},"
                             "\"input\":{\"action\":\"pivot\",\"targets\":[{\"range\":8,\"shots\":2}]},\"dice\":[]}"),
                        "Not permitted for Ann: the weapon has no more shots in this round.");
}

static void an_assault_names_who_assaults(void **state)
{
    (void)state;
    assert_string_equal(told("{\"step\":\"close-assault\",\"units\":{\"attackers\":[\"ann\",\"bob\",\"eva\"],"
                             "\"vehicle\":\"tiger\"},\"input\":{\"plus_1\":3},\"dice\":[3,3,3]}"),
                        "The close assault by Ann, Bob and Eva rolled 9 against a factor of 8: nothing happened to "
                        "Tiger.");
    assert_string_equal(told("{\"step\":\"close-assault\",\"units\":{\"attackers\":[\"ann\"],\"vehicle\":\"tiger\"},"
                             "\"input\":{\"plus_3\":1},\"dice\":[2,3,3]}"),
                        "The close assault by Ann rolled 8 against a factor of 8 and immobilised Tiger.");
}

int main(void)
{
#define ON_A_TABLE(test) cmocka_unit_test_setup_teardown(test, table_lay, table_clear)
    const struct CMUnitTest tests[] = {
        ON_A_TABLE(a_blast_that_is_owed_says_whose_it_is),
        ON_A_TABLE(a_blast_in_hand_says_whose_it_is),
        ON_A_TABLE(throws_are_named_by_the_thrower),
        ON_A_TABLE(who_called_down_fire_waits_for_its_blast),
        ON_A_TABLE(who_observes_alone_fires),
        ON_A_TABLE(who_observes_alone_has_a_weapon_that_jams),
        ON_A_TABLE(what_is_off_the_table_need_not_be_said),
        ON_A_TABLE(a_jam_is_not_forgotten_for_another_weapon),
        ON_A_TABLE(a_jam_is_not_forgotten_for_a_drop),
        ON_A_TABLE(two_weapons_that_are_not_ready_are_enough),
        ON_A_TABLE(a_ready_sidearm_is_not_lost),
        ON_A_TABLE(a_comrades_weapon_is_taken_up),
        ON_A_TABLE(what_is_taken_up_in_a_fight_is_in_hand),
        ON_A_TABLE(what_broke_stays_broken),
        ON_A_TABLE(what_is_worse_stays),
        ON_A_TABLE(a_wreck_stays_a_wreck),
        ON_A_TABLE(who_is_gone_stays_gone),
        ON_A_TABLE(who_is_immobilised_is_told_so),
        ON_A_TABLE(fire_names_whom_it_misses),
        ON_A_TABLE(a_fight_tells_whose_weapon_was_lost),
        ON_A_TABLE(an_action_tells_what_it_handled),
        ON_A_TABLE(a_refusal_names_who_may_not),
        ON_A_TABLE(an_assault_names_who_assaults),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
