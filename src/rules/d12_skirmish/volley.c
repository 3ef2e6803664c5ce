/* volley: the shots of several figures at a target, composed of the steps: to hit, misfires, wounds, the officer, and
 * the morale tests that fall due on both sides. */
#include "d12_roster.h"
#include <string.h>

/* So many shots that draws and reasons always fit their records, whatever the dice show. */
enum { GROUPS_MAX = 4, SHOTS_MAX = D12_ROW_MAX, TARGETS_MAX = 60 };

/* Figures that fire alike. */
struct shooters {
    char name[FIELD_TEXT_SIZE(D12_NAME_MAX)];
    int32_t figures, kind;
    struct d12_body body;
    struct d12_shot shot; /* but for the target, which all have in common */
};
static const struct field shooters_rows[] = {
    TEXT(struct shooters, name, 0, D12_NAME_MAX, "Name", NULL, "What these figures are called.", OPTIONAL),
    NUMBER(struct shooters, figures, 1, SHOTS_MAX, "Figures", NULL, "Figures that fire alike, one shot each.",
           .unit = "figures"),
    CHOICE(struct shooters, kind, d12_kinds, "Kind", "A-D12-12", "Foot or cavalry. It matters when a weapon explodes.",
           DEFAULT(D12_FOOT)),
    SHOT_WEAPON(struct shooters, shot.),
    SHOT_LOADING(struct shooters, shot.),
    INCHES_AS(struct shooters, shot.range, "range", D12_RANGE_MAX, "Range", "D12-SHO-1",
              "From the centre of the firers to the centre of the target."),
    SHOT_QUALITY(struct shooters, shot.),
    SHOT_VALUE(struct shooters, shot.),
    SHOT_OBSTACLES(struct shooters, shot.),
    SHOT_LOADED(struct shooters, shot.),
    FLAG_AS(struct shooters, shot.moved, "moved", "Move", "D12-MOV-3",
            "Whether they move this turn, so that they cannot fire."),
    FLAG_AS(struct shooters, shot.firer_hidden, "hidden", "Hide", "D12-MOV-4",
            "Whether they hide in or behind terrain, so that they cannot fire."),
    FLAG_AS(struct shooters, shot.pinned, "pinned", "Pinned", "D12-WND-3",
            "Whether they are pinned and so may do nothing."),
    BODY_ROWS(struct shooters, body.,
              "The ability that they have. Dead Eye and Twitchy shooting arm matter, and Tough and Campaign wound when "
              "a weapon explodes."),
};
static const struct fields shooters_fields =
    FIELDS("D12Shooters", "Figures that fire alike.", shooters_rows, struct shooters);
static const struct field shooters_item = ITEM_GROUP(shooters_fields, "Shooters", NULL, "Figures that fire alike.");

struct target {
    int32_t figures, kind;
    struct d12_body body;
    int32_t cover, movement;
    bool hidden;
};
static const struct field target_rows[] = {
    NUMBER(
        struct target, figures, 1, TARGETS_MAX, "Figures", NULL,
        "Figures that are shot at, all alike. Nobody is hit again before all were hit as often; among those whose turn "
        "it is the option hit_allocation says who comes first (A-D12-34).",
        .unit = "figures", DEFAULT(1)),
    CHOICE(struct target, kind, d12_kinds, "Kind", "D12-WND-1",
           "Foot or cavalry. A rider who is thrown is hit on foot from then on.", DEFAULT(D12_FOOT)),
    CHOICE(struct target, cover, d12_covers, "Cover", "A-D12-15",
           "The cover that the target itself is in. A fence that it stands behind is given here or among the "
           "obstacles, not twice.",
           DEFAULT(D12_COVER_NONE)),
    CHOICE(struct target, movement, d12_target_movements, "Movement", "A-D12-26", "How the target moved.",
           DEFAULT(D12_TARGET_OTHER)),
    FLAG(struct target, hidden, "Hides", "D12-MOV-4",
         "Whether the target hides in or behind terrain, so that it cannot be fired at."),
    BODY_ROWS(
        struct target, body.,
        "The ability that the figures have. Expert Skirmisher, Tough as old boots and Campaign wound matter here."),
};
static const struct fields target_fields = FIELDS("D12Target", "Figures that are shot at.", target_rows, struct target);

struct input {
    int32_t group_count;
    struct shooters shooters[GROUPS_MAX];
    struct target target;
    struct d12_unit firing_unit, target_unit;
};
static const struct field input_rows[] = {
    LIST(struct input, shooters, struct shooters, shooters_item, group_count, 1, GROUPS_MAX, "Shooters", "D12-SHO-3",
         "The figures that fire, in groups of those that fire alike; no more than 32 in all."),
    GROUP(struct input, target, struct target, target_fields, "Target", NULL, "Who is shot at."),
    GROUP(struct input, firing_unit, struct d12_unit, d12_unit_fields, "Firing unit", "D12-MOR-1",
          "The unit of the firers, for the tests that fall due.", .presence = FIELD_DEFAULTED),
    GROUP(struct input, target_unit, struct d12_unit, d12_unit_fields, "Target's unit", "D12-MOR-1",
          "The unit of the target, for the tests that fall due.", .presence = FIELD_DEFAULTED),
};
static const struct fields input_fields =
    FIELDS("D12VolleyInput", "Figures that fire, and their target.", input_rows, struct input);

