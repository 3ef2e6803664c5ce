/* When the members of a unit end: with the turn, with the battle, or never, as each one's row says (X-LIFE). */
#include "roster/roster.h"
#include <string.h>

static void members_end(const struct fields *fields, enum lifetime lifetime, void *own)
{
    for (size_t i = 0; i < fields->count; i++)
        if (fields->list[i].lifetime == lifetime)
            field_default(&fields->list[i], own);
}

static void unit_settle(const struct unit_type *type, const void *options, void *own)
{
    if (type->settle)
        type->settle(own, options);
}

static void turn_end(const struct unit_type *type, const void *options, void *own)
{
    if (type->end_turn)
        type->end_turn(own, options);
    members_end(type->fields, LIFETIME_TURN, own);
}

void unit_turn(const struct unit_type *type, const void *options, void *own)
{
    _Alignas(8) unsigned char before[UNIT_SIZE_MAX];
    memcpy(before, own, type->fields->size);
    turn_end(type, options, own);
    if (type->new_turn)
        type->new_turn(before, own);
    unit_settle(type, options, own);
}

void unit_carry(const struct unit_type *type, const void *options, enum carry carry, void *own)
{
    _Alignas(8) unsigned char before[UNIT_SIZE_MAX];
    memcpy(before, own, type->fields->size);
    turn_end(type, options, own);
    if (carry == CARRY_SURVIVORS) {
        members_end(type->fields, LIFETIME_BATTLE, own);
        if (type->new_battle)
            type->new_battle(before, own);
    }
    unit_settle(type, options, own);
}

void roster_settle(struct roster *roster, int32_t unit)
{
    unit_settle(roster->type, roster->options, roster->units[unit].own);
}

void roster_turn(struct roster *roster, int32_t turn, int32_t phase)
{
    bool begins = turn != roster->turn;
    roster->turn = turn;
    roster->phase = phase;
    for (int32_t i = 0; begins && i < roster->count; i++)
        unit_turn(roster->type, roster->options, roster->units[i].own);
}
