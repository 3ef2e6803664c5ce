/* Seeing a game; in two-sided mode, what it waits for. */
#include "http/server/problem.h"
#include "http/server/reply.h"
#include "http/sessions/play.h"
#include "http/sessions/session_rows.h"
#include <string.h>

void session_options_write(struct writer *out, const struct field *field, const void *base, int order)
{
    const struct store_session *session = ((const struct session_head *)base)->session;
    (void)field, (void)order;
    write_json(out, session->options, session->options_length);
}

struct session_head session_head(const struct store_session *session)
{
    return (struct session_head){.session = session,
                                 .id = session->id,
                                 .ruleset = session->ruleset,
                                 .ruleset_version = session->version,
                                 .opened_at = session->opened_at};
}

/* ---- seats and parties ---- */

struct seat_answer {
    const char *id, *role, *side, *name;
    bool guest, revoked;
};
static const struct field seat_rows[] = {
    WORD(struct seat_answer, id, "Its id, by which entries know it."),
    WORD(struct seat_answer, role, "umpire, player or spectator."),
    WORD(struct seat_answer, side, "The side that it plays on, by its id; absent where it plays on none.", OPTIONAL),
    WORD(struct seat_answer, name, "What the others call who sits there; absent where nobody has said.", OPTIONAL),
    YES_NO(struct seat_answer, guest,
           "True while it does not speak for its side, because another seat was there first; else absent.", OPTIONAL),
    YES_NO(struct seat_answer, revoked, "True once it has been revoked; else absent.", OPTIONAL),
};
const struct fields seat_fields = FIELDS("Seat", "Who may act in a session.", seat_rows, struct seat_answer);

static void seat_write(struct writer *out, const struct session_state *state, size_t place,
                       const struct seat_names *names)
{
    const struct session_seat *seat = &state->seats[place];
    ANSWER(out, seat_fields,
           (struct seat_answer){.id = seat->name,
                                .role = seat_role_name(seat->role),
                                .side = session_seat_side(state, seat),
                                .name = seat_name_of(names, seat->name),
                                .guest = seat->guest,
                                .revoked = seat->revoked});
}

struct party_answer {
    const char *seat;
    int64_t committed, unused;
};
static const struct field party_rows[] = {
    WORD(struct party_answer, seat, NULL),
    LONG(struct party_answer, committed, "How many nonces it has committed to."),
    LONG(struct party_answer, unused, "How many of these commitments no question has used yet."),
};
static const struct fields party_fields =
    FIELDS("Party", "A player in two-sided mode.", party_rows, struct party_answer);

/* ---- the open question, and the place of the next one ---- */

struct place_answer {
    struct hash anchor;
    int64_t link, index;
};
static const struct field place_rows[] = {
    HASH(struct place_answer, anchor, "Of the present chain, in hexadecimal."),
    LONG(struct place_answer, link, "The link that it uses."),
    LONG(struct place_answer, index, "The number of the commitments that it uses."),
};
static const struct fields place_fields =
    FIELDS("NextPlace", "Two-sided mode: where the next question stands, unless a new chain begins.", place_rows,
           struct place_answer);

struct question_answer {
    const struct protocol *protocol;
    int64_t seq, link, index;
    const char *seat;
};

static bool is_awaited(const struct protocol *protocol, const struct party *party)
{
    return protocol_awaits(protocol, party);
}

static bool has_given_up(const struct protocol *protocol, const struct party *party)
{
    (void)protocol;
    return party->gave_up;
}

static bool has_agreed_to_declared(const struct protocol *protocol, const struct party *party)
{
    (void)protocol;
    return party->declares;
}

/* The seats of the parties for which `is` is true. */
static void parties_name(struct writer *out, const struct protocol *protocol,
                         bool (*is)(const struct protocol *protocol, const struct party *party))
{
    write_array(out);
    for (int32_t i = 0; i < protocol->party_count; i++)
        if (is(protocol, &protocol->parties[i]))
            write_string(out, protocol->seats[protocol->parties[i].seat].name);
    write_array_end(out);
}

