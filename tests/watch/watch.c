/* Runs a test and ends it when it hangs, however slow the machine is: watch COMMAND [ARGUMENT...]
 * What hangs either works on and on, or waits for what never comes. So it is ended
 *   - when it and everything that it started have taken TEST_PROCESSOR_SECONDS of the processors, or
 *   - when for CALM_SECONDS all of them slept: a test that waits for its turn on a busy machine is runnable, and does
 * not. The clock alone ends nothing. Exits as the command does; what was ended exits with 124. */
#include "tree.h"
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum {
    CALM_SECONDS = 300, /* beyond what any test sleeps, and any statement of a database that is not its own takes */
    CALM_PERCENT = 2,   /* of a processor: servers that sleep look at their clocks */
    AWAKE_COUNTS = 20,  /* one second awake weighs as much as so many calm ones */
    ENDED = 124
};

__attribute__((noreturn)) static void command_become(char *const *command, const sigset_t *mask)
{
    sigprocmask(SIG_SETMASK, mask, NULL);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    execvp(command[0], command);
    fprintf(stderr, "watch: %s: %s\n", command[0], strerror(errno));
    _exit(127);
}

static double seconds_of(struct timeval time)
{
    return (double)time.tv_sec + (double)time.tv_usec / 1e6;
}

/* Exits as a child did that has ended; a signal's end is one here, too, so that ctest can tell a crash. What it has
 * taken is said for those who look what its limit should be. */
static void exit_as(int status)
{
    struct rusage taken;
    getrusage(RUSAGE_CHILDREN, &taken);
    fprintf(stderr, "watch: %.1f seconds of the processors\n", seconds_of(taken.ru_utime) + seconds_of(taken.ru_stime));
    if (WIFEXITED(status))
        exit(WEXITSTATUS(status));
    prctl(PR_SET_DUMPABLE, 0);
    signal(WTERMSIG(status), SIG_DFL);
    raise(WTERMSIG(status));
    exit(128 + WTERMSIG(status));
}

/* Whatever has ended, what the test left behind among it. */
static void reap(pid_t test)
{
    int status;
    for (pid_t ended; (ended = waitpid(-1, &status, WNOHANG)) > 0;)
        if (ended == test)
            exit_as(status);
}

__attribute__((noreturn)) static void end(const char *why, double seconds)
{
    fflush(NULL);
    fprintf(stderr, "watch: the test hangs: %s %.0f seconds\n", why, seconds);
    tree_kill(getpid());
    while (waitpid(-1, NULL, 0) > 0)
        ;
    exit(ENDED);
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* Looks once in a second. */
__attribute__((noreturn)) static void watch(pid_t test, const sigset_t *child, double most, double calm_most)
{
    const struct timespec interval = {.tv_sec = 1};
    double used = 0, calm = 0, before = 0, last = now();
    for (;;) {
        sigtimedwait(child, NULL, &interval);
        reap(test);
        double time = now(), span = time - last;
        if (span < 0.9)
            continue;
        last = time;
        double seconds = tree_seconds(getpid());
        double worked = seconds > before ? seconds - before : 0; /* the sum lacks what ended below nobody but us */
        before = seconds;
        used += worked;
        calm += worked * 100 < span * CALM_PERCENT && !tree_awake() ? span : -AWAKE_COUNTS * span;
        if (calm < 0)
            calm = 0;
        if (most > 0 && used > most)
            end("it has worked for", used);
        if (calm >= calm_most)
            end("nothing of it has moved for", calm);
    }
}

int main(int count, char **arguments)
{
    const char *most = getenv("TEST_PROCESSOR_SECONDS"), *calm = getenv("TEST_CALM_SECONDS");
    sigset_t child, mask;
    if (count < 2) {
        fputs("usage: watch COMMAND [ARGUMENT...]\n", stderr);
        return 2;
    }
    sigemptyset(&child);
    sigaddset(&child, SIGCHLD);
    sigprocmask(SIG_BLOCK, &child, &mask);
    prctl(PR_SET_CHILD_SUBREAPER, 1); /* whatever a test starts stays below this process */
    pid_t test = fork();
    if (test == 0)
        command_become(arguments + 1, &mask);
    if (test < 0) {
        perror("watch: fork");
        return 1;
    }
    watch(test, &child, most ? atof(most) : 0, calm ? atof(calm) : CALM_SECONDS);
}
