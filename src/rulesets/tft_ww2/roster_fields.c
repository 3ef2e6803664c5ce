/* The members of a figure or a vehicle of the WW2 skirmish: one table that serves both. */
#include "rulesets/tft_ww2/tft.h"
#include "rulesets/tft_ww2/tft_roster.h"
#include <string.h>

LOCAL_CHOICES(kinds, "TftUnitKind", TFT_UNIT_KIND_VALUES);
LOCAL_CHOICES(ranks, "TftRank", TFT_RANK_VALUES);
CHOICES(tft_fates, "TftFate", TFT_FATE_VALUES);
CHOICES(tft_held_states, "TftHeldState", TFT_HELD_STATE_VALUES);
CHOICES(tft_owed_hits, "TftOwedHit", TFT_OWED_HIT_VALUES);
CHOICES(tft_flights, "TftFlight", TFT_FLIGHT_VALUES);

#define OWED_HIT(place, doc_)                                                                                          \
    CHOICE_AS(struct tft_unit, owed_hits[(place)-1], "owed_hit_" #place, tft_owed_hits, "Owed hit", "A-TFT-46", doc_,  \
              OPTIONAL, BOOKKEEPING, BATTLE)
static const struct field unit_rows[] = {
    CHOICE(struct tft_unit, kind, kinds, "Kind", "TFT-CREW-1", "A figure, or a vehicle; its crew is part of it.",
           DEFAULT(TFT_KIND_FIGURE), PROFILE),
    TEXT(struct tft_unit, profile, 0, TFT_NAME_MAX, "Profile", "TFT-PROF-1",
         "private, nco, co or a name of the option profiles; of a vehicle a name of the option afvs. It says what is "
         "not given.",
         OPTIONAL, PROFILE),
    TEXT(struct tft_unit, squad, 0, TFT_NAME_MAX, "Squad", "TFT-MOR-1",
         "The unit of figures that it belongs to, by the same name in all of them; those without a name are one.",
         OPTIONAL, PROFILE),
    CHOICE(struct tft_unit, rank, ranks, "Rank", "TFT-MOR-1", "Where the profile is none of private, nco and co.",
           OPTIONAL, PROFILE),
    FLAG(struct tft_unit, commands, "Commander", "TFT-MOR-1", "Whether it commands its squad and tests morale for it.",
         LASTING),
    NUMBER_AS(struct tft_unit, attributes.of[TFT_STR], "strength", 1, TFT_ATTRIBUTE_MAX, "STR", "TFT-PROF-1",
              "Of a figure, before any wound; what is left out its profile says.", OPTIONAL, PROFILE),
    TFT_ATTRIBUTE_ROWS(struct tft_unit, attributes., "TFT-PROF-1",
                       "Of a figure, before any wound; what is left out its profile says.", OPTIONAL, PROFILE),
    FLAG(struct tft_unit, wounded, "Wounded", "TFT-DMG-2", "Whether it is wounded.", LASTING),
    FLAG(struct tft_unit, green, "Green", "TFT-MOR-2", "Green or lesser trained; not with elite.", PROFILE),
    FLAG(struct tft_unit, elite, "Elite", "TFT-MOR-2", "Elite; not with green.", PROFILE),
    CHOICE(struct tft_unit, weapon, tft_weapon_choices, "Weapon", "TFT-WPN", "What it has in hand.", OPTIONAL, PROFILE),
    CHOICE(struct tft_unit, weapon_state, tft_held_states, "State of the weapon", "TFT-CRIT-2",
           "Of what is in hand, or of a vehicle's gun.", DEFAULT(TFT_HELD_READY), LASTING),
    FLAG(struct tft_unit, bayonet_fixed, "Bayonet fixed", "A-TFT-47",
         "Whether a bayonet is fixed to the rifle in hand. It does not hinder shooting.", BATTLE),
    CHOICE(struct tft_unit, sidearm, tft_weapon_choices, "Sidearm", "A-TFT-43", "A second weapon that it carries.",
           OPTIONAL, PROFILE),
    CHOICE(struct tft_unit, sidearm_state, tft_held_states, "State of the sidearm", "A-TFT-43", "Of the sidearm.",
           DEFAULT(TFT_HELD_READY), LASTING),
    CHOICE(struct tft_unit, dropped_state, tft_weapon_states, "State when dropped", "TFT-CRIT-2",
           "What was in hand was like this when it was dropped; who picks it up has it so again.", DEFAULT(TFT_READY),
           BATTLE),
    CHOICE(struct tft_unit, sidearm_dropped_state, tft_weapon_states, "State of the sidearm when dropped", "TFT-CRIT-2",
           "Likewise of the sidearm.", DEFAULT(TFT_READY), BATTLE),
    CHOICE(struct tft_unit, served_state, tft_weapon_states, "State of the weapon it serves", "TFT-CRIT-2",
           "Of a mortar or the like, which it serves beside what is in its hand.", DEFAULT(TFT_READY), LASTING),
    CHOICE(struct tft_unit, fate, tft_fates, "Fate", "TFT-DMG-3", "Whether it is still in the game.",
           DEFAULT(TFT_IN_PLAY), BOOKKEEPING, LASTING),
    FLAG(struct tft_unit, prone, "Prone", "TFT-RNG-7", "Whether it lies prone.", BATTLE),
    CHOICE(struct tft_unit, cover, tft_covers, "Cover", "TFT-RNG-8", "The cover that it stands in.",
           DEFAULT(TFT_COVER_NONE), BATTLE),
    FLAG(struct tft_unit, full_cover, "Full cover", "TFT-RNG-9", "Whether the cover hides it wholly. Needs a cover.",
         BATTLE),
    CHOICE(struct tft_unit, flight, tft_flights, "Flight", "TFT-MOR-4", "Where it flees to after a failed check.",
           DEFAULT(TFT_NOT_FLEEING), BATTLE),
    FLAG(struct tft_unit, at_goal, "Flight at its end", "TFT-MOR-4",
         "Whether it has reached the cover or the edge that it fled to; at the edge it is removed.", BOOKKEEPING,
         BATTLE),
    NUMBER(struct tft_unit, rally_tried, 0, UNIT_DEEDS_MAX, "Rally tried", "A-TFT-54",
           "How often a CO has tried to rally it in this turn, passed or failed.", .unit = "times", DEFAULT(0), TURN),
    NUMBER(struct tft_unit, indirect, 0, UNIT_DEEDS_MAX, "Indirect shots", "A-TFT-52",
           "How often it threw, fired or called an indirect shot in this turn.", .unit = "times", DEFAULT(0), TURN),
    NUMBER(struct tft_unit, attacked, 0, UNIT_DEEDS_MAX, "Attacks hand to hand", "A-TFT-53",
           "How often it attacked hand to hand in this turn.", .unit = "times", DEFAULT(0), TURN),
    NUMBER(struct tft_unit, gun_handled, 0, UNIT_DEEDS_MAX, "Gun handled", "A-TFT-41",
           "How often the crew of a vehicle tried to clear its gun in this turn.", .unit = "times", DEFAULT(0), TURN),
    CHOICE(struct tft_unit, action, tft_action_choices, "Action", "TFT-MOV-1",
           "Its action of this turn, as soon as it has chosen one.", OPTIONAL, TURN),
    FLAG(struct tft_unit, action_used, "Action used", "TFT-ACT-9", "Whether it has handled an item in this turn.",
         TURN),
    FLAG(struct tft_unit, move_ended, "Move at its end", "TFT-ACT-1",
         "Whether it has turned at the end of a run, or attacked hand to hand, as a charge does at its end: then it "
         "runs "
         "or charges no farther in this turn.",
         TURN),
    INCHES(struct tft_unit, moved_inches, TFT_INCHES_MAX, "Moved", "TFT-RNG-4", "How far it moved in this turn.",
           DEFAULT(0), TURN),
    SCALED(struct tft_unit, points_spent, "points", FIELD_THOUSANDTHS, 0, TFT_ARMOUR_MAX * 1000, "Points spent",
           "TFT-MOV-1", "Movement points that it spent in this turn.", DEFAULT(0), TURN),
    NUMBER(struct tft_unit, shots, 0, TFT_COUNT_MAX, "Shots", "TFT-RNG-8", "Shots and throws of this turn.",
           .unit = "shots", DEFAULT(0), TURN),
    TFT_AIMED_AT_ROWS(struct tft_unit, aimed_at., TURN),
    FLAG(struct tft_unit, shot_last_round, "Shot last round", "TFT-RNG-8", "Whether it shot in the last turn.",
         BOOKKEEPING, TURN),
    FLAG(struct tft_unit, under_fire, "Under fire", "TFT-IND-5", "Whether it was under fire in this turn.", TURN),
    FLAG(struct tft_unit, under_fire_last_round, "Under fire last round", "TFT-IND-5",
         "Whether it was under fire in the last turn.", BOOKKEEPING, TURN),
    NUMBER(struct tft_unit, casualties, 0, TFT_COUNT_MAX, "Casualties", "TFT-MOR-2",
           "Figures of its squad that were incapacitated or killed in the game.", .unit = "figures", DEFAULT(0),
           BATTLE),
    NUMBER(struct tft_unit, members_down, 0, TFT_COUNT_MAX, "Members down", "TFT-MOR-1",
           "Figures of its squad that went down in this turn. A commander tests when more than one is down.",
           .unit = "figures", DEFAULT(0), BOOKKEEPING, TURN),
    NUMBER(struct tft_unit, members_tested, 0, TFT_COUNT_MAX, "Members down when tested", "TFT-MOR-1",
           "How many of the members down in this turn were down when the squad last tested.", .unit = "figures",
           DEFAULT(0), BOOKKEEPING, TURN),
    NUMBER(struct tft_unit, cos_down, 0, TFT_COUNT_MAX, "COs down", "TFT-MOR-1",
           "COs of its side that went down in this turn, until its squad has tested.", .unit = "figures", DEFAULT(0),
           BOOKKEEPING, TURN),
    NUMBER(
        struct tft_unit, attacks, 0, TFT_COUNT_MAX, "Attacks", "TFT-MOR-1",
        "Figures of its squad, itself among them, under air, artillery or flamethrower attack in this turn, until the "
        "squad has tested.",
        .unit = "attacks", DEFAULT(0), TURN),
    OWED_HIT(1, "The oldest hit on a figure whose damage has not been rolled yet."),
    OWED_HIT(2, "The next of them."),
    OWED_HIT(3, "The next of them."),
    OWED_HIT(4, "The next of them."),
    OWED_HIT(5, "The next of them."),
    OWED_HIT(6, "The next of them."),
    NUMBER(struct tft_unit, hits, 0, TFT_COUNT_MAX, "Hits", "TFT-PEN-1",
           "Hits of a vehicle whose damage has not been rolled yet.", .unit = "hits", DEFAULT(0), BATTLE),
    NUMBER(struct tft_unit, vulnerable_hits, 0, TFT_COUNT_MAX, "Hits of a vulnerable spot", "TFT-AFVC-5",
           "Such hits of a vehicle by a roll of 4, which penetrate.", .unit = "hits", DEFAULT(0), BATTLE),
    NUMBER(struct tft_unit, blast_hits, 0, TFT_COUNT_MAX, "Hits by blasts", "TFT-IND-2",
           "Hits of a vehicle by shells, bombs and grenades whose damage has not been rolled yet.", .unit = "hits",
           DEFAULT(0), BATTLE),
    NUMBER(struct tft_unit, blast_ap, 1, 5, "AP factor of the blast", "A-TFT-28",
           "Of the blast that hit a vehicle last and whose damage has not been rolled yet.", OPTIONAL, BOOKKEEPING,
           BATTLE),
    FLAG(struct tft_unit, in_hand, "In hand", "TFT-CRIT-2",
         "Whether a grenade went off in its hand whose damage has not been rolled yet.", BATTLE),
    CHOICE(struct tft_unit, owed_blast, tft_indirect_choices, "Owed blast", "A-TFT-46",
           "What it threw or fired whose blast has not been resolved yet.", OPTIONAL, BOOKKEEPING, BATTLE),
    NUMBER(struct tft_unit, owed_blast_multiplier, 1, 2, "Multiplier of the blast", "A-TFT-46", "Of the owed blast.",
           DEFAULT(1), BOOKKEEPING, BATTLE),
    FLAG(struct tft_unit, owed_blast_scattered, "Blast astray", "A-TFT-46", "Whether the owed blast went astray.",
         BOOKKEEPING, BATTLE),
    FLAG(struct tft_unit, owed_blast_new, "Blast of this turn", "A-TFT-46",
         "Whether the owed blast is of a throw or shot of this turn.", BOOKKEEPING, TURN),
    CHOICE_AS(struct tft_unit, afv.drive, "drive", tft_drives, "Drive", "TFT-AFVM-1",
              "Of a vehicle: wheeled or tracked.", OPTIONAL, PROFILE),
    NUMBER_AS(struct tft_unit, afv.movement_points, "movement_points", 0, TFT_ARMOUR_MAX, "Movement points",
              "TFT-AFVM-1", "Of a vehicle, for a turn.", OPTIONAL, PROFILE),
    NUMBER_AS(struct tft_unit, afv.fire_control, "fire_control", 0, TFT_ATTRIBUTE_MAX, "Fire Control", "TFT-AFVC-1",
              "Of a vehicle: the base number of its gun to hit.", OPTIONAL, PROFILE),
    NUMBER_AS(struct tft_unit, afv.size, "size", -TFT_MODIFIER_MAX, TFT_MODIFIER_MAX, "Size", "TFT-AFVC-2",
              "What a vehicle's size adds to the number of those who shoot at it.", OPTIONAL, PROFILE),
    NUMBER_AS(struct tft_unit, afv.armour, "armour", 0, TFT_ARMOUR_MAX, "Armour", "TFT-PEN-1",
              "Of a vehicle: its armour factor.", OPTIONAL, PROFILE),
    NUMBER_AS(struct tft_unit, afv.penetration, "penetration", 0, TFT_ARMOUR_MAX, "Penetration", "TFT-PEN-1",
              "Of a vehicle's gun.", OPTIONAL, PROFILE),
    NUMBER_AS(struct tft_unit, afv.he_modifier, "he_modifier", 0, TFT_MODIFIER_MAX, "HE modifier", "TFT-PEN-2",
              "What a vehicle's gun takes off the three damage dice.", OPTIONAL, PROFILE),
    INCHES_AS(struct tft_unit, afv.explosion_radius, "explosion_radius", TFT_INCHES_MAX, "Explosion radius", "A-TFT-29",
              "How far the explosion of a vehicle reaches.", OPTIONAL, PROFILE),
    FLAG(struct tft_unit, buttoned, "Buttoned up", "TFT-AFVC-2", "Whether a vehicle is buttoned up.", BATTLE),
    FLAG(struct tft_unit, mgs_destroyed, "MGs destroyed", "TFT-PEN-2",
         "Whether a vehicle's machine guns are destroyed.", LASTING),
    FLAG(struct tft_unit, immobilised, "Immobilised", "TFT-PEN-2", "Whether a vehicle is immobilised.", LASTING),
    FLAG(struct tft_unit, main_gun_destroyed, "Main gun destroyed", "TFT-PEN-2",
         "Whether a vehicle's main gun is destroyed.", LASTING),
    FLAG(struct tft_unit, reversed, "Reversed", "TFT-CREW-1", "Whether a vehicle reversed in this turn.", TURN),
    NUMBER(struct tft_unit, crew_tests, 0, TFT_COUNT_MAX, "Crew tests", "TFT-CREW-1",
           "Hits for which a vehicle's crew has not tested yet.", .unit = "tests", DEFAULT(0), BATTLE),
};
const struct fields tft_unit_fields =
    FIELDS("TftRosterUnit", "A figure or a vehicle of the WW2 skirmish.", unit_rows, struct tft_unit);

