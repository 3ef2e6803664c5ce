/* Iterates over ways and levels. */
#include "odds/walker.h"
#include <string.h>

/* Numbers of `count` times the width. */
static mp_limb_t *numbers_take(struct walk *walk, size_t count)
{
    return arena_take_zero(walk->arena, count * (size_t)walk->width * sizeof(mp_limb_t));
}

static void *list_take(struct walk *walk, int32_t count, size_t size)
{
    return arena_take_zero(walk->arena, ((size_t)count + 1) * size);
}

static int32_t ends_of(const struct step *step)
{
    int32_t count = 0;
    while (step->ends && step->ends[count].name)
        count++;
    return count;
}

/* The bytes of the outcome that matter: those of the members, and those that the conditions of ends read. */
static bool *bytes_mark(const struct walk *walk)
{
    const struct odds_request *request = walk->request;
    bool *bytes = arena_take_zero(walk->arena, request->step->outcome->size);
    if (!bytes)
        return NULL;
    if (request->shown_count == 0 && !request->ends_only)
        memset(bytes, true, request->step->outcome->size);
    view_mark(&walk->view, bytes);
    for (int32_t i = 0; (request->every_end || request->ends_only) && i < ends_of(request->step); i++)
        for (int32_t k = 0; k < STEP_END_READS_MAX; k++)
            memset(bytes + request->step->ends[i].reads[k].offset, true, request->step->ends[i].reads[k].size);
    return bytes;
}

static bool end_follows(const struct step_end *end, const bool *bytes)
{
    for (int32_t i = 0; i < STEP_END_READS_MAX; i++)
        if (end->reads[i].size && memchr(bytes + end->reads[i].offset, false, end->reads[i].size))
            return false;
    return true;
}

/* The members and ends that matter. False: out of memory. */
static bool asked_start(struct walk *walk)
{
    const struct step *step = walk->request->step;
    const bool *bytes = bytes_mark(walk);
    walk->asked = arena_take(walk->arena, (step->outcome->size + 1) * sizeof *walk->asked);
    walk->ends = arena_take(walk->arena, ((size_t)ends_of(step) + 1) * sizeof(const struct step_end *));
    if (!bytes || !walk->asked || !walk->ends)
        return false;
    walk->asked[0] = 0;
    for (size_t i = 0; i < step->outcome->size; i++)
        walk->asked[i + 1] = walk->asked[i] + bytes[i];
    for (int32_t i = 0; i < ends_of(step); i++)
        if (end_follows(&step->ends[i], bytes))
            walk->ends[walk->end_count++] = &step->ends[i];
    return true;
}

bool walk_asks(const struct walk *walk, const void *member, size_t size)
{
    uintptr_t outcome = (uintptr_t)walk->outcome, at = (uintptr_t)member;
    size_t all = walk->request->step->outcome->size;
    if (at < outcome || at - outcome > all || size > all - (at - outcome))
        return true;
    return walk->asked[at - outcome + size] > walk->asked[at - outcome];
}

/* At the start all weight is on the default values of the outcome. */
static bool tallies_start(struct walk *walk)
{
    int32_t *values = list_take(walk, walk->watched, sizeof *values), first = 0;
    walk->tallies = list_take(walk, walk->tally_count, sizeof *walk->tallies);
    if (!values || !walk->tallies)
        return false;
    memcpy(walk->outcome, walk->blank, walk->request->step->outcome->size);
    walk_observe(walk, values);
    for (int32_t i = 0; i < walk->tally_count; i++) {
        struct tally *tally = &walk->tallies[i];
        int32_t size = walk->request->joint && i == 0 ? walk->view.count : 1;
        int32_t cell = tally_start(tally, walk->arena, walk->width, size) ? tally_cell(tally, values + first) : -1;
        if (cell < 0)
            return false;
        number_set(tally_settled(tally, cell), walk->width, walk->request->samples == 0);
        first += size;
    }
    return !walk->view.starved;
}

bool walk_start(struct walk *walk, struct arena *arena, const struct odds_request *request, int32_t width)
{
    /* Limited by memory; the estimate needs the outcomes of most draws even if the budget is smaller. */
    enum { DRAW_OUTCOMES_LEAST = 4096, DRAW_OUTCOMES_MAX = 1000000 };
    int64_t limit = request->branches_max < DRAW_OUTCOMES_MAX ? request->branches_max : DRAW_OUTCOMES_MAX;
    limit = limit > DRAW_OUTCOMES_LEAST ? limit : DRAW_OUTCOMES_LEAST;
    static const char *const nothing[] = {""}; /* not a member's pointer */
    const char *const *shown = request->ends_only ? nothing : request->shown;
    *walk = (struct walk){.request = request, .arena = arena, .width = width};
    outcomes_start(&walk->book, arena, width, (int32_t)limit);
    number_set(walk->denominator, width, 1);
    walk->outcome = arena_take(arena, request->step->outcome->size);
    walk->blank = arena_take(arena, request->step->outcome->size);
    if (!walk->outcome || !walk->blank ||
        !view_start(&walk->view, arena, request->step->outcome, shown, request->ends_only ? 1 : request->shown_count))
        return false;
    if (!asked_start(walk))
        return false;
    fields_default(request->step->outcome, walk->blank);
    walk->member_tallies = request->joint ? 1 : walk->view.count;
    walk->tally_count = walk->member_tallies + walk->end_count;
    walk->watched = walk->view.count + walk->end_count;
    return tallies_start(walk);
}

void walk_observe(struct walk *walk, int32_t *ret)
{
    view_read(&walk->view, walk->outcome, ret);
    for (int32_t i = 0; i < walk->end_count; i++)
        ret[walk->view.count + i] = step_end_holds(walk->ends[i], &walk->request->question, walk->outcome);
}

