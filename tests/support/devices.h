/* `umpire device` for tests: each device is a file and processes of the real program that use it. Everything here fails
 * the running cmocka test when it does not work. */
#pragma once
#include "client.h"

enum { DEVICE_FILE_SIZE = 160 };

struct test_device {
    const char *name;            /* of its seat */
    char file[DEVICE_FILE_SIZE]; /* in a folder of its own */
    pid_t pid;                   /* of the process that watches, or 0 */
};

/* Runs `umpire device WHAT FILE WORDS…` to its end; `words` ends with NULL, or is NULL. */
void device_run(const struct test_device *device, const char *what, const char *const *words, struct program_end *ret);
/* The same, which must end with status 0. */
void device_do(const struct test_device *device, const char *what, const char *const *words);
/* Makes its folder, and joins the game at a service; `key` NULL: the server's own word is taken for it. */
void device_join_game(struct test_device *device, const char *name, uint16_t port, const struct test_game *game,
                      const char *key, struct program_end *ret);
/* Starts `umpire device WHAT FILE WORD` (NULL: none) without waiting for it. */
pid_t device_begin(const struct test_device *device, const char *what, const char *word);
/* Starts one that watches. */
void device_watch(struct test_device *device);
/* A signal to it: SIGSTOP and SIGCONT, too. */
void device_signal(const struct test_device *device, int number);
/* Waits for the end of the one that watches; its exit status, or 128 and the signal that ended it. */
int device_await(struct test_device *device);
/* Asks; the question is JSON. */
void device_ask_question(const struct test_device *device, const char *question, struct program_end *ret);
/* The seat's token, which only its file knows. */
void device_token(const struct test_device *device, char ret[128]);
/* The game's newest question, which this device asked, forty times more over eight connections, as it was sent: the
 * same answer to each, and no question comes of it. */
void device_storm(const struct test_device *device, struct client *client, const struct test_game *game, uint16_t port);
/* Removes file and folder; it watches no more. */
void device_clear(struct test_device *device);

/* What the umpire reads of a game below its path, which must be there; how many entries of a kind it has; waits until
 * it has so many, and no more. */
const struct response *game_read(struct client *client, const struct test_game *game, const char *below);
int game_kind_count(struct client *client, const struct test_game *game, const char *kind);
void game_await_kind(struct client *client, const struct test_game *game, const char *kind, int wanted);
/* The newest entry of a kind, which must be there; the caller's. */
json_t *game_newest(struct client *client, const struct test_game *game, const char *kind);
