/* Members of inputs and outcomes by their names in JSON, as tests that stand outside of a step's file see them:
 * "figures", "target/cover", "order/2/place". A name that does not exist fails the test. */
#pragma once
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <umpire/field.h>
#include <umpire/units.h>

/* A member: its field, and the struct that `field->offset` counts from. */
struct member {
    const struct field *field;
    char *base;
};

static inline size_t member_segment(const char *path)
{
    return strcspn(path, "/");
}

/* Not inlined: gcc would follow a path that is a constant beyond its end. */
__attribute__((noinline, unused)) static struct member member_find(const struct fields *fields, void *base,
                                                                   const char *path)
{
    size_t length = member_segment(path);
    struct member found = {field_find(fields, path, length), base};
    if (!found.field)
        fail_msg("%s has no member %s", fields->name, path);
    if (found.field->kind == FIELD_LIST && path[length] == '/') {
        size_t index = (size_t)strtoul(path + length + 1, NULL, 10);
        path += length + 1;
        length = member_segment(path);
        found.base = (char *)(uintptr_t)field_items(found.field, found.base) + index * found.field->item_size;
        found.field = found.field->item;
    }
    if (path[length] == '\0')
        return found;
    assert_int_equal(found.field->kind, FIELD_GROUP);
    return member_find(found.field->of, found.base + found.field->offset, path + length + 1);
}

/* "units/2/id", until the next call. */
static inline const char *member_of(const char *list, int32_t index, const char *member)
{
    static char path[256];
    assert_in_range(snprintf(path, sizeof path, "%s/%d/%s", list, index, member), 1, sizeof path - 1);
    return path;
}

/* The number that a BOOL, INT, DECIMAL or ENUM holds; how many items a LIST has. */
static inline int32_t member_number(const struct fields *fields, const void *base, const char *path)
{
    struct member member = member_find(fields, (void *)(uintptr_t)base, path);
    if (member.field->kind == FIELD_LIST)
        return (int32_t)field_count(member.field, member.base);
    return unit_number(member.field, member.base);
}

/* Sets such a number; of a LIST its count. The groups on the way are there from now on. */
static inline void member_set(const struct fields *fields, void *base, const char *path, int32_t value)
{
    struct member member = member_find(fields, base, path);
    for (const char *slash = strchr(path, '/'); slash; slash = strchr(slash + 1, '/')) {
        char front[256] = "";
        memcpy(front, path, (size_t)(slash - path));
        struct member group = member_find(fields, base, front);
        if (group.field->kind == FIELD_GROUP && group.field->present)
            group.base[group.field->present] = true;
    }
    if (member.field->kind == FIELD_LIST)
        memcpy(member.base + member.field->count, &value, sizeof value);
    else
        unit_set_number(member.field, member.base, value);
}

/* The address of a member: of a group that is a struct of the ruleset's header, say. */
static inline void *member_at(const struct fields *fields, const void *base, const char *path)
{
    struct member member = member_find(fields, (void *)(uintptr_t)base, path);
    return member.base + member.field->offset;
}

/* The name of the value that an ENUM holds. */
static inline const char *member_choice(const struct fields *fields, const void *base, const char *path)
{
    struct member member = member_find(fields, (void *)(uintptr_t)base, path);
    int32_t value = unit_number(member.field, member.base);
    assert_int_equal(member.field->kind, FIELD_ENUM);
    assert_in_range(value, 0, member.field->choices->count - 1);
    return member.field->choices->list[value].name;
}

/* The number of that name among an ENUM's choices. */
static inline int32_t member_value(const struct fields *fields, const void *base, const char *path, const char *choice)
{
    struct member member = member_find(fields, (void *)(uintptr_t)base, path);
    assert_int_equal(member.field->kind, FIELD_ENUM);
    int32_t value = choice_find(member.field->choices, choice);
    if (value < 0)
        fail_msg("%s is never %s", path, choice);
    return value;
}

/* A TEXT. */
static inline const char *member_text(const struct fields *fields, const void *base, const char *path)
{
    struct member member = member_find(fields, (void *)(uintptr_t)base, path);
    assert_int_equal(member.field->kind, FIELD_TEXT);
    return member.base + member.field->offset;
}

static inline void member_set_text(const struct fields *fields, void *base, const char *path, const char *text)
{
    struct member member = member_find(fields, base, path);
    assert_int_equal(member.field->kind, FIELD_TEXT);
    assert_in_range(strlen(text), 0, field_text_bytes(member.field));
    memcpy(member.base + member.field->offset, text, strlen(text) + 1);
}
