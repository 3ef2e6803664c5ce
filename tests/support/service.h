/* The real program as a child process: `umpire serve` on a free loopback port. What it says on standard error is kept
 * and read again when it has stopped: a line that is not a log event (a sanitizer's report, say) fails the test.
 * Everything here fails the running cmocka test when it does not work. */
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

struct test_service {
    pid_t pid;
    uint16_t port;
    char log_path[64]; /* what it writes */
};

/* How a program ended. */
struct program_end {
    int status;        /* exit status; 128 and the signal when one ended it */
    char words[16384]; /* the beginning of standard output and standard error */
};

/* The directory of the server's keys that belongs to a database; it goes with it. */
enum { KEYS_DIRECTORY_SIZE = 128 };
void keys_directory_of(const char *database_url, char ret[KEYS_DIRECTORY_SIZE]);

/* Among the settings: not one of the program's, but how many descriptors it may have open ("descriptors=64"). */
#define SERVICE_DESCRIPTORS "descriptors="
/* Likewise: another build of the program ("program=/build/umpire_next"). */
#define SERVICE_PROGRAM "program="

/* The URL of a cluster's superuser as the one by which a service logs in; another one stays as it is. */
void service_url_of(const char *database_url, char *ret, size_t size);

/* Starts it on a database and waits until it listens. `settings` are further "UMPIRE_NAME=value" of its environment,
 * ending with NULL; NULL: none. It logs in with the rights that it needs and no more. Unless they say otherwise anyone
 * may open sessions, rates are not limited, and no request gives up waiting for the database or for a worker. */
void service_start(struct test_service *service, const char *database_url, const char *const *settings);
/* The two halves of it: several can be launched at once. */
void service_launch(struct test_service *service, const char *database_url, const char *const *settings);
void service_await_port(struct test_service *service);
/* Waits until /readyz says 200. */
void service_await_ready(const struct test_service *service);
/* Asks it to stop, without waiting. */
void service_signal(const struct test_service *service, int signal_number);
/* Waits until it has ended, at most `seconds`; it must end with status 0 and have logged nothing but events. */
void service_await_end(struct test_service *service, int seconds);
/* SIGTERM, and waits for the end. */
void service_stop(struct test_service *service);

/* Runs `umpire WORDS…` (ending with NULL) with these settings to its end. */
void program_run(const char *const *words, const char *const *settings, struct program_end *ret);

/* Rests. */
void pause_ms(int64_t milliseconds);
