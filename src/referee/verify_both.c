/* Mode both: commitments, the one open question, and who has shown what (docs/ledger.md, "Mode both"). */
#include "verify_state.h"
#include <string.h>

/* What makes a question the same question. */
static const char *const question_members[] = {"corrects", "decision",        "input", "options",
                                               "ruleset",  "ruleset_version", "step",  NULL};

void verify_committed(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct json_t *list = json_member(entry->root, "commitments");
    struct verify_seat *seat = entry->seat;
    int64_t first = json_int_member(entry->root, "first", 0);
    if (!verify_hold(verifier, VERIFY_COMMITMENTS, verifier->both, "commitments are for mode both") || !seat)
        return;
    if (!verify_hold(verifier, VERIFY_COMMITMENTS, (uint64_t)first == seat->commitment_count,
                     "the commitments begin with %lld, the seat's next one is %llu", (long long)first,
                     (unsigned long long)seat->commitment_count))
        return;
    for (size_t i = 0; i < json_list_size(list); i++) {
        size_t length;
        void *commitments = seat->commitments;
        if (!verify_grow(verifier, &commitments, &seat->commitment_room, seat->commitment_count, sizeof(struct hash),
                         VERIFY_COMMITMENTS_MAX))
            return;
        seat->commitments = commitments;
        hash_read(json_text(json_list_item(list, i), &length), &seat->commitments[seat->commitment_count++]);
    }
}

/* The two players; false when there are not two. */
static bool parties_find(struct verifier *verifier, struct verify_seat *ret[2])
{
    size_t count = 0;
    for (size_t i = 0; i < verifier->seat_count; i++)
        if (verifier->seats[i].role == ROLE_PLAYER && count++ < 2)
            ret[count - 1] = &verifier->seats[i];
    if (count == 2 && strcmp(ret[0]->name, ret[1]->name) > 0) {
        struct verify_seat *later = ret[0];
        ret[0] = ret[1];
        ret[1] = later;
    }
    return count == 2;
}

/* Which party a seat is; 2: none. */
static int party_of(const struct verify_question *question, const struct verify_seat *seat)
{
    int party = 0;
    while (party < 2 && question->parties[party] != seat)
        party++;
    return party;
}

static bool all_shown(const struct verify_question *question)
{
    return question->shown[0] && question->shown[1];
}

/* A nonce that a party shows, against its commitment. */
static void show(struct verifier *verifier, const struct json_t *root, int party)
{
    struct verify_question *question = &verifier->question;
    const struct verify_seat *seat = question->parties[party];
    struct nonce nonce = {.seat = seat->name, .bytes = question->nonces[party]};
    struct hash commitment;
    uint64_t index = (uint64_t)json_int_member(root, "index", -1);
    verify_hold(verifier, VERIFY_COMMITMENTS, !question->shown[party], "the seat %s had shown its nonce before",
                seat->name);
    verify_hold(verifier, VERIFY_COMMITMENTS, index == question->index, "the question's nonces have the index %llu",
                (unsigned long long)question->index);
    const char *hex = json_text_member(root, "nonce");
    question->shown[party] = true;
    if (!verify_hold(verifier, VERIFY_COMMITMENTS, hex != NULL, "the party that asks does not show its nonce"))
        return;
    nonce_read(hex, question->nonces[party], &nonce.length);
    question->nonce_lengths[party] = nonce.length;
    bool fits = question->index < seat->commitment_count &&
                sealed_commitment(&verifier->session, question->index, &nonce, &commitment) &&
                hash_equal(&commitment, &seat->commitments[question->index]);
    verify_hold(verifier, VERIFY_COMMITMENTS, fits, "the nonce of %s is not the one that was committed", seat->name);
}

