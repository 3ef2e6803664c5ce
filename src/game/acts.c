/* What players say about a game: notes, disputes, decisions, taking back by consent, and closing it. */
#include "game/append.h"
#include "game/roster_head.h"

enum job_state game_note(struct job *job, struct act *act)
{
    static const struct action action = {.kind = ENTRY_NOTE};
    static const struct action by_device = {.kind = ENTRY_NOTE, .judged = true};
    return append_act(job, act->entry.signature.bytes ? &by_device : &action, act);
}

enum job_state game_describe(struct job *job, struct act *act)
{
    static const struct action action = {.kind = ENTRY_DESCRIBED};
    return append_act(job, &action, act);
}

enum job_state game_dispute(struct job *job, struct act *act)
{
    static const struct action action = {.kind = ENTRY_DISPUTE, .judged = true};
    return append_act(job, &action, act);
}

enum job_state game_decide(struct job *job, int64_t dispute, struct act *act)
{
    static const struct action action = {.kind = ENTRY_DECISION, .judged = true};
    act->entry.decision.dispute = dispute;
    return append_act(job, &action, act);
}

enum job_state game_propose_undo(struct job *job, struct act *act)
{
    static const struct action action = {.kind = ENTRY_UNDO_PROPOSED, .judged = true};
    job->append.about = act->entry.undo_proposed.target;
    return append_act(job, &action, act);
}

/* A turn is taken back: the previous one becomes current again. The protocol is locked, and the fold of units with
 * it. */
static void turn_back(struct job *job, const struct protocol *protocol)
{
    const struct session_cache *cache = session_cache_of(job->session, job->ruleset);
    struct append *append = &job->append;
    append->turns_back = protocol->marks[protocol->proposal.target].kind == ENTRY_TURN;
    if (cache && append->turns_back)
        session_cache_turn_before(cache, protocol->proposal.target, &append->turn_back, &append->phase_back);
}

/* With the last consent the entry is taken back. */
static enum objection undo_answer_judge(struct job *job, const struct protocol *protocol)
{
    struct entry_undo_answered *answer = &job->append.act->entry.undo_answered;
    const struct seat *seat = protocol_seat(protocol, job->seat->name);
    bool last = answer->consent && seat && protocol_consents_last(protocol, seat);
    job->append.takes_back = answer->taken_back = last ? protocol->proposal.target : 0;
    if (job->append.takes_back)
        turn_back(job, protocol);
    struct entry entry = entry_begin(job, protocol, ENTRY_UNDO_ANSWERED);
    return entry_judge(protocol, &entry);
}

static bool undo_answer_write(struct job *job, struct ledger_end *end)
{
    entry_write(end->out, &job->append.entry);
    if (!job->append.takes_back || !end->state || !job->ruleset->units)
        return true;
    if (job->append.turns_back) {
        end->state->turn = job->append.turn_back;
        end->state->phase = job->append.phase_back;
    }
    roster_follow(job, end, NULL);
    return true;
}

enum job_state game_answer_undo(struct job *job, int64_t proposal, struct act *act)
{
    static const struct action action = {
        .kind = ENTRY_UNDO_ANSWERED, .judged = true, .judge = undo_answer_judge, .write = undo_answer_write};
    act->entry.undo_answered.proposal = proposal;
    return append_act(job, &action, act);
}

/* Two-sided, it ends an open question. */
enum job_state game_close(struct job *job, struct act *act)
{
    static const struct action action = {.kind = ENTRY_CLOSED};
    static const struct action judged = {.kind = ENTRY_CLOSED, .judged = true};
    return append_act(job, job->session->two_sided ? &judged : &action, act);
}
