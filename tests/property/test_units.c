/* Whole games with units, random ones, in which what is owed bars or is only told, and the umpire now and then lets
 * things happen all the same: behind every entry the roster is what a naive replay of the entries' JSON makes of it,
 * within its ranges; what is due is what the rules demand; a ruling says what barred its units, exactly, and nobody
 * does what that forbids; what a unit is offered its record does not forbid. Each game verifies; one in which a single
 * word about units was changed does not, whoever signs it. UMPIRE_GAMES says how many of each ruleset; where they met
 * not everything that they must, more are played. */
#include "unit_game.h"
#include "unit_names.h"

enum { GAMES = 60, GAMES_MOST = 5 * GAMES, ENTRIES = 500 };

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

static bool is_of(const char *ruleset, const char *row)
{
    return !ruleset || (row && strcmp(ruleset, row) == 0);
}

static int32_t wants(uint64_t times, const char *where, const char *what, const char *how, bool says)
{
    if (times == 0 && says)
        print_error("%s %s was never %s\n", where ? where : "any", what, how);
    return times == 0;
}

/* How much of what may be due in a ruleset, in all where none is given, never was, or was never settled. */
static int32_t never_due(const char *ruleset, bool says)
{
    int32_t missing = 0;
    char how[80];
    for (int32_t i = 0; i < DEMANDS; i++)
        if (is_of(ruleset, demands[i].ruleset))
            missing += wants(was_due[i], demands[i].ruleset, demands[i].due, "due", says);
    for (int32_t i = 0; i < SETTLEMENTS; i++) {
        const struct settlement *each = &settlements[i];
        snprintf(how, sizeof how, "settled by %s", each->value ? each->value : "its step");
        if (is_of(ruleset, each->ruleset))
            missing += wants(settled[i], each->ruleset, each->due, how, says);
    }
    return missing;
}

/* How many of its bans never held anything up, and what is owed was never only told of. The dead are refused without a
 * ruling. */
static int32_t never_barred(const char *ruleset, bool says)
{
    int32_t missing = 0;
    for (int32_t i = 0; i < BANS; i++) {
        const struct ban *each = &bans[i];
        if (!is_of(ruleset, each->ruleset))
            continue;
        if (strcmp(each->clause, "X-OUT") != 0 && each->kind != TOLD)
            missing += wants(banned_so[i][HOLDS_UP], each->ruleset, each->clause, "held", says);
        if (each->kind != ON_FILE)
            missing += wants(banned_so[i][WARNS], each->ruleset, each->clause, "told", says);
    }
    return missing;
}

/* Fewer games, as a sanitizer has them, need not meet everything. */
static bool are_few(void)
{
    return game_count() < GAMES;
}

/* Which games meet what is rare moves with every rule that is added. */
static bool goes_on(uint64_t seed, const char *ruleset)
{
    return seed <= game_count() ||
           (!are_few() && seed <= GAMES_MOST && never_due(ruleset, false) + never_barred(ruleset, false) > 0);
}

static void games_are_what_their_entries_say(void **state)
{
    static struct pool pool;
    static struct game game;
    better_said = is_not_seen;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        pool_fill(&pool, *ruleset);
        for (uint64_t seed = 1; goes_on(seed, (*ruleset)->name); seed++) {
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

/* Nothing that is stated was left out. */
static void everything_was_due_and_settled(void **state)
{
    (void)state;
    if (are_few())
        skip();
    assert_int_equal(never_due(NULL, true), 0);
}

/* Nor was any ban, and as good as each was overridden. */
static void everything_was_barred(void **state)
{
    int32_t rare = 0;
    (void)state;
    if (are_few())
        skip();
    assert_int_equal(never_barred(NULL, true), 0);
    for (int32_t i = 0; i < BANS; i++)
        rare += wants(banned_so[i][OVERRIDDEN], bans[i].ruleset, bans[i].clause, "overridden", true);
    assert_in_range(rare, 0, BANS / 10);
}

/* Of the facts on record as good as all; the rest are rare. */
static void what_is_on_record_was_given_otherwise(void **state)
{
    int32_t missing = 0;
    (void)state;
    if (are_few())
        skip();
    for (int32_t i = 0; i < ON_RECORD; i++)
        missing += wants(otherwise_so[i][HOLDS_UP] + otherwise_so[i][OVERRIDDEN], on_record[i].step, on_record[i].input,
                         "given otherwise", true);
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
