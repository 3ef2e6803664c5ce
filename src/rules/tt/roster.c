/* What Triumph & Tragedy knows of a unit on the table. Its base book has more; the addendum asks for this. */
#include "tt_roster.h"

static const struct choice fate_list[] = {
    [TT_IN_PLAY] = {"in_play", NULL},
    [TT_REMOVED] = {"removed", "captured or destroyed after a lost round of melee, or no figure of it is left"},
    [TT_DESTROYED] = {"destroyed", "charged while it was pinned"},
};
static const struct choices fate_choices = {"TtFate", fate_list, 3};

static const struct field unit_list[] = {
    {.name = "quality",
     .title = "Quality",
     .doc = "Quality of the unit.",
     .clause = "TT-PIN-1",
     .kind = FIELD_ENUM,
     .presence = FIELD_OPTIONAL,
     .offset = FIELD_AT(struct tt_roster_unit, quality, int32_t),
     .choices = &tt_qualities},
    {.name = "target",
     .title = "Morale target",
     .doc = "What its morale checks must reach, where the option morale_targets does not say it.",
     .clause = "TT-MOR-8",
     .kind = FIELD_INT,
     .presence = FIELD_OPTIONAL,
     .offset = FIELD_AT(struct tt_roster_unit, target, int32_t),
     .min = TT_TARGET_MIN,
     .max = TT_TARGET_MAX},
    {.name = "initiative",
     .title = "Initiative",
     .doc = "Its initiative, from your own rule book.",
     .clause = "TT-INI-2",
     .kind = FIELD_INT,
     .presence = FIELD_OPTIONAL,
     .offset = FIELD_AT(struct tt_roster_unit, initiative, int32_t),
     .max = 99},
    {.name = "figures",
     .title = "Figures",
     .doc = "Figures of the unit.",
     .unit = "figures",
     .clause = "A-TT-8",
     .kind = FIELD_INT,
     .presence = FIELD_REQUIRED,
     .offset = FIELD_AT(struct tt_roster_unit, figures, int32_t),
     .max = TT_FIGURES_MAX},
    {.name = "suppression",
     .title = "Suppression markers",
     .doc = "Markers on the unit.",
     .unit = "markers",
     .clause = "TT-SUP-1",
     .kind = FIELD_INT,
     .presence = FIELD_DEFAULTED,
     .offset = FIELD_AT(struct tt_roster_unit, suppression, int32_t),
     .max = 99},
    {.name = "hero",
     .title = "Hero",
     .doc = "Whether a Hero is with it.",
     .clause = "TT-INI-3",
     .kind = FIELD_BOOL,
     .presence = FIELD_DEFAULTED,
     .offset = FIELD_AT(struct tt_roster_unit, hero, bool)},
    {.name = "leader",
     .title = "Leader",
     .doc = "Whether a Leader is with it.",
     .clause = "TT-INI-3",
     .kind = FIELD_BOOL,
     .presence = FIELD_DEFAULTED,
     .offset = FIELD_AT(struct tt_roster_unit, leader, bool)},
    {.name = "fate",
     .title = "Fate",
     .doc = "Whether it is still in the game.",
     .clause = "TT-MOR-1",
     .kind = FIELD_ENUM,
     .presence = FIELD_DEFAULTED,
     .offset = FIELD_AT(struct tt_roster_unit, fate, int32_t),
     .choices = &fate_choices},
    {.name = "owes",
     .title = "Checks owed",
     .doc = "Rounds of melee that it lost and for which it has not checked morale yet.",
     .unit = "checks",
     .clause = "TT-MOR-1",
     .kind = FIELD_INT,
     .presence = FIELD_DEFAULTED,
     .offset = FIELD_AT(struct tt_roster_unit, owes, int32_t),
     .max = 99},
};
static const struct fields unit_fields = {
    .name = "TtRosterUnit",
    .doc = "A unit of Triumph & Tragedy.",
    .list = unit_list,
    .count = FIELDS_COUNT(unit_list),
    .size = sizeof(struct tt_roster_unit),
};

static const char *out(const void *unit)
{
    const struct tt_roster_unit *known = unit;
    if (known->fate != TT_IN_PLAY)
        return fate_list[known->fate].name;
    return known->figures == 0 ? fate_list[TT_REMOVED].name : NULL;
}

static bool owes_morale(const void *unit)
{
    const struct tt_roster_unit *known = unit;
    return !out(unit) && known->owes > 0;
}

static const struct unit_due dues[] = {
    {"morale_check", "Checks morale at once: it lost a round of melee", "TT-MOR-1", "morale-check", "loser", NULL, true,
     owes_morale},
    NO_MORE_DUES,
};

const struct unit_type tt_unit_type = {.fields = &unit_fields, .out = out, .dues = dues};

void tt_damage_effects(const struct tt_damage *damage, int32_t role, struct effects *effects)
{
    effect_add(effects, role, 0, "figures", -(damage->counts[TT_KILL] + damage->counts[TT_WOUND]), "TT-MEL-5");
    effect_add(effects, role, 0, "suppression", damage->counts[TT_SUPPRESSED], "TT-DMG-1");
}

void tt_morale_effects(bool removed, int32_t role, struct effects *effects)
{
    effect_add(effects, role, 0, "owes", -1, "TT-MOR-1");
    if (removed)
        effect_set(effects, role, 0, "fate", TT_REMOVED, "TT-MOR-1");
}
