/* What the state of a unit forbids, said once more and independently of src/rules, by the names of steps, roles and
 * members: each ban by the clause that demands it, and whether it is something that the unit owes (X-DUE), which the
 * option `warn` only says, or a deed or a fact on record (X-TURN, X-KNOW, X-OUT, X-FRIEND), which that option leaves as
 * it is. The umpire's override lifts them all. */
#pragma once
#include "living.h"

struct acting {
    const char *ruleset, *step, *role;
};
/* Roles that act, which random games make somebody take who owes something; besides, a vehicle that runs somebody over
 * acts. All others suffer, or are only looked at. */
static const struct acting acting[] = {
    {"tft-ww2", "movement", "figure"},         {"tft-ww2", "ranged-attack", "firer"},
    {"tft-ww2", "fire-action", "firer"},       {"tft-ww2", "melee-score", "attacker"},
    {"tft-ww2", "clear-jam", "figure"},        {"tft-ww2", "rally-check", "co"},
    {"tft-ww2", "indirect-fire", "thrower"},   {"tft-ww2", "indirect-fire", "observer"},
    {"tft-ww2", "indirect-fire", "spotter"},   {"tft-ww2", "indirect-fire", "firer"},
    {"tft-ww2", "close-assault", "attackers"}, {"tft-ww2", "afv-movement", "vehicle"},
    {"tft-ww2", "afv-attack", "firer"},        {"colonial", "movement", "unit"},
    {"colonial", "activation", "unit"},        {"colonial", "rally", "unit"},
    {"colonial", "ranged-attack", "firer"},    {"colonial", "rocket-fire", "firer"},
    {"colonial", "volley", "firer"},           {"colonial", "melee-score", "attacker"},
    {"colonial", "assault", "attacker"},       {"d12-skirmish", "movement", "mover"},
    {"d12-skirmish", "volley", "firers"},      {"d12-skirmish", "ranged-attack", "firer"},
    {"d12-skirmish", "charge", "chargers"},    {"d12-skirmish", "stand-and-fire", "charged"},
    {"d12-skirmish", "reload", "unit"},
};
enum { ACTING = sizeof acting / sizeof acting[0] };

/* Every ban there is: what may be told of a unit. */
enum ban_kind {
    OWED,   /* X-DUE */
    ON_FILE /* a deed of this turn, or a fact on record */
};
struct ban {
    const char *ruleset, *clause; /* NULL: every ruleset's */
    enum ban_kind kind;
};
static const struct ban bans[] = {
    {NULL, "X-OUT", ON_FILE},
    {NULL, "X-FRIEND", ON_FILE},
    {"tt", "TT-MOR-1", OWED},
    {"tt", "TT-MOR-1", ON_FILE},
    {"tt", "TT-SUP-2", ON_FILE},
    {"tt", "A-TT-20", ON_FILE},
    {"tft-ww2", "TFT-DMG-1", OWED},
    {"tft-ww2", "TFT-CRIT-2", OWED},
    {"tft-ww2", "TFT-MOR-4", OWED},
    {"tft-ww2", "TFT-PEN-1", OWED},
    {"tft-ww2", "TFT-CREW-1", OWED},
    {"tft-ww2", "TFT-CREW-1", ON_FILE},
    {"tft-ww2", "A-TFT-44", ON_FILE},
    {"tft-ww2", "A-TFT-46", ON_FILE},
    {"tft-ww2", "A-TFT-47", ON_FILE},
    {"tft-ww2", "TFT-IND-2", ON_FILE},
    {"tft-ww2", "TFT-PEN-2", ON_FILE},
    {"tft-ww2", "TFT-ACT-0", ON_FILE},
    {"tft-ww2", "TFT-ACT-2", ON_FILE},
    {"tft-ww2", "TFT-ACT-3", ON_FILE},
    {"tft-ww2", "TFT-ACT-7", ON_FILE},
    {"tft-ww2", "TFT-ACT-9", ON_FILE},
    {"tft-ww2", "TFT-CRIT-2", ON_FILE},
    {"tft-ww2", "TFT-MOR-1", ON_FILE},
    {"tft-ww2", "TFT-MOR-4", ON_FILE},
    {"tft-ww2", "TFT-PEN-1", ON_FILE},
    {"tft-ww2", "TFT-AFVC-5", ON_FILE},
    {"tft-ww2", "TFT-AFVC-1", ON_FILE},
    {"tft-ww2", "TFT-RNG-6", ON_FILE},
    {"tft-ww2", "TFT-WPN", ON_FILE},
    {"tft-ww2", "TFT-CA-1", ON_FILE},
    {"d12-skirmish", "D12-MOR-2", OWED},
    {"d12-skirmish", "D12-MOR-2", ON_FILE},
    {"d12-skirmish", "D12-COH-1", OWED},
    {"d12-skirmish", "D12-MOR-1", OWED},
    {"d12-skirmish", "D12-WND-1", OWED},
    {"d12-skirmish", "D12-SHO-6", OWED},
    {"d12-skirmish", "D12-OFF-1", OWED},
    {"d12-skirmish", "D12-MOV-3", ON_FILE},
    {"d12-skirmish", "D12-MOV-1", ON_FILE},
    {"d12-skirmish", "D12-SHO-1", ON_FILE},
    {"d12-skirmish", "D12-WND-3", ON_FILE},
    {"d12-skirmish", "D12-MOR-1", ON_FILE},
    {"d12-skirmish", "D12-MOR-3", ON_FILE},
    {"d12-skirmish", "D12-OFF-1", ON_FILE},
    {"d12-skirmish", "D12-WND-1", ON_FILE},
    {"d12-skirmish", "D12-WND-4", ON_FILE},
    {"d12-skirmish", "D12-SHO-6", ON_FILE},
    {"d12-skirmish", "D12-MOV-4", ON_FILE},
    {"d12-skirmish", "D12-MIS-1", ON_FILE},
    {"colonial", "MWK-ACT-3", OWED},
    {"colonial", "MWK-FIR-9", OWED},
    {"colonial", "MWK-ATT-7", OWED},
    {"colonial", "MWK-PIN-1", OWED},
    {"colonial", "MWK-ACT-1", OWED},
    {"colonial", "MWK-RAL-2", ON_FILE},
    {"colonial", "A-MWK-28", ON_FILE},
    {"colonial", "MWK-ACT-4", ON_FILE},
    {"colonial", "MWK-UNIT", ON_FILE},
    {"colonial", "MWK-ATT-5", ON_FILE},
    {"colonial", "MWK-FIR-3", ON_FILE},
    {"colonial", "MWK-FIR-7", ON_FILE},
    {"colonial", "MWK-FIR-8", ON_FILE},
    {"colonial", "MWK-FIR-9", ON_FILE},
    {"colonial", "MWK-ATT-7", ON_FILE},
    {"colonial", "MWK-PIN-1", ON_FILE},
};
enum { BANS = sizeof bans / sizeof bans[0], BANS_MAX = 64 };

