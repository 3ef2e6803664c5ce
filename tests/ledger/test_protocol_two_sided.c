/* Two-sided mode from the first commitment to the last ruling: what the table of states does not show. */
#include "acting.h"

static struct game game;

static int64_t ask(const char *seat)
{
    struct entry act = asking(&game, seat);
    return must(&game, &act);
}

static void reveal(const char *seat)
{
    struct entry act = revealing(&game, seat);
    must(&game, &act);
}

static void rule(const char *seat)
{
    struct entry act = ruling_sealed(&game, seat);
    must(&game, &act);
}

static void a_game(void **state)
{
    (void)state;
    game_start(&game, MODE_TWO_SIDED);
    ask("red");
    reveal("blue");
    reveal("red");
    rule("red");
    ask("blue");
    reveal("red");
    reveal("blue");
    rule("blue");
    ask("blue");
    reveal("blue");
    reveal("red");
    rule("blue");
    assert_int_equal(game.protocol.used, 3);
    assert_int_equal(game.protocol.asked, 3);
    struct entry act = act_of(&game, ENTRY_CLOSED, "umpire");
    must(&game, &act);
}

static void two_parties(void **state)
{
    (void)state;
    game_open(&game, MODE_TWO_SIDED);
    struct entry act = joining(&game, "red", SEAT_PLAYER);
    must(&game, &act);
    assert_objection(commit_more(&game, "red", 1), "none");
    act = asking(&game, "red");
    assert_objection(try(&game, &act), "parties");
    act = asking(&game, "umpire");
    assert_objection(try(&game, &act), "role"); /* the parties alone */
    act = joining(&game, "blue", SEAT_PLAYER);
    act.joined.device_key = NULL;
    assert_objection(try(&game, &act), "device_key");
    act.joined.device_key = device_of("red"); /* one device on both sides */
    assert_objection(try(&game, &act), "device_key");
    act = joining(&game, "blue", SEAT_PLAYER);
    must(&game, &act);
    act = asking(&game, "red");
    assert_objection(try(&game, &act), "uncommitted");
    assert_objection(commit_more(&game, "blue", 1), "none");
    act = joining(&game, "green", SEAT_PLAYER);
    assert_objection(try(&game, &act), "side_taken");
    act = joining(&game, "green", SEAT_SPECTATOR);
    must(&game, &act);
    ask("red");
    reveal("blue");
    reveal("red");
    rule("red");
    act = asking(&game, "red"); /* both commitments are used */
    assert_objection(try(&game, &act), "uncommitted");
    assert_objection(commit_more(&game, "blue", 1), "none");
    assert_objection(try(&game, &act), "order");
    act = asking(&game, "red");
    assert_objection(try(&game, &act), "uncommitted");
}

static void commitments_are_numbered(void **state)
{
    (void)state;
    game_start(&game, MODE_TWO_SIDED);
    struct hash hash = {{0}};
    struct entry act = act_of(&game, ENTRY_COMMITTED, "red");
    act.committed.commitments = &hash;
    act.committed.count = 1;
    static const uint64_t wrong[] = {0, 7, 9, UINT64_MAX};
    for (size_t i = 0; i < LENGTH(wrong); i++) {
        act.committed.first = wrong[i];
        assert_objection(try(&game, &act), "commitments");
    }
    act.committed.first = 8;
    act.committed.count = 0;
    assert_objection(try(&game, &act), "commitments");
    assert_objection(commit_more(&game, "red", PROTOCOL_AHEAD_MAX - 8 + 1), "commitments");
    assert_objection(commit_more(&game, "red", PROTOCOL_AHEAD_MAX - 8), "none");
    assert_objection(commit_more(&game, "red", 1), "commitments");
    ask("red"); /* its commitment may still be needed */
    assert_objection(commit_more(&game, "red", 1), "commitments");
    reveal("blue");
    reveal("red");
    rule("red");
    assert_objection(commit_more(&game, "red", 1), "none");
    assert_objection(commit_more(&game, "red", 1), "commitments");
    act = act_of(&game, ENTRY_COMMITTED, "red");
    act.committed.first = protocol_party(&game.protocol, "red")->committed;
    act.committed.commitments = &hash;
    act.committed.count = SIZE_MAX;
    assert_objection(try(&game, &act), "commitments");
}

