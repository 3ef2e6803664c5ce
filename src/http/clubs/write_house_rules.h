/* What is played otherwise than the rulebook reads by default: as JSON, and as one page to put on the club's wall. */
#pragma once
#include "http/server/request.h"
#include "referee/difference_rows.h"
#include "referee/sheet.h"
#include "rulebook/rulebook.h"

/* What a page is about. */
struct house_rules_about {
    const struct ruleset *ruleset;
    const struct rulebook *book; /* NULL: clauses have no text */
    const void *options;         /* the ruleset's struct */
    const char *club, *name;     /* of the house rules; NULL: the options were given at the opening */
    int32_t version, newest;     /* newest 0: it is left out */
    int64_t created_at;          /* microseconds; 0: it is left out */
    const char *note;            /* or NULL */
    const struct uuid *session;  /* NULL: no session */
};

/* How the game is played, in an answer that begins with this: the options that differ, and all options. The writer
 * fails when out of memory. */
struct house_rules_played {
    const struct house_rules_about *about;
};
extern const struct fields option_difference_fields;
void house_rules_write_differences(struct writer *out, const struct field *field, const void *base, int order);
void house_rules_write_options(struct writer *out, const struct field *field, const void *base, int order);
#define HOUSE_RULES_PLAYED_ROWS                                                                                        \
    EACH("differences", option_difference_fields, "The options that differ from their defaults.",                      \
         house_rules_write_differences),                                                                               \
        MADE_OBJECT("options", "All options of the ruleset.", house_rules_write_options)
/* The page. False when out of memory. */
bool house_rules_write_page(struct sheet *sheet, const struct house_rules_about *about);
