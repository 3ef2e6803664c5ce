/* The watched members of an outcome by JSON Pointer, flattened from the step's field table, each read as one number. A
 * list's member exists as often as the list may be long; beyond the list's end it is FIELD_ABSENT. */
#pragma once
#include "base/arena.h"
#include <umpire/rules.h>

enum { VIEW_MEMBERS_MAX = 4096 };

struct member {
    const char *pointer;
    const struct field *field;
    size_t offset; /* from the outcome's start */
};

/* A list's item or an optional group: if it is absent, the members up to `end` are, too. */
struct guard {
    size_t offset;      /* of the count or of the bool */
    int32_t least;      /* the count must be above it; -1: it is a bool */
    int32_t first, end; /* members; inner guards come after this one and begin no earlier */
};

struct view {
    struct arena *arena;
    struct member *members;
    int32_t count, member_room;
    struct guard *guards;
    int32_t guard_count, guard_room;
    const char **texts; /* every text found so far */
    int32_t text_count, text_room;
    bool starved;
};

/* All members of the outcome, or those with a pointer in the list `shown`. False: out of memory. */
bool view_start(struct view *view, struct arena *arena, const struct fields *fields, const char *const *shown,
                int32_t shown_count);
/* Reads all members of an outcome. After `starved` texts are wrong. */
void view_read(struct view *view, const void *outcome, int32_t *ret);
/* Marks the bytes of the members in an outcome, and the bytes that tell whether they are present. */
void view_mark(const struct view *view, bool *bytes);
/* The member with this pointer, or -1. */
int32_t view_find(const struct view *view, const char *pointer);