static void run(struct walker *walker)
{
    struct walk *walk = walker->walk;
    const struct step *step = walk->request->step;
    if (walk->runs == walk->request->branches_max) {
        walker_fail(walker, WALK_TOO_LARGE);
        return;
    }
    walker->passed = 0;
    walker->depth = 0;
    walker->forgot = false;
    walker->dice = (struct dice){.source = &walk_source, .state = walker};
    memcpy(walk->outcome, walk->blank, step->outcome->size);
    if (walker->level == 0 && !walker->looked) {
        walk_observe(walk, walker->before);
        walker->looked = true;
    }
    walk->status = question_resolve(step, &walk->request->question, &walker->dice, NULL, walk->outcome);
    walk->runs++;
    if (walker->dice.error == DICE_FINE && !walker->forgot)
        way_end(walker);
}

/* The next way below the node: it differs in the last turn that has another outcome. */
static bool advance(struct walker *walker)
{
    for (walker->planned = walker->depth; walker->planned > walker->prefix; walker->planned--) {
        struct turn *turn = &walker->turns[walker->planned - 1];
        if (++turn->index == turn->outcomes->count)
            continue;
        if (turn_weigh(walker, walker->planned - 1))
            return true;
        walker_fail(walker, WALK_TOO_WIDE);
        return false;
    }
    return false;
}

static void node_walk(struct walker *walker, const struct node *node)
{
    int32_t width = walker->walk->width;
    walker->prefix = walker->planned = node->length;
    walker->looked = false;
    node_path(node, width, walker->path);
    for (int32_t i = 0; i < node->length; i++)
        walker->turns[i].index = walker->path[i];
    number_copy(walker_number(walker, walker->weights, node->length), node->weight, width);
    number_set(walker_number(walker, walker->totals, node->length), width, 1);
    ways_start(walker);
    do
        run(walker);
    while (walker->end == WALK_DONE && advance(walker));
    if (walker->end == WALK_DONE && !ways_end(walker))
        walker_fail(walker, WALK_STARVED);
}

static bool level_start(struct walker *walker)
{
    struct arena *arena = &walker->arenas[walker->level % 2];
    arena_reset(arena);
    number_set(walker->common, walker->walk->width, 1);
    for (int32_t i = 0; i < WALKER_SCALES; i++)
        walker->scales[i].known = false;
    return nodes_start(&walker->next, arena, walker->walk->width, walker->packed);
}

/* Settles what the level moved; its denominator becomes that of the next level. */
static bool level_end(struct walker *walker)
{
    struct walk *walk = walker->walk;
    for (int32_t i = 0; i < walk->tally_count; i++)
        tally_settle(&walk->tallies[i], walker->common);
    return number_multiply(walk->denominator, walk->denominator, walker->common, walk->width);
}

static void levels_walk(struct walker *walker, const struct node *root)
{
    const struct node *level = root;
    for (walker->level = 0; level && walker->end == WALK_DONE; walker->level++) {
        if (!level_start(walker)) {
            walker_fail(walker, WALK_STARVED);
            return;
        }
        for (const struct node *node = level; node && walker->end == WALK_DONE; node = node->next)
            node_walk(walker, node);
        if (walker->end == WALK_DONE && !level_end(walker))
            walker_fail(walker, WALK_TOO_WIDE);
        level = walker->next.first;
    }
}

static bool walker_start(struct walker *walker, struct walk *walk)
{
    *walker = (struct walker){.walk = walk};
    arena_start(&walker->arenas[0], LEVEL_MEMORY_MAX);
    arena_start(&walker->arenas[1], LEVEL_MEMORY_MAX);
    walker->weights = numbers_take(walk, DICE_MAX_DRAWS + 1);
    walker->totals = numbers_take(walk, DICE_MAX_DRAWS + 1);
    walker->common = numbers_take(walk, 1);
    walker->scaled = numbers_take(walk, 1);
    walker->gone = numbers_take(walk, 1);
    walker->since = numbers_take(walk, (size_t)walk->tally_count + 1);
    walker->before = list_take(walk, walk->watched, sizeof(int32_t));
    walker->now = list_take(walk, walk->watched, sizeof(int32_t));
    walker->held = list_take(walk, walk->watched, sizeof(int32_t));
    walker->key = list_take(walk, walk->view.count + DICE_MAX_RETAINED, sizeof(int32_t));
    walker->packed = list_take(walk, walk->view.count + DICE_MAX_RETAINED + DICE_MAX_DRAWS, NODE_NUMBER_BYTES);
    bool fine = walker->packed && walker->weights && walker->totals && walker->common && walker->scaled &&
                walker->gone && walker->since && walker->before && walker->now && walker->held && walker->key;
    for (int32_t i = 0; i < WALKER_SCALES; i++) {
        walker->scales[i].total = numbers_take(walk, 1);
        walker->scales[i].factor = numbers_take(walk, 1);
        fine = fine && walker->scales[i].total && walker->scales[i].factor;
    }
    return fine;
}

enum walk_end walk_all(struct walk *walk)
{
    struct walker *walker = arena_take(walk->arena, sizeof *walker);
    struct node *root = arena_take_zero(walk->arena, sizeof *root + (size_t)walk->width * sizeof(mp_limb_t));
    if (!walker || !root || !walker_start(walker, walk))
        return WALK_STARVED;
    number_set(root->weight, walk->width, 1);
    levels_walk(walker, root);
    bool full = !walk->arena->starved && !walker->arenas[0].starved && !walker->arenas[1].starved;
    arena_end(&walker->arenas[0]);
    arena_end(&walker->arenas[1]);
    return walker->end == WALK_STARVED && full ? WALK_TOO_LARGE : walker->end;
}
