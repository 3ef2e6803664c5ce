/* The protocol as a table: in every state, every kind of act by every seat, allowed or refused and why. The tables are
 * written by hand from docs/ledger.md ("Two-sided mode", "Disputes and taking back"). */
#include "acting.h"

enum { ACTORS = 6 };

static const char *const actors[ACTORS] = {"umpire", "red", "blue", "eve", "server", "stranger"};

/* What the rows' acts are about. */
static int64_t ruling, dispute, decision, proposal;

static struct entry joined(const struct game *game, const char *seat)
{
    return joining(game, seat, SEAT_SPECTATOR);
}

static struct entry opened(const struct game *game, const char *seat)
{
    struct entry act = opening(game, game->protocol.mode);
    act.seat = seat;
    return act;
}

static struct entry nonce(const struct game *game, const char *seat)
{
    struct entry act = act_of(game, ENTRY_NONCE, seat);
    act.nonce = roll_nonce(seat, 0);
    return act;
}

static struct entry rekey(const struct game *game, const char *seat)
{
    struct entry act = act_of(game, ENTRY_REKEY, seat);
    act.rekey.chain = (struct chain_anchor){.from = game->protocol.last, .length = CHAIN_SIZE};
    return act;
}

static struct entry system_dice(const struct game *game, const char *seat)
{
    return ruling_on(game, seat, DICE_KIND_SYSTEM);
}

static struct entry declared(const struct game *game, const char *seat)
{
    return ruling_on(game, seat, DICE_KIND_DECLARED);
}

static struct entry sealed(const struct game *game, const char *seat)
{
    return ruling_sealed(game, seat);
}

static struct entry note(const struct game *game, const char *seat)
{
    return act_of(game, ENTRY_NOTE, seat);
}

static struct entry closed(const struct game *game, const char *seat)
{
    return act_of(game, ENTRY_CLOSED, seat);
}

static struct entry described(const struct game *game, const char *seat)
{
    struct entry act = act_of(game, ENTRY_DESCRIBED, seat);
    act.described = (struct entry_described){.title = "Isandlwana", .points = FIELD_ABSENT};
    return act;
}

static struct entry reassigned(const struct game *game, const char *seat)
{
    struct entry act = act_of(game, ENTRY_UNIT_REASSIGNED, seat);
    act.unit_reassigned = (struct entry_unit_reassigned){"watch", "blue", "It ran over."};
    return act;
}

static struct entry revoke_red(const struct game *game, const char *seat)
{
    return revoking(game, seat, "red");
}

static struct entry revoke_link(const struct game *game, const char *seat)
{
    return revoking(game, seat, "spectators");
}

static struct entry committed(const struct game *game, const char *seat)
{
    static struct hash hash;
    const struct party *party = protocol_party(&game->protocol, seat);
    struct entry act = act_of(game, ENTRY_COMMITTED, seat);
    act.committed.first = party ? party->committed : 0;
    act.committed.commitments = &hash;
    act.committed.count = 1;
    return act;
}

static struct entry disputed(const struct game *game, const char *seat)
{
    return disputing(game, seat, ruling);
}

static struct entry upheld_new(const struct game *game, const char *seat)
{
    return deciding(game, seat, dispute, CORRECTION_FURTHER_DICE);
}

static struct entry rejected(const struct game *game, const char *seat)
{
    return deciding(game, seat, dispute, CORRECTION_ABSENT);
}

static struct entry correct_new(const struct game *game, const char *seat)
{
    return correcting(game, seat, ruling, decision,
                      game->protocol.mode == MODE_UNSEALED ? DICE_KIND_SYSTEM : DICE_KIND_DECLARED);
}

static struct entry correct_reused(const struct game *game, const char *seat)
{
    return correcting(game, seat, ruling, decision, DICE_KIND_REUSED);
}

static struct entry ask_correction(const struct game *game, const char *seat)
{
    struct entry act = asking(game, seat), about = correct_new(game, seat);
    act.asked.corrects = ruling;
    act.asked.decision = decision;
    act.asked.subject.asks = about.ruling.subject.asks;
    act.asked.subject.replaces = about.ruling.subject.replaces;
    return act;
}

static struct entry undo(const struct game *game, const char *seat)
{
    return proposing(game, seat, ruling);
}

static struct entry give_up(const struct game *game, const char *seat)
{
    return giving_up(game, seat);
}

