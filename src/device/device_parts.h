/* What the files of this room share. */
#pragma once
#include "device.h"

enum { DEVICE_CHAIN_MAX = 4096 }; /* links of a chain */
#define DEVICE_EMPTY_BODY "{}"

/* How many more commitments the party may register. */
uint64_t device_room_ahead(const struct device *device, const struct device_party *party);
/* For which question this device's nonce of the index was given away on the present chain; NULL: for none. */
const struct device_used *device_used_find(const struct device *device, uint64_t index);
