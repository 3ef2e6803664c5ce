/* umpire session list, show, close, export, rekey, erase: what an operator does about games. Closing acts with the
 * umpire's seat and records that it was the operator; erasing is described in docs/adr/0049-erasing-in-two-steps.md. */
#include "base/clock.h"
#include "base/log.h"
#include "cli/commands.h"
#include "cli/operator.h"
#include "cli/operator_rekey.h"
#include "ledger/receipt.h"
#include "referee/described.h"
#include "store/operator_sessions.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LIST_USUAL = 100, LIST_MAX = 100000, ERASE_ROUND = 1000, IDLE_DAYS_MAX = 36500 };
#define DAY_US INT64_C(86400000000)
#define CLOSED_BY_OPERATOR "Closed by the operator of the service."

/* Export: header, entries page by page, checkpoints. */

enum { PAGE = 100, PAGE_ARENA_MAX = 32 << 20, PIECE_MAX = 64 << 20 };

/* Writes what `piece` holds and empties it. */
static bool piece_write(struct writer *piece, FILE *out)
{
    bool written = !piece->failed && fwrite(piece->at, 1, piece->used, out) == piece->used;
    writer_reset(piece);
    return written;
}

static bool header_write(struct operator* operator, struct operator_job * job, struct writer *piece)
{
    struct note_key words[KEYS_MAX];
    struct export_seat list[SEAT_NAMES_MAX];
    struct export_header header = {.server = operator->keys.server,
                                   .session = job->session->id,
                                   .keys = words,
                                   .stopped = !job->blocking.job.proof->checkpoint};
    const struct seat_names *names = game_seat_names(&job->blocking.job);
    for (size_t i = 0; i < operator->keys.signing_count; i++)
        header.key_count += note_key_read(operator->keys.signing[i].words, &words[header.key_count]);
    for (int32_t i = 0; names && i < names->count; i++)
        if (names->list[i].name)
            list[header.name_count++] = (struct export_seat){names->list[i].seat, names->list[i].name};
    header.names = list;
    export_write_header(piece, &header);
    return names != NULL;
}

/* The page that begins with entry `next`, which it moves on. */
static bool page_write(struct operator* operator, const struct operator_job * job, int64_t size, int64_t *next,
                       struct writer *piece)
{
    struct arena arena;
    struct store_read read = {.query = STORE_LIST_ENTRIES, .session = job->session->id, .seq = *next, .limit = PAGE};
    arena_start(&arena, PAGE_ARENA_MAX);
    bool whole = operator_read(operator, & arena, &read) == STORE_DONE && read.entry_count > 0;
    for (int32_t i = 0; whole && i < read.entry_count && *next < size; i++) {
        whole = read.entries[i].seq == (*next)++; /* a hole must not look like a file that is whole */
        export_write_entry(piece, read.entries[i].bytes, read.entries[i].length);
    }
    arena_end(&arena);
    return whole;
}

/* Writes the whole export. False after printing why not. */
static bool operator_export(struct operator* operator, struct operator_job * job, FILE *out)
{
    struct writer piece;
    if (!operator_job_finish(job, game_export(&job->blocking.job)))
        return false;
    const struct proof *proof = job->blocking.job.proof;
    int64_t next = 0, size = (int64_t)proof->head.size;
    writer_start(&piece, PIECE_MAX);
    bool fine = header_write(operator, job, &piece) && piece_write(&piece, out);
    while (fine && next < size)
        fine = page_write(operator, job, size, &next, &piece) && piece_write(&piece, out);
    if (fine)
        export_write_checkpoints(&piece, proof);
    fine = fine && piece_write(&piece, out) && fflush(out) == 0;
    writer_end(&piece);
    if (!fine)
        operator_refuse("the file could not be written whole");
    return fine;
}

/* List. */

static void id_print(void *context, const struct operator_session *session)
{
    char id[UUID_TEXT_SIZE];
    (void)context;
    uuid_write(&session->id, id);
    printf("%s\n", id);
}

