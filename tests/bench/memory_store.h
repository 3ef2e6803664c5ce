/* A store without a database, in place of src/store/store.c: it has one session and forgets the rows. What the service
 * itself does for an append is done here as by the writer: heads, a batch, the rows' parameters, and, as if the
 * database had committed them, the answer. */
#pragma once
#include "store/store_read.h"

struct store;

/* NULL when out of memory. */
struct store *memory_store_new(void);
void memory_store_free(struct store *store);
/* Does what was handed over last, if anything. False when that is something that only a database can do. */
bool memory_store_work(struct store *store);
