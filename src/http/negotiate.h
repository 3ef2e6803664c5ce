/* Media types: what the client accepts and what it sent (RFC 9110 sections 8.3 and 12.5.1). */
#pragma once
#include <stdbool.h>

/* Whether an Accept header allows application/json. NULL and "" allow everything. */
bool accepts_json(const char *accept);
/* Whether a Content-Type is application/json, with no other charset than UTF-8. */
bool is_json(const char *content_type);
