/* Rulebooks: config/rulebooks/<ruleset>.md, each with the sections of every-ruleset.md after its own, embedded in the
 * program and read once at the start. The only room that knows the Markdown library (cmark-gfm).
 *
 * A book is "# Title", an introduction, and a section per clause: "## ID: Title", its text, and a list of "- key:
 * value" (source; where they apply option, see, tags, table-only). A section "## Words" says what players call things.
 */
#pragma once
#include "base/arena.h"
#include "base/writer.h"
#include "search/search.h"
#include <umpire/text.h>

struct clause {
    const char *id; /* "TT-PIN-1", "A-TT-12" */
    const char *title;
    const char *section;                                   /* Markdown: heading, text and list, as in the book */
    const char *markdown;                                  /* the text alone */
    const char *plain;                                     /* the text without marks: a line per paragraph or row */
    const char *source;                                    /* which document, which section */
    const char *table_only;                                /* why no step applies it; NULL when one does */
    const char *const *options, *const *see, *const *tags; /* NULL-terminated, never NULL */
    int line;                                              /* of the heading in its file */
};

struct rulebook {
    const char *ruleset;
    const char *title;
    const char *introduction; /* Markdown */
    const char *markdown;     /* the whole book */
    size_t clause_count;
    struct clause *clauses; /* in the book's order */
    size_t synonym_count;
    struct search_synonym *synonyms;
};

struct rulebooks {
    struct arena arena; /* holds everything below */
    size_t count;
    struct rulebook *list;
    const struct search_index *index; /* of all clauses */
};

/* Reads the embedded books. False after logging what is wrong with one. */
bool rulebooks_start(struct rulebooks *books);
/* Accepts zeroed books. */
void rulebooks_end(struct rulebooks *books);
/* The ruleset's book, or NULL. */
const struct rulebook *rulebook_find(const struct rulebooks *books, const char *ruleset);
/* The clause, or NULL; `length` is the id's. Accepts a NULL book. */
const struct clause *clause_find(const struct rulebook *book, const char *id, size_t length);

/* Reads one book into the arena; the ruleset is the file's name. False: `fault` has file, line and what is wrong. */
bool rulebook_read(struct arena *arena, const char *file, const char *bytes, size_t length, struct rulebook *ret,
                   struct text *fault);

/* How a page of HTML looks. */
struct page {
    const struct rulebook *book; /* whose clauses become links; NULL: none */
    const char *title;
    const char *link_base;               /* what precedes an id in a link: "#", or "" beside other clauses */
    const char *up;                      /* a link to the whole; NULL in the whole itself */
    const char *up_title;                /* its words */
    bool part;                           /* it is a part of a book, and its headings go up by one */
    const char *origin;                  /* of the service, for canonical addresses; NULL, "": they are relative */
    const char *address;                 /* where the API has it; NULL: it is not to be found again, as a problem is */
    const char *about;                   /* a sentence or two, for who shows links; NULL: none */
    const char *sought;                  /* what is in the field to search the rules; NULL: nothing */
    const struct clause *before, *after; /* its neighbours in the book; NULL: none */
};

/* A whole page of HTML out of Markdown. Raw HTML in it is left out. */
void page_write(struct writer *out, const struct page *page, const char *markdown, size_t length);
/* What is at the top and at the end of each page: the field to search the rules, and ways to go on. */
void page_search_write(struct writer *out, const struct page *page);
void page_foot_write(struct writer *out, const struct page *page);
/* What a page's head has for who shows links to it, and its icon. */
void page_meta_write(struct writer *out, const struct page *page);
/* A part of a page whose frame is written elsewhere: with links to clauses, and tables that scroll by themselves. */
void page_write_part(struct writer *out, const struct page *page, const char *markdown);
