/* Adds entries: to which part each belongs, and how much fits. */
#include "referee/report/report.h"
#include "fields/decode.h"
#include "referee/answer.h"
#include "referee/report/report_parts.h"
#include <stdlib.h>
#include <string.h>

enum { KEPT_MAX = 1 << 20, SCRATCH_MAX = 16 << 20 };

struct report *report_new(enum report_form form, const struct ruleset *ruleset, const struct uuid *session,
                          const struct seat_names *names)
{
    struct report *report = calloc(1, sizeof *report);
    if (!report)
        return NULL;
    report->form = form;
    report->ruleset = ruleset;
    report->names = names;
    uuid_write(session, report->session);
    arena_start(&report->arena, KEPT_MAX);
    arena_start(&report->scratch, SCRATCH_MAX);
    writer_start(&report->body, REPORT_BYTES_MAX);
    report->described.points = FIELD_ABSENT;
    protocol_start(&report->protocol, report->standings, REPORT_ENTRIES_MAX);
    return report;
}

void report_linked(struct report *report, const char *token)
{
    report->token = token;
}

void report_href(const struct report *report, const char *page, char ret[REPORT_HREF_MAX])
{
    struct text text;
    text_start(&text, ret, REPORT_HREF_MAX);
    text_format(&text, "/v1/sessions/%s/%s", report->session, page);
    if (report->token)
        text_format(&text, "?access_token=%s", report->token);
}

void report_free(struct report *report)
{
    if (!report)
        return;
    arena_end(&report->arena);
    arena_end(&report->scratch);
    writer_end(&report->body);
    free(report);
}

void report_part_title(const struct report *report, int32_t part, char ret[REPORT_TITLE_MAX])
{
    struct text title;
    text_start(&title, ret, REPORT_TITLE_MAX);
    if (report->parts[part].turn)
        text_format(&title, "Turn %lld", (long long)report->parts[part].turn);
    else
        text_format(&title, "Part %d", part + 1);
}

void report_anchor(int64_t seq, char ret[REPORT_TITLE_MAX])
{
    struct text anchor;
    text_start(&anchor, ret, REPORT_TITLE_MAX);
    text_format(&anchor, "entry-%lld", (long long)seq);
}

static bool begins_part(const struct report *report, int64_t turn, int64_t at, int32_t entries)
{
    const struct report_part *last = &report->parts[report->part_count - 1];
    if (report->part_count == REPORT_PARTS_MAX)
        return false;
    if (turn)
        return turn != last->turn;
    return !last->turn && (entries >= REPORT_PART_ENTRIES || at - last->to > REPORT_PAUSE_MINUTES * INT64_C(60000000));
}

/* The part of the entry. An entry without a turn belongs to the current turn. */
static struct report_part *part_find(struct report *report, const struct report_entry *entry)
{
    int64_t turn = json_int_member(entry->recorded.root, "turn", 0), at = entry->recorded.entry.at;
    int32_t before = report->part_count > 0 ? report->parts[report->part_count - 1].entries : 0;
    if (report->part_count == 0 || begins_part(report, turn > 0 ? turn : 0, at, before))
        report->parts[report->part_count++] =
            (struct report_part){.turn = turn > 0 ? turn : 0, .from = at, .begin = report->body.used};
    return &report->parts[report->part_count - 1];
}

static void counts_add(struct report *report, struct report_part *part, const struct report_entry *entry)
{
    part->to = entry->recorded.entry.at;
    part->entries++;
    if (!entry_is_ruling(entry->recorded.entry.kind))
        return;
    const char *source = json_text_member(json_member(entry->recorded.root, "dice"), "source");
    part->rulings++;
    report->rulings++;
    report->declared += source && strcmp(source, dice_source_declared.name) == 0;
    for (size_t i = 0; i < json_list_size(json_member(entry->recorded.root, "draws")); i++)
        report->dice += (int64_t)json_list_size(
            json_member(json_list_item(json_member(entry->recorded.root, "draws"), i), "faces"));
}

/* Writes the entry's section or object, and notes where marks go. False when not all of it was written. */
static bool body_add(struct report *report, const struct report_entry *entry)
{
    const struct entry_beside beside = {.seat_name = seat_name_of(report->names, entry->recorded.entry.seat),
                                        .ruleset = report->ruleset};
    if (report->form == REPORT_JSON)
        return answer_write_opened(&report->body, &entry->recorded, entry->bytes, entry->length, &beside);
    struct sheet sheet = {.out = &report->body, .html = report->form == REPORT_HTML};
    report_entry_write(report, &sheet, entry);
    return !report->body.failed;
}

/* Adds all of it or, if it does not fit, nothing; the report ends there. */
static bool body_try(struct report *report, const struct report_entry *entry)
{
    struct writer before = report->body;
    int32_t parts = report->part_count, places = report->place_count;
    struct report_part *part = part_find(report, entry), part_before = *part;
    report->body.comma = report->body.used > part->begin;
    if (body_add(report, entry)) {
        counts_add(report, part, entry);
        return true;
    }
    if (!report->body.failed || report->body.starved)
        return false;
    *part = part_before;
    report->part_count = parts;
    report->place_count = places;
    report->body.used = before.used;
    report->body.failed = false;
    report->cut = true;
    return true;
}

