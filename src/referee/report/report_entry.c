/* Each kind of entry on the page. Kinds that this file does not know are named, so that nothing is hidden; those that
 * only serve the dice and the record are left out. */
#include "report_parts.h"
#include <string.h>

/* What is said of units. */
enum subject { ABOUT_NONE, ABOUT_ROSTER, ABOUT_DEEDS, ABOUT_TURN };

/* What is shown of a kind. */
struct showing {
    const char *kind;
    const char *title; /* NULL: the step's; "": the kind is not shown */
    const char *named; /* the member that names another entry, and before it: */
    const char *verb;
    const char *flag; /* a member that is true or not, and what that means */
    const char *yes, *no;
    const char *who;   /* before the seat that the entry names */
    const char *words; /* the member that somebody said */
    bool ruled;        /* with the members of a ruling */
    enum subject subject;
};

static const struct showing showings[] = {
    {.kind = "ruling", .ruled = true},
    {.kind = "correction", .named = "corrects", .verb = "Replaces", .ruled = true},
    {.kind = "note", .title = "Note", .words = "words"},
    {.kind = "joined", .title = "Joined"},
    {.kind = "dispute", .title = "Dispute", .named = "target", .verb = "Of", .words = "claim"},
    {.kind = "decision",
     .title = "Decision",
     .named = "dispute",
     .verb = "On the dispute in",
     .flag = "upheld",
     .yes = "upheld",
     .no = "not upheld",
     .words = "words"},
    {.kind = "undo_proposed", .title = "Taking back proposed", .named = "target", .verb = "Of", .words = "words"},
    {.kind = "undo_answered",
     .title = "Taking back answered",
     .named = "proposal",
     .verb = "To the proposal in",
     .flag = "consent",
     .yes = "agreed",
     .no = "not agreed"},
    {.kind = "withheld",
     .title = "A number was withheld",
     .named = "question",
     .verb = "For the question in",
     .who = ", by "},
    {.kind = "revoked", .title = "A seat was revoked", .who = "The seat "},
    {.kind = "units_added", .title = "Units come in", .subject = ABOUT_ROSTER},
    {.kind = "unit_changed", .title = "Changed by hand", .words = "reason", .subject = ABOUT_DEEDS},
    {.kind = "turn", .title = "A turn or phase begins", .subject = ABOUT_TURN},
    {.kind = "opened", .title = ""}, /* stands above the parts */
    {.kind = "closed", .title = ""}, /* stands below them */
    {.kind = "nonce", .title = ""},
    {.kind = "rekey", .title = ""},
    {.kind = "committed", .title = ""},
    {.kind = "asked", .title = ""},
    {.kind = "revealed", .title = ""},
};

static const struct showing *showing_of(const struct report_entry *entry)
{
    for (size_t i = 0; i < sizeof showings / sizeof showings[0]; i++)
        if (strcmp(showings[i].kind, entry->recorded.envelope.kind) == 0)
            return &showings[i];
    return NULL;
}

bool report_entry_shown(const struct report_entry *entry)
{
    const struct showing *showing = showing_of(entry);
    return !showing || !showing->title || showing->title[0];
}

static void heading_write(const struct report *report, struct sheet *sheet, const struct report_entry *entry,
                          const struct showing *showing)
{
    char words[256];
    struct text text;
    const char *name = json_text_member(entry->root, "step");
    const struct step *step = showing && showing->ruled && name ? step_find(report->ruleset, name) : NULL;
    text_start(&text, words, sizeof words);
    text_format(&text, "%lld. ", (long long)entry->recorded.envelope.seq);
    if (showing && showing->ruled && showing->named)
        text_add(&text, "Correction: ");
    text_add(&text, step                                ? step->title
                    : showing && showing->title         ? showing->title
                    : showing && showing->ruled && name ? name
                                                        : entry->recorded.envelope.kind);
    sheet_heading(sheet, 3, words);
}

/* Who, when, and how the dice were come by. */
static void by_write(struct sheet *sheet, const struct report_entry *entry)
{
    char at[INSTANT_TEXT_SIZE];
    const char *role = json_text_member(entry->root, "role");
    instant_write(entry->recorded.envelope.at, at);
    sheet_paragraph(sheet, "by");
    sheet_add(sheet, entry->recorded.envelope.seat);
    if (role) {
        sheet_add(sheet, " as ");
        sheet_add(sheet, role);
    }
    sheet_format(sheet, ", %.8s UTC", at + strlen("2026-11-21T"));
    sheet_paragraph_end(sheet);
}

static void named_write(struct sheet *sheet, const struct report_entry *entry, const struct showing *showing)
{
    char anchor[REPORT_TITLE_MAX], words[REPORT_TITLE_MAX];
    struct text text;
    int64_t named = json_int_member(entry->root, showing->named, -1);
    if (named < 0)
        return;
    text_start(&text, words, sizeof words);
    text_format(&text, "entry %lld", (long long)named);
    report_anchor(named, anchor);
    sheet_add(sheet, showing->verb);
    sheet_add(sheet, " ");
    sheet_reference(sheet, anchor, words);
}

/* One line: which entry is spoken of, what was decided, by which clause. */
static void about_write(const struct report *report, struct sheet *sheet, const struct report_entry *entry,
                        const struct showing *showing)
{
    const char *clause = json_text_member(entry->root, "clause"), *who = json_text_member(entry->root, "who");
    sheet_paragraph(sheet, NULL);
    if (showing->named)
        named_write(sheet, entry, showing);
    if (showing->flag) {
        sheet_add(sheet, ": ");
        sheet_mark(sheet, json_true_member(entry->root, showing->flag) ? showing->yes : showing->no);
    }
    if (who && showing->who) {
        sheet_add(sheet, showing->who);
        sheet_add(sheet, who);
    }
    if (clause) {
        sheet_add(sheet, ", by clause ");
        report_clause_link(report, sheet, clause);
    }
    sheet_paragraph_end(sheet);
}

static void place_add(struct report *report, int64_t seq)
{
    if (report->place_count < REPORT_ENTRIES_MAX)
        report->places[report->place_count++] = (struct report_place){seq, report->body.used};
}

static void subject_write(const struct report *report, struct sheet *sheet, const struct report_entry *entry,
                          enum subject subject)
{
    switch (subject) {
    case ABOUT_ROSTER:
        report_roster_write(sheet, entry);
        break;
    case ABOUT_DEEDS:
        report_deeds_write(report, sheet, entry);
        break;
    case ABOUT_TURN:
        report_turn_write(report, sheet, entry);
        break;
    case ABOUT_NONE:
        break;
    }
}

void report_entry_write(struct report *report, struct sheet *sheet, const struct report_entry *entry)
{
    const struct showing *showing = showing_of(entry);
    const char *words = showing && showing->words ? json_text_member(entry->root, showing->words) : NULL;
    char anchor[REPORT_TITLE_MAX];
    report_anchor(entry->recorded.envelope.seq, anchor);
    sheet_section(sheet, showing && showing->ruled ? "entry" : "entry aside", anchor);
    heading_write(report, sheet, entry, showing);
    by_write(sheet, entry);
    if (showing && (showing->named || showing->who))
        about_write(report, sheet, entry, showing);
    if (showing && showing->ruled)
        report_ruling_write(report, sheet, entry);
    subject_write(report, sheet, entry, showing ? showing->subject : ABOUT_NONE);
    if (words)
        sheet_quote(sheet, words);
    place_add(report, entry->recorded.envelope.seq);
    sheet_section_end(sheet);
}