/* The ring goes round: every nonce fits its own commitment, and no other one does. */
static void every_index_has_its_commitment(void **state)
{
    (void)state;
    game_open(&game, MODE_TWO_SIDED);
    struct entry act = joining(&game, "red", SEAT_PLAYER);
    must(&game, &act);
    act = joining(&game, "blue", SEAT_PLAYER);
    must(&game, &act);
    for (uint64_t index = 0; index < CHAIN_SIZE; index++) {
        assert_objection(commit_more(&game, "red", index % 7 + 1), "none");
        assert_objection(commit_more(&game, "blue", index ? 3 : PROTOCOL_AHEAD_MAX - 100), "none");
        ask("red");
        act = revealing(&game, "blue");
        act.revealed.nonce = roll_nonce("blue", index + 1);
        assert_objection(try(&game, &act), "nonce_mismatch");
        act.revealed.nonce = roll_nonce("red", index);
        assert_objection(try(&game, &act), "nonce_mismatch");
        act.revealed.nonce = (struct nonce_already_given){0};
        assert_objection(try(&game, &act), "nonce_mismatch");
        act = revealing(&game, "blue");
        act.revealed.index++;
        assert_objection(try(&game, &act), "nonce_mismatch");
        act.revealed.index -= 2;
        assert_objection(try(&game, &act), "nonce_mismatch");
        act = revealing(&game, "blue");
        act.revealed.question++;
        assert_objection(try(&game, &act), "question_none");
        reveal("blue");
        reveal("red");
        rule("red");
    }
}

/* A rekey voids what was not used: the owner chose the new chain when it knew the nonces, or may have. */
static void a_rekey_voids_commitments(void **state)
{
    (void)state;
    game_start(&game, MODE_TWO_SIDED);
    ask("red");
    reveal("blue");
    reveal("red");
    rule("red");
    game.protocol.used = game.protocol.last;
    struct entry act = act_of(&game, ENTRY_REKEY, "server");
    act.rekey.chain = (struct chain_anchor){.from = game.protocol.last, .length = CHAIN_SIZE, .secret = {{9}}};
    must(&game, &act);
    act = asking(&game, "red");
    assert_objection(try(&game, &act), "uncommitted");
    act = act_of(&game, ENTRY_COMMITTED, "red"); /* where it would have gone on */
    struct hash hash = {{0}};
    act.committed = (struct entry_committed){.first = 8, .commitments = &hash, .count = 1};
    assert_objection(try(&game, &act), "commitments");
    assert_objection(commit_more(&game, "red", 1), "none");
    act = asking(&game, "red");
    assert_objection(try(&game, &act), "uncommitted");
    assert_objection(commit_more(&game, "blue", 1), "none");
    assert_int_equal(game.protocol.asked, 1); /* indices go on */
    ask("red");
    reveal("red");
    reveal("blue");
    rule("red");
}

/* What was held back fits no other place. */
static void what_may_be_asked(void **state)
{
    (void)state;
    game_start(&game, MODE_TWO_SIDED);
    struct entry act = asking(&game, "red");
    act.asked.link++;
    assert_objection(try(&game, &act), "place");
    act = asking(&game, "red");
    act.asked.index++;
    assert_objection(try(&game, &act), "place");
    act = asking(&game, "umpire");
    assert_objection(try(&game, &act), "role");
    game.protocol.used = game.protocol.last;
    act = asking(&game, "red");
    assert_objection(try(&game, &act), "chain_spent");
}

