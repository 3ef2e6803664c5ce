/* Tables of the figures: the turn, the printed profiles, and the actions with what each allows. */
#include "rulesets/tft_ww2/tables.h"

struct turn_row {
    int32_t place;
    const char *phase, *doc;
};
static const struct turn_row turns[] = {
    {1, "Movement and actions", "Each figure takes one action; the sides alternate, and no die says who begins"},
    {2, "Ranged combat", "Figures whose action allows it shoot"},
    {3, "Close combat", "Figures in base contact fight, with riposte or parry"},
    {4, "Morale check", "Commanders of units test where a test is due"},
};
static const struct field turn_rows[] = {
    NUMBER(struct turn_row, place, 1, 4, "Place", NULL, "Its place in the turn."),
    LABEL(struct turn_row, phase, "Phase", NULL, "What the phase is called."),
    LABEL(struct turn_row, doc, "What happens", NULL, "What happens in it."),
};
static const struct fields turn_fields = FIELDS("TftTurnRow", "A phase of the turn.", turn_rows, struct turn_row);
const struct table tft_turn_sequence_table = {
    .name = "turn-sequence",
    .title = "Turn sequence",
    .doc = "The phases of a turn; the sides take them alternately.",
    .clause = "TFT-TURN-1",
    .row = &turn_fields,
    .rows = turns,
    .count = FIELDS_COUNT(turns),
};

const struct tft_profile_row tft_profile_rows[TFT_RANKS] = {
    [TFT_PRIVATE] = {"private", "Private", {{12, 10, 12, 8, 8}}},
    [TFT_NCO] = {"nco", "NCO", {{14, 12, 12, 12, 8}}},
    [TFT_CO] = {"co", "CO", {{10, 14, 12, 14, 8}}},
};
static const struct field profile_rows[] = {
    LABEL(struct tft_profile_row, name, "Name", NULL, "How questions name it."),
    LABEL(struct tft_profile_row, title, "Title", NULL, "What players call it."),
    NUMBER_AS(struct tft_profile_row, attributes.of[TFT_STR], "strength", 0, TFT_ATTRIBUTE_MAX, "STR", "TFT-PROF-1",
              "The attribute of a figure that is not wounded."),
    TFT_ATTRIBUTE_ROWS(struct tft_profile_row, attributes., "TFT-PROF-1",
                       "The attribute of a figure that is not wounded."),
};
static const struct fields profile_fields =
    FIELDS("TftProfileRow", "A basic character.", profile_rows, struct tft_profile_row);
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
                 .no_ranged = "A figure that runs does not shoot",
                 .no_close_combat = "A figure that runs does not fight",
                 .illegal_move = "A run goes straight ahead, with one turn at the end at most",
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
                  .illegal_move =
                      "A flight goes straight to unoccupied cover or to the figure's own table edge, at twice MOV",
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
                             .illegal_move = "A figure that changes position neither moves nor turns",
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
                       .illegal_move = "A figure that disengages moves directly away from the enemy",
                       .note = "Directly away from the close combat enemy, up to MOV"},
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
CHOICES(tft_action_choices, "TftAction", TFT_ACTION_VALUES);

static const struct field row_rows[] = {
    LABEL(struct tft_action_row, name, "Name", NULL, "How questions name it."),
    LABEL(struct tft_action_row, title, "Title", NULL, "What players call it."),
    LABEL(struct tft_action_row, clause, "Clause", NULL, "The clause that describes it."),
    NUMBER(struct tft_action_row, rate, 0, 2, "Rate", NULL, "How many times MOV it may spend.", .unit = "times MOV"),
    NUMBER(struct tft_action_row, turns, 0, 1, "Turns", NULL,
           "Turns of 90 degrees at most; as many as there are points for where none is named.", .unit = "turns",
           OPTIONAL),
    FACT(struct tft_action_row, moves, "Moves", NULL, "Whether the figure may leave its place."),
    FACT(struct tft_action_row, ranged, "Shoots", NULL, "Whether it allows ranged combat."),
    FACT(struct tft_action_row, close_combat, "Fights", NULL, "Whether it allows an attack in close combat."),
    FACT(struct tft_action_row, parries, "Parries", NULL, "Whether it allows parry and riposte."),
    LABEL(struct tft_action_row, note, "Note", NULL, "What it is, in a line."),
};
static const struct fields row_fields = FIELDS("TftActionRow", "An action.", row_rows, struct tft_action_row);
const struct table tft_actions_table = {
    .name = "actions",
    .title = "Actions",
    .doc = "What a figure may do in its turn, and which combat each action allows.",
    .clause = "TFT-MOV-1",
    .row = &row_fields,
    .rows = tft_action_rows,
    .count = TFT_ACTIONS,
};
