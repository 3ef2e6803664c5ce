/* Whose request a trusted proxy forwards: X-Forwarded-For, to which each proxy appends the address that it was
 * called from. Read from the right, what trusted proxies wrote can be believed, and the first address that is not
 * one of theirs is the client's; the client may have invented anything to the left of it. */
#pragma once
#include "base/ip.h"

struct forwarded {
    const struct ip_ranges *trusted;
    struct ip_address peer;   /* a trusted proxy */
    struct ip_address client; /* the result: the peer if the header is missing or is not a list of addresses */
    bool seen;
};

void forwarded_start(struct forwarded *forwarded, const struct ip_ranges *trusted, const struct ip_address *peer);
/* Takes the value of one header line; call it in the order of the lines. */
void forwarded_add(struct forwarded *forwarded, const char *value);
