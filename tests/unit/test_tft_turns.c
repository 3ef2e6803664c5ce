/* Units of the WW2 skirmish through a turn: what one step leaves behind counts in the next. */
#include "tft_table.h"

#define SHOT(dice)                                                                                                     \
    "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"ann\",\"target\":\"fritz\"},"                                  \
    "\"input\":{\"action\":\"pivot\",\"range\":8},\"dice\":" dice "}"
#define MOVE(input) "{\"step\":\"movement\",\"units\":{\"figure\":\"ann\"},\"input\":" input "}"
#define DRIVE(input) "{\"step\":\"afv-movement\",\"units\":{\"vehicle\":\"tiger\"},\"input\":" input "}"
#define CLEAR(id, dice) "{\"step\":\"clear-jam\",\"units\":{\"figure\":\"" id "\"},\"dice\":" dice "}"
#define MORALE(dice)                                                                                                   \
    "{\"step\":\"morale-check\",\"units\":{\"commander\":\"sgt\",\"members\":[\"ann\",\"bob\"]},\"dice\":" dice "}"
#define KILL(id) "{\"step\":\"damage-roll\",\"units\":{\"target\":\"" id "\"},\"input\":{\"damage\":99}}"

static int32_t number_in(const char *member)
{
    return unit_number(field_find(intent.step->input, member, strlen(member)), binding.question.input);
}

/* The clause of the last change of a member. */
static const char *clause_of(const char *member)
{
    const char *clause = NULL;
    for (int32_t i = 0; i < binding.units->stated.changes.count; i++)
        if (strcmp(binding.units->changes[i].member->name, member) == 0)
            clause = binding.units->changes[i].clause;
    return clause;
}

/* ---- hits ---- */

static void a_roll_of_4_doubles_the_damage_of_its_hit(void **state)
{
    static const char *const damage = "{\"step\":\"damage-roll\",\"units\":{\"target\":\"fritz\"},\"dice\":[1,2,2,2]}";
    (void)state;
    act(SHOT("[1,1,2]"));
    assert_int_equal(get(FRITZ, "owed_hit_1"), choice("owed_hit_1", "rifle_doubled"));
    put(FRITZ, "owed_hit_2", choice("owed_hit_2", "rifle"));
    act(damage);
    assert_string_equal(out_of(FRITZ), "dead"); /* 14, and not 7 */
    assert_int_equal(get(FRITZ, "owed_hit_1"), choice("owed_hit_1", "rifle"));
    assert_int_equal(get(FRITZ, "owed_hit_2"), FIELD_ABSENT);
    put(FRITZ, "fate", choice("fate", "in_play"));
    act(damage);
    assert_string_equal(out_of(FRITZ), "incapacitated");
    assert_int_equal(get(FRITZ, "owed_hit_1"), FIELD_ABSENT);
}

static void a_roll_of_4_penetrates(void **state)
{
    (void)state;
    put(SHERMAN, "penetration", 3);
    put(TIGER, "armour", 10);
    act("{\"step\":\"afv-attack\",\"units\":{\"firer\":\"sherman\",\"target\":\"tiger\"},\"dice\":[1,1,2]}");
    assert_int_equal(get(TIGER, "vulnerable_hits"), 1);
    assert_int_equal(get(TIGER, "hits"), 0);
    put(TIGER, "hits", 1);
    act("{\"step\":\"afv-damage\",\"units\":{\"firer\":\"sherman\",\"target\":\"tiger\"},\"dice\":[3,4,4,1]}");
    assert_true(get(TIGER, "mgs_destroyed"));
    assert_int_equal(get(TIGER, "vulnerable_hits"), 0);
    act("{\"step\":\"afv-damage\",\"units\":{\"firer\":\"sherman\",\"target\":\"tiger\"}}");
    assert_int_equal(get(TIGER, "hits"), 0);
    assert_int_equal(get(TIGER, "crew_tests"), 2);
}

