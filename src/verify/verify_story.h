/* What the two files that tell a roll share (verify_roll.c, verify_roll_dice.c). */
#pragma once
#include "base/clock.h"
#include "verify/verify_state.h"

enum { SEAT_WORDS_MAX = 512, VALUE_MAX = 4096 };

/* Whether the story is about this entry. */
bool story_is_wanted(const struct verifier *verifier, const struct verify_entry *entry);
/* "2026-11-21T10:00:00.000Z" as people read it. */
const char *story_time(int64_t at, char ret[INSTANT_TEXT_SIZE]);
/* `red ("Anna")`: the seat, and what the file calls it. */
const char *story_seat(const struct verifier *verifier, const char *seat, char ret[SEAT_WORDS_MAX]);
/* Adds a sentence to the beginning. */
void story_lead(struct roll_story *story, const char *sentence);
/* The first step of this kind towards the roll, of this seat unless it is NULL; NULL: there is none. */
const struct roll_step *story_step(const struct roll_story *story, enum entry_kind kind, const char *seat);

/* Adds "4 dice fell: 1 1 1 1." to the beginning. */
void story_faces(struct roll_story *story, const struct entry_draws *draws);
/* Dice that are not sealed, or whose seal cannot be followed. */
void story_plain_dice(struct verifier *verifier, const struct verify_entry *entry);
