/* Heads or tails, for the registry. */
#pragma once
#include <umpire/rules.h>

extern const struct ruleset ruleset_coin;
