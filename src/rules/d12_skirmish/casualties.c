/* Figures of an exchange that are hit, several at once. The source says what a hit does, but not whom of several
 * figures it falls on. Here each falls on a figure of its own, those not yet hit first and the least wounded first;
 * what is left goes round again among the living. All figures are alike at first, so the tallies of a round are enough.
 */
#include "exchange.h"

enum { WOUNDS = D12_WOUNDS_MAX + 1, THROWN = WOUNDS, HIT = 2 * WOUNDS };

void d12_ranks_start(struct d12_ranks *ranks, int32_t kind, const struct d12_body *body, int32_t figures,
                     struct explanation *why)
{
    *ranks = (struct d12_ranks){.kind = kind,
                                .ability = body->ability,
                                .allowed = d12_explain_wounds_allowed(body, why),
                                .wounds_taken = body->wounds_taken};
    ranks->standing[body->wounds_taken] = figures;
}

/* One hit on each of some figures of one standing. Who was thrown is on foot now. */
static void hit_standing(struct d12_ranks *ranks, int32_t standing, int32_t figures, int32_t modifier,
                         struct dice *dice, struct explanation *why)
{
    struct d12_harm harms[D12_HARMS_MAX];
    int32_t wounds = standing % WOUNDS, thrown = standing % HIT - wounds;
    const struct d12_hits hits = {.kind = thrown > 0 ? D12_FOOT : ranks->kind,
                                  .wounds_left = ranks->allowed - wounds,
                                  .figures = figures,
                                  .modifier = modifier,
                                  .detail = D12_DEATH_IS_DEATH};
    int32_t count = d12_hit_figures(&hits, dice, why, harms);
    ranks->standing[standing] -= figures;
    for (int32_t i = 0; i < count; i++) {
        if (harms[i].dead)
            ranks->killed += harms[i].figures;
        else
            ranks->standing[HIT + (harms[i].thrown ? THROWN : thrown) + wounds + harms[i].wounds] += harms[i].figures;
    }
}

/* One hit on each living figure, as far as the hits go; returns how many are left. */
static int32_t hit_round(struct d12_ranks *ranks, int32_t hits, int32_t modifier, struct dice *dice,
                         struct explanation *why)
{
    const struct d12_ranks before = *ranks;
    for (int32_t standing = 0; standing < D12_STANDINGS && hits > 0; standing++) {
        int32_t figures = before.standing[standing] < hits ? before.standing[standing] : hits;
        if (figures == 0)
            continue;
        hit_standing(ranks, standing, figures, modifier, dice, why);
        hits -= figures;
    }
    return hits;
}

static int32_t living(const struct d12_ranks *ranks)
{
    int32_t figures = 0;
    for (int32_t standing = 0; standing < D12_STANDINGS; standing++)
        figures += ranks->standing[standing];
    return figures;
}

void d12_ranks_hit(struct d12_ranks *ranks, int32_t hits, bool close_range, struct dice *dice, struct explanation *why)
{
    if (hits == 0 || living(ranks) == 0)
        return;
    int32_t modifier = d12_wound_modifier(close_range, ranks->ability, why);
    while (hits > 0 && living(ranks) > 0)
        hits = hit_round(ranks, hits, modifier, dice, why);
}

void d12_ranks_count(const struct d12_ranks *ranks, struct explanation *why, struct d12_aftermath *aftermath)
{
    int32_t pinned = 0;
    aftermath->killed += ranks->killed;
    for (int32_t standing = HIT; standing < D12_STANDINGS; standing++) {
        int32_t figures = ranks->standing[standing], wounds = standing % WOUNDS;
        pinned += figures;
        aftermath->wounded += wounds > ranks->wounds_taken ? figures : 0;
        aftermath->thrown += standing % HIT >= THROWN ? figures : 0;
    }
    aftermath->pinned += pinned;
    if (pinned > 0)
        explain_value(why, "D12-WND-3", "Who was hit and lives does nothing at the next activation", pinned);
}
