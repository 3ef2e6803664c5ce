/* The sections of docs/problems.md. Each is "## code", a paragraph, and another that begins with "**What to do:** ". */
#include "http/rulebook/write_problems.h"
#include "embedded_problems.h"
#include "fields/answer_rows.h"
#include <string.h>

static const char mark[] = "\n\n**What to do:** ";

const char *problems_document(void)
{
    return embedded_problems[0].bytes;
}

static bool words_take(const char *from, const char *end, char *ret)
{
    size_t length = end ? (size_t)(end - from) : PROBLEM_WORDS_MAX;
    if (length >= PROBLEM_WORDS_MAX)
        return false;
    memcpy(ret, from, length);
    ret[length] = '\0';
    return length > 0;
}

bool problem_words_read(enum umpire_error error, struct problem_words *ret)
{
    const struct error_entry *entry = error_entry(error);
    char heading[80];
    struct text text;
    *ret = (struct problem_words){.code = entry->code, .title = entry->title, .status = entry->status};
    text_start(&text, ret->href, sizeof ret->href);
    text_format(&text, "/v1/problems/%s", entry->code);
    text_start(&text, heading, sizeof heading);
    text_format(&text, "\n## %s\n\n", entry->code);
    const char *section = strstr(problems_document(), heading), *begin = section ? section + strlen(heading) : NULL,
               *middle = begin ? strstr(begin, mark) : NULL, *next = begin ? strstr(begin, "\n## ") : NULL;
    if (!middle || (next && next < middle))
        return false;
    const char *remedy = middle + sizeof mark - 1;
    return words_take(begin, middle, ret->meaning) && words_take(remedy, strchr(remedy, '\n'), ret->remedy);
}

static const struct field problem_words_rows[] = {
    WORD(struct problem_words, code, "Stable; for programs."),
    COUNT(struct problem_words, status, "The HTTP status."),
    WORD(struct problem_words, title, "The same for every occurrence."),
    SPELLED(struct problem_words, meaning, "When it is answered, in Markdown."),
    SPELLED(struct problem_words, remedy, "What to do, in Markdown."),
    SPELLED(struct problem_words, href, "Where it stands by itself: the `type` of the problems that have it."),
};
const struct fields problem_words_fields =
    FIELDS("ProblemWords", "What an error means, and what to do.", problem_words_rows, struct problem_words);

struct problem_list {
    bool unused;
};

WRITES(all_write, struct problem_list)
{
    (void)it;
    write_array(out);
    for (int error = ERROR_NONE + 1; error < ERROR_COUNT; error++)
        problem_words_write(out, (enum umpire_error)error);
    write_array_end(out);
}

static const struct field problem_list_rows[] = {
    EACH("problems", problem_words_fields, "In the order of the registry.", all_write),
};
const struct fields problem_list_fields =
    FIELDS("ProblemList", "Every error that the service may answer.", problem_list_rows, struct problem_list);

void problem_list_write(struct writer *out)
{
    ANSWER(out, problem_list_fields, (struct problem_list){false});
}

void problem_words_write(struct writer *out, enum umpire_error error)
{
    struct problem_words words;
    problem_words_read(error, &words);
    ANSWER(out, problem_words_fields, words);
}

void problem_words_markdown(struct writer *out, enum umpire_error error)
{
    struct problem_words words;
    char status[16];
    struct text text;
    problem_words_read(error, &words);
    text_start(&text, status, sizeof status);
    text_add_int(&text, words.status);
    write_words(out, "# ");
    write_words(out, words.title);
    write_words(out, "\n\n`");
    write_words(out, words.code);
    write_words(out, "`, answered with status ");
    write_words(out, status);
    write_words(out, ".\n\n");
    write_words(out, words.meaning);
    write_words(out, "\n\n**What to do:** ");
    write_words(out, words.remedy);
    write_words(out, "\n");
}
