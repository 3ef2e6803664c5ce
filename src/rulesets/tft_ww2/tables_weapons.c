/* Tables of the weapons in hand, the thrown and indirect ones, and how far each of those scatters. */
#include "rulesets/tft_ww2/tables.h"

#define FIREARM(name_, title_, damage_, inches, snap_, shots_, automatic_, note_)                                      \
    {                                                                                                                  \
        .name = name_, .title = title_, .damage = damage_, .range = (inches)*1000, .snap = snap_, .shots = shots_,     \
        .automatic = automatic_, .note = note_                                                                         \
    }
#define BLADE(name_, title_, damage_, parries, note_)                                                                  \
    {                                                                                                                  \
        .name = name_, .title = title_, .damage = damage_, .range = FIELD_ABSENT, .snap = FIELD_ABSENT,                \
        .shots = FIELD_ABSENT, .close_combat = true, .can_parry = parries, .note = note_                               \
    }

const struct tft_weapon_row tft_weapon_rows[TFT_WEAPONS] = {
    [TFT_RIFLE] = FIREARM("rifle", "Rifle", 4, 30, -6, 1, false, "Hand to hand it is a rifle butt and can parry"),
    [TFT_AUTO_RIFLE] = FIREARM("auto_rifle", "Auto rifle", 4, 30, -4, 2, true,
                               "Damage and range are blank in the source: as the rifle"),
    [TFT_PISTOL] = FIREARM("pistol", "Pistol", 2, 12, -2, 2, false, NULL),
    [TFT_SMG] = FIREARM("smg", "SMG", 3, 18, -2, 3, true, NULL),
    [TFT_LMG] = FIREARM("lmg", "LMG", 5, 60, FIELD_ABSENT, 4, true, "No snap shots"),
    [TFT_HMG] = FIREARM("hmg", "HMG", 6, 60, FIELD_ABSENT, 4, true, "No snap shots"),
    [TFT_GRENADE] = {.name = "grenade",
                     .title = "Grenade",
                     .damage = 4,
                     .range = 12000,
                     .snap = FIELD_ABSENT,
                     .shots = FIELD_ABSENT,
                     .note = "Thrown; an area of 4\" across"},
    [TFT_BAYONET_OR_KNIFE] = BLADE("bayonet_or_knife", "Bayonet or knife", 2, false, NULL),
    [TFT_ATTACHED_BAYONET] = BLADE("attached_bayonet", "Attached bayonet", 3, true, "Can parry"),
    [TFT_RIFLE_BUTT_OR_CLUB] = BLADE("rifle_butt_or_club", "Rifle butt or club", 2, true, "Can parry"),
    [TFT_IMPROVISED] = BLADE("improvised", "Improvised", 1, false, "Also a broken close combat weapon"),
};
CHOICES(tft_weapon_choices, "TftWeapon", TFT_WEAPON_VALUES);

static void override_put(int32_t *figure, int32_t given)
{
    if (given != FIELD_ABSENT)
        *figure = given;
}

struct tft_weapon_row tft_weapon(int32_t weapon, const struct tft_options *options)
{
    struct tft_weapon_row row = tft_weapon_rows[weapon];
    for (int32_t i = 0; i < options->weapon_count; i++) {
        const struct tft_weapon_override *changed = &options->weapons[i];
        if (changed->weapon != weapon)
            continue;
        override_put(&row.damage, changed->damage);
        if (row.range != FIELD_ABSENT)
            override_put(&row.range, changed->range);
        if (row.shots != FIELD_ABSENT) {
            override_put(&row.snap, changed->snap);
            override_put(&row.shots, changed->shots);
        }
    }
    return row;
}

int32_t tft_weapon_in_melee(int32_t weapon, bool bayonet_fixed)
{
    if (weapon == TFT_RIFLE && bayonet_fixed)
        return TFT_ATTACHED_BAYONET;
    return weapon == TFT_RIFLE || weapon == TFT_AUTO_RIFLE ? TFT_RIFLE_BUTT_OR_CLUB : weapon;
}

static const struct field row_rows[] = {
    LABEL(struct tft_weapon_row, name, "Name", NULL, "How questions name it."),
    LABEL(struct tft_weapon_row, title, "Title", NULL, "What players call it."),
    NUMBER(struct tft_weapon_row, damage, 1, TFT_DICE_MAX, "Damage", "A-TFT-3", "Its damage dice.", .unit = "D6"),
    INCHES(struct tft_weapon_row, range, TFT_INCHES_MAX, "Effective range", "TFT-RNG-2",
           "Beyond it the range is extreme.", OPTIONAL),
    NUMBER(struct tft_weapon_row, snap, -TFT_MODIFIER_MAX, 0, "Snap shot", "TFT-RNG-6",
           "Modifier of a snap shot; where it is missing there are none.", OPTIONAL),
    NUMBER(struct tft_weapon_row, shots, 1, TFT_SHOTS_MAX, "Shots", "TFT-WPN", "Shots in a round.", .unit = "shots",
           OPTIONAL),
    FACT(struct tft_weapon_row, automatic, "Automatic", "A-TFT-8",
         "Whether it is an automatic weapon, which cannot be aimed."),
    FACT(struct tft_weapon_row, close_combat, "Close combat", "TFT-CC-3", "Whether it is a close combat weapon."),
    FACT(struct tft_weapon_row, can_parry, "Can parry", "A-TFT-11", "Whether one can parry with it."),
    LABEL(struct tft_weapon_row, note, "Note", NULL, "What else there is to say.", OPTIONAL),
};
static const struct fields row_fields = FIELDS("TftWeaponRow", "A weapon.", row_rows, struct tft_weapon_row);
const struct table tft_weapons_table = {
    .name = "weapons",
    .title = "Infantry weapons",
    .doc = "Damage, effective range, snap shot and shots of the weapons in hand.",
    .clause = "TFT-WPN",
    .row = &row_fields,
    .rows = tft_weapon_rows,
    .count = TFT_WEAPONS,
};

