/* What the book's two files share. */
#pragma once
#include "asking.h"
#include "book.h"

/* Starts the random numbers. */
void book_seed(const struct ruleset *ruleset, uint64_t seed);
void book_random(void *into, size_t size);
/* The options of a session as JSON: random ones, or none, which is the defaults. */
void book_options_write(const struct ruleset *ruleset, bool random, struct writer *out);
/* The envelope of the next entry; time goes on. */
struct envelope book_envelope(struct book *book, const char *kind, const char *seat);
/* Adds what was written and ends the writer. */
int64_t book_add(struct book *book, struct writer *entry);
struct book_seat *book_seat(struct book *book, const char *name);
