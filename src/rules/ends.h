/* Short ways to write the ends of a step (struct step_end): facts of its outcome that players ask the chance of. Each
 * must follow from what one segment between two dice_forget writes, or from totals that are kept. */
#pragma once
#include <umpire/rules.h>

/* A predicate over the outcome; its name is the end's. */
#define HOLDS(name, outcome_type, expression)                                                                          \
    static bool name(const struct question *question, const void *ruled)                                               \
    {                                                                                                                  \
        const outcome_type *outcome = ruled;                                                                           \
        (void)question;                                                                                                \
        return expression;                                                                                             \
    }
/* A predicate over input and outcome. */
#define HOLDS_WITH(name, input_type, outcome_type, expression)                                                         \
    static bool name(const struct question *question, const void *ruled)                                               \
    {                                                                                                                  \
        const input_type *input = question->input;                                                                     \
        const outcome_type *outcome = ruled;                                                                           \
        return expression;                                                                                             \
    }
#define END(name_, title_)                                                                                             \
    {                                                                                                                  \
        .name = #name_, .title = title_, .holds = name_                                                                \
    }
#define NO_MORE_ENDS                                                                                                   \
    {                                                                                                                  \
        .name = NULL                                                                                                   \
    }
