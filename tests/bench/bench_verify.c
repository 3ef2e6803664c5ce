/* How many entries a second the verifier checks, on one core. Run by hand, on a release build:
 *   bench_verify [ENTRIES]     makes a session in memory (default 10,000 entries) and checks it
 *   bench_verify --write FILE [ENTRIES]     writes it, for `time umpire verify FILE` */
#include "random_chronicle.h"
#include <time.h>

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/* One ruleset's game: mostly sealed rulings, some notes. */
static void make(const char *ruleset, size_t entries)
{
    chronicle_open(&chronicle, &(struct chronicle_kind){.ruleset = ruleset, .links = CHAIN_LENGTH, .seed = 42});
    chronicle_join(&chronicle, "red", "player");
    chronicle_join(&chronicle, "blue", "player");
    while (chronicle.count < entries) {
        if (chronicle.used == chronicle.chain.anchor.from + CHAIN_LENGTH)
            chronicle_rekey(&chronicle, CHAIN_LENGTH);
        if (chronicle_any(0, 9) == 0)
            chronicle_note(&chronicle, "red", "the dice are warm");
        else
            chronicle_rule(&chronicle, any_player(), "sealed");
    }
    chronicle_sign(&chronicle);
}

static void measure(const char *ruleset, size_t entries)
{
    struct writer out;
    make(ruleset, entries);
    writer_start(&out, (size_t)1 << 30);
    chronicle_write(&chronicle, &out);
    double begin = seconds();
    check_bytes(out.at, out.used);
    double took = seconds() - begin;
    print_message("%-14s %zu entries, %zu bytes each: %.3f s, %.0f entries/s%s\n", ruleset, chronicle.count,
                  out.used / chronicle.count, took, (double)chronicle.count / took,
                  verify_passed(verifier) ? "" : ": NOT IN ORDER");
    writer_end(&out);
    chronicle_end(NULL);
}

int main(int count, char **arguments)
{
    bool write = count > 2 && strcmp(arguments[1], "--write") == 0;
    const char *number = write ? (count > 3 ? arguments[3] : NULL) : count > 1 ? arguments[1] : NULL;
    size_t entries = number ? strtoull(number, NULL, 10) : 10000;
    static const char *const rulesets[] = {"tt", "tft-ww2", "d12-skirmish", "colonial"};
    if (write) {
        struct writer out;
        make("colonial", entries);
        writer_start(&out, (size_t)1 << 30);
        chronicle_write(&chronicle, &out);
        FILE *file = fopen(arguments[2], "we");
        bool written = file && fwrite(out.at, 1, out.used, file) == out.used;
        return file && fclose(file) == 0 && written ? 0 : 1;
    }
    for (size_t i = 0; i < 4; i++)
        measure(rulesets[i], entries);
    return 0;
}