static void harm_names_its_clause(void **state)
{
    static const struct {
        bool wounded;
        int32_t damage;
        const char *clause;
    } cases[] = {{false, 7, "TFT-DMG-3"}, {true, 3, "TFT-DMG-2"}, {true, 4, "TFT-DMG-3"}, {false, 13, "TFT-DMG-4"}};
    char body[200];
    (void)state;
    for (size_t i = 0; i < LENGTH(cases); i++) {
        put(FRITZ, "wounded", cases[i].wounded);
        put(FRITZ, "fate", choice("fate", "in_play"));
        snprintf(body, sizeof body,
                 "{\"step\":\"damage-roll\",\"units\":{\"target\":\"fritz\"},\"input\":{\"damage\":%d}}",
                 (int)cases[i].damage);
        act(body);
        assert_string_equal(clause_of("fate"), cases[i].clause);
    }
    /* Two wounds of one weapon: the second meets the wounded. */
    put(FRITZ, "wounded", false);
    put(FRITZ, "fate", choice("fate", "in_play"));
    put(ANN, "weapon", choice("weapon", "pistol"));
    act("{\"step\":\"fire-action\",\"units\":{\"firer\":\"ann\",\"targets\":[\"fritz\"]},"
        "\"input\":{\"action\":\"pivot\",\"targets\":[{\"range\":8,\"shots\":2}]},\"dice\":[3,3,3,1,1,3,3,3,2,2]}");
    assert_string_equal(out_of(FRITZ), "incapacitated");
    assert_string_equal(clause_of("fate"), "TFT-DMG-3"); /* 4 of what is left, 6 */
    put(FRITZ, "fate", choice("fate", "in_play"));
    act("{\"step\":\"melee-score\",\"units\":{\"attacker\":\"bob\",\"defender\":\"fritz\"},"
        "\"input\":{\"attacker\":{\"action\":\"charge\"},\"defender\":{\"action\":\"pivot\"}},\"dice\":[1,1,1]}");
    assert_string_equal(clause_of("fate"), "TFT-CRIT-1");
}

/* ---- one action in a turn ---- */

static void who_acts_has_taken_its_action(void **state)
{
    (void)state;
    act(SHOT("[4,4,4]"));
    assert_int_equal(get(ANN, "action"), choice("action", "pivot"));
    act("{\"step\":\"fire-action\",\"units\":{\"firer\":\"bob\",\"targets\":[\"fritz\"]},"
        "\"input\":{\"action\":\"aim\",\"targets\":[{\"range\":8}]},\"dice\":[6,6,4]}");
    assert_int_equal(get(BOB, "action"), choice("action", "aim"));
    act("{\"step\":\"indirect-fire\",\"units\":{\"thrower\":\"eva\"},"
        "\"input\":{\"weapon\":\"grenade\",\"action\":\"aim\",\"range\":8},\"dice\":[1,1,3]}");
    assert_int_equal(get(EVA, "action"), choice("action", "aim"));
    act("{\"step\":\"melee-score\",\"units\":{\"attacker\":\"cpl\",\"defender\":\"fritz\"},"
        "\"input\":{\"attacker\":{\"action\":\"charge\"},\"defender\":{\"action\":\"pivot\"}},\"dice\":[6,6,3]}");
    assert_int_equal(get(CPL, "action"), choice("action", "charge"));
    assert_int_equal(get(FRITZ, "action"), choice("action", "pivot")); /* so it was said, and so it is */
    put(CPL, "attacked", 0);
    act("{\"step\":\"melee-score\",\"units\":{\"attacker\":\"cpl\",\"defender\":\"hans\"},"
        "\"input\":{\"defender\":{\"action\":\"close_combat\"}},\"dice\":[6,5,3,6,6,3]}");
    assert_int_equal(get(HANS, "action"), choice("action", "close_combat")); /* it riposted */
}

static void a_turn_has_one_action(void **state)
{
    (void)state;
    act(SHOT("[6,6,5]"));
    assert_int_equal(act(CLEAR("ann", "[]")), RULING_NOT_PERMITTED); /* it has shot */
    act(MOVE("{\"action\":\"run\",\"inches\":10}"));
    assert_int_equal(get(ANN, "moved_inches"), 0);
    roster_turn(&roster, 1, 0);
    assert_int_equal(act(CLEAR("ann", "[6,6,6]")), RULING_RESOLVED);
    assert_int_equal(act(CLEAR("ann", "[]")), RULING_NOT_PERMITTED); /* once a turn */
    act(MOVE("{\"action\":\"run\",\"inches\":10}"));
    assert_int_equal(get(ANN, "moved_inches"), 0);
    roster_turn(&roster, 2, 0);
    act(MOVE("{\"action\":\"action\"}")); /* said first, done then */
    assert_int_equal(act(CLEAR("ann", "[1,1,1]")), RULING_RESOLVED);
    assert_int_equal(get(ANN, "weapon_state"), choice("weapon_state", "ready"));
    act(MOVE("{\"action\":\"change_position\"}"));
    assert_false(get(ANN, "prone"));
    roster_turn(&roster, 3, 0);
    act(MOVE("{\"action\":\"change_position\"}"));
    act(MOVE("{\"action\":\"change_position\"}"));
    assert_true(get(ANN, "prone"));
}

