/* What units of the colonial rules are and have done, and what that keeps them from. */
#include "referee/actions.h"
#include "roster_table.h"
#include "rulesets/colonial/colonial_roster.h"

/* ---- the attack that cavalry makes besides (MWK-ATT-5) ---- */

static const char *const attack_steps[] = {"melee-score", "assault"};

static void lay_out_horse(void)
{
    lay_out("colonial",
            "{'id':'horse','side':'red','kind':'regular_cavalry','leadership':7,'figures':4,'has_leader':false},"
            "{'id':'impi','side':'blue','kind':'tribal_infantry','leadership':6,'figures':2,'has_leader':false},"
            "{'id':'other','side':'blue','kind':'tribal_infantry','leadership':6,'figures':2,'has_leader':false}");
}

/* The horse attacks with these dice; what an assault throws besides is the loser's pin test, which it passes. */
static const char *rides(size_t step, const char *defender, const char *dice, bool pins)
{
    static char question[200];
    snprintf(question, sizeof question, "'step':'%s','units':{'attacker':'horse','defender':'%s'},'dice':[%s%s]",
             attack_steps[step], defender, dice, pins && step == 1 ? ",6,6" : "");
    return question;
}

#define KILLS_ONE "6,1,1,1,1,1"
#define KILLS_TWO "6,6,1,1,1,1"
#define KILLS_NONE "1,1,1,1,1,1"

static const char *beaten(void)
{
    return ((const struct colonial_roster_unit *)(const void *)unit_of("horse"))->follow_up_unit;
}

/* The same unit again, as long as that is there. */
static void cavalry_follows_up_against_the_unit_that_it_beat(void **state)
{
    (void)state;
    for (size_t step = 0; step < LENGTH(attack_steps); step++) {
        lay_out_horse();
        play(rides(step, "impi", KILLS_ONE, true));
        assert_string_equal(beaten(), "impi");
        assert_barred(rides(step, "other", KILLS_NONE, false), "MWK-ATT-5");
        assert_string_equal(barred_text, "as cavalry that won it may attack again only the unit that it beat; the next "
                                         "turn lets it attack another");
        assert_int_equal(play(rides(step, "impi", "1,1,1,1,1", false))->status, RULING_RESOLVED);
        assert_string_equal(beaten(), "");
    }
}

/* Another, if the first was removed; and again the one that it beats then. */
static void cavalry_that_removed_a_unit_follows_up_against_another(void **state)
{
    (void)state;
    for (size_t step = 0; step < LENGTH(attack_steps); step++) {
        lay_out_horse();
        play(rides(step, "impi", KILLS_TWO, false));
        assert_int_equal(of("horse", "follow_up"), COLONIAL_ANOTHER_UNIT);
        assert_string_equal(beaten(), "");
        play(rides(step, "other", KILLS_ONE, true));
        assert_string_equal(beaten(), "other");
    }
}

/* The same where somebody else removed the one that it beat, or a hand did, or it has routed. */
static void cavalry_whose_beaten_unit_is_gone_follows_up_against_another(void **state)
{
    static const int32_t fates[] = {COLONIAL_REMOVED, COLONIAL_ROUTED};
    (void)state;
    for (size_t i = 0; i < LENGTH(fates) * LENGTH(attack_steps); i++) {
        const size_t step = i % LENGTH(attack_steps);
        lay_out_horse();
        play(rides(step, "impi", KILLS_ONE, true));
        ((struct colonial_roster_unit *)(void *)unit_of("impi"))->fate = fates[i / LENGTH(attack_steps)];
        assert_int_equal(play(rides(step, "other", KILLS_NONE, false))->status, RULING_RESOLVED);
        assert_barred(rides(step, "other", KILLS_NONE, false), "MWK-UNIT"); /* once */
        lay_out_horse();
        play(rides(step, "impi", KILLS_ONE, true));
        roster_remove(&roster, roster_find(&roster, "impi"));
        assert_int_equal(play(rides(step, "other", KILLS_NONE, false))->status, RULING_RESOLVED);
    }
}

