/* The index: every word of the clauses, and what each clause has of them. */
#pragma once
#include "search/search.h"
#include "search/words.h"

enum { PHRASE_MAX = 4, MEANT_MAX = 8 };

/* A word of a clause by its place among the stems. */
struct posting {
    uint32_t term;
    float weight; /* by where it is and how often, before its rarity counts */
};

struct document_words {
    const struct search_clause *clause;
    const struct posting *list; /* sorted by term */
    size_t count;
    double worth; /* what its score is multiplied by */
};

/* A word as it is written; of the clauses, or of what players say. */
struct spelling {
    const char *folded, *stem;
};

/* Words that follow each other. */
struct phrase {
    char words[PHRASE_MAX][WORD_SIZE]; /* stems */
    size_t count;
};

struct meaning {
    const char *ruleset;
    struct phrase typed;
    bool beginning; /* of a longer word */
    const struct phrase *meant;
    size_t meant_count;
};

struct search_index {
    const char **stems; /* sorted */
    size_t stem_count;
    struct document_words *documents; /* in the order of the clauses */
    size_t document_count;
    struct spelling *spellings; /* sorted by `folded` */
    size_t spelling_count;
    struct meaning *meanings;
    size_t meaning_count;
};

/* The stem's place, or `stem_count`. */
size_t index_term(const struct search_index *index, const char *stem);
/* What a clause has of a word; 0: it is not there. */
double document_weight(const struct document_words *document, size_t term);
/* Whether the clause or the synonym is one of this ruleset; NULL: any. */
bool in_scope(const char *of, const char *ruleset);
/* In how many clauses of the ruleset the word is. */
size_t index_spread(const struct search_index *index, size_t term, const char *ruleset);
