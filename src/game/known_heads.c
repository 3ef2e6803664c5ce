/* Slots in a mapping that is shared with a file, which one process has locked. A session may use any slot of one
 * bucket. */
#include "game/known_heads.h"
#include "base/clock.h"
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <umpire/text.h>
#include <unistd.h>

enum { BUCKET = 8, BUCKETS = KNOWN_HEADS_MAX / BUCKET, FILES_MAX = 64, PATH_SIZE = 1200 };

struct head_slot {
    struct uuid session;
    struct hash root;
    uint64_t size; /* 0: the slot is free */
    uint32_t chain;
    uint32_t stamp; /* when it was noted, in seconds since 1970 */
    uint64_t check; /* checksum of the above: a torn slot is free */
};

struct content {
    char magic[sizeof(struct head_slot)]; /* the version of the layout */
    struct head_slot slots[KNOWN_HEADS_MAX];
};
static const char magic[] = "umpire known heads 1";

struct known_heads {
    pthread_mutex_t lock;
    struct content *content;
    int file; /* -1: none */
};

static uint64_t check_of(const struct head_slot *slot)
{
    struct hash hash = hash_of(slot, offsetof(struct head_slot, check));
    uint64_t check;
    memcpy(&check, hash.bytes, sizeof check);
    return check;
}

static bool slot_is_used(const struct head_slot *slot)
{
    return slot->size && slot->check == check_of(slot);
}

static void path_write(const char *directory, int number, char ret[PATH_SIZE])
{
    struct text text;
    text_start(&text, ret, PATH_SIZE);
    text_format(&text, "%s/known-heads-%d", directory, number);
}

/* One that no other process has. */
static int file_lock(const char *directory)
{
    char path[PATH_SIZE];
    for (int i = 0; i < FILES_MAX; i++) {
        path_write(directory, i, path);
        int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
        if (file < 0)
            return -1;
        if (flock(file, LOCK_EX | LOCK_NB) == 0)
            return file;
        int why = errno;
        close(file);
        errno = why;
        if (why != EWOULDBLOCK)
            return -1;
    }
    return -1;
}

/* Allocates its blocks now: a mapping cannot report later that the disk is full. */
static struct content *content_map(int file)
{
    int error = file < 0 ? 0 : posix_fallocate(file, 0, sizeof(struct content));
    int flags = file < 0 ? MAP_PRIVATE | MAP_ANONYMOUS : MAP_SHARED;
    if (error) {
        errno = error;
        return NULL;
    }
    void *mapped = mmap(NULL, sizeof(struct content), PROT_READ | PROT_WRITE, flags, file, 0);
    return mapped == MAP_FAILED ? NULL : mapped;
}

/* New memory is all zero, and takes space only where it is written. */
static void content_take(struct content *content)
{
    static const char new[sizeof content->magic];
    if (memcmp(content->magic, magic, sizeof magic) == 0)
        return;
    if (memcmp(content->magic, new, sizeof new) != 0)
        memset(content, 0, sizeof *content);
    memcpy(content->magic, magic, sizeof magic);
}

struct known_heads *known_heads_open(const char *directory)
{
    bool filed = directory && directory[0];
    int file = filed ? file_lock(directory) : -1;
    struct known_heads *known = filed && file < 0 ? NULL : calloc(1, sizeof *known);
    struct content *content = known ? content_map(file) : NULL;
    if (!content) {
        int why = errno;
        free(known);
        if (file >= 0)
            close(file);
        errno = why;
        return NULL;
    }
    known->content = content;
    known->file = file;
    pthread_mutex_init(&known->lock, NULL);
    content_take(content);
    return known;
}

void known_heads_close(struct known_heads *known)
{
    if (!known)
        return;
    munmap(known->content, sizeof *known->content);
    if (known->file >= 0)
        close(known->file);
    pthread_mutex_destroy(&known->lock);
    free(known);
}

/* A UUID of version 7 ends with random bits, which spread the sessions over the buckets. */
static struct head_slot *bucket_of(const struct known_heads *known, const struct uuid *session)
{
    uint32_t end;
    memcpy(&end, session->bytes + sizeof session->bytes - sizeof end, sizeof end);
    return &known->content->slots[end % BUCKETS * BUCKET];
}

