/* umpire search and umpire rule: the rulebooks on a terminal, without a service. */
#include "cli/commands.h"
#include "rulebook/rulebook.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <umpire/rules.h>
#include <unistd.h>

enum { ARENA_MAX = 16 << 20, ANSWER_MAX = 1 << 20, WORDS_MAX = SEARCH_QUERY_MAX + 1, LIMIT = 10 };

struct search_flags {
    char words[WORDS_MAX];
    const char *ruleset; /* NULL: all */
    int32_t limit;
    bool json;
};

/* False: it was called wrongly. */
static bool asked_read(struct search_flags *asked, int count, char *const *flags)
{
    struct text words;
    text_start(&words, asked->words, sizeof asked->words);
    for (int i = 0; i < count; i++) {
        const char *next = i + 1 < count ? flags[i + 1] : NULL;
        if (strcmp(flags[i], "--json") == 0)
            asked->json = true;
        else if (strcmp(flags[i], "--ruleset") == 0 && next)
            asked->ruleset = flags[++i];
        else if (strcmp(flags[i], "--limit") == 0 && next)
            asked->limit = (int32_t)strtol(flags[++i], NULL, 10);
        else if (strncmp(flags[i], "--", 2) == 0)
            return false;
        else {
            text_add(&words, words.used ? " " : "");
            text_add(&words, flags[i]);
        }
    }
    return words.used > 0 && !words.cut && text_is_utf8(asked->words) && asked->limit >= 1 &&
           asked->limit <= SEARCH_FOUND_MAX;
}

/* What was found in bold letters where that is a terminal. */
static void snippet_print(const char *snippet)
{
    bool terminal = isatty(STDOUT_FILENO);
    printf("    ");
    for (; *snippet; snippet++)
        if (*snippet == SEARCH_MARK[0] || *snippet == SEARCH_MARK_END[0])
            printf("%s", !terminal ? "" : *snippet == SEARCH_MARK[0] ? "\033[1m" : "\033[0m");
        else
            putchar(*snippet == '\n' ? ' ' : *snippet);
    printf("\n\n");
}

static int found_print(const struct search_answer *answer)
{
    for (size_t i = 0; i < answer->correction_count; i++)
        printf("No clause has \"%s\"; these have \"%s\".\n", answer->corrections[i].asked, answer->corrections[i].used);
    for (size_t i = 0; i < answer->suggestion_count; i++)
        printf("No clause has \"%s\"%s%s%s\n", answer->suggestions[i].asked,
               answer->suggestions[i].used ? "; did you mean \"" : ".",
               answer->suggestions[i].used ? answer->suggestions[i].used : "",
               answer->suggestions[i].used ? "\"?" : "");
    for (size_t i = 0; i < answer->found_count; i++) {
        const struct search_clause *clause = answer->found[i].clause;
        printf("%s  %s (%s)\n", clause->id, clause->title, clause->book);
        snippet_print(answer->found[i].snippet);
    }
    return fflush(stdout) == 0 && answer->found_count > 0 ? 0 : 1;
}

static int json_print(const struct search_answer *answer)
{
    struct writer out;
    writer_start(&out, ANSWER_MAX);
    search_answer_write(&out, answer);
    bool fine = !out.failed && fwrite(out.at, 1, out.used, stdout) == out.used && putchar('\n') == '\n';
    writer_end(&out);
    return fine && fflush(stdout) == 0 ? 0 : 1;
}

static int search(const struct rulebooks *books, const struct search_flags *asked)
{
    static struct search_answer answer;
    struct arena arena;
    int status = 1;
    if (asked->ruleset && !ruleset_find(asked->ruleset)) {
        fprintf(stderr, "umpire: there is no ruleset %s\n", asked->ruleset);
        return 2;
    }
    arena_start(&arena, ARENA_MAX);
    if (search_ask(books->index, &arena, asked->words, asked->ruleset, asked->limit, &answer))
        status = asked->json ? json_print(&answer) : found_print(&answer);
    arena_end(&arena);
    return status;
}

int command_search(int count, char *const *flags)
{
    struct search_flags asked = {.limit = LIMIT};
    struct rulebooks books;
    if (!asked_read(&asked, count, flags))
        return COMMAND_MISUSED;
    if (!rulebooks_start(&books))
        return 1;
    int status = search(&books, &asked);
    rulebooks_end(&books);
    return status;
}

/* By its id in any letters. */
static const struct clause *clause_asked(const struct rulebooks *books, const char *id, const struct rulebook **ret)
{
    for (size_t i = 0; i < books->count; i++)
        for (size_t k = 0; k < books->list[i].clause_count; k++)
            if (strcasecmp(books->list[i].clauses[k].id, id) == 0) {
                *ret = &books->list[i];
                return &books->list[i].clauses[k];
            }
    return NULL;
}

static int rule(const struct rulebooks *books, const char *id)
{
    const struct rulebook *book;
    const struct clause *clause = clause_asked(books, id, &book);
    if (!clause) {
        fprintf(stderr, "umpire: there is no clause %s; `umpire search %s` looks for its words\n", id, id);
        return 1;
    }
    printf("%s: %s\n%s\n\n%s\n\nSource: %s\n", clause->id, clause->title, book->title, clause->markdown,
           clause->source);
    for (const char *const *see = clause->see; *see; see++)
        printf("%s%s%s", see == clause->see ? "See also: " : ", ", *see, see[1] ? "" : "\n");
    return fflush(stdout) == 0 ? 0 : 1;
}

int command_rule(int count, char *const *flags)
{
    struct rulebooks books;
    if (count != 1 || flags[0][0] == '-')
        return COMMAND_MISUSED;
    if (!rulebooks_start(&books))
        return 1;
    int status = rule(&books, flags[0]);
    rulebooks_end(&books);
    return status;
}
