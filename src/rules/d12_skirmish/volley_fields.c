/* The fields of a volley. */
#include "body.h"
#include "shot.h"
#include "volley.h"

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
    BODY_WOUNDS(struct shooters, body.),
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
    BODY_WOUNDS(struct target, body.),
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
const struct fields d12_volley_input_fields =
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
    {NAMED("hurt", "Hurt", "A-D12-12", "What exploding weapons did to the group, where any exploded."),
     GROUP_IF(struct fired, hurt, struct d12_aftermath, d12_hurt_fields, has_hurt)},
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
const struct fields d12_volley_outcome_fields =
    FIELDS("D12VolleyOutcome", "A volley.", outcome_list, struct volley_outcome);
