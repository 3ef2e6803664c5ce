/* Finding clauses by what players type: words in any form, synonyms of their book, the beginning of a word, an id. One
 * index and one way to ask it for the service, the command line and the browser; no database, no files, no clock.
 *
 * A word that nothing has is never replaced in silence: what was looked for in its place is a correction, which is part
 * of the answer, and what was only probably meant is a suggestion, which is not looked for. */
#pragma once
#include "base/arena.h"
#include "base/writer.h"
#include <stdint.h>
#include <umpire/field.h>

enum { SEARCH_WORDS_MAX = 12, SEARCH_FOUND_MAX = 50, SEARCH_QUERY_MAX = 200 };

/* Texts are borrowed: they outlive the index. */
struct search_clause {
    const char *ruleset, *book, *id, *title, *text;
    const char *const *tags; /* up to NULL */
};

/* What players say (words separated by commas; one that ends with * is the beginning of words), and what the book of
 * the ruleset calls it. */
struct search_synonym {
    const char *ruleset, *typed, *meant;
};

struct search_index;

/* NULL when out of memory. The index lies in the arena. */
struct search_index *search_index_new(struct arena *arena, const struct search_clause *clauses, size_t count,
                                      const struct search_synonym *synonyms, size_t synonym_count);

/* A word that nothing has, and another one. */
struct search_change {
    const char *asked, *used;
};

struct search_found {
    const struct search_clause *clause;
    const char *snippet; /* what was found is between SEARCH_MARK and SEARCH_MARK_END */
};
#define SEARCH_MARK "\x01"
#define SEARCH_MARK_END "\x02"

struct search_answer {
    const char *words; /* the query in small letters, with single blanks */
    struct search_change corrections[SEARCH_WORDS_MAX], suggestions[SEARCH_WORDS_MAX];
    size_t correction_count, suggestion_count;
    struct search_found found[SEARCH_FOUND_MAX]; /* best first; an id of several books once */
    size_t found_count;
};

/* Whether it has nothing but blanks. */
bool search_is_blank(const char *query);
/* `ruleset` NULL: all. `query` is UTF-8. False when out of memory. */
bool search_ask(const struct search_index *index, struct arena *arena, const char *query, const char *ruleset,
                int32_t limit, struct search_answer *ret);
/* The answer as the API gives it. */
void search_answer_write(struct writer *out, const struct search_answer *answer);
extern const struct fields search_answer_fields;
