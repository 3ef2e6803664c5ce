/* Writing the documents. */
#include "http/rulebook/write_documents.h"
#include "embedded_rule_rights.h"
#include "http/openapi/openapi.h"
#include "http/rulebook/write_api.h"
#include "http/rulebook/write_problems.h"
#include "http/rulebook/write_rules.h"
#include "http/server/gzip.h"
#include <stdlib.h>
#include <string.h>

enum { DOCUMENT_MAX = 8 << 20, DOCUMENTS_MAX = 256 << 20, FIRST_SIZE = 256, ABOUT_MAX = 160 };

/* Documents being written, one after the other: `out` holds the next one's JSON or page, `markdown` its Markdown,
 * `path` its path. `fine` until out of memory, or they are not `wanted`. */
struct writing {
    struct documents *documents;
    struct writer out, markdown;
    struct gzip *gzip;
    char path[DOCUMENT_PATH_MAX];
    bool (*wanted)(void);
    bool fine;
};

/* Room for one more. */
static struct document *document_new(struct documents *documents)
{
    if (documents->count == documents->size) {
        size_t size = documents->size ? documents->size * 2 : FIRST_SIZE;
        struct document *list = realloc(documents->list, size * sizeof *list);
        if (!list)
            return NULL;
        documents->list = list;
        documents->size = size;
    }
    return &documents->list[documents->count];
}

__attribute__((format(printf, 2, 3))) static void path_set(struct writing *writing, const char *format, ...)
{
    struct text path;
    va_list arguments;
    text_start(&path, writing->path, sizeof writing->path);
    va_start(arguments, format);
    text_format_list(&path, format, arguments);
    va_end(arguments);
}

/* A copy of the bytes, compressed. False when out of memory. */
static bool document_pack(struct writing *writing, struct document *document, const char *bytes)
{
    size_t room = gzip_bound(writing->gzip, document->length);
    char *packed = malloc(room);
    if (!packed)
        return false;
    document->packed_length = gzip_whole(writing->gzip, bytes, document->length, packed, room);
    document->packed = arena_copy(&writing->documents->arena, packed, document->packed_length);
    free(packed);
    return document->packed && document->packed_length > 0;
}

static bool document_keep(struct writing *writing, struct document *document, const char *bytes)
{
    if (document->length >= GZIP_LEAST)
        return document_pack(writing, document, bytes);
    document->bytes = arena_copy(&writing->documents->arena, bytes, document->length);
    return document->bytes != NULL;
}

/* Keeps a copy of what was written, which makes room for the next. */
static void document_add(struct writing *writing, enum media media, struct writer *from)
{
    bool fine = writing->fine && !from->failed && (!writing->wanted || writing->wanted());
    struct document *document = fine ? document_new(writing->documents) : NULL;
    if (!document) {
        writing->fine = false;
        return;
    }
    *document = (struct document){.media = media, .length = from->used};
    memcpy(document->path, writing->path, sizeof document->path);
    tag_of(from->at, from->used, document->tag);
    if (!document_keep(writing, document, from->at)) {
        writing->fine = false;
        return;
    }
    writing->documents->count++;
    writer_reset(from);
}

static void document_add_json(struct writing *writing)
{
    document_add(writing, MEDIA_JSON, &writing->out);
}

/* The Markdown that was written, and the page of it. */
static void document_add_readable(struct writing *writing, const struct page *looks)
{
    struct page whole = *looks, *page = &whole;
    whole.origin = writing->documents->origin;
    whole.address = writing->path;
    if (!writing->fine || writing->markdown.failed) {
        writing->fine = false;
        return;
    }
    page_write(&writing->out, page, writing->markdown.at, writing->markdown.used);
    document_add(writing, MEDIA_HTML, &writing->out);
    document_add(writing, MEDIA_MARKDOWN, &writing->markdown);
}

/* The page of something that belongs to a ruleset, with links to its clauses. */
static void document_add_page(struct writing *writing, const struct ruleset *ruleset, const char *title)
{
    const struct rulebook *book = rulebook_find(&writing->documents->books, ruleset->name);
    char base[DOCUMENT_PATH_MAX], up[DOCUMENT_PATH_MAX];
    struct text text;
    text_start(&text, base, sizeof base);
    text_format(&text, "/rules/%s/clauses/", ruleset->name);
    text_start(&text, up, sizeof up);
    text_format(&text, "/rules/%s", ruleset->name);
    document_add_readable(writing, &(struct page){.book = book,
                                                  .title = title,
                                                  .about = ruleset->doc,
                                                  .link_base = base,
                                                  .up = up,
                                                  .up_title = ruleset->title});
}

