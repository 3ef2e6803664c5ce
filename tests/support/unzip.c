/* Decoding by zlib. */
#include "unzip.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>
#define ZLIB_CONST
#include <zlib.h>

enum { DECODED_MAX = 32 << 20, FRAME = 16 };

char *unzip(const char *bytes, size_t length, size_t *ret_length)
{
    z_stream stream = {.next_in = (const unsigned char *)bytes, .avail_in = (unsigned)length};
    char *decoded = malloc(DECODED_MAX + 1);
    assert_non_null(decoded);
    stream.next_out = (unsigned char *)decoded;
    stream.avail_out = DECODED_MAX;
    assert_int_equal(inflateInit2(&stream, MAX_WBITS + FRAME), Z_OK);
    assert_int_equal(inflate(&stream, Z_FINISH), Z_STREAM_END);
    assert_int_equal(stream.avail_in, 0);
    *ret_length = DECODED_MAX - stream.avail_out;
    inflateEnd(&stream);
    decoded[*ret_length] = '\0';
    return decoded;
}
