/* blast-damage: a blast against every base that its template touches, each figure with its own cover (TFT-COV-1,
 * TFT-SCAT-3); afv-damage covers vehicles. */
#include "engine/retained.h"
#include "rulesets/tft_ww2/tft.h"
#include "rulesets/tft_ww2/tft_roster.h"
#include <string.h>

#define BLAST_COVER_VALUES(X)                                                                                          \
    X(NO_COVER, "none", "No hard cover towards the centre")                                                            \
    X(HARD_COVER, "hard", "Hard cover towards the centre: 4 off each die")                                             \
    X(IN_BUILDING, "building", "In a building that has not collapsed: 6 off each die")
ENUM(blast_cover, BLAST_COVER_VALUES, BLAST_COVERS);
LOCAL_CHOICES(covers, "TftBlastCover", BLAST_COVER_VALUES);
static const int32_t off_each_die[BLAST_COVERS] = {[NO_COVER] = 0, [HARD_COVER] = 4, [IN_BUILDING] = 6};

enum { TARGETS_MAX = 32 };
struct blast_target {
    char name[FIELD_TEXT_SIZE(TFT_NAME_MAX)], profile[FIELD_TEXT_SIZE(TFT_NAME_MAX)];
    int32_t cover; /* enum blast_cover */
    int32_t strength;
    bool wounded;
};
static const struct field target_rows[] = {
    TEXT(struct blast_target, name, 0, TFT_NAME_MAX, "Name", NULL, "What the figure is called.", OPTIONAL),
    TEXT(struct blast_target, profile, 0, TFT_NAME_MAX, "Profile", "TFT-PROF-1",
         "A named figure; it says the STR where none is given.", OPTIONAL),
    CHOICE(struct blast_target, cover, covers, "Cover", "TFT-COV-1", "Its cover, seen from the centre of the template.",
           DEFAULT(NO_COVER)),
    NUMBER(struct blast_target, strength, 1, TFT_ATTRIBUTE_MAX, "STR", "TFT-DMG-1",
           "STR, unhalved. It must be given unless a profile says it.", OPTIONAL),
    FLAG(struct blast_target, wounded, "Wounded", "A-TFT-15", "Whether it was wounded before."),
};
static const struct fields target_fields =
    FIELDS("TftBlastTarget", "A figure that the template touches.", target_rows, struct blast_target);
static const struct field target_item =
    ITEM_GROUP(target_fields, "Target", NULL, "A figure that the template touches.");

/* Its roles. */
enum { TOUCHED, BY, VEHICLES };

struct input {
    int32_t dice_count, weapon; /* exactly one of the two */
    int32_t multiplier;
    bool scattered;
    int32_t target_count;
    struct blast_target targets[TARGETS_MAX];
    bool targets_said; /* whether the question gives them */
};
static const struct field input_rows[] = {
    NUMBER(struct input, dice_count, 1, TFT_DICE_MAX, "Damage dice", "TFT-DMG-1",
           "The damage dice. Give these, or the weapon.", .unit = "D6", OPTIONAL),
    CHOICE(struct input, weapon, tft_indirect_choices, "Weapon", "TFT-IWPN", "The weapon whose damage dice are thrown.",
           OPTIONAL),
    NUMBER(struct input, multiplier, 1, 2, "Multiplier", "A-TFT-22",
           "2 after a roll of 3 or 4 with a weapon on the table.", DEFAULT(1)),
    FLAG(struct input, scattered, "Scattered", "TFT-SCAT-3",
         "Whether the shot went astray; then the damage is halved."),
    LIST(struct input, targets, struct blast_target, target_item, target_count, 0, TARGETS_MAX, "Targets", "TFT-IND-2",
         "Every figure whose base the template touches; an empty list where it touches nobody. They must be given "
         "unless vehicles are named that it touches.",
         PRESENT(struct input, targets_said)),
};
static const struct fields input_fields = FIELDS("TftBlastDamageInput", "A blast.", input_rows, struct input);

struct hit {
    char name[FIELD_TEXT_SIZE(TFT_NAME_MAX)];
    int32_t total;
    int32_t result; /* enum tft_result */
};
static const struct field hit_rows[] = {
    TEXT(struct hit, name, 0, TFT_NAME_MAX, "Name", NULL, "What the figure is called.", OPTIONAL),
    NUMBER(struct hit, total, 0, TFT_DAMAGE_MAX, "Damage", "A-TFT-25", "The damage that reaches it."),
    CHOICE(struct hit, result, tft_results, "Result", "TFT-DMG-1", "What becomes of it."),
};
static const struct fields hit_fields = FIELDS("TftBlastHit", "What the blast did to a figure.", hit_rows, struct hit);
static const struct field hit_item = ITEM_GROUP(hit_fields, "Target", NULL, "What the blast did to a figure.");

