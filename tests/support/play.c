/* Playing a script: what is sent, by whom. */
#include "play.h"
#include "base/clock.h"
#include "patience.h"
#include "play_line.h"
#include "sealed.h"
#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { AT_ONCE = 10 };

static struct play_seat *seat_named(struct play *play, const char *name)
{
    for (int i = 0; i < PLAY_SEATS; i++)
        if (strcmp(play->seats[i].name, name) == 0)
            return &play->seats[i];
    fail_msg("nobody is called %s", name);
    return NULL;
}

const struct response *play_ask(struct play *play, const char *seat, const char *path, const json_t *body)
{
    const struct play_seat *who = seat_named(play, seat);
    char *text = body ? json_dumps(body, JSON_REAL_PRECISION(15)) : NULL;
    const struct response *response =
        client_ask(&play->clients[who->process],
                   &(struct ask){.path = game_path(&play->game, "%s", path), .token = who->token, .body = text});
    free(text);
    return response;
}

/* ---- what is sent ---- */

/* "@name" and paths with it: the number of that entry. */
static long long label_number(const struct play *play, const char *name, size_t length)
{
    json_t *number = json_object_getn(play->labels, name, length);
    if (!number)
        fail_msg("no entry is called %.*s", (int)length, name);
    return json_integer_value(number);
}

static json_t *body_fill(const struct play *play, const json_t *body)
{
    const char *text = json_string_value(body), *name;
    json_t *filled, *value;
    if (text && text[0] == '@')
        return json_integer(label_number(play, text + 1, strlen(text) - 1));
    if (!json_is_object(body))
        return json_incref((json_t *)(uintptr_t)body);
    filled = json_object();
    json_object_foreach((json_t *)(uintptr_t)body, name, value)
        json_object_set_new(filled, name, body_fill(play, value));
    return filled;
}

static void path_fill(const struct play *play, const char *path, char *ret, size_t size)
{
    const char *label = strchr(path, '@');
    size_t length = label ? strcspn(label, "/") : 0;
    if (label)
        snprintf(ret, size, "%.*s%lld%s", (int)(label - path), path, label_number(play, label + 1, length - 1),
                 label + length);
    else
        snprintf(ret, size, "%s", path);
}

/* The body of a line, and its path. */
static json_t *line_request(const struct play *play, const json_t *line, char *ret_path, size_t size)
{
    static const char *const question[] = {"step", "units", "input", "dice", "apply"};
    path_fill(play, json_object_get(line, "step") ? "/rulings" : text_of(line, "post"), ret_path, size);
    if (!json_object_get(line, "step"))
        return json_object_get(line, "body") ? body_fill(play, json_object_get(line, "body")) : json_object();
    json_t *body = json_object();
    for (size_t i = 0; i < sizeof question / sizeof question[0]; i++)
        if (json_object_get(line, question[i]))
            json_object_set(body, question[i], json_object_get(line, question[i]));
    return body;
}

/* ---- the same request ten times at once ---- */

struct storm {
    const struct play_seat *seat;
    char path[128];
    char key[32];
    char *body;
    long long seq; /* of the entry; -1: none yet */
    int created;
    json_t *answer;
};

static void storm_ask(void *context, int32_t number, struct ask *ret)
{
    const struct storm *storm = context;
    (void)number;
    *ret = (struct ask){.path = storm->path, .token = storm->seat->token, .key = storm->key, .body = storm->body};
}

static bool storm_answer(void *context, int32_t number, const struct response *response)
{
    struct storm *storm = context;
    (void)number;
    if (response->status != 200)
        response_expect(response, 201);
    storm->created += response->status == 201;
    if (storm->seq < 0)
        storm->seq = response_number(response, "seq");
    assert_int_equal(response_number(response, "seq"), storm->seq);
    if (response->status == 201)
        storm->answer = json_incref(response->json);
    return true;
}

static void storm_send(const struct play *play, struct storm *storm, int32_t count)
{
    crowd_run(&(struct crowd){.ports = play->ports,
                              .port_count = PLAY_PROCESSES,
                              .connections = count,
                              .count = count,
                              .context = storm,
                              .ask = storm_ask,
                              .answer = storm_answer});
}

static json_t *storm_run(struct play *play, const char *seat, const char *path, const json_t *body)
{
    struct storm storm = {.seat = seat_named(play, seat), .body = json_dumps(body, JSON_REAL_PRECISION(15)), .seq = -1};
    snprintf(storm.path, sizeof storm.path, "%s", game_path(&play->game, "%s", path));
    snprintf(storm.key, sizeof storm.key, "storm-%d", ++play->storms);
    storm_send(play, &storm, AT_ONCE);
    storm_send(play, &storm, PLAY_PROCESSES); /* once more when all is over, and the units have changed */
    assert_int_equal(storm.created, 1);
    free(storm.body);
    return storm.answer;
}

/* ---- a line, and the whole ---- */

