/* What a line of a field table says, in few words: each of these fills in one side of a field, so that a table of many
 * fields can be read at a glance. Written between the braces of one `struct field`. */
#pragma once
#include <umpire/field.h>

#define NAMED(name_, title_, clause_, doc_) .name = name_, .title = title_, .clause = clause_, .doc = doc_
#define NUMBER(type, member, low, high)                                                                                \
    .kind = FIELD_INT, .offset = FIELD_AT(type, member, int32_t), .min = (low), .max = (high)
/* `scale_` of the member's own unit make one; `high` is in that unit. */
#define SCALED(type, member, unit_, scale_, high)                                                                      \
    .kind = FIELD_DECIMAL, .unit = unit_, .offset = FIELD_AT(type, member, int32_t), .max = (high), .scale = (scale_)
/* In thousandths. */
#define DECIMAL(type, member, unit_, high) SCALED(type, member, unit_, FIELD_THOUSANDTHS, high)
#define INCHES(type, member, high) DECIMAL(type, member, "inches", high)
/* False unless given. */
#define FLAG(type, member) .kind = FIELD_BOOL, .presence = FIELD_DEFAULTED, .offset = FIELD_AT(type, member, bool)
/* True or false, in an answer. */
#define FACT(type, member) .kind = FIELD_BOOL, .offset = FIELD_AT(type, member, bool)
#define CHOICE(type, member, choices_)                                                                                 \
    .kind = FIELD_ENUM, .offset = FIELD_AT(type, member, int32_t), .choices = &(choices_)
#define TEXT(type, member, low, high)                                                                                  \
    .kind = FIELD_TEXT, .offset = FIELD_AT(type, member, char *), .min = (low), .max = (high)
#define LABEL(type, member) .kind = FIELD_LABEL, .offset = FIELD_AT(type, member, const char *)
#define GROUP(type, member, of_type, fields_)                                                                          \
    .kind = FIELD_GROUP, .offset = FIELD_AT(type, member, of_type), .of = &(fields_)
#define GROUP_IF(type, member, of_type, fields_, has)                                                                  \
    GROUP(type, member, of_type, fields_), .presence = FIELD_OPTIONAL, .present = FIELD_AT(type, has, bool)
#define LIST(type, member, of_type, item_, count_, low, high)                                                          \
    .kind = FIELD_LIST, .offset = FIELD_AT(type, member, of_type *), .min = (low), .max = (high), .item = &(item_),    \
    .item_size = sizeof(of_type), .count = FIELD_AT(type, count_, int32_t)

#define OPTIONAL .presence = FIELD_OPTIONAL
#define DEFAULT(value) .presence = FIELD_DEFAULTED, .fallback = (value)

#define FIELDS(name_, doc_, list_, type)                                                                               \
    {                                                                                                                  \
        .name = name_, .doc = doc_, .list = list_, .count = FIELDS_COUNT(list_), .size = sizeof(type)                  \
    }