const struct tft_scatter_row tft_scatter_rows[TFT_SCATTERS] = {
    [TFT_THROWN] = {"thrown", "Thrown weapons", 1},
    [TFT_MORTAR_OR_HE] = {"mortar_or_he", "Mortars and HE of AFVs", 2},
    [TFT_ARTILLERY] = {"artillery", "Artillery", 3},
    [TFT_BOMB] = {"bomb", "Bombs", 4},
};
static const struct field scatter_rows[] = {
    LABEL(struct tft_scatter_row, name, "Name", NULL, "The kind of weapon."),
    LABEL(struct tft_scatter_row, title, "Title", NULL, "What players call it."),
    NUMBER(struct tft_scatter_row, dice, 1, 4, "Distance", "TFT-SCAT-2", "D6 whose sum is the distance in inches.",
           .unit = "D6"),
};
static const struct fields scatter_fields =
    FIELDS("TftScatterRow", "How far shots stray.", scatter_rows, struct tft_scatter_row);
const struct table tft_scatter_table = {
    .name = "scatter",
    .title = "Scatter",
    .doc = "How far the template of a missed shot is moved.",
    .clause = "TFT-SCAT-2",
    .row = &scatter_fields,
    .rows = tft_scatter_rows,
    .count = TFT_SCATTERS,
};

const struct tft_indirect_row tft_indirect_rows[TFT_INDIRECT_WEAPONS] = {
    [TFT_THROWN_GRENADE] = {"grenade", "Grenade", 4, 2, true, false, 1, TFT_THROWN, "thrown"},
    [TFT_SMOKE_GRENADE] = {"smoke_grenade", "Smoke grenade", FIELD_ABSENT, 4, true, false, FIELD_ABSENT, TFT_THROWN,
                           "thrown"},
    [TFT_LIGHT_MORTAR] = {"light_mortar", "Light mortar, up to 80 mm", 5, 3, true, false, 1, TFT_MORTAR_OR_HE,
                          "mortar_or_he"},
    [TFT_HEAVY_MORTAR] = {"heavy_mortar", "Heavy mortar, over 80 mm", 6, 4, true, true, 2, TFT_MORTAR_OR_HE,
                          "mortar_or_he"},
    [TFT_LIGHT_ARTILLERY] = {"light_artillery", "Light artillery, 75 mm", 6, 5, false, true, 2, TFT_ARTILLERY,
                             "artillery"},
    [TFT_LIGHT_BOMB] = {"light_bomb", "Light bomb, 250 lb", 6, 5, false, true, 2, TFT_BOMB, "bomb"},
    [TFT_MEDIUM_ARTILLERY] = {"medium_artillery", "Medium artillery, 76 to 122 mm", 7, 6, false, true, 4, TFT_ARTILLERY,
                              "artillery"},
    [TFT_MEDIUM_BOMB] = {"medium_bomb", "Medium bomb, 500 lb", 7, 6, false, true, 4, TFT_BOMB, "bomb"},
    [TFT_HEAVY_ARTILLERY] = {"heavy_artillery", "Heavy artillery, 125 mm and more", 8, 8, false, true, 5, TFT_ARTILLERY,
                             "artillery"},
    [TFT_HEAVY_BOMB] = {"heavy_bomb", "Heavy bomb, 1000 lb", 8, 8, false, true, 5, TFT_BOMB, "bomb"},
};
CHOICES(tft_indirect_choices, "TftIndirectWeapon", TFT_INDIRECT_WEAPON_VALUES);

static const struct field indirect_row_list[] = {
    LABEL(struct tft_indirect_row, name, "Name", NULL, "How questions name it."),
    LABEL(struct tft_indirect_row, title, "Title", NULL, "What players call it."),
    NUMBER(struct tft_indirect_row, damage, 1, TFT_DICE_MAX, "Damage", "A-TFT-3", "Its damage dice; smoke has none.",
           .unit = "D6", OPTIONAL),
    NUMBER(struct tft_indirect_row, area, 1, 8, "Area of effect", "A-TFT-21",
           "The printed area; a radius unless the option aoe_is says otherwise.", .unit = "inches"),
    FACT(struct tft_indirect_row, on_table, "On the table", "TFT-IWPN", "Whether it may stand on the table."),
    FACT(struct tft_indirect_row, off_table, "Off the table", "TFT-IWPN", "Whether it may fire from off the table."),
    NUMBER(struct tft_indirect_row, ap, 0, 5, "AP factor", "A-TFT-28", "Its penetration against vehicles.", OPTIONAL),
    LABEL(struct tft_indirect_row, scatter, "Scatter", "TFT-SCAT-2", "The row of the scatter table that it uses."),
};
static const struct fields indirect_row_fields =
    FIELDS("TftIndirectRow", "A thrown or indirect weapon.", indirect_row_list, struct tft_indirect_row);
const struct table tft_indirect_weapons_table = {
    .name = "indirect-weapons",
    .title = "Thrown and indirect weapons",
    .doc = "Damage, area, position and AP factor of the weapons with a template. Guns and bombs share printed rows; "
           "calibres between the rows are the players' choice (A-TFT-34).",
    .clause = "TFT-IWPN",
    .row = &indirect_row_fields,
    .rows = tft_indirect_rows,
    .count = TFT_INDIRECT_WEAPONS,
};
