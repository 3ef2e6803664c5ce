/* What a device signs: every function here first asks whether it may. */
#include "crypto/crypto.h"
#include "device/device_parts.h"
#include <string.h>

/* ---- Who the device is ---- */

bool device_make(const struct uuid *session, const char *seat, const struct note_key *server,
                 const uint8_t random[DEVICE_SEED_SIZE + DEVICE_NONCE_SIZE], struct device_self *ret)
{
    if (strlen(seat) > SEALED_SEAT_MAX)
        return false;
    *ret = (struct device_self){.session = *session, .server = *server, .gives_nonces = true};
    memcpy(ret->seat, seat, strlen(seat) + 1);
    device_key_make(random, &ret->secret, &ret->key);
    memcpy(ret->nonces, random + DEVICE_SEED_SIZE, sizeof ret->nonces);
    return true;
}

/* HMAC-SHA-256 under a secret of its own, so that a nonce reveals nothing of another one, and none must be stored. */
void device_nonce(const struct device_self *self, const struct hash *anchor, uint64_t index,
                  uint8_t ret[DEVICE_NONCE_SIZE])
{
    struct keyed_digest state;
    uint8_t number[8];
    for (int i = 0; i < 8; i++)
        number[i] = (uint8_t)(index >> (56 - 8 * i));
    keyed_digest_start(&state, self->nonces, sizeof self->nonces);
    keyed_digest_add(&state, self->session.bytes, sizeof self->session.bytes);
    keyed_digest_add(&state, anchor->bytes, sizeof anchor->bytes);
    keyed_digest_add(&state, number, sizeof number);
    keyed_digest_end(&state, ret);
    secret_wipe(&state, sizeof state);
}

/* No anchor is all zeros, so no question's nonce is this one. */
void device_seat_nonce(const struct device_self *self, uint8_t ret[DEVICE_NONCE_SIZE])
{
    const struct hash none = {{0}};
    device_nonce(self, &none, 0, ret);
}

/* No question has this index. */
void device_chain_nonce(const struct device_self *self, const struct hash *anchor, uint8_t ret[DEVICE_NONCE_SIZE])
{
    device_nonce(self, anchor, UINT64_MAX, ret);
}

void device_commitment(const struct device_self *self, const struct hash *anchor, uint64_t index, struct hash *ret)
{
    uint8_t bytes[DEVICE_NONCE_SIZE];
    const struct nonce nonce = {.seat = self->seat, .bytes = bytes, .length = sizeof bytes};
    device_nonce(self, anchor, index, bytes);
    commitment_make(&self->session, anchor, index, &nonce, ret); /* its lengths are allowed */
    secret_wipe(bytes, sizeof bytes);
}

enum device_refusal device_join(const struct device_self *self, const struct hash *body, struct device_signature *ret)
{
    const struct statement statement = {
        .session = self->session, .seat = self->seat, .operation = STATEMENT_JOIN, .body = *body};
    return statement_sign(&statement, &self->secret, ret) ? REFUSES_NOTHING : REFUSES_STATEMENT;
}

/* ---- Whether it may ---- */

static const struct device_seat *own_seat(const struct device *device)
{
    for (int32_t i = 0; i < device->seat_count; i++)
        if (device->seats[i].keyed && strcmp(device->seats[i].name, device->self->seat) == 0 &&
            device_key_equal(&device->seats[i].key, &device->self->key))
            return &device->seats[i];
    return NULL;
}

const struct device_party *device_own_party(const struct device *device)
{
    for (int32_t i = 0; i < device->party_count; i++)
        if (&device->seats[device->parties[i].seat] == own_seat(device))
            return &device->parties[i];
    return NULL;
}

/* Whether the record is one on which this device acts: confirmed to its end, and stored so. */
static enum device_refusal may_sign(const struct device *device)
{
    const struct tree_head *stored = &device->memory->checkpoint;
    struct tree_head head = tree_head_of(&device->tree);
    if (device->refusal)
        return device->refusal;
    if (!own_seat(device))
        return REFUSES_NOT_JOINED;
    if (device->confirmed != head.size)
        return REFUSES_UNCONFIRMED;
    return stored->size == head.size && hash_equal(&stored->root, &head.root) ? REFUSES_NOTHING : REFUSES_NOT_KEPT;
}