/* Between the asking and the append a turn began: what need not be said is left out again, what must be is missed. */
static void what_a_unit_no_longer_knows_is_left_out(void **state)
{
    (void)state;
    put(ANN, "action", choice("action", "pivot"));
    assert_true(decode(MOVE("{\"action\":\"run\"}")));
    assert_int_equal(number_in("taken"), choice("action", "pivot"));
    roster_turn(&roster, 1, 0);
    assert_true(binding_bind(&binding, &roster, &violations));
    assert_int_equal(number_in("taken"), FIELD_ABSENT);
    put(ANN, "action", choice("action", "pivot"));
    assert_true(decode(
        "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"ann\",\"target\":\"fritz\"},\"input\":{\"range\":8}}"));
    roster_turn(&roster, 2, 0);
    assert_false(binding_bind(&binding, &roster, &violations));
    assert_string_equal(violations.list[0].pointer, "/input/action");
}

static void shots_before_count(void **state)
{
    static const char *const fire = "{\"step\":\"fire-action\",\"units\":{\"firer\":\"ann\",\"targets\":[\"fritz\"]},"
                                    "\"input\":{\"action\":\"pivot\",\"targets\":[{\"range\":8}]},\"dice\":[6,6,3]}";
    (void)state;
    assert_int_equal(act(fire), RULING_RESOLVED);
    assert_true(decode(fire));
    assert_int_equal(number_in("shots_before"), 1);
    assert_int_equal(act("{\"step\":\"fire-action\",\"units\":{\"firer\":\"ann\",\"targets\":[\"fritz\"]},"
                         "\"input\":{\"action\":\"pivot\",\"targets\":[{\"range\":8}]}}"),
                     RULING_NOT_PERMITTED);
    put(ANN, "weapon", choice("weapon", "pistol"));
    assert_int_equal(act(fire), RULING_RESOLVED); /* the second of its two shots */
    assert_int_equal(get(ANN, "shots"), 2);
}

/* ---- moves ---- */

static void parts_of_a_move_add_up(void **state)
{
    (void)state;
    act(MOVE("{\"action\":\"run\",\"inches\":10}"));
    act(MOVE("{\"action\":\"run\",\"inches\":2}"));
    assert_int_equal(get(ANN, "moved_inches"), 12000);
    assert_int_equal(get(ANN, "points_spent"), 12000);
    act(MOVE("{\"action\":\"run\",\"inches\":5}")); /* 17 of 16 */
    assert_int_equal(get(ANN, "moved_inches"), 12000);
    put(ANN, "flight", choice("flight", "to_cover")); /* it has acted, and so flees in the next turn */
    assert_false(is_due(ANN, "flight"));
    assert_int_equal(act(MOVE("{\"action\":\"flee\",\"inches\":16}")), RULING_NOT_PERMITTED);
    roster_turn(&roster, 1, 0);
    assert_true(is_due(ANN, "flight"));
    act(MOVE("{\"inches\":16}"));
    assert_int_equal(get(ANN, "moved_inches"), 16000);
    assert_false(is_due(ANN, "flight"));
}

