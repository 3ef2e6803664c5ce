/* The arena: pieces are aligned, apart from each other and within the limit; a reset reuses the first chunk. */
#include "base/arena.h"
#include "unit.h"

enum { PIECES = 400, LIMIT = 1 << 20 };

static void pieces_are_aligned_and_apart(void **state)
{
    (void)state;
    struct arena arena;
    unsigned char *pieces[PIECES];
    arena_start(&arena, LIMIT);
    for (size_t i = 0; i < PIECES; i++) {
        pieces[i] = arena_take(&arena, i);
        assert_non_null(pieces[i]);
        assert_int_equal((uintptr_t)pieces[i] % _Alignof(max_align_t), 0);
        memset(pieces[i], (int)(i & 0xFF), i);
    }
    for (size_t i = 0; i < PIECES; i++)
        for (size_t k = 0; k < i; k++)
            assert_int_equal(pieces[i][k], i & 0xFF);
    arena_end(&arena);
}

static void the_limit_holds(void **state)
{
    (void)state;
    struct arena arena;
    arena_start(&arena, LIMIT);
    size_t taken = 0;
    while (arena_take(&arena, 1000))
        taken += 1000;
    assert_in_range(taken, LIMIT / 2, LIMIT);
    assert_in_range(arena.taken, taken, LIMIT);
    assert_null(arena_take(&arena, LIMIT));
    assert_null(arena_take(&arena, SIZE_MAX));
    assert_null(arena_take(&arena, SIZE_MAX - 15));
    assert_non_null(arena.first);
    arena_end(&arena);
    assert_int_equal(arena.limit, LIMIT);

    arena_start(&arena, 0);
    assert_null(arena_take(&arena, 1));
    assert_null(arena_copy(&arena, "x", 1));
    arena_end(&arena);
}

static void one_piece_may_fill_it(void **state)
{
    (void)state;
    struct arena arena;
    arena_start(&arena, LIMIT);
    char *whole = arena_take(&arena, LIMIT);
    assert_non_null(whole);
    memset(whole, 1, LIMIT);
    assert_null(arena_take(&arena, 1));
    arena_end(&arena);
}

static void reset_keeps_the_first_chunk_alone(void **state)
{
    (void)state;
    struct arena arena;
    arena_start(&arena, LIMIT);
    void *first = arena_take(&arena, 64);
    size_t small = arena.taken;
    assert_non_null(arena_take(&arena, LIMIT / 2));
    assert_true(arena.taken > small);
    arena_reset(&arena);
    assert_int_equal(arena.taken, small);
    assert_ptr_equal(arena_take(&arena, 64), first);
    for (int round = 0; round < 100; round++) {
        arena_reset(&arena);
        assert_non_null(arena_take(&arena, LIMIT / 2)); /* the limit counts what is held, not what was ever taken */
    }
    arena_end(&arena);
}

static void clearing_and_copying(void **state)
{
    (void)state;
    struct arena arena;
    arena_start(&arena, LIMIT);
    memset(arena_take(&arena, 4096), 0xFF, 4096);
    arena_reset(&arena);
    const unsigned char *cleared = arena_take_zero(&arena, 4096);
    for (int i = 0; i < 4096; i++)
        assert_int_equal(cleared[i], 0);
    char *copy = arena_copy(&arena, "seventh", 5);
    assert_string_equal(copy, "seven");
    assert_string_equal(arena_copy(&arena, "", 0), "");
    assert_memory_equal(arena_copy(&arena, "a\0b", 3), "a\0b", 4);
    arena_end(&arena);
}

static void ending_accepts_nothing_and_twice(void **state)
{
    (void)state;
    struct arena arena = {0};
    arena_end(&arena);
    arena_reset(&arena);
    arena_start(&arena, LIMIT);
    assert_non_null(arena_take(&arena, 1));
    arena_end(&arena);
    arena_end(&arena);
    assert_non_null(arena_take(&arena, 1)); /* and it can be used again */
    arena_end(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pieces_are_aligned_and_apart), cmocka_unit_test(the_limit_holds),
        cmocka_unit_test(one_piece_may_fill_it),        cmocka_unit_test(reset_keeps_the_first_chunk_alone),
        cmocka_unit_test(clearing_and_copying),         cmocka_unit_test(ending_accepts_nothing_and_twice),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
