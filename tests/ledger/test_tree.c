/* The Merkle tree: the published vectors, and for every size up to 130 all proofs, none of which survives a changed
 * bit, another index or height, a hash more or less. */
#include "ledger/tree.h"
#include "vectors.h"

enum { SIZE_MAX_TRIED = 130, SIZE_MAX_EVERY_BIT = 20, SIZE_MAX_EVERY_INDEX = 40 };

static struct hash leaves[SIZE_MAX_TRIED], roots[SIZE_MAX_TRIED + 1];

static int setup(void **state)
{
    (void)state;
    struct tree tree;
    tree_start(&tree);
    roots[0] = tree_head_of(&tree).root;
    for (size_t i = 0; i < SIZE_MAX_TRIED; i++) {
        char words[32];
        int length = snprintf(words, sizeof words, "entry %zu", i);
        leaves[i] = tree_leaf(words, (size_t)length);
        assert_true(tree_add(&tree, &leaves[i]));
        roots[i + 1] = tree_head_of(&tree).root;
    }
    return 0;
}

static struct tree_head head_of(size_t size)
{
    return (struct tree_head){.size = size, .root = roots[size]};
}

static void path_read(const json_t *vector, struct tree_proof *ret)
{
    const json_t *path = list_of(vector, "path");
    ret->count = json_array_size(path);
    for (size_t i = 0; i < ret->count; i++)
        ret->path[i] = hash_of_hex(json_string_value(json_array_get(path, i)));
}

static void assert_same(const struct tree_proof *found, const struct tree_proof *wanted)
{
    assert_int_equal(found->count, wanted->count);
    for (size_t i = 0; i < found->count; i++)
        assert_hash(&found->path[i], &wanted->path[i]);
}

/* The root of a size out of the last peaks of all sizes. */
static struct hash root_of_peaks(const struct hash *peaks, size_t size)
{
    struct hash root = peaks[size - 1];
    for (size &= size - 1; size; size &= size - 1)
        root = tree_node(&peaks[size - 1], &root);
    return root;
}

static void last_peaks_are_enough(void **state)
{
    (void)state;
    struct hash peaks[300], wanted[300];
    struct tree tree;
    tree_start(&tree);
    for (size_t i = 0; i < 300; i++) {
        const struct hash leaf = tree_leaf(&i, sizeof i);
        assert_true(tree_add(&tree, &leaf));
        peaks[i] = tree_last_peak(&tree);
        wanted[i] = tree_head_of(&tree).root;
    }
    for (size_t i = 0; i < 300; i++) {
        const struct hash found = root_of_peaks(peaks, i + 1);
        assert_hash(&found, &wanted[i]);
    }
}

static void the_published_tree(void **state)
{
    (void)state;
    json_t *root = vectors_load(VECTORS "tree.json"), *vector;
    const json_t *inputs = list_of(root, "leaves"), *hashes = list_of(root, "roots");
    struct hash published[8], wanted = hash_of_hex(text_of(root, "empty"));
    struct tree_head heads[9];
    struct tree_proof proof, made;
    struct tree tree;
    size_t i;
    tree_start(&tree);
    heads[0] = tree_head_of(&tree);
    assert_hash(&heads[0].root, &wanted);
    assert_int_equal(json_array_size(inputs), 8);
    for (i = 0; i < 8; i++) {
        uint8_t bytes[16];
        size_t length = bytes_of(json_string_value(json_array_get(inputs, i)), bytes, sizeof bytes);
        published[i] = tree_leaf(bytes, length);
        assert_true(tree_add(&tree, &published[i]));
        heads[i + 1] = tree_head_of(&tree);
        wanted = hash_of_hex(json_string_value(json_array_get(hashes, i)));
        assert_hash(&heads[i + 1].root, &wanted);
        assert_int_equal(heads[i + 1].size, i + 1);
    }
    assert_int_equal(json_array_size(list_of(root, "inclusion")), 5);
    json_array_foreach(json_object_get(root, "inclusion"), i, vector)
    {
        uint64_t index = number_of(vector, "index"), size = number_of(vector, "size");
        path_read(vector, &proof);
        assert_true(tree_verify_inclusion(&published[index], index, &heads[size], &proof));
        assert_true(tree_prove_inclusion(published, size, index, &made));
        assert_same(&made, &proof);
    }
    assert_int_equal(json_array_size(list_of(root, "consistency")), 4);
    json_array_foreach(json_object_get(root, "consistency"), i, vector)
    {
        uint64_t first = number_of(vector, "first"), size = number_of(vector, "size");
        path_read(vector, &proof);
        assert_true(tree_verify_consistency(&heads[first], &heads[size], &proof));
        assert_true(tree_prove_consistency(published, size, first, &made));
        assert_same(&made, &proof);
    }
    json_decref(root);
}

