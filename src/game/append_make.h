/* The writer's part of an append: what struct store_append calls `make`. For append.c alone. */
#pragma once
#include "append.h"

/* The entry of the job's action, */
bool append_make_entry(struct store_append *append, const struct store_place *place, struct writer *out,
                       struct writer *left);
/* the one right behind it, */
bool append_make_second(struct store_append *second, const struct store_place *place, struct writer *out,
                        struct writer *left);
/* and the one with which the next chain begins. */
bool append_make_rekey(struct store_append *append, const struct store_place *place, struct writer *out,
                       struct writer *left);
