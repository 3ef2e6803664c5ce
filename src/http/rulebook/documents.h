/* Documents: answers that are the same for everyone and for as long as the program runs (rulesets, steps, tables,
 * clauses, books, the OpenAPI document), written once after the start in each media type, each with its ETag. The
 * longer ones are stored only compressed; uncompressed they are in memory only while they are being sent, once for
 * all readers. */
#pragma once
#include "http/server/negotiate.h"
#include "rulebook/rulebook.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

enum { DOCUMENT_PATH_MAX = 160, DOCUMENT_TAG_MAX = 36 };

struct document {
    char path[DOCUMENT_PATH_MAX];
    enum media media;
    char tag[DOCUMENT_TAG_MAX]; /* quoted, strong */
    const char *bytes;          /* NULL: it is stored compressed, and document_open has them */
    size_t length;              /* of the bytes, wherever they are */
    const char *packed;         /* as gzip; NULL where it is too short for that */
    size_t packed_length;
    char *opened;   /* the uncompressed bytes, while it has readers */
    size_t readers; /* this and `opened` change under the documents' lock */
};

enum documents_state { DOCUMENTS_UNWRITTEN, DOCUMENTS_WRITTEN, DOCUMENTS_FAILED };

struct documents {
    const char *origin;     /* of the service, as others see it: "https://club.example"; "": not known */
    struct rulebooks books; /* from which they are written; there from the start */
    atomic_int state;       /* enum documents_state; what follows is only read once they are written */
    struct document *list;  /* sorted by path and media */
    size_t count, size;
    struct arena arena;   /* holds their bytes */
    pthread_mutex_t lock; /* of opening and closing, and of awaiting */
    pthread_cond_t written;
};

/* Accepts those that were never written. */
void documents_end(struct documents *documents);
/* Returns once they are written, or cannot be. From any thread. */
void documents_await(struct documents *documents);
/* By path and media, or NULL. */
const struct document *document_find(const struct documents *documents, const char *path, enum media media);
/* The last name of the document that a path without one probably means, whose other names are all right; NULL: none is
 * near, or they are still being written. */
const char *document_nearest(const struct documents *documents, const char *path);
/* The bytes of a compressed document, for one more reader, who closes it again; NULL when out of memory. From any
 * thread. */
const char *document_open(struct documents *documents, const struct document *document);
void document_close(struct documents *documents, const struct document *document);
/* The ETag of some bytes. */
void tag_of(const char *bytes, size_t length, char ret[DOCUMENT_TAG_MAX]);
/* Their order: Markdown after JSON, HTML after both, for one path. */
int document_order(const char *path, enum media media, const struct document *document);