/* The definition of the RFC, section 2.1.1, by its own recursion. */
static struct hash root_by_definition(const struct hash *from, size_t count)
{
    size_t half = 1;
    if (count == 1)
        return *from;
    while (half * 2 < count)
        half *= 2;
    struct hash left = root_by_definition(from, half), right = root_by_definition(from + half, count - half);
    return tree_node(&left, &right);
}

static void the_edge_and_the_leaves_agree(void **state)
{
    (void)state;
    for (size_t size = 1; size <= SIZE_MAX_TRIED; size++) {
        struct hash by_definition = root_by_definition(leaves, size), of_leaves = tree_root_of(leaves, size);
        assert_hash(&roots[size], &by_definition);
        assert_hash(&roots[size], &of_leaves);
    }
}

/* A change that a proof must not survive: a bit of one of the hashes that it speaks of. */
static bool survives_inclusion(const struct tree_proof *proof, size_t index, struct tree_head head, struct hash leaf,
                               size_t which, size_t bit)
{
    struct tree_proof changed = *proof;
    struct hash *hash = which == proof->count ? &leaf : which == proof->count + 1 ? &head.root : &changed.path[which];
    hash->bytes[bit / 8] ^= (uint8_t)(1 << bit % 8);
    return tree_verify_inclusion(&leaf, index, &head, &changed);
}

static bool survives_consistency(const struct tree_proof *proof, struct tree_head first, struct tree_head second,
                                 size_t which, size_t bit)
{
    struct tree_proof changed = *proof;
    struct hash *hash = which == proof->count       ? &first.root
                        : which == proof->count + 1 ? &second.root
                                                    : &changed.path[which];
    hash->bytes[bit / 8] ^= (uint8_t)(1 << bit % 8);
    return tree_verify_consistency(&first, &second, &changed);
}

/* Which bits are tried: in small trees every one, in others one of every hash, another one each time. */
static size_t first_bit(size_t size, size_t salt)
{
    return size <= SIZE_MAX_EVERY_BIT ? 0 : (size * 7 + salt * 31) % 256;
}

static size_t bits_end(size_t size, size_t from)
{
    return size <= SIZE_MAX_EVERY_BIT ? 256 : from + 1;
}

static void assert_inclusion(size_t index, size_t size)
{
    struct tree_head head = head_of(size);
    struct tree_proof proof;
    assert_true(tree_prove_inclusion(leaves, size, index, &proof));
    assert_true(tree_verify_inclusion(&leaves[index], index, &head, &proof));
    for (size_t which = 0; which < proof.count + 2; which++) {
        size_t from = first_bit(size, index + which);
        for (size_t bit = from; bit < bits_end(size, from); bit++)
            assert_false(survives_inclusion(&proof, index, head, leaves[index], which, bit));
    }
    for (size_t other = 0; other <= size && size <= SIZE_MAX_EVERY_INDEX; other++)
        assert_true(other == index || !tree_verify_inclusion(&leaves[index], other, &head, &proof));
    assert_false(tree_verify_inclusion(&leaves[index], index, &(struct tree_head){2 * size, head.root}, &proof));
    proof.path[proof.count++] = leaves[0];
    assert_false(tree_verify_inclusion(&leaves[index], index, &head, &proof));
    proof.count--;
    if (proof.count > 0) {
        proof.count--;
        assert_false(tree_verify_inclusion(&leaves[index], index, &head, &proof));
    }
}

static void every_inclusion_proof(void **state)
{
    (void)state;
    for (size_t size = 1; size <= SIZE_MAX_TRIED; size++)
        for (size_t index = 0; index < size; index++)
            assert_inclusion(index, size);
}

