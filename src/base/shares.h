/* How much of something each holder has at once, so that none has more than its share and all together no more than
 * there is: connections of an address, bytes of a token. For all threads. */
#pragma once
#include "id.h"
#include "ip.h"

/* Who holds something. */
struct holder {
    uint8_t name[HASH_SIZE];
};

/* An IPv6 client is its /64: whoever has one address of it has all of them. */
struct holder holder_address(const struct ip_address *address);
struct holder holder_token(const struct hash *token);
struct holder holder_session(const struct uuid *session);

enum shares_answer {
    SHARES_TAKEN,
    SHARES_EACH, /* the holder has its share already */
    SHARES_ALL,  /* the others have the rest, or memory is out */
};

struct shares;

/* `each` for a holder, `all` for everybody together. NULL when out of memory. */
struct shares *shares_new(int64_t each, int64_t all);
/* Accepts NULL. */
void shares_free(struct shares *shares);
/* So much more for this holder; else nothing is taken. */
enum shares_answer shares_take(struct shares *shares, const struct holder *holder, int64_t amount);
/* Gives back what was taken. */
void shares_give(struct shares *shares, const struct holder *holder, int64_t amount);
/* What all of them hold. */
int64_t shares_held(struct shares *shares);
