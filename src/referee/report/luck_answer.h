/* The luck of a session as clients read it: as JSON and as a page. */
#pragma once
#include "referee/report/luck.h"
#include "referee/sheet.h"

/* The facts above the comparisons. */
struct luck_about {
    const char *session; /* UUID text */
    const char *title;   /* the ruleset's */
    bool cut;            /* there are further entries, which were not read */
};

void luck_write(struct writer *out, const struct luck *luck, const struct luck_about *about);
void luck_write_sheet(struct sheet *sheet, const struct luck *luck, const struct luck_about *about);

/* "nothing_unusual". */
const char *luck_verdict_name(enum luck_verdict verdict);
/* A comparison in one or two sentences that accuse nobody. */
void luck_explain(const struct luck_line *line, struct text *words);
/* The same of all together. */
void luck_conclude(const struct luck *luck, struct text *words);
extern const struct fields luck_fields;