/* The same for acts in a game that is not over. */
static enum device_refusal may_act(const struct device *device)
{
    enum device_refusal refusal = may_sign(device);
    if (refusal)
        return refusal;
    return device->closed ? REFUSES_CLOSED : REFUSES_NOTHING;
}

/* The same for acts of a party. */
static enum device_refusal may_play(const struct device *device)
{
    enum device_refusal refusal = may_act(device);
    if (refusal)
        return refusal;
    if (!device->two_sided)
        return REFUSES_MODE;
    return device_own_party(device) ? REFUSES_NOTHING : REFUSES_NOT_JOINED;
}

/* Signs what the device adds its name and its last checkpoint to. */
static enum device_refusal sign(const struct device *device, struct statement *statement, struct device_signature *ret)
{
    statement->session = device->self->session;
    statement->seat = device->self->seat;
    statement->last_checkpoint = &device->memory->checkpoint;
    return statement_sign(statement, &device->self->secret, ret) ? REFUSES_NOTHING : REFUSES_STATEMENT;
}

/* ---- Commitments ---- */

enum device_refusal device_prepare_commit(const struct device *device, size_t ahead, struct hash room[DEVICE_AHEAD_MAX],
                                          struct commitment_list *ret)
{
    enum device_refusal refusal = may_play(device);
    if (refusal)
        return refusal;
    const struct device_party *party = device_own_party(device);
    uint64_t unused = DEVICE_AHEAD_MAX - device_room_ahead(device, party);
    if (ahead > DEVICE_AHEAD_MAX)
        ahead = DEVICE_AHEAD_MAX;
    if (unused >= ahead)
        return REFUSES_COMMITTED;
    *ret = (struct commitment_list){.anchor = device->anchor, .first = party->committed, .commitments = room};
    for (; unused + ret->count < ahead; ret->count++)
        device_commitment(device->self, &device->anchor, ret->first + ret->count, &room[ret->count]);
    return REFUSES_NOTHING;
}

enum device_refusal device_commit(const struct device *device, const struct commitment_list *list, const char *key,
                                  struct device_signature *ret)
{
    struct statement statement = {.key = key};
    struct statement_place place;
    enum device_refusal refusal = may_play(device);
    if (refusal)
        return refusal;
    if (!commitment_list_state(list, &statement, &place))
        return REFUSES_STATEMENT;
    return sign(device, &statement, ret);
}

/* ---- Nonces of sealed dice ---- */

static bool owes_nonce(const struct device *device)
{
    const struct device_seat *seat = own_seat(device);
    return device->self->gives_nonces && seat && seat->player && device->last_link && !device->two_sided &&
           !device->nonce_given;
}

/* Each chain has a nonce of its own, which shows the chain's dice to anybody who knows the secrets. Once a roll was
 * made with it, they were as good as any. */
bool device_chain_is_doubtful(const struct device *device)
{
    return device->begun_again && hash_equal(&device->below, &device->anchor);
}

static enum device_refusal owed_nonce(const struct device *device)
{
    if (!owes_nonce(device))
        return REFUSES_NONCE_GIVEN;
    return device_chain_is_doubtful(device) ? REFUSES_BEGUN_AGAIN : REFUSES_NOTHING;
}

enum device_refusal device_prepare_nonce(const struct device *device, uint8_t ret[DEVICE_NONCE_SIZE])
{
    enum device_refusal refusal = may_act(device);
    if (refusal)
        return refusal;
    refusal = owed_nonce(device);
    if (!refusal)
        device_chain_nonce(device->self, &device->anchor, ret);
    return refusal;
}

/* ---- Questions ---- */

static bool place_equal(const struct statement_place *a, const struct statement_place *b)
{
    return hash_equal(&a->anchor, &b->anchor) && a->link == b->link && a->index == b->index;
}

static bool sent_equal(const struct device_sent *a, const struct device_sent *b)
{
    return a->any && b->any && place_equal(&a->place, &b->place) && hash_equal(&a->body, &b->body);
}

