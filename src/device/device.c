/* What the record says so far, entry by entry, and whether a device goes along with it. */
#include "device.h"
#include "device_parts.h"
#include "piece.h"
#include <string.h>

static const struct {
    const char *code, *words;
    bool alarm;
} refusals[] = {[REFUSES_NOTHING] = {"fine", "nothing is wrong", false},
#define X(symbol, code_, alarm_, words_) [REFUSES_##symbol] = {.code = code_, .words = words_, .alarm = alarm_},
                DEVICE_REFUSALS(X)
#undef X
};

const char *device_refusal_code(enum device_refusal refusal)
{
    return refusals[refusal].code;
}

const char *device_refusal_words(enum device_refusal refusal)
{
    return refusals[refusal].words;
}

bool device_refusal_is_alarm(enum device_refusal refusal)
{
    return refusals[refusal].alarm;
}

void device_start(struct device *device, const struct device_self *self, const struct device_memory *memory)
{
    *device = (struct device){.self = self, .memory = memory};
    tree_start(&device->tree);
}

/* An entry as it is being taken. */
struct taking {
    struct device *device;
    struct piece entry;
    struct arena *scratch;
    struct hash leaf;
    uint64_t seq;
    char seat[SEALED_SEAT_MAX + 1];
};

static int32_t seat_find(const struct device *device, const char *name)
{
    for (int32_t i = 0; i < device->seat_count; i++)
        if (strcmp(device->seats[i].name, name) == 0)
            return i;
    return -1;
}

static struct device_party *party_find(struct device *device, const char *name)
{
    for (int32_t i = 0; i < device->party_count; i++)
        if (strcmp(device->seats[device->parties[i].seat].name, name) == 0)
            return &device->parties[i];
    return NULL;
}

static bool is_own(const struct taking *taking)
{
    return strcmp(taking->seat, taking->device->self->seat) == 0;
}

static bool key_read(struct piece piece, struct device_key *ret)
{
    size_t length;
    return piece_bytes(piece, ret->bytes, sizeof ret->bytes, &length) && length == sizeof ret->bytes;
}

static bool signature_read(const struct taking *taking, struct device_signature *ret)
{
    size_t length;
    return piece_bytes(piece_member(taking->entry, "signature"), ret->bytes, sizeof ret->bytes, &length) &&
           length == sizeof ret->bytes;
}

/* A statement as the entry's envelope tells it, with what it points at. */
struct told {
    struct statement statement;
    struct tree_head head;
    char key[STATEMENT_KEY_MAX + 1];
};

static bool told_read(const struct taking *taking, enum statement_operation operation, struct told *ret)
{
    struct piece last = piece_member(taking->entry, "last_checkpoint"),
                 key = piece_member(taking->entry, "idempotency_key");
    *ret = (struct told){
        .statement = {.session = taking->device->self->session, .seat = taking->seat, .operation = operation}};
    if (last.at) {
        if (!piece_number(piece_member(last, "size"), &ret->head.size) ||
            !piece_hash(piece_member(last, "root"), &ret->head.root))
            return false;
        ret->statement.last_checkpoint = &ret->head;
    }
    if (key.at) {
        if (!piece_text_into(key, ret->key, sizeof ret->key))
            return false;
        ret->statement.key = ret->key;
    }
    return true;
}

/* Whether the entry's signature is the party's, under what it told. */
static bool is_signed(const struct taking *taking, const struct device_party *party, const struct told *told)
{
    struct device_signature signature;
    return signature_read(taking, &signature) &&
           statement_check(&told->statement, &taking->device->seats[party->seat].key, &signature);
}

/* ---- Chain ---- */

/* A chain begins; what was committed for the one before counts no more. */
static enum device_refusal chain_begin(struct device *device, struct piece chain)
{
    uint64_t base, length;
    if (!piece_hash(piece_member(chain, "anchor"), &device->anchor) ||
        !piece_number(piece_member(chain, "base"), &base) || !piece_number(piece_member(chain, "length"), &length))
        return REFUSES_MALFORMED;
    if (base < device->spent || length < 1 || length > DEVICE_CHAIN_MAX)
        return REFUSES_CHAIN;
    device->spent = device->below_at = base;
    device->below = device->anchor;
    device->last_link = base + length;
    for (int32_t i = 0; i < device->party_count; i++)
        device->parties[i].committed = device->asked;
    return REFUSES_NOTHING;
}

