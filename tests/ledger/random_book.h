/* Random sessions for property tests: whatever may happen in a game, in an order in which it may happen. */
#pragma once
#include "verifying.h"

static inline const char *any_player(void)
{
    return book_any(0, 1) ? "red" : "blue";
}

static inline const char *other_player(const char *player)
{
    return strcmp(player, "red") == 0 ? "blue" : "red";
}

/* What a random session remembers of itself. */
struct story {
    int64_t last;        /* the last ruling that stands; -1: not known */
    uint64_t links, end; /* of each chain; the present one's last */
    uint64_t committed;
};

static inline void dispute_something(struct story *story)
{
    static const char *const remedies[] = {NULL, "none", "new_dice", "kept_dice"};
    const char *remedy = remedies[book_any(0, book.both || book.used >= story->end ? 1 : 3)];
    if (story->last < 0)
        return;
    int64_t decision = book_decide(&book, book_dispute(&book, any_player(), story->last), remedy);
    if (remedy && strcmp(remedy, "none") != 0) {
        int64_t correction = book_correct(&book, story->last, decision, strcmp(remedy, "kept_dice") == 0);
        story->last = correction >= 0 ? correction : story->last;
    }
}

static inline void take_back_something(struct story *story)
{
    const char *player = any_player();
    bool consent = book_any(0, 1) == 1;
    if (story->last < 0)
        return;
    book_answer_undo(&book, other_player(player), book_propose_undo(&book, player, story->last), consent);
    story->last = consent ? -1 : story->last;
}

static inline void ask_both(struct story *story)
{
    const char *player = any_player();
    if (book.asked_count == story->committed) {
        book_commit(&book, "red", 8);
        book_commit(&book, "blue", 8);
        story->committed += 8;
    }
    book_ask(&book, player);
    if (book_any(0, 5) == 0)
        book_withhold(&book, other_player(player));
    book_reveal(&book, other_player(player));
    story->last = book_answer(&book, player, false);
}

static inline void rule_something(struct story *story)
{
    if (book.used == story->end) {
        book_rekey(&book, (uint32_t)story->links);
        story->end += story->links;
        if (book_any(0, 1))
            book_nonce(&book, "red");
    }
    if (book_any(0, 5) == 0)
        story->last = book_rule(&book, any_player(), "declared");
    else if (book.both)
        ask_both(story);
    else
        story->last = book_rule(&book, any_player(), "sealed");
}

/* A whole session of about `turns` turns, signed. */
static inline void random_book(uint64_t seed, int32_t turns)
{
    static const char *const rulesets[] = {"tt", "tft-ww2", "d12-skirmish", "colonial"};
    struct book_kind kind = {.ruleset = rulesets[seed % 4],
                             .both = seed % 3 == 0,
                             .random_options = seed % 5 == 0,
                             .links = (uint32_t)(1 + seed % 17),
                             .seed = seed * 2654435761u + 1};
    struct story story = {.last = -1, .links = kind.links, .end = kind.links};
    book_open(&book, &kind);
    book_join(&book, "red", "player", false, false);
    book_join(&book, "blue", "player", false, false);
    for (int32_t turn = 0; turn < turns; turn++) {
        int32_t what = book_any(0, 19);
        if (what < 13)
            rule_something(&story);
        else if (what < 16)
            book_note(&book, any_player(), "turn");
        else if (what < 18)
            dispute_something(&story);
        else
            take_back_something(&story);
        if (book_any(0, 30) == 0 && book.note_count < BOOK_NOTES_MAX - 1)
            book_sign(&book);
    }
    if (book_any(0, 1))
        book_close(&book);
    book_sign(&book);
}