static void ways_of_a_vehicle_add_up(void **state)
{
    static const char *const fire = "{\"step\":\"afv-attack\",\"units\":{\"firer\":\"tiger\",\"target\":\"sherman\"}}";
    (void)state;
    act(DRIVE("{\"segments\":[{\"terrain\":\"open\",\"inches\":8}]}"));
    act(DRIVE("{\"segments\":[{\"terrain\":\"open\",\"inches\":2}],\"reverse\":true}"));
    assert_int_equal(get(TIGER, "moved_inches"), 8000); /* 12 of 10 points: not driven */
    assert_int_equal(get(TIGER, "points_spent"), 8000);
    act(DRIVE("{\"segments\":[{\"terrain\":\"open\",\"inches\":1}],\"reverse\":true}"));
    assert_int_equal(get(TIGER, "moved_inches"), 9000);
    assert_int_equal(get(TIGER, "points_spent"), 10000);
    assert_int_equal(act(fire), RULING_NOT_PERMITTED);
    roster_turn(&roster, 1, 0);
    act(DRIVE("{\"segments\":[{\"terrain\":\"open\",\"inches\":3}]}"));
    act(DRIVE("{\"segments\":[{\"terrain\":\"open\",\"inches\":1.25}],\"reverse\":true}"));
    assert_int_equal(get(TIGER, "points_spent"), 5500);
    assert_int_equal(act(fire), RULING_NOT_PERMITTED);
}

static void who_moves_leaves_its_cover(void **state)
{
    static const char *const shot = "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"fritz\",\"target\":\"ann\"},"
                                    "\"input\":{\"action\":\"pivot\",\"range\":8},\"dice\":[6,6,3]}";
    (void)state;
    put(ANN, "cover", choice("cover", "hard"));
    put(ANN, "full_cover", true);
    assert_int_equal(act("{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"fritz\",\"target\":\"ann\"},"
                         "\"input\":{\"action\":\"pivot\",\"range\":8}}"),
                     RULING_NOT_PERMITTED);
    act(MOVE("{\"action\":\"pivot\",\"turns\":1}"));
    assert_int_equal(get(ANN, "cover"), choice("cover", "hard"));
    roster_turn(&roster, 1, 0);
    act(MOVE("{\"action\":\"run\",\"inches\":16}"));
    assert_int_equal(act(shot), RULING_RESOLVED);
    put(TIGER, "cover", choice("cover", "hard"));
    put(TIGER, "full_cover", true);
    act(DRIVE("{\"segments\":[],\"turns\":[60]}"));
    assert_true(get(TIGER, "full_cover"));
    act(DRIVE("{\"segments\":[{\"terrain\":\"open\",\"inches\":1}]}"));
    assert_int_equal(get(TIGER, "cover"), choice("cover", "none"));
    assert_false(get(TIGER, "full_cover"));
}

/* Who moves and says nothing of a cover is in the open, and is told so (X-KNOW). */
static void the_open_is_not_silent(void **state)
{
    static const char *const moves[][2] = {
        {MOVE("{\"action\":\"run\",\"inches\":3}"), MOVE("{\"action\":\"run\",\"inches\":3,\"cover\":\"none\"}")},
        {DRIVE("{\"segments\":[{\"terrain\":\"open\",\"inches\":1}]}"),
         DRIVE("{\"segments\":[{\"terrain\":\"open\",\"inches\":1}],\"cover\":\"soft\"}")}};
    static const char *const stays[] = {MOVE("{\"action\":\"pivot\",\"turns\":1}"), DRIVE("{}"),
                                        DRIVE("{\"turns\":[60]}"),
                                        DRIVE("{\"segments\":[{\"terrain\":\"open\",\"inches\":0}]}")};
    (void)state;
    for (size_t i = 0; i < LENGTH(moves); i++) {
        assert_true(decode(moves[i][0]));
        assert_int_equal(binding.units->stated.assumed.count, 1);
        assert_string_equal(binding.units->stated.assumed.list[0], "/input/cover");
        assert_true(decode(moves[i][1]));
        assert_int_equal(binding.units->stated.assumed.count, 0);
    }
    for (size_t i = 0; i < LENGTH(stays); i++) { /* and keeps the cover that it has */
        assert_true(decode(stays[i]));
        assert_int_equal(binding.units->stated.assumed.count, 0);
    }
}

