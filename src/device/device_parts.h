/* What the files of this room share. */
#pragma once
#include "device/device.h"

enum {
    DEVICE_CHAIN_MAX = 4096 /* links of a chain */,
    DEVICE_FORMAT = 1 /* of entries */,
    DEVICE_DECLARED_MAX = 1 << 15, /* bytes */
    DEVICE_BODY_MAX = 1 << 16      /* bytes */
};
#define DEVICE_EMPTY_BODY "{}"

/* How many more commitments the party may register. */
uint64_t device_room_ahead(const struct device *device, const struct device_party *party);
/* Whether a party gave the open question up, or agreed to declared dice: then no nonce is given for it any more. */
bool device_is_ending(const struct device *device);
/* The place of the next question; agreements before it lapse with it. */
struct statement_place device_place(const struct device *device);
/* For which question this device's nonce of the index was given away on the present chain; NULL: for none. */
const struct device_used *device_used_find(const struct device *device, uint64_t index);
