/* What a search found, as JSON; one table for the service, the command line and the browser. */
#include "fields/answer_rows.h"
#include "search/search.h"
#include <string.h>
#include <umpire/text.h>

enum { SNIPPET_HTML_MAX = 1 << 16, HREF_MAX = 160 };

/* What was found is between two control characters; it becomes a <mark>, and the other text is escaped. */
static const struct {
    char byte;
    const char *html;
} html_of[] = {
    {SEARCH_MARK[0], "<mark>"},
    {SEARCH_MARK_END[0], "</mark>"},
    {'&', "&amp;"},
    {'<', "&lt;"},
    {'>', "&gt;"},
    {'"', "&quot;"},
};

static void byte_write(struct writer *html, const char *byte)
{
    for (size_t i = 0; i < sizeof html_of / sizeof html_of[0]; i++)
        if (html_of[i].byte == *byte) {
            write_words(html, html_of[i].html);
            return;
        }
    write_raw(html, byte, 1);
}

struct found_answer {
    const char *ruleset, *id, *title, *snippet;
    char href[HREF_MAX];
};

WRITES(marked_write, struct found_answer)
{
    struct writer html;
    writer_start(&html, SNIPPET_HTML_MAX);
    for (const char *at = it->snippet; *at; at++)
        byte_write(&html, at);
    write_string_bytes(out, html.at ? html.at : "", html.used);
    out->failed |= html.failed;
    writer_end(&html);
}

static const struct field found_rows[] = {
    WORD(struct found_answer, ruleset, NULL),
    WORD(struct found_answer, id, NULL),
    WORD(struct found_answer, title, "Plain text."),
    MADE_WORD("snippet",
              "HTML: escaped text in which <mark> encloses the words that were found; it contains no other element.",
              marked_write),
    SPELLED(struct found_answer, href, "The clause's address."),
};
static const struct fields found_fields =
    FIELDS("FoundClause", "A clause that a search found.", found_rows, struct found_answer);

static void found_write(struct writer *out, const struct search_found *found)
{
    const struct search_clause *clause = found->clause;
    struct found_answer answer = {clause->ruleset, clause->id, clause->title, found->snippet, {0}};
    struct text text;
    text_start(&text, answer.href, sizeof answer.href);
    text_format(&text, "/v1/rulesets/%s/clauses/%s", clause->ruleset, clause->id);
    ANSWER(out, found_fields, answer);
}

static const struct field correction_rows[] = {
    WORD(struct search_change, asked, NULL),
    WORD(struct search_change, used, NULL),
};
static const struct fields correction_fields =
    FIELDS("SearchCorrection", "A word with a slip of a finger, and what was searched for in its place.",
           correction_rows, struct search_change);

static const struct field suggestion_rows[] = {
    WORD(struct search_change, asked, NULL),
    WORD_AS(struct search_change, used, "meant", "The word that is most like it; absent: none is.", OPTIONAL),
};
static const struct fields suggestion_fields = FIELDS(
    "SearchSuggestion", "A word that no clause has, and the one that was perhaps meant, which was not searched for.",
    suggestion_rows, struct search_change);

WRITES(corrections_write, struct search_answer)
{
    write_array(out);
    for (size_t i = 0; i < it->correction_count; i++)
        ANSWER(out, correction_fields, it->corrections[i]);
    write_array_end(out);
}

WRITES(suggestions_write, struct search_answer)
{
    write_array(out);
    for (size_t i = 0; i < it->suggestion_count; i++)
        ANSWER(out, suggestion_fields, it->suggestions[i]);
    write_array_end(out);
}

WRITES(results_write, struct search_answer)
{
    write_array(out);
    for (size_t i = 0; i < it->found_count; i++)
        found_write(out, &it->found[i]);
    write_array_end(out);
}

static const struct field result_rows[] = {
    WORD_AS(struct search_answer, words, "query", "The query, in lower case and with single spaces."),
    EACH("corrections", correction_fields,
         "Words that occur in no rulebook but can hardly be anything else, and what was searched for in their place.",
         corrections_write),
    EACH("suggestions", suggestion_fields, "Other words that occur in no rulebook; they were left out.",
         suggestions_write),
    EACH("results", found_fields, "Best match first; a clause that several rulebooks share once.", results_write),
};
const struct fields search_answer_fields =
    FIELDS("SearchResult", "What a search found.", result_rows, struct search_answer);

void search_answer_write(struct writer *out, const struct search_answer *answer)
{
    ANSWER(out, search_answer_fields, *answer);
}
