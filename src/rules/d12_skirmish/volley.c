/* volley: the shots of several figures at a target, composed of the steps: to hit, misfires, wounds, the officer, and
 * the morale tests that fall due on both sides. */
#include "body.h"
#include "exchange.h"
#include "shot.h"

/* So many shots that draws and reasons always fit their records, whatever the dice show. */
enum { GROUPS_MAX = 4, SHOTS_MAX = 32, TARGETS_MAX = 60 };

/* Figures that fire alike. */
struct shooters {
    char name[D12_NAME_MAX + 1];
    int32_t figures, kind;
    struct d12_body body;
    struct d12_shot shot; /* but for the target, which all have in common */
};

struct target {
    int32_t figures, kind;
    struct d12_body body;
    int32_t cover, movement;
    bool hidden;
};

struct volley_input {
    int32_t group_count;
    struct shooters groups[GROUPS_MAX];
    struct target target;
    struct d12_unit firing_unit, target_unit;
};

struct fired {
    int32_t band, modifier;
    int32_t shots[D12_SHOT_RESULTS];
    int32_t misfires[D12_MISFIRES];
    int32_t loaded; /* figures that may fire next turn without reloading */
};

struct volley_outcome {
    int32_t group_count;
    struct fired groups[GROUPS_MAX];
    struct d12_aftermath firers, target;
};

static const struct field shooters_list[] = {
    {NAMED("name", "Name", NULL, "What these figures are called."), TEXT(struct shooters, name, 0, D12_NAME_MAX),
     OPTIONAL},
    {NAMED("figures", "Figures", NULL, "Figures that fire alike, one shot each."), .unit = "figures",
     NUMBER(struct shooters, figures, 1, SHOTS_MAX)},
    {NAMED("kind", "Kind", "A-D12-12", "Foot or cavalry. It matters when a weapon explodes."),
     CHOICE(struct shooters, kind, d12_kinds), DEFAULT(D12_FOOT)},
    SHOT_WEAPON(struct shooters, shot.),
    SHOT_LOADING(struct shooters, shot.),
    {NAMED("range", "Range", "D12-SHO-1", "From the centre of the firers to the centre of the target."),
     INCHES(struct shooters, shot.range, D12_RANGE_MAX)},
    SHOT_QUALITY(struct shooters, shot.),
    SHOT_VALUE(struct shooters, shot.),
    SHOT_OBSTACLES(struct shooters, shot.),
    SHOT_LOADED(struct shooters, shot.),
    {NAMED("moved", "Move", "D12-MOV-3", "Whether they move this turn, so that they cannot fire."),
     FLAG(struct shooters, shot.moved)},
    {NAMED("hidden", "Hide", "D12-MOV-4", "Whether they hide in or behind terrain, so that they cannot fire."),
     FLAG(struct shooters, shot.hidden)},
    {NAMED("pinned", "Pinned", "D12-WND-3", "Whether they are pinned and so may do nothing."),
     FLAG(struct shooters, shot.pinned)},
    BODY_ABILITY(struct shooters, body.,
                 "The ability that they have. Dead Eye and Twitchy shooting arm matter, and "
                 "Tough and Campaign wound when a weapon explodes."),
    BODY_GAME(struct shooters, body.),
    BODY_OFFICER(struct shooters, body.),
    BODY_WOUNDS_TAKEN(struct shooters, body., "wounds"),
    BODY_WOUNDS_MAX(struct shooters, body.),
};
static const struct fields shooters_fields =
    FIELDS("D12Shooters", "Figures that fire alike.", shooters_list, struct shooters);
static const struct field shooters_item = {
    .title = "Shooters", .doc = "Figures that fire alike.", .kind = FIELD_GROUP, .of = &shooters_fields};

static const struct field target_list[] = {
    {NAMED("figures", "Figures", NULL,
           "Figures that are shot at, all alike. Each hit falls on a figure of its own; when there are more hits than "
           "figures, the rest goes round again among the living. The source does not say whom hits fall on."),
     .unit = "figures", NUMBER(struct target, figures, 1, TARGETS_MAX), DEFAULT(1)},
    {NAMED("kind", "Kind", "D12-WND-1", "Foot or cavalry. A rider who is thrown is hit on foot from then on."),
     CHOICE(struct target, kind, d12_kinds), DEFAULT(D12_FOOT)},
    {NAMED(
         "cover", "Cover", "A-D12-15",
         "The cover that the target itself is in. A fence that it stands behind is given here or among the obstacles, "
         "not twice."),
     CHOICE(struct target, cover, d12_covers), DEFAULT(D12_COVER_NONE)},
    {NAMED("movement", "Movement", "A-D12-26", "How the target moved."),
     CHOICE(struct target, movement, d12_target_movements), DEFAULT(D12_TARGET_OTHER)},
    {NAMED("hidden", "Hides", "D12-MOV-4",
           "Whether the target hides in or behind terrain, so that it cannot be fired at."),
     FLAG(struct target, hidden)},
    BODY_ABILITY(struct target, body.,
                 "The ability that the figures have. Expert Skirmisher, Tough as old boots and "
                 "Campaign wound matter here."),
    BODY_GAME(struct target, body.),
    BODY_OFFICER(struct target, body.),
    BODY_WOUNDS_TAKEN(struct target, body., "wounds"),
    BODY_WOUNDS_MAX(struct target, body.),
};
static const struct fields target_fields = FIELDS("D12Target", "Figures that are shot at.", target_list, struct target);