static void tables_add(struct writing *writing, const struct ruleset *ruleset)
{
    path_set(writing, "/v1/rulesets/%s/tables", ruleset->name);
    tables_write(&writing->out, ruleset);
    document_add_json(writing);
    tables_markdown(&writing->markdown, ruleset);
    document_add_page(writing, ruleset, "Tables");
    for (const struct table *const *table = ruleset->tables; table && *table && writing->fine; table++) {
        path_set(writing, "/v1/rulesets/%s/tables/%s", ruleset->name, (*table)->name);
        table_write(&writing->out, ruleset, *table);
        document_add_json(writing);
        table_page_markdown(&writing->markdown, *table);
        document_add_page(writing, ruleset, (*table)->title);
    }
}

static void clause_add(struct writing *writing, const struct ruleset *ruleset, const struct rulebook *book,
                       const struct clause *clause)
{
    char title[200], about[ABOUT_MAX];
    struct text text;
    text_start(&text, title, sizeof title);
    text_format(&text, "%s: %s", clause->id, clause->title);
    path_set(writing, "/v1/rulesets/%s/clauses/%s", ruleset->name, clause->id);
    clause_write(&writing->out, ruleset, clause);
    document_add_json(writing);
    clause_markdown(&writing->markdown, ruleset, clause);
    text_start(&text, about, sizeof about);
    for (const char *at = clause->plain; *at; at++)
        text_add_bytes(&text, *at == '\n' ? " " : at, 1);
    document_add_readable(writing,
                          &(struct page){.book = book,
                                         .title = title,
                                         .about = about,
                                         .link_base = "",
                                         .up = "../book",
                                         .up_title = book->title,
                                         .before = clause > book->clauses ? clause - 1 : NULL,
                                         .after = clause + 1 < book->clauses + book->clause_count ? clause + 1 : NULL,
                                         .part = true});
}

static void clauses_add(struct writing *writing, const struct ruleset *ruleset, const struct rulebook *book)
{
    path_set(writing, "/v1/rulesets/%s/clauses", ruleset->name);
    clauses_write(&writing->out, ruleset, book, NULL, NULL);
    document_add_json(writing);
    clauses_markdown(&writing->markdown, ruleset, book, NULL, NULL);
    document_add_page(writing, ruleset, "Clauses");
    for (size_t i = 0; book && i < book->clause_count && writing->fine; i++)
        clause_add(writing, ruleset, book, &book->clauses[i]);
}

static void book_add(struct writing *writing, const struct ruleset *ruleset, const struct rulebook *book)
{
    char up[DOCUMENT_PATH_MAX];
    struct text text;
    text_start(&text, up, sizeof up);
    text_format(&text, "/rules/%s", ruleset->name);
    path_set(writing, "/v1/rulesets/%s/book", ruleset->name);
    book_write(&writing->out, ruleset, book);
    document_add_json(writing);
    book_markdown(&writing->markdown, ruleset, book);
    document_add_readable(writing, &(struct page){.book = book,
                                                  .title = ruleset->title,
                                                  .about = ruleset->doc,
                                                  .link_base = "#",
                                                  .up = up,
                                                  .up_title = ruleset->title});
}

static void reference_add(struct writing *writing, const struct ruleset *ruleset, const struct rulebook *book)
{
    path_set(writing, "/v1/rulesets/%s/sheet", ruleset->name);
    reference_write(&writing->out, ruleset, book);
    document_add_json(writing);
    reference_markdown(&writing->markdown, ruleset, book);
    document_add(writing, MEDIA_MARKDOWN, &writing->markdown);
    reference_page(&writing->out, ruleset, book, writing->documents->origin);
    document_add(writing, MEDIA_HTML, &writing->out);
}

static void problems_add(struct writing *writing)
{
    const char *document = problems_document();
    path_set(writing, "/v1/problems");
    problem_list_write(&writing->out);
    document_add_json(writing);
    write_words(&writing->markdown, document);
    document_add_readable(writing, &(struct page){.title = "Problems", .link_base = "#"});
    for (int error = ERROR_NONE + 1; error < ERROR_COUNT && writing->fine; error++) {
        const struct error_entry *entry = error_entry((enum umpire_error)error);
        path_set(writing, "/v1/problems/%s", entry->code);
        problem_words_write(&writing->out, (enum umpire_error)error);
        document_add_json(writing);
        problem_words_markdown(&writing->markdown, (enum umpire_error)error);
        document_add_readable(
            writing,
            &(struct page){.title = entry->title, .link_base = "", .up = "/v1/problems", .up_title = "Problems"});
    }
}

