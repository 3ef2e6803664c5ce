/* Who sits where with which key: joining, another device, revocation. */
#include "device/taking.h"
#include "ledger/statement.h"
#include <string.h>

static enum device_refusal party_add(struct taking *taking, int32_t seat)
{
    struct device *device = taking->device;
    const char *side = device->seats[seat].side;
    if (device->party_count == DEVICE_PARTIES || !device->seats[seat].keyed || !side[0])
        return REFUSES_PARTIES;
    if (device->party_count && strcmp(device->seats[device->parties[0].seat].side, side) == 0)
        return REFUSES_PARTIES;
    device->parties[device->party_count++] = (struct device_party){.seat = seat, .committed = device->asked};
    return REFUSES_NOTHING;
}

/* Sealed dice rest on the nonces of the seats: another one than this device gave could have been chosen for its dice,
 * and a chain for one that was given before it. */
static enum device_refusal own_nonce_take(const struct taking *taking, bool joins)
{
    struct device *device = taking->device;
    const struct json_t *given = json_member(taking->entry, "nonce");
    uint8_t own[DEVICE_NONCE_SIZE], found[NONCE_MAX];
    size_t length;
    bool before = device->nonce_given;
    if (strcmp(taking->seat, device->self->seat) == 0)
        device->nonce_given |= given != NULL;
    if (!device->self->gives_nonces || !taking_is_own(taking) || (!given && device->two_sided))
        return REFUSES_NOTHING;
    if (joins)
        device_seat_nonce(device->self, own);
    else
        device_chain_nonce(device->self, &device->anchor, own);
    bool due = joins ? !device->self->reissued : !before && !device->two_sided && !device_chain_is_doubtful(device);
    bool right = due && json_bytes(given, found, sizeof found, &length) && length == sizeof own &&
                 memcmp(own, found, sizeof own) == 0;
    return right ? REFUSES_NOTHING : REFUSES_OWN_NONCE;
}

/* Dice that a nonce has a part in could have been chosen by it, if it arrived once questions were under way. */
void device_nonce_late(struct device *device, uint64_t seq)
{
    device->late++;
    device->late_at = seq;
}

/* Nobody chose dice by the one that this device made itself: own_nonce_take finds whether it is that one. */
static void nonce_comes(const struct taking *taking)
{
    struct device *device = taking->device;
    if (device->self->gives_nonces && taking_is_own(taking))
        return;
    device->newest_nonce = taking->seq;
    if (device->first_end)
        device_nonce_late(device, taking->seq);
}

enum device_refusal take_nonce(struct taking *taking)
{
    nonce_comes(taking);
    return own_nonce_take(taking, false);
}

/* A seat that joins with a nonce once the chain has thrown dice ends it: anyone who knows the secrets could bring seat
 * after seat until the next chain suits. */
static void chain_meets(const struct taking *taking)
{
    struct device *device = taking->device;
    if (device->first_end)
        device->last_link = device->spent;
    nonce_comes(taking);
}

static bool side_is_taken(const struct device *device, const char *side)
{
    for (int32_t i = 0; side[0] && i < device->seat_count; i++)
        if (strcmp(device->seats[i].side, side) == 0)
            return true;
    return false;
}

enum device_refusal take_joined(struct taking *taking)
{
    struct device *device = taking->device;
    const struct json_t *key = json_member(taking->entry, "device_key");
    if (device->seat_count == DEVICE_SEATS_MAX || device_seat_find(device, taking->seat) >= 0)
        return REFUSES_STRANGER;
    struct device_seat *seat = &device->seats[device->seat_count];
    *seat = (struct device_seat){.player = json_text_is(json_member(taking->entry, "role"), "player"),
                                 .keyed = key != NULL};
    memcpy(seat->name, taking->seat, sizeof seat->name);
    const struct json_t *side = json_member(taking->entry, "side");
    if (side && !json_text_copy(side, seat->side, sizeof seat->side))
        return REFUSES_MALFORMED;
    if (key && !json_device_key(key, &seat->key))
        return REFUSES_MALFORMED;
    if (!device->self->reissued && strcmp(seat->name, device->self->seat) == 0 &&
        (!seat->keyed || !device_key_equal(&seat->key, &device->self->key)))
        return REFUSES_OWN_KEY;
    seat->guest = side_is_taken(device, seat->side);
    device->seat_count++;
    if (!device->two_sided && json_member(taking->entry, "nonce"))
        chain_meets(taking);
    enum device_refusal refusal = seat->player ? own_nonce_take(taking, true) : REFUSES_NOTHING;
    if (refusal)
        return refusal;
    return device->two_sided && seat->player ? party_add(taking, device->seat_count - 1) : REFUSES_NOTHING;
}

enum device_refusal take_revoked(struct taking *taking)
{
    char name[SEALED_SEAT_MAX + 1];
    if (!json_text_copy(json_member(taking->entry, "revoked_seat"), name, sizeof name))
        return REFUSES_MALFORMED;
    int32_t seat = device_seat_find(taking->device, name);
    if (seat >= 0) /* the spectators' link is none */
        taking->device->seats[seat].revoked = true;
    return device_party_find(taking->device, name) && taking->device->question.open ? REFUSES_FROZEN : REFUSES_NOTHING;
}

