/* Making proofs (RFC 9162, sections 2.1.3.1 and 2.1.4.1): the parts of the tree whose roots they are, and these roots.
 * The RFC defines them by recursion into one half of the tree; here that is a loop from the root downwards, turned over
 * at its end. */
#include "ledger/tree.h"
#include <string.h>

struct hash tree_root_of(const struct hash *leaves, size_t count)
{
    struct tree tree;
    tree_start(&tree);
    for (size_t i = 0; i < count; i++)
        tree_add(&tree, &leaves[i]);
    return tree_head_of(&tree).root;
}

/* The largest power of two below n, which is 2 or more: where a tree of n leaves is divided. */
static uint64_t half_of(uint64_t n)
{
    uint64_t half = 1;
    while (half < n - half)
        half *= 2;
    return half;
}

static void part_add(struct tree_parts *parts, uint64_t first, uint64_t end)
{
    parts->list[parts->count++] = (struct tree_part){first, end};
}

static void parts_turn(struct tree_parts *parts)
{
    for (size_t i = 0; i < parts->count / 2; i++) {
        struct tree_part upper = parts->list[i];
        parts->list[i] = parts->list[parts->count - 1 - i];
        parts->list[parts->count - 1 - i] = upper;
    }
}

bool tree_parts_of_inclusion(uint64_t count, uint64_t index, struct tree_parts *ret)
{
    uint64_t first = 0, end = count;
    ret->count = 0;
    if (index >= count || count >> TREE_PEAKS_MAX != 0)
        return false;
    while (end - first > 1) {
        uint64_t middle = first + half_of(end - first);
        if (index < middle) {
            part_add(ret, middle, end);
            end = middle;
        } else {
            part_add(ret, first, middle);
            first = middle;
        }
    }
    parts_turn(ret);
    return true;
}

bool tree_parts_of_consistency(uint64_t count, uint64_t first, struct tree_parts *ret)
{
    uint64_t from = 0, end = count;
    ret->count = 0;
    if (first < 1 || first > count || count >> TREE_PEAKS_MAX != 0)
        return false;
    while (first < end) {
        uint64_t middle = from + half_of(end - from);
        if (first <= middle) {
            part_add(ret, middle, end);
            end = middle;
        } else {
            part_add(ret, from, middle);
            from = middle;
        }
    }
    if (from > 0) /* else the verifier has the root of the rest, which is the first tree */
        part_add(ret, from, end);
    parts_turn(ret);
    return true;
}

bool tree_part_root(const struct tree_part *part, const struct tree *before, const struct hash *last, struct hash *ret)
{
    size_t passed = 0, count = 0;
    uint64_t at = 0;
    if (part->end <= part->first || before->size != part->end - 1)
        return false;
    for (uint64_t bit = (uint64_t)1 << (TREE_PEAKS_MAX - 1); bit; bit >>= 1) {
        if (!(before->size & bit))
            continue;
        passed += at < part->first;
        count++;
        at += at < part->first ? bit : 0;
    }
    if (at != part->first)
        return false;
    struct tree inside = {.size = before->size - part->first};
    memcpy(inside.peaks, before->peaks + passed, (count - passed) * sizeof inside.peaks[0]);
    if (!tree_add(&inside, last))
        return false;
    *ret = tree_head_of(&inside).root;
    return true;
}

static void path_make(const struct hash *leaves, const struct tree_parts *parts, struct tree_proof *ret)
{
    for (size_t i = 0; i < parts->count; i++)
        ret->path[i] = tree_root_of(leaves + parts->list[i].first, (size_t)(parts->list[i].end - parts->list[i].first));
    ret->count = parts->count;
}

bool tree_prove_inclusion(const struct hash *leaves, size_t count, size_t index, struct tree_proof *ret)
{
    struct tree_parts parts;
    bool any = tree_parts_of_inclusion(count, index, &parts);
    path_make(leaves, &parts, ret);
    return any;
}

bool tree_prove_consistency(const struct hash *leaves, size_t count, size_t first, struct tree_proof *ret)
{
    struct tree_parts parts;
    bool any = tree_parts_of_consistency(count, first, &parts);
    path_make(leaves, &parts, ret);
    return any;
}
