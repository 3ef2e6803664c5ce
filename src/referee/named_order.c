/* Walks inputs and roles as JSON, as they are recorded. */
#include "referee/named_order.h"
#include "crypto/crypto.h"
#include "fields/field_write.h"
#include "fields/json.h"
#include "ledger/kinds.h"
#include <string.h>

enum { NAMED_MAX = 1 << 20 };

struct listing {
    struct named_order *order; /* its list NULL: items are only counted */
    bool failed;
};

static void name_add(struct listing *listing, const char *kind, const void *bytes, size_t length)
{
    uint8_t hash[DIGEST_SIZE];
    struct digest digest;
    struct named_order *order = listing->order;
    if (order->list) {
        digest_start(&digest);
        digest_add(&digest, kind, strlen(kind) + 1);
        digest_add(&digest, bytes, length);
        digest_end(&digest, hash);
        uint64_t first = 0;
        for (int i = 0; i < 8; i++)
            first = first << 8 | hash[i];
        order->list[order->count] = first;
    }
    order->count++;
}

/* An item without a name. */
static void item_add(struct listing *listing, const char *list, const struct json_t *item)
{
    struct writer out;
    writer_start(&out, NAMED_MAX);
    json_write(&out, item);
    listing->failed = listing->failed || out.failed;
    if (!out.failed)
        name_add(listing, list, out.at, out.used);
    writer_end(&out);
}

/* False if it has none. */
static bool own_name_add(struct listing *listing, const struct json_t *value)
{
    const char *id = json_text_member(value, "id"), *name = id ? id : json_text_member(value, "name");
    if (name && *name)
        name_add(listing, "name", name, strlen(name));
    return name && *name;
}

/* Inputs are as deep as the tables that describe them. */
static void walk(struct listing *listing, const struct json_t *object)
{
    const char *key = NULL;
    for (const struct json_t *member; (member = json_next(object, &key));) {
        own_name_add(listing, member);
        walk(listing, member);
        for (size_t k = 0; json_is_list(member) && k < json_list_size(member); k++) {
            const struct json_t *item = json_list_item(member, k);
            if (!own_name_add(listing, item))
                item_add(listing, key, item);
            walk(listing, item);
        }
    }
}

static void roles_add(struct listing *listing, const struct json_t *roles)
{
    const char *role = NULL;
    for (const struct json_t *taken; (taken = json_next(roles, &role));) {
        if (!json_is_list(taken))
            item_add(listing, "unit", taken);
        for (size_t k = 0; json_is_list(taken) && k < json_list_size(taken); k++)
            item_add(listing, "unit", json_list_item(taken, k));
    }
}

static bool list_all(struct arena *arena, const struct json_t *input, const struct json_t *roles,
                     struct named_order *ret)
{
    struct listing listing = {.order = ret};
    *ret = (struct named_order){0};
    for (int round = 0; round < 2 && !listing.failed; round++) {
        size_t count = (size_t)ret->count;
        *ret = (struct named_order){.list = round ? arena_take(arena, (count + 1) * sizeof *ret->list) : NULL};
        if (round && !ret->list)
            return false;
        walk(&listing, input);
        roles_add(&listing, roles);
    }
    arena->starved = arena->starved || listing.failed;
    return !listing.failed;
}

bool named_order_read(struct arena *arena, const struct entry_ruling *ruling, struct named_order *ret)
{
    return list_all(arena, ruling->subject.input, ruling->units.named ? ruling->units.read : NULL, ret);
}

static const struct json_t *written_read(struct arena *arena, const struct writer *out)
{
    struct violations *violations = out->failed ? NULL : arena_take(arena, sizeof *violations);
    if (!violations)
        return NULL;
    violations_start(violations);
    return json_read(arena, out->at, out->used, violations);
}

bool named_order_make(struct arena *arena, const struct step *step, const struct question *question,
                      const struct units_stated *units, struct named_order *ret)
{
    static const struct units_stated nobody;
    const struct json_t *input = NULL, *roles = NULL;
    struct writer out;
    writer_start(&out, NAMED_MAX);
    fields_write(&out, step->input, question->input, FIELD_ORDER_CANONICAL);
    input = written_read(arena, &out);
    writer_reset(&out);
    role_units_write(&out, units ? units : &nobody);
    roles = written_read(arena, &out);
    bool made = input && roles && list_all(arena, input, roles, ret);
    arena->starved = arena->starved || !made;
    writer_end(&out);
    return made;
}

/* How often it was named before this index. */
static int32_t times_before(const struct named_order *order, int32_t place)
{
    int32_t times = 0;
    for (int32_t i = 0; i < place; i++)
        times += order->list[i] == order->list[place];
    return times;
}

/* The index at which it is named after `times` earlier ones; -1: nowhere. */
static int32_t place_of(const struct named_order *order, uint64_t named, int32_t times)
{
    for (int32_t i = 0; i < order->count; i++)
        if (order->list[i] == named && times-- == 0)
            return i;
    return -1;
}

bool named_order_holds(const struct named_order *before, const struct named_order *now)
{
    int32_t last = -1;
    for (int32_t i = 0; i < now->count; i++) {
        int32_t place = place_of(before, now->list[i], times_before(now, i));
        if (place >= 0 && place < last)
            return false;
        last = place > last ? place : last;
    }
    return true;
}
