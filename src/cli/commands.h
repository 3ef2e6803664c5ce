/* The subcommands: the arguments of each, and what it does. The table is what `umpire help` prints. */
#pragma once
#include <stdbool.h>

/* What a command returns: 0 for done, 1 for failed, or that it was called wrongly: then its usage is printed, and the
 * exit status is 2. Some have further statuses of their own. */
enum { COMMAND_MISUSED = -1 };

/* A way to call a command. */
struct form {
    const char *verb; /* NULL where the command has none */
    const char *arguments;
    const char *doc; /* NULL: the same as the command's */
};

struct command {
    const char *name;
    const char *doc;
    const struct form *forms; /* up to one without arguments */
    const char *more;         /* more text for its help; NULL: none */
    bool settings;            /* takes --SETTING VALUE besides */
    int (*run)(int count, char *const *flags);
};

/* Up to one without a name. */
extern const struct command commands[];

int command_serve(int count, char *const *flags);
int command_migrate(int count, char *const *flags);
int command_keys(int count, char *const *flags);
int command_club(int count, char *const *flags);
int command_session(int count, char *const *flags);
int command_seat(int count, char *const *flags);
int command_openapi(int count, char *const *flags);
int command_config(int count, char *const *flags);
int command_search(int count, char *const *flags);
int command_rule(int count, char *const *flags);
int command_resolve(int count, char *const *flags);
int command_licences(int count, char *const *flags);
int command_completion(int count, char *const *flags);
int command_odds(int count, char *const *flags);
int command_health(int count, char *const *flags);
int command_verify(int count, char *const *flags);
int command_verify_page(int count, char *const *flags);
int command_doctor(int count, char *const *flags);
int command_device(int count, char *const *flags);
int command_version(int count, char *const *flags);
