/* Figures of an exchange that are hit, several at once. The source says what a hit does, but not whom of several
 * figures it falls on: nobody is hit again before all were hit as often (A-D12-34), over all groups of a volley. Who of
 * those whose turn it is comes first, the option hit_allocation says. Under two of its readings figures that stand
 * alike are counted; only where they are hit in order, and more than once, each is kept for itself. */
#include "rulesets/d12_skirmish/exchange.h"
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
                                .suffered = ranked->suffered,
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

/* Whether nobody who is hit now is hit again. */
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

/* ---- figures that stand alike are counted ---- */

/* The standings in the order in which they are hit: by wounds, and of equals the mounted before the thrown. */
static int32_t standing_at(const struct d12_ranks *ranks, int32_t place)
{
    int32_t wounds = place / PER_WOUND;
    if (ranks->allocation == D12_HIT_MOST_WOUNDED)
        wounds = D12_WOUNDS_MAX - wounds;
    return wounds * PER_WOUND + place % PER_WOUND;
}

/* Adds so many figures of a standing, who are not hit any more, to what such figures suffered. */
static void suffered_add(const struct d12_ranks *ranks, int32_t standing, int32_t figures, bool pinned,
                         struct d12_aftermath *suffered)
{
    int32_t wounds = standing / PER_WOUND - ranks->wounds_taken;
    suffered->pinned += pinned ? figures : 0;
    suffered->wounded += wounds > 0 ? figures : 0;
    suffered->wounds += wounds * figures;
    suffered->thrown += standing % PER_WOUND == THROWN ? figures : 0;
}

/* In the last round: of the waiting those who will be hit, how many live besides, and of what these suffered the sums
 * that are asked for. */
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

/* Between two draws only the ranks matter as they are, and what is still to come of the round. Who is in neither is
 * dead. */
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

/* One hit on each of some figures of one standing. Who was thrown is on foot now. */
static bool hit_standing(struct falling *falling, int32_t figures, struct dice *dice, struct explanation *why)
{
    struct d12_ranks *ranks = falling->ranks;
    struct d12_hits hits =
        hits_on(falling, falling->standing / PER_WOUND, falling->standing % PER_WOUND == THROWN, figures);
    hits.only_killed = ranks->suffered == 0 && is_last_round(ranks);
    d12_throw_wounds(&hits, dice, falling->suffering);
    ranks->hit[falling->standing] += figures; /* who was not counted stays as he was */
    for (int32_t row = 0; row < D12_WOUND_LINES; row++)
        ranks->hit[falling->standing] -= falling->suffering[row];
    for (int32_t row = 0; row < D12_WOUND_LINES; row++) {
        if (d12_falls(&hits, row, falling->suffering[row]) && !counts_forget(falling, dice))
            return false;
        suffer(falling, &hits, row, dice, why);
    }
    return true;
}

/* The standing that is hit next, and how many figures of it; 0 when nobody waits any more. Which of those who wait are
 * meant is decided by the hits that are left; for odds it makes no difference in which order these are hit. They go
 * from the worst to the best: who was hit is then never better off than who waits, and fewer ways differ. */
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

/* One hit on each whose turn it is, as far as the hits go. */
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
    int32_t pinned = aftermath->pinned;
    aftermath->killed += ranks->killed;
    for (int32_t standing = 0; standing < D12_STANDINGS; standing++)
        suffered_add(ranks, standing, ranks->hit[standing] + (ranks->all_hit ? ranks->waiting[standing] : 0), true,
                     aftermath);
    pinned = aftermath->pinned - pinned;
    if (pinned > 0)
        explain_count(why, "D12-WND-3", "Who was hit and lives does nothing at the next activation", pinned);
}
