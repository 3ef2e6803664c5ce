/* ranged-attack: one shot (D12-SHO-1 to 6). Its parts also fire the shots of the exchanges. */
#include "d12_roster.h"
#include "ends.h"
#include "shot.h"

enum { HIT_ON = 6, MISFIRE_ON = 1, OBSTACLES_ALLOWED = 3 };

struct weapon_row {
    int32_t weapon;
    int32_t to[D12_BANDS]; /* how far each band reaches; FIELD_ABSENT: there is no such band */
};

static const struct weapon_row weapon_rows[] = {
    {D12_RIFLED_MUSKET, {10 * D12_INCH, 20 * D12_INCH, 40 * D12_INCH}},
    {D12_CARBINE, {6 * D12_INCH, 12 * D12_INCH, 24 * D12_INCH}},
    {D12_SHOTGUN, {6 * D12_INCH, FIELD_ABSENT, 10 * D12_INCH}},
    {D12_PISTOL, {6 * D12_INCH, 10 * D12_INCH, FIELD_ABSENT}},
};

static const struct choice weapon_list[] = {
    [D12_RIFLED_MUSKET] = {"rifled_musket", "Rifled musket: to 10\", 20\" and 40\""},
    [D12_CARBINE] = {"carbine", "Carbine: to 6\", 12\" and 24\""},
    [D12_SHOTGUN] = {"shotgun", "Shotgun: close to 6\", then extreme to 10\""},
    [D12_PISTOL] = {"pistol", "Pistol: close to 6\", medium to 10\", no farther"},
};
const struct choices d12_weapons = {"D12Weapon", weapon_list, D12_WEAPONS};

static const struct field weapon_row_list[] = {
    {NAMED("weapon", "Weapon", "D12-SHO-2", "The weapon."), CHOICE(struct weapon_row, weapon, d12_weapons)},
    {NAMED("close", "Close range", "D12-SHO-2", "Close range reaches to here."),
     INCHES(struct weapon_row, to[D12_CLOSE], 40 * D12_INCH)},
    {NAMED("medium", "Medium range", "D12-SHO-2", "Medium range reaches to here, where there is one."),
     INCHES(struct weapon_row, to[D12_MEDIUM], 40 * D12_INCH), OPTIONAL},
    {NAMED("extreme", "Extreme range", "D12-SHO-2", "Extreme range reaches to here, where there is one."),
     INCHES(struct weapon_row, to[D12_EXTREME], 40 * D12_INCH), OPTIONAL},
};
static const struct fields weapon_row_fields =
    FIELDS("D12WeaponRow", "A weapon and its ranges.", weapon_row_list, struct weapon_row);
const struct table d12_weapons_table = {
    .name = "weapons",
    .title = "Weapons",
    .doc = "How far weapons reach.",
    .clause = "D12-SHO-2",
    .row = &weapon_row_fields,
    .rows = weapon_rows,
    .count = FIELDS_COUNT(weapon_rows),
};

enum { HARD_COVER = D12_QUALITIES, SOFT_COVER, CRAWLING, RUNNING, WOUND, BANDS, MODIFIERS = BANDS + D12_BANDS };

static const struct d12_modifier_row modifiers[MODIFIERS] = {
    [D12_ELITE] = {"elite", "Elite", 2},
    [D12_VETERAN] = {"veteran", "Veteran", 1},
    [D12_REGULAR] = {"regular", "Regular", 0},
    [D12_RAW] = {"raw", "Raw", -1},
    [HARD_COVER] = {"hard_cover", "The target is in hard cover", -2},
    [SOFT_COVER] = {"soft_cover", "The target is in soft cover", -1},
    [CRAWLING] = {"target_crawling", "The target crawls", -2},
    [RUNNING] = {"target_running", "The target runs or charges", -2},
    [WOUND] = {"wound", "Each wound of the firer", -1},
    [BANDS + D12_CLOSE] = {"close_range", "Close range", 0},
    [BANDS + D12_MEDIUM] = {"medium_range", "Medium range", -1},
    [BANDS + D12_EXTREME] = {"long_range", "Long or extreme range", -2},
};
const struct table d12_shooting_modifiers_table = {
    .name = "shooting-modifiers",
    .title = "To hit modifiers",
    .doc = "What is added to the roll to hit.",
    .clause = "D12-SHO-5",
    .row = &d12_modifier_row_fields,
    .rows = modifiers,
    .count = MODIFIERS,
};

