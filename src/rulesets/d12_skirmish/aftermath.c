/* The aftermath of an exchange for a side: killed, wounded and pinned figures, the officer, and the morale tests that
 * are due. */
#include "rulesets/d12_skirmish/exchange.h"
#include <string.h>

static const struct field unit_rows[] = {
    NUMBER(
        struct d12_unit, starting_strength, 1, D12_FIGURES_MAX, "Starting strength", "A-D12-22",
        "Figures of the unit at the start of the game. Leave it out when it does not matter whether a quarter is lost.",
        .unit = "figures", OPTIONAL),
    NUMBER(struct d12_unit, losses, 0, D12_FIGURES_MAX, "Losses", "A-D12-22", "Figures that the unit has lost before.",
           .unit = "figures", DEFAULT(0)),
    FLAG(struct d12_unit, has_officer, "Officer or standard", "D12-OFF-1",
         "Whether the unit still has an officer or a standard that may be killed with its figures."),
    FACT(struct d12_unit, friends_near, "Friends near", "D12-MOR-1",
         "Whether friends are within 12\" and in sight of those who may be killed.", DEFAULT(true)),
    FLAG(struct d12_unit, wound_tested, "Tested for a wound already", "D12-MOR-1",
         "Whether it has tested for being wounded this turn already; there is one such test a turn."),
};
const struct fields d12_unit_fields = FIELDS("D12Unit", "The unit that a side belongs to.", unit_rows, struct d12_unit);

enum { HURT_MEMBERS = 5 }; /* the counts; officer and tests depend on them */
static const struct field aftermath_rows[] = {
    NUMBER(struct d12_aftermath, killed, 0, D12_FIGURES_MAX, "Killed", "A-D12-23", "Figures that were killed.",
           .unit = "figures"),
    NUMBER(struct d12_aftermath, wounded, 0, D12_FIGURES_MAX, "Wounded", "D12-WND-1",
           "Figures that live and took wounds.", .unit = "figures"),
    NUMBER(struct d12_aftermath, wounds, 0, (D12_FIGURES_MAX * D12_WOUNDS_MAX), "New wounds", "D12-WND-1",
           "Wounds that those who live took, all together.", .unit = "wounds"),
    NUMBER(struct d12_aftermath, pinned, 0, D12_FIGURES_MAX, "Pinned", "D12-WND-3",
           "Figures that live and do nothing at their next activation, the wounded included.", .unit = "figures"),
    NUMBER(struct d12_aftermath, thrown, 0, D12_FIGURES_MAX, "Thrown", "D12-WND-2",
           "Riders who live and were thrown from their horses.", .unit = "figures"),
    FACT(struct d12_aftermath, officer_killed, "Officer killed", "D12-OFF-1",
         "Whether the officer or the standard was killed."),
    GROUP(struct d12_aftermath, tests, struct d12_due, d12_due_fields, "Tests due", "D12-MOR-1",
          "Whether the side itself must test morale now."),
    FACT(struct d12_aftermath, friends_test, "Friends test", "D12-MOR-1",
         "Whether friends within 12\" who saw somebody killed must test morale now, each of them for itself."),
};
const struct fields d12_aftermath_fields =
    FIELDS("D12Aftermath", "What an exchange leaves a side with.", aftermath_rows, struct d12_aftermath);

const struct fields d12_hurt_fields = {.name = "D12Hurt",
                                       .doc = "Figures that were hurt.",
                                       .list = aftermath_rows,
                                       .count = HURT_MEMBERS,
                                       .size = sizeof(struct d12_aftermath)};

void d12_aftermath_find_tests(const struct d12_unit *unit, bool charged, const struct d12_options *options,
                              struct d12_aftermath *aftermath)
{
    int32_t losses = unit->losses + aftermath->killed;
    bool calls = losses < unit->starting_strength && /* otherwise nobody is left to test */
                 d12_quarter_calls(unit->starting_strength, unit->losses, losses, options->quarter_lost);
    const struct d12_morale_due_input input = {
        .starting_strength = calls ? unit->starting_strength : FIELD_ABSENT,
        .losses = losses,
        .charged = charged,
        .wounded = aftermath->wounded > 0,
        .wound_tested = unit->wound_tested,
    };
    d12_morale_due_find(&input, &aftermath->tests);
    aftermath->friends_test = aftermath->killed > 0 && unit->friends_near;
}

