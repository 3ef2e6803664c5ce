/* Heads: what the writer knows of the end of each session that it used lately, and the appends that wait there. Only
 * the writer's thread uses them. A head is in exactly one place: in the list of idle heads (the oldest are dropped
 * first), in the list of ready ones, or in a batch. */
#pragma once
#include "store/store.h"
#include "store/uuid_table.h"

/* Idle ones; those with work are bounded by the queue's limit. */
enum { HEADS_MAX = 16384 };

enum head_place {
    HEAD_IDLE,  /* nothing waits */
    HEAD_READY, /* appends wait and may go into the next batch */
    HEAD_BUSY,  /* a batch that is not settled holds entries of this session; further appends wait */
};

enum head_knowledge {
    HEAD_UNKNOWN, /* must be read */
    HEAD_OPEN,    /* seq and at are right, as far as this process knows */
    HEAD_CLOSED,  /* the session takes no more */
    HEAD_ABSENT,  /* there is no such session; dropped after the answer */
};

struct head {
    struct head *bucket;          /* the next in the hash bucket */
    struct head *previous, *next; /* in the list that it is in */
    struct uuid session;
    enum head_place place;
    enum head_knowledge knowledge;
    int64_t seq, at;                    /* of the last entry that is committed */
    int64_t made_seq, created_at;       /* of the last entry that its batch made */
    void *state;                        /* of the last entry that is committed; owned */
    size_t state_length;                /* 0: it has none */
    size_t state_room;                  /* states differ little from one entry to the next */
    struct store_append *first, **last; /* waiting here, in order */
    int32_t waiting;
    int64_t weight; /* memory that was counted for it when it became idle */
};

struct head_list {
    struct head *first, *last;
    int32_t count;
};

struct heads {
    struct uuid_table_key key;
    struct head *buckets[UUID_BUCKETS];
    struct head_list idle, ready;
    int32_t waiting; /* appends at ready heads */
    int64_t idle_bytes, most_bytes;
};

/* All heads, empty. NULL when out of memory. Idle ones take at most `most_bytes`, which count as memory of sessions
 * (store_sessions_weigh). */
struct heads *heads_new(int64_t most_bytes);
/* No append may be waiting. Accepts NULL. */
void heads_free(struct heads *heads);

/* Marks all as unknown: another server may answer now, and lack what the previous one had. */
void heads_doubt(struct heads *heads);

/* Puts an append at the end of its session's queue. False when out of memory. */
bool heads_wait(struct heads *heads, struct store_append *append);
/* Takes the next append of a head, which is ready or was taken by heads_take_ready. */
struct store_append *head_take(struct head *head);
/* Takes the head that has been ready longest, for a batch; NULL when there is none. */
struct head *heads_take_ready(struct heads *heads);
/* Gives a head back from a batch: ready when something waits, idle otherwise. */
void heads_return(struct heads *heads, struct head *head);
/* Unlinks the appends of a head that have expired at `now` into a list; for a ready head call heads_check
 * afterwards. */
struct store_append *head_expire(struct heads *heads, struct head *head, int64_t now);
/* Stores the state that the last entry left. False when out of memory: the head then has no state. */
bool head_set_state(struct head *head, const void *state, size_t length);
/* Moves a ready head without waiting appends to the idle ones. */
void heads_check(struct heads *heads, struct head *head);
