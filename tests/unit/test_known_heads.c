/* What a process remembers of the trees that it told of: bounded, over a restart, and never what was torn. */
#include "base/process.h"
#include "game/known_heads.h"
#include "unit.h"
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static struct uuid session_of(uint32_t number)
{
    struct uuid session = {{0}};
    memcpy(session.bytes + 12, &number, sizeof number);
    memcpy(session.bytes, &number, sizeof number);
    return session;
}

static struct known_head head_of(uint64_t size, uint8_t root)
{
    return (struct known_head){.head = {.size = size, .root = {{root}}}, .chain = 3};
}

static void remembers(struct known_heads *known, uint32_t number, uint64_t size, uint8_t root)
{
    struct uuid session = session_of(number);
    struct known_head found = {.chain = 0};
    assert_true(known_heads_find(known, &session, &found));
    assert_int_equal(found.head.size, size);
    assert_int_equal(found.head.root.bytes[0], root);
    assert_int_equal(found.chain, 3);
}

static void note(struct known_heads *known, uint32_t number, uint64_t size, uint8_t root)
{
    struct uuid session = session_of(number);
    struct known_head head = head_of(size, root);
    known_heads_note(known, &session, &head);
}

static void the_newest_is_known(void **state)
{
    (void)state;
    struct known_heads *known = known_heads_open(NULL);
    struct uuid nobody = session_of(7);
    struct known_head head = head_of(4, 9);
    assert_non_null(known);
    assert_false(known_heads_find(known, &nobody, &head));
    note(known, 1, 5, 1);
    note(known, 1, 9, 2);
    note(known, 1, 6, 3);
    note(known, 2, 1, 4);
    remembers(known, 1, 9, 2);
    remembers(known, 2, 1, 4);
    struct uuid one = session_of(1);
    head = head_of(4, 9);
    known_heads_set(known, &one, &head);
    remembers(known, 1, 4, 9);
    known_heads_close(known);
    assert_false(known_heads_find(NULL, &one, &head));
    known_heads_note(NULL, &one, &head);
    known_heads_close(NULL);
}

/* Room for many sessions is not taken before they come. */
static void what_is_not_used_takes_no_memory(void **state)
{
    (void)state;
    int64_t before = process_resident_bytes();
    struct known_heads *known = known_heads_open(NULL);
    assert_non_null(known);
    note(known, 1, 5, 1);
    assert_true(before > 0);
    assert_in_range(process_resident_bytes() - before + (1 << 20), 0, 2 << 20);
    known_heads_close(known);
}

/* However many come: no more than there are slots, and those that came last are there. */
static void it_is_bounded(void **state)
{
    (void)state;
    struct known_heads *known = known_heads_open("");
    uint32_t count = 0;
    assert_non_null(known);
    for (uint32_t i = 0; i < 3 * KNOWN_HEADS_MAX; i++)
        note(known, i, i + 1, (uint8_t)i);
    for (uint32_t i = 0; i < 3 * KNOWN_HEADS_MAX; i++) {
        struct uuid session = session_of(i);
        struct known_head head;
        count += known_heads_find(known, &session, &head);
    }
    assert_in_range(count, 1, KNOWN_HEADS_MAX);
    remembers(known, 3 * KNOWN_HEADS_MAX - 1, 3 * KNOWN_HEADS_MAX, 255);
    known_heads_close(known);
}

static void it_outlives_the_process(void **state)
{
    char directory[] = "/tmp/umpire-heads-XXXXXX", path[64], other[64];
    struct stat about;
    (void)state;
    assert_non_null(mkdtemp(directory));
    snprintf(path, sizeof path, "%s/known-heads-0", directory);
    snprintf(other, sizeof other, "%s/known-heads-1", directory);
    struct known_heads *known = known_heads_open(directory), *second;
    assert_non_null(known);
    note(known, 1, 5, 1);
    note(known, 8192 + 1, 6, 2);          /* the same bucket */
    second = known_heads_open(directory); /* another process has a file of its own */
    assert_non_null(second);
    struct uuid session = session_of(1);
    struct known_head head;
    assert_false(known_heads_find(second, &session, &head));
    known_heads_close(second);
    known_heads_close(known);
    assert_int_equal(stat(path, &about), 0);
    assert_int_equal(about.st_mode & 0777, 0600);
    known = known_heads_open(directory);
    assert_non_null(known);
    remembers(known, 1, 5, 1);
    remembers(known, 8192 + 1, 6, 2);
    known_heads_close(known);
    int file = open(path, O_RDWR);
    char slot[72];
    assert_true(file >= 0);
    off_t at = (off_t)sizeof slot * (1 + 8); /* the second bucket, behind the first line */
    assert_int_equal(pread(file, slot, sizeof slot, at), sizeof slot);
    slot[20] ^= 1;
    assert_int_equal(pwrite(file, slot, sizeof slot, at), sizeof slot);
    close(file);
    known = known_heads_open(directory);
    assert_non_null(known);
    assert_false(known_heads_find(known, &session, &head)); /* it was torn */
    remembers(known, 8192 + 1, 6, 2);
    note(known, 1, 7, 3);
    remembers(known, 1, 7, 3);
    known_heads_close(known);
    assert_int_equal(unlink(path), 0);
    assert_int_equal(unlink(other), 0);
    assert_int_equal(rmdir(directory), 0);
    assert_null(known_heads_open(directory));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_newest_is_known),
        cmocka_unit_test(what_is_not_used_takes_no_memory),
        cmocka_unit_test(it_is_bounded),
        cmocka_unit_test(it_outlives_the_process),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
