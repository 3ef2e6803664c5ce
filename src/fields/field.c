/* Fields: finding them by name, and what a struct holds before anything was decoded into it. */
#include <string.h>
#include <umpire/field.h>

const struct field *field_find(const struct fields *fields, const char *name, size_t length)
{
    for (size_t i = 0; i < fields->count; i++) {
        const char *known = fields->list[i].name;
        if (*known == *name && strncmp(known, name, length) == 0 && known[length] == '\0')
            return &fields->list[i];
    }
    return NULL;
}

int32_t choice_find(const struct choices *choices, const char *name)
{
    for (int32_t i = 0; i < choices->count; i++)
        if (choices->list[i].name && strcmp(choices->list[i].name, name) == 0)
            return i;
    return -1;
}

const char *const lifetime_names[LIFETIMES] = {[LIFETIME_PROFILE] = "profile",
                                               [LIFETIME_LASTING] = "lasting",
                                               [LIFETIME_BATTLE] = "battle",
                                               [LIFETIME_TURN] = "turn"};

static void int32_put(void *at, int32_t value)
{
    memcpy(at, &value, sizeof value);
}

static void members_default(const struct fields *fields, void *into);

void field_default(const struct field *field, void *base)
{
    char *member = (char *)base + field->offset;
    if (field->indirect) /* nothing, as cleared */
        return;
    switch (field->kind) {
    case FIELD_BOOL:
        *(bool *)member = field->presence == FIELD_DEFAULTED && field->fallback != 0;
        break;
    case FIELD_INT:
        if (field->wide) /* 0, as cleared */
            break;
        /* fall through */
    case FIELD_DECIMAL:
    case FIELD_ENUM:
        if (field->presence == FIELD_OPTIONAL)
            int32_put(member, field->zero ? 0 : FIELD_ABSENT);
        else
            int32_put(member, field->presence == FIELD_DEFAULTED ? field->fallback : 0);
        break;
    case FIELD_GROUP:
        members_default(field->of, member);
        break;
    case FIELD_TEXT:
        if (field->form)
            break;
        strcpy(member, field->fallback_text ? field->fallback_text : ""); /* the table's maker sees that it fits */
        break;
    case FIELD_LABEL:
    case FIELD_LIST:
    case FIELD_FORM:
        break; /* empty, as cleared */
    }
}

static void members_default(const struct fields *fields, void *into)
{
    for (size_t i = 0; i < fields->count; i++)
        field_default(&fields->list[i], into);
}

void fields_default(const struct fields *fields, void *into)
{
    memset(into, 0, fields->size);
    members_default(fields, into);
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

void field_players_number_add(struct text *text, const struct field *field, int64_t number)
{
    field_number_add(text, field, number);
    text_add(text, field->or_more ? "+" : "");
}

void field_table_number_add(struct text *text, const struct field *field, int64_t number)
{
    text_add(text, field->min < 0 && number > 0 ? "+" : "");
    field_players_number_add(text, field, number);
}

size_t field_count(const struct field *field, const void *base)
{
    const char *at = (const char *)base + field->count;
    int32_t count;
    size_t wide;
    if (field->wide) {
        memcpy(&wide, at, sizeof wide);
        return wide;
    }
    memcpy(&count, at, sizeof count);
    return (size_t)count;
}

const char *field_items(const struct field *field, const void *base)
{
    const char *member = (const char *)base + field->offset;
    return field->indirect ? *(const char *const *)(const void *)member : member;
}

int64_t field_wide_number(const struct field *field, const void *base)
{
    int64_t number;
    memcpy(&number, (const char *)base + field->offset, sizeof number);
    return number;
}

/* Whether an optional member that has no bool beside it is there. */
static bool member_given(const struct field *field, const void *base)
{
    const char *member = (const char *)base + field->offset;
    int32_t number;
    switch (field->kind) {
    case FIELD_BOOL:
        return *(const bool *)member;
    case FIELD_INT:
        if (field->wide)
            return field_wide_number(field, base) != 0;
        /* fall through */
    case FIELD_DECIMAL:
    case FIELD_ENUM:
        memcpy(&number, member, sizeof number);
        return number != (field->zero ? 0 : FIELD_ABSENT);
    case FIELD_TEXT:
        if (!field->indirect)
            return field->form ? field->form->given(field, base) : member[0] != '\0';
        return *(const void *const *)(const void *)member != NULL;
    case FIELD_LIST:
        return field->indirect && field->min == 0 ? field_items(field, base) != NULL : field_count(field, base) != 0;
    case FIELD_FORM:
        if (!field->indirect)
            return field->form->given(field, base);
        return *(const void *const *)(const void *)member != NULL;
    case FIELD_LABEL:
    case FIELD_GROUP: /* an indirect one */
        return *(const void *const *)(const void *)member != NULL;
    }
    return true;
}

bool field_given(const struct field *field, const void *base)
{
    if (field->presence != FIELD_OPTIONAL)
        return true;
    if (field->given)
        return field->given(base);
    if (field->present || (field->kind == FIELD_GROUP && !field->indirect))
        return *((const bool *)((const char *)base + field->present));
    return member_given(field, base);
}
