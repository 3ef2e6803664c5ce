/* What devices sign: what was signed is built again from each entry that must be signed, and the signature is checked
 * against that (docs/ledger.md, "Statements"). */
#include "ledger/protocol_parts.h"
#include <string.h>

enum { BODY_MAX = 4096 };

/* A statement while it is built, and what it points at. */
struct stating {
    struct statement statement;
    struct statement_place place;
    struct statement_about about;
    struct device_signature signature;
};

bool entry_wants_signature(enum session_mode mode, enum entry_kind kind)
{
    switch (kind) {
    case ENTRY_COMMITTED:
    case ENTRY_ASKED:
    case ENTRY_REVEALED:
    case ENTRY_GAVE_UP:
    case ENTRY_DECLARED_AGREED:
    case ENTRY_REISSUE_AGREED:
    case ENTRY_HANDED_OVER:
        return true;
    case ENTRY_UNDO_PROPOSED:
    case ENTRY_UNDO_ANSWERED:
    case ENTRY_ADMITTED:
        return mode != MODE_UNSEALED;
    case ENTRY_RULING:
    case ENTRY_DISPUTE:
    case ENTRY_NOTE:
        return mode == MODE_SEALED;
    default:
        return false;
    }
}

/* In sealed mode, a seat without a device's key acts without signing. */
static bool must_be_signed(const struct protocol *protocol, const struct seat *seat, enum entry_kind kind)
{
    return entry_wants_signature(protocol->mode, kind) &&
           (protocol->mode == MODE_TWO_SIDED || kind == ENTRY_HANDED_OVER || (seat && seat->keyed));
}

static void write_member_hash(struct writer *out, const char *name, const struct hash *hash)
{
    char text[HASH_TEXT_SIZE];
    hash_write(hash, text);
    write_member(out, name, text);
}

static void about_set(const struct protocol *protocol, struct stating *stating, int64_t seq)
{
    stating->about = (struct statement_about){.seq = (uint64_t)seq};
    if (seq > 0 && seq < protocol->next)
        stating->about.leaf = protocol->marks[seq].leaf;
    stating->statement.about = &stating->about;
}

static bool committed_state(const struct protocol *protocol, const struct entry *entry, struct stating *stating)
{
    const struct commitment_list list = {.anchor = protocol->anchor,
                                         .first = entry->committed.first,
                                         .commitments = entry->committed.commitments,
                                         .count = entry->committed.count};
    return commitment_list_state(&list, &stating->statement, &stating->place);
}

static bool asked_state(const struct protocol *protocol, const struct entry *entry, struct stating *stating)
{
    stating->statement.operation = STATEMENT_ASK;
    stating->place =
        (struct statement_place){.anchor = protocol->anchor, .link = entry->asked.link, .index = entry->asked.index};
    stating->statement.place = &stating->place;
    stating->statement.body = hash_of(entry->asked.body, strlen(entry->asked.body));
    return true;
}

/* Sealed dice are asked for at a place, so that nobody can choose the link for a question; declared dice have no place.
 */
static bool ruling_state(const struct protocol *protocol, const struct entry *entry, struct stating *stating)
{
    const struct entry_ruling *ruling = &entry->ruling;
    stating->statement.operation = STATEMENT_RULE;
    stating->place =
        (struct statement_place){.anchor = protocol->anchor, .link = ruling->link, .index = protocol->asked};
    stating->statement.place = ruling->dice == DICE_KIND_SEALED ? &stating->place : NULL;
    stating->statement.body = hash_of(ruling->body, strlen(ruling->body));
    return true;
}

