/* What the record says so far, entry by entry, and whether a device accepts it. */
#include "device/taking.h"
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

const struct device_used *device_used_find(const struct device *device, uint64_t index)
{
    const struct device_memory *memory = device->memory;
    for (size_t i = 0; i < memory->used_count; i++)
        if (memory->used[i].index == index && hash_equal(&memory->used[i].anchor, &device->anchor))
            return &memory->used[i];
    return NULL;
}

bool device_is_ending(const struct device *device)
{
    for (int i = 0; i < DEVICE_PARTIES; i++)
        if (device->parties[i].declares || device->parties[i].gave_up)
            return true;
    return false;
}

struct statement_place device_place(const struct device *device)
{
    uint64_t spent = device->question.open ? device->question.link : device->spent;
    return (struct statement_place){.anchor = device->anchor, .link = spent + 1, .index = device->asked};
}

/* Kinds of entries that change nothing that a device looks at. */
static enum device_refusal other_take(struct taking *taking)
{
    (void)taking;
    return REFUSES_NOTHING;
}

static const struct {
    const char *kind;
    enum device_refusal (*take)(struct taking *taking);
} kinds[] = {
    {"opened", take_opened},
    {"joined", take_joined},
    {"nonce", take_nonce},
    {"rekey", take_rekey},
    {"ruling", take_ruling},
    {"note", take_note},
    {"closed", take_closed},
    {"committed", take_committed},
    {"asked", take_asked},
    {"revealed", take_revealed},
    {"dispute", take_dispute},
    {"decision", other_take},
    {"correction", take_ruling},
    {"undo_proposed", take_undo_proposed},
    {"undo_answered", take_undo_answered},
    {"units_added", other_take},
    {"unit_changed", other_take},
    {"turn", take_turn},
    {"revoked", take_revoked},
    {"gave_up", take_gave_up},
    {"declared_agreed", take_declared},
    {"admitted", take_admitted},
    {"reissue_agreed", take_reissue_agreed},
    {"reissued", take_reissued},
    {"handed_over", take_handed_over},
    {"unit_renamed", other_take},
    {"unit_removed", other_take},
    {"unit_reassigned", other_take},
    {"described", other_take},
};

static enum device_refusal kind_take(struct taking *taking)
{
    const struct json_t *kind = json_member(taking->entry, "kind");
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        if (json_text_is(kind, kinds[i].kind))
            return (taking->seq == 0) == (i == 0) ? kinds[i].take(taking) : REFUSES_ORDER;
    return REFUSES_UNKNOWN_KIND;
}

static enum device_refusal bytes_take(struct taking *taking, const char *bytes, size_t length)
{
    bool starved;
    taking->entry = json_read_compact(taking->scratch, bytes, length, JSON_FORM_CANONICAL, &starved);
    if (starved)
        return REFUSES_NO_MEMORY;
    return json_kind(taking->entry) == VALUE_OBJECT ? REFUSES_NOTHING : REFUSES_MALFORMED;
}

static enum device_refusal envelope_take(struct taking *taking)
{
    struct device *device = taking->device;
    char id[UUID_TEXT_SIZE];
    struct uuid session;
    uint64_t format;
    if (!json_natural(json_member(taking->entry, "format"), &format) ||
        !json_natural(json_member(taking->entry, "seq"), &taking->seq) ||
        !json_text_copy(json_member(taking->entry, "session"), id, sizeof id) || !uuid_read(id, &session) ||
        !json_text_copy(json_member(taking->entry, "seat"), taking->seat, sizeof taking->seat))
        return REFUSES_MALFORMED;
    if (!uuid_equal(&session, &device->self->session))
        return REFUSES_OTHER_SESSION;
    if (format != DEVICE_FORMAT)
        return REFUSES_UNKNOWN_KIND;
    return taking->seq == device->tree.size && !device->closed ? REFUSES_NOTHING : REFUSES_ORDER;
}

/* The entry is in the tree; a root that was stored for as many entries must agree. */
static enum device_refusal leaf_take(struct device *device, const struct hash *leaf)
{
    const struct tree_head *stored = &device->memory->checkpoint;
    uint64_t seq = device->tree.size;
    if (!tree_add(&device->tree, leaf))
        return REFUSES_ORDER;
    device->recent[seq % DEVICE_RECENT] = *leaf;
    struct tree_head head = tree_head_of(&device->tree);
    if (device->question.open && device->question.seq == seq)
        device->question.root = head.root;
    return head.size == stored->size && !hash_equal(&head.root, &stored->root) ? REFUSES_REWRITTEN : REFUSES_NOTHING;
}

/* An entry that the device does not understand does not hide changes after it: the tree goes on. */
static enum device_refusal leaf_pass(struct device *device, const struct hash *leaf)
{
    enum device_refusal refusal = leaf_take(device, leaf);
    if (!refusal)
        return REFUSES_UNKNOWN_KIND;
    device->refused = device->tree.size;
    return device->refusal = refusal;
}

enum device_refusal device_take_entry(struct device *device, const char *bytes, size_t length, struct arena *scratch)
{
    struct taking taking = {.device = device, .scratch = scratch, .leaf = tree_leaf(bytes, length)};
    if (device->refusal == REFUSES_UNKNOWN_KIND)
        return leaf_pass(device, &taking.leaf);
    if (device->refusal)
        return device->refusal;
    uint64_t seq = device->tree.size;
    enum device_refusal refusal = bytes_take(&taking, bytes, length);
    if (!refusal)
        refusal = envelope_take(&taking);
    if (!refusal)
        refusal = kind_take(&taking);
    device->refusal = refusal;
    device->refused = refusal ? seq : 0;
    if (refusal == REFUSES_UNKNOWN_KIND)
        return leaf_pass(device, &taking.leaf);
    if (!refusal && (refusal = leaf_take(device, &taking.leaf)) != REFUSES_NOTHING) {
        device->refusal = refusal;
        device->refused = device->tree.size;
    }
    return refusal;
}

enum device_refusal device_take_checkpoint(struct device *device, const char *note, size_t length,
                                           struct tree_head *ret)
{
    const struct tree_head *stored = &device->memory->checkpoint;
    struct checkpoint checkpoint;
    bool old = device->refusal == REFUSES_UNKNOWN_KIND; /* the checkpoint confirms nothing, but may still show a fork */
    if (device->refusal && !old)
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
    if (checkpoint.head.size < stored->size)
        return REFUSES_ROLLED_BACK;
    if (checkpoint.head.size != own.size)
        return old ? REFUSES_UNKNOWN_KIND : REFUSES_BEHIND;
    if (!hash_equal(&checkpoint.head.root, &own.root)) {
        device->refused = own.size;
        return device->refusal = REFUSES_FORKED;
    }
    if (old)
        return REFUSES_UNKNOWN_KIND;
    device->confirmed = own.size;
    *ret = own;
    return REFUSES_NOTHING;
}
