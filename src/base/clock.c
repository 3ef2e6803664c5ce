/* Clocks, and instants as text. */
#include "base/clock.h"
#include <string.h>
#include <time.h>

int64_t clock_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

int64_t clock_monotonic_us(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

int64_t clock_monotonic_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void put_digits(char *at, int value, int digits)
{
    while (digits-- > 0) {
        at[digits] = (char)('0' + value % 10);
        value /= 10;
    }
}

void instant_write(int64_t microseconds, char *ret)
{
    time_t seconds = (time_t)(microseconds / 1000000);
    struct tm tm;
    gmtime_r(&seconds, &tm);
    char at[INSTANT_TEXT_SIZE] = "0000-00-00T00:00:00.000Z";
    put_digits(at, tm.tm_year + 1900, 4);
    put_digits(at + 5, tm.tm_mon + 1, 2);
    put_digits(at + 8, tm.tm_mday, 2);
    put_digits(at + 11, tm.tm_hour, 2);
    put_digits(at + 14, tm.tm_min, 2);
    put_digits(at + 17, tm.tm_sec, 2);
    put_digits(at + 20, (int)(microseconds / 1000 % 1000), 3);
    for (int i = 0; i < INSTANT_TEXT_SIZE; i++)
        ret[i] = at[i];
}

bool instant_read(const char *text, int64_t *ret_microseconds)
{
    struct tm tm = {0};
    char again[INSTANT_TEXT_SIZE];
    const char *rest = strptime(text, "%Y-%m-%dT%H:%M:%S", &tm);
    if (!rest || strlen(rest) != 5 || strspn(rest + 1, "0123456789") != 3)
        return false;
    int64_t milliseconds = (rest[1] - '0') * 100 + (rest[2] - '0') * 10 + (rest[3] - '0');
    *ret_microseconds = ((int64_t)timegm(&tm) * 1000 + milliseconds) * 1000;
    instant_write(*ret_microseconds, again);
    return strcmp(again, text) == 0;
}
