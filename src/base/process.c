/* By /proc, which Linux always has and containers may hide. */
#include "base/process.h"
#include <dirent.h>
#include <sched.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

int64_t process_resident_bytes(void)
{
    long long size, resident = -1;
    FILE *file = fopen("/proc/self/statm", "re");
    if (!file)
        return -1;
    if (fscanf(file, "%lld %lld", &size, &resident) != 2)
        resident = -1;
    fclose(file);
    return resident < 0 ? -1 : (int64_t)resident * sysconf(_SC_PAGESIZE);
}

/* Each of them is an entry of this directory. */
#define DESCRIPTORS "/proc/self/fd"

/* The directory that is being read is a descriptor, too, and does not count; nor do "." and "..". */
static int64_t descriptors_list(void)
{
    int64_t count = -3;
    DIR *directory = opendir(DESCRIPTORS);
    if (!directory)
        return -1;
    while (readdir(directory))
        count++;
    closedir(directory);
    return count;
}

/* Since Linux 6.2 the directory's size is their number; before that it is 0. */
static int64_t open_descriptors(void)
{
    struct stat directory;
    if (stat(DESCRIPTORS, &directory) == 0 && directory.st_size > 0)
        return directory.st_size;
    return descriptors_list();
}

static int64_t microseconds(const struct timeval *time)
{
    return (int64_t)time->tv_sec * 1000000 + time->tv_usec;
}

int64_t process_cpu_us(void)
{
    struct rusage usage;
    return getrusage(RUSAGE_SELF, &usage) == 0 ? microseconds(&usage.ru_utime) + microseconds(&usage.ru_stime) : -1;
}

void process_read(struct process_state *ret)
{
    struct rlimit limit;
    *ret = (struct process_state){.resident_bytes = process_resident_bytes(),
                                  .open_descriptors = open_descriptors(),
                                  .most_descriptors = -1,
                                  .cpu_us = process_cpu_us()};
    if (getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY)
        ret->most_descriptors = (int64_t)limit.rlim_cur;
}

/* A machine with more than 1,024 processors does not fit the set: then all that are there. */
int32_t process_processors(void)
{
    cpu_set_t allowed;
    long count =
        sched_getaffinity(0, sizeof allowed, &allowed) == 0 ? CPU_COUNT(&allowed) : sysconf(_SC_NPROCESSORS_ONLN);
    return count < 1 ? 1 : (int32_t)count;
}
