/* Appending: order, closing, limits, idempotency, refusals, several processes. */
#include "harness.h"

struct world {
    struct test_database database;
    struct store *store, *other; /* two processes, as far as the database can tell */
    PGconn *owner;
};

static int create(void **state)
{
    static struct world world;
    database_create(&world.database);
    world.store = store_on(world.database.url);
    world.other = store_on(world.database.url);
    world.owner = database_connect(world.database.url);
    *state = &world;
    return 0;
}

static int end(void **state)
{
    struct world *world = *state;
    store_stop(world->store);
    store_stop(world->other);
    PQfinish(world->owner);
    database_drop(&world->database);
    return 0;
}

static void one_session_many_threads(void **state)
{
    struct world *world = *state;
    struct uuid session = session_open(world->store);
    struct crowd crowd = {.stores = {world->store},
                          .store_count = 1,
                          .sessions = &session,
                          .session_count = 1,
                          .threads = 32,
                          .each = 40};
    crowd_start(&crowd);
    assert_int_equal(crowd_finish(&crowd, STORE_DONE), 32 * 40);
    assert_whole(world->owner, session, 32 * 40 + 1);
    crowd_free(&crowd);
}

static void many_sessions_many_threads(void **state)
{
    struct world *world = *state;
    struct uuid sessions[20];
    for (int i = 0; i < 20; i++)
        sessions[i] = session_open(world->store);
    struct crowd crowd = {.stores = {world->store},
                          .store_count = 1,
                          .sessions = sessions,
                          .session_count = 20,
                          .threads = 32,
                          .each = 40};
    crowd_start(&crowd);
    assert_int_equal(crowd_finish(&crowd, STORE_DONE), 32 * 40);
    for (int i = 0; i < 20; i++)
        assert_whole(world->owner, sessions[i], 32 * 40 / 20 + 1);
    crowd_free(&crowd);
}

/* Two processes, one session: each append is recorded once, whoever wins which number. */
static void two_stores_one_session(void **state)
{
    struct world *world = *state;
    struct uuid session = session_open(world->store);
    struct crowd crowd = {.stores = {world->store, world->other},
                          .store_count = 2,
                          .sessions = &session,
                          .session_count = 1,
                          .threads = 32,
                          .each = 40};
    crowd_start(&crowd);
    assert_int_equal(crowd_finish(&crowd, STORE_DONE), 32 * 40);
    assert_whole(world->owner, session, 32 * 40 + 1);
    assert_int_equal(session_number(world->owner, session,
                                    "SELECT count(DISTINCT substring(convert_from(bytes, 'UTF8') from '\"m\":\\d+'))"
                                    " FROM umpire.entry WHERE session_id = '%s'"),
                     32 * 40);
    crowd_free(&crowd);
}

static void two_stores_many_sessions(void **state)
{
    struct world *world = *state;
    struct uuid sessions[8];
    for (int i = 0; i < 8; i++)
        sessions[i] = session_open(world->store);
    struct crowd crowd = {.stores = {world->store, world->other},
                          .store_count = 2,
                          .sessions = sessions,
                          .session_count = 8,
                          .threads = 32,
                          .each = 40};
    crowd_start(&crowd);
    assert_int_equal(crowd_finish(&crowd, STORE_DONE), 32 * 40);
    for (int i = 0; i < 8; i++)
        assert_whole(world->owner, sessions[i], 32 * 40 / 8 + 1);
    crowd_free(&crowd);
}

static void order_of_one_caller_is_kept(void **state)
{
    struct world *world = *state;
    struct uuid session = session_open(world->store);
    static struct waited appends[1000];
    memset(appends, 0, sizeof appends);
    for (int i = 0; i < 1000; i++)
        append_send(world->store, &appends[i], session, NULL);
    for (int i = 0; i < 1000; i++) {
        assert_int_equal(append_wait(&appends[i]), STORE_DONE);
        assert_int_equal(appends[i].append.seq, i + 1);
        assert_null(appends[i].append.bytes);
    }
}