static json_t *line_send(struct play *play, const json_t *line)
{
    char path[96];
    json_t *body = line_request(play, line, path, sizeof path), *answer;
    const json_t *status = json_object_get(line, "status");
    int wanted = status ? (int)json_integer_value(status) : 201;
    if (play->sparing && !status && json_object_get(body, "step"))
        play_spare(play, line, path, body);
    else if (play->sparing && json_object_get(body, "dice"))
        play_fail(line, "it has dice that nobody asks for");
    if (json_object_get(line, "storm") && !play->sparing)
        answer = storm_run(play, text_of(line, "by"), path, body);
    else {
        const struct response *response = play_ask(play, text_of(line, "by"), path, body);
        if (response->status != wanted || strcmp(response_text(response, "code"), text_of(line, "code")) != 0)
            play_fail(line, "the answer is %d: %s", response->status, response->body);
        answer = json_incref(response->json);
        if (play->answered)
            play->answered(play, line, response);
    }
    json_decref(body);
    return answer;
}

static void line_play(struct play *play, const json_t *line)
{
    if (!json_object_get(line, "by"))
        return;
    json_t *answer = line_send(play, line);
    if (json_object_get(line, "as"))
        json_object_set(play->labels, text_of(line, "as"), json_object_get(answer, "seq"));
    if (!json_object_get(line, "status")) {
        play->rulings += json_object_get(line, "step") && json_object_get(line, "units");
        play_expect_effects(play, line, answer);
        play_expect_thrown_for(play, line, answer);
        play_expect_says(line, answer);
    }
    json_decref(answer);
    play_expect_due(play, line);
    play_expect_roster(play, line);
    streams_take(&play->watch, 1, 0);
}

static void event_came(void *context, const struct stream *stream, const char *data)
{
    struct play *play = context;
    (void)stream;
    json_array_append_new(play->events, json_loads(data, 0, NULL));
}

static void script_read(struct play *play, const char *path)
{
    json_error_t error = {.position = 0};
    FILE *file = fopen(path, "re");
    assert_non_null(file);
    play->script = json_array();
    for (json_t *line; (line = json_loadf(file, JSON_DISABLE_EOF_CHECK, &error));)
        json_array_append_new(play->script, line);
    if (!feof(file))
        fail_msg("%s, object %zu: %s", path, json_array_size(play->script), error.text);
    assert_true(json_array_size(play->script) > 1);
    assert_int_equal(fclose(file), 0);
}

/* A process that has just read the seats of a session does not ask for them again for every token that it does not
 * know: who has joined at the other one is known there after a second. */
static void seat_await(struct play *play, const struct play_seat *seat)
{
    const int64_t until = clock_monotonic_ms() + PATIENCE_MS;
    for (int i = 0; i < PLAY_PROCESSES; i++)
        while (client_ask(&play->clients[i], &(struct ask){.path = play->game.path, .token = seat->token})->status !=
               200) {
            assert_true(clock_monotonic_ms() < until);
            pause_ms(50);
        }
}

static void seats_take(struct play *play, const json_t *opening)
{
    json_t *body = json_pack("{s:O}", "ruleset", json_object_get(opening, "ruleset"));
    json_object_set(body, "options", json_object_get(opening, "options"));
    json_object_set(body, "units", json_object_get(opening, "units"));
    char *text = json_dumps(body, JSON_REAL_PRECISION(15));
    const struct response *response =
        client_ask(&play->clients[0], &(struct ask){.path = "/v1/sessions", .body = text});
    response_expect(response, 201);
    game_take(response, &play->game);
    play->seats[0] = (struct play_seat){.name = "umpire"};
    snprintf(play->seats[0].token, sizeof play->seats[0].token, "%s", response_text(response, "token"));
    play->seats[1] = (struct play_seat){.name = "red"};
    play->seats[2] = (struct play_seat){.name = "blue", .process = 1};
    play->seats[3] = (struct play_seat){.name = "watcher"};
    seat_join(&play->clients[0], &play->game, "watcher", "spectator", 0, play->seats[3].token);
    assert_true(stream_open(&play->watch, play->ports[0], play->game.path, play->seats[3].token, -1, "?after=-1"));
    seat_join(&play->clients[0], &play->game, "red", NULL, 'a', play->seats[1].token);
    seat_join(&play->clients[1], &play->game, "blue", NULL, 'b', play->seats[2].token);
    for (int i = 0; i < PLAY_SEATS; i++)
        seat_await(play, &play->seats[i]);
    free(text);
    json_decref(body);
}

void play_run(struct play *play, const char *path, const uint16_t ports[PLAY_PROCESSES])
{
    size_t index;
    json_t *line;
    *play = (struct play){.events = json_array(),
                          .labels = json_object(),
                          .effects = json_object(),
                          .answered = play->answered,
                          .context = play->context,
                          .sparing = play->sparing};
    play->watch = (struct stream){.socket = -1, .last = -1, .came = event_came, .context = play};
    script_read(play, path);
    for (int i = 0; i < PLAY_PROCESSES; i++) {
        play->ports[i] = ports[i];
        client_start(&play->clients[i], ports[i]);
    }
    seats_take(play, json_array_get(play->script, 0));
    json_array_foreach(play->script, index, line) line_play(play, line);
    stream_await(&play->watch, INT_MAX); /* the game is closed: the service ends the stream */
    assert_true(play->watch.ended);
}

void play_free(struct play *play)
{
    stream_close(&play->watch);
    for (int i = 0; i < PLAY_PROCESSES; i++)
        client_end(&play->clients[i]);
    json_decref(play->events);
    json_decref(play->script);
    json_decref(play->labels);
    json_decref(play->effects);
}
