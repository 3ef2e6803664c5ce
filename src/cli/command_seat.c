/* umpire seat list, find, revoke, re-issue, forget: what an operator does about seats. Revoking and re-issuing act with
 * the umpire's seat, and a note after the entry records that it was the operator. */
#include "base/log.h"
#include "cli/commands.h"
#include "cli/operator.h"
#include "game/display_name.h"
#include "store/operator_sessions.h"
#include <stdio.h>
#include <string.h>

struct seat_order {
    const char *session, *seat;
    const char *device_key, *reason; /* "": none */
};

static int list(struct operator* operator, struct operator_job * job, const struct seat_order *order)
{
    char names[STORE_SEATS_MAX][STORE_DISPLAY_MAX];
    const struct store_session *session = job->session;
    int32_t count = store_session_names(operator->game.store, session, names);
    (void)order;
    for (int32_t i = 0; i < count; i++) {
        const struct store_seat *seat = &session->seats[i];
        printf("%-10s  %-9s  %-8s  %s  %s\n", seat->name, seat->role, seat->side,
               store_session_is_revoked(session, seat) ? "revoked" : "in use ", names[i]);
    }
    return 0;
}

/* Records that it was not the umpire. */
static bool say(struct operator* operator, const struct seat_order * order, const char *what)
{
    struct operator_job job;
    char words[FIELD_TEXT_SIZE(REQUEST_WORDS_MAX)];
    struct act note = {.entry.note.text = words};
    struct text text;
    text_start(&text, words, sizeof words);
    text_format(&text, "The operator of the service %s seat %s%s%s", what, order->seat, order->reason[0] ? ": " : ".",
                order->reason);
    bool done = operator_job_start(operator, order->session, true, &job) &&
                operator_job_finish(&job, game_note(&job.blocking.job, &note));
    operator_job_end(&job);
    return done;
}

static int revoke(struct operator* operator, struct operator_job * job, const struct seat_order *order)
{
    struct act act = {0};
    if (!operator_job_finish(job, game_revoke(&job->blocking.job, order->seat, &act)))
        return 1;
    printf("revoked %s; what it may read ends after at most 5 seconds\n", order->seat);
    return say(operator, order, "revoked") ? 0 : 1;
}

/* The token alone on standard output, so that a script can take it from there. */
static int reissue(struct operator* operator, struct operator_job * job, const struct seat_order *order)
{
    struct act act = {0};
    struct hash key;
    if (order->device_key[0] && !hash_read(order->device_key, &key)) {
        operator_refuse("--device-key must be the device's public key, 64 hexadecimal digits");
        return 2;
    }
    act.entry.reissued.device_key = order->device_key[0] ? &key : NULL;
    if (!operator_job_finish(job, game_reissue(&job->blocking.job, order->seat, &act)))
        return 1;
    printf("%s\n", job->blocking.job.appended.token);
    fflush(stdout);
    fprintf(stderr, "This is the new token of %s. Only its hash is stored: it cannot be shown again.\n", order->seat);
    return say(operator, order, "re-issued") ? 0 : 1;
}

/* Erases the seat's display name. */
static int forget(struct operator* operator, struct operator_job * job, const struct seat_order *order)
{
    (void)operator;
    if (!operator_job_finish(job, game_name_seat(&job->blocking.job, order->seat, NULL)))
        return 1;
    printf("the name of %s is gone\n", order->seat);
    return 0;
}

static void found_print(const struct operator_seat *seat)
{
    char id[UUID_TEXT_SIZE];
    uuid_write(&seat->session, id);
    printf("%s %s %s\n", id, seat->seat, seat->name);
}

static int find(const struct settings *settings, const char *name)
{
    struct store_settings store = store_settings_of(settings);
    struct store_display wanted = {0};
    const char *why = NULL;
    enum display_name fits = display_name_set(name, &wanted);
    if (fits != DISPLAY_NAME_FITS) {
        char words[DISPLAY_NAME_WORDS_MAX];
        struct text text;
        text_start(&text, words, sizeof words);
        display_name_say(fits, name, &text);
        operator_refuse(words);
        return 2;
    }
    return operator_seats_find(&store, wanted.key, found_print, &why) == STORE_DONE ? 0 : operator_refuse(why);
}

static const struct verb {
    const char *name;
    int words; /* how many */
    unsigned needs;
    bool reasons, keyed;
    int (*run)(struct operator* operator, struct operator_job * job, const struct seat_order *order);
} verbs[] = {
    {"list", 1, 0, false, false, list},
    {"find", 1, 0, false, false, NULL},
    {"revoke", 2, OPERATOR_APPENDS, true, false, revoke},
    {"re-issue", 2, OPERATOR_SIGNS | OPERATOR_APPENDS, true, true, reissue},
    {"forget", 2, 0, false, false, forget},
};

static const struct verb *verb_find(const char *name)
{
    for (size_t i = 0; i < sizeof verbs / sizeof verbs[0]; i++)
        if (strcmp(verbs[i].name, name) == 0)
            return &verbs[i];
    return NULL;
}

static int act(const struct settings *settings, const struct verb *verb, const struct seat_order *order)
{
    struct operator operator;
    struct operator_job job;
    if (!operator_start(&operator, settings, verb->needs))
        return 1;
    int status = operator_job_start(&operator, order->session, true, &job) ? verb->run(&operator, & job, order) : 1;
    operator_job_end(&job);
    operator_end(&operator);
    return status;
}

int command_seat(int count, char *const *flags)
{
    struct settings settings;
    struct seat_order order = {.device_key = "", .reason = ""};
    const char *words[2] = {NULL};
    const struct verb *verb = count > 0 ? verb_find(flags[0]) : NULL;
    if (!verb)
        return COMMAND_MISUSED;
    struct own_flag own[3] = {{NULL, NULL, NULL}};
    if (verb->reasons)
        own[0] = (struct own_flag){"--reason", &order.reason, NULL};
    if (verb->keyed)
        own[1] = (struct own_flag){"--device-key", &order.device_key, NULL};
    log_set_level(LOG_ERROR);
    if (!operator_settings(&settings, count - 1, flags + 1, own, words, verb->words, verb->words))
        return COMMAND_MISUSED;
    if (!operator_words_fit("--reason", order.reason))
        return 2;
    order.session = words[0];
    order.seat = words[1];
    return verb->run ? act(&settings, verb, &order) : find(&settings, words[0]);
}
