/* A table for the tests of devices: a server that writes whatever a test wants into its record and signs it, and two
 * devices, red's and blue's. An owner who cheats is the test itself: it holds the server's key and may use either
 * device's secrets. */
#pragma once
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <jansson.h>
#include <sodium.h>

#include "device/device.h"
#include "ledger/chain.h"
#include "ledger/checkpoint.h"

#define LENGTH(array) (sizeof(array) / sizeof((array)[0]))
#define SESSION "01934abc-def0-7fff-8000-090aa00aff10"
#define QUESTION "{\"input\":{\"target\":8},\"step\":\"morale-check\"}"
#define OTHER_QUESTION "{\"input\":{\"target\":9},\"step\":\"morale-check\"}"

enum { ENTRIES_MAX = 128, USED_MAX = 32, AHEAD = 8, LINKS = 64 };

struct player {
    struct device_self self;
    struct device_memory memory;
    struct device_used used[USED_MAX];
    struct device device;
    struct arena scratch;
};

struct table {
    struct uuid session;
    struct note_signer server;
    struct chain chain;
    char *entries[ENTRIES_MAX]; /* owned */
    size_t count;
    struct player red, blue;
};

/* The record. */

static inline struct tree_head table_head(const struct table *table)
{
    struct tree tree;
    tree_start(&tree);
    for (size_t i = 0; i < table->count; i++) {
        struct hash leaf = tree_leaf(table->entries[i], strlen(table->entries[i]));
        assert_true(tree_add(&tree, &leaf));
    }
    return tree_head_of(&tree);
}

static inline struct hash table_leaf(const struct table *table, size_t seq)
{
    assert_true(seq < table->count);
    return tree_leaf(table->entries[seq], strlen(table->entries[seq]));
}

/* Cuts the end off, as a restored database does. */
static inline void table_cut(struct table *table, size_t count)
{
    while (table->count > count)
        free(table->entries[--table->count]);
}

/* The envelope of the next entry; the caller adds what the kind says. */
static inline json_t *entry_begin(const struct table *table, const char *kind, const char *seat)
{
    return json_pack("{s:s, s:i, s:s, s:s, s:i, s:s}", "at", "2026-11-22T10:00:00.000Z", "format", 1, "kind", kind,
                     "seat", seat, "seq", (int)table->count, "session", SESSION);
}

/* Writes it as the next entry. */
static inline void entry_add(struct table *table, json_t *entry)
{
    assert_non_null(entry);
    assert_true(table->count < ENTRIES_MAX);
    table->entries[table->count] = json_dumps(entry, JSON_COMPACT | JSON_SORT_KEYS);
    assert_non_null(table->entries[table->count++]);
    json_decref(entry);
}

static inline void set_hex(json_t *entry, const char *name, const void *bytes, size_t length)
{
    char hex[2 * DEVICE_SIGNATURE_SIZE + 1];
    hex_write(bytes, length, hex);
    assert_int_equal(json_object_set_new(entry, name, json_string(hex)), 0);
}

/* What a signed entry's envelope says beside: the key, the checkpoint, and the signature. */
static inline void set_signed(json_t *entry, const char *key, const struct tree_head *last,
                              const struct device_signature *signature)
{
    char root[HASH_TEXT_SIZE];
    hash_write(&last->root, root);
    json_object_set_new(entry, "idempotency_key", json_string(key));
    json_object_set_new(entry, "last_checkpoint",
                        json_pack("{s:I, s:s}", "size", (json_int_t)last->size, "root", root));
    set_hex(entry, "signature", signature->bytes, sizeof signature->bytes);
}

/* Devices. */

static inline void note_make(const struct table *table, const struct note_signer *server, char *ret, size_t size)
{
    struct tree_head head = table_head(table);
    struct text text;
    text_start(&text, ret, size);
    assert_true(checkpoint_sign(&text, &table->session, &head, server, 1));
}

/* The device reads everything anew, as after a start. */
static inline void player_restart(struct player *player)
{
    device_start(&player->device, &player->self, &player->memory);
}

/* Hands the device what it has not read yet, and a checkpoint, which it keeps. */
static inline enum device_refusal player_follow(const struct table *table, struct player *player)
{
    char note[CHECKPOINT_NOTE_MAX];
    struct tree_head head;
    while (player->device.tree.size < table->count) {
        const char *bytes = table->entries[player->device.tree.size];
        enum device_refusal refusal = device_take_entry(&player->device, bytes, strlen(bytes), &player->scratch);
        arena_reset(&player->scratch);
        if (refusal && refusal != REFUSES_UNKNOWN_KIND)
            return refusal;
    }
    note_make(table, &table->server, note, sizeof note);
    enum device_refusal refusal = device_take_checkpoint(&player->device, note, strlen(note), &head);
    if (!refusal)
        player->memory.checkpoint = head;
    return refusal;
}

