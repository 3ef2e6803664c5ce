/* The session that an Idempotency-Key has opened, with its first entry. Asked by the opening alone, when the key is
 * there already. */
#include "query.h"

const struct query query_find_opening = {
    {"find_opening",
     "SELECT e.seq, e.bytes, e.state, o.session_id, o.digest FROM umpire.opening o"
     " JOIN umpire.entry e ON e.session_id = o.session_id AND e.seq = 0 WHERE o.owner = $1 AND o.idem_key = $2",
     2,
     {TYPE_TEXT, TYPE_TEXT}},
    NULL,
    STORE_AWAY,
};
