/* The access log: one line of JSON for each request, on standard output. It says who asked for what, and the result,
 * and no secrets: no header but the trace, no query, no body. Lines are gathered per event loop, without a lock, and
 * written once in a turn of the loop. They never wait for the reader: if it falls behind, lines are lost and
 * counted. */
#pragma once
#include "base/clock.h"
#include "base/id.h"
#include "base/ip.h"
#include "base/metrics.h"
#include "base/trace.h"
#include "base/writer.h"
#include <pthread.h>

enum access_log_lines { ACCESS_LOG_ALL, ACCESS_LOG_ERRORS, ACCESS_LOG_NONE };

enum {
    ACCESS_LINE_MAX = 2048,     /* bytes of a line, at most */
    ACCESS_PATH_MAX = 512,      /* of its path */
    ACCESS_LINES_MAX = 1 << 18, /* bytes that may wait to be written, per loop */
};

/* Where the lines go; shared by all loops. */
struct access_output {
    int fd;
    size_t piece;         /* bytes that one write takes whole, without mixing with another's */
    pthread_mutex_t lock; /* held from looking whether there is room until the lines are written */
};

/* A loop's part of the log; only its thread uses it. */
struct access_log {
    enum access_log_lines wanted;
    struct access_output *output; /* NULL: nothing is written */
    struct counter *lost;         /* lines that could not be buffered or written; may be NULL */
    struct writer lines;
    /* what was last written as text, since it is often the same again */
    int64_t second;
    char time[INSTANT_TEXT_SIZE];
    struct ip_address client;
    char client_text[IP_TEXT_SIZE];
};

/* A request that is over. What is NULL is left out of its line. */
struct access_line {
    int64_t at;         /* when it was over, microseconds since 1970 */
    const char *method; /* as it was sent; NULL: the library refused the request before this was known */
    const char *path;   /* decoded, whatever bytes it has */
    const char *operation;
    int status;       /* 0: it was broken off before there was an answer */
    bool broken;      /* the answer was not sent whole */
    int64_t micros;   /* how long it took, until an answer that streams events began */
    int64_t listened; /* microseconds that events were streamed; -1: it was not such a request */
    uint64_t bytes;   /* of the answer's body */
    struct ip_address client;
    const char *role;           /* of the seat of the request's token */
    const struct uuid *session; /* that it was about */
    const char *request;        /* its id; "" counts as NULL */
    const struct trace *trace;  /* an empty one counts as NULL */
};

void access_output_start(struct access_output *output, int fd);
void access_output_end(struct access_output *output);

/* `output` may be NULL, and lives longer; so does `lost`. */
void access_log_start(struct access_log *log, enum access_log_lines wanted, struct access_output *output,
                      struct counter *lost);
/* Whether a request that ended so gets a line. */
bool access_log_wants(const struct access_log *log, int status, bool broken);
void access_log_add(struct access_log *log, const struct access_line *line);
/* Writes what the output takes now. */
void access_log_flush(struct access_log *log);
/* Writes the rest, for which a moment is waited, and gives memory back. */
void access_log_end(struct access_log *log);
