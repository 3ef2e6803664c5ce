/* What the takers of entries share: seats, parties, and what a device signed. */
#include "device/taking.h"
#include <string.h>

int32_t device_seat_find(const struct device *device, const char *name)
{
    for (int32_t i = 0; i < device->seat_count; i++)
        if (strcmp(device->seats[i].name, name) == 0)
            return i;
    return -1;
}

struct device_party *device_party_find(struct device *device, const char *name)
{
    for (int32_t i = 0; i < device->party_count; i++)
        if (strcmp(device->seats[device->parties[i].seat].name, name) == 0)
            return &device->parties[i];
    return NULL;
}

bool taking_is_own(const struct taking *taking)
{
    const struct device *device = taking->device;
    int32_t seat = device_seat_find(device, taking->seat);
    return strcmp(taking->seat, device->self->seat) == 0 &&
           (seat < 0 || (device->seats[seat].keyed && device_key_equal(&device->seats[seat].key, &device->self->key)));
}

bool piece_device_key(struct piece piece, struct device_key *ret)
{
    size_t length;
    return piece_bytes(piece, ret->bytes, sizeof ret->bytes, &length) && length == sizeof ret->bytes;
}

bool taking_signature(const struct taking *taking, struct device_signature *ret)
{
    size_t length;
    return piece_bytes(piece_member(taking->entry, "signature"), ret->bytes, sizeof ret->bytes, &length) &&
           length == sizeof ret->bytes;
}

bool taking_statement(const struct taking *taking, enum statement_operation operation, struct taken_statement *ret)
{
    struct piece last = piece_member(taking->entry, "last_checkpoint"),
                 key = piece_member(taking->entry, "idempotency_key");
    *ret = (struct taken_statement){
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

bool taking_is_signed(const struct taking *taking, const struct device_seat *seat, const struct taken_statement *told)
{
    struct device_signature signature;
    return taking_signature(taking, &signature) && statement_check(&told->statement, &seat->key, &signature);
}

void device_question_end(struct device *device)
{
    if (device->question.open)
        device->spent = device->question.link;
    device->question.open = false;
    for (int32_t i = 0; i < device->party_count; i++)
        device->parties[i].revealed = device->parties[i].withheld = device->parties[i].gave_up =
            device->parties[i].declares = false;
}

bool taking_is_of_question(const struct taking *taking, struct piece of)
{
    uint64_t seq;
    return taking->device->question.open && piece_number(piece_member(of, "question"), &seq) &&
           seq == taking->device->question.seq;
}

bool device_question_is_stored(const struct device *device)
{
    const struct device_used *used = device_used_find(device, device->question.index);
    return used && !used->kept_back && hash_equal(&used->asked, &device->question.asked);
}

/* A member that is left out counts as true. */
static bool is_applied(struct piece applied)
{
    return !applied.at || piece_is_true(applied);
}

bool piece_says(struct piece entry, const char *body, size_t length)
{
    struct piece stated;
    return piece_read_unordered(body, length, &stated) &&
           piece_equal(piece_member(entry, "step"), piece_member(stated, "step")) &&
           piece_contains(piece_member(entry, "input"), piece_member(stated, "input")) &&
           piece_contains(piece_member(entry, "roles"), piece_member(stated, "units")) &&
           piece_contains(piece_member(stated, "units"), piece_member(entry, "roles")) &&
           piece_equal(piece_member(entry, "decision"), piece_member(stated, "decision")) &&
           is_applied(piece_member(entry, "applied")) == is_applied(piece_member(stated, "apply"));
}
