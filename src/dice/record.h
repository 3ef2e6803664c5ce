/* Writing draws and faces into a dice record. For the sources of dice alone, the ledger's among them. */
#pragma once
#include <umpire/dice.h>

/* Empties it; the memory need not have been cleared. */
void record_clear(struct dice_record *record);
/* Opens a draw; its faces follow. */
void record_draw(struct dice *dice, const struct draw_request *request);
void record_face(struct dice *dice, int32_t face);
/* Notes which count of its TALLY the last recorded face belongs to. */
void record_counter(struct dice_record *record, int32_t counter);
