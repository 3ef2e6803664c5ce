/* The members of rulings, corrections and asked questions, for their tables; in the order of their names. */
#pragma once
#include "ledger/protocol_parts.h"

#define UNITS_APPLIED(type)                                                                                            \
    {                                                                                                                  \
        SAYS("applied", "Of a ruling that names units: whether its effects hold."),                                    \
            .kind = FIELD_BOOL, .offset = FIELD_AT(type, units.applied, bool), OPTIONAL,                               \
            .present = offsetof(type, units.named)                                                                     \
    }
#define UNITS_AUTOFILLED(type)                                                                                         \
    {                                                                                                                  \
        SAYS("autofilled", "JSON Pointers to the inputs that its units filled in."),                                   \
            POINTERS_OF(type, units.autofilled), OPTIONAL                                                              \
    }
#define UNITS_OVERRIDDEN(type)                                                                                         \
    {                                                                                                                  \
        SAYS("overridden", "JSON Pointers to the inputs that a unit knows and the question gave itself."),             \
            POINTERS_OF(type, units.overridden), OPTIONAL                                                              \
    }
#define UNITS_ROLES(type, write_)                                                                                      \
    {                                                                                                                  \
        SAYS("roles", "Who takes which role: the id of a unit, or a list of them."),                                   \
            FORM(form_roles, type, units.read, void *), OPTIONAL, .present = offsetof(type, units.named),              \
                                                                  .write = (write_)                                    \
    }
#define UNITS_ASSUMED(type)                                                                                            \
    {                                                                                                                  \
        SAYS("assumed", "JSON Pointers to inputs that matter and that nobody said: they have their defaults."),        \
            POINTERS_OF(type, units.assumed), OPTIONAL                                                                 \
    }
#define RULING_APPLIED UNITS_APPLIED(struct entry_ruling)
#define RULING_ASSUMED UNITS_ASSUMED(struct entry_ruling)
#define RULING_BARRED                                                                                                  \
    {                                                                                                                  \
        SAYS("barred", "What the state of its units keeps them from."),                                                \
            LIST_AT(struct entry_ruling, units.barred.list, struct unit_barred, barred_item, units.barred.count, 1,    \
                    UNIT_BARS_MAX),                                                                                    \
            OPTIONAL                                                                                                   \
    }
#define RULING_SIGNED_BODY                                                                                             \
    {                                                                                                                  \
        SAYS("body", "The body of the request, as the seat's device signed it."), LABEL(struct entry_ruling, body),    \
            OPTIONAL                                                                                                   \
    }
#define RULING_NAMES                                                                                                   \
    {                                                                                                                  \
        SAYS("names", "What its units were called, as in `roles`."),                                                   \
            FORM(form_roles, struct entry_ruling, units.names_read, void *), OPTIONAL,                                 \
            .present = offsetof(struct entry_ruling, units.named), .write = ruling_names_write                         \
    }
#define RULING_OVERRIDE                                                                                                \
    {                                                                                                                  \
        SAYS("override", "The umpire lets happen what the state of units bars."),                                      \
            GROUP_AT(struct entry_ruling, override, override_fields), OPTIONAL                                         \
    }
#define RULING_DICE_UNUSED                                                                                             \
    {                                                                                                                  \
        SAYS("dice_unused", "Dice that were declared with a question that is not permitted."),                         \
            LIST_AT(struct entry_ruling, dice_unused.list, int32_t, face_item, dice_unused.count, 1, DICE_MAX_FACES),  \
            OPTIONAL                                                                                                   \
    }
#define RULING_AUTOFILLED UNITS_AUTOFILLED(struct entry_ruling)
#define RULING_OVERRIDDEN UNITS_OVERRIDDEN(struct entry_ruling)
#define RULING_ROLES UNITS_ROLES(struct entry_ruling, ruling_roles_write)
#define RULING_EFFECTS                                                                                                 \
    {                                                                                                                  \
        SAYS("effects", "What it does to its units."), CHANGES_OF(struct entry_ruling, units.changes), OPTIONAL        \
    }
