/* Varying: from {"/input/figures":[6,9]} to questions with one of the values each, and back from a violation in such a
 * question to the value that caused it. */
#include "referee/vary.h"
#include "fields/decode.h"
#include <stdlib.h>
#include <string.h>

enum { SEGMENT_SIZE = 128 };

/* Writes "/vary/~1input~1figures" into `ret`, then the index of a value unless it is -1. */
static void place_write(const struct odds_varied *varied, int64_t place, char ret[VIOLATION_POINTER_MAX])
{
    struct text text;
    text_start(&text, ret, VIOLATION_POINTER_MAX);
    text_add(&text, "/vary");
    pointer_add_name(&text, varied->pointer);
    if (place >= 0) {
        text_add(&text, "/");
        text_add_int(&text, place);
    }
}

static void blame(const struct odds_varied *varied, enum umpire_error code, const char *message,
                  struct violations *violations)
{
    char pointer[VIOLATION_POINTER_MAX];
    place_write(varied, -1, pointer);
    violation_add_named(violations, code, pointer, message);
}

static bool leads_to(const char *pointer, const char *below)
{
    size_t length = strlen(pointer);
    return strncmp(pointer, below, length) == 0 && (below[length] == '/' || below[length] == '\0');
}

static bool is_varied_already(const struct odds_intent *intent, const char *pointer)
{
    for (int32_t i = 0; i < intent->varied_count; i++)
        if (leads_to(intent->varied[i].pointer, pointer) || leads_to(pointer, intent->varied[i].pointer))
            return true;
    return false;
}

static void varied_read(const struct odds_varied *varied, const struct odds_intent *intent,
                        struct violations *violations)
{
    if (strlen(varied->pointer) >= ODDS_POINTER_MAX)
        blame(varied, ERROR_WRONG_LENGTH, "the pointer is too long", violations);
    else if (strncmp(varied->pointer, "/input/", 7) != 0 && strncmp(varied->pointer, "/options/", 9) != 0)
        blame(varied, ERROR_NOT_A_CHOICE, "must be a pointer that begins with /input/ or /options/", violations);
    else if (is_varied_already(intent, varied->pointer))
        blame(varied, ERROR_CONFLICTING_FIELDS, "overlaps with another pointer that is varied", violations);
    if (!json_is_list(varied->values))
        blame(varied, ERROR_WRONG_TYPE, "must be a list of values", violations);
    else if (varied->count == 0 || varied->count > ODDS_CASES_MAX)
        blame(varied, ERROR_WRONG_LENGTH, "must have 1 to 64 values", violations);
}

_Static_assert(ODDS_CASES_MAX == 64 && VARY_POINTERS_MAX == 3, "the messages here say so");

bool vary_read(const struct json_t *vary, struct odds_intent *intent, struct violations *violations)
{
    int32_t before = violations->count;
    size_t count = json_member_count(vary), cases = 1;
    intent->case_count = 1;
    intent->varied_count = 0;
    if (!vary)
        return true;
    if (count == 0 || count > VARY_POINTERS_MAX) {
        violation_add(violations, count ? ERROR_WRONG_LENGTH : ERROR_WRONG_TYPE, "/vary",
                      "must be an object of 1 to 3 JSON Pointers, each with a list of values");
        return false;
    }
    const char *pointer = NULL;
    for (const struct json_t *values; (values = json_next(vary, &pointer));) {
        struct odds_varied *varied = &intent->varied[intent->varied_count];
        varied->pointer = pointer;
        varied->values = values;
        varied->count = json_list_size(values);
        varied_read(varied, intent, violations);
        intent->varied_count++;
        cases *= varied->count;
    }
    if (violations->count > before)
        return false;
    if (cases > ODDS_CASES_MAX) {
        violation_add(violations, ERROR_WRONG_LENGTH, "/vary", "must have at most 64 cases, not %zu", cases);
        return false;
    }
    intent->case_count = (int32_t)cases;
    return true;
}

size_t odds_case_place(const struct odds_intent *intent, int32_t number, int32_t varied)
{
    size_t rest = (size_t)number;
    for (int32_t i = intent->varied_count - 1; i > varied; i--)
        rest /= intent->varied[i].count;
    return rest % intent->varied[varied].count;
}

bool vary_has(const struct odds_intent *intent, const char *above)
{
    for (int32_t i = 0; i < intent->varied_count; i++)
        if (leads_to(above, intent->varied[i].pointer))
            return true;
    return false;
}

bool vary_reaches(const struct odds_intent *intent, const char *pointer)
{
    for (int32_t i = 0; i < intent->varied_count; i++)
        if (leads_to(intent->varied[i].pointer, pointer))
            return true;
    return false;
}

/* A pointer while it is followed through a question. */
struct way {
    const char *rest;           /* the rest of the pointer, from its next slash on */
    char segment[SEGMENT_SIZE]; /* the current JSON value */
    struct members_given *given;
    const struct fields *fields; /* the fields of the current struct; NULL: in a list */
    const struct field *field;   /* the current member of the struct at `base`, or a list's item; NULL: there is none */
    char *base;
};

