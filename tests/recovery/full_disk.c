/* Preloaded into a PostgreSQL: a disk that is full while a flag file exists in the directory that UMPIRE_FULL_DISK
 * names. With the flag `wal` nothing can be written to the write-ahead log; with the flag `data` no file of a database
 * can grow. */
#include <dlfcn.h>
#include <errno.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

ssize_t write(int descriptor, const void *bytes, size_t count);
ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t offset);
ssize_t pwritev(int descriptor, const struct iovec *parts, int count, off_t offset);
int posix_fallocate(int descriptor, off_t offset, off_t length);

static bool is_flagged(const char *flag)
{
    char path[256];
    const char *directory = getenv("UMPIRE_FULL_DISK");
    if (!directory || snprintf(path, sizeof path, "%s/%s", directory, flag) >= (int)sizeof path)
        return false;
    return access(path, F_OK) == 0;
}

static bool grows(int descriptor, off_t end)
{
    struct stat file;
    return fstat(descriptor, &file) == 0 && end > file.st_size;
}

/* Whether there is no room for a write that ends there. Leaves errno as a failed write does. */
static bool is_full(int descriptor, off_t end)
{
    char name[32], path[1024];
    int before = errno;
    bool wal = is_flagged("wal"), data = is_flagged("data"), full = false;
    if (wal || data) {
        snprintf(name, sizeof name, "/proc/self/fd/%d", descriptor);
        ssize_t length = readlink(name, path, sizeof path - 1);
        path[length > 0 ? length : 0] = '\0';
        full = (wal && strstr(path, "/pg_wal/")) || (data && strstr(path, "/base/") && grows(descriptor, end));
    }
    errno = full ? ENOSPC : before;
    return full;
}

static void *next_of(const char *name)
{
    void *next = dlsym(RTLD_NEXT, name);
    if (!next)
        abort();
    return next;
}

ssize_t write(int descriptor, const void *bytes, size_t count)
{
    ssize_t (*next)(int, const void *, size_t) = (ssize_t(*)(int, const void *, size_t))(uintptr_t)next_of("write");
    if (is_full(descriptor, INT64_MAX))
        return -1;
    return next(descriptor, bytes, count);
}

ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t offset)
{
    ssize_t (*next)(int, const void *, size_t, off_t) =
        (ssize_t(*)(int, const void *, size_t, off_t))(uintptr_t)next_of("pwrite");
    if (is_full(descriptor, offset + (off_t)count))
        return -1;
    return next(descriptor, bytes, count, offset);
}

ssize_t pwritev(int descriptor, const struct iovec *parts, int count, off_t offset)
{
    ssize_t (*next)(int, const struct iovec *, int, off_t) =
        (ssize_t(*)(int, const struct iovec *, int, off_t))(uintptr_t)next_of("pwritev");
    off_t end = offset;
    for (int i = 0; i < count; i++)
        end += (off_t)parts[i].iov_len;
    if (is_full(descriptor, end))
        return -1;
    return next(descriptor, parts, count, offset);
}

int posix_fallocate(int descriptor, off_t offset, off_t length)
{
    int (*next)(int, off_t, off_t) = (int (*)(int, off_t, off_t))(uintptr_t)next_of("posix_fallocate");
    return is_full(descriptor, offset + length) ? ENOSPC : next(descriptor, offset, length);
}
