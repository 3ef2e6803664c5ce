/* What is played otherwise than the rulebook reads by default: as JSON, and as one page to put on the club's wall. */
#pragma once
#include "options_differ.h"
#include "request.h"
#include "rulebook.h"
#include "sheet.h"

/* What a page is about. */
struct house_rules_about {
    const struct ruleset *ruleset;
    const struct rulebook *book; /* NULL: clauses have no text */
    const void *options;         /* the ruleset's struct */
    const char *club, *name;     /* of the house rules; NULL: the options were given at the opening */
    int32_t version, newest;     /* newest 0: it is not said */
    int64_t created_at;          /* microseconds; 0: it is not said */
    const char *note;            /* or NULL */
    const struct uuid *session;  /* NULL: no session */
};

extern const struct fields option_difference_fields;
/* The list of what differs, and all options; the writer fails when out of memory. */
void house_rules_write_differences(struct writer *out, const struct house_rules_about *about);
void house_rules_write_options(struct writer *out, const struct house_rules_about *about);
/* The page. False when out of memory. */
bool house_rules_write_page(struct sheet *sheet, const struct house_rules_about *about);
