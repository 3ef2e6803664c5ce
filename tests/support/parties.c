/* What two devices send. */
#include "parties.h"
#include "ledger/checkpoint.h"
#include "ledger/cosignature.h"
#include "sealed.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { BODY_SIZE = 40000 };

static void head_see(struct pair *pair, const struct response *response)
{
    const json_t *entry = json_object_get(response->json, "entry"); /* of an answer to joining */
    const json_t *tree = json_object_get(entry ? entry : response->json, "tree");
    uint64_t size = (uint64_t)json_integer_value(json_object_get(tree, "size"));
    if (!tree || size <= pair->head.size)
        return;
    pair->head.size = size;
    assert_true(hash_read(json_string_value(json_object_get(tree, "root")), &pair->head.root));
}

const struct response *pair_post(struct pair *pair, const char *token, const char *key, const char *path,
                                 const char *body)
{
    const struct response *response = client_ask(
        pair->client,
        &(struct ask){
            .method = "POST", .path = game_path(&pair->game, "%s", path), .token = token, .key = key, .body = body});
    if (response->status == 201 || response->status == 202)
        head_see(pair, response);
    return response;
}

void pair_refused(struct pair *pair, const char *token, const char *path, const char *body, int status,
                  const char *code)
{
    response_expect_problem(pair_post(pair, token, NULL, path, body), status, code);
}

int64_t pair_comes(struct pair *pair, const struct response *response, int status)
{
    response_expect(response, status);
    assert_int_equal(response_number(response, "seq"), pair->entries);
    return pair->entries++;
}

const struct response *pair_state(struct pair *pair)
{
    const struct response *response =
        client_ask(pair->client, &(struct ask){.path = pair->game.path, .token = pair->game.token});
    response_expect(response, 200);
    assert_string_equal(response_text(response, "mode"), "two_sided");
    return response;
}

void pair_next(struct pair *pair)
{
    const json_t *next = json_object_get(pair_state(pair)->json, "next");
    assert_true(hash_read(json_string_value(json_object_get(next, "anchor")), &pair->next.anchor));
    pair->next.link = (uint64_t)json_integer_value(json_object_get(next, "link"));
    pair->next.index = (uint64_t)json_integer_value(json_object_get(next, "index"));
}

struct hash pair_leaf(struct pair *pair, int64_t seq)
{
    const struct response *response =
        client_ask(pair->client, &(struct ask){.path = game_path(&pair->game, "/entries/%d/receipt", (int)seq),
                                               .token = pair->game.token});
    response_expect(response, 200);
    const char *entry = response_text(response, "entry");
    return tree_leaf(entry, strlen(entry));
}

void pair_open(struct pair *pair, struct client *client, const char *opening)
{
    *pair = (struct pair){.client = client, .entries = 1};
    const struct response *response = client_ask(client, &(struct ask){.path = "/v1/sessions", .body = opening});
    game_take(response, &pair->game);
    assert_string_equal(response_text(response, "mode"), "two_sided");
    head_see(pair, response);
}

void pair_sit(struct pair *pair, struct pair_seat *player, const char *name, char digit, const char *rest)
{
    char body[600], nonce[33] = "", key[HASH_TEXT_SIZE];
    uint8_t seed[DEVICE_SEED_SIZE];
    struct hash shown;
    memset(nonce, digit, 32);
    memset(seed, digit, sizeof seed);
    *player = (struct pair_seat){0};
    device_key_make(seed, &player->secret, &player->key);
    memcpy(shown.bytes, player->key.bytes, HASH_SIZE);
    hash_write(&shown, key);
    snprintf(body, sizeof body, "{\"code\":\"%s\",\"name\":\"%s\",\"nonce\":\"%s\",\"device_key\":\"%s\"%s}",
             test_game_code(&pair->game, name), name, nonce, key, rest);
    const struct response *response = pair_post(pair, NULL, NULL, "/seats", body);
    response_expect(response, 201);
    snprintf(player->token, sizeof player->token, "%s", response_text(response, "token"));
    snprintf(player->name, sizeof player->name, "%s", response_text(response, "seat"));
    pair->entries++;
    head_see(pair, response);
}

void pair_join(struct pair *pair, struct pair_seat *player, const char *name, char digit, const char *rest)
{
    pair_sit(pair, player, name, digit, rest);
    pair_next(pair);
}

