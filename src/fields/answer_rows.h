/* The tables of answers and entries. An answer is a struct that its handler fills and fields_write writes; its schema
 * in the OpenAPI documents is made from the same table. What is too long to stand in memory as a struct (the clauses of
 * a book, the entries of a page) is written by a function of its own, which is named in the member's row:
 *
 *     WRITES(steps_write, struct ruleset_answer)
 *     {
 *         write_array(out);
 *         …                                   (`it` is the answer)
 *         write_array_end(out);
 *     }
 *     static const struct field ruleset_rows[] = {
 *         WORD(struct ruleset_answer, name, "Its name in paths."),
 *         EACH("steps", step_summary_fields, "What can be resolved.", steps_write),
 *     };
 *
 * Rows are those of <umpire/rows.h>, and the following, which have no title and no clause. */
#pragma once
#include "fields/field_write.h"
#include "fields/forms.h"
#include <umpire/rows.h>

/* A text: const char *. */
#define WORD_AS(type, path, name_, doc_, ...) LABEL_AS(type, path, name_, NULL, NULL, doc_, __VA_ARGS__)
#define WORD(type, member, ...) WORD_AS(type, member, #member, __VA_ARGS__)
/* A text that the answer holds itself: a char array. */
#define SPELLED(type, member, doc_, ...)                                                                               \
    {                                                                                                                  \
        .name = #member, .doc = doc_, .kind = FIELD_TEXT, .offset = FIELD_AT(type, member, char *), __VA_ARGS__        \
    }
/* A number of 32 bits, from 0 on. */
#define COUNT_AS(type, path, name_, doc_, ...) NUMBER_AS(type, path, name_, 0, INT32_MAX, NULL, NULL, doc_, __VA_ARGS__)
#define COUNT(type, member, ...) COUNT_AS(type, member, #member, __VA_ARGS__)
/* A member that a form describes: a pointer, unless `want` names another type of its size. */
#define FORM_AS(type, path, name_, form_, want, doc_, ...)                                                             \
    {                                                                                                                  \
        .name = name_, .doc = doc_, .kind = FIELD_FORM, .form = &(form_),                                              \
        .offset = offsetof(type, path) + 0 * sizeof(char[sizeof(((type *)0)->path) == sizeof(want) ? 1 : -1]),         \
        __VA_ARGS__                                                                                                    \
    }
#define FORMED_AS(type, path, name_, form_, ...) FORM_AS(type, path, name_, form_, void *, __VA_ARGS__)
#define FORMED(type, member, ...) FORMED_AS(type, member, #member, __VA_ARGS__)
/* A number of 64 bits, from 0 on, or from `.min`. */
#define LONG_AS(type, path, name_, ...) FORM_AS(type, path, name_, form_long, int64_t, __VA_ARGS__)
#define LONG(type, member, ...) LONG_AS(type, member, #member, __VA_ARGS__)
/* The number of an entry; absent: 0. */
#define SEQ(type, member, ...) LONG(type, member, __VA_ARGS__, .min = 1, .max = ENTRY_SEQ_MAX)
#define YES_NO_AS(type, path, name_, doc_, ...) FACT_AS(type, path, name_, NULL, NULL, doc_, __VA_ARGS__)
#define YES_NO(type, member, ...) YES_NO_AS(type, member, #member, __VA_ARGS__)
#define INSTANT_AS(type, path, name_, ...) FORM_AS(type, path, name_, form_instant, int64_t, __VA_ARGS__)
#define INSTANT(type, member, ...) INSTANT_AS(type, member, #member, __VA_ARGS__)
#define ID_AS(type, path, name_, ...) FORM_AS(type, path, name_, form_uuid, struct uuid, __VA_ARGS__)
#define ID(type, member, ...) ID_AS(type, member, #member, __VA_ARGS__)
/* A hash, or a pointer to one. */
#define HASH_AS(type, path, name_, doc_, ...)                                                                            \
    {                                                                                                                    \
        .name = name_, .doc = doc_, .kind = FIELD_FORM, .form = &form_hash, .offset = offsetof(type, path),            \
        .indirect = _Generic(((type *)0)->path, struct hash : false, const struct hash * : true), __VA_ARGS__ \
    }
#define HASH(type, member, ...) HASH_AS(type, member, #member, __VA_ARGS__)
/* Bytes and their number, a size_t. */
#define BYTES_AS(type, path, length_, name_, low, high, doc_, ...)                                                     \
    FORMED_AS(type, path, name_, form_bytes, doc_, .count = offsetof(type, length_), .min = (low), .max = (high),      \
              __VA_ARGS__)
