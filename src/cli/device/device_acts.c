/* What a device does in the game: nonces, commitments and reveals, dice on the table, cosignatures, questions and
 * statements.
 */
#include "base/writer.h"
#include "cli/device/device_sending.h"
#include "fields/json.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { QUESTION_PATH_SIZE = 80 };

/* What the server took. */
static void done_note(struct device_play *play, enum device_doing what, uint64_t index)
{
    play->did = (struct device_did){.what = what, .anchor = play->device.anchor, .index = index};
}

/* ---- Nonces of sealed dice ---- */

/* It need not be stored as pending: it is the same each time, and the record shows whether it arrived. */
enum device_step device_play_give(struct device_play *play)
{
    uint8_t nonce[DEVICE_NONCE_SIZE];
    char hex[2 * DEVICE_NONCE_SIZE + 1], body[sizeof hex + 32];
    enum device_refusal refusal = device_prepare_nonce(&play->device, nonce);
    if (refusal == REFUSES_NONCE_GIVEN || refusal == REFUSES_BEGUN_AGAIN)
        return STEP_NOTHING; /* asking a question then reports why */
    if (refusal)
        return device_refused(play, refusal);
    hex_write(nonce, sizeof nonce, hex);
    snprintf(body, sizeof body, "{\"nonce\":\"%s\"}", hex);
    if (!device_play_request(play, "/nonces", NULL, body))
        return play->http.status == 409 ? STEP_NOTHING : device_answered(play); /* the record will say */
    done_note(play, DID_GIVE, 0);
    printf("gave a nonce for the new chain\n");
    return STEP_DONE;
}

/* Nothing is asked before it is in the record. */
static enum device_step give_first(struct device_play *play)
{
    enum device_step step = device_play_give(play);
    if (step == STEP_NOTHING)
        return STEP_DONE;
    return step == STEP_DONE ? device_play_follow(play) : step;
}

/* ---- Commitments and reveals ---- */

enum device_step device_play_commit(struct device_play *play, size_t ahead)
{
    struct hash room[DEVICE_AHEAD_MAX];
    struct commitment_list list;
    struct device_signature signature;
    char key[DEVICE_IDEMPOTENCY_SIZE];
    struct writer body;
    enum device_refusal refusal = device_prepare_commit(&play->device, (ahead + 1) / 2, room, &list);
    if (refusal == REFUSES_COMMITTED)
        return STEP_NOTHING;
    if (!refusal)
        refusal = device_prepare_commit(&play->device, ahead, room, &list);
    device_play_make_key(key);
    if (!refusal)
        refusal = device_commit(&play->device, &list, key, &signature);
    if (refusal)
        return device_refused(play, refusal);
    writer_start(&body, DEVICE_BODY_MAX);
    commitment_list_write(&body, &list);
    enum device_step step = body.failed
                                ? device_failed("out of memory")
                                : device_play_send_signed(play, "/commitments", key, body.at, body.used, &signature);
    writer_end(&body);
    if (step == STEP_DONE) {
        done_note(play, DID_COMMIT, list.first);
        printf("committed to %zu nonces, from index %" PRIu64 "\n", list.count, list.first);
    }
    return step;
}

static bool reveal_write_body(struct writer *out, const struct device_reveal *reveal)
{
    char nonce[2 * DEVICE_NONCE_SIZE + 1], signature[2 * DEVICE_SIGNATURE_SIZE + 1];
    hex_write(reveal->nonce, sizeof reveal->nonce, nonce);
    hex_write(reveal->signature.bytes, sizeof reveal->signature.bytes, signature);
    write_object(out);
    write_member_int(out, "index", (int64_t)reveal->index);
    write_member(out, "nonce", nonce);
    write_member(out, "signature", signature);
    write_object_end(out);
    write_raw(out, "", 1);
    return !out->failed;
}

