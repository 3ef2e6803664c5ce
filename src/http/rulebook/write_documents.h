/* Writing all documents, which takes half a second of a processor: the service listens before that. */
#pragma once
#include "http/rulebook/documents.h"

/* Reads the rulebooks. False when out of memory or one cannot be read. */
bool documents_start(struct documents *documents, const char *origin);
/* Writes the documents. False when out of memory, or when they are not `wanted` any more (NULL: they are). All who
 * await them go on either way. */
bool documents_write(struct documents *documents, bool (*wanted)(void));