void pair_anchor(struct pair *pair)
{
    const struct response *opened = client_ask(
        pair->client, &(struct ask){.path = game_path(&pair->game, "/entries/0"), .token = pair->game.token});
    response_expect(opened, 200);
    assert_true(hash_read(json_string_value(json_object_get(json_object_get(opened->json, "chain"), "anchor")),
                          &pair->next.anchor));
}

void pair_signed_body(struct pair *pair, const struct pair_seat *player, const struct statement *statement,
                      const char *members, char *body, size_t size)
{
    struct statement complete = *statement;
    struct device_signature signature;
    char hex[2 * DEVICE_SIGNATURE_SIZE + 1], root[HASH_TEXT_SIZE];
    size_t length = (size_t)snprintf(body, size, "{%s}", members);
    assert_true(uuid_read(pair->game.id, &complete.session));
    complete.seat = player->name;
    complete.last_checkpoint = &pair->head;
    complete.body = hash_of(body, length);
    assert_true(statement_sign(&complete, &player->secret, &signature));
    hex_write(signature.bytes, sizeof signature.bytes, hex);
    hash_write(&pair->head.root, root);
    snprintf(body, size, "{%s%s\"last_checkpoint\":{\"size\":%u,\"root\":\"%s\"},\"signature\":\"%s\"}", members,
             members[0] ? "," : "", (unsigned)pair->head.size, root, hex);
}

const struct response *pair_sign(struct pair *pair, struct pair_seat *player, enum statement_operation operation,
                                 const struct statement_place *place, int64_t about, const char *key, const char *path,
                                 const char *members)
{
    static char body[BODY_SIZE];
    char fresh[60];
    struct statement_about entry = {.seq = (uint64_t)about};
    struct statement statement = {.operation = operation, .key = key, .place = place};
    if (!key) {
        snprintf(fresh, sizeof fresh, "%s-%d", player->name, player->keys++);
        statement.key = fresh;
    }
    if (about) {
        entry.leaf = pair_leaf(pair, about);
        statement.about = &entry;
    }
    pair_signed_body(pair, player, &statement, members, body, sizeof body);
    return pair_post(pair, player->token, statement.key, path, body);
}

void pair_cosignature(const struct pair *pair, const struct pair_seat *player, const struct tree_head *head, char *line,
                      size_t size)
{
    static const uint8_t seed[NOTE_SEED_SIZE] = {1};
    char bytes[CHECKPOINT_NOTE_MAX];
    struct checkpoint checkpoint;
    struct note_signer signer;
    struct cosigner cosigner;
    struct uuid session;
    struct note note;
    struct text text;
    assert_true(uuid_read(pair->game.id, &session) && note_signer_make("localhost", seed, &signer));
    text_start(&text, bytes, sizeof bytes);
    assert_true(checkpoint_sign(&text, &session, head, &signer, 1)); /* its text is what counts */
    assert_true(note_read(bytes, text.used, &note) && checkpoint_read(&note, &checkpoint));
    assert_true(cosigner_make(checkpoint.origin, &player->key, &cosigner));
    text_start(&text, line, size);
    assert_true(cosignature_add(&text, &note, &cosigner, &player->secret, 1790000000 + head->size));
    line[strcspn(line, "\n")] = '\0';
}

const struct response *pair_cosign(struct pair *pair, const struct pair_seat *player, const struct tree_head *head,
                                   const char *line)
{
    char body[COSIGNATURE_LINE_MAX + 200], root[HASH_TEXT_SIZE];
    hash_write(&head->root, root);
    snprintf(body, sizeof body, "{\"last_checkpoint\":{\"size\":%u,\"root\":\"%s\"},\"line\":\"%s\"}",
             (unsigned)head->size, root, line);
    return pair_post(pair, player->token, NULL, "/checkpoint/cosignatures", body);
}

void pair_nonce(const struct pair_seat *player, uint64_t index, char hex[2 * NONCE_MIN + 1])
{
    char bytes[NONCE_MIN + 1];
    snprintf(bytes, sizeof bytes, "%-8.8s%08u", player->name, (unsigned)index);
    hex_write((const uint8_t *)bytes, NONCE_MIN, hex);
}

static void nonce_bytes(const struct pair_seat *player, uint64_t index, uint8_t bytes[NONCE_MAX], struct nonce *ret)
{
    char hex[2 * NONCE_MIN + 1];
    pair_nonce(player, index, hex);
    *ret = (struct nonce){.seat = player->name, .bytes = bytes};
    assert_true(hex_read(hex, bytes, NONCE_MAX, &ret->length));
}