/* One unit in one role of a question. */
struct place {
    const char *step, *role;
    int32_t item;
    json_t *entry, *input;
};
static const struct place *asked_place;

/* What was found of it: places in `bans`. */
struct banned {
    int32_t count, list[BANS_MAX];
};
static struct banned *banned;

static inline void ban(enum ban_kind kind, const char *clause, bool holds)
{
    int32_t at = 0;
    if (!holds)
        return;
    while (at < BANS && (bans[at].kind != kind || strcmp(bans[at].clause, clause) != 0 ||
                         (bans[at].ruleset && !in_ruleset(bans[at].ruleset))))
        at++;
    if (at == BANS)
        fail_msg("%s is not stated", clause);
    assert_true(banned->count < BANS_MAX);
    banned->list[banned->count++] = at;
}

static inline bool step_is(const char *step)
{
    return strcmp(asked_place->step, step) == 0;
}

static inline bool place_is(const char *step, const char *role)
{
    return step_is(step) && strcmp(asked_place->role, role) == 0;
}

static inline bool is_acting(const char *ruleset, const char *step, const char *role)
{
    for (size_t i = 0; i < ACTING; i++)
        if (strcmp(acting[i].ruleset, ruleset) == 0 && strcmp(acting[i].step, step) == 0 &&
            strcmp(acting[i].role, role) == 0)
            return true;
    return place_is("overrun", "vehicle");
}

static inline bool known(const char *member)
{
    return naive_get(asked_naive, asked_unit, member) != FIELD_ABSENT;
}

static inline json_t *asked(const char *member)
{
    return json_object_get(asked_place->input, member);
}

static inline const char *asked_word(const char *member)
{
    const char *word = json_string_value(asked(member));
    return word ? word : "";
}

static inline bool asked_for(const char *member, const char *word)
{
    return strcmp(asked_word(member), word) == 0;
}

static inline const struct naive_unit *naive_find(const struct naive *naive, const char *id)
{
    for (int32_t i = 0; i < naive->count; i++)
        if (strcmp(naive->units[i].id, id) == 0)
            return &naive->units[i];
    fail_msg("%s is not there", id);
    return NULL;
}

/* The id in a place of a role; NULL behind the last. */
static inline const char *id_in(json_t *roles, const char *role, int32_t item)
{
    json_t *named = json_object_get(roles, role);
    if (json_is_string(named))
        return item == 0 ? json_string_value(named) : NULL;
    return json_string_value(json_array_get(named, (size_t)item));
}

