/* A two-sided question and the ruling that answers it (docs/ledger.md): the question is recorded before its dice
 * exist, and answered when its nonces are there. */
#pragma once
#include "game/job.h"

/* What the ruling of an open question rests on, copied from the protocol; in the job's arena. */
struct open_ruling {
    int64_t question;
    char seat[SEALED_SEAT_MAX + 1]; /* who asked */
    struct nonces roll;
    struct nonce list[PROTOCOL_PARTIES];
    char names[PROTOCOL_PARTIES][SEALED_SEAT_MAX + 1];
    uint8_t bytes[PROTOCOL_PARTIES][NONCE_MAX];
    bool read;     /* the question itself has been read into the job's intent */
    bool declared; /* it is answered with the dice of a struct declared_request, without nonces */
};

/* The job's question as the entry that it would be, to be judged. */
struct entry question_act(const struct job *job, const struct protocol *protocol);
/* Whether it may be asked now; if the chain is spent, the append begins the next one. */
enum objection question_judge(const struct protocol *protocol, const struct entry *act);
