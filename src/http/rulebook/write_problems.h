/* What each error means and what to do, as docs/problems.md says it: as JSON and as Markdown. */
#pragma once
#include "base/writer.h"
#include <stdbool.h>
#include <umpire/error.h>

enum { PROBLEM_WORDS_MAX = 800 };

/* An error of the registry with its section of docs/problems.md. */
struct problem_words {
    const char *code, *title;
    int status;
    char meaning[PROBLEM_WORDS_MAX], remedy[PROBLEM_WORDS_MAX]; /* Markdown */
    char href[64];
};

extern const struct fields problem_words_fields, problem_list_fields;

/* The whole document. */
const char *problems_document(void);
/* False where the document has no section for the error, or one of another form; the texts are then empty. */
bool problem_words_read(enum umpire_error error, struct problem_words *ret);
/* JSON: all of them in the registry's order; one. */
void problem_list_write(struct writer *out);
void problem_words_write(struct writer *out, enum umpire_error error);
/* Markdown of one. */
void problem_words_markdown(struct writer *out, enum umpire_error error);
