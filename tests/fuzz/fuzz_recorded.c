/* Any bytes as an entry of the ledger: they are refused, or answered with valid JSON, twice the same; and as an act. */
#include "acts.h"
#include "answer.h"
#include "fuzzing.h"
#include <string.h>

int LLVMFuzzerInitialize(int *count, char ***arguments)
{
    (void)count;
    (void)arguments;
    return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct writer first, second;
    struct arena arena;
    arena_start(&arena, 16 << 20);
    writer_start(&first, 1 << 22);
    writer_start(&second, 1 << 22);
    bool answered = answer_write_entry(&first, &arena, (const char *)data, size, NULL);
    arena_reset(&arena);
    struct act act;
    if (act_read(&arena, (const char *)data, size, &act))
        require(act.kind < ACT_KIND_COUNT && act.seat, "an act of nobody, or of no kind");
    arena_reset(&arena);
    require(answer_write_entry(&second, &arena, (const char *)data, size, NULL) == answered, "answered once only");
    if (answered) {
        require(is_json_text(first.at, first.used), "an answer that is not JSON");
        require(first.used == second.used && memcmp(first.at, second.at, first.used) == 0, "two answers");
    }
    writer_end(&first);
    writer_end(&second);
    arena_end(&arena);
    return 0;
}
