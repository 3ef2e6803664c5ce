/* Reads /proc. */
#include "tree.h"
#include <dirent.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { PROCESSES_MAX = 16384, KILL_ROUNDS = 100 };

struct process {
    pid_t id, parent;
    char state;
    unsigned long long ticks; /* its own and those of its children that have ended */
    bool below;
};

static struct process processes[PROCESSES_MAX];
static size_t process_count;

static bool process_read(const char *name, struct process *ret)
{
    char path[300], line[1024];
    unsigned long long own, system, children, children_system;
    int parent;
    snprintf(path, sizeof path, "/proc/%s/stat", name);
    FILE *file = fopen(path, "r");
    if (!file)
        return false;
    const char *name_end = fgets(line, sizeof line, file) ? strrchr(line, ')') : NULL;
    fclose(file);
    if (!name_end || sscanf(name_end, ") %c %d %*d %*d %*d %*d %*u %*u %*u %*u %*u %llu %llu %llu %llu", &ret->state,
                            &parent, &own, &system, &children, &children_system) != 6)
        return false;
    ret->id = (pid_t)atoi(name);
    ret->parent = (pid_t)parent;
    ret->ticks = own + system + children + children_system;
    return true;
}

/* Of a process that sleeps a thread may run. */
static bool threads_awake(pid_t id)
{
    char path[64], name[400], line[1024];
    bool awake = false;
    snprintf(path, sizeof path, "/proc/%d/task", (int)id);
    DIR *tasks = opendir(path);
    for (const struct dirent *each; tasks && !awake && (each = readdir(tasks));) {
        snprintf(name, sizeof name, "%s/%s/stat", path, each->d_name);
        FILE *file = each->d_name[0] == '.' ? NULL : fopen(name, "r");
        const char *name_end = file && fgets(line, sizeof line, file) ? strrchr(line, ')') : NULL;
        awake = name_end && strchr("RD", name_end[2]) != NULL;
        if (file)
            fclose(file);
    }
    if (tasks)
        closedir(tasks);
    return awake;
}

static bool is_below(pid_t top, pid_t parent)
{
    for (size_t i = 0; i < process_count; i++)
        if (processes[i].id == parent)
            return processes[i].below;
    return parent == top;
}

/* Marks what is below `top`. A process may be listed before its parent: until nothing more is found. */
static void processes_read(pid_t top)
{
    DIR *directory = opendir("/proc");
    process_count = 0;
    for (const struct dirent *each; directory && process_count < PROCESSES_MAX && (each = readdir(directory));)
        if (each->d_name[0] >= '0' && each->d_name[0] <= '9' && process_read(each->d_name, &processes[process_count])) {
            struct process *process = &processes[process_count++];
            process->below = process->parent == top;
        }
    if (directory)
        closedir(directory);
    for (bool found = true; found;) {
        found = false;
        for (size_t i = 0; i < process_count; i++)
            if (!processes[i].below && is_below(top, processes[i].parent))
                found = processes[i].below = true;
    }
}

double tree_seconds(pid_t top)
{
    unsigned long long ticks = 0;
    processes_read(top);
    for (size_t i = 0; i < process_count; i++)
        ticks += processes[i].below ? processes[i].ticks : 0;
    return (double)ticks / (double)sysconf(_SC_CLK_TCK);
}

bool tree_awake(void)
{
    for (size_t i = 0; i < process_count; i++)
        if (processes[i].below && threads_awake(processes[i].id))
            return true;
    return false;
}

void tree_kill(pid_t top)
{
    size_t found = 1;
    for (int round = 0; found > 0 && round < KILL_ROUNDS; round++) {
        found = 0;
        processes_read(top);
        for (size_t i = 0; i < process_count; i++)
            if (processes[i].below && processes[i].state != 'Z') {
                kill(processes[i].id, SIGKILL);
                found++;
            }
        nanosleep(&(struct timespec){.tv_nsec = 20000000}, NULL);
    }
}
