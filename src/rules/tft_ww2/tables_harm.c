/* Tables of what is hit: figures by their STR, buildings by their walls. */
#include "field_kinds.h"
#include "tables.h"

const struct tft_damage_row tft_damage_rows[TFT_DAMAGE_ROWS] = {
    {"wounded", "TFT-DMG-2", 1,
     "Up to half of STR: wounded, all attributes are halved; incapacitated if wounded already"},
    {"incapacitated", "TFT-DMG-3", 2, "More than half of STR, up to STR: incapacitated for the game"},
    {"dead", "TFT-DMG-4", FIELD_ABSENT, "More than STR: dead"},
};
static const struct choice result_list[] = {
    [TFT_UNHARMED] = {"unharmed", "Nothing new happened to the figure"},
    [TFT_WOUNDED] = {"wounded", "Wounded: all its attributes are halved"},
    [TFT_INCAPACITATED] = {"incapacitated", "Out of the game, alive"},
    [TFT_DEAD] = {"dead", "Dead"},
};
const struct choices tft_results = {"TftResult", result_list, TFT_RESULTS};

#define DAMAGE struct tft_damage_row
static const struct field damage_list[] = {
    {NAMED("name", "Result", NULL, "What becomes of the figure."), LABEL(DAMAGE, name)},
    {NAMED("clause", "Clause", NULL, "The clause that says so."), LABEL(DAMAGE, clause)},
    {NAMED("up_to", "Up to", "A-TFT-16", "Damage up to so much of STR; the last row is above."),
     SCALED(DAMAGE, twice_up_to, "times STR", 2, 2), .min = 1, OPTIONAL},
    {NAMED("effect", "Effect", NULL, "The row in words."), LABEL(DAMAGE, effect)},
};
static const struct fields damage_fields = FIELDS("TftDamageRow", "A band of damage.", damage_list, DAMAGE);
const struct table tft_damage_table = {
    .name = "damage",
    .title = "Damage",
    .doc = "What damage does to a figure, by its STR.",
    .clause = "TFT-DMG-1",
    .row = &damage_fields,
    .rows = tft_damage_rows,
    .count = TFT_DAMAGE_ROWS,
};

const struct tft_building_row tft_building_rows[TFT_MATERIALS * TFT_SIZES] = {
    {"wood", "small", 12},       {"wood", "medium", 24},       {"wood", "large", 36},
    {"stone", "small", 24},      {"stone", "medium", 36},      {"stone", "large", 48},
    {"reinforced", "small", 36}, {"reinforced", "medium", 48}, {"reinforced", "large", 72},
};
static const struct choice material_list[] = {
    [TFT_WOOD] = {"wood", "Wood"},
    [TFT_STONE] = {"stone", "Stone"},
    [TFT_REINFORCED] = {"reinforced", "Reinforced"},
};
const struct choices tft_materials = {"TftMaterial", material_list, TFT_MATERIALS};
static const struct choice size_list[] = {
    [TFT_SMALL] = {"small", "4\" by 4\""},
    [TFT_MEDIUM] = {"medium", "8\" by 8\""},
    [TFT_LARGE] = {"large", "12\" by 12\""},
};
const struct choices tft_building_sizes = {"TftBuildingSize", size_list, TFT_SIZES};

#define BUILDING struct tft_building_row
static const struct field building_list[] = {
    {NAMED("material", "Material", NULL, "What it is built of."), LABEL(BUILDING, material)},
    {NAMED("size", "Size", NULL, "How large its floor is."), LABEL(BUILDING, size)},
    {NAMED("hits_per_floor", "Hit points", NULL, "Hit points of each floor."), .unit = "hits per floor",
     NUMBER(BUILDING, hits_per_floor, 12, 72)},
};
static const struct fields building_fields = FIELDS("TftBuildingRow", "A kind of building.", building_list, BUILDING);
const struct table tft_buildings_table = {
    .name = "buildings",
    .title = "Buildings",
    .doc = "Hit points of buildings for each floor.",
    .clause = "TFT-BLD-3",
    .row = &building_fields,
    .rows = tft_building_rows,
    .count = FIELDS_COUNT(tft_building_rows),
};
