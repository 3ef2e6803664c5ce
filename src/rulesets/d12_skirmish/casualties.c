/* Figures of an exchange that are hit, several at once. The source says what a hit does, but not which of several
 * figures it hits: no figure is hit again before all were hit equally often (A-D12-34), over all groups of a volley.
 * The option hit_allocation orders the figures of a round. Under two of its readings, figures in the same state are
 * counted; only where hits go in a fixed order, and some figures are hit more than once, is each figure tracked by
 * itself. */
#include "rulesets/d12_skirmish/exchange.h"
#include <string.h>

enum { THROWN = 1, PER_WOUND = 2, NO_LINE = -1 }; /* a state is twice the wounds, plus one for a thrown rider */

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
                                .suffered = ranked->suffered,
                                .hits_left = ranked->hits};
    if (ranked->allocation == D12_HIT_IN_ORDER && ranked->hits > ranked->figures) {
        ranks->row_count = ranked->figures;
        for (int32_t i = 0; i < ranked->figures; i++)
            ranks->row[i] = (struct d12_ranked_figure){.wounds = ranked->body->wounds, .line = NO_LINE};
    }
    ranks->waiting[ranked->body->wounds * PER_WOUND] = ranked->figures;
}

/* The hits in progress: what remains of this round. */
struct falling {
    struct d12_ranks *ranks;
    int32_t hits; /* hits left for later figures */
    int32_t modifier;
    int32_t standing;                   /* the figure that is being hit */
    int32_t suffering[D12_WOUND_LINES]; /* figures of it that have yet to suffer their line of the table */
    struct retained *retained;          /* further numbers that the exchange needs */
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

/* Whether no figure that is hit now will be hit again. */
static bool is_last_round(const struct d12_ranks *ranks)
{
    return ranks->hits_left <= sum_of(ranks->waiting);
}

static void round_begin(struct d12_ranks *ranks)
{
    memcpy(ranks->waiting, ranks->hit, sizeof ranks->waiting);
    memset(ranks->hit, 0, sizeof ranks->hit);
    for (int32_t i = 0; i < ranks->row_count; i++)
        ranks->row[i].hit = false;
    ranks->all_hit = true;
}

/* ---- figures in the same state, counted ---- */

/* The states in the order in which they are hit: by wounds, and the mounted before the thrown. */
static int32_t standing_at(const struct d12_ranks *ranks, int32_t place)
{
    int32_t wounds = place / PER_WOUND;
    if (ranks->allocation == D12_HIT_MOST_WOUNDED)
        wounds = D12_WOUNDS_MAX - wounds;
    return wounds * PER_WOUND + place % PER_WOUND;
}

/* Adds figures of a state that will not be hit again to the totals. */
static void suffered_add(const struct d12_ranks *ranks, int32_t standing, int32_t figures, bool pinned,
                         struct d12_aftermath *suffered)
{
    int32_t wounds = standing / PER_WOUND - ranks->wounds_taken;
    suffered->pinned += pinned ? figures : 0;
    suffered->wounded += wounds > 0 ? figures : 0;
    suffered->wounds += wounds * figures;
    suffered->thrown += standing % PER_WOUND == THROWN ? figures : 0;
}

/* For the last round: how many of the waiting figures will be hit, how many others live, and the totals that are asked
 * for. */
static void retain_last_round(const struct d12_ranks *ranks, struct retained *retained)
{
    struct d12_aftermath suffered = {.killed = 0};
    int32_t hits = ranks->hits_left, others = sum_of(ranks->hit);
    for (int32_t place = 0; place < D12_STANDINGS; place++) {
        int32_t standing = standing_at(ranks, place);
        int32_t waiting = ranks->waiting[standing], meant = waiting < hits ? waiting : hits;
        if (waiting > 0)
            retain(retained, meant * D12_STANDINGS + place);
        suffered_add(ranks, standing, ranks->hit[standing], true, &suffered);
        suffered_add(ranks, standing, waiting - meant, ranks->all_hit, &suffered);
        others += waiting - meant;
        hits -= meant;
    }
    retain(retained, others);
    retain(retained, ranks->suffered & D12_ASKS_WOUNDED ? suffered.wounded : 0);
    retain(retained, ranks->suffered & D12_ASKS_WOUNDS ? suffered.wounds : 0);
    retain(retained, ranks->suffered & D12_ASKS_PINNED ? suffered.pinned : 0);
    retain(retained, ranks->suffered & D12_ASKS_THROWN ? suffered.thrown : 0);
}

/* Between two draws only the current counts matter, and the hits left in the round. A figure in no count is dead. */
static bool counts_forget(const struct falling *falling, struct dice *dice)
{
    struct retained *retained = falling->retained;
    const struct d12_ranks *ranks = falling->ranks;
    int32_t outer = retained->count;
    bool is_last = is_last_round(ranks);
    retain(retained, falling->hits);
    retain(retained, is_last);
    retain(retained, falling->standing);
    retain(retained, ranks->all_hit);
    for (int32_t row = 0; row < D12_WOUND_LINES; row++)
        retain(retained, falling->suffering[row]);
    if (is_last)
        retain_last_round(ranks, retained);
    for (int32_t i = ranks->wounds_taken * PER_WOUND; !is_last && i < ranks->allowed * PER_WOUND; i++)
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

/* One hit on each of some figures in one state. A thrown rider is on foot now. */
static bool hit_standing(struct falling *falling, int32_t figures, struct dice *dice, struct explanation *why)
{
    struct d12_ranks *ranks = falling->ranks;
    struct d12_hits hits =
        hits_on(falling, falling->standing / PER_WOUND, falling->standing % PER_WOUND == THROWN, figures);
    hits.only_killed = ranks->suffered == 0 && is_last_round(ranks);
    d12_throw_wounds(&hits, dice, falling->suffering);
    ranks->hit[falling->standing] += figures; /* figures that were not counted stay as they are */
    for (int32_t row = 0; row < D12_WOUND_LINES; row++)
        ranks->hit[falling->standing] -= falling->suffering[row];
    for (int32_t row = 0; row < D12_WOUND_LINES; row++) {
        if (d12_falls(&hits, row, falling->suffering[row]) && !counts_forget(falling, dice))
            return false;
        suffer(falling, &hits, row, dice, why);
    }
    return true;
}

/* The state that is hit next, and how many figures of it; 0 when no figure waits. The remaining hits decide which of
 * the waiting figures are hit; for odds their order makes no difference. The worst come first: a figure that was hit is
 * then never better off than one that waits, so fewer ways differ. */
static int32_t standing_next(const struct falling *falling, const struct dice *dice, int32_t *ret_figures)
{
    const struct d12_ranks *ranks = falling->ranks;
    int32_t hits = falling->hits, next = -1;
    *ret_figures = 0;
    for (int32_t place = 0; place < D12_STANDINGS && hits > 0; place++) {
        int32_t standing = standing_at(ranks, place), waiting = ranks->waiting[standing];
        int32_t figures = waiting < hits ? waiting : hits;
        hits -= figures;
        if (figures == 0 || standing < next)
            continue;
        next = standing;
        *ret_figures = figures;
        if (dice_are_thrown(dice))
            break;
    }
    return next;
}

/* One hit on each waiting figure, until the hits run out. */
static bool hit_counted(struct falling *falling, struct dice *dice, struct explanation *why)
{
    struct d12_ranks *ranks = falling->ranks;
    int32_t figures;
    while ((falling->standing = standing_next(falling, dice, &figures)) >= 0) {
        if (ranks->thrown_for && !counts_forget(falling, dice))
            return false;
        ranks->thrown_for = true;
        ranks->waiting[falling->standing] -= figures;
        falling->hits -= figures;
        ranks->hits_left -= figures;
        if (!hit_standing(falling, figures, dice, why))
            return false;
    }
    return true;
}

/* ---- each figure by itself ---- */

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

/* The identity of a figure matters as long as it may be hit again: in the last round, figures that were hit are only
 * counted. */
static bool row_forget(const struct falling *falling, struct dice *dice)
{
    struct retained *retained = falling->retained;
    const struct d12_ranks *ranks = falling->ranks;
    int32_t outer = retained->count, hit_count = 0, hit[D12_ROW_MAX];
    bool is_last = is_last_round(ranks);
    retain(retained, falling->hits);
    retain(retained, ranks->hits_left);
    retain(retained, ranks->all_hit);
    for (int32_t i = 0; i < ranks->row_count; i++)
        if (!ranks->row[i].dead && !(is_last && ranks->row[i].hit))
            retain(retained, figure_number(&ranks->row[i]));
    for (int32_t i = 0; i < ranks->row_count; i++)
        if (!ranks->row[i].dead && is_last && ranks->row[i].hit)
            put_sorted(hit, hit_count++,
                       ranks->suffered == 0 && ranks->row[i].line == NO_LINE ? 0 : figure_number(&ranks->row[i]));
    for (int32_t i = 0; i < hit_count; i++)
        retain(retained, hit[i]);
    bool goes_on = forget_all_but(retained, dice);
    retained->count = outer;
    return goes_on;
}

/* The harm to one figure with a known line of the table. */
static bool suffer_alone(struct falling *falling, struct d12_ranked_figure *figure, struct dice *dice,
                         struct explanation *why)
{
    struct d12_harm harms[D12_HARMS_MAX]; /* a figure suffers one kind of harm */
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

/* One hit on each waiting figure, from the first on: all wounds, then the falls. */
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

/* ---- both ways ---- */

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
    int32_t pinned = aftermath->pinned;
    aftermath->killed += ranks->killed;
    for (int32_t standing = 0; standing < D12_STANDINGS; standing++)
        suffered_add(ranks, standing, ranks->hit[standing] + (ranks->all_hit ? ranks->waiting[standing] : 0), true,
                     aftermath);
    pinned = aftermath->pinned - pinned;
    if (pinned > 0)
        explain_count(why, "D12-WND-3", "Who was hit and lives does nothing at the next activation", pinned);
}
