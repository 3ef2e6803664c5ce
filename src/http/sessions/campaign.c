/* For as long as its roster is read the exchange works in the other session; whoever has a token of that may read it.
 */
#include "campaign.h"
#include "fold.h"
#include "kept_session.h"
#include "operation.h"
#include "problem.h"

static void session_leave(struct exchange *exchange)
{
    store_session_free(exchange->session);
    exchange->session = NULL;
    exchange->session_id = (struct uuid){0};
    exchange->ruleset = NULL;
}

static void refuse(struct exchange *exchange, enum umpire_error code, const char *pointer, const char *message)
{
    violation_add(exchange->violations, code, pointer, "%s", message);
    problem_violations(exchange);
}

static void roster_look(struct exchange *exchange, const struct protocol *protocol)
{
    struct campaign *campaign = exchange->campaign;
    int64_t last = protocol->next - 1, asked = campaign->choice->at;
    campaign->at = campaign->choice->at == FIELD_ABSENT ? last : asked <= last ? asked : -1;
    if (campaign->at >= 0)
        kept_roster_at(kept_of(exchange->session, exchange->ruleset), campaign->ruleset->units, campaign->at,
                       &campaign->roster);
}

static void roster_looked(struct exchange *exchange)
{
    const struct campaign *campaign = exchange->campaign;
    session_leave(exchange);
    if (campaign->at < 0)
        refuse(exchange, ERROR_OUT_OF_RANGE, "/roster_from/at", "the session has no such entry");
    else
        campaign->then(exchange);
}

/* Which of both is wrong is not told: ids are no secrets, but who may read a session is its own affair. */
static void session_came(struct exchange *exchange)
{
    const struct campaign *campaign = exchange->campaign;
    const struct store_seat *seat = NULL;
    bool found = exchange->read.result == STORE_DONE;
    if (!found && exchange->read.result != STORE_UNKNOWN_SESSION) {
        problem_store(exchange, exchange->read.result);
        return;
    }
    if (found) {
        exchange->session = exchange->read.found;
        seat = seat_of_token(exchange->session, campaign->choice->token);
    }
    if (!seat || store_session_is_revoked(exchange->session, seat)) {
        refuse(exchange, ERROR_NOT_A_CHOICE, "/roster_from", "there is no session of this id that the token opens");
        return;
    }
    exchange->ruleset = ruleset_find(exchange->session->ruleset);
    if (exchange->ruleset != campaign->ruleset)
        refuse(exchange, ERROR_CONFLICTING_FIELDS, "/roster_from/session", "plays another ruleset");
    else
        fold_start(exchange, roster_look, roster_looked);
}

void campaign_start(struct exchange *exchange, struct campaign *campaign)
{
    exchange->campaign = campaign;
    exchange->session_id = campaign->choice->id;
    exchange->read = (struct store_read){.query = STORE_FIND_SESSION, .session = exchange->session_id, .afresh = true};
    exchange_read(exchange, session_came);
}
