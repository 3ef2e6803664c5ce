/* Compares two records by the roots of their beginnings, which the verifier has for every entry. */
#include "verify/verify_compare.h"
#include "base/clock.h"
#include "verify/verify_state.h"
#include "verify/verify_words.h"
#include <string.h>

enum { PROOF_ARENA_MAX = 1 << 20 };

static bool head_read(const struct json_t *head, struct tree_head *ret)
{
    return json_natural(json_member(head, "size"), &ret->size) && json_hash(json_member(head, "root"), &ret->root);
}

bool consistency_read(const char *bytes, size_t length, struct consistency *ret)
{
    struct arena arena;
    struct violations violations;
    arena_start(&arena, PROOF_ARENA_MAX);
    violations_start(&violations);
    const struct json_t *root = json_read(&arena, bytes, length, &violations);
    bool read = root && head_read(json_member(root, "from"), &ret->from) &&
                head_read(json_member(root, "to"), &ret->to) &&
                json_hashes(json_member(root, "proof"), TREE_PROOF_MAX, ret->path.path, &ret->path.count);
    arena_end(&arena);
    return read;
}

/* What each of the two is. */

static bool export_side(const struct compared *given, struct compared_side *ret)
{
    const struct verifier *file = given->file;
    ret->session = file->session;
    ret->head = tree_head_of(&file->tree);
    ret->signature = file->covered_by_given ? CHECKPOINT_SIGNED : CHECKPOINT_UNKNOWN;
    ret->wrong = verify_outcome(file) == VERIFY_ANY_FAILED;
    ret->incomplete = !verify_complete(file);
    return file->page_count > 0;
}

/* The session is what follows the last slash of the origin. */
static bool note_side(const struct compared *given, const struct note_key *keys, size_t key_count,
                      struct compared_side *ret)
{
    struct note note;
    struct checkpoint checkpoint;
    if (!note_read(given->note, given->note_length, &note) || !checkpoint_read(&note, &checkpoint))
        return false;
    const char *slash = strrchr(checkpoint.origin, '/');
    if (!slash || !uuid_read(slash + 1, &ret->session))
        return false;
    ret->head = checkpoint.head;
    ret->signature = checkpoint_open(given->note, given->note_length, keys, key_count, &ret->session, &checkpoint);
    ret->wrong = ret->signature == CHECKPOINT_FORGED || ret->signature == CHECKPOINT_ELSEWHERE ||
                 (ret->signature == CHECKPOINT_UNKNOWN && key_count > 0);
    ret->incomplete = key_count == 0;
    return true;
}

/* The keys by which a checkpoint's signatures are checked. */
static const struct note_key *keys_for(const struct compared *other, const struct verify_trust *trust,
                                       size_t *ret_count)
{
    bool by_file = trust->key_count == 0 && other->file;
    *ret_count = by_file ? other->file->key_count : trust->key_count;
    return by_file ? other->file->keys : trust->keys;
}

static bool side_read(const struct compared *given, const struct compared *other, const struct verify_trust *trust,
                      struct compared_side *ret)
{
    size_t count;
    const struct note_key *keys = keys_for(other, trust, &count);
    *ret = (struct compared_side){
        .given = given, .signature = CHECKPOINT_MALFORMED, .wrong = true, .incomplete = true}; /* until it was read */
    return given->file ? export_side(given, ret) : note_side(given, keys, count, ret);
}

/* How the two compare. */

/* The root of the first `size` entries of an export, where it has as many; false of a checkpoint of another size. */
static bool root_at(const struct compared_side *side, uint64_t size, struct hash *ret)
{
    const struct verifier *file = side->given->file;
    if (size == side->head.size)
        *ret = side->head.root;
    else if (size == 0)
        *ret = hash_of("", 0);
    else if (file && size < side->head.size)
        *ret = verify_root(file, size);
    else
        return false;
    return true;
}

