/* One object per line; docs/operations.md lists its members. A client can make the method and the path say anything, so
 * of both only what is harmless is written. Then no value has anything to escape, and pieces of the line are put
 * together as they are: it is written for every request. */
#include "http/watch/access_line.h"
#include <string.h>

enum {
    SECOND = 1000000,
    MILLISECOND = 1000,
    MILLISECONDS_AT = 20,
    TOKEN_LENGTH = 40,
    CODE_GROUP = 4, /* characters of a join code, which has four groups, */
    CODE_LENGTH = 16,
    CODE_TOLD_LENGTH = 19, /* with a hyphen between two of them */
    ESCAPE_LENGTH = 3
};

#define CODE_CHARACTERS "0123456789ABCDEFGHJKMNPQRSTVWXYZabcdefghjkmnpqrstvwxyz"

static inline void words_add(struct writer *lines, const char *words)
{
    write_raw(lines, words, strlen(words));
}

static inline void member_add(struct writer *lines, const char *key, const char *value)
{
    words_add(lines, key);
    words_add(lines, value);
    words_add(lines, "\"");
}

static void number_add(struct writer *lines, const char *key, uint64_t value)
{
    char digits[20];
    size_t at = sizeof digits;
    do
        digits[--at] = (char)('0' + value % 10);
    while (value /= 10);
    words_add(lines, key);
    write_raw(lines, digits + at, sizeof digits - at);
}

static void time_add(struct access_log *log, int64_t at)
{
    int64_t second = at / SECOND;
    if (second != log->second)
        instant_write(at, log->time);
    log->second = second;
    int32_t milliseconds = (int32_t)(at % SECOND / MILLISECOND);
    log->time[MILLISECONDS_AT] = (char)('0' + milliseconds / 100);
    log->time[MILLISECONDS_AT + 1] = (char)('0' + milliseconds / 10 % 10);
    log->time[MILLISECONDS_AT + 2] = (char)('0' + milliseconds % 10);
    member_add(&log->lines, "{\"time\":\"", log->time);
}

/* The methods of HTTP; anything else is the client's invention. */
static const char *method_known(const char *method)
{
    static const char *const methods[] = {"POST",   "GET",   "HEAD",    "OPTIONS", "PUT",
                                          "DELETE", "PATCH", "CONNECT", "TRACE"};
    for (size_t i = 0; i < sizeof methods / sizeof methods[0]; i++)
        if (strcmp(method, methods[i]) == 0)
            return methods[i];
    return "other";
}

static inline bool is_token_character(char byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9') || (byte >= 'A' && byte <= 'Z') ||
           byte == '-' || byte == '_';
}

/* How many characters at this place could be part of a token. */
static size_t run_length(const char *at)
{
    size_t length = 0;
    while (is_token_character(at[length]))
        length++;
    return length;
}

static bool is_code(const char *at, size_t length)
{
    size_t step = length == CODE_TOLD_LENGTH ? CODE_GROUP + 1 : length;
    if (length != CODE_LENGTH && length != CODE_TOLD_LENGTH)
        return false;
    for (size_t i = 0; i < length; i++)
        if (i % step == CODE_GROUP && step != length ? at[i] != '-' : !strchr(CODE_CHARACTERS, at[i]))
            return false;
    return true;
}

/* Tokens have 43 such characters, join codes 16 of fewer ones in four groups. No part of a path of ours looks like
 * either. */
static bool is_secret(const char *at, size_t length)
{
    return length >= TOKEN_LENGTH || is_code(at, length);
}

/* Adds a run to the path, masked where it may be a secret that went astray. */
static size_t run_copy(char *to, const char *at, size_t length)
{
    if (is_secret(at, length)) {
        *to = '*';
        return 1;
    }
    memcpy(to, at, length);
    return length;
}

/* Adds another character of the path as a URI has it. 0: a query or parameters would begin here, however they were
 * disguised, and the path ends. */
static size_t character_copy(char *to, char byte)
{
    static const char digits[] = "0123456789ABCDEF";
    switch (byte) {
    case '\0':
    case '?':
    case '&':
    case '=':
    case ';':
    case '#':
        return 0;
    case '/':
    case '.':
    case '~':
    case ':':
    case '@':
    case '!':
    case '$':
    case '(':
    case ')':
    case '+':
    case ',':
        *to = byte;
        return 1;
    default:
        to[0] = '%';
        to[1] = digits[(unsigned char)byte >> 4];
        to[2] = digits[(unsigned char)byte & 15];
        return ESCAPE_LENGTH;
    }
}

static void path_add(struct writer *lines, const char *path)
{
    char words[ACCESS_PATH_MAX];
    size_t used = 0, more = 1;
    while (more > 0 && used + TOKEN_LENGTH + ESCAPE_LENGTH < ACCESS_PATH_MAX) {
        size_t run = run_length(path);
        used += run_copy(words + used, path, run);
        path += run;
        more = character_copy(words + used, *path++);
        used += more;
    }
    words[used] = '\0';
    member_add(lines, ",\"path\":\"", words);
}

static void client_add(struct access_log *log, const struct ip_address *client)
{
    if (!ip_equal(client, &log->client)) {
        log->client = *client;
        ip_write(client, log->client_text);
    }
    member_add(&log->lines, ",\"client\":\"", log->client_text);
}

static void session_add(struct writer *lines, const struct uuid *session)
{
    char text[UUID_TEXT_SIZE];
    uuid_write(session, text);
    member_add(lines, ",\"session\":\"", text);
}

void access_line_write(struct access_log *log, const struct access_line *line)
{
    struct writer *lines = &log->lines;
    time_add(log, line->at);
    if (line->method)
        member_add(lines, ",\"method\":\"", method_known(line->method));
    path_add(lines, line->path);
    if (line->operation)
        member_add(lines, ",\"operation\":\"", line->operation);
    number_add(lines, ",\"status\":", (uint64_t)line->status);
    if (line->broken)
        words_add(lines, ",\"incomplete\":true");
    number_add(lines, ",\"duration_us\":", (uint64_t)line->micros);
    if (line->listened >= 0)
        number_add(lines, ",\"stream_ms\":", (uint64_t)line->listened / MILLISECOND);
    number_add(lines, ",\"bytes\":", line->bytes);
    client_add(log, &line->client);
    if (line->role)
        member_add(lines, ",\"role\":\"", line->role);
    if (line->session)
        session_add(lines, line->session);
    if (line->request && line->request[0])
        member_add(lines, ",\"request_id\":\"", line->request);
    if (line->trace && line->trace->id[0]) {
        member_add(lines, ",\"trace_id\":\"", line->trace->id);
        member_add(lines, ",\"parent_id\":\"", line->trace->parent);
    }
    words_add(lines, "}\n");
}
