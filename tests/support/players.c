/* The threads. Nothing in them may fail the test by cmocka's means, which belong to the main thread: a mistake is noted
 * and told there. */
#include "players.h"
#include "base/clock.h"
#include "client_request.h"
#include "patience.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { PAUSE_MS = 20, JOIN_EVERY = 24, OPEN_EVERY = 16, READ_EVERY = 8, KNOWN_MS = 20000 };

#define NONCE "0123456789abcdef0123456789abcdef"

void request_write(const struct players *players, const struct player *player, const struct player_request *request,
                   struct request_words *ret)
{
    static const char *const places[] = {
        [REQUEST_RULING] = "rulings", [REQUEST_NOTE] = "notes", [REQUEST_NONCE] = "nonces",
        [REQUEST_JOIN] = "seats",     [REQUEST_OPEN] = "",      [REQUEST_READ] = "entries/0"};
    const struct test_game *game = &players->games[request->game];
    int place = player->place, number = request->number;
    bool opens = request->kind == REQUEST_OPEN;
    snprintf(ret->path, sizeof ret->path, "%s%s%s", opens ? "/v1/sessions" : game->path, opens ? "" : "/",
             places[request->kind]);
    snprintf(ret->key, sizeof ret->key, "player-%d-request-%d-%.8s", place, number, game->id + 24);
    ret->body[0] = '\0';
    switch (request->kind) {
    case REQUEST_READ:
        break;
    case REQUEST_OPEN:
        snprintf(ret->body, sizeof ret->body, "{\"ruleset\":\"tt\"}");
        break;
    case REQUEST_RULING:
        snprintf(ret->body, sizeof ret->body, "{\"step\":\"morale-check\",\"input\":{\"target\":%d}}", 4 + number % 7);
        break;
    case REQUEST_NOTE:
        snprintf(ret->body, sizeof ret->body, "{\"text\":\"player %d says %d\"}", place, number);
        break;
    case REQUEST_NONCE:
        snprintf(ret->body, sizeof ret->body, "{\"nonce\":\"" NONCE "\"}");
        break;
    case REQUEST_JOIN:
        snprintf(ret->body, sizeof ret->body, "{\"code\":\"%s\",\"name\":\"player %d %d\",\"nonce\":\"" NONCE "\"}",
                 game->code, place, number);
        break;
    }
}

/* Notes the first mistake. */
__attribute__((format(printf, 2, 3))) static void mistake(struct players *players, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    pthread_mutex_lock(&players->lock);
    if (!players->wrong[0])
        vsnprintf(players->wrong, sizeof players->wrong, format, arguments);
    pthread_mutex_unlock(&players->lock);
    va_end(arguments);
}

static bool is_wrong(struct players *players)
{
    pthread_mutex_lock(&players->lock);
    bool wrong = players->wrong[0] != '\0';
    pthread_mutex_unlock(&players->lock);
    return wrong;
}

/* A seat that has joined through one process is known to the others within a second. */
static bool is_new_elsewhere(const struct player *player, const struct player_request *request,
                             const struct response *response)
{
    bool joined = request->token && request->token != player->players->games[request->game].token;
    return joined && player->players->service_count > 1 && response->status == 401 &&
           clock_monotonic_ms() - request->asked_at < KNOWN_MS;
}

/* 503, which says why and when to come again. */
static void delayed(const struct player *player, const struct player_request *request, const char *path,
                    const struct response *response)
{
    struct players *players = player->players;
    if (is_new_elsewhere(player, request, response))
        return;
    const char *code = response_text(response, "code");
    const char *retry = response->header ? strcasestr(response->header, "\nRetry-After:") : NULL;
    int seconds = retry ? atoi(strchr(retry, ':') + 1) : 0;
    if (response->status != 503 || seconds < 1 || seconds > 60)
        mistake(players, "%s: status %d, to come again in %d s: %.600s", path, response->status, seconds,
                response->body ? response->body : "");
    else if (strcmp(code, "outcome_unknown") == 0)
        atomic_fetch_add(&players->unknown, 1);
    else if (strcmp(code, "database_unavailable") == 0 || strcmp(code, "overloaded") == 0)
        atomic_fetch_add(&players->away, 1);
    else
        mistake(players, "%s: 503 with the code %s", path, code);
}

/* Sends it once. True when it is acknowledged: `response` then holds the answer. */
static bool attempt(struct player *player, const struct player_request *request, int32_t service,
                    struct response *response)
{
    struct players *players = player->players;
    struct request_words words;
    char base[40];
    request_write(players, player, request, &words);
    snprintf(base, sizeof base, "http://127.0.0.1:%u", (unsigned)atomic_load(&players->ports[service]));
    struct ask ask = {.path = words.path, .token = request->token};
    if (request->kind != REQUEST_READ) {
        ask.key = words.key;
        ask.body = words.body;
    }
    response_clear(response);
    int64_t asked_at = clock_monotonic_ms();
    struct curl_slist *headers = request_prepare(player->curl, base, &ask, response);
    CURLcode code = curl_easy_perform(player->curl);
    curl_slist_free_all(headers);
    response_finish(player->curl, response);
    int64_t took = clock_monotonic_ms() - asked_at;
    for (long long most = atomic_load(&players->slowest_ms); took > most;)
        if (atomic_compare_exchange_weak(&players->slowest_ms, &most, took))
            break;
    if (took > players->latest_ms)
        mistake(players, "%s: nothing for %lld ms", words.path, (long long)took);
    if (code != CURLE_OK) {
        atomic_fetch_add(&players->broken, 1);
        if (!players->may_break)
            mistake(players, "%s: %s", words.path, curl_easy_strerror(code));
        return false;
    }
    if (response->status == 201 || response->status == 200)
        return true;
    delayed(player, request, words.path, response);
    return false;
}

