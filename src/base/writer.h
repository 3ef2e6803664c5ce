/* The canonical writer: JSON out, byte by byte, without a JSON library and without a tree. Integers and decimals of
 * at most three places, no floats. Strings are escaped as in RFC 8785 (JCS). For canonical bytes the caller writes
 * keys in sorted order; the writer does not sort. It grows up to the maximum given at the start; after `failed`
 * (maximum reached or memory out) it ignores further writes. */
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct writer {
    char *at; /* owned; NULL while empty */
    size_t used, size, max;
    bool failed;
    bool starved; /* failed because out of memory; else the maximum was reached */
    bool comma;   /* the next value or key needs one before it */
};

void writer_start(struct writer *writer, size_t max);
/* Empties it but keeps its memory. */
void writer_reset(struct writer *writer);
void writer_end(struct writer *writer);

void write_object(struct writer *writer);
void write_object_end(struct writer *writer);
void write_array(struct writer *writer);
void write_array_end(struct writer *writer);
/* A member's name, plain ASCII without anything to escape. */
void write_key(struct writer *writer, const char *key);
/* The same for any valid UTF-8, escaped where necessary. */
void write_key_bytes(struct writer *writer, const char *key, size_t length);
/* A string value, escaped. The bytes are valid UTF-8. */
void write_string(struct writer *writer, const char *value);
void write_string_bytes(struct writer *writer, const char *value, size_t length);
void write_int(struct writer *writer, int64_t value);
/* A decimal in its shortest form: 2500 is 2.5, 3000 is 3. */
void write_thousandths(struct writer *writer, int64_t thousandths);
void write_bool(struct writer *writer, bool value);
void write_null(struct writer *writer);
/* A value that is already JSON. */
void write_json(struct writer *writer, const char *json, size_t length);
/* Bytes without comma or escaping: for what is not JSON (NDJSON's line ends, CSV). */
void write_raw(struct writer *writer, const char *bytes, size_t length);
/* The same for a text. */
void write_words(struct writer *writer, const char *words);

/* key and value in one. */
void write_member(struct writer *writer, const char *key, const char *value);
void write_member_int(struct writer *writer, const char *key, int64_t value);
void write_member_thousandths(struct writer *writer, const char *key, int64_t thousandths);
void write_member_bool(struct writer *writer, const char *key, bool value);
/* Microseconds since 1970 as RFC 3339 writes them (clock.h). */
void write_member_instant(struct writer *writer, const char *key, int64_t at);