static const struct choice loading_list[] = {
    [D12_MUZZLE] = {"muzzle", "A gunpowder weapon that takes a turn to reload"},
    [D12_BREECH] = {"breech", "A breechloader, which may fire every turn"},
    [D12_REPEATER] = {"repeater", "A repeater, which may fire every turn"},
};
const struct choices d12_loadings = {"D12Loading", loading_list, 3};

static const struct choice target_movement_list[] = {
    [D12_TARGET_OTHER] = {"other", "The target stands or walks"},
    [D12_TARGET_CRAWLING] = {"crawling", "The target crawls"},
    [D12_TARGET_RUNNING] = {"running", "The target runs"},
    [D12_TARGET_CHARGING] = {"charging", "The target charges, which counts as running (A-D12-26)"},
};
const struct choices d12_target_movements = {"D12TargetMovement", target_movement_list, 4};

static const struct choice band_list[] = {
    [D12_CLOSE] = {"close", "Close range"},
    [D12_MEDIUM] = {"medium", "Medium range"},
    [D12_EXTREME] = {"extreme", "Extreme range, also called long range (A-D12-8)"},
};
const struct choices d12_bands = {"D12Band", band_list, D12_BANDS};

static const struct choice result_list[] = {
    [D12_HIT] = {"hit", "The target is hit: roll for the wound"},
    [D12_MISS] = {"miss", "The shot misses"},
    [D12_MISFIRE] = {"misfire", "The weapon misfires: roll on the misfire table"},
};
const struct choices d12_shot_results = {"D12ShotResult", result_list, D12_SHOT_RESULTS};

static const struct choice loaded_after_list[] = {
    [D12_LOADED] = {"loaded", "It may fire next turn"},
    [D12_UNLOADED] = {"unloaded", "It takes a turn to reload"},
    [D12_BY_MISFIRE] = {"by_misfire", "The misfire table says"},
};
static const struct choices loaded_afters = {"D12LoadedAfter", loaded_after_list, 3};

static const struct choice obstacle_list[] = {
    {"soft", "Counts as soft cover: a fence, a hedge"},
    {"hard", "Counts as hard cover: a wall"},
};
static const struct choices obstacles = {"D12Obstacle", obstacle_list, 2};
const struct field d12_obstacle_item = {.title = "Obstacle",
                                        .doc = "Something that is shot over.",
                                        .clause = "D12-SHO-4",
                                        .kind = FIELD_ENUM,
                                        .choices = &obstacles};

static const struct field input_list[] = {
    SHOT_WEAPON(struct d12_shot, ),
    SHOT_LOADING(struct d12_shot, ),
    {NAMED("range", "Range", "D12-SHO-1", "From the centre of the firer to the centre of the target."),
     INCHES(struct d12_shot, range, D12_RANGE_MAX)},
    SHOT_QUALITY(struct d12_shot, ),
    SHOT_VALUE(struct d12_shot, ),
    {NAMED("wounds", "Wounds", "D12-SHO-5", "Wounds that the firer has taken."), .unit = "wounds",
     NUMBER(struct d12_shot, wounds, 0, D12_WOUNDS_MAX), DEFAULT(0)},
    {NAMED("ability", "Ability", "D12-SKL-2", "The firer's ability. Dead Eye and Twitchy shooting arm matter here."),
     CHOICE(struct d12_shot, ability, d12_abilities), DEFAULT(D12_NO_ABILITY)},
    SHOT_OBSTACLES(struct d12_shot, ),
    SHOT_COVER(struct d12_shot, , "target_cover"),
    {NAMED("target_movement", "Target's movement", "A-D12-26", "How the target moved."),
     CHOICE(struct d12_shot, target_movement, d12_target_movements), DEFAULT(D12_TARGET_OTHER)},
    {NAMED("target_hidden", "Target hides", "D12-MOV-4",
           "Whether the target hides in or behind terrain, so that it cannot be fired at."),
     FLAG(struct d12_shot, target_hidden)},
    {NAMED("target_expert", "Target is a skirmisher", "D12-SKL-2", "Whether the target is an Expert Skirmisher."),
     FLAG(struct d12_shot, target_expert)},
    SHOT_LOADED(struct d12_shot, ),
    {NAMED("moved", "Moves", "D12-MOV-3", "Whether the firer moves this turn, so that it cannot fire."),
     FLAG(struct d12_shot, moved)},
    {NAMED("firer_hidden", "Firer hides", "D12-MOV-4",
           "Whether the firer hides in or behind terrain, so that it cannot fire."),
     FLAG(struct d12_shot, hidden)},
    {NAMED("pinned", "Pinned", "D12-WND-3", "Whether the firer is pinned and so may do nothing."),
     FLAG(struct d12_shot, pinned)},
};
static const struct fields input_fields =
    FIELDS("D12RangedAttackInput", "A figure that fires at another.", input_list, struct d12_shot);

