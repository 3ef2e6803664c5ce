/* umpire doctor: checks everything that `umpire serve` needs, and prints what to do about what is wrong. Changes
 * nothing. */
#include "base/log.h"
#include "cli/commands.h"
#include "cli/database.h"
#include "cli/descriptors.h"
#include "cli/keys_load.h"
#include "game/known_heads.h"
#include "http/server/tls.h"
#include "store/diagnosis.h"
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/statvfs.h>
#include <umpire/text.h>

enum {
    SENTENCE_MAX = KEY_PATH_MAX + 400,
    CLOCK_MAX_US = 2000000,
    CERTIFICATE_DAYS = 21,
    DISK_MIN_MB = 100,
    DATABASE_MIN_MB = 1000
};
enum verdict { FINE, DOUBTFUL, WRONG };

struct doctor {
    const struct settings *settings;
    struct store_diagnosis database;
    bool any[3]; /* by verdict */
};

/* A line: verdict, subject, what was found; and, unless it is fine, what to do. */
static void tell(struct doctor *doctor, enum verdict verdict, const char *subject, const char *found, const char *todo)
{
    static const char *const words[] = {[FINE] = "ok", [DOUBTFUL] = "warning", [WRONG] = "WRONG"};
    doctor->any[verdict] = true;
    printf("%-8s %-12s %s\n", words[verdict], subject, found);
    if (verdict != FINE)
        printf("%-8s %-12s -> %s\n", "", "", todo);
}

static void tell_database(struct doctor *doctor)
{
    const struct store_diagnosis *seen = &doctor->database;
    char found[SENTENCE_MAX];
    if (seen->away) {
        tell(doctor, WRONG, "database", seen->away, "Start PostgreSQL, or correct database_url.");
        return;
    }
    snprintf(found, sizeof found, "PostgreSQL %d.%d answers %s; the database has %" PRId64 " MB", seen->server / 10000,
             seen->server % 10000, seen->login, seen->bytes / 1000000);
    tell(doctor, seen->server >= 150000 ? FINE : WRONG, "database", found, "umpire needs PostgreSQL 15 or later.");
    if (seen->read_only)
        tell(doctor, WRONG, "database", "it is read-only",
             "Name all servers in database_url, with target_session_attrs=read-write.");
    if (strcmp(seen->synchronous_commit, "off") == 0)
        tell(doctor, DOUBTFUL, "database", "synchronous_commit is off; the service sets it to on for itself",
             "Remove it from postgresql.conf, so that nothing else relies on it.");
}

static void tell_rights(struct doctor *doctor)
{
    const struct store_diagnosis *seen = &doctor->database;
    if (seen->away)
        return;
    if (seen->refused)
        tell(doctor, WRONG, "schema", seen->refused, "docs/operations.md, The database.");
    else
        tell(doctor, FINE, "schema", "it is the one that this program knows", NULL);
    if (seen->refused)
        return;
    bool allowed = doctor->settings->privileged_login == PRIVILEGED_LOGIN_ALLOWED;
    if (seen->excess)
        tell(doctor, allowed ? DOUBTFUL : WRONG, "rights", seen->excess,
             "Serve as umpire_service, or as a login of its own that is a member of it and of nothing more.");
    else
        tell(doctor, FINE, "rights", "the login can add and read, and cannot change or delete", NULL);
}

static void tell_connections(struct doctor *doctor)
{
    const struct store_diagnosis *seen = &doctor->database;
    char found[SENTENCE_MAX];
    /* The writer, the follower, and one that reads keys or states now and then. */
    int32_t wanted = doctor->settings->readers + 3, left = seen->connections_allowed - seen->connections_open;
    if (seen->away)
        return;
    snprintf(found, sizeof found, "%d of %d are free, and a process takes %d", (int)left,
             (int)seen->connections_allowed, (int)wanted);
    tell(doctor, left >= wanted ? FINE : WRONG, "connections", found,
         "Raise max_connections of PostgreSQL, or lower `readers`; a running umpire counts among those in use.");
}

static void tell_clock(struct doctor *doctor)
{
    const struct store_diagnosis *seen = &doctor->database;
    char found[SENTENCE_MAX];
    int64_t off = seen->clock_ahead_us < 0 ? -seen->clock_ahead_us : seen->clock_ahead_us;
    if (seen->away)
        return;
    snprintf(found, sizeof found, "the database's differs from this machine's by %" PRId64 ".%01" PRId64 " s",
             off / 1000000, off / 100000 % 10);
    tell(doctor, off <= CLOCK_MAX_US ? FINE : DOUBTFUL, "clock", found,
         "Entries bear this machine's time: have both set theirs by NTP.");
}

