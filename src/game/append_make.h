/* The writer's part of an append: the `make` of struct store_append. For append.c only. */
#pragma once
#include "game/append.h"

/* Fills in the kind's own members: what the request says, and what the action's `say` adds. */
void append_say(const struct job *job, struct entry *entry);

/* Makes the entry of the job's action, */
bool append_make_entry(struct store_append *append, const struct store_place *place, struct writer *out,
                       struct writer *left);
/* the second one, right after it, */
bool append_make_second(struct store_append *second, const struct store_place *place, struct writer *out,
                        struct writer *left);
/* and the one with which the next chain begins. */
bool append_make_rekey(struct store_append *append, const struct store_place *place, struct writer *out,
                       struct writer *left);