void verify_asked(struct verifier *verifier, const struct verify_entry *entry)
{
    struct verify_question *question = &verifier->question;
    const struct json_t *root = entry->root;
    verify_asked_question(verifier, entry);
    if (!verify_hold(verifier, VERIFY_COMMITMENTS, verifier->both, "questions are for mode both"))
        return;
    *question = (struct verify_question){
        .state = QUESTION_WAITING,
        .entry = entry->place,
        .at = entry->envelope.at,
        .link = (uint64_t)json_int_member(root, "link", 0),
        .index = verifier->asked_count++,
        .question = verify_hash_members(verifier, root, question_members),
        .asker = entry->seat,
        .corrects = json_int_member(root, "corrects", 0),
        .decision = json_int_member(root, "decision", 0),
    };
    verify_hold(verifier, VERIFY_CHAIN, question->link == verifier->chain.spent + 1,
                "the question takes link %llu, the next one is %llu", (unsigned long long)question->link,
                (unsigned long long)verifier->chain.spent + 1);
    verifier->chain.spent++;
    verify_nonces_collect(verifier, &question->seats);
    if (!verify_hold(verifier, VERIFY_COMMITMENTS, parties_find(verifier, question->parties),
                     "mode both needs exactly two players")) {
        question->state = QUESTION_NONE;
        return;
    }
    for (int i = 0; i < 2; i++)
        verify_hold(verifier, VERIFY_COMMITMENTS, question->index < question->parties[i]->commitment_count,
                    "the seat %s has not committed itself to a nonce %llu", question->parties[i]->name,
                    (unsigned long long)question->index);
    int party = party_of(question, entry->seat);
    if (party < 2)
        show(verifier, root, party);
    else
        verify_hold(verifier, VERIFY_COMMITMENTS, !json_member(root, "nonce") && !json_member(root, "index"),
                    "an umpire who asks has no nonce to show");
}

/* Whether the entry is about the open question. */
static bool is_open_question(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct verify_question *question = &verifier->question;
    int64_t about = json_int_member(entry->root, "question", 0);
    return verify_hold(verifier, VERIFY_COMMITMENTS, question->state != QUESTION_NONE && about == question->entry,
                       "the question %lld is not open", (long long)about);
}

void verify_revealed(struct verifier *verifier, const struct verify_entry *entry)
{
    if (!is_open_question(verifier, entry))
        return;
    int party = party_of(&verifier->question, entry->seat);
    if (verify_hold(verifier, VERIFY_COMMITMENTS, party < 2, "the seat %s is no party", entry->envelope.seat))
        show(verifier, entry->root, party);
}

void verify_withheld(struct verifier *verifier, const struct verify_entry *entry)
{
    struct verify_question *question = &verifier->question;
    const char *who = json_text_member(entry->root, "who");
    if (!is_open_question(verifier, entry))
        return;
    int party = party_of(question, verify_seat_find(verifier, who));
    if (!verify_hold(verifier, VERIFY_COMMITMENTS, party < 2 && !question->shown[party] && !question->withheld[party],
                     "the seat %s is not awaited", who))
        return;
    verify_hold(verifier, VERIFY_COMMITMENTS, (entry->envelope.at - question->at) / 1000000 >= verifier->reveal_seconds,
                "the seat %s had %lld seconds to reveal, which were not over", who,
                (long long)verifier->reveal_seconds);
    question->withheld[party] = true;
    question->state = QUESTION_STOPPED;
    verify_notice(verifier, VERIFY_WARNING_WITHHELD, entry->place);
}

void verify_turn(struct verifier *verifier, const struct verify_entry *entry)
{
    const struct verify_question *question = &verifier->question;
    bool ruling = entry->kind == KIND_RULING || entry->kind == KIND_CORRECTION;
    if (question->state == QUESTION_NONE)
        return;
    verify_hold(verifier, VERIFY_COMMITMENTS, ruling || !all_shown(question),
                "all nonces are shown: the ruling must follow the last one at once");
    verify_hold(verifier, VERIFY_COMMITMENTS,
                entry->kind != KIND_ASKED && entry->kind != KIND_REKEY && entry->kind != KIND_CLOSED,
                "the question %lld is still open", (long long)question->entry);
}

