/* The session that an Idempotency-Key has opened, with its first entry. It is queried before what an opening depends
 * on, which may be gone by now, and by the opening itself if the key is there already. */
#include "store/key_hash.h"
#include "store/query.h"

/* Reads the key's session from the row. */
static enum store_result opening_take(const PGresult *found, struct store_read *read)
{
    struct hash digest;
    read->entries = arena_take(read->arena, sizeof *read->entries);
    read->entry_count = 1;
    if (read->opening && uuid_equal(&read->before, &read->opening->id))
        return STORE_DONE; /* ours, before the connection was lost */
    if (!result_copy(found, 0, 4, &digest, sizeof digest) || !hash_equal(&digest, &read->digest))
        return STORE_KEY_REUSED;
    return read->entries && result_entry(found, 0, read->arena, read->entries) ? STORE_REPEATED : STORE_BROKEN;
}

enum store_result opening_find(struct reader *reader, struct store_read *read)
{
    enum store_result result = STORE_BROKEN;
    struct parameters parameters = {0};
    struct hash key = key_hash_of_opening(read->owner, read->key);
    parameter_add_text(&parameters, read->owner);
    parameter_add(&parameters, key.bytes, sizeof key.bytes);
    PGresult *found = reader_run(reader, &query_find_opening, &parameters, read, &result);
    if (!found)
        return result;
    bool known = PQntuples(found) == 1 && result_copy(found, 0, 3, read->before.bytes, sizeof read->before.bytes);
    result = known ? opening_take(found, read) : STORE_UNKNOWN_SESSION;
    PQclear(found);
    return result;
}

const struct query query_find_opening = {
    {"find_opening",
     "SELECT e.seq, e.bytes, e.state, o.session_id, o.digest FROM umpire.opening o"
     " JOIN umpire.entry e ON e.session_id = o.session_id AND e.seq = 0 WHERE o.owner = $1 AND o.key_hash = $2",
     2,
     {TYPE_TEXT, TYPE_BYTEA}},
    opening_find,
    STORE_AWAY,
};
