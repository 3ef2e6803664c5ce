/* What is read aloud has no identifiers (X-SAY): no underscore, no name of a step or of a value, no id of a unit, and
 * no number of a clause or of a reading, which a reason has in a member of its own. Ids of units are masked by whoever
 * lays them, names of values by masked.h. And summaries read right whatever number a unit's name has ("The Grenadiers",
 * "Black Watch"): no word agrees with it. */
#pragma once
#include "masked.h"
#include "referee/answer.h"
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

static inline bool is_word_of(const char *word, size_t length, const char *const *list, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (strlen(list[i]) == length && strncmp(word, list[i], length) == 0)
            return true;
    return false;
}

/* Whether the word can only be said of one, or only of several: a verb that follows a name and agrees with it. */
static inline bool is_numbered(const char *word, size_t length)
{
    static const char *const numbered[] = {"is",   "are", "was",   "were", "has",   "have",
                                           "does", "do",  "needs", "need", "isn't", "wasn't"};
    static const char *const others[] = {"across", "always", "as", "plus", "this", "towards", "unless"};
    if (is_word_of(word, length, numbered, sizeof numbered / sizeof numbered[0]))
        return strncmp(word, "need not ", strlen("need not ")) != 0;
    return length > 1 && word[length - 1] == 's' && !is_word_of(word, length, others, sizeof others / sizeof others[0]);
}

/* "3 figures of the Blues were killed": the verb is of what is counted, or of what is done to it. */
static inline bool is_of_another(const char *sentence, const char *name)
{
    return (name - sentence >= 4 && strncmp(name - 4, " of ", 4) == 0) ||
           (name - sentence >= 4 && strncmp(name - 4, " on ", 4) == 0);
}

/* The first word in a sentence that agrees with a unit's name, or that stands for it; NULL: it reads right whether the
 * name is singular or plural. */
static inline const char *number_in(const char *sentence, const char *name, size_t *ret_length)
{
    static const char *const owners[] = {"Its", "Their", "its", "their"};
    const size_t size = strlen(name);
    if (strncmp(sentence, "Not permitted", strlen("Not permitted")) == 0)
        return NULL; /* a reason, of whoever it is said of */
    for (const char *at = sentence; size > 0 && (at = strstr(at, name)) != NULL; at += size) {
        const char *next = at + size + 1;
        if ((at > sentence && isalnum((unsigned char)at[-1])) || at[size] != ' ' || is_of_another(sentence, at))
            continue;
        *ret_length = strspn(next, "abcdefghijklmnopqrstuvwxyz'");
        if (is_numbered(next, *ret_length))
            return next;
    }
    for (const char *at = sentence; *at;) {
        *ret_length = strcspn(at, " ,;:.");
        if (is_word_of(at, *ret_length, owners, sizeof owners / sizeof owners[0]))
            return at;
        at += *ret_length + (at[*ret_length] != '\0');
    }
    return NULL;
}

static inline void plural_check(const char *where, const char *sentence, const char *name)
{
    size_t length = 0;
    const char *word = number_in(sentence, name, &length);
    if (word)
        fail_msg("%s: \"%s\": \"%.*s\" does not go with every name like %s", where, sentence, (int)length, word, name);
}

/* By the names of its units, and by what stands for them where none is named. */
static inline void any_number_check(const char *where, const struct ruling *ruling, const char *sentence)
{
    static const char *const nameless[] = {"Side 1",          "Side 2",       "The unit",   "the unit",
                                           "The pinned unit", "The attacker", "the target", "The rocket",
                                           "the attacker",    "the defender"};
    const struct question_units *units = ruling->question.units;
    for (size_t i = 0; i < sizeof nameless / sizeof nameless[0]; i++)
        plural_check(where, sentence, nameless[i]);
    for (int32_t role = 0; units && role < UNIT_ROLES_MAX; role++)
        for (int32_t item = 0; item < UNITS_IN_ROLE_MAX; item++)
            if (units->names[role][item])
                plural_check(where, sentence, units->names[role][item]);
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
    any_number_check(name, ruling, words);
    reasons_check(ruleset, name, ruling->why);
    draws_check(ruleset, name, ruling->dice);
}