/* Who takes this other role of the question; NULL: nobody. */
static inline const struct naive_unit *named_as(const char *role)
{
    const char *id = id_in(json_object_get(asked_place->entry, "roles"), role, 0);
    return id ? naive_find(asked_naive, id) : NULL;
}

/* ---- tft-ww2 ---- */

static inline int32_t tft_jammed(const char *state)
{
    return !known(state) ? 0 : is(state, "jammed") ? 17 : is(state, "jammed_hard") ? 18 : 0;
}

/* The roll that jammed what is cleared; 0: it is not jammed. */
static inline int32_t tft_jammed_by(void)
{
    const char *state = json_is_true(asked("served"))    ? "served_state"
                        : json_is_true(asked("sidearm")) ? "sidearm_state"
                                                         : "weapon_state";
    return tft_jammed(state);
}

/* A weapon of indirect fire stands on the table where it may, unless the question says otherwise. */
static inline bool tft_on_table(void)
{
    return asked("on_table") ? json_is_true(asked("on_table"))
                             : !strstr(asked_word("weapon"), "artillery") && !strstr(asked_word("weapon"), "bomb");
}

/* A grenade is thrown by the thrower, and nothing else is; whose blast of this turn is still to come does not throw,
 * fire or call down another one, but may observe for who is named at the weapon. */
static inline void tft_throw_bans(void)
{
    bool grenade = asked_for("weapon", "grenade") || asked_for("weapon", "smoke_grenade");
    bool thrower = place_is("indirect-fire", "thrower"), firer = place_is("indirect-fire", "firer");
    bool helps = tft_on_table() && json_object_get(json_object_get(asked_place->entry, "roles"), "firer") != NULL;
    ban(ON_FILE, "A-TFT-46", known("owed_blast") && of("owed_blast_new") && (thrower || firer || !helps));
    ban(ON_FILE, "TFT-IND-2", thrower != grenade);
}

/* Shots that a weapon has in a round; 0: it does not shoot. */
static inline int32_t tft_shots_of(const char *weapon)
{
    static const struct {
        const char *weapon;
        int32_t shots;
    } shots[] = {{"rifle", 1}, {"auto_rifle", 2}, {"pistol", 2}, {"smg", 3}, {"lmg", 4}, {"hmg", 4}};
    for (size_t i = 0; i < sizeof shots / sizeof shots[0]; i++)
        if (strcmp(shots[i].weapon, weapon) == 0)
            return shots[i].shots;
    return 0;
}

/* The member that says how what it shoots, throws, serves or strikes with is; NULL: nothing does. */
static inline const char *tft_state_of_used(void)
{
    const char *weapon =
        step_is("melee-score") ? json_string_value(json_object_get(asked("attacker"), "weapon")) : asked_word("weapon");
    bool grenade = asked_for("weapon", "grenade") || asked_for("weapon", "smoke_grenade");
    if (place_is("indirect-fire", "thrower"))
        return known("weapon") && is("weapon", "grenade") ? "weapon_state" : NULL;
    bool serves = place_is("indirect-fire", "firer") || (place_is("indirect-fire", "observer") && !named_as("firer"));
    if (serves)
        return tft_on_table() && !grenade ? "served_state" : NULL;
    if (!step_is("ranged-attack") && !step_is("fire-action") && !step_is("melee-score"))
        return NULL;
    if (!known("weapon") || is("weapon", weapon))
        return "weapon_state";
    return known("sidearm") && is("sidearm", weapon) ? "sidearm_state" : NULL;
}

static inline bool tft_is_heavy(void)
{
    return asked_for("weapon", "lmg") || asked_for("weapon", "hmg");
}

/* Whoever shoots or throws has an action that allows it, a shot left and a weapon that is ready; whoever strikes has
 * not dropped it. */
static inline void tft_weapon_bans(void)
{
    bool fires = step_is("ranged-attack") || step_is("fire-action"), throws = place_is("indirect-fire", "thrower");
    bool snaps = known("action") && is("action", "walk_and_snap_shot");
    int32_t shots = tft_shots_of(asked_word("weapon"));
    const char *state = tft_state_of_used();
    ban(ON_FILE, "TFT-ACT-0",
        (fires || throws) && known("action") && !snaps && !is("action", "pivot") && !is("action", "aim"));
    ban(ON_FILE, "TFT-ACT-2", fires && snaps && of("shots") > 0);
    ban(ON_FILE, "TFT-RNG-6", throws && snaps);
    bool automatic = asked_for("weapon", "auto_rifle") || asked_for("weapon", "smg") || tft_is_heavy();
    ban(ON_FILE, "TFT-RNG-6", fires && snaps && tft_is_heavy());
    ban(ON_FILE, "TFT-ACT-7", fires && known("action") && is("action", "aim") && automatic);
    ban(ON_FILE, "TFT-WPN", fires && shots && of("shots") >= shots);
    ban(ON_FILE, "TFT-CRIT-2", state && (is(state, "dropped") || (!step_is("melee-score") && !is(state, "ready"))));
}