/* The ruling is the one that was asked for: link, question, nonces, and what is asked. */
static void the_ruling_that_was_asked_for(void **state)
{
    (void)state;
    game_start(&game, MODE_TWO_SIDED);
    int64_t question = ask("red");
    reveal("blue");
    reveal("red");
    struct entry act = ruling_sealed(&game, "red");
    act.ruling.link++;
    assert_objection(try(&game, &act), "wrong_question");
    act = ruling_sealed(&game, "red");
    act.ruling.question = question + 1;
    assert_objection(try(&game, &act), "question_none");
    act.ruling.question = 0;
    assert_objection(try(&game, &act), "question_open");

    struct act_question other[3] = {question_of(1), question_of(1), question_of(2)};
    other[0].step.bytes[0] ^= 1;
    other[1].options.bytes[0] ^= 1;
    for (size_t i = 0; i < LENGTH(other); i++) {
        act = ruling_sealed(&game, "red");
        act.ruling.subject.asks = &other[i];
        assert_objection(try(&game, &act), "wrong_question");
    }

    struct nonce list[2];
    act = ruling_sealed(&game, "red");
    memcpy(list, act.ruling.roll.list, sizeof list);
    const struct nonces shown = act.ruling.roll;
    act.ruling.roll = (struct nonces){.list = list, .count = 1};
    assert_objection(try(&game, &act), "wrong_question");
    act.ruling.roll.count = 2;
    list[1].bytes = (const uint8_t *)"another nonce...";
    assert_objection(try(&game, &act), "wrong_question");
    list[1] = shown.list[1];
    list[1].length--;
    assert_objection(try(&game, &act), "wrong_question");
    list[1] = shown.list[0];
    list[0] = shown.list[1];
    assert_objection(try(&game, &act), "wrong_question");
    act = ruling_sealed(&game, "red");
    act.kind = ENTRY_CORRECTION;
    act.seat = "umpire";
    assert_objection(try(&game, &act), "decision");
    static const struct act_question unlike = {.step = {{1}}};
    struct game known = game;
    known.protocol.marks = known.marks;
    act = ruling_sealed(&known, "red");
    act.ruling.subject.asks = NULL; /* a caller that does not compare */
    must(&known, &act);
    known = game;
    known.protocol.marks = known.marks;
    known.protocol.question.compared = false;
    act = ruling_sealed(&known, "red");
    act.ruling.subject.asks = &unlike;
    must(&known, &act);
    rule("red");
}

static int64_t propose(const char *seat, int64_t target)
{
    struct entry act = proposing(&game, seat, target);
    return must(&game, &act);
}

static void declare(const char *seat, int32_t face)
{
    struct entry act = declaring(&game, seat, face);
    must(&game, &act);
}

static struct entry declared_answer(const char *seat)
{
    struct entry act = ruling_sealed(&game, seat);
    act.ruling.dice = DICE_KIND_DECLARED;
    act.ruling.link = 0;
    act.ruling.roll = (struct nonces){0};
    return act;
}

/* Both agree to the same dice: the ruling with them comes next and nothing else, and the link is spent. */
static void declared_by_both(void **state)
{
    (void)state;
    game_start(&game, MODE_TWO_SIDED);
    ask("red");
    struct entry act = declared_answer("red");
    assert_objection(try(&game, &act), "awaited");
    declare("blue", 3);
    act = declared_answer("red");
    assert_objection(try(&game, &act), "awaited");
    declare("red", 4); /* others */
    act = declared_answer("red");
    assert_objection(try(&game, &act), "awaited");
    declare("red", 3); /* it was misread */
    assert_int_equal(protocol_asked_state(&game.protocol), ASKED_DUE);
    act = ruling_sealed(&game, "red");
    assert_objection(try(&game, &act), "wrong_question");
    act = declared_answer("blue");
    assert_objection(try(&game, &act), "wrong_question");
    act = declaring(&game, "blue", 3);
    assert_objection(try(&game, &act), "due");
    act = declared_answer("red");
    must(&game, &act);
    assert_int_equal(protocol_asked_state(&game.protocol), ASKED_NONE);
    assert_int_equal(game.protocol.used, 1);
    ask("blue"); /* nothing is left of what was agreed */
    act = ruling_sealed(&game, "blue");
    assert_objection(try(&game, &act), "awaited");
    reveal("red");
    reveal("blue");
    rule("blue");
}

