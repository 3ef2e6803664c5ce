/* The numbers that a resolver still needs of the past, for dice_forget. Called between two draws: everything after it
 * depends on the dice before it only through these numbers. When it returns false, the resolver returns at once. */
#pragma once
#include <assert.h>
#include <umpire/dice.h>

/* Forgets all dice but these numbers; for a short list that is always the same. */
#define FORGET_ALL_BUT(dice, ...)                                                                                      \
    dice_forget(dice, (const int32_t[]){__VA_ARGS__}, (int32_t)(sizeof((int32_t[]){__VA_ARGS__}) / sizeof(int32_t)))
/* Forgets all dice. */
#define FORGET_ALL(dice) dice_forget(dice, (const int32_t[]){0}, 0)

/* A list of numbers that grows, where an exchange and a part of it each need some. A part removes its own by setting
 * the count back. */
struct retained {
    int32_t count;
    int32_t list[DICE_MAX_RETAINED];
};

static inline void retain(struct retained *retained, int32_t number)
{
    assert(retained->count < DICE_MAX_RETAINED);
    retained->list[retained->count++] = number;
}

static inline bool forget_all_but(const struct retained *retained, struct dice *dice)
{
    return dice_forget(dice, retained->list, retained->count);
}
