/* umpire serve: from settings to a running service, and back down on SIGTERM or SIGINT. */
#include "base/log.h"
#include "base/shares.h"
#include "base/spare_memory.h"
#include "cli/commands.h"
#include "cli/database.h"
#include "cli/descriptors.h"
#include "cli/keys_loader.h"
#include "cli/settings.h"
#include "embedded_page.h"
#include "http/rulebook/write_documents.h"
#include "http/server/server.h"
#include "http/server/tls_identity.h"
#include "http/sessions/events.h"
#include <errno.h>
#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <systemd/sd-daemon.h>
#include <time.h>
#include <unistd.h>

enum { LOOK_US = 5000000 };

/* The manager that started the service: sd_notify(3) of libsystemd. Without one, or if it cannot be reached, nothing
 * happens: it draws its own conclusions. */

static void manager_tell_ready(const char *listen)
{
    sd_notifyf(0, "READY=1\nSTATUS=Serving on %s", listen);
}

static void manager_tell_stopping(void)
{
    sd_notify(0, "STOPPING=1\nSTATUS=Finishing the accepted requests");
}

/* How often the manager expects a sign of life, in microseconds: half of what it allows. 0: never. */
static uint64_t manager_interval(void)
{
    uint64_t allowed = 0;
    return sd_watchdog_enabled(0, &allowed) > 0 ? allowed / 2 : 0;
}

static void manager_tell_alive(void)
{
    sd_notify(0, "WATCHDOG=1");
}

/* SIGHUP: certificate, keys and log level are read again, and no connection is dropped. If one of them fails, the
 * others are read all the same. */
struct reloading {
    int count; /* of the flags that the service was started with */
    char *const *flags;
    const struct settings *settings; /* with which it runs */
    struct keys_loader *keys;
};

static void certificate_again(const struct settings *settings, const struct settings *running)
{
    char message[TLS_MESSAGE_MAX];
    struct tls tls = {0};
    if (!running->tls_certificate[0] || !settings->tls_certificate[0])
        return;
    if (!tls_load(&tls, settings->tls_certificate, settings->tls_key, message))
        log_event(LOG_ERROR, "cli", "the certificate stays as it was: %s", message);
    else if (!tls_identity_install(&tls, running->header_seconds))
        log_event(LOG_ERROR, "cli", "the certificate stays as it was: it is not usable");
    else if (tls.over)
        log_event(LOG_WARNING, "cli", "the certificate in tls_certificate has expired");
    tls_end(&tls);
}

/* Logs what was read again, and why something was not: that stays as it was. */
static void reload(const struct reloading *reloading)
{
    struct settings fresh;
    if (!settings_load_again(&fresh, reloading->count, reloading->flags)) {
        log_event(LOG_ERROR, "cli", "the settings are not valid: everything stays as it was");
        return;
    }
    log_set_level((enum log_level)fresh.log_level);
    certificate_again(&fresh, reloading->settings);
    keys_loader_again(reloading->keys);
    log_event(LOG_INFO, "cli", "reloaded: log level, certificate, keys; other settings count from the next start");
}

static void signals_block(sigset_t *ret_waited)
{
    sigemptyset(ret_waited);
    sigaddset(ret_waited, SIGTERM);
    sigaddset(ret_waited, SIGINT);
    sigaddset(ret_waited, SIGHUP);
    pthread_sigmask(SIG_BLOCK, ret_waited, NULL);
    signal(SIGPIPE, SIG_IGN);
}

/* Each connection takes a descriptor: if there are too few, fewer connections are allowed. False: not even one. */
static bool descriptors_suffice(struct settings *settings)
{
    int64_t most = descriptors_raise(), left = most - descriptors_beside(settings);
    if (most < 0 || left >= settings->connections)
        return true;
    log_event(left > 0 ? LOG_WARNING : LOG_ERROR, "cli",
              "only %d descriptors may be open (LimitNOFILE, ulimit -n): %d connections are possible, not %d",
              (int)most, (int)(left > 0 ? left : 0), (int)settings->connections);
    settings->connections = (int32_t)left;
    return left > 0;
}