static void unknown_session(void **state)
{
    struct world *world = *state;
    struct uuid session = uuid_new();
    assert_int_equal(append_kind(world->store, session, "ruling", 1), STORE_UNKNOWN_SESSION);
    assert_int_equal(append_kind(world->store, session, "ruling", 1), STORE_UNKNOWN_SESSION);
}

static void closed_session(void **state)
{
    struct world *world = *state;
    struct uuid session = session_open(world->store);
    struct waited keyed = {.mark = 7}, again = {.mark = 7}, fresh = {.mark = 8};
    assert_int_equal(append_kind(world->other, session, "note", 1), STORE_DONE); /* it knows the head as open */
    assert_int_equal(append_one(world->store, &keyed, session, "before"), STORE_DONE);
    assert_int_equal(append_kind(world->store, session, "closed", 1), STORE_DONE);
    assert_int_equal(append_kind(world->store, session, "ruling", 1), STORE_CLOSED);
    assert_int_equal(append_kind(world->store, session, "closed", 1), STORE_CLOSED);
    assert_int_equal(append_kind(world->other, session, "ruling", 1), STORE_CLOSED);
    /* What was asked before the end is still answered as it was then. */
    assert_int_equal(append_one(world->store, &again, session, "before"), STORE_REPEATED);
    assert_int_equal(again.append.seq, keyed.append.seq);
    free(again.append.bytes);
    assert_int_equal(append_one(world->other, &fresh, session, "after"), STORE_CLOSED);
    assert_whole(world->owner, session, 4);
}

/* Everything behind a closing entry in the queue comes too late. */
static void closing_in_the_crowd(void **state)
{
    struct world *world = *state;
    struct uuid session = session_open(world->store);
    static struct waited appends[100];
    memset(appends, 0, sizeof appends);
    appends[50].append.kind = "closed";
    for (int i = 0; i < 100; i++)
        append_send(world->store, &appends[i], session, NULL);
    for (int i = 0; i < 100; i++)
        assert_int_equal(append_wait(&appends[i]), i <= 50 ? STORE_DONE : STORE_CLOSED);
    assert_whole(world->owner, session, 52);
}

static void repeated_key(void **state)
{
    struct world *world = *state;
    struct uuid session = session_open(world->store), second = session_open(world->store);
    struct waited first = {.mark = 1}, again = {.mark = 1}, elsewhere = {.mark = 1}, other_body = {.mark = 2};
    struct waited other_seat = {.mark = 2, .append.seat = "blue"}, other_session = {.mark = 2};
    assert_int_equal(append_one(world->store, &first, session, "k"), STORE_DONE);
    assert_int_equal(session_number(world->owner, session,
                                    "SELECT count(*) FROM umpire.entry WHERE session_id = '%s' AND key_hash ="
                                    " sha256('umpire/v1/entry-key\\000'::bytea || uuid_send(session_id) || 'k')"),
                     1); /* the key itself is not stored */
    assert_int_equal(append_one(world->store, &again, session, "k"), STORE_REPEATED);
    assert_int_equal(again.append.seq, first.append.seq);
    assert_non_null(strstr(again.append.bytes, "\"m\":1"));
    assert_int_equal(strlen(again.append.bytes), again.append.length);
    assert_int_equal(append_one(world->other, &elsewhere, session, "k"), STORE_REPEATED);
    assert_string_equal(elsewhere.append.bytes, again.append.bytes);
    assert_int_equal(append_one(world->store, &other_body, session, "k"), STORE_KEY_REUSED);
    assert_null(other_body.append.bytes);
    assert_int_equal(append_one(world->store, &other_seat, session, "k"), STORE_DONE);
    assert_int_equal(append_one(world->store, &other_session, second, "k"), STORE_DONE);
    assert_whole(world->owner, session, 3);
    free(again.append.bytes);
    free(elsewhere.append.bytes);
}

