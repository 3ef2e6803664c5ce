/* The plainest walk over all dice of a question: runs a resolver once for each outcome of each draw, with weights that
 * are exact (fractions modulo a prime: equal fractions are equal, others are not). With `merging` it takes resolvers at
 * their word: where they forget, ways that keep the same numbers go on once. Slow and simple on purpose; src/odds is
 * the real one. */
#pragma once
#include "unit.h"
#include <umpire/rules.h>

enum { WALK_DRAWS = 128, WALK_VALUES = 2048, WALK_MEMBERS = 4096, WALK_RETAINED = DICE_MAX_RETAINED + 1 };
#define WALK_PRIME ((UINT64_C(1) << 61) - 1)

static inline uint64_t weight_add(uint64_t a, uint64_t b)
{
    return (a + b) % WALK_PRIME;
}

static inline uint64_t weight_times(uint64_t a, uint64_t b)
{
    return (uint64_t)((unsigned __int128)a * b % WALK_PRIME);
}

static inline uint64_t weight_power(uint64_t base, uint64_t exponent)
{
    uint64_t result = 1;
    for (; exponent > 0; exponent >>= 1, base = weight_times(base, base))
        if (exponent & 1)
            result = weight_times(result, base);
    return result;
}

static inline uint64_t weight_inverse(uint64_t a)
{
    return weight_power(a, WALK_PRIME - 2);
}

/* All outcomes of a draw. */
struct branches {
    int32_t count, room, at, width; /* width: numbers of an outcome */
    int32_t *values;
    uint64_t *weights;
};

static inline void branch_add(struct branches *branches, const int32_t *values, uint64_t weight)
{
    size_t width = (size_t)branches->width;
    if (branches->count == branches->room) {
        branches->room = branches->room ? 2 * branches->room : 16;
        branches->values = realloc(branches->values, (size_t)branches->room * width * sizeof(int32_t));
        branches->weights = realloc(branches->weights, (size_t)branches->room * sizeof(uint64_t));
        assert_non_null(branches->values);
        assert_non_null(branches->weights);
    }
    memcpy(&branches->values[(size_t)branches->count * width], values, width * sizeof(int32_t));
    branches->weights[branches->count++] = weight;
}

/* Sums, one die after the other. */
static inline void branch_sums(struct branches *branches, const struct draw_request *request)
{
    int32_t highest = request->count * (request->sides - (request->number < 0 ? request->number : 0));
    uint64_t *ways = calloc((size_t)highest + 1, sizeof *ways), *next = calloc((size_t)highest + 1, sizeof *next);
    ways[0] = 1;
    for (int32_t die = 0; die < request->count; die++) {
        memset(next, 0, ((size_t)highest + 1) * sizeof *next);
        for (int32_t sum = 0; sum <= highest; sum++)
            for (int32_t face = 1; ways[sum] && face <= request->sides; face++) {
                int32_t value = face - request->number, to = sum + (value > 0 ? value : 0);
                next[to] = weight_add(next[to], ways[sum]);
            }
        memcpy(ways, next, ((size_t)highest + 1) * sizeof *ways);
    }
    for (int32_t sum = 0; sum <= highest; sum++)
        if (ways[sum])
            branch_add(branches, &sum, ways[sum]);
    free(ways);
    free(next);
}

/* Shares `left` dice out among the counters from one on. */
static inline void branch_shares(struct branches *branches, const uint64_t *faces, int32_t counter, int32_t left,
                                 int32_t *counts, uint64_t weight)
{
    if (counter == branches->width) {
        if (left == 0)
            branch_add(branches, counts, weight);
        return;
    }
    uint64_t chosen = 1; /* left over k, times faces to the k */
    for (int32_t k = 0; k <= left && (k == 0 || faces[counter] > 0); k++) {
        counts[counter] = k;
        branch_shares(branches, faces, counter + 1, left - k, counts, weight_times(weight, chosen));
        chosen = weight_times(chosen, weight_times((uint64_t)(left - k), faces[counter]));
        chosen = weight_times(chosen, weight_inverse((uint64_t)k + 1));
    }
}

static inline void branch_tallies(struct branches *branches, const struct draw_request *request)
{
    uint64_t faces[DICE_MAX_SIDES] = {0};
    int32_t counts[DICE_MAX_SIDES];
    for (int32_t i = 0; i < request->band_count; i++)
        faces[request->bands[i].counter] += (uint64_t)(request->bands[i].hi - request->bands[i].lo + 1);
    branch_shares(branches, faces, 0, request->count, counts, 1);
}

