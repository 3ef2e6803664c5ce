/* A path of the OpenAPI document while it is written. For the files of the document. */
#pragma once
#include "operation.h"
#include "writer.h"

/* Where a path that is being written stands: step is NULL for a path that is not written out per step. */
struct place {
    const struct operation *operation;
    const struct ruleset *ruleset;
    const struct step *step;
};

/* {"$ref": …} to a schema by its name, or by ruleset, step (NULL: none) and suffix (openapi_bodies.c). */
void reference_write(struct writer *out, const char *name);
void step_reference_write(struct writer *out, const struct ruleset *ruleset, const struct step *step,
                          const char *suffix);
/* The request's body, where the operation has one. */
void body_write(struct writer *out, const struct place *place);
