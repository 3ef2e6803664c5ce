/* Asking any step anything: questions filled at random from their field tables, and answers held against theirs. The
 * random numbers are the same in every run. A test names its ruleset in asking_start. */
#pragma once
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "set_table.h"
#include <umpire/rules.h>

/* A question with its answer. */
struct asking {
    const struct step *step;
    _Alignas(max_align_t) char input[STEP_INPUT_MAX];
    _Alignas(max_align_t) char outcome[STEP_OUTCOME_MAX];
    _Alignas(max_align_t) char options[RULESET_OPTIONS_MAX];
    enum ruling_status status;
    struct violations violations;
    struct dice_record record;
    struct explanation why;
};

static struct {
    const struct ruleset *ruleset;
    void (*adjust)(struct asking *asking); /* makes a random question one that may pass its check; may be NULL */
    uint64_t seed;
} asking_state;

static inline void asking_start(const struct ruleset *ruleset, void (*adjust)(struct asking *asking))
{
    asking_state.ruleset = ruleset;
    asking_state.adjust = adjust;
    asking_state.seed = 0x9E3779B97F4A7C15;
}

/* A number of lo..hi; the same in every run. */
static inline int32_t any(int32_t lo, int32_t hi)
{
    uint64_t *seed = &asking_state.seed;
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    return lo + (int32_t)((*seed >> 16) % (uint64_t)(hi - lo + 1));
}

/* Mostly near the lower end, where things happen; sometimes anywhere. */
static inline int32_t any_near(int32_t lo, int32_t hi)
{
    return hi - lo > 8 && any(0, 9) > 0 ? any(lo, lo + 8) : any(lo, hi);
}

/* Half inches, for otherwise nothing would ever be equal. */
static inline int32_t any_decimal(int32_t lo, int32_t hi)
{
    int32_t value = any(lo, hi) / 500 * 500;
    return value < lo ? lo : value;
}

static inline int32_t any_face(struct dice *dice, int32_t sides)
{
    (void)dice;
    return any(1, sides);
}
static const struct dice_source any_source = {.name = "any", .draw = dice_draw_by_faces, .face = any_face};

static inline int32_t int32_at(const char *at)
{
    int32_t value;
    memcpy(&value, at, sizeof value);
    return value;
}

static inline void int32_set(char *at, int32_t value)
{
    memcpy(at, &value, sizeof value);
}

static inline void fill_struct(const struct fields *fields, char *base);

static inline void fill_member(const struct field *field, char *base)
{
    char *member = base + field->offset;
    int32_t length;
    switch (field->kind) {
    case FIELD_BOOL:
        *(bool *)member = any(0, 1) == 1;
        if (field->present)
            *(bool *)(base + field->present) = true;
        break;
    case FIELD_INT:
        int32_set(member, field->min < 0 ? any(field->min, field->max) : any_near(field->min, field->max));
        break;
    case FIELD_DECIMAL:
        int32_set(member, any_decimal(field->min, field->max));
        break;
    case FIELD_ENUM:
        int32_set(member, any(0, field->choices->count - 1));
        break;
    case FIELD_TEXT:
        length = any(field->min, field->min + 5);
        for (int32_t i = 0; i < length; i++)
            member[i] = (char)any('a', 'z');
        member[length] = '\0';
        break;
    case FIELD_GROUP:
        fill_struct(field->of, member);
        if (field->presence == FIELD_OPTIONAL)
            *(bool *)(base + field->present) = true;
        break;
    case FIELD_LIST:
        length = any_near(field->min, field->max);
        int32_set(base + field->count, length);
        if (field->present)
            *(bool *)(base + field->present) = true;
        for (int32_t i = 0; i < length; i++)
            fill_member(field->item, member + (size_t)i * field->item_size);
        break;
    case FIELD_FORM:
    case FIELD_LABEL:
        fail_msg("an input has no labels: %s", field->name);
    }
}

static inline void fill_struct(const struct fields *fields, char *base)
{
    fields_default(fields, base);
    for (size_t i = 0; i < fields->count; i++)
        if (fields->list[i].presence == FIELD_REQUIRED || any(0, 2) > 0)
            fill_member(&fields->list[i], base);
}

static inline void assert_within(const struct fields *fields, const char *base);

