/* House rules: a club's options for a ruleset under a name. Their body, and options in words. */
#pragma once
#include "base/arena.h"
#include "referee/sheet.h"
#include <umpire/rules.h>

enum { HOUSE_RULES_NOTE_MAX = 500, HOUSE_RULES_FIELDS = 2 };

struct house_rules {
    char note[FIELD_TEXT_SIZE(HOUSE_RULES_NOTE_MAX)]; /* empty: none */
    const void *options;                              /* the ruleset's option struct */
};

/* {"options":{…}, "note":…} for a ruleset, into the arena. False after adding violations. */
bool house_rules_decode(struct arena *arena, const struct ruleset *ruleset, const char *body, size_t length,
                        struct house_rules *ret, struct violations *violations);

/* The table of that body for one ruleset, for schemas. `list` is the caller's memory for the members. */
struct fields house_rules_fields(const struct ruleset *ruleset, struct field *list);

/* An option's value as blocks of a page: a choice in words, a list as a table. `options` is the ruleset's struct;
 * `lead` precedes it in bold. */
void option_say(struct sheet *sheet, const char *lead, const struct field *field, const void *options);
/* The same within a line, including lists. */
void option_say_shortly(struct sheet *sheet, const struct field *field, const void *options);