void d12_aftermath_say(const struct d12_aftermath *side, const char *unit, struct text *line)
{
    static const char seeing[] = "within 12 inches who saw it";
    if (side->officer_killed)
        text_format(line, "; %s lost the officer or standard", unit);
    if (side->tests.due && side->friends_test)
        text_format(line, "; %s must test morale, and so must friends %s", unit, seeing);
    else if (side->friends_test)
        text_format(line, "; friends of %s %s must test morale", unit, seeing);
    else if (side->tests.due)
        text_format(line, "; %s must test morale", unit);
}

static bool is_first(const char *const *names, int32_t place)
{
    for (int32_t i = 0; i < place; i++)
        if (strcmp(names[i], names[place]) == 0)
            return false;
    return true;
}

void d12_names_say(const char *const *names, int32_t count, struct text *line)
{
    int32_t left = 0, listed = 0;
    for (int32_t i = 0; i < count; i++)
        left += is_first(names, i);
    for (int32_t i = 0; i < count; i++)
        if (is_first(names, i)) {
            left--;
            text_format(line, "%s%s", listed++ == 0 ? "" : left > 0 ? ", " : " and ", names[i]);
        }
}

const char *d12_side_called(const struct question_units *units, int32_t role, int32_t count, const char *otherwise)
{
    for (int32_t i = 1; units && i < count; i++)
        if (units->ids[role][i] && strcmp(units->ids[role][i], units->ids[role][0]) != 0)
            return otherwise;
    return unit_called(units, role, 0, otherwise);
}

uint32_t d12_aftermath_suffered(const struct d12_aftermath *aftermath, const struct dice *dice)
{
    bool wounded = DICE_ASKED(dice, aftermath->wounded) || DICE_ASKED(dice, aftermath->tests);
    return (wounded ? D12_ASKS_WOUNDED : 0U) | (DICE_ASKED(dice, aftermath->wounds) ? D12_ASKS_WOUNDS : 0U) |
           (DICE_ASKED(dice, aftermath->pinned) ? D12_ASKS_PINNED : 0U) |
           (DICE_ASKED(dice, aftermath->thrown) ? D12_ASKS_THROWN : 0U);
}

int32_t d12_aftermath_dice(const struct d12_unit *unit, const struct d12_aftermath *aftermath, const struct dice *dice)
{
    return unit->has_officer && DICE_ASKED(dice, aftermath->officer_killed) ? aftermath->killed : 0;
}

void d12_aftermath(const struct d12_unit *unit, const struct d12_aftermath_names *names, struct dice *dice,
                   struct explanation *why, struct d12_aftermath *aftermath)
{
    int32_t kills = d12_aftermath_dice(unit, aftermath, dice);
    if (kills > 0) {
        exchange_part(dice, why, names->officer);
        dice_for(dice, names->role, 0);
        aftermath->officer_killed = d12_officer_casualty(kills, names->label, dice, why);
    }
    exchange_part(dice, why, names->tests);
    if (aftermath->tests.due || !aftermath->friends_test)
        d12_morale_due_explain(&aftermath->tests, why);
    if (aftermath->friends_test)
        d12_explain_friend_killed(why);
}

static bool is_one_unit(const struct question_units *units, int32_t role)
{
    for (int32_t i = 1; units && i < UNITS_IN_ROLE_MAX && units->ids[role][i]; i++)
        if (strcmp(units->ids[role][i], units->ids[role][0]) != 0)
            return false;
    return true;
}

void d12_unit_check(const struct d12_unit *unit, int32_t figures, const struct d12_side_named *named,
                    struct violations *violations)
{
    char pointer[VIOLATION_POINTER_MAX];
    struct text text;
    text_start(&text, pointer, sizeof pointer);
    text_format(&text, "/input/%s", named->side);
    if (!is_one_unit(named->units, named->role)) {
        text_add(&text, "/has_officer");
        if (unit->has_officer)
            violation_add(violations, ERROR_CONFLICTING_FIELDS, pointer,
                          "These are figures of several units; the die for each unit's officer is thrown afterwards.");
        return;
    }
    text_add(&text, "/starting_strength");
    if (unit->starting_strength != FIELD_ABSENT && unit->losses + figures > unit->starting_strength)
        violation_add(violations, ERROR_CONFLICTING_FIELDS, pointer,
                      "A unit of %d %s cannot have lost %d and still have %d here.", unit->starting_strength,
                      unit->starting_strength == 1 ? "figure" : "figures", unit->losses, figures);
}