/* No sum of modifiers leaves these: the worst has nine wounds and three walls before it. */
enum { MODIFIER_MIN = -30, MODIFIER_MAX = 8 };

static const struct field outcome_list[] = {
    {NAMED("band", "Range band", "A-D12-8", "The range band. Where two bands meet, the nearer one holds."),
     CHOICE(struct d12_ranged_attack_outcome, band, d12_bands)},
    {NAMED("natural", "Die", "D12-SHO-3", "The face of the die."),
     NUMBER(struct d12_ranged_attack_outcome, natural, 1, D12_SIDES)},
    {NAMED("modifier", "Modifier", "D12-SHO-5", "The sum of all modifiers."),
     NUMBER(struct d12_ranged_attack_outcome, modifier, MODIFIER_MIN, MODIFIER_MAX)},
    {NAMED("total", "Total", "D12-SHO-3", "Die and modifiers."),
     NUMBER(struct d12_ranged_attack_outcome, total, 1 + MODIFIER_MIN, D12_SIDES + MODIFIER_MAX)},
    {NAMED("result", "Result", "A-D12-9", "What came of the shot. Only a natural 1 is a misfire."),
     CHOICE(struct d12_ranged_attack_outcome, result, d12_shot_results)},
    {NAMED("loaded_after", "Loaded after it", "D12-SHO-1", "Whether the weapon is loaded afterwards."),
     CHOICE(struct d12_ranged_attack_outcome, loaded_after, loaded_afters)},
};
static const struct fields outcome_fields =
    FIELDS("D12RangedAttackOutcome", "A shot.", outcome_list, struct d12_ranged_attack_outcome);

/* The band that a range falls in; D12_BANDS when it is out of range. */
static int32_t range_band(const struct weapon_row *weapon, int32_t range)
{
    int32_t band = D12_CLOSE;
    while (band < D12_BANDS && (weapon->to[band] == FIELD_ABSENT || range > weapon->to[band]))
        band++;
    return band;
}

enum ruling_status d12_shot_permit(const struct d12_shot *shot, struct explanation *why, int32_t *ret_band)
{
    *ret_band = range_band(&weapon_rows[shot->weapon], shot->range);
    const struct {
        bool holds;
        const char *clause, *text;
    } refusals[] = {
        {shot->pinned, "D12-WND-3", "A pinned figure may do nothing"},
        {shot->hidden, "D12-MOV-4", "A figure that hides may not fire"},
        {shot->target_hidden, "D12-MOV-4", "A figure that hides may not be fired at"},
        {shot->moved, "D12-MOV-3", "A figure may not move and fire in one turn"},
        {!shot->loaded, "D12-SHO-1", "The weapon is not loaded"},
        {shot->obstacle_count > OBSTACLES_ALLOWED, "D12-SHO-4", "No shot goes over more than three obstacles"},
        {*ret_band == D12_BANDS, "D12-SHO-2", "The target is out of range"},
    };
    for (size_t i = 0; i < FIELDS_COUNT(refusals); i++)
        if (refusals[i].holds) {
            explain(why, refusals[i].clause, refusals[i].text);
            return RULING_NOT_PERMITTED;
        }
    return RULING_RESOLVED;
}

static const struct d12_modifier_row *cover_row(int32_t cover)
{
    return &modifiers[cover == D12_COVER_HARD ? HARD_COVER : SOFT_COVER];
}

