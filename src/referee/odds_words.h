/* Odds in words: percentages, titles, the line to read aloud. */
#pragma once
#include <umpire/odds.h>

/* The longest summary, in bytes with the NUL. */
enum { ODDS_SUMMARY_MAX = 2048 };

/* "41.7 %". What is possible is never "0 %", and what is not certain never "100 %"; estimates know no better than their
 * samples. */
void percent_add(struct text *text, const struct odds_chance *chance);
/* A number's decimal with at most so many places, for people: "4.333333333333" -> "4.33". */
void decimal_add(struct text *text, const char *decimal, int places);
/* A member's value as people read it: "yes", "4", "4.5", "side1"; "none" when it is not there. */
void member_value_add(struct text *text, const struct odds *odds, const struct field *member, int32_t value);
/* The titles of a distribution's members: "Fire: Casualties". */
void distribution_title_add(struct text *text, const struct step *step, const struct odds_distribution *distribution);
/* The line that a player can read aloud: the chances of the ends, or, where the step knows none, what comes out on
 * average or most often. */
void odds_summarise(const struct step *step, const struct odds *odds, struct text *line);

/* Where the odds take too much work: how much, and why. Texts are static. */
struct odds_excess {
    double estimate;   /* branches that the question takes, about */
    int64_t budget;    /* branches that it may take */
    const char *part;  /* of the draw with the most outcomes; NULL for a single step */
    const char *label; /* of that draw; NULL when it is not one draw but their number */
    int32_t dice;      /* of that draw */
    double outcomes;   /* of that draw */
    int32_t varied;    /* cases that were asked for at once */
    bool joint;        /* several members are asked for together */
    bool sampled;      /* it is samples that are too many: estimate and budget are dice, not branches */
};

/* What was found, what is allowed, and what would make it smaller. */
void odds_excess_explain(const struct odds_excess *excess, struct text *words);