static void session_print(void *context, const struct operator_session *session)
{
    char id[UUID_TEXT_SIZE], opened[INSTANT_TEXT_SIZE], last[INSTANT_TEXT_SIZE];
    (void)context;
    uuid_write(&session->id, id);
    instant_write(session->opened_at, opened);
    instant_write(session->last_at, last);
    printf("%s  %-13s  %-6s  opened %s  last entry %s  %6" PRId64 " entries  %s\n", id, session->ruleset,
           session->closed_at ? "closed" : "open", opened, last, session->entries, session->club);
}

static int list(int count, char *const *flags)
{
    const char *club = NULL, *idle = "0", *limit = NULL;
    bool open = false, closed = false, ids = false;
    int32_t days = 0;
    struct settings settings;
    struct operator_filter filter = {0};
    bool more = false;
    const struct own_flag own[] = {{"--club", &club, NULL}, {"--idle", &idle, NULL},     {"--limit", &limit, NULL},
                                   {"--open", NULL, &open}, {"--closed", NULL, &closed}, {"--ids", NULL, &ids},
                                   {NULL, NULL, NULL}};
    const char *why = NULL;
    if (!operator_settings(&settings, count, flags, own, NULL, 0, 0) || (open && closed))
        return COMMAND_MISUSED;
    if (!operator_number("--idle", idle, 0, IDLE_DAYS_MAX, &days) ||
        (limit && !operator_number("--limit", limit, 1, LIST_MAX, &filter.limit)))
        return 2;
    if (!limit && !ids) /* ids alone are for programs, which need all of them */
        filter.limit = LIST_USUAL;
    filter.club = club;
    filter.state = open ? OPERATOR_SESSIONS_OPEN : closed ? OPERATOR_SESSIONS_CLOSED : OPERATOR_SESSIONS_ALL;
    filter.quiet_since = days ? clock_now() - days * DAY_US : 0;
    struct store_settings store = store_settings_of(&settings);
    if (operator_sessions_list(&store, &filter, ids ? id_print : session_print, NULL, &more, &why) != STORE_DONE)
        return operator_refuse(why);
    if (more)
        fprintf(stderr,
                "umpire: these are the newest %d, and there are more: --limit N lists up to N, --ids alone all\n",
                (int)filter.limit);
    return 0;
}

/* Show. */

static void seats_print(struct operator* operator, const struct store_session * session)
{
    char names[STORE_SEATS_MAX][STORE_DISPLAY_MAX];
    int32_t count = store_session_names(operator->game.store, session, names);
    for (int32_t i = 0; i < count; i++) {
        const struct store_seat *seat = &session->seats[i];
        printf("seat         %-10s  %-9s  %-8s  %s  %s\n", seat->name, seat->role, seat->side,
               store_session_is_revoked(session, seat) ? "revoked" : "in use ", names[i]);
    }
}

static void line_print(const char *name, const char *value)
{
    if (value && value[0])
        printf("%-11s  %s\n", name, value);
}

static void instant_print(const char *name, int64_t at)
{
    char text[INSTANT_TEXT_SIZE];
    instant_write(at, text);
    if (at)
        line_print(name, text);
}

static void described_print(struct arena *arena, const struct store_read *read)
{
    const struct entry_described *described =
        described_read(arena, read->state.described, read->state.described_length);
    if (!described)
        return;
    line_print("title", described->title);
    line_print("place", described->place);
    line_print("note", described->note);
}

/* Prints what remains of a session that was erased. */
static int erased_show(const struct operator* operator, const char * id)
{
    struct operator_erased erased;
    struct uuid session;
    const char *why = NULL;
    if (!uuid_read(id, &session))
        return 1; /* told already */
    enum store_result result = operator_erased_find(&operator->store, &session, &erased, &why);
    if (result != STORE_DONE)
        return operator_refuse(result == STORE_UNKNOWN_SESSION ? "there is no such session, and none was erased" : why);
    line_print("session", id);
    instant_print("opened", erased.opened_at);
    instant_print("closed", erased.closed_at);
    instant_print("erased", erased.erased_at);
    if (!erased.emptied_at)
        line_print("entries", "some may still be there: `umpire session erase --expired` deletes them");
    printf("its last checkpoint, over %" PRId64 " entries:\n\n%s", erased.size,
           erased.checkpoint ? erased.checkpoint : "none: it was not sealed\n");
    free(erased.checkpoint);
    return 0;
}

