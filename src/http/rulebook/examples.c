/* Examples from the embedded golden files. */
#include "http/rulebook/examples.h"
#include "embedded_goldens.h"
#include <string.h>
#include <umpire/text.h>

static const struct embedded_goldens *golden_find(const struct ruleset *ruleset, const struct step *step)
{
    char name[160];
    struct text text;
    text_start(&text, name, sizeof name);
    text_format(&text, "tests/golden/%s/%s.json", ruleset->name, step->name);
    for (size_t i = 0; i < embedded_goldens_count; i++)
        if (strcmp(embedded_goldens[i].name, name) == 0)
            return &embedded_goldens[i];
    return NULL;
}

const struct json_t *examples_of(struct arena *arena, const struct ruleset *ruleset, const struct step *step)
{
    const struct embedded_goldens *golden = golden_find(ruleset, step);
    struct violations *violations = arena_take(arena, sizeof *violations);
    if (!golden || !violations)
        return NULL;
    violations_start(violations);
    const struct json_t *root = json_read(arena, golden->bytes, golden->size, violations);
    return json_member(root, "cases");
}

const struct json_t *example_of(struct arena *arena, const struct ruleset *ruleset, const struct step *step)
{
    return json_list_item(examples_of(arena, ruleset, step), 0);
}

void example_write_body(struct writer *out, const struct json_t *example, const struct step *step,
                        enum example_for wanted)
{
    static const struct {
        const char *name;
        bool wanted[EXAMPLE_RECORDED + 1];
    } members[] = {{"input", {true, true, true}}, {"options", {true, true, false}}, {"dice", {true, false, true}}};
    write_object(out);
    if (wanted == EXAMPLE_RECORDED)
        write_member(out, "step", step->name);
    for (size_t i = 0; i < sizeof members / sizeof members[0]; i++) {
        const struct json_t *value = json_member(example, members[i].name);
        if (!value || !members[i].wanted[wanted])
            continue;
        write_key(out, members[i].name);
        json_write(out, value);
    }
    write_object_end(out);
}
