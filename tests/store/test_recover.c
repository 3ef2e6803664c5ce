/* What happens when the database goes away in the middle: every answer is true, nothing is lost, nothing is written
 * twice, and the store recovers by itself. These tests have a cluster of their own, which they stop and start. */
#include "harness.h"
#include <signal.h>

struct world {
    struct test_cluster cluster;
    struct test_database database;
    struct store *store;
    PGconn *owner;
};

static struct world world;

static int create_cluster(void **state)
{
    (void)state;
    cluster_create(&world.cluster);
    return 0;
}

static int remove_cluster(void **state)
{
    (void)state;
    cluster_remove(&world.cluster);
    return 0;
}

static int create(void **state)
{
    (void)state;
    cluster_start(&world.cluster);
    cluster_database(&world.cluster, &world.database);
    world.owner = database_connect(world.database.url);
    world.store = store_on(world.database.url);
    return 0;
}

static int end(void **state)
{
    (void)state;
    store_stop(world.store);
    PQfinish(world.owner);
    database_drop(&world.database);
    return 0;
}

/* Replaces the store by one with this deadline, which a slow machine may miss: what is not about it is done before. */
static void use_deadline(int32_t deadline_ms)
{
    struct store_settings settings = settings_for(world.database.url);
    settings.deadline_ms = deadline_ms;
    settings.write_check_ms = DISTANT_MS; /* nothing but appends is sent */
    store_stop(world.store);
    world.store = store_begin(&settings);
    assert_non_null(world.store);
    wait_ready(world.store);
}

/* Appends notes with this mark until one was in time; the store then knows how the session ends. */
static void append_in_time(struct uuid session, int64_t mark)
{
    int64_t until = clock_monotonic_ms() + PATIENCE_MS;
    while (append_kind(world.store, session, "note", mark) != STORE_DONE) {
        assert_true(clock_monotonic_ms() < until);
        wait_ready(world.store);
    }
}

static void restart_owner(void)
{
    PQfinish(world.owner);
    world.owner = database_connect(world.database.url);
}

/* The process number of the writer's backend: the one that has run the insert, or tries whether it could. */
static pid_t writer_backend(void)
{
    int64_t pid = 0;
    for (int i = 0; i < 6000 && pid == 0; i++, pause_ms(10))
        pid = database_number(world.owner, "SELECT pid FROM pg_stat_activity WHERE datname = current_database()"
                                           " AND (query LIKE 'INSERT INTO umpire.entry %'"
                                           " OR query LIKE 'SELECT pg_logical_emit_message%')"
                                           " ORDER BY backend_start DESC LIMIT 1");
    assert_int_not_equal(pid, 0);
    return (pid_t)pid;
}

static void end_backend(pid_t pid)
{
    char sql[64];
    snprintf(sql, sizeof sql, "SELECT pg_terminate_backend(%d)", (int)pid);
    database_execute(world.owner, sql);
}

/* Until its rows are made, and on their way. */
static void made_await(struct waited *waited)
{
    int64_t until = clock_monotonic_ms() + PATIENCE_MS;
    while (atomic_load(&waited->made) == 0) {
        assert_true(clock_monotonic_ms() < until);
        pause_ms(5);
    }
    pause_ms(50);
}

/* Until a commit of the writer's waits for a standby. */
static void standby_await(pid_t backend)
{
    char sql[128];
    int64_t until = clock_monotonic_ms() + PATIENCE_MS;
    snprintf(sql, sizeof sql, "SELECT count(*) FROM pg_stat_activity WHERE pid = %d AND wait_event = 'SyncRep'",
             (int)backend);
    while (database_number(world.owner, sql) == 0) {
        assert_true(clock_monotonic_ms() < until);
        pause_ms(5);
    }
}