WRITES(awaited_write, struct question_answer)
{
    parties_name(out, it->protocol, is_awaited);
}

WRITES(gave_up_write, struct question_answer)
{
    parties_name(out, it->protocol, has_given_up);
}

WRITES(declared_write, struct question_answer)
{
    parties_name(out, it->protocol, has_agreed_to_declared);
}

static const struct field question_rows[] = {
    LONG(struct question_answer, seq, "The number of its entry."),
    WORD(struct question_answer, seat, "Who asked."),
    LONG(struct question_answer, link, "The link of the chain that it uses."),
    LONG(struct question_answer, index, "The number of the commitments that it uses."),
    EACH_WORD("awaited", "The seats whose nonces are missing.", awaited_write),
    EACH_WORD("gave_up", "The seats that gave the question up.", gave_up_write),
    EACH_WORD("declared", "The seats that agreed to declared dice: their last entry says which.", declared_write),
};
static const struct fields question_fields =
    FIELDS("OpenQuestion", "The open question, which waits for nonces; absent when there is none.", question_rows,
           struct question_answer);

/* ---- the session ---- */

struct session_answer {
    struct session_head head;           /* the first */
    const struct session_state *sealed; /* NULL: it is not sealed */
    const struct seat_names *names;
    const struct entry_described *described; /* NULL: nothing was said */
    const struct protocol *protocol;         /* NULL: it is not two-sided */
    const char *mode, *state;
    int64_t closed_at, entries;
    bool shared_units;
};

/* An open question has used its link already: the next place is after it. */
WRITES(next_write, struct session_answer)
{
    const struct protocol *protocol = it->protocol;
    uint64_t used = protocol->question.seq ? protocol->question.link : protocol->used;
    ANSWER(out, place_fields, (struct place_answer){protocol->anchor, (int64_t)used + 1, (int64_t)protocol->asked});
}

WRITES(parties_write, struct session_answer)
{
    const struct protocol *protocol = it->protocol;
    write_array(out);
    for (int32_t i = 0; i < protocol->party_count; i++) {
        const struct party *party = &protocol->parties[i];
        ANSWER(out, party_fields,
               (struct party_answer){protocol->seats[party->seat].name, (int64_t)party->committed,
                                     (int64_t)(party->committed - protocol->asked)});
    }
    write_array_end(out);
}

WRITES(question_write, struct session_answer)
{
    const struct protocol *protocol = it->protocol;
    const struct asked_question *question = &protocol->question;
    ANSWER(out, question_fields,
           (struct question_answer){.protocol = protocol,
                                    .seq = question->seq,
                                    .link = (int64_t)question->link,
                                    .index = (int64_t)question->index,
                                    .seat = protocol->seats[question->seat].name});
}
GIVEN(is_two_sided, struct session_answer, it->protocol != NULL)
GIVEN(has_question, struct session_answer, it->protocol && it->protocol->question.seq)

/* In a sealed session, the seats are those of its last entry's state: others may have joined through another process.
 */
WRITES(seats_write, struct session_answer)
{
    const struct store_session *session = it->head.session;
    const struct session_state *state = it->sealed;
    write_array(out);
    for (size_t i = 0; state && i < state->seat_count; i++)
        seat_write(out, state, i, it->names);
    for (int32_t i = 0; !state && i < session->seat_count; i++)
        ANSWER(out, seat_fields, (struct seat_answer){.id = session->seats[i].name, .role = session->seats[i].role});
    write_array_end(out);
}

WRITES(sides_answer_write, struct session_answer)
{
    const char *sides = it->head.session->sides;
    write_json(out, sides, strlen(sides));
}
GIVEN(has_sides, struct session_answer, it->head.session->sides[0])

