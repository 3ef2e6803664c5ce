/* The program: picks a subcommand, or its help. */
#include "base/edits.h"
#include "cli/commands.h"
#include "crypto/crypto.h"
#include <stdio.h>
#include <string.h>

/* Help, usage, and what somebody who mistyped a command probably meant. */

enum { COLUMN = 11, OPTION_MAX = 40 };

static const char settings_words[] =
    "Settings come from --config FILE (or UMPIRE_CONFIG, or /etc/umpire.conf), UMPIRE_<NAME> and --<name>;\n"
    "`umpire config` lists them.\n";

/* NULL: there is none of this name. */
static const struct command *command_find(const char *name)
{
    for (const struct command *command = commands; command->name; command++)
        if (strcmp(command->name, name) == 0)
            return command;
    return NULL;
}

/* The same for a command's verb. */
static const struct form *form_find(const struct command *command, const char *verb)
{
    for (const struct form *form = command->forms; form->arguments; form++)
        if (form->verb && strcmp(form->verb, verb) == 0)
            return form;
    return NULL;
}

/* Whether help was asked for on this form; `verb` NULL: on all forms. */
static bool form_is(const struct form *form, const char *verb)
{
    return !verb || (form->verb && strcmp(form->verb, verb) == 0);
}

/* Prints how it is called, and nothing else. */
static void usage_print(FILE *out, const struct command *command, const char *verb)
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

/* Prints a name and a text about it, each further line under the first. */
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

static void command_help_print(const struct command *command, const char *verb)
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

/* The help of the program, and of a command; of one verb alone unless that is NULL. */
static void help_print(void)
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

/* Prints that there is no such command, or no such verb of `command`, and which one was probably meant. */
static void unknown_tell(const struct command *command, const char *name)
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

static bool is_either(const char *flag, const char *name, const char *letter)
{
    return strcmp(flag, name) == 0 || strcmp(flag, letter) == 0;
}

static bool asks_for(const char *name, const char *letter, int count, char *const *flags)
{
    for (int i = 0; i < count; i++)
        if (is_either(flags[i], name, letter))
            return true;
    return false;
}

/* The help of a command or a verb, or how it is called and nothing else. */
static void explain(const struct command *command, const char *verb, bool usage)
{
    if (usage)
        usage_print(stdout, command, verb);
    else
        command_help_print(command, verb);
}

/* Words of a command line, of which the first is the command: the help of it, or of its verb. */
static int help(int count, char *const *words, bool usage)
{
    const struct command *command = count > 0 ? command_find(words[0]) : NULL;
    bool verb = command && command->forms->verb && count > 1 && words[1][0] != '-';
    if (count == 0 || strcmp(words[0], "help") == 0 || is_either(words[0], "--help", "-h")) {
        help_print();
        return 0;
    }
    if (!command || (verb && !form_find(command, words[1]))) {
        unknown_tell(command, words[verb]);
        return 2;
    }
    explain(command, verb ? words[1] : NULL, usage);
    return 0;
}

/* Whether the option is among the arguments of the command. */
static bool option_find(const struct command *command, const char *option, size_t length)
{
    for (const struct form *form = command->forms; form->arguments; form++)
        for (const char *at = form->arguments; (at = strstr(at, "--")); at += 2)
            if (strncmp(at, option, length) == 0 &&
                !strchr("abcdefghijklmnopqrstuvwxyz-_", at[length] ? at[length] : ' '))
                return true;
    return false;
}

/* The option that is nearest to one that the command does not have, if any is near: into `ret`. */
static bool option_nearest(const struct command *command, const char *option, char ret[OPTION_MAX])
{
    size_t fewest = strlen(option) / 2;
    *ret = '\0';
    for (const struct form *form = command->forms; form->arguments; form++)
        for (const char *at = form->arguments; (at = strstr(at, "--")); at += 2) {
            char each[OPTION_MAX];
            snprintf(each, sizeof each, "%.*s", (int)strspn(at, "abcdefghijklmnopqrstuvwxyz-"), at);
            size_t edits = edits_between(option, each);
            if (edits < fewest) {
                fewest = edits;
                memcpy(ret, each, sizeof each);
            }
        }
    return *ret != '\0';
}

/* Reports an option that the command does not have and that is nearly one it has. */
static bool options_fit(const struct command *command, int count, char *const *flags)
{
    char meant[OPTION_MAX];
    for (int i = 0; i < count; i++) {
        size_t length = strcspn(flags[i], "=");
        if (length < 4 || length >= OPTION_MAX || strncmp(flags[i], "--", 2) != 0 || command->settings ||
            option_find(command, flags[i], length) || !option_nearest(command, flags[i], meant))
            continue;
        fprintf(stderr, "umpire: %s has no %s; did you mean %s?\n", command->name, flags[i], meant);
        return false;
    }
    return true;
}

/* `count`: of all words. A mistyped verb is reported before anything is read. */
static int run(int count, char *const *words)
{
    const struct command *command = command_find(words[0]);
    bool verb = command && command->forms->verb && count > 1;
    if (!command || (verb && !form_find(command, words[1]))) {
        unknown_tell(command, words[command != NULL]);
        return 2;
    }
    if (!options_fit(command, count - 1, words + 1))
        return 2;
    int status = command->run(count - 1, words + 1);
    if (status != COMMAND_MISUSED)
        return status;
    usage_print(stderr, command, verb ? words[1] : NULL);
    return 2;
}

/* How every command is called. */
static int usages_print(void)
{
    for (const struct command *command = commands; command->name; command++)
        usage_print(stdout, command, NULL);
    return 0;
}

int main(int argc, char **argv)
{
    int count = argc - 1;
    char *const *words = argv + 1;
    if (!crypto_start()) {
        fprintf(stderr, "umpire: the system's random number generator is not available\n");
        return 1;
    }
    if (count == 0) {
        fprintf(stderr, "usage: umpire COMMAND [ARGUMENT…]\n`umpire help` lists the commands.\n");
        return 2;
    }
    if (is_either(words[0], "--version", "-V"))
        return command_version(0, NULL);
    if (is_either(words[0], "--help", "-h"))
        return help(0, words, false);
    if (strcmp(words[0], "--usage") == 0)
        return usages_print();
    if (strcmp(words[0], "help") == 0)
        return help(count - 1, words + 1, false);
    if (asks_for("--help", "-h", count - 1, words + 1))
        return help(count, words, false);
    return asks_for("--usage", "--usage", count - 1, words + 1) ? help(count, words, true) : run(count, words);
}