static struct entry agree_dice(const struct game *game, const char *seat)
{
    return declaring(game, seat, 3);
}

static struct entry consent(const struct game *game, const char *seat)
{
    return answering(game, seat, proposal, true);
}

static struct entry dissent(const struct game *game, const char *seat)
{
    return answering(game, seat, proposal, false);
}

static const struct {
    const char *name;
    struct entry (*make)(const struct game *game, const char *seat);
} acts[] = {
    {"opened", opened},
    {"joined", joined},
    {"nonce", nonce},
    {"rekey", rekey},
    {"system", system_dice},
    {"declared", declared},
    {"sealed", sealed},
    {"note", note},
    {"closed", closed},
    {"described", described},
    {"reassigned", reassigned},
    {"revoke-red", revoke_red},
    {"revoke-link", revoke_link},
    {"committed", committed},
    {"asked", asking},
    {"ask-correction", ask_correction},
    {"revealed", revealing},
    {"give-up", give_up},
    {"agree-dice", agree_dice},
    {"dispute", disputed},
    {"upheld", upheld_new},
    {"rejected", rejected},
    {"correct-new", correct_new},
    {"correct-kept", correct_reused},
    {"undo", undo},
    {"consent", consent},
    {"dissent", dissent},
};

/* One cell: what the check says is what admitting does, and a refused act changes nothing. */
static void try_cell(const struct game *game, size_t row, const char *actor, const char *wanted)
{
    static struct game before, after;
    game_copy(&before, game);
    game_copy(&after, game);
    struct entry act = acts[row].make(game, actor);
    enum objection objection = protocol_check(&game->protocol, &act);
    if (strcmp(objection_code(objection), strcmp(wanted, "ok") == 0 ? "none" : wanted) != 0)
        fail_msg("%s by %s: wanted %s, found %s", acts[row].name, actor, wanted, objection_code(objection));
    assert_int_equal(protocol_admit(&after.protocol, &act), objection);
    before.protocol.marks = after.marks;
    if (objection)
        assert_memory_equal(&before, &after, sizeof before);
    else
        assert_int_equal(after.protocol.next, before.protocol.next + 1);
}

/* Lines of the act's name and a word for each actor. Every act has its line. */
static void try_table(const struct game *game, const char *table)
{
    char name[32], cells[ACTORS][32];
    int length;
    size_t row = 0;
    for (; sscanf(table, "%31s %31s %31s %31s %31s %31s %31s %n", name, cells[0], cells[1], cells[2], cells[3],
                  cells[4], cells[5], &length) == 7;
         table += length, row++) {
        assert_true(row < LENGTH(acts));
        assert_string_equal(name, acts[row].name);
        for (size_t i = 0; i < ACTORS; i++)
            try_cell(game, row, actors[i], cells[i]);
    }
    assert_int_equal(row, LENGTH(acts));
    assert_string_equal(table, "");
}

static struct game game;

/* A game with one ruling, which the acts are about. */
static void game_with_ruling(enum session_mode mode)
{
    ruling = dispute = decision = proposal = 0;
    game_start(&game, mode);
    if (mode == MODE_TWO_SIDED) {
        struct entry asked = asking(&game, "red"), shown;
        must(&game, &asked);
        shown = revealing(&game, "blue");
        must(&game, &shown);
        shown = revealing(&game, "red");
        must(&game, &shown);
    }
    struct entry act = mode == MODE_UNSEALED ? ruling_on(&game, "red", DICE_KIND_SYSTEM) : ruling_sealed(&game, "red");
    ruling = must(&game, &act);
}

