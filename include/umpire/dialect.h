/* How rules are written: the short forms in which every ruleset describes its values, members, modifiers, refusals,
 * roles, ends and functions. Each is one row, or one line, that says what it is about; nothing is said a second time.
 * tests/toy/coin/coin.c is the smallest whole example.
 * Rows of tables (NUMBER, FLAG …) stand in <umpire/rows.h>.
 *
 * Lists of modifiers and refusals are counted by the compiler and have no last row; ends, roles, fills and dues end
 * with NO_MORE_…, and without it the program reads beyond them: the compiler does not notice. */
#pragma once
#include <umpire/modifiers.h>
#include <umpire/rows.h>
#include <umpire/rules.h>

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
/* Of the rows those with this `.group`, where not all are applied at once. */
#define MODIFY_GROUP(rows, group, it, total, why) modifiers_apply_group(rows, FIELDS_COUNT(rows), group, it, total, why)
#define MODIFIER_OF(rows, group, it) modifiers_find(rows, FIELDS_COUNT(rows), group, it)
#define IS_REFUSED(rows, it, why) rows_refuse(rows, FIELDS_COUNT(rows), it, why)
#define REFUSAL_OF(rows, it) refusals_find(rows, FIELDS_COUNT(rows), it)

/* ---- a step's functions, with its own types ----
 *
 * A step's table holds functions over `void *`, since all steps stand in one list. These write them, so that the step
 * itself has functions over its own structs; the compiler converts and nothing is cast:
 *
 *     RESOLVES(resolve)      makes step_resolve of
 *         enum ruling_status resolve(const INPUT *, const OPTIONS *, struct dice *, struct explanation *, OUTCOME *ret)
 *     CHECKS(check)          makes step_check of
 *         void check(const INPUT *, const OPTIONS *, struct violations *)
 *     CHECKS_WITH_UNITS(check)   makes it of
 *         void check(const struct question_units *, const INPUT *, const OPTIONS *, struct violations *)
 *     SAYS(say)              makes step_summarise of
 *         void say(const OUTCOME *, struct text *)
 *     SAYS_WITH_INPUT(say)   makes it of
 *         void say(const INPUT *, const OUTCOME *, struct text *)
 *     AFFECTS(affect)        makes step_apply, for what was resolved, of
 *         void affect(const INPUT *, const OPTIONS *, const OUTCOME *, struct tabletop *)
 *
 * `step_resolve undeclared` and `resolve defined but not used` mean that the line is missing.
 *
 * A step that branches on the ruleset's version, or affects units by what is not permitted, writes the function of its
 * table itself. */
#define RESOLVES(function)                                                                                             \
    static enum ruling_status step_resolve(const struct question *question, struct dice *dice,                         \
                                           struct explanation *why, void *outcome)                                     \
    {                                                                                                                  \
        return function(question->input, question->options, dice, why, outcome);                                       \
    }
#define CHECKS(function)                                                                                               \
    static void step_check(const struct question *question, struct violations *violations)                             \
    {                                                                                                                  \
        function(question->input, question->options, violations);                                                      \
    }
/* With who is named (question_units.ids); names and bars are not known yet, and NULL is a question without units. */
#define CHECKS_WITH_UNITS(function)                                                                                    \
    static void step_check(const struct question *question, struct violations *violations)                             \
    {                                                                                                                  \
        function(question->units, question->input, question->options, violations);                                     \
    }
#define SAYS(function)                                                                                                 \
    static void step_summarise(const struct question *question, const void *outcome, struct text *line)                \
    {                                                                                                                  \
        (void)question;                                                                                                \
        function(outcome, line);                                                                                       \
    }
#define SAYS_WITH_INPUT(function)                                                                                      \
    static void step_summarise(const struct question *question, const void *outcome, struct text *line)                \
    {                                                                                                                  \
        function(question->input, outcome, line);                                                                      \
    }
/* The same with what the units are called: void say(const struct question_units *, const INPUT *, const OUTCOME *,
 * struct text *). unit_called gives a name, or the words for where none is named. */
