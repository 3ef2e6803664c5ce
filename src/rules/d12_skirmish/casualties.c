/* Figures of an exchange that are hit, several at once. The source says what a hit does, but not whom of several
 * figures it falls on: nobody is hit again before all were hit as often (A-D12-34), over all groups of a volley. Who of
 * those whose turn it is comes first, the option hit_allocation says. Under two of its readings figures that stand
 * alike are counted; only where they are hit in order, and more than once, each is kept for itself. */
#include "exchange.h"
#include <string.h>

enum { THROWN = 1, PER_WOUND = 2, NO_LINE = -1 }; /* a standing is wounds times two, and one for the thrown */

static int32_t sum_of(const int32_t standing[D12_STANDINGS])
{
    int32_t figures = 0;
    for (int32_t i = 0; i < D12_STANDINGS; i++)
        figures += standing[i];
    return figures;
}

void d12_ranks_start(struct d12_ranks *ranks, const struct d12_ranked *ranked, struct explanation *why)
{
    *ranks = (struct d12_ranks){.kind = ranked->kind,
                                .ability = ranked->body->ability,
                                .allowed = d12_explain_wounds_allowed(ranked->body, why),
                                .wounds_taken = ranked->body->wounds,
                                .allocation = ranked->allocation,
                                .hits_left = ranked->hits};
    if (ranked->allocation == D12_HIT_IN_ORDER && ranked->hits > ranked->figures) {
        ranks->row_count = ranked->figures;
        for (int32_t i = 0; i < ranked->figures; i++)
            ranks->row[i] = (struct d12_ranked_figure){.wounds = ranked->body->wounds, .line = NO_LINE};
    }
    ranks->waiting[ranked->body->wounds * PER_WOUND] = ranked->figures;
}

/* Hits while they fall: what of the round is still to come. */
struct falling {
    struct d12_ranks *ranks;
    int32_t hits; /* left for later figures */
    int32_t modifier;
    int32_t standing;                   /* that is being hit */
    int32_t suffering[D12_WOUND_LINES]; /* its figures that still suffer their line of the table */
    struct retained *retained;          /* what the exchange needs besides */
};

static struct d12_hits hits_on(const struct falling *falling, int32_t wounds, bool thrown, int32_t figures)
{
    const struct d12_ranks *ranks = falling->ranks;
    return (struct d12_hits){.kind = thrown ? D12_FOOT : ranks->kind,
                             .wounds_left = ranks->allowed - wounds,
                             .figures = figures,
                             .modifier = falling->modifier,
                             .detail = D12_DEATH_IS_DEATH};
}

static void round_begin(struct d12_ranks *ranks)
{
    memcpy(ranks->waiting, ranks->hit, sizeof ranks->waiting);
    memset(ranks->hit, 0, sizeof ranks->hit);
    for (int32_t i = 0; i < ranks->row_count; i++)
        ranks->row[i].hit = false;
    ranks->all_hit = true;
}

/* ---- figures that stand alike are counted ---- */

/* Between two draws only the ranks matter as they are, and what is still to come of the round. Who is in neither is
 * dead. */
static bool counts_forget(const struct falling *falling, struct dice *dice)
{
    struct retained *retained = falling->retained;
    const struct d12_ranks *ranks = falling->ranks;
    int32_t outer = retained->count;
    retain(retained, falling->hits);
    retain(retained, falling->standing);
    retain(retained, ranks->all_hit);
    for (int32_t row = 0; row < D12_WOUND_LINES; row++)
        retain(retained, falling->suffering[row]);
    for (int32_t i = ranks->wounds_taken * PER_WOUND; i < ranks->allowed * PER_WOUND; i++)
        retain(retained, ranks->waiting[i] * (D12_FIGURES_MAX + 1) + ranks->hit[i]);
    bool goes_on = forget_all_but(retained, dice);
    retained->count = outer;
    return goes_on;
}

