/* umpire serve: from settings to a running service, and back down on SIGTERM or SIGINT. */
#include "commands.h"
#include "database.h"
#include "events.h"
#include "keys_loader.h"
#include "log.h"
#include "manager.h"
#include "server.h"
#include "settings.h"
#include "shares.h"
#include "tls.h"
#include "write_documents.h"
#include <errno.h>
#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

static void signals_block(sigset_t *ret_waited)
{
    sigemptyset(ret_waited);
    sigaddset(ret_waited, SIGTERM);
    sigaddset(ret_waited, SIGINT);
    pthread_sigmask(SIG_BLOCK, ret_waited, NULL);
    signal(SIGPIPE, SIG_IGN);
}

/* As many descriptors as we may have: each connection is one. */
static void descriptors_raise(void)
{
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) == 0) {
        limit.rlim_cur = limit.rlim_max;
        setrlimit(RLIMIT_NOFILE, &limit);
    }
}

/* Until a signal says stop. A manager that watches gets its signs of life only while every loop turns: one that hangs
 * is as bad as a process that is gone. */
static void signals_wait(const sigset_t *waited, struct server *server)
{
    int signal_number;
    uint64_t interval = manager_interval();
    struct timespec patience = {.tv_sec = (time_t)(interval / 1000000), .tv_nsec = (long)(interval % 1000000) * 1000};
    if (interval == 0) {
        sigwait(waited, &signal_number);
        return;
    }
    while (sigtimedwait(waited, NULL, &patience) < 0)
        if (server_turns(server))
            manager_tell_alive();
}

static int serve(struct service *service, const char *listen, const sigset_t *waited)
{
    struct server *server = server_start(service);
    if (!server)
        return 1;
    log_event(LOG_INFO, "cli", "umpire %s listens on %s port %d%s", UMPIRE_VERSION, service->settings.address,
              (int)server_port(server), service->settings.tls_certificate ? " with TLS" : "");
    manager_tell_ready(listen);
    signals_wait(waited, server);
    manager_tell_stopping();
    log_event(LOG_INFO, "cli", "shutting down: finishing the accepted requests");
    server_stop(server);
    return 0;
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
    descriptors_raise();
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
        .odds_wait_ms = settings.odds_wait_ms,
        .tls_certificate = tls.certificate,
        .tls_key = tls.key,
        .cors_origins = settings.cors_origins,
        .heartbeat_seconds = settings.events_heartbeat_seconds,
    };
    access_output_start(&service.output, STDOUT_FILENO);
    static struct keys_loader loader;
    struct store_settings store = store_settings_of(&settings);
    int status = 1;
    bool keyed = keys_loader_start(&loader, &settings, &service);
    service.store = keyed ? store_start(&store) : NULL;
    service.game.store = service.store;
    service.game.club_sessions_per_day = settings.club_sessions_per_day;
    service.game.known_heads = known_heads_open(settings.state_directory);
    if (!service.game.known_heads)
        log_event(LOG_ERROR, "cli", "state_directory %s: %s", settings.state_directory, strerror(errno));
    service.events = service.store ? events_of(service.store, &settings) : NULL;
    service.searches = search_cache_new();
    service.clubs = known_clubs_new();
    service.workers = workers_start(settings.odds_workers, settings.odds_queue);
    service.connections = shares_new(settings.connections_per_address);
    bool written = documents_start(&service.documents), limited = limits_start(&service.limits, &service.settings);
    malloc_trim(0); /* the books were read in large pieces that are not needed again */
    if (service.events && service.workers && service.connections && written && limited && service.game.known_heads)
        status = serve(&service, settings.listen, &waited);
    workers_stop(service.workers);
    store_stop(service.store);
    known_heads_close(service.game.known_heads);
    events_free(service.events);
    keys_loader_end(&loader);
    documents_end(&service.documents);
    limits_end(&service.limits);
    shares_free(service.connections);
    search_cache_free(service.searches);
    known_clubs_free(service.clubs);
    access_output_end(&service.output);
    tls_end(&tls);
    log_event(LOG_INFO, "cli", "stopped");
    return status;
}
