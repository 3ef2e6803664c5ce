/* The short forms in which tables are written: values of an enumeration, and members of a struct, one row each.
 *
 * Rows of field tables take the struct first and then its member, whose name is the name in JSON too:
 *
 *     NUMBER(struct input, wounds, 0, 9, "Wounds", "D12-SHO-5", "Wounds that the firer has taken.", .unit = "wounds"),
 *
 * that is: type, member, bounds; title, clause (NULL: none), a sentence; then whatever else `struct field` says, such
 * as OPTIONAL, DEFAULT(0), .unit. Where the member is reached by a path (`side[0].weapon`) or is called otherwise in
 * JSON, the form that ends with _AS takes path and name: NUMBER_AS(struct input, side[0].wounds, "wounds", 0, 9, …).
 *
 * What gcc says of a row that lacks something speaks of the form inside: `NUMBER_AS requires 9 arguments` or `expected
 * expression before '.'` mean that a bound, a word or a comma is missing in the row that it names. */
#pragma once
#include <umpire/field.h>

/* ---- values of an enumeration ----
 *
 *     #define LOADING_VALUES(X)                                                     \
 *         X(D12_MUZZLE, "muzzle", "A gunpowder weapon that takes a turn to reload") \
 *         X(D12_BREECH, "breech", "A breechloader, which may fire every turn")
 *     ENUM(d12_loading, LOADING_VALUES, D12_LOADINGS);
 *     CHOICES(d12_loadings, "D12Loading", LOADING_VALUES);
 *
 * ENUM makes `enum d12_loading`, with the count at its end; CHOICES what fields need of it. What a step alone uses has
 * LOCAL_CHOICES. The title of a value follows from its name; where that does not read well, the title stands behind the
 * sentence: X(TFT_SMG, "smg", "Submachine gun", "SMG"). */
