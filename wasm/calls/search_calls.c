/* Searching the rulebooks, in the texts that `clauses` was given: the answer of GET /v1/search. */
#include "calls.h"
#include "fields/answer_rows.h"
#include "search/search.h"

enum { INDEX_ARENA_MAX = 32 << 20, LIMIT = 10 };

struct search_head {
    const char *q, *ruleset;
    int32_t limit;
};

static const struct field search_list[] = {
    WORD(struct search_head, q, NULL),
    WORD(struct search_head, ruleset, NULL, OPTIONAL),
    {.name = "limit",
     .kind = FIELD_INT,
     .presence = FIELD_DEFAULTED,
     .min = 1,
     .max = SEARCH_FOUND_MAX,
     .fallback = LIMIT,
     .offset = FIELD_AT(struct search_head, limit, int32_t)},
};
static const struct fields search_fields = {
    .name = "Search", .list = search_list, .count = FIELDS_COUNT(search_list), .size = sizeof(struct search_head)};

/* The index, of these texts. */
static struct arena arena;
static const struct json_t *indexed;
static const struct search_index *search_index;

void search_forget(void)
{
    arena_end(&arena);
    arena = (struct arena){0};
    indexed = NULL;
    search_index = NULL;
}

/* NULL when out of memory. */
static const char *const *tags_read(const struct json_t *list)
{
    size_t count = json_list_size(list);
    const char **tags = arena_take(&arena, (count + 1) * sizeof *tags);
    for (size_t i = 0, length; tags && i < count; i++)
        tags[i] = json_text(json_list_item(list, i), &length);
    if (tags)
        tags[count] = NULL;
    return tags;
}

/* The clauses of all books in their order; how many, or 0 when out of memory. */
static size_t clauses_read(const struct json_t *clauses, struct search_clause **ret)
{
    const struct json_t *books = json_member(clauses, "books"), *clause;
    const char *ruleset = NULL, *id = NULL;
    size_t count = 0;
    while (json_next(books, &ruleset))
        count += json_member_count(json_member(clauses, ruleset));
    struct search_clause *list = *ret = arena_take(&arena, (count + 1) * sizeof *list);
    for (ruleset = NULL; list && json_next(books, &ruleset);)
        for (id = NULL; (clause = json_next(json_member(clauses, ruleset), &id));) {
            *list = (struct search_clause){ruleset,
                                           json_text_member(books, ruleset),
                                           id,
                                           json_text_member(clause, "title"),
                                           json_text_member(clause, "text"),
                                           tags_read(json_member(clause, "tags"))};
            if (!list++->tags)
                return 0;
        }
    return list ? count : 0;
}

static size_t synonyms_read(const struct json_t *words, struct search_synonym **ret)
{
    size_t count = json_list_size(words);
    *ret = arena_take(&arena, (count + 1) * sizeof **ret);
    for (size_t i = 0; *ret && i < count; i++) {
        const struct json_t *word = json_list_item(words, i);
        (*ret)[i] = (struct search_synonym){json_text_member(word, "ruleset"), json_text_member(word, "typed"),
                                            json_text_member(word, "meant")};
    }
    return *ret ? count : 0;
}

static const struct search_index *index_of(const struct json_t *clauses)
{
    struct search_clause *list;
    struct search_synonym *synonyms;
    if (clauses == indexed)
        return search_index;
    search_forget();
    arena_start(&arena, INDEX_ARENA_MAX);
    size_t count = clauses_read(clauses, &list), words = synonyms_read(json_member(clauses, "words"), &synonyms);
    search_index = count && synonyms ? search_index_new(&arena, list, count, synonyms, words) : NULL;
    indexed = search_index ? clauses : NULL;
    return search_index;
}

static int search(struct call *call)
{
    const struct search_head *head = call->head;
    const struct json_t *clauses = call_clauses();
    if (!clauses)
        return call_problem(call, ERROR_BAD_REQUEST, "the clauses were not given");
    const struct search_index *index = index_of(clauses);
    struct search_answer *answer = arena_take(call->arena, sizeof *answer);
    if (!index || !answer || !search_ask(index, call->arena, head->q, head->ruleset, head->limit, answer))
        return call_problem(call, ERROR_OVERLOADED, NULL);
    search_answer_write(call->out, answer);
    return call_done(call);
}

const struct call_row search_calls[] = {{"search", &search_fields, search}, {0}};
