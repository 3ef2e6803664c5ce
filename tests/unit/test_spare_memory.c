/* What was freed goes back to the system when there is time for it, and not before. */
#include "base/clock.h"
#include "base/process.h"
#include "base/spare_memory.h"
#include "patience.h"
#include "unit.h"
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { BLOCKS = 4096, BLOCK = 8000, MUCH = 16 << 20, LOOK_US = 200000 };

/* Looks until memory is given back. */
static bool calm_comes(struct spare_memory *spare)
{
    for (int64_t until = clock_monotonic_ms() + PATIENCE_MS; clock_monotonic_ms() < until;) {
        usleep(LOOK_US);
        if (spare_memory_look(spare))
            return true;
    }
    return false;
}

#ifndef UMPIRE_SANITIZED
/* As a busy time leaves it: all is freed but the last block, below which the system gets nothing back. */
static void *memory_used(void)
{
    static void *blocks[BLOCKS];
    for (size_t i = 0; i < BLOCKS; i++) {
        blocks[i] = malloc(BLOCK);
        assert_non_null(blocks[i]);
        memset(blocks[i], 1, BLOCK);
    }
    for (size_t i = 0; i + 1 < BLOCKS; i++)
        free(blocks[i]);
    return blocks[BLOCKS - 1];
}

static void work_us(int64_t us)
{
    for (int64_t until = process_cpu_us() + us; process_cpu_us() < until;)
        ;
}

static void it_waits_until_it_is_calm(void **state)
{
    (void)state;
    struct spare_memory spare;
    spare_memory_start(&spare);
    void *last = memory_used();
    int64_t used = process_resident_bytes();
    work_us(100000);
    assert_false(spare_memory_look(&spare));
    assert_in_range(process_resident_bytes(), used - (1 << 20), used + (1 << 20));
    assert_true(calm_comes(&spare));
    assert_in_range(process_resident_bytes(), 0, used - MUCH);
    free(last);
}
#endif

/* What is still used does not make it ask again and again. */
static void it_asks_once(void **state)
{
    (void)state;
    struct spare_memory spare;
    spare_memory_start(&spare);
    void *kept = malloc(MUCH);
    assert_non_null(kept);
    memset(kept, 1, MUCH);
    assert_true(calm_comes(&spare));
    usleep(LOOK_US);
    assert_false(spare_memory_look(&spare));
    free(kept);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#ifndef UMPIRE_SANITIZED
        cmocka_unit_test(it_waits_until_it_is_calm),
#endif
        cmocka_unit_test(it_asks_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
