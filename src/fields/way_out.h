/* What reading JSON asks of the machine that it runs on: a way out of the middle of a parser, and doing something once
 * for all threads. WebAssembly has one thread, and of its instances no way out but a trap: whoever started the instance
 * takes another one, as docs/browser.md says. */
#pragma once
#include <stdbool.h>

#ifdef __wasm__

struct way_out {
    bool unused;
};
/* True when it was taken, and what came after it is undone. */
#define way_out_was_taken(way) ((void)(way), false)
#define way_out_take(way) __builtin_trap()

static inline void prepare_once(void (*prepare)(void))
{
    static bool done;
    if (!done)
        prepare();
    done = true;
}

#else

#include <pthread.h>
#include <setjmp.h>

struct way_out {
    jmp_buf back;
};
#define way_out_was_taken(way) (setjmp((way)->back) != 0)
#define way_out_take(way) longjmp((way)->back, 1)

static inline void prepare_once(void (*prepare)(void))
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, prepare);
}

#endif
