/* `amount` of a slot is the number of wrong guesses, `until` when they are forgotten, which tells when the last was. */
#include "throttle.h"
#include "slots.h"
#include <stdlib.h>

#define US_PER_SECOND INT64_C(1000000)

struct throttle {
    struct slots *slots;
    int32_t free_guesses;
};

struct throttle *throttle_new(int32_t free_guesses, size_t names)
{
    struct throttle *throttle = calloc(1, sizeof *throttle);
    if (!throttle)
        return NULL;
    throttle->free_guesses = free_guesses;
    throttle->slots = slots_new(names);
    if (throttle->slots)
        return throttle;
    free(throttle);
    return NULL;
}

void throttle_free(struct throttle *throttle)
{
    if (throttle)
        slots_free(throttle->slots);
    free(throttle);
}

/* How long the next guess waits after so many wrong ones. */
static int64_t wait_after(int64_t wrong, int64_t free_guesses)
{
    int64_t seconds = wrong > free_guesses;
    while (--wrong > free_guesses && seconds < THROTTLE_WAIT_MAX)
        seconds *= 2;
    return (seconds < THROTTLE_WAIT_MAX ? seconds : THROTTLE_WAIT_MAX) * US_PER_SECOND;
}

static int64_t wait_left(const struct throttle *throttle, const struct slot *slot, int64_t now)
{
    int64_t last = slot->until - THROTTLE_FORGOTTEN * US_PER_SECOND;
    int64_t left = last + wait_after(slot->amount, throttle->free_guesses) - now;
    return left > 0 ? left : 0;
}

static int64_t guess_right(struct throttle *throttle, uint64_t name, int64_t now)
{
    const struct slot *slot = slots_lock_known(throttle->slots, name, now);
    if (!slot)
        return 0;
    int64_t left = wait_left(throttle, slot, now);
    slots_unlock(throttle->slots, name);
    return left;
}

static int64_t guess_wrong(struct throttle *throttle, uint64_t name, int64_t now)
{
    struct slot *slot = slots_lock(throttle->slots, name, now);
    if (slot->name != name)
        *slot = (struct slot){.name = name};
    int64_t left = slot->amount > 0 ? wait_left(throttle, slot, now) : 0;
    if (left == 0) {
        slot->amount++;
        slot->until = now + THROTTLE_FORGOTTEN * US_PER_SECOND;
    }
    slots_unlock(throttle->slots, name);
    return left;
}

int64_t throttle_guess(struct throttle *throttle, const void *name, size_t length, bool right, int64_t now)
{
    uint64_t hash = slots_name(throttle->slots, name, length);
    return right ? guess_right(throttle, hash, now) : guess_wrong(throttle, hash, now);
}