struct outcome {
    int32_t target_count;
    struct hit targets[TARGETS_MAX];
    int32_t casualties;
};
static const struct field outcome_rows[] = {
    LIST(struct outcome, targets, struct hit, hit_item, target_count, 0, TARGETS_MAX, "Targets", NULL,
         "What became of the figures, in the order of the input."),
    NUMBER(struct outcome, casualties, 0, TARGETS_MAX, "Casualties", "TFT-MOR-2",
           "Figures that are now incapacitated or dead.", .unit = "figures"),
};
static const struct fields outcome_fields =
    FIELDS("TftBlastDamageOutcome", "What a blast did.", outcome_rows, struct outcome);

static int32_t vehicle_count(const struct question_units *units)
{
    int32_t count = 0;
    while (units && count < UNITS_IN_ROLE_MAX && units->ids[VEHICLES][count])
        count++;
    return count;
}

static void check(const struct question *question, struct violations *violations)
{
    const struct input *input = question->input;
    const struct tft_options *options = question->options;
    tft_profiles_check(options, violations);
    if (!input->targets_said && input->target_count == 0 && vehicle_count(question->units) == 0)
        violation_add(violations, ERROR_MISSING_FIELD, "/input/targets",
                      "Give the figures that the blast touches, an empty list where it touches nobody, or name a "
                      "vehicle.");
    if (input->dice_count == FIELD_ABSENT && input->weapon == FIELD_ABSENT)
        violation_add(violations, ERROR_MISSING_FIELD, "/input/dice_count", "Give dice_count or weapon.");
    if (input->dice_count != FIELD_ABSENT && input->weapon != FIELD_ABSENT)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, "/input/weapon", "Give one of dice_count and weapon.");
    for (int32_t i = 0; i < input->target_count; i++) {
        char at[VIOLATION_POINTER_MAX];
        struct text text;
        text_start(&text, at, sizeof at);
        text_format(&text, "/input/targets/%d", i);
        tft_profile_check(input->targets[i].profile, options, at, "profile", violations);
        tft_attribute_check(TFT_STR, input->targets[i].strength, input->targets[i].profile, options, at, "strength",
                            violations);
    }
}

/* The dice of one throw, after each kind of cover. */
struct blast {
    int32_t through[BLAST_COVERS];
};

/* The rest of a die, or of damage without dice, after cover. */
static int32_t let_through(int32_t damage, int32_t cover)
{
    return damage > off_each_die[cover] ? damage - off_each_die[cover] : 0;
}

/* Both kinds of cover reduce the same dice. */
static struct blast throw_for_both(int32_t dice_count, struct dice *dice)
{
    static const struct dice_band faces[6] = {{1, 1, 0}, {2, 2, 1}, {3, 3, 2}, {4, 4, 3}, {5, 5, 4}, {6, 6, 5}};
    struct blast blast = {{0, 0, 0}};
    int32_t counts[6];
    dice_tally(dice, "blast", dice_count, 6, faces, 6, counts, 6);
    for (int32_t face = 1; face <= 6; face++)
        for (int32_t cover = NO_COVER; cover <= HARD_COVER; cover++)
            blast.through[cover] += let_through(face, cover) * counts[face - 1];
    return blast;
}

/* Throws for the figures that are touched, and only what their covers need. Nothing gets through the walls of a
 * building, so nothing is thrown if all are inside. */
static struct blast blast_throw(int32_t dice_count, bool open, bool hard, const struct tft_options *options,
                                struct dice *dice)
{
    struct blast blast = {{0, 0, 0}};
    if (options->damage_mode == TFT_DAMAGE_FLAT)
        for (int32_t cover = NO_COVER; cover <= HARD_COVER; cover++)
            blast.through[cover] = let_through(dice_count, cover);
    else if (open && hard)
        return throw_for_both(dice_count, dice);
    else if (open)
        blast.through[NO_COVER] = dice_sum(dice, "blast", dice_count, 6);
    else if (hard)
        blast.through[HARD_COVER] = dice_sum_floored(dice, "blast", dice_count, 6, off_each_die[HARD_COVER]);
    return blast;
}