/* Names, the last NULL: const char *const *. */
#define NAMES_AS(type, path, name_, doc_) FORMED_AS(type, path, name_, form_names, doc_)
#define NAMES(type, member, doc_) NAMES_AS(type, member, #member, doc_)
/* Another answer as a member of this struct. */
#define PART_AS(type, path, name_, of_type, fields_, doc_, ...)                                                        \
    GROUP_AS(type, path, name_, of_type, fields_, NULL, NULL, doc_, __VA_ARGS__)
#define PART(type, member, ...) PART_AS(type, member, #member, __VA_ARGS__)

/* Members that a function writes: a list of other answers, a list of texts, another answer, any object, a text, any
 * value. */
#define ITEM_OF(fields_) (&(const struct field){.kind = FIELD_GROUP, .of = &(fields_)})
#define EACH(name_, fields_, doc_, write_, ...)                                                                        \
    {                                                                                                                  \
        .name = name_, .doc = doc_, .kind = FIELD_LIST, .max = INT32_MAX, .item = ITEM_OF(fields_), .write = write_,   \
        __VA_ARGS__                                                                                                    \
    }
#define EACH_WORD(name_, doc_, write_, ...)                                                                            \
    {                                                                                                                  \
        .name = name_, .doc = doc_, .kind = FIELD_FORM, .form = &form_names, .write = write_, __VA_ARGS__              \
    }
#define EACH_OBJECT(name_, doc_, write_)                                                                               \
    {                                                                                                                  \
        .name = name_, .doc = doc_, .kind = FIELD_LIST, .max = INT32_MAX,                                              \
        .item = &(const struct field){.kind = FIELD_FORM, .form = &form_object}, .write = write_                       \
    }
#define MADE(name_, fields_, doc_, write_, ...)                                                                        \
    {                                                                                                                  \
        .name = name_, .doc = doc_, .kind = FIELD_GROUP, .of = &(fields_), .write = write_, __VA_ARGS__                \
    }
#define MADE_OBJECT(name_, doc_, write_, ...)                                                                          \
    {                                                                                                                  \
        .name = name_, .doc = doc_, .kind = FIELD_FORM, .form = &form_object, .write = write_, __VA_ARGS__             \
    }
#define MADE_WORD(name_, doc_, write_, ...)                                                                            \
    {                                                                                                                  \
        .name = name_, .doc = doc_, .kind = FIELD_LABEL, .write = write_, __VA_ARGS__                                  \
    }
#define MADE_ANY(name_, doc_, write_, ...)                                                                             \
    {                                                                                                                  \
        .name = name_, .doc = doc_, .kind = FIELD_FORM, .form = &form_anything, .write = write_, __VA_ARGS__           \
    }
#define MADE_COUNT(name_, doc_, write_, ...)                                                                           \
    {                                                                                                                  \
        .name = name_, .doc = doc_, .kind = FIELD_INT, .max = INT32_MAX, .write = write_, __VA_ARGS__                  \
    }
#define MADE_NUMBER(name_, doc_, write_, ...)                                                                          \
    {                                                                                                                  \
        .name = name_, .doc = doc_, .kind = FIELD_FORM, .form = &form_number, .write = write_, __VA_ARGS__             \
    }
#define MADE_TRUTH(name_, doc_, write_, ...)                                                                           \
    {                                                                                                                  \
        .name = name_, .doc = doc_, .kind = FIELD_BOOL, .write = write_, __VA_ARGS__                                   \
    }
/* Optional: the function decides whether the answer has it. */
#define ONLY_IF(given_) .presence = FIELD_OPTIONAL, .given = given_

#define WRITES(name, type)                                                                                             \
    static void name##_from(struct writer *out, const type *it);                                                       \
    static void name(struct writer *out, const struct field *field, const void *base, int order)                       \
    {                                                                                                                  \
        (void)field, (void)order;                                                                                      \
        name##_from(out, base);                                                                                        \
    }                                                                                                                  \
    static void name##_from(struct writer *out, const type *it)
#define GIVEN(name, type, expression)                                                                                  \
    static bool name(const void *base)                                                                                 \
    {                                                                                                                  \
        const type *it = base;                                                                                         \
        return expression;                                                                                             \
    }

/* Writes a whole answer. */
#define ANSWER(out, fields_, ...) fields_write(out, &(fields_), &(__VA_ARGS__), FIELD_ORDER_TABLE)
