/* The modifiers of morale as fields, for the two steps that ask for them: units and crews. */
#pragma once
#include "field_kinds.h"

#define TFT_MORALE_FIELDS(type)                                                                                        \
    {NAMED("co_within_6", "CO near", "TFT-MOR-2", "Whether a CO or political officer is within 6\"."),                 \
     FLAG(type, basis.co_within_6)},                                                                                   \
        {NAMED("casualties", "Casualties", "A-TFT-19", "Casualties so far in the game; each takes 2 off."),            \
         .unit = "figures", NUMBER(type, basis.casualties, 0, 99), DEFAULT(0)},                                        \
        {NAMED("in_cover", "In cover", "TFT-MOR-2",                                                                    \
               "Whether the unit is in cover. A unit in cover flees to the edge."),                                    \
         FLAG(type, basis.in_cover)},                                                                                  \
        {NAMED("air_flame_rocket", "Under attack", "TFT-MOR-3",                                                        \
               "Whether it is under air, flame or rocket attack. The printed list has no artillery."),                 \
         FLAG(type, basis.air_flame_rocket)},                                                                          \
        {NAMED("afv_within_12", "AFV support", "TFT-MOR-2", "Whether an AFV supports it within 12\"."),                \
         FLAG(type, basis.afv_within_12)},                                                                             \
        {NAMED("green", "Green", "TFT-MOR-2", "Green or lesser trained troops; not with elite."),                      \
         FLAG(type, basis.green)},                                                                                     \
    {                                                                                                                  \
        NAMED("elite", "Elite", "TFT-MOR-2", "Elite troops; not with green."), FLAG(type, basis.elite)                 \
    }