/* Who agrees first reveals no more, and neither does the other: nobody is left with the choice between two results. */
static void declared_and_revealed(void **state)
{
    (void)state;
    game_start(&game, MODE_TWO_SIDED);
    ask("red");
    reveal("red");
    struct entry act = declaring(&game, "red", 3);
    assert_objection(try(&game, &act), "declared_first");
    declare("blue", 3);
    act = revealing(&game, "blue");
    assert_objection(try(&game, &act), "declared");
    act = declaring(&game, "red", 4);
    assert_objection(try(&game, &act), "declared_first");
    declare("red", 3);
    act = declared_answer("red");
    must(&game, &act);
    ask("red");
    declare("blue", 2);
    act = revealing(&game, "red");
    assert_objection(try(&game, &act), "declared");
    act = giving_up(&game, "red");
    must(&game, &act);
    act = giving_up(&game, "blue");
    must(&game, &act);
    assert_int_equal(game.protocol.used, 2);
}

/* A question that is given up has spent its link and its index, and its nonces are gone. */
static void given_up(void **state)
{
    (void)state;
    game_start(&game, MODE_TWO_SIDED);
    int64_t question = ask("red");
    struct entry act = giving_up(&game, "red");
    must(&game, &act);
    assert_objection(try(&game, &act), "order");
    act = giving_up(&game, "red");
    assert_objection(try(&game, &act), "given_up");
    act = revealing(&game, "blue"); /* whoever has that signature would have the choice */
    assert_objection(try(&game, &act), "giving_up");
    act = giving_up(&game, "blue");
    act.gave_up.question++;
    assert_objection(try(&game, &act), "question_none");
    act = giving_up(&game, "blue");
    must(&game, &act);
    assert_int_equal(protocol_asked_state(&game.protocol), ASKED_NONE);
    assert_int_equal(game.protocol.used, 1);
    act = revealing(&game, "blue");
    act.revealed.question = question;
    assert_objection(try(&game, &act), "question_none");
    ask("blue");
    assert_int_equal(game.protocol.question.link, 2);
    assert_int_equal(game.protocol.question.index, 1);
    assert_true(protocol_awaits(&game.protocol, protocol_party(&game.protocol, "red")));
    assert_true(protocol_awaits(&game.protocol, protocol_party(&game.protocol, "blue")));
    act = giving_up(&game, "blue"); /* the other one's word for the question before counts no more */
    must(&game, &act);
    assert_int_equal(protocol_asked_state(&game.protocol), ASKED_WAITING);
    act = giving_up(&game, "red");
    must(&game, &act);
    ask("blue");
    reveal("blue"); /* whose nonce is out gives up behind the other one */
    act = giving_up(&game, "blue");
    assert_objection(try(&game, &act), "give_up_first");
    act = giving_up(&game, "red");
    must(&game, &act);
    act = giving_up(&game, "blue");
    must(&game, &act);
    ask("blue");
    reveal("red");
    reveal("blue");
    rule("blue");
}

static const char *const watch[] = {"watch"}, *const impi[] = {"impi"};

static struct entry asking_with(const char *seat, const char *const *ids)
{
    struct entry act = asking(&game, seat);
    act.asked.units = (struct units_stated){
        .named = true, .applied = true, .role_count = 1, .roles = {{.role = "firer", .count = 1, .ids = ids}}};
    return act;
}

/* The units that a question names stay as they are; others may change, and no turn begins. */
static void units_are_frozen(void **state)
{
    (void)state;
    game_start(&game, MODE_TWO_SIDED);
    struct entry act = ruling_on(&game, "red", DICE_KIND_DECLARED);
    int64_t ruling = must(&game, &act), proposal = propose("red", ruling);
    act = disputing(&game, "blue", ruling);
    act = deciding(&game, "umpire", must(&game, &act), CORRECTION_REUSED_DICE);
    int64_t decision = must(&game, &act);
    act = asking_with("red", watch);
    must(&game, &act);
    act = act_of(&game, ENTRY_UNIT_CHANGED, "umpire");
    act.unit_changed.unit = "watch";
    assert_objection(try(&game, &act), "frozen");
    act.unit_changed.unit = "impi";
    must(&game, &act);
    act = ruling_on(&game, "red", DICE_KIND_DECLARED);
    act.ruling.units = asking_with("red", watch).asked.units;
    assert_objection(try(&game, &act), "frozen");
    act.ruling.units = asking_with("red", impi).asked.units;
    must(&game, &act);
    act = answering(&game, "blue", proposal, true);
    assert_objection(try(&game, &act), "frozen");
    act = correcting(&game, "umpire", ruling, decision, DICE_KIND_REUSED);
    assert_objection(try(&game, &act), "frozen");
    act = act_of(&game, ENTRY_TURN, "red");
    act.turn.turn = 1;
    assert_objection(try(&game, &act), "question_open");
    act = revoking(&game, "red", "red");
    assert_objection(try(&game, &act), "question_open");
    act = revoking(&game, "umpire", "eve"); /* no party */
    must(&game, &act);
    reveal("red");
    reveal("blue");
    act = ruling_sealed(&game, "red");
    assert_objection(try(&game, &act), "wrong_question"); /* it names no units */
    act.ruling.units = asking_with("red", impi).asked.units;
    assert_objection(try(&game, &act), "wrong_question");
    act.ruling.units = asking_with("red", watch).asked.units;
    act.ruling.units.applied = false;
    assert_objection(try(&game, &act), "wrong_question");
    act.ruling.units.applied = true;
    must(&game, &act);
    act = answering(&game, "blue", proposal, true);
    must(&game, &act);
}

