/* What a gzip body says. */
#pragma once
#include <stddef.h>

/* The decoded bytes, to be freed, a NUL behind them; fails the running test unless it is one whole gzip member. */
char *unzip(const char *bytes, size_t length, size_t *ret_length);
