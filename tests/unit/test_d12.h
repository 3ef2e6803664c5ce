/* Asking a step of the d12 skirmish in a test. */
#pragma once
#include "asked.h"
#include "unit.h"

#include "rulesets/d12_skirmish/d12_skirmish_ruleset.h"
#include "rulesets/d12_skirmish/exchange.h"

static inline void ask_d12(struct asked *asked, const char *step)
{
    ask(asked, &ruleset_d12_skirmish, step);
}

/* So many items of a list, each with its defaults; of those that are asked, the first ones count. */
static inline void ask_items(struct asked *asked, const char *list, int32_t count)
{
    struct member member = member_find(asked->step->input, asked->input, list);
    char *items = member.base + member.field->offset;
    for (int32_t i = 0; i < count; i++)
        fields_default(member.field->item->of, items + (size_t)i * member.field->item_size);
    ask_count(asked, list, count);
}

/* A member of an item: ask_item(&asked, "chargers", 1, "distance", 8 * D12_INCH). NULL: the item itself. */
static inline void ask_item(struct asked *asked, const char *list, int32_t index, const char *name, int32_t value)
{
    char path[64];
    assert_in_range(snprintf(path, sizeof path, "%s/%d%s%s", list, index, name ? "/" : "", name ? name : ""), 1,
                    sizeof path - 1);
    ask_number(asked, path, value);
}

static inline struct d12_options *asked_options(struct asked *asked)
{
    return (struct d12_options *)(void *)asked->options;
}

/* What an exchange left a side with, and the other structs of outcomes that stand in the ruleset's header. */
static inline const void *ruled_group(const struct asked *asked, const char *path)
{
    struct member member = member_find(asked->step->outcome, (void *)(uintptr_t)asked->outcome, path);
    assert_int_equal(member.field->kind, FIELD_GROUP);
    return member.base + member.field->offset;
}
