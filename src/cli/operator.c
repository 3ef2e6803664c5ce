/* Arguments, and a store and a game without a service around them. */
#include "cli/operator.h"
#include "base/clock.h"
#include "base/log.h"
#include "cli/keys_load.h"
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ARGUMENTS_MAX = 64, REASON_MAX = 400, CONNECT_MS = 2000, WHY_MAX = KEY_PATH_MAX + 400 };

int operator_refuse(const char *why)
{
    fprintf(stderr, "umpire: %s\n", why);
    return 1;
}

static const struct own_flag *own_find(const struct own_flag *own, const char *flag)
{
    for (; own->name; own++)
        if (strcmp(own->name, flag) == 0)
            return own;
    return NULL;
}

bool operator_settings(struct settings *settings, int count, char *const *flags, const struct own_flag *own,
                       const char **words, int least, int most)
{
    char *rest[ARGUMENTS_MAX];
    int rest_count = 0, word_count = 0;
    bool check;
    for (int i = 0; i < count; i++) {
        const struct own_flag *flag = own_find(own, flags[i]);
        if (flag && flag->value && i + 1 < count)
            *flag->value = flags[++i];
        else if (flag && !flag->value)
            *flag->given = true;
        else if (flag || rest_count + 2 > ARGUMENTS_MAX || (flags[i][0] != '-' && word_count == most))
            return false;
        else if (flags[i][0] != '-')
            words[word_count++] = flags[i];
        else {
            rest[rest_count++] = flags[i];
            if (!strchr(flags[i], '=') && i + 1 < count)
                rest[rest_count++] = flags[++i];
        }
    }
    return word_count >= least && settings_load(settings, rest_count, rest, &check);
}

bool operator_number(const char *name, const char *text, int32_t least, int32_t most, int32_t *ret)
{
    char *end = NULL;
    long value = text[0] ? strtol(text, &end, 10) : 0;
    if (end && *end == '\0' && value >= least && value <= most) {
        *ret = (int32_t)value;
        return true;
    }
    fprintf(stderr, "umpire: %s must be a whole number from %d to %d\n", name, (int)least, (int)most);
    return false;
}

bool operator_words_fit(const char *name, const char *words)
{
    if (strlen(words) <= REASON_MAX && text_is_utf8(words))
        return true;
    fprintf(stderr, "umpire: %s must be at most %d bytes of UTF-8\n", name, REASON_MAX);
    return false;
}

/* The keys that the database lists: an operator's command makes no new ones. */
static bool keys_take(const struct settings *settings, struct key_ring *ret)
{
    char words[WHY_MAX];
    struct keys_listed keys;
    struct text why;
    struct settings own = *settings;
    own.database_role[0] = '\0'; /* the rights are those of the login */
    text_start(&why, words, sizeof words);
    bool taken = keys_list(&own, &keys, &why) == KEYS_LOADED;
    if (taken && keys.count == 0)
        text_add(&why, "this database has no keys yet: the first process that serves creates them");
    taken = taken && keys.count && keys_load(&own, ret, &why) == KEYS_LOADED;
    if (!taken)
        operator_refuse(words);
    return taken;
}

/* What is read of a session before the writer has connected is out of date afterwards. */
static bool writer_await(const struct operator* operator)
{
    const char *why = NULL;
    int64_t until = clock_monotonic_ms() + operator->store.deadline_ms + CONNECT_MS;
    while (!store_ready(operator->game.store, &why)) {
        if (clock_monotonic_ms() >= until) {
            operator_refuse(why);
            return false;
        }
        nanosleep(&(struct timespec){.tv_nsec = 10000000}, NULL);
    }
    return true;
}