/* A new turn is another attack; an enemy who is not among the units may be the one that it beat. */
static void a_follow_up_against_anyone_else_waits_for_the_next_turn(void **state)
{
    (void)state;
    lay_out_horse();
    play(rides(0, "impi", KILLS_ONE, false));
    assert_int_equal(play("'step':'melee-score','units':{'attacker':'horse'},'input':{'defender':{'kind':"
                          "'tribal_infantry','figures':2}},'dice':[6,1,1,1,1,1]")
                         ->status,
                     RULING_RESOLVED);
    assert_int_equal(of("horse", "follow_up"), COLONIAL_SAME_UNIT);
    assert_string_equal(beaten(), "");
    lay_out_horse();
    play(rides(0, "impi", KILLS_ONE, false));
    roster_turn(&roster, roster.turn + 1, 0);
    assert_string_equal(beaten(), "");
    assert_int_equal(play(rides(0, "other", KILLS_NONE, false))->status, RULING_RESOLVED);
}

/* Where units act as often as the players let them, it attacks whom it likes (A-MWK-25). */
static void without_the_option_cavalry_attacks_whom_it_likes(void **state)
{
    (void)state;
    lay_out_horse();
    ((struct colonial_options *)options)->actions_per_turn = COLONIAL_ANY_ACTIONS;
    play(rides(0, "impi", KILLS_ONE, false));
    assert_int_equal(play(rides(0, "other", KILLS_NONE, false))->status, RULING_RESOLVED);
}

/* ---- rockets and other weapons (MWK-FIR-8) ---- */

/* Whether the unit is told that it may, or may not, take this step; a title follows where it is an action. */
static bool is_told(const char *id, const char *step, bool permitted)
{
    char key[60];
    struct writer out;
    snprintf(key, sizeof key, "\"step\":\"%s\",\"title", step);
    writer_start(&out, 1 << 16);
    unit_actions_write(&out, rules, options, &roster, roster_find(&roster, id), permitted);
    assert_false(out.failed);
    bool found = memmem(out.at, out.used, key, strlen(key)) != NULL;
    writer_end(&out);
    return found;
}

static void assert_may(const char *id, const char *step, bool may)
{
    if (!is_told(id, step, may) || is_told(id, step, !may))
        fail_msg("%s is not told that it may%s %s", id, may ? "" : " not", step);
}

/* Each unit may act as its weapon does; the others can have taken up any. */
static void lay_out_weapons(void)
{
    lay_out("colonial",
            "{'id':'watch','side':'red','kind':'regular_infantry','weapon':'modern_rifle','leadership':7,'figures':16},"
            "{'id':'horse','side':'red','kind':'regular_cavalry','leadership':7,'figures':8},"
            "{'id':'mounted','side':'red','kind':'regular_mounted_infantry','leadership':7,'figures':8},"
            "{'id':'gun','side':'red','kind':'well_drilled_crewed_weapon','weapon':'field_gun','leadership':7,"
            "'figures':4},"
            "{'id':'rocket','side':'red','kind':'well_drilled_crewed_weapon','weapon':'rocket','leadership':7,"
            "'figures':4},"
            "{'id':'crew','side':'red','kind':'well_drilled_crewed_weapon','leadership':7,'figures':4},"
            "{'id':'impi','side':'blue','kind':'tribal_infantry','leadership':6,'figures':12}");
    for (int32_t i = 0; i < roster.count; i++) {
        struct colonial_roster_unit *unit = (struct colonial_roster_unit *)(void *)roster.units[i].own;
        unit->action = COLONIAL_DO_FIRE; /* a test that was passed */
        unit->action_open = true;
    }
}

/* By the question and by the list of what it may do alike; as many as the watch would not even be asked. */
static void only_the_crew_of_a_rocket_fires_one(void **state)
{
    static const char *const others[] = {"watch", "horse", "mounted", "gun"}, *const crews[] = {"rocket", "crew"};
    char question[200];
    (void)state;
    lay_out_weapons();
    for (size_t i = 0; i < LENGTH(others); i++) {
        snprintf(question, sizeof question,
                 "'step':'rocket-fire','units':{'firer':'%s','target':'impi'},'input':{'range':20}", others[i]);
        assert_barred(question, "MWK-FIR-8");
        assert_string_equal(barred_text, "only the crew of a rocket fires one, and it serves no rocket");
        assert_may(others[i], "rocket-fire", false);
    }
    for (size_t i = 0; i < LENGTH(crews); i++) {
        assert_may(crews[i], "rocket-fire", true);
        snprintf(question, sizeof question,
                 "'step':'rocket-fire','units':{'firer':'%s','target':'impi'},'input':{'range':20},"
                 "'dice':[6,6,6,6,6,6,6,6]",
                 crews[i]);
        assert_int_equal(play(question)->status, RULING_RESOLVED);
    }
}

