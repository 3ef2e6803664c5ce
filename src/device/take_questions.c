/* Two-sided mode: commitments, the question, its reveals, and its other ends. */
#include "base/writer.h"
#include "device/taking.h"
#include <string.h>

static uint64_t index_needed(const struct device *device)
{
    return device->question.open ? device->question.index : device->asked;
}

uint64_t device_room_ahead(const struct device *device, const struct device_party *party)
{
    return DEVICE_AHEAD_MAX - (party->committed - index_needed(device));
}

/* Reads the list into `room`. */
static bool commitments_read(const struct taking *taking, struct hash room[COMMITMENTS_MAX],
                             struct commitment_list *ret)
{
    *ret = (struct commitment_list){.anchor = taking->device->anchor, .commitments = room};
    return json_hashes(json_member(taking->entry, "commitments"), COMMITMENTS_MAX, room, &ret->count) &&
           ret->count > 0 && json_natural(json_member(taking->entry, "first"), &ret->first);
}

/* Whether each commitment is the one that this device makes. */
static bool commitments_are_own(const struct device *device, const struct commitment_list *list)
{
    struct hash own;
    for (size_t i = 0; i < list->count; i++) {
        device_commitment(device->self, &list->anchor, list->first + i, &own);
        if (!hash_equal(&own, &list->commitments[i]))
            return false;
    }
    return true;
}

enum device_refusal take_committed(struct taking *taking)
{
    struct device *device = taking->device;
    struct device_party *party = device_party_find(device, taking->seat);
    struct hash room[COMMITMENTS_MAX];
    struct commitment_list list;
    struct statement_place place;
    struct taken_statement stated;
    if (!party)
        return REFUSES_STRANGER;
    if (!commitments_read(taking, room, &list) || !taking_statement(taking, STATEMENT_COMMIT, &stated))
        return REFUSES_MALFORMED;
    if (list.first != party->committed || list.count > device_room_ahead(device, party))
        return REFUSES_COMMITMENT_ORDER;
    if (!commitment_list_state(&list, &stated.statement, &place))
        return REFUSES_NO_MEMORY;
    if (taking_is_own(taking) && !commitments_are_own(device, &list))
        return REFUSES_COMMITMENT_FOREIGN;
    if (!taking_is_signed(taking, &device->seats[party->seat], &stated))
        return REFUSES_COMMITMENT_SIGNATURE;
    for (size_t i = 0; i < list.count; i++)
        party->ahead[party->committed++ % DEVICE_AHEAD_MAX] = room[i];
    return REFUSES_NOTHING;
}

enum device_refusal take_asked(struct taking *taking)
{
    struct device *device = taking->device;
    const struct device_party *party = device_party_find(device, taking->seat);
    struct statement_place place = {.anchor = device->anchor};
    struct taken_statement stated;
    size_t length;
    if (!party)
        return REFUSES_STRANGER;
    if (device->question.open)
        return REFUSES_QUESTION_OPEN;
    if (!json_natural(json_member(taking->entry, "link"), &place.link) ||
        !json_natural(json_member(taking->entry, "index"), &place.index) ||
        !taking_statement(taking, STATEMENT_ASK, &stated))
        return REFUSES_MALFORMED;
    if (place.link != device->spent + 1 || place.link > device->last_link || place.index != device->asked)
        return REFUSES_QUESTION_PLACE;
    for (int32_t i = 0; i < DEVICE_PARTIES; i++)
        if (i >= device->party_count || device->parties[i].committed <= place.index)
            return REFUSES_QUESTION_UNCOMMITTED;
    const char *body = json_text(json_member(taking->entry, "body"), &length);
    if (!body)
        return REFUSES_MALFORMED;
    stated.statement.place = &place;
    stated.statement.body = hash_of(body, length);
    if (!taking_is_signed(taking, &device->seats[party->seat], &stated))
        return REFUSES_QUESTION_SIGNATURE;
    enum device_refusal refusal = taking_says(taking, body, length);
    if (refusal)
        return refusal;
    device->question = (struct device_question){.open = true,
                                                .seq = taking->seq,
                                                .link = place.link,
                                                .index = place.index,
                                                .asker = (int32_t)(party - device->parties),
                                                .body = stated.statement.body,
                                                .asked = taking->leaf};
    device->asked++;
    device->agreed.seq = 0; /* it was about the earlier state */
    return REFUSES_NOTHING;
}

/* A party that has revealed agrees only to dice that the other party agreed to. */
static bool may_declare(const struct device *device, const struct device_party *party, const struct hash *body)
{
    const struct device_party *other = &device->parties[party == &device->parties[0]];
    return !party->revealed || (other->declares && hash_equal(&other->faces, body));
}

