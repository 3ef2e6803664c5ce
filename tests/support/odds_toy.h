/* Steps of no game, for what no game's step has all at once: members of every kind that come and go with the dice,
 * draws that depend on earlier dice, and a long chain that forgets. */
#pragma once
#include <umpire/rules.h>

/* A die decides which dice follow; the outcome has a member of every kind. Takes no input. */
extern const struct step odds_toy_kinds;

/* So many dice one after the other, of which only the total modulo 7 is remembered. */
struct odds_toy_chain_input {
    int32_t draws, sides;
    bool forgets;
};
extern const struct step odds_toy_chain;

extern const struct ruleset odds_toy_ruleset;
