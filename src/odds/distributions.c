/* Distributions and ends from the tallies of a walk. */
#include "odds/distributions.h"
#include <stdlib.h>
#include <string.h>

/* sqrt(p (1 - p) / n) for p = c / n is sqrt(c (n - c) n) / n^2. */
static void error_write(char *ret, uint64_t count, uint64_t samples)
{
    mp_limb_t square[NUMBER_WIDTH_FIRST], divisor[NUMBER_WIDTH_FIRST];
    number_set(square, NUMBER_WIDTH_FIRST, count * (samples - count));
    number_multiply_small(square, samples, NUMBER_WIDTH_FIRST);
    number_set(divisor, NUMBER_WIDTH_FIRST, samples * samples);
    number_write_root(ret, ODDS_DECIMAL_MAX, square, divisor, NUMBER_WIDTH_FIRST);
}

double odds_answer_bytes(const struct walk *walk, double values, int32_t bits)
{
    int32_t members = walk->request->shown_count > 0 ? walk->request->shown_count : walk->view.count;
    return values *
           (sizeof(struct odds_value) + ((double)members + 1) * sizeof(int32_t) + 0.3 * bits /* of a fraction */);
}

bool odds_chance_write(struct walk *walk, const mp_limb_t *numerator, struct odds_chance *ret)
{
    ret->fraction = NULL;
    ret->error[0] = '\0';
    number_write_decimal(ret->decimal, sizeof ret->decimal, numerator, walk->denominator, walk->width);
    if (walk->request->samples > 0) {
        error_write(ret->error, numerator[0], walk->denominator[0]);
        return true;
    }
    char fraction[NUMBER_WORK_MAX * 40];
    number_write_fraction(fraction, numerator, walk->denominator, walk->width);
    ret->fraction = arena_copy(walk->arena, fraction, strlen(fraction));
    return ret->fraction != NULL;
}

/* Context for sorting. */
struct sorting {
    const struct tally *tally;
    const struct field *const *members;
    const char *const *texts;
};

static int compare_numbers(int32_t a, int32_t b, const struct sorting *sorting, int32_t member)
{
    enum field_kind kind = sorting->members[member]->kind;
    if (a == b)
        return 0;
    if (a == FIELD_ABSENT || b == FIELD_ABSENT)
        return a == FIELD_ABSENT ? 1 : -1;
    if (kind == FIELD_TEXT || kind == FIELD_LABEL)
        return strcmp(sorting->texts[a], sorting->texts[b]);
    return a < b ? -1 : 1;
}

/* Whether a cell comes before another one. Equal values stay in the order in which they were found. */
static bool is_before(int32_t first, int32_t second, const struct sorting *sorting)
{
    int32_t size = sorting->tally->size;
    const int32_t *a = sorting->tally->values + (size_t)first * (size_t)size;
    const int32_t *b = sorting->tally->values + (size_t)second * (size_t)size;
    for (int32_t i = 0; i < size; i++) {
        int order = compare_numbers(a[i], b[i], sorting, i);
        if (order != 0)
            return order < 0;
    }
    return first < second;
}

/* Lets the cell at `root` of a heap of `count` sink to its place. */
static void cell_sink(int32_t *cells, size_t root, size_t count, const struct sorting *sorting)
{
    int32_t sinking = cells[root];
    for (size_t child; (child = 2 * root + 1) < count; root = child) {
        if (child + 1 < count && is_before(cells[child], cells[child + 1], sorting))
            child++;
        if (!is_before(sinking, cells[child], sorting))
            break;
        cells[root] = cells[child];
    }
    cells[root] = sinking;
}

/* A heapsort: in place, since not every C library has a sort with a context. */
static void cells_sort(int32_t *cells, size_t count, const struct sorting *sorting)
{
    for (size_t root = count / 2; root-- > 0;)
        cell_sink(cells, root, count, sorting);
    for (size_t end = count; end-- > 1;) {
        int32_t last = cells[0];
        cells[0] = cells[end];
        cells[end] = last;
        cell_sink(cells, 0, end, sorting);
    }
}

/* The non-empty cells, sorted; NULL when out of memory. */
static int32_t *cells_sorted(struct walk *walk, const struct sorting *sorting, int32_t *ret_count)
{
    const struct tally *tally = sorting->tally;
    int32_t *cells = arena_take(walk->arena, ((size_t)tally->count + 1) * sizeof *cells);
    *ret_count = 0;
    for (int32_t cell = 0; cells && cell < tally->count; cell++)
        if (!number_is_zero(tally_settled(tally, cell), tally->width))
            cells[(*ret_count)++] = cell;
    if (cells)
        cells_sort(cells, (size_t)*ret_count, sorting);
    return cells;
}

static bool is_numeric(const struct odds_distribution *distribution)
{
    enum field_kind kind = distribution->members[0]->kind;
    return distribution->member_count == 1 && (kind == FIELD_INT || kind == FIELD_DECIMAL);
}

