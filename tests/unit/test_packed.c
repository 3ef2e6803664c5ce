/* Rosters as bytes: what comes back is what was packed, and other bytes are refused or stay within their bounds. */
#include "referee/session_state.h"
#include "roster/packed.h"
#include "unit.h"
#include <umpire/rules.h>

static struct roster roster, again;
static uint8_t bytes[ROSTER_UNITS_MAX * sizeof(struct roster_unit)];

static uint32_t drawn = 7;
static int32_t draw(int32_t below)
{
    drawn = drawn * 1664525U + 1013904223U;
    return (int32_t)((drawn >> 8) % (uint32_t)below);
}

static void member_fill(const struct field *field, void *own)
{
    if (field->kind == FIELD_TEXT)
        snprintf((char *)own + field->offset, 3, "%c", draw(2) ? 'u' : 0);
    else if (field->kind == FIELD_BOOL)
        unit_set_number(field, own, draw(2));
    else if (field->presence == FIELD_OPTIONAL && draw(2))
        unit_set_number(field, own, FIELD_ABSENT);
    else if (field->kind == FIELD_ENUM)
        unit_set_number(field, own, draw(field->choices->count));
    else
        unit_set_number(field, own, draw(3) ? field->max : field->min);
}

/* So many units of a ruleset, after as many that are gone, with members of all kinds. */
static void fill(const struct ruleset *ruleset, int32_t count)
{
    roster_start(&roster, ruleset->units, NULL);
    roster.turn = 1000;
    roster.phase = ruleset->units->phases ? 0 : -1;
    roster.came = count;
    for (int32_t i = 0; i < count; i++) {
        struct roster_unit unit = {.id = ""};
        snprintf(unit.id, sizeof unit.id, "unit-%d", (int)i);
        snprintf(unit.name, sizeof unit.name, "The unit that came as number %d", (int)i);
        snprintf(unit.side, sizeof unit.side, "%s", i % 2 ? "red" : "blue");
        for (size_t k = 0; k < ruleset->units->fields->count; k++)
            member_fill(&ruleset->units->fields->list[k], unit.own);
        assert_true(roster_add(&roster, &unit));
    }
}

static void same(void)
{
    const struct fields *fields = roster.type->fields;
    assert_int_equal(again.turn, roster.turn);
    assert_int_equal(again.phase, roster.phase);
    assert_int_equal(again.came, roster.came);
    assert_int_equal(again.count, roster.count);
    for (int32_t i = 0; i < roster.count; i++) {
        const struct roster_unit *one = &roster.units[i], *other = &again.units[i];
        assert_int_equal(one->number, other->number);
        assert_string_equal(one->id, other->id);
        assert_string_equal(one->name, other->name);
        assert_string_equal(one->side, other->side);
        for (size_t k = 0; k < fields->count; k++)
            if (fields->list[k].kind == FIELD_TEXT)
                assert_string_equal(one->own + fields->list[k].offset, other->own + fields->list[k].offset);
            else
                assert_int_equal(unit_number(&fields->list[k], one->own), unit_number(&fields->list[k], other->own));
    }
}

static void comes_back(void **unused)
{
    static const int32_t counts[] = {0, 1, 16, ROSTER_UNITS_MAX};
    (void)unused;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        for (size_t i = 0; (*ruleset)->units && i < sizeof counts / sizeof counts[0]; i++) {
            fill(*ruleset, counts[i]);
            size_t length = roster_pack(&roster, bytes, sizeof bytes);
            print_message("%s: %d units take %zu bytes\n", (*ruleset)->name, (int)counts[i], length);
            assert_in_range(length, 1, SESSION_ROSTER_MAX);
            assert_int_equal(roster_pack(&roster, bytes, length - 1), 0);
            assert_int_equal(roster_pack(&roster, bytes, length), length);
            roster_start(&again, (*ruleset)->units, NULL);
            assert_true(roster_unpack(bytes, length, &again));
            same();
        }
}

static void other_bytes(void **unused)
{
    (void)unused;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        if (!(*ruleset)->units)
            continue;
        fill(*ruleset, 3);
        size_t length = roster_pack(&roster, bytes, sizeof bytes);
        for (size_t i = 0; i <= length; i++) {
            roster_start(&again, (*ruleset)->units, NULL);
            assert_int_equal(roster_unpack(bytes, i, &again), i == length);
        }
        assert_false(roster_unpack(bytes, length + 1, &again));
        for (size_t i = 0; i < length; i++)
            for (int by = 1; by < 256; by += 9) {
                bytes[i] ^= (uint8_t)by;
                roster_start(&again, (*ruleset)->units, NULL);
                bool taken = roster_unpack(bytes, length, &again);
                assert_false(taken && i < 8); /* another program's, or another ruleset's */
                assert_in_range(again.count, 0, ROSTER_UNITS_MAX);
                bytes[i] ^= (uint8_t)by;
            }
        for (const struct ruleset *const *other = rulesets(); *other; other++)
            if ((*other)->units && (*other)->units->fields != (*ruleset)->units->fields) {
                roster_start(&again, (*other)->units, NULL);
                assert_false(roster_unpack(bytes, length, &again));
            }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(comes_back),
        cmocka_unit_test(other_bytes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
