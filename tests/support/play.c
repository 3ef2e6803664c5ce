/* Playing a script: what is sent, and what must come. */
#include "play.h"
#include "clock.h"
#include "sealed.h"
#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { AT_ONCE = 10 };

static const char *text_of(const json_t *object, const char *member)
{
    const char *text = json_string_value(json_object_get(object, member));
    return text ? text : "";
}

/* Fails and shows the line. */
__attribute__((noreturn, format(printf, 2, 3))) static void line_fail(const json_t *line, const char *format, ...)
{
    char words[4096], *shown = json_dumps(line, 0);
    va_list rest;
    va_start(rest, format);
    vsnprintf(words, sizeof words, format, rest);
    va_end(rest);
    print_error("%s\n", shown);
    free(shown);
    fail_msg("%s", words);
    abort(); /* never reached: cmocka does not say so */
}

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
    char *text = body ? json_dumps(body, 0) : NULL;
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
    struct storm storm = {.seat = seat_named(play, seat), .body = json_dumps(body, 0), .seq = -1};
    snprintf(storm.path, sizeof storm.path, "%s", game_path(&play->game, "%s", path));
    snprintf(storm.key, sizeof storm.key, "storm-%d", ++play->storms);
    storm_send(play, &storm, AT_ONCE);
    storm_send(play, &storm, PLAY_PROCESSES); /* once more when all is over, and the units have changed */
    assert_int_equal(storm.created, 1);
    free(storm.body);
    return storm.answer;
}

/* ---- what must come ---- */

/* A value as scripts write it. */
static const char *value_text(const json_t *value, char *room, size_t size)
{
    if (json_is_string(value))
        return json_string_value(value);
    if (json_is_integer(value)) {
        snprintf(room, size, "%lld", (long long)json_integer_value(value));
        return room;
    }
    return json_is_boolean(value) ? (json_is_true(value) ? "true" : "false") : "-";
}

/* "figures down", "fate=routed". */
static void effect_count(struct play *play, const json_t *effect)
{
    char kind[128], room[32];
    const json_t *from = json_object_get(effect, "from"), *to = json_object_get(effect, "to");
    if (json_is_integer(from) || json_is_integer(to))
        snprintf(kind, sizeof kind, "%s %s", text_of(effect, "member"),
                 json_is_integer(to) && (!json_is_integer(from) || json_integer_value(to) > json_integer_value(from))
                     ? "up"
                     : "down");
    else
        snprintf(kind, sizeof kind, "%s=%s", text_of(effect, "member"), value_text(to, room, sizeof room));
    json_int_t before = json_integer_value(json_object_get(play->effects, kind));
    json_object_set_new(play->effects, kind, json_integer(before + 1));
}

static void effects_expect(struct play *play, const json_t *line, const json_t *answer)
{
    char words[256], from[32], to[32];
    json_t *came = json_array(), *effect, *wanted = json_object_get(line, "effects");
    size_t index;
    json_array_foreach(json_object_get(answer, "effects"), index, effect)
    {
        snprintf(words, sizeof words, "%s.%s %s>%s", text_of(effect, "unit"), text_of(effect, "member"),
                 value_text(json_object_get(effect, "from"), from, sizeof from),
                 value_text(json_object_get(effect, "to"), to, sizeof to));
        json_array_append_new(came, json_string(words));
        if (!json_is_false(json_object_get(answer, "applied")))
            effect_count(play, effect);
    }
    bool open = !wanted && json_object_get(line, "step") && !json_object_get(line, "dice") &&
                json_array_size(json_object_get(answer, "draws"));
    bool same = wanted ? json_equal(came, wanted) : json_array_size(came) == 0;
    if (!open && !same) {
        char *shown = json_dumps(came, 0);
        line_fail(line, "the effects are %s", shown);
    }
    json_decref(came);
}

static void says_expect(const json_t *line, const json_t *answer)
{
    const char *member;
    json_t *wanted;
    json_object_foreach(json_object_get(line, "says"), member, wanted)
    {
        json_t *said = json_object_get(answer, member);
        if (!json_equal(said ? said : json_null(), wanted))
            line_fail(line, "%s is something else", member);
    }
}

static void due_expect(struct play *play, const json_t *line)
{
    char words[128];
    json_t *came = json_array(), *due;
    size_t index;
    if (!json_object_get(line, "due"))
        return;
    response_expect(play_ask(play, "watcher", "/due", NULL), 200);
    json_array_foreach(json_object_get(play->clients[0].response.json, "due"), index, due)
    {
        snprintf(words, sizeof words, "%s %s", text_of(due, "unit"), text_of(due, "due"));
        json_array_append_new(came, json_string(words));
    }
    if (!json_equal(came, json_object_get(line, "due"))) {
        char *shown = json_dumps(came, 0);
        line_fail(line, "due is %s", shown);
    }
    json_decref(came);
}

static const json_t *unit_in(const json_t *units, const char *id, size_t length)
{
    size_t index;
    const json_t *unit;
    json_array_foreach((json_t *)(uintptr_t)units, index,
                       unit) if (strlen(text_of(unit, "id")) == length &&
                                 strncmp(text_of(unit, "id"), id, length) == 0) return unit;
    return NULL;
}

static void roster_expect(struct play *play, const json_t *line)
{
    const char *name;
    json_t *wanted;
    if (!json_object_get(line, "roster"))
        return;
    response_expect(play_ask(play, "watcher", "/roster", NULL), 200);
    const json_t *units = json_object_get(play->clients[0].response.json, "units");
    json_object_foreach(json_object_get(line, "roster"), name, wanted)
    {
        size_t length = strcspn(name, ".");
        const json_t *unit = unit_in(units, name, length);
        json_t *value = json_object_get(unit, name + length + (name[length] != '\0'));
        if (!json_equal(value ? value : json_null(), wanted))
            line_fail(line, "%s is something else", name);
    }
}

/* ---- a line, and the whole ---- */

static json_t *line_send(struct play *play, const json_t *line)
{
    char path[96];
    json_t *body = line_request(play, line, path, sizeof path), *answer;
    const json_t *status = json_object_get(line, "status");
    int wanted = status ? (int)json_integer_value(status) : 201;
    if (json_object_get(line, "storm"))
        answer = storm_run(play, text_of(line, "by"), path, body);
    else {
        const struct response *response = play_ask(play, text_of(line, "by"), path, body);
        if (response->status != wanted || strcmp(response_text(response, "code"), text_of(line, "code")) != 0)
            line_fail(line, "the answer is %d: %s", response->status, response->body);
        answer = json_incref(response->json);
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
        effects_expect(play, line, answer);
        says_expect(line, answer);
    }
    json_decref(answer);
    due_expect(play, line);
    roster_expect(play, line);
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
    const int64_t until = clock_monotonic_ms() + 10000;
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
    char *text = json_dumps(body, 0);
    const struct response *response =
        client_ask(&play->clients[0], &(struct ask){.path = "/v1/sessions", .body = text});
    response_expect(response, 201);
    snprintf(play->game.id, sizeof play->game.id, "%s", response_text(response, "id"));
    snprintf(play->game.path, sizeof play->game.path, "/v1/sessions/%s", play->game.id);
    snprintf(play->game.code, sizeof play->game.code, "%s", response_text(response, "join_code"));
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
    *play = (struct play){.events = json_array(), .labels = json_object(), .effects = json_object()};
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
