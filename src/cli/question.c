/* Questions of the command line: from a file, about a step. */
#include "cli/question.h"
#include <errno.h>
#include <stdio.h>
#include <string.h>

bool question_file_read(const char *name, struct writer *body)
{
    char piece[4096];
    size_t length;
    if (!name) {
        write_raw(body, "{}", 2);
        return true;
    }
    FILE *file = strcmp(name, "-") == 0 ? stdin : fopen(name, "re");
    if (!file) {
        fprintf(stderr, "umpire: %s: %s\n", name, strerror(errno));
        return false;
    }
    while ((length = fread(piece, 1, sizeof piece, file)) > 0)
        write_raw(body, piece, length);
    bool fine = !ferror(file) && !body->failed;
    if (!fine)
        fprintf(stderr, "umpire: %s: %s\n", name, body->failed ? "is longer than 64 KiB" : "cannot be read");
    if (file != stdin)
        fclose(file);
    return fine;
}

int question_violations_print(const struct violations *violations)
{
    for (int32_t i = 0; i < violations->count; i++)
        fprintf(stderr, "umpire: %s%s%s\n", violations->list[i].pointer, violations->list[i].pointer[0] ? ": " : "",
                violations->list[i].message);
    if (violations->omitted)
        fprintf(stderr, "umpire: and %d more\n", violations->omitted);
    return 2;
}

const struct step *question_step(const char *ruleset_name, const char *name)
{
    const struct ruleset *ruleset = ruleset_find(ruleset_name);
    const struct step *step = ruleset ? step_find(ruleset, name) : NULL;
    const struct step *nearest = ruleset ? step_nearest(ruleset, name) : NULL;
    if (!ruleset)
        fprintf(stderr, "umpire: there is no ruleset %s\n", ruleset_name);
    else if (!step)
        fprintf(stderr, "umpire: %s has no step %s%s%s\n", ruleset->name, name, nearest ? "; the nearest is " : "",
                nearest ? nearest->name : "");
    return step;
}
