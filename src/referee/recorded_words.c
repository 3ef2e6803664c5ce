/* Names of units, and values by the titles of their members. */
#include "referee/recorded_words.h"
#include "fields/json.h"
#include "fields/schema.h"
#include <string.h>

/* The name beside an id in `roles` and `names`, which have the same form. */
static const char *name_beside(const struct json_t *ids, const struct json_t *names, const char *id)
{
    const char *text = json_text(ids, NULL), *found = NULL;
    if (text && strcmp(text, id) == 0)
        return json_text(names, NULL);
    for (size_t i = 0;
         !found && json_is_list(ids) && json_is_list(names) && i < json_list_size(ids) && i < json_list_size(names);
         i++)
        found = name_beside(json_list_item(ids, i), json_list_item(names, i), id);
    return found;
}

const char *recorded_unit_name(const struct json_t *entry, const char *id)
{
    const struct json_t *roles = json_member(entry, "roles"), *names = json_member(entry, "names"),
                        *effects = json_member(entry, "effects");
    const char *unit = json_text_member(entry, "unit"), *found = NULL;
    if (unit && strcmp(unit, id) == 0)
        found = json_text_member(entry, "unit_name");
    const char *role = NULL;
    for (const struct json_t *ids; !found && (ids = json_next(roles, &role));)
        found = name_beside(ids, json_member(names, role), id);
    for (size_t i = 0; !found && i < json_list_size(effects); i++) {
        unit = json_text_member(json_list_item(effects, i), "unit");
        if (unit && strcmp(unit, id) == 0)
            found = json_text_member(json_list_item(effects, i), "unit_name");
    }
    return found;
}

const char *recorded_unit_called(const struct json_t *entry, const char *id)
{
    const char *name = id ? recorded_unit_name(entry, id) : NULL;
    return name ? name : id ? id : "?";
}

bool recorded_is_unit(const struct field *field, const struct json_t *value)
{
    const char *words = json_text(value, NULL);
    return words && words[0] && field && field->kind != FIELD_ENUM && field->pattern &&
           strcmp(field->pattern, FIELD_ASCII) == 0;
}

static void members_add(struct text *text, const struct fields *fields, const struct json_t *object)
{
    const char *name = NULL, *between = "";
    for (const struct json_t *value; (value = json_next(object, &name)); between = ", ") {
        const struct field *field = fields ? field_find(fields, name, strlen(name)) : NULL;
        text_add(text, between);
        title_add(text, field ? field->title : NULL, name);
        text_add(text, " ");
        recorded_value_add(text, field, value);
    }
}

static void items_add(struct text *text, const struct field *item, const struct json_t *list)
{
    for (size_t i = 0; i < json_list_size(list); i++) {
        text_add(text, i ? "; " : "");
        recorded_value_add(text, item, json_list_item(list, i));
    }
}

static void choice_add(struct text *text, const struct choices *choices, const char *name)
{
    const int32_t number = choice_find(choices, name);
    title_add(text, number < 0 ? NULL : choices->list[number].title, name);
}

void recorded_value_add(struct text *text, const struct field *field, const struct json_t *value)
{
    const char *words = json_text(value, NULL);
    enum value_kind kind = json_kind(value);
    int64_t number;
    if (words && field && field->kind == FIELD_ENUM)
        choice_add(text, field->choices, words);
    else if (words && words[0])
        text_add(text, words);
    else if (kind == VALUE_TRUTH)
        text_add(text, json_is_true_value(value) ? "yes" : "no");
    else if (kind == VALUE_INTEGER)
        text_format(text, "%lld", (long long)json_int(value, 0));
    else if (json_thousandths(value, &number))
        text_add_thousandths(text, number);
    else if (json_list_size(value) > 0)
        items_add(text, field ? field->item : NULL, value);
    else if (json_member_count(value) > 0)
        members_add(text, field && field->kind == FIELD_GROUP ? field->of : NULL, value);
    else
        text_add(text, "none");
}