/* Of a figure: hits and a blast in the hand come first, who flees does nothing else, nor who fled to its cover in this
 * turn, a turn has one action, and one handling of an item. */
static inline void tft_figure_bans(void)
{
    bool moves = step_is("movement"), clears = step_is("clear-jam");
    ban(OWED, "TFT-DMG-1", hits_owed(asked_naive, asked_unit) > 0);
    ban(OWED, "TFT-CRIT-2", of("in_hand"));
    ban(OWED, "TFT-MOR-4", flees() && !(moves && asked_for("action", "flee")));
    ban(ON_FILE, "A-TFT-44", is("flight", "to_cover") && of("at_goal") && known("action") && is("action", "flee"));
    ban(ON_FILE, "TFT-ACT-0", moves && known("action") && !is("action", asked_word("action")));
    ban(ON_FILE, "TFT-ACT-0",
        moves && known("action") && is("action", "change_position") && asked_for("action", "change_position"));
    ban(ON_FILE, "A-TFT-47", moves && asked_for("handles", "fix_bayonet") && known("weapon") && !is("weapon", "rifle"));
    if (step_is("indirect-fire"))
        tft_throw_bans();
    ban(ON_FILE, "TFT-ACT-0",
        (step_is("close-assault") || step_is("melee-score")) && known("action") && !is("action", "charge") &&
            !is("action", "pivot") && !is("action", "close_combat"));
    ban(ON_FILE, "TFT-ACT-3", step_is("melee-score") && only_warned && flees() && !known("action"));
    ban(ON_FILE, "TFT-ACT-9", clears && known("action") && !is("action", "action"));
    tft_weapon_bans();
    ban(ON_FILE, "TFT-ACT-9", of("action_used") && (clears || (moves && !asked_for("handles", "none"))));
}

static inline void tft_afv_bans(void)
{
    ban(OWED, "TFT-PEN-1", of("hits") + of("vulnerable_hits") + of("blast_hits") > 0);
    ban(OWED, "TFT-CREW-1", of("crew_tests") > 0);
    bool crosses = step_is("overrun"), reverses = step_is("afv-movement") && json_is_true(asked("reverse"));
    ban(OWED, "TFT-CREW-1", flees() && !reverses && !(crosses && of("reversed")));
    ban(ON_FILE, "TFT-PEN-2", crosses && of("immobilised") && of("moved_inches") == 0);
    if (!step_is("afv-attack"))
        return;
    json_t *points = asked("mp_total");
    ban(ON_FILE, "TFT-PEN-2", of("main_gun_destroyed"));
    ban(ON_FILE, "TFT-AFVC-5",
        !of("main_gun_destroyed") && (is("weapon_state", "jammed") || is("weapon_state", "jammed_hard")));
    ban(ON_FILE, "TFT-AFVC-1",
        points && of("points_spent") > 0 && 2 * of("points_spent") > 1000 * json_number_value(points));
}

static inline bool both_weapons_are(const char *state)
{
    return is("weapon_state", state) && is("sidearm_state", state);
}

/* Whether it shoots with neither weapon that it carries, the one in hand is not ready, and one is or can be made so. */
static inline bool tft_shoots_with_a_third(void)
{
    bool shoots = place_is("ranged-attack", "firer") || place_is("fire-action", "firer");
    return shoots && known("weapon") && known("sidearm") && !is("weapon", asked_word("weapon")) &&
           !is("sidearm", asked_word("weapon")) && !is("weapon_state", "ready") && !both_weapons_are("broken");
}

static inline void tft_bans(void)
{
    json_t *severity = asked("severity");
    if (is("kind", "figure"))
        tft_figure_bans();
    else
        tft_afv_bans();
    ban(ON_FILE, "TFT-CRIT-2", tft_shoots_with_a_third());
    ban(ON_FILE, "TFT-CRIT-2",
        step_is("clear-jam") && !severity && !tft_jammed("weapon_state") && !tft_jammed("sidearm_state") &&
            !tft_jammed("served_state"));
    ban(ON_FILE, "TFT-CRIT-2", step_is("clear-jam") && severity && json_integer_value(severity) != tft_jammed_by());
}

/* Whether the question has the unit in this role, too. */
static inline bool is_also(const char *role)
{
    json_t *named = json_object_get(json_object_get(asked_place->entry, "roles"), role);
    for (size_t i = 0; i < json_array_size(named); i++)
        if (strcmp(json_string_value(json_array_get(named, i)), asked_unit->id) == 0)
            return true;
    return json_is_string(named) && strcmp(json_string_value(named), asked_unit->id) == 0;
}

