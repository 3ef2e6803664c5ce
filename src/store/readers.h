/* Readers: a bounded queue of queries and a few threads that run them, so that no caller ever waits for the
 * database. */
#pragma once
#include "store/query.h"

enum { READERS_MAX = 64 };

enum readers_state {
    READERS_OPEN,    /* queries are accepted */
    READERS_CLOSING, /* accepted queries are finished */
};

/* What a group of readers is for. */
struct readers_purpose {
    const char *name;                              /* in the log */
    const struct sql_statement *const *statements; /* that their connections prepare; ends with NULL */
};
extern const struct readers_purpose readers_reading;

/* Openings wait in a line of their own, and both lines are served by turns: many openings delay nobody's
 * game. */
enum { LINE_READS, LINE_OPENINGS, LINES };
struct line {
    struct store_read *first, **last;
};

struct readers {
    struct store_settings settings;
    struct sessions *sessions;
    pthread_mutex_t lock;
    pthread_cond_t work; /* there is something in the queue, or the readers are stopping */
    pthread_cond_t rest; /* for those that wait to reconnect: the readers are stopping */
    enum readers_state state;
    struct line lines[LINES];
    int turn;        /* the line that is served next */
    int32_t waiting; /* in both */
    const struct readers_purpose *purpose;
    int32_t connected;  /* how many have a connection */
    int32_t connecting; /* readers that are trying to */
    int32_t count;      /* how many there should be, */
    int32_t threads;    /* and how many there are */
    struct reader list[READERS_MAX];
};

/* Starts `count` readers. False when memory or threads are out. */
bool readers_start(struct readers *readers, const struct store_settings *settings,
                   const struct readers_purpose *purpose, int32_t count, struct sessions *sessions);
/* Finishes accepted queries, ends the threads. */
void readers_stop(struct readers *readers);
/* How many queries no reader has taken up yet. */
int32_t readers_waiting(struct readers *readers);
/* As store_read. */
bool readers_accept(struct readers *readers, struct store_read *read);
