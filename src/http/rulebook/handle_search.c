/* Searching the rulebooks: by the database's full-text search, or from memory what was searched for lately. */
#include "fields/answer_rows.h"
#include "http/server/asking.h"
#include "http/server/operation.h"
#include "http/server/problem.h"
#include "http/server/problem_page.h"
#include "http/server/reply.h"
#include "http/server/request_query.h"
#include "referee/sheet.h"
#include <stdlib.h>
#include <string.h>

enum { QUERY_MAX = 200, KEY_SIZE = FIELD_TEXT_SIZE(QUERY_MAX) + STORE_NAME_MAX + 16, SNIPPET_PIECE = 1024 };

struct search_query {
    char q[FIELD_TEXT_SIZE(QUERY_MAX)];
    char ruleset[STORE_NAME_MAX];
    int32_t limit;
};

static const struct field search_query_list[] = {
    TEXT(struct search_query, q, 1, QUERY_MAX, "Query", NULL,
         "What to search for: words, or a clause's id or the beginning of one.", .pattern = FIELD_SOUGHT),
    TEXT(struct search_query, ruleset, 1, STORE_NAME_MAX - 1, "Ruleset", NULL, "Only clauses of this ruleset.",
         .pattern = FIELD_ASCII, OPTIONAL),
    NUMBER(struct search_query, limit, 1, STORE_FOUND_MAX, "How many", NULL, "The maximum number of clauses.",
           .unit = "clauses", DEFAULT(10)),
};

const struct fields search_query_fields = FIELDS("SearchQuery", NULL, search_query_list, struct search_query);

/* The length of a blank: a space, U+00A0, or one of U+2000 to U+207F, which are blanks, marks or invisible. No word has
 * them, but not every PostgreSQL knows that. 0 for anything else. */
static size_t blank_length(const char *at)
{
    if (*at == ' ')
        return 1;
    if (strncmp(at, "\xC2\xA0", 2) == 0)
        return 2;
    return strncmp(at, "\xE2\x80", 2) == 0 || strncmp(at, "\xE2\x81", 2) == 0 ? 3 : 0;
}

/* Small letters and single blanks, in place: queries that are equal after this have one cached answer. The text is
 * UTF-8. */
static void normalise(char *words)
{
    char *to = words;
    for (const char *from = words; *from;) {
        size_t blank = blank_length(from);
        if (blank == 0)
            *to++ = *from >= 'A' && *from <= 'Z' ? (char)(*from - 'A' + 'a') : *from;
        else if (to > words && to[-1] != ' ')
            *to++ = ' ';
        from += blank ? blank : 1;
    }
    to -= to > words && to[-1] == ' ';
    *to = '\0';
}

/* The cache's key for the answer. No member of it has a line end. */
static void key_write(const struct store_read *read, char ret[KEY_SIZE])
{
    struct text key;
    text_start(&key, ret, KEY_SIZE);
    text_format(&key, "%s\n%s\n%d", read->words, read->ruleset ? read->ruleset : "", read->limit);
}

/* The database puts what it found between two control characters, which become a <mark>; the other text is escaped. */
static const struct {
    char byte;
    const char *html;
} html_of[] = {
    {STORE_FOUND_START[0], "<mark>"},
    {STORE_FOUND_END[0], "</mark>"},
    {'&', "&amp;"},
    {'<', "&lt;"},
    {'>', "&gt;"},
    {'"', "&quot;"},
};

static void byte_write(struct writer *html, const char *byte)
{
    for (size_t i = 0; i < sizeof html_of / sizeof html_of[0]; i++)
        if (html_of[i].byte == *byte) {
            write_raw(html, html_of[i].html, strlen(html_of[i].html));
            return;
        }
    write_raw(html, byte, 1);
}

static void snippet_write(struct writer *out, const char *snippet)
{
    struct writer html;
    writer_start(&html, REPLY_MAX);
    for (const char *at = snippet; *at; at++)
        byte_write(&html, at);
    write_string_bytes(out, html.at ? html.at : "", html.used);
    out->failed |= html.failed;
    writer_end(&html);
}

