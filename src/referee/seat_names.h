/* The display names of a session's seats. They are not in the record, and are shown with the ids that it has. */
#pragma once
#include <stdint.h>

enum { SEAT_NAMES_MAX = 33, SEAT_NAME_CHARACTERS = 64 };

struct seat_names {
    int32_t count;
    struct {
        const char *seat;
        const char *name; /* NULL: it has none */
    } list[SEAT_NAMES_MAX];
};

/* NULL: the seat has none, or `names` is NULL. */
const char *seat_name_of(const struct seat_names *names, const char *seat);
/* For people: the name, or the id if it has none. */
const char *seat_name_or_id(const struct seat_names *names, const char *seat);
