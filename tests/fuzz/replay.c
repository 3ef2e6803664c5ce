/* Runs a fuzz target over the files of a folder: what builds without libFuzzer have instead of it. */
#include "fuzzing.h"
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>

static void file_replay(const char *folder, const char *name)
{
    char path[1024];
    static uint8_t bytes[1 << 20];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "re");
    require(file != NULL, path);
    size_t size = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    /* A copy of just this size, so that memory checkers see a read past its end. */
    uint8_t *copy = malloc(size ? size : 1);
    require(copy != NULL, "no memory");
    for (size_t i = 0; i < size; i++)
        copy[i] = bytes[i];
    LLVMFuzzerTestOneInput(copy, size);
    for (size_t part = 1; part < 8; part++)
        LLVMFuzzerTestOneInput(copy, size * part / 8);
    free(copy);
}

int main(int count, char **arguments)
{
    size_t replayed = 0;
    DIR *folder = count == 2 ? opendir(arguments[1]) : NULL;
    if (!folder) {
        fprintf(stderr, "usage: %s FOLDER\n", arguments[0]);
        return 2;
    }
    LLVMFuzzerInitialize(&count, &arguments);
    for (const struct dirent *file = readdir(folder); file; file = readdir(folder)) {
        if (file->d_name[0] == '.')
            continue;
        file_replay(arguments[1], file->d_name);
        replayed++;
    }
    closedir(folder);
    printf("%zu inputs\n", replayed);
    return replayed > 0 ? 0 : 1;
}
