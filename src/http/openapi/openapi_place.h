/* What the files share that write the paths of a document: openapi_paths.c says which, openapi_operation.c writes one
 * operation, openapi_answers.c what it answers. */
#pragma once
#include "http/openapi/openapi_parts.h"

/* Where an operation is being written: `ruleset` is NULL in the core, `step` unless it is written out. */
struct openapi_place {
    const struct operation *operation;
    const struct ruleset *ruleset;
    const struct step *step;
};

/* Whether it answers with units of the ruleset (openapi_paths.c). */
bool answers_roster(const struct operation *operation);
/* The names that a parameter of the path can have in a ruleset's document, by index; NULL after the last, and if
 * there are none. */
const char *path_choice(const struct ruleset *ruleset, const char *parameter, size_t number, const char **title);

/* The operation on this path, whose parameters are those that the place leaves open. */
void openapi_write_operation(struct writer *out, const struct openapi_place *place, const char *path);
/* "responses" of it, and the codes of its problems. */
void openapi_write_answers(struct writer *out, const struct openapi_place *place);
