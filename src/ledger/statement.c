/* Statements, commitments and reveals: frames that a device signs (docs/ledger.md, "Statements"). */
#include "ledger/statement.h"
#include "crypto/crypto.h"
#include "ledger/frame.h"
#include <assert.h>
#include <string.h>

static_assert(DEVICE_KEY_SIZE == (int)SIGNATURE_KEY_SIZE && DEVICE_SECRET_SIZE == (int)SIGNATURE_SECRET_SIZE &&
                  DEVICE_SEED_SIZE == (int)SIGNATURE_SEED_SIZE && DEVICE_SIGNATURE_SIZE == (int)SIGNATURE_SIZE,
              "keys and signatures are those of Ed25519");

static const struct {
    const char *name;
    int says;
} operations[] = {
#define X(symbol, name_, says_) {.name = #name_, .says = says_},
    STATEMENT_OPERATIONS(X)
#undef X
};

const char *statement_operation_name(enum statement_operation operation)
{
    return operation < STATEMENT_OPERATION_COUNT ? operations[operation].name : NULL;
}

enum statement_operation statement_operation_named(const char *name)
{
    for (int i = 0; i < STATEMENT_OPERATION_COUNT; i++)
        if (strcmp(operations[i].name, name) == 0)
            return (enum statement_operation)i;
    return STATEMENT_OPERATION_COUNT;
}

/* Bytes of a fixed width in one field, or an empty field if there are none. */
struct part {
    size_t used;
    uint8_t bytes[HASH_SIZE + 2 * 8];
};

static void part_add_hash(struct part *part, const struct hash *hash)
{
    memcpy(part->bytes + part->used, hash->bytes, HASH_SIZE);
    part->used += HASH_SIZE;
}

static void part_add_number(struct part *part, uint64_t number)
{
    for (int i = 0; i < 8; i++)
        part->bytes[part->used++] = (uint8_t)(number >> (56 - 8 * i));
}

static void frame_add_checkpoint(struct frame *frame, const struct tree_head *head)
{
    struct part part = {.used = 0};
    if (head) {
        part_add_number(&part, head->size);
        part_add_hash(&part, &head->root);
    }
    frame_add(frame, part.bytes, part.used);
}

static void frame_add_place(struct frame *frame, const struct statement_place *place)
{
    struct part part = {.used = 0};
    if (place) {
        part_add_hash(&part, &place->anchor);
        part_add_number(&part, place->link);
        part_add_number(&part, place->index);
    }
    frame_add(frame, part.bytes, part.used);
}

static void frame_add_about(struct frame *frame, const struct statement_about *about)
{
    struct part part = {.used = 0};
    if (about) {
        part_add_number(&part, about->seq);
        part_add_hash(&part, &about->leaf);
    }
    frame_add(frame, part.bytes, part.used);
}

/* Empty where it is NULL or too long: such a text is allowed nowhere. */
static size_t text_length(const char *text, size_t max)
{
    size_t length = text ? strnlen(text, max + 1) : 0;
    return length <= max ? length : 0;
}

/* Whether it has what its operation demands, and nothing that it must not have. */
static bool says_enough(const struct statement *statement)
{
    if (statement->operation >= STATEMENT_OPERATION_COUNT)
        return false;
    int says = operations[statement->operation].says;
    bool newcomer = says & STATEMENT_NEWCOMER;
    if (!(says & STATEMENT_PLACE_MAY) && (statement->place != NULL) != (bool)(says & STATEMENT_PLACE))
        return false;
    if ((statement->about != NULL) != (bool)(says & STATEMENT_ABOUT))
        return false;
    if (statement->operation == STATEMENT_COMMIT && statement->place->link != 0)
        return false;
    if (newcomer ? statement->key != NULL : !text_length(statement->key, STATEMENT_KEY_MAX))
        return false;
    return text_length(statement->seat, SEALED_SEAT_MAX) && (newcomer || statement->last_checkpoint);
}

/* Takes over the frame's bytes, for which there is always room: every field has a maximum length. */
static size_t frame_give(const struct frame *frame, uint8_t ret[STATEMENT_MAX])
{
    assert(frame->used <= STATEMENT_MAX);
    memcpy(ret, frame->bytes, frame->used);
    return frame->used;
}

size_t statement_write(const struct statement *statement, uint8_t ret[STATEMENT_MAX])
{
    struct frame frame;
    if (!says_enough(statement))
        return 0;
    const char *operation = operations[statement->operation].name, *key = statement->key ? statement->key : "";
    frame_start(&frame, "umpire/v1/statement", &statement->session);
    frame_add(&frame, statement->seat, strlen(statement->seat));
    frame_add(&frame, operation, strlen(operation));
    frame_add(&frame, statement->body.bytes, HASH_SIZE);
    frame_add(&frame, key, strlen(key));
    frame_add_checkpoint(&frame, statement->last_checkpoint);
    frame_add_place(&frame, statement->place);
    frame_add_about(&frame, statement->about);
    return frame_give(&frame, ret);
}