static int session_show(struct operator* operator, struct operator_job * job, const char *id)
{
    const struct store_session *session = job->session;
    struct store_read read = {.query = STORE_SESSION_STATE, .session = session->id};
    if (operator_read(operator, & job->blocking.arena, &read) != STORE_DONE)
        return operator_refuse("the session cannot be read");
    line_print("session", id);
    printf("%-11s  %s, version %d\n", "ruleset", session->ruleset, (int)session->version);
    line_print("mode", session->two_sided ? "two_sided" : "sealed");
    instant_print("opened", session->opened_at);
    instant_print("closed", read.state.closed_at);
    printf("%-11s  %" PRId64 "\n", "entries", read.state.entries);
    described_print(&job->blocking.arena, &read);
    line_print("sides", session->sides);
    seats_print(operator, session);
    return 0;
}

static int show(struct operator* operator, const char ** words)
{
    struct operator_job job;
    bool found = operator_job_start(operator, words[0], false, &job);
    int status = found ? session_show(operator, & job, words[0]) : job.session ? 1 : erased_show(operator, words[0]);
    operator_job_end(&job);
    return status;
}

/* Close, export. */

static int close_one(struct operator* operator, const char * id, const char *remark)
{
    struct operator_job job;
    char words[FIELD_TEXT_SIZE(REQUEST_WORDS_MAX)];
    struct act act = {.entry.closed.remark = words};
    struct text text;
    text_start(&text, words, sizeof words);
    text_format(&text, CLOSED_BY_OPERATOR "%s%s", remark[0] ? " " : "", remark);
    bool closed =
        operator_job_start(operator, id, true, &job) && operator_job_finish(&job, game_close(&job.blocking.job, &act));
    operator_job_end(&job);
    if (closed)
        printf("closed %s\n", id);
    return closed ? 0 : 1;
}

static int export(struct operator* operator, const char ** words)
{
    struct operator_job job;
    FILE *out = words[1] ? fopen(words[1], "wx") : stdout;
    if (!out)
        return operator_refuse("the file is there already, or cannot be written");
    bool done = operator_job_start(operator, words[0], true, &job) && operator_export(operator, & job, out);
    operator_job_end(&job);
    if (words[1])
        done = fclose(out) == 0 && done;
    if (words[1] && !done)
        remove(words[1]); /* half a file must not look like a whole one */
    return done ? 0 : 1;
}

/* Erase. */

/* The first step of erasing one session. */
static bool hide(struct operator* operator, const char * id)
{
    struct operator_job job;
    const char *why = NULL, *checkpoint = NULL;
    bool fine = operator_job_start(operator, id, true, &job);
    struct store_read read = {.query = STORE_SESSION_STATE};
    if (fine) {
        read.session = job.session->id;
        fine = operator_read(operator, & job.blocking.arena, &read) == STORE_DONE;
    }
    if (fine && !read.state.closed) {
        operator_refuse("the session is open: close it first");
        fine = false;
    }
    if (fine && read.state.left_length) {
        fine = operator_job_finish(&job, game_checkpoint(&job.blocking.job));
        checkpoint = fine ? job.blocking.job.proof->checkpoint : NULL;
    }
    if (fine) {
        enum store_result result =
            operator_session_hide(&operator->store, &read.session, read.state.entries, checkpoint, &why);
        fine = result == STORE_DONE;
        if (!fine)
            operator_refuse(result == STORE_MOVED ? "the session has changed meanwhile: try again" : why);
    }
    operator_job_end(&job);
    if (fine)
        printf("erased %s\n", id);
    return fine;
}

struct expired {
    size_t count;
    struct uuid ids[ERASE_ROUND];
};

static void expired_add(void *context, const struct operator_session *session)
{
    struct expired *expired = context;
    if (expired->count < ERASE_ROUND)
        expired->ids[expired->count++] = session->id;
}

