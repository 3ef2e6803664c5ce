/* Random sessions for property tests: whatever may happen in a game, in an order in which it may happen. */
#pragma once
#include "verifying.h"

static inline const char *any_player(void)
{
    return chronicle_any(0, 1) ? "red" : "blue";
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
    static const char *const remedies[] = {NULL, "none", "further_dice", "reused_dice"};
    const char *remedy = remedies[chronicle_any(0, chronicle.two_sided || chronicle.used >= story->end ? 1 : 3)];
    if (story->last < 0)
        return;
    int64_t decision = chronicle_decide(&chronicle, chronicle_dispute(&chronicle, any_player(), story->last), remedy);
    if (remedy && strcmp(remedy, "none") != 0) {
        int64_t correction = chronicle_correct(&chronicle, story->last, decision, strcmp(remedy, "reused_dice") == 0);
        story->last = correction >= 0 ? correction : story->last;
    }
}

static inline void take_back_something(struct story *story)
{
    const char *player = any_player();
    bool consent = chronicle_any(0, 1) == 1;
    if (story->last < 0)
        return;
    chronicle_answer_undo(&chronicle, other_player(player), chronicle_propose_undo(&chronicle, player, story->last),
                          consent);
    story->last = consent ? -1 : story->last;
}

static inline void ask_both(struct story *story)
{
    const char *player = any_player();
    if (chronicle.asked_count == story->committed) {
        chronicle_commit(&chronicle, "red", 8);
        chronicle_commit(&chronicle, "blue", 8);
        story->committed += 8;
    }
    chronicle_ask(&chronicle, player);
    if (chronicle_any(0, 9) == 0 && chronicle_agree_declared(&chronicle, other_player(player), false) >= 0) {
        chronicle_agree_declared(&chronicle, player, false);
        story->last = chronicle_answer_declared(&chronicle, player);
        return;
    }
    chronicle_reveal(&chronicle, other_player(player));
    if (chronicle_any(0, 9) == 0) {
        chronicle_give_up(&chronicle, player); /* before the one whose nonce is out */
        chronicle_give_up(&chronicle, other_player(player));
        return;
    }
    chronicle_reveal(&chronicle, player);
    story->last = chronicle_answer(&chronicle, player);
}

static inline void rule_something(struct story *story)
{
    if (chronicle.used == story->end) {
        chronicle_rekey(&chronicle, (uint32_t)story->links);
        story->end += story->links;
        story->committed = chronicle.asked_count;
        if (!chronicle.two_sided && chronicle_any(0, 1))
            chronicle_nonce(&chronicle, "red");
    }
    if (chronicle_any(0, 5) == 0)
        story->last = chronicle_rule(&chronicle, any_player(), "declared");
    else if (chronicle.two_sided)
        ask_both(story);
    else
        story->last = chronicle_rule(&chronicle, any_player(), "sealed");
}

/* A whole session of about `turns` turns, signed. */
static inline void random_chronicle(uint64_t seed, int32_t turns)
{
    static const char *const rulesets[] = {"tt", "tft-ww2", "d12-skirmish", "colonial"};
    struct chronicle_kind kind = {.ruleset = rulesets[seed % 4],
                                  .two_sided = seed % 3 == 0,
                                  .random_options = seed % 5 == 0,
                                  .links = (uint32_t)(1 + seed % 17),
                                  .seed = seed * 2654435761u + 1};
    size_t covered = 0; /* a checkpoint is signed once of a size */
    struct story story = {.last = -1, .links = kind.links, .end = kind.links};
    chronicle_open(&chronicle, &kind);
    chronicle_join(&chronicle, "red", "player");
    chronicle_join(&chronicle, "blue", "player");
    for (int32_t turn = 0; turn < turns; turn++) {
        int32_t what = chronicle_any(0, 19);
        if (what < 13)
            rule_something(&story);
        else if (what < 16)
            chronicle_note(&chronicle, any_player(), "turn");
        else if (what < 18)
            dispute_something(&story);
        else
            take_back_something(&story);
        if (chronicle_any(0, 30) == 0 && chronicle.note_count < CHRONICLE_NOTES_MAX - 1 && chronicle.count > covered) {
            chronicle_sign(&chronicle);
            covered = chronicle.count;
        }
    }
    if (seed % 7 == 3)
        chronicle_revoke(&chronicle, "umpire", seed % 2 ? "red" : ENTRY_SPECTATORS);
    if (chronicle_any(0, 1))
        chronicle_close(&chronicle);
    if (chronicle.count > covered)
        chronicle_sign(&chronicle);
}
