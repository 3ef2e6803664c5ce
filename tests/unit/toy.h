/* A toy struct with a field of every kind and presence, for the tests of what works by field tables. */
#pragma once
#include <umpire/field.h>

enum { TOY_RED, TOY_GREEN };

static const struct choice toy_colour_list[] = {[TOY_RED] = {"red", "like fire"}, [TOY_GREEN] = {"green", NULL}};
static const struct choices toy_colours = {"ToyColour", toy_colour_list, 2};

struct toy_inner {
    int32_t weight;
    int32_t kind;
};

struct toy {
    bool flag;
    int32_t number, defaulted, maybe, length, points;
    int32_t colour, shade;
    char name[13], nick[5], code[9];
    const char *label;
    struct toy_inner inner;
    struct toy_inner spare;
    bool has_spare;
    int32_t numbers[3], number_count;
    struct toy_inner inners[2];
    int32_t inner_count;
};

static const struct field toy_inner_list[] = {
    {.name = "weight",
     .doc = "In stones.",
     .unit = "stones",
     .clause = "TOY-1",
     .kind = FIELD_INT,
     .presence = FIELD_DEFAULTED,
     .min = 0,
     .max = 9,
     .fallback = 3,
     .offset = FIELD_AT(struct toy_inner, weight, int32_t)},
    {.name = "kind",
     .doc = "Which.",
     .kind = FIELD_ENUM,
     .presence = FIELD_REQUIRED,
     .choices = &toy_colours,
     .offset = FIELD_AT(struct toy_inner, kind, int32_t)},
};
static const struct fields toy_inner_fields = {
    .name = "ToyInner", .doc = "Inside.", .list = toy_inner_list, .count = 2, .size = sizeof(struct toy_inner)};

static const struct field toy_number = {.kind = FIELD_INT, .min = -9, .max = 9};
static const struct field toy_inner_item = {.kind = FIELD_GROUP, .of = &toy_inner_fields};

static const struct field toy_list[] = {
    {.name = "flag",
     .title = "Flag",
     .doc = "Up or down.",
     .kind = FIELD_BOOL,
     .presence = FIELD_DEFAULTED,
     .fallback = 1,
     .offset = FIELD_AT(struct toy, flag, bool)},
    {.name = "number",
     .title = "Number",
     .doc = "Any.",
     .kind = FIELD_INT,
     .presence = FIELD_REQUIRED,
     .min = -7,
     .max = 7,
     .offset = FIELD_AT(struct toy, number, int32_t)},
    {.name = "defaulted",
     .doc = "Any.",
     .kind = FIELD_INT,
     .presence = FIELD_DEFAULTED,
     .min = 5,
     .max = 5,
     .fallback = 5,
     .offset = FIELD_AT(struct toy, defaulted, int32_t)},
    {.name = "maybe",
     .doc = "Any.",
     .kind = FIELD_INT,
     .presence = FIELD_OPTIONAL,
     .min = -2147483647,
     .max = 2147483647,
     .offset = FIELD_AT(struct toy, maybe, int32_t)},
    {.name = "length",
     .doc = "With decimals.",
     .kind = FIELD_DECIMAL,
     .presence = FIELD_OPTIONAL,
     .min = -1500,
     .max = 12500,
     .offset = FIELD_AT(struct toy, length, int32_t)},
    {.name = "points",
     .doc = "In halves.",
     .kind = FIELD_DECIMAL,
     .presence = FIELD_OPTIONAL,
     .max = 9,
     .scale = 2,
     .offset = FIELD_AT(struct toy, points, int32_t)},
    {.name = "colour",
     .doc = "One.",
     .kind = FIELD_ENUM,
     .presence = FIELD_DEFAULTED,
     .choices = &toy_colours,
     .fallback = TOY_GREEN,
     .offset = FIELD_AT(struct toy, colour, int32_t)},
    {.name = "shade",
     .doc = "Another.",
     .kind = FIELD_ENUM,
     .presence = FIELD_OPTIONAL,
     .choices = &toy_colours,
     .offset = FIELD_AT(struct toy, shade, int32_t)},
    {.name = "name",
     .doc = "Whose.",
     .kind = FIELD_TEXT,
     .presence = FIELD_DEFAULTED,
     .min = 2,
     .max = 12,
     .fallback_text = "nobody",
     .offset = offsetof(struct toy, name)},
    {.name = "nick",
     .doc = "Shorter.",
     .kind = FIELD_TEXT,
     .presence = FIELD_OPTIONAL,
     .max = 4,
     .offset = offsetof(struct toy, nick)},
    {.name = "code",
     .doc = "In plain letters.",
     .kind = FIELD_TEXT,
     .presence = FIELD_OPTIONAL,
     .max = 8,
     .pattern = FIELD_ASCII,
     .offset = offsetof(struct toy, code)},
    {.name = "label",
     .doc = "Written only.",
     .kind = FIELD_LABEL,
     .presence = FIELD_OPTIONAL,
     .offset = FIELD_AT(struct toy, label, const char *)},
    {.name = "inner",
     .doc = "Inside.",
     .kind = FIELD_GROUP,
     .presence = FIELD_DEFAULTED,
     .of = &toy_inner_fields,
     .offset = FIELD_AT(struct toy, inner, struct toy_inner)},
    {.name = "spare",
     .doc = "Perhaps.",
     .kind = FIELD_GROUP,
     .presence = FIELD_OPTIONAL,
     .of = &toy_inner_fields,
     .present = FIELD_AT(struct toy, has_spare, bool),
     .offset = FIELD_AT(struct toy, spare, struct toy_inner)},
    {.name = "numbers",
     .doc = "Some.",
     .kind = FIELD_LIST,
     .presence = FIELD_OPTIONAL,
     .min = 1,
     .max = 3,
     .item = &toy_number,
     .item_size = sizeof(int32_t),
     .count = FIELD_AT(struct toy, number_count, int32_t),
     .offset = offsetof(struct toy, numbers)},
    {.name = "inners",
     .doc = "More inside.",
     .kind = FIELD_LIST,
     .presence = FIELD_DEFAULTED,
     .max = 2,
     .item = &toy_inner_item,
     .item_size = sizeof(struct toy_inner),
     .count = FIELD_AT(struct toy, inner_count, int32_t),
     .offset = offsetof(struct toy, inners)},
};
static const struct fields toy_fields = {.name = "Toy",
                                         .doc = "A field of every kind.",
                                         .list = toy_list,
                                         .count = FIELDS_COUNT(toy_list),
                                         .size = sizeof(struct toy)};
