/* What players say about a game: notes, disputes, decisions, taking back by consent, and closing it. */
#include "game/append.h"
#include "game/roster_head.h"

static const char *given(const char *text)
{
    return text[0] ? text : NULL;
}

static void note_say(const struct job *job, struct entry *entry)
{
    const struct note_request *request = job->append.request;
    entry->note.text = request->text;
}

enum job_state game_note(struct job *job, const struct note_request *request)
{
    static const struct action action = {.kind = ENTRY_NOTE, .say = note_say};
    static const struct action by_device = {.kind = ENTRY_NOTE, .judged = true, .say = note_say};
    job->append.request = request;
    job->append.signature = request->by_device;
    return append_start(job, request->by_device.bytes ? &by_device : &action, request->last_checkpoint_head);
}

static void description_say(const struct job *job, struct entry *entry)
{
    const struct description_request *request = job->append.request;
    entry->described =
        (struct entry_described){given(request->title), given(request->place), given(request->note), request->points};
}

enum job_state game_describe(struct job *job, const struct description_request *request)
{
    static const struct action action = {.kind = ENTRY_DESCRIBED, .say = description_say};
    job->append.request = request;
    return append_start(job, &action, request->last_checkpoint_head);
}

static void dispute_say(const struct job *job, struct entry *entry)
{
    const struct dispute_request *request = job->append.request;
    entry->dispute = (struct entry_dispute){request->target, request->claim, given(request->clause)};
}

enum job_state game_dispute(struct job *job, const struct dispute_request *request)
{
    static const struct action action = {.kind = ENTRY_DISPUTE, .judged = true, .say = dispute_say};
    job->append.request = request;
    job->append.signature = request->by_device;
    return append_start(job, &action, request->last_checkpoint_head);
}

static void decision_say(const struct job *job, struct entry *entry)
{
    const struct decision_request *request = job->append.request;
    entry->decision = (struct entry_decision){.dispute = job->append.about,
                                              .upheld = request->upheld,
                                              .clause = request->clause,
                                              .correction = request->correction,
                                              .reason = given(request->reason)};
}

enum job_state game_decide(struct job *job, int64_t dispute, const struct decision_request *request)
{
    static const struct action action = {.kind = ENTRY_DECISION, .judged = true, .say = decision_say};
    job->append.request = request;
    job->append.about = dispute;
    return append_start(job, &action, request->last_checkpoint_head);
}

static void undo_say(const struct job *job, struct entry *entry)
{
    const struct undo_request *request = job->append.request;
    entry->undo_proposed = (struct entry_undo_proposed){request->target, given(request->reason)};
}

enum job_state game_propose_undo(struct job *job, const struct undo_request *request)
{
    static const struct action action = {.kind = ENTRY_UNDO_PROPOSED, .judged = true, .say = undo_say};
    job->append.request = request;
    job->append.about = request->target;
    job->append.signature = request->by_device;
    return append_start(job, &action, request->last_checkpoint_head);
}

static void undo_answer_say(const struct job *job, struct entry *entry)
{
    const struct undo_answer_request *request = job->append.request;
    entry->undo_answered = (struct entry_undo_answered){job->append.about, request->consent, job->append.takes_back};
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
    const struct undo_answer_request *request = job->append.request;
    struct entry entry = entry_begin(job, protocol, ENTRY_UNDO_ANSWERED);
    const struct seat *seat = protocol_seat(protocol, job->seat->name);
    bool last = request->consent && seat && protocol_consents_last(protocol, seat);
    job->append.takes_back = last ? protocol->proposal.target : 0;
    if (job->append.takes_back)
        turn_back(job, protocol);
    undo_answer_say(job, &entry);
    return entry_judge(protocol, &entry);
}

static bool undo_answer_write(struct job *job, struct ledger_end *end)
{
    undo_answer_say(job, &job->append.entry);
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

enum job_state game_answer_undo(struct job *job, int64_t proposal, const struct undo_answer_request *request)
{
    static const struct action action = {
        .kind = ENTRY_UNDO_ANSWERED, .judged = true, .judge = undo_answer_judge, .write = undo_answer_write};
    job->append.request = request;
    job->append.about = proposal;
    job->append.signature = request->by_device;
    return append_start(job, &action, request->last_checkpoint_head);
}

static void close_say(const struct job *job, struct entry *entry)
{
    const struct close_request *request = job->append.request;
    entry->closed.remark = given(request->remark);
}

/* Two-sided, it ends an open question. */
enum job_state game_close(struct job *job, const struct close_request *request)
{
    static const struct action action = {.kind = ENTRY_CLOSED, .say = close_say};
    static const struct action judged = {.kind = ENTRY_CLOSED, .judged = true, .say = close_say};
    job->append.request = request;
    return append_start(job, job->session->two_sided ? &judged : &action, request->last_checkpoint_head);
}
