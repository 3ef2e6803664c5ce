/* What people are called in a session. */
#pragma once
#include "game/job.h"

/* Whether a seat other than `own` (NULL: any) has this name, or one that looks like it; and then refuses. */
bool name_is_taken(struct job *job, const struct store_session *session, const struct store_display *display,
                   const char *own);
