/* What the tables of entries and requests are written with: each fills in one side of a field, between the braces of
 * one `struct field`. (Whole rows: <umpire/rows.h>.) */
#pragma once
#include <umpire/field.h>

#define NAMED(name_, title_, clause_, doc_) .name = name_, .title = title_, .clause = clause_, .doc = doc_
#define NUMBER(type, member, low, high)                                                                                \
    .kind = FIELD_INT, .offset = FIELD_AT(type, member, int32_t), .min = (low), .max = (high)
/* `scale_` of the member's own unit make one; `high` is in that unit. */
#define SCALED(type, member, unit_, scale_, high)                                                                      \
    .kind = FIELD_DECIMAL, .unit = unit_, .offset = FIELD_AT(type, member, int32_t), .max = (high), .scale = (scale_)
/* True or false. */
#define FACT(type, member) .kind = FIELD_BOOL, .offset = FIELD_AT(type, member, bool)
#define LABEL(type, member) .kind = FIELD_LABEL, .offset = FIELD_AT(type, member, const char *)
#define OPTIONAL .presence = FIELD_OPTIONAL
#define FIELDS(name_, doc_, list_, type)                                                                               \
    {                                                                                                                  \
        .name = name_, .doc = doc_, .list = list_, .count = FIELDS_COUNT(list_), .size = sizeof(type)                  \
    }
