/* The embedded books. */
#include "embedded_rulebooks.h"
#include "log.h"
#include "rulebook.h"
#include <string.h>

enum { BOOKS_ARENA_MAX = 16 << 20, FAULT_MAX = 300 };

bool rulebooks_start(struct rulebooks *books)
{
    char words[FAULT_MAX];
    *books = (struct rulebooks){0};
    arena_start(&books->arena, BOOKS_ARENA_MAX);
    books->list = arena_take_zero(&books->arena, (embedded_rulebooks_count + 1) * sizeof *books->list);
    for (size_t i = 0; books->list && i < embedded_rulebooks_count; i++) {
        const struct embedded_rulebooks *file = &embedded_rulebooks[i];
        struct text fault;
        text_start(&fault, words, sizeof words);
        if (!rulebook_read(&books->arena, file->name, file->bytes, file->size, &books->list[i], &fault)) {
            log_event(LOG_ERROR, "rulebook", "%s", words);
            rulebooks_end(books);
            return false;
        }
        books->count++;
    }
    return books->list != NULL;
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
