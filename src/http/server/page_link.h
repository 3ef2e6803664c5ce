/* Links to the next page of a list (RFC 8288), and the opaque cursors in them. */
#pragma once
#include "http/server/request.h"

enum { PAGE_LINK_MAX = 1024 };

/* Adds a parameter to a link whose query has begun, percent-encoded. */
void page_link_add(struct text *link, const char *name, const char *value);
/* Ends the link, which is in the arena, and sends it. */
void page_link_send(struct request *request, struct text *link);

/* A cursor is some bytes in base64url, CURSOR_TEXT_SIZE(length) long. False for anything else. */
#define CURSOR_TEXT_SIZE(length) (((length)*4 + 2) / 3 + 1)
void cursor_write(const uint8_t *bytes, size_t length, char *ret);
bool cursor_read(const char *text, uint8_t *ret, size_t length);