/* One key, sent many times at once through both stores, among appends without keys. */
static void same_key_at_once(void **state)
{
    struct world *world = *state;
    struct uuid session = session_open(world->store);
    static struct waited keyed[60], plain[60];
    memset(keyed, 0, sizeof keyed);
    memset(plain, 0, sizeof plain);
    for (int i = 0; i < 60; i++) {
        struct store *store = i % 2 ? world->store : world->other;
        keyed[i].mark = 1;
        append_send(store, &plain[i], session, NULL);
        append_send(store, &keyed[i], session, "k");
    }
    int done = 0, repeated = 0;
    for (int i = 0; i < 60; i++) {
        enum store_result result = append_wait(&keyed[i]);
        done += result == STORE_DONE;
        repeated += result == STORE_REPEATED;
        assert_int_equal(keyed[i].append.seq, keyed[0].append.seq);
        free(keyed[i].append.bytes);
        assert_int_equal(append_wait(&plain[i]), STORE_DONE);
    }
    assert_int_equal(done, 1);
    assert_int_equal(repeated, 59);
    assert_whole(world->owner, session, 62);
}

static void declined_and_broken(void **state)
{
    struct world *world = *state;
    struct uuid session = session_open(world->store);
    static struct waited appends[30];
    memset(appends, 0, sizeof appends);
    for (int i = 0; i < 30; i++) {
        appends[i].declines = i % 3 == 1;
        appends[i].filler = i % 3 == 2 ? STORE_ENTRY_MAX : 0;
        append_send(world->store, &appends[i], session, NULL);
    }
    static const enum store_result expected[] = {STORE_DONE, STORE_DECLINED, STORE_BROKEN};
    for (int i = 0; i < 30; i++)
        assert_int_equal(append_wait(&appends[i]), expected[i % 3]);
    assert_whole(world->owner, session, 11);
}

/* Long entries: more in a batch than one window takes. */
static void long_entries(void **state)
{
    struct world *world = *state;
    struct uuid session = session_open(world->store);
    static struct waited appends[60];
    memset(appends, 0, sizeof appends);
    for (int i = 0; i < 60; i++) {
        appends[i].filler = STORE_ENTRY_MAX - 100;
        append_send(world->store, &appends[i], session, NULL);
    }
    for (int i = 0; i < 60; i++) {
        assert_int_equal(append_wait(&appends[i]), STORE_DONE);
        assert_int_equal(appends[i].append.seq, i + 1);
    }
}

/* Entries that the database refuses fail alone; their neighbours are written, in order. */
static void poison_fails_alone(void **state)
{
    struct world *world = *state;
    struct uuid sessions[3];
    for (int i = 0; i < 3; i++)
        sessions[i] = session_open(world->store);
    database_execute(world->owner, "ALTER TABLE umpire.entry ADD CHECK (kind <> 'poison')");
    static struct waited appends[300];
    memset(appends, 0, sizeof appends);
    for (int i = 0; i < 300; i++) {
        if (i % 100 == 37 || i == 299)
            appends[i].append.kind = "poison";
        append_send(world->store, &appends[i], sessions[i % 3], NULL);
    }
    for (int i = 0; i < 300; i++)
        assert_int_equal(append_wait(&appends[i]), i % 100 == 37 || i == 299 ? STORE_REFUSED : STORE_DONE);
    int64_t seqs[3] = {0, 0, 0};
    for (int i = 0; i < 300; i++)
        if (appends[i].append.result == STORE_DONE)
            assert_int_equal(appends[i].append.seq, ++seqs[i % 3]);
    for (int i = 0; i < 3; i++)
        assert_whole(world->owner, sessions[i], seqs[i] + 1);
}

/* Bytes that are no UTF-8 in a keyed append's seat reach the question for the key before they reach a row; those of the
 * key itself reach neither, since its hash stands for it. */
static void poisonous_question(void **state)
{
    struct world *world = *state;
    struct uuid session = session_open(world->store);
    struct waited bad = {.mark = 1, .append.seat = "\xff\xfe"}, good = {.mark = 2}, strange = {.mark = 3};
    append_send(world->store, &bad, session, "bad");
    append_send(world->store, &good, session, "good");
    append_send(world->store, &strange, session, "\xff\xfe");
    assert_int_equal(append_wait(&bad), STORE_REFUSED);
    assert_int_equal(append_wait(&strange), STORE_DONE);
    assert_int_equal(append_wait(&good), STORE_DONE);
}

