/* Building the index. */
#include "search/index.h"
#include <stdlib.h>
#include <string.h>

enum { TITLE = 5, TAGS = 3, BODY = 1 };
static const double book_weight = 0.3, usual_length = 60;

static int by_text(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static int by_term(const void *a, const void *b)
{
    const struct posting *first = a, *second = b;
    return (first->term > second->term) - (first->term < second->term);
}

size_t index_term(const struct search_index *index, const char *stem)
{
    const char *const *found = bsearch(&stem, index->stems, index->stem_count, sizeof *index->stems, by_text);
    return found ? (size_t)(found - (const char *const *)index->stems) : index->stem_count;
}

double document_weight(const struct document_words *document, size_t term)
{
    struct posting wanted = {.term = (uint32_t)term};
    const struct posting *found = bsearch(&wanted, document->list, document->count, sizeof wanted, by_term);
    return found ? (double)found->weight : 0;
}

bool in_scope(const char *of, const char *ruleset)
{
    return !ruleset || strcmp(of, ruleset) == 0;
}

size_t index_spread(const struct search_index *index, size_t term, const char *ruleset)
{
    size_t spread = 0;
    for (size_t i = 0; term < index->stem_count && i < index->document_count; i++)
        if (in_scope(index->documents[i].clause->ruleset, ruleset))
            spread += document_weight(&index->documents[i], term) > 0;
    return spread;
}

/* A pass over all texts. */
struct reading {
    struct search_index *index;
    struct arena *arena;
    struct spelling *list; /* what the first pass finds; owned */
    size_t used, size;
    float *weights; /* of the second pass: by term, of the clause that is being read */
    bool fine;
};

static void spelling_add(struct reading *reading, const struct word *word)
{
    if (reading->used == reading->size) {
        size_t size = reading->size ? reading->size * 2 : 4096;
        struct spelling *list = realloc(reading->list, size * sizeof *list);
        reading->fine = reading->fine && list;
        if (!list)
            return;
        reading->list = list;
        reading->size = size;
    }
    struct spelling spelling = {arena_copy(reading->arena, word->folded, strlen(word->folded)),
                                arena_copy(reading->arena, word->stem, strlen(word->stem))};
    reading->fine = reading->fine && spelling.folded && spelling.stem;
    if (reading->fine)
        reading->list[reading->used++] = spelling;
}

/* Of the first pass the spellings, of the second the weights. */
static size_t text_read(struct reading *reading, const char *text, double weight)
{
    struct word word;
    size_t count = 0;
    for (size_t at = 0; reading->fine && word_next(text, &at, &word); count++)
        if (!reading->weights)
            spelling_add(reading, &word);
        else
            reading->weights[index_term(reading->index, word.stem)] += (float)weight;
    return count;
}

static void clause_read(struct reading *reading, const struct search_clause *clause)
{
    size_t at = 0, length = 0;
    struct word word;
    while (reading->weights && word_next(clause->text, &at, &word))
        length++;
    double body = BODY / (0.4 + 0.6 * (double)length / usual_length);
    text_read(reading, clause->title, TITLE);
    for (const char *const *tag = clause->tags; *tag; tag++)
        text_read(reading, *tag, TAGS);
    text_read(reading, clause->text, body);
    text_read(reading, clause->book, book_weight);
}

/* A question of reading comes after the rule that it is about, an example after what it shows, and what holds in
 * every game after what is typed of one. */
static double worth_of(const struct search_clause *clause)
{
    bool example = false;
    for (const char *const *tag = clause->tags; *tag; tag++)
        example = example || strcmp(*tag, "example") == 0;
    return example || strncmp(clause->id, "A-", 2) == 0 ? 0.75 : strncmp(clause->id, "X-", 2) == 0 ? 0.6 : 1;
}

static void document_make(struct reading *reading, const struct search_clause *clause, struct document_words *ret)
{
    size_t terms = reading->index->stem_count;
    memset(reading->weights, 0, terms * sizeof *reading->weights);
    clause_read(reading, clause);
    *ret = (struct document_words){.clause = clause, .worth = worth_of(clause)};
    for (size_t i = 0; i < terms; i++)
        ret->count += reading->weights[i] > 0;
    struct posting *list = arena_take(reading->arena, (ret->count + 1) * sizeof *list);
    reading->fine = reading->fine && list;
    ret->list = list;
    for (size_t i = 0; list && i < terms; i++)
        if (reading->weights[i] > 0)
            *list++ = (struct posting){(uint32_t)i, reading->weights[i]};
}

/* Phrases of "gun, crewed weapon*", as many as there is room for. */
static size_t phrases_read(const char *list, struct phrase *ret, size_t size, bool *ret_beginning)
{
    size_t count = 0, at = 0;
    struct word word;
    memset(ret, 0, size * sizeof *ret);
    for (size_t last = 0; word_next(list, &at, &word); last = word.end) {
        if (last > 0 && memchr(list + last, ',', word.start - last))
            count++;
        if (count >= size)
            return size;
        struct phrase *phrase = &ret[count];
        bool beginning = list[word.end] == '*';
        if (ret_beginning)
            ret_beginning[count] = beginning;
        if (phrase->count < PHRASE_MAX)
            memcpy(phrase->words[phrase->count++], beginning ? word.folded : word.stem, WORD_SIZE);
    }
    return list[0] ? count + 1 : 0;
}

enum { TYPED_MAX = 24 };

static bool meanings_make(struct reading *reading, const struct search_synonym *synonyms, size_t count)
{
    struct search_index *index = reading->index;
    struct phrase typed[TYPED_MAX];
    bool beginning[TYPED_MAX];
    index->meanings = arena_take(reading->arena, (count * TYPED_MAX + 1) * sizeof *index->meanings);
    for (size_t i = 0; index->meanings && i < count; i++) {
        struct phrase *meant = arena_take(reading->arena, MEANT_MAX * sizeof *meant);
        if (!meant)
            return false;
        size_t ways = phrases_read(synonyms[i].typed, typed, TYPED_MAX, beginning);
        size_t meant_count = phrases_read(synonyms[i].meant, meant, MEANT_MAX, NULL);
        for (size_t k = 0; k < ways; k++)
            index->meanings[index->meaning_count++] =
                (struct meaning){synonyms[i].ruleset, typed[k], beginning[k], meant, meant_count};
    }
    return index->meanings != NULL;
}

static int by_spelling(const void *a, const void *b)
{
    return strcmp(((const struct spelling *)a)->folded, ((const struct spelling *)b)->folded);
}

/* The stems of the clauses' words, sorted, each once. */
static bool stems_make(struct reading *reading)
{
    struct search_index *index = reading->index;
    const char **stems = index->stems = arena_take(reading->arena, (reading->used + 1) * sizeof *stems);
    for (size_t i = 0; stems && i < reading->used; i++)
        stems[i] = reading->list[i].stem;
    if (stems)
        qsort(stems, reading->used, sizeof *stems, by_text);
    for (size_t i = 0; stems && i < reading->used; i++)
        if (i == 0 || strcmp(stems[index->stem_count - 1], stems[i]) != 0)
            stems[index->stem_count++] = stems[i];
    return stems != NULL;
}

/* The same of all spellings, those of the synonyms too. */
static bool spellings_make(struct reading *reading)
{
    struct search_index *index = reading->index;
    struct spelling *list = index->spellings = arena_take(reading->arena, (reading->used + 1) * sizeof *list);
    qsort(reading->list, reading->used, sizeof *list, by_spelling);
    for (size_t i = 0; list && i < reading->used; i++)
        if (i == 0 || strcmp(list[index->spelling_count - 1].folded, reading->list[i].folded) != 0)
            list[index->spelling_count++] = reading->list[i];
    return list != NULL;
}

static bool index_fill(struct reading *reading, const struct search_clause *clauses, size_t count,
                       const struct search_synonym *synonyms, size_t synonym_count)
{
    struct search_index *index = reading->index;
    for (size_t i = 0; i < count; i++)
        clause_read(reading, &clauses[i]);
    if (!reading->fine || !stems_make(reading))
        return false;
    for (size_t i = 0; i < synonym_count; i++)
        text_read(reading, synonyms[i].typed, 0);
    if (!reading->fine || !spellings_make(reading))
        return false;
    reading->weights = arena_take(reading->arena, (index->stem_count + 1) * sizeof *reading->weights);
    index->documents = arena_take(reading->arena, (count + 1) * sizeof *index->documents);
    reading->fine = reading->weights && index->documents;
    for (size_t i = 0; reading->fine && i < count; i++)
        document_make(reading, &clauses[i], &index->documents[index->document_count++]);
    return reading->fine && meanings_make(reading, synonyms, synonym_count);
}

struct search_index *search_index_new(struct arena *arena, const struct search_clause *clauses, size_t count,
                                      const struct search_synonym *synonyms, size_t synonym_count)
{
    struct search_index *index = arena_take_zero(arena, sizeof *index);
    struct reading reading = {.index = index, .arena = arena, .fine = index != NULL};
    bool filled = index && index_fill(&reading, clauses, count, synonyms, synonym_count);
    free(reading.list);
    return filled ? index : NULL;
}