static void tell_keys(struct doctor *doctor)
{
    struct keys_listed keys;
    char words[SENTENCE_MAX], found[SENTENCE_MAX];
    struct text why, line;
    int missing = 0;
    text_start(&why, words, sizeof words);
    if (doctor->database.away || doctor->database.refused)
        return;
    if (keys_list(doctor->settings, &keys, &why) != KEYS_LOADED) {
        tell(doctor, WRONG, "keys", words, "docs/operations.md, Keys.");
        return;
    }
    for (size_t i = 0; i < keys.count; i++) {
        uint8_t secret[SERVER_KEY_SIZE];
        text_start(&why, words, sizeof words);
        if (key_file_read(doctor->settings->keys_directory, &keys.list[i], secret, &why) != KEY_FILE_READ) {
            missing++;
            text_start(&line, found, sizeof found);
            text_format(&line, "%s key %d: %s", key_kind_name(keys.list[i].kind), (int)keys.list[i].number, words);
            tell(doctor, WRONG, "keys", found,
                 "Restore the file from the backup of the keys; games need old ones, too.");
        }
        explicit_bzero(secret, sizeof secret);
    }
    text_start(&line, found, sizeof found);
    text_format(&line, "%s %s",
                keys.count ? "all that the database lists are in" : "none yet; the first start makes them in",
                doctor->settings->keys_directory);
    if (missing == 0)
        tell(doctor, FINE, "keys", found, NULL);
}

static void tell_disk(struct doctor *doctor)
{
    struct statvfs disk;
    char found[SENTENCE_MAX];
    if (statvfs(doctor->settings->keys_directory, &disk) != 0)
        return; /* if there is no such directory yet, the check of the keys has reported it */
    uint64_t free_mb = (uint64_t)disk.f_bavail * disk.f_frsize / 1000000;
    snprintf(found, sizeof found, "%" PRIu64 " MB are free where the keys are", free_mb);
    tell(doctor, free_mb >= DISK_MIN_MB ? FINE : DOUBTFUL, "disk", found, "Make room: new keys could not be written.");
}

/* The database's disk is the one that fills up: each entry takes some hundred bytes there. */
static void tell_database_disk(struct doctor *doctor)
{
    const struct store_diagnosis *seen = &doctor->database;
    struct statvfs disk;
    char found[SENTENCE_MAX];
    const char *why = NULL;
    if (seen->away)
        return;
    if (!seen->by_socket)
        why = "PostgreSQL was not reached by a socket of this machine; look where it runs";
    else if (!seen->data_directory[0])
        why = "the login may not read data_directory; one in pg_read_all_settings may";
    else if (statvfs(seen->data_directory, &disk) != 0)
        why = strerror(errno);
    if (why) {
        snprintf(found, sizeof found, "how much is free where the database is, is not known: %s", why);
        tell(doctor, FINE, "disk", found, NULL);
        return;
    }
    uint64_t free_mb = (uint64_t)disk.f_bavail * disk.f_frsize / 1000000;
    snprintf(found, sizeof found, "%" PRIu64 " MB are free where the database is, %.1000s", free_mb,
             seen->data_directory);
    tell(doctor, free_mb >= DATABASE_MIN_MB ? FINE : DOUBTFUL, "disk", found,
         "Make room: when it is full nothing more is recorded.");
}

static void tell_descriptors(struct doctor *doctor)
{
    struct rlimit limit;
    char found[SENTENCE_MAX];
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return;
    uint64_t wanted = (uint64_t)(doctor->settings->connections + descriptors_beside(doctor->settings));
    snprintf(found, sizeof found, "this shell may open %" PRIu64 ", and `connections` wants %" PRIu64,
             (uint64_t)limit.rlim_max, wanted);
    tell(doctor, limit.rlim_max >= wanted ? FINE : DOUBTFUL, "descriptors", found,
         "Raise LimitNOFILE of the unit (ulimit -n), or lower `connections`.");
}

