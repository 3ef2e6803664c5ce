/* Two-sided mode: commitments, the open question, reveals and the ruling that answers it (docs/ledger.md, "Two-sided
 * mode"). */
#include "ruling_fields.h"
#include <string.h>

enum { MICROSECONDS = 1000000 };

bool protocol_awaits(const struct protocol *protocol, const struct party *party)
{
    return protocol->question.seq && !party->shown;
}

enum asked_state protocol_asked_state(const struct protocol *protocol)
{
    enum asked_state state = ASKED_DUE;
    if (!protocol->question.seq)
        return ASKED_NONE;
    for (int32_t i = 0; i < protocol->party_count; i++) {
        const struct party *party = &protocol->parties[i];
        if (party->shown)
            continue;
        if (party->withheld)
            return ASKED_STOPPED;
        state = ASKED_WAITING;
    }
    return state;
}

bool protocol_fallback(const struct protocol *protocol)
{
    for (int32_t i = 0; i < protocol->party_count; i++) {
        const struct seat *seat = &protocol->seats[protocol->parties[i].seat];
        if (!seat->fallback || seat->key_holder)
            return false;
    }
    return protocol->party_count == PROTOCOL_PARTIES;
}

int64_t protocol_reveal_until(const struct protocol *protocol)
{
    return protocol->question.at + protocol->reveal_seconds * MICROSECONDS;
}

/* The lowest index whose commitment may still be needed. */
static uint64_t index_needed(const struct protocol *protocol)
{
    return protocol->question.seq ? protocol->question.index : protocol->asked;
}

static enum objection committed_check(const struct protocol *protocol, const struct entry *entry)
{
    const struct party *party = protocol_party(protocol, entry->seat);
    if (entry->committed.first != party->committed || entry->committed.count < 1)
        return OBJECTION_COMMITMENTS;
    uint64_t ahead = party->committed - index_needed(protocol);
    return entry->committed.count <= PROTOCOL_AHEAD_MAX - ahead ? OBJECTION_NONE : OBJECTION_COMMITMENTS;
}

static void committed_apply(struct protocol *protocol, const struct entry *entry)
{
    struct party *party = &protocol->parties[party_index(protocol, entry->seat)];
    for (size_t i = 0; i < entry->committed.count; i++)
        party->ahead[party->committed++ % PROTOCOL_AHEAD_MAX] = entry->committed.commitments[i];
}

static const struct field hash_item = {.kind = FIELD_FORM, .form = &form_hash};
static const struct field committed_list[] = {
    {SAYS("commitments", "SHA-256 in hexadecimal."),
     LIST_AT(struct entry_committed, commitments, struct hash, hash_item, count, 0, INT32_MAX)},
    {SAYS("first", "The index of the first."), FORM_LONG(struct entry_committed, first, 0)},
};
static const struct fields committed_fields =
    SORTED("CommittedEntry", "A player commits itself to nonces.", committed_list, struct entry_committed);

const struct entry_row entry_row_committed = {
    .doc = "A player commits itself to nonces.",
    .fields = &committed_fields,
    .who = BY_PLAYER,
    .mode = MODE_TWO_SIDED,
    .when = WHILE_EITHER,
    .check = committed_check,
    .apply = committed_apply,
    .topic = TOPIC_COMMITMENTS,
    .shown = {.title = ""},
};

static bool nonce_is_committed(const struct protocol *protocol, const struct party *party, uint64_t index,
                               const struct nonce_already_given *given)
{
    const struct nonce nonce = {
        .seat = protocol->seats[party->seat].name, .bytes = given->bytes, .length = given->length};
    struct hash commitment;
    return nonce_given_fits(given) && sealed_commitment(&protocol->session, index, &nonce, &commitment) &&
           hash_equal(&commitment, &party->ahead[index % PROTOCOL_AHEAD_MAX]);
}

static void nonce_show(struct party *party, const struct nonce_already_given *nonce)
{
    party->shown = true;
    party->nonce_length = nonce->length;
    memcpy(party->nonce, nonce->bytes, nonce->length);
}

/* A party that asks shows its own nonce, and the umpire none. */
static enum objection shown_check(const struct protocol *protocol, const struct entry *entry)
{
    const struct party *party = protocol_party(protocol, entry->seat);
    if (!party)
        return entry->asked.shown ? OBJECTION_REVEAL_NOT_EXPECTED : OBJECTION_NONE;
    if (!entry->asked.shown || entry->asked.index != protocol->asked)
        return OBJECTION_NONCE_MISMATCH;
    return nonce_is_committed(protocol, party, entry->asked.index, &entry->asked.nonce) ? OBJECTION_NONE
                                                                                        : OBJECTION_NONCE_MISMATCH;
}

/* With `corrects` it asks for the dice of a correction, which is the umpire's to make. */
static enum objection asked_grounds_check(const struct protocol *protocol, const struct entry *entry)
{
    if (!entry->asked.corrects && !entry->asked.decision)
        return OBJECTION_NONE;
    if (protocol_seat(protocol, entry->seat)->role != SEAT_UMPIRE)
        return OBJECTION_ROLE;
    return grounds_check(protocol, entry->asked.corrects, entry->asked.decision, false, entry->asked.subject.asks,
                         entry->asked.subject.replaces);
}