/* ---- Other devices ---- */

/* The seat acts with another key from here on. If it was this device's, somebody else has it now. */
static enum device_refusal seat_rekey(struct taking *taking, const char *name, const struct json_t *key,
                                      enum device_refusal lost)
{
    struct device *device = taking->device;
    int32_t at = device_seat_find(device, name);
    struct device_party *party = device_party_find(device, name);
    struct device_seat *seat = &device->seats[at];
    bool own = strcmp(name, device->self->seat) == 0;
    bool was_own = own && seat->keyed && device_key_equal(&seat->key, &device->self->key);
    seat->keyed = key != NULL;
    if (key && !json_device_key(key, &seat->key))
        return REFUSES_MALFORMED;
    if (party)
        party->committed = device->asked;
    device->agreed.seq = 0;
    return was_own ? lost : REFUSES_NOTHING;
}

/* A party agrees under its own key to that of the other one; its own device knows whether it did. */
enum device_refusal take_reissue_agreed(struct taking *taking)
{
    struct device *device = taking->device;
    const struct device_party *by = device_party_find(device, taking->seat);
    char name[SEALED_SEAT_MAX + 1], hex[2 * DEVICE_KEY_SIZE + 1], body[sizeof hex + sizeof name + 64];
    struct device_key key;
    struct taken_statement stated;
    struct text text;
    if (!json_text_copy(json_member(taking->entry, "reissued_seat"), name, sizeof name) ||
        !json_device_key(json_member(taking->entry, "device_key"), &key) ||
        !taking_statement(taking, STATEMENT_AGREE_REISSUE, &stated))
        return REFUSES_MALFORMED;
    if (!by || !device_party_find(device, name) || strcmp(name, taking->seat) == 0)
        return REFUSES_STRANGER;
    hex_write(key.bytes, sizeof key.bytes, hex);
    text_start(&text, body, sizeof body);
    text_format(&text, "{\"device_key\":\"%s\",\"reissued_seat\":\"%s\"}", hex, name);
    stated.statement.body = hash_of(body, text.used);
    struct statement_place place = device_place(device);
    stated.statement.place = &place;
    if (!taking_is_signed(taking, &device->seats[by->seat], &stated))
        return REFUSES_REISSUE;
    device->agreed.seq = taking->seq;
    device->agreed.seat = device_seat_find(device, name);
    device->agreed.key = key;
    return REFUSES_NOTHING;
}

/* Whether the party other than this one agreed to exactly this key. */
static bool is_agreed(const struct taking *taking, int32_t seat, const struct json_t *key)
{
    const struct device *device = taking->device;
    struct device_key wanted;
    uint64_t agreed;
    return json_natural(json_member(taking->entry, "agreed"), &agreed) && agreed == device->agreed.seq && agreed &&
           device->agreed.seat == seat && json_device_key(key, &wanted) &&
           device_key_equal(&wanted, &device->agreed.key);
}

enum device_refusal take_reissued(struct taking *taking)
{
    struct device *device = taking->device;
    const struct json_t *key = json_member(taking->entry, "device_key");
    char name[SEALED_SEAT_MAX + 1];
    if (!json_text_copy(json_member(taking->entry, "reissued_seat"), name, sizeof name))
        return REFUSES_MALFORMED;
    int32_t seat = device_seat_find(device, name);
    if (seat < 0)
        return REFUSES_STRANGER;
    if (device_party_find(device, name)) {
        if (!is_agreed(taking, seat, key))
            return REFUSES_REISSUE;
        device_question_end(device);
    }
    device->reissued++;
    return seat_rekey(taking, name, key, REFUSES_OWN_KEY);
}

enum device_refusal take_handed_over(struct taking *taking)
{
    struct device *device = taking->device;
    char hex[2 * DEVICE_KEY_SIZE + 1], body[sizeof hex + 32];
    const struct json_t *written = json_member(taking->entry, "device_key");
    int32_t seat = device_seat_find(device, taking->seat);
    struct device_key key;
    struct taken_statement stated;
    struct text text;
    if (seat < 0)
        return REFUSES_STRANGER;
    if (!json_device_key(written, &key) || !taking_statement(taking, STATEMENT_HAND_OVER, &stated))
        return REFUSES_MALFORMED;
    if (device->question.open && device_party_find(device, taking->seat))
        return REFUSES_FROZEN;
    hex_write(key.bytes, sizeof key.bytes, hex);
    text_start(&text, body, sizeof body);
    text_format(&text, "{\"device_key\":\"%s\"}", hex);
    stated.statement.body = hash_of(body, text.used);
    if (!device->seats[seat].keyed || !taking_is_signed(taking, &device->seats[seat], &stated))
        return REFUSES_REISSUE;
    return seat_rekey(taking, taking->seat, written, REFUSES_HANDED_OVER);
}
