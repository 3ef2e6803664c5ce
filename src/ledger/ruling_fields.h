/* The members of rulings, corrections and asked questions, for their tables; in the order of their names. */
#pragma once
#include "ledger/protocol_parts.h"

#define UNITS_APPLIED(type)                                                                                            \
    {                                                                                                                  \
        .name = "applied", .doc = "Of a ruling that names units: whether its effects hold.", .kind = FIELD_BOOL,       \
        .offset = FIELD_AT(type, units.applied, bool), OPTIONAL, .present = offsetof(type, units.named)                \
    }
#define UNITS_AUTOFILLED(type)                                                                                         \
    LIST_AS(type, units.autofilled.list, "autofilled", const char *, pointer_item, units.autofilled.count, 1,          \
            INT32_MAX, NULL, NULL, "JSON Pointers to the inputs that its units filled in.", OPTIONAL)
#define UNITS_OVERRIDDEN(type)                                                                                         \
    LIST_AS(type, units.overridden.list, "overridden", const char *, pointer_item, units.overridden.count, 1,          \
            INT32_MAX, NULL, NULL, "JSON Pointers to the inputs that a unit knows and the question gave itself.",      \
            OPTIONAL)
#define UNITS_ROLES(type, write_)                                                                                      \
    FORMED_AS(type, units.read, "roles", form_roles, "Who takes which role: the id of a unit, or a list of them.",     \
              OPTIONAL, .present = offsetof(type, units.named), .write = (write_))
#define UNITS_ASSUMED(type)                                                                                            \
    LIST_AS(type, units.assumed.list, "assumed", const char *, pointer_item, units.assumed.count, 1, INT32_MAX, NULL,  \
            NULL, "JSON Pointers to inputs that matter and that nobody said: they have their defaults.", OPTIONAL)
#define RULING_APPLIED UNITS_APPLIED(struct entry_ruling)
#define RULING_ASSUMED UNITS_ASSUMED(struct entry_ruling)
#define RULING_BARRED                                                                                                  \
    LIST_AS(struct entry_ruling, units.barred.list, "barred", struct unit_barred, barred_item, units.barred.count, 1,  \
            UNIT_BARS_MAX, NULL, NULL, "What the state of its units keeps them from.", OPTIONAL)
#define RULING_SIGNED_BODY                                                                                             \
    WORD(struct entry_ruling, body, "The body of the request, as the seat's device signed it.", OPTIONAL)
#define RULING_NAMES                                                                                                   \
    FORMED_AS(struct entry_ruling, units.names_read, "names", form_roles,                                              \
              "What its units were called, as in `roles`.", OPTIONAL,                                                  \
              .present = offsetof(struct entry_ruling, units.named), .write = ruling_names_write)
#define RULING_OVERRIDE                                                                                                \
    PART(struct entry_ruling, override, struct entry_override, override_fields,                                        \
         "The umpire lets happen what the state of units bars.", OPTIONAL)
#define RULING_DICE_UNUSED                                                                                             \
    LIST_AS(struct entry_ruling, dice_unused.list, "dice_unused", int32_t, face_item, dice_unused.count, 1,            \
            DICE_MAX_FACES, NULL, NULL, "Dice that were declared with a question that is not permitted.", OPTIONAL)
#define RULING_AUTOFILLED UNITS_AUTOFILLED(struct entry_ruling)
#define RULING_OVERRIDDEN UNITS_OVERRIDDEN(struct entry_ruling)
#define RULING_ROLES UNITS_ROLES(struct entry_ruling, ruling_roles_write)
#define RULING_EFFECTS                                                                                                 \
    LIST_AS(struct entry_ruling, units.changes.list, "effects", struct unit_changed, change_item, units.changes.count, \
            1, INT32_MAX, NULL, NULL, "What it does to its units.", OPTIONAL)
#define RULING_PHASE WORD(struct entry_ruling, phase, "The phase of that turn.", OPTIONAL)
#define RULING_TURN                                                                                                    \
    NUMBER(struct entry_ruling, turn, 1, INT32_MAX, NULL, NULL, "The turn in which it falls.", ABSENT_IS_ZERO)

#define QUESTION_INPUT(type)                                                                                           \
    FORMED_AS(type, subject.input, "input", form_object, "As the step describes it, with all defaults.",               \
              .write = ruling_input_write)
#define QUESTION_OPTIONS(type)                                                                                         \
    FORMED_AS(type, subject.options, "options", form_object, "Those that the step reads.",                             \
              .write = ruling_options_write)
#define QUESTION_RULES(type)                                                                                           \
    WORD_AS(type, subject.ruleset, "ruleset", "The game system."),                                                     \
        NUMBER_AS(type, subject.version, "ruleset_version", 1, INT32_MAX, NULL, NULL,                                  \
                  "The version of the rules that was applied.")
#define QUESTION_STEP(type) WORD_AS(type, subject.step, "step", "What was resolved.")

/* The members after `corrects` and `decision`. */
#define RULING_BODY                                                                                                    \
    {.name = "dice", .doc = "Where the dice came from.", .kind = FIELD_GROUP, .of = &dice_fields}, RULING_DICE_UNUSED, \
        LIST_AS(struct entry_ruling, draws.list, "draws", struct entry_draw, draw_item, draws.count, 0, INT32_MAX,     \
                NULL, NULL, "Every die thrown, in order.", .write = ruling_draws_write),                               \
        RULING_EFFECTS, QUESTION_INPUT(struct entry_ruling), RULING_NAMES, QUESTION_OPTIONS(struct entry_ruling),      \
        FORMED(struct entry_ruling, outcome, form_object,                                                              \
               "As the step describes it; absent of what is not permitted.", OPTIONAL, .write = ruling_outcome_write,  \
               .given = ruling_outcome_given),                                                                         \
        RULING_OVERRIDDEN, RULING_OVERRIDE, RULING_PHASE,                                                              \
        LIST(struct entry_ruling, reasons, struct reason, reason_item, reason_count, 0, INT32_MAX, NULL, NULL,         \
             "Every clause that was applied, in order."),                                                              \
        RULING_ROLES, QUESTION_RULES(struct entry_ruling),                                                             \
        CHOICE(struct entry_ruling, status, ruling_statuses, NULL, NULL, "Whether it was permitted."),                 \
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