static void full_session(void **state)
{
    struct world *world = *state;
    struct uuid session = session_open(world->other);
    session_number(world->owner, session,
                   "INSERT INTO umpire.entry (session_id, seq, at, kind, seat, bytes)"
                   " SELECT '%s', n, now(), 'note', 'umpire', '{}' FROM generate_series(2, 99999) AS n");
    struct waited last = {.mark = 1}, again = {.mark = 1};
    assert_int_equal(append_one(world->store, &last, session, "last"), STORE_DONE);
    assert_int_equal(last.append.seq, STORE_SESSION_ENTRIES_MAX);
    assert_int_equal(append_kind(world->store, session, "note", 1), STORE_FULL);
    assert_int_equal(append_one(world->store, &again, session, "last"), STORE_REPEATED);
    free(again.append.bytes);
    assert_int_equal(append_kind(world->store, session, "closed", 1), STORE_DONE);
    assert_int_equal(append_kind(world->store, session, "closed", 1), STORE_CLOSED);
    assert_int_equal(session_number(world->owner, session, "SELECT max(seq) FROM umpire.entry WHERE session_id = '%s'"),
                     STORE_SESSION_ENTRIES_MAX + 1);
}

/* While another transaction holds the table nothing can be written; the queue fills up and says so. */
static void full_queue(void **state)
{
    struct world *world = *state;
    struct store_settings settings = settings_for(world->database.url);
    settings.append_queue = 5;
    struct store *store = store_begin(&settings);
    wait_ready(store);
    struct uuid session = session_open(store);
    static struct waited appends[9];
    memset(appends, 0, sizeof appends);
    database_execute(world->owner, "BEGIN; LOCK TABLE umpire.entry IN SHARE MODE");
    for (int i = 0; i < 9; i++)
        append_send(store, &appends[i], session, NULL);
    for (int i = 5; i < 9; i++)
        assert_int_equal(append_wait(&appends[i]), STORE_OVERLOADED);
    database_execute(world->owner, "ROLLBACK");
    for (int i = 0; i < 5; i++)
        assert_int_equal(append_wait(&appends[i]), STORE_DONE);
    assert_int_equal(append_kind(store, session, "note", 1), STORE_DONE);
    store_stop(store);
    assert_whole(world->owner, session, 7);
}

/* What was accepted before the stop is finished, what comes after it is refused, everything is answered once. */
static void *stop_main(void *store)
{
    store_stop(store);
    return NULL;
}

static void stop_finishes_what_was_accepted(void **state)
{
    struct world *world = *state;
    struct store *store = store_on(world->database.url);
    struct uuid session = session_open(store);
    static struct waited appends[500];
    memset(appends, 0, sizeof appends);
    for (int i = 0; i < 500; i++)
        append_send(store, &appends[i], session, NULL);
    store_stop(store);
    for (int i = 0; i < 500; i++) {
        assert_int_equal(atomic_load(&appends[i].answered), 1);
        assert_int_equal(appends[i].append.result, STORE_DONE);
    }
    assert_whole(world->owner, session, 501);
}

static void stop_refuses_what_comes_later(void **state)
{
    struct world *world = *state;
    struct store *store = store_on(world->database.url);
    struct uuid session = session_open(store);
    enum { LATER = 400 };
    struct waited before = {.mark = 1};
    static struct waited later[LATER];
    pthread_t thread;
    int sent = 0;
    memset(later, 0, sizeof later);
    database_execute(world->owner, "BEGIN; LOCK TABLE umpire.entry IN SHARE MODE");
    append_send(store, &before, session, NULL);
    pthread_create(&thread, NULL, stop_main, store);
    do { /* once the stop waits for the lock, as the append does */
        assert_in_range(sent, 0, LATER - 1);
        pause_ms(100);
        append_send(store, &later[sent], session, NULL);
    } while (!atomic_load(&later[sent++].answered));
    assert_int_equal(later[sent - 1].append.result, STORE_STOPPING);
    database_execute(world->owner, "ROLLBACK");
    pthread_join(thread, NULL);
    assert_int_equal(before.append.result, STORE_DONE);
    assert_int_equal(atomic_load(&before.answered), 1);
    for (int i = 0; i < sent - 1; i++)
        assert_int_equal(append_wait(&later[i]), STORE_DONE);
}

