/* umpire completion: what a shell may offer after each word, from the tables of commands and settings. */
#include "cli/commands.h"
#include "cli/settings.h"
#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* The options in "FILE [--of POINTER]... [--json]". */
static void options_print(const char *arguments)
{
    for (const char *at = arguments; (at = strstr(at, "--"));) {
        size_t length = 2;
        while (islower((unsigned char)at[length]) || at[length] == '-')
            length++;
        printf(" %.*s", (int)length, at);
        at += length;
    }
}

/* What may follow a command, or a verb of it. */
static void case_print(const struct command *command, const char *verb)
{
    printf("    '%s%s%s') words='--help --usage", command->name, verb ? " " : "", verb ? verb : "");
    for (const struct form *form = command->forms; form->arguments; form++) {
        if (!verb && form->verb)
            printf(" %s", form->verb);
        else if (!verb || strcmp(form->verb, verb) == 0)
            options_print(form->arguments);
    }
    printf("%s' ;;\n", command->settings ? " '\"$settings\"'" : "");
}

int command_completion(int count, char *const *flags)
{
    if (count > 1 || (count == 1 && strcmp(flags[0], "bash") != 0))
        return COMMAND_MISUSED;
    printf("# bash completion for umpire; written by `umpire completion`.\n_umpire() {\n"
           "    local words settings='--config");
    for (size_t i = 0; i < settings_fields.count; i++)
        printf(" --%s", settings_fields.list[i].name);
    printf("'\n    local at=\"${COMP_WORDS[1]}\" verb=\"${COMP_WORDS[1]} ${COMP_WORDS[2]}\"\n"
           "    [ \"$COMP_CWORD\" -gt 1 ] || at= verb=\n    [ \"$COMP_CWORD\" -gt 2 ] || verb=\n"
           "    case \"$at\" in\n    '') words='help --help --usage --version");
    for (const struct command *command = commands; command->name; command++)
        printf(" %s", command->name);
    printf("' ;;\n");
    for (const struct command *command = commands; command->name; command++)
        case_print(command, NULL);
    printf("    esac\n    case \"$verb\" in\n");
    for (const struct command *command = commands; command->name; command++)
        for (const struct form *form = command->forms; form->arguments; form++)
            if (form->verb)
                case_print(command, form->verb);
    printf("    esac\n    mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"${COMP_WORDS[COMP_CWORD]}\")\n}\n"
           "complete -o default -F _umpire umpire\n");
    return fflush(stdout) == 0 ? 0 : 1;
}
