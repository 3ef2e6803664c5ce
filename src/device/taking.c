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

bool json_device_key(const struct json_t *value, struct device_key *ret)
{
    size_t length;
    return json_bytes(value, ret->bytes, sizeof ret->bytes, &length) && length == sizeof ret->bytes;
}

bool taking_signature(const struct taking *taking, struct device_signature *ret)
{
    size_t length;
    return json_bytes(json_member(taking->entry, "signature"), ret->bytes, sizeof ret->bytes, &length) &&
           length == sizeof ret->bytes;
}

bool taking_statement(const struct taking *taking, enum statement_operation operation, struct taken_statement *ret)
{
    const struct json_t *last = json_member(taking->entry, "last_checkpoint"),
                        *key = json_member(taking->entry, "idempotency_key");
    *ret = (struct taken_statement){
        .statement = {.session = taking->device->self->session, .seat = taking->seat, .operation = operation}};
    if (last) {
        if (!json_natural(json_member(last, "size"), &ret->head.size) ||
            !json_hash(json_member(last, "root"), &ret->head.root))
            return false;
        ret->statement.last_checkpoint = &ret->head;
    }
    if (key) {
        if (!json_text_copy(key, ret->key, sizeof ret->key))
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
        device->parties[i].revealed = device->parties[i].gave_up = device->parties[i].declares = false;
}

bool taking_is_of_question(const struct taking *taking, const struct json_t *of)
{
    uint64_t seq;
    return taking->device->question.open && json_natural(json_member(of, "question"), &seq) &&
           seq == taking->device->question.seq;
}

bool device_question_is_stored(const struct device *device)
{
    const struct device_used *used = device_used_find(device, device->question.index);
    return used && !used->kept_back && hash_equal(&used->asked, &device->question.asked);
}

/* A member that is left out counts as true. */
static bool is_applied(const struct json_t *applied)
{
    return !applied || json_is_true_value(applied);
}

enum device_refusal taking_says(const struct taking *taking, const char *body, size_t length)
{
    bool starved;
    const struct json_t *entry = taking->entry,
                        *said = json_read_compact(taking->scratch, body, length, JSON_FORM_COMPACT, &starved);
    if (starved)
        return REFUSES_NO_MEMORY;
    bool same = said && json_same(json_member(entry, "step"), json_member(said, "step")) &&
                json_contains(json_member(entry, "input"), json_member(said, "input")) &&
                json_contains(json_member(entry, "roles"), json_member(said, "units")) &&
                json_contains(json_member(said, "units"), json_member(entry, "roles")) &&
                json_same(json_member(entry, "decision"), json_member(said, "decision")) &&
                is_applied(json_member(entry, "applied")) == is_applied(json_member(said, "apply"));
    return same ? REFUSES_NOTHING : REFUSES_QUESTION_CONTENT;
}