static void without_seals(void **state)
{
    (void)state;
    game_with_ruling(MODE_UNSEALED);
    try_table(&game, "opened         order         order         order         order  order  order    "
                     "joined         name          name          name          name   name   ok       "
                     "nonce          mode          mode          mode          role   role   stranger "
                     "rekey          mode          role          role          role   mode   stranger "
                     "system         ok            ok            ok            role   role   stranger "
                     "declared       ok            ok            ok            role   role   stranger "
                     "sealed         dice          dice          dice          role   role   stranger "
                     "note           ok            ok            ok            role   role   stranger "
                     "closed         ok            role          role          role   role   stranger "
                     "described      ok            role          role          role   role   stranger "
                     "reassigned     ok            role          role          role   role   stranger "
                     "revoke-red     mode          mode          mode          mode   role   stranger "
                     "revoke-link    mode          mode          mode          mode   role   stranger "
                     "committed      role          mode          mode          role   role   stranger "
                     "asked          role          mode          mode          role   role   stranger "
                     "ask-correction role          mode          mode          role   role   stranger "
                     "revealed       role          mode          mode          role   role   stranger "
                     "give-up        role          mode          mode          role   role   stranger "
                     "agree-dice     role          mode          mode          role   role   stranger "
                     "dispute        ok            ok            ok            role   role   stranger "
                     "upheld         dispute       role          role          role   role   stranger "
                     "rejected       dispute       role          role          role   role   stranger "
                     "correct-new    decision      decision      decision          role   role   stranger "
                     "correct-kept   decision      decision      decision          role   role   stranger "
                     "undo           ok            ok            ok            role   role   stranger "
                     "consent        proposal_none proposal_none proposal_none role   role   stranger "
                     "dissent        proposal_none proposal_none proposal_none role   role   stranger ");
}

static void single(void **state)
{
    (void)state;
    game_with_ruling(MODE_SEALED);
    try_table(&game, "opened         order         order         order         order  order  order    "
                     "joined         name          name          name          name   name   ok       "
                     "nonce          ok            nonce         nonce         role   role   stranger "
                     "rekey          role          role          role          role   chain  stranger "
                     "system         dice          dice          dice          role   role   stranger "
                     "declared       ok            ok            ok            role   role   stranger "
                     "sealed         ok            ok            ok            role   role   stranger "
                     "note           ok            ok            ok            role   role   stranger "
                     "closed         ok            role          role          role   role   stranger "
                     "described      ok            role          role          role   role   stranger "
                     "reassigned     ok            role          role          role   role   stranger "
                     "revoke-red     ok            ok            role          role   role   stranger "
                     "revoke-link    ok            role          role          role   role   stranger "
                     "committed      role          mode          mode          role   role   stranger "
                     "asked          role          mode          mode          role   role   stranger "
                     "ask-correction role          mode          mode          role   role   stranger "
                     "revealed       role          mode          mode          role   role   stranger "
                     "give-up        role          mode          mode          role   role   stranger "
                     "agree-dice     role          mode          mode          role   role   stranger "
                     "dispute        ok            ok            ok            role   role   stranger "
                     "upheld         dispute       role          role          role   role   stranger "
                     "rejected       dispute       role          role          role   role   stranger "
                     "correct-new    decision      decision      decision          role   role   stranger "
                     "correct-kept   decision      decision      decision          role   role   stranger "
                     "undo           ok            ok            ok            role   role   stranger "
                     "consent        proposal_none proposal_none proposal_none role   role   stranger "
                     "dissent        proposal_none proposal_none proposal_none role   role   stranger ");
}

/* Two-sided mode, (none open). */
static void none_open(void **state)
{
    (void)state;
    game_with_ruling(MODE_TWO_SIDED);
    assert_int_equal(protocol_asked_state(&game.protocol), ASKED_NONE);
    try_table(&game, "opened         order         order         order         order  order         order    "
                     "joined         name          name          name          name   name          ok       "
                     "nonce          mode          mode          mode          role   role          stranger "
                     "rekey          role          role          role          role   chain         stranger "
                     "system         dice          dice          dice          role   role          stranger "
                     "declared       ok            ok            ok            role   role          stranger "
                     "sealed         question_none question_none question_none role   role          stranger "
                     "note           ok            ok            ok            role   role          stranger "
                     "closed         ok            role          role          role   role          stranger "
                     "described      ok            role          role          role   role          stranger "
                     "reassigned     ok            role          role          role   role          stranger "
                     "revoke-red     ok            ok            role          role   role   stranger "
                     "revoke-link    ok            role          role          role   role   stranger "
                     "committed      role          ok            ok            role   role          stranger "
                     "asked          role          ok            ok            role   role          stranger "
                     "ask-correction role          decision      decision          role   role          stranger "
                     "revealed       role          question_none question_none role   role          stranger "
                     "give-up        role          question_none question_none role   role          stranger "
                     "agree-dice     role          question_none question_none role   role          stranger "
                     "dispute        ok            ok            ok            role   role          stranger "
                     "upheld         dispute       role          role          role   role          stranger "
                     "rejected       dispute       role          role          role   role          stranger "
                     "correct-new    decision      decision      decision          role   role          stranger "
                     "correct-kept   decision      decision      decision          role   role          stranger "
                     "undo           role          ok            ok            role   role          stranger "
                     "consent        proposal_none proposal_none proposal_none role   role          stranger "
                     "dissent        proposal_none proposal_none proposal_none role   role          stranger ");
}

