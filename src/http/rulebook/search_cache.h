/* Answers of the search that were given lately: a club often looks up the same things. A fixed number of places; a new
 * answer replaces the one in its place. For all threads. */
#pragma once
#include "base/writer.h"
#include "http/rulebook/documents.h"

struct search_cache;

/* NULL when out of memory. */
struct search_cache *search_cache_new(void);
/* Accepts NULL. */
void search_cache_free(struct search_cache *cache);
/* Copies the answer to this key, if it is there and not old, to `out`, and its tag. Accepts a NULL cache. */
bool search_cache_find(struct search_cache *cache, const char *key, struct writer *out, char ret_tag[DOCUMENT_TAG_MAX]);
/* Keeps an answer, unless it is large. Accepts a NULL cache. */
void search_cache_put(struct search_cache *cache, const char *key, const struct writer *answer, const char *tag);
