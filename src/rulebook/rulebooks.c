/* The embedded books. */
#include "base/log.h"
#include "embedded_rulebooks.h"
#include "rulebook/rulebook.h"
#include <string.h>

enum { BOOKS_ARENA_MAX = 16 << 20, FAULT_MAX = 300 };

static const char common_name[] = "every-ruleset.md";

static bool is_common(const struct embedded_rulebooks *file)
{
    const char *slash = strrchr(file->name, '/');
    return strcmp(slash ? slash + 1 : file->name, common_name) == 0;
}

/* The sections that belong to every book: those of the common file, from its first on. */
static const char *common_sections(size_t *ret_length)
{
    static const char first[] = "\n## ";
    *ret_length = 0;
    for (size_t i = 0; i < embedded_rulebooks_count; i++) {
        const struct embedded_rulebooks *file = &embedded_rulebooks[i];
        const char *sections = is_common(file) ? memmem(file->bytes, file->size, first, strlen(first)) : NULL;
        if (sections) {
            *ret_length = file->size - (size_t)(sections - (const char *)file->bytes);
            return sections;
        }
    }
    return NULL;
}

/* The file with the common sections after its own; NULL when out of memory. */
static const char *book_whole(struct arena *arena, const struct embedded_rulebooks *file, size_t *ret_length)
{
    size_t more;
    const char *common = common_sections(&more);
    char *whole = arena_take(arena, file->size + more + 1);
    if (!whole)
        return NULL;
    memcpy(whole, file->bytes, file->size);
    if (more)
        memcpy(whole + file->size, common, more);
    whole[file->size + more] = '\0';
    *ret_length = file->size + more;
    return whole;
}

/* All clauses and synonyms of all books, in their order. NULL when out of memory. */
static const struct search_index *index_make(struct rulebooks *books)
{
    size_t clauses = 0, synonyms = 0;
    for (size_t i = 0; i < books->count; i++) {
        clauses += books->list[i].clause_count;
        synonyms += books->list[i].synonym_count;
    }
    struct search_clause *clause = arena_take(&books->arena, (clauses + 1) * sizeof *clause), *sought = clause;
    struct search_synonym *synonym = arena_take(&books->arena, (synonyms + 1) * sizeof *synonym), *spoken = synonym;
    if (!clause || !synonym)
        return NULL;
    for (size_t i = 0; i < books->count; i++) {
        const struct rulebook *book = &books->list[i];
        for (size_t k = 0; k < book->clause_count; k++) {
            const struct clause *each = &book->clauses[k];
            *clause++ =
                (struct search_clause){book->ruleset, book->title, each->id, each->title, each->plain, each->tags};
        }
        for (size_t k = 0; k < book->synonym_count; k++)
            *synonym++ = book->synonyms[k];
    }
    return search_index_new(&books->arena, sought, clauses, spoken, synonyms);
}

bool rulebooks_start(struct rulebooks *books)
{
    char words[FAULT_MAX];
    *books = (struct rulebooks){0};
    arena_start(&books->arena, BOOKS_ARENA_MAX);
    books->list = arena_take_zero(&books->arena, (embedded_rulebooks_count + 1) * sizeof *books->list);
    for (size_t i = 0; books->list && i < embedded_rulebooks_count; i++) {
        const struct embedded_rulebooks *file = &embedded_rulebooks[i];
        const char *whole;
        struct text fault;
        size_t length = 0;
        if (is_common(file))
            continue;
        whole = book_whole(&books->arena, file, &length);
        if (!whole) {
            rulebooks_end(books);
            return false;
        }
        text_start(&fault, words, sizeof words);
        if (!rulebook_read(&books->arena, file->name, whole, length, &books->list[books->count], &fault)) {
            log_event(LOG_ERROR, "rulebook", "%s", words);
            rulebooks_end(books);
            return false;
        }
        books->count++;
    }
    books->index = books->list ? index_make(books) : NULL;
    if (!books->index)
        rulebooks_end(books);
    return books->index != NULL;
}

void rulebooks_end(struct rulebooks *books)
{
    arena_end(&books->arena);
    *books = (struct rulebooks){0};
}

const struct rulebook *rulebook_find(const struct rulebooks *books, const char *ruleset)
{
    for (size_t i = 0; i < books->count; i++)
        if (strcmp(books->list[i].ruleset, ruleset) == 0)
            return &books->list[i];
    return NULL;
}

const struct clause *clause_find(const struct rulebook *book, const char *id, size_t length)
{
    for (size_t i = 0; book && i < book->clause_count; i++)
        if (strncmp(book->clauses[i].id, id, length) == 0 && book->clauses[i].id[length] == '\0')
            return &book->clauses[i];
    return NULL;
}
