/* Whose request a trusted proxy hands on: X-Forwarded-For, to which each proxy adds, on the right, the address that it
 * was asked from. Read from the right, what trusted proxies wrote can be believed, and the first address that is not
 * one of theirs is the client's; whatever stands to the left of it the client may have made up. */
#pragma once
#include "ip.h"

struct forwarded {
    const struct ip_ranges *trusted;
    struct ip_address peer;   /* a trusted proxy */
    struct ip_address client; /* the answer: the peer where the header is missing or is no list of addresses */
    bool seen;
};

void forwarded_start(struct forwarded *forwarded, const struct ip_ranges *trusted, const struct ip_address *peer);
/* Takes the value of one header line; several are in the order in which they came. */
void forwarded_add(struct forwarded *forwarded, const char *value);
