/* Acts besides rulings and dice, each signed by the device of its seat, and the game's end. */
#include "base/writer.h"
#include "device/taking.h"
#include <string.h>

/* The body of the request: these members of the entry, as they are there. */
static bool body_hash(const struct taking *taking, const char *const members[], struct hash *ret)
{
    struct writer body;
    writer_start(&body, DEVICE_BODY_MAX);
    write_object(&body);
    for (; *members; members++) {
        const struct json_t *member = json_member(taking->entry, *members);
        if (!member)
            continue;
        write_key(&body, *members);
        json_write(&body, member);
    }
    write_object_end(&body);
    bool written = !body.failed;
    if (written)
        *ret = hash_of(body.at, body.used);
    writer_end(&body);
    return written;
}

/* A seat with a device signs it. The device no longer knows the leaf of an entry far back: that such an act is signed
 * correctly, `umpire verify` checks. */
static enum device_refusal act_take(const struct taking *taking, enum statement_operation operation,
                                    const char *const members[], const char *about_member)
{
    const struct device *device = taking->device;
    int32_t at = device_seat_find(device, taking->seat);
    struct statement_about about;
    struct device_signature signature;
    struct taken_statement stated;
    if (at < 0 || !device->seats[at].keyed)
        return REFUSES_NOTHING;
    if (!taking_statement(taking, operation, &stated))
        return REFUSES_MALFORMED;
    if (!body_hash(taking, members, &stated.statement.body))
        return REFUSES_NO_MEMORY;
    if (about_member) {
        if (!json_natural(json_member(taking->entry, about_member), &about.seq) || about.seq >= taking->seq)
            return REFUSES_MALFORMED;
        if (taking->seq - about.seq > DEVICE_RECENT)
            return taking_signature(taking, &signature) ? REFUSES_NOTHING : REFUSES_ACT_SIGNATURE;
        about.leaf = device->recent[about.seq % DEVICE_RECENT];
        stated.statement.about = &about;
    }
    return taking_is_signed(taking, &device->seats[at], &stated) ? REFUSES_NOTHING : REFUSES_ACT_SIGNATURE;
}

enum device_refusal take_note(struct taking *taking)
{
    static const char *const members[] = {"text", NULL};
    return taking->device->two_sided ? REFUSES_NOTHING : act_take(taking, STATEMENT_NOTE, members, NULL);
}

enum device_refusal take_dispute(struct taking *taking)
{
    static const char *const members[] = {"claim", "clause", "target", NULL};
    return taking->device->two_sided ? REFUSES_NOTHING : act_take(taking, STATEMENT_DISPUTE, members, "target");
}

enum device_refusal take_undo_proposed(struct taking *taking)
{
    static const char *const members[] = {"reason", "target", NULL};
    return act_take(taking, STATEMENT_PROPOSE_UNDO, members, "target");
}

enum device_refusal take_undo_answered(struct taking *taking)
{
    static const char *const members[] = {"consent", NULL};
    return act_take(taking, STATEMENT_ANSWER_UNDO, members, "proposal");
}

enum device_refusal take_admitted(struct taking *taking)
{
    static const char *const members[] = {"admitted_seat", NULL};
    char name[SEALED_SEAT_MAX + 1];
    if (!json_text_copy(json_member(taking->entry, "admitted_seat"), name, sizeof name))
        return REFUSES_MALFORMED;
    int32_t seat = device_seat_find(taking->device, name);
    if (seat < 0)
        return REFUSES_STRANGER;
    enum device_refusal refusal = act_take(taking, STATEMENT_ADMIT, members, NULL);
    taking->device->seats[seat].guest &= refusal != REFUSES_NOTHING;
    return refusal;
}

enum device_refusal take_turn(struct taking *taking)
{
    return taking->device->question.open ? REFUSES_FROZEN : REFUSES_NOTHING;
}

enum device_refusal take_closed(struct taking *taking)
{
    device_question_end(taking->device);
    taking->device->closed = true;
    return REFUSES_NOTHING;
}
