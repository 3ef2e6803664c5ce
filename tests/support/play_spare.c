/* Playing a script with the fewest inputs: a question begins with nothing but its units, gets what a preview says that
 * it needs, then what the script says otherwise than the units or the defaults, and dice as they are asked for. */
#include "play_line.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { TIMES_MAX = 400, POINTER_MAX = 128, PATH_LENGTH = 128 };

/* A question, or the correction of one: both have previews where they are asked. */
struct spared {
    struct play *play;
    const json_t *line;
    const char *path;
    json_t *body;
    json_t *said; /* the inputs that the script has; NULL: none */
    json_t *fell; /* the dice; NULL: the service rolls, or takes those that fell already */
    int demanded, told;
};

static json_t *previewed(const struct spared *spared)
{
    const json_t *line = spared->line;
    json_t *body = spared->body;
    char path[PATH_LENGTH];
    snprintf(path, sizeof path, "%s/preview", spared->path);
    const struct response *response = play_ask(spared->play, text_of(line, "by"), path, body);
    if (response->status != 200)
        play_fail(line, "the preview is %d: %s", response->status, response->body);
    return json_incref(response->json);
}

/* Where the next name of a pointer leads, and what is left of the pointer. NULL: nowhere. */
static json_t *step_down(json_t *in, const char **pointer)
{
    char name[POINTER_MAX];
    const size_t length = strcspn(*pointer + 1, "/");
    snprintf(name, sizeof name, "%.*s", (int)length, *pointer + 1);
    *pointer += 1 + length;
    return json_is_array(in) ? json_array_get(in, (size_t)atoi(name)) : json_object_get(in, name);
}

static json_t *at_pointer(json_t *in, const char *pointer)
{
    while (in && *pointer)
        in = step_down(in, &pointer);
    return in;
}

/* How many values a person would type for it. */
static int leaves_of(json_t *value)
{
    int count = 0;
    size_t index;
    const char *name;
    json_t *inside;
    if (!json_is_object(value) && !json_is_array(value))
        return 1;
    json_array_foreach(value, index, inside) count += leaves_of(inside);
    json_object_foreach(value, name, inside) count += leaves_of(inside);
    return count;
}

/* Puts the value at its pointer in `into`, with whatever objects and lists lead there in `like`. */
static void put_at(json_t *into, json_t *like, const char *pointer, json_t *value)
{
    const char *rest = pointer;
    json_t *model = step_down(like, &rest);
    if (json_is_array(into)) {
        const size_t index = (size_t)atoi(pointer + 1);
        while (json_array_size(into) < json_array_size(like)) /* one for each unit */
            json_array_append_new(into, json_object());
        if (*rest)
            put_at(json_array_get(into, index), model, rest, value);
        else
            json_array_set(into, index, value);
        return;
    }
    char name[POINTER_MAX];
    snprintf(name, sizeof name, "%.*s", (int)(rest - pointer - 1), pointer + 1);
    if (!*rest) {
        json_object_set(into, name, value);
        return;
    }
    if (!json_object_get(into, name))
        json_object_set_new(into, name, json_is_array(model) ? json_array() : json_object());
    put_at(json_object_get(into, name), model, rest, value);
}

/* What the script says in the place of what is asked for (a weapon instead of its dice), not given yet; NULL: nothing.
 */
static json_t *something_else(json_t *said, json_t *input, char ret_pointer[POINTER_MAX])
{
    const char *name;
    json_t *value;
    json_object_foreach(said, name, value)
    {
        if (json_object_get(input, name))
            continue;
        snprintf(ret_pointer, POINTER_MAX, "/%s", name);
        return value;
    }
    return NULL;
}

/* Gives what is needed, until nothing is. */
static json_t *needs_give(struct spared *spared)
{
    json_t *said = spared->said, *input = json_object_get(spared->body, "input");
    for (int times = 0; times < TIMES_MAX; times++) {
        json_t *preview = previewed(spared), *need = json_array_get(json_object_get(preview, "needs"), 0);
        if (!need)
            return preview;
        const char *pointer = text_of(need, "pointer") + strlen("/input");
        char other[POINTER_MAX];
        json_t *value = said ? at_pointer(said, pointer) : NULL;
        if (!value && (value = something_else(said, input, other)))
            pointer = other;
        if (!value)
            play_fail(spared->line, "it needs %s, which the script does not say", text_of(need, "pointer"));
        put_at(input, said, pointer, value);
        spared->demanded += leaves_of(value);
        json_decref(preview);
    }
    play_fail(spared->line, "it needs ever more");
}

