/* Asking the index. The query becomes ideas: a word, or words that players say for something, each with all the ways in
 * which the books may put it. A clause counts by the best way of each idea, rare words more than frequent ones, and by
 * how many of the ideas it has. */
#include "search/near.h"
#include "search/snippet.h"
#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <umpire/text.h>

enum { ASKED_MAX = 24, WAYS_MAX = 24, SCALE = 1000000 };
static const double saturation = 1.5, other_words_weight = 0.85;

struct asked_word {
    struct word word;
    bool common, unknown, beginning;
};

struct phrasing {
    size_t terms[PHRASE_MAX], count;
    double weight;
};

struct idea {
    struct phrasing ways[WAYS_MAX];
    size_t count;
};

struct search_asking {
    const struct search_index *index;
    struct arena *arena;
    const char *ruleset;
    struct search_answer *answer;
    struct asked_word asked[ASKED_MAX];
    size_t asked_count;
    struct idea ideas[SEARCH_WORDS_MAX];
    size_t idea_count;
    double *rarity; /* of each term; -1: not yet known */
    bool fine;
};

static void asked_add(struct search_asking *asking, const struct word *word)
{
    if (asking->asked_count < ASKED_MAX)
        asking->asked[asking->asked_count++] =
            (struct asked_word){.word = *word, .common = word_is_common(word->folded)};
}

static const char *text_copy(struct search_asking *asking, const char *words, size_t length)
{
    const char *copy = arena_copy(asking->arena, words, length);
    asking->fine = asking->fine && copy;
    return copy;
}

/* With its accents, as it was typed. */
static const char *asked_copy(struct search_asking *asking, const struct word *asked)
{
    return text_copy(asking, asking->answer->words + asked->start, asked->end - asked->start);
}

static void correct(struct search_asking *asking, const struct word *asked, const char *used)
{
    struct search_answer *answer = asking->answer;
    if (answer->correction_count < SEARCH_WORDS_MAX)
        answer->corrections[answer->correction_count++] =
            (struct search_change){asked_copy(asking, asked), text_copy(asking, used, strlen(used))};
}

/* `used` NULL: nothing is near. */
static void suggest(struct search_asking *asking, const struct word *asked, const char *used)
{
    struct search_answer *answer = asking->answer;
    if (answer->suggestion_count < SEARCH_WORDS_MAX)
        answer->suggestions[answer->suggestion_count++] =
            (struct search_change){asked_copy(asking, asked), used ? text_copy(asking, used, strlen(used)) : NULL};
}

/* "wuerfel" for "würfel", whose accents are gone. False where the word has no such vowel. */
static bool vowels_join(const char *folded, struct word *ret)
{
    char joined[WORD_SIZE];
    size_t used = 0, at = 0;
    for (const char *from = folded; *from; from++)
        if (*from != 'e' || from == folded || !strchr("aou", from[-1]))
            joined[used++] = *from;
    joined[used] = '\0';
    return used < strlen(folded) && word_next(joined, &at, ret);
}

/* A word of the query, or what is looked for in its place. */
static void word_ask(struct search_asking *asking, const struct word *word)
{
    const struct search_index *index = asking->index;
    struct word other[1], parts[2];
    char both[2 * WORD_SIZE];
    if (word_is_common(word->folded) || word_is_known(index, word->folded, word->stem, asking->ruleset)) {
        asked_add(asking, word);
        return;
    }
    if (vowels_join(word->folded, other) && word_is_known(index, other->folded, other->stem, asking->ruleset)) {
        asked_add(asking, other);
        return;
    }
    if (word_begins(index, word->folded, asking->ruleset)) {
        asked_add(asking, word);
        asking->asked[asking->asked_count - 1].beginning = true;
        return;
    }
    enum nearness nearness = word_near(index, word->folded, asking->ruleset, other);
    if (nearness != NEAR_SLIP && word_split(index, word->folded, asking->ruleset, parts)) {
        struct text text;
        text_start(&text, both, sizeof both);
        text_format(&text, "%s %s", parts[0].folded, parts[1].folded);
        correct(asking, word, both);
        asked_add(asking, &parts[0]);
        asked_add(asking, &parts[1]);
        return;
    }
    if (nearness == NEAR_SLIP ||
        (nearness == NEAR_NOTHING && word_within(index, word->folded, asking->ruleset, other))) {
        correct(asking, word, other->folded);
        asked_add(asking, other);
        return;
    }
    suggest(asking, word, nearness == NEAR_OFFERED ? other->folded : NULL);
    asked_add(asking, word);
    asking->asked[asking->asked_count - 1].unknown = true;
}