static inline void branch_hits(struct branches *branches, const struct draw_request *request)
{
    int32_t hitting = request->number > request->sides ? 0
                      : request->number <= 1           ? request->sides
                                                       : request->sides - request->number + 1;
    struct dice_band bands[2] = {{1, hitting, 0}, {hitting + 1, request->sides, 1}};
    struct draw_request tally = *request;
    struct branches both = {.width = 2};
    tally.bands = bands;
    tally.band_count = 2;
    branch_tallies(&both, &tally);
    for (int32_t i = 0; i < both.count; i++)
        branch_add(branches, &both.values[2 * i], both.weights[i]);
    free(both.values);
    free(both.weights);
}

static inline void branch_rankings(struct branches *branches, int32_t *order, int32_t placed)
{
    if (placed == branches->width) {
        branch_add(branches, order, 1);
        return;
    }
    for (int32_t i = placed; i < branches->width; i++) {
        int32_t here = order[placed];
        order[placed] = order[i];
        order[i] = here;
        branch_rankings(branches, order, placed + 1);
        order[i] = order[placed];
        order[placed] = here;
    }
}

static inline void branches_start(struct branches *branches, const struct draw_request *request)
{
    int32_t order[DICE_MAX_RANKED];
    *branches = (struct branches){.width = request->verb == DICE_TALLY     ? request->counter_count
                                           : request->verb == DICE_RANKING ? request->count
                                                                           : 1};
    if (request->verb == DICE_TALLY) {
        branch_tallies(branches, request);
    } else if (request->verb == DICE_HITS) {
        branch_hits(branches, request);
    } else if (request->verb == DICE_OPPOSED || request->verb == DICE_RANKING) {
        for (int32_t i = 0; i < request->count; i++)
            order[i] = i;
        if (request->verb == DICE_RANKING)
            branch_rankings(branches, order, 0);
        for (int32_t i = 0; request->verb == DICE_OPPOSED && i < 2; i++)
            branch_add(branches, &i, 1);
    } else {
        branch_sums(branches, request);
    }
    uint64_t all = 0;
    for (int32_t i = 0; i < branches->count; i++)
        all = weight_add(all, branches->weights[i]);
    for (int32_t i = 0; i < branches->count; i++)
        branches->weights[i] = weight_times(branches->weights[i], weight_inverse(all));
}

/* How likely each value of each member is. */
struct tally_entry {
    uint64_t key; /* member and value; 0: empty */
    uint64_t weight;
};
struct tallies {
    size_t used, room; /* room: a power of two */
    struct tally_entry *list;
};

static inline uint64_t *tally_at(struct tallies *tallies, int32_t member, int32_t value)
{
    uint64_t key = (uint64_t)(member + 1) << 32 | (uint32_t)value;
    if (2 * tallies->used >= tallies->room) {
        struct tallies larger = {.room = tallies->room ? 2 * tallies->room : 1024};
        larger.list = calloc(larger.room, sizeof *larger.list);
        assert_non_null(larger.list);
        for (size_t i = 0; i < tallies->room; i++)
            if (tallies->list[i].key)
                *tally_at(&larger, (int32_t)(tallies->list[i].key >> 32) - 1, (int32_t)(uint32_t)tallies->list[i].key) =
                    tallies->list[i].weight;
        free(tallies->list);
        *tallies = larger;
    }
    size_t slot = (size_t)(key * UINT64_C(0x9E3779B97F4A7C15) >> 20) & (tallies->room - 1);
    while (tallies->list[slot].key && tallies->list[slot].key != key)
        slot = (slot + 1) & (tallies->room - 1);
    tallies->used += tallies->list[slot].key == 0;
    tallies->list[slot].key = key;
    return &tallies->list[slot].weight;
}

/* An outcome as numbers, one for each member that it could have, and then one for each end. */
struct members {
    int32_t count;
    int32_t list[WALK_MEMBERS];
};

static inline void members_add(struct members *members, int32_t value)
{
    assert_true(members->count < WALK_MEMBERS);
    members->list[members->count++] = value;
}

static inline int32_t text_number(const char *text)
{
    uint32_t hash = 2166136261u;
    for (; text && *text; text++)
        hash = (hash ^ (uint8_t)*text) * 16777619u;
    return (int32_t)(hash >> 1);
}

static inline void members_add_fields(struct members *members, const struct fields *fields, const char *base);

static inline void members_add_field(struct members *members, const struct field *field, const char *base)
{
    const char *member = base ? base + field->offset : NULL;
    bool there = base && field_given(field, base);
    int32_t number = 0;
    switch (field->kind) {
    case FIELD_BOOL:
        members_add(members, there ? *(const bool *)member : FIELD_ABSENT);
        break;
    case FIELD_INT:
    case FIELD_DECIMAL:
    case FIELD_ENUM:
        if (there)
            memcpy(&number, member, sizeof number);
        members_add(members, there ? number : FIELD_ABSENT);
        break;
    case FIELD_TEXT:
        members_add(members, there ? text_number(member) : FIELD_ABSENT);
        break;
    case FIELD_FORM:
    case FIELD_LABEL:
        members_add(members, there ? text_number(*(const char *const *)(const void *)member) : FIELD_ABSENT);
        break;
    case FIELD_GROUP:
        members_add(members, there);
        members_add_fields(members, field->of, there ? member : NULL);
        break;
    case FIELD_LIST:
        if (base)
            memcpy(&number, base + field->count, sizeof number);
        members_add(members, base ? number : FIELD_ABSENT);
        for (int32_t i = 0; i < field->max; i++)
            members_add_field(members, field->item, i < number ? member + (size_t)i * field->item_size : NULL);
        break;
    }
}