enum device_refusal device_prepare_ask(const struct device *device, struct statement_place *ret)
{
    enum device_refusal refusal = device->two_sided ? may_play(device) : may_act(device);
    if (refusal)
        return refusal;
    if (device->question.open)
        return REFUSES_WAITING;
    if (owes_nonce(device))
        return device_chain_is_doubtful(device) ? REFUSES_BEGUN_AGAIN : REFUSES_NONCE_FIRST;
    for (int32_t i = 0; device->two_sided && i < DEVICE_PARTIES; i++)
        if (i >= device->party_count || device->parties[i].committed <= device->asked)
            return REFUSES_UNCOMMITTED;
    /* If the chain is used up, there is no such link: the server begins the next chain then, and refuses. */
    *ret = device_place(device);
    return REFUSES_NOTHING;
}

enum device_refusal device_ask(const struct device *device, const struct device_sent *sent, const char *key,
                               struct device_signature *ret)
{
    struct statement_place now;
    enum device_refusal refusal = device_prepare_ask(device, &now);
    if (refusal)
        return refusal;
    if (!place_equal(&now, &sent->place) || !sent_equal(&device->memory->sent, sent))
        return REFUSES_NOT_KEPT;
    struct statement statement = {.operation = device->two_sided ? STATEMENT_ASK : STATEMENT_RULE,
                                  .body = sent->body,
                                  .key = key,
                                  .place = &sent->place};
    return sign(device, &statement, ret);
}

/* ---- Reveals ---- */

/* Whether this device agreed to end the open question without its dice, be it recorded or not. */
static bool keeps_back(const struct device *device)
{
    const struct device_used *used = device_used_find(device, device->question.index);
    return used && used->kept_back && hash_equal(&used->asked, &device->question.asked);
}

bool device_is_awaited(const struct device *device)
{
    const struct device_party *party = device_own_party(device);
    return party && device->question.open && !party->revealed && !device_is_ending(device) && !keeps_back(device);
}

/* Whether an own question is the one that was sent last for its place. */
static bool is_as_sent(const struct device *device)
{
    const struct device_question *question = &device->question;
    const struct device_sent asked = {
        .any = true,
        .place = {.anchor = device->anchor, .link = question->link, .index = question->index},
        .body = question->body};
    return &device->parties[question->asker] != device_own_party(device) || sent_equal(&asked, &device->memory->sent);
}

enum device_refusal device_prepare_reveal(const struct device *device, struct device_used *ret)
{
    enum device_refusal refusal = may_play(device);
    if (refusal)
        return refusal;
    if (!device->question.open)
        return REFUSES_NO_QUESTION;
    if (device_is_ending(device) || keeps_back(device))
        return REFUSES_KEPT_BACK;
    if (!device_is_awaited(device))
        return REFUSES_REVEALED;
    *ret = (struct device_used){
        .anchor = device->anchor, .index = device->question.index, .asked = device->question.asked};
    const struct device_used *used = device_used_find(device, ret->index);
    if (used)
        return hash_equal(&used->asked, &ret->asked) ? REFUSES_NOTHING : REFUSES_REUSED;
    return is_as_sent(device) ? REFUSES_NOTHING : REFUSES_NOT_SENT;
}

enum device_refusal device_reveal(const struct device *device, struct device_reveal *ret)
{
    struct device_used wanted;
    enum device_refusal refusal = device_prepare_reveal(device, &wanted);
    if (refusal)
        return refusal;
    if (!device_used_find(device, wanted.index)) /* and if one was sent, it is the same question */
        return REFUSES_NOT_KEPT;
    ret->question = device->question.seq;
    ret->index = device->question.index;
    device_nonce(device->self, &device->anchor, ret->index, ret->nonce);
    const struct reveal reveal = {
        .session = device->self->session,
        .nonce = {.seat = device->self->seat, .bytes = ret->nonce, .length = sizeof ret->nonce},
        .asked = device->question.asked,
        .root = device->question.root,
        .index = ret->index};
    return reveal_sign(&reveal, &device->self->secret, &ret->signature) ? REFUSES_NOTHING : REFUSES_STATEMENT;
}

/* ---- Ending a question without its dice ---- */

/* If this device has revealed, the other party goes first, since it may know the dice. It may agree to a new device of
 * that party: a party whose device is lost can do nothing more. */