/* It need not be stored as pending: after a restart the record shows whether it arrived, and it is made again. */
static enum device_step reveal_send(struct device_play *play, const struct device_reveal *reveal)
{
    char path[QUESTION_PATH_SIZE];
    struct writer body;
    writer_start(&body, DEVICE_BODY_MAX);
    snprintf(path, sizeof path, "/questions/%" PRIu64 "/reveal", reveal->question);
    enum device_step step = STEP_FAILED;
    if (!reveal_write_body(&body, reveal))
        device_failed("out of memory");
    else if (device_play_request(play, path, NULL, body.at))
        step = STEP_DONE;
    else if (play->http.status == 409)
        step = STEP_NOTHING; /* it had arrived before, or the question has ended: the record will show which */
    else
        step = device_answered(play);
    writer_end(&body);
    if (step == STEP_DONE) {
        done_note(play, DID_REVEAL, reveal->index);
        printf("revealed for question %" PRIu64 " (index %" PRIu64 ")\n", reveal->question, reveal->index);
    }
    return step;
}

/* Whether an earlier try has stored it already. */
static bool is_used(const struct device_memory *memory, const struct device_used *used)
{
    for (size_t i = 0; i < memory->used_count; i++)
        if (memory->used[i].index == used->index && hash_equal(&memory->used[i].anchor, &used->anchor))
            return true;
    return false;
}

enum device_step device_play_reveal(struct device_play *play)
{
    struct device_used used;
    struct device_reveal reveal;
    if (!device_is_awaited(&play->device))
        return STEP_NOTHING;
    enum device_refusal refusal = device_prepare_reveal(&play->device, &used);
    if (refusal)
        return device_refused(play, refusal);
    if (!is_used(&play->file.memory, &used) &&
        (!device_file_use(&play->file, &used) || !device_file_write(&play->file)))
        return STEP_FAILED;
    refusal = device_reveal(&play->device, &reveal);
    return refusal ? device_refused(play, refusal) : reveal_send(play, &reveal);
}

/* ---- Declared dice ---- */

/* The body that agrees to them; false when they are not dice. */
static bool declared_body_write(const char *dice, struct writer *body)
{
    write_object(body);
    write_key(body, "dice");
    write_array(body);
    for (const char *at = dice;; at++) {
        char *end;
        long face = *at >= '0' && *at <= '9' ? strtol(at, &end, 10) : 0;
        if (face < 1 || face > DICE_MAX_SIDES)
            return false;
        write_int(body, face);
        at = end;
        if (!*at)
            break;
        if (*at != ',')
            return false;
    }
    write_array_end(body);
    write_object_end(body);
    write_raw(body, "", 1);
    return !body->failed;
}

/* What must be stored before a device signs that the open question ends without its dice. */
static enum device_step end_keep(struct device_play *play, enum statement_operation operation, const char *body)
{
    const struct hash hash = hash_of(body, strlen(body));
    struct device_used used;
    enum device_refusal refusal = device_prepare_end(&play->device, operation, &hash, &used);
    if (refusal)
        return device_refused(play, refusal);
    return is_used(&play->file.memory, &used) || (device_file_use(&play->file, &used) && device_file_write(&play->file))
               ? STEP_DONE
               : STEP_FAILED;
}

static enum device_step declare(struct device_play *play, const char *body)
{
    char path[QUESTION_PATH_SIZE];
    snprintf(path, sizeof path, "/questions/%" PRIu64 "/declared-dice", play->device.question.seq);
    return device_play_state(play, STATEMENT_AGREE_DECLARED, 0, path, body);
}

enum device_step device_play_declare(struct device_play *play, const char *dice)
{
    struct writer body;
    writer_start(&body, DEVICE_BODY_MAX);
    enum device_step step = declared_body_write(dice, &body)
                                ? declare(play, body.at)
                                : device_failed("dice are numbers from 1 with commas between them: 3,4");
    writer_end(&body);
    return step;
}

/* ---- Cosignatures ---- */

enum device_refusal device_play_line(const struct device_play *play, char ret[COSIGNATURE_LINE_MAX])
{
    struct text out;
    text_start(&out, ret, COSIGNATURE_LINE_MAX);
    return device_cosign(&play->device, play->file.note, strlen(play->file.note), (uint64_t)time(NULL), &out);
}