static int64_t count_marks(struct uuid session, int64_t mark)
{
    char sql[256];
    snprintf(sql, sizeof sql,
             "SELECT count(*) FROM umpire.entry WHERE session_id = '%%s'"
             " AND convert_from(bytes, 'UTF8') LIKE '%%\"m\":%" PRId64 ",%%'",
             mark);
    return session_number(world.owner, session, sql);
}

/* Holds every answer of a crowd against the rows: DONE is there once, AWAY is not there, nothing is there twice. */
static void assert_answers_are_true(const struct crowd *crowd, const struct uuid *session)
{
    char id[UUID_TEXT_SIZE], sql[256];
    uuid_write(session, id);
    snprintf(sql, sizeof sql,
             "SELECT substring(convert_from(bytes, 'UTF8') from '\"m\":(\\d+)')::int, seq FROM umpire.entry"
             " WHERE session_id = '%s' AND seq > 0",
             id);
    int total = crowd->threads * crowd->each;
    int64_t *seqs = calloc((size_t)total + 1, sizeof *seqs);
    assert_non_null(seqs);
    PGresult *rows = PQexec(world.owner, sql);
    assert_int_equal(PQresultStatus(rows), PGRES_TUPLES_OK);
    for (int row = 0; row < PQntuples(rows); row++) {
        int mark = atoi(PQgetvalue(rows, row, 0));
        assert_in_range(mark, 1, total);
        assert_int_equal(seqs[mark], 0);
        seqs[mark] = strtoll(PQgetvalue(rows, row, 1), NULL, 10);
    }
    for (int i = 0; i < total; i++) {
        if (crowd->appends[i].append.result == STORE_DONE)
            assert_int_equal(seqs[i + 1], crowd->appends[i].append.seq);
        else if (crowd->appends[i].append.result == STORE_AWAY)
            assert_int_equal(seqs[i + 1], 0);
        else
            assert_int_equal(crowd->appends[i].append.result, STORE_UNCERTAIN);
    }
    assert_whole(world.owner, *session, PQntuples(rows) + 1);
    PQclear(rows);
    free(seqs);
}

static void connections_are_killed_under_load(void **state)
{
    (void)state;
    struct uuid session = session_open(world.store);
    struct crowd crowd = {.stores = {world.store},
                          .store_count = 1,
                          .sessions = &session,
                          .session_count = 1,
                          .threads = 24,
                          .each = 150};
    crowd_start(&crowd);
    for (int i = 0; i < 12; i++) {
        pause_ms(30);
        database_kill_connections(world.owner);
    }
    int done = crowd_finish(&crowd, STORE_DONE);
    assert_answers_are_true(&crowd, &session);
    /* The server stayed up: whatever was lost could be found out. */
    assert_int_equal(done, 24 * 150);
    crowd_free(&crowd);
}

static void server_stops_under_load(void **state)
{
    (void)state;
    struct uuid session = session_open(world.store);
    struct crowd crowd = {.stores = {world.store},
                          .store_count = 1,
                          .sessions = &session,
                          .session_count = 1,
                          .threads = 16,
                          .each = 400};
    crowd_start(&crowd);
    for (int i = 0; i < 2; i++) {
        pause_ms(60);
        cluster_stop(&world.cluster, i == 0);
        pause_ms(100);
        cluster_start(&world.cluster);
        wait_ready(world.store);
    }
    int done = crowd_finish(&crowd, STORE_DONE);
    restart_owner();
    assert_answers_are_true(&crowd, &session);
    assert_in_range(done, 1, 16 * 400); /* those that came while the server was down were refused, however many came */
    crowd_free(&crowd);
    struct crowd later = {
        .stores = {world.store}, .store_count = 1, .sessions = &session, .session_count = 1, .threads = 16, .each = 10};
    crowd_start(&later);
    assert_int_equal(crowd_finish(&later, STORE_DONE), 16 * 10);
    crowd_free(&later);
}

