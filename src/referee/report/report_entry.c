/* Each kind of entry on the page. Kinds that this file does not know are named, so that nothing is hidden; those that
 * only serve the dice and the record are left out. */
#include "ledger/kinds.h"
#include "referee/report/report_parts.h"
#include <string.h>

static const struct entry_showing *showing_of(const struct report_entry *entry)
{
    const struct entry_row *row = entry_row(entry->recorded.entry.kind);
    return row ? &row->shown : NULL;
}

static bool is_ruled(const struct report_entry *entry)
{
    return entry_is_ruling(entry->recorded.entry.kind);
}

bool report_entry_shown(const struct report_entry *entry)
{
    const struct entry_showing *showing = showing_of(entry);
    return !showing || !showing->title || showing->title[0];
}

static void heading_write(const struct report *report, struct sheet *sheet, const struct report_entry *entry,
                          const struct entry_showing *showing)
{
    char words[256];
    struct text text;
    const char *name = json_text_member(entry->recorded.root, "step");
    const struct step *step = is_ruled(entry) && name ? step_find(report->ruleset, name) : NULL;
    text_start(&text, words, sizeof words);
    text_format(&text, "%lld. ", (long long)entry->recorded.entry.seq);
    if (is_ruled(entry) && showing->named)
        text_add(&text, "Correction: ");
    text_add(&text, step                        ? step->title
                    : showing && showing->title ? showing->title
                    : is_ruled(entry) && name   ? name
                                                : entry->recorded.kind);
    sheet_heading(sheet, 3, words);
}

/* The address of the entry by itself. */
static void alone_link(const struct report *report, struct sheet *sheet, const struct report_entry *entry)
{
    char page[REPORT_TITLE_MAX], words[REPORT_TITLE_MAX], href[REPORT_HREF_MAX];
    struct text text;
    if (!sheet->html || report->alone)
        return;
    text_start(&text, page, sizeof page);
    text_format(&text, "entries/%lld", (long long)entry->recorded.entry.seq);
    text_start(&text, words, sizeof words);
    text_format(&text, "Roll %lld: why", (long long)entry->recorded.entry.seq);
    report_href(report, page, href);
    sheet_add(sheet, ". ");
    sheet_link(sheet, href, words);
}

/* Who asked, when, and where the dice came from. */
static void by_write(const struct report *report, struct sheet *sheet, const struct report_entry *entry)
{
    char at[INSTANT_TEXT_SIZE];
    const char *role = json_text_member(entry->recorded.root, "role");
    instant_write(entry->recorded.entry.at, at);
    sheet_paragraph(sheet, "by");
    sheet_name(sheet, seat_name_or_id(report->names, entry->recorded.entry.seat));
    if (role) {
        sheet_add(sheet, " as ");
        sheet_add(sheet, role);
    }
    sheet_format(sheet, ", %.8s UTC", at + strlen("2026-11-21T"));
    if (is_ruled(entry))
        alone_link(report, sheet, entry);
    sheet_paragraph_end(sheet);
}

static void named_write(struct sheet *sheet, const struct report_entry *entry, const struct entry_showing *showing)
{
    char anchor[REPORT_TITLE_MAX], words[REPORT_TITLE_MAX];
    struct text text;
    int64_t named = json_int_member(entry->recorded.root, showing->named, -1);
    if (named < 0)
        return;
    text_start(&text, words, sizeof words);
    text_format(&text, "entry %lld", (long long)named);
    report_anchor(named, anchor);
    sheet_add(sheet, showing->verb);
    sheet_add(sheet, " ");
    sheet_reference(sheet, anchor, words);
}

/* One line: the entry that is decided on, the decision, the clause. */
static void about_write(const struct report *report, struct sheet *sheet, const struct report_entry *entry,
                        const struct entry_showing *showing)
{
    const char *clause = json_text_member(entry->recorded.root, "clause"),
               *who = json_text_member(entry->recorded.root, "revoked_seat");
    who = who ? who : json_text_member(entry->recorded.root, "reissued_seat");
    sheet_paragraph(sheet, NULL);
    if (showing->named)
        named_write(sheet, entry, showing);
    if (showing->flag) {
        sheet_add(sheet, ": ");
        sheet_mark(sheet, json_true_member(entry->recorded.root, showing->flag) ? showing->yes : showing->no);
    }
    if (who && showing->who) {
        sheet_add(sheet, showing->who);
        sheet_name(sheet, seat_name_or_id(report->names, who));
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
                          enum entry_subject subject)
{
    switch (subject) {
    case ABOUT_ROSTER:
        report_roster_write(report, sheet, entry);
        break;
    case ABOUT_DEEDS:
        report_deeds_write(report, sheet, entry);
        break;
    case ABOUT_TURN:
        report_turn_write(report, sheet, entry);
        break;
    case ABOUT_NAME:
        report_name_write(report, sheet, entry);
        break;
    case ABOUT_REMOVAL:
        report_removal_write(report, sheet, entry);
        break;
    case ABOUT_SIDE:
        report_side_write(report, sheet, entry);
        break;
    case ABOUT_NONE:
        break;
    }
}

void report_entry_write(struct report *report, struct sheet *sheet, const struct report_entry *entry)
{
    const struct entry_showing *showing = showing_of(entry);
    const char *words = showing && showing->words ? json_text_member(entry->recorded.root, showing->words) : NULL;
    char anchor[REPORT_TITLE_MAX];
    report_anchor(entry->recorded.entry.seq, anchor);
    sheet_section(sheet, is_ruled(entry) ? "entry" : "entry aside", anchor);
    heading_write(report, sheet, entry, showing);
    by_write(report, sheet, entry);
    if (showing && (showing->named || showing->who))
        about_write(report, sheet, entry, showing);
    if (is_ruled(entry))
        report_ruling_write(report, sheet, entry);
    subject_write(report, sheet, entry, showing ? showing->subject : ABOUT_NONE);
    if (words)
        sheet_quote(sheet, words);
    place_add(report, entry->recorded.entry.seq);
    sheet_section_end(sheet);
}
