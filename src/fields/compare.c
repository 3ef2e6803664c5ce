/* Two trees walked together, to the first place where they part. */
#include "fields/compare.h"
#include <jansson.h>

struct comparison {
    bool may_lack;
    struct text *where;
    const json_t **recorded, **wanted;
};

static bool values_differ(const struct comparison *comparison, const json_t *recorded, const json_t *wanted);

static bool found(const struct comparison *comparison, const json_t *recorded, const json_t *wanted)
{
    *comparison->recorded = recorded;
    *comparison->wanted = wanted;
    return true;
}

/* Compares one step further down; the path keeps that step only when they differ there. */
static bool step_differs(const struct comparison *comparison, const char *name, size_t index, const json_t *recorded,
                         const json_t *wanted)
{
    struct text *where = comparison->where, before = *where;
    text_add(where, "/");
    if (name)
        text_add(where, name);
    else
        text_add_int(where, (int64_t)index);
    if (values_differ(comparison, recorded, wanted))
        return true;
    *where = before;
    where->at[where->used] = '\0';
    return false;
}

static bool objects_differ(const struct comparison *comparison, const json_t *recorded, const json_t *wanted)
{
    for (const char *key = json_next_key(recorded, NULL); key; key = json_next_key(recorded, key))
        if (step_differs(comparison, key, 0, json_object_get(recorded, key), json_object_get(wanted, key)))
            return true;
    for (const char *key = json_next_key(wanted, NULL); key && !comparison->may_lack; key = json_next_key(wanted, key))
        if (step_differs(comparison, key, 0, json_object_get(recorded, key), json_object_get(wanted, key)))
            return true;
    return false;
}

static bool lists_differ(const struct comparison *comparison, const json_t *recorded, const json_t *wanted)
{
    size_t count = json_array_size(recorded), other = json_array_size(wanted);
    for (size_t i = 0; i < count || i < other; i++)
        if (step_differs(comparison, NULL, i, json_array_get(recorded, i), json_array_get(wanted, i)))
            return true;
    return false;
}

static bool values_differ(const struct comparison *comparison, const json_t *recorded, const json_t *wanted)
{
    if (json_is_object(recorded) && json_is_object(wanted))
        return objects_differ(comparison, recorded, wanted);
    if (json_is_array(recorded) && json_is_array(wanted))
        return lists_differ(comparison, recorded, wanted);
    return !json_equal(recorded, wanted) && found(comparison, recorded, wanted);
}

bool json_differs(const struct json_t *recorded, const struct json_t *wanted, bool may_lack, struct text *where,
                  const struct json_t **ret_recorded, const struct json_t **ret_wanted)
{
    const struct comparison comparison = {
        .may_lack = may_lack, .where = where, .recorded = ret_recorded, .wanted = ret_wanted};
    return values_differ(&comparison, recorded, wanted);
}
