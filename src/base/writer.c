/* Writes JSON, with commas and escapes. */
#include "base/writer.h"
#include "base/clock.h"
#include <stdlib.h>
#include <string.h>
#include <umpire/text.h>

enum { FIRST_SIZE = 1024 };

void writer_start(struct writer *writer, size_t max)
{
    *writer = (struct writer){.max = max};
}

void writer_reset(struct writer *writer)
{
    writer->used = 0;
    writer->failed = writer->starved = false;
    writer->comma = false;
}

void writer_end(struct writer *writer)
{
    free(writer->at);
    *writer = (struct writer){.max = writer->max};
}

static bool writer_grow(struct writer *writer, size_t need)
{
    if (writer->failed)
        return false;
    if (need > writer->max - writer->used) {
        writer->failed = true;
        return false;
    }
    size_t size = writer->size ? writer->size : FIRST_SIZE;
    while (size < writer->used + need)
        size *= 2;
    if (size > writer->max)
        size = writer->max;
    char *at = realloc(writer->at, size);
    if (!at) {
        writer->failed = writer->starved = true;
        return false;
    }
    writer->at = at;
    writer->size = size;
    return true;
}

/* Memory for `count` more bytes, already counted as used, or NULL. */
static inline char *writer_room(struct writer *writer, size_t count)
{
    if (count > writer->size - writer->used || writer->failed) {
        if (!writer_grow(writer, count))
            return NULL;
    }
    char *at = writer->at + writer->used;
    writer->used += count;
    return at;
}

void write_raw(struct writer *writer, const char *bytes, size_t length)
{
    if (length == 0)
        return;
    char *at = writer_room(writer, length);
    if (at)
        memcpy(at, bytes, length);
}

static inline void write_byte(struct writer *writer, char byte)
{
    char *at = writer_room(writer, 1);
    if (at)
        *at = byte;
}

static inline void write_comma(struct writer *writer)
{
    if (writer->comma)
        write_byte(writer, ',');
    writer->comma = true;
}

static void write_opening(struct writer *writer, char bracket)
{
    write_comma(writer);
    write_byte(writer, bracket);
    writer->comma = false;
}

static void write_closing(struct writer *writer, char bracket)
{
    write_byte(writer, bracket);
    writer->comma = true;
}

void write_object(struct writer *writer)
{
    write_opening(writer, '{');
}

void write_object_end(struct writer *writer)
{
    write_closing(writer, '}');
}

void write_array(struct writer *writer)
{
    write_opening(writer, '[');
}

void write_array_end(struct writer *writer)
{
    write_closing(writer, ']');
}

void write_key(struct writer *writer, const char *key)
{
    size_t length = strlen(key);
    write_comma(writer);
    char *at = writer_room(writer, length + 3);
    if (at) {
        at[0] = '"';
        memcpy(at + 1, key, length);
        at[length + 1] = '"';
        at[length + 2] = ':';
    }
    writer->comma = false;
}

void write_key_bytes(struct writer *writer, const char *key, size_t length)
{
    write_string_bytes(writer, key, length);
    write_byte(writer, ':');
    writer->comma = false;
}

/* RFC 8785 section 3.2.2.2: the two-character escapes where JSON has them, \u00xx for other controls, all else as is.
 */
static size_t escape(unsigned char byte, char *ret)
{
    static const char digits[] = "0123456789abcdef";
    char letter = 0;
    switch (byte) {
    case '"':
    case '\\':
        letter = (char)byte;
        break;
    case '\b':
        letter = 'b';
        break;
    case '\t':
        letter = 't';
        break;
    case '\n':
        letter = 'n';
        break;
    case '\f':
        letter = 'f';
        break;
    case '\r':
        letter = 'r';
        break;
    default:
        break;
    }
    ret[0] = '\\';
    if (letter) {
        ret[1] = letter;
        return 2;
    }
    memcpy(ret + 1, "u00", 3);
    ret[4] = digits[byte >> 4];
    ret[5] = digits[byte & 15];
    return 6;
}