static struct blast blast_throw_shared(const struct input *input, int32_t dice_count, const struct tft_options *options,
                                       struct dice *dice)
{
    bool touched[BLAST_COVERS] = {false};
    for (int32_t i = 0; i < input->target_count; i++)
        touched[input->targets[i].cover] = true;
    return blast_throw(dice_count, touched[NO_COVER], touched[HARD_COVER], options, dice);
}

static struct tft_body body_of(const struct blast_target *target, const struct tft_options *options)
{
    return (struct tft_body){tft_attribute(TFT_STR, target->strength, target->profile, options), target->wounded};
}

static void target_resolve(const char *called, const struct input *input, const struct blast_target *target,
                           int32_t through, const struct tft_options *options, struct explanation *why, struct hit *hit)
{
    static const char *const texts[BLAST_COVERS] = {"The damage dice of the blast",
                                                    "Behind hard cover each die counts 4 less",
                                                    "Inside a building each die counts 6 less"};
    const struct tft_body body = body_of(target, options);
    explain_subject(why, called);
    explain_base(why, target->cover == NO_COVER ? "TFT-DMG-1" : "TFT-COV-1", texts[target->cover], "damage", through);
    hit->total = through * input->multiplier;
    if (input->multiplier > 1)
        explain_total(why, "TFT-DMG-1", tft_multiplied(input->multiplier), hit->total - through, hit->total);
    if (input->scattered) {
        const int32_t half = hit->total / 2;
        explain_total(why, "TFT-SCAT-3", "What goes astray does half damage, rounded down", half - hit->total, half);
        hit->total = half;
    }
    hit->result = (int32_t)tft_damage_judge(hit->total, &body, options, why);
    memcpy(hit->name, target->name, sizeof hit->name);
}

static void vehicles_explain(const struct question_units *units, struct explanation *why)
{
    for (int32_t i = 0; i < vehicle_count(units); i++) {
        explain_subject(why, unit_called(units, VEHICLES, i, NULL));
        explain(why, "TFT-IND-2", "The template touches it; the damage of a vehicle is rolled by itself");
    }
}

static int32_t dice_of(const struct input *input)
{
    return input->weapon == FIELD_ABSENT ? input->dice_count : tft_indirect_rows[input->weapon].damage;
}

WHEN(is_smoke, struct input, dice_of(it) == FIELD_ABSENT)
static const struct refusal refusals[] = {{"TFT-IWPN", "Smoke does no damage", is_smoke}};

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    const struct input *input = question->input;
    const struct tft_options *options = question->options;
    const struct question_units *units = question->units;
    struct outcome *outcome = ruled;
    const int32_t dice_count = dice_of(input);
    if (IS_REFUSED(refusals, input, why))
        return RULING_NOT_PERMITTED;
    struct blast blast = {{0, 0, 0}};
    if (options->blast_roll == TFT_BLAST_SHARED)
        blast = blast_throw_shared(input, dice_count, options, dice);
    outcome->target_count = input->target_count;
    for (int32_t i = 0; i < input->target_count; i++) {
        const struct blast_target *target = &input->targets[i];
        const bool thrown_for = options->blast_roll == TFT_BLAST_EACH;
        if (i > 0 && thrown_for && !FORGET_ALL_BUT(dice, outcome->casualties))
            return RULING_RESOLVED;
        if (thrown_for) {
            dice_for(dice, TOUCHED, i);
            blast = blast_throw(dice_count, target->cover == NO_COVER, target->cover == HARD_COVER, options, dice);
        }
        target_resolve(unit_called(units, TOUCHED, i, target->name[0] ? target->name : NULL), input, target,
                       blast.through[target->cover], options, why, &outcome->targets[i]);
        outcome->casualties += outcome->targets[i].result >= TFT_INCAPACITATED;
    }
    vehicles_explain(units, why);
    if (input->target_count == 0 && vehicle_count(units) == 0)
        explain(why, "TFT-IND-2", "The template touches nobody");
    explain_subject(why, NULL);
    return RULING_RESOLVED;
}

/* At most this many are named one by one. */
enum { NAMED_MAX = 4 };

static void say_counts(const struct outcome *outcome, struct text *line)
{
    static const int32_t results[] = {TFT_DEAD, TFT_INCAPACITATED, TFT_WOUNDED};
    char numbers[FIELDS_COUNT(results)][8];
    struct tft_harmed harmed[FIELDS_COUNT(results)];
    int32_t of[TFT_RESULTS] = {0}, kinds = 0;
    for (int32_t i = 0; i < outcome->target_count; i++)
        of[outcome->targets[i].result]++;
    for (size_t i = 0; i < FIELDS_COUNT(results); i++) {
        struct text number;
        if (of[results[i]] == 0)
            continue;
        text_start(&number, numbers[kinds], sizeof numbers[kinds]);
        text_add_int(&number, of[results[i]]);
        harmed[kinds] = (struct tft_harmed){numbers[kinds], results[i]};
        kinds++;
    }
    tft_harms_say(harmed, kinds, line);
}

