/* Disputes, corrections and taking back: what the table of states does not show. */
#include "acting.h"

static struct game game;

static int64_t rule(const char *seat)
{
    struct entry act = ruling_sealed(&game, seat);
    return must(&game, &act);
}

static int64_t dispute(const char *seat, int64_t target)
{
    struct entry act = disputing(&game, seat, target);
    return must(&game, &act);
}

static int64_t decide(int64_t about, enum correction_kind correction)
{
    struct entry act = deciding(&game, "umpire", about, correction);
    return must(&game, &act);
}

static int64_t propose(const char *seat, int64_t target)
{
    struct entry act = proposing(&game, seat, target);
    return must(&game, &act);
}

/* What names another entry names one that is there and of its kind. */
static void what_is_named_is_there(void **state)
{
    (void)state;
    game_start(&game, MODE_SEALED);
    int64_t ruling = rule("red");
    struct entry note = act_of(&game, ENTRY_NOTE, "red");
    must(&game, &note);
    const int64_t none[] = {0, 1, note.seq, game.protocol.next, -1, INT64_MAX, INT64_MIN, (int64_t)1 << 32 | 4};
    for (size_t i = 0; i < LENGTH(none); i++) {
        struct entry act = disputing(&game, "red", none[i]);
        assert_objection(try(&game, &act), "target");
        act = proposing(&game, "red", none[i]);
        assert_objection(try(&game, &act), "not_takable");
        act = deciding(&game, "umpire", none[i], CORRECTION_NONE);
        assert_objection(try(&game, &act), "dispute");
        act = correcting(&game, "umpire", ruling, none[i], DICE_KIND_SEALED);
        assert_objection(try(&game, &act), "decision");
        assert_false(protocol_in_force(&game.protocol, none[i]));
    }
    struct entry act = deciding(&game, "umpire", ruling, CORRECTION_NONE);
    assert_objection(try(&game, &act), "dispute");
}

static void upheld_says_what_follows(void **state)
{
    (void)state;
    game_start(&game, MODE_SEALED);
    int64_t about = dispute("red", rule("red"));
    struct entry act = deciding(&game, "umpire", about, CORRECTION_NONE);
    act.decision.upheld = false;
    assert_objection(try(&game, &act), "upheld");
    act = deciding(&game, "umpire", about, CORRECTION_ABSENT);
    act.decision.upheld = true;
    assert_objection(try(&game, &act), "upheld");
    must(&game, &(struct entry){.kind = ENTRY_DECISION,
                                .seat = "umpire",
                                .seq = game.protocol.next,
                                .decision = {.dispute = about, .upheld = true, .correction = CORRECTION_NONE}});
}

/* Sealed, declared and reused dice, and what a correction must not do. */
static void corrections(void **state)
{
    (void)state;
    int64_t target;
    enum correction_kind wanted;
    static const struct {
        enum correction_kind wanted;
        enum dice_kind dice;
        const char *objection;
    } cases[] = {
        {CORRECTION_FURTHER_DICE, DICE_KIND_SEALED, "none"},
        {CORRECTION_FURTHER_DICE, DICE_KIND_DECLARED, "none"},
        {CORRECTION_FURTHER_DICE, DICE_KIND_REUSED, "none"}, /* those that fell were enough */
        {CORRECTION_FURTHER_DICE, DICE_KIND_SYSTEM, "dice"},
        {CORRECTION_REUSED_DICE, DICE_KIND_REUSED, "none"},
        {CORRECTION_REUSED_DICE, DICE_KIND_SEALED, "decision"},
        {CORRECTION_REUSED_DICE, DICE_KIND_DECLARED, "decision"},
        {CORRECTION_NONE, DICE_KIND_SEALED, "decision"},
    };
    for (size_t i = 0; i < LENGTH(cases); i++) {
        game_start(&game, MODE_SEALED);
        int64_t ruling = rule("red"), decision = decide(dispute("blue", ruling), cases[i].wanted);
        assert_true(protocol_decision(&game.protocol, decision, &target, &wanted));
        assert_int_equal(target, ruling);
        assert_int_equal(wanted, cases[i].wanted);
        struct entry act = correcting(&game, "umpire", ruling, decision, cases[i].dice);
        uint64_t used = game.protocol.used;
        assert_objection(try(&game, &act), cases[i].objection);
        if (strcmp(cases[i].objection, "none") != 0)
            continue;
        assert_int_equal(game.protocol.used, used + (cases[i].dice == DICE_KIND_SEALED));
        assert_true(protocol_decision(&game.protocol, decision, &target, &wanted));
        assert_int_equal(wanted, cases[i].wanted);
    }
    assert_false(protocol_decision(&game.protocol, 1, &target, &wanted));
    game_start(&game, MODE_SEALED);
    int64_t ruling = rule("red"), decision = decide(dispute("blue", ruling), CORRECTION_FURTHER_DICE);
    struct entry act = correcting(&game, "umpire", ruling, decision, DICE_KIND_SEALED);
    act.ruling.from = 0; /* that it keeps nothing is not among its choices */
    assert_objection(try(&game, &act), "dice");
    act = correcting(&game, "red", ruling, decision, DICE_KIND_SEALED);
    assert_objection(try(&game, &act), "role");
}