static void who_may_not_move_so_is_told_why(void **state)
{
    static const struct {
        const char *body, *told;
    } cases[] = {
        {MOVE("{\"action\":\"charge\",\"inches\":5,\"turns\":1}"),
         "Ann chose Charge, but the move was not legal: a charge goes straight, without a turn."},
        {MOVE("{\"action\":\"run\",\"inches\":5,\"turns\":2}"),
         "Ann chose Run, but the move was not legal: a run goes straight ahead, with one turn at the end at most."},
        {MOVE("{\"action\":\"flee\",\"inches\":8}"),
         "Ann chose Flee, but the move was not legal: a flight that does not reach cover or the edge uses the whole "
         "move, and this one would take 8 of 16 points."},
        {MOVE("{\"action\":\"run\",\"inches\":17}"),
         "Ann chose Run, but the move was not legal: it would take 17 of 16 points."},
        {MOVE("{\"action\":\"pivot\",\"handles\":\"fix_bayonet\"}"),
         "Ann chose Pivot, but the move was not legal: handling an item takes the Action of the turn."},
        {MOVE("{\"action\":\"action\",\"handles\":\"pick_up\"}"),
         "Ann chose Action, but the move was not legal: nothing was dropped that could be picked up."},
    };
    (void)state;
    for (size_t i = 0; i < LENGTH(cases); i++)
        assert_string_equal(told(cases[i].body), cases[i].told);
}

static void who_fled_to_cover_is_in_cover(void **state)
{
    (void)state;
    put(SGT, "attacks", 1);
    act(MORALE("[6,6,6]"));
    act(MOVE("{\"action\":\"run\",\"inches\":3}")); /* it can only flee */
    assert_int_equal(get(ANN, "moved_inches"), 0);
    assert_int_equal(get(ANN, "flight"), choice("flight", "to_cover"));
    act("{\"step\":\"movement\",\"units\":{\"figure\":\"sgt\"},\"input\":{\"inches\":3,\"reaches_goal\":true,\"cover\":"
        "\"soft\"}}");
    assert_true(decode(MORALE("[6,6,6]")));
    assert_true(number_in("in_cover"));
    roster_turn(&roster, 1, 0);
    act("{\"step\":\"movement\",\"units\":{\"figure\":\"sgt\"},\"input\":{\"action\":\"run\",\"inches\":3}}");
    assert_int_equal(get(SGT, "flight"), choice("flight", "none"));
    assert_true(decode(MORALE("[6,6,6]")));
    assert_false(number_in("in_cover")); /* it has left it */
    roster_turn(&roster, 2, 0);
    put(SGT, "flight", choice("flight", "to_cover"));
    put(SGT, "at_goal", true);
    put(SGT, "attacks", 1);
    act(MORALE("[6,6,6]"));
    assert_int_equal(get(SGT, "flight"), choice("flight", "to_edge"));
    assert_false(get(SGT, "at_goal"));
}

/* Which cover that is, only the players see; the edge has none. */
static void who_reaches_the_cover_says_which(void **state)
{
    (void)state;
    put(ANN, "flight", choice("flight", "to_cover"));
    refuse(MOVE("{\"inches\":3,\"reaches_goal\":true}"), ERROR_CONFLICTING_FIELDS, "/input/cover");
    refuse(MOVE("{\"inches\":3,\"reaches_goal\":true,\"cover\":\"none\"}"), ERROR_CONFLICTING_FIELDS, "/input/cover");
    assert_int_equal(act(MOVE("{\"inches\":3,\"reaches_goal\":true,\"flees_to\":\"to_edge\"}")), RULING_NOT_PERMITTED);
    assert_int_equal(act(MOVE("{\"inches\":16}")), RULING_RESOLVED); /* on the way there may be none */
    roster_turn(&roster, 1, 0);
    assert_int_equal(act(MOVE("{\"reaches_goal\":true,\"cover\":\"hard\"}")), RULING_RESOLVED);
    assert_int_equal(get(ANN, "cover"), choice("cover", "hard"));
    roster_turn(&roster, 2, 0); /* its flight is over, whether it moves or not */
    assert_int_equal(get(ANN, "flight"), choice("flight", "none"));
    assert_false(get(ANN, "at_goal"));
    assert_int_equal(get(ANN, "cover"), choice("cover", "hard"));
    put(BOB, "flight", choice("flight", "to_edge"));
    act("{\"step\":\"movement\",\"units\":{\"figure\":\"bob\"},\"input\":{\"inches\":3,\"reaches_goal\":true}}");
    assert_string_equal(out_of(BOB), "fled");
}

/* ---- jams ---- */