enum device_refusal take_revealed(struct taking *taking)
{
    struct device *device = taking->device;
    struct device_party *party = device_party_find(device, taking->seat);
    const struct device_question *question = &device->question;
    struct device_signature signature;
    struct hash commitment;
    uint64_t index;
    if (!party)
        return REFUSES_STRANGER;
    if (!taking_is_of_question(taking, taking->entry) || party->revealed || device_is_ending(device) ||
        !json_natural(json_member(taking->entry, "index"), &index) || index != question->index ||
        !json_bytes(json_member(taking->entry, "nonce"), party->nonce, sizeof party->nonce, &party->nonce_length))
        return REFUSES_REVEAL;
    struct reveal reveal = {.session = device->self->session,
                            .nonce = {.seat = taking->seat, .bytes = party->nonce, .length = party->nonce_length},
                            .asked = question->asked,
                            .root = question->root,
                            .index = index};
    if (!commitment_make(&reveal.session, &device->anchor, index, &reveal.nonce, &commitment) ||
        !hash_equal(&commitment, &party->ahead[index % DEVICE_AHEAD_MAX]))
        return REFUSES_REVEAL;
    if (!taking_signature(taking, &signature) || !reveal_check(&reveal, &device->seats[party->seat].key, &signature))
        return REFUSES_REVEAL_SIGNATURE;
    if (taking_is_own(taking) && !device_question_is_stored(device))
        return REFUSES_REVEAL_FOREIGN;
    party->revealed = true;
    device->agreed.seq = 0;
    return REFUSES_NOTHING;
}

/* A party that has revealed gives up only after the other one. */
static bool may_give_up(const struct device *device, const struct device_party *party)
{
    return !party->revealed || device->parties[party == &device->parties[0]].gave_up;
}

enum device_refusal take_gave_up(struct taking *taking)
{
    struct device *device = taking->device;
    struct device_party *party = device_party_find(device, taking->seat);
    struct statement_about about = {.seq = device->question.seq, .leaf = device->question.asked};
    struct taken_statement stated;
    if (!party)
        return REFUSES_STRANGER;
    if (!taking_statement(taking, STATEMENT_GIVE_UP, &stated))
        return REFUSES_MALFORMED;
    stated.statement.about = &about;
    stated.statement.body = hash_of(DEVICE_EMPTY_BODY, strlen(DEVICE_EMPTY_BODY));
    if (!taking_is_of_question(taking, taking->entry) || party->gave_up || !may_give_up(device, party) ||
        !taking_is_signed(taking, &device->seats[party->seat], &stated))
        return REFUSES_GAVE_UP;
    party->gave_up = true;
    if (device->parties[0].gave_up && device->parties[1].gave_up)
        device_question_end(device);
    return REFUSES_NOTHING;
}

/* The body that agrees to the faces of an entry, as a hash. False when they are not faces, or out of memory. */
static enum device_refusal declared_body_of(const struct taking *taking, struct hash *ret)
{
    const struct json_t *list = json_member(taking->entry, "faces");
    struct writer body;
    bool whole = json_list_size(list) > 0;
    uint64_t face;
    writer_start(&body, DEVICE_DECLARED_MAX);
    write_object(&body);
    write_key(&body, "dice");
    write_array(&body);
    for (size_t i = 0; whole && i < json_list_size(list); i++) {
        whole = json_natural(json_list_item(list, i), &face) && face <= INT32_MAX;
        write_int(&body, whole ? (int64_t)face : 0);
    }
    write_array_end(&body);
    write_object_end(&body);
    bool written = !body.failed;
    if (written)
        *ret = hash_of(body.at, body.used);
    writer_end(&body);
    return !written ? REFUSES_NO_MEMORY : whole ? REFUSES_NOTHING : REFUSES_MALFORMED;
}

enum device_refusal take_declared(struct taking *taking)
{
    struct device *device = taking->device;
    struct device_party *party = device_party_find(device, taking->seat);
    struct statement_about about = {.seq = device->question.seq, .leaf = device->question.asked};
    struct taken_statement stated;
    if (!party)
        return REFUSES_STRANGER;
    if (!taking_statement(taking, STATEMENT_AGREE_DECLARED, &stated))
        return REFUSES_MALFORMED;
    enum device_refusal refusal = declared_body_of(taking, &stated.statement.body);
    if (refusal)
        return refusal;
    stated.statement.about = &about;
    if (!taking_is_of_question(taking, taking->entry) || !may_declare(device, party, &stated.statement.body) ||
        !taking_is_signed(taking, &device->seats[party->seat], &stated))
        return REFUSES_DECLARED;
    party->declares = true;
    party->faces = stated.statement.body;
    return REFUSES_NOTHING;
}
