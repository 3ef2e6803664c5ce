/* Resolve, write as JSON, take apart, add up. */
#include "brute.h"
#include "fields/field_write.h"
#include <jansson.h>
#include <stdio.h>
#include <string.h>

void brute_start(struct brute *brute, const struct intent *intent)
{
    brute->intent = intent;
    brute->runs = 0;
    brute->denominator = 1;
    brute->outcomes = brute->members = brute->present = brute->pairs = (struct weights){.count = 0};
    memset(brute->ends, 0, sizeof brute->ends);
    odometer_start(&brute->odometer);
}

static void resolve(struct dice *dice, void *context)
{
    struct brute *brute = context;
    const struct step *step = brute->intent->step;
    fields_default(step->outcome, brute->outcome);
    step->resolve(&brute->intent->question, dice, NULL, brute->outcome);
}

bool brute_is_small(struct brute *brute, double most)
{
    enum { WAYS = 64 };
    return odometer_guess(&brute->odometer, WAYS, resolve, brute) <= most;
}

/* The denominator becomes a multiple of `total`. */
static bool denominator_widen(struct brute *brute, wide total)
{
    wide factor = total / wide_common_divisor(total, brute->denominator);
    brute->denominator = wide_multiply(brute->denominator, factor);
    weights_multiply(&brute->outcomes, factor);
    return brute->denominator > 0 && brute->denominator >> 96 == 0; /* so that sums of products fit, too */
}

static bool run_count(struct brute *brute)
{
    wide total = odometer_total(&brute->odometer);
    if (total == 0 || (brute->denominator % total != 0 && !denominator_widen(brute, total)))
        return false;
    struct weight *weight = weights_find(&brute->outcomes, brute->outcome, brute->intent->step->outcome->size);
    if (weight)
        weight->numerator += brute->denominator / total;
    return weight != NULL;
}

bool brute_resolve(struct brute *brute, int64_t most)
{
    do {
        if (brute->runs++ == most)
            return false;
        resolve(odometer_run(&brute->odometer), brute);
        if (!run_count(brute))
            return false;
    } while (odometer_advance(&brute->odometer));
    return true;
}

bool brute_roll(struct brute *brute, int32_t times, void (*start)(struct dice *dice, struct dice_record *record))
{
    struct odometer *memory = &brute->odometer;
    brute->denominator = (wide)times;
    for (; brute->runs < times; brute->runs++) {
        start(&memory->dice, &memory->record);
        resolve(&memory->dice, brute);
        struct weight *weight = weights_find(&brute->outcomes, brute->outcome, brute->intent->step->outcome->size);
        if (!weight || memory->dice.error != DICE_FINE)
            return false;
        weight->numerator++;
    }
    return true;
}

size_t brute_key(char *ret, const char *pointer, const char *value)
{
    return (size_t)snprintf(ret, BRUTE_TEXT_MAX, "%s=%s", pointer, value);
}

/* What one outcome adds. */
struct looking {
    struct brute *brute;
    wide numerator;
    char pair[BRUTE_PAIR][BRUTE_TEXT_MAX];
    bool fine;
};

static void add(struct looking *looking, struct weights *weights, const char *key, size_t length)
{
    struct weight *weight = weights_find(weights, key, length);
    looking->fine = looking->fine && weight;
    if (weight)
        weight->numerator += looking->numerator;
}

static void scalar_add(struct looking *looking, const char *pointer, const json_t *scalar)
{
    char value[BRUTE_TEXT_MAX], key[BRUTE_TEXT_MAX];
    if (json_is_integer(scalar))
        snprintf(value, sizeof value, "%lld", (long long)json_integer_value(scalar));
    else if (json_is_real(scalar))
        snprintf(value, sizeof value, "%.15g", json_real_value(scalar));
    else
        snprintf(value, sizeof value, "%s",
                 json_is_string(scalar) ? json_string_value(scalar) : (json_is_true(scalar) ? "true" : "false"));
    looking->fine = looking->fine && !json_is_null(scalar);
    add(looking, &looking->brute->members, key, brute_key(key, pointer, value));
    add(looking, &looking->brute->present, pointer, strlen(pointer));
    for (int32_t i = 0; i < BRUTE_PAIR; i++)
        if (looking->brute->pair[i] && strcmp(looking->brute->pair[i], pointer) == 0)
            memcpy(looking->pair[i], value, sizeof value);
}

static void json_add(struct looking *looking, const char *pointer, const json_t *json)
{
    char below[BRUTE_TEXT_MAX];
    const char *name;
    json_t *member;
    if (json_is_object(json))
        json_object_foreach((json_t *)(uintptr_t)json, name, member)
        {
            snprintf(below, sizeof below, "%s/%s", pointer, name);
            json_add(looking, below, member);
        }
    else if (json_is_array(json))
        for (size_t i = 0; i < json_array_size(json); i++) {
            snprintf(below, sizeof below, "%.400s/%zu", pointer, i);
            json_add(looking, below, json_array_get(json, i));
        }
    else
        scalar_add(looking, pointer, json);
}

static void pair_add(struct looking *looking)
{
    char key[2 * BRUTE_TEXT_MAX];
    if (!looking->brute->pair[0])
        return;
    int length = snprintf(key, sizeof key, "%s&%s", looking->pair[0], looking->pair[1]);
    add(looking, &looking->brute->pairs, key, (size_t)length);
}

static void ends_add(struct brute *brute, wide numerator)
{
    const struct step_end *ends = brute->intent->step->ends;
    for (int32_t i = 0; ends && i < BRUTE_ENDS_MAX && ends[i].name; i++)
        if (step_end_holds(&ends[i], &brute->intent->question, brute->outcome))
            brute->ends[i] += numerator;
}

static bool outcome_look(struct brute *brute, const struct weight *outcome, struct writer *writer)
{
    struct looking looking = {.brute = brute, .numerator = outcome->numerator, .fine = true};
    memcpy(brute->outcome, outcome->key, outcome->length);
    writer_reset(writer);
    fields_write(writer, brute->intent->step->outcome, brute->outcome, FIELD_ORDER_TABLE);
    json_t *json = json_loadb(writer->at, writer->used, JSON_REJECT_DUPLICATES, NULL);
    json_add(&looking, "", json);
    pair_add(&looking);
    ends_add(brute, outcome->numerator);
    looking.fine = looking.fine && json && !writer->failed;
    json_decref(json);
    return looking.fine;
}

bool brute_look(struct brute *brute, const char *const *pair)
{
    struct writer writer;
    bool fine = true;
    for (int32_t i = 0; i < BRUTE_PAIR; i++)
        brute->pair[i] = pair ? pair[i] : NULL;
    writer_start(&writer, 1 << 20);
    for (size_t i = 0; fine && i < brute->outcomes.count; i++)
        fine = outcome_look(brute, &brute->outcomes.list[i], &writer);
    writer_end(&writer);
    return fine;
}

wide brute_weight(struct brute *brute, const char *pointer, const char *value)
{
    char key[BRUTE_TEXT_MAX];
    if (!value)
        return brute->denominator - weights_find(&brute->present, pointer, strlen(pointer))->numerator;
    return weights_find(&brute->members, key, brute_key(key, pointer, value))->numerator;
}

void brute_end(struct brute *brute)
{
    weights_end(&brute->outcomes);
    weights_end(&brute->members);
    weights_end(&brute->present);
    weights_end(&brute->pairs);
}
