/* What is done with bytes that nobody else may know. */
#pragma once
#include <stdbool.h>
#include <stddef.h>

/* Zeroes, also where the compiler sees that nobody reads them again. */
void secret_wipe(void *secret, size_t size);
/* Takes as long whatever the bytes are. */
bool secret_equal(const void *a, const void *b, size_t size);