static void a_mortar_jams_beside_what_is_in_hand(void **state)
{
    static const char *const fire = "{\"step\":\"indirect-fire\",\"units\":{\"observer\":\"bob\",\"firer\":\"bob\"},"
                                    "\"input\":{\"weapon\":\"light_mortar\"},\"dice\":[6,6,5]}";
    (void)state;
    act(fire);
    assert_int_equal(get(BOB, "weapon"), choice("weapon", "rifle"));
    assert_int_equal(get(BOB, "weapon_state"), choice("weapon_state", "ready"));
    assert_int_equal(get(BOB, "served_state"), choice("served_state", "jammed"));
    assert_int_equal(act("{\"step\":\"indirect-fire\",\"units\":{\"observer\":\"bob\",\"firer\":\"bob\"},"
                         "\"input\":{\"weapon\":\"light_mortar\"}}"),
                     RULING_NOT_PERMITTED);
    act(CLEAR("bob", "[1,1,1]"));
    assert_int_equal(get(BOB, "served_state"), choice("served_state", "ready"));
    assert_int_equal(get(BOB, "weapon"), choice("weapon", "rifle"));
    assert_int_equal(act(fire), RULING_NOT_PERMITTED); /* the Action of the turn allows no shot of it */
    roster_turn(&roster, 1, 0);
    assert_int_equal(act(fire), RULING_RESOLVED);
    put(BOB, "weapon_state", choice("weapon_state", "jammed_hard")); /* what is in hand comes first */
    roster_turn(&roster, 2, 0);
    act(CLEAR("bob", "[1,1,1]"));
    assert_int_equal(get(BOB, "weapon_state"), choice("weapon_state", "ready"));
    assert_int_equal(get(BOB, "served_state"), choice("served_state", "jammed"));
}

static void the_crew_of_a_named_vehicle_clears_its_gun(void **state)
{
    static const char *const clear = "{\"step\":\"clear-jam\",\"units\":{\"figure\":\"tiger\"},\"dice\":[3,4,4]}";
    (void)state;
    put_text(TIGER, "profile", "tiger");
    put(TIGER, "weapon_state", choice("weapon_state", "jammed"));
    assert_int_equal(act(clear), RULING_RESOLVED); /* 11 under 12 */
    assert_int_equal(get(TIGER, "weapon_state"), choice("weapon_state", "ready"));
}

static void a_spotter_may_be_under_fire(void **state)
{
    static const char *const fire = "{\"step\":\"indirect-fire\",\"units\":{\"spotter\":\"ann\",\"firer\":\"bob\"},"
                                    "\"input\":{\"weapon\":\"light_mortar\"},\"dice\":[3,3,1]}";
    (void)state;
    put(ANN, "under_fire_last_round", true);
    assert_true(decode(fire));
    assert_true(number_in("spotter_under_fire"));
    assert_int_equal(act(fire), RULING_RESOLVED);
    refuse("{\"step\":\"indirect-fire\",\"units\":{\"spotter\":\"ann\",\"observer\":\"bob\"},"
           "\"input\":{\"weapon\":\"light_mortar\"}}",
           ERROR_CONFLICTING_FIELDS, "/units/spotter");
}

/* ---- morale ---- */

/* The condition holds for the round: who tested for something else before tests again, who tested for it does not. */
static void more_than_one_down_is_tested_once_in_a_round(void **state)
{
    static const char *const ask = "{\"step\":\"morale-due\",\"units\":{\"commander\":\"sgt\"}}";
    (void)state;
    act(KILL("ann"));
    act(KILL("lt"));
    act("{\"step\":\"morale-check\",\"units\":{\"commander\":\"sgt\"},\"dice\":[1,1,1]}");
    assert_false(is_due(SGT, "morale_for_co"));
    act(KILL("bob"));
    assert_true(is_due(SGT, "morale_for_members"));
    act(ask);
    assert_true(is_due(SGT, "morale_for_members"));
    act("{\"step\":\"morale-check\",\"units\":{\"commander\":\"sgt\"},\"dice\":[1,1,1]}");
    assert_false(is_due(SGT, "morale_for_members"));
    act(ask);
    assert_false(is_due(SGT, "morale_for_members"));
    roster_turn(&roster, 1, 0);
    assert_int_equal(get(SGT, "members_down"), 0);
}

static void who_takes_command_knows_what_befell_the_squad(void **state)
{
    (void)state;
    act(KILL("bob"));
    act(KILL("sgt"));
    put(ANN, "commands", true);
    assert_int_equal(get(ANN, "casualties"), 2);
    assert_true(is_due(ANN, "morale_for_members"));
    act("{\"step\":\"morale-check\",\"units\":{\"commander\":\"ann\"},\"dice\":[1,1,1]}");
    assert_false(is_due(ANN, "morale_for_members"));
}

