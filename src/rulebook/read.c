/* Reading one book: the library's tree, section by section. An error ends it, and is reported with its line. */
#include "rulebook/markdown.h"
#include "rulebook/rulebook.h"
#include <stdlib.h>
#include <string.h>

enum { PLAIN_MAX = 1 << 20 };

/* A book being read. */
struct book_reading {
    struct arena *arena;
    const char *file;
    const char *bytes;
    const size_t *lines; /* where each line begins, and at last the end of the file */
    int line_count;
    struct rulebook *book;
    struct writer *plain; /* to work in */
    struct text *fault;
};

__attribute__((format(printf, 3, 4))) static bool fault(const struct book_reading *reading, int line,
                                                        const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    text_format(reading->fault, "%s:%d: ", reading->file, line);
    text_format_list(reading->fault, format, arguments);
    va_end(arguments);
    return false;
}

static bool out_of_memory(const struct book_reading *reading)
{
    return fault(reading, 1, "the book needs more memory than there is");
}

static bool find_lines(struct book_reading *reading, size_t length)
{
    int count = 1;
    for (size_t i = 0; i < length; i++)
        count += reading->bytes[i] == '\n';
    size_t *lines = arena_take(reading->arena, ((size_t)count + 1) * sizeof *lines);
    if (!lines)
        return out_of_memory(reading);
    int line = 0;
    lines[line++] = 0;
    for (size_t i = 0; i < length; i++)
        if (reading->bytes[i] == '\n')
            lines[line++] = i + 1;
    lines[count] = length;
    reading->lines = lines;
    reading->line_count = count;
    return true;
}

/* The Markdown from one line up to another (not counted), without empty lines at its end. NULL when out of memory. */
static const char *slice(const struct book_reading *reading, int from, int to)
{
    size_t start = reading->lines[from - 1], end = reading->lines[to - 1];
    while (end > start && strchr(" \t\r\n", reading->bytes[end - 1]))
        end--;
    return arena_copy(reading->arena, reading->bytes + start, end - start);
}

/* The text of the nodes from one up to another (not counted) without marks. NULL when out of memory. */
static char *plain_copy(const struct book_reading *reading, cmark_node *from, const cmark_node *to)
{
    struct writer *plain = reading->plain;
    writer_reset(plain);
    for (cmark_node *node = from; node && node != to; node = cmark_node_next(node))
        markdown_plain(plain, node);
    if (plain->failed)
        return NULL;
    size_t length = plain->used;
    while (length > 0 && strchr(" \n", plain->at[length - 1]))
        length--;
    return arena_copy(reading->arena, length ? plain->at : "", length);
}

static char *plain_of(const struct book_reading *reading, cmark_node *node)
{
    return plain_copy(reading, node, cmark_node_next(node));
}

/* "a, b" -> {"a", "b", NULL}; cuts the text up. NULL when out of memory. */
static const char *const *split(const struct book_reading *reading, char *words)
{
    size_t count = 1, at = 0;
    for (const char *comma = strchr(words, ','); comma; comma = strchr(comma + 1, ','))
        count++;
    const char **list = arena_take_zero(reading->arena, (count + 1) * sizeof *list);
    for (char *rest = words, *word; list && (word = strsep(&rest, ","));) {
        word += strspn(word, " ");
        if (*word)
            list[at++] = word;
    }
    return list;
}

/* The values of the list's items, by their keys. */
enum key { KEY_SOURCE, KEY_OPTION, KEY_SEE, KEY_TAGS, KEY_TABLE_ONLY, KEY_COUNT };
static const char *const key_names[KEY_COUNT] = {"source", "option", "see", "tags", "table-only"};

/* The key of "key: value", KEY_COUNT when it is not such a line; `ret_value` gets the value. */
static enum key key_of(char *words, char **ret_value)
{
    char *colon = strstr(words, ": ");
    for (enum key key = 0; colon && key < KEY_COUNT; key++)
        if ((size_t)(colon - words) == strlen(key_names[key]) &&
            memcmp(words, key_names[key], (size_t)(colon - words)) == 0) {
            *ret_value = colon + 2;
            return key;
        }
    return KEY_COUNT;
}

static bool item_set(const struct book_reading *reading, struct clause *clause, enum key key, char *value)
{
    const char *const *list = NULL;
    switch (key) {
    case KEY_SOURCE:
        clause->source = value;
        return true;
    case KEY_TABLE_ONLY:
        clause->table_only = value;
        return true;
    case KEY_OPTION:
        list = clause->options = split(reading, value);
        break;
    case KEY_SEE:
        list = clause->see = split(reading, value);
        break;
    case KEY_TAGS:
        list = clause->tags = split(reading, value);
        break;
    case KEY_COUNT:
        break;
    }
    return list || out_of_memory(reading);
}

