/* Finding documents. They are written in write_documents.c. */
#include "documents.h"
#include "id.h"
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

/* Markdown behind JSON, HTML behind both, where they share a path. */
int document_order(const char *path, enum media media, const struct document *document)
{
    int order = strcmp(path, document->path);
    return order ? order : (int)media - (int)document->media;
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