static void server_away_is_told_at_once(void **state)
{
    (void)state;
    struct uuid session = session_open(world.store);
    assert_int_equal(append_kind(world.store, session, "note", 1), STORE_DONE);
    cluster_stop(&world.cluster, true);
    /* What comes between the loss and the first try to connect again waits for that, and is not told at once. */
    const char *why = NULL;
    for (int i = 0; i < 30000 && (store_ready(world.store, &why) || strstr(why, "was lost")); i++)
        pause_ms(2);
    assert_false(store_ready(world.store, &why));
    assert_int_equal(append_kind(world.store, session, "note", 2), STORE_AWAY);
    int64_t before = clock_monotonic_ms();
    struct waited_read state_read = {.read = {.query = STORE_SESSION_STATE, .session = session}};
    assert_int_equal(append_kind(world.store, session, "note", 3), STORE_AWAY);
    assert_int_equal(read_wait(world.store, &state_read), STORE_AWAY);
    assert_in_range(clock_monotonic_ms() - before, 0, PATIENCE_MS); /* each would take longer, if it waited */

    cluster_start(&world.cluster);
    wait_ready(world.store);
    assert_int_equal(append_kind(world.store, session, "note", 4), STORE_DONE);
    struct waited_read again = {.read = {.query = STORE_SESSION_STATE, .session = session}};
    assert_int_equal(read_wait(world.store, &again), STORE_DONE);
    assert_int_equal(again.read.state.entries, 3);
    arena_end(&state_read.arena);
    arena_end(&again.arena);
    restart_owner();
}

static void starts_and_stops_while_away(void **state)
{
    (void)state;
    cluster_stop(&world.cluster, true);
    struct store_settings settings = settings_for(world.database.url);
    settings.deadline_ms = 500;
    struct store *store = store_begin(&settings);
    assert_non_null(store);
    int64_t before = clock_monotonic_ms();
    assert_int_equal(append_kind(store, uuid_new(), "note", 1), STORE_AWAY);
    store_stop(store);
    assert_in_range(clock_monotonic_ms() - before, 0, PATIENCE_MS);
    cluster_start(&world.cluster);
    wait_ready(world.store);
    restart_owner();
}

/* A statement that waits for a lock is ended by the server: surely not recorded. A slow machine may tell it too late
 * for the deadline, and then it is uncertain: it is tried until the server was in time. */
static void locked_table(void **state)
{
    enum { DEADLINE_MS = 3000, TRIES = 30 };
    (void)state;
    struct uuid session = session_open(world.store);
    static struct waited tries[TRIES];
    bool ended = false;
    int count = 0;
    memset(tries, 0, sizeof tries);
    use_deadline(DEADLINE_MS);
    database_execute(world.owner, "BEGIN; LOCK TABLE umpire.entry IN SHARE MODE");
    while (!ended) {
        assert_in_range(count, 0, TRIES - 1);
        wait_ready(world.store);
        int64_t before = clock_monotonic_ms();
        tries[count].mark = count + 1;
        enum store_result result = append_one(world.store, &tries[count++], session, NULL);
        assert_true(result == STORE_AWAY || result == STORE_UNCERTAIN);
        ended = result == STORE_AWAY && clock_monotonic_ms() - before >= DEADLINE_MS / 2;
    }
    database_execute(world.owner, "ROLLBACK");
    use_deadline(DISTANT_MS);
    assert_int_equal(append_kind(world.store, session, "note", TRIES + 1), STORE_DONE);
    int64_t recorded = 0;
    for (int i = 0; i < count; i++) {
        int64_t marks = count_marks(session, tries[i].mark);
        assert_in_range(marks, 0, tries[i].append.result == STORE_UNCERTAIN);
        recorded += marks;
    }
    assert_whole(world.owner, session, 2 + recorded);
}

