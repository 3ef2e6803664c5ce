/* Canonical JSON read in place (docs/ledger.md, "Entry bytes"): a device looks at few members of an entry and needs no
 * library for that. A piece is one value, within bytes that are the caller's. */
#pragma once
#include "base/arena.h"
#include <umpire/ledger.h>

enum { PIECE_BYTES_MAX = 64 /* that a text of hexadecimal can say here */, PIECE_MEMBERS_MAX = 256 };

struct piece {
    const char *at; /* NULL: there is none */
    size_t length;
};

/* The whole of the bytes as one object. False unless they are canonical: members in ascending order and none twice, no
 * white space, texts and numbers in their one form. Everything below is for pieces of what was read so. */
bool piece_read(const char *bytes, size_t length, struct piece *ret);

/* The same, with members in any order, at most PIECE_MEMBERS_MAX in an object. */
bool piece_read_unordered(const char *bytes, size_t length, struct piece *ret);

/* The member of an object; a piece that is none where there is no such member or `object` is no object. */
struct piece piece_member(struct piece object, const char *name);
/* The items of a list, or the values of an object, one after the other: `at` begins as a piece that is none. False
 * behind the last one. */
bool piece_next(struct piece all, struct piece *at);
bool piece_is_text(struct piece piece);
/* A text without its escapes, ended with a NUL; NULL when the piece is no text, or memory is out. */
const char *piece_text(struct piece piece, struct arena *arena, size_t *ret_length);
/* The same of at most `size` - 1 bytes, into `ret`. */
bool piece_text_into(struct piece piece, char *ret, size_t size);
/* Whether it is this text, which has nothing to escape. */
bool piece_is(struct piece piece, const char *text);
bool piece_is_true(struct piece piece);
/* A whole number from 0 to 2^53. */
bool piece_number(struct piece piece, uint64_t *ret);
/* A text of lower-case hexadecimal. */
bool piece_hash(struct piece piece, struct hash *ret);
bool piece_bytes(struct piece piece, uint8_t *ret, size_t size, size_t *ret_length);

/* The same value, there or not in both. */
bool piece_equal(struct piece a, struct piece b);
/* Whether `whole` says all that `part` says: of objects every member of the part, of lists item by item, else the same
 * value. */
bool piece_contains(struct piece whole, struct piece part);
