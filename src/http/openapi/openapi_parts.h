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

/* One operation: openapi_paths.c says which, openapi_operation.c writes it, openapi_answers.c what it answers. */

/* Where an operation is being written: `ruleset` is NULL in the core, `step` unless it is written out. */
struct openapi_place {
    const struct operation *operation;
    const struct ruleset *ruleset;
    const struct step *step;
};

/* The names that a parameter of the path can have in a ruleset's document, by index; NULL after the last, and if
 * there are none. */
const char *path_choice(const struct ruleset *ruleset, const char *parameter, size_t number, const char **title);

/* The operation on this path, whose parameters are those that the place leaves open. */
void openapi_write_operation(struct writer *out, const struct openapi_place *place, const char *path);
/* "responses" of it, and the codes of its problems. */
void openapi_write_answers(struct writer *out, const struct openapi_place *place);
