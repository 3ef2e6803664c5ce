/* Flattening a field table, and reading a struct by the flat list. */
#include "odds/view.h"
#include <string.h>
#include <umpire/text.h>

/* The state of a walk through the table. */
struct walking {
    struct view *view;
    const char *const *shown;
    int32_t shown_count;
    char pointer[256];
};

static bool is_shown(const struct walking *walking)
{
    for (int32_t i = 0; i < walking->shown_count; i++)
        if (strcmp(walking->shown[i], walking->pointer) == 0)
            return true;
    return walking->shown_count == 0;
}

static void fields_walk(struct walking *walking, const struct fields *fields, size_t base);

static void member_add(struct walking *walking, const struct field *field, size_t offset)
{
    struct view *view = walking->view;
    if (!is_shown(walking) || view->count == view->member_room)
        return;
    const char *pointer = arena_copy(view->arena, walking->pointer, strlen(walking->pointer));
    view->starved = view->starved || !pointer;
    view->members[view->count++] = (struct member){pointer, field, offset};
}

static struct guard *guard_open(struct walking *walking, size_t offset, int32_t least)
{
    struct view *view = walking->view;
    if (view->guard_count == view->guard_room)
        return NULL;
    struct guard *guard = &view->guards[view->guard_count++];
    *guard = (struct guard){.offset = offset, .least = least, .first = view->count};
    return guard;
}

/* A guard without members is dropped. */
static void guard_close(struct walking *walking, struct guard *guard)
{
    struct view *view = walking->view;
    if (!guard)
        return;
    guard->end = view->count;
    if (guard->end == guard->first)
        view->guard_count = (int32_t)(guard - view->guards);
}

static void field_walk(struct walking *walking, const struct field *field, size_t base)
{
    size_t offset = base + field->offset;
    size_t length = strlen(walking->pointer);
    struct guard *guard = NULL;
    switch (field->kind) {
    case FIELD_GROUP:
        if (field->presence == FIELD_OPTIONAL)
            guard = guard_open(walking, base + field->present, -1);
        fields_walk(walking, field->of, offset);
        guard_close(walking, guard);
        break;
    case FIELD_LIST:
        for (int32_t i = 0; i < field->max; i++) {
            struct text text;
            text_start(&text, walking->pointer + length, sizeof walking->pointer - length);
            text_format(&text, "/%d", i);
            guard = guard_open(walking, base + field->count, i);
            field_walk(walking, field->item, offset + (size_t)i * field->item_size);
            guard_close(walking, guard);
            walking->pointer[length] = '\0';
        }
        break;
    default:
        member_add(walking, field, offset);
    }
}

static void fields_walk(struct walking *walking, const struct fields *fields, size_t base)
{
    size_t length = strlen(walking->pointer);
    for (size_t i = 0; i < fields->count; i++) {
        struct text text;
        text_start(&text, walking->pointer + length, sizeof walking->pointer - length);
        text_add(&text, "/");
        text_add(&text, fields->list[i].name);
        field_walk(walking, &fields->list[i], base);
        walking->pointer[length] = '\0';
    }
}

/* Memory for a few shown members, or for all. A guard adds at least two bytes to the pointers of its members. */
static bool rooms_take(struct view *view, int32_t shown_count)
{
    int32_t guards = (shown_count + 1) * ((int32_t)sizeof(((struct walking *)NULL)->pointer) / 2);
    bool few = shown_count > 0 && guards < VIEW_MEMBERS_MAX;
    view->member_room = few ? shown_count : VIEW_MEMBERS_MAX;
    view->guard_room = few ? guards : VIEW_MEMBERS_MAX;
    view->members = arena_take(view->arena, (size_t)view->member_room * sizeof *view->members);
    view->guards = arena_take(view->arena, (size_t)view->guard_room * sizeof *view->guards);
    view->texts = arena_take(view->arena, (size_t)view->text_room * sizeof *view->texts);
    return view->members && view->guards && view->texts;
}

