/* One session in memory, and the memory of all of them. */
#include "base/clock.h"
#include "store/sessions.h"
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

static _Atomic int64_t bytes; /* of all sessions, and of what is attached to them */

int64_t store_sessions_bytes(void)
{
    return atomic_load(&bytes);
}

void store_sessions_weigh(int64_t more)
{
    atomic_fetch_add(&bytes, more);
}

int32_t session_find_seat(const struct store_session *session, const char *name)
{
    for (int32_t i = 0; i < session->seat_count; i++)
        if (strcmp(session->seats[i].name, name) == 0)
            return i;
    return -1;
}

static int64_t display_bytes(const struct store_seat *seat)
{
    return seat->display ? (int64_t)(strlen(seat->display) + strlen(seat->display_key) + 2) : 0;
}

void session_name_seat(struct store_session *session, const struct store_seat *named)
{
    int32_t place = session_find_seat(session, named->name);
    size_t length = named->display ? strlen(named->display) + 1 : STORE_DISPLAY_MAX + 1;
    size_t key_length = named->display_key ? strlen(named->display_key) + 1 : STORE_DISPLAY_KEY_MAX + 1;
    if (place < 0)
        return;
    struct store_seat *seat = &session->seats[place];
    if (seat->display && named->display && strcmp(seat->display, named->display) == 0)
        return;
    char *both =
        length <= STORE_DISPLAY_MAX && key_length <= STORE_DISPLAY_KEY_MAX ? malloc(length + key_length) : NULL;
    store_sessions_weigh((both ? (int64_t)(length + key_length) : 0) - display_bytes(seat));
    free((char *)(uintptr_t)seat->display);
    seat->display = both;
    seat->display_key = both ? both + length : NULL;
    if (both) {
        memcpy(both, named->display, length);
        memcpy(both + length, named->display_key, key_length);
    }
}

/* A thread that reads the count sees complete seats. */
void session_add_seat(struct store_session *session, const struct store_seat *seat)
{
    int32_t count = atomic_load(&session->seat_count);
    if (session_find_seat(session, seat->name) >= 0 || count == STORE_SEATS_MAX)
        return;
    session->seats[count] = *seat;
    session->seats[count].display = session->seats[count].display_key = NULL;
    atomic_store(&session->seat_count, count + 1);
    session_name_seat(session, seat);
}

struct store_session *session_new(size_t options_length)
{
    struct store_session *session = calloc(1, sizeof *session);
    if (!session)
        return NULL;
    session->options = calloc(1, options_length + 1);
    if (!session->options) {
        free(session);
        return NULL;
    }
    session->options_length = options_length;
    session->references = 1;
    store_sessions_weigh((int64_t)(sizeof *session + options_length + 1));
    session->read_at = clock_monotonic_ms();
    return session;
}

void store_session_free(struct store_session *session)
{
    if (!session || __atomic_sub_fetch(&session->references, 1, __ATOMIC_ACQ_REL) > 0)
        return;
    void *cached = atomic_load(&session->cached);
    void (*free_cached)(void *) = atomic_load(&session->free_cached);
    int64_t weight = (int64_t)(sizeof *session + session->options_length + 1);
    if (cached && free_cached)
        free_cached(cached);
    for (int32_t i = 0; i < session->seat_count; i++) {
        weight += display_bytes(&session->seats[i]);
        free((char *)(uintptr_t)session->seats[i].display);
    }
    store_sessions_weigh(-weight);
    free(session->options);
    free(session);
}

const struct hash *store_session_token(const struct store_session *session, const struct store_seat *seat)
{
    int32_t place = (int32_t)(seat - session->seats);
    for (int32_t i = atomic_load(&session->reissue_count); i-- > 0;)
        if (session->reissues[i].seat == place)
            return &session->reissues[i].token;
    return &seat->token;
}

int64_t store_session_token_since(const struct store_session *session, const struct store_seat *seat,
                                  const struct hash *token)
{
    int32_t place = (int32_t)(seat - session->seats);
    for (int32_t i = atomic_load(&session->reissue_count); i-- > 0;)
        if (session->reissues[i].seat == place && hash_equal(&session->reissues[i].token, token))
            return session->reissues[i].since;
    return hash_equal(&seat->token, token) ? 0 : -1;
}

/* A token bucket in one number: `looks_until` is when it would be full again. */
bool store_session_may_refresh(struct store_session *session)
{
    int64_t now = clock_monotonic_ms(), until = atomic_load(&session->refreshing_until), next;
    do {
        next = (until > now ? until : now) + SESSION_LOOK_MS;
        if (next - now > SESSION_LOOKS * SESSION_LOOK_MS)
            return false;
    } while (!atomic_compare_exchange_weak(&session->refreshing_until, &until, next));
    return true;
}

bool store_session_is_revoked(const struct store_session *session, const struct store_seat *seat)
{
    return atomic_load(&session->revoked) >> (seat - session->seats) & 1;
}

bool store_session_is_due(struct store_session *session)
{
    int64_t now = clock_monotonic_ms(), read_at = atomic_load(&session->read_at);
    int64_t renewed_at = atomic_load(&session->renewed_at);
    if (now - read_at < SESSION_RENEW_MS)
        return false;
    return now - read_at >= STORE_SEATS_MS || (renewed_at - read_at < SESSION_RENEW_MS &&
                                               atomic_compare_exchange_strong(&session->renewed_at, &renewed_at, now));
}

void *store_session_attach(struct store_session *session, void *cached, void (*free_cached)(void *),
                           void (*shrink_cached)(void *))
{
    void *present = NULL;
    if (atomic_compare_exchange_strong(&session->cached, &present, cached)) {
        if (cached) { /* only the last holder reads free_cached, and it comes after this */
            atomic_store(&session->free_cached, free_cached);
            atomic_store(&session->shrink_cached, shrink_cached);
        }
        return cached;
    }
    if (cached)
        free_cached(cached);
    return present;
}
