/* ranged-attack: one shot (D12-SHO-1 to 6). The exchanges use its parts to fire their shots. */
#include "rulesets/d12_skirmish/d12_roster.h"

enum { HIT_ON = 6, MISFIRE_ON = 1, OBSTACLES_ALLOWED = 3 };

CHOICES(d12_weapons, "D12Weapon", D12_WEAPON_VALUES);
CHOICES(d12_loadings, "D12Loading", D12_LOADING_VALUES);
CHOICES(d12_target_movements, "D12TargetMovement", D12_TARGET_MOVEMENT_VALUES);
CHOICES(d12_bands, "D12Band", D12_BAND_VALUES);
CHOICES(d12_shot_results, "D12ShotResult", D12_SHOT_RESULT_VALUES);

struct weapon {
    int32_t weapon;
    int32_t to[D12_BANDS]; /* how far each band reaches; FIELD_ABSENT: no such band */
};

static const struct weapon weapons[] = {
    {D12_RIFLED_MUSKET, {10 * D12_INCH, 20 * D12_INCH, 40 * D12_INCH}},
    {D12_CARBINE, {6 * D12_INCH, 12 * D12_INCH, 24 * D12_INCH}},
    {D12_SHOTGUN, {6 * D12_INCH, FIELD_ABSENT, 10 * D12_INCH}},
    {D12_PISTOL, {6 * D12_INCH, 10 * D12_INCH, FIELD_ABSENT}},
};

static const struct field weapon_rows[] = {
    CHOICE(struct weapon, weapon, d12_weapons, "Weapon", "D12-SHO-2", "The weapon."),
    INCHES_AS(struct weapon, to[D12_CLOSE], "close", 40 * D12_INCH, "Close range", "D12-SHO-2",
              "Close range reaches to here."),
    INCHES_AS(struct weapon, to[D12_MEDIUM], "medium", 40 * D12_INCH, "Medium range", "D12-SHO-2",
              "Medium range reaches to here, where there is one.", OPTIONAL),
    INCHES_AS(struct weapon, to[D12_EXTREME], "extreme", 40 * D12_INCH, "Extreme range", "D12-SHO-2",
              "Extreme range reaches to here, where there is one.", OPTIONAL),
};
static const struct fields weapon_fields =
    FIELDS("D12WeaponRow", "A weapon and its ranges.", weapon_rows, struct weapon);
const struct table d12_weapons_table = {
    .name = "weapons",
    .title = "Weapons",
    .doc = "How far weapons reach.",
    .clause = "D12-SHO-2",
    .row = &weapon_fields,
    .rows = weapons,
    .count = FIELDS_COUNT(weapons),
};

/* A shot whose modifiers are added up. */
struct shooting {
    const struct d12_shot *shot;
    int32_t band;
    int32_t quality; /* whose modifier applies; FIELD_ABSENT: none */
};
enum { BY_QUALITY = 1, BY_WOUNDS, BY_RANGE }; /* groups: the range comes first, then the firer, then the target */

WHEN(elite, struct shooting, it->quality == D12_ELITE)
WHEN(veteran, struct shooting, it->quality == D12_VETERAN)
WHEN(regular, struct shooting, it->quality == D12_REGULAR)
WHEN(raw, struct shooting, it->quality == D12_RAW)
WHEN(hard_cover, struct shooting, it->shot->target_cover == D12_COVER_HARD)
WHEN(soft_cover, struct shooting, it->shot->target_cover == D12_COVER_SOFT)
WHEN(target_crawls, struct shooting, it->shot->target_movement == D12_TARGET_CRAWLING)
WHEN(target_runs, struct shooting,
     it->shot->target_movement == D12_TARGET_RUNNING || it->shot->target_movement == D12_TARGET_CHARGING)
WHEN(wounds, struct shooting, it->shot->wounds)
WHEN(close_range, struct shooting, it->band == D12_CLOSE)
WHEN(medium_range, struct shooting, it->band == D12_MEDIUM)
WHEN(long_range, struct shooting, it->band == D12_EXTREME)