static void commitment_write(const struct pair *pair, const struct pair_seat *player, uint64_t index,
                             char hex[HASH_TEXT_SIZE])
{
    struct uuid session;
    struct hash commitment;
    uint8_t bytes[NONCE_MAX];
    struct nonce nonce;
    nonce_bytes(player, index, bytes, &nonce);
    assert_true(uuid_read(pair->game.id, &session));
    assert_true(commitment_make(&session, &pair->next.anchor, index, &nonce, &commitment));
    hash_write(&commitment, hex);
}

void pair_commitments_write(const struct pair *pair, const struct pair_seat *player, uint64_t first, uint64_t count,
                            char *members, size_t size)
{
    char hex[HASH_TEXT_SIZE];
    hash_write(&pair->next.anchor, hex);
    size_t used = (size_t)snprintf(members, size, "\"anchor\":\"%s\",\"commitments\":[", hex);
    for (uint64_t i = 0; i < count; i++) {
        commitment_write(pair, player, first + i, hex);
        used += (size_t)snprintf(members + used, size - used, "%s\"%s\"", i ? "," : "", hex);
    }
    snprintf(members + used, size - used, "],\"first\":%u", (unsigned)first);
}

const struct response *pair_commitments(struct pair *pair, struct pair_seat *player, uint64_t first, uint64_t count)
{
    static char members[BODY_SIZE];
    const struct statement_place place = {.anchor = pair->next.anchor, .index = first};
    pair_commitments_write(pair, player, first, count, members, sizeof members);
    return pair_sign(pair, player, STATEMENT_COMMIT, &place, 0, NULL, "/commitments", members);
}

void pair_commit(struct pair *pair, struct pair_seat *player, uint64_t count)
{
    pair_comes(pair, pair_commitments(pair, player, player->committed, count), 201);
    player->committed += count;
}

void pair_set(struct pair *pair, struct client *client, const char *opening)
{
    pair_open(pair, client, opening);
    pair_join(pair, &pair->red, "red", 'a', "");
    pair_join(pair, &pair->blue, "blue", 'b', "");
    pair_commit(pair, &pair->red, 8);
    pair_commit(pair, &pair->blue, 8);
}

const struct response *pair_ask_at(struct pair *pair, struct pair_seat *player, const struct statement_place *place,
                                   const char *key, const char *question)
{
    static char members[BODY_SIZE];
    snprintf(members, sizeof members, "%s,\"place\":{\"index\":%u,\"link\":%u}", question, (unsigned)place->index,
             (unsigned)place->link);
    pair->asked_place = *place;
    return pair_sign(pair, player, STATEMENT_ASK, place, 0, key, "/rulings", members);
}

const struct response *pair_ask(struct pair *pair, struct pair_seat *player, const char *key, const char *question)
{
    pair_next(pair);
    return pair_ask_at(pair, player, &pair->next, key, question);
}

void pair_see_question(struct pair *pair, int64_t question)
{
    struct tree tree;
    tree_start(&tree);
    for (int64_t i = 0; i <= question; i++) {
        pair->asked_leaf = pair_leaf(pair, i);
        tree_add(&tree, &pair->asked_leaf);
    }
    pair->asked_root = tree_head_of(&tree).root;
}

int64_t pair_asked(struct pair *pair, const struct response *response)
{
    int64_t question = pair_comes(pair, response, 202);
    assert_string_equal(response_text(response, "kind"), "asked");
    pair_see_question(pair, question);
    assert_int_equal(pair->head.size, question + 1);
    assert_memory_equal(&pair->head.root, &pair->asked_root, HASH_SIZE);
    return question;
}

void pair_reveal_body(const struct pair *pair, const struct pair_seat *player, uint64_t index, char *body, size_t size)
{
    struct device_signature signature;
    uint8_t bytes[NONCE_MAX];
    char hex[2 * DEVICE_SIGNATURE_SIZE + 1], nonce[2 * NONCE_MIN + 1];
    struct reveal reveal = {.asked = pair->asked_leaf, .root = pair->asked_root, .index = index};
    nonce_bytes(player, index, bytes, &reveal.nonce);
    assert_true(uuid_read(pair->game.id, &reveal.session));
    assert_true(reveal_sign(&reveal, &player->secret, &signature));
    hex_write(signature.bytes, sizeof signature.bytes, hex);
    pair_nonce(player, index, nonce);
    snprintf(body, size, "{\"index\":%u,\"nonce\":\"%s\",\"signature\":\"%s\"}", (unsigned)index, nonce, hex);
}