static bool bytes_sign(const uint8_t *bytes, size_t length, const struct device_secret *secret,
                       struct device_signature *ret)
{
    if (length)
        signature_make(bytes, length, secret->bytes, ret->bytes);
    return length;
}

static bool bytes_check(const uint8_t *bytes, size_t length, const struct device_key *key,
                        const struct device_signature *signature)
{
    return length && signature_verify(signature->bytes, bytes, length, key->bytes);
}

bool statement_sign(const struct statement *statement, const struct device_secret *secret, struct device_signature *ret)
{
    uint8_t bytes[STATEMENT_MAX];
    return bytes_sign(bytes, statement_write(statement, bytes), secret, ret);
}

bool statement_check(const struct statement *statement, const struct device_key *key,
                     const struct device_signature *signature)
{
    uint8_t bytes[STATEMENT_MAX];
    return bytes_check(bytes, statement_write(statement, bytes), key, signature);
}

bool commitment_make(const struct uuid *session, const struct hash *anchor, uint64_t index, const struct nonce *nonce,
                     struct hash *ret)
{
    struct frame frame;
    if (!nonce_fits(nonce))
        return false;
    frame_start(&frame, "umpire/v1/commitment", session);
    frame_add(&frame, nonce->seat, strlen(nonce->seat));
    frame_add(&frame, anchor->bytes, HASH_SIZE);
    frame_add_number(&frame, index);
    frame_add(&frame, nonce->bytes, nonce->length);
    *ret = hash_of(frame.bytes, frame.used);
    return true;
}

static void write_hash(struct writer *out, const struct hash *hash)
{
    char text[HASH_TEXT_SIZE];
    hash_write(hash, text);
    write_string(out, text);
}

void commitment_list_write(struct writer *out, const struct commitment_list *list)
{
    write_object(out);
    write_key(out, "anchor");
    write_hash(out, &list->anchor);
    write_key(out, "commitments");
    write_array(out);
    for (size_t i = 0; i < list->count; i++)
        write_hash(out, &list->commitments[i]);
    write_array_end(out);
    write_member_int(out, "first", (int64_t)list->first);
    write_object_end(out);
}

bool commitment_list_state(const struct commitment_list *list, struct statement *statement,
                           struct statement_place *place)
{
    enum { BODY_MAX = 256 + COMMITMENTS_MAX * (HASH_TEXT_SIZE + 2) };
    struct writer body;
    if (list->count < 1 || list->count > COMMITMENTS_MAX || list->first > (uint64_t)1 << 53)
        return false;
    writer_start(&body, BODY_MAX);
    commitment_list_write(&body, list);
    bool written = !body.failed;
    if (written) {
        *place = (struct statement_place){.anchor = list->anchor, .index = list->first};
        statement->operation = STATEMENT_COMMIT;
        statement->body = hash_of(body.at, body.used);
        statement->place = place;
    }
    writer_end(&body);
    return written;
}

size_t reveal_write(const struct reveal *reveal, uint8_t ret[STATEMENT_MAX])
{
    struct frame frame;
    if (!nonce_fits(&reveal->nonce) || reveal->nonce.seat[0] == '\0')
        return 0;
    frame_start(&frame, "umpire/v1/reveal", &reveal->session);
    frame_add(&frame, reveal->nonce.seat, strlen(reveal->nonce.seat));
    frame_add(&frame, reveal->asked.bytes, HASH_SIZE);
    frame_add(&frame, reveal->root.bytes, HASH_SIZE);
    frame_add_number(&frame, reveal->index);
    frame_add(&frame, reveal->nonce.bytes, reveal->nonce.length);
    return frame_give(&frame, ret);
}

bool reveal_sign(const struct reveal *reveal, const struct device_secret *secret, struct device_signature *ret)
{
    uint8_t bytes[STATEMENT_MAX];
    bool given = bytes_sign(bytes, reveal_write(reveal, bytes), secret, ret);
    secret_wipe(bytes, sizeof bytes); /* the nonce is a secret until it is sent */
    return given;
}

bool reveal_check(const struct reveal *reveal, const struct device_key *key, const struct device_signature *signature)
{
    uint8_t bytes[STATEMENT_MAX];
    return bytes_check(bytes, reveal_write(reveal, bytes), key, signature);
}

void device_key_make(const uint8_t seed[DEVICE_SEED_SIZE], struct device_secret *ret_secret, struct device_key *ret)
{
    signature_pair(seed, ret_secret->bytes, ret->bytes);
}

bool device_key_signs(const uint8_t key[DEVICE_KEY_SIZE])
{
    return signature_key_sound(key);
}

bool device_key_equal(const struct device_key *a, const struct device_key *b)
{
    return secret_equal(a->bytes, b->bytes, DEVICE_KEY_SIZE);
}