static inline void assert_member_within(const struct field *field, const char *base)
{
    const char *member = base + field->offset;
    if (!field_given(field, base))
        return;
    switch (field->kind) {
    case FIELD_INT:
    case FIELD_DECIMAL:
        if (int32_at(member) < field->min || int32_at(member) > field->max)
            fail_msg("%s is %d, not %d to %d", field->name, int32_at(member), field->min, field->max);
        break;
    case FIELD_ENUM:
        assert_true(int32_at(member) >= 0 && int32_at(member) < field->choices->count);
        break;
    case FIELD_TEXT:
        assert_in_range(strlen(member), field->min, field->max);
        break;
    case FIELD_GROUP:
        assert_within(field->of, member);
        break;
    case FIELD_LIST:
        assert_in_range(int32_at(base + field->count), field->min, field->max);
        for (int32_t i = 0; i < int32_at(base + field->count); i++)
            assert_member_within(field->item, member + (size_t)i * field->item_size);
        break;
    case FIELD_BOOL:
    case FIELD_FORM:
    case FIELD_LABEL:
        break;
    }
}

static inline void assert_within(const struct fields *fields, const char *base)
{
    for (size_t i = 0; i < fields->count; i++)
        assert_member_within(&fields->list[i], base);
}

static inline struct question question_of(const struct asking *asking)
{
    return (struct question){
        .input = asking->input, .options = asking->options, .version = asking_state.ruleset->version};
}

static inline bool check_passes(struct asking *asking)
{
    struct question question = question_of(asking);
    violations_start(&asking->violations);
    if (asking->step->check)
        asking->step->check(&question, &asking->violations);
    return asking->violations.count == 0;
}

/* Resolves with dice that start from `from`, with its reasons or without. */
static inline void resolve_from(struct asking *asking, uint64_t from, bool with_reasons)
{
    struct question question = question_of(asking);
    struct dice dice = {.source = &any_source, .record = &asking->record};
    uint64_t kept = asking_state.seed;
    asking_state.seed = from;
    memset(&asking->record, 0, sizeof asking->record);
    memset(&asking->why, 0, sizeof asking->why);
    memset(asking->outcome, 0, sizeof asking->outcome);
    fields_default(asking->step->outcome, asking->outcome);
    asking->status = asking->step->resolve(&question, &dice, with_reasons ? &asking->why : NULL, asking->outcome);
    assert_int_equal(dice.error, DICE_FINE);
    assert_null(dice.part);
    asking_state.seed = kept;
}

/* A random question of the step whose check passes. */
static inline void ask_anything(struct asking *asking, const struct step *step)
{
    asking->step = step;
    for (int32_t attempt = 0; attempt < 1000; attempt++) {
        fill_struct(asking_state.ruleset->options, asking->options);
        fill_struct(step->input, asking->input);
        if (asking_state.adjust)
            asking_state.adjust(asking);
        if (check_passes(asking))
            return;
    }
    fail_msg("no valid question of %s was found", step->name);
}

static inline bool is_listed(const char *const *list, const char *name)
{
    for (; *list; list++)
        if (strcmp(*list, name) == 0)
            return true;
    return false;
}

/* Gives an option another value. */
static inline void poison(const struct field *option, char *options)
{
    char *member = options + option->offset;
    if (option->kind == FIELD_ENUM)
        int32_set(member, (int32_at(member) + any(1, option->choices->count - 1)) % option->choices->count);
    else
        fill_member(option, options);
}

static inline bool same_text(const char *a, const char *b)
{
    return a == b || (a && b && strcmp(a, b) == 0);
}

/* What the answers do to units in any state: an option may matter to that alone. */
static inline bool same_effects(const struct asking *a, const struct asking *b)
{
    static struct set_table table_a, table_b;
    static uint32_t seed;
    if (!a->step->apply)
        return true;
    const struct question of_a = question_of(a), of_b = question_of(b);
    table_set(&table_a, asking_state.ruleset->units, a->step, &seed);
    table_b.roster = table_a.roster;
    table_b.assignment = table_a.assignment;
    int32_t count = table_apply(&table_a, a->step, &of_a, a->status, a->outcome);
    if (count != table_apply(&table_b, b->step, &of_b, b->status, b->outcome))
        return false;
    for (int32_t i = 0; i < count; i++) {
        const struct roster_change *x = &table_a.list[i], *y = &table_b.list[i];
        if (x->unit != y->unit || x->member != y->member || x->kind != y->kind || x->value != y->value ||
            !same_text(x->text, y->text) || x->clause != y->clause || x->after != y->after)
            return false;
    }
    return true;
}