#define RULING_PHASE                                                                                                   \
    {                                                                                                                  \
        SAYS("phase", "The phase of that turn."), LABEL(struct entry_ruling, phase), OPTIONAL                          \
    }
#define RULING_TURN                                                                                                    \
    {                                                                                                                  \
        SAYS("turn", "The turn in which it falls."), COUNTER(struct entry_ruling, turn, 1, INT32_MAX), ABSENT_IS_ZERO  \
    }

#define QUESTION_INPUT(type)                                                                                           \
    {                                                                                                                  \
        SAYS("input", "As the step describes it, with all defaults."), FORM_OBJECT(type, subject.input),               \
            .write = ruling_input_write                                                                                \
    }
#define QUESTION_OPTIONS(type)                                                                                         \
    {                                                                                                                  \
        SAYS("options", "Those that the step reads."), FORM_OBJECT(type, subject.options),                             \
            .write = ruling_options_write                                                                              \
    }
#define QUESTION_RULES(type)                                                                                           \
    {SAYS("ruleset", "The game system."), LABEL(type, subject.ruleset)},                                               \
    {                                                                                                                  \
        SAYS("ruleset_version", "The version of the rules that was applied."),                                         \
            COUNTER(type, subject.version, 1, INT32_MAX)                                                               \
    }
#define QUESTION_STEP(type)                                                                                            \
    {                                                                                                                  \
        SAYS("step", "What was resolved."), LABEL(type, subject.step)                                                  \
    }

/* What stands behind `corrects` and `decision`. */
#define RULING_BODY                                                                                                    \
    {SAYS("dice", "Where the dice came from."), .kind = FIELD_GROUP, .of = &dice_fields}, RULING_DICE_UNUSED,          \
        {SAYS("draws", "Every die thrown, in order."),                                                                 \
         LIST_AT(struct entry_ruling, draws.list, struct entry_draw, draw_item, draws.count, 0, INT32_MAX),            \
         .write = ruling_draws_write},                                                                                 \
        RULING_EFFECTS, QUESTION_INPUT(struct entry_ruling), RULING_NAMES, QUESTION_OPTIONS(struct entry_ruling),      \
        {SAYS("outcome", "As the step describes it; absent of what is not permitted."),                                \
         FORM_OBJECT(struct entry_ruling, outcome), OPTIONAL, .write = ruling_outcome_write,                           \
         .given = ruling_outcome_given},                                                                               \
        RULING_OVERRIDDEN, RULING_OVERRIDE, RULING_PHASE,                                                              \
        {SAYS("reasons", "Every clause that was applied, in order."),                                                  \
         LIST_AT(struct entry_ruling, reasons, struct reason, reason_item, reason_count, 0, INT32_MAX)},               \
        RULING_ROLES, QUESTION_RULES(struct entry_ruling),                                                             \
        {SAYS("status", "Whether it was permitted."), ENUM_OF(struct entry_ruling, status, ruling_statuses)},          \
        QUESTION_STEP(struct entry_ruling), RULING_TURN

extern const struct field_form form_roles;
extern const struct fields dice_fields;
extern const struct fields override_fields;
extern const struct field draw_item, reason_item, face_item, barred_item;
bool ruling_fits(const struct entry *entry);
void ruling_input_write(struct writer *out, const struct field *field, const void *base, int order);
void ruling_options_write(struct writer *out, const struct field *field, const void *base, int order);
void ruling_outcome_write(struct writer *out, const struct field *field, const void *base, int order);
bool ruling_outcome_given(const void *base);
void ruling_draws_write(struct writer *out, const struct field *field, const void *base, int order);
void ruling_names_write(struct writer *out, const struct field *field, const void *base, int order);
void ruling_roles_write(struct writer *out, const struct field *field, const void *base, int order);