bool party_is_missing(const struct protocol *protocol)
{
    for (int32_t i = 0; i < protocol->party_count; i++)
        if (protocol->seats[protocol->parties[i].seat].revoked)
            return true;
    return false;
}

static enum objection asked_check(const struct protocol *protocol, const struct entry *entry)
{
    if (protocol->party_count < PROTOCOL_PARTIES || party_is_missing(protocol))
        return OBJECTION_PARTIES;
    for (int32_t i = 0; i < protocol->party_count; i++)
        if (protocol->parties[i].committed <= protocol->asked)
            return OBJECTION_UNCOMMITTED;
    enum objection objection = link_check(protocol, entry->asked.link);
    if (!objection)
        objection = asked_grounds_check(protocol, entry);
    return objection ? objection : shown_check(protocol, entry);
}

static void asked_apply(struct protocol *protocol, const struct entry *entry)
{
    protocol->question = (struct asked_question){
        .seq = entry->seq,
        .seat = seat_index(protocol, entry->seat),
        .at = entry->at,
        .link = entry->asked.link,
        .index = protocol->asked++,
        .corrects = entry->asked.corrects,
        .decision = entry->asked.decision,
        .compared = entry->asked.subject.asks != NULL,
    };
    if (entry->asked.subject.asks)
        protocol->question.asks = *entry->asked.subject.asks;
    if (entry->asked.shown)
        nonce_show(&protocol->parties[party_index(protocol, entry->seat)], &entry->asked.nonce);
}

static const struct field asked_list[] = {
    {SAYS("corrects", "Asks for the dice of a correction: the entry that it replaces."),
     SEQ_OF(struct entry_asked, corrects), OPTIONAL},
    {SAYS("decision", "Of a question that asks for a correction: the decision that calls for it."),
     SEQ_OF(struct entry_asked, decision), OPTIONAL},
    {SAYS("index", "Of a player who asks: the number of the commitment that is shown."),
     FORM_LONG(struct entry_asked, index, 0), OPTIONAL, .present = offsetof(struct entry_asked, shown)},
    QUESTION_INPUT(struct entry_asked),
    {SAYS("link", "The link of the chain that it uses."), FORM_LONG(struct entry_asked, link, 1)},
    {SAYS("nonce", "Of a player who asks: what was committed, in hexadecimal."), NONCE_OF(struct entry_asked, nonce),
     OPTIONAL, .present = offsetof(struct entry_asked, shown)},
    QUESTION_OPTIONS(struct entry_asked),
    QUESTION_RULES(struct entry_asked),
    QUESTION_STEP(struct entry_asked),
};
static const struct fields asked_fields =
    SORTED("AskedEntry", "A question of two-sided mode, before its dice exist.", asked_list, struct entry_asked);

/* An index without a nonce is none. */
static bool asked_fits(const struct entry *entry)
{
    return entry->asked.shown == (entry->asked.nonce.bytes != NULL);
}

const struct entry_row entry_row_asked = {
    .doc = "A question was asked, and waits for nonces.",
    .fields = &asked_fields,
    .by_rules = true,
    .fits = asked_fits,
    .who = BY_UMPIRE | BY_PLAYER,
    .mode = MODE_TWO_SIDED,
    .when = WHILE_NONE,
    .check = asked_check,
    .apply = asked_apply,
    .topic = TOPIC_COMMITMENTS,
    .shown = {.title = ""},
};

static enum objection revealed_check(const struct protocol *protocol, const struct entry *entry)
{
    const struct party *party = protocol_party(protocol, entry->seat);
    if (entry->revealed.question != protocol->question.seq)
        return OBJECTION_QUESTION_NONE;
    if (!protocol_awaits(protocol, party))
        return OBJECTION_REVEAL_NOT_EXPECTED;
    if (entry->revealed.index != protocol->question.index)
        return OBJECTION_NONCE_MISMATCH;
    return nonce_is_committed(protocol, party, entry->revealed.index, &entry->revealed.nonce)
               ? OBJECTION_NONE
               : OBJECTION_NONCE_MISMATCH;
}

static void revealed_apply(struct protocol *protocol, const struct entry *entry)
{
    nonce_show(&protocol->parties[party_index(protocol, entry->seat)], &entry->revealed.nonce);
}

static const struct field revealed_list[] = {
    {SAYS("index", "The number of its commitment."), FORM_LONG(struct entry_revealed, index, 0)},
    {SAYS("nonce", "In hexadecimal."), NONCE_OF(struct entry_revealed, nonce)},
    {SAYS("question", "The question's number."), SEQ_OF(struct entry_revealed, question)},
};
static const struct fields revealed_fields =
    SORTED("RevealedEntry", "A player shows the nonce for a question.", revealed_list, struct entry_revealed);

