/* The calls of umpire.wasm, compiled for this machine: what the tests hold the WebAssembly against. Reads calls from
 * standard input and writes answers to standard output, each as 32-bit numbers in this machine's order and bytes:
 *
 *     sizes of name, head and body, then these     →     status and size, then the answer */
#include "calls.h"
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>

enum { NAME_MAX_ = 64, PARTS = 3 };

static bool numbers_read(uint32_t *ret, size_t count)
{
    return fread(ret, sizeof *ret, count, stdin) == count;
}

/* Bytes in memory of their very size, so that a sanitizer sees who reads behind them. */
static char *bytes_read(uint32_t size, bool ended)
{
    char *bytes = malloc(size + ended + (size_t)(size + ended == 0));
    if (bytes && fread(bytes, 1, size, stdin) == size) {
        if (ended)
            bytes[size] = '\0';
        return bytes;
    }
    free(bytes);
    return NULL;
}

static bool answer_write_out(int status, const struct writer *answer)
{
    uint32_t numbers[2] = {(uint32_t)status, (uint32_t)answer->used};
    return fwrite(numbers, sizeof *numbers, 2, stdout) == 2 &&
           (answer->used == 0 || fwrite(answer->at, 1, answer->used, stdout) == answer->used) && fflush(stdout) == 0;
}

int main(void)
{
    struct writer answer;
    uint32_t sizes[PARTS];
    bool fine = sodium_init() >= 0;
    writer_start(&answer, CALL_ANSWER_MAX);
    while (fine && numbers_read(sizes, PARTS)) {
        char *parts[PARTS] = {NULL};
        fine = sizes[0] < NAME_MAX_;
        for (int i = 0; i < PARTS && fine; i++)
            fine = (parts[i] = bytes_read(sizes[i], i == 0)) != NULL;
        fine = fine && answer_write_out(call_make(parts[0], parts[1], sizes[1], parts[2], sizes[2], &answer), &answer);
        for (int i = 0; i < PARTS; i++)
            free(parts[i]);
    }
    calls_forget();
    writer_end(&answer);
    return fine ? 0 : 1;
}
