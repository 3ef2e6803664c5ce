/* Games with units in which one word about them is changed: whoever signs the record anew, "units" or "rulings" fails.
 * UMPIRE_GAMES says how many games of each ruleset. */
#include "unit_game.h"
#include "unit_names.h"

enum { GAMES = 12, ENTRIES = 80, MUTATIONS = 16 };

static uint64_t no_settled[SETTLEMENTS], no_due[DEMANDS];

/* An entry that is to be changed. */
struct mutant {
    json_t *root, *effects;
    bool by_hand; /* a change by hand: what it changes a member to is its own to say */
};

static json_t *any_of(json_t *list)
{
    size_t size = json_array_size(list);
    return size ? json_array_get(list, (size_t)chronicle_any(0, (int32_t)size - 1)) : NULL;
}

static const char *another_unit(const char *id)
{
    const struct roster *roster = &chronicle.present;
    const char *other = id;
    while (strcmp(other, id) == 0)
        other = roster->units[chronicle_any(0, roster->count - 1)].id;
    return other;
}

/* A value of the same kind, and another one. */
static json_t *another_value(const struct field *field, json_t *value)
{
    if (json_is_integer(value))
        return json_integer(json_integer_value(value) +
                            (json_integer_value(value) > 0 && chronicle_any(0, 1) ? -1 : 1));
    if (json_is_boolean(value))
        return json_boolean(!json_is_true(value));
    for (int32_t i = 0; field->kind == FIELD_ENUM && i < field->choices->count; i++)
        if (strcmp(field->choices->list[i].name, json_string_value(value)) != 0)
            return json_string(field->choices->list[i].name);
    return field->kind == FIELD_DECIMAL ? json_string("0.5") : json_string("another");
}

static bool change_number(const struct mutant *mutant)
{
    static const char *const names[] = {"from", "to", "add"};
    json_t *effect = any_of(mutant->effects);
    const char *name = names[mutant->by_hand ? 0 : chronicle_any(0, 2)];
    json_t *value = json_object_get(effect, name);
    if (!value)
        return false;
    int32_t member = naive_member(chronicle.ruleset, naive_string(effect, "member"));
    json_t *other = another_value(&chronicle.ruleset->units->fields->list[member], value);
    bool changed = !json_equal(other, value);
    json_object_set_new(effect, name, other);
    return changed;
}

static bool change_unit(const struct mutant *mutant)
{
    json_t *effect = any_of(mutant->effects);
    if (effect)
        json_object_set_new(effect, "unit", json_string(another_unit(naive_string(effect, "unit"))));
    return effect != NULL;
}

static bool change_clause(const struct mutant *mutant)
{
    json_t *effect = any_of(mutant->effects);
    if (effect)
        json_object_set_new(effect, "clause", json_string("TT-MOR-99"));
    return effect != NULL;
}

static bool change_member(const struct mutant *mutant)
{
    const struct fields *fields = chronicle.ruleset->units->fields;
    const struct field *field = &fields->list[chronicle_any(0, (int32_t)fields->count - 1)];
    json_t *effect = any_of(mutant->effects);
    if (!effect || mutant->by_hand || strcmp(naive_string(effect, "member"), field->name) == 0)
        return false;
    json_object_set_new(effect, "member", json_string(field->name));
    return true;
}

static bool forget_effect(const struct mutant *mutant)
{
    size_t size = json_array_size(mutant->effects);
    if (!size || mutant->by_hand)
        return false;
    json_array_remove(mutant->effects, (size_t)chronicle_any(0, (int32_t)size - 1));
    if (size == 1)
        json_object_del(mutant->root, "effects");
    return true;
}

static bool double_effect(const struct mutant *mutant)
{
    json_t *effect = any_of(mutant->effects);
    if (!effect || mutant->by_hand)
        return false;
    json_array_append(mutant->effects, effect);
    return true;
}

/* "autofilled" or "overridden". */
static json_t *any_pointers(const struct mutant *mutant)
{
    return json_object_get(mutant->root, chronicle_any(0, 2) ? "autofilled" : "overridden");
}

