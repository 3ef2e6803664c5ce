/* The tree as the server needs it: the right edge as bytes, and proofs, made from right edges or from the hashes of all
 * leaves. What grows and checks trees is in <umpire/ledger.h>. */
#pragma once
#include <umpire/ledger.h>

enum { TREE_BYTES_MAX = 8 + TREE_PEAKS_MAX * HASH_SIZE };

/* The right edge: the size in 8 bytes, the highest first, then the peaks. Returns how many bytes were written. */
size_t tree_write(const struct tree *tree, uint8_t ret[TREE_BYTES_MAX]);
/* Reads what tree_write wrote; false for any other bytes. */
bool tree_read(const uint8_t *bytes, size_t length, struct tree *ret);

/* The root of the largest full part that ends with the last leaf; the tree is not empty. With these roots of all sizes,
 * the root of any size can be computed: from the parts that end at the sums of its bits, from the highest on. */
struct hash tree_last_peak(const struct tree *tree);
/* The root over an array of leaf hashes. */
struct hash tree_root_of(const struct hash *leaves, size_t count);

/* A part of a tree: the leaves from `first` to just before `end`. */
struct tree_part {
    uint64_t first, end;
};
/* The parts whose roots make a proof, in its order. */
struct tree_parts {
    size_t count;
    struct tree_part list[TREE_PROOF_MAX];
};
/* Those that prove the leaf `index` of `count`, or that a tree of `count` begins with one of `first` (RFC 9162,
 * sections 2.1.3.1 and 2.1.4.1). False when there is no such leaf, or when `first` is 0 or more than the leaves of the
 * tree. */
bool tree_parts_of_inclusion(uint64_t count, uint64_t index, struct tree_parts *ret);
bool tree_parts_of_consistency(uint64_t count, uint64_t first, struct tree_parts *ret);
/* The root of a part in O(log n) hashes: from the right edge of the tree as it was before the part's last leaf, and
 * that leaf. False when the edge is of another size, or there is no such part. */
bool tree_part_root(const struct tree_part *part, const struct tree *before, const struct hash *last, struct hash *ret);

/* The proofs from all leaves, in O(count) hashes. False as above. */
bool tree_prove_inclusion(const struct hash *leaves, size_t count, size_t index, struct tree_proof *ret);
bool tree_prove_consistency(const struct hash *leaves, size_t count, size_t first, struct tree_proof *ret);
