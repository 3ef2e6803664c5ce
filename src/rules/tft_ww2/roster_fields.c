/* What the WW2 skirmish writes down of a figure or a vehicle on the table: one table of members that serves both. */
#include "field_kinds.h"
#include "steps.h"
#include "tft_roster.h"

static const struct choice kind_list[] = {
    [TFT_KIND_FIGURE] = {"figure", "A man"},
    [TFT_KIND_AFV] = {"afv", "A vehicle with its crew"},
};
static const struct choices kinds = {"TftUnitKind", kind_list, 2};
static const struct choice rank_list[] = {
    [TFT_PRIVATE] = {"private", "A private"},
    [TFT_NCO] = {"nco", "An NCO"},
    [TFT_CO] = {"co", "A CO; who loses the nearest one tests morale"},
};
static const struct choices ranks = {"TftRank", rank_list, TFT_RANKS};
static const struct choice fate_list[] = {
    [TFT_IN_PLAY] = {"in_play", NULL},
    [TFT_FATE_INCAPACITATED] = {"incapacitated", "for the rest of the game"},
    [TFT_FATE_DEAD] = {"dead", NULL},
    [TFT_FATE_FLED] = {"fled", "removed at the table edge"},
    [TFT_FATE_SURRENDERED] = {"surrendered", "the enemy blocked its way to the table edge"},
    [TFT_FATE_KNOCKED_OUT] = {"knocked_out", "a vehicle"},
    [TFT_FATE_EXPLODED] = {"exploded", "a vehicle"},
    [TFT_FATE_ABANDONED] = {"abandoned", "a vehicle that was left by its crew"},
};
const struct choices tft_fates = {"TftFate", fate_list, TFT_FATES};
static const struct choice held_list[] = {
    [TFT_HELD_READY] = {"ready", "Ready"},
    [TFT_HELD_JAMMED] = {"jammed", "Jammed by a 17: an Action and a roll under INT clear it"},
    [TFT_HELD_JAMMED_HARD] = {"jammed_hard", "Jammed by an 18: an Action and a roll under INT -4 clear it"},
    [TFT_HELD_DROPPED] = {"dropped", "Dropped hand to hand"},
    [TFT_HELD_BROKEN] = {"broken", "Broken hand to hand; it is an improvised weapon now"},
};
static const struct choices held_states = {"TftHeldState", held_list, TFT_HELD_BROKEN + 1};
static const struct choice flight_list[] = {
    [TFT_NOT_FLEEING] = {"none", "It does not flee"},
    [TFT_TO_COVER] = {"to_cover", "To the nearest cover that the enemy does not hold"},
    [TFT_TO_EDGE] = {"to_edge", "To the table edge; a vehicle in reverse"},
};
static const struct choices flights = {"TftFlight", flight_list, 3};

#define UNIT struct tft_unit
#define ATTRIBUTE(name_, title_, which, low)                                                                           \
    {                                                                                                                  \
        NAMED(name_, title_, "TFT-PROF-1", "Of a figure, before any wound; what is left out its profile says."),       \
            NUMBER(UNIT, attributes.of[which], low, TFT_ATTRIBUTE_MAX), OPTIONAL                                       \
    }
