/* How high the dice were: each draw on a scale from 0 to 1 a die, as its verb asked. */
#pragma once
#include "referee/sample.h"
#include <umpire/dice.h>

/* Adds a draw: dice that count or not (hits, and the higher of two) as events, others by their height between 1 and
 * their sides (sum_floored: above what is subtracted). Of re-rolls only the deciding throw counts: the last pair of an
 * opposed draw, the first throw of a ranking. Dice that cannot vary (a 1 or higher) are left out. */
void sample_add_draw(struct sample *sample, const struct dice_record *dice, const struct draw *draw);
