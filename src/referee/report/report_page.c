/* The frame of the page: what was played, the contents, the parts with their entries, and the end. */
#include "referee/house_rules.h"
#include "referee/report/report_parts.h"
#include <stdlib.h>
#include <string.h>

enum { WORDS_MAX = 512 };

/* "2026-11-21 10:00" */
static void instant_add(struct sheet *sheet, int64_t at)
{
    char text[INSTANT_TEXT_SIZE];
    instant_write(at, text);
    sheet_format(sheet, "%.10s %.5s", text, text + strlen("2026-11-21T"));
}

/* "21 November 2026" */
static void date_add(struct text *text, int64_t at)
{
    static const char *const months[] = {"January", "February", "March",     "April",   "May",      "June",
                                         "July",    "August",   "September", "October", "November", "December"};
    char date[INSTANT_TEXT_SIZE];
    instant_write(at, date);
    long day = strtol(date + strlen("2026-11-"), NULL, 10), month = strtol(date + strlen("2026-"), NULL, 10);
    text_format(text, "%ld %s %.4s", day, months[month - 1], date);
}

bool report_is_described(const struct report *report)
{
    const struct entry_described *described = &report->described;
    return described->title || described->place || described->note || described->points != FIELD_ABSENT;
}

/* "Isandlwana. Colonial, 21 November 2026" */
static void title_write(struct sheet *sheet, const struct report *report)
{
    char words[WORDS_MAX];
    struct text title;
    text_start(&title, words, sizeof words);
    if (report->described.title) {
        text_add(&title, report->described.title);
        text_add(&title, ". ");
    }
    text_add(&title, report->ruleset->title);
    text_add(&title, ", ");
    date_add(&title, report->opened_at);
    sheet_open(sheet, words);
    sheet_heading(sheet, 1, words);
}

/* "At the club, 1200 points." */
static void description_write(struct sheet *sheet, const struct report *report)
{
    const struct entry_described *described = &report->described;
    if (described->place || described->points != FIELD_ABSENT) {
        sheet_paragraph(sheet, "by");
        if (described->place)
            sheet_name(sheet, described->place);
        if (described->points != FIELD_ABSENT)
            sheet_format(sheet, "%s%d points", described->place ? ", " : "", described->points);
        sheet_paragraph_end(sheet);
    }
    if (described->note)
        sheet_quote(sheet, described->note);
}

static void facts_write(struct sheet *sheet, const struct report *report)
{
    sheet_paragraph(sheet, "by");
    sheet_add(sheet, "Opened ");
    instant_add(sheet, report->opened_at);
    sheet_add(sheet, " UTC, ");
    if (report->closed_at) {
        sheet_add(sheet, "closed ");
        instant_add(sheet, report->closed_at);
    } else {
        sheet_add(sheet, report->cut ? "not complete" : "still open");
    }
    sheet_format(sheet, ". %lld ruling%s, %lld %s", (long long)report->rulings, report->rulings == 1 ? "" : "s",
                 (long long)report->dice, report->dice == 1 ? "die" : "dice");
    if (report->declared)
        sheet_format(sheet, "; %lld with declared dice", (long long)report->declared);
    sheet_format(sheet, ". Session %s.", report->session);
    sheet_paragraph_end(sheet);
    if (!report->cut)
        return;
    sheet_paragraph(sheet, NULL);
    sheet_mark(sheet, "not the whole game");
    sheet_format(sheet, " The record is longer than the first %lld entries, which are all that this report covers.",
                 (long long)report->entries);
    sheet_paragraph_end(sheet);
}

/* The state of listing options that differ. */
struct option_list {
    struct sheet *sheet;
    const struct report *report;
    bool begun;
};

/* "By the house rules monday, version 3, of Old Bones." */
static void house_rules_write(struct sheet *sheet, const struct report *report)
{
    if (!report->house_rules)
        return;
    sheet_paragraph(sheet, "by");
    sheet_add(sheet, "By the house rules ");
    sheet_strong(sheet, report->house_rules);
    sheet_format(sheet, ", version %d, of ", report->house_rules_version);
    sheet_sentence(sheet, report->club, &report->club, 1);
    sheet_add(sheet, ".");
    sheet_paragraph_end(sheet);
}

static void option_write(void *context, const struct option_difference *difference)
{
    const struct field *field = difference->field;
    struct option_list *list = context;
    if (!list->begun) {
        sheet_heading(list->sheet, 2, "What was agreed");
        house_rules_write(list->sheet, list->report);
        sheet_list(list->sheet, NULL);
    }
    list->begun = true;
    sheet_item(list->sheet);
    sheet_strong(list->sheet, field->title ? field->title : field->name);
    sheet_add(list->sheet, ": ");
    option_say_shortly(list->sheet, field, difference->options);
    sheet_add(list->sheet, "; else: ");
    option_say_shortly(list->sheet, field, difference->defaults);
    sheet_item_end(list->sheet);
}

