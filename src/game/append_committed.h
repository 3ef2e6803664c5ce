/* The last stage of an append: in the caller's thread, behind COMMIT. */
#pragma once
#include "job.h"

/* Says what was appended, and keeps what the next append and the next reader ask for. */
void append_committed(struct job *job);