#define assert_refusal(found, wanted) assert_string_equal(device_refusal_code(found), device_refusal_code(wanted))

static inline void follow(const struct table *table, struct player *player)
{
    assert_refusal(player_follow(table, player), REFUSES_NOTHING);
}

/* The record as it stands is refused. */
static inline void refused(const struct table *table, struct player *player, enum device_refusal wanted)
{
    assert_refusal(player_follow(table, player), wanted);
    if (player->device.refusal) { /* and that is the end of it */
        struct device_used used;
        assert_refusal(player_follow(table, player), wanted);
        assert_refusal(device_prepare_reveal(&player->device, &used), wanted);
    }
}

static inline void player_start(struct table *table, struct player *player, const char *name, uint8_t digit)
{
    uint8_t random[DEVICE_SEED_SIZE + DEVICE_NONCE_SIZE];
    memset(random, digit, sizeof random);
    *player = (struct player){.memory = {.used = player->used}};
    arena_start(&player->scratch, 1 << 20);
    assert_true(device_make(&table->session, name, &table->server.key, random, &player->self));
    player_restart(player);
}

/* Entries as an honest server writes them. */

static inline json_t *opened_entry(const struct table *table)
{
    char anchor[HASH_TEXT_SIZE];
    json_t *entry = entry_begin(table, "opened", "umpire");
    hash_write(&table->chain.anchor.secret, anchor);
    json_object_set_new(entry, "mode", json_string("two_sided"));
    json_object_set_new(entry, "chain", json_pack("{s:s, s:i, s:i}", "anchor", anchor, "base", 0, "length", LINKS));
    return entry;
}

static inline json_t *joined_entry(const struct table *table, const struct player *player)
{
    json_t *entry = entry_begin(table, "joined", player->self.seat);
    json_object_set_new(entry, "role", json_string("player"));
    json_object_set_new(entry, "side", json_string(strcmp(player->self.seat, "blue") == 0 ? "blue" : "red"));
    set_hex(entry, "device_key", player->self.key.bytes, sizeof player->self.key.bytes);
    return entry;
}

static inline json_t *committed_entry(const struct table *table, const struct player *player,
                                      const struct commitment_list *list, const char *key,
                                      const struct device_signature *signature)
{
    json_t *entry = entry_begin(table, "committed", player->self.seat), *commitments = json_array();
    char hex[HASH_TEXT_SIZE];
    for (size_t i = 0; i < list->count; i++) {
        hash_write(&list->commitments[i], hex);
        json_array_append_new(commitments, json_string(hex));
    }
    json_object_set_new(entry, "commitments", commitments);
    json_object_set_new(entry, "first", json_integer((json_int_t)list->first));
    set_signed(entry, key, &player->memory.checkpoint, signature);
    return entry;
}

/* The key of a request: new with each entry. */
static inline const char *key_of(const struct table *table)
{
    static char key[32];
    snprintf(key, sizeof key, "key-%zu", table->count);
    return key;
}

static inline void commit(struct table *table, struct player *player)
{
    struct hash room[DEVICE_AHEAD_MAX];
    struct commitment_list list;
    struct device_signature signature;
    follow(table, player);
    assert_refusal(device_prepare_commit(&player->device, AHEAD, room, &list), REFUSES_NOTHING);
    assert_refusal(device_commit(&player->device, &list, key_of(table), &signature), REFUSES_NOTHING);
    entry_add(table, committed_entry(table, player, &list, key_of(table), &signature));
}

/* A question that the device has sent and the server has not written yet. */
struct request {
    struct device_sent sent;
    struct tree_head last;
    char key[32];
    const char *body;
    struct device_signature signature;
};

static inline void request_make(struct table *table, struct player *player, const char *body, struct request *ret)
{
    struct hash hash = hash_of(body, strlen(body));
    follow(table, player);
    *ret = (struct request){.body = body, .last = player->memory.checkpoint};
    snprintf(ret->key, sizeof ret->key, "%s", key_of(table));
    assert_refusal(device_prepare_ask(&player->device, &ret->sent.place), REFUSES_NOTHING);
    ret->sent.any = true;
    ret->sent.body = hash;
    player->memory.sent = ret->sent;
    assert_refusal(device_ask(&player->device, &ret->sent, ret->key, &ret->signature), REFUSES_NOTHING);
}