/* Instants never go back, even when the entry before has one from the future (another process's clock). */
static void instants_do_not_go_back(void **state)
{
    struct world *world = *state;
    struct uuid session = session_open(world->store);
    session_number(world->owner, session,
                   "INSERT INTO umpire.entry (session_id, seq, at, kind, seat, bytes)"
                   " VALUES ('%s', 1, now() + interval '1 hour', 'note', 'umpire', '{\"s\":1}')");
    assert_int_equal(append_kind(world->store, session, "note", 1), STORE_DONE);
    assert_whole(world->owner, session, 3);
}

/* Two entries of one append stand behind each other, whoever else writes; the second finds what the first left. */
static void two_entries_at_once(void **state)
{
    enum { PAIRS = 60 };
    struct world *world = *state;
    struct uuid session = session_open(world->store);
    static struct waited firsts[PAIRS], seconds[PAIRS], others[PAIRS];
    for (int i = 0; i < PAIRS; i++) {
        firsts[i] = (struct waited){.append.kind = "first", .mark = 2 * i, .stateful = true};
        seconds[i] = (struct waited){
            .append = {.kind = "second", .seat = "server", .make = waited_make}, .mark = 2 * i + 1, .stateful = true};
        others[i] = (struct waited){.append.kind = "other", .mark = 1000 + i, .stateful = true};
        firsts[i].append.also = &seconds[i].append;
        append_send(i % 2 ? world->store : world->other, &firsts[i], session, NULL);
        append_send(i % 3 ? world->store : world->other, &others[i], session, NULL);
    }
    for (int i = 0; i < PAIRS; i++) {
        assert_int_equal(append_wait(&firsts[i]), STORE_DONE);
        assert_int_equal(append_wait(&others[i]), STORE_DONE);
        assert_int_equal(seconds[i].found, firsts[i].append.seq + 1);
        assert_int_equal(atomic_load(&firsts[i].answered), 1);
        assert_int_equal(atomic_load(&seconds[i].answered), 0); /* answered with the first */
    }
    assert_int_equal(session_number(world->owner, session, "SELECT count(*) FROM umpire.entry WHERE session_id = '%s'"),
                     3 * PAIRS + 1);
    assert_int_equal(
        session_number(world->owner, session,
                       "SELECT count(*) FROM umpire.entry a JOIN umpire.entry b ON b.session_id = a.session_id AND "
                       "b.seq = a.seq + 1 AND b.at = a.at WHERE a.kind = 'first' AND b.kind = 'second' AND b.seat = "
                       "'server' AND a.session_id = '%s'"),
        PAIRS);
}

/* Both or neither; a key belongs to the first. */
static void both_entries_or_none(void **state)
{
    struct world *world = *state;
    struct uuid session = session_open(world->store);
    struct waited second = {.append = {.kind = "second", .seat = "red", .make = waited_make}, .mark = 2},
                  first = {.append = {.kind = "first", .also = &second.append}, .mark = 1};
    second.declines = true;
    assert_int_equal(append_one(world->store, &first, session, "k"), STORE_DECLINED);
    assert_int_equal(session_number(world->owner, session, "SELECT count(*) FROM umpire.entry WHERE session_id = '%s'"),
                     1);
    second.declines = false;
    first.append.result = STORE_BROKEN;
    atomic_store(&first.answered, 0);
    assert_int_equal(append_one(world->store, &first, session, "k"), STORE_DONE);
    assert_int_equal(first.append.seq, 1);
    atomic_store(&first.answered, 0);
    assert_int_equal(append_one(world->other, &first, session, "k"), STORE_REPEATED);
    assert_int_equal(first.append.seq, 1);
    assert_non_null(strstr(first.append.bytes, "\"m\":1"));
    free(first.append.bytes);
    assert_int_equal(session_number(world->owner, session, "SELECT count(*) FROM umpire.entry WHERE session_id = '%s'"),
                     3);
    assert_int_equal(append_kind(world->store, session, "ruling", 3), STORE_DONE);
}

