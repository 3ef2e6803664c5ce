/* The device's file, as canonical JSON. Written beside itself, synced, and put in its place by one rename. */
#include "cli/device/device_file.h"
#include "base/writer.h"
#include "crypto/crypto.h"
#include "fields/json.h"
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FORMAT = 1, SIZE_MAX_ = 16 << 20, ARENA_MAX = 24 * SIZE_MAX_, SEED_HEX = 2 * DEVICE_SEED_SIZE + 1 };

static bool complain(const char *path, const char *what)
{
    fprintf(stderr, "umpire: %s: %s\n", path, what);
    return false;
}

bool device_file_begin(struct device_file *file, const char *path)
{
    char lock[DEVICE_PATH_MAX];
    *file = (struct device_file){.lock = -1};
    arena_start(&file->arena, ARENA_MAX);
    size_t length = (size_t)snprintf(file->path, sizeof file->path, "%s", path);
    if (length + sizeof ".lock" > sizeof lock)
        return complain(path, "the path is too long");
    snprintf(lock, sizeof lock, "%.*s.lock", (int)length, path);
    file->lock = open(lock, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (file->lock < 0)
        return complain(lock, strerror(errno));
    while (flock(file->lock, LOCK_EX) != 0)
        if (errno != EINTR)
            return complain(lock, strerror(errno));
    return true;
}

void device_file_end(struct device_file *file)
{
    if (file->lock >= 0)
        close(file->lock);
    free(file->used);
    arena_wipe(&file->arena);
    secret_wipe(file, sizeof *file);
    file->lock = -1;
}

bool device_file_is_there(const struct device_file *file)
{
    struct stat about;
    return lstat(file->path, &about) == 0;
}

bool device_file_use(struct device_file *file, const struct device_used *used)
{
    if (file->memory.used_count == file->room) {
        size_t room = file->room ? 2 * file->room : 16;
        struct device_used *grown = realloc(file->used, room * sizeof *grown);
        if (!grown)
            return complain(file->path, "out of memory");
        file->used = grown;
        file->room = room;
        file->memory.used = grown;
    }
    file->used[file->memory.used_count++] = *used;
    return true;
}

/* ---- Reading ---- */

static bool hash_into(const struct json_t *object, const char *name, struct hash *ret)
{
    return json_hash(json_member(object, name), ret);
}

static bool sent_read(const struct json_t *sent, struct device_sent *ret)
{
    ret->any = sent != NULL;
    return !ret->any || (hash_into(sent, "anchor", &ret->place.anchor) && hash_into(sent, "body", &ret->body) &&
                         json_natural(json_member(sent, "index"), &ret->place.index) &&
                         json_natural(json_member(sent, "link"), &ret->place.link));
}

static bool used_read(struct device_file *file, const struct json_t *list)
{
    for (size_t i = 0; i < json_list_size(list); i++) {
        const struct json_t *at = json_list_item(list, i);
        struct device_used used;
        if (!hash_into(at, "anchor", &used.anchor) || !hash_into(at, "asked", &used.asked) ||
            !json_natural(json_member(at, "index"), &used.index))
            return false;
        used.kept_back = json_is_true_value(json_member(at, "kept_back"));
        if (!device_file_use(file, &used))
            return false;
    }
    return true;
}

static bool pending_read(struct device_file *file, const struct json_t *object)
{
    struct device_pending *pending = &file->pending;
    if (!object)
        return true;
    pending->path = json_text_member(object, "path");
    pending->key = json_text_member(object, "key");
    pending->body = json_text_member(object, "body");
    return pending->path && pending->key && pending->body;
}

/* The stored checkpoint was signed and found consistent then; here it only says its size and root. */
static bool note_of(struct device_file *file, const struct json_t *text)
{
    struct checkpoint checkpoint;
    struct note note;
    size_t length;
    if (!text)
        return true;
    file->note = json_text(text, &length);
    if (!file->note || !note_read(file->note, length, &note) || !checkpoint_read(&note, &checkpoint))
        return false;
    file->memory.checkpoint = checkpoint.head;
    return true;
}

static bool self_read(struct device_file *file, const struct json_t *all)
{
    char id[UUID_TEXT_SIZE], seat[SEALED_SEAT_MAX + 1], server[NOTE_KEY_TEXT_SIZE];
    uint8_t random[DEVICE_SEED_SIZE + DEVICE_NONCE_SIZE];
    struct note_key key;
    struct uuid session;
    size_t seed, nonces;
    bool read = json_text_copy(json_member(all, "session"), id, sizeof id) && uuid_read(id, &session) &&
                json_text_copy(json_member(all, "seat"), seat, sizeof seat) &&
                json_text_copy(json_member(all, "server"), server, sizeof server) && note_key_read(server, &key) &&
                json_bytes(json_member(all, "seed"), random, DEVICE_SEED_SIZE, &seed) && seed == DEVICE_SEED_SIZE &&
                json_bytes(json_member(all, "nonces"), random + DEVICE_SEED_SIZE, DEVICE_NONCE_SIZE, &nonces) &&
                nonces == DEVICE_NONCE_SIZE && device_make(&session, seat, &key, random, &file->self);
    secret_wipe(random, sizeof random);
    file->self.reissued = read && json_is_true_value(json_member(all, "reissued"));
    return read;
}

/* "none", or what was found. */
static bool alarm_read(struct device_file *file, const struct json_t *all)
{
    file->evidence = json_text_member(all, "evidence");
    file->alarm = json_text_member(all, "alarm");
    if (!file->alarm)
        return false;
    file->proven = json_is_true_value(json_member(all, "proven"));
    if (strcmp(file->alarm, DEVICE_CALM) == 0)
        file->alarm = NULL;
    return true;
}

static bool all_read(struct device_file *file, const struct json_t *all)
{
    uint64_t format;
    return json_natural(json_member(all, "format"), &format) && format == FORMAT && alarm_read(file, all) &&
           self_read(file, all) && json_text_copy(json_member(all, "url"), file->url, sizeof file->url) &&
           json_text_copy(json_member(all, "token"), file->token, sizeof file->token) &&
           note_of(file, json_member(all, "checkpoint")) && sent_read(json_member(all, "sent"), &file->memory.sent) &&
           used_read(file, json_member(all, "used")) && pending_read(file, json_member(all, "pending"));
}

/* `size` bytes, ended with a NUL; NULL: they cannot be read. */
static char *bytes_take(struct arena *arena, int descriptor, size_t size)
{
    size_t used = 0;
    char *bytes = arena_take(arena, size + 1);
    while (bytes && used < size) {
        ssize_t more = read(descriptor, bytes + used, size - used);
        if (more <= 0 && !(more < 0 && errno == EINTR))
            return NULL;
        used += more > 0 ? (size_t)more : 0;
    }
    if (bytes)
        bytes[size] = '\0';
    return bytes;
}

static bool is_plain(int descriptor, struct stat *ret)
{
    return fstat(descriptor, ret) == 0 && S_ISREG(ret->st_mode) && ret->st_size > 0 && ret->st_size <= SIZE_MAX_;
}

/* All bytes of a file that only its owner may touch; NULL after saying why. */
static char *bytes_read(struct device_file *file, int descriptor, size_t *ret_length)
{
    struct stat about;
    const char *what = NULL;
    if (!is_plain(descriptor, &about))
        what = "it is not a device's file";
    else if (about.st_mode & (S_IRWXG | S_IRWXO))
        what = "it is accessible to others than its owner: its mode must be 0600";
    char *bytes = what ? NULL : bytes_take(&file->arena, descriptor, (size_t)about.st_size);
    if (!bytes)
        complain(file->path, what ? what : "it cannot be read");
    else
        *ret_length = (size_t)about.st_size;
    return bytes;
}

bool device_file_read(struct device_file *file)
{
    size_t length = 0;
    int descriptor = open(file->path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
    if (descriptor < 0)
        return complain(file->path, strerror(errno));
    char *bytes = bytes_read(file, descriptor, &length);
    close(descriptor);
    if (!bytes)
        return false;
    bool starved;
    const struct json_t *all = json_read_compact(&file->arena, bytes, length, JSON_FORM_CANONICAL, &starved);
    if (starved)
        return complain(file->path, "out of memory");
    return all_read(file, all) || complain(file->path, "it is not a device's file");
}

/* ---- Writing ---- */

static void member_hex(struct writer *out, const char *name, const uint8_t *bytes, size_t length)
{
    char hex[SEED_HEX];
    hex_write(bytes, length, hex);
    write_member(out, name, hex);
    secret_wipe(hex, sizeof hex);
}

static void used_write(struct writer *out, const struct device_memory *memory)
{
    write_key(out, "used");
    write_array(out);
    for (size_t i = 0; i < memory->used_count; i++) {
        write_object(out);
        member_hex(out, "anchor", memory->used[i].anchor.bytes, HASH_SIZE);
        member_hex(out, "asked", memory->used[i].asked.bytes, HASH_SIZE);
        write_member_int(out, "index", (int64_t)memory->used[i].index);
        if (memory->used[i].kept_back)
            write_member_bool(out, "kept_back", true);
        write_object_end(out);
    }
    write_array_end(out);
}

static void sent_write(struct writer *out, const struct device_sent *sent)
{
    write_key(out, "sent");
    write_object(out);
    member_hex(out, "anchor", sent->place.anchor.bytes, HASH_SIZE);
    member_hex(out, "body", sent->body.bytes, HASH_SIZE);
    write_member_int(out, "index", (int64_t)sent->place.index);
    write_member_int(out, "link", (int64_t)sent->place.link);
    write_object_end(out);
}

static void pending_write(struct writer *out, const struct device_pending *pending)
{
    write_key(out, "pending");
    write_object(out);
    write_member(out, "body", pending->body);
    write_member(out, "key", pending->key);
    write_member(out, "path", pending->path);
    write_object_end(out);
}

static void all_write(struct writer *out, const struct device_file *file)
{
    char id[UUID_TEXT_SIZE], server[NOTE_KEY_TEXT_SIZE];
    uuid_write(&file->self.session, id);
    note_key_write(&file->self.server, server);
    write_object(out);
    write_member(out, "alarm", file->alarm ? file->alarm : DEVICE_CALM); /* the first one: see start_mark */
    if (file->note)
        write_member(out, "checkpoint", file->note);
    if (file->evidence)
        write_member(out, "evidence", file->evidence);
    write_member_int(out, "format", FORMAT);
    member_hex(out, "nonces", file->self.nonces, sizeof file->self.nonces);
    if (file->pending.path)
        pending_write(out, &file->pending);
    if (file->proven)
        write_member_bool(out, "proven", true);
    if (file->self.reissued)
        write_member_bool(out, "reissued", true);
    write_member(out, "seat", file->self.seat);
    member_hex(out, "seed", file->self.secret.bytes, DEVICE_SEED_SIZE); /* the seed stands first */
    if (file->memory.sent.any)
        sent_write(out, &file->memory.sent);
    write_member(out, "server", server);
    write_member(out, "session", id);
    write_member(out, "token", file->token);
    write_member(out, "url", file->url);
    used_write(out, &file->memory);
    write_object_end(out);
}

static bool bytes_write(int descriptor, const char *bytes, size_t length)
{
    while (length > 0) {
        ssize_t written = write(descriptor, bytes, length);
        if (written < 0 && errno != EINTR)
            return false;
        bytes += written > 0 ? written : 0;
        length -= written > 0 ? (size_t)written : 0;
    }
    return fsync(descriptor) == 0;
}

/* Syncs the folder that the file is in, so that the rename outlives a crash. */
static bool folder_sync(const char *path)
{
    char folder[DEVICE_PATH_MAX];
    const char *slash = strrchr(path, '/');
    snprintf(folder, sizeof folder, "%.*s", slash ? (int)(slash - path + 1) : 1, slash ? path : ".");
    int descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    bool synced = descriptor >= 0 && fsync(descriptor) == 0;
    if (descriptor >= 0)
        close(descriptor);
    return synced;
}

static bool replace(const char *path, const char *bytes, size_t length)
{
    char beside[DEVICE_PATH_MAX + 32];
    snprintf(beside, sizeof beside, "%s.new", path);
    unlink(beside); /* of a process that was killed; the lock is ours */
    int descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
    bool written = descriptor >= 0 && bytes_write(descriptor, bytes, length);
    if (descriptor >= 0)
        written = close(descriptor) == 0 && written;
    return written && rename(beside, path) == 0 && folder_sync(path);
}

bool device_file_write(const struct device_file *file)
{
    struct writer out;
    writer_start(&out, SIZE_MAX_);
    all_write(&out, file);
    bool written = !out.failed && replace(file->path, out.at, out.used);
    if (!written)
        complain(file->path, out.failed ? "out of memory, or the game is too long for it" : strerror(errno));
    if (out.at)
        secret_wipe(out.at, out.used);
    writer_end(&out);
    return written;
}

/* ---- Alarms ---- */

/* The file begins with the mark of its alarm, always at the same place: it is changed in place, which a full disk does
 * not prevent. That of a fork goes over the words of another alarm, too: none of them begins so. */
static const char mark_start[] = "{\"alarm\":\"";
enum { MARK_AT = sizeof mark_start - 1, MARK_SIZE = sizeof DEVICE_CALM - 1 };
_Static_assert(sizeof DEVICE_CALM == sizeof DEVICE_ALARMED && sizeof DEVICE_CALM == sizeof DEVICE_FORKED,
               "one takes the other's place");

static bool start_mark(const struct device_file *file, bool proven)
{
    char found[MARK_AT + MARK_SIZE];
    int descriptor = open(file->path, O_RDWR | O_CLOEXEC | O_NOFOLLOW);
    bool marked = descriptor >= 0 && pread(descriptor, found, sizeof found, 0) == (ssize_t)sizeof found &&
                  memcmp(found, mark_start, MARK_AT) == 0;
    if (marked && (memcmp(found + MARK_AT, DEVICE_CALM, MARK_SIZE) == 0 || (proven && !file->proven)))
        marked = pwrite(descriptor, proven ? DEVICE_FORKED : DEVICE_ALARMED, MARK_SIZE, MARK_AT) == MARK_SIZE &&
                 fsync(descriptor) == 0;
    if (descriptor >= 0)
        close(descriptor);
    return marked;
}

bool device_file_saw_fork(const struct device_file *file)
{
    return file->alarm && strncmp(file->alarm, DEVICE_FORKED, MARK_SIZE) == 0;
}

enum { EVIDENCE_PATH_MAX = DEVICE_PATH_MAX + 40 };

static const char forks[DEVICE_FORKS][sizeof "fork.16"] = {
    "fork.1", "fork.2",  "fork.3",  "fork.4",  "fork.5",  "fork.6",  "fork.7",  "fork.8",
    "fork.9", "fork.10", "fork.11", "fork.12", "fork.13", "fork.14", "fork.15", "fork.16"};

static void evidence_path(const struct device_file *file, const char *slot, const char *what,
                          char ret[EVIDENCE_PATH_MAX])
{
    snprintf(ret, EVIDENCE_PATH_MAX, "%s.%s.%s", file->path, slot, what);
}

static bool is_free(const struct device_file *file, const char *slot)
{
    char record[EVIDENCE_PATH_MAX], checkpoint[EVIDENCE_PATH_MAX];
    evidence_path(file, slot, "record", record);
    evidence_path(file, slot, "checkpoint", checkpoint);
    return access(record, F_OK) != 0 && access(checkpoint, F_OK) != 0;
}

/* Where what raised the alarm is stored. Anyone who serves the record can raise alarms that prove nothing as often as
 * he likes: they share one place, so they never take that of a fork. NULL: there are forks enough. */
static const char *evidence_slot(const struct device_file *file, bool proven)
{
    if (!proven)
        return "alarm";
    for (size_t i = 0; i < DEVICE_FORKS; i++)
        if (is_free(file, forks[i]))
            return forks[i];
    return NULL;
}

static bool evidence_write(const struct device_file *file, const char *slot, const struct device_alarm *alarm)
{
    char path[EVIDENCE_PATH_MAX];
    evidence_path(file, slot, "record", path);
    bool written = replace(path, alarm->record, alarm->length);
    evidence_path(file, slot, "checkpoint", path);
    return written && (!file->note || replace(path, file->note, strlen(file->note)));
}

void device_file_alarm(struct device_file *file, const struct device_alarm *alarm)
{
    bool marked = start_mark(file, alarm->proven);
    const char *slot = alarm->record ? evidence_slot(file, alarm->proven) : NULL;
    bool written = !slot || evidence_write(file, slot, alarm), proven = alarm->proven && slot && written;
    if (alarm->proven || (!file->proven && !device_file_saw_fork(file))) {
        file->alarm = alarm->proven && !proven && !file->proven ? DEVICE_FORKED : alarm->words;
        file->evidence = slot && written ? slot : alarm->proven ? file->evidence : NULL;
    }
    file->proven = file->proven || proven;
    if (device_file_write(file) && written)
        return;
    complain(file->path, marked
                             ? "the alarm is up, but what raised it could not be stored: make room, and run this again"
                             : "the alarm could not be stored: write it down");
}

bool device_file_is_alarmed(const struct device_file *file)
{
    char record[EVIDENCE_PATH_MAX], checkpoint[EVIDENCE_PATH_MAX];
    if (!file->alarm)
        return false;
    bool forked = device_file_saw_fork(file), held = strcmp(file->alarm, DEVICE_ALARMED) == 0;
    fprintf(stderr, "umpire: ALARM: %s%s\n",
            forked ? "the server has signed two records of this game (rewritten); "
            : held ? ""
                   : file->alarm,
            forked || held ? "this device was stopped, or had no room, while it stored what it was" : "");
    if (file->evidence) {
        evidence_path(file, file->evidence, "record", record);
        evidence_path(file, file->evidence, "checkpoint", checkpoint);
        fprintf(stderr,
                "umpire: it was found before: %s is the record that was read, %s the checkpoint that this device had "
                "stored (umpire verify %s %s)\n",
                record, checkpoint, checkpoint, record);
    }
    fprintf(stderr, "umpire: the alarm holds: stop playing and compare checkpoints with the others. %s%s%s\n",
            file->proven ? "The server has signed two records of this game, which nothing takes back"
                         : "This reads the record from its beginning: umpire device look-again ",
            file->proven ? "" : file->path,
            forked ? " (with the word fork after it, it takes back an alarm whose proof is not stored)" : "");
    return true;
}

const char *device_file_evidence(struct device_file *file, int fork, const char *what, size_t *ret_length)
{
    char path[EVIDENCE_PATH_MAX];
    struct stat about;
    evidence_path(file, forks[fork], what, path);
    int descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
    char *bytes = descriptor >= 0 && is_plain(descriptor, &about)
                      ? bytes_take(&file->arena, descriptor, (size_t)about.st_size)
                      : NULL;
    if (bytes)
        *ret_length = (size_t)about.st_size;
    if (descriptor >= 0)
        close(descriptor);
    return bytes;
}

bool device_file_pair(const struct device_file *file, int fork)
{
    char path[EVIDENCE_PATH_MAX];
    evidence_path(file, forks[fork], "checkpoint", path);
    return replace(path, file->note, strlen(file->note));
}

bool device_file_prove(struct device_file *file, int fork)
{
    file->alarm = "the record is not the one that this device has seen (rewritten)";
    file->evidence = forks[fork];
    file->proven = true;
    return device_file_write(file);
}

bool device_file_calm(struct device_file *file)
{
    file->alarm = NULL;
    return device_file_write(file);
}
