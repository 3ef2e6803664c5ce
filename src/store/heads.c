/* A chained hash table and two lists. */
#include "store/heads.h"
#include "store/store_read.h"
#include <stdlib.h>
#include <string.h>

enum { STATE_STEP = 256 };

struct heads *heads_new(int64_t most_bytes)
{
    struct heads *heads = calloc(1, sizeof *heads);
    if (!heads)
        return NULL;
    uuid_table_key_new(&heads->key);
    heads->most_bytes = most_bytes;
    return heads;
}

void heads_free(struct heads *heads)
{
    if (!heads)
        return;
    for (size_t i = 0; i < UUID_BUCKETS; i++) {
        while (heads->buckets[i]) {
            struct head *next = heads->buckets[i]->bucket;
            free(heads->buckets[i]->state);
            free(heads->buckets[i]);
            heads->buckets[i] = next;
        }
    }
    store_sessions_weigh(-heads->idle_bytes);
    free(heads);
}

void heads_doubt(struct heads *heads)
{
    for (size_t i = 0; i < UUID_BUCKETS; i++)
        for (struct head *head = heads->buckets[i]; head; head = head->bucket)
            head->knowledge = HEAD_UNKNOWN;
}

static void list_add(struct head_list *list, struct head *head)
{
    head->next = NULL;
    head->previous = list->last;
    if (list->last)
        list->last->next = head;
    else
        list->first = head;
    list->last = head;
    list->count++;
}

static void list_remove(struct head_list *list, struct head *head)
{
    *(head->previous ? &head->previous->next : &list->first) = head->next;
    *(head->next ? &head->next->previous : &list->last) = head->previous;
    head->previous = head->next = NULL;
    list->count--;
}

static void idle_add(struct heads *heads, struct head *head)
{
    head->weight = (int64_t)(sizeof *head + head->state_room);
    heads->idle_bytes += head->weight;
    store_sessions_weigh(head->weight);
    list_add(&heads->idle, head);
}

static void idle_remove(struct heads *heads, struct head *head)
{
    list_remove(&heads->idle, head);
    store_sessions_weigh(-head->weight);
    heads->idle_bytes -= head->weight;
}

static void forget(struct heads *heads, struct head *head)
{
    struct head **link = &heads->buckets[uuid_bucket(&heads->key, &head->session)];
    while (*link != head)
        link = &(*link)->bucket;
    *link = head->bucket;
    idle_remove(heads, head);
    free(head->state);
    free(head);
}

static void make_idle(struct heads *heads, struct head *head)
{
    head->place = HEAD_IDLE;
    idle_add(heads, head);
    if (head->knowledge == HEAD_ABSENT)
        forget(heads, head);
    while (heads->idle.count > HEADS_MAX || heads->idle_bytes > heads->most_bytes)
        forget(heads, heads->idle.first);
}

static void make_ready(struct heads *heads, struct head *head)
{
    head->place = HEAD_READY;
    list_add(&heads->ready, head);
    heads->waiting += head->waiting;
}

/* The head of a session; a new one is idle and unknown. */
static struct head *heads_get(struct heads *heads, const struct uuid *session)
{
    struct head **bucket = &heads->buckets[uuid_bucket(&heads->key, session)];
    for (struct head *head = *bucket; head; head = head->bucket)
        if (uuid_equal(&head->session, session))
            return head;
    struct head *head = calloc(1, sizeof *head);
    if (!head)
        return NULL;
    head->session = *session;
    head->last = &head->first;
    head->bucket = *bucket;
    *bucket = head;
    idle_add(heads, head);
    return head;
}

bool heads_wait(struct heads *heads, struct store_append *append)
{
    struct head *head = heads_get(heads, &append->session);
    if (!head)
        return false;
    append->next = NULL;
    *head->last = append;
    head->last = &append->next;
    head->waiting++;
    if (head->place == HEAD_READY) {
        heads->waiting++;
    } else if (head->place == HEAD_IDLE) {
        idle_remove(heads, head);
        make_ready(heads, head);
    }
    return true;
}

struct store_append *head_take(struct head *head)
{
    struct store_append *append = head->first;
    if (!append)
        return NULL;
    head->first = append->next;
    if (!head->first)
        head->last = &head->first;
    head->waiting--;
    append->next = NULL;
    return append;
}

struct head *heads_take_ready(struct heads *heads)
{
    struct head *head = heads->ready.first;
    if (!head)
        return NULL;
    list_remove(&heads->ready, head);
    heads->waiting -= head->waiting;
    head->place = HEAD_BUSY;
    return head;
}

void heads_return(struct heads *heads, struct head *head)
{
    if (head->waiting)
        make_ready(heads, head);
    else
        make_idle(heads, head);
}

bool head_set_state(struct head *head, const void *state, size_t length)
{
    head->state_length = 0;
    if (length == 0)
        return true;
    size_t room = (length + STATE_STEP - 1) / STATE_STEP * STATE_STEP;
    if (length > head->state_room || room < head->state_room / 4) {
        void *moved = realloc(head->state, room);
        if (!moved)
            return false;
        head->state = moved;
        head->state_room = room;
    }
    memcpy(head->state, state, length);
    head->state_length = length;
    return true;
}

struct store_append *head_expire(struct heads *heads, struct head *head, int64_t now)
{
    /* A queue is in the order of its deadlines. */
    struct store_append *expired = NULL, **end = &expired;
    while (head->first && head->first->deadline <= now) {
        *end = head_take(head);
        end = &(*end)->next;
        if (head->place == HEAD_READY)
            heads->waiting--;
    }
    return expired;
}

void heads_check(struct heads *heads, struct head *head)
{
    if (head->place != HEAD_READY || head->waiting)
        return;
    list_remove(&heads->ready, head);
    make_idle(heads, head);
}
