#include "referee/seat_names.h"
#include <stddef.h>
#include <string.h>

const char *seat_name_of(const struct seat_names *names, const char *seat)
{
    for (int32_t i = 0; names && i < names->count; i++)
        if (strcmp(names->list[i].seat, seat) == 0)
            return names->list[i].name;
    return NULL;
}

const char *seat_name_or_id(const struct seat_names *names, const char *seat)
{
    const char *name = seat_name_of(names, seat);
    return name ? name : seat;
}
