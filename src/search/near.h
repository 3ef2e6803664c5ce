/* The word that was probably meant where nothing has the one that was typed. */
#pragma once
#include "search/index.h"

/* Whether a clause of the ruleset has it, or players say it. */
bool word_is_known(const struct search_index *index, const char *folded, const char *stem, const char *ruleset);
/* Whether it is the beginning of a word of the ruleset's clauses. */
bool word_begins(const struct search_index *index, const char *folded, const char *ruleset);
/* Two known words of which it is made up: "headshot". */
bool word_split(const struct search_index *index, const char *folded, const char *ruleset, struct word ret[2]);
/* A known word within it, as in a German compound: "Spielreihenfolge", "Schadenswurf". Not what only a prefix sets
 * apart, for that may be the contrary: "dismounted". */
bool word_within(const struct search_index *index, const char *folded, const char *ruleset, struct word *ret);

enum nearness {
    NEAR_NOTHING,
    NEAR_OFFERED, /* it may be another word altogether: "house" and "horse" */
    NEAR_SLIP,    /* it can hardly be anything else */
};
enum nearness word_near(const struct search_index *index, const char *folded, const char *ruleset, struct word *ret);