/* False when out of memory. */
static bool house_rules_record(struct report *report, const struct json_t *named)
{
    const char *name = json_text_member(named, "name"), *club = json_text_member(named, "club");
    if (!name || !club)
        return true;
    report->house_rules = arena_copy(&report->arena, name, strlen(name));
    report->club = arena_copy(&report->arena, club, strlen(club));
    report->house_rules_version = (int32_t)json_int_member(named, "version", 0);
    return report->house_rules && report->club;
}

/* Options that this program does not understand are not shown. */
static bool opening_record(struct report *report, const struct report_entry *entry, struct violations *violations)
{
    void *options = arena_take(&report->arena, report->ruleset->options->size);
    report->opened_at = entry->recorded.entry.at;
    if (options &&
        fields_decode(report->ruleset->options, json_member(entry->recorded.root, "options"), "", options, violations))
        report->options = options;
    return options && house_rules_record(report, json_member(entry->recorded.root, "house_rules"));
}

static bool closing_record(struct report *report, const struct report_entry *entry)
{
    const char *words = json_text_member(entry->recorded.root, "remark");
    report->closed_at = entry->recorded.entry.at;
    report->closing_words = words ? arena_copy(&report->arena, words, strlen(words)) : NULL;
    return !words || report->closing_words;
}

static bool text_record(struct report *report, const struct report_entry *entry, const char *member, const char **ret)
{
    const char *text = json_text_member(entry->recorded.root, member);
    *ret = text ? arena_copy(&report->arena, text, strlen(text)) : NULL;
    return !text || *ret;
}

/* The newest description replaces earlier ones. */
static bool description_record(struct report *report, const struct report_entry *entry)
{
    struct entry_described *described = &report->described;
    described->points = (int32_t)json_int_member(entry->recorded.root, "points", FIELD_ABSENT);
    return text_record(report, entry, "title", &described->title) &&
           text_record(report, entry, "place", &described->place) &&
           text_record(report, entry, "note", &described->note);
}

/* What is above and below the parts. False when out of memory. */
static bool frame_record(struct report *report, const struct report_entry *entry, struct violations *violations)
{
    if (entry->recorded.entry.kind == ENTRY_DESCRIBED)
        return description_record(report, entry);
    if (entry->recorded.entry.kind == ENTRY_OPENED)
        return opening_record(report, entry, violations);
    return entry->recorded.entry.kind != ENTRY_CLOSED || closing_record(report, entry);
}

static bool entry_read(struct report *report, struct report_entry *entry, struct violations *violations)
{
    violations_start(violations);
    return entry_open(&report->scratch, entry->bytes, entry->length, &entry->recorded);
}

bool report_add(struct report *report, const char *bytes, size_t length)
{
    struct report_entry entry = {.bytes = bytes, .length = length};
    arena_reset(&report->scratch);
    struct violations *violations = arena_take(&report->scratch, sizeof *violations);
    if (report->cut)
        return true;
    if (!violations || !entry_read(report, &entry, violations))
        return false;
    if (report->entries == REPORT_ENTRIES_MAX) {
        report->cut = true;
        return true;
    }
    if (!frame_record(report, &entry, violations) || !report_units_record(report, &entry))
        return false;
    if ((report->form == REPORT_JSON || report_entry_shown(&entry)) && !body_try(report, &entry))
        return false;
    if (report->cut)
        return true;
    report->entries++;
    return report_marks_add(report, &entry);
}

void report_write(struct writer *out, struct report *report, bool cut)
{
    report->cut = report->cut || cut;
    if (report->form == REPORT_JSON)
        report_json_write(out, report);
    else
        report_page_write(out, report);
}

bool report_write_entry(struct writer *out, struct report *report, const char *bytes, size_t length)
{
    char words[REPORT_TITLE_MAX], href[REPORT_HREF_MAX];
    struct report_entry entry = {.bytes = bytes, .length = length};
    struct violations *violations = report ? arena_take(&report->scratch, sizeof *violations) : NULL;
    struct sheet sheet = {.out = out, .html = report && report->form == REPORT_HTML, .base = href};
    struct text text;
    bool read = violations && entry_read(report, &entry, violations);
    if (read) {
        bool ruled = entry_is_ruling(entry.recorded.entry.kind);
        report_href(report, "report", href);
        text_start(&text, words, sizeof words);
        text_format(&text, ruled ? "Roll %lld: why" : "Entry %lld", (long long)entry.recorded.entry.seq);
        report->alone = true;
        sheet_open(&sheet, words);
        sheet_heading(&sheet, 1, words);
        sheet_paragraph(&sheet, "by");
        sheet_link(&sheet, href, "The whole game");
        sheet_paragraph_end(&sheet);
        sheet_heading(&sheet, 2, ruled ? "What came, and by which clauses" : "What it says");
        report_entry_write(report, &sheet, &entry);
        sheet_close(&sheet);
    }
    report_free(report);
    return read && !out->failed;
}
