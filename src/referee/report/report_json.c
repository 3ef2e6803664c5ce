/* The report as JSON: entries as they are answered singly, in the report's parts. */
#include "report_parts.h"
#include <string.h>

static void value_write(struct writer *out, const char *key, const char *value)
{
    if (!*value)
        return;
    write_key(out, key);
    write_json(out, value, strlen(value));
}

static void option_write(void *context, const struct option_difference *difference)
{
    const struct field *field = difference->field;
    struct writer *out = context;
    write_object(out);
    write_member(out, "name", field->name);
    if (field->title)
        write_member(out, "title", field->title);
    value_write(out, "value", difference->value);
    value_write(out, "default", difference->fallback);
    write_object_end(out);
}

static void part_write(struct writer *out, const struct report *report, int32_t number)
{
    const struct report_part *part = &report->parts[number];
    char title[REPORT_TITLE_MAX];
    size_t end = number + 1 < report->part_count ? part[1].begin : report->body.used;
    report_part_title(report, number, title);
    write_object(out);
    write_member(out, "title", title);
    if (part->turn)
        write_member_int(out, "turn", part->turn);
    write_member_instant(out, "started_at", part->from);
    write_member_instant(out, "ended_at", part->to);
    write_member_int(out, "rulings", part->rulings);
    write_key(out, "entries");
    write_array(out);
    if (end > part->begin)
        write_json(out, report->body.at + part->begin, end - part->begin);
    write_array_end(out);
    write_object_end(out);
}

static void marks_write(struct writer *out, const struct report *report)
{
    write_key(out, "marks");
    write_array(out);
    for (int32_t i = 0; i < report->mark_count; i++) {
        write_object(out);
        write_member_int(out, "target", report->marks[i].target);
        write_member_int(out, "by", report->marks[i].by);
        write_member(out, "text", report->marks[i].words);
        write_object_end(out);
    }
    write_array_end(out);
}

void report_json_write(struct writer *out, const struct report *report)
{
    write_object(out);
    write_member(out, "session", report->session);
    write_member(out, "ruleset", report->ruleset->name);
    write_member(out, "title", report->ruleset->title);
    write_member_instant(out, "opened_at", report->opened_at);
    if (report->closed_at)
        write_member_instant(out, "closed_at", report->closed_at);
    if (report->closing_words)
        write_member(out, "remark", report->closing_words);
    write_member_int(out, "count", report->entries);
    write_member_int(out, "rulings", report->rulings);
    write_member_int(out, "dice", report->dice);
    write_member_int(out, "declared", report->declared);
    write_member_bool(out, "truncated", report->cut);
    write_key(out, "options");
    write_array(out);
    if (report->options && !options_differ_each(report->ruleset, report->options, option_write, out))
        out->failed = true;
    write_array_end(out);
    write_key(out, "chapters");
    write_array(out);
    for (int32_t i = 0; i < report->part_count; i++)
        part_write(out, report, i);
    write_array_end(out);
    marks_write(out, report);
    write_object_end(out);
}
