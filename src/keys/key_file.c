/* Keys as files: 64 hexadecimal digits and a newline. */
#include "crypto/crypto.h"
#include "keys/keys.h"
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FILE_SIZE = 2 * SERVER_KEY_SIZE + 1 };

static const char *const kinds[KEY_KINDS] = {[KEY_ENCRYPTION] = "encryption", [KEY_SIGNING] = "signing"};

const char *key_kind_name(enum key_kind kind)
{
    return kinds[kind];
}

bool key_kind_read(const char *name, enum key_kind *ret)
{
    for (enum key_kind kind = KEY_ENCRYPTION; kind < KEY_KINDS; kind++)
        if (strcmp(name, kinds[kind]) == 0) {
            *ret = kind;
            return true;
        }
    return false;
}

/* The fingerprint: it identifies a secret without revealing it. */
static void fingerprint_make(enum key_kind kind, const uint8_t secret[SERVER_KEY_SIZE], uint8_t ret[FINGERPRINT_SIZE])
{
    uint8_t hash[DIGEST_SIZE];
    struct digest state;
    static const char tag[] = "umpire/v1/fingerprint/";
    digest_start(&state);
    digest_add(&state, tag, sizeof tag - 1);
    digest_add(&state, kinds[kind], strlen(kinds[kind]));
    digest_add(&state, secret, SERVER_KEY_SIZE);
    digest_end(&state, hash);
    memcpy(ret, hash, FINGERPRINT_SIZE);
}

bool key_make(enum key_kind kind, int32_t number, const char *server, struct key_record *ret,
              uint8_t secret[SERVER_KEY_SIZE])
{
    struct note_signer signer;
    struct text words;
    *ret = (struct key_record){.kind = kind, .number = number};
    random_fill(secret, SERVER_KEY_SIZE);
    fingerprint_make(kind, secret, ret->fingerprint);
    if (!note_signer_make(server, secret, &signer)) /* tries the name, also for a key that does not sign */
        return false;
    text_start(&words, ret->words, sizeof ret->words);
    if (kind == KEY_SIGNING)
        note_key_write(&signer.key, ret->words);
    else
        text_add(&words, server);
    note_signer_end(&signer);
    return true;
}

void key_server(const struct key_record *record, char ret[NOTE_NAME_MAX])
{
    struct text name; /* a name has no '+' */
    text_start(&name, ret, NOTE_NAME_MAX);
    text_add_bytes(&name, record->words, strcspn(record->words, "+"));
}

bool key_path(const char *directory, const struct key_record *record, char ret[KEY_PATH_MAX])
{
    char fingerprint[2 * FINGERPRINT_SIZE + 1];
    struct text path;
    hex_encode(record->fingerprint, FINGERPRINT_SIZE, fingerprint);
    text_start(&path, ret, KEY_PATH_MAX);
    text_format(&path, "%s/%s-%s.key", directory, kinds[record->kind], fingerprint);
    return !path.cut;
}

/* Syncs the directory, so that files made in it outlive a crash. */
static bool directory_sync(const char *directory)
{
    int descriptor = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    bool synced = descriptor >= 0 && fsync(descriptor) == 0;
    if (descriptor >= 0)
        close(descriptor);
    return synced;
}

static bool file_fill(int descriptor, const uint8_t secret[SERVER_KEY_SIZE])
{
    char line[FILE_SIZE + 1];
    hex_encode(secret, SERVER_KEY_SIZE, line);
    line[FILE_SIZE - 1] = '\n';
    bool written = write(descriptor, line, FILE_SIZE) == FILE_SIZE && fsync(descriptor) == 0;
    secret_wipe(line, sizeof line);
    return written;
}

bool key_file_write(const char *directory, const struct key_record *record, const uint8_t secret[SERVER_KEY_SIZE],
                    struct text *why)
{
    char path[KEY_PATH_MAX];
    if (!key_path(directory, record, path)) {
        text_add(why, "the name of the key directory is too long");
        return false;
    }
    if (mkdir(directory, 0700) != 0 && errno != EEXIST) {
        text_format(why, "the directory %s cannot be created: %s", directory, strerror(errno));
        return false;
    }
    int descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (descriptor < 0) {
        text_format(why, "%s cannot be created: %s", path, strerror(errno));
        return false;
    }
    bool written = file_fill(descriptor, secret);
    written = close(descriptor) == 0 && written && directory_sync(directory);
    if (!written) {
        text_format(why, "%s cannot be written: %s", path, strerror(errno));
        unlink(path);
    }
    return written;
}

void key_file_remove(const char *directory, const struct key_record *record)
{
    char path[KEY_PATH_MAX];
    if (key_path(directory, record, path))
        unlink(path);
}

/* Reads the file's line, whatever it is, unless anybody but its owner may use the file. */
static enum key_file line_read(const char *path, char ret[FILE_SIZE + 1], struct text *why)
{
    struct stat about;
    int descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
    if (descriptor < 0) {
        text_format(why, "the key %s cannot be read: %s", path, strerror(errno));
        return errno == ENOENT ? KEY_FILE_MISSING : KEY_FILE_REFUSED;
    }
    enum key_file result = KEY_FILE_REFUSED;
    if (fstat(descriptor, &about) != 0)
        text_format(why, "the key %s cannot be read: %s", path, strerror(errno));
    else if (about.st_mode & (S_IRWXG | S_IRWXO))
        text_format(why, "the key %s is accessible to others than its owner: its mode must be 0600", path);
    else if (about.st_size != FILE_SIZE || read(descriptor, ret, FILE_SIZE) != FILE_SIZE)
        text_format(why, "the file %s is not a key", path);
    else
        result = KEY_FILE_READ;
    close(descriptor);
    ret[FILE_SIZE] = '\0';
    return result;
}

enum key_file key_file_read(const char *directory, const struct key_record *record, uint8_t ret[SERVER_KEY_SIZE],
                            struct text *why)
{
    char path[KEY_PATH_MAX], line[FILE_SIZE + 1];
    uint8_t fingerprint[FINGERPRINT_SIZE];
    size_t length = 0;
    if (!key_path(directory, record, path)) {
        text_add(why, "the name of the key directory is too long");
        return KEY_FILE_REFUSED;
    }
    enum key_file result = line_read(path, line, why);
    if (result != KEY_FILE_READ)
        return result;
    bool whole = hex_decode(line, FILE_SIZE - 1, NULL, ret, SERVER_KEY_SIZE, &length) && length == SERVER_KEY_SIZE;
    secret_wipe(line, sizeof line);
    if (whole)
        fingerprint_make(record->kind, ret, fingerprint);
    if (whole && memcmp(fingerprint, record->fingerprint, FINGERPRINT_SIZE) == 0)
        return KEY_FILE_READ;
    text_format(why, "the file %s contains a different key from what its name says", path);
    return KEY_FILE_REFUSED;
}
