/* stand-and-fire: whether a figure that is charged may fire at the charger (D12-MOV-5). */
#include "d12_roster.h"
#include "field_kinds.h"

static const struct field input_list[] = {
    {NAMED("charger", "Charger", "A-D12-21", "Whether the attacker charges on foot or mounted."),
     CHOICE(struct d12_stand_and_fire_input, charger, d12_kinds)},
    {NAMED("distance", "Distance", "D12-MOV-5", "From the attacker to the figure when the charge begins."),
     INCHES(struct d12_stand_and_fire_input, distance, D12_RANGE_MAX)},
    {NAMED("loaded", "Loaded", "D12-MOV-5", "Whether the weapon of the figure that is charged is loaded."),
     FACT(struct d12_stand_and_fire_input, loaded)},
    {NAMED("moved", "Moves", "D12-MOV-3", "Whether the figure moves this turn, so that it cannot fire."),
     FLAG(struct d12_stand_and_fire_input, moved)},
    {NAMED("hidden", "Hides", "D12-MOV-4", "Whether the figure hides in or behind terrain, so that it cannot fire."),
     FLAG(struct d12_stand_and_fire_input, hidden)},
    {NAMED("pinned", "Pinned", "D12-WND-3", "Whether the figure is pinned and so may do nothing."),
     FLAG(struct d12_stand_and_fire_input, pinned)},
};
static const struct fields input_fields =
    FIELDS("D12StandAndFireInput", "A figure that is being charged.", input_list, struct d12_stand_and_fire_input);

static const struct field outcome_list[] = {
    {NAMED("allowed", "Allowed", "D12-MOV-5", "Whether the figure may stand and fire."),
     FACT(struct d12_stand_and_fire_outcome, allowed)},
    {NAMED("more_than", "More than", "A-D12-21",
           "Half of a charge move: the attacker must be farther away than this. Abilities, terrain and wounds of the "
           "attacker do not change it."),
     INCHES(struct d12_stand_and_fire_outcome, needed, 10 * D12_INCH)},
};
static const struct fields outcome_fields = FIELDS("D12StandAndFireOutcome", "Whether a charged figure may fire.",
                                                   outcome_list, struct d12_stand_and_fire_outcome);

/* A charge is twice the move, so half of it is the move. */
static int32_t half_charge(int32_t charger)
{
    return d12_moves[charger].inches * D12_INCH;
}

/* What keeps the figure from firing. */
enum { HINDRANCES = 4 };
struct hindrance {
    bool holds;
    const char *clause, *text;
    const char *words; /* in a summary */
};

/* The first that holds, or NULL. */
static const struct hindrance *hindrance_of(const struct d12_stand_and_fire_input *input,
                                            struct hindrance list[HINDRANCES])
{
    list[0] = (struct hindrance){input->pinned, "D12-WND-3", "A pinned figure may do nothing", "it is pinned."};
    list[1] = (struct hindrance){input->hidden, "D12-MOV-4", "A figure that hides may not fire", "it hides."};
    list[2] = (struct hindrance){input->moved, "D12-MOV-3", "A figure may not move and fire in one turn",
                                 "it moves this turn."};
    list[3] = (struct hindrance){!input->loaded, "D12-MOV-5",
                                 "The weapon is not loaded, so the figure may not stand and fire",
                                 "its weapon is not loaded."};
    for (int32_t i = 0; i < HINDRANCES; i++)
        if (list[i].holds)
            return &list[i];
    return NULL;
}

bool d12_stand_and_fire(const struct d12_stand_and_fire_input *input, struct explanation *why)
{
    struct hindrance list[HINDRANCES];
    const struct hindrance *hindrance = hindrance_of(input, list);
    if (hindrance) {
        explain(why, hindrance->clause, hindrance->text);
        return false;
    }
    if (input->distance <= half_charge(input->charger)) {
        explain(why, "D12-MOV-5", "The attacker is within half of a charge move: there is no time to fire");
        return false;
    }
    explain(why, "D12-MOV-5", "The weapon is loaded and the attacker more than half of a charge move away");
    return true;
}

static enum ruling_status resolve(const struct question *question, struct dice *dice, struct explanation *why,
                                  void *ret_outcome)
{
    (void)dice;
    const struct d12_stand_and_fire_input *input = question->input;
    struct d12_stand_and_fire_outcome *outcome = ret_outcome;
    outcome->needed = half_charge(input->charger);
    outcome->allowed = d12_stand_and_fire(input, why);
    return RULING_RESOLVED;
}

static void summarise(const struct question *question, const void *ruled, struct text *line)
{
    const struct d12_stand_and_fire_input *input = question->input;
    const struct d12_stand_and_fire_outcome *outcome = ruled;
    text_add(line, outcome->allowed ? "The figure may stand and fire: " : "The figure may not stand and fire: ");
    struct hindrance list[HINDRANCES];
    const struct hindrance *hindrance = hindrance_of(input, list);
    if (hindrance) {
        text_add(line, hindrance->words);
        return;
    }
    text_add(line, "the attacker is ");
    text_add_thousandths(line, input->distance);
    text_add(line, "\" away, and it takes more than ");
    text_add_thousandths(line, outcome->needed);
    text_add(line, "\".");
}

static const struct unit_fills charger_fills[] = {FILLS_BY("charger", d12_roster_kind), NO_MORE_FILLS};
static const struct unit_fills charged_fills[] = {FILLS_BY("loaded", d12_roster_loaded), FILLS("moved"),
                                                  FILLS("hidden"), FILLS_BY("pinned", d12_roster_pinned),
                                                  NO_MORE_FILLS};
static const struct unit_role roles[] = {
    ROLE("charged", "The unit that wants to stand and fire.", "", charged_fills, .in_play = true),
    ROLE("charger", "The unit that charges it.", "", charger_fills, .in_play = true),
    NO_MORE_ROLES,
};

static const char *const options[] = {NULL};
static const char *const clauses[] = {"D12-MOV-3", "D12-MOV-4", "D12-MOV-5", "D12-WND-3", NULL};

const struct step d12_stand_and_fire_step = {
    .name = "stand-and-fire",
    .title = "Stand and fire",
    .doc =
        "Whether a figure that is charged may fire first: its weapon must be loaded, and the attacker more than half "
        "of a charge move away. As for any other shot, it may neither have moved nor hide nor be pinned.",
    .dice = "None",
    .input = &input_fields,
    .outcome = &outcome_fields,
    .options = options,
    .clauses = clauses,
    .resolve = resolve,
    .summarise = summarise,
    .roles = roles,
};
