/* Starting, watching and stopping the program. */
#include "service.h"
#include "base/clock.h"
#include "client.h"
#include "patience.h"
#include <errno.h>
#include <fcntl.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

enum { LINE_SIZE = 8192, GIVEN = 8, SETTINGS_MAX = 12 };

void pause_ms(int64_t milliseconds)
{
    struct timespec pause = {milliseconds / 1000, milliseconds % 1000 * 1000000};
    nanosleep(&pause, NULL);
}

/* What the developer's environment says about umpire is not for the tests. How many event loops there are would follow
 * from the machine; TEST_LOOPS says it for a whole test. */
static void settings_forget(void)
{
    const char *loops = getenv("TEST_LOOPS");
    for (char **each = environ; *each;) {
        char name[64];
        if (strncmp(*each, "UMPIRE_", 7) == 0) {
            snprintf(name, sizeof name, "%.*s", (int)strcspn(*each, "="), *each);
            unsetenv(name); /* moves the others up */
        } else
            each++;
    }
    putenv((char *)(uintptr_t) "UMPIRE_CONFIG=/dev/null");
    if (loops)
        setenv("UMPIRE_LOOPS", loops, 1);
}

static void descriptors_limit(int most)
{
    const struct rlimit limit = {.rlim_cur = (rlim_t)most, .rlim_max = (rlim_t)most};
    setrlimit(RLIMIT_NOFILE, &limit);
}

/* The child's half of a start. It does not outlive the test, even when that fails half way. */
__attribute__((noreturn)) static void program_become(const char *const *words, const char *const *settings, int log)
{
    const char *arguments[16] = {UMPIRE_PROGRAM};
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    dup2(log, STDOUT_FILENO);
    dup2(log, STDERR_FILENO);
    for (size_t i = 0; words[i] && i < 14; i++)
        arguments[i + 1] = words[i];
    settings_forget();
    const char *program = UMPIRE_PROGRAM;
    for (; *settings; settings++)
        if (strncmp(*settings, SERVICE_DESCRIPTORS, strlen(SERVICE_DESCRIPTORS)) == 0)
            descriptors_limit(atoi(*settings + strlen(SERVICE_DESCRIPTORS)));
        else if (strncmp(*settings, SERVICE_PROGRAM, strlen(SERVICE_PROGRAM)) == 0)
            program = *settings + strlen(SERVICE_PROGRAM);
        else
            putenv((char *)(uintptr_t)*settings);
    execv(program, (char *const *)(uintptr_t)arguments);
    _exit(127);
}

static pid_t program_start(const char *const *words, const char *const *settings, const char *log_path)
{
    int log = open(log_path, O_WRONLY | O_APPEND | O_CLOEXEC);
    assert_true(log >= 0);
    pid_t pid = fork();
    assert_true(pid >= 0);
    if (pid == 0)
        program_become(words, settings, log);
    close(log);
    return pid;
}

static void log_make(char path[64])
{
    snprintf(path, 64, "/tmp/umpire-service-XXXXXX");
    int log = mkstemp(path);
    assert_true(log >= 0);
    close(log);
}

/* Shows what the program said, and fails. */
__attribute__((noreturn)) static void fail_with_log(const char *log_path, const char *why)
{
    char line[LINE_SIZE];
    FILE *log = fopen(log_path, "r");
    while (log && fgets(line, sizeof line, log))
        print_error("  %s", line);
    if (log)
        fclose(log);
    fail_msg("%s", why);
    abort();
}

/* The program's exit status, or -1 while it still runs after so many seconds. */
static int end_wait(pid_t pid, int seconds)
{
    int64_t until = clock_monotonic_ms() + seconds * INT64_C(1000);
    do {
        int status;
        pid_t ended = waitpid(pid, &status, WNOHANG);
        if (ended == pid)
            return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
        assert_int_equal(ended, 0);
        pause_ms(2);
    } while (clock_monotonic_ms() < until);
    return -1;
}

/* The port in the line that says where the service listens; 0 when there is none yet. */
static uint16_t port_logged(const char *log_path)
{
    char line[LINE_SIZE];
    unsigned port = 0;
    FILE *log = fopen(log_path, "r");
    assert_non_null(log);
    while (port == 0 && fgets(line, sizeof line, log)) {
        const char *at = strstr(line, " listens on ");
        at = at && strchr(line, '\n') ? strstr(at, " port ") : NULL;
        if (at)
            sscanf(at, " port %u", &port);
    }
    fclose(log);
    return (uint16_t)port;
}

void keys_directory_of(const char *database_url, char ret[KEYS_DIRECTORY_SIZE])
{
    const char *name = strstr(database_url, "///");
    name = name ? name + 3 : "elsewhere";
    snprintf(ret, KEYS_DIRECTORY_SIZE, "/tmp/umpire-keys-%.*s", (int)strcspn(name, "?"), name);
}

