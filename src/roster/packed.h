/* A roster as bytes: stored beside an entry, so that the current roster need not be folded from the first one. A
 * cache, for this version of the program only: what another version packed, or for other members of units, is not
 * unpacked. */
#pragma once
#include "roster/roster.h"

/* How many bytes it takes; 0 when `room` is too small, or a member is of a kind that units do not have. */
size_t roster_pack(const struct roster *roster, void *to, size_t room);
/* Into a roster that roster_start began. False, with anything in it, for bytes that roster_pack of this program did not
 * write for this type. */
bool roster_unpack(const void *bytes, size_t length, struct roster *roster);
