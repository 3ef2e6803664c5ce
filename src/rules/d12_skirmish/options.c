/* The field table of the options, with the words in which a form offers them. */
#include "options.h"
#include <umpire/error.h>

static const struct choice misfire_4_list[] = {
    [D12_MISFIRE_4_OUT_OF_AMMO] = {"out_of_ammo", "A 4 is out of ammo, as 2 and 3 are"},
    [D12_MISFIRE_4_JAMMED] = {"jammed", "A 4 is a jam, as 5 to 8 are"},
};
static const struct choices misfire_4 = {"D12MisfireFour", misfire_4_list, 2};

static const struct choice cover_recheck_band_list[] = {
    [D12_RECHECK_3_4] = {"3_4", "Totals of 3 and 4 throw the second die, as printed"},
    [D12_RECHECK_5_6] = {"5_6", "Totals of 5 and 6 throw it: who is in cover need not retreat to cover"},
};
static const struct choices cover_recheck_band = {"D12CoverRecheckBand", cover_recheck_band_list, 2};

static const struct choice cover_recheck_in_combat_list[] = {
    [D12_YES] = {"yes", "The second die is thrown in combat, too"},
    [D12_NO] = {"no", "In combat there is no second die"},
};
static const struct choices cover_recheck_in_combat = {"D12CoverRecheckInCombat", cover_recheck_in_combat_list, 2};

static const struct choice hth_charged_list[] = {
    [D12_BONUS_TO_CHARGER] = {"charger", "The figure that charged has +1"},
    [D12_BONUS_TO_CHARGED] = {"charged", "The figure that was charged has +1"},
};
static const struct choices hth_charged = {"D12HthCharged", hth_charged_list, 2};

static const struct choice gang_up_list[] = {
    [D12_GANG_PER_EXTRA] = {"per_extra", "+1 for each other friend that attacks the same enemy"},
    [D12_GANG_ONCE] = {"once", "+1 in all, however many friends attack the same enemy"},
};
static const struct choices gang_up = {"D12GangUp", gang_up_list, 2};

static const struct choice terrain_stack_list[] = {
    [D12_TERRAIN_ADDITIVE] = {"additive", "Each kind of terrain takes its fraction of the whole allowance"},
    [D12_TERRAIN_MULTIPLICATIVE] = {"multiplicative", "Each takes its fraction of what the ones before it left"},
};
static const struct choices terrain_stack = {"D12TerrainStack", terrain_stack_list, 2};

static const struct choice troop_type_replaces_list[] = {
    [D12_YES] = {"yes", "A troop type's own value stands in the place of the quality's modifier"},
    [D12_NO] = {"no", "Both are added"},
};
static const struct choices troop_type_replaces = {"D12TroopTypeReplaces", troop_type_replaces_list, 2};

#define READING(member, title_, clause_, doc_)                                                                         \
    {                                                                                                                  \
        .name = #member, .title = title_, .doc = doc_, .clause = clause_, .kind = FIELD_ENUM,                          \
        .presence = FIELD_DEFAULTED, .offset = FIELD_AT(struct d12_options, member, int32_t), .choices = &(member)     \
    }

static const struct field option_list[] = {
    READING(misfire_4, "Misfire of 4", "A-D12-2", "What a 4 means on the misfire table, which has no row for it."),
    READING(cover_recheck_band, "Second die in cover", "A-D12-3",
            "Which morale totals throw the second die of a figure in cover."),
    READING(cover_recheck_in_combat, "Second die in combat", "A-D12-5",
            "Whether a figure that is in cover and in combat throws the second die, too."),
    READING(hth_charged, "Charged, +1", "A-D12-17", "Who has the +1 for a charge in hand to hand combat."),
    READING(gang_up, "Additional attackers", "A-D12-18",
            "Whether the +1 for additional attackers counts for each of them or once."),
    READING(terrain_stack, "Several terrains", "A-D12-19", "How the losses of several kinds of terrain go together."),
    READING(troop_type_replaces, "Troop types", "A-D12-24",
            "Whether a troop type's combat or shooting value replaces the modifier of the quality."),
};
const struct fields d12_option_fields = {
    .name = "D12Options",
    .doc = "How a club plays the d12 skirmish: readings that its source leaves open.",
    .list = option_list,
    .count = FIELDS_COUNT(option_list),
    .size = sizeof(struct d12_options),
    .unknown = ERROR_UNKNOWN_OPTION,
};