static void assert_consistency(size_t first_size, size_t size)
{
    struct tree_head first = head_of(first_size), second = head_of(size);
    struct tree_proof proof;
    assert_true(tree_prove_consistency(leaves, size, first_size, &proof));
    assert_true(tree_verify_consistency(&first, &second, &proof));
    for (size_t which = 0; which < proof.count + 2; which++) {
        size_t from = first_bit(size, first_size + which);
        for (size_t bit = from; bit < bits_end(size, from); bit++)
            assert_false(survives_consistency(&proof, first, second, which, bit));
    }
    assert_true(first_size == size || !tree_verify_consistency(&second, &first, &proof));
    assert_false(tree_verify_consistency(&first, &(struct tree_head){2 * size, second.root}, &proof));
    proof.path[proof.count++] = leaves[0];
    assert_false(tree_verify_consistency(&first, &second, &proof));
    proof.count--;
    if (proof.count > 0) {
        proof.count--;
        assert_false(tree_verify_consistency(&first, &second, &proof));
    }
}

static void every_consistency_proof(void **state)
{
    (void)state;
    for (size_t size = 1; size <= SIZE_MAX_TRIED; size++)
        for (size_t first = 1; first <= size; first++)
            assert_consistency(first, size);
}

static void empty_trees_and_what_is_no_proof(void **state)
{
    (void)state;
    struct tree_proof proof = {.count = 0}, made;
    struct tree_head empty = head_of(0), three = head_of(3), wrong = {.size = 0, .root = roots[1]};
    assert_true(tree_verify_consistency(&empty, &three, &proof));
    assert_true(tree_verify_consistency(&empty, &empty, &proof));
    assert_false(tree_verify_consistency(&wrong, &three, &proof));
    assert_false(tree_verify_consistency(&empty, &wrong, &proof));
    assert_false(tree_verify_consistency(&three, &empty, &proof));
    assert_false(tree_verify_inclusion(&leaves[0], 0, &empty, &proof));
    proof.count = 1;
    proof.path[0] = roots[3];
    assert_false(tree_verify_consistency(&empty, &three, &proof));
    proof.count = TREE_PROOF_MAX + 1;
    assert_false(tree_verify_consistency(&three, &three, &proof));
    assert_false(tree_verify_inclusion(&leaves[0], 0, &three, &proof));
    assert_false(tree_prove_inclusion(leaves, 3, 3, &made));
    assert_false(tree_prove_inclusion(leaves, 0, 0, &made));
    assert_false(tree_prove_consistency(leaves, 3, 4, &made));
    assert_false(tree_prove_consistency(leaves, 3, 0, &made));
}

/* What a proof is made of comes out the same from the right edges that the tree had, one for each hash. */
static void assert_parts(const struct tree *edges, const struct tree_parts *parts)
{
    for (size_t i = 0; i < parts->count; i++) {
        const struct tree_part *part = &parts->list[i];
        struct hash made, wanted = tree_root_of(leaves + part->first, part->end - part->first);
        assert_true(tree_part_root(part, &edges[part->end - 1], &leaves[part->end - 1], &made));
        assert_hash(&made, &wanted);
    }
}

static void proofs_from_edges(void **state)
{
    (void)state;
    static struct tree edges[SIZE_MAX_TRIED + 1];
    struct tree_parts parts;
    struct hash made;
    for (size_t i = 0; i < SIZE_MAX_TRIED; i++) {
        edges[i + 1] = edges[i];
        assert_true(tree_add(&edges[i + 1], &leaves[i]));
    }
    for (size_t size = 1; size <= SIZE_MAX_TRIED; size++)
        for (size_t which = 0; which < size; which++) {
            assert_true(tree_parts_of_inclusion(size, which, &parts));
            assert_parts(edges, &parts);
            assert_true(tree_parts_of_consistency(size, which + 1, &parts));
            assert_parts(edges, &parts);
            parts = (struct tree_parts){.count = 1, .list = {{0, size}}};
            assert_parts(edges, &parts);
        }
    assert_false(tree_part_root(&(struct tree_part){0, 4}, &edges[4], &leaves[3], &made)); /* another size */
    assert_false(tree_part_root(&(struct tree_part){1, 4}, &edges[3], &leaves[3], &made)); /* no part of a tree */
    assert_false(tree_part_root(&(struct tree_part){4, 4}, &edges[3], &leaves[3], &made));
}