#define CHOICE_NUMBER(number, name, ...) number,
#define CHOICE_NAMED(number, name, ...) [number] = {name, __VA_ARGS__},
#define ENUM(tag, VALUES, count) enum tag { VALUES(CHOICE_NUMBER) count }
#define CHOICES(variable, schema_name, VALUES)                                                                         \
    static const struct choice variable##_list[] = {VALUES(CHOICE_NAMED)};                                             \
    const struct choices variable = {schema_name, variable##_list, FIELDS_COUNT(variable##_list)}
#define LOCAL_CHOICES(variable, schema_name, VALUES)                                                                   \
    static const struct choice variable##_list[] = {VALUES(CHOICE_NAMED)};                                             \
    static const struct choices variable = {schema_name, variable##_list, FIELDS_COUNT(variable##_list)}

/* ---- rows of field tables ---- */
#define TITLED(name_, title_, clause_, doc_) .name = name_, .title = title_, .clause = clause_, .doc = doc_

#define NUMBER_AS(type, path, name_, low, high, title_, clause_, doc_, ...)                                            \
    {                                                                                                                  \
        TITLED(name_, title_, clause_, doc_), .kind = FIELD_INT, .offset = FIELD_INTEGER_AT(type, path), .min = (low), \
                                              .max = (high), .wide = sizeof(((type *)0)->path) == sizeof(int64_t),     \
                                              __VA_ARGS__                                                              \
    }
#define NUMBER(type, member, ...) NUMBER_AS(type, member, #member, __VA_ARGS__)

/* An exact number of which `scale_` make one (2: halves), in `unit_`; `low` and `high` are in the member's own parts.
 */
#define SCALED_AS(type, path, name_, unit_, scale_, low, high, title_, clause_, doc_, ...)                             \
    {                                                                                                                  \
        TITLED(name_, title_, clause_, doc_), .kind = FIELD_DECIMAL, .unit = unit_,                                    \
                                              .offset = FIELD_AT(type, path, int32_t), .min = (low), .max = (high),    \
                                              .scale = (scale_), __VA_ARGS__                                           \
    }
#define SCALED(type, member, ...) SCALED_AS(type, member, #member, __VA_ARGS__)

/* A length from 0 on, in thousandths of an inch. */
#define INCHES_AS(type, path, name_, high, ...)                                                                        \
    SCALED_AS(type, path, name_, "inches", FIELD_THOUSANDTHS, 0, high, __VA_ARGS__)
#define INCHES(type, member, ...) INCHES_AS(type, member, #member, __VA_ARGS__)

/* Asked: false unless it is given. */
#define FLAG_AS(type, path, name_, title_, clause_, doc_, ...)                                                         \
    {                                                                                                                  \
        TITLED(name_, title_, clause_, doc_), .kind = FIELD_BOOL, .presence = FIELD_DEFAULTED,                         \
                                              .offset = FIELD_AT(type, path, bool), __VA_ARGS__                        \
    }
#define FLAG(type, member, ...) FLAG_AS(type, member, #member, __VA_ARGS__)

/* Answered, or asked and required: true or false. */
#define FACT_AS(type, path, name_, title_, clause_, doc_, ...)                                                         \
    {                                                                                                                  \
        TITLED(name_, title_, clause_, doc_), .kind = FIELD_BOOL, .offset = FIELD_AT(type, path, bool), __VA_ARGS__    \
    }
#define FACT(type, member, ...) FACT_AS(type, member, #member, __VA_ARGS__)

/* A value of an enumeration: `choices_` is its struct choices. */
#define CHOICE_AS(type, path, name_, choices_, title_, clause_, doc_, ...)                                             \
    {                                                                                                                  \
        TITLED(name_, title_, clause_, doc_), .kind = FIELD_ENUM, .offset = FIELD_INTEGER_AT(type, path),              \
                                              .choices = &(choices_), __VA_ARGS__                                      \
    }
#define CHOICE(type, member, ...) CHOICE_AS(type, member, #member, __VA_ARGS__)

/* Characters: in an array of the struct, or where a const char * of it points. */
#define TEXT_AS(type, path, name_, low, high, title_, clause_, doc_, ...)                                              \
    {                                                                                                                  \
        TITLED(name_, title_, clause_, doc_),                                                                          \
            .kind = FIELD_TEXT, .offset = offsetof(type, path), .min = (low), .max = (high),                           \
            .indirect = FIELD_POINTS_AT(type, path, char),                                                             \
            .bytes = FIELD_POINTS_AT(type, path, char) ? FIELD_CHARACTER_MAX * (high)                                  \
                                                       : (int32_t)sizeof(((type *)0)->path) - 1,                       \
            __VA_ARGS__                                                                                                \
    }
#define TEXT(type, member, ...) TEXT_AS(type, member, #member, __VA_ARGS__)

/* Words of the rules themselves, in the rows of a table. */
#define LABEL_AS(type, path, name_, title_, clause_, doc_, ...)                                                        \
    {                                                                                                                  \
        TITLED(name_, title_, clause_, doc_), .kind = FIELD_LABEL, .offset = FIELD_AT(type, path, const char *),       \
                                              __VA_ARGS__                                                              \
    }
#define LABEL(type, member, ...) LABEL_AS(type, member, #member, __VA_ARGS__)

/* Hexadecimal digits of which `form_` makes the member. */
#define DIGITS_AS(type, path, name_, form_, low, high, title_, clause_, doc_, ...)                                     \
    {                                                                                                                  \
        TITLED(name_, title_, clause_, doc_), .kind = FIELD_TEXT, .form = &(form_), .offset = offsetof(type, path),    \
                                              .min = (low), .max = (high), .pattern = FIELD_HEXADECIMAL, __VA_ARGS__   \
    }

/* A struct with a table of its own, or a pointer to one; `of_type` is its type. */
#define GROUP_AS(type, path, name_, of_type, fields_, title_, clause_, doc_, ...)                                          \
    {                                                                                                                      \
        TITLED(name_, title_, clause_, doc_),                                                                            \
            .kind = FIELD_GROUP, .offset = offsetof(type, path), .of = &(fields_),                                     \
            .indirect = _Generic(((type *)0)->path, of_type : false, const of_type * : true), __VA_ARGS__ \
    }
#define GROUP(type, member, ...) GROUP_AS(type, member, #member, __VA_ARGS__)
/* One that may be left out: `has` is the bool beside it. */
#define GROUP_IF(type, member, has, ...) GROUP_AS(type, member, #member, __VA_ARGS__, PRESENT(type, has))

/* An array, or where a pointer to const items points, and its count; `item_` describes an item. */
#define LIST_AS(type, path, name_, of_type, item_, count_, low, high, title_, clause_, doc_, ...)                      \
    {                                                                                                                  \
        TITLED(name_, title_, clause_, doc_),                                                                          \
            .kind = FIELD_LIST, .offset = offsetof(type, path), .min = (low), .max = (high), .item = &(item_),         \
            .item_size = sizeof(of_type), .count = offsetof(type, count_),                                             \
            .wide = sizeof(((type *)0)->count_) == sizeof(size_t), .indirect = FIELD_POINTS_AT(type, path, of_type),   \
            __VA_ARGS__                                                                                                \
    }
#define LIST(type, member, ...) LIST_AS(type, member, #member, __VA_ARGS__)

/* An item of a LIST; it has no name, and is where the list is. */
#define ITEM_GROUP(fields_, title_, clause_, doc_)                                                                     \
    {                                                                                                                  \
        TITLED(NULL, title_, clause_, doc_), .kind = FIELD_GROUP, .of = &(fields_)                                     \
    }
#define ITEM_CHOICE(choices_, title_, clause_, doc_)                                                                   \
    {                                                                                                                  \
        TITLED(NULL, title_, clause_, doc_), .kind = FIELD_ENUM, .choices = &(choices_)                                \
    }
#define ITEM_NUMBER(low, high, title_, clause_, doc_, ...)                                                             \
    {                                                                                                                  \
        TITLED(NULL, title_, clause_, doc_), .kind = FIELD_INT, .min = (low), .max = (high), __VA_ARGS__               \
    }
#define ITEM_DIGITS(form_, low, high)                                                                                  \
    {                                                                                                                  \
        .kind = FIELD_TEXT, .form = &(form_), .min = (low), .max = (high), .pattern = FIELD_HEXADECIMAL                \
    }

/* What may end a row. */
#define OPTIONAL .presence = FIELD_OPTIONAL
#define ABSENT_IS_ZERO .presence = FIELD_OPTIONAL, .zero = true
#define BOOKKEEPING .bookkeeping = true
/* For a unit's member: what it belongs to. Each member has one of them. */
#define PROFILE .lifetime = LIFETIME_PROFILE
#define LASTING .lifetime = LIFETIME_LASTING
#define BATTLE .lifetime = LIFETIME_BATTLE
#define TURN .lifetime = LIFETIME_TURN
#define OR_MORE .or_more = true
#define DEFAULT(value) .presence = FIELD_DEFAULTED, .fallback = (value)
#define PRESENT(type, has) .presence = FIELD_OPTIONAL, .present = FIELD_AT(type, has, bool)

/* The table of such rows: `static const struct fields input_fields = FIELDS("TtInput", "A unit.", rows, struct input);`
 * A ruleset's options end with `.unknown = ERROR_UNKNOWN_OPTION`. */
#define FIELDS(name_, doc_, rows_, type, ...)                                                                          \
    {                                                                                                                  \
        .name = name_, .doc = doc_, .list = rows_, .count = FIELDS_COUNT(rows_), .size = sizeof(type), __VA_ARGS__     \
    }