static void query_read(struct search_asking *asking, const char *query)
{
    struct word word;
    for (size_t at = 0; asking->asked_count < ASKED_MAX && word_next(query, &at, &word);)
        word_ask(asking, &word);
}

/* ---- ideas ---- */

static struct phrasing *way_new(struct idea *idea, double weight)
{
    if (idea->count == WAYS_MAX)
        return NULL;
    idea->ways[idea->count] = (struct phrasing){.weight = weight};
    return &idea->ways[idea->count++];
}

static void way_add(const struct search_asking *asking, struct idea *idea, const struct phrase *phrase)
{
    struct phrasing *way = way_new(idea, other_words_weight);
    for (size_t i = 0; way && i < phrase->count; i++)
        way->terms[way->count++] = index_term(asking->index, phrase->words[i]);
}

/* The words as they were asked. */
static void way_add_asked(const struct search_asking *asking, struct idea *idea, size_t from, size_t count)
{
    struct phrasing *way = way_new(idea, 1);
    for (size_t i = from; way && i < from + count && way->count < PHRASE_MAX; i++)
        if (count == 1 || !asking->asked[i].common)
            way->terms[way->count++] = index_term(asking->index, asking->asked[i].word.stem);
}

/* All words that begin like this. */
static void ways_add_beginning(const struct search_asking *asking, struct idea *idea, const char *folded)
{
    const struct search_index *index = asking->index;
    for (size_t i = 0; i < index->spelling_count; i++) {
        struct phrasing *way =
            strncmp(index->spellings[i].folded, folded, strlen(folded)) == 0 ? way_new(idea, 1) : NULL;
        if (way)
            way->terms[way->count++] = index_term(index, index->spellings[i].stem);
    }
}

/* How many of the words from here on players say for something; 0: none. */
static size_t typed_length(const struct search_asking *asking, const struct meaning *meaning, size_t from)
{
    const struct asked_word *asked = &asking->asked[from];
    size_t count = meaning->typed.count;
    if (!in_scope(meaning->ruleset, asking->ruleset) || from + count > asking->asked_count)
        return 0;
    if (meaning->beginning)
        return strncmp(asked->word.folded, meaning->typed.words[0], strlen(meaning->typed.words[0])) == 0;
    for (size_t i = 0; i < count; i++)
        if (strcmp(asked[i].word.stem, meaning->typed.words[i]) != 0)
            return 0;
    return count;
}

/* The idea that begins with this word; how many words it takes. */
static size_t idea_read(struct search_asking *asking, size_t from, bool common)
{
    const struct search_index *index = asking->index;
    const struct asked_word *asked = &asking->asked[from];
    struct idea *idea = &asking->ideas[asking->idea_count];
    size_t longest = 0;
    idea->count = 0;
    for (size_t i = 0; i < index->meaning_count; i++) {
        size_t length = typed_length(asking, &index->meanings[i], from);
        longest = length > longest ? length : longest;
    }
    if (longest == 0 && asked->common && !common)
        return 1;
    if (asked->beginning)
        ways_add_beginning(asking, idea, asked->word.folded);
    else
        way_add_asked(asking, idea, from, longest ? longest : 1);
    for (size_t i = 0; longest && i < index->meaning_count; i++)
        if (typed_length(asking, &index->meanings[i], from) == longest)
            for (size_t k = 0; k < index->meanings[i].meant_count; k++)
                way_add(asking, idea, &index->meanings[i].meant[k]);
    asking->idea_count++;
    return longest ? longest : 1;
}

/* Common words count where there are no others. */
static void ideas_read(struct search_asking *asking)
{
    for (int common = 0; common < 2 && asking->idea_count == 0; common++)
        for (size_t at = 0; at < asking->asked_count && asking->idea_count < SEARCH_WORDS_MAX;)
            at += idea_read(asking, at, common == 1);
}

