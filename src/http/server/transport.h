/* Between libmicrohttpd and requests: the callbacks of a loop's daemon. */
#pragma once
#include "http/server/loop.h"
#include <microhttpd.h>

/* libmicrohttpd's callback for opened and closed connections; `cls` is the loop, `context` the connection's. */
void transport_connected(void *cls, struct MHD_Connection *connection, void **context,
                         enum MHD_ConnectionNotificationCode code);
/* libmicrohttpd's log callback, which comes first: with the request line, before anything can be wrong with the header.
 * Returns the context of the others. */
void *transport_begin(void *cls, const char *target, struct MHD_Connection *connection);
/* libmicrohttpd's access handler and completion callback; `cls` is the loop. */
enum MHD_Result transport_request(void *cls, struct MHD_Connection *connection, const char *url, const char *method,
                                  const char *version, const char *upload, size_t *upload_size, void **context);
void transport_completed(void *cls, struct MHD_Connection *connection, void **context,
                         enum MHD_RequestTerminationCode code);
/* libmicrohttpd's callback for the same. */
size_t transport_unescape(void *cls, struct MHD_Connection *connection, char *text);
/* Resumes the connection of an answered request; only from the loop's thread. */
void transport_resume(struct request *request);
/* Hands a woken request to its loop; from any thread (loop.c). */
void loop_give_back(struct request *request);