static void a_rocket_makes_no_hits(void **state)
{
    static const char *const steps[] = {"ranged-attack", "volley"};
    char question[200];
    (void)state;
    for (size_t i = 0; i < LENGTH(steps); i++) {
        lay_out_weapons();
        assert_may("rocket", steps[i], false);
        assert_may("gun", steps[i], true);
        assert_may("crew", steps[i], true);
        snprintf(question, sizeof question,
                 "'step':'%s','units':{'firer':'rocket','target':'impi'},'input':{'range':20}", steps[i]);
        assert_barred(question, "MWK-FIR-8");
        assert_string_equal(barred_text, "it fires rockets, which make no hits: ask for rocket fire");
        /* another weapon that is said wins, as ever (X-KNOW); a rocket that is only said is no better */
        snprintf(question, sizeof question,
                 "'step':'%s','units':{'firer':'rocket','target':'impi'},'input':{'range':20,'weapon':'field_gun'},"
                 "'dice':[1,1,1,1,1,1,1,1]",
                 steps[i]);
        assert_int_equal(play(question)->status, RULING_RESOLVED);
        snprintf(question, sizeof question,
                 "'step':'%s','units':{'firer':'crew','target':'impi'},'input':{'range':20,'weapon':'rocket'}",
                 steps[i]);
        const struct ruling *ruling = play(question);
        assert_int_equal(ruling->status, RULING_NOT_PERMITTED);
        assert_string_equal(ruling->why->reasons[ruling->why->count - 1].clause, "MWK-FIR-8");
    }
}

/* What its profile says it fires is its own weapon. */
static void the_weapon_of_a_profile_is_its_own(void **state)
{
    (void)state;
    lay_out("colonial", "{'id':'battery','side':'red','kind':'well_drilled_crewed_weapon','leadership':7,'figures':4},"
                        "{'id':'impi','side':'blue','kind':'tribal_infantry','leadership':6,'figures':12}");
    struct colonial_options *readings = options;
    readings->profile_count = 1;
    readings->profiles[0] = (struct colonial_profile){.name = "Battery", .kind = FIELD_ABSENT};
    for (int32_t i = 0; i < COLONIAL_NUMBERS; i++)
        readings->profiles[0].number[i] = FIELD_ABSENT;
    struct colonial_roster_unit *unit = (struct colonial_roster_unit *)(void *)unit_of("battery");
    memcpy(unit->who.profile, "Battery", sizeof "Battery");
    unit->action = COLONIAL_DO_FIRE;
    unit->action_open = true;
    readings->profiles[0].weapon = COLONIAL_ROCKET;
    assert_may("battery", "ranged-attack", false);
    assert_may("battery", "rocket-fire", true);
    readings->profiles[0].weapon = COLONIAL_FIELD_GUN;
    assert_may("battery", "ranged-attack", true);
    assert_may("battery", "rocket-fire", false);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cavalry_follows_up_against_the_unit_that_it_beat),
        cmocka_unit_test(cavalry_that_removed_a_unit_follows_up_against_another),
        cmocka_unit_test(cavalry_whose_beaten_unit_is_gone_follows_up_against_another),
        cmocka_unit_test(a_follow_up_against_anyone_else_waits_for_the_next_turn),
        cmocka_unit_test(without_the_option_cavalry_attacks_whom_it_likes),
        cmocka_unit_test(only_the_crew_of_a_rocket_fires_one),
        cmocka_unit_test(a_rocket_makes_no_hits),
        cmocka_unit_test(the_weapon_of_a_profile_is_its_own),
    };
    return cmocka_run_group_tests(tests, NULL, sweep);
}
