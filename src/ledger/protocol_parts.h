/* What the parts of the protocol share: marks, seats, and each kind's check and effect. For the ledger room alone. A
 * check is asked only after the table of protocol.c let the act through; an effect only after its check. */
#pragma once
#include "protocol.h"

/* Flags of a mark. */
enum {
    MARK_DISPUTED = 1,   /* ruling: its dispute is open, `about` */
    MARK_REPLACED = 2,   /* ruling: by the correction `about` */
    MARK_TAKEN_BACK = 4, /* ruling: by the answer `about` */
    MARK_DECIDED = 8,    /* dispute */
    MARK_NEW_DICE = 16,  /* decision: wants a correction with new dice */
    MARK_KEPT_DICE = 32, /* decision: wants one with the old dice */
    MARK_CORRECTED = 64, /* decision: has it */
};

/* The mark of an entry of this kind, or NULL. */
struct mark *mark_of(const struct protocol *protocol, int64_t seq, enum act_kind kind);
/* The mark of a ruling or correction, or NULL. */
struct mark *mark_of_ruling(const struct protocol *protocol, int64_t seq);
/* In `seats`; -1: nobody. */
int32_t seat_index(const struct protocol *protocol, const char *name);
/* In `parties`; -1: not a party. */
int32_t party_index(const struct protocol *protocol, const char *name);
bool nonce_given_fits(const struct act_nonce *nonce);
/* Whether `link` is the next one, and the chain has it. */
enum objection link_check(const struct protocol *protocol, uint64_t link);

enum objection committed_check(const struct protocol *protocol, const struct act *act);
void committed_apply(struct protocol *protocol, const struct act *act);
enum objection asked_check(const struct protocol *protocol, const struct act *act);
void asked_apply(struct protocol *protocol, const struct act *act);
enum objection revealed_check(const struct protocol *protocol, const struct act *act);
void revealed_apply(struct protocol *protocol, const struct act *act);
enum objection withheld_check(const struct protocol *protocol, const struct act *act);
void withheld_apply(struct protocol *protocol, const struct act *act);
/* A sealed ruling in mode both. */
enum objection answer_check(const struct protocol *protocol, const struct act *act);
/* Whether a party is revoked: no dice can be sealed with its nonces any more. */
bool party_is_missing(const struct protocol *protocol);
/* The open question is answered or given up: its link is spent. */
void question_end(struct protocol *protocol);

enum objection revoked_check(const struct protocol *protocol, const struct act *act);
void revoked_apply(struct protocol *protocol, const struct act *act);

enum objection dispute_check(const struct protocol *protocol, const struct act *act);
void dispute_apply(struct protocol *protocol, const struct act *act);
enum objection decision_check(const struct protocol *protocol, const struct act *act);
void decision_apply(struct protocol *protocol, const struct act *act);
/* Whether a decision wants this correction now. `asks` and `replaces` may be NULL. */
enum objection grounds_check(const struct protocol *protocol, int64_t corrects, int64_t decision, bool kept,
                             const struct act_question *asks, const struct act_question *replaces);
enum objection correction_check(const struct protocol *protocol, const struct act *act);
void correction_apply(struct protocol *protocol, const struct act *act);
/* Drops the proposal that is open when its proposer is revoked, or nobody is left who may answer it. */
void proposal_review(struct protocol *protocol);
enum objection undo_proposed_check(const struct protocol *protocol, const struct act *act);
void undo_proposed_apply(struct protocol *protocol, const struct act *act);
enum objection undo_answered_check(const struct protocol *protocol, const struct act *act);
void undo_answered_apply(struct protocol *protocol, const struct act *act);
enum objection ruling_check(const struct protocol *protocol, const struct act *act);
void ruling_apply(struct protocol *protocol, const struct act *act);
