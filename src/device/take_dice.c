/* Chains of secrets, and the rulings that spend their links. */
#include "device/taking.h"
#include <string.h>

/* A chain begins; what was committed for the one before counts no more. */
static enum device_refusal chain_begin(struct device *device, const struct json_t *chain)
{
    uint64_t base, length;
    if (!json_hash(json_member(chain, "anchor"), &device->anchor) || !json_natural(json_member(chain, "base"), &base) ||
        !json_natural(json_member(chain, "length"), &length))
        return REFUSES_MALFORMED;
    if (base < device->spent || length < 1 || length > DEVICE_CHAIN_MAX)
        return REFUSES_CHAIN;
    device->spent = device->below_at = base;
    device->first_end = device->newest_nonce = 0;
    device->below = device->anchor;
    device->last_link = base + length;
    for (int32_t i = 0; i < device->party_count; i++)
        device->parties[i].committed = device->asked;
    device->agreed.seq = 0;
    device->nonce_given = false;
    return REFUSES_NOTHING;
}

enum device_refusal take_opened(struct taking *taking)
{
    const struct json_t *mode = json_member(taking->entry, "mode"), *chain = json_member(taking->entry, "chain");
    struct device_seat *opener = &taking->device->seats[taking->device->seat_count++];
    *opener = (struct device_seat){.player = false};
    memcpy(opener->name, taking->seat, sizeof opener->name);
    const struct json_t *side = json_member(taking->entry, "umpire_side");
    if (side && !json_text_copy(side, opener->side, sizeof opener->side))
        return REFUSES_MALFORMED;
    taking->device->two_sided = json_text_is(mode, "two_sided");
    return mode ? chain_begin(taking->device, chain) : REFUSES_NOTHING;
}

/* A chain that is used up is followed by the next one. Before that only a re-key with its reason comes, after a
 * restore: it ends the open question, and the players should know why. But a device that gave its nonce for that
 * question and still finds everything that it saw knows that nothing was lost. */
enum device_refusal take_rekey(struct taking *taking)
{
    struct device *device = taking->device;
    if (json_member(taking->entry, "reason") && device->question.open && device_question_is_stored(device))
        return REFUSES_REKEY;
    if (json_member(taking->entry, "reason"))
        device->restored++;
    else if (device->question.open)
        return REFUSES_FROZEN;
    else if (device->spent != device->last_link)
        return REFUSES_CHAIN;
    device_question_end(device);
    device->begun_again =
        json_member(taking->entry, "reason") && device->rekeyed && hash_equal(&device->below, &device->anchor);
    device->rekeyed = true;
    return chain_begin(device, json_member(taking->entry, "chain"));
}

/* The secret of a link that was spent must lead down to the last one that was published. */
static enum device_refusal secret_take(struct device *device, const struct json_t *dice)
{
    uint64_t link;
    struct hash secret;
    if (!json_natural(json_member(dice, "link"), &link) || !json_hash(json_member(dice, "secret"), &secret))
        return REFUSES_MALFORMED;
    if (link != device->spent + 1 || link > device->last_link)
        return REFUSES_CHAIN;
    struct hash down = chain_walk(&device->self->session, link, &secret, device->below_at);
    if (!hash_equal(&down, &device->below))
        return REFUSES_CHAIN;
    device->below = secret;
    device->below_at = link;
    return REFUSES_NOTHING;
}

/* Whether the dice rest on what both parties revealed, and on nothing else. */
static bool nonces_are_those_revealed(const struct device *device, const struct json_t *list)
{
    for (size_t k = 0; k < json_list_size(list); k++) {
        const struct json_t *given = json_list_item(list, k);
        uint8_t nonce[NONCE_MAX];
        size_t length;
        bool found = false;
        if (!json_bytes(json_member(given, "nonce"), nonce, sizeof nonce, &length))
            return false;
        for (int32_t i = 0; i < device->party_count; i++) {
            const struct device_party *party = &device->parties[i];
            char seat[SEALED_SEAT_MAX + 1];
            found |= json_text_copy(json_member(given, "seat"), seat, sizeof seat) &&
                     strcmp(seat, device->seats[party->seat].name) == 0 && party->nonce_length == length &&
                     memcmp(party->nonce, nonce, length) == 0;
        }
        if (!found)
            return false;
    }
    return json_list_size(list) == DEVICE_PARTIES;
}