/* Whether the recorded nonces are those that were shown, in the order of the names. */
static bool has_shown_nonces(const struct verify_question *question, const struct nonces *nonces)
{
    size_t at = 0;
    for (int i = 0; i < 2; i++) {
        if (!question->shown[i])
            continue;
        if (!nonces || at == nonces->count)
            return false;
        const struct nonce *nonce = &nonces->list[at++];
        if (strcmp(nonce->seat, question->parties[i]->name) != 0 || nonce->length != question->nonce_lengths[i] ||
            memcmp(nonce->bytes, question->nonces[i], nonce->length) != 0)
            return false;
    }
    return nonces && at == nonces->count;
}

static bool fallback_in_force(const struct verify_question *question)
{
    const struct verify_seat *const *parties = (const struct verify_seat *const *)question->parties;
    return question->state == QUESTION_STOPPED && parties[0]->fallback && parties[1]->fallback && !parties[0]->keeper &&
           !parties[1]->keeper;
}

/* Whether the seat may have the ruling: the one that asked, or for the fallback one that is not awaited. */
static bool may_rule(const struct verify_question *question, const struct verify_seat *seat, bool fallback)
{
    int party = party_of(question, seat);
    return fallback ? party == 2 || question->shown[party] : seat == question->asker;
}

/* Dice of a question: everything that the question had fixed. */
static void answer_check(struct verifier *verifier, const struct verify_entry *entry, const struct grounds *grounds)
{
    struct verify_question *question = &verifier->question;
    bool whole = all_shown(question);
    struct hash asked = verify_hash_members(verifier, entry->root, question_members);
    verify_hold(verifier, VERIFY_COMMITMENTS, hash_equal(&asked, &question->question),
                "the ruling answers another question than entry %lld asked", (long long)question->entry);
    verify_hold(verifier, VERIFY_COMMITMENTS, whole || grounds->fallback, "a party has not shown its nonce");
    verify_hold(verifier, VERIFY_COMMITMENTS, !grounds->fallback || (!whole && fallback_in_force(question)),
                "the fallback is not in force");
    verify_hold(verifier, VERIFY_COMMITMENTS, has_shown_nonces(question, grounds->roll),
                "the nonces of the dice are not those that were shown");
    verify_hold(verifier, VERIFY_COMMITMENTS, may_rule(question, entry->seat, grounds->fallback),
                "the ruling is not for the seat %s to have", entry->envelope.seat);
    if (grounds->fallback)
        verify_notice(verifier, VERIFY_WARNING_FALLBACK, entry->place);
    question->state = QUESTION_NONE;
    if (verifier->proposal >= 0 && verifier->proposed == question->entry)
        verifier->proposal = -1; /* there is nothing to give up any more */
}

void verify_answered(struct verifier *verifier, const struct verify_entry *entry, const struct grounds *grounds)
{
    const struct verify_question *question = &verifier->question;
    bool open = question->state != QUESTION_NONE;
    bool sealed = grounds->link != 0;
    if (!verifier->both || !sealed) {
        if (grounds->question || grounds->roll || grounds->fallback)
            verify_fail_at(verifier, VERIFY_COMMITMENTS, entry->place,
                           "these dice have no question and no nonces of their own");
        if (open && all_shown(question))
            verify_fail_at(verifier, VERIFY_COMMITMENTS, entry->place,
                           "all nonces are shown: the ruling must follow the last one at once");
    } else if (verify_hold(verifier, VERIFY_COMMITMENTS, open && grounds->question == question->entry,
                           "sealed dice of mode both need an open question")) {
        answer_check(verifier, entry, grounds);
    }
}

void verify_question_end(struct verifier *verifier)
{
    const struct verify_question *question = &verifier->question;
    if (question->state != QUESTION_NONE && all_shown(question))
        verify_fail_at(verifier, VERIFY_COMMITMENTS, question->entry,
                       "all nonces of the question are shown, and its ruling is missing");
}

bool verify_question_is_stopped(const struct verifier *verifier, int64_t asked)
{
    return verifier->question.state == QUESTION_STOPPED && verifier->question.entry == asked;
}