/* Counts have 64 bits everywhere: a tree of 2^40 + 3 leaves, of which all but the last three are one subtree. */
static void sizes_beyond_32_bits(void **state)
{
    (void)state;
    const uint64_t huge = UINT64_C(1) << 40, small = 3;
    struct tree_parts parts;
    uint8_t bytes[TREE_BYTES_MAX];
    struct tree tree;
    assert_true(tree_parts_of_inclusion(huge + small, huge, &parts));
    assert_int_equal(parts.count, 3); /* its neighbour, the third one, and what comes before */
    assert_true(parts.list[0].first == huge + 1 && parts.list[0].end == huge + 2);
    assert_true(parts.list[1].first == huge + 2 && parts.list[1].end == huge + 3);
    assert_true(parts.list[2].first == 0 && parts.list[2].end == huge);
    assert_true(tree_parts_of_inclusion(huge, 0, &parts));
    assert_int_equal(parts.count, 40);
    assert_true(parts.list[39].first == huge / 2 && parts.list[39].end == huge);
    assert_false(tree_parts_of_inclusion(huge, huge, &parts));
    assert_true(tree_parts_of_consistency(huge + small, huge, &parts));
    assert_int_equal(parts.count, 1);
    assert_true(parts.list[0].first == huge && parts.list[0].end == huge + small);
    assert_false(tree_parts_of_consistency(small, huge + small, &parts)); /* as 32 bits they are one size */
    /* The right edge of a tree of 2^40 leaves: eight bytes of size, and one peak. */
    memset(bytes, 0, sizeof bytes);
    bytes[2] = 1;
    memcpy(bytes + 8, roots[1].bytes, HASH_SIZE);
    assert_true(tree_read(bytes, 8 + HASH_SIZE, &tree));
    assert_true(tree.size == huge);
    const struct tree_head first = tree_head_of(&tree);
    for (size_t i = 0; i < small; i++)
        assert_true(tree_add(&tree, &leaves[i]));
    const struct tree_head second = tree_head_of(&tree);
    struct tree_proof proof = {.count = 3, .path = {leaves[1], leaves[2], first.root}};
    assert_true(second.size == huge + small);
    assert_true(tree_verify_inclusion(&leaves[0], huge, &second, &proof));
    assert_false(tree_verify_inclusion(&leaves[0], 0, &second, &proof)); /* the same in 32 bits */
    assert_false(tree_verify_inclusion(&leaves[0], huge, &(struct tree_head){small, second.root}, &proof));
    proof = (struct tree_proof){.count = 1, .path = {roots[3]}};
    assert_true(tree_verify_consistency(&first, &second, &proof));
    assert_false(tree_verify_consistency(&first, &(struct tree_head){small, second.root}, &proof));
}

static void the_edge_as_bytes(void **state)
{
    (void)state;
    uint8_t bytes[TREE_BYTES_MAX + 1];
    struct tree tree, again;
    tree_start(&tree);
    for (size_t i = 0; i < SIZE_MAX_TRIED; i++) {
        size_t length = tree_write(&tree, bytes);
        assert_true(length <= TREE_BYTES_MAX);
        assert_true(tree_read(bytes, length, &again));
        assert_int_equal(again.size, i);
        assert_true(tree_add(&again, &leaves[i])); /* it goes on growing as the other does */
        assert_true(tree_add(&tree, &leaves[i]));
        struct tree_head head = tree_head_of(&again);
        assert_hash(&head.root, &roots[i + 1]);
        assert_false(tree_read(bytes, length - 1, &again));
        assert_false(tree_read(bytes, length + 1, &again));
    }
    memset(bytes, 0xFF, sizeof bytes);
    assert_false(tree_read(bytes, sizeof bytes, &again));
    memset(bytes, 0, 2);
    assert_true(tree_read(bytes, TREE_BYTES_MAX, &again));
    assert_false(tree_add(&again, &leaves[0])); /* full */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_published_tree),
        cmocka_unit_test(last_peaks_are_enough),
        cmocka_unit_test(the_edge_and_the_leaves_agree),
        cmocka_unit_test(every_inclusion_proof),
        cmocka_unit_test(every_consistency_proof),
        cmocka_unit_test(empty_trees_and_what_is_no_proof),
        cmocka_unit_test(proofs_from_edges),
        cmocka_unit_test(sizes_beyond_32_bits),
        cmocka_unit_test(the_edge_as_bytes),
    };
    return cmocka_run_group_tests(tests, setup, NULL);
}
