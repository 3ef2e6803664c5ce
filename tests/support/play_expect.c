/* What must come of a line of a script. */
#include "play_line.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

void play_fail(const json_t *line, const char *format, ...)
{
    char words[4096], *shown = json_dumps(line, JSON_REAL_PRECISION(15));
    va_list rest;
    va_start(rest, format);
    vsnprintf(words, sizeof words, format, rest);
    va_end(rest);
    print_error("%s\n", shown);
    free(shown);
    fail_msg("%s", words);
    abort(); /* never reached: cmocka does not say so */
}

/* A value as scripts write it. */
static const char *value_text(const json_t *value, char *room, size_t size)
{
    if (json_is_string(value))
        return json_string_value(value);
    if (json_is_number(value)) {
        snprintf(room, size, "%.15g", json_number_value(value));
        return room;
    }
    return json_is_boolean(value) ? (json_is_true(value) ? "true" : "false") : "-";
}

/* "figures down", "fate=routed". */
static void effect_count(struct play *play, const json_t *effect)
{
    char kind[128], room[32];
    const json_t *from = json_object_get(effect, "from"), *to = json_object_get(effect, "to");
    if (json_is_number(from) || json_is_number(to))
        snprintf(kind, sizeof kind, "%s %s", text_of(effect, "member"),
                 json_is_number(to) && (!json_is_number(from) || json_number_value(to) > json_number_value(from))
                     ? "up"
                     : "down");
    else
        snprintf(kind, sizeof kind, "%s=%s", text_of(effect, "member"), value_text(to, room, sizeof room));
    json_int_t before = json_integer_value(json_object_get(play->effects, kind));
    json_object_set_new(play->effects, kind, json_integer(before + 1));
}

void play_expect_effects(struct play *play, const json_t *line, const json_t *answer)
{
    char words[256], from[32], to[32];
    json_t *came = json_array(), *effect, *wanted = json_object_get(line, "effects");
    bool turn = strcmp(text_of(answer, "kind"), "turn") == 0;
    size_t index;
    json_array_foreach(json_object_get(answer, "effects"), index, effect)
    {
        snprintf(words, sizeof words, "%s.%s %s>%s", text_of(effect, "unit"), text_of(effect, "member"),
                 value_text(json_object_get(effect, "from"), from, sizeof from),
                 value_text(json_object_get(effect, "to"), to, sizeof to));
        json_array_append_new(came, json_string(words));
        if (!turn && !json_is_false(json_object_get(answer, "applied")))
            effect_count(play, effect);
    }
    bool thrown = json_object_get(line, "step") && !json_object_get(line, "dice") &&
                  json_array_size(json_object_get(answer, "draws"));
    bool open = !wanted && (thrown || turn);
    bool same = wanted ? json_equal(came, wanted) : json_array_size(came) == 0;
    if (!open && !same) {
        char *shown = json_dumps(came, JSON_REAL_PRECISION(15));
        play_fail(line, "the effects are %s", shown);
    }
    json_decref(came);
}

/* "wound greys", "initiative -". */
static json_t *whom_of(const json_t *draw)
{
    const json_t *unit = json_object_get(draw, "unit");
    return json_sprintf("%s %s", text_of(draw, "label"), unit ? json_string_value(unit) : "-");
}

void play_expect_thrown_for(struct play *play, const json_t *line, const json_t *answer)
{
    const json_t *draws = json_object_get(answer, "draws"), *wanted = json_object_get(line, "thrown_for");
    json_t *came = json_array(), *draw, *asked;
    size_t index;
    json_array_foreach(draws, index, draw) json_array_append_new(came, whom_of(draw));
    if (wanted && !json_equal(came, wanted)) {
        char *shown = json_dumps(came, JSON_COMPACT);
        play_fail(line, "the dice are thrown for %s", shown);
    }
    json_array_foreach(play->asked, index, asked)
    {
        const size_t place = (size_t)json_integer_value(json_array_get(asked, 0));
        json_t *words = whom_of(json_array_get(asked, 1));
        if (!json_equal(words, json_array_get(came, place)))
            play_fail(line, "draw %zu was asked for as %s", place, json_string_value(words));
        json_decref(words);
    }
    json_decref(play->asked);
    play->asked = NULL;
    json_decref(came);
}

void play_expect_says(const json_t *line, const json_t *answer)
{
    const char *member;
    json_t *wanted;
    json_object_foreach(json_object_get(line, "says"), member, wanted)
    {
        json_t *said = json_object_get(answer, member);
        if (!json_equal(said ? said : json_null(), wanted))
            play_fail(line, "%s is something else", member);
    }
}

void play_expect_due(struct play *play, const json_t *line)
{
    char words[128];
    json_t *due;
    size_t index;
    if (!json_object_get(line, "due"))
        return;
    json_t *came = json_array();
    response_expect(play_ask(play, "watcher", "/due", NULL), 200);
    json_array_foreach(json_object_get(play->clients[0].response.json, "due"), index, due)
    {
        snprintf(words, sizeof words, "%s %s", text_of(due, "unit"), text_of(due, "due"));
        json_array_append_new(came, json_string(words));
    }
    if (!json_equal(came, json_object_get(line, "due"))) {
        char *shown = json_dumps(came, JSON_REAL_PRECISION(15));
        play_fail(line, "due is %s", shown);
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

void play_expect_roster(struct play *play, const json_t *line)
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
            play_fail(line, "%s is something else", name);
    }
}
