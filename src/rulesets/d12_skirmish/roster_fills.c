/* The inputs that a unit on the table fills in: numbers that follow from several of its members. It knows how many
 * figures differ, never which. */
#include "rulesets/d12_skirmish/d12_roster.h"

bool d12_roster_is_figure(const struct d12_roster_unit *unit)
{
    return unit->game == D12_INDIVIDUAL_GAME || unit->officer;
}

/* An individual is not a unit, so a quarter of it cannot be lost. */
int32_t d12_roster_strength(const struct d12_roster_unit *unit)
{
    if (unit->game == D12_INDIVIDUAL_GAME)
        return FIELD_ABSENT;
    if (unit->starting_strength != FIELD_ABSENT)
        return unit->starting_strength;
    int32_t strength = unit->figures + unit->losses;
    return strength < 1 ? FIELD_ABSENT : strength;
}

/* Losses count against a starting strength. */
int32_t d12_knows_counted_losses(const struct unit_fact *it)
{
    const struct d12_roster_unit *known = it->unit;
    return d12_roster_strength(known) == FIELD_ABSENT ? FIELD_ABSENT : known->losses;
}

/* A single figure has none with it. */
int32_t d12_knows_officer(const struct unit_fact *it)
{
    const struct d12_roster_unit *known = it->unit;
    return d12_roster_is_figure(known) ? FIELD_ABSENT : known->has_officer;
}

bool d12_roster_has_had(const struct d12_roster_unit *unit, int32_t figures)
{
    int32_t strength = d12_roster_strength(unit);
    return strength != FIELD_ABSENT && unit->losses + figures <= strength;
}

static int32_t lesser(int32_t a, int32_t b)
{
    return a < b ? a : b;
}

/* At least and at most how many of a number of figures live: the record does not say whether the killed were among
 * them. */
struct counted {
    int32_t least, most;
};

static struct counted count_living(const struct d12_roster_unit *unit, int32_t count, int32_t alive)
{
    int32_t left = count - unit->losses, most = lesser(count, unit->figures);
    return (struct counted){.least = lesser(left > alive ? left : alive, most), .most = most};
}

static struct counted pinned_of(const struct d12_roster_unit *unit)
{
    return count_living(unit, unit->pinned, unit->pinned_alive);
}

/* A figure that reloads this turn cannot fire in it. */
static struct counted unready_of(const struct d12_roster_unit *unit)
{
    return count_living(unit, unit->unloaded + unit->jammed + unit->out_of_ammo + unit->reloading, unit->unready_alive);
}

int32_t d12_roster_pinned_least(const struct d12_roster_unit *unit)
{
    return unit->pinned_by_morale ? unit->figures : pinned_of(unit).least;
}

int32_t d12_roster_unready_least(const struct d12_roster_unit *unit)
{
    return unready_of(unit).least;
}

/* Those who cannot fire, without those in `others`. */
static int32_t unready_but(const struct d12_roster_unit *unit, int32_t count, int32_t others)
{
    int32_t least = d12_roster_unready_least(unit) - others;
    return count_living(unit, count, least > 0 ? least : 0).least;
}

int32_t d12_roster_empty_least(const struct d12_roster_unit *unit)
{
    return unready_but(unit, unit->unloaded + unit->jammed + unit->out_of_ammo, unit->reloading);
}

int32_t d12_roster_reloading_least(const struct d12_roster_unit *unit)
{
    return unready_but(unit, unit->reloading, unit->unloaded + unit->jammed + unit->out_of_ammo);
}

static struct counted fired_of(const struct d12_roster_unit *unit)
{
    return count_living(unit, unit->fired, unit->fired_alive);
}

int32_t d12_roster_fired_least(const struct d12_roster_unit *unit)
{
    return fired_of(unit).least;
}

/* A charge by a move was made by the whole unit. */
int32_t d12_roster_charging_least(const struct d12_roster_unit *unit)
{
    if (unit->charging == 0)
        return unit->movement == D12_TARGET_CHARGING ? unit->figures : 0;
    return count_living(unit, unit->charging, unit->charging_alive).least;
}

int32_t d12_roster_loading_least(const struct d12_roster_unit *unit)
{
    return unit->ability == D12_QUICK_LOADER ? 0 : d12_roster_reloading_least(unit);
}

/* A figure is only one of these in a turn; the killed may have been any of them. */
int32_t d12_roster_busy_least(const struct d12_roster_unit *unit)
{
    const int32_t reloading = unit->ability == D12_QUICK_LOADER ? 0 : unit->reloading;
    const int32_t count = unit->fired + reloading + unit->pinned + unit->charging;
    const int32_t alive = d12_roster_fired_least(unit) + d12_roster_loading_least(unit) +
                          d12_roster_pinned_least(unit) + d12_roster_charging_least(unit);
    return count_living(unit, count, alive).least;
}

bool d12_knows_partly_charging(const struct unit_fact *it)
{
    const struct d12_roster_unit *known = it->unit;
    return known->charging > 0 && !d12_roster_is_figure(known) && d12_roster_charging_least(known) < known->figures;
}

/* Whether all its figures are among them. */
static int32_t is_all(const struct d12_roster_unit *unit, struct counted counted)
{
    if (counted.most == 0 || counted.most < unit->figures)
        return false;
    return counted.least >= unit->figures ? true : FIELD_ABSENT;
}

