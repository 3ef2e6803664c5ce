/* Media types: what the client accepts and what it sent (RFC 9110 sections 8.3 and 12.5.1). */
#pragma once
#include <stdbool.h>

/* What umpire answers in. */
enum media { MEDIA_JSON, MEDIA_MARKDOWN, MEDIA_HTML, MEDIA_COUNT };

/* The media type as the Content-Type header says it. */
const char *media_type(enum media media);
/* The one of the first `count` media that an Accept header likes best: by weight, then by how closely it is named, then
 * in their order. NULL and "" accept everything. MEDIA_COUNT when it accepts none. */
enum media media_choose(const char *accept, int count);
/* Whether an Accept header allows a media type. */
bool media_is_accepted(const char *accept, const char *type);
/* Whether an Accept header allows application/json. */
bool accepts_json(const char *accept);
/* Whether a Content-Type is application/json, with no other charset than UTF-8. */
bool is_json(const char *content_type);
