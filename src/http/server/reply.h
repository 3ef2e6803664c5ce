/* The ways to reply, for handlers. Each completes the reply. */
#pragma once
#include "request.h"

struct page_file;

void reply_static(struct request *request, const struct document *document);
/* A file of the companion page, with its content security policy. One whose name has a hash is kept for good. */
void reply_page_file(struct request *request, const struct page_file *file, const char *policy);
/* The reply is what stands in `out`. */
void reply_out(struct request *request, int status);
/* The same for what is the same for everyone: 200 with an ETag and a while to keep it, or 304. `tag` lives as long as
 * the reply; NULL: it is made from the bytes. */
void reply_out_public(struct request *request, const char *tag);
/* The same for a session's own: 200 with an ETag, to be kept by the client alone and asked for again each time, or 304.
 */
void reply_out_private(struct request *request);
/* The same in the media type that the client likes best; `tag` was made by whoever wrote it, or NULL: from the bytes.
 */
void reply_out_readable(struct request *request, const char *tag);
/* The same for what is the same for everyone. */
void reply_out_public_readable(struct request *request);
/* The reply is of this media type, with what a page must have besides. */
void reply_page(struct request *request, enum media media);
/* A reply with this tag, in which the client may know it already; only its own cache may keep it. */
void reply_private(struct request *request, const char *tag);
void reply_header(struct request *request, const char *name, const char *value);

/* Gives back what compresses the reply as it is sent, if anything does. */
void reply_packing_end(struct request *request);
/* Closes the document that the reply has opened, if it has one. */
void reply_document_close(struct request *request);
