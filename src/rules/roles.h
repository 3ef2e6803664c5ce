/* Short ways to write the roles of a step and what units fill in there (struct unit_role). */
#pragma once
#include <umpire/rules.h>

/* The unit's member of the same name. */
#define FILLS(name_)                                                                                                   \
    {                                                                                                                  \
        .input = name_, .member = name_                                                                                \
    }
#define FILLS_FROM(name_, member_)                                                                                     \
    {                                                                                                                  \
        .input = name_, .member = member_                                                                              \
    }
/* A number that a function makes out of the unit. */
#define FILLS_BY(name_, find_)                                                                                         \
    {                                                                                                                  \
        .input = name_, .find = find_                                                                                  \
    }
/* A role: its name, a sentence, where what it fills stands (NULL: it fills none), what it fills; then `.in_play = true`
 * and whatever else struct unit_role says. */
#define ROLE(name_, doc_, place_, fills_, ...)                                                                         \
    {                                                                                                                  \
        .name = name_, .doc = doc_, .place = place_, .fills = fills_, __VA_ARGS__                                      \
    }
#define NO_MORE_FILLS                                                                                                  \
    {                                                                                                                  \
        .input = NULL                                                                                                  \
    }
#define NO_MORE_ROLES                                                                                                  \
    {                                                                                                                  \
        .name = NULL                                                                                                   \
    }
#define NO_MORE_DUES                                                                                                   \
    {                                                                                                                  \
        .name = NULL                                                                                                   \
    }
