/* From the roster at the head of the ledger to the one behind the ruling. */
#include "ruling_units.h"
#include "append.h"
#include "table_top.h"
#include <string.h>

static bool body_has(const struct exchange *exchange, const char *words)
{
    const struct writer *body = &exchange->request.body;
    return body->used && memmem(body->at, body->used, words, strlen(words));
}

bool units_are_named(const struct exchange *exchange)
{
    return exchange->ruleset->units && (body_has(exchange, "\"units\"") || body_has(exchange, "\\u"));
}

bool units_settle(struct exchange *exchange, const struct session_state *state, const struct roster **ret)
{
    const struct intent *intent = &exchange->intent;
    struct entry_ruling *grounds = &exchange->appending.grounds;
    const struct roster *basis = exchange->appending.basis;
    *ret = NULL;
    grounds->turn = state ? state->turn : 0;
    grounds->phase = state ? phase_name(intent->ruleset, state->phase) : NULL;
    /* A question of mode both was asked in its phase; it must be answered in any. */
    if (state && !grounds->corrects && !exchange->answering && !phase_allows(intent->ruleset, state, intent->step))
        return append_refuse(exchange, ERROR_PHASE_OTHER);
    if (!intent->casting)
        return true;
    if (!state)
        return append_refuse(exchange, ERROR_SESSION_NOT_SEALED);
    if (basis && !hash_equal(&exchange->appending.basis_digest, &state->roster))
        return append_refuse(exchange, ERROR_RECORD_DAMAGED); /* it was not folded from what is recorded */
    *ret = basis ? basis : roster_at_head(exchange, state);
    if (!*ret || grounds->from) /* with kept dice it is resolved already */
        return *ret != NULL;
    if (casting_settle(intent->casting, *ret, intent->step, (void *)(uintptr_t)intent->question.input,
                       exchange->violations) &&
        intent->step->check)
        intent->step->check(&intent->question, exchange->violations);
    return exchange->violations->count == 0;
}

bool units_affect(struct exchange *exchange, const struct roster *roster)
{
    struct casting *casting = exchange->intent.casting;
    if (!roster)
        return true;
    bool affected = casting_affect(casting, roster, &exchange->ruling);
    exchange->appending.grounds.units = casting->said;
    return affected || append_refuse(exchange, ERROR_ENTRY_REFUSED);
}

void units_follow(struct exchange *exchange, struct session_state *state, const struct writer *out,
                  const struct roster *met)
{
    const struct entry_ruling *grounds = &exchange->appending.grounds;
    const struct casting *casting = exchange->intent.casting;
    if (!state || !exchange->ruleset->units || !(casting || grounds->corrects))
        return;
    struct roster *after = casting && !grounds->corrects ? arena_take(&exchange->arena, sizeof *after) : NULL;
    if (after) {
        roster_copy(after, met);
        for (int32_t i = 0; casting->said.applied && i < casting->said.changes.count; i++)
            roster_change(after, &casting->changes[i]);
    }
    roster_follow(exchange, state, out, after);
}