static enum device_refusal other_first(const struct device *device, enum statement_operation operation,
                                       const struct hash *body)
{
    const struct device_party *other = &device->parties[device_own_party(device) == &device->parties[0]];
    switch (operation) {
    case STATEMENT_GIVE_UP:
        return other->gave_up ? REFUSES_NOTHING : REFUSES_GIVE_UP_FIRST;
    case STATEMENT_AGREE_DECLARED:
        return other->declares && hash_equal(&other->faces, body) ? REFUSES_NOTHING : REFUSES_DECLARED_FIRST;
    default:
        return REFUSES_NOTHING;
    }
}

enum device_refusal device_prepare_end(const struct device *device, enum statement_operation operation,
                                       const struct hash *body, struct device_used *ret)
{
    enum device_refusal refusal = may_play(device);
    if (refusal)
        return refusal;
    if (operation != STATEMENT_GIVE_UP && operation != STATEMENT_AGREE_DECLARED && operation != STATEMENT_AGREE_REISSUE)
        return REFUSES_STATEMENT;
    if (!device->question.open)
        return REFUSES_NO_QUESTION;
    *ret = (struct device_used){
        .anchor = device->anchor, .index = device->question.index, .asked = device->question.asked, .kept_back = true};
    const struct device_used *used = device_used_find(device, ret->index);
    if (used && !hash_equal(&used->asked, &ret->asked))
        return REFUSES_REUSED;
    if (device_own_party(device)->revealed || (used && !used->kept_back)) {
        ret->kept_back = false;
        refusal = other_first(device, operation, body);
    }
    if (refusal || used)
        return refusal;
    return operation != STATEMENT_AGREE_DECLARED || is_as_sent(device) ? REFUSES_NOTHING : REFUSES_NOT_SENT;
}

/* Whether the device has stored everything that it must store before it agrees. */
static enum device_refusal end_is_kept(const struct device *device, enum statement_operation operation,
                                       const struct hash *body)
{
    struct device_used wanted;
    enum device_refusal refusal = device_prepare_end(device, operation, body, &wanted);
    if (refusal)
        return refusal;
    return device_used_find(device, wanted.index) ? REFUSES_NOTHING : REFUSES_NOT_KEPT;
}

/* ---- Anything else ---- */

enum device_refusal device_state(const struct device *device, enum statement_operation operation,
                                 const struct hash *body, const char *key, const struct statement_about *about,
                                 struct device_signature *ret)
{
    enum device_refusal refusal = may_sign(device);
    struct statement statement = {.operation = operation, .body = *body, .key = key, .about = about};
    struct statement_about question = {.seq = device->question.seq, .leaf = device->question.asked};
    const struct statement_place place = device_place(device);
    if (refusal)
        return refusal;
    switch (operation) {
    case STATEMENT_COMMIT:
    case STATEMENT_ASK:
    case STATEMENT_JOIN:
        return REFUSES_STATEMENT;
    case STATEMENT_GIVE_UP:
    case STATEMENT_AGREE_DECLARED:
        if (!device->question.open)
            return REFUSES_NO_QUESTION;
        if (about)
            return REFUSES_STATEMENT;
        statement.about = &question;
        refusal = end_is_kept(device, operation, body);
        break;
    case STATEMENT_AGREE_REISSUE:
        statement.place = &place;
        if (device->question.open)
            refusal = end_is_kept(device, operation, body);
        break;
    default:
        break;
    }
    return refusal ? refusal : sign(device, &statement, ret);
}

/* ---- Cosignatures ---- */

enum device_refusal device_cosign(const struct device *device, const char *note, size_t length, uint64_t time,
                                  struct text *out)
{
    enum device_refusal refusal = may_sign(device);
    const struct tree_head *stored = &device->memory->checkpoint;
    struct checkpoint checkpoint;
    struct cosigner cosigner;
    struct note read;
    if (refusal)
        return refusal;
    if (checkpoint_open(note, length, &device->self->server, 1, &device->self->session, &checkpoint) !=
            CHECKPOINT_SIGNED ||
        !note_read(note, length, &read))
        return REFUSES_CHECKPOINT;
    if (checkpoint.head.size != stored->size || !hash_equal(&checkpoint.head.root, &stored->root))
        return REFUSES_NOT_KEPT;
    return cosigner_make(checkpoint.origin, &device->self->key, &cosigner) &&
                   cosignature_add(out, &read, &cosigner, &device->self->secret, time)
               ? REFUSES_NOTHING
               : REFUSES_STATEMENT;
}