/* Whether what stands there follows from the record: given the same it is neither filled in nor overridden, so an entry
 * that does not list it is as true (X-KNOW). */
static bool is_record_fact(const struct mutant *mutant, const char *pointer)
{
    const struct step *step = step_find(chronicle.ruleset, naive_string(mutant->root, "step"));
    for (const struct unit_role *role = step->roles; role && role->name; role++)
        for (const struct unit_fills *fill = role->fills; fill && fill->input; fill++)
            if (fill->kind != FILLS_TABLE_FACT && strcmp(strrchr(pointer, '/') + 1, fill->input) == 0)
                return true;
    return false;
}

static bool forget_pointer(const struct mutant *mutant)
{
    json_t *list = any_pointers(mutant);
    size_t size = json_array_size(list), at = size > 1 ? (size_t)chronicle_any(0, (int32_t)size - 1) : 0;
    if (size <= 1 || is_record_fact(mutant, json_string_value(json_array_get(list, at))))
        return false;
    json_array_remove(list, at);
    return true;
}

static bool change_pointer(const struct mutant *mutant)
{
    json_t *list = any_pointers(mutant);
    size_t size = json_array_size(list);
    if (size)
        json_array_set_new(list, (size_t)chronicle_any(0, (int32_t)size - 1), json_string("/input/nothing"));
    return size > 0;
}

/* What was filled in is no more what the unit knew. */
static bool change_autofilled(const struct mutant *mutant)
{
    const char *asked = naive_string(mutant->root, "step");
    const struct step *step = asked ? step_find(chronicle.ruleset, asked) : NULL;
    json_t *pointer = any_of(json_object_get(mutant->root, "autofilled")),
           *input = json_object_get(mutant->root, "input");
    const char *name = pointer ? json_string_value(pointer) + strlen("/input/") : "";
    const struct field *field = step ? field_find(step->input, name, strlen(name)) : NULL; /* only flat ones */
    json_t *value = field ? json_object_get(input, name) : NULL;
    if (!value)
        return false;
    json_object_set_new(input, name, another_value(field, value));
    return true;
}

static bool name_nobody(const struct mutant *mutant)
{
    json_t *units = json_object_get(mutant->root, "roles"), *value = NULL;
    const char *name = json_object_iter_key(json_object_iter(units));
    if (!name)
        return false;
    value = json_object_get(units, name);
    if (json_is_array(value))
        json_array_set_new(value, 0, json_string("nobody"));
    else
        json_object_set_new(units, name, json_string("nobody"));
    return true;
}

/* One of several bars that its units met. */
static bool forget_bar(const struct mutant *mutant)
{
    json_t *bars = json_object_get(mutant->root, "barred");
    size_t size = json_array_size(bars);
    if (size > 1)
        json_array_remove(bars, (size_t)chronicle_any(0, (int32_t)size - 1));
    return size > 1;
}

/* What is owed was only told, or the umpire's to lift. */
static bool change_waiver(const struct mutant *mutant)
{
    json_t *bar = any_of(json_object_get(mutant->root, "barred"));
    const char *waived = bar ? naive_string(bar, "waived") : NULL;
    if (bar)
        json_object_set_new(bar, "waived", json_string(waived && strcmp(waived, "warn") == 0 ? "override" : "warn"));
    return bar != NULL;
}

static bool change_turn(const struct mutant *mutant)
{
    json_t *turn = json_object_get(mutant->root, "turn");
    if (turn)
        json_object_set_new(mutant->root, "turn", json_integer(json_integer_value(turn) + 1));
    return turn != NULL;
}

static bool change_phase(const struct mutant *mutant)
{
    const struct turn_phase *phases = chronicle.ruleset->units->phases;
    const char *phase = naive_string(mutant->root, "phase");
    if (!phase)
        return false;
    json_object_set_new(mutant->root, "phase", json_string(phases[strcmp(phases[0].name, phase) == 0 ? 1 : 0].name));
    return true;
}

