/* Tables of armoured vehicles: what ground costs them, what a penetrating hit does, who assaults them with what. */
#include "field_kinds.h"
#include "tables.h"

const struct tft_afv_movement_row tft_afv_movement_rows[TFT_DRIVES] = {
    [TFT_WHEELED] = {"wheeled",
                     {[TFT_ROAD] = 1, [TFT_OPEN] = 2, [TFT_ROUGH] = 4, [TFT_SWAMPY] = 8, [TFT_FOREST] = 8},
                     2},
    [TFT_TRACKED] = {"tracked",
                     {[TFT_ROAD] = 2, [TFT_OPEN] = 2, [TFT_ROUGH] = 2, [TFT_SWAMPY] = 4, [TFT_FOREST] = 8},
                     4},
};
static const struct choice drive_list[] = {
    [TFT_WHEELED] = {"wheeled", "On wheels"},
    [TFT_TRACKED] = {"tracked", "On tracks"},
};
const struct choices tft_drives = {"TftDrive", drive_list, TFT_DRIVES};
static const struct choice terrain_list[] = {
    [TFT_ROAD] = {"road", "Road"},       [TFT_OPEN] = {"open", "Open ground"}, [TFT_ROUGH] = {"rough", "Rough ground"},
    [TFT_SWAMPY] = {"swampy", "Swampy"}, [TFT_FOREST] = {"forest", "Forest"},
};
const struct choices tft_terrains = {"TftTerrain", terrain_list, TFT_TERRAINS};

#define MOVEMENT struct tft_afv_movement_row
#define COST(name_, title_, member)                                                                                    \
    {                                                                                                                  \
        NAMED(name_, title_, NULL, "What it costs."), SCALED(MOVEMENT, member, "points", 2, 8), .min = 1               \
    }
static const struct field movement_list[] = {
    {NAMED("name", "Drive", NULL, "Wheeled or tracked."), LABEL(MOVEMENT, name)},
    COST("road", "Road, an inch", halves[TFT_ROAD]),
    COST("open", "Open, an inch", halves[TFT_OPEN]),
    COST("rough", "Rough, an inch", halves[TFT_ROUGH]),
    COST("swampy", "Swampy, an inch", halves[TFT_SWAMPY]),
    COST("forest", "Forest, an inch", halves[TFT_FOREST]),
    COST("turn", "A turn of 60 degrees", turn_halves),
};
static const struct fields movement_fields =
    FIELDS("TftAfvMovementRow", "What a vehicle pays for its way.", movement_list, MOVEMENT);
const struct table tft_afv_movement_table = {
    .name = "afv-movement",
    .title = "AFV movement",
    .doc = "Movement points of an inch by terrain and of a turn of 60 degrees. In reverse an inch "
           "costs twice as much. The source marks the turn column with a note that is lost.",
    .clause = "TFT-AFVM-1",
    .row = &movement_fields,
    .rows = tft_afv_movement_rows,
    .count = TFT_DRIVES,
};

const struct tft_afv_damage_row tft_afv_damage_rows[TFT_AFV_DAMAGE_ROWS] = {
    [TFT_AFV_EXPLODES] = {"explodes", FIELD_ABSENT, 5, "5 or less: the vehicle explodes, 4D6 to anything near"},
    [TFT_AFV_DAMAGED] = {"damaged", 6, 15, "6 to 15: damaged; a D6 tells what, and the crew tests"},
    [TFT_AFV_NO_DAMAGE] = {"no_damage", 16, FIELD_ABSENT, "16 or more: no damage, but the crew tests"},
};
const struct tft_afv_damage_row tft_afv_part_rows[TFT_AFV_PARTS] = {
    [TFT_AFV_MGS] = {"mgs", 1, 2, "1 or 2: its machine guns are destroyed"},
    [TFT_AFV_IMMOBILISED] = {"immobilised", 3, 4, "3 or 4: it is immobilised"},
    [TFT_AFV_MAIN_GUN] = {"main_gun", 5, 6, "5 or 6: its main gun is destroyed"},
};
#define DAMAGE struct tft_afv_damage_row
static const struct field damage_list[] = {
    {NAMED("name", "Result", NULL, "What happens."), LABEL(DAMAGE, name)},
    {NAMED("lo", "From", NULL, "The lowest roll."), NUMBER(DAMAGE, lo, 1, 18), OPTIONAL},
    {NAMED("hi", "To", NULL, "The highest roll."), NUMBER(DAMAGE, hi, 1, 18), OPTIONAL},
    {NAMED("text", "In words", NULL, "The row in words."), LABEL(DAMAGE, text)},
};
static const struct fields damage_fields = FIELDS("TftAfvDamageRow", "A band of rolls.", damage_list, DAMAGE);
const struct table tft_afv_damage_table = {
    .name = "afv-damage",
    .title = "Damage to AFVs",
    .doc = "3D6 less the weapon's HE modifier, after a shot that penetrated.",
    .clause = "TFT-PEN-2",
    .row = &damage_fields,
    .rows = tft_afv_damage_rows,
    .count = TFT_AFV_DAMAGE_ROWS,
};
const struct table tft_afv_parts_table = {
    .name = "afv-parts",
    .title = "Damaged parts of AFVs",
    .doc = "The D6 that tells what of a damaged vehicle is lost.",
    .clause = "TFT-PEN-2",
    .row = &damage_fields,
    .rows = tft_afv_part_rows,
    .count = TFT_AFV_PARTS,
};

