/* What the seats of a session are called: display names stand outside the record, and beside the ids that it knows
 * where it is read. */
#pragma once
#include <stdint.h>

enum { SEAT_NAMES_MAX = 33 };

struct seat_names {
    int32_t count;
    struct {
        const char *seat;
        const char *name; /* NULL: it has none */
    } list[SEAT_NAMES_MAX];
};

/* NULL: the seat has none, or `names` is NULL. */
const char *seat_name_of(const struct seat_names *names, const char *seat);
/* What people read: the name, or the id where it has none. */
const char *seat_name_or_id(const struct seat_names *names, const char *seat);
