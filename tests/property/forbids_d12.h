/* What the state of a unit of d12-skirmish forbids. */
#pragma once
#include "bans.h"
#include "living.h"

/* How many figures of the unit the question takes, up to this place: those that fire in its groups of a volley, each
 * that charges, else one. */
static inline int32_t d12_asked(void)
{
    bool volley = step_is("volley");
    if (!volley && !step_is("charge"))
        return 1;
    json_t *ids = json_object_get(json_object_get(asked_place->entry, "roles"), volley ? "firers" : "chargers");
    json_t *shooters = asked("shooters");
    int32_t figures = 0;
    for (int32_t i = 0; i <= asked_place->item; i++)
        if (strcmp(json_string_value(json_array_get(ids, (size_t)i)), asked_unit->id) == 0)
            figures +=
                volley ? (int32_t)json_integer_value(json_object_get(json_array_get(shooters, (size_t)i), "figures"))
                       : 1;
    return figures;
}

/* Who charged by a move did so with the whole unit. */
static inline int32_t d12_have_charged(void)
{
    if (of("charging") == 0 && is("movement", "charging"))
        return of("figures");
    return least_living(of("charging"), "charging_alive");
}

/* Steps for which its figures must be free. */
static inline bool d12_takes_figures(void)
{
    return step_is("volley") || step_is("ranged-attack") || step_is("stand-and-fire") || step_is("charge") ||
           step_is("reload");
}

/* More are asked than are left beside those who are kept from it: where nobody is, it is no reason. */
static inline bool d12_leaves_too_few(int32_t kept)
{
    return kept > 0 && d12_asked() > of("figures") - kept;
}

/* Whoever has fired, reloads, is pinned or has charged is a figure of its own: they leave room for the others alone
 * (A-D12-35). As many of them are taken for dead as can be. What one kind of them forbids is told of that kind. */
static inline void d12_charge_bans(int32_t fired, int32_t reload, int32_t pinned)
{
    const int32_t charged = d12_have_charged(), loading = is("ability", "quick_loader") ? 0 : of("reloading");
    const int32_t busy[][2] = {
        {of("fired"), fired}, {loading, reload}, {of("pinned"), pinned}, {of("charging"), charged}};
    int32_t kept = 0, dead = of("losses");
    bool told = of("pinned_by_morale");
    for (size_t i = 0; i < sizeof busy / sizeof busy[0]; i++) {
        const int32_t gone = the_less(busy[i][0] - busy[i][1], dead);
        kept += busy[i][0] - gone;
        dead -= gone;
        told = told || d12_leaves_too_few(busy[i][1]);
    }
    ban(ON_FILE, of("fired") || loading ? "D12-MOV-3" : "D12-WND-3",
        !told && d12_leaves_too_few(the_less(kept, of("figures"))));
}

/* Figures that can be ready for it are fewer than those that are asked: nobody acts who is not there, who is pinned
 * does nothing, and who is not loaded, is jammed, out of ammo or reloads does not fire; nobody fires or charges twice
 * in a turn, or charges after firing (D12-WND-3, D12-SHO-1, D12-MOV-3, D12-MOV-1). */
static inline void d12_figure_bans(void)
{
    bool charges = step_is("charge"), stands = step_is("stand-and-fire");
    bool shoots = step_is("volley") || step_is("ranged-attack");
    int32_t figures = of("figures");
    int32_t pinned = of("pinned_by_morale") ? 0 : least_living(of("pinned"), "pinned_alive"); /* that has its own ban */
    int32_t fired = least_living(of("fired"), "fired_alive");
    int32_t reload = is("ability", "quick_loader") ? 0 : reloading_for_certain();
    bool too_many = d12_asked() > figures;
    ban(ON_FILE, "D12-SHO-1", shoots && too_many);
    ban(ON_FILE, "D12-MOV-1", charges && too_many);
    ban(ON_FILE, "D12-MOV-3", charges && (d12_leaves_too_few(fired) || d12_leaves_too_few(reload)));
    ban(ON_FILE, "D12-MOV-1", charges && d12_leaves_too_few(d12_have_charged()));
    ban(ON_FILE, "D12-SHO-1", (shoots || stands) && d12_leaves_too_few(fired));
    ban(ON_FILE, "D12-SHO-1", (shoots || stands) && d12_leaves_too_few(least_living(cannot_fire(), "unready_alive")));
    ban(ON_FILE, "D12-WND-3", (shoots || stands || charges) && d12_leaves_too_few(pinned));
    ban(ON_FILE, "D12-SHO-1",
        (stands || (step_is("reload") && of("unloaded") + of("jammed") == 0)) && !known("weapon"));
    if (charges)
        d12_charge_bans(fired, reload, pinned);
}

