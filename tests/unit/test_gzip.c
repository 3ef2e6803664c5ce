/* Compressing whole bodies and pieces: what comes out says what went in. */
#include "http/server/gzip.h"
#include "unit.h"
#include "unzip.h"
#include <stdlib.h>

enum { LARGE = 300000 };

static char *large_make(void)
{
    char *bytes = malloc(LARGE);
    uint32_t random = 1;
    assert_non_null(bytes);
    for (size_t i = 0; i < LARGE; i++) {
        random = random * 1664525 + 1013904223;
        bytes[i] = (char)(i % 1000 < 500 ? 97 + (random >> 28) : random >> 24);
    }
    return bytes;
}

static void assert_says(const char *packed, size_t packed_length, const char *bytes, size_t length)
{
    size_t found;
    char *said = unzip(packed, packed_length, &found);
    assert_int_equal(found, length);
    assert_memory_equal(said, bytes, length);
    memset(said, 0, length);
    assert_true(gzip_unpack(packed, packed_length, said, length));
    assert_memory_equal(said, bytes, length);
    free(said);
}

static void what_does_not_unpack(void **state)
{
    (void)state;
    char *bytes = large_make(), *packed = malloc(2 * LARGE), *said = malloc(LARGE + 1);
    struct gzip *gzip = gzip_new(GZIP_QUICK);
    size_t made = gzip_whole(gzip, bytes, LARGE, packed, 2 * LARGE);
    assert_false(gzip_unpack(packed, made, said, LARGE - 1));
    assert_false(gzip_unpack(packed, made, said, LARGE + 1));
    assert_false(gzip_unpack(packed, made - 1, said, LARGE));
    packed[made / 2] ^= 1;
    assert_false(gzip_unpack(packed, made, said, LARGE));
    gzip_free(gzip);
    free(said);
    free(packed);
    free(bytes);
}

static void whole_bodies(void **state)
{
    (void)state;
    static const size_t lengths[] = {0, 1, 1400, 65536, LARGE};
    char *bytes = large_make();
    for (int effort = GZIP_QUICK; effort <= GZIP_SMALL; effort++) {
        struct gzip *gzip = gzip_new((enum gzip_effort)effort);
        assert_non_null(gzip);
        for (size_t i = 0; i < LENGTH(lengths); i++) {
            size_t room = gzip_bound(gzip, lengths[i]);
            char *first = malloc(room), *again = malloc(room);
            size_t made = gzip_whole(gzip, bytes, lengths[i], first, room);
            assert_says(first, made, bytes, lengths[i]);
            assert_int_equal(gzip_whole(gzip, bytes, lengths[i], again, room), made);
            assert_memory_equal(first, again, made);
            free(first);
            free(again);
        }
        gzip_free(gzip);
    }
    free(bytes);
}

static void too_little_room(void **state)
{
    (void)state;
    char *bytes = large_make(), into[100];
    struct gzip *gzip = gzip_new(GZIP_QUICK);
    size_t room = gzip_bound(gzip, 1);
    assert_int_equal(gzip_whole(gzip, bytes, LARGE, into, sizeof into), 0);
    assert_in_range(room, 1, sizeof into);
    assert_says(into, gzip_whole(gzip, bytes, 1, into, room), bytes, 1); /* what failed leaves no trace */
    gzip_free(gzip);
    free(bytes);
}

/* Pieces in of one size, pieces out of another. */
static void pieces(size_t in, size_t out)
{
    char *bytes = large_make(), *packed = malloc(2 * LARGE);
    struct gzip *gzip = gzip_new(GZIP_QUICK);
    size_t made = 0, given = 0;
    while (given < LARGE) {
        size_t piece = LARGE - given < in ? LARGE - given : in;
        for (size_t left = piece, came = 1; left > 0 || came > 0;) {
            came = gzip_take(gzip, bytes + given + piece - left, &left, false, packed + made, out);
            made += came;
        }
        given += piece;
    }
    for (size_t left = 0, came = 1; came > 0; made += came)
        came = gzip_take(gzip, "", &left, true, packed + made, out);
    assert_says(packed, made, bytes, LARGE);
    gzip_free(gzip);
    free(packed);
    free(bytes);
}

static void in_pieces(void **state)
{
    (void)state;
    pieces(1, 4096);
    pieces(100000, 7);
    pieces(4096, 4096);
    pieces(LARGE, LARGE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whole_bodies),
        cmocka_unit_test(too_little_room),
        cmocka_unit_test(what_does_not_unpack),
        cmocka_unit_test(in_pieces),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