struct fired {
    int32_t band, modifier;
    int32_t shots[D12_SHOT_RESULTS];
    int32_t misfires[D12_MISFIRES];
    int32_t loaded;            /* figures that may fire next turn without reloading */
    bool has_hurt;             /* weapons of the group exploded */
    struct d12_aftermath hurt; /* what they did to it: of the group only its counts of figures and wounds */
};
static const struct field fired_rows[] = {
    CHOICE(struct fired, band, d12_bands, "Range band", "A-D12-8", "The range band."),
    NUMBER(struct fired, modifier, D12_SHOT_MODIFIER_MIN, D12_SHOT_MODIFIER_MAX, "Modifier", "D12-SHO-5",
           "What was added to each shot."),
    NUMBER_AS(struct fired, shots[D12_HIT], "hits", 0, SHOTS_MAX, "Hits", "D12-SHO-3", "Shots that hit.",
              .unit = "figures"),
    NUMBER_AS(struct fired, shots[D12_MISS], "misses", 0, SHOTS_MAX, "Misses", "D12-SHO-3", "Shots that missed.",
              .unit = "figures"),
    NUMBER_AS(struct fired, shots[D12_MISFIRE], "misfires", 0, SHOTS_MAX, "Misfires", "D12-SHO-6",
              "Weapons that misfired.", .unit = "figures"),
    NUMBER_AS(struct fired, misfires[D12_EXPLODES], "exploded", 0, SHOTS_MAX, "Exploded", "D12-MIS-1",
              "Weapons that exploded.", .unit = "figures"),
    NUMBER_AS(struct fired, misfires[D12_OUT_OF_AMMO], "out_of_ammo", 0, SHOTS_MAX, "Out of ammo", "D12-MIS-1",
              "Figures that are out of ammo.", .unit = "figures"),
    NUMBER_AS(struct fired, misfires[D12_JAMMED], "jammed", 0, SHOTS_MAX, "Jammed", "D12-MIS-1",
              "Weapons that are jammed.", .unit = "figures"),
    NUMBER_AS(struct fired, misfires[D12_BAD_POWDER], "bad_powder", 0, SHOTS_MAX, "Bad powder", "D12-MIS-1",
              "Weapons that had bad powder.", .unit = "figures"),
    NUMBER(
        struct fired, loaded, 0, SHOTS_MAX, "Still loaded", "D12-SHO-1",
        "Weapons that may fire next turn: those with bad powder, and breechloaders and repeaters that did not misfire.",
        .unit = "figures"),
    GROUP_IF(struct fired, hurt, has_hurt, struct d12_aftermath, d12_hurt_fields, "Hurt", "A-D12-12",
             "What exploding weapons did to the group, where any exploded."),
};
static const struct fields fired_fields =
    FIELDS("D12Fired", "What came of the shots of a group.", fired_rows, struct fired);
static const struct field fired_item = ITEM_GROUP(fired_fields, "Group", NULL, "What came of the shots of a group.");

struct outcome {
    int32_t group_count;
    struct fired shooters[GROUPS_MAX];
    struct d12_aftermath firers, target;
};
static const struct field outcome_rows[] = {
    LIST(struct outcome, shooters, struct fired, fired_item, group_count, 1, GROUPS_MAX, "Shooters", "D12-SHO-3",
         "What came of the shots, group by group."),
    GROUP(struct outcome, target, struct d12_aftermath, d12_aftermath_fields, "Target", "D12-WND-1",
          "What the volley leaves the target with."),
    GROUP(struct outcome, firers, struct d12_aftermath, d12_aftermath_fields, "Firers", "A-D12-12",
          "What exploding weapons leave the firers with."),
};
static const struct fields outcome_fields = FIELDS("D12VolleyOutcome", "A volley.", outcome_rows, struct outcome);

static int32_t all_shooters(const struct input *input)
{
    int32_t figures = 0;
    for (int32_t i = 0; i < input->group_count; i++)
        figures += input->shooters[i].figures;
    return figures;
}

static void check(const struct input *input, const struct d12_options *options, struct violations *violations)
{
    (void)options;
    int32_t figures = all_shooters(input);
    if (figures > SHOTS_MAX)
        violation_add(violations, ERROR_OUT_OF_RANGE, "/input/shooters",
                      "These are %d figures; a volley has at most %d.", figures, SHOTS_MAX);
    for (int32_t i = 0; i < input->group_count; i++) {
        char pointer[VIOLATION_POINTER_MAX];
        struct text text;
        text_start(&text, pointer, sizeof pointer);
        text_format(&text, "/input/shooters/%d/wounds", i);
        d12_body_check(&input->shooters[i].body, pointer, violations);
    }
    d12_body_check(&input->target.body, "/input/target/wounds", violations);
    d12_unit_check(&input->firing_unit, figures, "/input/firing_unit/starting_strength", violations);
    d12_unit_check(&input->target_unit, input->target.figures, "/input/target_unit/starting_strength", violations);
}
CHECKS(check)

