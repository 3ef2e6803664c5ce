/* The reference of the API for people: every operation of the table with what it is for, a line for a shell and what
 * can go wrong. */
#include "http/rulebook/write_api.h"
#include "base/markup.h"
#include "embedded_begin.h"
#include "http/openapi/openapi.h"
#include "http/server/operation.h"
#include <string.h>

/* Values of a path's parameters, and of what a query must have; $ begins what only the game knows. */
static const struct {
    const char *name, *value;
} values[] = {
    {"{ruleset}", "colonial"},    {"{step}", "volley"},      {"{table}", "weapons"}, {"{clause}", "MWK-FIR-7"},
    {"{code}", "dice_exhausted"}, {"{session}", "$SESSION"}, {"{seat}", "$SEAT"},    {"{entry}", "$ENTRY"},
    {"{unit}", "watch"},          {"{name}", "usual"},       {"{army}", "watch"},
};

static const char *const queries[][2] = {
    {"search", "?q=cannon"},
    {"getConsistency", "?from=1"},
};

static void path_write(struct writer *out, const struct operation *operation)
{
    for (const char *at = operation->path; *at;) {
        size_t length = *at == '{' ? strcspn(at, "}") + 1 : 1;
        const char *value = NULL;
        for (size_t i = 0; i < sizeof values / sizeof values[0]; i++)
            if (strncmp(values[i].name, at, length) == 0 && values[i].name[length] == '\0')
                value = values[i].value;
        if (value)
            write_words(out, value);
        else
            write_raw(out, at, length);
        at += length;
    }
    for (size_t i = 0; i < sizeof queries / sizeof queries[0]; i++)
        if (strcmp(queries[i][0], operation->id) == 0)
            write_words(out, queries[i][1]);
}

/* In double quotes of a shell. */
static void body_write(struct writer *out, const char *body)
{
    for (; *body; body++) {
        if (strchr("\"`\\", *body))
            write_raw(out, "\\", 1);
        write_raw(out, body, 1);
    }
}

static void curl_write(struct writer *out, const struct operation *operation)
{
    const char *body = operation_example(operation);
    bool club = operation->access == ACCESS_CLUB || operation->access == ACCESS_OPENER;
    write_words(out, "```sh\ncurl -s ");
    write_words(out, operation->events ? "-N --max-time 1 " : "");
    write_words(out, operation->method == METHOD_POST && !body ? "-X POST " : "");
    write_words(out, "\"$U");
    path_write(out, operation);
    write_words(out, "\"");
    if (operation->access != ACCESS_ANYONE && operation->access != ACCESS_CODE)
        write_words(out, club ? " -H \"Authorization: Bearer $CLUB\"" : " -H \"Authorization: Bearer $TOKEN\"");
    if (body) {
        write_words(out, " -H 'Content-Type: application/json' -d \"");
        body_write(out, body);
        write_words(out, "\"");
    }
    write_words(out, "\n```\n\n");
}

/* Those that not every operation can answer. */
static void problems_write(struct writer *out, const struct operation *operation)
{
    const char *between = "Problems: ";
    for (int error = ERROR_NONE + 1; error < ERROR_COUNT; error++) {
        if (!operation_answers(operation, (enum umpire_error)error) ||
            operation_is_always_answered((enum umpire_error)error))
            continue;
        const char *code = error_entry((enum umpire_error)error)->code;
        write_words(out, between);
        write_words(out, "[");
        write_words(out, code);
        write_words(out, "](/v1/problems/");
        write_words(out, code);
        write_words(out, ")");
        between = ", ";
    }
    write_words(out, between[0] == ',' ? ".\n\n" : "");
}

static const char *access_words(enum access access)
{
    static const char *const words[] = {
        [ACCESS_ANYONE] = "Anybody.",
        [ACCESS_SEAT] = "Any seat of the game.",
        [ACCESS_PLAYER] = "The umpire and the players.",
        [ACCESS_UMPIRE] = "The umpire.",
        [ACCESS_SIDE] = "The umpire, the seat itself, and who speaks for its side while it is a guest.",
        [ACCESS_OWN] = "The umpire and the seat itself.",
        [ACCESS_CODE] = "Who has the code.",
        [ACCESS_OPENER] = "A club by its key, or anybody where the service lets anybody open games.",
        [ACCESS_CLUB] = "A club by its key.",
    };
    return words[access];
}

static void operation_write(struct writer *out, const struct operation *operation)
{
    write_words(out, "### ");
    markup_add_markdown(out, operation->summary);
    write_words(out, "\n\n`");
    write_words(out, operation->method == METHOD_POST ? "POST " : "GET ");
    write_words(out, operation->path);
    write_words(out, "` (*");
    write_words(out, operation->id);
    write_words(out, "*). ");
    write_words(out, operation->doc ? operation->doc : "");
    write_words(out, " For: ");
    write_words(out, access_words(operation->access));
    write_words(out, "\n\n");
    curl_write(out, operation);
    problems_write(out, operation);
}

void api_markdown(struct writer *out)
{
    write_raw(out, embedded_begin[0].bytes, embedded_begin[0].size);
    for (size_t tag = 0; openapi_tag(tag); tag++) {
        const char *const *words = openapi_tag(tag);
        const struct operation *operation;
        write_words(out, "\n## ");
        write_words(out, words[0]);
        write_words(out, "\n\n");
        write_words(out, words[1]);
        write_words(out, "\n\n");
        for (size_t i = 0; (operation = operation_at(i)); i++)
            if (!operation->page && strcmp(operation->tag, words[0]) == 0)
                operation_write(out, operation);
    }
}
