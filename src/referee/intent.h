/* From a request's body to an intent: what is asked, fully defaulted and validated, before it is queued. */
#pragma once
#include "arena.h"
#include <umpire/ledger.h>
#include <umpire/rules.h>

enum { DECLARED_DICE_MAX = 1024, STEP_NAME_MAX = 64 };

struct intent {
    const struct ruleset *ruleset;
    const struct step *step;
    struct question question; /* in the arena, options possibly the session's */
    bool declared;            /* dice were declared, even if none */
    struct dice_declared faces;
    const struct tree_head *seen; /* inside a session: the last checkpoint that the client saw; NULL: none */
    bool reveals;                 /* mode both: the nonce of the party that asks is given */
    uint64_t reveal_index;
    const uint8_t *reveal_nonce;
    size_t reveal_length;
};

/* {"input":…, "options":…, "dice":[…]} for a step. False after adding violations. */
bool intent_decode(struct arena *arena, const struct ruleset *ruleset, const struct step *step, const char *body,
                   size_t length, struct intent *ret, struct violations *violations);

/* {"step":…, "input":…, "dice":[…], "reveal":{…}, "seen":{…}} inside a session, whose options hold. */
bool intent_decode_recorded(struct arena *arena, const struct ruleset *ruleset, const void *options, const char *body,
                            size_t length, struct intent *ret, struct violations *violations);

/* The tables of these two bodies, for schemas. `list` is the caller's memory for the members. */
enum { REQUEST_FIELDS_MAX = 5 };
struct fields intent_fields(const struct ruleset *ruleset, const struct step *step, struct field *list);
struct fields intent_recorded_fields(const struct step *step, struct field *list);
/* The two members that every question has, behind a head of so many bytes; options behind the input. */
struct field intent_input_field(const struct step *step, size_t head);
struct field intent_options_field(const struct ruleset *ruleset, const struct step *step, size_t head);