/* How many entries two exports share from the first on: they are equal up to where their roots are equal. */
static uint64_t shared_count(const struct verifier *one, const struct verifier *other)
{
    uint64_t low = 0, high = one->page_count < other->page_count ? one->page_count : other->page_count;
    while (low < high) {
        uint64_t middle = low + (high - low + 1) / 2;
        const struct hash root = verify_root(one, middle), others = verify_root(other, middle);
        if (hash_equal(&root, &others))
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

static bool head_equal(const struct tree_head *a, const struct tree_head *b)
{
    return a->size == b->size && hash_equal(&a->root, &b->root);
}

/* Finds a proof from the shorter one to the longer one; also notes proofs that prove nothing. */
static void proofs_try(struct record_comparison *comparison, const struct tree_head *shorter,
                       const struct tree_head *longer, const struct consistency *proofs, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const struct consistency *proof = &proofs[i];
        if (!tree_verify_consistency(&proof->from, &proof->to, &proof->path))
            comparison->proof_wrong = true;
        else if (head_equal(&proof->from, shorter) && head_equal(&proof->to, longer))
            comparison->proof_used = true;
    }
}

static void relate(struct record_comparison *comparison, const struct consistency *proofs, size_t proof_count)
{
    struct compared_side *sides = comparison->sides;
    bool first_shorter = sides[0].head.size < sides[1].head.size;
    const struct compared_side *shorter = &sides[first_shorter ? 0 : 1], *longer = &sides[first_shorter ? 1 : 0];
    enum compare_relation older = shorter->head.size == longer->head.size ? COMPARE_SAME
                                  : first_shorter                         ? COMPARE_FIRST_OLDER
                                                                          : COMPARE_SECOND_OLDER;
    struct hash root;
    proofs_try(comparison, &shorter->head, &longer->head, proofs, proof_count);
    bool known = root_at(longer, shorter->head.size, &root);
    bool begins = known ? hash_equal(&root, &shorter->head.root) : comparison->proof_used;
    comparison->relation = begins ? older : known ? COMPARE_PARTED : COMPARE_UNPROVEN;
    comparison->shared = begins ? shorter->head.size : 0;
    if (sides[0].given->file && sides[1].given->file) {
        comparison->shared = shared_count(sides[0].given->file, sides[1].given->file);
        comparison->parted_known = comparison->relation == COMPARE_PARTED;
    }
}

/* Whether the root that a side's key signed is the root of its entries. */
static bool is_vouched_for(const struct compared_side *side)
{
    const struct verifier *file = side->given->file;
    return side->signature == CHECKPOINT_SIGNED &&
           (!file || (!file->results[VERIFY_TREE].failed && !file->results[VERIFY_SIGNATURES].failed));
}

void verify_compare(const struct compared given[2], const struct consistency *proofs, size_t proof_count,
                    const struct verify_trust *trust, struct record_comparison *ret)
{
    *ret = (struct record_comparison){.relation = COMPARE_UNREADABLE};
    bool first = side_read(&given[0], &given[1], trust, &ret->sides[0]);
    bool second = side_read(&given[1], &given[0], trust, &ret->sides[1]);
    if (!first || !second)
        return;
    ret->relation = COMPARE_OTHER_SESSION;
    if (uuid_equal(&ret->sides[0].session, &ret->sides[1].session))
        relate(ret, proofs, proof_count);
    ret->fraud = ret->relation == COMPARE_PARTED && trust->key_count > 0 && is_vouched_for(&ret->sides[0]) &&
                 is_vouched_for(&ret->sides[1]);
}

enum verify_outcome comparison_outcome(const struct record_comparison *comparison)
{
    const struct compared_side *sides = comparison->sides;
    enum compare_relation relation = comparison->relation;
    if (sides[0].wrong || sides[1].wrong || comparison->proof_wrong || relation == COMPARE_PARTED ||
        relation == COMPARE_OTHER_SESSION || relation == COMPARE_UNREADABLE)
        return VERIFY_ANY_FAILED;
    bool open = relation == COMPARE_UNPROVEN || sides[0].incomplete || sides[1].incomplete;
    return open ? VERIFY_INCOMPLETE : VERIFY_ALL_PASSED;
}

/* In words. */

static void note_text(struct writer *out, const struct compared_side *side)
{
    static const char *const words[] = {
        [CHECKPOINT_SIGNED] = "its signature is right",
        [CHECKPOINT_MALFORMED] = "it is not a signed checkpoint",
        [CHECKPOINT_UNKNOWN] = "it is not signed by a key that was given",
        [CHECKPOINT_FORGED] = "FAILED: its signature is wrong",
        [CHECKPOINT_ELSEWHERE] = "FAILED: it is signed by another server than the one that it names",
    };
    if (side->signature == CHECKPOINT_MALFORMED)
        words_line(out, "  %s", words[CHECKPOINT_MALFORMED]);
    else
        words_line(out, "  a checkpoint of %llu entries; %s", (unsigned long long)side->head.size,
                   side->incomplete ? "its signature was not checked, since no key was given" : words[side->signature]);
}

static void side_text(struct writer *out, const struct record_comparison *comparison, int which)
{
    const struct compared_side *side = &comparison->sides[which];
    words_line(out, "%s: %s", which ? "B" : "A", side->given->name);
    if (side->given->note) {
        note_text(out, side);
        return;
    }
    write_words(out, "  ");
    verify_write_verdict(out, side->given->file);
}

/* The first entry of an export that the other one does not share. */
static void parting_text(struct writer *out, const struct record_comparison *comparison, int which)
{
    const struct verifier *file = comparison->sides[which].given->file;
    uint64_t at = comparison->shared;
    char time[INSTANT_TEXT_SIZE] = "";
    if (at >= file->page_count)
        return;
    const struct verified_entry *page = &file->pages[at];
    const char *kind = page->kind == ENTRY_KIND_COUNT ? "one that could not be read" : entry_kind_name(page->kind);
    if (page->kind != ENTRY_KIND_COUNT)
        instant_write(page->at, time);
    words_line(out, "  %s goes on with entry %llu: %s %s", which ? "B" : "A", (unsigned long long)at, kind, time);
}

static void parted_text(struct writer *out, const struct record_comparison *comparison)
{
    const struct compared_side *sides = comparison->sides;
    uint64_t shorter = sides[0].head.size < sides[1].head.size ? sides[0].head.size : sides[1].head.size;
    if (comparison->parted_known) {
        words_line(out, "They share the first %llu entries, and part there:", (unsigned long long)comparison->shared);
        parting_text(out, comparison, 0);
        parting_text(out, comparison, 1);
    } else {
        words_line(out, "They part: their first %llu entries are not the same.", (unsigned long long)shorter);
    }
    if (comparison->fraud)
        words_line(out, "Both are signed by a key that was given: its owner has shown two records of one session. Keep "
                        "both files, they prove it.");
    else
        words_line(out, "At least one of them is not what the server recorded, or the server showed two records: with "
                        "--key you can tell.");
}

static void older_text(struct writer *out, const struct record_comparison *comparison, int older)
{
    const struct compared_side *sides = comparison->sides;
    uint64_t more = sides[1 - older].head.size - sides[older].head.size;
    words_line(out, "They share the first %llu entries. %s is older: %s goes on with %llu more%s.",
               (unsigned long long)comparison->shared, older ? "B" : "A", older ? "A" : "B", (unsigned long long)more,
               comparison->proof_used ? ", as the proof shows" : "");
}

void comparison_write_text(struct writer *out, const struct record_comparison *comparison)
{
    side_text(out, comparison, 0);
    side_text(out, comparison, 1);
    if (comparison->proof_wrong)
        words_line(out, "FAILED: a proof that was given does not lead from its first root to its second.");
    switch (comparison->relation) {
    case COMPARE_SAME:
        words_line(out, "They are the same %llu entries.", (unsigned long long)comparison->shared);
        break;
    case COMPARE_FIRST_OLDER:
        older_text(out, comparison, 0);
        break;
    case COMPARE_SECOND_OLDER:
        older_text(out, comparison, 1);
        break;
    case COMPARE_PARTED:
        parted_text(out, comparison);
        break;
    case COMPARE_OTHER_SESSION:
        words_line(out, "They are of different sessions.");
        break;
    case COMPARE_UNPROVEN:
        words_line(out,
                   "Nothing shows whether the longer one begins with the shorter one: it takes a consistency proof "
                   "between the two (--proof), or the export.");
        break;
    case COMPARE_UNREADABLE:
        words_line(out, "They cannot be compared.");
        break;
    }
}

static void side_write(struct writer *out, const char *key, const struct compared_side *side)
{
    write_key(out, key);
    write_object(out);
    write_member(out, "what", side->given->file ? "export" : "checkpoint");
    write_member_int(out, "entries", (int64_t)side->head.size);
    write_member_bool(out, "passed", !side->wrong && !side->incomplete);
    write_member_bool(out, "complete", !side->incomplete);
    write_member_bool(out, "signed", side->signature == CHECKPOINT_SIGNED);
    write_object_end(out);
}

void comparison_write_json(struct writer *out, const struct record_comparison *comparison)
{
    static const char *const names[] = {
#define X(symbol, name) [COMPARE_##symbol] = (name),
        COMPARE_RELATIONS(X)
#undef X
    };
    enum verify_outcome outcome = comparison_outcome(comparison);
    write_object(out);
    write_member_bool(out, "passed", outcome == VERIFY_ALL_PASSED);
    write_member_bool(out, "complete",
                      outcome == VERIFY_ALL_PASSED ||
                          (comparison->relation != COMPARE_UNPROVEN && !comparison->sides[0].incomplete &&
                           !comparison->sides[1].incomplete));
    write_member(out, "relation", names[comparison->relation]);
    if (comparison->relation != COMPARE_PARTED || comparison->parted_known)
        write_member_int(out, "shared", (int64_t)comparison->shared);
    write_member_bool(out, "proof_used", comparison->proof_used);
    write_member_bool(out, "fraud", comparison->fraud);
    side_write(out, "first", &comparison->sides[0]);
    side_write(out, "second", &comparison->sides[1]);
    write_object_end(out);
    write_raw(out, "\n", 1);
}
