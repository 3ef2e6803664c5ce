/* What the chronicle's two files share. */
#pragma once
#include "asking.h"
#include "chronicle.h"

/* Starts the random numbers. */
void chronicle_seed(const struct ruleset *ruleset, uint64_t seed);
void chronicle_random(void *into, size_t size);
/* The options of a session as JSON: random ones, or none, which is the defaults. */
void chronicle_options_write(const struct ruleset *ruleset, bool random, struct writer *out);
/* The envelope of the next entry; time goes on. */
struct envelope chronicle_envelope(struct chronicle *chronicle, const char *kind, const char *seat);
/* Adds what was written and ends the writer. */
int64_t chronicle_add(struct chronicle *chronicle, struct writer *entry);
struct chronicle_seat *chronicle_seat(struct chronicle *chronicle, const char *name);
