/* The layout: a version mark, turn and phase, then units. Numbers are big-endian, texts follow their length, and small
 * numbers of the ruleset's members take one byte. */
#include "roster/packed.h"
#include <string.h>

enum { SMALL_MAX = 250, IS_ABSENT = 251, IS_LARGE = 252, NO_PHASE = 255 };

struct packing {
    uint8_t *at, *end;
    bool failed;
};

static void put(struct packing *packing, const void *bytes, size_t length)
{
    packing->failed = packing->failed || length > (size_t)(packing->end - packing->at);
    if (packing->failed)
        return;
    memcpy(packing->at, bytes, length);
    packing->at += length;
}

static void put_number(struct packing *packing, uint64_t number, int size)
{
    uint8_t bytes[8];
    for (int i = 0; i < size; i++)
        bytes[i] = (uint8_t)(number >> (8 * (size - 1 - i)));
    put(packing, bytes, (size_t)size);
}

static void put_text(struct packing *packing, const char *text)
{
    size_t length = strlen(text);
    packing->failed = packing->failed || length > UINT8_MAX;
    put_number(packing, length, 1);
    put(packing, text, length);
}

static void put_member(struct packing *packing, int32_t number)
{
    bool small = number >= 0 && number <= SMALL_MAX;
    put_number(packing, small ? (uint64_t)number : number == FIELD_ABSENT ? IS_ABSENT : IS_LARGE, 1);
    if (!small && number != FIELD_ABSENT)
        put_number(packing, (uint32_t)number, 4);
}

static uint64_t mark_add(uint64_t mark, const void *bytes, size_t length)
{
    for (const uint8_t *at = bytes, *end = at + length; at < end; at++)
        mark = (mark ^ *at) * UINT64_C(0x100000001B3);
    return mark;
}

/* A hash of this program's version and of the ruleset's unit members: bytes with another one are not unpacked. */
static uint64_t mark_of(const struct fields *fields)
{
    uint64_t mark = mark_add(UINT64_C(0xCBF29CE484222325), UMPIRE_VERSION, sizeof UMPIRE_VERSION);
    for (size_t i = 0; i < fields->count; i++) {
        const struct field *field = &fields->list[i];
        const int32_t said[] = {(int32_t)field->kind, field->min, field->max,
                                field->choices ? field->choices->count : 0};
        mark = mark_add(mark, field->name, strlen(field->name) + 1);
        mark = mark_add(mark, said, sizeof said);
    }
    return mark;
}

static bool is_packable(const struct field *field)
{
    return field->kind <= FIELD_TEXT && !field->present && !field->indirect;
}

static void put_unit(struct packing *packing, const struct fields *fields, const struct roster_unit *unit)
{
    put_number(packing, (uint64_t)unit->number, 4);
    put_text(packing, unit->id);
    put_text(packing, unit->name);
    put_text(packing, unit->side);
    for (size_t i = 0; i < fields->count; i++) {
        const struct field *field = &fields->list[i];
        packing->failed = packing->failed || !is_packable(field);
        if (packing->failed)
            return;
        if (field->kind == FIELD_TEXT)
            put_text(packing, (const char *)unit->own + field->offset);
        else
            put_member(packing, unit_number(field, unit->own));
    }
}

size_t roster_pack(const struct roster *roster, void *to, size_t room)
{
    struct packing packing = {.at = to, .end = (uint8_t *)to + room};
    put_number(&packing, mark_of(roster->type->fields), 8);
    put_number(&packing, (uint64_t)roster->turn, 4);
    put_number(&packing, roster->phase < 0 ? NO_PHASE : (uint64_t)roster->phase, 1);
    put_number(&packing, (uint64_t)roster->came, 4);
    put_number(&packing, (uint64_t)roster->count, 1);
    for (int32_t i = 0; i < roster->count; i++)
        put_unit(&packing, roster->type->fields, &roster->units[i]);
    return packing.failed ? 0 : (size_t)(packing.at - (uint8_t *)to);
}

/* The bytes left to read; `failed` once they were too few or wrong. */
struct unpacking {
    const uint8_t *at, *end;
    bool failed;
};

