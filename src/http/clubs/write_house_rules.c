/* For each option that differs: how it is played, how it would be otherwise, and the clause that it rests on. */
#include "http/clubs/write_house_rules.h"
#include "referee/house_rules.h"
#include <string.h>

enum { VALUE_TEXT_MAX = 200, HREF_MAX = 160 };

/* What is needed to show one option after the other. */
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

struct house_clause {
    const char *id, *title, *text; /* title and text NULL: the book has none of this name */
    char href[HREF_MAX];
};
static const struct field clause_rows[] = {
    WORD(struct house_clause, id, NULL),
    WORD(struct house_clause, title, NULL, OPTIONAL),
    WORD(struct house_clause, text, "Markdown.", OPTIONAL),
    SPELLED(struct house_clause, href, "Its address."),
};
static const struct fields clause_fields =
    FIELDS("OptionClause", "The clause that an option rests on.", clause_rows, struct house_clause);

struct difference_answer {
    struct option_difference difference; /* the first */
    const char *doc;
    bool has_clause;
    struct house_clause clause;
};
static const struct field difference_rows[] = {
    DIFFERENCE_NAME_ROWS,
    WORD(struct difference_answer, doc, "What the option decides.", OPTIONAL),
    DIFFERENCE_VALUE_ROWS,
    PART(struct difference_answer, clause, struct house_clause, clause_fields, NULL,
         PRESENT(struct difference_answer, has_clause)),
};
const struct fields option_difference_fields =
    FIELDS("OptionDifference", "An option that differs from its default.", difference_rows, struct difference_answer);

static void difference_write(void *context, const struct option_difference *difference)
{
    const struct showing *showing = context;
    const struct field *field = difference->field;
    const struct clause *clause = clause_of(showing->about, field);
    struct difference_answer answer = {.difference = *difference,
                                       .doc = field->doc,
                                       .has_clause = field->clause != NULL,
                                       .clause = {.id = field->clause}};
    if (clause)
        answer.clause.title = clause->title, answer.clause.text = clause->markdown;
    if (field->clause)
        clause_href(showing->about, field->clause, answer.clause.href);
    ANSWER(showing->out, option_difference_fields, answer);
}

void house_rules_write_differences(struct writer *out, const struct field *field, const void *base, int order)
{
    const struct house_rules_played *played = base;
    struct showing showing = {.about = played->about, .out = out};
    (void)field, (void)order;
    write_array(out);
    out->failed |= !options_differ_each(played->about->ruleset, played->about->options, difference_write, &showing);
    write_array_end(out);
}

void house_rules_write_options(struct writer *out, const struct field *field, const void *base, int order)
{
    const struct house_rules_played *played = base;
    (void)field, (void)order;
    fields_write(out, played->about->ruleset->options, played->about->options, FIELD_ORDER_TABLE);
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
        sheet_sentence(sheet, about->club, &about->club, 1);
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