enum { HARD_COVER = -2, SOFT_COVER = -1 }; /* modifiers of the target, and of each obstacle */
static const struct modifier modifiers[] = {
    {"elite", "D12-SHO-5", "Elite", 2, elite, .group = BY_QUALITY},
    {"veteran", "D12-SHO-5", "Veteran", 1, veteran, .group = BY_QUALITY},
    {"regular", "D12-SHO-5", "Regular", 0, regular, .group = BY_QUALITY},
    {"raw", "D12-SHO-5", "Raw", -1, raw, .group = BY_QUALITY},
    {"hard_cover", "D12-SHO-5", "The target is in hard cover", HARD_COVER, hard_cover},
    {"soft_cover", "D12-SHO-5", "The target is in soft cover", SOFT_COVER, soft_cover},
    {"target_crawling", "D12-SHO-5", "The target crawls", -2, target_crawls},
    {"target_running", "D12-SHO-5", "The target runs or charges", -2, target_runs},
    {"wound", "D12-SHO-5", "Each wound of the firer", -1, wounds, .group = BY_WOUNDS},
    {"close_range", "D12-SHO-5", "Close range", 0, close_range, .group = BY_RANGE},
    {"medium_range", "D12-SHO-5", "Medium range", -1, medium_range, .group = BY_RANGE},
    {"long_range", "D12-SHO-5", "Long or extreme range", -2, long_range, .group = BY_RANGE},
};
const struct table d12_shooting_modifiers_table = {
    .name = "shooting-modifiers",
    .title = "To hit modifiers",
    .doc = "What is added to the roll to hit.",
    .clause = "D12-SHO-5",
    .row = &d12_modifier_fields,
    .rows = modifiers,
    .count = FIELDS_COUNT(modifiers),
};

#define LOADED_AFTER_VALUES(X)                                                                                         \
    X(LOADED, "loaded", "It may fire next turn")                                                                       \
    X(UNLOADED, "unloaded", "It takes a turn to reload")                                                               \
    X(BY_MISFIRE, "by_misfire", "The misfire table says")
ENUM(loaded_after, LOADED_AFTER_VALUES, LOADED_AFTERS);
LOCAL_CHOICES(loaded_afters, "D12LoadedAfter", LOADED_AFTER_VALUES);

#define OBSTACLE_VALUES(X)                                                                                             \
    X(SOFT, "soft", "Counts as soft cover: a fence, a hedge")                                                          \
    X(HARD, "hard", "Counts as hard cover: a wall")
ENUM(obstacle, OBSTACLE_VALUES, OBSTACLES);
LOCAL_CHOICES(obstacles, "D12Obstacle", OBSTACLE_VALUES);
const struct field d12_obstacle_item = ITEM_CHOICE(obstacles, "Obstacle", "D12-SHO-4", "Something that is shot over.");

static const struct field input_rows[] = {
    SHOT_WEAPON(struct d12_shot, ),
    SHOT_LOADING(struct d12_shot, ),
    INCHES(struct d12_shot, range, D12_RANGE_MAX, "Range", "D12-SHO-1",
           "From the centre of the firer to the centre of the target."),
    SHOT_QUALITY(struct d12_shot, ),
    SHOT_VALUE(struct d12_shot, ),
    NUMBER(struct d12_shot, wounds, 0, D12_WOUNDS_MAX, "Wounds", "D12-SHO-5", "Wounds that the firer has taken.",
           .unit = "wounds", DEFAULT(0)),
    CHOICE(struct d12_shot, ability, d12_abilities, "Ability", "D12-SKL-2",
           "The firer's ability. Dead Eye and Twitchy shooting arm matter here.", DEFAULT(D12_NO_ABILITY)),
    SHOT_OBSTACLES(struct d12_shot, ),
    SHOT_COVER(struct d12_shot, , "target_cover"),
    CHOICE(struct d12_shot, target_movement, d12_target_movements, "Target's movement", "A-D12-26",
           "How the target moved.", DEFAULT(D12_TARGET_OTHER)),
    FLAG(struct d12_shot, target_hidden, "Target hides", "D12-MOV-4",
         "Whether the target hides in or behind terrain, so that it cannot be fired at."),
    FLAG(struct d12_shot, target_expert, "Target is a skirmisher", "D12-SKL-2",
         "Whether the target is an Expert Skirmisher."),
    SHOT_LOADED(struct d12_shot, ),
    FLAG(struct d12_shot, moved, "Moves", "D12-MOV-3", "Whether the firer moves this turn, so that it cannot fire."),
    FLAG(struct d12_shot, firer_hidden, "Firer hides", "D12-MOV-4",
         "Whether the firer hides in or behind terrain, so that it cannot fire."),
    FLAG(struct d12_shot, pinned, "Pinned", "D12-WND-3", "Whether the firer is pinned and so may do nothing."),
    HOUSE_MODIFIERS_ROW(struct d12_shot, house, "the roll."),
};
static const struct fields input_fields =
    FIELDS("D12RangedAttackInput", "A figure that fires at another.", input_rows, struct d12_shot);

