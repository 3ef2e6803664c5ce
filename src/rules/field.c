/* Fields: finding them by name, and what a struct holds before anything was decoded into it. */
#include <string.h>
#include <umpire/field.h>

const struct field *field_find(const struct fields *fields, const char *name, size_t length)
{
    for (size_t i = 0; i < fields->count; i++) {
        const char *known = fields->list[i].name;
        if (strncmp(known, name, length) == 0 && known[length] == '\0')
            return &fields->list[i];
    }
    return NULL;
}

int32_t choice_find(const struct choices *choices, const char *name)
{
    for (int32_t i = 0; i < choices->count; i++)
        if (strcmp(choices->list[i].name, name) == 0)
            return i;
    return -1;
}

static void int32_put(void *at, int32_t value)
{
    memcpy(at, &value, sizeof value);
}

void field_default(const struct field *field, void *base)
{
    char *member = (char *)base + field->offset;
    switch (field->kind) {
    case FIELD_BOOL:
        *(bool *)member = field->presence == FIELD_DEFAULTED && field->fallback != 0;
        break;
    case FIELD_INT:
    case FIELD_DECIMAL:
    case FIELD_ENUM:
        if (field->presence == FIELD_OPTIONAL)
            int32_put(member, FIELD_ABSENT);
        else
            int32_put(member, field->presence == FIELD_DEFAULTED ? field->fallback : 0);
        break;
    case FIELD_GROUP:
        fields_default(field->of, member);
        break;
    case FIELD_TEXT:
        strcpy(member, field->fallback_text ? field->fallback_text : ""); /* the table's maker sees that it fits */
        break;
    case FIELD_LABEL:
    case FIELD_LIST:
        break; /* empty, as cleared */
    }
}

void fields_default(const struct fields *fields, void *into)
{
    memset(into, 0, fields->size);
    for (size_t i = 0; i < fields->count; i++)
        field_default(&fields->list[i], into);
}

int32_t field_scale(const struct field *field)
{
    if (field->kind != FIELD_DECIMAL)
        return 1;
    return field->scale ? field->scale : FIELD_THOUSANDTHS;
}

void field_number_add(struct text *text, const struct field *field, int64_t number)
{
    text_add_parts(text, number, field_scale(field));
}

bool field_given(const struct field *field, const void *base)
{
    const char *member = (const char *)base + field->offset;
    int32_t number;
    if (field->presence != FIELD_OPTIONAL)
        return true;
    switch (field->kind) {
    case FIELD_INT:
    case FIELD_DECIMAL:
    case FIELD_ENUM:
        memcpy(&number, member, sizeof number);
        return number != FIELD_ABSENT;
    case FIELD_TEXT:
        return member[0] != '\0';
    case FIELD_LABEL:
        return *(const char *const *)(const void *)member != NULL;
    case FIELD_GROUP:
        return *((const bool *)((const char *)base + field->present));
    case FIELD_LIST:
        memcpy(&number, (const char *)base + field->count, sizeof number);
        return number != 0;
    case FIELD_BOOL:
        return true; /* an optional bool would be three-valued: use an enumeration */
    }
    return true;
}
