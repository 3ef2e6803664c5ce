/* A question about Triumph & Tragedy in a test, and a damage table for it. */
#pragma once
#include "asked.h"

#include "rulesets/tt/tt.h"
#include "rulesets/tt/tt_ruleset.h"

static struct asked asked;

/* 1-2 save, 3 suppressed, 4 wound, 5-6 kill on a D6. */
static inline struct tt_damage_table table_of_tests(void)
{
    return (struct tt_damage_table){
        .sides = 6,
        .row_count = 4,
        .rows = {{1, 2, TT_SAVE}, {3, 3, TT_SUPPRESSED}, {4, 4, TT_WOUND}, {5, 6, TT_KILL}}};
}

/* Brings it with the question; what it returns may be changed. */
static inline struct tt_damage_table *bring_table(struct asked *to)
{
    struct tt_damage_table *table = member_at(to->step->input, to->input, "table");
    ask_number(to, "table/sides", 6); /* from now on it is given */
    *table = table_of_tests();
    return table;
}

static inline struct tt_options *options_of(struct asked *to)
{
    return (struct tt_options *)(void *)to->options;
}
