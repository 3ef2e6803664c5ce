/* Which optional inputs are needed after all. No table has that; only a step's own check finds it. So the check is run
 * with the smallest question that the fields allow, and again with each value of each of its choices and flags. */
#include "http/rulebook/write_units.h"
#include "referee/preview.h"
#include <stdlib.h>
#include <string.h>

enum { POINTER_MAX = VIOLATION_POINTER_MAX, NEEDED_MAX = 32, VALUES_MAX = 64 };

/* A choice or a flag of the input, in itself or in a group of it. */
struct switch_ {
    char pointer[POINTER_MAX];
    const struct field *field;
    char *base;
    uint64_t needed[NEEDED_MAX]; /* for each input that is needed somewhere: with which of its values */
};

struct probing {
    const struct ruleset *ruleset;
    const struct step *step;
    void *input, *options;
    struct violations violations;
    int32_t switch_count, needed_count;
    struct switch_ switches[VALUES_MAX];
    char needed[NEEDED_MAX][POINTER_MAX];
    bool always[NEEDED_MAX]; /* with the smallest question */
};

static void least_make(const struct fields *fields, char *base);

static void member_least(const struct field *field, char *base)
{
    int32_t count = field->min;
    if (field->kind == FIELD_GROUP && (field->presence != FIELD_OPTIONAL))
        least_make(field->of, base + field->offset);
    if (field->presence != FIELD_REQUIRED)
        return;
    switch (field->kind) {
    case FIELD_ENUM:
        unit_set_number(field, base, 0);
        break;
    case FIELD_INT:
    case FIELD_DECIMAL:
        unit_set_number(field, base, field->min > 0 || field->max < 1 ? field->min : 1);
        break;
    case FIELD_TEXT:
        memset(base + field->offset, 'x', (size_t)field->min);
        break;
    case FIELD_LIST:
        count = field->min > 0 ? field->min : 0;
        for (int32_t i = 0; i < count; i++) {
            char *item = base + field->offset + (size_t)i * field->item_size;
            if (field->item->kind == FIELD_GROUP)
                least_make(field->item->of, item);
            else
                member_least(field->item, item);
        }
        memcpy(base + field->count, &count, sizeof count);
        break;
    default:
        break;
    }
}

static void least_make(const struct fields *fields, char *base)
{
    fields_default(fields, base);
    for (size_t i = 0; i < fields->count; i++)
        member_least(&fields->list[i], base);
}

static void switches_find(struct probing *probing, const struct fields *fields, char *base, const char *pointer)
{
    for (size_t i = 0; i < fields->count; i++) {
        const struct field *field = &fields->list[i];
        char at[POINTER_MAX];
        struct text text;
        text_start(&text, at, sizeof at);
        text_format(&text, "%s/%s", pointer, field->name);
        if (field->kind == FIELD_GROUP && field->presence != FIELD_OPTIONAL)
            switches_find(probing, field->of, base + field->offset, at);
        bool switches = field->kind == FIELD_BOOL || (field->kind == FIELD_ENUM && field->choices->count <= VALUES_MAX);
        if (!switches || probing->switch_count == VALUES_MAX)
            continue;
        struct switch_ *found = &probing->switches[probing->switch_count++];
        *found = (struct switch_){.field = field, .base = base};
        memcpy(found->pointer, at, sizeof at);
    }
}

/* Which inputs the question lacks: a bit for each. */
static uint64_t missing_now(struct probing *probing)
{
    const struct question question = {
        .input = probing->input, .options = probing->options, .version = probing->ruleset->version};
    uint64_t found = 0;
    violations_start(&probing->violations);
    probing->step->check(&question, &probing->violations);
    for (int32_t i = 0; i < probing->violations.count; i++) {
        const struct violation *violation = &probing->violations.list[i];
        int32_t place = 0;
        if (!preview_is_need(violation->code) || strncmp(violation->pointer, "/input/", 7) != 0)
            continue;
        while (place < probing->needed_count && strcmp(probing->needed[place], violation->pointer) != 0)
            place++;
        if (place == NEEDED_MAX)
            continue;
        if (place == probing->needed_count)
            memcpy(probing->needed[probing->needed_count++], violation->pointer, POINTER_MAX);
        found |= UINT64_C(1) << place;
    }
    return found;
}

