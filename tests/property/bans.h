/* Every ban that there is: by the clause that demands it, and whether it is something that the unit owes (X-DUE), which
 * the option `warn` only says, or a deed or a fact on record (X-TURN, X-KNOW, X-OUT, X-FRIEND), which that option
 * leaves as it is. And what bans are found by: one unit, in one role of a question. */
#pragma once
#include "demands.h"

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
    OWED,    /* X-DUE */
    ON_FILE, /* a deed of this turn, or a fact on record */
    TOLD     /* it bans nothing, and is only told */
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
    {"tt", "X-TURN", ON_FILE},
    {"tt", "TT-INI-1", ON_FILE},
    {"tt", "TT-PIN-1", ON_FILE},
    {"tft-ww2", "TFT-DMG-1", OWED},
    {"tft-ww2", "TFT-CRIT-2", OWED},
    {"tft-ww2", "TFT-MOR-4", OWED},
    {"tft-ww2", "TFT-PEN-1", OWED},
    {"tft-ww2", "TFT-CREW-1", OWED},
    {"tft-ww2", "TFT-CREW-1", ON_FILE},
    {"tft-ww2", "A-TFT-44", ON_FILE},
    {"tft-ww2", "A-TFT-46", ON_FILE},
    {"tft-ww2", "A-TFT-46", TOLD},
    {"tft-ww2", "A-TFT-47", ON_FILE},
    {"tft-ww2", "TFT-IND-2", ON_FILE},
    {"tft-ww2", "TFT-PEN-2", ON_FILE},
    {"tft-ww2", "TFT-ACT-0", ON_FILE},
    {"tft-ww2", "TFT-ACT-1", ON_FILE},
    {"tft-ww2", "TFT-ACT-2", ON_FILE},
    {"tft-ww2", "TFT-ACT-3", ON_FILE},
    {"tft-ww2", "TFT-ACT-4", ON_FILE},
    {"tft-ww2", "TFT-ACT-7", ON_FILE},
    {"tft-ww2", "TFT-ACT-9", ON_FILE},
    {"tft-ww2", "TFT-CRIT-2", ON_FILE},
    {"tft-ww2", "TFT-MOR-1", ON_FILE},
    {"tft-ww2", "TFT-MOR-4", ON_FILE},
    {"tft-ww2", "A-TFT-54", ON_FILE},
    {"tft-ww2", "A-TFT-41", ON_FILE},
    {"tft-ww2", "A-TFT-52", ON_FILE},
    {"tft-ww2", "A-TFT-53", ON_FILE},
    {"tft-ww2", "A-TFT-55", ON_FILE},
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
    {"colonial", "A-MWK-27", ON_FILE},
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
