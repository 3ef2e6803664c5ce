/* The members of a session that its opening and its reading have in common (handle_sessions.c). */
#pragma once
#include "store_read.h"

void session_write(struct writer *out, const struct store_session *session);
