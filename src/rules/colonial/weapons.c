/* Weapons with their ranges (MWK-FIR-2), and how many hits by fire remove a figure (MWK-FIR-1, 4, 7). */
#include "fields.h"

static const struct choice weapon_list[] = {
    [COLONIAL_MODERN_RIFLE] = {"modern_rifle", "Modern rifle"},
    [COLONIAL_OBSOLETE_RIFLE] = {"obsolete_rifle", "Obsolete rifle"},
    [COLONIAL_MODERN_CARBINE] = {"modern_carbine", "Modern carbine"},
    [COLONIAL_ANTIQUATED_MUSKET] = {"antiquated_musket", "Antiquated musket"},
    [COLONIAL_OBSOLETE_CARBINE] = {"obsolete_carbine", "Obsolete carbine"},
    [COLONIAL_RAGTAG] = {"ragtag", "Ragtag muskets and spears"},
    [COLONIAL_FIELD_GUN] = {"field_gun", "Field gun"},
    [COLONIAL_ROCKET] = {"rocket", "Rocket; it makes pin tests and no hits"},
};
const struct choices colonial_weapon_choices = {"ColonialWeapon", weapon_list, COLONIAL_WEAPONS};

static const struct choice band_list[] = {
    [COLONIAL_SHORT] = {"short", "Short range"},
    [COLONIAL_LONG] = {"long", "Long range"},
};
const struct choices colonial_band_choices = {"ColonialBand", band_list, 2};

static const struct choice cover_list[] = {
    [COLONIAL_NO_COVER] = {"none", "No cover"},
    [COLONIAL_SOFT] = {"soft", "Soft cover"},
    [COLONIAL_HARD] = {"hard", "Hard cover"},
};
const struct choices colonial_cover_choices = {"ColonialCover", cover_list, COLONIAL_COVERS};

#define INCHES(inches) ((inches)*1000)
#define WEAPON(weapon_, dice_, short_, long_)                                                                          \
    [weapon_] = {weapon_, dice_, 0, INCHES(short_), INCHES(short_), INCHES(long_)}

const struct colonial_weapon_row colonial_weapons[COLONIAL_WEAPONS] = {
    WEAPON(COLONIAL_MODERN_RIFLE, 1, 12, 24),
    WEAPON(COLONIAL_OBSOLETE_RIFLE, 1, 9, 18),
    WEAPON(COLONIAL_MODERN_CARBINE, 1, 9, 18),
    WEAPON(COLONIAL_ANTIQUATED_MUSKET, 1, 6, 12),
    WEAPON(COLONIAL_OBSOLETE_CARBINE, 1, 6, 12),
    [COLONIAL_RAGTAG] = {COLONIAL_RAGTAG, 1, 0, INCHES(6), FIELD_ABSENT, FIELD_ABSENT},
    WEAPON(COLONIAL_FIELD_GUN, 2, 16, 36),
    [COLONIAL_ROCKET] = {COLONIAL_ROCKET, 0, FIELD_ABSENT, FIELD_ABSENT, INCHES(16), INCHES(36)},
};

#define BAND_END(member, name_, title_, doc_)                                                                          \
    COLONIAL_INCHES_FIELD(struct colonial_weapon_row, member, name_, title_, "MWK-FIR-2", FIELD_OPTIONAL, doc_,        \
                          COLONIAL_RANGE_MAX)

static const struct field weapon_row_list[] = {
    COLONIAL_CHOICE_FIELD(struct colonial_weapon_row, weapon, "weapon", "Weapon", "MWK-FIR-2", "The weapon.",
                          &colonial_weapon_choices),
    COLONIAL_COUNT_FIELD(struct colonial_weapon_row, dice, "dice", "Dice", "dice", "MWK-FIR-3",
                         "Dice per figure, or per crewman; none for a weapon that makes no hits.", 0, 2),
    BAND_END(short_from, "short_from", "Short from", "Where short range begins."),
    BAND_END(short_to, "short_to", "Short to", "Where short range ends; at exactly this it is still short (A-MWK-5)."),
    BAND_END(long_from, "long_from", "Long from", "Where long range begins."),
    BAND_END(long_to, "long_to", "Long to", "Where long range ends."),
};
static const struct fields weapon_row_fields = {
    .name = "ColonialWeaponRow",
    .doc = "A weapon and its ranges; a band that it does not have is left out.",
    .list = weapon_row_list,
    .count = FIELDS_COUNT(weapon_row_list),
    .size = sizeof(struct colonial_weapon_row),
};
const struct table colonial_weapons_table = {
    .name = "weapons",
    .title = "Weapons",
    .doc = "The weapons and their ranges.",
    .clause = "MWK-FIR-2",
    .row = &weapon_row_fields,
    .rows = colonial_weapons,
    .count = COLONIAL_WEAPONS,
};