/* Waits for the next signal; until then, does what is due every few seconds. A manager that watches gets its signs of
 * life only while every loop turns: a loop that hangs is as bad as a process that is gone. */
static int signal_wait(const sigset_t *waited, struct server *server, struct spare_memory *spare)
{
    int signal_number;
    uint64_t interval = manager_interval();
    bool watched = interval != 0;
    if (!watched || interval > LOOK_US)
        interval = LOOK_US;
    struct timespec patience = {.tv_sec = (time_t)(interval / 1000000), .tv_nsec = (long)(interval % 1000000) * 1000};
    while ((signal_number = sigtimedwait(waited, NULL, &patience)) < 0) {
        if (watched && server_turns(server))
            manager_tell_alive();
        spare_memory_look(spare);
    }
    return signal_number;
}

/* While this thread has something else to do: nobody has asked for the end. */
static bool goes_on(void)
{
    sigset_t pending;
    return sigpending(&pending) == 0 && !sigismember(&pending, SIGTERM) && !sigismember(&pending, SIGINT);
}

/* A SIGHUP that comes later stays blocked. */
static int serve(struct service *service, const struct reloading *reloading, const sigset_t *waited)
{
    struct server *server = server_start(service);
    if (!server)
        return 1;
    log_event(LOG_INFO, "cli", "umpire %s listens on %s port %d%s", UMPIRE_VERSION, service->settings.address,
              (int)server_port(server), service->settings.tls ? " with TLS" : "");
    manager_tell_ready(reloading->settings->listen);
    bool written = documents_write(&service->documents, goes_on) || !goes_on();
    malloc_trim(0); /* they and the books were made in large pieces that are not needed again */
    if (!written)
        log_event(LOG_ERROR, "cli", "the rules cannot be written: out of memory");
    struct spare_memory spare;
    spare_memory_start(&spare);
    while (written && signal_wait(waited, server, &spare) == SIGHUP)
        reload(reloading);
    manager_tell_stopping();
    log_event(LOG_INFO, "cli", "shutting down: finishing the accepted requests");
    server_stop(server);
    return written ? 0 : 1;
}

/* False after saying what is wrong with the certificate's files. */
static bool certificate_load(const struct settings *settings, struct tls *ret)
{
    char message[TLS_MESSAGE_MAX];
    if (!settings->tls_certificate[0] || tls_load(ret, settings->tls_certificate, settings->tls_key, message))
        return true;
    fprintf(stderr, "umpire: %s\n", message);
    return false;
}

static struct events *events_of(struct store *store, const struct settings *settings)
{
    return events_start(store, &(struct events_settings){
                                   .poll_ms = settings->events_poll_ms,
                                   .listeners = settings->listeners,
                                   .session_listeners = settings->session_listeners,
                               });
}

/* Reports go through their queue in pieces: a report is accepted or refused as a whole before its first piece
 * (`reports_asked`). Pages for listeners may be as many. */
static bool work_start(struct service *service, const struct settings *settings)
{
    int32_t queue = settings->odds_queue, share = settings->odds_per_address;
    service->workers[WORK_SMALL_ODDS] = workers_start(1, queue, share);
    service->workers[WORK_ODDS] = workers_start(settings->odds_workers, queue, share);
    service->workers[WORK_RECORD] = workers_start(settings->record_workers, INT32_MAX, INT32_MAX);
    return service->workers[WORK_SMALL_ODDS] && service->workers[WORK_ODDS] && service->workers[WORK_RECORD];
}

