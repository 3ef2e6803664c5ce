/* The program: picks a subcommand. */
#include "commands.h"
#include "start.h"
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static int command_version(int count, char *const *flags)
{
    (void)count;
    (void)flags;
    printf("umpire %s\n", UMPIRE_VERSION);
    return 0;
}

static const struct command {
    const char *name;
    const char *doc;
    int (*run)(int count, char *const *flags);
    bool only_settings; /* takes nothing else, so it has no usage of its own */
} commands[] = {
    {"serve", "serve requests until SIGTERM; --check-config only checks the settings", command_serve, true},
    {"migrate", "migrate the database's schema to this version", command_migrate, true},
    {"keys", "list the server's keys, or create the next one: keys list, keys rotate encryption|signing", command_keys,
     false},
    {"club", "manage clubs and their keys: club add NAME, club list, club revoke NAME|KEY-ID", command_club, false},
    {"session", "list, show, close, export and erase games: session list|show|close|export|erase SESSION …",
     command_session, false},
    {"seat", "manage seats of a game: seat list|find|revoke|re-issue|forget SESSION SEAT …", command_seat, false},
    {"health", "exit 0 when the service at the configured address is alive", command_health, true},
    {"doctor", "look at everything that serving needs, and say what to do about what is wrong", command_doctor, true},
    {"odds",
     "calculate the odds of a question: odds RULESET STEP [FILE|-] [--of POINTER] [--joint] [--sample N] [--json]",
     command_odds, false},
    {"verify", "check an exported session offline: FILE [--key KEY] [--checkpoint FILE] [--json]", command_verify,
     false},
    {"verify-page", "write the page that checks exported sessions in a browser; --hash writes its SHA-256",
     command_verify_page, false},
    {"device",
     "play a device's part in a game: device "
     "join|watch|ask|declare|give-up|undo|consent|refuse|prepare|hand-over|agree|accept|note|dispute|cosign|show FILE "
     "…",
     command_device, false},
    {"openapi", "write the OpenAPI document of every app, or of the ruleset named, as YAML (or --json)",
     command_openapi, false},
    {"config", "write the documented default settings to standard output", command_config, false},
    {"version", "write the version", command_version, false},
};

enum { COMMAND_COUNT = sizeof commands / sizeof commands[0] };

static int usage(FILE *out, int status)
{
    fprintf(out, "umpire, a referee for tabletop miniature wargames\n\nusage: umpire COMMAND [--setting VALUE …]\n\n");
    for (int i = 0; i < COMMAND_COUNT; i++)
        fprintf(out, "  %-11s %s\n", commands[i].name, commands[i].doc);
    fprintf(out,
            "\nSettings come from --config FILE (or UMPIRE_CONFIG, or /etc/umpire.conf), UMPIRE_<NAME> and --<name>;\n"
            "`umpire config` lists them.\n");
    return status;
}

static bool is_help(const char *flag)
{
    return strcmp(flag, "--help") == 0 || strcmp(flag, "-h") == 0;
}

int main(int argc, char **argv)
{
    if (!crypto_start()) {
        fprintf(stderr, "umpire: the system's random number generator is not available\n");
        return 1;
    }
    if (argc < 2)
        return usage(stderr, 2);
    if (is_help(argv[1]) || strcmp(argv[1], "help") == 0)
        return usage(stdout, 0);
    for (int i = 0; i < COMMAND_COUNT; i++)
        if (strcmp(argv[1], commands[i].name) == 0) {
            bool help = commands[i].only_settings && argc == 3 && is_help(argv[2]);
            return help ? usage(stdout, 0) : commands[i].run(argc - 2, argv + 2);
        }
    fprintf(stderr, "umpire: unknown command %s\n\n", argv[1]);
    return usage(stderr, 2);
}
