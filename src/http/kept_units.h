/* What the entries of a session did to its roster, as far as they were folded. For kept_*.c alone. */
#pragma once
#include "kept_session.h"

struct roster_fold {
    struct roster_history *history;
    struct roster present;
    struct hash digest;
};
/* Accepts NULL. */
void roster_fold_free(struct roster_fold *fold);