static const struct colonial_hits_row hits_rows[] = {
    {false, COLONIAL_SHORT, {1, 2, 3}},
    {false, COLONIAL_LONG, {2, 3, 4}},
    {true, COLONIAL_SHORT, {1, 1, 2}},
    {true, COLONIAL_LONG, {2, 2, 3}},
};

#define HITS_IN(cover, name_, title_)                                                                                  \
    COLONIAL_COUNT_FIELD(struct colonial_hits_row, hits[cover], name_, title_, "hits", "MWK-FIR-4",                    \
                         "Hits that remove one figure.", 1, 4)

static const struct field hits_row_list[] = {
    COLONIAL_FACT_FIELD(struct colonial_hits_row, gun, "field_gun", "Field gun", "MWK-FIR-7",
                        "Whether the row is for a field gun; else it is for small arms."),
    COLONIAL_CHOICE_FIELD(struct colonial_hits_row, band, "band", "Range", "MWK-FIR-1", "Short or long range.",
                          &colonial_band_choices),
    HITS_IN(COLONIAL_NO_COVER, "none", "No cover"),
    HITS_IN(COLONIAL_SOFT, "soft", "Soft cover"),
    HITS_IN(COLONIAL_HARD, "hard", "Hard cover"),
};
static const struct fields hits_row_fields = {
    .name = "ColonialHitsRequiredRow",
    .doc = "How many hits by fire remove one figure.",
    .list = hits_row_list,
    .count = FIELDS_COUNT(hits_row_list),
    .size = sizeof(struct colonial_hits_row),
};
const struct table colonial_hits_required_table = {
    .name = "hits-required",
    .title = "Hits required",
    .doc = "How many hits by fire remove one figure, by range and the target's cover.",
    .clause = "MWK-FIR-4",
    .row = &hits_row_fields,
    .rows = hits_rows,
    .count = sizeof hits_rows / sizeof hits_rows[0],
};

static bool reaches(int32_t range, int32_t from, int32_t to)
{
    return from != FIELD_ABSENT && range >= from && range <= to;
}

enum colonial_band colonial_band_at(int32_t weapon, int32_t range)
{
    const struct colonial_weapon_row *row = &colonial_weapons[weapon];
    if (reaches(range, row->short_from, row->short_to))
        return COLONIAL_SHORT;
    return reaches(range, row->long_from, row->long_to) ? COLONIAL_LONG : COLONIAL_OUT_OF_RANGE;
}

int32_t colonial_fire_hits_required(int32_t weapon, enum colonial_band band, enum colonial_cover cover,
                                    struct explanation *why)
{
    static const char *const base_texts[] = {
        [COLONIAL_SHORT] = "At short range one hit removes a figure",
        [COLONIAL_LONG] = "At long range two hits remove a figure",
    };
    static const char *const cover_texts[] = {
        [COLONIAL_SOFT] = "In soft cover one hit more is required",
        [COLONIAL_HARD] = "In hard cover two hits more are required",
    };
    bool gun = weapon == COLONIAL_FIELD_GUN;
    const struct colonial_hits_row *row = hits_rows;
    while (row->gun != gun || row->band != (int32_t)band)
        row++;
    int32_t base = row->hits[COLONIAL_NO_COVER], hits = row->hits[cover];
    explain_total(why, "MWK-FIR-1", base_texts[band], base, base);
    if (cover != COLONIAL_NO_COVER && gun)
        explain_total(why, "MWK-FIR-7", "Against a field gun cover counts one less", hits - base, hits);
    else if (cover != COLONIAL_NO_COVER)
        explain_total(why, "MWK-FIR-4", cover_texts[cover], hits - base, hits);
    return hits;
}