static inline bool needs_escape(unsigned char byte)
{
    return byte < 0x20 || byte == '"' || byte == '\\';
}

/* Whether any of eight bytes needs an escape, or perhaps does: bytes after one that does may be taken for it, too. */
static inline bool any_needs_escape(const char *bytes)
{
    static const uint64_t each = UINT64_C(0x0101010101010101);
    uint64_t eight;
    memcpy(&eight, bytes, sizeof eight);
    uint64_t quote = eight ^ each * '"', backslash = eight ^ each * '\\';
    return (((eight - each * 0x20) & ~eight) | ((quote - each) & ~quote) | ((backslash - each) & ~backslash)) &
           each * 0x80;
}

/* How many bytes come before the first that needs an escape. */
static size_t plain_length(const char *value, size_t length)
{
    size_t plain = 0;
    while (length - plain >= sizeof(uint64_t) && !any_needs_escape(value + plain))
        plain += sizeof(uint64_t);
    while (plain < length && !needs_escape((unsigned char)value[plain]))
        plain++;
    return plain;
}

static void plain_write(struct writer *writer, const char *value, size_t length)
{
    char *at = writer_room(writer, length + 2);
    if (!at)
        return;
    at[0] = '"';
    memcpy(at + 1, value, length);
    at[length + 1] = '"';
}

void write_string_bytes(struct writer *writer, const char *value, size_t length)
{
    size_t start = 0, plain = plain_length(value, length);
    write_comma(writer);
    if (plain == length && length > 0) {
        plain_write(writer, value, length);
        return;
    }
    write_byte(writer, '"');
    for (size_t i = plain; i < length; i++) {
        if (!needs_escape((unsigned char)value[i]))
            continue;
        char escaped[6];
        write_raw(writer, value + start, i - start);
        write_raw(writer, escaped, escape((unsigned char)value[i], escaped));
        start = i + 1;
    }
    write_raw(writer, value + start, length - start);
    write_byte(writer, '"');
}

void write_string(struct writer *writer, const char *value)
{
    write_string_bytes(writer, value, strlen(value));
}

void write_int(struct writer *writer, int64_t value)
{
    char digits[20];
    size_t length = 0;
    uint64_t rest = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
    do {
        digits[sizeof digits - ++length] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest);
    write_comma(writer);
    if (value < 0)
        write_byte(writer, '-');
    write_raw(writer, digits + sizeof digits - length, length);
}

void write_thousandths(struct writer *writer, int64_t thousandths)
{
    char digits[24];
    struct text text;
    if (thousandths % 1000 == 0) {
        write_int(writer, thousandths / 1000);
        return;
    }
    text_start(&text, digits, sizeof digits);
    text_add_thousandths(&text, thousandths);
    write_json(writer, digits, text.used);
}

void write_bool(struct writer *writer, bool value)
{
    if (value)
        write_json(writer, "true", 4);
    else
        write_json(writer, "false", 5);
}

void write_null(struct writer *writer)
{
    write_json(writer, "null", 4);
}

void write_json(struct writer *writer, const char *json, size_t length)
{
    write_comma(writer);
    write_raw(writer, json, length);
}

void write_member(struct writer *writer, const char *key, const char *value)
{
    write_key(writer, key);
    write_string(writer, value);
}

void write_member_int(struct writer *writer, const char *key, int64_t value)
{
    write_key(writer, key);
    write_int(writer, value);
}

void write_member_thousandths(struct writer *writer, const char *key, int64_t thousandths)
{
    write_key(writer, key);
    write_thousandths(writer, thousandths);
}

void write_member_bool(struct writer *writer, const char *key, bool value)
{
    write_key(writer, key);
    write_bool(writer, value);
}

void write_words(struct writer *writer, const char *words)
{
    write_raw(writer, words, strlen(words));
}

void write_member_instant(struct writer *writer, const char *key, int64_t at)
{
    char text[INSTANT_TEXT_SIZE];
    instant_write(at, text);
    write_member(writer, key, text);
}
