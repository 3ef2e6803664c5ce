/* umpire.wasm itself: memory for what the host puts in, one call, and where its answer stands. The host answers five
 * functions of WASI (docs/browser.md). */
#include "module.h"
#include "calls.h"
#include <stdlib.h>

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