struct outcome {
    int32_t band;
    int32_t natural, modifier, total;
    int32_t result;
    int32_t loaded_after;
};
static const struct field outcome_rows[] = {
    CHOICE(struct outcome, band, d12_bands, "Range band", "A-D12-8",
           "The range band. Where two bands meet, the nearer one holds."),
    NUMBER(struct outcome, natural, 1, D12_SIDES, "Die", "D12-SHO-3", "The face of the die."),
    NUMBER(struct outcome, modifier, D12_SHOT_MODIFIER_MIN, D12_SHOT_MODIFIER_MAX, "Modifier", "D12-SHO-5",
           "The sum of all modifiers."),
    NUMBER(struct outcome, total, 1 + D12_SHOT_MODIFIER_MIN, D12_SIDES + D12_SHOT_MODIFIER_MAX, "Total", "D12-SHO-3",
           "Die and modifiers."),
    CHOICE(struct outcome, result, d12_shot_results, "Result", "A-D12-9",
           "What came of the shot. Only a natural 1 is a misfire."),
    CHOICE(struct outcome, loaded_after, loaded_afters, "Loaded after it", "D12-SHO-1",
           "Whether the weapon is loaded afterwards."),
};
static const struct fields outcome_fields = FIELDS("D12RangedAttackOutcome", "A shot.", outcome_rows, struct outcome);

/* The band of a range; D12_BANDS when it is out of range. */
static int32_t range_band(const struct weapon *weapon, int32_t range)
{
    int32_t band = D12_CLOSE;
    while (band < D12_BANDS && (weapon->to[band] == FIELD_ABSENT || range > weapon->to[band]))
        band++;
    return band;
}

static int32_t farthest_range(const struct weapon *weapon)
{
    int32_t farthest = 0;
    for (int32_t band = 0; band < D12_BANDS; band++)
        farthest = weapon->to[band] > farthest ? weapon->to[band] : farthest;
    return farthest;
}

WHEN(is_pinned, struct shooting, it->shot->pinned)
WHEN(firer_hides, struct shooting, it->shot->firer_hidden)
WHEN(target_hides, struct shooting, it->shot->target_hidden)
WHEN(firer_moves, struct shooting, it->shot->moved)
WHEN(is_not_loaded, struct shooting, !it->shot->loaded)
WHEN(too_many_obstacles, struct shooting, it->shot->obstacle_count > OBSTACLES_ALLOWED)

static const struct refusal refusals[] = {
    {"D12-WND-3", "A pinned figure may do nothing", is_pinned},
    {"D12-MOV-4", "A figure that hides may not fire", firer_hides},
    {"D12-MOV-4", "A figure that hides may not be fired at", target_hides},
    {"D12-MOV-3", "A figure may not move and fire in one turn", firer_moves},
    {"D12-SHO-1", "The weapon is not loaded", is_not_loaded},
    {"D12-SHO-4", "No shot goes over more than three obstacles", too_many_obstacles},
};

enum ruling_status d12_shot_permit(const struct d12_shot *shot, struct explanation *why, int32_t *ret_band)
{
    const struct shooting it = {.shot = shot, .band = range_band(&weapons[shot->weapon], shot->range)};
    *ret_band = it.band;
    if (IS_REFUSED(refusals, &it, why))
        return RULING_NOT_PERMITTED;
    if (it.band < D12_BANDS)
        return RULING_RESOLVED;
    explain_judged_parts(why, "D12-SHO-2", "The target is out of range", shot->range,
                         farthest_range(&weapons[shot->weapon]), D12_INCH, COMPARE_AT_MOST);
    return RULING_NOT_PERMITTED;
}

bool d12_shot_hides(const void *input)
{
    return ((const struct d12_shot *)input)->firer_hidden;
}

