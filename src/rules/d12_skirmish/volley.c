/* volley: the shots of several figures at a target, composed of the steps: to hit, misfires, wounds, the officer, and
 * the morale tests that fall due on both sides. */
#include "volley.h"

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
    shot.wounds = input->groups[group].body.wounds_taken;
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

static void fire(const struct question *question, struct dice *dice, struct explanation *why,
                 struct volley_outcome *outcome)
{
    const struct volley_input *input = question->input;
    exchange_part(dice, why, "shots");
    for (int32_t i = 0; i < input->group_count; i++) {
        struct fired *fired = &outcome->groups[i];
        const struct d12_shot shot = shot_of(input, i);
        explain_subject(why, group_name(input, i));
        fired->modifier = d12_shot_modifier(&shot, fired->band, question->options, why);
        d12_shots(fired->modifier, input->groups[i].figures, dice, why, fired->shots);
        fired->loaded = shot.loading == D12_MUZZLE ? 0 : fired->shots[D12_HIT] + fired->shots[D12_MISS];
    }
}

/* An exploding weapon wounds its own firer, each another one. */
static void explode(const struct shooters *group, int32_t count, struct dice *dice, struct explanation *why,
                    struct d12_aftermath *firers)
{
    struct d12_ranks ranks;
    if (count == 0)
        return;
    d12_ranks_start(&ranks, group->kind, &group->body, group->figures, why);
    d12_ranks_hit(&ranks, count, false, dice, why);
    d12_ranks_count(&ranks, why, firers);
}

static void misfire(const struct question *question, struct dice *dice, struct explanation *why,
                    struct volley_outcome *outcome)
{
    const struct volley_input *input = question->input;
    exchange_part(dice, why, "misfires");
    for (int32_t i = 0; i < input->group_count; i++) {
        struct fired *fired = &outcome->groups[i];
        if (fired->shots[D12_MISFIRE] == 0)
            continue;
        explain_subject(why, group_name(input, i));
        d12_misfires(fired->shots[D12_MISFIRE], question->options, dice, why, fired->misfires);
        fired->loaded += fired->misfires[D12_BAD_POWDER];
        explode(&input->groups[i], fired->misfires[D12_EXPLODES], dice, why, &outcome->firers);
    }
}

static int32_t all_hits(const struct volley_outcome *outcome)
{
    int32_t hits = 0;
    for (int32_t i = 0; i < outcome->group_count; i++)
        hits += outcome->groups[i].shots[D12_HIT];
    return hits;
}

static void wound(const struct volley_input *input, struct dice *dice, struct explanation *why,
                  struct volley_outcome *outcome)
{
    struct d12_ranks ranks;
    if (all_hits(outcome) == 0)
        return;
    exchange_part(dice, why, "wounds");
    d12_ranks_start(&ranks, input->target.kind, &input->target.body, input->target.figures, why);
    for (int32_t i = 0; i < outcome->group_count; i++) {
        explain_subject(why, group_name(input, i));
        d12_ranks_hit(&ranks, outcome->groups[i].shots[D12_HIT], outcome->groups[i].band == D12_CLOSE, dice, why);
    }
    explain_subject(why, NULL);
    d12_ranks_count(&ranks, why, &outcome->target);
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    static const char *const target_parts[] = {"target's officer", "target's tests"};
    static const char *const firer_parts[] = {"firers' officer", "firers' tests"};
    const struct volley_input *input = question->input;
    struct volley_outcome *outcome = ret_outcome;
    if (permit(input, why, outcome) == RULING_NOT_PERMITTED)
        return RULING_NOT_PERMITTED;
    outcome->group_count = input->group_count;
    fire(question, dice, why, outcome);
    misfire(question, dice, why, outcome);
    wound(input, dice, why, outcome);
    d12_aftermath(&input->target_unit, target_parts, dice, why, &outcome->target);
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
    .check = check,
    .resolve = resolve,
    .summarise = summarise,
};