#define SAYS_WITH_UNITS(function)                                                                                      \
    static void step_summarise(const struct question *question, const void *outcome, struct text *line)                \
    {                                                                                                                  \
        function(question->units, question->input, outcome, line);                                                     \
    }
/* And a resolver that says in its reasons what they are called (no number may depend on it): enum ruling_status
 * resolve(const struct question_units *, const INPUT *, const OPTIONS *, struct dice *, struct explanation *, OUTCOME
 * *)
 */
#define RESOLVES_WITH_UNITS(function)                                                                                  \
    static enum ruling_status step_resolve(const struct question *question, struct dice *dice,                         \
                                           struct explanation *why, void *outcome)                                     \
    {                                                                                                                  \
        return function(question->units, question->input, question->options, dice, why, outcome);                      \
    }
#define AFFECTS(function)                                                                                              \
    static void step_apply(const struct question *question, enum ruling_status status, const void *outcome,            \
                           struct tabletop *tabletop)                                                                  \
    {                                                                                                                  \
        if (status == RULING_RESOLVED)                                                                                 \
            function(question->input, question->options, outcome, tabletop);                                           \
    }
/* And effects that ask who is named: void affect(const struct question_units *, const INPUT *, const OPTIONS *, const
 * OUTCOME *, struct tabletop *). */
#define AFFECTS_WITH_UNITS(function)                                                                                   \
    static void step_apply(const struct question *question, enum ruling_status status, const void *outcome,            \
                           struct tabletop *tabletop)                                                                  \
    {                                                                                                                  \
        if (status == RULING_RESOLVED)                                                                                 \
            function(question->units, question->input, question->options, outcome, tabletop);                          \
    }

/* ---- ends: facts of an outcome that players ask the chance of ----
 *
 * Each must follow from what one segment between two dice_forget writes, or from totals that are kept.
 *
 *     HOLDS(target_removed, struct outcome, outcome->loss.removed)
 *     static const struct step_end ends[] = {END(target_removed, "The target is removed"), NO_MORE_ENDS}; */
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
/* After its title what it reads: END(..., READS(struct outcome, removed)), up to STEP_END_READS_MAX of them. */
#define END(name_, title_, ...)                                                                                        \
    {                                                                                                                  \
        .name = #name_, .title = title_, .holds = name_, .reads = { __VA_ARGS__ }                                      \
    }
#define NO_MORE_ENDS                                                                                                   \
    {                                                                                                                  \
        .name = NULL                                                                                                   \
    }

/* ---- roles: places that units take in a step, and what a unit fills in there ---- */

/* The unit's member of the same name. */
#define FILLS(name_)                                                                                                   \
    {                                                                                                                  \
        .input = name_, .member = name_                                                                                \
    }
#define FILLS_FROM(name_, member_)                                                                                     \
    {                                                                                                                  \
        .input = name_, .member = member_                                                                              \
    }
#define FILLS_WITH(name_, find_)                                                                                       \
    {                                                                                                                  \
        .input = name_, .find_with = find_                                                                             \
    }
/* A record fact (X-KNOW), by the clause that made it so: given otherwise, the question is not permitted. The text goes
 * on after the unit's name: "it has taken another action this turn; the next turn makes it possible again". */
#define KNOWS(name_, clause_, text_)                                                                                   \
    {                                                                                                                  \
        .input = name_, .member = name_, .kind = FILLS_RECORD_FACT, .clause = clause_, .text = text_                   \
    }
/* The same, where a unit that has nothing of it is told so. */
#define KNOWS_OR_HAS_NONE(name_, clause_, text_, none_)                                                                \
    {                                                                                                                  \
        .input = name_, .member = name_, .kind = FILLS_RECORD_FACT, .clause = clause_, .text = text_, .none = none_    \
    }
#define KNOWS_FROM(name_, member_, clause_, text_)                                                                     \
    {                                                                                                                  \
        .input = name_, .member = member_, .kind = FILLS_RECORD_FACT, .clause = clause_, .text = text_                 \
    }
#define KNOWS_BY(name_, find_, clause_, text_)                                                                         \
    {                                                                                                                  \
        .input = name_, .find = find_, .kind = FILLS_RECORD_FACT, .clause = clause_, .text = text_                     \
    }