static void suffer(struct falling *falling, const struct d12_hits *hits, int32_t row, struct dice *dice,
                   struct explanation *why)
{
    struct d12_harm harms[D12_HARMS_MAX];
    struct d12_ranks *ranks = falling->ranks;
    int32_t count = d12_suffer(hits, row, falling->suffering[row], dice, why, harms);
    falling->suffering[row] = 0;
    for (int32_t i = 0; i < count; i++) {
        int32_t now = falling->standing + harms[i].wounds * PER_WOUND;
        if (harms[i].dead)
            ranks->killed += harms[i].figures;
        else
            ranks->hit[harms[i].thrown ? now | THROWN : now] += harms[i].figures;
    }
}

/* One hit on each of some figures of one standing. Who was thrown is on foot now. */
static bool hit_standing(struct falling *falling, int32_t figures, struct dice *dice, struct explanation *why)
{
    const struct d12_hits hits =
        hits_on(falling, falling->standing / PER_WOUND, falling->standing % PER_WOUND == THROWN, figures);
    d12_throw_wounds(&hits, dice, falling->suffering);
    for (int32_t row = 0; row < D12_WOUND_LINES; row++) {
        if (d12_falls(&hits, row, falling->suffering[row]) && !counts_forget(falling, dice))
            return false;
        suffer(falling, &hits, row, dice, why);
    }
    return true;
}

/* The standings in the order in which they are hit: by wounds, and of equals the mounted before the thrown. */
static int32_t standing_at(const struct d12_ranks *ranks, int32_t place)
{
    int32_t wounds = place / PER_WOUND;
    if (ranks->allocation == D12_HIT_MOST_WOUNDED)
        wounds = D12_WOUNDS_MAX - wounds;
    return wounds * PER_WOUND + place % PER_WOUND;
}

/* One hit on each whose turn it is, as far as the hits go. */
static bool hit_counted(struct falling *falling, struct dice *dice, struct explanation *why)
{
    struct d12_ranks *ranks = falling->ranks;
    for (int32_t place = 0; place < D12_STANDINGS && falling->hits > 0; place++) {
        falling->standing = standing_at(ranks, place);
        int32_t waiting = ranks->waiting[falling->standing];
        int32_t figures = waiting < falling->hits ? waiting : falling->hits;
        if (figures == 0)
            continue;
        if (ranks->thrown_for && !counts_forget(falling, dice))
            return false;
        ranks->thrown_for = true;
        ranks->waiting[falling->standing] -= figures;
        falling->hits -= figures;
        if (!hit_standing(falling, figures, dice, why))
            return false;
    }
    return true;
}

/* ---- each figure for itself ---- */

static int32_t figure_number(const struct d12_ranked_figure *figure)
{
    int32_t standing = figure->wounds * PER_WOUND + figure->thrown;
    return (standing * 2 + figure->hit) * (D12_WOUND_LINES + 1) + figure->line - NO_LINE;
}

static void put_sorted(int32_t *list, int32_t count, int32_t number)
{
    while (count > 0 && list[count - 1] > number) {
        list[count] = list[count - 1];
        count--;
    }
    list[count] = number;
}

/* Whose figure is hit matters as long as it may be its turn again: when this is the last round, those who were hit are
 * only counted. */
static bool row_forget(const struct falling *falling, struct dice *dice)
{
    struct retained *retained = falling->retained;
    const struct d12_ranks *ranks = falling->ranks;
    int32_t outer = retained->count, hit_count = 0, hit[D12_ROW_MAX];
    bool is_last = ranks->hits_left <= sum_of(ranks->waiting);
    retain(retained, falling->hits);
    retain(retained, ranks->hits_left);
    retain(retained, ranks->all_hit);
    for (int32_t i = 0; i < ranks->row_count; i++)
        if (!ranks->row[i].dead && !(is_last && ranks->row[i].hit))
            retain(retained, figure_number(&ranks->row[i]));
    for (int32_t i = 0; i < ranks->row_count; i++)
        if (!ranks->row[i].dead && is_last && ranks->row[i].hit)
            put_sorted(hit, hit_count++, figure_number(&ranks->row[i]));
    for (int32_t i = 0; i < hit_count; i++)
        retain(retained, hit[i]);
    bool goes_on = forget_all_but(retained, dice);
    retained->count = outer;
    return goes_on;
}

