/* An entry as it is being taken, and who takes which kind. A taker looks at the entry as an adversary's, and changes
 * what the device knows only by what it found right; otherwise it returns why the device refuses. */
#pragma once
#include "device/device.h"
#include "device/device_parts.h"
#include "fields/json.h"
#include "ledger/statement.h"

struct taking {
    struct device *device;
    const struct json_t *entry; /* an object */
    struct arena *scratch;
    struct hash leaf;
    uint64_t seq;
    char seat[SEALED_SEAT_MAX + 1];
};

/* A statement as the entry's envelope has it, with what it points at. */
struct taken_statement {
    struct statement statement;
    struct tree_head head;
    char key[STATEMENT_KEY_MAX + 1];
};

/* NULL: no party. */
struct device_party *device_party_find(struct device *device, const char *name);
/* The open question ends: its link is spent, whether or not its secret was published. */
void device_question_end(struct device *device);
/* Whether this device remembers that it revealed for the open question. */
bool device_question_is_stored(const struct device *device);

/* Counts a nonce that arrived too late for its chain's first roll. */
void device_nonce_late(struct device *device, uint64_t seq);

/* False: the value is not a key. */
bool json_device_key(const struct json_t *value, struct device_key *ret);
/* Whether it was written by this device: its seat may have been another one's before. */
bool taking_is_own(const struct taking *taking);
/* Whether the entry is about the open question. */
bool taking_is_of_question(const struct taking *taking, const struct json_t *of);
/* False: the entry holds no signature. */
bool taking_signature(const struct taking *taking, struct device_signature *ret);
/* `ret` points into itself. False: the envelope is malformed. */
bool taking_statement(const struct taking *taking, enum statement_operation operation, struct taken_statement *ret);
/* Whether the entry's signature is that of the seat's device, over the statement `told`. */
bool taking_is_signed(const struct taking *taking, const struct device_seat *seat, const struct taken_statement *told);
/* Whether the question that is recorded says what its party signed: the same step, units and decision, and every input
 * that the party gave. What it left out is filled in by defaults and units; that this is correct, `umpire verify`
 * checks. */
enum device_refusal taking_says(const struct taking *taking, const char *body, size_t length);

enum device_refusal take_opened(struct taking *taking);
enum device_refusal take_rekey(struct taking *taking);
enum device_refusal take_ruling(struct taking *taking);

enum device_refusal take_joined(struct taking *taking);
enum device_refusal take_nonce(struct taking *taking);
enum device_refusal take_revoked(struct taking *taking);
enum device_refusal take_admitted(struct taking *taking);
enum device_refusal take_reissue_agreed(struct taking *taking);
enum device_refusal take_reissued(struct taking *taking);
enum device_refusal take_handed_over(struct taking *taking);

enum device_refusal take_committed(struct taking *taking);
enum device_refusal take_asked(struct taking *taking);
enum device_refusal take_revealed(struct taking *taking);
enum device_refusal take_gave_up(struct taking *taking);
enum device_refusal take_declared(struct taking *taking);

enum device_refusal take_note(struct taking *taking);
enum device_refusal take_dispute(struct taking *taking);
enum device_refusal take_undo_proposed(struct taking *taking);
enum device_refusal take_undo_answered(struct taking *taking);
enum device_refusal take_turn(struct taking *taking);
enum device_refusal take_closed(struct taking *taking);