#define KNOWS_WITH(name_, find_, clause_, text_)                                                                       \
    {                                                                                                                  \
        .input = name_, .find_with = find_, .kind = FILLS_RECORD_FACT, .clause = clause_, .text = text_                \
    }
/* The same, but for units of which it is in doubt: there it may be given otherwise. */
#define KNOWS_UNLESS(name_, find_, in_doubt_, clause_, text_)                                                          \
    {                                                                                                                  \
        .input = name_, .find = find_, .in_doubt = in_doubt_, .kind = FILLS_RECORD_FACT, .clause = clause_,            \
        .text = text_                                                                                                  \
    }
/* A list; the order of its items does not matter. */
#define KNOWS_LIST(name_, list_, clause_, text_)                                                                       \
    {                                                                                                                  \
        .input = name_, .list = list_, .kind = FILLS_RECORD_FACT, .clause = clause_, .text = text_                     \
    }
/* Figures that are ready: fewer may be given, more never; and what is said where there are none. */
#define AT_MOST_FROM(name_, member_, clause_, text_, none_)                                                            \
    {                                                                                                                  \
        .input = name_, .member = member_, .kind = FILLS_AT_MOST, .clause = clause_, .text = text_, .none = none_      \
    }
#define AT_MOST_BY(name_, find_, clause_, text_, none_)                                                                \
    {                                                                                                                  \
        .input = name_, .find = find_, .kind = FILLS_AT_MOST, .clause = clause_, .text = text_, .none = none_          \
    }
#define AT_MOST_WITH(name_, find_, clause_, text_, none_)                                                              \
    {                                                                                                                  \
        .input = name_, .find_with = find_, .kind = FILLS_AT_MOST, .clause = clause_, .text = text_, .none = none_     \
    }
/* A table fact with a default that no unit knows; and one that a unit may not know. Left out, it is listed as assumed.
 */
#define ASSUMES(name_)                                                                                                 \
    {                                                                                                                  \
        .input = name_, .assumed = true                                                                                \
    }
/* The same where it matters by what else the question says: a function over the step's input and the options, written
 * by MATTERS. */
#define ASSUMES_WHERE(name_, matters_)                                                                                 \
    {                                                                                                                  \
        .input = name_, .assumed = true, .matters = matters_                                                           \
    }
#define MATTERS(name, input_type, options_type, expression)                                                            \
    static bool name(const void *input_, const void *options_)                                                         \
    {                                                                                                                  \
        const input_type *input = input_;                                                                              \
        const options_type *options = options_;                                                                        \
        (void)options;                                                                                                 \
        return expression;                                                                                             \
    }
#define FILLS_OR_ASSUMES(name_, member_)                                                                               \
    {                                                                                                                  \
        .input = name_, .member = member_, .assumed = true                                                             \
    }
#define FILLS_OR_ASSUMES_BY(name_, find_)                                                                              \
    {                                                                                                                  \
        .input = name_, .find = find_, .assumed = true                                                                 \
    }
/* In the place of another role, which nobody takes: what a unit knows where the question leaves it room, a table fact,
 * or a record fact but for units of which it is in doubt; and what is assumed. */
#define FILLS_FOR(role_, name_, find_, fits_)                                                                          \
    {                                                                                                                  \
        .input = name_, .find = find_, .for_role = role_, .fits = fits_                                                \
    }
#define KNOWS_FOR(role_, name_, find_, fits_, in_doubt_, clause_, text_)                                               \
    {                                                                                                                  \
        .input = name_, .find = find_, .for_role = role_, .fits = fits_, .in_doubt = in_doubt_,                        \
        .kind = FILLS_RECORD_FACT, .clause = clause_, .text = text_                                                    \
    }
#define ASSUMES_FOR(role_, name_)                                                                                      \
    {                                                                                                                  \
        .input = name_, .assumed = true, .for_role = role_                                                             \
    }
/* A number that a function makes out of the unit: FOUND(blade, struct tft_unit, unit->…) writes one. */
#define FILLS_BY(name_, find_)                                                                                         \
    {                                                                                                                  \
        .input = name_, .find = find_                                                                                  \
    }
