/* Writing the documents at the start. */
#include "documents.h"
#include "id.h"
#include "openapi.h"
#include "write_rules.h"
#include <stdlib.h>
#include <string.h>

enum { DOCUMENT_MAX = 8 << 20, FIRST_SIZE = 256 };

/* Documents being written: each is written to `out` and then kept. `fine` until memory is out. */
struct writing {
    struct documents *documents;
    struct writer out;
    bool fine;
};

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

/* Room for one more. */
static struct document *document_new(struct documents *documents)
{
    if (documents->count == documents->size) {
        size_t size = documents->size ? documents->size * 2 : FIRST_SIZE;
        struct document *list = reallocarray(documents->list, size, sizeof *list);
        if (!list)
            return NULL;
        documents->list = list;
        documents->size = size;
    }
    return &documents->list[documents->count];
}

/* Keeps what was written under a path. The bytes move from the writer to the document. */
__attribute__((format(printf, 3, 4))) static void keep(struct writing *writing, enum media media, const char *format,
                                                       ...)
{
    struct writer *out = &writing->out;
    struct document *document = out->failed ? NULL : document_new(writing->documents);
    struct text path;
    va_list arguments;
    if (!document) {
        writing->fine = false;
        writer_reset(out);
        return;
    }
    text_start(&path, document->path, sizeof document->path);
    va_start(arguments, format);
    text_format_list(&path, format, arguments);
    va_end(arguments);
    document->media = media;
    document->bytes = out->at;
    document->length = out->used;
    tag_of(document->bytes, document->length, document->tag);
    writing->documents->count++;
    writer_start(out, DOCUMENT_MAX);
}

static void tables_add(struct writing *writing, const struct ruleset *ruleset)
{
    tables_write(&writing->out, ruleset);
    keep(writing, MEDIA_JSON, "/v1/rulesets/%s/tables", ruleset->name);
    for (const struct table *const *table = ruleset->tables; table && *table; table++) {
        table_write(&writing->out, ruleset, *table);
        keep(writing, MEDIA_JSON, "/v1/rulesets/%s/tables/%s", ruleset->name, (*table)->name);
    }
}

/* The page of what stands in the writer as Markdown; the writer then holds the page. */
static void page_add(struct writing *writing, const struct page *page)
{
    struct writer markdown = writing->out;
    writer_start(&writing->out, DOCUMENT_MAX);
    if (markdown.failed)
        writing->fine = false;
    else
        page_write(&writing->out, page, markdown.at, markdown.used);
    writer_end(&markdown);
}

static void clause_add(struct writing *writing, const struct ruleset *ruleset, const struct rulebook *book,
                       const struct clause *clause)
{
    static const char path[] = "/v1/rulesets/%s/clauses/%s";
    char title[200];
    struct text text;
    text_start(&text, title, sizeof title);
    text_format(&text, "%s: %s", clause->id, clause->title);
    clause_write(&writing->out, ruleset, clause);
    keep(writing, MEDIA_JSON, path, ruleset->name, clause->id);
    clause_markdown(&writing->out, ruleset, clause);
    keep(writing, MEDIA_MARKDOWN, path, ruleset->name, clause->id);
    clause_markdown(&writing->out, ruleset, clause);
    page_add(writing, &(struct page){.book = book, .title = title, .link_base = "", .up = "../book"});
    keep(writing, MEDIA_HTML, path, ruleset->name, clause->id);
}

static void book_add(struct writing *writing, const struct ruleset *ruleset)
{
    static const char path[] = "/v1/rulesets/%s/book";
    const struct rulebook *book = rulebook_find(&writing->documents->books, ruleset->name);
    clauses_write(&writing->out, ruleset, book, NULL, NULL);
    keep(writing, MEDIA_JSON, "/v1/rulesets/%s/clauses", ruleset->name);
    for (size_t i = 0; book && i < book->clause_count; i++)
        clause_add(writing, ruleset, book, &book->clauses[i]);
    book_write(&writing->out, ruleset, book);
    keep(writing, MEDIA_JSON, path, ruleset->name);
    book_markdown(&writing->out, ruleset, book);
    keep(writing, MEDIA_MARKDOWN, path, ruleset->name);
    book_markdown(&writing->out, ruleset, book);
    page_add(writing, &(struct page){.book = book, .title = ruleset->title, .link_base = "#"});
    keep(writing, MEDIA_HTML, path, ruleset->name);
}

static void ruleset_add(struct writing *writing, const struct ruleset *ruleset)
{
    ruleset_write(&writing->out, ruleset, true);
    keep(writing, MEDIA_JSON, "/v1/rulesets/%s", ruleset->name);
    for (const struct step *const *step = ruleset->steps; *step; step++) {
        step_write(&writing->out, ruleset, *step);
        keep(writing, MEDIA_JSON, "/v1/rulesets/%s/steps/%s", ruleset->name, (*step)->name);
    }
    tables_add(writing, ruleset);
    book_add(writing, ruleset);
}

/* Markdown behind JSON, HTML behind both, where they share a path. */
static int document_order(const char *path, enum media media, const struct document *document)
{
    int order = strcmp(path, document->path);
    return order ? order : (int)media - (int)document->media;
}

static int by_path(const void *a, const void *b)
{
    const struct document *document = a;
    return document_order(document->path, document->media, b);
}

bool documents_start(struct documents *documents)
{
    struct writing writing = {.documents = documents, .fine = true};
    *documents = (struct documents){0};
    if (!rulebooks_start(&documents->books))
        return false;
    writer_start(&writing.out, DOCUMENT_MAX);
    openapi_write(&writing.out);
    keep(&writing, MEDIA_JSON, "/openapi.json");
    rulesets_write(&writing.out);
    keep(&writing, MEDIA_JSON, "/v1/rulesets");
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset && writing.fine; ruleset++)
        ruleset_add(&writing, *ruleset);
    writer_end(&writing.out);
    if (!writing.fine) {
        documents_end(documents);
        return false;
    }
    qsort(documents->list, documents->count, sizeof *documents->list, by_path);
    return true;
}

void documents_end(struct documents *documents)
{
    for (size_t i = 0; i < documents->count; i++)
        free(documents->list[i].bytes);
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