bool operator_start(struct operator* operator, const struct settings * settings, unsigned needs)
{
    bool with_keys = needs & OPERATOR_SIGNS;
    memset(operator, 0, sizeof *operator);
    if (with_keys && !keys_take(settings, &operator->keys))
        return false;
    operator->store = store_settings_of(settings);
    operator->store.role = NULL;
    operator->store.readers = 1;
    operator->game.store = store_start(&operator->store);
    if (!operator->game.store || !store_run(operator->game.store)) {
        operator_end(operator);
        operator_refuse("out of memory");
        return false;
    }
    atomic_store(&operator->game.keys, with_keys ? &operator->keys : NULL);
    if (!(needs & OPERATOR_APPENDS) || writer_await(operator))
        return true;
    operator_end(operator);
    return false;
}

void operator_end(struct operator* operator)
{
    store_stop(operator->game.store);
    key_ring_end(&operator->keys);
}

/* Prints why the store did not do it. */
static void store_tell(enum store_result result)
{
    const struct error_entry *error = error_entry(store_error(result));
    fprintf(stderr, "umpire: %s\n", error->title);
}

struct waiting_read {
    struct store_read read;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    bool done;
};

static void read_done(struct store_read *read)
{
    struct waiting_read *waiting = (struct waiting_read *)(void *)read;
    pthread_mutex_lock(&waiting->lock);
    waiting->done = true;
    pthread_cond_signal(&waiting->changed);
    pthread_mutex_unlock(&waiting->lock);
}

/* The store bounds it by its deadline. */
enum store_result operator_read(struct operator* operator, struct arena * arena, struct store_read *read)
{
    struct waiting_read waiting = {.read = *read};
    waiting.read.arena = arena;
    waiting.read.done = read_done;
    pthread_mutex_init(&waiting.lock, NULL);
    pthread_cond_init(&waiting.changed, NULL);
    if (store_read(operator->game.store, &waiting.read)) {
        pthread_mutex_lock(&waiting.lock);
        while (!waiting.done)
            pthread_cond_wait(&waiting.changed, &waiting.lock);
        pthread_mutex_unlock(&waiting.lock);
    }
    pthread_cond_destroy(&waiting.changed);
    pthread_mutex_destroy(&waiting.lock);
    *read = waiting.read;
    return read->result;
}

/* The seat by which the operator acts. */
static const struct store_seat *umpire_of(const struct store_session *session)
{
    for (int32_t i = 0; i < session->seat_count; i++)
        if (seat_is_umpire(&session->seats[i]))
            return &session->seats[i];
    return NULL;
}

bool operator_job_start(struct operator* operator, const char * session, bool loud, struct operator_job *ret)
{
    struct store_read read = {.query = STORE_FIND_SESSION, .afresh = true};
    ret->session = NULL;
    blocking_job_start(&ret->blocking, &operator->game);
    if (!uuid_read(session, &read.session)) {
        operator_refuse("a session is named by its id, as `umpire session list` shows it");
        return false;
    }
    enum store_result result = operator_read(operator, & ret->blocking.arena, &read);
    if (result != STORE_DONE) {
        if (loud || result != STORE_UNKNOWN_SESSION)
            store_tell(result);
        return false;
    }
    ret->session = read.found;
    struct job *job = &ret->blocking.job;
    job->session = ret->session;
    job->ruleset = ruleset_find(ret->session->ruleset);
    job->seat = umpire_of(ret->session);
    if (job->ruleset && job->seat)
        return true;
    operator_refuse("this program does not know the session's ruleset, or the session has no umpire");
    return false;
}

bool operator_job_finish(struct operator_job *operator_job, enum job_state state)
{
    const struct job *job = &operator_job->blocking.job;
    blocking_job_finish(&operator_job->blocking, state);
    if (!job->refusal.refused)
        return true;
    const struct error_entry *error = error_entry(job->refusal.error);
    fprintf(stderr, "umpire: %s%s%s\n", error->title, job->refusal.detail ? ": " : "",
            job->refusal.detail ? job->refusal.detail : "");
    return false;
}

void operator_job_end(struct operator_job *job)
{
    blocking_job_end(&job->blocking);
    store_session_free(job->session);
}
