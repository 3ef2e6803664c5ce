/* The parts of the documents, each in its file. They are written for every document alike; what a document does not
 * refer to is left out of it (openapi.c). */
#pragma once
#include "base/writer.h"
#include "http/server/operation.h"

/* "paths" and "tags" of the document of a ruleset, or of the core (openapi_paths.c). */
void openapi_write_paths(struct writer *out, const struct ruleset *ruleset);
void openapi_write_tags(struct writer *out, const struct ruleset *ruleset);

/* What is the same for many operations: responses, parameters, headers (openapi_shared.c). */
void openapi_write_shared(struct writer *out);
/* The headers that say what is left of a limit: of every answer of an operation that limits refuse. */
void openapi_write_limit_headers(struct writer *out);
/* The name of the response that answers with problems of this status; NULL: no error has it. */
const char *problem_response_name(int status);

/* "schemas", in the document of a ruleset or the core (openapi_schemas.c). */
void openapi_write_schemas(struct writer *out, const struct ruleset *ruleset);
/* The name of a body's schema; `step` may be NULL. */
void body_name_write(char *ret, const struct ruleset *ruleset, const struct step *step, enum body body);