static void say_names(const struct question_units *units, const struct input *input, const struct outcome *outcome,
                      struct text *line)
{
    static const char *const others[NAMED_MAX] = {"the first", "the second", "the third", "the fourth"};
    struct tft_harmed harmed[NAMED_MAX];
    int32_t count = 0;
    for (int32_t i = 0; i < outcome->target_count; i++)
        if (outcome->targets[i].result != TFT_UNHARMED)
            harmed[count++] = (struct tft_harmed){unit_called(units, TOUCHED, i,
                                                              input->targets[i].name[0]    ? input->targets[i].name
                                                              : outcome->target_count == 1 ? "it"
                                                                                           : others[i]),
                                                  outcome->targets[i].result};
    tft_harms_say(harmed, count, line);
}

static void say_vehicles(const struct question_units *units, const char *hit, struct text *line)
{
    int32_t count = vehicle_count(units);
    for (int32_t i = 0; i < count; i++)
        text_format(line, "%s %s", i == 0 ? hit : tft_before(i, count), unit_called(units, VEHICLES, i, NULL));
}

static void say_figures(const struct question_units *units, const struct input *input, const struct outcome *outcome,
                        struct text *line)
{
    int32_t harmed = 0;
    for (int32_t i = 0; i < outcome->target_count; i++)
        harmed += outcome->targets[i].result != TFT_UNHARMED;
    text_format(line, "The blast touched %d %s", outcome->target_count,
                outcome->target_count == 1 ? "figure" : "figures");
    if (harmed == 0)
        text_add(line, " and harmed nobody");
    else if (outcome->target_count > NAMED_MAX)
        say_counts(outcome, line);
    else
        say_names(units, input, outcome, line);
}

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct question_units *units = question->units;
    const struct outcome *outcome = ruled;
    if (outcome->target_count > 0)
        say_figures(units, question->input, outcome, line);
    else if (vehicle_count(units) == 0)
        text_add(line, "The blast touched nobody");
    say_vehicles(units, outcome->target_count > 0 ? "; it hit" : "The blast hit", line);
    text_add(line, ".");
}

HOLDS(any_target_down, struct outcome, outcome->casualties > 0)
HOLDS_WITH(all_targets_down, struct input, struct outcome,
           input->target_count > 0 && outcome->casualties == input->target_count)

/* Soft cover does not help against a blast; the question states who is inside a building. */
FOUND(cover_of, struct tft_unit, unit->cover == TFT_COVER_HARD ? HARD_COVER : NO_COVER)
static const struct unit_fills target_fills[] = {TFT_NAMED_FILLS, FILLS("cover", .find = cover_of), {0}};

FOUND(multiplier_of, struct tft_unit, unit->owed_blast == FIELD_ABSENT ? FIELD_ABSENT : unit->owed_blast_multiplier)
FOUND(has_scattered, struct tft_unit, unit->owed_blast == FIELD_ABSENT ? FIELD_ABSENT : unit->owed_blast_scattered)
/* Whether it owes a blast of the weapon in question, so that none is resolved twice. */
static bool is_of_its_weapon(const struct barring *it)
{
    const struct input *input = it->input;
    const struct tft_unit *unit = it->unit;
    int32_t owed = unit->owed_blast == FIELD_ABSENT && unit->in_hand ? (int32_t)TFT_THROWN_GRENADE : unit->owed_blast;
    return owed != FIELD_ABSENT && owed == input->weapon;
}
#define OTHER_BLAST "what it threw or fired last was another blast"
static const struct unit_fills by_fills[] = {KNOWS("weapon", "A-TFT-46", OTHER_BLAST, .member = "owed_blast"),
                                             KNOWS("multiplier", "A-TFT-46", OTHER_BLAST, .find = multiplier_of),
                                             KNOWS("scattered", "A-TFT-46", OTHER_BLAST, .find = has_scattered),
                                             {0}};

/* The causes of a morale test: artillery, and bombs from the air; the printed list does not mention mortars. */
static bool calls_for_a_test(const struct input *input)
{
    int32_t scatter = input->weapon == FIELD_ABSENT ? TFT_THROWN : tft_indirect_rows[input->weapon].scatters;
    return scatter == TFT_ARTILLERY || scatter == TFT_BOMB;
}