/* What no state of the open question changes. */
#define SAME_WHILE_OPEN_1                                                                                              \
    "opened         order         order         order         order  order         order    "                          \
    "joined         name          name          name          name   name          ok       "                          \
    "nonce          mode          mode          mode          role   role          stranger "                          \
    "rekey          role          role          role          role   question_open stranger "                          \
    "system         dice          dice          dice          role   role          stranger "                          \
    "declared       ok            ok            ok            role   role          stranger "
#define SAME_WHILE_OPEN_2                                                                                              \
    "note           ok            ok            ok            role   role          stranger "                          \
    "closed         ok            role          role          role   role          stranger "                          \
    "described      ok            role          role          role   role          stranger "                          \
    "reassigned     ok            role          role          role   role          stranger "                          \
    "revoke-red     question_open question_open role          role   role   stranger "                                 \
    "revoke-link    ok            role          role          role   role   stranger "                                 \
    "committed      role          ok            ok            role   role          stranger "                          \
    "asked          role          question_open question_open role   role          stranger "                          \
    "ask-correction role          question_open question_open role   role          stranger "
#define SAME_WHILE_OPEN_3                                                                                              \
    "dispute        ok            ok            ok            role   role          stranger "                          \
    "upheld         dispute       role          role          role   role          stranger "                          \
    "rejected       dispute       role          role          role   role          stranger "                          \
    "correct-new    decision      decision      decision      role   role          stranger "                          \
    "correct-kept   decision      decision      decision      role   role          stranger "                          \
    "undo           role          ok            ok            role   role          stranger "

static void ask_by(const char *seat)
{
    game_with_ruling(MODE_TWO_SIDED);
    struct entry asked = asking(&game, seat);
    must(&game, &asked);
}

/* Red asked, both are awaited. */
static void waiting(void **state)
{
    (void)state;
    ask_by("red");
    assert_int_equal(protocol_asked_state(&game.protocol), ASKED_WAITING);
    try_table(
        &game, SAME_WHILE_OPEN_1
        "sealed         awaited       awaited       awaited       role   role          stranger " SAME_WHILE_OPEN_2
        "revealed       role          ok            ok            role   role          stranger "
        "give-up        role          ok            ok            role   role          stranger "
        "agree-dice     role          ok            ok            role   role          stranger " SAME_WHILE_OPEN_3
        "consent        proposal_none proposal_none proposal_none role   role          stranger "
        "dissent        proposal_none proposal_none proposal_none role   role          stranger ");
}

/* All nonces are there: nothing comes but the ruling. */
static void due(void **state)
{
    (void)state;
    ask_by("red");
    struct entry act = revealing(&game, "blue");
    must(&game, &act);
    act = revealing(&game, "red");
    must(&game, &act);
    assert_int_equal(protocol_asked_state(&game.protocol), ASKED_DUE);
    try_table(&game, "opened         order          order    order          order  order order    "
                     "joined         due            due      due            due    due   due      "
                     "nonce          due            due      due            role   role  stranger "
                     "rekey          role           role     role           role   due   stranger "
                     "system         due            due      due            role   role  stranger "
                     "declared       due            due      due            role   role  stranger "
                     "sealed         wrong_question ok       wrong_question role   role  stranger "
                     "note           due            due      due            role   role  stranger "
                     "closed         due            role     role           role   role  stranger "
                     "described      due            role     role           role   role  stranger "
                     "reassigned     due            role     role           role   role  stranger "
                     "revoke-red     due           due           due           due    role   stranger "
                     "revoke-link    due           due           due           due    role   stranger "
                     "committed      role           due      due            role   role  stranger "
                     "asked          role           due      due            role   role  stranger "
                     "ask-correction role           due      due            role   role  stranger "
                     "revealed       role           due      due            role   role  stranger "
                     "give-up        role           due      due            role   role  stranger "
                     "agree-dice     role           due      due            role   role  stranger "
                     "dispute        due            due      due            role   role  stranger "
                     "upheld         due            role     role           role   role  stranger "
                     "rejected       due            role     role           role   role  stranger "
                     "correct-new    decision       decision decision          role   role  stranger "
                     "correct-kept   decision       decision decision          role   role  stranger "
                     "undo           due            due      due            role   role  stranger "
                     "consent        due            due      due            role   role  stranger "
                     "dissent        due            due      due            role   role  stranger ");
}