/* The items from the one that names the source to the last. */
static bool items_read(const struct book_reading *reading, struct clause *clause, cmark_node *item)
{
    unsigned seen = 0;
    for (; item; item = cmark_node_next(item)) {
        char *words = plain_of(reading, item), *value = NULL;
        if (!words)
            return out_of_memory(reading);
        enum key key = key_of(words, &value);
        if (key == KEY_COUNT)
            return fault(reading, cmark_node_get_start_line(item),
                         "\"%.40s\" is none of source, option, see, tags, "
                         "table-only with a value",
                         words);
        if (seen & 1U << key)
            return fault(reading, cmark_node_get_start_line(item), "%s is given twice", key_names[key]);
        seen |= 1U << key;
        if (!item_set(reading, clause, key, value))
            return false;
    }
    return true;
}

/* "TT-PIN-1: Charge on pinned raw troops" */
static bool heading_read(const struct book_reading *reading, struct clause *clause, cmark_node *heading)
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-";
    char *words = plain_of(reading, heading);
    clause->line = cmark_node_get_start_line(heading);
    if (!words)
        return out_of_memory(reading);
    size_t length = strspn(words, letters);
    if (length == 0 || strncmp(words + length, ": ", 2) != 0 || !words[length + 2])
        return fault(reading, clause->line, "a clause begins with \"## ID: Title\", and not with \"%.40s\"", words);
    if (clause_find(reading->book, words, length))
        return fault(reading, clause->line, "%.*s stands twice", (int)length, words);
    words[length] = '\0';
    clause->id = words;
    clause->title = words + length + 2;
    return true;
}

/* The item that names the source in the list that ends a section; NULL when there is none. What comes before it in the
 * same list belongs to the text: Markdown joins two lists that follow each other. */
static cmark_node *source_item(const struct book_reading *reading, cmark_node *last)
{
    if (!last || cmark_node_get_type(last) != CMARK_NODE_LIST)
        return NULL;
    for (cmark_node *item = cmark_node_first_child(last); item; item = cmark_node_next(item)) {
        const char *at = reading->bytes + reading->lines[cmark_node_get_start_line(item) - 1];
        at += strspn(at, "-*+ ");
        if (strncmp(at, "source: ", strlen("source: ")) == 0)
            return item;
    }
    return NULL;
}

/* The nodes of a section's text: those before the list, and the list's items before the source. */
static const char *text_of(const struct book_reading *reading, cmark_node *first, cmark_node *last, cmark_node *source)
{
    const char *before = plain_copy(reading, first, last);
    const char *items = plain_copy(reading, cmark_node_first_child(last), source);
    if (!before || !items)
        return NULL;
    size_t size = strlen(before) + strlen(items) + 2;
    char *whole = arena_take(reading->arena, size);
    if (!whole)
        return NULL;
    struct text text;
    text_start(&text, whole, size);
    text_add(&text, before);
    text_add(&text, *before && *items ? "\n" : "");
    text_add(&text, items);
    return whole;
}

/* A section; `ret_next` gets the heading after it, or NULL. */
static bool clause_read(const struct book_reading *reading, cmark_node *heading, struct clause *clause,
                        cmark_node **ret_next)
{
    static const char *const none[] = {NULL};
    *clause = (struct clause){.options = none, .see = none, .tags = none};
    if (!heading_read(reading, clause, heading))
        return false;
    cmark_node *first = cmark_node_next(heading), *last = NULL, *node = first;
    for (; node && cmark_node_get_type(node) != CMARK_NODE_HEADING; node = cmark_node_next(node))
        last = node;
    if (node && !markdown_is_heading(node, 2))
        return fault(reading, cmark_node_get_start_line(node),
                     "only headings of the second level stand below the title");
    cmark_node *source = source_item(reading, last);
    if (!source)
        return fault(reading, clause->line, "%s does not end with a list that names its source", clause->id);
    int from = cmark_node_get_start_line(first), to = cmark_node_get_start_line(source);
    int end = node ? cmark_node_get_start_line(node) : reading->line_count + 1;
    if (from == to)
        return fault(reading, clause->line, "%s has no text", clause->id);
    clause->section = slice(reading, clause->line, end);
    clause->markdown = slice(reading, from, to);
    clause->plain = text_of(reading, first, last, source);
    if (!clause->section || !clause->markdown || !clause->plain)
        return out_of_memory(reading);
    *ret_next = node;
    return items_read(reading, clause, source);
}

/* "## Words": what players say for what the book calls otherwise, "- cannon, Kanone: field gun". */
static bool is_words(const struct book_reading *reading, cmark_node *heading)
{
    static const char title[] = "## Words";
    const char *line = reading->bytes + reading->lines[cmark_node_get_start_line(heading) - 1];
    return strncmp(line, title, strlen(title)) == 0 && (line[strlen(title)] == '\n' || line[strlen(title)] == ' ');
}

