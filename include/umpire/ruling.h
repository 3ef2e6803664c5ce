/* A question, and the ruling that answers it, with its reasons. */
#pragma once
#include <umpire/dice.h>
#include <umpire/field.h>

enum { REASONS_MAX = 160 };

enum ruling_status {
    RULING_RESOLVED,
    RULING_NOT_PERMITTED, /* a legal question whose answer is "you may not"; no dice are used */
};

/* "resolved" or "not_permitted". */
const char *ruling_status_name(enum ruling_status status);

/* What is asked of a resolver, fully defaulted and validated. */
struct question {
    const void *input;   /* the step's input struct */
    const void *options; /* the ruleset's option struct */
    int32_t version;     /* of the ruleset: a resolver branches where a clause changed */
};

/* One clause applied. Texts are static or live as long as the question. */
struct reason {
    const char *part;    /* of an exchange; NULL for a single step */
    const char *clause;  /* "TT-MEL-2" */
    const char *subject; /* whom it is about: "side 1", a unit's name; NULL when plain */
    const char *text;    /* what the clause says of this case */
    int32_t value;       /* what it added or decided, in thousandths; FIELD_ABSENT when it is no number */
    int32_t total;       /* the running total after it, in thousandths; FIELD_ABSENT when there is none */
};

/* Collects reasons. Where a resolver gets NULL instead (odds), nothing is collected. */
struct explanation {
    const char *part;    /* set by an exchange around each of its steps */
    const char *subject; /* set by a resolver while it speaks of one side */
    int32_t count;
    bool cut; /* more reasons than fit: a defect, found by the tests */
    struct reason reasons[REASONS_MAX];
};

void explain(struct explanation *why, const char *clause, const char *text);
void explain_value(struct explanation *why, const char *clause, const char *text, int32_t value);
void explain_total(struct explanation *why, const char *clause, const char *text, int32_t value, int32_t total);
/* The same in parts, of which `scale` make one. */
void explain_parts(struct explanation *why, const char *clause, const char *text, int64_t value, int32_t scale);
/* Sets whom the next reasons are about; NULL for nobody. Accepts a NULL explanation. */
void explain_subject(struct explanation *why, const char *subject);

/* Speaks for one part of an exchange: draws and reasons that follow carry its name (static). NULL ends it. */
void exchange_part(struct dice *dice, struct explanation *why, const char *part);
