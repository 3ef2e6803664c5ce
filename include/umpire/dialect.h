/* How rules are written: the short forms in which every ruleset describes its values, members, modifiers, refusals,
 * roles, ends and functions. Each is one row, or one line, that says what it is about; nothing is said a second time.
 * tests/toy/coin/coin.c is the smallest whole example.
 * Rows of tables (NUMBER, FLAG …) stand in <umpire/rows.h>.
 *
 * Lists of modifiers and refusals are counted by the compiler; all others (ends, roles, fills, dues, bars, names) end
 * with {0} or NULL, which ROWS and STRINGS add. Without it the program reads beyond them, and the compiler does not
 * notice. */
#pragma once
#include <umpire/modifiers.h>
#include <umpire/rows.h>
#include <umpire/rules.h>

/* Lists in the middle of a table: `.clauses = STRINGS("TT-RAL-1", "TT-RAL-2")`, `.ends = ROWS(struct step_end, ...)`.
 */
#define STRINGS(...) ((const char *const[]){__VA_ARGS__, NULL})
#define ROWS(type, ...) ((const type[]){__VA_ARGS__, {0}})

/* ---- conditions, modifiers and refusals ----
 *
 *     WHEN(target_crawls, struct d12_shot, it->target_movement == D12_TARGET_CRAWLING)
 *     WHEN(wounds, struct d12_shot, it->wounds)
 *     static const struct modifier modifiers[] = {
 *         {"target_crawling", "D12-SHO-5", "The target crawls", -2, target_crawls},
 *         {"wound", "D12-SHO-5", "Each wound of the firer", -1, wounds},
 *     };
 *     MODIFY(modifiers, shot, &total, why);
 *
 * `it` is the case that is judged: an input, or a struct of what the conditions need. It passes through `void *`, so
 * nothing checks that WHEN names the type that MODIFY is given: all rows of a list have the same. `total` is a pointer.
 * (include/umpire/modifiers.h) */
#define WHEN(name, type, expression)                                                                                   \
    static int32_t name(const void *case_)                                                                             \
    {                                                                                                                  \
        const type *it = case_;                                                                                        \
        return expression;                                                                                             \
    }
#define MODIFY(rows, it, total, why) rows_modify(rows, FIELDS_COUNT(rows), it, total, why)
/* Only the rows with this `.group`, if not all are applied at once. */
#define MODIFY_GROUP(rows, group, it, total, why) modifiers_apply_group(rows, FIELDS_COUNT(rows), group, it, total, why)
/* The input's list of what the table agrees on; `of_what` ends the sentence "Modifiers of …". */
#define HOUSE_MODIFIERS_ROW(type, path, of_what)                                                                       \
    LIST_AS(type, path.of, "modifiers", struct house_modifier, house_modifier_item, path.count, 0,                     \
            HOUSE_MODIFIERS_MAX, "Modifiers", "X-HOUSE",                                                               \
            "What the table agrees on beside the rules, each by its name. Modifiers of " of_what, OPTIONAL)
#define IS_REFUSED(rows, it, why) rows_refuse(rows, FIELDS_COUNT(rows), it, why)

/* ---- ends: facts of an outcome that players ask the chance of ----
 *
 * Each must follow from what one segment between two dice_forget writes, or from totals that are kept.
 *
 *     .ends = ROWS(struct step_end, END_IS(removed, "The target is removed", struct outcome, loss.removed, true),
 *                  END(any_loss, "It loses figures", READS(struct outcome, loss.casualties))),
 *
 * END_IS compares a flag or a number of the outcome. For whatever else HOLDS writes a function, of `outcome` and, by
 * HOLDS_WITH, `input`; and END says which members it reads, up to STEP_END_READS_MAX of them:
 *
 *     HOLDS(any_loss, struct outcome, outcome->loss.casualties > 0) */
#define HOLDS(name, outcome_type, expression)                                                                          \
    static bool name(const struct question *question, const void *ruled)                                               \
    {                                                                                                                  \
        const outcome_type *outcome = ruled;                                                                           \
        (void)question;                                                                                                \
        return expression;                                                                                             \
    }
#define HOLDS_WITH(name, input_type, outcome_type, expression)                                                         \
    static bool name(const struct question *question, const void *ruled)                                               \
    {                                                                                                                  \
        const input_type *input = question->input;                                                                     \
        const outcome_type *outcome = ruled;                                                                           \
        return expression;                                                                                             \
    }