/* Each group's shot at the target. */
static void aim(const struct input *input, struct d12_shot shots[GROUPS_MAX])
{
    for (int32_t i = 0; i < input->group_count; i++) {
        struct d12_shot *shot = &shots[i];
        *shot = input->shooters[i].shot;
        shot->wounds = input->shooters[i].body.wounds;
        shot->ability = input->shooters[i].body.ability;
        shot->target_cover = input->target.cover;
        shot->target_movement = input->target.movement;
        shot->target_hidden = input->target.hidden;
        shot->target_expert = input->target.body.ability == D12_EXPERT_SKIRMISHER;
    }
}

int32_t d12_volley_taken(const struct barring *it)
{
    const struct input *volley = it->input;
    int32_t figures = 0;
    for (int32_t i = 0; i <= it->item; i++)
        figures += it->named[i] == it->named[it->item] ? volley->shooters[i].figures : 0;
    return figures;
}

bool d12_volley_hides(const struct barring *it)
{
    return ((const struct input *)it->input)->shooters[it->item].shot.firer_hidden;
}

enum { FIRERS, TARGET, FIRING_UNIT, TARGET_UNIT };

static const char *group_name(const struct question_units *units, const struct input *input, int32_t group)
{
    static const char *const names[GROUPS_MAX] = {"group 1", "group 2", "group 3", "group 4"};
    return unit_called(units, FIRERS, group,
                       input->shooters[group].name[0] != '\0' ? input->shooters[group].name : names[group]);
}

/* Every group must be allowed to fire before the first die is thrown. */
static enum ruling_status permit(const struct question_units *units, const struct input *input,
                                 const struct d12_shot shots[GROUPS_MAX], struct explanation *why,
                                 struct outcome *outcome)
{
    for (int32_t i = 0; i < input->group_count; i++) {
        explain_subject(why, group_name(units, input, i));
        enum ruling_status status = d12_shot_permit(&shots[i], why, &outcome->shooters[i].band);
        explain_subject(why, NULL);
        if (status == RULING_NOT_PERMITTED)
            return status;
    }
    return RULING_RESOLVED;
}

/* Where the volley stands when it forgets its dice. */
enum stage { SHOOTING, EXPLODING, EXPLODED, SHOT, WOUNDING, AFTER };

/* What anything rests on that is asked for. */
struct needs {
    bool hits;                                 /* what they do to the target */
    bool firers;                               /* what exploding weapons do to the side of the firers */
    bool apart[GROUPS_MAX];                    /* whether anything of a group but its hits on the target is needed */
    bool misfires[GROUPS_MAX];                 /* whether anything of a group rests on the effects of its misfires */
    uint32_t results_not[GROUPS_MAX];          /* results of its shots that are not needed, as dice_ignore wants them */
    uint32_t effects_not[GROUPS_MAX];          /* effects of its misfires, likewise */
    uint32_t target_suffered, firers_suffered; /* enum d12_suffered */
};

static void needs_of_group(const struct fired *fired, int32_t group, const struct dice *dice, struct needs *needs)
{
    bool any = DICE_ASKED(dice, *fired), loaded = any && DICE_ASKED(dice, fired->loaded);
    bool hurt = needs->firers || (any && (DICE_ASKED(dice, fired->has_hurt) || DICE_ASKED(dice, fired->hurt)));
    uint32_t results = 0, effects = 0;
    for (int32_t result = 0; any && result < D12_SHOT_RESULTS; result++)
        results |= (uint32_t)(loaded || DICE_ASKED(dice, fired->shots[result])) << result;
    for (int32_t effect = 0; any && effect < D12_MISFIRES; effect++)
        effects |= (uint32_t)DICE_ASKED(dice, fired->misfires[effect]) << effect;
    effects |= (uint32_t)hurt << D12_EXPLODES | (uint32_t)loaded << D12_BAD_POWDER;
    needs->apart[group] = any || effects != 0;
    needs->misfires[group] = effects != 0;
    needs->results_not[group] = ~(results | (uint32_t)needs->hits << D12_HIT | (uint32_t)(effects != 0) << D12_MISFIRE);
    needs->effects_not[group] = ~effects;
    needs->firers_suffered |= any ? d12_aftermath_suffered(&fired->hurt, dice) : 0;
}