static void the_same_step_and_another_input(void **state)
{
    (void)state;
    game_start(&game, MODE_SEALED);
    int64_t ruling = rule("red"), decision = decide(dispute("blue", ruling), CORRECTION_REUSED_DICE),
            another = rule("red");
    struct act_question asks = question_of(1), replaces = question_of(1);
    struct entry act = correcting(&game, "umpire", ruling, decision, DICE_KIND_REUSED);
    act.ruling.subject.asks = &asks;
    act.ruling.subject.replaces = &replaces;
    assert_objection(try(&game, &act), "input_unchanged");
    asks.options.bytes[0] ^= 1;
    assert_objection(try(&game, &act), "input_unchanged");
    asks = question_of(2);
    asks.step.bytes[0] ^= 1;
    assert_objection(try(&game, &act), "wrong_step");
    asks = question_of(2);
    act.ruling.from = another;
    assert_objection(try(&game, &act), "dice"); /* reused dice are those of the ruling itself */
    act = correcting(&game, "umpire", another, decision, DICE_KIND_REUSED);
    assert_objection(try(&game, &act), "decision"); /* it is about another ruling */
    act = correcting(&game, "umpire", ruling, decision, DICE_KIND_REUSED);
    must(&game, &act);
    assert_int_equal(protocol_latest_in_force(&game.protocol), act.seq);
}

/* A correction may itself be disputed and corrected; two decisions about one ruling do not both replace it. */
static void corrections_of_corrections(void **state)
{
    (void)state;
    game_start(&game, MODE_SEALED);
    int64_t ruling = rule("red"), first = decide(dispute("blue", ruling), CORRECTION_REUSED_DICE),
            second = decide(dispute("red", ruling), CORRECTION_FURTHER_DICE), third = dispute("red", ruling);
    struct entry act = correcting(&game, "umpire", ruling, first, DICE_KIND_REUSED);
    int64_t correction = must(&game, &act);
    act = correcting(&game, "umpire", ruling, second, DICE_KIND_SEALED);
    assert_objection(try(&game, &act), "target");
    int64_t late = decide(third, CORRECTION_FURTHER_DICE); /* still to be decided, to no effect */
    act = correcting(&game, "umpire", ruling, late, DICE_KIND_SEALED);
    assert_objection(try(&game, &act), "target");
    int64_t again = decide(dispute("blue", correction), CORRECTION_REUSED_DICE);
    act = correcting(&game, "umpire", correction, again, DICE_KIND_REUSED);
    int64_t last = must(&game, &act);
    assert_false(protocol_in_force(&game.protocol, ruling));
    assert_false(protocol_in_force(&game.protocol, correction));
    assert_true(protocol_in_force(&game.protocol, last));
}

/* Rulings that name no units rest on none: any that stands. */
static void taking_back_one_after_the_other(void **state)
{
    (void)state;
    game_start(&game, MODE_SEALED);
    int64_t first = rule("red"), second = rule("blue");
    struct entry act = answering(&game, "blue", propose("red", second), true);
    must(&game, &act);
    assert_int_equal(protocol_latest_in_force(&game.protocol), first);
    act = answering(&game, "blue", propose("red", first), false);
    must(&game, &act);
    assert_true(protocol_in_force(&game.protocol, first));
    act = answering(&game, "red", propose("blue", first), true);
    must(&game, &act);
    assert_int_equal(protocol_latest_in_force(&game.protocol), 0);
    assert_int_equal(game.protocol.used, 2); /* links stay spent */
    act = answering(&game, "blue", act.undo_answered.proposal, true);
    assert_objection(try(&game, &act), "proposal_none");
}

/* A proposal whose ruling is replaced can only be declined; a dispute whose ruling is taken back is decided to no
 * effect. */