/* ---- what is answered ---- */

struct found_answer {
    struct store_found found;
    char href[160];
};

WRITES(marked_write, struct found_answer)
{
    snippet_write(out, it->found.snippet);
}

static const struct field found_rows[] = {
    WORD_AS(struct found_answer, found.ruleset, "ruleset", NULL),
    WORD_AS(struct found_answer, found.clause, "id", NULL),
    WORD_AS(struct found_answer, found.title, "title", "Plain text."),
    MADE_WORD("snippet",
              "HTML: escaped text in which <mark> encloses the words that were found; it contains no other element.",
              marked_write),
    SPELLED(struct found_answer, href, "The clause's address."),
};
static const struct fields found_fields =
    FIELDS("FoundClause", "A clause that a search found.", found_rows, struct found_answer);

static void found_write(struct writer *out, const struct store_found *found)
{
    struct found_answer answer = {.found = *found};
    struct text text;
    text_start(&text, answer.href, sizeof answer.href);
    text_format(&text, "/v1/rulesets/%s/clauses/%s", found->ruleset, found->clause);
    ANSWER(out, found_fields, answer);
}

/* Words in a longer text, up to the next blank. */
struct correction {
    const char *asked, *used;
};

static void word_write(struct writer *out, const char *word)
{
    write_string_bytes(out, word, strcspn(word, " "));
}

WRITES(asked_write, struct correction)
{
    word_write(out, it->asked);
}

WRITES(used_write, struct correction)
{
    word_write(out, it->used);
}

static const struct field correction_rows[] = {
    MADE_WORD("asked", NULL, asked_write),
    MADE_WORD("used", NULL, used_write),
};
static const struct fields correction_fields =
    FIELDS("SearchCorrection", "A word that was replaced by a similar one.", correction_rows, struct correction);

/* "scater scatter moral morale": what was asked and what was looked for instead, in turns. */
WRITES(corrections_write, struct store_read)
{
    write_array(out);
    for (const char *at = it->corrections; at && *at;) {
        struct correction correction = {.asked = at, .used = at + strcspn(at, " ") + 1};
        ANSWER(out, correction_fields, correction);
        at = correction.used + strcspn(correction.used, " ");
        at += *at == ' ';
    }
    write_array_end(out);
}

WRITES(results_write, struct store_read)
{
    write_array(out);
    for (int32_t i = 0; i < it->clause_count; i++)
        found_write(out, &it->clauses[i]);
    write_array_end(out);
}

static const struct field result_rows[] = {
    WORD_AS(struct store_read, words, "query", "The query, in lower case and with single spaces."),
    EACH("corrections", correction_fields, "Words that occur in no rulebook, and what was searched for instead.",
         corrections_write),
    EACH("results", found_fields, "Best match first.", results_write),
};
const struct fields search_result_fields =
    FIELDS("SearchResult", "What a search found.", result_rows, struct store_read);

/* What was found, with the marked words in bold. */
static void snippet_add(struct sheet *sheet, const char *snippet)
{
    static const char marks[] = STORE_FOUND_START STORE_FOUND_END;
    char piece[SNIPPET_PIECE];
    bool found = false;
    for (size_t length; *snippet; snippet += length) {
        if (strchr(marks, *snippet)) {
            found = *snippet == *STORE_FOUND_START;
            length = 1;
            continue;
        }
        length = strcspn(snippet, marks);
        size_t copied = length < sizeof piece ? length : sizeof piece - 1;
        memcpy(piece, snippet, copied);
        piece[copied] = '\0';
        if (found)
            sheet_strong(sheet, piece);
        else
            sheet_add(sheet, piece);
    }
}