/* The next segment, unescaped. False when it is too long or an escape is invalid. */
static bool segment_read(struct way *way)
{
    size_t used = 0;
    const char *at = way->rest + 1;
    for (; *at && *at != '/'; at++) {
        bool escape = *at == '~';
        if (used + 1 == SEGMENT_SIZE || (escape && at[1] != '0' && at[1] != '1'))
            return false;
        at += escape;
        way->segment[used++] = (char)(!escape ? *at : *at == '0' ? '~' : '/');
    }
    way->segment[used] = '\0';
    way->rest = at;
    return true;
}

/* Steps from a list into one of its items. */
static bool item_find(struct way *way)
{
    const struct field *list = way->field;
    size_t length = strlen(way->segment), place;
    int32_t count;
    memcpy(&count, way->base + list->count, sizeof count);
    if (length == 0 || length > 6 || strspn(way->segment, "0123456789") != length ||
        (way->segment[0] == '0' && length > 1)) /* RFC 6901 */
        return false;
    place = strtoul(way->segment, NULL, 10);
    way->base += list->offset + place * list->item_size;
    way->field = list->item;
    way->fields = NULL;
    return place < (size_t)count;
}

static void member_find(struct way *way, const struct fields *fields, char *base)
{
    way->fields = fields;
    way->base = base;
    way->field = field_find(fields, way->segment, strlen(way->segment));
}

/* One step further. False if there is nothing to step into. */
static bool step_on(struct way *way)
{
    const struct field *from = way->field;
    if (!from || !segment_read(way))
        return false;
    if (from->kind == FIELD_LIST)
        return item_find(way);
    if (from->kind != FIELD_GROUP || !field_given(from, way->base) ||
        (way->fields && way->given && !members_given_has(way->given, from, way->base)))
        return false;
    member_find(way, from->of, way->base + from->offset);
    return true;
}

/* Follows the pointer. False when it leads nowhere; if only its last segment does not exist, there is no field. */
static bool way_find(const struct odds_intent *intent, const char *pointer, const struct vary_question *question,
                     struct way *ret)
{
    bool options = leads_to("/options", pointer);
    const struct field root = {.kind = FIELD_GROUP, .of = options ? intent->ruleset->options : intent->step->input};
    *ret = (struct way){.rest = strchr(pointer + 1, '/'),
                        .given = options ? NULL : question->given,
                        .field = &root,
                        .base = options ? question->options : question->input};
    if (!options && !question->given)
        return false;
    while (*ret->rest)
        if (!step_on(ret))
            return false;
    return true;
}

bool vary_set(const struct odds_intent *intent, int32_t number, const struct vary_question *question,
              struct violations *found, struct violations *violations)
{
    for (int32_t i = 0; i < intent->varied_count; i++) {
        const struct odds_varied *varied = &intent->varied[i];
        size_t place = odds_case_place(intent, number, i);
        const struct json_t *value = json_list_item(varied->values, place);
        char pointer[VIOLATION_POINTER_MAX];
        struct way way;
        if (!way_find(intent, varied->pointer, question, &way)) {
            blame(varied, ERROR_UNKNOWN_FIELD, "does not exist in this question", violations);
            return false;
        }
        place_write(varied, (int64_t)place, pointer);
        if (!way.field)
            field_named(way.fields, way.segment, pointer, found);
        else
            member_decode_given(way.field, value, pointer, way.base, way.given, found);
    }
    return true;
}

/* Maps `pointer` in a case's body to the place in the client's body. */
static void pointer_translate(const struct odds_intent *intent, int32_t number, const char *pointer,
                              char ret[VIOLATION_POINTER_MAX])
{
    struct text text;
    for (int32_t i = 0; i < intent->varied_count; i++) {
        const struct odds_varied *varied = &intent->varied[i];
        if (!leads_to(varied->pointer, pointer))
            continue;
        place_write(varied, (int64_t)odds_case_place(intent, number, i), ret);
        text = (struct text){.at = ret, .size = VIOLATION_POINTER_MAX, .used = strlen(ret)};
        text_add(&text, pointer + strlen(varied->pointer));
        return;
    }
    text_start(&text, ret, VIOLATION_POINTER_MAX);
    text_add(&text, pointer);
}

static bool is_reported(const struct violations *violations, const struct violation *violation, const char *pointer)
{
    for (int32_t i = 0; i < violations->count; i++)
        if (violations->list[i].code == violation->code && strcmp(violations->list[i].pointer, pointer) == 0 &&
            strcmp(violations->list[i].message, violation->message) == 0)
            return true;
    return false;
}

void vary_blame(const struct odds_intent *intent, int32_t number, const struct violations *found,
                struct violations *violations)
{
    for (int32_t i = 0; i < found->count; i++) {
        char pointer[VIOLATION_POINTER_MAX];
        const struct violation *violation = &found->list[i];
        pointer_translate(intent, number, violation->pointer, pointer);
        if (!is_reported(violations, violation, pointer))
            violation_add(violations, violation->code, pointer, "%s", violation->message);
    }
    violations->omitted += found->omitted;
}
