/* Disputes, decisions, corrections and taking back: each refers to what may be referred to (docs/ledger.md, "Disputes
 * and taking back"). */
#include "verify_state.h"
#include <string.h>

/* The page of an earlier entry; NULL when it is none. */
static struct page *page_of(struct verifier *verifier, const struct verify_entry *entry, int64_t number)
{
    return number > 0 && number < entry->place ? &verifier->pages[number] : NULL;
}

static bool stands(const struct page *page)
{
    return page && page->state == PAGE_STANDS;
}

void verify_stand(struct verifier *verifier, int64_t entry)
{
    struct page *page = &verifier->pages[entry];
    page->state = PAGE_STANDS;
    page->before = verifier->last_standing;
    page->after = -1;
    if (page->before >= 0)
        verifier->pages[page->before].after = (int32_t)entry;
    verifier->last_standing = (int32_t)entry;
}

/* A ruling that stands no more. */
static void unstand(struct verifier *verifier, struct page *page, enum page_state state)
{
    if (page->before >= 0)
        verifier->pages[page->before].after = page->after;
    if (page->after >= 0)
        verifier->pages[page->after].before = page->before;
    else
        verifier->last_standing = page->before;
    page->state = (uint8_t)state;
}

void verify_dispute(struct verifier *verifier, const struct verify_entry *entry)
{
    int64_t target = json_int_member(entry->root, "target", 0);
    struct page *page = page_of(verifier, entry, target);
    if (!verify_hold(verifier, VERIFY_DISPUTES, stands(page), "entry %lld is no ruling that stands", (long long)target))
        return;
    entry->page->state = PAGE_OPEN; /* only now: whoever decides it relies on its target */
    entry->page->target = (int32_t)target;
    verify_hold(verifier, VERIFY_DISPUTES, !page->disputed, "entry %lld is disputed already", (long long)target);
    page->disputed = true;
}

void verify_decision(struct verifier *verifier, const struct verify_entry *entry)
{
    int64_t number = json_int_member(entry->root, "dispute", 0);
    const char *correction = json_text_member(entry->root, "correction");
    bool upheld = json_true_member(entry->root, "upheld");
    struct page *dispute = page_of(verifier, entry, number);
    verify_hold(verifier, VERIFY_DISPUTES, (correction != NULL) == upheld,
                "a decision names a correction when it upholds the dispute, and only then");
    bool wanted = correction && strcmp(correction, "none") != 0;
    entry->page->state = wanted ? PAGE_OPEN : PAGE_DONE;
    entry->page->keeps_dice = wanted && strcmp(correction, "kept_dice") == 0;
    if (!verify_hold(verifier, VERIFY_DISPUTES, dispute && dispute->kind == KIND_DISPUTE && dispute->state == PAGE_OPEN,
                     "entry %lld is no open dispute", (long long)number))
        return;
    dispute->state = PAGE_DONE;
    entry->page->target = dispute->target;
    verifier->pages[dispute->target].disputed = false;
}

/* Whether the dice are those that the decision wants. */
static bool has_wanted_dice(const struct page *decision, const struct grounds *grounds)
{
    return grounds->kept_from == (decision->keeps_dice ? grounds->corrects : 0);
}

void verify_correction(struct verifier *verifier, const struct verify_entry *entry, const struct grounds *grounds)
{
    struct page *decision = page_of(verifier, entry, grounds->decision);
    struct page *target = page_of(verifier, entry, grounds->corrects);
    if (!verify_hold(verifier, VERIFY_DISPUTES,
                     decision && decision->kind == KIND_DECISION && decision->state == PAGE_OPEN,
                     "entry %lld is no decision that still wants a correction", (long long)grounds->decision))
        return;
    decision->state = PAGE_DONE;
    if (!verify_hold(verifier, VERIFY_DISPUTES, decision->target == grounds->corrects && stands(target),
                     "the decision was not about entry %lld, or that stands no more", (long long)grounds->corrects))
        return;
    verify_hold(verifier, VERIFY_DISPUTES, has_wanted_dice(decision, grounds),
                decision->keeps_dice ? "the decision wants the dice of the ruling to be kept"
                                     : "the decision wants new dice");
    verify_hold(verifier, VERIFY_DISPUTES, target->step == entry->page->step, "a correction asks for the same step");
    verify_hold(verifier, VERIFY_DISPUTES, target->input != entry->page->input,
                "a correction has another input than the ruling");
    unstand(verifier, target, PAGE_REPLACED);
}

void verify_undo_proposed(struct verifier *verifier, const struct verify_entry *entry)
{
    int64_t target = json_int_member(entry->root, "target", 0);
    verify_hold(verifier, VERIFY_DISPUTES, verifier->proposal < 0, "the proposal %lld is still open",
                (long long)verifier->proposal);
    verify_hold(verifier, VERIFY_DISPUTES,
                target == verifier->last_standing || verify_question_is_stopped(verifier, target),
                "entry %lld is neither the last ruling that stands nor a question that is stopped", (long long)target);
    verifier->proposal = entry->place;
    verifier->proposed = target;
    verifier->proposer = entry->seat;
}

/* Whether the seat may answer: another player; the umpire where there is no other player. */
static bool may_answer(const struct verifier *verifier, const struct verify_seat *seat)
{
    bool others = false;
    for (size_t i = 0; i < verifier->seat_count; i++)
        others = others || (verifier->seats[i].role == ROLE_PLAYER && &verifier->seats[i] != verifier->proposer);
    return seat && seat != verifier->proposer && seat->role == (others ? ROLE_PLAYER : ROLE_UMPIRE);
}

void verify_undo_answered(struct verifier *verifier, const struct verify_entry *entry)
{
    int64_t proposal = json_int_member(entry->root, "proposal", 0);
    if (!verify_hold(verifier, VERIFY_DISPUTES, verifier->proposal >= 0 && proposal == verifier->proposal,
                     "entry %lld is no open proposal", (long long)proposal))
        return;
    verify_hold(verifier, VERIFY_DISPUTES, may_answer(verifier, entry->seat), "the seat %s may not answer it",
                entry->envelope.seat);
    verifier->proposal = -1;
    if (!json_true_member(entry->root, "consent"))
        return;
    if (verify_question_is_stopped(verifier, verifier->proposed)) {
        verifier->question.state = QUESTION_NONE;
        verify_notice(verifier, VERIFY_WARNING_GIVEN_UP, verifier->question.entry);
    } else if (page_of(verifier, entry, verifier->proposed) && stands(&verifier->pages[verifier->proposed])) {
        unstand(verifier, &verifier->pages[verifier->proposed], PAGE_TAKEN_BACK);
    }
}
