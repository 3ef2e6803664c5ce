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

struct question_units;

/* The question for a resolver, fully defaulted and validated. */
struct question {
    const void *input;   /* the step's input struct */
    const void *options; /* the ruleset's option struct */
    int32_t version;     /* of the ruleset: a resolver branches where a clause changed */
    /* The units in the step's roles: their names, and what bars them (units.h); NULL: none is named. No number of an
     * outcome depends on names. */
    const struct question_units *units;
};

/* How a number is compared with what is needed (X-REASON). */
#define COMPARE_VALUES(X)                                                                                              \
    X(COMPARE_AT_LEAST, "at_least", "At least what is needed")                                                         \
    X(COMPARE_ABOVE, "above", "More than what is needed")                                                              \
    X(COMPARE_AT_MOST, "at_most", "At most what is needed")                                                            \
    X(COMPARE_UNDER, "under", "Less than what is needed")
enum compare {
#define X(value, name, doc) value,
    COMPARE_VALUES(X)
#undef X
        COMPARES
};

/* One clause applied. Texts are static or live as long as the question. */
struct reason {
    const char *part;    /* of an exchange; NULL for a single step */
    const char *clause;  /* "TT-MEL-2" */
    const char *subject; /* what it is about: "side 1", a unit's name; NULL: nothing in particular */
    const char *text;    /* what the clause says about this case */
    /* A running number (X-REASON): what was added, and the number after it, both or neither. In thousandths, as all
     * numbers here; FIELD_ABSENT: none. */
    int32_t value, total;
    const char *of; /* the name of the running number: "to hit", "inches"; NULL: none, or a step not yet converted */
    int32_t needed, compare; /* what a total or a die is compared with, and how (enum compare); both or neither */
    int32_t result;          /* the result as a number, */
    const char *word;        /* or as a word; NULL: none. In JSON both are `result`; a reason has at most one */
    int32_t count;           /* of figures, hits, markers, dice: not in thousandths */
    const struct json_t *result_read; /* of a reason that was read from JSON; nothing else uses it */
};

/* Collects reasons. A resolver that gets NULL instead (odds) collects none. */
struct explanation {
    const char *part;    /* set by an exchange around each of its steps */
    const char *subject; /* set by a resolver while it explains one side */
    const char *of;      /* the current running number (explain_base) */
    int32_t count;
    bool cut; /* more reasons than fit: a defect, found by the tests */
    struct reason reasons[REASONS_MAX];
};

/* Every function here accepts a NULL explanation.
 *
 * A reason without a number. */
void explain(struct explanation *why, const char *clause, const char *text);

/* A chain (X-REASON): one number that runs. It begins with its base, which names it, and every further reason adds to
 * it; what halves, doubles or floors it is the difference that this makes. MODIFY and modifier_add go on with the chain
 * that was begun last, so a resolver begins it and needs nothing else:
 *
 *     explain_base(why, "D12-SHO-3", "The die", "to hit", face);
 *     MODIFY(modifiers, shot, &total, why);
 *     explain_judged(why, "D12-SHO-3", "It reaches what is needed", total, 6, COMPARE_AT_LEAST);
 *
 * A chain may be left and taken up again: explain_resume names it. */
void explain_base(struct explanation *why, const char *clause, const char *text, const char *of, int32_t base);
void explain_total(struct explanation *why, const char *clause, const char *text, int32_t value, int32_t total);
void explain_resume(struct explanation *why, const char *of);

/* What is compared with a number, and how; with the result. */
void explain_judged(struct explanation *why, const char *clause, const char *text, int32_t result, int32_t needed,
                    enum compare compare);
/* The same before there is a result, or if the result is elsewhere. */
void explain_needed(struct explanation *why, const char *clause, const char *text, int32_t needed,
                    enum compare compare);
/* A result without additions: a number, or a word that a person reads (the label of a value). */
void explain_number(struct explanation *why, const char *clause, const char *text, int32_t result);
void explain_word(struct explanation *why, const char *clause, const char *text, const char *word);
/* How many figures, hits, markers or dice. */
void explain_count(struct explanation *why, const char *clause, const char *text, int32_t count);

/* The same in parts, of which `scale` make one. */
void explain_base_parts(struct explanation *why, const char *clause, const char *text, const char *of, int64_t base,
                        int32_t scale);
void explain_total_parts(struct explanation *why, const char *clause, const char *text, int64_t value, int64_t total,
                         int32_t scale);
void explain_judged_parts(struct explanation *why, const char *clause, const char *text, int64_t result, int64_t needed,
                          int32_t scale, enum compare compare);
void explain_number_parts(struct explanation *why, const char *clause, const char *text, int64_t result, int32_t scale);

/* A bare number. No ruleset uses it (X-REASON; tests/golden), except the tests' toy, whose old records have one. */
void explain_value(struct explanation *why, const char *clause, const char *text, int32_t value);
void explain_parts(struct explanation *why, const char *clause, const char *text, int64_t value, int32_t scale);

/* Sets what the next reasons are about; NULL for nothing. Accepts a NULL explanation. */
void explain_subject(struct explanation *why, const char *subject);

/* Begins one part of an exchange: the draws and reasons that follow carry its name (static). NULL ends it. It also
 * ends the subject, the chain, and the unit that dice are thrown for. */
void exchange_part(struct dice *dice, struct explanation *why, const char *part);
