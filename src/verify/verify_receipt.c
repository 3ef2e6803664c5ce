/* A receipt: an entry, its way to a root, and the checkpoint with that root. */
#include "ledger/receipt.h"
#include "referee/entry_read.h"
#include "verify/verify.h"
#include <stdio.h>
#include <string.h>

enum { RECEIPT_ARENA_MAX = 16 << 20 };

/* Why a receipt does not hold, or NULL. */
static const char *proof_read(const struct json_t *list, struct tree_proof *ret)
{
    if (json_kind(list) != VALUE_LIST || json_list_size(list) > TREE_PROOF_MAX)
        return "it has no proof";
    return json_hashes(list, TREE_PROOF_MAX, ret->path, &ret->count) ? NULL : "its proof is not a list of hashes";
}

/* Whether a kind's name may be printed. */
static bool is_plain(const char *kind)
{
    return kind[strspn(kind, "abcdefghijklmnopqrstuvwxyz_")] == '\0';
}

static const char *entry_check(struct arena *arena, const char *entry, size_t length, int64_t seq,
                               struct violations *violations, struct receipt_verdict *ret, struct uuid *ret_session)
{
    struct entry parsed;
    const struct json_t *root = json_read(arena, entry, length, violations);
    if (!root || !envelope_read(arena, root, &parsed))
        return "what it proves is not an entry";
    if (parsed.seq != seq)
        return "the entry's number differs from the receipt's";
    const char *kind = json_text_member(root, "kind");
    ret->seq = seq;
    *ret_session = parsed.session;
    uuid_write(&parsed.session, ret->session);
    snprintf(ret->kind, sizeof ret->kind, "%.31s", is_plain(kind) ? kind : "?");
    return NULL;
}

static const char *checkpoint_words(enum checkpoint_verdict verdict)
{
    static const char *const words[] = {
        [CHECKPOINT_SIGNED] = NULL,
        [CHECKPOINT_MALFORMED] = "its checkpoint is not a checkpoint",
        [CHECKPOINT_UNKNOWN] = "its checkpoint is not signed by a key that was given",
        [CHECKPOINT_FORGED] = "the signature of its checkpoint is wrong",
        [CHECKPOINT_ELSEWHERE] = "its checkpoint belongs to another session",
    };
    return words[verdict];
}

static const char *receipt_check(struct arena *arena, const char *bytes, size_t length,
                                 const struct verify_trust *trust, struct receipt_verdict *ret)
{
    struct violations violations;
    struct tree_proof proof;
    struct checkpoint checkpoint;
    struct uuid session;
    size_t entry_length, note_length;
    violations_start(&violations);
    const struct json_t *root = json_read(arena, bytes, length, &violations);
    const char *entry = json_text(json_member(root, "entry"), &entry_length);
    const char *note = json_text(json_member(root, "checkpoint"), &note_length);
    if (!entry || !note || json_int_member(root, "format", 0) != RECEIPT_FORMAT)
        return "it is not a receipt";
    int64_t seq = json_int_member(root, "seq", -1);
    const char *wrong = entry_check(arena, entry, entry_length, seq, &violations, ret, &session);
    if (!wrong)
        wrong = proof_read(json_member(root, "proof"), &proof);
    if (!wrong)
        wrong =
            checkpoint_words(checkpoint_open(note, note_length, trust->keys, trust->key_count, &session, &checkpoint));
    if (wrong)
        return wrong;
    struct hash leaf = tree_leaf(entry, entry_length);
    ret->size = checkpoint.head.size;
    return tree_verify_inclusion(&leaf, (uint64_t)seq, &checkpoint.head, &proof)
               ? NULL
               : "its proof does not lead from the entry to the root of the checkpoint";
}

void verify_receipt(const char *bytes, size_t length, const struct verify_trust *trust, struct receipt_verdict *ret)
{
    struct arena arena;
    *ret = (struct receipt_verdict){.seq = -1};
    arena_start(&arena, RECEIPT_ARENA_MAX);
    ret->reason = receipt_check(&arena, bytes, length, trust, ret);
    ret->holds = ret->reason == NULL;
    arena_end(&arena);
}

void verify_receipt_write(struct writer *out, const struct receipt_verdict *verdict, bool json)
{
    char line[256];
    if (json) {
        write_object(out);
        write_member_bool(out, "passed", verdict->holds);
        if (verdict->reason)
            write_member(out, "reason", verdict->reason);
        if (verdict->holds) {
            write_member(out, "session", verdict->session);
            write_member_int(out, "seq", verdict->seq);
            write_member(out, "kind", verdict->kind);
            write_member_int(out, "size", (int64_t)verdict->size);
        }
        write_object_end(out);
        write_raw(out, "\n", 1);
        return;
    }
    if (verdict->holds)
        snprintf(line, sizeof line, "Entry %lld (%s) of session %s is in the record of %llu entries.\n",
                 (long long)verdict->seq, verdict->kind, verdict->session, (unsigned long long)verdict->size);
    else
        snprintf(line, sizeof line, "The receipt is not valid: %s.\n", verdict->reason);
    write_raw(out, line, strlen(line));
}
