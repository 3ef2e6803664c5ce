/* The names and scales of what is measured. */
#include "store/measures.h"

static const int64_t rows_bounds[] = {1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024};
const struct scale batch_rows_scale = {sizeof rows_bounds / sizeof rows_bounds[0], rows_bounds};

static const int64_t micros_bounds[] = {250,   500,   1000,   2500,   5000,    10000,
                                        25000, 50000, 100000, 250000, 1000000, 5000000};
const struct scale batch_micros_scale = {sizeof micros_bounds / sizeof micros_bounds[0], micros_bounds};

const char *store_result_name(enum store_result result)
{
    static const char *const names[STORE_RESULTS] = {
        [STORE_DONE] = "done",
        [STORE_REPEATED] = "repeated",
        [STORE_KEY_REUSED] = "idempotency_key_reused",
        [STORE_UNKNOWN_SESSION] = "unknown_session",
        [STORE_UNKNOWN_ENTRY] = "unknown_entry",
        [STORE_CLOSED] = "closed",
        [STORE_FULL] = "full",
        [STORE_SPENT] = "spent",
        [STORE_MOVED] = "moved",
        [STORE_DECLINED] = "declined",
        [STORE_OVERLOADED] = "overloaded",
        [STORE_AWAY] = "unavailable",
        [STORE_UNCERTAIN] = "uncertain",
        [STORE_TAKEN] = "taken",
        [STORE_REFUSED] = "refused",
        [STORE_STOPPING] = "stopping",
        [STORE_BROKEN] = "broken",
    };
    return (size_t)result < sizeof names / sizeof names[0] ? names[result] : "unknown";
}
