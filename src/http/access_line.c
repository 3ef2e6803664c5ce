/* One object per line; docs/operations.md lists its members. A client can make the method and the path say anything, so
 * of both only what is harmless is written. */
#include "access_line.h"
#include <string.h>
#include <umpire/text.h>

enum { SECOND = 1000000, MILLISECOND = 1000, MILLISECONDS_AT = 20, TOKEN_LENGTH = 40 };

static void time_write(struct access_log *log, int64_t at)
{
    int64_t second = at / SECOND;
    if (second != log->second)
        instant_write(at, log->time);
    log->second = second;
    int32_t milliseconds = (int32_t)(at % SECOND / MILLISECOND);
    log->time[MILLISECONDS_AT] = (char)('0' + milliseconds / 100);
    log->time[MILLISECONDS_AT + 1] = (char)('0' + milliseconds / 10 % 10);
    log->time[MILLISECONDS_AT + 2] = (char)('0' + milliseconds % 10);
    write_member(&log->lines, "time", log->time);
}

/* The methods of HTTP; what else may stand there is the client's invention. */
static const char *method_known(const char *method)
{
    static const char *const methods[] = {"GET",    "POST",  "HEAD",    "OPTIONS", "PUT",
                                          "DELETE", "PATCH", "CONNECT", "TRACE"};
    for (size_t i = 0; i < sizeof methods / sizeof methods[0]; i++)
        if (strcmp(method, methods[i]) == 0)
            return methods[i];
    return "other";
}

static bool is_token_character(unsigned char byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9') ||
           byte == '-' || byte == '_';
}

/* Tokens are 43 of these characters in a row, and no part of a path of ours is as long. */
static size_t token_length(const char *at)
{
    size_t length = 0;
    while (is_token_character((unsigned char)at[length]))
        length++;
    return length;
}

static void escape_write(struct text *path, unsigned char byte)
{
    static const char digits[] = "0123456789ABCDEF";
    const char escaped[3] = {'%', digits[byte >> 4], digits[byte & 15]};
    text_add_bytes(path, escaped, sizeof escaped);
}

/* The path as a URI has it. It ends where a query or parameters would begin, however they were disguised; and what is
 * as long as a token and looks like one is masked. */
static void path_write(struct writer *lines, const char *path)
{
    char words[ACCESS_PATH_MAX];
    struct text text;
    text_start(&text, words, sizeof words);
    for (const char *at = path; *at && !text.cut;) {
        size_t plain = token_length(at);
        if (plain >= TOKEN_LENGTH)
            text_add(&text, "*");
        else
            text_add_bytes(&text, at, plain);
        at += plain;
        if (strchr("?&=;#", *at)) /* also at the end */
            break;
        if (plain > 0)
            continue;
        if (strchr("/.~:@!$()+,", *at))
            text_add_bytes(&text, at, 1);
        else
            escape_write(&text, (unsigned char)*at);
        at++;
    }
    write_member(lines, "path", words);
}

static void client_write(struct access_log *log, const struct ip_address *client)
{
    if (!ip_equal(client, &log->client)) {
        log->client = *client;
        ip_write(client, log->client_text);
    }
    write_member(&log->lines, "client", log->client_text);
}

static void session_write(struct writer *lines, const struct uuid *session)
{
    char text[UUID_TEXT_SIZE];
    uuid_write(session, text);
    write_member(lines, "session", text);
}

void access_line_write(struct access_log *log, const struct access_line *line)
{
    struct writer *lines = &log->lines;
    lines->comma = false;
    write_object(lines);
    time_write(log, line->at);
    if (line->method)
        write_member(lines, "method", method_known(line->method));
    path_write(lines, line->path);
    if (line->operation)
        write_member(lines, "operation", line->operation);
    write_member_int(lines, "status", line->status);
    if (line->broken)
        write_member_bool(lines, "broken", true);
    write_member_int(lines, "micros", line->micros);
    if (line->listened >= 0)
        write_member_int(lines, "listened_ms", line->listened / MILLISECOND);
    write_member_int(lines, "bytes", (int64_t)line->bytes);
    client_write(log, &line->client);
    if (line->role)
        write_member(lines, "role", line->role);
    if (line->session)
        session_write(lines, line->session);
    if (line->trace && line->trace->id[0]) {
        write_member(lines, "trace", line->trace->id);
        write_member(lines, "parent", line->trace->parent);
    }
    write_object_end(lines);
    write_raw(lines, "\n", 1);
}
