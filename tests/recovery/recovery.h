/* What the recovery tests share: how many rounds, and what a service holds. */
#pragma once
#include "base/clock.h"
#include "patience.h"
#include "players.h"
#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* An answer comes by the deadline and a moment, which is long where the machine is busy. */
enum { DEADLINE_MS = 1000, LATEST_MS = 30 * DEADLINE_MS, BACK_SECONDS = 2 * PATIENCE_SECONDS };

/* A few rounds by default; the slow tests say how many. */
static inline int rounds(int few)
{
    const char *given = getenv("UMPIRE_ROUNDS");
    return given ? atoi(given) : few;
}

/* A connection or two may just be closing; what clients have appended is kept in part. */
enum { DESCRIPTORS_MORE = 6, KILOBYTES_MORE = 4096 };

/* Players open games all the time. Sessions in memory are a cache, whose ceiling is reached within the first round. */
#define SESSION_MEMORY "UMPIRE_SESSION_MB=1"

/* What a process holds. */
struct holdings {
    int descriptors;
    long kilobytes; /* resident */
    long heap;      /* of these, what is no file's: what was allocated, and stacks */
};

static inline struct holdings holdings_of(pid_t pid)
{
    char path[64];
    long pages = 0, resident = 0;
    struct holdings holdings = {0};
    snprintf(path, sizeof path, "/proc/%d/fd", (int)pid);
    DIR *directory = opendir(path);
    assert_non_null(directory);
    for (const struct dirent *each; (each = readdir(directory));)
        holdings.descriptors += each->d_name[0] != '.';
    closedir(directory);
    snprintf(path, sizeof path, "/proc/%d/statm", (int)pid);
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    assert_int_equal(fscanf(file, "%ld %ld", &pages, &resident), 2);
    fclose(file);
    holdings.kilobytes = resident * 4;
    snprintf(path, sizeof path, "/proc/%d/status", (int)pid);
    file = fopen(path, "r");
    assert_non_null(file);
    for (char line[256]; fgets(line, sizeof line, file);)
        sscanf(line, "RssAnon: %ld", &holdings.heap);
    fclose(file);
    assert_true(holdings.heap > 0);
    return holdings;
}

/* What sessions take stays where the setting wants it, but for what the last requests have added: so memory that grows
 * is another one's. */
static inline void sessions_expect_bounded(uint16_t port)
{
    struct client client;
    client_start(&client, port);
    long long most = client_metric(&client, "umpire_store_session_bytes_limit");
    assert_in_range(client_metric(&client, "umpire_store_session_bytes"), 0, most + (1 << 20));
    client_end(&client);
}

/* The same connections and files, and no memory that grows with the rounds. */
static inline void holdings_expect_steady(const struct holdings *first, const struct holdings *last)
{
    print_message("  descriptors %d -> %d, resident %ld -> %ld KiB\n", first->descriptors, last->descriptors,
                  first->kilobytes, last->kilobytes);
    assert_in_range(last->descriptors, 0, first->descriptors + DESCRIPTORS_MORE);
#ifndef UMPIRE_SANITIZED /* sanitizers keep what was freed */
    assert_in_range(last->kilobytes, 0, first->kilobytes + KILOBYTES_MORE);
#endif
}