static const struct {
    const char *what;
    bool (*change)(const struct mutant *mutant);
    bool unreadable; /* it may be what the member cannot be: then the entry cannot even be read */
} mutations[] = {
    {"a number of an effect", change_number, true},
    {"an effect's member", change_member, true},
    {"an effect's unit", change_unit, false},
    {"an effect's clause", change_clause, false},
    {"an effect left out", forget_effect, false},
    {"an effect doubled", double_effect, false},
    {"a pointer left out", forget_pointer, false},
    {"a pointer", change_pointer, false},
    {"an input that was filled in", change_autofilled, false},
    {"the unit of a role", name_nobody, false},
    {"a bar left out", forget_bar, false},
    {"why a bar holds nothing up", change_waiver, false},
    {"the turn of a ruling", change_turn, false},
    {"the phase of a ruling", change_phase, false},
};
enum { KINDS = sizeof mutations / sizeof mutations[0] };
static uint64_t tried[KINDS];

/* The entry as the mutation leaves it, owned; NULL when there is nothing to change in it. */
static char *entry_mutated(int64_t seq, int32_t kind)
{
    const struct chronicle_entry *entry = &chronicle.entries[seq];
    json_t *root = json_loadb(entry->bytes, entry->length, 0, NULL);
    struct mutant mutant = {.root = root, .effects = json_object_get(root, "effects")};
    char *bytes = json_dumps(root, JSON_COMPACT | JSON_REAL_PRECISION(15) | JSON_SORT_KEYS);
    assert_string_equal(bytes, entry->bytes); /* so that nothing but the mutation is noticed */
    free(bytes);
    mutant.by_hand = strcmp(naive_string(root, "kind"), "unit_changed") == 0;
    bool ruling = json_object_get(root, "step") && json_object_get(root, "roles");
    bool changed = (ruling || mutant.by_hand) && mutations[kind].change(&mutant);
    bytes = changed ? json_dumps(root, JSON_COMPACT | JSON_REAL_PRECISION(15) | JSON_SORT_KEYS) : NULL;
    json_decref(root);
    return bytes;
}

static bool is_noticed(int32_t kind)
{
    return verify_result(verifier, VERIFY_UNITS)->failed || verify_result(verifier, VERIFY_RULINGS)->failed ||
           (mutations[kind].unreadable && verify_result(verifier, VERIFY_FORM)->failed);
}

static void mutate_something(void)
{
    int32_t kind = chronicle_any(0, KINDS - 1);
    int64_t seq = chronicle_any(1, (int32_t)chronicle.count - 1);
    char *right = strdup(chronicle.entries[seq].bytes), *wrong = entry_mutated(seq, kind);
    if (wrong) {
        chronicle_edit(&chronicle, seq, right, wrong);
        chronicle_sign_anew(&chronicle);
        check_chronicle();
        if (!is_noticed(kind))
            fail_msg("%s was changed, and nobody noticed: %s\n%s", mutations[kind].what, right, wrong);
        chronicle_edit(&chronicle, seq, wrong, right);
        tried[kind]++;
    }
    free(wrong);
    free(right);
}

static void what_is_changed_is_noticed(void **state)
{
    static struct pool pool;
    static struct game game;
    const char *wanted = getenv("UMPIRE_GAMES");
    uint64_t games = wanted ? strtoull(wanted, NULL, 10) : GAMES;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        pool_fill(&pool, *ruleset);
        for (uint64_t seed = 1; seed <= games; seed++) {
            game_start(&game, &pool, no_settled, no_due);
            game.warns = seed % 2 == 0;
            game_play(&game, seed + 7000, ENTRIES);
            for (int32_t i = 0; i < 3 * MUTATIONS; i++)
                mutate_something();
            chronicle_sign_anew(&chronicle);
            expect_passed();
            naive_free(&game.record);
            chronicle_end(state);
        }
        pool_empty(&pool);
    }
    for (int32_t i = 0; i < KINDS; i++)
        if (tried[i] == 0)
            fail_msg("%s was never changed", mutations[i].what);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(what_is_changed_is_noticed)};
    return cmocka_run_group_tests(tests, unit_names_are_right, NULL);
}