WRITES(description_write, struct session_answer)
{
    ANSWER(out, session_description_fields, *it->described);
}
GIVEN(is_described, struct session_answer, it->described != NULL)

static const struct field session_rows[] = {
    SESSION_ROWS(struct session_answer),
    MADE("description", session_description_fields, NULL, description_write, ONLY_IF(is_described)),
    WORD(struct session_answer, mode, "sealed or two_sided; absent when the session is not sealed.", OPTIONAL),
    MADE("next", place_fields, NULL, next_write, ONLY_IF(is_two_sided)),
    EACH("parties", party_fields, "Two-sided mode: the players and their commitments.", parties_write,
         ONLY_IF(is_two_sided)),
    MADE("open_question", question_fields, NULL, question_write, ONLY_IF(has_question)),
    WORD(struct session_answer, state, "open or closed."),
    INSTANT(struct session_answer, closed_at, "RFC 3339, UTC; only when closed.", OPTIONAL),
    LONG(struct session_answer, entries, "How many entries the ledger has, including the opening."),
    EACH("sides", side_fields, "Who fights whom; absent when the session is not sealed.", sides_answer_write,
         ONLY_IF(has_sides)),
    YES_NO(struct session_answer, shared_units, "True where players act with the units of every side; else absent.",
           OPTIONAL),
    EACH("seats", seat_fields, "Who may act.", seats_write),
};
const struct fields session_fields = FIELDS("Session", "One game.", session_rows, struct session_answer);

struct session_seen session_seen(const struct request *request)
{
    const struct job *job = &request->job;
    const struct store_read *read = job->state;
    return (struct session_seen){
        .session = request->session,
        .sealed = job->sealed,
        .protocol = job->protocol,
        .names = game_seat_names(job),
        .described = described_read(job->arena, read->state.described, read->state.described_length),
        .state = {.entries = read->state.entries, .closed_at = read->state.closed_at, .closed = read->state.closed}};
}

void session_seen_write(struct writer *out, const struct session_seen *seen)
{
    const char *mode = seen->session->two_sided ? "two_sided" : "sealed";
    ANSWER(out, session_fields,
           (struct session_answer){.head = session_head(seen->session),
                                   .sealed = seen->sealed,
                                   .names = seen->names,
                                   .described = seen->described,
                                   .protocol = seen->protocol,
                                   .shared_units = seen->sealed && seen->sealed->shared_units,
                                   .mode = seen->sealed ? mode : NULL,
                                   .state = seen->state.closed ? "closed" : "open",
                                   .closed_at = seen->state.closed ? seen->state.closed_at : 0,
                                   .entries = seen->state.entries});
}

static void session_reply(struct request *request)
{
    const struct session_seen seen = session_seen(request);
    writer_reset(&request->out);
    session_seen_write(&request->out, &seen);
    reply_out_private(request);
}

void handle_session(struct request *request)
{
    struct job *job = play_begin(request);
    if (job)
        play(request, game_look_at_session(job), session_reply);
}

/* ---- one seat ---- */

static void seat_reply(struct request *request)
{
    const struct session_seen seen = session_seen(request);
    const struct session_state *state = seen.sealed;
    const char *name = request->path_values[1];
    writer_reset(&request->out);
    for (size_t i = 0; state && i < state->seat_count; i++)
        if (strcmp(state->seats[i].name, name) == 0)
            seat_write(&request->out, state, i, seen.names);
    for (int32_t i = 0; !state && i < seen.session->seat_count; i++)
        if (strcmp(seen.session->seats[i].name, name) == 0)
            ANSWER(&request->out, seat_fields, (struct seat_answer){.id = name, .role = seen.session->seats[i].role});
    if (request->out.used)
        reply_out_private(request);
    else
        problem(request, ERROR_SEAT_UNKNOWN, NULL);
}

void handle_seat(struct request *request)
{
    struct job *job = play_begin(request);
    if (job)
        play(request, game_look_at_session(job), seat_reply);
}