/* What one figure suffers whose line of the table is known. */
static bool suffer_alone(struct falling *falling, struct d12_ranked_figure *figure, struct dice *dice,
                         struct explanation *why)
{
    struct d12_harm harms[D12_HARMS_MAX]; /* one figure suffers one kind of harm */
    struct d12_ranks *ranks = falling->ranks;
    const struct d12_hits hits = hits_on(falling, figure->wounds, figure->thrown, 1);
    if (d12_falls(&hits, figure->line, 1) && !row_forget(falling, dice))
        return false;
    d12_suffer(&hits, figure->line, 1, dice, why, harms);
    figure->line = NO_LINE;
    figure->wounds += harms[0].wounds;
    figure->thrown = figure->thrown || harms[0].thrown;
    figure->dead = harms[0].dead;
    if (figure->dead)
        ranks->killed++;
    else
        ranks->hit[figure->wounds * PER_WOUND + figure->thrown]++;
    return true;
}

static bool throw_alone(struct falling *falling, struct d12_ranked_figure *figure, struct dice *dice)
{
    struct d12_ranks *ranks = falling->ranks;
    const struct d12_hits hits = hits_on(falling, figure->wounds, figure->thrown, 1);
    int32_t counts[D12_WOUND_LINES];
    if (ranks->thrown_for && !row_forget(falling, dice))
        return false;
    ranks->thrown_for = true;
    d12_throw_wounds(&hits, dice, counts);
    for (figure->line = 0; counts[figure->line] == 0;)
        figure->line++;
    figure->hit = true;
    ranks->waiting[figure->wounds * PER_WOUND + figure->thrown]--;
    falling->hits--;
    ranks->hits_left--;
    return true;
}

/* One hit on each whose turn it is, from the first figure on: all their wounds, then the falls. */
static bool hit_in_order(struct falling *falling, struct dice *dice, struct explanation *why)
{
    struct d12_ranks *ranks = falling->ranks;
    for (int32_t i = 0; i < ranks->row_count && falling->hits > 0; i++)
        if (!ranks->row[i].dead && !ranks->row[i].hit && !throw_alone(falling, &ranks->row[i], dice))
            return false;
    for (int32_t line = 0; line < D12_WOUND_LINES; line++)
        for (int32_t i = 0; i < ranks->row_count; i++)
            if (ranks->row[i].line == line && !suffer_alone(falling, &ranks->row[i], dice, why))
                return false;
    return true;
}

/* ---- both ---- */

static bool are_alive(const struct d12_ranks *ranks)
{
    return sum_of(ranks->waiting) + sum_of(ranks->hit) > 0;
}

bool d12_ranks_hit(struct d12_ranks *ranks, int32_t hits, bool close_range, struct retained *retained,
                   struct dice *dice, struct explanation *why)
{
    if (hits == 0 || !are_alive(ranks))
        return true;
    struct falling falling = {.ranks = ranks, .hits = hits, .retained = retained};
    falling.modifier = d12_wound_modifier(close_range, ranks->ability, why);
    while (falling.hits > 0 && are_alive(ranks)) {
        if (sum_of(ranks->waiting) == 0)
            round_begin(ranks);
        if (!(ranks->row_count > 0 ? hit_in_order : hit_counted)(&falling, dice, why))
            return false;
    }
    return true;
}

void d12_ranks_count(const struct d12_ranks *ranks, struct explanation *why, struct d12_aftermath *aftermath)
{
    int32_t pinned = 0;
    aftermath->killed += ranks->killed;
    for (int32_t standing = 0; standing < D12_STANDINGS; standing++) {
        int32_t figures = ranks->hit[standing] + (ranks->all_hit ? ranks->waiting[standing] : 0);
        int32_t wounds = standing / PER_WOUND;
        pinned += figures;
        aftermath->wounded += wounds > ranks->wounds_taken ? figures : 0;
        aftermath->wounds += (wounds - ranks->wounds_taken) * figures;
        aftermath->thrown += standing % PER_WOUND == THROWN ? figures : 0;
    }
    aftermath->pinned += pinned;
    if (pinned > 0)
        explain_count(why, "D12-WND-3", "Who was hit and lives does nothing at the next activation", pinned);
}
