/* Bytes on a socket: for requests that no HTTP client would send. */
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { RAW_ANSWER_MAX = 65536 };

struct raw_answer {
    int status;    /* of the last answer; 0 when none came */
    int answers;   /* how many came, 100 Continue not counted */
    int continues; /* how often 100 Continue came */
    bool closed;   /* the service closed the connection */
    size_t length;
    char bytes[RAW_ANSWER_MAX]; /* as they came, ending with a NUL */
};

/* Connects to the loopback; -1 when nobody listens. */
int raw_connect(uint16_t port);
/* The same from this address of the loopback's, such as "127.0.0.2". */
int raw_connect_from(const char *from, uint16_t port);
/* Sends all of it on a connection of its own and reads until `answers` answers are complete, the service closes, or
 * a minute passes in silence. That the service stops reading early is fine. */
void raw_ask(uint16_t port, const char *bytes, size_t length, int answers, struct raw_answer *ret);
/* Sends a POST with a JSON body on a connection of its own, which is returned; the answer is still to be read. `token`
 * and `key` may be NULL. */
int raw_post(uint16_t port, const char *path, const char *token, const char *key, const char *body);
/* The same on a connection that there is. */
void raw_post_on(int connection, const char *path, const char *token, const char *key, const char *body);
/* The body of the first answer. */
const char *raw_body(const struct raw_answer *answer);
/* Reads so many answers on a connection. */
void raw_read(int connection, int answers, struct raw_answer *ret);
/* The same, where silence may be what is expected: gives up after so much of it. */
void raw_read_for(int connection, int answers, int silence_ms, struct raw_answer *ret);
