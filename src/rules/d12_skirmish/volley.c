/* volley: the shots of several figures at a target, composed of the steps: to hit, misfires, wounds, the officer, and
 * the morale tests that fall due on both sides. */
#include "volley.h"
#include "ends.h"

static int32_t all_shooters(const struct volley_input *input)
{
    int32_t figures = 0;
    for (int32_t i = 0; i < input->group_count; i++)
        figures += input->groups[i].figures;
    return figures;
}

static void check(const struct question *question, struct violations *violations)
{
    const struct volley_input *input = question->input;
    int32_t figures = all_shooters(input);
    if (figures > SHOTS_MAX)
        violation_add(violations, ERROR_OUT_OF_RANGE, "/input/shooters",
                      "These are %d figures; a volley has at most %d.", figures, SHOTS_MAX);
    for (int32_t i = 0; i < input->group_count; i++) {
        char pointer[VIOLATION_POINTER_MAX];
        struct text text;
        text_start(&text, pointer, sizeof pointer);
        text_format(&text, "/input/shooters/%d/wounds", i);
        d12_body_check(&input->groups[i].body, pointer, violations);
    }
    d12_body_check(&input->target.body, "/input/target/wounds", violations);
    d12_unit_check(&input->firing_unit, figures, "/input/firing_unit/starting_strength", violations);
    d12_unit_check(&input->target_unit, input->target.figures, "/input/target_unit/starting_strength", violations);
}

/* A group's shot at the target. */
static struct d12_shot shot_of(const struct volley_input *input, int32_t group)
{
    struct d12_shot shot = input->groups[group].shot;
    shot.wounds = input->groups[group].body.wounds;
    shot.ability = input->groups[group].body.ability;
    shot.target_cover = input->target.cover;
    shot.target_movement = input->target.movement;
    shot.target_hidden = input->target.hidden;
    shot.target_expert = input->target.body.ability == D12_EXPERT_SKIRMISHER;
    return shot;
}

static const char *group_name(const struct volley_input *input, int32_t group)
{
    static const char *const names[GROUPS_MAX] = {"group 1", "group 2", "group 3", "group 4"};
    return input->groups[group].name[0] != '\0' ? input->groups[group].name : names[group];
}

/* Every group must be allowed to fire before the first die is thrown. */
static enum ruling_status permit(const struct volley_input *input, struct explanation *why,
                                 struct volley_outcome *outcome)
{
    for (int32_t i = 0; i < input->group_count; i++) {
        const struct d12_shot shot = shot_of(input, i);
        explain_subject(why, group_name(input, i));
        enum ruling_status status = d12_shot_permit(&shot, why, &outcome->groups[i].band);
        explain_subject(why, NULL);
        if (status == RULING_NOT_PERMITTED)
            return status;
    }
    return RULING_RESOLVED;
}

/* Where the volley stands when it forgets its dice. */
enum stage { SHOOTING, EXPLODING, EXPLODED, WOUNDING, AFTER };

/* What matters of the dice when `group` is done with `stage`: the hits that did not fall yet, the misfires that were
 * not thrown for, the weapons that just exploded, and of the firers' losses no more than what later ones are added to.
 */
static void retain_volley(const struct volley_input *input, const struct volley_outcome *outcome, enum stage stage,
                          int32_t group, int32_t exploding, struct retained *retained)
{
    const struct d12_aftermath *firers = &outcome->firers;
    int32_t hits_from = stage == AFTER ? outcome->group_count : stage == WOUNDING ? group + 1 : 0;
    int32_t misfires_from = stage == SHOOTING ? 0 : stage < WOUNDING ? group + 1 : outcome->group_count;
    bool more = exploding > 0;
    retained->count = 0;
    retain(retained, (int32_t)stage);
    retain(retained, group);
    retain(retained, exploding);
    for (int32_t i = hits_from; i < outcome->group_count; i++)
        retain(retained, outcome->groups[i].shots[D12_HIT]);
    for (int32_t i = misfires_from; i < outcome->group_count; i++) {
        retain(retained, outcome->groups[i].shots[D12_MISFIRE]);
        more = more || outcome->groups[i].shots[D12_MISFIRE] > 0;
    }
    retain(retained, more ? firers->killed : d12_aftermath_dice(&input->firing_unit, firers));
    retain(retained, more ? firers->wounded : 0);
    retain(retained, more ? firers->wounds : 0);
    retain(retained, more ? firers->pinned : 0);
    retain(retained, more ? firers->thrown : 0);
}

