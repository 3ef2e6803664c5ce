/* Follows a pointer through field tables. */
#include "referee/outcome_members.h"
#include <stdlib.h>
#include <string.h>

/* The position of a walk: in a group whose members are `fields`, or in the list `list`, or at a single value. */
struct member_place {
    const struct fields *fields; /* else NULL */
    const struct field *list;    /* else NULL */
    const struct field *field;   /* the field found last; NULL at the root */
};

static struct member_place place_of(const struct field *field)
{
    return (struct member_place){.fields = field->kind == FIELD_GROUP ? field->of : NULL,
                                 .list = field->kind == FIELD_LIST ? field : NULL,
                                 .field = field};
}

/* An index without leading zeros that is possible in the list, else -1. */
static int32_t index_of(const struct field *list, const char *segment, size_t length)
{
    if (length == 0 || length > 6 || strspn(segment, "0123456789") < length || (segment[0] == '0' && length > 1))
        return -1;
    long index = strtol(segment, NULL, 10);
    return index < list->max ? (int32_t)index : -1;
}

static const struct field *child_find(const struct member_place *place, const char *segment, size_t length,
                                      struct text *title)
{
    if (place->fields) {
        const struct field *field = field_find(place->fields, segment, length);
        if (field && title) {
            text_add(title, title->used ? ": " : "");
            text_add(title, field->title ? field->title : field->name);
        }
        return field;
    }
    int32_t index = place->list ? index_of(place->list, segment, length) : -1;
    if (index < 0)
        return NULL;
    if (title)
        text_format(title, " %d", index + 1);
    return place->list->item;
}

/* The members at the current position; `reached` is the part of the pointer that led there. */
static void known_write(const struct member_place *place, const char *pointer, size_t reached, struct text *known)
{
    if (reached)
        text_add_bytes(known, pointer, reached);
    else
        text_add(known, "the outcome");
    if (place->fields) {
        text_add(known, " has ");
        for (size_t i = 0; i < place->fields->count; i++) {
            if (known->used + strlen(place->fields->list[i].name) + sizeof ", , …" > known->size) {
                text_add(known, ", …");
                return;
            }
            text_add(known, i ? ", " : "");
            text_add(known, place->fields->list[i].name);
        }
    } else if (place->list) {
        text_format(known, " is a list with the items 0 to %d", place->list->max - 1);
    } else {
        text_add(known, " is a single value");
    }
}

const struct field *member_find(const struct fields *fields, const char *pointer, struct text *title,
                                struct text *known)
{
    struct member_place place = {.fields = fields};
    const char *at = pointer;
    while (*at == '/') {
        size_t length = strcspn(at + 1, "/");
        const struct field *field = child_find(&place, at + 1, length, title);
        if (!field)
            break;
        place = place_of(field);
        at += 1 + length;
    }
    if (*at == '\0' && place.field && !place.fields && !place.list)
        return place.field;
    if (known)
        known_write(&place, pointer, (size_t)(at - pointer), known);
    return NULL;
}