/* The same where it fits beside what else the question says. */
#define FILLS_WHERE(name_, find_, fits_)                                                                               \
    {                                                                                                                  \
        .input = name_, .find = find_, .fits = fits_                                                                   \
    }
/* The same, of all of the unit: where it stands in several places of the role, the question says it of each. */
#define FILLS_WHOLE_BY(name_, find_)                                                                                   \
    {                                                                                                                  \
        .input = name_, .find = find_, .whole = true                                                                   \
    }
#define FOUND(name, unit_type, expression)                                                                             \
    static int32_t name(const void *unit_)                                                                             \
    {                                                                                                                  \
        const unit_type *unit = unit_;                                                                                 \
        return expression;                                                                                             \
    }
/* The same of unit and options, for `.find_with` (FILLS_WITH). */
#define FOUND_WITH(name, unit_type, options_type, expression)                                                          \
    static int32_t name(const void *unit_, const void *options_)                                                       \
    {                                                                                                                  \
        const unit_type *unit = unit_;                                                                                 \
        const options_type *options = options_;                                                                        \
        return expression;                                                                                             \
    }
/* The same number for every unit: what the role itself says. */
#define FOUND_ALWAYS(name, value)                                                                                      \
    static int32_t name(const void *unit)                                                                              \
    {                                                                                                                  \
        (void)unit;                                                                                                    \
        return value;                                                                                                  \
    }
/* A role: its name, a sentence, where what it fills stands ("": in the input itself, else the name of its group or
 * list; NULL: it fills none), what it fills; then `.in_play = true` and whatever else struct unit_role says. Effects
 * name a role by its place in the list, from 0. */
#define ROLE(name_, doc_, place_, fills_, ...)                                                                         \
    {                                                                                                                  \
        .name = name_, .doc = doc_, .place = place_, .fills = fills_, __VA_ARGS__                                      \
    }
#define NO_MORE_FILLS                                                                                                  \
    {                                                                                                                  \
        .input = NULL                                                                                                  \
    }
#define NO_MORE_ROLES                                                                                                  \
    {                                                                                                                  \
        .name = NULL                                                                                                   \
    }
/* What a unit may owe (struct unit_due). */
#define OWES(name, unit_type, expression)                                                                              \
    static bool name(const void *unit_, const void *options_)                                                          \
    {                                                                                                                  \
        const unit_type *unit = unit_;                                                                                 \
        (void)options_;                                                                                                \
        return expression;                                                                                             \
    }
#define OWES_WITH(name, unit_type, options_type, expression)                                                           \
    static bool name(const void *unit_, const void *options_)                                                          \
    {                                                                                                                  \
        const unit_type *unit = unit_;                                                                                 \
        const options_type *options = options_;                                                                        \
        return expression;                                                                                             \
    }
/* What bars a unit (struct unit_bar): of the unit alone, of unit and options, or by a function of its own. */
#define BARRED(name, unit_type, expression)                                                                            \
    static bool name(const struct barring *it)                                                                         \
    {                                                                                                                  \
        const unit_type *unit = it->unit;                                                                              \
        return expression;                                                                                             \
    }
#define BARRED_WITH(name, unit_type, options_type, expression)                                                         \
    static bool name(const struct barring *it)                                                                         \
    {                                                                                                                  \
        const unit_type *unit = it->unit;                                                                              \
        const options_type *options = it->options;                                                                     \
        return expression;                                                                                             \
    }
#define NO_MORE_BARS                                                                                                   \
    {                                                                                                                  \
        .name = NULL                                                                                                   \
    }
/* The row of the option that every ruleset with units has; its struct has `int32_t enforce_due`. */
#define ENFORCE_DUE_ROW(type)                                                                                          \
    CHOICE(type, enforce_due, enforce_dues, "What is owed", "X-DUE",                                                   \
           "Whether a unit that owes something is refused anything else.", DEFAULT(ENFORCE_DUE_REFUSE))
#define NO_MORE_DUES                                                                                                   \
    {                                                                                                                  \
        .name = NULL                                                                                                   \
    }