/* If all were thrown, all are on foot. */
int32_t d12_roster_kind(const struct d12_roster_unit *unit)
{
    int32_t all_thrown = is_all(unit, count_living(unit, unit->thrown, unit->thrown_alive));
    if (unit->kind == D12_FOOT || all_thrown == true)
        return D12_FOOT;
    return all_thrown == FIELD_ABSENT ? FIELD_ABSENT : unit->kind;
}

/* A unit of several figures does not know whose wounds they are. */
int32_t d12_roster_wounds(const struct d12_roster_unit *unit)
{
    return d12_roster_is_figure(unit) ? unit->wounds : FIELD_ABSENT;
}

/* Another wound in the turn of such a test calls for no other test. */
bool d12_roster_tested_wound(const struct d12_roster_unit *unit)
{
    return unit->turn_wounds > unit->new_wounds;
}

int32_t d12_knows_wound_tested(const struct unit_fact *it)
{
    return d12_roster_tested_wound(it->unit);
}

int32_t d12_roster_pinned(const struct d12_roster_unit *unit)
{
    return unit->pinned_by_morale ? true : is_all(unit, pinned_of(unit));
}

int32_t d12_roster_loaded(const struct d12_roster_unit *unit)
{
    int32_t none = unit->weapon == FIELD_ABSENT ? FIELD_ABSENT : is_all(unit, unready_of(unit));
    return none == FIELD_ABSENT ? FIELD_ABSENT : !none;
}

/* If some are pinned and some cannot fire, the unit does not know whether they are the same figures, nor whether some
 * of those who have fired fell; figures whose weapons were emptied this turn have fired in it. When nobody can fire,
 * the shot is refused for what the unit is. */
int32_t d12_roster_shooters(const struct d12_roster_unit *unit)
{
    const struct counted pinned = pinned_of(unit), unready = unready_of(unit), fired = fired_of(unit);
    if (d12_roster_pinned(unit) == true || d12_roster_loaded(unit) == false)
        return unit->figures;
    if (pinned.least < pinned.most || unready.least < unready.most || (pinned.most > 0 && unready.most > 0))
        return FIELD_ABSENT;
    if (fired.most == 0)
        return unit->figures - pinned.most - unready.most;
    if (fired.least >= unit->figures)
        return unit->figures;
    bool is_certain = fired.least == fired.most && pinned.most == 0 &&
                      (unready.most == 0 || unready.most == lesser(unit->emptied, unit->fired));
    return is_certain ? unit->figures - fired.most : FIELD_ABSENT;
}

int32_t d12_knows_in_combat(const struct unit_fact *it)
{
    const struct d12_roster_unit *known = it->unit;
    for (int32_t i = 0; i < D12_CONTACTS; i++)
        if (known->contacts[i][0] != '\0')
            return true;
    return false;
}

int32_t d12_knows_in_cover(const struct unit_fact *it)
{
    const struct d12_roster_unit *known = it->unit;
    return known->cover == D12_COVER_NONE ? FIELD_ABSENT : true;
}

int32_t d12_knows_must_return(const struct unit_fact *it)
{
    const struct d12_roster_unit *known = it->unit;
    return known->coherency == D12_MUST_RETURN;
}

/* Whether it takes no acting role, such as that of a shot, though it fights any attacker (X-DUE, A-D12-36). */
static bool only_suffers(const struct d12_roster_unit *unit)
{
    return unit->flight != D12_STAYS || unit->coherency == D12_MUST_RETURN || d12_roster_pinned(unit) == true;
}

/* Whether it owes dice, which come before anything else that it does (X-DUE). */
static bool owes_dice(const struct d12_roster_unit *unit)
{
    return unit->hits + unit->close_hits + unit->misfires > 0 || (unit->kills > 0 && unit->has_officer);
}

/* The test of a charge is made in it, before the shot. */
int32_t d12_knows_stands_and_fires(const struct unit_fact *it)
{
    const struct d12_roster_unit *known = it->unit;
    const struct d12_options *chosen = it->options;
    if (owes_dice(known) && chosen->enforce_due == ENFORCE_DUE_REFUSE)
        return false;
    int32_t held_back = d12_roster_fired_least(known);
    if (d12_roster_unready_least(known) > held_back)
        held_back = d12_roster_unready_least(known);
    return held_back >= known->figures || only_suffers(known) ? false : FIELD_ABSENT;
}

int32_t d12_knows_cover(const struct unit_fact *it)
{
    const struct d12_roster_unit *known = it->unit;
    return known->cover == D12_COVER_NONE ? FIELD_ABSENT : known->cover;
}

bool d12_roster_losses_call(const struct d12_roster_unit *unit)
{
    int32_t strength = d12_roster_strength(unit);
    return d12_quarter_calls(strength, unit->losses - unit->new_losses, unit->losses, unit->losses_call);
}

/* ---- the same for the rows of what it fills in ---- */

bool d12_knows_figure(const struct unit_fact *it)
{
    return d12_roster_is_figure(it->unit);
}

int32_t d12_knows_strength(const struct unit_fact *it)
{
    return d12_roster_strength(it->unit);
}

int32_t d12_knows_kind(const struct unit_fact *it)
{
    return d12_roster_kind(it->unit);
}

int32_t d12_knows_wounds(const struct unit_fact *it)
{
    return d12_roster_wounds(it->unit);
}

int32_t d12_knows_pinned(const struct unit_fact *it)
{
    return d12_roster_pinned(it->unit);
}

int32_t d12_knows_loaded(const struct unit_fact *it)
{
    return d12_roster_loaded(it->unit);
}