static bool word_read(const struct book_reading *reading, cmark_node *item)
{
    struct rulebook *book = reading->book;
    char *words = plain_of(reading, item), *colon = words ? strstr(words, ": ") : NULL;
    if (!words)
        return out_of_memory(reading);
    if (!colon)
        return fault(reading, cmark_node_get_start_line(item), "\"%.40s\" is not \"what players say: what is meant\"",
                     words);
    *colon = '\0';
    book->synonyms[book->synonym_count++] = (struct search_synonym){book->ruleset, words, colon + 2};
    return true;
}

/* Of the lists up to the next heading, which `ret_next` gets. */
static bool words_read(const struct book_reading *reading, cmark_node *heading, cmark_node **ret_next)
{
    cmark_node *node = cmark_node_next(heading);
    for (; node && cmark_node_get_type(node) != CMARK_NODE_HEADING; node = cmark_node_next(node))
        for (cmark_node *item = cmark_node_first_child(node); cmark_node_get_type(node) == CMARK_NODE_LIST && item;
             item = cmark_node_next(item))
            if (!word_read(reading, item))
                return false;
    *ret_next = node;
    return true;
}

static size_t count_sections(cmark_node *node)
{
    size_t count = 0;
    for (; node; node = cmark_node_next(node))
        count += markdown_is_heading(node, 2);
    return count;
}

/* The title, the introduction; `ret_first` gets the first clause's heading. */
static bool opening_read(const struct book_reading *reading, cmark_node *node, cmark_node **ret_first)
{
    struct rulebook *book = reading->book;
    if (!markdown_is_heading(node, 1))
        return fault(reading, 1, "a book begins with \"# Title\"");
    cmark_node *first = cmark_node_next(node);
    book->title = plain_of(reading, node);
    if (!first || cmark_node_get_type(first) == CMARK_NODE_HEADING)
        return fault(reading, cmark_node_get_start_line(node), "an introduction follows the title");
    for (node = first; node && cmark_node_get_type(node) != CMARK_NODE_HEADING; node = cmark_node_next(node))
        continue;
    if (!markdown_is_heading(node, 2))
        return fault(reading, node ? cmark_node_get_start_line(node) : reading->line_count, "there is no clause");
    book->introduction = slice(reading, cmark_node_get_start_line(first), cmark_node_get_start_line(node));
    *ret_first = node;
    return (book->title && book->introduction) || out_of_memory(reading);
}

/* Each clause that another refers to is in the book. */
static bool references_check(const struct book_reading *reading)
{
    for (size_t i = 0; i < reading->book->clause_count; i++) {
        const struct clause *clause = &reading->book->clauses[i];
        for (const char *const *see = clause->see; *see; see++)
            if (!clause_find(reading->book, *see, strlen(*see)))
                return fault(reading, clause->line, "%s refers to %s, which is not here", clause->id, *see);
    }
    return true;
}

static bool book_read(const struct book_reading *reading, cmark_node *document)
{
    struct rulebook *book = reading->book;
    cmark_node *heading = NULL;
    if (!opening_read(reading, cmark_node_first_child(document), &heading))
        return false;
    book->clauses = arena_take_zero(reading->arena, count_sections(heading) * sizeof *book->clauses);
    book->synonyms = arena_take(reading->arena, (size_t)reading->line_count * sizeof *book->synonyms);
    if (!book->clauses || !book->synonyms)
        return out_of_memory(reading);
    while (heading) {
        if (is_words(reading, heading)) {
            if (!words_read(reading, heading, &heading))
                return false;
            continue;
        }
        if (!clause_read(reading, heading, &book->clauses[book->clause_count], &heading))
            return false;
        book->clause_count++;
    }
    return references_check(reading);
}

/* "config/rulebooks/tt.md" -> "tt" */
static const char *name_of(struct arena *arena, const char *file)
{
    const char *slash = strrchr(file, '/'), *name = slash ? slash + 1 : file;
    return arena_copy(arena, name, strcspn(name, "."));
}

bool rulebook_read(struct arena *arena, const char *file, const char *bytes, size_t length, struct rulebook *ret,
                   struct text *fault_words)
{
    struct writer plain;
    struct book_reading reading = {
        .arena = arena, .file = file, .bytes = bytes, .book = ret, .plain = &plain, .fault = fault_words};
    *ret = (struct rulebook){.ruleset = name_of(arena, file), .markdown = arena_copy(arena, bytes, length)};
    if (!ret->ruleset || !ret->markdown)
        return out_of_memory(&reading);
    reading.bytes = ret->markdown;
    if (!find_lines(&reading, length))
        return false;
    writer_start(&plain, PLAIN_MAX);
    cmark_node *document = markdown_parse(bytes, length);
    bool read = book_read(&reading, document);
    cmark_node_free(document);
    writer_end(&plain);
    return read;
}
