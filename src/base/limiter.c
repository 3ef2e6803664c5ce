/* `until` of a slot is the theoretical arrival time: when the name would be back at its whole burst. Each request moves
 * it by 1/rate seconds; it may be at most burst/rate seconds away. In nanoseconds, rounded so that less passes. */
#include "base/limiter.h"
#include "base/slots.h"
#include <stdlib.h>

enum { NS_PER_US = 1000, NS_PER_SECOND = 1000000000 };

struct limiter {
    struct slots *slots;
    int64_t interval; /* of one request */
    int64_t longest;  /* of a whole burst */
    int32_t burst;
};

struct limiter *limiter_new(int32_t rate, int32_t burst, size_t names)
{
    struct limiter *limiter = calloc(1, sizeof *limiter);
    if (!limiter)
        return NULL;
    limiter->interval = (NS_PER_SECOND + rate - 1) / rate;
    limiter->longest = limiter->interval * burst;
    limiter->burst = burst;
    limiter->slots = slots_new(names);
    if (limiter->slots)
        return limiter;
    free(limiter);
    return NULL;
}

void limiter_free(struct limiter *limiter)
{
    if (limiter)
        slots_free(limiter->slots);
    free(limiter);
}

/* Moves the time of the name's slot, unless the request is refused. */
static struct limit_state move(struct limiter *limiter, uint64_t name, int64_t by, int64_t now, bool always)
{
    struct debt_slot *slot = slots_lock(limiter->slots, name, now);
    int64_t until = slot->until + by;
    struct limit_state state = {.passed = always || until - now <= limiter->longest};
    if (state.passed) {
        slot->name = name;
        slot->until = until;
    } else {
        state.until = (until - now - limiter->longest + NS_PER_US - 1) / NS_PER_US;
    }
    int64_t debt = slot->until - now;
    slots_unlock(limiter->slots, name);
    state.left = debt < limiter->longest ? (int32_t)((limiter->longest - debt) / limiter->interval) : 0;
    state.full = (debt + NS_PER_US - 1) / NS_PER_US;
    return state;
}

struct limit_state limiter_take(struct limiter *limiter, const void *name, size_t length, int32_t cost, int64_t now)
{
    int64_t by = limiter->interval * (cost < limiter->burst ? cost : limiter->burst);
    return move(limiter, slots_name(limiter->slots, name, length), by, now * NS_PER_US, false);
}

struct limit_state limiter_charge(struct limiter *limiter, const void *name, size_t length, int32_t cost, int64_t now)
{
    return move(limiter, slots_name(limiter->slots, name, length), limiter->interval * cost, now * NS_PER_US, true);
}
