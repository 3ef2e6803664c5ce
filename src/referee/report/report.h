/* The battle report: a session's record as a game to be read. Entries are added one by one, in order; each is written
 * at once, and what later entries say of earlier ones (disputes, corrections) is put in at the end.
 *
 * It is divided by turns where entries name them (`turn`), else by pauses. */
#pragma once
#include "base/clock.h"
#include "ledger/protocol.h"
#include "referee/referee.h"
#include "referee/seat_names.h"
#include "referee/sheet.h"
#include "roster/roster.h"

enum {
    REPORT_ENTRIES_MAX = 10000,
    REPORT_BYTES_MAX = 6 << 20, /* limit of the entries' text; the rest is left out, with a note */
    REPORT_PARTS_MAX = 512,     /* the last part has all further turns */
    REPORT_PART_ENTRIES = 50,   /* of a part that is no turn */
    REPORT_PAUSE_MINUTES = 15,  /* a pause that ends a part without turns */
};

enum report_form { REPORT_JSON, REPORT_MARKDOWN, REPORT_HTML };

/* A turn, or what happened between two pauses. */
struct report_part {
    int64_t turn;     /* 0: no turn */
    int64_t from, to; /* microseconds */
    int32_t entries, rulings;
    size_t begin; /* in `body` */
};

/* The mark that a later entry puts on an earlier one: "Disputed", "Replaced". */
struct report_mark {
    int64_t target, by;
    const char *words;
};

/* Where an entry's marks are inserted. */
struct report_place {
    int64_t seq;
    size_t at; /* in `body` */
};

/* A unit that was added. */
struct report_unit {
    const char *id, *name, *side;
    const char *now, *was; /* renamed: its new and its old name; else NULL */
    bool fielded;          /* from the beginning */
};

struct report_side {
    const char *id, *name;
};

struct report {
    enum report_form form;
    const struct ruleset *ruleset;
    const struct seat_names *names; /* of seats, which are not in the record */
    const char *token;              /* of the link that opened the report, and that its own links contain; NULL: none */
    char session[UUID_TEXT_SIZE];
    struct arena arena, scratch; /* memory that lives as long as the report; memory of one entry */
    struct writer body;          /* the entries in their final form */
    int64_t entries, rulings, dice, declared;
    bool cut, alone;                  /* alone: a page for a single entry */
    int64_t opened_at, closed_at;     /* closed_at 0: it is open */
    const char *closing_words;        /* NULL: none */
    struct entry_described described; /* the newest description; empty: none */
    const void *options;              /* of the opening; NULL when it is not there or cannot be read */
    const char *house_rules, *club;   /* that the opening names; NULL: none */
    int32_t house_rules_version;
    struct report_part parts[REPORT_PARTS_MAX];
    int32_t part_count;
    struct report_place places[REPORT_ENTRIES_MAX];
    int32_t place_count;
    struct report_mark marks[REPORT_ENTRIES_MAX];
    int32_t mark_count;
    struct report_unit units[ROSTER_UNITS_MAX];
    int32_t unit_count;
    struct report_side sides[SIDES_MAX];
    int32_t side_count;
    const char *continues; /* the session whose roster it began with; NULL: none */
    int64_t continues_at;
    struct protocol protocol; /* of the entries so far: which questions are on which */
    struct mark standings[REPORT_ENTRIES_MAX];
};

/* A report on a session of this ruleset; NULL when out of memory. `names` (NULL: none) outlive it. */
struct report *report_new(enum report_form form, const struct ruleset *ruleset, const struct uuid *session,
                          const struct seat_names *names);
/* Accepts NULL. */
void report_free(struct report *report);
/* The report was opened by a link with this token, which outlives it. */
void report_linked(struct report *report, const char *token);
/* Adds an entry. Does nothing once the report is cut. False when out of memory or the bytes are not an entry. */
bool report_add(struct report *report, const char *bytes, size_t length);
/* Writes the whole report. `cut`: there are more entries. */
void report_write(struct writer *out, struct report *report, bool cut);
/* One entry as a page of its own, "Roll 17: why", in Markdown or HTML, from an empty report, which is freed (NULL: out
 * of memory). False when out of memory or the bytes are not an entry. */
bool report_write_entry(struct writer *out, struct report *report, const char *bytes, size_t length);
/* The same as JSON. */
extern const struct fields report_fields;
