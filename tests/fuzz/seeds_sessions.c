/* Whole exported sessions, for the verifier to begin with. */
#include "fuzzing.h"
#include "random_chronicle.h"

void sessions_write(const char *folder);

void sessions_write(const char *folder)
{
    for (uint64_t seed = 1; seed <= 24; seed++) {
        char path[1024];
        struct writer out;
        snprintf(path, sizeof path, "%s/verify/session-%llu", folder, (unsigned long long)seed);
        random_chronicle(seed, (int32_t)(seed % 5));
        writer_start(&out, 1 << 22);
        chronicle_write(&chronicle, &out);
        FILE *file = fopen(path, "we");
        require(file && fwrite(out.at, 1, out.used, file) == out.used && fclose(file) == 0, path);
        writer_end(&out);
        chronicle_end(NULL);
    }
}