/* An append that may stand in one place alone: there, or nowhere; also when another process has written meanwhile. */
static void an_expected_place(void **state)
{
    struct world *world = *state;
    struct uuid session = session_open(world->store);
    struct waited waited = {.append.expected = 2};
    assert_int_equal(append_one(world->store, &waited, session, NULL), STORE_MOVED);
    waited = (struct waited){.append.expected = 1};
    assert_int_equal(append_one(world->store, &waited, session, NULL), STORE_DONE);
    for (int i = 2; i < 20; i++) { /* each finds the other's entry there, which its head does not know */
        waited = (struct waited){.append.expected = i};
        assert_int_equal(append_one(i % 2 ? world->store : world->other, &waited, session, NULL), STORE_DONE);
        waited = (struct waited){.append.expected = i};
        assert_int_equal(append_one(i % 2 ? world->store : world->other, &waited, session, NULL), STORE_MOVED);
    }
    assert_whole(world->owner, session, 20);
    enum { RACERS = 40 };
    static struct waited racers[RACERS];
    int done = 0;
    for (int i = 0; i < RACERS; i++) {
        racers[i] = (struct waited){.append.expected = 20};
        append_send(i % 2 ? world->store : world->other, &racers[i], session, NULL);
    }
    for (int i = 0; i < RACERS; i++) {
        enum store_result result = append_wait(&racers[i]);
        done += result == STORE_DONE;
        assert_true(result == STORE_DONE || result == STORE_MOVED);
    }
    assert_int_equal(done, 1);
    assert_whole(world->owner, session, 21);
}

/* Whether the writer wrote last by a statement with these words. */
static void assert_written_by(struct world *world, const char *words)
{
    char sql[256];
    snprintf(sql, sizeof sql,
             "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%%%s%%'"
             " AND pid <> pg_backend_pid()",
             words);
    if (database_number(world->owner, sql) != 1)
        fail_msg("no connection's last statement was: %s", words);
}

/* Appends that stand in one batch: the writer, which may have one on its way, is held at a first one meanwhile. */
static void append_together(struct world *world, struct store *store, struct waited *waited, int count,
                            struct uuid session, const char *const *keys)
{
    struct waited first = {.mark = 99};
    database_execute(world->owner, "BEGIN");
    database_execute(world->owner, "LOCK TABLE umpire.entry IN SHARE MODE");
    append_send(store, &first, session, NULL);
    for (int64_t until = clock_monotonic_ms() + PATIENCE_MS; !atomic_load(&first.made); pause_briefly())
        assert_true(clock_monotonic_ms() < until);
    for (int i = 0; i < count; i++)
        append_send(store, &waited[i], session, keys ? keys[i] : NULL);
    database_execute(world->owner, "COMMIT");
    assert_int_equal(append_wait(&first), STORE_DONE);
    for (int i = 0; i < count; i++)
        assert_int_equal(append_wait(&waited[i]), STORE_DONE);
}

/* What stands in the columns of an append's row. */
static void assert_row(struct world *world, struct uuid session, const struct waited *waited)
{
    const struct store_append *append = &waited->append;
    char id[UUID_TEXT_SIZE], step[80], sql[1024];
    uuid_write(&session, id);
    snprintf(step, sizeof step, append->step ? "= '%s'" : "IS NULL", append->step);
    snprintf(sql, sizeof sql,
             "SELECT count(*) FROM umpire.entry WHERE session_id = '%s' AND seq = %" PRId64 " AND kind = '%s'"
             " AND seat = '%s' AND step %s AND key_hash IS %s NULL AND digest IS %s NULL AND octet_length(state) %s"
             " AND convert_from(bytes, 'UTF8') = '{\"a\":' || (extract(epoch FROM at) * 1000000)::bigint ||"
             " ',\"m\":%" PRId64 ",\"s\":' || seq || '}'",
             id, append->seq, append->kind, append->seat, step, append->key ? "NOT" : "", append->key ? "NOT" : "",
             waited->stateful ? "= 8" : "IS NULL", waited->mark);
    if (database_number(world->owner, sql) != 1)
        fail_msg("not in its columns: %s", sql);
}