/* Whether all its figures are certainly among those that were counted. */
static inline bool d12_are_all(const char *count, const char *alive)
{
    return of(count) > 0 && least_living(of(count), alive) >= of("figures");
}

/* Who hides or has moved does not fire (D12-MOV-4, D12-MOV-3). */
static inline void d12_shooting_bans(void)
{
    json_t *group = json_array_get(asked("shooters"), (size_t)asked_place->item);
    json_t *hides = step_is("volley")           ? json_object_get(group, "hidden")
                    : step_is("stand-and-fire") ? asked("hidden")
                                                : asked("firer_hidden");
    ban(ON_FILE, "D12-MOV-4", of("hidden") && json_is_true(hides));
    ban(ON_FILE, "D12-MOV-3", of("moved"));
}

/* Who is pinned, has moved or fired, has nothing to load or nobody who may does not reload (D12-WND-3, D12-MOV-3,
 * D12-MIS-1, D12-SHO-1). */
static inline void d12_loading_bans(bool pinned)
{
    int32_t open = the_less(of("unloaded") + of("jammed"), of("figures"));
    int32_t wait = the_less(of("pinned") + of("emptied"), open);
    int32_t open_said = (int32_t)json_integer_value(asked("unloaded"));
    int32_t wait_said = (int32_t)json_integer_value(asked("waiting"));
    bool loads = !json_is_true(asked("loaded")), spent = of("out_of_ammo") && !open;
    bool fired = of("emptied") > 0 && of("emptied") >= open && !spent;
    ban(ON_FILE, "D12-WND-3", pinned);
    ban(ON_FILE, "D12-MOV-3", of("moved") && !asked_for("ability", "quick_loader"));
    ban(ON_FILE, "D12-MIS-1", loads && spent);
    ban(ON_FILE, "D12-SHO-1", loads && fired);
    ban(ON_FILE, "D12-WND-3", loads && !fired && wait > 0 && wait >= open && wait_said > 0 && wait_said >= open_said);
    /* More would than are free, or are said not to be free than are: fewer may (X-KNOW). */
    int32_t still = of("pinned_by_morale") ? of("figures") : least_living(of("pinned"), "pinned_alive");
    int32_t free =
        the_less(of("unloaded") + of("jammed") - of("emptied"), of("figures") - still - reloading_for_certain());
    int32_t load = open_said - wait_said;
    ban(ON_FILE, "D12-WND-3", loads && load > 0 && load > free && !fired && !spent);
    ban(ON_FILE, "D12-WND-3", loads && wait_said > wait);
}

/* Wounded foot does not charge, nor who has run or charged two turns in a row, a Runner three (D12-MOV-1). */
static inline void d12_charging_bans(void)
{
    json_t *charger = json_array_get(asked("chargers"), (size_t)asked_place->item);
    const char *ability = json_string_value(json_object_get(charger, "ability"));
    bool foot = is("kind", "foot") || d12_are_all("thrown", "thrown_alive");
    bool alone = is("game", "individual") || of("officer");
    ban(ON_FILE, "D12-MOV-1", foot && alone && of("wounds") > 0);
    ban(ON_FILE, "D12-MOV-1", of("consecutive_runs") >= 2 + (ability && strcmp(ability, "runner") == 0));
}

