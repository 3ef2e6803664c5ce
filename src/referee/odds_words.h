/* Odds in words: percentages, titles, the line to read aloud. */
#pragma once
#include <umpire/odds.h>

/* The longest summary, in bytes with the NUL. */
enum { ODDS_SUMMARY_MAX = 2048 };

/* "41.7 %". A possible value is never "0 %", and an uncertain one never "100 %"; estimates are as coarse as their
 * samples. */
void percent_add(struct text *text, const struct odds_chance *chance);
/* A decimal with at most this many places, for people: "4.333333333333" -> "4.33". */
void decimal_add(struct text *text, const char *decimal, int places);
/* A member's value for people: "yes", "4", "4.5", "side1"; "none" when it is absent. */
void member_value_add(struct text *text, const struct odds *odds, const struct field *member, int32_t value);
/* The titles of a distribution's members: "Fire: Casualties". */
void distribution_title_add(struct text *text, const struct step *step, const struct odds_distribution *distribution);
/* The line that a player can read aloud: the chances of the ends or, if the step has none, the average or most frequent
 * result. */
void odds_summarise(const struct step *step, const struct odds *odds, struct text *line);

/* Why odds take too much work, and how much. Texts are static. */
struct odds_excess {
    double estimate;   /* branches that the question needs, estimated */
    int64_t budget;    /* the limit of branches */
    const char *part;  /* of the draw with the most outcomes; NULL for a single step */
    const char *label; /* of that draw; NULL when the number of draws is the cause, not one of them */
    int32_t dice;      /* of that draw */
    double outcomes;   /* of that draw */
    int32_t varied;    /* cases in the request */
    bool joint;        /* several members are asked for jointly */
    bool sampled;      /* there are too many samples: estimate and budget count dice, not branches */
};

/* The estimate, the limit, and what would make the question smaller. */
void odds_excess_explain(const struct odds_excess *excess, struct text *words);