static bool fire(const struct question *question, struct dice *dice, struct explanation *why,
                 struct volley_outcome *outcome)
{
    const struct volley_input *input = question->input;
    struct retained retained;
    exchange_part(dice, why, "shots");
    for (int32_t i = 0; i < input->group_count; i++) {
        struct fired *fired = &outcome->groups[i];
        const struct d12_shot shot = shot_of(input, i);
        explain_subject(why, group_name(input, i));
        fired->modifier = d12_shot_modifier(&shot, fired->band, question->options, why);
        d12_shots(fired->modifier, input->groups[i].figures, dice, why, fired->shots);
        fired->loaded = shot.loading == D12_MUZZLE ? 0 : fired->shots[D12_HIT] + fired->shots[D12_MISS];
        retain_volley(input, outcome, SHOOTING, i, 0, &retained);
        if (!forget_all_but(&retained, dice))
            return false;
    }
    return true;
}

/* An exploding weapon wounds its own firer, each another one. */
static bool explode(const struct volley_input *input, int32_t group, int32_t count, struct dice *dice,
                    struct explanation *why, struct volley_outcome *outcome)
{
    const struct shooters *shooters = &input->groups[group];
    struct d12_ranks ranks;
    struct retained retained;
    retain_volley(input, outcome, EXPLODING, group, count, &retained);
    if (!forget_all_but(&retained, dice))
        return false;
    if (count > 0) {
        d12_ranks_start(&ranks, shooters->kind, &shooters->body, shooters->figures, why);
        if (!d12_ranks_hit(&ranks, count, false, &retained, dice, why))
            return false;
        d12_ranks_count(&ranks, why, &outcome->firers);
        d12_ranks_count(&ranks, NULL, &outcome->groups[group].hurt);
        outcome->groups[group].has_hurt = true;
    }
    d12_aftermath_find_tests(&input->firing_unit, &outcome->firers);
    retain_volley(input, outcome, EXPLODED, group, 0, &retained);
    return forget_all_but(&retained, dice);
}

static bool misfire(const struct question *question, struct dice *dice, struct explanation *why,
                    struct volley_outcome *outcome)
{
    const struct volley_input *input = question->input;
    exchange_part(dice, why, "misfires");
    for (int32_t i = 0; i < input->group_count; i++) {
        struct fired *fired = &outcome->groups[i];
        if (fired->shots[D12_MISFIRE] > 0) {
            explain_subject(why, group_name(input, i));
            d12_misfires(fired->shots[D12_MISFIRE], question->options, dice, why, fired->misfires);
            fired->loaded += fired->misfires[D12_BAD_POWDER];
        }
        if (!explode(input, i, fired->misfires[D12_EXPLODES], dice, why, outcome))
            return false;
    }
    return true;
}

static int32_t all_hits(const struct volley_outcome *outcome)
{
    int32_t hits = 0;
    for (int32_t i = 0; i < outcome->group_count; i++)
        hits += outcome->groups[i].shots[D12_HIT];
    return hits;
}

static bool wound(const struct volley_input *input, struct dice *dice, struct explanation *why,
                  struct volley_outcome *outcome)
{
    struct d12_ranks ranks;
    struct retained retained;
    if (all_hits(outcome) == 0)
        return true;
    exchange_part(dice, why, "wounds");
    d12_ranks_start(&ranks, input->target.kind, &input->target.body, input->target.figures, why);
    for (int32_t i = 0; i < outcome->group_count; i++) {
        retain_volley(input, outcome, WOUNDING, i, 0, &retained);
        explain_subject(why, group_name(input, i));
        if (!d12_ranks_hit(&ranks, outcome->groups[i].shots[D12_HIT], outcome->groups[i].band == D12_CLOSE, &retained,
                           dice, why))
            return false;
    }
    explain_subject(why, NULL);
    d12_ranks_count(&ranks, why, &outcome->target);
    return true;
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    static const char *const target_parts[] = {"target's officer", "target's tests"};
    static const char *const firer_parts[] = {"firers' officer", "firers' tests"};
    const struct volley_input *input = question->input;
    struct volley_outcome *outcome = ret_outcome;
    struct retained retained;
    if (permit(input, why, outcome) == RULING_NOT_PERMITTED)
        return RULING_NOT_PERMITTED;
    outcome->group_count = input->group_count;
    if (!fire(question, dice, why, outcome) || !misfire(question, dice, why, outcome) ||
        !wound(input, dice, why, outcome))
        return RULING_RESOLVED;
    d12_aftermath_find_tests(&input->target_unit, &outcome->target);
    retain_volley(input, outcome, AFTER, 0, 0, &retained);
    retain(&retained, d12_aftermath_dice(&input->target_unit, &outcome->target));
    if (!forget_all_but(&retained, dice))
        return RULING_RESOLVED;
    d12_aftermath(&input->target_unit, target_parts, dice, why, &outcome->target);
    retain_volley(input, outcome, AFTER, 1, 0, &retained);
    if (!forget_all_but(&retained, dice))
        return RULING_RESOLVED;
    d12_aftermath(&input->firing_unit, firer_parts, dice, why, &outcome->firers);
    exchange_part(dice, why, NULL);
    return RULING_RESOLVED;
}