static const uint8_t *get(struct unpacking *unpacking, size_t length)
{
    const uint8_t *at = unpacking->at;
    unpacking->failed = unpacking->failed || length > (size_t)(unpacking->end - at);
    if (unpacking->failed)
        return NULL;
    unpacking->at += length;
    return at;
}

static uint64_t get_number(struct unpacking *unpacking, int size)
{
    const uint8_t *bytes = get(unpacking, (size_t)size);
    uint64_t number = 0;
    for (int i = 0; bytes && i < size; i++)
        number = number << 8 | bytes[i];
    return number;
}

/* A count of at most `most`. */
static int32_t get_count(struct unpacking *unpacking, int size, int32_t most)
{
    uint64_t count = get_number(unpacking, size);
    unpacking->failed = unpacking->failed || count > (uint64_t)most;
    return unpacking->failed ? 0 : (int32_t)count;
}

static void get_text(struct unpacking *unpacking, char *ret, int32_t most)
{
    size_t length = (size_t)get_count(unpacking, 1, most);
    const uint8_t *bytes = get(unpacking, length);
    unpacking->failed = unpacking->failed || !bytes || memchr(bytes, '\0', length);
    ret[0] = '\0';
    if (unpacking->failed)
        return;
    memcpy(ret, bytes, length);
    ret[length] = '\0';
}

static bool number_fits(const struct field *field, int32_t number)
{
    if (field->kind == FIELD_BOOL)
        return number == 0 || number == 1;
    return field->kind != FIELD_ENUM || number == FIELD_ABSENT || (number >= 0 && number < field->choices->count);
}

static void get_member(struct unpacking *unpacking, const struct field *field, void *own)
{
    int32_t number = (int32_t)get_number(unpacking, 1);
    if (number == IS_ABSENT)
        number = FIELD_ABSENT;
    else if (number == IS_LARGE)
        number = (int32_t)(uint32_t)get_number(unpacking, 4);
    else if (number > SMALL_MAX)
        unpacking->failed = true;
    unpacking->failed = unpacking->failed || !number_fits(field, number);
    if (!unpacking->failed)
        unit_set_number(field, own, number);
}

static void get_unit(struct unpacking *unpacking, const struct fields *fields, int32_t came, struct roster_unit *ret)
{
    ret->number = get_count(unpacking, 4, came - 1);
    get_text(unpacking, ret->id, UNIT_ID_MAX);
    get_text(unpacking, ret->name, sizeof ret->name - 1);
    get_text(unpacking, ret->side, ROSTER_SIDE_MAX - 1);
    for (size_t i = 0; i < fields->count && !unpacking->failed; i++) {
        const struct field *field = &fields->list[i];
        unpacking->failed = !is_packable(field);
        if (field->kind == FIELD_TEXT && !unpacking->failed)
            get_text(unpacking, (char *)ret->own + field->offset, field->bytes ? field->bytes : field->max);
        else if (!unpacking->failed)
            get_member(unpacking, field, ret->own);
    }
}

bool roster_unpack(const void *bytes, size_t length, struct roster *roster)
{
    struct unpacking unpacking = {.at = bytes, .end = (const uint8_t *)bytes + length};
    if (get_number(&unpacking, 8) != mark_of(roster->type->fields))
        return false;
    roster->turn = get_count(&unpacking, 4, INT32_MAX);
    int32_t phase = get_count(&unpacking, 1, NO_PHASE);
    roster->phase = phase == NO_PHASE ? -1 : phase;
    roster->came = get_count(&unpacking, 4, INT32_MAX);
    roster->count = get_count(&unpacking, 1, ROSTER_UNITS_MAX);
    for (int32_t i = 0; i < roster->count && !unpacking.failed; i++) {
        get_unit(&unpacking, roster->type->fields, roster->came, &roster->units[i]);
        if (i > 0 && roster->units[i].number <= roster->units[i - 1].number)
            unpacking.failed = true;
    }
    return !unpacking.failed && unpacking.at == unpacking.end;
}
