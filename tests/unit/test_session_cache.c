/* The checkpoint that is cached with a session: it serves the tree that it was signed for, and no other. */
#include "game/session_cache.h"
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static struct tree_head head_of(uint64_t size, uint8_t root)
{
    struct tree_head head = {.size = size};
    memset(head.root.bytes, root, sizeof head.root.bytes);
    return head;
}

static void a_note_is_cached(void **state)
{
    (void)state;
    struct session_cache cache = {.lock = PTHREAD_MUTEX_INITIALIZER};
    struct tree_head first = head_of(2, 1), later = head_of(3, 1);
    char note[CHECKPOINT_NOTE_MAX];
    assert_false(session_cache_find_note(&cache, &first, note));
    session_cache_add_note(&cache, &first, "first");
    assert_true(session_cache_find_note(&cache, &first, note));
    assert_string_equal(note, "first");
    session_cache_add_note(&cache, &later, "later");
    session_cache_add_note(&cache, &first, "first");
    assert_false(session_cache_find_note(&cache, &first, note));
    assert_true(session_cache_find_note(&cache, &later, note));
    assert_string_equal(note, "later");
}

/* After a failover a game can take another way to the same size. */
static void another_tree_of_one_size(void **state)
{
    (void)state;
    struct session_cache cache = {.lock = PTHREAD_MUTEX_INITIALIZER};
    struct tree_head one = head_of(2, 1), other = head_of(2, 7);
    char note[CHECKPOINT_NOTE_MAX];
    session_cache_add_note(&cache, &one, "one");
    assert_false(session_cache_find_note(&cache, &other, note));
    session_cache_add_note(&cache, &other, "other");
    assert_true(session_cache_find_note(&cache, &other, note));
    assert_string_equal(note, "other");
}

static struct cached_chain *add(struct session_cache *cache, uint32_t number)
{
    struct cached_chain *chain = cached_chain_new(number);
    assert_non_null(chain);
    session_cache_add_chain(cache, chain);
    return chain;
}

/* A session that was re-keyed keeps the chain before the present one, and no older secret. */
static void spent_chains_are_wiped(void **state)
{
    (void)state;
    struct session_cache cache = {.lock = PTHREAD_MUTEX_INITIALIZER};
    int64_t before = store_sessions_bytes(), each = (int64_t)sizeof(struct cached_chain);
    for (uint32_t number = 0; number < 6; number++) {
        add(&cache, number);
        add(&cache, number); /* by two threads */
        session_cache_drop_spent(&cache, number);
        for (uint32_t old = 0; old <= number; old++)
            assert_int_equal(session_cache_chain(&cache, old) != NULL, old + 1 >= number);
        assert_in_range(store_sessions_bytes() - before, each, 4 * each);
    }
    session_cache_drop_spent(&cache, 1000); /* the newest stays, since others may be adding to it */
    struct cached_chain *last = session_cache_chain(&cache, 5);
    assert_non_null(last);
    assert_null(last->next);
    cached_chain_free(last);
    assert_int_equal(store_sessions_bytes(), before);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_note_is_cached),
        cmocka_unit_test(another_tree_of_one_size),
        cmocka_unit_test(spent_chains_are_wiped),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