static inline bool same_draw(const struct draw *a, const struct draw *b)
{
    return a->part == b->part && a->label == b->label && a->verb == b->verb && a->count == b->count &&
           a->sides == b->sides && a->number == b->number && a->first_face == b->first_face &&
           a->face_count == b->face_count && a->role == b->role && a->item == b->item && a->needs == b->needs &&
           a->needed == b->needed;
}

static inline bool same_record(const struct dice_record *a, const struct dice_record *b)
{
    if (a->draw_count != b->draw_count || a->face_count != b->face_count || a->lacking != b->lacking)
        return false;
    for (int32_t i = 0; i < a->draw_count; i++)
        if (!same_draw(&a->draws[i], &b->draws[i]))
            return false;
    return memcmp(a->faces, b->faces, (size_t)a->face_count * sizeof a->faces[0]) == 0;
}

static inline bool same_answer(const struct asking *a, const struct asking *b)
{
    if (!same_effects(a, b))
        return false;
    return a->status == b->status && memcmp(a->outcome, b->outcome, sizeof a->outcome) == 0 &&
           same_record(&a->record, &b->record) && a->why.count == b->why.count;
}

/* What must hold of every answer of every step. Returns how many of the questions were permitted. */
static inline int32_t assert_answers_well_formed(const struct step *step, struct asking *asking, int32_t trials)
{
    int32_t resolved = 0;
    assert_true(step->input->size <= STEP_INPUT_MAX && step->outcome->size <= STEP_OUTCOME_MAX);
    for (int32_t trial = 0; trial < trials; trial++) {
        ask_anything(asking, step);
        resolve_from(asking, asking_state.seed, true);
        assert_false(asking->why.cut);
        assert_true(asking->why.count > 0);
        for (int32_t i = 0; i < asking->why.count; i++)
            assert_true(is_listed(step->clauses, asking->why.reasons[i].clause));
        if (asking->status == RULING_NOT_PERMITTED) {
            assert_int_equal(asking->record.draw_count, 0);
            continue;
        }
        assert_within(step->outcome, asking->outcome);
        char line[8192];
        struct text text;
        struct question question = question_of(asking);
        text_start(&text, line, sizeof line);
        step->summarise(&question, asking->outcome, &text);
        assert_false(text.cut);
        assert_true(text.used > 1 && line[text.used - 1] == '.');
        resolved++;
    }
    return resolved;
}

static inline void assert_reasons_not_needed(const struct step *step, struct asking *asking, struct asking *other,
                                             int32_t trials)
{
    for (int32_t trial = 0; trial < trials; trial++) {
        ask_anything(asking, step);
        *other = *asking;
        resolve_from(asking, asking_state.seed, true);
        resolve_from(other, asking_state.seed, false);
        assert_int_equal(asking->status, other->status);
        assert_memory_equal(asking->outcome, other->outcome, step->outcome->size);
    }
}

static inline void assert_unlisted_options_change_nothing(const struct step *step, struct asking *asking,
                                                          struct asking *other, int32_t trials)
{
    const struct fields *options = asking_state.ruleset->options;
    for (int32_t trial = 0; trial < trials; trial++) {
        ask_anything(asking, step);
        *other = *asking;
        for (size_t i = 0; i < options->count; i++)
            if (!is_listed(step->options, options->list[i].name))
                poison(&options->list[i], other->options);
        uint64_t from = asking_state.seed;
        assert_true(check_passes(other));
        resolve_from(asking, from, true);
        resolve_from(other, from, true);
        assert_true(same_answer(asking, other));
    }
}

/* Whether changing one option ever changes what the step says. */
static inline bool option_matters(const struct step *step, const struct field *option, struct asking *asking,
                                  struct asking *other, int32_t trials)
{
    for (int32_t trial = 0; trial < trials; trial++) {
        ask_anything(asking, step);
        *other = *asking;
        poison(option, other->options);
        uint64_t from = asking_state.seed;
        if (!check_passes(other))
            return true;
        resolve_from(asking, from, true);
        resolve_from(other, from, true);
        if (!same_answer(asking, other))
            return true;
    }
    return false;
}

static inline void assert_listed_options_matter(const struct step *step, struct asking *asking, struct asking *other,
                                                int32_t trials)
{
    for (const char *const *name = step->options; *name; name++) {
        const struct field *option = field_find(asking_state.ruleset->options, *name, strlen(*name));
        assert_non_null(option);
        if (!option_matters(step, option, asking, other, trials))
            fail_msg("%s lists %s but never reads it", step->name, *name);
    }
}
