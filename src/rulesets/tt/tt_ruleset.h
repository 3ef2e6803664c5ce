/* The one thing of this folder that the registry knows. */
#pragma once
#include <umpire/rules.h>

extern const struct ruleset ruleset_tt;