static int32_t value_count(const struct field *field)
{
    return field->kind == FIELD_BOOL ? 2 : field->choices->count;
}

static void probe(struct probing *probing)
{
    uint64_t least = missing_now(probing);
    for (int32_t i = 0; i < probing->switch_count; i++) {
        struct switch_ *each = &probing->switches[i];
        int32_t before = unit_number(each->field, each->base);
        for (int32_t value = 0; value < value_count(each->field); value++) {
            if (each->field->kind == FIELD_ENUM && !each->field->choices->list[value].name)
                continue;
            unit_set_number(each->field, each->base, value);
            uint64_t missing = missing_now(probing);
            for (int32_t k = 0; k < probing->needed_count; k++)
                if (missing >> k & 1)
                    each->needed[k] |= UINT64_C(1) << value;
        }
        unit_set_number(each->field, each->base, before);
    }
    for (int32_t k = 0; k < probing->needed_count; k++)
        probing->always[k] = least >> k & 1;
}

/* ---- what was found ---- */

struct when_answer {
    const char *input;
    const struct switch_ *of;
    uint64_t values;
};

WRITES(values_write, struct when_answer)
{
    const struct field *field = it->of->field;
    write_array(out);
    for (int32_t value = 0; value < value_count(field); value++) {
        if (!(it->values >> value & 1))
            continue;
        if (field->kind == FIELD_BOOL)
            write_bool(out, value != 0);
        else
            write_string(out, field->choices->list[value].name);
    }
    write_array_end(out);
}

static const struct field when_rows[] = {
    WORD(struct when_answer, input, "Pointer to the input on which it depends."),
    {.name = "is",
     .doc = "Any of these values.",
     .kind = FIELD_LIST,
     .max = INT32_MAX,
     .item = &(const struct field){.kind = FIELD_FORM, .form = &form_anything},
     .write = values_write},
};
static const struct fields when_fields =
    FIELDS("NeededWhen", "A condition on one input.", when_rows, struct when_answer);

struct needed_answer {
    const char *input;
    const struct probing *probing;
    int32_t number;
};

/* Whether some of its values ask for the input and others do not. */
static bool decides(const struct needed_answer *it, const struct switch_ *each)
{
    uint64_t values = each->needed[it->number], all = 0;
    for (int32_t value = 0; value < value_count(each->field); value++)
        if (each->field->kind == FIELD_BOOL || each->field->choices->list[value].name)
            all |= UINT64_C(1) << value;
    return values && values != all;
}

WRITES(whens_write, struct needed_answer)
{
    write_array(out);
    for (int32_t i = 0; i < it->probing->switch_count; i++) {
        const struct switch_ *each = &it->probing->switches[i];
        if (decides(it, each))
            ANSWER(out, when_fields, (struct when_answer){each->pointer, each, each->needed[it->number]});
    }
    write_array_end(out);
}

static const struct field needed_rows[] = {
    WORD(struct needed_answer, input, "Pointer to an input that the schema lets be left out."),
    EACH("when", when_fields,
         "It is needed where all of these hold; empty: always, unless a unit, a profile or an option gives it.",
         whens_write),
};
const struct fields needed_fields =
    FIELDS("NeededInput", "An input that is needed only sometimes.", needed_rows, struct needed_answer);

void needed_write(struct writer *out, const struct ruleset *ruleset, const struct step *step)
{
    struct probing *probing = calloc(1, sizeof *probing);
    void *input = calloc(1, STEP_INPUT_MAX), *options = calloc(1, RULESET_OPTIONS_MAX);
    write_array(out);
    if (probing && input && options && step->check) {
        probing->ruleset = ruleset;
        probing->step = step;
        probing->input = input;
        probing->options = options;
        least_make(step->input, input);
        fields_default(ruleset->options, options);
        switches_find(probing, step->input, input, "/input");
        probe(probing);
        for (int32_t i = 0; i < probing->needed_count; i++)
            ANSWER(out, needed_fields, (struct needed_answer){probing->needed[i], probing, i});
    }
    write_array_end(out);
    out->failed |= !probing || !input || !options;
    free(probing);
    free(input);
    free(options);
}
