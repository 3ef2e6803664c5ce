/* What players say about a game: notes, disputes, decisions, taking back by consent, and the end. Each is judged by the
 * protocol and written as it was said. */
#include "act_requests.h"
#include "append.h"
#include "requests.h"
#include "roster_head.h"

static const char *given(const char *text)
{
    return text[0] ? text : NULL;
}

static bool note_write(struct job *job, struct ledger_end *end)
{
    const struct note_request *request = job->append.request;
    entry_write_note(end->out, &job->append.envelope, request->words);
    return true;
}

enum job_state game_note(struct job *job, const struct note_request *request)
{
    static const struct action action = {.kind = ACT_NOTE, .write = note_write};
    job->append.request = request;
    return append_start(job, &action, request->seen_head);
}

static enum objection dispute_judge(struct job *job, const struct protocol *protocol)
{
    const struct dispute_request *request = job->append.request;
    struct act act = act_begin(job, protocol, ACT_DISPUTE);
    act.dispute.target = request->target;
    return protocol_check(protocol, &act);
}

static bool dispute_write(struct job *job, struct ledger_end *end)
{
    const struct dispute_request *request = job->append.request;
    entry_write_dispute(end->out, &job->append.envelope, request->target, request->claim, given(request->clause));
    return true;
}

enum job_state game_dispute(struct job *job, const struct dispute_request *request)
{
    static const struct action action = {.kind = ACT_DISPUTE, .judge = dispute_judge, .write = dispute_write};
    job->append.request = request;
    return append_start(job, &action, request->seen_head);
}

static enum objection decision_judge(struct job *job, const struct protocol *protocol)
{
    const struct decision_request *request = job->append.request;
    struct act act = act_begin(job, protocol, ACT_DECISION);
    act.decision.dispute = job->append.about;
    act.decision.upheld = request->upheld;
    act.decision.correction = decision_correction_kind(request);
    return protocol_check(protocol, &act);
}

static bool decision_write(struct job *job, struct ledger_end *end)
{
    const struct decision_request *request = job->append.request;
    const struct decision decision = {.dispute = job->append.about,
                                      .upheld = request->upheld,
                                      .clause = request->clause,
                                      .correction = decision_correction(request),
                                      .words = given(request->words)};
    entry_write_decision(end->out, &job->append.envelope, &decision);
    return true;
}

enum job_state game_decide(struct job *job, int64_t dispute, const struct decision_request *request)
{
    static const struct action action = {.kind = ACT_DECISION, .judge = decision_judge, .write = decision_write};
    job->append.request = request;
    job->append.about = dispute;
    return append_start(job, &action, request->seen_head);
}

static enum objection undo_judge(struct job *job, const struct protocol *protocol)
{
    const struct undo_request *request = job->append.request;
    struct act act = act_begin(job, protocol, ACT_UNDO_PROPOSED);
    act.undo_proposed.target = request->target;
    return protocol_check(protocol, &act);
}

static bool undo_write(struct job *job, struct ledger_end *end)
{
    const struct undo_request *request = job->append.request;
    entry_write_undo_proposed(end->out, &job->append.envelope, request->target, given(request->words));
    return true;
}

enum job_state game_propose_undo(struct job *job, const struct undo_request *request)
{
    static const struct action action = {.kind = ACT_UNDO_PROPOSED, .judge = undo_judge, .write = undo_write};
    job->append.request = request;
    return append_start(job, &action, request->seen_head);
}

static enum objection undo_answer_judge(struct job *job, const struct protocol *protocol)
{
    const struct undo_answer_request *request = job->append.request;
    struct act act = act_begin(job, protocol, ACT_UNDO_ANSWERED);
    act.undo_answered.proposal = job->append.about;
    act.undo_answered.consent = request->consent;
    bool gives_up = request->consent && protocol->question.seq && protocol->proposal.target == protocol->question.seq;
    job->append.ends_link = gives_up ? protocol->question.link : 0;
    return protocol_check(protocol, &act);
}

/* A question that is given up has spent its link. */
static bool undo_answer_write(struct job *job, struct ledger_end *end)
{
    const struct undo_answer_request *request = job->append.request;
    if (job->append.ends_link && end->state)
        end->state->spent = job->append.ends_link;
    entry_write_undo_answered(end->out, &job->append.envelope, job->append.about, request->consent);
    if (request->consent && end->state && job->ruleset->units)
        roster_follow(job, end, NULL);
    return true;
}

enum job_state game_answer_undo(struct job *job, int64_t proposal, const struct undo_answer_request *request)
{
    static const struct action action = {
        .kind = ACT_UNDO_ANSWERED, .judge = undo_answer_judge, .write = undo_answer_write};
    job->append.request = request;
    job->append.about = proposal;
    return append_start(job, &action, request->seen_head);
}

/* Two-sided, the end must wait for an open question. */
static enum objection close_judge(struct job *job, const struct protocol *protocol)
{
    struct act act = act_begin(job, protocol, ACT_CLOSED);
    return protocol_check(protocol, &act);
}

static bool close_write(struct job *job, struct ledger_end *end)
{
    const struct close_request *request = job->append.request;
    entry_write_closed(end->out, &job->append.envelope, given(request->words));
    return true;
}

enum job_state game_close(struct job *job, const struct close_request *request)
{
    static const struct action action = {.kind = ACT_CLOSED, .write = close_write};
    static const struct action judged = {.kind = ACT_CLOSED, .judge = close_judge, .write = close_write};
    job->append.request = request;
    return append_start(job, job->session->both ? &judged : &action, request->seen_head);
}
