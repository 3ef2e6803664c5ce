/* Entries: the lines of the ledger as exact bytes (docs/ledger.md). Pure functions; canonical JSON (RFC 8785 restricted
 * to sorted ASCII keys, integers within ±2^53 and no floats). They hold only facts; texts and summaries are derived
 * when an entry is read. What stands here is fixed: later work adds kinds and members, and never rewrites an entry. */
#pragma once
#include "id.h"
#include "writer.h"
#include <umpire/rules.h>

enum { ENTRY_FORMAT = 1 };

/* What every entry says, whatever its kind. */
struct envelope {
    const char *kind; /* "opened", "ruling", "closed" … */
    struct uuid session;
    int64_t seq;      /* from 0, the opening, without gaps */
    int64_t at;       /* microseconds since 1970, written as RFC 3339 with milliseconds */
    const char *seat; /* who acted */
    const char *key;  /* Idempotency-Key; NULL when there was none */
};

/* A ruling: the question with all its defaults, and of the options those that the step reads. */
void entry_write_ruling(struct writer *out, const struct envelope *envelope, const struct ruling *ruling);

/* The opening: the ruleset and all options of the session. */
void entry_write_opened(struct writer *out, const struct envelope *envelope, const struct ruleset *ruleset,
                        const void *options);

/* The end of the session. `words` may be NULL. */
void entry_write_closed(struct writer *out, const struct envelope *envelope, const char *words);
