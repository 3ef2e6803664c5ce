/* The paths of a document. In that of a ruleset there are the operations whose bodies or answers depend on it, those
 * that look up one of its steps or tables, and what else is done at the same paths. Those of a step are written out,
 * one per step. */
#include "http/openapi/openapi.h"
#include "http/openapi/openapi_parts.h"
#include <string.h>

enum { PATH_MAX_LENGTH = 200 };

static bool is_per_step(const struct operation *operation)
{
    return operation->body == BODY_QUESTION || operation->body == BODY_ODDS;
}

const char *path_choice(const struct ruleset *ruleset, const char *parameter, size_t number, const char **title)
{
    if (ruleset && strcmp(parameter, "step") == 0 && ruleset->steps[number]) {
        *title = ruleset->steps[number]->title;
        return ruleset->steps[number]->name;
    }
    if (ruleset && ruleset->tables && strcmp(parameter, "table") == 0 && ruleset->tables[number]) {
        *title = ruleset->tables[number]->title;
        return ruleset->tables[number]->name;
    }
    return NULL;
}

/* Whether what it shows is chosen among names that the ruleset's document knows. */
static bool shows_choice(const struct operation *operation, const struct ruleset *ruleset)
{
    const char *title;
    return operation->method == METHOD_GET &&
           ((strstr(operation->path, "/{step}") && path_choice(ruleset, "step", 0, &title)) ||
            (strstr(operation->path, "/{table}") && path_choice(ruleset, "table", 0, &title)));
}

/* Whether its body or its answer depends on the ruleset. */
static bool is_typed(const struct operation *operation, const struct ruleset *ruleset)
{
    bool units = operation->body == BODY_UNITS || operation->body == BODY_UNIT_CHANGE || operation->body == BODY_ARMY ||
                 strcmp(operation->tag, "units") == 0;
    return (!units || ruleset->units) && (operation->of_ruleset || operation->in_rulesets ||
                                          operation->body > BODY_FIELDS || shows_choice(operation, ruleset));
}

/* Whether the document of `ruleset` has it: what is typed, and what else is done at the same path; the core has all but
 * the page. */
static bool is_in(const struct operation *operation, const struct ruleset *ruleset)
{
    const struct operation *other;
    if (operation->page || !ruleset)
        return !operation->page;
    for (size_t i = 0; (other = operation_at(i)); i++)
        if (strcmp(other->path, operation->path) == 0 && is_typed(other, ruleset))
            return true;
    return false;
}

static const char *const tags[][2] = {
    {"rules", "What can be resolved, and by which rules."},
    {"look-up", "The rulebooks: clauses, tables, whole books, and a search over all of them."},
    {"rulings", "Questions and their answers."},
    {"sessions", "Games."},
    {"clubs", "Who may open games, the house rules they play by, and the armies they keep."},
    {"units", "The game on the table: rosters, turns, and what is due."},
    {"disputes", "What to do about a ruling that somebody finds wrong."},
    {"two-sided mode", "Dice that need a nonce from both players."},
    {"ledger", "The record of a game, and how to check it."},
    {"operations", "For those who run the service."},
};

const char *const *openapi_tag(size_t index)
{
    return index < sizeof tags / sizeof tags[0] ? tags[index] : NULL;
}

void openapi_write_tags(struct writer *out, const struct ruleset *ruleset)
{
    write_key(out, "tags");
    write_array(out);
    const char *const *tag;
    for (size_t i = 0; (tag = openapi_tag(i)); i++) {
        const struct operation *operation = NULL;
        size_t at = 0;
        while ((operation = operation_at(at)) && (strcmp(operation->tag, tag[0]) != 0 || !is_in(operation, ruleset)))
            at++;
        if (!operation)
            continue;
        write_object(out);
        write_member(out, "name", tag[0]);
        write_member(out, "description", tag[1]);
        write_object_end(out);
    }
    write_array_end(out);
}

/* The path of a place, with the names of ruleset and step in it. */
static void path_make(char ret[PATH_MAX_LENGTH], const struct openapi_place *place)
{
    const char *at = place->operation->path;
    struct text text;
    text_start(&text, ret, PATH_MAX_LENGTH);
    while (*at) {
        const char *name = NULL;
        if (place->ruleset && strncmp(at, "{ruleset}", 9) == 0)
            name = place->ruleset->name;
        else if (place->step && strncmp(at, "{step}", 6) == 0)
            name = place->step->name;
        size_t length = name ? strcspn(at, "}") + 1 : 1;
        text_add_bytes(&text, name ? name : at, name ? strlen(name) : length);
        at += length;
    }
}

/* Whether an operation with a lower number has this one's path in the same document. */
static bool is_written(size_t number, const struct ruleset *ruleset)
{
    for (size_t i = 0; i < number; i++)
        if (strcmp(operation_at(i)->path, operation_at(number)->path) == 0 && is_in(operation_at(i), ruleset))
            return true;
    return false;
}

/* The path of the operation with this number, and all operations on it. */
static void path_write(struct writer *out, const struct openapi_place *place, size_t number)
{
    struct openapi_place each = *place;
    char path[PATH_MAX_LENGTH];
    path_make(path, place);
    write_key(out, path);
    write_object(out);
    for (; (each.operation = operation_at(number)); number++)
        if (strcmp(each.operation->path, place->operation->path) == 0 && is_in(each.operation, place->ruleset))
            openapi_write_operation(out, &each, path);
    write_object_end(out);
}

void openapi_write_paths(struct writer *out, const struct ruleset *ruleset)
{
    write_key(out, "paths");
    write_object(out);
    for (size_t i = 0; operation_at(i); i++) {
        struct openapi_place place = {.operation = operation_at(i), .ruleset = ruleset};
        if (!is_in(place.operation, ruleset) || is_written(i, ruleset))
            continue;
        if (!ruleset || !is_per_step(place.operation)) {
            path_write(out, &place, i);
            continue;
        }
        for (const struct step *const *step = ruleset->steps; *step; step++) {
            place.step = *step;
            path_write(out, &place, i);
        }
    }
    write_object_end(out);
}