#define READS(outcome_type, member)                                                                                    \
    {                                                                                                                  \
        offsetof(outcome_type, member), sizeof(((outcome_type *)0)->member)                                            \
    }
#define END(name_, title_, ...)                                                                                        \
    {                                                                                                                  \
        .name = #name_, .title = title_, .holds = name_, .reads = { __VA_ARGS__ }                                      \
    }
#define END_IS(name_, title_, outcome_type, member, value_)                                                            \
    {                                                                                                                  \
        .name = #name_, .title = title_, .value = value_, .reads = { READS(outcome_type, member) }                     \
    }

/* ---- roles: places that units take in a step, and what a unit fills in there ----
 *
 * Each fill is its input and whatever else struct unit_fills says: `.member = "id"` where the unit's member has another
 * name, `.find = f` where a function makes the value out of the whole unit, `.assumed = true` where a unit may not know
 * what has a default that matters. */

/* A table fact: given otherwise, it is listed as overridden. */
#define FILLS(...)                                                                                                     \
    {                                                                                                                  \
        .input = __VA_ARGS__                                                                                           \
    }
/* A record fact (X-KNOW), by the clause that made it so: given otherwise, the question is not permitted. The text goes
 * on after the unit's name: "it has taken another action this turn; the next turn makes it possible again". */
#define KNOWS(name_, clause_, text_, ...)                                                                              \
    {                                                                                                                  \
        .input = name_, .kind = FILLS_RECORD_FACT, .clause = clause_, .text = text_, __VA_ARGS__                       \
    }
/* Figures that are ready: fewer may be given, more never; and the text if there are none. */
#define AT_MOST(name_, clause_, text_, none_, ...)                                                                     \
    {                                                                                                                  \
        .input = name_, .kind = FILLS_AT_MOST, .clause = clause_, .text = text_, .none = none_, __VA_ARGS__            \
    }
/* A table fact with a default that no unit knows: left out, it is listed as assumed. */
#define ASSUMES(...)                                                                                                   \
    {                                                                                                                  \
        .unknown = true, .assumed = true, .input = __VA_ARGS__                                                         \
    }
/* A `.find`: a number of the unit, or of `it` (struct unit_fact). */
#define FOUND(name, unit_type, expression)                                                                             \
    static int32_t name(const struct unit_fact *it)                                                                    \
    {                                                                                                                  \
        const unit_type *unit = it->unit;                                                                              \
        return expression;                                                                                             \
    }
/* A role: its name, a sentence, where its inputs are ("": in the input itself, else the name of their group or list;
 * NULL: it fills none), what it fills; then `.in_play = true` and other members of struct unit_role. Effects name a
 * role by its place in the list, from 0. */
#define ROLE(name_, doc_, place_, fills_, ...)                                                                         \
    {                                                                                                                  \
        .name = name_, .doc = doc_, .place = place_, .fills = fills_, __VA_ARGS__                                      \
    }
/* The condition of a due (struct unit_due) or of a bar (struct unit_bar). One that reads options is a function of its
 * own. */
#define OWES(name, unit_type, expression)                                                                              \
    static bool name(const struct unit_due *due, const void *unit_, const void *options)                               \
    {                                                                                                                  \
        const unit_type *unit = unit_;                                                                                 \
        (void)due, (void)options;                                                                                      \
        return expression;                                                                                             \
    }
#define BARRED(name, unit_type, expression)                                                                            \
    static bool name(const struct barring *it)                                                                         \
    {                                                                                                                  \
        const unit_type *unit = it->unit;                                                                              \
        return expression;                                                                                             \
    }
/* A unit's member with the id of another unit; then its lifetime. */
#define UNIT_ID(type, path, name, title, clause, doc, ...)                                                             \
    TEXT_AS(type, path, name, 0, UNIT_ID_MAX, title, clause, doc, OPTIONAL, .pattern = FIELD_ASCII, __VA_ARGS__)
/* The row of the option that every ruleset with units has; its struct has `int32_t enforce_due`. */
#define ENFORCE_DUE_ROW(type)                                                                                          \
    CHOICE(type, enforce_due, enforce_dues, "What is owed", "X-DUE",                                                   \
           "Whether a unit that owes something is refused anything else.", DEFAULT(ENFORCE_DUE_REFUSE))