/* The row of a band within range. */
static const struct modifier *range_row(int32_t band)
{
    const struct shooting it = {.band = band};
    return modifiers_find(modifiers, FIELDS_COUNT(modifiers), BY_RANGE, &it);
}

static void modify_by_range(int32_t band, int32_t *modifier, struct explanation *why)
{
    const struct modifier *row = range_row(band);
    explain(why, "D12-SHO-2", row->text);
    explain_base(why, "D12-SHO-5", row->text, "to hit", row->value);
    *modifier += row->value;
}

int32_t d12_shot_modifier(const struct d12_shot *shot, const struct house_modifiers *house, int32_t band,
                          const struct d12_options *options, struct explanation *why)
{
    const struct shooting it = {
        .shot = shot, .band = band, .quality = d12_quality_that_counts(shot->quality, shot->shooting_value, options)};
    int32_t modifier = 0;
    modify_by_range(band, &modifier, why);
    MODIFY_GROUP(modifiers, BY_QUALITY, &it, &modifier, why);
    d12_modify_by_troop_type(shot->shooting_value, &modifier, why);
    MODIFY_GROUP(modifiers, BY_WOUNDS, &it, &modifier, why);
    d12_modify_by_ability(&modifier, shot->ability, D12_WHEN_SHOOTING, D12_FOOT, why);
    for (int32_t i = 0; i < shot->obstacle_count; i++)
        modifier_add("D12-SHO-4", "An obstacle that is shot over", shot->obstacles[i] == HARD ? HARD_COVER : SOFT_COVER,
                     &modifier, why);
    MODIFY(modifiers, &it, &modifier, why);
    if (shot->target_expert)
        d12_modify_by_ability(&modifier, D12_EXPERT_SKIRMISHER, D12_WHEN_SHOT_AT, D12_FOOT, why);
    if (house)
        house_modify(house, &modifier, why);
    return modifier;
}

/* The result of a face. */
static enum d12_shot_result result_of(int32_t face, int32_t modifier)
{
    if (face == MISFIRE_ON)
        return D12_MISFIRE;
    return face + modifier >= HIT_ON ? D12_HIT : D12_MISS;
}

void d12_shots(int32_t modifier, int32_t count, struct dice *dice, struct explanation *why,
               int32_t ret[D12_SHOT_RESULTS])
{
    static const char *const words[D12_SHOT_RESULTS] = {
        [D12_HIT] = "hit", [D12_MISS] = "miss", [D12_MISFIRE] = "misfire"};
    struct dice_band bands[D12_SIDES];
    for (int32_t face = 1; face <= D12_SIDES; face++)
        bands[face - 1] = (struct dice_band){face, face, (int32_t)result_of(face, modifier)};
    dice_read_as(dice, words);
    dice_tally(dice, "to hit", count, D12_SIDES, bands, D12_SIDES, ret, D12_SHOT_RESULTS);
    explain_count(why, "D12-SHO-3", "Shots that reach 6 hit", ret[D12_HIT]);
    if (ret[D12_MISFIRE] > 0)
        explain_count(why, "D12-SHO-6", "A natural 1 is a misfire", ret[D12_MISFIRE]);
}

static void explain_result(const struct outcome *outcome, struct explanation *why)
{
    explain_total(why, "D12-SHO-3", "The die", outcome->natural, outcome->total);
    if (outcome->result == D12_MISFIRE)
        explain_number(why, "D12-SHO-6", "A natural 1 is a misfire", outcome->natural);
    else
        explain_judged(why, "D12-SHO-3", outcome->result == D12_HIT ? "6 or more: a hit" : "Less than 6: a miss",
                       outcome->total, HIT_ON, COMPARE_AT_LEAST);
}

static int32_t loaded_after(const struct d12_shot *shot, int32_t result, struct explanation *why)
{
    if (result == D12_MISFIRE)
        return BY_MISFIRE;
    if (shot->loading != D12_MUZZLE)
        return LOADED;
    explain(why, "D12-SHO-1", "A gunpowder weapon takes a turn to reload");
    return UNLOADED;
}

