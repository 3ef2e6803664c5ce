/* How many of something each address holds at once, and that none holds more than its share. For all threads. An IPv6
 * client is its /64: whoever has one address of it has all of them. */
#pragma once
#include "ip.h"

struct shares;

/* `most` for each address. NULL when out of memory. */
struct shares *shares_new(int32_t most);
/* Accepts NULL. */
void shares_free(struct shares *shares);
/* One more for this address. False when it holds its share already, or memory is out: then nothing is taken. */
bool shares_take(struct shares *shares, const struct ip_address *address);
/* Gives back one that was taken. */
void shares_give(struct shares *shares, const struct ip_address *address);
