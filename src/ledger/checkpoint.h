/* Writing checkpoints (C2SP tlog-checkpoint). Reading them is in <umpire/ledger.h>. */
#pragma once
#include "ledger/note.h"

/* A note with two signatures: the present key's, and an older one's while keys are being changed. */
enum {
    CHECKPOINT_SIGNERS_MAX = 2,
    CHECKPOINT_NOTE_MAX = CHECKPOINT_ORIGIN_MAX + 80 + CHECKPOINT_SIGNERS_MAX * NOTE_LINE_MAX
};

/* The origin of a session's checkpoints: the server's name (a key name), '/', the session. False when it is too long.
 */
bool checkpoint_origin(const char *server, const struct uuid *session, char ret[CHECKPOINT_ORIGIN_MAX]);
/* Adds the signed checkpoint of a ledger to `out`; the origin has the name of the first signer. False as note_sign. */
bool checkpoint_sign(struct text *out, const struct uuid *session, const struct tree_head *head,
                     const struct note_signer *signers, size_t signer_count);