/* The backend hangs and nobody can end its statement: the deadline answers, and the session goes on without it. */
static void frozen_backend(void **state)
{
    (void)state;
    struct uuid session = session_open(world.store);
    struct waited lost = {.mark = 2};
    use_deadline(3000);
    append_in_time(session, 1);
    pid_t backend = writer_backend();
    assert_int_equal(kill(backend, SIGSTOP), 0);
    int64_t before = clock_monotonic_ms();
    enum store_result result = append_one(world.store, &lost, session, NULL);
    int64_t took = clock_monotonic_ms() - before;
    wait_ready(world.store);
    enum store_result next = append_kind(world.store, session, "note", 3);
    kill(backend, SIGCONT);
    assert_int_equal(result, STORE_UNCERTAIN);
    assert_in_range(took, 1000, PATIENCE_MS);
    assert_int_equal(next, STORE_DONE);
    pause_ms(200); /* what was frozen runs now, or finds its client gone */
    assert_int_equal(append_kind(world.store, session, "note", 4), STORE_DONE);
    assert_int_equal(count_marks(session, 3), 1);
    assert_in_range(count_marks(session, 2), 0, 1);
    assert_whole(world.owner, session, 3 + count_marks(session, 1) + count_marks(session, 2));
}

/* A commit of the test's own, by which it sees that commits wait for a standby, and do no more. */
static PGconn *probe;

/* The backend in which it waits. */
static pid_t probe_send(void)
{
    probe = database_connect(world.database.url);
    for (int64_t until = clock_monotonic_ms() + PATIENCE_MS; clock_monotonic_ms() < until;) {
        assert_true(PQsendQuery(probe, "SELECT pg_logical_emit_message(true, 'probe', '')"));
        for (int i = 0; i < 20 && PQconsumeInput(probe) && PQisBusy(probe); i++)
            pause_ms(10);
        if (PQisBusy(probe))
            break;
        for (PGresult *result; (result = PQgetResult(probe));)
            PQclear(result);
    }
    return (pid_t)PQbackendPID(probe);
}

static void probe_end(void)
{
    for (PGresult *result; (result = PQgetResult(probe));)
        PQclear(result);
    PQfinish(probe);
}

static void wait_for_standby(const char *name)
{
    char sql[96];
    snprintf(sql, sizeof sql, "ALTER SYSTEM SET synchronous_standby_names = '%s'", name);
    database_execute(world.owner, "SET synchronous_commit = 'local'");
    database_execute(world.owner, sql);
    database_execute(world.owner, "SELECT pg_reload_conf()");
    if (name[0])
        standby_await(probe_send());
    else
        probe_end();
}

/* Commits wait for a standby that is dead: PostgreSQL's own timeout does not fire, ours does. */
static void dead_standby(void **state)
{
    (void)state;
    struct uuid session = session_open(world.store);
    use_deadline(3000);
    append_in_time(session, 1);
    wait_for_standby("nobody");
    struct waited lost = {.mark = 2};
    int64_t before = clock_monotonic_ms();
    enum store_result result = append_one(world.store, &lost, session, NULL);
    int64_t took = clock_monotonic_ms() - before;
    wait_for_standby("");
    assert_int_equal(result, STORE_UNCERTAIN);
    assert_in_range(took, 1000, PATIENCE_MS);
    use_deadline(DISTANT_MS);
    assert_int_equal(append_kind(world.store, session, "note", 3), STORE_DONE);
    assert_int_equal(count_marks(session, 2), 1);
    assert_whole(world.owner, session, 3 + count_marks(session, 1));
}