static void ruleset_add(struct writing *writing, const struct ruleset *ruleset)
{
    const struct rulebook *book = rulebook_find(&writing->documents->books, ruleset->name);
    path_set(writing, "/v1/rulesets/%s/openapi.json", ruleset->name);
    openapi_write(&writing->out, ruleset);
    document_add_json(writing);
    path_set(writing, "/v1/rulesets/%s", ruleset->name);
    ruleset_write(&writing->out, ruleset);
    document_add_json(writing);
    ruleset_markdown(&writing->markdown, ruleset);
    char base[DOCUMENT_PATH_MAX];
    struct text text;
    text_start(&text, base, sizeof base);
    text_format(&text, "/rules/%s/clauses/", ruleset->name);
    document_add_readable(writing, &(struct page){.book = book,
                                                  .title = ruleset->title,
                                                  .about = ruleset->doc,
                                                  .link_base = base,
                                                  .up = "/rules",
                                                  .up_title = "All rules"});
    for (const struct step *const *step = ruleset->steps; *step && writing->fine; step++) {
        path_set(writing, "/v1/rulesets/%s/steps/%s", ruleset->name, (*step)->name);
        step_write(&writing->out, ruleset, *step);
        document_add_json(writing);
        step_page_markdown(&writing->markdown, ruleset, *step);
        document_add_page(writing, ruleset, (*step)->title);
    }
    path_set(writing, "/v1/rulesets/%s/armies", ruleset->name);
    starter_armies_write(&writing->out, ruleset);
    document_add_json(writing);
    tables_add(writing, ruleset);
    clauses_add(writing, ruleset, book);
    book_add(writing, ruleset, book);
    reference_add(writing, ruleset, book);
}

static int by_path(const void *a, const void *b)
{
    const struct document *document = a;
    return document_order(document->path, document->media, b);
}

bool documents_start(struct documents *documents, const char *origin)
{
    *documents =
        (struct documents){.origin = origin, .lock = PTHREAD_MUTEX_INITIALIZER, .written = PTHREAD_COND_INITIALIZER};
    arena_start(&documents->arena, DOCUMENTS_MAX);
    return rulebooks_start(&documents->books);
}

/* Those who wait are called. */
static void state_tell(struct documents *documents, enum documents_state state)
{
    pthread_mutex_lock(&documents->lock);
    atomic_store(&documents->state, state);
    pthread_cond_broadcast(&documents->written);
    pthread_mutex_unlock(&documents->lock);
}

bool documents_write(struct documents *documents, bool (*wanted)(void))
{
    struct writing writing = {.documents = documents, .gzip = gzip_new(GZIP_SMALL), .wanted = wanted};
    writing.fine = writing.gzip != NULL;
    writer_start(&writing.out, DOCUMENT_MAX);
    writer_start(&writing.markdown, DOCUMENT_MAX);
    path_set(&writing, "/openapi.json");
    openapi_write(&writing.out, NULL);
    document_add_json(&writing);
    problems_add(&writing);
    path_set(&writing, "/v1/rulesets");
    rulesets_write(&writing.out);
    document_add_json(&writing);
    rulesets_markdown(&writing.markdown);
    document_add_readable(&writing, &(struct page){.title = "Rules of tabletop wargames",
                                                   .about = "What the rules of four miniature wargames say, clause by "
                                                            "clause in plain words, with tables and a search.",
                                                   .link_base = ""});
    path_set(&writing, "/v1/rulesets/rights");
    write_raw(&writing.markdown, embedded_rule_rights[0].bytes, embedded_rule_rights[0].size);
    document_add_readable(&writing, &(struct page){.title = "Whose rules these are",
                                                   .about = "Whose games these are, whose words, and what a club may "
                                                            "publish.",
                                                   .link_base = "",
                                                   .up = "/rules",
                                                   .up_title = "All rules"});
    path_set(&writing, "/docs");
    api_markdown(&writing.markdown);
    document_add_readable(&writing, &(struct page){.title = "The API, operation by operation",
                                                   .about = "Every operation of the referee's API with what it is for, "
                                                            "a line for a shell and what can go wrong.",
                                                   .link_base = ""});
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset && writing.fine; ruleset++)
        ruleset_add(&writing, *ruleset);
    writer_end(&writing.out);
    writer_end(&writing.markdown);
    gzip_free(writing.gzip);
    if (writing.fine)
        qsort(documents->list, documents->count, sizeof *documents->list, by_path);
    state_tell(documents, writing.fine ? DOCUMENTS_WRITTEN : DOCUMENTS_FAILED);
    return writing.fine;
}
