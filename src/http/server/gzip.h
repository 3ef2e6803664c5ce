/* gzip (RFC 1952): a body as a whole, or piece by piece. The same bytes in always give the same bytes out. */
#pragma once
#include <stdbool.h>
#include <stddef.h>

/* A body below this many bytes fits one packet anyway. */
enum { GZIP_LEAST = 1400 };

/* What is stored for long is compressed well, once; what is made for one answer is compressed quickly. */
enum gzip_effort { GZIP_QUICK, GZIP_SMALL };

struct gzip;

/* NULL when out of memory. */
struct gzip *gzip_new(enum gzip_effort effort);
/* Accepts NULL. */
void gzip_free(struct gzip *gzip);

/* The most bytes that `length` bytes may become. */
size_t gzip_bound(struct gzip *gzip, size_t length);
/* Compresses all of it; `room` is what gzip_bound returned. Afterwards the next can begin. 0 when it could not. */
size_t gzip_whole(struct gzip *gzip, const char *bytes, size_t length, char *into, size_t room);

/* Unpacks such a body, which must have exactly `length` bytes. False when out of memory, or it has not. */
bool gzip_unpack(const char *packed, size_t packed_length, char *into, size_t length);

/* Consumes some of the `*left` bytes at `bytes` and writes at most `room`; lowers `*left` by what it consumed.
 * `last`: nothing follows these. Returns how many bytes it wrote: 0 when it needs more, or, after the last, when
 * that was all. */
size_t gzip_take(struct gzip *gzip, const char *bytes, size_t *left, bool last, char *into, size_t room);
