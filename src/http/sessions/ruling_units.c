/* From the roster at the head of the ledger to the one behind the ruling. */
#include "ruling_units.h"
#include "append.h"
#include "table_top.h"

/* Binds the question to the roster that counts, which `ret` is then. */
static bool roster_bind(struct exchange *exchange, const struct session_state *state, const struct roster **ret)
{
    const struct roster *basis = exchange->appending.basis;
    if (!state)
        return append_refuse(exchange, ERROR_SESSION_NOT_SEALED);
    if (basis && !hash_equal(&exchange->appending.basis_digest, &state->roster))
        return append_refuse(exchange, ERROR_RECORD_DAMAGED); /* it was not folded from what is recorded */
    *ret = basis ? basis : roster_at_head(exchange, state);
    if (!*ret || exchange->appending.grounds.kept_from) /* with kept dice it is resolved already */
        return *ret != NULL;
    return binding_bind(&exchange->binding, *ret, exchange->violations);
}

bool units_bind(struct exchange *exchange, const struct session_state *state, const struct roster **ret)
{
    const struct intent *intent = &exchange->intent;
    struct grounds *grounds = &exchange->appending.grounds;
    *ret = NULL;
    grounds->turn = state ? state->turn : 0;
    grounds->phase = state ? phase_name(intent->ruleset, state->phase) : NULL;
    if (intent->units && !roster_bind(exchange, state, ret))
        return false;
    /* A question of mode both was asked in its phase; it must be answered in any. */
    bool asked_now = state && !grounds->corrects && !exchange->answering;
    return !asked_now || phase_allows(intent->ruleset, state, intent->step) ||
           append_refuse(exchange, ERROR_PHASE_OTHER);
}

bool units_affect(struct exchange *exchange, const struct roster *roster)
{
    if (!roster)
        return true;
    exchange->appending.grounds.units = &exchange->binding.units->said;
    return binding_affect(&exchange->binding, roster, &exchange->ruling) ||
           append_refuse(exchange, ERROR_ENTRY_REFUSED);
}

void units_follow(struct exchange *exchange, struct session_state *state, const struct writer *out,
                  const struct roster *met)
{
    const struct grounds *grounds = &exchange->appending.grounds;
    const struct bound_units *units = exchange->binding.units;
    if (!state || !exchange->ruleset->units || !(units || grounds->corrects))
        return;
    struct roster *after = units && !grounds->corrects ? arena_take(&exchange->arena, sizeof *after) : NULL;
    if (after) {
        roster_copy(after, met);
        for (int32_t i = 0; units->said.applied && i < units->said.changes.count; i++)
            roster_change(after, &units->changes[i]);
    }
    roster_follow(exchange, state, out, after);
}
