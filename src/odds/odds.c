/* Finding odds: the interface; the walk comes with the next changes. */
#include <stdlib.h>
#include <umpire/odds.h>

const int32_t odds_quantile_percents[ODDS_QUANTILES] = {5, 25, 50, 75, 95};

enum odds_result odds_find(const struct odds_request *request, struct odds **ret)
{
    (void)request;
    *ret = NULL;
    return ODDS_STARVED;
}

void odds_free(struct odds *odds)
{
    free(odds);
}