/* ---- clauses ---- */

static double rarity_of(struct search_asking *asking, size_t term)
{
    if (asking->rarity[term] < 0) {
        size_t spread = index_spread(asking->index, term, asking->ruleset), all = 0;
        for (size_t i = 0; i < asking->index->document_count; i++)
            all += in_scope(asking->index->documents[i].clause->ruleset, asking->ruleset);
        asking->rarity[term] = spread ? log(1 + (double)all / (double)spread) : 0;
    }
    return asking->rarity[term];
}

/* Of several words that are one way all should be there. */
static double way_score(struct search_asking *asking, const struct document_words *document, const struct phrasing *way)
{
    double sum = 0, there = 0;
    for (size_t i = 0; i < way->count; i++) {
        size_t term = way->terms[i];
        double weight = term < asking->index->stem_count ? document_weight(document, term) : 0;
        if (weight <= 0)
            continue;
        sum += rarity_of(asking, term) * weight / (weight + saturation);
        there++;
    }
    double share = way->count ? there / (double)way->count : 0;
    return way->weight * sum * share * share;
}

static double document_score(struct search_asking *asking, const struct document_words *document)
{
    double sum = 0, there = 0;
    for (size_t i = 0; i < asking->idea_count; i++) {
        double best = 0;
        for (size_t k = 0; k < asking->ideas[i].count; k++) {
            double score = way_score(asking, document, &asking->ideas[i].ways[k]);
            best = score > best ? score : best;
        }
        sum += best;
        there += best > 0;
    }
    return asking->idea_count ? document->worth * sum * there / (double)asking->idea_count : 0;
}

/* Letters and digits alone: "tt mel 2" is TT-MEL-2. `ret_split`: there was a digit or something between them. */
static void id_fold(const char *words, char *ret, size_t size, bool *ret_split)
{
    size_t used = 0;
    for (*ret_split = false; *words && used + 1 < size; words++) {
        *ret_split = *ret_split || !isalpha((unsigned char)*words);
        if (isalnum((unsigned char)*words))
            ret[used++] = (char)tolower((unsigned char)*words);
    }
    ret[used] = '\0';
}

/* 2: it is the clause's id, 1: it begins like it, as "mwk", "mwk fir" and "tt-pi" do, but not "att" like A-TT-1. */
static int id_fits(const struct search_clause *clause, const char *query)
{
    char asked[SEARCH_QUERY_MAX], id[64];
    bool split, whole;
    id_fold(clause->id, id, sizeof id, &split);
    id_fold(query, asked, sizeof asked, &split);
    size_t length = strlen(asked);
    if (length < 2 || strncmp(id, asked, length) != 0)
        return 0;
    whole = strncasecmp(clause->id, asked, length) == 0 && clause->id[length] == '-';
    return id[length] == '\0' ? 2 : split || whole;
}

struct scored {
    const struct document_words *document;
    int64_t score;
};

static int by_score(const void *a, const void *b)
{
    const struct scored *first = a, *second = b;
    if (first->score != second->score)
        return first->score < second->score ? 1 : -1;
    return (first->document > second->document) - (first->document < second->document);
}

static bool is_found_already(const struct search_answer *answer, const struct search_clause *clause)
{
    for (size_t i = 0; i < answer->found_count; i++)
        if (strcmp(answer->found[i].clause->id, clause->id) == 0)
            return true;
    return false;
}

/* Every word that any way of an idea has. */
static size_t sought_terms(const struct search_asking *asking, size_t *ret, size_t size)
{
    size_t count = 0;
    for (size_t i = 0; i < asking->idea_count; i++)
        for (size_t k = 0; k < asking->ideas[i].count; k++)
            for (size_t j = 0; j < asking->ideas[i].ways[k].count && count < size; j++)
                ret[count++] = asking->ideas[i].ways[k].terms[j];
    return count;
}

