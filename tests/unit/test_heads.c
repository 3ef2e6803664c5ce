/* What the writer knows of the ends of ledgers takes no more memory than it may: those that were used longest ago are
 * forgotten, and those that wait are not. */
#include "store/heads.h"
#include "store/store_read.h"
#include "unit.h"

enum { MOST = 1 << 20, STATE = 20000, MANY = 200 };

/* An append goes through, and leaves so much. */
static void append_through(struct heads *heads, struct store_append *append)
{
    static char state[STATE];
    assert_true(heads_wait(heads, append));
    struct head *head = heads_take_ready(heads);
    assert_non_null(head);
    assert_ptr_equal(head_take(head), append);
    assert_true(head_set_state(head, state, sizeof state));
    head->knowledge = HEAD_OPEN;
    heads_return(heads, head);
}

/* By an append that waits there and goes away again. */
static bool is_known(struct heads *heads, struct store_append *append)
{
    assert_true(heads_wait(heads, append));
    struct head *head = heads_take_ready(heads);
    bool known = head->knowledge == HEAD_OPEN && head->state_length == STATE;
    assert_ptr_equal(head_take(head), append);
    heads_return(heads, head);
    return known;
}

static void memory_stays_flat(void **state)
{
    (void)state;
    static struct store_append appends[MANY];
    struct heads *heads = heads_new(MOST);
    assert_non_null(heads);
    for (int i = 0; i < MANY; i++) {
        appends[i].session = uuid_new();
        append_through(heads, &appends[i]);
        assert_in_range(heads->idle_bytes, 0, MOST);
        assert_int_equal(store_sessions_bytes(), heads->idle_bytes);
    }
    assert_in_range(heads->idle_bytes, MOST - 2 * STATE, MOST);
    assert_true(is_known(heads, &appends[MANY - 1]));
    assert_true(is_known(heads, &appends[MANY - 40]));
    assert_false(is_known(heads, &appends[0]));
    heads_free(heads);
    assert_int_equal(store_sessions_bytes(), 0);
}

/* None that has work is forgotten, however many there are. */
static void who_waits_stays(void **state)
{
    (void)state;
    static struct store_append appends[MANY];
    struct heads *heads = heads_new(1);
    assert_non_null(heads);
    for (int i = 0; i < MANY; i++) {
        appends[i] = (struct store_append){.session = uuid_new()};
        assert_true(heads_wait(heads, &appends[i]));
    }
    assert_int_equal(heads->waiting, MANY);
    for (int i = 0; i < MANY; i++) {
        struct head *head = heads_take_ready(heads);
        assert_ptr_equal(head_take(head), &appends[i]);
        heads_return(heads, head);
        assert_int_equal(heads->idle.count, 0);
    }
    heads_free(heads);
    assert_int_equal(store_sessions_bytes(), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(memory_stays_flat),
        cmocka_unit_test(who_waits_stays),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
