/* Groups of neighbouring places; a name's hash says its group. Groups share locks, which are held for a few dozen
 * instructions. */
#include "base/slots.h"
#include "crypto/crypto.h"
#include <stdalign.h>
#include <stdlib.h>

enum { STRIPES = 64, LINE = 64 };

struct stripe {
    alignas(LINE) pthread_mutex_t lock; /* each on a cache line of its own */
};

struct slots {
    struct stripe stripes[STRIPES];
    unsigned char key[TABLE_KEY_SIZE];
    size_t groups; /* a power of two */
    struct debt_slot *list;
};

struct slots *slots_new(size_t places)
{
    struct slots *slots = aligned_alloc(LINE, sizeof *slots);
    if (!slots)
        return NULL;
    slots->groups = 1;
    while (slots->groups * SLOTS_NEIGHBOURS < places)
        slots->groups *= 2;
    slots->list = calloc(slots->groups * SLOTS_NEIGHBOURS, sizeof *slots->list); /* untouched pages cost nothing */
    for (size_t i = 0; i < STRIPES; i++)
        pthread_mutex_init(&slots->stripes[i].lock, NULL);
    if (!slots->list || !crypto_start()) {
        slots_free(slots);
        return NULL;
    }
    random_fill(slots->key, sizeof slots->key);
    return slots;
}

void slots_free(struct slots *slots)
{
    if (!slots)
        return;
    for (size_t i = 0; i < STRIPES; i++)
        pthread_mutex_destroy(&slots->stripes[i].lock);
    free(slots->list);
    free(slots);
}

uint64_t slots_name(const struct slots *slots, const void *bytes, size_t length)
{
    uint64_t hash = table_hash(slots->key, bytes, length);
    return hash ? hash : 1;
}

static struct debt_slot *group_of(struct slots *slots, uint64_t name)
{
    return &slots->list[(name & (slots->groups - 1)) * SLOTS_NEIGHBOURS];
}

static pthread_mutex_t *lock_of(struct slots *slots, uint64_t name)
{
    return &slots->stripes[(name & (slots->groups - 1)) % STRIPES].lock;
}

static struct debt_slot *group_find(struct debt_slot *group, uint64_t name)
{
    for (size_t i = 0; i < SLOTS_NEIGHBOURS; i++)
        if (group[i].name == name)
            return &group[i];
    return NULL;
}

/* A debt that has ended counts as none, and its place is free. */
static void slot_settle(struct debt_slot *slot, int64_t now)
{
    if (slot->until <= now)
        *slot = (struct debt_slot){.until = now};
}

/* A place without debt, else the one with the least. */
static struct debt_slot *group_least(struct debt_slot *group, int64_t now)
{
    struct debt_slot *least = group;
    for (size_t i = 0; i < SLOTS_NEIGHBOURS; i++) {
        struct debt_slot *slot = &group[i];
        if (slot->until <= now)
            return slot;
        if (slot->amount < least->amount || (slot->amount == least->amount && slot->until < least->until))
            least = slot;
    }
    return least;
}

struct debt_slot *slots_lock(struct slots *slots, uint64_t name, int64_t now)
{
    struct debt_slot *group = group_of(slots, name);
    pthread_mutex_lock(lock_of(slots, name));
    struct debt_slot *slot = group_find(group, name);
    if (!slot)
        slot = group_least(group, now);
    slot_settle(slot, now);
    return slot;
}

struct debt_slot *slots_lock_known(struct slots *slots, uint64_t name, int64_t now)
{
    pthread_mutex_lock(lock_of(slots, name));
    struct debt_slot *slot = group_find(group_of(slots, name), name);
    if (slot && slot->until > now)
        return slot;
    slots_unlock(slots, name);
    return NULL;
}

void slots_unlock(struct slots *slots, uint64_t name)
{
    pthread_mutex_unlock(lock_of(slots, name));
}
