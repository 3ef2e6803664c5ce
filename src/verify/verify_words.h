/* Lines of text for people. What a file says may stand in them, but must not speak to the terminal. For the verifier's
 * own files. */
#pragma once
#include "base/writer.h"

/* A line with its newline; one that is very long is cut. */
void words_line(struct writer *out, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* A text on as many lines as it needs, all of them indented. A newline in it is a hidden character like others: a text
 * of a file begins no line of its own. */
void words_wrap(struct writer *out, const char *indent, const char *words);
/* The same for a text of the rulebooks, which has lines. */
void words_wrap_lines(struct writer *out, const char *indent, const char *words);
