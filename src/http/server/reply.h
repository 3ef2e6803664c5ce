/* The ways to reply, for handlers, and the end of every reply. */
#pragma once
#include "http/server/request.h"

struct page_file;

void reply_static(struct request *request, const struct document *document);
/* A file of the companion page, with its content security policy. One whose name has a hash may be cached for ever. */
void reply_page_file(struct request *request, const struct page_file *file, const char *policy);
/* The reply is the content of `out`. */
void reply_out(struct request *request, int status);
/* 204: there is nothing to read. */
void reply_nothing(struct request *request);
/* The same for an answer that is equal for everyone: 200 with an ETag and some time to cache it, or 304. `tag` lives
 * as long as the reply; NULL: it is made from the bytes. */
void reply_out_public(struct request *request, const char *tag);
/* The same for an answer of one session: 200 with an ETag, or 304; only the client may cache it, and must revalidate
 * each time. */
void reply_out_private(struct request *request);
/* The same in the media type that the client prefers; `tag` comes from whoever wrote the body, or is NULL: it is
 * made from the bytes. */
void reply_out_readable(struct request *request, const char *tag);
/* The same for an answer that is equal for everyone. */
void reply_out_public_readable(struct request *request);
/* The reply is of this media type, with the headers that a page needs. */
void reply_page(struct request *request, enum media media);
/* A reply with this tag, which the client may have already; only its own cache may store it. */
void reply_private(struct request *request, const char *tag);
void reply_header(struct request *request, const char *name, const char *value);

/* Compares its tag with the client's, chooses its encoding, and adds headers of limits, Vary and CORS. Once per
 * reply. */
void reply_finish(struct request *request);
/* Frees the compressor of a reply that is compressed while it is sent, if there is one. */
void reply_packing_end(struct request *request);
/* Closes the document that the reply has opened, if it has one. */
void reply_document_close(struct request *request);