const struct response *pair_reveal(struct pair *pair, const struct pair_seat *player, int64_t question, uint64_t index,
                                   const char *key)
{
    char body[400], path[80];
    pair_reveal_body(pair, player, index, body, sizeof body);
    snprintf(path, sizeof path, "/questions/%d/reveal", (int)question);
    return pair_post(pair, player->token, key, path, body);
}

const struct response *pair_declare(struct pair *pair, struct pair_seat *player, int64_t question, const char *dice)
{
    char path[80], members[200];
    snprintf(path, sizeof path, "/questions/%d/declared-dice", (int)question);
    snprintf(members, sizeof members, "\"dice\":[%s]", dice);
    return pair_sign(pair, player, STATEMENT_AGREE_DECLARED, NULL, question, NULL, path, members);
}

const struct response *pair_give_up(struct pair *pair, struct pair_seat *player, int64_t question)
{
    char path[80];
    snprintf(path, sizeof path, "/questions/%d/give-up", (int)question);
    return pair_sign(pair, player, STATEMENT_GIVE_UP, NULL, question, NULL, path, "");
}

const struct response *pair_propose_undo(struct pair *pair, struct pair_seat *player, int64_t target)
{
    char members[40];
    snprintf(members, sizeof members, "\"target\":%d", (int)target);
    return pair_sign(pair, player, STATEMENT_PROPOSE_UNDO, NULL, target, NULL, "/undos", members);
}

const struct response *pair_answer_undo(struct pair *pair, struct pair_seat *player, int64_t proposal, bool consent)
{
    char path[80];
    snprintf(path, sizeof path, "/undos/%d/answer", (int)proposal);
    return pair_sign(pair, player, STATEMENT_ANSWER_UNDO, NULL, proposal, NULL, path,
                     consent ? "\"consent\":true" : "\"consent\":false");
}

/* Tests say red and blue. */
static const char *pair_seat_id(const struct pair *pair, const char *seat)
{
    return strcmp(seat, "red") == 0 ? pair->red.name : strcmp(seat, "blue") == 0 ? pair->blue.name : seat;
}

static void ruled(struct pair *pair, int64_t question, const char *kind, const char *seat, const char *source)
{
    const struct response *response =
        client_ask(pair->client, &(struct ask){.path = game_path(&pair->game, "/entries/%d", pair->entries),
                                               .token = pair->game.token});
    response_expect(response, 200);
    pair->entries++;
    head_see(pair, response);
    const json_t *dice = json_object_get(response->json, "dice");
    assert_string_equal(response_text(response, "kind"), kind);
    assert_string_equal(response_text(response, "seat"), pair_seat_id(pair, seat));
    assert_int_equal(json_integer_value(json_object_get(dice, "question")), question);
    assert_string_equal(json_string_value(json_object_get(dice, "source")), source);
    assert_int_equal(json_array_size(json_object_get(dice, "nonces")), strcmp(source, "sealed") == 0 ? 2 : 0);
    assert_true(strlen(response_text(response, "summary")) > 0); /* it reads back as it was made */
}

void pair_ruled(struct pair *pair, int64_t question, const char *kind, const char *seat)
{
    ruled(pair, question, kind, seat, "sealed");
}

void pair_ruled_declared(struct pair *pair, int64_t question, const char *kind, const char *seat)
{
    ruled(pair, question, kind, seat, "declared");
}

int64_t pair_roll(struct pair *pair, struct pair_seat *player, const char *question)
{
    int64_t asked = pair_asked(pair, pair_ask(pair, player, NULL, question));
    uint64_t index = pair->asked_place.index;
    pair_comes(pair, pair_reveal(pair, &pair->red, asked, index, NULL), 201);
    pair_comes(pair, pair_reveal(pair, &pair->blue, asked, index, NULL), 201);
    return asked;
}

void pair_export_holds(struct pair *pair)
{
    const struct response *response =
        client_ask(pair->client, &(struct ask){.path = game_path(&pair->game, "/export"), .token = pair->game.token});
    response_expect(response, 200);
    assert_int_equal(export_check(response->body, NULL), pair->entries);
}