static inline json_t *asked_entry(const struct table *table, const struct player *player, const struct request *request)
{
    json_t *entry = entry_begin(table, "asked", player->self.seat), *body = json_loads(request->body, 0, NULL);
    json_object_update_missing(entry, body);
    json_decref(body);
    json_object_set_new(json_object_get(entry, "input"), "modifiers", json_array()); /* a default */
    json_object_set_new(entry, "body", json_string(request->body));
    json_object_set_new(entry, "link", json_integer((json_int_t)request->sent.place.link));
    json_object_set_new(entry, "index", json_integer((json_int_t)request->sent.place.index));
    set_signed(entry, request->key, &request->last, &request->signature);
    return entry;
}

static inline void ask(struct table *table, struct player *player, const char *body)
{
    struct request request;
    request_make(table, player, body, &request);
    entry_add(table, asked_entry(table, player, &request));
}

static inline void keep(struct player *player, const struct device_used *used)
{
    assert_true(player->memory.used_count < USED_MAX);
    player->used[player->memory.used_count++] = *used;
}

static inline json_t *revealed_entry(const struct table *table, const struct player *player,
                                     const struct device_reveal *reveal)
{
    json_t *entry = entry_begin(table, "revealed", player->self.seat);
    json_object_set_new(entry, "question", json_integer((json_int_t)reveal->question));
    json_object_set_new(entry, "index", json_integer((json_int_t)reveal->index));
    set_hex(entry, "nonce", reveal->nonce, sizeof reveal->nonce);
    set_hex(entry, "signature", reveal->signature.bytes, sizeof reveal->signature.bytes);
    return entry;
}

static inline void reveal_make(struct table *table, struct player *player, struct device_reveal *ret)
{
    struct device_used used;
    follow(table, player);
    assert_refusal(device_prepare_reveal(&player->device, &used), REFUSES_NOTHING);
    keep(player, &used);
    assert_refusal(device_reveal(&player->device, ret), REFUSES_NOTHING);
}

static inline void reveal(struct table *table, struct player *player)
{
    struct device_reveal made;
    reveal_make(table, player, &made);
    entry_add(table, revealed_entry(table, player, &made));
}

/* The ruling of the open question, as the last follower saw it. */
static inline json_t *ruling_entry(struct table *table, const struct player *seen)
{
    const struct device_question *question = &seen->device.question;
    json_t *entry = entry_begin(table, "ruling", seen->self.seat), *nonces = json_array();
    struct hash secret;
    char hex[2 * NONCE_MAX + 1];
    assert_true(chain_link(&table->chain, question->link, &secret));
    for (int32_t i = 0; i < seen->device.party_count; i++) {
        const struct device_party *party = &seen->device.parties[i];
        hex_write(party->nonce, party->nonce_length, hex);
        json_array_append_new(nonces,
                              json_pack("{s:s, s:s}", "nonce", hex, "seat", seen->device.seats[party->seat].name));
    }
    hash_write(&secret, hex);
    json_object_set_new(entry, "dice",
                        json_pack("{s:I, s:o, s:I, s:s, s:s}", "link", (json_int_t)question->link, "nonces", nonces,
                                  "question", (json_int_t)question->seq, "secret", hex, "source", "sealed"));
    return entry;
}

/* A question, both reveals and the ruling. */
static inline void round_play(struct table *table, struct player *asker)
{
    ask(table, asker, QUESTION);
    reveal(table, &table->red);
    reveal(table, &table->blue);
    follow(table, &table->red);
    follow(table, &table->blue);
    entry_add(table, ruling_entry(table, &table->red));
}

static inline void table_end(struct table *table)
{
    table_cut(table, 0);
    arena_end(&table->red.scratch);
    arena_end(&table->blue.scratch);
}

/* Both have joined, and nobody has committed. */
static inline void table_join(struct table *table)
{
    static const uint8_t seed[NOTE_SEED_SIZE] = {9};
    const struct hash highest = {{7}};
    memset(table, 0, sizeof *table);
    assert_true(uuid_read(SESSION, &table->session));
    assert_true(note_signer_make("umpire.example", seed, &table->server));
    assert_true(chain_start(&table->chain, &table->session, 0, LINKS, &highest));
    player_start(table, &table->red, "red", 1);
    player_start(table, &table->blue, "blue", 2);
    entry_add(table, opened_entry(table));
    entry_add(table, joined_entry(table, &table->red));
    entry_add(table, joined_entry(table, &table->blue));
}

static inline void table_start(struct table *table)
{
    table_join(table);
    commit(table, &table->red);
    commit(table, &table->blue);
    follow(table, &table->red);
}
