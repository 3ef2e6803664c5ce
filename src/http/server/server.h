/* The server: event loops around libmicrohttpd, which carry requests in and out. */
#pragma once
#include "http/server/service.h"

struct server;

/* How many loops there will be for this setting; 0: one for each processor but one, which is left to the database
 * and the store's threads. */
int32_t server_loops(int32_t wanted);
/* Listens and starts the loops; the first takes the turns of the store's writer. NULL after logging why not. */
struct server *server_start(struct service *service);
/* The port that it listens on. */
uint16_t server_port(const struct server *server);
/* Whether every loop has turned since the last call; each turns at least once a second. Only for the thread that
 * started it. */
bool server_turns(struct server *server);
/* Stops listening, lets accepted requests finish (bounded by the store's deadline and drain_ms), ends the loops. */
void server_stop(struct server *server);
