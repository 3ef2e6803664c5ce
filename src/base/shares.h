/* Quotas: how much of something each holder has at once, bounded per holder and in total: connections of an address,
 * bytes of a token. For all threads. */
#pragma once
#include "base/id.h"
#include "base/ip.h"

/* Who holds something. */
struct holder {
    uint8_t name[HASH_SIZE];
};

/* An IPv6 client is its /64: one client can use all addresses of it. */
struct holder holder_address(const struct ip_address *address);
struct holder holder_token(const struct hash *token);

enum shares_answer {
    SHARES_TAKEN,
    SHARES_EACH, /* the holder's quota is used up */
    SHARES_ALL,  /* the total is used up, or memory is out */
};

struct shares;

/* `each` per holder, `all` in total. NULL when out of memory. */
struct shares *shares_new(int64_t each, int64_t all);
/* Accepts NULL. */
void shares_free(struct shares *shares);
/* Takes this amount for the holder, or nothing. */
enum shares_answer shares_take(struct shares *shares, const struct holder *holder, int64_t amount);
/* Gives back what was taken. */
void shares_give(struct shares *shares, const struct holder *holder, int64_t amount);
/* The total that is held. */
int64_t shares_held(struct shares *shares);
