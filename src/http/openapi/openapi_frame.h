/* Schemas as the OpenAPI document has them: the parts around the tables, and what no table describes. */
#pragma once
#include "base/writer.h"
#include <umpire/rules.h>

enum { SCHEMA_NAME_MAX = 96 };

/* One schema of an object; its members are written between open and close. `required` is NULL-terminated. */
void schema_open(struct writer *out, const char *name, const char *doc, const char *const *required);
void schema_close(struct writer *out);
/* The end of an object that takes no other members. */
void schema_close_strict(struct writer *out);
/* The end of an object that has members that it does not name. */
void schema_close_open(struct writer *out);
/* A member of a simple type. `doc` may be NULL. */
void schema_member(struct writer *out, const char *name, const char *type, const char *doc);
/* A member that is the name of a ruleset, a step or a table. */
#define RULES_NAME "^[a-z][a-z0-9-]*$"
enum { RULES_NAME_LENGTH = 63 };
void schema_rules_name(struct writer *out, const char *name, const char *doc, const char *example);
/* The member `step` of a question: this step, or any step if this one has no name. */
void schema_step_name(struct writer *out, const struct step *step);
/* A text that is always the same. */
void schema_constant(struct writer *out, const char *name, const char *value);
/* A reference to a schema of the document; `name` NULL: without a key. */
void schema_reference(struct writer *out, const char *name, const char *schema);
/* A reference to any component; `key` NULL: without one. */
void part_reference(struct writer *out, const char *key, const char *section, const char *name);
/* The prefix of references to schemas. */
#define SCHEMA_REFERENCE "#/components/schemas/"

/* One of several schemas, distinguished by the value of a member: `at` gives value and schema, false after the last. */
struct alternative {
    const char *value;
    char schema[SCHEMA_NAME_MAX];
};
void schema_write_union(struct writer *out, const char *name, const char *doc, const char *member,
                        bool (*at)(const void *context, size_t number, struct alternative *ret), const void *context);

/* What a table leaves open and a document fills in. */
struct typed {
    const struct ruleset *ruleset; /* NULL: any */
    const struct step *step;       /* NULL: any */
    const char *roles;             /* the schema of the units in roles; NULL: none */
    bool open;                     /* there are members that the table does not name */
};
/* The members of a table, those of the ruleset and the step in their own words. */
void schema_write_members(struct writer *out, const struct fields *fields, const struct typed *typed);
/* The whole schema of an answer. */
void schema_write_typed(struct writer *out, const char *name, const struct fields *fields, const struct typed *typed);

/* Questions, openings, units and the rulings that answer: those of a ruleset, each of its own type, or what any ruleset
 * takes (openapi_requests.c). */
void openapi_write_open_requests(struct writer *out);
void openapi_write_requests(struct writer *out, const struct ruleset *ruleset);
/* The two questions of odds, whose input is `input` (openapi_odds.c); and what is the same for all. */
void openapi_write_odds_questions(struct writer *out, const struct ruleset *ruleset, const struct step *step,
                                  const char *unit_input);
void openapi_write_odds(struct writer *out);
/* Entries (openapi_entries.c), and the members of theirs whose tables the document has to have, too. */
void openapi_write_entries(struct writer *out);
void openapi_entry_tables(void (*add)(void *to, const struct field *field), void *to);
/* A ruling of this step as it is recorded. */
void openapi_write_ruling_entry(struct writer *out, const char *name, const struct typed *typed);

/* "tt", "morale-check" -> "TtMoraleCheck" into `ret`. */
void schema_name_write(char ret[SCHEMA_NAME_MAX], const char *ruleset, const char *step, const char *suffix);
