/* The subcommands: what each is called with and what it does. The table is what `umpire help` prints. */
#pragma once
#include <stdbool.h>

/* What a command returns: 0 done, 1 failed, or that it was wrongly called, which is answered with its usage and exit
 * status 2. Some have further statuses of their own. */
enum { COMMAND_MISUSED = -1 };

/* A way to call a command. */
struct form {
    const char *verb; /* NULL where the command has none */
    const char *arguments;
    const char *doc; /* NULL: what the command's says */
};

struct command {
    const char *name;
    const char *doc;
    const struct form *forms; /* up to one without arguments */
    const char *more;         /* what else its help says; NULL: nothing */
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
int command_odds(int count, char *const *flags);
int command_health(int count, char *const *flags);
int command_verify(int count, char *const *flags);
int command_verify_page(int count, char *const *flags);
int command_doctor(int count, char *const *flags);
int command_device(int count, char *const *flags);
int command_version(int count, char *const *flags);
