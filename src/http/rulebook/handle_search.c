/* Searching the rulebooks, as JSON and as a page: the index is in memory (src/search). */
#include "base/markup.h"
#include "http/server/operation.h"
#include "http/server/page_link.h"
#include "http/server/problem.h"
#include "http/server/problem_page.h"
#include "http/server/reply.h"
#include "http/server/request_query.h"
#include <string.h>
#include <umpire/rows.h>

enum { PAGE_MAX = 1 << 18, ADDRESS_MAX = 1024 };

struct search_query {
    char q[FIELD_TEXT_SIZE(SEARCH_QUERY_MAX)];
    char ruleset[STORE_NAME_MAX];
    int32_t limit;
};

static const struct field search_query_list[] = {
    TEXT(struct search_query, q, 1, SEARCH_QUERY_MAX, "Query", NULL,
         "What to search for: words, or a clause's id or the beginning of one.", .pattern = FIELD_SOUGHT),
    TEXT(struct search_query, ruleset, 1, STORE_NAME_MAX - 1, "Ruleset", NULL, "Only clauses of this ruleset.",
         .pattern = FIELD_ASCII, OPTIONAL),
    NUMBER(struct search_query, limit, 1, SEARCH_FOUND_MAX, "How many", NULL, "The maximum number of clauses.",
           .unit = "clauses", DEFAULT(10)),
};

const struct fields search_query_fields = FIELDS("SearchQuery", NULL, search_query_list, struct search_query);

/* "- [words](/rules/search?q=words&ruleset=tt)" */
static void search_link_write(struct writer *out, const char *words, const char *ruleset)
{
    char address[ADDRESS_MAX];
    struct text text;
    text_start(&text, address, sizeof address);
    page_link_add(&text, "q", words);
    if (ruleset)
        page_link_add(&text, "ruleset", ruleset);
    write_words(out, "[");
    markup_add_markdown(out, words);
    write_words(out, "](/rules/search?");
    write_words(out, address + 1);
    write_words(out, ")");
}

/* The query with another word in place of one. */
static const char *query_with(const char *query, const struct search_change *change, struct text *ret)
{
    const char *at = strstr(query, change->asked);
    if (!at)
        return change->used;
    text_add_bytes(ret, query, (size_t)(at - query));
    text_add(ret, change->used);
    text_add(ret, at + strlen(change->asked));
    return ret->at;
}

static void changes_write(struct writer *out, const struct search_answer *answer, const char *ruleset)
{
    char words[2 * SEARCH_QUERY_MAX];
    struct text query;
    for (size_t i = 0; i < answer->correction_count; i++) {
        write_words(out, "No clause has *");
        markup_add_markdown(out, answer->corrections[i].asked);
        write_words(out, "*. These have **");
        markup_add_markdown(out, answer->corrections[i].used);
        write_words(out, "**.\n\n");
    }
    for (size_t i = 0; i < answer->suggestion_count; i++) {
        const struct search_change *change = &answer->suggestions[i];
        write_words(out, "No clause has *");
        markup_add_markdown(out, change->asked);
        write_words(out, change->used ? "*. Did you mean " : "*.");
        text_start(&query, words, sizeof words);
        if (change->used)
            search_link_write(out, query_with(answer->words, change, &query), ruleset);
        write_words(out, change->used ? "?\n\n" : "\n\n");
    }
}

/* What was found in bold letters. */
static void snippet_write(struct writer *out, const char *snippet)
{
    static const char marks[] = SEARCH_MARK SEARCH_MARK_END;
    char piece[2] = {0};
    for (; *snippet; snippet++) {
        piece[0] = *snippet;
        if (strchr(marks, *snippet))
            write_words(out, "**");
        else
            markup_add_markdown(out, piece);
    }
}

static void found_write(struct writer *out, const struct search_found *found)
{
    const struct search_clause *clause = found->clause;
    char address[ADDRESS_MAX];
    struct text text;
    text_start(&text, address, sizeof address);
    text_format(&text, "/v1/rulesets/%s/clauses/%s", clause->ruleset, clause->id);
    write_words(out, "## [");
    markup_add_markdown(out, clause->title);
    write_words(out, "](");
    write_words(out, address);
    write_words(out, ")\n\n*");
    markup_add_markdown(out, clause->id);
    write_words(out, " · ");
    markup_add_markdown(out, clause->book);
    write_words(out, "*\n\n");
    snippet_write(out, found->snippet);
    write_words(out, "\n\n");
}

static void answer_page(struct request *request, const struct search_answer *answer, const struct ruleset *ruleset)
{
    char words[ADDRESS_MAX];
    struct text title;
    struct writer markdown;
    writer_start(&markdown, PAGE_MAX);
    write_words(&markdown, "# ");
    markup_add_markdown(&markdown, answer->words);
    write_words(&markdown, "\n\n");
    changes_write(&markdown, answer, ruleset ? ruleset->name : NULL);
    if (answer->found_count == 0 && answer->suggestion_count == 0)
        write_words(&markdown, "No clause has these words.\n\n");
    for (size_t i = 0; i < answer->found_count; i++)
        found_write(&markdown, &answer->found[i]);
    text_start(&title, words, sizeof words);
    text_format(&title, "Search: %s", answer->words);
    search_page_end(request, ruleset, words, answer->words, &markdown);
}

static void answer(struct request *request, const struct search_query *query, const struct ruleset *ruleset)
{
    struct search_answer *found = arena_take(&request->arena, sizeof *found);
    if (!found || !search_ask(request->service->documents.books.index, &request->arena, query->q,
                              ruleset ? ruleset->name : NULL, query->limit, found)) {
        problem(request, ERROR_OVERLOADED, NULL);
        return;
    }
    if (request->media != MEDIA_JSON) {
        answer_page(request, found, ruleset);
        return;
    }
    search_answer_write(&request->out, found);
    reply_out_public(request, NULL);
}

/* Whether the query is one that can be asked; answers when it is not. */
static bool query_fits(struct request *request, struct search_query *query)
{
    struct violations *violations = request->violations;
    bool given = false;
    for (int32_t i = 0; i < request->input.parameter_count; i++)
        given = given || strcmp(request->input.parameters[i].name, "q") == 0;
    if (!given)
        violation_add(violations, ERROR_MISSING_FIELD, "?q", "is required");
    else if (violations->count == 0 && search_is_blank(query->q))
        violation_add(violations, ERROR_WRONG_LENGTH, "?q", "is empty");
    if (query->ruleset[0] && !ruleset_find(query->ruleset))
        violation_add(violations, ERROR_NOT_A_CHOICE, "?ruleset", "is not a ruleset");
    if (violations->count)
        problem_violations(request);
    return violations->count == 0;
}

/* A browser that asks for nothing, or with its field left empty, gets the page with the field. */
static bool begins_page(const struct request *request, const struct search_query *query)
{
    const struct violations *violations = request->violations;
    bool fine = true;
    for (int32_t i = 0; i < violations->count; i++)
        fine = fine && strcmp(violations->list[i].pointer, "?q") == 0 && search_is_blank(query->q);
    return request->media == MEDIA_HTML && fine && search_is_blank(query->q) &&
           (!query->ruleset[0] || ruleset_find(query->ruleset));
}

void handle_search(struct request *request)
{
    struct search_query *query = request_query(request);
    if (query && begins_page(request, query)) {
        search_page_write(request, ruleset_find(query->ruleset));
        reply_out_public_readable(request);
    } else if (query && query_fits(request, query))
        answer(request, query, query->ruleset[0] ? ruleset_find(query->ruleset) : NULL);
}
