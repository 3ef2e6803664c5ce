/* Searching the rulebooks: by the database's full-text search, or from memory what was searched for lately. */
#include "operation.h"
#include "problem.h"
#include "reply.h"
#include "request_query.h"
#include <stdlib.h>
#include <string.h>

enum { QUERY_MAX = 200, KEY_SIZE = 512 };

struct search_query {
    char q[QUERY_MAX + 1];
    char ruleset[STORE_NAME_MAX];
    int32_t limit;
};

static const struct field search_query_list[] = {
    {.name = "q",
     .title = "Words",
     .doc = "What to search for: words, or a clause's id or the beginning of one.",
     .kind = FIELD_TEXT,
     .presence = FIELD_REQUIRED,
     .min = 1,
     .max = QUERY_MAX,
     .offset = offsetof(struct search_query, q)},
    {.name = "ruleset",
     .title = "Ruleset",
     .doc = "Only clauses of this ruleset.",
     .kind = FIELD_TEXT,
     .presence = FIELD_OPTIONAL,
     .min = 1,
     .max = STORE_NAME_MAX - 1,
     .offset = offsetof(struct search_query, ruleset)},
    {.name = "limit",
     .title = "How many",
     .doc = "The maximum number of clauses.",
     .unit = "clauses",
     .kind = FIELD_INT,
     .presence = FIELD_DEFAULTED,
     .min = 1,
     .max = STORE_FOUND_MAX,
     .fallback = 10,
     .offset = FIELD_AT(struct search_query, limit, int32_t)},
};

const struct fields search_query_fields = {.name = "SearchQuery",
                                           .list = search_query_list,
                                           .count = FIELDS_COUNT(search_query_list),
                                           .size = sizeof(struct search_query)};

/* The length of a blank: a space, U+00A0, or one of U+2000 to U+207F, all of which are blanks, marks or invisible, and
 * of which not every PostgreSQL knows that no word has them. 0 for anything else. */
static size_t blank_length(const char *at)
{
    if (*at == ' ')
        return 1;
    if (strncmp(at, "\xC2\xA0", 2) == 0)
        return 2;
    return strncmp(at, "\xE2\x80", 2) == 0 || strncmp(at, "\xE2\x81", 2) == 0 ? 3 : 0;
}

/* Small letters and single blanks, in place: what differs in neither is the same question. The text is UTF-8. */
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

/* What the answer is kept under. No member of it holds a line's end. */
static void key_write(const struct store_read *read, char ret[KEY_SIZE])
{
    struct text key;
    text_start(&key, ret, KEY_SIZE);
    text_format(&key, "%s\n%s\n%d", read->words, read->ruleset ? read->ruleset : "", read->limit);
}

/* The database marks what it found by two control characters; everything else becomes HTML's plain text. */
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

static void snippet_write(struct request *request, const char *snippet)
{
    struct writer html;
    writer_start(&html, REPLY_MAX);
    for (const char *at = snippet; *at; at++)
        byte_write(&html, at);
    write_key(&request->out, "snippet");
    write_string_bytes(&request->out, html.at ? html.at : "", html.used);
    request->out.failed |= html.failed;
    writer_end(&html);
}

static void found_write(struct request *request, const struct store_found *found)
{
    char href[160];
    struct writer *out = &request->out;
    struct text text;
    text_start(&text, href, sizeof href);
    text_format(&text, "/v1/rulesets/%s/clauses/%s", found->ruleset, found->clause);
    write_object(out);
    write_member(out, "ruleset", found->ruleset);
    write_member(out, "id", found->clause);
    write_member(out, "title", found->title);
    snippet_write(request, found->snippet);
    write_member(out, "href", href);
    write_object_end(out);
}

/* "scater scatter moral morale": what was asked and what was looked for instead, in turns. */
static void corrections_write(struct writer *out, const char *pairs)
{
    write_key(out, "corrections");
    write_array(out);
    for (const char *at = pairs; at && *at;) {
        size_t asked = strcspn(at, " "), used = strcspn(at + asked + 1, " ");
        write_object(out);
        write_key(out, "asked");
        write_string_bytes(out, at, asked);
        write_key(out, "used");
        write_string_bytes(out, at + asked + 1, used);
        write_object_end(out);
        at += asked + 1 + used;
        at += *at == ' ';
    }
    write_array_end(out);
}

static void search_answer(struct request *request)
{
    const struct store_read *read = &request->read;
    struct writer *out = &request->out;
    char key[KEY_SIZE], *tag = arena_take(&request->arena, DOCUMENT_TAG_MAX);
    if (read->result != STORE_DONE || !tag) {
        problem_store(request, tag ? read->result : STORE_OVERLOADED);
        return;
    }
    write_object(out);
    write_member(out, "query", read->words);
    corrections_write(out, read->corrections);
    write_key(out, "results");
    write_array(out);
    for (int32_t i = 0; i < read->clause_count; i++)
        found_write(request, &read->clauses[i]);
    write_array_end(out);
    write_object_end(out);
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

void handle_search(struct request *request)
{
    char key[KEY_SIZE], *tag = arena_take(&request->arena, DOCUMENT_TAG_MAX);
    struct search_query *query = tag ? request_query(request) : NULL;
    if (!tag)
        problem(request, ERROR_OVERLOADED, NULL);
    if (!query || !query_fits(request, query))
        return;
    request->read = (struct store_read){.query = STORE_SEARCH,
                                        .words = query->q,
                                        .ruleset = query->ruleset[0] ? query->ruleset : NULL,
                                        .limit = query->limit};
    key_write(&request->read, key);
    if (search_cache_find(request->service->searches, key, &request->out, tag))
        reply_out_public(request, tag);
    else
        request_read(request, search_answer);
}