/* Whose blast it is: what goes off in the hand touches the thrower (A-TFT-22). Nothing that is owed holds up a blast
 * that has been thrown (A-TFT-46), but another one. */
static inline void tft_blast_bans(void)
{
    bool none = is("kind", "figure") && !known("owed_blast") && !of("in_hand");
    ban(OWED, "TFT-DMG-1", none && hits_owed(asked_naive, asked_unit) > 0);
    ban(OWED, "TFT-MOR-4", none && flees());
    ban(ON_FILE, "A-TFT-46", none);
    ban(ON_FILE, "TFT-CRIT-2", is("kind", "figure") && of("in_hand") && !is_also("targets"));
}

/* Whether it is of the side of who takes this role, and of the squad, where that is asked; true where nobody does. */
static inline bool goes_with(const char *role, bool squad)
{
    const struct naive_unit *other = named_as(role);
    return !other ||
           (strcmp(other->side, asked_unit->side) == 0 &&
            (!squad || naive_get(asked_naive, other, "squad") == naive_get(asked_naive, asked_unit, "squad")));
}

/* Damage of a vehicle is of a hit on record, by such a roll or by a blast; or of a shell or bomb that is on none: with
 * its AP factor, 5 at most, and nobody who fired. */
static inline void tft_damage_bans(void)
{
    int32_t hits = of("hits"), vulnerable = of("vulnerable_hits"), blasts = of("blast_hits");
    json_t *penetration = asked("penetration");
    bool spot = asked_for("critical", "vulnerable"), kills = asked_for("critical", "knocked_out");
    bool blast = asked_for("hit_by", "blast"), plain = asked_for("critical", "none");
    bool shell =
        penetration && json_integer_value(penetration) <= 5 && asked_for("critical", "none") && !named_as("firer");
    ban(ON_FILE, "TFT-PEN-1", !hits && !vulnerable && !blasts && !shell);
    if (hits || vulnerable || blasts)
        ban(ON_FILE, "TFT-AFVC-5", blast ? !shell && !(plain && blasts) : kills || (spot ? !vulnerable : !hits));
}

/* Nobody tests, is rallied or damaged without a cause, and each figure assaults once. */
static inline void tft_uncalled_bans(void)
{
    int32_t figures = 0, named = 0;
    json_t *attackers = asked("attackers"), *roles = json_object_get(asked_place->entry, "roles");
    if (place_is("crew-check", "vehicle"))
        ban(ON_FILE, "TFT-CREW-1", of("crew_tests") == 0);
    if (place_is("morale-check", "commander")) {
        ban(ON_FILE, "TFT-MOR-1",
            !of("cos_down") && !of("attacks") && !(of("members_down") >= 2 && of("members_tested") < 2));
        ban(ON_FILE, "TFT-MOR-1", !of("commands"));
    }
    if (place_is("morale-check", "members"))
        ban(ON_FILE, "TFT-MOR-1", !goes_with("commander", true));
    if (place_is("rally-check", "fleeing")) {
        ban(ON_FILE, "TFT-MOR-4", !flees());
        ban(ON_FILE, "TFT-MOR-4", !goes_with("co", false));
    }
    if (place_is("afv-damage", "target"))
        tft_damage_bans();
    if (!place_is("close-assault", "attackers") || asked_place->item > 0)
        return;
    for (size_t i = 0; i < json_array_size(attackers); i++)
        figures += (int32_t)json_integer_value(json_object_get(json_array_get(attackers, i), "count"));
    figures += (int32_t)(json_integer_value(asked("plus_1")) + json_integer_value(asked("plus_2")) +
                         json_integer_value(asked("plus_3")));
    while (id_in(roles, "attackers", named))
        named++;
    ban(ON_FILE, "TFT-CA-1", figures > named);
}

/* ---- colonial ---- */

/* What each kind does freely, and after a test (MWK-UNIT); a pinned unit rallies. */
struct colonial_list {
    const char *kind, *free, *tested;
};
#define COLONIAL_ON_HORSE "move at_the_double skirmish fire rally"
static const struct colonial_list colonial_lists[] = {
    {"regular_infantry", "fire stand_to", "move at_the_double skirmish close_order volley_fire attack rally"},
    {"irregular_infantry", "fire stand_to", "move at_the_double skirmish attack rally"},
    {"tribal_infantry", "move stand_to", "at_the_double go_to_ground skirmish fire attack rally"},
    {"regular_mounted_infantry", "move stand_to", "at_the_double skirmish fire attack rally"},
    {"irregular_mounted_infantry", "move stand_to", "at_the_double skirmish fire attack rally"},
    {"regular_cavalry", "attack stand_to", COLONIAL_ON_HORSE},
    {"irregular_cavalry", "attack stand_to", COLONIAL_ON_HORSE},
    {"tribal_cavalry", "attack stand_to", COLONIAL_ON_HORSE},
    {"well_drilled_crewed_weapon", "stand_to", "limber unlimber move fire rally"},
    {"poorly_drilled_crewed_weapon", "stand_to", "limber unlimber move fire rally"},
};

