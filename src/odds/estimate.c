/* How large a walk will be, from some random ways down. On a level the ways below a node are estimated by the product
 * of the outcomes that each draw had (Knuth, 1975), averaged over the distinct nodes that were reached. Its nodes are
 * estimated by how many distinct keys were reached, and how many of them only a few times, but never more than the ways
 * of the level above. If a few ways are not enough and the budget is large, a hundredth of it is spent on more. */
#include "odds/distributions.h"
#include "odds/nodes.h"
#include <stdlib.h>
#include <string.h>

enum { WAYS_FEW = 16, WAYS_MORE = 16, WAYS_MANY = 4096, WAYS_MOST = 32768, LEVELS_MAX = DICE_MAX_DRAWS };

/* Where a way passed a level: the numbers that it retained, and the draws that it had in the next level. */
struct passed {
    uint64_t key; /* 0: the way did not get there */
    double product;
};

struct probe {
    struct walk *walk;
    struct arena *arena; /* the memory that only the estimate needs */
    struct walk_estimate *estimate;
    uint64_t random;
    const char *part;
    double product; /* over the draws since the level began */
    int32_t bits;   /* of their denominator */
    int32_t level, way, ways, draws;
    double products[LEVELS_MAX + 1]; /* sums over the ways that reached the level */
    double bytes[LEVELS_MAX];        /* the same for the nodes where they forgot */
    int32_t reached[LEVELS_MAX + 1];
    int32_t widest[LEVELS_MAX + 1];  /* bits */
    int32_t *seen;                   /* memory for the watched values */
    int32_t *retained_copy;          /* memory for retained numbers */
    struct passed *ends[LEVELS_MAX]; /* for each level and each way */
    struct passed *values;           /* the values with which the ways ended, if they are joint */
    bool starved;
    struct dice dice;
};

