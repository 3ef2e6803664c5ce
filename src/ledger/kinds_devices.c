/* Seats that go to other devices (docs/ledger.md, "Seats that go to another device"): handed over, which the old device
 * signs, or re-issued because the old one is lost, which ends what the mode promised to the player in that seat. */
#include "ledger/protocol_parts.h"
#include <string.h>

/* The seat acts with another key from here on, and its commitments with the old one are void. */
static void seat_rekey(struct protocol *protocol, int32_t seat, const struct hash *key)
{
    int32_t party = party_index(protocol, protocol->seats[seat].name);
    if (party >= 0)
        protocol->parties[party].committed = protocol->asked;
    seat_key_set(&protocol->seats[seat], key);
    protocol->agreed.seq = 0;
    protocol->reissued++;
}

static const struct field agreed_list[] = {
    HASH(struct entry_reissue_agreed, device_key, "The public key of the new device: Ed25519, in hexadecimal."),
    FORMED(struct entry_reissue_agreed, reissued_seat, form_seat, "The other party's seat."),
};
static const struct fields agreed_fields =
    FIELDS("ReissueAgreedEntry", "A party agrees that the other party's seat gets this key.", agreed_list,
           struct entry_reissue_agreed, .sorted = true);

/* The answer of a party that has revealed holds until the question is closed: somebody who knows its nonce could
 * otherwise end the question by another device, and have other dice. */
static bool has_revealed(const struct protocol *protocol, const char *seat)
{
    const struct party *party = protocol_party(protocol, seat);
    return party && party->shown;
}

static enum objection agreed_check(const struct protocol *protocol, const struct entry *entry)
{
    const struct entry_reissue_agreed *agreed = &entry->reissue_agreed;
    const struct seat *seat = protocol_seat(protocol, agreed->reissued_seat);
    if (!seat)
        return OBJECTION_STRANGER;
    if (!protocol_party(protocol, agreed->reissued_seat) || strcmp(agreed->reissued_seat, entry->seat) == 0)
        return OBJECTION_ROLE; /* its own seat can only be handed over */
    if (seat->revoked)
        return OBJECTION_SEAT_ALREADY_REVOKED;
    if (has_revealed(protocol, agreed->reissued_seat))
        return OBJECTION_QUESTION_OPEN;
    return device_key_fits(protocol, &agreed->device_key, true) ? OBJECTION_NONE : OBJECTION_DEVICE_KEY;
}

static void agreed_apply(struct protocol *protocol, const struct entry *entry)
{
    protocol->agreed.seq = entry->seq;
    protocol->agreed.seat = seat_index(protocol, entry->reissue_agreed.reissued_seat);
    memcpy(protocol->agreed.key.bytes, entry->reissue_agreed.device_key.bytes, DEVICE_KEY_SIZE);
}

const struct entry_row entry_row_reissue_agreed = {
    .doc = "A party agrees that the other party's seat gets this key.",
    .fields = &agreed_fields,
    .who = BY_PLAYER,
    .mode = MODE_TWO_SIDED,
    .when = WHILE_EITHER,
    .check = agreed_check,
    .apply = agreed_apply,
    .topic = TOPIC_COMMITMENTS,
    .shown = {.title = "It was agreed that a seat goes to another device", .who = "The seat "},
};

static const struct field reissued_list[] = {
    SEQ(struct entry_reissued, agreed, "Of a party of two-sided mode: the entry by which the other one agreed.",
        OPTIONAL),
    HASH(struct entry_reissued, device_key, "The public key of the new device; absent of a seat that has none.",
         OPTIONAL),
    FORMED(struct entry_reissued, reissued_seat, form_seat, "The seat that goes to another device."),
};
static const struct fields reissued_fields =
    FIELDS("ReissuedEntry", "The umpire gives a seat to another device: the one before is lost.", reissued_list,
           struct entry_reissued, .sorted = true);

/* Whether, if the seat is a party's, the other party agreed to exactly this key for exactly this seat. */
static bool is_agreed(const struct protocol *protocol, const struct entry_reissued *reissued, int32_t seat)
{
    if (!protocol_party(protocol, reissued->reissued_seat))
        return reissued->agreed == 0;
    return protocol->agreed.seq && protocol->agreed.seq == reissued->agreed && protocol->agreed.seat == seat &&
           reissued->device_key &&
           memcmp(protocol->agreed.key.bytes, reissued->device_key->bytes, DEVICE_KEY_SIZE) == 0;
}

