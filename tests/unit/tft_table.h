/* A table of the WW2 skirmish with some figures and vehicles of two sides on it, and acts upon it: a body as a client
 * sends it, resolved with its declared dice, applied to the roster. */
#pragma once
#include "bound.h"
#include "referee/answer.h"
#include "roster/roster.h"
#include "unit.h"

enum figure { LT, SGT, ANN, BOB, CPL, EVA, HANS, FRITZ, SHERMAN, TIGER, FIGURES };

static struct arena arena;
static struct roster roster;
_Alignas(16) static unsigned char default_options[RULESET_OPTIONS_MAX]; /* all by default */
static struct violations violations;
static struct intent intent;
static struct binding binding;
static const struct ruleset *tft;

static inline const struct field *member_of(const char *member)
{
    const struct field *field = field_find(tft->units->fields, member, strlen(member));
    if (!field)
        fail_msg("there is no member %s", member);
    return field;
}

static inline void put(int32_t unit, const char *member, int32_t value)
{
    unit_set_number(member_of(member), roster.units[unit].own, value);
}

static inline void put_text(int32_t unit, const char *member, const char *value)
{
    memcpy(roster.units[unit].own + member_of(member)->offset, value, strlen(value) + 1);
}

static inline int32_t get(int32_t unit, const char *member)
{
    return unit_number(member_of(member), roster.units[unit].own);
}

/* The number of a choice, or of a number in words. */
static inline int32_t choice(const char *member, const char *name)
{
    int32_t number = choice_find(member_of(member)->choices, name);
    assert_true(number >= 0);
    return number;
}

static inline void put_vehicle(int32_t unit)
{
    put(unit, "kind", choice("kind", "afv"));
    put(unit, "drive", choice("drive", "tracked"));
    put(unit, "movement_points", 10);
    put(unit, "fire_control", 12);
    put(unit, "size", 1);
    put(unit, "armour", 6);
    put(unit, "penetration", 6);
    put(unit, "he_modifier", 2);
}

static inline int table_lay(void **state)
{
    static const struct {
        const char *id, *seat, *profile, *squad;
        bool commands;
    } figures[FIGURES] = {
        [LT] = {"lt", "red", "co", "staff", true},    [SGT] = {"sgt", "red", "nco", "able", true},
        [ANN] = {"ann", "red", "private", "able", 0}, [BOB] = {"bob", "red", "private", "able", 0},
        [CPL] = {"cpl", "red", "nco", "baker", true}, [EVA] = {"eva", "red", "private", "baker", 0},
        [HANS] = {"hans", "blue", "nco", "able", 1},  [FRITZ] = {"fritz", "blue", "private", "able", 0},
        [SHERMAN] = {"sherman", "red", "", "", 0},    [TIGER] = {"tiger", "blue", "", "", 0},
    };
    (void)state;
    arena_start(&arena, 1 << 22);
    tft = ruleset_find("tft-ww2");
    fields_default(tft->options, default_options);
    roster_start(&roster, tft->units, default_options);
    for (int32_t i = 0; i < FIGURES; i++) {
        struct roster_unit unit = {.id = ""};
        snprintf(unit.id, sizeof unit.id, "%s", figures[i].id);
        snprintf(unit.side, sizeof unit.side, "%s", figures[i].seat);
        fields_default(tft->units->fields, unit.own);
        assert_true(roster_add(&roster, &unit));
        put_text(i, "profile", figures[i].profile);
        put_text(i, "squad", figures[i].squad);
        put(i, "commands", figures[i].commands);
        if (i < SHERMAN)
            put(i, "weapon", choice("weapon", "rifle"));
        else
            put_vehicle(i);
    }
    return 0;
}

static inline int table_clear(void **state)
{
    (void)state;
    arena_end(&arena);
    return 0;
}

static inline bool decode(const char *body)
{
    violations_start(&violations);
    return bound_decode(&arena, tft, default_options, &roster, body, &intent, &binding, &violations);
}

static inline enum ruling_status act(const char *body)
{
    struct ruling ruling;
    const struct roster before = roster;
    if (!decode(body))
        fail_msg("%s: %s: %s", body, violations.list[0].pointer, violations.list[0].message);
    assert_true(bound_prepare(&arena, &binding, &ruling));
    if (!ruling_make(&ruling, &intent, NULL, &violations))
        fail_msg("%s: %s: %s", body, violations.list[0].pointer, violations.list[0].message);
    assert_true(binding_affect(&binding, &before, &ruling));
    roster_change_all(&roster, binding.units->changes, binding.units->stated.changes.count);
    return ruling.status;
}

/* The sentence of a ruling, which nothing comes of; units are called by their ids with a capital. */
static inline const char *told(const char *body)
{
    static char sentence[300];
    struct ruling ruling;
    struct text line;
    for (int32_t i = 0; i < FIGURES; i++) {
        memcpy(roster.units[i].name, roster.units[i].id, strlen(roster.units[i].id) + 1);
        roster.units[i].name[0] = (char)(roster.units[i].name[0] - 'a' + 'A');
    }
    if (!decode(body))
        fail_msg("%s: %s: %s", body, violations.list[0].pointer, violations.list[0].message);
    assert_true(bound_prepare(&arena, &binding, &ruling));
    assert_true(ruling_make(&ruling, &intent, NULL, &violations));
    text_start(&line, sentence, sizeof sentence);
    ruling_summarise(&ruling, &line);
    return sentence;
}

static inline void refuse(const char *body, enum umpire_error code, const char *pointer)
{
    if (decode(body))
        fail_msg("%s is not refused", body);
    if (violations.list[0].code != code || strcmp(violations.list[0].pointer, pointer) != 0)
        fail_msg("%s: %s: %s", body, violations.list[0].pointer, violations.list[0].message);
}

static inline bool is_due(int32_t unit, const char *name)
{
    enum { DUES_MOST = 32 };
    const struct unit_due *list[DUES_MOST], *due = tft->units->dues;
    while (due->name && strcmp(due->name, name) != 0)
        due++;
    assert_non_null(due->name);
    for (int32_t i = roster_dues(&roster, unit, list, DUES_MOST); i > 0; i--)
        if (list[i - 1] == due)
            return true;
    return false;
}

static inline const char *out_of(int32_t unit)
{
    const char *out = roster_out(&roster, unit);
    return out ? out : "in play";
}