static inline bool has_word(const char *list, const char *word)
{
    size_t length = strlen(word);
    for (const char *at = strstr(list, word); at; at = strstr(at + 1, word))
        if ((at == list || at[-1] == ' ') && (at[length] == ' ' || at[length] == '\0'))
            return true;
    return false;
}

/* The lists of its kind; NULL: that is not known. */
static inline const struct colonial_list *colonial_list(void)
{
    enum { KINDS_MANY = sizeof colonial_lists / sizeof colonial_lists[0] };
    if (!known("kind"))
        return NULL;
    for (int32_t i = 0; i < KINDS_MANY; i++)
        if (is("kind", colonial_lists[i].kind))
            return &colonial_lists[i];
    fail_msg("the list of a kind is not stated");
    return NULL;
}

static inline bool colonial_takes_a_test(const char *deed)
{
    const struct colonial_list *list = colonial_list();
    return list && has_word(list->tested, deed);
}

static inline bool colonial_is_unlisted(const char *deed)
{
    const struct colonial_list *list = colonial_list();
    return list && !has_word(list->tested, deed) && !has_word(list->free, deed);
}

/* What the question has the unit do. */
static inline const char *colonial_deed(void)
{
    if (step_is("activation"))
        return asked_word("action");
    if (step_is("movement"))
        return json_is_true(asked("at_the_double")) ? "at_the_double" : "move";
    if (step_is("rally"))
        return "rally";
    if (step_is("melee-score") || step_is("assault"))
        return "attack";
    return json_is_true(asked("volley")) ? "volley_fire" : "fire";
}

/* Whether it is the action of the turn, or joined to it: a double move with an attack (tribal infantry, cavalry),
 * skirmishing with a move and a fire, an attack that follows up (A-MWK-25, A-MWK-30), a volley with its fire. */
static inline bool colonial_goes_on(const char *deed)
{
    bool attacks = strcmp(deed, "attack") == 0, doubles = strcmp(deed, "at_the_double") == 0;
    bool moves = strcmp(deed, "move") == 0, fires = strcmp(deed, "fire") == 0;
    if (attacks && !is("follow_up", "none"))
        return true;
    if (!known("action") || !of("action_open"))
        return false;
    if (is("action", "skirmish"))
        return (moves && !of("moved")) || (fires && !of("fired"));
    if (is("action", "at_the_double"))
        return (doubles && !of("moved")) || (attacks && known("kind") &&
                                             (is("kind", "tribal_infantry") || is("kind", "regular_cavalry") ||
                                              is("kind", "irregular_cavalry") || is("kind", "tribal_cavalry")));
    return is("action", deed) || (is("action", "volley_fire") && fires);
}

/* Cavalry that beat a unit which is still there may attack that one again, and no other (MWK-ATT-5). */
static inline bool colonial_follows_up_elsewhere(void)
{
    int32_t beaten = naive_get(asked_naive, asked_unit, "follow_up_unit");
    const struct naive_unit *attacked = named_as("defender");
    return is("follow_up", "same_unit") && beaten != naive_text("") && attacked && beaten != naive_text(attacked->id);
}

static inline bool colonial_is_crew(void)
{
    return known("kind") && (is("kind", "well_drilled_crewed_weapon") || is("kind", "poorly_drilled_crewed_weapon"));
}

/* Mounted infantry fires as its kind does, only crews fire a gun, and a rocket makes no hits (MWK-UNIT, MWK-FIR-7,
 * MWK-FIR-8). */
static inline void colonial_weapon_bans(void)
{
    const char *weapon = asked_word("weapon");
    if (!known("weapon") || !is("weapon", weapon))
        return;
    ban(ON_FILE, "MWK-FIR-8", strcmp(weapon, "rocket") == 0);
    if (!known("kind"))
        return;
    ban(ON_FILE, "MWK-UNIT", is("kind", "regular_mounted_infantry") && strcmp(weapon, "modern_rifle") != 0);
    ban(ON_FILE, "MWK-UNIT", is("kind", "irregular_mounted_infantry") && strcmp(weapon, "obsolete_rifle") != 0);
    ban(ON_FILE, "MWK-FIR-7", strcmp(weapon, "field_gun") == 0 && !colonial_is_crew());
}

/* Rockets are fired by their crews alone (MWK-FIR-8). */
static inline void colonial_rocket_ban(void)
{
    ban(ON_FILE, "MWK-FIR-8", (known("kind") && !colonial_is_crew()) || (known("weapon") && !is("weapon", "rocket")));
}

