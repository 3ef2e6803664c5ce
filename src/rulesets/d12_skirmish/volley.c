/* volley: the shots of several figures at a target, composed of the steps: to hit, misfires, wounds, the officer, and
 * the morale tests that are due on both sides. */
#include "rulesets/d12_skirmish/volley.h"

static int32_t all_shooters(const struct volley_input *input)
{
    int32_t figures = 0;
    for (int32_t i = 0; i < input->group_count; i++)
        figures += input->shooters[i].figures;
    return figures;
}

static void check(const struct question *question, struct violations *violations)
{
    const struct volley_input *input = question->input;
    const int32_t figures = all_shooters(input);
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
    d12_unit_check(&input->firing_unit, figures, &(struct d12_side_named){"firing_unit", question->units, FIRERS},
                   violations);
    d12_unit_check(&input->target_unit, input->target.figures,
                   &(struct d12_side_named){"target_unit", question->units, TARGET}, violations);
}

/* Each group's shot at the target. */
static void aim(const struct volley_input *input, struct d12_shot shots[GROUPS_MAX])
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

static const char *group_name(const struct question_units *units, const struct volley_input *input, int32_t group)
{
    static const char *const names[GROUPS_MAX] = {"group 1", "group 2", "group 3", "group 4"};
    return unit_called(units, FIRERS, group,
                       input->shooters[group].name[0] != '\0' ? input->shooters[group].name : names[group]);
}

/* Every group must be allowed to fire before the first throw. */
static enum ruling_status permit(const struct question_units *units, const struct volley_input *input,
                                 const struct d12_shot shots[GROUPS_MAX], struct explanation *why,
                                 struct volley_outcome *outcome)
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

/* The shots of a number of figures of a group, and of the groups that fire with it. */
static bool fire(const struct question_units *units, const struct volley_input *input, const struct d12_shot *shot,
                 int32_t figures, const struct volley_needs *needs, const struct d12_options *options, int32_t group,
                 struct dice *dice, struct explanation *why, struct volley_outcome *outcome)
{
    struct retained retained;
    struct fired *fired = &outcome->shooters[group];
    exchange_part(dice, why, "shots");
    explain_subject(why, group_name(units, input, group));
    fired->modifier = d12_shot_modifier(shot, &input->shooters[group].shot.house, fired->band, options, why);
    dice_for(dice, FIRERS, group);
    dice_ignore(dice, needs->results_not[group]);
    d12_shots(fired->modifier, figures, dice, why, fired->shots);
    fired->loaded = shot->loading == D12_MUZZLE ? 0 : fired->shots[D12_HIT] + fired->shots[D12_MISS];
    d12_volley_retain(input, outcome, needs, SHOOTING, group, 0, dice, &retained);
    return forget_all_but(&retained, dice);
}

/* Each exploding weapon wounds its own firer. */
static bool explode(const struct volley_input *input, const struct volley_needs *needs,
                    const struct d12_options *options, int32_t group, struct dice *dice, struct explanation *why,
                    struct volley_outcome *outcome)
{
    const struct shooters *shooters = &input->shooters[group];
    int32_t count = outcome->shooters[group].misfires[D12_EXPLODES];
    struct d12_ranks ranks;
    struct retained retained;
    d12_volley_retain(input, outcome, needs, EXPLODING, group, count, dice, &retained);
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
    d12_volley_retain(input, outcome, needs, EXPLODED, group, 0, dice, &retained);
    return forget_all_but(&retained, dice);
}

static bool misfire(const struct question_units *units, const struct volley_input *input,
                    const struct volley_needs *needs, const struct d12_options *options, int32_t group,
                    struct dice *dice, struct explanation *why, struct volley_outcome *outcome)
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