static enum objection reissued_check(const struct protocol *protocol, const struct entry *entry)
{
    const struct entry_reissued *reissued = &entry->reissued;
    int32_t seat = seat_index(protocol, reissued->reissued_seat);
    if (seat < 0)
        return OBJECTION_STRANGER;
    const struct seat *who = &protocol->seats[seat];
    if (who->role == SEAT_UMPIRE)
        return OBJECTION_ROLE;
    if (who->revoked)
        return OBJECTION_SEAT_ALREADY_REVOKED;
    if (has_revealed(protocol, reissued->reissued_seat))
        return OBJECTION_QUESTION_OPEN;
    if (protocol->reissued == PROTOCOL_REISSUES_MAX)
        return OBJECTION_SEATS;
    if (!is_agreed(protocol, reissued, seat))
        return OBJECTION_REISSUE_NOT_AGREED;
    return device_key_fits(protocol, reissued->device_key, who->keyed) ? OBJECTION_NONE : OBJECTION_DEVICE_KEY;
}

static void reissued_apply(struct protocol *protocol, const struct entry *entry)
{
    if (protocol->question.seq && protocol_party(protocol, entry->reissued.reissued_seat))
        asked_end(protocol); /* without a result, which `umpire verify` reports: the nonce is lost with the device */
    int32_t seat = seat_index(protocol, entry->reissued.reissued_seat);
    seat_rekey(protocol, seat, entry->reissued.device_key);
    protocol->seats[seat].since = entry->seq;
    seat_silence(protocol, &protocol->seats[seat], entry->seq);
}

const struct entry_row entry_row_reissued = {
    .doc = "The umpire gives a seat to another device: the one before is lost.",
    .fields = &reissued_fields,
    .gives_token = true,
    .who = BY_UMPIRE,
    .mode = MODE_SEALED,
    .when = WHILE_EITHER,
    .check = reissued_check,
    .apply = reissued_apply,
    .topic = TOPIC_COMMITMENTS,
    .shown = {.title = "A seat was re-issued", .who = "Without a word of the device before: the seat "},
};

static const struct field handed_list[] = {
    HASH(struct entry_handed_over, device_key, "The public key of the new device: Ed25519, in hexadecimal."),
};
static const struct fields handed_fields =
    FIELDS("HandedOverEntry", "A seat goes on with another device, as the one before signs.", handed_list,
           struct entry_handed_over, .sorted = true);

/* One player leaves room for the other players' devices, and all of them leave room for the umpire, who helps a player
 * whose device is lost. */
static bool may_hand_over(const struct protocol *protocol, const char *seat)
{
    int32_t all = 0;
    for (int32_t i = 0; i < protocol->seat_count; i++)
        all += protocol->seats[i].handed;
    return protocol->reissued < PROTOCOL_REISSUES_MAX && all < PROTOCOL_HANDED_MAX &&
           protocol_seat(protocol, seat)->handed < PROTOCOL_HANDED_EACH;
}

static enum objection handed_check(const struct protocol *protocol, const struct entry *entry)
{
    if (protocol->question.seq && protocol_party(protocol, entry->seat))
        return OBJECTION_QUESTION_OPEN;
    if (!may_hand_over(protocol, entry->seat))
        return OBJECTION_SEATS;
    return device_key_fits(protocol, &entry->handed_over.device_key, true) ? OBJECTION_NONE : OBJECTION_DEVICE_KEY;
}

static void handed_apply(struct protocol *protocol, const struct entry *entry)
{
    int32_t seat = seat_index(protocol, entry->seat);
    protocol->seats[seat].handed++;
    seat_rekey(protocol, seat, &entry->handed_over.device_key);
}

const struct entry_row entry_row_handed_over = {
    .doc = "A seat goes on with another device, as the one before signs.",
    .fields = &handed_fields,
    .who = BY_SEATED,
    .mode = MODE_SEALED,
    .when = WHILE_EITHER,
    .check = handed_check,
    .apply = handed_apply,
    .topic = TOPIC_COMMITMENTS,
    .shown = {.title = "A seat was handed over to another device"},
};