static void needs_of(const struct outcome *outcome, int32_t group_count, const struct dice *dice, struct needs *needs)
{
    *needs = (struct needs){.hits = DICE_ASKED(dice, outcome->target),
                            .firers = DICE_ASKED(dice, outcome->firers),
                            .target_suffered = d12_aftermath_suffered(&outcome->target, dice),
                            .firers_suffered = d12_aftermath_suffered(&outcome->firers, dice)};
    for (int32_t i = 0; i < group_count; i++)
        needs_of_group(&outcome->shooters[i], i, dice, needs);
}

/* Whether the hits of a group and of the next do the same, so that odds need not tell them apart. */
static bool hits_go_on(const struct outcome *outcome, int32_t group)
{
    return group + 1 < outcome->group_count &&
           (outcome->shooters[group].band == D12_CLOSE) == (outcome->shooters[group + 1].band == D12_CLOSE);
}

/* The hits of the groups from `from` on that did not fall yet. */
static void retain_hits(const struct outcome *outcome, int32_t from, struct retained *retained)
{
    int32_t hits = 0;
    for (int32_t i = from; i < outcome->group_count; i++) {
        hits += outcome->shooters[i].shots[D12_HIT];
        if (hits_go_on(outcome, i))
            continue;
        retain(retained, hits);
        hits = 0;
    }
}

/* Of the firers' losses what later ones are added to, and is asked for. */
static void retain_firers(const struct d12_aftermath *firers, const struct dice *dice, struct retained *retained)
{
    bool tests = DICE_ASKED(dice, firers->tests);
    retain(retained, firers->killed);
    retain(retained, tests || DICE_ASKED(dice, firers->wounded) ? firers->wounded : 0);
    retain(retained, DICE_ASKED(dice, firers->wounds) ? firers->wounds : 0);
    retain(retained, DICE_ASKED(dice, firers->pinned) ? firers->pinned : 0);
    retain(retained, DICE_ASKED(dice, firers->thrown) ? firers->thrown : 0);
}

/* Whether weapons of the firers may still explode, or explode now. Odds take group by group, shots and misfires: what
 * came of the misfires of one is no matter to the next. */
static bool more_explode(const struct outcome *outcome, const struct needs *needs, int32_t misfires_from,
                         int32_t exploding, const struct dice *dice)
{
    bool more = exploding > 0;
    for (int32_t i = misfires_from; i < outcome->group_count; i++)
        more = more || (needs->misfires[i] && (!dice_are_thrown(dice) || outcome->shooters[i].shots[D12_MISFIRE] > 0));
    return more;
}

/* What matters of the dice when `group` is done with `stage`: the hits that did not fall yet, the misfires that were
 * not thrown for, the weapons that just exploded, and of the firers' losses no more than what later ones are added to.
 */
static void retain_volley(const struct input *input, const struct outcome *outcome, const struct needs *needs,
                          enum stage stage, int32_t group, int32_t exploding, const struct dice *dice,
                          struct retained *retained)
{
    const struct d12_aftermath *firers = &outcome->firers;
    int32_t hits_from = stage == AFTER ? outcome->group_count : stage == WOUNDING ? group + 1 : 0;
    int32_t misfires_from = stage == SHOOTING ? dice_are_thrown(dice) ? 0 : group
                            : stage < SHOT    ? group + 1
                                              : outcome->group_count;
    retained->count = 0;
    retain(retained, (int32_t)stage);
    retain(retained, group);
    retain(retained, exploding);
    if (needs->hits)
        retain_hits(outcome, hits_from, retained);
    for (int32_t i = misfires_from; i < outcome->group_count; i++)
        if (needs->misfires[i])
            retain(retained, outcome->shooters[i].shots[D12_MISFIRE]);
    if (needs->firers && more_explode(outcome, needs, misfires_from, exploding, dice))
        retain_firers(firers, dice, retained);
    else if (dice_are_thrown(dice) || stage < SHOT)
        retain(retained, d12_aftermath_dice(&input->firing_unit, firers, dice));
}

/* How many figures fire with each group. Odds of which only the hits are needed take groups as one whose hits fall one
 * after the other and do the same, and that fire alike; then none is left for the later ones. */
static void fire_together(const struct input *input, const struct d12_shot shots[GROUPS_MAX], const struct needs *needs,
                          const struct d12_options *options, const struct dice *dice, const struct outcome *outcome,
                          int32_t ret[GROUPS_MAX])
{
    int32_t modifiers[GROUPS_MAX];
    for (int32_t i = 0; i < input->group_count; i++)
        ret[i] = input->shooters[i].figures;
    if (dice_are_thrown(dice) || input->group_count == 1)
        return;
    for (int32_t i = 0; i < input->group_count; i++)
        modifiers[i] = d12_shot_modifier(&shots[i], outcome->shooters[i].band, options, NULL);
    for (int32_t i = 0; i < input->group_count; i++)
        for (int32_t k = i; !needs->apart[i] && hits_go_on(outcome, k); k++)
            if (modifiers[k + 1] == modifiers[i] && !needs->apart[k + 1]) {
                ret[i] += ret[k + 1];
                ret[k + 1] = 0;
            }
}

