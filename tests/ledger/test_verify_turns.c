/* Turns of a record: what `turn` entries and rulings say of them, each alone wrong. */
#include "chronicle_within.h"
#include "verifying.h"

static int64_t turn_begin_by(const char *seat, int32_t turn, const char *phase)
{
    struct entry entry = chronicle_envelope(&chronicle, ENTRY_TURN, seat);
    struct writer out;
    writer_start(&out, 1 << 12);
    entry.turn = (struct entry_turn){.turn = turn, .phase = phase};
    entry_write(&out, &entry);
    return chronicle_add(&chronicle, &out);
}

static int64_t turn_begin(int32_t turn, const char *phase)
{
    return turn_begin_by("umpire", turn, phase);
}

/* A ruling that says it falls into this turn; 0: it says none. */
static int64_t rule_in(int32_t turn)
{
    chronicle.turn = turn;
    return chronicle_rule(&chronicle, "umpire", "sealed");
}

static void open_game(const char *ruleset)
{
    chronicle_free(&chronicle);
    chronicle_open(&chronicle, &(struct chronicle_kind){.ruleset = ruleset, .links = 16, .seed = 7});
}

static void expect_wrong(int64_t entry, const char *words)
{
    chronicle_sign_anew(&chronicle);
    check_chronicle();
    expect_only(VERIFY_UNITS, entry, words);
}

static void turns_that_are_in_order(void **state)
{
    (void)state;
    open_game("tt");
    rule_in(0);
    turn_begin(1, NULL);
    rule_in(1);
    turn_begin(1, NULL);
    turn_begin(4, NULL);
    rule_in(4);
    chronicle_sign_anew(&chronicle);
    expect_passed();
}

static void a_ruling_of_no_turn(void **state)
{
    (void)state;
    open_game("tt");
    turn_begin(1, NULL);
    expect_wrong(rule_in(0), "not the current turn");
}

static void a_ruling_of_another_turn(void **state)
{
    (void)state;
    open_game("tt");
    turn_begin(1, NULL);
    expect_wrong(rule_in(2), "not the current turn");
}

static void a_ruling_before_the_first_turn(void **state)
{
    (void)state;
    open_game("tt");
    expect_wrong(rule_in(1), "not the current turn");
}

static void a_turn_that_is_over(void **state)
{
    (void)state;
    open_game("tt");
    turn_begin(3, NULL);
    expect_wrong(turn_begin(2, NULL), "that turn is already over");
}

static void open_game_with_red(const char *ruleset)
{
    open_game(ruleset);
    chronicle_join(&chronicle, "red", "player");
}

/* The next phase, the next turn from its first phase on, and from wherever the umpire leapt to. */
static void what_a_player_may_begin(void **state)
{
    (void)state;
    open_game_with_red("d12-skirmish");
    turn_begin_by("red", 1, "initiative");
    turn_begin_by("red", 1, "move");
    turn_begin_by("red", 2, "initiative");
    turn_begin(5, "move");
    turn_begin_by("red", 6, "initiative");
    chronicle_sign_anew(&chronicle);
    expect_passed();
    open_game_with_red("tt");
    turn_begin_by("red", 1, NULL);
    turn_begin_by("red", 2, NULL);
    chronicle_sign_anew(&chronicle);
    expect_passed();
}

static void a_player_who_leaps(void **state)
{
    static const char words[] = "a player may only begin the next turn or phase";
    (void)state;
    open_game_with_red("tt");
    expect_wrong(turn_begin_by("red", 2, NULL), words); /* before the first */
    open_game_with_red("tt");
    turn_begin(1, NULL);
    expect_wrong(turn_begin_by("red", 9999, NULL), words);
    open_game_with_red("tt");
    turn_begin(1, NULL);
    expect_wrong(turn_begin_by("red", 1, NULL), words);
    open_game_with_red("d12-skirmish");
    expect_wrong(turn_begin_by("red", 1, "move"), words);
    open_game_with_red("d12-skirmish");
    turn_begin(1, "move");
    expect_wrong(turn_begin_by("red", 1, "initiative"), words);
    open_game_with_red("d12-skirmish");
    turn_begin(1, "initiative");
    expect_wrong(turn_begin_by("red", 2, "move"), words);
    open_game_with_red("d12-skirmish");
    turn_begin(1, "initiative");
    expect_wrong(turn_begin_by("red", 1, "morale"), words);
}

static void a_turn_without_its_phase(void **state)
{
    (void)state;
    open_game("d12-skirmish");
    turn_begin(1, "initiative");
    expect_wrong(turn_begin(2, NULL), "which phase begins");
}

static void a_phase_that_there_is_not(void **state)
{
    (void)state;
    open_game("d12-skirmish");
    expect_wrong(turn_begin(1, "tea"), "no such turn or phase");
}

/* A ruling of this step in the first turn's initiative phase. */
static int64_t rule_in_initiative(bool enforced, const char *step)
{
    chronicle_free(&chronicle);
    chronicle_open(&chronicle, &(struct chronicle_kind){
                                   .ruleset = "d12-skirmish", .enforce_phases = enforced, .links = 16, .seed = 7});
    turn_begin(1, "initiative");
    chronicle.step = step_find(chronicle.ruleset, step);
    chronicle.phase = "initiative";
    return rule_in(1);
}

/* Only where the opening asks for it: else phases are an order that nobody is held to. */
static void a_step_of_another_phase(void **state)
{
    (void)state;
    rule_in_initiative(true, "initiative-order");
    chronicle_sign_anew(&chronicle);
    expect_passed();
    rule_in_initiative(false, "ranged-attack");
    chronicle_sign_anew(&chronicle);
    expect_passed();
    expect_wrong(rule_in_initiative(true, "ranged-attack"), "does not belong to the current phase");
}

static int free_all(void **state)
{
    (void)state;
    chronicle_free(&chronicle);
    verifier_free(verifier);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(turns_that_are_in_order),   cmocka_unit_test(a_ruling_of_no_turn),
        cmocka_unit_test(a_ruling_of_another_turn),  cmocka_unit_test(a_ruling_before_the_first_turn),
        cmocka_unit_test(a_turn_that_is_over),       cmocka_unit_test(a_turn_without_its_phase),
        cmocka_unit_test(a_phase_that_there_is_not), cmocka_unit_test(a_step_of_another_phase),
        cmocka_unit_test(what_a_player_may_begin),   cmocka_unit_test(a_player_who_leaps),
    };
    return cmocka_run_group_tests(tests, NULL, free_all);
}