/* One row, rows that are alike, and any rows are written by statements of their own, into the same columns. */
static void each_way_in_fills_every_column(void **state)
{
    struct world *world = *state;
    struct store_settings settings = settings_for(world->database.url);
    settings.batches_in_flight = 1;
    settings.deadline_ms = settings.write_check_ms = PATIENCE_MS * 10; /* nothing but appends is sent */
    struct store *store = store_begin(&settings);
    assert_non_null(store);
    wait_ready(store);
    struct uuid session = session_open(store);
    struct waited alone[] = {
        {.append = {.step = "volley"}, .mark = 1, .stateful = true},
        {.append = {.kind = "note", .seat = "blue"}, .mark = 2},
    };
    static const char *const key_of_one[] = {NULL, "one"};
    for (int i = 0; i < 2; i++) {
        assert_int_equal(append_one(store, &alone[i], session, key_of_one[i]), STORE_DONE);
        assert_written_by(world, "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)");
        assert_row(world, session, &alone[i]);
    }
    struct waited alike[] = {{.append = {.step = "volley"}, .mark = 3, .stateful = true},
                             {.append = {.seat = "blue"}, .mark = 4},
                             {.append = {.step = "charge"}, .mark = 5}};
    append_together(world, store, alike, 3, session, NULL);
    assert_written_by(world, "SELECT *, $7, $8 FROM unnest");
    struct waited kinds[] = {{.append = {.step = "volley"}, .mark = 6, .stateful = true},
                             {.append = {.kind = "note", .seat = "blue"}, .mark = 7}};
    append_together(world, store, kinds, 2, session, NULL);
    assert_written_by(world, "SELECT * FROM unnest($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)");
    struct waited keyed[] = {{.append = {.step = "volley"}, .mark = 8}, {.mark = 9, .stateful = true}};
    static const char *const keys[] = {"two", NULL};
    append_together(world, store, keyed, 2, session, keys);
    assert_written_by(world, "SELECT * FROM unnest($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)");
    for (int i = 0; i < 3; i++)
        assert_row(world, session, &alike[i]);
    for (int i = 0; i < 2; i++) {
        assert_row(world, session, &kinds[i]);
        assert_row(world, session, &keyed[i]);
    }
    struct waited again = {.append = {.kind = "note", .seat = "blue"}, .mark = 2};
    assert_int_equal(append_one(store, &again, session, "one"), STORE_REPEATED);
    free(again.append.bytes);
    store_stop(store);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(one_session_many_threads, create, end),
        cmocka_unit_test_setup_teardown(many_sessions_many_threads, create, end),
        cmocka_unit_test_setup_teardown(two_stores_one_session, create, end),
        cmocka_unit_test_setup_teardown(two_stores_many_sessions, create, end),
        cmocka_unit_test_setup_teardown(order_of_one_caller_is_kept, create, end),
        cmocka_unit_test_setup_teardown(unknown_session, create, end),
        cmocka_unit_test_setup_teardown(closed_session, create, end),
        cmocka_unit_test_setup_teardown(closing_in_the_crowd, create, end),
        cmocka_unit_test_setup_teardown(repeated_key, create, end),
        cmocka_unit_test_setup_teardown(same_key_at_once, create, end),
        cmocka_unit_test_setup_teardown(declined_and_broken, create, end),
        cmocka_unit_test_setup_teardown(long_entries, create, end),
        cmocka_unit_test_setup_teardown(poison_fails_alone, create, end),
        cmocka_unit_test_setup_teardown(poisonous_question, create, end),
        cmocka_unit_test_setup_teardown(full_session, create, end),
        cmocka_unit_test_setup_teardown(full_queue, create, end),
        cmocka_unit_test_setup_teardown(stop_finishes_what_was_accepted, create, end),
        cmocka_unit_test_setup_teardown(stop_refuses_what_comes_later, create, end),
        cmocka_unit_test_setup_teardown(instants_do_not_go_back, create, end),
        cmocka_unit_test_setup_teardown(two_entries_at_once, create, end),
        cmocka_unit_test_setup_teardown(both_entries_or_none, create, end),
        cmocka_unit_test_setup_teardown(an_expected_place, create, end),
        cmocka_unit_test_setup_teardown(each_way_in_fills_every_column, create, end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
