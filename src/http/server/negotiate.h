/* Media types and encodings: what the client accepts and what it sent (RFC 9110 sections 8.3, 12.5.1 and 12.5.3); and
 * how much of an answer it wants. */
#pragma once
#include <stdbool.h>

/* Media types of umpire's answers. */
enum media { MEDIA_JSON, MEDIA_MARKDOWN, MEDIA_HTML, MEDIA_COUNT };

/* Its name in the Content-Type header. */
const char *media_type(enum media media);
/* The one of the first `count` media that an Accept header prefers: by weight, then by how closely it is named, then
 * in their order. NULL and "" accept everything. MEDIA_COUNT if it accepts none. */
enum media media_choose(const char *accept, int count);
/* The same of all media, where a page is answered to who likes nothing better. */
enum media media_choose_page(const char *accept);
/* Whether an Accept header allows a media type. */
bool media_is_accepted(const char *accept, const char *type);
/* Whether an Accept header allows application/json. */
bool accepts_json(const char *accept);
/* What an Accept-Encoding header allows of the two that exist: gzip, and the body as it is (identity). */
enum encodings {
    ENCODINGS_PLAIN,     /* as it is: nothing else is allowed, or it is preferred */
    ENCODINGS_GZIP,      /* both; gzip where it pays */
    ENCODINGS_GZIP_ONLY, /* not as it is */
    ENCODINGS_NONE,
};

/* NULL, although it allows everything, is treated as a client that knows no encodings. */
enum encodings encodings_choose(const char *accept_encoding);
/* Whether a Prefer header asks for return=minimal (RFC 7240). If a preference occurs twice, the first one counts.
 * NULL: no preference. */
bool prefers_minimal(const char *prefer);
/* Whether a Content-Type is application/json, with no other charset than UTF-8. */
bool is_json(const char *content_type);
/* The same for text/csv. */
bool is_csv(const char *content_type);
