/* The only file that knows zlib. */
#include "http/server/gzip.h"
#include <limits.h>
#include <stdlib.h>
#define ZLIB_CONST
#include <zlib.h>

struct gzip {
    z_stream stream;
};

/* 16 asks zlib for gzip's frame. A quick one takes 64 KiB of memory, so that many may be at work at once. A small one
 * is a twenty-fifth larger than it could be: level 9 would take twice as long, and the start with it a quarter more. */
enum { FRAME = 16 };

static const struct {
    int level, window, memory;
} efforts[] = {
    [GZIP_QUICK] = {.level = 3, .window = 13 + FRAME, .memory = 6},
    [GZIP_SMALL] = {.level = 5, .window = MAX_WBITS + FRAME, .memory = 8},
};

struct gzip *gzip_new(enum gzip_effort effort)
{
    struct gzip *gzip = calloc(1, sizeof *gzip);
    if (gzip && deflateInit2(&gzip->stream, efforts[effort].level, Z_DEFLATED, efforts[effort].window,
                             efforts[effort].memory, Z_DEFAULT_STRATEGY) == Z_OK)
        return gzip;
    free(gzip);
    return NULL;
}

void gzip_free(struct gzip *gzip)
{
    if (!gzip)
        return;
    deflateEnd(&gzip->stream);
    free(gzip);
}

size_t gzip_bound(struct gzip *gzip, size_t length)
{
    return deflateBound(&gzip->stream, length);
}

static unsigned at_most(size_t length)
{
    return length < UINT_MAX ? (unsigned)length : UINT_MAX;
}

size_t gzip_take(struct gzip *gzip, const char *bytes, size_t *left, bool last, char *into, size_t room)
{
    z_stream *stream = &gzip->stream;
    unsigned given = at_most(*left), wanted = at_most(room);
    stream->next_in = (const unsigned char *)bytes;
    stream->avail_in = given;
    stream->next_out = (unsigned char *)into;
    stream->avail_out = wanted;
    deflate(stream, last && given == *left ? Z_FINISH : Z_NO_FLUSH); /* its only error is that it made no progress */
    *left -= given - stream->avail_in;
    return wanted - stream->avail_out;
}

size_t gzip_whole(struct gzip *gzip, const char *bytes, size_t length, char *into, size_t room)
{
    size_t left = length, made = gzip_take(gzip, bytes, &left, true, into, room);
    return deflateReset(&gzip->stream) == Z_OK && left == 0 ? made : 0;
}

bool gzip_unpack(const char *packed, size_t packed_length, char *into, size_t length)
{
    z_stream stream = {.next_in = (const unsigned char *)packed,
                       .avail_in = at_most(packed_length),
                       .next_out = (unsigned char *)into,
                       .avail_out = at_most(length)};
    if (inflateInit2(&stream, MAX_WBITS + FRAME) != Z_OK)
        return false;
    bool whole = inflate(&stream, Z_FINISH) == Z_STREAM_END && stream.total_out == length;
    inflateEnd(&stream);
    return whole;
}
