/* What every proof begins with: the tree as it stands, and its signed checkpoint. */
#pragma once
#include "exchange.h"
#include "kept_session.h"

/* Reads the session's present tree; `then` goes on with it. Sessions without one are answered. */
void tree_read_present(struct exchange *exchange,
                       void (*then)(struct exchange *exchange, const struct tree_head *head));
/* The note over a tree of the session, signed at most once per size. False after answering that there are no keys. */
bool checkpoint_note(struct exchange *exchange, const struct tree_head *head, char ret[CHECKPOINT_NOTE_MAX]);