/* The commit happened, its answer was lost: the store finds out that the rows are its own. */
static void committed_but_not_told(void **state)
{
    (void)state;
    struct uuid session = session_open(world.store);
    static struct waited appends[20];
    memset(appends, 0, sizeof appends);
    assert_int_equal(append_kind(world.store, session, "note", 99), STORE_DONE);
    pid_t backend = writer_backend();
    wait_for_standby("nobody");
    for (int i = 0; i < 20; i++) {
        appends[i].mark = 100 + i;
        append_send(world.store, &appends[i], session, i % 2 ? "key" : NULL);
        if (i == 0)
            standby_await(backend); /* the first is on its way alone, the others wait for it */
    }
    end_backend(backend); /* committed here, not confirmed there, and the connection is gone */
    for (int64_t until = clock_monotonic_ms() + PATIENCE_MS;
         !atomic_load(&appends[0].answered) && clock_monotonic_ms() < until;)
        pause_ms(5);
    bool answered = atomic_load(&appends[0].answered);
    wait_for_standby("");
    assert_true(answered);
    assert_int_equal(appends[0].append.result, STORE_DONE);
    assert_int_equal(atomic_load(&appends[0].made), 1);
    for (int i = 0; i < 20; i++) {
        assert_int_equal(append_wait(&appends[i]), i % 2 == 0 || i == 1 ? STORE_DONE : STORE_KEY_REUSED);
        assert_int_equal(count_marks(session, 100 + i), i % 2 == 0 || i == 1);
    }
    assert_whole(world.owner, session, 13);
}

/* The rows never arrived, and meanwhile another process has written to the session: they are made anew after it. */
static void lost_and_overtaken(void **state)
{
    (void)state;
    struct uuid session = session_open(world.store);
    struct waited lost = {.mark = 2};
    assert_int_equal(append_kind(world.store, session, "note", 1), STORE_DONE);
    pid_t backend = writer_backend();
    struct store *other = store_on(world.database.url);
    assert_int_equal(kill(backend, SIGSTOP), 0);
    append_send(world.store, &lost, session, "key");
    made_await(&lost);
    enum store_result overtaken = append_kind(other, session, "note", 3);
    end_backend(backend);
    kill(backend, SIGCONT);
    assert_int_equal(overtaken, STORE_DONE);
    assert_int_equal(append_wait(&lost), STORE_DONE);
    assert_int_equal(lost.append.seq, 3);
    assert_int_equal(atomic_load(&lost.made), 2);
    assert_whole(world.owner, session, 4);
    store_stop(other);
}

static void read_only_server(void **state)
{
    (void)state;
    struct uuid session = session_open(world.store);
    char sql[160];
    assert_int_equal(append_kind(world.store, session, "note", 1), STORE_DONE);
    snprintf(sql, sizeof sql, "ALTER DATABASE %s SET default_transaction_read_only = on", world.database.name);
    database_execute(world.owner, sql);
    database_kill_connections(world.owner);
    const char *why = "";
    for (int i = 0; i < 12000 && !strstr(why, "read-only"); i++, pause_ms(5))
        store_ready(world.store, &why);
    assert_non_null(strstr(why, "read-only"));
    assert_int_equal(append_kind(world.store, session, "note", 2), STORE_AWAY);
    snprintf(sql, sizeof sql, "ALTER DATABASE %s SET default_transaction_read_only = off", world.database.name);
    database_execute(world.owner, sql);
    wait_ready(world.store);
    assert_int_equal(append_kind(world.store, session, "note", 3), STORE_DONE);
    assert_whole(world.owner, session, 3);
}

/* A failover may lose what was committed last: the record goes on where it ends now, without a gap. */
static void a_failover_loses_the_end(void **state)
{
    (void)state;
    struct uuid session = session_open(world.store);
    for (int64_t mark = 1; mark <= 3; mark++)
        assert_int_equal(append_kind(world.store, session, "ruling", mark), STORE_DONE);
    session_number(world.owner, session,
                   "WITH gone AS (DELETE FROM umpire.entry WHERE session_id = '%s' AND seq > 1 RETURNING seq)"
                   " SELECT count(*) FROM gone");
    cluster_stop(&world.cluster, true);
    for (int i = 0; i < 30000 && store_ready(world.store, NULL); i++)
        pause_ms(2);
    cluster_start(&world.cluster);
    wait_ready(world.store);
    restart_owner();
    assert_int_equal(append_kind(world.store, session, "ruling", 4), STORE_DONE);
    assert_whole(world.owner, session, 3);
}

