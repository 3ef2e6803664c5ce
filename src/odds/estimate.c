/* How large a walk will be, from some random ways down. On a level the ways below a node are estimated by the product
 * of the outcomes that each draw had (Knuth, 1975); its nodes by how many of the keys that were met are different, and
 * how many were met once and twice (Chao, 1984), but never more than the ways of the level above. */
#include "walk.h"
#include <stdlib.h>
#include <string.h>

enum { WAYS_FEW = 16, WAYS_MORE = 16, WAYS_MANY = 4096, LEVELS_MAX = DICE_MAX_DRAWS };

struct probe {
    struct walk *walk;
    struct walk_estimate *estimate;
    uint64_t random;
    const char *part;
    double product; /* of the draws since the level began */
    int32_t bits;   /* of their denominator */
    int32_t level, way, ways;
    double products[LEVELS_MAX + 1]; /* sums over the ways that reached the level */
    int32_t reached[LEVELS_MAX + 1];
    int32_t widest[LEVELS_MAX + 1]; /* bits */
    int32_t *seen;                  /* memory for what is watched */
    uint64_t *keys;                 /* of each level's end: those of the ways that reached it, else 0 */
    struct dice dice;
};

/* SplitMix64: the same ways for the same question, so that an answer does not change from one time to the next. */
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
    if (outcomes)
        outcome_take(outcomes, (int32_t)(random_next(probe) % (uint64_t)outcomes->count), ret);
    else
        outcome_take_any(request, ret);
}

static void level_count(struct probe *probe)
{
    if (probe->level < LEVELS_MAX && probe->reached[probe->level] == 0)
        memset(probe->keys + probe->level * probe->ways, 0, (size_t)probe->ways * sizeof *probe->keys);
    probe->products[probe->level] += probe->product;
    probe->reached[probe->level]++;
    if (probe->bits > probe->widest[probe->level])
        probe->widest[probe->level] = probe->bits;
    probe->product = 1;
    probe->bits = 0;
}

static uint64_t key_add(uint64_t key, int32_t number)
{
    return (key ^ (key >> 31) ^ (uint32_t)number) * UINT64_C(0x9e3779b97f4a7c15);
}

static bool probe_forget(struct dice *dice, const int32_t *retained, int32_t count)
{
    struct probe *probe = dice->state;
    uint64_t key = (uint64_t)count;
    if (probe->level == LEVELS_MAX)
        return true;
    for (int32_t i = 0; i < count; i++)
        key = key_add(key, retained[i]);
    if (probe->walk->request->joint) { /* what is looked at together is kept, too */
        walk_observe(probe->walk, probe->seen);
        for (int32_t i = 0; i < probe->walk->view.count; i++)
            key = key_add(key, probe->seen[i]);
    }
    level_count(probe);
    probe->keys[probe->level * probe->ways + probe->way] = key | 1;
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
        probe->level = 0;
        fields_default(request->step->outcome, probe->walk->outcome);
        question_resolve(request->step, &request->question, &probe->dice, NULL, probe->walk->outcome);
        level_count(probe);
    }
}

static int compare_keys(const void *a, const void *b)
{
    uint64_t first = *(const uint64_t *)a, second = *(const uint64_t *)b;
    return first < second ? -1 : first > second;
}

/* The different keys at a level's end, those not met included. `ret_sure`: so many were met again that it can be told.
 */
static double keys_estimate(struct probe *probe, int32_t level, bool *ret_sure)
{
    enum { AGAIN_LEAST = 8 };
    uint64_t *keys = probe->keys + level * probe->ways; /* 0: of ways that do not reach it */
    double different = 0, once = 0, twice = 0;
    qsort(keys, (size_t)probe->ways, sizeof *keys, compare_keys);
    for (int32_t i = 0, next; i < probe->ways; i = next) {
        for (next = i + 1; next < probe->ways && keys[next] == keys[i];)
            next++;
        if (keys[i] == 0)
            continue;
        different++;
        once += next - i == 1;
        twice += next - i == 2;
    }
    *ret_sure = *ret_sure && (twice >= AGAIN_LEAST || once <= different / 2);
    return different + once * (once - 1) / (2 * (twice + 1));
}

/* `ret_most`: if no two ways were alike. */
static double runs_estimate(struct probe *probe, double *ret_most, bool *ret_sure)
{
    double nodes = 1, runs = 0, ways = 1;
    *ret_most = 0;
    *ret_sure = true;
    for (int32_t level = 0; level <= LEVELS_MAX && probe->reached[level] > 0; level++) {
        double each = probe->products[level] / probe->reached[level], below = nodes * each;
        runs += below;
        ways *= each;
        *ret_most += ways;
        double keys = level < LEVELS_MAX ? keys_estimate(probe, level, ret_sure) : 0;
        nodes = keys < below ? keys : below;
    }
    return runs;
}

/* `ret_sure`: no more ways are needed. */
static bool estimate(struct walk *walk, int32_t ways, struct walk_estimate *ret, bool *ret_sure)
{
    double most, budget = (double)walk->request->branches_max;
    struct probe *probe = arena_take_zero(walk->arena, sizeof *probe);
    *ret = (struct walk_estimate){.runs = 0};
    if (!probe)
        return false;
    probe->walk = walk;
    probe->estimate = ret;
    probe->ways = ways;
    probe->keys = arena_take(walk->arena, (size_t)LEVELS_MAX * (size_t)ways * sizeof *probe->keys);
    probe->seen = arena_take_zero(walk->arena, ((size_t)walk->watched + 1) * sizeof *probe->seen);
    if (!probe->keys || !probe->seen)
        return false;
    ways_try(probe);
    ret->runs = runs_estimate(probe, &most, ret_sure);
    *ret_sure = most < budget || (*ret_sure && (ret->runs * 100 < budget || ret->runs > budget * 100));
    for (int32_t level = 0; level <= LEVELS_MAX; level++)
        ret->bits += probe->widest[level];
    return true;
}

bool walk_estimate(struct walk *walk, struct walk_estimate *ret)
{
    bool sure = false, fine = true;
    int32_t most = walk->request->samples > 0 ? WAYS_FEW : WAYS_MANY;
    for (int32_t ways = WAYS_FEW; fine && !sure && ways <= most; ways *= WAYS_MORE)
        fine = estimate(walk, ways, ret, &sure);
    return fine;
}
