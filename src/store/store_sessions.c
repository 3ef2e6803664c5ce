/* Functions about cached sessions, which need only the cache. */
#include "store/sessions.h"
#include "store/store.h"

struct store_session *store_session_cached(struct store *store, const struct uuid *id)
{
    return sessions_find(store_sessions(store), id);
}

void store_session_add_seat(struct store *store, struct store_session *session, const struct store_seat *seat)
{
    sessions_add_seat(store_sessions(store), session, seat);
}

void store_session_name_of(struct store *store, const struct store_seat *seat, char ret[STORE_DISPLAY_MAX])
{
    sessions_name_of(store_sessions(store), seat, ret);
}

int32_t store_session_names(struct store *store, const struct store_session *session,
                            char ret[STORE_SEATS_MAX][STORE_DISPLAY_MAX])
{
    return sessions_names(store_sessions(store), session, ret);
}

const struct store_seat *store_session_named(struct store *store, const struct store_session *session,
                                             const char *display_key)
{
    return sessions_named(store_sessions(store), session, display_key);
}

void store_session_set_name(struct store *store, struct store_session *session, const struct store_seat *named)
{
    sessions_set_name(store_sessions(store), session, named);
}

void store_session_reissue(struct store *store, struct store_session *session, const struct store_seat *seat)
{
    sessions_reissue(store_sessions(store), session, seat);
}

void store_session_revoke(struct store *store, struct store_session *session, const char *seat)
{
    sessions_revoke(store_sessions(store), session, seat);
}

bool store_session_is_outdated(struct store *store, const struct store_session *session)
{
    return session->generation != atomic_load(&store_sessions(store)->generation);
}
