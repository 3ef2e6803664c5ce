/* A character, and those that it looks like. In ascending order. */
#pragma once
#include <stdint.h>

enum { LOOKALIKE_COUNT = 959, LOOKALIKE_MOST = 3 };

struct lookalike {
    uint32_t character, like[LOOKALIKE_MOST]; /* 0: no more */
};
extern const struct lookalike lookalike_table[LOOKALIKE_COUNT];
