/* The fields of a volley's question and answer. */
#include "rulesets/d12_skirmish/volley.h"

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
    HOUSE_MODIFIERS_ROW(struct shooters, shot.house, "each shot."),
};
static const struct fields shooters_fields =
    FIELDS("D12Shooters", "Figures that fire alike.", shooters_rows, struct shooters);
static const struct field shooters_item = ITEM_GROUP(shooters_fields, "Shooters", NULL, "Figures that fire alike.");

static const struct field target_rows[] = {
    NUMBER(
        struct volley_target, figures, 1, TARGETS_MAX, "Figures", NULL,
        "Figures that are shot at, all alike. Nobody is hit again before all were hit as often; among those whose turn "
        "it is the option hit_allocation says who comes first (A-D12-34).",
        .unit = "figures", DEFAULT(1)),
    CHOICE(struct volley_target, kind, d12_kinds, "Kind", "D12-WND-1",
           "Foot or cavalry. A rider who is thrown is hit on foot from then on.", DEFAULT(D12_FOOT)),
    CHOICE(struct volley_target, cover, d12_covers, "Cover", "A-D12-15",
           "The cover that the target itself is in. A fence that it stands behind is given here or among the "
           "obstacles, not twice.",
           DEFAULT(D12_COVER_NONE)),
    CHOICE(struct volley_target, movement, d12_target_movements, "Movement", "A-D12-26", "How the target moved.",
           DEFAULT(D12_TARGET_OTHER)),
    FLAG(struct volley_target, hidden, "Hides", "D12-MOV-4",
         "Whether the target hides in or behind terrain, so that it cannot be fired at."),
    BODY_ROWS(
        struct volley_target, body.,
        "The ability that the figures have. Expert Skirmisher, Tough as old boots and Campaign wound matter here."),
};
static const struct fields target_fields =
    FIELDS("D12Target", "Figures that are shot at.", target_rows, struct volley_target);

static const struct field input_rows[] = {
    LIST(struct volley_input, shooters, struct shooters, shooters_item, group_count, 1, GROUPS_MAX, "Shooters",
         "D12-SHO-3", "The figures that fire, in groups of those that fire alike; no more than 32 in all."),
    GROUP(struct volley_input, target, struct volley_target, target_fields, "Target", NULL, "Who is shot at."),
    GROUP(struct volley_input, firing_unit, struct d12_unit, d12_unit_fields, "Firing unit", "D12-MOR-1",
          "The unit of the firers, for the tests that fall due.", .presence = FIELD_DEFAULTED),
    GROUP(struct volley_input, target_unit, struct d12_unit, d12_unit_fields, "Target's unit", "D12-MOR-1",
          "The unit of the target, for the tests that fall due.", .presence = FIELD_DEFAULTED),
};
const struct fields d12_volley_input_fields =
    FIELDS("D12VolleyInput", "Figures that fire, and their target.", input_rows, struct volley_input);

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

static const struct field outcome_rows[] = {
    LIST(struct volley_outcome, shooters, struct fired, fired_item, group_count, 1, GROUPS_MAX, "Shooters", "D12-SHO-3",
         "What came of the shots, group by group."),
    GROUP(struct volley_outcome, target, struct d12_aftermath, d12_aftermath_fields, "Target", "D12-WND-1",
          "What the volley leaves the target with."),
    GROUP(struct volley_outcome, firers, struct d12_aftermath, d12_aftermath_fields, "Firers", "A-D12-12",
          "What exploding weapons leave the firers with."),
};
const struct fields d12_volley_outcome_fields =
    FIELDS("D12VolleyOutcome", "A volley.", outcome_rows, struct volley_outcome);