static void options_write(struct sheet *sheet, const struct report *report)
{
    struct option_list list = {.sheet = sheet, .report = report};
    if (report->options && !options_differ_each(report->ruleset, report->options, option_write, &list))
        sheet->out->failed = true;
    if (list.begun) {
        sheet_list_end(sheet);
        return;
    }
    house_rules_write(sheet, report);
    sheet_paragraph(sheet, "faint");
    sheet_add(sheet, report->options ? "All options had their default values." : "The options cannot be shown.");
    sheet_paragraph_end(sheet);
}

/* "part-2", as Markdown names a heading "Part 2" by itself. */
static void part_anchor(const struct report *report, int32_t part, char ret[REPORT_TITLE_MAX])
{
    report_part_title(report, part, ret);
    ret[0] = (char)(ret[0] - 'A' + 'a');
    *strchr(ret, ' ') = '-';
}

/* "06:28 to 06:41, 12 rulings" */
static void part_times(struct sheet *sheet, const struct report_part *part)
{
    static const size_t time = sizeof "2026-11-21T" - 1, length = sizeof "06:28" - 1;
    char from[INSTANT_TEXT_SIZE], to[INSTANT_TEXT_SIZE];
    instant_write(part->from, from);
    instant_write(part->to, to);
    sheet_format(sheet, "%.5s", from + time);
    if (strncmp(from + time, to + time, length) != 0)
        sheet_format(sheet, " to %.5s", to + time);
    sheet_format(sheet, ", %d ruling%s", part->rulings, part->rulings == 1 ? "" : "s");
}

static void contents_write(struct sheet *sheet, const struct report *report)
{
    char anchor[REPORT_TITLE_MAX], title[REPORT_TITLE_MAX], href[REPORT_TITLE_MAX + 1] = "#";
    if (report->part_count < 2)
        return;
    sheet_section(sheet, "contents", NULL);
    sheet_heading(sheet, 2, "Contents");
    sheet_list(sheet, NULL);
    for (int32_t i = 0; i < report->part_count; i++) {
        report_part_title(report, i, title);
        part_anchor(report, i, anchor);
        memcpy(href + 1, anchor, sizeof anchor);
        sheet_item(sheet);
        sheet_link(sheet, href, title);
        sheet_add(sheet, ", ");
        part_times(sheet, &report->parts[i]);
        sheet_item_end(sheet);
    }
    sheet_list_end(sheet);
    sheet_section_end(sheet);
}

static void marks_write(struct sheet *sheet, const struct report *report, int64_t seq)
{
    for (int32_t i = 0; i < report->mark_count; i++) {
        char anchor[REPORT_TITLE_MAX], words[REPORT_TITLE_MAX];
        struct text text;
        const struct report_mark *mark = &report->marks[i];
        if (mark->target != seq)
            continue;
        text_start(&text, words, sizeof words);
        text_format(&text, "entry %lld", (long long)mark->by);
        report_anchor(mark->by, anchor);
        sheet_paragraph(sheet, NULL);
        sheet_mark(sheet, mark->words);
        sheet_add(sheet, ": ");
        sheet_reference(sheet, anchor, words);
        sheet_paragraph_end(sheet);
    }
}

/* The body from `*at` to `end`, with its marks inserted. */
static void body_write(struct sheet *sheet, const struct report *report, size_t *at, size_t end, int32_t *place)
{
    for (; *place < report->place_count && report->places[*place].at <= end; (*place)++) {
        const struct report_place *next = &report->places[*place];
        write_raw(sheet->out, report->body.at + *at, next->at - *at);
        marks_write(sheet, report, next->seq);
        *at = next->at;
    }
    write_raw(sheet->out, report->body.at + *at, end - *at);
    *at = end;
}

static void parts_write(struct sheet *sheet, const struct report *report)
{
    size_t at = 0;
    int32_t place = 0;
    for (int32_t i = 0; i < report->part_count; i++) {
        char title[REPORT_TITLE_MAX], anchor[REPORT_TITLE_MAX];
        size_t end = i + 1 < report->part_count ? report->parts[i + 1].begin : report->body.used;
        report_part_title(report, i, title);
        part_anchor(report, i, anchor);
        sheet_section(sheet, NULL, anchor);
        sheet_heading(sheet, 2, title);
        sheet_paragraph(sheet, "by");
        part_times(sheet, &report->parts[i]);
        sheet_paragraph_end(sheet);
        body_write(sheet, report, &at, end, &place);
        sheet_section_end(sheet);
    }
}

static void end_write(struct sheet *sheet, const struct report *report)
{
    if (!report->closed_at)
        return;
    sheet_heading(sheet, 2, "The end");
    sheet_paragraph(sheet, "by");
    sheet_add(sheet, "Closed ");
    instant_add(sheet, report->closed_at);
    sheet_add(sheet, " UTC");
    sheet_paragraph_end(sheet);
    if (report->closing_words)
        sheet_quote(sheet, report->closing_words);
}

void report_page_write(struct writer *out, const struct report *report)
{
    struct sheet sheet = {.out = out, .html = report->form == REPORT_HTML};
    title_write(&sheet, report);
    description_write(&sheet, report);
    facts_write(&sheet, report);
    options_write(&sheet, report);
    report_field_write(report, &sheet);
    contents_write(&sheet, report);
    parts_write(&sheet, report);
    end_write(&sheet, report);
    sheet_close(&sheet);
}