static void keep(struct player *player, struct player_request *request, struct response *response)
{
    if (player->count == player->room) {
        size_t room = player->room ? player->room * 2 : 256;
        struct player_request *more = realloc(player->requests, room * sizeof *more);
        if (!more) {
            mistake(player->players, "out of memory");
            return;
        }
        player->requests = more;
        player->room = room;
    }
    request->answer = response->body;
    response->body = NULL;
    player->requests[player->count++] = *request;
    atomic_fetch_add(&player->players->repeated, request->again);
    atomic_fetch_add(&player->players->acknowledged, 1);
}

/* The next request: mostly rulings, by the umpire and by the seats that this player has joined. */
static struct player_request next_request(const struct player *player, int32_t number)
{
    const struct players *players = player->players;
    struct player_request request = {.number = number, .game = (player->place + number) % players->game_count};
    int32_t seats = player->seats[request.game], visit = number / players->game_count, hand = visit % (seats + 1);
    request.token = hand < seats ? player->tokens[request.game][hand] : players->games[request.game].token;
    if (visit == 0 && player->place == 0) {
        request.kind = REQUEST_NONCE;
        request.token = players->games[request.game].token;
    } else if (visit % JOIN_EVERY == 1 && seats < PLAYER_SEATS_MAX) {
        request.kind = REQUEST_JOIN;
        request.token = NULL;
    } else if (visit % OPEN_EVERY == 3) {
        request.kind = REQUEST_OPEN;
        request.token = NULL;
    } else if (visit % READ_EVERY == 2) {
        request.kind = REQUEST_READ;
    } else {
        request.kind = number % 4 == 3 ? REQUEST_NOTE : REQUEST_RULING;
    }
    return request;
}

static void *player_main(void *argument)
{
    struct player *player = argument;
    struct players *players = player->players;
    struct response response = {0};
    int32_t service = player->place % players->service_count;
    for (int32_t number = 0; !atomic_load(&players->ending); number++) {
        struct player_request request = next_request(player, number);
        request.asked_at = clock_monotonic_ms();
        while (!attempt(player, &request, service, &response)) {
            if (is_wrong(players))
                goto end;
            request.again = true;
            service = (service + 1) % players->service_count;
            pause_ms(PAUSE_MS); /* a client would wait as long as it is told; the test has less time */
        }
        if (request.kind == REQUEST_JOIN)
            snprintf(player->tokens[request.game][player->seats[request.game]++], 64, "%s",
                     response_text(&response, "token"));
        if (request.kind != REQUEST_READ)
            keep(player, &request, &response);
    }
end:
    response_clear(&response);
    return NULL;
}

void players_start(struct players *players)
{
    struct client client;
    pthread_mutex_init(&players->lock, NULL);
    client_start(&client, atomic_load(&players->ports[0]));
    for (int32_t i = 0; i < players->game_count; i++)
        test_game_open(&client, "tt", NULL, &players->games[i]);
    client_end(&client);
    for (int32_t i = 0; i < players->thread_count; i++) {
        struct player *player = &players->list[i];
        *player = (struct player){.players = players, .place = i, .curl = curl_easy_init()};
        assert_non_null(player->curl);
        assert_int_equal(pthread_create(&player->thread, NULL, player_main, player), 0);
    }
}

/* Told in the main thread. */
static void fail_if_wrong(struct players *players)
{
    if (is_wrong(players))
        fail_msg("%s", players->wrong);
}

void players_await(struct players *players, int64_t more, int seconds)
{
    int64_t until = clock_monotonic_ms() + seconds * INT64_C(1000);
    more += atomic_load(&players->acknowledged);
    while (atomic_load(&players->acknowledged) < more) {
        fail_if_wrong(players);
        if (clock_monotonic_ms() > until)
            fail_msg("%lld of %lld requests are acknowledged after %d s", atomic_load(&players->acknowledged),
                     (long long)more, seconds);
        pause_ms(2);
    }
}

void players_end(struct players *players, int seconds)
{
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += seconds;
    atomic_store(&players->ending, true);
    for (int32_t i = 0; i < players->thread_count; i++)
        if (pthread_timedjoin_np(players->list[i].thread, NULL, &until) != 0)
            fail_msg("a request is not acknowledged after %d s", seconds);
    fail_if_wrong(players);
    print_message(
        "  %lld acknowledged, %lld of them asked again; %lld answers that the database is away, %lld that the "
        "outcome is unknown, %lld broken; the slowest took %lld ms\n",
        atomic_load(&players->acknowledged), atomic_load(&players->repeated), atomic_load(&players->away),
        atomic_load(&players->unknown), atomic_load(&players->broken), atomic_load(&players->slowest_ms));
}

void players_free(struct players *players)
{
    for (int32_t i = 0; i < players->thread_count; i++) {
        struct player *player = &players->list[i];
        for (size_t each = 0; each < player->count; each++)
            free(player->requests[each].answer);
        free(player->requests);
        curl_easy_cleanup(player->curl);
    }
    pthread_mutex_destroy(&players->lock);
}