/* The open question ends: its link is spent, whether or not its secret was published. */
static void question_end(struct device *device)
{
    if (device->question.open)
        device->spent = device->question.link;
    device->question.open = false;
    for (int32_t i = 0; i < device->party_count; i++)
        device->parties[i].revealed = device->parties[i].gave_up = false;
}

/* The secret of a link that was spent must lead down to the last one that was published. */
static enum device_refusal secret_take(struct device *device, struct piece dice)
{
    uint64_t link;
    struct hash secret;
    if (!piece_number(piece_member(dice, "link"), &link) || !piece_hash(piece_member(dice, "secret"), &secret))
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

static enum device_refusal opened_take(struct taking *taking)
{
    struct piece mode = piece_member(taking->entry, "mode"), chain = piece_member(taking->entry, "chain");
    struct device_seat *opener = &taking->device->seats[taking->device->seat_count++];
    *opener = (struct device_seat){.player = false};
    memcpy(opener->name, taking->seat, sizeof opener->name);
    taking->device->two_sided = piece_is(mode, "two_sided");
    return mode.at ? chain_begin(taking->device, chain) : REFUSES_NOTHING;
}

/* A chain that is used up is followed by the next one. Before that only a re-key with its reason comes, after a
 * restore: it ends the open question, and whoever plays should know why. */
static enum device_refusal rekey_take(struct taking *taking)
{
    struct device *device = taking->device;
    if (piece_member(taking->entry, "reason").at)
        device->restored++;
    else if (device->question.open)
        return REFUSES_FROZEN;
    else if (device->spent != device->last_link)
        return REFUSES_CHAIN;
    question_end(device);
    return chain_begin(device, piece_member(taking->entry, "chain"));
}

/* ---- Seats ---- */

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

static enum device_refusal joined_take(struct taking *taking)
{
    struct device *device = taking->device;
    struct piece key = piece_member(taking->entry, "device_key");
    if (device->seat_count == DEVICE_SEATS_MAX || seat_find(device, taking->seat) >= 0)
        return REFUSES_STRANGER;
    struct device_seat *seat = &device->seats[device->seat_count];
    *seat = (struct device_seat){.player = piece_is(piece_member(taking->entry, "role"), "player"), .keyed = key.at};
    memcpy(seat->name, taking->seat, sizeof seat->name);
    struct piece side = piece_member(taking->entry, "side");
    if (side.at && !piece_text_into(side, seat->side, sizeof seat->side))
        return REFUSES_MALFORMED;
    if (key.at && !key_read(key, &seat->key))
        return REFUSES_MALFORMED;
    if (is_own(taking) && (!seat->keyed || !device_key_equal(&seat->key, &device->self->key)))
        return REFUSES_OWN_KEY;
    device->seat_count++;
    return device->two_sided && seat->player ? party_add(taking, device->seat_count - 1) : REFUSES_NOTHING;
}

static enum device_refusal revoked_take(struct taking *taking)
{
    char name[SEALED_SEAT_MAX + 1];
    if (!piece_text_into(piece_member(taking->entry, "revoked_seat"), name, sizeof name))
        return REFUSES_MALFORMED;
    return party_find(taking->device, name) && taking->device->question.open ? REFUSES_FROZEN : REFUSES_NOTHING;
}

/* ---- Commitments ---- */

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
    struct piece list = piece_member(taking->entry, "commitments"), at = {0};
    *ret = (struct commitment_list){.anchor = taking->device->anchor, .commitments = room};
    while (piece_next(list, &at))
        if (ret->count == COMMITMENTS_MAX || !piece_hash(at, &room[ret->count++]))
            return false;
    return ret->count > 0 && piece_number(piece_member(taking->entry, "first"), &ret->first);
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

static enum device_refusal committed_take(struct taking *taking)
{
    struct device *device = taking->device;
    struct device_party *party = party_find(device, taking->seat);
    struct hash room[COMMITMENTS_MAX];
    struct commitment_list list;
    struct statement_place place;
    struct told told;
    if (!party)
        return REFUSES_STRANGER;
    if (!commitments_read(taking, room, &list) || !told_read(taking, STATEMENT_COMMIT, &told))
        return REFUSES_MALFORMED;
    if (list.first != party->committed || list.count > device_room_ahead(device, party))
        return REFUSES_COMMITMENT_ORDER;
    if (!commitment_list_state(&list, &told.statement, &place))
        return REFUSES_NO_MEMORY;
    if (is_own(taking) && !commitments_are_own(device, &list))
        return REFUSES_COMMITMENT_FOREIGN;
    if (!is_signed(taking, party, &told))
        return REFUSES_COMMITMENT_SIGNATURE;
    for (size_t i = 0; i < list.count; i++)
        party->ahead[party->committed++ % DEVICE_AHEAD_MAX] = room[i];
    return REFUSES_NOTHING;
}

/* ---- Questions ---- */

/* A member that is left out counts as true. */
static bool is_applied(struct piece applied)
{
    return !applied.at || piece_is_true(applied);
}

/* Whether the question that is recorded says what its party signed: the same step, units and decision, and every input
 * that the party gave. What it left out, defaults and units fill in; that they do so rightly, `umpire verify` holds. */
static bool content_is(struct piece entry, const char *body, size_t length)
{
    struct piece said;
    return piece_read_unordered(body, length, &said) &&
           piece_equal(piece_member(entry, "step"), piece_member(said, "step")) &&
           piece_contains(piece_member(entry, "input"), piece_member(said, "input")) &&
           piece_contains(piece_member(entry, "roles"), piece_member(said, "units")) &&
           piece_contains(piece_member(said, "units"), piece_member(entry, "roles")) &&
           piece_equal(piece_member(entry, "decision"), piece_member(said, "decision")) &&
           is_applied(piece_member(entry, "applied")) == is_applied(piece_member(said, "apply"));
}

static enum device_refusal asked_take(struct taking *taking)
{
    struct device *device = taking->device;
    const struct device_party *party = party_find(device, taking->seat);
    struct statement_place place = {.anchor = device->anchor};
    struct told told;
    size_t length;
    if (!party)
        return REFUSES_STRANGER;
    if (device->question.open)
        return REFUSES_QUESTION_OPEN;
    if (!piece_number(piece_member(taking->entry, "link"), &place.link) ||
        !piece_number(piece_member(taking->entry, "index"), &place.index) || !told_read(taking, STATEMENT_ASK, &told))
        return REFUSES_MALFORMED;
    if (place.link != device->spent + 1 || place.link > device->last_link || place.index != device->asked)
        return REFUSES_QUESTION_PLACE;
    for (int32_t i = 0; i < DEVICE_PARTIES; i++)
        if (i >= device->party_count || device->parties[i].committed <= place.index)
            return REFUSES_QUESTION_UNCOMMITTED;
    const char *body = piece_text(piece_member(taking->entry, "body"), taking->scratch, &length);
    if (!body)
        return piece_is_text(piece_member(taking->entry, "body")) ? REFUSES_NO_MEMORY : REFUSES_MALFORMED;
    told.statement.place = &place;
    told.statement.body = hash_of(body, length);
    if (!is_signed(taking, party, &told))
        return REFUSES_QUESTION_SIGNATURE;
    if (!content_is(taking->entry, body, length))
        return REFUSES_QUESTION_CONTENT;
    device->question = (struct device_question){.open = true,
                                                .seq = taking->seq,
                                                .link = place.link,
                                                .index = place.index,
                                                .asker = (int32_t)(party - device->parties),
                                                .body = told.statement.body,
                                                .asked = taking->leaf};
    device->asked++;
    return REFUSES_NOTHING;
}

/* Whether the entry speaks of the open question. */
static bool is_of_question(const struct taking *taking, struct piece of)
{
    uint64_t seq;
    return taking->device->question.open && piece_number(piece_member(of, "question"), &seq) &&
           seq == taking->device->question.seq;
}

const struct device_used *device_used_find(const struct device *device, uint64_t index)
{
    const struct device_memory *memory = device->memory;
    for (size_t i = 0; i < memory->used_count; i++)
        if (memory->used[i].index == index && hash_equal(&memory->used[i].anchor, &device->anchor))
            return &memory->used[i];
    return NULL;
}

/* Whether this device keeps that it revealed for the open question. */
static bool is_kept(const struct device *device)
{
    const struct device_used *used = device_used_find(device, device->question.index);
    return used && hash_equal(&used->asked, &device->question.asked);
}

static enum device_refusal revealed_take(struct taking *taking)
{
    struct device *device = taking->device;
    struct device_party *party = party_find(device, taking->seat);
    const struct device_question *question = &device->question;
    struct device_signature signature;
    struct hash commitment;
    uint64_t index;
    if (!party)
        return REFUSES_STRANGER;
    if (!is_of_question(taking, taking->entry) || party->revealed ||
        !piece_number(piece_member(taking->entry, "index"), &index) || index != question->index ||
        !piece_bytes(piece_member(taking->entry, "nonce"), party->nonce, sizeof party->nonce, &party->nonce_length))
        return REFUSES_REVEAL;
    struct reveal reveal = {.session = device->self->session,
                            .nonce = {.seat = taking->seat, .bytes = party->nonce, .length = party->nonce_length},
                            .asked = question->asked,
                            .root = question->root,
                            .index = index};
    if (!commitment_make(&reveal.session, &device->anchor, index, &reveal.nonce, &commitment) ||
        !hash_equal(&commitment, &party->ahead[index % DEVICE_AHEAD_MAX]))
        return REFUSES_REVEAL;
    if (!signature_read(taking, &signature) || !reveal_check(&reveal, &device->seats[party->seat].key, &signature))
        return REFUSES_REVEAL_SIGNATURE;
    if (is_own(taking) && !is_kept(device))
        return REFUSES_REVEAL_FOREIGN;
    party->revealed = true;
    return REFUSES_NOTHING;
}

static enum device_refusal gave_up_take(struct taking *taking)
{
    struct device *device = taking->device;
    struct device_party *party = party_find(device, taking->seat);
    struct statement_about about = {.seq = device->question.seq, .leaf = device->question.asked};
    struct told told;
    if (!party)
        return REFUSES_STRANGER;
    if (!told_read(taking, STATEMENT_GIVE_UP, &told))
        return REFUSES_MALFORMED;
    told.statement.about = &about;
    told.statement.body = hash_of(DEVICE_EMPTY_BODY, strlen(DEVICE_EMPTY_BODY));
    if (!is_of_question(taking, taking->entry) || party->gave_up || !is_signed(taking, party, &told))
        return REFUSES_GAVE_UP;
    party->gave_up = true;
    if (device->parties[0].gave_up && device->parties[1].gave_up)
        question_end(device);
    return REFUSES_NOTHING;
}

/* ---- Rulings ---- */

/* Whether the dice rest on what both parties revealed, and on nothing else. */
static bool nonces_are_those_revealed(const struct device *device, struct piece list)
{
    struct piece at = {0};
    int32_t count = 0;
    for (; piece_next(list, &at); count++) {
        uint8_t nonce[NONCE_MAX];
        size_t length;
        bool found = false;
        if (!piece_bytes(piece_member(at, "nonce"), nonce, sizeof nonce, &length))
            return false;
        for (int32_t i = 0; i < device->party_count; i++) {
            const struct device_party *party = &device->parties[i];
            char seat[SEALED_SEAT_MAX + 1];
            found |= piece_text_into(piece_member(at, "seat"), seat, sizeof seat) &&
                     strcmp(seat, device->seats[party->seat].name) == 0 && party->nonce_length == length &&
                     memcmp(party->nonce, nonce, length) == 0;
        }
        if (!found)
            return false;
    }
    return count == DEVICE_PARTIES;
}

static enum device_refusal ruling_take(struct taking *taking)
{
    struct device *device = taking->device;
    struct piece dice = piece_member(taking->entry, "dice");
    if (!piece_is(piece_member(dice, "source"), "sealed"))
        return REFUSES_NOTHING;
    if (!device->two_sided) {
        enum device_refusal refusal = secret_take(device, dice);
        device->spent += refusal == REFUSES_NOTHING;
        return refusal;
    }
    if (!is_of_question(taking, dice) || !device->parties[0].revealed || !device->parties[1].revealed ||
        !nonces_are_those_revealed(device, piece_member(dice, "nonces")))
        return REFUSES_ANSWER;
    enum device_refusal refusal = secret_take(device, dice);
    if (!refusal)
        question_end(device);
    return refusal;
}

static enum device_refusal turn_take(struct taking *taking)
{
    return taking->device->question.open ? REFUSES_FROZEN : REFUSES_NOTHING;
}

static enum device_refusal closed_take(struct taking *taking)
{
    question_end(taking->device);
    taking->device->closed = true;
    return REFUSES_NOTHING;
}

/* What changes nothing of what a device looks at. */
static enum device_refusal other_take(struct taking *taking)
{
    (void)taking;
    return REFUSES_NOTHING;
}

static const struct {
    const char *kind;
    enum device_refusal (*take)(struct taking *taking);
} kinds[] = {
    {"opened", opened_take},       {"joined", joined_take},       {"nonce", other_take},
    {"rekey", rekey_take},         {"ruling", ruling_take},       {"note", other_take},
    {"closed", closed_take},       {"committed", committed_take}, {"asked", asked_take},
    {"revealed", revealed_take},   {"withheld", other_take},      {"dispute", other_take},
    {"decision", other_take},      {"correction", ruling_take},   {"undo_proposed", other_take},
    {"undo_answered", other_take}, {"units_added", other_take},   {"unit_changed", other_take},
    {"turn", turn_take},           {"revoked", revoked_take},     {"gave_up", gave_up_take},
    {"unit_renamed", other_take},  {"unit_removed", other_take},
};

static enum device_refusal kind_take(struct taking *taking)
{
    struct piece kind = piece_member(taking->entry, "kind");
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        if (piece_is(kind, kinds[i].kind))
            return (taking->seq == 0) == (i == 0) ? kinds[i].take(taking) : REFUSES_ORDER;
    return REFUSES_UNKNOWN_KIND;
}

static enum device_refusal envelope_take(struct taking *taking)
{
    struct device *device = taking->device;
    char id[UUID_TEXT_SIZE];
    struct uuid session;
    uint64_t format;
    if (!piece_number(piece_member(taking->entry, "format"), &format) ||
        !piece_number(piece_member(taking->entry, "seq"), &taking->seq) ||
        !piece_text_into(piece_member(taking->entry, "session"), id, sizeof id) || !uuid_read(id, &session) ||
        !piece_text_into(piece_member(taking->entry, "seat"), taking->seat, sizeof taking->seat))
        return REFUSES_MALFORMED;
    if (!uuid_equal(&session, &device->self->session))
        return REFUSES_OTHER_SESSION;
    if (format != DEVICE_FORMAT)
        return REFUSES_UNKNOWN_KIND;
    return taking->seq == device->tree.size && !device->closed ? REFUSES_NOTHING : REFUSES_ORDER;
}

/* The entry stands in the tree; what was kept of as many entries must agree. */
static enum device_refusal tree_take(struct taking *taking)
{
    struct device *device = taking->device;
    const struct tree_head *kept = &device->memory->checkpoint;
    if (!tree_add(&device->tree, &taking->leaf))
        return REFUSES_ORDER;
    struct tree_head head = tree_head_of(&device->tree);
    if (device->question.open && device->question.seq == taking->seq)
        device->question.root = head.root;
    return head.size == kept->size && !hash_equal(&head.root, &kept->root) ? REFUSES_REWRITTEN : REFUSES_NOTHING;
}

enum device_refusal device_take_entry(struct device *device, const char *bytes, size_t length, struct arena *scratch)
{
    struct taking taking = {.device = device, .scratch = scratch, .leaf = tree_leaf(bytes, length)};
    if (device->refusal)
        return device->refusal;
    enum device_refusal refusal = piece_read(bytes, length, &taking.entry) ? envelope_take(&taking) : REFUSES_MALFORMED;
    if (!refusal)
        refusal = kind_take(&taking);
    if (!refusal)
        refusal = tree_take(&taking);
    device->refusal = refusal;
    device->refused = refusal ? device->tree.size : 0;
    return refusal;
}

enum device_refusal device_take_checkpoint(struct device *device, const char *note, size_t length,
                                           struct tree_head *ret)
{
    const struct tree_head *kept = &device->memory->checkpoint;
    struct checkpoint checkpoint;
    if (device->refusal)
        return device->refusal;
    switch (checkpoint_open(note, length, &device->self->server, 1, &device->self->session, &checkpoint)) {
    case CHECKPOINT_SIGNED:
        break;
    case CHECKPOINT_UNKNOWN:
    case CHECKPOINT_FORGED:
        return REFUSES_SERVER_KEY;
    default:
        return REFUSES_CHECKPOINT;
    }
    struct tree_head own = tree_head_of(&device->tree);
    if (checkpoint.head.size < kept->size)
        return REFUSES_ROLLED_BACK;
    if (checkpoint.head.size != own.size)
        return REFUSES_BEHIND;
    if (!hash_equal(&checkpoint.head.root, &own.root)) {
        device->refused = own.size;
        return device->refusal = REFUSES_FORKED;
    }
    device->confirmed = own.size;
    *ret = own;
    return REFUSES_NOTHING;
}
