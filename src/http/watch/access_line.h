/* What a line of the access log looks like. */
#pragma once
#include "http/watch/access_log.h"

/* Adds the line, at most ACCESS_LINE_MAX bytes, to what the log has gathered. */
void access_line_write(struct access_log *log, const struct access_line *line);
