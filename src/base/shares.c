/* A table of those who hold something; whoever gives back the last one leaves it. */
#include "shares.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#define HASH_NONFATAL_OOM 1
#include <uthash.h>

struct holder {
    uint8_t name[sizeof(struct ip_address)];
    int32_t count;
    UT_hash_handle hh;
};

struct shares {
    pthread_mutex_t lock;
    int32_t most;
    struct holder *holders;
};

struct shares *shares_new(int32_t most)
{
    struct shares *shares = calloc(1, sizeof *shares);
    if (!shares)
        return NULL;
    pthread_mutex_init(&shares->lock, NULL);
    shares->most = most;
    return shares;
}

void shares_free(struct shares *shares)
{
    struct holder *each, *next;
    if (!shares)
        return;
    HASH_ITER(hh, shares->holders, each, next)
    {
        HASH_DEL(shares->holders, each);
        free(each);
    }
    pthread_mutex_destroy(&shares->lock);
    free(shares);
}

static void name_of(const struct ip_address *address, uint8_t ret[sizeof address->bytes])
{
    struct ip_address client = ip_client(address);
    memcpy(ret, client.bytes, sizeof client.bytes);
}

/* NULL when memory is out. */
static struct holder *holder_add(struct shares *shares, const uint8_t *name)
{
    struct holder *holder = calloc(1, sizeof *holder);
    if (!holder)
        return NULL;
    memcpy(holder->name, name, sizeof holder->name);
    HASH_ADD(hh, shares->holders, name, sizeof holder->name, holder);
    if (holder->hh.tbl) /* NULL: uthash has no memory */
        return holder;
    free(holder);
    return NULL;
}

bool shares_take(struct shares *shares, const struct ip_address *address)
{
    uint8_t name[sizeof address->bytes];
    struct holder *holder;
    name_of(address, name);
    pthread_mutex_lock(&shares->lock);
    HASH_FIND(hh, shares->holders, name, sizeof name, holder);
    if (!holder)
        holder = holder_add(shares, name);
    bool taken = holder && holder->count < shares->most;
    if (taken)
        holder->count++;
    pthread_mutex_unlock(&shares->lock);
    return taken;
}

void shares_give(struct shares *shares, const struct ip_address *address)
{
    uint8_t name[sizeof address->bytes];
    struct holder *holder;
    name_of(address, name);
    pthread_mutex_lock(&shares->lock);
    HASH_FIND(hh, shares->holders, name, sizeof name, holder);
    if (holder && --holder->count == 0) {
        HASH_DEL(shares->holders, holder);
        free(holder);
    }
    pthread_mutex_unlock(&shares->lock);
}
