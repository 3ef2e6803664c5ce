/* A two-sided game between two players with devices, for tests that play it against the service: each device has a key,
 * commits to nonces, signs what it asks for and reveals. It checks nothing of what a real one must. */
#pragma once
#include "client.h"
#include "ledger/statement.h"
#include <stdint.h>

struct pair_seat {
    char name[40]; /* the id of its seat */
    char token[64];
    struct device_secret secret;
    struct device_key key;
    uint64_t committed; /* the index behind its last commitment */
    int keys;           /* Idempotency-Keys so far */
};

struct pair {
    struct client *client;
    struct test_game game;
    struct pair_seat red, blue;
    int entries;                        /* in the ledger */
    struct tree_head head;              /* the newest that an answer told */
    struct statement_place next;        /* where the next question stands, once pair_next has looked */
    struct statement_place asked_place; /* the newest question's, */
    struct hash asked_leaf, asked_root; /* and where it stands in the record */
};

/* `opening` is the body. */
void pair_open(struct pair *pair, struct client *client, const char *opening);
/* Joins as a player; `digit` makes the nonce and the device's key. `rest` has further members, each with its comma. */
void pair_join(struct pair *pair, struct pair_seat *player, const char *name, char digit, const char *rest);
/* The same in any mode. */
void pair_sit(struct pair *pair, struct pair_seat *player, const char *name, char digit, const char *rest);
/* Both players there, each with eight commitments. */
void pair_set(struct pair *pair, struct client *client, const char *opening);

/* Reads where the chain of a session that was just opened begins, for questions at its links. */
void pair_anchor(struct pair *pair);

/* A request of a seat, unsigned; `key` may be NULL. */
const struct response *pair_post(struct pair *pair, const char *token, const char *key, const char *path,
                                 const char *body);
void pair_refused(struct pair *pair, const char *token, const char *path, const char *body, int status,
                  const char *code);
/* An entry comes; its number. */
int64_t pair_comes(struct pair *pair, const struct response *response, int status);
/* The session as it is now. */
const struct response *pair_state(struct pair *pair);
/* Looks where the next question stands. */
void pair_next(struct pair *pair);
/* The leaf hash of an entry. */
struct hash pair_leaf(struct pair *pair, int64_t seq);

/* A signed request: `members` are those of its body without braces, "" for none. `key` NULL: a new one. `place` and
 * `about` (0: none) as the operation wants. */
const struct response *pair_sign(struct pair *pair, struct pair_seat *player, enum statement_operation operation,
                                 const struct statement_place *place, int64_t about, const char *key, const char *path,
                                 const char *members);
/* What such a request sends, into `body`. */
void pair_signed_body(struct pair *pair, const struct pair_seat *player, const struct statement *statement,
                      const char *members, char *body, size_t size);

/* The device's line under the checkpoint of a tree, without its newline; and sends it for that tree. */
void pair_cosignature(const struct pair *pair, const struct pair_seat *player, const struct tree_head *head, char *line,
                      size_t size);
const struct response *pair_cosign(struct pair *pair, const struct pair_seat *player, const struct tree_head *head,
                                   const char *line);

/* The members of such a body: commitments to the nonces of `count` indices from `first`. */
void pair_commitments_write(const struct pair *pair, const struct pair_seat *player, uint64_t first, uint64_t count,
                            char *members, size_t size);
/* Commits to the nonces of `count` indices from `first`. */
const struct response *pair_commitments(struct pair *pair, struct pair_seat *player, uint64_t first, uint64_t count);
void pair_commit(struct pair *pair, struct pair_seat *player, uint64_t count);
/* Asks at the next place, which it looks up. `question`: members of the body. */
const struct response *pair_ask(struct pair *pair, struct pair_seat *player, const char *key, const char *question);
/* The same at a place. */
const struct response *pair_ask_at(struct pair *pair, struct pair_seat *player, const struct statement_place *place,
                                   const char *key, const char *question);
/* Looks where a question stands, as a device that is told of it does. */
void pair_see_question(struct pair *pair, int64_t question);
/* An answer that tells of a new question: its number, and its place and leaf for reveals. */
int64_t pair_asked(struct pair *pair, const struct response *response);
/* The body of a reveal of the newest question. */
void pair_reveal_body(const struct pair *pair, const struct pair_seat *player, uint64_t index, char *body, size_t size);
const struct response *pair_reveal(struct pair *pair, const struct pair_seat *player, int64_t question, uint64_t index,
                                   const char *key);
/* `dice`: "3,4". */
const struct response *pair_declare(struct pair *pair, struct pair_seat *player, int64_t question, const char *dice);
const struct response *pair_give_up(struct pair *pair, struct pair_seat *player, int64_t question);
const struct response *pair_propose_undo(struct pair *pair, struct pair_seat *player, int64_t target);
const struct response *pair_answer_undo(struct pair *pair, struct pair_seat *player, int64_t proposal, bool consent);
/* Asks, and both reveal: the number of the question; the next entry is the ruling. */
int64_t pair_roll(struct pair *pair, struct pair_seat *player, const char *question);
/* The entry at the end is a ruling of the question. */
void pair_ruled(struct pair *pair, int64_t question, const char *kind, const char *seat);
/* The same with the dice to which both agreed. */
void pair_ruled_declared(struct pair *pair, int64_t question, const char *kind, const char *seat);
/* The export holds, with nothing but libumpire. */
void pair_export_holds(struct pair *pair);
/* The nonce of a device for a question, in hexadecimal: nobody would choose it so, but it is the player's own. */
void pair_nonce(const struct pair_seat *player, uint64_t index, char hex[2 * NONCE_MIN + 1]);
