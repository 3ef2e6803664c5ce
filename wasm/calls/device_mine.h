/* The device of these calls, and what their files share. */
#pragma once
#include "calls.h"
#include "device/device.h"
#include "fields/answer_rows.h"
#include "fields/json.h"

struct device_mine {
    bool begun;
    struct device_self self;
    struct device_memory memory;
    struct device_used *used; /* what `memory` points at */
    struct device device;
};
extern struct device_mine mine;

struct place_read {
    struct hash anchor, body, asked;
    int64_t index, link;
    bool kept_back;
};
struct device_head {
    struct uuid session;
    const char *seat, *server, *key, *operation;
    const uint8_t *seed, *nonces;
    size_t seed_length, nonces_length;
    const struct tree_head *checkpoint;
    const struct place_read *sent, *used;
    size_t used_count;
    int32_t ahead;
    int64_t time;
    bool about, reissued;
    int64_t seq;
    struct hash leaf;
};

#define KEY_FIELD WORD(struct device_head, key, NULL)
#define DEVICE_FIELDS(variable, name_, list_)                                                                          \
    static const struct fields variable = {                                                                            \
        .name = name_, .list = list_, .count = FIELDS_COUNT(list_), .size = sizeof(struct device_head)}

/* Answers with why the device does not go on. */
int device_refused(struct call *call, enum device_refusal refusal);
int device_not_begun(struct call *call);
/* A member with bytes in hexadecimal. */
void device_hex(struct writer *out, const char *name, const uint8_t *bytes, size_t length);
void device_head_write(struct writer *out, const struct tree_head *head);
