/* Tables of the figures: the turn, the printed profiles, and the actions with what each allows. */
#include "field_kinds.h"
#include "tables.h"

struct turn_row {
    int32_t place;
    const char *phase, *doc;
};
static const struct turn_row turn_rows[] = {
    {1, "Movement and actions", "Each figure takes one action; the sides alternate, and no die says who begins"},
    {2, "Ranged combat", "Figures whose action allows it shoot"},
    {3, "Close combat", "Figures in base contact fight, with riposte or parry"},
    {4, "Morale check", "Commanders of units test where a test is due"},
};
static const struct field turn_list[] = {
    {NAMED("place", "Place", NULL, "Its place in the turn."), NUMBER(struct turn_row, place, 1, 4)},
    {NAMED("phase", "Phase", NULL, "What the phase is called."), LABEL(struct turn_row, phase)},
    {NAMED("doc", "What happens", NULL, "What happens in it."), LABEL(struct turn_row, doc)},
};
static const struct fields turn_fields = FIELDS("TftTurnRow", "A phase of the turn.", turn_list, struct turn_row);
const struct table tft_turn_sequence_table = {
    .name = "turn-sequence",
    .title = "Turn sequence",
    .doc = "The phases of a turn; the sides take them alternately.",
    .clause = "TFT-TURN-1",
    .row = &turn_fields,
    .rows = turn_rows,
    .count = FIELDS_COUNT(turn_rows),
};

const struct tft_profile_row tft_profile_rows[TFT_RANKS] = {
    [TFT_PRIVATE] = {"private", "Private", {{12, 10, 12, 8, 8}}},
    [TFT_NCO] = {"nco", "NCO", {{14, 12, 12, 12, 8}}},
    [TFT_CO] = {"co", "CO", {{10, 14, 12, 14, 8}}},
};
#define PROFILE struct tft_profile_row
#define ATTRIBUTE(name_, title_, which)                                                                                \
    {                                                                                                                  \
        NAMED(name_, title_, "TFT-PROF-1", "The attribute of a figure that is not wounded."),                          \
            NUMBER(PROFILE, attributes.of[which], 0, TFT_ATTRIBUTE_MAX)                                                \
    }
static const struct field profile_list[] = {
    {NAMED("name", "Name", NULL, "How questions name it."), LABEL(PROFILE, name)},
    {NAMED("title", "Title", NULL, "What players call it."), LABEL(PROFILE, title)},
    ATTRIBUTE("strength", "STR", TFT_STR),
    ATTRIBUTE("intelligence", "INT", TFT_INT),
    ATTRIBUTE("dexterity", "DEX", TFT_DEX),
    ATTRIBUTE("leadership", "LDR", TFT_LDR),
    ATTRIBUTE("movement", "MOV", TFT_MOV),
};
static const struct fields profile_fields = FIELDS("TftProfileRow", "A basic character.", profile_list, PROFILE);
const struct table tft_profiles_table = {
    .name = "profiles",
    .title = "Basic characters",
    .doc = "The attributes of the three basic characters.",
    .clause = "TFT-PROF-1",
    .row = &profile_fields,
    .rows = tft_profile_rows,
    .count = TFT_RANKS,
};