static void profile_check(const struct tft_unit *unit, const void *options, const char *at,
                          struct violations *violations)
{
    char pointer[VIOLATION_POINTER_MAX];
    struct text text;
    if (unit->kind == TFT_KIND_FIGURE) {
        tft_profile_check(unit->profile, options, at, "profile", violations);
        return;
    }
    text_start(&text, pointer, sizeof pointer);
    text_format(&text, "%s/profile", at);
    tft_afv_name_check(unit->profile, options, pointer, violations);
}

static const char *const owed_names[TFT_OWED_HITS_MAX] = {"owed_hit_1", "owed_hit_2", "owed_hit_3",
                                                          "owed_hit_4", "owed_hit_5", "owed_hit_6"};

/* The members that only one of the kinds has; the others serve both. */
static const char *const of_vehicles[] = {"hits",
                                          "vulnerable_hits",
                                          "blast_hits",
                                          "blast_ap",
                                          "drive",
                                          "movement_points",
                                          "fire_control",
                                          "size",
                                          "armour",
                                          "penetration",
                                          "he_modifier",
                                          "explosion_radius",
                                          "buttoned",
                                          "mgs_destroyed",
                                          "immobilised",
                                          "main_gun_destroyed",
                                          "reversed",
                                          "crew_tests",
                                          NULL};