/* The shots of all groups, then all misfires; for odds, group by group. */
static bool shoot(const struct question_units *units, const struct volley_input *input,
                  const struct d12_shot shots[GROUPS_MAX], const struct volley_needs *needs,
                  const struct d12_options *options, struct dice *dice, struct explanation *why,
                  struct volley_outcome *outcome)
{
    bool goes_on = true;
    int32_t figures[GROUPS_MAX];
    d12_volley_together(input, shots, needs, options, dice, outcome, figures);
    for (int32_t i = 0; goes_on && i < input->group_count; i++)
        goes_on =
            (figures[i] == 0 || fire(units, input, &shots[i], figures[i], needs, options, i, dice, why, outcome)) &&
            (dice_are_thrown(dice) || misfire(units, input, needs, options, i, dice, why, outcome));
    for (int32_t i = 0; goes_on && dice_are_thrown(dice) && i < input->group_count; i++)
        goes_on = misfire(units, input, needs, options, i, dice, why, outcome);
    return goes_on;
}

static int32_t all_hits(const struct volley_outcome *outcome)
{
    int32_t hits = 0;
    for (int32_t i = 0; i < outcome->group_count; i++)
        hits += outcome->shooters[i].shots[D12_HIT];
    return hits;
}

static bool wound(const struct question_units *units, const struct volley_input *input,
                  const struct volley_needs *needs, const struct d12_options *options, struct dice *dice,
                  struct explanation *why, struct volley_outcome *outcome)
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
        if (!dice_are_thrown(dice) && d12_volley_hits_go_on(outcome, i))
            continue;
        d12_volley_retain(input, outcome, needs, WOUNDING, i, 0, dice, &retained);
        if (!d12_ranks_hit(&ranks, hits, outcome->shooters[i].band == D12_CLOSE, &retained, dice, why))
            return false;
        hits = 0;
    }
    d12_ranks_count(&ranks, why, &outcome->target);
    explain_subject(why, NULL);
    return true;
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    const struct volley_input *input = question->input;
    const struct d12_options *options = question->options;
    const struct question_units *units = question->units;
    struct volley_outcome *outcome = ruled;
    static const struct d12_aftermath_names of_target = {"target's officer", "target's tests", "officer, target",
                                                         TARGET};
    static const struct d12_aftermath_names of_firers = {"firers' officer", "firers' tests", "officer, firers", FIRERS};
    struct d12_shot shots[GROUPS_MAX];
    struct volley_needs needs;
    struct retained retained;
    aim(input, shots);
    d12_volley_needs(outcome, input->group_count, dice, &needs);
    if (permit(units, input, shots, why, outcome) == RULING_NOT_PERMITTED)
        return RULING_NOT_PERMITTED;
    outcome->group_count = input->group_count;
    if (!shoot(units, input, shots, &needs, options, dice, why, outcome))
        return RULING_RESOLVED;
    bool firers_first = !dice_are_thrown(dice); /* so that odds need not track their losses while hits are allocated */
    if (firers_first && input->firing_unit.has_officer && DICE_ASKED(dice, outcome->firers.officer_killed)) {
        d12_aftermath(&input->firing_unit, &of_firers, dice, why, &outcome->firers);
        d12_volley_retain(input, outcome, &needs, SHOT, 0, 0, dice, &retained);
        if (!forget_all_but(&retained, dice))
            return RULING_RESOLVED;
    }
    if (!wound(units, input, &needs, options, dice, why, outcome))
        return RULING_RESOLVED;
    d12_aftermath_find_tests(&input->target_unit, false, options, &outcome->target);
    d12_volley_retain(input, outcome, &needs, AFTER, 0, 0, dice, &retained);
    retain(&retained, d12_aftermath_dice(&input->target_unit, &outcome->target, dice));
    if (!forget_all_but(&retained, dice))
        return RULING_RESOLVED;
    d12_aftermath(&input->target_unit, &of_target, dice, why, &outcome->target);
    d12_volley_retain(input, outcome, &needs, AFTER, 1, 0, dice, &retained);
    if (!forget_all_but(&retained, dice))
        return RULING_RESOLVED;
    if (!firers_first)
        d12_aftermath(&input->firing_unit, &of_firers, dice, why, &outcome->firers);
    exchange_part(dice, why, NULL);
    return RULING_RESOLVED;
}

