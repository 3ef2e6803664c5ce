/* Corrections: of known words with the same first letter, the one that the fewest slips of a finger lead to. */
#include "search/near.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { SLIP_LENGTH = 4, KIND_LENGTH = 4, WHOLE_LENGTH = 6, SURE_LENGTH = 7, TWO_LENGTH = 8, PART_LENGTH = 3 };

static bool begins_with(const char *text, const char *beginning)
{
    return strncmp(text, beginning, strlen(beginning)) == 0;
}

static bool meaning_has(const struct meaning *meaning, const char *folded, const char *stem)
{
    if (meaning->beginning)
        return begins_with(folded, meaning->typed.words[0]);
    for (size_t i = 0; i < meaning->typed.count; i++)
        if (strcmp(meaning->typed.words[i], stem) == 0)
            return true;
    return false;
}

bool word_is_known(const struct search_index *index, const char *folded, const char *stem, const char *ruleset)
{
    if (index_spread(index, index_term(index, stem), ruleset) > 0)
        return true;
    for (size_t i = 0; i < index->meaning_count; i++)
        if (in_scope(index->meanings[i].ruleset, ruleset) && meaning_has(&index->meanings[i], folded, stem))
            return true;
    return false;
}

bool word_begins(const struct search_index *index, const char *folded, const char *ruleset)
{
    for (size_t i = 0; strlen(folded) >= PART_LENGTH && i < index->spelling_count; i++)
        if (begins_with(index->spellings[i].folded, folded) &&
            index_spread(index, index_term(index, index->spellings[i].stem), ruleset) > 0)
            return true;
    return false;
}

static void word_of(const char *folded, size_t length, struct word *ret)
{
    char part[WORD_SIZE];
    size_t at = 0;
    memcpy(part, folded, length);
    part[length] = '\0';
    word_next(part, &at, ret);
}

static int by_folded(const void *a, const void *b)
{
    return strcmp(a, ((const struct spelling *)b)->folded);
}

/* In this very form, not only in another one of its word. */
static bool is_written(const struct search_index *index, const struct word *word, const char *ruleset)
{
    return !word_is_common(word->folded) && word_is_known(index, word->folded, word->stem, ruleset) &&
           bsearch(word->folded, index->spellings, index->spelling_count, sizeof *index->spellings, by_folded);
}

bool word_split(const struct search_index *index, const char *folded, const char *ruleset, struct word ret[2])
{
    size_t length = strlen(folded);
    for (size_t at = PART_LENGTH; at + PART_LENGTH <= length; at++) {
        word_of(folded, at, &ret[0]);
        word_of(folded + at, length - at, &ret[1]);
        if (is_written(index, &ret[0], ruleset) && is_written(index, &ret[1], ruleset))
            return true;
    }
    return false;
}

/* The longest known word that it ends with or, with `first`, begins with. */
static bool part_find(const struct search_index *index, const char *folded, const char *ruleset, bool first,
                      struct word *ret)
{
    size_t length = strlen(folded), rest = first ? PART_LENGTH : KIND_LENGTH;
    for (size_t size = length > rest ? length - rest : 0; size >= WHOLE_LENGTH; size--) {
        word_of(first ? folded : folded + length - size, size, ret);
        if (is_written(index, ret, ruleset))
            return true;
    }
    return false;
}

bool word_within(const struct search_index *index, const char *folded, const char *ruleset, struct word *ret)
{
    return part_find(index, folded, ruleset, false, ret) || part_find(index, folded, ruleset, true, ret);
}

static size_t least(size_t a, size_t b)
{
    return a < b ? a : b;
}

/* How many letters must be inserted, left out, changed, or exchanged with their neighbour. */
static size_t slips_between(const char *a, const char *b)
{
    size_t rows[3][WORD_SIZE + 1], width = strlen(b), height = strlen(a);
    for (size_t x = 0; x <= width; x++)
        rows[0][x] = x;
    for (size_t y = 1; y <= height; y++) {
        size_t *row = rows[y % 3], *above = rows[(y + 2) % 3], *higher = rows[(y + 1) % 3];
        row[0] = y;
        for (size_t x = 1; x <= width; x++) {
            row[x] = least(least(above[x], row[x - 1]) + 1, above[x - 1] + (a[y - 1] != b[x - 1]));
            if (y > 1 && x > 1 && a[y - 1] == b[x - 2] && a[y - 2] == b[x - 1])
                row[x] = least(row[x], higher[x - 2] + 1);
        }
    }
    return rows[height % 3][width];
}

/* A letter too many, one too few or two exchanged are slips of a finger; another letter makes another word, unless
 * the word is long. */
static bool is_slip(const char *asked, const char *word, size_t slips)
{
    size_t length = strlen(asked), other = strlen(word);
    if (asked[1] != word[1] && slips > 1)
        return false;
    if (length >= SURE_LENGTH || length != other)
        return true;
    for (size_t i = 0; i + 1 < length; i++)
        if (asked[i] != word[i])
            return asked[i] == word[i + 1] && asked[i + 1] == word[i];
    return false;
}

static bool is_letters(const char *folded)
{
    for (; *folded; folded++)
        if (isdigit((unsigned char)*folded))
            return false;
    return true;
}

enum nearness word_near(const struct search_index *index, const char *folded, const char *ruleset, struct word *ret)
{
    size_t length = strlen(folded), fewest = length >= TWO_LENGTH ? 3 : 2;
    const struct spelling *best = NULL;
    bool slip = false;
    for (size_t i = 0; length >= SLIP_LENGTH && is_letters(folded) && i < index->spelling_count; i++) {
        const struct spelling *each = &index->spellings[i];
        size_t other = strlen(each->folded);
        if (each->folded[0] != folded[0] || other < SLIP_LENGTH || other + 2 < length || other > length + 2 ||
            !is_letters(each->folded))
            continue;
        size_t slips = slips_between(folded, each->folded);
        bool surer = slips < fewest || (slips == fewest && best && !slip && is_slip(folded, each->folded, slips));
        if (!surer || word_is_common(each->folded) || !word_is_known(index, each->folded, each->stem, ruleset))
            continue;
        fewest = slips;
        best = each;
        slip = is_slip(folded, each->folded, slips);
    }
    if (!best)
        return NEAR_NOTHING;
    word_of(best->folded, strlen(best->folded), ret);
    return slip ? NEAR_SLIP : NEAR_OFFERED;
}