static void tell_certificate(struct doctor *doctor)
{
    struct tls tls = {0};
    char message[TLS_MESSAGE_MAX];
    if (!doctor->settings->tls_certificate[0]) {
        tell(doctor, FINE, "certificate", "none is set: a proxy before the service speaks TLS, or nobody does", NULL);
        return;
    }
    if (!tls_load(&tls, doctor->settings->tls_certificate, doctor->settings->tls_key, message)) {
        tell(doctor, WRONG, "certificate", message, "docs/operations.md, TLS.");
        return;
    }
    int64_t days = tls.seconds_left / 86400;
    snprintf(message, sizeof message, tls.over ? "it has expired" : "it is valid for %" PRId64 " more days", days);
    tell(doctor, tls.over ? WRONG : days >= CERTIFICATE_DAYS ? FINE : DOUBTFUL, "certificate", message, "Renew it.");
    tls_end(&tls);
}

enum { TOLD_AT_ONCE = 4096 };

/* What is remembered, in pieces that one statement takes. */
struct published_check {
    const struct store_settings *store;
    struct store_published piece;
    int64_t sessions, lost;
    bool unasked; /* the database did not answer */
};

static void piece_ask(struct published_check *remembered)
{
    int64_t lost = remembered->piece.count ? store_published_lost(remembered->store, &remembered->piece) : 0;
    remembered->unasked = remembered->unasked || lost < 0;
    remembered->lost += lost < 0 ? 0 : lost;
    remembered->piece.count = 0;
}

static void remembered_take(void *context, const struct uuid *session, const struct known_head *head)
{
    struct published_check *remembered = context;
    struct store_published *piece = &remembered->piece;
    remembered->sessions++;
    piece->sessions[piece->count] = *session;
    piece->sizes[piece->count++] = (int64_t)head->head.size;
    if (piece->count == TOLD_AT_ONCE)
        piece_ask(remembered);
}

/* Whether the database has what the processes of this machine published: after a restore it may not. */
static void tell_restore(struct doctor *doctor, const struct store_settings *store)
{
    const char *directory = doctor->settings->state_directory;
    struct published_check remembered = {.store = store};
    char found[SENTENCE_MAX];
    if (doctor->database.away || doctor->database.refused)
        return;
    if (!directory[0]) {
        tell(doctor, FINE, "restore", "not known: without state_directory nothing is remembered over a restart", NULL);
        return;
    }
    remembered.piece.sessions = calloc(TOLD_AT_ONCE, sizeof *remembered.piece.sessions);
    remembered.piece.sizes = calloc(TOLD_AT_ONCE, sizeof *remembered.piece.sizes);
    bool read = remembered.piece.sessions && remembered.piece.sizes &&
                known_heads_each(directory, remembered_take, &remembered);
    int why = errno;
    if (read)
        piece_ask(&remembered);
    free(remembered.piece.sessions);
    free(remembered.piece.sizes);
    if (!read || remembered.unasked) {
        snprintf(found, sizeof found, "what was told cannot be compared: %s",
                 read  ? "the database does not answer"
                 : why ? strerror(why)
                       : "a file there is not umpire's");
        tell(doctor, DOUBTFUL, "restore", found, "Ask as the user of the service; see state_directory.");
        return;
    }
    snprintf(found, sizeof found, "of %" PRId64 " sessions that this machine told of %" PRId64 " lack entries",
             remembered.sessions, remembered.lost);
    tell(doctor, remembered.lost ? WRONG : FINE, "restore", found,
         "The database went back: docs/operations.md, Restore, What was told since.");
}

int command_doctor(int count, char *const *flags)
{
    struct settings settings;
    bool check;
    if (!settings_load(&settings, count, flags, &check))
        return 2;
    log_set_level(LOG_ERROR);
    struct doctor doctor = {.settings = &settings};
    struct store_settings store = store_settings_of(&settings);
    store_diagnose(&store, &doctor.database);
    tell(&doctor, FINE, "version", "umpire " UMPIRE_VERSION, NULL);
    tell(&doctor, FINE, "settings", "they are valid", NULL);
    tell_database(&doctor);
    tell_rights(&doctor);
    tell_connections(&doctor);
    tell_clock(&doctor);
    tell_keys(&doctor);
    tell_disk(&doctor);
    tell_database_disk(&doctor);
    tell_descriptors(&doctor);
    tell_certificate(&doctor);
    tell_restore(&doctor, &store);
    return doctor.any[WRONG] ? 1 : 0;
}