/* Says what the whole question has otherwise than the bare one: facts of the table that nobody asks for. */
static void facts_say(struct spared *spared, json_t *whole, json_t *bare, json_t *said, json_t *into, json_t *top,
                      const char *pointer)
{
    char inside[POINTER_MAX];
    const char *name;
    json_t *value;
    size_t index;
    json_object_foreach(said, name, value)
    {
        snprintf(inside, sizeof inside, "%s/%s", pointer, name);
        facts_say(spared, json_object_get(whole, name), json_object_get(bare, name), value, into, top, inside);
    }
    json_array_foreach(said, index, value)
    {
        snprintf(inside, sizeof inside, "%s/%zu", pointer, index);
        facts_say(spared, json_array_get(whole, index), json_array_get(bare, index), value, into, top, inside);
    }
    const bool is_leaf = !json_is_object(said) && !json_is_array(said);
    if (!is_leaf || (whole && bare && json_equal(whole, bare)) || at_pointer(into, pointer))
        return;
    put_at(into, top, pointer, said);
    spared->told++;
}

/* As many dice as the question asks for, one draw after the other. */
static void dice_throw(const struct spared *spared)
{
    json_t *all = spared->fell, *thrown = json_array();
    json_object_set(spared->body, "dice", thrown);
    spared->play->asked = json_array();
    for (int times = 0; times < TIMES_MAX; times++) {
        json_t *preview = previewed(spared), *next = json_object_get(preview, "next_draw");
        const json_int_t count = json_integer_value(json_object_get(next, "count"));
        const size_t before = json_array_size(thrown), place = json_array_size(json_object_get(preview, "draws"));
        if (next)
            json_array_append_new(spared->play->asked, json_pack("[I,O]", (json_int_t)place, next));
        for (json_int_t i = 0; i < count && before + (size_t)i < json_array_size(all); i++)
            json_array_append(thrown, json_array_get(all, before + (size_t)i));
        json_decref(preview);
        if (!next)
            break;
        if (json_array_size(thrown) != before + (size_t)count)
            play_fail(spared->line, "it asks for more dice than fell");
    }
    if (json_array_size(thrown) != json_array_size(all))
        play_fail(spared->line, "it asks for %zu of %zu dice", json_array_size(thrown), json_array_size(all));
    spared->play->thrown += (int)json_array_size(thrown);
    json_decref(thrown);
}

void play_spare(struct play *play, const json_t *line, const char *path, json_t *body)
{
    struct spared spared = {.play = play,
                            .line = line,
                            .path = path,
                            .body = body,
                            .said = json_incref(json_object_get(body, "input")),
                            .fell = json_incref(json_object_get(body, "dice"))};
    json_object_del(body, "dice");
    json_t *whole = previewed(&spared);
    json_object_set_new(body, "input", json_object());
    json_t *bare = needs_give(&spared);
    if (spared.said)
        facts_say(&spared, json_object_get(whole, "input"), json_object_get(bare, "input"), spared.said,
                  json_object_get(body, "input"), spared.said, "");
    json_t *spare = previewed(&spared);
    if (!json_equal(json_object_get(spare, "input"), json_object_get(whole, "input"))) {
        char *text = json_dumps(json_object_get(body, "input"), JSON_COMPACT | JSON_REAL_PRECISION(15));
        play_fail(line, "with the fewest inputs it is another question: %s", text);
    }
    if (json_object_get(line, "units")) { /* and is no correction: what units save is counted of rulings */
        play->questions++;
        play->demanded += spared.demanded;
        play->told += spared.told;
        play->known += (int)json_array_size(json_object_get(spare, "autofilled"));
    }
    if (spared.fell && json_is_true(json_object_get(spare, "permitted")))
        dice_throw(&spared);
    json_decref(spared.said);
    json_decref(spared.fell);
    json_decref(whole);
    json_decref(bare);
    json_decref(spare);
}