static const char *const of_figures[] = {"rank",       "commands",   "strength", "intelligence",  "dexterity",
                                         "leadership", "movement",   "wounded",  "bayonet_fixed", "sidearm",
                                         "prone",      "owed_hit_1", "in_hand",  "owed_blast",    NULL};

/* Whether the member has a value other than its default. */
static bool is_said(const struct field *field, const struct tft_unit *unit)
{
    const int32_t number = unit_number(field, unit);
    return number != FIELD_ABSENT && (field->presence == FIELD_OPTIONAL || number != 0);
}

static void kind_check(const struct tft_unit *unit, const char *pointer, struct violations *violations)
{
    const bool vehicle = unit->kind == TFT_KIND_AFV;
    const char *const *others = vehicle ? of_figures : of_vehicles;
    for (; *others; others++)
        if (is_said(field_find(&tft_unit_fields, *others, strlen(*others)), unit))
            tft_member_refuse(pointer, *others, ERROR_CONFLICTING_FIELDS,
                              vehicle ? "A vehicle does not have this; it is for figures."
                                      : "A figure does not have this; it is for vehicles.",
                              violations);
}

void tft_unit_check(const void *checked, const void *options, const char *pointer, struct violations *violations)
{
    const struct tft_unit *unit = checked;
    bool vehicle = unit->kind == TFT_KIND_AFV;
    profile_check(unit, options, pointer, violations);
    if (unit->green && unit->elite)
        tft_member_refuse(pointer, "elite", ERROR_CONFLICTING_FIELDS, "Troops are green or elite, not both.",
                          violations);
    for (int32_t i = 1; i < TFT_OWED_HITS_MAX; i++)
        if (unit->owed_hits[i] != FIELD_ABSENT && unit->owed_hits[i - 1] == FIELD_ABSENT)
            tft_member_refuse(pointer, owed_names[i], ERROR_CONFLICTING_FIELDS,
                              "Owed hits stand one behind the other, the oldest first.", violations);
    if (unit->full_cover && unit->cover == TFT_COVER_NONE)
        tft_member_refuse(pointer, "full_cover", ERROR_CONFLICTING_FIELDS,
                          "Full cover needs a cover: say soft or hard.", violations);
    if (unit->fate != TFT_IN_PLAY && unit->fate != TFT_FATE_FLED && vehicle != (unit->fate >= TFT_FATE_ABANDONED))
        tft_member_refuse(pointer, "fate", ERROR_CONFLICTING_FIELDS,
                          vehicle ? "This becomes of figures." : "This becomes of vehicles.", violations);
    if (vehicle && unit->flight == TFT_TO_COVER)
        tft_member_refuse(pointer, "flight", ERROR_CONFLICTING_FIELDS, "A vehicle goes back to the table edge.",
                          violations);
    if (!vehicle && unit->bayonet_fixed && unit->weapon != FIELD_ABSENT && unit->weapon != TFT_RIFLE)
        tft_member_refuse(pointer, "bayonet_fixed", ERROR_CONFLICTING_FIELDS, "A bayonet is fixed to a rifle in hand.",
                          violations);
    kind_check(unit, pointer, violations);
}

