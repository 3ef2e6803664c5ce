/* The rulebooks config/rulebooks/<ruleset>.md, each against its ruleset: that they keep the format, that whatever a
 * step, field, option or table cites is in the book, and that each clause of the book is either applied by a step or
 * played on the table only. Prints how many of each there are. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <umpire/rules.h>

enum { SECTIONS_MAX = 256, LINES_MAX = 4096, PREFIX_MAX = 8, ID_MAX = 24 };

enum item { SOURCE, OPTION, SEE, TAGS, TABLE_ONLY, ITEMS };
static const char *const item_names[ITEMS] = {"source", "option", "see", "tags", "table-only"};

struct section {
    char id[ID_MAX];
    int line;
    const char *items[ITEMS]; /* what stands behind "- source: "; NULL where it is not given */
};

struct book {
    const struct ruleset *ruleset;
    char prefix[PREFIX_MAX]; /* "TT-" */
    char *memory;
    int line_count;
    const char *lines[LINES_MAX];
    int section_count;
    struct section sections[SECTIONS_MAX];
};

static struct book book;

#define WRONG(line, ...)                                                                                               \
    do {                                                                                                               \
        print_error("config/rulebooks/%s.md:%d: ", book.ruleset->name, line);                                          \
        fail_msg(__VA_ARGS__);                                                                                         \
    } while (0)

static bool starts(const char *line, const char *with)
{
    return strncmp(line, with, strlen(with)) == 0;
}

static const struct section *section_find(const char *id, size_t length)
{
    for (int i = 0; i < book.section_count; i++)
        if (strlen(book.sections[i].id) == length && memcmp(book.sections[i].id, id, length) == 0)
            return &book.sections[i];
    return NULL;
}

/* Reading. */

static char *file_load(const char *name)
{
    char path[512];
    snprintf(path, sizeof path, UMPIRE_SOURCE_DIR "/config/rulebooks/%s.md", name);
    FILE *file = fopen(path, "rb");
    if (!file)
        fail_msg("%s is missing", path);
    fseek(file, 0, SEEK_END);
    long size = ftell(file);
    rewind(file);
    assert_true(size > 0);
    char *memory = malloc((size_t)size + 1);
    assert_non_null(memory);
    assert_int_equal(fread(memory, 1, (size_t)size, file), size);
    fclose(file);
    memory[size] = '\0';
    if (memory[size - 1] != '\n')
        fail_msg("%s does not end with a newline", path);
    return memory;
}

/* The ruleset's own file, and behind it the sections that belong to every book. */
static void book_load(void)
{
    char *own = file_load(book.ruleset->name), *common = file_load("every-ruleset");
    const char *sections = strstr(common, "\n## ");
    assert_non_null(sections);
    size_t length = strlen(own) + strlen(sections) + 1;
    book.memory = malloc(length);
    assert_non_null(book.memory);
    snprintf(book.memory, length, "%s%s", own, sections);
    free(own);
    free(common);
    book.line_count = 0;
    for (char *line = book.memory; *line;) {
        assert_true(book.line_count < LINES_MAX);
        char *end = strchr(line, '\n');
        *end = '\0';
        book.lines[book.line_count++] = line;
        line = end + 1;
    }
}

