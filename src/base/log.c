/* One write(2) per line, so that lines of threads and processes do not mix. */
#include "log.h"
#include "clock.h"
#include "writer.h"
#include <stdatomic.h>
#include <umpire/text.h>
#include <unistd.h>

enum { MESSAGE_MAX = 1024, LINE_MAX_SIZE = 8192 }; /* a control character in a message takes six bytes */

static _Atomic int highest = LOG_INFO;

void log_set_level(enum log_level level)
{
    atomic_store(&highest, (int)level);
}

void log_event(enum log_level level, const char *room, const char *format, ...)
{
    static const char *const names[] = {"error", "warning", "info", "debug"};
    if ((int)level > atomic_load(&highest))
        return;
    char message[MESSAGE_MAX], time[INSTANT_TEXT_SIZE];
    va_list arguments;
    struct text text;
    text_start(&text, message, sizeof message);
    va_start(arguments, format);
    text_format_list(&text, format, arguments);
    va_end(arguments);
    instant_write(clock_now(), time);

    struct writer line;
    writer_start(&line, LINE_MAX_SIZE);
    write_object(&line);
    write_member(&line, "time", time);
    write_member(&line, "level", names[level]);
    write_member(&line, "room", room);
    write_member(&line, "message", message);
    write_object_end(&line);
    write_raw(&line, "\n", 1);
    ssize_t written = line.failed ? 0 : write(STDERR_FILENO, line.at, line.used);
    (void)written; /* when it fails, nobody is left to be told */
    writer_end(&line);
}
