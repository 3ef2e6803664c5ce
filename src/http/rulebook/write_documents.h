/* Writing all documents, at the start of the program. */
#pragma once
#include "http/rulebook/documents.h"

/* False when out of memory or a rulebook cannot be read. */
bool documents_start(struct documents *documents, const char *origin);
