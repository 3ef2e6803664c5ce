/* The black-powder d12 skirmish rules, for the registry. */
#pragma once
#include <umpire/rules.h>

extern const struct ruleset ruleset_d12_skirmish;