/* A pinned unit only rallies; who has a test open tests first; nobody acts in the turn of a rally or after a test that
 * failed; no second time; and what takes a test, only when it is passed. */
static inline void colonial_bans(void)
{
    const char *deed = colonial_deed();
    bool activates = step_is("activation"), rallies = strcmp(deed, "rally") == 0;
    bool acted = !of("rallied") && known("action") && (activates || !colonial_goes_on(deed));
    bool free_to = !of("pinned_markers") && !of("rallied") && !of("test_failed") && !acted;
    ban(OWED, "MWK-ACT-3", of("pinned_markers") && !rallies);
    ban(OWED, "MWK-FIR-9", of("has_leader") && of("leader_fire_tests"));
    ban(OWED, "MWK-ATT-7", of("has_leader") && of("leader_attack_tests"));
    ban(OWED, "MWK-PIN-1", of("fire_casualties"));
    ban(OWED, "MWK-PIN-1", of("beaten"));
    ban(ON_FILE, "MWK-RAL-2", of("rallied") && !of("pinned_markers"));
    ban(ON_FILE, "A-MWK-28", of("rallied") && of("pinned_markers") && rallies);
    ban(ON_FILE, "MWK-ACT-4", of("test_failed"));
    ban(ON_FILE, "MWK-UNIT", acted);
    ban(ON_FILE, "MWK-ATT-5", strcmp(deed, "attack") == 0 && colonial_follows_up_elsewhere());
    if (step_is("ranged-attack") || step_is("volley"))
        colonial_weapon_bans();
    if (step_is("rocket-fire"))
        colonial_rocket_ban();
    ban(ON_FILE, "MWK-UNIT", !activates && colonial_is_unlisted(deed));
    ban(ON_FILE, "MWK-UNIT",
        step_is("movement") && of("skirmishing") && of("action_open") && known("action") &&
            is("action", "at_the_double"));
    ban(ON_FILE, "MWK-UNIT", activates && known("kind") && !is("kind", asked_word("kind")));
    ban(OWED, "MWK-ACT-1",
        free_to && !activates && !step_is("rally") && colonial_takes_a_test(deed) && !colonial_goes_on(deed));
}

/* Hits by fire that are typed are no more than the dice of who made them (MWK-FIR-3, MWK-FIR-7). */
static inline void colonial_hits_ban(void)
{
    json_t *hits = asked("hits");
    bool gun = asked_for("weapon", "field_gun"), rocket = asked_for("weapon", "rocket");
    int32_t figures = of("figures"), dice = gun ? 2 * figures : of("skirmishing") ? figures / 2 : figures;
    if (hits && asked("weapon") && asked_for("cause", "fire"))
        ban(ON_FILE, "MWK-FIR-3", json_integer_value(hits) > (rocket ? 0 : dice));
}

/* A test that fire, an attack or the loss of a friend has not made due is not made (MWK-FIR-9, MWK-ATT-7, MWK-PIN-1).
 */
static inline void colonial_tests_ban(void)
{
    ban(ON_FILE, "MWK-FIR-9",
        place_is("leader-casualty", "after_fire") && !(of("has_leader") && of("leader_fire_tests")));
    ban(ON_FILE, "MWK-ATT-7",
        place_is("leader-casualty", "after_attack") && !(of("has_leader") && of("leader_attack_tests")));
    ban(ON_FILE, "MWK-PIN-1", place_is("morale-check", "after_fire") && !of("fire_casualties"));
    ban(ON_FILE, "MWK-PIN-1", place_is("morale-check", "after_attack") && !of("beaten"));
    ban(ON_FILE, "MWK-PIN-1", place_is("morale-check", "witness") && !of("friends_removed"));
}

/* ---- d12-skirmish ---- */

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

/* ---- every ruleset ---- */

/* Roles that the rules have a use for when the unit is gone: who may have fallen with it, and what it did before. */
static const struct acting roles_of_the_dead[] = {
    {"d12-skirmish", "officer-casualty", "unit"},
};

