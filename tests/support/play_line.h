/* Between the parts of playing a script (play.h): a line, and what must come of it. */
#pragma once
#include "play.h"

/* A text of an object, "" when there is none. */
static inline const char *text_of(const json_t *object, const char *member)
{
    const char *text = json_string_value(json_object_get(object, member));
    return text ? text : "";
}

/* Fails and shows the line. */
__attribute__((noreturn, format(printf, 2, 3))) void play_fail(const json_t *line, const char *format, ...);
/* Of the body of a question or a correction only what must be said stays, and the dice that were asked for
 * (play_spare.c). */
void play_spare(struct play *play, const json_t *line, const char *path, json_t *body);
/* `effects` of the line, and counts those that hold. */
void play_expect_effects(struct play *play, const json_t *line, const json_t *answer);
/* `thrown_for`, and that each draw that was asked for (`play->asked`) fell for the unit that it was asked for. */
void play_expect_thrown_for(struct play *play, const json_t *line, const json_t *answer);
/* `says`, `due` and `roster`. */
void play_expect_says(const json_t *line, const json_t *answer);
void play_expect_due(struct play *play, const json_t *line);
void play_expect_roster(struct play *play, const json_t *line);
