/* Settings: one table for the file, the environment and the flags. */
#pragma once
#include "base/ip.h"
#include <stdbool.h>
#include <stdint.h>
#include <umpire/field.h>

enum privileged_login { PRIVILEGED_LOGIN_REFUSED, PRIVILEGED_LOGIN_ALLOWED };

struct settings {
    char listen[128];
    char database_url[1024];
    char database_role[64];
    int32_t privileged_login; /* enum privileged_login */
    char keys_directory[1024];
    char state_directory[1024];
    char ledger_name[128];
    char public_url[256];
    int32_t open_sessions; /* enum open_sessions */
    int32_t club_sessions_per_day;
    int32_t retention_days;
    int32_t loops;
    int32_t connections;
    int32_t idle_seconds;
    int32_t header_seconds;
    int32_t body_seconds;
    int32_t connections_per_address;
    int32_t drain_ms;
    int32_t append_queue;
    int32_t batch_entries;
    int32_t batches_in_flight;
    int32_t readers;
    int32_t session_mb;
    int32_t deadline_ms;
    int32_t odds_branches;
    int32_t odds_samples;
    int32_t odds_workers;
    int32_t odds_queue;
    int32_t odds_per_address;
    int32_t record_workers;
    int32_t report_queue;
    int32_t reports_per_address;
    int32_t answer_mb_per_token;
    int32_t answer_mb;
    int32_t work_wait_ms;
    int32_t events_poll_ms;
    int32_t events_heartbeat_seconds;
    int32_t listeners;
    int32_t session_listeners;
    char trusted_proxies[1024];
    int32_t address_rate;
    int32_t address_burst;
    int32_t token_rate;
    int32_t token_burst;
    int32_t body_bytes;
    int32_t json_depth;
    int32_t session_entries;
    char tls_certificate[512];
    char tls_key[512];
    char cors_origins[1024];
    int32_t log_level;  /* enum log_level */
    int32_t access_log; /* enum access_log_lines */
    char metrics_allowed_from[1024];
    /* made of `listen` */
    char address[64];
    uint16_t port;
    struct ip_ranges proxies;  /* made of `trusted_proxies` */
    struct ip_ranges watchers; /* made of `metrics_allowed_from` */
};

extern const struct fields settings_fields;

/* Defaults, then the file, then UMPIRE_… of the environment, then --flags. `flags` are the arguments after the
 * subcommand; those that are not settings are left for the caller: `ret_check` is --check-config. False after printing
 * the place and the kind of each mistake to standard error. */
bool settings_load(struct settings *settings, int flag_count, char *const *flags, bool *ret_check);
/* The same while the service runs: mistakes are logged. For one thread. */
bool settings_load_again(struct settings *settings, int flag_count, char *const *flags);
/* The documented defaults, as config/umpire.conf. */
void settings_print(void);
