/* The dice of a step as data: what its golden cases throw, in the order in which the step asks for it. */
#include "engine/draws.h"
#include "http/rulebook/examples.h"
#include "http/rulebook/write_units.h"
#include "referee/referee.h"
#include <string.h>

enum { KINDS_MAX = 64, CASE_ARENA_MAX = 4 << 20, BODY_MAX_ = 1 << 16 };

struct draw_kind {
    const char *part, *label, *verb;
    int32_t sides;
};
static const struct field draw_kind_rows[] = {
    WORD(struct draw_kind, part, "The part of an exchange that asks for it.", OPTIONAL),
    WORD(struct draw_kind, label, "What the dice are for."),
    WORD(struct draw_kind, verb, "How they count, as in a ruling's draws."),
    COUNT(struct draw_kind, sides, "Of each die."),
};
const struct fields draw_kind_fields =
    FIELDS("DrawKind", "Dice that a step may ask for.", draw_kind_rows, struct draw_kind);

static bool same_text(const char *a, const char *b)
{
    return a == b || (a && b && strcmp(a, b) == 0);
}

static bool same(const struct draw_kind *a, const struct draw_kind *b)
{
    return same_text(a->part, b->part) && same_text(a->label, b->label) && same_text(a->verb, b->verb) &&
           a->sides == b->sides;
}

/* Adds the kinds of draws of one more case: a new kind is inserted after the kind of the draw before it. Labels are
 * static. */
static void kinds_take(struct draw_kind *kinds, int32_t *count, const struct dice_record *dice)
{
    int32_t behind = 0;
    for (int32_t i = 0; i < dice->draw_count; i++) {
        const struct draw *draw = &dice->draws[i];
        const struct draw_kind kind = {draw->part, draw->label, dice_verb_name((enum dice_verb)draw->verb),
                                       draw->sides};
        int32_t place = 0;
        while (place < *count && !same(&kinds[place], &kind))
            place++;
        if (place == *count && *count < KINDS_MAX) {
            memmove(&kinds[behind + 1], &kinds[behind], (size_t)(*count - behind) * sizeof *kinds);
            kinds[behind] = kind;
            (*count)++;
            place = behind;
        }
        behind = place + 1 > behind ? place + 1 : behind;
    }
}

static void case_throw(struct arena *arena, const struct ruleset *ruleset, const struct step *step,
                       const struct json_t *each, struct draw_kind *kinds, int32_t *count)
{
    struct writer body;
    struct intent intent;
    struct ruling ruling;
    struct violations *violations = arena_take(arena, sizeof *violations);
    writer_start(&body, BODY_MAX_);
    example_write_body(&body, each, step, EXAMPLE_QUESTION);
    if (violations)
        violations_start(violations);
    if (violations && !body.failed && intent_decode(arena, ruleset, step, body.at, body.used, &intent, violations) &&
        intent.declared && ruling_prepare(arena, &intent, &ruling) && ruling_make(&ruling, &intent, NULL, violations))
        kinds_take(kinds, count, ruling.dice);
    writer_end(&body);
}

void draw_kinds_write(struct writer *out, const struct ruleset *ruleset, const struct step *step,
                      const struct json_t *cases)
{
    struct draw_kind kinds[KINDS_MAX + 1];
    int32_t count = 0;
    for (size_t i = 0; i < json_list_size(cases); i++) {
        struct arena arena;
        arena_start(&arena, CASE_ARENA_MAX);
        case_throw(&arena, ruleset, step, json_list_item(cases, i), kinds, &count);
        arena_end(&arena);
    }
    write_array(out);
    for (int32_t i = 0; i < count; i++)
        ANSWER(out, draw_kind_fields, kinds[i]);
    write_array_end(out);
}
