/* Two-sided mode: commitments, the open question, reveals and the ruling that answers it (docs/ledger.md, "Two-sided
 * mode"). */
#include "ledger/ruling_fields.h"
#include <string.h>

/* Once a party has agreed to declared dice, or has given the question up, it gives no more nonces for it: otherwise the
 * holder of its signature under an end without these dice could choose. */
static enum objection ending(const struct protocol *protocol)
{
    for (int32_t i = 0; i < protocol->party_count; i++)
        if (protocol->parties[i].declares || protocol->parties[i].gave_up)
            return protocol->parties[i].declares ? OBJECTION_DECLARED : OBJECTION_GIVING_UP;
    return OBJECTION_NONE;
}

bool protocol_awaits(const struct protocol *protocol, const struct party *party)
{
    return protocol->question.seq && !party->shown && !ending(protocol);
}

enum asked_state protocol_asked_state(const struct protocol *protocol)
{
    if (!protocol->question.seq)
        return ASKED_NONE;
    for (int32_t i = 0; i < protocol->party_count && !protocol_is_declared(protocol); i++)
        if (!protocol->parties[i].shown)
            return ASKED_WAITING;
    return ASKED_DUE;
}

/* The lowest index whose commitment may still be needed. */
static uint64_t index_needed(const struct protocol *protocol)
{
    return protocol->question.seq ? protocol->question.index : protocol->asked;
}

/* Before the first question and after a rekey, which makes unused commitments void. */
void commitments_void(struct protocol *protocol)
{
    for (int32_t i = 0; i < protocol->party_count; i++)
        protocol->parties[i].committed = protocol->asked;
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
    LIST(struct entry_committed, commitments, struct hash, hash_item, count, 0, INT32_MAX, NULL, NULL,
         "SHA-256 in hexadecimal."),
    LONG(struct entry_committed, first, "The index of the first."),
};
static const struct fields committed_fields = FIELDS("CommittedEntry", "A player commits itself to nonces.",
                                                     committed_list, struct entry_committed, .sorted = true);

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
    return nonce_given_fits(given) &&
           commitment_make(&protocol->session, &protocol->anchor, index, &nonce, &commitment) &&
           hash_equal(&commitment, &party->ahead[index % PROTOCOL_AHEAD_MAX]);
}

static void nonce_show(struct party *party, const struct nonce_already_given *nonce)
{
    party->shown = true;
    party->nonce_length = nonce->length;
    memcpy(party->nonce, nonce->bytes, nonce->length);
}