/* Dice that are owed and the test of a charge come first; who gives way makes that move, once, and who is out of
 * coherency moves back, and a charge is not back; who has fired or reloads does not move (D12-MOV-3), nor charge twice
 * (D12-MOV-1). */
static inline void d12_bans(void)
{
    bool moves = step_is("movement"), stays = is("flight", "none");
    ban(OWED, "D12-MOR-2", !stays && !moves);
    ban(ON_FILE, "D12-MOR-2", moves && is("flight", "retreat") && of("retreated"));
    ban(OWED, "D12-COH-1", is("coherency", "must_return") && !(moves && !asked_for("mode", "charge")));
    ban(OWED, "D12-MOR-1", demand_charged());
    ban(OWED, "D12-MOR-1", !demand_charged() && of("morale_overdue") && demand_must_test());
    ban(OWED, "D12-WND-1", of("hits") + of("close_hits") > 0);
    ban(OWED, "D12-SHO-6", of("misfires") > 0);
    ban(OWED, "D12-OFF-1", of("has_officer") && of("kills") > 0);
    ban(ON_FILE, "D12-MOV-3", moves && stays && of("fired") > 0);
    ban(ON_FILE, "D12-MOV-3", moves && stays && of("reloading") > 0 && !is("ability", "quick_loader"));
    ban(ON_FILE, "D12-MOV-1", moves && stays && asked_for("mode", "charge") && d12_have_charged() > 0);
    d12_figure_bans();
    bool by_morale = of("pinned_by_morale"), pinned = !by_morale && d12_are_all("pinned", "pinned_alive");
    ban(ON_FILE, "D12-MOR-3", by_morale && (!moves || stays) && (moves || d12_takes_figures()));
    ban(ON_FILE, "D12-WND-3", moves && stays && pinned);
    if (step_is("volley") || step_is("ranged-attack") || step_is("stand-and-fire"))
        d12_shooting_bans();
    if (step_is("charge"))
        d12_charging_bans();
    if (step_is("reload"))
        d12_loading_bans(pinned);
}

/* Dice for a hit, at its range, or for a misfire that are not owed (D12-WND-1, D12-WND-4, D12-SHO-6). */
static inline void d12_dice_bans(void)
{
    int32_t close = of("close_hits"), far = of("hits");
    bool wounded = place_is("damage-roll", "target"), at_close = json_is_true(asked("close_range"));
    ban(ON_FILE, "D12-WND-1", wounded && !close && !far);
    ban(ON_FILE, "D12-WND-4", wounded && ((at_close && !close && far) || (!at_close && !far && close)));
    ban(ON_FILE, "D12-SHO-6", place_is("misfire", "firer") && !of("misfires"));
    ban(ON_FILE, "D12-OFF-1", place_is("officer-casualty", "unit") && !of("has_officer"));
    ban(ON_FILE, "D12-OFF-1",
        place_is("officer-casualty", "unit") && of("has_officer") && of("kills") &&
            !json_integer_value(asked("kills")));
    ban(ON_FILE, "D12-OFF-1",
        place_is("officer-casualty", "unit") && (is("fate", "surrendered") || is("fate", "removed")));
}

/* Who is charged and shoots owes its dice first; without the option that is its shot's end, and no bar. */
static inline void d12_shot_bans(void)
{
    json_t *charged = asked("charged");
    bool shoots = place_is("charge", "charged") && only_warned &&
                  json_is_true(json_object_get(charged, "stands_and_fires")) && json_object_get(charged, "weapon");
    ban(OWED, "D12-WND-1", shoots && of("hits") + of("close_hits") > 0);
    ban(OWED, "D12-SHO-6", shoots && of("misfires") > 0);
    ban(OWED, "D12-OFF-1", shoots && of("has_officer") && of("kills") > 0);
}

static inline bool d12_test_is_called_for(void)
{
    return demand_losses() || demand_wounded() || demand_charged() || demand_friend_killed() || demand_officer_panics();
}
