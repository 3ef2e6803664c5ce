/* What the program says of itself, out of the table of commands. */
#pragma once
#include "cli/commands.h"
#include <stdio.h>

/* NULL: there is none of this name. */
const struct command *command_find(const char *name);
/* The same of a command's verb. */
const struct form *form_find(const struct command *command, const char *verb);

/* The help of the program, and of a command; of one verb alone unless that is NULL. */
void help_print(void);
void command_help_print(const struct command *command, const char *verb);
/* How it is called, and no more. */
void usage_print(FILE *out, const struct command *command, const char *verb);

/* Says that there is no such command, or no such verb of `command`, and which one was probably meant. */
void unknown_tell(const struct command *command, const char *name);