void service_url_of(const char *database_url, char *ret, size_t size)
{
    static const char superuser[] = "user=umpire", login[] = "user=umpire_service";
    const char *user = strstr(database_url, superuser), *rest = user ? user + strlen(superuser) : NULL;
    int length = rest && (*rest == '\0' || *rest == '&')
                     ? snprintf(ret, size, "%.*s%s%s", (int)(user - database_url), database_url, login, rest)
                     : snprintf(ret, size, "%s", database_url);
    assert_in_range(length, 1, size - 1);
}

void service_launch(struct test_service *service, const char *database_url, const char *const *settings)
{
    static const char *const serve[] = {"serve", NULL};
    char url[420], login[400], directory[KEYS_DIRECTORY_SIZE], keys[KEYS_DIRECTORY_SIZE + 32];
    char deadline[40], work_wait[40];
    char *given[GIVEN + SETTINGS_MAX + 1] = {url,
                                             keys,
                                             "UMPIRE_LISTEN=127.0.0.1:0",
                                             "UMPIRE_OPEN_SESSIONS=anyone",
                                             "UMPIRE_ADDRESS_RATE=0",
                                             "UMPIRE_TOKEN_RATE=0",
                                             deadline,
                                             work_wait};
    service_url_of(database_url, login, sizeof login);
    snprintf(url, sizeof url, "UMPIRE_DATABASE_URL=%s", login);
    snprintf(deadline, sizeof deadline, "UMPIRE_DEADLINE_MS=%d", DISTANT_MS);
    snprintf(work_wait, sizeof work_wait, "UMPIRE_WORK_WAIT_MS=%d", DISTANT_MS);
    keys_directory_of(database_url, directory);
    snprintf(keys, sizeof keys, "UMPIRE_KEYS_DIRECTORY=%s", directory);
    for (size_t i = 0; settings && settings[i]; i++) {
        assert_in_range(i, 0, SETTINGS_MAX - 1);
        given[GIVEN + i] = (char *)(uintptr_t)settings[i];
    }
    log_make(service->log_path);
    service->pid = program_start(serve, (const char *const *)given, service->log_path);
    service->port = 0;
}

void service_start(struct test_service *service, const char *database_url, const char *const *settings)
{
    service_launch(service, database_url, settings);
    service_await_port(service);
}

void service_await_port(struct test_service *service)
{
    int64_t until = clock_monotonic_ms() + PATIENCE_MS;
    while (service->port == 0) {
        if (clock_monotonic_ms() > until || waitpid(service->pid, NULL, WNOHANG) != 0)
            fail_with_log(service->log_path, "the service does not start");
        pause_ms(2);
        service->port = port_logged(service->log_path);
    }
}

void service_await_ready(const struct test_service *service)
{
    struct client client;
    int64_t until = clock_monotonic_ms() + PATIENCE_MS;
    client_start(&client, service->port);
    while (client_get(&client, "/readyz")->status != 200) {
        if (clock_monotonic_ms() > until)
            fail_with_log(service->log_path, "the service does not get ready");
        pause_ms(10);
    }
    client_end(&client);
}

void service_signal(const struct test_service *service, int signal_number)
{
    assert_int_equal(kill(service->pid, signal_number), 0);
}

/* Every line that the program wrote is a log event. */
static void log_check(const char *log_path)
{
    char line[LINE_SIZE];
    bool whole = true;
    FILE *log = fopen(log_path, "r");
    assert_non_null(log);
    while (fgets(line, sizeof line, log))
        whole = whole && line[0] == '{' && strcmp(strchr(line, '\0') - 2, "}\n") == 0;
    fclose(log);
    if (!whole)
        fail_with_log(log_path, "the service wrote something that is no log event");
}

void service_await_end(struct test_service *service, int seconds)
{
    int status = end_wait(service->pid, seconds);
    if (status == -1) {
        kill(service->pid, SIGKILL);
        waitpid(service->pid, NULL, 0);
        fail_with_log(service->log_path, "the service does not end");
    }
    if (status != 0) {
        print_error("exit status %d\n", status);
        fail_with_log(service->log_path, "the service ended with a failure");
    }
    log_check(service->log_path);
    unlink(service->log_path);
    service->pid = 0;
}

void service_stop(struct test_service *service)
{
    service_signal(service, SIGTERM);
    service_await_end(service, PATIENCE_SECONDS);
}

void program_run(const char *const *words, const char *const *settings, struct program_end *ret)
{
    static const char *const none[] = {NULL};
    char log_path[64];
    log_make(log_path);
    pid_t pid = program_start(words, settings ? settings : none, log_path);
    ret->status = end_wait(pid, PATIENCE_SECONDS);
    if (ret->status == -1) {
        kill(pid, SIGKILL);
        waitpid(pid, NULL, 0);
        fail_with_log(log_path, "the program does not end");
    }
    FILE *log = fopen(log_path, "r");
    assert_non_null(log);
    ret->words[fread(ret->words, 1, sizeof ret->words - 1, log)] = '\0';
    fclose(log);
    unlink(log_path);
}