/* The shots of so many figures of a group, and of those that fire with it. */
static bool fire(const struct question_units *units, const struct input *input, const struct d12_shot *shot,
                 int32_t figures, const struct needs *needs, const struct d12_options *options, int32_t group,
                 struct dice *dice, struct explanation *why, struct outcome *outcome)
{
    struct retained retained;
    struct fired *fired = &outcome->shooters[group];
    exchange_part(dice, why, "shots");
    explain_subject(why, group_name(units, input, group));
    fired->modifier = d12_shot_modifier(shot, fired->band, options, why);
    dice_for(dice, FIRERS, group);
    dice_ignore(dice, needs->results_not[group]);
    d12_shots(fired->modifier, figures, dice, why, fired->shots);
    fired->loaded = shot->loading == D12_MUZZLE ? 0 : fired->shots[D12_HIT] + fired->shots[D12_MISS];
    retain_volley(input, outcome, needs, SHOOTING, group, 0, dice, &retained);
    return forget_all_but(&retained, dice);
}

/* An exploding weapon wounds its own firer, each another one. */
static bool explode(const struct input *input, const struct needs *needs, const struct d12_options *options,
                    int32_t group, struct dice *dice, struct explanation *why, struct outcome *outcome)
{
    const struct shooters *shooters = &input->shooters[group];
    int32_t count = outcome->shooters[group].misfires[D12_EXPLODES];
    struct d12_ranks ranks;
    struct retained retained;
    retain_volley(input, outcome, needs, EXPLODING, group, count, dice, &retained);
    if (!forget_all_but(&retained, dice))
        return false;
    if (count > 0) {
        const struct d12_ranked firers = {.kind = shooters->kind,
                                          .body = &shooters->body,
                                          .figures = shooters->figures,
                                          .hits = count,
                                          .suffered = needs->firers_suffered};
        dice_for(dice, FIRERS, group);
        d12_ranks_start(&ranks, &firers, why);
        if (!d12_ranks_hit(&ranks, count, false, &retained, dice, why))
            return false;
        d12_ranks_count(&ranks, why, &outcome->firers);
        d12_ranks_count(&ranks, NULL, &outcome->shooters[group].hurt);
        outcome->shooters[group].has_hurt = true;
    }
    d12_aftermath_find_tests(&input->firing_unit, false, options, &outcome->firers);
    retain_volley(input, outcome, needs, EXPLODED, group, 0, dice, &retained);
    return forget_all_but(&retained, dice);
}

static bool misfire(const struct question_units *units, const struct input *input, const struct needs *needs,
                    const struct d12_options *options, int32_t group, struct dice *dice, struct explanation *why,
                    struct outcome *outcome)
{
    struct fired *fired = &outcome->shooters[group];
    if (!needs->misfires[group])
        return true;
    exchange_part(dice, why, "misfires");
    if (fired->shots[D12_MISFIRE] > 0) {
        explain_subject(why, group_name(units, input, group));
        dice_for(dice, FIRERS, group);
        dice_ignore(dice, needs->effects_not[group]);
        d12_misfires(fired->shots[D12_MISFIRE], options, dice, why, fired->misfires);
        fired->loaded += fired->misfires[D12_BAD_POWDER];
    }
    return explode(input, needs, options, group, dice, why, outcome);
}

/* The shots of all groups, then the misfires of all; for odds each group's at once. */
static bool shoot(const struct question_units *units, const struct input *input,
                  const struct d12_shot shots[GROUPS_MAX], const struct needs *needs, const struct d12_options *options,
                  struct dice *dice, struct explanation *why, struct outcome *outcome)
{
    bool goes_on = true;
    int32_t figures[GROUPS_MAX];
    fire_together(input, shots, needs, options, dice, outcome, figures);
    for (int32_t i = 0; goes_on && i < input->group_count; i++)
        goes_on =
            (figures[i] == 0 || fire(units, input, &shots[i], figures[i], needs, options, i, dice, why, outcome)) &&
            (dice_are_thrown(dice) || misfire(units, input, needs, options, i, dice, why, outcome));
    for (int32_t i = 0; goes_on && dice_are_thrown(dice) && i < input->group_count; i++)
        goes_on = misfire(units, input, needs, options, i, dice, why, outcome);
    return goes_on;
}

static int32_t all_hits(const struct outcome *outcome)
{
    int32_t hits = 0;
    for (int32_t i = 0; i < outcome->group_count; i++)
        hits += outcome->shooters[i].shots[D12_HIT];
    return hits;
}

