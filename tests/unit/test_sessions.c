/* The cache of sessions and its memory: beyond the limit the oldest are forgotten, but none that is in use, which is
 * asked to shrink; and what is counted is gone when they are. */
#include "store/sessions.h"
#include "unit.h"
#include <stdlib.h>

enum { WEIGHT = 1 << 20, MOST = 8 * WEIGHT, MANY = 40 };

static int shrunk;

static void kept_free(void *kept)
{
    store_sessions_weigh(-*(int64_t *)kept);
    free(kept);
}

static void kept_shrink(void *kept)
{
    shrunk += *(int64_t *)kept > 0;
    store_sessions_weigh(-*(int64_t *)kept);
    *(int64_t *)kept = 0;
}

/* Puts one in, with so much kept; the caller's reference. */
static struct store_session *put(struct sessions *sessions, int64_t weight)
{
    struct store_session *session = session_new(2);
    int64_t *kept = malloc(sizeof *kept);
    assert_true(session && kept);
    session->id = uuid_new();
    *kept = weight;
    store_sessions_weigh(weight);
    assert_ptr_equal(store_session_attach(session, kept, kept_free, kept_shrink), kept);
    sessions_add(sessions, session);
    return session;
}

static bool is_cached(struct sessions *sessions, const struct uuid *id)
{
    struct store_session *session = sessions_find(sessions, id);
    store_session_free(session);
    return session != NULL;
}

static void memory_stays_flat(void **state)
{
    (void)state;
    struct sessions *sessions = sessions_new(MOST);
    struct store_measures measures;
    struct uuid ids[MANY];
    assert_non_null(sessions);
    for (int i = 0; i < MANY; i++) {
        struct store_session *session = put(sessions, WEIGHT);
        ids[i] = session->id;
        store_session_free(session);
        assert_in_range(store_sessions_bytes(), 0, MOST + 2 * WEIGHT);
    }
    for (int i = 0; i < MANY; i++)
        if (i < MANY - 9 || i >= MANY - 6)
            assert_int_equal(is_cached(sessions, &ids[i]), i >= MANY - 6);
    sessions_measure(sessions, &measures);
    assert_in_range(measures.sessions, 6, 8);
    assert_int_equal(measures.sessions_crowded, MANY - measures.sessions);
    assert_int_equal(measures.sessions_most_bytes, MOST);
    assert_int_equal(measures.sessions_bytes, store_sessions_bytes());
    sessions_free(sessions);
    assert_int_equal(store_sessions_bytes(), 0);
}

/* All that there are, and together they take too much. */
static void what_is_in_use_stays(void **state)
{
    (void)state;
    struct sessions *sessions = sessions_new(MOST);
    struct store_session *held[MANY];
    struct store_measures measures;
    assert_non_null(sessions);
    shrunk = 0;
    for (int i = 0; i < MANY; i++)
        held[i] = put(sessions, WEIGHT);
    for (int i = 0; i < MANY; i++) {
        struct store_session *found = sessions_find(sessions, &held[i]->id);
        assert_ptr_equal(found, held[i]);
        store_session_free(found);
    }
    sessions_measure(sessions, &measures);
    assert_int_equal(measures.sessions_crowded, 0);
    assert_int_equal(measures.sessions, MANY);
    assert_in_range(shrunk, MANY - 8, MANY);
    assert_in_range(store_sessions_bytes(), 0, MOST);
    for (int i = 0; i < MANY; i++)
        store_session_free(held[i]);
    sessions_free(sessions);
    assert_int_equal(store_sessions_bytes(), 0);
}

