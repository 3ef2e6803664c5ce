/* Figures of an exchange that are hit, several at once. The source says what a hit does, but not whom of several
 * figures it falls on. Here each falls on a figure of its own, those not yet hit first and the least wounded first;
 * what is left goes round again among the living. All figures are alike at first, so the tallies of a round are enough.
 */
#include "exchange.h"
#include <string.h>

enum { WOUNDS = D12_WOUNDS_MAX + 1, THROWN = WOUNDS, HIT = 2 * WOUNDS };

void d12_ranks_start(struct d12_ranks *ranks, int32_t kind, const struct d12_body *body, int32_t figures,
                     struct explanation *why)
{
    *ranks = (struct d12_ranks){.kind = kind,
                                .ability = body->ability,
                                .allowed = d12_explain_wounds_allowed(body, why),
                                .wounds_taken = body->wounds};
    ranks->standing[body->wounds] = figures;
}

/* Hits while they fall: what of the round is still to come. */
struct falling {
    struct d12_ranks *ranks;
    int32_t hits; /* left for later figures */
    int32_t modifier;
    int32_t waiting[D12_STANDINGS];     /* the living that this round has not come to yet */
    int32_t standing;                   /* that is being hit */
    int32_t suffering[D12_WOUND_LINES]; /* its figures that still suffer their line of the table */
    struct retained *retained;          /* what the exchange needs besides */
};

/* Between two draws only the ranks matter as they are, and what is still to come of the round. Who is in neither is
 * dead. */
static bool falling_forget(const struct falling *falling, struct dice *dice)
{
    struct retained *retained = falling->retained;
    const struct d12_ranks *ranks = falling->ranks;
    int32_t outer = retained->count;
    retain(retained, falling->hits);
    retain(retained, falling->standing);
    for (int32_t row = 0; row < D12_WOUND_LINES; row++)
        retain(retained, falling->suffering[row]);
    for (int32_t half = 0; half < D12_STANDINGS; half += WOUNDS)
        for (int32_t wounds = ranks->wounds_taken; wounds < ranks->allowed; wounds++)
            retain(retained, ranks->standing[half + wounds] * (D12_FIGURES_MAX + 1) + falling->waiting[half + wounds]);
    bool goes_on = forget_all_but(retained, dice);
    retained->count = outer;
    return goes_on;
}

static void suffer(struct falling *falling, const struct d12_hits *hits, int32_t row, struct dice *dice,
                   struct explanation *why)
{
    struct d12_harm harms[D12_HARMS_MAX];
    struct d12_ranks *ranks = falling->ranks;
    int32_t wounds = falling->standing % WOUNDS, thrown = falling->standing % HIT - wounds;
    int32_t count = d12_suffer(hits, row, falling->suffering[row], dice, why, harms);
    falling->suffering[row] = 0;
    for (int32_t i = 0; i < count; i++) {
        if (harms[i].dead)
            ranks->killed += harms[i].figures;
        else
            ranks->standing[HIT + (harms[i].thrown ? THROWN : thrown) + wounds + harms[i].wounds] += harms[i].figures;
    }
}

/* One hit on each of some figures of one standing. Who was thrown is on foot now. */
static bool hit_standing(struct falling *falling, int32_t figures, struct dice *dice, struct explanation *why)
{
    struct d12_ranks *ranks = falling->ranks;
    int32_t wounds = falling->standing % WOUNDS, thrown = falling->standing % HIT - wounds;
    const struct d12_hits hits = {.kind = thrown > 0 ? D12_FOOT : ranks->kind,
                                  .wounds_left = ranks->allowed - wounds,
                                  .figures = figures,
                                  .modifier = falling->modifier,
                                  .detail = D12_DEATH_IS_DEATH};
    d12_throw_wounds(&hits, dice, falling->suffering);
    ranks->standing[falling->standing] -= figures;
    for (int32_t row = 0; row < D12_WOUND_LINES; row++) {
        if (d12_falls(&hits, row, falling->suffering[row]) && !falling_forget(falling, dice))
            return false;
        suffer(falling, &hits, row, dice, why);
    }
    return true;
}

/* One hit on each living figure, as far as the hits go. */
static bool hit_round(struct falling *falling, struct dice *dice, struct explanation *why)
{
    struct d12_ranks *ranks = falling->ranks;
    memcpy(falling->waiting, ranks->standing, sizeof falling->waiting);
    for (int32_t standing = 0; standing < D12_STANDINGS && falling->hits > 0; standing++) {
        int32_t waiting = falling->waiting[standing], figures = waiting < falling->hits ? waiting : falling->hits;
        falling->standing = standing;
        if (figures == 0)
            continue;
        if (ranks->thrown_for && !falling_forget(falling, dice))
            return false;
        ranks->thrown_for = true;
        falling->waiting[standing] = 0;
        falling->hits -= figures;
        if (!hit_standing(falling, figures, dice, why))
            return false;
    }
    return true;
}

static int32_t living(const struct d12_ranks *ranks)
{
    int32_t figures = 0;
    for (int32_t standing = 0; standing < D12_STANDINGS; standing++)
        figures += ranks->standing[standing];
    return figures;
}

bool d12_ranks_hit(struct d12_ranks *ranks, int32_t hits, bool close_range, struct retained *retained,
                   struct dice *dice, struct explanation *why)
{
    if (hits == 0 || living(ranks) == 0)
        return true;
    struct falling falling = {.ranks = ranks, .hits = hits, .retained = retained};
    falling.modifier = d12_wound_modifier(close_range, ranks->ability, why);
    while (falling.hits > 0 && living(ranks) > 0)
        if (!hit_round(&falling, dice, why))
            return false;
    return true;
}

void d12_ranks_count(const struct d12_ranks *ranks, struct explanation *why, struct d12_aftermath *aftermath)
{
    int32_t pinned = 0;
    aftermath->killed += ranks->killed;
    for (int32_t standing = HIT; standing < D12_STANDINGS; standing++) {
        int32_t figures = ranks->standing[standing], wounds = standing % WOUNDS;
        pinned += figures;
        aftermath->wounded += wounds > ranks->wounds_taken ? figures : 0;
        aftermath->wounds += (wounds - ranks->wounds_taken) * figures;
        aftermath->thrown += standing % HIT >= THROWN ? figures : 0;
    }
    aftermath->pinned += pinned;
    if (pinned > 0)
        explain_value(why, "D12-WND-3", "Who was hit and lives does nothing at the next activation", pinned);
}