/* The first step of erasing all sessions that were closed long enough ago. */
static bool hide_expired(struct operator* operator, int32_t days)
{
    struct operator_filter filter = {
        .state = OPERATOR_SESSIONS_CLOSED, .closed_before = clock_now() - days * DAY_US, .limit = ERASE_ROUND};
    struct expired *expired = calloc(1, sizeof *expired);
    const char *why = NULL;
    bool fine = expired != NULL, more = false;
    do {
        if (expired)
            expired->count = 0;
        if (fine &&
            operator_sessions_list(&operator->store, &filter, expired_add, expired, &more, &why) != STORE_DONE) {
            operator_refuse(why);
            fine = false;
        }
        for (size_t i = 0; fine && i < expired->count; i++) {
            char id[UUID_TEXT_SIZE];
            uuid_write(&expired->ids[i], id);
            fine = hide(operator, id);
        }
    } while (fine && more);
    free(expired);
    return fine;
}

/* The second step of erasing: once no process can be appending to the hidden sessions. */
static bool empty(const struct operator* operator)
{
    int64_t hidden_ms = STORE_SEATS_MS + operator->store.deadline_ms + 1000, emptied = 0, left = 0;
    const char *why = NULL;
    for (;;) {
        if (operator_sessions_empty(&operator->store, hidden_ms, &emptied, &left, &why) != STORE_DONE) {
            operator_refuse(why);
            return false;
        }
        if (left == 0)
            return true;
        nanosleep(&(struct timespec){.tv_sec = 1}, NULL);
    }
}

static int erase(struct operator* operator, const struct settings * settings, const char *id)
{
    if (!id && settings->retention_days == 0)
        operator_refuse("retention_days is 0: nothing expires");
    bool hidden =
        id ? hide(operator, id) : settings->retention_days == 0 || hide_expired(operator, settings->retention_days);
    return empty(operator) && hidden ? 0 : 1;
}

/* What all verbs except `list` have in common. */
int command_session(int count, char *const *flags)
{
    struct settings settings;
    struct operator operator;
    const char *words[2] = {NULL}, *remark = "", *reason = "";
    bool expired = false, all = false;
    if (count == 0)
        return COMMAND_MISUSED;
    const char *verb = flags[0];
    log_set_level(LOG_ERROR);
    if (strcmp(verb, "list") == 0)
        return list(count - 1, flags + 1);
    bool shows = strcmp(verb, "show") == 0, closes = strcmp(verb, "close") == 0;
    bool exports = strcmp(verb, "export") == 0, erases = strcmp(verb, "erase") == 0;
    bool rekeys = strcmp(verb, "rekey") == 0;
    static const struct own_flag none[] = {{NULL, NULL, NULL}};
    const struct own_flag closing[] = {{"--remark", &remark, NULL}, {NULL, NULL, NULL}};
    const struct own_flag erasing[] = {{"--expired", NULL, &expired}, {NULL, NULL, NULL}};
    const struct own_flag rekeying[] = {{"--all", NULL, &all}, {"--reason", &reason, NULL}, {NULL, NULL, NULL}};
    const struct own_flag *own = closes ? closing : erases ? erasing : rekeys ? rekeying : none;
    if ((!shows && !closes && !exports && !erases && !rekeys) ||
        !operator_settings(&settings, count - 1, flags + 1, own, words, erases || rekeys ? 0 : 1, exports ? 2 : 1) ||
        (erases && expired == (words[0] != NULL)) || (rekeys && (all == (words[0] != NULL) || !reason[0])))
        return COMMAND_MISUSED;
    if (!operator_words_fit("--remark", remark) || !operator_words_fit("--reason", reason))
        return 2;
    unsigned needs = (exports || erases || rekeys ? OPERATOR_SIGNS : 0U) | (closes || rekeys ? OPERATOR_APPENDS : 0U);
    if (!operator_start(&operator, & settings, needs))
        return 1;
    int status = shows     ? show(&operator, words)
                 : closes  ? close_one(&operator, words[0], remark)
                 : exports ? export(&operator, words)
                 : rekeys  ? !operator_rekey(&operator, settings.state_directory, words[0], reason)
                           : erase(&operator, & settings, words[0]);
    operator_end(&operator);
    return status;
}
