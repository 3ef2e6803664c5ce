/* Names that look alike (UTS 39): one with a Cyrillic letter beside one without. */
#pragma once
#include <stdbool.h>

/* Whether two display names look the same to a reader: letter by letter, or once both are in lower case. */
bool names_look_alike(const char *a, const char *b);
/* Whether a name looks like this word of the record. Case makes no difference, unless the name has only letters of
 * ASCII: `sI` looks like `s1`, but `SL` and `Sl` are people. */
bool name_looks_like(const char *name, const char *word);
/* What the name says when its letters are read as those of ASCII that they look like, in lower case; the caller frees
 * it. NULL: out of memory. */
char *name_read_as_ascii(const char *name);
