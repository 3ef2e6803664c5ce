/* A ruling on the page: its result, the dice, and the clauses that it rests on. */
#include "referee/answer.h"
#include "referee/report/report_parts.h"
#include <string.h>

enum { CHOSEN_MAX = 64 }; /* names in one ruling; further ones are shown like any text */

/* The service's dice need no mark; it is the others that a reader must know of. */
static void source_mark(struct sheet *sheet, const struct report_entry *entry)
{
    const struct json_t *dice = json_member(entry->recorded.root, "dice");
    const char *source = json_text_member(dice, "source");
    bool declared = source && strcmp(source, "declared") == 0, reused = source && strcmp(source, "reused") == 0;
    int64_t from = json_int_member(dice, "from_entry", 0);
    if (!declared && !from)
        return;
    sheet_paragraph(sheet, NULL);
    sheet_mark(sheet, declared ? "declared dice" : reused ? "reused dice" : "further dice");
    if (declared && json_member(dice, "question"))
        sheet_add(sheet, " to which both players agreed");
    if (from) {
        char anchor[REPORT_TITLE_MAX], words[REPORT_TITLE_MAX];
        struct text text;
        text_start(&text, words, sizeof words);
        text_format(&text, "entry %lld", (long long)from);
        report_anchor(from, anchor);
        sheet_add(sheet, reused ? " of " : ", beside those of ");
        sheet_reference(sheet, anchor, words);
    }
    sheet_paragraph_end(sheet);
}

/* What people called what a ruling is about. */
struct chosen_names {
    int32_t count;
    const char *list[CHOSEN_MAX];
};

static void chosen_add(struct chosen_names *names, const struct json_t *value)
{
    size_t length;
    const char *text = json_text(value, &length);
    if (text && *text && names->count < CHOSEN_MAX)
        names->list[names->count++] = text;
    for (size_t i = 0; json_is_list(value) && i < json_list_size(value); i++)
        chosen_add(names, json_list_item(value, i));
}

/* Inputs are as deep as the tables that describe them. */
static void chosen_find(struct chosen_names *names, const struct json_t *value)
{
    for (size_t i = 0; json_is_list(value) && i < json_list_size(value); i++)
        chosen_find(names, json_list_item(value, i));
    const char *key = NULL;
    for (const struct json_t *member; (member = json_next(value, &key));) {
        if (strcmp(key, "name") == 0 || strcmp(key, "id") == 0)
            chosen_add(names, member);
        else
            chosen_find(names, member);
    }
}

/* Its units as they were called, and what its input names. */
static void chosen_read(struct chosen_names *names, const struct report_entry *entry)
{
    const struct json_t *called = json_member(entry->recorded.root, "names");
    names->count = 0;
    const char *role = NULL;
    for (const struct json_t *each; (each = json_next(called, &role));)
        chosen_add(names, each);
    chosen_find(names, json_member(entry->recorded.root, "input"));
}

static void summary_write(struct sheet *sheet, const struct report_entry *entry, const struct chosen_names *names)
{
    char words[SUMMARY_MAX];
    struct text line;
    bool resolved = entry->recorded.resolved_again;
    text_start(&line, words, sizeof words);
    if (resolved)
        ruling_summarise(&entry->recorded.ruling, &line);
    else
        text_add(&line,
                 "This program does not reproduce this ruling as recorded; what follows is what the record says.");
    sheet_paragraph(sheet, resolved ? "summary" : "faint");
    sheet_sentence(sheet, words, names->list, names->count);
    sheet_paragraph_end(sheet);
}

/* "fire: to hit (D6, from 4): 2 5 6"; a part that is named as its only draw is named once. */
static void draw_write(struct sheet *sheet, const struct json_t *draw)
{
    const char *part = json_text_member(draw, "part"), *label = json_text_member(draw, "label");
    const char *verb = json_text_member(draw, "verb");
    const struct json_t *faces = json_member(draw, "faces");
    part = part && label && strcmp(part, label) == 0 ? NULL : part;
    sheet_paragraph(sheet, NULL);
    sheet_format(sheet, "%s%s%s (D%lld", part ? part : "", part ? ": " : "", label ? label : "dice",
                 (long long)json_int_member(draw, "sides", 0));
    if (verb && strcmp(verb, "hits") == 0)
        sheet_format(sheet, ", from %lld", (long long)json_int_member(draw, "number", 0));
    sheet_add(sheet, "):");
    for (size_t i = 0; i < json_list_size(faces); i++)
        sheet_die(sheet, (int32_t)json_int(json_list_item(faces, i), 0));
    sheet_paragraph_end(sheet);
}

