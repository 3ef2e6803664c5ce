/* Whole games out of scripts (tests/games): two players, an umpire and a spectator on the event stream, at a service
 * of two processes. A script is a file of JSON objects: the opening, then a line for each thing that somebody does.
 *
 * The opening has `ruleset`, `options` and `units`, and every kind of effect that comes of the game's rulings
 * (`effects`: "figures down", "fate=routed"); no other may come. What turns change need not be said: it is held to what
 * the units are before and after them.
 *
 * A line has `by`, who does it, and either `step` with the members of a recorded question, or `post`, a path below the
 * session's, and its `body`; "@name" stands for the number of the entry that an earlier line called so by `as`. What
 * must come of it: `status` (201) and `code`, `effects` ("impi.figures 16>12"; they may be left out where the service
 * rolls), `thrown_for` (of each draw what it is for, and for whom: "wound greys", "initiative -"), `says` (members of
 * the answer), and then `due` ("impi rally") and `roster` ({"impi.figures": 12}). With
 * `storm` it is sent ten times at once under one key, to both processes in turn, and then once more to each. An object
 * with `say` is a remark.
 *
 * Everything that does not come as it must fails the running cmocka test and names the line. */
#pragma once
#include "client.h"
#include "stream.h"

enum { PLAY_SEATS = 4, PLAY_PROCESSES = 2 };

struct play_seat {
    const char *name;
    char token[64];
    int process; /* that it talks to */
};

struct play {
    uint16_t ports[PLAY_PROCESSES];
    struct client clients[PLAY_PROCESSES];
    struct test_game game;
    struct play_seat seats[PLAY_SEATS]; /* umpire, red, blue and who watches */
    struct stream watch;
    json_t *events;  /* what came to who watches, in order */
    json_t *script;  /* all of it */
    json_t *labels;  /* name: number of an entry */
    json_t *effects; /* kind of effect: how often it came */
    int rulings;     /* that name units */
    int storms;
    /* Told of each line that was answered as it must be, unless it is NULL; it asks with a client of its own. */
    void (*answered)(const struct play *play, const json_t *line, const struct response *response);
    void *context; /* of it */
    /* Where `sparing` is set before play_run, questions and corrections are asked with the fewest inputs, and no die is
     * sent that was not asked for (no storms come). Of rulings that name units: how many, what they demanded, what of
     * the table was told besides, and what units knew. Of all: the dice. */
    bool sparing;
    int questions, demanded, told, known, thrown;
    json_t *asked; /* of the line, while sparing: [place among the draws, next_draw], of each that was asked for; NULL:
                      none */
};

/* Plays the file through to its end; the services are ready. */
void play_run(struct play *play, const char *path, const uint16_t ports[PLAY_PROCESSES]);
/* A request of a seat, by its name, to its process; `body` NULL: GET. */
const struct response *play_ask(struct play *play, const char *seat, const char *path, const json_t *body);
/* Holds the roster at every entry against what the events said: what an entry names has become what it says, and
 * nothing else has changed. */
void play_check_rosters(struct play *play);
/* The export, the battle report and the luck. */
void play_check_record(struct play *play);
void play_free(struct play *play);
