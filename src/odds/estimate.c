/* How large a walk will be, from some random ways down. On a level the ways below a node are estimated by the product
 * of the outcomes that each draw had (Knuth, 1975); its nodes by how many of the keys that were met are different, and
 * how many were met once and twice (Chao, 1984), but never more than the ways of the level above. */
#include "walk.h"
#include <string.h>

enum { WAYS_FEW = 16, WAYS_MANY = 256, LEVELS_MAX = DICE_MAX_DRAWS };

struct probe {
    struct walk *walk;
    struct walk_estimate *estimate;
    uint64_t random;
    const char *part;
    double product; /* of the draws since the level began */
    int32_t level, way, ways;
    double products[LEVELS_MAX + 1]; /* sums over the ways that reached the level */
    int32_t reached[LEVELS_MAX + 1];
    uint64_t *keys; /* of each level's end: those of the ways that reached it */
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
    probe->products[probe->level] += probe->product;
    probe->reached[probe->level]++;
    probe->product = 1;
}

static bool probe_forget(struct dice *dice, const int32_t *retained, int32_t count)
{
    struct probe *probe = dice->state;
    uint64_t key = (uint64_t)count;
    if (probe->level == LEVELS_MAX)
        return true;
    for (int32_t i = 0; i < count; i++)
        key = (key ^ (key >> 31) ^ (uint32_t)retained[i]) * UINT64_C(0x9e3779b97f4a7c15);
    level_count(probe);
    probe->keys[probe->level * probe->ways + probe->way] = key | 1;
    probe->level++;
    return true;
}

static const struct dice_source probe_source = {.name = "probe", .draw = probe_draw, .forget = probe_forget};

static void ways_try(struct probe *probe)
{
    const struct odds_request *request = probe->walk->request;
    for (probe->way = 0; probe->way < probe->ways; probe->way++) {
        probe->dice = (struct dice){.source = &probe_source, .state = probe};
        probe->product = 1;
        probe->level = 0;
        fields_default(request->step->outcome, probe->walk->outcome);
        question_resolve(request->step, &request->question, &probe->dice, NULL, probe->walk->outcome);
        level_count(probe);
    }
}

/* The different keys at a level's end, those not met included. */
static double keys_estimate(const struct probe *probe, int32_t level)
{
    const uint64_t *keys = probe->keys + level * probe->ways;
    double different = 0, once = 0, twice = 0;
    for (int32_t i = 0; i < probe->ways; i++) {
        int32_t same = 0, before = 0;
        for (int32_t k = 0; keys[i] != 0 && k < probe->ways; k++) {
            same += keys[k] == keys[i];
            before += k < i && keys[k] == keys[i];
        }
        if (keys[i] == 0 || before > 0)
            continue;
        different++;
        once += same == 1;
        twice += same == 2;
    }
    return different + once * (once - 1) / (2 * (twice + 1));
}

static double runs_estimate(const struct probe *probe)
{
    double nodes = 1, runs = 0;
    for (int32_t level = 0; level <= LEVELS_MAX && probe->reached[level] > 0; level++) {
        double below = nodes * probe->products[level] / probe->reached[level];
        runs += below;
        double keys = level < LEVELS_MAX ? keys_estimate(probe, level) : 0;
        nodes = keys < below ? keys : below;
    }
    return runs;
}

static bool estimate(struct walk *walk, int32_t ways, struct walk_estimate *ret)
{
    struct probe *probe = arena_take_zero(walk->arena, sizeof *probe);
    *ret = (struct walk_estimate){.runs = 0};
    if (!probe)
        return false;
    probe->walk = walk;
    probe->estimate = ret;
    probe->ways = ways;
    probe->keys = arena_take_zero(walk->arena, (size_t)LEVELS_MAX * (size_t)ways * sizeof *probe->keys);
    if (!probe->keys)
        return false;
    ways_try(probe);
    ret->runs = runs_estimate(probe);
    return true;
}

bool walk_estimate(struct walk *walk, struct walk_estimate *ret)
{
    if (!estimate(walk, WAYS_FEW, ret))
        return false;
    return ret->runs * 100 < (double)walk->request->branches_max || estimate(walk, WAYS_MANY, ret);
}
