/* Random sessions of random length: all of them verify; and every single bit of a sampled entry that is flipped is
 * noticed. UMPIRE_SESSIONS says how many sessions. */
#include "random_chronicle.h"

enum { SESSIONS = 10000, FLIPPED_EVERY = 1000 };

static uint64_t session_count(void)
{
    const char *wanted = getenv("UMPIRE_SESSIONS");
    return wanted ? strtoull(wanted, NULL, 10) : SESSIONS;
}

/* Mostly short, that there may be many. */
static int32_t turns_of(uint64_t seed)
{
    return seed % 1000 == 0 ? 200 : seed % 50 == 0 ? 30 : (int32_t)(seed % 6);
}

/* Each bit of one line, its newline with it; the file is right again afterwards. */
static void flip_each_bit(struct writer *file, size_t line, size_t length)
{
    for (size_t at = line; at <= line + length; at++)
        for (int bit = 0; bit < 8; bit++) {
            file->at[at] ^= (char)(1 << bit);
            check_bytes(file->at, file->used);
            if (verify_passed(verifier))
                fail_msg("bit %d of byte %zu was not noticed", bit, at - line);
            file->at[at] ^= (char)(1 << bit);
        }
}

static void flip_a_sampled_entry(void)
{
    struct writer file;
    size_t entry = (size_t)chronicle_any(0, (int32_t)chronicle.count - 1), line;
    writer_start(&file, 64 << 20);
    chronicle_write(&chronicle, &file);
    line = (size_t)((char *)memchr(file.at, '\n', file.used) + 1 - file.at);
    for (size_t i = 0; i < entry; i++)
        line += chronicle.entries[i].length + 1;
    flip_each_bit(&file, line, chronicle.entries[entry].length);
    check_bytes(file.at, file.used);
    assert_true(verify_passed(verifier));
    writer_end(&file);
}

static void all_sessions_verify(void **state)
{
    uint64_t entries = 0;
    uint64_t held[VERIFY_CHECK_COUNT] = {0};
    for (uint64_t seed = 0; seed < session_count(); seed++) {
        random_chronicle(seed, turns_of(seed));
        expect_passed();
        entries += chronicle.count;
        for (int check = 0; check < VERIFY_CHECK_COUNT; check++)
            held[check] += verify_result(verifier, (enum verify_check)check)->passed;
        if (seed % FLIPPED_EVERY == 1)
            flip_a_sampled_entry();
        chronicle_end(state);
    }
    for (int check = 0; check < VERIFY_CHECK_COUNT; check++)
        if (check != VERIFY_SAVED_CHECKPOINT)
            assert_true(held[check] > 0);
    print_message("%llu entries\n", (unsigned long long)entries);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(all_sessions_verify)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