static void modify_by_target(int32_t *modifier, const struct d12_shot *shot, struct explanation *why)
{
    for (int32_t i = 0; i < shot->obstacle_count; i++)
        d12_modify(modifier, "D12-SHO-4", "An obstacle that is shot over",
                   cover_row(shot->obstacles[i] + D12_COVER_SOFT)->value, why);
    if (shot->target_cover != D12_COVER_NONE)
        d12_modify_by_row(modifier, "D12-SHO-5", cover_row(shot->target_cover), why);
    if (shot->target_movement == D12_TARGET_CRAWLING)
        d12_modify_by_row(modifier, "D12-SHO-5", &modifiers[CRAWLING], why);
    else if (shot->target_movement != D12_TARGET_OTHER)
        d12_modify_by_row(modifier, "D12-SHO-5", &modifiers[RUNNING], why);
    if (shot->target_expert)
        d12_modify_by_ability(modifier, D12_EXPERT_SKIRMISHER, D12_WHEN_SHOT_AT, D12_FOOT, why);
}

int32_t d12_shot_modifier(const struct d12_shot *shot, int32_t band, const struct d12_options *options,
                          struct explanation *why)
{
    int32_t modifier = 0;
    explain(why, "D12-SHO-2", modifiers[BANDS + band].text);
    if (modifiers[BANDS + band].value != 0)
        d12_modify_by_row(&modifier, "D12-SHO-5", &modifiers[BANDS + band], why);
    d12_modify_by_expertise(&modifier, "D12-SHO-5", modifiers, shot->quality, shot->shooting_value, options, why);
    if (shot->wounds > 0)
        d12_modify(&modifier, "D12-SHO-5", modifiers[WOUND].text, shot->wounds * modifiers[WOUND].value, why);
    d12_modify_by_ability(&modifier, shot->ability, D12_WHEN_SHOOTING, D12_FOOT, why);
    modify_by_target(&modifier, shot, why);
    return modifier;
}

enum d12_shot_result d12_shot_result(int32_t face, int32_t modifier)
{
    if (face == MISFIRE_ON)
        return D12_MISFIRE;
    return face + modifier >= HIT_ON ? D12_HIT : D12_MISS;
}

void d12_shots(int32_t modifier, int32_t count, struct dice *dice, struct explanation *why,
               int32_t ret[D12_SHOT_RESULTS])
{
    struct dice_band bands[D12_SIDES];
    for (int32_t face = 1; face <= D12_SIDES; face++)
        bands[face - 1] = (struct dice_band){face, face, (int32_t)d12_shot_result(face, modifier)};
    dice_tally(dice, "to hit", count, D12_SIDES, bands, D12_SIDES, ret, D12_SHOT_RESULTS);
    explain_value(why, "D12-SHO-3", "Shots that reach 6 hit", ret[D12_HIT]);
    if (ret[D12_MISFIRE] > 0)
        explain_value(why, "D12-SHO-6", "A natural 1 is a misfire (A-D12-9)", ret[D12_MISFIRE]);
}

static void explain_result(const struct d12_ranged_attack_outcome *outcome, struct explanation *why)
{
    if (outcome->result == D12_MISFIRE) {
        explain_total(why, "D12-SHO-6", "A natural 1 is a misfire (A-D12-9)", outcome->natural, outcome->total);
        return;
    }
    explain_total(why, "D12-SHO-3", outcome->result == D12_HIT ? "6 or more: a hit" : "Less than 6: a miss",
                  outcome->natural, outcome->total);
}

