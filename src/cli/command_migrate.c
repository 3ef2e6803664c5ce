/* umpire migrate: brings the database's schema up to this program, and the rulebooks into it for the search. */
#include "base/log.h"
#include "cli/commands.h"
#include "cli/settings.h"
#include "rulebook/rulebook.h"
#include "store/clauses.h"
#include "store/migrate.h"
#include <stdio.h>
#include <stdlib.h>

enum { TAGS_MAX = 512 };

/* The tags of a clause as one text. NULL when out of memory. */
static const char *tags_join(struct arena *arena, const struct clause *clause)
{
    char *at = arena_take(arena, TAGS_MAX);
    struct text text;
    if (!at)
        return NULL;
    text_start(&text, at, TAGS_MAX);
    for (const char *const *tag = clause->tags; *tag; tag++) {
        text_add(&text, tag == clause->tags ? "" : ", ");
        text_add(&text, *tag);
    }
    return at;
}

/* All clauses of all books as the store wants them. NULL when out of memory. */
static struct store_clause *clauses_of(struct rulebooks *books, size_t *ret_count)
{
    size_t total = 0, at = 0;
    for (size_t i = 0; i < books->count; i++)
        total += books->list[i].clause_count;
    struct store_clause *clauses = arena_take(&books->arena, (total + 1) * sizeof *clauses);
    for (size_t i = 0; clauses && i < books->count; i++)
        for (size_t k = 0; k < books->list[i].clause_count; k++) {
            const struct clause *clause = &books->list[i].clauses[k];
            const char *tags = tags_join(&books->arena, clause);
            if (!tags)
                return NULL;
            clauses[at++] =
                (struct store_clause){books->list[i].ruleset, clause->id, clause->title, clause->plain, tags};
        }
    *ret_count = total;
    return clauses;
}

static bool rulebooks_load(const char *url)
{
    struct rulebooks books;
    size_t count = 0;
    if (!rulebooks_start(&books))
        return false;
    struct store_clause *clauses = clauses_of(&books, &count);
    bool loaded = clauses && clauses_load(url, clauses, count);
    rulebooks_end(&books);
    return loaded;
}

int command_migrate(int count, char *const *flags)
{
    struct settings settings;
    bool check;
    if (!settings_load(&settings, count, flags, &check))
        return 2;
    log_set_level((enum log_level)settings.log_level);
    int32_t version = migrate_database(settings.database_url);
    if (version < 0 || !rulebooks_load(settings.database_url))
        return 1;
    printf("the database schema is at version %d\n", version);
    return 0;
}