static const struct field input_list[] = {
    {NAMED("shooters", "Shooters", "D12-SHO-3",
           "The figures that fire, in groups of those that fire alike; no more than 32 in all."),
     LIST(struct volley_input, groups, struct shooters, shooters_item, group_count, 1, GROUPS_MAX)},
    {NAMED("target", "Target", NULL, "Who is shot at."),
     GROUP(struct volley_input, target, struct target, target_fields)},
    {NAMED("firing_unit", "Firing unit", "D12-MOR-1", "The unit of the firers, for the tests that fall due."),
     GROUP(struct volley_input, firing_unit, struct d12_unit, d12_unit_fields), .presence = FIELD_DEFAULTED},
    {NAMED("target_unit", "Target's unit", "D12-MOR-1", "The unit of the target, for the tests that fall due."),
     GROUP(struct volley_input, target_unit, struct d12_unit, d12_unit_fields), .presence = FIELD_DEFAULTED},
};
static const struct fields input_fields =
    FIELDS("D12VolleyInput", "Figures that fire, and their target.", input_list, struct volley_input);

#define COUNTED(name_, title_, clause_, doc_, member)                                                                  \
    {                                                                                                                  \
        NAMED(name_, title_, clause_, doc_), .unit = "figures", NUMBER(struct fired, member, 0, SHOTS_MAX)             \
    }
static const struct field fired_list[] = {
    {NAMED("band", "Range band", "A-D12-8", "The range band."), CHOICE(struct fired, band, d12_bands)},
    {NAMED("modifier", "Modifier", "D12-SHO-5", "What was added to each shot."),
     NUMBER(struct fired, modifier, -30, 8)},
    COUNTED("hits", "Hits", "D12-SHO-3", "Shots that hit.", shots[D12_HIT]),
    COUNTED("misses", "Misses", "D12-SHO-3", "Shots that missed.", shots[D12_MISS]),
    COUNTED("misfires", "Misfires", "D12-SHO-6", "Weapons that misfired.", shots[D12_MISFIRE]),
    COUNTED("exploded", "Exploded", "D12-MIS-1", "Weapons that exploded.", misfires[D12_EXPLODES]),
    COUNTED("out_of_ammo", "Out of ammo", "D12-MIS-1", "Figures that are out of ammo.", misfires[D12_OUT_OF_AMMO]),
    COUNTED("jammed", "Jammed", "D12-MIS-1", "Weapons that are jammed.", misfires[D12_JAMMED]),
    COUNTED("bad_powder", "Bad powder", "D12-MIS-1", "Weapons that had bad powder.", misfires[D12_BAD_POWDER]),
    COUNTED("loaded", "Still loaded", "D12-SHO-1",
            "Weapons that may fire next turn: those with bad powder, and breechloaders and repeaters that did not "
            "misfire.",
            loaded),
};
static const struct fields fired_fields =
    FIELDS("D12Fired", "What came of the shots of a group.", fired_list, struct fired);
static const struct field fired_item = {
    .title = "Group", .doc = "What came of the shots of a group.", .kind = FIELD_GROUP, .of = &fired_fields};

static const struct field outcome_list[] = {
    {NAMED("shooters", "Shooters", "D12-SHO-3", "What came of the shots, group by group."),
     LIST(struct volley_outcome, groups, struct fired, fired_item, group_count, 1, GROUPS_MAX)},
    {NAMED("target", "Target", "D12-WND-1", "What the volley leaves the target with."),
     GROUP(struct volley_outcome, target, struct d12_aftermath, d12_aftermath_fields)},
    {NAMED("firers", "Firers", "A-D12-12", "What exploding weapons leave the firers with."),
     GROUP(struct volley_outcome, firers, struct d12_aftermath, d12_aftermath_fields)},
};
static const struct fields outcome_fields =
    FIELDS("D12VolleyOutcome", "A volley.", outcome_list, struct volley_outcome);

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
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = options,
    .clauses = clauses,
    .check = check,
    .resolve = resolve,
    .summarise = summarise,
};
