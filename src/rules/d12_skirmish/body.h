/* The fields of a figure's body, wherever it lives in `type`: how many wounds it can take, and how many it has. */
#pragma once
#include "d12.h"
#include "field_kinds.h"

#define BODY_GAME(type, prefix)                                                                                        \
    {                                                                                                                  \
        NAMED("game", "Game", "D12-WND-0", "With the rank it sets how many wounds the figure can take."),              \
            CHOICE(type, prefix game, d12_games), DEFAULT(D12_UNIT_GAME)                                               \
    }
#define BODY_OFFICER(type, prefix)                                                                                     \
    {                                                                                                                  \
        NAMED("officer", "Officer", "D12-WND-0", "Whether the figure is an officer. It matters in a game of units."),  \
            FLAG(type, prefix officer)                                                                                 \
    }
#define BODY_WOUNDS(type, prefix)                                                                                      \
    {                                                                                                                  \
        NAMED("wounds", "Wounds", "A-D12-23", "Wounds that the figure has taken before."),                             \
            .unit = "wounds", NUMBER(type, prefix wounds, 0, D12_WOUNDS_MAX), DEFAULT(0)                               \
    }
#define BODY_WOUNDS_MAX(type, prefix)                                                                                  \
    {                                                                                                                  \
        NAMED("wounds_max", "Wounds allowed", "D12-WND-0",                                                             \
              "How many wounds kill the figure. Left out, game and rank say; a Campaign wound takes one off, but not " \
              "the last (A-D12-25)."),                                                                                 \
            .unit = "wounds", NUMBER(type, prefix wounds_max, 1, D12_WOUNDS_MAX), OPTIONAL                             \
    }
#define BODY_ABILITY(type, prefix, doc_)                                                                               \
    {                                                                                                                  \
        NAMED("ability", "Ability", "D12-SKL-2", doc_), CHOICE(type, prefix ability, d12_abilities),                   \
            DEFAULT(D12_NO_ABILITY)                                                                                    \
    }