static const char *harm_clause(const struct input *input, const struct outcome *outcome, int32_t index,
                               const struct tft_options *options)
{
    const struct tft_body body = body_of(&input->targets[index], options);
    return tft_harm_clause(outcome->targets[index].total, &body, options);
}

static int32_t ap_of(const struct input *input)
{
    return input->weapon == FIELD_ABSENT ? FIELD_ABSENT : tft_indirect_rows[input->weapon].ap;
}

static void apply(const struct question *question, const void *ruled, struct tabletop *tabletop)
{
    const struct input *input = question->input;
    const struct outcome *outcome = ruled;
    unit_set(tabletop, BY, 0, "owed_blast", FIELD_ABSENT, "A-TFT-46");
    unit_set(tabletop, BY, 0, "owed_blast_multiplier", 1, "A-TFT-46");
    unit_set(tabletop, BY, 0, "owed_blast_scattered", false, "A-TFT-46");
    unit_set(tabletop, BY, 0, "owed_blast_new", false, "A-TFT-46");
    unit_set(tabletop, BY, 0, "in_hand", false, "TFT-CRIT-2");
    for (int32_t i = 0; i < UNITS_IN_ROLE_MAX; i++) {
        unit_add(tabletop, VEHICLES, i, "blast_hits", 1, "TFT-IND-2");
        unit_set(tabletop, VEHICLES, i, "blast_ap", ap_of(input), "A-TFT-28");
        unit_set(tabletop, VEHICLES, i, "under_fire", true, "TFT-AFVC-2");
    }
    for (int32_t i = 0; i < outcome->target_count && i < UNITS_IN_ROLE_MAX; i++) {
        unit_set(tabletop, TOUCHED, i, "under_fire", true, "TFT-IND-5");
        if (calls_for_a_test(input)) {
            friends_add(tabletop, TOUCHED, i, "attacks", 1, "TFT-MOR-1");
            unit_add(tabletop, TOUCHED, i, "attacks", 1, "TFT-MOR-1");
        }
        tft_harm_effects(outcome->targets[i].result, harm_clause(input, outcome, i, question->options), TOUCHED, i,
                         tabletop);
    }
}

const struct step tft_blast_damage_step = {
    .name = "blast-damage",
    .title = "Blast damage",
    .doc = "One roll of the weapon's dice for all whom the template touches; cover takes 4 or 6 off each die, none "
           "below 0. Then the sum is multiplied, halved if the shot scattered, and judged against each STR. Damage "
           "without dice counts as a single die for cover.",
    .dice = "As many D6 as the weapon has damage, once, or for each target where blast_roll is each; none for those in "
            "buildings, and none where damage is flat",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS("damage_mode", "wounded_str", "half_rounding", "blast_roll", "profiles"),
    .clauses =
        STRINGS("TFT-COV-1", "TFT-SCAT-3", "TFT-DMG-1", "TFT-DMG-2", "TFT-DMG-3", "TFT-DMG-4", "TFT-IWPN", "TFT-IND-2"),
    .ends =
        ROWS(struct step_end,
             END(any_target_down, "At least one target is incapacitated or dead", READS(struct outcome, casualties)),
             END(all_targets_down, "Every target is incapacitated or dead", READS(struct outcome, casualties))),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(
        struct unit_role,
        [TOUCHED] =
            ROLE("targets",
                 "The figures that the template touches, in the order of the targets. It may touch vehicles alone.",
                 "targets", target_fills, .many = true, .in_play = true, .camp = 1, .once = true, .passive = true,
                 TFT_OF_FIGURES, .whose = UNIT_SUFFERS),
        [BY] =
            ROLE("by",
                 "Whose throw or indirect shot it was: who threw, who fired, or who spotted for a weapon off the "
                 "table. The template may touch it, too.",
                 "", by_fills, .title = "Thrown or fired by", .in_play = true, .optional = true, .camp = 1,
                 .passive = true, TFT_OF_FIGURES, .wanted = is_of_its_weapon,
                 .wanted_text = " has thrown or fired this weapon, and that blast is still to be resolved: name as by "
                                "whose blast this is",
                 .whose = UNIT_DID_IT),
        [VEHICLES] = ROLE("vehicles", "The vehicles that the template touches; their damage is rolled by AFV damage.",
                          NULL, NULL, .many = true, .in_play = true, .optional = true, .camp = 1, .once = true,
                          .passive = true, TFT_OF_AFVS, .whose = UNIT_SUFFERS)),
    .apply = apply,
};
