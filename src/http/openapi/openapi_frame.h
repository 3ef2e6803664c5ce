/* Schemas that no field table describes, put together member by member. For the files of the OpenAPI document. */
#pragma once
#include "writer.h"
#include <umpire/rules.h>

/* One schema of an object; its members are written between open and close. `required` is NULL-terminated. */
void schema_open(struct writer *out, const char *name, const char *doc, const char *const *required);
void schema_close(struct writer *out);
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
/* A list of a schema of the document. */
void schema_list(struct writer *out, const char *name, const char *schema, const char *doc);

/* What every ruling says, recorded or not (openapi_answers.c). */
void openapi_write_ruling_members(struct writer *out);
/* What `input` is where units may be named (openapi_schemas.c). */
void openapi_write_unit_input(struct writer *out, const struct step *step);
/* The schemas of odds (openapi_odds.c): a step's question, outside and inside a session, and what is the same for all.
 */
void openapi_write_odds_question(struct writer *out, const struct ruleset *ruleset, const struct step *step);
void openapi_write_session_odds_question(struct writer *out, const struct ruleset *ruleset, const struct step *step);
void openapi_write_odds(struct writer *out);
/* The schemas of what is made of a whole session (openapi_reports.c). */
void openapi_write_reports(struct writer *out);
/* Clubs and their house rules (openapi_clubs.c). */
void openapi_write_clubs(struct writer *out);
/* Units: bodies and answers (openapi_units.c). */
void openapi_write_units(struct writer *out);
/* Entries (openapi_entries.c), and the members of theirs whose tables the document has to have, too. */
void openapi_write_entries(struct writer *out);
void openapi_entry_tables(void (*add)(void *to, const struct field *field), void *to);
/* Sessions and proofs (openapi_ledger.c). */
void openapi_write_ledger(struct writer *out);
/* The schemas of what is answered and is no field table: sessions, entries, the rulebook, problems (openapi_answers.c).
 */
void openapi_write_answers(struct writer *out);
