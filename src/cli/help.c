/* Help, usage, and what somebody who mistyped a command probably meant. */
#include "cli/help.h"
#include "base/edits.h"
#include <string.h>

enum { COLUMN = 11 };

static const char settings_words[] =
    "Settings come from --config FILE (or UMPIRE_CONFIG, or /etc/umpire.conf), UMPIRE_<NAME> and --<name>;\n"
    "`umpire config` lists them.\n";

const struct command *command_find(const char *name)
{
    for (const struct command *command = commands; command->name; command++)
        if (strcmp(command->name, name) == 0)
            return command;
    return NULL;
}

const struct form *form_find(const struct command *command, const char *verb)
{
    for (const struct form *form = command->forms; form->arguments; form++)
        if (form->verb && strcmp(form->verb, verb) == 0)
            return form;
    return NULL;
}

/* Whether the form is asked for; all are when `verb` is NULL. */
static bool form_is(const struct form *form, const char *verb)
{
    return !verb || (form->verb && strcmp(form->verb, verb) == 0);
}

void usage_print(FILE *out, const struct command *command, const char *verb)
{
    const char *before = "usage: ";
    for (const struct form *form = command->forms; form->arguments; form++) {
        if (!form_is(form, verb))
            continue;
        fprintf(out, "%sumpire %s%s%s%s%s%s\n", before, command->name, form->verb ? " " : "",
                form->verb ? form->verb : "", form->arguments[0] ? " " : "", form->arguments,
                command->settings ? " [--SETTING VALUE]…" : "");
        before = "       ";
    }
}

/* A name and what it is about, each further line of it under the first. */
static void line_print(const char *name, const char *doc)
{
    const char *end;
    for (; (end = strchr(doc, '\n')); doc = end + 1, name = "")
        printf("  %-*s %.*s\n", COLUMN, name, (int)(end - doc), doc);
    printf("  %-*s %s\n", COLUMN, name, doc);
}

static void verbs_print(const struct command *command, const char *verb)
{
    for (const struct form *form = command->forms; form->arguments; form++)
        if (form->verb && form_is(form, verb))
            line_print(form->verb, form->doc);
}

void command_help_print(const struct command *command, const char *verb)
{
    usage_print(stdout, command, verb);
    printf("\n");
    if (command->forms->verb)
        verbs_print(command, verb);
    else
        line_print(command->name, command->doc);
    if (command->more)
        printf("\n%s", command->more);
    if (command->settings)
        printf("\n%s", settings_words);
}

void help_print(void)
{
    printf("umpire, a referee for tabletop miniature wargames\n\n"
           "usage: umpire COMMAND [ARGUMENT…] [--SETTING VALUE]…\n\n");
    for (const struct command *command = commands; command->name; command++)
        line_print(command->name, command->doc);
    line_print("help", "write this, or the help of a command: help COMMAND; so does --help after a command");
    printf("\n%s", settings_words);
}

/* Nearer than half of what was typed, which would be another word. */
static const char *nearest(const struct command *command, const char *name)
{
    const char *best = NULL;
    size_t fewest = (strlen(name) + 1) / 2;
    for (size_t i = 0; command ? command->forms[i].arguments != NULL : commands[i].name != NULL; i++) {
        const char *each = command ? command->forms[i].verb : commands[i].name;
        size_t edits = each ? edits_between(name, each) : fewest;
        if (edits < fewest) {
            fewest = edits;
            best = each;
        }
    }
    return best;
}

void unknown_tell(const struct command *command, const char *name)
{
    const char *before = command ? command->name : "", *blank = command ? " " : "", *meant = nearest(command, name);
    fprintf(stderr, "umpire: unknown command %s%s%s", before, blank, name);
    if (meant)
        fprintf(stderr, "; did you mean %s%s%s?", before, blank, meant);
    fprintf(stderr, "\n");
    if (command)
        usage_print(stderr, command, NULL);
    else
        fprintf(stderr, "`umpire help` lists the commands.\n");
}