/* With `corrects`, the question asks for the dice of a correction. */
static enum objection asked_grounds_check(const struct protocol *protocol, const struct entry *entry)
{
    if (!entry->asked.corrects && !entry->asked.decision)
        return OBJECTION_NONE;
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

/* The index is the same for both parties, and the link is the next one: a question that was held back fits nowhere
 * else. */
static enum objection place_check(const struct protocol *protocol, const struct entry_asked *asked)
{
    if (protocol->used == protocol->last)
        return OBJECTION_CHAIN_SPENT;
    return asked->link == protocol->used + 1 && asked->index == protocol->asked ? OBJECTION_NONE : OBJECTION_PLACE;
}

static enum objection asked_check(const struct protocol *protocol, const struct entry *entry)
{
    if (protocol->party_count < PROTOCOL_PARTIES || party_is_missing(protocol))
        return OBJECTION_PARTIES;
    enum objection objection = place_check(protocol, &entry->asked);
    if (objection)
        return objection;
    for (int32_t i = 0; i < protocol->party_count; i++)
        if (protocol->parties[i].committed <= protocol->asked)
            return OBJECTION_UNCOMMITTED;
    return asked_grounds_check(protocol, entry);
}

static void named_take(struct asked_question *question, const struct units_stated *units)
{
    question->applied = units->applied;
    for (int32_t i = 0; i < units->role_count; i++)
        for (int32_t k = 0; k < units->roles[i].count; k++) {
            struct named_unit *named = &question->named[question->named_count++];
            struct text text;
            named->role = units->roles[i].role;
            text_start(&text, named->id, sizeof named->id);
            text_add(&text, units->roles[i].ids[k]);
        }
}

bool question_names(const struct protocol *protocol, const char *unit)
{
    const struct asked_question *question = &protocol->question;
    for (int32_t i = 0; i < question->named_count; i++)
        if (strcmp(question->named[i].id, unit) == 0)
            return true;
    return false;
}

bool question_names_any(const struct protocol *protocol, const struct units_stated *units)
{
    for (int32_t i = 0; i < units->role_count; i++)
        for (int32_t k = 0; k < units->roles[i].count; k++)
            if (question_names(protocol, units->roles[i].ids[k]))
                return true;
    return false;
}

static void asked_apply(struct protocol *protocol, const struct entry *entry)
{
    struct asked_question *question = &protocol->question;
    *question = (struct asked_question){
        .seq = entry->seq,
        .seat = seat_index(protocol, entry->seat),
        .link = entry->asked.link,
        .index = protocol->asked++,
        .corrects = entry->asked.corrects,
        .decision = entry->asked.decision,
        .compared = entry->asked.subject.asks != NULL,
    };
    if (question->compared)
        question->asks = *entry->asked.subject.asks;
    named_take(question, &entry->asked.units);
    protocol->agreed.seq = 0; /* the agreement was about the earlier state */
}

static void asked_roles_write(struct writer *out, const struct field *field, const void *base, int order)
{
    const struct entry_asked *asked = base;
    (void)field, (void)order;
    role_units_write(out, &asked->units);
}

static const struct field asked_list[] = {
    UNITS_APPLIED(struct entry_asked),
    UNITS_ASSUMED(struct entry_asked),
    UNITS_AUTOFILLED(struct entry_asked),
    WORD(struct entry_asked, body, "The body of the request, as the seat's device signed it."),
    SEQ(struct entry_asked, corrects, "Asks for the dice of a correction: the entry that it replaces.", OPTIONAL),
    SEQ(struct entry_asked, decision, "Of a question that asks for a correction: the decision that calls for it.",
        OPTIONAL),
    LONG(struct entry_asked, index, "The number of the commitments that it uses."),
    QUESTION_INPUT(struct entry_asked),
    LONG(struct entry_asked, link, "The link of the chain that it uses.", .min = 1),
    QUESTION_OPTIONS(struct entry_asked),
    UNITS_OVERRIDDEN(struct entry_asked),
    UNITS_ROLES(struct entry_asked, asked_roles_write),
    QUESTION_RULES(struct entry_asked),
    QUESTION_STEP(struct entry_asked),
};
static const struct fields asked_fields = FIELDS("AskedEntry", "A question of two-sided mode, before its dice exist.",
                                                 asked_list, struct entry_asked, .sorted = true);

static bool asked_fits(const struct entry *entry)
{
    return entry->asked.units.named == (entry->asked.units.read != NULL);
}

const struct entry_row entry_row_asked = {
    .doc = "A question was asked, and waits for the nonces of both parties.",
    .fields = &asked_fields,
    .by_rules = true,
    .fits = asked_fits,
    .who = BY_PLAYER,
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
    enum objection objection = ending(protocol);
    if (objection)
        return objection;
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
    protocol->agreed.seq = 0;
}

static const struct field revealed_list[] = {
    LONG(struct entry_revealed, index, "The number of its commitment."),
    BYTES_AS(struct entry_revealed, nonce.bytes, nonce.length, "nonce", NONCE_MIN, NONCE_MAX, "In hexadecimal."),
    SEQ(struct entry_revealed, question, "The question's number."),
};
static const struct fields revealed_fields = FIELDS("RevealedEntry", "A player shows the nonce for a question.",
                                                    revealed_list, struct entry_revealed, .sorted = true);

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

void asked_end(struct protocol *protocol)
{
    protocol->used = protocol->question.link;
    protocol->question = (struct asked_question){0};
    for (int32_t i = 0; i < protocol->party_count; i++) {
        struct party *party = &protocol->parties[i];
        party->shown = party->gave_up = party->declares = false;
    }
}

bool protocol_gives_up_last(const struct protocol *protocol, const char *seat)
{
    int32_t party = party_index(protocol, seat);
    for (int32_t i = 0; i < protocol->party_count; i++)
        if (i != party && !protocol->parties[i].gave_up)
            return false;
    return protocol->question.seq && party >= 0;
}

/* A party that has revealed gives up only after the other one, which may know the dice. */
static enum objection gave_up_check(const struct protocol *protocol, const struct entry *entry)
{
    if (entry->gave_up.question != protocol->question.seq)
        return OBJECTION_QUESTION_NONE;
    const struct party *party = protocol_party(protocol, entry->seat);
    if (party->gave_up)
        return OBJECTION_GIVEN_UP;
    return party->shown && !protocol_gives_up_last(protocol, entry->seat) ? OBJECTION_GIVE_UP_FIRST : OBJECTION_NONE;
}

static void gave_up_apply(struct protocol *protocol, const struct entry *entry)
{
    bool last = protocol_gives_up_last(protocol, entry->seat);
    protocol->parties[party_index(protocol, entry->seat)].gave_up = true;
    if (last)
        asked_end(protocol);
}

static const struct field gave_up_list[] = {
    SEQ(struct entry_gave_up, question, "The question's number."),
};
static const struct fields gave_up_fields =
    FIELDS("GaveUpEntry", "A party gives the open question up.", gave_up_list, struct entry_gave_up, .sorted = true);

const struct entry_row entry_row_gave_up = {
    .doc = "A party gives the open question up; it ends without a result when both do.",
    .fields = &gave_up_fields,
    .who = BY_PLAYER,
    .mode = MODE_TWO_SIDED,
    .when = WHILE_OPEN,
    .check = gave_up_check,
    .apply = gave_up_apply,
    .topic = TOPIC_COMMITMENTS,
    .shown = {.title = "A question was given up", .named = "question", .verb = "The question in"},
};

/* Declared dice. Once a party has agreed, nobody reveals any more, and a party that has revealed agrees only to dice
 * that the other one agreed to: else the other one, which may know the sealed dice, could choose between two results.
 */

struct hash declared_body(const struct entry_faces *faces)
{
    char body[4 * DICE_MAX_FACES + 16];
    struct text text;
    text_start(&text, body, sizeof body);
    text_add(&text, "{\"dice\":[");
    for (int32_t i = 0; i < faces->count; i++) {
        text_add(&text, i ? "," : "");
        text_add_int(&text, faces->list[i]);
    }
    text_add(&text, "]}");
    return hash_of(body, strlen(body));
}

bool protocol_is_declared(const struct protocol *protocol)
{
    const struct party *a = &protocol->parties[0], *b = &protocol->parties[1];
    return protocol->question.seq && protocol->party_count == PROTOCOL_PARTIES && a->declares && b->declares &&
           hash_equal(&a->faces, &b->faces);
}

/* The other party of two. */
static const struct party *party_beside(const struct protocol *protocol, int32_t party)
{
    return &protocol->parties[party == 0];
}

bool protocol_declares_last(const struct protocol *protocol, const char *seat, const struct entry_faces *faces)
{
    int32_t party = party_index(protocol, seat);
    const struct hash hash = declared_body(faces);
    return protocol->question.seq && party >= 0 && protocol->party_count == PROTOCOL_PARTIES &&
           party_beside(protocol, party)->declares && hash_equal(&hash, &party_beside(protocol, party)->faces);
}

static enum objection declared_check(const struct protocol *protocol, const struct entry *entry)
{
    const struct entry_declared_agreed *agreed = &entry->declared_agreed;
    if (agreed->question != protocol->question.seq)
        return OBJECTION_QUESTION_NONE;
    return protocol_party(protocol, entry->seat)->shown &&
                   !protocol_declares_last(protocol, entry->seat, &agreed->faces)
               ? OBJECTION_DECLARED_FIRST
               : OBJECTION_NONE;
}

static void declared_apply(struct protocol *protocol, const struct entry *entry)
{
    struct party *party = &protocol->parties[party_index(protocol, entry->seat)];
    party->declares = true;
    party->faces = declared_body(&entry->declared_agreed.faces);
}

static const struct field declared_list[] = {
    LIST_AS(struct entry_declared_agreed, faces.list, "faces", int32_t, face_item, faces.count, 1, DICE_MAX_FACES, NULL,
            NULL, "What fell on the table, in the order in which the ruling uses it."),
    SEQ(struct entry_declared_agreed, question, "The question's number."),
};
static const struct fields declared_fields =
    FIELDS("DeclaredAgreedEntry", "A party agrees that the open question is answered by dice that fell on the table.",
           declared_list, struct entry_declared_agreed, .sorted = true);

const struct entry_row entry_row_declared_agreed = {
    .doc = "A party agrees that the open question is answered by dice that fell on the table; it is when both do.",
    .fields = &declared_fields,
    .who = BY_PLAYER,
    .mode = MODE_TWO_SIDED,
    .when = WHILE_OPEN,
    .check = declared_check,
    .apply = declared_apply,
    .topic = TOPIC_COMMITMENTS,
    .shown = {.title = "Declared dice were agreed to", .named = "question", .verb = "For the question in"},
};

static bool question_equal(const struct act_question *a, const struct act_question *b)
{
    return hash_equal(&a->step, &b->step) && hash_equal(&a->input, &b->input) && hash_equal(&a->options, &b->options);
}

/* Whether the ruling lists exactly the nonces that were revealed. */
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

/* Whether the ruling names the units of the question, in their roles. */
static bool units_equal(const struct asked_question *question, const struct units_stated *units)
{
    int32_t at = 0;
    for (int32_t i = 0; i < units->role_count; i++)
        for (int32_t k = 0; k < units->roles[i].count; k++, at++)
            if (at >= question->named_count || strcmp(question->named[at].role, units->roles[i].role) != 0 ||
                strcmp(question->named[at].id, units->roles[i].ids[k]) != 0)
                return false;
    return at == question->named_count && question->applied == units->applied;
}

static bool is_what_was_asked(const struct protocol *protocol, const struct entry *entry)
{
    const struct asked_question *question = &protocol->question;
    const struct entry_ruling *ruling = &entry->ruling;
    bool dice_fit =
        ruling->dice == DICE_KIND_DECLARED
            ? protocol_is_declared(protocol) && ruling->roll.count == 0
            : !protocol_is_declared(protocol) && ruling->link == question->link && roll_equal(protocol, &ruling->roll);
    return dice_fit && ruling->corrects == question->corrects && ruling->decision == question->decision &&
           (!ruling->subject.asks || !question->compared ||
            (question_equal(ruling->subject.asks, &question->asks) && units_equal(question, &ruling->units)));
}

enum objection answer_check(const struct protocol *protocol, const struct entry *entry)
{
    const struct asked_question *question = &protocol->question;
    if (!question->seq || entry->ruling.question != question->seq)
        return question->seq && !entry->ruling.question ? OBJECTION_QUESTION_OPEN : OBJECTION_QUESTION_NONE;
    if (protocol_asked_state(protocol) != ASKED_DUE)
        return OBJECTION_AWAITED;
    if (seat_index(protocol, entry->seat) != question->seat)
        return OBJECTION_WRONG_QUESTION;
    return is_what_was_asked(protocol, entry) ? OBJECTION_NONE : OBJECTION_WRONG_QUESTION;
}
