/* Weapons with their ranges (MWK-FIR-2), and how many hits by fire remove a figure (MWK-FIR-1, 4, 7). */
#include "rulesets/colonial/colonial.h"

CHOICES(colonial_weapon_choices, "ColonialWeapon", COLONIAL_WEAPON_VALUES);
CHOICES(colonial_band_choices, "ColonialBand", COLONIAL_BAND_VALUES);
CHOICES(colonial_cover_choices, "ColonialCover", COLONIAL_COVER_VALUES);

#define IN(inches) ((inches)*FIELD_THOUSANDTHS)
/* Short range begins at 0, long range at the given distance. */
#define WEAPON(weapon_, dice_, short_, long_) [weapon_] = {weapon_, dice_, 0, IN(short_), IN(short_), IN(long_)}

const struct colonial_weapon_row colonial_weapons[COLONIAL_WEAPONS] = {
    WEAPON(COLONIAL_MODERN_RIFLE, 1, 12, 24),
    WEAPON(COLONIAL_OBSOLETE_RIFLE, 1, 9, 18),
    WEAPON(COLONIAL_MODERN_CARBINE, 1, 9, 18),
    WEAPON(COLONIAL_ANTIQUATED_MUSKET, 1, 6, 12),
    WEAPON(COLONIAL_OBSOLETE_CARBINE, 1, 6, 12),
    [COLONIAL_RAGTAG] = {COLONIAL_RAGTAG, 1, 0, IN(6), FIELD_ABSENT, FIELD_ABSENT},
    WEAPON(COLONIAL_FIELD_GUN, 2, 16, 36),
    [COLONIAL_ROCKET] = {COLONIAL_ROCKET, 0, FIELD_ABSENT, FIELD_ABSENT, IN(16), IN(36)},
};

static const struct field weapon_rows[] = {
    CHOICE(struct colonial_weapon_row, weapon, colonial_weapon_choices, "Weapon", "MWK-FIR-2", "The weapon."),
    NUMBER(struct colonial_weapon_row, dice, 0, 2, "Dice", "MWK-FIR-3",
           "Dice per figure, or per crewman; none for a weapon that makes no hits.", .unit = "dice"),
    INCHES(struct colonial_weapon_row, short_from, COLONIAL_RANGE_MAX, "Short from", "MWK-FIR-2",
           "Where short range begins.", OPTIONAL),
    INCHES(struct colonial_weapon_row, short_to, COLONIAL_RANGE_MAX, "Short to", "MWK-FIR-2",
           "Where short range ends; at exactly this it is still short (A-MWK-5).", OPTIONAL),
    INCHES(struct colonial_weapon_row, long_from, COLONIAL_RANGE_MAX, "Long from", "MWK-FIR-2",
           "Where long range begins.", OPTIONAL),
    INCHES(struct colonial_weapon_row, long_to, COLONIAL_RANGE_MAX, "Long to", "MWK-FIR-2", "Where long range ends.",
           OPTIONAL),
};
static const struct fields weapon_fields =
    FIELDS("ColonialWeaponRow", "A weapon and its ranges; a band that it does not have is left out.", weapon_rows,
           struct colonial_weapon_row);
const struct table colonial_weapons_table = {
    .name = "weapons",
    .title = "Weapons",
    .doc = "The weapons and their ranges.",
    .clause = "MWK-FIR-2",
    .row = &weapon_fields,
    .rows = colonial_weapons,
    .count = COLONIAL_WEAPONS,
};

struct hits_row {
    bool field_gun; /* all others are small arms */
    int32_t band;
    int32_t hits[COLONIAL_COVERS];
};
static const struct hits_row hits_required[] = {
    {false, COLONIAL_SHORT, {1, 2, 3}},
    {false, COLONIAL_LONG, {2, 3, 4}},
    {true, COLONIAL_SHORT, {1, 1, 2}},
    {true, COLONIAL_LONG, {2, 2, 3}},
};

#define HITS_IN(cover, name_, title_)                                                                                  \
    NUMBER_AS(struct hits_row, hits[cover], name_, 1, 4, title_, "MWK-FIR-4", "Hits that remove one figure.",          \
              .unit = "hits")
static const struct field hits_rows[] = {
    FACT(struct hits_row, field_gun, "Field gun", "MWK-FIR-7",
         "Whether the row is for a field gun; else it is for small arms."),
    CHOICE(struct hits_row, band, colonial_band_choices, "Range", "MWK-FIR-1", "Short or long range."),
    HITS_IN(COLONIAL_NO_COVER, "none", "No cover"),
    HITS_IN(COLONIAL_SOFT, "soft", "Soft cover"),
    HITS_IN(COLONIAL_HARD, "hard", "Hard cover"),
};
static const struct fields hits_fields =
    FIELDS("ColonialHitsRequiredRow", "How many hits by fire remove one figure.", hits_rows, struct hits_row);
const struct table colonial_hits_required_table = {
    .name = "hits-required",
    .title = "Hits required",
    .doc = "How many hits by fire remove one figure, by range and the target's cover.",
    .clause = "MWK-FIR-4",
    .row = &hits_fields,
    .rows = hits_required,
    .count = FIELDS_COUNT(hits_required),
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
    const struct hits_row *row = hits_required;
    while (row->field_gun != gun || row->band != (int32_t)band)
        row++;
    int32_t base = row->hits[COLONIAL_NO_COVER], hits = base;
    explain_base(why, "MWK-FIR-1", base_texts[band], "hits required", base);
    if (cover != COLONIAL_NO_COVER && gun)
        modifier_add("MWK-FIR-7", "Against a field gun cover counts one less", row->hits[cover] - base, &hits, why);
    else if (cover != COLONIAL_NO_COVER)
        modifier_add("MWK-FIR-4", cover_texts[cover], row->hits[cover] - base, &hits, why);
    return hits;
}
