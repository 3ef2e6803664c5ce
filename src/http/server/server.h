/* The server: event loops around libmicrohttpd, which carry requests in and out. */
#pragma once
#include "service.h"

struct server;

/* How many loops there will be where so many are wanted; 0: one for each processor but one, which the database and the
 * store's threads take. */
int32_t server_loops(int32_t wanted);
/* Whether their store is to be driven (store_turn): by one loop, which then hands nothing to another thread and back.
 */
bool server_drives(int32_t wanted);
/* How many threads check devices' signatures for that one loop; 0: each loop checks its own. */
int32_t server_checkers(int32_t wanted);
/* Listens and starts the loops. NULL after logging why not. */
struct server *server_start(struct service *service);
/* The port that it listens on. */
uint16_t server_port(const struct server *server);
/* Whether every loop has turned since this was asked last; it turns at least once a second. For the thread that started
 * it. */
bool server_turns(struct server *server);
/* Stops listening, lets accepted requests finish (bounded by the store's deadline and drain_ms), ends the loops. */
void server_stop(struct server *server);
