/* Which members of a struct were given, and which are missing. */
#include "fields/decode.h"
#include "fields/decoding.h"
#include "fields/field_write.h"
#include <string.h>

/* Two bits for each byte of the struct: one for a group that begins there, one for any other member, a list by its
 * count. A group that begins with a group would share its bit; a test checks that no required one does. */
static bool given_place(const struct members_given *given, const struct field *field, const void *at, size_t *ret)
{
    bool group = field->kind == FIELD_GROUP;
    size_t offset = (uintptr_t)at - (uintptr_t)given->base + (field->kind == FIELD_LIST ? field->count : field->offset);
    *ret = 2 * offset + group;
    /* Offsets below the struct wrap around and fail the bounds check; the struct itself is not one of its members. */
    return offset < given->fields->size && !(group && field->of == given->fields);
}

size_t members_given_size(const struct fields *fields)
{
    return (2 * fields->size + 7) / 8;
}

bool members_given_has(const struct members_given *given, const struct field *field, const void *at)
{
    size_t place;
    return !given_place(given, field, at, &place) || (given->bits[place / 8] >> place % 8 & 1);
}

void members_given_clear(struct members_given *given, const struct field *field, const void *at)
{
    size_t start = (uintptr_t)at - (uintptr_t)given->base + field->offset, size = 0;
    if (field->kind == FIELD_GROUP)
        size = field->of->size;
    if (field->kind == FIELD_LIST)
        size = (size_t)field->max * field->item_size;
    for (size_t place = 2 * start; start < given->fields->size && place < 2 * (start + size); place++)
        given->bits[place / 8] &= (unsigned char)~(1 << place % 8);
}

void members_given_add(struct members_given *given, const struct field *field, const void *at)
{
    size_t place;
    if (given_place(given, field, at, &place))
        given->bits[place / 8] |= (unsigned char)(1 << place % 8);
}

static void required_check(struct decoding *decoding, const struct path *path, const struct fields *fields,
                           const char *base);

/* Within a member that was given: a group, or the groups of a list. */
static void required_within(struct decoding *decoding, const struct path *path, const struct field *field,
                            const char *base)
{
    int32_t count;
    if (field->kind == FIELD_GROUP)
        required_check(decoding, path, field->of, base + field->offset);
    if (field->kind != FIELD_LIST || field->item->kind != FIELD_GROUP)
        return;
    memcpy(&count, base + field->count, sizeof count);
    for (int32_t i = 0; i < count; i++) {
        struct path item = {.up = path, .index = (size_t)i};
        required_check(decoding, &item, field->item->of, base + field->offset + (size_t)i * field->item_size);
    }
}

static void required_check(struct decoding *decoding, const struct path *path, const struct fields *fields,
                           const char *base)
{
    for (size_t i = 0; i < fields->count; i++) {
        const struct field *field = &fields->list[i];
        struct path member = {.up = path, .name = field->name};
        if (members_given_has(decoding->given, field, base))
            required_within(decoding, &member, field, base);
        else if (field->presence == FIELD_REQUIRED)
            decoding_missing(decoding, path, field);
    }
}

bool fields_require(const struct fields *fields, const void *from, const char *pointer,
                    const struct members_given *given, struct violations *violations)
{
    struct members_given unchanged = *given;
    struct decoding decoding = {.root = pointer, .violations = violations, .given = &unchanged};
    int32_t before = violations->count;
    required_check(&decoding, NULL, fields, from);
    return violations->count == before;
}

static void given_value_write(struct writer *writer, const struct field *field, const char *base,
                              const struct members_given *given)
{
    int32_t count;
    if (field->kind == FIELD_GROUP) {
        members_given_write(writer, field->of, base + field->offset, given);
        return;
    }
    if (field->kind != FIELD_LIST) {
        field_write_value(writer, field, base);
        return;
    }
    memcpy(&count, base + field->count, sizeof count);
    write_array(writer);
    for (int32_t i = 0; i < count; i++)
        given_value_write(writer, field->item, base + field->offset + (size_t)i * field->item_size, given);
    write_array_end(writer);
}

void members_given_write(struct writer *writer, const struct fields *fields, const void *from,
                         const struct members_given *given)
{
    write_object(writer);
    for (size_t i = 0; i < fields->count; i++) {
        if (!members_given_has(given, &fields->list[i], from))
            continue;
        write_key(writer, fields->list[i].name);
        given_value_write(writer, &fields->list[i], from, given);
    }
    write_object_end(writer);
}
