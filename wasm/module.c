/* umpire.wasm itself: memory for what the host puts in, one call, and where its answer stands; and what libsodium asks
 * of the machine. The host answers five functions of WASI (docs/browser.md). */
#include "module.h"
#include "calls.h"
#include <sodium.h>
#include <stdlib.h>
#include <unistd.h>

enum { RANDOM_AT_ONCE = 256 }; /* of getentropy */

static struct writer answer;
static bool begun;

void *um_take(size_t size)
{
    return malloc(size);
}

void um_give(void *piece)
{
    free(piece);
}

int um_call(const char *name, const char *head, size_t head_length, const char *body, size_t length)
{
    if (!begun)
        writer_start(&answer, CALL_ANSWER_MAX);
    begun = true;
    return call_make(name, head, head_length, body, length, &answer);
}

const char *um_answer(void)
{
    return answer.at;
}

size_t um_answer_size(void)
{
    return answer.used;
}

/* All randomness is the host's. */
void randombytes_buf(void *const bytes, const size_t size)
{
    for (size_t at = 0; at < size; at += RANDOM_AT_ONCE)
        if (getentropy((char *)bytes + at, size - at < RANDOM_AT_ONCE ? size - at : RANDOM_AT_ONCE) != 0)
            __builtin_trap();
}

void sodium_misuse(void)
{
    __builtin_trap();
}

/* Of a part that is not here, which sodium/utils.c mentions. */
int _crypto_pwhash_argon2_pick_best_implementation(void);
int _crypto_pwhash_argon2_pick_best_implementation(void)
{
    return 0;
}