/* Whether the name is a figure's own, and not that of the unit of several. */
static bool is_one_figure(const struct d12_body *body, int32_t figures)
{
    return figures == 1 && (body->game == D12_INDIVIDUAL_GAME || body->officer);
}

static const char *target_called(const struct question_units *units)
{
    return unit_called(units, TARGET, 0, "the target");
}

/* "the hits killed 2 figures of the Blues, wounded 1 and only pinned 3": only what is not 0. The wounded are pinned,
 * too. */
static void harm_say(const struct question_units *units, const struct volley_input *input,
                     const struct volley_outcome *outcome, struct text *line)
{
    const struct d12_aftermath *target = &outcome->target;
    const struct {
        int32_t count;
        const char *verb;
    } harms[] = {
        {target->killed, "killed"}, {target->wounded, "wounded"}, {target->pinned - target->wounded, "only pinned"}};
    const char *const name = target_called(units);
    const bool is_one = is_one_figure(&input->target.body, input->target.figures);
    int32_t left = 0, listed = 0;
    for (size_t i = 0; i < FIELDS_COUNT(harms); i++)
        left += harms[i].count > 0;
    text_add(line, all_hits(outcome) == 1 ? ": the hit" : ": the hits");
    for (size_t i = 0; i < FIELDS_COUNT(harms); i++) {
        if (harms[i].count == 0)
            continue;
        left--;
        text_format(line, "%s %s ", listed == 0 ? "" : left > 0 ? "," : " and", harms[i].verb);
        if (is_one)
            text_add(line, name);
        else if (listed++ == 0)
            text_format(line, "%d %s of %s", harms[i].count, harms[i].count == 1 ? "figure" : "figures", name);
        else
            text_format(line, "%d", harms[i].count);
    }
}

static const char together[] = "the firers";
static const char *firers_called(const struct question_units *units, const struct volley_input *input)
{
    return d12_side_called(units, FIRERS, input->group_count, together);
}

/* A number of firers; a single figure by its name. */
static void burned_say(const struct question_units *units, const struct volley_input *input, int32_t figures,
                       struct text *line)
{
    const char *const name = firers_called(units, input);
    if (name == together)
        text_format(line, "%d of %s", figures, name);
    else if (is_one_figure(&input->shooters[0].body, all_shooters(input)))
        text_add(line, name);
    else
        text_format(line, "%d %s of %s", figures, figures == 1 ? "figure" : "figures", name);
}

/* "; an exploding weapon killed Tom" */
static void explosions_say(const struct question_units *units, const struct volley_input *input,
                           const struct volley_outcome *outcome, struct text *line)
{
    const struct d12_aftermath *firers = &outcome->firers;
    int32_t exploded = 0;
    for (int32_t i = 0; i < outcome->group_count; i++)
        exploded += outcome->shooters[i].misfires[D12_EXPLODES];
    if (firers->killed + firers->pinned == 0)
        return;
    text_format(line, "; %s %s ", exploded == 1 ? "an exploding weapon" : "exploding weapons",
                firers->killed > 0 ? "killed" : "hurt");
    burned_say(units, input, firers->killed > 0 ? firers->killed : firers->pinned, line);
    if (firers->killed > 0 && firers->pinned > 0)
        text_format(line, " and hurt %d", firers->pinned);
}

/* Each unit that fires, once. */
static void firers_say(const struct question_units *units, const struct volley_input *input, struct text *line)
{
    const char *names[GROUPS_MAX] = {"The firers"};
    for (int32_t i = 0; i < input->group_count; i++)
        names[i] = unit_called(units, FIRERS, i, "The firers");
    d12_names_say(names, input->group_count, line);
}