int command_serve(int count, char *const *flags)
{
    static struct service service; /* handlers of all threads point into it until the end */
    struct settings settings;
    static struct tls tls;
    bool check;
    sigset_t waited;
    if (!settings_load(&settings, count, flags, &check) || !certificate_load(&settings, &tls))
        return 2;
    if (check) {
        tls_end(&tls);
        printf("the settings are valid\n");
        return 0;
    }
    log_set_level((enum log_level)settings.log_level);
    if (tls.over)
        log_event(LOG_WARNING, "cli", "the certificate in tls_certificate has expired");
    signals_block(&waited);
    if (!descriptors_suffice(&settings)) {
        tls_end(&tls);
        return 1;
    }
    service.settings = (struct service_settings){
        .address = settings.address,
        .port = settings.port,
        .loops = settings.loops,
        .connections = settings.connections,
        .idle_seconds = settings.idle_seconds,
        .header_seconds = settings.header_seconds,
        .body_seconds = settings.body_seconds,
        .drain_ms = settings.drain_ms,
        .open_sessions = (enum open_sessions)settings.open_sessions,
        .club_sessions_per_day = settings.club_sessions_per_day,
        .trusted_proxies = settings.proxies,
        .address_rate = settings.address_rate,
        .address_burst = settings.address_burst,
        .token_rate = settings.token_rate,
        .token_burst = settings.token_burst,
        .body_bytes = settings.body_bytes,
        .json_depth = settings.json_depth,
        .metrics_allowed_from = settings.watchers,
        .access_log = (enum access_log_lines)settings.access_log,
        .odds_branches = settings.odds_branches,
        .odds_samples = settings.odds_samples,
        .work_wait_ms = settings.work_wait_ms,
        .tls = tls.certificate != NULL,
        .cors_origins = settings.cors_origins,
        .heartbeat_seconds = settings.events_heartbeat_seconds,
    };
    service.page = embedded_page->bytes ? embedded_page : NULL;
    access_output_start(&service.output, STDOUT_FILENO);
    static struct keys_loader loader;
    struct store_settings store = store_settings_of(&settings);
    store.least_rights = settings.privileged_login == PRIVILEGED_LOGIN_REFUSED;
    int status = 1;
    bool keyed = keys_loader_start(&loader, &settings, &service);
    service.store = keyed ? store_start(&store) : NULL;
    service.game.store = service.store;
    service.game.club_sessions_per_day = settings.club_sessions_per_day;
    service.game.known_heads = known_heads_open(settings.state_directory);
    if (!service.game.known_heads)
        log_event(LOG_ERROR, "cli", "state_directory %s: %s", settings.state_directory, strerror(errno));
    service.events = service.store ? events_of(service.store, &settings) : NULL;
    service.clubs = known_clubs_new();
    bool shown = !tls.certificate || tls_identity_install(&tls, settings.header_seconds);
    bool works = work_start(&service, &settings);
    service.connections = shares_new(settings.connections_per_address, INT64_MAX);
    service.held = shares_new((int64_t)settings.answer_mb_per_token << 20, (int64_t)settings.answer_mb << 20);
    service.reports_asked = shares_new(settings.reports_per_address, settings.report_queue);
    bool written = documents_start(&service.documents, settings.public_url),
         limited = limits_start(&service.limits, &service.settings);
    if (service.events && works && shown && service.connections && service.reports_asked && service.held && written &&
        limited && service.game.known_heads)
        status = serve(&service, &(struct reloading){count, flags, &settings, &loader}, &waited);
    for (int i = 0; i < WORK_LINES; i++)
        workers_stop(service.workers[i]);
    store_stop(service.store);
    known_heads_close(service.game.known_heads);
    events_free(service.events);
    keys_loader_end(&loader);
    documents_end(&service.documents);
    limits_end(&service.limits);
    shares_free(service.connections);
    shares_free(service.reports_asked);
    shares_free(service.held);
    known_clubs_free(service.clubs);
    access_output_end(&service.output);
    tls_identity_end();
    tls_end(&tls);
    log_event(LOG_INFO, "cli", "stopped");
    return status;
}