static bool cosigning_write(struct writer *out, const struct tree_head *head, const char *line)
{
    char root[HASH_TEXT_SIZE];
    hash_write(&head->root, root);
    write_object(out);
    write_key(out, "last_checkpoint");
    write_object(out);
    write_member(out, "root", root);
    write_member_int(out, "size", (int64_t)head->size);
    write_object_end(out);
    write_key(out, "line");
    write_string_bytes(out, line, strcspn(line, "\n"));
    write_object_end(out);
    write_raw(out, "", 1);
    return !out->failed;
}

/* A nonce that arrived too late is not a fault of the record, but its player should ask whose it is. */
static void late_warn(struct device_play *play)
{
    const struct device *device = &play->device;
    if (device->late && device->late_at >= play->warned)
        fprintf(
            stderr,
            "umpire: WARNING: entry %" PRIu64
            " brings a nonce after the first roll of its chain: anyone who knows the server's secrets could have tried "
            "nonces, or brought one seat after another, until later dice suited. Ask whose it is, and why it arrived "
            "so late (late_nonces)\n",
            device->late_at);
    play->warned = device->tree.size;
}

/* Nothing rests on it, so it is not stored: one that did not arrive is not sent again, since the next one covers more.
 */
enum device_step device_play_cosign(struct device_play *play)
{
    char line[COSIGNATURE_LINE_MAX];
    struct writer body;
    enum device_step step = STEP_FAILED;
    late_warn(play);
    enum device_refusal refusal = device_play_line(play, line);
    if (refusal)
        return device_refused(play, refusal);
    writer_start(&body, DEVICE_BODY_MAX);
    if (!cosigning_write(&body, &play->file.memory.checkpoint, line))
        device_failed("out of memory");
    else
        step = device_play_request(play, "/checkpoint/cosignatures", NULL, body.at) ? STEP_DONE : device_answered(play);
    writer_end(&body);
    return step;
}

/* ---- Questions and statements ---- */

/* The smallest member's name above `last`; NULL after the greatest. */
static const char *name_above(const struct json_t *object, const char *last)
{
    const char *found = NULL, *name = NULL;
    while (json_next(object, &name))
        if ((!last || strcmp(name, last) > 0) && (!found || strcmp(name, found) < 0))
            found = name;
    return found;
}

/* In canonical form: members in the order of their names. The depth was held when it was read. */
static void canonical_write(struct writer *out, const struct json_t *value)
{
    const char *name = NULL;
    switch (json_kind(value)) {
    case VALUE_OBJECT:
        write_object(out);
        while ((name = name_above(value, name))) {
            write_key_bytes(out, name, strlen(name));
            canonical_write(out, json_member(value, name));
        }
        write_object_end(out);
        break;
    case VALUE_LIST:
        write_array(out);
        for (size_t i = 0; i < json_list_size(value); i++)
            canonical_write(out, json_list_item(value, i));
        write_array_end(out);
        break;
    default:
        json_write(out, value);
    }
}

/* NULL: it is not a question that can be signed. */
static struct json_t *question_read(struct device_play *play, const char *question, size_t length)
{
    struct violations violations;
    violations_start(&violations);
    struct json_t *root =
        json_depth_fits(question, length, 32) ? json_read(&play->scratch, question, length, &violations) : NULL;
    bool fits = root && json_kind(root) == VALUE_OBJECT && !json_member(root, "signature") &&
                !json_member(root, "last_checkpoint");
    return fits ? root : NULL;
}

/* The question with its place; NULL: without. */
static bool question_write(struct device_play *play, struct json_t *question, const struct statement_place *place,
                           struct writer *out)
{
    struct violations violations;
    char text[80];
    violations_start(&violations);
    if (place) {
        int size =
            snprintf(text, sizeof text, "{\"index\":%" PRIu64 ",\"link\":%" PRIu64 "}", place->index, place->link);
        struct json_t *where = json_read(&play->scratch, text, (size_t)size, &violations);
        if (!where || json_set(&play->scratch, question, "/place", where) != JSON_SET_DONE)
            return false;
    }
    canonical_write(out, question);
    return !out->failed;
}