/* "Black Watch fired at the Blues with 8 dice and made 4 hits: the hits killed 2 figures of the Blues and wounded 1."
 */
static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct volley_input *input = question->input;
    const struct question_units *units = question->units;
    const struct volley_outcome *outcome = ruled;
    const struct d12_aftermath *target = &outcome->target, *firers = &outcome->firers;
    int32_t misfires = 0, dice = all_shooters(input), hits = all_hits(outcome);
    for (int32_t i = 0; i < outcome->group_count; i++)
        misfires += outcome->shooters[i].shots[D12_MISFIRE];
    firers_say(units, input, line);
    text_format(line, " fired at %s with %d %s and made ", target_called(units), dice, dice == 1 ? "die" : "dice");
    if (hits > 0)
        text_format(line, "%d %s", hits, hits == 1 ? "hit" : "hits");
    else
        text_add(line, "no hits");
    if (misfires > 0)
        text_format(line, " and %d %s", misfires, misfires == 1 ? "misfire" : "misfires");
    if (target->killed + target->pinned > 0)
        harm_say(units, input, outcome, line);
    else if (firers->killed + firers->pinned > 0)
        text_format(line, ": %s came to no harm", target_called(units));
    else
        text_add(line, ": nobody was hurt");
    explosions_say(units, input, outcome, line);
    d12_aftermath_say(target, target_called(units), line);
    d12_aftermath_say(firers, firers_called(units, input), line);
    text_add(line, ".");
}

HOLDS(any_killed, struct volley_outcome, outcome->target.killed > 0)
HOLDS_WITH(all_killed, struct volley_input, struct volley_outcome, outcome->target.killed == input->target.figures)
HOLDS(firer_killed, struct volley_outcome, outcome->firers.killed > 0)

const struct step d12_volley_step = {
    .name = "volley",
    .title = "Volley",
    .doc = "The shots of several figures at a target: to hit, misfires with exploding weapons, wounds, the officer, "
           "and the morale tests that fall due on both sides. All groups must be allowed to fire.",
    .dice = "D12 for each shot, group by group; D12 for each misfire, and for each exploded weapon a wound roll; D12 "
            "for each hit, and for each rider who is thrown and lives; D12 for each kill when there is an officer",
    .input = &d12_volley_input_fields,
    .outcome = &d12_volley_outcome_fields,
    .options = STRINGS("misfire_4", "troop_type_replaces", "hit_allocation", "quarter_lost"),
    .clauses = STRINGS("D12-MOV-3", "D12-MOV-4", "D12-SHO-1", "D12-SHO-2", "D12-SHO-3", "D12-SHO-4", "D12-SHO-5",
                       "D12-SHO-6", "D12-MIS-1", "D12-WND-0", "D12-WND-1", "D12-WND-2", "D12-WND-3", "D12-WND-4",
                       "D12-OFF-1", "D12-MOR-1", "D12-SKL-1", "D12-SKL-2", "X-HOUSE"),
    .ends = ROWS(
        struct step_end,
        END(any_killed, "At least one figure of the target is killed", READS(struct volley_outcome, target.killed)),
        END(all_killed, "All figures of the target are killed", READS(struct volley_outcome, target.killed)),
        END_IS(officer_killed, "The target's officer or standard is killed", struct volley_outcome,
               target.officer_killed, true),
        END_IS(target_tests, "The target must test morale", struct volley_outcome, target.tests.due, true),
        END(firer_killed, "A firer is killed by his own weapon", READS(struct volley_outcome, firers.killed)),
        END_IS(firers_test, "The firers must test morale", struct volley_outcome, firers.tests.due, true)),
    .check = check,
    .resolve = resolve,
    .summarise = say,
    .roles = d12_volley_roles,
    .parts = STRINGS("ranged-attack", "misfire", "damage-roll", "officer-casualty", "morale-due"),
    .apply = d12_volley_apply,
};
