/* stand-and-fire: whether a figure that is charged may fire at the charger (D12-MOV-5). */
#include "rulesets/d12_skirmish/d12_roster.h"

static const struct field input_rows[] = {
    CHOICE(struct d12_stand_and_fire_input, charger, d12_kinds, "Charger", "A-D12-21",
           "Whether the attacker charges on foot or mounted."),
    INCHES(struct d12_stand_and_fire_input, distance, D12_RANGE_MAX, "Distance", "D12-MOV-5",
           "From the attacker to the figure when the charge begins."),
    FACT(struct d12_stand_and_fire_input, loaded, "Loaded", "D12-MOV-5",
         "Whether the weapon of the figure that is charged is loaded."),
    FLAG(struct d12_stand_and_fire_input, moved, "Moves", "D12-MOV-3",
         "Whether the figure moves this turn, so that it cannot fire."),
    FLAG(struct d12_stand_and_fire_input, hidden, "Hides", "D12-MOV-4",
         "Whether the figure hides in or behind terrain, so that it cannot fire."),
    FLAG(struct d12_stand_and_fire_input, pinned, "Pinned", "D12-WND-3",
         "Whether the figure is pinned and so may do nothing."),
};
static const struct fields input_fields =
    FIELDS("D12StandAndFireInput", "A figure that is being charged.", input_rows, struct d12_stand_and_fire_input);

struct outcome {
    bool allowed;
    int32_t more_than; /* the distance that must be exceeded */
};
static const struct field outcome_rows[] = {
    FACT(struct outcome, allowed, "Allowed", "D12-MOV-5", "Whether the figure may stand and fire."),
    INCHES(struct outcome, more_than, 10 * D12_INCH, "More than", "A-D12-21",
           "Half of a charge move: the attacker must be farther away than this. Abilities, terrain and wounds of the "
           "attacker do not change it."),
};
static const struct fields outcome_fields =
    FIELDS("D12StandAndFireOutcome", "Whether a charged figure may fire.", outcome_rows, struct outcome);

/* A charge is twice the move, so half the charge is the move. */
static int32_t half_charge(int32_t charger)
{
    return d12_normal_move(charger) * D12_INCH;
}

WHEN(is_pinned, struct d12_stand_and_fire_input, it->pinned)
WHEN(hides, struct d12_stand_and_fire_input, it->hidden)
WHEN(moves, struct d12_stand_and_fire_input, it->moved)
WHEN(is_not_loaded, struct d12_stand_and_fire_input, !it->loaded)

static const struct refusal refusals[] = {
    {"D12-WND-3", "A pinned figure may do nothing", is_pinned, "while pinned."},
    {"D12-MOV-4", "A figure that hides may not fire", hides, "while hiding."},
    {"D12-MOV-3", "A figure may not move and fire in one turn", moves, "when moving this turn."},
    {"D12-MOV-5", "The weapon is not loaded, so the figure may not stand and fire", is_not_loaded,
     "with an unloaded weapon."},
};

bool d12_stand_and_fire(const struct d12_stand_and_fire_input *input, struct explanation *why)
{
    if (IS_REFUSED(refusals, input, why))
        return false;
    if (input->distance <= half_charge(input->charger)) {
        explain(why, "D12-MOV-5", "The attacker is within half of a charge move: there is no time to fire");
        return false;
    }
    explain(why, "D12-MOV-5", "The weapon is loaded and the attacker more than half of a charge move away");
    return true;
}

bool d12_stand_hides(const void *input)
{
    return ((const struct d12_stand_and_fire_input *)input)->hidden;
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ruled)
{
    (void)dice;
    const struct d12_stand_and_fire_input *input = question->input;
    struct outcome *ret = ruled;
    ret->more_than = half_charge(input->charger);
    ret->allowed = d12_stand_and_fire(input, why);
    return RULING_RESOLVED;
}

enum { CHARGED, CHARGER };

static void say(const struct question *question, const void *ruled, struct text *line)
{
    const struct d12_stand_and_fire_input *input = question->input;
    const struct outcome *outcome = ruled;
    text_format(line, "%s %s stand and fire at %s", unit_called(question->units, CHARGED, 0, "The figure"),
                outcome->allowed ? "may" : "may not", unit_called(question->units, CHARGER, 0, "the charger"));
    const struct refusal *refusal = refusals_find(refusals, FIELDS_COUNT(refusals), input);
    if (refusal) {
        text_format(line, " %s", refusal->words);
        return;
    }
    text_add(line, " ");
    text_add_thousandths(line, input->distance);
    text_add(line, input->distance == D12_INCH ? " inch away" : " inches away");
    text_add(line, ": that takes more than ");
    text_add_thousandths(line, outcome->more_than);
    text_add(line, " inches.");
}

static const struct unit_fills charger_fills[] = {D12_KNOWS_KIND("charger"), {0}};
/* A unit without a firearm has none that is loaded. */
FOUND(loaded, struct d12_roster_unit, unit->weapon == FIELD_ABSENT ? false : d12_roster_loaded(unit))

/* If a question states otherwise, only the missing firearm is reported. */
static bool has_no_firearm(const struct unit_fact *it)
{
    const struct d12_roster_unit *unit = it->unit;
    return unit->weapon == FIELD_ABSENT;
}

static const struct unit_fills charged_fills[] = {
    KNOWS("loaded", "D12-SHO-1", D12_LOADED, .find = loaded, .in_doubt = has_no_firearm),
    D12_KNOWS_MOVED("moved"),
    FILLS("hidden"),
    D12_KNOWS_PINNED("pinned"),
    {0}};

const struct step d12_stand_and_fire_step = {
    .name = "stand-and-fire",
    .title = "Stand and fire",
    .doc =
        "Whether a figure that is charged may fire first: its weapon must be loaded, and the attacker more than half "
        "of a charge move away. As for any other shot, it may neither have moved nor hide nor be pinned.",
    .dice = "None",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = STRINGS(NULL),
    .clauses = STRINGS("D12-MOV-3", "D12-MOV-4", "D12-MOV-5", "D12-WND-3"),
    .resolve = resolve,
    .summarise = say,
    .roles = ROWS(struct unit_role,
                  [CHARGED] = ROLE("charged", "The unit that wants to stand and fire.", "", charged_fills,
                                   .in_play = true, .opposed = 2, .no_deed = D12_BY_FIGURES),
                  [CHARGER] = ROLE("charger", "The unit that charges it.", "", charger_fills, .in_play = true,
                                   .passive = true, .opposed = 1, .whose = UNIT_DID_IT)),
};
