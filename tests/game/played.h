/* A game that is played through src/game alone: no socket, no HTTP. */
#pragma once
#include "cluster.h"
#include "game/blocking.h"
#include "game/open.h"
#include "patience.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

struct played {
    struct test_database database;
    struct game game;
    struct key_ring keys;
    struct store_session *session; /* of the game that is played */
    const struct ruleset *ruleset;
    struct violations violations;
};

/* Keys of its own, in a directory that goes again. */
static inline void keys_make(struct key_ring *keys)
{
    char directory[] = "/tmp/umpire-game-XXXXXX", path[KEY_PATH_MAX], words[256];
    struct key_record records[KEY_KINDS];
    uint8_t secret[SERVER_KEY_SIZE];
    struct text why;
    text_start(&why, words, sizeof words);
    assert_non_null(mkdtemp(directory));
    for (enum key_kind kind = 0; kind < KEY_KINDS; kind++) {
        assert_true(key_make(kind, 1, "umpire.example", &records[kind], secret));
        assert_true(key_file_write(directory, &records[kind], secret, &why));
    }
    assert_true(key_ring_load(keys, directory, records, KEY_KINDS, &why));
    for (enum key_kind kind = 0; kind < KEY_KINDS; kind++) {
        assert_true(key_path(directory, &records[kind], path));
        unlink(path);
    }
    rmdir(directory);
}

static inline int played_make(void **state)
{
    static struct played played;
    database_create(&played.database);
    keys_make(&played.keys);
    played.game = (struct game){.club_sessions_per_day = 100};
    played.game.store = store_start(&(struct store_settings){.url = played.database.url,
                                                             .role = "umpire_service",
                                                             .append_queue = 100,
                                                             .batch_entries = 10,
                                                             .batches_in_flight = 2,
                                                             .readers = 2,
                                                             .deadline_ms = DISTANT_MS});
    assert_true(played.game.store && store_run(played.game.store));
    atomic_store(&played.game.keys, &played.keys);
    for (int i = 0; i < PATIENCE_MS / 10 && !store_ready(played.game.store, NULL); i++)
        usleep(10000);
    *state = &played;
    return 0;
}

static inline int played_clear(void **state)
{
    struct played *played = *state;
    store_session_free(played->session);
    store_stop(played->game.store);
    key_ring_end(&played->keys);
    database_drop(&played->database);
    return 0;
}

/* A job of this seat in the game that is played. */
static inline void job_as(struct blocking_job *blocking, struct played *played, const char *seat)
{
    struct job *job = &blocking->job;
    blocking_job_start(blocking, &played->game);
    violations_start(&played->violations);
    job->violations = &played->violations;
    job->session = played->session;
    job->ruleset = played->ruleset;
    job->seat = session_seat_find(played->session, seat);
    assert_non_null(job->seat);
}

/* Opens the game that is played from now on. */
static inline void played_open(struct played *played, const char *body)
{
    struct blocking_job opening;
    blocking_job_start(&opening, &played->game);
    blocking_job_finish(&opening, game_open(&opening.job, body, strlen(body)));
    assert_false(opening.job.refusal.refused);
    store_session_free(played->session);
    played->session = store_session_cached(played->game.store, &opening.job.opened->session.id);
    assert_non_null(played->session);
    played->ruleset = ruleset_find(played->session->ruleset);

    struct blocking_job joining;
    char join[200];
    job_as(&joining, played, "umpire");
    joining.job.seat = NULL;
    snprintf(join, sizeof join, "{\"code\":\"%s\",\"name\":\"blue\",\"nonce\":\"%s\"}",
             opening.job.opened->secrets.codes[1], "0123456789abcdef0123456789abcdef");
    struct act *request = act_decode(&joining.arena, &join_fields, join, strlen(join), &played->violations);
    assert_non_null(request);
    blocking_job_finish(&joining, game_join(&joining.job, request));
    assert_false(joining.job.refusal.refused);
    assert_string_equal(joining.job.appended.seat->name, "s1");
    assert_non_null(joining.job.appended.token);
    blocking_job_end(&joining);
    blocking_job_end(&opening);
}

/* The question that the body asks, into the job. */
static inline void question_take(struct blocking_job *blocking, struct played *played, const char *body)
{
    const void *options = session_options(played->session, played->ruleset);
    assert_true(intent_decode_recorded(&blocking->arena, played->ruleset, options, body, strlen(body),
                                       &blocking->job.ruled.intent, &played->violations));
}

/* The number of the entry that was appended. */
static inline int64_t appended(const struct blocking_job *blocking)
{
    assert_false(blocking->job.refusal.refused);
    assert_true(blocking->job.appended.seq > 0);
    return blocking->job.appended.seq;
}

#define REFUSED(blocking, code)                                                                                        \
    do {                                                                                                               \
        assert_true((blocking)->job.refusal.refused);                                                                  \
        assert_int_equal((blocking)->job.refusal.error, code);                                                         \
    } while (0)
