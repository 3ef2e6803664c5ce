/* The table of subcommands. A command reads its own arguments; what it tells people about them is here. */
#include "cli/commands.h"
#include <stddef.h>

#define FORMS(...) ((const struct form[]){__VA_ARGS__, {NULL, NULL, NULL}})

const struct command commands[] = {
    {"serve", "serve requests until SIGTERM", FORMS({NULL, "[--check-config]", NULL}),
     "With --check-config it only checks the settings.\n", true, command_serve},
    {"migrate", "migrate the database's schema to this version", FORMS({NULL, "", NULL}), NULL, true, command_migrate},
    {"keys", "list the server's keys, or create the next one",
     FORMS({"list", "", "lists them, with where their files are"},
           {"rotate", "encryption|signing", "creates the next key of its kind"},
           {"replace", "encryption|signing", "creates the next one where the file of the last is lost"}),
     NULL, true, command_keys},
    {"club", "manage clubs and their keys",
     FORMS({"add", "NAME", "makes a key for the club and prints it, once"},
           {"list", "", "lists the clubs with the ids of their keys"},
           {"revoke", "NAME|KEY-ID", "revokes one key, or all of a club"}),
     NULL, true, command_club},
    {"session", "list, show, close, export, rekey and erase games",
     FORMS({"list", "[--club NAME] [--open | --closed] [--idle DAYS] [--limit N] [--ids]",
            "lists games, the newest first"},
           {"show", "SESSION", "tells of one, or what is left of an erased one"},
           {"close", "SESSION [--remark TEXT]", "closes one that nobody plays any more"},
           {"export", "SESSION [FILE]", "writes its verifiable file"},
           {"rekey", "SESSION|--all --reason TEXT", "goes on with those that a restore or a failover has stopped"},
           {"erase", "SESSION | --expired", "erases one, or all that were closed retention_days ago"}),
     NULL, true, command_session},
    {"seat", "manage seats of a game",
     FORMS(
         {"list", "SESSION", "lists the seats of a game"}, {"find", "NAME", "finds the seats of whoever bears a name"},
         {"revoke", "SESSION SEAT [--reason TEXT]", "ends a seat's token"},
         {"re-issue", "SESSION SEAT [--device-key KEY] [--reason TEXT]", "ends a seat's token and prints the new one"},
         {"forget", "SESSION SEAT", "erases what somebody is called"}),
     NULL, true, command_seat},
    {"health", "exit 0 when the service at the configured address is alive", FORMS({NULL, "", NULL}), NULL, true,
     command_health},
    {"doctor", "look at everything that serving needs, and say what to do about what is wrong", FORMS({NULL, "", NULL}),
     "Exit status: 0 nothing is wrong, 1 something is.\n", true, command_doctor},
    {"search", "search the rulebooks", FORMS({NULL, "WORDS... [--ruleset RULESET] [--limit N] [--json]", NULL}),
     "Without a service. Words may be those that players use; a word that no book has is named.\n\n"
     "  --ruleset RULESET  only in this game's rules\n"
     "  --limit N          at most N clauses, 1 to 50 (10)\n"
     "  --json             answers what the API answers\n\n"
     "Exit status: 0 something was found, 1 nothing was.\n",
     false, command_search},
    {"rule", "write a clause of a rulebook", FORMS({NULL, "CLAUSE", NULL}),
     "CLAUSE is an id such as tt-mel-2, in any letters.\n", false, command_rule},
    {"resolve", "resolve a question, recording nothing", FORMS({NULL, "RULESET STEP [FILE|-] [--json]", NULL}),
     "FILE holds the question as the API takes it ({} without a FILE); - is standard input. Without dice in it they "
     "are\n"
     "rolled here.\n\n"
     "  --json  answers what the API answers\n",
     false, command_resolve},
    {"odds", "calculate the odds of a question",
     FORMS({NULL, "RULESET STEP [FILE|-] [--of POINTER]... [--joint] [--sample N] [--json]", NULL}),
     "FILE holds the question as the API takes it ({} without a FILE); - is standard input.\n\n"
     "  --of POINTER  of this member of the outcome alone, such as /fire/casualties; may be repeated\n"
     "  --joint       one distribution of all of them together\n"
     "  --sample N    estimates by N throws instead of calculating\n"
     "  --json        answers what the API answers\n",
     false, command_odds},
    {"verify", "check an exported session offline",
     FORMS({NULL, "FILE|- [--key KEY|FILE]… [--checkpoint FILE] [--json | --roll N | --certificate]", NULL},
           {NULL, "FILE FILE [--key KEY|FILE]… [--proof FILE]… [--json]", NULL},
           {NULL, "--receipt FILE|- --key KEY|FILE [--json]", NULL}),
     "Checks an exported session, compares two exports or checkpoints, or checks the receipt of one entry,\n"
     "without contacting the server.\n\n"
     "  --key          the server's verifier key (name+id+key, from /v1/keys), for an exported session also its\n"
     "                 eight words, or a file with such keys, one on a line\n"
     "  --checkpoint   a signed checkpoint that was saved before\n"
     "  --roll N       tells how the dice of entry N came about and what the rules made of them\n"
     "  --certificate  a page to print\n"
     "  --proof        a consistency proof between two checkpoints\n"
     "  --json         answers for programs\n\n"
     "Exit status: 0 nothing is wrong, 1 something is, 2 it could not be read, 3 nothing was found wrong, but\n"
     "this program could not check all of it.\n",
     false, command_verify},
    {"verify-page", "write the page that checks exported sessions in a browser", FORMS({NULL, "[--hash]", NULL}),
     "With --hash it writes the page's SHA-256.\n", false, command_verify_page},
    {"device", "play a device's part in a game",
     FORMS(
         {"join", "FILE --server URL --session ID --code CODE --name NAME [--key KEY]", "takes a seat"},
         {"watch", "FILE [--seconds N] [--once]",
          "commits to nonces and reveals one for each question that passes every check, until the session is closed,\n"
          "for N seconds, or once; in sealed mode gives each new chain its nonce"},
         {"ask", "FILE [QUESTION.json|-]",
          "asks a question (a JSON object with step, input and perhaps units) and reveals for it"},
         {"declare", "FILE DICE", "agrees that the open question is answered by dice on the table: 3,4"},
         {"give-up", "FILE", "gives the open question up; it ends when both players do"},
         {"undo", "FILE ENTRY", "proposes to take the ruling ENTRY back"},
         {"consent", "FILE ENTRY", "consents to the proposal ENTRY"},
         {"refuse", "FILE ENTRY", "refuses the proposal ENTRY"},
         {"prepare", "FILE --server URL --session ID --seat SEAT [--key KEY]",
          "makes the file of a device that takes over a seat, and says its key"},
         {"look-again", "FILE [fork]", "reads the whole record again after an alarm, which stands until then"},
         {"hand-over", "FILE KEY", "gives the own seat to the device with this key, and says the token"},
         {"agree", "FILE SEAT KEY", "agrees that the other player's SEAT is re-issued to the device with this key"},
         {"accept", "FILE TOKEN", "takes the token of the seat that was handed over or re-issued"},
         {"admit", "FILE SEAT", "lets the guest in SEAT speak for the own side, too"},
         {"note", "FILE TEXT", "makes a remark"},
         {"dispute", "FILE ENTRY CLAIM", "says what is wrong with the ruling ENTRY"},
         {"cosign", "FILE",
          "writes the newest checkpoint with this device's cosignature (C2SP tlog-cosignature), which the server\n"
          "gets, too; it gets one whenever the record has grown and every check has passed"},
         {"show", "FILE", "reads and checks the record, and says how things stand"}),
     "FILE holds the device's key and its nonces, in a two-sided or sealed game. It is made by join or prepare, "
     "belongs to\n"
     "one seat of one session, and must never be copied or set back. --key pins the server's verifier key "
     "(name+id+key),\n"
     "which the server is asked for otherwise.\n\n"
     "Exit status: 0 done, 1 refused, 2 wrongly called or the file cannot be used, 3 the server does not answer,\n"
     "4 ALARM: the record is not what an honest server keeps.\n",
     false, command_device},
    {"openapi", "write the OpenAPI document of every app, or of the ruleset named, as YAML",
     FORMS({NULL, "[RULESET] [--json]", NULL}, {NULL, "--rulesets", NULL}, {NULL, "--steps", NULL}),
     "With --json it writes JSON; with --rulesets the names of the rulesets, one on a line; with --steps what each "
     "step\n"
     "of each ruleset is asked and answers, as Markdown.\n",
     false, command_openapi},
    {"config", "write the documented default settings to standard output", FORMS({NULL, "", NULL}), NULL, false,
     command_config},
    {"completion", "write what a shell completes after umpire", FORMS({NULL, "[bash]", NULL}),
     "For bash: umpire completion > ~/.local/share/bash-completion/completions/umpire\n", false, command_completion},
    {"licences", "write the licences of what this program contains", FORMS({NULL, "", NULL}), NULL, false,
     command_licences},
    {"version", "write the version", FORMS({NULL, "", NULL}), NULL, false, command_version},
    {.name = NULL},
};
