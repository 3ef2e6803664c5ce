#include "referee/preview.h"
#include "engine/draws.h"
#include "fields/answer_rows.h"
#include "referee/answer.h"
#include "referee/next_draw.h"
#include <string.h>

bool preview_is_need(enum umpire_error code)
{
    return code == ERROR_MISSING_FIELD || code == ERROR_TABLE_REQUIRED || code == ERROR_TARGET_REQUIRED;
}

bool preview_is_possible(const struct violations *violations)
{
    for (int32_t i = 0; i < violations->count; i++)
        if (!preview_is_need(violations->list[i].code))
            return false;
    return violations->omitted == 0;
}

/* ---- what is missing ---- */

struct need_answer {
    const char *pointer, *code, *message;
    const char *title; /* NULL: not a member of the input */
};
static const struct field need_rows[] = {
    WORD(struct need_answer, pointer, "RFC 6901 pointer into the body."),
    WORD(struct need_answer, title, "What the input is called.", OPTIONAL),
    WORD(struct need_answer, code, "As a violation's would be: missing_field, table_required or target_required."),
    WORD(struct need_answer, message, "What is wanted."),
};
static const struct fields need_fields =
    FIELDS("Need", "Something that a question still lacks.", need_rows, struct need_answer);

/* The member of the input to which a pointer leads, or NULL. */
static const struct field *field_at(const struct fields *fields, const char *pointer)
{
    const struct field *field = NULL;
    if (strncmp(pointer, "/input/", 7) != 0)
        return NULL;
    for (const char *at = pointer + 7; fields; at += strcspn(at, "/"), at += *at == '/') {
        size_t length = strcspn(at, "/");
        field = field_find(fields, at, length);
        if (!field || !at[length])
            return field;
        fields = field->kind == FIELD_GROUP ? field->of : NULL;
        if (field->kind == FIELD_LIST && field->item->kind == FIELD_GROUP) {
            at += length + 1; /* the item's number */
            length = strcspn(at, "/");
            if (!at[length])
                return field;
            fields = field->item->of;
        }
    }
    return NULL;
}

WRITES(needs_write, struct preview)
{
    write_array(out);
    for (int32_t i = 0; i < it->violations->count; i++) {
        const struct violation *violation = &it->violations->list[i];
        const struct field *field = field_at(it->intent->step->input, violation->pointer);
        ANSWER(out, need_fields,
               (struct need_answer){violation->pointer, error_entry(violation->code)->code, violation->message,
                                    field ? field->title : NULL});
    }
    write_array_end(out);
}

/* ---- what is known ---- */

WRITES(ruleset_name_write, struct preview)
{
    write_string(out, it->intent->ruleset->name);
}

WRITES(step_name_write, struct preview)
{
    write_string(out, it->intent->step->name);
}

GIVEN(is_tried, struct preview, it->ruling != NULL)
GIVEN(names_units, struct preview, it->units != NULL)

WRITES(permitted_write, struct preview)
{
    write_bool(out, it->ruling->status == RULING_RESOLVED);
}

WRITES(input_write, struct preview)
{
    fields_write(out, it->intent->step->input, it->ruling->question.input, FIELD_ORDER_TABLE);
}

static void pointers_write(struct writer *out, const struct pointers *pointers)
{
    write_array(out);
    for (int32_t i = 0; i < pointers->count; i++)
        write_string(out, pointers->list[i]);
    write_array_end(out);
}

WRITES(autofilled_write, struct preview)
{
    pointers_write(out, &it->units->stated.autofilled);
}

WRITES(overridden_write, struct preview)
{
    pointers_write(out, &it->units->stated.overridden);
}

WRITES(assumed_write, struct preview)
{
    pointers_write(out, &it->units->stated.assumed);
}

GIVEN(is_refused, struct preview, it->ruling && it->ruling->status == RULING_NOT_PERMITTED)

WRITES(summary_write, struct preview)
{
    char words[SUMMARY_MAX];
    struct text line;
    text_start(&line, words, sizeof words);
    ruling_summarise(it->ruling, &line);
    write_string(out, words);
}

