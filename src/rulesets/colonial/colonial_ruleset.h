/* The part of this folder that the registry uses. */
#pragma once
#include <umpire/rules.h>

extern const struct ruleset ruleset_colonial;