#define AFV_NUMBER(member, title_, clause_, low, high, doc_)                                                           \
    {                                                                                                                  \
        NAMED(#member, title_, clause_, doc_), NUMBER(UNIT, afv.member, low, high), OPTIONAL                           \
    }
#define COUNT(member, title_, unit_, clause_, doc_)                                                                    \
    {                                                                                                                  \
        NAMED(#member, title_, clause_, doc_), .unit = unit_, NUMBER(UNIT, member, 0, TFT_COUNT_MAX), DEFAULT(0)       \
    }
#define IS(member, title_, clause_, doc_)                                                                              \
    {                                                                                                                  \
        NAMED(#member, title_, clause_, doc_), FLAG(UNIT, member)                                                      \
    }

static const struct field unit_list[] = {
    {NAMED("kind", "Kind", "TFT-CREW-1", "A figure, or a vehicle; its crew is part of it."), CHOICE(UNIT, kind, kinds),
     DEFAULT(TFT_KIND_FIGURE)},
    {NAMED("profile", "Profile", "TFT-PROF-1",
           "private, nco, co or a name of the option profiles; of a vehicle a name of the option afvs. It says what is "
           "not given."),
     NAME(UNIT, profile)},
    {NAMED("squad", "Squad", "TFT-MOR-1",
           "The unit of figures that it belongs to, by the same name in all of them; those without a name are one."),
     NAME(UNIT, squad)},
    {NAMED("rank", "Rank", "TFT-MOR-1", "Where the profile is none of private, nco and co."), CHOICE(UNIT, rank, ranks),
     OPTIONAL},
    IS(commands, "Commander", "TFT-MOR-1", "Whether it commands its squad and tests morale for it."),
    ATTRIBUTE("strength", "STR", TFT_STR, 1),
    ATTRIBUTE("intelligence", "INT", TFT_INT, 0),
    ATTRIBUTE("dexterity", "DEX", TFT_DEX, 0),
    ATTRIBUTE("leadership", "LDR", TFT_LDR, 0),
    ATTRIBUTE("movement", "MOV", TFT_MOV, 0),
    IS(wounded, "Wounded", "TFT-DMG-2", "Whether it is wounded."),
    IS(green, "Green", "TFT-MOR-2", "Green or lesser trained; not with elite."),
    IS(elite, "Elite", "TFT-MOR-2", "Elite; not with green."),
    {NAMED("weapon", "Weapon", "TFT-WPN", "What it has in hand."), CHOICE(UNIT, weapon, tft_weapon_choices), OPTIONAL},
    {NAMED("weapon_state", "State of the weapon", "TFT-CRIT-2", "Of what is in hand, or of a vehicle's gun."),
     CHOICE(UNIT, weapon_state, held_states), DEFAULT(TFT_HELD_READY)},
    {NAMED("served_state", "State of the weapon it serves", "TFT-CRIT-2",
           "Of a mortar or the like, which it serves beside what is in its hand."),
     CHOICE(UNIT, served_state, tft_weapon_states), DEFAULT(TFT_READY)},
    {NAMED("fate", "Fate", "TFT-DMG-3", "Whether it is still in the game."), CHOICE(UNIT, fate, tft_fates),
     DEFAULT(TFT_IN_PLAY)},
    IS(prone, "Prone", "TFT-RNG-7", "Whether it lies prone."),
    {NAMED("cover", "Cover", "TFT-RNG-8", "The cover that it stands in."), CHOICE(UNIT, cover, tft_covers),
     DEFAULT(TFT_COVER_NONE)},
    IS(full_cover, "Full cover", "TFT-RNG-9", "Whether the cover hides it wholly. Needs a cover."),
    {NAMED("flight", "Flight", "TFT-MOR-4", "Where it flees to after a failed check."), CHOICE(UNIT, flight, flights),
     DEFAULT(TFT_NOT_FLEEING)},
    IS(at_goal, "Flight at its end", "TFT-MOR-4",
       "Whether it has reached the cover or the edge that it fled to; at the edge it is removed."),
    {NAMED("action", "Action", "TFT-MOV-1", "Its action of this turn, as soon as it has chosen one."),
     CHOICE(UNIT, action, tft_action_choices), OPTIONAL},
    IS(action_used, "Action used", "TFT-ACT-9", "Whether it has handled an item in this turn."),
    {NAMED("moved_inches", "Moved", "TFT-RNG-4", "How far it moved in this turn."),
     INCHES(UNIT, moved_inches, TFT_INCHES_MAX), DEFAULT(0)},
    {NAMED("points_spent", "Points spent", "TFT-MOV-1", "Movement points that it spent in this turn."),
     DECIMAL(UNIT, points_spent, "points", TFT_ARMOUR_MAX * 1000), DEFAULT(0)},
    COUNT(shots, "Shots", "shots", "TFT-RNG-8", "Shots and throws of this turn."),
    IS(shot_last_round, "Shot last round", "TFT-RNG-8", "Whether it shot in the last turn."),
    IS(under_fire, "Under fire", "TFT-IND-5", "Whether it was under fire in this turn."),
    IS(under_fire_last_round, "Under fire last round", "TFT-IND-5", "Whether it was under fire in the last turn."),
    COUNT(casualties, "Casualties", "figures", "TFT-MOR-2",
          "Figures of its squad that were incapacitated or killed in the game."),
    COUNT(members_down, "Members down", "figures", "TFT-MOR-1",
          "Figures of its squad that went down in this turn. A commander tests when more than one is down."),
    COUNT(members_tested, "Members down when tested", "figures", "TFT-MOR-1",
          "How many of the members down in this turn were down when the squad last tested."),
    COUNT(cos_down, "COs down", "figures", "TFT-MOR-1",
          "COs of its side that went down in this turn, until its squad has tested."),
    COUNT(
        attacks, "Attacks", "attacks", "TFT-MOR-1",
        "Figures of its squad, itself among them, under air, artillery or flamethrower attack in this turn, until the "
        "squad has tested."),
    COUNT(hits, "Hits", "hits", "TFT-DMG-1", "Hits whose damage has not been rolled yet."),
    COUNT(double_hits, "Hits with double damage", "hits", "TFT-CRIT-1",
          "Such hits of a figure by a roll of 4, which do double damage."),
    COUNT(vulnerable_hits, "Hits of a vulnerable spot", "hits", "TFT-AFVC-5",
          "Such hits of a vehicle by a roll of 4, which penetrate."),
    IS(in_hand, "In hand", "TFT-CRIT-2",
       "Whether a grenade went off in its hand whose damage has not been rolled yet."),
    {NAMED("drive", "Drive", "TFT-AFVM-1", "Of a vehicle: wheeled or tracked."), CHOICE(UNIT, afv.drive, tft_drives),
     OPTIONAL},
    AFV_NUMBER(movement_points, "Movement points", "TFT-AFVM-1", 0, TFT_ARMOUR_MAX, "Of a vehicle, for a turn."),
    AFV_NUMBER(fire_control, "Fire Control", "TFT-AFVC-1", 0, TFT_ATTRIBUTE_MAX,
               "Of a vehicle: the base number of its gun to hit."),
    AFV_NUMBER(size, "Size", "TFT-AFVC-2", -TFT_MODIFIER_MAX, TFT_MODIFIER_MAX,
               "What a vehicle's size adds to the number of those who shoot at it."),
    AFV_NUMBER(armour, "Armour", "TFT-PEN-1", 0, TFT_ARMOUR_MAX, "Of a vehicle: its armour factor."),
    AFV_NUMBER(penetration, "Penetration", "TFT-PEN-1", 0, TFT_ARMOUR_MAX, "Of a vehicle's gun."),
    AFV_NUMBER(he_modifier, "HE modifier", "TFT-PEN-2", 0, TFT_MODIFIER_MAX,
               "What a vehicle's gun takes off the three damage dice."),
    {NAMED("explosion_radius", "Explosion radius", "A-TFT-29", "How far the explosion of a vehicle reaches."),
     INCHES(UNIT, afv.explosion_radius, TFT_INCHES_MAX), OPTIONAL},
    IS(buttoned, "Buttoned up", "TFT-AFVC-2", "Whether a vehicle is buttoned up."),
    IS(mgs_destroyed, "MGs destroyed", "TFT-PEN-2", "Whether a vehicle's machine guns are destroyed."),
    IS(immobilised, "Immobilised", "TFT-PEN-2", "Whether a vehicle is immobilised."),
    IS(main_gun_destroyed, "Main gun destroyed", "TFT-PEN-2", "Whether a vehicle's main gun is destroyed."),
    IS(reversed, "Reversed", "TFT-CREW-1", "Whether a vehicle reversed in this turn."),
    COUNT(crew_tests, "Crew tests", "tests", "TFT-CREW-1", "Hits for which a vehicle's crew has not tested yet."),
};
const struct fields tft_unit_fields =
    FIELDS("TftRosterUnit", "A figure or a vehicle of the WW2 skirmish.", unit_list, UNIT);

static void refuse(struct violations *violations, const char *at, const char *member, const char *message)
{
    char pointer[VIOLATION_POINTER_MAX];
    struct text text;
    text_start(&text, pointer, sizeof pointer);
    text_format(&text, "%s/%s", at, member);
    violation_add(violations, ERROR_CONFLICTING_FIELDS, pointer, "%s", message);
}

static void profile_check(const UNIT *unit, const void *options, const char *at, struct violations *violations)
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

void tft_unit_check(const void *checked, const void *options, const char *pointer, struct violations *violations)
{
    const UNIT *unit = checked;
    bool vehicle = unit->kind == TFT_KIND_AFV;
    profile_check(unit, options, pointer, violations);
    if (unit->green && unit->elite)
        refuse(violations, pointer, "elite", "Troops are green or elite, not both.");
    if (unit->full_cover && unit->cover == TFT_COVER_NONE)
        refuse(violations, pointer, "full_cover", "Full cover needs a cover: say soft or hard.");
    if (unit->fate != TFT_IN_PLAY && unit->fate != TFT_FATE_FLED && vehicle != (unit->fate >= TFT_FATE_KNOCKED_OUT))
        refuse(violations, pointer, "fate", vehicle ? "This becomes of figures." : "This becomes of vehicles.");
    if (vehicle && unit->commands)
        refuse(violations, pointer, "commands", "A vehicle commands no squad.");
}
