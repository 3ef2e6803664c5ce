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