static void count_say(struct text *line, int32_t count, const char *one, const char *many)
{
    text_format(line, "%d %s", count, count == 1 ? one : many);
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    const struct volley_input *input = question->input;
    const struct volley_outcome *outcome = ruled;
    int32_t misfires = 0;
    for (int32_t i = 0; i < outcome->group_count; i++)
        misfires += outcome->groups[i].shots[D12_MISFIRE];
    count_say(line, all_shooters(input), "shot, ", "shots, ");
    count_say(line, all_hits(outcome), "hit, ", "hits, ");
    count_say(line, misfires, "misfire: ", "misfires: ");
    text_format(line, "%d killed, %d wounded, %d pinned", outcome->target.killed, outcome->target.wounded,
                outcome->target.pinned);
    text_add(line, outcome->target.tests.due ? "; the target must test morale" : "");
    text_add(line, outcome->firers.tests.due ? "; the firers must test morale" : "");
    text_add(line, ".");
}

HOLDS(any_killed, struct volley_outcome, outcome->target.killed > 0)
HOLDS_WITH(all_killed, struct volley_input, struct volley_outcome, outcome->target.killed == input->target.figures)
HOLDS(officer_killed, struct volley_outcome, outcome->target.officer_killed)
HOLDS(target_tests, struct volley_outcome, outcome->target.tests.due)
HOLDS(firer_killed, struct volley_outcome, outcome->firers.killed > 0)
HOLDS(firers_test, struct volley_outcome, outcome->firers.tests.due)

static const struct step_end step_ends[] = {
    END(any_killed, "At least one figure of the target is killed"),
    END(all_killed, "All figures of the target are killed"),
    END(officer_killed, "The target's officer or standard is killed"),
    END(target_tests, "The target must test morale"),
    END(firer_killed, "A firer is killed by his own weapon"),
    END(firers_test, "The firers must test morale"),
    NO_MORE_ENDS,
};

static const char *const options[] = {"misfire_4", "troop_type_replaces", NULL};
static const char *const clauses[] = {"D12-MOV-3", "D12-MOV-4", "D12-SHO-1", "D12-SHO-2", "D12-SHO-3",
                                      "D12-SHO-4", "D12-SHO-5", "D12-SHO-6", "D12-MIS-1", "D12-WND-0",
                                      "D12-WND-1", "D12-WND-2", "D12-WND-3", "D12-WND-4", "D12-OFF-1",
                                      "D12-MOR-1", "D12-SKL-1", "D12-SKL-2", NULL};

const struct step d12_volley_step = {
    .name = "volley",
    .title = "Volley",
    .doc =
        "The shots of several figures at a target: to hit, misfires with exploding weapons, wounds, the officer, and "
        "the morale tests that fall due on both sides. All groups must be allowed to fire.",
    .dice =
        "D12 for each shot, group by group; D12 for each misfire, and for each exploded weapon a wound roll; D12 for "
        "each hit, and for each rider who is thrown and lives; D12 for each kill when there is an officer",
    .input = &d12_volley_input_fields,
    .outcome = &d12_volley_outcome_fields,
    .options = options,
    .clauses = clauses,
    .ends = step_ends,
    .check = check,
    .resolve = resolve,
    .summarise = summarise,
    .roles = d12_volley_roles,
    .effects = d12_volley_affect,
};
