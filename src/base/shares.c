/* A table of holders; one that gives back its last amount leaves it. */
#include "base/shares.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#define HASH_NONFATAL_OOM 1
#include <uthash.h>

struct share {
    struct holder holder;
    int64_t amount;
    UT_hash_handle hh;
};

struct shares {
    pthread_mutex_t lock;
    int64_t each, all;
    int64_t held;
    struct share *list;
};

struct holder holder_address(const struct ip_address *address)
{
    struct holder holder = {{0}};
    struct ip_address client = ip_client(address);
    memcpy(holder.name, client.bytes, sizeof client.bytes);
    return holder;
}

struct holder holder_token(const struct hash *token)
{
    struct holder holder;
    memcpy(holder.name, token->bytes, sizeof holder.name);
    return holder;
}

struct shares *shares_new(int64_t each, int64_t all)
{
    struct shares *shares = calloc(1, sizeof *shares);
    if (!shares)
        return NULL;
    pthread_mutex_init(&shares->lock, NULL);
    shares->each = each;
    shares->all = all;
    return shares;
}

void shares_free(struct shares *shares)
{
    struct share *each, *next;
    if (!shares)
        return;
    HASH_ITER(hh, shares->list, each, next)
    {
        HASH_DEL(shares->list, each);
        free(each);
    }
    pthread_mutex_destroy(&shares->lock);
    free(shares);
}

static struct share *share_find(struct shares *shares, const struct holder *holder)
{
    struct share *share;
    HASH_FIND(hh, shares->list, holder, sizeof *holder, share);
    return share;
}

/* NULL when memory is out. */
static struct share *share_add(struct shares *shares, const struct holder *holder)
{
    struct share *share = calloc(1, sizeof *share);
    if (!share)
        return NULL;
    share->holder = *holder;
    HASH_ADD(hh, shares->list, holder, sizeof share->holder, share);
    if (share->hh.tbl) /* NULL: uthash has no memory */
        return share;
    free(share);
    return NULL;
}

static enum shares_answer take(struct shares *shares, const struct holder *holder, int64_t amount)
{
    struct share *share = share_find(shares, holder);
    if (amount > shares->each - (share ? share->amount : 0))
        return SHARES_EACH;
    if (amount > shares->all - shares->held)
        return SHARES_ALL;
    if (!share)
        share = share_add(shares, holder);
    if (!share)
        return SHARES_ALL;
    share->amount += amount;
    shares->held += amount;
    return SHARES_TAKEN;
}

enum shares_answer shares_take(struct shares *shares, const struct holder *holder, int64_t amount)
{
    pthread_mutex_lock(&shares->lock);
    enum shares_answer answer = take(shares, holder, amount);
    pthread_mutex_unlock(&shares->lock);
    return answer;
}

void shares_give(struct shares *shares, const struct holder *holder, int64_t amount)
{
    pthread_mutex_lock(&shares->lock);
    struct share *share = share_find(shares, holder);
    if (share && amount > share->amount)
        amount = share->amount;
    if (share) {
        share->amount -= amount;
        shares->held -= amount;
    }
    if (share && share->amount == 0) {
        HASH_DEL(shares->list, share);
        free(share);
    }
    pthread_mutex_unlock(&shares->lock);
}

int64_t shares_held(struct shares *shares)
{
    pthread_mutex_lock(&shares->lock);
    int64_t held = shares->held;
    pthread_mutex_unlock(&shares->lock);
    return held;
}