/* "## TT-INI-1: Title" */
static void heading_read(struct section *section, const char *line)
{
    const char *id = line + strlen("## "), *colon = strstr(id, ": ");
    size_t length = colon ? (size_t)(colon - id) : 0;
    if (length == 0 || length >= ID_MAX || colon[2] == '\0' || colon[2] == ' ')
        WRONG(section->line, "a heading is \"## ID: Title\": %s", line);
    if (section_find(id, length))
        WRONG(section->line, "%.*s stands twice", (int)length, id);
    memcpy(section->id, id, length);
    const char *own = starts(section->id, "A-") ? section->id + 2 : section->id;
    bool common = starts(own, "X-"); /* of every ruleset: they have names, not numbers */
    if (!(common || starts(own, book.prefix)) || strspn(own, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-") != strlen(own))
        WRONG(section->line, "%s does not begin with %s or A-%s", section->id, book.prefix, book.prefix);
}

/* "- source: …": which item it is, or ITEMS. */
static enum item item_of(const char *line)
{
    for (enum item item = SOURCE; item < ITEMS; item++) {
        size_t length = strlen(item_names[item]);
        if (starts(line, "- ") && strncmp(line + 2, item_names[item], length) == 0 && starts(line + 2 + length, ": "))
            return item;
    }
    return ITEMS;
}

/* The list that ends a section; returns the line after it. */
static int items_read(struct section *section, int at)
{
    int last = -1;
    for (; at < book.line_count && starts(book.lines[at], "- "); at++) {
        enum item item = item_of(book.lines[at]);
        if (item == ITEMS)
            WRONG(at + 1, "not one of source, option, see, tags, table-only: %s", book.lines[at]);
        if ((int)item <= last)
            WRONG(at + 1, "the list is in the order source, option, see, tags, table-only, each once");
        last = (int)item;
        section->items[item] = book.lines[at] + strlen("- ") + strlen(item_names[item]) + strlen(": ");
        if (section->items[item][0] == '\0')
            WRONG(at + 1, "nothing is said");
    }
    if (!section->items[SOURCE])
        WRONG(section->line, "%s names no source", section->id);
    return at;
}

/* One section from its heading on; returns the line of the next heading, or the end. */
static int section_read(int at)
{
    assert_true(book.section_count < SECTIONS_MAX);
    struct section *section = &book.sections[book.section_count];
    *section = (struct section){.line = at + 1};
    heading_read(section, book.lines[at]);
    book.section_count++;
    int text = at + 2;
    if (text >= book.line_count || book.lines[at + 1][0] != '\0' || starts(book.lines[text], "- source: "))
        WRONG(at + 1, "%s has no text after an empty line", section->id);
    for (at = text; at < book.line_count && !starts(book.lines[at], "- source: "); at++)
        if (starts(book.lines[at], "## "))
            WRONG(section->line, "%s has no list", section->id);
    if (at < book.line_count && book.lines[at - 1][0] != '\0')
        WRONG(at + 1, "an empty line is missing before the list");
    at = items_read(section, at);
    if (at == book.line_count)
        return at;
    if (at + 1 >= book.line_count || book.lines[at][0] != '\0' || !starts(book.lines[at + 1], "## "))
        WRONG(at + 1, "after its list a section is over: an empty line and a heading follow");
    return at + 1;
}

/* "## Words": lines "- what is said: what is meant" up to the next heading. */
static int words_read(int at)
{
    if (book.lines[at + 1][0] != '\0' || at + 2 >= book.line_count)
        WRONG(at + 1, "no words follow after an empty line");
    for (at += 2; at < book.line_count && book.lines[at][0]; at++)
        if (!starts(book.lines[at], "- ") || !strstr(book.lines[at], ": "))
            WRONG(at + 1, "words are \"- what is said: what is meant\": %s", book.lines[at]);
    return at + 1;
}

static void book_read(const struct ruleset *ruleset)
{
    book.ruleset = ruleset;
    const char *clause = ruleset->steps[0]->clauses[0], *dash = strchr(clause, '-');
    assert_true(dash && dash - clause + 1 < PREFIX_MAX);
    snprintf(book.prefix, sizeof book.prefix, "%.*s", (int)(dash - clause + 1), clause);
    book_load();
    book.section_count = 0;
    if (book.line_count < 5 || !starts(book.lines[0], "# ") || strcmp(book.lines[0] + 2, ruleset->title) != 0)
        WRONG(1, "the first line is \"# %s\"", ruleset->title);
    if (book.lines[1][0] != '\0' || book.lines[2][0] == '\0' || book.lines[2][0] == '#')
        WRONG(2, "an empty line and a paragraph follow the title");
    int at = 3;
    while (at < book.line_count && !starts(book.lines[at], "## "))
        at++;
    while (at < book.line_count)
        at = starts(book.lines[at], "## Words") ? words_read(at) : section_read(at);
    for (int i = 0; i < book.line_count; i++) {
        size_t length = strlen(book.lines[i]);
        if (length > 0 && strchr(" \t\r", book.lines[i][length - 1]))
            WRONG(i + 1, "a blank at the end of the line");
    }
}

/* What the sections refer to. */

static void see_check(const struct section *section)
{
    for (const char *id = section->items[SEE]; id;) {
        size_t length = strcspn(id, ",");
        if (!section_find(id, length))
            WRONG(section->line, "%s: see-also %.*s is not in the book", section->id, (int)length, id);
        if (strlen(section->id) == length && memcmp(section->id, id, length) == 0)
            WRONG(section->line, "%s refers to itself", section->id);
        if (id[length] != '\0' && id[length + 1] != ' ')
            WRONG(section->line, "%s: ids are separated by a comma and a blank", section->id);
        id = id[length] != '\0' ? id + length + 2 : NULL;
    }
}

static void option_check(const struct section *section)
{
    for (const char *option = section->items[OPTION]; option;) {
        const char *end = option[0] == '`' ? strchr(option + 1, '`') : NULL;
        if (!end || (end[1] != '\0' && !starts(end + 1, ", ")))
            WRONG(section->line, "%s: options are `named` so, with a comma and a blank between them", section->id);
        if (!field_find(book.ruleset->options, option + 1, (size_t)(end - option - 1)))
            WRONG(section->line, "%s: the ruleset has no option %.*s", section->id, (int)(end - option + 1), option);
        option = end[1] != '\0' ? end + 3 : NULL;
    }
}

static bool step_lists(const struct step *step, const char *id)
{
    for (const char *const *clause = step->clauses; *clause; clause++)
        if (strcmp(*clause, id) == 0)
            return true;
    return false;
}

static bool is_applied(const char *id)
{
    for (const struct step *const *step = book.ruleset->steps; *step; step++)
        if (step_lists(*step, id))
            return true;
    return false;
}

/* Clauses are numbered without gaps, so that one that was forgotten shows. */
static void number_check(const struct section *section)
{
    const char *dash = strrchr(section->id, '-');
    char *end, before[ID_MAX + 12];
    long number = strtol(dash + 1, &end, 10);
    if (*end != '\0' || number <= 1)
        return;
    int length = snprintf(before, sizeof before, "%.*s-%ld", (int)(dash - section->id), section->id, number - 1);
    if (!section_find(before, (size_t)length))
        WRONG(section->line, "%s is there, but not %s", section->id, before);
}

/* Citations: all clauses that the ruleset's tables of fields name. */

static void citation_check(const char *clause, const char *where, const char *member)
{
    if (clause && !section_find(clause, strlen(clause)))
        fail_msg("%s: %s of %s cites %s, which is not in its rulebook", book.ruleset->name, member, where, clause);
}

/* Ids that a description mentions: "see A-TT-9". */
static void mentions_check(const char *doc, const char *where, const char *member)
{
    if (!doc)
        return;
    for (const char *at = strstr(doc, book.prefix); at; at = strstr(at + 1, book.prefix)) {
        size_t length = strspn(at, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-");
        char id[ID_MAX];
        if (at > doc && at[-1] != ' ' && at[-1] != '(' && at[-1] != '-')
            continue; /* the end of another word */
        bool ambiguity = at - doc >= 2 && starts(at - 2, "A-");
        assert_true(length + 3 < ID_MAX);
        snprintf(id, sizeof id, "%s%.*s", ambiguity ? "A-" : "", (int)length, at);
        citation_check(id, where, member);
    }
}

static void fields_check(const struct fields *fields);

static void field_check(const struct field *field, const char *where)
{
    const char *name = field->name ? field->name : "an item";
    citation_check(field->clause, where, name);
    mentions_check(field->doc, where, name);
    for (int32_t i = 0; field->choices && i < field->choices->count; i++)
        mentions_check(field->choices->list[i].doc, where, name);
    if (field->of)
        fields_check(field->of);
    if (field->item)
        field_check(field->item, where);
}

static void fields_check(const struct fields *fields)
{
    mentions_check(fields->doc, fields->name, "the description");
    for (size_t i = 0; i < fields->count; i++)
        field_check(&fields->list[i], fields->name);
}

/* The tests. */

static void each_ruleset(void (*check)(void))
{
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++) {
        book_read(*ruleset);
        check();
        free(book.memory);
    }
}

static void references_check(void)
{
    assert_true(book.section_count > 0);
    for (int i = 0; i < book.section_count; i++) {
        see_check(&book.sections[i]);
        option_check(&book.sections[i]);
        if (!starts(book.sections[i].id, "A-"))
            number_check(&book.sections[i]);
    }
}

static void test_each_rulebook_keeps_the_format(void **state)
{
    (void)state;
    each_ruleset(references_check);
}

static void citations_check(void)
{
    const struct ruleset *ruleset = book.ruleset;
    mentions_check(ruleset->doc, ruleset->name, "the description");
    fields_check(ruleset->options);
    for (const struct step *const *step = ruleset->steps; *step; step++) {
        mentions_check((*step)->doc, (*step)->name, "the description");
        mentions_check((*step)->dice, (*step)->name, "the dice");
        fields_check((*step)->input);
        fields_check((*step)->outcome);
        for (const char *const *clause = (*step)->clauses; *clause; clause++)
            citation_check(*clause, (*step)->name, "the list of clauses");
    }
    for (const struct table *const *table = ruleset->tables; table && *table; table++) {
        citation_check((*table)->clause, (*table)->name, "the table");
        mentions_check((*table)->doc, (*table)->name, "the description");
        fields_check((*table)->row);
    }
}

static void test_whatever_is_cited_is_in_the_rulebook(void **state)
{
    (void)state;
    each_ruleset(citations_check);
}

/* A step's clauses are tested: test_golden holds that its golden cases name each of them. */
static void coverage_check(void)
{
    int applied = 0, table_only = 0, untested = 0, ambiguities = 0;
    for (int i = 0; i < book.section_count; i++) {
        const struct section *section = &book.sections[i];
        bool steps = is_applied(section->id), table = section->items[TABLE_ONLY] != NULL;
        bool ambiguity = starts(section->id, "A-");
        if (ambiguity && table)
            WRONG(section->line, "%s is a question of reading, not a clause to be played", section->id);
        if (steps && table)
            WRONG(section->line, "%s is marked table-only, but a step applies it", section->id);
        if (!ambiguity && !steps && !table)
            print_error("%s: no step applies %s, and it is not marked table-only\n", book.ruleset->name, section->id);
        ambiguities += ambiguity;
        applied += steps;
        table_only += table;
        untested += !ambiguity && !steps && !table;
    }
    print_message("%s: %d clauses, %d applied, %d on the table only, %d untested; %d ambiguities\n", book.ruleset->name,
                  book.section_count - ambiguities, applied, table_only, untested, ambiguities);
    assert_int_equal(untested, 0);
}

static void test_each_clause_is_applied_or_on_the_table_only(void **state)
{
    (void)state;
    each_ruleset(coverage_check);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_rulebook_keeps_the_format),
        cmocka_unit_test(test_whatever_is_cited_is_in_the_rulebook),
        cmocka_unit_test(test_each_clause_is_applied_or_on_the_table_only),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
