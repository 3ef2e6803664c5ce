/* The store's settings from the program's settings. */
#include "cli/database.h"

struct store_settings store_settings_of(const struct settings *settings)
{
    return (struct store_settings){
        .url = settings->database_url,
        .role = settings->database_role[0] ? settings->database_role : NULL,
        .append_queue = settings->append_queue,
        .batch_entries = settings->batch_entries,
        .batches_in_flight = settings->batches_in_flight,
        .readers = settings->readers,
        .session_mb = settings->session_mb,
        .session_entries = settings->session_entries,
        .deadline_ms = settings->deadline_ms,
    };
}
