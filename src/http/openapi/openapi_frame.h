/* Schemas that no field table describes, put together member by member. For the files of the OpenAPI document. */
#pragma once
#include "writer.h"
#include <umpire/rules.h>

/* One schema of an object; its members are written between open and close. `required` is NULL-terminated. */
void schema_open(struct writer *out, const char *name, const char *doc, const char *const *required);
void schema_close(struct writer *out);
/* The end of one that takes no other members. */
void schema_close_strict(struct writer *out);
/* The end of one that has members that it does not name. */
void schema_close_open(struct writer *out);
/* A member of a simple type. `doc` may be NULL. */
void schema_member(struct writer *out, const char *name, const char *type, const char *doc);
/* A member that may be anything. */
void schema_any(struct writer *out, const char *name, const char *doc);
/* A list of a simple type. */
void schema_plain_list(struct writer *out, const char *name, const char *type, const char *doc);
/* A text that is always the same. */
void schema_constant(struct writer *out, const char *name, const char *value);
/* A reference to a schema of the document; `name` NULL: without a key. */
void schema_reference(struct writer *out, const char *name, const char *schema);
/* A reference to any component; `key` NULL: without one. */
void part_reference(struct writer *out, const char *key, const char *section, const char *name);
/* A list of a schema of the document. */
void schema_list(struct writer *out, const char *name, const char *schema, const char *doc);

/* The prefix of references to schemas. */
#define SCHEMA_REFERENCE "#/components/schemas/"

/* What every ruling says, recorded or not (openapi_answers.c). */
void openapi_write_ruling_members(struct writer *out);
/* Questions, openings, units and the rulings that answer: those of a ruleset, each of its own type, or what any ruleset
 * takes (openapi_requests.c). */
void openapi_write_open_requests(struct writer *out);
void openapi_write_requests(struct writer *out, const struct ruleset *ruleset);
/* The two questions of odds, whose input is `input` (openapi_odds.c); and what is the same for all. */
void openapi_write_odds_questions(struct writer *out, const struct ruleset *ruleset, const struct step *step,
                                  const char *unit_input);
void openapi_write_odds(struct writer *out);
/* The rosters of a ruleset or, where it is `any`, of any; (openapi_units.c). */
void openapi_write_roster(struct writer *out, const struct ruleset *ruleset, bool any);
/* Entries (openapi_entries.c), and the members of theirs whose tables the document has to have, too. */
void openapi_write_entries(struct writer *out);
void openapi_entry_tables(void (*add)(void *to, const struct field *field), void *to);
/* A ruling of this step as it is recorded; `roles` is the schema of who takes which role, or NULL. */
void openapi_write_ruling_entry(struct writer *out, const char *name, const struct step *step, const char *roles);
/* Sessions and proofs (openapi_ledger.c). */
void openapi_write_ledger(struct writer *out);
/* The schemas of what is answered and is no field table: sessions, entries, the rulebook, problems (openapi_answers.c).
 */
void openapi_write_answers(struct writer *out);

/* "tt", "morale-check" -> "TtMoraleCheck" into `ret`. */
enum { SCHEMA_NAME_MAX = 96 };
void schema_name_write(char ret[SCHEMA_NAME_MAX], const char *ruleset, const char *step, const char *suffix);
