/* The five functions that umpire.wasm exports beside its memory. The host calls _initialize once, answers five
 * functions of WASI preview 1 (clock_time_get, fd_close, fd_seek, fd_write, random_get), and drops the instance after
 * any trap. */
#pragma once
#include <stddef.h>

#define EXPORT(name) __attribute__((export_name(#name)))

/* Memory for the host to write to, which it gives back; NULL where there is none. */
EXPORT(um_take) void *um_take(size_t size);
EXPORT(um_give) void um_give(void *piece);
/* Makes a call (calls/calls.h): its name ended with a NUL, head and body as bytes. The status. */
EXPORT(um_call) int um_call(const char *name, const char *head, size_t head_length, const char *body, size_t length);
/* The answer to the last call, until the next one. */
EXPORT(um_answer) const char *um_answer(void);
EXPORT(um_answer_size) size_t um_answer_size(void);
