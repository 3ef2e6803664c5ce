/* Only roots that the writer left are ever signed, never one that was made from what the database says later. */
#include "proof.h"
#include "append.h"
#include "problem.h"

static void state_came(struct exchange *exchange)
{
    const struct store_read *read = &exchange->read;
    if (read->result != STORE_DONE) {
        problem_store(exchange, read->result);
        return;
    }
    if (read->state.left_length == 0) {
        problem(exchange, ERROR_SESSION_NOT_SEALED, NULL);
        return;
    }
    const struct tree_head *head = tree_of(exchange, read->state.left, read->state.left_length);
    if (!head || head->size != (uint64_t)read->state.entries)
        problem(exchange, ERROR_RECORD_DAMAGED, NULL);
    else
        exchange->proving(exchange, head);
}

void tree_read_present(struct exchange *exchange, void (*then)(struct exchange *exchange, const struct tree_head *head))
{
    exchange->proving = then;
    exchange->read = (struct store_read){.query = STORE_SESSION_STATE, .session = exchange->session_id};
    exchange_read(exchange, state_came);
}

bool checkpoint_note(struct exchange *exchange, const struct tree_head *head, char ret[CHECKPOINT_NOTE_MAX])
{
    const struct key_ring *keys = atomic_load(&exchange->service->keys);
    struct kept *kept = kept_of(exchange->session, exchange->ruleset);
    struct text note;
    if (kept && kept_note(kept, head, ret))
        return true;
    text_start(&note, ret, CHECKPOINT_NOTE_MAX);
    if (!keys || !checkpoint_sign(&note, &exchange->session_id, head, keys->signers, keys->signer_count)) {
        problem(exchange, ERROR_KEYS_MISSING, NULL);
        return false;
    }
    if (kept)
        kept_keep_note(kept, head, ret);
    return true;
}
