/* The report as JSON: entries in the form in which they are answered, in the report's parts. */
#include "ledger/entry.h"
#include "referee/described.h"
#include "referee/difference_rows.h"
#include "referee/report/report_parts.h"
#include <string.h>

/* ---- options that differ ---- */

static const struct field option_rows[] = {DIFFERENCE_NAME_ROWS, DIFFERENCE_VALUE_ROWS};
static const struct fields option_fields =
    FIELDS("ReportOption", "An option that differs from its default.", option_rows, struct option_difference);

static void option_write(void *context, const struct option_difference *difference)
{
    ANSWER((struct writer *)context, option_fields, *difference);
}

WRITES(options_write, struct report)
{
    write_array(out);
    if (it->options && !options_differ_each(it->ruleset, it->options, option_write, out))
        out->failed = true;
    write_array_end(out);
}

/* ---- chapters ---- */

struct chapter {
    const struct report *report;
    int32_t number; /* of the part */
    char title[REPORT_TITLE_MAX];
    struct report_part part;
};

WRITES(entries_write, struct chapter)
{
    const struct report *report = it->report;
    size_t begin = it->part.begin;
    size_t end = it->number + 1 < report->part_count ? report->parts[it->number + 1].begin : report->body.used;
    write_array(out);
    if (end > begin)
        write_json(out, report->body.at + begin, end - begin);
    write_array_end(out);
}

static const struct field chapter_rows[] = {
    SPELLED(struct chapter, title, NULL),
    LONG_AS(struct chapter, part.turn, "turn", "Its number, when it is a turn.", OPTIONAL),
    INSTANT_AS(struct chapter, part.from, "started_at", "RFC 3339, UTC."),
    INSTANT_AS(struct chapter, part.to, "ended_at", "RFC 3339, UTC."),
    COUNT_AS(struct chapter, part.rulings, "rulings", NULL),
    EACH("entries", any_entry_fields, "In order.", entries_write),
};
static const struct fields chapter_fields =
    FIELDS("ReportChapter", "A turn, or what happened between two pauses.", chapter_rows, struct chapter);

WRITES(chapters_write, struct report)
{
    write_array(out);
    for (int32_t i = 0; i < it->part_count; i++) {
        struct chapter chapter = {.report = it, .number = i, .part = it->parts[i]};
        report_part_title(it, i, chapter.title);
        ANSWER(out, chapter_fields, chapter);
    }
    write_array_end(out);
}

/* ---- marks, and the whole ---- */

static const struct field mark_rows[] = {
    LONG(struct report_mark, target, "The earlier entry."),
    LONG(struct report_mark, by, "The later one."),
    WORD_AS(struct report_mark, words, "text",
            "Disputed, dispute upheld, replaced by a correction, asked of a state that was taken back …"),
};
static const struct fields mark_fields =
    FIELDS("ReportMark", "What a later entry says of an earlier one.", mark_rows, struct report_mark);

WRITES(marks_write, struct report)
{
    write_array(out);
    for (int32_t i = 0; i < it->mark_count; i++)
        ANSWER(out, mark_fields, it->marks[i]);
    write_array_end(out);
}

WRITES(ruleset_write, struct report)
{
    write_string(out, it->ruleset->name);
}

WRITES(ruleset_title_write, struct report)
{
    write_string(out, it->ruleset->title);
}

WRITES(description_write, struct report)
{
    ANSWER(out, session_description_fields, it->described);
}
GIVEN(is_described, struct report, report_is_described(it))

static const struct field report_rows[] = {
    SPELLED(struct report, session, "The session's UUID."),
    MADE_WORD("ruleset", NULL, ruleset_write),
    MADE_WORD("title", "The ruleset's.", ruleset_title_write),
    MADE("description", session_description_fields, NULL, description_write, ONLY_IF(is_described)),
    INSTANT(struct report, opened_at, "RFC 3339, UTC."),
    INSTANT(struct report, closed_at, "RFC 3339, UTC; only when closed.", OPTIONAL),
    WORD_AS(struct report, closing_words, "remark", "The closing remark.", OPTIONAL),
    LONG_AS(struct report, entries, "count", "How many entries the report holds, from the opening on."),
    LONG(struct report, rulings, NULL),
    LONG(struct report, dice, "How many dice were thrown in total."),
    LONG(struct report, declared, "How many rulings rest on declared dice."),
    YES_NO_AS(struct report, cut, "truncated", "The record is longer than one report holds."),
    EACH("options", option_fields, "Those that differ from their defaults.", options_write),
    EACH("chapters", chapter_fields, "By turns where entries name them, else by pauses.", chapters_write),
    EACH("marks", mark_fields, "What later entries say of earlier ones.", marks_write),
};
const struct fields report_fields = FIELDS("Report", "A game, to be read.", report_rows, struct report);

void report_json_write(struct writer *out, const struct report *report)
{
    ANSWER(out, report_fields, *report);
}