static int32_t loaded_after(const struct d12_shot *shot, int32_t result, struct explanation *why)
{
    if (result == D12_MISFIRE)
        return D12_BY_MISFIRE;
    if (shot->loading != D12_MUZZLE)
        return D12_LOADED;
    explain(why, "D12-SHO-1", "A gunpowder weapon takes a turn to reload");
    return D12_UNLOADED;
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    const struct d12_shot *shot = question->input;
    struct d12_ranged_attack_outcome *outcome = ret_outcome;
    if (d12_shot_permit(shot, why, &outcome->band) == RULING_NOT_PERMITTED)
        return RULING_NOT_PERMITTED;
    outcome->modifier = d12_shot_modifier(shot, outcome->band, question->options, why);
    outcome->natural = dice_face(dice, "to hit", D12_SIDES);
    outcome->total = outcome->natural + outcome->modifier;
    outcome->result = (int32_t)d12_shot_result(outcome->natural, outcome->modifier);
    explain_result(outcome, why);
    outcome->loaded_after = loaded_after(shot, outcome->result, why);
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    static const char *const words[] = {
        [D12_HIT] = "a hit", [D12_MISS] = "a miss", [D12_MISFIRE] = "a misfire, roll on the misfire table"};
    (void)question;
    const struct d12_ranged_attack_outcome *outcome = ruled;
    text_format(line, "%s: %d", modifiers[BANDS + outcome->band].text, outcome->natural);
    if (outcome->modifier != 0)
        text_format(line, "%+d makes %d", outcome->modifier, outcome->total);
    text_format(line, ", %s.", words[outcome->result]);
}

HOLDS(hit, struct d12_ranged_attack_outcome, outcome->result == D12_HIT)
HOLDS(missed, struct d12_ranged_attack_outcome, outcome->result == D12_MISS)
HOLDS(misfires, struct d12_ranged_attack_outcome, outcome->result == D12_MISFIRE)

static const struct step_end step_ends[] = {
    END(hit, "The shot hits"),
    END(missed, "The shot misses"),
    END(misfires, "The weapon misfires"),
    NO_MORE_ENDS,
};

static const struct unit_fills firer_fills[] = {FILLS("weapon"),
                                                FILLS("loading"),
                                                FILLS("quality"),
                                                FILLS("shooting_value"),
                                                FILLS_BY("wounds", d12_roster_wounds),
                                                FILLS("ability"),
                                                FILLS_BY("loaded", d12_roster_loaded),
                                                FILLS("moved"),
                                                FILLS_FROM("firer_hidden", "hidden"),
                                                FILLS_BY("pinned", d12_roster_pinned),
                                                NO_MORE_FILLS};
static const struct unit_fills target_fills[] = {FILLS_FROM("target_movement", "movement"),
                                                 FILLS_FROM("target_hidden", "hidden"),
                                                 FILLS_BY("target_expert", d12_roster_expert), NO_MORE_FILLS};
enum { FIRER, TARGET };
static const struct unit_role roles[] = {
    [FIRER] = ROLE("firer", "The unit of the figure that fires.", "", firer_fills, .in_play = true),
    [TARGET] = ROLE("target", "The unit that is fired at.", "", target_fills, .in_play = true),
    NO_MORE_ROLES,
};

static void affect(const struct question *question, enum ruling_status status, const void *ruled,
                   struct effects *effects)
{
    const struct d12_ranged_attack_outcome *outcome = ruled;
    (void)question;
    if (status != RULING_RESOLVED)
        return;
    d12_empty_effects(outcome->loaded_after == D12_UNLOADED, false, (struct d12_whom){FIRER, 0}, effects);
    effect_add(effects, FIRER, 0, "misfires", outcome->result == D12_MISFIRE, "D12-SHO-6");
    effect_add(effects, TARGET, 0, outcome->band == D12_CLOSE ? "close_hits" : "hits", outcome->result == D12_HIT,
               "D12-SHO-3");
}

static const char *const options[] = {"troop_type_replaces", NULL};
static const char *const clauses[] = {"D12-MOV-3", "D12-MOV-4", "D12-SHO-1", "D12-SHO-2", "D12-SHO-3", "D12-SHO-4",
                                      "D12-SHO-5", "D12-SHO-6", "D12-WND-3", "D12-SKL-1", "D12-SKL-2", NULL};

const struct step d12_ranged_attack_step = {
    .name = "ranged-attack",
    .title = "Ranged attack",
    .doc = "One shot: whether it may be fired, its range band and modifiers, and whether it hits, misses or misfires. "
           "Roll damage-roll for a hit and misfire for a misfire.",
    .dice = "D12, unless the shot is not permitted",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = options,
    .clauses = clauses,
    .ends = step_ends,
    .resolve = resolve,
    .summarise = summarise,
    .roles = roles,
    .effects = affect,
};
