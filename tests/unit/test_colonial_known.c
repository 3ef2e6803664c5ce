/* What units of the colonial rules are and have done, and what that keeps them from. */
#include "colonial/colonial_roster.h"
#include "roster_table.h"

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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cavalry_follows_up_against_the_unit_that_it_beat),
        cmocka_unit_test(cavalry_that_removed_a_unit_follows_up_against_another),
        cmocka_unit_test(a_follow_up_against_anyone_else_waits_for_the_next_turn),
        cmocka_unit_test(without_the_option_cavalry_attacks_whom_it_likes),
    };
    return cmocka_run_group_tests(tests, NULL, sweep);
}
