/* A colonial game with units, for the tests of units: who plays it, and ways to ask in it. */
#pragma once
#include "ground.h"
#include "sealed.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define WATCH                                                                                                          \
    "{\"id\":\"watch\",\"name\":\"Black Watch\",\"side\":\"red\",\"kind\":\"regular_infantry\","                       \
    "\"weapon\":\"modern_rifle\",\"leadership\":6,\"figures\":12}"
#define WARRIORS(id, figures)                                                                                          \
    "{\"id\":\"" id                                                                                                    \
    "\",\"side\":\"blue\",\"kind\":\"tribal_infantry\",\"weapon\":\"ragtag\",\"leadership\":6,\"figures\":" figures    \
    "}"
/* The same units act again and again, whatever turn it is. */
#define COLONIAL                                                                                                       \
    "{\"ruleset\":\"colonial\",\"options\":{\"actions_per_turn\":\"any\"},\"units\":[" WATCH                           \
    "," WARRIORS("impi", "16") "]}"
/* Four figures fall. */
#define FIRE_WITH(more)                                                                                                \
    "{\"step\":\"ranged-attack\",\"units\":{\"firer\":\"watch\",\"target\":\"impi\"}," more "\"input\":{\"range\":8}," \
    "\"dice\":[6,6,6,6,1,1,1,1,1,1,1,1]}"
#define FIRE FIRE_WITH("")

struct table {
    struct client *client;
    struct test_game game;
    char red[64], blue[64];
};

/* Opens a game, which red and blue join: entries 0 to 2. */
static inline void table_open(struct table *table, struct client *client, const char *opening)
{
    struct test_game *game = &table->game;
    table->client = client;
    game_take(client_ask(client, &(struct ask){.path = "/v1/sessions", .body = opening}), game);
    seat_join(client, game, "red", NULL, 'a', table->red);
    seat_join(client, game, "blue", NULL, 'b', table->blue);
}

/* Asks below the game's path as the umpire, or with a seat's token; `body` NULL: GET. */
static inline const struct response *table_ask_as(const struct table *table, const char *token, const char *path,
                                                  const char *body)
{
    return client_ask(table->client,
                      &(struct ask){.path = game_path(&table->game, "%s", path), .token = token, .body = body});
}

static inline const struct response *table_ask(const struct table *table, const char *path, const char *body)
{
    return table_ask_as(table, table->game.token, path, body);
}

/* An append that must succeed; its entry's number. */
static inline int64_t table_append(const struct table *table, const char *path, const char *body)
{
    const struct response *response = table_ask(table, path, body);
    response_expect(response, 201);
    return response_number(response, "seq");
}

/* Blue takes an entry back, and Red consents. */
static inline void table_take_back(const struct table *table, int64_t target)
{
    char body[64], path[64];
    snprintf(body, sizeof body, "{\"target\":%lld}", (long long)target);
    response_expect(table_ask_as(table, table->blue, "/undos", body), 201);
    snprintf(path, sizeof path, "/undos/%lld/answer", (long long)response_number(&table->client->response, "seq"));
    response_expect(table_ask_as(table, table->red, path, "{\"consent\":true}"), 201);
}

static inline void table_refuse(const struct table *table, const char *path, const char *body, int status,
                                const char *code)
{
    response_expect_problem(table_ask(table, path, body), status, code);
}

/* The item of a list of the last answer in which a member is this text; NULL: none is. */
static inline const json_t *answer_find(const struct table *table, const char *list, const char *member,
                                        const char *text)
{
    const json_t *items = json_object_get(table->client->response.json, list);
    for (size_t i = 0; i < json_array_size(items); i++) {
        const json_t *item = json_array_get(items, i);
        const char *value = json_string_value(json_object_get(item, member));
        if (value && strcmp(value, text) == 0)
            return item;
    }
    return NULL;
}

/* A unit as it stands; it belongs to the last answer. */
static inline const json_t *table_unit(const struct table *table, const char *id)
{
    response_expect(table_ask(table, "/roster", NULL), 200);
    const json_t *unit = answer_find(table, "units", "id", id);
    assert_non_null(unit);
    return unit;
}

static inline int64_t member_of(const json_t *object, const char *member)
{
    const json_t *value = json_object_get(object, member);
    return json_is_integer(value) ? json_integer_value(value) : -1;
}

static inline int64_t table_figures(const struct table *table, const char *id)
{
    return member_of(table_unit(table, id), "figures");
}

static inline bool table_owes(const struct table *table, const char *unit, const char *due)
{
    response_expect(table_ask(table, "/due", NULL), 200);
    const json_t *items = json_object_get(table->client->response.json, "due");
    for (size_t i = 0; i < json_array_size(items); i++) {
        const json_t *item = json_array_get(items, i);
        if (strcmp(json_string_value(json_object_get(item, "unit")), unit) == 0 &&
            strcmp(json_string_value(json_object_get(item, "due")), due) == 0)
            return true;
    }
    return false;
}

static inline void table_verify(const struct table *table)
{
    response_expect(table_ask(table, "/export", NULL), 200);
    export_check(table->client->response.body, NULL);
}