static void after_the_end(void **state)
{
    (void)state;
    static const enum session_mode modes[] = {MODE_UNSEALED, MODE_SEALED, MODE_TWO_SIDED};
    for (size_t mode = 0; mode < LENGTH(modes); mode++) {
        game_with_ruling(modes[mode]);
        struct entry act = closed(&game, "umpire");
        must(&game, &act);
        for (size_t row = 0; row < LENGTH(acts); row++)
            for (size_t i = 0; i < ACTORS; i++)
                try_cell(&game, row, actors[i], strcmp(acts[row].name, "opened") == 0 ? "order" : "closed");
    }
}

/* The rows about disputes and taking back alone, in the order of `acts`, in sealed mode. */
#define FIRST_OF_DISPUTES 19

static void try_disputes(const char *table)
{
    char name[32], cells[ACTORS][32];
    int length;
    size_t row = FIRST_OF_DISPUTES;
    for (; sscanf(table, "%31s %31s %31s %31s %n", name, cells[0], cells[1], cells[2], &length) == 4;
         table += length, row++) {
        assert_true(row < LENGTH(acts));
        assert_string_equal(name, acts[row].name);
        for (size_t i = 0; i < 3; i++)
            try_cell(&game, row, actors[i], cells[i]);
        try_cell(&game, row, "eve", "role");
        try_cell(&game, row, "server", "role");
        try_cell(&game, row, "stranger", "stranger");
    }
    assert_int_equal(row, LENGTH(acts));
    assert_string_equal(table, "");
}

static void dispute_it(void)
{
    game_with_ruling(MODE_SEALED);
    struct entry act = disputing(&game, "blue", ruling);
    dispute = must(&game, &act);
}

static void decide_it(enum correction_kind correction)
{
    dispute_it();
    struct entry act = deciding(&game, "umpire", dispute, correction);
    decision = must(&game, &act);
}

static void a_disputed_ruling(void **state)
{
    (void)state;
    dispute_it();
    assert_int_equal(protocol_dispute_of(&game.protocol, ruling), dispute);
    try_disputes("dispute      disputed      disputed      disputed      "
                 "upheld       ok            role          role          "
                 "rejected     ok            role          role          "
                 "correct-new  decision      decision      decision      "
                 "correct-kept decision      decision      decision      "
                 "undo         ok            ok            ok            "
                 "consent      proposal_none proposal_none proposal_none "
                 "dissent      proposal_none proposal_none proposal_none ");
}

/* Not upheld, and upheld without a correction: the ruling stands, and may be disputed again. */
static void a_ruling_that_stands_again(void **state)
{
    (void)state;
    static const enum correction_kind kinds[] = {CORRECTION_ABSENT, CORRECTION_NONE};
    for (size_t i = 0; i < LENGTH(kinds); i++) {
        decide_it(kinds[i]);
        assert_true(protocol_in_force(&game.protocol, ruling));
        assert_int_equal(protocol_dispute_of(&game.protocol, ruling), 0);
        try_disputes("dispute      ok            ok            ok            "
                     "upheld       decided       role          role          "
                     "rejected     decided       role          role          "
                     "correct-new  decision      decision      decision      "
                     "correct-kept decision      decision      decision      "
                     "undo         ok            ok            ok            "
                     "consent      proposal_none proposal_none proposal_none "
                     "dissent      proposal_none proposal_none proposal_none ");
    }
}

static void a_decision_for_further_dice(void **state)
{
    (void)state;
    decide_it(CORRECTION_FURTHER_DICE);
    try_disputes("dispute      ok            ok            ok            "
                 "upheld       decided       role          role          "
                 "rejected     decided       role          role          "
                 "correct-new  ok            role          role          "
                 "correct-kept ok            role          role          "
                 "undo         ok            ok            ok            "
                 "consent      proposal_none proposal_none proposal_none "
                 "dissent      proposal_none proposal_none proposal_none ");
}

static void a_decision_for_the_old_dice(void **state)
{
    (void)state;
    decide_it(CORRECTION_REUSED_DICE);
    try_disputes("dispute      ok            ok            ok            "
                 "upheld       decided       role          role          "
                 "rejected     decided       role          role          "
                 "correct-new  decision      decision      decision      "
                 "correct-kept ok            role          role          "
                 "undo         ok            ok            ok            "
                 "consent      proposal_none proposal_none proposal_none "
                 "dissent      proposal_none proposal_none proposal_none ");
}

