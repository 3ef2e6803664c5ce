/* The OpenAPI 3.1 documents, from the operations table, the field tables and the error registry: one with what every
 * app needs, in which everything that depends on a ruleset is an open object, and one for each ruleset, in which that
 * is typed. */
#pragma once
#include "base/writer.h"
#include <umpire/rules.h>

/* The document of a ruleset; NULL: the one with what every app needs. */
void openapi_write(struct writer *out, const struct ruleset *ruleset);
/* The name of the index-th group of operations, and what it is about; NULL after the last. */
const char *const *openapi_tag(size_t index);
/* openapi/steps.md: the questions and answers of each step of each ruleset. */
void steps_document_write(struct writer *out);