WRITES(draws_write_so_far, struct preview)
{
    draws_so_far_write(out, it->ruling);
}

WRITES(next_write, struct preview)
{
    struct next_draw next;
    if (next_draw_of(it->ruling, &next))
        ANSWER(out, next_draw_fields, next);
}
static bool has_next(const void *base)
{
    const struct preview *it = base;
    struct next_draw next;
    return it->ruling && it->ruling->status == RULING_RESOLVED && next_draw_of(it->ruling, &next);
}

GIVEN(is_foreseen, struct preview, it->ruling && it->foreseen)
GIVEN(is_summed_up, struct preview, is_refused(it) || is_foreseen(it))
/* What would bar its units without the option or the override: the ruling will begin with it. */
GIVEN(is_warned, struct preview, it->ruling && it->units && it->units->shown.bar_count > 0)
GIVEN(has_reasons, struct preview, is_summed_up(it) || is_warned(it))

WRITES(reasons_write, struct preview)
{
    if (is_summed_up(it))
        answer_write_reasons(out, it->ruling->why);
    else
        answer_write_first_reasons(out, it->ruling->why, it->units->shown.bar_count + it->units->shown.overridden);
}

GIVEN(has_outcome, struct preview, is_foreseen(it) && it->ruling->status == RULING_RESOLVED)

WRITES(outcome_write, struct preview)
{
    fields_write(out, it->intent->step->outcome, it->ruling->outcome, FIELD_ORDER_TABLE);
}

GIVEN(has_effects, struct preview, is_foreseen(it) && it->units && it->units->stated.changes.count > 0)

WRITES(effects_write, struct preview)
{
    const struct unit_changes *changes = &it->units->stated.changes;
    write_array(out);
    for (int32_t i = 0; i < changes->count; i++)
        fields_write(out, &unit_effect_fields, &changes->list[i], FIELD_ORDER_TABLE);
    write_array_end(out);
}

static const struct field preview_rows[] = {
    MADE_WORD("ruleset", NULL, ruleset_name_write),
    MADE_WORD("step", NULL, step_name_write),
    EACH("needs", need_fields, "What the question still lacks; empty: it can be asked.", needs_write),
    MADE_TRUTH("permitted", "Whether it may be done; absent while something is lacking.", permitted_write,
               ONLY_IF(is_tried)),
    MADE_WORD("summary", "Why not, as a sentence; or what a correction would come to.", summary_write,
              ONLY_IF(is_summed_up)),
    EACH("reasons", reason_fields,
         "Why not, with the clauses; where it is permitted, what would bar its units but for the option or the "
         "override.",
         reasons_write, ONLY_IF(has_reasons)),
    MADE_OBJECT("input", "The whole input: what was given, what units fill in, and defaults.", input_write,
                ONLY_IF(is_tried)),
    EACH_WORD("autofilled", "Pointers to the inputs that units fill in.", autofilled_write, ONLY_IF(names_units)),
    EACH_WORD("overridden", "Pointers to the inputs that a unit knows and the question says itself.", overridden_write,
              ONLY_IF(names_units)),
    EACH_WORD("assumed", "Pointers to inputs that nobody said and that have their defaults.", assumed_write,
              ONLY_IF(names_units)),
    EACH("draws", draw_fields,
         "What the dice that were declared were used for; of a correction those that are kept come first.",
         draws_write_so_far, ONLY_IF(is_tried)),
    MADE("next_draw", next_draw_fields, "The dice to throw next; absent where no more are needed.", next_write,
         ONLY_IF(has_next)),
    MADE_OBJECT("outcome", "What a correction would come to, once all its dice are known.", outcome_write,
                ONLY_IF(has_outcome)),
    EACH("effects", unit_effect_fields, "And what it would do to its units.", effects_write, ONLY_IF(has_effects)),
};
const struct fields preview_fields =
    FIELDS("Preview", "A question that was only checked.", preview_rows, struct preview);

void preview_write(struct writer *out, const struct preview *preview)
{
    ANSWER(out, preview_fields, *preview);
}
