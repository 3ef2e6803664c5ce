/* What the first look at the units of a long session takes, on one core, and each one after it. Run by hand, on a
 * release build:
 *   bench_roster [ENTRIES]     plays a random game of each ruleset (default 10,000 entries) and folds it */
#include "referee/entry_read.h"
#include "referee/units_read.h"
#include "unit_game.h"
#include <time.h>

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/* As the server folds entries that it has read: their JSON, what they mean, the roster behind them. Which entries take
 * something back the game knows. */
static struct roster_history *fold(const struct test_game *game, struct roster *present)
{
    struct roster_history *history = roster_history_new(chronicle.ruleset->units, chronicle.options);
    struct roster_event event;
    struct arena arena;
    struct entry act;
    bool any;
    roster_start(present, chronicle.ruleset->units, chronicle.options);
    arena_start(&arena, 4 << 20);
    for (size_t i = 0; i < chronicle.count; i++) {
        assert_true(entry_parse(&arena, chronicle.entries[i].bytes, chronicle.entries[i].length, &act));
        assert_true(roster_event_read(&arena, &act, game->record.list[i].voids, present, &event, &any));
        if (any && roster_history_add(history, &event, present))
            roster_history_follow(history, present);
        arena_reset(&arena);
    }
    arena_end(&arena);
    return history;
}

static void measure(struct test_game *game, const struct ruleset *ruleset, int32_t entries)
{
    static uint64_t settled[SETTLEMENTS], due[DEMANDS];
    static struct roster present, then;
    enum { LOOKS = 200 };
    game->settled = settled;
    game->due = due;
    game_play(game, 42, entries);
    int64_t corrections = 0;
    for (int64_t i = 0; i < game->record.count; i++)
        corrections += game->record.list[i].corrects || game->record.list[i].voids;
    double begin = seconds();
    struct roster_history *history = fold(game, &present);
    double folded = seconds();
    for (int32_t i = 0; i < LOOKS; i++)
        roster_history_at(history, chronicle_any(0, entries), &then);
    double looked = seconds();
    roster_history_at(history, INT64_MAX, &then);
    double last = seconds();
    print_message("%-14s %zu entries, %lld put right: fold %.1f ms, roster at any %.3f ms, at the last %.3f ms\n",
                  ruleset->name, chronicle.count, (long long)corrections, (folded - begin) * 1e3,
                  (looked - folded) * 1e3 / LOOKS, (last - looked) * 1e3);
    roster_history_free(history);
    naive_free(&game->record);
    chronicle_end(NULL);
}

int main(int count, char **arguments)
{
    static struct pool pool;
    static struct test_game game;
    int32_t entries = count > 1 ? (int32_t)strtol(arguments[1], NULL, 10) : 10000;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        pool_fill(&pool, *ruleset);
        memset(&game, 0, sizeof game);
        game.pool = &pool;
        measure(&game, *ruleset, entries);
        pool_empty(&pool);
    }
    return 0;
}