/* The session's slot; NULL: it has none. */
static struct head_slot *slot_find(const struct known_heads *known, const struct uuid *session)
{
    struct head_slot *bucket = bucket_of(known, session);
    for (int i = 0; i < BUCKET; i++)
        if (bucket[i].size && memcmp(&bucket[i].session, session, sizeof *session) == 0)
            return slot_is_used(&bucket[i]) ? &bucket[i] : NULL;
    return NULL;
}

/* A free one, else that of the session that was published longest ago. */
static struct head_slot *slot_choose(const struct known_heads *known, const struct uuid *session)
{
    struct head_slot *bucket = bucket_of(known, session), *oldest = bucket;
    for (int i = 0; i < BUCKET; i++) {
        if (bucket[i].size && memcmp(&bucket[i].session, session, sizeof *session) == 0)
            return &bucket[i];
        if (oldest->size && (!bucket[i].size || bucket[i].stamp < oldest->stamp))
            oldest = &bucket[i];
    }
    return oldest;
}

bool known_heads_find(struct known_heads *known, const struct uuid *session, struct known_head *ret)
{
    if (!known)
        return false;
    pthread_mutex_lock(&known->lock);
    const struct head_slot *slot = slot_find(known, session);
    if (slot)
        *ret = (struct known_head){.head = {.size = slot->size, .root = slot->root}, .chain = slot->chain};
    pthread_mutex_unlock(&known->lock);
    return slot != NULL;
}

static void slot_put(struct known_heads *known, const struct uuid *session, const struct known_head *head, bool anyway)
{
    if (!known || !head->head.size)
        return;
    pthread_mutex_lock(&known->lock);
    const struct head_slot *found = slot_find(known, session);
    if (anyway || !found || found->size < head->head.size) {
        struct head_slot *slot = slot_choose(known, session);
        *slot = (struct head_slot){.session = *session,
                                   .root = head->head.root,
                                   .size = head->head.size,
                                   .chain = head->chain,
                                   .stamp = (uint32_t)(clock_now() / 1000000)};
        slot->check = check_of(slot);
    }
    pthread_mutex_unlock(&known->lock);
}

void known_heads_note(struct known_heads *known, const struct uuid *session, const struct known_head *head)
{
    slot_put(known, session, head, false);
}

void known_heads_set(struct known_heads *known, const struct uuid *session, const struct known_head *head)
{
    slot_put(known, session, head, true);
}

static bool content_show(int file, void (*show)(void *, const struct uuid *, const struct known_head *), void *context)
{
    struct stat stat;
    errno = 0;
    if (fstat(file, &stat) != 0 || stat.st_size < (off_t)sizeof(struct content))
        return false;
    const struct content *content = mmap(NULL, sizeof *content, PROT_READ, MAP_SHARED, file, 0);
    if (content == MAP_FAILED)
        return false;
    bool ours = memcmp(content->magic, magic, sizeof magic) == 0;
    for (size_t i = 0; ours && i < KNOWN_HEADS_MAX; i++) {
        struct head_slot slot = content->slots[i]; /* its process may be writing: a torn one has the wrong check */
        if (slot_is_used(&slot))
            show(context, &slot.session,
                 &(struct known_head){.head = {.size = slot.size, .root = slot.root}, .chain = slot.chain});
    }
    munmap((void *)(uintptr_t)content, sizeof *content);
    errno = 0;
    return ours;
}

bool known_heads_each(const char *directory,
                      void (*show)(void *context, const struct uuid *session, const struct known_head *head),
                      void *context)
{
    char path[PATH_SIZE];
    for (int i = 0; i < FILES_MAX; i++) {
        path_write(directory, i, path);
        int file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
        if (file < 0)
            return errno == ENOENT; /* they are numbered without gaps */
        bool shown = content_show(file, show, context);
        int why = errno;
        close(file);
        errno = why;
        if (!shown)
            return false;
    }
    return true;
}