/* The bodies of these requests have nothing that the entry does not have. */
static void small_state(const struct protocol *protocol, const struct entry *entry, struct writer *body,
                        struct stating *stating)
{
    write_object(body);
    switch (entry->kind) {
    case ENTRY_GAVE_UP:
        stating->statement.operation = STATEMENT_GIVE_UP;
        about_set(protocol, stating, entry->gave_up.question);
        break;
    case ENTRY_UNDO_PROPOSED:
        stating->statement.operation = STATEMENT_PROPOSE_UNDO;
        about_set(protocol, stating, entry->undo_proposed.target);
        if (entry->undo_proposed.reason)
            write_member(body, "reason", entry->undo_proposed.reason);
        write_member_int(body, "target", entry->undo_proposed.target);
        break;
    case ENTRY_DISPUTE:
        stating->statement.operation = STATEMENT_DISPUTE;
        about_set(protocol, stating, entry->dispute.target);
        write_member(body, "claim", entry->dispute.claim);
        if (entry->dispute.clause)
            write_member(body, "clause", entry->dispute.clause);
        write_member_int(body, "target", entry->dispute.target);
        break;
    case ENTRY_REISSUE_AGREED:
        stating->statement.operation = STATEMENT_AGREE_REISSUE;
        stating->place =
            (struct statement_place){.anchor = protocol->anchor,
                                     .link = (protocol->question.seq ? protocol->question.link : protocol->used) + 1,
                                     .index = protocol->asked};
        stating->statement.place = &stating->place;
        write_member_hash(body, "device_key", &entry->reissue_agreed.device_key);
        write_member(body, "reissued_seat", entry->reissue_agreed.reissued_seat);
        break;
    case ENTRY_HANDED_OVER:
        stating->statement.operation = STATEMENT_HAND_OVER;
        write_member_hash(body, "device_key", &entry->handed_over.device_key);
        break;
    case ENTRY_ADMITTED:
        stating->statement.operation = STATEMENT_ADMIT;
        write_member(body, "admitted_seat", entry->admitted.admitted_seat);
        break;
    case ENTRY_NOTE:
        stating->statement.operation = STATEMENT_NOTE;
        write_member(body, "text", entry->note.text);
        break;
    default:
        stating->statement.operation = STATEMENT_ANSWER_UNDO;
        about_set(protocol, stating, entry->undo_answered.proposal);
        write_member_bool(body, "consent", entry->undo_answered.consent);
        break;
    }
    write_object_end(body);
}

/* False when out of memory. */
static bool statement_state(const struct protocol *protocol, const struct entry *entry, struct stating *stating)
{
    struct writer body;
    if (entry->kind == ENTRY_COMMITTED)
        return committed_state(protocol, entry, stating);
    if (entry->kind == ENTRY_ASKED)
        return asked_state(protocol, entry, stating);
    if (entry->kind == ENTRY_RULING)
        return ruling_state(protocol, entry, stating);
    if (entry->kind == ENTRY_DECLARED_AGREED) {
        stating->statement.operation = STATEMENT_AGREE_DECLARED;
        stating->statement.body = declared_body(&entry->declared_agreed.faces);
        about_set(protocol, stating, entry->declared_agreed.question);
        return true;
    }
    writer_start(&body, BODY_MAX);
    small_state(protocol, entry, &body, stating);
    bool written = !body.failed;
    if (written)
        stating->statement.body = hash_of(body.at, body.used);
    writer_end(&body);
    return written;
}

static bool reveal_is_signed(const struct protocol *protocol, const struct seat *seat, const struct entry *entry,
                             const struct device_signature *signature)
{
    const struct asked_question *question = &protocol->question;
    const struct reveal reveal = {
        .session = protocol->session,
        .nonce = {.seat = seat->name, .bytes = entry->revealed.nonce.bytes, .length = entry->revealed.nonce.length},
        .asked = protocol->marks[question->seq].leaf,
        .root = question->root,
        .index = entry->revealed.index,
    };
    return question->seq && reveal_check(&reveal, &seat->key, signature);
}

enum objection protocol_signature(const struct protocol *protocol, const struct entry *entry)
{
    struct stating stating = {.statement = {.session = protocol->session,
                                            .seat = entry->seat,
                                            .key = entry->key,
                                            .last_checkpoint = entry->last_checkpoint}};
    const struct seat *seat = protocol_seat(protocol, entry->seat);
    bool wanted = must_be_signed(protocol, seat, entry->kind);
    if (entry->kind == ENTRY_RULING && (entry->ruling.body != NULL) != wanted)
        return OBJECTION_SIGNATURE;
    if (!wanted)
        return entry->signature.bytes ? OBJECTION_SIGNATURE : OBJECTION_NONE;
    if (!seat || !seat->keyed || !entry->signature.bytes || entry->signature.length != DEVICE_SIGNATURE_SIZE)
        return OBJECTION_SIGNATURE;
    memcpy(stating.signature.bytes, entry->signature.bytes, DEVICE_SIGNATURE_SIZE);
    if (entry->kind == ENTRY_REVEALED)
        return reveal_is_signed(protocol, seat, entry, &stating.signature) ? OBJECTION_NONE : OBJECTION_SIGNATURE;
    if (!statement_state(protocol, entry, &stating))
        return OBJECTION_STARVED;
    return statement_check(&stating.statement, &seat->key, &stating.signature) ? OBJECTION_NONE : OBJECTION_SIGNATURE;
}