/* Sealed mode: a seat with a device signs what it asks, at its place, or for declared dice at none. */
static enum device_refusal signed_ruling_take(const struct taking *taking, bool sealed, const struct json_t *dice)
{
    const struct device *device = taking->device;
    int32_t seat = device_seat_find(device, taking->seat);
    struct statement_place place = {.anchor = device->anchor, .index = device->asked};
    const struct json_t *body = json_member(taking->entry, "body");
    struct taken_statement told;
    size_t length;
    if (seat < 0)
        return REFUSES_STRANGER;
    if (!device->seats[seat].keyed)
        return body ? REFUSES_RULING_SIGNATURE : REFUSES_NOTHING;
    if (!taking_statement(taking, STATEMENT_RULE, &told) ||
        (sealed && !json_natural(json_member(dice, "link"), &place.link)))
        return REFUSES_MALFORMED;
    const char *text = json_text(body, &length);
    if (!text)
        return REFUSES_RULING_SIGNATURE;
    told.statement.place = sealed ? &place : NULL;
    told.statement.body = hash_of(text, length);
    if (!taking_is_signed(taking, &device->seats[seat], &told))
        return REFUSES_RULING_SIGNATURE;
    return taking_says(taking, text, length);
}

/* Sealed mode: before which entry nonces count for the chain's first roll. A device that signs has seen them. */
static enum device_refusal first_roll_take(const struct taking *taking)
{
    struct device *device = taking->device;
    const struct json_t *seen =
        json_member(taking->entry, "body") ? json_member(taking->entry, "last_checkpoint") : NULL;
    device->first_end = taking->seq;
    if (seen && (!json_natural(json_member(seen, "size"), &device->first_end) || !device->first_end))
        return REFUSES_MALFORMED;
    if (device->newest_nonce >= device->first_end)
        device_nonce_late(device, device->newest_nonce);
    return REFUSES_NOTHING;
}

/* The answer by declared dice: both parties agreed to the same ones. That the ruling has the same dice, `umpire verify`
 * checks. */
static enum device_refusal declared_answer_take(const struct taking *taking, const struct json_t *dice)
{
    struct device *device = taking->device;
    const struct device_party *a = &device->parties[0], *b = &device->parties[1];
    if (!taking_is_of_question(taking, dice) || !json_text_is(json_member(dice, "source"), "declared") ||
        !a->declares || !b->declares || !hash_equal(&a->faces, &b->faces))
        return REFUSES_ANSWER;
    device_question_end(device);
    return REFUSES_NOTHING;
}

enum device_refusal take_ruling(struct taking *taking)
{
    struct device *device = taking->device;
    const struct json_t *dice = json_member(taking->entry, "dice");
    bool sealed = json_text_is(json_member(dice, "source"), "sealed");
    if (!device->two_sided && json_text_is(json_member(taking->entry, "kind"), "ruling")) {
        enum device_refusal refusal = signed_ruling_take(taking, sealed, dice);
        if (refusal)
            return refusal;
    }
    if (device->two_sided && !sealed && json_member(dice, "question"))
        return declared_answer_take(taking, dice);
    if (!sealed)
        return REFUSES_NOTHING;
    if (!device->two_sided) {
        enum device_refusal refusal = secret_take(device, dice);
        device->spent += refusal == REFUSES_NOTHING;
        return refusal || device->first_end ? refusal : first_roll_take(taking);
    }
    if (!taking_is_of_question(taking, dice) || !device->parties[0].revealed || !device->parties[1].revealed ||
        !nonces_are_those_revealed(device, json_member(dice, "nonces")))
        return REFUSES_ANSWER;
    enum device_refusal refusal = secret_take(device, dice);
    if (!refusal)
        device_question_end(device);
    return refusal;
}
