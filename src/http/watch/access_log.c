/* Gathering lines, and writing them without ever waiting. */
#include "http/watch/access_log.h"
#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* What a line looks like: one object; docs/operations.md lists its members. A client can make the method and the path
 * say anything, so of both only what is harmless is written. Then no value has anything to escape, and pieces of the
 * line are put together as they are: it is written for every request. */

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

/* Tokens have 43 such characters, join codes 16 of a smaller alphabet in four groups. No part of umpire's own paths
 * looks like either. */
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

/* Adds another character of the path as a URI has it. 0: the path ends, since a query or parameters would begin here,
 * in whatever disguise. */
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

/* Adds the line, at most ACCESS_LINE_MAX bytes, to what the log has gathered. */
static void access_line_write(struct access_log *log, const struct access_line *line)
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

enum { LAST_WAIT_MS = 500 };

void access_output_start(struct access_output *output, int fd)
{
    struct stat stat;
    *output = (struct access_output){.fd = fd, .piece = PIPE_BUF};
    /* A file always takes everything; a pipe or a socket that can be written to takes a page. */
    if (fstat(fd, &stat) == 0 && S_ISREG(stat.st_mode))
        output->piece = ACCESS_LINES_MAX;
    pthread_mutex_init(&output->lock, NULL);
}

void access_output_end(struct access_output *output)
{
    pthread_mutex_destroy(&output->lock);
}

void access_log_start(struct access_log *log, enum access_log_lines wanted, struct access_output *output,
                      struct counter *lost)
{
    *log = (struct access_log){.wanted = wanted, .output = output, .lost = lost, .second = -1};
    writer_start(&log->lines, ACCESS_LINES_MAX);
    ip_write(&log->client, log->client_text);
}

bool access_log_wants(const struct access_log *log, int status, bool broken)
{
    if (!log->output || log->wanted == ACCESS_LOG_NONE)
        return false;
    return log->wanted == ACCESS_LOG_ALL || status == 0 || status >= 400 || broken;
}

static void lose(struct access_log *log, uint64_t count)
{
    if (log->lost)
        counter_add(log->lost, count);
}

void access_log_add(struct access_log *log, const struct access_line *line)
{
    struct writer *lines = &log->lines;
    size_t before = lines->used;
    if (before + ACCESS_LINE_MAX > ACCESS_LINES_MAX) {
        lose(log, 1);
        return;
    }
    access_line_write(log, line);
    if (!lines->failed)
        return;
    lines->used = before; /* out of memory: the lines before it are whole */
    lines->failed = lines->starved = false;
    lose(log, 1);
}

/* As many whole lines as one write takes. */
static size_t piece_length(const struct access_log *log, size_t from)
{
    size_t left = log->lines.used - from;
    if (left <= log->output->piece)
        return left;
    const char *at = log->lines.at + from;
    const char *end = memrchr(at, '\n', log->output->piece);
    return end ? (size_t)(end - at) + 1 : left;
}

static uint64_t lines_in(const char *at, size_t length)
{
    uint64_t count = 0;
    for (const char *end = at + length; (at = memchr(at, '\n', (size_t)(end - at))); at++)
        count++;
    return count;
}

/* Writes one piece; 0: not now, -1: never. Only somebody else who writes to the same pipe can make it wait. */
static ssize_t piece_write(struct access_output *output, const char *at, size_t length, int wait_ms)
{
    struct pollfd writable = {.fd = output->fd, .events = POLLOUT};
    ssize_t written = 0;
    pthread_mutex_lock(&output->lock);
    int ready = poll(&writable, 1, wait_ms);
    if (ready > 0)
        written = write(output->fd, at, length);
    pthread_mutex_unlock(&output->lock);
    if (ready < 0 || written < 0)
        return errno == EINTR || errno == EAGAIN ? 0 : -1;
    return written;
}

static void flush(struct access_log *log, int wait_ms)
{
    struct writer *lines = &log->lines;
    size_t from = 0;
    while (from < lines->used) {
        size_t length = piece_length(log, from);
        ssize_t written = piece_write(log->output, lines->at + from, length, wait_ms);
        if (written < 0) {
            lose(log, lines_in(lines->at + from, length));
            written = (ssize_t)length;
        }
        from += (size_t)written;
        if (written == 0)
            break;
    }
    if (from > 0 && from < lines->used)
        memmove(lines->at, lines->at + from, lines->used - from);
    lines->used -= from;
}

void access_log_flush(struct access_log *log)
{
    if (log->output && log->lines.used > 0)
        flush(log, 0);
}

void access_log_end(struct access_log *log)
{
    if (log->output && log->lines.used > 0)
        flush(log, LAST_WAIT_MS);
    writer_end(&log->lines);
}