/* Who attacks in a step, and whom (X-FRIEND): each unit of the one against each of the other. */
struct opposed {
    const char *ruleset, *step, *attacker, *attacked;
};
static const struct opposed opposed[] = {
    {"tt", "melee-score", "side1", "side2"},
    {"tt", "melee-round", "side1", "side2"},
    {"tt", "morale-check", "winner", "loser"},
    {"tt", "melee-size-modifier", "winner", "loser"},
    {"tft-ww2", "ranged-attack", "firer", "target"},
    {"tft-ww2", "fire-action", "firer", "targets"},
    {"tft-ww2", "melee-score", "attacker", "defender"},
    {"tft-ww2", "afv-attack", "firer", "target"},
    {"tft-ww2", "close-assault", "attackers", "vehicle"},
    {"d12-skirmish", "movement", "mover", "charged"},
    {"d12-skirmish", "stand-and-fire", "charger", "charged"},
    {"d12-skirmish", "ranged-attack", "firer", "target"},
    {"d12-skirmish", "melee-score", "side1", "side2"},
    {"d12-skirmish", "volley", "firers", "target"},
    {"d12-skirmish", "volley", "firers", "target_unit"},
    {"d12-skirmish", "volley", "firing_unit", "target"},
    {"d12-skirmish", "volley", "firing_unit", "target_unit"},
    {"d12-skirmish", "charge", "chargers", "charged"},
    {"d12-skirmish", "charge", "chargers", "charged_unit"},
    {"d12-skirmish", "charge", "charging_unit", "charged"},
    {"d12-skirmish", "charge", "charging_unit", "charged_unit"},
    {"colonial", "ranged-attack", "firer", "target"},
    {"colonial", "rocket-fire", "firer", "target"},
    {"colonial", "volley", "firer", "target"},
    {"colonial", "melee-score", "attacker", "defender"},
    {"colonial", "assault", "attacker", "defender"},
    {"colonial", "damage-roll", "by", "target"},
};

static inline bool may_be_out(const char *ruleset, const char *step, const char *role)
{
    for (size_t i = 0; i < sizeof roles_of_the_dead / sizeof roles_of_the_dead[0]; i++)
        if (strcmp(roles_of_the_dead[i].ruleset, ruleset) == 0 && strcmp(roles_of_the_dead[i].step, step) == 0 &&
            strcmp(roles_of_the_dead[i].role, role) == 0)
            return true;
    return false;
}

static inline bool is_attacked_by_a_friend(const struct naive *naive, const struct naive_unit *unit)
{
    json_t *roles = json_object_get(asked_place->entry, "roles");
    for (size_t i = 0; i < sizeof opposed / sizeof opposed[0]; i++) {
        if (strcmp(opposed[i].ruleset, naive->ruleset->name) != 0 || !place_is(opposed[i].step, opposed[i].attacked))
            continue;
        const char *id;
        for (int32_t item = 0; (id = id_in(roles, opposed[i].attacker, item)) != NULL; item++)
            if (strcmp(naive_find(naive, id)->side, unit->side) == 0)
                return true;
    }
    return false;
}

static inline void state_bans(void)
{
    bool acts = is_acting(asked_naive->ruleset->name, asked_place->step, asked_place->role);
    if (in_ruleset("tt")) /* suffering neither (A-TT-17) */
        ban(OWED, "TT-MOR-1", of("owes") > 0 && !place_is("morale-check", "loser"));
    if (in_ruleset("tft-ww2") && acts)
        tft_bans();
    if (in_ruleset("tft-ww2") && place_is("blast-damage", "by"))
        tft_blast_bans();
    if (in_ruleset("tft-ww2"))
        tft_uncalled_bans();
    if (in_ruleset("tt"))
        ban(ON_FILE, "TT-MOR-1", place_is("morale-check", "loser") && !of("owes"));
    if (in_ruleset("tt") && place_is("suppression-penalties", "unit"))
        ban(ON_FILE, "TT-SUP-2", json_integer_value(asked("eligible_figures")) > of("figures"));
    if (in_ruleset("tt") && step_is("melee-round"))
        ban(ON_FILE, "A-TT-20",
            of("round_kills") + of("round_wounds") + of("round_suppressed") + of("round_saves") > 0);
    if (in_ruleset("colonial"))
        colonial_tests_ban();
    if (in_ruleset("colonial") && acts)
        colonial_bans();
    if (in_ruleset("colonial") && place_is("damage-roll", "by"))
        colonial_hits_ban();
    if (in_ruleset("d12-skirmish") && acts)
        d12_bans();
    if (in_ruleset("d12-skirmish") && place_is("morale-check", "unit")) /* A-D12-37 */
        ban(ON_FILE, "D12-MOR-1", !d12_test_is_called_for() && asked_for("cause", "none"));
    if (in_ruleset("d12-skirmish")) {
        d12_dice_bans();
        d12_shot_bans();
    }
}

/* All that keeps a unit from a place in a question. */
static inline void bans_find(const struct naive *naive, const struct naive_unit *unit, const struct place *place,
                             struct banned *ret)
{
    bool out = unit_is_out(naive, unit); /* makes it the one that is asked about */
    ret->count = 0;
    banned = ret;
    asked_place = place;
    if (!out)
        state_bans();
    else if (!may_be_out(naive->ruleset->name, place->step, place->role))
        ban(ON_FILE, "X-OUT", true);
    else
        d12_dice_bans(); /* what it owes itself is over */
    ban(ON_FILE, "X-FRIEND", is_attacked_by_a_friend(naive, unit));
}