static inline void members_add_fields(struct members *members, const struct fields *fields, const char *base)
{
    for (size_t i = 0; i < fields->count; i++)
        members_add_field(members, &fields->list[i], base);
}

/* A place where the resolver forgets, and one way that leads there. */
struct walk_node {
    int32_t retained_count;
    int32_t retained[WALK_RETAINED];
    uint64_t weight;
    int32_t value_count;
    int32_t *values; /* of the draws that lead there */
};
struct walk_level {
    int32_t count, room;
    struct walk_node *list;
};

struct walk {
    const struct step *step;
    const struct question *question;
    void *outcome;
    bool merging;
    int64_t runs_max, runs;
    int32_t forgets; /* how often the longest way forgets */
    struct tallies tallies;
    /* One run. */
    struct dice dice;
    const struct walk_node *from;
    int32_t level, calls, replayed, depth, branch_count;
    struct branches branches[WALK_DRAWS];
    bool stopped;
    struct members before, after;
    struct walk_level next;
    char frozen[STEP_OUTCOME_MAX];
};

static inline void walk_measure(const struct walk *walk, struct members *ret)
{
    ret->count = 0;
    members_add_fields(ret, walk->step->outcome, walk->outcome);
    for (const struct step_end *end = walk->step->ends; end && end->name; end++)
        members_add(ret, step_end_holds(end, walk->question, walk->outcome));
}

static inline void walk_draw(struct dice *dice, const struct draw_request *request, int32_t *ret)
{
    struct walk *walk = dice->state;
    assert_false(walk->stopped); /* who is told to return throws no more dice */
    if (walk->replayed < walk->from->value_count) {
        int32_t width = request->verb == DICE_TALLY     ? request->counter_count
                        : request->verb == DICE_RANKING ? request->count
                                                        : 1;
        memcpy(ret, &walk->from->values[walk->replayed], (size_t)width * sizeof *ret);
        walk->replayed += width;
        return;
    }
    assert_true(walk->depth < WALK_DRAWS);
    struct branches *branches = &walk->branches[walk->depth];
    if (walk->depth++ == walk->branch_count) {
        walk->branch_count++;
        branches_start(branches, request);
    }
    memcpy(ret, &branches->values[branches->at * branches->width], (size_t)branches->width * sizeof *ret);
}

static inline uint64_t walk_weight(const struct walk *walk)
{
    uint64_t weight = walk->from->weight;
    for (int32_t i = 0; i < walk->branch_count; i++)
        weight = weight_times(weight, walk->branches[i].weights[walk->branches[i].at]);
    return weight;
}

static inline void walk_note(struct walk *walk, const int32_t *retained, int32_t count)
{
    struct walk_level *next = &walk->next;
    int32_t i = 0;
    while (i < next->count && (next->list[i].retained_count != count ||
                               memcmp(next->list[i].retained, retained, (size_t)count * sizeof *retained) != 0))
        i++;
    if (i < next->count) {
        next->list[i].weight = weight_add(next->list[i].weight, walk_weight(walk));
        return;
    }
    if (next->count == next->room) {
        next->room = next->room ? 2 * next->room : 16;
        next->list = realloc(next->list, (size_t)next->room * sizeof *next->list);
        assert_non_null(next->list);
    }
    struct walk_node *node = &next->list[next->count++];
    *node = (struct walk_node){.retained_count = count, .weight = walk_weight(walk)};
    memcpy(node->retained, retained, (size_t)count * sizeof *retained);
    node->values = malloc(WALK_VALUES * sizeof(int32_t));
    assert_non_null(node->values);
    memcpy(node->values, walk->from->values, (size_t)walk->from->value_count * sizeof(int32_t));
    node->value_count = walk->from->value_count;
    for (int32_t k = 0; k < walk->depth; k++) {
        const struct branches *branches = &walk->branches[k];
        assert_true(node->value_count + branches->width <= WALK_VALUES);
        memcpy(&node->values[node->value_count], &branches->values[branches->at * branches->width],
               (size_t)branches->width * sizeof(int32_t));
        node->value_count += branches->width;
    }
}