const struct tft_assault_row tft_assault_rows[TFT_ASSAULT_WEAPONS] = {
    [TFT_ASSAULT_GRENADE] = {"grenade", "Grenade", 1},
    [TFT_STICKY_BOMB] = {"sticky_bomb", "Sticky bomb", 1},
    [TFT_MOLOTOV] = {"molotov", "Molotov cocktail", 1},
    [TFT_SATCHEL_CHARGE] = {"satchel_charge", "Satchel charge", 2},
    [TFT_PANZERWURFMINE] = {"panzerwurfmine", "Panzerwurfmine", 2},
    [TFT_BOYS_AT_RIFLE] = {"boys_at_rifle", "Boys anti-tank rifle", 2},
    [TFT_BAZOOKA] = {"bazooka", "Bazooka", 3},
    [TFT_PANZERFAUST] = {"panzerfaust", "Panzerfaust", 3},
    [TFT_NO68_AT] = {"no68_at", "Number 68 anti-tank grenade", 3},
};
static const struct choice assault_list[] = {
    [TFT_ASSAULT_GRENADE] = {"grenade", "Grenade: +1"},
    [TFT_STICKY_BOMB] = {"sticky_bomb", "Sticky bomb: +1"},
    [TFT_MOLOTOV] = {"molotov", "Molotov cocktail: +1"},
    [TFT_SATCHEL_CHARGE] = {"satchel_charge", "Satchel charge: +2"},
    [TFT_PANZERWURFMINE] = {"panzerwurfmine", "Panzerwurfmine: +2"},
    [TFT_BOYS_AT_RIFLE] = {"boys_at_rifle", "Boys anti-tank rifle: +2"},
    [TFT_BAZOOKA] = {"bazooka", "Bazooka: +3"},
    [TFT_PANZERFAUST] = {"panzerfaust", "Panzerfaust: +3"},
    [TFT_NO68_AT] = {"no68_at", "Number 68 anti-tank grenade: +3"},
};
const struct choices tft_assault_choices = {"TftAssaultWeapon", assault_list, TFT_ASSAULT_WEAPONS};
#define ASSAULT struct tft_assault_row
static const struct field assault_fields_list[] = {
    {NAMED("name", "Name", NULL, "How questions name it."), LABEL(ASSAULT, name)},
    {NAMED("title", "Title", NULL, "What players call it."), LABEL(ASSAULT, title)},
    {NAMED("factor", "Factor", NULL, "What a figure with it adds to the factor of 5."), NUMBER(ASSAULT, factor, 1, 3)},
};
static const struct fields assault_fields =
    FIELDS("TftAssaultRow", "A weapon of a close assault.", assault_fields_list, ASSAULT);
const struct table tft_close_assault_weapons_table = {
    .name = "close-assault-weapons",
    .title = "Close assault weapons",
    .doc = "What each assaulting figure adds. The lists of +2 and +3 are cut in the source (A-TFT-31).",
    .clause = "TFT-CA-1",
    .row = &assault_fields,
    .rows = tft_assault_rows,
    .count = TFT_ASSAULT_WEAPONS,
};