/* The chance of this value or a higher one: summed from the highest down; an absent value is in none. */
static bool at_least_write(struct walk *walk, const struct tally *tally, const int32_t *cells, int32_t count,
                           struct odds_value *values)
{
    mp_limb_t sum[NUMBER_WIDTH_MAX];
    number_set(sum, walk->width, 0);
    for (int32_t i = count - 1; i >= 0; i--) {
        if (values[i].values[0] == FIELD_ABSENT)
            continue;
        number_add(sum, tally_settled(tally, cells[i]), walk->width);
        if (!odds_chance_write(walk, sum, &values[i].at_least))
            return false;
    }
    return true;
}

static bool distribution_write(struct walk *walk, const struct tally *tally, struct odds_distribution *distribution)
{
    const struct sorting sorting = {tally, distribution->members, walk->view.texts};
    int32_t count;
    int32_t *cells = cells_sorted(walk, &sorting, &count);
    struct odds_value *values = arena_take_zero(walk->arena, ((size_t)count + 1) * sizeof *values);
    if (!cells || !values)
        return false;
    for (int32_t i = 0; i < count; i++) {
        values[i].values = tally->values + (size_t)cells[i] * (size_t)tally->size;
        if (!odds_chance_write(walk, tally_settled(tally, cells[i]), &values[i].chance))
            return false;
    }
    distribution->values = values;
    distribution->value_count = count;
    distribution->numeric = is_numeric(distribution) && count > 0 && values[0].values[0] != FIELD_ABSENT;
    return !distribution->numeric || (at_least_write(walk, tally, cells, count, values) &&
                                      odds_statistics(walk, tally, cells, count, distribution));
}

/* A member that is always absent is left out. */
static bool is_never(const struct odds_distribution *distribution)
{
    return distribution->member_count == 1 && distribution->value_count == 1 &&
           distribution->values[0].values[0] == FIELD_ABSENT;
}

/* The members in the requested order, else in the outcome's. NULL when out of memory. */
static int32_t *order_asked(struct walk *walk, int32_t *ret_count)
{
    const struct odds_request *request = walk->request;
    *ret_count = request->shown_count > 0 ? request->shown_count : walk->view.count;
    int32_t *order = arena_take(walk->arena, ((size_t)*ret_count + 1) * sizeof *order);
    for (int32_t i = 0; order && i < *ret_count; i++)
        order[i] = request->shown_count > 0 ? view_find(&walk->view, request->shown[i]) : i;
    return order;
}

/* The values of joint members, in the requested order; after that the tally is only read. */
static bool values_arrange(struct walk *walk, struct tally *tally, const int32_t *order, int32_t count)
{
    int32_t *arranged = arena_take(walk->arena, (size_t)tally->count * (size_t)count * sizeof *arranged);
    if (!arranged)
        return false;
    for (int32_t cell = 0; cell < tally->count; cell++)
        for (int32_t i = 0; i < count; i++)
            arranged[cell * count + i] = tally->values[cell * tally->size + order[i]];
    tally->values = arranged;
    tally->size = count;
    return true;
}

static bool distributions_write(struct walk *walk, struct odds *odds)
{
    int32_t count;
    int32_t *order = order_asked(walk, &count);
    const char **pointers = arena_take(walk->arena, ((size_t)count + 1) * sizeof *pointers);
    const struct field **members = arena_take(walk->arena, ((size_t)count + 1) * sizeof *members);
    struct odds_distribution *list = arena_take_zero(walk->arena, ((size_t)count + 1) * sizeof *list);
    if (!order || !pointers || !members || !list)
        return false;
    for (int32_t i = 0; i < count; i++) {
        pointers[i] = walk->view.members[order[i]].pointer;
        members[i] = walk->view.members[order[i]].field;
    }
    bool joint = walk->request->joint;
    if (joint && !values_arrange(walk, &walk->tallies[0], order, count))
        return false;
    for (int32_t i = 0; i < (joint ? 1 : count); i++) {
        struct odds_distribution *distribution = &list[odds->distribution_count];
        *distribution = (struct odds_distribution){.member_count = joint ? count : 1,
                                                   .pointers = pointers + i,
                                                   .members = (const struct field *const *)members + i};
        if (!distribution_write(walk, &walk->tallies[joint ? 0 : order[i]], distribution))
            return false;
        odds->distribution_count += walk->request->shown_count > 0 || !is_never(distribution);
    }
    odds->distributions = list;
    odds->texts = walk->view.texts;
    return true;
}

static bool ends_write(struct walk *walk, struct odds *odds)
{
    struct odds_end *ends = arena_take_zero(walk->arena, ((size_t)walk->end_count + 1) * sizeof *ends);
    for (int32_t i = 0; ends && i < walk->end_count; i++) {
        struct tally *tally = &walk->tallies[walk->member_tallies + i];
        int32_t cell = tally_cell(tally, &(int32_t){1});
        ends[i].end = walk->ends[i];
        if (cell < 0 || !odds_chance_write(walk, tally_settled(tally, cell), &ends[i].chance))
            return false;
    }
    odds->ends = ends;
    odds->end_count = walk->end_count;
    return ends != NULL;
}

bool odds_answer(struct walk *walk, struct odds *odds)
{
    odds->branches = walk->runs;
    odds->samples = walk->request->samples;
    return distributions_write(walk, odds) && ends_write(walk, odds);
}
