/* The clauses of one rulebook, all or those that fit; from memory. */
#include "http/rulebook/write_rules.h"
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "http/server/problem_page.h"
#include "http/server/reply.h"
#include "http/server/request_query.h"
#include <string.h>
#include <strings.h>
#include <umpire/rows.h>

enum { QUERY_MAX = 200, PAGE_MAX = 1 << 18 };

struct clauses_query {
    char step[STORE_NAME_MAX];
    char tag[STORE_NAME_MAX];
    char q[FIELD_TEXT_SIZE(QUERY_MAX)];
};

static const struct field clauses_query_list[] = {
    TEXT(struct clauses_query, step, 1, STORE_NAME_MAX - 1, "Step", NULL, "Only clauses that this step applies.",
         .pattern = FIELD_ASCII, OPTIONAL),
    TEXT(struct clauses_query, tag, 1, STORE_NAME_MAX - 1, "Tag", NULL, "Only clauses with this tag.",
         .pattern = FIELD_ASCII, OPTIONAL),
    TEXT(struct clauses_query, q, 1, QUERY_MAX, "Text", NULL,
         "Only clauses whose id, title, text or tags contain each of these words exactly, in any case.",
         .pattern = FIELD_SOUGHT, OPTIONAL),
};

const struct fields clauses_query_fields = FIELDS("ClausesQuery", NULL, clauses_query_list, struct clauses_query);

/* What a clause must match. */
struct wanted {
    const struct step *step;              /* NULL: any */
    const char *tag;                      /* "": any */
    const char *words[QUERY_MAX / 2 + 1]; /* ends with NULL */
};

static bool has_tag(const struct clause *clause, const char *tag)
{
    for (const char *const *each = clause->tags; *each; each++)
        if (strcasecmp(*each, tag) == 0)
            return true;
    return false;
}

static bool has_word(const struct clause *clause, const char *word)
{
    if (strcasestr(clause->id, word) || strcasestr(clause->title, word) || strcasestr(clause->plain, word))
        return true;
    for (const char *const *tag = clause->tags; *tag; tag++)
        if (strcasestr(*tag, word))
            return true;
    return false;
}

static bool is_wanted(const struct clause *clause, const void *context)
{
    const struct wanted *wanted = context;
    if (wanted->step && !step_applies(wanted->step, clause->id))
        return false;
    if (wanted->tag[0] && !has_tag(clause, wanted->tag))
        return false;
    for (const char *const *word = wanted->words; *word; word++)
        if (!has_word(clause, *word))
            return false;
    return true;
}

/* Cuts the text up at its blanks. */
static void split(char *text, const char **ret_words)
{
    for (char *rest = text, *word; (word = strsep(&rest, " "));)
        if (*word)
            *ret_words++ = word;
    *ret_words = NULL;
}

/* The same as a page: a line for each. */
static void filter_page(struct request *request, const struct ruleset *ruleset, const struct rulebook *book,
                        const struct wanted *wanted)
{
    struct writer markdown;
    writer_start(&markdown, PAGE_MAX);
    clauses_markdown(&markdown, ruleset, book, is_wanted, wanted);
    search_page_end(request, ruleset, "Clauses", NULL, &markdown);
}

static void filter_answer(struct request *request, const struct ruleset *ruleset, struct clauses_query *query)
{
    struct wanted wanted = {.tag = query->tag};
    if (query->step[0] && !(wanted.step = step_find(ruleset, query->step)))
        violation_add(request->violations, ERROR_NOT_A_CHOICE, "?step", "is not a step of %s", ruleset->name);
    if (request->violations->count) {
        problem_violations(request);
        return;
    }
    split(query->q, wanted.words);
    const struct rulebook *book = rulebook_find(&request->service->documents.books, ruleset->name);
    if (request->media != MEDIA_JSON) {
        filter_page(request, ruleset, book, &wanted);
        return;
    }
    clauses_write(&request->out, ruleset, book, is_wanted, &wanted);
    reply_out_public(request, NULL);
}

void handle_clauses(struct request *request)
{
    const struct ruleset *ruleset = ruleset_find(request->path_values[0]);
    if (!ruleset || request->input.parameter_count == 0) {
        handle_document(request);
        return;
    }
    struct clauses_query *query = request_query(request);
    if (query)
        filter_answer(request, ruleset, query);
}
