/* Random games with units: whatever may happen to them, in an order in which it may happen, and what must hold behind
 * every entry. */
#pragma once
#include "unit_game_hand.h"

/* One thing or another; a few entries at most. */
static inline void go_on(struct game *game)
{
    int32_t what = chronicle_any(0, 99);
    if (what < 66)
        rule_something(game);
    else if (what < 72)
        defy_something(game);
    else if (what < 76)
        press_on(game);
    else if (what < 80)
        change_something();
    else if (what < 87)
        turn_over(game);
    else if (what < 88)
        add_somebody(game);
    else if (what < 89)
        rename_or_remove(game);
    else if (what < 93)
        dispute_something(game);
    else if (what < 96)
        take_back_something(game);
    else if (what < 98)
        try_the_dead(game);
    else
        chronicle_note(&chronicle, any_player(), "turn");
    look(game);
}

/* Before each game; `settled` and `due` go on counting. */
static inline void game_start(struct game *game, const struct pool *pool, uint64_t *settled, uint64_t *due)
{
    memset(game, 0, sizeof *game);
    game->pool = pool;
    game->settled = settled;
    game->due = due;
}

/* A whole game of some entries, signed. */
static inline void game_play(struct game *game, uint64_t seed, int32_t entries)
{
    struct chronicle_kind kind = {.ruleset = game->pool->ruleset->name,
                                  .links = (uint32_t)(40 + seed % 300),
                                  .seed = seed * 2654435761u + 1,
                                  .warns = game->warns,
                                  .units = random_units};
    chronicle_open(&chronicle, &kind);
    chronicle.no_seen = true;
    chronicle.ruled = game->ruled;
    chronicle.refused = game->refused;
    game->links = game->end = kind.links;
    game->record.ruleset = game->naive.ruleset = chronicle.ruleset;
    game->units = chronicle.present.count;
    chronicle_join(&chronicle, "red", "player");
    chronicle_join(&chronicle, "blue", "player");
    look(game);
    while ((int32_t)chronicle.count < entries) {
        go_on(game);
        if (game->offered && chronicle_any(1, game->offered) == 1)
            assert_offers(game->pool);
    }
    chronicle_sign(&chronicle);
}
