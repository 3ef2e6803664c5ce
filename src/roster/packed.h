/* A roster as bytes, stored beside an entry so that the current roster need not be folded from the first entry. It is a
 * cache for this version of the program: bytes of another version, or for other members of units, are not unpacked. */
#pragma once
#include "roster/roster.h"

/* The size in bytes; 0 when `room` is too small, or a member has a kind that units do not have. */
size_t roster_pack(const struct roster *roster, void *to, size_t room);
/* Fills a roster that roster_start began. False (with undefined units in it) for bytes that roster_pack of this program
 * did not write for this type. */
bool roster_unpack(const void *bytes, size_t length, struct roster *roster);
