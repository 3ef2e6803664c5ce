/* Folding, stems, common words. The stems are coarse: a few thousand words of rules need no more, and what they join
 * wrongly ("rout", "route") is seldom in one book. */
#include "search/words.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* The letters of Latin-1 from U+00C0 on, which are C3 80 to C3 BF in UTF-8, without their accents; blank: none. */
static const char plain_letters[] = "aaaaaaaceeeeiiiidnooooo ouuuuy saaaaaaaceeeeiiiidnooooo ouuuuy y";

static bool is_ascii_word(unsigned char byte)
{
    return byte < 0x80 && isalnum(byte);
}

/* How many bytes the character takes that begins here, if it is one of a word; 0: it separates words. `ret_letter` gets
 * its plain letter, or 0 where it is copied as it is. */
static size_t letter_length(const unsigned char *at, char *ret_letter)
{
    *ret_letter = 0;
    if (is_ascii_word(*at)) {
        *ret_letter = (char)tolower(*at);
        return 1;
    }
    if (*at == 0xC3 && at[1] >= 0x80) {
        *ret_letter = plain_letters[at[1] - 0x80];
        return *ret_letter == ' ' ? 0 : 2;
    }
    if (*at < 0xC3 || *at == 0xE2) /* ASCII's other signs, those of Latin-1, dashes and quotation marks */
        return 0;
    return *at < 0xE0 ? 2 : *at < 0xF0 ? 3 : 4;
}

static bool ends_with(const char *word, size_t length, const char *ending, size_t left)
{
    size_t size = strlen(ending);
    return length >= size + left && memcmp(word + length - size, ending, size) == 0;
}

/* Takes an ending off where enough letters are left; true when it did. */
static bool strip(char *word, size_t *length, const char *ending, size_t left)
{
    if (!ends_with(word, *length, ending, left))
        return false;
    *length -= strlen(ending);
    word[*length] = '\0';
    return true;
}

static void stem_make(char *word)
{
    static const char *const endings[] = {"ing", "ied", "ed", "ment"};
    size_t length = strlen(word);
    bool stripped = false;
    if (length < 4 || isdigit((unsigned char)*word))
        return;
    if (ends_with(word, length, "sses", 2))
        strip(word, &length, "es", 3);
    else if (!ends_with(word, length, "ss", 0) && !ends_with(word, length, "us", 0))
        strip(word, &length, "s", 3);
    for (size_t i = 0; i < sizeof endings / sizeof endings[0] && !stripped; i++)
        stripped = strip(word, &length, endings[i], 3);
    if (!stripped && !strip(word, &length, "ion", 5))
        strip(word, &length, "er", 4);
    strip(word, &length, "e", 3);
    while (length > 3 && (word[length - 1] == 'y' || word[length - 1] == 'i'))
        word[--length] = '\0';
    if (length > 3 && word[length - 1] == word[length - 2])
        word[--length] = '\0';
}

bool word_next(const char *text, size_t *at, struct word *ret)
{
    const unsigned char *bytes = (const unsigned char *)text;
    size_t used = 0, length;
    char letter;
    while (bytes[*at] && letter_length(bytes + *at, &letter) == 0)
        (*at)++;
    ret->start = *at;
    for (; bytes[*at]; *at += length) {
        bool apostrophe = used > 0 && bytes[*at] == '\'' && is_ascii_word(bytes[*at + 1]);
        length = apostrophe ? 1 : letter_length(bytes + *at, &letter);
        if (length == 0)
            break;
        if (apostrophe || used + length >= WORD_SIZE)
            continue;
        for (size_t i = 0; i < (letter ? 1 : length); i++)
            ret->folded[used++] = letter ? letter : text[*at + i];
    }
    ret->folded[used] = '\0';
    ret->end = *at;
    memcpy(ret->stem, ret->folded, used + 1);
    stem_make(ret->stem);
    return used > 0;
}

static int by_letters(const void *a, const void *b)
{
    return strcmp(a, *(const char *const *)b);
}

bool word_is_common(const char *folded)
{
    static const char *const words[] = {
        "a",     "aber",  "about", "after", "all",   "als",   "also", "am",    "an",     "and",    "another", "any",
        "are",   "as",    "at",    "auf",   "be",    "bei",   "by",   "can",   "cannot", "cant",   "could",   "das",
        "dem",   "den",   "der",   "des",   "die",   "do",    "does", "doing", "durch",  "ein",    "eine",    "einem",
        "einen", "einer", "er",    "es",    "for",   "from",  "fuer", "fur",   "get",    "gibt",   "had",     "has",
        "hat",   "have",  "he",    "her",   "how",   "i",     "ich",  "if",    "im",     "in",     "into",    "is",
        "ist",   "it",    "its",   "kann",  "man",   "many",  "may",  "me",    "mein",   "mit",    "much",    "must",
        "my",    "nach",  "not",   "of",    "on",    "one",   "or",   "put",   "she",    "should", "sich",    "sie",
        "sind",  "so",    "than",  "that",  "the",   "their", "them", "then",  "there",  "they",   "this",    "to",
        "und",   "unit",  "units", "use",   "viel",  "viele", "von",  "wann",  "was",    "we",     "wenn",    "wer",
        "were",  "what",  "whats", "when",  "where", "which", "who",  "whose", "wie",    "will",   "wird",    "with",
        "would", "you",   "your",  "zu",    "zum",   "zur",
    };
    return bsearch(folded, words, sizeof words / sizeof words[0], sizeof words[0], by_letters) != NULL;
}