/* However long ago it was asked for: a stream of events asks for its session once. */
static void many_sessions_leave_those_in_use(void **state)
{
    enum { IN_USE = 3, OTHERS = SESSIONS_MAX + 500 };
    (void)state;
    struct sessions *sessions = sessions_new(INT64_MAX);
    struct store_session *held[IN_USE];
    struct store_measures measures;
    assert_non_null(sessions);
    shrunk = 0;
    for (int i = 0; i < IN_USE; i++)
        held[i] = put(sessions, 1);
    for (int i = 0; i < OTHERS; i++)
        store_session_free(put(sessions, 1));
    sessions_measure(sessions, &measures);
    assert_int_equal(measures.sessions, SESSIONS_MAX);
    assert_int_equal(measures.sessions_crowded, OTHERS + IN_USE - SESSIONS_MAX);
    assert_int_equal(shrunk, 0); /* it is not memory that lacks */
    for (int i = 0; i < IN_USE; i++) {
        struct store_session *found = sessions_find(sessions, &held[i]->id);
        assert_ptr_equal(found, held[i]);
        store_session_free(found);
        store_session_free(held[i]);
    }
    sessions_free(sessions);
    assert_int_equal(store_sessions_bytes(), 0);
}

/* More than the limit, all in use: none is forgotten, until they are given back and others are asked for. */
static void all_in_use_stay(void **state)
{
    enum { ALL = SESSIONS_MAX + 100 };
    (void)state;
    struct sessions *sessions = sessions_new(INT64_MAX);
    static struct store_session *held[ALL];
    struct store_measures measures;
    assert_non_null(sessions);
    for (int i = 0; i < ALL; i++)
        held[i] = put(sessions, 1);
    sessions_measure(sessions, &measures);
    assert_int_equal(measures.sessions, ALL);
    assert_int_equal(measures.sessions_crowded, 0);
    for (int i = 0; i < ALL; i++)
        store_session_free(held[i]);
    for (int i = 0; i < ALL - SESSIONS_MAX; i++)
        store_session_free(put(sessions, 1));
    sessions_measure(sessions, &measures);
    assert_int_equal(measures.sessions, SESSIONS_MAX);
    sessions_free(sessions);
    assert_int_equal(store_sessions_bytes(), 0);
}

/* One that is forgotten while it is in use counts until it is given back. */
static void what_is_held_counts(void **state)
{
    (void)state;
    struct sessions *sessions = sessions_new(MOST);
    assert_non_null(sessions);
    struct store_session *held = put(sessions, WEIGHT);
    sessions_free(sessions);
    assert_in_range(store_sessions_bytes(), WEIGHT, WEIGHT + 65536);
    store_session_free(held);
    assert_int_equal(store_sessions_bytes(), 0);
}

/* Names take what they are long, and change as often as they like. */
static void names_are_counted(void **state)
{
    (void)state;
    struct sessions *sessions = sessions_new(MOST);
    struct store_seat seat = {.name = "s1"}, named = {.name = "s1", .display = "Zoe", .display_key = "zoe"};
    char name[STORE_DISPLAY_MAX];
    assert_non_null(sessions);
    struct store_session *session = put(sessions, 0);
    int64_t before = store_sessions_bytes();
    sessions_add_seat(sessions, session, &seat);
    sessions_name_of(sessions, &session->seats[0], name);
    assert_string_equal(name, "");
    assert_int_equal(store_sessions_bytes(), before);
    for (int i = 0; i < 3; i++) {
        sessions_set_name(sessions, session, &named);
        sessions_name_of(sessions, &session->seats[0], name);
        assert_string_equal(name, "Zoe");
        assert_ptr_equal(sessions_named(sessions, session, "zoe"), &session->seats[0]);
        assert_int_equal(store_sessions_bytes(), before + 8);
        sessions_set_name(sessions, session, &seat);
        assert_null(sessions_named(sessions, session, "zoe"));
        assert_int_equal(store_sessions_bytes(), before);
    }
    sessions_set_name(sessions, session, &named);
    store_session_free(session);
    sessions_free(sessions);
    assert_int_equal(store_sessions_bytes(), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(memory_stays_flat),
        cmocka_unit_test(what_is_in_use_stays),
        cmocka_unit_test(many_sessions_leave_those_in_use),
        cmocka_unit_test(all_in_use_stay),
        cmocka_unit_test(what_is_held_counts),
        cmocka_unit_test(names_are_counted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
