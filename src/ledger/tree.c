/* Growing and checking the Merkle tree (RFC 9162, section 2.1). */
#include "ledger/tree.h"
#include "crypto/crypto.h"
#include <string.h>

enum { LEAF = 0x00, NODE = 0x01 };

struct hash tree_leaf(const void *bytes, size_t length)
{
    static const uint8_t prefix = LEAF;
    struct digest state;
    struct hash hash;
    digest_start(&state);
    digest_add(&state, &prefix, 1);
    digest_add(&state, bytes, length);
    digest_end(&state, hash.bytes);
    return hash;
}

struct hash tree_node(const struct hash *left, const struct hash *right)
{
    uint8_t bytes[1 + 2 * HASH_SIZE] = {NODE};
    memcpy(bytes + 1, left->bytes, HASH_SIZE);
    memcpy(bytes + 1 + HASH_SIZE, right->bytes, HASH_SIZE);
    return hash_of(bytes, sizeof bytes);
}

static size_t peak_count(uint64_t size)
{
    size_t count = 0;
    for (; size; size &= size - 1)
        count++;
    return count;
}

void tree_start(struct tree *tree)
{
    tree->size = 0;
}

bool tree_add(struct tree *tree, const struct hash *leaf)
{
    if (tree->size >= ((uint64_t)1 << TREE_PEAKS_MAX) - 1)
        return false;
    size_t count = peak_count(tree->size);
    struct hash hash = *leaf;
    for (uint64_t full = tree->size; full & 1; full >>= 1) /* as carrying in an addition of 1 */
        hash = tree_node(&tree->peaks[--count], &hash);
    tree->peaks[count] = hash;
    tree->size++;
    return true;
}

struct tree_head tree_head_of(const struct tree *tree)
{
    size_t count = peak_count(tree->size);
    struct tree_head head = {.size = tree->size};
    if (count == 0) {
        head.root = hash_of("", 0);
        return head;
    }
    head.root = tree->peaks[--count];
    while (count > 0)
        head.root = tree_node(&tree->peaks[--count], &head.root);
    return head;
}

struct hash tree_last_peak(const struct tree *tree)
{
    return tree->peaks[peak_count(tree->size) - 1];
}

size_t tree_write(const struct tree *tree, uint8_t ret[TREE_BYTES_MAX])
{
    size_t peaks = peak_count(tree->size) * HASH_SIZE;
    for (int i = 0; i < 8; i++)
        ret[i] = (uint8_t)(tree->size >> (56 - 8 * i));
    memcpy(ret + 8, tree->peaks, peaks);
    return 8 + peaks;
}

bool tree_read(const uint8_t *bytes, size_t length, struct tree *ret)
{
    if (length < 8)
        return false;
    ret->size = 0;
    for (int i = 0; i < 8; i++)
        ret->size = ret->size << 8 | bytes[i];
    if (ret->size >> TREE_PEAKS_MAX != 0 || length != 8 + peak_count(ret->size) * HASH_SIZE)
        return false;
    memcpy(ret->peaks, bytes + 8, length - 8);
    return true;
}

/* The steps of the algorithms below are those of the RFC, whose names (fn, sn, r, fr, sr) they keep. */

bool tree_verify_inclusion(const struct hash *leaf, uint64_t index, const struct tree_head *head,
                           const struct tree_proof *proof)
{
    if (index >= head->size || proof->count > TREE_PROOF_MAX)
        return false;
    uint64_t fn = index, sn = head->size - 1;
    struct hash r = *leaf;
    for (size_t i = 0; i < proof->count; i++) {
        const struct hash *p = &proof->path[i];
        if (sn == 0)
            return false;
        if (fn & 1 || fn == sn) {
            r = tree_node(p, &r);
            for (; !(fn & 1) && fn != 0; fn >>= 1)
                sn >>= 1;
        } else {
            r = tree_node(&r, p);
        }
        fn >>= 1;
        sn >>= 1;
    }
    return sn == 0 && hash_equal(&r, &head->root);
}

/* Sizes for which the RFC's algorithm is not meant: no proof is needed. */
static bool consistent_without_proof(const struct tree_head *first, const struct tree_head *second)
{
    struct hash empty = hash_of("", 0);
    if (first->size == 0 && !hash_equal(&first->root, &empty))
        return false;
    return (first->size == 0 && second->size > 0) || hash_equal(&first->root, &second->root);
}

bool tree_verify_consistency(const struct tree_head *first, const struct tree_head *second,
                             const struct tree_proof *proof)
{
    if (first->size > second->size || proof->count > TREE_PROOF_MAX)
        return false;
    if (first->size == 0 || first->size == second->size)
        return proof->count == 0 && consistent_without_proof(first, second);
    if (proof->count == 0)
        return false;
    /* A first tree of a power of two is itself the first hash of the path and is left out of it. */
    bool whole = (first->size & (first->size - 1)) == 0;
    uint64_t fn = first->size - 1, sn = second->size - 1;
    for (; fn & 1; fn >>= 1)
        sn >>= 1;
    struct hash fr = whole ? first->root : proof->path[0], sr = fr;
    for (size_t i = whole ? 0 : 1; i < proof->count; i++) {
        const struct hash *c = &proof->path[i];
        if (sn == 0)
            return false;
        if (fn & 1 || fn == sn) {
            fr = tree_node(c, &fr);
            sr = tree_node(c, &sr);
            for (; !(fn & 1) && fn != 0; fn >>= 1)
                sn >>= 1;
        } else {
            sr = tree_node(&sr, c);
        }
        fn >>= 1;
        sn >>= 1;
    }
    return sn == 0 && hash_equal(&fr, &first->root) && hash_equal(&sr, &second->root);
}
