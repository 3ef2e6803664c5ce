/* Structs to JSON by field tables. */
#include "fields/field_write.h"
#include <string.h>
#include <umpire/text.h>

static int32_t int32_get(const void *at)
{
    int32_t value;
    memcpy(&value, at, sizeof value);
    return value;
}

static void decimal_write(struct writer *writer, const struct field *field, int32_t number)
{
    write_thousandths(writer, thousandths_of_parts(number, field_scale(field)));
}

static void value_write(struct writer *writer, const struct field *field, const void *base, enum field_order order);

static void list_write(struct writer *writer, const struct field *field, const void *base, enum field_order order)
{
    const char *items = field_items(field, base);
    write_array(writer);
    for (size_t i = 0, n = field_count(field, base); i < n; i++)
        value_write(writer, field->item, items + i * field->item_size, order);
    write_array_end(writer);
}

static void value_write(struct writer *writer, const struct field *field, const void *base, enum field_order order)
{
    const char *member = (const char *)base + field->offset;
    if (field->write) {
        field->write(writer, field, base, (int)order);
        return;
    }
    switch (field->kind) {
    case FIELD_BOOL:
        write_bool(writer, *(const bool *)member);
        break;
    case FIELD_INT:
        write_int(writer, field->wide ? field_wide_number(field, base) : int32_get(member));
        break;
    case FIELD_DECIMAL:
        decimal_write(writer, field, int32_get(member));
        break;
    case FIELD_ENUM:
        write_string(writer, field->choices->list[int32_get(member)].name);
        break;
    case FIELD_TEXT:
        if (field->form)
            field->form->write(writer, field, base);
        else
            write_string(writer, field->indirect ? field_items(field, base) : member);
        break;
    case FIELD_LABEL:
        write_string(writer, *(const char *const *)(const void *)member);
        break;
    case FIELD_GROUP:
        fields_write(writer, field->of, field->indirect ? field_items(field, base) : member, order);
        break;
    case FIELD_LIST:
        list_write(writer, field, base, order);
        break;
    case FIELD_FORM:
        field->form->write(writer, field, base);
        break;
    }
}

void field_write_value(struct writer *writer, const struct field *field, const void *base)
{
    value_write(writer, field, base, FIELD_ORDER_TABLE);
}

void field_write_number(struct writer *writer, const struct field *field, int32_t number)
{
    if (field->kind == FIELD_BOOL)
        write_bool(writer, number != 0);
    else if (field->kind == FIELD_DECIMAL)
        decimal_write(writer, field, number);
    else if (field->kind == FIELD_ENUM)
        write_string(writer, field->choices->list[number].name);
    else
        write_int(writer, number);
}

/* Whether one name sorts before another; most differ in their first letter. */
static inline bool name_before(const char *one, const char *other)
{
    return *one != *other ? (unsigned char)*one < (unsigned char)*other : strcmp(one, other) < 0;
}

static inline bool is_there(const struct field *field, const void *base)
{
    return field->presence != FIELD_OPTIONAL || field_given(field, base);
}

/* The places of the fields sorted by name; ASCII names make byte order the order of RFC 8785. */
static void sort_by_name(const struct fields *fields, uint8_t *places)
{
    for (size_t i = 0; i < fields->count; i++) {
        size_t k = i;
        for (; k > 0 && name_before(fields->list[i].name, fields->list[places[k - 1]].name); k--)
            places[k] = places[k - 1];
        places[k] = (uint8_t)i;
    }
}

static bool name_in(const char *const *names, const char *name)
{
    for (; *names; names++)
        if (strcmp(*names, name) == 0)
            return true;
    return false;
}

static void members_write(struct writer *writer, const struct fields *fields, const void *base, enum field_order order,
                          const char *const *names)
{
    uint8_t places[FIELDS_MAX];
    bool sort = order == FIELD_ORDER_CANONICAL && !fields->sorted;
    if (sort)
        sort_by_name(fields, places);
    for (size_t i = 0; i < fields->count; i++) {
        const struct field *field = &fields->list[sort ? places[i] : i];
        if (!is_there(field, base) || (names && !name_in(names, field->name)))
            continue;
        write_key(writer, field->name);
        value_write(writer, field, base, order);
    }
}

void fields_write_members(struct writer *writer, const struct fields *fields, const void *base, enum field_order order)
{
    members_write(writer, fields, base, order, NULL);
}

void fields_write(struct writer *writer, const struct fields *fields, const void *base, enum field_order order)
{
    write_object(writer);
    members_write(writer, fields, base, order, NULL);
    write_object_end(writer);
}

void fields_write_only(struct writer *writer, const struct fields *fields, const void *base, const char *const *names)
{
    write_object(writer);
    members_write(writer, fields, base, FIELD_ORDER_CANONICAL, names);
    write_object_end(writer);
}

void fields_write_both(struct writer *writer, const struct fields_part *one, const struct fields_part *other)
{
    const struct field *a = one->fields->list, *b = other->fields->list;
    const struct field *a_end = a + one->fields->count, *b_end = b + other->fields->count;
    write_object(writer);
    while (a < a_end || b < b_end) {
        bool first = b == b_end || (a < a_end && name_before(a->name, b->name));
        const struct field *field = first ? a++ : b++;
        const void *base = first ? one->base : other->base;
        if (!is_there(field, base))
            continue;
        write_key(writer, field->name);
        value_write(writer, field, base, FIELD_ORDER_CANONICAL);
    }
    write_object_end(writer);
}