static inline bool walk_forget(struct dice *dice, const int32_t *retained, int32_t count)
{
    struct walk *walk = dice->state;
    assert_false(walk->stopped);
    walk->calls++;
    walk->forgets = walk->calls > walk->forgets ? walk->calls : walk->forgets;
    if (!walk->merging || walk->calls < walk->level)
        return true;
    if (walk->calls == walk->level) {
        walk_measure(walk, &walk->before);
        return true;
    }
    walk_note(walk, retained, count);
    walk_measure(walk, &walk->after);
    memcpy(walk->frozen, walk->outcome, walk->step->outcome->size);
    walk->stopped = true;
    return false;
}

static const struct dice_source walk_source = {.name = "walk", .draw = walk_draw, .forget = walk_forget};

/* Goes on to the next outcome of the last draw that has one. */
static inline bool walk_advance(struct walk *walk)
{
    while (walk->branch_count > 0) {
        struct branches *last = &walk->branches[walk->branch_count - 1];
        if (++last->at < last->count)
            return true;
        free(last->values);
        free(last->weights);
        walk->branch_count--;
    }
    return false;
}

static inline void walk_run(struct walk *walk)
{
    walk->dice = (struct dice){.source = &walk_source, .state = walk};
    walk->calls = walk->replayed = walk->depth = 0;
    walk->stopped = false;
    fields_default(walk->step->outcome, walk->outcome);
    if (walk->level == 0)
        walk_measure(walk, &walk->before);
    walk->step->resolve(walk->question, &walk->dice, NULL, walk->outcome);
    if (walk->stopped) /* who is told to return writes no more */
        assert_memory_equal(walk->frozen, walk->outcome, walk->step->outcome->size);
    else
        walk_measure(walk, &walk->after);
    uint64_t weight = walk_weight(walk);
    for (int32_t i = 0; i < walk->after.count; i++) {
        if (walk->before.list[i] == walk->after.list[i])
            continue;
        uint64_t *was = tally_at(&walk->tallies, i, walk->before.list[i]);
        *was = weight_add(*was, WALK_PRIME - weight);
        uint64_t *is = tally_at(&walk->tallies, i, walk->after.list[i]);
        *is = weight_add(*is, weight);
    }
    walk->runs++;
}

/* Walks from each node of a level; false when the budget is spent. */
static inline bool walk_level(struct walk *walk, const struct walk_level *nodes)
{
    bool enough = true;
    for (int32_t i = 0; i < nodes->count; i++) {
        walk->from = &nodes->list[i];
        do {
            walk_run(walk);
            enough = enough && walk->runs < walk->runs_max;
        } while (walk_advance(walk) && enough);
        while (walk_advance(walk)) {
        }
    }
    return enough;
}

static inline void level_end(struct walk_level *nodes)
{
    for (int32_t i = 0; i < nodes->count; i++)
        free(nodes->list[i].values);
    free(nodes->list);
}

/* False when it takes more runs than `runs_max`. To be ended in any case. */
static inline bool walk_all(struct walk *walk, const struct step *step, const struct question *question, bool merging,
                            int64_t runs_max)
{
    *walk = (struct walk){.step = step, .question = question, .merging = merging, .runs_max = runs_max};
    walk->outcome = malloc(step->outcome->size);
    fields_default(step->outcome, walk->outcome);
    walk_measure(walk, &walk->before);
    for (int32_t i = 0; i < walk->before.count; i++)
        *tally_at(&walk->tallies, i, walk->before.list[i]) = 1;
    struct walk_level nodes = {.count = 1, .list = calloc(1, sizeof(struct walk_node))};
    nodes.list[0].weight = 1;
    nodes.list[0].values = calloc(1, sizeof(int32_t));
    bool enough = true;
    while (nodes.count > 0 && enough) {
        enough = walk_level(walk, &nodes);
        level_end(&nodes);
        nodes = walk->next;
        walk->next = (struct walk_level){0};
        walk->level++;
    }
    level_end(&nodes);
    free(walk->outcome);
    return enough;
}

static inline void walk_end(struct walk *walk)
{
    free(walk->tallies.list);
}

/* Whether each value of each member is as likely in the one as in the other; says which one is not. */
static inline bool walks_agree(struct walk *a, struct walk *b, const char *where)
{
    bool agree = true;
    for (int32_t pass = 0; pass < 2; pass++) {
        struct walk *one = pass ? b : a, *other = pass ? a : b;
        for (size_t i = 0; i < one->tallies.room && agree; i++) {
            struct tally_entry entry = one->tallies.list[i];
            int32_t member = (int32_t)(entry.key >> 32) - 1, value = (int32_t)(uint32_t)entry.key;
            if (entry.key && entry.weight != *tally_at(&other->tallies, member, value)) {
                print_error("%s: member %d is not as likely to be %d\n", where, member, value);
                agree = false;
            }
        }
    }
    return agree;
}
