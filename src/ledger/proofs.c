/* Making proofs from the hashes of all leaves (RFC 9162, sections 2.1.3.1 and 2.1.4.1). The RFC defines them by
 * recursion into one half of the tree; here that is a loop from the root downwards, turned over at its end. */
#include "tree.h"

struct hash tree_root_of(const struct hash *leaves, size_t count)
{
    struct tree tree;
    tree_start(&tree);
    for (size_t i = 0; i < count; i++)
        tree_add(&tree, &leaves[i]);
    return tree_head_of(&tree).root;
}

/* The largest power of two below n, which is 2 or more: where a tree of n leaves is divided. */
static size_t half_of(size_t n)
{
    size_t half = 1;
    while (half < n - half)
        half *= 2;
    return half;
}

static void path_add(struct tree_proof *proof, const struct hash *leaves, size_t count)
{
    proof->path[proof->count++] = tree_root_of(leaves, count);
}

static void path_turn(struct tree_proof *proof)
{
    for (size_t i = 0; i < proof->count / 2; i++) {
        struct hash upper = proof->path[i];
        proof->path[i] = proof->path[proof->count - 1 - i];
        proof->path[proof->count - 1 - i] = upper;
    }
}

bool tree_prove_inclusion(const struct hash *leaves, size_t count, size_t index, struct tree_proof *ret)
{
    ret->count = 0;
    if (index >= count || (uint64_t)count >> TREE_PEAKS_MAX != 0)
        return false;
    while (count > 1) {
        size_t half = half_of(count);
        if (index < half) {
            path_add(ret, leaves + half, count - half);
            count = half;
        } else {
            path_add(ret, leaves, half);
            leaves += half;
            count -= half;
            index -= half;
        }
    }
    path_turn(ret);
    return true;
}

bool tree_prove_consistency(const struct hash *leaves, size_t count, size_t first, struct tree_proof *ret)
{
    bool known = true; /* the verifier has the root of what is left: it is the first tree */
    ret->count = 0;
    if (first < 1 || first > count || (uint64_t)count >> TREE_PEAKS_MAX != 0)
        return false;
    while (first < count) {
        size_t half = half_of(count);
        if (first <= half) {
            path_add(ret, leaves + half, count - half);
            count = half;
        } else {
            path_add(ret, leaves, half);
            leaves += half;
            count -= half;
            first -= half;
            known = false;
        }
    }
    if (!known)
        path_add(ret, leaves, count);
    path_turn(ret);
    return true;
}
