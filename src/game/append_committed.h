/* The last stage of an append: in the caller's thread, after COMMIT. */
#pragma once
#include "game/job.h"

/* Fills in job->appended, and caches what the next append and the next reader need. */
void append_committed(struct job *job);