static enum device_step question_send(struct device_play *play, const struct writer *body,
                                      const struct statement_place *place)
{
    struct device_signature signature;
    char key[DEVICE_IDEMPOTENCY_SIZE];
    const struct device_sent sent = {.any = true, .place = *place, .body = hash_of(body->at, body->used)};
    device_play_make_key(key);
    play->file.memory.sent = sent; /* stored with the request, before it is sent */
    enum device_refusal refusal = device_ask(&play->device, &sent, key, &signature);
    return refusal ? device_refused(play, refusal)
                   : device_play_send_signed(play, "/rulings", key, body->at, body->used, &signature);
}

/* Sealed mode: for dice on the table no place is named. */
static enum device_step declared_send(struct device_play *play, struct writer *body)
{
    write_raw(body, "", 1);
    return body->failed ? device_failed("out of memory")
                        : device_play_state(play, STATEMENT_RULE, 0, "/rulings", body->at);
}

static enum device_step ask_now(struct device_play *play, const char *question, size_t length)
{
    struct statement_place place;
    struct writer body;
    arena_reset(&play->scratch);
    struct json_t *root = question_read(play, question, length);
    bool declared = root && !play->device.two_sided && json_member(root, "dice");
    enum device_refusal refusal = declared ? REFUSES_NOTHING : device_prepare_ask(&play->device, &place);
    if (refusal)
        return device_refused(play, refusal);
    writer_start(&body, DEVICE_BODY_MAX);
    enum device_step step = STEP_FAILED;
    if (!root || !question_write(play, root, declared ? NULL : &place, &body))
        device_failed("the question is not a JSON object with step and input");
    else
        step = declared ? declared_send(play, &body) : question_send(play, &body, &place);
    writer_end(&body);
    if (step == STEP_DONE && !declared)
        printf("asked at link %" PRIu64 ", index %" PRIu64 "\n", place.link, place.index);
    return step;
}

/* A question that reaches the end of a chain makes the server begin the next one, but was signed for none of that
 * chain's links: it is signed again once the chain has been read. */
enum device_step device_play_ask(struct device_play *play, const char *question, size_t length)
{
    const struct hash before = play->device.anchor;
    bool ends = !play->device.two_sided && play->device.spent == play->device.last_link;
    enum device_step step = give_first(play);
    if (step == STEP_DONE)
        step = ask_now(play, question, length);
    if (step != STEP_REFUSED || !ends)
        return step;
    step = device_play_follow(play);
    if (step != STEP_DONE || hash_equal(&before, &play->device.anchor))
        return step == STEP_DONE ? STEP_REFUSED : step;
    fprintf(stderr, "umpire: a new chain of secrets has begun: asking again\n");
    step = give_first(play);
    return step == STEP_DONE ? ask_now(play, question, length) : step;
}

/* Whether it ends a question without its dice: an agreement to a new device does where one is open. */
static bool ends_question(const struct device_play *play, enum statement_operation operation)
{
    return operation == STATEMENT_GIVE_UP || operation == STATEMENT_AGREE_DECLARED ||
           (operation == STATEMENT_AGREE_REISSUE && play->device.question.open);
}

enum device_step device_play_state(struct device_play *play, enum statement_operation operation, uint64_t about,
                                   const char *path, const char *body)
{
    const struct hash hash = hash_of(body, strlen(body));
    struct statement_about entry = {.seq = about};
    struct device_signature signature;
    char key[DEVICE_IDEMPOTENCY_SIZE];
    const char *bytes;
    size_t length;
    if (about && !device_play_entry(play, about, &bytes, &length)) {
        fprintf(stderr, "umpire: there is no entry %" PRIu64 "\n", about);
        return STEP_REFUSED;
    }
    if (about)
        entry.leaf = tree_leaf(bytes, length);
    if (ends_question(play, operation)) {
        enum device_step stored = end_keep(play, operation, body);
        if (stored != STEP_DONE)
            return stored;
    }
    device_play_make_key(key);
    enum device_refusal refusal = device_state(&play->device, operation, &hash, key, about ? &entry : NULL, &signature);
    if (refusal)
        return device_refused(play, refusal);
    return device_play_send_signed(play, path, key, body, strlen(body), &signature);
}

enum device_step device_play_say(struct device_play *play, const char *path, const struct writer *body)
{
    char key[DEVICE_IDEMPOTENCY_SIZE];
    device_play_make_key(key);
    return device_play_send(play, path, key, body);
}
