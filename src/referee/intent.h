/* From a request's body to an intent: the question, with defaults and validated, before it is queued. */
#pragma once
#include "base/arena.h"
#include "referee/named_units.h"
#include <umpire/ledger.h>
#include <umpire/rules.h>

enum { DECLARED_DICE_MAX = 1024, STEP_NAME_MAX = 64 };

/* The place of a question in the chain. */
struct question_place {
    int32_t index, link;
};
extern const struct fields question_place_fields;
extern const struct fields override_request_fields;

struct intent {
    const struct ruleset *ruleset;
    const struct step *step;
    struct question question; /* in the arena, its options perhaps the session's; complete if it names no unit */
    bool declared;            /* dice were declared, even if the list is empty */
    int32_t as_of;            /* the entry up to which the client has seen the units; FIELD_ABSENT: not given */
    bool previewed;           /* it is only checked (preview.h): the caller says so */
    struct dice_declared faces;
    const struct tree_head *last_checkpoint; /* inside a session: the last checkpoint that the client saw; NULL: none */
    bool placed;                             /* it names its place in the chain */
    struct question_place place;
    int64_t decision; /* the decision that it corrects, from the body; 0: none */
    const char *body; /* of a placed or signed question: the text that the device signs; in the arena */
    struct signature_given signature;
    const struct entry_override *override; /* inside a session: the umpire's (X-OVER); NULL: none. The recording code
                                            * checks who may send one */
    const struct named_units *units;       /* the units in the step's roles; NULL: none is named */
};

/* {"input":…, "options":…, "dice":[…]} for a step. False after adding violations. */
bool intent_decode(struct arena *arena, const struct ruleset *ruleset, const struct step *step, const char *body,
                   size_t length, struct intent *ret, struct violations *violations);

/* {"step":…, "input":…, "units":{…}, "apply":…, "override":{…}, "dice":[…], "place":{…}, "decision":…, "signature":…,
 * "last_checkpoint":{…}} inside a session with these options. Where units are named, binding (binding.h) reports what
 * is still missing. */
bool intent_decode_recorded(struct arena *arena, const struct ruleset *ruleset, const void *options, const char *body,
                            size_t length, struct intent *ret, struct violations *violations);

/* The step that the member `step` of a body names, or NULL. */
const struct step *intent_step(const struct ruleset *ruleset, const struct json_t *root);
/* Where it names none: adds why not. */
void intent_step_explain(const struct ruleset *ruleset, const struct json_t *root, struct violations *violations);

/* The tables of these two bodies, for schemas. `list` is the caller's memory for the members. */
enum { REQUEST_FIELDS_MAX = 16 };
struct recorded_fields {
    struct field list[REQUEST_FIELDS_MAX];
    struct role_fields roles;
    struct fields fields;
};
struct fields intent_fields(const struct ruleset *ruleset, const struct step *step, struct field *list);
void intent_recorded_fields(const struct step *step, struct recorded_fields *ret);
/* The two members that every question has, at this offset after the head; options follow the input. */
struct field intent_input_field(const struct step *step, size_t head);
/* The member `units` of a step, with struct role_names at this offset; and its field in the table if a body names
 * units, else NULL. */
struct field intent_units_member(const struct role_fields *roles, size_t offset);
const struct field *intent_units_field(const struct fields *fields, const struct json_t *root);
struct field intent_options_field(const struct ruleset *ruleset, const struct step *step, size_t head);
