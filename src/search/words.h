/* Words of texts and queries, made comparable: small letters without accents, and their stem. */
#pragma once
#include <stdbool.h>
#include <stddef.h>

enum { WORD_SIZE = 48 };

struct word {
    char folded[WORD_SIZE]; /* small letters, digits, and bytes of other scripts as they are */
    char stem[WORD_SIZE];
    size_t start, end; /* in the text */
};

/* The next word from `*at` on, an index into `text`, which moves after it. False: there is none. */
bool word_next(const char *text, size_t *at, struct word *ret);
/* Words that say nothing of what is sought: "the", "how", "wenn". */
bool word_is_common(const char *folded);