static void a_replaced_ruling(void **state)
{
    (void)state;
    decide_it(CORRECTION_REUSED_DICE);
    struct entry act = correct_reused(&game, "umpire");
    int64_t correction = must(&game, &act);
    assert_false(protocol_in_force(&game.protocol, ruling));
    assert_true(protocol_in_force(&game.protocol, correction));
    try_disputes("dispute      target        target        target        "
                 "upheld       decided       role          role          "
                 "rejected     decided       role          role          "
                 "correct-new  decision      decision      decision      "
                 "correct-kept corrected     corrected     corrected     "
                 "undo         not_takable   not_takable   not_takable   "
                 "consent      proposal_none proposal_none proposal_none "
                 "dissent      proposal_none proposal_none proposal_none ");
}

static void a_proposal_by_a_player(void **state)
{
    (void)state;
    game_with_ruling(MODE_SEALED);
    struct entry act = undo(&game, "red");
    proposal = must(&game, &act);
    try_disputes("dispute      ok            ok            ok            "
                 "upheld       dispute       role          role          "
                 "rejected     dispute       role          role          "
                 "correct-new  decision      decision      decision      "
                 "correct-kept decision      decision      decision      "
                 "undo         proposal_open proposal_open proposal_open "
                 "consent      consent_not_requested     consent_not_requested     ok            "
                 "dissent      consent_not_requested     ok            ok            "); /* red withdraws it */
}

static void a_proposal_by_the_umpire(void **state)
{
    (void)state;
    game_with_ruling(MODE_SEALED);
    struct entry act = undo(&game, "umpire");
    proposal = must(&game, &act);
    try_disputes("dispute      ok            ok            ok            "
                 "upheld       dispute       role          role          "
                 "rejected     dispute       role          role          "
                 "correct-new  decision      decision      decision      "
                 "correct-kept decision      decision      decision      "
                 "undo         proposal_open proposal_open proposal_open "
                 "consent      consent_not_requested     ok            ok            "
                 "dissent      ok            ok            ok            "); /* the umpire withdraws it */
}

static void a_ruling_taken_back(void **state)
{
    (void)state;
    game_with_ruling(MODE_SEALED);
    struct entry act = undo(&game, "red");
    proposal = must(&game, &act);
    act = consent(&game, "blue");
    must(&game, &act);
    assert_false(protocol_in_force(&game.protocol, ruling));
    try_disputes("dispute      target        target        target        "
                 "upheld       dispute       role          role          "
                 "rejected     dispute       role          role          "
                 "correct-new  decision      decision      decision      "
                 "correct-kept decision      decision      decision      "
                 "undo         not_takable   not_takable   not_takable   "
                 "consent      proposal_none proposal_none proposal_none "
                 "dissent      proposal_none proposal_none proposal_none ");
}

/* Every objection has words of its own. */
static void words(void **state)
{
    (void)state;
    for (enum objection i = 0; i < OBJECTION_COUNT; i++)
        for (enum objection k = 0; k < i; k++) {
            assert_string_not_equal(objection_code(i), objection_code(k));
            assert_string_not_equal(objection_words(i), objection_words(k));
        }
    for (enum entry_kind kind = 0; kind < ENTRY_KIND_COUNT; kind++)
        assert_int_equal(entry_kind_named(entry_kind_name(kind)), kind);
    assert_int_equal(entry_kind_named("server"), ENTRY_KIND_COUNT);
    assert_int_equal(entry_kind_named(""), ENTRY_KIND_COUNT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(without_seals),
        cmocka_unit_test(single),
        cmocka_unit_test(none_open),
        cmocka_unit_test(waiting),
        cmocka_unit_test(due),
        cmocka_unit_test(after_the_end),
        cmocka_unit_test(a_disputed_ruling),
        cmocka_unit_test(a_ruling_that_stands_again),
        cmocka_unit_test(a_decision_for_further_dice),
        cmocka_unit_test(a_decision_for_the_old_dice),
        cmocka_unit_test(a_replaced_ruling),
        cmocka_unit_test(a_proposal_by_a_player),
        cmocka_unit_test(a_proposal_by_the_umpire),
        cmocka_unit_test(a_ruling_taken_back),
        cmocka_unit_test(words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
