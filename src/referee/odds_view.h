/* The head of a question of odds: what to show, and how to find it. */
#pragma once
#include <umpire/odds.h>

enum { ODDS_EXACT, ODDS_SAMPLE };

struct odds_view {
    char of[ODDS_SHOWN_MAX][ODDS_POINTER_MAX];
    int32_t of_count;
    bool of_given;
    bool joint;
    int32_t method;
    int32_t samples; /* FIELD_ABSENT when not given */
};

extern const struct fields odds_view_fields;
