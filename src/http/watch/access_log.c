/* Gathering lines, and writing them without ever waiting. What a line looks like is in access_line.c. */
#include "http/watch/access_log.h"
#include "http/watch/access_line.h"
#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

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