/* A question that names no units freezes none. */
static void nothing_is_frozen(void **state)
{
    (void)state;
    game_start(&game, MODE_TWO_SIDED);
    struct entry act = ruling_on(&game, "red", DICE_KIND_DECLARED);
    int64_t proposal = propose("red", must(&game, &act));
    ask("red");
    act = answering(&game, "blue", proposal, true);
    must(&game, &act);
}

/* The end does not wait: a party that is gone must not keep a game open. */
/* After a restore the umpire begins a chain for a reason: it ends what is open, and voids what was committed. */
static void restored_while_open(void **state)
{
    (void)state;
    game_start(&game, MODE_TWO_SIDED);
    struct entry act = asking(&game, "red");
    must(&game, &act);
    act = act_of(&game, ENTRY_REKEY, "umpire");
    act.rekey.chain = (struct chain_anchor){.from = game.protocol.used + 1, .length = CHAIN_SIZE, .secret = {{9}}};
    assert_objection(try(&game, &act), "role"); /* without a reason it is the server's */
    act.rekey.reason = "restored";
    act.rekey.chain.from--;
    assert_objection(try(&game, &act), "chain"); /* the question's link is spent */
    act.rekey.chain.from++;
    act.seat = "red";
    assert_objection(try(&game, &act), "role");
    act.seat = "server";
    assert_objection(try(&game, &act), "role");
    act.seat = "umpire";
    must(&game, &act);
    assert_int_equal(protocol_asked_state(&game.protocol), ASKED_NONE);
    act = asking(&game, "red");
    assert_objection(try(&game, &act), "uncommitted");
    act = act_of(&game, ENTRY_REKEY, "umpire");
    act.rekey = (struct entry_rekey){.chain = {.from = game.protocol.used, .length = 2}, .reason = "once more"};
    must(&game, &act);
}

static void closed_while_open(void **state)
{
    (void)state;
    game_start(&game, MODE_TWO_SIDED);
    ask("red");
    struct entry act = act_of(&game, ENTRY_CLOSED, "umpire");
    must(&game, &act);
    assert_int_equal(protocol_asked_state(&game.protocol), ASKED_NONE);
}

