/* Which step a caller probably meant: the hint for a member of the common four; else the name with the most similar
 * words, synonyms of players included; else the name with the fewest edits. */
#include "base/edits.h"
#include <string.h>
#include <umpire/rules.h>

enum { NAME_MAX_LENGTH = 40, WORDS_MAX = 8 };

/* ---- Words ---- */

/* The players' word, and the word in the step's name. */
static const char *const synonyms[][2] = {
    {"shoot", "ranged"},     {"shooting", "ranged"},   {"shot", "ranged"},        {"fire", "ranged"},
    {"firing", "ranged"},    {"missile", "ranged"},    {"fight", "melee"},        {"combat", "melee"},
    {"hand", "melee"},       {"close", "melee"},       {"hits", "damage"},        {"wound", "damage"},
    {"wounds", "damage"},    {"panic", "morale"},      {"courage", "morale"},     {"nerve", "morale"},
    {"pin", "morale"},       {"pinning", "morale"},    {"unjam", "jam"},          {"grenade", "indirect"},
    {"mortar", "indirect"},  {"throw", "indirect"},    {"artillery", "indirect"}, {"leadership", "activation"},
    {"order", "activation"}, {"orders", "activation"}, {"tank", "afv"},           {"vehicle", "afv"},
    {"penetration", "afv"},  {"explosion", "blast"},   {"officer", "leader"},     {"charge", "assault"},
    {"march", "movement"},   {"walk", "movement"},     {"first", "initiative"},   {"load", "reload"},
};
/* Words that say little about a step. */
static const char *const plain[] = {"check", "test", "roll", "order", "score", "attack", "action", "due", "and", "to"};

struct words {
    size_t count;
    char list[WORDS_MAX][NAME_MAX_LENGTH + 1];
};

static void words_split(const char *name, struct words *ret)
{
    ret->count = 0;
    while (*name && ret->count < WORDS_MAX) {
        size_t length = strcspn(name, "-_ ");
        if (length > 0 && length <= NAME_MAX_LENGTH) {
            memcpy(ret->list[ret->count], name, length);
            ret->list[ret->count++][length] = '\0';
        }
        name += length;
        name += strspn(name, "-_ ");
    }
}

/* In thousandths: 1000 is the same word. A word that begins with the other one is nearly the same. */
static size_t likeness(const char *a, const char *b)
{
    size_t n = strlen(a), m = strlen(b), longer = n > m ? n : m, shorter = n < m ? n : m;
    size_t edits = edits_between(a, b);
    size_t whole = edits >= longer ? 0 : 1000 - 1000 * edits / longer;
    size_t begun = shorter >= 4 && strncmp(a, b, shorter - 1) == 0 ? 900 : 0;
    return whole > begun ? whole : begun;
}

static size_t likeness_meant(const char *asked, const char *word)
{
    size_t best = likeness(asked, word);
    for (size_t i = 0; i < sizeof synonyms / sizeof synonyms[0]; i++)
        if (strcmp(asked, synonyms[i][0]) == 0 && strcmp(word, synonyms[i][1]) == 0)
            best = 1000;
    return best;
}

static size_t weight_of(const char *word)
{
    for (size_t i = 0; i < sizeof plain / sizeof plain[0]; i++)
        if (strcmp(word, plain[i]) == 0)
            return 1;
    return 3;
}

/* How near a step's name is, in thousandths: each word of the request counts by its best match, and each further word
 * of the step takes a little off. */
static size_t nearness(const struct words *asked, const char *name)
{
    struct words words;
    size_t sum = 0, weights = 0;
    words_split(name, &words);
    for (size_t i = 0; i < asked->count; i++) {
        size_t best = 0, weight = weight_of(asked->list[i]);
        for (size_t k = 0; k < words.count; k++) {
            size_t found = likeness_meant(asked->list[i], words.list[k]);
            best = found > best ? found : best;
        }
        sum += best * weight;
        weights += weight;
    }
    size_t beyond = words.count > asked->count ? 20 * (words.count - asked->count) : 0;
    size_t near = weights ? sum / weights : 0;
    return near > beyond ? near - beyond : 0;
}

static const struct step *nearest_by_words(const struct ruleset *ruleset, const char *name)
{
    enum { NEAR_ENOUGH = 600 };
    const struct step *nearest = NULL;
    struct words asked;
    size_t most = NEAR_ENOUGH;
    words_split(name, &asked);
    for (const struct step *const *step = ruleset->steps; *step; step++) {
        size_t near = nearness(&asked, (*step)->name);
        if (near > most) {
            most = near;
            nearest = *step;
        }
    }
    return nearest;
}

static const struct step *nearest_by_edits(const struct ruleset *ruleset, const char *name)
{
    const struct step *nearest = NULL;
    size_t fewest = strlen(name) / 2 + 1; /* a name with more edits than half its length is another word */
    for (const struct step *const *step = ruleset->steps; *step; step++) {
        size_t edits = edits_between(name, (*step)->name);
        if (edits < fewest) {
            fewest = edits;
            nearest = *step;
        }
    }
    return nearest;
}

const struct step *step_nearest(const struct ruleset *ruleset, const char *name)
{
    for (const struct step_hint *hint = ruleset->hints; hint && hint->family; hint++)
        if (strcmp(hint->family, name) == 0)
            return step_find(ruleset, hint->step);
    const struct step *nearest = nearest_by_words(ruleset, name);
    return nearest ? nearest : nearest_by_edits(ruleset, name);
}

void step_unknown_explain(const struct ruleset *ruleset, const char *name, struct text *words)
{
    const struct step *nearest = step_nearest(ruleset, name);
    text_format(words, "%s does not define it", ruleset->name);
    if (nearest)
        text_format(words, "; the nearest step is %s", nearest->name);
}