bool view_start(struct view *view, struct arena *arena, const struct fields *fields, const char *const *shown,
                int32_t shown_count)
{
    enum { TEXTS_FIRST = 32 };
    struct walking walking = {.view = view, .shown = shown, .shown_count = shown_count};
    *view = (struct view){.arena = arena, .text_room = TEXTS_FIRST};
    if (!rooms_take(view, shown_count))
        return false;
    fields_walk(&walking, fields, 0);
    return !view->starved;
}

static bool texts_grow(struct view *view)
{
    const char **more = arena_take(view->arena, 2 * (size_t)view->text_room * sizeof *more);
    if (!more)
        return false;
    memcpy(more, view->texts, (size_t)view->text_count * sizeof *more);
    view->texts = more;
    view->text_room *= 2;
    return true;
}

/* The number of a text; the outcomes of a question have few texts. */
static int32_t text_number(struct view *view, const char *text)
{
    for (int32_t i = 0; i < view->text_count; i++)
        if (view->texts[i] == text || strcmp(view->texts[i], text) == 0)
            return i;
    const char *retained = arena_copy(view->arena, text, strlen(text));
    if (!retained || (view->text_count == view->text_room && !texts_grow(view))) {
        view->starved = true;
        return FIELD_ABSENT;
    }
    view->texts[view->text_count] = retained;
    return view->text_count++;
}

static int32_t member_read(struct view *view, const struct member *member, const void *outcome)
{
    const char *at = (const char *)outcome + member->offset;
    const char *label;
    int32_t number;
    switch (member->field->kind) {
    case FIELD_BOOL:
        return *(const bool *)at;
    case FIELD_TEXT:
        return at[0] == '\0' && member->field->presence == FIELD_OPTIONAL ? FIELD_ABSENT : text_number(view, at);
    case FIELD_LABEL:
        memcpy(&label, at, sizeof label);
        return label ? text_number(view, label) : FIELD_ABSENT;
    default:
        memcpy(&number, at, sizeof number);
        return number;
    }
}

static bool guard_holds(const struct guard *guard, const void *outcome)
{
    const char *at = (const char *)outcome + guard->offset;
    int32_t count;
    if (guard->least < 0)
        return *(const bool *)at;
    memcpy(&count, at, sizeof count);
    return count > guard->least;
}

void view_read(struct view *view, const void *outcome, int32_t *ret)
{
    const struct guard *guard = view->guards, *end = view->guards + view->guard_count;
    for (int32_t i = 0; i < view->count;) {
        if (guard < end && guard->first <= i) {
            if (guard->end <= i || guard_holds(guard, outcome)) {
                guard++;
                continue;
            }
            for (; i < guard->end; i++)
                ret[i] = FIELD_ABSENT;
            guard++;
            continue;
        }
        ret[i] = member_read(view, &view->members[i], outcome);
        i++;
    }
}

static size_t field_size(const struct field *field)
{
    switch (field->kind) {
    case FIELD_BOOL:
        return sizeof(bool);
    case FIELD_TEXT:
        return (size_t)field->max + 1;
    case FIELD_LABEL:
        return sizeof(const char *);
    default:
        return sizeof(int32_t);
    }
}

void view_mark(const struct view *view, bool *bytes)
{
    for (int32_t i = 0; i < view->count; i++)
        memset(bytes + view->members[i].offset, true, field_size(view->members[i].field));
    for (int32_t i = 0; i < view->guard_count; i++)
        memset(bytes + view->guards[i].offset, true, view->guards[i].least < 0 ? sizeof(bool) : sizeof(int32_t));
}

int32_t view_find(const struct view *view, const char *pointer)
{
    for (int32_t i = 0; i < view->count; i++)
        if (strcmp(view->members[i].pointer, pointer) == 0)
            return i;
    return -1;
}
