/* Asking as a client does: through the decoder. */
#include "questions.h"
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool ask(struct asked *asked, const struct ruleset *ruleset, const struct step *step, const char *body)
{
    struct violations *violations = malloc(sizeof *violations);
    if (!violations)
        return false;
    violations_start(violations);
    arena_start(&asked->arena, 1 << 22);
    bool valid = intent_decode(&asked->arena, ruleset, step, body, strlen(body), &asked->intent, violations);
    free(violations);
    if (!valid)
        arena_end(&asked->arena);
    return valid;
}

bool question_ask(struct asked *asked, const char *ruleset, const char *step, const char *body)
{
    const struct ruleset *rules = ruleset_find(ruleset);
    const struct step *found = rules ? step_find(rules, step) : NULL;
    return found && ask(asked, rules, found, body);
}

void question_end(struct asked *asked)
{
    arena_end(&asked->arena);
}

/* A case's question without its dice. NULL when out of memory. */
static char *body_of(const json_t *example)
{
    json_t *body = json_object();
    json_object_set(body, "input", json_object_get(example, "input"));
    if (json_object_get(example, "options"))
        json_object_set(body, "options", json_object_get(example, "options"));
    char *text = json_dumps(body, JSON_COMPACT | JSON_REAL_PRECISION(15));
    json_decref(body);
    return text;
}

static bool same_question(const json_t *a, const json_t *b)
{
    static const char *const members[] = {"input", "options"};
    for (size_t i = 0; i < 2; i++) {
        const json_t *one = json_object_get(a, members[i]), *other = json_object_get(b, members[i]);
        if (one != other && !json_equal(one, other))
            return false;
    }
    return true;
}

/* Many cases differ only in their dice. */
static bool is_repeated(const json_t *cases, size_t index)
{
    for (size_t i = 0; i < index; i++)
        if (same_question(json_array_get(cases, i), json_array_get(cases, index)))
            return true;
    return false;
}

/* The walk through the files. */
struct going {
    bool (*each)(const struct intent *intent, const char *name, size_t index, void *context);
    void *context;
    bool ended;
};

static bool step_questions(struct going *going, const struct ruleset *ruleset, const struct step *step)
{
    char path[512];
    snprintf(path, sizeof path, UMPIRE_SOURCE_DIR "/tests/golden/%s/%s.json", ruleset->name, step->name);
    json_t *file = json_load_file(path, 0, NULL);
    const json_t *cases = json_object_get(file, "cases");
    size_t asked_before = 0;
    for (size_t i = 0; i < json_array_size(cases) && !going->ended; i++) {
        const json_t *example = json_array_get(cases, i);
        struct asked asked;
        if (is_repeated(cases, i))
            continue;
        char *body = body_of(example);
        if (body && ask(&asked, ruleset, step, body)) {
            going->ended = !going->each(&asked.intent, json_string_value(json_object_get(example, "name")),
                                        asked_before++, going->context);
            question_end(&asked);
        }
        free(body);
    }
    bool fine = asked_before > 0 || going->ended;
    json_decref(file);
    return fine;
}

bool golden_questions(bool (*each)(const struct intent *intent, const char *name, size_t index, void *context),
                      void *context)
{
    struct going going = {.each = each, .context = context};
    bool fine = true;
    for (const struct ruleset *const *ruleset = rulesets(); *ruleset; ruleset++)
        for (const struct step *const *step = (*ruleset)->steps; *step; step++)
            fine = step_questions(&going, *ruleset, *step) && fine;
    return fine;
}
