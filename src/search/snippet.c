/* A window of some words over a text, where the most of what was sought is. */
#include "search/snippet.h"
#include <string.h>
#include <umpire/text.h>

enum { WINDOW = 30, LEAD = 6, TEXT_WORDS_MAX = 2000, ROOM = 8 };

struct word_place {
    size_t start, end;
    bool sought;
};

static bool is_sought(const struct search_index *index, const char *stem, const size_t *terms, size_t count)
{
    size_t term = index_term(index, stem);
    for (size_t i = 0; term < index->stem_count && i < count; i++)
        if (terms[i] == term)
            return true;
    return false;
}

static size_t window_find(const struct word_place *list, size_t count)
{
    size_t best = 0, most = 0, sought = 0;
    for (size_t i = 0; i < count; i++) {
        sought += list[i].sought;
        if (i >= WINDOW)
            sought -= list[i - WINDOW].sought;
        if (sought > most) {
            most = sought;
            best = i < WINDOW ? 0 : i - WINDOW + 1;
        }
    }
    while (best > 0 && best + WINDOW < count && !list[best].sought)
        best++; /* to the first of them, and a little back */
    return best > LEAD ? best - LEAD : 0;
}

static void window_write(struct text *out, const char *text, const struct word_place *list, size_t from, size_t to)
{
    size_t at = list[from].start;
    text_add(out, from > 0 ? "… " : "");
    for (size_t i = from; i < to; i++) {
        if (!list[i].sought)
            continue;
        text_add_bytes(out, text + at, list[i].start - at);
        text_add(out, SEARCH_MARK);
        text_add_bytes(out, text + list[i].start, list[i].end - list[i].start);
        text_add(out, SEARCH_MARK_END);
        at = list[i].end;
    }
    text_add_bytes(out, text + at, list[to - 1].end - at);
}

const char *snippet_make(const struct search_index *index, struct arena *arena, const char *text, const size_t *terms,
                         size_t count)
{
    struct word_place *list = arena_take(arena, TEXT_WORDS_MAX * sizeof *list);
    size_t size = strlen(text) * 3 + ROOM, words = 0, at = 0;
    char *ret = arena_take(arena, size);
    struct word word;
    struct text out;
    if (!list || !ret)
        return NULL;
    text_start(&out, ret, size);
    while (words < TEXT_WORDS_MAX && word_next(text, &at, &word))
        list[words++] = (struct word_place){word.start, word.end, is_sought(index, word.stem, terms, count)};
    if (words == 0)
        return ret;
    size_t from = window_find(list, words), to = from + WINDOW < words ? from + WINDOW : words;
    window_write(&out, text, list, from, to);
    text_add(&out, to < words ? " …" : text + list[to - 1].end);
    return ret;
}