static void both_at_once(void **state)
{
    (void)state;
    game_start(&game, MODE_SEALED);
    int64_t ruling = rule("red"), decision = decide(dispute("blue", ruling), CORRECTION_FURTHER_DICE),
            proposal = propose("red", ruling);
    assert_int_equal(protocol_proposal(&game.protocol), proposal);
    assert_true(protocol_may_answer(&game.protocol, protocol_seat(&game.protocol, "blue")));
    assert_false(protocol_may_answer(&game.protocol, protocol_seat(&game.protocol, "red")));
    struct entry act = correcting(&game, "umpire", ruling, decision, DICE_KIND_SEALED);
    int64_t correction = must(&game, &act);
    assert_int_equal(protocol_proposal(&game.protocol), proposal);
    act = answering(&game, "blue", proposal, true);
    assert_objection(try(&game, &act), "not_takable");
    act = answering(&game, "blue", proposal, false);
    must(&game, &act);
    assert_int_equal(protocol_proposal(&game.protocol), 0);
    int64_t about = dispute("blue", correction);
    act = answering(&game, "blue", propose("red", correction), true);
    must(&game, &act);
    assert_int_equal(protocol_dispute_of(&game.protocol, correction), 0);
    decision = decide(about, CORRECTION_REUSED_DICE);
    act = correcting(&game, "umpire", correction, decision, DICE_KIND_REUSED);
    assert_objection(try(&game, &act), "target");
}

static int64_t alone_with(const char *player)
{
    game_open(&game, MODE_SEALED);
    if (player) {
        struct entry act = joining(&game, player, SEAT_PLAYER);
        must(&game, &act);
    }
    return rule("umpire");
}

/* The umpire consents where there is no other player, and no_one_to_consent to oneself. */
static void who_consents(void **state)
{
    (void)state;
    int64_t ruling = alone_with(NULL);
    struct entry act = proposing(&game, "umpire", ruling);
    assert_objection(try(&game, &act), "no_one_to_consent");
    act = joining(&game, "eve", SEAT_SPECTATOR); /* who only reads */
    must(&game, &act);
    act = proposing(&game, "umpire", ruling);
    assert_objection(try(&game, &act), "no_one_to_consent");
    ruling = alone_with("red");
    act = answering(&game, "umpire", propose("red", ruling), true);
    must(&game, &act);
    ruling = alone_with("red");
    int64_t proposal = propose("umpire", ruling);
    act = answering(&game, "umpire", proposal, true);
    assert_objection(try(&game, &act), "consent_not_requested");
    act = answering(&game, "red", proposal, true);
    must(&game, &act);
    ruling = alone_with("red");
    proposal = propose("red", ruling);
    act = joining(&game, "blue", SEAT_PLAYER);
    must(&game, &act);
    act = answering(&game, "umpire", proposal, true); /* another player is there by now */
    assert_objection(try(&game, &act), "consent_not_requested");
    act = answering(&game, "blue", proposal, true);
    must(&game, &act);
}

/* Whoever proposed may think better of it, and then something else can be proposed. Nobody else takes a proposal of
 * others away. */
static void a_proposal_is_withdrawn(void **state)
{
    (void)state;
    game_start(&game, MODE_SEALED);
    int64_t ruling = rule("red"), other = rule("blue"), proposal = propose("red", ruling);
    struct entry act = answering(&game, "umpire", proposal, false);
    assert_objection(try(&game, &act), "consent_not_requested");
    act = answering(&game, "red", proposal, true);
    assert_objection(try(&game, &act), "consent_not_requested");
    act = proposing(&game, "red", other);
    assert_objection(try(&game, &act), "proposal_open");
    act = answering(&game, "red", proposal, false);
    must(&game, &act);
    assert_int_equal(protocol_proposal(&game.protocol), 0);
    assert_true(protocol_in_force(&game.protocol, ruling));
    act = answering(&game, "blue", proposal, true);
    assert_objection(try(&game, &act), "proposal_none");
    act = answering(&game, "blue", propose("red", other), true);
    must(&game, &act);
    assert_false(protocol_in_force(&game.protocol, other));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_named_is_there),
        cmocka_unit_test(upheld_says_what_follows),
        cmocka_unit_test(corrections),
        cmocka_unit_test(the_same_step_and_another_input),
        cmocka_unit_test(corrections_of_corrections),
        cmocka_unit_test(taking_back_one_after_the_other),
        cmocka_unit_test(both_at_once),
        cmocka_unit_test(who_consents),
        cmocka_unit_test(a_proposal_is_withdrawn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