int32_t tft_unit_follows(const void *unit, const void *options, const char *member)
{
    static const char *const attributes[TFT_ATTRIBUTES] = {[TFT_STR] = "strength",
                                                           [TFT_INT] = "intelligence",
                                                           [TFT_DEX] = "dexterity",
                                                           [TFT_LDR] = "leadership",
                                                           [TFT_MOV] = "movement"};
    static const char *const figures[] = {
        [TFT_AFV_DRIVE] = "drive",    [TFT_AFV_POINTS] = "movement_points", [TFT_AFV_FIRE_CONTROL] = "fire_control",
        [TFT_AFV_SIZE] = "size",      [TFT_AFV_ARMOUR] = "armour",          [TFT_AFV_PENETRATION] = "penetration",
        [TFT_AFV_HE] = "he_modifier", [TFT_AFV_RADIUS] = "explosion_radius"};
    const struct tft_unit *known = unit;
    bool figure = known->kind == TFT_KIND_FIGURE;
    for (int32_t i = 0; figure && i < TFT_ATTRIBUTES; i++)
        if (strcmp(member, attributes[i]) == 0)
            return tft_attribute((enum tft_attribute)i, FIELD_ABSENT, known->profile, options);
    for (int32_t i = 0; !figure && i <= TFT_AFV_RADIUS; i++)
        if (strcmp(member, figures[i]) == 0)
            return tft_afv_figure((enum tft_afv_figure)i, FIELD_ABSENT, known->profile, options);
    return FIELD_ABSENT;
}
