/* The fields of a shot, wherever its struct lives in `type`: of ranged-attack and of the exchanges alike. */
#pragma once
#include "d12.h"
#include "field_kinds.h"

#define SHOT_WEAPON(type, prefix)                                                                                      \
    {                                                                                                                  \
        NAMED("weapon", "Weapon", "D12-SHO-2", "What is fired; it sets the ranges."),                                  \
            CHOICE(type, prefix weapon, d12_weapons)                                                                   \
    }
#define SHOT_LOADING(type, prefix)                                                                                     \
    {                                                                                                                  \
        NAMED("loading", "Loading", "D12-SHO-1",                                                                       \
              "A gunpowder weapon is unloaded after a shot; breechloaders and repeaters fire every turn."),            \
            CHOICE(type, prefix loading, d12_loadings), DEFAULT(D12_MUZZLE)                                            \
    }
#define SHOT_QUALITY(type, prefix)                                                                                     \
    {                                                                                                                  \
        NAMED("quality", "Quality", "D12-SHO-5", "Quality of the firer."),                                             \
            CHOICE(type, prefix quality, d12_qualities), DEFAULT(D12_REGULAR)                                          \
    }
#define SHOT_VALUE(type, prefix)                                                                                       \
    {                                                                                                                  \
        NAMED("shooting_value", "Shooting value", "A-D12-24",                                                          \
              "The firer's own value from the troop type table. It replaces the modifier of the quality, unless the "  \
              "option troop_type_replaces says no."),                                                                  \
            NUMBER(type, prefix shooting_value, -D12_VALUE_MAX, D12_VALUE_MAX), OPTIONAL                               \
    }
#define SHOT_OBSTACLES(type, prefix)                                                                                   \
    {                                                                                                                  \
        NAMED("obstacles", "Obstacles", "A-D12-14",                                                                    \
              "What is shot over, each with its modifier; more than three cannot be. The target's own cover is not "   \
              "among them (A-D12-15)."),                                                                               \
            LIST(type, prefix obstacles, int32_t, d12_obstacle_item, prefix obstacle_count, 0, D12_OBSTACLES_MAX),     \
            .presence = FIELD_DEFAULTED                                                                                \
    }
#define SHOT_LOADED(type, prefix)                                                                                      \
    {                                                                                                                  \
        NAMED("loaded", "Loaded", "D12-SHO-1",                                                                         \
              "Whether the weapon is loaded. Breechloaders and repeaters always are, unless they jammed."),            \
            FACT(type, prefix loaded), DEFAULT(true)                                                                   \
    }
#define SHOT_COVER(type, prefix, name_)                                                                                \
    {                                                                                                                  \
        NAMED(name_, "Target's cover", "A-D12-15",                                                                     \
              "The cover that the target itself is in. A fence that it stands behind is given here or among the "      \
              "obstacles, not twice."),                                                                                \
            CHOICE(type, prefix target_cover, d12_covers), DEFAULT(D12_COVER_NONE)                                     \
    }