/* The dice of a correction are asked for as any others. */
static void a_correction_with_further_dice(void **state)
{
    (void)state;
    game_start(&game, MODE_TWO_SIDED);
    ask("red");
    reveal("blue");
    reveal("red");
    rule("red");
    int64_t ruling = game.protocol.next - 1;
    struct entry act = disputing(&game, "blue", ruling);
    int64_t dispute = must(&game, &act);
    act = deciding(&game, "umpire", dispute, CORRECTION_FURTHER_DICE);
    int64_t decision = must(&game, &act);
    act = disputing(&game, "red", ruling); /* another one, for reused dice */
    act = deciding(&game, "umpire", must(&game, &act), CORRECTION_REUSED_DICE);
    int64_t other = must(&game, &act);

    const struct act_question asks = question_of(2), replaces = question_of(1);
    act = asking(&game, "red");
    act.asked.corrects = ruling;
    act.asked.decision = other;
    assert_objection(try(&game, &act), "decision"); /* it wants the old dice */
    act.asked.decision = decision;
    act.asked.corrects = ruling + 1;
    assert_objection(try(&game, &act), "decision");
    act.asked.corrects = 0;
    assert_objection(try(&game, &act), "decision");
    act.asked.corrects = ruling;
    act.asked.subject.asks = act.asked.subject.replaces = &replaces;
    assert_objection(try(&game, &act), "input_unchanged");
    act.asked.subject.asks = &asks;
    must(&game, &act);

    act = asking(&game, "red");
    assert_objection(try(&game, &act), "question_open");
    act = correcting(&game, "umpire", ruling, other, DICE_KIND_REUSED);
    assert_objection(try(&game, &act), "question_open"); /* two corrections of one ruling */
    act = proposing(&game, "red", ruling);
    assert_objection(try(&game, &act), "not_takable");
    act = correcting(&game, "umpire", ruling, decision, DICE_KIND_SEALED);
    assert_objection(try(&game, &act), "question_open"); /* not without its question */
    reveal("red");
    reveal("blue");
    act = ruling_sealed(&game, "red");
    assert_int_equal(act.kind, ENTRY_CORRECTION);
    act.kind = ENTRY_RULING;
    act.ruling.subject.asks = &asks;
    act.ruling.corrects = act.ruling.from = act.ruling.decision = 0;
    assert_objection(try(&game, &act), "wrong_question"); /* a plain ruling in its place */
    act = ruling_sealed(&game, "red");
    act.ruling.subject.asks = &asks;
    must(&game, &act);
    assert_false(protocol_in_force(&game.protocol, ruling));
    assert_true(protocol_in_force(&game.protocol, act.seq));
    act = correcting(&game, "umpire", ruling, other, DICE_KIND_REUSED);
    assert_objection(try(&game, &act), "target");
}

/* A consent that comes while the correction's dice are asked for would take the ruling away from under it. */
static void no_consent_under_a_correction(void **state)
{
    (void)state;
    game_start(&game, MODE_TWO_SIDED);
    ask("red");
    reveal("blue");
    reveal("red");
    rule("red");
    int64_t ruling = game.protocol.next - 1, proposal = propose("red", ruling);
    struct entry act = disputing(&game, "blue", ruling);
    act = deciding(&game, "umpire", must(&game, &act), CORRECTION_FURTHER_DICE);
    int64_t decision = must(&game, &act);
    const struct act_question asks = question_of(2);
    act = asking(&game, "red");
    act.asked.corrects = ruling;
    act.asked.decision = decision;
    act.asked.subject.asks = &asks;
    must(&game, &act);
    act = answering(&game, "blue", proposal, true);
    assert_objection(try(&game, &act), "not_takable");
    act = answering(&game, "blue", proposal, false);
    must(&game, &act);
}

/* Each roll has nonces of its own: a seat gives none. */
static void seats_give_no_nonces(void **state)
{
    (void)state;
    game_start(&game, MODE_TWO_SIDED);
    struct entry act = act_of(&game, ENTRY_NONCE, "umpire");
    act.nonce = roll_nonce("umpire", 0);
    assert_objection(try(&game, &act), "mode");
    act = joining(&game, "amy", SEAT_UMPIRE);
    act.joined.nonce = roll_nonce("amy", 0);
    assert_objection(try(&game, &act), "nonce");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game),
        cmocka_unit_test(seats_give_no_nonces),
        cmocka_unit_test(two_parties),
        cmocka_unit_test(commitments_are_numbered),
        cmocka_unit_test(every_index_has_its_commitment),
        cmocka_unit_test(a_rekey_voids_commitments),
        cmocka_unit_test(what_may_be_asked),
        cmocka_unit_test(the_ruling_that_was_asked_for),
        cmocka_unit_test(declared_by_both),
        cmocka_unit_test(declared_and_revealed),
        cmocka_unit_test(given_up),
        cmocka_unit_test(units_are_frozen),
        cmocka_unit_test(nothing_is_frozen),
        cmocka_unit_test(restored_while_open),
        cmocka_unit_test(closed_while_open),
        cmocka_unit_test(a_correction_with_further_dice),
        cmocka_unit_test(no_consent_under_a_correction),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