static void search_page(struct request *request)
{
    const struct store_read *read = &request->read;
    struct sheet sheet = {.out = &request->out, .html = request->media == MEDIA_HTML};
    sheet_open(&sheet, "Search");
    sheet_heading(&sheet, 1, "Search");
    sheet_paragraph(&sheet, "by");
    sheet_format(&sheet, "%d clause%s for ", (int)read->clause_count, read->clause_count == 1 ? "" : "s");
    sheet_name(&sheet, read->words);
    sheet_paragraph_end(&sheet);
    for (int32_t i = 0; i < read->clause_count; i++) {
        const struct store_found *found = &read->clauses[i];
        char href[160];
        struct text text;
        text_start(&text, href, sizeof href);
        text_format(&text, "/v1/rulesets/%s/clauses/%s", found->ruleset, found->clause);
        sheet_section(&sheet, "entry", NULL);
        sheet_heading(&sheet, 2, found->title);
        sheet_paragraph(&sheet, "by");
        sheet_link(&sheet, href, found->clause);
        sheet_add(&sheet, " in ");
        sheet_add(&sheet, found->ruleset);
        sheet_paragraph_end(&sheet);
        sheet_paragraph(&sheet, NULL);
        snippet_add(&sheet, found->snippet);
        sheet_paragraph_end(&sheet);
        sheet_section_end(&sheet);
    }
    sheet_close(&sheet);
    reply_out_public_readable(request);
}

static void search_answer(struct request *request)
{
    const struct store_read *read = &request->read;
    asking_end(request);
    struct writer *out = &request->out;
    char key[KEY_SIZE], *tag = arena_take(&request->arena, DOCUMENT_TAG_MAX);
    if (read->result != STORE_DONE || !tag) {
        problem_store(request, tag ? read->result : STORE_OVERLOADED);
        return;
    }
    if (request->media != MEDIA_JSON) {
        search_page(request);
        return;
    }
    ANSWER(out, search_result_fields, *read);
    if (!out->failed) {
        tag_of(out->at, out->used, tag);
        key_write(read, key);
        search_cache_put(request->service->searches, key, out, tag);
    }
    reply_out_public(request, tag);
}

/* Whether the query is one that can be asked; answers when it is not. */
static bool query_fits(struct request *request, struct search_query *query)
{
    struct violations *violations = request->violations;
    bool given = false;
    for (int32_t i = 0; i < request->input.parameter_count; i++)
        given = given || strcmp(request->input.parameters[i].name, "q") == 0;
    normalise(query->q);
    if (!given)
        violation_add(violations, ERROR_MISSING_FIELD, "?q", "is required");
    else if (violations->count == 0 && !query->q[0])
        violation_add(violations, ERROR_WRONG_LENGTH, "?q", "is empty");
    if (query->ruleset[0] && !ruleset_find(query->ruleset))
        violation_add(violations, ERROR_NOT_A_CHOICE, "?ruleset", "is not a ruleset");
    if (violations->count)
        problem_violations(request);
    return violations->count == 0;
}

/* A browser that asks for nothing, or with its field left empty, gets the page with the field. */
static bool begins_page(struct request *request, struct search_query *query)
{
    const struct violations *violations = request->violations;
    bool fine = true;
    for (int32_t i = 0; i < violations->count; i++)
        fine = fine && strcmp(violations->list[i].pointer, "?q") == 0 && !query->q[0];
    normalise(query->q);
    return request->media == MEDIA_HTML && fine && !query->q[0] && (!query->ruleset[0] || ruleset_find(query->ruleset));
}

void handle_search(struct request *request)
{
    char key[KEY_SIZE], *tag = arena_take(&request->arena, DOCUMENT_TAG_MAX);
    struct search_query *query = tag ? request_query(request) : NULL;
    if (!tag)
        problem(request, ERROR_OVERLOADED, NULL);
    if (query && begins_page(request, query)) {
        search_page_write(request, ruleset_find(query->ruleset));
        reply_out_public_readable(request);
        return;
    }
    if (!query || !query_fits(request, query))
        return;
    request->read = (struct store_read){.query = STORE_SEARCH,
                                        .words = query->q,
                                        .ruleset = query->ruleset[0] ? query->ruleset : NULL,
                                        .limit = query->limit};
    key_write(&request->read, key);
    if (request->media == MEDIA_JSON && search_cache_find(request->service->searches, key, &request->out, tag))
        reply_out_public(request, tag);
    else if (asking_begin(request, request->service->searches_asked)) /* it costs as much as a thousand reads */
        request_read(request, search_answer);
}