static void found_take(struct search_asking *asking, const struct scored *list, size_t count, int32_t limit)
{
    size_t terms[SEARCH_WORDS_MAX * WAYS_MAX];
    struct search_answer *answer = asking->answer;
    size_t term_count = sought_terms(asking, terms, sizeof terms / sizeof terms[0]);
    size_t most = limit < SEARCH_FOUND_MAX ? (size_t)limit : SEARCH_FOUND_MAX;
    for (size_t i = 0; i < count && list[i].score > 0 && answer->found_count < most; i++) {
        const struct search_clause *clause = list[i].document->clause;
        if (is_found_already(answer, clause))
            continue;
        const char *snippet = snippet_make(asking->index, asking->arena, clause->text, terms, term_count);
        asking->fine = asking->fine && snippet;
        answer->found[answer->found_count++] = (struct search_found){clause, snippet};
    }
}

/* An id finds the clauses that have it or begin with it, and its letters are not words that somebody looks for. */
static double score_of(struct search_asking *asking, const struct document_words *document, const char *query, bool ids)
{
    return ids ? id_fits(document->clause, query) : document_score(asking, document);
}

static bool is_id(const struct search_asking *asking, const char *query)
{
    for (size_t i = 0; i < asking->index->document_count; i++)
        if (in_scope(asking->index->documents[i].clause->ruleset, asking->ruleset) &&
            id_fits(asking->index->documents[i].clause, query))
            return true;
    return false;
}

static bool clauses_find(struct search_asking *asking, const char *query, int32_t limit)
{
    const struct search_index *index = asking->index;
    struct scored *list = arena_take(asking->arena, (index->document_count + 1) * sizeof *list);
    asking->rarity = arena_take(asking->arena, (index->stem_count + 1) * sizeof *asking->rarity);
    bool ids = is_id(asking, query);
    size_t count = 0;
    if (!list || !asking->rarity)
        return false;
    if (ids)
        asking->answer->correction_count = asking->answer->suggestion_count = 0;
    for (size_t i = 0; i < index->stem_count; i++)
        asking->rarity[i] = -1;
    for (size_t i = 0; i < index->document_count; i++) {
        const struct document_words *document = &index->documents[i];
        if (in_scope(document->clause->ruleset, asking->ruleset))
            list[count++] = (struct scored){document, (int64_t)(score_of(asking, document, query, ids) * SCALE)};
    }
    qsort(list, count, sizeof *list, by_score);
    found_take(asking, list, count, limit);
    return asking->fine;
}

/* The length of a blank: a space, U+00A0, or one of U+2000 to U+207F, which are blanks, marks or invisible. 0 for
 * anything else. */
static size_t blank_length(const char *at)
{
    if (*at == ' ')
        return 1;
    if (strncmp(at, "\xC2\xA0", 2) == 0)
        return 2;
    return strncmp(at, "\xE2\x80", 2) == 0 || strncmp(at, "\xE2\x81", 2) == 0 ? 3 : 0;
}

bool search_is_blank(const char *query)
{
    for (size_t length; (length = blank_length(query)) > 0;)
        query += length;
    return *query == '\0';
}

/* Small letters and single blanks. NULL when out of memory. */
static const char *query_fold(struct arena *arena, const char *query)
{
    char *ret = arena_copy(arena, query, strlen(query)), *to = ret;
    for (const char *from = query; ret && *from;) {
        size_t blank = blank_length(from);
        if (!blank)
            *to++ = *from >= 'A' && *from <= 'Z' ? (char)(*from - 'A' + 'a') : *from;
        else if (to > ret && to[-1] != ' ')
            *to++ = ' ';
        from += blank ? blank : 1;
    }
    if (ret) {
        to -= to > ret && to[-1] == ' ';
        *to = '\0';
    }
    return ret;
}

bool search_ask(const struct search_index *index, struct arena *arena, const char *query, const char *ruleset,
                int32_t limit, struct search_answer *ret)
{
    struct search_asking *asking = arena_take_zero(arena, sizeof *asking);
    *ret = (struct search_answer){.words = query_fold(arena, query)};
    if (!asking || !ret->words)
        return false;
    *asking = (struct search_asking){.index = index, .arena = arena, .ruleset = ruleset, .answer = ret, .fine = true};
    query_read(asking, ret->words);
    ideas_read(asking);
    return clauses_find(asking, ret->words, limit);
}
