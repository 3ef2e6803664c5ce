/* What the service tells the manager that started it (sd_notify): ready once it listens, a sign of life while its loops
 * turn and none while one of them hangs, and that it stops. The manager is a socket of the test's. */
#include "ground.h"
#include "patience.h"
#include <dirent.h>
#include <errno.h>
#include <poll.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

/* A sign of life is due every second and a half: more than the longest turn of a loop. */
#define WATCHED "WATCHDOG_USEC=3000000"

struct manager {
    int socket;
    char setting[128]; /* NOTIFY_SOCKET=@… */
    char heard[512];   /* the last message */
};

static void manager_start(struct manager *manager)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    int length = snprintf(address.sun_path + 1, sizeof address.sun_path - 1, "umpire-test-%d", (int)getpid());
    snprintf(manager->setting, sizeof manager->setting, "NOTIFY_SOCKET=@%s", address.sun_path + 1);
    manager->socket = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    assert_true(manager->socket >= 0);
    socklen_t size = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + (size_t)length);
    assert_int_equal(bind(manager->socket, (const struct sockaddr *)&address, size), 0);
}

/* The next message within so many milliseconds; false when none comes. */
static bool hears(struct manager *manager, int milliseconds)
{
    struct pollfd ready = {.fd = manager->socket, .events = POLLIN};
    if (poll(&ready, 1, milliseconds) <= 0)
        return false;
    ssize_t length = recv(manager->socket, manager->heard, sizeof manager->heard - 1, 0);
    assert_true(length > 0);
    manager->heard[length] = '\0';
    return true;
}

static void expect(struct manager *manager, const char *words)
{
    assert_true(hears(manager, PATIENCE_MS));
    if (!strstr(manager->heard, words))
        fail_msg("heard \"%s\", not \"%s\"", manager->heard, words);
}

/* All threads but the first, which talks to the manager, stand still, or go on. */
static void threads_hold(pid_t pid, bool hold)
{
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/task", (int)pid);
    DIR *tasks = opendir(path);
    assert_non_null(tasks);
    for (const struct dirent *entry; (entry = readdir(tasks));) {
        pid_t task = (pid_t)strtol(entry->d_name, NULL, 10);
        if (task <= 0 || task == pid)
            continue;
        if (hold) {
            assert_int_equal(ptrace(PTRACE_SEIZE, task, NULL, NULL), 0);
            assert_int_equal(ptrace(PTRACE_INTERRUPT, task, NULL, NULL), 0);
            assert_int_equal(waitpid(task, NULL, __WALL), task);
        } else {
            assert_int_equal(ptrace(PTRACE_DETACH, task, NULL, NULL), 0);
        }
    }
    closedir(tasks);
}

static void test_a_watched_service(void **state)
{
    struct ground *ground = *state;
    struct test_service service;
    struct manager manager;
    manager_start(&manager);
    service_start(&service, ground->database.url, (const char *const[]){manager.setting, WATCHED, NULL});
    expect(&manager, "READY=1");
    assert_non_null(strstr(manager.heard, "STATUS=Serving on 127.0.0.1:"));
    for (int i = 0; i < 2; i++)
        expect(&manager, "WATCHDOG=1");
    threads_hold(service.pid, true);
    hears(&manager, 1600); /* of the turns before */
    assert_false(hears(&manager, 4000));
    threads_hold(service.pid, false);
    expect(&manager, "WATCHDOG=1");
    service_signal(&service, SIGTERM);
    do
        assert_true(hears(&manager, PATIENCE_MS));
    while (strstr(manager.heard, "WATCHDOG=1"));
    assert_non_null(strstr(manager.heard, "STOPPING=1"));
    service_await_end(&service, PATIENCE_SECONDS);
    close(manager.socket);
}

static void test_a_service_that_nobody_watches(void **state)
{
    struct ground *ground = *state;
    struct test_service service;
    struct manager manager;
    manager_start(&manager);
    service_start(&service, ground->database.url, (const char *const[]){manager.setting, NULL});
    expect(&manager, "READY=1");
    service_signal(&service, SIGTERM);
    expect(&manager, "STOPPING=1");
    service_await_end(&service, PATIENCE_SECONDS);
    close(manager.socket);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_watched_service),
        cmocka_unit_test(test_a_service_that_nobody_watches),
    };
    return cmocka_run_group_tests(tests, ground_make, ground_clear);
}