const struct entry_row entry_row_revealed = {
    .doc = "A player shows the nonce for a question.",
    .fields = &revealed_fields,
    .who = BY_PLAYER,
    .mode = MODE_TWO_SIDED,
    .when = WHILE_OPEN,
    .check = revealed_check,
    .apply = revealed_apply,
    .topic = TOPIC_COMMITMENTS,
    .shown = {.title = ""},
};

static enum objection withheld_check(const struct protocol *protocol, const struct entry *entry)
{
    const struct party *party = protocol_party(protocol, entry->withheld.withheld_by);
    if (entry->withheld.question != protocol->question.seq)
        return OBJECTION_QUESTION_NONE;
    if (!party || !protocol_awaits(protocol, party) || party->withheld)
        return OBJECTION_REVEAL_NOT_EXPECTED;
    return entry->at < protocol_reveal_until(protocol) ? OBJECTION_EARLY : OBJECTION_NONE;
}

static void withheld_apply(struct protocol *protocol, const struct entry *entry)
{
    protocol->parties[party_index(protocol, entry->withheld.withheld_by)].withheld = true;
}

static const struct field withheld_list[] = {
    {SAYS("question", "The question's number."), SEQ_OF(struct entry_withheld, question)},
    {SAYS("withheld_by", "The seat whose nonce was withheld."), SEAT_NAME(struct entry_withheld, withheld_by)},
};
static const struct fields withheld_fields = SORTED(
    "WithheldEntry", "The time is over, and a seat has not shown its nonce.", withheld_list, struct entry_withheld);

const struct entry_row entry_row_withheld = {
    .doc = "A seat has not shown its nonce in time.",
    .fields = &withheld_fields,
    .who = BY_SERVER,
    .mode = MODE_TWO_SIDED,
    .when = WHILE_OPEN,
    .check = withheld_check,
    .apply = withheld_apply,
    .topic = TOPIC_COMMITMENTS,
    .shown = {.title = "A nonce was withheld", .named = "question", .verb = "For the question in", .who = ", by "},
};

void asked_end(struct protocol *protocol)
{
    protocol->used = protocol->question.link;
    if (protocol->proposal.target == protocol->question.seq)
        protocol->proposal.seq = 0; /* there is nothing to give up any more */
    protocol->question = (struct asked_question){0};
    for (int32_t i = 0; i < protocol->party_count; i++)
        protocol->parties[i].shown = protocol->parties[i].withheld = false;
}

static bool question_equal(const struct act_question *a, const struct act_question *b)
{
    return hash_equal(&a->step, &b->step) && hash_equal(&a->input, &b->input) && hash_equal(&a->options, &b->options);
}

/* Whether the ruling lists exactly the nonces that were shown. */
static bool roll_equal(const struct protocol *protocol, const struct nonces *roll)
{
    struct nonce list[PROTOCOL_PARTIES];
    struct nonces shown = protocol_roll(protocol, list);
    if (roll->count != shown.count)
        return false;
    for (size_t i = 0; i < shown.count; i++) {
        const struct nonce *a = &shown.list[i], *b = &roll->list[i];
        if (strcmp(a->seat, b->seat) != 0 || a->length != b->length || memcmp(a->bytes, b->bytes, a->length) != 0)
            return false;
    }
    return true;
}

static bool is_what_was_asked(const struct protocol *protocol, const struct entry *entry)
{
    const struct asked_question *question = &protocol->question;
    const struct entry_ruling *ruling = &entry->ruling;
    return ruling->link == question->link && ruling->corrects == question->corrects &&
           ruling->decision == question->decision && roll_equal(protocol, &ruling->roll) &&
           (!ruling->subject.asks || !question->compared || question_equal(ruling->subject.asks, &question->asks));
}

/* Every nonce that is missing was withheld, and a seat that is not awaited itself asks for dice without them. */
static bool fallback_is_due(const struct protocol *protocol, int32_t seat)
{
    if (!protocol_fallback(protocol) || protocol_asked_state(protocol) != ASKED_STOPPED)
        return false;
    for (int32_t i = 0; i < protocol->party_count; i++) {
        const struct party *party = &protocol->parties[i];
        if (protocol_awaits(protocol, party) && (!party->withheld || party->seat == seat))
            return false;
    }
    return true;
}

enum objection answer_check(const struct protocol *protocol, const struct entry *entry)
{
    const struct asked_question *question = &protocol->question;
    int32_t seat = seat_index(protocol, entry->seat);
    if (!question->seq || entry->ruling.question != question->seq)
        return question->seq && !entry->ruling.question ? OBJECTION_QUESTION_OPEN : OBJECTION_QUESTION_NONE;
    if (entry->ruling.fallback && !fallback_is_due(protocol, seat))
        return OBJECTION_FALLBACK;
    if (!entry->ruling.fallback && protocol_asked_state(protocol) != ASKED_DUE)
        return OBJECTION_AWAITED;
    if (!entry->ruling.fallback && seat != question->seat)
        return OBJECTION_WRONG_QUESTION;
    return is_what_was_asked(protocol, entry) ? OBJECTION_NONE : OBJECTION_WRONG_QUESTION;
}