/* The same while rows are on their way: they were made behind an entry that is gone, and must not be sent again as they
 * are. */
static void a_failover_loses_the_end_under_rows_in_flight(void **state)
{
    (void)state;
    struct uuid session = session_open(world.store);
    struct waited lost = {.mark = 4, .stateful = true};
    for (int64_t mark = 1; mark <= 3; mark++) {
        struct waited before = {.mark = mark, .stateful = true};
        assert_int_equal(append_one(world.store, &before, session, NULL), STORE_DONE);
    }
    pid_t backend = writer_backend();
    assert_int_equal(kill(backend, SIGSTOP), 0);
    append_send(world.store, &lost, session, "key");
    made_await(&lost);
    session_number(world.owner, session,
                   "WITH gone AS (DELETE FROM umpire.entry WHERE session_id = '%s' AND seq > 2 RETURNING seq)"
                   " SELECT count(*) FROM gone");
    assert_int_equal(kill(backend, SIGKILL), 0);
    assert_int_equal(append_wait(&lost), STORE_DONE);
    restart_owner();
    assert_int_equal(lost.append.seq, 3);
    assert_int_equal(lost.found, 3);
    assert_int_equal(atomic_load(&lost.made), 2);
    assert_whole(world.owner, session, 4);
}

/* Here somebody else has written another entry in the place of the one that is gone. */
static void a_failover_replaces_the_end_under_rows_in_flight(void **state)
{
    (void)state;
    struct uuid session = session_open(world.store);
    struct waited before = {.mark = 1, .stateful = true}, lost = {.mark = 2, .stateful = true};
    assert_int_equal(append_one(world.store, &before, session, NULL), STORE_DONE);
    pid_t backend = writer_backend();
    assert_int_equal(kill(backend, SIGSTOP), 0);
    append_send(world.store, &lost, session, "key");
    made_await(&lost);
    session_number(world.owner, session,
                   "WITH other AS (UPDATE umpire.entry SET at = at + interval '1 ms', state = 'another!'"
                   " WHERE session_id = '%s' AND seq = 1 RETURNING seq) SELECT count(*) FROM other");
    assert_int_equal(kill(backend, SIGKILL), 0);
    assert_int_equal(append_wait(&lost), STORE_DONE);
    restart_owner();
    int64_t found;
    memcpy(&found, "another!", sizeof found);
    assert_int_equal(lost.append.seq, 2);
    assert_int_equal(lost.found, found);
    assert_int_equal(atomic_load(&lost.made), 2);
}

/* Reads whose connection died are asked once more; an opening whose answer was lost is recognised. */
static void readers_reconnect(void **state)
{
    (void)state;
    struct uuid session = session_open(world.store);
    for (int i = 0; i < 10; i++) {
        struct waited_read read = {.read = {.query = STORE_SESSION_STATE, .session = session}};
        database_kill_connections(world.owner);
        wait_ready(world.store);
        assert_int_equal(read_wait(world.store, &read), STORE_DONE);
        arena_end(&read.arena);
    }
    for (int i = 0; i < 5; i++) {
        database_kill_connections(world.owner);
        wait_ready(world.store);
        session_open(world.store);
    }
    assert_int_equal(database_number(world.owner, "SELECT count(*) FROM umpire.session"), 6);
}