static bool wound(const struct question_units *units, const struct input *input, const struct needs *needs,
                  const struct d12_options *options, struct dice *dice, struct explanation *why,
                  struct outcome *outcome)
{
    const struct d12_ranked target = {.kind = input->target.kind,
                                      .body = &input->target.body,
                                      .figures = input->target.figures,
                                      .hits = all_hits(outcome),
                                      .allocation = options->hit_allocation,
                                      .suffered = needs->target_suffered};
    struct d12_ranks ranks;
    struct retained retained;
    if (all_hits(outcome) == 0 || !needs->hits)
        return true;
    exchange_part(dice, why, "wounds");
    dice_for(dice, TARGET, 0);
    explain_subject(why, unit_called(units, TARGET, 0, "target"));
    d12_ranks_start(&ranks, &target, why);
    for (int32_t i = 0, hits = 0; i < outcome->group_count; i++) {
        hits += outcome->shooters[i].shots[D12_HIT];
        if (!dice_are_thrown(dice) && hits_go_on(outcome, i))
            continue;
        retain_volley(input, outcome, needs, WOUNDING, i, 0, dice, &retained);
        if (!d12_ranks_hit(&ranks, hits, outcome->shooters[i].band == D12_CLOSE, &retained, dice, why))
            return false;
        hits = 0;
    }
    d12_ranks_count(&ranks, why, &outcome->target);
    explain_subject(why, NULL);
    return true;
}

static enum ruling_status resolve(const struct question_units *units, const struct input *input,
                                  const struct d12_options *options, struct dice *dice, struct explanation *why,
                                  struct outcome *outcome)
{
    static const struct d12_aftermath_names of_target = {"target's officer", "target's tests", "officer, target",
                                                         TARGET_UNIT};
    static const struct d12_aftermath_names of_firers = {"firers' officer", "firers' tests", "officer, firers",
                                                         FIRING_UNIT};
    struct d12_shot shots[GROUPS_MAX];
    struct needs needs;
    struct retained retained;
    aim(input, shots);
    needs_of(outcome, input->group_count, dice, &needs);
    if (permit(units, input, shots, why, outcome) == RULING_NOT_PERMITTED)
        return RULING_NOT_PERMITTED;
    outcome->group_count = input->group_count;
    if (!shoot(units, input, shots, &needs, options, dice, why, outcome))
        return RULING_RESOLVED;
    bool firers_first = !dice_are_thrown(dice); /* so that odds need not keep their losses while hits fall */
    if (firers_first && input->firing_unit.has_officer && DICE_ASKED(dice, outcome->firers.officer_killed)) {
        d12_aftermath(&input->firing_unit, &of_firers, dice, why, &outcome->firers);
        retain_volley(input, outcome, &needs, SHOT, 0, 0, dice, &retained);
        if (!forget_all_but(&retained, dice))
            return RULING_RESOLVED;
    }
    if (!wound(units, input, &needs, options, dice, why, outcome))
        return RULING_RESOLVED;
    d12_aftermath_find_tests(&input->target_unit, false, options, &outcome->target);
    retain_volley(input, outcome, &needs, AFTER, 0, 0, dice, &retained);
    retain(&retained, d12_aftermath_dice(&input->target_unit, &outcome->target, dice));
    if (!forget_all_but(&retained, dice))
        return RULING_RESOLVED;
    d12_aftermath(&input->target_unit, &of_target, dice, why, &outcome->target);
    retain_volley(input, outcome, &needs, AFTER, 1, 0, dice, &retained);
    if (!forget_all_but(&retained, dice))
        return RULING_RESOLVED;
    if (!firers_first)
        d12_aftermath(&input->firing_unit, &of_firers, dice, why, &outcome->firers);
    exchange_part(dice, why, NULL);
    return RULING_RESOLVED;
}
RESOLVES_WITH_UNITS(resolve)

/* ", 2 killed and 1 pinned in all": of what there is any. */
static void harm_say(const struct d12_aftermath *target, struct text *line)
{
    const struct {
        int32_t count;
        const char *word;
    } harms[] = {{target->killed, "killed"}, {target->wounded, "wounded"}, {target->pinned, "pinned"}};
    int32_t left = 0;
    for (size_t i = 0; i < FIELDS_COUNT(harms); i++)
        left += harms[i].count > 0;
    const bool several = left > 1;
    for (size_t i = 0, said = 0; i < FIELDS_COUNT(harms); i++) {
        if (harms[i].count == 0)
            continue;
        left--;
        text_format(line, "%s%d %s", said++ == 0 ? ": " : left > 0 ? ", " : " and ", harms[i].count, harms[i].word);
    }
    text_add(line, several ? " in all" : "");
}

/* Whether a group is the first of its unit: with the others it is not named again. */
static bool is_first_of_unit(const struct question_units *units, int32_t group)
{
    for (int32_t i = 0; i < group; i++)
        if (strcmp(units->ids[FIRERS][i], units->ids[FIRERS][group]) == 0)
            return false;
    return true;
}

