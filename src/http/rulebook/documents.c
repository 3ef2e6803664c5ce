/* Finding documents and opening them. They are written in write_documents.c. */
#include "http/rulebook/documents.h"
#include "base/edits.h"
#include "base/id.h"
#include "http/server/gzip.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

void tag_of(const char *bytes, size_t length, char ret[DOCUMENT_TAG_MAX])
{
    char hex[HASH_TEXT_SIZE];
    struct hash hash = hash_of(bytes, length);
    struct text tag;
    hash_write(&hash, hex);
    text_start(&tag, ret, DOCUMENT_TAG_MAX);
    text_add(&tag, "\"");
    text_add_bytes(&tag, hex, 32);
    text_add(&tag, "\"");
}

/* Markdown after JSON, HTML after both, for one path. */
int document_order(const char *path, enum media media, const struct document *document)
{
    int order = strcmp(path, document->path);
    return order ? order : (int)media - (int)document->media;
}

void documents_await(struct documents *documents)
{
    pthread_mutex_lock(&documents->lock);
    while (atomic_load(&documents->state) == DOCUMENTS_UNWRITTEN)
        pthread_cond_wait(&documents->written, &documents->lock);
    pthread_mutex_unlock(&documents->lock);
}

/* A name's edits whatever the case: clauses are TT-MEL-2, rulesets and tables are small. */
static size_t edits_of_any_case(const char *a, const char *b)
{
    char small[2][DOCUMENT_PATH_MAX] = {{0}};
    for (size_t i = 0; i + 1 < DOCUMENT_PATH_MAX && a[i]; i++)
        small[0][i] = (char)tolower((unsigned char)a[i]);
    for (size_t i = 0; i + 1 < DOCUMENT_PATH_MAX && b[i]; i++)
        small[1][i] = (char)tolower((unsigned char)b[i]);
    return edits_between(small[0], small[1]);
}

const char *document_nearest(const struct documents *documents, const char *path)
{
    const char *asked = strrchr(path, '/') + 1, *nearest = NULL;
    size_t folder = (size_t)(asked - path), fewest = strlen(asked) / 2 + 1; /* with more edits it is another word */
    bool written = atomic_load(&documents->state) == DOCUMENTS_WRITTEN;
    for (size_t i = 0; written && i < documents->count; i++) {
        const char *each = documents->list[i].path;
        if (strncmp(each, path, folder) != 0 || strchr(each + folder, '/'))
            continue;
        size_t edits = edits_of_any_case(asked, each + folder);
        if (edits < fewest) {
            fewest = edits;
            nearest = each + folder;
        }
    }
    return nearest;
}

void documents_end(struct documents *documents)
{
    arena_end(&documents->arena);
    free(documents->list);
    rulebooks_end(&documents->books);
    *documents = (struct documents){0};
}

const struct document *document_find(const struct documents *documents, const char *path, enum media media)
{
    size_t low = 0, high = documents->count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        int order = document_order(path, media, &documents->list[middle]);
        if (order == 0)
            return &documents->list[middle];
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NULL;
}

/* The bytes; NULL when out of memory. */
static char *document_unpack(const struct document *document)
{
    char *bytes = malloc(document->length);
    if (bytes && gzip_unpack(document->packed, document->packed_length, bytes, document->length))
        return bytes;
    free(bytes);
    return NULL;
}

/* Its place in the list, which may be changed. */
static struct document *own(struct documents *documents, const struct document *document)
{
    return &documents->list[document - documents->list];
}

const char *document_open(struct documents *documents, const struct document *document)
{
    struct document *opening = own(documents, document);
    pthread_mutex_lock(&documents->lock);
    if (opening->readers == 0)
        opening->opened = document_unpack(document);
    const char *bytes = opening->opened;
    opening->readers += bytes != NULL;
    pthread_mutex_unlock(&documents->lock);
    return bytes;
}

void document_close(struct documents *documents, const struct document *document)
{
    struct document *closing = own(documents, document);
    pthread_mutex_lock(&documents->lock);
    if (--closing->readers == 0) {
        free(closing->opened);
        closing->opened = NULL;
    }
    pthread_mutex_unlock(&documents->lock);
}