enum { FIRER, TARGET };

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    const struct d12_shot *shot = question->input;
    struct outcome *ret = ruled;
    if (d12_shot_permit(shot, why, &ret->band) == RULING_NOT_PERMITTED)
        return RULING_NOT_PERMITTED;
    ret->modifier = d12_shot_modifier(shot, &shot->house, ret->band, question->options, why);
    dice_for(dice, FIRER, 0);
    if (HIT_ON - ret->modifier > MISFIRE_ON && HIT_ON - ret->modifier <= D12_SIDES)
        dice_need(dice, HIT_ON - ret->modifier);
    ret->natural = dice_face(dice, "to hit", D12_SIDES);
    ret->total = ret->natural + ret->modifier;
    ret->result = (int32_t)result_of(ret->natural, ret->modifier);
    explain_result(ret, why);
    ret->loaded_after = loaded_after(shot, ret->result, why);
    return RULING_RESOLVED;
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct outcome *outcome = ruled;
    static const char *const bands[] = {[D12_CLOSE] = "close", [D12_MEDIUM] = "medium", [D12_EXTREME] = "extreme"};
    static const char *const words[] = {[D12_HIT] = "hit", [D12_MISS] = "missed", [D12_MISFIRE] = "misfired"};
    text_format(line, "%s fired at %s at %s range and %s: the die showed %d",
                unit_called(question->units, FIRER, 0, "The figure"),
                unit_called(question->units, TARGET, 0, "the target"), bands[outcome->band], words[outcome->result],
                outcome->natural);
    if (outcome->modifier != 0)
        text_format(line, ", which made %d", outcome->total);
    text_add(line, ".");
}

FOUND(is_expert, struct d12_roster_unit, unit->ability == D12_EXPERT_SKIRMISHER)
static const struct unit_fills firer_fills[] = {FILLS("weapon"),
                                                FILLS("loading"),
                                                FILLS("quality"),
                                                FILLS("shooting_value"),
                                                D12_KNOWS_WOUNDS("wounds"),
                                                FILLS("ability"),
                                                D12_KNOWS_LOADED("loaded"),
                                                D12_KNOWS_MOVED("moved"),
                                                FILLS("firer_hidden", .member = "hidden"),
                                                D12_KNOWS_PINNED("pinned"),
                                                ASSUMES("obstacles"),
                                                {0}};
static const struct unit_fills target_fills[] = {D12_KNOWS_MOVEMENT("target_movement"),
                                                 FILLS("target_cover", .find = d12_knows_cover, .assumed = true),
                                                 FILLS("target_hidden", .member = "hidden"),
                                                 FILLS("target_expert", .find = is_expert),
                                                 {0}};

static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct outcome *outcome = ruled;
    (void)question;
    d12_fired_effects(1, (struct d12_whom){FIRER, 0}, tabletop);
    d12_empty_effects(outcome->loaded_after == UNLOADED, false, (struct d12_whom){FIRER, 0}, tabletop);
    unit_add(tabletop, FIRER, 0, "misfires", outcome->result == D12_MISFIRE, "D12-SHO-6");
    unit_add(tabletop, TARGET, 0, outcome->band == D12_CLOSE ? "close_hits" : "hits", outcome->result == D12_HIT,
             "D12-SHO-3");
}

const struct step d12_ranged_attack_step = {
    .name = "ranged-attack",
    .title = "Ranged attack",
    .doc = "One shot: whether it may be fired, its range band and modifiers, and whether it hits, misses or misfires. "
           "Roll damage-roll for a hit and misfire for a misfire.",
    .dice = "D12, unless the shot is not permitted",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS("troop_type_replaces"),
    .clauses = STRINGS("D12-MOV-3", "D12-MOV-4", "D12-SHO-1", "D12-SHO-2", "D12-SHO-3", "D12-SHO-4", "D12-SHO-5",
                       "D12-SHO-6", "D12-WND-3", "D12-SKL-1", "D12-SKL-2", "X-HOUSE"),
    .ends = ROWS(struct step_end, END_IS(hit, "The shot hits", struct outcome, result, D12_HIT),
                 END_IS(missed, "The shot misses", struct outcome, result, D12_MISS),
                 END_IS(misfires, "The weapon misfires", struct outcome, result, D12_MISFIRE)),
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role,
                  [FIRER] = ROLE("firer", "The unit of the figure that fires.", "", firer_fills, .in_play = true,
                                 .opposed = 1, .no_deed = D12_BY_FIGURES),
                  [TARGET] = ROLE("target", "The unit that is fired at.", "", target_fills, .in_play = true,
                                  .passive = true, .opposed = 2, .whose = UNIT_SUFFERS)),
    .apply = apply,
};