/* "Alpha, Ann and Hussars": each unit that fires, once. */
static void firers_say(const struct question_units *units, const struct input *input, struct text *line)
{
    int32_t named = 0, left = 0, said = 0;
    while (named < input->group_count && unit_called(units, FIRERS, named, NULL))
        left += is_first_of_unit(units, named++);
    if (named == 0)
        text_add(line, "The firers");
    for (int32_t i = 0; i < named; i++) {
        if (!is_first_of_unit(units, i))
            continue;
        left--;
        text_format(line, "%s%s", said++ == 0 ? "" : left > 0 ? ", " : " and ", units->names[FIRERS][i]);
    }
}

/* "Black Watch fires at the Blues: 4 hits with 8 dice, 2 figures are killed, 1 is wounded and 1 pinned." */
static void say(const struct question_units *units, const struct input *input, const struct outcome *outcome,
                struct text *line)
{
    const struct d12_aftermath *target = &outcome->target;
    int32_t misfires = 0, dice = all_shooters(input), hits = all_hits(outcome);
    for (int32_t i = 0; i < outcome->group_count; i++)
        misfires += outcome->shooters[i].shots[D12_MISFIRE];
    firers_say(units, input, line);
    text_format(line, " fired at %s with %d %s and made ", unit_called(units, TARGET, 0, "the target"), dice,
                dice == 1 ? "die" : "dice");
    if (hits > 0)
        text_format(line, "%d %s", hits, hits == 1 ? "hit" : "hits");
    else
        text_add(line, "no hits");
    if (misfires > 0)
        text_format(line, " and %d %s", misfires, misfires == 1 ? "misfire" : "misfires");
    const int32_t burned = outcome->firers.killed + outcome->firers.pinned;
    if (target->killed + target->pinned > 0)
        harm_say(target, line);
    else
        text_add(line, burned > 0 ? ": the target came to no harm" : ": nobody was hurt");
    if (outcome->firers.killed > 0)
        text_format(line, "; exploding weapons killed %d of the firers", outcome->firers.killed);
    else if (burned > 0)
        text_format(line, "; exploding weapons hurt %d of the firers", burned);
    if (target->officer_killed)
        text_add(line, "; the target's officer or standard fell");
    d12_aftermath_say_tests(target, "the target", line);
    d12_aftermath_say_tests(&outcome->firers, "the firers", line);
    text_add(line, ".");
}
SAYS_WITH_UNITS(say)

HOLDS(any_killed, struct outcome, outcome->target.killed > 0)
HOLDS_WITH(all_killed, struct input, struct outcome, outcome->target.killed == input->target.figures)
HOLDS(officer_killed, struct outcome, outcome->target.officer_killed)
HOLDS(target_tests, struct outcome, outcome->target.tests.due)
HOLDS(firer_killed, struct outcome, outcome->firers.killed > 0)
HOLDS(firers_test, struct outcome, outcome->firers.tests.due)

static const struct step_end ends[] = {
    END(any_killed, "At least one figure of the target is killed", READS(struct outcome, target.killed)),
    END(all_killed, "All figures of the target are killed", READS(struct outcome, target.killed)),
    END(officer_killed, "The target's officer or standard is killed", READS(struct outcome, target.officer_killed)),
    END(target_tests, "The target must test morale", READS(struct outcome, target.tests.due)),
    END(firer_killed, "A firer is killed by his own weapon", READS(struct outcome, firers.killed)),
    END(firers_test, "The firers must test morale", READS(struct outcome, firers.tests.due)),
    NO_MORE_ENDS,
};

/* A group of shooters is a unit, or a part of one that is named once for each of its groups, with its figures given.
 * The units of the firers and of the target, of which figures are counted, are the same ones, named once more; where
 * individuals fight there are none. */
static bool firers_fit(const void *unit, const void *input)
{
    const struct input *volley = input;
    int32_t figures = 0;
    for (int32_t i = 0; i < volley->group_count; i++) {
        if (volley->shooters[i].figures == FIELD_ABSENT && volley->group_count > 1)
            return false;
        figures += volley->shooters[i].figures == FIELD_ABSENT ? 0 : volley->shooters[i].figures;
    }
    return d12_roster_has_had(unit, figures);
}

static bool target_fits(const void *unit, const void *input)
{
    return d12_roster_has_had(unit, ((const struct input *)input)->target.figures);
}

static const struct unit_fills shooter_fills[] = {FILLS_FROM("name", "id"),
                                                  FILLS_BY("figures", d12_roster_shooters),
                                                  D12_KNOWS_KIND("kind"),
                                                  FILLS("weapon"),
                                                  FILLS("loading"),
                                                  FILLS("quality"),
                                                  FILLS("shooting_value"),
                                                  D12_KNOWS_LOADED("loaded"),
                                                  D12_KNOWS_MOVED("moved"),
                                                  FILLS("hidden"),
                                                  D12_KNOWS_PINNED("pinned"),
                                                  ASSUMES("obstacles"),
                                                  D12_BODY_FILLS,
                                                  D12_SIDE_FILLS_FOR("firing_unit", firers_fit),
                                                  NO_MORE_FILLS};
