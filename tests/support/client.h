/* An HTTP client for tests, on libcurl: one that keeps its connection, and a crowd of them at once. A transport that
 * fails fails the test, but for the crowd, which tells it. */
#pragma once
#include "service.h"
#include <jansson.h>
#include <stddef.h>

/* One request. What is NULL is not sent. */
struct ask {
    const char *method; /* NULL: GET, or POST when there is a body */
    const char *path;   /* with the query */
    const char *token;
    const char *key;         /* Idempotency-Key */
    const char *body;        /* sent as application/json unless `headers` say otherwise */
    size_t length;           /* of the body; 0: as long as the text */
    const char *headers[12]; /* further "Name: value"; "Name:" sends none */
    const char *authority;   /* by TLS; the file with the certificate that is trusted */
};

struct response {
    int status; /* 0: no answer came (crowds only) */
    char *body; /* ends with a NUL that is not counted */
    size_t length;
    char *header; /* all of it, as it came */
    size_t header_length;
    json_t *json; /* the body, when it is JSON */
};

struct client {
    void *curl;
    char base[40];
    struct response response; /* the last one, until the next request */
};

void client_start(struct client *client, uint16_t port);
void client_end(struct client *client);
/* The answer belongs to the client. */
const struct response *client_ask(struct client *client, const struct ask *ask);
const struct response *client_get(struct client *client, const char *path);

/* The value of a series of /metrics without labels; fails where there is none. */
long long client_metric(struct client *client, const char *name);

/* A header's value in a static buffer, NULL when it did not come. */
const char *response_header(const struct response *response, const char *name);
/* A member of the JSON body: a text ("" when there is none), an integer (-1). */
const char *response_text(const struct response *response, const char *member);
long long response_number(const struct response *response, const char *member);
/* Fails, showing the body, unless the status is the wanted one. */
void response_expect(const struct response *response, int status);
/* Fails unless it is an RFC 9457 problem with this status and code. */
void response_expect_problem(const struct response *response, int status, const char *code);

/* A session as its opener knows it. */
struct test_game {
    char id[40];
    char token[64];
    char path[64];       /* "/v1/sessions/{id}" */
    char code[40];       /* that lets others join: the side red, or whichever is first, */
    char blue_code[40];  /* the second side, */
    char watch_code[40]; /* and those who watch */
};
/* That which an opening was answered with. */
void game_take(const struct response *response, struct test_game *ret);
void game_take_json(const json_t *opened, struct test_game *ret);
/* The code for somebody of this name: who is called blue joins the second side, everybody else the first. */
const char *test_game_code(const struct test_game *game, const char *name);
/* Opens one; `options` is JSON or NULL. */
void test_game_open(struct client *client, const char *ruleset, const char *options, struct test_game *ret);
/* A path below the game's in a static buffer: game_path(game, "/entries/%d", 2). */
__attribute__((format(printf, 2, 3))) const char *game_path(const struct test_game *game, const char *format, ...);

/* `count` requests over `connections` connections, each sent when the one before it on its connection is answered. */
struct crowd {
    const uint16_t *ports; /* connections take turns over them */
    int32_t port_count;
    int32_t connections;
    int32_t count;
    void *context;
    /* Fills the request of this number; what it points at lives until it is answered. */
    void (*ask)(void *context, int32_t number, struct ask *ret);
    /* Takes the answer; status 0 when the connection broke. False: no further requests are sent. */
    bool (*answer)(void *context, int32_t number, const struct response *response);
};
void crowd_run(const struct crowd *crowd);

/* What a crowd was told that sends one request with one Idempotency-Key. */
struct retried {
    int created, repeated, other; /* 201, 200, anything else */
    char *body;                   /* of the first answer */
};
/* Counts an answer, whose body must be that of the first. */
void retried_take(struct retried *retried, const struct response *response);
/* One request of a crowd, again and again: the context of its `ask` and `answer`. */
struct retry {
    struct ask ask;
    struct retried told;
};
void retry_ask(void *context, int32_t number, struct ask *ret);
bool retry_answer(void *context, int32_t number, const struct response *response);
/* That one of `count` answers created something and all others told it again. */
void retried_expect(const struct retried *retried, int count);
