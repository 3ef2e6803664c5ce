/* The program: picks a subcommand, or its help. */
#include "cli/help.h"
#include "crypto/crypto.h"
#include <string.h>

static bool is_either(const char *flag, const char *name, const char *letter)
{
    return strcmp(flag, name) == 0 || strcmp(flag, letter) == 0;
}

static bool asks_for_help(int count, char *const *flags)
{
    for (int i = 0; i < count; i++)
        if (is_either(flags[i], "--help", "-h"))
            return true;
    return false;
}

/* Words of a command line, of which the first is the command: the help of it, or of its verb. */
static int help(int count, char *const *words)
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
    command_help_print(command, verb ? words[1] : NULL);
    return 0;
}

/* `count`: of all words. A verb that is mistyped is told before anything is read. */
static int run(int count, char *const *words)
{
    const struct command *command = command_find(words[0]);
    bool verb = command && command->forms->verb && count > 1;
    if (!command || (verb && !form_find(command, words[1]))) {
        unknown_tell(command, words[command != NULL]);
        return 2;
    }
    int status = command->run(count - 1, words + 1);
    if (status != COMMAND_MISUSED)
        return status;
    usage_print(stderr, command, verb ? words[1] : NULL);
    return 2;
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
        return help(0, words);
    if (strcmp(words[0], "help") == 0)
        return help(count - 1, words + 1);
    return asks_for_help(count - 1, words + 1) ? help(count, words) : run(count, words);
}
