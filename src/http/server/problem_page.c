/* The page of a problem: what happened, what to do, and where the rules are. The address may hold anything, so what the
 * page shows of it is escaped. */
#include "http/server/problem_page.h"
#include "base/markup.h"
#include "http/rulebook/write_problems.h"
#include "http/server/negotiate.h"
#include "http/server/operation.h"
#include "http/server/reply.h"
#include <ctype.h>
#include <string.h>

enum { PAGE_MARKDOWN_MAX = 16384, DETAIL_MAX = 512, NAME_MAX_LENGTH = 64 };

bool problem_may_be_page(const struct request *request)
{
    const struct operation *operation = request->operation;
    return request->input.method == METHOD_GET && (!operation || operation->readable || operation->page);
}

bool problem_is_page(const struct request *request)
{
    bool site = request->operation && request->operation->site;
    const char *accept = request->input.accept;
    return problem_may_be_page(request) &&
           (site ? media_choose_page(accept) : media_choose(accept, MEDIA_COUNT)) == MEDIA_HTML;
}

/* What a person does about it. What a program does is shown below it, in the words of docs/problems.md. */
static const char *advice(int status)
{
    switch (status) {
    case 401:
    case 403:
        return "The link does not open this page, or does so no longer. Ask whoever sent it for a new one.";
    case 404:
    case 405:
        return "There is no page at this address. Search the rules, or go on here:";
    case 429:
    case 503:
        return "Wait a moment, then load the page again.";
    default:
        return status < 500 ? "Something in the address is wrong. Search the rules, or go on here:"
                            : "Load the page again. If that does not help, go on here:";
    }
}

static void link_write(struct writer *out, const char *words, const char *href)
{
    write_words(out, "- [");
    markup_add_markdown(out, words);
    write_words(out, "](");
    write_words(out, href);
    write_words(out, ")\n");
}

/* A name of the path in the letters that the rules use; false where it is too long to be one. */
static bool name_in(const char *name, int (*letter)(int), char ret[NAME_MAX_LENGTH])
{
    size_t length = name ? strlen(name) : NAME_MAX_LENGTH;
    if (length >= NAME_MAX_LENGTH)
        return false;
    for (size_t i = 0; i <= length; i++)
        ret[i] = (char)letter((unsigned char)name[i]);
    return true;
}

/* The ruleset that the path names, in any case of letters. */
static const struct ruleset *ruleset_meant(const struct request *request)
{
    char name[NAME_MAX_LENGTH];
    bool named = request->operation && strstr(request->operation->path, "{ruleset}");
    return named && name_in(request->path_values[0], tolower, name) ? ruleset_find(name) : NULL;
}

static const struct clause *clause_meant(const struct request *request, const struct rulebook *book)
{
    char id[NAME_MAX_LENGTH];
    bool named = request->operation && strstr(request->operation->path, "{clause}");
    return book && named && name_in(request->path_values[1], toupper, id) ? clause_find(book, id, strlen(id)) : NULL;
}

/* Where to go on: the clause that was meant, the rules that were meant, all rules. */
static void ways_write(struct writer *out, const struct request *request, const struct ruleset *ruleset,
                       const struct clause *clause)
{
    char href[160];
    struct text text;
    write_words(out, "\n");
    if (clause) {
        char title[200];
        text_start(&text, title, sizeof title);
        text_format(&text, "%s: %s", clause->id, clause->title);
        text_start(&text, href, sizeof href);
        text_format(&text, "/v1/rulesets/%s/clauses/%s", ruleset->name, clause->id);
        link_write(out, title, href);
    }
    if (ruleset) {
        text_start(&text, href, sizeof href);
        text_format(&text, "/v1/rulesets/%s", ruleset->name);
        link_write(out, ruleset->title, href);
    }
    link_write(out, "The rules of all systems", "/v1/rulesets");
    if (request->service->page)
        link_write(out, "Play a game", "/app/");
}

static void page_end(struct request *request, const struct ruleset *ruleset, const char *title, const char *sought,
                     struct writer *markdown)
{
    const struct rulebook *book = ruleset ? rulebook_find(&request->service->documents.books, ruleset->name) : NULL;
    page_write(&request->out, &(struct page){.book = book, .title = title, .link_base = "", .sought = sought},
               markdown->at ? markdown->at : "", markdown->used);
    request->out.failed |= markdown->failed;
    writer_end(markdown);
}

void problem_page_write(struct request *request, const struct problem_occurrence *occurrence)
{
    const struct error_entry *entry = error_entry(occurrence->error);
    const struct ruleset *ruleset = ruleset_meant(request);
    const struct rulebook *book = ruleset ? rulebook_find(&request->service->documents.books, ruleset->name) : NULL;
    struct problem_words words;
    struct writer markdown;
    char detail[DETAIL_MAX];
    struct text text;
    writer_start(&markdown, PAGE_MARKDOWN_MAX);
    write_words(&markdown, "# ");
    markup_add_markdown(&markdown, entry->title);
    write_words(&markdown, "\n\n");
    text_start(&text, detail, sizeof detail);
    problem_detail(&text, occurrence);
    if (text.used && text_is_utf8(detail)) { /* otherwise it quotes bytes that no page can contain */
        markup_add_markdown(&markdown, detail);
        write_words(&markdown, "\n\n");
    }
    write_words(&markdown, advice(entry->status));
    write_words(&markdown, "\n");
    ways_write(&markdown, request, ruleset, clause_meant(request, book));
    text_start(&text, detail, sizeof detail);
    text_format(&text, "\nFor programs: status %d, `%s`", entry->status, entry->code);
    if (occurrence->request_id && *occurrence->request_id)
        text_format(&text, ", request `%s`", occurrence->request_id);
    write_words(&markdown, detail);
    write_words(&markdown, ". ");
    if (problem_words_read(occurrence->error, &words))
        write_words(&markdown, words.remedy);
    write_words(&markdown, "\n");
    page_end(request, ruleset, entry->title, NULL, &markdown);
}

void search_page_end(struct request *request, const struct ruleset *ruleset, const char *title, const char *sought,
                     struct writer *markdown)
{
    if (request->media == MEDIA_HTML)
        page_end(request, ruleset, title, sought, markdown);
    else {
        write_raw(&request->out, markdown->at ? markdown->at : "", markdown->used);
        request->out.failed |= markdown->failed;
        writer_end(markdown);
    }
    reply_out_public_readable(request);
}

void search_page_write(struct request *request, const struct ruleset *ruleset)
{
    struct writer markdown;
    writer_start(&markdown, PAGE_MARKDOWN_MAX);
    write_words(&markdown, "# Search the rules\n\nFor words, or for the id of a clause or its beginning.\n");
    ways_write(&markdown, request, ruleset, NULL);
    page_end(request, ruleset, "Search the rules", NULL, &markdown);
}
