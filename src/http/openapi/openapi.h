/* The OpenAPI 3.1 documents, from the operations table, the field tables and the error registry: one of what every app
 * needs, in which whatever depends on a ruleset is an open object, and one for each ruleset, in which that is typed. */
#pragma once
#include "base/writer.h"
#include <umpire/rules.h>

/* The document of a ruleset; NULL: of what every app needs. */
void openapi_write(struct writer *out, const struct ruleset *ruleset);
/* openapi/steps.md: what each step of each ruleset is asked and answers. */
void steps_document_write(struct writer *out);
