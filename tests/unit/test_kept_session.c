/* The checkpoint that is kept with a session: it serves the tree that it was signed for, and no other. */
#include "kept_session.h"
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

static void a_note_is_kept(void **state)
{
    (void)state;
    struct kept kept = {.lock = PTHREAD_MUTEX_INITIALIZER};
    struct tree_head first = head_of(2, 1), later = head_of(3, 1);
    char note[CHECKPOINT_NOTE_MAX];
    assert_false(kept_note(&kept, &first, note));
    kept_keep_note(&kept, &first, "first");
    assert_true(kept_note(&kept, &first, note));
    assert_string_equal(note, "first");
    kept_keep_note(&kept, &later, "later");
    kept_keep_note(&kept, &first, "first");
    assert_false(kept_note(&kept, &first, note));
    assert_true(kept_note(&kept, &later, note));
    assert_string_equal(note, "later");
}

/* After a failover a game can take another way to the same size. */
static void another_tree_of_one_size(void **state)
{
    (void)state;
    struct kept kept = {.lock = PTHREAD_MUTEX_INITIALIZER};
    struct tree_head one = head_of(2, 1), other = head_of(2, 7);
    char note[CHECKPOINT_NOTE_MAX];
    kept_keep_note(&kept, &one, "one");
    assert_false(kept_note(&kept, &other, note));
    kept_keep_note(&kept, &other, "other");
    assert_true(kept_note(&kept, &other, note));
    assert_string_equal(note, "other");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_note_is_kept),
        cmocka_unit_test(another_tree_of_one_size),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
