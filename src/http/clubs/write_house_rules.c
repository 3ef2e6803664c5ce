/* For each option that differs: how it is played, how it would be otherwise, and the clause that it rests on. */
#include "write_house_rules.h"
#include "field_write.h"
#include "house_rules.h"
#include <string.h>

enum { VALUE_TEXT_MAX = 200, HREF_MAX = 160 };

/* Who shows one option after the other. */
struct showing {
    const struct house_rules_about *about;
    struct writer *out;  /* JSON */
    struct sheet *sheet; /* the page */
    int32_t count;
};

static const struct clause *clause_of(const struct house_rules_about *about, const struct field *field)
{
    return field->clause ? clause_find(about->book, field->clause, strlen(field->clause)) : NULL;
}

static void clause_href(const struct house_rules_about *about, const char *clause, char ret[HREF_MAX])
{
    struct text href;
    text_start(&href, ret, HREF_MAX);
    text_format(&href, "/v1/rulesets/%s/clauses/%s", about->ruleset->name, clause);
}

static void value_write(struct writer *out, const char *key, const char *value)
{
    if (!*value)
        return;
    write_key(out, key);
    write_json(out, value, strlen(value));
}

static void clause_json(struct writer *out, const struct house_rules_about *about, const struct field *field)
{
    const struct clause *clause = clause_of(about, field);
    char href[HREF_MAX];
    if (!field->clause)
        return;
    clause_href(about, field->clause, href);
    write_key(out, "clause");
    write_object(out);
    write_member(out, "id", field->clause);
    if (clause) {
        write_member(out, "title", clause->title);
        write_member(out, "text", clause->markdown);
    }
    write_member(out, "href", href);
    write_object_end(out);
}

static void difference_write(void *context, const struct option_difference *difference)
{
    const struct showing *showing = context;
    const struct field *field = difference->field;
    write_object(showing->out);
    write_member(showing->out, "name", field->name);
    if (field->title)
        write_member(showing->out, "title", field->title);
    if (field->doc)
        write_member(showing->out, "doc", field->doc);
    value_write(showing->out, "value", difference->value);
    value_write(showing->out, "default", difference->fallback);
    clause_json(showing->out, showing->about, field);
    write_object_end(showing->out);
}

bool house_rules_write_differences(struct writer *out, const struct house_rules_about *about)
{
    struct showing showing = {.about = about, .out = out};
    write_key(out, "differences");
    write_array(out);
    bool done = options_differ_each(about->ruleset, about->options, difference_write, &showing);
    write_array_end(out);
    write_key(out, "options");
    fields_write(out, about->ruleset->options, about->options, FIELD_ORDER_TABLE);
    return done;
}

static void clause_show(struct sheet *sheet, const struct house_rules_about *about, const struct field *field)
{
    const struct clause *clause = clause_of(about, field);
    char href[HREF_MAX];
    if (!field->clause)
        return;
    clause_href(about, field->clause, href);
    sheet_paragraph(sheet, "by");
    sheet_add(sheet, "Clause ");
    sheet_link(sheet, href, field->clause);
    if (clause) {
        sheet_add(sheet, ": ");
        sheet_add(sheet, clause->title);
    }
    sheet_paragraph_end(sheet);
    if (clause)
        sheet_quote(sheet, clause->plain);
}

static void difference_show(void *context, const struct option_difference *difference)
{
    struct showing *showing = context;
    struct sheet *sheet = showing->sheet;
    const struct field *field = difference->field;
    showing->count++;
    sheet_section(sheet, "entry", field->name);
    sheet_heading(sheet, 2, field->title ? field->title : field->name);
    if (field->doc) {
        sheet_paragraph(sheet, "faint");
        sheet_add(sheet, field->doc);
        sheet_paragraph_end(sheet);
    }
    option_say(sheet, "We play", field, difference->options);
    option_say(sheet, "Otherwise", field, difference->defaults);
    clause_show(sheet, showing->about, field);
    sheet_section_end(sheet);
}

/* "House rules monday, version 3 (the newest is 4), of Old Bones, since 2026-11-21." */
static void origin_show(struct sheet *sheet, const struct house_rules_about *about)
{
    char at[INSTANT_TEXT_SIZE];
    sheet_paragraph(sheet, "by");
    if (about->name) {
        sheet_add(sheet, "House rules ");
        sheet_strong(sheet, about->name);
        sheet_format(sheet, ", version %d", about->version);
        if (about->newest > about->version)
            sheet_format(sheet, " (the newest is %d)", about->newest);
        sheet_add(sheet, ", of ");
        sheet_add(sheet, about->club);
        sheet_add(sheet, about->session ? ", and what was agreed in addition" : "");
    } else {
        sheet_add(sheet, "As it was agreed when the game was opened");
    }
    if (about->created_at) {
        instant_write(about->created_at, at);
        sheet_format(sheet, ", since %.10s", at);
    }
    sheet_add(sheet, ".");
    if (about->session) {
        char session[UUID_TEXT_SIZE];
        uuid_write(about->session, session);
        sheet_format(sheet, " Session %s.", session);
    }
    sheet_paragraph_end(sheet);
}

bool house_rules_write_page(struct sheet *sheet, const struct house_rules_about *about)
{
    struct showing showing = {.about = about, .sheet = sheet};
    char words[VALUE_TEXT_MAX];
    struct text title;
    text_start(&title, words, sizeof words);
    text_format(&title, "%s %s", about->session ? "How this game is played:" : "How we play", about->ruleset->title);
    sheet_open(sheet, words);
    sheet_heading(sheet, 1, words);
    origin_show(sheet, about);
    if (about->note)
        sheet_quote(sheet, about->note);
    bool done = options_differ_each(about->ruleset, about->options, difference_show, &showing);
    sheet_paragraph(sheet, showing.count ? "faint" : NULL);
    sheet_add(sheet, showing.count ? "Everything else is played as the rulebook says."
                                   : "Everything is played as the rulebook says.");
    sheet_paragraph_end(sheet);
    sheet_close(sheet);
    return done;
}