/* Ids are capitals, digits and hyphens; whatever else stands in an entry is shown and leads nowhere. */
void report_clause_link(const struct report *report, struct sheet *sheet, const char *clause)
{
    char href[160];
    struct text text;
    size_t length = strspn(clause, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-");
    text_start(&text, href, sizeof href);
    text_format(&text, "/v1/rulesets/%s/clauses/%s", report->ruleset->name, clause);
    if (length > 0 && !clause[length] && !text.cut)
        sheet_link(sheet, href, clause);
    else
        sheet_add(sheet, clause);
}

static void numbers_write(struct sheet *sheet, int64_t value, int64_t total)
{
    if (value != FIELD_ABSENT)
        sheet_format(sheet, ": %lld", (long long)value);
    if (total != FIELD_ABSENT)
        sheet_format(sheet, value != FIELD_ABSENT ? " (in all %lld)" : ": in all %lld", (long long)total);
}

/* What was not added: the count, the result, and what it had to reach. */
static void further_write(struct sheet *sheet, const struct json_t *recorded)
{
    static const struct {
        const char *member, *before;
    } further[] = {{"count", ": "}, {"result", ": "}, {"needed", ", needed "}};
    for (size_t i = 0; i < sizeof further / sizeof further[0]; i++) {
        int64_t number = json_int_member(recorded, further[i].member, FIELD_ABSENT);
        const char *word = json_text_member(recorded, further[i].member);
        if (word)
            sheet_format(sheet, "%s%s", further[i].before, word);
        else if (number != FIELD_ABSENT)
            sheet_format(sheet, "%s%lld", further[i].before, (long long)number);
    }
}

static void reason_write(const struct report *report, struct sheet *sheet, const struct json_t *recorded,
                         const char *words, const struct chosen_names *names)
{
    static const char *const whose[] = {"part", "subject"};
    const char *clause = json_text_member(recorded, "clause");
    sheet_item(sheet);
    report_clause_link(report, sheet, clause ? clause : "");
    sheet_add(sheet, " ");
    for (size_t i = 0; i < sizeof whose / sizeof whose[0]; i++) {
        const char *of = json_text_member(recorded, whose[i]);
        sheet_sentence(sheet, of ? of : "", names->list, names->count);
        sheet_add(sheet, of ? ": " : "");
    }
    sheet_sentence(sheet, words, names->list, names->count);
    numbers_write(sheet, json_int_member(recorded, "value", FIELD_ABSENT),
                  json_int_member(recorded, "total", FIELD_ABSENT));
    further_write(sheet, recorded);
    sheet_item_end(sheet);
}

/* The record names clauses and numbers; the words come from resolving it again. */
static void reasons_write(const struct report *report, struct sheet *sheet, const struct report_entry *entry,
                          const struct chosen_names *names)
{
    const struct json_t *reasons = json_member(entry->recorded.root, "reasons");
    const struct explanation *why = entry->recorded.resolved_again ? entry->recorded.ruling.why : NULL;
    if (json_list_size(reasons) == 0)
        return;
    sheet_list(sheet, "reasons");
    for (size_t i = 0; i < json_list_size(reasons); i++) {
        bool known = why && (int32_t)i < why->count;
        reason_write(report, sheet, json_list_item(reasons, i), known ? why->reasons[i].text : "", names);
    }
    sheet_list_end(sheet);
}

/* The umpire's reason; the clauses that did not hold stand among the reasons (X-OVER). */
static void override_write(struct sheet *sheet, const struct report_entry *entry)
{
    const char *reason = json_text_member(json_member(entry->recorded.root, "override"), "reason");
    if (!reason)
        return;
    const char *status = json_text_member(entry->recorded.root, "status");
    bool refused = status && strcmp(status, ruling_status_name(RULING_NOT_PERMITTED)) == 0;
    sheet_paragraph(sheet, "faint");
    sheet_add(sheet, refused ? "The umpire lifted what bars the units, but no rule of the step itself: "
                             : "The umpire let it happen all the same: ");
    sheet_name(sheet, reason);
    sheet_paragraph_end(sheet);
}

void report_ruling_write(struct report *report, struct sheet *sheet, const struct report_entry *entry)
{
    const struct json_t *draws = json_member(entry->recorded.root, "draws");
    struct chosen_names names;
    chosen_read(&names, entry);
    summary_write(sheet, entry, &names);
    source_mark(sheet, entry);
    for (size_t i = 0; i < json_list_size(draws); i++)
        draw_write(sheet, json_list_item(draws, i));
    override_write(sheet, entry);
    reasons_write(report, sheet, entry, &names);
    report_deeds_write(report, sheet, entry);
}
