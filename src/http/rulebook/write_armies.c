/* Starter armies: the files of config/armies, as a document. */
#include "embedded_starter_armies.h"
#include "fields/answer_rows.h"
#include "fields/json.h"
#include "http/rulebook/write_rules.h"
#include <string.h>

enum { ARMIES_ARENA_MAX = 1 << 20 };

struct starter_army {
    const char *id, *name;
    const struct json_t *units;
};

WRITES(units_write, struct starter_army)
{
    json_write(out, it->units);
}

static const struct field army_rows[] = {
    WORD(struct starter_army, id, "Its name in this list."),
    WORD(struct starter_army, name, "What it is called."),
    EACH_OBJECT("units", "As an opening takes them, but for their side.", units_write),
};
static const struct fields army_fields =
    FIELDS("StarterArmy", "An army to begin with: names and strengths are made up, and legal.", army_rows,
           struct starter_army);

/* How a practice game is opened; NULL where the file does not say it. */
struct practice {
    const struct json_t *options;
    const char *phase;
};

WRITES(options_write, struct practice)
{
    json_write(out, it->options);
}
GIVEN(has_options, struct practice, it->options != NULL)
GIVEN(has_phase, struct practice, it->phase != NULL)

static const struct field practice_rows[] = {
    MADE_OBJECT("options", "Made up where the sources leave a table to your own book.", options_write,
                ONLY_IF(has_options)),
    WORD(struct practice, phase, "The phase in which somebody who tries the rules may begin.", ONLY_IF(has_phase)),
};
static const struct fields practice_fields =
    FIELDS("Practice", "What else a game for practice is opened with.", practice_rows, struct practice);

struct starter {
    const struct json_t *armies;
    struct practice practice;
};

WRITES(armies_of, struct starter)
{
    write_array(out);
    for (size_t i = 0; i < json_list_size(it->armies); i++) {
        const struct json_t *army = json_list_item(it->armies, i);
        const struct starter_army answer = {.id = json_text_member(army, "id"),
                                            .name = json_text_member(army, "name"),
                                            .units = json_member(army, "units")};
        ANSWER(out, army_fields, answer);
    }
    write_array_end(out);
}

static const struct field starter_rows[] = {
    EACH("armies", army_fields, "Two of them face each other.", armies_of),
    PART(struct starter, practice, struct practice, practice_fields, "A game for practice."),
};
const struct fields starter_fields = FIELDS("StarterArmies", "Armies to begin with.", starter_rows, struct starter);

static const struct json_t *file_read(struct arena *arena, const struct ruleset *ruleset)
{
    char name[160];
    struct text text;
    struct violations *violations = arena_take(arena, sizeof *violations);
    text_start(&text, name, sizeof name);
    text_format(&text, "config/armies/%s.json", ruleset->name);
    for (size_t i = 0; violations && i < embedded_starter_armies_count; i++) {
        const struct embedded_starter_armies *file = &embedded_starter_armies[i];
        violations_start(violations);
        if (strcmp(file->name, name) == 0)
            return json_read(arena, file->bytes, file->size, violations);
    }
    return NULL;
}

void starter_armies_write(struct writer *out, const struct ruleset *ruleset)
{
    struct arena arena;
    arena_start(&arena, ARMIES_ARENA_MAX);
    const struct json_t *root = file_read(&arena, ruleset), *practice = json_member(root, "practice");
    const struct starter answer = {
        .armies = json_member(root, "armies"),
        .practice = {.options = json_member(practice, "options"), .phase = json_text_member(practice, "phase")}};
    ANSWER(out, starter_fields, answer);
    arena_end(&arena);
}
