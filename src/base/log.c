/* One write(2) per line, so that lines of threads and processes do not mix. */
#include "base/log.h"
#include "base/clock.h"
#include "base/writer.h"
#include <stdatomic.h>
#include <umpire/text.h>
#include <unistd.h>

enum { MESSAGE_MAX = 1024, LINE_MAX_SIZE = 8192 }; /* a control character in a message takes six bytes */

static _Atomic int highest = LOG_INFO;

void log_set_level(enum log_level level)
{
    atomic_store(&highest, (int)level);
}

__attribute__((format(printf, 4, 0))) static void
write_event(enum log_level level, const char *room, const struct trace *trace, const char *format, va_list arguments)
{
    static const char *const names[] = {"error", "warning", "info", "debug"};
    char message[MESSAGE_MAX], time[INSTANT_TEXT_SIZE];
    struct text text;
    text_start(&text, message, sizeof message);
    text_format_list(&text, format, arguments);
    instant_write(clock_now(), time);

    struct writer line;
    writer_start(&line, LINE_MAX_SIZE);
    write_object(&line);
    write_member(&line, "time", time);
    write_member(&line, "level", names[level]);
    write_member(&line, "room", room);
    write_member(&line, "message", message);
    if (trace && trace->id[0]) {
        write_member(&line, "trace_id", trace->id);
        write_member(&line, "parent_id", trace->parent);
    }
    write_object_end(&line);
    write_raw(&line, "\n", 1);
    ssize_t written = line.failed ? 0 : write(STDERR_FILENO, line.at, line.used);
    (void)written; /* if it fails there is nowhere left to report that */
    writer_end(&line);
}

void log_event(enum log_level level, const char *room, const char *format, ...)
{
    if ((int)level > atomic_load(&highest))
        return;
    va_list arguments;
    va_start(arguments, format);
    write_event(level, room, NULL, format, arguments);
    va_end(arguments);
}

void log_event_traced(enum log_level level, const char *room, const struct trace *trace, const char *format, ...)
{
    if ((int)level > atomic_load(&highest))
        return;
    va_list arguments;
    va_start(arguments, format);
    write_event(level, room, trace, format, arguments);
    va_end(arguments);
}
