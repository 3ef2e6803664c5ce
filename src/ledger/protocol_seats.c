/* Seats that are revoked (docs/ledger.md, "Seats that are revoked"): what they leave behind must not hold up the game.
 */
#include "entry.h"
#include "protocol_parts.h"
#include <string.h>

/* The umpire revokes any seat but its own, every other seat itself alone. */
static bool may_revoke(const struct seat *by, const char *who)
{
    return (by->role == BY_UMPIRE) != (strcmp(by->name, who) == 0);
}

enum objection revoked_check(const struct protocol *protocol, const struct act *act)
{
    const struct seat *who = protocol_seat(protocol, act->revoked.who);
    if (!who && strcmp(act->revoked.who, ENTRY_SPECTATORS) != 0)
        return OBJECTION_STRANGER;
    if (!may_revoke(protocol_seat(protocol, act->seat), act->revoked.who))
        return OBJECTION_ROLE;
    return (who ? who->revoked : protocol->spectators_revoked) ? OBJECTION_REVOKED_ALREADY : OBJECTION_NONE;
}

/* A question that needs its nonce could neither be answered nor be given up by consent any more; and nobody gains
 * other dice by ending it, since none can be asked for without a party. */
void revoked_apply(struct protocol *protocol, const struct act *act)
{
    int32_t who = seat_index(protocol, act->revoked.who);
    if (who < 0) {
        protocol->spectators_revoked = true;
        return;
    }
    protocol->seats[who].revoked = true;
    if (protocol->question.seq && party_is_missing(protocol))
        question_end(protocol);
    proposal_review(protocol);
}