/* SplitMix64 with a fixed seed: the same ways for the same question, so that its answer never changes. */
static uint64_t random_next(struct probe *probe)
{
    uint64_t mixed = probe->random += UINT64_C(0x9e3779b97f4a7c15);
    mixed = (mixed ^ (mixed >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    mixed = (mixed ^ (mixed >> 27)) * UINT64_C(0x94d049bb133111eb);
    return mixed ^ (mixed >> 31);
}

static void probe_draw(struct dice *dice, const struct draw_request *request, int32_t *ret)
{
    struct probe *probe = dice->state;
    enum outcomes_failure failure;
    const struct outcomes *outcomes = outcomes_of(&probe->walk->book, request, &failure);
    double count = outcomes ? outcomes->count : outcomes_count(request);
    probe->bits += outcomes                       ? number_bits(outcomes->total, probe->walk->width)
                   : failure == OUTCOMES_TOO_WIDE ? 64 * NUMBER_WIDTH_MAX
                                                  : 0;
    if (count > probe->estimate->largest_outcomes) {
        probe->estimate->largest = *request;
        probe->estimate->largest_part = dice->part;
        probe->estimate->largest_outcomes = count;
    }
    probe->product *= count;
    probe->draws++;
    if (outcomes)
        outcome_take(outcomes, (int32_t)(random_next(probe) % (uint64_t)outcomes->count), ret);
    else
        outcome_take_any(request, ret);
}

static void level_count(struct probe *probe)
{
    probe->products[probe->level] += probe->product;
    probe->reached[probe->level]++;
    if (probe->level > 0)
        probe->ends[probe->level - 1][probe->way].product = probe->product;
    if (probe->bits > probe->widest[probe->level])
        probe->widest[probe->level] = probe->bits;
    probe->product = 1;
    probe->bits = 0;
}

static uint64_t key_of(const int32_t *numbers, int32_t count)
{
    uint64_t key = (uint64_t)count;
    for (int32_t i = 0; i < count; i++)
        key = (key ^ (key >> 31) ^ (uint32_t)numbers[i]) * UINT64_C(0x9e3779b97f4a7c15);
    return key | 1;
}

/* Memory for the ends of this level, taken when the first way gets there. False: out of memory. */
static bool ends_start(struct probe *probe)
{
    struct passed **ends = &probe->ends[probe->level];
    if (!*ends)
        *ends = arena_take_zero(probe->arena, (size_t)probe->ways * sizeof **ends);
    probe->starved = probe->starved || !*ends;
    return *ends;
}

static bool probe_forget(struct dice *dice, const int32_t *retained, int32_t count)
{
    struct probe *probe = dice->state;
    struct walk *walk = probe->walk;
    if (probe->level == LEVELS_MAX || !ends_start(probe))
        return true;
    memcpy(probe->retained_copy, retained, (size_t)count * sizeof *retained);
    if (walk->request->joint) { /* joint members are retained, too */
        walk_observe(walk, probe->seen);
        memcpy(probe->retained_copy + count, probe->seen, (size_t)walk->view.count * sizeof *probe->seen);
        count += walk->view.count;
    }
    probe->bytes[probe->level] += (double)node_bytes(probe->retained_copy, count, probe->draws, walk->width);
    level_count(probe);
    probe->ends[probe->level][probe->way].key = key_of(probe->retained_copy, count);
    probe->level++;
    return true;
}

static bool probe_asked(const struct dice *dice, const void *member, size_t size)
{
    const struct probe *probe = dice->state;
    return walk_asks(probe->walk, member, size);
}

static const struct dice_source probe_source = {
    .name = "probe", .draw = probe_draw, .forget = probe_forget, .asked = probe_asked};

static void ways_try(struct probe *probe)
{
    const struct odds_request *request = probe->walk->request;
    for (probe->way = 0; probe->way < probe->ways; probe->way++) {
        probe->dice = (struct dice){.source = &probe_source, .state = probe};
        probe->product = 1;
        probe->bits = 0;
        probe->level = probe->draws = 0;
        fields_default(request->step->outcome, probe->walk->outcome);
        question_resolve(request->step, &request->question, &probe->dice, NULL, probe->walk->outcome);
        level_count(probe);
        if (probe->values) {
            walk_observe(probe->walk, probe->seen);
            probe->values[probe->way].key = key_of(probe->seen, probe->walk->view.count);
        }
        probe->walk->tried++;
    }
}

static int compare_keys(const void *a, const void *b)
{
    uint64_t first = ((const struct passed *)a)->key, second = ((const struct passed *)b)->key;
    return first < second ? -1 : first > second;
}

/* How often keys were reached. */
struct met {
    double different, once, twice;
    double few, few_different,
        few_pairs;   /* ways, keys and pairs of ways, for keys that were reached at most FEW times */
    double products; /* the sum over distinct keys of the average number of ways that follow */
};

static void met_add(struct met *met, int32_t times, double product)
{
    enum { FEW = 10 };
    met->different++;
    met->once += times == 1;
    met->twice += times == 2;
    met->products += product / times;
    if (times > FEW)
        return;
    met->few_different++;
    met->few += times;
    met->few_pairs += (double)times * (times - 1);
}

/* An estimate by coverage (Chao and Lee, 1992), which allows for keys of unequal frequency, and at least the one by
 * keys reached once and twice. */
static double met_estimate(const struct met *met)
{
    double least = met->different + met->once * (met->once - 1) / (2 * (met->twice + 1));
    if (met->few <= met->once || met->few < 2)
        return least;
    double coverage = 1 - met->once / met->few, all = met->few_different / coverage;
    double uneven = all * met->few_pairs / (met->few * (met->few - 1)) - 1;
    double more = met->different - met->few_different + all + (uneven > 0 ? met->once / coverage * uneven : 0);
    return more > least ? more : least;
}

/* The number of distinct keys, including those not reached. `ret_sure`: enough of them were reached again. */
static double keys_estimate(struct passed *passed, int32_t ways, double *ret_each, bool *ret_sure)
{
    enum { AGAIN_LEAST = 8 };
    struct met met = {.different = 0};
    qsort(passed, (size_t)ways, sizeof *passed, compare_keys);
    for (int32_t i = 0, next; i < ways; i = next) {
        double product = passed[i].product;
        for (next = i + 1; next < ways && passed[next].key == passed[i].key; next++)
            product += passed[next].product;
        if (passed[i].key != 0)
            met_add(&met, next - i, product);
    }
    *ret_sure = *ret_sure && (met.twice >= AGAIN_LEAST || met.once <= met.different / 2);
    *ret_each = met.different > 0 ? met.products / met.different : 1;
    return met_estimate(&met);
}

/* `ret_most`: the number of ways if no two were alike. */
static void runs_estimate(struct probe *probe, struct walk_estimate *ret, double *ret_most, bool *ret_sure)
{
    double nodes = 1, ways = 1, unused;
    double each = probe->products[0] / probe->reached[0]; /* ways below a node of the level */
    *ret_most = 0;
    *ret_sure = true;
    for (int32_t level = 0; level <= LEVELS_MAX && probe->reached[level] > 0; level++) {
        double below = nodes * each;
        ret->runs += below;
        ways *= probe->products[level] / probe->reached[level];
        *ret_most += ways;
        ret->bits += probe->widest[level];
        if (level == LEVELS_MAX || !probe->ends[level])
            break;
        double bytes = probe->bytes[level] / probe->reached[level];
        double keys = keys_estimate(probe->ends[level], probe->ways, &each, ret_sure);
        nodes = keys < below ? keys : below;
        ret->node_bytes = bytes > ret->node_bytes ? bytes : ret->node_bytes;
        ret->level_bytes = bytes * nodes > ret->level_bytes ? bytes * nodes : ret->level_bytes;
    }
    double values = probe->values ? keys_estimate(probe->values, probe->ways, &unused, ret_sure) : 0;
    ret->values = 0.8 * (values < *ret_most ? values : *ret_most);
}

static bool probe_start(struct probe *probe, struct walk *walk, int32_t ways, struct walk_estimate *ret)
{
    probe->walk = walk;
    probe->estimate = ret;
    probe->ways = ways;
    probe->seen = arena_take_zero(probe->arena, ((size_t)walk->watched + 1) * sizeof *probe->seen);
    probe->retained_copy =
        arena_take(probe->arena, ((size_t)walk->view.count + DICE_MAX_RETAINED) * sizeof *probe->retained_copy);
    if (walk->request->joint)
        probe->values = arena_take_zero(probe->arena, (size_t)ways * sizeof *probe->values);
    return probe->seen && probe->retained_copy && (probe->values || !walk->request->joint);
}

/* The least memory for the values of joint members. */
static double values_bytes(const struct walk *walk, double values, int32_t bits)
{
    return walk->request->joint
               ? tally_bytes(values, walk->view.count, walk->width) + odds_answer_bytes(walk, values, bits)
               : 0;
}

/* Whether a walk certainly fits, even if all these ways are distinct. */
static bool fits_apart(const struct walk *walk, const struct walk_estimate *estimate, double ways)
{
    return ways <= (double)walk->request->branches_max && 2 * ways * estimate->node_bytes <= LEVEL_MEMORY_MAX &&
           3 * values_bytes(walk, ways, estimate->bits) <= WALK_MEMORY_MAX;
}

/* `ret_sure`: more ways are not needed. */
static bool probe_try(struct probe *probe, struct walk *walk, int32_t ways, struct walk_estimate *ret, bool *ret_sure)
{
    double most, budget = (double)walk->request->branches_max, far = ways < WAYS_MANY ? 100 : 20;
    if (!probe_start(probe, walk, ways, ret))
        return false;
    ways_try(probe);
    runs_estimate(probe, ret, &most, ret_sure);
    *ret_sure = fits_apart(walk, ret, most) || walk_is_narrow(walk, ret) ||
                ((*ret_sure || ways >= WAYS_MANY) && (ret->runs * far < budget || ret->runs > budget * far));
    return !probe->starved;
}

static bool estimate(struct walk *walk, int32_t ways, struct walk_estimate *ret, bool *ret_sure)
{
    enum { MEMORY_MAX = 96 << 20 }; /* the longest way over all levels */
    struct arena arena;
    arena_start(&arena, MEMORY_MAX);
    struct probe *probe = arena_take_zero(&arena, sizeof *probe);
    *ret = (struct walk_estimate){.runs = 0};
    if (probe)
        probe->arena = &arena;
    bool fine = probe && probe_try(probe, walk, ways, ret, ret_sure);
    walk->arena->starved = walk->arena->starved || arena.starved;
    arena_end(&arena);
    return fine;
}

bool walk_is_narrow(const struct walk *walk, const struct walk_estimate *estimate)
{
    return walk->request->samples == 0 && 5 * estimate->bits >= 4 * 64 * walk->width && walk->width < NUMBER_WIDTH_MAX;
}

bool walk_fits(const struct walk *walk, const struct walk_estimate *estimate)
{
    double budget = (double)walk->request->branches_max;
    return estimate->runs <= budget + budget / 32 && estimate->level_bytes <= LEVEL_MEMORY_MAX &&
           values_bytes(walk, estimate->values, estimate->bits) <= WALK_MEMORY_MAX;
}

bool walk_estimate(struct walk *walk, struct walk_estimate *ret)
{
    const struct odds_request *request = walk->request;
    bool sure = false, fine = true;
    int32_t most = request->samples > 0                           ? WAYS_FEW
                   : request->branches_max / 100 < WALK_TRIED_MAX ? WAYS_MANY
                                                                  : WAYS_MOST;
    for (int32_t ways = WAYS_FEW; fine && !sure && ways <= most;
         ways *= ways < WAYS_MANY ? WAYS_MORE : WAYS_MOST / WAYS_MANY)
        fine = estimate(walk, ways, ret, &sure);
    return fine;
}
