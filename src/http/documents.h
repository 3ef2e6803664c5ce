/* Documents: answers that are the same for everyone and for as long as the program runs (rulesets, steps, the OpenAPI
 * document), written once at the start, each with its ETag. */
#pragma once
#include <stdbool.h>
#include <stddef.h>

enum { DOCUMENT_PATH_MAX = 128, DOCUMENT_TAG_MAX = 36 };

struct document {
    char path[DOCUMENT_PATH_MAX];
    char tag[DOCUMENT_TAG_MAX]; /* quoted, strong */
    char *bytes;
    size_t length;
};

struct documents {
    struct document *list; /* sorted by path */
    size_t count;
};

/* Writes all of them. False when memory is out. */
bool documents_start(struct documents *documents);
void documents_end(struct documents *documents);
/* By path, or NULL. */
const struct document *document_find(const struct documents *documents, const char *path);
