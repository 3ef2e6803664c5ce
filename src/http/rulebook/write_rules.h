/* What can be looked up, as JSON and as Markdown. A NULL book is one without clauses. */
#pragma once
#include "rulebook/rulebook.h"
#include <umpire/rules.h>

/* What they answer. */
extern const struct fields ruleset_list_fields, ruleset_fields, step_fields, table_list_fields, table_fields,
    clause_list_fields, clause_fields, book_fields, reference_fields, starter_fields;

/* JSON: everything in full, with its own address. */
void rulesets_write(struct writer *out);
void ruleset_write(struct writer *out, const struct ruleset *ruleset);
void step_write(struct writer *out, const struct ruleset *ruleset, const struct step *step);
void tables_write(struct writer *out, const struct ruleset *ruleset);
void table_write(struct writer *out, const struct ruleset *ruleset, const struct table *table);
void clause_write(struct writer *out, const struct ruleset *ruleset, const struct clause *clause);
/* Without a file of them in config/armies: none. */
void starter_armies_write(struct writer *out, const struct ruleset *ruleset);
/* The clauses for which `wanted` is true; NULL: all. */
void clauses_write(struct writer *out, const struct ruleset *ruleset, const struct rulebook *book,
                   bool (*wanted)(const struct clause *clause, const void *context), const void *context);
void book_write(struct writer *out, const struct ruleset *ruleset, const struct rulebook *book);

/* Whether the step applies the clause. */
bool step_applies(const struct step *step, const char *clause);

/* Markdown. */
void rulesets_markdown(struct writer *out);
void ruleset_markdown(struct writer *out, const struct ruleset *ruleset);
void step_page_markdown(struct writer *out, const struct ruleset *ruleset, const struct step *step);
void tables_markdown(struct writer *out, const struct ruleset *ruleset);
void table_page_markdown(struct writer *out, const struct table *table);
void clauses_markdown(struct writer *out, const struct ruleset *ruleset, const struct rulebook *book,
                      bool (*wanted)(const struct clause *clause, const void *context), const void *context);
void clause_markdown(struct writer *out, const struct ruleset *ruleset, const struct clause *clause);
void book_markdown(struct writer *out, const struct ruleset *ruleset, const struct rulebook *book);

/* The reference sheet: what one looks up at the table. As JSON, as Markdown, and as the page that is printed on one
 * sheet of A4. */
void reference_write(struct writer *out, const struct ruleset *ruleset, const struct rulebook *book);
void reference_markdown(struct writer *out, const struct ruleset *ruleset, const struct rulebook *book);
void reference_page(struct writer *out, const struct ruleset *ruleset, const struct rulebook *book, const char *origin);