const struct tft_action_row tft_action_rows[TFT_ACTIONS] = {
    [TFT_RUN] = {.name = "run",
                 .title = "Run",
                 .clause = "TFT-ACT-1",
                 .rate = 2,
                 .turns = 1,
                 .moves = true,
                 .no_ranged = "A figure that runs does not shoot (A-TFT-36)",
                 .no_close_combat = "A figure that runs does not fight (A-TFT-36)",
                 .illegal_move = "A run goes straight ahead, with one turn at its end at most",
                 .note = "Straight ahead up to twice MOV, with one turn at the end; no combat"},
    [TFT_WALK_AND_SNAP_SHOT] = {.name = "walk_and_snap_shot",
                                .title = "Walk and snap shot",
                                .clause = "TFT-ACT-2",
                                .rate = 1,
                                .turns = FIELD_ABSENT,
                                .moves = true,
                                .ranged = true,
                                .no_close_combat = "A figure that walks and snaps a shot does not fight hand to hand",
                                .note = "Move and turn up to MOV, a single snap shot, no close combat"},
    [TFT_FLEE] = {.name = "flee",
                  .title = "Flee",
                  .clause = "TFT-ACT-3",
                  .rate = 2,
                  .turns = 0,
                  .moves = true,
                  .no_ranged = "A figure that flees does not shoot",
                  .no_close_combat = "A figure that flees does not fight",
                  .illegal_move = "A flight goes straight to unoccupied cover or to its own table edge, at twice MOV",
                  .note = "At twice MOV straight to unoccupied cover or its own table edge; no combat"},
    [TFT_CHARGE] = {.name = "charge",
                    .title = "Charge",
                    .clause = "TFT-ACT-4",
                    .rate = 1,
                    .turns = 0,
                    .moves = true,
                    .close_combat = true,
                    .no_ranged = "A figure that charges does not shoot",
                    .illegal_move = "A charge goes straight, without a turn",
                    .note = "Up to MOV without a turn, no shooting, close combat at the end, no parry or riposte"},
    [TFT_CHANGE_POSITION] = {.name = "change_position",
                             .title = "Change position",
                             .clause = "TFT-ACT-5",
                             .turns = 0,
                             .no_ranged = "A figure that changes its position does not shoot",
                             .no_close_combat = "A figure that changes its position does not fight",
                             .illegal_move = "A figure that changes its position neither moves nor turns",
                             .note = "From standing to prone or back; no combat"},
    [TFT_PIVOT] = {.name = "pivot",
                   .title = "Pivot",
                   .clause = "TFT-ACT-6",
                   .rate = 1,
                   .turns = FIELD_ABSENT,
                   .ranged = true,
                   .close_combat = true,
                   .illegal_move = "A pivot turns in place and does not move",
                   .note = "Turn in place; any combat without penalty"},
    [TFT_AIM] = {.name = "aim",
                 .title = "Aim",
                 .clause = "TFT-ACT-7",
                 .turns = 0,
                 .ranged = true,
                 .no_close_combat = "A figure that aims does not fight hand to hand",
                 .illegal_move = "A figure that aims neither moves nor turns",
                 .note = "Shooting straight ahead at +4, no move, no automatic weapons"},
    [TFT_DISENGAGE] = {.name = "disengage",
                       .title = "Disengage",
                       .clause = "TFT-ACT-8",
                       .rate = 1,
                       .turns = 0,
                       .moves = true,
                       .no_ranged = "A figure that disengages does not shoot",
                       .no_close_combat = "A figure that disengages does not fight",
                       .illegal_move = "A figure that disengages moves directly away from its enemy",
                       .note = "Directly away from the close combat enemy, up to MOV (A-TFT-36)"},
    [TFT_ACTION] = {.name = "action",
                    .title = "Action",
                    .clause = "TFT-ACT-9",
                    .turns = 0,
                    .no_ranged = "A figure that handles an item does not shoot",
                    .no_close_combat = "A figure that handles an item does not fight",
                    .illegal_move = "A figure that handles an item neither moves nor turns",
                    .note = "Handle an item, such as a jammed weapon; no combat, no move"},
    [TFT_CLOSE_COMBAT] = {.name = "close_combat",
                          .title = "Close combat",
                          .clause = "TFT-ACT-10",
                          .turns = 0,
                          .close_combat = true,
                          .parries = true,
                          .no_ranged = "A figure in close combat does not shoot",
                          .illegal_move = "A figure in close combat neither moves nor turns",
                          .note = "No move, no shooting; may parry and riposte"},
};
static const struct choice action_list[] = {
    [TFT_RUN] = {"run", "Straight ahead up to twice MOV, with one turn at the end"},
    [TFT_WALK_AND_SNAP_SHOT] = {"walk_and_snap_shot", "Move and turn up to MOV, and one snap shot"},
    [TFT_FLEE] = {"flee", "Twice MOV, straight to unoccupied cover or its own table edge"},
    [TFT_CHARGE] = {"charge", "Straight up to MOV into close combat"},
    [TFT_CHANGE_POSITION] = {"change_position", "From standing to prone or back"},
    [TFT_PIVOT] = {"pivot", "Turn in place, any combat"},
    [TFT_AIM] = {"aim", "Stand still and shoot straight ahead with a bonus"},
    [TFT_DISENGAGE] = {"disengage", "Move directly away from close combat"},
    [TFT_ACTION] = {"action", "Handle an item"},
    [TFT_CLOSE_COMBAT] = {"close_combat", "Fight hand to hand, parry and riposte"},
};
const struct choices tft_action_choices = {"TftAction", action_list, TFT_ACTIONS};

#define ACTION struct tft_action_row
static const struct field row_list[] = {
    {NAMED("name", "Name", NULL, "How questions name it."), LABEL(ACTION, name)},
    {NAMED("title", "Title", NULL, "What players call it."), LABEL(ACTION, title)},
    {NAMED("clause", "Clause", NULL, "The clause that describes it."), LABEL(ACTION, clause)},
    {NAMED("rate", "Rate", NULL, "How many times MOV it may spend."), .unit = "times MOV", NUMBER(ACTION, rate, 0, 2)},
    {NAMED("turns", "Turns", NULL, "Turns of 90 degrees at most; as many as there are points for where none is named."),
     .unit = "turns", NUMBER(ACTION, turns, 0, 1), OPTIONAL},
    {NAMED("moves", "Moves", NULL, "Whether the figure may leave its place."), FACT(ACTION, moves)},
    {NAMED("ranged", "Shoots", NULL, "Whether it allows ranged combat."), FACT(ACTION, ranged)},
    {NAMED("close_combat", "Fights", NULL, "Whether it allows an attack in close combat."), FACT(ACTION, close_combat)},
    {NAMED("parries", "Parries", NULL, "Whether it allows parry and riposte."), FACT(ACTION, parries)},
    {NAMED("note", "Note", NULL, "What it is, in a line."), LABEL(ACTION, note)},
};
static const struct fields row_fields = FIELDS("TftActionRow", "An action.", row_list, ACTION);
const struct table tft_actions_table = {
    .name = "actions",
    .title = "Actions",
    .doc = "What a figure may do in its turn, and which combat each action allows.",
    .clause = "TFT-MOV-1",
    .row = &row_fields,
    .rows = tft_action_rows,
    .count = TFT_ACTIONS,
};
