/* What is read aloud has no identifiers (X-SAY): no underscore, no name of a step or of a value, no id of a unit, and
 * no number of a clause or of a reading, which a reason has in a member of its own. Ids of units are masked by whoever
 * lays them, names of values by masked.h. */
#pragma once
#include "answer.h"
#include "masked.h"
#include <ctype.h>

/* Whether a step's name with a hyphen stands in it as one word. */
static inline const char *step_in(const struct ruleset *ruleset, const char *sentence)
{
    for (const struct step *const *step = ruleset->steps; *step; step++) {
        const char *name = (*step)->name;
        if (strchr(name, '-') && strstr(sentence, name))
            return name;
    }
    return NULL;
}

/* The number of a clause or of a reading ("A-D12-38", "MWK-FIR-3"), or NULL. */
static inline const char *clause_in(const char *sentence)
{
    static const char *const rows[] = {"A-", "X-", "TT-", "TFT-", "D12-", "MWK-"};
    for (const char *at = sentence; *at; at++)
        for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
            if ((at == sentence || !isalnum((unsigned char)at[-1])) && strncmp(at, rows[i], strlen(rows[i])) == 0 &&
                isupper((unsigned char)at[strlen(rows[i])]))
                return at;
    return NULL;
}

static inline void spoken_check(const struct ruleset *ruleset, const char *where, const char *sentence)
{
    if (!sentence)
        return;
    const char *step = step_in(ruleset, sentence);
    if (strchr(sentence, '_') || step)
        fail_msg("%s: %s: \"%s\" has an identifier%s%s", ruleset->name, where, sentence, step ? ": " : "",
                 step ? step : "");
    if (clause_in(sentence))
        fail_msg("%s: %s: \"%s\" has the number of a clause", ruleset->name, where, sentence);
    if (mask_in(sentence))
        fail_msg("%s: %s: \"%s\" has an id, or a value instead of its label", ruleset->name, where, sentence);
}

/* What players give a name of their own may hold anything. */
static inline void reasons_check(const struct ruleset *ruleset, const char *name, const struct explanation *why)
{
    for (int32_t i = 0; i < why->count; i++) {
        const struct reason *reason = &why->reasons[i];
        spoken_check(ruleset, name, reason->text);
        spoken_check(ruleset, name, reason->subject);
        spoken_check(ruleset, name, reason->of);
        spoken_check(ruleset, name, reason->word);
        spoken_check(ruleset, name, reason->part);
    }
}

static inline void draws_check(const struct ruleset *ruleset, const char *name, const struct dice_record *record)
{
    for (int32_t i = 0; i < record->draw_count; i++) {
        spoken_check(ruleset, name, record->draws[i].label);
        spoken_check(ruleset, name, record->draws[i].part);
    }
}

static inline void ruling_check(const struct ruleset *ruleset, const char *name, const struct ruling *ruling)
{
    char words[SUMMARY_MAX];
    struct text line;
    text_start(&line, words, sizeof words);
    ruling_summarise(ruling, &line);
    if (words[0] == '\0' || words[strlen(words) - 1] != '.' || strstr(words, ". "))
        fail_msg("%s: \"%s\" is no sentence, or more than one", name, words);
    spoken_check(ruleset, name, words);
    reasons_check(ruleset, name, ruling->why);
    draws_check(ruleset, name, ruling->dice);
}
