/* Whole games with units, random ones, in which what is owed bars or is only told, and the umpire now and then lets
 * things happen all the same: behind every entry the roster is what a naive replay of the entries' JSON makes of it,
 * within its ranges; what is due is what the rules demand; a ruling says what barred its units, exactly, and nobody
 * does what that forbids; what a unit is offered its record does not forbid. Each game verifies; one in which a single
 * word about units was changed does not, whoever signs it. UMPIRE_GAMES says how many of each ruleset. */
#include "unit_game.h"
#include "unit_names.h"

enum { GAMES = 60, ENTRIES = 500 };

static uint64_t settled[SETTLEMENTS], was_due[DEMANDS];

static uint64_t game_count(void)
{
    const char *wanted = getenv("UMPIRE_GAMES");
    return wanted ? strtoull(wanted, NULL, 10) : GAMES;
}

/* Of a fact on record: it was never given otherwise so far. */
static bool is_not_seen(const char *step, const char *role, const char *input)
{
    for (int32_t i = 0; i < ON_RECORD; i++)
        if (otherwise_so[i][HOLDS_UP] + otherwise_so[i][OVERRIDDEN] == 0 && strcmp(on_record[i].step, step) == 0 &&
            strcmp(on_record[i].role, role) == 0 && strcmp(on_record[i].input, input) == 0)
            return true;
    return false;
}

static void game_end(struct game *game, void **state)
{
    naive_free(&game->record);
    chronicle_end(state);
}

static void games_are_what_their_entries_say(void **state)
{
    static struct pool pool;
    static struct game game;
    better_said = is_not_seen;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        pool_fill(&pool, *ruleset);
        for (uint64_t seed = 1; seed <= game_count(); seed++) {
            game_start(&game, &pool, settled, was_due);
            game.warns = seed % 2 == 0;
            game.looks_back = seed == 1 ? 1 : 20;
            game.offered = 50;
            game_play(&game, seed, ENTRIES);
            check_chronicle();
            const struct verify_failure *failure = verify_first(verifier);
            if (failure)
                fail_msg("%s, seed %llu, entry %lld: %s", (*ruleset)->name, (unsigned long long)seed,
                         (long long)failure->entry, failure->reason);
            assert_true(verify_result(verifier, VERIFY_UNITS)->passed > 0);
            game_end(&game, state);
        }
        pool_empty(&pool);
    }
}

/* Fewer games, as a sanitizer has them, need not meet everything. */
static void skip_if_few(void)
{
    if (game_count() < GAMES)
        skip();
}

/* Nothing that is stated was left out. */
static void everything_was_due_and_settled(void **state)
{
    int32_t missing = 0;
    (void)state;
    skip_if_few();
    for (int32_t i = 0; i < DEMANDS; i++)
        if (was_due[i] == 0)
            print_error("%s %s was never due\n", demands[i].ruleset, demands[i].due), missing++;
    for (int32_t i = 0; i < SETTLEMENTS; i++)
        if (settled[i] == 0)
            print_error("%s %s was never settled by %s\n", settlements[i].ruleset, settlements[i].due,
                        settlements[i].value ? settlements[i].value : "its step"),
                missing++;
    assert_int_equal(missing, 0);
}

static void wants(uint64_t times, const char *where, const char *what, const char *how, int32_t *missing)
{
    if (times == 0)
        print_error("%s %s was never %s\n", where ? where : "any", what, how), ++*missing;
}

/* Nor was any ban: each held something up, what is owed was only told of, and as good as each was overridden. The dead
 * are refused without a ruling. */
static void everything_was_barred(void **state)
{
    int32_t missing = 0, rare = 0;
    (void)state;
    skip_if_few();
    for (int32_t i = 0; i < BANS; i++) {
        if (strcmp(bans[i].clause, "X-OUT") != 0 && bans[i].kind != TOLD)
            wants(banned_so[i][HOLDS_UP], bans[i].ruleset, bans[i].clause, "held", &missing);
        if (bans[i].kind != ON_FILE)
            wants(banned_so[i][WARNS], bans[i].ruleset, bans[i].clause, "told", &missing);
        wants(banned_so[i][OVERRIDDEN], bans[i].ruleset, bans[i].clause, "overridden", &rare);
    }
    assert_int_equal(missing, 0);
    assert_in_range(rare, 0, BANS / 10);
}

/* Of the facts on record as good as all; the rest are rare. */
static void what_is_on_record_was_given_otherwise(void **state)
{
    int32_t missing = 0;
    (void)state;
    skip_if_few();
    for (int32_t i = 0; i < ON_RECORD; i++)
        wants(otherwise_so[i][HOLDS_UP] + otherwise_so[i][OVERRIDDEN], on_record[i].step, on_record[i].input,
              "given otherwise", &missing);
    assert_in_range(missing, 0, ON_RECORD / 10);
}

static bool is_stated(const struct ruleset *ruleset, const struct step *step, const struct unit_role *role,
                      const struct unit_fills *fill)
{
    for (int32_t i = 0; i < ON_RECORD; i++)
        if (strcmp(on_record[i].ruleset, ruleset->name) == 0 && strcmp(on_record[i].step, step->name) == 0 &&
            strcmp(on_record[i].role, role->name) == 0 && strcmp(on_record[i].input, fill->input) == 0)
            return true;
    return false;
}

/* Each fact on record is stated. */
static void what_is_on_record_is_stated(void **state)
{
    int32_t missing = 0;
    (void)state;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        for (const struct step *const *step = (*ruleset)->steps; *step; step++)
            for (const struct unit_role *role = (*step)->roles; role && role->name; role++)
                for (const struct unit_fills *fill = role->fills; fill && fill->input; fill++)
                    if (fill->kind != FILLS_TABLE_FACT && !is_stated(*ruleset, *step, role, fill))
                        print_error("%s as %s: %s is not stated\n", (*step)->name, role->name, fill->input), missing++;
    assert_int_equal(missing, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_are_what_their_entries_say),
        cmocka_unit_test(everything_was_due_and_settled),
        cmocka_unit_test(everything_was_barred),
        cmocka_unit_test(what_is_on_record_was_given_otherwise),
        cmocka_unit_test(what_is_on_record_is_stated),
    };
    return cmocka_run_group_tests(tests, unit_names_are_right, NULL);
}
