/* What the files of the report share. */
#pragma once
#include "fields/json.h"
#include "referee/options_differ.h"
#include "referee/report/report.h"

/* An entry while it is being reported. */
struct report_entry {
    const char *bytes;
    size_t length;
    struct recorded recorded;
};

/* An entry as a section of the page (report_entry.c). Kinds that are not part of the game are left out. */
void report_entry_write(struct report *report, struct sheet *sheet, const struct report_entry *entry);
/* Whether the page shows it. */
bool report_entry_shown(const struct report_entry *entry);
/* A ruling or correction inside its section (report_ruling.c). */
void report_ruling_write(struct report *report, struct sheet *sheet, const struct report_entry *entry);
/* Units (report_units.c): remembers what those are called that come in (false when out of memory); who takes part in a
 * ruling and what becomes of them, or of one by hand; a turn that begins; one that is renamed, removed or fights for
 * another side; units that come in. */
bool report_units_record(struct report *report, const struct report_entry *entry);
void report_deeds_write(const struct report *report, struct sheet *sheet, const struct report_entry *entry);
void report_turn_write(const struct report *report, struct sheet *sheet, const struct report_entry *entry);
void report_name_write(const struct report *report, struct sheet *sheet, const struct report_entry *entry);
void report_removal_write(const struct report *report, struct sheet *sheet, const struct report_entry *entry);
void report_side_write(const struct report *report, struct sheet *sheet, const struct report_entry *entry);
void report_roster_write(const struct report *report, struct sheet *sheet, const struct report_entry *entry);
/* Those who were there from the beginning. */
void report_field_write(const struct report *report, struct sheet *sheet);
/* Whether the session was described. */
bool report_is_described(const struct report *report);
/* A link to a clause of the ruleset; plain text when it does not look like one. */
void report_clause_link(const struct report *report, struct sheet *sheet, const char *clause);
/* The path of a page of the game, the token with it: "report", "entries/17". */
enum { REPORT_HREF_MAX = 200 };
void report_href(const struct report *report, const char *page, char ret[REPORT_HREF_MAX]);
/* Remembers what the entry says of an earlier one (report_marks.c). False when out of memory. */
bool report_marks_add(struct report *report, const struct report_entry *entry);
/* The whole, in either way (report_page.c, report_json.c). */
void report_page_write(struct writer *out, const struct report *report);
void report_json_write(struct writer *out, const struct report *report);
/* "Turn 3", "Part 2". */
enum { REPORT_TITLE_MAX = 40 };
void report_part_title(const struct report *report, int32_t part, char ret[REPORT_TITLE_MAX]);
/* "entry-12"; `ret` holds REPORT_TITLE_MAX. */
void report_anchor(int64_t seq, char ret[REPORT_TITLE_MAX]);