static const struct unit_fills target_fills[] = {
    AT_MOST_FROM("figures", "figures", "A-D12-36", "it has fewer figures left"),
    D12_KNOWS_KIND("kind"),
    D12_KNOWS_MOVEMENT("movement"),
    FILLS("hidden"),
    FILLS_OR_ASSUMES_BY("cover", d12_roster_cover),
    D12_BODY_FILLS,
    D12_SIDE_FILLS_FOR("target_unit", target_fits),
    NO_MORE_FILLS};
static const struct unit_role roles[] = {
    [FIRERS] = ROLE("firers",
                    "The units that fire, one for each group of shooters; a unit in several groups stands several "
                    "times, and what its figures are is given with each.",
                    "shooters", shooter_fills, .many = true, .in_play = true, .camp = 1, .opposed = 1),
    [TARGET] = ROLE("target", "The unit that is fired at.", "target", target_fills, .in_play = true, .camp = 2,
                    .passive = true, .opposed = 2),
    [FIRING_UNIT] = ROLE("firing_unit", "The firers' unit, when it may lose its officer or a quarter of its figures.",
                         "firing_unit", d12_side_unit_fills, .in_play = true, .optional = true, .camp = 1,
                         .passive = true, .opposed = 1),
    [TARGET_UNIT] = ROLE("target_unit", "The target's unit, when it may lose its officer or a quarter of its figures.",
                         "target_unit", d12_side_unit_fills, .in_play = true, .optional = true, .camp = 2,
                         .passive = true, .opposed = 2),
    NO_MORE_ROLES,
};

/* The weapons of a group, and the figures that exploding ones hurt; a firer who is killed takes his weapon with him. */
static void group_effects(const struct input *input, const struct d12_options *options, const struct fired *fired,
                          int32_t group, struct effects *effects)
{
    const struct shooters *shooters = &input->shooters[group];
    const struct d12_aftermath *hurt = &fired->hurt;
    const struct d12_whom whom = {FIRERS, group};
    const struct d12_hurting hurting = {.killed = hurt->killed,
                                        .wounds = hurt->wounds,
                                        .pinned = hurt->pinned,
                                        .thrown = hurt->thrown,
                                        .unseen = !input->firing_unit.friends_near,
                                        .rolled = input->firing_unit.has_officer,
                                        .able = true,
                                        .losses_call = options->quarter_lost};
    int32_t emptied = shooters->figures - fired->loaded, misfires[D12_MISFIRES];
    memcpy(misfires, fired->misfires, sizeof misfires);
    for (int32_t effect = 0; effect < D12_BAD_POWDER; effect++)
        emptied -= misfires[effect];
    misfires[D12_EXPLODES] -= hurt->killed;
    d12_fired_effects(shooters->figures - hurt->killed, whom, effects);
    d12_empty_effects(emptied, false, whom, effects);
    d12_weapon_effects(misfires, whom, effects);
    if (fired->has_hurt)
        d12_hurt_effects(&hurting, &shooters->body, whom, effects);
}

static void affect(const struct input *input, const struct d12_options *options, const struct outcome *outcome,
                   struct effects *effects)
{
    for (int32_t i = 0; i < outcome->group_count; i++)
        group_effects(input, options, &outcome->shooters[i], i, effects);
    d12_aftermath_effects(&outcome->target, &input->target_unit, &input->target.body, options,
                          (struct d12_whom){TARGET, 0}, effects);
    d12_officer_effects(outcome->firers.officer_killed, (struct d12_whom){FIRING_UNIT, 0}, effects);
    d12_officer_effects(outcome->target.officer_killed, (struct d12_whom){TARGET_UNIT, 0}, effects);
}
AFFECTS(affect)

static const char *const options[] = {"misfire_4", "troop_type_replaces", "hit_allocation", "quarter_lost", NULL};
static const char *const clauses[] = {"D12-MOV-3", "D12-MOV-4", "D12-SHO-1", "D12-SHO-2", "D12-SHO-3",
                                      "D12-SHO-4", "D12-SHO-5", "D12-SHO-6", "D12-MIS-1", "D12-WND-0",
                                      "D12-WND-1", "D12-WND-2", "D12-WND-3", "D12-WND-4", "D12-OFF-1",
                                      "D12-MOR-1", "D12-SKL-1", "D12-SKL-2", NULL};

const struct step d12_volley_step = {
    .name = "volley",
    .title = "Volley",
    .doc = "The shots of several figures at a target: to hit, misfires with exploding weapons, wounds, the officer, "
           "and the morale tests that fall due on both sides. All groups must be allowed to fire.",
    .dice = "D12 for each shot, group by group; D12 for each misfire, and for each exploded weapon a wound roll; D12 "
            "for each hit, and for each rider who is thrown and lives; D12 for each kill when there is an officer",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = options,
    .clauses = clauses,
    .ends = ends,
    .check = step_check,
    .resolve = step_resolve,
    .summarise = step_summarise,
    .roles = roles,
    .effects = step_effects,
};