static void the_unit_has_tested_and_not_its_commander_alone(void **state)
{
    (void)state;
    put(SGT, "members_down", 2);
    put(ANN, "members_down", 2);
    put(ANN, "attacks", 1);
    put(ANN, "cos_down", 1);
    put(BOB, "attacks", 1); /* whom nobody names */
    put(EVA, "attacks", 1); /* of another squad */
    act("{\"step\":\"morale-check\",\"units\":{\"commander\":\"sgt\",\"members\":[\"ann\"]},\"dice\":[1,1,1]}");
    assert_int_equal(get(BOB, "attacks"), 0);
    assert_int_equal(get(EVA, "attacks"), 1);
    put(ANN, "commands", true);
    assert_false(is_due(ANN, "morale_for_members") || is_due(ANN, "morale_for_co") || is_due(ANN, "morale_for_attack"));
}

/* Whoever it kills: the largest squad, all of its figures commanders and COs. */
static void the_worst_blast_can_be_recorded(void **state)
{
    char body[600];
    struct text text;
    (void)state;
    roster_start(&roster, tft->units, NULL);
    text_start(&text, body, sizeof body);
    text_add(&text, "{\"step\":\"blast-damage\",\"units\":{\"targets\":[");
    for (int32_t i = 0; i < ROSTER_UNITS_MAX; i++) {
        struct roster_unit unit = {.side = "red"};
        snprintf(unit.id, sizeof unit.id, "u%d", (int)i);
        fields_default(tft->units->fields, unit.own);
        assert_true(roster_add(&roster, &unit));
        put_text(i, "profile", "co");
        put(i, "commands", true);
        put(i, "in_hand", true);
        if (i < UNITS_IN_ROLE_MAX)
            text_format(&text, "%s\"u%d\"", i ? "," : "", i);
    }
    text_add(&text, "]},\"input\":{\"weapon\":\"light_artillery\"},\"dice\":[6,6,6,6,6,6]}");
    act(body);
    for (int32_t i = 0; i < ROSTER_UNITS_MAX; i++)
        assert_string_equal(out_of(i), i < UNITS_IN_ROLE_MAX ? "dead" : "in play");
    assert_int_equal(get(63, "casualties"), 16);
    assert_int_equal(get(63, "cos_down"), 16);
    assert_int_equal(get(63, "attacks"), 16);
    assert_in_range(binding.units->stated.changes.count, 200, ROSTER_CHANGES_MAX);
}

int main(void)
{
#define ON_A_TABLE(test) cmocka_unit_test_setup_teardown(test, table_lay, table_clear)
    const struct CMUnitTest tests[] = {
        ON_A_TABLE(a_roll_of_4_doubles_the_damage_of_its_hit),
        ON_A_TABLE(a_roll_of_4_penetrates),
        ON_A_TABLE(harm_names_its_clause),
        ON_A_TABLE(who_acts_has_taken_its_action),
        ON_A_TABLE(a_turn_has_one_action),
        ON_A_TABLE(what_a_unit_no_longer_knows_is_left_out),
        ON_A_TABLE(shots_before_count),
        ON_A_TABLE(parts_of_a_move_add_up),
        ON_A_TABLE(ways_of_a_vehicle_add_up),
        ON_A_TABLE(who_moves_leaves_its_cover),
        ON_A_TABLE(the_open_is_not_silent),
        ON_A_TABLE(who_may_not_move_so_is_told_why),
        ON_A_TABLE(who_fled_to_cover_is_in_cover),
        ON_A_TABLE(who_reaches_the_cover_says_which),
        ON_A_TABLE(a_mortar_jams_beside_what_is_in_hand),
        ON_A_TABLE(the_crew_of_a_named_vehicle_clears_its_gun),
        ON_A_TABLE(a_spotter_may_be_under_fire),
        ON_A_TABLE(more_than_one_down_is_tested_once_in_a_round),
        ON_A_TABLE(who_takes_command_knows_what_befell_the_squad),
        ON_A_TABLE(the_unit_has_tested_and_not_its_commander_alone),
        ON_A_TABLE(the_worst_blast_can_be_recorded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