/* Readers that wait for a connection do not wait beyond the deadline of those who wait for them. */
static void readers_keep_the_deadline(void **state)
{
    (void)state;
    enum { READS = 100 }; /* one after the other they would take that many deadlines */
    struct store_settings settings = settings_for(world.database.url);
    struct waited_read reads[READS];
    struct uuid session = session_open(world.store);
    settings.deadline_ms = 1000;
    settings.readers = 1;
    store_stop(world.store);
    world.store = store_begin(&settings);
    wait_ready(world.store);
    database_execute(world.owner, "BEGIN; LOCK TABLE umpire.migration IN ACCESS EXCLUSIVE MODE");
    int64_t before = clock_monotonic_ms();
    for (int i = 0; i < READS; i++) {
        reads[i] =
            (struct waited_read){.read = {.query = STORE_SESSION_STATE, .session = session, .done = waited_read_done}};
        arena_start(&reads[i].arena, 1 << 20);
        reads[i].read.arena = &reads[i].arena;
        assert_true(store_read(world.store, &reads[i].read));
    }
    for (int i = 0; i < READS; i++) {
        while (!atomic_load(&reads[i].answered) && clock_monotonic_ms() - before < PATIENCE_MS)
            pause_briefly();
        assert_int_equal(reads[i].read.result, STORE_AWAY);
        arena_end(&reads[i].arena);
    }
    int64_t took = clock_monotonic_ms() - before;
    database_execute(world.owner, "ROLLBACK");
    assert_in_range(took, 500, READS / 2 * settings.deadline_ms);
}

/* The writer has gone over to another server: readers follow, although theirs still seems to be there. */
static void readers_follow_the_writer(void **state)
{
    (void)state;
    struct store_settings settings = settings_for(world.database.url);
    struct uuid session = session_open(world.store);
    settings.readers = 1;
    store_stop(world.store);
    world.store = store_begin(&settings);
    wait_ready(world.store);
    assert_int_equal(append_kind(world.store, session, "note", 1), STORE_DONE);
    struct waited_read first = {.read = {.query = STORE_SESSION_STATE, .session = session}}, second = first;
    assert_int_equal(read_wait(world.store, &first), STORE_DONE);
    int64_t reader = database_number(world.owner, "SELECT pid FROM pg_stat_activity WHERE datname = current_database()"
                                                  " AND query LIKE '%max(e.seq) + 1%' AND pid <> pg_backend_pid()");
    assert_int_equal(kill((pid_t)reader, SIGSTOP), 0);
    end_backend(writer_backend());
    pause_ms(200);
    assert_int_equal(append_kind(world.store, session, "note", 2), STORE_DONE);
    int64_t before = clock_monotonic_ms();
    enum store_result result = read_wait(world.store, &second);
    int64_t took = clock_monotonic_ms() - before;
    kill((pid_t)reader, SIGCONT);
    assert_int_equal(result, STORE_DONE);
    assert_int_equal(second.read.state.entries, 3);
    assert_in_range(took, 0, PATIENCE_MS); /* it would wait longer for the reader that hangs */
    arena_end(&first.arena);
    arena_end(&second.arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(connections_are_killed_under_load, create, end),
        cmocka_unit_test_setup_teardown(server_stops_under_load, create, end),
        cmocka_unit_test_setup_teardown(server_away_is_told_at_once, create, end),
        cmocka_unit_test_setup_teardown(starts_and_stops_while_away, create, end),
        cmocka_unit_test_setup_teardown(locked_table, create, end),
        cmocka_unit_test_setup_teardown(frozen_backend, create, end),
        cmocka_unit_test_setup_teardown(dead_standby, create, end),
        cmocka_unit_test_setup_teardown(committed_but_not_told, create, end),
        cmocka_unit_test_setup_teardown(lost_and_overtaken, create, end),
        cmocka_unit_test_setup_teardown(read_only_server, create, end),
        cmocka_unit_test_setup_teardown(a_failover_loses_the_end, create, end),
        cmocka_unit_test_setup_teardown(a_failover_loses_the_end_under_rows_in_flight, create, end),
        cmocka_unit_test_setup_teardown(a_failover_replaces_the_end_under_rows_in_flight, create, end),
        cmocka_unit_test_setup_teardown(readers_reconnect, create, end),
        cmocka_unit_test_setup_teardown(readers_keep_the_deadline, create, end),
        cmocka_unit_test_setup_teardown(readers_follow_the_writer, create, end),
    };
    return cmocka_run_group_tests(tests, create_cluster, remove_cluster);
}
